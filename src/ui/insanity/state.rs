//! The state of the page of Instant Insanity, without the browser: its changes by actions, and its link.

pub mod choice;
mod link;
pub mod listing;
mod program;
mod track;

use crate::puzzle::insanity::assembly::normalised;
use crate::puzzle::insanity::diagnosis::{Diagnosis, Repair, diagnose, repairs};
use crate::puzzle::insanity::graph::Degrees;
use crate::puzzle::insanity::hand::{Hand, Hint, Move, hint};
use crate::puzzle::insanity::random::{DrawRequest, RepeatedDraw, Wanted};
use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::trial::{BLOCK, Exact, Totals, Trial, exact};
use crate::puzzle::insanity::{
    Checks, CubeSet, Decision, Edge, Exhaustive, Factorising, Highlight, Model, Moment, Position, Setup, Theory,
};
use crate::scene::Id;
use crate::search::whole::Whole;
use crate::search::{Plan, Tally, Timeline, Tree};
use crate::ui::activity::Activity;
use crate::ui::lab::{Lab, LabTrial};
use crate::ui::page::state::{Linked, PageState, StateBase};
use crate::ui::steps::Steps;
pub use crate::ui::transport::Goal;
use crate::ui::transport::Player;
use choice::Chosen;

/// The largest number of random sets drawn between two frames: a few milliseconds.
const DRAWS: u64 = 2_000;

/// The view in the middle of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The stack in space.
    #[default]
    Stack,
    /// The stack, turned by hand.
    Hand,
    /// The cubes from above and below, and their nets.
    Cubes,
    /// The search tree.
    Tree,
    /// The multigraph on the colours.
    Graph,
    /// The experiment with many random sets.
    Statistics,
}

named! {
    View:
    Stack = "stack",
    Hand = "hand",
    Cubes = "cubes",
    Tree = "tree",
    Graph = "graph",
    Statistics = "statistics",
}

/// The sequence of steps that the transport bar moves through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The exhaustive program.
    Program,
    /// The search for factorisations.
    Factorising,
    /// The cubes turning into place for two factorisations.
    Assembly,
    /// The moves made by hand.
    Hand,
    /// None: the experiment has no steps.
    Nothing,
}

impl LabTrial for Trial {
    fn cases(&self) -> u64 {
        self.sets
    }

    fn block(&self) -> u64 {
        BLOCK
    }
}

/// The values on which the drawing depends: a change of them requires a redraw.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The current step.
    pub step: u64,
    model: Model,
    view: View,
    chosen: Option<Chosen>,
    hand: (Vec<Position>, usize),
    light: Highlight,
    drawn: u64,
}

impl Seen {
    /// Whether the change can be animated as turns of cubes of the same stack.
    pub fn turns(&self, before: &Seen) -> bool {
        let same = self.model == before.model && self.view == before.view;
        same && (self.hand.0 != before.hand.0 || self.chosen != before.chosen)
    }
}

/// A random set with the wanted property, and the number of sets drawn before it.
pub type Drawn = (DrawRequest, u64);

/// The state of the page of Instant Insanity.
pub struct State {
    /// What the states of all pages have.
    pub base: StateBase<State>,
    /// The last valid set, and the checks of the search.
    pub model: Model,
    /// The search, at the current step.
    pub timeline: Timeline<Exhaustive>,
    /// The parts of the search.
    pub plan: Plan<<Exhaustive as Tree>::Node>,
    /// The progress of the workers' search.
    pub search: Activity,
    /// The counts of the whole search, once the workers have finished it.
    pub tally: Option<Tally>,
    /// The step to go to once the whole search is finished.
    pub goal: Goal,
    /// The view in the middle of the page.
    pub view: View,
    /// Whether the steps are playing, and how fast.
    pub player: Player,
    /// The factorisations of the set's graph, and what follows from them.
    pub theory: Theory,
    /// The search for factorisations, at the current step.
    pub factorising: Timeline<Factorising>,
    /// The chosen factorisations.
    pub chosen: Option<Chosen>,
    /// Why there is no solution, and the one-face changes that make one possible.
    pub diagnosis: Option<(Diagnosis, Vec<Repair>)>,
    /// The stack turned by hand.
    pub hand: Hand,
    /// The index of the cube to be turned by hand.
    pub cube: usize,
    /// The hint that the reader has asked for; its inner value is none if the set has no solution.
    pub hint: Option<Option<Hint>>,
    /// The element that is pointed at.
    pub light: Highlight,
    /// The experiment with many random sets.
    pub lab: Lab<Trial>,
    /// The property that a random set is to have.
    pub wanted: Wanted,
    /// The search for such a set, while it is running.
    pub draw: Option<RepeatedDraw>,
    /// The random set that was found last.
    pub drawn: Option<Drawn>,
}

impl PageState for State {
    type Seen = Seen;

    fn seen(&self) -> Seen {
        Seen {
            step: self.step(),
            model: self.model,
            view: self.view,
            chosen: self.chosen,
            hand: (self.hand.positions().to_vec(), self.cube),
            light: self.light,
            drawn: if self.view == View::Statistics { self.lab.drawn() } else { 0 },
        }
    }

