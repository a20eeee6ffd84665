//! The texts of Instant Insanity.

mod en;
mod fr;
pub mod graph;

use crate::puzzle::insanity::random::Colouring;
use crate::puzzle::insanity::scene::Labels;
use crate::puzzle::insanity::{Clash, Problem, pooling};
use crate::text::program::{EventTexts, TrialTexts};
use crate::text::{Lang, PageTexts, PooledTexts, Title};
use graph::GraphTexts;

impl Lang {
    /// The texts of Instant Insanity.
    pub fn insanity(self) -> &'static InsanityTexts {
        self.choose(&fr::INSANITY, &en::INSANITY)
    }
}

/// The name of Instant Insanity, and its line on the home page.
pub fn title(lang: Lang) -> Title {
    lang.choose(fr::TITLE, en::TITLE)
}

/// The words for the counts of random sets that a class adds up.
pub fn pooled(lang: Lang) -> PooledTexts {
    let texts = &lang.insanity().graph.statistics;
    let [fraction, sets, ..] = texts.plots;
    PooledTexts {
        settings: lang.choose(|settings| settings_of(settings, Lang::Fr), |settings| settings_of(settings, Lang::En)),
        columns: texts.columns,
        rows: &texts.rows,
        plot: [fraction, sets],
    }
}

/// The settings of random sets in words.
fn settings_of(settings: &str, lang: Lang) -> String {
    let Some(trial) = pooling::read(settings) else { return settings.to_string() };
    let cubes = lang.counted(trial.count as u64, "cube", "cubes");
    match trial.colouring {
        Colouring::Free => cubes,
        Colouring::AllColours => format!("{cubes}, {}", lang.insanity().graph.random.all_colours),
    }
}

