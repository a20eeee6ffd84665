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

/// A part of the sequence S X T X' T' S' or S X T X' S'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombinationPart {
    /// S, before all others.
    Setup,
    /// X.
    X,
    /// T.
    T,
    /// X'.
    XUndone,
    /// T'.
    TUndone,
    /// S', after all others.
    SetupUndone,
}

impl CombinationPart {
    /// Its name, `X′` for X undone.
    pub fn name(self) -> &'static str {
        match self {
            CombinationPart::Setup => "S",
            CombinationPart::X => "X",
            CombinationPart::T => "T",
            CombinationPart::XUndone => "X′",
            CombinationPart::TUndone => "T′",
            CombinationPart::SetupUndone => "S′",
        }
    }
}

/// X and T, and their result; possibly with a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    /// S, which is made before and undone after; often empty.
    pub setup: Algorithm,
    /// How X and T are combined.
    pub form: Form,
    /// The two parts.
    pub parts: [Algorithm; 2],
    /// The support of each of them.
    pub supports: [Support; 2],
    /// The cube after each part of the [`Combination::sequence`], beginning in order.
    pub cubes: Vec<Cube>,
}

impl Combination {
    /// The formula of the whole, such as `X T X′ T′`.
    pub fn formula(&self) -> &'static str {
        match (self.setup.items.is_empty(), self.form) {
            (true, Form::Commutator) => "X T X′ T′",
            (true, Form::Conjugate) => "X T X′",
            (false, Form::Commutator) => "S X T X′ T′ S′",
            (false, Form::Conjugate) => "S X T X′ S′",
        }
    }

    /// The trial of X and T without a setup.
    pub fn new(form: Form, x: Algorithm, t: Algorithm) -> Combination {
        Combination::after(Algorithm::default(), form, x, t)
    }

    /// The trial of X and T after a setup, which is undone at the end.
    pub fn after(setup: Algorithm, form: Form, x: Algorithm, t: Algorithm) -> Combination {
        let supports = [Support::of(&x.cube()), Support::of(&t.cube())];
        let mut trial = Combination { setup, form, parts: [x, t], supports, cubes: vec![] };
        let mut cube = Cube::SOLVED;
        for part in trial.sequence() {
            cube = cube.then(&trial.algorithm_of(part).cube());
            trial.cubes.push(cube);
        }
        trial
    }

    /// Its parts, one after the other; without those of an empty setup.
    pub fn sequence(&self) -> Vec<CombinationPart> {
        let mut parts = match self.form {
            Form::Commutator => {
                vec![CombinationPart::X, CombinationPart::T, CombinationPart::XUndone, CombinationPart::TUndone]
            }
            Form::Conjugate => vec![CombinationPart::X, CombinationPart::T, CombinationPart::XUndone],
        };
        if !self.setup.items.is_empty() {
            parts.insert(0, CombinationPart::Setup);
            parts.push(CombinationPart::SetupUndone);
        }
        parts
    }

    /// The turns of a part.
    pub fn algorithm_of(&self, part: CombinationPart) -> Algorithm {
        let [x, t] = &self.parts;
        match part {
            CombinationPart::Setup => self.setup.clone(),
            CombinationPart::X => x.clone(),
            CombinationPart::T => t.clone(),
            CombinationPart::XUndone => x.inverse(),
            CombinationPart::TUndone => t.inverse(),
            CombinationPart::SetupUndone => self.setup.inverse(),
        }
    }

    /// The whole as an algorithm.
    pub fn algorithm(&self) -> Algorithm {
        let [x, t] = self.parts.clone();
        let combined = match self.form {
            Form::Commutator => Algorithm::commutator(x, t),
            Form::Conjugate => Algorithm::conjugate(x, t),
        };
        Algorithm::conjugate(self.setup.clone(), combined)
    }

    /// The resulting cube.
    pub fn result(&self) -> Cube {
        self.cubes.last().copied().unwrap_or_default()
    }

    /// The small cubes, by their homes, that are at places which X moves when X begins, and those at places which T moves: the
    /// supports, carried back through the setup.
    pub fn marked(&self) -> [Vec<Place>; 2] {
        let standing = self.setup.cube().standing();
        [0, 1].map(|part| self.supports[part].places.iter().map(|&place| standing.at(place).0).collect())
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
