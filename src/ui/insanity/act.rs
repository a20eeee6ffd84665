//! What a reader does on the page of Instant Insanity.

use super::Insanity;
use super::draw::Pull;
use super::run::Task;
use super::state::listing::Listing;
use super::state::{Goal, Track, View};
use crate::puzzle::insanity::Theory;
use crate::puzzle::insanity::diagnosis::Repair;
use crate::puzzle::insanity::hand::{Hand, Move, Turn, hint};
use crate::puzzle::insanity::light::{CUBE, FACE, FACTORISATION, PAIR};
use crate::puzzle::insanity::preset::Preset;
use crate::puzzle::insanity::random::{Colouring, Wanted};
use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::trial::Trial;
use crate::scene::Id;
use crate::ui::drawing::Grip;
use crate::ui::now;
use crate::ui::page::desktop::Desktop;
use crate::ui::page::{Ctx, Effect};
use crate::ui::share::copy;
use crate::ui::steps::Steps;

/// See the module.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// An edit of the set or the search.
    Edit(Edit),
    /// Find all solutions.
    RunAll,
    /// Go to this step.
    Step(u64),
    /// As many solutions are asked for.
    More(usize),
    /// Copy the list of solutions.
    Copy,
    /// It was copied, or the browser has refused that.
    Copied(bool),
    /// Measure the exhaustive program on this machine.
    Measure,
    /// A factorisation is chosen, by its place in the list.
    Choose(usize),
    /// Two are.
    Pair(usize, usize),
    /// None any more.
    Clear,
    /// A cycle of the two is turned round.
    Reverse(usize),
    /// The two factorisations of a raw solution, by its place in the list.
    Graph(usize),
    /// The exhaustive program counts, too.
    Count,
    /// Why is there no solution?
    Why,
    /// A face is painted so that there is one.
    Repair(Repair),
    /// Another cube is in hand.
    Cube(usize),
    /// It is turned.
    Turn(Turn),
    /// A cube is turned.
    Move(Move),
    /// A hint is asked for.
    Hint,
    /// The cubes as they are given.
    Again,
    /// Another property of random sets.
    Want(Wanted),
    /// Every cube shows every colour, or not.
    Colours,
    /// Set the seed.
    Seed(u64),
    /// The random set of the seed.
    Draw,
    /// The one of the next seed.
    Another,
    /// As many sets in the experiment.
    Sets(u64),
    /// Draw them.
    RunSets,
    /// Measure the theory on this machine.
    MeasureTheory,
}

/// An edit of the set or the search.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// A face of a cube takes a colour.
    Paint(usize, usize, u8),
    /// A known set.
    Preset(Preset),
    /// A text, typed or pasted.
    Text(String),
    /// One cube more.
    More,
    /// One cube less.
    Less,
    /// The check after a cube.
    Check(usize),
    /// Set the number of workers.
    Workers(usize),
    /// Undo the last move of the stack in hand, or the last edit.
    Undo,
    /// Redo it.
    Redo,
}

/// The theory is worked out again and again for about this long to measure its time, in milliseconds.
const MEASURE: f64 = 20.0;

