//! Explanations of exact distances: the distance of the board, the best moves, the error of the estimate along the moves.

use super::{bounds, ends, filling, in_line, slide};
use crate::puzzle::taquin::scene::{ALONG, BAR};
use crate::puzzle::taquin::{Board, Method, Parity};
use crate::scene::Id;
use crate::search::job::Origin;
use crate::text::taquin::place;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::button::Button;
use crate::ui::controls::press;
use crate::ui::parts::{button, paragraph};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use crate::worker::progress::Progress;
use yew::prelude::*;

/// More boards than this are folded, so that the table below is seen.
const MOST_OPEN: usize = 4;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let all = look.lang.taquin();
    let texts = &all.distances;
    if let Some(table) = state.filling_shown() {
        return filling::words(table, state.filling.step as usize, look);
    }
    if let Some(bound) = state.bound_shown() {
        let sum = |details| bounds::sum(state, details, bound, look);
        return vec![state.bounds().map_or(all.bounds.waiting.to_string(), sum)];
    }
    if state.has_ends() {
        return ends::words(state, look);
    }
    let Some(distances) = &state.distances else {
        let percent = |progress: &Progress| (100.0 * progress.fraction()) as u64;
        return vec![match &state.fetching {
            Activity::Running(progress) if progress.counted.is_empty() => (texts.preparing)(percent(progress)),
            Activity::Running(progress) => (texts.working)(progress.counted.iter().sum()),
            _ if state.wants_table() => (texts.preparing)(0),
            _ => texts.too_large[usize::from(state.counts().is_empty())].to_string(),
        }];
    };
    let Some(known) = state.known() else { return vec![(texts.working)(distances.counts().iter().sum())] };
    let board = state.play.board();
    match (known.of(&board), known.of_other(&board)) {
        (Some(0), _) => vec![all.hand.done.to_string()],
        (Some(here), _) => {
            let moves: Vec<String> = known.best(&board).iter().filter_map(|&way| slide(&board, way, look)).collect();
            vec![(texts.here)(here, &moves.join(" · "))]
        }
        (None, other) => vec![(texts.other)(other.unwrap_or_default())],
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, all) = (&page.state, look.lang.taquin());
    let texts = &all.distances;
    let on_act = &page.frame.calls.act;
    if state.fills() {
        let table = state.filling_shown();
        return table.map(|table| filling::says(table, state.filling.step as usize, look, on_act)).unwrap_or_default();
    }
    if state.has_ends() {
        return ends::says(page, look);
    }
    let counts = state.counts();
    let known = state.known();
    let is_counted = state.distances.is_some() || matches!(state.fetching, Activity::Running(_));
    if counts.is_empty() || known.is_none() && is_counted {
        return html! {};
    }
    let positions: u64 = counts.iter().sum();
    let sum: u64 = counts.iter().enumerate().map(|(distance, count)| distance as u64 * count).sum();
    let mean = look.lang.fixed(sum as f64 / positions.max(1) as f64, 3);
    let [distance, boards, ..] = texts.columns;
    let here = state.best(&state.play.board());
    let row = |(index, &count): (usize, &u64)| {
        let id = Id::new(BAR, index, 0);
        let lit = state.light == Some(id) || here == Some(index as u32);
        let cells = vec![index.into(), look.lang.number(count).into()];
        Row { id: Some(id), class: lit.then_some("lit"), cells }
    };
    let rows = counts.iter().enumerate().map(row).collect();
    html! {
        <>
            <p>{ (texts.all)(positions, counts.len() - 1, &mean) }</p>
            if let Some(origin) = state.fetching.progress().and_then(|progress| progress.origin) {
                <p class="hint origin" data-origin={if origin == Origin::Kept { "kept" } else { "built" }}>
                    { texts.origins[usize::from(origin == Origin::Built)] }
                </p>
            }
            if known.is_none() {
            } else if state.play.known() == 0 {
                <p class="hint">{ texts.no_path }</p>
                { button("strong follow-solution", texts.search, on_act, Act::Follow) }
            } else {
                { along(state, look, on_act) }
            }
            { admissible(state, look, on_act) }
            { filling::begin(state, look, on_act) }
            { farthest(state, look, on_act) }
            <h2>{ texts.tables[0] }</h2>
            { table("all-distances", Caption::Heard(texts.tables[0]), &[distance, boards], rows) }
        </>
    }
}

/// The boards that are farthest from the order: each is shown with one click.
fn farthest(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let boards = state.farthest_boards();
    let Some(most) = state.counts().len().checked_sub(1).filter(|_| !boards.is_empty()) else { return html! {} };
    let words = (look.lang.taquin().distances.farthest)(boards.len(), most);
    let show = |board: &Board| {
        let pressed = Some(state.play.board() == *board);
        Button { class: "board-line", pressed, ..Button::of(press(on_act, Act::Place(*board))) }.words(in_line(board))
    };
    let row = html! { <div class="row">{ for boards.iter().map(show) }</div> };
    html! {
        <div class="farthest" role="group" aria-label={words.clone()}>
            if boards.len() > MOST_OPEN {
                <details><summary>{ words }</summary>{ row }</details>
            } else {
                <h2>{ words }</h2>
                { row }
            }
        </div>
    }
}

