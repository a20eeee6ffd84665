//! The largest figures and the sets with the most pieces, from links: edited, searched, built by hand.

use super::graph::{all, until_words};
use super::page::{visit, visit_without_motion};
use super::soma::until_done;
use super::taquin::until_number;
use casse_tete::puzzle::soma::{Figure, cell};
use casse_tete::text::Lang;
use serde_json::json;

#[test]
fn a_line_of_125_cubes_is_edited_and_built_by_hand() {
    visit_without_motion(async |page| {
        let (line, short, long) = ("o".repeat(125), "o".repeat(62), "o".repeat(63));
        page.open(&format!("#/soma?view=figure&set={short},{long}&figure={line}&lang=fr")).await;
        until_number(page, "soma.cubes", Some(125)).await;
        let cells = "document.querySelectorAll('.figure-editor [data-cell]').length";
        assert_eq!(page.eval(cells).await, 125);
        // A side may be as long as the cells can be shown.
        let sides = "[...document.querySelectorAll('.figure-editor .side')].map((list) => list.options.length)";
        assert_eq!(page.eval(sides).await, json!([125, 13, 13]));
        // The last cell is out of sight, and its row scrolls.
        let last = ".figure-editor [data-cell='124-0-0']";
        page.run("document.querySelector(arguments[0]).focus()", vec![json!(last)]).await;
        page.key(' ').await;
        until_number(page, "soma.cubes", Some(124)).await;
        page.press_button(Lang::Fr.shell().undo).await;
        until_number(page, "soma.cubes", Some(125)).await;
        assert_eq!(page.words(".figure-editor .layer > span").await, (Lang::Fr.soma().layer)(0, 1));
        assert_eq!(all(page, ".figure-editor .too-many", "textContent").await, json!([]));
        // The pieces fill it in one way, up to symmetries.
        page.open(&format!("#/soma?set={short},{long}&figure={line}&run=1&lang=fr")).await;
        until_done(page).await;
        until_number(page, "soma.classes", Some(1)).await;
        until_number(page, "soma.placed", Some(2)).await;
        // By hand, on the layers: each piece by its first cell.
        page.open(&format!("#/soma?view=hand&set={short},{long}&figure={line}&lang=fr")).await;
        for (piece, first) in [(1, 0), (2, 62)] {
            page.click(&format!(".hand-pieces .hand-piece:nth-child({piece})")).await;
            let cell = format!(".hand-board [data-cell='{first}-0-0']");
            page.run("document.querySelector(arguments[0]).click()", vec![json!(cell)]).await;
            page.run("document.querySelector(arguments[0]).click()", vec![json!(cell)]).await;
        }
        until_number(page, "soma.moves", Some(2)).await;
    });
}

#[test]
fn a_box_with_too_many_cells_to_show_loses_none() {
    visit(async |page| {
        let cells: Vec<_> = (0..50).map(|at: i16| cell((at + 2) / 3, (at + 1) / 3, at / 3)).collect();
        let figure = Figure::new(&cells).expect("a staircase");
        page.open(&format!("#/soma?view=figure&set=25xoo&figure={figure}&lang=en")).await;
        until_words(page, ".figure-editor .too-many", Lang::En.soma().figure.too_many_cells).await;
        until_number(page, "soma.cubes", Some(50)).await;
        page.click(".empty-all").await;
        until_number(page, "soma.cubes", Some(0)).await;
        page.click(".back-to").await;
        until_number(page, "soma.cubes", Some(50)).await;
        // Shorter sides are offered, but none that are longer.
        let longest = "[...document.querySelectorAll('.figure-editor .side')].map((list) => Math.max(...[...list.options].map((line) => Number(line.value))))";
        assert_eq!(page.eval(longest).await, json!([18, 17, 17]));
        page.open(&format!("#/soma?view=hand&set=25xoo&figure={figure}&lang=en")).await;
        until_words(page, ".hand-board .too-many", Lang::En.soma().figure.too_many_cells).await;
    });
}

#[test]
fn sets_of_many_pieces_are_searched_and_stopped() {
    visit_without_motion(async |page| {
        // Forty dominoes in a line.
        page.open(&format!("#/soma?set=40xoo&figure={}&run=1&lang=en", "o".repeat(80))).await;
        until_done(page).await;
        until_number(page, "soma.classes", Some(1)).await;
        until_number(page, "soma.placed", Some(1)).await;
        // 62 dominoes and a cube: more solutions than anybody can count.
        let layer = ["ooooo"; 5].join(".");
        let cube = [layer.as_str(); 5].join("_");
        page.open(&format!("#/soma?set=62xoo,o&figure={cube}&lang=en")).await;
        until_words(page, ".now", &(Lang::En.soma().sets.begin)(63, 125)).await;
        page.click(".all-solutions").await;
        page.until_state("busy").await;
        page.click(".stop").await;
        page.until_state("stopped").await;
        // Every piece has a letter of its own, and the number of its placements has a name.
        page.open(&format!("#/soma?view=placements&set=125xo&figure={cube}&lang=en")).await;
        until_number(page, "soma.placements.125", Some(125)).await;
        let letters =
            "new Set([...document.querySelectorAll('.choose-piece .piece-name')].map((name) => name.textContent)).size";
        assert_eq!(page.eval(letters).await, 125);
    });
}
