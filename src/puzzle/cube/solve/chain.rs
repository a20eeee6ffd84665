//! Thistlethwaite's chain (1981): the cube is put in order in four stages, each of which brings it into a smaller subgroup,
//! G0 > G1 > G2 > G3 > G4 = 1. Each stage makes only turns of the subgroup in which it begins, so what the stages before have mended stays.
//!
//! | subgroup | its turns | index in the one before |
//! |---|---|---|
//! | G0 | all | |
//! | G1 | L R F B U2 D2 | 2,048: how the edges are flipped |
//! | G2 | L R F2 B2 U2 D2 | 1,082,565 = 3⁷ · 495: how the corners are twisted, and where the edges of the layer between L and R are |
//! | G3 | L2 R2 F2 B2 U2 D2 | 29,400 = 70 · 420: in which layers the other edges are, and a property of the corners |
//! | G4 | none | 663,552 |
//!
//! A table for each stage holds the fewest turns of each coset; breadth-first search fills it, and so counts the cosets and the most turns.
//! With such tables a stage is never longer than 7, 10, 13 and 15 turns (Thistlethwaite proved 7, 13, 15 and 17).
//!
//! The marks of the base text make turns of R and L flip edges. In the chain it is U and D, so all is computed on the cube turned as a whole.

use super::short::coordinates::TURNS;
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::turn::Turn;
use crate::search::Status;
use crate::search::index::Index;
use serde::{Deserialize, Serialize};

/// A stage of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ChainStage {
    /// From G0 to G1: the edges are flipped right.
    Flips,
    /// From G1 to G2: the corners are twisted right, and four edges are brought into their layer.
    Twists,
    /// From G2 to G3: all edges are brought into their layers, and the corners to where half turns can put them in order.
    Layers,
    /// From G3 to the cube in order.
    Squares,
}

impl ChainStage {
    /// All of them, in their order.
    pub const ALL: [ChainStage; 4] = [ChainStage::Flips, ChainStage::Twists, ChainStage::Layers, ChainStage::Squares];

    /// The number of cosets: the index of the subgroup to which the stage leads in the one in which it begins.
    pub const fn index(self) -> usize {
        [2_048, 1_082_565, 29_400, 663_552][self as usize]
    }

    /// The most turns that it takes.
    pub const fn most_turns(self) -> usize {
        [7, 10, 13, 15][self as usize]
    }

    /// Whether it makes quarter turns of a face; half turns it makes of all.
    pub fn turns_quarters(self, face: Face) -> bool {
        match self {
            ChainStage::Flips => true,
            ChainStage::Twists => !matches!(face, Face::Up | Face::Down),
            ChainStage::Layers => matches!(face, Face::Right | Face::Left),
            ChainStage::Squares => false,
        }
    }

    /// The turns that it makes: 18, 14, 10 and 6.
    pub fn turns(self) -> impl Iterator<Item = Turn> {
        Turn::of_faces().filter(move |turn| turn.quarters() == 2 || self.turns_quarters(turn.face()))
    }

    /// The small cubes, by their homes, that show that a position is not yet where this stage leads, if the stages before are done. In the
    /// third stage there may be none, although the corners are not ready: they are in their two sets of four, but half turns cannot put them
    /// in order.
    pub fn unready(self, position: &Position) -> Vec<Place> {
        let hold = hold();
        let seen = position.under(hold);
        let is_turned = |cubie: Place| seen.goes(cubie.under(hold)).1 != 0;
        let is_astray = |cubie: Place| layer(position.goes(cubie).0) != layer(cubie);
        let is_unready = |cubie: &Place| match (self, cubie.kind()) {
            (ChainStage::Flips, Kind::Corner) => false,
            (ChainStage::Flips, Kind::Edge) | (ChainStage::Twists, Kind::Corner) => is_turned(*cubie),
            (ChainStage::Twists, Kind::Edge) => layer(*cubie) == BETWEEN_SIDES && is_astray(*cubie),
            (ChainStage::Layers, _) => is_astray(*cubie),
            (ChainStage::Squares, _) => !position.is_home(*cubie),
        };
        Place::every().filter(is_unready).collect()
    }
}

