//! The state of the page of the Hungarian cube, without the browser: its changes by actions, and its link.

mod answer;
mod chain;
mod coach;
mod edit;
mod entry;
mod example;
mod finder;
pub mod later;
mod link;
mod optimal;
mod program;
mod scrambles;
mod short;
mod side;
mod subgroup;
mod track;
mod way;

use crate::puzzle::cube::cycles::cycles;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::errata::Erratum;
use crate::puzzle::cube::job::SHORT_NODES;
use crate::puzzle::cube::laboratory::Form;
use crate::puzzle::cube::printed::COUNTEREXAMPLE;
use crate::puzzle::cube::scene::figures::Figures;
use crate::puzzle::cube::scene::{self, CYCLE, FACELET};
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::solve::short::FoundSolution;
use crate::puzzle::cube::solve::stages::Solution;
use crate::puzzle::cube::trial::Trial;
use crate::puzzle::cube::{
    Algorithm, Cube, Face, Kind, Method, Model, Place, Position, Problem, Request, Setup, Spelling, Sums, Turn,
    notation,
};
use crate::scene::Id;
use crate::ui::activity::Activity;
use crate::ui::lab::{Lab, LabTrial};
use crate::ui::page::state::{Linked, PageState, StateBase};
use crate::ui::steps::Steps;
use crate::ui::transport::Player;
pub use chain::ChainWay;
pub use coach::{Coach, CoachAct};
pub use entry::CubeEntry;
pub use finder::{FinderAct, Finding};
pub use link::MOST_POWER;
pub use optimal::{BOUND_NODES, Proof};
pub use scrambles::ScrambleTable;
pub use short::ShortSolutions;
pub use side::AllMethods;
use std::rc::Rc;
pub use subgroup::{Explored, SubgroupShown};
pub use track::Track;
pub use way::{Bench, Solved, Way};

/// How many times more nodes a search for short solutions has that goes farther.
pub const FARTHER: u64 = 5;

/// The view in the middle of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The cube and its net, and an algorithm.
    #[default]
    Cube,
    /// The cube as an element of the group.
    Group,
    /// Whether it can be put in order.
    Doctor,
    /// Commutators and conjugates.
    Laboratory,
    /// The progress of the search for the solution.
    Stages,
    /// Subgroups, their Cayley graphs, and symmetries.
    Subgroup,
    /// The errors of the base text.
    Errors,
}

named! {
    View: Cube = "cube", Group = "group", Doctor = "doctor", Laboratory = "laboratory", Stages = "stages",
    Subgroup = "subgroup", Errors = "errors",
}

/// The turns that the letters of the keyboard make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keyboard {
    /// The letter of a layer turns it clockwise, with Shift anticlockwise.
    #[default]
    Letters,
    /// The layout of speed cubers' programs: each key is one turn, and the hands keep their place.
    Speed,
}

named! { Keyboard: Letters = "letters", Speed = "speed" }

/// The fields for algorithms beside the main one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// X of the laboratory.
    X,
    /// T of the laboratory.
    T,
    /// S of the laboratory.
    Setup,
    /// A factor of the product calculator, 0..3.
    Factor(usize),
    /// The generators of the subgroup.
    Generators,
    /// What is ignored in its graph.
    Modulo,
}

/// An invalid algorithm in a field.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong {
    /// The field.
    pub field: Field,
    /// The text in the field.
    pub text: String,
    /// Every problem of the text.
    pub problems: Vec<Problem>,
}

impl LabTrial for Trial {
    fn cases(&self) -> u64 {
        self.positions
    }

    fn block(&self) -> u64 {
        crate::puzzle::cube::trial::BLOCK
    }
}

/// The factors of the product calculator.
#[derive(Clone, Debug, PartialEq)]
pub struct Calculator {
    /// Three algorithms.
    pub factors: [Algorithm; 3],
    /// The positions that they lead to from the cube in order.
    pub positions: [Position; 3],
    /// The exponent of the power that is shown.
    pub exponent: i32,
}

impl Calculator {
    fn new(texts: [&str; 3]) -> Calculator {
        let factors = texts.map(|text| notation::read(text).unwrap_or_default());
        let positions = [0, 1, 2].map(|factor| factors[factor].cube().position());
        Calculator { factors, positions, exponent: 2 }
    }
}

/// The values on which the drawing depends: a change of them requires a redraw.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The cube that is shown.
    pub cube: Cube,
    view: View,
    draft: Option<Draft>,
    cursor: Option<usize>,
    suspects: Vec<usize>,
    scheme: Scheme,
    spelling: Spelling,
    figures: Figures,
    chosen: Vec<Place>,
    light: Option<Id>,
    bench: u32,
    /// The present step of what the view shows.
    pub step: u64,
    known: bool,
    ways: usize,
    focus: bool,
    arrows: bool,
    supports: bool,
    coach: Coach,
    subgroup: u32,
    /// What is proven of a shortest solution, if one is looked for.
    proof: Option<(Option<u8>, u64, bool)>,
}

