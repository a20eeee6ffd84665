//! The actions of the reader on the page of the Hungarian cube, and their effects.

use super::HungarianCube;
use super::run::Task;
use super::state::{Coach, CoachAct, Field, FinderAct, Keyboard, State, Track, View, is_cubie};
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::diagnosis::repairs;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::errata::Erratum;
use crate::puzzle::cube::generators::SubgroupPreset;
use crate::puzzle::cube::laboratory::{self, Combination, Form};
use crate::puzzle::cube::pattern::CubePattern;
use crate::puzzle::cube::scene::figures::Figures;
use crate::puzzle::cube::scene::{FACELET, NODE};
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::scramble::MOST_CUBES;
use crate::puzzle::cube::solve::optimal::rounds::Wanted;
use crate::puzzle::cube::solve::optimal::{Metric, TableSize};
use crate::puzzle::cube::theorem::Consequence;
use crate::puzzle::cube::trial::Trial;
use crate::puzzle::cube::{Cube, Face, Layers, Method, Model, Place, Preset, Spelling, Turn, notation};
use crate::scene::Id;
use crate::search::event::Side;
use crate::ui::activity::Activity;
use crate::ui::keys::Command;
use crate::ui::page::Effect;
use crate::ui::page::actions::Actions;
use crate::ui::page::desktop::Ctx;
use crate::ui::page::perform::perform;
use crate::ui::page::state::Linked;
use crate::ui::page::tasks::Tasks;
use crate::ui::steps::Steps;
use crate::ui::transport::TransportCommand;

/// An action of the reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Take a position of the list.
    Preset(Preset),
    /// Apply a text.
    Text(String),
    /// Apply a text that is still being typed, if it is valid.
    Typed(String),
    /// Turn a layer.
    Turn(Turn),
    /// Go to this step.
    Step(u64),
    /// Replace the algorithm by its inverse.
    Inverse,
    /// Start the algorithm from the cube as it is now.
    BeginHere,
    /// Take a random position: of those that turns can reach (true), or of all assembled cubes.
    Deal(bool),
    /// Set the seed of the next random position.
    Seed(u64),
    /// Choose how the cube is put in order.
    Method(Method),
    /// Show one of the short solutions, by its index.
    Show(usize),
    /// Search for short solutions once more, and farther.
    Farther,
    /// Set the colour of the first face of the solution.
    First(Face),
    /// Choose the colours or signs of the faces.
    Scheme(Scheme),
    /// Choose the letter for the top: U or T.
    Spelling(Spelling),
    /// Choose the figures of the base text on the cube.
    Figures(Figures),
    /// Open this error of the base text.
    Erratum(Erratum),
    /// Put an example of an error on the cube, by its index.
    Example(Erratum, usize),
    /// Choose which turns the letters of the keyboard make.
    Keyboard(Keyboard),
    /// Show colours only on the small cubes that matter so far, or on all.
    Focus,
    /// Search for the solution of the cube.
    Solve,
    /// Count the positions at each distance.
    Balls,
    /// Start the experiment with random positions.
    Positions,
    /// Set the number of positions in the experiment.
    Count(u64),
    /// Use a colour of the editor, or the rubber: on the facelet whose turn it is, or as the brush.
    Brush(Option<Face>),
    /// Press a facelet: the next colour goes there, or the brush paints it.
    Paint(usize),
    /// Drag the brush over one more facelet.
    Stroke(usize),
    /// Show this face where there is room for one only.
    Face(Face),
    /// Enter facelets one after the other (true), or paint them with a brush.
    InTurn(bool),
    /// Enter a cube: only the centres are known.
    Enter,
    /// Show or hide how it is entered in other ways, where there is no room for it.
    MoreWays,
    /// Show or hide the cube in space where there is no room for it beside the face that is entered.
    InSpace,
    /// Take the only cube that fits what was entered.
    TakeEntered,
    /// Take what the camera saw of the six faces, or tell why it saw nothing: what `static/faces.js` gives.
    Filmed(Option<String>),
    /// Undo one of the possible mistakes, by its index.
    Mend(usize),
    /// Return to the last valid cube.
    Back,
    /// Take out a small cube, given by its home place, or put it back.
    Choose(Place),
    /// Exchange the two chosen small cubes.
    Exchange,
    /// Rotate the small cube that was chosen last in its place.
    Rotate,
    /// Look for one shortest solution or all, with turns counted so.
    Prove(Metric, Wanted),
    /// Look for a shortest solution with these tables.
    Tables(TableSize),
    /// Show one of the shortest solutions, by its index.
    Shortest(usize),
    /// Carry out the repair that the doctor proposes.
    Repair,
    /// Take a position that turns cannot reach.
    Consequence(Consequence),
    /// Let a small cube go to another place; the small cube that went there goes to the place of the first.
    Goes(Place, Place),
    /// Rotate a small cube to its next rotation index.
    Index(Place),
    /// Set an algorithm of the laboratory or the calculator.
    Field(Field, String),
    /// Take the present cube as this factor of the calculator.
    Take(usize),
    /// Set the exponent of the calculator.
    Power(i32),
    /// Choose commutator or conjugate.
    Form(Form),
    /// Take X and T from the list.
    Parts(laboratory::PairPreset),
    /// Search a commutator in the laboratory.
    Finder(FinderAct),
    /// Apply the turns of the laboratory to the cube.
    Carry,
    /// Set the number of scrambles.
    Cubes(usize),
    /// Find several scrambles.
    Scrambles,
    /// A button of the coach.
    Coach(CoachAct),
    /// Take the generators of the list.
    Generators(SubgroupPreset),
    /// Choose what is ignored in the graph of the subgroup, by its place in the list.
    Modulo(usize),
    /// Ring the facelets of an orbit of the subgroup, by its place in the list, or no more.
    Orbit(usize),
    /// Put the cube of a node of the graph on the page.
    Node(usize),
    /// Look for a word of the present cube.
    Word,
    /// Draw this symmetry on the cube, or no more.
    Symmetry(Symmetry),
    /// Turn or mirror the position by the symmetry that is drawn.
    Reflect,
    /// Put a named position on the cube, by its place in the list.
    Pattern(usize),
}

