//! A race of methods as the page keeps it: its searches, all at the same moment of their clock.

use super::series::Entrant;
use super::shortest::ShortestSearch;
use super::{State, View};
use crate::puzzle::taquin::outcome::{Finish, Outcome};
use crate::puzzle::taquin::race::{MOST_RACERS, RaceClock, RacePace, RacedTree};
use crate::puzzle::taquin::shortest::{Bound, ShortestQuestion};
use crate::puzzle::taquin::{Method, Model, Parity};
use crate::search::best_first::Standing;
use crate::search::deepening::recording::Recording;
use crate::ui::activity::Activity;
use crate::ui::taquin::forest::{Forest, Grown};
use std::cell::RefCell;
use std::rc::Rc;

/// Those who take part until the reader chooses others, as far as they can search the board.
const USUAL: [Method; 6] = [
    Method::Score,
    Method::AStarManhattan,
    Method::BestFirstManhattan,
    Method::IdaManhattan,
    Method::AStarMisplaced,
    Method::Formula,
];

/// How many of them.
const USUAL_RACERS: usize = 3;

/// A search of the race.
#[derive(Debug)]
pub enum RaceSearch {
    /// It grows a tree.
    Tree(Rc<RefCell<RacedTree>>),
    /// It deepens round by round.
    Rounds(Box<ShortestSearch>),
}

/// Who takes part, with the search and the places of its nodes.
#[derive(Debug)]
pub struct Racer {
    /// Who it is.
    pub entrant: Entrant,
    /// Its search.
    pub search: RaceSearch,
    /// The places of its nodes.
    pub forest: Forest,
}

/// What is told of a search at the present moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Raced {
    /// Leaves expanded; nodes created by iterative deepening.
    pub steps: u64,
    /// Configurations created.
    pub created: u64,
    /// The lower bound that is proved.
    pub bound: Option<u64>,
    /// The moves of the solution, once it is found.
    pub moves: Option<u64>,
    /// How it has ended, if it has.
    pub finish: Option<Finish>,
}

/// The race.
#[derive(Debug, Default)]
pub struct RaceRun {
    /// The keys of those who take part, as the reader has chosen them.
    pub chosen: Vec<String>,
    /// How the clock runs.
    pub clock: RaceClock,
    /// The searches; none until the race is shown.
    pub racers: Vec<Racer>,
    /// The progress of recording the nodes of a search by iterative deepening.
    pub recording: Activity,
    pace: RacePace,
    moment: u64,
    target: u64,
}

impl Racer {
    fn new(entrant: Entrant, model: &Model) -> Racer {
        let own = entrant.model(model);
        let search = if own.method.is_deepening() {
            RaceSearch::Rounds(Box::default())
        } else {
            let mut tree = RacedTree::new(&own);
            // A first step shows whether the search stops at the root already.
            tree.foresee(1);
            RaceSearch::Tree(Rc::new(RefCell::new(tree)))
        };
        Racer { entrant, search, forest: Forest::default() }
    }

    /// The steps that are known.
    fn farthest(&self) -> u64 {
        match &self.search {
            RaceSearch::Tree(tree) => tree.borrow().growth.farthest(),
            RaceSearch::Rounds(rounds) => rounds.farthest(),
        }
    }

    /// All its steps, once they are known; there are none of iterative deepening where nothing can be found.
    fn total(&self, is_solvable: bool) -> Option<u64> {
        match &self.search {
            RaceSearch::Tree(tree) => tree.borrow().growth.total(),
            RaceSearch::Rounds(_) if !is_solvable => Some(0),
            RaceSearch::Rounds(rounds) => rounds.recording().map(|recording| recording.len() as u64),
        }
    }

    /// Goes to a step, as far as it is known.
    fn show(&mut self, step: u64, model: &Model) {
        match &mut self.search {
            RaceSearch::Tree(tree) => {
                let mut tree = tree.borrow_mut();
                let known = tree.growth.farthest();
                tree.go(step.min(known), 0);
                self.forest.grow(grown(&tree), true);
            }
            RaceSearch::Rounds(rounds) => {
                rounds.aim(&model.board, step);
                let mut forest = Forest::default();
                rounds.tree().into_iter().for_each(|tree| forest.see(tree));
                self.forest = forest;
            }
        }
    }

