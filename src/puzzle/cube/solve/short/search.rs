//! The search in two phases: for three axes, for the position and its inverse, with first phases of growing length, a part of which may be
//! guessed from the end. Each solution found is shorter than the one before.

use super::TwoPhaseSolution;
use super::coordinates::{FirstCoordinates, LEADING, SECOND, SecondCoordinates, TURNS, face_of, may_follow};
use super::tables::TwoPhaseTables;
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::position::Position;
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

/// The most turns that are guessed at the end of a solution.
const MOST_LAST: usize = 9;

/// Turns at the end are guessed only where the first phase has at least this many turns: a shorter one seldom exists.
const LEAST_FIRST: usize = 7;

/// A way to look at the position: on the cube turned as a whole, or from its end.
#[derive(Clone, Debug)]
struct Aspect {
    /// How the cube is turned as a whole.
    turned: Symmetry,
    is_inverse: bool,
    position: Position,
}

/// A node of the first phase.
#[derive(Clone, Copy, Debug)]
struct FirstNode {
    coordinates: FirstCoordinates,
    /// Upper limits of what the tables tell of it. A table is read only where its limit leaves it open whether the turns suffice.
    bounds: [u8; 3],
    /// The turn that is tried next.
    next: u8,
    /// The turn that led here.
    turn: u8,
}

/// Turns that are guessed at the end of a solution ("pre-moves", after Chen Shuang's min2phase): what comes before them has to put the
/// position in order that they make of the cube when they are made before the scramble.
#[derive(Clone, Debug)]
struct Ending {
    position: Position,
    coordinates: FirstCoordinates,
    /// What the tables tell of its first phase: each the fewest turns it may have.
    bounds: [u8; 3],
    /// The first one of the turns at the end; none: [`NO_TURN`].
    turn: u8,
    /// The turn that is tried before it next.
    next: u8,
    /// Whether its first phases were looked for.
    is_tried: bool,
}

