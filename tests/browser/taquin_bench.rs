//! The page of the taquin, measured.

use super::page::Page;
use casse_tete::puzzle::taquin::counts::known_farthest;
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::search::sample::Dice;
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
    super::dragged(page, "[0, 0]", "[60 * Math.sin(step / 9), 40 * Math.cos(step / 7)]").await
}

/// Drags the last tile of a board of 4x4 to and fro beside the blank for two seconds, and then into it: frames a second, and the longest
/// time between two frames in milliseconds.
pub async fn tile_dragged(page: &Page, width: u32, height: u32) -> [f64; 2] {
    page.size(width, height).await;
    page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15&view=board&lang=en").await;
    let cell = "Math.min(box.width, box.height) / 4.6";
    let figures = super::dragged(
        page,
        &format!("[1.5 * {cell}, 1.5 * {cell}]"),
        &format!("[step ? -0.2 * {cell} * (1 - Math.cos(step / 6)) : -0.9 * {cell}, 0]"),
    )
    .await;
    page.until(
        "the tile is in its place",
        "document.querySelector('[data-value=\"taquin.moves\"]').dataset.number === '1'",
    )
    .await;
    figures
}

/// The link of the search for a shortest solution of a board of 80 moves, with the large pattern databases and this number of workers.
pub fn farthest_link(workers: usize) -> String {
    let board = &known_farthest(4, 4).expect("they are known")[0];
    format!("#/taquin?board={board}&method=ida-pattern&tables=large&workers={workers}&run=1&lang=en")
}

/// A board of 80 moves solved shortest with the large pattern databases on this number of workers, when they are built, and when the
/// browser has kept them from the last visit: seconds from the link to the solution, the tables included, and the longest time in
/// milliseconds during which neither the number of nodes nor the bar of progress changed, once one of them had.
pub async fn farthest(page: &Page, workers: usize) -> [[f64; 2]; 2] {
    let mut visits = [[f64::INFINITY; 2]; 2];
    page.open("#/taquin?lang=en").await;
    page.run_async("await caches.delete('casse-tete-tables');", vec![]).await;
    for figures in &mut visits {
        page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15&method=ida-pattern&lang=en").await;
        // It may take longer than the browser's driver waits for a script.
        page.run(
            "const [link] = arguments;
             const begun = performance.now();
             const shown = () => [
                 Number(document.querySelector('[data-value=\"taquin.nodes\"]')?.dataset.number ?? 0),
                 document.querySelector('progress')?.value ?? 0,
             ];
             let [seen, since, longest] = ['', undefined, 0];
             const watch = new MutationObserver(() => {
                 const [now, all] = [performance.now(), shown()];
                 const isDone = document.documentElement.dataset.state === 'done' && all[0] > 0;
                 if (String(all) === seen && !isDone) return;
                 if (since) longest = Math.max(longest, now - since);
                 if (all.some((number) => number > 0)) since = now;
                 seen = String(all);
                 if (!isDone) return;
                 watch.disconnect();
                 window.__figures = [(now - begun) / 1000, longest];
             });
             watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
             location.hash = link;",
            vec![json!(farthest_link(workers))],
        )
        .await;
        page.until_within(Duration::from_secs(240), "a solution", "window.__figures").await;
        let told = page.eval("window.__figures").await;
        assert_eq!(page.number("taquin.length").await, Some(80));
        *figures = [0, 1].map(|index| told[index].as_f64().unwrap_or(f64::INFINITY));
    }
    visits
}

