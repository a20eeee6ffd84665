//! Checks for the tests of the pages: what a link is told, and what is done; that the program of the steps says why.

use crate::link::{Link, LinkProblem};
use crate::text::Lang;
use crate::ui::page::state::{Linked, PageState, Pasted};
use crate::ui::steps::Steps;
use crate::ui::trouble::Trouble;

/// What a link is told: a bad value as `key=value`, a step with the last one, the number of problems of the setup
/// or of the text.
fn told<S: Linked>(state: &S) -> Vec<String> {
    let told = |trouble: &Trouble<S::Problem, S::Own>| match trouble {
        Trouble::Value(LinkProblem::BadValue(bad)) => format!("{}={}", bad.key, bad.found),
        Trouble::Step(step, last) => format!("step={step} of {last}"),
        Trouble::Value(problem) => problem.code().to_string(),
        Trouble::Text(problems) => format!("{} in the text", problems.len()),
        Trouble::Link(problems, instead) => format!("{} {instead:?}", problems.len()),
        Trouble::Own(_) => "own".to_string(),
        _ => "other".to_string(),
    };
    state.base().troubles.iter().map(told).collect()
}

/// Everything that makes no sense in a link is told, and `written` has all the rest; both when the link is opened and when
/// it is followed from another one.
pub fn check_link<S: Linked>(fragment: &str, expected: &[&str], written: &str) {
    let (link, problems) = Link::parse(fragment);
    assert_eq!(problems, [], "{fragment}");
    let opened = S::of(&link);
    assert_eq!(told(&opened), expected, "{fragment}");
    assert_eq!(opened.link().to_string(), written, "{fragment}");
    if expected.iter().any(|told| told.ends_with("Example")) {
        return;
    }
    let mut followed = S::of(&Link::to(link.place));
    followed.follow(&link);
    assert_eq!(told(&followed), expected, "{fragment}");
    assert_eq!(followed.link().to_string(), written, "{fragment}");
    let (again, problems) = Link::parse(written);
    assert_eq!(problems, [], "{written}");
    let again = S::of(&again);
    assert_eq!((told(&again).len(), again.link().to_string().as_str()), (0, written), "{written}");
}

/// A text is pasted into the field of a page in the state of the link `before`. What makes no sense in it is told, and the state is then
/// that of the link `written`. Undo brings the setup back if it has changed.
pub fn check_pasted<S: PageState<Model: PartialEq>>(before: &str, text: &str, expected: &[&str], written: &str) {
    let (link, problems) = Link::parse(before);
    assert_eq!(problems, [], "{before}");
    let mut state = S::of(&link);
    assert_eq!((told(&state).len(), state.link().to_string().as_str()), (0, before), "{before}");
    if matches!(state.paste(text), Pasted::NoLink) {
        state.read_text(text);
    }
    assert_eq!(told(&state), expected, "{text}");
    assert_eq!(state.link().to_string(), written, "{text}");
    let model = |link: &Link| S::asked(link).model;
    let is_other = model(&state.link()) != model(&link);
    assert_eq!(state.base().history.can().0, is_other, "{text}");
    state.undo();
    assert!(model(&state.link()) == model(&link), "{text}");
}

/// Links that work for ever, see the file.
const GOLDEN: &str = include_str!("../../../tests/data/golden-links.txt");

/// What these links say that a page need not write: its defaults.
const DEFAULTS: [&str; 3] = ["view=cube", "prune=1.2", "figure=ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo"];

/// Every link to a page that works for ever has all its keys understood: nothing is told, and the state writes each of them again,
/// perhaps in another spelling, unless it is a default. What lessons and frames add to a link is not of the page.
pub fn check_golden<S: Linked>(place: &str) {
    let mut count = 0;
    for line in GOLDEN.lines().filter(|line| line.split('?').next() == Some(place) && !line.contains("lesson=")) {
        let (given, written) = line.split_once(" -> ").unwrap_or((line, line));
        let state = S::of(&Link::parse(given).0);
        assert_eq!(told(&state), [""; 0], "{given}");
        let (own, expected) = (state.link(), Link::parse(written).0);
        for (key, value) in &expected.keys {
            let is_written = own.keys.iter().any(|(written, _)| written == key);
            assert!(is_written || DEFAULTS.contains(&&*format!("{key}={value}")), "{given}: {key} is not in {own}");
        }
        assert_eq!(own.marks, expected.marks, "{given}");
        count += 1;
    }
    assert!(count > 5, "{place}: {count}");
}

/// Goes through up to `most` steps of the program of this link, in both languages. Every test has its reason and points at something
/// in the drawing, other lines have no reason. Returns how many tests there were.
pub fn check_reasons<S: Linked + Steps>(fragment: &str, most: u64) -> u64 {
    let mut tests = 0;
    for lang in Lang::ALL {
        let mut state = S::of(&Link::parse(fragment).0);
        for step in 0..=most {
            state.aim(step);
            while state.winding() {
                state.wind();
            }
            let program = state.program(lang);
            assert!(program.is_some(), "{fragment}, step {step}");
            let Some(program) = program else { return 0 };
            assert_eq!(program.executed.iter().map(|executed| executed.line).collect::<Vec<_>>(), state.executed());
            for executed in &program.executed {
                let line = program.lines[executed.line].1;
                assert_eq!(executed.holds.is_some(), executed.why.is_some(), "{fragment}, step {step}: {line}");
                let Some(why) = &executed.why else { continue };
                assert!(
                    !why.trim().is_empty() && !executed.ringed.is_empty(),
                    "{fragment}, step {step}: {line}: {why}"
                );
                tests += 1;
            }
            if state.finished() {
                break;
            }
        }
    }
    tests
}
