//! The worker's side: a search advanced in slices, so that the worker hears its messages.

use super::protocol::{Found, Job, PROGRESS, Reply, Request, SLICE};
use crate::link::Place;
use crate::puzzle::insanity::random::Trial;
use crate::puzzle::{Puzzle, insanity};
use crate::search::sample::{Block, Experiment, cases_in};
use crate::search::split::{MOST_LISTED, PartSearch};
use crate::search::{Status, Tree};
use gloo::events::EventListener;
use js_sys::Reflect;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// Trials between two looks at the clock: some hundred microseconds.
const GULP: u64 = 1 << 16;

/// A search is repeated for about this long to measure its time, in milliseconds.
const MEASURE: f64 = 200.0;

/// Starts the worker's program: it answers requests until it is terminated. Errors are the browser's.
pub fn start() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let performance: Performance = Reflect::get(&scope, &"performance".into())?.dyn_into()?;
    let channel = MessageChannel::new()?;
    let worker = Rc::new(RefCell::new(Worker {
        scope: scope.clone(),
        performance,
        wake: channel.port2(),
        work: None,
        asked: 0.0,
    }));
    let listening = Rc::clone(&worker);
    EventListener::new(&scope, "message", move |event| {
        if let Some(event) = event.dyn_ref::<MessageEvent>()
            && let Ok(request) = serde_wasm_bindgen::from_value(event.data())
        {
            listening.borrow_mut().answer(request);
        }
    })
    .forget();
    // A message to oneself comes back at once, without the 4 ms that a timer would wait, and after what came in between.
    let waking = Rc::clone(&worker);
    EventListener::new(&channel.port1(), "message", move |_| waking.borrow_mut().slice()).forget();
    channel.port1().start();
    worker.borrow().post(&Reply::Ready);
    Ok(())
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    performance: Performance,
    wake: MessagePort,
    work: Option<Work>,
    /// When progress was last told.
    asked: f64,
}

/// A request under way.
struct Work {
    run: u32,
    search: Box<dyn Portion>,
    time: f64,
    purpose: Purpose,
}

enum Purpose {
    Search,
    Measure { repeats: u32 },
}

/// Some parts of a job, one after the other.
trait Portion {
    /// Does about as much as `budget` trials of a search; nothing if a part makes no sense.
    fn advance(&mut self, budget: u64) -> Option<Status>;
    /// The parts finished since the last report, and the trials made in the one under way.
    fn report(&mut self) -> (Vec<(usize, Found)>, u64);
    /// Back to the beginning.
    fn restart(&mut self);
}

/// The parts of a job, whatever its puzzle; nothing if the job makes no sense.
fn portion(job: &Job, parts: Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>> {
    let link = job.link();
    match link.place {
        Place::Puzzle(Puzzle::Insanity) => {
            let setup = insanity::Setup::from_keys(link.value("cubes"), link.value("prune")).ok()?;
            let model = setup.model().ok()?;
            if link.value("sets").is_some() {
                let trial = Trial::from_keys(model.cubes.count(), |key| link.value(key)).ok()?;
                return Some(Box::new(Blocks::new(trial.experiment(), trial.seed, trial.sets, parts)?));
            }
            Some(Box::new(Parts::new(insanity::Exhaustive::new(model), parts)))
        }
        _ => None,
    }
}

/// Some parts of one search.
struct Parts<T: Tree> {
    tree: T,
    given: Vec<(usize, Vec<u32>)>,
    waiting: VecDeque<usize>,
    under_way: Option<(usize, PartSearch<T::Node>)>,
    done: Vec<(usize, Found)>,
    /// How many solutions are still to be listed.
    room: usize,
}

impl<T: Tree> Parts<T> {
    fn new(tree: T, given: Vec<(usize, Vec<u32>)>) -> Self {
        let waiting = (0..given.len()).collect();
        Parts { tree, given, waiting, under_way: None, done: vec![], room: MOST_LISTED }
    }
}

impl<T: Tree> Portion for Parts<T> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let mut left = budget;
        while left > 0 {
            let (index, search) = match &mut self.under_way {
                Some(under_way) => under_way,
                None => {
                    let Some(next) = self.waiting.pop_front() else { return Some(Status::Finished) };
                    let (index, root) = &self.given[next];
                    let search = PartSearch::new(&self.tree, root)?.with_room(self.room);
                    self.under_way.insert((*index, search))
                }
            };
            let before = search.steps();
            let status = search.advance(&self.tree, left);
            left -= (search.steps() - before).min(left);
            let index = *index;
            if status == Status::Finished
                && let Some((_, search)) = self.under_way.take()
            {
                let part = search.into_part();
                self.room -= part.solutions.len().min(self.room);
                self.done.push((index, Found::Part(Box::new(part))));
            }
        }
        Some(Status::Running)
    }

    fn report(&mut self) -> (Vec<(usize, Found)>, u64) {
        let trials = self.under_way.as_ref().map_or(0, |(_, search)| search.steps());
        (std::mem::take(&mut self.done), trials)
    }

    fn restart(&mut self) {
        self.done.clear();
        self.under_way = None;
        self.room = MOST_LISTED;
        self.waiting = (0..self.given.len()).collect();
    }
}

