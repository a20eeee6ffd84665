//! The requests of the page to its workers, and what it does with their answers.

use super::Soma;
use super::state::{Goal, PackNews, State, View};
use crate::puzzle::soma::assemble::way::Ways;
use crate::puzzle::soma::contest::RULES;
use crate::puzzle::soma::job::{Answer, Job, PACK_PARTS, Part};
use crate::puzzle::soma::pack::PackCount;
use crate::puzzle::soma::pack::ideas::Ideas;
use crate::puzzle::soma::solutions::{Question, QuestionAnswer};
use crate::puzzle::soma::studied::Studied;
use crate::puzzle::soma::{Assembly, Catalogue};
use crate::search::{self, Failure};
use crate::ui::activity::Activity;
use crate::ui::page::desktop::{Ctx, Desktop};
use crate::ui::page::tasks::{TaskReport, Tasks};
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;
use std::rc::Rc;

/// A task for which the page gives jobs to the workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Count all solutions by the fast search.
    Count,
    /// Make the map of the solutions.
    Map,
    /// Look for arguments that the figure cannot be built.
    Why,
    /// Look for ways on which the pieces come in.
    Ways,
    /// Run the whole search.
    Search,
    /// Run the whole search with each set of rules, or that of the packing engine without each of its ideas.
    Contest,
    /// Repeat the fast search many times, to measure its time.
    Measure,
    /// Read a file.
    File,
    /// Look how much of the figure the pieces of the editor fill.
    Fill,
}

impl Tasks for Soma {
    const TASKS: &'static [Task] = &[
        Task::Search,
        Task::Count,
        Task::Map,
        Task::Why,
        Task::Ways,
        Task::Contest,
        Task::Measure,
        Task::File,
        Task::Fill,
    ];

    fn activity(&self, task: Task) -> &Activity {
        match task {
            Task::Count => &self.state.counting,
            Task::Map => &self.state.charting,
            Task::Why => &self.state.why.arguing,
            Task::Ways => &self.state.ways.seeking,
            Task::Search => &self.state.search,
            Task::Contest => &self.contest,
            Task::Measure => &self.measuring,
            Task::File => &self.reading,
            Task::Fill => &self.filling,
        }
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        match task {
            Task::Count => &mut self.state.counting,
            Task::Map => &mut self.state.charting,
            Task::Why => &mut self.state.why.arguing,
            Task::Ways => &mut self.state.ways.seeking,
            Task::Search => &mut self.state.search,
            Task::Contest => &mut self.contest,
            Task::Measure => &mut self.measuring,
            Task::File => &mut self.reading,
            Task::Fill => &mut self.filling,
        }
    }

    fn order(&mut self, task: Task) -> (JobPlan<Job>, Purpose) {
        let model = self.state.model.clone();
        let workers = self.workers();
        let (job, parts, workers, purpose) = match task {
            Task::Count if self.state.is_counted_fast() => {
                (Job::Count(model), vec![Part::Question(Question::Classes)], 1, Purpose::Answers)
            }
            Task::Count => {
                self.state.packing = PackNews::default();
                let parts = std::iter::once(Part::Estimate).chain((0..PACK_PARTS).map(Part::Packing)).collect();
                (Job::Study(model), parts, workers, Purpose::Answers)
            }
            Task::Map => (Job::Study(model), vec![Part::Map], 1, Purpose::Answers),
            Task::Why => (Job::Study(model), vec![Part::Why], 1, Purpose::Answers),
            Task::Ways => {
                let (parts, gravity) = self.state.way_parts();
                let parts = parts.into_iter().map(|solutions| Part::Ways { solutions, gravity }).collect();
                (Job::Study(model), parts, 1, Purpose::Answers)
            }
            Task::File => (Job::Study(model), vec![Part::File(self.file_text.clone())], 1, Purpose::Answers),
            Task::Fill => {
                let parts = self.filled.clone().map(|(pieces, figure)| Part::Fullest(pieces, figure));
                (Job::Study(model), parts.into_iter().collect(), 1, Purpose::Answers)
            }
            Task::Search => {
                let parts = self.state.plan().roots().iter().map(|root| Part::Below(root.clone())).collect();
                (Job::Search(model), parts, workers, Purpose::Answers)
            }
            Task::Contest if !self.state.is_counted_fast() => {
                self.state.ideas = Default::default();
                (Job::Study(model), Ideas::COMPARED.map(Part::Ideas).to_vec(), workers, Purpose::Answers)
            }
            Task::Contest => {
                let parts = RULES.map(Part::Rules).into_iter().chain([Part::Ideas(Ideas::EXACT_COVER)]);
                (Job::Study(model), parts.collect(), workers, Purpose::Answers)
            }
            Task::Measure => {
                // First one solution for all its rotations, then all placed solutions.
                let question = if self.measured[0].is_none() { Question::Found } else { Question::Placed };
                (Job::Count(model), vec![Part::Question(question)], 1, Purpose::Time)
            }
        };
        (JobPlan { job, parts, workers }, purpose)
    }

    fn is_unasked(&self, task: Task) -> bool {
        // The map is made before somebody opens it.
        task == Task::Map && self.state.view != View::Map
    }

    fn is_shown(&self, task: Task) -> bool {
        match task {
            Task::Why => self.state.view == View::Figure,
            Task::Map => self.state.view == View::Map,
            Task::Ways => self.state.view == View::Solutions,
            Task::File => false,
            Task::Count | Task::Search | Task::Contest | Task::Measure | Task::Fill => true,
        }
    }

    fn take_in(&mut self, ctx: &Ctx<Self>, task: Task, report: TaskReport<Job>) -> Result<(), Failure> {
        match (task, report) {
            (_, TaskReport::News(news)) => {
                for (part, answer) in &news.answers {
                    match answer.as_ref() {
                        Answer::Outcome(outcome) => {
                            if let Some(place) = self.state.contest.get_mut(*part) {
                                *place = Some(*outcome.clone());
                            }
                        }
                        Answer::Ideas(count) if self.state.is_counted_fast() => self.state.cover = Some(*count),
                        Answer::Ideas(count) => {
                            if let Some(place) = self.state.ideas.get_mut(*part) {
                                *place = Some(*count);
                            }
                        }
                        Answer::Estimate(estimate) => self.state.packing.estimate = Some(*estimate),
                        Answer::Packing(count) => self.state.packing.add(count),
                        Answer::Search(_) | Answer::Solutions(_) | Answer::Study(_) => {}
                    }
                }
            }
            (Task::Count, TaskReport::Answers(answers)) => {
                let State { model, .. } = &self.state;
                let (catalogue, nodes) = match answers.first().map(AsRef::as_ref) {
                    Some(Answer::Solutions(QuestionAnswer::Classes { classes, nodes })) => {
                        (Catalogue::of_classes(&model.pieces, &model.figure, classes), *nodes)
                    }
                    Some(Answer::Estimate(_)) => {
                        let mut whole = PackCount::default();
                        for answer in &answers {
                            if let Answer::Packing(count) = answer.as_ref() {
                                whole.add(count);
                            }
                        }
                        let nodes = whole.nodes;
                        (whole.catalogue(&model.pieces, &model.figure), nodes)
                    }
                    _ => (None, 0),
                };
                self.state.know(catalogue.ok_or(Failure::Refused)?, nodes);
                if std::mem::take(&mut self.state.wants_search) {
                    self.start(ctx, Task::Search);
                }
            }
            (Task::File | Task::Fill | Task::Map | Task::Why | Task::Ways, TaskReport::Answers(answers)) => {
                let studied = |answer: &Rc<Answer>| match answer.as_ref() {
                    Answer::Study(bytes) => bytes.read(),
                    _ => None,
                };
                let studied: Option<Vec<Studied>> = answers.iter().map(studied).collect();
                self.take_study(task, studied.ok_or(Failure::Refused)?)?;
            }
            (Task::Search, TaskReport::Answers(answers)) => {
                let part = |answer: &Answer| match answer {
                    Answer::Search(part) => Some(part.as_ref().clone()),
                    _ => None,
                };
                let parts: Option<Vec<search::PartResult>> = answers.iter().map(|answer| part(answer)).collect();
                let tree = Assembly::new(self.state.model.clone());
                let whole = self.state.plan().assemble(&tree, &parts.ok_or(Failure::Refused)?);
                self.state.finish(whole);
            }
            (Task::Contest | Task::Measure, TaskReport::Answers(_)) => {}
            (_, TaskReport::Time(time, _)) => match self.measured {
                [None, _] => {
                    self.measured[0] = Some(time);
                    self.start(ctx, Task::Measure);
                }
                _ => self.measured[1] = Some(time),
            },
        }
        Ok(())
    }
}