    /// What is told of the search at the present moment.
    pub fn raced(&self, is_solvable: bool) -> Raced {
        match &self.search {
            RaceSearch::Tree(tree) => {
                let tree = tree.borrow();
                let (growth, search) = (&tree.growth, tree.growth.search());
                let finish = growth.finished().then(|| match growth.standing() {
                    Standing::Found(_) => Finish::Found,
                    Standing::Exhausted => Finish::Exhausted,
                    Standing::Unmeasured(_) => Finish::Unmeasured,
                    _ => Finish::Full,
                });
                let moves = finish.and_then(|_| Outcome::of(search).moves());
                Raced {
                    steps: growth.step(),
                    created: search.configurations_by(growth.step()),
                    bound: tree.bounds().last().map(|(_, bound)| *bound),
                    moves,
                    finish,
                }
            }
            RaceSearch::Rounds(rounds) => {
                let moves = rounds.solution().map(|ways| ways.len() as u64);
                let is_over = rounds.recording().is_some() && rounds.step() == rounds.farthest();
                let finish = match moves {
                    Some(_) => Some(Finish::Found),
                    None if !is_solvable => Some(Finish::Exhausted),
                    None => is_over.then_some(Finish::Full),
                };
                let bound = rounds.threshold().map(u64::from);
                Raced { steps: rounds.step(), created: rounds.step(), bound, moves, finish }
            }
        }
    }

    /// The steps up to the present one at which the lower bound rose, and the bound from there on.
    pub fn bounds(&self) -> Vec<(u64, u64)> {
        match &self.search {
            RaceSearch::Tree(tree) => tree.borrow().bounds().to_vec(),
            RaceSearch::Rounds(rounds) => {
                let begun = rounds.recording().into_iter().flat_map(|recording| &recording.rounds);
                let begun = begun.map(|round| (u64::from(round.start), u64::from(round.threshold)));
                begun.take_while(|(step, _)| *step <= rounds.step()).collect()
            }
        }
    }
}

/// A tree of a race, as it is laid out.
pub fn grown(tree: &RacedTree) -> Grown<'_> {
    Grown { nodes: tree.growth.search().nodes(), step: tree.growth.step() }
}

impl RaceRun {
    /// The moment of the clock.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// The steps that a search has made at a moment.
    pub fn steps_at(&self, index: usize, moment: u64) -> u64 {
        self.pace.steps(index, moment)
    }

    /// The moment at which a search has made `steps` steps.
    pub fn reaches(&self, index: usize, steps: u64) -> u64 {
        self.pace.moment(index, steps)
    }

    /// Forgets the searches, which belong to another board, or to other methods.
    pub fn forget(&mut self) {
        self.racers.clear();
        self.recording = Activity::Idle;
        self.pace = RacePace::default();
        (self.moment, self.target) = (0, 0);
    }

    /// Whether the moment that was asked for is not reached.
    pub fn winding(&self) -> bool {
        self.moment < self.target
    }

    /// The last moment that is known.
    pub fn farthest(&self) -> u64 {
        let last = |(index, racer): (usize, &Racer)| self.pace.moment(index, racer.farthest());
        self.racers.iter().enumerate().map(last).max().unwrap_or(0)
    }

    /// The last moment of the whole race, once it is known.
    pub fn total(&self, model: &Model) -> Option<u64> {
        let is_solvable = Parity::of(&model.board).is_solvable();
        let last = |(index, racer): (usize, &Racer)| Some(self.pace.moment(index, racer.total(is_solvable)?));
        let all: Option<Vec<u64>> = self.racers.iter().enumerate().map(last).collect();
        all?.into_iter().max()
    }

    /// Asks for a moment; [`RaceRun::wind`] goes there.
    pub fn aim(&mut self, moment: u64) {
        self.target = moment;
    }

    /// Goes towards the moment that was asked for, all searches together by about `budget` steps.
    pub fn wind(&mut self, model: &Model, budget: u64) {
        if let Some(total) = self.total(model) {
            self.target = self.target.min(total);
        }
        let is_solvable = Parity::of(&model.board).is_solvable();
        let share = budget / self.racers.len().max(1) as u64;
        let mut reached = self.target;
        for (index, racer) in self.racers.iter().enumerate() {
            let wanted = self.pace.steps(index, self.target);
            if let RaceSearch::Tree(tree) = &racer.search {
                tree.borrow_mut().go(wanted, share);
            }
            let known = racer.farthest();
            if known < wanted && racer.total(is_solvable).is_none() {
                reached = reached.min(self.pace.moment(index, known));
            }
        }
        self.moment = reached;
        if let Some(total) = self.total(model) {
            (self.moment, self.target) = (self.moment.min(total), self.target.min(total));
        }
        for (index, racer) in self.racers.iter_mut().enumerate() {
            racer.show(self.pace.steps(index, self.moment), model);
        }
    }

    /// Whether a search is to be computed beyond the present moment.
    pub fn foresees(&self) -> bool {
        self.racers
            .iter()
            .any(|racer| matches!(&racer.search, RaceSearch::Tree(tree) if tree.borrow().growth.total().is_none()))
    }

