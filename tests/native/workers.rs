//! Workers whose messages are lost, doubled, late or damaged, and workers that die: the answers are complete and counted once, or a
//! failure is reported. The page's side and the jobs are those of the site; only the browser between them is simulated here.

use casse_tete::puzzle::insanity::job::{Answer, Job, Part, Runner};
use casse_tete::puzzle::insanity::{Exhaustive, Model};
use casse_tete::search::job::{Batch, Counts, Numbered, Origin, Report};
use casse_tete::search::sample::Dice;
use casse_tete::search::{Failure, Plan, Status, Tally, job};
use casse_tete::worker::control::{Control, JobPlan, PoolCommand};
use casse_tete::worker::progress::{Event, News, Progress};
use casse_tete::worker::protocol::{Doing, Purpose, Reply, SHOWN, WorkerRequest};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// What may happen to a message or a worker, in hundredths.
#[derive(Clone, Copy, Default)]
struct Chaos {
    lost: u32,
    doubled: u32,
    late: u32,
    deaths: u32,
}

/// A simulated browser: workers of a workshop, messages on their way, and a clock.
struct Played<J: job::WorkerJob, W> {
    control: Control<J>,
    dice: Dice,
    chaos: Chaos,
    now: f64,
    /// When each arrives, in no order.
    to_workers: Vec<(f64, u32, WorkerRequest<J>)>,
    to_page: Vec<(f64, u32, Reply<J>)>,
    workers: Vec<Worker<J, W>>,
    told: Vec<Event<J>>,
    spawned: usize,
    /// The slices in which all workers have worked.
    slices: usize,
}

struct Worker<J: job::WorkerJob, W> {
    number: u32,
    workshop: W,
    last: u32,
    work: Option<Work<J>>,
    /// What was under way when it was stopped.
    stopped: Option<Work<J>>,
}

/// A request under way: the parts that are left, and how they are carried out.
struct Work<J: job::WorkerJob> {
    ticket: u32,
    job: J,
    parts: Numbered<J::Part>,
    batch: Box<dyn Batch<J>>,
}

impl<J: job::WorkerJob, W: job::JobRunner<Job = J>> Played<J, W> {
    fn new(seed: u64, chaos: Chaos) -> Self {
        Played {
            control: Control::default(),
            dice: Dice::new(seed, 0),
            chaos,
            now: 0.0,
            to_workers: vec![],
            to_page: vec![],
            workers: vec![],
            told: vec![],
            spawned: 0,
            slices: 0,
        }
    }

    fn happens(&mut self, hundredths: u32) -> bool {
        self.dice.below(100) < hundredths
    }

    /// When a message sent now arrives: never, once, or twice, soon or late.
    fn arrivals(&mut self) -> Vec<f64> {
        let copies = if self.happens(self.chaos.lost) { 0 } else { 1 + usize::from(self.happens(self.chaos.doubled)) };
        let mut arrivals = vec![];
        for _ in 0..copies {
            let delay = if self.happens(self.chaos.late) { 400.0 } else { 1.0 };
            arrivals.push(self.now + delay);
        }
        arrivals
    }

    /// Carries out what the page commands.
    fn obey(&mut self) {
        loop {
            let commands = self.control.commands();
            if commands.is_empty() {
                return;
            }
            for command in commands {
                match command {
                    PoolCommand::Load(program) => self.control.loaded(program, true, self.now),
                    PoolCommand::Spawn(number, _) => {
                        self.spawned += 1;
                        self.workers.push(Worker {
                            number,
                            workshop: W::default(),
                            last: 0,
                            work: None,
                            stopped: None,
                        });
                        self.reply(number, Reply::Ready);
                    }
                    PoolCommand::Post(number, request) => {
                        for at in self.arrivals() {
                            self.to_workers.push((at, number, request.clone()));
                        }
                    }
                    PoolCommand::Terminate(number) => self.workers.retain(|worker| worker.number != number),
                    PoolCommand::Tell(event) => self.told.push(event),
                }
            }
        }
    }

    fn reply(&mut self, number: u32, reply: Reply<J>) {
        for at in self.arrivals() {
            self.to_page.push((at, number, reply.clone()));
        }
    }

