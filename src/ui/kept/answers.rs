//! What was answered in the exercises of lessons, kept on the device: for each exercise one short text. All that is called here from
//! outside is in the second part of a page's program, see `.ci/split`.

use super::storage;
use crate::lesson::{AnswerKind, Answered, Exercise, LessonAnswers};
use crate::ui::lesson::{Attempt, Course, LessonAct};
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
        let _ = storage.set_item(&key, &course.attempt.answered.to_string());
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
    let answered = Some(course.attempt.answered).filter(|answered| *answered != Answered::default());
    let forgotten = answered.or(course.attempt.forgotten);
    course.attempt = Attempt { recalled: true, forgotten, ..Attempt::default() };
}

/// Keeps again what was answered before the present station was begun again, and writes it into its field.
#[inline(never)]
pub fn restore(course: &Course) {
    keep(course);
    if let (Some(Some(number)), Some(field)) =
        (course.attempt.answered.number, find::<HtmlInputElement>(".lesson-number"))
    {
        field.set_value(&course.lang.decimal(number));
    }
}

/// Brings back what was answered at the present station on an earlier visit, once for each visit. A text that is damaged counts as none.
#[inline(never)]
pub fn recall(course: &Course, on_act: &Callback<LessonAct>) {
    if course.attempt.recalled {
        return;
    }
    let Some(key) = key(course) else { return };
    let kept = storage().and_then(|storage| storage.get_item(&key).ok()?);
    let mut answered = kept.and_then(|text| Answered::read(&text)).unwrap_or_default();
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

/// The answers to all exercises, for the file of the shelf. Texts that are damaged are left out.
pub fn all() -> LessonAnswers {
    let mut answers = LessonAnswers::default();
    let Some(storage) = storage() else { return answers };
    for index in 0..storage.length().unwrap_or_default() {
        let Some(key) = storage.key(index).ok().flatten() else { continue };
        let Some(exercise) = key.strip_prefix(KEY).and_then(|sum| sum.parse().ok()) else { continue };
        let text = storage.get_item(&key).ok().flatten();
        if let Some(answered) = text.and_then(|text| Answered::read(&text)) {
            answers.add(exercise, answered);
        }
    }
    answers
}

/// Keeps exactly these answers. Returns false if the browser does not let the page keep them: then nothing has changed.
pub fn keep_all(answers: &LessonAnswers) -> bool {
    let before = all();
    let Some(storage) = storage() else { return false };
    let set = |answers: &LessonAnswers| {
        let mut new = answers.iter();
        new.all(|(exercise, answered)| storage.set_item(&format!("{KEY}{exercise}"), &answered.to_string()).is_ok())
    };
    let without = |answers: &LessonAnswers, others: &LessonAnswers| {
        for (exercise, _) in others.iter().filter(|(exercise, _)| !answers.has(*exercise)) {
            // Fails only where nothing is kept.
            let _ = storage.remove_item(&format!("{KEY}{exercise}"));
        }
    };
    without(answers, &before);
    let is_kept = set(answers);
    if !is_kept {
        without(&before, answers);
        set(&before);
    }
    is_kept
}

#[cfg(test)]
mod tests {
    use super::*;

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
