//! The page of the Soma cube, measured.

use super::page::Page;
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

/// Two numbers that a script in the page returns.
async fn figures(page: &Page, body: &str) -> [f64; 2] {
    let figures = page.run_async(body, vec![]).await;
    assert!(figures.is_array(), "{figures}");
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}
