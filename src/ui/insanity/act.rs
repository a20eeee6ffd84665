//! What a reader does in the graph, by hand and with random sets.

use super::draw::Pull;
use super::state::{Goal, Track, View};
use super::{Edit, Measured, Page, now};
use crate::puzzle::insanity::Theory;
use crate::puzzle::insanity::diagnosis::Repair;
use crate::puzzle::insanity::hand::{Hand, Move, Turn, hint};
use crate::puzzle::insanity::light::{CELL, COLOUR, CUBE, EDGE, FACE, FACTORISATION, PAIR};
use crate::puzzle::insanity::random::{Colouring, Trial, Wanted};
use crate::puzzle::insanity::solve::positions_of;
use crate::scene::Id;
use crate::ui::address::Entry;
use crate::ui::drawing::Grip;
use yew::Context;

/// See the module.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
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
    /// Another seed.
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
    Measure,
}

/// The theory is worked out again and again for about this long to measure its time, in milliseconds.
const MEASURE: f64 = 20.0;

impl Page {
    /// Does it, and tells how the new link enters the history.
    pub(super) fn act(&mut self, ctx: &Context<Self>, act: Act) -> Entry {
        let state = &mut self.state;
        match act {
            Act::Choose(index) => {
                state.choose(index);
                self.last_frame = now();
            }
            Act::Pair(first, second) => {
                state.chosen = None;
                state.choose(first);
                state.choose(second);
                self.last_frame = now();
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
                return Entry::Replace;
            }
            Act::Why => {
                state.view = View::Graph;
                state.chosen = None;
                self.tabs[1] = 2;
            }
            Act::Repair(Repair { cube, face, colour }) => self.edit(ctx, Edit::Paint(cube, face, colour)),
            Act::Cube(cube) => {
                state.cube = cube.min(state.model.cubes.count() - 1);
                return Entry::Replace;
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
                return Entry::Replace;
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
            Act::RunSets => self.run_sets(ctx),
            Act::Measure => {
                let (begun, mut repeats) = (now(), 0);
                while now() - begun < MEASURE {
                    std::hint::black_box(Theory::of(std::hint::black_box(&state.model.cubes)));
                    repeats += 1;
                }
                self.theory_measured = Measured::Done((now() - begun) / f64::from(repeats.max(1)), repeats);
                return Entry::Replace;
            }
        }
        Entry::Push
    }

    fn draw_set(&mut self, ctx: &Context<Self>) {
        if self.state.hunt() {
            self.forget(ctx);
        }
    }

    /// The cube above the one in hand, or below it.
    pub(super) fn next_cube(&self, by: i8) -> usize {
        self.state.cube.saturating_add_signed(by.into()).min(self.state.model.cubes.count() - 1)
    }

    /// Something drawn was clicked. Nothing if that means nothing.
    pub(super) fn pick(&mut self, ctx: &Context<Self>, id: Id) -> Option<Entry> {
        let (a, b) = (id.a as usize, id.b as usize);
        match (self.state.view, id.kind) {
            (View::Cubes, FACE) => {
                let cubes = &self.state.model.cubes;
                let colour = usize::from(*cubes.cubes().get(a)?.get(b)?);
                let next = (colour + 1) % cubes.count();
                self.edit(ctx, Edit::Paint(a, b, next as u8));
                Some(Entry::Push)
            }
            (View::Hand, FACE | CUBE) => Some(self.act(ctx, Act::Cube(a))),
            (View::Graph, FACTORISATION) => Some(self.act(ctx, Act::Choose(a))),
            (View::Graph, PAIR) => Some(self.act(ctx, Act::Pair(a, b))),
            (View::Graph, EDGE | COLOUR) | (View::Tree, CELL) => None,
            _ => None,
        }
    }

    /// A cube follows the finger, and snaps to the next quarter when it is let go. True if the stack has changed.
    pub(super) fn grip(&mut self, grip: Grip) -> bool {
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

/// Seeds are whole numbers that a number field shows exactly.
pub const MOST_SEED: u64 = 1 << 53;
