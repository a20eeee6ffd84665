//! The page's side of the workers in the browser: carries out the commands of [`super::control`].
//!
//! The first drawing of a page needs no workers. So `drive` and what it calls belong to the second part of a page's program
//! (`src/ui/page/rest.rs`); until that is there, calls wait.

use super::control::{Control, JobPlan, PoolCommand};
use super::progress::Event;
use super::protocol::{Purpose, WorkerRequest};
use super::{read, write};
use crate::puzzle::Puzzle;
use crate::search::job::WorkerJob;
use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use js_sys::WebAssembly;
use serde::Serialize;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Window, Worker};

/// The time between two checks for silent workers, in milliseconds.
const WATCH: u32 = 200;

/// A handle to the workers of a puzzle. Dropping the last one terminates them.
pub struct Pool<J: WorkerJob>(Rc<RefCell<Inner<J>>>);

/// What the page wants of the workers, or what has happened to them.
enum Call<J: WorkerJob> {
    Warm,
    Begin(JobPlan<J>, Purpose),
    Stop,
    Resume,
    Forget,
    /// It is time to look for silent workers.
    Watch,
    /// It is time to tell what was heard.
    Tell,
    /// A program was compiled, or could not be.
    Loaded(&'static str, Option<JsValue>),
    /// A worker has sent a message.
    Message(u32, JsValue),
    Died(u32),
}

impl<J: WorkerJob> Clone for Pool<J> {
    fn clone(&self) -> Self {
        Pool(Rc::clone(&self.0))
    }
}

struct Inner<J: WorkerJob> {
    window: Window,
    puzzle: Puzzle,
    this: Weak<RefCell<Inner<J>>>,
    control: Control<J>,
    /// Programs that are loaded, each compiled once for all its workers.
    modules: Vec<(&'static str, JsValue)>,
    workers: Vec<PoolWorker>,
    watch: Option<Interval>,
    /// Until what was heard is told.
    telling: Option<Timeout>,
    /// The calls until the second part of the program is there; then none waits.
    waiting: Option<Vec<Call<J>>>,
    listener: Option<Rc<dyn Fn(Event<J>)>>,
}

/// The first message to a worker of the browser, which `static/boot.js` reads.
#[derive(Serialize)]
struct Start {
    /// The compiled program.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    module: JsValue,
    /// The address of the script that starts it.
    script: String,
}

/// A worker of the browser.
struct PoolWorker {
    number: u32,
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for PoolWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl<J: WorkerJob> Pool<J> {
    /// A pool of workers of a puzzle, none of which is there yet.
    pub fn new(window: Window, puzzle: Puzzle) -> Self {
        Pool(Rc::new_cyclic(|this| {
            RefCell::new(Inner {
                window,
                puzzle,
                this: this.clone(),
                control: Control::default(),
                modules: vec![],
                workers: vec![],
                watch: None,
                telling: None,
                waiting: Some(vec![]),
                listener: None,
            })
        }))
    }

    /// The second part of the page's program is there: what waits is carried out.
    pub fn ready(&self) {
        let waiting = self.0.borrow_mut().waiting.take();
        for call in waiting.into_iter().flatten() {
            drive(&self.0, call);
        }
    }

    /// Carries out a call, or lets it wait. Returns what the control says.
    fn call(&self, call: Call<J>) -> bool {
        if let Some(waiting) = &mut self.0.borrow_mut().waiting {
            waiting.push(call);
            return false;
        }
        drive(&self.0, call)
    }

    /// Compiles the usual program and starts a worker, so that the first job begins without delay.
    pub fn warm(&self) {
        self.call(Call::Warm);
    }

    /// Begins a job; one that is under way is given up. `listener` is never called before this returns.
    pub fn begin(&self, order: JobPlan<J>, purpose: Purpose, listener: impl Fn(Event<J>) + 'static) {
        self.0.borrow_mut().listener = Some(Rc::new(listener));
        self.call(Call::Begin(order, purpose));
    }

    /// Stops the job under way. Its listener is called once every worker has stopped or was replaced.
    pub fn stop(&self) {
        self.call(Call::Stop);
    }

    /// Resumes the stopped job where it was. Returns false if there is none.
    pub fn resume(&self) -> bool {
        self.call(Call::Resume)
    }

    /// Forgets the job, so that its listener is called no more.
    pub fn forget(&self) {
        self.call(Call::Forget);
    }
}

/// Tells the control, and carries out what it commands. A gate of `.ci/split`. Returns whether the job was resumed, if it is about that.
#[inline(never)]
fn drive<J: WorkerJob>(pool: &RefCell<Inner<J>>, call: Call<J>) -> bool {
    pool.borrow_mut().drive(call)
}

impl<J: WorkerJob> Inner<J> {
    fn drive(&mut self, call: Call<J>) -> bool {
        let now = self.window.performance().map_or_else(js_sys::Date::now, |performance| performance.now());
        let control = &mut self.control;
        let mut resumed = false;
        match call {
            Call::Warm => control.warm("worker"),
            Call::Begin(plan, purpose) => control.begin(plan, purpose, now),
            Call::Stop => control.stop(now),
            Call::Resume => resumed = control.resume(now),
            Call::Forget => control.forget(now),
            Call::Watch => control.watch(now),
            Call::Tell => {
                self.telling = None;
                control.tell(now);
            }
            Call::Loaded(program, module) => {
                let is_ready = module.is_some();
                self.modules.extend(module.map(|module| (program, module)));
                control.loaded(program, is_ready, now);
            }
            Call::Message(number, message) => {
                if let Some(reply) = read(&message) {
                    control.hear(number, reply, now);
                }
            }
            Call::Died(number) => control.died(number, now),
        }
        // A command may fail; the control then returns further commands.
        loop {
            let commands = self.control.commands();
            if commands.is_empty() {
                break;
            }
            commands.into_iter().for_each(|command| self.carry_out(command, now));
        }
        match self.control.waits(now) {
            None => self.telling = None,
            Some(left) if self.telling.is_none() => {
                let this = self.this.clone();
                self.telling = Some(Timeout::new(left.ceil() as u32, move || {
                    if let Some(pool) = this.upgrade() {
                        drive(&pool, Call::Tell);
                    }
                }));
            }
            Some(_) => {}
        }
        if !self.control.is_waiting() {
            self.watch = None;
        } else if self.watch.is_none() {
            let this = self.this.clone();
            self.watch = Some(Interval::new(WATCH, move || {
                if let Some(pool) = this.upgrade() {
                    drive(&pool, Call::Watch);
                }
            }));
        }
        resumed
    }

