//! Building by hand, as the page keeps it: what is built, what was asked for, and what is told.

use super::{State, View};
use crate::geometry::Point;
use crate::puzzle::soma::build::{self, BuildHint, Building, Refusal};
use crate::puzzle::soma::scene::hand::middle;
use crate::puzzle::soma::{Cell, Mask, Model};
use crate::scene::Solid;
use crate::ui::page::state::Linked;
use crate::values::{Allowed, LinkValues, LinkWriter};

/// The distance on the drawing within which the piece under the pointer goes to a place, in edges of a cell.
const REACH: f64 = 1.1;

/// How much farther a place counts that is not free.
const NOT_FREE: f64 = 0.6;

/// Building by hand.
#[derive(Clone, Debug)]
pub struct HandState {
    /// The pieces in place and in the hand, and the moves.
    pub building: Building,
    /// Why the piece in the hand was not put down, until something changes.
    pub refused: Option<Refusal>,
    /// The hint that was asked for, until the pieces in place change.
    pub hint: Option<BuildHint>,
    /// Whether a hint was asked for that waits for the solutions.
    pub waits: bool,
    /// What stood before the reader has begun again, and the time then, until something else is done.
    before: Option<Box<(Building, f64)>>,
    /// Whether it is told all the time how many solutions are left.
    pub tells: bool,
    /// Whether that was asked for the present pieces.
    pub asked: bool,
    /// The number of solutions left, once it is known.
    pub left: Option<u64>,
    /// The class of a complete figure, once it is known.
    pub class: Option<usize>,
    /// The time of play in milliseconds; it stops when the figure is complete.
    pub clock: f64,
    /// The number of games begun so far.
    pub games: u32,
    /// Where the pointer has the piece in the hand.
    pub pointer: Option<Point>,
    /// Whether the piece in the hand would be put down at its corner.
    pub is_aimed: bool,
    /// The places of the piece in the hand, as it is turned.
    spots: Vec<(Cell, Mask)>,
    /// The number of changes so far: whatever is drawn has changed with it.
    pub changes: u64,
}

impl HandState {
    /// The figure of a model before its first piece.
    pub fn new(model: &Model) -> HandState {
        HandState::of(Building::new(model.pieces.clone(), model.figure.clone()))
    }

    fn of(building: Building) -> HandState {
        HandState {
            building,
            refused: None,
            hint: None,
            waits: false,
            before: None,
            tells: false,
            asked: false,
            left: None,
            class: None,
            clock: 0.0,
            games: 0,
            pointer: None,
            is_aimed: false,
            spots: vec![],
            changes: 0,
        }
    }

    /// Begins a new game.
    pub fn begin(&mut self, building: Building) {
        let (games, changes) = (self.games + 1, self.changes + 1);
        *self = HandState { games, changes, tells: self.tells, ..HandState::of(building) };
    }

    /// Changes what is in the hand, so that what was told before no longer holds.
    pub fn change(&mut self, change: impl FnOnce(&mut Building)) {
        let (held, standing) = (self.building.held(), self.building.standing().to_vec());
        change(&mut self.building);
        self.refused = None;
        self.before = None;
        self.changes += 1;
        let turned = |held: build::HeldPiece| (held.piece, held.orientation);
        if self.building.held().map(turned) != held.map(turned) {
            self.spots = self.building.spots();
        }
        if self.building.standing() != standing {
            (self.asked, self.left, self.class) = (false, None, None);
            (self.hint, self.waits) = (None, false);
        }
        if self.building.held().is_none() {
            (self.pointer, self.is_aimed) = (None, false);
        }
    }

    /// Changes it by keys or buttons: the pointer no longer has the piece.
    pub fn change_in_place(&mut self, change: impl FnOnce(&mut Building)) {
        (self.pointer, self.is_aimed) = (None, true);
        self.change(change);
    }

    /// The pointer has the piece in the hand at a point of the drawing, in which `solid` is the figure. The piece goes to the place that
    /// is drawn nearest to it, if one is near; places that are free come first.
    pub fn follow(&mut self, solid: &Solid, at: Point) {
        let Some(held) = self.building.held() else { return };
        let sides = self.building.pieces().pieces()[held.piece].orientations[held.orientation].extents();
        let (figure, filled) = (self.building.figure(), self.building.filled());
        let mut nearest: Option<(f64, Cell)> = None;
        for &(corner, cells) in &self.spots {
            let drawn = solid.project(middle(figure, corner, sides));
            let far = (drawn.x - at.x).hypot(drawn.y - at.y) / solid.scale;
            let far = if cells & filled == 0 { far } else { far + NOT_FREE };
            if far < nearest.map_or(REACH, |(least, _)| least) {
                nearest = Some((far, corner));
            }
        }
        self.change(|building| {
            if let Some((_, corner)) = nearest {
                building.carry(corner);
            }
        });
        (self.pointer, self.is_aimed) = (Some(at), nearest.is_some());
    }

    /// Puts the piece in the hand down where it is aimed, or tells why not. Returns whether it stands.
    pub fn put(&mut self) -> bool {
        if self.building.held().is_none() {
            return false;
        }
        let mut outcome = Ok(());
        if self.pointer.is_some() && !self.is_aimed {
            outcome = Err(Refusal { outside: self.building.cubes().len(), ..Refusal::default() });
        } else {
            self.change_in_place(|building| outcome = building.put());
        }
        self.refused = outcome.err();
        self.changes += 1;
        self.refused.is_none()
    }

    /// Begins again from the first pieces.
    pub fn begin_again(&mut self) {
        let before = (self.building.clone(), self.clock);
        self.change(Building::begin_again);
        self.before = Some(Box::new(before));
        self.clock = 0.0;
        self.games += 1;
    }

