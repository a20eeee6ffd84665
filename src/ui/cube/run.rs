//! The requests of the page to its workers, and what it does with their answers.

use super::HungarianCube;
use super::state::{BOUND_NODES, ChainWay, ShortSolutions, State, View};
use crate::puzzle::cube::Method;
use crate::puzzle::cube::ball::MOST_RADIUS;
use crate::puzzle::cube::job::{Answer, Job, Note, Part};
use crate::puzzle::cube::solve::optimal::TableSize;
use crate::puzzle::cube::solve::short::FoundSolution;
use crate::puzzle::cube::trial::Trial;
use crate::search::Failure;
use crate::ui::activity::Activity;
use crate::ui::page::desktop::Ctx;
use crate::ui::page::tasks::{TaskReport, Tasks};
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;

/// A task for which the page gives jobs to the workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Find the solution of the present cube by the chosen method; of a shortest one, or of all side by side, the next solution that is needed.
    Solve,
    /// Prove which solution is the shortest.
    Prove,
    /// Count the positions at each distance from the cube in order.
    Spheres,
    /// The experiment with many random positions.
    Positions,
    /// Find several scrambles.
    Scrambles,
    /// Find the commutator for the wish in the laboratory.
    Commutator,
    /// Find the graph of the subgroup.
    Graph,
    /// Find a word of the present cube in the generators of the subgroup.
    Word,
}

