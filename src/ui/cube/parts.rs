//! The building blocks of the page's panels. Each kind of element is made in one place, because each place where elements are
//! made makes the program larger.

use super::HungarianCube;
use super::act::Act;
use crate::ui::Look;
use crate::ui::controls::{formulas, press, tabs, term};
use yew::prelude::*;

/// A button that sends an action.
pub fn button(class: &'static str, words: impl Into<AttrValue>, on_act: &Callback<Act>, act: Act) -> Html {
    able(class, words.into(), on_act, Some(act))
}

/// A button that sends an action; without one it is disabled.
pub fn able(class: &'static str, words: AttrValue, on_act: &Callback<Act>, act: Option<Act>) -> Html {
    let disabled = act.is_none();
    let onclick = act.map(|act| press(on_act, act));
    html! { <button {class} {disabled} {onclick}>{ words }</button> }
}

/// A paragraph with a CSS class.
pub fn paragraph(class: &'static str, words: impl Into<AttrValue>) -> Html {
    styled(class, words.into())
}

fn styled(class: &'static str, words: AttrValue) -> Html {
    html! { <p {class}>{ words }</p> }
}

/// A paragraph without a CSS class.
pub fn said(words: impl Into<AttrValue>) -> Html {
    styled("", words.into())
}

/// Elements one after the other.
pub fn together(parts: Vec<Html>) -> Html {
    html! { <>{ parts }</> }
}

/// A `div` with a CSS class around these elements.
pub fn block(class: &'static str, parts: Vec<Html>) -> Html {
    html! { <div {class}>{ parts }</div> }
}

/// A list of values, each with its name.
pub fn facts(facts: Vec<(&'static str, &'static str, String)>) -> Html {
    let mut all = vec![];
    for (name, class, words) in facts {
        all.push(html! { <dt>{ name }</dt> });
        all.push(html! { <dd {class}>{ words }</dd> });
    }
    html! { <dl class="facts">{ all }</dl> }
}

/// Cells of a table with these texts.
pub fn cells(words: Vec<String>) -> Vec<Html> {
    let mut cells = vec![];
    for words in words {
        cells.push(formulas(&words));
    }
    cells
}

/// A cell with two lines of text.
pub fn lines(first: String, second: String) -> Html {
    html! { <>{ first }<br />{ second }</> }
}

/// Explanations in paragraphs, and the technical terms used.
pub fn why(paragraphs: &[&'static str], explained: &[(&'static str, &'static str)]) -> Html {
    let mut all = vec![];
    for &words in paragraphs {
        all.push(said(words));
    }
    all.push(terms(explained));
    together(all)
}

/// The technical terms, each with its definition.
pub fn terms(explained: &[(&'static str, &'static str)]) -> Html {
    let mut all = vec![];
    for &own in explained {
        all.push(term(own));
    }
    html! { <p>{ all }</p> }
}

/// A panel with tabs; `open` is the content of the open one.
pub fn tabbed(page: &HungarianCube, look: &Look, names: &[&'static str], open: Html) -> Html {
    let tab = page.frame.tab;
    let panel = html! {
        <div class="says-panel" id="says-panel" role="tabpanel" aria-labelledby={format!("says-{tab}")}>{ open }</div>
    };
    together(vec![tabs(look.shell().says, "says", names, tab, &page.frame.calls.tab), panel])
}
