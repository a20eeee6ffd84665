//! The assignment of a job's parts to workers, and their answers. Workers are identified by numbers.

use std::collections::VecDeque;
use std::rc::Rc;

/// The parts of one job, each waiting, under way at a worker, or finished with an answer `A`.
#[derive(Clone, Debug)]
pub struct Dispatch<P, A> {
    parts: Vec<P>,
    answers: Vec<Option<Rc<A>>>,
    waiting: VecDeque<usize>,
    /// The worker and the part.
    under_way: Vec<(u32, usize)>,
    finished: usize,
}

impl<P: Clone, A> Dispatch<P, A> {
    /// All of these parts waiting.
    pub fn new(parts: Vec<P>) -> Self {
        let mut dispatch =
            Dispatch { parts: vec![], answers: vec![], waiting: VecDeque::new(), under_way: vec![], finished: 0 };
        dispatch.add(parts);
        dispatch
    }

    /// Further parts, which wait behind the others.
    pub fn add(&mut self, parts: Vec<P>) {
        let first = self.parts.len();
        self.parts.extend(parts);
        self.answers.resize_with(self.parts.len(), || None);
        self.waiting.extend(first..self.parts.len());
    }

    /// The parts for a worker, in order: those that it has already and was stopped with; otherwise the next ones, many while much is left, one at a time towards the end; all at once for one
    /// that works alone, which then may go on from one part to the next. Empty if none are waiting.
    pub fn assign(&mut self, worker: u32, workers: usize) -> Vec<(usize, P)> {
        let mut taken: Vec<usize> =
            self.under_way.iter().filter(|entry| entry.0 == worker).map(|&(_, part)| part).collect();
        taken.sort_unstable();
        if taken.is_empty() {
            let waiting = self.waiting.len();
            let share = if workers > 1 { waiting.div_ceil(4 * workers) } else { waiting };
            taken.extend(self.waiting.drain(..share));
            self.under_way.extend(taken.iter().map(|&part| (worker, part)));
        }
        taken.into_iter().map(|part| (part, self.parts[part].clone())).collect()
    }

    /// Stores the answer of a worker to a part. Returns none, and ignores the answer, if the worker was not given this part or
    /// has answered it before.
    pub fn finish(&mut self, worker: u32, part: usize, answer: A) -> Option<Rc<A>> {
        let index = self.under_way.iter().position(|&entry| entry == (worker, part))?;
        self.under_way.swap_remove(index);
        let answer = Rc::new(answer);
        self.answers[part] = Some(Rc::clone(&answer));
        self.finished += 1;
        Some(answer)
    }

    /// Makes the unanswered parts of a worker wait again. Returns their number.
    pub fn release(&mut self, worker: u32) -> usize {
        let before = self.under_way.len();
        self.under_way.retain(|entry| entry.0 != worker);
        let released = before - self.under_way.len();
        if released > 0 {
            self.wait_again();
        }
        released
    }

    /// Whether a worker has parts that it has not answered.
    pub fn has_parts(&self, worker: u32) -> bool {
        self.under_way.iter().any(|entry| entry.0 == worker)
    }

    /// Lists the waiting parts again: all that are neither finished nor under way, in order.
    fn wait_again(&mut self) {
        let mut waits: Vec<bool> = self.answers.iter().map(Option::is_none).collect();
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

    /// Parts that wait for a worker.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Whether all parts are finished.
    pub fn is_complete(&self) -> bool {
        self.finished == self.parts.len()
    }

    /// The answers so far, in the order of the parts.
    pub fn answers(&self) -> impl Iterator<Item = &Rc<A>> {
        self.answers.iter().flatten()
    }
}
