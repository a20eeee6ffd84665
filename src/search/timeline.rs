//! A search at any of its steps, forward and back.
//!
//! Bookmarks (clones of the search) are kept along the way. To go back, the timeline takes the nearest bookmark before the
//! wanted step and replays the search from there, by a limited number of trials at a time. So the page stays responsive
//! even if the search has hundreds of millions of steps.
//!
//! The tree can be changed during a search, for instance to the same tree under other rules. The timeline keeps every tree
//! with the step up to which it was used, so that a replay gives the same result.

use super::backtrack::{Backtrack, Observer, Status, Tree};
use super::event::{Events, Side, StepEvent};
use super::tally::Tally;
use super::whole::{Bookmark, ListedSolution, MOST_LISTED, Whole};

/// The most bookmarks kept. When there are more, every second one is removed and the distance between them doubles.
const MOST_MARKS: usize = 4096;

/// The number of trials after which the counts are looked at when the step of an event is looked for; a power of two.
const PORTION: u64 = 1024;

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
    /// The counts of the whole search, if it was carried out elsewhere.
    whole: Option<Tally>,
    /// The first [`MOST_LISTED`] solutions met so far, or all of them once the whole search is known.
    solutions: Vec<ListedSolution>,
    /// The steps known so far at which levels are reached for the first time, ascending.
    levels: Vec<u64>,
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

    /// Forgets the changes from a tree to one that is the same.
    fn merge(&mut self, is_same: impl Fn(&T, &T) -> bool) {
        for index in (0..self.former.len()).rev() {
            let next = self.former.get(index + 1).map_or(&self.last, |(_, tree)| tree);
            if is_same(&self.former[index].1, next) {
                self.former.remove(index);
            }
        }
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

impl<T: Tree> Trees<T> {
    /// Makes at most `budget` trials from a bookmark on. Solutions are added to the list, if there is one.
    fn advance(&self, from: &mut Bookmark<T::Node>, budget: u64, mut list: Option<&mut Vec<ListedSolution>>) {
        let mut left = budget;
        while left > 0 {
            let step = from.search.steps();
            let (tree, until) = self.from(step);
            let Bookmark { search, tally } = from;
            let mut observer = TimelineObserver { tally, solutions: list.as_deref_mut() };
            search.advance(tree, left.min(until - step), &mut observer);
            let made = from.search.steps() - step;
            if made == 0 {
                break;
            }
            left -= made;
        }
    }
}

/// An observer that counts, and lists the solutions that are not listed yet, if there is a list.
struct TimelineObserver<'a> {
    tally: &'a mut Tally,
    solutions: Option<&'a mut Vec<ListedSolution>>,
}

