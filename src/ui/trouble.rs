//! What went wrong on the page of a puzzle, and the messages that tell it.

use super::calls::Calls;
use super::controls::{Wording, alert};
use super::{Instead, Look};
use crate::link::Problem as LinkProblem;
use crate::search::Failure;
use yew::prelude::*;

/// Problems listed before "and so many more".
const LISTED: usize = 5;

/// What went wrong, to be told where it belongs. `P` is a problem with what is written, `O` one that only this page knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble<P, O = P> {
    /// With the setup in the link.
    Link(Vec<P>, Instead),
    /// With the text typed or pasted; the last good setup stays.
    Text(Vec<P>),
    /// With what was chosen; what was there before stays.
    Choice(Vec<P>),
    /// With another value in the link.
    Value(LinkProblem),
    /// One of this page only.
    Own(O),
    /// The step of the link lies beyond the last one.
    Step(u64, u64),
    /// With the workers.
    Failure(Failure),
}

/// A problem that can be put into words.
pub trait Worded {
    /// The name of its kind, and its words.
    fn worded(&self, look: &Look) -> Wording;
}

/// The words of problems, the last ones only counted.
pub fn problems<P: Worded>(problems: &[P], look: &Look) -> Vec<Wording> {
    let mut words: Vec<Wording> = vec![];
    for problem in problems.iter().take(LISTED) {
        words.push(problem.worded(look));
    }
    if problems.len() > LISTED {
        words.push(("more", (look.shell().more_problems)(problems.len() - LISTED).into()));
    }
    words
}

/// What is wrong with the text typed or pasted.
pub fn text_errors<P: Worded, O>(troubles: &[Trouble<P, O>], look: &Look) -> Vec<Wording> {
    let mut words = vec![];
    for trouble in troubles {
        if let Trouble::Text(found) = trouble {
            words.extend(problems(found, look));
        }
    }
    words
}

/// Whether the setup in the link is not what is shown.
pub fn is_broken<P, O>(troubles: &[Trouble<P, O>]) -> bool {
    let broken = |trouble: &Trouble<P, O>| matches!(trouble, Trouble::Link(_, instead) if *instead != Instead::Default);
    troubles.iter().any(broken)
}

/// The message about all but the text, which has its own beside it. `step_beyond` words a step beyond the last one.
pub fn troubles<P: Worded, O: Worded, A>(
    troubles: &[Trouble<P, O>],
    look: &Look,
    step_beyond: fn(u64, u64) -> String,
    calls: &Calls<A>,
) -> Html {
    let shell = look.shell();
    let mut errors: Vec<Wording> = vec![];
    let mut after = None;
    let mut action = None;
    for trouble in troubles {
        match trouble {
            Trouble::Link(found, instead) => {
                errors.extend(problems(found, look));
                after = Some(instead.words(shell));
            }
            Trouble::Text(_) => {}
            Trouble::Choice(found) => {
                errors.extend(problems(found, look));
                after = Some(shell.last_stays);
            }
            Trouble::Value(problem) => errors.push((problem.code(), (shell.problem)(problem).into())),
            Trouble::Own(own) => errors.push(own.worded(look)),
            Trouble::Step(step, last) => errors.push(("step-beyond", step_beyond(*step, *last).into())),
            Trouble::Failure(failure) => {
                errors.push((failure.code(), (shell.failure)(*failure).into()));
                action = Some((shell.retry, calls.retry.clone()));
            }
        }
    }
    alert(&errors, after, action, (shell.close, calls.dismiss.clone()))
}
