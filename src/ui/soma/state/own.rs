//! The editor of pieces: what each of its elements does, and the set that is being made, which is in the link.

use super::{Edited, State};
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::own_set::{OwnFault, OwnSet, TETROMINOES};
use crate::puzzle::soma::pack::fullest::Fullest;
use crate::puzzle::soma::pieces::{PieceSet, Turning};
use crate::puzzle::soma::{Figure, KnownSet};
use crate::ui::page::state::PageState;
use crate::ui::soma::layers::coordinates;
use crate::values::{Allowed, LinkValues};

/// The editor of pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnState {
    /// The set that is being made, as the key `pieces` has it; empty while the editor is closed. It is read where it is needed, in the
    /// second part of the program.
    pub text: String,
    /// The piece that is drawn, by its place.
    pub chosen: usize,
    /// The text that was typed last and is no set, and why.
    pub refused: Option<(String, OwnFault)>,
    /// The answer to the last question how much of the figure the pieces fill; `Some(None)` if they fill nothing.
    pub filled: Option<Option<Filling>>,
    /// Whether the text comes from a link and was not checked yet.
    is_unchecked: bool,
}

/// How much of a figure some pieces fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filling {
    /// Number of pieces that are used, and of all pieces.
    pub pieces: (usize, usize),
    /// Number of cells that are filled, and of all cells.
    pub cells: (usize, usize),
    /// Whether it is certain that no more can be filled.
    pub is_proven: bool,
}

impl OwnState {
    /// The set that is being made; none while the editor is closed.
    pub fn set(&self) -> Option<OwnSet> {
        self.text.parse().ok().filter(|_| !self.text.is_empty())
    }
}

impl State {
    /// Reads the key `pieces`.
    pub(super) fn read_pieces(&mut self, values: &LinkValues) {
        let text = values.text("pieces").unwrap_or_default();
        if text != self.own.text {
            self.own = OwnState { text: text.to_string(), is_unchecked: !text.is_empty(), ..OwnState::default() };
        }
    }

    /// Tells that the link has no set that can be edited, and closes the editor.
    pub(super) fn check_pieces(&mut self) {
        if !std::mem::take(&mut self.own.is_unchecked) || self.own.text.is_empty() {
            return;
        }
        match self.own.set() {
            Some(set) => self.own.text = set.to_string(),
            None => {
                let found = std::mem::take(&mut self.own.text);
                self.base.refuse("pieces", found, Allowed::Like("2xooo.o--,oo"));
            }
        }
    }

    /// Restores a set that was being made.
    pub(super) fn put_pieces(&mut self, text: String) {
        if text != self.own.text {
            self.own = OwnState { text, chosen: self.own.chosen, ..OwnState::default() };
        }
    }

