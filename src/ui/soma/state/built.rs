//! The solutions that the reader has built by hand, as the page shows them.

use super::solutions::KnownSolutions;
use super::{HandState, State};
use crate::puzzle::soma::Model;
use crate::puzzle::soma::built::{Built, BuiltSolution};
use std::rc::Rc;

/// What is known of them.
#[derive(Debug, Default)]
pub struct BuiltHere {
    /// Those of the present figure, with the numbers of their classes from 0.
    pub classes: Vec<(usize, BuiltSolution)>,
    /// Whether the one that was built last was not built before.
    pub is_new: bool,
    /// Whether the browser did not let the page keep it.
    pub is_lost: bool,
    /// All that are kept, of all figures.
    all: Built,
    /// The numbering of the classes.
    known: Option<Rc<KnownSolutions>>,
    /// The game of which classes were added last, and these.
    added: (u32, Vec<usize>),
}

impl BuiltHere {
    /// Forgets what is known of the present figure.
    pub(super) fn forget(&mut self) {
        (self.classes, self.known) = (vec![], None);
    }
}

impl State {
    /// Adds a solution that was just built to those that are kept, and finds those of the present figure.
    pub(super) fn keep_built(&mut self, read: impl FnOnce() -> Option<Built>, keep: impl FnOnce(&Built) -> bool) {
        let State { built, hand, model: Model { pieces, figure, .. }, .. } = self;
        let Some(known) = self.solutions.clone().filter(|known| known.catalogue.is_whole()) else { return };
        let HandState { building, class, games, clock, .. } = &*hand;
        if built.added.0 != *games {
            built.added = (*games, vec![]);
        }
        // Moves and time tell something of a whole game only.
        let is_whole = building.is_from_empty() && building.made() > 0;
        let class = class.filter(|class| is_whole && !built.added.1.contains(class));
        if class.is_none() && built.known.as_ref().is_some_and(|before| Rc::ptr_eq(before, &known)) {
            return;
        }
        if let Some(kept) = read() {
            built.all = kept;
        }
        if let Some(class) = class
            && let Some(solution) = known.catalogue.classes.get(class)
        {
            let (moves, seconds) = (building.made() as u32, (clock / 1_000.0) as u32);
            built.is_new = built.all.add(BuiltSolution::new(pieces, figure, &solution.labels, moves, seconds));
            built.is_lost = !keep(&built.all);
            built.added.1.push(class);
        }
        built.classes = built.all.of(pieces, figure, &known.catalogue);
        built.known = Some(known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::puzzle::soma::Figure;
    use crate::puzzle::soma::build::Building;
    use crate::puzzle::soma::figure::bits;
    use crate::puzzle::soma::solutions::{Inquiry, Question, solution};
    use crate::ui::page::state::Linked;
    use crate::ui::soma::state::later::settle;
    use crate::ui::steps::Steps;
    use std::cell::RefCell;

    #[test]
    fn what_is_built_by_hand_is_kept_once_a_game() {
        let (link, _) = Link::parse("#/soma?view=hand");
        let mut state = State::of(&link);
        let Model { pieces, figure, .. } = state.model.clone();
        let inquiry = Inquiry::new(&pieces, &figure, Question::Classes).map(|mut inquiry| {
            inquiry.advance(u64::MAX);
            inquiry.catalogue()
        });
        inquiry.into_iter().for_each(|catalogue| state.know(catalogue, 0));
        let device = RefCell::new(String::new());
        let look = |state: &mut State| {
            settle(state);
            let read = || Some(Built::read(&device.borrow()));
            state.keep_built(read, |built| {
                device.replace(built.to_string());
                true
            });
        };
        let build = |state: &mut State, class: usize| {
            let labels = state.solutions.as_ref().map(|known| known.catalogue.classes[class].labels.clone());
            for (piece, cells) in solution(&labels.unwrap_or_default(), pieces.count()).iter().enumerate() {
                state.hand.change_in_place(|building| building.hold(piece, *cells));
                assert!(state.hand.put(), "{:?}", bits(*cells).collect::<Vec<_>>());
            }
        };
        let build_last = |state: &mut State| {
            let labels = state.solutions.as_ref().map(|known| known.catalogue.classes[86].labels.clone());
            for piece in [3, 5] {
                let cells = solution(labels.as_ref().unwrap_or(&vec![]), pieces.count())[piece];
                state.hand.change_in_place(|building| building.hold(piece, cells));
                assert!(state.hand.put());
            }
        };
        let classes = |state: &State| {
            let each = state.built.classes.iter().map(|(class, solution)| (*class, solution.moves, solution.games));
            each.collect::<Vec<_>>()
        };
        look(&mut state);
        assert_eq!((classes(&state), device.borrow().len()), (vec![], 0));
        build(&mut state, 86);
        look(&mut state);
        assert!(state.built.is_new && !state.built.is_lost);
        assert_eq!(classes(&state), [(86, 7, 1)]);
        // Back and forth is the same game; a new game counts again, and another tab's are not lost.
        state.aim(3);
        look(&mut state);
        state.aim(7);
        look(&mut state);
        assert_eq!(classes(&state), [(86, 7, 1)]);
        let other = device.borrow().replace(" 7 0 1", " 9 5 1");
        device.replace(format!("{other}damaged\n"));
        state.hand.begin(Building::new(pieces.clone(), figure.clone()));
        build(&mut state, 4);
        look(&mut state);
        assert_eq!(classes(&state), [(4, 7, 1), (86, 9, 1)]);
        state.hand.begin(Building::new(pieces.clone(), figure.clone()));
        build(&mut state, 86);
        look(&mut state);
        assert!(!state.built.is_new);
        assert_eq!(classes(&state), [(4, 7, 1), (86, 7, 2)]);
        // To begin again and to take that back is no new game.
        state.hand.begin_again();
        assert_eq!((state.farthest(), state.hand.undo_begin_again()), (0, true));
        look(&mut state);
        assert_eq!((state.step(), classes(&state)), (7, vec![(4, 7, 1), (86, 7, 2)]));
        // A complete figure from a link was not built here.
        let text = state.link().to_string();
        let (link, _) = Link::parse(&text);
        let mut opened = State::of(&link);
        opened.solutions = state.solutions.clone();
        look(&mut opened);
        assert_eq!((classes(&opened), device.borrow().lines().count()), (vec![(4, 7, 1), (86, 7, 2)], 2));
        for piece in [3, 5] {
            opened.hand.change_in_place(|building| building.take(piece));
            opened.hand.change_in_place(Building::lay_aside);
        }
        build_last(&mut opened);
        look(&mut opened);
        assert_eq!((opened.hand.class, classes(&opened).len()), (Some(86), 2), "nor its last pieces");
        assert!(!opened.built.is_new);
        // A browser that keeps nothing: the list lasts as long as the page, and that is told.
        state.hand.begin(Building::new(pieces.clone(), figure.clone()));
        build(&mut state, 9);
        settle(&mut state);
        state.keep_built(|| None, |_| false);
        assert!(state.built.is_lost);
        assert_eq!(classes(&state), [(4, 7, 1), (9, 7, 1), (86, 7, 2)]);
        // Another figure has its own.
        opened.edit_figure(Figure::block(9, 3, 1).unwrap_or_default());
        assert_eq!(classes(&opened), []);
    }
}
