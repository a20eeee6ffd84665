//! The panel on the left: the set of cubes as nets to be edited, as text, and the options of the search.

use super::Edit;
use crate::link::WORKERS;
use crate::puzzle::insanity::preset::Preset;
use crate::puzzle::insanity::scene::cubes::NET;
use crate::puzzle::insanity::{CUBES, Model};
use crate::scene::Glyph;
use crate::ui::Look;
use crate::ui::controls::{Icon, Term, Wording, alert, heard, icon};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// See the fields.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// How the page looks.
    pub look: Look,
    /// The set and the checks.
    pub model: Model,
    /// Whether there is an edit to undo, and one to redo.
    pub can: (bool, bool),
    /// Number of workers.
    pub workers: usize,
    /// Whether they are at work.
    pub busy: bool,
    /// What is wrong with the text typed or pasted.
    pub text_errors: Vec<Wording>,
    /// Something was edited.
    pub on_edit: Callback<Edit>,
    /// Find all solutions.
    pub on_run: Callback<()>,
    /// The message about the text was closed.
    pub on_dismiss: Callback<()>,
}

/// See the module.
#[component]
pub fn SetupPanel(props: &Props) -> Html {
    let (shell, texts) = (&props.look.texts().shell, &props.look.texts().insanity);
    let cubes = props.model.cubes;
    let written = cubes.to_string();
    let preset = Preset::of(&written);
    let on_preset = heard(&props.on_edit, |event: Event| {
        let select = event.target()?.dyn_into::<HtmlSelectElement>().ok()?;
        Preset::ALL.get(usize::try_from(select.selected_index()).ok()?).map(|&preset| Edit::Preset(preset))
    });
    let edit = |edit: Edit| props.on_edit.reform(move |_: MouseEvent| edit.clone());
    let (undo, redo) = props.can;
    html! {
        <>
            <h2>{ texts.cubes }</h2>
            <select class="preset" aria-label={texts.preset} onchange={on_preset}>
                { for Preset::ALL.into_iter().zip(texts.presets).map(|(each, name)| html! {
                    <option selected={Some(each) == preset}>{ name }</option>
                }) }
                if preset.is_none() { <option selected=true disabled=true>{ texts.own_set }</option> }
            </select>
            <div class="nets">
                { for (0..cubes.count()).map(|cube| html! { <Net look={props.look} model={props.model} {cube} on_edit={props.on_edit.clone()} /> }) }
            </div>
            <p class="hint">{ (texts.edit_hint)(cubes.count()) }</p>
            <div class="row">
                <button aria-label={shell.undo} title={shell.undo} onclick={edit(Edit::Undo)} disabled={!undo}>{ icon(Icon::Undo) }</button>
                <button aria-label={shell.redo} title={shell.redo} onclick={edit(Edit::Redo)} disabled={!redo}>{ icon(Icon::Redo) }</button>
                <button class="more" title={texts.add_cube} onclick={edit(Edit::More)}
                    disabled={cubes.count() == *CUBES.end()}>{ "+ 1 cube" }</button>
                <button class="less" title={texts.remove_cube} onclick={edit(Edit::Less)}
                    disabled={cubes.count() == *CUBES.start()}>{ "− 1 cube" }</button>
            </div>
            <h2>{ texts.search }</h2>
            <button class="strong run-all" disabled={props.busy} onclick={props.on_run.reform(|_: MouseEvent| ())}>{ texts.run_all }</button>
            <fieldset>
                <legend>{ texts.pruning }</legend>
                { for props.model.checks.switchable().map(|cube| {
                    let onchange = props.on_edit.reform(move |_: Event| Edit::Check(cube));
                    html! {
                        <label class="check"><input type="checkbox" checked={props.model.checks.contains(cube)} {onchange} />{ (texts.check_after)(cube) }</label>
                    }
                }) }
                <label class="check"><input type="checkbox" checked=true disabled=true />{ (texts.check_last)(cubes.count() - 1) }</label>
            </fieldset>
            { workers(props) }
            <TextForm look={props.look} {written} errors={props.text_errors.clone()} on_edit={props.on_edit.clone()}
                on_dismiss={props.on_dismiss.clone()} />
            <p class="terms"><Term term={texts.terms[3]} /></p>
        </>
    }
}

/// How many workers share the search.
fn workers(props: &Props) -> Html {
    let onchange = heard(&props.on_edit, |event: Event| {
        let select = event.target()?.dyn_into::<HtmlSelectElement>().ok()?;
        Some(Edit::Workers(usize::try_from(select.selected_index()).ok()? + WORKERS.start()))
    });
    html! {
        <label class="workers">{ props.look.texts().insanity.workers }
            <select {onchange}>
                { for WORKERS.map(|count| html! { <option selected={count == props.workers}>{ count }</option> }) }
            </select>
        </label>
    }
}

/// See the fields.
#[derive(Properties, PartialEq)]
struct TextFormProps {
    look: Look,
    written: String,
    errors: Vec<Wording>,
    on_edit: Callback<Edit>,
    on_dismiss: Callback<()>,
}

