//! What a file brings to the device outside the database: lessons, best results in the taquin, solutions of the Soma cube that were built by
//! hand, counts of a class, answers to the exercises of lessons. It is taken back, and brought again, as a whole; what was changed meanwhile stays as it is.

use crate::lesson::LessonAnswers;
use crate::pooled::{ClassPool, CountsProblem, PupilCounts};
use crate::puzzle::soma::built::Built;
use crate::puzzle::taquin::results::Results;
use crate::shelf::{Shelf, ShelfTaken};
use crate::ui::kept::{self, answers, built, class, results};

/// What came out of one file.
pub struct Import {
    /// The new lessons: their numbers and texts.
    lessons: Vec<(u32, String)>,
    /// The best results in the taquin.
    results: Merged<Results>,
    /// The solutions that were built by hand.
    built: Merged<Built>,
    /// The answers to the exercises of lessons.
    answers: Merged<LessonAnswers>,
    /// The counts that were added.
    counts: Vec<PupilCounts>,
}

/// The reader's best, one text on the device.
trait Best: Clone + PartialEq {
    /// What is kept.
    fn read() -> Self;
    /// Keeps it. Returns false if the browser does not let the page keep it.
    fn keep(&self) -> bool;
    /// Takes what is better in that of another device. Returns how much, and for how much there is no room.
    fn merge(&mut self, other: &Self) -> (usize, usize);
}

impl Best for Results {
    fn read() -> Results {
        results::read()
    }
    fn keep(&self) -> bool {
        results::keep(self)
    }
    fn merge(&mut self, other: &Results) -> (usize, usize) {
        Results::merge(self, other)
    }
}

impl Best for Built {
    fn read() -> Built {
        built::read().unwrap_or_default()
    }
    fn keep(&self) -> bool {
        built::keep(self)
    }
    fn merge(&mut self, other: &Built) -> (usize, usize) {
        Built::merge(self, other)
    }
}

impl Best for LessonAnswers {
    fn read() -> LessonAnswers {
        answers::all()
    }
    fn keep(&self) -> bool {
        answers::keep_all(self)
    }
    fn merge(&mut self, other: &LessonAnswers) -> (usize, usize) {
        LessonAnswers::merge(self, other)
    }
}

/// The reader's best before a file was opened, and after.
struct Merged<T>([T; 2]);

/// What a file had of the reader's best.
struct MergedCounts {
    /// How much is better, or new; 0 if the browser did not let the page keep it.
    taken: usize,
    /// How much was better, or new, or without room.
    new: usize,
    without_room: usize,
    is_kept: bool,
}

impl<T: Best> Merged<T> {
    /// Takes what is better in a file.
    fn take(other: &T) -> (Merged<T>, MergedCounts) {
        let before = T::read();
        let mut after = before.clone();
        let (taken, without_room) = after.merge(other);
        let is_kept = taken == 0 || after.keep();
        let counts =
            MergedCounts { taken: if is_kept { taken } else { 0 }, new: taken + without_room, without_room, is_kept };
        (Merged([before.clone(), if is_kept { after } else { before }]), counts)
    }

    fn is_empty(&self) -> bool {
        self.0[0] == self.0[1]
    }

    /// Takes it back, or brings it again, unless it was changed meanwhile.
    fn put(&self, is_back: bool) -> bool {
        let [from, to] = if is_back { [&self.0[1], &self.0[0]] } else { [&self.0[0], &self.0[1]] };
        from == to || T::read() != *from || to.keep()
    }
}

impl Import {
    /// Takes what is good in a file and was not there yet, and counts it. Returns false if the browser has refused to keep some of it.
    pub fn take(shelf: &Shelf, taken: &mut ShelfTaken) -> (Import, bool) {
        let (results, boards) = Merged::take(&shelf.results);
        let (built, solutions) = Merged::take(&shelf.built);
        let (answers, exercises) = Merged::take(&shelf.answers);
        let mut import = Import { lessons: vec![], results, built, answers, counts: vec![] };
        let there: Vec<String> = kept::numbers().into_iter().filter_map(kept::text).collect();
        let (known, new): (Vec<_>, Vec<_>) = shelf.lessons.iter().partition(|lesson| there.contains(lesson));
        for lesson in &new {
            let number = kept::next_number();
            if kept::keep(number, lesson) {
                import.lessons.push((number, lesson.to_string()));
            }
        }
        let mut is_kept = import.lessons.len() == new.len() && boards.is_kept && solutions.is_kept && exercises.is_kept;

        let mut pool = counts_kept();
        let mut pupils_without_room = 0;
        for own in shelf.counts.pupils() {
            match pool.add(own.clone()) {
                Ok(()) => import.counts.push(own.clone()),
                Err(CountsProblem::Full) => pupils_without_room += 1,
                Err(_) => {}
            }
        }
        let pupils = import.counts.len();
        if pupils > 0 && !class::keep(&pool) {
            import.counts.clear();
            is_kept = false;
        }

        taken.without_room =
            boards.without_room + solutions.without_room + exercises.without_room + pupils_without_room;
        taken.known += known.len() + shelf.results.count() + shelf.built.count() + shelf.counts.pupils().len();
        taken.known += shelf.answers.count();
        taken.known -= boards.new + solutions.new + exercises.new + pupils + pupils_without_room;
        taken.lessons = import.lessons.len();
        (taken.boards, taken.built, taken.answers) = (boards.taken, solutions.taken, exercises.taken);
        taken.pupils = import.counts.len();
        (import, is_kept)
    }

    /// Whether nothing came out of the file.
    pub fn is_empty(&self) -> bool {
        let are_same = self.results.is_empty() && self.built.is_empty() && self.answers.is_empty();
        are_same && self.lessons.is_empty() && self.counts.is_empty()
    }

    /// Takes it back. Returns false if the browser does not let the page keep the rest.
    pub fn take_back(&self) -> bool {
        for (number, text) in &self.lessons {
            if kept::text(*number).as_ref() == Some(text) {
                kept::remove(*number);
            }
        }
        let mut pool = counts_kept();
        for own in &self.counts {
            if let Some(place) = pool.pupils().iter().position(|kept| kept == own) {
                pool.remove(place);
            }
        }
        self.results.put(true) & self.built.put(true) & self.answers.put(true) & self.put_counts(&pool)
    }

    /// Brings it again. Returns false if the browser does not let the page keep it.
    pub fn bring_again(&self) -> bool {
        let missing = self.lessons.iter().filter(|(number, _)| kept::text(*number).is_none());
        let are_kept = missing.fold(true, |are_kept, (number, text)| kept::keep(*number, text) && are_kept);
        let mut pool = counts_kept();
        for own in &self.counts {
            // Refused are those that were read elsewhere meanwhile.
            let _ = pool.add(own.clone());
        }
        self.results.put(false) & self.built.put(false) & self.answers.put(false) & self.put_counts(&pool) & are_kept
    }

    fn put_counts(&self, pool: &ClassPool) -> bool {
        self.counts.is_empty() || class::keep(pool)
    }
}

/// The counts of a class on the device.
fn counts_kept() -> ClassPool {
    class::read().map(|(pool, _)| pool).unwrap_or_default()
}
