//! Jobs of the Soma cube's workers: parts of the enumeration, the whole enumeration under several rules, the fast search, and the
//! packing engine's for larger sets, the map of the solutions, the arguments that there are none, and the reading of a file.

use super::assemble::seek::WaySearch;
use super::assemble::way::Ways;
use super::contest::{ContestSearch, Outcome};
use super::pack::fullest::FullestSearch;
use super::pack::ideas::{IdeaCount, IdeaSearch, Ideas, MOST_NODES};
use super::pack::{Estimate, PackCount, PackPart, PackPlan, Packing, Probing};
use super::solutions::{Inquiry, Labels, Question, QuestionAnswer, fills, solution};
use super::somap::chart::Chart;
use super::studied::{Studied, StudiedBytes};
use super::why::Why;
use super::why::chain::ChainSearch;
use super::why::weights::WeightSearch;
use super::xmpuzzle;
use super::{Assembly, Figure, Model, PieceSet, Rules};
use crate::search::batch::{PartTask, TaskBatch, TreeBatch, parts_of};
use crate::search::job::{Batch, Counts, Numbered};
use crate::search::sample::Dice;
use crate::search::{self, Status};
use serde::{Deserialize, Serialize};
use std::cell::OnceCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// Time of one node of the fast search, in trials of the enumeration (the unit of time slices), approximately.
const TRIALS_PER_NODE: u64 = 8;

/// The packing engine's search is given to the workers in this many parts.
pub const PACK_PARTS: u32 = 64;

/// Each of them is made of smaller ones, so that all take about as long: at least so many, if the search is that large.
const SMALL_PARTS: usize = 500;

/// Numbers that the search for weights changes between two looks at the clock: some milliseconds.
const NUMBERS: u64 = 2_000_000;

/// Attempts to take a piece out between two looks at the clock: most take some microseconds, the longest a tenth of a second.
const ATTEMPTS: u64 = 1;

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// The enumeration.
    Search(Model),
    /// The fast search.
    Count(Model),
    /// What takes longer, or needs more of a program, than the two above: the whole enumeration under several rules, the search of the
    /// packing engine, what follows from all solutions, or from none. Or a file that is to replace the model.
    Study(Model),
}

/// A part of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// The part of the enumeration below these placements of the first pieces.
    Below(Vec<u32>),
    /// The whole enumeration under one of the contest's rules.
    Rules(Rules),
    /// The search of the packing engine with some of its ideas.
    Ideas(Ideas),
    /// The question that the fast search answers.
    Question(Question),
    /// The map of the solutions that the fast search finds.
    Map,
    /// Why the figure cannot be filled.
    Why,
    /// On which ways the pieces of some solutions come in.
    Ways {
        /// The solutions, cell by cell.
        solutions: Vec<Labels>,
        /// Whether no piece may float.
        gravity: bool,
    },
    /// How large the search of the packing engine is.
    Estimate,
    /// One of the [`PACK_PARTS`] parts of that search, by its number from 0.
    Packing(u32),
    /// The puzzle in the text of a file.
    File(String),
    /// How much of a figure some pieces fill.
    Fullest(PieceSet, Figure),
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Counts and solutions of the enumeration.
    Search(Box<search::PartResult>),
    /// Counts of the whole enumeration under some rules.
    Outcome(Box<Outcome>),
    /// Counts of the packing engine with some of its ideas.
    Ideas(IdeaCount),
    /// What the fast search found.
    Solutions(QuestionAnswer),
    /// What a study found.
    Study(StudiedBytes),
    /// About how many nodes the search of the packing engine has.
    Estimate(Estimate),
    /// What the packing engine found in a part.
    Packing(Box<PackCount>),
}

impl search::WorkerJob for Job {
    type Part = Part;
    type Answer = Answer;
    type Note = ();

    fn program(&self) -> &'static str {
        match self {
            Job::Study(_) => "study",
            _ => "worker",
        }
    }

    fn may_be_kept(&self, part: &Part) -> bool {
        matches!(part, Part::Packing(_))
    }

    fn counts(answer: &Answer) -> Counts {
        match answer {
            Answer::Search(part) => Counts { trials: part.tally.tried(), solutions: part.found },
            Answer::Outcome(outcome) => Counts { trials: outcome.tally.tried(), solutions: 0 },
            Answer::Ideas(count) => Counts { trials: count.nodes, solutions: 0 },
            Answer::Packing(count) => Counts { trials: count.nodes, solutions: count.placed },
            Answer::Solutions(_) | Answer::Study(_) | Answer::Estimate(_) => Counts::default(),
        }
    }
}

