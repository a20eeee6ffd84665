//! Small controls shared by all pages: icons, figures, alerts, terms, tabs, panels.

use crate::scene::Id;
use crate::text::Lang;
use crate::text::formula::{self, Height};
use crate::ui::button::Button;
use std::any::Any;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, HtmlElement, HtmlInputElement, HtmlOptionElement, HtmlSelectElement, HtmlTextAreaElement,
};
use yew::prelude::*;

/// A callback that passes on this value at every click.
pub fn press<T: Clone + 'static>(callback: &Callback<T>, value: T) -> Callback<MouseEvent> {
    callback.reform(move |_| value.clone())
}

/// The callback for an event that calls `callback` with what `read` makes of the event, if anything.
pub fn sends<E: 'static, T: 'static>(callback: &Callback<T>, read: impl Fn(E) -> Option<T> + 'static) -> Callback<E> {
    let callback = callback.clone();
    Callback::from(move |event: E| {
        if let Some(value) = read(event) {
            callback.emit(value);
        }
    })
}

/// A callback that passes on the value chosen in a list; `read` turns the index of the line, from 0, into the value.
pub fn choice<T: 'static>(callback: &Callback<T>, read: fn(usize) -> Option<T>) -> Callback<Event> {
    sends(callback, move |event: Event| read(line_of(&event)?))
}

/// The index of the line that is chosen in the list that an event came from.
pub fn line_of(event: &Event) -> Option<usize> {
    event.target_dyn_into::<HtmlSelectElement>()?.selected_index().try_into().ok()
}

/// The lines of a list; the one with the index `chosen` is selected, if there is one.
pub fn options<T: Into<AttrValue>>(names: impl IntoIterator<Item = T>, chosen: Option<usize>) -> Vec<Html> {
    let line = |(index, name): (usize, T)| html! { <option selected={Some(index) == chosen}>{ name.into() }</option> };
    names.into_iter().enumerate().map(line).collect()
}

/// Makes lists and fields show what the page has for them. Called after each rendering.
pub fn settle() {
    if let Some(document) = document() {
        settle_lists(&document);
        settle_fields(&document);
    }
}

/// Sets every list to the line that the HTML marks as selected. Without this, a list that the reader has used keeps the
/// reader's choice even where the page has refused it, and choosing the same line again would cause no event.
fn settle_lists(document: &Document) {
    let Ok(lists) = document.query_selector_all("select") else { return };
    for list in (0..lists.length()).filter_map(|index| lists.get(index)?.dyn_into::<HtmlSelectElement>().ok()) {
        let chosen = list.query_selector("option[selected]").ok().flatten();
        let line = chosen.and_then(|chosen| chosen.dyn_into::<HtmlOptionElement>().ok()).map(|chosen| chosen.index());
        if let Some(line) = line.filter(|&line| line != list.selected_index()) {
            list.set_selected_index(line);
        }
    }
}

/// Writes into every field the text of its attribute `data-written`. The field that has the focus changes only when that text does: with
/// the attribute `value` any rendering, such as one that the mouse causes on its way over the drawing, would undo what the reader is typing.
fn settle_fields(document: &Document) {
    let Ok(fields) = document.query_selector_all("[data-written]") else { return };
    let active = document.active_element();
    for field in (0..fields.length()).filter_map(|index| fields.get(index)) {
        // An area for text has the same properties.
        let field: HtmlInputElement = field.unchecked_into();
        let written = field.get_attribute("data-written").unwrap_or_default();
        let last = field.default_value();
        if (last != written || active.as_ref() != Some(&field)) && field.value() != written {
            field.set_value(&written);
        }
        if last != written {
            field.set_default_value(&written);
        }
    }
}

/// The pictures on buttons, as path data in a box of 24 by 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// To the first step.
    First,
    /// One step back.
    Back,
    /// Play.
    Play,
    /// Pause.
    Pause,
    /// One step forward.
    Step,
    /// To the last step.
    Last,
    /// Stop.
    Stop,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
}

/// The picture on a button. Screen readers do not see it; the button needs a name of its own.
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

// Controls without state of their own are plain functions, because every component adds some kilobytes to the program.

/// A number found by a search or a count, for readers and for programs: `data-value` is its name in the public contract,
/// `data-number` its digits without separators, present only once the number is known.
pub fn figure(name: impl Into<AttrValue>, number: Option<u64>, lang: Lang) -> Html {
    named_figure(name.into(), number, lang)
}

fn named_figure(name: AttrValue, number: Option<u64>, lang: Lang) -> Html {
    let bare = number.map(|number| number.to_string());
    result(name, bare, None, number.map_or("–".to_string(), |number| lang.number(number)))
}

/// A result with words of its own: its name in the public contract, its number or its text for programs, and what is shown. Left to itself an
/// output is read aloud at each change.
pub fn result(
    name: impl Into<AttrValue>,
    number: Option<String>,
    text: Option<String>,
    shown: impl Into<AttrValue>,
) -> Html {
    html! { <output aria-live="off" data-value={name.into()} data-number={number} data-text={text}>{ shown.into() }</output> }
}

