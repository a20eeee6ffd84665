//! Jobs of the taquin's workers: blocks of an experiment, the same board by several methods, tests of weights, a table of distances, a
//! shortest solution.

use super::anytime::{self, EndsPart, EndsResult, EndsSearch};
use super::board::Board;
use super::contest::ContestSearch;
use super::details::BoundDetails;
use super::detours::{Detours, LONGEST};
use super::distance::Distances;
use super::estimate::pattern::PatternSize;
use super::formula::Evaluation;
use super::method::Method;
use super::model::Model;
use super::outcome::{Finish, Outcome};
use super::packed::FastSearch;
use super::parity::Parity;
use super::random::{BoardSearch, Boards};
use super::scores::{TestedWeights, WeightSearch, later};
use super::series::Series;
use super::shortest::{
    self, Bound, GuidedBoards, MOST_COMPARED, PatternsBuild, RoundShare, ShareResult, ShortestQuestion, Sliced,
};
use super::solve::MOST_NODES;
use super::trial::Trial;
use super::wide::WideBoards;
use crate::search::batch::{BlockBatch, PartTask, TaskBatch, TimedTask, parts_of};
use crate::search::best_first::Standing;
use crate::search::deepening::recording::Recording;
use crate::search::job::{Batch, Build, Clock, Counts, MissingTable, Numbered};
use crate::search::{self, Status};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::rc::Rc;

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// The experiment with random boards of the sides of the model's, by its method.
    Boards(Model, Trial),
    /// The board of the model by several methods.
    Contest(Model),
    /// Many boards of the sides of the model's by several methods.
    Series(Model, Series),
    /// Generations of weights of the Score, on many boards of the sides of the model's.
    Weights(Model, WeightSearch),
    /// The board of the model by its own method, to measure the time.
    Measure(Model),
    /// All exact distances of boards with these sides, a width and a height.
    Distances(usize, usize),
    /// The lower bounds of a board, in their parts.
    Details(Board),
    /// A shortest solution of a board.
    Shortest(ShortestQuestion),
    /// A solution of a board that becomes shorter, and a lower bound that rises.
    Ends(Board),
}

/// A part of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// A block of the experiment, by its number, from 0.
    Block(u64),
    /// The search of a board by one method.
    Method(Method),
    /// The search of the contest's board by a formula.
    Formula(Evaluation),
    /// The search of a board of a series, by its index, from 0, by a method or a formula.
    Run(u64, Box<Part>),
    /// A test of weights, one for each cell.
    Test(Vec<i64>),
    /// All distances, in one part.
    Table,
    /// All lower bounds, in one part.
    Details,
    /// The first nodes of the search for a shortest solution.
    Recording,
    /// A part of a round of that search.
    Share(RoundShare),
    /// A part of a round for both ends.
    Ends(EndsPart),
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Counts of a block, under the headings of [`super::random::Heading`].
    Counts(Vec<u64>),
    /// How the search by one method ended.
    Outcome(Outcome),
    /// The result of a test of weights.
    Tested(TestedWeights),
    /// The distances, as [`Distances::bytes`] writes them.
    Table(ByteBuf),
    /// The lower bounds.
    Details(BoundDetails),
    /// The first nodes of a search.
    Recording(Recording),
    /// The result of a part of a round.
    Share(ShareResult),
    /// The result of a part of a round for both ends.
    Ends(EndsResult),
}

/// Where a running search for a shortest solution is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PathNote {
    /// The threshold of its round.
    pub threshold: u32,
    /// The moves to the present node, by their numbers in [`super::detours::ORDER`].
    pub path: Vec<u8>,
}

/// The result of a part of a round, if the answer is one.
fn share(answer: &Answer) -> Option<&ShareResult> {
    if let Answer::Share(result) = answer { Some(result) } else { None }
}

/// The result of a test of weights, if the answer is one.
fn tested(answer: &Answer) -> Option<&TestedWeights> {
    if let Answer::Tested(tested) = answer { Some(tested) } else { None }
}

/// The result of a part for both ends, if the answer is one.
fn ends(answer: &Answer) -> Option<&EndsResult> {
    if let Answer::Ends(result) = answer { Some(result) } else { None }
}

impl search::WorkerJob for Job {
    type Part = Part;
    type Answer = Answer;
    type Note = PathNote;

