//! Jobs of the Hungarian cube's workers: a solution face first, a commutator, blocks of an experiment, numbers of positions at each
//! distance from the cube in order, and, in a program that is loaded when it is asked for, short solutions and scrambles, whose tables it holds, solutions along Thistlethwaite's chain, Cayley graphs, words.

use super::ball::{Ball, MOST_RADIUS};
use super::cayley::{CayleyGraph, Quotient};
use super::finder::{Finder, FinderSearch, FoundParts};
use super::generators::Generators;
use super::scramble::{self, MOST_CUBES, scrambled};
use super::solve::chain::{ChainSolution, CosetChain};
use super::solve::optimal::coordinates::CosetMoves;
use super::solve::optimal::{
    DepthPart, DepthResult, Metric, OptimalBuild, OptimalQuestion, OptimalSearch, OptimalTables, TableSize, Wanted,
};
use super::solve::short::search::MOST_TURNS;
use super::solve::short::tables::BYTES;
use super::solve::short::{CubeMoves, FoundSolution, TwoPhaseBuild, TwoPhaseSearch, TwoPhaseTables};
use super::solve::stages::{Solution, Solver};
use super::subgroup::word::{WordLetter, WordSearch};
use super::trial::{Positions, Trial};
use super::wish::CommutatorWish;
use super::{Cube, Face, Position, Turn};
use crate::search::batch::{BlockBatch, PartTask, TaskBatch, parts_of};
use crate::search::job::{Batch, Clock, Counts, MissingTable, Numbered};
use crate::search::{self, Status};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::cell::RefCell;
use std::rc::Rc;

/// Time to try all turns from one position of a ball, in trials of the search for stacks (the unit of time slices),
/// approximately.
const TRIALS_PER_POSITION: u64 = 4096;

/// The same for all turns from one coset of the chain.
const TRIALS_PER_COSET: u64 = 64;

/// A node of the search for a shortest solution takes about as long as so many trials of a search of stacks.
const TRIALS_PER_NODE: u64 = 8;

/// The version of the tables of short solutions, as they are kept on the device.
const TABLES: u32 = 2;

/// The same of the tables of shortest solutions.
const OPTIMAL_TABLES: u32 = 1;

/// The nodes of a search for short solutions, some seconds, if the reader does not ask for more.
pub const SHORT_NODES: u64 = 200_000_000;

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// Put a cube in order by stages, beginning with the face of this colour.
    Solve(Cube, Face),
    /// The experiment with random positions, beginning with the face of this colour.
    Positions(Face, Trial),
    /// Count the positions at each distance from the cube in order, up to this distance, 0..=[`MOST_RADIUS`] turns.
    Spheres(usize),
    /// Look for short solutions of a cube, with so many nodes at most.
    Short(Cube, u64),
    /// Find the commutator with the fewest turns for a wish.
    Commutator(CommutatorWish),
    /// Look for a shortest solution, or all of them, one length after another.
    Optimal(OptimalQuestion),
    /// Scrambles of the random cubes of a seed.
    Scrambles(u64),
    /// Put a cube in order along Thistlethwaite's chain.
    Chain(Cube),
    /// The Cayley graph of a subgroup, or of its cosets.
    Graph(Generators, Quotient),
    /// A shortest word for an element of a subgroup.
    Word(Generators, Cube),
}

/// A part of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// The whole request.
    Whole,
    /// A block of the experiment, by its number, from 0.
    Block(u64),
    /// The scramble of a random cube, by its number, 0..[`MOST_CUBES`].
    Scramble(u64),
    /// A part of a length.
    Depth(DepthPart),
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The solution; `None` if turns cannot put the cube in order.
    Solution(Option<Solution>),
    /// Counts of a block, under the headings of [`super::trial::Heading`].
    Counts(Vec<u64>),
    /// The number of positions at each distance, from distance 0 on.
    Spheres(Vec<u64>),
    /// Short solutions in the order in which they were found, each shorter than the one before; the nodes of the search; whether it is
    /// certain that no solution in two phases, its second phase within the bound of the search, is shorter. `None` if turns cannot put the
    /// cube in order.
    Short(Option<(Vec<FoundSolution>, u64, bool)>),
    /// The turns that lead from the cube in order to a random cube.
    Scramble(Vec<Turn>),
    /// What was found in a part of a length.
    Depth(DepthResult),
    /// The commutator; `None` if facelets are missing in the wish.
    Commutator(Option<FoundParts>),
    /// The solution along the chain; `None` if turns cannot put the cube in order.
    Chain(Option<ChainSolution>),
    /// The edges of the graph, see [`CayleyGraph::edge_bytes`]; `None` if it is too large.
    Graph(Option<ByteBuf>),
    /// The word; `None` if none was found among as many positions as a search keeps.
    Word(Option<Vec<WordLetter>>),
}

