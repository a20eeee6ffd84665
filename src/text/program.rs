//! The words of the programs: one text for each line. The lines are in [`crate::search::trace`].

use crate::search::trace::growth::GrowthLine;
use crate::search::trace::trials::TrialLine;

/// The program of a backtracking search, as pseudocode.
#[derive(Debug)]
pub struct TrialTexts {
    /// The head of the procedure.
    pub enter: &'static str,
    /// The loop over the choices.
    pub each: &'static str,
    /// A choice is made.
    pub choose: &'static str,
    /// The tests, by their causes.
    pub tests: &'static [&'static str],
    /// After a test that holds: the choice is taken back.
    pub drop: &'static str,
    /// The test whether the level is the last one.
    pub whole: &'static str,
    /// A solution is written down.
    pub solution: &'static str,
    /// The procedure calls itself.
    pub deeper: &'static str,
    /// The procedure ends.
    pub back: &'static str,
    /// The names of the values: level, choice.
    pub values: [&'static str; 2],
}

impl TrialTexts {
    /// The words of a line.
    pub fn line(&self, line: TrialLine) -> &'static str {
        match line {
            TrialLine::Enter => self.enter,
            TrialLine::Each => self.each,
            TrialLine::Choose => self.choose,
            TrialLine::Test(cause) => self.tests.get(cause).copied().unwrap_or_default(),
            TrialLine::Drop => self.drop,
            TrialLine::Whole => self.whole,
            TrialLine::Solution => self.solution,
            TrialLine::Deeper => self.deeper,
            TrialLine::Return => self.back,
        }
    }
}

/// The program of a best-first search, as pseudocode.
#[derive(Debug)]
pub struct GrowthTexts {
    /// The root is the only leaf.
    pub start: &'static str,
    /// The loop.
    pub each_leaf: &'static str,
    /// A leaf is taken, in the order of the methods.
    pub take: [&'static str; 6],
    /// The test whether it is enough: the rows are right, all is in order.
    pub enough: [&'static str; 2],
    /// The search ends.
    pub found: &'static str,
    /// The loop over the moves.
    pub each_move: &'static str,
    /// The configuration after the move.
    pub moved: &'static str,
    /// The test whether the tree has it.
    pub known: &'static str,
    /// Then it is not added.
    pub skip: &'static str,
    /// Or it replaces a leaf that was reached by more moves.
    pub replace: &'static str,
    /// Otherwise it becomes a leaf.
    pub add: &'static str,
    /// No leaf is left.
    pub nothing: &'static str,
    /// The tree is full.
    pub full: &'static str,
    /// The names of the values: leaves, the leaf, its rank, its depth, the move.
    pub values: [&'static str; 5],
    /// Why its tests come out as they do.
    pub why: GrowthWhyTexts,
}

/// Why the tests of a best-first search come out as they do.
#[derive(Debug)]
pub struct GrowthWhyTexts {
    /// How many leaves there are.
    pub leaves: fn(u64) -> String,
    /// The leaf is enough.
    pub enough: &'static str,
    /// It is not: how many cells are wrong, 0 if the row after them does not decide.
    pub not_enough: fn(usize) -> String,
    /// The move leads back to this node.
    pub back: fn(u64) -> String,
    /// This node has the configuration already, at this depth.
    pub known: fn(u64, u32) -> String,
    /// This leaf has it, at a depth that is larger than the new one.
    pub by_more: fn(u64, [u32; 2]) -> String,
    /// No node has it.
    pub new: &'static str,
}

impl GrowthTexts {
    /// The words of a line, for the method with this index and a search that stops when the rows are right (0) or all is in order
    /// (1).
    pub fn line(&self, line: GrowthLine, method: usize, stop: usize) -> &'static str {
        match line {
            GrowthLine::Start => self.start,
            GrowthLine::While => self.each_leaf,
            GrowthLine::Take => self.take.get(method).copied().unwrap_or_default(),
            GrowthLine::Enough => self.enough.get(stop).copied().unwrap_or_default(),
            GrowthLine::Found => self.found,
            GrowthLine::Each => self.each_move,
            GrowthLine::Move => self.moved,
            GrowthLine::Known => self.known,
            GrowthLine::Skip => self.skip,
            GrowthLine::Replace => self.replace,
            GrowthLine::Add => self.add,
            GrowthLine::Nothing => self.nothing,
            GrowthLine::Full => self.full,
        }
    }
}

/// The events of a search, in its own words.
#[derive(Debug)]
pub struct EventTexts {
    /// A solution is found.
    pub solution: &'static str,
    /// A level is reached for the first time.
    pub new_level: &'static str,
    /// Legend of the marks, after the number of levels that are reached: for one, for several.
    pub levels: [&'static str; 2],
    /// A choice of this level is dropped.
    pub dropped_at: fn(usize) -> String,
    /// A choice is dropped, for each of the causes, in the order in which the search counts them.
    pub causes: &'static [&'static str],
}

/// The words around a program.
#[derive(Debug)]
pub struct ListingTexts {
    /// Its title, and that of the button that shows it.
    pub title: &'static str,
    /// What a reader can do with the lines.
    pub hint: &'static str,
    /// One line back.
    pub back: &'static str,
    /// One line on.
    pub on: &'static str,
    /// Runs to this line; the number of the line.
    pub run_to: fn(usize) -> String,
    /// Stops at this line when playing; the number of the line.
    pub stop_at: fn(usize) -> String,
    /// Whether the test of the line holds: no, yes.
    pub holds: [&'static str; 2],
    /// Heading of the values.
    pub values: &'static str,
    /// Heading of the calls, or of the path in the tree where there are none.
    pub calls: [&'static str; 2],
    /// The line was not executed again up to the end of the search.
    pub not_again: &'static str,
}
