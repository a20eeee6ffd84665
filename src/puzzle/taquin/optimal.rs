//! Shortest solutions by iterative deepening, for boards of up to sixteen cells.

use super::board::{Board, Way};
use super::detours::{Detours, ORDER};
use super::estimate::{LowerBound, Slide};
use super::packed::{EDGE, Movers, Packed, movers};
use crate::search::deepening::{Deepening, DeepeningStanding, Descent};

/// A board on the path, with what its estimate needs.
#[derive(Clone, Copy, Debug)]
pub struct Standpoint<V> {
    board: Packed,
    blank: u8,
    /// What the moves so far have in common with detours.
    history: u16,
    value: V,
}

/// The boards of some sides, searched with an estimate.
#[derive(Clone, Debug)]
pub struct OptimalSliding<E> {
    estimate: E,
    movers: Movers,
    goal: Packed,
    detours: Detours,
}

impl<E: LowerBound> OptimalSliding<E> {
    /// The boards of the sides of this one, searched without these detours; `None` if it has more than sixteen cells.
    pub fn new(board: &Board, estimate: E, detours: Detours) -> Option<OptimalSliding<E>> {
        let goal = Packed::of(&Board::goal(board.width(), board.height())?)?;
        let all = movers(board);
        let mut movers = [[EDGE; 4]; 16];
        for (own, of_blank) in movers.iter_mut().zip(&all) {
            for (mover, way) in own.iter_mut().zip(ORDER) {
                *mover = of_blank[Way::ALL.iter().position(|&other| other == way)?];
            }
        }
        Some(OptimalSliding { estimate, movers, goal, detours })
    }

    /// A search from a board of these sides, before its first step.
    pub fn search(&self, board: &Board) -> Option<Deepening<Standpoint<E::Value>>> {
        Some(Deepening::new(self, self.root(board)?))
    }

    /// The root of a search from a board of these sides.
    pub fn root(&self, board: &Board) -> Option<Standpoint<E::Value>> {
        let packed = Packed::of(board)?;
        let (blank, value) = (packed.blank() as u8, self.estimate.of(board));
        Some(Standpoint { board: packed, blank, history: Detours::START, value })
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
        let history = self.detours.after(node.history, way)?;
        let to = usize::from(node.blank % 16);
        let from = self.movers[to][usize::from(way % 4)];
        if from == EDGE {
            return None;
        }
        let tile = node.board.tile(from.into());
        let after = node.board.slid(from.into(), to);
        let slide = Slide { before: node.board, after, tile, from: from.into(), to };
        let value = self.estimate.after(node.value, &slide);
        Some(Standpoint { board: after, blank: from, history, value })
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
