//! Any step of a search, forward and back.
//!
//! Bookmarks (clones of the search) are kept along the way; to go back is to take the nearest bookmark before the wanted
//! step and to replay from there, within a budget, so that even a search of hundreds of millions of steps can be wound
//! to any place without holding up the page.
//!
//! A search can go on with another tree, such as the same one under other rules. Then the timeline keeps the trees with
//! the steps up to which they held, so that what is replayed comes to the same.

use super::backtrack::{Backtrack, Observer, Status, Tree};
use super::tally::Tally;
use super::whole::{MOST_LISTED, Mark, Solution, Whole};

/// The most bookmarks kept; then every other one is given up and the distance between them doubles.
const MOST_MARKS: usize = 4096;

/// A search that can be wound to any of its steps.
///
/// ```
/// use casse_tete::puzzle::insanity::{Exhaustive, Model};
/// use casse_tete::search::Timeline;
///
/// let mut timeline = Timeline::new(Exhaustive::new(Model::default()));
/// // Forward to a step, at most 100 trials between two frames of the page …
/// timeline.aim(775);
/// while !timeline.wind(100) {}
/// let path = timeline.search().path();
/// // … and back by one step and on again: all is as it was.
/// timeline.aim(774);
/// while !timeline.wind(100) {}
/// timeline.aim(775);
/// while !timeline.wind(100) {}
/// assert_eq!((timeline.step(), timeline.search().path()), (775, path));
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<T: Tree> {
    trees: Trees<T>,
    now: Mark<T::Node>,
    target: u64,
    /// Sorted by step; the first is step 0.
    marks: Vec<Mark<T::Node>>,
    spacing: u64,
    total: Option<u64>,
    /// The first [`MOST_LISTED`] solutions met so far, or all of them once the whole search is known.
    solutions: Vec<Solution>,
}

/// The trees of a search, one after the other.
#[derive(Clone, Debug)]
struct Trees<T> {
    /// Each with the step, 1 or more, at which it was changed for the next; sorted by step.
    former: Vec<(u64, T)>,
    last: T,
}

impl<T> Trees<T> {
    /// The tree that is searched from a step on, and the step at which it is changed for the next.
    fn from(&self, step: u64) -> (&T, u64) {
        let former = self.former.iter().find(|&&(until, _)| step < until);
        former.map_or((&self.last, u64::MAX), |(until, tree)| (tree, *until))
    }

    /// The tree that was searched up to a step; at step 0 the first one.
    fn up_to(&self, step: u64) -> &T {
        self.former.iter().find(|&&(until, _)| step <= until).map_or(&self.last, |(_, tree)| tree)
    }

    /// From this step on there is only this tree.
    fn change(&mut self, step: u64, tree: T) {
        // Of the trees that ended here or later, the first one now ends here; there always is one, if only the last.
        let last = std::mem::replace(&mut self.last, tree);
        self.former.push((step, last));
        let earlier = self.former.iter().take_while(|&&(until, _)| until < step).count();
        self.former.truncate(if step == 0 { 0 } else { earlier + 1 });
        if let Some((until, _)) = self.former.last_mut() {
            *until = step;
        }
    }

    /// Only the tree that is searched from this step on is left, and is searched from the first step.
    fn keep_only(&mut self, step: u64) {
        if let Some((_, tree)) = self.former.iter_mut().find(|(until, _)| step < *until) {
            std::mem::swap(&mut self.last, tree);
        }
        self.former.clear();
    }
}

/// Counts, and lists the solutions that are not listed yet.
struct Listing<'a> {
    tally: &'a mut Tally,
    solutions: &'a mut Vec<Solution>,
}

impl Observer for Listing<'_> {
    fn kept(&mut self, level: usize) {
        self.tally.kept(level);
    }
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.tally.dropped(level, cause, times);
    }
    fn solution(&mut self, path: &[u32]) {
        let known = self.solutions.last().map_or(0, |solution| solution.step);
        if self.solutions.len() < MOST_LISTED {
            let step = self.tally.tried();
            if step > known {
                self.solutions.push(Solution { step, path: path.to_vec() });
            }
        }
    }
}

impl<T: Tree> Timeline<T> {
    /// The search before its first step.
    pub fn new(tree: T) -> Self {
        let start = Mark { search: Backtrack::new(&tree), tally: Tally::default() };
        Timeline {
            trees: Trees { former: vec![], last: tree },
            now: start.clone(),
            target: 0,
            marks: vec![start],
            spacing: 256,
            total: None,
            solutions: vec![],
        }
    }

    /// The search before its first step, when it is known how its tree will change: those of `changes` hold up to their
    /// steps, as [`Timeline::changes`] tells them, and `tree` holds from there on. A step that does not lie beyond the
    /// one before it is left out with its tree.
    pub fn with_changes(changes: Vec<(u64, T)>, tree: T) -> Self {
        let mut timeline = Timeline::new(tree);
        let mut last = 0;
        for (step, tree) in changes {
            if step > last {
                last = step;
                timeline.trees.former.push((step, tree));
            }
        }
        timeline
    }

    /// What is searched from the present step on.
    pub fn tree(&self) -> &T {
        self.trees.from(self.step()).0
    }

    /// What judged the last trial: another tree than [`Timeline::tree`] at exactly a step at which it was changed. Before
    /// the first step, the first tree.
    pub fn judge(&self) -> &T {
        self.trees.up_to(self.step())
    }