impl Observer for TimelineObserver<'_> {
    fn kept(&mut self, level: usize) {
        self.tally.kept(level);
    }
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.tally.dropped(level, cause, times);
    }
    fn solution(&mut self, path: &[u32]) {
        let Some(solutions) = self.solutions.as_deref_mut() else { return };
        let known = solutions.last().map_or(0, |solution| solution.step);
        if solutions.len() < MOST_LISTED {
            let step = self.tally.tried();
            if step > known {
                solutions.push(ListedSolution { step, path: path.to_vec() });
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
            whole: None,
            solutions: vec![],
            levels: vec![],
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

    /// The tree in use when the trial of a step was made, from 1; for step 0 the first tree.
    pub fn tree_at(&self, step: u64) -> &T {
        self.trees.up_to(step)
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

    /// The step at which the choice of a level of the present branch was kept; none if the branch does not reach below that level.
    pub fn last_kept(&self, level: usize) -> Option<u64> {
        if level >= self.now.search.path().len() {
            return None;
        }
        let kept = |tally: &Tally| tally.level(level).kept;
        self.step_counting(kept(&self.now.tally), &kept)
    }

    /// The step of the next listed solution, or of the previous one.
    pub fn near_solution(&self, side: Side) -> Option<u64> {
        let step = self.step();
        let index = match side {
            Side::After => self.solutions.partition_point(|solution| solution.step <= step),
            Side::Before => self.solutions.partition_point(|solution| solution.step < step).checked_sub(1)?,
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
            let run = left.min(self.target - self.step()).min(self.spacing);
            self.trees.advance(&mut self.now, run, Some(&mut self.solutions));
            left -= run;
            if self.step() >= self.bookmarks.last().map_or(0, |bookmark| bookmark.search.steps()) + self.spacing {
                self.keep();
            }
        }
        if self.finished() {
            self.keep();
            self.total = Some(self.step());
            self.target = self.target.min(self.step());
        }
        self.note_levels();
        self.step() >= self.target || self.finished()
    }

    /// Searches on beyond the steps known so far, by about `budget` trials; the present step stays the same.
    pub fn foresee(&mut self, budget: u64) {
        let mut left = budget;
        while left > 0 && self.total.is_none() {
            let mut ahead = self.known().clone();
            self.trees.advance(&mut ahead, self.spacing, Some(&mut self.solutions));
            left = left.saturating_sub(self.spacing);
            if ahead.search.status(&self.trees.last) == Status::Finished {
                self.total = Some(ahead.search.steps());
            }
            self.add(ahead);
        }
        self.note_levels();
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
        self.tree().levels().checked_sub(1).map_or(0, |last| self.now.tally.level(last).kept)
    }

    /// The step set by [`Timeline::aim`].
    pub fn target(&self) -> u64 {
        self.target
    }

    /// Whether the step set by [`Timeline::aim`] is not reached yet.
    pub fn winding(&self) -> bool {
        self.step() < self.target && !self.finished()
    }

    /// Continues the search from the present step with another tree, which must have the same number of levels, nodes of the same
    /// meaning, and the same choices at every level at which a choice was tried on the present branch. What was known of later steps is dropped. Earlier steps stay as they were and are replayed with the tree
    /// in use then. A second change at the same step replaces the first; a change at step 0 begins a new search.
    pub fn change(&mut self, tree: T) {
        let step = self.step();
        self.trees.change(step, tree);
        self.bookmarks.retain(|bookmark| bookmark.search.steps() <= step);
        self.solutions.retain(|solution| solution.step <= step);
        self.levels.retain(|&level| level <= step);
        self.whole = None;
        // If this was the last step, it still is: no choice is left.
        self.total = self.total.filter(|&total| total == step);
    }

    /// Forgets the changes from a tree to one that `is_same`: such as one that was taken back at the same step.
    pub fn merge_changes(&mut self, is_same: impl Fn(&T, &T) -> bool) {
        self.trees.merge(is_same);
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
            self.levels.clear();
        }
        self.total = Some(whole.tally.tried());
        self.whole = Some(whole.tally);
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
        self.note_levels();
    }

    /// Adds a bookmark at the present step, if it is later than all others.
    fn keep(&mut self) {
        self.add(self.now.clone());
    }

    /// Adds a bookmark, if it is later than all others.
    fn add(&mut self, bookmark: Bookmark<T::Node>) {
        if bookmark.search.steps() > self.bookmarks.last().map_or(0, |last| last.search.steps()) {
            self.bookmarks.push(bookmark);
            self.thin();
        }
    }

    /// The farthest step whose state is known.
    fn known(&self) -> &Bookmark<T::Node> {
        self.bookmarks.last().filter(|last| last.search.steps() > self.step()).unwrap_or(&self.now)
    }

    /// The number of events of a kind in the steps known so far.
    fn known_events(&self, event: StepEvent) -> u64 {
        event.count(self.whole.as_ref().unwrap_or(&self.known().tally), self.trees.last.levels())
    }

    /// The step at which the `number`-th event of a kind occurs, from 1.
    fn step_of(&self, event: StepEvent, number: u64) -> Option<u64> {
        if number == 0 || number > self.known_events(event) {
            return None;
        }
        let levels = self.trees.last.levels();
        self.step_counting(number, &|tally| event.count(tally, levels))
    }

    /// The step at which a count, which never falls, reaches `number`, 1 or more. It is among the trials after the last bookmark that
    /// has counted less.
    fn step_counting(&self, number: u64, count: &dyn Fn(&Tally) -> u64) -> Option<u64> {
        let is_before = |bookmark: &Bookmark<T::Node>| count(&bookmark.tally) < number;
        let index = self.bookmarks.partition_point(is_before).checked_sub(1)?;
        let mut before = &self.bookmarks[index];
        if is_before(&self.now) && self.step() > before.search.steps() {
            before = &self.now;
        }
        let (mut before, mut portion) = (before.clone(), PORTION);
        loop {
            let mut after = before.clone();
            self.trees.advance(&mut after, portion, None);
            if is_before(&after) {
                if after.search.steps() == before.search.steps() {
                    return None;
                }
                before = after;
            } else if portion == 1 {
                return Some(after.search.steps());
            } else {
                portion /= 2;
            }
        }
    }

    /// Notes the steps at which levels were reached for the first time since the last call.
    fn note_levels(&mut self) {
        while (self.levels.len() as u64) < self.known_events(StepEvent::NewLevel)
            && let Some(step) = self.step_of(StepEvent::NewLevel, self.levels.len() as u64 + 1)
        {
            self.levels.push(step);
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

impl<T: Tree> Events for Timeline<T> {
    fn next(&self, event: StepEvent) -> Option<u64> {
        self.step_of(event, event.count(&self.now.tally, self.trees.last.levels()) + 1)
    }

    fn previous(&self, event: StepEvent) -> Option<u64> {
        let mut number = event.count(&self.now.tally, self.trees.last.levels());
        // The present step can be an event, or two at once.
        loop {
            let step = self.step_of(event, number)?;
            if step < self.step() {
                return Some(step);
            }
            number -= 1;
        }
    }

    fn solutions_so_far(&self) -> Option<u64> {
        Some(self.found())
    }

    fn solutions_known(&self) -> u64 {
        self.known_events(StepEvent::Solution)
    }

    /// The listed solutions. After the last of them, the ends of the stretches between bookmarks in which there are more.
    fn solution_steps(&self) -> Vec<u64> {
        let mut steps: Vec<u64> = self.solutions.iter().map(|solution| solution.step).collect();
        if steps.len() < MOST_LISTED {
            return steps;
        }
        let levels = self.trees.last.levels();
        let mut counted = steps.len() as u64;
        for bookmark in &self.bookmarks {
            let count = StepEvent::Solution.count(&bookmark.tally, levels);
            if count > counted {
                counted = count;
                steps.push(bookmark.search.steps());
            }
        }
        steps.extend(self.total.filter(|_| self.known_events(StepEvent::Solution) > counted));
        steps
    }

    fn level_steps(&self) -> Vec<u64> {
        self.levels.clone()
    }
}
