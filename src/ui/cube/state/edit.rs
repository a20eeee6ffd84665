//! Edits of the cube, of its algorithm and of the fields; all except those of the fields can be undone.

use super::{AllMethods, Bench, Field, ShortSolutions, State, Track, View, Wrong};
use crate::puzzle::cube::algorithm::Unit;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::job::SHORT_NODES;
use crate::puzzle::cube::laboratory::{Combination, Form};
use crate::puzzle::cube::{
    Algorithm, Cube, Fault, InputPart, Model, Place, Position, Preset, Problem, Setup, Turn, colours, notation, random,
};
use crate::search::sample::Dice;
use crate::ui::activity::Activity;
use crate::ui::page::state::{Linked, PageState};
use crate::ui::trouble::Trouble;

/// Turns made by hand are added to the algorithm up to this number; then the algorithm starts again from the present cube, so
/// that links stay short.
const MOST_WRITTEN: usize = 400;

impl State {
    /// Replaces the model, with `made` of its turns made; this can be undone. Returns false if the model is the same.
    pub fn edit_at(&mut self, model: Model, made: usize) -> bool {
        if model == self.model && self.draft.is_none() {
            self.made = made.min(self.way.turns.len());
            return false;
        }
        self.replace((model, made, None, None))
    }

    /// Forgets the solution, and the search for a word, because the cube has changed.
    pub(super) fn forget_solution(&mut self) {
        self.solving = Activity::Idle;
        self.solution = None;
        self.chain = None;
        self.proof = self.proof.again();
        self.side = AllMethods::default();
        self.short = ShortSolutions::default();
        self.short_nodes = SHORT_NODES;
        self.solved = 0;
        self.base.asked = None;
        // A word is looked for of the present cube.
        self.subgroup.spelling = Activity::Idle;
    }

    /// Replaces the cube; the algorithm has no turns. Returns false if the cube is the same.
    pub fn edit_cube(&mut self, cube: Cube) -> bool {
        let model = Model { start: cube, algorithm: Algorithm::default(), ..self.model.clone() };
        self.edit(model)
    }

    /// Replaces the position and keeps the way the cube is held. Returns false if it is the same.
    pub fn edit_position(&mut self, position: &Position) -> bool {
        let hold = self.live().hold();
        self.edit_cube(Cube::of(position).then(&Cube::rotated(hold)))
    }

    /// Turns the cube that is shown: the turn is added after the turns made, and the turns after them are removed.
    pub fn turn(&mut self, turn: Turn) -> bool {
        if self.track() == Track::Bench {
            return false;
        }
        let mut algorithm = self.made_so_far();
        if let (Track::Solution, Some(way)) = (self.track(), self.solution_way()) {
            algorithm.items.extend(way.turns[..self.solved].iter().map(|&turn| Unit::Turn(turn).into()));
        }
        let start = if algorithm.length() as usize >= MOST_WRITTEN {
            algorithm = Algorithm::default();
            self.cube()
        } else {
            self.model.start
        };
        algorithm.items.push(Unit::Turn(turn).into());
        self.edit(Model { start, algorithm, ..self.model.clone() })
    }

    /// The turns made so far as an algorithm; if these are all its turns, in the notation in which it was written.
    pub fn made_so_far(&self) -> Algorithm {
        if self.made == self.way.turns.len() {
            return self.model.algorithm.clone();
        }
        self.way.turns[..self.made].iter().copied().collect()
    }

    /// Takes a random position: of those that turns can reach, or of all assembled cubes.
    pub fn deal(&mut self, reachable: bool) -> bool {
        let mut dice = Dice::new(self.seed, 0);
        self.seed += 1;
        let position = if reachable { random::reachable(&mut dice) } else { random::assembled(&mut dice) };
        self.edit_cube(Cube::of(&position))
    }

    /// Takes out a small cube, or puts it back; a third one replaces the first.
    pub fn choose(&mut self, cubie: Place) {
        if let Some(index) = self.chosen.iter().position(|&own| own == cubie) {
            self.chosen.remove(index);
            return;
        }
        if self.chosen.len() == 2 {
            self.chosen.remove(0);
        }
        self.chosen.push(cubie);
    }

    /// The places where the chosen small cubes are, with the centres at home.
    pub fn chosen_places(&self) -> Vec<Place> {
        let position = self.position();
        self.chosen.iter().map(|&cubie| position.goes(cubie).0).collect()
    }