impl Actions for HungarianCube {
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        let state = &mut self.state;
        match command {
            _ if state.is_coached() => self.coach_key(ctx, command),
            Command::Arrow(0, up) if state.track() == Track::Solution => {
                let side = if up < 0 { Side::After } else { Side::Before };
                if state.near_step(side) { Effect::REPLACE } else { self.steer(ctx, command) }
            }
            // Letters name colours while a cube is entered, so that none of it is lost.
            Command::Letter(letter, _) if state.is_drafting() => match state.colour_of_key(letter) {
                Some(face) => perform(self, ctx, Act::Brush(Some(face))),
                None => Effect::Nothing,
            },
            // Their digits, too.
            Command::View(digit) if state.is_drafting() && digit < Face::ALL.len() => {
                perform(self, ctx, Act::Brush(Some(Face::ALL[digit])))
            }
            Command::Letter(letter, shift) => match key_turn(state.keyboard, letter, shift) {
                Some(turn) => perform(self, ctx, Act::Turn(turn)),
                None => Effect::Nothing,
            },
            _ => self.steer(ctx, command),
        }
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let live = self.state.live();
        let state = &mut self.state;
        let was_drafting = state.draft.is_some();
        let pushed = match act {
            Act::Preset(preset) => {
                let model = Model { start: Cube::SOLVED, algorithm: preset.algorithm(), ..state.model.clone() };
                state.edit(model)
            }
            Act::Text(text) => {
                let effect = self.read_text(ctx, &text);
                self.state.typed = false;
                return effect;
            }
            Act::Typed(text) => {
                // A single typed letter gets no history entry of its own.
                state.apply_text(&text, true);
                false
            }
            Act::Turn(turn) => state.turn(turn),
            Act::Inverse => {
                let algorithm = state.model.algorithm.inverse();
                state.edit(Model { algorithm, ..state.model.clone() })
            }
            Act::BeginHere => {
                let items = state.way.turns[state.made..].iter().copied().collect::<Algorithm>();
                state.edit_at(Model { start: live, algorithm: items, ..state.model.clone() }, 0)
            }
            Act::Deal(reachable) => state.deal(reachable),
            Act::Method(method) => {
                let made = state.made;
                if method == Method::SideBySide {
                    state.coach = Coach::Away;
                }
                state.edit_at(Model { method, ..state.model.clone() }, made)
            }
            Act::First(first) => {
                let made = state.made;
                state.edit_at(Model { first, ..state.model.clone() }, made)
            }
            Act::Paint(facelet) => state.press_facelet(facelet),
            Act::Stroke(facelet) => state.drag_over(facelet),
            Act::Brush(colour) => state.use_colour(colour),
            Act::Enter => {
                self.frame.tab = 0;
                state.begin_entry()
            }
            Act::MoreWays => {
                state.entry.is_more = !state.entry.is_more;
                false
            }
            Act::InSpace => {
                state.entry.in_space = !state.entry.in_space;
                false
            }
            Act::TakeEntered => state.take_entered(),
            Act::Filmed(seen) => state.take_filmed(seen.as_deref()),
            Act::Mend(mistake) => state.mend(mistake),
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
            Act::Example(erratum, example) => state.put_example(erratum, example),
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
            Act::Node(node) => {
                let Some(graph) = state.subgroup.graph.clone() else { return Effect::Nothing };
                let algorithm = state.subgroup.algorithm(&graph.graph.word(node));
                state.edit(Model { start: Cube::SOLVED, algorithm, ..state.model.clone() })
            }
            Act::Reflect => {
                let Some(symmetry) = state.subgroup.symmetry else { return Effect::Nothing };
                let position = state.position().under(symmetry);
                state.edit_position(&position)
            }
            Act::Pattern(number) => {
                let Some(pattern) = CubePattern::ALL.get(number) else { return Effect::Nothing };
                state.edit(Model { start: Cube::SOLVED, algorithm: pattern.algorithm(), ..state.model.clone() })
            }
            Act::Carry => {
                let done = state.bench().experiment.algorithm();
                let mut algorithm = state.made_so_far();
                algorithm.items.extend(done.items);
                state.view = View::Cube;
                state.edit(Model { algorithm, ..state.model.clone() })
            }
            other => return self.do_here(ctx, other),
        };
        // The browser goes back from a cube that is entered to the last one, not from facelet to facelet.
        let goes_on = was_drafting && self.state.draft.is_some();
        self.edited(ctx, pushed && !goes_on)
    }

    fn show(&mut self, view: View) {
        self.state.light = None;
        self.state.view = view;
        self.state.coach = Coach::Away;
        self.frame.tab = 0;
    }

    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        let state = &mut self.state;
        if state.is_drafting() && id.kind == FACELET {
            return perform(self, ctx, Act::Paint(id.a as usize));
        }
        if let Some(facelet) = state.wished(id) {
            return perform(self, ctx, Act::Finder(FinderAct::Point(facelet)));
        }
        if id.kind == NODE {
            return perform(self, ctx, Act::Node(id.a as usize));
        }
        match is_cubie(state, id) {
            Some(cubie) if state.view == View::Doctor && state.draft.is_none() => {
                state.choose(cubie);
                Effect::REPLACE
            }
            _ => Effect::Nothing,
        }
    }
}

