//! The panel on the left: the figure, the order of the pieces, the rules.

mod order;

use super::act::Act;
use crate::link::WORKERS;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::{Model, Rules};
use crate::ui::Look;
use crate::ui::controls::{self, Icon, Wording, choice, icon, press, text_form};
use order::order;
use std::any::Any;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct Props {
    /// Language, theme and present mode.
    pub look: Look,
    /// The setup and the settings of the search.
    pub model: Model,
    /// The name of the figure, if it has one.
    pub preset: Option<Preset>,
    /// Whether there is an edit to undo, and one to redo.
    pub can: (bool, bool),
    /// Number of workers.
    pub workers: usize,
    /// Whether the workers are running a job.
    pub busy: bool,
    /// The field for the figure as text. It is rewritten only when the figure changes, so that what the reader is typing is
    /// kept.
    pub field: NodeRef,
    /// The errors in the text that was typed or pasted.
    pub text_errors: Vec<Wording>,
    /// Called with the reader's action.
    pub on_act: Callback<Act>,
    /// Called when the message about the errors was closed.
    pub on_dismiss: Callback<()>,
}

impl controls::View for Props {
    fn html(&self) -> Html {
        setup(self)
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// The HTML of the setup panel.
fn setup(props: &Props) -> Html {
    let (shell, texts) = (props.look.shell(), &props.look.lang.soma().setup);
    let act = |act: Act| press(&props.on_act, act);
    let (undo, redo) = props.can;
    let on_preset = choice(&props.on_act, |line| Preset::ALL.get(line).map(|&preset| Act::Preset(preset)));
    let on_text = props.on_act.reform(Act::Text);
    html! {
        <>
            <h2>{ texts.figure }</h2>
            <select class="preset" aria-label={texts.preset} onchange={on_preset}>
                { for Preset::ALL.into_iter().zip(texts.presets).map(|(each, name)| html! {
                    <option selected={Some(each) == props.preset}>{ name }</option>
                }) }
                if props.preset.is_none() { <option selected=true disabled=true>{ texts.own }</option> }
            </select>
            <div class="row">
                <button aria-label={shell.undo} title={shell.undo} onclick={act(Act::Undo)} disabled={!undo}>{ icon(Icon::Undo) }</button>
                <button aria-label={shell.redo} title={shell.redo} onclick={act(Act::Redo)} disabled={!redo}>{ icon(Icon::Redo) }</button>
            </div>
            <h2>{ texts.search }</h2>
            <button class="strong all-solutions" onclick={act(Act::All)}>{ texts.all }</button>
            <button class="run-all" onclick={act(Act::Run)} disabled={props.busy}>{ texts.run }</button>
            { order(props) }
            { rules(props) }
            <label class="workers">{ texts.workers }
                <select onchange={choice(&props.on_act, |line| Some(Act::Workers(line + WORKERS.start())))}>
                    { for WORKERS.map(|count| html! { <option selected={count == props.workers}>{ count }</option> }) }
                </select>
            </label>
            { text_form(&controls::TextForm {
                label: texts.as_text,
                hint: texts.text_hint,
                apply: texts.apply,
                field: &props.field,
                errors: &props.text_errors,
                shell,
                on_text: &on_text,
                on_typed: None,
                on_dismiss: &props.on_dismiss,
            }) }
        </>
    }
}

/// The choice of the rules, each with an explanation.
fn rules(props: &Props) -> Html {
    let texts = &props.look.lang.soma().setup;
    let Rules { islands, parity } = props.model.rules;
    let fixed = props.model.fixed.is_some();
    let [intersection, island_rule, parity_rule] = texts.rule;
    let row = |class: &'static str, (name, words): (&'static str, &'static str), checked: bool, act: Option<Act>| {
        let disabled = act.is_none();
        let onchange = act.map(|act| props.on_act.reform(move |_: Event| act.clone()));
        let hint = format!("{class}-hint");
        html! {
            <div class="rule">
                <label class="check"><input type="checkbox" {class} {checked} {disabled} {onchange} aria-describedby={hint.clone()} />{ name }</label>
                <p class="hint" id={hint}>{ words }</p>
            </div>
        }
    };
    html! {
        <fieldset class="rules">
            <legend>{ texts.rules }</legend>
            { row("intersection", intersection, true, None) }
            { row("islands", island_rule, islands, Some(Act::Rules(Rules { islands: !islands, parity }))) }
            { row("parity", parity_rule, parity, Some(Act::Rules(Rules { islands, parity: !parity }))) }
            { row("fix", texts.fix, fixed, Some(Act::Fix)) }
        </fieldset>
    }
}
