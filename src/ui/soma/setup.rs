//! The panel on the left: the figure, the order of the pieces, the rules, files.

mod order;
pub mod own;

use super::act::Act;
use super::files::{Files, files};
use super::state::own::OwnState;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::tint::Tint;
use crate::puzzle::soma::{KnownSet, Model, Rules};
use crate::ui::parts::{able, button};
use crate::ui::setup_panel::SetupBase;
use order::order;
use own::own;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct SetupProps {
    /// The properties that all setup panels have.
    pub base: SetupBase<Act>,
    /// The setup and the settings of the search.
    pub model: Model,
    /// The known set of pieces, if it is one.
    pub set: Option<KnownSet>,
    /// Whether all solutions are counted at once.
    pub counted_fast: bool,
    /// The order that a drag of a piece would make.
    pub dragged: Option<Vec<usize>>,
    /// The name of the figure, if it has one.
    pub preset: Option<Preset>,
    /// The editor of pieces.
    pub own: OwnState,
    /// The figure in the editor of figures.
    pub draft: Draft,
    /// The colour with which the editors fill cells.
    pub brush: Tint,
    /// Whether the workers are running a job.
    pub busy: bool,
    /// What is shown of files.
    pub files: Files,
}

/// The HTML of the setup panel.
pub fn setup(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, &props.base.look.lang.soma().setup);
    let sets = &base.look.lang.soma().sets;
    html! {
        <>
            <h2>{ texts.figure }</h2>
            { base.known("set", [sets.label, sets.own], &sets.names, (&KnownSet::ALL, props.set), Act::Set) }
            { own(props) }
            if props.model.is_soma() {
                { base.known("preset", [texts.preset, texts.own], &texts.presets, (&Preset::ALL, props.preset), Act::Preset) }
            }
            <div class="row">
                { base.undo_redo() }
            </div>
            <h2>{ texts.search }</h2>
            { button("strong all-solutions", texts.all, &base.on_act, Act::All) }
            if props.counted_fast {
                { able("run-all", texts.run.into(), &base.on_act, (!props.busy).then_some(Act::Run)) }
            }
            { order(props) }
            { checked(props, "fewest", base.look.lang.soma().fewest.switch, props.model.fewest, Some(Act::Fewest)) }
            { rules(props) }
            { base.workers() }
            { base.text([texts.as_text, texts.text_hint], Act::Text, None) }
            { files(base, &props.model, &props.files) }
        </>
    }
}

/// A setting that is on or off, with an explanation; it cannot be changed without an act.
fn checked(
    props: &SetupProps,
    class: &'static str,
    (name, words): (&'static str, &'static str),
    checked: bool,
    act: Option<Act>,
) -> Html {
    let disabled = act.is_none();
    let onchange = act.map(|act| props.base.on_act.reform(move |_: Event| act.clone()));
    let hint = format!("{class}-hint");
    html! {
        <div class="rule">
            <label class="check"><input type="checkbox" {class} {checked} {disabled} {onchange} aria-describedby={hint.clone()} />{ name }</label>
            <p class="hint" id={hint}>{ words }</p>
        </div>
    }
}

/// The choice of the rules, each with an explanation.
fn rules(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.soma().setup;
    let Rules { islands, parity } = props.model.rules;
    let fixed = props.model.fixed.is_some();
    let [intersection, island_rule, parity_rule] = texts.rule;
    html! {
        <fieldset class="rules">
            <legend>{ texts.rules }</legend>
            { checked(props, "intersection", intersection, true, None) }
            { checked(props, "islands", island_rule, islands, Some(Act::Rules(Rules { islands: !islands, parity }))) }
            { checked(props, "parity", parity_rule, parity, Some(Act::Rules(Rules { islands, parity: !parity }))) }
            if props.model.is_soma() { { checked(props, "fix", texts.fix, fixed, Some(Act::Fix)) } }
        </fieldset>
    }
}