/// State of a worker between parts.
#[derive(Default)]
pub struct Runner;

impl search::JobRunner for Runner {
    type Job = Job;

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        let (Job::Search(model) | Job::Count(model)) = job else { return None };
        let model = model.is_legal().then(|| model.clone())?;
        Some(match job {
            Job::Search(_) => {
                let own = |part| if let Part::Below(root) = part { Some(root) } else { None };
                Box::new(TreeBatch::new(Assembly::new(model), parts_of(parts, own)?, |part| {
                    Answer::Search(Box::new(part))
                }))
            }
            _ => Box::new(TaskBatch::new(parts, move |part| {
                let &Part::Question(question) = part else { return None };
                Some(Box::new(Inquiry::new(&model.pieces, &model.figure, question)?) as Box<dyn PartTask<Job>>)
            })),
        })
    }
}

/// State of a worker that studies solutions and reads files.
#[derive(Default)]
pub struct StudyRunner {
    /// The model that was searched last by the packing engine, and what all parts of that search need.
    kept: Option<(Model, Rc<KeptPacking>)>,
}

/// What the parts of a count by the packing engine need, prepared once by the first of them.
#[derive(Default)]
struct KeptPacking(OnceCell<Option<(Rc<Packing>, Rc<PackPlan>)>>);

impl KeptPacking {
    fn of(&self, model: &Model) -> Option<(Rc<Packing>, Rc<PackPlan>)> {
        let prepare = || {
            let packing = Packing::new(&model.pieces, &model.figure)?;
            let plan = packing.parts(SMALL_PARTS);
            Some((Rc::new(packing), Rc::new(plan)))
        };
        self.0.get_or_init(prepare).clone()
    }
}

impl search::JobRunner for StudyRunner {
    type Job = Job;
    /// To be raised when a part of a count has other solutions, another number of nodes or another form.
    const KEPT_ANSWERS: Option<u32> = Some(1);

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        let Job::Study(model) = job else { return None };
        let model = model.is_legal().then(|| model.clone())?;
        let kept = self.kept.take().filter(|(known, _)| *known == model);
        let (_, prepared) = self.kept.insert(kept.unwrap_or_else(|| (model.clone(), Rc::default())));
        let prepared = Rc::clone(prepared);
        Some(Box::new(TaskBatch::new(parts, move |part| {
            let Model { pieces, figure, .. } = &model;
            let task: Box<dyn PartTask<Job>> = match part {
                Part::Rules(rules) => Box::new(ContestSearch::new(&model, *rules)),
                Part::Ideas(ideas) => Box::new(IdeaSearch::new(pieces, figure, *ideas, MOST_NODES)?),
                Part::Estimate => {
                    let (packing, plan) = prepared.of(&model)?;
                    // Always the same walks, so that the page says the same each time.
                    let probing = Probing::new(&plan, Dice::new(0, 0));
                    Box::new(Estimating { packing, plan, probing })
                }
                &Part::Packing(number) if number < PACK_PARTS => {
                    let (packing, plan) = prepared.of(&model)?;
                    Box::new(PackPart::new(&packing, &plan, number as usize, PACK_PARTS as usize))
                }
                Part::Map => Box::new(Charting::new(&model)?),
                Part::Why => Box::new(Arguing {
                    weights: WeightSearch::new(pieces, figure),
                    chain: ChainSearch::new(pieces, figure),
                }),
                Part::Ways { solutions, gravity } => Box::new(Seeking::new(&model, solutions, *gravity)?),
                Part::File(text) => Box::new(FileReading { text: text.clone() }),
                Part::Fullest(pieces, figure) => Box::new(FullestSearch::new(pieces, figure)),
                _ => return None,
            };
            Some(task)
        })))
    }
}

impl PartTask<Job> for Inquiry {
    fn advance(&mut self, budget: u64) -> Status {
        Inquiry::advance(self, (budget / TRIALS_PER_NODE).max(1))
    }

    fn trials(&self) -> u64 {
        self.nodes()
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Solutions(Inquiry::answer(&self))
    }
}

impl PartTask<Job> for PackPart {
    fn advance(&mut self, budget: u64) -> Status {
        PackPart::advance(self, budget)
    }

