//! The building blocks of the panels. Each kind of element is made in one place, because each place where elements are
//! made makes the program larger.

use super::Look;
use super::button::Button;
use super::controls::{formulas, press, tabs, term};
use crate::puzzle::Puzzle;
use crate::scene::{Room, svg};
use yew::prelude::*;

/// A button that sends an action.
pub fn button<T: Clone + 'static>(
    class: &'static str,
    words: impl Into<AttrValue>,
    on_act: &Callback<T>,
    act: T,
) -> Html {
    able(class, words.into(), on_act, Some(act))
}

/// A button that sends an action; without one it is disabled.
pub fn able<T: Clone + 'static>(class: &'static str, words: AttrValue, on_act: &Callback<T>, act: Option<T>) -> Html {
    let disabled = act.is_none();
    let onclick = act.map(|act| press(on_act, act)).unwrap_or_else(Callback::noop);
    Button { class, disabled, ..Button::of(onclick) }.words(words)
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
        all.push(html! { <dd {class}>{ formulas(&words) }</dd> });
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

/// Paragraphs, each with its heading.
pub fn chapters(chapters: &[(&'static str, &'static str)]) -> Html {
    let mut all = vec![];
    for &(title, words) in chapters {
        all.push(html! { <h2>{ formulas(title) }</h2> });
        all.push(html! { <p>{ formulas(words) }</p> });
    }
    together(all)
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

/// A heading within a panel.
pub fn heading(words: impl Into<AttrValue>) -> Html {
    titled(words.into())
}

fn titled(words: AttrValue) -> Html {
    html! { <h2>{ words }</h2> }
}

/// A part that scrolls by itself where the screen is too narrow for it, with its name for readers who do not see it.
pub fn scrolling(name: &'static str, content: Html) -> Html {
    html! { <div class="scrolls" tabindex="0" role="region" aria-label={name}>{ content }</div> }
}

/// A panel with tabs, the number of the open one, what is called with the number of another one, and the content of the open one.
pub fn tabbed(look: &Look, names: &[&'static str], tab: usize, on_tab: &Callback<usize>, open: Html) -> Html {
    // A link may ask for more than there are: then the last one is open.
    let tab = tab.min(names.len().saturating_sub(1));
    let panel = html! {
        <div class="says-panel" id="says-panel" role="tabpanel" aria-labelledby={format!("says-{tab}")}>{ open }</div>
    };
    together(vec![tabs(look.shell().says, "says", names, tab, on_tab), panel])
}

/// The picture of a puzzle, a link for the pointer: for the keyboard and for screen readers the same link stands below it.
pub fn cover(puzzle: Puzzle, look: &Look, link: String) -> Html {
    let scene = puzzle.cover(Room { width: 320.0, height: 240.0 });
    let drawing = svg::document(&scene, look.palette, look.lang.title(puzzle).name);
    html! { <a class="picture" href={link} tabindex="-1" aria-hidden="true">{ Html::from_html_unchecked(drawing.into()) }</a> }
}
