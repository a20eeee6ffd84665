//! The sequences with which the stages work, all but one found by small searches.
//!
//! The property of the base text: X changes only one small cube of a face, and any others elsewhere. Then X can be used to
//! build the face, and X T X' T', with T a turn of that face, changes at most three small cubes of the whole cube.
//!
//! The one that is taken from the base text is its flip of an edge of the cross.

use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::notation;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::turn::{Layers, Turn};

/// A sequence of turns and its effect.
#[derive(Clone, Debug, Default)]
pub struct Tool {
    /// The sequence.
    pub algorithm: Algorithm,
    /// Its effect on the small cubes, by places in space; centres are ignored.
    pub effect: Position,
    /// Its number of turns.
    pub length: u64,
    /// The small cubes it changes, one bit for each, by [`Place::rank`].
    changed: u32,
}

impl Tool {
    /// The small cubes it changes.
    pub fn changed(&self) -> impl Iterator<Item = Place> {
        Place::every().filter(|place| self.changed >> place.rank() & 1 == 1)
    }

    /// Whether it leaves these small cubes unchanged; they are given as a [`mask`].
    pub(super) fn keeps(&self, kept: u32) -> bool {
        self.changed & kept == 0
    }

    fn new(algorithm: Algorithm, effect: Position) -> Tool {
        let changed = mask(Place::every().filter(|&place| !effect.is_home(place)));
        Tool { length: algorithm.length(), algorithm, effect, changed }
    }

    fn turn(turn: Turn) -> Tool {
        Tool::new([turn].into_iter().collect(), turn.cube().standing())
    }

    fn then(&self, next: &Tool) -> Tool {
        let items = [self.algorithm.items.as_slice(), &next.algorithm.items].concat();
        Tool::new(Algorithm { items }, self.effect.then(&next.effect))
    }

    /// The only place of a face at which it changes anything; `None` if there is none or more than one.
    fn alone_on(&self, face: Face) -> Option<Place> {
        let mut changed = self.changed().filter(|place| place.is_on(face));
        changed.next().filter(|_| changed.next().is_none())
    }

    /// Whether it changes the top layer only.
    fn is_on_top(&self) -> bool {
        self.changed().all(|place| place.is_on(Face::Up))
    }
}

/// A set of small cubes: one bit for each, by [`Place::rank`].
pub(super) fn mask(places: impl IntoIterator<Item = Place>) -> u32 {
    places.into_iter().fold(0, |mask, place| mask | 1 << place.rank())
}

/// All tools, by their purpose. The layer being solved is always on top.
#[derive(Clone, Debug)]
pub struct Tools {
    /// Bring an edge to the top by at most three turns.
    pub edges: Vec<Tool>,
    /// Flip one edge of the top layer and leave its other three edges: for each edge, the sequence of the base text.
    pub flips: Vec<Tool>,
    /// Bring a corner up from the bottom layer and change nothing else of the top layer.
    pub corners: Vec<Tool>,
    /// Twist one corner of the top layer and change nothing else there.
    pub twists: Vec<Tool>,
    /// An edge of the middle layer and two of the top layer in a cycle, and nothing else.
    pub middle_edges: Vec<Tool>,
    /// Three corners of the top layer in a cycle, and nothing else.
    pub corner_cycles: Vec<Tool>,
    /// Three edges of the top layer in a cycle or two pairs exchanged, and nothing else.
    pub edge_cycles: Vec<Tool>,
    /// Two corners of the top layer twisted, and nothing else.
    pub corner_pairs: Vec<Tool>,
    /// Two edges of the top layer flipped, and nothing else.
    pub edge_pairs: Vec<Tool>,
}

impl Default for Tools {
    fn default() -> Tools {
        Tools::new()
    }
}

impl Tools {
    /// Finds all tools by search.
    pub fn new() -> Tools {
        let top = turns(Layers::Outer, Face::Up);
        let bottom = turns(Layers::Outer, Face::Down);
        let middle = turns(Layers::Middle, Face::Down);
        let words = words();
        let corner_singles = singles(&bottom);
        let edge_singles = singles(&middle);
        let twists = rotating(&corner_singles);
        let flips = rotating(&edge_singles);
        let middle_edges = commutators(&edge_singles, &top);
        let cycles = conjugates(&words[..=FACE_TURNS], &middle_edges);
        // Two pairs of edges, of which one is brought up to the other: M M U U M M U U.
        let half = |layers, face| Turn::new(layers, face, 2).into_iter().map(Tool::turn).collect::<Vec<_>>();
        let exchange = commutators(&half(Layers::Middle, Face::Left), &half(Layers::Outer, Face::Up));
        let exchanges = conjugates(&words, &exchange);
        Tools {
            edges: raising(words),
            corners: corner_singles.iter().flat_map(|x| preceded(&bottom, x)).collect(),
            corner_cycles: distinct(corner_cycles()),
            edge_cycles: distinct(cycles.into_iter().chain(exchanges)),
            corner_pairs: distinct(commutators(&twists, &top)),
            edge_pairs: distinct(commutators(&flips, &top)),
            flips: cross_flips(),
            twists,
            middle_edges,
        }
    }
}

/// The base text's flip of an edge of the cross: UF is flipped, and the other three edges of the top stay; corners of the top, which are
/// not built yet, do not.
pub const CROSS_FLIP: &str = "F2 D M D' M'";

/// The flips of the four edges of the top: the one of the base text, and as it looks on a cube that is turned about its vertical axis.
fn cross_flips() -> Vec<Tool> {
    let own = notation::read(CROSS_FLIP).unwrap_or_default();
    let quarter = Face::Up.quarter();
    let holds = std::iter::successors(Some(Symmetry::IDENTITY), |&hold| Some(quarter.after(hold))).take(4);
    let flips = holds.map(|hold| own.under(hold));
    flips.map(|flip| Tool::new(flip.clone(), flip.cube().standing())).collect()
}

