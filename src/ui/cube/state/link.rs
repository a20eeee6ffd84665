//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::{Field, Keyboard, State, Track, Trouble, View};
use crate::link::{Destination, Link, LinkProblem};
use crate::puzzle::Puzzle;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::laboratory::Form;
use crate::puzzle::cube::printed::COUNTEREXAMPLE;
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::trial::Trial;
use crate::puzzle::cube::{Fault, Model, Request, Setup, Spelling};
use crate::ui::Instead;
use crate::ui::page::desktop::Linked;
use crate::ui::steps::Steps;
use crate::ui::trouble::is_broken;

/// The keys of the algorithms of the laboratory and the calculator.
const FIELDS: [(&str, Field); 5] =
    [("x", Field::X), ("t", Field::T), ("a", Field::Factor(0)), ("b", Field::Factor(1)), ("c", Field::Factor(2))];

/// The largest absolute value of the calculator's exponent.
pub const MOST_POWER: i32 = 9_999;

impl Linked for State {
    fn link(&self) -> Link {
        let request = self.request();
        let mut keys: Vec<(String, String)> =
            request.keys().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut add = |key: &str, value: &str| keys.push((key.to_string(), value.to_string()));
        if self.view != View::default() {
            add("view", self.view.name());
        }
        if self.scheme != Scheme::default() {
            add("scheme", self.scheme.name());
        }
        if self.spelling == Spelling::Text {
            add("top", "T");
        }
        if self.keyboard == Keyboard::Speed {
            add("keys", "speed");
        }
        if self.focus {
            add("focus", "1");
        }
        if self.bench.experiment.form == Form::Conjugate {
            add("form", "conjugate");
        }
        for (key, field) in FIELDS {
            let text = self.text_of(field, Spelling::Link);
            // Values of another view are written only if they differ from their defaults.
            if text != self.usual(field) {
                add(key, &text);
            }
        }
        if self.calculator.exponent != 2 {
            add("power", &self.calculator.exponent.to_string());
        }
        if self.seed != 1 {
            add("seed", &self.seed.to_string());
        }
        let positions = self.lab.trial().positions;
        if positions != Trial::default().positions {
            add("positions", &positions.to_string());
        }
        let all = self.way.turns.len();
        if self.track() != Track::Algorithm && self.made < all {
            add("made", &self.made.to_string());
        }
        let step = match self.track() {
            Track::Solution => Some(self.asked.unwrap_or(self.solved as u64)).filter(|&step| step > 0),
            _ => Some(self.step()).filter(|&step| step < self.farthest()),
        };
        Link {
            keys,
            step,
            workers: self.workers,
            // A reader who opens the link sees the same as this reader.
            run: self.solving.is_running() || self.solving.is_done(),
            ..Link::to(Destination::Puzzle(Puzzle::Cube))
        }
    }

    fn follow(&mut self, link: &Link) -> bool {
        let request = asked(link);
        match request.model() {
            Ok(model) => {
                let made = model.algorithm.length() as usize;
                self.edit(model, made);
                self.troubles.clear();
                self.written = Some(request.setup);
            }
            Err(faults) => {
                self.troubles.clear();
                self.told(faults, &request.setup, Instead::LastGood);
            }
        }
        self.read_rest(link);
        true
    }
}

impl State {
    /// The state that a link describes. Invalid values are replaced, and reported in `troubles`.
    pub fn of(link: &Link) -> State {
        let request = asked(link);
        let mut state = match request.model() {
            Ok(model) => State::new(model),
            Err(faults) => {
                let mut state = State::new(Model::default());
                state.told(faults, &request.setup, Instead::Example);
                state
            }
        };
        state.written = Some(request.setup).filter(|_| state.troubles.is_empty());
        state.read_rest(link);
        state
    }

    /// Reports the problems of a link and what is shown instead. Facelets that can be read become a draft to be corrected.
    fn told(&mut self, faults: Vec<Fault>, setup: &Setup, instead: Instead) {
        self.draft = drafted(setup);
        let instead = if self.draft.is_some() { Instead::Draft } else { instead };
        self.troubles.push(Trouble::Link(faults, instead));
    }

