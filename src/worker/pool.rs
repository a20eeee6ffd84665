//! The page's side of the workers: one compiled module, several workers, one search at a time.

use super::dispatch::Dispatch;
use super::protocol::{Found, Job, PROGRESS, Reply, Request, SILENCE};
use crate::puzzle::Puzzle;
use crate::search::{Failure, Part};
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use js_sys::{Object, Reflect, WebAssembly};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Window, Worker};

/// A search gives up after this many of its workers died or fell silent.
const MOST_LOSSES: usize = 6;

/// How often silent workers are looked for, in milliseconds.
const WATCH: u32 = 200;

/// How far a search is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// Parts finished, and parts in all.
    pub parts: (usize, usize),
    /// Trials made below the roots of the parts, those of parts under way included.
    pub trials: u64,
    /// Solutions counted in finished parts.
    pub solutions: u64,
    /// Milliseconds since the first worker began to search, pauses left out.
    pub elapsed: f64,
    /// Workers replaced since then.
    pub losses: usize,
    /// Blocks of an experiment that were finished since the last news, with their counts.
    pub counted: Vec<(usize, Vec<u64>)>,
}

/// What the pool tells the page.
#[derive(Clone, Debug)]
pub enum Event {
    /// At most twenty times a second while a search runs.
    Progress(Progress),
    /// All parts, in order.
    Finished(Vec<Found>, Progress),
    /// The search was stopped; it can be taken up again.
    Stopped(Progress),
    /// The search was given up.
    Failed(Failure),
    /// Milliseconds for one search, and how often it was repeated to find out.
    Measured(f64, u32),
}

/// A handle to the workers. Dropping the last one terminates them.
#[derive(Clone)]
pub struct Pool(Rc<RefCell<Inner>>);

struct Inner {
    window: Window,
    /// Whose workers they are.
    puzzle: Puzzle,
    this: Weak<RefCell<Inner>>,
    module: Module,
    crew: Vec<Member>,
    /// Members are known by a number that is never used again.
    hired: usize,
    task: Option<Task>,
    runs: u32,
    watch: Option<Interval>,
}

/// The worker's program, compiled once for all.
enum Module {
    Unknown,
    Compiling,
    Ready(JsValue),
}

struct Member {
    number: usize,
    worker: Worker,
    state: State,
    heard: f64,
    trials: u64,
    _listeners: [EventListener; 2],
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Starting,
    Idle,
    Busy,
    Stopping,
}

struct Task {
    run: u32,
    job: Job,
    kind: Kind,
    roots: Vec<Vec<u32>>,
    dispatch: Dispatch<Found>,
    /// Blocks of an experiment that the page has not heard of.
    news: Vec<(usize, Vec<u64>)>,
    workers: usize,
    /// When the first part was given to a worker.
    begun: Option<f64>,
    told: f64,
    elapsed_before: f64,
    losses: usize,
    levels: usize,
    phase: Phase,
    listener: Rc<dyn Fn(Event)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Search,
    Measure,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Running,
    Stopping,
    Stopped,
}

/// A search or an experiment to be carried out.
pub struct Order {
    /// What is searched.
    pub job: Job,
    /// The choices that lead to each part, or the number of its block.
    pub roots: Vec<Vec<u32>>,
    /// Number of levels of the tree: what the last keeps is a solution.
    pub levels: usize,
    /// How many workers share it.
    pub workers: usize,
}

impl Pool {
    /// A pool of workers of a puzzle, none of which is there yet.
    pub fn new(window: Window, puzzle: Puzzle) -> Pool {
        Pool(Rc::new_cyclic(|this| {
            RefCell::new(Inner {
                window,
                puzzle,
                this: this.clone(),
                module: Module::Unknown,
                crew: vec![],
                hired: 0,
                task: None,
                runs: 0,
                watch: None,
            })
        }))
    }

    /// Compiles the worker's program and starts a worker, so that the first search begins without delay.
    pub fn warm(&self) {
        self.0.borrow_mut().compile();
    }

    /// Starts a search; one that is under way is given up. `listener` is never called before this returns.
    pub fn search(&self, order: Order, listener: impl Fn(Event) + 'static) {
        self.0.borrow_mut().begin(Kind::Search, order, Rc::new(listener));
    }

    /// Measures the time of a search on one worker.
    pub fn measure(&self, order: Order, listener: impl Fn(Event) + 'static) {
        self.0.borrow_mut().begin(Kind::Measure, Order { workers: 1, ..order }, Rc::new(listener));
    }

