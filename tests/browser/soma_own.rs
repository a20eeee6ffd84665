//! Sets of pieces that a reader makes: drawn with the mouse, by keyboard alone, kept over a reload, undone, used and counted.

use super::graph::until_words;
use super::page::{Page, visit_without_motion};
use super::soma::until_done;
use super::taquin::{type_over, until_number};
use casse_tete::puzzle::soma::own_set::OwnFault;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::{Figure, PieceSet};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// The element of the editor that does this.
fn does(what: &str) -> String {
    format!(".own-set [data-pieces='{what}']")
}

/// Goes to an element of the editor and presses Enter.
async fn enter(page: &Page, what: &str) {
    page.until(what, &format!("document.querySelector({})?.disabled === false", json!(does(what)))).await;
    page.run("document.querySelector(arguments[0]).focus()", vec![json!(does(what))]).await;
    page.key(Key::Enter).await;
}

/// What is told of the set.
async fn until_told(page: &Page, told: &[String]) {
    let shown = "[...document.querySelectorAll('.own-told p')].map((words) => words.textContent)";
    page.until("what is told", &format!("JSON.stringify({shown}) === {}", json!(json!(told).to_string()))).await;
}

/// The set is searched, and all its solutions are counted.
async fn check_counted(page: &Page, set: &str, figure: &str) {
    page.until_link(&format!("set={set}&figure={figure}")).await;
    page.until("the editor is closed", "!location.href.includes('pieces=')").await;
    page.click(".all-solutions").await;
    until_done(page).await;
    let (pieces, figure) = (PieceSet::read(set).expect("a set"), Figure::read(figure).expect("a figure"));
    let packing = Packing::new(&pieces, &figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    search.advance(&packing, u64::MAX);
    let placed = search.found().iter().map(|found| found.multiplicity).sum();
    until_number(page, "soma.placed", Some(placed)).await;
}

#[test]
fn two_pieces_and_their_box_are_made_with_the_mouse() {
    visit_without_motion(async |page| {
        let texts = &Lang::En.soma().own;
        page.open("#/soma?view=figure&lang=en").await;
        page.click(&does("open")).await;
        page.until_link("pieces=").await;
        // Of the seven pieces nothing stays but an empty one.
        for left in (0..7).rev() {
            page.click(&does("remove:0")).await;
            let rows = format!("document.querySelectorAll('.own-set li').length === {}", left.max(1));
            page.until("one fewer", &rows).await;
        }
        page.until_link("pieces=-").await;
        let volume = |pieces| (texts.fault)(&OwnFault::Volume { pieces, figure: 27 });
        until_told(page, &[(texts.total)(1, 0), (texts.fault)(&OwnFault::Empty(1)), volume(0)]).await;
        for cell in ["0-2-0", "1-2-0", "2-2-0", "0-1-0"] {
            page.click(&format!(".own-set [data-cell='{cell}']")).await;
            page.until(cell, &format!("document.querySelector('.own-set [data-cell=\"{cell}\"][aria-pressed=true]')"))
                .await;
        }
        page.click(&does("more:0")).await;
        page.until_link("pieces=2xooo.o--").await;
        page.click(&does("add")).await;
        // The second piece in one stroke.
        let first = ".own-set [data-cell='0-2-0']";
        page.until("an empty piece", &format!("document.querySelector(\"{first}\").ariaPressed === 'false'")).await;
        let width = "return document.querySelector(arguments[0]).getBoundingClientRect().width";
        let width = page.run(width, vec![json!(first)]).await.as_f64().expect("a width");
        page.drag(first, (0.0, 0.0), (width, 0.0)).await;
        page.until_link("pieces=2xooo.o--,oo").await;
        until_told(page, &[(texts.total)(3, 10), volume(10)]).await;
        // With a box of as many cells it can be used. What is made stays over a reload, and each step is undone.
        page.click(&does("box:5-2-1")).await;
        until_told(page, &[(texts.total)(3, 10)]).await;
        page.until_link("draft=ooooo.ooooo&pieces=2xooo.o--,oo").await;
        page.reload().await;
        until_told(page, &[(texts.total)(3, 10)]).await;
        page.click(&does("fewer:0")).await;
        page.until_link("pieces=ooo.o--,oo").await;
        page.press_button(Lang::En.shell().undo).await;
        page.until_link("pieces=2xooo.o--,oo").await;
        page.click(&does("use")).await;
        check_counted(page, "2xooo.o--,oo", "ooooo.ooooo").await;
        // Undone, the editor is as it was before.
        page.press_button(Lang::En.shell().undo).await;
        page.until_link("pieces=2xooo.o--,oo").await;
    });
}

#[test]
fn a_set_is_made_by_keyboard_in_french() {
    visit_without_motion(async |page| {
        let texts = &Lang::Fr.soma().own;
        page.open("#/soma?view=figure&pieces=oo,ob&lang=fr").await;
        page.until("told", "document.querySelector('[role=alert]')?.dataset.error === 'bad-value'").await;
        enter(page, "open").await;
        page.until("the editor", "document.querySelector('#own-text') !== null").await;
        // A text that is none stays in its field, with the place of its fault; the set stays as it was.
        type_over(page, "#own-text", "2xo-o,ob").await;
        let refused = (texts.fault)(&OwnFault::NoPiece(2));
        until_told(page, &[refused, (texts.total)(7, 27)]).await;
        assert_eq!(page.text("document.querySelector('#own-text').value").await, "2xo-o,ob");
        type_over(page, "#own-text", "2xo-o,oo").await;
        page.until_link("pieces=2xo-o,oo").await;
        let volume = |pieces| (texts.fault)(&OwnFault::Volume { pieces, figure: 27 });
        until_told(page, &[(texts.total)(3, 6), (texts.fault)(&OwnFault::FallsApart(1)), volume(6)]).await;
        // The gap of the first piece is filled.
        page.run("document.querySelector('.own-set .layers [tabindex=\"0\"]').focus()", vec![]).await;
        page.key(Key::PageDown).await;
        page.key(Key::Right).await;
        page.until("the cell", "document.activeElement.dataset.cell === '1-2-0'").await;
        page.key(Key::Space).await;
        page.until_link("pieces=2xooo,oo").await;
        assert_eq!(page.text("document.activeElement.dataset.cell").await, "1-2-0", "the focus stays");
        until_told(page, &[(texts.total)(3, 8), volume(8)]).await;
        enter(page, "box:4-2-1").await;
        until_told(page, &[(texts.total)(3, 8)]).await;
        enter(page, "use").await;
        check_counted(page, "2xooo,oo", "oooo.oooo").await;
        until_words(page, ".own-set button", texts.title).await;
    });
}

#[test]
fn a_figure_is_filled_as_far_as_the_pieces_reach() {
    visit_without_motion(async |page| {
        let texts = &Lang::Fr.soma().own;
        // Of four bricks of six cubes one lies in a square of nine cells; three single cubes show the others.
        page.open("#/soma?view=figure&draft=ooo.ooo.ooo&pieces=4xooo.ooo&lang=fr").await;
        page.click(&does("fill")).await;
        until_words(page, ".own-filled", &(texts.filled)((1, 4), (6, 9), true)).await;
        page.until_link("set=ooo.ooo,3xo&figure=ooo.ooo.ooo").await;
        // The same edit is undone and done again; a piece that is too large fills nothing.
        page.press_button(Lang::Fr.shell().undo).await;
        page.until_link("draft=ooo.ooo.ooo&pieces=4xooo.ooo").await;
        type_over(page, "#own-text", "2xooooo").await;
        page.click(&does("fill")).await;
        until_words(page, ".own-filled", texts.unfilled).await;
    });
}
