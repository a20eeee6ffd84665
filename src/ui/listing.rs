//! The program beside a search: its lines, the one that is being executed, the values, and the open calls.

use super::controls::{Icon, icon, press};
use super::transport::{Player, TransportCommand};
use crate::scene::Id;
use crate::search::Backtrack;
use crate::search::trace::ProgramLine;
use crate::search::trace::trials::{Tested, TrialLine, program, trace};
use crate::text::Lang;
use crate::text::program::TrialTexts;
use crate::ui::button::Button;
use yew::prelude::*;

/// The most lines of a program: one bit each marks the lines at which playing stops.
pub const MOST_LINES: usize = 32;

/// The program of the present search, and what the present step has executed of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramShown {
    /// The lines: how far each is indented, and its words.
    pub lines: Vec<(usize, &'static str)>,
    /// The lines that the step has executed, in order; at least one.
    pub executed: Vec<Executed>,
    /// Whether the program calls itself: if not, a line has the path in the tree in place of the open calls.
    pub calls: bool,
}

/// One line that a step has executed.
#[derive(Clone, Debug, PartialEq)]
pub struct Executed {
    /// Its index.
    pub line: usize,
    /// The names and the values that the program uses in it.
    pub values: Vec<(&'static str, String)>,
    /// For a test: whether it holds.
    pub holds: Option<bool>,
    /// For a test: why it comes out as it does.
    pub why: Option<String>,
    /// What the line speaks of in the drawing.
    pub ringed: Vec<Id>,
    /// The calls that are open, from the outermost one; without calls the path in the tree.
    pub calls: Vec<String>,
}

/// The lines that the last trial of a search has executed, by their indices in its program.
pub fn trial_lines<T: Tested>(tree: &T, search: &Backtrack<T::Node>) -> Vec<usize> {
    let program = program(tree);
    trace(tree, search).into_iter().filter_map(|executed| index_of(&program, executed.line)).collect()
}

/// The program of a backtracking search at its present step. `level` and `choice` name a level and a choice of it; `evidence` says
/// why the test of a cause comes out as it does, and what it compares in the drawing; without a cause, what is tried.
pub fn trial_program<T: Tested>(
    tree: &T,
    search: &Backtrack<T::Node>,
    texts: &TrialTexts,
    level: impl Fn(usize) -> String,
    choice: impl Fn(usize, u32) -> String,
    evidence: impl Fn(Option<usize>) -> (String, Vec<Id>),
) -> ProgramShown {
    let program = program(tree);
    let path = search.path();
    // The head of the procedure without its colon: `place(k)`.
    let head = texts.enter.trim_end_matches([':', '\u{a0}', ' ']);
    let argument = format!("({})", texts.values[0]);
    let call = |of: usize, chosen: Option<u32>| {
        let call = head.replace(&argument, &format!("({})", level(of)));
        match chosen {
            Some(chosen) => format!("{call}: {} = {}", texts.values[1], choice(of, chosen)),
            None => call,
        }
    };
    let executed = trace(tree, search).into_iter().filter_map(|executed| {
        let mut values = vec![(texts.values[0], level(executed.level))];
        values.extend(executed.choice.map(|chosen| (texts.values[1], choice(executed.level, chosen))));
        let above = (0..executed.level).map(|of| call(of, path.get(of).copied()));
        let calls = above.chain([call(executed.level, executed.choice)]).collect();
        let (why, ringed) = match executed.line {
            TrialLine::Test(cause) => evidence(Some(cause)),
            TrialLine::Choose | TrialLine::Drop | TrialLine::Solution => evidence(None),
            TrialLine::Whole => {
                let (last, is) = (level(tree.levels() - 1), if executed.holds == Some(true) { "=" } else { "<" });
                (format!("{} = {} {is} {last}", texts.values[0], level(executed.level)), evidence(None).1)
            }
            _ => Default::default(),
        };
        let why = Some(why).filter(|why| !why.is_empty());
        Some(Executed { line: index_of(&program, executed.line)?, values, holds: executed.holds, why, ringed, calls })
    });
    ProgramShown {
        executed: executed.collect(),
        lines: program.iter().map(|line| (line.indent, texts.line(line.line))).collect(),
        calls: true,
    }
}

/// The index of a line in its program.
pub fn index_of<L: PartialEq>(program: &[ProgramLine<L>], line: L) -> Option<usize> {
    program.iter().position(|other| other.line == line)
}

/// What is said beside the lit line: why its test comes out as it does, or that a line that was run to does not come again.
pub fn why<'a>(executed: &'a Executed, player: &Player, lang: Lang) -> Option<&'a str> {
    if player.has_lost() { Some(lang.shell().listing.not_again) } else { executed.why.as_deref() }
}

/// The HTML of the listing. `now` is the index in [`ProgramShown::executed`] of the line that is lit.
pub fn listing(
    program: &ProgramShown,
    now: usize,
    player: &Player,
    lang: Lang,
    on_move: &Callback<TransportCommand>,
    on_close: Callback<MouseEvent>,
) -> Html {
    let texts = &lang.shell().listing;
    let Some(executed) = program.executed.get(now) else { return html! {} };
    let button = |class: &'static str, name: &'static str, picture: Icon, what: TransportCommand| {
        Button { class, name: Some(name.into()), ..Button::of(press(on_move, what)) }.html(icon(picture))
    };
    let why = why(executed, player, lang);
    html! {
        <div class="program" data-listing="1">
            <div class="row head">
                <h2>{ texts.title }</h2>
                { button("line-back", texts.back, Icon::Back, TransportCommand::LineBack) }
                { button("line-on", texts.on, Icon::Step, TransportCommand::LineOn) }
                { Button { class: "close-program", name: Some(lang.shell().close.into()), ..Button::of(on_close) }.words("×") }
            </div>
            <ol class="lines">
                { for program.lines.iter().enumerate().map(|(index, &(indent, words))| {
                    let current = executed.line == index;
                    let done = program.executed[..=now].iter().any(|executed| executed.line == index);
                    let stops = player.stops() >> index & 1 == 1;
                    let number = index + 1;
                    html! {
                        <li class={classes!(done.then_some("done"), stops.then_some("stops"))} data-line={number.to_string()}
                            aria-current={current.then_some("step")}>
                            { Button { class: "stop-at", name: Some((texts.stop_at)(number).into()), pressed: Some(stops), ..Button::of(press(on_move, TransportCommand::StopAt(index))) }.words(number.to_string()) }
                            <button class="run-to" title={(texts.run_to)(number)} style={format!("--indent: {indent}")}
                                onclick={press(on_move, TransportCommand::RunTo(index))}>
                                { words }
                                if let (true, Some(holds)) = (current, executed.holds) {
                                    <b class="holds">{ texts.holds[usize::from(holds)] }</b>
                                }
                            </button>
                            if let (true, Some(why)) = (current, why) { <p class="why">{ why }</p> }
                        </li>
                    }
                }) }
            </ol>
            <dl class="values" aria-label={texts.values}>
                { for executed.values.iter().map(|(name, value)| html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }) }
            </dl>
            if !executed.calls.is_empty() {
                <h3>{ texts.calls[usize::from(!program.calls)] }</h3>
                <ol class="calls" tabindex="0">{ for executed.calls.iter().map(|call| html! { <li>{ call }</li> }) }</ol>
            }
            <p class="hint">{ texts.hint }</p>
        </div>
    }
}
