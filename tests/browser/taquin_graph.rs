//! The graph of all boards: rings, what the search has reached, single boards close by; and predictions.

use super::drawing::{click_thing, still, until_another_picture};
use super::graph::until_step;
use super::page::{Page, visit};
use super::taquin::{DISTANCES, board, measure, model, searched};
use casse_tete::puzzle::taquin::rings::{RingPlace, Rings};
use casse_tete::puzzle::taquin::{Board, Parity};
use casse_tete::search::best_first::BestFirst;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use std::collections::HashSet;

const GAME: &str = "board=3x3:8,6,7,2,5,4,3,0,1";

async fn until_rings(page: &Page) {
    page.until("the rings are there", "document.querySelector('.tools .half') !== null").await;
}

/// The boards that a search has reached by a step.
fn reached(search: &BestFirst<Board>, step: u64) -> HashSet<Vec<u8>> {
    let nodes = search.nodes().iter().filter(|node| u64::from(node.created) <= step);
    nodes.map(|node| node.state.tiles().to_vec()).collect()
}

#[test]
fn the_search_is_seen_in_the_graph_step_by_step() {
    visit(async |page| {
        let link = format!("{GAME}&method=astar-manhattan");
        let model = model(&link);
        let search = searched(&model);
        let rings = Rings::new(&DISTANCES).expect("complete");
        page.open(&format!("#/taquin?{link}&view=graph&step=30&lang=en")).await;
        until_step(page, 30).await;
        until_rings(page).await;
        let texts = &Lang::En.taquin().graph;
        let told = async |step: u64| {
            let boards = reached(&search, step);
            let of = |tiles: &Vec<u8>| Board::new(3, 3, tiles).expect("a board");
            let farthest = boards.iter().filter_map(|tiles| DISTANCES.of(&of(tiles))).max().expect("boards");
            (texts.reached)(boards.len() as u64, 181_440, farthest.into())
        };
        for step in [30, 31, 30] {
            let words = told(step).await;
            page.until(
                "what is reached is told",
                &format!("document.querySelector('.now').textContent.includes({words:?})"),
            )
            .await;
            let sum = page.eval("[...document.querySelectorAll('table.rings tbody tr')].reduce((sum, row) => sum + Number(row.cells[2].textContent.replace(',', '')), 0)").await;
            assert_eq!(sum.as_u64(), Some(reached(&search, step).len() as u64), "the table adds up to the same");
            let picture = still(page).await;
            page.key(if step == 30 { Key::Right } else { Key::Left }).await;
            until_another_picture(page, "another step", picture).await;
        }
        // At the end the detour is told: a method that is optimal makes none.
        page.open(&format!("#/taquin?{link}&view=graph&run=1&lang=fr")).await;
        until_rings(page).await;
        let place = rings.place(&model.board).expect("a place");
        let words = (Lang::Fr.taquin().graph.detour)(rings.ring_of(place), 31);
        page.until("the way is told", &format!("document.querySelector('.now').textContent.includes({words:?})")).await;
    });
}

#[test]
fn a_board_of_the_graph_is_searched_at_a_click() {
    visit(async |page| {
        page.open("#/taquin?board=3x3:1,2,3,4,5,6,7,8,0&view=graph&lang=en").await;
        until_rings(page).await;
        let far = still(page).await;
        page.click(".both").await;
        until_another_picture(page, "both halves", far).await;
        let both = still(page).await;
        page.click(".near").await;
        until_another_picture(page, "close by", both).await;
        // By the keyboard: from the board in order, which is in the middle, to one beside it, from which the search then begins.
        page.eval("document.querySelector('canvas.drawing').focus()").await;
        page.key(Key::Enter).await;
        page.until(
            "something is pointed at",
            "/from the middle|away/.test(document.querySelector('.pointed').textContent)",
        )
        .await;
        // By the mouse: a board beside that in order, which is not far from the middle of the drawing.
        page.open("#/taquin?board=3x3:1,2,3,4,5,6,7,0,8&view=graph&lang=en").await;
        until_rings(page).await;
        page.click(".near").await;
        still(page).await;
        let rings = Rings::new(&DISTANCES).expect("complete");
        let beside: Vec<Board> =
            (1..12).filter_map(|index| rings.board(RingPlace { is_other: false, index })).collect();
        let told = |board: &Board| {
            let distance = DISTANCES.of(board).map(usize::from).expect("a distance");
            let rows: Vec<String> = board
                .tiles()
                .chunks(3)
                .map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
                .collect();
            (Lang::En.taquin().graph.board)(&rows.join(" | ").replace('0', "_"), distance)
        };
        let pointed = click_thing(page, |pointed| beside.iter().any(|board| pointed == told(board))).await;
        let board = beside.iter().find(|board| told(board) == pointed).expect("one of them");
        page.until_link(&format!("board={board}")).await;
        page.until_link("view=graph").await;
        page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0&view=graph&lang=fr").await;
        page.until(
            "there are too many",
            &format!("document.querySelector('.now').textContent.includes({:?})", Lang::Fr.taquin().graph.too_large[0]),
        )
        .await;
        page.click(".smaller").await;
        until_rings(page).await;
    });
}