/// The state of the page of the Hungarian cube.
pub struct State {
    /// What the states of all pages have.
    pub base: StateBase<State>,
    /// The last valid cube and algorithm.
    pub model: Model,
    /// The start of the algorithm as the link wrote it, as long as it is the same.
    written: Option<Setup>,
    /// The turns of the algorithm.
    pub way: Way,
    /// The number of these turns that are made.
    pub made: usize,
    /// The cube that is being entered, if it differs from the present one.
    pub draft: Option<Draft>,
    /// Whether the last edit was made by typing: further typing then belongs to the same edit.
    pub typed: bool,
    /// The subgroup.
    pub subgroup: SubgroupShown,
    /// The reader's own X and T of the laboratory, with their turns.
    pub bench: Bench,
    /// A counter of the changes of what the laboratory shows.
    pub benches: u32,
    /// The wish in the laboratory, if commutators are searched, and the one that was found.
    pub finding: Option<Finding>,
    /// The progress of the search for a commutator.
    pub seeking: Activity,
    /// Whether the cube in the laboratory shows the supports of X and T.
    pub supports: bool,
    /// The number of its turns that are made.
    pub tried: usize,
    /// The product calculator.
    pub calculator: Calculator,
    /// The progress of the search for the solution.
    pub solving: Activity,
    /// The solution face first, once it is found.
    pub solution: Option<Rc<Solved>>,
    /// The solution along the chain, once it is found.
    pub chain: Option<Rc<ChainWay>>,
    /// The short solutions, if these are looked for.
    pub short: ShortSolutions,
    /// The nodes of the search for them at most.
    pub short_nodes: u64,
    /// The search for a shortest solution, if one is looked for.
    pub proof: Proof,
    /// The ways of all methods, if they are shown side by side.
    pub side: AllMethods,
    /// The number of turns of the solution that are made.
    pub solved: usize,
    /// Whether the solution is followed on a cube in the hand.
    pub coach: Coach,
    /// Several scrambles at once.
    pub scrambles: ScrambleTable,
    /// The number of positions at each distance 0, 1, 2 …, as far as they are counted.
    pub spheres: Vec<u64>,
    /// The progress of this count.
    pub counting: Activity,
    /// The experiment with random positions.
    pub lab: Lab<Trial>,
    /// The seed of the next scramble.
    pub seed: u64,
    /// The small cubes that are taken out, by their home places: two at most.
    pub chosen: Vec<Place>,
    /// How a cube is entered.
    pub entry: CubeEntry,
    /// The colours or signs of the faces.
    pub scheme: Scheme,
    /// The letter for the top: U or T.
    pub spelling: Spelling,
    /// The figures of the base text on the cube.
    pub figures: Figures,
    /// The turns that the letters of the keyboard make.
    pub keyboard: Keyboard,
    /// The error of the base text that is open.
    pub erratum: Erratum,
    /// Whether only the small cubes that matter at the present stage have their colours.
    pub focus: bool,
    /// The element that is pointed at.
    pub light: Option<Id>,
    /// The view in the middle of the page.
    pub view: View,
    /// Whether the steps are playing, and how fast.
    pub player: Player,
    /// The invalid algorithms of the laboratory and the calculator; the last valid ones stay in use.
    pub wrong: Vec<Wrong>,
}

impl PageState for State {
    type Seen = Seen;

    fn seen(&self) -> Seen {
        Seen {
            cube: self.cube(),
            view: self.view,
            draft: self.draft.filter(|_| self.view == View::Doctor),
            cursor: self.entry.cursor.filter(|_| self.is_drafting()),
            suspects: if self.view == View::Doctor { self.suspects() } else { vec![] },
            scheme: self.scheme,
            spelling: self.spelling,
            figures: self.figures,
            chosen: self.chosen.clone(),
            light: self.light,
            bench: self.benches,
            step: self.step(),
            known: self.solution_way().is_some(),
            ways: self.side.ways.len(),
            focus: self.focus,
            arrows: !self.player.playing,
            supports: self.supports,
            coach: self.coach,
            subgroup: self.subgroup.changes,
            proof: self.is_optimal().then(|| self.proof.seen()),
        }
    }

