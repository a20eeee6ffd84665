//! The texts of the Hungarian cube.

pub mod chain;
pub mod coach;
mod en;
pub mod entry;
pub mod finder;
mod fr;
pub mod group;
pub mod optimal;
mod program;
pub mod proof;
pub mod scrambles;
pub mod short;
pub mod side;
pub mod subgroup;

use crate::puzzle::cube::{Kind, Place, Problem, Scheme, Turn};
use crate::text::program::EventTexts;
use crate::text::{Lang, PageTexts, Title};
use chain::ChainTexts;
use coach::CoachTexts;
use entry::EntryTexts;
use finder::FinderTexts;
use group::{DoctorTexts, GroupTexts, LaboratoryTexts, ProductTexts};
use optimal::OptimalTexts;
pub use program::{ProductProgramTexts, RuleTexts, RuleWhyTexts};
use proof::{ConverseTexts, ErrataTexts, FiguresTexts, InvariantTexts};
use scrambles::ScramblesTexts;
use short::ShortTexts;
use side::SideTexts;
use subgroup::SubgroupTexts;

impl Lang {
    /// The texts of the Hungarian cube.
    pub fn cube(self) -> &'static CubeTexts {
        self.choose(&fr::CUBE, &en::CUBE)
    }
}

/// The name of the Hungarian cube, and its line on the home page.
pub fn title(lang: Lang) -> Title {
    lang.choose(fr::TITLE, en::TITLE)
}