    /// Reads the keys of the link other than those of the cube and its algorithm.
    fn read_rest(&mut self, link: &Link) {
        self.workers = link.workers;
        self.player.playing = false;
        self.view = self.read_view(link);
        self.scheme = Scheme::ALL[self.read_one_of(link, "scheme", &Scheme::ALL.map(Scheme::name))];
        self.spelling = [Spelling::Field, Spelling::Text][self.read_one_of(link, "top", &["U", "T"])];
        self.keyboard = [Keyboard::Letters, Keyboard::Speed][self.read_one_of(link, "keys", &["letters", "speed"])];
        self.focus = self.read_one_of(link, "focus", &["0", "1"]) == 1;
        let form = [Form::Commutator, Form::Conjugate][self.read_one_of(link, "form", &["commutator", "conjugate"])];
        if form != self.bench.experiment.form {
            self.try_out(form, self.bench.experiment.parts.clone());
        }
        for (key, field) in FIELDS {
            self.read_field(field, link.value(key).unwrap_or(self.usual(field)));
            // The field may be in a view that is not shown.
            if let Some(index) = self.wrong.iter().position(|wrong| wrong.field == field) {
                self.wrong.remove(index);
                self.bad_value(link, key);
            }
        }
        let power = |text: &str| text.parse().ok().filter(|power: &i32| power.abs() <= MOST_POWER);
        self.calculator.exponent = self.read_value(link, "power", power).unwrap_or(2);
        self.seed = self.read_value(link, "seed", |text| text.parse().ok()).unwrap_or(1);
        match Trial::from_keys(|key| link.value(key)) {
            Ok(trial) => self.lab.set(trial),
            Err(key) => self.bad_value(link, key),
        }
        if is_broken(&self.troubles) {
            return;
        }
        let all = self.way.turns.len();
        let made = self.read_value(link, "made", |text| text.parse().ok()).unwrap_or(all);
        if made.min(all) != self.made {
            self.made = made.min(all);
            self.forget_solution();
        }
        self.tried = self.bench.way.turns.len();
        self.solved = 0;
        let Some(step) = link.step else { return };
        if self.track() == Track::Solution && self.solution().is_none() {
            // The number of steps is known only when the solution is found.
            self.asked = Some(step).filter(|&step| step > 0);
            return;
        }
        self.aim(step);
        if step > self.farthest() {
            self.troubles.push(Trouble::Step(step, self.farthest()));
        }
    }

    /// The view to show: the doctor's for an invalid cube; otherwise the one in the link; without one, that of the solution if
    /// the link has a method.
    fn read_view(&mut self, link: &Link) -> View {
        if self.draft.is_some() {
            return View::Doctor;
        }
        if link.value("view").is_none() && link.value("method").is_some() {
            return View::Stages;
        }
        View::ALL[self.read_one_of(link, "view", &View::ALL.map(View::name))]
    }

    /// The index of the value of a key in a list of names; the first is the default.
    fn read_one_of(&mut self, link: &Link, key: &'static str, names: &[&str]) -> usize {
        let Some(found) = link.value(key) else { return 0 };
        names.iter().position(|&name| name == found).unwrap_or_else(|| {
            self.bad_value(link, key);
            0
        })
    }

    /// The value of a key, if it is there and valid.
    fn read_value<T>(&mut self, link: &Link, key: &'static str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let value = read(link.value(key)?);
        if value.is_none() {
            self.bad_value(link, key);
        }
        value
    }

    fn bad_value(&mut self, link: &Link, key: &'static str) {
        let found = link.value(key).unwrap_or_default().to_string();
        self.troubles.push(Trouble::Value(LinkProblem::BadValue { key, found }));
    }

    /// The algorithm of a field as text.
    pub fn text_of(&self, field: Field, spelling: Spelling) -> String {
        match field {
            Field::X => self.bench.experiment.parts[0].text(spelling),
            Field::T => self.bench.experiment.parts[1].text(spelling),
            Field::Factor(factor) => self.calculator.factors[factor].text(spelling),
        }
    }

    /// The default text of a field, as links write it.
    fn usual(&self, field: Field) -> &'static str {
        match field {
            Field::X => "[F-:_E]",
            Field::T => "U",
            Field::Factor(factor) => COUNTEREXAMPLE[factor.min(2)],
        }
    }
}

/// The request that a link describes.
fn asked(link: &Link) -> Request {
    Request::from_keys(|key| link.value(key))
}

/// The draft of invalid facelets, if they can be read.
fn drafted(setup: &Setup) -> Option<Draft> {
    setup.facelets.as_deref().and_then(Draft::read)
}