    fn program(&self) -> &'static str {
        match self {
            Job::Boards(model, _) | Job::Measure(model) if !model.method.is_deepening() => "worker",
            _ => "tables",
        }
    }

    fn next_round(&self, answers: &[&Answer]) -> Vec<Part> {
        if let Job::Weights(_, search) = self {
            let tests: Vec<&TestedWeights> = answers.iter().filter_map(|answer| tested(answer)).collect();
            return later::next(search, &tests).into_iter().map(Part::Test).collect();
        }
        if let Job::Ends(_) = self {
            let results: Vec<&EndsResult> = answers.iter().filter_map(|answer| ends(answer)).collect();
            return anytime::next_round(&results).into_iter().map(Part::Ends).collect();
        }
        let results: Vec<&ShareResult> = answers.iter().filter_map(|answer| share(answer)).collect();
        ShareResult::next_round(&results).into_iter().map(Part::Share).collect()
    }

    fn is_enough(&self, answer: &Answer) -> bool {
        share(answer).is_some_and(|result| result.solution.is_some())
    }

    fn waits_for_table(&self) -> bool {
        // The first rounds are short.
        matches!(self, Job::Shortest(ShortestQuestion { bound: Bound::Patterns(_), .. }))
    }

    fn counts(answer: &Answer) -> Counts {
        let nodes = share(answer).map(|result| result.nodes).or(ends(answer).map(|result| result.nodes));
        Counts { trials: nodes.unwrap_or_default(), ..Counts::default() }
    }
}

/// The parts of a comparison that grow a tree.
fn grown(job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
    let (Job::Contest(model) | Job::Measure(model)) = job else { return None };
    let model = model.clone();
    Some(Box::new(TaskBatch::new(parts, move |part| grown_part(&model, part))))
}

fn grown_part(model: &Model, part: &Part) -> Option<Box<dyn PartTask<Job>>> {
    let model = match part {
        Part::Method(method) => Model { method: *method, ..model.clone() },
        Part::Formula(evaluation) => Model { method: Method::Formula, evaluation: evaluation.clone(), ..model.clone() },
        _ => return None,
    };
    // Iterative deepening grows no tree.
    let can = model.is_legal() && !model.method.is_deepening();
    can.then(|| -> Box<dyn PartTask<Job>> { Box::new(ContestSearch::new(&model)) })
}

/// State of an ordinary worker between parts.
#[derive(Default)]
pub struct Runner;

impl search::JobRunner for Runner {
    type Job = Job;

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        match job {
            Job::Boards(model, trial) => {
                let boards = model.is_legal().then(|| Boards::new(model))?;
                blocks(boards, trial, parts)
            }
            job => grown(job, parts),
        }
    }
}

/// The blocks of an experiment.
fn blocks<S: BoardSearch + 'static>(
    boards: Boards<S>,
    trial: &Trial,
    parts: Numbered<Part>,
) -> Option<Box<dyn Batch<Job>>> {
    let own = |part| if let Part::Block(number) = part { Some(number) } else { None };
    let parts = parts_of(parts, own).filter(|_| trial.is_legal())?;
    Some(Box::new(BlockBatch::new(boards, trial.seed, trial.boards, parts, Answer::Counts)))
}

impl PartTask<Job> for ContestSearch {
    fn advance(&mut self, budget: u64) -> Status {
        // A step of a search of boards takes about as long as sixteen trials of a search of stacks.
        if ContestSearch::advance(self, (budget / 16).max(1)) { Status::Finished } else { Status::Running }
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Outcome(self.outcome())
    }
}

/// The version of the tables of distances: what [`Distances::bytes`] writes.
const VERSION: u32 = 1;

/// The version of the pattern databases: what [`PatternsBuild`] returns.
const PATTERNS: u32 = 1;

/// A search of one board is repeated until all runs have taken this long, in milliseconds, so that its time is known.
const LEAST_TIME: f64 = 5.0;

/// What guides each method of iterative deepening.
type Guides = Rc<[(Method, GuidedBoards)]>;

/// Columns and rows of boards.
type Sides = (usize, usize);

