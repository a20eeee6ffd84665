//! The doctor's explanations: whether a cube can be put in order, which law fails, and the smallest repair.

use super::message::DraftProblem;
use super::{invariants, name, sum};
use crate::puzzle::cube::diagnosis::{Repair, repairs};
use crate::puzzle::cube::facelet::{face, row_and_column};
use crate::puzzle::cube::scene::mistake_id;
use crate::puzzle::cube::theorem::{Consequence, Law, ORBITS};
use crate::puzzle::cube::{Kind, Place, Sums};
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{formulas, press};
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::parts::{able, block, button, paragraph, said, tabbed, together, why};
use crate::ui::table::{Caption, Row, table};
use crate::ui::trouble::{Trouble, problems};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().doctor;
    if state.is_half_entered() {
        return entered(state, look);
    }
    if state.draft.is_some() {
        let mut sentences = vec![texts.no_cube.to_string()];
        // What the message about a text or a link lists is told there; who presents sees no such message.
        let is_listed = |trouble: &_| matches!(trouble, Trouble::Text(_) | Trouble::Link(..));
        if !look.present && state.base.troubles.iter().any(is_listed) {
            return sentences;
        }
        let found: Vec<DraftProblem> =
            state.draft_problems().iter().map(|problem| DraftProblem(problem, state.scheme)).collect();
        for (_, words) in problems(&found, look) {
            sentences.push(words.to_string());
        }
        return sentences;
    }
    let sums = Sums::of(&state.position());
    if sums.is_reachable() {
        let end = if state.cube().is_solved() { texts.in_order } else { texts.legal };
        return vec![end.to_string()];
    }
    let mut sentences = vec![texts.illegal.to_string()];
    for law in sums.failing() {
        sentences.push(texts.fails[law as usize].to_string());
    }
    sentences.push((texts.orbit)(sums.orbit() + 1));
    sentences
}

/// How far a cube is entered, and what comes next.
fn entered(state: &State, look: &Look) -> Vec<String> {
    let cube = look.lang.cube();
    let texts = &cube.entry;
    let Some(review) = &state.entry.review else { return vec![] };
    let entered = state.drafted().colours.iter().flatten().count();
    let mut sentences = vec![(texts.known)(review.count(), entered)];
    if review.cube().is_some() {
        sentences.push(texts.whole.to_string());
    } else if let Some(cursor) = state.entry.cursor {
        let [row, column] = row_and_column(cursor);
        sentences.push((texts.next)(cube.faces[face(cursor) as usize], row, column));
    }
    sentences
}

