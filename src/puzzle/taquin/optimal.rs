//! Shortest solutions by iterative deepening, for boards of up to sixteen cells.

use super::board::{Board, Way};
use super::estimate::{LowerBound, Slide};
use super::packed::{EDGE, Movers, Packed, movers};
use crate::search::deepening::{Deepening, DeepeningStanding, Descent};

/// The order in which moves are tried: those of the blank are down, right, left, up. It is the order of Korf (1985) for his goal with the
/// blank first, turned by a half turn, so the counts of nodes are the same.
pub const ORDER: [Way; 4] = [Way::Up, Way::Left, Way::Right, Way::Down];

/// A board on the path, with what its estimate needs.
#[derive(Clone, Copy, Debug)]
pub struct Standpoint<V> {
    board: Packed,
    blank: u8,
    /// The move that would take back the last one, as an index of [`ORDER`]; [`EDGE`] for the root.
    back: u8,
    value: V,
}

/// The boards of some sides, searched with an estimate.
#[derive(Clone, Debug)]
pub struct OptimalSliding<E> {
    estimate: E,
    movers: Movers,
    goal: Packed,
}

impl<E: LowerBound> OptimalSliding<E> {
    /// The boards of the sides of this one; `None` if it has more than sixteen cells.
    pub fn new(board: &Board, estimate: E) -> Option<OptimalSliding<E>> {
        let goal = Packed::of(&Board::goal(board.width(), board.height())?)?;
        let all = movers(board);
        let mut movers = [[EDGE; 4]; 16];
        for (own, of_blank) in movers.iter_mut().zip(&all) {
            for (mover, way) in own.iter_mut().zip(ORDER) {
                *mover = of_blank[Way::ALL.iter().position(|&other| other == way)?];
            }
        }
        Some(OptimalSliding { estimate, movers, goal })
    }

    /// A search from a board of these sides, before its first step.
    pub fn search(&self, board: &Board) -> Option<Deepening<Standpoint<E::Value>>> {
        Some(Deepening::new(self, self.root(board)?))
    }

    /// The root of a search from a board of these sides.
    pub fn root(&self, board: &Board) -> Option<Standpoint<E::Value>> {
        let packed = Packed::of(board)?;
        Some(Standpoint { board: packed, blank: packed.blank() as u8, back: EDGE, value: self.estimate.of(board) })
    }

    /// The estimate that guides the search.
    pub fn guide(&self) -> &E {
        &self.estimate
    }

    /// The estimate of a board of these sides.
    pub fn lower_bound(&self, board: &Board) -> u32 {
        self.estimate.moves(self.estimate.of(board))
    }
}

impl<E: LowerBound> Descent for OptimalSliding<E> {
    type Node = Standpoint<E::Value>;

    #[inline]
    fn moves(&self) -> u8 {
        ORDER.len() as u8
    }

    #[inline]
    fn after(&self, node: &Standpoint<E::Value>, way: u8) -> Option<Standpoint<E::Value>> {
        if way == node.back {
            return None;
        }
        let to = usize::from(node.blank % 16);
        let from = self.movers[to][usize::from(way % 4)];
        if from == EDGE {
            return None;
        }
        let tile = node.board.tile(from.into());
        let after = node.board.slid(from.into(), to);
        let slide = Slide { before: node.board, after, tile, from: from.into(), to };
        let value = self.estimate.after(node.value, &slide);
        // Opposite moves stand opposite each other in the order.
        Some(Standpoint { board: after, blank: from, back: 3 - way % 4, value })
    }

    #[inline]
    fn estimate(&self, node: &Standpoint<E::Value>) -> u32 {
        self.estimate.moves(node.value)
    }

    #[inline]
    fn is_goal(&self, node: &Standpoint<E::Value>) -> bool {
        node.board == self.goal
    }
}

/// The moves of a search that has found the goal.
pub fn solution<V: Copy>(search: &Deepening<Standpoint<V>>) -> Option<Vec<Way>> {
    let is_found = search.standing() == DeepeningStanding::Found;
    is_found.then(|| ways(search.path()))
}

/// Moves by their numbers in [`ORDER`].
pub fn ways(path: impl Iterator<Item = u8>) -> Vec<Way> {
    path.map(|way| ORDER[usize::from(way % 4)]).collect()
}
