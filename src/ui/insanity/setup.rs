//! The panel on the left: the set of cubes as editable nets and as text, and the options of the search.

use super::act::{Act, MOST_SEED};
use super::state::Drawn;
use super::tile::glyph;
use crate::puzzle::insanity::light::{CUBE, FACE, Highlight};
use crate::puzzle::insanity::preset::Preset;
use crate::puzzle::insanity::random::{Colouring, Wanted};
use crate::puzzle::insanity::scene::cubes::NET;
use crate::puzzle::insanity::trial::Trial;
use crate::puzzle::insanity::{CUBES, Model};
use crate::scene::Id;
use crate::ui::controls::{choice, number, sends, term};
use crate::ui::parts::able;
use crate::ui::roving::{button_at, has_modifier, move_focus, stops_at};
use crate::ui::setup_panel::SetupBase;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The properties of the setup panel.
#[derive(PartialEq)]
pub struct SetupProps {
    /// The properties that all setup panels have.
    pub base: SetupBase<Act>,
    /// The set and the checks.
    pub model: Model,
    /// The element that is pointed at.
    pub light: Highlight,
    /// The settings of the experiment.
    pub trial: Trial,
    /// The property that random sets are to have.
    pub wanted: Wanted,
    /// The random set that is shown, if the present set is one.
    pub drawn: Option<Drawn>,
    /// Whether the search for a random set is running.
    pub is_drawing: bool,
    /// Whether the workers are running a job.
    pub busy: bool,
}

/// The HTML of the setup panel.
pub fn setup(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, props.base.look.lang.insanity());
    let cubes = props.model.cubes;
    let preset = Preset::of(&cubes.to_string());
    html! {
        <>
            <h2>{ texts.cubes }</h2>
            { base.known("preset", [texts.preset, texts.own_set], &texts.presets, (&Preset::ALL, preset), Act::Preset) }
            <div class="nets">
                { for (0..cubes.count()).map(|cube| net(props, cube)) }
            </div>
            <p class="hint">{ (texts.edit_hint)(cubes.count()) }</p>
            <div class="row">
                { base.undo_redo() }
                <button class="more" title={texts.add_cube} onclick={base.press(Act::AddCube)}
                    disabled={cubes.count() == *CUBES.end()}>{ "+ 1 cube" }</button>
                <button class="less" title={texts.remove_cube} onclick={base.press(Act::DropCube)}
                    disabled={cubes.count() == *CUBES.start()}>{ "− 1 cube" }</button>
            </div>
            <h2>{ texts.search }</h2>
            { able("strong run-all", texts.run_all.into(), &base.on_act, (!props.busy).then_some(Act::RunAll)) }
            <fieldset class="checks">
                <legend>{ texts.pruning }</legend>
                { for props.model.checks.switchable().map(|cube| {
                    let onchange = props.base.on_act.reform(move |_: Event| Act::Check(cube));
                    html! {
                        <label class="check"><input type="checkbox" checked={props.model.checks.contains(cube)} {onchange} />{ (texts.check_after)(cube) }</label>
                    }
                }) }
                <label class="check"><input type="checkbox" checked=true disabled=true />{ (texts.check_last)(cubes.count() - 1) }</label>
            </fieldset>
            { base.workers() }
            { random(props) }
            { base.text([texts.as_text, texts.text_hint], Act::Text, None) }
            <div class="terms">{ term(texts.terms[3]) }</div>
        </>
    }
}

