//! The texts of everything around the puzzles: top bar, transport bar, help, sharing, problems with links.

mod en;
mod fr;
mod jumps;

use crate::link::LinkProblem;
use crate::search::Failure;
use crate::text::Lang;
use crate::text::program::ListingTexts;

pub use jumps::JumpTexts;

impl Lang {
    /// The texts of everything around the puzzles.
    pub fn shell(self) -> &'static Shell {
        self.choose(&fr::SHELL, &en::SHELL)
    }
}

/// All texts around the puzzles, one field for each; arguments are listed after the colon.
#[derive(Debug)]
pub struct Shell {
    /// What the site is, in one sentence.
    pub motto: &'static str,
    /// The link into a puzzle's page.
    pub open: &'static str,
    /// Takes keyboard users past the top bar.
    pub skip: &'static str,
    /// Label of the navigation.
    pub puzzles_label: &'static str,
    /// The button to the other language, in that language.
    pub other_language: &'static str,
    /// Its accessible name.
    pub other_language_label: &'static str,
    /// The theme menu and its choices, in the order of `Theme::ALL`.
    pub theme: &'static str,
    /// Names of the themes.
    pub themes: [&'static str; 3],
    /// What stands above the choice of the colours of the puzzles.
    pub hues_of: &'static str,
    /// Their names, in the order of `Hues::ALL`.
    pub hues: [&'static str; 2],
    /// The button that turns the camera back.
    pub standard_view: &'static str,
    /// The share menu.
    pub share: &'static str,
    /// The page where a lesson is written.
    pub write: &'static str,
    /// The page that prints sheets.
    pub print: &'static str,
    /// The page of what is kept on the device.
    pub shelf: &'static str,
    /// The page where the counts of a class are added up.
    pub class: &'static str,
    /// Shows the counts of a pupil's experiment as a QR code.
    pub for_class: &'static str,
    /// When what shows them did not come.
    pub no_for_class: &'static str,
    /// When what fills the share menu did not come.
    pub no_share: &'static str,
    /// Said in place of the panels when the second part of a page's program did not come.
    pub no_rest: &'static str,
    /// Saves a table as a file.
    pub take_away: &'static str,
    /// After copying a list.
    pub list_copied: &'static str,
    /// When the browser does not let the page copy a list.
    pub list_not_copied: &'static str,
    /// Starts present mode.
    pub present: &'static str,
    /// Ends present mode.
    pub leave_present: &'static str,
    /// Accessible name of the help button.
    pub help: &'static str,
    /// The link to the page about accessibility, and its title.
    pub access: &'static str,
    /// Title of the list of keys.
    pub keys_title: &'static str,
    /// Keys and what they do.
    pub keys: &'static [(&'static str, &'static str)],
    /// The letters that do the same, on pages that do not need them themselves.
    pub letter_keys: (&'static str, &'static str),
    /// Closes a dialog or a message.
    pub close: &'static str,
    /// The button that uses the text of a setup.
    pub apply: &'static str,
    /// The number of workers, in the setup.
    pub workers: &'static str,
    /// Undo the last edit.
    pub undo: &'static str,
    /// Redo the edit that was undone.
    pub redo: &'static str,
    /// Hides the setup, where there is room for it beside the drawing.
    pub hide_setup: &'static str,
    /// Heading of the setup panel on small screens.
    pub setup: &'static str,
    /// Heading of the panel that explains.
    pub says: &'static str,
    /// Label of the drawing.
    pub drawing: &'static str,
    /// How the keyboard points at what is in the drawing.
    pub walk: &'static str,
    /// Accessible name of the transport bar and its buttons.
    pub transport: Transport,
    /// Jumps along the steps.
    pub jumps: JumpTexts,
    /// The program beside a search.
    pub listing: ListingTexts,
    /// The browser lacks something that the page needs.
    pub retry: &'static str,
    /// In a field for a setup: a link to the page of another puzzle.
    pub other_page: &'static str,
    /// A problem with a link.
    pub problem: fn(&LinkProblem) -> String,
    /// What is shown instead: the example.
    pub example_instead: &'static str,
    /// What is shown instead: the last good state.
    pub last_stays: &'static str,
    /// What is shown instead, while the reader corrects the mistake elsewhere.
    pub draft_instead: &'static str,
    /// Defaults replace the values that make no sense, and the rest of the link is done.
    pub default_instead: &'static str,
    /// The step in a link is later than the last one: step, last step.
    pub step_beyond: fn(u64, u64) -> String,
    /// After more problems than are listed: how many.
    pub more_problems: fn(usize) -> String,
    /// A failure of the workers.
    pub failure: fn(Failure) -> &'static str,
    /// Foot of the home page: where the puzzles come from.
    pub sources: &'static str,
}

/// The texts of the transport bar.
#[derive(Debug)]
pub struct Transport {
    /// The bar.
    pub label: &'static str,
    /// To the first step.
    pub first: &'static str,
    /// One step back.
    pub back: &'static str,
    /// Play.
    pub play: &'static str,
    /// Pause.
    pub pause: &'static str,
    /// One step forward.
    pub step: &'static str,
    /// To the end.
    pub last: &'static str,
    /// The speed.
    pub speed: &'static str,
    /// Number of steps per second.
    pub per_second: fn(u64) -> String,
    /// The slider.
    pub position: &'static str,
    /// The step, and the number of all steps if it is known.
    pub step_of: fn(u64, Option<u64>) -> String,
    /// Stop the workers.
    pub stop: &'static str,
    /// Continue the work of the workers.
    pub resume: &'static str,
    /// Workers run: percent done.
    pub percent: fn(u64) -> String,
    /// Seconds left.
    pub left: fn(u64) -> String,
    /// While the time left is not known.
    pub estimating: &'static str,
    /// Stopped: percent done.
    pub stopped_at: fn(u64) -> String,
    /// Playing has paused because a solution was found, and how it goes on.
    pub paused_at_solution: &'static str,
}
