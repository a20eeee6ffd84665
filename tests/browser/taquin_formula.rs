//! The reader's own formula of the taquin: from a link, typed, wrong, failing, overestimating, and in the comparison of the methods.

use super::graph::until_words;
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::{LONG, board, choose, measure, model, searched, until_number};
use casse_tete::link::Link;
use casse_tete::puzzle::taquin::contest::ContestSearch;
use casse_tete::puzzle::taquin::distance::{Distances, Estimate};
use casse_tete::puzzle::taquin::formula::{Evaluation, FormulaFault, FormulaProblem};
use casse_tete::puzzle::taquin::solve::Ending;
use casse_tete::puzzle::taquin::{Board, Method, Model};
use casse_tete::search::best_first::Standing;
use casse_tete::text::Lang;
use fantoccini::key::Key;

/// The field of the formula.
const FIELD: &str = "#formula";

async fn write(page: &Page, text: &str) {
    page.click(FIELD).await;
    page.chord(Key::Control, 'a').await;
    page.keys(text.chars()).await;
    page.key(Key::Enter).await;
}

/// Waits until the problem of a formula is told: its kind, its first character from 1, and the part of the text that is marked.
async fn until_told(page: &Page, around: &str, code: &str, at: usize, marked: &str) {
    let there = format!("document.querySelector('{around} [data-error]')");
    let told = format!(
        "{there}?.dataset.error === '{code}' && {there}.dataset.at === '{at}' && {there}.querySelector('mark').textContent === '{marked}'"
    );
    page.until(&format!("{code} at {at}"), &told).await;
}

#[test]
fn a_formula_from_a_link_searches_as_natively() {
    visit_with_each_engine(async |page| {
        for (query, written) in [
            ("formula=10*misplaced%2Bmanhattan%2B3*conflicts&g=0", "10*misplaced + manhattan + 3*conflicts"),
            ("formula=if(v[9]=9,manhattan,2*manhattan)&g=2&h=3", "if(v[9] = 9, manhattan, 2*manhattan)"),
            ("formula=-score&g=0", "-score"),
        ] {
            let query = format!("board=3x3:1,3,6,5,0,2,4,7,8&{query}");
            let model = model(&query.replace("%2B", "+"));
            assert_eq!((model.method, model.evaluation.formula.to_string().as_str()), (Method::Formula, written));
            let search = searched(&model);
            page.open(&format!("#/taquin?{query}&run=1&lang=en")).await;
            page.until_state("done").await;
            until_number(page, "taquin.expanded", Some(search.steps())).await;
            until_number(page, "taquin.created", Some(search.configurations())).await;
            let ending = Ending::of(&search).expect("a solution");
            until_number(page, "taquin.length", ending.length()).await;
            assert_eq!(page.text(&format!("document.querySelector('{FIELD}').value")).await, written);
            let Standing::Found(leaf) = search.standing() else { panic!("{query}") };
            let sum = measure(&model, &search.nodes()[leaf as usize], Lang::En);
            assert!(page.words(".now").await.contains(&sum), "{sum}");
        }
    });
}

#[test]
fn a_typed_formula_is_searched_and_stands_in_the_link() {
    visit(async |page| {
        page.open("#/taquin?board=3x3:1,3,6,5,0,2,4,7,8&lang=en").await;
        choose(page, ".method select", Method::ALL.iter().position(|&method| method == Method::Formula).expect("it"))
            .await;
        page.until_link("formula=manhattan%2B2%2Aconflicts").await;
        write(page, "Manhattan + blank").await;
        page.until_link("formula=manhattan%2Bblank").await;
        page.until("its value", "document.querySelector('#formula-told').textContent.includes(' 10.')").await;
        assert_eq!(page.text(&format!("document.querySelector('{FIELD}').value")).await, "manhattan + blank");
        // Weights of the list, and any other ones.
        choose(page, ".factors select", 0).await;
        page.until_link("g=0").await;
        choose(page, ".factors select", 2).await;
        page.until_link("h=3").await;
        page.run("const field = document.querySelectorAll('.factors input')[0]; field.value = '7'; field.dispatchEvent(new Event('change', { bubbles: true }));", vec![]).await;
        page.until_link("g=7").await;
        assert!(page.link().await.contains("h=3"));
        page.click(".run-all").await;
        page.until_state("done").await;
        let searched = searched(&model("board=3x3:1,3,6,5,0,2,4,7,8&formula=manhattan+blank&g=7&h=3"));
        until_number(page, "taquin.expanded", Some(searched.steps())).await;
        // What can be written is explained.
        page.click(".names summary").await;
        page.until("the names", "document.querySelector('.names dt').checkVisibility()").await;
    });
}

#[test]
fn a_wrong_formula_is_told_with_its_place() {
    visit(async |page| {
        page.open("#/taquin?formula=misplaced%2Bmanhatan&lang=en").await;
        until_told(page, "#formula-told", "formula-name", 11, "manhatan").await;
        assert_eq!(page.text(&format!("document.querySelector('{FIELD}').value")).await, "misplaced+manhatan");
        let problem = FormulaProblem { from: 10, length: 8, fault: FormulaFault::Unknown };
        let words = Lang::En.taquin().formula.problem(&problem, "misplaced+manhatan");
        assert!(page.words("#formula-told").await.contains(&words));
        write(page, "2*(blank").await;
        until_told(page, "#formula-told", "formula-bracket", 3, "(").await;
        write(page, "3 +").await;
        until_told(page, "#formula-told", "formula", 4, "‸").await;
        assert!(page.link().await.contains("formula=manhattan%2B2%2Aconflicts"), "the last good formula stays");
        // A value is missing on this board only.
        write(page, "1/(blank - 3)").await;
        until_told(page, "#formula-told", "formula-division", 2, "/").await;
        write(page, "blank").await;
        page.until("nothing wrong", "!document.querySelector('#formula-told [data-error]')").await;
        // Ten thousand brackets.
        page.run("const field = document.querySelector('#formula'); field.value = '('.repeat(10000); field.dispatchEvent(new Event('change', { bubbles: true }));", vec![]).await;
        page.until(
            "too long",
            "document.querySelector('#formula-told [data-error]').dataset.error === 'formula-too-long'",
        )
        .await;
    });
}

