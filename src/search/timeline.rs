//! A search at any of its steps, forward and back.
//!
//! Bookmarks (clones of the search) are kept along the way. To go back, the timeline takes the nearest bookmark before the
//! wanted step and replays the search from there, by a limited number of trials at a time. So the page stays responsive
//! even if the search has hundreds of millions of steps.
//!
//! The tree can be changed during a search, for instance to the same tree under other rules. The timeline keeps every tree
//! with the step up to which it was used, so that a replay gives the same result.

use super::backtrack::{Backtrack, Observer, Status, Tree};
use super::tally::Tally;
use super::whole::{Bookmark, ListedSolution, MOST_LISTED, Whole};

/// The most bookmarks kept. When there are more, every second one is removed and the distance between them doubles.
const MOST_MARKS: usize = 4096;

/// A search that can be shown at any of its steps.
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
    now: Bookmark<T::Node>,
    target: u64,
    /// Sorted by step; the first is step 0.
    bookmarks: Vec<Bookmark<T::Node>>,
    spacing: u64,
    total: Option<u64>,
    /// The first [`MOST_LISTED`] solutions met so far, or all of them once the whole search is known.
    solutions: Vec<ListedSolution>,
}

/// The trees of a search, in the order in which they were used.
#[derive(Clone, Debug)]
struct Trees<T> {
    /// The earlier trees, each with the step, 1 or more, at which the next one replaced it; sorted by step.
    former: Vec<(u64, T)>,
    last: T,
}

impl<T> Trees<T> {
    /// The tree that is searched from a step on, and the step at which the next one replaces it.
    fn from(&self, step: u64) -> (&T, u64) {
        let former = self.former.iter().find(|&&(until, _)| step < until);
        former.map_or((&self.last, u64::MAX), |(until, tree)| (tree, *until))
    }

    /// The tree that was searched up to a step; for step 0 the first one.
    fn up_to(&self, step: u64) -> &T {
        self.former.iter().find(|&&(until, _)| step <= until).map_or(&self.last, |(_, tree)| tree)
    }

    /// From this step on, only this tree is used.
    fn change(&mut self, step: u64, tree: T) {
        // Of the trees that ended here or later, the first one now ends here. There is always one: at least the last.
        let last = std::mem::replace(&mut self.last, tree);
        self.former.push((step, last));
        let earlier = self.former.iter().take_while(|&&(until, _)| until < step).count();
        self.former.truncate(if step == 0 { 0 } else { earlier + 1 });
        if let Some((until, _)) = self.former.last_mut() {
            *until = step;
        }
    }

    /// Keeps only the tree that is searched from this step on; it is now used from the first step.
    fn keep_only(&mut self, step: u64) {
        if let Some((_, tree)) = self.former.iter_mut().find(|(until, _)| step < *until) {
            std::mem::swap(&mut self.last, tree);
        }
        self.former.clear();
    }
}

/// An observer that counts, and lists the solutions that are not listed yet.
struct TimelineObserver<'a> {
    tally: &'a mut Tally,
    solutions: &'a mut Vec<ListedSolution>,
}

impl Observer for TimelineObserver<'_> {
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
                self.solutions.push(ListedSolution { step, path: path.to_vec() });
            }
        }
    }
}

impl<T: Tree> Timeline<T> {
    /// The search before its first step.
    pub fn new(tree: T) -> Self {
        let start = Bookmark { search: Backtrack::new(&tree), tally: Tally::default() };
        Timeline {
            trees: Trees { former: vec![], last: tree },
            now: start.clone(),
            target: 0,
            bookmarks: vec![start],
            spacing: 256,
            total: None,
            solutions: vec![],
        }
    }

    /// The search before its first step, if the changes of its tree are known. Each tree of `changes` is used up to its
    /// step, as in [`Timeline::changes`]; `tree` is used after the last of them. An entry whose step is not greater than
    /// the one before is ignored.
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

    /// The tree that is searched from the present step on.
    pub fn tree(&self) -> &T {
        self.trees.from(self.step()).0
    }

    /// The tree in use when the last trial was made. It differs from [`Timeline::tree`] only at a step at which the tree
    /// was changed. Before the first step it is the first tree.
    pub fn judge(&self) -> &T {
        self.trees.up_to(self.step())
    }

    /// The steps at which the tree was changed, in order, each with the tree before the change; also those after the
    /// present step. After the first change, the counts are sums over several trees.
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

    /// The present step: the number of trials made.
    pub fn step(&self) -> u64 {
        self.now.search.steps()
    }

    /// The number of steps of the whole search, once it is known.
    pub fn total(&self) -> Option<u64> {
        self.total
    }

    /// The last step of the whole search if it is known, or else the farthest step visited.
    pub fn farthest(&self) -> u64 {
        let marked = self.bookmarks.last().map_or(0, |bookmark| bookmark.search.steps());
        self.total.unwrap_or(marked.max(self.step()))
    }

    /// The solutions known so far, in order: those found on the way, or all once the whole search is known; at most
    /// [`MOST_LISTED`].
    pub fn solutions(&self) -> &[ListedSolution] {
        &self.solutions
    }

    /// The index in the list of the solution at the current step, if there is one.
    pub fn shown_solution(&self) -> Option<usize> {
        let step = self.step();
        self.solutions.binary_search_by_key(&step, |solution| solution.step).ok()
    }

