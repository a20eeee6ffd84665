//! The English words of the page where a lesson is written.

use super::{WriteLabels, WriteTexts};
use crate::lang::Lang;
use crate::lesson::{LARGEST, LessonFault, MOST_STATIONS};
use crate::text::shorten;

/// The words of the page where a lesson is written.
pub static WRITE: WriteTexts = WriteTexts {
    about: "A lesson is a path of stations: each shows a state of a puzzle, with a text and, if you like, a question. Open a puzzle, bring it into the state you want, and choose Share → Add this state to my lesson. Everything is kept on this device only.",
    kept: "My lessons on this device",
    new: "New lesson",
    remove: "Remove this lesson",
    removed: |title| format!("“{}” is removed from this device.", shorten(title)),
    bring_back: "Bring it back",
    open: "Open a file…",
    save: "Save as a file",
    play: "Play the lesson",
    link: "Make a link",
    file_name: "lesson",
    link_label: "The link holds the whole lesson",
    copy: "Copy the link",
    copied: "Link copied.",
    copy_by_hand: "The browser did not let the page copy: select the link and copy it.",
    too_long: |length, most| {
        format!(
            "The lesson is too long for a link: {} characters, of at most {}. Save it as a file instead.",
            Lang::En.number(length as u64),
            Lang::En.number(most as u64)
        )
    },
    not_packed: "This browser cannot make such links. Save the lesson as a file instead.",
    refused: |name| format!("{} has problems and was not opened. Your lesson stays as it is.", shorten(name)),
    unreadable: |name| format!("{} could not be read.", shorten(name)),
    mend: "Open it to mend it",
    not_kept: "The browser does not keep the lesson: its storage is full or forbidden. Save it as a file before you leave.",
    ways: ("Ways to write", ["Form", "Text of the file"]),
    text_first: "Some lines have no place in the form: mend them here first.",
    problems: "Still to do",
    ready: "Nothing is missing: the lesson can be played.",
    place: |line, station| match station {
        0 => format!("line {line}"),
        station => format!("line {line}, station {station}"),
    },
    fault: |fault| match fault {
        LessonFault::TooLarge { size } => format!(
            "The text is too long: {} bytes, of at most {}.",
            Lang::En.number(*size as u64),
            Lang::En.number(LARGEST as u64)
        ),
        LessonFault::NoLesson => "A lesson begins with the line “lesson: 1”.".to_string(),
        LessonFault::Newer { version } => {
            format!("This lesson was written for a later version of the site ({}).", shorten(version))
        }
        LessonFault::NoKey => "This line is not of the form “key: text”.".to_string(),
        LessonFault::UnknownKey { key } => format!("There is no key “{}”.", shorten(key)),
        LessonFault::Misplaced { key } => format!("“{key}” does not belong here."),
        LessonFault::Repeated { key } => format!("“{key}” may stand only once here."),
        LessonFault::Empty { key } | LessonFault::Missing { key } => {
            format!("{} (“{key}:”).", missing(key))
        }
        LessonFault::BadValue { key, found } => match *key {
            "minutes" => "The minutes are a whole number from 1 to 240.".to_string(),
            "level" => "The level is 1, 2 or 3.".to_string(),
            "answer" => format!("“{}” is no number, and not two numbers such as “20 to 30”.", shorten(found)),
            "until" => format!("“{}” is no condition such as “view = graph” or “step >= 20”.", shorten(found)),
            _ => format!("“{}” makes no sense for “{key}”.", shorten(found)),
        },
        LessonFault::BadLink { key, .. } => {
            format!("“{key}” is not a link to a puzzle of this site; such a link begins with “#/”.")
        }
        LessonFault::TooManyStations => format!("There are more than {MOST_STATIONS} stations."),
    },
    labels: WriteLabels {
        title: "Title",
        audience: "For whom",
        minutes: "Minutes",
        level: "Level",
        station: "Title",
        text: "Text (one paragraph a line)",
        link: "State of the puzzle (link)",
        point: "Points at (if wanted)",
        kind: "Question",
        asked: "What is asked",
        number: "Right number, or “20 to 30”",
        options: "Answers to choose from; mark the right one",
        until: "Done when (one condition a line, such as view = graph)",
        answer: "A state in which it is done (link)",
        hint: "Hint",
        why: "Why",
        note: "Note for the teacher (not shown)",
    },
    kinds: ["none", "a number", "a choice", "to be done on the page"],
    station: |number| format!("Station {number}"),
    up: "Move up",
    down: "Move down",
    drop: "Remove",
    add: "Add a station",
    add_option: "Add an answer",
    drop_option: |number| format!("Remove answer {number}"),
    option: |number| format!("Answer {number}"),
    right: |number| format!("Answer {number} is right"),
    see: "See it",
};

/// What is missing under a key of a lesson file, with its verb.
fn missing(key: &str) -> &'static str {
    match key {
        "title" => "The title is missing",
        "for" => "It is not said for whom the lesson is",
        "minutes" => "The time in minutes is missing",
        "station" => "The title of a station is missing",
        "text" => "The text is missing",
        "link" => "The link to the state of the puzzle is missing",
        "task" => "What is asked is missing",
        "answer" => "The answer is missing",
        "right" => "The right answer is missing",
        "wrong" => "At least one wrong answer is needed",
        "until" => "It is not said when the task is done",
        _ => "Something is missing",
    }
}
