//! Work survives the end of the process that shows it: what the address says, and what was kept on the device.

use super::graph::open_tab;
use super::page::{Page, visit, visit_without_motion};
use super::words::words;
use casse_tete::lang::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// Counts of a class.
const COUNTS: &str = "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3";

#[test]
fn work_survives_the_end_of_its_process() {
    visit(async |page| {
        for (number, (link, key, changed)) in [
            ("#/insanity?step=40&lang=en", Key::Right, "step=41"),
            ("#/taquin?board=123456708&view=board&lang=fr", Key::Left, "moves=L"),
            ("#/soma?step=40&rules=islands&lang=en", Key::Right, "step=41"),
            ("#/cube?alg=R_U_F&step=1&lang=fr", Key::Right, "step=2"),
        ]
        .into_iter()
        .enumerate()
        {
            page.open(link).await;
            page.leave_focus().await;
            page.key(key).await;
            page.until_link(changed).await;
            page.share().await;
            page.click(".keep-state").await;
            page.until("kept", "document.querySelector('.share [data-told]').textContent").await;
            page.click(".add-station").await;
            let lang = if link.ends_with("fr") { Lang::Fr } else { Lang::En };
            let added = words("share", "added", lang).replace('%', &(number + 1).to_string());
            page.until(
                "added",
                &format!("document.querySelector('.share [data-told]').textContent === {}", json!(added)),
            )
            .await;
            page.click(".share-button").await;
            let (address, told) = (page.link().await, page.words(".now").await);
            page.crash().await;
            // A browser that starts again opens the address where it was.
            page.open(&address).await;
            page.until(link, &format!("document.querySelector('.now').textContent.trim() === {}", json!(told))).await;
            assert_eq!(page.link().await, address);
        }
        page.open("#/class?lang=en").await;
        page.run("document.querySelector('textarea.texts').value = arguments[0]", vec![json!(COUNTS)]).await;
        page.click(".add").await;
        page.until("added", "document.querySelector('[data-settings=\"taquin:3x3.score\"]')").await;
        page.crash().await;
        page.open("#/class?lang=en").await;
        page.until("the counts", "document.querySelector('[data-settings=\"taquin:3x3.score\"]')").await;
        page.open("#/shelf?lang=en").await;
        page.until("the states", "document.querySelectorAll('.shelf-item').length === 4").await;
        page.open("#/write?lang=en").await;
        page.until("the lesson", "document.querySelectorAll('.station-draft').length === 4").await;
    });
}

/// Points at things of the drawing until the page has told of one and of another, which renders it anew.
async fn point_around(page: &Page) {
    let size = page.eval("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(document.querySelector('canvas.drawing'))").await;
    let [width, height] = [0, 1].map(|side| size[side].as_f64().expect("a size"));
    let mut told = std::collections::BTreeSet::new();
    for place in 0..600 {
        let [x, y] = [f64::from(place % 20) / 20.0 - 0.475, f64::from(place / 20) / 30.0 - 0.48];
        page.click_at("canvas.drawing", (x * width, y * height), 0).await;
        told.insert(page.words(".pointed").await);
        if told.iter().filter(|words| !words.is_empty()).count() > 1 {
            return;
        }
    }
    panic!("only {told:?}");
}

#[test]
fn what_is_being_typed_stays_while_the_page_changes() {
    visit_without_motion(async |page| {
        for (link, tab, field, text) in [
            ("#/taquin?formula=manhattan&step=6&lang=en", None, "#formula", "mispl"),
            ("#/taquin?formula=manhattan&step=6&lang=en", None, ".factors input", "7"),
            ("#/soma?view=figure&pieces=2xooo.o--,oo&lang=fr", None, "#own-text", "2xooo.o--,ooo"),
            ("#/soma?view=map&solution=87&lang=en", None, ".map-from", "12"),
            ("#/cube?alg=R_U&view=group&lang=fr", Some(1), ".factor:nth-of-type(2) input", "R F"),
            ("#/cube?alg=R_U&view=group&lang=en", Some(1), ".power input", "63"),
            ("#/cube?alg=R_U&view=laboratory&lang=en", None, ".algorithm-field input", "R F"),
            ("#/cube?view=subgroup&lang=fr", None, ".algorithm-field input", "R2, F2"),
        ] {
            page.open(link).await;
            if let Some(tab) = tab {
                open_tab(page, tab).await;
            }
            let value = format!("document.querySelector({})", json!(field));
            page.until(field, &value).await;
            let before = page.text(&format!("{value}.value")).await;
            page.run(
                &format!(
                    "for (const fold of document.querySelectorAll('details')) fold.open = true;
                     {value}.focus({{ preventScroll: true }}); {value}.select()"
                ),
                vec![],
            )
            .await;
            page.keys(text.chars()).await;
            point_around(page).await;
            assert_eq!(page.text(&format!("{value}.value")).await, text, "{link}: {field}");
            assert_ne!(before, text, "{link}: {field}");
            // What is left is taken.
            page.leave_focus().await;
            page.until("taken", &format!("{value}.dataset.written === {}", json!(text))).await;
        }
    });
}