/// State of a worker that holds tables. It keeps the last table of each kind, which then need not be fetched again.
#[derive(Default)]
pub struct TableRunner {
    distances: Option<(Sides, ByteBuf)>,
    patterns: Option<(Sides, PatternSize, GuidedBoards)>,
    /// For the pattern databases that are read.
    detours: Option<Detours>,
    clock: Option<Clock>,
}

/// The board and the size of the pattern databases that a job needs.
fn needed(job: &Job) -> Option<(Board, PatternSize)> {
    match job {
        Job::Boards(model, _) | Job::Measure(model) if model.method == Method::IdaPattern => {
            Some((model.board, model.tables))
        }
        Job::Contest(model) | Job::Series(model, _) => Some((model.board, model.tables)),
        &Job::Details(board) => Some((board, PatternSize::Small)),
        &Job::Shortest(ShortestQuestion { board, bound: Bound::Patterns(size) }) => Some((board, size)),
        _ => None,
    }
}

fn sides(board: &Board) -> Sides {
    (board.width(), board.height())
}

impl search::JobRunner for TableRunner {
    type Job = Job;
    const HAS_TABLES: bool = true;

    fn set_clock(&mut self, clock: Clock) {
        self.clock = Some(clock);
    }

    fn missing(&self, job: &Job) -> Option<MissingTable> {
        if let &Job::Distances(width, height) = job {
            if self.distances.as_ref().is_some_and(|(sides, _)| *sides == (width, height)) {
                return None;
            }
            return Some(MissingTable {
                name: format!("taquin-distances-{width}x{height}"),
                version: VERSION,
                size: Distances::size(width, height)?,
                build: Box::new(move || Some(Box::new(Distances::begin(width, height)?))),
            });
        }
        let (board, size) = needed(job)?;
        if self.patterns.as_ref().is_some_and(|(held, held_size, _)| (*held, *held_size) == (sides(&board), size)) {
            return None;
        }
        let (width, height) = sides(&board);
        Some(MissingTable {
            name: format!("taquin-patterns-{width}x{height}-{}", size.name()),
            version: PATTERNS,
            size: PatternsBuild::size(width, height, size)?,
            build: Box::new(move || Some(Box::new(PatternsBuild::new(width, height, size)?))),
        })
    }

    fn get_ready(&mut self, job: &Job) {
        if needed(job).is_some() {
            self.detours.get_or_insert_with(|| Detours::new(LONGEST));
        }
    }