    /// Does what an element of the editor says in its attribute, such as `more:2` for one more of piece 2, counted from 0; a field also
    /// has a value. Returns whether the searched setup has changed.
    pub fn edit_pieces(&mut self, what: &str, value: Option<&str>) -> bool {
        let (verb, rest) = what.split_once(':').unwrap_or((what, ""));
        let Some(set) = self.own.set() else {
            return verb == "open" && self.make_pieces(&OwnSet::of(&self.model.pieces));
        };
        let last = set.pieces().len() - 1;
        let chosen = self.own.chosen.min(last);
        let (place, place_in_box) = (rest.parse().unwrap_or(chosen), coordinates(rest));
        let times = set.pieces().get(place).map_or(1, |piece| piece.times);
        let mut made = set;
        match (verb, value, place_in_box) {
            ("choose", ..) => self.own.chosen = place.min(last),
            ("more", ..) => made.set_times(place, times + 1),
            ("fewer", ..) => made.set_times(place, times - 1),
            ("turning", Some(value), _) => {
                let chosen = value.parse().ok().and_then(|line: usize| Turning::ALL.get(line).copied());
                made.set_turning(chosen.unwrap_or_default());
            }
            ("remove", ..) => {
                made.remove(place);
                self.own.chosen = chosen.saturating_sub(usize::from(place < chosen));
            }
            ("add", ..) => {
                made.add();
                self.own.chosen = made.pieces().len() - 1;
            }
            ("side", Some(value), _) => {
                let mut sides = made.pieces()[chosen].draft.sides();
                if let (Some(side), Ok(value)) = (sides.get_mut(place), value.parse()) {
                    *side = value;
                }
                made.set_sides(chosen, sides);
            }
            ("start", ..) => {
                made = match place {
                    0 => OwnSet::of(&self.model.pieces),
                    1 => TETROMINOES.parse().unwrap_or_default(),
                    3 => OwnSet::one_sided_pentominoes(),
                    _ => OwnSet::of(&KnownSet::Tetracubes.set().0),
                };
            }
            ("text", Some(value), _) => match value.parse() {
                Ok(read) => (made, self.own.refused) = (read, None),
                Err(fault) => self.own.refused = Some((value.to_string(), fault)),
            },
            ("box", _, Some([width, depth, height])) => {
                return Figure::block(width, depth, height).is_some_and(|block| self.build(Draft::of(&block)));
            }
            ("use", ..) => {
                let Ok(model) = made.model(&self.draft) else { return false };
                return self.replace(Edited { model, pieces: String::new(), run: None, ..self.now() });
            }
            ("close", ..) => {
                let draft = Draft::of(&self.model.figure);
                return self.replace(Edited { pieces: String::new(), draft, run: None, ..self.now() });
            }
            _ => {}
        }
        self.make_pieces(&made)
    }

    /// The pieces and the figure of which it can be asked how much the pieces fill: their volumes differ, and nothing else is wrong.
    pub fn to_be_filled(&self) -> Option<(PieceSet, Figure)> {
        let set = self.own.set()?;
        let Err(faults) = set.model(&self.draft) else { return None };
        if !matches!(faults[..], [OwnFault::Volume { .. }]) {
            return None;
        }
        Some((PieceSet::read(&set.to_string()).ok()?, self.draft.shape()?))
    }

    /// Takes the pieces and the figure of a filling, with a single cube for each empty cell. Returns whether the searched setup has
    /// changed.
    pub fn take_filling(&mut self, found: Option<Fullest>) -> bool {
        let Some(Fullest { model, pieces, empty, is_proven }) = found else {
            self.own.filled = Some(None);
            return false;
        };
        let all = model.figure.count();
        let changed = self.replace(Edited { model, pieces: String::new(), run: None, ..self.now() });
        self.own.filled = Some(Some(Filling { pieces, cells: (all - empty, all), is_proven }));
        changed
    }

