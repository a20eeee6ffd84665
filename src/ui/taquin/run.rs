//! The requests of the page to its workers, and what it does with their answers.

use super::Taquin;
use super::state::{State, View};
use crate::puzzle::taquin::Method;
use crate::puzzle::taquin::distance::Distances;
use crate::puzzle::taquin::job::{Answer, Job, Part};
use crate::search::Failure;
use crate::ui::activity::Activity;
use crate::ui::page::desktop::{Ctx, Desktop};
use crate::ui::page::tasks::{TaskReport, Tasks};
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;

/// A task for which the page gives jobs to the workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The experiment with many random boards.
    Boards,
    /// The search of the board by every method.
    Contest,
    /// The search repeated many times, to measure its time.
    Measure,
    /// Exact distances of boards that are too large for the page's own computation.
    Distances,
}

impl Tasks for Taquin {
    const TASKS: &'static [Task] = &[Task::Boards, Task::Contest, Task::Distances, Task::Measure];

    fn activity(&self, task: Task) -> &Activity {
        match task {
            Task::Boards => &self.state.lab.activity,
            Task::Contest => &self.state.contest.activity,
            Task::Measure => &self.measuring,
            Task::Distances => &self.state.fetching,
        }
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        match task {
            Task::Boards => &mut self.state.lab.activity,
            Task::Contest => &mut self.state.contest.activity,
            Task::Measure => &mut self.measuring,
            Task::Distances => &mut self.state.fetching,
        }
    }

    fn order(&mut self, task: Task) -> (JobPlan<Job>, Purpose) {
        let workers = self.workers();
        let able: Vec<Part> = self.able().into_iter().map(|method| Part::Method(Method::ALL[method])).collect();
        let State { lab, model, .. } = &mut self.state;
        let (job, parts, workers, purpose) = match task {
            Task::Boards => {
                let blocks = lab.blocks().map(Part::Block).collect();
                (Job::Boards(model.clone(), lab.trial()), blocks, workers, Purpose::Answers)
            }
            Task::Contest => (Job::Contest(model.clone()), able, workers, Purpose::Answers),
            Task::Measure => {
                self.measured = None;
                (Job::Contest(model.clone()), vec![Part::Method(model.method)], 1, Purpose::Time)
            }
            Task::Distances => {
                let job = Job::Distances(model.board.width(), model.board.height());
                (job, vec![Part::Table], 1, Purpose::Answers)
            }
        };
        (JobPlan { job, parts, workers }, purpose)
    }

    fn take_in(&mut self, _ctx: &Ctx<Self>, task: Task, report: TaskReport<Job>) -> Result<(), Failure> {
        let able = self.able();
        match report {
            TaskReport::News(news) => {
                for (part, answer) in &news.answers {
                    match answer.as_ref() {
                        Answer::Counts(counts) => self.state.lab.note(*part, counts),
                        Answer::Outcome(outcome) => {
                            let method = able.get(*part).ok_or(Failure::Refused)?;
                            self.state.contest.outcomes[*method] = Some(*outcome);
                        }
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
            TaskReport::Answers(_) => {}
            TaskReport::Time(time, repeats) => self.measured = Some((time, repeats)),
        }
        Ok(())
    }

    fn is_shown(&self, task: Task) -> bool {
        match task {
            Task::Boards => self.state.view == View::Statistics,
            Task::Contest => self.state.view != View::Statistics,
            Task::Measure | Task::Distances => false,
        }
    }
}

impl Taquin {
    /// The methods that can search the board.
    pub(super) fn able(&self) -> Vec<usize> {
        let cells = self.state.model.board.tiles().len();
        (0..Method::ALL.len()).filter(|&index| Method::ALL[index].most_cells() >= cells).collect()
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
