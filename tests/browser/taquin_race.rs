//! The race of methods: counts of each search at each moment, both clocks, who takes part, and the way to a search alone.

use super::drawing::click_thing;
use super::page::{Page, visit};
use super::taquin::{LONG, check_taken_away, model};
use casse_tete::puzzle::taquin::race::RacedTree;
use casse_tete::puzzle::taquin::{Method, Model};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

const FAR: &str = "board=3x3:8,6,7,2,5,4,3,0,1";
const ROWS: &str = "[...document.querySelectorAll('table.race tbody tr')].map((row) => [...row.cells].slice(1).map(({ textContent }) => textContent))";

/// The row of a search that grows a tree, after so many steps: expanded, created, proved.
fn row(link: &str, method: Method, steps: u64) -> [Value; 3] {
    let mut raced = RacedTree::new(&Model { method, ..model(link) });
    raced.go(steps, u64::MAX);
    raced.go(steps, 1);
    let (lang, growth) = (Lang::En, &raced.growth);
    let proved = raced.bounds().last().map_or("–".to_string(), |last| lang.number(last.1));
    [lang.number(growth.step()), lang.number(growth.search().configurations_by(growth.step())), proved].map(Value::from)
}

async fn until_rows(page: &Page, link: &str, methods: &[Method], step: u64) {
    let rows: Vec<Value> = methods.iter().map(|&method| json!(row(link, method, step))).collect();
    let shown = format!("{ROWS}.map((row) => row.slice(0, 3))");
    page.until(
        &format!("the searches at moment {step}"),
        &format!("JSON.stringify({shown}) === {}", json!(json!(rows).to_string())),
    )
    .await;
}

#[test]
fn methods_race_forward_and_back() {
    let usual = [Method::Score, Method::AStarManhattan, Method::BestFirstManhattan];
    visit(async |page| {
        page.open(&format!("#/taquin?{FAR}&view=race&lang=en")).await;
        until_rows(page, FAR, &usual, 0).await;
        page.key(Key::Right).await;
        until_rows(page, FAR, &usual, 1).await;
        page.until_link("step=1").await;
        page.open(&format!("#/taquin?{FAR}&view=race&step=150&lang=en")).await;
        until_rows(page, FAR, &usual, 150).await;
        page.key(Key::Left).await;
        until_rows(page, FAR, &usual, 149).await;
        // Best first has ended by then; at the end all have, and the shortest is that of A*.
        assert_eq!(page.eval(&format!("{ROWS}[2].slice(3)")).await[0], json!("47"));
        page.key(Key::End).await;
        page.until_within(LONG, "the end", "document.documentElement.dataset.state === 'done'").await;
        let rows = page.eval(ROWS).await;
        assert_eq!((&rows[1][3], &rows[1][4], &rows[2][4]), (&json!("31"), &json!("0"), &json!("16")), "{rows}");
        check_taken_away(page, "race", Lang::En).await;
        let said = page.words(".now").await;
        assert!(said.contains(&(Lang::En.taquin().race.over)("B", 31, "C", 104)), "{said}");
        // The reader looks at one alone: the same search at the same step.
        page.open(&format!("#/taquin?{FAR}&view=race&step=60&lang=en")).await;
        until_rows(page, FAR, &usual, 60).await;
        click_thing(page, |told| told.starts_with("B ")).await;
        page.until_link("method=astar-manhattan").await;
        page.until_link("step=60").await;
        page.until("the tree", "document.querySelector('[data-value=\"taquin.expanded\"]').dataset.number === '60'")
            .await;
    });
}

