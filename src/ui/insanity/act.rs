//! The actions of the reader on the page of Instant Insanity, and their effects.

use super::Insanity;
use super::run::Task;
use super::state::listing::PAGE;
use super::state::{Goal, Track, View};
use crate::puzzle::insanity::Theory;
use crate::puzzle::insanity::diagnosis::Repair;
use crate::puzzle::insanity::hand::{Hand, Move, Turn};
use crate::puzzle::insanity::light::{CUBE, FACE, FACTORISATION, PAIR};
use crate::puzzle::insanity::preset::Preset;
use crate::puzzle::insanity::random::{Colouring, Wanted};
use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::trial::Trial;
use crate::scene::Id;
use crate::search::event::{Side, StepEvent};
use crate::ui::keys::Command;
use crate::ui::now;
use crate::ui::page::Effect;
use crate::ui::page::actions::Actions;
use crate::ui::page::desktop::Ctx;
use crate::ui::page::perform::perform;
use crate::ui::page::state::PageState;
use crate::ui::page::tasks::Tasks;
use crate::ui::share::copy;
use crate::ui::steps::Steps;
use crate::ui::transport::TransportCommand;

/// An action of the reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Give a face of a cube a colour: cube, face, colour.
    Paint(usize, usize, u8),
    /// Take a set of the list.
    Preset(Preset),
    /// Apply a text that was typed or pasted.
    Text(String),
    /// Add a cube.
    AddCube,
    /// Remove the last cube.
    DropCube,
    /// Switch the check after a cube.
    Check(usize),
    /// Find all solutions.
    RunAll,
    /// Go to this step.
    Step(u64),
    /// Show at least this many solutions in the list.
    More(usize),
    /// Copy the list of solutions.
    Copy,
    /// Measure the exhaustive program on this machine.
    Measure,
    /// Choose a factorisation, by its index in the list.
    Choose(usize),
    /// Choose two factorisations.
    Pair(usize, usize),
    /// Choose none.
    Clear,
    /// Reverse a cycle of the chosen factorisations.
    Reverse(usize),
    /// Choose the two factorisations of a raw solution, by its index in the list.
    Graph(usize),
    /// Count the solutions by the exhaustive program as well.
    Count,
    /// Explain why there is no solution.
    Why,
    /// Paint a face so that there is a solution.
    Repair(Repair),
    /// Choose the cube to be turned by hand.
    Cube(usize),
    /// Turn this cube.
    Turn(Turn),
    /// Turn a given cube.
    Move(Move),
    /// Show a hint.
    Hint,
    /// Return the cubes to the way they were given.
    Again,
    /// Set the property that random sets are to have.
    Want(Wanted),
    /// Switch whether every cube must show every colour.
    Colours,
    /// Set the seed.
    Seed(u64),
    /// Take the random set of the seed.
    Draw,
    /// Take the random set of the next seed.
    Another,
    /// Set the number of sets in the experiment.
    Sets(u64),
    /// Start the experiment.
    RunSets,
    /// Measure the theory on this machine.
    MeasureTheory,
}

impl Act {
    /// The effect on the link. Only what changes the set, the choice or the experiment has a history entry of its own.
    fn effect(&self) -> Effect {
        match self {
            Act::More(_) => Effect::Look,
            Act::Copy => Effect::Nothing,
            Act::Step(_) | Act::Measure | Act::MeasureTheory | Act::Count | Act::Cube(_) | Act::Hint => Effect::REPLACE,
            _ => Effect::PUSH,
        }
    }
}

/// The theory is computed repeatedly for about this long to measure its time, in milliseconds.
const MEASURE: f64 = 20.0;

impl Actions for Insanity {
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        let act = match command {
            Command::Letter(letter @ ('n' | 'p'), _) => {
                let side = if letter == 'n' { Side::After } else { Side::Before };
                self.transport(ctx, TransportCommand::JumpTo(StepEvent::Solution, side));
                return Effect::REPLACE;
            }
            Command::Letter('h', _) => Act::Hint,
            Command::Letter(letter, shift) => match ['d', 's', 'a'].into_iter().position(|each| each == letter) {
                Some(axis) => Act::Turn(Turn { axis, clockwise: !shift }),
                None => return Effect::Nothing,
            },
            Command::Arrow(0, by) => Act::Cube(self.next_cube(by)),
            other => return self.steer(ctx, other),
        };
        perform(self, ctx, act)
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let cubes = self.state.model.cubes;
        let changed = match act {
            Act::Paint(cube, face, colour) | Act::Repair(Repair { cube, face, colour }) => {
                self.state.edit_cubes(cubes.painted(cube, face, colour))
            }
            Act::Preset(preset) => self.state.read_text(preset.cubes()),
            Act::Text(text) => return self.read_text(ctx, &text),
            Act::AddCube => cubes.with_one_more().is_some_and(|cubes| self.state.edit_cubes(cubes)),
            Act::DropCube => cubes.with_one_less().is_some_and(|cubes| self.state.edit_cubes(cubes)),
            Act::Check(cube) => self.state.toggle_check(cube),
            Act::Draw => self.state.begin_draw(),
            Act::Another => {
                let trial = self.state.lab.trial();
                self.state.lab.set(Trial { seed: trial.seed.wrapping_add(1) % MOST_SEED, ..trial });
                self.state.begin_draw()
            }
            other => return self.do_here(ctx, other),
        };
        self.edited(ctx, changed);
        // A random set may be found some frames later: its entry in the history begins here.
        Effect::PUSH
    }

    fn search_far(&mut self, ctx: &Ctx<Self>) {
        if self.state.track() == Track::Program && !self.is_busy() {
            self.run_all(ctx, Goal::Stay);
        }
    }

    fn go_to_end(&mut self, ctx: &Ctx<Self>) {
        if self.state.total().is_none() && self.state.track() == Track::Program {
            self.run_all(ctx, Goal::End);
        } else {
            self.state.go(self.state.total().unwrap_or(u64::MAX));
        }
    }

    fn open_tab(&mut self, tab: usize) {
        self.open_tab_of(usize::from(self.state.view == View::Graph), tab);
    }

    fn tab(&self) -> usize {
        match self.state.track() {
            _ if self.state.view == View::Graph => self.tabs[1],
            Track::Program => self.tabs[0],
            _ => 0,
        }
    }

    fn show(&mut self, view: View) {
        self.state.view = view;
    }

    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        let (a, b) = (id.a as usize, id.b as usize);
        let act = match (self.state.view, id.kind) {
            (View::Cubes, FACE) => {
                let cubes = &self.state.model.cubes;
                let Some(&colour) = cubes.cubes().get(a).and_then(|faces| faces.get(b)) else { return Effect::Nothing };
                Act::Paint(a, b, ((usize::from(colour) + 1) % cubes.count()) as u8)
            }
            (View::Hand, FACE | CUBE) => Act::Cube(a),
            (View::Graph, FACTORISATION) => Act::Choose(a),
            (View::Graph, PAIR) => Act::Pair(a, b),
            _ => return Effect::Nothing,
        };
        perform(self, ctx, act)
    }
}