/// The most turns of a solution: those of all stages.
pub const MOST_TURNS: usize = {
    let (mut sum, mut stage) = (0, 0);
    while stage < ChainStage::ALL.len() {
        sum += ChainStage::ALL[stage].most_turns();
        stage += 1;
    }
    sum
};

/// About how many turns a solution of a random position has.
pub const MEAN_TURNS: usize = 31;

/// The layer between left and right, see [`layer`].
const BETWEEN_SIDES: usize = 1;

/// For an edge the axis to which its layer is perpendicular: 0 up, 1 right, 2 front. For a corner which of the two sets of four it belongs to,
/// 0 or 1: half turns keep all of these.
fn layer(place: Place) -> usize {
    let is_on = |axis: usize| place.is_on(Face::ALL[axis]) || place.is_on(Face::ALL[axis + 3]);
    match place.kind() {
        Kind::Corner => place.faces().iter().filter(|face| (**face as usize) < 3).count() % 2,
        Kind::Edge => (0..3).find(|&axis| !is_on(axis)).unwrap_or_default(),
    }
}

/// How the cube is turned as a whole: the top to the right, the right to the front.
fn hold() -> Symmetry {
    let fits = |own: &&Symmetry| Face::Up.under(**own) == Face::Right && Face::Right.under(**own) == Face::Front;
    Symmetry::rotations().iter().find(fits).copied().unwrap_or(Symmetry::IDENTITY)
}

/// What is told apart at the places of corners or edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// How the small cubes are turned.
    Rotations(Kind),
    /// Which edges are of the layer between left and right.
    Middle,
    /// In which of the other two layers the other edges belong.
    Others,
    /// The corners, up to what half turns can do with them.
    Cosets,
    /// Each corner.
    Corners,
    /// Each edge of a layer.
    Layer(usize),
}

/// By place: what is told there.
type Labels = [u8; 12];

/// A coordinate: the labels that turns of a stage can produce, numbered, and what the turns do with the numbers.
#[derive(Clone, Debug)]
struct LabelCoordinate {
    told: Told,
    /// The renamings of corners that half turns make, for [`Told::Cosets`].
    renamings: Vec<Labels>,
    labels: Vec<Labels>,
    numbers: Index,
    /// By number and turn.
    next: Vec<[u16; TURNS]>,
}

impl LabelCoordinate {
    fn new(told: Told, stage: ChainStage, effects: &[Position]) -> LabelCoordinate {
        let renamings = if told == Told::Cosets {
            LabelCoordinate::new(Told::Corners, ChainStage::Squares, effects).labels
        } else {
            vec![]
        };
        let mut coordinate =
            LabelCoordinate { told, renamings, labels: vec![], numbers: Index::default(), next: vec![] };
        coordinate.add(coordinate.of(&Position::SOLVED));
        while let Some(&labels) = coordinate.labels.get(coordinate.next.len()) {
            let mut next = [0; TURNS];
            for turn in turn_numbers(stage) {
                next[turn] = coordinate.add(coordinate.after(&labels, &effects[turn]));
            }
            coordinate.next.push(next);
        }
        coordinate
    }

    fn kind(&self) -> Kind {
        match self.told {
            Told::Rotations(kind) => kind,
            Told::Cosets | Told::Corners => Kind::Corner,
            Told::Middle | Told::Others | Told::Layer(_) => Kind::Edge,
        }
    }

    /// The labels of a position on the cube turned as a whole.
    fn of(&self, position: &Position) -> Labels {
        let mut labels = [0; 12];
        let back = hold().inverse();
        for cubie in Place::all(self.kind()) {
            let (place, index) = position.goes(cubie);
            let own = layer(cubie.under(back));
            labels[place.index()] = match self.told {
                Told::Rotations(_) => index as u8,
                Told::Middle => u8::from(own == BETWEEN_SIDES),
                Told::Others => own as u8,
                Told::Cosets | Told::Corners => cubie.index() as u8,
                Told::Layer(layer) => {
                    if own == layer {
                        cubie.index() as u8 + 1
                    } else {
                        0
                    }
                }
            };
        }
        self.renamed(labels)
    }

