//! The tour of the errors of the base text: what is printed, why it is wrong, and cubes on which one sees it.

use super::group::{large, parts};
use super::invariants::figures;
use super::{cycles_text, index, name};
use crate::puzzle::cube::errata::{self, BOUND_TIMES, Erratum, SUBSET, SUBSET_TIMES};
use crate::puzzle::cube::printed::{self, BOUND};
use crate::puzzle::cube::theorem::{ASSEMBLED, REACHABLE};
use crate::puzzle::cube::{Face, Kind, Place, Position, Sums};
use crate::ui::Look;
use crate::ui::controls::{formulas, press};
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::parts::{block, button, heading, paragraph, said, scrolling, together};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().errata;
    let number = state.erratum as usize;
    let mut sentences = vec![(texts.now)(number + 1, Erratum::ALL.len(), texts.errors[number].title)];
    if state.made > 0 {
        sentences.extend(super::algorithm::words(state, look).into_iter().take(1));
    } else if !state.way.turns.is_empty() {
        sentences.push(texts.stepped.to_string());
    }
    sentences
}

/// The panel on the right, below the sentence: the list, with the present error open.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().errata;
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let mut items = vec![];
    for erratum in Erratum::ALL {
        let number = erratum as usize;
        let is_open = erratum == state.erratum;
        let title = format!("{}. {}", number + 1, texts.errors[number].title);
        items.push(html! {
            <li>
                <button class="erratum" aria-expanded={is_open.to_string()} aria-current={is_open.then_some("true")}
                    onclick={press(on_act, Act::Erratum(erratum))}>{ formulas(&title) }</button>
                if is_open { { open(state, erratum, look, on_act) } }
            </li>
        });
    }
    html! { <ol class="errata says-panel" aria-label={texts.list}>{ items }</ol> }
}

/// An error: what is printed, why it is wrong, what is computed, and its examples.
fn open(state: &State, erratum: Erratum, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().errata;
    let own = &texts.errors[erratum as usize];
    let [printed, wrong, see] = texts.headings;
    block(
        "erratum-open",
        vec![
            heading(printed),
            html! { <p class="note">{ formulas(own.printed) }</p> },
            heading(wrong),
            html! { <p>{ formulas(own.wrong) }</p> },
            computed(state, erratum, look),
            heading(see),
            examples(state, erratum, look, on_act),
        ],
    )
}

/// What is computed about an error.
fn computed(state: &State, erratum: Erratum, look: &Look) -> Html {
    let (texts, lang) = (&look.lang.cube().errata, look.lang);
    match erratum {
        Erratum::Law => {
            let mut rows = vec![];
            for own in errata::bracketed() {
                let kind = own.cubie.kind();
                let [left, right] = own.printed;
                let mut cells = vec![html! { name(own.cubie, state.spelling) }];
                for each in [own.truth, left, right] {
                    cells.push(html! { index(kind, each) });
                }
                rows.push(Row { id: Some(super::id(own.cubie)), ..Row::of(cells) });
            }
            table("law-rows", Caption::Heard(texts.headings[1]), &texts.law, rows)
        }
        Erratum::Cycles => cycles(state, look),
        Erratum::Row => row(look),
        Erratum::Bound => {
            let [bound, reachable] = const { [parts(BOUND), parts(REACHABLE)] }.map(|number| large(lang, number));
            paragraph("reconciled", (texts.bound)(&bound, &reachable, BOUND_TIMES))
        }
        Erratum::Slices => {
            let Some(example) = erratum.examples().into_iter().next() else { return html! {} };
            let position = example.end();
            let [corners, edges] = Kind::ALL.map(|kind| cycles_text(&position, kind));
            paragraph("reconciled", (texts.slices)(&corners, &edges))
        }
        Erratum::Subset => {
            let numbers = const { [parts(ASSEMBLED), parts(SUBSET), parts(REACHABLE)] };
            let [all, subset, reachable] = numbers.map(|number| large(lang, number));
            paragraph("reconciled", (texts.subset)(&all, &subset, &reachable, SUBSET_TIMES))
        }
        Erratum::Converse | Erratum::Proofs => html! {},
    }
}