/// The set as text: what is typed or pasted is used when asked to, or at once when it is pasted.
#[component]
fn TextForm(props: &TextFormProps) -> Html {
    let texts = &props.look.texts().insanity;
    let field = use_node_ref();
    {
        // The field shows the set whenever that changes, and keeps what is being typed otherwise.
        let field = field.clone();
        use_effect_with(props.written.clone(), move |written| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(written);
            }
        });
    }
    let apply = {
        let (field, on_edit) = (field.clone(), props.on_edit.clone());
        Callback::from(move |()| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                on_edit.emit(Edit::Text(field.value()));
            }
        })
    };
    let onkeydown = {
        let apply = apply.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                apply.emit(());
            }
        })
    };
    let onpaste = {
        let (field, on_edit) = (field.clone(), props.on_edit.clone());
        Callback::from(move |event: Event| {
            let pasted = event.dyn_ref::<web_sys::ClipboardEvent>().and_then(|event| event.clipboard_data());
            let (Some(pasted), Some(field)) =
                (pasted.and_then(|data| data.get_data("text").ok()), field.cast::<HtmlTextAreaElement>())
            else {
                return;
            };
            event.prevent_default();
            // A paste replaces the whole text: a set is copied whole. A field that is far too long would slow the page.
            field.set_value(&pasted.chars().take(2000).collect::<String>());
            on_edit.emit(Edit::Text(pasted));
        })
    };
    html! {
        <form class="as-text" onsubmit={Callback::from(|event: SubmitEvent| event.prevent_default())}>
            <label for="set-text">{ texts.as_text }</label>
            <textarea id="set-text" ref={field} rows="2" spellcheck="false" autocomplete="off" aria-describedby="set-text-hint"
                {onkeydown} {onpaste} />
            <p class="hint" id="set-text-hint">{ texts.text_hint }</p>
            { alert(&props.errors, Some(props.look.texts().shell.last_stays), None, (props.look.texts().shell.close, props.on_dismiss.clone())) }
            <button type="button" class="apply" onclick={apply.reform(|_: MouseEvent| ())}>{ texts.apply }</button>
        </form>
    }
}

/// See the fields.
#[derive(Properties, PartialEq)]
struct NetProps {
    look: Look,
    model: Model,
    cube: usize,
    on_edit: Callback<Edit>,
}

/// The face that an arrow key leads to from each face of a net: left, right, up, down.
const NEIGHBOURS: [[usize; 4]; 6] =
    [[3, 1, 5, 4], [0, 2, 5, 4], [1, 2, 5, 4], [3, 0, 5, 4], [3, 1, 0, 4], [3, 1, 5, 0]];

/// The net of one cube: a click or the space bar gives a face its next colour, a digit gives that colour.
#[component]
fn Net(props: &NetProps) -> Html {
    let texts = &props.look.texts().insanity;
    let cube = props.cube;
    let count = props.model.cubes.count();
    // One face of the net is in the tab order; the arrow keys lead to the others.
    let current = use_state(|| 0_usize);
    let faces = props.model.cubes.cubes()[cube];
    html! {
        <div class="net" role="group" aria-label={(texts.cube)(cube)}>
            { for NET.into_iter().enumerate().map(|(face, (x, y))| {
                let colour = faces[face];
                let onclick = props.on_edit.reform(move |_: MouseEvent| Edit::Paint(cube, face, ((usize::from(colour) + 1) % count) as u8));
                let onfocus = { let current = current.clone(); Callback::from(move |_: FocusEvent| current.set(face)) };
                let on_edit = props.on_edit.clone();
                let onkeydown = Callback::from(move |event: KeyboardEvent| {
                    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key() {
                        return;
                    }
                    let key = event.key();
                    let way = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].iter().position(|&name| name == key);
                    if let Some(way) = way {
                        event.prevent_default();
                        focus_face(&event, NEIGHBOURS[face][way]);
                    } else if let Some(digit) = key.parse::<u8>().ok().filter(|_| key.len() == 1) {
                        // A digit that is no colour of this set does nothing, here as elsewhere on the page.
                        event.prevent_default();
                        if usize::from(digit) < count {
                            on_edit.emit(Edit::Paint(cube, face, digit));
                        }
                    }
                });
                let style = format!("grid-column: {}; grid-row: {}", x + 2.5, y + 2.0);
                let tabindex = if *current == face { "0" } else { "-1" };
                html! {
                    <button class={format!("tile c{colour}")} {style} {tabindex} data-face={face.to_string()} {onclick} {onfocus} {onkeydown}
                        aria-label={(texts.face_label)(cube, texts.faces[face], texts.colours[usize::from(colour)])}>
                        { glyph(colour) }
                    </button>
                }
            }) }
            <span class="net-name" aria-hidden="true">{ (texts.cube)(cube) }</span>
        </div>
    }
}

/// The sign of a colour, as on every tile of the page.
pub fn glyph(colour: u8) -> Html {
    html! { <svg class="glyph" viewBox="-1.9 -1.9 3.8 3.8" aria-hidden="true"><path d={Glyph::of(colour).path()} /></svg> }
}

fn focus_face(event: &KeyboardEvent, face: usize) {
    let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let net = button.and_then(|button| button.closest(".net").ok().flatten());
    let next = net.and_then(|net| net.query_selector(&format!("[data-face=\"{face}\"]")).ok().flatten());
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // A face that cannot take the focus leaves it where it is.
        let _ = next.focus();
    }
}