#[test]
fn a_search_ends_where_the_formula_has_no_value() {
    visit(async |page| {
        page.open("#/taquin?formula=blank%2F(blank-1)&run=1&lang=en").await;
        page.until_state("stopped").await;
        until_told(page, ".says", "formula-division", 6, "/").await;
        let model = model("formula=blank/(blank-1)");
        let search = searched(&model);
        let Standing::Unmeasured(node) = search.standing() else { panic!("{:?}", search.standing()) };
        until_number(page, "taquin.expanded", Some(search.steps())).await;
        until_number(page, "taquin.length", None).await;
        // The moves to that board are played.
        page.click(".says .play-to").await;
        page.until_link("view=board").await;
        let depth = search.nodes()[node as usize].depth;
        until_number(page, "taquin.moves", Some(depth.into())).await;
        page.open("#/taquin?formula=blank%2F(blank-1)&view=statistics&boards=50&run=1&lang=en").await;
        page.until_state("done").await;
        until_number(page, "taquin.boards", Some(50)).await;
    });
}

#[test]
fn an_estimate_that_is_too_large_is_caught_in_the_act() {
    visit(async |page| {
        page.open("#/taquin?formula=10*misplaced%2Bmanhattan%2B3*conflicts&view=distances&lang=en").await;
        page.until_within(LONG, "caught", "document.querySelector('[data-admissible=\"0\"]')").await;
        let model = model("formula=10*misplaced+manhattan+3*conflicts");
        let distances = Distances::new(3, 3).expect("small");
        let mut estimate = Estimate::begin(&model);
        estimate.advance(&distances, u64::MAX);
        let worst = estimate.worst(&distances).expect("too large somewhere");
        page.click(".take-worst").await;
        page.until("its tree", "document.querySelector('.own-formula')").await;
        let (link, _) = Link::parse(&page.link().await);
        assert_eq!(link.value("board").map(board), Some(worst.board));
        page.open("#/taquin?formula=manhattan%2B2*conflicts&view=distances&lang=en").await;
        page.until_within(LONG, "never", "document.querySelector('[data-admissible=\"1\"]')").await;
        // The Score is compared with the mean of all boards that have it.
        page.open("#/taquin?view=distances&lang=fr").await;
        page.until_within(LONG, "the Score", "document.querySelector('[data-admissible=\"0\"]')").await;
        let mut estimate = Estimate::begin(&self::model(""));
        estimate.advance(&distances, u64::MAX);
        let (worst, mean) = estimate.worst_mean(&distances).expect("a mean");
        let said = page.words(".admissible").await;
        assert!(said.contains(&format!("estimation {}", Lang::Fr.fixed(mean, 1))), "{said}");
        page.click(".take-worst").await;
        page.until("its tree", "document.querySelector('.weights')").await;
        let (link, _) = Link::parse(&page.link().await);
        assert_eq!(link.value("board").map(board), Some(worst));
    });
}

#[test]
fn formulas_with_names_are_compared() {
    visit(async |page| {
        let board: Board = board("3x3:1,3,6,5,0,2,4,7,8");
        page.open("#/taquin?board=3x3:1,3,6,5,0,2,4,7,8&formula=-score&g=0&formulas=red:manhattan%2Bconflicts&lang=en")
            .await;
        page.click("#says-1").await;
        page.click(".add-rival input").await;
        page.keys("blue".chars()).await;
        page.key(Key::Enter).await;
        page.until_link("blue:-score:0:1").await;
        page.click(".compare").await;
        for (name, formula, moves) in [("red", "manhattan+conflicts", 1), ("blue", "-score", 0)] {
            let evaluation = Evaluation { formula: formula.parse().expect("legal"), moves, factor: 1 };
            let mut heat = ContestSearch::new(&Model { evaluation, ..Model::new(board, Method::Formula) });
            heat.advance(u64::MAX);
            let outcome = heat.outcome();
            let row = format!(
                "[...document.querySelectorAll('[data-method=\"formula:{name}\"] td')].map((cell) => cell.textContent)"
            );
            let wanted =
                [outcome.expanded, outcome.created, outcome.bytes.div_ceil(1000), outcome.moves().expect("found")];
            let wanted = wanted.map(|number| Lang::En.number(number)).join(" ");
            page.until_within(LONG, name, &format!("{row}.slice(0, 4).join(' ') === '{wanted}'")).await;
        }
        page.click(".drop-rival").await;
        page.until("one is left", "document.querySelectorAll('.rival').length === 1").await;
        assert!(!page.link().await.contains("red"));
        // Taken back, and the name of the other one too.
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        page.until_link("red:").await;
        page.chord(Key::Control, 'z').await;
        page.until("only the first", "document.querySelectorAll('.rival').length === 1").await;
        page.chord(Key::Control, 'y').await;
        page.chord(Key::Control, 'y').await;
        page.until("dropped again", "!location.hash.includes('red:') && location.hash.includes('blue:')").await;
        until_words(page, ".add-rival button", Lang::En.taquin().formula.rivals[2]).await;
    });
}
