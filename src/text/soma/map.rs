//! The texts of the map of the solutions. Solutions are named by their numbers, from 1, pieces by their letters.

use super::Counted;

/// The texts of the map.
#[derive(Debug)]
pub struct MapTexts {
    /// Only the cube has a map; the button that leads to the cube.
    pub cube_only: &'static str,
    /// That button.
    pub to_cube: &'static str,
    /// The button that leads from a solution to its place on the map.
    pub open: &'static str,
    /// While the map is made.
    pub making: &'static str,
    /// The worker was stopped, or has failed.
    pub unmade: &'static str,
    /// A solution: its number, its neighbours, those of two pieces, those of three.
    pub here: fn(usize, usize, usize, usize) -> String,
    /// A solution without neighbours: its number, and in how many ways two or three pieces can be chosen, as far as they are allowed.
    pub alone: fn(usize, usize) -> String,
    /// Pieces are taken out: which, in how many ways they fill their place, the other solutions to which these lead.
    pub hole: fn(&str, usize, &str) -> String,
    /// A way: its beginning, its goal, its edges, the pieces that move on it.
    pub begin: fn(usize, usize, usize, usize) -> String,
    /// There is no way: its beginning, its goal.
    pub no_way: fn(usize, usize) -> String,
    /// A piece is taken out.
    pub out: fn(char) -> String,
    /// A piece is put in elsewhere.
    pub put: fn(char) -> String,
    /// A solution is whole again: its number, and whether it is the goal.
    pub reached: fn(usize, bool) -> String,
    /// An edge: its ends, the pieces that move.
    pub edge: fn(usize, usize, &str) -> String,
    /// A solution that is pointed at: its number, the deficient piece, the piece in the centre, its neighbours.
    pub class: fn(usize, char, char, usize) -> String,
    /// The fields: beginning, goal.
    pub fields: [&'static str; 2],
    /// The switch by which a click chooses the goal.
    pub picks: &'static str,
    /// Exchanges beginning and goal.
    pub reverse: &'static str,
    /// Removes the goal.
    pub no_goal: &'static str,
    /// What the drawing shows: the whole map, the surroundings of the solution.
    pub look: [&'static str; 2],
    /// The buttons that make the drawing larger, smaller.
    pub zoom: [&'static str; 2],
    /// The legend: two pieces move, three pieces move, the solution on show, the goal, a solution without neighbours, one
    /// that the reader has built.
    pub legend: [&'static str; 6],
    /// Labels of the counters: neighbours, edges of the way.
    pub counters: [Counted; 2],
    /// The tabs: the surroundings, the whole map, what it is.
    pub tabs: [&'static str; 3],
    /// Heading of the way: its edges.
    pub way: fn(usize) -> String,
    /// The button that goes on from the goal: its number.
    pub go_on: fn(usize) -> String,
    /// Heading of the neighbours: the number of the solution, how many.
    pub neighbours: fn(usize, usize) -> String,
    /// Where there are none: how that can be seen.
    pub why_alone: &'static str,
    /// The choice of edges: its heading, all, two pieces, three pieces.
    pub moved: [&'static str; 4],
    /// The facts: solutions, edges, those of two pieces, of three, connected parts, most neighbours, diameter.
    pub facts: [&'static str; 7],
    /// Shows an example of a fact.
    pub show: &'static str,
    /// The button to the solution without neighbours: its number.
    pub alone_button: fn(usize) -> String,
    /// The table of kinds: its heading, its columns (kind, solutions).
    pub kinds: [&'static str; 3],
    /// How kinds are named, and that a button fades the others.
    pub kinds_hint: &'static str,
    /// All kinds.
    pub all_kinds: &'static str,
    /// Headings and paragraphs of the explanation.
    pub about: [(&'static str, &'static str); 3],
    /// Terms: graph, shortest way, diameter.
    pub terms: [(&'static str, &'static str); 3],
}