    fn after(&self, labels: &Labels, turn: &Position) -> Labels {
        let mut after = [0; 12];
        for place in Place::all(self.kind()) {
            let (to, index) = turn.goes(place);
            let label = labels[place.index()];
            after[to.index()] = match self.told {
                Told::Rotations(kind) => (label + index as u8) % kind.ways() as u8,
                _ => label,
            };
        }
        self.renamed(after)
    }

    /// The same labels for all arrangements of the corners that are told as one: the first of them.
    fn renamed(&self, labels: Labels) -> Labels {
        let renamed = |renaming: &Labels| {
            let mut own = [0; 12];
            for (own, &label) in own.iter_mut().zip(&labels).take(8) {
                *own = renaming[usize::from(label)];
            }
            own
        };
        self.renamings.iter().map(renamed).min().unwrap_or(labels)
    }

    fn add(&mut self, labels: Labels) -> u16 {
        let new = self.labels.len() as u32;
        let number = *self.numbers.number(&labels, new, |number| &self.labels[number as usize]);
        if number == new {
            self.labels.push(labels);
        }
        number as u16
    }

    /// The number of the labels of a position; `None` if the turns of the stage cannot produce them.
    fn number(&self, position: &Position) -> Option<usize> {
        let labels = self.of(position);
        self.numbers.find(&labels, |number| &self.labels[number as usize]).map(|number| number as usize)
    }
}

/// The turns of a stage on the cube turned as a whole, by their numbers in [`Turn::of_faces`].
fn turn_numbers(stage: ChainStage) -> impl Iterator<Item = usize> {
    let hold = hold();
    let numbers = Turn::of_faces().enumerate().take(TURNS);
    numbers.filter(move |(_, turn)| stage.turns().any(|own| own.under(hold) == *turn)).map(|(number, _)| number)
}

/// The value of a coset that was not reached.
const UNKNOWN: u8 = u8::MAX;

/// The table of a stage: the fewest turns of each coset.
#[derive(Clone, Debug)]
struct StageTable {
    turns: Vec<usize>,
    coordinates: Vec<LabelCoordinate>,
    /// By coset.
    turns_left: Vec<u8>,
    /// The cosets in the order in which they were found, while the table is built.
    found: Vec<u32>,
    expanded: usize,
}

impl StageTable {
    fn new(stage: ChainStage) -> StageTable {
        let effects: Vec<Position> = Turn::of_faces().map(|turn| turn.cube().position()).collect();
        let told: &[Told] = match stage {
            ChainStage::Flips => &[Told::Rotations(Kind::Edge)],
            ChainStage::Twists => &[Told::Rotations(Kind::Corner), Told::Middle],
            ChainStage::Layers => &[Told::Cosets, Told::Others],
            ChainStage::Squares => &[Told::Corners, Told::Layer(0), Told::Layer(1), Told::Layer(2)],
        };
        let coordinates: Vec<LabelCoordinate> =
            told.iter().map(|told| LabelCoordinate::new(*told, stage, &effects)).collect();
        let mut turns_left = vec![UNKNOWN; coordinates.iter().map(|own| own.labels.len()).product()];
        // The first labels of all coordinates are those of the cube in order.
        turns_left[0] = 0;
        StageTable { turns: turn_numbers(stage).collect(), coordinates, turns_left, found: vec![0], expanded: 0 }
    }

    /// Expands at most `budget` cosets.
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let Some(&coset) = self.found.get(self.expanded) else {
                self.found = vec![];
                return Status::Finished;
            };
            let left = self.turns_left[coset as usize] + 1;
            for turn in 0..self.turns.len() {
                let next = self.turned(coset as usize, self.turns[turn]);
                if self.turns_left[next] == UNKNOWN {
                    self.turns_left[next] = left;
                    self.found.push(next as u32);
                }
            }
            self.expanded += 1;
        }
        Status::Running
    }

    /// The coset after a turn: the first coordinate counts most.
    fn turned(&self, coset: usize, turn: usize) -> usize {
        let (mut rest, mut unit, mut next) = (coset, 1, 0);
        for coordinate in self.coordinates.iter().rev() {
            let count = coordinate.labels.len();
            next += unit * usize::from(coordinate.next[rest % count][turn]);
            rest /= count;
            unit *= count;
        }
        next
    }

    /// The coset of a position; `None` if it is not in the subgroup in which the stage begins.
    fn coset(&self, position: &Position) -> Option<usize> {
        let mut coset = 0;
        for coordinate in &self.coordinates {
            coset = coset * coordinate.labels.len() + coordinate.number(position)?;
        }
        Some(coset)
    }

    /// The numbers of the fewest turns that lead a coset to the first one.
    fn descent(&self, mut coset: usize) -> Option<Vec<usize>> {
        let mut turns = vec![];
        while *self.turns_left.get(coset)? > 0 {
            let left = self.turns_left[coset];
            let turn = self.turns.iter().copied().find(|&turn| self.turns_left[self.turned(coset, turn)] < left)?;
            coset = self.turned(coset, turn);
            turns.push(turn);
        }
        Some(turns)
    }
}

