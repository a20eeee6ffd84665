//! Problems on the page of a puzzle, and the messages about them.

use super::calls::Calls;
use super::controls::{Wording, alert};
use super::{Instead, Look};
use crate::link::LinkProblem;
use crate::search::Failure;
use yew::prelude::*;

/// The largest number of problems in a message; the others are only counted.
const LISTED: usize = 5;

/// A problem to report to the reader. `P` is the type of problems with a setup, `O` that of problems that only this page has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble<P, O = P> {
    /// Problems with the setup in the link, and what is shown instead.
    Link(Vec<P>, Instead),
    /// Problems with the text typed or pasted; the last valid setup stays.
    Text(Vec<P>),
    /// Problems with what the reader chose; the state stays as it was.
    Choice(Vec<P>),
    /// A problem with another value in the link.
    Value(LinkProblem),
    /// A problem that only this page has.
    Own(O),
    /// The step in the link, and the last step, which is smaller.
    Step(u64, u64),
    /// A failure of the workers.
    Failure(Failure),
}

/// A problem that can be described in a sentence.
pub trait Worded {
    /// The name of the kind of problem, and the sentence about it.
    fn worded(&self, look: &Look) -> Wording;
}

/// The sentences about problems: the first few in full, and the number of the others.
pub fn problems<P: Worded>(problems: &[P], look: &Look) -> Vec<Wording> {
    listed(problems, &|problem| problem.worded(look), look)
}

/// The same, with the page's own sentence about each problem.
fn listed<P>(problems: &[P], worded: &dyn Fn(&P) -> Wording, look: &Look) -> Vec<Wording> {
    let mut words: Vec<Wording> = problems.iter().take(LISTED).map(worded).collect();
    if problems.len() > LISTED {
        words.push(("more", (look.shell().more_problems)(problems.len() - LISTED).into()));
    }
    words
}

/// The sentences about problems with the text typed or pasted.
pub fn text_errors<P, O>(troubles: &[Trouble<P, O>], worded: &dyn Fn(&P) -> Wording, look: &Look) -> Vec<Wording> {
    let mut words = vec![];
    for trouble in troubles {
        if let Trouble::Text(found) = trouble {
            words.extend(listed(found, worded, look));
        }
    }
    words
}

/// The message about all problems except those of the text, which are shown beside its field.
pub fn troubles<P, O: Worded, A>(
    troubles: &[Trouble<P, O>],
    worded: &dyn Fn(&P) -> Wording,
    look: &Look,
    calls: &Calls<A>,
) -> Html {
    let shell = look.shell();
    let mut errors: Vec<Wording> = vec![];
    let mut after = None;
    let mut action = None;
    for trouble in troubles {
        match trouble {
            Trouble::Link(found, instead) => {
                errors.extend(listed(found, worded, look));
                after = Some(instead.words(shell));
            }
            Trouble::Text(_) => {}
            Trouble::Choice(found) => {
                errors.extend(listed(found, worded, look));
                after = Some(shell.last_stays);
            }
            Trouble::Value(problem) => errors.push((problem.code(), (shell.problem)(problem).into())),
            Trouble::Own(own) => errors.push(own.worded(look)),
            Trouble::Step(step, last) => errors.push(("step-beyond", (shell.step_beyond)(*step, *last).into())),
            Trouble::Failure(failure) => {
                errors.push((failure.code(), (shell.failure)(*failure).into()));
                action = Some((shell.retry, calls.retry.clone()));
            }
        }
    }
    alert(&errors, after, action, (shell.close, calls.dismiss.clone()))
}