    fn name(&self) -> &'static str {
        let of_view: &[&Activity] = match self.view {
            View::Stages => &[&self.proof.proving, &self.lab.activity, &self.scrambles.activity],
            View::Laboratory => &[&self.seeking],
            View::Subgroup => &[&self.subgroup.graphing, &self.subgroup.spelling],
            _ => &[],
        };
        let names = || [&self.solving, &self.counting].into_iter().chain(of_view.iter().copied()).map(Activity::name);
        let told = |name: &'static str| names().find(|&own| own == name);
        if self.player.playing {
            "busy"
        } else if self.base.is_wrong() || !self.wrong.is_empty() || self.is_refused() {
            "error"
        } else {
            told("error").or(told("stopped")).or(told("done")).unwrap_or("idle")
        }
    }

    fn point(&mut self, id: Option<Id>) -> bool {
        std::mem::replace(&mut self.light, id) != id
    }

    fn now(&self) -> Self::Edited {
        (self.model.clone(), self.made, self.draft, self.written.clone())
    }

    fn restore(&mut self, (model, made, draft, written): Self::Edited) -> bool {
        self.typed = false;
        let asked = |state: &State| (state.live(), state.model.first, state.model.method);
        let before = asked(self);
        self.base.troubles.clear();
        self.player.playing = false;
        self.set_draft(draft.map(Draft::reviewed));
        let same_way = (model.start, &model.algorithm) == (self.model.start, &self.model.algorithm);
        self.written = written.or(self.written.take().filter(|_| model.start == self.model.start));
        self.model = model;
        if !same_way {
            self.write_out();
        }
        self.made = made.min(self.way.turns.len());
        if asked(self) != before {
            self.forget_solution();
        }
        true
    }

    fn read_text(&mut self, text: &str) -> bool {
        self.apply_text(text, false)
    }
}

impl From<Model> for State {
    fn from(model: Model) -> State {
        let read = |text: &str| notation::read(text).unwrap_or_default();
        let [x, t] = crate::puzzle::cube::laboratory::PairPreset::Edges.parts();
        let mut state = State {
            written: None,
            way: Way::default(),
            made: 0,
            draft: None,
            typed: false,
            subgroup: SubgroupShown::default(),
            bench: Bench::new(Algorithm::default(), Form::Commutator, [read(x), read(t)]),
            benches: 0,
            finding: None,
            seeking: Activity::Idle,
            supports: false,
            tried: 0,
            calculator: Calculator::new(COUNTEREXAMPLE),
            solving: Activity::Idle,
            solution: None,
            chain: None,
            proof: Proof::default(),
            side: AllMethods::default(),
            short: ShortSolutions::default(),
            short_nodes: SHORT_NODES,
            solved: 0,
            coach: Coach::default(),
            scrambles: ScrambleTable::default(),
            spheres: vec![],
            counting: Activity::Idle,
            lab: Lab::new(Trial::default()),
            seed: 1,
            chosen: vec![],
            entry: CubeEntry::default(),
            scheme: Scheme::default(),
            spelling: Spelling::Field,
            figures: Figures::default(),
            keyboard: Keyboard::default(),
            erratum: Erratum::default(),
            focus: false,
            light: None,
            base: StateBase::default(),
            view: View::default(),
            player: Player::default(),
            wrong: vec![],
            model: Model::default(),
        };
        state.model = model;
        state.write_out();
        state.made = state.way.turns.len();
        state
    }
}

impl State {
    fn write_out(&mut self) {
        self.way = Way::new(self.model.start, self.model.algorithm.turns().collect());
    }

    /// The present cube: the start of the algorithm after the turns made.
    pub fn live(&self) -> Cube {
        self.way.cube(self.made)
    }

    /// The cube that the view shows: that of the laboratory, of the solution, or the present one.
    pub fn cube(&self) -> Cube {
        match self.track() {
            Track::Algorithm => self.live(),
            Track::Bench => self.bench().way.cube(self.tried),
            Track::Solution => self.solution_way().map_or(self.live(), |way| way.cube(self.solved)),
        }
    }

    /// The position of the cube that is shown.
    pub fn position(&self) -> Position {
        self.cube().position()
    }

    /// The solution face first of the present cube.
    pub fn solution(&self) -> Option<&Rc<Solved>> {
        self.solution.as_ref()
    }

    /// The turn of the solution that comes next.
    pub fn next_turn(&self) -> Option<Turn> {
        self.solution_way()?.turns.get(self.solved).copied()
    }

    /// Whether the cube is put in order along the chain.
    pub fn is_chain(&self) -> bool {
        self.model.method == Method::Chain
    }

    /// Whether short solutions are looked for.
    pub fn is_short(&self) -> bool {
        self.model.method == Method::Short
    }

    /// Whether the view needs the graph of the subgroup, and no search for it was started yet.
    pub fn wants_graph(&self) -> bool {
        self.view == View::Subgroup && self.subgroup.has_graph() && !self.subgroup.graphing.is_begun()
    }

