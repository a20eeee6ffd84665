//! The state of the page of the taquin, without the browser: its changes by actions, and its link.

mod bounds;
mod edits;
pub mod ends;
pub mod filling;
mod game;
pub mod graph;
pub mod later;
mod link;
mod program;
pub mod race;
pub mod scores;
mod seen;
pub mod series;
mod shortest;
mod track;

use super::forest::{Forest, Grown};
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::puzzle::taquin::distance::{Distances, Estimate};
use crate::puzzle::taquin::formula::FormulaProblem;
use crate::puzzle::taquin::hint::Guide;
use crate::puzzle::taquin::method::Method;
use crate::puzzle::taquin::play::Play;
use crate::puzzle::taquin::rival::Rival;
use crate::puzzle::taquin::scene::NODE;
use crate::puzzle::taquin::scene::motif::TileImage;
use crate::puzzle::taquin::shortest::moves;
use crate::puzzle::taquin::solve::{Ending, Sliding};
use crate::puzzle::taquin::trial::{BLOCK, Trial};
use crate::puzzle::taquin::{Board, Parity, Setup, Way};
use crate::scene::Id;
use crate::search::best_first::{Standing, UNMEASURED};
use crate::search::deepening::recording::Recording;
use crate::search::growth::Growth;
use crate::ui::activity::Activity;
use crate::ui::lab::{Lab, LabTrial};
use crate::ui::page::state::{PageState, StateBase};
use crate::ui::steps::Steps;
use crate::ui::transport::Player;
use crate::ui::trouble::Trouble;
use ends::EndsRun;
use filling::FillingShown;
use graph::{GraphShown, Guesses};
use race::RaceRun;
use scores::ScoresRun;
pub use seen::Seen;
use series::{Contest, SeriesChoice, SeriesRun};
use shortest::ShortestSearch;
use std::cell::{Ref, RefCell};
use std::rc::Rc;

/// The view in the middle of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The tree of the search.
    #[default]
    Tree,
    /// The board, which the reader plays.
    Board,
    /// Why half of all boards cannot be solved.
    Parity,
    /// Exact distances.
    Distances,
    /// The experiment with many random boards.
    Statistics,
    /// The graph of all boards.
    Graph,
    /// Searches side by side, on one clock.
    Race,
}

named! {
    View: Tree = "tree", Board = "board", Parity = "parity", Distances = "distances", Statistics = "statistics", Graph = "graph",
    Race = "race"
}

/// The sequence of steps that the transport bar moves through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The search.
    Search,
    /// The search by iterative deepening.
    Rounds,
    /// The moves on the board.
    Play,
    /// The clock of a race.
    Race,
    /// The steps in which a small pattern database is filled.
    Filling,
    /// None: the experiment has no steps.
    Nothing,
}

/// A hint that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A move that reduces the exact distance; the moves left after it; the number of moves that are equally good.
    Nearer(Way, u8, usize),
    /// The next move of a solution, perhaps not a shortest one; the moves left after it.
    Some(Way, usize),
    /// The search for it is running.
    Looking,
    /// No solution was found within the limit of memory.
    Lost,
    /// The board cannot be put in order.
    Hopeless,
    /// It is in order.
    Solved,
}

impl Hint {
    /// The move it advises.
    pub fn way(self) -> Option<Way> {
        match self {
            Hint::Nearer(way, ..) | Hint::Some(way, _) => Some(way),
            _ => None,
        }
    }
}

/// The search, shared with the code that draws it.
pub type SharedSearch = Rc<RefCell<Growth<Sliding>>>;

impl LabTrial for Trial {
    fn cases(&self) -> u64 {
        self.boards
    }

    fn block(&self) -> u64 {
        BLOCK
    }
}

