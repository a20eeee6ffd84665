//! The panel on the left: the cube, its algorithm as text, and its appearance.

use super::act::Act;
use super::parts::{block, button, option, options, together};
use super::says::stages::colour;
use super::state::Keyboard;
use crate::link::WORKERS;
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::{Face, Preset, Spelling};
use crate::ui::Look;
use crate::ui::controls::{self, Icon, Wording, choice, icon, number, press, text_form};
use std::any::Any;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct Props {
    /// Language, theme and present mode.
    pub look: Look,
    /// The name of the position, if it has one.
    pub preset: Option<Preset>,
    /// Whether there is an edit to undo, and one to redo.
    pub can: (bool, bool),
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
    /// Number of workers.
    pub workers: usize,
    /// The field for the algorithm. It is rewritten only when the algorithm changes, so that what the reader is typing is kept.
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
    let (shell, texts) = (props.look.shell(), &props.look.lang.cube().setup);
    let on_act = &props.on_act;
    let (undo, redo) = props.can;
    let chosen = Preset::ALL.iter().position(|&each| Some(each) == props.preset);
    let first_of = |line| Face::ALL.get(line).map(|&face| Act::First(face));
    let mut colours = vec![];
    for face in Face::ALL {
        colours.push(option(colour(props.scheme, face, &props.look), face == props.first));
    }
    let on_preset = choice(on_act, |line| Preset::ALL.get(line).map(|&preset| Act::Preset(preset)));
    let on_text = on_act.reform(Act::Text);
    let on_typed = on_act.reform(Act::Typed);
    let list = html! {
        <select class="preset" aria-label={texts.preset} onchange={on_preset}>
            { options(&texts.presets, chosen) }
            if chosen.is_none() { <option selected=true disabled=true>{ texts.own }</option> }
        </select>
    };
    let seed = number(props.seed, u64::from(u32::MAX), None, &on_act.reform(Act::Seed));
    let deal = vec![
        button("deal", texts.deal, on_act, Act::Deal(true)),
        html! { <label class="seed">{ texts.seed }{ seed }</label> },
    ];
    let edits = vec![
        button("reset", texts.reset, on_act, Act::Preset(Preset::Solved)),
        pictured(shell.undo, Icon::Undo, on_act, Act::Undo, undo),
        pictured(shell.redo, Icon::Redo, on_act, Act::Redo, redo),
    ];
    let form = text_form(&controls::TextForm {
        label: texts.as_text,
        hint: texts.text_hint,
        apply: texts.apply,
        field: &props.field,
        errors: &props.text_errors,
        shell,
        on_text: &on_text,
        on_typed: Some(&on_typed),
        on_dismiss: &props.on_dismiss,
    });
    together(vec![
        html! { <h2>{ texts.cube }</h2> },
        list,
        block("row", deal),
        block("row", edits),
        button("strong solve", texts.solve, on_act, Act::Solve),
        labelled("first-colour", texts.first, colours, on_act, first_of),
        form,
        looks(props),
    ])
}

/// The choice of the faces' appearance, of the notation and of the keys.
fn looks(props: &Props) -> Html {
    let texts = &props.look.lang.cube().setup;
    let on_act = &props.on_act;
    let [top, tops @ ..] = texts.top;
    let [keyboard, keyboards @ ..] = texts.keyboard;
    let scheme = Scheme::ALL.iter().position(|&scheme| scheme == props.scheme);
    let spelling = Some(usize::from(props.spelling == Spelling::Text));
    let layout = Some(usize::from(props.keyboard == Keyboard::Speed));
    let mut counts = vec![];
    for count in WORKERS {
        counts.push(option(count.to_string(), count == props.workers));
    }
    let scheme_of = |line| Scheme::ALL.get(line).map(|&scheme| Act::Scheme(scheme));
    let top_of = |line| Some(Act::Spelling(if line == 0 { Spelling::Field } else { Spelling::Text }));
    let keyboard_of = |line| Some(Act::Keyboard(if line == 0 { Keyboard::Letters } else { Keyboard::Speed }));
    let on_workers = choice(on_act, |line| Some(Act::Workers(line + WORKERS.start())));
    together(vec![
        html! { <h2>{ texts.look }</h2> },
        labelled("scheme", texts.scheme, options(&texts.schemes, scheme), on_act, scheme_of),
        labelled("top-letter", top, options(&tops, spelling), on_act, top_of),
        labelled("keyboard", keyboard, options(&keyboards, layout), on_act, keyboard_of),
        html! { <label class="workers">{ texts.workers }<select onchange={on_workers}>{ counts }</select></label> },
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

/// A button with a picture, disabled unless `can`.
fn pictured(name: &'static str, picture: Icon, on_act: &Callback<Act>, act: Act, can: bool) -> Html {
    let onclick = press(on_act, act);
    html! { <button aria-label={name} title={name} {onclick} disabled={!can}>{ icon(picture) }</button> }
}
