//! The texts of the group of the Hungarian cube: its elements, products, the doctor, and the laboratory.

use crate::puzzle::cube::Kind;
use crate::puzzle::cube::cycles::Cycle;

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
    /// Explanation of a ball: how many classes are kept at most.
    pub ball_is: fn(u64) -> String,
    /// Counts them.
    pub count_balls: &'static str,
    /// Columns: turns, positions.
    pub ball_columns: [&'static str; 2],
    /// Before the sum of all of them.
    pub all_within: &'static str,
    /// Heading of the table of known numbers.
    pub known: &'static str,
    /// Where these are from.
    pub known_is: &'static str,
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
    /// Caption of the table of cycles and orders.
    pub results: &'static str,
    /// Its columns: element, corners, edges, order.
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
    /// What is said of a facelet that they leave grey.
    pub left: &'static str,
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