/// Turns of faces.
const FACE_TURNS: usize = 18;

/// The turns of these layers with a face, by one, two and three quarters.
fn turns(layers: Layers, face: Face) -> Vec<Tool> {
    (1..4).filter_map(|quarters| Turn::new(layers, face, quarters)).map(Tool::turn).collect()
}

/// All sequences of at most three turns of faces, the short ones first: the empty one, then the single turns.
fn words() -> Vec<Tool> {
    let single: Vec<(Turn, Tool)> = Turn::of_faces().map(|turn| (turn, Tool::turn(turn))).collect();
    let mut words = vec![Tool::default()];
    // The last face of each of the words that are to be extended.
    let mut ends: Vec<(usize, Option<Face>)> = vec![(0, None)];
    for _ in 0..3 {
        let mut longer = Vec::new();
        for (word, last) in ends {
            for (turn, tool) in single.iter().filter(|(turn, _)| Some(turn.face()) != last) {
                longer.push((words.len(), Some(turn.face())));
                words.push(words[word].then(tool));
            }
        }
        ends = longer;
    }
    words
}

/// The words that bring an edge to the top, without those whose effect on the cross an earlier word already has.
fn raising(words: Vec<Tool>) -> Vec<Tool> {
    let cross: Vec<Place> = Place::all(Kind::Edge).filter(|place| place.is_on(Face::Up)).collect();
    let mut seen = Vec::new();
    let new = |word: &Tool| {
        let kept: u32 = (0..).zip(&cross).map(|(bit, &edge)| u32::from(word.effect.is_home(edge)) << bit).sum();
        let mut is_new = false;
        for &home in &cross {
            let (from, index) = word.effect.at(home);
            let step = (home, from, index, kept);
            if from != home && !seen.contains(&step) {
                seen.push(step);
                is_new = true;
            }
        }
        is_new
    };
    let mut words = words;
    words.retain(new);
    words
}

/// Every X = \[A: B\] with A a turn of a side that changes a single small cube of the top face.
fn singles(between: &[Tool]) -> Vec<Tool> {
    let sides = [Face::Front, Face::Right, Face::Back, Face::Left];
    let sides: Vec<Tool> = sides.into_iter().flat_map(|side| turns(Layers::Outer, side)).collect();
    let mut found = conjugates(&sides, between);
    found.retain(|x| x.alone_on(Face::Up).is_some());
    found
}

/// Products of two of them that turn their small cube in place; for each place and rotation index the first one.
fn rotating(singles: &[Tool]) -> Vec<Tool> {
    let mut found: Vec<(Place, usize, Tool)> = Vec::new();
    for (x, y) in singles.iter().flat_map(|x| singles.iter().map(move |y| (x, y))) {
        let both = x.then(y);
        let Some(place) = both.alone_on(Face::Up) else { continue };
        let (to, index) = both.effect.goes(place);
        if to == place && !found.iter().any(|own| (own.0, own.1) == (place, index)) {
            found.push((place, index, both));
        }
    }
    found.into_iter().map(|(.., tool)| tool).collect()
}

/// Every \[X, T\] and \[T, X\].
fn commutators(xs: &[Tool], ts: &[Tool]) -> Vec<Tool> {
    let pairs = xs.iter().flat_map(|x| ts.iter().flat_map(move |t| [(x, t), (t, x)]));
    pairs.map(|(x, t)| commutator(x, t)).collect()
}

fn commutator(x: &Tool, t: &Tool) -> Tool {
    let effect = x.effect.then(&t.effect).then(&x.effect.inverse()).then(&t.effect.inverse());
    Tool::new(Algorithm::commutator(x.algorithm.clone(), t.algorithm.clone()), effect)
}

/// Every \[A: B\].
fn conjugates(outer: &[Tool], inner: &[Tool]) -> Vec<Tool> {
    let pairs = outer.iter().flat_map(|a| inner.iter().map(move |b| (a, b)));
    let conjugate = |(a, b): (&Tool, &Tool)| {
        let effect = a.effect.then(&b.effect).then(&a.effect.inverse());
        Tool::new(Algorithm::conjugate(a.algorithm.clone(), b.algorithm.clone()), effect)
    };
    pairs.map(conjugate).collect()
}

/// X alone and after each of these turns.
fn preceded(turns: &[Tool], x: &Tool) -> Vec<Tool> {
    let after = turns.iter().map(|turn| turn.then(x));
    [x.clone()].into_iter().chain(after).collect()
}

/// Every \[X, T\] with X = \[A: B\] of turns of faces that changes a single small cube of the face that T turns.
fn corner_cycles() -> Vec<Tool> {
    let single: Vec<Tool> = Turn::of_faces().map(Tool::turn).collect();
    let mut found = Vec::new();
    for x in conjugates(&single, &single) {
        let faces = Face::ALL.into_iter().filter(|&face| x.alone_on(face).is_some());
        let ts: Vec<Tool> = faces.flat_map(|face| turns(Layers::Outer, face)).collect();
        found.extend(commutators(&[x], &ts));
    }
    found
}

/// The tools that change the top layer only; of several with the same effect, the first of the shortest.
fn distinct(tools: impl IntoIterator<Item = Tool>) -> Vec<Tool> {
    let mut kept: Vec<Tool> = Vec::new();
    for tool in tools.into_iter().filter(|tool| tool.is_on_top() && tool.effect != Position::SOLVED) {
        match kept.iter_mut().find(|own| own.effect == tool.effect) {
            Some(own) if own.length > tool.length => *own = tool,
            Some(_) => {}
            None => kept.push(tool),
        }
    }
    kept
}
