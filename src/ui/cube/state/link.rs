//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::{Coach, Field, ScrambleTable, State, Track, View};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::puzzle::cube::cayley;
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::laboratory::{Combination, Form};
use crate::puzzle::cube::printed::COUNTEREXAMPLE;
use crate::puzzle::cube::scramble::MOST_CUBES;
use crate::puzzle::cube::solve::optimal::rounds::Wanted;
use crate::puzzle::cube::symmetry;
use crate::puzzle::cube::trial::Trial;
use crate::puzzle::cube::{Fault, InputPart, Model, Problem, Request, Setup, Spelling};
use crate::ui::Instead;
use crate::ui::page::state::{Asked, Linked, StateBase};
use crate::ui::steps::Steps;
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, LinkValues, LinkWriter};

/// The keys of the algorithms of the laboratory, the calculator and the subgroup.
const FIELDS: [(&str, Field); 8] = [
    ("x", Field::X),
    ("t", Field::T),
    ("s", Field::Setup),
    ("a", Field::Factor(0)),
    ("b", Field::Factor(1)),
    ("c", Field::Factor(2)),
    ("generators", Field::Generators),
    ("modulo", Field::Modulo),
];

/// The largest absolute value of the calculator's exponent.
pub const MOST_POWER: i32 = 9_999;

/// The generators of the subgroup, if none are named.
const GENERATORS: &str = "R2.U2";

/// The names of the letters for the top.
const TOPS: [(&str, Spelling); 2] = [("U", Spelling::Field), ("T", Spelling::Text)];

/// A cube of which the top has been entered.
const DRAFT: &str = "UUUUUUUUU----R--------F--------D--------L--------B----";

impl Linked for State {
    type Model = Model;
    type Problem = Fault;
    type Own = Fault;
    /// The model, the number of turns made, the draft, and how the link wrote the start.
    type Edited = (Model, usize, Option<Draft>, Option<Setup>);

    const OTHER_PAGE: Fault = Fault { part: InputPart::Algorithm, problem: Problem::OtherPage };

    fn link(&self) -> Link {
        let mut written: LinkWriter = self.request().keys().collect();
        written.name("view", self.view);
        self.base.write_sight(&mut written);
        if let Some(draft) = self.draft.filter(|_| self.is_drafting()) {
            written.add("draft", draft.text().as_str(), "");
        }
        written.name("scheme", self.scheme);
        let top = TOPS.into_iter().find(|(_, spelling)| *spelling == self.spelling).unwrap_or(TOPS[0]);
        written.add("top", top.0, TOPS[0].0);
        written.name("keys", self.keyboard);
        written.name("figures", self.figures);
        written.name("error", self.erratum);
        written.add("focus", u8::from(self.focus), 0);
        written.name("form", self.bench.experiment.form);
        for (key, field) in FIELDS {
            // LinkValues of another view are written only if they differ from their defaults.
            written.add(key, self.text_of(field, Spelling::Link).as_str(), self.usual(field));
        }
        written.add("symmetry", self.subgroup.symmetry.map(symmetry::name).unwrap_or_default().as_str(), "");
        self.write_wish(&mut written);
        written.name("metric", self.proof.metric);
        written.name("tables", self.proof.size);
        written.add("every", u8::from(self.proof.wanted == Wanted::All), 0);
        written.add("power", self.calculator.exponent, 2);
        Trial { seed: self.seed, ..self.lab.trial() }.write(&mut written);
        written.add("cubes", self.scrambles.cubes, ScrambleTable::default().cubes);
        if let Some(scrambles) = self.scrambles.all() {
            written.add("scrambles", scrambles.to_string().as_str(), "");
        }
        written.add("coach", u8::from(self.coach != Coach::Away), 0);
        if self.track() != Track::Algorithm {
            written.add("made", self.made, self.way.turns.len());
        }
        let step = match self.track() {
            Track::Solution => Some(self.base.asked.unwrap_or(self.solved as u64)).filter(|&step| step > 0),
            Track::Bench if self.awaits_commutator() => self.base.asked,
            _ => Some(self.step()).filter(|&step| step < self.farthest()),
        };
        // These keys open another view where none is named.
        if self.view == View::Cube
            && written.0.iter().any(|(key, _)| ["method", "generators", "symmetry"].contains(&key.as_str()))
        {
            written.add("view", self.view.name(), "");
        }
        Link {
            marks: self.player.marked.of(self.track_number()),
            keys: written.0,
            step,
            workers: self.base.workers,
            // A reader who opens the link sees the same as this reader.
            run: self.solving.is_running() || self.solving.is_done(),
            ..Link::to(Destination::Puzzle(Puzzle::Cube))
        }
    }

    fn asked(link: &Link) -> Asked<Model, Fault> {
        let (model, problems) = request(link).read();
        Asked { model, is_legal: !problems.iter().any(Fault::is_of_cube), problems }
    }

    /// Replaces the model, with all its turns made.
    fn edit(&mut self, model: Model) -> bool {
        let made = model.algorithm.length() as usize;
        self.edit_at(model, made)
    }

