//! What the panels of the page are put together from. Each kind of element is made in one place: it is the places where
//! elements are made that weigh.

use super::HungarianCube;
use super::act::Act;
use crate::ui::Look;
use crate::ui::controls::{formulas, press, tabs, term};
use yew::prelude::*;

/// A button that does something.
pub fn button(class: &'static str, words: impl Into<AttrValue>, on_act: &Callback<Act>, act: Act) -> Html {
    able(class, words.into(), on_act, Some(act))
}

/// A button that cannot be pressed while there is nothing to do.
pub fn able(class: &'static str, words: AttrValue, on_act: &Callback<Act>, act: Option<Act>) -> Html {
    let disabled = act.is_none();
    let onclick = act.map(|act| press(on_act, act));
    html! { <button {class} {disabled} {onclick}>{ words }</button> }
}

/// A line of a list to choose from.
pub fn option(name: impl Into<AttrValue>, is: bool) -> Html {
    line(name.into(), is)
}

fn line(name: AttrValue, selected: bool) -> Html {
    html! { <option {selected}>{ name }</option> }
}

/// The lines of a list to choose from, of which the one with this number is chosen; none of them if there is no such line.
pub fn options(names: &[&'static str], chosen: Option<usize>) -> Vec<Html> {
    let mut lines = vec![];
    for (number, &name) in names.iter().enumerate() {
        lines.push(option(name, chosen == Some(number)));
    }
    lines
}

/// A paragraph of a style of its own.
pub fn paragraph(class: &'static str, words: impl Into<AttrValue>) -> Html {
    styled(class, words.into())
}

fn styled(class: &'static str, words: AttrValue) -> Html {
    html! { <p {class}>{ words }</p> }
}

/// A paragraph of no style.
pub fn said(words: impl Into<AttrValue>) -> Html {
    styled("", words.into())
}

/// Elements one after the other.
pub fn together(parts: Vec<Html>) -> Html {
    html! { <>{ parts }</> }
}

/// A box of a style around them.
pub fn block(class: &'static str, parts: Vec<Html>) -> Html {
    html! { <div {class}>{ parts }</div> }
}

/// Facts, each with its name.
pub fn facts(facts: Vec<(&'static str, &'static str, String)>) -> Html {
    let mut all = vec![];
    for (name, class, words) in facts {
        all.push(html! { <dt>{ name }</dt> });
        all.push(html! { <dd {class}>{ words }</dd> });
    }
    html! { <dl class="facts">{ all }</dl> }
}

/// Words in the cells of a table.
pub fn cells(words: Vec<String>) -> Vec<Html> {
    let mut cells = vec![];
    for words in words {
        cells.push(formulas(&words));
    }
    cells
}

/// Two lines in a cell.
pub fn lines(first: String, second: String) -> Html {
    html! { <>{ first }<br />{ second }</> }
}

/// Why it is so, and the terms of the field.
pub fn why(paragraphs: &[&'static str], explained: &[(&'static str, &'static str)]) -> Html {
    let mut all = vec![];
    for &words in paragraphs {
        all.push(said(words));
    }
    all.push(terms(explained));
    together(all)
}

/// The terms of the field.
pub fn terms(explained: &[(&'static str, &'static str)]) -> Html {
    let mut all = vec![];
    for &own in explained {
        all.push(term(own));
    }
    html! { <p>{ all }</p> }
}

/// What is said under tabs, of which the open one is shown.
pub fn tabbed(page: &HungarianCube, look: &Look, names: &[&'static str], open: Html) -> Html {
    let tab = page.frame.tab;
    let panel = html! {
        <div class="says-panel" id="says-panel" role="tabpanel" aria-labelledby={format!("says-{tab}")}>{ open }</div>
    };
    together(vec![tabs(look.shell().says, "says", names, tab, &page.frame.calls.tab), panel])
}
