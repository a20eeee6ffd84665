//! The search for better weights of the Score: the same tests with any number of workers, stopped and resumed, the weights taken.

use super::page::{Page, visit};
use super::taquin::{LONG, check_taken_away, choose, model};
use casse_tete::puzzle::taquin::job::{Answer, Job, Part, TableRunner};
use casse_tete::puzzle::taquin::scores::{
    TestedWeights, TextComparison, WeightSearch, WeightSource, front, generation,
};
use casse_tete::search::WorkerJob;
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::JobRunner;
use casse_tete::text::Lang;
use serde_json::json;

const ROWS: &str = "[...document.querySelectorAll('.scores-table tbody tr')].map((row) => [...row.cells].map(({ textContent }) => textContent))";

/// The same tests, without the page.
fn tests(link: &str, search: WeightSearch) -> Vec<TestedWeights> {
    let model = model(link);
    let job = Job::Weights(model.clone(), search);
    let mut parts: Vec<Part> = generation::first(&search, &model.weights).into_iter().map(Part::Test).collect();
    let mut answers: Vec<Answer> = vec![];
    while !parts.is_empty() {
        let batch = TableRunner::default().begin(&job, parts.drain(..).enumerate().collect()).expect("it can");
        answers.extend(carry_out(batch).expect("it can").into_iter().map(|(_, answer)| answer));
        parts = job.next_round(&answers.iter().collect::<Vec<_>>());
    }
    let tested = |answer| if let Answer::Tested(tested) = answer { tested } else { panic!("a test") };
    answers.into_iter().map(tested).collect()
}

async fn begin(page: &Page, lang: Lang) {
    page.press_button(lang.taquin().tree.tabs[1]).await;
    page.click(".scores summary").await;
    page.click(".run-scores").await;
}

#[test]
fn better_weights_are_found_and_taken() {
    const BOARD: &str = "board=3x3:8,6,7,2,5,4,3,0,1";
    let search = WeightSearch { boards: 6, size: 6, generations: 4, seed: 3, ..WeightSearch::default() };
    let tests = tests(BOARD, search);
    let all: Vec<&TestedWeights> = tests.iter().collect();
    let comparison = TextComparison::of(&all).expect("tests");
    visit(async |page| {
        for (workers, lang) in [(1, Lang::En), (3, Lang::Fr)] {
            page.open(&format!("#/taquin?{BOARD}&scores=6.6.4&seed=3&workers={workers}&lang={}", lang.name())).await;
            begin(page, lang).await;
            page.until("it ends", "document.querySelector('.scores-done')?.dataset.tests === '24'").await;
            let texts = &lang.taquin().scores;
            assert_eq!(page.words(".scores-done").await, (texts.done)([24, 24], [4, 4], 3));
            assert_eq!(page.words(".better").await, (texts.better)(comparison.better, comparison.others));
            let rows = page.eval(ROWS).await;
            let best: Vec<usize> = front(&all).into_iter().filter(|&place| place > 0).collect();
            assert_eq!(rows.as_array().expect("rows").len(), best.len() + 1);
            for (index, place) in std::iter::once(0).chain(best.iter().copied()).enumerate() {
                let test = all[place];
                let name = if index == 0 { texts.known[0].to_string() } else { index.to_string() };
                let expanded = lang.number(test.mean_expanded().round() as u64);
                let moves = lang.fixed(test.mean_moves().expect("solved"), 1);
                let weights: String = test.weights.iter().map(|weight| format!("{weight} ")).collect();
                assert_eq!(rows[index], json!([name, moves, expanded, weights]), "{place}");
            }
            assert!(page.is_seen(".scores .series-plot svg").await);
            check_taken_away(page, "scores-table", lang).await;
            // Methods, compared on the same boards, stand in the same plot.
            let named = |name: &str| {
                format!(
                    "[...document.querySelectorAll('.scores .series-plot text')].some(({{ textContent }}) => textContent === {})",
                    json!(name)
                )
            };
            let manhattan = lang.taquin().setup.methods[4];
            assert_eq!(page.eval(&named(manhattan)).await, json!(false));
            page.click(".compare-here").await;
            page.until_within(LONG, "compared", "document.querySelector('.series-done')?.dataset.boards === '6'").await;
            assert_eq!(page.words(".series-done").await, (lang.taquin().series.done)(6, 6, Some(3)));
            page.until("it is drawn", &named(manhattan)).await;
            // The weights are taken, and the results stay.
            page.click(".scores-table tbody tr:last-child .take-weights").await;
            let weights: Vec<String> = all[*best.last().expect("some")].weights.iter().map(i64::to_string).collect();
            page.until_link(&format!("weights={}", weights.join("."))).await;
            assert_eq!(page.eval(ROWS).await, rows);
            page.until_link("scores=6.6.4").await;
        }
    });
}

#[test]
fn a_search_for_weights_is_stopped_and_goes_on() {
    visit(async |page| {
        page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15&scores=3.6.3&lang=fr").await;
        page.press_button(Lang::Fr.taquin().tree.tabs[1]).await;
        page.click(".scores summary").await;
        // By chance alone, for a change.
        choose(page, ".weight-source", 1).await;
        page.until_link("scores=3.6.3.chance").await;
        page.click(".run-scores").await;
        page.until("some are done", "Number(document.querySelector('.scores-done')?.dataset.tests) > 2").await;
        // What changes with each test is read aloud at rest only.
        assert_eq!(page.text("document.querySelector('.scores-done').dataset.told").await, "off");
        page.press_button(Lang::Fr.shell().transport.stop).await;
        let resume = json!(Lang::Fr.shell().transport.resume);
        let stopped = format!(
            "[...document.querySelectorAll('.transport button')].some(({{ textContent }}) => textContent === {resume})"
        );
        page.until("it stops", &stopped).await;
        page.press_button(Lang::Fr.shell().transport.resume).await;
        page.until_within(LONG, "it ends", "document.querySelector('.scores-done').dataset.tests === '18'").await;
        page.until_state("idle").await;
        let search = WeightSearch {
            boards: 3,
            size: 6,
            generations: 3,
            source: WeightSource::Chance,
            ..WeightSearch::default()
        };
        let tests = tests("board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15", search);
        let all: Vec<&TestedWeights> = tests.iter().collect();
        let comparison = TextComparison::of(&all).expect("tests");
        let better = (Lang::Fr.taquin().scores.better)(comparison.better, comparison.others);
        assert_eq!(page.words(".better").await, better);
    });
}
