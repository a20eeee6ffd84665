//! The state of the page of Instant Insanity, without the browser: what actions make of it, and what link it is.

use crate::link::{Link, Place, Problem as LinkProblem};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::{Checks, CubeSet, Exhaustive, Model, Moment, Outcome, Problem, Setup};
use crate::search::split::Whole;
use crate::search::{Failure, Plan, Tally, Timeline, Tree};
use crate::ui::Instead;
use crate::ui::transport::{FIRST_SPEED, SPEEDS};
use crate::worker::pool::Progress;

/// Trials that the page makes at most between two frames: a few milliseconds.
pub const GULP: u64 = 200_000;

/// Edits that can be undone.
const MOST_UNDONE: usize = 500;

/// What the drawing shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The stack in space.
    #[default]
    Stack,
    /// The cubes from above and below, and their nets.
    Cubes,
    /// The search tree.
    Tree,
}

impl View {
    /// All views, in the order of their tabs.
    pub const ALL: [View; 3] = [View::Stack, View::Cubes, View::Tree];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            View::Stack => "stack",
            View::Cubes => "cubes",
            View::Tree => "tree",
        }
    }
}

/// What went wrong, to be told where it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// With the set in the link.
    Link(Vec<Problem>, Instead),
    /// With the text typed or pasted; the last good set stays.
    Text(Vec<Problem>),
    /// With the view in the link.
    View(LinkProblem),
    /// The step of the link lies beyond the last one.
    Step(u64, u64),
    /// With the workers.
    Failure(Failure),
}

/// The search of the whole tree by the workers.
#[derive(Clone, Debug)]
pub enum Run {
    /// Not begun.
    Idle,
    /// Under way.
    Busy(Progress),
    /// Stopped; it can go on.
    Stopped(Progress),
    /// Finished: all counts.
    Done(Box<Tally>, Progress),
    /// Given up.
    Failed,
}

/// Where to go once the whole search is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To the step of the first solution.
    FirstSolution,
    /// To the last step.
    End,
    /// Stay.
    Stay,
}

/// What the drawing depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// The present step.
    pub step: u64,
    model: Model,
    view: View,
}

/// See the module.
pub struct State {
    /// The last good set and checks.
    pub model: Model,
    undo: Vec<Model>,
    redo: Vec<Model>,
    /// The search, at the step that is shown.
    pub timeline: Timeline<Exhaustive>,
    /// The parts of the search.
    pub plan: Plan<<Exhaustive as Tree>::Node>,
    /// The search by the workers.
    pub run: Run,
    /// Where to go once it has finished.
    pub goal: Goal,
    /// What the drawing shows.
    pub view: View,
    /// Whether the search plays.
    pub playing: bool,
    /// An index of [`SPEEDS`].
    pub speed: usize,
    /// Parts of steps that playing has not made yet.
    owed: f64,
    /// The step that the link asked for, until it is reached.
    asked: Option<u64>,
    /// As many workers as the link asks for.
    pub workers: Option<usize>,
    /// What went wrong.
    pub troubles: Vec<Trouble>,
}

impl State {
    /// The state that a link describes; what it describes wrongly becomes trouble.
    pub fn of(link: &Link) -> State {
        let mut troubles = vec![];
        let model = read_model(link).unwrap_or_else(|problems| {
            troubles.push(Trouble::Link(problems, Instead::Example));
            Model::default()
        });
        let mut state = State {
            model,
            undo: vec![],
            redo: vec![],
            timeline: Timeline::new(Exhaustive::new(model)),
            plan: Plan::new(&Exhaustive::new(model)),
            run: Run::Idle,
            goal: Goal::Stay,
            view: View::default(),
            playing: false,
            speed: FIRST_SPEED,
            owed: 0.0,
            asked: None,
            workers: None,
            troubles,
        };
        state.read_rest(link);
        state
    }

    /// Follows a link that came from outside (back, forward, the address bar). True if the search has to start again.
    pub fn follow(&mut self, link: &Link) -> bool {
        self.troubles.clear();
        let changed = match read_model(link) {
            Ok(model) => self.edit(model),
            Err(problems) => {
                self.troubles.push(Trouble::Link(problems, Instead::LastGood));
                false
            }
        };
        self.read_rest(link);
        changed
    }

