//! The requests of the page to its workers, and what it does with their answers.

use super::Insanity;
use super::state::{Goal, State, View};
use crate::puzzle::insanity::job::{Answer, Job, Part};
use crate::search::{self, Failure};
use crate::ui::activity::Activity;
use crate::ui::page::desktop::{Ctx, Desktop};
use crate::ui::page::tasks::{TaskReport, Tasks};
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;

/// A task for which the page gives jobs to the workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The whole search of the exhaustive program.
    Search,
    /// The search repeated many times, to measure its time.
    Measure,
    /// The experiment with many random sets.
    Sets,
}

impl Tasks for Insanity {
    const TASKS: &'static [Task] = &[Task::Search, Task::Sets, Task::Measure];

    fn activity(&self, task: Task) -> &Activity {
        match task {
            Task::Search => &self.state.search,
            Task::Measure => &self.measuring,
            Task::Sets => &self.state.lab.activity,
        }
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        match task {
            Task::Search => &mut self.state.search,
            Task::Measure => &mut self.measuring,
            Task::Sets => &mut self.state.lab.activity,
        }
    }

    fn order(&mut self, task: Task) -> (JobPlan<Job>, Purpose) {
        let workers = self.workers();
        let State { lab, plan, model, .. } = &mut self.state;
        let program = Job::Search(*model);
        let below = || plan.roots().iter().map(|root| Part::Below(root.clone())).collect();
        match task {
            Task::Search => (JobPlan { job: program, parts: below(), workers }, Purpose::Answers),
            Task::Measure => {
                self.measured = None;
                (JobPlan { job: program, parts: below(), workers: 1 }, Purpose::Time)
            }
            Task::Sets => {
                let parts = lab.blocks().map(Part::Block).collect();
                (JobPlan { job: Job::Sets(lab.trial()), parts, workers }, Purpose::Answers)
            }
        }
    }

    fn take_in(&mut self, _ctx: &Ctx<Self>, _task: Task, report: TaskReport<Job>) -> Result<(), Failure> {
        match report {
            TaskReport::News(news) => {
                for (block, answer) in &news.answers {
                    if let Answer::Counts(counts) = answer.as_ref() {
                        self.state.lab.note(*block, counts);
                    }
                }
            }
            TaskReport::Answers(answers) if self.frame.task == Some(Task::Search) => {
                let part = |answer: &Answer| match answer {
                    Answer::Search(part) => Some(part.as_ref().clone()),
                    Answer::Counts(_) => None,
                };
                let parts: Option<Vec<search::PartResult>> = answers.iter().map(|answer| part(answer)).collect();
                let whole = self.state.plan.assemble(self.state.timeline.tree(), &parts.ok_or(Failure::Refused)?);
                if self.state.goal == Goal::FirstSolution {
                    self.open_tab_of(0, 1);
                }
                self.state.finish(whole);
            }
            TaskReport::Answers(_) => {}
            TaskReport::Time(time, repeats) => self.measured = Some((time, repeats)),
        }
        Ok(())
    }

    fn is_shown(&self, task: Task) -> bool {
        (task == Task::Sets) == (self.state.view == View::Statistics)
    }
}

impl Insanity {
    /// Runs the whole search, then goes to `goal`.
    pub(super) fn run_all(&mut self, ctx: &Ctx<Self>, goal: Goal) {
        if self.state.lab.activity.is_running() {
            return;
        }
        self.state.goal = goal;
        if self.state.search.is_done() {
            // The whole search is known already.
            if goal == Goal::FirstSolution {
                self.state.go_to_first_solution();
            }
            return;
        }
        self.state.player.playing = false;
        self.start(ctx, Task::Search);
    }
}
