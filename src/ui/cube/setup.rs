//! The panel on the left: the cube, its algorithm as text, and its appearance.

use super::act::Act;
use super::says::stages::colour;
use super::state::Keyboard;
use crate::puzzle::cube::scene::figures::Figures;
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::{Face, Method, Preset, Spelling};
use crate::ui::controls::{line_of, number, options, sends};
use crate::ui::parts::{block, button, paragraph, together};
use crate::ui::setup_panel::SetupBase;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct SetupProps {
    /// The properties that all setup panels have.
    pub base: SetupBase<Act>,
    /// The name of the position, if it has one.
    pub preset: Option<Preset>,
    /// The seed of the next scramble.
    pub seed: u64,
    /// The colours or signs of the faces.
    pub scheme: Scheme,
    /// The letter for the top: U or T.
    pub spelling: Spelling,
    /// The figures of the base text on the cube.
    pub figures: Figures,
    /// The turns that the letters of the keyboard make.
    pub keyboard: Keyboard,
    /// How the cube is put in order.
    pub method: Method,
    /// The first face of the solution face first.
    pub first: Face,
}

/// The HTML of the setup panel.
pub fn setup(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, &props.base.look.lang.cube().setup);
    let on_act = &base.on_act;
    let colours = Face::ALL.map(|face| colour(props.scheme, face, &base.look));
    let first = match props.method {
        Method::Chain | Method::Short | Method::Optimal => html! {},
        Method::Stages | Method::SideBySide => {
            labelled("first-colour", texts.first, &colours, (&Face::ALL, props.first), on_act, Act::First)
        }
    };
    let seed = number(props.seed, u64::from(u32::MAX), None, &on_act.reform(Act::Seed));
    let deal = vec![
        button("deal", texts.deal, on_act, Act::Deal(true)),
        html! { <label class="seed">{ texts.seed }{ seed }</label> },
    ];
    let edits = vec![button("reset", texts.reset, on_act, Act::Preset(Preset::Solved)), base.undo_redo()];
    together(vec![
        html! { <h2>{ texts.cube }</h2> },
        base.known("preset", [texts.preset, texts.own], &texts.presets, (&Preset::ALL, props.preset), Act::Preset),
        block("row", deal),
        button("enter-mine", base.look.lang.cube().entry.begin, on_act, Act::Enter),
        block("row", edits),
        labelled("method", texts.method, &texts.methods, (&Method::ALL, props.method), on_act, Act::Method),
        first,
        button("strong solve", texts.solve, on_act, Act::Solve),
        base.text([texts.as_text, texts.text_hint], Act::Text, Some(Act::Typed)),
        looks(props),
    ])
}

/// The choice of the faces' appearance, of the notation and of the keys.
fn looks(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.cube().setup;
    let on_act = &props.base.on_act;
    let [top, tops @ ..] = texts.top;
    let [keyboard, keyboards @ ..] = texts.keyboard;
    let figures = &props.base.look.lang.cube().figures;
    let hint = (props.figures as usize).checked_sub(1).and_then(|index| figures.hints.get(index));
    let spellings = &[Spelling::Field, Spelling::Text];
    together(vec![
        html! { <h2>{ texts.look }</h2> },
        labelled("scheme", texts.scheme, &texts.schemes, (&Scheme::ALL, props.scheme), on_act, Act::Scheme),
        labelled("figures", figures.label, &figures.choices, (&Figures::ALL, props.figures), on_act, Act::Figures),
        hint.map_or(html! {}, |&hint| paragraph("hint", hint)),
        labelled("top-letter", top, &tops, (spellings, props.spelling), on_act, Act::Spelling),
        labelled("keyboard", keyboard, &keyboards, (&Keyboard::ALL, props.keyboard), on_act, Act::Keyboard),
        props.base.workers(),
    ])
}

/// A list with a label before it.
fn labelled<T: Copy + PartialEq + 'static>(
    class: &'static str,
    name: &'static str,
    names: &[&'static str],
    (all, chosen): (&'static [T], T),
    on_act: &Callback<Act>,
    act: fn(T) -> Act,
) -> Html {
    let options = options(names.iter().copied(), all.iter().position(|&each| each == chosen));
    let onchange = sends(on_act, move |event: Event| Some(act(*all.get(line_of(&event)?)?)));
    html! { <label class="choice">{ name }<select {class} {onchange}>{ options }</select></label> }
}