    fn hold(&mut self, job: &Job, bytes: Vec<u8>) -> bool {
        if let &Job::Distances(width, height) = job {
            let is_whole = Distances::of_bytes(width, height, &bytes).is_some();
            if is_whole {
                self.distances = Some(((width, height), ByteBuf::from(bytes)));
            }
            return is_whole;
        }
        let Some((board, size)) = needed(job) else { return false };
        let detours = self.detours.take().unwrap_or_else(|| Detours::new(LONGEST));
        let tables = shortest::tables(board.width(), board.height(), size, &bytes);
        let guided = tables.and_then(|tables| GuidedBoards::by_patterns(&board, tables, detours));
        self.patterns = guided.map(|guided| (sides(&board), size, guided));
        self.patterns.is_some()
    }

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        match job {
            &Job::Distances(width, height) => {
                let (_, table) = self.distances.clone().filter(|(sides, _)| *sides == (width, height))?;
                Some(Box::new(TaskBatch::new(parts, move |part| {
                    let task = Known(Answer::Table(table.clone()));
                    (*part == Part::Table).then(|| -> Box<dyn PartTask<Job>> { Box::new(task) })
                })))
            }
            &Job::Details(board) => {
                let details = self.guided(&board, Bound::Patterns(PatternSize::Small))?.details(&board)?;
                Some(Box::new(TaskBatch::new(parts, move |part| {
                    let task = Known(Answer::Details(details.clone()));
                    (*part == Part::Details).then(|| -> Box<dyn PartTask<Job>> { Box::new(task) })
                })))
            }
            &Job::Shortest(ShortestQuestion { board, bound }) => {
                let guided = self.guided(&board, bound).filter(|_| Parity::of(&board).is_solvable())?;
                Some(Box::new(TaskBatch::new(parts, move |part| -> Option<Box<dyn PartTask<Job>>> {
                    Some(match part {
                        Part::Recording => Box::new(FirstNodes { guided: guided.clone(), board }),
                        &Part::Share(part) => Box::new(ShareTask(guided.share(&board, part)?)),
                        _ => return None,
                    })
                })))
            }
            &Job::Ends(board) => {
                let boards = Rc::new(WideBoards::new(&board));
                Parity::of(&board).is_solvable().then_some(())?;
                Some(Box::new(TaskBatch::new(parts, move |part| -> Option<Box<dyn PartTask<Job>>> {
                    let &Part::Ends(part) = part else { return None };
                    Some(Box::new(EndsTask { part, search: EndsSearch::new(&boards, &board, part)? }))
                })))
            }
            Job::Boards(model, trial) => {
                let guided = self.guided(&model.board, Bound::of(model)?).filter(|_| model.is_legal())?;
                blocks(Boards::guided(&model.board, guided), trial, parts)
            }
            Job::Contest(model) | Job::Measure(model) => {
                let all = self.all_guided(model);
                let (model, clock) = (model.clone(), self.clock.clone());
                Some(Box::new(TaskBatch::new(parts, move |part| timed_part(&model, &all, part, &clock, LEAST_TIME))))
            }
            &Job::Series(ref model, series) => {
                let all = self.all_guided(model);
                let (model, clock) = (model.clone(), self.clock.clone());
                let sides = sides(&model.board);
                series.is_legal().then_some(())?;
                Some(Box::new(TaskBatch::new(parts, move |part| {
                    let Part::Run(index, part) = part else { return None };
                    let board = series.board(sides, *index)?;
                    timed_part(&Model { board, ..model.clone() }, &all, part, &clock, 0.0)
                })))
            }
            &Job::Weights(ref model, search) => {
                let model = Model { method: Method::Score, ..model.clone() };
                search.is_legal().then_some(())?;
                Some(Box::new(TaskBatch::new(parts, move |part| {
                    let Part::Test(weights) = part else { return None };
                    let model = Model { weights: weights.clone(), ..model.clone() };
                    model.is_legal().then(|| -> Box<dyn PartTask<Job>> { Box::new(WeightTest::new(model, search)) })
                })))
            }
        }
    }
}

/// The same as [`searched_part`], and its time, if there is a clock.
fn timed_part(
    model: &Model,
    all: &Guides,
    part: &Part,
    clock: &Option<Clock>,
    least: f64,
) -> Option<Box<dyn PartTask<Job>>> {
    let Some(clock) = clock else { return searched_part(model, all, part) };
    let (model, all, part) = (model.clone(), Rc::clone(all), part.clone());
    let task = TimedTask::new(move || searched_part(&model, &all, &part), Rc::clone(clock), least, with_time)?;
    Some(Box::new(task))
}

/// An outcome with the time of its search, which is given in milliseconds.
fn with_time(answer: Answer, time: f64) -> Answer {
    match answer {
        Answer::Outcome(outcome) => Answer::Outcome(Outcome { time: Some((time * 1e6) as u64), ..outcome }),
        other => other,
    }
}

/// The search of the model's board by a method of iterative deepening, if the part is one, or by one that grows a tree.
fn searched_part(model: &Model, all: &Guides, part: &Part) -> Option<Box<dyn PartTask<Job>>> {
    let known = all.iter().find(|(method, _)| *part == Part::Method(*method));
    let Some((_, guided)) = known else { return grown_part(model, part) };
    let is_solvable = Parity::of(&model.board).is_solvable();
    let search = if is_solvable { Some(guided.whole(&model.board)?) } else { None };
    Some(Box::new(DeepeningTask { search, is_over: false }))
}

impl TableRunner {
    /// What guides each method of iterative deepening on boards of the sides of the model's.
    fn all_guided(&self, model: &Model) -> Guides {
        let methods = Method::ALL.into_iter().filter(|method| method.is_deepening());
        let guided = |method| {
            let bound = Bound::of(&Model { method, ..model.clone() })?;
            Some((method, self.guided(&model.board, bound)?))
        };
        methods.filter_map(guided).collect()
    }

    /// The boards of the sides of this one; the tables of a bound by patterns have to be there.
    fn guided(&self, board: &Board, bound: Bound) -> Option<GuidedBoards> {
        let held =
            self.patterns.as_ref().filter(|(held, size, _)| (*held, Bound::Patterns(*size)) == (sides(board), bound));
        match bound {
            Bound::Patterns(_) => held.map(|(_, _, guided)| guided.clone()),
            bound => GuidedBoards::new(board, bound, || None),
        }
    }
}

