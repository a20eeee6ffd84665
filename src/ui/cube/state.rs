//! The state of the page of the Hungarian cube, without the browser: what actions make of it, and what link it is.

mod edit;
mod link;
mod track;
mod way;

use crate::puzzle::cube::cycles::cycles;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::laboratory::Form;
use crate::puzzle::cube::printed::COUNTEREXAMPLE;
use crate::puzzle::cube::scene::{self, CYCLE, FACELET};
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::solve::stages::Solution;
use crate::puzzle::cube::trial::Trial;
use crate::puzzle::cube::{
    Algorithm, Cube, Face, Fault, Kind, Model, Place, Position, Problem, Request, Setup, Spelling, Sums, notation,
};
use crate::scene::Id;
use crate::ui::activity::Activity;
use crate::ui::history::History;
use crate::ui::lab::{self, Lab};
use crate::ui::page::desktop;
use crate::ui::steps::Steps;
use crate::ui::transport::Player;
use crate::ui::trouble;
pub use link::MOST_POWER;
use std::rc::Rc;
pub use track::Track;
pub use way::{Bench, Solved, Way};

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
    /// Put in order face first.
    Stages,
}

impl View {
    /// All views, in the order of their tabs.
    pub const ALL: [View; 5] = [View::Cube, View::Group, View::Doctor, View::Laboratory, View::Stages];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            View::Cube => "cube",
            View::Group => "group",
            View::Doctor => "doctor",
            View::Laboratory => "laboratory",
            View::Stages => "stages",
        }
    }
}

/// What the letters of the keyboard turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keyboard {
    /// The letter of the layer, with Shift the other way.
    #[default]
    Letters,
    /// The layout of the programs of speed cubers: hands rest, each key is a turn.
    Speed,
}

/// The texts that readers write algorithms into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// X of the laboratory.
    X,
    /// T of the laboratory.
    T,
    /// A factor of the product calculator, 0..3.
    Factor(usize),
}

/// A problem to report to the reader.
pub type Trouble = trouble::Trouble<Fault>;

/// What is wrong with the algorithm of a field.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong {
    /// The field.
    pub field: Field,
    /// What stands there.
    pub text: String,
    /// Every reason why it is none.
    pub problems: Vec<Problem>,
}

impl lab::Trial for Trial {
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
    /// What they do.
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
    scheme: Scheme,
    spelling: Spelling,
    chosen: Vec<Place>,
    light: Option<Id>,
    bench: u32,
    step: u64,
    known: bool,
    focus: bool,
}

/// What can be undone: the model, how far its algorithm was made, and the draft.
type Edit = (Model, usize, Option<Draft>, Option<Setup>);

/// See the module.
pub struct State {
    /// The last good cube and algorithm.
    pub model: Model,
    /// How the link wrote where the algorithm begins, as long as it begins there.
    written: Option<Setup>,
    /// The turns of the algorithm.
    pub way: Way,
    /// How many of them are made.
    pub made: usize,
    /// The cube that is being entered, where it is not the one that is shown.
    pub draft: Option<Draft>,
    history: History<Edit>,
    /// Whether the last edit was a letter typed: the next one then belongs to it.
    pub typed: bool,
    /// The laboratory.
    pub bench: Bench,
    /// How often there was another X or T.
    pub benches: u32,
    /// How many of its turns are made.
    pub tried: usize,
    /// The product calculator.
    pub calculator: Calculator,
    /// The solution face first.
    pub solving: Activity,
    /// It, once it is found.
    pub solution: Option<Rc<Solved>>,
    /// How many of its turns are made.
    pub solved: usize,
    /// The step that the link asked for, until the solution is known.
    asked: Option<u64>,
    /// Positions at each distance, as far as they are counted, and how the count stands.
    pub spheres: Vec<u64>,
    /// How the count of them stands.
    pub counting: Activity,
    /// Random positions solved.
    pub lab: Lab<Trial>,
    /// The seed of the next scramble.
    pub seed: u64,
    /// Small cubes chosen to be reassembled, by their homes: two at most.
    pub chosen: Vec<Place>,
    /// The colour of the editor's brush.
    pub brush: Option<Face>,
    /// How the faces look.
    pub scheme: Scheme,
    /// U or T for the top.
    pub spelling: Spelling,
    /// What the letters of the keyboard turn.
    pub keyboard: Keyboard,
    /// Whether the stages show only what counts so far.
    pub focus: bool,
    /// The element that is pointed at.
    pub light: Option<Id>,
    /// The view in the middle of the page.
    pub view: View,
    /// Whether the steps are playing, and how fast.
    pub player: Player,
    /// The number of workers in the link; none: one for each processor core.
    pub workers: Option<usize>,
    /// The problems to report to the reader.
    pub troubles: Vec<Trouble>,
    /// What is wrong with the algorithms of the laboratory and the calculator; the last good ones stay.
    pub wrong: Vec<Wrong>,
}

impl desktop::State for State {
    type Seen = Seen;
    type Problem = Fault;
    type Own = Fault;

    fn seen(&self) -> Seen {
        Seen {
            cube: self.cube(),
            view: self.view,
            draft: self.draft.filter(|_| self.view == View::Doctor),
            scheme: self.scheme,
            spelling: self.spelling,
            chosen: self.chosen.clone(),
            light: self.light,
            bench: self.benches,
            step: self.step(),
            known: self.solution().is_some(),
            focus: self.focus,
        }
    }