    /// Ten milliseconds go by: messages arrive, workers work, the page watches.
    fn pass(&mut self) {
        self.now += 10.0;
        let now = self.now;
        let (due, later) = std::mem::take(&mut self.to_workers).into_iter().partition(|(at, ..)| *at <= now);
        self.to_workers = later;
        let due: Vec<(f64, u32, WorkerRequest<J>)> = due;
        due.into_iter().for_each(|(_, number, request)| self.hear(number, request));
        for index in 0..self.workers.len() {
            self.work(index);
        }
        let (due, later) = std::mem::take(&mut self.to_page).into_iter().partition(|(at, ..)| *at <= now);
        self.to_page = later;
        let due: Vec<(f64, u32, Reply<J>)> = due;
        for (_, number, reply) in due {
            if self.workers.iter().any(|worker| worker.number == number) {
                self.control.hear(number, reply, now);
            }
            self.obey();
        }
        if !self.workers.is_empty() && self.happens(self.chaos.deaths) {
            let number = self.workers[self.dice.below(self.workers.len() as u32) as usize].number;
            self.workers.retain(|worker| worker.number != number);
            // Half of the workers that die fall silent, half report an error.
            if self.happens(50) {
                self.control.died(number, now);
            }
        }
        self.control.watch(now);
        self.obey();
    }

    /// A worker hears a request, as the site's workers do.
    fn hear(&mut self, number: u32, request: WorkerRequest<J>) {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.number == number) else { return };
        let (WorkerRequest::Work { ticket, .. } | WorkerRequest::Stop { ticket }) = request;
        if ticket <= worker.last {
            return;
        }
        worker.last = ticket;
        let before = worker.work.take().or(worker.stopped.take());
        match request {
            WorkerRequest::Stop { ticket } => {
                worker.stopped = before;
                self.reply(number, Reply::Stopped { ticket });
            }
            WorkerRequest::Work { ticket, job, parts, .. } => {
                if let Some(work) = before.filter(|work| (&work.job, &work.parts) == (&job, &parts)) {
                    worker.work = Some(Work { ticket, ..work });
                } else if let Some(batch) = worker.workshop.begin(&job, parts.clone()) {
                    worker.work = Some(Work { ticket, job, parts, batch });
                } else {
                    self.reply(number, Reply::Refused { ticket: Some(ticket) });
                }
            }
        }
    }

    fn work(&mut self, index: usize) {
        let worker = &mut self.workers[index];
        let Some(mut work) = worker.work.take() else { return };
        let (number, ticket) = (worker.number, work.ticket);
        self.slices += 1;
        let status = work.batch.advance(2_000);
        let Report { done, trials, notes } = work.batch.report();
        work.parts.retain(|(number, _)| done.iter().all(|(finished, _)| finished != number));
        let reply = match status {
            None => Reply::Refused { ticket: Some(ticket) },
            Some(Status::Finished) => Reply::Finished { ticket, done, origin: None },
            Some(Status::Running) => {
                worker.work = Some(work);
                Reply::Progress { ticket, done, doing: Doing::Working(trials), notes }
            }
        };
        self.reply(number, reply);
    }

    /// Runs until the job is over, or a simulated minute has passed.
    fn until_over(&mut self) {
        self.obey();
        let over = |event: &Event<J>| {
            matches!(event, Event::Finished(..) | Event::Failed(_) | Event::Stopped(..) | Event::Measured(..))
        };
        let end = self.now + 600_000.0;
        while !self.told.iter().any(over) {
            assert!(self.now < end, "it waits for ever");
            self.pass();
        }
    }
}

/// The exhaustive search of the example, checked after the last cube only, and its parts.
fn example() -> (Exhaustive, Plan<<Exhaustive as casse_tete::search::Tree>::Node>, JobPlan<Job>) {
    let setup: casse_tete::puzzle::insanity::Setup = "prune=none".parse().expect("legal");
    let model: Model = setup.model().expect("legal");
    let tree = Exhaustive::new(model);
    let plan = Plan::into_parts(&tree, 40);
    let parts = plan.roots().iter().map(|root| Part::Below(root.clone())).collect();
    (tree, plan, JobPlan { job: Job::Search(model), parts, workers: 3 })
}

