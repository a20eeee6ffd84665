//! What a class waits for, measured: the site without a network, and the second screen.

use super::page::Page;
use super::server::{Serving, serve_to};
use serde_json::json;

/// A state of each puzzle in which steps can be taken.
const STATES: [&str; 4] = [
    "#/insanity?step=40&lang=en",
    "#/taquin?step=40&lang=en",
    "#/soma?step=40&lang=en",
    "#/cube?alg=R_U_R-_U-_R_U_R-_U-_R_U_R-_U-_R_U_R-_U-&step=1&lang=en",
];

/// The steps that are taken on each page.
const STEPS: usize = 12;

/// Milliseconds from the beginning of a document to its drawing, of the slowest page, with the network off after the first visit.
pub async fn start_without_network(page: &Page) -> f64 {
    serve_to(page.origin(), Serving::Whole);
    page.open(STATES[0]).await;
    page.until("it is kept", "navigator.serviceWorker.controller?.state === 'activated'").await;
    serve_to(page.origin(), Serving::Off);
    page.before_load(
        "new MutationObserver(() => {
             if (!document.querySelector('.static-page') && document.querySelector('#drawing')) window.__drawn ??= performance.now();
         }).observe(document, { childList: true, subtree: true });",
    )
    .await;
    let mut slowest = 0.0f64;
    for link in STATES {
        page.open(link).await;
        let time = page.eval("window.__drawn").await;
        slowest = slowest.max(time.as_f64().unwrap_or(f64::INFINITY));
    }
    serve_to(page.origin(), Serving::Whole);
    slowest
}

/// Milliseconds from a step in the teacher's window to the same step in the projected one: the longest of some steps on each page.
pub async fn second_screen(page: &Page) -> f64 {
    let mut slowest = 0.0f64;
    for link in STATES {
        page.open(link).await;
        page.run_async("await self.ask('screen', 'open')", vec![]).await;
        page.to_window(2, 1).await;
        page.until(
            "it follows",
            "document.documentElement.dataset.screen === '1' && document.querySelector('.position:enabled')",
        )
        .await;
        page.run(
            "window.__seen = {};
             const slider = document.querySelector('.position');
             new MutationObserver(() => { __seen[slider.value] ??= performance.timeOrigin + performance.now(); })
                 .observe(slider, { attributes: true });",
            vec![],
        )
        .await;
        page.to_window(2, 0).await;
        let pressed = page
            .run_async(
                "const pressed = [];
                 for (let step = 0; step < arguments[0]; step++) {
                     const now = performance.timeOrigin + performance.now();
                     document.querySelector('.moves button:nth-child(4)').click();
                     await new Promise((done) => setTimeout(done, 200));
                     pressed.push([document.querySelector('.position').value, now]);
                 }
                 return pressed;",
                vec![json!(STEPS)],
            )
            .await;
        page.to_window(2, 1).await;
        let seen = page.eval("window.__seen").await;
        page.close_window().await;
        page.to_window(1, 0).await;
        page.run("document.querySelector('.screen-strip button:last-of-type').click()", vec![]).await;
        for step in pressed.as_array().into_iter().flatten() {
            let shown = step[0].as_str().and_then(|value| seen[value].as_f64());
            let waited = shown.zip(step[1].as_f64()).map_or(f64::INFINITY, |(shown, pressed)| shown - pressed);
            slowest = slowest.max(waited);
        }
    }
    slowest
}