    /// The steps at which the tree was changed, in order, each with the tree before; those beyond the present step
    /// included. Counts are mixed from the first step beyond the first change on.
    pub fn changes(&self) -> &[(u64, T)] {
        &self.trees.former
    }

    /// The search at the present step.
    pub fn search(&self) -> &Backtrack<T::Node> {
        &self.now.search
    }

    /// The counts up to the present step.
    pub fn tally(&self) -> &Tally {
        &self.now.tally
    }

    /// The present step: trials made.
    pub fn step(&self) -> u64 {
        self.now.search.steps()
    }

    /// The number of steps of the whole search, once it is known.
    pub fn total(&self) -> Option<u64> {
        self.total
    }

    /// The last step known: of the whole search, or else the farthest one visited.
    pub fn farthest(&self) -> u64 {
        let marked = self.marks.last().map_or(0, |mark| mark.search.steps());
        self.total.unwrap_or(marked.max(self.step()))
    }

    /// The solutions known so far, in order: those met on the way, or all once the whole search is known.
    pub fn solutions(&self) -> &[Solution] {
        &self.solutions
    }

    /// Whether the present step is the last one.
    pub fn finished(&self) -> bool {
        self.now.search.status(self.tree()) == Status::Finished
    }

    /// Sets the step to wind to; [`Timeline::wind`] then goes there.
    pub fn aim(&mut self, step: u64) {
        self.target = self.total.map_or(step, |total| step.min(total));
        let index = self.marks.partition_point(|mark| mark.search.steps() <= self.target) - 1;
        let near = &self.marks[index];
        let here = self.step();
        if here > self.target || near.search.steps() > here {
            self.keep();
            let index = self.marks.partition_point(|mark| mark.search.steps() <= self.target) - 1;
            self.now = self.marks[index].clone();
        }
    }

    /// Winds towards the aimed step by at most `budget` trials; true when it is reached or the search ends before it.
    pub fn wind(&mut self, budget: u64) -> bool {
        let mut left = budget;
        while left > 0 && self.step() < self.target && !self.finished() {
            let (tree, until) = self.trees.from(self.step());
            let run = left.min(self.target.min(until) - self.step()).min(self.spacing);
            let Mark { search, tally } = &mut self.now;
            search.advance(tree, run, &mut Listing { tally, solutions: &mut self.solutions });
            left -= run;
            if self.step() >= self.marks.last().map_or(0, |mark| mark.search.steps()) + self.spacing {
                self.keep();
            }
        }
        if self.finished() {
            self.total = Some(self.step());
            self.target = self.target.min(self.step());
        }
        self.step() >= self.target || self.finished()
    }

    /// Goes on by at most `steps` trials, but not beyond the next solution. True if it has come to one.
    pub fn play(&mut self, steps: u64) -> bool {
        let before = self.now.clone();
        let found = self.found();
        self.aim(self.step().saturating_add(steps));
        self.wind(steps);
        if self.found() == found {
            return false;
        }
        // A solution lies on the way: it is looked for trial by trial, which the counts of all levels tell.
        self.now = before;
        while self.found() == found {
            self.aim(self.step() + 1);
            self.wind(1);
        }
        true
    }

    /// Solutions met up to the present step.
    fn found(&self) -> u64 {
        self.tree().levels().checked_sub(1).map_or(0, |last| self.now.tally.levels[last].kept)
    }

    /// The aimed step.
    pub fn target(&self) -> u64 {
        self.target
    }

    /// Whether the aimed step is not reached yet.
    pub fn winding(&self) -> bool {
        self.step() < self.target && !self.finished()
    }

    /// From the present step on the search goes on with another tree, whose levels, numbers of choices and nodes are the
    /// same. What was known beyond the present step is dropped; before it all stays as it was, and is replayed with the
    /// tree of that time. A second change at the same step replaces the first; one at step 0 begins anew.
    pub fn change(&mut self, tree: T) {
        let step = self.step();
        self.trees.change(step, tree);
        self.marks.retain(|mark| mark.search.steps() <= step);
        self.solutions.retain(|solution| solution.step <= step);
        // The end stays the end: it is where no choice is left.
        self.total = self.total.filter(|&total| total == step);
    }

    /// Takes over what the whole search of the present tree came to, when it was carried out elsewhere.
    ///
    /// If the tree was changed on the way, the steps so far are not those of that search: they are dropped, the present
    /// tree holds from the first step on, and the present step is 0.
    pub fn adopt(&mut self, whole: Whole<T::Node>) {
        if !self.trees.former.is_empty() {
            self.trees.keep_only(self.step());
            self.marks.truncate(1);
            self.now = self.marks[0].clone();
            self.target = 0;
        }
        self.total = Some(whole.tally.tried());
        self.solutions = whole.solutions;
        // Both lists are sorted: they are merged, and of two marks of the same step one stays.
        let mut known = std::mem::take(&mut self.marks).into_iter().peekable();
        for mark in whole.marks {
            let step = mark.search.steps();
            while let Some(before) = known.next_if(|known| known.search.steps() < step) {
                self.marks.push(before);
            }
            known.next_if(|known| known.search.steps() == step);
            self.marks.push(mark);
        }
        self.marks.extend(known);
        self.thin();
    }

    /// Makes the present step a bookmark, if it lies beyond all others.
    fn keep(&mut self) {
        if self.step() > self.marks.last().map_or(0, |mark| mark.search.steps()) {
            self.marks.push(self.now.clone());
            self.thin();
        }
    }

    fn thin(&mut self) {
        while self.marks.len() > MOST_MARKS {
            let mut index = 0;
            self.marks.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        }
    }
}