impl HungarianCube {
    /// The actions that change neither the cube nor its algorithm.
    fn do_here(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        match act {
            Act::Step(step) => state.go(step),
            Act::Show(index) => state.show_short(index),
            Act::Shortest(index) => state.show_shortest(index),
            // The page begins the search that is missing by itself.
            Act::Prove(..) | Act::Tables(_) => {
                match act {
                    Act::Tables(size) => state.prove_otherwise(state.proof.metric, size, state.proof.wanted),
                    Act::Prove(metric, wanted) => state.prove_otherwise(metric, state.size_again(), wanted),
                    _ => {}
                }
                if self.frame.task == Some(Task::Prove) {
                    self.abandon(ctx);
                }
            }
            // The page begins a search that is missing by itself.
            Act::Farther => state.search_farther(),
            Act::Seed(seed) => state.seed = seed,
            Act::Scheme(scheme) => state.scheme = scheme,
            Act::Spelling(spelling) => state.spelling = spelling,
            Act::Erratum(erratum) => state.erratum = erratum,
            Act::Figures(figures) => state.figures = figures,
            Act::Keyboard(keyboard) => state.keyboard = keyboard,
            Act::Focus => state.focus = !state.focus,
            Act::Solve => {
                state.begin_again();
                self.open_view(View::Stages);
                return Effect::PUSH;
            }
            Act::Balls => self.start_if_free(ctx, Task::Spheres),
            Act::Positions => self.solve_positions(ctx),
            Act::Count(positions) => state.lab.set(Trial { positions: positions.max(1), ..state.lab.trial() }),
            Act::Face(face) => {
                state.show_face(face);
                return Effect::Look;
            }
            Act::InTurn(in_turn) => {
                if in_turn {
                    state.enter_in_turn()
                } else {
                    state.take_brush()
                }
                return Effect::Look;
            }
            Act::Choose(cubie) => state.choose(cubie),
            Act::Field(field, text) => state.read_field(field, &text),
            Act::Take(factor) => {
                // All turns made so far, starting from the cube in order.
                if let Some(factor) = state.calculator.positions.get_mut(factor) {
                    *factor = state.way.cube(state.made).position();
                }
            }
            Act::Power(exponent) => state.calculator.exponent = exponent,
            Act::Form(form) => {
                let Combination { setup, parts, .. } = state.bench.experiment.clone();
                state.try_out(setup, form, parts);
            }
            Act::Parts(preset) => {
                let parts = preset.parts().map(|text| notation::read(text).unwrap_or_default());
                state.base.troubles.clear();
                state.try_out(Algorithm::default(), state.bench.experiment.form, parts);
            }
            Act::Finder(own) => state.find(own),
            Act::Generators(preset) => state.subgroup.generate(preset.generators()),
            Act::Modulo(line) => state.choose_modulo(line),
            Act::Symmetry(symmetry) => state.subgroup.choose(symmetry),
            Act::Orbit(orbit) => state.subgroup.ring(orbit),
            Act::Word => {
                state.subgroup.spelling = Activity::Idle;
                self.start_if_free(ctx, Task::Word);
            }
            Act::Cubes(cubes) => state.scrambles.cubes = cubes.clamp(1, MOST_CUBES),
            Act::Scrambles => self.find_scrambles(ctx),
            Act::Coach(act) => {
                state.coach(act);
                if matches!(act, CoachAct::Follow | CoachAct::Lost | CoachAct::Leave) {
                    self.frame.tab = 0;
                    return Effect::PUSH;
                }
            }
            _ => {}
        }
        Effect::REPLACE
    }