    /// Stops the search under way; its listener hears of it once every worker has stopped or been replaced.
    pub fn stop(&self) {
        self.0.borrow_mut().stop();
    }

    /// Takes up the stopped search where it was. False if there is none.
    pub fn resume(&self) -> bool {
        self.0.borrow_mut().resume()
    }

    /// Forgets the search, so that its listener is called no more.
    pub fn forget(&self) {
        self.0.borrow_mut().forget();
    }
}

impl Inner {
    fn now(&self) -> f64 {
        self.window.performance().map_or_else(js_sys::Date::now, |performance| performance.now())
    }

    fn compile(&mut self) {
        if !matches!(self.module, Module::Unknown) {
            return;
        }
        self.module = Module::Compiling;
        let (window, puzzle, this) = (self.window.clone(), self.puzzle, self.this.clone());
        spawn_local(async move {
            let module = compiled(&window, puzzle).await;
            let Some(inner) = this.upgrade() else { return };
            let mut inner = inner.borrow_mut();
            match module {
                Ok(module) => {
                    inner.module = Module::Ready(module.clone());
                    inner.feed();
                    // The first worker waits for its work. If it cannot start, the search will tell.
                    if inner.crew.is_empty()
                        && let Ok(member) = inner.hire(&module)
                    {
                        inner.crew.push(member);
                    }
                }
                Err(_) => {
                    // A later search tries again: the network may be back.
                    inner.module = Module::Unknown;
                    inner.fail(Failure::NoStart);
                }
            }
        });
    }

    fn begin(&mut self, kind: Kind, order: Order, listener: Rc<dyn Fn(Event)>) {
        self.forget();
        self.runs += 1;
        let now = self.now();
        self.task = Some(Task {
            run: self.runs,
            job: order.job,
            kind,
            dispatch: Dispatch::new(if kind == Kind::Search { order.roots.len() } else { 1 }),
            news: vec![],
            roots: order.roots,
            workers: order.workers.max(1),
            begun: None,
            told: now,
            elapsed_before: 0.0,
            losses: 0,
            levels: order.levels,
            phase: Phase::Running,
            listener,
        });
        self.set_out();
    }

    /// Gets the workers going for a task that begins or is taken up again.
    fn set_out(&mut self) {
        let this = self.this.clone();
        self.watch = Some(Interval::new(WATCH, move || {
            if let Some(inner) = this.upgrade() {
                inner.borrow_mut().look_after();
            }
        }));
        // Whether the parts are all done already (there may be none) is told later, never from within the call.
        let this = self.this.clone();
        spawn_local(async move {
            if let Some(inner) = this.upgrade() {
                inner.borrow_mut().feed();
            }
        });
        self.compile();
    }

    fn forget(&mut self) {
        self.watch = None;
        if self.task.take().is_some() {
            for member in &mut self.crew {
                member.stop();
            }
        }
    }

    fn stop(&mut self) {
        let now = self.now();
        let Some(task) = self.task.as_mut().filter(|task| task.phase == Phase::Running) else { return };
        task.phase = Phase::Stopping;
        for member in &mut self.crew {
            if member.state == State::Busy {
                // The last word counts from now: who does not answer the stop is replaced.
                member.heard = now;
            }
            member.stop();
        }
        self.settle();
    }

    fn resume(&mut self) -> bool {
        let now = self.now();
        let Some(task) = self.task.as_mut().filter(|task| task.phase == Phase::Stopped) else { return false };
        task.phase = Phase::Running;
        task.begun = None;
        task.told = now;
        self.set_out();
        true
    }

    /// Hires workers that are missing and gives parts to those that have none.
    fn feed(&mut self) {
        let Module::Ready(module) = &self.module else { return };
        let module = module.clone();
        let now = self.now();
        let Some(task) = self.task.as_ref().filter(|task| task.phase == Phase::Running) else { return };
        let wanted = task.workers.min(task.dispatch.count());
        while self.crew.len() < wanted {
            match self.hire(&module) {
                Ok(member) => self.crew.push(member),
                Err(_) if self.crew.is_empty() => return self.fail(Failure::NoStart),
                // Fewer workers than wanted do the same work.
                Err(_) => break,
            }
        }
        let Some(task) = &mut self.task else { return };
        for member in self.crew.iter_mut().take(wanted).filter(|member| member.state == State::Idle) {
            let parts = task.dispatch.take(member.number, wanted);
            if parts.is_empty() {
                break;
            }
            task.begun.get_or_insert(now);
            let (run, job) = (task.run, task.job.clone());
            let request = match task.kind {
                Kind::Search => {
                    let parts = parts.into_iter().map(|part| (part, task.roots[part].clone())).collect();
                    Request::Search { run, job, parts }
                }
                Kind::Measure => Request::Measure { run, job, parts: task.roots.iter().cloned().enumerate().collect() },
            };
            member.heard = now;
            member.trials = 0;
            member.state = State::Busy;
            member.post(&request);
        }
        self.settle();
    }

