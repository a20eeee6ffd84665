//! Shortest solutions of the Hungarian cube: proven length by length, stopped and continued, all of them, in quarter turns; and all methods
//! side by side.

use super::cube::algorithm;
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit_without_motion};
use super::taquin::{choose, until_number};
use casse_tete::puzzle::cube::Method;
use casse_tete::puzzle::cube::random;
use casse_tete::puzzle::cube::{Algorithm, Cube};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use fantoccini::key::Key;

/// The solution that programs read.
async fn solution(page: &Page) -> Algorithm {
    algorithm(&page.text("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await)
}

async fn until_proven(page: &Page, words: &str) {
    let begins = format!("document.querySelector('.now').textContent.startsWith({})", serde_json::json!(words));
    page.until_within(std::time::Duration::from_secs(120), words, &begins).await;
    page.until_state("done").await;
}

#[test]
fn a_solution_is_proven_to_be_the_shortest() {
    visit_without_motion(async |page| {
        let texts = &Lang::En.cube().optimal;
        // Held otherwise: the solution is that of the cube as it is held.
        page.open("#/cube?alg=x_R_U_R-_U-_F&method=optimal&run=1&workers=2&lang=en").await;
        until_proven(page, &(texts.shortest)(5, false)).await;
        until_number(page, "cube.length", Some(5)).await;
        let found = solution(page).await;
        assert_eq!(found.turns().collect::<Vec<_>>(), algorithm("F' U R U' R'").turns().collect::<Vec<_>>());
        page.leave_focus().await;
        page.key(Key::Right).await;
        let begins = serde_json::json!((texts.turn)(1, 5));
        page.until("the first turn", &format!("document.querySelector('.now').textContent.startsWith({begins})")).await;
        page.until_link("step=1").await;
        // A position with two shortest solutions of ten turns.
        page.open("#/cube?alg=R_U2_R-_U-_R_U2_L-_U_R-_U-_L&method=optimal&every=1&run=1&workers=2&lang=fr").await;
        let texts = &Lang::Fr.cube().optimal;
        until_proven(page, &(texts.shortest)(10, false)).await;
        until_number(page, "cube.depth", Some(10)).await;
        let rows = all(page, ".depths tbody tr", "textContent").await;
        assert!(rows.as_array().is_some_and(|rows| rows.len() >= 2), "{rows}");
        open_tab(page, 1).await;
        page.until("both", "document.querySelectorAll('.to-shortest').length === 2").await;
        let cube = algorithm("R U2 R' U' R U2 L' U R' U' L").cube();
        let mut seen = vec![];
        for index in [1, 0] {
            page.click(&format!(".shortest li:nth-child({}) .to-shortest", index + 1)).await;
            page.until("chosen", &format!("document.querySelectorAll('.to-shortest')[{index}].ariaPressed === 'true'"))
                .await;
            let found = solution(page).await;
            assert!(cube.then(&found.cube()).is_solved() && found.turns().count() == 10);
            seen.push(found);
        }
        assert_ne!(seen[0], seen[1]);
        // In quarter turns, from the list: the table of that metric is another one.
        page.open("#/cube?alg=R2_U&method=optimal&run=1&workers=1&lang=fr").await;
        until_proven(page, &(texts.shortest)(2, false)).await;
        choose(page, "select.metric", 1).await;
        page.until_link("metric=quarter").await;
        until_proven(page, &(texts.shortest)(3, true)).await;
        // The large tables, of which the memory is told, are not built before a search begins.
        page.open("#/cube?alg=R2_U&method=optimal&tables=large&lang=fr").await;
        page.until("large", "document.querySelector('select.tables')?.selectedIndex === 1").await;
        choose(page, "select.tables", 0).await;
        page.until("usual", "!location.hash.includes('tables')").await;
    });
}

#[test]
fn a_length_that_is_pointed_at_is_told() {
    visit_without_motion(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().optimal;
            page.open(&format!("#/cube?alg=R_U2_R-_U-_R_U2_L-_U_R-_U-_L&method=optimal&run=1&lang={}", lang.name()))
                .await;
            until_proven(page, &(texts.shortest)(10, false)).await;
            // A length that was searched to its end, in the table: it is lit in the drawing, too.
            let row = ".depths tr[data-id^=length-]";
            let length = page.text(&format!("document.querySelector({row:?}).dataset.id.split('-')[1]")).await;
            page.run("document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))", vec![
                serde_json::json!(row),
            ])
            .await;
            let turns = serde_json::json!((texts.turns)(length.parse().expect("a length"), false));
            page.until("it is told", &format!("document.querySelector('.pointed').textContent.includes({turns})"))
                .await;
        }
    });
}

#[test]
fn the_proof_is_stopped_and_continued() {
    visit_without_motion(async |page| {
        let cube = Cube::of(&random::reachable(&mut Dice::new(20, 0)));
        page.open(&format!("#/cube?facelets={}&method=optimal&run=1&workers=1&lang=en", cube.facelets())).await;
        let depth = "Number(document.querySelector('output[data-value=\"cube.depth\"]')?.dataset.number ?? 0)";
        page.until_within(std::time::Duration::from_secs(120), "some lengths are searched", &format!("{depth} > 10"))
            .await;
        page.click(".stop").await;
        page.until_state("stopped").await;
        let nodes = page.number("cube.nodes").await.expect("counted");
        let excluded = page.number("cube.depth").await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until("it goes on", "document.documentElement.dataset.state === 'busy'").await;
        page.until(
            "more positions",
            &format!("Number(document.querySelector('output[data-value=\"cube.nodes\"]').dataset.number) > {nodes}"),
        )
        .await;
        assert!(page.number("cube.depth").await >= excluded);
        // Another cube: the search is given up, and its numbers are gone.
        page.click(".reset").await;
        until_words(page, ".now", Lang::En.cube().stages.already).await;
        page.until(
            "no numbers",
            "document.querySelector('output[data-value=\"cube.depth\"]')?.dataset.number === undefined",
        )
        .await;
    });
}

#[test]
fn all_methods_stand_side_by_side() {
    visit_without_motion(async |page| {
        let texts = &Lang::Fr.cube().side;
        page.open("#/cube?alg=R_U_F&view=stages&lang=fr").await;
        choose(page, "select.method", Method::ALL.iter().position(|&each| each == Method::SideBySide).unwrap_or(0))
            .await;
        page.until_link("method=side-by-side").await;
        page.until_within(
            std::time::Duration::from_secs(120),
            "all four",
            "[...document.querySelectorAll('.methods tbody tr')].length === 4 && ![...document.querySelectorAll('.methods td')].some((cell) => cell.textContent === '–')",
        )
        .await;
        until_number(page, "cube.length", Some(3)).await;
        let longest = page.number("cube.longest").await.expect("a length");
        assert!(longest > 3);
        page.leave_focus().await;
        page.key(Key::Right).await;
        until_words(page, ".now", &(texts.after)(1, &[])).await;
        page.key(Key::Right).await;
        page.key(Key::Right).await;
        page.until_link("step=3").await;
        let said = page.words(".now").await;
        assert!(said.contains(texts.names[3]), "{said}");
        page.key(Key::End).await;
        until_words(page, ".now", &(texts.after)(page.number("cube.moves").await.expect("a step"), &texts.names)).await;
    });
}