    /// The name of the present position, if it has one.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.live())
    }

    /// Applies a text typed or pasted. Returns false if nothing changes, or if the text is invalid; then the problem is
    /// reported, unless the reader is still typing.
    pub fn apply_text(&mut self, text: &str, typing: bool) -> bool {
        self.base.troubles.retain(|trouble| !matches!(trouble, Trouble::Text(_)));
        // Letters of colours are those that the page shows.
        let as_shown = |facelets: String| colours::letters_of(&facelets, self.scheme).into_iter().collect();
        let read = text.parse::<Setup>().map(|setup| Setup { facelets: setup.facelets.map(as_shown), ..setup });
        let (setup, faults) = match read {
            Ok(setup) => match setup.cube() {
                Ok((start, algorithm)) => {
                    let same = (start, &algorithm) == (self.model.start, &self.model.algorithm);
                    // An algorithm alone starts where the last one did.
                    let keeps = setup.facelets.is_none() && setup.setup.is_none();
                    let start = if keeps { self.model.start } else { start };
                    let model = Model { start, algorithm, ..self.model.clone() };
                    return !same && if typing { self.type_in(model) } else { self.edit(model) };
                }
                Err(faults) => (setup, faults),
            },
            Err(problems) => {
                let fault = |problem| Fault { part: InputPart::Algorithm, problem };
                (Setup::default(), problems.into_iter().map(fault).collect())
            }
        };
        if !typing {
            self.refuse_setup(&setup, faults);
        }
        false
    }

    /// Reports why a text is no cube. Facelets that can be read become a draft: the doctor's view shows the problems on the cube, or what
    /// is still missing.
    pub(super) fn refuse_setup(&mut self, setup: &Setup, faults: Vec<Fault>) {
        if let Some(draft) = setup.facelets.as_deref().and_then(Draft::read) {
            self.put_draft(Some(draft.reviewed()));
            self.view = View::Doctor;
            // A cube of which a part is known is no fault.
            if self.draft_problems().is_empty() && faults.iter().all(Fault::is_open_facelet) {
                return;
            }
        }
        self.base.troubles.push(Trouble::Text(faults));
    }

    /// Replaces the model while its text is being typed: all letters together are one edit.
    fn type_in(&mut self, model: Model) -> bool {
        if self.typed && self.draft.is_none() {
            let made = model.algorithm.length() as usize;
            self.restore((model, made, None, None));
        } else {
            self.edit(model);
        }
        self.typed = true;
        true
    }

    /// Applies an algorithm of the laboratory or the calculator. If it is invalid, the last valid one stays.
    pub fn read_field(&mut self, field: Field, text: &str) {
        self.wrong.retain(|wrong| wrong.field != field);
        if matches!(field, Field::Generators | Field::Modulo) {
            return self.read_subgroup(field, text);
        }
        let algorithm = match notation::read(text) {
            Ok(algorithm) => algorithm,
            Err(problems) => return self.wrong.push(Wrong { field, text: text.to_string(), problems }),
        };
        let Combination { setup, form, parts: [x, t], .. } = self.bench.experiment.clone();
        match field {
            Field::X => self.try_out(setup, form, [algorithm, t]),
            Field::T => self.try_out(setup, form, [x, algorithm]),
            Field::Setup => self.try_out(algorithm, form, [x, t]),
            Field::Factor(factor) => {
                self.calculator.positions[factor] = algorithm.cube().position();
                self.calculator.factors[factor] = algorithm;
            }
            Field::Generators | Field::Modulo => {}
        }
    }

    /// Sets the setup, X and T in the laboratory, with all turns made.
    pub fn try_out(&mut self, setup: Algorithm, form: Form, parts: [Algorithm; 2]) {
        let fields = [(Field::X, &parts[0]), (Field::T, &parts[1]), (Field::Setup, &setup)];
        // Each of them appears twice.
        let long = fields.iter().fold(0u64, |sum, (_, own)| sum.saturating_add(own.length())).saturating_mul(2);
        if long > notation::MOST_MOVES {
            if let Some((field, longest)) = fields.into_iter().max_by_key(|(_, own)| own.length()) {
                let (text, problems) = (longest.text(self.spelling), vec![Problem::TooManyMoves { found: long }]);
                self.wrong.push(Wrong { field, text, problems });
            }
            return;
        }
        self.bench = Bench::new(setup, form, parts);
        self.benches += 1;
        self.tried = self.bench.way.turns.len();
        self.player.playing = false;
    }
}