/// Whether the estimate is ever too large, and the board where it is too large by most.
fn admissible(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().formula;
    if state.model.method == Method::Score {
        return nearer_than_its_score(state, look, on_act);
    }
    let Some(known) = state.judged().filter(|_| state.model.unit() > 0) else { return html! {} };
    let worst = state.estimate.worst(known);
    let (words, meaning) = match &worst {
        Some(worst) => {
            let exact = known.of(&worst.board).unwrap_or_default();
            let estimate = look.lang.decimal(worst.excess + f64::from(exact));
            let share = look.lang.percent(worst.boards as f64 / known.positions() as f64, 1);
            ((texts.over)(&share, &estimate, exact, &in_line(&worst.board)), 1)
        }
        None if state.estimate.is_admissible() => {
            (texts.never_over.to_string(), if state.model.price() == 0 { 2 } else { 0 })
        }
        None => return html! {},
    };
    html! {
        <div class="admissible" data-admissible={if worst.is_some() { "0" } else { "1" }}>
            { paragraph("", words) }
            { paragraph("", texts.meaning[meaning]) }
            { for worst.map(|worst| button("take-worst", texts.take, on_act, Act::Take(worst.board))) }
        </div>
    }
}

/// The board that is nearer than the mean of its Score by most.
fn nearer_than_its_score(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let all = look.lang.taquin();
    let Some(known) = state.judged() else { return html! {} };
    let Some((board, mean)) = state.estimate.worst_mean(known) else { return html! {} };
    let exact = known.of(&board).unwrap_or_default();
    let words = (all.formula.over_mean)(&look.lang.fixed(mean, 1), exact, &in_line(&board));
    html! {
        <div class="admissible" data-admissible="0">
            { paragraph("", all.distances.estimates[place(Method::Score)]) }
            { paragraph("", words) }
            { paragraph("", all.formula.meaning[1]) }
            { button("take-worst", all.formula.take, on_act, Act::Take(board)) }
        </div>
    }
}

/// The method whose estimate is shown along the moves: the Manhattan distance for iterative deepening.
fn estimated(method: Method) -> Method {
    if method.is_deepening() { Method::AStarManhattan } else { method }
}

/// The table of the boards along the moves, each with its distance and its estimate.
fn along(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().distances;
    let path = state.along();
    let boards = state.play.boards();
    let is_solvable = Parity::of(&state.play.board()).is_solvable();
    let errors: Vec<f64> =
        path.iter().filter_map(|each| Some((each.estimate? - f64::from(each.exact?)).abs())).collect();
    let largest = errors.iter().copied().fold(0.0, f64::max);
    let mean = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
    let [_, _, step, board, to_come, exact, estimate] = texts.columns;
    html! {
        <>
            // Where a worker has the table of distances, there is no estimate by the Score.
            if state.model.method != Method::Score || path.iter().any(|each| each.estimate.is_some()) {
                <p>{ texts.estimates[place(estimated(state.model.method))] }</p>
            }
            if !is_solvable {
                <p class="not-home">{ texts.not_home[1] }</p>
            } else if boards.last().is_some_and(|last| !last.is_solved()) {
                <p class="not-home">{ texts.not_home[0] }</p>
            }
            if is_solvable && !errors.is_empty() { <p class="errors">{ (texts.errors)(&look.lang.fixed(largest, 1), &look.lang.fixed(mean, 1)) }</p> }
            <h2>{ texts.tables[1] }</h2>
            <div class="scrolls" tabindex="0" role="region" aria-label={texts.tables[1]}>
            <table class="along">
                { Caption::Heard(texts.tables[1]).html() }
                <thead><tr>{ for [step, board, to_come, exact, estimate].into_iter().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                <tbody>
                    { for path.iter().zip(&boards).enumerate().map(|(index, (each, board))| {
                        let lit = (index == state.play.made()).then_some("lit");
                        html! {
                            <tr class={classes!(lit)} data-id={Id::new(ALONG, index, 0).to_string()}>
                                <th scope="row">{ button("named", index.to_string(), on_act, Act::Step(index as u64)) }</th>
                                <td class="board-line">{ in_line(board) }</td><td>{ each.to_come }</td>
                                <td>{ each.exact.map_or("–".to_string(), |exact| exact.to_string()) }</td>
                                <td>{ each.estimate.map_or("–".to_string(), |estimate| look.lang.fixed(estimate, 1)) }</td>
                            </tr>
                        }
                    }) }
                </tbody>
            </table>
            </div>
        </>
    }
}
