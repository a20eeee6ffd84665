//! The page of the Hungarian cube, measured.

use super::page::Page;
use casse_tete::worker::protocol::SLICE;
use serde_json::json;
use std::time::Duration;

/// Counts the tasks of the page above 50 ms from here on, as the browser tells them; `done` resolves with the time at which
/// the page says so.
const WATCH: &str = "let tasks = 0;
    new PerformanceObserver((list) => { tasks += list.getEntries().length; }).observe({ type: 'longtask' });
    const frame = () => new Promise(requestAnimationFrame);
    const root = document.documentElement;
    const done = () => new Promise((told) => {
        const look = () => { if (root.dataset.state === 'done') told(performance.now()); };
        new MutationObserver(look).observe(root, { attributeFilter: ['data-state'] });
    });
    const rest = async (frames) => { for (let count = 0; count < frames; count++) await frame(); };";

/// 1,000 random positions put in order face first on this number of workers: seconds from the click to the result, the tasks of the
/// page above 50 ms meanwhile, and turns on the average and at the most.
pub async fn positions(page: &Page, workers: usize) -> [f64; 4] {
    page.open(&format!("#/cube?view=stages&positions=1000&workers={workers}&lang=en")).await;
    super::warm(page).await;
    page.until_state("done").await;
    page.click("#says-2").await;
    page.until("the button", "document.querySelector('.says-panel .positions')?.disabled === false").await;
    let figures = figures::<4>(
        page,
        "const begun = performance.now();
         const result = done();
         document.querySelector('.says-panel .positions').click();
         const time = await result - begun;
         await rest(30);
         const figure = (name) => Number(document.querySelector(`output[data-value=\"cube.${name}\"]`).dataset.number);
         return [time / 1000, tasks, figure('mean'), figure('most')];",
    )
    .await;
    assert_eq!(page.number("cube.positions").await, Some(1000));
    figures
}

/// One position put in order from a click, by a worker that has been asked before: milliseconds to the solution on the page,
/// frame by frame, the best of three.
pub async fn solution(page: &Page) -> f64 {
    page.open("#/cube?alg=R_U2_D-_B_D-_F_L2_U-_R2_F-_D_B2&lang=en").await;
    super::warm(page).await;
    page.click(".solve").await;
    page.until_state("done").await;
    let mut best = f64::INFINITY;
    for face in ["D", "F", "R"] {
        let [time] = figures::<1>(
            page,
            &format!(
                "const text = () => document.querySelector('output[data-value=\"cube.solution\"]').dataset.text;
                 const before = text();
                 const list = document.querySelector('.first-colour');
                 list.selectedIndex = 'URFDLB'.indexOf('{face}');
                 const begun = performance.now();
                 list.dispatchEvent(new Event('change', {{ bubbles: true }}));
                 while (!text() || text() === before) await frame();
                 return [performance.now() - begun];"
            ),
        )
        .await;
        best = best.min(time);
    }
    best
}

/// Notes how long each worker prepares, in milliseconds, in the order in which they end: from its first message that it fetches or builds a table to its first message of
/// another kind, less the slice of work after which that one is sent. See `Reply` and `Doing` of the protocol, written by postcard.
fn prepared() -> String {
    let script = "if (!window.__prepared) {
        window.__prepared = [];
        const Native = Worker;
        window.Worker = class extends Native {
            constructor(...all) {
                super(...all);
                let begun;
                this.addEventListener('message', ({ data }) => {
                    let at = 1;
                    while (data[at++] & 128);
                    const prepares = data[0] === 1 && data[at] === 0 && data[at + 1] === 0;
                    if (prepares) begun ??= performance.now();
                    else if (begun !== undefined) {
                        window.__prepared.push(performance.now() - begun - SLICE);
                        begun = undefined;
                    }
                });
            }
        };
    }";
    script.replace("SLICE", &SLICE.to_string())
}

/// Short solutions of a random position: milliseconds from the opening of the link to the first one, and of these to prepare the tables in
/// the worker, in a browser that has not kept the tables and in one that has; then the length of the shortest after 200 million positions, the seconds that takes, and the tasks of the
/// page above 50 ms meanwhile.
pub async fn short(page: &Page) -> [f64; 7] {
    let link = "#/cube?alg=R_U2_D-_B_D-_F_L2_U-_R2_F-_D_B2_L_U_F2&method=short&lang=en";
    page.before_load(&prepared()).await;
    page.open("#/cube?lang=en").await;
    super::warm(page).await;
    let mut times = [[0.0; 2]; 2];
    for time in &mut times {
        *time = figures::<2>(
            page,
            &format!(
                "const begun = performance.now();
                 location.hash = '{link}';
                 while (!document.querySelector('.to-solution')) await frame();
                 const time = performance.now() - begun;
                 document.querySelector('button.stop')?.click();
                 return [time, window.__prepared[0]];"
            ),
        )
        .await;
        page.open("#/cube?lang=en").await;
        super::warm(page).await;
    }
    let [length, seconds, tasks] = figures::<3>(
        page,
        &format!(
            "const begun = performance.now();
             const result = done();
             location.hash = '{link}';
             const time = await result - begun;
             await rest(30);
             return [Number(document.querySelector('.to-solution').textContent), time / 1000, tasks];"
        ),
    )
    .await;
    let [[first, built], [again, kept]] = times;
    [first, built, again, kept, length, seconds, tasks]
}

