//! Several scrambles at once: how many, the table of those that are found, and the way to the page that prints them.

use super::stages::colour;
use crate::puzzle::cube::scramble::MOST_CUBES;
use crate::puzzle::cube::{Algorithm, Face};
use crate::sheet::SheetKind;
use crate::ui::Look;
use crate::ui::controls::number;
use crate::ui::csv::take_away;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::page::state::Linked;
use crate::ui::parts::{able, block, heading, paragraph, together};
use crate::ui::print::{PrintChoice, PrintedKind};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// The part of the panel about several scrambles.
pub fn several(page: &HungarianCube, look: &Look) -> Html {
    let (state, texts, on_act) = (&page.state, &look.lang.cube().scrambles, &page.frame.calls.act);
    let about = (texts.about)(colour(state.scheme, Face::Up, look), colour(state.scheme, Face::Front, look));
    let table = &state.scrambles;
    let on_cubes = on_act.reform(|cubes| Act::Cubes(cubes as usize));
    let asked = vec![
        html! { <label class="seed">{ texts.cubes }{ number(table.cubes as u64, MOST_CUBES as u64, None, &on_cubes) }</label> },
        able("scrambles-run", texts.run.into(), on_act, page.can_begin().then_some(Act::Scrambles)),
    ];
    let mut parts = vec![heading(texts.several), paragraph("", about), block("row", asked)];
    if !table.found.is_empty() {
        parts.push(listed(state, look));
        parts.push(block("row", vec![print(state, look), take_away("scrambles", "scrambles", look.lang)]));
    }
    together(parts)
}

/// The scrambles, a row for each; those that are still looked for have an empty row.
fn listed(state: &State, look: &Look) -> Html {
    let (texts, lang) = (&look.lang.cube().scrambles, look.lang);
    let row = |(index, found): (usize, &Option<Vec<_>>)| {
        let turns = found.as_ref().map(|turns| turns.iter().copied().collect::<Algorithm>().text(state.spelling));
        let length = found.as_ref().map(|turns| lang.number(turns.len()));
        Row::of(vec![
            html! { lang.number(index + 1) },
            html! { turns.unwrap_or("…".to_string()) },
            html! { length.unwrap_or_default() },
        ])
    };
    let rows = state.scrambles.found.iter().enumerate().map(row).collect();
    table("scrambles", Caption::Heard(texts.several), &texts.columns, rows)
}

/// The link to the page that prints them, once all are found.
fn print(state: &State, look: &Look) -> Html {
    if state.scrambles.all().is_none() {
        return html! {};
    }
    let choice = PrintChoice { kind: PrintedKind::Sheet(SheetKind::Scrambles), ..PrintChoice::of(state.link()) };
    let href = look.on(choice.link()).to_string();
    html! { <a class="button" {href}>{ look.lang.cube().scrambles.print }</a> }
}