    /// Facelets that can be read but are no cube become a draft to be corrected.
    fn tell(&mut self, link: &Link, faults: Vec<Fault>, instead: Instead) {
        let setup = request(link).setup;
        let mut shown = instead;
        if instead == Instead::Default {
            self.written = Some(setup);
        } else {
            self.set_draft(setup.facelets.as_deref().and_then(Draft::read).map(Draft::reviewed));
            shown = if self.draft.is_some() { Instead::Draft } else { instead };
        }
        if !faults.is_empty() {
            self.base.troubles.push(Trouble::Link(faults, shown));
        }
    }

    fn refuse(&mut self, link: &Link, faults: Vec<Fault>) {
        self.refuse_setup(&request(link).setup, faults);
    }

    fn read_view(&mut self, values: &mut LinkValues) {
        self.base.read_sight(values);
        let is_draft = |draft: &Draft| draft.is_open() || draft.review().cube().is_none();
        let entered = |text: &str| Draft::read(text).filter(|draft| draft.text() == text && is_draft(draft));
        if let Some(draft) = values.read("draft", Allowed::Like(DRAFT), entered) {
            self.set_draft(Some(draft.reviewed()));
        }
        let usual = match (values.has("generators") || values.has("symmetry"), values.has("method")) {
            (true, _) => View::Subgroup,
            (_, true) => View::Stages,
            _ => View::default(),
        };
        let view = values.name("view").unwrap_or(if values.has("view") { View::default() } else { usual });
        // An invalid cube is shown in the view of the doctor.
        self.view = if self.draft.is_some() { View::Doctor } else { view };
        self.scheme = values.name("scheme").unwrap_or_default();
        let spelling = |text: &str| TOPS.into_iter().find(|(name, _)| *name == text).map(|(_, spelling)| spelling);
        self.spelling = values.read("top", Allowed::Names(&["U", "T"]), spelling).unwrap_or(Spelling::Field);
        self.keyboard = values.name("keys").unwrap_or_default();
        self.figures = values.name("figures").unwrap_or_default();
        self.erratum = values.name("error").unwrap_or_default();
        self.focus = values.flag("focus").unwrap_or_default();
        let form: Form = values.name("form").unwrap_or_default();
        if form != self.bench.experiment.form {
            let Combination { setup, parts, .. } = self.bench.experiment.clone();
            self.try_out(setup, form, parts);
        }
        for (key, field) in FIELDS {
            self.read_field(field, values.text(key).unwrap_or(self.usual(field)));
            // The field may be in a view that is not shown.
            if let Some(index) = self.wrong.iter().position(|wrong| wrong.field == field) {
                self.wrong.remove(index);
                values.refuse(
                    key,
                    match field {
                        Field::Generators => Allowed::Like(GENERATORS),
                        Field::Modulo => Allowed::NamesOrLike(&cayley::NAMES, GENERATORS),
                        _ => Allowed::Like("R_U_R-_U-"),
                    },
                );
            }
        }
        self.subgroup.symmetry = values.read("symmetry", Allowed::Like("RFU"), symmetry::named);
        self.read_wish(values);
        let metric = values.name("metric").unwrap_or_default();
        let size = values.name("tables").unwrap_or_default();
        let wanted = if values.flag("every").unwrap_or_default() { Wanted::All } else { Wanted::One };
        if (metric, size, wanted) != (self.proof.metric, self.proof.size, self.proof.wanted) {
            self.prove_otherwise(metric, size, wanted);
        }
        self.calculator.exponent = values.number("power", -MOST_POWER..=MOST_POWER).unwrap_or(2);
        let trial = Trial::read(values);
        self.seed = trial.seed;
        self.lab.set(trial);
        self.scrambles.cubes = values.number("cubes", 1..=MOST_CUBES).unwrap_or(ScrambleTable::default().cubes);
        let scrambles = values.read("scrambles", Allowed::Like("R_U_F2.L-_D2"), |text| text.parse().ok());
        if let Some(scrambles) = scrambles {
            self.scrambles.give(&scrambles);
        }
        // A cube that is entered with the coach is in the view of the doctor.
        let is_asked = values.flag("coach").unwrap_or_default() && !self.is_side_by_side();
        let is_coached = is_asked && matches!(self.view, View::Stages | View::Doctor);
        self.coach = match self.coach {
            Coach::Away if is_coached => Coach::Holding,
            now if is_coached => now,
            _ => Coach::Away,
        };
    }

    fn read_rest(&mut self, values: &mut LinkValues, step: Option<u64>) {
        let all = self.way.turns.len();
        let made = values.number("made", 0..).unwrap_or(all);
        if made.min(all) != self.made {
            self.made = made.min(all);
            self.forget_solution();
        }
        self.tried = self.bench().way.turns.len();
        self.solved = 0;
        match step {
            // The number of steps is known only when the solution is found.
            Some(step) if self.track() == Track::Solution && self.farthest() == 0 => {
                self.base.asked = Some(step).filter(|&step| step > 0);
            }
            // Nor those of a commutator that is still to be found.
            Some(step) if self.awaits_commutator() && self.track() == Track::Bench => self.base.asked = Some(step),
            Some(step) => self.go_to(step),
            None => {}
        }
    }

