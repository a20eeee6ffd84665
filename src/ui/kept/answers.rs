//! What was answered in the exercises of lessons, kept on the device: for each exercise one short text. All that is called here from
//! outside is in the second part of a page's program, see `.ci/split`.

use super::storage;
use crate::lesson::{AnswerKind, Exercise};
use crate::ui::lesson::{Answered, Attempt, Course, LessonAct};
use crate::ui::root::find;
use web_sys::HtmlInputElement;
use yew::Callback;

/// What the key of an exercise begins with; [`sum`] follows.
const KEY: &str = "casse-tete.answer.";

/// Keeps what was answered at the present station. Storage that is full or forbidden keeps nothing: the answer lasts as long as the
/// station is shown.
#[inline(never)]
pub fn keep(course: &Course) {
    if let (Some(storage), Some(key)) = (storage(), key(course)) {
        let _ = storage.set_item(&key, &text(course.attempt.answered));
    }
}

/// Forgets what was answered at the present station, for who begins it again.
#[inline(never)]
pub fn forget(course: &mut Course) {
    if let (Some(storage), Some(key)) = (storage(), key(course)) {
        // Fails only where nothing is kept.
        let _ = storage.remove_item(&key);
    }
    if let Some(field) = find::<HtmlInputElement>(".lesson-number") {
        field.set_value("");
    }
    course.attempt = Attempt { recalled: true, ..Attempt::default() };
}

/// Brings back what was answered at the present station on an earlier visit, once for each visit. A text that is damaged counts as none.
#[inline(never)]
pub fn recall(course: &Course, on_act: &Callback<LessonAct>) {
    if course.attempt.recalled {
        return;
    }
    let Some(key) = key(course) else { return };
    let kept = storage().and_then(|storage| storage.get_item(&key).ok()?);
    let mut answered = kept.and_then(|text| read(&text)).unwrap_or_default();
    // The answer to what is to be done on the page is its state, which is not there any more.
    answered.told &= !course.acts();
    if let (Some(Some(number)), Some(field)) = (answered.number, find::<HtmlInputElement>(".lesson-number")) {
        field.set_value(&course.lang.decimal(number));
    }
    on_act.emit(LessonAct::Recall(answered));
}

/// The key of the exercise of the present station, if it has one. An exercise that is asked otherwise, as in another language, has another.
fn key(course: &Course) -> Option<String> {
    let exercise = course.now()?.exercise.as_ref()?;
    Some(format!("{KEY}{}", sum(&course.name, course.station, exercise)))
}

/// A check sum of the lesson's name, the number of the station and the question (FNV-1a, 64 bits): the name may hold the whole lesson.
fn sum(name: &str, station: usize, exercise: &Exercise) -> u64 {
    let options: &[String] = match &exercise.question {
        AnswerKind::Choice(options, _) => options,
        AnswerKind::Number(..) | AnswerKind::Action(..) => &[],
    };
    let number = station.to_string();
    let words = [name, &number, &exercise.asked].into_iter().chain(options.iter().map(String::as_str));
    let bytes = words.flat_map(|word| word.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The options that were chosen, whether the answer was told (1) and the exercise solved (2), the bits of the number.
fn text(answered: Answered) -> String {
    let Answered { number, chosen, told, solved } = answered;
    let flags = u32::from(told) + 2 * u32::from(solved);
    let number = number.flatten().map_or(String::new(), |number| format!(" {}", number.to_bits()));
    format!("{chosen} {flags}{number}")
}

/// What [`text`] has written.
fn read(text: &str) -> Option<Answered> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_answered_is_read_again() {
        for answered in [
            Answered::default(),
            Answered { chosen: 0b101, solved: true, ..Answered::default() },
            Answered { number: Some(Some(-2.5)), told: true, ..Answered::default() },
            Answered { chosen: u32::MAX, number: Some(Some(41_472.0)), told: true, solved: true },
        ] {
            assert_eq!(read(&text(answered)), Some(answered));
        }
        // What was no number is not kept.
        assert_eq!(read(&text(Answered { number: Some(None), ..Answered::default() })), Some(Answered::default()));
    }

    #[test]
    fn what_is_damaged_is_dropped() {
        let nan = format!("0 0 {}", f64::NAN.to_bits());
        for text in ["", " ", "0", "x 0", "0 4", "0 0 ", "0 0 x", "4294967296 0", "-1 0", "0 0 1 1", &nan] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn each_question_has_a_key_of_its_own() {
        let choice = |asked: &str, options: [&str; 2]| Exercise {
            asked: asked.to_string(),
            question: AnswerKind::Choice(options.map(str::to_string).to_vec(), 0),
            hint: None,
            why: None,
        };
        let sums = [
            sum("own.1", 0, &choice("Which?", ["a", "b"])),
            sum("own.1", 1, &choice("Which?", ["a", "b"])),
            sum("own.2", 0, &choice("Which?", ["a", "b"])),
            sum("own.1", 0, &choice("Which one?", ["a", "b"])),
            sum("own.1", 0, &choice("Which?", ["ab", ""])),
        ];
        for (index, sum) in sums.iter().enumerate() {
            assert!(!sums[..index].contains(sum));
        }
    }
}
