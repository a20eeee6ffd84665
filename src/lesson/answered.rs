//! What a reader has answered in the exercises of lessons, and the text in which it is kept and taken along.
//!
//! ```
//! use casse_tete::lesson::{Answered, LessonAnswers};
//!
//! let mut answers = LessonAnswers::default();
//! answers.add(7, Answered { chosen: 0b10, solved: true, ..Answered::default() });
//! assert_eq!(answers.to_string(), "7 2 2\n");
//! // What is solved is worth more than what is not.
//! let mut here = LessonAnswers::default();
//! here.add(7, Answered { told: true, ..Answered::default() });
//! assert_eq!(here.merge(&answers), (1, 0));
//! assert_eq!(here, answers);
//! ```

use std::collections::BTreeMap;
use std::fmt;

/// The most exercises whose answers are taken along.
pub const MOST_ANSWERS: usize = 10_000;

/// What a reader has answered in an exercise, which the device keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Answered {
    /// The number given last; none if it could not be read.
    pub number: Option<Option<f64>>,
    /// The options chosen so far, one bit each.
    pub chosen: u32,
    /// Whether the reader has asked for the answer.
    pub told: bool,
    /// Whether it is solved.
    pub solved: bool,
}

impl Answered {
    /// Reads the text of an answer; `None` if it is damaged.
    pub fn read(text: &str) -> Option<Answered> {
        let mut parts = text.split(' ');
        let chosen = parts.next()?.parse().ok()?;
        let flags: u32 = parts.next()?.parse().ok().filter(|flags| *flags < 4)?;
        let number = match parts.next() {
            Some(bits) => Some(Some(bits.parse().ok().map(f64::from_bits).filter(|number| number.is_finite())?)),
            None => None,
        };
        let answered = Answered { number, chosen, told: flags & 1 == 1, solved: flags & 2 == 2 };
        parts.next().is_none().then_some(answered)
    }
}

impl fmt::Display for Answered {
    /// The options that were chosen, whether the answer was told (1) and the exercise solved (2), the bits of the number. What was no
    /// number is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Answered { number, chosen, told, solved } = *self;
        write!(f, "{chosen} {}", u32::from(told) + 2 * u32::from(solved))?;
        number.flatten().map_or(Ok(()), |number| write!(f, " {}", number.to_bits()))
    }
}

/// The answers of many exercises, each with the check sum of its exercise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonAnswers(BTreeMap<u64, Answered>);

impl LessonAnswers {
    /// Number of exercises.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether there is an answer to this exercise.
    pub fn has(&self, exercise: u64) -> bool {
        self.0.contains_key(&exercise)
    }

    /// All answers, in the order of the check sums.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Answered)> + '_ {
        self.0.iter().map(|(&exercise, &answered)| (exercise, answered))
    }

    /// Sets the answer to an exercise.
    pub fn add(&mut self, exercise: u64, answered: Answered) {
        self.0.insert(exercise, answered);
    }

    /// Takes the answers of another device to exercises that have none here, or are solved only there. Returns how many these are, and
    /// for how many there is no room.
    pub fn merge(&mut self, other: &LessonAnswers) -> (usize, usize) {
        let (mut taken, mut without_room) = (0, 0);
        for (exercise, answered) in other.iter() {
            let own = self.0.get(&exercise);
            if own.is_some_and(|own| own.solved || !answered.solved) {
                continue;
            }
            if own.is_none() && self.count() >= MOST_ANSWERS {
                without_room += 1;
                continue;
            }
            self.add(exercise, answered);
            taken += 1;
        }
        (taken, without_room)
    }

    /// Reads a line of the text: the check sum and the answer.
    pub fn read_line(line: &str) -> Option<(u64, Answered)> {
        let (exercise, answered) = line.split_once(' ')?;
        Some((exercise.parse().ok()?, Answered::read(answered)?))
    }
}

impl fmt::Display for LessonAnswers {
    /// A line for each exercise.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|(exercise, answered)| writeln!(f, "{exercise} {answered}"))
    }
}
