//! Which part of a job goes to which worker, and what came back.

use std::collections::VecDeque;

/// The parts of one job, each of which comes to an `R`: waiting, under way, finished. Workers are known by a number.
#[derive(Clone, Debug)]
pub struct Dispatch<R> {
    waiting: VecDeque<usize>,
    under_way: Vec<(usize, usize)>,
    parts: Vec<Option<R>>,
    finished: usize,
}

impl<R: Clone> Dispatch<R> {
    /// All of `count` parts waiting.
    pub fn new(count: usize) -> Dispatch<R> {
        Dispatch { waiting: (0..count).collect(), under_way: vec![], parts: vec![None; count], finished: 0 }
    }

    /// The next parts for a worker, in order: many while much is left, one at a time towards the end; all at once for one
    /// that works alone, which then may go on from one part to the next. Empty if none are waiting.
    pub fn take(&mut self, worker: usize, workers: usize) -> Vec<usize> {
        let waiting = self.waiting.len();
        let share = if workers > 1 { waiting.div_ceil(4 * workers) } else { waiting };
        let taken: Vec<usize> = self.waiting.drain(..share).collect();
        self.under_way.extend(taken.iter().map(|&part| (worker, part)));
        taken
    }

    /// A worker has finished a part. What it says of a part it was not given is ignored: then the answer is false.
    pub fn finish(&mut self, worker: usize, part: usize, result: R) -> bool {
        let Some(index) = self.under_way.iter().position(|&entry| entry == (worker, part)) else { return false };
        self.under_way.swap_remove(index);
        self.parts[part] = Some(result);
        self.finished += 1;
        true
    }

    /// A worker is gone: its parts wait again.
    pub fn lose(&mut self, worker: usize) {
        self.under_way.retain(|entry| entry.0 != worker);
        self.wait_again();
    }

    /// All workers have given up what was under way.
    pub fn give_up(&mut self) {
        self.under_way.clear();
        self.wait_again();
    }

    /// All parts wait that are neither finished nor under way, in order.
    fn wait_again(&mut self) {
        let mut waits: Vec<bool> = self.parts.iter().map(Option::is_none).collect();
        self.under_way.iter().for_each(|&(_, part)| waits[part] = false);
        self.waiting = (0..waits.len()).filter(|&part| waits[part]).collect();
    }

    /// Parts finished so far.
    pub fn finished(&self) -> usize {
        self.finished
    }

    /// Number of parts.
    pub fn count(&self) -> usize {
        self.parts.len()
    }

    /// The finished parts, in order.
    pub fn parts(&self) -> impl Iterator<Item = &R> {
        self.parts.iter().flatten()
    }

    /// All parts in order, once all are finished.
    pub fn complete(&self) -> Option<Vec<R>> {
        // Asked after every message: not before it is time are the parts touched.
        if self.finished < self.parts.len() { None } else { self.parts.iter().cloned().collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::insanity::{Exhaustive, preset::Preset, setup::Setup};
    use crate::search::split::PartSearch;
    use crate::search::{Part, Plan, Tally};

    /// A pool in which a worker that is asked answers at once, and some die.
    fn check(workers: usize, seed: usize) -> Tally {
        let setup: Setup = Preset::TickSix.cubes().parse().unwrap();
        let tree = Exhaustive::new(setup.model().unwrap());
        let plan = Plan::new(&tree);
        let mut dispatch = Dispatch::new(plan.len());
        let mut turn = seed;
        while dispatch.complete().is_none() {
            turn += 1;
            let worker = turn * 7 % workers;
            for part in dispatch.take(worker, workers) {
                if (part + turn).is_multiple_of(5) {
                    dispatch.lose(worker);
                    break;
                }
                let mut search = PartSearch::new(&tree, &plan.roots()[part]).unwrap();
                search.advance(&tree, u64::MAX);
                dispatch.finish(worker, part, search.into_part());
            }
            if turn.is_multiple_of(11) {
                dispatch.give_up();
            }
        }
        plan.assemble(&tree, &dispatch.complete().unwrap()).tally
    }

    #[test]
    fn totals_do_not_depend_on_the_number_of_workers_nor_on_who_dies() {
        let alone = check(1, 0);
        assert_eq!(alone.levels[5].kept, 8);
        for workers in 1..=8 {
            for seed in 0..4 {
                assert_eq!(check(workers, seed), alone, "{workers} workers");
            }
        }
    }

    #[test]
    fn who_works_alone_gets_everything_at_once() {
        let mut dispatch = Dispatch::<Part>::new(6);
        assert_eq!(dispatch.take(0, 1), [0, 1, 2, 3, 4, 5]);
        assert!(dispatch.finish(0, 2, Part::default()));
        dispatch.give_up();
        assert_eq!(dispatch.take(0, 2), [0]);
        assert_eq!(dispatch.take(1, 1), [1, 3, 4, 5]);
    }

    #[test]
    fn a_late_answer_of_a_lost_worker_is_not_counted_twice() {
        let mut dispatch = Dispatch::<Part>::new(1);
        assert_eq!(dispatch.take(0, 1), [0]);
        dispatch.lose(0);
        assert!(!dispatch.finish(0, 0, Part::default()));
        assert_eq!(dispatch.finished(), 0);
        assert_eq!(dispatch.take(1, 1), [0]);
        assert!(dispatch.finish(1, 0, Part::default()));
        assert_eq!(dispatch.complete(), Some(vec![Part::default()]));
    }
}
