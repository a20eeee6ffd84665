//! How the pieces of the solution on show come in: a sentence for each step, and the whole order.

use super::{letter, name};
use crate::puzzle::soma::assemble::way::{Ways, WaysEnd};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::parts::{button, paragraph};
use crate::ui::soma::act::Act;
use crate::ui::soma::gaps::gaps;
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// The sentence about the present step; none unless the ways are shown.
pub fn words(state: &State, look: &Look) -> Option<Vec<String>> {
    let texts = &look.lang.soma().ways;
    if !state.shows_ways() {
        return None;
    }
    let Some(ways) = state.ways() else { return Some(vec![seeking(state, look).to_string()]) };
    let (step, count) = (state.assembled, state.model.pieces.solid());
    let Some(order) = ways.order() else { return Some(vec![verdict(state, ways, look)]) };
    let Some(&piece) = step.checked_sub(1).and_then(|last| order.get(last)) else {
        return Some(vec![(texts.begin)(count)]);
    };
    let mut sentences = match step <= count {
        true => vec![(texts.step)(step, count, letter(state, piece), &way(ways, piece, look))],
        false => gaps(&state.model.pieces, look).into_iter().collect(),
    };
    if step >= count {
        sentences.push(verdict(state, ways, look));
    }
    Some(sentences)
}

/// What is told while the ways are not known.
fn seeking(state: &State, look: &Look) -> &'static str {
    let [looking, stopped, failed] = look.lang.soma().ways.seeking;
    let is_looking = state.ways.seeking.is_running() || state.wants_ways() || state.solutions.is_none();
    match state.ways.seeking {
        Activity::Failed => failed,
        _ if is_looking => looking,
        _ => stopped,
    }
}

fn way(ways: &Ways, piece: usize, look: &Look) -> String {
    let texts = &look.lang.soma().ways;
    let way = ways.ways.iter().find(|way| way.piece == piece);
    way.map_or(texts.there.to_string(), |way| (texts.way)(&way.moves))
}

/// What is known of the whole solution.
fn verdict(state: &State, ways: &Ways, look: &Look) -> String {
    let texts = &look.lang.soma().ways;
    let letters =
        |pieces: &[usize]| pieces.iter().map(|&piece| letter(state, piece).to_string()).collect::<Vec<_>>().join(", ");
    match &ways.end {
        WaysEnd::Whole => ways.kind().and_then(|kind| texts.kinds.get(kind as usize)).map_or("", |words| words).into(),
        WaysEnd::Locked(pieces) => (texts.locked)(&letters(pieces)),
        WaysEnd::Floating(pieces) => (texts.floating)(&letters(pieces), pieces.len()),
        WaysEnd::NoOrder => texts.no_order.to_string(),
        WaysEnd::GivenUp => texts.given_up.to_string(),
    }
}

/// The panel: the choice of what is shown, what is known, and the order of the pieces with their ways.
pub fn panel(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().ways;
    let Some(gravity) = state.ways.asked else {
        return html! {
            <>
                { paragraph("hint", texts.about) }
                { button("strong open-ways", texts.buttons[0], on_act, Act::Ways(Some(false))) }
            </>
        };
    };
    let onchange = on_act.reform(move |_: Event| Act::Ways(Some(!gravity)));
    let found = state.ways();
    let all = state.ways.tally.filter(|_| found.is_some()).map(|tally| {
        let count = tally.kinds.iter().sum::<u64>() + tally.others + tally.open;
        let known = state.solutions.as_ref().map_or(count, |solutions| solutions.catalogue.count);
        let kind = found.and_then(|ways| ways.kind());
        let is_same = kind.is_some_and(|kind| tally.kinds[kind as usize] == count);
        (texts.all)([count, known], &tally.kinds, [tally.others, tally.open], is_same)
    });
    html! {
        <div class="factors">
            <div class="rule">
                <label class="check"><input type="checkbox" class="gravity" checked={gravity} {onchange} aria-describedby="gravity-hint" />{ texts.gravity[0] }</label>
                <p class="hint" id="gravity-hint">{ texts.gravity[1] }</p>
            </div>
            <div class="factors of-ways">
                { match found {
                    Some(ways) => paragraph("way-verdict", verdict(state, ways, look)),
                    None => paragraph("looking", seeking(state, look)),
                } }
                { for all.map(|words| paragraph("reconciled", words)) }
            </div>
            { for found.and_then(|ways| rows(state, ways, look)) }
            <div class="row">{ button("close-ways", texts.buttons[1], on_act, Act::Ways(None)) }</div>
        </div>
    }
}

fn rows(state: &State, ways: &Ways, look: &Look) -> Option<Html> {
    let [heading, piece, of_it] = look.lang.soma().ways.table;
    let row = |(place, piece): (usize, usize)| Row {
        class: (place + 1 == state.assembled).then_some("lit"),
        ..Row::of(vec![html! { place + 1 }, name(state, piece), html! { way(ways, piece, look) }])
    };
    let rows = ways.order()?.into_iter().take(state.model.pieces.solid()).enumerate().map(row).collect();
    Some(table("ways", Caption::Heard(heading), &[piece, of_it], rows))
}