/// The state of the page of the taquin.
pub struct State {
    /// What the states of all pages have.
    pub base: StateBase<State>,
    /// The last valid board, and the settings of its search.
    pub model: Model,
    /// The search, at the current step.
    pub tree: SharedSearch,
    /// The search for a shortest solution, if the method is by iterative deepening.
    pub descent: ShortestSearch,
    /// The layout of the tree.
    pub forest: Forest,
    /// The element that is pointed at.
    pub light: Option<Id>,
    /// The chosen node of the tree.
    pub chosen: Option<u32>,
    /// The played board and its moves.
    pub play: Play,
    /// The hint that the reader has asked for.
    pub hint: Option<Hint>,
    guide: Option<Guide>,
    /// The solution found for a hint, from the board of that hint.
    way: Vec<Way>,
    /// Shortest solutions that were found for single boards.
    shortest: Vec<(Board, Vec<Way>)>,
    /// Whether all moves of the game were made by the reader, without hints.
    pub unaided: bool,
    /// The number of games begun so far.
    pub games: u32,
    /// What the tiles show besides their numbers.
    pub image: Option<TileImage>,
    /// The time of play in milliseconds; it stops when the board is in order.
    pub clock: f64,
    /// The cell that was chosen first, of two whose tiles are to be exchanged.
    pub picked: Option<usize>,
    /// The two tiles that were exchanged last.
    pub exchanged: Option<[u8; 2]>,
    /// Exact distances, as far as they are computed; none where the board is too large.
    pub distances: Option<Distances>,
    /// The progress of the worker that fetches or builds the table of distances, for boards too large for the page itself.
    pub fetching: Activity,
    /// The search for the shortest solution of a board that is played.
    pub comparing: ShortestSearch,
    /// The lower bound that is drawn on the board in place of the plot of distances.
    pub bound: Option<BoundShown>,
    /// The bounds of a board, and the progress of their computation.
    pub details: Option<(Board, BoundDetails)>,
    /// The progress of computing them.
    pub detailing: Activity,
    /// The board whose shortest solution or bounds are computed.
    pub compared: Option<Board>,
    /// How well the measure of the method estimates the distance.
    pub estimate: Estimate,
    estimated: bool,
    /// The text that the reader has written into the field of the formula, and its problem, if it cannot be read.
    pub wrong_formula: Option<(String, FormulaProblem)>,
    /// The formulas with names, which take part in the comparison.
    pub rivals: Vec<Rival>,
    /// The comparison of the methods.
    pub contest: Contest,
    /// What the reader has chosen to compare on many boards.
    pub series: SeriesChoice,
    /// The search for better weights of the Score.
    pub scores: ScoresRun,
    /// Both ends of a large board.
    pub ends: EndsRun,
    /// Whether the second part of the program is there: the functions of [`later`] may be called.
    pub has_rest: bool,
    /// A small pattern database while it is filled: its tiles, the table once it is there, and the step.
    pub filling: FillingShown,
    /// The race of methods.
    pub race: RaceRun,
    /// The graph of all boards.
    pub graph: GraphShown,
    /// The reader's predictions.
    pub guesses: Guesses,
    /// The experiment with many random boards.
    pub lab: Lab<Trial>,
    /// The seed of the next random board or experiment. Each random board increases it by 1; the counts of an experiment stay.
    pub seed: u64,
    /// The view in the middle of the page.
    pub view: View,
    /// Whether the steps are playing, and how fast.
    pub player: Player,
    /// Whether the search was run to its end on request.
    pub ran: bool,
}

impl PageState for State {
    type Seen = Seen;

    fn seen(&self) -> Seen {
        Seen::of(self)
    }

