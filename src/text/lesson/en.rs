//! The English words around lessons.

use super::{LessonListTexts, LessonTexts, numbers};
use crate::lang::Lang;
use crate::lesson::COUNT;

/// The words around lessons.
pub static LESSON: LessonTexts = LessonTexts {
    lessons: "Lessons",
    lesson: "Lesson",
    first_visit: "First visit: two minutes",
    grades: ["for everybody", "if you know the puzzle", "if you like proofs"],
    minutes: |minutes| format!("{minutes} min"),
    coming: "The lesson is coming…",
    not_loaded: "This lesson could not be loaded. Check the connection, or the address.",
    not_kept: "This lesson is not kept on this device. Ask its author for its file or its link.",
    damaged: "The link of this lesson is damaged. Check that it was copied whole.",
    wrong: |lines| {
        let (noun, lines) = (if lines.len() == 1 { "line" } else { "lines" }, numbers(lines));
        format!("This lesson cannot be played yet: its text has problems in {noun} {lines}.")
    },
    correct: "See and correct the problems",
    station: |number, count| format!("station {number} of {count}"),
    back: "Back",
    on: "Next",
    end: "Finish",
    again: "Begin this station again",
    close: "Leave the lesson",
    your_answer: "Your answer",
    check: "Check",
    right: "Right.",
    not_this: "Not this one.",
    too_small: "Too small.",
    too_large: "Too large.",
    no_number: "Write a number.",
    on_the_page: "To be done on the page, which checks it by itself.",
    hint: "Hint",
    restore: "Bring my answer back",
    answer: "Answer",
    between: |least, most| format!("between {least} and {most}"),
    shown_on_the_page: "The page now shows the answer.",
};

/// The English words of the list of lessons on the home page.
pub static LIST: LessonListTexts = LessonListTexts {
    puzzle: "Puzzle",
    level: "Level",
    length: "Time",
    grouped: "Grouped by",
    groupings: ["puzzle", "level", "time"],
    all: "all",
    at_most: |minutes| format!("up to {minutes} min"),
    count: |count| Lang::En.counted(count as u64, "lesson", "lessons"),
    own: "Teachers:",
    mine: "My lessons",
    untitled: |number| format!("Lesson {number}"),
    edit: "Edit",
    unfinished: "not finished",
};

/// The English titles of the lessons of the site, in the order of their list.
pub static TITLES: [&str; COUNT] = [
    "First visit: four cubes, four colours",
    "The 24 positions of a cube",
    "Why 41,472 and not 331,776?",
    "Dropping early",
    "From cubes to a graph",
    "Two factorisations make a stack",
    "5 or 6? From 28 to 10, then to 6",
    "First visit: the first moves",
    "A tree of possibilities",
    "The Score, and where it leads astray",
    "Sam Loyd’s prize",
    "Half of the boards",
    "How far is far?",
    "How few moves at least?",
    "How a pattern database is made",
    "First visit: seven pieces, one cube",
    "Seven pieces, and why",
    "A first cube, layer by layer",
    "The rule of the islands",
    "Parity: a chessboard in space",
    "The order of the pieces matters",
    "One place for T, and 240",
    "What cannot be built",
    "First visit: turn, get lost, come back",
    "Turns and their names",
    "What is a group?",
    "The order of an algorithm",
    "Cycles",
    "Why one edge alone cannot be flipped",
    "X T X' T': changing little",
    "A way home, face first",
    "Small groups inside the large one",
    "The shortest way, and its proof",
];
