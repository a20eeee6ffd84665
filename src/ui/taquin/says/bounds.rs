//! Explanations of the lower bounds that are shown on the board: their values, the exact distance, the gap.

use crate::puzzle::taquin::Parity;
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::press;
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use yew::prelude::*;

/// The sum of a bound in words, with the exact distance and the gap where they are known.
pub fn sum(state: &State, details: &BoundDetails, bound: BoundShown, look: &Look) -> String {
    let texts = &look.lang.taquin().bounds;
    let ways = details.moves(BoundShown::Manhattan);
    let moves = details.moves(bound);
    let words = match bound {
        BoundShown::Manhattan => (texts.manhattan)(ways),
        BoundShown::LinearConflict => (texts.conflicts)(ways, moves - ways),
        BoundShown::WalkingDistance => (texts.walking)(details.walking.unwrap_or_default()),
        BoundShown::Pattern => {
            let best = details.best_groups();
            let is_mirrored = details.groups.first().is_some_and(|plain| plain != best);
            (texts.groups)(&best.iter().map(|group| group.moves).collect::<Vec<_>>(), is_mirrored)
        }
    };
    match state.best(&state.play.board()) {
        Some(exact) => format!("{words} · {}", (texts.exact)(exact, exact.saturating_sub(moves))),
        None => words,
    }
}

/// The choice of the bound that is drawn, and the table of all of them.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().bounds);
    let on_act = &page.frame.calls.act;
    let board = state.play.board();
    let bounds: Vec<BoundShown> = BoundShown::of(&board).collect();
    if bounds.is_empty() || !Parity::of(&board).is_solvable() {
        return html! {};
    }
    let exact = state.best(&board);
    let number = |number: Option<u32>| number.map_or("–".to_string(), |number| number.to_string());
    let choose = |bound: BoundShown, name: &'static str| {
        let wanted = (state.bound != Some(bound)).then_some(bound);
        Button {
            class: bound.name(),
            pressed: Some(state.bound == Some(bound)),
            ..Button::of(press(on_act, Act::Bound(wanted)))
        }
        .words(name)
    };
    let rows = |details: &BoundDetails| {
        let row = |&bound: &BoundShown| {
            let moves = details.moves(bound);
            let gap = exact.map(|exact| exact.saturating_sub(moves));
            let class = (state.bound == Some(bound)).then_some("lit");
            Row {
                id: None,
                class,
                cells: vec![texts.names[bound as usize].into(), moves.into(), number(exact).into(), number(gap).into()],
            }
        };
        bounds.iter().map(row).collect::<Vec<Row>>()
    };
    html! {
        <section class="bounds" aria-label={texts.heading[0]}>
            <h2>{ texts.heading[0] }</h2>
            <div class="row">{ for bounds.iter().map(|&bound| choose(bound, texts.names[bound as usize])) }</div>
            if let Some(bound) = state.bound_shown() {
                <p>{ texts.counts[bound as usize] }</p>
                if let Some(details) = state.bounds() {
                    { table("lower-bounds", Caption::Heard(texts.heading[0]), &texts.columns, rows(details)) }
                } else {
                    <p class="hint" data-told="all">{ texts.waiting }</p>
                }
                { Button { class: "plots", ..Button::of(press(on_act, Act::Bound(None))) }.words(texts.heading[1]) }
            }
        </section>
    }
}