/// What is reported while the work goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Note {
    /// The sizes of the complete spheres, from distance 0 on.
    Spheres(Vec<u64>),
    /// A solution shorter than all before.
    Short(FoundSolution),
    /// Where the search for a shortest solution is: the first turns of the position that it looks at, at most [`SHOWN`].
    Depth(Vec<Turn>),
}

/// The most turns that tell where a search is.
pub const SHOWN: usize = 4;

impl search::WorkerJob for Job {
    type Part = Part;
    type Answer = Answer;
    type Note = Note;

    fn program(&self) -> &'static str {
        match self {
            Job::Short(..) | Job::Optimal(_) | Job::Scrambles(_) => "tables",
            Job::Chain(_) | Job::Graph(..) | Job::Word(..) => "tables",
            Job::Solve(..) | Job::Positions(..) | Job::Spheres(_) | Job::Commutator(_) => "worker",
        }
    }

    fn next_round(&self, answers: &[&Answer]) -> Vec<Part> {
        let Job::Optimal(question) = self else { return vec![] };
        let results: Vec<&DepthResult> = answers.iter().filter_map(|answer| depth(answer)).collect();
        question.next_round(&results).into_iter().map(Part::Depth).collect()
    }

    fn is_enough(&self, answer: &Answer) -> bool {
        let is_one = matches!(self, Job::Optimal(question) if question.wanted == Wanted::One);
        is_one && depth(answer).is_some_and(|result| result.found > 0)
    }

    fn most_trials(&self) -> Option<u64> {
        if let &Job::Short(_, most) = self { Some(most) } else { None }
    }

    fn counts(answer: &Answer) -> Counts {
        match answer {
            &Answer::Short(Some((_, trials, _))) => Counts { trials, solutions: 0 },
            Answer::Depth(result) => Counts { trials: result.nodes, solutions: result.found },
            _ => Counts::default(),
        }
    }
}

fn depth(answer: &Answer) -> Option<&DepthResult> {
    if let Answer::Depth(result) = answer { Some(result) } else { None }
}

/// State of a worker between parts. The solver and the finder are kept, because their preparatory searches, made at their first use,
/// serve all later parts.
#[derive(Default)]
pub struct Runner {
    solver: Option<Rc<Solver>>,
    finder: Option<Rc<Finder>>,
}

impl Runner {
    fn solver(&mut self) -> Rc<Solver> {
        Rc::clone(self.solver.get_or_insert_with(|| Rc::new(Solver::new())))
    }
}