    /// Ends the task if nothing is left to do.
    fn settle(&mut self) {
        let still_out = self.crew.iter().any(|member| matches!(member.state, State::Busy | State::Stopping));
        let Some(task) = &self.task else { return };
        match task.phase {
            Phase::Running if task.kind == Kind::Search => {
                let Some(parts) = task.dispatch.complete() else { return };
                let progress = self.news();
                self.watch = None;
                if let Some(task) = self.task.take() {
                    tell(task.listener, Event::Finished(parts, progress));
                }
            }
            Phase::Stopping if !still_out => {
                let progress = self.news();
                self.watch = None;
                if let Some(task) = &mut self.task {
                    task.dispatch.give_up();
                    task.phase = Phase::Stopped;
                    task.elapsed_before = progress.elapsed;
                    tell(Rc::clone(&task.listener), Event::Stopped(progress));
                }
            }
            _ => {}
        }
    }

    fn fail(&mut self, failure: Failure) {
        if let Some(task) = self.task.take() {
            self.watch = None;
            for member in &mut self.crew {
                member.stop();
            }
            tell(task.listener, Event::Failed(failure));
        }
    }

    fn hire(&mut self, module: &JsValue) -> Result<Member, JsValue> {
        let version = version(&self.window);
        let worker = Worker::new(&format!("boot.js{version}"))?;
        let number = self.hired;
        self.hired += 1;
        let this = self.this.clone();
        let hears = EventListener::new(&worker, "message", move |event| {
            if let Some(inner) = this.upgrade()
                && let Some(event) = event.dyn_ref::<MessageEvent>()
                && let Ok(reply) = serde_wasm_bindgen::from_value(event.data())
            {
                inner.borrow_mut().hear(number, reply);
            }
        });
        let this = self.this.clone();
        let dies = EventListener::new(&worker, "error", move |_| {
            if let Some(inner) = this.upgrade() {
                inner.borrow_mut().lose(number);
            }
        });
        let start = Object::new();
        Reflect::set(&start, &"module".into(), module)?;
        Reflect::set(&start, &"script".into(), &format!("{}-worker.js{version}", self.puzzle.name()).into())?;
        worker.post_message(&start)?;
        let heard = self.now();
        Ok(Member { number, worker, state: State::Starting, heard, trials: 0, _listeners: [hears, dies] })
    }

    fn hear(&mut self, number: usize, reply: Reply) {
        let now = self.now();
        let Some(member) = self.crew.iter_mut().find(|member| member.number == number) else { return };
        member.heard = now;
        if matches!(reply, Reply::Ready | Reply::Stopped) {
            member.state = State::Idle;
            self.settle();
            return self.feed();
        }
        if member.state != State::Busy {
            return;
        }
        let Some(task) = self.task.as_mut() else { return };
        match reply {
            Reply::Progress { run, done, trials } if run == task.run => {
                for (part, found) in done {
                    task.finish(number, part, found);
                }
                member.trials = trials;
                self.tell_progress(now);
            }
            Reply::Finished { run, done, .. } if run == task.run => {
                for (part, found) in done {
                    task.finish(number, part, found);
                }
                member.trials = 0;
                member.state = State::Idle;
                self.feed();
                self.settle();
            }
            Reply::Measured { run, time, repeats } if run == task.run => {
                member.state = State::Idle;
                let listener = Rc::clone(&task.listener);
                self.task = None;
                self.watch = None;
                tell(listener, Event::Measured(time, repeats));
            }
            Reply::Refused { run } if run == task.run => {
                member.state = State::Idle;
                self.fail(Failure::Refused);
            }
            _ => {}
        }
    }

