//! The English words around lessons.

use super::LessonTexts;

/// The words around lessons.
pub static LESSON: LessonTexts = LessonTexts {
    lessons: "Lessons",
    lesson: "Lesson",
    first_visit: "First visit: two minutes",
    grades: ["for everybody", "if you know the puzzle", "if you like proofs"],
    minutes: |minutes| format!("{minutes} min"),
    coming: "The lesson is coming…",
    failed: "This lesson could not be loaded. Check the connection, or the address.",
    station: |number, count| format!("station {number} of {count}"),
    back: "Back",
    on: "Next",
    end: "Finish",
    again: "Back to the station",
    close: "Leave the lesson",
    your_answer: "Your answer",
    check: "Check",
    right: "Right.",
    too_small: "Too small.",
    too_large: "Too large.",
    no_number: "Write a number.",
    on_the_page: "To be done on the page, which checks it by itself.",
    hint: "Hint",
    answer: "Answer",
    between: |least, most| format!("between {least} and {most}"),
    shown_on_the_page: "The page now shows the answer.",
};