impl Soma {
    /// Stores what a study has found. Fails if it does not fit the task.
    fn take_study(&mut self, task: Task, studied: Vec<Studied>) -> Result<(), Failure> {
        if task == Task::Ways {
            let ways = |studied: Studied| if let Studied::Ways(ways) = studied { Some(ways) } else { None };
            let found: Option<Vec<Vec<Ways>>> = studied.into_iter().map(ways).collect();
            let is_taken = found.is_some_and(|found| self.state.take_ways(found));
            return if is_taken { Ok(()) } else { Err(Failure::Refused) };
        }
        let is_taken = match (task, studied.into_iter().next()) {
            (Task::File, Some(Studied::File(read))) => {
                self.find_in_file(read);
                true
            }
            (Task::Fill, Some(Studied::Fullest(found))) => {
                self.find_filling(found);
                true
            }
            (Task::Map, Some(Studied::Map(chart))) => self.state.take_chart(chart),
            (Task::Why, Some(Studied::Why(why))) => {
                self.state.take_why(why);
                true
            }
            _ => false,
        };
        if is_taken { Ok(()) } else { Err(Failure::Refused) }
    }

    /// Counts all solutions by the fast search, then runs the whole search and goes to `goal`.
    pub(super) fn run_all(&mut self, ctx: &Ctx<Self>, goal: Goal) {
        let state = &mut self.state;
        state.goal = goal;
        if state.search.is_done() {
            // The whole search is known already.
            if goal == Goal::FirstSolution {
                state.go_to_first_solution();
            }
            return;
        }
        state.player.playing = false;
        self.measured = [None; 2];
        self.contest = Activity::Idle;
        if !self.state.is_counted_fast() {
            // The enumeration would not end in a lifetime.
            return self.count(ctx);
        }
        if self.state.solutions.is_some() {
            self.start(ctx, Task::Search);
        } else {
            self.state.wants_search = true;
            self.start(ctx, Task::Count);
        }
    }

    /// Counts the solutions with the packing engine, and shows them.
    pub(super) fn count(&mut self, ctx: &Ctx<Self>) {
        if self.state.view == View::Search {
            self.state.view = View::Solutions;
        }
        if self.state.solutions.is_none() {
            self.start_if_idle(ctx, Task::Count);
        }
    }

    /// Measures the fast search on one worker.
    pub(super) fn measure(&mut self, ctx: &Ctx<Self>) {
        if !self.is_busy() {
            self.measured = [None; 2];
            self.start(ctx, Task::Measure);
        }
    }

    /// The times of the fast search, once both are measured.
    pub(super) fn times(&self) -> Option<[f64; 2]> {
        let [found, placed] = self.measured;
        Some([found?, placed?])
    }
}