impl Insanity {
    /// Applies an action that changes neither the set nor the options of the search.
    fn do_here(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let (effect, state) = (act.effect(), &mut self.state);
        match act {
            Act::RunAll => {
                // Solutions are shown in the views of the program.
                let elsewhere = state.track() != Track::Program;
                if elsewhere {
                    self.open_view(View::Stack);
                }
                self.run_all(ctx, Goal::FirstSolution);
                self.frame.show_says();
                return if elsewhere { Effect::PUSH } else { Effect::REPLACE };
            }
            Act::Step(step) => state.go(step),
            Act::More(wanted) => self.listed = wanted,
            Act::Copy => copy(state.list(&ctx.look.lang.insanity().faces), self.frame.calls.copied.clone()),
            Act::Measure => self.start_if_idle(ctx, Task::Measure),
            Act::Choose(index) => state.choose(index),
            Act::Pair(first, second) => {
                state.chosen = None;
                state.choose(first);
                state.choose(second);
            }
            Act::Clear => state.chosen = None,
            Act::Reverse(cycle) => {
                let whole = state.model.cubes.count();
                if let Some(chosen) = &mut state.chosen {
                    chosen.reversed ^= 1 << cycle;
                    chosen.solution = None;
                    chosen.placed = whole;
                }
                state.player.playing = false;
            }
            Act::Graph(index) => {
                let solution = state.timeline.solutions().get(index).map(|solution| positions_of(&solution.path));
                if let Some(positions) = solution {
                    state.choose_stack(&positions, Some(index as u64 + 1));
                    self.tabs[1] = 1;
                }
            }
            Act::Count => self.run_all(ctx, Goal::Stay),
            Act::Why => {
                state.view = View::Graph;
                state.chosen = None;
                self.tabs[1] = 2;
            }
            Act::Cube(cube) => state.cube = cube.min(state.model.cubes.count() - 1),
            Act::Turn(turn) => state.turn(Move { cube: state.cube, turn }),
            Act::Move(next) => {
                state.cube = next.cube;
                state.turn(next);
                state.ask_hint();
            }
            Act::Hint => {
                state.ask_hint();
                // The hint is about this cube, so it becomes the cube to be turned.
                if let Some(Some(next)) = state.hint.map(|hint| hint.and_then(|hint| hint.next)) {
                    state.cube = next.cube;
                }
            }
            Act::Again => {
                state.hand = Hand::new(vec![0; state.model.cubes.count()]);
                state.hint = None;
            }
            Act::Want(wanted) => state.wanted = wanted,
            Act::Colours => {
                let trial = state.lab.trial();
                let colouring = match trial.colouring {
                    Colouring::Free => Colouring::AllColours,
                    Colouring::AllColours => Colouring::Free,
                };
                state.lab.set(Trial { colouring, ..trial });
            }
            Act::Seed(seed) => state.lab.set(Trial { seed, ..state.lab.trial() }),
            Act::Sets(sets) => state.lab.set(Trial { sets, ..state.lab.trial() }),
            Act::RunSets => self.start_if_idle(ctx, Task::Sets),
            Act::MeasureTheory => {
                let (begun, mut repeats) = (now(), 0);
                while now() - begun < MEASURE {
                    std::hint::black_box(Theory::of(std::hint::black_box(&state.model.cubes)));
                    repeats += 1;
                }
                self.theory_measured = Some(((now() - begun) / f64::from(repeats.max(1)), repeats));
            }
            _ => {}
        }
        effect
    }

    /// The index of the cube above the chosen one (`by` 1) or below it (-1), within the stack.
    pub(super) fn next_cube(&self, by: i8) -> usize {
        self.state.cube.saturating_add_signed(by.into()).min(self.state.model.cubes.count() - 1)
    }

    /// Opens a tab of the exhaustive program (group 0) or of the graph (group 1). The list of solutions then starts at its
    /// first page again.
    pub(super) fn open_tab_of(&mut self, group: usize, tab: usize) {
        if tab != self.tabs[group] {
            self.tabs[group] = tab;
            self.listed = PAGE;
            self.frame.copied = None;
        }
    }
}

/// The largest seed: the largest range of whole numbers that a number field shows exactly.
pub const MOST_SEED: u64 = 1 << 53;
