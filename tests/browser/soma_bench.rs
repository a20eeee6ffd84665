//! The page of the Soma cube, measured.

use super::page::Page;
use casse_tete::puzzle::soma::known_set::KnownSet;
use casse_tete::text::Lang;
use std::time::Duration;

/// Milliseconds of the fast search on one worker, by the page's own button, the best of three: of all solutions up to
/// rotation, and of all placed ones.
pub async fn fast_search(page: &Page) -> [f64; 2] {
    let mut best = [f64::INFINITY; 2];
    for _ in 0..3 {
        page.open("#/soma?lang=en").await;
        super::warm(page).await;
        page.click("#says-1").await;
        page.click(".measure").await;
        page.until_within(Duration::from_secs(20), "measured", "document.querySelector('.measured')").await;
        let told = page.words(".measured").await;
        let times = told.split(' ').filter_map(|word| word.parse().ok());
        best.iter_mut().zip(times).for_each(|(best, time)| *best = best.min(time));
    }
    best
}

/// From the click on the button to the first solution on the drawing, frame by frame, in milliseconds; and the longest
/// task meanwhile and while the gallery fills, as far as the browser tells of it: 0 if none was above 50 ms. The best of three.
pub async fn first_solution(page: &Page) -> [f64; 2] {
    let mut best = [f64::INFINITY; 2];
    for _ in 0..3 {
        let figures = one_first_solution(page).await;
        best = [0, 1].map(|index| figures[index].min(best[index]));
    }
    best
}

async fn one_first_solution(page: &Page) -> [f64; 2] {
    page.open("#/soma?lang=en").await;
    super::warm(page).await;
    figures(
        page,
        "let longest = 0;
         new PerformanceObserver((list) => {
             for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
         }).observe({ type: 'longtask' });
         const frame = () => new Promise(requestAnimationFrame);
         for (let rest = 0; rest < 30; rest++) await frame();
         const context = document.querySelector('canvas.drawing').getContext('2d');
         const told = () => document.querySelector('.now').textContent.startsWith('Solution 1 of 240');
         let painted = false;
         const fill = context.fill.bind(context);
         context.fill = (...given) => { painted ||= told(); fill(...given); };
         const begun = performance.now();
         document.querySelector('.all-solutions').click();
         while (!painted) await frame();
         const time = await frame() - begun;
         while (document.querySelectorAll('.thumb svg').length < 240) await frame();
         for (let rest = 0; rest < 30; rest++) await frame();
         return [time, longest];",
    )
    .await
}

/// The whole search of 3,905,088 nodes on two workers: seconds from the click to the result, and the tasks of the page above
/// 50 ms meanwhile.
pub async fn whole_search(page: &Page) -> [f64; 2] {
    page.open("#/soma?workers=2&lang=en").await;
    super::warm(page).await;
    let figures = figures(
        page,
        "let tasks = 0;
         new PerformanceObserver((list) => { tasks += list.getEntries().length; }).observe({ type: 'longtask' });
         const root = document.documentElement;
         const done = new Promise((told) => new MutationObserver(() => {
             if (root.dataset.state === 'done') told(performance.now());
         }).observe(root, { attributeFilter: ['data-state'] }));
         const begun = performance.now();
         document.querySelector('.run-all').click();
         const time = await done - begun;
         for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
         return [time / 1000, tasks];",
    )
    .await;
    assert_eq!(page.number("soma.nodes").await, Some(3_905_088));
    figures
}

/// Scrolls the gallery of all solutions for two seconds: frames a second, and the longest time between two frames in
/// milliseconds.
pub async fn gallery(page: &Page, width: u32, height: u32) -> [f64; 2] {
    page.size(width, height).await;
    page.open("#/soma?view=solutions&lang=en").await;
    page.until("all pictures", "document.querySelectorAll('.thumb svg').length === 240").await;
    figures(
        page,
        "const frame = () => new Promise(requestAnimationFrame);
         for (let rest = 0; rest < 60; rest++) await frame();
         const gallery = document.querySelector('.gallery');
         let scrolled = gallery;
         while (scrolled.scrollHeight <= scrolled.clientHeight && scrolled.parentElement) scrolled = scrolled.parentElement;
         const most = scrolled.scrollHeight - scrolled.clientHeight;
         if (!(most > 0)) throw new Error('nothing scrolls');
         const begun = await frame();
         let [last, worst, count] = [begun, 0, 0];
         while (last - begun < 2000) {
             // Down and up again, each in a second.
             scrolled.scrollTop = most * Math.abs((last - begun) / 1000 % 2 - 1);
             count += 1;
             const now = await frame();
             worst = Math.max(worst, now - last);
             last = now;
         }
         return [1000 * count / (last - begun), worst];",
    )
    .await
}

