//! Commutators and conjugates in parts: what each part moves, what both parts move, and the result.

use super::algorithm::Algorithm;
use super::cycles::{self, Cycle};
use super::facelet::{self, Face};
use super::held::Cube;
use super::place::Place;
use super::position::Position;
use crate::geometry::lattice::Symmetry;

/// The support of a sequence of turns: the places of the small cubes that it moves or turns in place, and the centres that it
/// moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Support {
    /// Corners first, each kind in the order of the base text.
    pub places: Vec<Place>,
    /// The faces whose centres are moved.
    pub centres: Vec<Face>,
}

impl Support {
    /// The support of the sequences that lead from the cube in order to this one.
    pub fn of(cube: &Cube) -> Support {
        let stays = |facelet: usize| usize::from(cube.goes()[facelet]) == facelet;
        let moved = |place: &Place| !place.facelets().into_iter().all(stays);
        Support {
            places: Place::every().filter(moved).collect(),
            centres: Face::ALL.into_iter().filter(|&face| !stays(facelet::centre(face))).collect(),
        }
    }

    /// The places and centres that both move.
    pub fn overlap(&self, other: &Support) -> Support {
        Support {
            places: self.on(|place| other.places.contains(&place)),
            centres: self.centres.iter().copied().filter(|face| other.centres.contains(face)).collect(),
        }
    }

    /// The places of a face that it changes. If X changes only one and T turns the face, X T X' T' changes at most three
    /// small cubes.
    pub fn on_face(&self, face: Face) -> Vec<Place> {
        self.on(|place| place.is_on(face))
    }

    fn on(&self, wanted: impl Fn(Place) -> bool) -> Vec<Place> {
        self.places.iter().copied().filter(|&place| wanted(place)).collect()
    }
}

/// How X and T are combined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// \[X, T\] = X T X' T'.
    #[default]
    Commutator,
    /// \[X: T\] = X T X'.
    Conjugate,
}

named! { Form: Commutator = "commutator", Conjugate = "conjugate" }

/// X and T, and their result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    /// How they are combined.
    pub form: Form,
    /// The two parts.
    pub parts: [Algorithm; 2],
    /// The support of each of them.
    pub supports: [Support; 2],
    /// The cube after X, X T, X T X' and, for a commutator, X T X' T', beginning in order.
    pub cubes: Vec<Cube>,
}

impl Combination {
    /// The trial of X and T.
    pub fn new(form: Form, x: Algorithm, t: Algorithm) -> Combination {
        let effects = [x.cube(), t.cube()];
        let supports = [Support::of(&effects[0]), Support::of(&effects[1])];
        let [x_cube, t_cube] = effects;
        let xt = x_cube.then(&t_cube);
        let xtx = xt.then(&x_cube.inverse());
        let mut cubes = vec![x_cube, xt, xtx];
        if form == Form::Commutator {
            cubes.push(xtx.then(&t_cube.inverse()));
        }
        Combination { form, parts: [x, t], supports, cubes }
    }

    /// The commutator or conjugate as an algorithm.
    pub fn algorithm(&self) -> Algorithm {
        let [x, t] = self.parts.clone();
        match self.form {
            Form::Commutator => Algorithm::commutator(x, t),
            Form::Conjugate => Algorithm::conjugate(x, t),
        }
    }

    /// The resulting cube.
    pub fn result(&self) -> Cube {
        self.cubes.last().copied().unwrap_or_default()
    }

    /// The cubes that are compared: after X, after T, and the resulting one, each beginning in order.
    pub fn compared(&self) -> [Cube; 3] {
        let [x, t] = self.parts.clone().map(|part| part.cube());
        [x, t, self.result()]
    }

    /// The number of repetitions, at least 1, after which the cube is in order again and held as before.
    pub fn order(&self) -> u64 {
        order(&self.result())
    }
}

/// A cycle of T as a cycle of X T X': the same cycle, with every place p replaced by X'(p), the place from which X moves a
/// small cube to p.
///
/// `x` gives where X moves the small cubes in space. The indices change with the places, because each place has its own mark,
/// but their sum does not. The cycle begins with the lowest number, as in [`cycles::cycles`].
pub fn renamed(x: &Position, cycle: &Cycle) -> Cycle {
    let length = cycle.places.len();
    let named: Vec<(Place, usize)> = cycle.places.iter().map(|&place| x.at(place)).collect();
    let first = (0..length).min_by_key(|&at| named[at].0).unwrap_or_default();
    let mut renamed = Cycle { places: vec![], indices: vec![] };
    for at in first..first + length {
        let ((place, before), (_, after)) = (named[at % length], named[(at + 1) % length]);
        let ways = place.kind().ways();
        renamed.places.push(place);
        renamed.indices.push((before + cycle.indices[at % length] + ways - after) % ways);
    }
    renamed
}

/// The least number of repetitions, at least 1, after which the sequence that leads from the cube in order to this one leaves
/// it in order, held as before.
pub fn order(cube: &Cube) -> u64 {
    let mut power = *cube;
    let mut times = 1;
    while power.hold() != Symmetry::IDENTITY {
        power = power.then(cube);
        times += 1;
    }
    times * cycles::order(&power.position())
}

/// A known pair of X and T.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairPreset {
    /// Two edges flipped.
    Flip,
    /// Two corners twisted.
    Twist,
    /// Three corners of the last layer in a cycle.
    Corners,
    /// Three edges in a cycle.
    Edges,
    /// Exchanges of two pairs of edges.
    Pairs,
}

impl PairPreset {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [PairPreset; 5] =
        [PairPreset::Flip, PairPreset::Twist, PairPreset::Corners, PairPreset::Edges, PairPreset::Pairs];

    /// X and T.
    pub fn parts(self) -> [&'static str; 2] {
        match self {
            PairPreset::Flip => ["F E F2 E2 F", "U"],
            PairPreset::Twist => ["[R': D2] [F: D2]", "U"],
            PairPreset::Corners => ["[U: R]", "L'"],
            PairPreset::Edges => ["[F': E]", "U"],
            PairPreset::Pairs => ["M2", "U2"],
        }
    }
}
