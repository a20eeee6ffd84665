//! What a reader does on the page of the Hungarian cube.

use super::HungarianCube;
use super::draw::is_cubie;
use super::run::Task;
use super::state::{Field, Keyboard, State, Track, Trouble, View};
use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::diagnosis::repairs;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::laboratory::{self, Form};
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::theorem::Consequence;
use crate::puzzle::cube::trial::Trial;
use crate::puzzle::cube::{Cube, Face, Layers, Model, Place, Preset, Spelling, Turn, notation};
use crate::scene::Id;
use crate::ui::activity::Activity;
use crate::ui::keys::Command;
use crate::ui::page::desktop::Desktop;
use crate::ui::page::{Ctx, Effect};
use crate::ui::steps::Steps;

/// See the module.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A known position.
    Preset(Preset),
    /// A text, to be used.
    Text(String),
    /// A text that is still being typed.
    Typed(String),
    /// Undo the last edit.
    Undo,
    /// Redo it.
    Redo,
    /// A layer is turned.
    Turn(Turn),
    /// To a step of what is shown.
    Step(u64),
    /// The algorithm is turned into its inverse.
    Inverse,
    /// The algorithm begins where the cube is now.
    BeginHere,
    /// A random position: of those that turns reach, or of all assembled cubes.
    Deal(bool),
    /// The seed of the next one.
    Seed(u64),
    /// The colour of the first face.
    First(Face),
    /// How the faces look.
    Scheme(Scheme),
    /// U or T for the top.
    Spelling(Spelling),
    /// What the letters of the keyboard turn.
    Keyboard(Keyboard),
    /// Only what counts so far has its colours, or all.
    Focus,
    /// Set the number of workers.
    Workers(usize),
    /// The cube is put in order.
    Solve,
    /// The balls are counted.
    Balls,
    /// Random positions are solved.
    Positions,
    /// As many of them.
    Count(u64),
    /// A colour for the editor's brush, or none.
    Brush(Option<Face>),
    /// A facelet is painted.
    Paint(usize),
    /// Nothing but the centres stays.
    Clear,
    /// The last good cube comes back.
    Back,
    /// A small cube, by its home, is taken out, or put back.
    Choose(Place),
    /// The two that are chosen change places.
    Exchange,
    /// The one that was chosen last is turned where it is.
    Rotate,
    /// What the doctor advises.
    Repair,
    /// A position that turns do not reach.
    Consequence(Consequence),
    /// A small cube goes to a place; the one that went there takes the other place.
    Goes(Place, Place),
    /// The next rotation index of a small cube.
    Index(Place),
    /// An algorithm of the laboratory or the calculator.
    Field(Field, String),
    /// A factor of the calculator is the cube that is shown.
    Take(usize),
    /// The exponent of the calculator.
    Power(i32),
    /// Commutator or conjugate.
    Form(Form),
    /// A known X and T.
    Parts(laboratory::Preset),
    /// What the laboratory shows is done on the cube.
    Carry,
}

impl HungarianCube {
    /// Applies the action and returns its effect on the link.
    pub(super) fn perform(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let live = self.state.live();
        let state = &mut self.state;
        let pushed = match act {
            Act::Preset(preset) => {
                let model = Model { start: Cube::SOLVED, algorithm: preset.algorithm(), ..state.model.clone() };
                let made = model.algorithm.length() as usize;
                state.edit(model, made)
            }
            Act::Text(text) => state.read_text(&text, false),
            Act::Typed(text) => {
                // Each letter is no entry of its own.
                state.read_text(&text, true);
                false
            }
            Act::Undo => state.undo_redo(false),
            Act::Redo => state.undo_redo(true),
            Act::Turn(turn) => state.turn(turn),
            Act::Inverse => {
                let algorithm = state.model.algorithm.inverse();
                let made = state.way.turns.len();
                state.edit(Model { algorithm, ..state.model.clone() }, made)
            }
            Act::BeginHere => {
                let items = state.way.turns[state.made..].iter().copied().collect::<Algorithm>();
                state.edit(Model { start: live, algorithm: items, ..state.model.clone() }, 0)
            }
            Act::Deal(reachable) => state.deal(reachable),
            Act::First(first) => {
                let made = state.made;
                state.edit(Model { first, ..state.model.clone() }, made)
            }
            Act::Paint(facelet) => state.paint(facelet),
            Act::Clear => state.enter(Draft::centres(&live)),
            Act::Back => state.enter(Draft::of(&live)),
            Act::Exchange => match state.chosen_places()[..] {
                [a, b] if a.kind() == b.kind() => {
                    let position = state.position().swapped([a, b]);
                    state.edit_position(&position)
                }
                _ => false,
            },
            Act::Rotate => match state.chosen_places().last() {
                Some(&place) => {
                    let position = state.position().rotated(place, 1);
                    state.edit_position(&position)
                }
                None => false,
            },
            Act::Repair => {
                let position = state.position();
                let repaired = repairs(&position).iter().fold(position, |position, repair| repair.of(&position));
                state.edit_position(&repaired)
            }
            Act::Consequence(example) => state.edit_position(&example.position()),
            Act::Goes(cubie, place) => {
                let position = state.position();
                let swapped = position.swapped([position.goes(cubie).0, place]);
                state.edit_position(&swapped)
            }
            Act::Index(cubie) => {
                let position = state.position();
                let turned = position.rotated(position.goes(cubie).0, 1);
                state.edit_position(&turned)
            }
            Act::Carry => {
                let done = state.bench.experiment.algorithm();
                let mut algorithm = state.made_so_far();
                algorithm.items.extend(done.items);
                let made = algorithm.length() as usize;
                state.view = View::Cube;
                state.edit(Model { algorithm, ..state.model.clone() }, made)
            }
            other => return self.do_here(ctx, other),
        };
        self.after_edit(ctx);
        if pushed { Effect::PUSH } else { Effect::REPLACE }
    }