    fn read_rest(&mut self, link: &Link) {
        self.workers = link.workers;
        self.view = match link.value("view") {
            None => View::default(),
            Some(name) => View::ALL.into_iter().find(|view| view.name() == name).unwrap_or_else(|| {
                let found = name.to_string();
                self.troubles.push(Trouble::View(LinkProblem::BadValue { key: "view", found }));
                View::default()
            }),
        };
        if self.troubles.iter().all(|trouble| !matches!(trouble, Trouble::Link(..))) {
            self.asked = link.step;
            self.go(link.step.unwrap_or(0));
        }
    }

    /// The link to this state.
    pub fn link(&self) -> Link {
        let setup = Setup::of(&self.model.cubes, self.model.checks).to_string();
        let mut keys: Vec<(String, String)> = setup
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        if self.view != View::default() {
            keys.push(("view".to_string(), self.view.name().to_string()));
        }
        Link {
            keys,
            step: Some(self.timeline.step()),
            workers: self.workers,
            // Who opens the link sees what is seen here: all solutions, if they have been found.
            run: matches!(self.run, Run::Done(..) | Run::Busy(_)),
            ..Link::to(Place::Puzzle(Puzzle::Insanity))
        }
    }

    /// What the drawing depends on.
    pub fn seen(&self) -> Seen {
        Seen { step: self.timeline.step(), model: self.model, view: self.view }
    }

    /// The moment of the search that is shown.
    pub fn moment(&self) -> Moment {
        Moment::of(self.timeline.tree(), self.timeline.search())
    }

    /// Puts another model in place, which can be undone. False if it is the same.
    pub fn edit(&mut self, model: Model) -> bool {
        if model == self.model {
            return false;
        }
        self.undo.push(self.model);
        if self.undo.len() > MOST_UNDONE {
            self.undo.remove(0);
        }
        self.redo.clear();
        self.put(model);
        true
    }

    /// Puts the cubes in place, with the checks where they still make sense.
    pub fn edit_cubes(&mut self, cubes: CubeSet) -> bool {
        let checks =
            if cubes.count() == self.model.cubes.count() { self.model.checks } else { Checks::all(cubes.count()) };
        self.edit(Model { cubes, checks })
    }

    /// Switches the check after one cube.
    pub fn toggle_check(&mut self, cube: usize) -> bool {
        self.edit(Model { checks: self.model.checks.toggled(cube), ..self.model })
    }

    /// Reads a text typed or pasted. False if it changes nothing, or is wrong, which becomes trouble.
    pub fn read_text(&mut self, text: &str) -> bool {
        self.troubles.retain(|trouble| !matches!(trouble, Trouble::Text(_)));
        let model = text.parse::<Setup>().map_err(|problem| vec![problem]).and_then(|setup| setup.model());
        match model {
            Ok(model) => self.edit(model),
            Err(problems) => {
                self.troubles.push(Trouble::Text(problems));
                false
            }
        }
    }