/// In place of the number of a turn.
const NO_TURN: u8 = u8::MAX;

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
    aspects: Vec<Aspect>,
    /// How many turns of both ends together are those of the first phase, and the aspect in which they are looked for.
    length: usize,
    aspect: usize,
    /// No turns at the end, and then one turn more each.
    endings: Vec<Ending>,
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
                aspects.push(Aspect { turned, is_inverse, position: own });
            }
        }
        let mut search = TwoPhaseSearch {
            tables,
            aspects,
            length: 0,
            aspect: 0,
            endings: vec![],
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

    /// How many turns of both ends of a solution are those of the first phase, in the solutions that are looked for now.
    pub fn length(&self) -> usize {
        self.length
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

    /// Begins with the present aspect, or after the last one with the next length.
    fn enter(&mut self) {
        if self.aspect == self.aspects.len() {
            self.aspect = 0;
            self.length += 1;
        }
        if self.length > self.most {
            self.is_over = true;
            return;
        }
        let root = self.ending(self.aspects[self.aspect].position, NO_TURN);
        self.endings.push(root);
    }

    /// The guess that leaves this position.
    fn ending(&self, position: Position, turn: u8) -> Ending {
        let coordinates = self.tables.moves().first(self.tables.moves().places().first(&position));
        let bounds = self.tables.first_bounds(coordinates);
        Ending { position, coordinates, bounds, turn, next: 0, is_tried: false }
    }

    fn step(&mut self) {
        if self.path.is_empty() { self.step_ending() } else { self.step_first() }
    }

    /// The first phases before the turns that are guessed, and then one turn more.
    fn step_ending(&mut self) {
        let guessed = self.endings.len().wrapping_sub(1);
        let Some(ending) = self.endings.last_mut() else {
            self.aspect += 1;
            return self.enter();
        };
        let is_tried = std::mem::replace(&mut ending.is_tried, true);
        // Any other turn belongs to the second phase, or is made of one of these by a half turn that does.
        if !is_tried && (guessed == 0 || LEADING.contains(&ending.turn.into())) {
            self.nodes += 1;
            if ending.bounds.iter().all(|&bound| usize::from(bound) <= self.length - guessed) {
                self.along.clear();
                self.along.push(ending.position);
                let Ending { coordinates, bounds, .. } = *ending;
                self.path.push(FirstNode { coordinates, bounds, next: 0, turn: NO_TURN });
                return;
            }
        }
        let more = MOST_LAST.min(self.length.saturating_sub(LEAST_FIRST)).saturating_sub(guessed);
        while more > 0 && usize::from(ending.next) < TURNS {
            let turn = usize::from(ending.next);
            ending.next += 1;
            let may = ending.turn == NO_TURN || may_follow(ending.turn.into(), turn);
            if may && (more > 1 || LEADING.contains(&turn)) {
                let position = self.tables.turns()[turn].position.then(&ending.position);
                let next = self.ending(position, turn as u8);
                self.endings.push(next);
                return;
            }
        }
        self.endings.pop();
    }

    fn step_first(&mut self) {
        let depth = self.path.len();
        let left = (self.length + 2 - self.endings.len() - depth) as u8;
        if left == 0 {
            self.cross();
            self.path.pop();
            return;
        }
        let Some(node) = self.path.last_mut() else { return };
        let (from, before) = (node.coordinates, node.turn);
        // A turn changes each of them by one at most.
        let after = node.bounds.map(|bound| bound + 1);
        'turns: while usize::from(node.next) < TURNS {
            let turn = node.next;
            // The three turns of a face follow each other.
            let next_face = turn - turn % 3 + 3;
            if before != NO_TURN && !may_follow(turn.into(), before.into()) {
                node.next = next_face;
                continue;
            }
            if left == 1 {
                // The inverse turn is made of this one by a half turn of the second phase, and the others do not lead into the subgroup.
                node.next = next_face;
                if !LEADING.contains(&turn.into()) {
                    continue;
                }
            } else {
                node.next += 1;
            }
            let coordinates = self.tables.turned(from, turn.into());
            self.nodes += 1;
            let mut bounds = after;
            for (table, bound) in bounds.iter_mut().enumerate().filter(|(_, bound)| **bound >= left) {
                *bound = self.tables.first_bound(coordinates, table);
                if *bound >= left {
                    // Another turn of this face is one turn away.
                    if *bound > left {
                        node.next = next_face;
                    }
                    continue 'turns;
                }
            }
            if left > 1 && left - 1 < SOON && self.tables.moves().is_home(coordinates) {
                continue;
            }
            self.along.truncate(depth);
            self.path.push(FirstNode { coordinates, bounds, next: 0, turn });
            return;
        }
        self.path.pop();
    }

    /// Goes on from the end of the path, which is in the subgroup, with the second phase. The turns before and after it may be their inverse
    /// ones, too: a half turn of the second phase makes these of them, and both together are one turn.
    fn cross(&mut self) {
        while self.along.len() < self.path.len() {
            let (last, turn) = (self.along[self.along.len() - 1], self.path[self.along.len()].turn);
            self.along.push(self.tables.turns()[usize::from(turn)].tables.upon(&last));
        }
        let end = self.along[self.along.len() - 1];
        let excess = self.cross_from(&end, false);
        let after = self.endings.last().map_or(NO_TURN, |ending| ending.turn);
        // A half turn changes the bound by one at most, and there may be two.
        if after != NO_TURN && excess <= 2 {
            let half = self.tables.turns()[usize::from(after) + 1].position;
            self.cross_from(&half.then(&end), true);
        }
    }

    /// The second phase from a position of the subgroup, and from where the inverse of the last turn leads. Returns by how many turns the
    /// former is too long at least.
    fn cross_from(&mut self, position: &Position, is_after_inverse: bool) -> usize {
        let at = self.tables.moves().second(self.tables.moves().places().second(position));
        let excess = self.find_second(at, [false, is_after_inverse]);
        let before = self.path.last().map_or(NO_TURN, |node| node.turn);
        let slot = SECOND.iter().position(|&turn| turn == usize::from(before) + 1);
        if let Some(slot) = slot.filter(|_| before != NO_TURN && excess <= 1) {
            self.find_second(self.tables.turned_second(at, slot), [true, is_after_inverse]);
        }
        excess
    }

    /// Looks for the shortest second phase from here. Most have none that is short enough: returns by how many turns it is too long at
    /// least, as far as the tables tell. `are_inverse`: of the turns before and after it.
    fn find_second(&mut self, at: SecondCoordinates, are_inverse: [bool; 2]) -> usize {
        let Some(room) = self.most.checked_sub(self.length) else { return MOST_TURNS };
        let bounds = self.tables.second_bounds(at);
        let (mut room, least) = (room.min(MOST_SECOND), usize::from(bounds.into_iter().fold(0, u8::max)));
        let excess = least.saturating_sub(room);
        let before = self.path.last().map_or(NO_TURN, |node| node.turn);
        let mut shortest: Option<Vec<u8>> = None;
        let mut path = vec![];
        while room >= least && self.descend((at, bounds), before, room as u8, &mut path) {
            let found = std::mem::take(&mut path);
            let shorter = found.len().checked_sub(1);
            shortest = Some(found);
            let Some(shorter) = shorter else { break };
            room = shorter;
        }
        if let Some(second) = shortest {
            self.note(&second, are_inverse);
        }
        excess
    }

    /// Looks for a second phase of at most this length; its turns come into `path`. `bounds`: upper limits of what
    /// the tables tell of it.
    fn descend(
        &mut self,
        (at, bounds): (SecondCoordinates, [u8; 3]),
        before: u8,
        left: u8,
        path: &mut Vec<u8>,
    ) -> bool {
        if at.is_home() {
            return true;
        }
        'turns: for (slot, turn) in SECOND.into_iter().enumerate() {
            if before != NO_TURN && !may_follow(turn, before.into()) {
                continue;
            }
            let after = self.tables.turned_second(at, slot);
            self.nodes += 1;
            let mut bounds = bounds.map(|bound| bound + 1);
            for (table, bound) in bounds.iter_mut().enumerate().filter(|(_, bound)| **bound >= left) {
                *bound = self.tables.second_bound(after, table);
                if *bound >= left {
                    continue 'turns;
                }
            }
            path.push(turn as u8);
            if self.descend((after, bounds), turn as u8, left - 1, path) {
                return true;
            }
            path.pop();
        }
        false
    }

    /// Notes a solution, as turns of the position that was asked about.
    fn note(&mut self, second: &[u8], [is_before_inverse, is_after_inverse]: [bool; 2]) {
        let mut before: Vec<u8> = self.path.iter().skip(1).map(|node| node.turn).collect();
        let mut after: Vec<u8> = self.endings.iter().skip(1).rev().map(|ending| ending.turn).collect();
        // From a quarter turn to its inverse.
        if let Some(last) = before.last_mut().filter(|_| is_before_inverse) {
            *last += 2;
        }
        if let Some(first) = after.first_mut().filter(|_| is_after_inverse) {
            *first += 2;
        }
        let numbers = [&before, second, &after].concat();
        if numbers.windows(2).any(|pair| face_of(pair[0].into()) == face_of(pair[1].into())) {
            // Two turns of a face are one: there is a shorter solution of this kind.
            return;
        }
        let aspect = &self.aspects[self.aspect];
        let back = aspect.turned.inverse();
        let mut turns: Vec<Turn> =
            numbers.iter().map(|&turn| self.tables.turns()[usize::from(turn)].turn.under(back)).collect();
        let mut first = before.len();
        if aspect.is_inverse {
            turns = turns.into_iter().rev().map(Turn::inverse).collect();
            first = after.len();
        }
        let axis = Face::Front.under(back);
        let axis = if (axis as usize) < 3 { axis } else { axis.opposite() };
        let most = turns.len().checked_sub(1);
        self.best = Some(TwoPhaseSolution { turns, axis, borders: [first, first + second.len()] });
        self.is_over = most.is_none_or(|most| self.length > most);
        self.most = most.unwrap_or_default();
    }
}
