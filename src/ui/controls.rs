//! Small controls shared by all pages: icons, figures, alerts, terms, tabs, panels.

use crate::scene::Id;
use crate::text::Lang;
use crate::text::formula::{self, Height};
use crate::text::shell::Shell;
use std::any::Any;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{
    ClipboardEvent, Element, HtmlElement, HtmlInputElement, HtmlOptionElement, HtmlSelectElement, HtmlTextAreaElement,
};
use yew::prelude::*;

/// Passes on this value at every click.
pub fn press<T: Clone + 'static>(callback: &Callback<T>, value: T) -> Callback<MouseEvent> {
    callback.reform(move |_| value.clone())
}

/// Passes on what the choice in a list means: the number of its line, from 0.
pub fn choice<T: 'static>(callback: &Callback<T>, read: fn(usize) -> Option<T>) -> Callback<Event> {
    let callback = callback.clone();
    Callback::from(move |event: Event| {
        let line = event.target_dyn_into::<HtmlSelectElement>().and_then(|list| list.selected_index().try_into().ok());
        if let Some(value) = line.and_then(read) {
            callback.emit(value);
        }
    })
}

/// Makes every list show the line that the page says is chosen. A list that a reader has touched no longer looks at what the
/// page says, and one whose choice was refused hears nothing more.
pub fn settle_lists() {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(lists) = document.and_then(|document| document.query_selector_all("select").ok()) else { return };
    for list in (0..lists.length()).filter_map(|index| lists.get(index)?.dyn_into::<HtmlSelectElement>().ok()) {
        let chosen = list.query_selector("option[selected]").ok().flatten();
        let line = chosen.and_then(|chosen| chosen.dyn_into::<HtmlOptionElement>().ok()).map(|chosen| chosen.index());
        if let Some(line) = line.filter(|&line| line != list.selected_index()) {
            list.set_selected_index(line);
        }
    }
}

/// The pictures on buttons, as path data in a box of 24 by 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// To the beginning.
    First,
    /// One back.
    Back,
    /// Play.
    Play,
    /// Pause.
    Pause,
    /// One on.
    Step,
    /// To the end.
    Last,
    /// Stop.
    Stop,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
}

