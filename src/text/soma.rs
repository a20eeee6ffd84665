//! The texts of the Soma cube.

pub mod beside;
pub mod build;
pub mod demo;
mod en;
pub mod fewest;
pub mod files;
mod fr;
pub mod ideas;
pub mod own;
pub mod pasted;
pub mod proof;
pub mod run;
mod sets;
pub mod tints;
pub mod ways;
pub mod why;

pub mod hand;
pub mod map;

use crate::puzzle::soma::Problem;
use crate::text::program::{EventTexts, TrialTexts};
use crate::text::{Lang, PageTexts, Title};
use hand::HandTexts;
use map::MapTexts;
pub use sets::SetsTexts;

impl Lang {
    /// The texts of the Soma cube.
    pub fn soma(self) -> &'static SomaTexts {
        self.choose(&fr::SOMA, &en::SOMA)
    }
}

/// The name of the Soma cube, and its line on the home page.
pub fn title(lang: Lang) -> Title {
    lang.choose(fr::TITLE, en::TITLE)
}

/// All texts of the page, one field for each; arguments are listed after the colon. Pieces are named by their letters.
#[derive(Debug)]
pub struct SomaTexts {
    /// What every page has; its views are: search, pieces, placements, solutions, figure, hand, map.
    pub page: PageTexts,
    /// The events of the search.
    pub events: EventTexts,
    /// The program of the search.
    pub program: TrialTexts,
    /// The left panel.
    pub setup: SetupTexts,
    /// Other sets of pieces.
    pub sets: SetsTexts,
    /// The search.
    pub search: SearchTexts,
    /// What stands beside the search: its tree.
    pub beside: beside::BesideTexts,
    /// The run of the search.
    pub run: run::RunTexts,
    /// Building a figure in space.
    pub build: build::BuildTexts,
    /// Black and white cells.
    pub tints: tints::TintsTexts,
    /// The examples.
    pub demo: demo::DemoTexts,
    /// Why a figure cannot be built.
    pub why: why::WhyTexts,
    /// The argument about the solutions of the cube.
    pub proof: proof::ProofTexts,
    /// The ways on which pieces come in.
    pub ways: ways::WaysTexts,
    /// What each idea of the packing engine saves.
    pub ideas: ideas::IdeasTexts,
    /// The search in which the fewest choices come first.
    pub fewest: fewest::FewestTexts,
    /// The editor of pieces.
    pub own: own::OwnTexts,
    /// A solution that was typed or pasted.
    pub pasted: pasted::PastedTexts,
    /// Files.
    pub files: files::FilesTexts,
    /// The derivation of the pieces.
    pub pieces: PiecesTexts,
    /// The placements.
    pub placements: PlacementsTexts,
    /// The solutions.
    pub solutions: SolutionsTexts,
    /// The figure and its editor.
    pub figure: FigureTexts,
    /// The map of the solutions.
    pub map: MapTexts,
    /// Building by hand.
    pub hand: HandTexts,
    /// The name of a layer: its number, counted from 0 at the base, and how many layers there are. The name counts from 1.
    pub layer: fn(usize, usize) -> String,
    /// The row of tools below the drawing: how far the pieces are apart, numbers in the cells.
    pub tools: [&'static str; 2],
    /// The cell that is pointed at: its number, and the piece in it.
    pub cell: fn(usize, Option<char>) -> String,
    /// A problem with a figure or its search.
    pub problem: fn(&Problem) -> String,
}

/// What is counted, in the singular and in the plural.
pub type Counted = [&'static str; 2];

/// The texts of the left panel.
#[derive(Debug)]
pub struct SetupTexts {
    /// Heading of the figure.
    pub figure: &'static str,
    /// The list of known figures.
    pub preset: &'static str,
    /// Their names, in the order of `Preset::ALL`.
    pub presets: [&'static str; 18],
    /// A figure that is none of them.
    pub own: &'static str,
    /// Heading of the search.
    pub search: &'static str,
    /// Goes through the whole search.
    pub run: &'static str,
    /// All solutions by the fast search.
    pub all: &'static str,
    /// Heading of the order, and how it is changed.
    pub order: &'static str,
    /// How it is changed, by hand and by keyboard.
    pub order_hint: &'static str,
    /// The place of a piece in the order, from 1, after its number and letter.
    pub ordered: fn(usize) -> String,
    /// Back to the advised order.
    pub advised: &'static str,
    /// Heading of the rules.
    pub rules: &'static str,
    /// The rules (the one that always holds, islands, parity), each with its explanation.
    pub rule: [(&'static str, &'static str); 3],
    /// The choice whether T is fixed, with its explanation.
    pub fix: (&'static str, &'static str),
    /// The field of the figure as text.
    pub as_text: &'static str,
    /// The hint of the field: what can be written there.
    pub text_hint: &'static str,
}

/// The texts of the search.
#[derive(Debug)]
pub struct SearchTexts {
    /// Labels of the counters: nodes, placed solutions, cuts by intersection, by islands, by parity.
    pub counters: [Counted; 5],
    /// Before the first step.
    pub begin: &'static str,
    /// A placement: piece, its cell numbers.
    pub placement: fn(char, &str) -> String,
    /// It fits: level from 1.
    pub kept: fn(&str, usize) -> String,
    /// It meets filled cells: placement, cell numbers, how many.
    pub meets: fn(&str, &str, usize) -> String,
    /// Its balance cannot be reached: placement, black minus white of the empty cells, what can be reached.
    pub balance: fn(&str, i32, &str) -> String,
    /// It cuts off an island: placement, cell numbers, size, sizes that can be filled.
    pub island: fn(&str, &str, u32, &str) -> String,
    /// What the test of the filled cells finds: how many, their numbers, the pieces that fill them.
    pub filled: fn(usize, &str, &str) -> String,
    /// What the test of the balance finds: black minus white of the cells left empty, what the pieces left can make.
    pub balanced: fn(i32, &str) -> String,
    /// What the test of the islands finds: the size of the first that cannot be filled or 0, its cells, sizes that can be filled.
    pub islands: fn(usize, &str, &str) -> String,
    /// All pieces are placed: the number of the solution.
    pub solution: fn(u64) -> String,
    /// The search has ended: solutions found.
    pub finished: fn(u64) -> String,
    /// Rules were switched on the way: the steps.
    pub mixed: fn(&str) -> String,
    /// The pieces in place before this step's placement, with their cells.
    pub in_place: fn(&str) -> String,
    /// While the page computes the way to a distant step.
    pub winding: &'static str,
    /// Tabs: counts, rules compared, what the words mean.
    pub tabs: [&'static str; 3],
    /// Headings of the tables: up to this step, the whole search.
    pub tables: [&'static str; 2],
    /// Columns: level and piece, kept, cut by intersection, by parity, by islands.
    pub columns: [&'static str; 5],
    /// The row of sums.
    pub sum: &'static str,
    /// Nodes and cuts are all trials: nodes, cuts, trials.
    pub tried: fn(u64, u64, u64) -> String,
    /// Solutions found one by one: found, times, placed (with T fixed).
    pub fixed: fn(u64, u64, u64) -> String,
    /// The fast search counts the same: placed.
    pub agrees: fn(u64) -> String,
    /// Buttons: previous solution, next solution.
    pub near: [&'static str; 2],
    /// Which solution is shown: number, how many are known; whether these are all.
    pub shown: fn(Option<usize>, usize, u64) -> String,
    /// The comparison: what it is, its button.
    pub compare: [&'static str; 2],
    /// The four sets of rules: none, islands, parity, both.
    pub rule_sets: [&'static str; 4],
    /// Columns: rules, nodes, cut by intersection, by parity, by islands.
    pub compared: [&'static str; 5],
    /// All sets of rules find the same number of placed solutions.
    pub same: fn(u64) -> String,
    /// How much the rules save: nodes with, nodes without.
    pub saves: fn(u64, u64) -> String,
    /// The time of one search on this machine: button; while it runs.
    pub measure: [&'static str; 2],
    /// Milliseconds of the fast search: solutions up to rotation, all placed solutions.
    pub measured: fn([String; 2]) -> String,
    /// Terms and definitions: placement, intersection, island, parity, level, node.
    pub terms: [(&'static str, &'static str); 6],
    /// Headings and paragraphs of the theory.
    pub theory: [(&'static str, &'static str); 3],
    /// For any other set: what parity is, why an island is hopeless.
    pub of_any_set: [(&'static str, &'static str); 2],
}

/// The texts of the derivation of the pieces.
#[derive(Debug)]
pub struct PiecesTexts {
    /// Labels of the counters: polycubes, regular, irregular.
    pub counters: [Counted; 3],
    /// The single cube.
    pub begin: &'static str,
    /// A cube was added: number of the polycube it was added to, cubes now. It gives a new one: its number.
    pub new: fn(usize, usize, usize) -> String,
    /// The same, and the new one is a known polycube, rotated.
    pub again: fn(usize, usize, usize) -> String,
    /// The new one is the mirror image of this one; they count as two.
    pub mirror: fn(usize) -> String,
    /// It is regular: any two of its points are joined within it.
    pub regular: fn(usize) -> String,
    /// It is irregular: a segment leaves it.
    pub irregular: fn(usize) -> String,
    /// In the drawing, at most 26 letters each: a new one, the mirror image of a known one, a known one, an irregular one, a
    /// regular one.
    pub findings: [&'static str; 5],
    /// In the drawing: number of cubes, and how many polycubes of this size are known; at most 14 letters.
    pub row: fn(usize, usize) -> String,
    /// Number of pieces, and of their cubes together.
    pub seven: fn(usize, usize) -> String,
    /// A polycube by its number, with its letter.
    pub polycube: fn(usize, Option<char>) -> String,
    /// Heading of the table of sizes; columns: cubes, polycubes, regular, irregular.
    pub sizes: [&'static str; 5],
    /// Heading of the table of pieces; columns: piece, cubes, rotations onto itself, black minus white, mirror image.
    pub table: [&'static str; 6],
    /// The seven pieces together have as many cubes as the large cube: cubes.
    pub volume: fn(usize) -> String,
    /// Terms: polycube, regular, mirror image.
    pub terms: [(&'static str, &'static str); 3],
}

/// The texts of the placements.
#[derive(Debug)]
pub struct PlacementsTexts {
    /// Label of the choice of a piece.
    pub choose: &'static str,
    /// Before the first one: piece, how many.
    pub begin: fn(char, usize) -> String,
    /// One of them: piece, its number from 1, how many, its cells.
    pub shown: fn(char, usize, usize, &str) -> String,
    /// Heading of the list.
    pub list: fn(char, usize) -> String,
    /// How cells are numbered in this figure: cells in all.
    pub numbering: fn(usize) -> String,
    /// Placements of all pieces.
    pub all: fn(usize) -> String,
}

/// The texts of the solutions.
#[derive(Debug)]
pub struct SolutionsTexts {
    /// Labels of the counters: placed, classes, labelled.
    pub counters: [Counted; 3],
    /// While they are counted.
    pub counting: &'static str,
    /// They have not been counted: button.
    pub count: &'static str,
    /// There is no solution: nodes of the fast search, which has tried everything.
    pub none: &'static str,
    /// A solution: its number from 1, how many.
    pub shown: fn(usize, usize) -> String,
    /// As far as it is put together: pieces placed, of how many.
    pub placed: fn(usize, usize) -> String,
    /// The kind of the solution: deficient piece, central piece.
    pub kind: fn(char, char) -> String,
    /// How many placed solutions it stands for.
    pub stands_for: fn(u64, u64) -> String,
    /// It is its own mirror image.
    pub own_mirror: &'static str,
    /// Label of the gallery.
    pub gallery: &'static str,
    /// A picture of the gallery: number.
    pub picture: fn(usize) -> String,
    /// Shows more of the gallery: how many are not shown.
    pub more: fn(usize) -> String,
    /// Tabs: counts, kinds, text, how it is put together.
    pub tabs: [&'static str; 4],
    /// Placed solutions by classes: placed, classes, rotations, mirror images (1 or 2).
    pub factors: fn(u64, u64, u64, u64) -> String,
    /// The same if some classes are symmetric: the sum of the numbers of placed solutions of the classes.
    pub sum: fn(u64, u64) -> String,
    /// A mirror swaps A and B, and how many classes are their own mirror images: classes, own mirrors.
    pub mirrors: fn(u64, u64) -> String,
    /// The turns of the pieces: product written out, product.
    pub turns: fn(&str, u64) -> String,
    /// Labelled solutions: placed, factor, labelled.
    pub labelled: fn(u64, u64, u64) -> String,
    /// Headings of the table of kinds: deficient, centre, classes; all.
    pub kinds: [&'static str; 4],
    /// The meaning of "deficient", and why exactly one piece is deficient.
    pub deficient: &'static str,
    /// The theory holds for the cube only.
    pub cube_only: &'static str,
    /// Buttons: SVG, PNG, copy this one, copy all.
    pub export: [&'static str; 4],
    /// What the base text says.
    pub text_hint: &'static str,
}

/// The texts of the figure and its editor.
#[derive(Debug)]
pub struct FigureTexts {
    /// Labels of the counters: cubes, classes, placed.
    pub counters: [Counted; 3],
    /// Number of cubes of the draft, and the number needed.
    pub cubes: fn(usize, usize) -> String,
    /// The draft has too many cubes, or too few, so the last good figure stays, which has as many as the pieces.
    pub stays: fn(usize) -> String,
    /// Its classes: classes, placed.
    pub classes: fn(u64, u64) -> String,
    /// Other programs have found the same number of classes.
    pub known: fn(u64) -> String,
    /// While it is counted.
    pub counting: &'static str,
    /// Number of unconnected parts of the figure.
    pub parts: fn(usize) -> String,
    /// What the drawing shows: cubes, chessboard, classes of (x, y, z) mod 2.
    pub shows: &'static str,
    /// Names of these choices.
    pub show: [&'static str; 3],
    /// Chessboard: black, white, their difference, what the pieces can have.
    pub balance: fn(u32, u32, i32, &str) -> String,
    /// The balance is among these, or not.
    pub balanced: [&'static str; 2],
    /// Heading of the table of classes of (x, y, z) mod 2; columns: class, cells, at most.
    pub table: [&'static str; 4],
    /// Heading of the table of where the pieces stand in the solutions; columns: piece, placements, those in solutions, those up to symmetry.
    pub places: [&'static str; 5],
    /// The kinds of solutions: heading; columns: the pieces that fall short, solutions, an example; none falls short.
    pub kinds: [&'static str; 5],
    /// Kinds that are not in the table: how many.
    pub more_kinds: fn(usize) -> String,
    /// The class by which they are told: its name, its cells, what the pieces fill at most.
    pub kinds_of: fn(&str, usize, usize) -> String,
    /// Not all solutions are listed, so their places are not known.
    pub places_unknown: &'static str,
    /// A piece with one place only.
    pub forced: &'static str,
    /// What the pieces can fill of one class: the sum written out, the sum, and the letters of the pieces.
    pub capacity: fn(&str, usize, &str) -> String,
    /// The editor: its label; what can be done.
    pub editor: &'static str,
    /// Instructions for mouse, finger and keyboard.
    pub editor_hint: &'static str,
    /// In place of the cells of a box that is too large.
    pub too_many_cells: &'static str,
    /// A cell of the editor: layer from the base, row from the back, column, whether it is filled.
    pub cell: fn(usize, usize, usize, bool) -> String,
    /// Sides: width, depth, height.
    pub sides: [&'static str; 3],
    /// Buttons: empty all, fill all, back to the figure.
    pub buttons: [&'static str; 3],
    /// The symmetries of the figure: rotations, reflections.
    pub symmetries: fn(usize, usize) -> String,
    /// Heading of the figure as Bundgaard writes it.
    pub text: &'static str,
    /// Terms: chessboard balance, class.
    pub terms: [(&'static str, &'static str); 2],
}