    fn name(&self) -> &'static str {
        if self.view == View::Statistics && self.lab.activity.is_begun() {
            return self.lab.activity.name();
        }
        if self.view == View::Distances
            && let Some(ends) = self.ends_here().filter(|ends| ends.activity.is_begun())
        {
            return ends.activity.name();
        }
        if self.view == View::Race {
            return if self.has_rest { later::race_name(self) } else { "busy" };
        }
        if self.is_deepening() && self.track() != Track::Nothing {
            return self.name_of_rounds();
        }
        let tree = self.tree.borrow();
        if tree.winding() || self.player.playing {
            "busy"
        } else if self.base.troubles.iter().any(|trouble| matches!(trouble, Trouble::Failure(_))) {
            "error"
        } else if tree.finished() && (tree.step() > 0 || self.ran) {
            if matches!(tree.standing(), Standing::Full | Standing::Unmeasured(_)) { "stopped" } else { "done" }
        } else if self.base.is_wrong() {
            "error"
        } else if tree.step() > 0 {
            "stopped"
        } else {
            "idle"
        }
    }

    fn point(&mut self, id: Option<Id>) -> bool {
        std::mem::replace(&mut self.light, id) != id
    }

    fn now(&self) -> (Model, Vec<Rival>) {
        (self.model.clone(), self.rivals.clone())
    }

    fn restore(&mut self, (model, rivals): (Model, Vec<Rival>)) -> bool {
        if rivals != self.rivals {
            self.rivals = rivals;
            self.contest = Contest::default();
            self.race.forget();
        }
        let before = &self.model;
        if model == *before {
            return false;
        }
        let sides = |board: &Board| (board.width(), board.height());
        let resized = sides(&before.board) != sides(&model.board);
        let measured = resized
            || (before.method, &before.weights, &before.evaluation)
                != (model.method, &model.weights, &model.evaluation);
        let question = |model: &Model| (model.board, model.method, model.tables);
        if question(before) != question(&model) {
            self.descent = ShortestSearch::default();
        } else {
            self.descent.aim(&model.board, 0);
        }
        if resized {
            self.distances = on_page(&model.board);
            self.fetching = Activity::Idle;
            self.shortest.clear();
            self.filling = FillingShown::default();
            (self.graph, self.guesses.question) = (GraphShown::default(), None);
            self.lab.set(self.lab.trial().fitted(model.board.tiles().len()));
            self.scores = ScoresRun { choice: self.scores.choice, ..ScoresRun::default() };
        }
        if measured {
            self.estimate = Estimate::begin(&model);
            self.estimated = false;
        }
        if measured || before.stop != model.stop || before.tables != model.tables {
            self.lab = Lab::new(self.lab.trial());
        }
        if before.board != model.board {
            self.ends = EndsRun::default();
            // What has failed for one board, or was stopped, may do for another one.
            for activity in [&mut self.detailing, &mut self.comparing.solved] {
                if matches!(activity, Activity::Failed | Activity::Stopped(_)) {
                    *activity = Activity::Idle;
                }
            }
            self.filling.step = 0;
            // The boards of a series depend on the sides only.
            let series = std::mem::take(&mut self.contest.series);
            self.contest =
                Contest { series: if resized { SeriesRun::default() } else { series }, ..Contest::default() };
            self.begin_play(Play::new(model.board));
        } else if measured || before.stop != model.stop || before.tables != model.tables {
            self.contest = Contest::default();
        }
        self.wrong_formula = None;
        self.race.forget();
        self.tree = grown(&model);
        self.light = None;
        self.chosen = None;
        self.guesses.leaf = None;
        self.exchanged = None;
        let moved = self.parity().is_solvable() != Parity::of(&model.board).is_solvable();
        self.model = model;
        if moved && self.graph.rings.is_some() {
            self.show_half(Some(!self.parity().is_solvable()));
        }
        self.see_forest();
        self.player.playing = false;
        self.ran = false;
        self.base.troubles.clear();
        true
    }

    fn read_text(&mut self, text: &str) -> bool {
        let setup = text.parse::<Setup>().map_err(|problem| vec![problem]);
        self.take_text(setup.and_then(|setup| setup.board()), State::edit_board)
    }

    /// Undo and redo take back a move on the board that is shown, or else an edit.
    fn is_play(&self) -> bool {
        self.track() == Track::Play
    }
}

