//! Explanations of both ends of a distance: the sentence, the search, the table of its rounds.

use super::results::kilobytes;
use crate::puzzle::taquin::anytime::EndsRound;
use crate::puzzle::taquin::scene::BAR;
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::csv::take_away;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, button, heading, paragraph, scrolling, together};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use yew::prelude::*;

/// Sentences about what is known.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().ends;
    if !state.parity().is_solvable() {
        return vec![texts.hopeless.to_string()];
    }
    let Some(ends) = state.ends_here() else { return vec![texts.about.to_string()] };
    let said = match ends.rounds().last() {
        Some(&EndsRound { moves: Some(moves), bound, .. }) if moves <= bound => (texts.met)(moves),
        Some(round @ &EndsRound { moves: Some(moves), bound, .. }) => {
            let times = f64::from(round.hundredths().unwrap_or_default()) / 100.0;
            (texts.between)(bound, moves, &look.lang.fixed(times, 2))
        }
        _ => texts.searching.to_string(),
    };
    vec![said]
}

/// The round that is pointed at: what the table has of it.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let rounds = state.ends_here()?.rounds();
    let [_, columns @ ..] = look.lang.taquin().ends.table;
    let cells = cells(rounds.get(id.a as usize)?, look);
    Some(columns.into_iter().zip(cells).map(|(name, cell)| format!("{name} {cell}")).collect::<Vec<_>>().join(" · "))
}

/// The cells of the table for a round.
fn cells(round: &EndsRound, look: &Look) -> [String; 5] {
    let number = |number: u64| look.lang.number(number);
    [
        number(round.width.into()),
        round.moves.map_or("–".to_string(), |moves| number(moves.into())),
        number(round.bound.into()),
        number(round.nodes.iter().sum()),
        kilobytes(round.bytes, look),
    ]
}

/// The panel on the right.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().ends);
    let on_act = &page.frame.calls.act;
    let [title, run] = texts.heading;
    let rounds = state.ends_here().map(|ends| ends.rounds()).unwrap_or_default();
    let moves = rounds.last().and_then(|last| last.moves);
    let can = state.can_find_ends() && !page.is_busy();
    let is_done = state.ends_here().is_some_and(|ends| ends.activity.is_done());
    let row = |(index, round): (usize, &EndsRound)| {
        let id = Id::new(BAR, index, 0);
        let class = (state.light == Some(id)).then_some("lit");
        Row { id: Some(id), class, cells: cells(round, look).into_iter().map(Html::from).collect() }
    };
    let [rounds_title, columns @ ..] = texts.table;
    together(vec![
        heading(title),
        if is_done {
            html! {}
        } else {
            able("strong run-ends", run.into(), on_act, can.then_some(Act::RunEnds))
        },
        match moves {
            Some(moves) => button("play-ends", (texts.play)(moves), on_act, Act::PlayEnds),
            None => html! {},
        },
        if rounds.is_empty() {
            html! {}
        } else {
            together(vec![
                heading(rounds_title),
                scrolling(
                    rounds_title,
                    table("ends", Caption::Heard(rounds_title), &columns, rounds.iter().enumerate().map(row).collect()),
                ),
                take_away("ends", "ends", look.lang),
            ])
        },
        together(texts.explained.into_iter().map(|words| paragraph("", words)).collect()),
    ])
}