/// A solution by the chain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChainSolution {
    /// The turns of each stage.
    pub stages: [Vec<Turn>; 4],
}

impl ChainSolution {
    /// All its turns.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        self.stages.iter().flatten().copied()
    }

    /// The number of turns before each stage, and last the number of all turns.
    pub fn begins(&self) -> [usize; 5] {
        std::array::from_fn(|stage| self.stages[..stage].iter().map(Vec::len).sum())
    }

    /// The stage to which the next turn belongs after so many turns; none at the end.
    pub fn stage_at(&self, turns: usize) -> Option<ChainStage> {
        let begins = self.begins();
        ChainStage::ALL.into_iter().find(|&stage| turns < begins[stage as usize + 1])
    }
}

/// The tables of all stages: about 2.5 MB. One unit of budget is one coset from which all turns of the stage are tried.
///
/// ```
/// use casse_tete::puzzle::cube::Preset;
/// use casse_tete::puzzle::cube::solve::chain::CosetChain;
///
/// let mut chain = CosetChain::default();
/// chain.advance(u64::MAX);
/// let superflip = Preset::Superflip.cube();
/// let solution = chain.solve(&superflip.position()).unwrap();
/// assert!(superflip.along(solution.turns()).is_solved());
/// ```
#[derive(Clone, Debug, Default)]
pub struct CosetChain {
    tables: Vec<StageTable>,
    is_complete: bool,
}

impl CosetChain {
    /// Works on the tables, one stage after the other.
    pub fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && !self.is_complete {
            match self.tables.last_mut() {
                Some(table) => {
                    let before = table.expanded;
                    if table.advance(left) == Status::Running {
                        return Status::Running;
                    }
                    left -= (table.expanded - before) as u64;
                    match ChainStage::ALL.get(self.tables.len()) {
                        Some(&stage) => self.tables.push(StageTable::new(stage)),
                        None => self.is_complete = true,
                    }
                }
                None => self.tables.push(StageTable::new(ChainStage::Flips)),
            }
        }
        if self.is_complete { Status::Finished } else { Status::Running }
    }

    /// The number of cosets that were expanded, of 1,777,565 in all stages.
    pub fn expanded(&self) -> u64 {
        self.tables.iter().map(|table| table.expanded as u64).sum()
    }

    /// The number of cosets of a stage by the turns that they need, as far as they are counted.
    pub fn counts(&self, stage: ChainStage) -> Vec<u64> {
        let mut counts = vec![];
        for &turns in self.tables.get(stage as usize).map_or(&[][..], |table| &table.turns_left) {
            if turns != UNKNOWN {
                counts.resize(counts.len().max(usize::from(turns) + 1), 0);
                counts[usize::from(turns)] += 1;
            }
        }
        counts
    }

    /// The solution of a position, each stage with as few turns as it can have; `None` if turns cannot put the position in order, or the
    /// tables are not complete.
    pub fn solve(&self, position: &Position) -> Option<ChainSolution> {
        let hold = hold();
        let turns: Vec<Turn> = Turn::of_faces().collect();
        let mut seen = position.under(hold);
        let mut solution = ChainSolution::default();
        for (table, stage) in self.tables.iter().zip(&mut solution.stages) {
            for number in table.descent(table.coset(&seen)?)? {
                seen = seen.then(&turns[number].cube().position());
                stage.push(turns[number].under(hold.inverse()));
            }
        }
        (self.is_complete && seen == Position::SOLVED).then_some(solution)
    }
}
