//! The panel on the left: the cube, its algorithm as text, and its appearance.

use super::act::Act;
use super::says::stages::colour;
use super::state::Keyboard;
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::{Face, Preset, Spelling};
use crate::ui::controls::{choice, number, options};
use crate::ui::parts::{block, button, together};
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
    /// The turns that the letters of the keyboard make.
    pub keyboard: Keyboard,
    /// The first face of the solution.
    pub first: Face,
}

/// The HTML of the setup panel.
pub fn setup(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, &props.base.look.lang.cube().setup);
    let on_act = &base.on_act;
    let chosen = Preset::ALL.iter().position(|&each| Some(each) == props.preset);
    let first_of = |line| Face::ALL.get(line).map(|&face| Act::First(face));
    let first = Face::ALL.iter().position(|&face| face == props.first);
    let colours = options(Face::ALL.map(|face| colour(props.scheme, face, &base.look)), first);
    let read = |line| Preset::ALL.get(line).map(|&preset| Act::Preset(preset));
    let seed = number(props.seed, u64::from(u32::MAX), None, &on_act.reform(Act::Seed));
    let deal = vec![
        button("deal", texts.deal, on_act, Act::Deal(true)),
        html! { <label class="seed">{ texts.seed }{ seed }</label> },
    ];
    let edits = vec![button("reset", texts.reset, on_act, Act::Preset(Preset::Solved)), base.undo_redo()];
    together(vec![
        html! { <h2>{ texts.cube }</h2> },
        base.known("preset", texts.preset, &texts.presets, chosen, texts.own, read),
        block("row", deal),
        block("row", edits),
        button("strong solve", texts.solve, on_act, Act::Solve),
        labelled("first-colour", texts.first, colours, on_act, first_of),
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
    let scheme = Scheme::ALL.iter().position(|&scheme| scheme == props.scheme);
    let spelling = Some(usize::from(props.spelling == Spelling::Text));
    let layout = Some(usize::from(props.keyboard == Keyboard::Speed));
    let scheme_of = |line| Scheme::ALL.get(line).map(|&scheme| Act::Scheme(scheme));
    let top_of = |line| Some(Act::Spelling(if line == 0 { Spelling::Field } else { Spelling::Text }));
    let keyboard_of = |line| Some(Act::Keyboard(if line == 0 { Keyboard::Letters } else { Keyboard::Speed }));
    together(vec![
        html! { <h2>{ texts.look }</h2> },
        labelled("scheme", texts.scheme, options(texts.schemes, scheme), on_act, scheme_of),
        labelled("top-letter", top, options(tops, spelling), on_act, top_of),
        labelled("keyboard", keyboard, options(keyboards, layout), on_act, keyboard_of),
        props.base.workers(),
    ])
}

/// A list with a label before it.
fn labelled(
    class: &'static str,
    name: &'static str,
    options: Vec<Html>,
    on_act: &Callback<Act>,
    read: fn(usize) -> Option<Act>,
) -> Html {
    let onchange = choice(on_act, read);
    html! { <label class="choice">{ name }<select {class} {onchange}>{ options }</select></label> }
}