#[test]
fn predictions_are_kept_score_of() {
    visit(async |page| {
        page.open(&format!("#/taquin?{GAME}&view=graph&seed=3&lang=en")).await;
        until_rings(page).await;
        let texts = &Lang::En.taquin().graph.guess;
        let (mut right, mut asked, mut off) = (0, 0, 0);
        for round in 1..=4 {
            page.click(".predictions .ask").await;
            page.until("a board is shown", "document.querySelector('.predictions .yes') !== null").await;
            let name = page.eval("document.querySelector('.asked-board svg').getAttribute('aria-label') ?? document.querySelector('.asked-board svg title').textContent").await;
            let tiles: Vec<String> = name
                .as_str()
                .expect("its name")
                .replace('|', "")
                .replace('_', "0")
                .split_whitespace()
                .map(String::from)
                .collect();
            let board = board(&format!("3x3:{}", tiles.join(",")));
            let can = Parity::of(&board).is_solvable();
            page.click(".predictions .yes").await;
            right += u64::from(can);
            let told = (texts.told)(can, can);
            page.until("told", &format!("document.querySelector('.predictions .told').textContent === {told:?}")).await;
            if can {
                let exact = DISTANCES.of(&board).map(u32::from).expect("a distance");
                page.click(".predictions input").await;
                page.keys("20".chars()).await;
                page.click(".predictions form button").await;
                let told = (texts.moves_told)(20, exact);
                page.until(
                    "told",
                    &format!("[...document.querySelectorAll('.predictions .told')].at(-1).textContent === {told:?}"),
                )
                .await;
                (asked, off) = (asked + 1, off + exact.abs_diff(20));
            }
            let mean = if asked == 0 { String::new() } else { Lang::En.fixed(f64::from(off) / asked as f64, 1) };
            assert_eq!(page.words(".predictions .score").await, (texts.score)(right, round, asked, &mean));
        }
        // In the tree: the root is the only leaf.
        page.open(&format!("#/taquin?{GAME}&method=bfs&lang=en")).await;
        page.click(".predict").await;
        page.until("it asks", &format!("document.querySelector('.now').textContent.includes({:?})", texts.leaf[1]))
            .await;
        click_thing(page, |pointed| !pointed.is_empty()).await;
        page.until(
            "the root is taken",
            &format!("document.querySelector('.now').textContent.includes({:?})", texts.leaf_right),
        )
        .await;
        until_step(page, 1).await;
        // Of the leaves that are as near, the oldest is taken: who says the second one is told so.
        let model = model(&format!("{GAME}&method=bfs"));
        let nodes = searched(&model).nodes()[..3].to_vec();
        let measures: Vec<String> = nodes.iter().map(|node| measure(&model, node, Lang::En)).collect();
        let second = (Lang::En.taquin().tree.node)(2, nodes[2].depth, &measures[2]);
        click_thing(page, |pointed| pointed.starts_with(&second)).await;
        let wrong = (texts.leaf_wrong)(&measures[1], true);
        page.until("another is taken", &format!("document.querySelector('.now').textContent.includes({wrong:?})"))
            .await;
        let score = (texts.leaf_score)(1, 2);
        page.until("the score", &format!("document.querySelector('.now').textContent.includes({score:?})")).await;
        until_step(page, 2).await;
    });
}

#[test]
fn a_round_of_iterative_deepening_is_seen_in_the_graph() {
    visit(async |page| {
        let texts = &Lang::En.taquin().graph;
        let mut before = 0;
        for step in [40, 60, 40] {
            page.open(&format!("#/taquin?{GAME}&method=ida-manhattan&view=graph&step={step}&lang=en")).await;
            until_rings(page).await;
            until_step(page, step).await;
            let rows = "[...document.querySelectorAll('table.rings tbody tr')].map((row) => Number(row.cells[2].textContent.replace(',', '')))";
            page.until("boards are reached", &format!("{rows}.some((known) => known > 0)")).await;
            let rows: Vec<u64> = serde_json::from_value(page.eval(rows).await).expect("numbers");
            let (sum, farthest) = (rows.iter().sum(), rows.iter().rposition(|&known| known > 0).expect("some"));
            let said = page.words(".now").await;
            assert!(said.contains(&(texts.reached)(sum, 181_440, farthest)), "{said}: {rows:?}");
            assert!(sum > 1 && sum <= step + 1 && (step == 40) == (before == 0 || sum < before), "{sum} of {step}");
            before = sum;
        }
    });
}