impl search::JobRunner for Runner {
    type Job = Job;

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        Some(match *job {
            Job::Positions(first, trial) => {
                let own = |part| if let Part::Block(number) = part { Some(number) } else { None };
                let positions = trial.is_legal().then(|| Positions::new(self.solver(), first))?;
                Box::new(BlockBatch::new(positions, trial.seed, trial.positions, parts_of(parts, own)?, Answer::Counts))
            }
            Job::Solve(cube, first) => {
                let solver = self.solver();
                Box::new(TaskBatch::new(parts, move |part| {
                    let task = Stages { solver: Rc::clone(&solver), cube, first, solution: None };
                    (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
                }))
            }
            Job::Spheres(radius) => Box::new(TaskBatch::new(parts, move |part| {
                let fits = *part == Part::Whole && radius <= MOST_RADIUS;
                fits.then(|| Box::new(Spheres { ball: Ball::new(radius), reported: 0 }) as Box<dyn PartTask<Job>>)
            })),
            Job::Commutator(ref wish) => {
                let finder = Rc::clone(self.finder.get_or_insert_with(|| Rc::new(Finder::new())));
                let wish = wish.clone();
                Box::new(TaskBatch::new(parts, move |part| {
                    let task = Commutator { search: FinderSearch::new(&finder, &wish), finder: Rc::clone(&finder) };
                    (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
                }))
            }
            Job::Short(..) | Job::Optimal(_) | Job::Scrambles(_) => return None,
            Job::Chain(_) | Job::Graph(..) | Job::Word(..) => return None,
        })
    }
}

/// State of a worker that holds the tables of short solutions or those of shortest ones, and those of the chain once they are built.
#[derive(Default)]
pub struct TableRunner {
    tables: Option<Rc<TwoPhaseTables>>,
    optimal: Option<Rc<OptimalTables>>,
    chain: Rc<RefCell<CosetChain>>,
    clock: Option<Clock>,
}

impl search::JobRunner for TableRunner {
    type Job = Job;
    const HAS_TABLES: bool = true;

    fn set_clock(&mut self, clock: Clock) {
        self.clock = Some(clock);
    }

    fn missing(&self, job: &Job) -> Option<MissingTable> {
        if let &Job::Optimal(OptimalQuestion { metric, size, .. }) = job {
            return self.optimal_for(metric, size).is_none().then(|| optimal_table(metric, size));
        }
        let is_missing = matches!(job, Job::Short(..) | Job::Scrambles(_)) && self.tables.is_none();
        is_missing.then(|| MissingTable {
            name: "cube-two-phases".to_string(),
            version: TABLES,
            size: BYTES,
            build: Box::new(|| Some(Box::new(TwoPhaseBuild::new()))),
        })
    }

    fn get_ready(&mut self, job: &Job) {
        if let &Job::Optimal(OptimalQuestion { metric, size, .. }) = job {
            // The memory of another table is free before the new one is there.
            self.optimal = self.optimal_for(metric, size);
            CosetMoves::get();
        } else {
            CubeMoves::get();
        }
    }

    fn hold(&mut self, job: &Job, bytes: Vec<u8>) -> bool {
        if let &Job::Optimal(OptimalQuestion { metric, size, .. }) = job {
            self.optimal = OptimalTables::of_bytes(metric, size, bytes).map(Rc::new);
            return self.optimal.is_some();
        }
        self.tables = TwoPhaseTables::of_bytes(&bytes).map(Rc::new);
        self.tables.is_some()
    }

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        if let &Job::Optimal(OptimalQuestion { cube, metric, size, wanted, most }) = job {
            let tables = self.optimal_for(metric, size)?;
            return Some(Box::new(TaskBatch::new(parts, move |part| {
                let &Part::Depth(part) = part else { return None };
                let search = OptimalSearch::new(Rc::clone(&tables), &cube.position(), part, wanted)?;
                Some(Box::new(Depth { search, most }) as Box<dyn PartTask<Job>>)
            })));
        }
        if let Some(batch) = self.begin_without_tables(job, &parts) {
            return Some(batch);
        }
        let (tables, clock) = (Rc::clone(self.tables.as_ref()?), self.clock.clone());
        let search = move |position: &Position| TwoPhaseSearch::new(Rc::clone(&tables), position, MOST_TURNS);
        Some(Box::new(match *job {
            Job::Short(cube, most) => TaskBatch::new(parts, move |part| {
                let search = search(&cube.position());
                let task = Short { search, most, found: vec![], reported: 0, clock: clock.clone(), spent: 0.0 };
                (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
            }),
            Job::Scrambles(seed) => TaskBatch::new(parts, move |part| {
                let &Part::Scramble(number) = part else { return None };
                let fits = number < MOST_CUBES as u64;
                let task = Scramble { search: search(&scrambled(seed, number)).filter(|_| fits)? };
                Some(Box::new(task) as Box<dyn PartTask<Job>>)
            }),
            _ => return None,
        }))
    }
}

impl TableRunner {
    /// The table of shortest solutions, if it is held.
    fn optimal_for(&self, metric: Metric, size: TableSize) -> Option<Rc<OptimalTables>> {
        self.optimal.clone().filter(|tables| (tables.metric(), tables.size()) == (metric, size))
    }

