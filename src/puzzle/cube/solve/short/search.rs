//! The search in two phases: for three axes, for the position and its inverse, with first phases of growing length. Each solution found is
//! shorter than the one before.

use super::TwoPhaseSolution;
use super::coordinates::{FirstCoordinates, SECOND, TURNS, may_follow};
use super::tables::TwoPhaseTables;
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::position::{Position, PositionTables};
use crate::puzzle::cube::theorem::Sums;
use crate::puzzle::cube::turn::Turn;
use crate::search::Status;
use std::rc::Rc;

/// No position needs more turns in two phases; most need far fewer.
pub const MOST_TURNS: usize = 30;

/// The most turns of a second phase: longer ones take long to find, and another first phase soon has a shorter one.
const MOST_SECOND: usize = 12;

/// A first phase that reaches the subgroup with fewer turns left than this is found in shorter form.
const SOON: u8 = 5;

/// A way to look at the position: on the cube turned as a whole, or from its end.
#[derive(Clone, Debug)]
struct Aspect {
    /// How the cube is turned as a whole.
    turned: Symmetry,
    is_inverse: bool,
    position: Position,
    coordinates: FirstCoordinates,
    /// The turns of its first phase at least.
    least: u8,
}

/// A node of the first phase.
#[derive(Clone, Copy, Debug)]
struct FirstNode {
    coordinates: FirstCoordinates,
    /// The turn that is tried next.
    next: u8,
    /// The turn that led here.
    turn: u8,
}

/// The search of one position.
///
/// ```
/// use casse_tete::puzzle::cube::solve::short::{TwoPhaseBuild, TwoPhaseSearch, TwoPhaseTables};
/// use casse_tete::puzzle::cube::{Face, Layers, Position, Turn};
/// use casse_tete::search::Status;
/// use casse_tete::search::job::Build;
///
/// let mut build = Box::new(TwoPhaseBuild::new());
/// while build.advance(1) == Status::Running {}
/// let tables = TwoPhaseTables::of_bytes(&build.finish()).unwrap().into();
///
/// let turns = [Face::Right, Face::Up, Face::Front].map(|face| Turn::new(Layers::Outer, face, 1).unwrap());
/// let position = turns.iter().fold(Position::SOLVED, |position, turn| position.then(&turn.cube().position()));
/// let mut search = TwoPhaseSearch::new(tables, &position, 21).unwrap();
/// while search.advance(10_000) == Status::Running {}
/// let solution = search.best().unwrap();
/// assert!(solution.solves(&position));
/// assert_eq!(solution.turns.len(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct TwoPhaseSearch {
    tables: Rc<TwoPhaseTables>,
    turns: Rc<[(Turn, PositionTables)]>,
    aspects: Vec<Aspect>,
    /// The length of the first phases that are looked for, and the aspect in which.
    length: u8,
    aspect: usize,
    path: Vec<FirstNode>,
    /// The positions along the path, as far as they are worked out.
    along: Vec<Position>,
    /// The most turns of a solution that is still looked for.
    most: usize,
    best: Option<TwoPhaseSolution>,
    nodes: u64,
    is_over: bool,
}

impl TwoPhaseSearch {
    /// The search of a position for solutions of at most this many turns, before its first step; `None` if turns cannot put it in order.
    pub fn new(tables: Rc<TwoPhaseTables>, position: &Position, most: usize) -> Option<TwoPhaseSearch> {
        if !Sums::of(position).is_reachable() {
            return None;
        }
        // A third of a turn about a corner takes each pair of opposite faces to the next one.
        let third = Symmetry::rotations()
            .iter()
            .copied()
            .find(|rotation| Face::Front.under(*rotation) == Face::Up && Face::Up.under(*rotation) == Face::Right)?;
        let mut aspects = vec![];
        for turned in [Symmetry::IDENTITY, third, third.after(third)] {
            for is_inverse in [false, true] {
                let own = if is_inverse { position.inverse() } else { *position }.under(turned);
                let coordinates = tables.moves().places().first(&own);
                let least = tables.first_phase(coordinates);
                aspects.push(Aspect { turned, is_inverse, position: own, coordinates, least });
            }
        }
        let length = aspects.iter().map(|aspect| aspect.least).min().unwrap_or_default();
        let turns = Turn::of_faces().map(|turn| (turn, PositionTables::of(&turn.cube().position()))).collect();
        let mut search = TwoPhaseSearch {
            tables,
            turns,
            aspects,
            length,
            aspect: 0,
            path: vec![],
            along: vec![],
            most: most.min(MOST_TURNS),
            best: None,
            nodes: 0,
            is_over: false,
        };
        search.enter();
        Some(search)
    }

    /// The shortest solution so far.
    pub fn best(&self) -> Option<&TwoPhaseSolution> {
        self.best.as_ref()
    }

    /// The nodes of both phases so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether no solution in two phases is shorter, within the bound of the second phase.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The length of the first phases that are looked for now.
    pub fn length(&self) -> usize {
        self.length.into()
    }

