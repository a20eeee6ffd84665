//! Workers that die, fall silent, or never start: the totals are still exact, or there is a message with a button to try again.

use super::page::{Page, visit, visit_with_errors};
use super::search::SEVEN;
use casse_tete::text::Lang;
use serde_json::json;
use std::time::Duration;

/// A script that keeps every worker of the page in a list.
pub const RECORD: &str = "window.__workers = [];
    window.__real = window.Worker;
    window.Worker = class extends window.__real {
        constructor(...a) { super(...a); window.__workers.push(this); }
    };";

#[test]
fn workers_killed_in_mid_run_are_replaced() {
    visit(async |page| {
        page.before_load(RECORD).await;
        page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&lang=en")).await;
        // One falls silent, and the page is not told; the other tells of its end, as one that is out of memory does.
        page.in_mid_search(
            "window.__workers[0].terminate();
             window.__workers[1].dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));
             if (window.__workers.length !== 3) return 'the one that tells is not replaced at once';",
        )
        .await;
        page.until("the silent one is replaced too", "window.__workers.length === 4").await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(page.number("insanity.raw").await, Some(6));
        let all: u64 = (0..7).map(|level| 3 * 24u64.pow(level)).sum();
        assert_eq!(page.text("document.querySelector('.position').max").await, all.to_string());
        page.until(
            "told",
            &format!(
                "document.querySelector('.says').textContent.includes({})",
                json!((Lang::En.insanity().replaced)(2))
            ),
        )
        .await;
        assert_eq!(page.eval("document.querySelectorAll('.solutions li').length").await, json!(6));
    });
}

#[test]
fn a_worker_killed_while_it_is_stopped_does_not_hold_up_the_stop() {
    visit(async |page| {
        page.before_load(RECORD).await;
        page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&lang=en")).await;
        page.in_mid_search("window.__workers[0].terminate(); document.querySelector('.stop').click()").await;
        page.until_state("stopped").await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(page.number("insanity.raw").await, Some(6));
    });
}

#[test]
fn workers_that_die_again_and_again_are_given_up() {
    visit(async |page| {
        page.before_load(
            "const Real = window.Worker;
             window.Worker = class extends Real {
                 constructor(...a) {
                     super(...a);
                     if (window.__good) return;
                     this.addEventListener('message', () => setTimeout(() => this.dispatchEvent(new ErrorEvent('error'))), { once: true });
                 }
             };",
        )
        .await;
        page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&run=1&lang=fr")).await;
        page.until("told", "document.querySelector('[role=alert][data-error^=worker]')").await;
        page.until_state("error").await;
        check_alive(page).await;
        page.run("window.__good = true", vec![]).await;
        page.press_button(Lang::Fr.shell().retry).await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(page.number("insanity.raw").await, Some(6));
    });
}

/// The page still steps and takes keys.
async fn check_alive(page: &Page) {
    page.leave_focus().await;
    let theme = page.text("document.documentElement.dataset.theme").await;
    page.key('t').await;
    page.until("another theme", &format!("document.documentElement.dataset.theme !== '{theme}'")).await;
    page.click(".transport .step").await;
    page.until("a step", "Number(document.querySelector('.position').value) === 1").await;
}

/// A worker that cannot start as `patch` has it, until `window.__good`.
fn check_no_start(patch: &'static str, errors: &[&str]) {
    visit_with_errors(errors, async |page| {
        page.before_load(patch).await;
        page.open("#/insanity?run=1&lang=en").await;
        page.until_within(
            Duration::from_secs(30),
            "told",
            "document.querySelector('[role=alert][data-error=\"worker-start\"]')",
        )
        .await;
        page.until_state("error").await;
        check_alive(page).await;
        page.run("window.__good = true", vec![]).await;
        page.press_button("Try again").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
    });
}

#[test]
fn a_browser_that_refuses_workers_is_told() {
    check_no_start(
        "const Real = window.Worker;
         window.Worker = function (...a) { if (window.__good) return new Real(...a); throw new Error('no workers here'); };",
        &[],
    );
}

#[test]
fn a_worker_script_that_is_missing_is_told() {
    check_no_start(
        "const Real = window.Worker;
         window.Worker = function (address) { return new Real(window.__good ? address : 'missing.js'); };",
        &["missing.js"],
    );
}

#[test]
fn a_worker_program_that_cannot_be_fetched_is_told() {
    check_no_start(
        "const fetched = window.fetch;
         window.fetch = (address, ...rest) =>
             !window.__good && String(address).includes('worker_bg') ? Promise.reject(new TypeError('no network')) : fetched(address, ...rest);",
        &[],
    );
}

/// An experiment of the taquin: how many boards of its seed were put in order, with its workers killed on the way or not.
async fn boards_in_order(page: &Page, kills: bool) -> Option<u64> {
    page.open("#/taquin?view=statistics&boards=10000&seed=9&workers=2&lang=en").await;
    page.click(".run-boards").await;
    page.until("some are drawn", "Number(document.querySelector('[data-value=\"taquin.boards\"]').dataset.number) > 0")
        .await;
    if kills {
        page.run(
            "window.__workers[0].terminate();
             window.__workers[1].dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));",
            vec![],
        )
        .await;
        page.until("both are replaced", "window.__workers.length >= 4").await;
    }
    let done = "document.documentElement.dataset.state === 'done'";
    page.until_within(Duration::from_secs(60), "all are drawn", done).await;
    assert_eq!(page.number("taquin.boards").await, Some(10_000));
    page.number("taquin.boards-solved").await
}

#[test]
fn an_experiment_with_the_taquin_loses_no_count_with_its_workers() {
    visit(async |page| {
        page.before_load(RECORD).await;
        let alone = boards_in_order(page, false).await;
        assert_eq!(boards_in_order(page, true).await, alone);
        // Dealing counts the seed on, and leaves what was counted.
        page.click(".deal").await;
        page.until("the next seed", "document.querySelector('.seed input').value === '10'").await;
        assert_eq!(page.number("taquin.boards-solved").await, alone);
    });
}

#[test]
fn the_solutions_of_the_soma_cube_are_asked_for_again() {
    visit(async |page| {
        page.before_load(
            "const Real = window.Worker;
             window.Worker = function (...a) { if (window.__good) return new Real(...a); throw new Error('no workers here'); };",
        )
        .await;
        for (link, count) in
            [("#/soma?run=1&rules=islands,parity&lang=en", 215_328), ("#/soma?view=solutions&lang=en", 0)]
        {
            page.open(link).await;
            page.until("told", "document.querySelector('[role=alert][data-error=\"worker-start\"]')").await;
            page.until_state("error").await;
            page.run("window.__good = true", vec![]).await;
            page.press_button(Lang::En.shell().retry).await;
            page.until_state("done").await;
            assert_eq!(page.number("soma.classes").await, Some(240), "{link}");
            assert_eq!(page.number("soma.nodes").await, (count > 0).then_some(count), "{link}");
            page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        }
    });
}

#[test]
fn workers_killed_in_the_search_for_the_soma_cube_are_replaced() {
    visit(async |page| {
        page.before_load(RECORD).await;
        page.open("#/soma?workers=2&lang=en").await;
        page.in_mid_search(
            "window.__workers[0].terminate();
             window.__workers[1].dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));",
        )
        .await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(page.number("soma.nodes").await, Some(3_905_088));
        assert_eq!(page.number("soma.cut.intersection").await, Some(393_516_624));
    });
}