/// The possible mistakes in what was entered, each with the button that undoes it.
fn mistakes(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().entry;
    let mistakes = state.mistakes();
    let [of_draft, of_cube] = texts.perhaps;
    if mistakes.is_empty() {
        let is_wrong = !state.draft_problems().is_empty();
        return if is_wrong {
            paragraph("hint", texts.no_mistake)
        } else {
            html! {}
        };
    }
    let lines = mistakes.iter().enumerate().map(|(index, mistake)| {
        let words = (texts.mistake)(mistake, state.scheme);
        let id = mistake_id(index);
        let name = format!("{}: {words}", texts.mend);
        let mend = Button { class: "mend", name: Some(name.into()), ..Button::of(press(on_act, Act::Mend(index))) };
        let lit = (state.light == Some(id)).then_some("lit");
        html! { <li data-id={id.to_string()} class={classes!(lit)}><span>{ words }</span>{ mend.words(texts.mend) }</li> }
    });
    html! {
        <div class="diagnosis mistakes">
            { paragraph("perhaps", if state.draft.is_some() { of_draft } else { of_cube }) }
            <ul>{ for lines }</ul>
        </div>
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().doctor;
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    if state.draft.is_some() {
        let hint = if state.is_half_entered() {
            html! {}
        } else {
            paragraph("hint", texts.mend)
        };
        return together(vec![mistakes(state, look, on_act), hint]);
    }
    let open = match page.frame.tab {
        0 => diagnosis(state, look, on_act),
        1 => reassemble(state, look, on_act),
        _ => together(vec![invariants::theatre(state, look, on_act), why(&texts.why, &texts.terms)]),
    };
    tabbed(look, &texts.tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// The three laws, the orbit, the repair.
fn diagnosis(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    together(vec![laws(state, look), mistakes(state, look, on_act), repair(state, look, on_act), orbits(state, look)])
}

/// The laws, with their sums written in full.
fn laws(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().doctor;
    let position = state.position();
    let sums = Sums::of(&position);
    let row = |law: Law| {
        let spelled = match law {
            Law::Sign => (texts.signs)(sums.corner_sign, sums.edge_sign),
            Law::Twist => sum(&position, Kind::Corner),
            Law::Flip => sum(&position, Kind::Edge),
        };
        let holds = sums.holds(law);
        let sign = if holds { "✓" } else { "✕" };
        Row {
            id: None,
            class: Some(if holds { "holds" } else { "fails" }),
            cells: vec![
                formulas(texts.laws[law as usize]),
                html! { spelled },
                html! { <><b>{ sign }</b>{ " " }{ texts.verdicts[usize::from(holds)] }</> },
            ],
        }
    };
    table("laws", Caption::Heard(texts.tabs[0]), &texts.law_columns, Law::ALL.map(row).into())
}

/// The proposed repair, if one is needed.
fn repair(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().doctor;
    let position = state.position();
    let repairs = repairs(&position);
    if repairs.is_empty() {
        return html! {};
    }
    let mut meanwhile = position;
    let mut lines = Vec::new();
    for repair in repairs {
        let line = match repair {
            Repair::Exchange([a, b]) => {
                (texts.exchange)(&name(meanwhile.at(a).0, state.spelling), &name(meanwhile.at(b).0, state.spelling))
            }
            Repair::Rotate(place, by) => (texts.rotate)(&name(meanwhile.at(place).0, state.spelling), place.kind(), by),
        };
        lines.push(html! { <li>{ line }</li> });
        meanwhile = repair.of(&meanwhile);
    }
    html! {
        <div class="diagnosis repair">
            <p><strong>{ texts.smallest }</strong></p>
            <ul>{ lines }</ul>
            { button("do-repair", texts.repair, on_act, Act::Repair) }
        </div>
    }
}

/// The twelve orbits, and the one in which the cube is.
fn orbits(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().doctor;
    let here = Sums::of(&state.position()).orbit();
    let mut columns = vec![];
    for column in [texts.orbit_corner].into_iter().chain(texts.orbit_columns) {
        columns.push(html! { <th scope="col">{ column }</th> });
    }
    // A row for the signs and the flips, a column for the twists.
    let mut rows = vec![];
    for (row, name) in texts.orbit_rows.into_iter().enumerate() {
        let (sign, flip) = (row / 2, row % 2);
        let mut cells = vec![html! { <th scope="row">{ name }</th> }];
        for twist in 0..3 {
            let orbit = (sign * 3 + twist) * 2 + flip;
            let own = orbit == here;
            let class = match orbit {
                0 if own => "here reached",
                0 => "reached",
                _ if own => "here",
                _ => "",
            };
            let words = format!("{}{}", orbit + 1, if own { " ●" } else { "" });
            cells.push(html! { <td {class} aria-current={own.then_some("true")}>{ words }</td> });
        }
        rows.push(html! { <tr>{ cells }</tr> });
    }
    html! {
        <table class="orbits">
            <caption><strong>{ (texts.orbits)(ORBITS) }</strong></caption>
            <thead><tr>{ columns }</tr></thead>
            <tbody>{ rows }</tbody>
        </table>
    }
}

/// The controls to take small cubes out and to put them back wrongly.
fn reassemble(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().doctor;
    let chosen = &state.chosen;
    let alike = matches!(chosen[..], [a, b] if a.kind() == b.kind());
    let mut names = vec![];
    for &cubie in chosen {
        names.push(name(cubie, state.spelling));
    }
    let last_edge = chosen.last().is_some_and(|cubie| cubie.kind() == Kind::Edge);
    let [exchange, twist, flip] = texts.buttons;
    let rotate = if last_edge { flip } else { twist };
    let taken = if names.is_empty() { texts.none_chosen.to_string() } else { (texts.chosen)(&names) };
    let mut pieces = vec![];
    for cubie in Place::every() {
        pieces.push(html! {
            <button class="small-cube" aria-pressed={chosen.contains(&cubie).to_string()} data-id={super::id(cubie).to_string()}
                onclick={press(on_act, Act::Choose(cubie))}>{ name(cubie, state.spelling) }</button>
        });
    }
    let mut examples = vec![];
    for (example, name) in Consequence::ALL.into_iter().zip(texts.examples) {
        examples.push(button("example", name, on_act, Act::Consequence(example)));
    }
    examples.push(button("bad-deal", texts.deal, on_act, Act::Deal(false)));
    let list = html! { <details class="pieces"><summary>{ texts.list }</summary>{ block("row", pieces) }</details> };
    together(vec![
        said(texts.how),
        html! { <p class="chosen" data-told="all">{ taken }</p> },
        block(
            "row",
            vec![
                able("exchange", exchange.into(), on_act, alike.then_some(Act::Exchange)),
                able("rotate", rotate.into(), on_act, (!chosen.is_empty()).then_some(Act::Rotate)),
            ],
        ),
        list,
        said(texts.examples_are),
        block("row examples", examples),
    ])
}
