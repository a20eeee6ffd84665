//! What a file brings to the device outside the database: lessons, best results in the taquin, counts of a class. It is taken back, and
//! brought again, as a whole; what was changed meanwhile stays as it is.

use crate::pooled::{ClassPool, CountsProblem, PupilCounts};
use crate::puzzle::taquin::results::Results;
use crate::shelf::{Shelf, ShelfTaken};
use crate::ui::kept::{self, class, results};

/// What came out of one file.
pub struct Import {
    /// The new lessons: their numbers and texts.
    lessons: Vec<(u32, String)>,
    /// The results before and after.
    results: [Results; 2],
    /// The counts that were added.
    counts: Vec<PupilCounts>,
}

impl Import {
    /// Takes what is good in a file and was not there yet, and counts it. Returns false if the browser has refused to keep some of it.
    pub fn take(shelf: &Shelf, taken: &mut ShelfTaken) -> (Import, bool) {
        let mut import = Import { lessons: vec![], results: [results::read(), results::read()], counts: vec![] };
        let there: Vec<String> = kept::numbers().into_iter().filter_map(kept::text).collect();
        let (known, new): (Vec<_>, Vec<_>) = shelf.lessons.iter().partition(|lesson| there.contains(lesson));
        for lesson in &new {
            let number = kept::next_number();
            if kept::keep(number, lesson) {
                import.lessons.push((number, lesson.to_string()));
            }
        }
        let mut is_kept = import.lessons.len() == new.len();

        let (boards, boards_without_room) = import.results[1].merge(&shelf.results);
        if boards > 0 && !results::keep(&import.results[1]) {
            import.results[1] = import.results[0].clone();
            is_kept = false;
        }

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

        taken.without_room = boards_without_room + pupils_without_room;
        taken.known += known.len() + shelf.results.count() + shelf.counts.pupils().len();
        taken.known -= boards + pupils + taken.without_room;
        taken.lessons = import.lessons.len();
        taken.boards = if import.results[0] == import.results[1] { 0 } else { boards };
        taken.pupils = import.counts.len();
        (import, is_kept)
    }

    /// Whether nothing came out of the file.
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty() && self.results[0] == self.results[1] && self.counts.is_empty()
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
        let [before, after] = &self.results;
        put_results(after, before) & self.put_counts(&pool)
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
        let [before, after] = &self.results;
        put_results(before, after) & self.put_counts(&pool) & are_kept
    }

    fn put_counts(&self, pool: &ClassPool) -> bool {
        self.counts.is_empty() || class::keep(pool)
    }
}

/// The counts of a class on the device.
fn counts_kept() -> ClassPool {
    class::read().map(|(pool, _)| pool).unwrap_or_default()
}

/// Replaces results by others, unless they were changed meanwhile.
fn put_results(from: &Results, to: &Results) -> bool {
    from == to || results::read() != *from || results::keep(to)
}
