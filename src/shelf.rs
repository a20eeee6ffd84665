//! The shelf: what a reader keeps on the device, and the file in which all of it is taken along.
//!
//! A file is text, in lines `key: value`. It begins with `shelf: 1`. Each thing that is kept begins with `item`, its title; then come
//! `link`, `date`, any number of `result`, and `picture`.
//!
//! Texts stand in blocks, whose lines begin with `| `: the reader's best results in the taquin after `taquin-results: text`, in the form of
//! [`Results`]; the solutions built by hand of the Soma cube after `soma-built: text`, in that of [`Built`]; the counts of a class after
//! `class-counts: text`, in that of [`ClassPool`]; the answers to the exercises of lessons after `lesson-answers: text`, in that of
//! [`LessonAnswers`]; and each lesson after `lesson: text`.
//! All but the lessons are written before the items. There a program that does not know them reports their lines and takes all the rest; after a
//! lesson it would take their lines for those of the lesson.

use crate::lesson::{LessonAnswers, MOST_ANSWERS};
use crate::link::Link;
use crate::pooled::{ClassPool, PupilCounts};
use crate::puzzle::soma::built::{Built, BuiltSolution, MOST_BUILT};
use crate::puzzle::taquin::results::{GameResult, MOST_BOARDS, Results};
use std::fmt;

/// The version of the format that this program reads and writes.
pub const FORMAT: u32 = 1;

/// The largest size of a file in bytes.
pub const LARGEST: usize = 50_000_000;

/// The most characters of a title or a result.
pub const LONGEST_TEXT: usize = 200;

/// The most results of an item.
pub const MOST_RESULTS: usize = 12;

/// The largest picture: the length of its address.
pub const LARGEST_PICTURE: usize = 200_000;

/// The key before the reader's best results in the taquin.
const RESULTS: &str = "taquin-results";

/// The key before the solutions of the Soma cube that the reader has built.
const BUILT: &str = "soma-built";

/// The key before the counts of a class.
const COUNTS: &str = "class-counts";

/// The key before the answers to the exercises of lessons.
const ANSWERS: &str = "lesson-answers";

/// The kinds of pictures, as their addresses begin.
const PICTURES: [&str; 3] = ["data:image/webp;base64,", "data:image/png;base64,", "data:image/jpeg;base64,"];

/// Something that is kept: a state of a puzzle, with what was counted there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShelfItem {
    /// Its title, of at most [`LONGEST_TEXT`] characters, without line breaks.
    pub title: String,
    /// The state.
    pub link: Link,
    /// When it was kept: `2026-11-23` or `2026-11-23 14:05`; empty if that is not known.
    pub date: String,
    /// What was counted, in words.
    pub results: Vec<String>,
    /// A small picture, as the address of a WebP, PNG or JPEG picture that holds its data.
    pub picture: Option<String>,
}

/// What a file holds.
///
/// ```
/// use casse_tete::shelf::Shelf;
///
/// let text = "shelf: 1\n\nitem: My board\nlink: #/taquin?board=123456870\nresult: 3 704 created\n\nlesson: text\n| lesson: 1\n| title: T\n";
/// let (shelf, problems) = Shelf::read(text);
/// assert_eq!((shelf.items[0].title.as_str(), shelf.lessons[0].as_str()), ("My board", "lesson: 1\ntitle: T\n"));
/// assert!(problems.is_empty());
/// assert_eq!(shelf.to_string(), text);
/// // What is damaged is told with its line, and the rest is read.
/// let (shelf, problems) = Shelf::read("shelf: 1\nitem: A\nlink: javascript:alert(1)\nitem: B\nlink: #/soma\n");
/// assert_eq!((shelf.items.len(), problems[0].line), (1, 3));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The items, in the order of the file.
    pub items: Vec<ShelfItem>,
    /// The texts of lessons, right or wrong.
    pub lessons: Vec<String>,
    /// The reader's best results in the taquin.
    pub results: Results,
    /// The solutions of the Soma cube, and of other sets, that the reader has built.
    pub built: Built,
    /// The counts of a class.
    pub counts: ClassPool,
    /// The answers to the exercises of lessons.
    pub answers: LessonAnswers,
}

