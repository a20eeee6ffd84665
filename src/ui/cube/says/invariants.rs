//! Explanations of the signs and sums of the theorem, turn by turn: of the algorithm, or of the solution.

use super::{cycles_text, sum};
use crate::puzzle::cube::invariants::InvariantStep;
use crate::puzzle::cube::{Kind, Place, Sums};
use crate::ui::Look;
use crate::ui::controls::{formulas, press};
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{State, Track, Way};
use crate::ui::parts::{lines, said, together};
use crate::ui::steps::Steps;
use crate::ui::table::{Caption, Row, table, table_of};
use yew::prelude::*;

/// The largest number of turns in the table of the turns.
const MOST_ROWS: usize = 24;

/// A sign as a number.
fn sign(sign: i8) -> &'static str {
    if sign > 0 { "+1" } else { "−1" }
}

/// The signs and sums in the order of the rows of the tables.
pub fn figures(sums: &Sums) -> [String; 4] {
    [sign(sums.corner_sign).into(), sign(sums.edge_sign).into(), sums.twist.to_string(), sums.flip.to_string()]
}

/// The last turn that was made, with the signs and sums before and after it.
fn last(state: &State, way: &Way) -> Option<(String, InvariantStep)> {
    let before = (state.step() as usize).checked_sub(1)?;
    let turn = *way.turns.get(before)?;
    let step = InvariantStep::between(&way.cube(before).position(), &state.position());
    Some((state.turn_text(turn), step))
}

/// The direct half of the theorem, told for the last turn: sentences, and the table of what it contributes.
pub fn theatre(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().invariants;
    // What is told of a solution that is missing, or of a cube in order, stands above.
    let Some(way) = state.track_way() else { return html! {} };
    if way.turns.is_empty() {
        return if state.track() == Track::Solution {
            html! {}
        } else {
            said(texts.none)
        };
    }
    let mut parts = vec![];
    match last(state, way) {
        None => parts.push(said((texts.before)(Sums::of(&state.position()).is_reachable()))),
        Some((turn, step)) => {
            let flips = Place::all(Kind::Edge).filter(|&edge| step.effect.goes(edge).1 > 0).count();
            let sentences = [
                (texts.signs)(&turn, &step.own, &step.after),
                (texts.twist)(step.after.twist),
                (texts.flip)(flips, step.after.flip),
            ];
            for words in sentences {
                parts.push(html! { <p class="told">{ formulas(&words) }</p> });
            }
            parts.push(change(&turn, &step, look));
        }
    }
    if state.finished() {
        // Turning the whole cube is no turn.
        let turns = way.turns.iter().filter(|turn| turn.length() > 0).count();
        parts.push(said((texts.end)(turns, Sums::of(&state.position()).is_reachable())));
    }
    parts.push(along(state, way, look, on_act));
    together(parts)
}

/// The signs and sums before and after a turn, and what it contributes, written out.
fn change(turn: &str, step: &InvariantStep, look: &Look) -> Html {
    let texts = &look.lang.cube().invariants;
    let [before, contributes, after] = texts.change_columns;
    let effect = &step.effect;
    let [corners, edges, twist, flip] = figures(&step.own);
    let own = [
        lines(cycles_text(effect, Kind::Corner), corners),
        lines(cycles_text(effect, Kind::Edge), edges),
        lines(sum(effect, Kind::Corner), format!("≡ {twist}")),
        lines(sum(effect, Kind::Edge), format!("≡ {flip}")),
    ];
    let mut rows = vec![];
    let (then, now) = (figures(&step.before), figures(&step.after));
    for (index, own) in own.into_iter().enumerate() {
        rows.push(Row::of(vec![formulas(texts.rows[index]), html! { &then[index] }, own, html! { &now[index] }]));
    }
    let heads = vec![html! { before }, html! { <>{ contributes }{ " " }{ turn }</> }, html! { after }];
    table_of("change", Caption::Shown(texts.change), heads, rows)
}

/// The signs and sums after each of the turns near the present one; a click goes there.
fn along(state: &State, way: &Way, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().invariants;
    let near = state.near_moves(MOST_ROWS);
    let mut rows = vec![];
    for made in near.start..=near.end {
        let name = match made.checked_sub(1).and_then(|turn| way.turns.get(turn)) {
            Some(&turn) => state.turn_text(turn),
            None => texts.start.to_string(),
        };
        let is = made as u64 == state.step();
        let label = made.checked_sub(1).map(|turn| (look.lang.cube().editor.go_to)(turn + 1, &name));
        let mut cells = vec![html! {
            <>
                <small class="turn-number">{ look.lang.number(made) }</small>
                <button class="to-turn" aria-current={is.then_some("step")} aria-label={label} onclick={press(on_act, Act::Step(made as u64))}>{ name }</button>
            </>
        }];
        for figure in figures(&Sums::of(&way.cube(made).position())) {
            cells.push(html! { figure });
        }
        rows.push(Row { class: is.then_some("lit"), ..Row::of(cells) });
    }
    together(vec![
        table("along", Caption::Shown(texts.along), &texts.columns, rows),
        html! { <p class="hint">{ formulas(texts.hint) }</p> },
    ])
}
