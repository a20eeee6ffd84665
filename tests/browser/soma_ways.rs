//! How the pieces of a solution come in: asked for, played, with gravity, of another set, and in the link.

use super::drawing::{still, until_another_picture};
use super::graph::until_words;
use super::page::{Page, visit};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

async fn until_said(page: &Page, words: &str) {
    page.until(words, &format!("document.querySelector('.now').textContent.includes({})", json!(words))).await;
}

/// The rows of the table: number, piece, way.
const ROWS: &str = "[...document.querySelectorAll('.ways tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent.trim()))";

#[test]
fn the_pieces_of_a_solution_come_in_one_by_one() {
    visit(async |page| {
        let texts = &Lang::En.soma().ways;
        page.open("#/soma?view=solutions&solution=87&lang=en").await;
        page.until("counted", "document.querySelectorAll('.thumb').length === 240").await;
        page.click("#says-3").await;
        page.click(".open-ways").await;
        // They are played from the beginning.
        until_words(page, ".way-verdict", texts.kinds[0]).await;
        until_words(page, ".of-ways .reconciled", &(texts.all)([240; 2], &[240, 0, 0, 0], [0; 2], true)).await;
        until_said(page, "Piece 7 of 7").await;
        page.until("played to the end", "document.documentElement.dataset.state === 'done'").await;
        let rows = page.eval(ROWS).await;
        assert_eq!(rows.as_array().map(Vec::len), Some(7));
        for row in rows.as_array().into_iter().flatten() {
            assert_eq!(row[2], json!("from above"));
        }
        page.until_link("ways=free").await;
        // Step by step, back and forward; the lit row is the piece that has come last.
        page.leave_focus().await;
        let before = still(page).await;
        for step in (1..7).rev() {
            page.key(Key::Left).await;
            until_said(page, &format!("Piece {step} of 7, {}", rows[step - 1][1].as_str().unwrap_or_default())).await;
            let lit = format!("document.querySelector('.ways .lit')?.cells[0].textContent === '{step}'");
            page.until("the lit row", &lit).await;
        }
        until_another_picture(page, "one piece", before).await;
        page.until_link("step=1").await;
        page.click(".gravity").await;
        page.until_link("ways=gravity").await;
        until_words(page, ".way-verdict", texts.kinds[0]).await;
        until_words(page, ".of-ways .reconciled", &(texts.all)([240; 2], &[240, 0, 0, 0], [0; 2], true)).await;
        page.until_link("step=1").await;
        page.reload().await;
        until_said(page, "Piece 1 of 7").await;
        page.click("#says-3").await;
        page.click(".close-ways").await;
        page.until("the whole solution", "!location.hash.includes('ways') && !location.hash.includes('step')").await;
        assert!(page.is_seen(".open-ways").await);
        // Nothing else is a value.
        page.open("#/soma?view=solutions&ways=up&lang=en").await;
        page.until("told", "document.querySelector('[role=alert]')?.textContent.includes('ways')").await;
    });
}

/// A box with a domino inside, and a balcony on which a single cube floats.
const CLOSED: &str =
    "set=oooo.oooo.oooo_oooo.o--o.oooo_oooo.oooo.oooo,oo&figure=oooo.oooo.oooo_oooo.oooo.oooo_oooo.oooo.oooo";
const BALCONY: &str = "set=2xoo,o&figure=ooo_oo-";

#[test]
fn pieces_that_hold_each_other_or_float_are_told_in_french() {
    visit(async |page| {
        let texts = &Lang::Fr.soma().ways;
        page.open(&format!("#/soma?{CLOSED}&view=solutions&ways=free&lang=fr")).await;
        page.click(".all-solutions").await;
        until_words(page, ".way-verdict", &(texts.locked)("A, B")).await;
        until_words(page, ".of-ways .reconciled", &(texts.all)([1; 2], &[0; 4], [1, 0], false)).await;
        let there =
            page.eval("[...document.querySelectorAll('.ways tbody tr')].map((row) => row.cells[2].textContent)").await;
        assert_eq!(there, json!([texts.there, texts.there]));
        // Of four solutions two stand.
        page.open(&format!("#/soma?{BALCONY}&view=solutions&ways=gravity&lang=fr")).await;
        page.click(".all-solutions").await;
        page.click("#says-3").await;
        until_words(page, ".of-ways .reconciled", &(texts.all)([4; 2], &[2, 0, 0, 0], [2, 0], false)).await;
        let mut verdicts = vec![page.words(".way-verdict").await];
        page.leave_focus().await;
        // The engine has found the last one first.
        for solution in (1..=3).rev() {
            page.key('p').await;
            until_said(page, &format!("Solution {solution} sur 4")).await;
            verdicts.push(page.words(".way-verdict").await);
        }
        verdicts.sort();
        let mut expected =
            [0, 0, 1, 1].map(|stands| if stands == 1 { texts.kinds[0].into() } else { (texts.floating)("C", 1) });
        expected.sort();
        assert_eq!(verdicts, expected);
        page.click(".gravity").await;
        until_words(page, ".of-ways .reconciled", &(texts.all)([4; 2], &[4, 0, 0, 0], [0; 2], true)).await;
    });
}