    fn base(&self) -> &StateBase<State> {
        &self.base
    }

    fn base_mut(&mut self) -> &mut StateBase<State> {
        &mut self.base
    }
}

impl State {
    /// The algorithm of a field as text.
    pub fn text_of(&self, field: Field, spelling: Spelling) -> String {
        match field {
            Field::X => self.bench.experiment.parts[0].text(spelling),
            Field::T => self.bench.experiment.parts[1].text(spelling),
            Field::Setup => self.bench.experiment.setup.text(spelling),
            Field::Factor(factor) => self.calculator.factors[factor].text(spelling),
            Field::Generators => self.subgroup.generators.text(spelling),
            Field::Modulo => self.subgroup.quotient.text(spelling),
        }
    }

    /// The default text of a field, as links write it.
    fn usual(&self, field: Field) -> &'static str {
        match field {
            Field::X => "[F-:_E]",
            Field::T => "U",
            Field::Setup | Field::Modulo => "",
            Field::Generators => GENERATORS,
            Field::Factor(factor) => COUNTEREXAMPLE[factor.min(2)],
        }
    }
}

/// The request that a link describes.
fn request(link: &Link) -> Request {
    Request::from_keys(|key| link.value(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::{check_golden, check_link, check_pasted};
    use crate::ui::page::state::{PageState, Pasted};

    #[test]
    fn golden_links_are_understood() {
        check_golden::<State>("#/cube");
    }

    #[test]
    fn what_makes_no_sense_is_told_and_the_rest_is_done() {
        let check = check_link::<State>;
        check("#/cube?positions=0&seed=7", &["positions=0"], "#/cube?seed=7");
        check("#/cube?positions=50&seed=x", &["seed=x"], "#/cube?positions=50");
        check("#/cube?alg=R_U&first=X&method=long&view=group", &["2 Default"], "#/cube?alg=R_U&view=group");
        check(
            "#/cube?alg=R_U&view=nets&scheme=x&top=V&keys=x&focus=2&figures=x&error=x&form=x&x=Q&t=R&a=Q&power=10000&made=x&step=1",
            &[
                "view=nets",
                "scheme=x",
                "top=V",
                "keys=x",
                "figures=x",
                "error=x",
                "focus=2",
                "form=x",
                "x=Q",
                "a=Q",
                "power=10000",
                "made=x",
            ],
            "#/cube?alg=R_U&t=R&step=1",
        );
        check(
            "#/cube?alg=R_U&scheme=text&top=T&keys=speed&focus=1&figures=both&error=row&form=conjugate&power=-3&view=group&step=9",
            &["step=9 of 2"],
            "#/cube?alg=R_U&view=group&scheme=text&top=T&keys=speed&figures=both&error=row&focus=1&form=conjugate&power=-3",
        );
        // A cube that is being entered stands beside the last good one.
        let entered = format!("#/cube?alg=R_U&view=doctor&draft={DRAFT}");
        check(&entered, &[], &entered);
        let unknown = DRAFT.replace("R", "X");
        check(&format!("#/cube?alg=R_U&draft={unknown}"), &[&format!("draft={unknown}")], "#/cube?alg=R_U");
        let whole = Draft::of(&crate::puzzle::cube::Cube::SOLVED).text();
        check(&format!("#/cube?view=doctor&draft={whole}"), &[&format!("draft={whole}")], "#/cube?view=doctor");
        check("#/cube?alg=Q&first=F&positions=0&seed=3", &["1 Example", "positions=0"], "#/cube?first=F&seed=3");
    }

    #[test]
    fn a_pasted_link_is_followed() {
        let check = check_pasted::<State>;
        let before = "#/cube?alg=R_U&view=group&top=T&power=3";
        let link = "#/cube?setup=F_B&alg=R2_U-&view=laboratory&form=conjugate&x=R&step=1";
        check(before, &format!("https://example.org/x/{link}&lang=fr\n"), &[], link);
        check(before, "#/cube?alg=L&first=X&top=V&step=y", &["1 Default", "top=V", "step=y"], "#/cube?alg=L");
        for (text, told) in [
            ("#/cube?alg=R_Q&view=group", "1 in the text"),
            ("#/soma", "1 in the text"),
            ("#/hanoi", "unknown-page"),
            ("#/cube?v=2&alg=R", "newer-version"),
            ("R Q", "1 in the text"),
        ] {
            check(before, text, &[told], before);
        }
        check(before, "R U F", &[], &before.replace("R_U", "R_U_F"));
        // Facelets that are no cube are shown by the doctor, as those of a text without a link are.
        let swapped = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBU";
        for text in [format!("#/cube?facelets={swapped}"), swapped.to_string()] {
            let mut state = State::of(&Link::parse(before).0);
            if matches!(state.paste(&text), Pasted::NoLink) {
                state.read_text(&text);
            }
            assert_eq!((state.view, state.draft), (View::Doctor, Draft::read(swapped)), "{text}");
            assert!(state.base.is_wrong() && state.undo(), "{text}");
            assert_eq!(state.model.algorithm.text(Spelling::Link), "R_U", "{text}");
        }
    }
}