    fn progress(&self) -> Progress {
        let Some(task) = &self.task else { return Progress::default() };
        let busy = self.crew.iter().filter(|member| member.state == State::Busy);
        let begun = task.begun.filter(|_| task.phase != Phase::Stopped);
        let running = begun.map_or(0.0, |begun| self.now() - begun);
        Progress {
            parts: (task.dispatch.finished(), task.dispatch.count()),
            trials: busy.map(|member| member.trials).sum::<u64>()
                + task.parts().map(|part| part.tally.tried()).sum::<u64>(),
            solutions: task.parts().map(|part| part.tally.levels[task.levels - 1].kept).sum(),
            elapsed: task.elapsed_before + running,
            losses: task.losses,
            counted: vec![],
        }
    }

    /// How far the job is, with what the page has not heard of yet.
    fn news(&mut self) -> Progress {
        let counted = self.task.as_mut().map(|task| std::mem::take(&mut task.news)).unwrap_or_default();
        Progress { counted, ..self.progress() }
    }

    fn tell_progress(&mut self, now: f64) {
        let due = self.task.as_ref().is_some_and(|task| task.phase == Phase::Running && now - task.told >= PROGRESS);
        if due {
            let progress = self.news();
            if let Some(task) = &mut self.task {
                task.told = now;
                tell(Rc::clone(&task.listener), Event::Progress(progress));
            }
        }
    }

    /// Replaces workers that owe an answer and have been silent for too long.
    fn look_after(&mut self) {
        let now = self.now();
        let silent = |member: &&Member| member.state != State::Idle && now - member.heard > SILENCE;
        let starting = |member: &&Member| member.state != State::Starting || now - member.heard > 10.0 * SILENCE;
        let lost: Vec<usize> = self.crew.iter().filter(silent).filter(starting).map(|member| member.number).collect();
        for number in lost {
            self.lose(number);
        }
    }

    fn lose(&mut self, number: usize) {
        let Some(index) = self.crew.iter().position(|member| member.number == number) else { return };
        let member = self.crew.swap_remove(index);
        member.worker.terminate();
        let Some(task) = &mut self.task else { return };
        task.dispatch.lose(number);
        task.losses += 1;
        if task.phase == Phase::Stopping {
            return self.settle();
        }
        if task.losses > MOST_LOSSES {
            return self.fail(if member.state == State::Starting { Failure::NoStart } else { Failure::Lost });
        }
        self.feed();
    }
}

impl Task {
    /// A worker has finished a part. What it says of a part it was not given is ignored.
    fn finish(&mut self, member: usize, part: usize, found: Found) {
        let counts = if let Found::Counts(counts) = &found { Some(counts.clone()) } else { None };
        if self.dispatch.finish(member, part, found) {
            self.news.extend(counts.map(|counts| (part, counts)));
        }
    }

    /// The finished parts of a search.
    fn parts(&self) -> impl Iterator<Item = &Part> {
        self.dispatch.parts().filter_map(|found| match found {
            Found::Part(part) => Some(part.as_ref()),
            Found::Counts(_) => None,
        })
    }
}

impl Member {
    fn stop(&mut self) {
        if self.state == State::Busy {
            self.state = State::Stopping;
            self.post(&Request::Stop);
        }
    }

    fn post(&self, request: &Request) {
        // A request that cannot be posted is not answered, and the watch replaces the worker.
        if let Ok(message) = serde_wasm_bindgen::to_value(request) {
            let _ = self.worker.post_message(&message);
        }
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Calls the listener from a task of its own, so that it may call the pool.
fn tell(listener: Rc<dyn Fn(Event)>, event: Event) {
    spawn_local(async move { listener(event) });
}

/// The stamp of the worker's files, as the query of their addresses, so that a new page never runs an old worker.
fn version(window: &Window) -> String {
    let meta = window.document().and_then(|document| document.query_selector("meta[name=build]").ok().flatten());
    match meta.and_then(|meta| meta.get_attribute("content")) {
        Some(build) if !build.is_empty() => format!("?v={build}"),
        _ => String::new(),
    }
}

async fn compiled(window: &Window, puzzle: Puzzle) -> Result<JsValue, JsValue> {
    let address = format!("{}-worker_bg.wasm{}", puzzle.name(), version(window));
    match JsFuture::from(WebAssembly::compile_streaming(&window.fetch_with_str(&address))).await {
        Ok(module) => Ok(module),
        // Some servers send WebAssembly as another type, which streaming refuses.
        Err(_) => {
            let response: web_sys::Response = JsFuture::from(window.fetch_with_str(&address)).await?.dyn_into()?;
            let bytes = JsFuture::from(response.array_buffer()?).await?;
            JsFuture::from(WebAssembly::compile(&bytes)).await
        }
    }
}