/// A test of weights: all its boards, one after the other.
struct WeightTest {
    model: Model,
    series: Series,
    search: FastSearch,
    result: TestedWeights,
}

impl WeightTest {
    fn new(model: Model, search: WeightSearch) -> WeightTest {
        let result = TestedWeights { weights: model.weights.clone(), ..TestedWeights::default() };
        let mut test =
            WeightTest { search: FastSearch::new(&model, MOST_NODES), series: search.series(), model, result };
        test.begin_board();
        test
    }

    /// Begins the next board.
    fn begin_board(&mut self) {
        if let Some(board) = self.series.board(sides(&self.model.board), self.result.boards) {
            self.search.restart(&board);
        }
    }
}

impl PartTask<Job> for WeightTest {
    fn advance(&mut self, budget: u64) -> Status {
        // As long as a step of a comparison; at most one board is finished.
        if self.search.advance((budget / 16).max(1)) != Standing::Growing {
            self.result.add(&self.search.outcome());
            self.begin_board();
        }
        if self.result.boards >= self.series.boards() { Status::Finished } else { Status::Running }
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Tested(self.result)
    }
}

/// An answer that is already there.
struct Known(Answer);

impl PartTask<Job> for Known {
    fn advance(&mut self, _: u64) -> Status {
        Status::Finished
    }

    fn answer(self: Box<Self>) -> Answer {
        self.0
    }
}

/// The first nodes of a search, recorded in one slice: some milliseconds.
struct FirstNodes {
    guided: GuidedBoards,
    board: Board,
}

impl PartTask<Job> for FirstNodes {
    fn advance(&mut self, _: u64) -> Status {
        Status::Finished
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Recording(self.guided.record(&self.board).unwrap_or_default())
    }
}

/// Nodes of iterative deepening take about as long as two trials of a search of stacks.
fn nodes(budget: u64) -> u64 {
    (budget / 2).max(1)
}

/// A part of a round.
struct ShareTask(Box<dyn Sliced>);

impl PartTask<Job> for ShareTask {
    fn advance(&mut self, budget: u64) -> Status {
        self.0.advance(nodes(budget))
    }

    fn trials(&self) -> u64 {
        self.0.nodes()
    }

    fn notes(&mut self) -> Vec<PathNote> {
        vec![PathNote { threshold: self.0.threshold(), path: self.0.path() }]
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Share(self.0.result())
    }
}

/// A part of a round for both ends.
struct EndsTask {
    part: EndsPart,
    search: EndsSearch,
}

impl PartTask<Job> for EndsTask {
    fn advance(&mut self, budget: u64) -> Status {
        self.search.advance(nodes(budget))
    }

    fn trials(&self) -> u64 {
        self.search.nodes()
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Ends(self.search.result(self.part))
    }
}

/// The search of a comparison; none for a board that cannot be put in order.
struct DeepeningTask {
    search: Option<Box<dyn Sliced>>,
    is_over: bool,
}

impl PartTask<Job> for DeepeningTask {
    fn advance(&mut self, budget: u64) -> Status {
        let Some(search) = &mut self.search else { return Status::Finished };
        self.is_over = search.advance(nodes(budget)) == Status::Finished;
        if self.is_over || search.nodes() >= MOST_COMPARED { Status::Finished } else { Status::Running }
    }

    fn answer(self: Box<Self>) -> Answer {
        let standing = match (&self.search, self.is_over) {
            (None, _) => Finish::Exhausted,
            (_, true) => Finish::Found,
            (_, false) => Finish::Full,
        };
        Answer::Outcome(shortest::outcome(self.search.as_deref(), standing))
    }
}

impl Build for Distances {
    fn advance(&mut self, budget: u64) -> Status {
        // A position from which all moves are tried takes about as long as sixteen trials of a search of stacks.
        Distances::advance(self, (budget / 16).max(1));
        if self.is_complete() { Status::Finished } else { Status::Running }
    }

    fn done(&self) -> f64 {
        self.found() as f64 / self.positions() as f64
    }

    fn counts(&self) -> Vec<u64> {
        Distances::counts(self).to_vec()
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes()
    }
}