/// All texts of the page, one field for each; arguments are listed after the colon.
#[derive(Debug)]
pub struct InsanityTexts {
    /// What every page has; its views are: stack, by hand, cubes, tree, graph, statistics.
    pub page: PageTexts,
    /// Names of the colours, singular, 0..8.
    pub colours: [&'static str; 8],
    /// Names of the façades and of bottom and top, as labels.
    pub faces: [&'static str; 6],
    /// The façades within a sentence: "on the front".
    pub on_facade: [&'static str; 4],
    /// Cube number k.
    pub cube: fn(usize) -> String,
    /// Which end of the stack cube 0 is at, here and in the base text.
    pub stacked: &'static str,
    /// Heading of the cubes.
    pub cubes: &'static str,
    /// Label of the list of sets.
    pub preset: &'static str,
    /// Names of the sets, in the order of `Preset::ALL`.
    pub presets: [&'static str; 9],
    /// The set was edited.
    pub own_set: &'static str,
    /// What to do with the nets.
    pub edit_hint: fn(usize) -> String,
    /// Accessible name of a face of a net: cube, face, colour.
    pub face_label: fn(usize, &str, &str) -> String,
    /// Adds a cube and a colour.
    pub add_cube: &'static str,
    /// Removes the last cube and colour.
    pub remove_cube: &'static str,
    /// Label of the set as text.
    pub as_text: &'static str,
    /// How the text is read.
    pub text_hint: &'static str,
    /// Heading of the search.
    pub search: &'static str,
    /// Explanation of pruning.
    pub pruning: &'static str,
    /// Check after cube k.
    pub check_after: fn(usize) -> String,
    /// Why the last check cannot be switched off.
    pub check_last: fn(usize) -> String,
    /// Runs the whole search.
    pub run_all: &'static str,
    /// Label of the counter of solutions.
    pub raw: &'static str,
    /// The same while not all are found.
    pub raw_so_far: &'static str,
    /// Label of the counter of stacks.
    pub stacks: &'static str,
    /// Label of the counter of steps in present mode.
    pub trials: &'static str,
    /// Before the first step.
    pub begin: &'static str,
    /// A cube fits: cube, position, next cube.
    pub kept: fn(usize, u8) -> String,
    /// A cube is placed without a check.
    pub unchecked: fn(usize, u8) -> String,
    /// A cube is dropped: cube, position.
    pub dropped: fn(usize, u8) -> String,
    /// Why: the repeats on one façade.
    pub clash: fn(&[Clash]) -> String,
    /// A façade repeats no colour.
    pub clear: fn(usize) -> String,
    /// Other façades with repeats.
    pub also: fn(&[usize]) -> String,
    /// A solution: its number if known, and the positions.
    pub solution: fn(Option<u64>, &str) -> String,
    /// The search has ended: solutions, stacks.
    pub end: fn(u64, u64) -> String,
    /// While the page computes the way to the step of the slider.
    pub winding: &'static str,
    /// Heading of the stack as a table.
    pub on_the_table: &'static str,
    /// Heading of the levels.
    pub levels: &'static str,
    /// Columns: level, tried, kept, dropped.
    pub columns: [&'static str; 4],
    /// Above the columns of façades.
    pub dropped_by: &'static str,
    /// Short names of the façades for narrow columns.
    pub short: [&'static str; 4],
    /// Heading of what pruning saves.
    pub saved: &'static str,
    /// Checked one by one.
    pub saved_checked: &'static str,
    /// Stacks below the partial stacks dropped after cube k: k, number dropped, stacks below each.
    pub saved_after: fn(usize, &str, &str) -> String,
    /// The sum.
    pub saved_sum: &'static str,
    /// The sum is not yet the number of all stacks.
    pub saved_so_far: fn(&str) -> String,
    /// Tabs of the panel with the results: this step, the solutions, the theory.
    pub says_tabs: [&'static str; 3],
    /// No solution is found so far.
    pub no_solution_yet: &'static str,
    /// There is no solution.
    pub no_solution: &'static str,
    /// How to read the list.
    pub list_hint: &'static str,
    /// Shows more of the list: how many more.
    pub show_more: fn(u64) -> String,
    /// Only the first are listed: listed, all.
    pub list_cut: fn(u64, u64) -> String,
    /// Goes to the previous solution.
    pub previous: &'static str,
    /// Goes to the next one.
    pub next: &'static str,
    /// Copies the list.
    pub copy_list: &'static str,
    /// Heading of the number of stacks.
    pub where_from: fn(&str) -> String,
    /// Where it comes from: the product spelt out, and the result.
    pub where_from_text: fn(&str, &str) -> String,
    /// Heading of the positions.
    pub positions: &'static str,
    /// How they are numbered.
    pub positions_text: &'static str,
    /// Heading of the note on mirror images.
    pub mirror: &'static str,
    /// The note.
    pub mirror_text: &'static str,
    /// Heading of the measurement.
    pub measure: &'static str,
    /// Explanation of the measurement.
    pub measure_text: &'static str,
    /// Milliseconds and repeats.
    pub measured: fn(&str, &str) -> String,
    /// While measuring.
    pub measuring: &'static str,
    /// The time of the search in milliseconds.
    pub counted_in: fn(&str) -> String,
    /// Number of workers that were replaced.
    pub replaced: fn(usize) -> String,
    /// The events of the search.
    pub events: EventTexts,
    /// The exhaustive program.
    pub program: TrialTexts,
    /// Terms and their definitions: stack, façade, position, pruning, raw solution.
    pub terms: [(&'static str, &'static str); 5],
    /// Columns of the view of cubes: from above, from below three times, net.
    pub cube_views: [&'static str; 5],
    /// Legend of the tree: fits, dropped, not tried yet, current.
    pub tree_legend: [&'static str; 4],
    /// What the small square in the legend shows.
    pub tree_facade: &'static str,
    /// A problem with a set.
    pub problem: fn(&Problem) -> String,
    /// Its graph, play by hand, random sets and statistics.
    pub graph: GraphTexts,
}

impl InsanityTexts {
    /// The words of the drawings.
    pub fn labels(&self) -> Labels {
        Labels {
            cube: self.cube,
            faces: self.faces,
            position: self.terms[2].0,
            stacked: self.stacked,
            views: self.cube_views,
            legend: self.tree_legend,
            facade: self.tree_facade,
        }
    }
}
