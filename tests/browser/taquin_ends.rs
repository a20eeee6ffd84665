//! Both ends of a board that is too large for its shortest solution: the rounds as they are without the page, with any number of workers,
//! stopped and resumed, and the solution played.

use super::explore::{focus_drawing, said_after};
use super::page::{Page, visit};
use super::taquin::{LONG, board, check_taken_away};
use casse_tete::puzzle::taquin::Board;
use casse_tete::puzzle::taquin::anytime::{self, EndsResult, EndsRound, EndsSearch};
use casse_tete::puzzle::taquin::wide::WideBoards;
use casse_tete::search::Status;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;
use std::rc::Rc;

const LARGE: &str = "5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24";
const ROWS: &str = "[...document.querySelectorAll('table.ends tbody tr')].map((row) => [...row.cells].map(({ textContent }) => textContent))";

/// The first rounds, without the page.
fn rounds(board: &Board, most: usize) -> Vec<EndsRound> {
    let boards = Rc::new(WideBoards::new(board));
    let mut results: Vec<EndsResult> = vec![];
    let mut parts = anytime::first();
    while results.len() < anytime::PARTS * most {
        for part in parts.drain(..) {
            let mut search = EndsSearch::new(&boards, board, part).expect("a part");
            while search.advance(1 << 20) == Status::Running {}
            results.push(search.result(part));
        }
        parts = anytime::next_round(&results.iter().collect::<Vec<_>>());
    }
    anytime::rounds(&results.iter().map(Some).collect::<Vec<_>>())
}

/// The number of rounds in the table whose parts are all finished.
async fn known(page: &Page) -> u64 {
    page.eval(&format!("{ROWS}.length")).await.as_u64().expect("a number").saturating_sub(1)
}

#[test]
fn both_ends_come_nearer() {
    let expected = rounds(&board(LARGE), 5);
    let rows: Vec<[String; 5]> = expected
        .iter()
        .map(|round| {
            let number = |number: u64| Lang::En.number(number);
            let moves = round.moves.map_or("–".to_string(), |moves| number(moves.into()));
            let (bound, nodes) = (number(round.bound.into()), number(round.nodes.iter().sum()));
            [number(round.width.into()), moves, bound, nodes, number(round.bytes.div_ceil(1000))]
        })
        .collect();
    visit(async |page| {
        for workers in [1, 3] {
            page.open(&format!("#/taquin?board={LARGE}&view=distances&workers={workers}&lang=en")).await;
            page.click(".run-ends").await;
            page.until_link("run=1").await;
            page.until_within(LONG, "six rounds", &format!("{ROWS}.length > 5")).await;
            assert_eq!(page.eval(&format!("{ROWS}.slice(0, 5)")).await, json!(rows), "{workers} workers");
            page.press_button(Lang::En.shell().transport.stop).await;
            page.until("it stops", "document.documentElement.dataset.state === 'stopped'").await;
        }
        check_taken_away(page, "ends", Lang::En).await;
        // What is said is what the numbers say.
        let last = page.eval(&format!("{ROWS}.filter((row) => row[1] !== '–').at(-1)")).await;
        let number = |index: usize| last[index].as_str().expect("a number").parse::<u32>().expect("small");
        let (moves, bound) = (number(1), number(2));
        // Rounded up: what is told times the bound is no less than the moves.
        let hundredths = (100 * moves).div_ceil(bound);
        assert!(hundredths * bound >= 100 * moves && (hundredths - 1) * bound < 100 * moves);
        let quotient = Lang::En.fixed(f64::from(hundredths) / 100.0, 2);
        assert_eq!(page.words(".now").await, (Lang::En.taquin().ends.between)(bound, moves, &quotient));
        let figure = |name: &str| format!("document.querySelector('[data-value=\"taquin.{name}\"]').dataset.number");
        assert_eq!(page.eval(&figure("length")).await, json!(moves.to_string()));
        assert_eq!(page.eval(&figure("lower-bound")).await, json!(bound.to_string()));
        // Each round is walked to by the keys, and said as the table has it.
        focus_drawing(page).await;
        let said = said_after(page, Key::Enter, "").await;
        let [_, columns @ ..] = Lang::En.taquin().ends.table;
        let round = |row: &[String]| {
            columns.iter().zip(row).map(|(name, cell)| format!("{name} {cell}")).collect::<Vec<_>>().join(" · ")
        };
        let table: Vec<Vec<String>> = serde_json::from_value(page.eval(ROWS).await).expect("cells");
        assert!(table.iter().any(|row| round(row) == said), "{said}");
        page.key(Key::Escape).await;
        // It goes on where it was.
        let before = known(page).await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until_within(LONG, "further rounds", &format!("{ROWS}.length > {}", before + 2)).await;
        assert_eq!(page.eval(&format!("{ROWS}.slice(0, 5)")).await, json!(rows));
        // The solution is played.
        page.press_button(Lang::En.shell().transport.stop).await;
        page.until("it stops", "document.documentElement.dataset.state === 'stopped'").await;
        page.click(".play-ends").await;
        page.until_link("view=board").await;
        page.until_link("moves=").await;
    });
}

#[test]
fn both_ends_meet_or_are_not_looked_for() {
    visit(async |page| {
        // A board near to the order: both meet at once.
        let near = "5x5:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,0,22,23,24";
        page.open(&format!("#/taquin?board={near}&view=distances&run=1&lang=fr")).await;
        page.until_within(LONG, "they meet", "document.documentElement.dataset.state === 'done'").await;
        assert_eq!(page.words(".now").await, (Lang::Fr.taquin().ends.met)(3));
        page.until("the shortest", "document.querySelector('[data-value=\"taquin.optimal\"]').dataset.number === '3'")
            .await;
        // One that cannot be put in order.
        let wrong = "5x5:2,1,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,0";
        page.open(&format!("#/taquin?board={wrong}&view=distances&lang=fr")).await;
        page.until(
            "it is told",
            &format!("document.querySelector('.now').textContent.includes({})", json!(Lang::Fr.taquin().ends.hopeless)),
        )
        .await;
        assert_eq!(page.eval("document.querySelector('.run-ends').disabled").await, json!(true));
    });
}
