//! Reading a lesson file.

use super::problem::{LessonFault, LessonProblem};
use super::{AnswerKind, Condition, Exercise, FORMAT, Grade, LARGEST, Lesson, MOST_STATIONS, Station, decimal};
use crate::link::Link;

/// The keys of the head of a lesson.
const HEAD: [&str; 5] = ["lesson", "title", "for", "minutes", "level"];
/// The keys of a station.
const STATION: [&str; 5] = ["station", "text", "link", "point", "note"];
/// The keys of an exercise: they need `task` before them in the station.
const EXERCISE: [&str; 7] = ["task", "answer", "right", "wrong", "until", "hint", "why"];
/// The keys that may stand several times.
const MANY: [&str; 3] = ["text", "wrong", "until"];

/// One `key: value` of the file. A value may go on in the next lines, which then begin with a space.
pub(super) struct KeyValue {
    pub(super) line: usize,
    pub(super) key: &'static str,
    pub(super) value: String,
}

/// One part of the file, the head or a station, and the problems found so far.
struct SectionReader<'a> {
    entries: Vec<KeyValue>,
    /// The last line of the part.
    end: usize,
    problems: &'a mut Vec<LessonProblem>,
}

/// Reads a lesson, or tells all its problems in the order of their lines.
pub(super) fn lesson(text: &str) -> Result<Lesson, Vec<LessonProblem>> {
    let first = |fault| Err(vec![LessonProblem { line: 1, fault }]);
    if text.len() > LARGEST {
        return first(LessonFault::TooLarge { size: text.len() });
    }
    let mut problems = Vec::new();
    let entries = entries(text, &mut problems);
    match entries.first().filter(|entry| entry.key == "lesson") {
        None => return first(LessonFault::NoLesson),
        Some(entry) if entry.value == FORMAT.to_string() => {}
        Some(entry) => return first(LessonFault::Newer { version: entry.value.clone() }),
    }
    let last = text.lines().count().max(1);
    let starts: Vec<usize> =
        entries.iter().filter(|entry| entry.key == "station").map(|entry| entry.line).chain([last + 1]).collect();
    let mut parts: Vec<Vec<KeyValue>> = starts.iter().map(|_| Vec::new()).collect();
    for entry in entries {
        let part = starts.partition_point(|&start| start <= entry.line);
        parts[part].push(entry);
    }
    let mut lesson = Lesson::default();
    for (part, entries) in parts.into_iter().enumerate() {
        let mut section = SectionReader { entries, end: starts[part] - 1, problems: &mut problems };
        if part == 0 {
            section.head(&mut lesson);
        } else {
            let station = section.station();
            lesson.stations.push(station);
        }
    }
    if lesson.stations.is_empty() {
        tell(&mut problems, last, LessonFault::Missing { key: "station" });
    }
    if lesson.stations.len() > MOST_STATIONS {
        tell(&mut problems, starts[MOST_STATIONS], LessonFault::TooManyStations);
    }
    if problems.is_empty() { Ok(lesson) } else { Err(problems) }
}

/// Adds a problem behind those of its line and of the lines before. Nearly all come in order.
fn tell(problems: &mut Vec<LessonProblem>, line: usize, fault: LessonFault) {
    let place = problems.partition_point(|problem| problem.line <= line);
    problems.insert(place, LessonProblem { line, fault });
}

/// The entries of the file. Empty lines, and spaces around values, do not count.
pub(super) fn entries(text: &str, problems: &mut Vec<LessonProblem>) -> Vec<KeyValue> {
    let mut entries: Vec<KeyValue> = Vec::new();
    for (index, raw) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let (line, raw) = (index + 1, raw.trim_end());
        if raw.is_empty() {
            continue;
        }
        if let (true, Some(entry)) = (raw.starts_with([' ', '\t']), entries.last_mut()) {
            if !entry.value.is_empty() {
                entry.value.push(' ');
            }
            entry.value.push_str(raw.trim_start());
            continue;
        }
        let Some((key, value)) = raw.split_once(':') else {
            tell(problems, line, LessonFault::NoKey);
            continue;
        };
        let key = key.trim();
        match HEAD.into_iter().chain(STATION).chain(EXERCISE).find(|known| *known == key) {
            Some(key) => entries.push(KeyValue { line, key, value: value.trim().to_string() }),
            None => tell(problems, line, LessonFault::UnknownKey { key: key.to_string() }),
        }
    }
    entries
}

