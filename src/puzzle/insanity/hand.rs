//! Play by hand: quarter turns of single cubes, which can all be taken back, and a hint towards the nearest solution.

use super::assembly::{Assembly, position_showing};
use super::graph::Theory;
use super::{CubeSet, POSITIONS, Position};

/// A quarter turn about an axis of space: 0 from front to back, 1 from right to left, 2 from bottom to top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The axis.
    pub axis: usize,
    /// Clockwise as seen from the front, from the right or from above.
    pub clockwise: bool,
}

/// For each axis, the four faces that a clockwise turn moves: each one to the place of the next.
const ROUND: [[usize; 4]; 3] = [[5, 1, 4, 3], [5, 2, 4, 0], [1, 0, 3, 2]];

impl Turn {
    /// All six turns.
    pub const ALL: [Turn; 6] = [
        Turn { axis: 0, clockwise: true },
        Turn { axis: 0, clockwise: false },
        Turn { axis: 1, clockwise: true },
        Turn { axis: 1, clockwise: false },
        Turn { axis: 2, clockwise: true },
        Turn { axis: 2, clockwise: false },
    ];

    /// The position of a cube after the turn.
    pub fn apply(self, position: Position) -> Position {
        let before = POSITIONS[usize::from(position) % 24];
        let mut after = before;
        for (index, &place) in ROUND[self.axis].iter().enumerate() {
            let next = ROUND[self.axis][(index + 1) % 4];
            if self.clockwise {
                after[next] = before[place];
            } else {
                after[place] = before[next];
            }
        }
        position_showing(usize::from(after[0]), usize::from(after[1])).unwrap_or_default()
    }
}

/// A quarter turn of one cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The cube.
    pub cube: usize,
    /// Its turn.
    pub turn: Turn,
}

/// A stack whose cubes are turned by hand, with the history of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Number of moves made; the moves after them in the list were taken back.
    made: usize,
}

impl Hand {
    /// A stack before the first move.
    pub fn new(positions: Vec<Position>) -> Hand {
        Hand { positions, moves: vec![], made: 0 }
    }

    /// The positions of the cubes.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Number of moves made.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Number of moves known: those made, and those taken back.
    pub fn known(&self) -> usize {
        self.moves.len()
    }

    /// The last move made.
    pub fn last(&self) -> Option<Move> {
        self.moves[..self.made].last().copied()
    }

    /// Turns a cube of the stack. Moves that were taken back are forgotten.
    pub fn turn(&mut self, cube: usize, turn: Turn) {
        let Some(position) = self.positions.get_mut(cube) else { return };
        *position = turn.apply(*position);
        self.moves.truncate(self.made);
        self.moves.push(Move { cube, turn });
        self.made += 1;
    }

    /// Takes moves back or makes them again until `made` moves are made.
    pub fn go(&mut self, made: usize) {
        while self.made > made {
            self.made -= 1;
            let Move { cube, turn } = self.moves[self.made];
            self.positions[cube] = Turn { clockwise: !turn.clockwise, ..turn }.apply(self.positions[cube]);
        }
        while self.made < made.min(self.moves.len()) {
            let Move { cube, turn } = self.moves[self.made];
            self.positions[cube] = turn.apply(self.positions[cube]);
            self.made += 1;
        }
    }
}

/// The fewest quarter turns from each position of a cube to each other one.
pub fn distances() -> [[u8; 24]; 24] {
    let mut all = [[u8::MAX; 24]; 24];
    for (start, row) in all.iter_mut().enumerate() {
        row[start] = 0;
        let mut reached = vec![start];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            for to in Turn::ALL.map(|turn| usize::from(turn.apply(from as Position))) {
                if row[to] == u8::MAX {
                    row[to] = row[from] + 1;
                    reached.push(to);
                }
            }
        }
    }
    all
}

/// The next turn on a shortest way to a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The turn; `None` if the stack is a solution.
    pub next: Option<Move>,
    /// Number of quarter turns to the solution, including `next`.
    pub left: u32,
    /// Whether all solutions were compared, so that no solution is nearer.
    pub nearest: bool,
}

/// The most combinations of directions of cycles that are compared; after that the nearest solution found so far is used.
const MOST_WAYS: u32 = 200_000;

/// The hint from a stack towards the nearest solution; `None` if the set has no solution.
pub fn hint(cubes: &CubeSet, theory: &Theory, positions: &[Position]) -> Option<Hint> {
    let distances = distances();
    let mut best: Option<(u32, Assembly)> = None;
    let mut ways = 0;
    let mut nearest = theory.pairs.len() as u64 == theory.pair_count;
    'pairs: for pair in &theory.pairs {
        let [first, second] = [pair.first, pair.second].map(|index| theory.factorisations[index]);
        for assembly in [Assembly::new(first, second), Assembly::new(second, first)] {
            let [front, right] = assembly.cycles(cubes);
            // For each cube: the cycles it is in, and its distance for each of the four combinations of their directions.
            let cycles = front.len() + right.len();
            let whole = (1u32 << cycles) - 1;
            let reversed = |reversed: u32| Assembly { reversed, ..assembly }.positions(cubes);
            let [fronts, rights] = [(1u32 << front.len()) - 1, whole & !((1 << front.len()) - 1)];
            let ends = [reversed(0), reversed(fronts), reversed(rights), reversed(whole)];
            let mut members = vec![[0; 2]; positions.len()];
            for (bit, cycle) in front.iter().chain(&right).enumerate() {
                for arc in cycle {
                    members[arc.edge.cube][usize::from(bit >= front.len())] = bit;
                }
            }
            let costs: Vec<[u32; 4]> = positions
                .iter()
                .enumerate()
                .map(|(cube, &from)| {
                    std::array::from_fn(|way| u32::from(distances[usize::from(from)][usize::from(ends[way][cube])]))
                })
                .collect();
            for way in 0..=whole {
                ways += 1;
                if ways > MOST_WAYS {
                    nearest = false;
                    break 'pairs;
                }
                let cost: u32 = members
                    .iter()
                    .zip(&costs)
                    .map(|([a, b], costs)| costs[(way >> a & 1 | (way >> b & 1) << 1) as usize])
                    .sum();
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, Assembly { reversed: way, ..assembly }));
                }
            }
        }
    }
    let (left, assembly) = best?;
    let goal = assembly.positions(cubes);
    let next =
        positions.iter().zip(&goal).enumerate().find(|(_, (from, to))| from != to).and_then(|(cube, (&from, &to))| {
            let nearer = |turn: &Turn| {
                let [from, then] = [from, turn.apply(from)].map(|p| distances[usize::from(p)][usize::from(to)]);
                then < from
            };
            Turn::ALL.into_iter().find(nearer).map(|turn| Move { cube, turn })
        });
    Some(Hint { next, left, nearest })
}
