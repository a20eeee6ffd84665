//! The texts of the Hungarian cube.

mod en;
mod fr;
mod program;

use crate::puzzle::cube::cycles::Cycle;
use crate::puzzle::cube::{Kind, Place, Problem, Turn};
use crate::text::program::EventTexts;
use crate::text::{Lang, OpeningTexts, Title};
pub use program::{ProductProgramTexts, RuleTexts};

impl Lang {
    /// The texts of the Hungarian cube.
    pub fn cube(self) -> &'static CubeTexts {
        match self {
            Lang::Fr => &fr::CUBE,
            Lang::En => &en::CUBE,
        }
    }
}

/// The words of the first minute of its page.
pub fn opening(lang: Lang) -> &'static OpeningTexts {
    match lang {
        Lang::Fr => &fr::OPENING,
        Lang::En => &en::OPENING,
    }
}

/// The name of the Hungarian cube, and its line on the home page.
pub fn title(lang: Lang) -> Title {
    match lang {
        Lang::Fr => fr::TITLE,
        Lang::En => en::TITLE,
    }
}

/// All texts of the page, one field for each; arguments are listed after the colon. Small cubes and places are given as texts that the
/// page makes: their number and the letters of their faces.
#[derive(Debug)]
pub struct CubeTexts {
    /// Keys that only this page has, and what they do.
    pub keys: &'static [(&'static str, &'static str)],
    /// Views, in the order of their tabs: cube, group, doctor, laboratory, face first.
    pub views: [&'static str; 5],
    /// The left panel.
    pub setup: SetupTexts,
    /// The row below the drawing, and the editor.
    pub editor: EditorTexts,
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
    /// Face first.
    pub stages: StagesTexts,
    /// Names of the palette's colours, small letters: red, green, blue, yellow, orange, sky, purple, grey, white.
    pub colours: [&'static str; 9],
    /// Names of the faces, in the order of `Face::ALL`: the top, the right …
    pub faces: [&'static str; 6],
    /// Before a problem with the turns of the setup.
    pub in_setup: &'static str,
    /// A small cube that is pointed at: itself, its name, its place, the name of that, its rotation index.
    pub cubie: fn(Place, &str, Place, &str, &str) -> String,
    /// A problem with a cube or an algorithm.
    pub problem: fn(&Problem) -> String,
    /// The step in a link is later than the last one: step, last step.
    pub step_beyond: fn(u64, u64) -> String,
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
    /// Puts it in order face first.
    pub solve: &'static str,
    /// The colour of the first face.
    pub first: &'static str,
    /// The field of the algorithm.
    pub as_text: &'static str,
    /// The hint of the field: what can be written there.
    pub text_hint: &'static str,
    /// The button that uses the text of the field.
    pub apply: &'static str,
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
    /// Workers.
    pub workers: &'static str,
}

/// The texts of the row below the drawing and of the facelet editor.
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
    /// Label of the editor.
    pub editor: &'static str,
    /// How it is used.
    pub hint: &'static str,
    /// Label of the colours to paint with.
    pub brush: &'static str,
    /// The brush that takes colours away.
    pub rubber: &'static str,
    /// How many facelets have a colour: colour, number.
    pub count: fn(&str, usize) -> String,
    /// A facelet: name of its face, row and column from 1, name of its colour if it has one.
    pub facelet: fn(&str, usize, usize, Option<&str>) -> String,
    /// Buttons: only the centres, back to the last good cube.
    pub buttons: [&'static str; 2],
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
    /// Tabs: algorithm, notation, words.
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

/// The texts of the group.
#[derive(Debug)]
pub struct GroupTexts {
    /// Labels of the counters: order of the position, corners away from home or turned, edges.
    pub counters: [&'static str; 3],
    /// All is in order: the neutral element.
    pub neutral: &'static str,
    /// The order of the position, as the least common multiple of the oriented cycles.
    pub order: fn(u64) -> String,
    /// The signs of both permutations.
    pub signs: fn(i8, i8) -> String,
    /// Tabs: position, product, turns, numbers.
    pub tabs: [&'static str; 4],
    /// How the tables are read and changed.
    pub edit: &'static str,
    /// Headings: corners, edges.
    pub kinds: [&'static str; 2],
    /// Columns: starts from, goes to, rotation index.
    pub columns: [&'static str; 3],
    /// Where a small cube goes: its name.
    pub goes: fn(&str) -> String,
    /// The rotation index of a small cube: its name, the index.
    pub index: fn(&str, &str) -> String,
    /// In the diagram: how many small cubes of a kind are in place and rightly turned; at most 24 letters.
    pub home: fn(Kind, usize) -> String,
    /// In the diagram: a cycle's length, its rotation, its order with the factors; at most 18 letters each; may be empty.
    pub cycle: fn(&Cycle) -> [String; 3],
    /// Terms: position, rotation index, marked facelet, sign, oriented cycle.
    pub terms: [(&'static str, &'static str); 5],
    /// Explanation of the table of the six turns.
    pub table_is: &'static str,
    /// Columns: turn, cycles of corners and edges, indices of corners and edges flipped.
    pub turn_columns: [&'static str; 3],
    /// The printed table differs: cycles of the inverse, indices of D.
    pub printed: [&'static str; 2],
    /// Which facelets are marked.
    pub marks: &'static str,
    /// 8! x 12! x 3^8 x 2^12: the factors, the product.
    pub assembled: fn([String; 4], &str) -> String,
    /// Divided by the orbits: assembled, orbits, reachable.
    pub reachable: fn(&str, usize, &str) -> String,
    /// The bound as it is printed: number.
    pub bound: fn(&str) -> String,
    /// Heading of the balls.
    pub balls: &'static str,
    /// Explanation of a ball.
    pub ball_is: &'static str,
    /// Counts them.
    pub count_balls: &'static str,
    /// Columns: turns, positions.
    pub ball_columns: [&'static str; 2],
    /// Before the sum of all of them.
    pub all_within: &'static str,
    /// How they grow, and God's number.
    pub growth: &'static str,
}

/// The texts of the product calculator.
#[derive(Debug)]
pub struct ProductTexts {
    /// The law.
    pub law: &'static str,
    /// Label of a factor: its letter.
    pub factor: fn(&str) -> String,
    /// Takes the cube that is shown; the accessible name with the letter of the factor, beginning with the same words.
    pub take: &'static str,
    /// The same with the letter.
    pub take_for: fn(&str) -> String,
    /// Heading of the product worked out.
    pub worked: &'static str,
    /// Columns: small cube, A takes it to, B takes it on to, indices.
    pub columns: [&'static str; 4],
    /// A·B and B·A are the same.
    pub commute: &'static str,
    /// They differ.
    pub differ: &'static str,
    /// Label of the exponent.
    pub power: &'static str,
    /// Columns: element, corners, edges, order.
    pub result_columns: [&'static str; 4],
    /// (A·B)·C and A·(B·C): whether they are the same.
    pub associative: fn(bool) -> String,
    /// The same by the law as it is printed.
    pub printed: fn(bool) -> String,
    /// Terms: product, inverse, power, commutative, associative.
    pub terms: [(&'static str, &'static str); 5],
    /// Numbers are those of the base text.
    pub numbers: &'static str,
}

/// The texts of the doctor.
#[derive(Debug)]
pub struct DoctorTexts {
    /// Labels of the counters: can be put in order (1 or 0), orbit, laws that fail.
    pub counters: [&'static str; 3],
    /// The meaning of `cube.valid` in words: 0, 1.
    pub valid: [&'static str; 2],
    /// The facelets that were entered are not those of a cube.
    pub no_cube: &'static str,
    /// How to go on with it.
    pub mend: &'static str,
    /// It is in order.
    pub in_order: &'static str,
    /// Turns put it in order.
    pub legal: &'static str,
    /// Turns do not put it in order.
    pub illegal: &'static str,
    /// A law that fails: signs, corners, edges.
    pub fails: [&'static str; 3],
    /// The orbit, from 1.
    pub orbit: fn(usize) -> String,
    /// Tabs: diagnosis, reassemble, why.
    pub tabs: [&'static str; 3],
    /// The laws: signs, sum of the corners, sum of the edges.
    pub laws: [&'static str; 3],
    /// Columns: law, sum, verdict.
    pub law_columns: [&'static str; 3],
    /// It fails, it holds.
    pub verdicts: [&'static str; 2],
    /// The signs of corners and edges.
    pub signs: fn(i8, i8) -> String,
    /// Heading of the smallest repair.
    pub smallest: &'static str,
    /// Two small cubes change places.
    pub exchange: fn(&str, &str) -> String,
    /// A small cube is turned: name, kind, thirds anticlockwise.
    pub rotate: fn(&str, Kind, usize) -> String,
    /// The button that makes this repair.
    pub repair: &'static str,
    /// Heading of the orbits: how many.
    pub orbits: fn(usize) -> String,
    /// The corner of their table: sum of the corners mod 3.
    pub orbit_corner: &'static str,
    /// Columns: 0, 1, 2.
    pub orbit_columns: [&'static str; 3],
    /// Rows: signs equal and no edge to be flipped, signs equal and one, signs different and none, signs different and one.
    pub orbit_rows: [&'static str; 4],
    /// How small cubes are taken out and put back.
    pub how: &'static str,
    /// No small cube is chosen.
    pub none_chosen: &'static str,
    /// The small cubes that are chosen.
    pub chosen: fn(&[String]) -> String,
    /// Buttons: exchange, turn a corner, flip an edge.
    pub buttons: [&'static str; 3],
    /// Opens the list of all small cubes.
    pub list: &'static str,
    /// Before the examples.
    pub examples_are: &'static str,
    /// Two corners, two edges, one corner twisted, one edge flipped.
    pub examples: [&'static str; 4],
    /// Reassembles at random.
    pub deal: &'static str,
    /// Why the laws hold: paragraphs.
    pub why: [&'static str; 4],
    /// Terms: orbit, parity of a permutation.
    pub terms: [(&'static str, &'static str); 2],
}

/// The texts of the laboratory.
#[derive(Debug)]
pub struct LaboratoryTexts {
    /// Labels of the counters: order, small cubes changed, overlap.
    pub counters: [&'static str; 3],
    /// The list of known pairs.
    pub preset: &'static str,
    /// Their names, in the order of `Preset::ALL`.
    pub presets: [&'static str; 5],
    /// A pair that is none of them.
    pub own: &'static str,
    /// Label of a field: its letter.
    pub field: fn(&str) -> String,
    /// How X and T are put together.
    pub form: &'static str,
    /// Commutator, conjugate.
    pub forms: [&'static str; 2],
    /// The button that makes the turns on the cube.
    pub carry: &'static str,
    /// A part is being made: its name, the whole.
    pub under_way: fn(&str, &str) -> String,
    /// Number of small cubes that are now away from home or turned.
    pub changed_now: fn(usize) -> String,
    /// All is done: the whole, small cubes changed.
    pub done: fn(&str, usize) -> String,
    /// X and T commute.
    pub nothing: &'static str,
    /// They meet in a single small cube, which X turns where it is: two are turned.
    pub two: &'static str,
    /// They meet in a single small cube: a cycle of three.
    pub three: &'static str,
    /// Names of the nets: of a conjugate, of a commutator: X, T, the whole.
    pub nets: [[&'static str; 3]; 2],
    /// Tabs: supports, steps, renaming, why.
    pub tabs: [&'static str; 4],
    /// Row of the small cubes that both move.
    pub both: &'static str,
    /// Columns: what, how many, small cubes.
    pub support_columns: [&'static str; 3],
    /// X changes a single small cube of a face that T turns: the face, the small cube.
    pub property: fn(&str, &str) -> String,
    /// The result: corners, edges, order.
    pub cycles: [&'static str; 3],
    /// Columns: done so far, small cubes changed, cycles.
    pub step_columns: [&'static str; 3],
    /// X T X′ is T renamed.
    pub renamed: &'static str,
    /// Columns: cycles of T, cycles of X T X′.
    pub rename_columns: [&'static str; 2],
    /// Why commutators touch so little: paragraphs.
    pub why: [&'static str; 3],
    /// Terms: commutator, conjugate, support.
    pub terms: [(&'static str, &'static str); 3],
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
    /// Short and optimal solutions come later.
    pub later: &'static str,
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