    /// Whether turns can put the present cube in order.
    pub fn is_reachable(&self) -> bool {
        Sums::of(&self.live().position()).is_reachable()
    }

    /// Whether the view shows a cube that is still being entered and not valid yet.
    pub fn is_drafting(&self) -> bool {
        self.draft.is_some() && self.view == View::Doctor
    }

    /// The small cubes of the element that is pointed at, by their home places.
    pub fn lit(&self) -> Vec<Place> {
        let Some(id) = self.light else { return vec![] };
        match id.kind {
            FACELET => cubie_at(&self.cube_of(id), id.a as usize).into_iter().collect(),
            CYCLE => {
                let kind = if id.a == 0 { Kind::Corner } else { Kind::Edge };
                cycles(&self.position(), kind).into_iter().nth(id.b as usize).map_or(vec![], |cycle| cycle.places)
            }
            _ => scene::cubie_of(id).into_iter().collect(),
        }
    }

    /// The net of the laboratory to which an element belongs, from 0.
    pub fn net(&self, id: Id) -> Option<usize> {
        (id.b as usize)
            .checked_sub(1)
            .filter(|_| id.kind == FACELET && self.view == View::Laboratory && self.finding.is_none())
    }

    /// The cube of which an element is a part: the one that is shown, or that of a net of the laboratory.
    pub fn cube_of(&self, id: Id) -> Cube {
        let net = self.net(id).and_then(|net| self.bench.experiment.compared().get(net).copied());
        net.unwrap_or_else(|| self.cube())
    }

    /// Stores the solution of this problem that a worker has found.
    pub fn know(&mut self, problem: (Cube, Face), solution: Solution) {
        let solved = Solved::new(problem, solution);
        let last = solved.way.turns.len() as u64;
        self.solution = Some(Rc::new(solved));
        self.solved = 0;
        self.go_where_asked(last);
    }

    /// Stores the solution along the chain that a worker has found.
    pub fn know_chain(&mut self, chain: ChainWay) {
        let last = chain.way.turns.len() as u64;
        self.chain = Some(Rc::new(chain));
        self.solved = 0;
        self.go_where_asked(last);
    }

    /// Goes to the turn that the link asks for, once the number of turns is known.
    fn go_where_asked(&mut self, last: u64) {
        if let Some(asked) = self.base.asked {
            self.solved = asked.min(last) as usize;
            self.tell_beyond(Some(last), false);
        }
    }

    /// Adds a short solution that a worker has found. It is shown unless the reader follows another one.
    pub fn shorten(&mut self, found: FoundSolution) {
        let (cube, is_free) = (self.live(), !self.follows());
        self.short.add(&cube, found, is_free);
    }

    /// Ends the search for short solutions, with its nodes, and whether no first phase is left.
    pub fn end_short(&mut self, nodes: u64, every: bool) {
        self.short.over = Some((nodes, every));
        // With a proof to come it is not known yet which turn the link asks for.
        if let Some(best) = self.short.best().filter(|_| self.solved == 0 && self.is_short()) {
            self.go_where_asked(best.solution.turns.len() as u64);
        }
    }

    /// Asks for a search for short solutions that goes farther than the last one.
    pub fn search_farther(&mut self) {
        let nodes = self.short_nodes.saturating_mul(FARTHER);
        self.forget_solution();
        self.short_nodes = nodes;
    }

    /// Shows one of the short solutions, before its first turn.
    pub fn show_short(&mut self, index: usize) {
        let cube = self.live();
        self.player.playing = false;
        self.solved = 0;
        self.base.asked = None;
        self.short.show(&cube, index);
    }

    /// Whether the view needs a solution, and no search for it was started yet.
    pub fn wants_solution(&self) -> bool {
        self.view == View::Stages && !self.solving.is_begun() && self.is_reachable()
    }

    /// The request that describes the cube, its algorithm and the settings of the solution.
    pub fn request(&self) -> Request {
        let request = Request::of(&self.model);
        let Some(written) = &self.written else { return request };
        let setup = Setup { alg: request.setup.alg.clone(), ..written.clone() };
        Request { setup, ..request }
    }
}

/// The small cube at a facelet in space, by its home place; none for a centre.
pub fn cubie_at(cube: &Cube, facelet: usize) -> Option<Place> {
    let from = cube.goes().iter().position(|&to| usize::from(to) == facelet)?;
    Place::with(from).map(|(home, _)| home)
}

/// The small cube that an element of the drawing is or belongs to, by its home place.
pub fn is_cubie(state: &State, id: Id) -> Option<Place> {
    match id.kind {
        FACELET => cubie_at(&state.cube_of(id), id.a as usize),
        _ => scene::cubie_of(id),
    }
}