/// The controls for random sets with a wanted property.
fn random(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.insanity().graph.random;
    let SetupProps { trial, wanted, base, .. } = props;
    let possible = wanted.is_possible(trial.count, trial.colouring);
    let can_draw = possible && !props.is_drawing;
    let full = !Colouring::AllColours.is_possible(trial.count);
    html! {
        <fieldset class="random">
            <legend><h2>{ texts.title }</h2></legend>
            <select class="wanted" aria-label={texts.wanted} onchange={choice(&base.on_act, |line| Wanted::ALL.get(line).map(|&wanted| Act::Want(wanted)))}>
                { for Wanted::ALL.into_iter().zip(texts.wants).map(|(each, name)| html! { <option selected={each == *wanted}>{ name }</option> }) }
            </select>
            <label class="check"><input type="checkbox" class="all-colours" checked={trial.colouring == Colouring::AllColours} disabled={full}
                onchange={base.on_act.reform(|_: Event| Act::Colours)} />{ texts.all_colours }</label>
            <div class="row">
                <label class="seed">{ texts.seed }{ number(trial.seed, MOST_SEED - 1, None, &base.on_act.reform(Act::Seed)) }</label>
                { able("draw-set", texts.draw.into(), &base.on_act, can_draw.then_some(Act::Draw)) }
                { able("another", texts.another.into(), &base.on_act, can_draw.then_some(Act::Another)) }
            </div>
            <p class="hint" data-told="all">{ match props.drawn {
                _ if !possible || full => (texts.impossible)(trial.count).to_string(),
                Some((quest, drawn)) if quest.seed == trial.seed => (texts.drawn)(drawn),
                _ => String::new(),
            } }</p>
        </fieldset>
    }
}

/// The attribute with the number of a face of a net.
const FACE_NUMBER: &str = "data-face";

/// The face that an arrow key leads to from each face of a net: left, right, up, down.
const NEIGHBOURS: [[usize; 4]; 6] =
    [[3, 1, 5, 4], [0, 2, 5, 4], [1, 2, 5, 4], [3, 0, 5, 4], [3, 1, 0, 4], [3, 1, 5, 0]];

/// The net of one cube: a click or the space bar gives a face its next colour, a digit gives that colour.
fn net(props: &SetupProps, cube: usize) -> Html {
    let texts = props.base.look.lang.insanity();
    let count = props.model.cubes.count();
    let faces = props.model.cubes.cubes()[cube];
    let onclick = sends(&props.base.on_act, move |event: MouseEvent| {
        let (_, face) = face_of(&event)?;
        Some(Act::Paint(cube, face, ((usize::from(faces[face]) + 1) % count) as u8))
    });
    let onkeydown = {
        let on_act = props.base.on_act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some((button, face)) = face_of(&event).filter(|_| !has_modifier(&event)) else { return };
            let key = event.key();
            let way = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].iter().position(|&name| name == key);
            if let Some(way) = way {
                event.prevent_default();
                move_focus(&button, FACE_NUMBER, &NEIGHBOURS[face][way].to_string());
            } else if let Some(digit) = key.parse::<u8>().ok().filter(|_| key.len() == 1) {
                // A digit that is not a colour of this set does nothing, and is not passed on to the rest of the page.
                event.prevent_default();
                if usize::from(digit) < count {
                    on_act.emit(Act::Paint(cube, face, digit));
                }
            }
        })
    };
    html! {
        <div class="net" role="group" aria-label={(texts.cube)(cube)} {onclick} {onkeydown} onfocusin={stops_at(FACE_NUMBER)}>
            { for NET.into_iter().enumerate().map(|(face, (x, y))| {
                let colour = faces[face];
                html! {
                    <button class={classes!("tile", format!("c{colour}"), props.light.has_face(cube, face).then_some("lit"))} data-id={Id::new(FACE, cube, face).to_string()} style={format!("grid-column: {}; grid-row: {}", (x + 2.5) as u8, (y + 2.0) as u8)}
                        tabindex={if face == 0 { "0" } else { "-1" }} data-face={face.to_string()}
                        aria-label={(texts.face_label)(cube, texts.faces[face], texts.colours[usize::from(colour)])}>
                        { glyph(colour) }
                    </button>
                }
            }) }
            <span class="net-name" aria-hidden="true" data-id={Id::new(CUBE, cube, 0).to_string()}>{ (texts.cube)(cube) }</span>
        </div>
    }
}

/// The face of a net that an event came from: its button and its number, from 0.
fn face_of(event: &web_sys::Event) -> Option<(HtmlElement, usize)> {
    let (button, face) = button_at(event, FACE_NUMBER)?;
    Some((button, face.parse().ok()?))
}
