//! The requests of the page to its workers, and what it does with their answers.

use super::state::{State, Track, View, later};
use super::{Taquin, tables};
use crate::puzzle::taquin::distance::Distances;
use crate::puzzle::taquin::estimate::pattern::PatternSize;
use crate::puzzle::taquin::job::{Answer, Job, Part};
use crate::puzzle::taquin::shortest::{Bound, SHARES, ShortestQuestion, moves};
use crate::puzzle::taquin::{Method, Model};
use crate::search::Failure;
use crate::ui::activity::Activity;
use crate::ui::page::desktop::{Ctx, Desktop};
use crate::ui::page::tasks::{TaskReport, Tasks};
use crate::ui::transport::Work;
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;

/// A task for which the page gives jobs to the workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The experiment with many random boards.
    Boards,
    /// The search of the board by every method.
    Contest,
    /// The search of many boards by several methods.
    Series,
    /// Tests of many weights of the Score, generation after generation.
    Scores,
    /// The search repeated many times, to measure its time.
    Measure,
    /// The first nodes of the search for a shortest solution.
    Recording,
    /// Both ends of a large board.
    Ends,
    /// The same for a search that takes part in the race.
    RaceRounds,
    /// The rounds of that search beyond the first nodes.
    Shortest,
    /// A shortest solution of the board that is played.
    Best,
    /// The lower bounds of a board, in their parts.
    Details,
    /// Exact distances of boards that are too large for the page's own computation.
    Distances,
}