/// How much of a file was taken, and how much was not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShelfTaken {
    /// New items.
    pub items: usize,
    /// New lessons.
    pub lessons: usize,
    /// Boards of the taquin with results that are better than those before, or new.
    pub boards: usize,
    /// Solutions built by hand that are better than those before, or new.
    pub built: usize,
    /// Pupils of a class whose counts are new.
    pub pupils: usize,
    /// Exercises of lessons with answers that are new, or solved where they were not.
    pub answers: usize,
    /// Things of all these kinds that were there already.
    pub known: usize,
    /// Boards, solutions, pupils and exercises for which there is no room.
    pub without_room: usize,
}

/// A problem of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfProblem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: ShelfFault,
}

/// What is wrong in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfFault {
    /// The file is larger than [`LARGEST`].
    TooLarge,
    /// It does not begin with `shelf: 1`.
    NoShelf,
    /// It was written by a later version.
    Newer,
    /// The line is no `key: value`, or its key does not belong here.
    NoKey,
    /// The value makes no sense, is empty, too long, or there are too many of its kind.
    BadValue(&'static str),
    /// The item has no link.
    NoLink,
    /// The line of a result, of counts or of an answer is damaged.
    Damaged,
}

/// A block of text that is being read.
#[derive(Clone, Copy)]
enum TextBlock {
    Lesson,
    Results,
    Built,
    Counts,
    Answers,
}

/// An item that is being read.
struct Open {
    line: usize,
    item: ShelfItem,
    has_link: bool,
    is_good: bool,
}

impl Shelf {
    /// Reads a file: all that is good in it, and every problem. An item with a problem is left out.
    pub fn read(text: &str) -> (Shelf, Vec<ShelfProblem>) {
        let mut shelf = Shelf::default();
        let first = |fault| (Shelf::default(), vec![ShelfProblem { line: 1, fault }]);
        if text.len() > LARGEST {
            return first(ShelfFault::TooLarge);
        }
        let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
        match lines.next().and_then(|(_, head)| head.strip_prefix("shelf:")).map(str::trim) {
            Some(version) if version == FORMAT.to_string() => {}
            Some(version) if version.parse::<u32>().is_ok() => return first(ShelfFault::Newer),
            _ => return first(ShelfFault::NoShelf),
        }
        let mut problems = vec![];
        let mut open: Option<Open> = None;
        let mut block: Option<TextBlock> = None;
        for (line, raw) in lines {
            if let (Some(block), Some(rest)) = (block, raw.strip_prefix('|')) {
                if let Err(fault) = shelf.take_line(block, rest.strip_prefix(' ').unwrap_or(rest)) {
                    problems.push(ShelfProblem { line, fault });
                }
                continue;
            }
            if raw.trim().is_empty() {
                continue;
            }
            let pair = raw.split_once(':').map(|(key, value)| (key, value.trim()));
            if let Some(("item" | "lesson" | RESULTS | BUILT | COUNTS | ANSWERS, _)) = pair {
                block = None;
                shelf.close(open.take(), &mut problems);
            }
            let mut tell = |fault| problems.push(ShelfProblem { line, fault });
            match (pair, &mut open) {
                (Some(("item", title)), _) => {
                    let is_good = is_text(title);
                    if !is_good {
                        tell(ShelfFault::BadValue("item"));
                    }
                    let item = ShelfItem { title: title.to_string(), ..ShelfItem::default() };
                    open = Some(Open { line, item, has_link: false, is_good });
                }
                (Some(("lesson", "text")), _) => {
                    shelf.lessons.push(String::new());
                    block = Some(TextBlock::Lesson);
                }
                (Some((RESULTS, "text")), _) => block = Some(TextBlock::Results),
                (Some((BUILT, "text")), _) => block = Some(TextBlock::Built),
                (Some((COUNTS, "text")), _) => block = Some(TextBlock::Counts),
                (Some((ANSWERS, "text")), _) => block = Some(TextBlock::Answers),
                (Some((key, value)), Some(open)) => {
                    if let Err(fault) = open.take(key, value) {
                        open.is_good = false;
                        tell(fault);
                    }
                }
                _ => tell(ShelfFault::NoKey),
            }
        }
        shelf.close(open, &mut problems);
        problems.sort_by_key(|problem| problem.line);
        (shelf, problems)
    }

