//! From the graph to the stack and back: two factorisations, a direction for each of their cycles, and the positions of
//! the cubes.

use super::graph::{Arc, Factorisation, axis_of};
use super::solve::FIRST_POSITIONS;
use super::{CubeSet, FACADES, POSITIONS, Position};

/// Two factorisations without a common edge, each of their cycles with a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assembly {
    /// Its edges run from front to back.
    pub front: Factorisation,
    /// Its edges run from right to left.
    pub right: Factorisation,
    /// Bit i reverses the direction of cycle i; the cycles of `right` are counted after those of `front`.
    pub reversed: u32,
}

/// The position in which a cube shows these two faces at the front and on the right; `None` if they lie on one axis.
pub fn position_showing(front: usize, right: usize) -> Option<Position> {
    let shows = |shown: &&[u8; 6]| usize::from(shown[0]) == front && usize::from(shown[1]) == right;
    POSITIONS.iter().position(|shown| shows(&shown)).map(|position| position as Position)
}

impl Assembly {
    /// The assembly of two factorisations, no cycle reversed.
    pub fn new(front: Factorisation, right: Factorisation) -> Assembly {
        Assembly { front, right, reversed: 0 }
    }

    /// The cycles of the first factorisation and of the second, with their directions.
    pub fn cycles(&self, cubes: &CubeSet) -> [Vec<Vec<Arc>>; 2] {
        let mut bit = 0;
        [self.front, self.right].map(|factorisation| {
            let mut cycles = factorisation.cycles(cubes);
            for cycle in &mut cycles {
                if self.reversed >> bit & 1 == 1 {
                    cycle.reverse();
                    cycle.iter_mut().for_each(|arc| *arc = arc.reversed());
                }
                bit += 1;
            }
            cycles
        })
    }

    /// For each cube, its edge in each of the two factorisations, with its direction.
    pub fn arcs(&self, cubes: &CubeSet) -> Vec<[Arc; 2]> {
        let [front, right] = self.cycles(cubes).map(|cycles| cycles.concat());
        let of = |arcs: &[Arc], cube: usize| arcs.iter().find(|arc| arc.edge.cube == cube).copied();
        (0..cubes.count()).filter_map(|cube| Some([of(&front, cube)?, of(&right, cube)?])).collect()
    }

    /// The positions of the cubes: a solution, if both are factorisations.
    pub fn positions(&self, cubes: &CubeSet) -> Vec<Position> {
        let position = |[front, right]: [Arc; 2]| position_showing(front.faces()[0], right.faces()[0]);
        self.arcs(cubes).into_iter().map(|arcs| position(arcs).unwrap_or_default()).collect()
    }

    /// The two factorisations of a solution, and the directions of their cycles.
    pub fn of(cubes: &CubeSet, positions: &[Position]) -> Assembly {
        let shown = |position: &Position, facade: usize| usize::from(POSITIONS[usize::from(*position) % 24][facade]);
        let [front, right] =
            [0, 1].map(|facade| Factorisation::new(positions.iter().map(|position| axis_of(shown(position, facade)))));
        let mut assembly = Assembly::new(front, right);
        let mut bit = 0;
        for (facade, cycles) in assembly.cycles(cubes).iter().enumerate() {
            for cycle in cycles {
                let against = |arc: &Arc| arc.faces()[0] != shown(&positions[arc.edge.cube], facade);
                if cycle.first().is_some_and(against) {
                    assembly.reversed |= 1 << bit;
                }
                bit += 1;
            }
        }
        assembly
    }
}

/// The same stack, turned about the vertical axis and perhaps upside down so that cube 0 is in one of the positions that
/// the exhaustive program tries. Cubes keep their numbers when the stack is turned upside down.
pub fn normalised(positions: &[Position]) -> Vec<Position> {
    let turned = |turn: usize, over: bool| {
        positions.iter().map(move |&position| {
            let shown = POSITIONS[usize::from(position) % 24];
            let side = |facade: usize| {
                let facade = (facade + turn) % FACADES;
                // Turning upside down about the axis from front to back exchanges right and left.
                usize::from(shown[if over { (FACADES - facade) % FACADES } else { facade }])
            };
            position_showing(side(0), side(1)).unwrap_or_default()
        })
    };
    let all = [false, true].into_iter().flat_map(|over| (0..FACADES).map(move |turn| (turn, over)));
    let first = |&(turn, over): &(usize, bool)| turned(turn, over).next().is_some_and(|p| FIRST_POSITIONS.contains(&p));
    let found = all.into_iter().find(first);
    found.map_or_else(|| positions.to_vec(), |(turn, over)| turned(turn, over).collect())
}