    fn carry_out(&mut self, command: PoolCommand<J>, now: f64) {
        match command {
            PoolCommand::Load(program) => self.load(program),
            PoolCommand::Spawn(number, program) => match self.spawn(number, program) {
                Ok(worker) => self.workers.push(worker),
                Err(_) => self.control.not_spawned(number, now),
            },
            PoolCommand::Post(number, request) => self.post(number, &request),
            PoolCommand::Terminate(number) => self.workers.retain(|worker| worker.number != number),
            PoolCommand::Tell(event) => {
                // In a separate task, so that the listener may call the pool.
                if let Some(listener) = self.listener.clone() {
                    spawn_local(async move { listener(event) });
                }
            }
        }
    }

    fn load(&mut self, program: &'static str) {
        let (window, puzzle, this) = (self.window.clone(), self.puzzle, self.this.clone());
        spawn_local(async move {
            let module = compiled(&window, puzzle, program).await;
            if let Some(pool) = this.upgrade() {
                drive(&pool, Call::Loaded(program, module.ok()));
            }
        });
    }

    fn spawn(&mut self, number: u32, program: &'static str) -> Result<PoolWorker, JsValue> {
        let module = self.modules.iter().find(|(name, _)| *name == program).map(|(_, module)| module);
        let module = module.ok_or(JsValue::UNDEFINED)?;
        let worker = Worker::new(&address_of(&self.window, "boot.js"))?;
        let this = self.this.clone();
        let hears = EventListener::new(&worker, "message", move |event| {
            if let Some(pool) = this.upgrade()
                && let Some(event) = event.dyn_ref::<MessageEvent>()
            {
                drive(&pool, Call::Message(number, event.data()));
            }
        });
        let this = self.this.clone();
        let dies = EventListener::new(&worker, "error", move |_| {
            if let Some(pool) = this.upgrade() {
                drive(&pool, Call::Died(number));
            }
        });
        // It lies beside the script of the worker.
        let script = format!("{}-{program}.js", self.puzzle.name());
        worker.post_message(&serde_wasm_bindgen::to_value(&Start { module: module.clone(), script })?)?;
        Ok(PoolWorker { number, worker, _listeners: [hears, dies] })
    }

    /// Sends a message. One that cannot be sent is not answered, and the worker is replaced in time.
    fn post(&self, number: u32, request: &WorkerRequest<J>) {
        let worker = self.workers.iter().find(|worker| worker.number == number);
        if let (Some(worker), Some(message)) = (worker, write(request)) {
            let _ = worker.worker.post_message(&message);
        }
    }
}

/// The address of a file of the site. All files of a build lie in a folder with its digest, so that a page never gets a file of
/// another build.
pub fn address_of(window: &Window, name: &str) -> String {
    let meta = window.document().and_then(|document| document.query_selector("meta[name=build]").ok().flatten());
    let build = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    format!("{build}/{name}")
}

async fn compiled(window: &Window, puzzle: Puzzle, program: &'static str) -> Result<JsValue, JsValue> {
    let address = address_of(window, &format!("{}-{program}_bg.wasm", puzzle.name()));
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