/// Carries a piece to and fro over the empty cube for two seconds: frames a second, and the longest time between two frames in
/// milliseconds.
pub async fn piece_dragged(page: &Page, width: u32, height: u32) -> [f64; 2] {
    page.size(width, height).await;
    page.open("#/soma?view=hand&lang=en").await;
    page.until_state("done").await;
    page.click(".hand-pieces [data-id=piece-3-0]").await;
    super::dragged(page, "[0, 0]", "[160 * Math.sin(step / 9), 90 * Math.cos(step / 7)]").await
}

/// From the click on the view to the map of all solutions on the drawing, frame by frame, in milliseconds, the best of three. The
/// solutions are known.
pub async fn map(page: &Page) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        page.open("#/soma?view=solutions&lang=en").await;
        page.until("all pictures", "document.querySelectorAll('.thumb svg').length === 240").await;
        let [time, dots] = figures(
            page,
            "const frame = () => new Promise(requestAnimationFrame);
             for (let rest = 0; rest < 30; rest++) await frame();
             const context = document.querySelector('canvas.drawing').getContext('2d');
             let dots = 0;
             const fill = context.fill.bind(context);
             context.fill = (...given) => { dots += 1; fill(...given); };
             const begun = performance.now();
             [...document.querySelectorAll('.middle > .tabs button')].at(-1).click();
             // A point for each class; other drawings have fewer areas.
             while (dots < 240) await frame();
             return [await frame() - begun, dots];",
        )
        .await;
        assert!(dots >= 240.0, "{dots} areas");
        best = best.min(time);
    }
    best
}

/// The longest task of the page, in milliseconds, while the mouse points at a hundred places of the map; 0 if none is above 50 ms.
pub async fn map_pointed(page: &Page, width: u32, height: u32) -> f64 {
    page.size(width, height).await;
    page.open("#/soma?view=map&solution=87&lang=en").await;
    page.until("the map", "document.querySelector('output[data-value=\"soma.neighbours\"]')?.dataset.number").await;
    super::warm(page).await;
    let body = "const frame = () => new Promise(requestAnimationFrame);
        for (let rest = 0; rest < 60; rest++) await frame();
        let longest = 0;
        new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask' });
        const canvas = document.querySelector('canvas.drawing');
        const { x, y, width, height } = canvas.getBoundingClientRect();
        const told = new Set();
        for (let place = 0; place < 100; place++) {
            const [clientX, clientY] = [x + width * (0.05 + place * 37 % 100 / 180), y + height * (0.1 + place * 17 % 100 / 125)];
            canvas.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX, clientY }));
            for (let rest = 0; rest < 3; rest++) await frame();
            told.add(document.querySelector('.pointed').textContent);
        }
        return [longest, told.size];";
    let [longest, told] = figures(page, body).await;
    assert!(told > 5.0, "{told} things");
    longest
}

/// The search for all solutions of a set on so many workers: seconds from the click to the result, and the tasks of the page above 50 ms
/// meanwhile.
pub async fn set(page: &Page, set: KnownSet, workers: usize) -> [f64; 2] {
    let time = searched(page, set, workers, "document.documentElement.dataset.state === 'done'").await;
    assert_eq!(page.number("soma.classes").await, set.known());
    time
}

/// Seconds from the click to the words that tell the first solution of a set, on one worker.
pub async fn first_of_set(page: &Page, set: KnownSet) -> f64 {
    let told = format!("document.querySelector('.now').textContent.includes({:?})", Lang::En.soma().sets.first);
    searched(page, set, 1, &told).await[0]
}

/// Seconds from the click to a condition, and the tasks of the page above 50 ms meanwhile.
async fn searched(page: &Page, set: KnownSet, workers: usize, condition: &str) -> [f64; 2] {
    page.open(&format!("#/soma?set={}&workers={workers}&lang=en", set.name())).await;
    // Parts of the search that an earlier run has left would be taken up again.
    page.run_async("await caches.delete('casse-tete-answers');", vec![]).await;
    super::warm(page).await;
    // It may take longer than the browser's driver waits for a script.
    let body = format!(
        "let tasks = 0;
         new PerformanceObserver((list) => {{ tasks += list.getEntries().length; }}).observe({{ type: 'longtask' }});
         const begun = performance.now();
         window.__figures = undefined;
         const watch = new MutationObserver(() => {{
             if (!({condition})) return;
             watch.disconnect();
             window.__figures = [(performance.now() - begun) / 1000, tasks];
         }});
         watch.observe(document.documentElement, {{ attributes: true, childList: true, characterData: true, subtree: true }});
         document.querySelector('.all-solutions').click();"
    );
    page.run(&body, vec![]).await;
    page.until_within(Duration::from_secs(120), set.name(), "window.__figures").await;
    let told = page.eval("window.__figures").await;
    [0, 1].map(|index| told[index].as_f64().unwrap_or(f64::INFINITY))
}

/// Two numbers that a script in the page returns.
async fn figures(page: &Page, body: &str) -> [f64; 2] {
    let figures = page.run_async(body, vec![]).await;
    assert!(figures.is_array(), "{figures}");
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}
