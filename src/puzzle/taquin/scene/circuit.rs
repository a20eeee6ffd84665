//! Graph, circuit and rooted tree on the smallest example: the boards of 2x2 that can be put in order, with their moves, are one circuit;
//! a search that creates no board twice makes a rooted tree of them.

use super::board::small;
use crate::geometry::{Point, point, polar};
use crate::puzzle::taquin::board::{Board, Way};
use crate::scene::strokes::broken;
use crate::scene::{Anchor, Paint, Room, Scene, Weight};
use std::f64::consts::TAU;

/// The room of the drawing, in scene units.
pub const ROOM: Room = Room { width: 320.0, height: 470.0 };

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct CircuitWords<'a> {
    /// Above the graph, and in the middle of it.
    pub graph: [&'a str; 2],
    /// Above the tree, and beside its first board.
    pub tree: [&'a str; 2],
}

/// A board that was found by a search breadth first, and the number of that from which it was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The board.
    pub board: Board,
    /// The number of its predecessor; its own for the root.
    pub from: usize,
    /// The moves from the root.
    pub depth: usize,
}

/// All boards that moves make of the 2x2 board in order, each created once, and the moves that lead to a board that exists already, without
/// those that take a move back: pairs of numbers.
///
/// ```
/// use casse_tete::puzzle::taquin::scene::circuit::tree;
///
/// let (found, closing) = tree();
/// // Twelve boards, eleven moves in the tree; the twelfth closes the circuit.
/// assert_eq!((found.len(), closing.len()), (12, 1));
/// ```
pub fn tree() -> (Vec<Found>, Vec<[usize; 2]>) {
    let root = Board::goal(2, 2);
    let mut found: Vec<Found> = root.into_iter().map(|board| Found { board, from: 0, depth: 0 }).collect();
    let mut closing: Vec<[usize; 2]> = vec![];
    let mut at = 0;
    while let Some(&Found { board, from, depth }) = found.get(at) {
        for next in Way::ALL.into_iter().filter_map(|way| board.moved(way)) {
            match found.iter().position(|known| known.board == next) {
                None => found.push(Found { board: next, from: at, depth: depth + 1 }),
                Some(known) if known != from && found[known].from != at && !closing.contains(&[known, at]) => {
                    closing.push([at, known]);
                }
                Some(_) => {}
            }
        }
        at += 1;
    }
    (found, closing)
}

/// The side of a small board.
const SIDE: f64 = 38.0;

/// The graph, and below it the tree, which grows to the right. The move that is not in the tree, since it leads to a board that exists,
/// is a broken line in both.
pub fn scene(words: &CircuitWords) -> Scene {
    let mut scene = Scene::new(ROOM);
    let (found, closing) = tree();
    let count = found.len().max(1);
    // Round the circuit the boards of the one branch come first, then, from its end, those of the other one.
    let is_second = |mut index: usize| {
        while found[index].depth > 1 {
            index = found[index].from;
        }
        index == 2
    };
    let turn = |index: usize| if is_second(index) { count - found[index].depth } else { found[index].depth };
    let middle = point(160.0, 172.0);
    let in_graph = |index: usize| middle + polar(120.0, TAU * (turn(index) as f64 / count as f64 - 0.25));
    let in_tree = |index: usize| {
        let down = match found[index].depth {
            0 => 0.0,
            _ if is_second(index) => 30.0,
            _ => -30.0,
        };
        point(22.0 + 46.0 * found[index].depth as f64, 414.0 + down)
    };
    for place in [&in_graph as &dyn Fn(usize) -> Point, &in_tree] {
        for (index, board) in found.iter().enumerate().skip(1) {
            scene.line(vec![place(board.from), place(index)], Paint::Ink, 2.0);
        }
        for &[from, to] in &closing {
            broken(&mut scene, &[place(from), place(to)], &[5.0, 5.0], Paint::Second, 3.0);
        }
        for (index, found) in found.iter().enumerate() {
            small(&mut scene, None, &found.board, place(index), SIDE);
        }
    }
    let [graph, circuit] = words.graph;
    let [tree, root] = words.tree;
    for (words, at, weight) in [
        (graph, point(160.0, 14.0), Weight::Bold),
        (circuit, middle, Weight::Regular),
        (tree, point(160.0, 346.0), Weight::Bold),
    ] {
        scene.label(at, words, 16.0, weight, Anchor::Middle, Paint::Ink);
    }
    let below = in_tree(0) + point(-SIDE / 2.0, SIDE / 2.0 + 14.0);
    scene.label(below, root, 15.0, Weight::Regular, Anchor::Start, Paint::Accent);
    scene
}