    /// Some parts of a job that needs no tables kept on the device.
    fn begin_without_tables(&self, job: &Job, parts: &Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        Some(match *job {
            Job::Chain(cube) => {
                let chain = Rc::clone(&self.chain);
                Box::new(TaskBatch::new(parts.clone(), move |part| {
                    let task = AlongChain { chain: Rc::clone(&chain), cube };
                    (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
                }))
            }
            Job::Graph(ref generators, ref quotient) => {
                let (generators, quotient) = (generators.clone(), quotient.clone());
                Box::new(TaskBatch::new(parts.clone(), move |part| {
                    let task = Graph(CayleyGraph::new(&generators, &quotient));
                    (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
                }))
            }
            Job::Word(ref generators, cube) => {
                let generators = generators.cubes();
                Box::new(TaskBatch::new(parts.clone(), move |part| {
                    let task = Word(WordSearch::new(&generators, &cube));
                    (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
                }))
            }
            _ => return None,
        })
    }
}

/// The table of shortest solutions; it cannot be built if there is not enough memory.
fn optimal_table(metric: Metric, size: TableSize) -> MissingTable {
    let of_size = if size == TableSize::Usual { "" } else { "-large" };
    MissingTable {
        name: format!("cube-optimal-{}{of_size}", metric.name()),
        version: OPTIMAL_TABLES,
        size: size.bytes(),
        build: Box::new(move || Some(Box::new(OptimalBuild::new(metric, size)?))),
    }
}

/// A part of the search of one length.
struct Depth {
    search: OptimalSearch,
    /// The greatest length that is searched.
    most: u8,
}

impl PartTask<Job> for Depth {
    fn advance(&mut self, budget: u64) -> Status {
        if self.search.part().depth > self.most {
            return Status::Finished;
        }
        self.search.advance((budget / TRIALS_PER_NODE).max(1))
    }

    fn trials(&self) -> u64 {
        self.search.nodes()
    }

    fn notes(&mut self) -> Vec<Note> {
        vec![Note::Depth(self.search.path().take(SHOWN).collect())]
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Depth(self.search.into_result())
    }
}

/// The search for a short solution of a random cube, which is then read backwards.
struct Scramble {
    search: TwoPhaseSearch,
}

impl Scramble {
    /// The nodes after which it looks again whether it is done. They do not depend on the slices of time, so that the result does not.
    fn end(&self) -> Option<u64> {
        let (nodes, is_found) = (self.search.nodes(), self.search.best().is_some());
        match nodes {
            0..scramble::NODES => Some(scramble::NODES),
            // It goes on to the first solution.
            _ => (!is_found).then_some(u64::MAX),
        }
    }
}

impl PartTask<Job> for Scramble {
    fn advance(&mut self, budget: u64) -> Status {
        let most = self.search.nodes().saturating_add(budget);
        while let Some(end) = self.end() {
            if self.search.nodes() >= most {
                return Status::Running;
            }
            if self.search.advance(end.min(most) - self.search.nodes()) == Status::Finished {
                break;
            }
        }
        Status::Finished
    }

    fn trials(&self) -> u64 {
        self.search.nodes()
    }

    fn answer(self: Box<Self>) -> Answer {
        let solution = self.search.best().map_or(&[][..], |best| &best.turns);
        Answer::Scramble(solution.iter().rev().map(|turn| turn.inverse()).collect())
    }
}

/// The search for short solutions; each is reported as soon as it is found.
struct Short {
    /// `None` if turns cannot put the cube in order.
    search: Option<TwoPhaseSearch>,
    /// Its nodes at most.
    most: u64,
    found: Vec<FoundSolution>,
    reported: usize,
    clock: Option<Clock>,
    /// Milliseconds.
    spent: f64,
}

impl PartTask<Job> for Short {
    fn advance(&mut self, budget: u64) -> Status {
        let Some(search) = &mut self.search else { return Status::Finished };
        let now = || self.clock.as_ref().map_or(0.0, |clock| clock());
        let (start, end) = (now(), (search.nodes() + budget).min(self.most));
        let mut status = Status::Running;
        while status == Status::Running && search.nodes() < end {
            let before = search.best().map(|best| best.turns.len());
            status = search.advance(end - search.nodes());
            if let Some(best) = search.best().filter(|best| Some(best.turns.len()) != before) {
                let milliseconds = self.spent + now() - start;
                self.found.push(FoundSolution { solution: best.clone(), nodes: search.nodes(), milliseconds });
            }
        }
        self.spent += now() - start;
        if search.nodes() < self.most { status } else { Status::Finished }
    }

    fn trials(&self) -> u64 {
        self.search.as_ref().map_or(0, TwoPhaseSearch::nodes)
    }

    fn notes(&mut self) -> Vec<Note> {
        let news = self.found[self.reported..].iter().cloned().map(Note::Short).collect();
        self.reported = self.found.len();
        news
    }

    fn answer(self: Box<Self>) -> Answer {
        let Short { search, found, .. } = *self;
        Answer::Short(search.map(|search| (found, search.nodes(), search.is_over())))
    }
}

/// The search for a commutator.
struct Commutator {
    finder: Rc<Finder>,
    /// `None` if facelets are missing in the wish.
    search: Option<FinderSearch>,
}

impl PartTask<Job> for Commutator {
    fn advance(&mut self, _: u64) -> Status {
        self.search.as_mut().map_or(Status::Finished, |search| search.advance(&self.finder))
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Commutator(self.search.and_then(|search| search.found().cloned()))
    }
}

/// A solution by stages, in one slice, because it takes well below a millisecond.
struct Stages {
    solver: Rc<Solver>,
    cube: Cube,
    first: Face,
    solution: Option<Solution>,
}

impl PartTask<Job> for Stages {
    fn advance(&mut self, _: u64) -> Status {
        self.solution = self.solver.solve(&self.cube, self.first);
        Status::Finished
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Solution(self.solution)
    }
}

/// A solution along the chain. The tables, which serve all later cubes, are built first.
struct AlongChain {
    chain: Rc<RefCell<CosetChain>>,
    cube: Cube,
}

impl PartTask<Job> for AlongChain {
    fn advance(&mut self, budget: u64) -> Status {
        self.chain.borrow_mut().advance((budget / TRIALS_PER_COSET).max(1))
    }

    fn trials(&self) -> u64 {
        self.chain.borrow().expanded()
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Chain(self.chain.borrow().solve(&self.cube.position()))
    }
}

/// The search for a graph.
struct Graph(CayleyGraph);

impl PartTask<Job> for Graph {
    fn advance(&mut self, budget: u64) -> Status {
        self.0.advance((budget / TRIALS_PER_POSITION).max(1))
    }

    fn trials(&self) -> u64 {
        self.0.nodes().len() as u64
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Graph(self.0.edge_bytes().map(ByteBuf::from))
    }
}

/// The search for a word.
struct Word(WordSearch);

impl PartTask<Job> for Word {
    fn advance(&mut self, budget: u64) -> Status {
        self.0.advance((budget / TRIALS_PER_POSITION).max(1))
    }

    fn trials(&self) -> u64 {
        self.0.kept() as u64
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Word(self.0.word().map(<[WordLetter]>::to_vec))
    }
}

/// The counting of spheres; each size is reported as soon as the sphere is complete.
struct Spheres {
    ball: Ball,
    reported: usize,
}

impl PartTask<Job> for Spheres {
    fn advance(&mut self, budget: u64) -> Status {
        self.ball.advance((budget / TRIALS_PER_POSITION).max(1))
    }

    fn trials(&self) -> u64 {
        self.ball.expanded() as u64
    }

    fn notes(&mut self) -> Vec<Note> {
        let mut counts = self.ball.counts();
        // The last sphere is not complete yet.
        counts.pop();
        let is_news = counts.len() > self.reported;
        self.reported = counts.len();
        if is_news { vec![Note::Spheres(counts)] } else { vec![] }
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Spheres(self.ball.counts())
    }
}