    /// Takes a line of a block of text.
    fn take_line(&mut self, block: TextBlock, line: &str) -> Result<(), ShelfFault> {
        match block {
            TextBlock::Lesson => {
                if let Some(lesson) = self.lessons.last_mut() {
                    lesson.push_str(line);
                    lesson.push('\n');
                }
            }
            TextBlock::Results => {
                let result = GameResult::read(line.trim()).ok_or(ShelfFault::Damaged)?;
                if self.results.count() >= MOST_BOARDS || self.results.of(&result.board).is_some() {
                    return Err(ShelfFault::BadValue(RESULTS));
                }
                self.results.add(result);
            }
            TextBlock::Built => {
                let solution = BuiltSolution::read(line.trim()).ok_or(ShelfFault::Damaged)?;
                if self.built.count() >= MOST_BUILT || self.built.has(&solution) {
                    return Err(ShelfFault::BadValue(BUILT));
                }
                self.built.add(solution);
            }
            TextBlock::Counts => {
                let own: PupilCounts = line.trim().parse().map_err(|_| ShelfFault::Damaged)?;
                self.counts.add(own).map_err(|_| ShelfFault::BadValue(COUNTS))?;
            }
            TextBlock::Answers => {
                let (exercise, answered) = LessonAnswers::read_line(line.trim()).ok_or(ShelfFault::Damaged)?;
                if self.answers.count() >= MOST_ANSWERS || self.answers.has(exercise) {
                    return Err(ShelfFault::BadValue(ANSWERS));
                }
                self.answers.add(exercise, answered);
            }
        }
        Ok(())
    }

    fn close(&mut self, open: Option<Open>, problems: &mut Vec<ShelfProblem>) {
        let Some(open) = open else { return };
        if open.is_good && !open.has_link {
            problems.push(ShelfProblem { line: open.line, fault: ShelfFault::NoLink });
        }
        if open.is_good && open.has_link {
            self.items.push(open.item);
        }
    }
}

impl Open {
    fn take(&mut self, key: &str, value: &str) -> Result<(), ShelfFault> {
        let item = &mut self.item;
        match key {
            "link" => {
                let (link, problems) = Link::parse(value);
                if !value.starts_with("#/") || !problems.is_empty() || !link.place.is_puzzle() || self.has_link {
                    return Err(ShelfFault::BadValue("link"));
                }
                item.link = link.alone_but_lesson();
                self.has_link = true;
            }
            "date" if value.len() <= 16 && value.chars().all(|c| c.is_ascii_digit() || "-: ".contains(c)) => {
                item.date = value.to_string();
            }
            "date" => return Err(ShelfFault::BadValue("date")),
            "result" if is_text(value) && item.results.len() < MOST_RESULTS => item.results.push(value.to_string()),
            "result" => return Err(ShelfFault::BadValue("result")),
            "picture" if is_picture(value) => item.picture = Some(value.to_string()),
            "picture" => return Err(ShelfFault::BadValue("picture")),
            _ => return Err(ShelfFault::NoKey),
        }
        Ok(())
    }
}

/// Whether a text can be a title or a result.
pub fn is_text(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= LONGEST_TEXT && !text.chars().any(char::is_control)
}

/// Whether a text is the address of a picture that holds its data and nothing else.
fn is_picture(text: &str) -> bool {
    let is_data = |data: &str| data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte));
    text.len() <= LARGEST_PICTURE && PICTURES.iter().any(|kind| text.strip_prefix(kind).is_some_and(is_data))
}

impl fmt::Display for ShelfItem {
    /// The item as it stands in a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "item: {}", self.title)?;
        writeln!(f, "link: {}", self.link)?;
        if !self.date.is_empty() {
            writeln!(f, "date: {}", self.date)?;
        }
        for result in &self.results {
            writeln!(f, "result: {result}")?;
        }
        if let Some(picture) = &self.picture {
            writeln!(f, "picture: {picture}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Shelf {
    /// The file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "shelf: {FORMAT}")?;
        let blocks = [
            (RESULTS, self.results.to_string()),
            (BUILT, self.built.to_string()),
            (COUNTS, self.counts.to_string()),
            (ANSWERS, self.answers.to_string()),
        ];
        for (key, text) in blocks {
            if !text.is_empty() {
                write_block(f, key, &text)?;
            }
        }
        for item in &self.items {
            write!(f, "\n{item}")?;
        }
        self.lessons.iter().try_for_each(|lesson| write_block(f, "lesson", lesson))
    }
}

/// Writes a block of text.
fn write_block(f: &mut fmt::Formatter<'_>, key: &str, text: &str) -> fmt::Result {
    writeln!(f, "\n{key}: text")?;
    text.lines().try_for_each(|line| writeln!(f, "| {line}"))
}