impl From<Model> for State {
    fn from(model: Model) -> State {
        let mut state = State {
            tree: grown(&model),
            descent: ShortestSearch::default(),
            forest: Forest::default(),
            light: None,
            chosen: None,
            play: Play::new(model.board),
            hint: None,
            guide: None,
            way: vec![],
            shortest: vec![],
            unaided: true,
            games: 0,
            image: None,
            clock: 0.0,
            picked: None,
            exchanged: None,
            distances: on_page(&model.board),
            fetching: Activity::Idle,
            comparing: ShortestSearch::default(),
            bound: None,
            details: None,
            detailing: Activity::Idle,
            compared: None,
            estimate: Estimate::begin(&model),
            estimated: false,
            wrong_formula: None,
            rivals: vec![],
            contest: Contest::default(),
            series: SeriesChoice::default(),
            scores: ScoresRun::default(),
            ends: EndsRun::default(),
            has_rest: false,
            filling: FillingShown::default(),
            race: RaceRun::default(),
            graph: GraphShown::default(),
            guesses: Guesses::default(),
            lab: Lab::new(Trial::default()),
            seed: Trial::default().seed,
            base: StateBase::default(),
            view: View::default(),
            player: Player::default(),
            ran: false,
            model,
        };
        state.see_forest();
        state
    }
}

