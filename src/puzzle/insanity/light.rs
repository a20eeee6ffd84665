//! Highlighting: which faces and edges are highlighted in all drawings when the reader points at a thing in one of them.

use super::graph::{AXES, AXIS_FACES, Edge, Theory, axis_of};
use super::{CubeSet, FACADES, POSITIONS, Position};
use crate::scene::Id;

/// Part `b` (0..6) of cube `a`.
pub const FACE: &str = "face";
/// Cube `a`: its net, its name.
pub const CUBE: &str = "cube";
/// Axis `b` of cube `a` as an edge of the graph.
pub const EDGE: &str = "edge";
/// Façade `a` of the stack.
pub const FACADE: &str = "facade";
/// Colour `a`: a vertex of the graph.
pub const COLOUR: &str = "colour";
/// Factorisation `a`, by its place in the list.
pub const FACTORISATION: &str = "factorisation";
/// Factorisations `a` and `b`.
pub const PAIR: &str = "pair";
/// Raw solution `a`, by its place in the list of the exhaustive program.
pub const SOLUTION: &str = "solution";
/// Position `b` at level `a` of the search tree.
pub const CELL: &str = "cell";

/// All kinds of things that can be pointed at.
const KINDS: [&str; 9] = [FACE, CUBE, EDGE, FACADE, COLOUR, FACTORISATION, PAIR, SOLUTION, CELL];

/// The id with this text form, `face-1-4`.
pub fn read(text: &str) -> Option<Id> {
    Id::read(text, &KINDS)
}

/// The faces and edges that are highlighted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highlight {
    /// What is pointed at.
    pub id: Option<Id>,
    /// Bit 6 * cube + face.
    faces: u64,
    /// Bit 3 * cube + axis.
    edges: u32,
}

impl Highlight {
    /// The highlighting when the reader points at `id`. `table` is the stack that is shown, `solution` the positions of a
    /// solution.
    pub fn of(
        id: Id,
        cubes: &CubeSet,
        theory: &Theory,
        table: &[Position],
        solution: impl Fn(usize) -> Option<Vec<Position>>,
    ) -> Highlight {
        let mut light = Highlight { id: Some(id), ..Highlight::default() };
        let (a, b) = (id.a as usize, id.b as usize);
        match id.kind {
            FACE if a < cubes.count() && b < 6 => light.face(a, b),
            CUBE if a < cubes.count() => (0..AXES).for_each(|axis| light.edge(Edge { cube: a, axis })),
            EDGE if a < cubes.count() && b < AXES => light.edge(Edge { cube: a, axis: b }),
            FACADE if a < FACADES => light.facade(table, a),
            COLOUR => {
                let all = cubes.cubes().iter().enumerate();
                for (cube, face) in all.flat_map(|(cube, faces)| (0..6).zip(faces).map(move |(f, c)| (cube, (f, c)))) {
                    if usize::from(*face.1) == a {
                        light.face(cube, face.0);
                    }
                }
            }
            FACTORISATION => light.factorisation(theory, a),
            PAIR => {
                light.factorisation(theory, a);
                light.factorisation(theory, b);
            }
            SOLUTION => {
                let positions = solution(a).unwrap_or_default();
                (0..FACADES).for_each(|facade| light.facade(&positions, facade));
            }
            CELL if a < cubes.count() => {
                POSITIONS[b % 24][..FACADES].iter().for_each(|&face| light.face(a, usize::from(face)));
            }
            _ => {}
        }
        light
    }

    /// Whether a face is lit.
    pub fn has_face(&self, cube: usize, face: usize) -> bool {
        self.faces >> (6 * cube + face) & 1 == 1
    }

    /// Whether an edge is lit.
    pub fn has_edge(&self, edge: Edge) -> bool {
        self.edges >> (AXES * edge.cube + edge.axis) & 1 == 1
    }

    /// Highlights a face and the edge that ends there.
    fn face(&mut self, cube: usize, face: usize) {
        self.faces |= 1 << (6 * cube + face);
        self.edges |= 1 << (AXES * cube + axis_of(face));
    }

    /// Highlights an edge and the faces at its ends.
    fn edge(&mut self, edge: Edge) {
        AXIS_FACES[edge.axis].iter().for_each(|&face| self.face(edge.cube, face));
    }

    fn facade(&mut self, positions: &[Position], facade: usize) {
        for (cube, &position) in positions.iter().enumerate() {
            self.face(cube, usize::from(POSITIONS[usize::from(position) % 24][facade]));
        }
    }

    fn factorisation(&mut self, theory: &Theory, index: usize) {
        if let Some(factorisation) = theory.factorisations.get(index) {
            factorisation.edges().for_each(|edge| self.edge(edge));
        }
    }
}