    fn name(&self) -> &'static str {
        if self.view == View::Statistics && self.lab.activity.is_begun() {
            return self.lab.activity.name();
        }
        match self.search {
            _ if self.draw.is_some() || self.player.playing => "busy",
            Activity::Idle if self.base.is_wrong() => "error",
            Activity::Idle if self.step() > 0 && self.finished() => "done",
            Activity::Idle if self.step() > 0 => "stopped",
            _ => self.search.name(),
        }
    }

    fn point(&mut self, id: Option<Id>) -> bool {
        if id == self.light.id {
            return false;
        }
        let solution = |index: usize| Some(positions_of(&self.timeline.solutions().get(index)?.path));
        let table = self.table();
        self.light =
            id.map_or(Highlight::default(), |id| Highlight::of(id, &self.model.cubes, &self.theory, &table, solution));
        true
    }

    fn now(&self) -> Model {
        self.model
    }

    fn restore(&mut self, model: Model) -> bool {
        if model.cubes != self.model.cubes {
            self.put_cubes(&model.cubes);
        }
        self.model = model;
        self.timeline = Timeline::new(Exhaustive::new(model));
        self.plan = Plan::new(self.timeline.tree());
        self.search = Activity::Idle;
        self.tally = None;
        self.goal = Goal::Stay;
        self.player.rest();
        self.base.troubles.clear();
        true
    }

    fn read_text(&mut self, text: &str) -> bool {
        let setup = text.parse::<Setup>().map_err(|problem| vec![problem]);
        self.take_text(setup.and_then(|setup| setup.model()), State::edit)
    }

    /// Undo and redo take back a move by hand, or else an edit.
    fn is_play(&self) -> bool {
        self.track() == Track::Hand
    }
}

impl From<Model> for State {
    fn from(model: Model) -> State {
        let mut state = State {
            theory: Theory::of(&model.cubes),
            factorising: Timeline::new(Factorising::new(model.cubes)),
            chosen: None,
            diagnosis: None,
            hand: Hand::new(vec![0; model.cubes.count()]),
            cube: 0,
            hint: None,
            light: Highlight::default(),
            lab: Lab::new(Trial::of(model.cubes.count())),
            wanted: Wanted::default(),
            draw: None,
            drawn: None,
            model,
            timeline: Timeline::new(Exhaustive::new(model)),
            plan: Plan::new(&Exhaustive::new(model)),
            search: Activity::Idle,
            tally: None,
            goal: Goal::Stay,
            base: StateBase::default(),
            view: View::default(),
            player: Player::default(),
        };
        state.diagnose();
        state
    }
}

impl State {
    /// The counts of the experiment.
    pub fn totals(&self) -> Totals {
        Totals(self.lab.totals().to_vec())
    }

    /// The exact values, if they are known for these sets.
    pub fn exact(&self) -> Option<Exact> {
        let trial = self.lab.trial();
        exact(trial.count, trial.colouring)
    }

    /// Turns a cube of the stack that is turned by hand.
    pub fn turn(&mut self, turn: Move) {
        self.hand.turn(turn.cube, turn.turn);
        self.hint = None;
    }

    /// Shows the hint for the stack in hand.
    pub fn ask_hint(&mut self) {
        self.hint = Some(hint(&self.model.cubes, &self.theory, self.hand.positions()));
    }

    /// The stack that the view shows.
    pub fn table(&self) -> Vec<Position> {
        match self.track() {
            Track::Program => self.moment().positions,
            Track::Hand => self.hand.positions().to_vec(),
            Track::Assembly => self.assembled(),
            Track::Factorising | Track::Nothing => vec![0; self.model.cubes.count()],
        }
    }

    /// The stack of the two chosen factorisations; cubes that are not in place yet are as they were given.
    pub fn assembled(&self) -> Vec<Position> {
        let mut positions = vec![0; self.model.cubes.count()];
        if let Some((chosen, assembly)) = self.chosen.and_then(|chosen| Some((chosen, chosen.assembly(&self.theory)?)))
        {
            let goal = assembly.positions(&self.model.cubes);
            positions[..chosen.placed].copy_from_slice(&goal[..chosen.placed]);
        }
        positions
    }

    /// The edges chosen so far by the search for factorisations, and the degrees of the colours.
    pub fn degrees(&self) -> (Vec<Edge>, Degrees) {
        let (tree, search) = (self.factorising.tree(), self.factorising.search());
        let mut path = search.path();
        if let Some(trial) = search.last_trial(tree) {
            path.truncate(trial.level);
            if trial.outcome.is_ok() {
                path.push(trial.choice);
            }
        }
        let node = tree.node_at(&path).unwrap_or_default();
        let edges = path.iter().enumerate().map(|(cube, &axis)| Edge { cube, axis: axis as usize });
        (edges.collect(), node)
    }

    /// The number of a stack in the list of solutions of the exhaustive program, if it is known.
    pub fn number_of(&self, positions: &[Position]) -> Option<usize> {
        let same = normalised(positions);
        let solutions = self.timeline.solutions();
        self.timeline.total()?;
        solutions.iter().position(|solution| positions_of(&solution.path) == same).map(|index| index + 1)
    }

