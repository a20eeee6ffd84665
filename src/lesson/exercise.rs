//! What a station asks its reader to do.

use super::condition::Condition;
use crate::link::Link;
use std::fmt;

/// An exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// What is asked, in words.
    pub asked: String,
    /// What answers it.
    pub question: AnswerKind,
    /// Help for a reader who does not find it.
    pub hint: Option<String>,
    /// Why the answer is right.
    pub why: Option<String>,
}

/// What answers an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerKind {
    /// A number between these two, both included.
    Number(f64, f64),
    /// One of several: the options, and the index of the right one.
    Choice(Vec<String>, usize),
    /// Something done on the page: it is done when all conditions hold. The link leads to a state in which they do.
    Action(Vec<Condition>, Box<Link>),
}

impl AnswerKind {
    /// Whether a number is right.
    pub fn is_right(&self, number: f64) -> bool {
        matches!(self, AnswerKind::Number(least, most) if (*least..=*most).contains(&number))
    }

    /// Whether the state of the page answers it; see [`Condition::holds`].
    pub fn is_done(&self, found: impl Fn(&str) -> Option<String>) -> bool {
        matches!(self, AnswerKind::Action(conditions, _) if conditions.iter().all(|condition| condition.holds(&found)))
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "task: {}", self.asked)?;
        match &self.question {
            AnswerKind::Number(least, most) if least == most => writeln!(f, "answer: {least}")?,
            AnswerKind::Number(least, most) => writeln!(f, "answer: {least} to {most}")?,
            AnswerKind::Choice(options, right) => {
                for (index, option) in options.iter().enumerate() {
                    writeln!(f, "{}: {option}", if index == *right { "right" } else { "wrong" })?;
                }
            }
            AnswerKind::Action(conditions, answer) => {
                for condition in conditions {
                    writeln!(f, "until: {condition}")?;
                }
                writeln!(f, "answer: {answer}")?;
            }
        }
        if let Some(hint) = &self.hint {
            writeln!(f, "hint: {hint}")?;
        }
        if let Some(why) = &self.why {
            writeln!(f, "why: {why}")?;
        }
        Ok(())
    }
}
