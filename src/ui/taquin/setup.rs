//! The panel on the left: the board, which can be edited, drawn at random or pasted, and the settings of its search.

mod editor;

use super::act::{Act, Weights};
use super::state::MOST_SEED;
use crate::link::WORKERS;
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::method::{MOST_WEIGHT, Stop};
use crate::puzzle::taquin::preset::Preset;
use crate::puzzle::taquin::{Board, Method, SIDE};
use crate::text::taquin::place;
use crate::ui::Look;
use crate::ui::controls::{self, Icon, Wording, choice, icon, number, press, text_form};
use editor::editor;
use std::any::Any;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct Props {
    /// Language, theme and present mode.
    pub look: Look,
    /// The setup and the settings of the search.
    pub model: Model,
    /// The board in the small editor: the played one or the searched one, depending on the view.
    pub board: Board,
    /// Whether there is an edit to undo, and one to redo.
    pub can: (bool, bool),
    /// The cell that was chosen first, of two whose tiles are to be exchanged.
    pub picked: Option<usize>,
    /// The seed of the next random board.
    pub seed: u64,
    /// Number of workers.
    pub workers: usize,
    /// The field for the board as text. It is rewritten only when the board changes, so that what the reader is typing is kept.
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
    let (shell, all) = (props.look.shell(), props.look.lang.taquin());
    let texts = &all.setup;
    let preset = Preset::of(&props.board);
    let on_preset = choice(&props.on_act, |line| Preset::ALL.get(line).map(|&preset| Act::Preset(preset)));
    let act = |act: Act| press(&props.on_act, act);
    let (undo, redo) = props.can;
    let hint = match props.picked.and_then(|cell| props.board.tiles().get(cell)) {
        Some(&tile) => (texts.picked)(tile),
        None => texts.edit_hint.to_string(),
    };
    let on_text = props.on_act.reform(Act::Text);
    html! {
        <>
            <h2>{ texts.board }</h2>
            <select class="preset" aria-label={texts.preset} onchange={on_preset}>
                { for Preset::ALL.into_iter().zip(texts.presets).map(|(each, name)| html! {
                    <option selected={Some(each) == preset}>{ name }</option>
                }) }
                if preset.is_none() { <option selected=true disabled=true>{ texts.own }</option> }
            </select>
            { editor(props) }
            <p class="hint" role="status">{ hint }</p>
            <div class="row">
                <button aria-label={shell.undo} title={shell.undo} onclick={act(Act::Undo)} disabled={!undo}>{ icon(Icon::Undo) }</button>
                <button aria-label={shell.redo} title={shell.redo} onclick={act(Act::Redo)} disabled={!redo}>{ icon(Icon::Redo) }</button>
                { sides(props) }
            </div>
            <div class="row">
                <button class="deal" onclick={act(Act::Deal(true))}>{ texts.deal[0] }</button>
                <button class="deal-any" onclick={act(Act::Deal(false))}>{ texts.deal[1] }</button>
                <label class="seed">{ texts.seed }{ number(props.seed, MOST_SEED - 1, None, &props.on_act.reform(Act::Seed)) }</label>
            </div>
            <h2>{ texts.search }</h2>
            <button class="strong run-all" onclick={act(Act::Run)}>{ texts.run }</button>
            { search(props) }
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

/// The fields for columns and rows.
fn sides(props: &Props) -> Html {
    let texts = &props.look.lang.taquin().setup;
    let (width, height) = (props.board.width(), props.board.height());
    let list = |name: &'static str, now: usize, act: fn(usize, usize, usize) -> Act| {
        let on_act = props.on_act.clone();
        let onchange = Callback::from(move |event: Event| {
            let line = event.target_dyn_into::<HtmlSelectElement>().map(|list| list.selected_index());
            if let Some(line) = line.and_then(|line| usize::try_from(line).ok()) {
                on_act.emit(act(line + SIDE.start(), width, height));
            }
        });
        html! {
            <select class="side" aria-label={name} title={name} {onchange}>
                { for SIDE.map(|side| html! { <option selected={side == now}>{ side }</option> }) }
            </select>
        }
    };
    html! {
        <span class="sides">
            { list(texts.sides[0], width, |side, _, height| Act::Sides(side, height)) }
            { "×" }
            { list(texts.sides[1], height, |side, width, _| Act::Sides(width, side)) }
        </span>
    }
}

/// The choice of the method, with the options of the Score.
fn search(props: &Props) -> Html {
    let texts = &props.look.lang.taquin().setup;
    let method = props.model.method;
    let rows_but_last = props.board.tiles().len() - props.board.width();
    html! {
        <>
            <label class="method">{ texts.method }
                <select onchange={choice(&props.on_act, |line| Method::ALL.get(line).map(|&method| Act::Method(method)))}>
                    { for Method::ALL.into_iter().zip(texts.methods).map(|(each, name)| html! { <option selected={each == method}>{ name }</option> }) }
                </select>
            </label>
            <p class="hint">{ texts.orders[place(method)] }</p>
            if method == Method::Score {
                <fieldset class="stops">
                    <legend>{ texts.stop }</legend>
                    { for Stop::ALL.into_iter().zip(texts.stops).map(|(stop, words)| {
                        let onchange = props.on_act.reform(move |_: Event| Act::Stop(stop));
                        html! {
                            <label class="check"><input type="radio" name="stop" checked={stop == props.model.stop} {onchange} />{ words(rows_but_last, props.board.width()) }</label>
                        }
                    }) }
                </fieldset>
                { weights(props) }
            }
        </>
    }
}

/// The fields for the weights of the Score, one for each cell.
fn weights(props: &Props) -> Html {
    let texts = &props.look.lang.taquin().setup;
    let board = props.model.board;
    let known = Weights::ALL.into_iter().find(|known| known.of(&board) == props.model.weights);
    html! {
        <fieldset class="weights">
            <legend>{ texts.weights }</legend>
            <select aria-label={texts.weights} onchange={choice(&props.on_act, |line| Weights::ALL.get(line).map(|&known| Act::Weights(known)))}>
                { for Weights::ALL.into_iter().zip(texts.known_weights).map(|(each, name)| html! { <option selected={Some(each) == known}>{ name }</option> }) }
                if known.is_none() { <option selected=true disabled=true>{ texts.own_weights }</option> }
            </select>
            <div class="weight-grid" style={format!("--columns: {}", board.width())}>
                { for props.model.weights.iter().enumerate().map(|(cell, &weight)| {
                    let name = (texts.weight)(cell / board.width() + 1, cell % board.width() + 1);
                    let on_weight = props.on_act.reform(move |weight: u64| Act::Weight(cell, weight as i64));
                    number(weight.unsigned_abs(), MOST_WEIGHT as u64, Some(name), &on_weight)
                }) }
            </div>
            <p class="hint">{ texts.weights_hint }</p>
        </fieldset>
    }
}