    /// Takes back that the reader has begun again. Returns whether that was the last thing done.
    pub fn undo_begin_again(&mut self) -> bool {
        let Some((before, clock)) = self.before.take().map(|before| *before) else { return false };
        self.change(|building| *building = before);
        self.clock = clock;
        self.games -= 1;
        true
    }

    /// The number of solutions left, if it is to be told.
    pub fn told(&self) -> Option<u64> {
        self.left.filter(|_| self.tells || self.asked)
    }
}

impl State {
    /// Why the number of solutions left is not known: of three texts the one for being counted, not counted, or too many to list.
    pub fn unknown<T: Copy>(&self, [counting, uncounted, too_many]: [T; 3]) -> T {
        match &self.solutions {
            Some(solutions) if !solutions.catalogue.is_whole() => too_many,
            None if !self.counting.is_running() && (self.counting.is_begun() || !self.is_counted_fast()) => uncounted,
            _ => counting,
        }
    }

    /// Writes the pieces in place.
    pub(super) fn write_hand(&self, written: &mut LinkWriter) {
        if self.view == View::Hand {
            let building = &self.hand.building;
            written.add("placed", build::text(building.pieces(), building.figure(), building.standing()).as_str(), "");
            written.add("left", u8::from(self.hand.tells), 0);
        }
    }

    /// Reads the pieces in place. Those that stand already stay, with the moves so far.
    pub(super) fn read_hand(&mut self, values: &mut LinkValues, step: Option<u64>) {
        let Model { pieces, figure, .. } = &self.model;
        let start = |standing: &[(usize, Mask)]| Building::with(pieces.clone(), figure.clone(), standing);
        let part = |text: &str| build::read(pieces, figure, text);
        let placed = values.list("placed", Allowed::Like("3:1-2-3-5.1:4-7-8"), part, |parts| start(parts).is_some());
        let placed = placed.unwrap_or_default();
        if self.hand.building.standing() != placed
            && let Some(building) = start(&placed)
        {
            self.hand.begin(building);
        }
        self.hand.tells = values.flag("left").unwrap_or(false);
        if let Some(step) = step {
            self.go_to(step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::ui::page::check::check_link;
    use crate::ui::page::state::PageState;
    use crate::ui::steps::Steps;

    #[test]
    fn pieces_in_place_are_read_from_a_link_or_told() {
        let check = check_link::<State>;
        let challenge = "#/soma?view=hand&placed=3:1-2-5-3.1:8-6-9";
        check(challenge, &[], challenge);
        check("#/soma?view=hand&placed=3:5-3-2-1.1:6-8-9", &[], challenge);
        check("#/soma?view=hand&left=1", &[], "#/soma?view=hand&left=1");
        check("#/soma?view=hand&left=2&step=1", &["step=1 of 0", "left=2"], "#/soma?view=hand");
        // No such piece, no such cell, not its shape, twice, two that meet.
        for placed in ["8:1-2-3-5", "3:1-2-3-28", "3:1-2-3-4", "3:1-2-3-5.3:1-2-3-5", "3:1-2-3-5.1:5-6-9", "x"] {
            check(&format!("#/soma?view=hand&placed={placed}"), &[&format!("placed={placed}")], "#/soma?view=hand");
        }
        // Other views have no use for it.
        check("#/soma?view=pieces&placed=3:1-2-3-5", &[], "#/soma?view=pieces");
    }

    #[test]
    fn to_begin_again_can_be_undone_and_a_piece_laid_back_keeps_its_place() {
        let (link, _) = Link::parse("#/soma?view=hand&placed=3:1-2-3-5.1:8-6-9");
        let mut state = State::of(&link);
        let text = state.link().to_string();
        for piece in [2, 0] {
            state.hand.change_in_place(|building| building.take(piece));
            state.hand.change_in_place(Building::lay_back);
            assert_eq!(state.link().to_string(), text);
            state.hand.change_in_place(|building| building.take(piece));
            assert!(state.hand.put());
            assert_eq!((state.link().to_string(), state.step()), (text.clone(), 0), "back where it was");
        }
        state.hand.change_in_place(|building| building.take(0));
        state.hand.change(Building::lay_aside);
        assert_eq!((state.step(), state.hand.undo_begin_again()), (1, false));
        state.hand.begin_again();
        assert_eq!((state.step(), state.hand.building.standing().len()), (0, 2));
        assert!(state.hand.undo_begin_again() && !state.hand.undo_begin_again());
        assert_eq!((state.step(), state.hand.building.standing().len()), (1, 1));
    }

    #[test]
    fn moves_are_the_steps_and_stay_when_the_same_link_is_followed() {
        let (link, _) = Link::parse("#/soma?view=hand&placed=3:1-2-3-5");
        let mut state = State::of(&link);
        assert!(state.is_play());
        let put = |state: &mut State, piece, at| {
            state.hand.change_in_place(|building| {
                building.take(piece);
                building.carry_first(at);
            });
            state.hand.put()
        };
        assert!(!put(&mut state, 0, 0), "cells 1, 2 and 4 are taken");
        assert!(state.hand.refused.is_some());
        assert!(put(&mut state, 0, 12), "{:?}", state.hand.building.rest());
        assert_eq!((state.step(), state.farthest()), (1, 1));
        let link = state.link();
        state.follow(&link);
        assert_eq!((state.step(), state.hand.building.standing().len()), (1, 2));
        state.aim(0);
        assert_eq!((state.hand.building.standing().len(), state.can_undo_redo()), (1, (false, true)));
    }
}