    /// Applies a key while the coach is shown. Letters turn no layers then, because the turns are made on another cube.
    fn coach_key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        let act = match (command, command.for_transport()) {
            (Command::Enter, _) | (_, Some(TransportCommand::PlayPause | TransportCommand::Step)) => CoachAct::Done,
            (Command::Undo, _) | (_, Some(TransportCommand::Back)) => CoachAct::Back,
            _ => return Effect::Nothing,
        };
        perform(self, ctx, Act::Coach(act))
    }
}

/// The keys of speed cubers, in the layout common to their timers and simulators: key, letter of the turn, quarter turns.
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

/// The turn that a key makes, if any.
fn key_turn(keyboard: Keyboard, letter: char, shift: bool) -> Option<Turn> {
    match keyboard {
        Keyboard::Letters => {
            let quarters = if shift { -1 } else { 1 };
            // In the notation capital letters turn layers; only turns of the whole cube have small letters.
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
    /// The range of at most `most` turns around the current one, for which buttons are shown.
    pub fn near_moves(&self, most: usize) -> std::ops::Range<usize> {
        let all = self.farthest() as usize;
        let step = self.step() as usize;
        let begin = step.saturating_sub(most / 2).min(all.saturating_sub(most));
        begin..all.min(begin + most)
    }
}