/// All texts of the page, one field for each; arguments are listed after the colon. Small cubes and places are given as texts that the
/// page makes: their number and the letters of their faces.
#[derive(Debug)]
pub struct CubeTexts {
    /// What every page has; its views are: cube, group, doctor, laboratory, solution, subgroup, errors.
    pub page: PageTexts,
    /// The left panel.
    pub setup: SetupTexts,
    /// The figures of the base text.
    pub figures: FiguresTexts,
    /// The row below the drawing.
    pub editor: EditorTexts,
    /// The entry of a cube.
    pub entry: EntryTexts,
    /// The algorithm.
    pub algorithm: AlgorithmTexts,
    /// The group.
    pub group: GroupTexts,
    /// The product calculator.
    pub product: ProductTexts,
    /// The doctor.
    pub doctor: DoctorTexts,
    /// The laboratory.
    pub laboratory: LaboratoryTexts,
    /// The finder of commutators.
    pub finder: FinderTexts,
    /// The signs and sums, turn by turn.
    pub invariants: InvariantTexts,
    /// The converse of the theorem.
    pub converse: ConverseTexts,
    /// The errors of the base text.
    pub errata: ErrataTexts,
    /// Face first.
    pub stages: StagesTexts,
    /// Along Thistlethwaite's chain.
    pub chain: ChainTexts,
    /// Short solutions.
    pub short: ShortTexts,
    /// Shortest solutions.
    pub optimal: OptimalTexts,
    /// All methods side by side.
    pub side: SideTexts,
    /// Subgroups, their graphs, symmetries.
    pub subgroup: SubgroupTexts,
    /// Several scrambles at once.
    pub scrambles: ScramblesTexts,
    /// The coach.
    pub coach: CoachTexts,
    /// Names of the palette's colours, small letters: red, green, blue, yellow, orange, sky, purple, grey, white.
    pub colours: [&'static str; 9],
    /// Names of the faces, in the order of `Face::ALL`: the top, the right …
    pub faces: [&'static str; 6],
    /// Before a problem with the turns of the setup.
    pub in_setup: &'static str,
    /// A small cube that is pointed at: itself, its name, its place, the name of that, its rotation index.
    pub cubie: fn(Place, &str, Place, &str, &str) -> String,
    /// A problem with a cube or an algorithm; colours have the names of the scheme.
    pub problem: fn(&Problem, Scheme) -> String,
}

/// The texts of the left panel.
#[derive(Debug)]
pub struct SetupTexts {
    /// Heading of the cube.
    pub cube: &'static str,
    /// The list of known positions.
    pub preset: &'static str,
    /// Their names, in the order of `Preset::ALL`.
    pub presets: [&'static str; 8],
    /// A position that is none of them.
    pub own: &'static str,
    /// Deals a random position.
    pub deal: &'static str,
    /// The seed of the random position.
    pub seed: &'static str,
    /// Puts the cube in order at once.
    pub reset: &'static str,
    /// Puts it in order by the chosen method.
    pub solve: &'static str,
    /// The choice of the method.
    pub method: &'static str,
    /// The methods: face first, along the chain, few turns, the fewest, all side by side.
    pub methods: [&'static str; 5],
    /// The colour of the first face.
    pub first: &'static str,
    /// The field of the algorithm.
    pub as_text: &'static str,
    /// The hint of the field: what can be written there.
    pub text_hint: &'static str,
    /// Heading of how it looks.
    pub look: &'static str,
    /// The scheme of colours, and the three: the field's, the base text's, with letters.
    pub scheme: &'static str,
    /// Their names.
    pub schemes: [&'static str; 3],
    /// The letter of the top: label, U, T.
    pub top: [&'static str; 3],
    /// The letters of the keyboard: label, by the letters of the turns, as speed cubers have them.
    pub keyboard: [&'static str; 3],
}

/// The texts of the row below the drawing.
#[derive(Debug)]
pub struct EditorTexts {
    /// Label of the turns of an algorithm, one button each.
    pub moves: &'static str,
    /// Go to before the first turn.
    pub begin: &'static str,
    /// A turn, by its number.
    pub go_to: fn(usize, &str) -> String,
    /// Number of further turns that are not shown, before or after.
    pub more: fn(usize) -> String,
    /// Label of the buttons that turn layers.
    pub turns: &'static str,
    /// Opens the middle layers and the whole cube.
    pub others: &'static str,
    /// The choice to colour only the small cubes that matter so far.
    pub focus: &'static str,
}

/// The texts of the algorithm.
#[derive(Debug)]
pub struct AlgorithmTexts {
    /// The program.
    pub program: ProductProgramTexts,
    /// Labels of the counters: turns made, order of the position, small cubes away from home or turned.
    pub counters: [&'static str; 3],
    /// A turn was made: as it is written, and itself.
    pub made: fn(&str, Turn) -> String,
    /// No turn was made and there is none: how the cube is turned.
    pub how: &'static str,
    /// Before the first turn.
    pub before: &'static str,
    /// The cube is in order.
    pub solved: &'static str,
    /// Turns do not put it in order.
    pub unreachable: &'static str,
    /// The centres are in their places: how often the algorithm must be repeated until all is in order.
    pub order: fn(u64) -> String,
    /// The centres have moved: how often the algorithm must be repeated until all is in order and held as before, and the order of the
    /// position relative to its centres.
    pub order_held: fn(u64, u64) -> String,
    /// Tabs: algorithm, notation, words; the invariants follow.
    pub tabs: [&'static str; 3],
    /// There is no algorithm.
    pub none: &'static str,
    /// The algorithm: as it is written, corners in cycles, edges in cycles, its inverse.
    pub facts: [&'static str; 4],
    /// Its length: turns, turns of faces.
    pub length: fn(usize, usize) -> String,
    /// After how many repetitions all is as before; whether each repetition changes how the cube is held.
    pub again: fn(u64, bool) -> String,
    /// Buttons: the inverse in its place; it begins here.
    pub invert: &'static str,
    /// The algorithm begins here.
    pub begin_here: &'static str,
    /// Columns of the notation.
    pub notation_columns: [&'static str; 2],
    /// Letters and what they turn.
    pub notation: &'static [(&'static str, &'static str)],
    /// Terms: small cube, facelet, algorithm, order, half-turn metric.
    pub terms: [(&'static str, &'static str); 5],
}

/// The texts of the solution face first.
#[derive(Debug)]
pub struct StagesTexts {
    /// The events on the way face first.
    pub events: EventTexts,
    /// The program.
    pub program: RuleTexts,
    /// Labels of the counters: turns, as turns of faces, to come.
    pub counters: [&'static str; 3],
    /// Turns do not put the cube in order.
    pub unsolvable: &'static str,
    /// While the solution is being searched.
    pub looking: &'static str,
    /// The search was stopped.
    pub stopped: &'static str,
    /// It has failed.
    pub failed: &'static str,
    /// The cube is in order already.
    pub already: &'static str,
    /// The last turn was made: turns.
    pub done: fn(usize) -> String,
    /// A stage: its number in the base text, its name.
    pub stage: fn(usize, &str) -> String,
    /// Names of the seven stages.
    pub names: [&'static str; 7],
    /// The purpose of each stage, and how it works.
    pub about: [&'static str; 7],
    /// The purpose of a commutator in each stage.
    pub aims: [&'static str; 7],
    /// The turn that comes next: itself, as a sentence.
    pub next: fn(&str) -> String,
    /// A number of turns.
    pub turns: fn(usize) -> String,
    /// The cube is turned over: colour that comes to the top.
    pub hold: fn(&str) -> String,
    /// A small cube is brought home: its name, where it was, where it belongs, whether it is rightly turned there.
    pub raise: fn(&str, &str, &str, bool) -> String,
    /// A small cube is taken out: its name, where it was, where it waits.
    pub lower: fn(&str, &str, &str) -> String,
    /// A small cube is turned where it is.
    pub rotate: fn(&str, Kind) -> String,
    /// The last layer is turned.
    pub layer: &'static str,
    /// A commutator: its cycles, what it is for.
    pub commute: fn(&str, &str) -> String,
    /// Tabs: stages, method, many positions.
    pub tabs: [&'static str; 3],
    /// The method: paragraphs.
    pub why: [&'static str; 3],
    /// Terms: stage, slice sequence, parity.
    pub terms: [(&'static str, &'static str); 3],
    /// Explanation of the experiment with many positions.
    pub many: &'static str,
    /// How many of them.
    pub how_many: &'static str,
    /// The button that begins it.
    pub run: &'static str,
    /// Rows: positions, mean, least, most.
    pub positions: [&'static str; 4],
    /// Columns: what, turns.
    pub position_columns: [&'static str; 2],
}
