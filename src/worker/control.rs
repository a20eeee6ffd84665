//! What the page does with its workers: starts them, assigns parts of a job, watches and replaces them. A pure state machine: the
//! browser's side, [`super::pool`], tells it what happened and carries out its [`PoolCommand`]s.
//!
//! Messages may be lost, doubled or late, and workers may die or fall silent: the answers of a finished job are complete and each is
//! counted once, or a failure is reported. `tests/native/workers.rs` tests this with random faults.

use super::dispatch::Dispatch;
use super::progress::{Event, News, Progress};
use super::protocol::{Doing, PREPARING_SILENCE, Purpose, Reply, SHOWN, SILENCE, WorkerRequest};
use crate::search::Failure;
use crate::search::job::{Counts, Origin, WorkerJob};
use std::mem::take;
use std::rc::Rc;

/// A job is given up after more than this many times that a worker died, fell silent or lost an answer. All its workers may do so
/// twice, as on a machine that has much else to do for a moment.
fn most_losses(workers: usize) -> usize {
    4 + 2 * workers
}

/// A command that the browser's side has to carry out.
#[derive(Debug)]
pub enum PoolCommand<J: WorkerJob> {
    /// Load and compile a worker program, then call [`Control::loaded`].
    Load(&'static str),
    /// Start a worker of a program with this number.
    Spawn(u32, &'static str),
    /// Send a message to a worker.
    Post(u32, WorkerRequest<J>),
    /// End a worker.
    Terminate(u32),
    /// Pass an event to the page.
    Tell(Event<J>),
}

/// A job to be carried out.
pub struct JobPlan<J: WorkerJob> {
    /// The question.
    pub job: J,
    /// The parts of its first round.
    pub parts: Vec<J::Part>,
    /// How many workers share it, at least 1.
    pub workers: usize,
}

/// The workers and the job they are given; there is one job at a time.
pub struct Control<J: WorkerJob> {
    workers: Vec<Worker>,
    /// Workers started so far; the number of a worker is never used again.
    spawned: u32,
    programs: Vec<(&'static str, Loading)>,
    running: Option<RunningJob<J>>,
    tickets: u32,
    commands: Vec<PoolCommand<J>>,
}

/// Whether a worker program is loaded.
#[derive(Clone, Copy, PartialEq)]
enum Loading {
    UnderWay,
    Done,
}

struct Worker {
    number: u32,
    program: &'static str,
    state: WorkerState,
    /// The time of its last message, or of the last request to it, in milliseconds.
    heard: f64,
    doing: Doing,
    table: TableState,
}

/// Whether a worker has the table of the job, if the job waits for it.
#[derive(Clone, Copy, PartialEq)]
enum TableState {
    Unknown,
    /// It was asked to get the table, without parts.
    Asked,
    /// It has answered in this job.
    There,
}

#[derive(Clone, Copy, PartialEq)]
enum WorkerState {
    Starting,
    Idle,
    /// It works on the request with this ticket.
    Busy(u32),
    /// It was asked to stop by the request with the first ticket, while it worked on that with the second one.
    Stopping(u32, u32),
}

/// The job under way.
struct RunningJob<J: WorkerJob> {
    job: J,
    purpose: Purpose,
    dispatch: Dispatch<J::Part, J::Answer>,
    news: News<J>,
    counts: Counts,
    origin: Option<Origin>,
    workers: usize,
    /// When the first part was assigned since the job was begun or resumed.
    since: Option<f64>,
    elapsed_before: f64,
    /// The time of the last report of progress, in milliseconds, and whether something was heard since.
    reported: f64,
    is_untold: bool,
    losses: usize,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Running,
    Stopping,
    Stopped,
}

impl<J: WorkerJob> Default for Control<J> {
    /// No worker yet.
    fn default() -> Self {
        Control { workers: vec![], spawned: 0, programs: vec![], running: None, tickets: 0, commands: vec![] }
    }
}

impl<J: WorkerJob> Control<J> {
    /// Removes and returns the commands that the calls so far require, in this order.
    pub fn commands(&mut self) -> Vec<PoolCommand<J>> {
        take(&mut self.commands)
    }

    /// Loads a program and starts one worker of it, so that a first job begins without delay.
    pub fn warm(&mut self, program: &'static str) {
        self.load(program);
    }

    /// Begins a job; one that is under way is given up. `now` is in milliseconds, here and below.
    pub fn begin(&mut self, order: JobPlan<J>, purpose: Purpose, now: f64) {
        self.forget(now);
        self.workers.iter_mut().for_each(|worker| worker.table = TableState::Unknown);
        let program = order.job.program();
        self.running = Some(RunningJob {
            job: order.job,
            purpose,
            dispatch: Dispatch::new(order.parts),
            news: News { answers: vec![], notes: vec![] },
            counts: Counts::default(),
            origin: None,
            workers: order.workers.max(1),
            since: None,
            elapsed_before: 0.0,
            reported: now,
            is_untold: false,
            losses: 0,
            phase: Phase::Running,
        });
        self.load(program);
        self.assign(now);
        // A job without parts is finished at once.
        self.settle(now);
    }

    /// Stops the job. The event follows once every worker has stopped or was replaced.
    pub fn stop(&mut self, now: f64) {
        let Some(running) = self.running.as_mut().filter(|running| running.phase == Phase::Running) else { return };
        running.phase = Phase::Stopping;
        self.stop_workers(now);
        self.settle(now);
    }

    /// Resumes the stopped job where it was. Returns false if there is none.
    pub fn resume(&mut self, now: f64) -> bool {
        let Some(running) = self.running.as_mut().filter(|running| running.phase == Phase::Stopped) else {
            return false;
        };
        (running.phase, running.since, running.reported) = (Phase::Running, None, now);
        let program = running.job.program();
        self.load(program);
        self.assign(now);
        // All may have been done when the workers stopped.
        self.settle(now);
        true
    }

    /// Forgets the job: no further events come from it.
    pub fn forget(&mut self, now: f64) {
        if self.running.take().is_some() {
            self.stop_workers(now);
        }
    }

    /// Whether an answer is awaited; then [`Control::watch`] has to be called several times a second.
    pub fn is_waiting(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.phase != Phase::Stopped)
    }

    /// A program was loaded, or could not be.
    pub fn loaded(&mut self, program: &'static str, ready: bool, now: f64) {
        let mine = self.running.as_ref().is_some_and(|running| running.job.program() == program);
        if !ready {
            // A later job tries again: the network may be back.
            self.programs.retain(|(name, _)| *name != program);
            if mine {
                self.fail(Failure::NoStart, now);
            }
            return;
        }
        if let Some((_, loading)) = self.programs.iter_mut().find(|(name, _)| *name == program) {
            *loading = Loading::Done;
        }
        if self.count(program) == 0 {
            self.spawn(program, now);
        }
        self.assign(now);
    }

    /// A worker could not be started.
    pub fn not_spawned(&mut self, number: u32, now: f64) {
        let Some(worker) = self.remove(number) else { return };
        // Fewer workers than wanted do the same work.
        let mine = self.running.as_ref().is_some_and(|running| running.job.program() == worker.program);
        let left = self.count(worker.program);
        match &mut self.running {
            Some(running) if mine && left > 0 => running.workers = running.workers.min(left),
            _ if mine => self.fail(Failure::NoStart, now),
            _ => {}
        }
    }

    /// A worker has died.
    pub fn died(&mut self, number: u32, now: f64) {
        let Some(worker) = self.remove(number) else { return };
        self.commands.push(PoolCommand::Terminate(number));
        let Some(running) = &mut self.running else { return };
        running.dispatch.release(number);
        if worker.program != running.job.program() {
            return;
        }
        let failure = if worker.state == WorkerState::Starting { Failure::NoStart } else { Failure::Lost };
        if running.phase == Phase::Running {
            self.lose(failure, now);
        }
        self.assign(now);
        self.settle(now);
    }

    /// Handles a message of a worker. A message that is not expected is ignored.
    pub fn hear(&mut self, number: u32, reply: Reply<J>, now: f64) {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.number == number) else { return };
        match (worker.state, reply) {
            (WorkerState::Starting, Reply::Ready) => worker.state = WorkerState::Idle,
            (WorkerState::Stopping(asked, _), Reply::Stopped { ticket }) if ticket == asked => {
                worker.state = WorkerState::Idle
            }
            (WorkerState::Busy(asked), Reply::Progress { ticket, done, doing, notes }) if ticket == asked => {
                let is_recalled = doing == Doing::Recalled;
                (worker.heard, worker.doing) = (now, doing);
                self.take_in(number, done, now);
                if let Some(running) = &mut self.running {
                    running.origin = running.origin.or(is_recalled.then_some(Origin::Kept));
                    running.news.notes.extend(notes);
                }
                return self.tell_progress(now);
            }
            // What it has done before it hears that it is to stop.
            (WorkerState::Stopping(_, before), Reply::Progress { ticket, done, doing, .. }) if ticket == before => {
                worker.doing = doing;
                return self.take_in(number, done, now);
            }
            (WorkerState::Stopping(_, before), Reply::Finished { ticket, done, .. }) if ticket == before => {
                worker.doing = Doing::Working(0);
                return self.take_in(number, done, now);
            }
            (WorkerState::Busy(asked), Reply::Finished { ticket, done, origin }) if ticket == asked => {
                (worker.state, worker.table) = (WorkerState::Idle, TableState::There);
                self.take_in(number, done, now);
                if let Some(running) = &mut self.running {
                    running.origin = running.origin.or(origin);
                    // An answer of this worker was lost on the way.
                    if running.dispatch.release(number) > 0 {
                        self.lose(Failure::Lost, now);
                    }
                }
            }
            (WorkerState::Busy(asked), Reply::Measured { ticket, time, repeats }) if ticket == asked => {
                worker.state = WorkerState::Idle;
                if self.running.take().is_some() {
                    self.commands.push(PoolCommand::Tell(Event::Measured(time, repeats)));
                }
            }
            (WorkerState::Busy(asked), Reply::Refused { ticket }) if ticket.is_none_or(|ticket| ticket == asked) => {
                worker.state = WorkerState::Idle;
                self.fail(Failure::Refused, now);
            }
            _ => return,
        }
        self.assign(now);
        self.settle(now);
        // Requests may be so short that a worker has nothing to tell before their end.
        self.tell_progress(now);
    }

    /// Replaces workers that owe an answer and have been silent for too long.
    ///
    /// After each loss the page waits longer, since on a busy machine workers that are well answer late, and those that replace
    /// them make it busier.
    pub fn watch(&mut self, now: f64) {
        let silence = SILENCE * (1 + self.running.as_ref().map_or(0, |running| running.losses)) as f64;
        let is_lost = |worker: &&Worker| {
            let patience = match (worker.state, &worker.doing) {
                (WorkerState::Idle, _) => f64::INFINITY,
                (WorkerState::Starting, _) | (WorkerState::Busy(_), Doing::Preparing(..)) => {
                    PREPARING_SILENCE.max(silence)
                }
                (WorkerState::Busy(_), _) => silence,
                // A reader who stops a job does not wait for its workers.
                (WorkerState::Stopping(..), _) => SILENCE,
            };
            now - worker.heard > patience
        };
        let lost: Vec<u32> = self.workers.iter().filter(is_lost).map(|worker| worker.number).collect();
        for number in lost {
            self.died(number, now);
        }
    }

    /// In how many milliseconds what was heard is to be told with [`Control::tell`]; none if nothing waits to be told.
    pub fn waits(&self, now: f64) -> Option<f64> {
        let running = self.running.as_ref().filter(|running| running.is_untold && running.phase == Phase::Running)?;
        Some((running.reported + SHOWN - now).max(0.0))
    }

    /// Tells what waits to be told, if it is time.
    pub fn tell(&mut self, now: f64) {
        if self.waits(now).is_some() {
            self.tell_progress(now);
        }
    }

    /// The progress of the job.
    fn progress(&self, now: f64) -> Progress {
        let Some(running) = &self.running else { return Progress::default() };
        // Those with parts under way, or a table as long as no other has it: a worker that was stopped has them still.
        let is_there = self.workers.iter().any(|worker| worker.table == TableState::There);
        let is_occupied = |worker: &&Worker| {
            running.dispatch.has_parts(worker.number) || worker.table == TableState::Asked && !is_there
        };
        let occupied = || self.workers.iter().filter(is_occupied);
        let since = running.since.filter(|_| running.phase != Phase::Stopped);
        let trials = |worker: &Worker| if let Doing::Working(trials) = worker.doing { trials } else { 0 };
        let mut preparing = None;
        for worker in occupied() {
            if let Doing::Preparing(done, counted) = &worker.doing
                && preparing.is_none_or(|(least, _)| *done < least)
            {
                preparing = Some((*done, counted));
            }
        }
        Progress {
            parts: (running.dispatch.finished(), running.dispatch.count()),
            preparing: preparing.map(|(done, _)| done),
            counted: preparing.map(|(_, counted)| counted.clone()).unwrap_or_default(),
            origin: running.origin,
            trials: running.counts.trials + occupied().map(trials).sum::<u64>(),
            most_trials: running.job.most_trials(),
            solutions: running.counts.solutions,
            elapsed: running.elapsed_before + since.map_or(0.0, |since| now - since),
            losses: running.losses,
        }
    }

    /// Starts to load a program that is not there yet.
    fn load(&mut self, program: &'static str) {
        if self.programs.iter().all(|(name, _)| *name != program) {
            self.programs.push((program, Loading::UnderWay));
            self.commands.push(PoolCommand::Load(program));
        }
    }

    /// The number of workers of a program.
    fn count(&self, program: &'static str) -> usize {
        self.workers.iter().filter(|worker| worker.program == program).count()
    }

    fn spawn(&mut self, program: &'static str, now: f64) {
        let number = self.spawned;
        self.spawned += 1;
        let (state, doing, table) = (WorkerState::Starting, Doing::Working(0), TableState::Unknown);
        self.workers.push(Worker { number, program, state, heard: now, doing, table });
        self.commands.push(PoolCommand::Spawn(number, program));
    }

    fn remove(&mut self, number: u32) -> Option<Worker> {
        let index = self.workers.iter().position(|worker| worker.number == number)?;
        Some(self.workers.remove(index))
    }

    /// Starts workers that are missing, and assigns parts to those that are idle.
    fn assign(&mut self, now: f64) {
        let Some(running) = self.running.as_ref().filter(|running| running.phase == Phase::Running) else { return };
        let program = running.job.program();
        if !self.programs.contains(&(program, Loading::Done)) {
            return;
        }
        let wanted = match running.purpose {
            Purpose::Answers => running.workers.min(running.dispatch.count()),
            Purpose::Time => 1,
        };
        while self.count(program) < wanted {
            self.spawn(program, now);
        }
        let Control { workers, running: Some(running), commands, tickets, .. } = self else { return };
        for (index, worker) in workers.iter_mut().filter(|worker| worker.program == program).enumerate() {
            let resumes = worker.table == TableState::Asked || running.dispatch.has_parts(worker.number);
            let can_begin = index < wanted && running.dispatch.waiting() > 0;
            if worker.state != WorkerState::Idle || !resumes && !can_begin {
                continue;
            }
            let waits = wanted > 1 && running.job.waits_for_table() && worker.table != TableState::There;
            let parts = if waits {
                worker.table = TableState::Asked;
                vec![]
            } else {
                running.dispatch.assign(worker.number, wanted)
            };
            running.since.get_or_insert(now);
            *tickets += 1;
            (worker.state, worker.heard) = (WorkerState::Busy(*tickets), now);
            if !resumes {
                worker.doing = Doing::Working(0);
            }
            let (ticket, purpose, job) = (*tickets, running.purpose, running.job.clone());
            commands.push(PoolCommand::Post(worker.number, WorkerRequest::Work { ticket, purpose, job, parts }));
        }
    }

    /// Stores the answers of a worker.
    fn take_in(&mut self, number: u32, done: Vec<(usize, J::Answer)>, now: f64) {
        let Some(running) = &mut self.running else { return };
        for (part, answer) in done {
            let Some(answer) = running.dispatch.finish(number, part, answer) else { continue };
            let Counts { trials, solutions } = J::counts(&answer);
            running.counts.trials += trials;
            running.counts.solutions += solutions;
            let is_enough = running.phase == Phase::Running && running.job.is_enough(&answer);
            running.news.answers.push((part, answer));
            if is_enough {
                return self.finish(now);
            }
        }
    }

    /// Ends the job: it is complete, or needs no more answers.
    fn finish(&mut self, now: f64) {
        let progress = self.progress(now);
        let Some(running) = self.running.take() else { return };
        let answers = running.dispatch.answers().cloned().collect();
        self.commands.push(PoolCommand::Tell(Event::Finished(answers, progress, running.news)));
        self.stop_workers(now);
    }

    /// Ends the job if nothing is left to do, or begins its next round.
    fn settle(&mut self, now: f64) {
        let still_out = |worker: &Worker| matches!(worker.state, WorkerState::Busy(_) | WorkerState::Stopping(..));
        let still_out = self.workers.iter().any(still_out);
        let Some(running) = &mut self.running else { return };
        match running.phase {
            Phase::Running if running.dispatch.is_complete() => {
                let answers: Vec<&J::Answer> = running.dispatch.answers().map(Rc::as_ref).collect();
                let parts = running.job.next_round(&answers);
                if parts.is_empty() {
                    return self.finish(now);
                }
                running.dispatch.add(parts);
                self.assign(now);
            }
            Phase::Stopping if !still_out => {
                // The workers keep their parts: each goes on with them if the job is resumed.
                let progress = self.progress(now);
                let Some(running) = &mut self.running else { return };
                (running.phase, running.elapsed_before) = (Phase::Stopped, progress.elapsed);
                let news = running.take_news();
                self.commands.push(PoolCommand::Tell(Event::Stopped(progress, news)));
            }
            _ => {}
        }
    }

    /// Counts the loss of a worker or an answer. After too many losses the job is given up.
    fn lose(&mut self, failure: Failure, now: f64) {
        let Some(running) = &mut self.running else { return };
        running.losses += 1;
        if running.losses > most_losses(running.workers) {
            self.fail(failure, now);
        }
    }

    fn fail(&mut self, failure: Failure, now: f64) {
        if self.running.take().is_some() {
            self.commands.push(PoolCommand::Tell(Event::Failed(failure)));
            self.stop_workers(now);
        }
    }

    /// Asks all that are busy to stop.
    fn stop_workers(&mut self, now: f64) {
        for worker in &mut self.workers {
            if let WorkerState::Busy(before) = worker.state {
                self.tickets += 1;
                // A worker that does not answer the request in time is replaced.
                (worker.state, worker.heard) = (WorkerState::Stopping(self.tickets, before), now);
                self.commands.push(PoolCommand::Post(worker.number, WorkerRequest::Stop { ticket: self.tickets }));
            }
        }
    }

    fn tell_progress(&mut self, now: f64) {
        let Some(running) = self.running.as_mut().filter(|running| running.phase == Phase::Running) else { return };
        running.is_untold = now - running.reported < SHOWN;
        if running.is_untold {
            return;
        }
        let progress = self.progress(now);
        if let Some(running) = &mut self.running {
            running.reported = now;
            let news = running.take_news();
            self.commands.push(PoolCommand::Tell(Event::Progress(progress, news)));
        }
    }
}

impl<J: WorkerJob> RunningJob<J> {
    fn take_news(&mut self) -> News<J> {
        News { answers: take(&mut self.news.answers), notes: take(&mut self.news.notes) }
    }
}