    /// What changes neither the cube nor its algorithm.
    fn do_here(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        match act {
            Act::Step(step) => {
                state.go(step);
                self.after_edit(ctx);
            }
            Act::Seed(seed) => state.seed = seed,
            Act::Scheme(scheme) => state.scheme = scheme,
            Act::Spelling(spelling) => state.spelling = spelling,
            Act::Keyboard(keyboard) => state.keyboard = keyboard,
            Act::Focus => state.focus = !state.focus,
            Act::Workers(workers) => state.workers = Some(workers),
            Act::Solve => {
                // What was stopped or has failed begins anew.
                if matches!(state.solving, Activity::Stopped(_) | Activity::Failed) {
                    state.solving = Activity::Idle;
                    state.troubles.retain(|trouble| !matches!(trouble, Trouble::Failure(_)));
                }
                self.open_view(View::Stages);
                return Effect::PUSH;
            }
            Act::Balls => self.start_if_idle(ctx, Task::Spheres),
            Act::Positions => self.solve_positions(ctx),
            Act::Count(positions) => state.lab.set(Trial { positions: positions.max(1), ..state.lab.trial() }),
            Act::Brush(brush) => {
                state.brush = brush;
                return Effect::Look;
            }
            Act::Choose(cubie) => state.choose(cubie),
            Act::Field(field, text) => state.read_field(field, &text),
            Act::Take(factor) => {
                // The whole algorithm as far as it is made, from the cube in order.
                if let Some(factor) = state.calculator.positions.get_mut(factor) {
                    *factor = state.way.cube(state.made).position();
                }
            }
            Act::Power(exponent) => state.calculator.exponent = exponent,
            Act::Form(form) => {
                let parts = state.bench.experiment.parts.clone();
                state.try_out(form, parts);
            }
            Act::Parts(preset) => {
                let parts = preset.parts().map(|text| notation::read(text).unwrap_or_default());
                state.troubles.clear();
                state.try_out(state.bench.experiment.form, parts);
            }
            _ => {}
        }
        Effect::REPLACE
    }

    /// Something drawn was clicked: the doctor takes small cubes out.
    pub(super) fn clicked(&mut self, id: Id) -> Effect {
        let state = &mut self.state;
        match is_cubie(state, id) {
            Some(cubie) if state.view == View::Doctor && state.draft.is_none() => {
                state.choose(cubie);
                Effect::REPLACE
            }
            _ => Effect::Nothing,
        }
    }

    /// Shows another view.
    pub(super) fn open_view(&mut self, view: View) {
        let state = &mut self.state;
        if view != state.view {
            state.player.playing = false;
            state.light = None;
            state.view = view;
            self.frame.tab = 0;
        }
    }

    /// A key of the page was pressed.
    pub(super) fn press_key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        let state = &mut self.state;
        match command {
            Command::Arrow(0, up) if state.track() == Track::Solution && state.near_step(up < 0) => Effect::REPLACE,
            Command::Undo => self.perform(ctx, Act::Undo),
            Command::Redo => self.perform(ctx, Act::Redo),
            Command::Letter(letter, shift) => match key_turn(state.keyboard, letter, shift) {
                Some(turn) => self.perform(ctx, Act::Turn(turn)),
                None => Effect::Nothing,
            },
            _ => self.steer(ctx, command),
        }
    }
}

/// The keys of speed cubers (the layout that the field's timers and simulators share), with the letter of the turn and its quarters.
const SPEED: [(char, char, i32); 22] = [
    ('i', 'R', 1),
    ('k', 'R', -1),
    ('j', 'U', 1),
    ('f', 'U', -1),
    ('h', 'F', 1),
    ('g', 'F', -1),
    ('d', 'L', 1),
    ('e', 'L', -1),
    ('s', 'D', 1),
    ('l', 'D', -1),
    ('w', 'B', 1),
    ('o', 'B', -1),
    ('u', 'r', 1),
    ('m', 'r', -1),
    ('v', 'l', 1),
    ('r', 'l', -1),
    ('t', 'x', 1),
    ('b', 'x', -1),
    ('p', 'z', 1),
    ('q', 'z', -1),
    ('c', 'y', 1),
    ('a', 'y', -1),
];

/// What a key turns.
fn key_turn(keyboard: Keyboard, letter: char, shift: bool) -> Option<Turn> {
    match keyboard {
        Keyboard::Letters => {
            let quarters = if shift { -1 } else { 1 };
            // Layers are capitals in the notation; only the whole cube has small letters.
            let capital = letter.to_ascii_uppercase();
            Turn::named(capital, quarters)
                .or_else(|| Turn::named(letter, quarters).filter(|turn| turn.layers() == Layers::Whole))
        }
        Keyboard::Speed => {
            let &(_, name, quarters) = SPEED.iter().find(|own| own.0 == letter)?;
            Turn::named(name, quarters)
        }
    }
}

impl State {
    /// The turns of an algorithm that a text of moves would show, for buttons: which of them are near the present one.
    pub fn near_moves(&self, most: usize) -> std::ops::Range<usize> {
        let all = self.farthest() as usize;
        let step = self.step() as usize;
        let begin = step.saturating_sub(most / 2).min(all.saturating_sub(most));
        begin..all.min(begin + most)
    }
}