    /// Replaces the set that is being made. Returns false: what is searched stays.
    pub(super) fn make_pieces(&mut self, set: &OwnSet) -> bool {
        let pieces = set.to_string();
        pieces != self.own.text && self.replace(Edited { pieces, run: None, ..self.now() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::stroke::{CellStroke, Editing};
    use super::*;
    use crate::geometry::lattice::cell;
    use crate::link::Link;
    use crate::puzzle::soma::tint::Tint;
    use crate::ui::page::state::Linked;
    use crate::ui::soma::state::later;

    fn opened(link: &str) -> State {
        let mut state = State::of(&Link::parse(link).0);
        later::check_pieces(&mut state);
        state
    }

    #[test]
    fn a_set_is_made_used_and_taken_back() {
        let mut state = opened("#/soma?figure=bathtub&step=40");
        let before = state.link().to_string();
        assert!(!state.edit_pieces("more:0", None), "the editor is closed");
        assert_eq!(state.link().to_string(), before);
        for (what, value, pieces) in [
            ("open", None, "o-.oo,o--.ooo,-o-.ooo,-oo.oo-,--.-o_o-.oo,o-.--_o-.oo,--.o-_o-.oo"),
            ("start:1", None, TETROMINOES),
            ("remove:4", None, "oooo,oo.oo,--o.ooo,-o-.ooo"),
            ("text", Some("2xooo.o--"), "2xooo.o--"),
            ("text", Some("ooo.x"), "2xooo.o--"),
            ("fewer:0", None, "ooo.o--"),
            ("fewer:0", None, "ooo.o--"),
            ("more:0", None, "2xooo.o--"),
            ("add", None, "2xooo.o--,-"),
            ("0-2-0", Some(""), "2xooo.o--,o"),
            ("1-2-0", Some(""), "2xooo.o--,oo"),
            ("side:0", Some("4"), "2xooo.o--,----.----.----_oo--.----.----"),
            ("side:0", Some("3"), "2xooo.o--,oo"),
            ("use", None, "2xooo.o--,oo"),
            ("more:9", None, "2xooo.o--,oo"),
            ("remove:9", None, "2xooo.o--,oo"),
            ("choose:9", None, "2xooo.o--,oo"),
            ("nothing", None, "2xooo.o--,oo"),
        ] {
            match (coordinates(what), value) {
                (Some([x, y, z]), Some("")) => {
                    let stroke = CellStroke::Alone(cell(x as i16, y as i16, z as i16));
                    assert!(!state.paint(Editing::Piece, stroke), "{what}");
                }
                _ => assert!(!state.edit_pieces(what, value), "{what}: what is searched stays"),
            }
            assert_eq!(state.own.text, pieces, "{what}");
        }
        assert_eq!(state.own.refused, None, "an edit takes the refused text away");
        assert!(!state.edit_pieces("box:5-2-1", None));
        let making = "#/soma?figure=bathtub&draft=ooooo.ooooo&pieces=2xooo.o--,oo&step=40";
        assert_eq!(state.link().to_string(), making);
        assert!(state.edit_pieces("use", None));
        assert_eq!((state.model.pieces.to_string(), state.own.text.as_str()), ("2xooo.o--,oo".to_string(), ""));
        assert!(state.undo());
        assert_eq!(state.link().to_string(), making);
        assert!(!state.undo(), "the box");
        assert!(state.is_built());
        while state.can_undo_redo().0 {
            assert!(!state.undo());
        }
        assert_eq!(state.link().to_string(), before);
    }

    #[test]
    fn a_stroke_over_a_piece_is_one_edit() {
        let mut state = opened("#/soma?pieces=oo,-");
        state.own.chosen = 1;
        let at = |x: i16| cell(x, 2, 0);
        state.paint(Editing::Piece, CellStroke::Begin(at(0)));
        for x in [1, 0, 2] {
            state.paint(Editing::Piece, CellStroke::Over(at(x)));
        }
        state.paint(Editing::Piece, CellStroke::End);
        assert_eq!(state.own.text, "oo,ooo");
        state.paint(Editing::Piece, CellStroke::Over(at(1)));
        assert!(state.own.text == "oo,ooo" && !state.undo());
        assert_eq!((state.own.text.as_str(), state.can_undo_redo().0), ("oo,-", false));
    }

    #[test]
    fn cells_that_may_stay_empty_bring_gaps() {
        let mut state = opened("#/soma?view=figure");
        let before = state.link().to_string();
        let larger = state.draft.with_sides([3, 3, 4]);
        state.build(larger);
        state.brush = Tint::Open;
        for x in 0..3 {
            state.paint(Editing::Figure, CellStroke::Alone(cell(x, 1, 3)));
        }
        let set = state.model.pieces.clone();
        assert_eq!((set.solid(), set.count(), state.model.figure.count()), (7, 10, 30));
        assert!(!state.model.is_soma() && state.is_built() && !state.is_counted_fast());
        // The link leads to the same.
        let again = opened(&state.link().to_string());
        assert_eq!((&again.model, again.link().to_string()), (&state.model, state.link().to_string()));
        // A cell that may stay empty and is taken away takes a gap with it; without any it is the Soma cube again.
        state.paint(Editing::Figure, CellStroke::Alone(cell(0, 1, 3)));
        assert_eq!(state.model.pieces.count(), 9);
        for x in 1..3 {
            state.paint(Editing::Figure, CellStroke::Alone(cell(x, 1, 3)));
        }
        assert!(state.model.is_soma() && state.is_cube());
        while state.can_undo_redo().0 {
            state.undo();
        }
        assert_eq!(state.link().to_string(), before);
        // No cell of a piece may stay empty.
        let mut state = opened("#/soma?pieces=oo,-");
        (state.own.chosen, state.brush) = (1, Tint::Open);
        state.paint(Editing::Piece, CellStroke::Alone(cell(0, 2, 0)));
        assert_eq!(state.own.text, "oo,o");
    }

    #[test]
    fn cells_are_filled_with_the_colour_of_the_brush() {
        let mut state = opened("#/soma?figure=bathtub&pieces=oo,-");
        state.own.chosen = 1;
        let at = |x: i16| cell(x, 2, 0);
        let stroke = |state: &mut State, cells: &[i16]| {
            state.paint(Editing::Piece, CellStroke::Begin(at(cells[0])));
            for &x in &cells[1..] {
                state.paint(Editing::Piece, CellStroke::Over(at(x)));
            }
            state.paint(Editing::Piece, CellStroke::End);
            state.own.text.clone()
        };
        state.brush = Tint::Black;
        assert_eq!(stroke(&mut state, &[0, 1, 2]), "oo,kkk");
        state.brush = Tint::White;
        assert_eq!(stroke(&mut state, &[1]), "oo,kwk");
        // A cell that has the colour is emptied, and those after it.
        assert_eq!(stroke(&mut state, &[1, 0]), "oo,---.---.---_--k.---.---");
        state.brush = Tint::Neutral;
        assert_eq!(stroke(&mut state, &[2, 1]), "oo,---.---.---_-oo.---.---");
        for text in ["oo,---.---.---_--k.---.---", "oo,kwk", "oo,kkk", "oo,-"] {
            assert!(!state.undo());
            assert_eq!(state.own.text, text);
        }
        // The figure, which is searched anew in its colours.
        state.brush = Tint::White;
        let first = state.draft.corner().expect("cells");
        assert!(state.paint(Editing::Figure, CellStroke::Alone(first)));
        assert_eq!(state.model.figure.tints().map(|cells| cells.count_ones()), [0, 1, 0]);
        assert!(state.undo());
        assert_eq!(state.model.figure.tints(), [0; 3]);
    }

    #[test]
    fn a_pasted_solution_keeps_the_colours_of_the_figure() {
        let mut state = opened("#/soma?set=kw,wk.-o&figure=kwwk.---k");
        assert!(!state.take_figure("/1122\n/...2"), "the same figure");
        assert_eq!(state.model.figure.to_string(), "kwwk.---k");
        assert_eq!(state.written_solution().as_deref(), Some("11222"));
        // Black would come to white: only the figure without its colours is meant.
        let mut state = opened("#/soma?set=kw,wk.-o&figure=wwwk.---k");
        assert!(state.take_figure("/1122\n/...2"));
        assert_eq!(state.model.figure.to_string(), "oooo.---o");
    }

    #[test]
    fn a_bad_set_of_a_link_is_told_and_a_good_one_stays() {
        let mut state = opened("#/soma?pieces=oo,ob&view=pieces");
        assert_eq!((state.base.troubles.len(), state.link().to_string().as_str()), (1, "#/soma?view=pieces"));
        later::check_pieces(&mut state);
        assert_eq!(state.base.troubles.len(), 1, "once only");
        let state = opened("#/soma?pieces=o-o");
        assert!(state.base.troubles.is_empty());
        assert_eq!(state.link().to_string(), "#/soma?pieces=o-o");
        // Back to a link without it.
        let mut state = state;
        state.follow(&Link::parse("#/soma").0);
        assert_eq!(state.own, OwnState::default());
    }
}