/// A picture on a button; the button has a name of its own.
pub fn icon(icon: Icon) -> Html {
    let path = match icon {
        Icon::First => "M5 5h2.5v14H5zM20 5v14L9 12z",
        Icon::Back => "M18 5v14h-2.5V5zM13.5 5v14L3.5 12z",
        Icon::Play => "M7 4.5v15L20 12z",
        Icon::Pause => "M6 5h4.2v14H6zM13.8 5H18v14h-4.2z",
        Icon::Step => "M6 5v14h2.5V5zM10.500 5v14L20.500 12z",
        Icon::Last => "M16.5 5H19v14h-2.5zM4 5v14l11-7z",
        Icon::Stop => "M6 6h12v12H6z",
        Icon::Undo => "M8.500 4 3 9.500 8.500 15v-4h5.500a3.500 3.500 0 0 1 0 7H9v2.500h5a6 6 0 0 0 0-12H8.500z",
        Icon::Redo => "M15.500 4 21 9.500 15.500 15v-4H10a3.500 3.500 0 0 0 0 7h5v2.500h-5a6 6 0 0 1 0-12h5.500z",
    };
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

// What keeps no state of its own is a plain function: every component costs some kilobytes of the page.

/// A figure that a search or a count yields, for readers and for programs: `data-value` is its name in the public
/// contract, `data-number` is bare, and there only once there is a number.
pub fn figure(name: &'static str, number: Option<u64>, lang: Lang) -> Html {
    let bare = number.map(|number| number.to_string());
    let shown = number.map_or("–".to_string(), |number| lang.number(number));
    html! { <output data-value={name} data-number={bare}>{ shown }</output> }
}

/// Name of the kind of error, and its words.
pub type Wording = (&'static str, AttrValue);

/// A message about what went wrong, what is shown all the same, and what can be done about it; nothing while there are
/// no errors.
pub fn alert(
    errors: &[Wording],
    after: Option<&'static str>,
    action: Option<(&'static str, Callback<()>)>,
    close: (&'static str, Callback<()>),
) -> Html {
    let Some((first, _)) = errors.first() else { return html! {} };
    let button = |(name, act): (&'static str, Callback<()>)| {
        html! { <button onclick={press(&act, ())}>{ name }</button> }
    };
    html! {
        <div class="alert" role="alert" data-error={*first}>
            <ul>{ for errors.iter().map(|(code, words)| html! { <li data-problem={*code}>{ words }</li> }) }</ul>
            if let Some(after) = after { <p>{ after }</p> }
            <div class="row">
                { for action.map(button) }
                { button(close) }
            </div>
        </div>
    }
}

/// A field for a whole number, 0 to `most`. What is no such number is not passed on: the last good one stays.
pub fn number(now: u64, most: u64, name: Option<String>, on_number: &Callback<u64>) -> Html {
    let on_number = on_number.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let number = field.value_as_number();
        if number >= 0.0 && number <= most as f64 && number.fract() == 0.0 {
            on_number.emit(number as u64);
        } else {
            field.set_value(&now.to_string());
        }
    });
    html! { <input type="number" min="0" step="1" aria-label={name} value={now.to_string()} {onchange} /> }
}

/// Characters of a text that is pasted that its field shows at most: more than any setup has.
const MOST_PASTED: usize = 10_000;

/// The parts of a [`text_form`].
pub struct TextForm<'a> {
    /// Its label.
    pub label: &'static str,
    /// What can be written.
    pub hint: &'static str,
    /// The button that uses it.
    pub apply: &'static str,
    /// The field. Whoever has it writes the text into it: what is being typed is kept until then.
    pub field: &'a NodeRef,
    /// What is wrong with the text typed or pasted.
    pub errors: &'a [Wording],
    /// The texts around the puzzles.
    pub shell: &'static Shell,
    /// The text is to be used.
    pub on_text: &'a Callback<String>,
    /// The text while it is being typed, where that is of use.
    pub on_typed: Option<&'a Callback<String>>,
    /// The message about it was closed.
    pub on_dismiss: &'a Callback<()>,
}

/// The field of a setup as text, and what was written into it last: what is being typed is kept until the setup is another.
pub struct Written<T> {
    /// The field.
    pub field: NodeRef,
    last: Option<T>,
}

impl<T: Clone + PartialEq + ToString> Written<T> {
    /// Writes the setup into the field, if it is another.
    pub fn write(&mut self, setup: &T) {
        if self.last.as_ref() != Some(setup)
            && let Some(field) = self.field.cast::<HtmlTextAreaElement>()
        {
            field.set_value(&setup.to_string());
            self.last = Some(setup.clone());
        }
    }
}

impl<T> Written<T> {
    /// The reader has written the setup there, in whatever words.
    pub fn keep(&mut self, setup: T) {
        self.last = Some(setup);
    }
}

impl<T> Default for Written<T> {
    /// Nothing is written yet.
    fn default() -> Self {
        Written { field: NodeRef::default(), last: None }
    }
}

/// A setup as text: what is typed is used when asked to, what is pasted at once.
pub fn text_form(form: &TextForm) -> Html {
    let apply = {
        let (field, on_text) = (form.field.clone(), form.on_text.clone());
        Callback::from(move |()| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                on_text.emit(field.value());
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
    // What was typed is at last read when the field is left.
    let onchange = form.on_typed.map(|_| apply.reform(|_: Event| ()));
    let oninput = form.on_typed.map(|on_typed| {
        let on_typed = on_typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                on_typed.emit(field.value());
            }
        })
    });
    let onpaste = {
        let on_text = form.on_text.clone();
        Callback::from(move |event: Event| {
            let pasted = event.dyn_ref::<ClipboardEvent>().and_then(|event| event.clipboard_data());
            let (Some(pasted), Some(field)) =
                (pasted.and_then(|data| data.get_data("text").ok()), event.target_dyn_into::<HtmlTextAreaElement>())
            else {
                return;
            };
            event.prevent_default();
            // A paste replaces the whole text: a setup is copied whole. A field that is far too long would slow the page.
            field.set_value(&pasted.chars().take(MOST_PASTED).collect::<String>());
            on_text.emit(pasted);
        })
    };
    html! {
        <form class="as-text" onsubmit={Callback::from(|event: SubmitEvent| event.prevent_default())}>
            <label for="set-text">{ form.label }</label>
            <textarea id="set-text" ref={form.field.clone()} rows="2" spellcheck="false" autocomplete="off" aria-describedby="set-text-hint"
                {onkeydown} {oninput} {onchange} {onpaste} />
            <p class="hint" id="set-text-hint">{ form.hint }</p>
            { alert(form.errors, Some(form.shell.last_stays), None, (form.shell.close, form.on_dismiss.clone())) }
            <button type="button" class="apply" onclick={press(&apply, ())}>{ form.apply }</button>
        </form>
    }
}

/// A text whose formulas have their lower and higher signs, see [`formula`].
pub fn formulas(text: &str) -> Html {
    let piece = |(height, piece): (Height, &str)| match height {
        Height::Line => html! { piece.to_string() },
        Height::Lower => html! { <sub>{ piece.to_string() }</sub> },
        Height::Higher => html! { <sup>{ piece.to_string() }</sup> },
    };
    html! { <>{ for formula::pieces(text).into_iter().map(piece) }</> }
}