#[test]
fn who_takes_part_is_chosen() {
    visit(async |page| {
        page.open(&format!("#/taquin?{FAR}&view=race&race=bfs,ida-manhattan&step=500&lang=en")).await;
        page.until("two take part", &format!("{ROWS}.length === 2 && {ROWS}[1][1] === '500'")).await;
        // Fewer cannot.
        assert_eq!(page.eval("document.querySelector('[data-racer=bfs]').disabled").await, json!(true));
        for racer in ["score", "astar-misplaced"] {
            page.click(&format!("[data-racer={racer}]")).await;
        }
        page.until_link("race=bfs,ida-manhattan,score,astar-misplaced").await;
        assert_eq!(page.eval("document.querySelector('[data-racer=ida-pattern]').disabled").await, json!(true));
        page.run("document.activeElement.blur()", vec![]).await;
        page.key(Key::End).await;
        page.until_within(LONG, "the end", "document.documentElement.dataset.state === 'done'").await;
        // Each method that proves its solution has found a shortest one; breadth first is at its limit or at the end.
        let rows = page.eval(ROWS).await;
        assert_eq!((&rows[1][3], &rows[1][4]), (&json!("31"), &json!("0")), "{rows}");
        // A formula with a name races, too: this one is A* by Manhattan distance, the other best first.
        let named = "formulas=red:manhattan;blue:manhattan:0:1";
        page.open(&format!("#/taquin?{FAR}&view=race&{named}&race=bfs,formula:red&step=150&lang=en")).await;
        let counts = |methods: &[Method]| {
            // Of a formula nobody knows whether it proves anything.
            let rows: Vec<Value> = methods.iter().map(|&method| json!(row(FAR, method, 150)[..2])).collect();
            format!("JSON.stringify({ROWS}.map((row) => row.slice(0, 2))) === {}", json!(json!(rows).to_string()))
        };
        page.until("both race", &counts(&[Method::Bfs, Method::AStarManhattan])).await;
        page.click("[data-racer='formula:blue']").await;
        page.until_link("race=bfs,formula:red,formula:blue").await;
        page.open(&format!("#/taquin?{FAR}&view=race&{named}&race=bfs,formula:red,formula:blue&step=150&lang=en"))
            .await;
        page.until("all race", &counts(&[Method::Bfs, Method::AStarManhattan, Method::BestFirstManhattan])).await;
        // A link that names nobody known says so, and the rest of it is done.
        page.open(&format!("#/taquin?{FAR}&view=race&race=score,quick&lang=en")).await;
        page.until("it is told", "document.querySelector('[role=alert]')?.textContent.includes('race')").await;
        page.until("the usual ones", &format!("{ROWS}.length === 3")).await;
    });
}

#[test]
fn all_have_the_same_time() {
    visit(async |page| {
        page.open(&format!("#/taquin?{FAR}&view=race&race=score,astar-manhattan,ida-manhattan&lang=fr")).await;
        page.until("all are there", &format!("{ROWS}.length === 3")).await;
        page.run("const list = document.querySelector('.clock select'); list.selectedIndex = 1; list.dispatchEvent(new Event('change', { bubbles: true }));", vec![]).await;
        page.until_link("clock=time").await;
        page.until_within(LONG, "the steps are timed", "document.querySelector('.pace')").await;
        let paces = page.words(".pace").await;
        page.until("all rest", "document.documentElement.dataset.state !== 'busy'").await;
        // The quickest makes a step at every moment, the others make fewer.
        page.open(&format!(
            "#/taquin?{FAR}&view=race&race=score,astar-manhattan,ida-manhattan&clock=time&step=900&lang=fr"
        ))
        .await;
        page.until_within(LONG, "the steps are timed", "document.querySelector('.pace')").await;
        let steps = format!("{ROWS}.map((row, index) => Number(row[index === 2 ? 1 : 0]))");
        page.until("at the moment", &format!("Math.max(...{steps}) === 900")).await;
        assert_eq!(page.eval(&format!("{steps}.filter((steps) => steps === 900).length")).await, json!(1), "{paces}");
        assert!(paces.contains("1\u{202f}000"), "{paces}");
    });
}

#[test]
fn a_race_on_a_board_without_a_solution_says_so() {
    visit(async |page| {
        page.open("#/taquin?view=race&lang=en").await;
        page.until("it is told", "document.querySelector('.diagnosis')").await;
        page.click(".diagnosis .deal").await;
        page.until("another board", "!document.querySelector('.diagnosis')").await;
        page.until("all are there", &format!("{ROWS}.length === 3")).await;
        // The comparison leads here, too.
        page.open("#/taquin?view=tree&lang=en").await;
        page.press_button(Lang::En.taquin().tree.tabs[1]).await;
        page.click(".open-race").await;
        page.until_link("view=race").await;
    });
}