/// The page while a worker searches for solutions of a random position by this method, short ones or a shortest one: frames a second, the
/// longest time between two frames in milliseconds, and the tasks of the page above 50 ms.
pub async fn searching(page: &Page, method: &str, width: u32, height: u32) -> [f64; 3] {
    page.size(width, height).await;
    page.open("#/cube?lang=en").await;
    super::warm(page).await;
    figures(
        page,
        &format!(
            "location.hash = '#/cube?alg=F-_R2_L_D-_L_U_F2_B_U2_D_B_U-_F-_R-_B_F-_U-&method={method}&workers=1&run=1&lang=en';
         const nodes = () => Number(document.querySelector('[data-value=\"cube.nodes\"]')?.dataset.number ?? 0);
         while (!document.querySelector('.to-solution') && !nodes()) await frame();
         await rest(30);
         tasks = 0;
         const begun = await frame();
         let [last, worst, count] = [begun, 0, 0];
         while (root.dataset.state === 'busy' && last - begun < 2000) {{
             count += 1;
             const now = await frame();
             worst = Math.max(worst, now - last);
             last = now;
         }}
         if (last - begun < 1000) throw new Error('the search has ended at once');
         document.querySelector('button.stop')?.click();
         return [1000 * count / (last - begun), worst, tasks];"
        ),
    )
    .await
}

/// What the search for shortest solutions was measured to do.
pub struct OptimalFigures {
    /// Milliseconds in which a worker builds its tables.
    pub built: f64,
    /// Seconds from the link of a scramble to the proof, on average.
    pub mean: f64,
    /// Positions a second, all scrambles together.
    pub rate: f64,
    /// The tasks of the page above 50 ms meanwhile.
    pub tasks: f64,
}

/// The link of a search for a shortest solution.
pub fn optimal_link(scramble: &str, workers: usize) -> String {
    let algorithm = scramble.replace(' ', "_").replace('\'', "-");
    format!("#/cube?alg={algorithm}&method=optimal&workers={workers}&run=1&lang=en")
}

/// Shortest solutions of scrambles that all need the same number of turns, by this number of workers.
pub async fn optimal(page: &Page, scrambles: &[&str], length: u32, workers: usize) -> OptimalFigures {
    page.before_load(&prepared()).await;
    page.open("#/cube?lang=en").await;
    super::warm(page).await;
    let search = |scramble: &str| {
        format!(
            "const begun = performance.now();
             const result = done();
             location.hash = '{}';
             const time = await result - begun;
             await rest(3);
             const number = (name) => Number(document.querySelector(`[data-value=\"cube.${{name}}\"]`)?.dataset.number);
             // The worker that looks for short solutions has tables of its own, which are small.
             return [time / 1000, number('nodes'), number('length'), tasks, Math.max(...window.__prepared)];",
            optimal_link(scramble, workers)
        )
    };
    // The tables first.
    let [_, _, _, _, built] = long_figures(page, &search("R U F")).await;
    let (mut seconds, mut nodes, mut long) = (0.0, 0.0, 0.0);
    for scramble in scrambles {
        let [time, own, turns, tasks, _] = long_figures(page, &search(scramble)).await;
        assert_eq!(turns, f64::from(length), "{scramble}");
        (seconds, nodes, long) = (seconds + time, nodes + own, long + tasks);
    }
    OptimalFigures { built, mean: seconds / scrambles.len() as f64, rate: nodes / seconds, tasks: long }
}

/// The ball of 6 turns: seconds from the click to the result, and the tasks of the page above 50 ms meanwhile.
pub async fn ball(page: &Page) -> [f64; 2] {
    page.open("#/cube?view=group&lang=en").await;
    super::warm(page).await;
    page.click("#says-3").await;
    page.until("the button", "document.querySelector('.balls')").await;
    let figures = figures::<2>(
        page,
        "const begun = performance.now();
         const result = done();
         document.querySelector('.balls').click();
         const time = await result - begun;
         await rest(30);
         return [time / 1000, tasks];",
    )
    .await;
    assert_eq!(page.number("cube.ball").await, Some(8_240_087));
    figures
}