impl State {
    /// The search, as far as it has been computed.
    pub fn growth(&self) -> Ref<'_, Growth<Sliding>> {
        self.tree.borrow()
    }

    /// Whether the method is by iterative deepening.
    pub fn is_deepening(&self) -> bool {
        self.model.method.is_deepening()
    }

    /// What the attribute `data-state` says of iterative deepening.
    fn name_of_rounds(&self) -> &'static str {
        let ShortestSearch { recorded, solved, .. } = &self.descent;
        let has_failed = [recorded, solved].iter().any(|activity| activity.name() == "error");
        if has_failed || self.base.is_wrong() {
            "error"
        } else if self.player.playing || recorded.is_running() || solved.is_running() {
            "busy"
        } else if self.descent.solution().is_some() || self.ran && !self.parity().is_solvable() {
            "done"
        } else if self.descent.wants_recording(&self.model.board) || self.descent.wants_rounds() {
            "busy"
        } else if self.descent.step() > 0 {
            "stopped"
        } else {
            "idle"
        }
    }

    /// The tree that is drawn, with its step: that of the search, or of the present round of iterative deepening. None where the round
    /// is too large to be drawn, or not there.
    pub fn with_tree<R>(&self, use_tree: impl FnOnce(Grown) -> R) -> Option<R> {
        if self.is_deepening() {
            return self.descent.tree().map(use_tree);
        }
        let growth = self.tree.borrow();
        Some(use_tree(Grown { nodes: growth.search().nodes(), step: growth.step() }))
    }

    /// Whether the drawing is a tree, which can be moved about: not where a round is too large, or its search has ended.
    pub fn draws_tree(&self) -> bool {
        self.view == View::Tree && self.with_tree(|_| ()).is_some() && self.descent.solution().is_none()
    }

    /// Forgets the places of the nodes: those of another tree are worked out before it is drawn.
    fn see_forest(&mut self) {
        self.forest = Forest::default();
    }

    /// Stores the first nodes of the search by iterative deepening. If these are all, the solution is known.
    pub fn record(&mut self, recording: Recording) {
        if recording.is_found {
            self.learn(self.model.board, moves(&recording.path_at(recording.len())));
        }
        self.descent.record(&self.model.board, recording);
        if self.ran {
            self.descent.show_end(&self.model.board);
        }
        self.see_forest();
    }

    /// Whether the view needs a table of distances from a worker that was not requested yet.
    pub fn wants_table(&self) -> bool {
        let board = &self.model.board;
        let can = Distances::can(board.width(), board.height());
        let is_solved = self.view == View::Tree && self.descent.solution().is_some();
        let shows = self.is_compared() || self.view == View::Distances || is_solved;
        shows && self.distances.is_none() && can && !self.fetching.is_begun()
    }

    /// Stores the distances that a worker has computed.
    pub fn know(&mut self, distances: Distances) {
        self.distances = Some(distances);
        self.estimated = false;
    }

    /// Gives the present seed to the experiment.
    pub fn seed_experiment(&mut self) {
        self.lab.set(Trial { seed: self.seed, ..self.lab.trial() });
    }

    /// Exact distances, once all are computed.
    pub fn known(&self) -> Option<&Distances> {
        self.distances.as_ref().filter(|distances| distances.is_complete())
    }

    /// Exact distances, once every one of them was compared with the estimate of the method.
    pub fn judged(&self) -> Option<&Distances> {
        self.known().filter(|_| self.estimated)
    }

    /// The parity of the searched board.
    pub fn parity(&self) -> Parity {
        Parity::of(&self.model.board)
    }

    /// The method's estimate of the distance of a board, in moves: for the Score the mean distance of all boards with that Score; none
    /// for breadth first, which uses no measure; otherwise the measure in units of one move.
    pub fn estimate_of(&self, board: &Board) -> Option<f64> {
        let measure = self.growth().space().measure(board);
        match (self.model.method, self.model.unit()) {
            (Method::Score, _) => self.estimate.of(measure),
            (_, unit) => (unit > 0 && measure != UNMEASURED).then(|| measure as f64 / unit as f64),
        }
    }

    /// The status of the search at the current step. A search without any step counts as ended once the reader has run it.
    pub fn standing(&self) -> Standing {
        let tree = self.tree.borrow();
        if tree.step() > 0 || self.ran { tree.standing() } else { Standing::Growing }
    }

    /// The result of the search, if the current step is its last.
    pub fn ending(&self) -> Option<Ending> {
        if self.is_deepening() {
            let path = self.descent.solution()?;
            return Some(Ending { path, slides: 0, solved: true });
        }
        let found = matches!(self.standing(), Standing::Found(_));
        if found { Ending::of(self.tree.borrow().search()) } else { None }
    }

    /// The leaf that the current step has taken; at the end, the leaf at which the search stopped.
    pub fn taken(&self) -> Option<u32> {
        if self.is_deepening() {
            return self.descent.tree().map(|tree| tree.step as u32);
        }
        let tree = self.tree.borrow();
        match self.standing() {
            Standing::Found(leaf) => Some(leaf),
            _ => tree.search().expanded_at(tree.step()),
        }
    }

    /// The number of moves of a shortest solution of the searched board, if it is known.
    pub fn optimal(&self) -> Option<u64> {
        if let Some(best) = self.best(&self.model.board) {
            return Some(best.into());
        }
        if let Some(ends) = self.both_ends().filter(|ends| ends.moves == Some(ends.bound)) {
            return Some(ends.bound.into());
        }
        let ending = self.ending().filter(|ending| ending.solved && self.model.method.is_optimal())?;
        Some((ending.path.len() + ending.slides) as u64)
    }

    /// Runs the search to its end, or to the limit of memory, and shows its last step.
    pub fn run(&mut self) {
        self.player.playing = false;
        if self.view == View::Race {
            return self.go(u64::MAX);
        }
        self.ran = true;
        if self.is_deepening() {
            self.descent.show_end(&self.model.board);
        } else {
            self.tree.borrow_mut().aim(u64::MAX);
        }
    }

    /// The node of the tree that is pointed at, or else the chosen one.
    pub fn node(&self) -> Option<u32> {
        let lit = self.light.filter(|id| id.kind == NODE).map(|id| id.a);
        lit.or(self.chosen)
    }

    /// The solution that the search has found, as moves on the board.
    pub fn solution(&self) -> Option<Vec<Way>> {
        let Ending { mut path, slides, .. } = self.ending()?;
        path.extend(std::iter::repeat_n(Way::Left, slides));
        Some(path)
    }
}

/// The distances, for a board that is small enough to be computed by the page itself; otherwise none.
fn on_page(board: &Board) -> Option<Distances> {
    let (width, height) = (board.width(), board.height());
    Distances::can_on_page(width, height).then(|| Distances::begin(width, height)).flatten()
}

/// The search of a model before its first step.
fn grown(model: &Model) -> SharedSearch {
    let (space, search) = model.search();
    let mut growth = Growth::new(space, search);
    // A first step shows whether the search stops at the root already.
    growth.foresee(1);
    Rc::new(RefCell::new(growth))
}

/// The largest seed: the largest range of whole numbers that a number field shows exactly.
pub const MOST_SEED: u64 = 1 << 53;
