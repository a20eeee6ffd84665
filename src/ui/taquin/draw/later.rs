//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::geometry::{Point, Within, point};
use crate::lang::Lang;
use crate::puzzle::taquin::board::Board;
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::puzzle::taquin::scene::distances::DistancePlots;
use crate::puzzle::taquin::scene::parity::ParityPicture;
use crate::puzzle::taquin::scene::rounds::{RoundTotal, RoundWords};
use crate::puzzle::taquin::scene::statistics::StatisticsPlots;
use crate::puzzle::taquin::scene::tree::{TreePicture, Undrawn};
use crate::puzzle::taquin::scene::{board, bounds, distances, parity, rounds, statistics, tree};
use crate::scene::{Anchor, Lens, Paint, Room, Scene, Weight, rounded_rectangle, stroke};
use crate::search::best_first::Node;

/// A tree.
#[inline(never)]
pub fn forest(picture: &TreePicture, lens: &Lens, room: Room) -> (Scene, Undrawn) {
    tree::scene(picture, lens, room)
}

/// Adds a large board in the corner: the leaf that was taken, or the node that is pointed at.
#[inline(never)]
pub fn inset(scene: &mut Scene, node: &Node<Board>, title: &str, words: &str, room: Room) {
    let size = (room.width.min(room.height) * 0.27).within(96.0, 220.0);
    let text = (size * 0.105).within(12.0, 18.0);
    let wide = (size + 20.0).max(words.chars().count() as f64 * 0.62 * text + 12.0).min(room.width / 2.0);
    let high = size + 20.0 + 3.0 * text;
    let top = room.height - high - 8.0;
    let middle = point(8.0 + wide / 2.0, top + high / 2.0);
    scene.polygon(None, rounded_rectangle(middle, wide, high, 8.0), Some(Paint::Sheet), stroke(Paint::Ink, 1.5));
    let at = point(middle.x, top + 8.0 + text * 0.6);
    scene.label(at, title, text, Weight::Bold, Anchor::Middle, Paint::Ink);
    board::small(scene, None, &node.state, point(middle.x, top + 12.0 + 1.3 * text + size / 2.0), size);
    let fits = (wide - 12.0) / (words.chars().count().max(1) as f64 * 0.62);
    let at = point(middle.x, top + high - 8.0 - text * 0.5);
    scene.label(at, words, text.min(fits), Weight::Regular, Anchor::Middle, Paint::Ink);
}

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
