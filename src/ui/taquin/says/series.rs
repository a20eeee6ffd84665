//! Methods compared on many boards: who takes part, on which boards, the table and the plot.

use super::results::{kilobytes, name};
use crate::puzzle::taquin::scene::series::{SeriesPoint, SeriesWords, scene};
use crate::puzzle::taquin::series::{MOST_BOARDS, Series, SeriesSum};
use crate::puzzle::taquin::shortest::MOST_COMPARED;
use crate::scene::{Id, Room};
use crate::ui::Look;
use crate::ui::controls::{choice, number, options};
use crate::ui::csv::take_away;
use crate::ui::drawing::small::small_drawing;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, button, paragraph};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use crate::ui::taquin::state::series::{Entrant, SeriesRun};
use yew::prelude::*;

/// The size of the plot, in scene units.
const ROOM: Room = Room { width: 320.0, height: 420.0 };

/// Who takes part in the comparisons.
pub fn entrants(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let chosen = state.entrants();
    let entrant = |entrant: Entrant| {
        let (key, checked) = (entrant.key(), chosen.contains(&entrant));
        let onchange = on_act.reform({
            let key = key.clone();
            move |_: Event| Act::Entrant(key.clone())
        });
        html! { <label class="check"><input type="checkbox" data-entrant={key} {checked} {onchange} />{ name(&entrant, look) }</label> }
    };
    let summary = (look.lang.taquin().series.entrants)(chosen.len());
    html! { <details class="taking-part"><summary>{ summary }</summary><div class="entrants">{ for state.able().into_iter().map(entrant) }</div></details> }
}

/// The comparison on many boards.
pub fn series(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().series);
    let on_act = &page.frame.calls.act;
    let sides = (state.model.board.width(), state.model.board.height());
    let korf = state.series() == Series::Korf;
    let on_boards = on_act.reform(|boards: u64| Act::SeriesBoards(boards.clamp(1, MOST_BOARDS)));
    let can = !page.is_busy() && !state.entrants().is_empty();
    html! {
        <section class="series" aria-label={texts.title}>
            <h2>{ texts.title }</h2>
            <div class="row">
                if Series::Korf.fits(sides) {
                    <select class="series-of" aria-label={texts.title} onchange={choice(on_act, |line| Some(Act::SeriesKorf(line == 1)))}>
                        { options(texts.kinds, Some(usize::from(korf))) }
                    </select>
                }
                if !korf {
                    <label>{ texts.boards }{ number(state.series.boards, MOST_BOARDS, None, &on_boards) }</label>
                }
            </div>
            { able("strong run-series", texts.run.into(), on_act, can.then_some(Act::RunSeries)) }
            { results(&state.contest.series, look, on_act) }
        </section>
    }
}

/// The table and the plot of what was counted so far.
fn results(run: &SeriesRun, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, lang) = (&look.lang.taquin().series, look.lang);
    let (Some(series), true) = (run.series, run.activity.is_begun()) else { return html! {} };
    let (boards, sums) = run.sums();
    let seed = if let Series::Random { seed, .. } = series { Some(seed) } else { None };
    let [method, expanded, created, memory, moves, gap, time] = look.lang.taquin().tree.compared;
    // Where all have put all boards in order, that needs no column.
    let is_whole = sums.iter().all(|sum| sum.solved == boards);
    let mut columns = vec![method, moves, gap, created, expanded, memory, time];
    columns.splice(1..1, Some(texts.solved).filter(|_| !is_whole));
    let class = if is_whole { "series-table by-name" } else { "series-table by-name with-solved" };
    let mean = |sum: u64, of: u64, places| {
        if of == 0 { "–".to_string() } else { lang.fixed(sum as f64 / of as f64, places) }
    };
    let row = |(entrant, sum): (&Entrant, &SeriesSum)| {
        let whole = |sum: u64| {
            if sum == 0 { "–".to_string() } else { lang.number((sum as f64 / sum_boards(boards)).round() as u64) }
        };
        let mut cells: Vec<Html> = vec![
            name(entrant, look).into(),
            mean(sum.moves, sum.solved, 1).into(),
            mean(sum.excess, sum.compared, 1).into(),
            whole(sum.created).into(),
            whole(sum.expanded).into(),
            kilobytes(sum.most_bytes, look).into(),
            milliseconds(sum.time / boards.max(1), look).into(),
        ];
        let solved = Some(lang.number(sum.solved).into()).filter(|_| !is_whole);
        cells.splice(1..1, solved);
        Row::of(cells)
    };
    let rows = run.entrants.iter().zip(&sums).map(row).collect();
    html! {
        <>
            <p class="series-done" data-told={if run.activity.is_running() { "off" } else { "all" }} data-boards={boards.to_string()}>{ (texts.done)(boards, series.boards(), seed) }</p>
            if boards > 0 {
                <div class="scrolls" tabindex="0" role="region" aria-label={texts.title}>{ table(class, Caption::Heard(texts.title), &columns, rows) }</div>
                <div class="row">{ take_away("series-table", "series", lang) }{ button("take-all", texts.every, on_act, Act::TakeSeries) }</div>
                { means(run, boards, &sums, look) }
            }
            { paragraph("hint", (texts.hint)(MOST_COMPARED)) }
        </>
    }
}

/// Nanoseconds as milliseconds.
pub fn milliseconds(nanoseconds: u64, look: &Look) -> String {
    look.lang.decimal(nanoseconds as f64 / 1e6)
}

fn sum_boards(boards: u64) -> f64 {
    boards.max(1) as f64
}

/// The mean length of the solutions against what was created, of those who put every board in order.
fn means(run: &SeriesRun, boards: u64, sums: &[SeriesSum], look: &Look) -> Html {
    let mean = |sum: u64| sum as f64 / sum_boards(boards);
    let whole = run.entrants.iter().zip(sums).filter(|(_, sum)| sum.solved == boards);
    let results = whole.map(|(entrant, sum)| (name(entrant, look), mean(sum.moves), mean(sum.created)));
    plot(results, look.lang.taquin().series.means, look)
}

/// A point for each of these, where there are two or more: a name, or none where many have none; the length of the solutions; the cost.
/// The words are the title, the horizontal axis, and what is said below.
pub fn plot(
    results: impl Iterator<Item = (String, f64, f64)>,
    [title, below, hint]: [&'static str; 3],
    look: &Look,
) -> Html {
    let results: Vec<_> = results.collect();
    if results.len() < 2 {
        return html! {};
    }
    let beats = |one: (f64, f64), other: (f64, f64)| one.0 <= other.0 && one.1 <= other.1 && one != other;
    let point = |(name, moves, cost): &(String, f64, f64)| SeriesPoint {
        name: name.clone(),
        moves: *moves,
        cost: cost.max(1.0),
        is_best: !results.iter().any(|&(_, others, least)| beats((others, least), (*moves, *cost))),
    };
    let points: Vec<SeriesPoint> = results.iter().map(point).collect();
    let words = SeriesWords { title, below, lang: look.lang };
    let told = |id: Id| {
        let (name, moves, cost) = results.get(id.a as usize)?;
        let name = if name.is_empty() { String::new() } else { format!("{name} · ") };
        Some(format!(
            "{name}{below} {} · {title} {}",
            look.lang.fixed(*moves, 1),
            look.lang.number(cost.round() as u64)
        ))
    };
    html! {
        <>
            { small_drawing("series-plot", &scene(&points, &words, ROOM), title, told, look) }
            { paragraph("hint", hint) }
        </>
    }
}