    fn name(&self) -> &'static str {
        let wrong = |trouble: &Trouble| matches!(trouble, Trouble::Link(..) | Trouble::Text(_));
        let lab = Some(&self.lab.activity).filter(|_| self.view == View::Stages);
        let names = || [Some(&self.solving), Some(&self.counting), lab].into_iter().flatten().map(Activity::name);
        let told = |name: &'static str| names().find(|&own| own == name);
        if self.player.playing {
            "busy"
        } else if self.troubles.iter().any(wrong) || !self.wrong.is_empty() {
            "error"
        } else {
            told("error").or(told("stopped")).or(told("done")).unwrap_or("idle")
        }
    }

    fn troubles(&mut self) -> &mut Vec<Trouble> {
        &mut self.troubles
    }
}

impl State {
    fn new(model: Model) -> State {
        let read = |text: &str| notation::read(text).unwrap_or_default();
        let [x, t] = crate::puzzle::cube::laboratory::Preset::Edges.parts();
        let mut state = State {
            written: None,
            way: Way::default(),
            made: 0,
            draft: None,
            history: History::default(),
            typed: false,
            bench: Bench::new(Form::Commutator, [read(x), read(t)]),
            benches: 0,
            tried: 0,
            calculator: Calculator::new(COUNTEREXAMPLE),
            solving: Activity::Idle,
            solution: None,
            solved: 0,
            asked: None,
            spheres: vec![],
            counting: Activity::Idle,
            lab: Lab::new(Trial::default()),
            seed: 1,
            chosen: vec![],
            brush: Some(Face::Up),
            scheme: Scheme::default(),
            spelling: Spelling::Field,
            keyboard: Keyboard::default(),
            focus: false,
            light: None,
            view: View::default(),
            player: Player::default(),
            workers: None,
            troubles: vec![],
            wrong: vec![],
            model: Model::default(),
        };
        state.model = model;
        state.write_out();
        state.made = state.way.turns.len();
        state
    }

    fn write_out(&mut self) {
        self.way = Way::new(self.model.start, self.model.algorithm.turns().collect());
    }

    /// The cube of the algorithm, after the turns that are made.
    pub fn live(&self) -> Cube {
        self.way.cube(self.made)
    }

    /// The cube that is shown: that of the laboratory, of the solution, or the live one.
    pub fn cube(&self) -> Cube {
        match self.track() {
            Track::Algorithm => self.live(),
            Track::Bench => self.bench.way.cube(self.tried),
            Track::Solution => self.solution().map_or(self.live(), |solved| solved.way.cube(self.solved)),
        }
    }

    /// The position of the cube that is shown.
    pub fn position(&self) -> Position {
        self.cube().position()
    }

    /// The solution, if it is that of the live cube.
    pub fn solution(&self) -> Option<&Rc<Solved>> {
        self.solution.as_ref()
    }

    /// Whether turns can put the live cube in order.
    pub fn is_reachable(&self) -> bool {
        Sums::of(&self.live().position()).is_reachable()
    }

    /// Whether a cube is shown that is still being entered, and none yet.
    pub fn is_drafting(&self) -> bool {
        self.draft.is_some() && self.view == View::Doctor
    }

    /// The small cubes that what is pointed at belongs to, by their homes.
    pub fn lit(&self) -> Vec<Place> {
        let Some(id) = self.light else { return vec![] };
        match id.kind {
            FACELET => self.cubie_at(id.a as usize).into_iter().collect(),
            CYCLE => {
                let kind = if id.a == 0 { Kind::Corner } else { Kind::Edge };
                cycles(&self.position(), kind).into_iter().nth(id.b as usize).map_or(vec![], |cycle| cycle.places)
            }
            _ => scene::cubie_of(id).into_iter().collect(),
        }
    }

    /// The small cube, by its home, that a facelet of the cube that is shown belongs to; nothing for a centre.
    pub fn cubie_at(&self, facelet: usize) -> Option<Place> {
        cubie_at(&self.cube(), facelet)
    }

    /// The worker has found a solution of this problem; nothing if there is none.
    pub fn know(&mut self, problem: (Cube, Face), solution: Solution) {
        let solved = Solved::new(problem, solution);
        let last = solved.way.turns.len() as u64;
        self.solution = Some(Rc::new(solved));
        self.solved = 0;
        if let Some(asked) = self.asked.take() {
            self.solved = asked.min(last) as usize;
            if asked > last {
                self.troubles.push(Trouble::Step(asked, last));
            }
        }
    }

    /// Whether a solution is wanted by what is shown, and nobody looks for it yet.
    pub fn wants_solution(&self) -> bool {
        self.view == View::Stages && !self.solving.is_begun() && self.is_reachable()
    }

    /// The request that describes the cube, its algorithm and how it is put in order.
    pub fn request(&self) -> Request {
        let request = Request::of(&self.model);
        let Some(written) = &self.written else { return request };
        let setup = Setup { alg: request.setup.alg.clone(), ..written.clone() };
        Request { setup, ..request }
    }
}

/// The small cube of a cube, by its home, that a facelet in space belongs to; nothing for a centre.
pub fn cubie_at(cube: &Cube, facelet: usize) -> Option<Place> {
    let from = cube.goes().iter().position(|&to| usize::from(to) == facelet)?;
    Place::with(from).map(|(home, _)| home)
}
