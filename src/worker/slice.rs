//! The worker's side: a search advanced in slices, so that the worker hears its messages.

use super::portion::Portion;
use super::protocol::{Job, PROGRESS, Reply, Request, SLICE};
use crate::search::Status;
use gloo::events::EventListener;
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// Trials between two looks at the clock: some hundred microseconds.
const GULP: u64 = 1 << 16;

/// A search is repeated for about this long to measure its time, in milliseconds.
const MEASURE: f64 = 200.0;

/// Makes some parts of a job, each with its number and the choices that lead to it; nothing if the job makes no sense.
pub type Prepare = fn(&Job, Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>>;

/// Starts the program of a puzzle's workers: it answers requests until it is terminated. An error of the browser is thrown to
/// static/boot.js, and so reaches the page as the worker's `error` event.
pub fn start(prepare: Prepare) {
    if let Err(error) = listen(prepare) {
        wasm_bindgen::throw_val(error);
    }
}

fn listen(prepare: Prepare) -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let performance: Performance = Reflect::get(&scope, &"performance".into())?.dyn_into()?;
    let channel = MessageChannel::new()?;
    let worker = Rc::new(RefCell::new(Worker {
        scope: scope.clone(),
        performance,
        wake: channel.port2(),
        prepare,
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
    prepare: Prepare,
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
        match (self.prepare)(&job, parts) {
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