impl Tasks for HungarianCube {
    const TASKS: &'static [Task] = &[
        Task::Positions,
        Task::Scrambles,
        Task::Commutator,
        Task::Graph,
        Task::Word,
        Task::Spheres,
        Task::Prove,
        Task::Solve,
    ];

    fn activity(&self, task: Task) -> &Activity {
        match task {
            Task::Solve => &self.state.solving,
            Task::Prove => &self.state.proof.proving,
            Task::Spheres => &self.state.counting,
            Task::Positions => &self.state.lab.activity,
            Task::Scrambles => &self.state.scrambles.activity,
            Task::Commutator => &self.state.seeking,
            Task::Graph => &self.state.subgroup.graphing,
            Task::Word => &self.state.subgroup.spelling,
        }
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        match task {
            Task::Solve => &mut self.state.solving,
            Task::Prove => &mut self.state.proof.proving,
            Task::Spheres => &mut self.state.counting,
            Task::Positions => &mut self.state.lab.activity,
            Task::Scrambles => &mut self.state.scrambles.activity,
            Task::Commutator => &mut self.state.seeking,
            Task::Graph => &mut self.state.subgroup.graphing,
            Task::Word => &mut self.state.subgroup.spelling,
        }
    }

    fn order(&mut self, task: Task) -> (JobPlan<Job>, Purpose) {
        let state = &mut self.state;
        let (job, parts, workers) = match task {
            Task::Solve => match state.method_now().unwrap_or_default() {
                Method::Optimal if state.is_side_by_side() => prove(state),
                Method::Short | Method::Optimal => {
                    state.short = ShortSolutions::default();
                    // A solution that bounds the shortest one, or is shown beside it, is looked for only for a moment.
                    let nodes = if state.is_short() { state.short_nodes } else { BOUND_NODES };
                    (Job::Short(state.live(), nodes), vec![Part::Whole], 1)
                }
                Method::Chain => (Job::Chain(state.live()), vec![Part::Whole], 1),
                Method::Stages | Method::SideBySide => {
                    (Job::Solve(state.live(), state.model.first), vec![Part::Whole], 1)
                }
            },
            Task::Prove => prove(state),
            Task::Spheres => {
                state.spheres.clear();
                (Job::Spheres(MOST_RADIUS), vec![Part::Whole], 1)
            }
            Task::Positions => {
                let blocks = state.lab.blocks().map(Part::Block).collect();
                let job = Job::Positions(state.model.first, state.lab.trial());
                (job, blocks, crate::ui::workers(state.base.workers))
            }
            Task::Commutator => {
                let wish = state.finding.as_ref().map(|finding| finding.wish.clone()).unwrap_or_default();
                (Job::Commutator(wish), vec![Part::Whole], 1)
            }
            Task::Graph => {
                let own = &state.subgroup;
                (Job::Graph(own.generators.clone(), own.quotient.clone()), vec![Part::Whole], 1)
            }
            Task::Word => (Job::Word(state.subgroup.generators.clone(), state.live()), vec![Part::Whole], 1),
            Task::Scrambles => {
                // One worker, because each would hold the tables.
                let (job, parts) = state.scrambles.order();
                (job, parts, 1)
            }
        };
        (JobPlan { job, parts, workers }, Purpose::Answers)
    }

    fn take_in(&mut self, _ctx: &Ctx<Self>, task: Task, report: TaskReport<Job>) -> Result<(), Failure> {
        let state = &mut self.state;
        match report {
            TaskReport::News(news) => {
                if let Some(progress) = state.proof.proving.progress().filter(|progress| progress.preparing.is_some()) {
                    state.proof.prepared = progress.elapsed;
                }
                for (part, answer) in &news.answers {
                    match answer.as_ref() {
                        Answer::Depth(result) if !state.take_depth(result) => return Err(Failure::Refused),
                        Answer::Counts(counts) => state.lab.note(*part, counts),
                        Answer::Scramble(turns) if !state.scrambles.take(*part, turns) => return Err(Failure::Refused),
                        _ => {}
                    }
                }
                for note in news.notes {
                    match note {
                        Note::Spheres(spheres) => state.spheres = spheres,
                        Note::Short(found) => take_short(state, found)?,
                        Note::Depth(at) => state.proof.at = at,
                    }
                }
            }
            TaskReport::Answers(answers) if task == Task::Solve && state.is_side_by_side() => {
                return take_side(state, answers.first().map(AsRef::as_ref));
            }
            TaskReport::Answers(_) if task == Task::Prove => state.end_proof(),
            TaskReport::Answers(answers) => match answers.first().map(AsRef::as_ref) {
                Some(Answer::Solution(solution)) => {
                    let (cube, first) = (state.live(), state.model.first);
                    // A solution that does not put the cube in order can only come from a worker of another version.
                    let solution = solution.clone().ok_or(Failure::Refused)?;
                    let turns: Vec<_> = solution.algorithm().turns().collect();
                    if !cube.along(turns).is_solved() {
                        return Err(Failure::Refused);
                    }
                    state.know((cube, first), solution);
                }
                Some(Answer::Short(answer)) => {
                    let (found, nodes, every) = answer.clone().ok_or(Failure::Refused)?;
                    found.into_iter().try_for_each(|found| take_short(state, found))?;
                    state.end_short(nodes, every);
                }
                Some(Answer::Chain(solution)) => {
                    let solution = solution.clone().ok_or(Failure::Refused)?;
                    state.know_chain(ChainWay::new(&state.live(), solution).ok_or(Failure::Refused)?);
                }
                Some(Answer::Spheres(spheres)) => state.spheres = spheres.clone(),
                Some(Answer::Graph(bytes)) => {
                    let spelling = state.spelling;
                    state.subgroup.know_graph(bytes.as_ref().map(|bytes| &bytes[..]), spelling)?;
                }
                Some(Answer::Word(word)) => state.know_word(word.clone())?,
                // One that does not fulfil the wish can only come from a worker of another version.
                Some(Answer::Commutator(found)) if !found.clone().is_some_and(|found| state.know_commutator(found)) => {
                    return Err(Failure::Refused);
                }
                Some(Answer::Counts(_) | Answer::Scramble(_) | Answer::Commutator(_) | Answer::Depth(_)) | None => {}
            },
            TaskReport::Time(..) => {}
        }
        Ok(())
    }

    fn is_shown(&self, task: Task) -> bool {
        match task {
            Task::Positions | Task::Scrambles | Task::Prove => self.state.view == View::Stages,
            Task::Commutator => self.state.view == View::Laboratory,
            Task::Graph | Task::Word => self.state.view == View::Subgroup,
            Task::Solve | Task::Spheres => true,
        }
    }
}