    /// The step of the next listed solution, or of the previous one.
    pub fn near_solution(&self, forward: bool) -> Option<u64> {
        let step = self.step();
        let index = if forward {
            self.solutions.partition_point(|solution| solution.step <= step)
        } else {
            self.solutions.partition_point(|solution| solution.step < step).checked_sub(1)?
        };
        self.solutions.get(index).map(|solution| solution.step)
    }

    /// The step of the first solution; the last step if the search has none; 0 while neither is known.
    pub fn first_solution(&self) -> u64 {
        self.solutions.first().map(|solution| solution.step).or(self.total).unwrap_or_default()
    }

    /// Whether the present step is the last one.
    pub fn finished(&self) -> bool {
        self.now.search.status(self.tree()) == Status::Finished
    }

    /// Sets the step to go to; calls of [`Timeline::wind`] then go there.
    pub fn aim(&mut self, step: u64) {
        self.target = self.total.map_or(step, |total| step.min(total));
        let index = self.bookmarks.partition_point(|bookmark| bookmark.search.steps() <= self.target) - 1;
        let near = &self.bookmarks[index];
        let here = self.step();
        if here > self.target || near.search.steps() > here {
            self.keep();
            let index = self.bookmarks.partition_point(|bookmark| bookmark.search.steps() <= self.target) - 1;
            self.now = self.bookmarks[index].clone();
        }
    }

    /// Goes towards the step set by [`Timeline::aim`], by at most `budget` trials. True when it is reached or the search
    /// ends before it.
    pub fn wind(&mut self, budget: u64) -> bool {
        let mut left = budget;
        while left > 0 && self.step() < self.target && !self.finished() {
            let (tree, until) = self.trees.from(self.step());
            let run = left.min(self.target.min(until) - self.step()).min(self.spacing);
            let Bookmark { search, tally } = &mut self.now;
            search.advance(tree, run, &mut TimelineObserver { tally, solutions: &mut self.solutions });
            left -= run;
            if self.step() >= self.bookmarks.last().map_or(0, |bookmark| bookmark.search.steps()) + self.spacing {
                self.keep();
            }
        }
        if self.finished() {
            self.total = Some(self.step());
            self.target = self.target.min(self.step());
        }
        self.step() >= self.target || self.finished()
    }

    /// Goes forward by at most `steps` trials, but not beyond the next solution. True if it stopped at a solution.
    pub fn play(&mut self, steps: u64) -> bool {
        let before = self.now.clone();
        let found = self.found();
        self.aim(self.step().saturating_add(steps));
        self.wind(steps);
        if self.found() == found {
            return false;
        }
        // There is a solution within these steps: go back and make single trials until the counts show it.
        self.now = before;
        while self.found() == found {
            self.aim(self.step() + 1);
            self.wind(1);
        }
        true
    }

    /// Number of solutions found up to the present step.
    fn found(&self) -> u64 {
        self.tree().levels().checked_sub(1).map_or(0, |last| self.now.tally.levels[last].kept)
    }

    /// The step set by [`Timeline::aim`].
    pub fn target(&self) -> u64 {
        self.target
    }

    /// Whether the step set by [`Timeline::aim`] is not reached yet.
    pub fn winding(&self) -> bool {
        self.step() < self.target && !self.finished()
    }

    /// Continues the search from the present step with another tree, which must have the same levels, numbers of choices
    /// and nodes. What was known of later steps is dropped. Earlier steps stay as they were and are replayed with the tree
    /// in use then. A second change at the same step replaces the first; a change at step 0 begins a new search.
    pub fn change(&mut self, tree: T) {
        let step = self.step();
        self.trees.change(step, tree);
        self.bookmarks.retain(|bookmark| bookmark.search.steps() <= step);
        self.solutions.retain(|solution| solution.step <= step);
        // If this was the last step, it still is: no choice is left.
        self.total = self.total.filter(|&total| total == step);
    }

    /// Takes over the result of the whole search of the present tree, which was carried out elsewhere.
    ///
    /// If the tree was changed on the way, the steps so far do not belong to that search: they are dropped, the present
    /// tree is used from the first step on, and the present step becomes 0.
    pub fn adopt(&mut self, whole: Whole<T::Node>) {
        if !self.trees.former.is_empty() {
            self.trees.keep_only(self.step());
            self.bookmarks.truncate(1);
            self.now = self.bookmarks[0].clone();
            self.target = 0;
        }
        self.total = Some(whole.tally.tried());
        self.solutions = whole.solutions;
        // Both lists are sorted. They are merged; of two bookmarks at the same step one is kept.
        let mut known = std::mem::take(&mut self.bookmarks).into_iter().peekable();
        for bookmark in whole.bookmarks {
            let step = bookmark.search.steps();
            while let Some(before) = known.next_if(|known| known.search.steps() < step) {
                self.bookmarks.push(before);
            }
            known.next_if(|known| known.search.steps() == step);
            self.bookmarks.push(bookmark);
        }
        self.bookmarks.extend(known);
        self.thin();
    }

    /// Adds a bookmark at the present step, if it is later than all others.
    fn keep(&mut self) {
        if self.step() > self.bookmarks.last().map_or(0, |bookmark| bookmark.search.steps()) {
            self.bookmarks.push(self.now.clone());
            self.thin();
        }
    }

    fn thin(&mut self) {
        while self.bookmarks.len() > MOST_MARKS {
            let mut index = 0;
            self.bookmarks.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        }
    }
}
