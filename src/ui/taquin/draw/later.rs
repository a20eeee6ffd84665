//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::geometry::Point;
use crate::lang::Lang;
use crate::puzzle::taquin::board::Board;
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::puzzle::taquin::scene::distances::DistancePlots;
use crate::puzzle::taquin::scene::parity::ParityPicture;
use crate::puzzle::taquin::scene::rounds::{RoundTotal, RoundWords};
use crate::puzzle::taquin::scene::statistics::StatisticsPlots;
use crate::puzzle::taquin::scene::{bounds, distances, parity, rounds, statistics};
use crate::scene::{Room, Scene};

/// The two halves of all positions.
#[inline(never)]
pub fn halves(picture: &ParityPicture, t: f64, room: Room) -> Scene {
    parity::scene(picture, t, room)
}

/// The positions by their distance.
#[inline(never)]
pub fn spread(plots: &DistancePlots, room: Room, lang: Lang) -> Scene {
    distances::scene(plots, room, lang)
}

/// A lower bound on the board.
#[inline(never)]
pub fn bound(board: &Board, details: &BoundDetails, bound: BoundShown, under: &str, room: Room) -> Scene {
    bounds::scene(board, details, bound, under, room)
}

/// An experiment.
#[inline(never)]
pub fn experiment(plots: &StatisticsPlots, room: Room, lang: Lang) -> Scene {
    statistics::scene(plots, room, lang)
}

/// A board and the rounds of its search.
#[inline(never)]
pub fn descent(at: &Board, rounds: &[RoundTotal], words: &RoundWords, room: Room) -> Scene {
    rounds::scene(at, rounds, words, room)
}

/// Adds the rounds to the drawing of a tree.
#[inline(never)]
pub fn add_rounds(scene: &mut Scene, rounds: &[RoundTotal], words: &RoundWords, room: Room, corner: Point) {
    scene.insert(rounds::plot(rounds, words, room), corner);
}
