//! What the setup panels of all pages have in common: the list of known setups, undo and redo, the number of workers, the setup
//! as text.

use super::Look;
use super::controls::{Icon, Wording, alert, choice, icon, line_of, options, press, sends};
use super::keys::Command;
use super::page::desktop::Desktop;
use super::page::state::{Linked, PageState};
use super::parts::together;
use super::trouble::text_errors;
use crate::link::WORKERS;
use crate::ui::button::Button;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, HtmlTextAreaElement};
use yew::prelude::*;

/// The largest number of characters of a pasted text that its field keeps: more than any setup has.
const MOST_PASTED: usize = 10_000;

/// The properties that the setup panels of all pages have. `A` is the type of the reader's actions.
#[derive(PartialEq)]
pub struct SetupBase<A> {
    /// Language, theme and present mode.
    pub look: Look,
    /// Called with the reader's action.
    pub on_act: Callback<A>,
    /// Whether there is an edit to undo, and one to redo.
    can: (bool, bool),
    /// The field for the setup as text. It is rewritten only when the setup changes, so that what the reader is typing is kept.
    field: NodeRef,
    /// The number of workers.
    workers: usize,
    /// The errors in the text that was typed or pasted.
    text_errors: Vec<Wording>,
    /// Called with the chosen number of workers.
    on_workers: Callback<usize>,
    /// Called with the command of the button to undo or to redo.
    on_key: Callback<Command>,
    /// Called when the message about the errors was closed.
    on_dismiss: Callback<()>,
}

impl<A: Clone + 'static> SetupBase<A> {
    /// The properties for the present state of a page.
    pub fn of<P: Desktop<Act = A>>(page: &P, look: &Look) -> SetupBase<A> {
        let (frame, state) = (page.frame(), page.state());
        SetupBase {
            look: *look,
            on_act: frame.calls.act.clone(),
            can: state.can_undo_redo(),
            field: frame.written.field.clone(),
            workers: page.workers(),
            text_errors: text_errors(&state.base().troubles, &|problem| page.worded(problem, look), look),
            on_workers: frame.calls.workers.clone(),
            on_key: frame.calls.key.clone(),
            on_dismiss: frame.calls.dismiss.clone(),
        }
    }

    /// The callback of a button.
    pub fn press(&self, act: A) -> Callback<MouseEvent> {
        press(&self.on_act, act)
    }

    /// A list of names of choices. `words` are its label, and the line that is shown where none of them is chosen.
    pub fn known<T: Copy + PartialEq + 'static>(
        &self,
        class: &'static str,
        words: [&'static str; 2],
        names: &[&'static str],
        (all, chosen): (&'static [T], Option<T>),
        act: fn(T) -> A,
    ) -> Html {
        let ([label, own], index) = (words, all.iter().position(|&each| Some(each) == chosen));
        let onchange = sends(&self.on_act, move |event: Event| Some(act(*all.get(line_of(&event)?)?)));
        html! {
            <select {class} aria-label={label} {onchange}>
                { options(names.iter().copied(), index) }
                if index.is_none() { <option selected=true disabled=true>{ own }</option> }
            </select>
        }
    }

    /// The buttons to undo and to redo.
    pub fn undo_redo(&self) -> Html {
        let (shell, (can_undo, can_redo)) = (self.look.shell(), self.can);
        let button = |name: &'static str, picture: Icon, command: Command, can: bool| {
            let onclick = press(&self.on_key, command);
            Button { name: Some(name.into()), disabled: !can, ..Button::of(onclick) }.html(icon(picture))
        };
        together(vec![
            button(shell.undo, Icon::Undo, Command::Undo, can_undo),
            button(shell.redo, Icon::Redo, Command::Redo, can_redo),
        ])
    }

    /// The choice of the number of workers.
    pub fn workers(&self) -> Html {
        let counts = WORKERS.map(|count| count.to_string());
        let on_choice = choice(&self.on_workers, |line| Some(line + WORKERS.start()));
        html! {
            <label class="workers">{ self.look.shell().workers }
                <select onchange={on_choice}>{ options(counts, self.workers.checked_sub(*WORKERS.start())) }</select>
            </label>
        }
    }

    /// The form for the setup as text: its label, and an example of the notation. Typed text is applied on request, pasted text
    /// at once. `typed` is the action
    /// for a text that is still being typed, where a page needs that.
    pub fn text(&self, words: [&'static str; 2], text: fn(String) -> A, typed: Option<fn(String) -> A>) -> Html {
        let ([label, hint], shell) = (words, self.look.shell());
        let on_text = self.on_act.reform(text);
        let on_typed = typed.map(|typed| self.on_act.reform(typed));
        let field = self.field.clone();
        let apply = sends(&on_text, move |()| Some(field.cast::<HtmlTextAreaElement>()?.value()));
        let onkeydown = {
            let apply = apply.clone();
            Callback::from(move |event: KeyboardEvent| {
                if event.key() == "Enter" {
                    event.prevent_default();
                    apply.emit(());
                }
            })
        };
        // Typed text is read at the latest when the field loses the focus.
        let onchange = on_typed.as_ref().map(|_| apply.reform(|_: Event| ()));
        let oninput = on_typed.map(|on_typed| {
            sends(&on_typed, |event: InputEvent| Some(event.target_dyn_into::<HtmlTextAreaElement>()?.value()))
        });
        let onpaste = sends(&on_text, |event: Event| {
            let pasted = event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?.get_data("text").ok()?;
            let field = event.target_dyn_into::<HtmlTextAreaElement>()?;
            event.prevent_default();
            // A paste replaces the whole text, because setups are copied as a whole. An extremely long text would slow the page
            // down.
            field.set_value(&pasted.chars().take(MOST_PASTED).collect::<String>());
            Some(pasted)
        });
        html! {
            <form class="as-text" onsubmit={Callback::from(|event: SubmitEvent| event.prevent_default())}>
                <label for="set-text">{ label }</label>
                <textarea id="set-text" ref={self.field.clone()} rows="2" spellcheck="false" autocomplete="off" aria-describedby="set-text-hint"
                    {onkeydown} {oninput} {onchange} {onpaste} />
                <p class="hint" id="set-text-hint">{ hint }</p>
                { alert(&self.text_errors, Some(shell.last_stays), None, (shell.close, self.on_dismiss.clone())) }
                <button type="button" class="apply" onclick={press(&apply, ())}>{ shell.apply }</button>
            </form>
        }
    }
}
