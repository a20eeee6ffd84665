//! The English texts around the puzzles.

use super::{JumpTexts, Shell, Transport};
use crate::link;
use crate::search::Failure;
use crate::text::program::ListingTexts;
use crate::text::{Lang, shorten, whole};
use crate::values::{Allowed, BadValue};

const L: Lang = Lang::En;

/// The texts of everything around the puzzles.
pub static SHELL: Shell = Shell {
    motto: "Classic puzzles. See how a search finds every solution, and why.",
    open: "Open",
    skip: "Skip to the drawing",
    puzzles_label: "Puzzles",
    other_language: "FR",
    other_language_label: "FR, français",
    theme: "Theme",
    themes: ["Light", "Dark", "Projector"],
    hues_of: "Colours of the puzzles; colour-blind eyes can tell both apart:",
    hues: ["Usual", "Okabe and Ito"],
    standard_view: "Standard view (0)",
    share: "Share",
    write: "Write a lesson",
    print: "Print",
    shelf: "My shelf",
    class: "Results of the class",
    for_class: "For the class",
    no_for_class: "The QR code did not come: check the network.",
    no_share: "This menu did not come: check the network. The link is in the address bar.",
    no_rest: "A part of the page did not come: check the network, or load the page again if there is a new version of it.",
    take_away: "Save the table (CSV)",
    list_copied: "List copied.",
    list_not_copied: "The browser did not let the page copy the list.",
    present: "Present",
    leave_present: "Leave (Esc)",
    help: "Keyboard and help",
    access: "Accessibility",
    keys_title: "Keys",
    keys: &[
        ("Space", "play, pause"),
        ("→  Page Down", "one step on (clickers too)"),
        ("←  Page Up", "one step back"),
        ("Home  End", "first step, last step"),
        ("+  −", "faster, slower"),
        ("<  >", "jump to the previous, the next: what is chosen under “Jump to”"),
        (":  /", "choose what to jump to; mark this step"),
        (".  ,  *", "in the program: next line, previous line; show or hide it"),
        ("Enter", "on the drawing: explore it with the arrows, thing by thing; Esc ends"),
        ("0", "standard view"),
        ("1 … 6", "views of the drawing"),
        ("Ctrl + Z  Ctrl + Y", "undo, redo an edit"),
        ("7  8  9", "present (Esc leaves), language, theme"),
        ("Alt + R  D  Z  B", "presenting: ring around the mouse, ink, enlarge a part, black screen"),
        ("Page Up  Page Down", "in a lesson: previous station, next station"),
        ("?", "this list"),
    ],
    letter_keys: ("F  L  T  R  D  Z  B", "the same seven, by letters"),
    close: "Close",
    apply: "Use it",
    workers: "Workers",
    undo: "Undo",
    redo: "Redo",
    hide_setup: "Hide",
    setup: "Setup",
    says: "What we see",
    drawing: "Drawing",
    walk: "Enter to explore the drawing, arrows, Esc",
    jumps: JumpTexts {
        label: "Jumps",
        open: ["Jump to…", "»"],
        target: "Jump to",
        previous: "Previous: ",
        next: "Next: ",
        mark: "Mark this step",
        marked_step: "Marked step",
        solutions: |n| format!("{} {}", L.number(n), if n == 1 { "solution" } else { "solutions" }),
        marked: |n| format!("{} marked", L.number(n)),
        arrived: |name, number, step| match number {
            Some(number) => format!("{name} {}, {step}.", L.number(number)),
            None => format!("{name}, {step}."),
        },
        none_after: |name| format!("{name}: none after this step."),
        none_before: |name| format!("{name}: none before this step."),
        seeking: "Looking for it…",
        by_events: "to the next event",
    },
    listing: ListingTexts {
        title: "Program",
        hint: "Click on a line to run to it, on its number to stop there.",
        back: "Previous line",
        on: "Next line",
        run_to: |line| format!("run to line {line}"),
        stop_at: |line| format!("stop at line {line}"),
        holds: ["no", "yes"],
        values: "Values",
        calls: ["Calls", "Path"],
        not_again: "This line is not executed again before the end.",
    },
    transport: Transport {
        label: "Search, step by step",
        first: "First step",
        back: "Step back",
        play: "Play",
        pause: "Pause",
        step: "Step on",
        last: "Last step",
        speed: "Speed",
        per_second: |n| if n == 1 { "1 step/s".into() } else { format!("{} steps/s", L.number(n)) },
        position: "Position in the search",
        step_of: |step, total| match total {
            Some(total) => format!("step {} of {}", L.number(step), L.number(total)),
            None => format!("step {}", L.number(step)),
        },
        stop: "Stop",
        resume: "Go on",
        percent: |n| format!("{n} %"),
        left: |s| if s < 60 { format!("{s} s left") } else { format!("{} min {} s left", s / 60, s % 60) },
        estimating: "estimating…",
        stopped_at: |n| format!("stopped at {n} %"),
        paused_at_solution: "Playing pauses at every solution; Play goes on.",
    },
    retry: "Try again",
    other_page: "This link leads to another page: open it in the address bar.",
    problem: |problem| match problem {
        link::LinkProblem::TooLong { length } => format!(
            "This link is far too long to be one of ours: {} characters. Check that it was copied whole and alone.",
            L.number(*length as u64)
        ),
        link::LinkProblem::Newer { version } => format!(
            "This link was made by a newer version (v = {}); this page reads version {}. Reload the page to get the new one.",
            shorten(version),
            link::VERSION
        ),
        link::LinkProblem::UnknownPage { found } => {
            format!("There is no page “{}”. Choose one of the puzzles.", shorten(found))
        }
        link::LinkProblem::BadValue(BadValue { key, found, allowed }) => {
            let possible = match allowed {
                Allowed::Names(names) => format!("Possible: {}.", names.join(", ")),
                Allowed::Numbers(least, Some(most)) => {
                    format!("Whole numbers from {} to {}.", whole(least, L), whole(most, L))
                }
                Allowed::Numbers(least, None) => format!("Whole numbers from {} on.", whole(least, L)),
                Allowed::Like(example) => format!("An example: {example}."),
                Allowed::NamesOrLike(names, example) => {
                    format!("Possible: {}, or something like {example}.", names.join(", "))
                }
                Allowed::Nothing => "It does not go with the rest of the link.".to_string(),
            };
            format!("In the link, “{key}={}” makes no sense; the default is used. {possible}", shorten(found))
        }
    },
    example_instead: "The example is shown instead.",
    last_stays: "What was there before stays.",
    draft_instead: "The doctor shows what is written, to be mended; the other views show a good cube.",
    default_instead: "The default is used for it; all the rest is as the link asks.",
    step_beyond: |step, last| {
        format!(
            "The link asks for step {}, but there {} {}; the last is shown.",
            L.number(step),
            if last == 1 { "is" } else { "are" },
            L.counted(last, "step", "steps")
        )
    },
    more_problems: |n| format!("… and {} more.", L.number(n as u64)),
    failure: |failure| match failure {
        Failure::NoStart => "The browser could not start the search. Check the connection, then try again.",
        Failure::Lost => {
            "The search was interrupted again and again: its workers stopped. Close other programs, then try again."
        }
        Failure::Refused => "The page and its search program are of different versions. Reload the page.",
    },
    sources: "From French teaching texts on puzzles, programs and mathematics. Nothing you do here leaves your browser.",
};
