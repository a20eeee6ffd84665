//! Small controls shared by all pages: icons, figures, alerts, terms, tabs.

use crate::text::Lang;
use yew::prelude::*;

/// Listens to an event and passes on what it means, if it means anything.
pub fn heard<E: 'static, T: 'static>(callback: &Callback<T>, read: impl Fn(E) -> Option<T> + 'static) -> Callback<E> {
    let callback = callback.clone();
    Callback::from(move |event: E| {
        if let Some(meaning) = read(event) {
            callback.emit(meaning);
        }
    })
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
        html! { <button onclick={act.reform(|_: MouseEvent| ())}>{ name }</button> }
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

/// See the fields.
#[derive(Properties, PartialEq)]
pub struct TermProps {
    /// The term and its definition.
    pub term: (&'static str, &'static str),
}

/// A term of the field: its dotted underline opens the definition.
#[component]
pub fn Term(props: &TermProps) -> Html {
    let open = use_state(|| false);
    let toggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let (term, definition) = props.term;
    html! {
        <>
            <button class="term" aria-expanded={open.to_string()} onclick={toggle}>{ term }</button>
            if *open { <span class="definition">{ definition }</span> }
        </>
    }
}

/// See the fields.
#[derive(Properties, PartialEq)]
pub struct TabsProps {
    /// What the tabs are for.
    pub label: AttrValue,
    /// Prefix of the ids; the panel of all tabs has the id `{name}-panel`.
    pub name: &'static str,
    /// Their names.
    pub tabs: Vec<AttrValue>,
    /// The one that is open.
    pub open: usize,
    /// One was chosen.
    pub on_choose: Callback<usize>,
}

/// A row of tabs; arrow keys move between them.
#[component]
pub fn Tabs(props: &TabsProps) -> Html {
    let list = use_node_ref();
    let count = props.tabs.len();
    let onkeydown = {
        let (choose, open, list) = (props.on_choose.clone(), props.open, list.clone());
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowRight" => (open + 1) % count,
                "ArrowLeft" => (open + count - 1) % count,
                _ => return,
            };
            event.prevent_default();
            choose.emit(to);
            let tab = list.cast::<web_sys::Element>().and_then(|list| list.children().item(to as u32));
            if let Some(tab) = tab.and_then(|tab| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(tab).ok()) {
                let _ = tab.focus();
            }
        })
    };
    html! {
        <div class="tabs" role="tablist" aria-label={props.label.clone()} ref={list} {onkeydown}>
            { for props.tabs.iter().enumerate().map(|(index, tab)| {
                let open = index == props.open;
                let onclick = props.on_choose.reform(move |_: MouseEvent| index);
                html! {
                    <button role="tab" id={format!("{}-{index}", props.name)} aria-selected={open.to_string()}
                        aria-controls={format!("{}-panel", props.name)} tabindex={if open { "0" } else { "-1" }} {onclick}>
                        { tab }
                    </button>
                }
            }) }
        </div>
    }
}