    fn trials(&self) -> u64 {
        self.nodes()
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Packing(Box::new(self.count()))
    }
}

fn studied(studied: Studied) -> Answer {
    Answer::Study(StudiedBytes::of(&studied))
}

/// The map, made once all solutions are found.
struct Charting {
    model: Model,
    inquiry: Inquiry,
}

impl Charting {
    fn new(model: &Model) -> Option<Charting> {
        let inquiry = Inquiry::new(&model.pieces, &model.figure, Question::Classes)?;
        Some(Charting { model: model.clone(), inquiry })
    }
}

impl PartTask<Job> for Charting {
    fn advance(&mut self, budget: u64) -> Status {
        PartTask::advance(&mut self.inquiry, budget)
    }

    fn trials(&self) -> u64 {
        self.inquiry.nodes()
    }

    fn answer(self: Box<Self>) -> Answer {
        let Model { pieces, figure, .. } = &self.model;
        studied(Studied::Map(Chart::new(pieces, figure, &self.inquiry.catalogue())))
    }
}

/// The search for arguments: first weights, then a chain.
struct Arguing {
    weights: WeightSearch,
    chain: ChainSearch,
}

impl PartTask<Job> for Arguing {
    fn advance(&mut self, _budget: u64) -> Status {
        match self.weights.advance(NUMBERS) {
            Status::Finished => self.chain.advance(1),
            running => running,
        }
    }

    fn answer(self: Box<Self>) -> Answer {
        studied(Studied::Why(Why { weights: self.weights.answer(), chain: self.chain.answer() }))
    }
}

/// The search for the ways of some solutions, one after the other.
struct Seeking {
    left: VecDeque<WaySearch>,
    found: Vec<Ways>,
}

impl Seeking {
    /// `None` if one is no solution.
    fn new(model: &Model, solutions: &[Labels], gravity: bool) -> Option<Seeking> {
        let Model { pieces, figure, .. } = model;
        let of = |labels: &Labels| {
            let mut solution = solution(labels, pieces.count());
            solution[pieces.solid()..].fill(0);
            fills(pieces, figure, labels).then(|| WaySearch::new(figure, &solution, gravity))
        };
        Some(Seeking { left: solutions.iter().map(of).collect::<Option<_>>()?, found: vec![] })
    }
}

impl PartTask<Job> for Seeking {
    fn advance(&mut self, _budget: u64) -> Status {
        let Some(search) = self.left.front_mut() else { return Status::Finished };
        if search.advance(ATTEMPTS) == Status::Finished {
            self.found.push(search.answer());
            self.left.pop_front();
        }
        if self.left.is_empty() { Status::Finished } else { Status::Running }
    }

    fn answer(self: Box<Self>) -> Answer {
        studied(Studied::Ways(self.found))
    }
}

/// The reading of a file, which is done at once.
struct FileReading {
    text: String,
}

impl PartTask<Job> for FileReading {
    fn advance(&mut self, _budget: u64) -> Status {
        Status::Finished
    }

    fn answer(self: Box<Self>) -> Answer {
        studied(Studied::File(xmpuzzle::read(&self.text)))
    }
}

/// The estimate of the size of a search.
struct Estimating {
    packing: Rc<Packing>,
    plan: Rc<PackPlan>,
    probing: Probing,
}

impl PartTask<Job> for Estimating {
    fn advance(&mut self, _budget: u64) -> Status {
        self.probing.advance(&self.packing, &self.plan)
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Estimate(self.probing.estimate())
    }
}

impl PartTask<Job> for FullestSearch {
    fn advance(&mut self, budget: u64) -> Status {
        FullestSearch::advance(self, budget)
    }

    fn trials(&self) -> u64 {
        self.nodes()
    }

    fn answer(self: Box<Self>) -> Answer {
        studied(Studied::Fullest(FullestSearch::answer(*self)))
    }
}

impl PartTask<Job> for IdeaSearch {
    fn advance(&mut self, budget: u64) -> Status {
        IdeaSearch::advance(self, budget)
    }

    fn trials(&self) -> u64 {
        self.count().nodes
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Ideas(self.count())
    }
}

impl PartTask<Job> for ContestSearch {
    fn advance(&mut self, budget: u64) -> Status {
        ContestSearch::advance(self, budget)
    }

    fn trials(&self) -> u64 {
        ContestSearch::trials(self)
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Outcome(Box::new(self.outcome()))
    }
}