impl Insanity {
    /// Applies the action and returns its effect on the link.
    pub(super) fn perform(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        let hand = state.track() == Track::Hand;
        match act {
            // In hand, the moves are what is undone first.
            Act::Edit(Edit::Undo) if hand && state.step() > 0 => {
                state.go(state.step() - 1);
                return Effect::REPLACE;
            }
            Act::Edit(Edit::Redo) if hand && !state.finished() => {
                state.go(state.step() + 1);
                return Effect::REPLACE;
            }
            Act::Edit(edit) => self.edit(ctx, edit),
            Act::RunAll => {
                // The solutions are shown where the program is.
                let elsewhere = state.track() != Track::Program;
                if elsewhere {
                    self.open_view(View::Stack);
                }
                self.run_all(ctx, Goal::FirstSolution);
                return if elsewhere { Effect::PUSH } else { Effect::REPLACE };
            }
            Act::Step(step) => {
                state.go(step);
                return Effect::REPLACE;
            }
            Act::More(wanted) => {
                self.listing.wanted = wanted;
                return Effect::Look;
            }
            Act::Copy => {
                let on_act = self.frame.calls.act.clone();
                copy(state.list(&ctx.props().look.lang.insanity().faces), move |done| on_act.emit(Act::Copied(done)));
                return Effect::Nothing;
            }
            Act::Copied(done) => {
                self.listing.copied = Some(done);
                return Effect::Look;
            }
            Act::Measure => {
                self.start_if_idle(ctx, Task::Measure);
                return Effect::REPLACE;
            }
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
            Act::Count => {
                self.run_all(ctx, Goal::Stay);
                return Effect::REPLACE;
            }
            Act::Why => {
                state.view = View::Graph;
                state.chosen = None;
                self.tabs[1] = 2;
            }
            Act::Repair(Repair { cube, face, colour }) => self.edit(ctx, Edit::Paint(cube, face, colour)),
            Act::Cube(cube) => {
                state.cube = cube.min(state.model.cubes.count() - 1);
                return Effect::REPLACE;
            }
            Act::Turn(turn) => state.turn(Move { cube: state.cube, turn }),
            Act::Move(next) => {
                state.cube = next.cube;
                state.turn(next);
                state.hint = Some(hint(&state.model.cubes, &state.theory, state.hand.positions()));
            }
            Act::Hint => {
                state.hint = Some(hint(&state.model.cubes, &state.theory, state.hand.positions()));
                // The hint is about this cube: it is the one in hand now.
                if let Some(Some(next)) = state.hint.map(|hint| hint.and_then(|hint| hint.next)) {
                    state.cube = next.cube;
                }
                return Effect::REPLACE;
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
            Act::Draw => self.draw_set(ctx),
            Act::Another => {
                let trial = state.lab.trial();
                state.lab.set(Trial { seed: trial.seed.wrapping_add(1) % MOST_SEED, ..trial });
                self.draw_set(ctx);
            }
            Act::Sets(sets) => state.lab.set(Trial { sets, ..state.lab.trial() }),
            Act::RunSets => self.start_if_idle(ctx, Task::Sets),
            Act::MeasureTheory => {
                let (begun, mut repeats) = (now(), 0);
                while now() - begun < MEASURE {
                    std::hint::black_box(Theory::of(std::hint::black_box(&state.model.cubes)));
                    repeats += 1;
                }
                self.theory_measured = Some(((now() - begun) / f64::from(repeats.max(1)), repeats));
                return Effect::REPLACE;
            }
        }
        Effect::PUSH
    }

    fn draw_set(&mut self, ctx: &Ctx<Self>) {
        if self.state.hunt() {
            self.forget(ctx);
        }
    }

    /// The cube above the one in hand, or below it.
    pub(super) fn next_cube(&self, by: i8) -> usize {
        self.state.cube.saturating_add_signed(by.into()).min(self.state.model.cubes.count() - 1)
    }

    /// Handles a click on an element of the drawing. Returns the effect on the link.
    pub(super) fn clicked(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        let (a, b) = (id.a as usize, id.b as usize);
        let act = match (self.state.view, id.kind) {
            (View::Cubes, FACE) => {
                let cubes = &self.state.model.cubes;
                let Some(&colour) = cubes.cubes().get(a).and_then(|faces| faces.get(b)) else { return Effect::Nothing };
                Act::Edit(Edit::Paint(a, b, ((usize::from(colour) + 1) % cubes.count()) as u8))
            }
            (View::Hand, FACE | CUBE) => Act::Cube(a),
            (View::Graph, FACTORISATION) => Act::Choose(a),
            (View::Graph, PAIR) => Act::Pair(a, b),
            _ => return Effect::Nothing,
        };
        self.perform(ctx, act)
    }

    /// Shows another view.
    pub(super) fn open_view(&mut self, view: View) {
        if view != self.state.view {
            self.state.player.playing = false;
            self.state.view = view;
        }
    }

    /// Opens a tab, of the exhaustive program (0) or of the graph (1). Each time it is opened the list of solutions begins
    /// at its head.
    pub(super) fn open_tab_of(&mut self, group: usize, tab: usize) {
        if tab != self.tabs[group] {
            self.tabs[group] = tab;
            self.listing = Listing::default();
        }
    }

    /// A cube follows the finger, and snaps to the next quarter when it is let go. True if the stack has changed.
    pub(super) fn drag(&mut self, grip: Grip) -> bool {
        match grip {
            Grip::Pull(id, by, camera) if id.kind == FACE && self.state.track() == Track::Hand => {
                let pull = self.pull.filter(|pull| pull.id == id);
                let pull = pull.or_else(|| Pull::new(id, by, &camera, self.state.hand.positions()));
                self.pull = pull.map(|pull| pull.by(by));
                self.state.cube = id.a as usize;
                false
            }
            Grip::Pull(..) => false,
            Grip::LetGo => {
                let Some(pull) = self.pull.take() else { return false };
                // What is drawn now is where the last quarter's way begins.
                for _ in 0..pull.quarters() {
                    self.state.turn(Move { cube: pull.id.a as usize, turn: pull.turn() });
                }
                true
            }
        }
    }
}

/// The largest seed: the largest range of whole numbers that a number field shows exactly.
pub const MOST_SEED: u64 = 1 << 53;
