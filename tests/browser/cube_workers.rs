//! Workers of the Hungarian cube that die, fall silent, or never start: the same results all the same, or a message.

use super::cube::algorithm;
use super::graph::{open_tab, until_words};
use super::page::{Page, visit};
use super::taquin::until_number;
use super::workers::RECORD;
use casse_tete::text::Lang;
use serde_json::json;
use std::time::Duration;

/// A search with workers that are replaced ends within this time.
const LONG: Duration = Duration::from_secs(60);

async fn until_done(page: &Page) {
    page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
}

#[test]
fn a_cube_is_asked_for_again_when_workers_do_not_start() {
    visit(async |page| {
        page.before_load(
            "const Real = window.Worker;
             window.Worker = function (...a) { if (window.__good) return new Real(...a); throw new Error('no workers here'); };",
        )
        .await;
        for lang in Lang::ALL {
            for link in ["alg=R_U&view=stages&run=1", "view=group", "view=stages&positions=300&seed=5"] {
                page.open(&format!("#/cube?{link}&lang={}", lang.name())).await;
                match link {
                    "view=group" => {
                        open_tab(page, 3).await;
                        page.click(".balls").await;
                    }
                    "view=stages&positions=300&seed=5" => {
                        open_tab(page, 2).await;
                        page.click(".says-panel .positions").await;
                    }
                    _ => {}
                }
                page.until("told", "document.querySelector('[role=alert][data-error=\"worker-start\"]')").await;
                page.until_state("error").await;
                page.run("window.__good = true", vec![]).await;
                page.press_button(lang.shell().retry).await;
                until_done(page).await;
                page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
                match link {
                    "view=group" => until_number(page, "cube.ball", Some(8_240_087)).await,
                    "view=stages&positions=300&seed=5" => until_number(page, "cube.positions", Some(300)).await,
                    _ => assert!(page.number("cube.length").await.is_some()),
                }
            }
            // The button of the setup begins anew, too.
            page.open(&format!("#/cube?alg=R_U&view=stages&lang={}", lang.name())).await;
            until_words(page, ".now", lang.cube().stages.failed).await;
            page.press_button(lang.shell().close).await;
            page.run("window.__good = true", vec![]).await;
            page.click(".solve").await;
            until_done(page).await;
            page.until("a solution", "document.querySelector('output[data-value=\"cube.solution\"]').dataset.text")
                .await;
        }
    });
}

/// The average and the largest number of turns for random positions, solved with or without killing workers on the way.
async fn positions(page: &Page, kills: bool) -> [String; 2] {
    page.open("#/cube?alg=R&view=stages&positions=8000&seed=9&workers=2&lang=en").await;
    page.until_state("done").await;
    open_tab(page, 2).await;
    // In the middle of it, within the page: one falls silent, the other tells of its end.
    let run = "document.querySelector('.says-panel .positions').click();
        const told = () => Number(document.querySelector('[data-value=\"cube.positions\"]')?.dataset.number ?? 0);
        while (!(told() > 0)) await new Promise(requestAnimationFrame);
        const before = window.__workers.length;
        if (!arguments[0]) return 0;
        window.__workers[before - 1].terminate();
        window.__workers[before - 2].dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));
        return before;";
    let before = page.run_async(run, vec![json!(kills)]).await;
    if kills {
        page.until("the one that tells is replaced", &format!("window.__workers.length > {before}")).await;
    }
    page.until_within(
        LONG,
        "all are solved",
        "document.querySelector('[data-value=\"cube.positions\"]').dataset.number === '8000'",
    )
    .await;
    until_done(page).await;
    let figure = async |name: &str| {
        page.text(&format!("document.querySelector('[data-value=\"{name}\"]').dataset.number")).await
    };
    [figure("cube.mean").await, figure("cube.most").await]
}

#[test]
fn no_position_is_lost_with_its_worker() {
    visit(async |page| {
        page.before_load(RECORD).await;
        let alone = positions(page, false).await;
        assert_eq!(positions(page, true).await, alone);
    });
}

#[test]
fn a_worker_that_falls_silent_is_replaced() {
    visit(async |page| {
        // The first worker never answers.
        page.before_load(
            "const Real = window.Worker;
             window.__count = 0;
             window.Worker = class extends Real {
                 constructor(...a) { super(...a); window.__count += 1; this.silent = window.__count === 1; }
                 postMessage(...a) { if (!this.silent) super.postMessage(...a); }
             };",
        )
        .await;
        page.open("#/cube?alg=R_U&view=group&workers=1&lang=en").await;
        open_tab(page, 3).await;
        page.click(".balls").await;
        page.until_within(LONG, "it is counted, or told", "document.documentElement.dataset.state !== 'busy'").await;
        until_done(page).await;
        until_number(page, "cube.ball", Some(8_240_087)).await;
        // A cube turned while its solution is looked for: only the new one's comes.
        page.open("#/cube?alg=R_U_F_L&view=stages&lang=en").await;
        page.leave_focus().await;
        page.keys(['d', 'b']).await;
        until_done(page).await;
        let text = page.text("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await;
        let made = page.text("new URLSearchParams(location.hash.split('?')[1]).get('alg')").await;
        let cube = algorithm(&made.replace('_', " ").replace('-', "'")).cube();
        assert!(cube.along(algorithm(&text).turns()).is_solved(), "{made}: {text}");
    });
}