    /// Whether there is an edit to undo, and one to redo.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (!self.undo.is_empty(), !self.redo.is_empty())
    }

    /// Undoes the last edit.
    pub fn undo(&mut self) -> bool {
        let Some(model) = self.undo.pop() else { return false };
        self.redo.push(self.model);
        self.put(model);
        true
    }

    /// Redoes the last edit undone.
    pub fn redo(&mut self) -> bool {
        let Some(model) = self.redo.pop() else { return false };
        self.undo.push(self.model);
        self.put(model);
        true
    }

    fn put(&mut self, model: Model) {
        self.model = model;
        self.timeline = Timeline::new(Exhaustive::new(model));
        self.plan = Plan::new(self.timeline.tree());
        self.run = Run::Idle;
        self.goal = Goal::Stay;
        self.playing = false;
        self.troubles.clear();
    }

    /// Sets the step to go to; [`State::tick`] gets there.
    pub fn go(&mut self, step: u64) {
        self.playing = false;
        self.timeline.aim(step);
        self.timeline.wind(GULP);
        self.after_winding();
    }

    /// Plays or pauses; at the end it begins again.
    pub fn play_pause(&mut self) {
        self.playing = !self.playing;
        self.owed = 0.0;
        if self.playing && self.timeline.finished() {
            self.timeline.aim(0);
        }
    }

    /// Goes faster or slower by so many speeds.
    pub fn change_speed(&mut self, by: isize) {
        self.speed = self.speed.saturating_add_signed(by).min(SPEEDS.len() - 1);
    }

    /// Lets `passed` milliseconds go by. True while there is more to do.
    pub fn tick(&mut self, passed: f64) -> bool {
        if self.timeline.winding() {
            self.timeline.wind(GULP);
        } else if self.playing {
            self.owed += passed / 1000.0 * SPEEDS[self.speed] as f64;
            // Steps that the machine cannot keep up with are given up.
            let steps = (self.owed.floor() as u64).min(GULP);
            self.owed = (self.owed - steps as f64).min(1.0);
            if steps > 0 {
                self.timeline.aim(self.timeline.step() + steps);
                self.timeline.wind(GULP);
            }
        }
        if self.timeline.finished() {
            self.playing = false;
        }
        self.after_winding();
        self.playing || self.timeline.winding()
    }

    fn after_winding(&mut self) {
        if let (Some(total), Some(asked)) = (self.timeline.total(), self.asked)
            && !self.timeline.winding()
        {
            self.asked = None;
            if asked > total {
                self.troubles.push(Trouble::Step(asked, total));
            }
        }
    }

    /// The workers have finished; the page goes where it wanted to.
    pub fn finish(&mut self, whole: Whole<<Exhaustive as Tree>::Node>, progress: Progress) {
        self.run = Run::Done(Box::new(whole.tally), progress);
        self.timeline.adopt(whole);
        match self.goal {
            Goal::Stay => self.timeline.aim(self.timeline.target()),
            Goal::End => self.go(self.timeline.farthest()),
            Goal::FirstSolution => {
                let first = self.timeline.solutions().first().map(|solution| solution.step);
                self.go(first.or(self.timeline.total()).unwrap_or_default());
            }
        }
        self.goal = Goal::Stay;
    }

    /// All counts of the whole search, once they are known.
    pub fn whole(&self) -> Option<&Tally> {
        match &self.run {
            Run::Done(tally, _) => Some(tally),
            _ => self.timeline.finished().then_some(self.timeline.tally()),
        }
    }

    /// Solutions counted: all, or as many as are known so far.
    pub fn raw(&self) -> Option<u64> {
        let last = self.model.cubes.count() - 1;
        match (&self.run, self.whole()) {
            (_, Some(tally)) => Some(tally.levels[last].kept),
            (Run::Busy(progress) | Run::Stopped(progress), None) => Some(progress.solutions),
            (_, None) if self.timeline.step() > 0 => Some(self.timeline.tally().levels[last].kept),
            _ => None,
        }
    }

    /// The place in the list of the solution that is shown, if one is.
    pub fn shown_solution(&self) -> Option<usize> {
        let step = self.timeline.step();
        self.timeline.solutions().binary_search_by_key(&step, |solution| solution.step).ok()
    }

    /// The step of the next solution known, or of the previous one.
    pub fn near_solution(&self, forward: bool) -> Option<u64> {
        let (step, solutions) = (self.timeline.step(), self.timeline.solutions());
        if forward {
            solutions.get(solutions.partition_point(|solution| solution.step <= step)).map(|solution| solution.step)
        } else {
            let before = solutions.partition_point(|solution| solution.step < step);
            before.checked_sub(1).map(|index| solutions[index].step)
        }
    }

    /// Whether a step is so far that the workers had better count their way there.
    pub fn is_far(&self, step: u64) -> bool {
        step > self.timeline.farthest() + 20 * GULP
    }

    /// The fraction of the whole search that the workers have done, 0 to 1.
    pub fn fraction(&self, progress: &Progress) -> f64 {
        let (done, all) = progress.parts;
        if all == 0 { 0.0 } else { done as f64 / all as f64 }
    }

    /// The name of the state on the root element.
    pub fn name(&self) -> &'static str {
        match self.run {
            Run::Busy(_) => "busy",
            _ if self.playing => "busy",
            Run::Failed => "error",
            Run::Stopped(_) => "stopped",
            Run::Done(..) => "done",
            Run::Idle
                if self.troubles.iter().any(|trouble| matches!(trouble, Trouble::Link(..) | Trouble::Text(_))) =>
            {
                "error"
            }
            Run::Idle if self.timeline.finished() => "done",
            Run::Idle if self.timeline.step() > 0 => "stopped",
            Run::Idle => "idle",
        }
    }

    /// Whether the present step is a solution.
    pub fn at_solution(&self) -> bool {
        self.moment().outcome == Outcome::Solution
    }
}

fn read_model(link: &Link) -> Result<Model, Vec<Problem>> {
    Setup::from_keys(link.value("cubes"), link.value("prune")).map_err(|problem| vec![problem])?.model()
}
