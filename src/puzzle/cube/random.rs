//! Random cubes, all positions equally likely.

use super::place::{Kind, Place};
use super::position::Position;
use super::theorem::Sums;
use crate::search::sample::Dice;

/// Draws one of all positions of an assembled cube; one in twelve of them can be reached by turns.
pub fn assembled(dice: &mut Dice) -> Position {
    let mut position = Position::SOLVED;
    for kind in Kind::ALL {
        // All permutations are equally likely (Fisher and Yates, 1938).
        for last in (1..kind.count()).rev() {
            let other = dice.below(last as u32 + 1) as usize;
            if other != last {
                position = position.swapped([Place::new(kind, last), Place::new(kind, other)]);
            }
        }
        for place in Place::all(kind) {
            position = position.rotated(place, dice.below(kind.ways() as u32) as usize);
        }
    }
    position
}

/// Draws a position that turns can reach: an assembled cube is drawn, and the same three small cubes are always corrected.
/// That maps each orbit one to one to the orbit of the cube in order, so all reachable positions are equally likely.
pub fn reachable(dice: &mut Dice) -> Position {
    let mut position = assembled(dice);
    let sums = Sums::of(&position);
    if sums.corner_sign != sums.edge_sign {
        position = position.swapped([Place::new(Kind::Edge, 0), Place::new(Kind::Edge, 1)]);
    }
    let corner = Place::new(Kind::Corner, 0);
    let edge = Place::new(Kind::Edge, 0);
    position.rotated(corner, 3 - sums.twist).rotated(edge, sums.flip)
}