/// The counts of a finished search.
fn tally(answers: &[Rc<Answer>]) -> Tally {
    let (tree, plan, _) = example();
    let part = |answer: &Rc<Answer>| match answer.as_ref() {
        Answer::Search(part) => part.as_ref().clone(),
        Answer::Counts(_) => panic!("no experiment"),
    };
    let parts: Vec<casse_tete::search::PartResult> = answers.iter().map(part).collect();
    plan.assemble(&tree, &parts).tally
}

/// The result of a search with these faults: its counts, and how often something was lost; `None` if a failure was reported.
fn check(seed: u64, chaos: Chaos, workers: usize) -> Option<(Tally, usize)> {
    let (.., order) = example();
    let all = order.parts.len();
    let mut played: Played<Job, Runner> = Played::new(seed, chaos);
    played.control.begin(JobPlan { workers, ..order }, Purpose::Answers, 0.0);
    played.until_over();
    let mut heard = vec![0; all];
    for event in &played.told {
        if let Event::Progress(_, news) | Event::Finished(_, _, news) = event {
            news.answers.iter().for_each(|(part, _)| heard[*part] += 1);
        }
    }
    match played.told.pop() {
        Some(Event::Finished(answers, progress, _)) => {
            assert_eq!(heard, vec![1; all], "each part is told once");
            assert_eq!(progress.parts, (all, all));
            let tally = tally(&answers);
            assert_eq!(progress.solutions, tally.level(3).kept);
            Some((tally, progress.losses))
        }
        Some(Event::Failed(failure)) => {
            assert!(matches!(failure, Failure::Lost | Failure::NoStart), "{failure:?}");
            None
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn totals_are_right_whatever_is_lost_doubled_or_late() {
    let (alone, losses) = check(0, Chaos::default(), 1).expect("nothing goes wrong");
    assert_eq!((alone.level(3).kept, losses), (28, 0));
    let mut failed = 0;
    for seed in 1..=150 {
        for chaos in [
            Chaos { lost: 3, ..Chaos::default() },
            Chaos { doubled: 60, ..Chaos::default() },
            Chaos { late: 30, ..Chaos::default() },
            Chaos { deaths: 2, ..Chaos::default() },
            Chaos { lost: 2, doubled: 30, late: 10, deaths: 1 },
        ] {
            match check(seed, chaos, 1 + seed as usize % 4) {
                Some((tally, losses)) => {
                    assert_eq!(tally, alone, "seed {seed}");
                    // Messages that only come twice cost nothing.
                    assert!(losses == 0 || chaos.doubled != 60);
                }
                None => failed += 1,
            }
        }
    }
    // A failure is reported only if much goes wrong.
    assert!(failed < 100, "{failed} of 750 searches were given up");
    assert_eq!(check(1, Chaos { lost: 100, ..Chaos::default() }, 2), None);
    assert_eq!(check(2, Chaos { deaths: 100, ..Chaos::default() }, 2), None);
}

#[test]
fn a_second_ready_and_a_finished_without_its_answers_hold_up_nothing() {
    let (.., order) = example();
    let mut control: Control<Job> = Control::default();
    control.begin(JobPlan { workers: 1, ..order }, Purpose::Answers, 0.0);
    control.loaded("worker", true, 0.0);
    control.hear(0, Reply::Ready, 1.0);
    let posted = |commands: Vec<PoolCommand<Job>>| -> Vec<(u32, usize)> {
        let work = |command| match command {
            PoolCommand::Post(_, WorkerRequest::Work { ticket, parts, .. }) => Some((ticket, parts.len())),
            _ => None,
        };
        commands.into_iter().filter_map(work).collect()
    };
    let first = posted(control.commands());
    let &[(ticket, all)] = &first[..] else { panic!("{first:?}") };
    control.hear(0, Reply::Ready, 2.0);
    assert_eq!(posted(control.commands()), [], "it is busy");
    control.hear(0, Reply::Finished { ticket, done: vec![], origin: None }, 3.0);
    let again = posted(control.commands());
    let &[(next, count)] = &again[..] else { panic!("{again:?}") };
    assert!(next > ticket && count == all, "all parts are given back");
    control.hear(0, Reply::Finished { ticket, done: vec![], origin: None }, 4.0);
    assert_eq!(posted(control.commands()), [], "that was for the request before");
}

#[test]
fn a_stopped_search_goes_on_with_what_it_had() {
    for seed in 0..40 {
        let (.., order) = example();
        let chaos = Chaos { late: 10, doubled: 10, ..Chaos::default() };
        let mut played: Played<Job, Runner> = Played::new(seed, chaos);
        played.control.begin(order, Purpose::Answers, 0.0);
        played.obey();
        for _ in 0..(3 + seed) {
            played.pass();
        }
        played.control.stop(played.now);
        played.until_over();
        if let Some(Event::Stopped(stopped, _)) = played.told.last().cloned() {
            played.told.clear();
            assert!(played.control.resume(played.now));
            played.until_over();
            let Some(Event::Finished(answers, progress, _)) = played.told.pop() else { panic!("it ends") };
            assert_eq!(tally(&answers).level(3).kept, 28);
            assert!(progress.trials >= stopped.trials && progress.elapsed >= stopped.elapsed);
        }
        assert!(!played.control.resume(played.now), "there is nothing to go on with");
    }
}

#[test]
fn no_work_is_done_again_after_a_stop() {
    for workers in [1, 2, 4] {
        let run = |stops: &[usize]| {
            let (.., order) = example();
            let mut played: Played<Job, Runner> = Played::new(0, Chaos::default());
            played.control.begin(JobPlan { workers, ..order }, Purpose::Answers, 0.0);
            played.obey();
            for &passes in stops {
                (0..passes).for_each(|_| played.pass());
                played.control.stop(played.now);
                // Nothing happens while it is stopped.
                (0..3).for_each(|_| played.pass());
                assert!(matches!(played.told.last(), Some(Event::Stopped(..))), "{workers} workers, {stops:?}");
                assert!(played.control.resume(played.now));
                played.obey();
            }
            (0..2_000).for_each(|_| played.pass());
            let mut trials = vec![];
            for event in &played.told {
                if let Event::Progress(progress, _) | Event::Stopped(progress, _) | Event::Finished(_, progress, _) =
                    event
                {
                    trials.push(progress.trials);
                }
            }
            // The counts that are shown never go back.
            assert!(trials.is_sorted(), "{workers} workers, {stops:?}: {trials:?}");
            let Some(Event::Finished(answers, progress, _)) = played.told.pop() else { panic!("it ends") };
            assert_eq!(tally(&answers).level(3).kept, 28);
            (played.slices, progress.trials)
        };
        let (slices, trials) = run(&[]);
        for stops in [&[5][..], &[3, 1, 4], &[12, 2]] {
            let (with_stops, same) = run(stops);
            assert_eq!(same, trials);
            assert_eq!(with_stops, slices, "{workers} workers, {stops:?}");
        }
    }
}

/// A search depth by depth, as iterative deepening does it: a part for each branch at each depth, up to the first depth that has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Deepening {
    depth: u32,
    /// Whether the first answer that has it ends the search.
    hurries: bool,
    /// Whether workers are given parts only once they have a table.
    waits: bool,
}

#[derive(Default)]
struct Digger;

struct Dig(Numbered<(u32, u32)>, u32);

impl job::WorkerJob for Deepening {
    type Part = (u32, u32);
    type Answer = (u32, bool);
    type Note = u32;

    fn next_round(&self, answers: &[&(u32, bool)]) -> Vec<(u32, u32)> {
        let deepest = answers.iter().map(|(depth, _)| *depth).max().unwrap_or_default();
        // Every round is complete before the next begins.
        assert_eq!(answers.len() as u32, 5 * (deepest + 1));
        let found = answers.iter().any(|(_, found)| *found);
        if found { vec![] } else { (0..5).map(|branch| (deepest + 1, branch)).collect() }
    }

    fn is_enough(&self, answer: &(u32, bool)) -> bool {
        self.hurries && answer.1
    }

    fn waits_for_table(&self) -> bool {
        self.waits
    }

    fn counts(answer: &(u32, bool)) -> Counts {
        Counts { trials: 1, solutions: answer.1.into() }
    }
}

impl job::JobRunner for Digger {
    type Job = Deepening;

    fn begin(&mut self, job: &Deepening, parts: Numbered<(u32, u32)>) -> Option<Box<dyn Batch<Deepening>>> {
        Some(Box::new(Dig(parts, job.depth)))
    }
}

impl Batch<Deepening> for Dig {
    fn advance(&mut self, _: u64) -> Option<Status> {
        Some(Status::Finished)
    }

    fn report(&mut self) -> Report<Deepening> {
        let found =
            |&(number, (depth, branch)): &(usize, (u32, u32))| (number, (depth, depth == self.1 && branch == 2));
        Report { done: self.0.iter().map(found).collect(), trials: 0, notes: vec![] }
    }

    fn restart(&mut self) {}
}

#[test]
fn rounds_come_one_after_the_other_and_may_end_early() {
    let all = [(false, 1), (false, 3), (true, 1), (true, 4)].map(|order| [(order, false), (order, true)]);
    for ((hurries, workers), waits) in all.into_iter().flatten() {
        let chaos = Chaos { lost: 1, doubled: 20, late: 5, deaths: 0 };
        let mut played: Played<Deepening, Digger> = Played::new(7, chaos);
        let parts = (0..5).map(|branch| (0, branch)).collect();
        let order = JobPlan { job: Deepening { depth: 6, hurries, waits }, parts, workers };
        played.control.begin(order, Purpose::Answers, 0.0);
        played.until_over();
        let Some(Event::Finished(answers, Progress { solutions, .. }, News { .. })) = played.told.pop() else {
            panic!("it ends")
        };
        assert_eq!(solutions, 1);
        assert_eq!(answers.iter().filter(|answer| answer.1).count(), 1);
        assert!(answers.iter().all(|answer| answer.0 <= 6));
        assert!(hurries || answers.len() == 35);
    }
}

#[test]
fn workers_that_wait_for_their_table_may_fail_and_be_stopped() {
    let mut failed = 0;
    for seed in 1..=150 {
        for chaos in [Chaos::default(), Chaos { lost: 2, doubled: 30, late: 10, deaths: 1 }] {
            let mut played: Played<Deepening, Digger> = Played::new(seed, chaos);
            let parts = (0..5).map(|branch| (0, branch)).collect();
            let job = Deepening { depth: 4, hurries: seed % 2 == 0, waits: true };
            played.control.begin(JobPlan { job, parts, workers: 1 + seed as usize % 4 }, Purpose::Answers, 0.0);
            played.obey();
            (0..seed % 7).for_each(|_| played.pass());
            played.control.stop(played.now);
            played.until_over();
            if matches!(played.told.last(), Some(Event::Stopped(..))) {
                played.told.clear();
                assert!(played.control.resume(played.now));
                played.until_over();
            }
            match played.told.pop() {
                Some(Event::Finished(answers, progress, _)) => {
                    assert_eq!((progress.solutions, progress.preparing), (1, None), "seed {seed}");
                    assert!(answers.len() == 25 || seed % 2 == 0, "seed {seed}: {}", answers.len());
                }
                Some(Event::Failed(_)) => failed += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(failed < 15, "{failed} of 300 searches were given up");
}

#[test]
fn a_round_does_not_wait_for_a_worker_that_prepares() {
    let mut control: Control<Deepening> = Control::default();
    let parts = (0..5).map(|branch| (0, branch)).collect();
    let job = Deepening { depth: 3, hurries: false, waits: true };
    control.begin(JobPlan { job, parts, workers: 2 }, Purpose::Answers, 0.0);
    control.loaded("worker", true, 0.0);
    [0, 1].into_iter().for_each(|number| control.hear(number, Reply::Ready, 1.0));
    let mut asked = vec![];
    for command in control.commands() {
        if let PoolCommand::Post(number, WorkerRequest::Work { ticket, parts, .. }) = command {
            assert_eq!(parts, [], "first the table");
            asked.push((number, ticket));
        }
    }
    let &[(0, mut ticket), (1, other)] = &asked[..] else { panic!("{asked:?}") };
    let preparing =
        |ticket, done| Reply::Progress { ticket, done: vec![], doing: Doing::Preparing(done, vec![]), notes: vec![] };
    control.hear(0, preparing(ticket, 0.5), 50.0);
    control.hear(1, preparing(other, 0.2), 100.0);
    let told = |commands: &[PoolCommand<Deepening>]| -> Vec<Option<f64>> {
        let of = |command: &PoolCommand<Deepening>| match command {
            PoolCommand::Tell(Event::Progress(progress, _)) => Some(progress.preparing),
            _ => None,
        };
        commands.iter().filter_map(of).collect()
    };
    // The least of all is told; that of the second is not known at first.
    assert_eq!(told(&control.commands()), [Some(0.5), Some(0.2)]);
    // The first one has its table; the other one still reads when all rounds are over.
    let mut done = vec![];
    for now in (0..40).map(|step| 200.0 + f64::from(step)) {
        control.hear(0, Reply::Finished { ticket, done: std::mem::take(&mut done), origin: None }, now);
        control.hear(1, preparing(other, 0.3), now);
        let commands = control.commands();
        assert!(told(&commands).iter().all(Option::is_none), "the search is under way");
        for command in commands {
            match command {
                PoolCommand::Post(0, WorkerRequest::Work { ticket: next, job, parts, .. }) => {
                    assert!(!parts.is_empty());
                    let answer = |(number, (depth, branch))| (number, (depth, depth == job.depth && branch == 2));
                    (ticket, done) = (next, parts.into_iter().map(answer).collect());
                }
                PoolCommand::Tell(Event::Finished(answers, progress, _)) => {
                    assert_eq!((answers.len(), progress.losses), (20, 0));
                    return;
                }
                _ => {}
            }
        }
    }
    panic!("it waits for the other one");
}

#[test]
fn a_worker_that_prepares_a_table_may_be_silent_for_longer() {
    let start = || {
        let (.., order) = example();
        let mut control: Control<Job> = Control::default();
        control.begin(JobPlan { workers: 1, ..order }, Purpose::Answers, 0.0);
        control.loaded("worker", true, 0.0);
        control.hear(0, Reply::Ready, 0.0);
        let ticket = control.commands().into_iter().find_map(|command| match command {
            PoolCommand::Post(_, WorkerRequest::Work { ticket, .. }) => Some(ticket),
            _ => None,
        });
        (control, ticket.expect("it is given work"))
    };
    let terminated = |control: &mut Control<Job>| {
        control.commands().iter().any(|command| matches!(command, PoolCommand::Terminate(0)))
    };
    for (doing, silent, replaced) in [
        (Doing::Working(0), 900.0, false),
        (Doing::Working(0), 1_100.0, true),
        (Doing::Preparing(0.5, vec![1, 2]), 9_000.0, false),
        (Doing::Preparing(0.5, vec![]), 11_000.0, true),
    ] {
        let (mut control, ticket) = start();
        control.hear(0, Reply::Progress { ticket, done: vec![], doing: doing.clone(), notes: vec![] }, 100.0);
        let preparing = control.commands().into_iter().find_map(|command| match command {
            PoolCommand::Tell(Event::Progress(progress, _)) => Some((progress.preparing, progress.counted)),
            _ => None,
        });
        let told =
            if let Doing::Preparing(done, counted) = &doing { (Some(*done), counted.clone()) } else { (None, vec![]) };
        assert_eq!(preparing, Some(told));
        control.watch(100.0 + silent);
        assert_eq!(terminated(&mut control), replaced, "{doing:?} {silent}");
    }
    // What is heard soon after something was told waits for a moment, and is told then.
    let (mut control, ticket) = start();
    let told = |control: &mut Control<Job>| {
        let is_told = |command: &PoolCommand<Job>| matches!(command, PoolCommand::Tell(Event::Progress(..)));
        control.commands().iter().filter(|command| is_told(command)).count()
    };
    for (now, wanted, left) in [(100.0, 1, None), (110.0, 0, Some(SHOWN - 10.0)), (115.0, 0, Some(SHOWN - 15.0))] {
        let doing = Doing::Preparing(now / 1_000.0, vec![]);
        control.hear(0, Reply::Progress { ticket, done: vec![], doing, notes: vec![] }, now);
        assert_eq!((told(&mut control), control.waits(now)), (wanted, left), "{now}");
    }
    for (now, wanted) in [(100.0 + SHOWN - 1.0, 0), (100.0 + SHOWN, 1), (100.0 + 3.0 * SHOWN, 0)] {
        control.tell(now);
        assert_eq!(told(&mut control), wanted, "{now}");
    }
    // Answers that were kept on the device are counted, and told as such.
    let (mut control, ticket) = start();
    let recalled = Reply::Progress { ticket, done: vec![], doing: Doing::Recalled, notes: vec![] };
    control.hear(0, recalled, 100.0);
    let origin = control.commands().into_iter().find_map(|command| match command {
        PoolCommand::Tell(Event::Progress(progress, _)) => Some(progress.origin),
        _ => None,
    });
    assert_eq!(origin, Some(Some(Origin::Kept)));
    // A table of which a part is built when the worker is stopped is still told, and goes on from there.
    let (mut control, ticket) = start();
    let half = Reply::Progress { ticket, done: vec![], doing: Doing::Preparing(0.5, vec![1, 2]), notes: vec![] };
    control.hear(0, half, 100.0);
    control.stop(200.0);
    let asked = control.commands().into_iter().find_map(|command| match command {
        PoolCommand::Post(_, WorkerRequest::Stop { ticket }) => Some(ticket),
        _ => None,
    });
    control.hear(0, Reply::Stopped { ticket: asked.expect("it is stopped") }, 220.0);
    let stopped = control.commands().into_iter().find_map(|command| match command {
        PoolCommand::Tell(Event::Stopped(progress, _)) => Some((progress.preparing, progress.counted)),
        _ => None,
    });
    assert_eq!(stopped, Some((Some(0.5), vec![1, 2])));
    assert!(control.resume(300.0));
    // A worker that is asked to stop has one second to answer, whatever it is doing.
    let (mut control, ticket) = start();
    control.hear(
        0,
        Reply::Progress { ticket, done: vec![], doing: Doing::Preparing(0.5, vec![]), notes: vec![] },
        100.0,
    );
    control.stop(200.0);
    control.watch(1_100.0);
    assert!(!terminated(&mut control));
    control.watch(1_300.0);
    let commands = control.commands();
    assert!(commands.iter().any(|command| matches!(command, PoolCommand::Terminate(0))));
    assert!(commands.iter().any(|command| matches!(command, PoolCommand::Tell(Event::Stopped(..)))));
}

#[test]
fn workers_of_a_busy_machine_are_given_more_time_after_each_loss() {
    let (.., order) = example();
    let mut control: Control<Job> = Control::default();
    control.begin(JobPlan { workers: 4, ..order }, Purpose::Answers, 0.0);
    control.loaded("worker", true, 0.0);
    let (mut now, mut lost) = (0.0, vec![]);
    // All four start again and again and never answer: every 100 milliseconds the page looks at them.
    let failed = 'job: loop {
        for command in control.commands() {
            match command {
                PoolCommand::Spawn(number, _) => control.hear(number, Reply::Ready, now),
                PoolCommand::Terminate(_) => lost.push((now / 1_000.0) as u32),
                PoolCommand::Tell(Event::Failed(failure)) => break 'job failure,
                _ => {}
            }
        }
        now += 100.0;
        assert!(now < 60_000.0, "it goes on for ever");
        control.watch(now);
    };
    lost.dedup();
    // After 1, 5, 9 and 13 seconds of silence.
    assert_eq!((failed, lost.as_slice()), (Failure::Lost, [1, 6, 15, 28].as_slice()));
}

#[test]
fn a_reader_who_stops_a_job_does_not_wait_for_its_silent_workers() {
    let (.., order) = example();
    let mut control: Control<Job> = Control::default();
    control.begin(JobPlan { workers: 4, ..order }, Purpose::Answers, 0.0);
    control.loaded("worker", true, 0.0);
    let start = |control: &mut Control<Job>, now: f64| {
        for command in control.commands() {
            if let PoolCommand::Spawn(number, _) = command {
                control.hear(number, Reply::Ready, now);
            }
        }
    };
    start(&mut control, 0.0);
    // Four have fallen silent already: the next four have five seconds to work, and one to stop.
    control.watch(1_100.0);
    start(&mut control, 1_100.0);
    control.stop(2_000.0);
    control.watch(3_100.0);
    assert!(control.commands().iter().any(|command| matches!(command, PoolCommand::Tell(Event::Stopped(..)))));
}