/// A short search with pattern databases, in milliseconds from the link to the shortest solution: when they are built, and when the
/// browser has kept them from the last visit.
pub async fn tables(page: &Page, size: &str) -> [f64; 2] {
    let board = "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15";
    let mut times = [f64::INFINITY; 2];
    for time in &mut times {
        // The worker of another method is there already; the one with the tables is not.
        page.open(&format!("#/taquin?board={board}&method=astar-manhattan&run=1&lang=en")).await;
        page.until_state("done").await;
        let link = format!("#/taquin?board={board}&method=ida-pattern&tables={size}&workers=1&run=1&lang=en");
        let taken = page
            .run_async(
                "const begun = performance.now();
                 location.hash = arguments[0];
                 const number = (name) => document.querySelector(`[data-value=\"taquin.${name}\"]`)?.dataset.number;
                 while (!(number('nodes') && number('length') === '2')) await new Promise(requestAnimationFrame);
                 return performance.now() - begun;",
                vec![json!(link)],
            )
            .await;
        assert_eq!(page.number("taquin.length").await, Some(2));
        *time = taken.as_f64().unwrap_or(f64::INFINITY);
    }
    times
}

/// The comparison of the pattern databases alone on a series of boards of 4x4, on one worker, on a visit for which the browser has kept
/// them: seconds from the click to the last result, and the milliseconds of each search, in order of size.
pub async fn series(page: &Page, series: &str, size: &str) -> (f64, Vec<f64>) {
    page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15&lang=en").await;
    let link = format!("method=ida-pattern&tables={size}&series={series}&seed=1&workers=1");
    page.open(&format!("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15&{link}&lang=en")).await;
    page.click("#says-1").await;
    page.click(".taking-part summary").await;
    page.run("for (const box of document.querySelectorAll('[data-entrant]')) if (box.checked !== (box.dataset.entrant === 'ida-pattern')) box.click()", vec![]).await;
    page.until("it alone", "document.querySelectorAll('[data-entrant]:checked').length === 1").await;
    // The workers may still be at the search of the view.
    page.until("it can begin", "document.querySelector('.run-series:not(:disabled, [aria-disabled=true])')").await;
    let time = page
        .run_async(
            "const begun = performance.now();
             document.querySelector('.run-series').click();
             const boards = () => Number(document.querySelector('.series-done')?.dataset.boards ?? 0);
             while (boards() < Number(arguments[0])) await new Promise(requestAnimationFrame);
             return (performance.now() - begun) / 1000;",
            vec![json!(if series == "korf" { "100" } else { series })],
        )
        .await;
    page.run("const make = URL.createObjectURL; URL.createObjectURL = (blob) => { blob.text().then((text) => window.__saved = text); return make.call(URL, blob); }", vec![]).await;
    page.click(".take-all").await;
    page.until("the results", "window.__saved").await;
    let results = page.text("window.__saved").await;
    let times = results.lines().skip(1).filter_map(|line| line.rsplit(',').next()?.parse().ok());
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    (time.as_f64().unwrap_or(f64::INFINITY), times)
}

/// Both ends of random boards of 5x5 on one worker, until the solution is at most 1.3 times as long as the lower bound, but ten seconds
/// at the most for each: how many boards come so far, the longest time in seconds, and the largest quotient at the end.
pub async fn both_ends(page: &Page, boards: u64) -> [f64; 3] {
    let [mut near, mut longest, mut largest] = [0.0, 0.0_f64, 0.0_f64];
    for seed in 0..boards {
        let board = draw_solvable(5, 5, &mut Dice::new(seed, 0)).expect("a legal size");
        page.open(&format!("#/taquin?board={board}&view=distances&workers=1&lang=en")).await;
        let figures = page
            .run_async(
                "const number = (name) => Number(document.querySelector(`[data-value=\"taquin.${name}\"]`)?.dataset.number ?? NaN);
                 const begun = performance.now();
                 document.querySelector('.run-ends').click();
                 let quotient;
                 do {
                     await new Promise(requestAnimationFrame);
                     quotient = number('length') / number('lower-bound');
                 } while (!(quotient <= 1.3) && performance.now() - begun < 10_000);
                 return [(performance.now() - begun) / 1000, quotient || Infinity];",
                vec![],
            )
            .await;
        let [time, quotient] = [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY));
        near += f64::from(u8::from(quotient <= 1.3));
        longest = longest.max(time);
        largest = largest.max(quotient);
    }
    [near, longest, largest]
}
