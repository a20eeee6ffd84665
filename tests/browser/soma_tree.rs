//! The tree beside the search for the Soma cube: its levels, which lead back, and what a rule has just saved.

use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit};
use super::soma::{check_step, model, search, sentence, until_done, wind};
use casse_tete::puzzle::soma::branch::{Fate, branch, saving};
use casse_tete::puzzle::soma::lockstep::{Lockstep, decided};
use casse_tete::puzzle::soma::{Assembly, Cut, Moment};
use casse_tete::search::{Timeline, Tree};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// The rows of the tree say what became of the placements.
async fn check_rows(page: &Page, native: &Timeline<Assembly>, lang: Lang) {
    until_words(page, ".now", &sentence(native, lang)).await;
    let levels = branch(native);
    let tried = |count: usize, all: usize| format!("{} / {all}", all - count);
    let counts: Vec<String> = levels.iter().map(|level| tried(level.count(Fate::Untried), level.fates.len())).collect();
    assert_eq!(all(page, ".branch [aria-hidden=true]:not(svg)", "textContent").await, json!(counts));
    let causes = [Cut::Intersection, Cut::Parity, Cut::Islands].map(Fate::Dropped);
    let words: Vec<String> = levels
        .iter()
        .enumerate()
        .map(|(place, level)| {
            let [meets, parity, islands] = causes.map(|fate| level.count(fate));
            let all = level.fates.len();
            let fates = [level.count(Fate::Kept), meets, parity, islands];
            (lang.soma().beside.level)(place + 1, all - level.count(Fate::Untried), all, fates)
        })
        .collect();
    assert_eq!(all(page, ".branch .branch-lines + span + .unseen", "textContent").await, json!(words));
    // The pieces that are placed lead back.
    let buttons = all(page, "button.branch-level", "tagName").await;
    assert_eq!(buttons.as_array().map(Vec::len), Some(native.search().path().len()));
}

#[test]
fn the_tree_tells_what_became_of_the_placements_and_leads_back() {
    visit(async |page| {
        let query = "rules=islands,parity";
        let mut native = search(&model(query));
        // A placement that a rule has dropped while three pieces stand.
        let step = (1..)
            .find(|&step| {
                wind(&mut native, step);
                let saved = saving(native.judge(), native.search());
                native.search().path().len() == 3 && saved.is_some_and(|saving| saving.also.is_none())
            })
            .expect("sooner or later");
        for lang in Lang::ALL {
            wind(&mut native, step);
            page.open(&format!("#/soma?{query}&step={step}&lang={}", lang.name())).await;
            open_tab(page, 3).await;
            check_rows(page, &native, lang).await;
            let saving = saving(native.judge(), native.search()).expect("a rule has dropped it");
            let rule = usize::from(saving.rule == Cut::Islands);
            until_words(page, ".saved", &(lang.soma().beside.saved)(rule, saving.trials, !saving.is_whole)).await;
            let levels = native.tree().levels();
            let widths = all(page, ".widths tbody tr td:nth-child(3)", "textContent").await;
            let kept: Vec<String> =
                native.tally().of_levels(levels).iter().map(|level| lang.number(level.kept)).collect();
            assert_eq!(widths, json!(kept));
            // Level by level back to the first piece.
            for level in (0..3).rev() {
                let before = native.last_kept(level).expect("a piece stands there");
                page.click(&format!(".branch li:nth-child({}) button", level + 1)).await;
                page.until_link(&format!("step={before}")).await;
                wind(&mut native, before);
                check_rows(page, &native, lang).await;
                assert!(!page.is_seen(".saved").await, "the placement fits");
            }
        }
    });
}

#[test]
fn the_most_constrained_comes_first_step_by_step() {
    visit(async |page| {
        page.open("#/soma?lang=en").await;
        page.click(".fewest").await;
        page.until_link("fewest=1").await;
        let model = model("fewest=1");
        let mut native = search(&model);
        check_step(page, &native, Lang::En).await;
        // As far as the first dead end, and back.
        let is_dead = |native: &Timeline<Assembly>| {
            Moment::of(native.judge(), native.search()).next.is_some_and(|(_, count)| count == 0)
        };
        let dead = (1..).find(|&step| {
            wind(&mut native, step);
            is_dead(&native)
        });
        let dead = dead.expect("sooner or later");
        for step in [1, dead, dead + 1] {
            wind(&mut native, step);
            page.open(&format!("#/soma?fewest=1&step={step}&lang=en")).await;
            check_step(page, &native, Lang::En).await;
        }
        page.click(".transport .back").await;
        wind(&mut native, dead);
        check_step(page, &native, Lang::En).await;
        // The tree has the levels that were reached, each with its cell or its piece.
        page.open(&format!("#/soma?fewest=1&step={dead}&lang=fr")).await;
        open_tab(page, 3).await;
        check_rows(page, &native, Lang::Fr).await;
        assert_eq!(
            all(page, ".widths tbody tr > :first-child", "textContent").await,
            json!(["1", "2", "3", "4", "5", "6", "7"])
        );
        // The whole search by the workers has the numbers of the exact cover.
        page.open("#/soma?fewest=1&lang=en&run=1").await;
        until_done(page).await;
        assert_eq!(page.number("soma.nodes").await, Some(256_916));
        assert_eq!(page.number("soma.placed").await, Some(11_520));
        assert_eq!(page.number("soma.cut.intersection").await, Some(0));
        // With a rule on the way it goes on; without the switch a new search begins.
        page.click(".islands").await;
        page.until_link("rules=islands").await;
        page.click(".fewest").await;
        page.until("the order alone counts", "!location.hash.includes('fewest')").await;
    });
}

#[test]
fn searches_stand_side_by_side() {
    visit(async |page| {
        let query = "rules=islands,parity";
        let texts = &Lang::En.soma().beside;
        page.open(&format!("#/soma?{query}&step=2000&lockstep=4&lang=en")).await;
        let mut runs = Lockstep::new(&model(query), 4);
        for step in [2000, 1999] {
            runs.follow(step, u64::MAX);
            let rows: Vec<Vec<String>> = runs
                .runs()
                .iter()
                .map(|run| {
                    let levels = run.tally().of_levels(7);
                    let nodes: u64 = levels.iter().map(|level| level.kept).sum();
                    let share = Lang::En.percent(decided(run), 4);
                    vec![Lang::En.number(nodes), Lang::En.number(levels[6].kept), share]
                })
                .collect();
            let shown = "JSON.stringify([...document.querySelectorAll('table.lockstep tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))";
            page.until("the table", &format!("{shown} === {}", json!(json!(rows).to_string()))).await;
            let told = (texts.told)(texts.heads[3]);
            page.until("whose step", &format!("document.querySelector('.now').textContent.includes({})", json!(told)))
                .await;
            page.leave_focus().await;
            page.key(Key::Left).await;
        }
        // Two of them, then one again.
        open_tab(page, 1).await;
        page.click(".open-lockstep:not([aria-pressed=true])").await;
        page.until_link("lockstep=2").await;
        page.until("two rows", "document.querySelectorAll('table.lockstep tbody tr').length === 2").await;
        page.click(".open-lockstep[aria-pressed=true]").await;
        page.until("one search", "!document.querySelector('table.lockstep') && !location.hash.includes('lockstep')")
            .await;
    });
}
