//! A small pattern database watched while it is filled, forward and back, with other tiles, and from a link.

use super::page::visit;
use casse_tete::puzzle::taquin::filling::Filling;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

const ROWS: &str = "[...document.querySelectorAll('table.filling tbody tr')].map((row) => [...row.cells].map(({ textContent }) => textContent))";

/// The rows of the counts after a step.
fn rows(filling: &Filling, step: usize) -> Value {
    let number = |number: u64| Lang::En.number(number);
    let row = |(moves, &count): (usize, &u64)| [number(moves as u64), number(count)];
    json!(filling.counts_at(step).iter().enumerate().map(row).collect::<Vec<_>>())
}

#[test]
fn a_small_table_is_watched_while_it_is_filled() {
    let first = Filling::new(3, 3, [1, 2]).expect("small enough");
    let other = Filling::new(3, 3, [1, 6]).expect("small enough");
    visit(async |page| {
        page.open("#/taquin?board=3x3:8,6,7,2,5,4,3,0,1&view=distances&lang=en").await;
        page.click(".watch-filling").await;
        page.until_link("fill=1.2").await;
        let shown = |filling: &Filling, step: usize| {
            format!("JSON.stringify({ROWS}) === {}", json!(rows(filling, step).to_string()))
        };
        page.until("at home", &shown(&first, 0)).await;
        assert_eq!(page.words(".now").await, Lang::En.taquin().filling.begin);
        page.run("document.activeElement.blur()", vec![]).await;
        for step in 1..=3 {
            page.key(Key::Right).await;
            page.until("a step", &shown(&first, step)).await;
        }
        page.until_link("step=3").await;
        page.key(Key::Left).await;
        page.until("a step back", &shown(&first, 2)).await;
        let looked = &first.steps()[1];
        let known = first.counts_at(2).iter().sum();
        assert_eq!(page.words(".now").await, (Lang::En.taquin().filling.step)(looked.moves, looked.found.len(), known));
        page.key(Key::End).await;
        page.until("all", &shown(&first, first.steps().len())).await;
        assert_eq!(
            page.eval("document.querySelector('[data-value=\"taquin.placements\"]').dataset.number").await,
            json!("72")
        );
        let (more, by) = first.beyond_manhattan();
        let most = first.counts_at(first.steps().len()).len() - 1;
        assert_eq!(page.words(".now").await, (Lang::En.taquin().filling.done)(72, most, more, by));
        // Another tile: another table.
        page.run("const list = document.querySelector('[data-tile=\"1\"]'); list.selectedIndex = 5; list.dispatchEvent(new Event('change', { bubbles: true }));", vec![]).await;
        page.until_link("fill=1.6").await;
        page.until("at home again", &shown(&other, 0)).await;
        page.click(".end-filling").await;
        page.until("the distances", "document.querySelector('.all-distances')").await;
        // The link leads to the same step.
        page.open("#/taquin?board=3x3:8,6,7,2,5,4,3,0,1&view=distances&fill=1.6&step=9&lang=en").await;
        page.until("that step", &shown(&other, 9)).await;
        // On boards of other sides.
        let flat = Filling::new(4, 2, [3, 7]).expect("small enough");
        page.open("#/taquin?board=4x2:1,2,3,4,5,6,0,7&view=distances&fill=3.7&step=12&lang=en").await;
        page.until("a step on 4x2", &shown(&flat, 12)).await;
        // Too large a board, or no such tiles: told, and the rest is done.
        for wrong in
            ["board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15&fill=1.2", "board=3x3:8,6,7,2,5,4,3,0,1&fill=1.9"]
        {
            page.open(&format!("#/taquin?{wrong}&view=distances&lang=en")).await;
            page.until("it is told", "document.querySelector('[role=alert]')?.textContent.includes('fill')").await;
        }
    });
}