/// The name of the kind of error, and the sentence about it.
pub type Wording = (&'static str, AttrValue);

/// A message about errors, what is shown in spite of them, and buttons for what can be done; empty without errors.
pub fn alert(
    errors: &[Wording],
    after: Option<&'static str>,
    action: Option<(&'static str, Callback<()>)>,
    close: (&'static str, Callback<()>),
) -> Html {
    let Some((first, _)) = errors.first() else { return html! {} };
    let button = |(name, act): (&'static str, Callback<()>)| Button::of(press(&act, ())).words(name);
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

/// A field for a whole number, 0 to `most`. Anything else is not passed on, and the field returns to the last valid number.
pub fn number(now: u64, most: u64, name: Option<String>, on_number: &Callback<u64>) -> Html {
    let onchange = sends(on_number, move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        let number = field.value_as_number();
        if number >= 0.0 && number <= most as f64 && number.fract() == 0.0 {
            return Some(number as u64);
        }
        field.set_value(&now.to_string());
        None
    });
    html! { <input type="number" min="0" step="1" aria-label={name} data-written={now.to_string()} {onchange} /> }
}

/// The field for a setup as text, and the text that was written into it last: the field changes only when the setup does, so
/// that what the reader is typing is kept.
#[derive(Default)]
pub struct WrittenField {
    /// The field, once it is in the document.
    pub field: NodeRef,
    last: Option<String>,
}

impl WrittenField {
    /// Writes the setup into the field, if it is not the one written last.
    pub fn write(&mut self, setup: String) {
        if self.last.as_ref() != Some(&setup)
            && let Some(field) = self.field.cast::<HtmlTextAreaElement>()
        {
            field.set_value(&setup);
            self.last = Some(setup);
        }
    }

    /// Lets the next setup be written whatever stands in the field.
    pub fn clear(&mut self) {
        self.last = None;
    }

    /// Notes that the reader has typed this setup, so that the reader's own notation stays in the field.
    pub fn keep(&mut self, setup: String) {
        self.last = Some(setup);
    }
}

/// A text whose formulas are shown with subscripts and superscripts, see [`formula`].
pub fn formulas(text: &str) -> Html {
    let piece = |(height, piece): (Height, &str)| match height {
        Height::Line => html! { piece.to_string() },
        Height::Lower => html! { <sub>{ piece.to_string() }</sub> },
        Height::Higher => html! { <sup>{ piece.to_string() }</sup> },
    };
    html! { <>{ for formula::pieces(text).into_iter().map(piece) }</> }
}

/// A technical term; a click on its dotted underline shows the definition.
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

/// Callbacks for pointing at elements beside the drawing.
pub struct Pointing {
    /// The pointer has moved over an element.
    pub over: Callback<PointerEvent>,
    /// The keyboard focus has moved to an element.
    pub focused: Callback<FocusEvent>,
    /// The pointer has left the page.
    pub left: Callback<PointerEvent>,
}

/// Passes on the id of the element that is pointed at, read from its attribute by `read`, or of the nearest element around it
/// that has an id.
pub fn pointing(on_point: &Callback<Option<Id>>, read: fn(&str) -> Option<Id>) -> Pointing {
    let id_of = move |event: &web_sys::Event| {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        read(&element.closest("[data-id]").ok()??.get_attribute("data-id")?)
    };
    let (focused, left) = (on_point.clone(), on_point.clone());
    Pointing {
        over: on_point.reform(move |event: PointerEvent| id_of(&event)),
        focused: Callback::from(move |event: FocusEvent| {
            // A click or tap outside such elements also moves the focus, but only focus by keyboard counts as pointing.
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

/// Moves the focus to the first element that matches this selector, if there is one that can take it.
pub fn focus(selector: &str) {
    if let Some(element) = find::<HtmlElement>(selector) {
        let _ = element.focus();
    }
}

/// Scrolls the nearest ancestor that matches `within` so that the first element that matches `selector` becomes visible.
/// Returns false if there is no such element.
pub fn reveal(selector: &str, within: &str) -> bool {
    let shown = find::<HtmlElement>(selector);
    let around = shown.as_ref().and_then(|shown| shown.closest(within).ok()?);
    let (Some(shown), Some(around)) = (shown, around) else { return false };
    let (own, room) = (shown.get_bounding_client_rect(), around.get_bounding_client_rect());
    if own.top() < room.top() || own.bottom() > room.bottom() {
        let middle = (own.top() + own.bottom() - room.top() - room.bottom()) / 2.0;
        around.set_scroll_top(around.scroll_top() + middle as i32);
    }
    true
}

/// Scrolls the first element that matches `selector` to its top.
pub fn scroll_to_top(selector: &str) {
    if let Some(element) = find::<Element>(selector) {
        element.set_scroll_top(0);
    }
}

/// A part of a page that is rendered again only when `props` change, even if the page is rendered more often. `html` renders it.
pub fn panel<T: PartialEq + 'static>(props: T, html: fn(&T) -> Html) -> Html {
    html! { <Panel content={Rc::new(Content { props, html }) as Rc<dyn PanelContent>} /> }
}

/// The content of a panel, of any type.
trait PanelContent: Any {
    /// Renders the content.
    fn html(&self) -> Html;
    /// Whether `other` has the same type and the same properties.
    fn is(&self, other: &dyn Any) -> bool;
}

struct Content<T> {
    props: T,
    html: fn(&T) -> Html,
}

impl<T: PartialEq + 'static> PanelContent for Content<T> {
    fn html(&self) -> Html {
        (self.html)(&self.props)
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Content<T>>().is_some_and(|other| self.props == other.props)
    }
}

#[derive(Properties)]
struct PanelProps {
    content: Rc<dyn PanelContent>,
}

impl PartialEq for PanelProps {
    fn eq(&self, other: &PanelProps) -> bool {
        self.content.is(&*other.content)
    }
}

/// One component for all panels: each further component type makes the program larger, further instances do not.
struct Panel;

impl Component for Panel {
    type Message = ();
    type Properties = PanelProps;

    fn create(_ctx: &Context<Self>) -> Self {
        Panel
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        ctx.props().content.html()
    }
}
use super::root::{document, find};