    /// Creates about `budget` nodes, or fewer if a shorter solution is found: then it returns at once. Finished: no solution in two phases
    /// is shorter, within the bound of the second phase.
    pub fn advance(&mut self, budget: u64) -> Status {
        let end = self.nodes + budget;
        let before = self.best.as_ref().map(|best| best.turns.len());
        while self.nodes < end && !self.is_over {
            self.step();
            if self.best.as_ref().map(|best| best.turns.len()) != before {
                break;
            }
        }
        if self.is_over { Status::Finished } else { Status::Running }
    }

    /// Begins with the present aspect, or with the next one for which the length is enough.
    fn enter(&mut self) {
        while usize::from(self.length) <= self.most {
            match self.aspects.get(self.aspect) {
                Some(aspect) if aspect.least <= self.length => {
                    let root = FirstNode { coordinates: aspect.coordinates, next: 0, turn: u8::MAX };
                    self.along.clear();
                    self.along.push(aspect.position);
                    self.path.push(root);
                    return;
                }
                Some(_) => self.aspect += 1,
                None => {
                    self.aspect = 0;
                    self.length += 1;
                }
            }
        }
        self.is_over = true;
    }

    fn step(&mut self) {
        let depth = self.path.len();
        let Some(node) = self.path.last_mut() else {
            self.aspect += 1;
            return self.enter();
        };
        let left = self.length + 1 - depth as u8;
        if left == 0 {
            self.cross();
            self.path.pop();
            return;
        }
        let (from, before) = (node.coordinates, node.turn);
        while usize::from(node.next) < TURNS {
            let turn = node.next;
            node.next += 1;
            if before != u8::MAX && !may_follow(turn.into(), before.into()) {
                continue;
            }
            let coordinates = self.tables.turned(from, turn.into());
            self.nodes += 1;
            let least = self.tables.first_phase(coordinates);
            if least >= left || least == 0 && left > 1 && left - 1 < SOON {
                continue;
            }
            self.along.truncate(depth);
            self.path.push(FirstNode { coordinates, next: 0, turn });
            return;
        }
        self.path.pop();
    }

    /// Goes on from the end of the path, which is in the subgroup, with the second phase.
    fn cross(&mut self) {
        let turns: Vec<u8> = self.path.iter().skip(1).map(|node| node.turn).collect();
        while self.along.len() <= turns.len() {
            let (last, turn) = (self.along[self.along.len() - 1], turns[self.along.len() - 1]);
            self.along.push(self.turns[usize::from(turn)].1.upon(&last));
        }
        let at = self.tables.moves().places().second(&self.along[turns.len()]);
        let before = turns.last().copied().unwrap_or(u8::MAX);
        let Some(room) = self.most.checked_sub(turns.len()) else { return };
        // Most ends of a first phase have no second phase that is short enough: one search tells.
        let (mut room, least) = (room.min(MOST_SECOND), usize::from(self.tables.second_phase(at)));
        let mut shortest: Option<Vec<u8>> = None;
        let mut path = vec![];
        while room >= least && self.descend(at, before, room, &mut path) {
            let found = std::mem::take(&mut path);
            let shorter = found.len().checked_sub(1);
            shortest = Some(found);
            let Some(shorter) = shorter else { break };
            room = shorter;
        }
        if let Some(second) = shortest {
            self.note(&turns, &second);
        }
    }

    /// Looks for a second phase of at most this length; its turns come into `path`.
    fn descend(&mut self, at: [usize; 3], before: u8, left: usize, path: &mut Vec<u8>) -> bool {
        if at == [0; 3] {
            return true;
        }
        for (slot, turn) in SECOND.into_iter().enumerate() {
            if before != u8::MAX && !may_follow(turn, before.into()) {
                continue;
            }
            let after = self.tables.turned_second(at, slot);
            self.nodes += 1;
            if usize::from(self.tables.second_phase(after)) >= left {
                continue;
            }
            path.push(turn as u8);
            if self.descend(after, turn as u8, left - 1, path) {
                return true;
            }
            path.pop();
        }
        false
    }

    /// Notes a solution, as turns of the position that was asked about.
    fn note(&mut self, first: &[u8], second: &[u8]) {
        let aspect = &self.aspects[self.aspect];
        let back = aspect.turned.inverse();
        let mut turns: Vec<Turn> =
            first.iter().chain(second).map(|&turn| self.turns[usize::from(turn)].0.under(back)).collect();
        let mut border = first.len();
        if aspect.is_inverse {
            turns = turns.into_iter().rev().map(Turn::inverse).collect();
            border = second.len();
        }
        let axis = Face::Front.under(back);
        let axis = if (axis as usize) < 3 { axis } else { axis.opposite() };
        let Some(most) = turns.len().checked_sub(1) else {
            self.is_over = true;
            self.best = Some(TwoPhaseSolution { turns, axis, border, is_inverse: aspect.is_inverse });
            return;
        };
        self.most = most;
        self.best = Some(TwoPhaseSolution { turns, axis, border, is_inverse: aspect.is_inverse });
        if usize::from(self.length) > most {
            self.is_over = true;
        }
    }
}