/// An algorithm of 16 turns played at 4 turns a second: frames a second, the longest time between two frames in milliseconds,
/// and the tasks of the page above 50 ms.
pub async fn play(page: &Page, width: u32, height: u32) -> [f64; 3] {
    page.size(width, height).await;
    page.open("#/cube?alg=(R_U_R-_U-)4&step=0&lang=en").await;
    page.until("the drawing", "document.querySelector('canvas.drawing').width > 300").await;
    let speed = "const list = document.querySelector('.speed');
        list.selectedIndex = [...list.options].findIndex((option) => parseFloat(option.textContent) === 4);
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return list.selectedIndex;";
    assert!(page.run(speed, vec![]).await.as_i64() >= Some(0), "four turns a second are offered");
    figures(
        page,
        "await rest(60);
         document.querySelector('.transport .play').click();
         while (root.dataset.state !== 'busy') await frame();
         const begun = await frame();
         let [last, worst, count] = [begun, 0, 0];
         while (root.dataset.state === 'busy') {
             count += 1;
             const now = await frame();
             worst = Math.max(worst, now - last);
             last = now;
         }
         return [1000 * count / (last - begun), worst, tasks];",
    )
    .await
}

/// A layer, or the whole cube, dragged about for two seconds: frames a second, the longest time between two frames in
/// milliseconds, and the tasks of the page above 50 ms.
pub async fn drag(page: &Page, width: u32, height: u32, layer: bool) -> [f64; 3] {
    page.size(width, height).await;
    page.open("#/cube?alg=R_U&lang=en").await;
    page.until("the drawing", "document.querySelector('canvas.drawing').width > 300").await;
    let [x, y] = if layer { [0.3, 0.5] } else { [0.02, 0.04] };
    let figures = figures(
        page,
        &format!(
            "await rest(60);
             const canvas = document.querySelector('canvas.drawing');
             const box = canvas.getBoundingClientRect();
             const [x, y] = [box.x + box.width * {x}, box.y + box.height * {y}];
             const far = box.height / 6;
             const send = (kind, step) => canvas.dispatchEvent(new PointerEvent(kind, {{
                 bubbles: true, pointerId: 1, button: 0,
                 clientX: x + far * Math.sin(step / 9), clientY: y + far / 5 * Math.sin(step / 9),
             }}));
             const link = () => location.hash.replace(/&camera=[^&]*/, '');
             const before = link();
             send('pointermove', 0);
             send('pointerdown', 0);
             const first = canvas.toDataURL();
             const begun = await frame();
             let [last, worst, count] = [begun, 0, 0];
             while (last - begun < 2000) {{
                 send('pointermove', ++count);
                 const now = await frame();
                 worst = Math.max(worst, now - last);
                 last = now;
             }}
             if (canvas.toDataURL() === first) throw new Error('nothing moves');
             // Where it was taken hold of, it is let go, after a rest: a flick would turn it.
             send('pointermove', 0);
             await rest(30);
             send('pointermove', 0);
             send('pointerup', 0);
             await rest(30);
             if (link() !== before) throw new Error('a turn was made');
             return [1000 * count / (last - begun), worst, tasks];"
        ),
    )
    .await;
    assert_eq!(page.eval("location.hash.includes('alg=R_U')").await, json!(true));
    figures
}

/// Every view opened five times: milliseconds from the beginning of a visit to the first painted frame, and the tasks above
/// 50 ms on the way to a page that rests, both in the middle of the five and the worst of the views.
pub async fn openings(page: &Page, width: u32, height: u32) -> [f64; 2] {
    page.size(width, height).await;
    page.before_load(
        "window.__tasks = 0;
         new PerformanceObserver((list) => { window.__tasks += list.getEntries().length; }).observe({ type: 'longtask' });
         const fill = CanvasRenderingContext2D.prototype.fill;
         CanvasRenderingContext2D.prototype.fill = function (...given) {
             window.__painted ??= performance.now();
             return fill.apply(this, given);
         };",
    )
    .await;
    let mut worst = [0.0; 2];
    for view in ["cube", "group", "doctor", "laboratory", "stages"] {
        let mut visits = [vec![], vec![]];
        for _ in 0..5 {
            page.open(&format!("#/cube?view={view}&alg=R_U_F&lang=en")).await;
            page.until_within(Duration::from_secs(20), "painted", "window.__painted").await;
            let figures: [f64; 2] = figures(page, "await rest(60); return [window.__painted, window.__tasks];").await;
            for (kind, figure) in figures.into_iter().enumerate() {
                visits[kind].push(figure);
            }
        }
        for (worst, mut visits) in worst.iter_mut().zip(visits) {
            visits.sort_by(f64::total_cmp);
            *worst = visits[2].max(*worst);
        }
    }
    worst
}

/// Numbers that a script in the page returns.
async fn figures<const COUNT: usize>(page: &Page, body: &str) -> [f64; COUNT] {
    let figures = page.run_async(&format!("{WATCH} {body}"), vec![]).await;
    assert!(figures.is_array(), "{figures}");
    std::array::from_fn(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}

/// The same where it may take longer than the browser waits for a script.
async fn long_figures<const COUNT: usize>(page: &Page, body: &str) -> [f64; COUNT] {
    let script = format!(
        "window.__measured = undefined;
         const tell = (own) => window.__measured = own;
         (async () => {{ {WATCH} {body} }})().then(tell, (error) => tell('failed: ' + error));"
    );
    page.run(&script, vec![]).await;
    page.until_within(Duration::from_secs(300), "measured", "window.__measured").await;
    figures(page, "return window.__measured;").await
}
