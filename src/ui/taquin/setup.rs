//! The panel on the left: the board, which can be edited, drawn at random or pasted, and the settings of its search.

mod editor;
pub mod formula;

use super::act::Act;
use super::state::MOST_SEED;
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::estimate::pattern::PatternSize;
use crate::puzzle::taquin::formula::FormulaProblem;
use crate::puzzle::taquin::method::{MOST_WEIGHT, Stop};
use crate::puzzle::taquin::offers::Weights;
use crate::puzzle::taquin::preset::Preset;
use crate::puzzle::taquin::{Board, Method, SIDE};
use crate::text::taquin::place;
use crate::ui::controls::{choice, line_of, number, options, sends};
use crate::ui::setup_panel::SetupBase;
use editor::editor;

use crate::ui::parts::button;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct SetupProps {
    /// The properties that all setup panels have.
    pub base: SetupBase<Act>,
    /// The setup and the settings of the search.
    pub model: Model,
    /// The board in the small editor: the played one or the searched one, depending on the view.
    pub board: Board,
    /// The cell that was chosen first, of two whose tiles are to be exchanged.
    pub picked: Option<usize>,
    /// The seed of the next random board.
    pub seed: u64,
    /// What was written in place of the formula, if it cannot be read, and its problem.
    pub wrong_formula: Option<(String, FormulaProblem)>,
}

/// The HTML of the setup panel.
pub fn setup(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, &props.base.look.lang.taquin().setup);
    let preset = Preset::of(&props.board);
    let hint = match props.picked.and_then(|cell| props.board.tiles().get(cell)) {
        Some(&tile) => (texts.picked)(tile),
        None => texts.edit_hint.to_string(),
    };
    html! {
        <>
            <h2>{ texts.board }</h2>
            { base.known("preset", [texts.preset, texts.own], &texts.presets, (&Preset::ALL, preset), Act::Preset) }
            { editor(props) }
            <p class="hint" data-told="all">{ hint }</p>
            <div class="row">
                { base.undo_redo() }
                { sides(props) }
            </div>
            <div class="row">
                { button("deal", texts.deal[0], &base.on_act, Act::Deal(true)) }
                { button("deal-any", texts.deal[1], &base.on_act, Act::Deal(false)) }
                <label class="seed">{ texts.seed }{ number(props.seed, MOST_SEED - 1, None, &props.base.on_act.reform(Act::Seed)) }</label>
            </div>
            <h2>{ texts.search }</h2>
            { button("strong run-all", texts.run, &base.on_act, Act::Run) }
            { search(props) }
            { base.workers() }
            { base.text([texts.as_text, texts.text_hint], Act::Text, None) }
        </>
    }
}

/// The fields for columns and rows.
fn sides(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.taquin().setup;
    let (width, height) = (props.board.width(), props.board.height());
    let list = |name: &'static str, now: usize, act: fn(usize, usize, usize) -> Act| {
        let onchange =
            sends(&props.base.on_act, move |event: Event| Some(act(line_of(&event)? + SIDE.start(), width, height)));
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
fn search(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.taquin().setup;
    let method = props.model.method;
    let rows_but_last = props.board.tiles().len() - props.board.width();
    html! {
        <>
            <label class="method">{ texts.method }
                <select onchange={choice(&props.base.on_act, |line| Method::ALL.get(line).map(|&method| Act::Method(method)))}>
                    { options(texts.methods, Some(place(method))) }
                </select>
            </label>
            <p class="hint">{ texts.orders[place(method)] }</p>
            if method == Method::IdaPattern {
                <label class="method">{ texts.tables[0] }
                    <select class="tables" onchange={choice(&props.base.on_act, |line| PatternSize::ALL.get(line).map(|&size| Act::Tables(size)))}>
                        { options([texts.tables[1], texts.tables[2]], Some(props.model.tables as usize)) }
                    </select>
                </label>
            }
            if method == Method::Score {
                <fieldset class="stops">
                    <legend>{ texts.stop }</legend>
                    { for Stop::ALL.into_iter().zip(texts.stops).map(|(stop, words)| {
                        let onchange = props.base.on_act.reform(move |_: Event| Act::Stop(stop));
                        html! {
                            <label class="check"><input type="radio" name="stop" checked={stop == props.model.stop} {onchange} />{ words(rows_but_last, props.board.width()) }</label>
                        }
                    }) }
                </fieldset>
                { weights(props) }
            }
            if method == Method::Formula {
                { formula::formula(props) }
            }
        </>
    }
}

/// The fields for the weights of the Score, one for each cell.
fn weights(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.taquin().setup;
    let board = props.model.board;
    let known = Weights::ALL.into_iter().find(|known| known.of(&board) == props.model.weights);
    let words = [texts.weights, texts.own_weights];
    html! {
        <fieldset class="weights">
            <legend>{ texts.weights }</legend>
            { props.base.known("", words, &texts.known_weights, (&Weights::ALL, known), Act::Weights) }
            <div class="weight-grid" style={format!("--columns: {}", board.width())}>
                { for props.model.weights.iter().enumerate().map(|(cell, &weight)| {
                    let name = (texts.weight)(cell / board.width() + 1, cell % board.width() + 1);
                    let on_weight = props.base.on_act.reform(move |weight: u64| Act::Weight(cell, weight as i64));
                    number(weight.unsigned_abs(), MOST_WEIGHT as u64, Some(name), &on_weight)
                }) }
            </div>
            <p class="hint">{ texts.weights_hint }</p>
        </fieldset>
    }
}