/// The cycles in print and the true ones, and for each of these turns a corner that goes elsewhere in print.
fn cycles(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().errata;
    let (mut rows, mut goes) = (vec![], vec![]);
    for face in [Face::Back, Face::Left, Face::Up] {
        let Some(row) = printed::row(face) else { continue };
        let turn = super::algorithm::turn_text(row.turn, state.spelling);
        let both = |position: &Position| {
            let [corners, edges] = Kind::ALL.map(|kind| cycles_text(position, kind));
            html! { <>{ corners }<br />{ edges }</> }
        };
        let shown = errata::as_printed(&row);
        if let Some(shown) = &shown {
            let moved = Place::all(Kind::Corner).find(|&corner| shown.goes(corner).0 != row.position.goes(corner).0);
            if let Some(corner) = moved {
                let [print, truth] = [shown, &row.position].map(|position| position.goes(corner).0.number());
                goes.push(said((texts.goes)(&turn, corner.number(), print, truth)));
            }
        }
        let inverse = row.position.inverse();
        rows.push(Row::of(vec![html! { turn }, both(&inverse), both(&row.position)]));
    }
    let table = table("cycle-rows", Caption::Heard(texts.headings[0]), &texts.cycles, rows);
    together([vec![scrolling(texts.headings[0], table)], goes].concat())
}

/// The indices of the corners for D in print, and the true ones.
fn row(look: &Look) -> Html {
    let texts = &look.lang.cube().errata;
    let Some(printed) = printed::row(Face::Down) else { return html! {} };
    let mut rows = vec![];
    for corner in Place::all(Kind::Corner) {
        let truth = printed.position.goes(corner).1;
        let shown = printed.twists[corner.index()].rem_euclid(3) as usize;
        let class = (truth != shown).then_some("lit");
        let differs = if truth == shown { "" } else { " ≠" };
        let cells = vec![
            html! { corner.number() },
            html! { <>{ index(Kind::Corner, shown) }{ differs }</> },
            html! { index(Kind::Corner, truth) },
        ];
        rows.push(Row { class, ..Row::of(cells) });
    }
    table("row-rows", Caption::Heard(texts.headings[1]), &texts.row, rows)
}

/// The examples, each a button that puts it on the cube, with its signs and sums.
fn examples(state: &State, erratum: Erratum, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, invariants) = (&look.lang.cube().errata, &look.lang.cube().invariants);
    let labels = texts.errors[erratum as usize].examples;
    let mut rows = vec![];
    for (number, (example, &label)) in erratum.examples().iter().zip(labels).enumerate() {
        let is = state.is_example(example);
        let mut cells = vec![html! {
            <button class="put-example" aria-pressed={is.to_string()} onclick={press(on_act, Act::Example(erratum, number))}>{ label }</button>
        }];
        let sums = Sums::of(&example.end());
        for figure in figures(&sums) {
            cells.push(html! { figure });
        }
        let reached = usize::from(sums.is_reachable());
        cells.push(html! { <><b>{ ["✕", "✓"][reached] }</b>{ " " }{ texts.verdicts[reached] }</> });
        rows.push(Row { class: is.then_some("lit"), ..Row::of(cells) });
    }
    let [_, signs @ ..] = invariants.columns;
    let [corners, edges, twist, flip] = signs;
    let columns = [texts.example, corners, edges, twist, flip, look.lang.cube().doctor.law_columns[2]];
    let mut parts = vec![scrolling(
        texts.headings[2],
        table("erratum-examples", Caption::Heard(texts.headings[2]), &columns, rows),
    )];
    if erratum == Erratum::Converse && erratum.examples().iter().any(|example| state.is_example(example)) {
        parts.push(button("strong solve-example", texts.solve, on_act, Act::Solve));
    }
    parts.push(html! { <p class="hint">{ formulas(invariants.hint) }</p> });
    together(parts)
}