/// A term of the field: its dotted underline opens the definition.
pub fn term((term, definition): (&'static str, &'static str)) -> Html {
    html! { <details class="explained"><summary class="term">{ formulas(term) }</summary><span class="definition">{ formulas(definition) }</span></details> }
}

/// A row of tabs; arrow keys move between them. `name` is the prefix of the ids: the panel of all tabs has the id
/// `{name}-panel`.
pub fn tabs(
    label: &'static str,
    name: &'static str,
    names: &[&'static str],
    open: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let count = names.len();
    let onkeydown = {
        let choose = on_choose.clone();
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowRight" => (open + 1) % count,
                "ArrowLeft" => (open + count - 1) % count,
                _ => return,
            };
            event.prevent_default();
            choose.emit(to);
            focus(&format!("#{name}-{to}"));
        })
    };
    html! {
        <div class="tabs" role="tablist" aria-label={label} {onkeydown}>
            { for names.iter().enumerate().map(|(index, &tab)| {
                let open = index == open;
                html! {
                    <button role="tab" id={format!("{name}-{index}")} aria-selected={open.to_string()}
                        aria-controls={format!("{name}-panel")} tabindex={if open { "0" } else { "-1" }}
                        onclick={press(on_choose, index)}>
                        { tab }
                    </button>
                }
            }) }
        </div>
    }
}

/// What a page hears of pointing beside its drawing.
pub struct Pointing {
    /// The pointer is over something.
    pub over: Callback<PointerEvent>,
    /// The keyboard has moved to something.
    pub focused: Callback<FocusEvent>,
    /// The pointer has left the page.
    pub left: Callback<PointerEvent>,
}

/// Passes on what is pointed at: the id, read from its text form, of the element or of the nearest one about it that has one.
pub fn pointing(on_point: &Callback<Option<Id>>, read: fn(&str) -> Option<Id>) -> Pointing {
    let id_of = move |event: &web_sys::Event| {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        read(&element.closest("[data-id]").ok()??.get_attribute("data-id")?)
    };
    let (focused, left) = (on_point.clone(), on_point.clone());
    Pointing {
        over: on_point.reform(move |event: PointerEvent| id_of(&event)),
        focused: Callback::from(move |event: FocusEvent| {
            // A click or a tap beside all that can be pointed at takes the focus too, but only the keyboard points with it.
            let by_keyboard = |element: Element| element.matches(":focus-visible").unwrap_or_default();
            let id = id_of(&event);
            if id.is_some() || event.target_dyn_into::<Element>().is_some_and(by_keyboard) {
                focused.emit(id);
            }
        }),
        left: Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                left.emit(None);
            }
        }),
    }
}

/// Moves the focus to the first element of this selector, if it is there and can take it.
pub fn focus(selector: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Scrolls what is around it, the nearest element of the selector `within`, to the first element of another one, where that
/// lies outside. False while there is none.
pub fn reveal(selector: &str, within: &str) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector(selector).ok()?);
    let shown = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    let around = shown.as_ref().and_then(|shown| shown.closest(within).ok()?);
    let (Some(shown), Some(around)) = (shown, around) else { return false };
    let (own, room) = (shown.get_bounding_client_rect(), around.get_bounding_client_rect());
    if own.top() < room.top() || own.bottom() > room.bottom() {
        let middle = (own.top() + own.bottom() - room.top() - room.bottom()) / 2.0;
        around.set_scroll_top(around.scroll_top() + middle as i32);
    }
    true
}

/// A part of a page that is drawn anew only when what it shows changes, however often the page is.
pub fn panel(view: impl View) -> Html {
    html! { <Panel view={Rc::new(view) as Rc<dyn View>} /> }
}

/// What a [`panel`] shows.
pub trait View: Any {
    /// Draws it.
    fn html(&self) -> Html;
    /// Whether the other is the same kind of view and shows the same.
    fn is(&self, other: &dyn Any) -> bool;
}

#[derive(Properties)]
struct PanelProps {
    view: Rc<dyn View>,
}

impl PartialEq for PanelProps {
    fn eq(&self, other: &PanelProps) -> bool {
        self.view.is(&*other.view)
    }
}

/// One component for all panels: it is the kinds of components that weigh, not their number.
struct Panel;

impl Component for Panel {
    type Message = ();
    type Properties = PanelProps;

    fn create(_ctx: &Context<Self>) -> Self {
        Panel
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        ctx.props().view.html()
    }
}