    /// Chooses a factorisation as the first or the second one; if it is chosen already, the choice is cleared.
    pub fn choose(&mut self, index: usize) {
        let last = self.chosen;
        self.chosen = Chosen::next(self.chosen, index, &self.theory);
        if self.chosen != last && self.chosen.is_some_and(|chosen| chosen.second.is_some()) {
            // The cubes start to turn into place.
            self.player.play();
        }
    }

    /// Chooses the two factorisations of a stack that is a solution.
    pub fn choose_stack(&mut self, positions: &[Position], solution: Option<u64>) {
        self.chosen = Chosen::of_stack(&self.model.cubes, &self.theory, positions, solution);
        self.view = View::Graph;
        self.player.playing = false;
    }

    /// Starts the search for a random set. Returns true if it was found at once.
    pub fn begin_draw(&mut self) -> bool {
        let Trial { count, colouring, seed, .. } = self.lab.trial();
        self.draw = None;
        if !self.wanted.is_possible(count, colouring) {
            return false;
        }
        self.draw = Some(RepeatedDraw::new(DrawRequest { count, wanted: self.wanted, colouring, seed }));
        self.draw_on()
    }

    /// Continues this search for some milliseconds. Returns true if the set was found.
    fn draw_on(&mut self) -> bool {
        let Some(draw) = &mut self.draw else { return false };
        let Some(cubes) = draw.advance(DRAWS) else { return false };
        let drawn = (draw.request(), draw.drawn());
        self.draw = None;
        let changed = self.edit_cubes(cubes);
        self.drawn = Some(drawn);
        changed
    }

    /// The random set that is shown, if the present set is one.
    pub fn drawn(&self) -> Option<Drawn> {
        let cubes = |(quest, _): &Drawn| quest.count == self.model.cubes.count();
        self.drawn.filter(cubes)
    }

    /// The state of the search at the current step.
    pub fn moment(&self) -> Moment {
        Moment::of(self.timeline.tree(), self.timeline.search())
    }

    /// Replaces the cubes, and keeps the checks that are still valid.
    pub fn edit_cubes(&mut self, cubes: CubeSet) -> bool {
        let checks =
            if cubes.count() == self.model.cubes.count() { self.model.checks } else { Checks::all(cubes.count()) };
        self.edit(Model { cubes, checks })
    }

    /// Switches the check after one cube. Returns false if nothing changes.
    pub fn toggle_check(&mut self, cube: usize) -> bool {
        self.edit(Model { checks: self.model.checks.toggled(cube), ..self.model })
    }

    fn put_cubes(&mut self, cubes: &CubeSet) {
        self.theory = Theory::of(cubes);
        self.factorising = Timeline::new(Factorising::new(*cubes));
        self.chosen = None;
        self.hand = Hand::new(vec![0; cubes.count()]);
        self.cube = self.cube.min(cubes.count() - 1);
        self.hint = None;
        self.drawn = None;
        self.draw = None;
        self.model.cubes = *cubes;
        // The element that is pointed at stays highlighted if it still exists.
        let id = std::mem::take(&mut self.light).id;
        PageState::point(self, id);
        self.lab.set(Trial { count: cubes.count(), ..self.lab.trial() });
        self.diagnose();
    }

    fn diagnose(&mut self) {
        let cubes = &self.model.cubes;
        self.diagnosis = diagnose(cubes, &self.theory).map(|diagnosis| (diagnosis, repairs(cubes)));
    }

    /// Stores the whole search of the workers and goes to the step that was wanted.
    pub fn finish(&mut self, whole: Whole<<Exhaustive as Tree>::Node>) {
        self.tally = Some(whole.tally.clone());
        self.timeline.adopt(whole);
        match self.goal {
            Goal::Stay => self.timeline.aim(self.timeline.target()),
            Goal::End => self.go_in_program(self.timeline.farthest()),
            Goal::FirstSolution => self.go_to_first_solution(),
        }
        self.goal = Goal::Stay;
    }

    /// The counts of the whole search, once they are known.
    pub fn whole(&self) -> Option<&Tally> {
        self.tally.as_ref().or_else(|| self.timeline.finished().then_some(self.timeline.tally()))
    }

    /// The number of solutions: of all, or of those known so far.
    pub fn raw(&self) -> Option<u64> {
        let last = self.model.cubes.count() - 1;
        match (&self.search, self.whole()) {
            (_, Some(tally)) => Some(tally.level(last).kept),
            (Activity::Running(progress) | Activity::Stopped(progress), None) => Some(progress.solutions),
            (_, None) if self.timeline.step() > 0 => Some(self.timeline.tally().level(last).kept),
            _ => None,
        }
    }

    /// Whether a step is so far away that the workers compute it faster.
    pub fn is_far(&self, step: u64) -> bool {
        step > self.timeline.farthest() + 20 * State::MOST
    }

    /// Whether the current step is a solution.
    pub fn at_solution(&self) -> bool {
        self.moment().outcome == Decision::Solution
    }
}
