//! The worker's side: requests are carried out in slices, so that the worker can read its messages in between.

use super::protocol::{Doing, Purpose, Reply, SLICE, WorkerRequest, is_due};
use super::store::{Store, StoreKind};
use super::{answers, read, write};
use crate::search::Status;
use crate::search::job::{Batch, Build, COSTLY, JobRunner, MissingTable, Numbered, Origin, Report, WorkerJob};
use crate::search::table;
use gloo::events::EventListener;
use js_sys::{Array, Reflect};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// The number of trials between two checks of the clock: some hundred microseconds.
const BUDGET: u64 = 1 << 16;

/// A job is repeated for about this long to measure its time, in milliseconds.
const MEASURE: f64 = 200.0;

/// Runs a worker program: it answers requests until it is terminated. An error of the browser reaches the page as the worker's death.
pub fn serve<W: JobRunner>() {
    if let Err(error) = start::<W>() {
        wasm_bindgen::throw_val(error);
    }
}

fn start<W: JobRunner>() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let performance: Performance = Reflect::get(&scope, &"performance".into())?.dyn_into()?;
    let channel = MessageChannel::new()?;
    let mut runner = W::default();
    let clock = performance.clone();
    runner.set_clock(Rc::new(move || clock.now()));
    let worker = Rc::new_cyclic(|this| {
        RefCell::new(WorkerProgram {
            this: this.clone(),
            scope: scope.clone(),
            performance,
            wake: channel.port2(),
            runner,
            work: None,
            stopped: None,
            last: 0,
            reported: 0.0,
        })
    });
    let listening = Rc::clone(&worker);
    EventListener::new(&scope, "message", move |event| {
        if let Some(event) = event.dyn_ref::<MessageEvent>() {
            let mut worker = listening.borrow_mut();
            match read(&event.data()) {
                Some(request) => worker.answer(request),
                None => worker.post(&Reply::Refused { ticket: None }),
            }
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

struct WorkerProgram<W: JobRunner> {
    this: Weak<RefCell<WorkerProgram<W>>>,
    scope: DedicatedWorkerGlobalScope,
    performance: Performance,
    wake: MessagePort,
    runner: W,
    work: Option<CurrentRequest<W::Job>>,
    /// What was under way when the worker was stopped.
    stopped: Option<CurrentRequest<W::Job>>,
    /// The ticket of the last request: one that comes twice is ignored.
    last: u32,
    /// The time of the last report of progress, in milliseconds.
    reported: f64,
}

/// A request under way.
struct CurrentRequest<J: WorkerJob> {
    ticket: u32,
    purpose: Purpose,
    job: J,
    /// The parts whose answers were not sent yet.
    parts: Numbered<J::Part>,
    stage: WorkStage<J>,
    /// Where its table came from, or answers that were not searched.
    origin: Option<Origin>,
    /// For measuring: milliseconds spent on the parts, and below the number of runs.
    time: f64,
    repeats: u32,
}

enum WorkStage<J: WorkerJob> {
    /// The table may be stored on the device; the answer of the browser is awaited.
    Fetching(MissingTable),
    /// Some answers may be stored on the device; the browser's answer is awaited.
    Recalling,
    /// A table is built.
    Building(Table),
    /// A table is built, and is to be stored and taken into use.
    Built(BuiltTable),
    /// The parts are carried out.
    Working(Box<dyn Batch<J>>),
}

/// A table that is being built.
struct Table {
    name: String,
    version: u32,
    build: Box<dyn Build>,
}

/// A table that is built. To store a large one takes longer than a slice, and so does it to take it into use.
struct BuiltTable {
    name: String,
    version: u32,
    bytes: Vec<u8>,
    /// What was counted while it was built.
    counts: Vec<u64>,
    is_stored: bool,
}

/// The share of the preparation that building a table is; the rest is to store it.
const BUILDING: f64 = 0.99;

impl<W: JobRunner> WorkerProgram<W> {
    fn answer(&mut self, request: WorkerRequest<W::Job>) {
        let (WorkerRequest::Work { ticket, .. } | WorkerRequest::Stop { ticket }) = request;
        if ticket <= self.last {
            return;
        }
        self.last = ticket;
        let before = self.work.take().or(self.stopped.take());
        match request {
            WorkerRequest::Stop { ticket } => {
                let awaits =
                    |work: &CurrentRequest<_>| matches!(work.stage, WorkStage::Fetching(_) | WorkStage::Recalling);
                self.stopped = before.filter(|work| !awaits(work));
                self.post(&Reply::Stopped { ticket });
            }
            WorkerRequest::Work { ticket, purpose, job, parts } => {
                self.reported = self.performance.now();
                match before.filter(|work| (work.purpose, &work.job, &work.parts) == (purpose, &job, &parts)) {
                    Some(work) => {
                        self.work = Some(CurrentRequest { ticket, ..work });
                        self.wake();
                    }
                    None => self.prepare(ticket, purpose, job, parts),
                }
            }
        }
    }

    /// Begins with the parts, or with the table that they need first.
    fn prepare(&mut self, ticket: u32, purpose: Purpose, job: W::Job, parts: Numbered<<W::Job as WorkerJob>::Part>) {
        let missing = if W::HAS_TABLES { self.runner.missing(&job) } else { None };
        let Some(missing) = missing else {
            return self.recall(ticket, purpose, job, parts);
        };
        self.post_preparing(ticket, 0.0, vec![]);
        let (store, name, version, size) =
            (Store::of(&self.scope, StoreKind::Tables), missing.name.clone(), missing.version, missing.size);
        let (this, asked) = (self.this.clone(), job.clone());
        let stage = WorkStage::Fetching(missing);
        self.work = Some(CurrentRequest { ticket, purpose, job, parts, stage, origin: None, time: 0.0, repeats: 0 });
        spawn_local(async move {
            let kept = match &store {
                Some(store) => {
                    let read = |bytes: usize| {
                        if let Some(worker) = this.upgrade() {
                            worker.borrow_mut().fetching(ticket, bytes as f64 / size as f64);
                        }
                    };
                    store.get(&name, version, size, read).await
                }
                None => None,
            };
            if let Some(worker) = this.upgrade() {
                worker.borrow_mut().fetched(ticket, &asked, kept);
            }
        });
        self.wake();
    }

    /// Handles the browser's answer: the stored bytes of the table that a job needs, if there are any.
    fn fetched(&mut self, ticket: u32, job: &W::Job, kept: Option<Vec<u8>>) {
        let Some(mut work) = self.work.take_if(|work| work.ticket == ticket) else {
            // The worker was stopped. As it has nothing else to do, the table is there for the next job.
            if let Some(bytes) = kept.filter(|_| self.work.is_none() && self.stopped.is_none()) {
                self.runner.hold(job, bytes);
            }
            return;
        };
        let WorkStage::Fetching(missing) = work.stage else { return };
        if kept.is_some() {
            // To take a large table into use takes a while.
            self.post_preparing(ticket, 1.0, vec![]);
        }
        if kept.is_some_and(|bytes| self.runner.hold(&work.job, bytes)) {
            return self.begin(work.ticket, work.purpose, work.job, work.parts, Some(Origin::Kept));
        }
        let Some(build) = (missing.build)() else {
            return self.post(&Reply::Refused { ticket: Some(ticket) });
        };
        work.stage = WorkStage::Building(Table { name: missing.name, version: missing.version, build });
        self.work = Some(work);
        self.wake();
    }

    /// Tells how much of a stored table has been read, if it is time.
    fn fetching(&mut self, ticket: u32, done: f64) {
        let is_current = self.work.as_ref().is_some_and(|work| work.ticket == ticket);
        if is_current && self.is_due(self.performance.now()) {
            self.post_preparing(ticket, done.min(1.0), vec![]);
        }
    }

    /// Looks whether answers are stored on the device, then begins with the other parts.
    fn recall(&mut self, ticket: u32, purpose: Purpose, job: W::Job, parts: Numbered<<W::Job as WorkerJob>::Part>) {
        let Some(version) = W::KEPT_ANSWERS else { return self.begin(ticket, purpose, job, parts, None) };
        let may_be = purpose == Purpose::Answers && parts.iter().any(|(_, part)| job.may_be_kept(part));
        let Some(store) = Store::of(&self.scope, StoreKind::Answers).filter(|_| may_be) else {
            return self.begin(ticket, purpose, job, parts, None);
        };
        let this = self.this.clone();
        let (asked, of) = (job.clone(), parts.clone());
        let stage = WorkStage::Recalling;
        self.work = Some(CurrentRequest { ticket, purpose, job, parts, stage, origin: None, time: 0.0, repeats: 0 });
        spawn_local(async move {
            let found = answers::find(&store, version, &asked, &of).await;
            if let Some(worker) = this.upgrade() {
                worker.borrow_mut().recalled(ticket, found);
            }
        });
    }

    /// Sends the answers that were stored, and begins with the other parts.
    fn recalled(&mut self, ticket: u32, done: Numbered<<W::Job as WorkerJob>::Answer>) {
        let Some(mut work) = self.work.take_if(|work| work.ticket == ticket) else { return };
        let origin = (!done.is_empty()).then_some(Origin::Kept);
        work.parts.retain(|(number, _)| done.iter().all(|(finished, _)| finished != number));
        if work.parts.is_empty() {
            return self.post(&Reply::Finished { ticket, done, origin });
        }
        if origin.is_some() {
            self.post(&Reply::Progress { ticket, done, doing: Doing::Recalled, notes: vec![] });
        }
        self.begin(ticket, work.purpose, work.job, work.parts, origin);
    }

    /// Stores the costly ones among answers on the device.
    fn keep(&self, work: &CurrentRequest<W::Job>, done: &Numbered<<W::Job as WorkerJob>::Answer>) {
        let Some(version) = W::KEPT_ANSWERS else { return };
        let is_costly = |answer: &<W::Job as WorkerJob>::Answer| <W::Job as WorkerJob>::counts(answer).trials >= COSTLY;
        for (number, answer) in done.iter().filter(|(_, answer)| is_costly(answer)) {
            let part = work.parts.iter().find(|(own, _)| own == number).map(|(_, part)| part);
            if let (Some(part), Some(store)) =
                (part.filter(|part| work.job.may_be_kept(part)), Store::of(&self.scope, StoreKind::Answers))
            {
                answers::keep(store, version, &work.job, part, answer);
            }
        }
    }

    fn begin(
        &mut self,
        ticket: u32,
        purpose: Purpose,
        job: W::Job,
        parts: Numbered<<W::Job as WorkerJob>::Part>,
        origin: Option<Origin>,
    ) {
        match self.runner.begin(&job, parts.clone()) {
            Some(batch) => {
                let stage = WorkStage::Working(batch);
                self.work = Some(CurrentRequest { ticket, purpose, job, parts, stage, origin, time: 0.0, repeats: 0 });
                self.wake();
            }
            None => self.post(&Reply::Refused { ticket: Some(ticket) }),
        }
    }

    /// Advances the work for a slice of time, reports progress when it is due, and schedules the next slice.
    fn slice(&mut self) {
        let Some(work) = self.work.take() else { return };
        match work.stage {
            WorkStage::Building(_) if W::HAS_TABLES => self.build(work),
            WorkStage::Built(_) if W::HAS_TABLES => self.store(work),
            WorkStage::Working(_) => self.carry_on(work),
            // The browser's answer continues the work.
            WorkStage::Fetching(_) | WorkStage::Recalling | WorkStage::Building(_) | WorkStage::Built(_) => {
                if W::HAS_TABLES {
                    self.runner.get_ready(&work.job);
                }
                self.work = Some(work);
            }
        }
    }

    fn build(&mut self, mut work: CurrentRequest<W::Job>) {
        let WorkStage::Building(mut table) = work.stage else { return };
        let start = self.performance.now();
        let mut now = start;
        let mut status = Status::Running;
        while now - start < SLICE && status == Status::Running {
            status = table.build.advance(BUDGET);
            now = self.performance.now();
        }
        if status == Status::Finished || self.is_due(now) {
            self.reported = now;
            self.post_preparing(work.ticket, BUILDING * table.build.done(), table.build.counts());
        }
        work.stage = match (status, table) {
            (Status::Running, table) => WorkStage::Building(table),
            (Status::Finished, Table { name, version, build }) => {
                let counts = build.counts();
                WorkStage::Built(BuiltTable { name, version, bytes: build.finish(), counts, is_stored: false })
            }
        };
        self.work = Some(work);
        self.wake();
    }

    /// Stores a table that is built; the next time takes it into use and begins with the parts.
    fn store(&mut self, mut work: CurrentRequest<W::Job>) {
        let WorkStage::Built(mut table) = work.stage else { return };
        if table.is_stored {
            return if self.runner.hold(&work.job, table.bytes) {
                self.begin(work.ticket, work.purpose, work.job, work.parts, Some(Origin::Built))
            } else {
                self.post(&Reply::Refused { ticket: Some(work.ticket) })
            };
        }
        if let Some(store) = Store::of(&self.scope, StoreKind::Tables) {
            store.put(&table.name, table.version, &table::head(table.version, &table.bytes), &table.bytes);
        }
        table.is_stored = true;
        self.post_preparing(work.ticket, 1.0, std::mem::take(&mut table.counts));
        work.stage = WorkStage::Built(table);
        self.work = Some(work);
        self.wake();
    }

    fn carry_on(&mut self, mut work: CurrentRequest<W::Job>) {
        let WorkStage::Working(batch) = &mut work.stage else { return };
        let start = self.performance.now();
        let mut now = start;
        let mut status = Some(Status::Running);
        while now - start < SLICE && status.is_some() {
            status = batch.advance(BUDGET);
            now = self.performance.now();
            if status == Some(Status::Finished) {
                if work.purpose == Purpose::Answers {
                    break;
                }
                work.repeats += 1;
                batch.restart();
            }
        }
        work.time += now - start;
        let ticket = work.ticket;
        match (status, work.purpose) {
            (None, _) => return self.post(&Reply::Refused { ticket: Some(ticket) }),
            (Some(Status::Finished), Purpose::Answers) => {
                let Report { done, .. } = batch.report();
                self.keep(&work, &done);
                return self.post(&Reply::Finished { ticket, done, origin: work.origin });
            }
            (_, Purpose::Time) if work.repeats > 0 && work.time >= MEASURE => {
                let time = work.time / f64::from(work.repeats);
                return self.post(&Reply::Measured { ticket, time, repeats: work.repeats });
            }
            _ => {}
        }
        if self.is_due(now) {
            let Report { done, trials, notes } = match work.purpose {
                Purpose::Answers => batch.report(),
                Purpose::Time => Report::new(vec![], 0),
            };
            self.keep(&work, &done);
            // If the worker is stopped, it is these parts that are left.
            work.parts.retain(|(number, _)| done.iter().all(|(finished, _)| finished != number));
            self.post(&Reply::Progress { ticket, done, doing: Doing::Working(trials), notes });
        }
        self.work = Some(work);
        self.wake();
    }

    /// Whether it is time to report progress again.
    fn is_due(&mut self, now: f64) -> bool {
        let due = is_due(now - self.reported);
        if due {
            self.reported = now;
        }
        due
    }

    fn post_preparing(&self, ticket: u32, done: f64, counts: Vec<u64>) {
        self.post(&Reply::Progress { ticket, done: vec![], doing: Doing::Preparing(done, counts), notes: vec![] });
    }

    fn wake(&self) {
        // A port posts any plain value; should it fail all the same, the page's watch replaces this worker.
        let _ = self.wake.post_message(&JsValue::NULL);
    }

    fn post(&self, reply: &Reply<W::Job>) {
        if let Some(message) = write(reply) {
            let _ = self.scope.post_message_with_transfer(&message, &Array::of1(&message.buffer()));
        }
    }
}
