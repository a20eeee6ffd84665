//! The search for better weights of the Score: what is asked for, the tests that nothing beats, the plot of all tests.

use super::results::name;
use super::series;
use crate::puzzle::taquin::scores::{
    BOARDS, GENERATIONS, SIZE, TestedWeights, TextComparison, WeightSearch, WeightSource, front,
};
use crate::ui::Look;
use crate::ui::controls::{line_of, number, options, press, sends};
use crate::ui::csv::take_away;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, paragraph};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::scores::ScoresRun;
use crate::ui::taquin::state::series::SeriesRun;
use yew::prelude::*;

/// The search for better weights, folded.
pub fn scores(page: &Taquin, look: &Look) -> Html {
    let (run, texts) = (&page.state.scores, &look.lang.taquin().scores);
    let on_act = &page.frame.calls.act;
    let now = run.choice;
    let [boards, size, generations] = texts.fields;
    let field = |name: &'static str, value: u64, most: u64, with: fn(WeightSearch, u64) -> WeightSearch| {
        let on_number = on_act.reform(move |value: u64| Act::Scores(with(now, value)));
        html! { <label>{ name }{ number(value, most, None, &on_number) }</label> }
    };
    let [from, names @ ..] = texts.sources;
    let source = usize::from(now.source == WeightSource::Chance);
    let on_source = sends(on_act, move |event: Event| {
        let source = [WeightSource::Evolution, WeightSource::Chance][line_of(&event)?];
        Some(Act::Scores(WeightSearch { source, ..now }))
    });
    let run_now = (!page.is_busy()).then_some(Act::RunScores);
    html! {
        <details class="series scores">
            <summary>{ texts.title }</summary>
            { paragraph("", texts.about) }
            { field(boards, now.boards, *BOARDS.end(), |now, boards| WeightSearch { boards, ..now }) }
            { field(size, now.size, *SIZE.end(), |now, size| WeightSearch { size, ..now }) }
            { field(generations, now.generations, *GENERATIONS.end(), |now, generations| WeightSearch { generations, ..now }) }
            <label>{ from }<select class="weight-source" onchange={on_source}>{ options(names, Some(source)) }</select></label>
            { able("strong run-scores", texts.run.into(), on_act, run_now) }
            { results(page, look) }
        </details>
    }
}

/// The table and the plot of what was counted so far.
fn results(page: &Taquin, look: &Look) -> Html {
    let (run, width) = (&page.state.scores, page.state.model.board.width());
    let on_act = &page.frame.calls.act;
    let (texts, lang) = (&look.lang.taquin().scores, look.lang);
    let (Some(search), tests) = (run.search, run.tested()) else { return html! {} };
    let (Some(comparison), Some(text)) = (TextComparison::of(&tests), tests.first()) else { return html! {} };
    let moves = |test: &TestedWeights| test.mean_moves().map_or("–".to_string(), |mean| lang.fixed(mean, 1));
    let expanded = |test: &TestedWeights| lang.number(test.mean_expanded().round() as u64);
    let generation = search.generation_of(tests.len() - 1) + 1;
    let done = (texts.done)([tests.len() as u64, search.tests()], [generation, search.generations], search.seed);
    let best = comparison.best.map(|[shortest, least]| {
        let (shortest, least) = (tests[shortest], tests[least]);
        if shortest.solved > text.solved {
            return (texts.more_solved)([shortest.solved, text.solved], text.boards);
        }
        (texts.best)([&moves(shortest), &moves(text)], [&expanded(least), &expanded(text)])
    });
    let listed = listed(run, &tests, texts.known);
    // Where all put all boards in order, that needs no column.
    let whole = listed.iter().all(|&(_, place)| tests[place].solved == tests[place].boards);
    let columns = &texts.columns[..texts.columns.len() - usize::from(whole)];
    let row = |(name, place): (String, usize)| {
        let test = tests[place];
        let take = (texts.take)(&name);
        let onclick = press(on_act, Act::TakeWeights(test.weights.clone()));
        let style = format!("--columns: {width}");
        let mut cells = vec![
            html! { <button class="take-weights" title={take.clone()} aria-label={take} {onclick}>{ name }</button> },
            moves(test).into(),
            expanded(test).into(),
            html! { <span class="weights" {style}>{ for test.weights.iter().map(|weight| html! { <><span>{ weight }</span>{ " " }</> }) }</span> },
        ];
        if !whole {
            cells.push(lang.number(test.solved).into());
        }
        Row::of(cells)
    };
    html! {
        <>
            <p class="scores-done" data-told={if page.is_busy() { "off" } else { "all" }} data-tests={tests.len().to_string()}>{ done }</p>
            { paragraph("better", (texts.better)(comparison.better, comparison.others)) }
            { for best.map(|words| paragraph("", words)) }
            <div class="scrolls" tabindex="0" role="region" aria-label={texts.title}>
                { table("scores-table", Caption::Heard(texts.title), columns, listed.iter().cloned().map(row).collect()) }
            </div>
            { take_away("scores-table", "scores", lang) }
            { plot(run, &listed, &page.state.contest.series, look) }
            { able("compare-here", texts.compare.into(), on_act, (!page.is_busy()).then_some(Act::CompareHere)) }
            { paragraph("hint", texts.hint) }
        </>
    }
}

/// The tests of the table with their names: the text's Score, the reader's weights, and by numbers those that nothing beats.
fn listed(run: &ScoresRun, tests: &[&TestedWeights], known: [&str; 2]) -> Vec<(String, usize)> {
    let own = tests.iter().position(|test| test.weights == run.own).filter(|&place| place > 0);
    let known = [Some(0), own].into_iter().zip(known).filter_map(|(place, name)| Some((name.to_string(), place?)));
    let others = front(tests).into_iter().filter(|&place| place > 0 && Some(place) != own);
    known.chain(others.enumerate().map(|(index, place)| ((index + 1).to_string(), place))).collect()
}

/// The length of the solutions against the leaves expanded, of the tests that solved most boards, and of the methods and formulas that
/// were compared on the same boards and solved as many.
fn plot(run: &ScoresRun, listed: &[(String, usize)], compared: &SeriesRun, look: &Look) -> Html {
    let tests = run.tested();
    let most = tests.iter().map(|test| test.solved).max().unwrap_or_default();
    let own = tests.iter().enumerate().filter(|(_, test)| test.solved == most).filter_map(|(place, test)| {
        let name = listed.iter().find(|(_, other)| *other == place).map(|(name, _)| name.clone());
        Some((name.unwrap_or_default(), test.mean_moves()?, test.mean_expanded()))
    });
    let same = run.search.is_some_and(|search| compared.series == Some(search.series()));
    let (boards, sums) = if same { compared.sums() } else { (0, vec![]) };
    let others = compared.entrants.iter().zip(&sums).filter(|(_, sum)| sum.boards == boards && sum.solved == most);
    // Methods that refuse boards which cannot be put in order expand nothing.
    let others = others.filter(|(_, sum)| sum.expanded > 0).map(|(entrant, sum)| {
        (name(entrant, look), sum.moves as f64 / sum.solved.max(1) as f64, sum.expanded as f64 / boards.max(1) as f64)
    });
    series::plot(own.chain(others), look.lang.taquin().scores.plot, look)
}
