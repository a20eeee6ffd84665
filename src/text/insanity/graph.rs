//! The texts of the graph of Instant Insanity, of play by hand, of the diagnosis, of random sets and of statistics.

use crate::puzzle::insanity::diagnosis::{Diagnosis, Repair};
use crate::puzzle::insanity::facades::Comparison;
use crate::puzzle::insanity::graph::{Arc, Edge};
use crate::puzzle::insanity::hand::Turn;
use crate::text::program::{EventTexts, TrialTexts};

/// All texts of the graph, one field for each; arguments are listed after the colon.
#[derive(Debug)]
pub struct GraphTexts {
    /// The axes of a cube: front and back, right and left, bottom and top.
    pub axes: [&'static str; 3],
    /// Labels of the counters: factorisations, pairs, hidden sets, raw solutions by the graph.
    pub counters: [&'static str; 4],
    /// An edge: its cube and axis, and the colours it joins.
    pub edge: fn(Edge, [u8; 2]) -> String,
    /// A colour as a vertex: the colour, and the number of faces that show it.
    pub vertex: fn(u8, usize) -> String,
    /// Before the search for factorisations: number of cubes.
    pub begin: fn(usize) -> String,
    /// An edge is chosen.
    pub chosen: fn(&str) -> String,
    /// An edge is not chosen, because of this colour.
    pub cut: fn(&str, u8) -> String,
    /// What the test of the degrees finds: the first colour above 2, and its degree; none if there is no such colour.
    pub degree: fn(Option<(u8, u32)>) -> String,
    /// The choice is a factorisation: its number.
    pub complete: fn(usize) -> String,
    /// The search has ended: factorisations, choices.
    pub end: fn(u64, u64) -> String,
    /// Two factorisations are chosen, no cube is in place: their numbers.
    pub assembly: fn(usize, usize) -> String,
    /// A cube turns into place: its edges of the two factorisations, with the colours of their ends.
    pub placed: fn(usize, [u8; 2], [u8; 2]) -> String,
    /// All are in place: the positions as the exhaustive program lists them, and the solution's number if it is known.
    pub assembled: fn(&str, Option<usize>) -> String,
    /// Legend of the two factorisations in the drawing: their numbers.
    pub legend: [fn(usize) -> String; 2],
    /// Tabs of the panel with the results: this step, factorisations, pairs, theory.
    pub tabs: [&'static str; 4],
    /// What to choose first, and what second.
    pub choose: [&'static str; 2],
    /// Both are chosen.
    pub both: &'static str,
    /// Choose again.
    pub clear: &'static str,
    /// The edges that a factorisation shares with the chosen one: number of the chosen one, edges.
    pub shares: fn(usize, &str) -> String,
    /// Number of cycles.
    pub cycles: fn(u32) -> String,
    /// Heading of the buttons that turn a cycle round, and why.
    pub reverse: [&'static str; 2],
    /// An oriented cycle or edge in words.
    pub arc: fn(Arc, [u8; 2]) -> String,
    /// Heading of the list of edges.
    pub edges: &'static str,
    /// Columns of the degrees: colour, degree.
    pub degrees: [&'static str; 2],
    /// Not all are shown: shown, all.
    pub cut_list: fn(usize, u64) -> String,
    /// Heading of the table of pairs, its caption, and the names of its two signs.
    pub table: [&'static str; 4],
    /// Heading of the graph of factorisations.
    pub compatible: &'static str,
    /// Heading of the sum over pairs.
    pub sum: &'static str,
    /// Columns of the sum: pair, cycles, raw solutions.
    pub sum_columns: [&'static str; 3],
    /// The graph's number of raw solutions; the program has not counted yet.
    pub not_counted: fn(&str) -> String,
    /// The program has counted: the graph's number, the program's.
    pub counted: fn(&str, &str) -> String,
    /// Hidden faces: pairs, hidden sets.
    pub hidden: fn(u64, u64) -> String,
    /// Headings and paragraphs of the theory.
    pub theory: [(&'static str, &'static str); 3],
    /// How many solutions the example of the base text has.
    pub five_or_six: FiveOrSix,
    /// Heading of the times measured, and the sentence: milliseconds, repeats.
    pub measured: fn(&str, &str) -> String,
    /// Terms and their definitions: multigraph, loop, degree, factorisation, disjoint.
    pub terms: [(&'static str, &'static str); 5],
    /// The events of the search for factorisations.
    pub events: EventTexts,
    /// The program that searches for factorisations.
    pub program: TrialTexts,
    /// Heading of the diagnosis.
    pub why: &'static str,
    /// Why there is no solution.
    pub diagnosis: fn(&Diagnosis) -> String,
    /// Heading of the changes that help.
    pub repair: &'static str,
    /// A change: the face, its colour now.
    pub paint: fn(&Repair, u8) -> String,
    /// How many there are, and that none is enough.
    pub repairs: fn(usize) -> String,
    /// Why one face is never enough where there is no factorisation.
    pub repair_never: &'static str,
    /// Shows the two factorisations of the solution on show.
    pub show_graph: &'static str,
    /// Shows why there is none.
    pub show_why: &'static str,
    /// Play by hand.
    pub hand: HandTexts,
    /// Random sets.
    pub random: RandomTexts,
    /// Statistics.
    pub statistics: StatisticsTexts,
    /// A link names a factorisation that the set does not have: number, how many there are.
    pub no_factorisation: fn(usize, usize) -> String,
    /// A link names a pair that share edges: their numbers, the edges.
    pub no_pair: fn(usize, usize, &str) -> String,
    /// A link names a solution that the set does not have: number, how many there are.
    pub no_solution: fn(u64, u64) -> String,
}

/// The texts on the number of solutions of the example of the base text.
#[derive(Debug)]
pub struct FiveOrSix {
    /// Heading.
    pub title: &'static str,
    /// What the base text counts, and the counts of the program that settle it.
    pub counts: fn(&Comparison) -> String,
    /// Pairs that hide the same faces, and what the author may have counted.
    pub hidden: fn(&Comparison) -> String,
    /// Columns of the table: pair, raw solutions, colourings of the façades, stacks where those that are turned count once,
    /// set of hidden faces.
    pub columns: [&'static str; 5],
    /// The last row.
    pub all: &'static str,
}

/// The texts of play by hand.
#[derive(Debug)]
pub struct HandTexts {
    /// What to do.
    pub how: &'static str,
    /// Label of the choice of a cube.
    pub cube: &'static str,
    /// A quarter turn.
    pub turn: fn(Turn) -> &'static str,
    /// The keys of the turns, in the order of `Turn::ALL`.
    pub keys: [&'static str; 6],
    /// A façade is right.
    pub right: &'static str,
    /// A cube was turned: the cube and the turn.
    pub moved: fn(usize, &str) -> String,
    /// All façades are right: number of moves.
    pub solved: fn(usize) -> String,
    /// Façades that are right, of four.
    pub so_far: fn(usize) -> String,
    /// Label of the counter of moves.
    pub moves: &'static str,
    /// Label of the counter of façades.
    pub facades: &'static str,
    /// Asks for a hint.
    pub hint: &'static str,
    /// The hint: cube and turn, quarter turns left with it, whether no solution is nearer.
    pub hinted: fn(usize, &str, u32, bool) -> String,
    /// There is no hint, because the set has no solution.
    pub hopeless: &'static str,
    /// Back to the cubes as they are given.
    pub again: &'static str,
    /// Makes the turn of the hint.
    pub do_it: &'static str,
}

/// The texts of random sets.
#[derive(Debug)]
pub struct RandomTexts {
    /// Heading.
    pub title: &'static str,
    /// Label of the property.
    pub wanted: &'static str,
    /// The properties, in the order of `Wanted::ALL`.
    pub wants: [&'static str; 6],
    /// Every cube shows every colour.
    pub all_colours: &'static str,
    /// Label of the seed.
    pub seed: &'static str,
    /// Draws the set of this seed.
    pub draw: &'static str,
    /// Draws the set of the next seed.
    pub another: &'static str,
    /// How many were drawn until one had the property.
    pub drawn: fn(u64) -> String,
    /// There is no such set: number of cubes.
    pub impossible: fn(usize) -> &'static str,
}

/// The texts of statistics.
#[derive(Debug)]
pub struct StatisticsTexts {
    /// Description of the experiment.
    pub how: fn(usize) -> String,
    /// Label of the number of sets.
    pub sets: &'static str,
    /// Draws them.
    pub run: &'static str,
    /// Names in the plots: fraction with a solution, sets, exact, distribution, pairs.
    pub plots: [&'static str; 5],
    /// Columns of the table: what, counted, fraction, 95 % interval, exact.
    pub columns: [&'static str; 5],
    /// Rows of the table: with a solution, exactly one pair, exactly one raw solution, no factorisation, one factorisation, no
    /// disjoint pair.
    pub rows: [&'static str; 6],
    /// Mean numbers for a set: pairs, raw solutions, and the exact mean of raw solutions if it is known.
    pub means: fn(&str, &str, Option<&str>) -> String,
    /// Before the first set.
    pub none: &'static str,
    /// Number of sets drawn so far, of how many.
    pub drawn: fn(u64, u64) -> String,
    /// All sets were drawn: seconds.
    pub time: fn(&str) -> String,
    /// Whether the exact fraction lies in the interval.
    pub holds: [&'static str; 2],
    /// How it can be repeated.
    pub again: &'static str,
    /// Where the exact numbers come from.
    pub exact: &'static str,
}