    /// Continues the searches; the moment stays.
    pub fn foresee(&self, budget: u64) {
        let share = budget / self.racers.len().max(1) as u64;
        for racer in &self.racers {
            if let RaceSearch::Tree(tree) = &racer.search {
                tree.borrow_mut().foresee(share);
            }
        }
    }

    /// The search by iterative deepening whose nodes are needed and not there.
    fn unrecorded(&self) -> Option<usize> {
        let lacks = |racer: &Racer| matches!(&racer.search, RaceSearch::Rounds(rounds) if rounds.recording().is_none());
        self.racers.iter().position(lacks)
    }
}

impl State {
    /// Those who take part in the race.
    pub fn raced(&self) -> Vec<Entrant> {
        let able = self.able();
        let find = |key: &String| able.iter().find(|entrant| entrant.key() == *key).cloned();
        let mut racers: Vec<Entrant> = self.race.chosen.iter().filter_map(find).collect();
        if racers.len() < 2 {
            racers = USUAL.map(Entrant::Method).into_iter().filter(|usual| able.contains(usual)).collect();
            racers.truncate(USUAL_RACERS);
        }
        racers.truncate(MOST_RACERS);
        racers
    }

    /// Lets someone take part, or not. Returns false if there would be too few or too many.
    pub fn toggle_racer(&mut self, key: &str) -> bool {
        let mut keys: Vec<String> = self.raced().iter().map(Entrant::key).collect();
        match keys.iter().position(|other| other == key) {
            Some(index) if keys.len() > 2 => _ = keys.remove(index),
            None if keys.len() < MOST_RACERS => keys.push(key.to_string()),
            _ => return false,
        }
        self.race.chosen = keys;
        self.race.forget();
        true
    }

    /// Begins the searches, if the race is shown and they are not there.
    pub fn begin_race(&mut self) {
        if self.view == View::Race && self.race.racers.is_empty() {
            self.race.racers = self.raced().into_iter().map(|entrant| Racer::new(entrant, &self.model)).collect();
            self.pace_race();
        }
    }

    /// The nanoseconds of a step of each who takes part, as the comparison has measured them; none while one is missing.
    pub fn step_times(&self) -> Option<Vec<f64>> {
        let time = |entrant: &Entrant| {
            let outcome = self.contest.outcome(entrant)?;
            // A step of iterative deepening is a node that it creates.
            let is_deepening = matches!(entrant, Entrant::Method(method) if method.is_deepening());
            let steps = if is_deepening { outcome.created } else { outcome.expanded };
            Some((outcome.time?.max(1) as f64) / steps.max(1) as f64)
        };
        self.raced().iter().map(time).collect()
    }

    /// Whether the time of a step is needed and not known.
    pub fn wants_times(&self) -> bool {
        let are_compared = self.contest.activity.is_begun()
            && self.raced().iter().all(|entrant| self.contest.entrants.contains(entrant));
        self.view == View::Race && self.race.clock == RaceClock::Time && !are_compared && self.step_times().is_none()
    }

    /// Sets how many steps each makes at a moment; all searches go to the moment again.
    pub fn pace_race(&mut self) {
        let times = if self.race.clock == RaceClock::Time { self.step_times() } else { None };
        self.race.pace = times.map(|times| RacePace::of(&times)).unwrap_or_default();
        let moment = self.race.target.max(self.race.moment);
        self.race.aim(moment);
        self.race.wind(&self.model, 0);
    }

    /// The question for the nodes of a search by iterative deepening that are needed.
    pub fn wants_raced_rounds(&self) -> Option<ShortestQuestion> {
        if self.view != View::Race || self.race.recording == Activity::Failed || !self.parity().is_solvable() {
            return None;
        }
        let racer = &self.race.racers[self.race.unrecorded()?];
        Some(ShortestQuestion { board: self.model.board, bound: Bound::of(&racer.entrant.model(&self.model))? })
    }

    /// Stores the nodes of a search by iterative deepening that were asked for.
    pub fn record_raced(&mut self, recording: Recording) {
        if let Some(index) = self.race.unrecorded()
            && let RaceSearch::Rounds(rounds) = &mut self.race.racers[index].search
        {
            rounds.record(&self.model.board, recording);
            self.race.wind(&self.model, 0);
        }
    }

    /// What the attribute `data-state` says of a race.
    pub(super) fn name_of_race(&self) -> &'static str {
        let race = &self.race;
        let is_over = race.moment > 0 && race.total(&self.model) == Some(race.moment);
        if race.recording.name() == "error" || self.base.is_wrong() {
            "error"
        } else if race.winding()
            || self.player.playing
            || race.recording.is_running()
            || self.wants_raced_rounds().is_some()
        {
            "busy"
        } else if is_over {
            "done"
        } else if race.moment > 0 {
            "stopped"
        } else {
            "idle"
        }
    }
}