impl SectionReader<'_> {
    fn fail(&mut self, line: usize, fault: LessonFault) {
        tell(self.problems, line, fault);
    }

    /// Reports the keys that stand here but must not, those that stand twice, and those without a value.
    fn check(&mut self, allowed: &[&'static str]) {
        let task = self.entries.iter().find(|entry| entry.key == "task").map(|entry| entry.line);
        let mut faults = Vec::new();
        for (index, KeyValue { line, key, value }) in self.entries.iter().enumerate() {
            let (line, key) = (*line, *key);
            let without_task = EXERCISE.contains(&key) && task.is_none_or(|task| line < task);
            if !allowed.contains(&key) || without_task {
                faults.push((line, LessonFault::Misplaced { key }));
            } else if !MANY.contains(&key) && self.entries[..index].iter().any(|entry| entry.key == key) {
                faults.push((line, LessonFault::Repeated { key }));
            } else if value.is_empty() {
                faults.push((line, LessonFault::Empty { key }));
            }
        }
        for (line, fault) in faults {
            self.fail(line, fault);
        }
    }

    /// The first value of a key and its line.
    fn find(&self, key: &str) -> Option<(usize, String)> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| (entry.line, entry.value.clone()))
    }

    fn optional(&self, key: &str) -> Option<String> {
        self.find(key).map(|(_, value)| value)
    }

    /// The first value of a key and its line; reported as missing if there is none.
    fn needed(&mut self, key: &'static str) -> Option<(usize, String)> {
        let found = self.find(key);
        if found.is_none() {
            self.fail(self.end, LessonFault::Missing { key });
        }
        found
    }

    fn all(&self, key: &str) -> Vec<(usize, String)> {
        let with = self.entries.iter().filter(|entry| entry.key == key);
        with.map(|entry| (entry.line, entry.value.clone())).collect()
    }

    fn text(&mut self, key: &'static str) -> String {
        self.needed(key).map(|(_, value)| value).unwrap_or_default()
    }

    fn head(&mut self, lesson: &mut Lesson) {
        self.check(&HEAD);
        lesson.title = self.text("title");
        lesson.audience = self.text("for");
        if let Some((line, found)) = self.needed("minutes") {
            match found.parse() {
                Ok(minutes @ 1..=240) => lesson.minutes = minutes,
                _ => self.fail(line, LessonFault::BadValue { key: "minutes", found }),
            }
        }
        if let Some((line, found)) = self.find("level") {
            match Grade::ALL.into_iter().find(|grade| grade.number().to_string() == found) {
                Some(grade) => lesson.grade = grade,
                None => self.fail(line, LessonFault::BadValue { key: "level", found }),
            }
        }
    }

    fn station(&mut self) -> Station {
        let allowed: Vec<&'static str> = STATION.into_iter().chain(EXERCISE).collect();
        self.check(&allowed);
        let text: Vec<String> = self.all("text").into_iter().map(|(_, value)| value).collect();
        if text.is_empty() {
            self.fail(self.end, LessonFault::Missing { key: "text" });
        }
        let link = self.needed("link").and_then(|(line, found)| self.link("link", line, &found));
        let point = self.find("point").and_then(|(line, found)| {
            if found.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-')) {
                return Some(found);
            }
            self.fail(line, LessonFault::BadValue { key: "point", found });
            None
        });
        Station {
            title: self.text("station"),
            text,
            link: link.unwrap_or_default(),
            point,
            exercise: self.exercise(),
            note: self.optional("note"),
        }
    }

    /// A link to the page of a puzzle, without a lesson of its own.
    fn link(&mut self, key: &'static str, line: usize, found: &str) -> Option<Link> {
        if !found.starts_with("#/") {
            self.fail(line, LessonFault::BadLink { key, problem: None });
            return None;
        }
        let (link, problems) = Link::parse(found);
        for problem in problems.iter().cloned() {
            self.fail(line, LessonFault::BadLink { key, problem: Some(problem) });
        }
        if problems.is_empty() && !link.place.is_puzzle() {
            self.fail(line, LessonFault::BadLink { key, problem: None });
        }
        Some(link)
    }

    fn exercise(&mut self) -> Option<Exercise> {
        let asked = self.optional("task")?;
        let question = self.question()?;
        Some(Exercise { asked, question, hint: self.optional("hint"), why: self.optional("why") })
    }

    /// Conditions make it an action, options a choice, and a number alone a question for a number.
    fn question(&mut self) -> Option<AnswerKind> {
        let (until, wrong) = (self.all("until"), self.all("wrong"));
        if !until.is_empty() {
            self.unused(&["right", "wrong"]);
            let mut conditions = Vec::new();
            for (line, found) in until {
                match found.parse::<Condition>() {
                    Ok(condition) => conditions.push(condition),
                    Err(()) => self.fail(line, LessonFault::BadValue { key: "until", found }),
                }
            }
            let (line, answer) = self.needed("answer")?;
            let link = self.link("answer", line, &answer)?;
            return Some(AnswerKind::Action(conditions, Box::new(link)));
        }
        if !wrong.is_empty() || self.find("right").is_some() {
            self.unused(&["answer"]);
            let (line, right) = self.needed("right")?;
            if wrong.is_empty() {
                self.fail(line, LessonFault::Missing { key: "wrong" });
            }
            let index = wrong.iter().filter(|(other, _)| *other < line).count();
            let mut options: Vec<String> = wrong.into_iter().map(|(_, option)| option).collect();
            options.insert(index, right);
            return Some(AnswerKind::Choice(options, index));
        }
        let (line, found) = self.needed("answer")?;
        let bounds = match found.split_once(" to ") {
            Some((least, most)) => decimal(least.trim()).zip(decimal(most.trim())),
            None => decimal(&found).map(|number| (number, number)),
        };
        let finite = |(least, most): &(f64, f64)| least.is_finite() && most.is_finite() && least <= most;
        match bounds.filter(finite) {
            Some((least, most)) => Some(AnswerKind::Number(least, most)),
            None => {
                self.fail(line, LessonFault::BadValue { key: "answer", found });
                None
            }
        }
    }

    /// Reports keys of another kind of question.
    fn unused(&mut self, keys: &[&'static str]) {
        for key in keys {
            for (line, _) in self.all(key) {
                self.fail(line, LessonFault::Misplaced { key });
            }
        }
    }
}