impl Tasks for Taquin {
    const TASKS: &'static [Task] = &[
        Task::Boards,
        Task::Contest,
        Task::Series,
        Task::Scores,
        Task::Recording,
        Task::RaceRounds,
        Task::Ends,
        Task::Shortest,
        Task::Best,
        Task::Details,
        Task::Distances,
        Task::Measure,
    ];

    fn activity(&self, task: Task) -> &Activity {
        match task {
            Task::Boards => &self.state.lab.activity,
            Task::Contest => &self.state.contest.activity,
            Task::Series => &self.state.contest.series.activity,
            Task::Scores => &self.state.scores.activity,
            Task::Measure => &self.measuring,
            Task::Recording => &self.state.descent.recorded,
            Task::RaceRounds => &self.state.race.recording,
            Task::Ends => &self.state.ends.activity,
            Task::Shortest => &self.state.descent.solved,
            Task::Best => &self.state.comparing.solved,
            Task::Details => &self.state.detailing,
            Task::Distances => &self.state.fetching,
        }
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        match task {
            Task::Boards => &mut self.state.lab.activity,
            Task::Contest => &mut self.state.contest.activity,
            Task::Series => &mut self.state.contest.series.activity,
            Task::Scores => &mut self.state.scores.activity,
            Task::Measure => &mut self.measuring,
            Task::Recording => &mut self.state.descent.recorded,
            Task::RaceRounds => &mut self.state.race.recording,
            Task::Ends => &mut self.state.ends.activity,
            Task::Shortest => &mut self.state.descent.solved,
            Task::Best => &mut self.state.comparing.solved,
            Task::Details => &mut self.state.detailing,
            Task::Distances => &mut self.state.fetching,
        }
    }

    fn order(&mut self, task: Task) -> (JobPlan<Job>, Purpose) {
        let workers = self.workers();
        let board = self.state.wants_shortest().unwrap_or(self.state.model.board);
        if task == Task::Best {
            self.state.compared = Some(board);
        }
        let raced = if task == Task::RaceRounds { later::raced_rounds(&self.state) } else { None };
        let State { lab, model, descent, comparing, ends, .. } = &mut self.state;
        let (job, parts, workers, purpose) = match task {
            Task::Boards => {
                let blocks = lab.blocks().map(Part::Block).collect();
                (Job::Boards(model.clone(), lab.trial()), blocks, workers, Purpose::Answers)
            }
            Task::Contest | Task::Series | Task::Scores => {
                let (job, parts) = match task {
                    Task::Contest => later::begin_contest(&mut self.state),
                    Task::Series => later::begin_series(&mut self.state),
                    _ => later::begin_weights(&mut self.state),
                };
                (job, parts, workers, Purpose::Answers)
            }
            Task::Measure => {
                self.measured = None;
                (Job::Measure(model.clone()), vec![Part::Method(model.method)], 1, Purpose::Time)
            }
            Task::Best => {
                // Large tables that are there are used, whatever the method of the search.
                let size = if tables::has_large(&board) { PatternSize::Large } else { model.tables };
                let question = ShortestQuestion { board, bound: Bound::Patterns(size) };
                let parts = comparing.first_round(SHARES).into_iter().map(Part::Share).collect();
                (Job::Shortest(question), parts, workers, Purpose::Answers)
            }
            Task::Details => {
                let board = self.state.play.board();
                self.state.compared = Some(board);
                (Job::Details(board), vec![Part::Details], 1, Purpose::Answers)
            }
            Task::Ends => (Job::Ends(model.board), ends.begin(model.board), workers, Purpose::Answers),
            Task::RaceRounds => {
                let job = raced.map_or_else(|| question(model), Job::Shortest);
                (job, vec![Part::Recording], 1, Purpose::Answers)
            }
            Task::Recording => (question(model), vec![Part::Recording], 1, Purpose::Answers),
            Task::Shortest => {
                // One worker searches in the order of the sequential search.
                let shares = if workers > 1 { SHARES } else { 1 };
                let parts = descent.first_round(shares).into_iter().map(Part::Share).collect();
                (question(model), parts, workers, Purpose::Answers)
            }
            Task::Distances => {
                let job = Job::Distances(model.board.width(), model.board.height());
                (job, vec![Part::Table], 1, Purpose::Answers)
            }
        };
        (JobPlan { job, parts, workers }, purpose)
    }

    fn take_in(&mut self, _ctx: &Ctx<Self>, task: Task, report: TaskReport<Job>) -> Result<(), Failure> {
        let model = &self.state.model;
        let uses_tables = task == Task::Best
            || matches!(task, Task::Recording | Task::Shortest) && model.method == Method::IdaPattern;
        if matches!(report, TaskReport::Answers(_)) && uses_tables && model.tables == PatternSize::Large {
            tables::note_large(&model.board);
        }
        match report {
            TaskReport::News(news) => {
                match task {
                    Task::Shortest => self.state.descent.take_note(news.notes.last()),
                    Task::Best => self.state.comparing.take_note(news.notes.last()),
                    _ => {}
                }
                for (part, answer) in &news.answers {
                    match answer.as_ref() {
                        Answer::Counts(counts) => self.state.lab.note(*part, counts),
                        Answer::Outcome(outcome) => {
                            let contest = &mut self.state.contest;
                            let outcomes =
                                if task == Task::Series { &mut contest.series.outcomes } else { &mut contest.outcomes };
                            *outcomes.get_mut(*part).ok_or(Failure::Refused)? = Some(*outcome);
                        }
                        Answer::Tested(tested) => {
                            let taken = later::take_test(&mut self.state, *part, tested);
                            taken.then_some(()).ok_or(Failure::Refused)?;
                        }
                        Answer::Recording(recording) if task == Task::RaceRounds => {
                            later::record_raced(&mut self.state, recording);
                        }
                        Answer::Recording(recording) => self.state.record(recording.clone()),
                        Answer::Share(share) if task == Task::Best => self.state.comparing.take_share(share),
                        Answer::Share(share) => self.state.descent.take_share(share),
                        Answer::Details(details) => {
                            self.state.details = self.state.compared.map(|board| (board, details.clone()));
                        }
                        Answer::Ends(result) => self.state.ends.take(*part, result.clone()),
                        Answer::Table(_) => {}
                    }
                }
            }
            TaskReport::Answers(answers) if task == Task::Distances => {
                let board = &self.state.model.board;
                let table = match answers.first().map(AsRef::as_ref) {
                    Some(Answer::Table(bytes)) => Distances::of_bytes(board.width(), board.height(), bytes),
                    _ => None,
                };
                self.state.know(table.ok_or(Failure::Refused)?);
            }
            TaskReport::Answers(answers) if matches!(task, Task::Best | Task::Shortest) => {
                let solution = answers.iter().find_map(|answer| match answer.as_ref() {
                    Answer::Share(share) => share.solution.as_deref(),
                    _ => None,
                });
                let board = if task == Task::Best { self.state.compared } else { Some(self.state.model.board) };
                let board = board.ok_or(Failure::Refused)?;
                self.state.learn(board, moves(solution.ok_or(Failure::Refused)?));
            }
            // Now the time of a step is known.
            TaskReport::Answers(_) if task == Task::Contest => later::pace_race(&mut self.state),
            TaskReport::Answers(_) => {}
            TaskReport::Time(time, repeats) => self.measured = Some((time, repeats)),
        }
        Ok(())
    }

    fn work_of(&self, task: Task) -> Work {
        let State { descent, comparing, .. } = &self.state;
        let search = if task == Task::Best { comparing } else { descent };
        match (task, self.activity(task).work()) {
            // The game goes on meanwhile. A search for a hint that is not over at once can be stopped.
            (Task::Best, _) if !self.state.seeks_hint() || comparing.is_quick() => Work::Idle,
            // How many rounds will come is not known: the bar shows how much of the present one is done.
            (Task::Shortest | Task::Best, Work::Running(fraction, _)) => {
                Work::Running(search.share_of_round().unwrap_or(fraction), None)
            }
            (Task::Shortest | Task::Best, Work::Stopped(fraction)) => {
                Work::Stopped(search.share_of_round().unwrap_or(fraction))
            }
            // Each round takes twice as long as the one before.
            (Task::Ends, Work::Running(..)) => Work::Running(self.state.ends.share(), None),
            (Task::Ends, Work::Stopped(_)) => Work::Stopped(self.state.ends.share()),
            // Each generation is a round of its own.
            (Task::Scores, Work::Running(..)) => Work::Running(self.state.scores.share(), None),
            (Task::Scores, Work::Stopped(_)) => Work::Stopped(self.state.scores.share()),
            (Task::Details, _) => Work::Idle,
            (_, work) => work,
        }
    }

    fn is_shown(&self, task: Task) -> bool {
        match task {
            Task::Boards => self.state.view == View::Statistics,
            Task::Ends => self.state.view == View::Distances,
            Task::Contest | Task::Series | Task::Scores => self.state.view != View::Statistics,
            Task::Shortest => self.state.descent.shows_end(),
            // A table that is built for these may be stopped.
            Task::Recording => self.state.track() == Track::Rounds,
            Task::RaceRounds => self.state.view == View::Race,
            Task::Best => self.state.seeks_hint(),
            Task::Distances => true,
            Task::Measure | Task::Details => false,
        }
    }
}

/// The job for a shortest solution of the board.
fn question(model: &Model) -> Job {
    let bound = Bound::of(model).unwrap_or(Bound::Manhattan);
    Job::Shortest(ShortestQuestion { board: model.board, bound })
}

impl Taquin {
    /// Gives the board for which a hint was asked to the workers, in place of another one of the game; a search of it that was stopped goes
    /// on.
    pub(super) fn seek_hint(&mut self, ctx: &Ctx<Self>) {
        let is_asked = self.state.seeks_hint();
        let is_wanted = self.state.wants_shortest() == Some(self.state.play.board());
        match &self.state.comparing.solved {
            Activity::Stopped(_) if is_asked => self.resume_task(ctx, Task::Best),
            Activity::Stopped(_) => self.state.comparing.solved = Activity::Idle,
            Activity::Running(_) if !is_asked && is_wanted => self.start(ctx, Task::Best),
            _ => {}
        }
    }

    /// Starts the experiment.
    pub(super) fn run_boards(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        self.state.seed_experiment();
        self.start(ctx, Task::Boards);
    }
}
