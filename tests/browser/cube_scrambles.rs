//! Several scrambles at once: found by a worker, stopped, the same for the same seed, and printed from the link alone.

use super::cube::{algorithm, until_key};
use super::graph::{all, open_tab};
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::{check_taken_away, type_over};
use casse_tete::puzzle::cube::scramble::scrambled;
use casse_tete::puzzle::cube::{Position, Spelling};
use casse_tete::text::Lang;
use serde_json::json;

/// The scrambles of the table, as far as they are found.
async fn listed(page: &Page) -> Vec<String> {
    let cells = all(page, "table.scrambles td:nth-child(2)", "textContent").await;
    let cells = cells.as_array().expect("cells").iter().filter_map(|cell| cell.as_str());
    cells.filter(|text| *text != "…").map(str::to_string).collect()
}

async fn until_found(page: &Page, count: usize) {
    page.until(
        &format!("{count} scrambles"),
        &format!("[...document.querySelectorAll('table.scrambles td:nth-child(2)')].filter((cell) => cell.textContent !== '…').length === {count}"),
    )
    .await;
}

/// Opens the tab with the scrambles of a short solution. The cube in order has one at once.
async fn open(page: &Page, more: &str) {
    page.open(&format!("#/cube?method=short&view=stages&{more}")).await;
    open_tab(page, 2).await;
}

#[test]
fn scrambles_are_found_and_printed() {
    visit_with_each_engine(async |page| {
        for lang in Lang::ALL {
            open(page, &format!("seed=5&cubes=3&lang={}", lang.name())).await;
            page.click(".scrambles-run").await;
            until_found(page, 3).await;
            until_key(page, "seed", Some("6")).await;
            let found = listed(page).await;
            for (number, text) in found.iter().enumerate() {
                let turns: Vec<_> = algorithm(text).turns().collect();
                let reached = turns.iter().fold(Position::SOLVED, |cube, turn| cube.then(&turn.cube().position()));
                assert_eq!(reached, scrambled(5, number as u64));
                let length =
                    format!("document.querySelectorAll('table.scrambles tr')[{}].cells[2].textContent", number + 1);
                assert_eq!(page.text(&length).await, lang.number(turns.len()));
            }
            let written = found.iter().map(|text| algorithm(text).text(Spelling::Link)).collect::<Vec<_>>().join(".");
            until_key(page, "scrambles", Some(&written)).await;
            check_taken_away(page, "scrambles", lang).await;
            // Opened again, the link shows them at once.
            page.open(&page.link().await).await;
            open_tab(page, 2).await;
            assert_eq!(listed(page).await, found);
            page.press_button(lang.cube().scrambles.print).await;
            page.until("the sheet", "document.querySelector('.paper svg')").await;
            let words = &lang.print().sheets;
            assert_eq!(page.words(".paper svg title").await, words.scrambles[0]);
            let turns = all(page, ".paper svg text", "textContent").await;
            let turns: Vec<&str> = turns.as_array().expect("texts").iter().filter_map(|text| text.as_str()).collect();
            let expected: Vec<String> = found.iter().flat_map(|text| text.split(' ').map(str::to_string)).collect();
            for turn in &expected {
                assert!(turns.contains(&turn.as_str()), "{turn}");
            }
            assert_eq!(page.text("document.documentElement.lang").await, lang.name());
            page.press_button(lang.print().back).await;
            page.until("the page", "document.querySelector('#says-2')").await;
            open_tab(page, 2).await;
            assert_eq!(listed(page).await, found);
        }
    });
}

#[test]
fn the_search_for_scrambles_stops_and_goes_on() {
    visit(async |page| {
        // A search for short solutions gives way, and keeps what it has found.
        page.open("#/cube?alg=R_U_F2_L_D_B_R2_U_L2_F_D2_B_L_U_R_F&method=short&run=1&seed=9&cubes=24&lang=en").await;
        page.until("a first way", "document.querySelector('.to-solution')").await;
        open_tab(page, 2).await;
        type_over(page, ".says-panel .seed input", "25").await;
        assert_eq!(page.text("document.querySelector('.says-panel .seed input').value").await, "24");
        page.run_async(
            "document.querySelector('.scrambles-run').click();
             const found = () => [...document.querySelectorAll('table.scrambles td:nth-child(2)')].filter((cell) => cell.textContent !== '…').length;
             while (!(document.querySelector('button.stop') && found() > 0)) await new Promise(requestAnimationFrame);
             document.querySelector('button.stop').click();",
            vec![],
        )
        .await;
        page.until_state("stopped").await;
        let before = listed(page).await;
        assert!((1..24).contains(&before.len()), "{before:?}");
        assert!(!page.is_seen(".says-panel a.button").await && page.is_seen(".scramble").await);
        page.press_button(Lang::En.shell().transport.resume).await;
        until_found(page, 24).await;
        let found = listed(page).await;
        assert_eq!(found[..before.len()], before[..]);
        assert!(page.is_seen(".says-panel a.button").await);
        // The same seed gives the same turns.
        open(page, "seed=9&cubes=4&lang=en").await;
        page.click(".scrambles-run").await;
        until_found(page, 4).await;
        assert_eq!(listed(page).await, found[..4]);
        page.click(".scrambles-run").await;
        page.until(
            "others",
            &format!("document.querySelector('table.scrambles td:nth-child(2)').textContent !== {}", json!(found[0])),
        )
        .await;
        until_found(page, 4).await;
        assert!(listed(page).await.iter().all(|text| !found.contains(text)));
        // A link that holds none is told.
        page.open("#/cube?method=short&scrambles=R_Q&lang=fr").await;
        page.until("it is told", "document.querySelector('[role=alert]')?.textContent.includes('scrambles')").await;
        page.open("#/print?of=%23%2Fcube&sheet=scrambles&lang=fr").await;
        page.until("a sheet", "document.querySelector('.paper')").await;
        let told = Lang::Fr.print().sheets.no_scrambles;
        page.until(told, &format!("document.querySelector('.paper svg').textContent.includes({})", json!(told))).await;
    });
}