/// The search for a shortest solution, once another one is known; without parts where that has no turns.
fn prove(state: &mut State) -> (Job, Vec<Part>, usize) {
    let Some(question) = state.question() else { return (Job::Short(state.live(), 0), vec![], 1) };
    // Each worker would hold the tables.
    let is_large = question.size == TableSize::Large;
    let workers = if is_large { 1 } else { crate::ui::workers(state.base.workers) };
    (Job::Optimal(question), state.proof.ask(question).into_iter().map(Part::Depth).collect(), workers)
}

/// Takes in the way of one method, to be shown beside those of the others.
fn take_side(state: &mut State, answer: Option<&Answer>) -> Result<(), Failure> {
    let is_taken = match (state.side.next(), answer) {
        (Some(Method::Stages), Some(Answer::Solution(Some(solution)))) => {
            state.take_side_as_held(solution.algorithm().turns().collect())
        }
        (Some(Method::Chain), Some(Answer::Chain(Some(solution)))) => state.take_side(solution.turns()),
        (Some(Method::Short), Some(Answer::Short(Some((found, ..))))) => {
            found.iter().try_for_each(|found| take_short(state, found.clone()))?;
            let best = state.short.best().map_or(vec![], |best| best.solution.turns.clone());
            state.take_side(best)
        }
        // If nothing shorter was found, the short solution is the shortest.
        (Some(Method::Optimal), Some(Answer::Depth(_)) | None) => {
            let shortest = state.shortest_known().cloned().unwrap_or_default();
            state.take_side(shortest)
        }
        _ => false,
    };
    if is_taken { Ok(()) } else { Err(Failure::Refused) }
}

/// Takes in a short solution. One that does not put the cube in order can only come from a worker of another version.
fn take_short(state: &mut State, found: FoundSolution) -> Result<(), Failure> {
    if !found.solution.solves(&state.live().position()) {
        return Err(Failure::Refused);
    }
    state.shorten(found);
    Ok(())
}

impl HungarianCube {
    /// Starts the experiment with random positions.
    pub(super) fn solve_positions(&mut self, ctx: &Ctx<Self>) {
        if !self.can_begin() {
            return;
        }
        let State { lab, seed, .. } = &mut self.state;
        lab.set(Trial { seed: *seed, ..lab.trial() });
        self.start_meanwhile(ctx, Task::Positions);
    }

    /// Whether another task can begin: only a search for a solution gives way.
    pub(super) fn can_begin(&self) -> bool {
        !self.is_busy() || self.state.solving.is_running() || self.state.proof.proving.is_running()
    }

    /// Whether a task that the present view waits for can begin. A search that may take hours gives way to it.
    pub(super) fn can_begin_unasked(&self) -> bool {
        let state = &self.state;
        let is_long = state.proof.proving.is_running() || state.is_side_by_side() && state.solving.is_running();
        !self.is_busy() || is_long && state.view != View::Stages
    }

    /// Starts a task. A search for a solution under way is stopped meanwhile, and keeps what it has found.
    pub(super) fn start_meanwhile(&mut self, ctx: &Ctx<Self>, task: Task) {
        let running = |activity: &Activity| match activity {
            Activity::Running(progress) => Some(Activity::Stopped(progress.clone())),
            _ => None,
        };
        let stopped = [running(&self.state.solving), running(&self.state.proof.proving)];
        self.start(ctx, task);
        let State { solving, proof, .. } = &mut self.state;
        for (activity, stopped) in [solving, &mut proof.proving].into_iter().zip(stopped) {
            if let Some(stopped) = stopped {
                *activity = stopped;
            }
        }
    }

    /// Starts a task that the reader asks for, unless another one is running that does not give way.
    pub(super) fn start_if_free(&mut self, ctx: &Ctx<Self>, task: Task) {
        if self.can_begin() {
            self.start_meanwhile(ctx, task);
        }
    }

    /// Starts the search for scrambles.
    pub(super) fn find_scrambles(&mut self, ctx: &Ctx<Self>) {
        if !self.can_begin() {
            return;
        }
        let State { scrambles, seed, .. } = &mut self.state;
        scrambles.ask(*seed);
        *seed += 1;
        self.start_meanwhile(ctx, Task::Scrambles);
    }
}
