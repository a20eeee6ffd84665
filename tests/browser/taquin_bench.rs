//! The page of the taquin, measured.

use super::page::Page;
use serde_json::json;
use std::time::Duration;

/// Milliseconds for one search in a worker, by the page's own button: the best of three.
pub async fn one_search(page: &Page) -> f64 {
    page.open("#/taquin?lang=en").await;
    page.click("#says-1").await;
    let result = "document.querySelector('output[data-value=\"taquin.milliseconds\"]')";
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        page.until("the button", "!document.querySelector('button.measure').disabled").await;
        page.run("document.querySelector('button.measure').click()", vec![]).await;
        page.until("measuring", "document.querySelector('button.measure').disabled").await;
        page.until_within(Duration::from_secs(20), "measured", result).await;
        let time = page.text(&format!("{result}.dataset.number")).await;
        best = best.min(time.parse().unwrap_or(f64::INFINITY));
    }
    best
}

/// 10,000 boards by the Score on this number of workers: milliseconds from the click to the result, and the tasks of the page above
/// 50 ms meanwhile.
pub async fn experiment(page: &Page, workers: usize) -> [f64; 2] {
    page.open(&format!("#/taquin?view=statistics&boards=10000&workers={workers}&lang=en")).await;
    super::warm(page).await;
    let figures = page
        .run_async(
            "let tasks = 0;
             new PerformanceObserver((list) => { tasks += list.getEntries().length; }).observe({ type: 'longtask' });
             const root = document.documentElement;
             const done = new Promise((told) => new MutationObserver(() => {
                 if (root.dataset.state === 'done') told(performance.now());
             }).observe(root, { attributeFilter: ['data-state'] }));
             const begun = performance.now();
             document.querySelector('.run-boards').click();
             const time = await done - begun;
             for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
             return [time, tasks];",
            vec![],
        )
        .await;
    assert_eq!(page.number("taquin.boards").await, Some(10_000));
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}

/// From choosing a board of 3x3 to its exact distance, frame by frame, in milliseconds; and the longest task meanwhile, as far
/// as the browser tells of it: 0 if none was above 50 ms.
pub async fn distances(page: &Page) -> [f64; 2] {
    page.open("#/taquin?view=board&board=2x2:1,2,0,3&lang=en").await;
    page.until("the distances of 2x2", "document.querySelector('.distance')").await;
    let figures = page
        .run_async(
            "let longest = 0;
             new PerformanceObserver((list) => {
                 for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
             }).observe({ type: 'longtask' });
             const list = document.querySelector('select.preset');
             list.selectedIndex = 4;
             const begun = performance.now();
             list.dispatchEvent(new Event('change', { bubbles: true }));
             const optimal = () => document.querySelector('output[data-value=\"taquin.optimal\"]').dataset.number;
             while (optimal() !== '31') await new Promise(requestAnimationFrame);
             const time = performance.now() - begun;
             for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
             return [time, longest];",
            vec![],
        )
        .await;
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}

/// Moves the whole tree of 3,704 nodes about for two seconds: frames a second, and the longest time between two frames in
/// milliseconds.
pub async fn frames(page: &Page, width: u32, height: u32) -> [f64; 2] {
    page.size(width, height).await;
    page.open("#/taquin?run=1&lang=en").await;
    page.until_state("done").await;
    page.click(".whole").await;
    let figures = page
        .run_async(
            "const frame = () => new Promise(requestAnimationFrame);
             for (let rest = 0; rest < 60; rest++) await frame();
             const canvas = document.querySelector('canvas.drawing');
             const box = canvas.getBoundingClientRect();
             const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
             const send = (kind, step) => canvas.dispatchEvent(new PointerEvent(kind, {
                 bubbles: true, pointerId: 1, button: 0,
                 clientX: x + 60 * Math.sin(step / 9), clientY: y + 40 * Math.cos(step / 7),
             }));
             send('pointerdown', 0);
             const begun = await frame();
             let [last, worst, count] = [begun, 0, 0];
             while (last - begun < arguments[0]) {
                 send('pointermove', ++count);
                 const now = await frame();
                 worst = Math.max(worst, now - last);
                 last = now;
             }
             send('pointerup', count);
             return [1000 * count / (last - begun), worst];",
            vec![json!(2000)],
        )
        .await;
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}