/// A draw counts as so many trials of a search: it takes about as long.
const TRIALS_PER_DRAW: u64 = 64;

/// Some blocks of an experiment.
struct Blocks<E> {
    experiment: E,
    seed: u64,
    cases: u64,
    given: Vec<(usize, u64)>,
    next: usize,
    under_way: Option<Block>,
    done: Vec<(usize, Found)>,
}

impl<E: Experiment> Blocks<E> {
    /// Each part names its block.
    fn new(experiment: E, seed: u64, cases: u64, parts: Vec<(usize, Vec<u32>)>) -> Option<Self> {
        let block = |(part, root): (usize, Vec<u32>)| Some((part, u64::from(*root.first()?)));
        let given = parts.into_iter().map(block).collect::<Option<Vec<_>>>()?;
        Some(Blocks { experiment, seed, cases, given, next: 0, under_way: None, done: vec![] })
    }
}

impl<E: Experiment> Portion for Blocks<E> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let mut left = budget / TRIALS_PER_DRAW;
        while left > 0 {
            let Some(&(part, number)) = self.given.get(self.next) else { return Some(Status::Finished) };
            let cases = cases_in(number, self.cases);
            let block = self.under_way.get_or_insert_with(|| Block::new(&self.experiment, self.seed, number, cases));
            let finished = block.advance(&mut self.experiment, left);
            left = left.saturating_sub(cases);
            if finished && let Some(block) = self.under_way.take() {
                self.done.push((part, Found::Counts(block.into_counts())));
                self.next += 1;
            }
        }
        Some(Status::Running)
    }

    fn report(&mut self) -> (Vec<(usize, Found)>, u64) {
        (std::mem::take(&mut self.done), 0)
    }

    fn restart(&mut self) {
        self.next = 0;
        self.under_way = None;
        self.done.clear();
    }
}

impl Worker {
    fn answer(&mut self, request: Request) {
        let (run, job, parts, purpose) = match request {
            Request::Stop => {
                self.work = None;
                self.post(&Reply::Stopped);
                return;
            }
            Request::Search { run, job, parts } => (run, job, parts, Purpose::Search),
            Request::Measure { run, job, parts } => (run, job, parts, Purpose::Measure { repeats: 0 }),
        };
        match portion(&job, parts) {
            Some(search) => {
                self.work = Some(Work { run, search, time: 0.0, purpose });
                self.asked = self.performance.now();
                self.wake();
            }
            None => self.post(&Reply::Refused { run }),
        }
    }

    /// Advances the work for a slice of time, tells progress when it is due, and asks to be woken again.
    fn slice(&mut self) {
        let Some(mut work) = self.work.take() else { return };
        let start = self.performance.now();
        let mut now = start;
        let mut status = Some(Status::Running);
        while now - start < SLICE && status.is_some() {
            status = work.search.advance(GULP);
            now = self.performance.now();
            if status == Some(Status::Finished) {
                let Purpose::Measure { repeats } = &mut work.purpose else { break };
                *repeats += 1;
                work.search.restart();
            }
        }
        work.time += now - start;
        let run = work.run;
        match (status, &work.purpose) {
            (None, _) => self.post(&Reply::Refused { run }),
            (_, Purpose::Measure { repeats }) if *repeats > 0 && work.time >= MEASURE => {
                let (repeats, time) = (*repeats, work.time / f64::from(*repeats));
                self.post(&Reply::Measured { run, time, repeats });
            }
            (Some(Status::Finished), Purpose::Search) => {
                let (done, _) = work.search.report();
                self.post(&Reply::Finished { run, done, time: work.time });
            }
            _ => {
                if now - self.asked >= PROGRESS {
                    self.asked = now;
                    let (done, trials) = match work.purpose {
                        Purpose::Search => work.search.report(),
                        Purpose::Measure { .. } => (vec![], 0),
                    };
                    self.post(&Reply::Progress { run, done, trials });
                }
                self.work = Some(work);
                self.wake();
            }
        }
    }

    fn wake(&self) {
        // A port posts any plain value; should it fail all the same, the page's watch replaces this worker.
        let _ = self.wake.post_message(&JsValue::NULL);
    }

    fn post(&self, reply: &Reply) {
        if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
            let _ = self.scope.post_message(&message);
        }
    }
}
