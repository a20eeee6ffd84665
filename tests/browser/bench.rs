//! The page measured in real Chromium: times of searches, of stopping, the longest task while workers run, and the
//! weight of a first visit. Prints a table and fails when a limit is missed. `make bench` runs it on the built site.

mod classroom_bench;
mod cube_bench;
#[allow(dead_code, reason = "the tests use the rest")]
mod driver;
#[allow(dead_code, reason = "the tests use the rest")]
mod page;
#[allow(dead_code, reason = "the tests use the rest")]
mod server;
mod soma_bench;
mod taquin_bench;

use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::soma::known_set::KnownSet;
use page::{Page, visit};
use serde_json::json;
use server::project_path;
use std::cell::RefCell;
use std::process::{Command, ExitCode};
use std::time::Duration;

/// Seven cubes (Tick, 1989).
const SEVEN: &str = "501531.213440.306024.664101.135252.520345.422603";

/// How often the search is stopped; the worst time counts.
const STOPS: usize = 10;

/// Random boards of 5x5 of which both ends are searched.
const BOARDS: u64 = 50;

/// How often frames are watched: whatever else the machine does now and then costs one.
const RUNS: usize = 3;

/// One figure, and the most it may be, if anything is laid down.
struct Figure {
    what: String,
    measured: f64,
    limit: Option<f64>,
    unit: &'static str,
}

fn main() -> ExitCode {
    let figures = RefCell::new(vec![]);
    let note = |what: &str, measured: f64, limit: Option<f64>, unit: &'static str| {
        // At once, too: what was measured is not lost when something later fails.
        eprintln!("{what}: {measured:.places$} {unit}", places = places(measured));
        figures.borrow_mut().push(Figure { what: what.to_string(), measured, limit, unit });
    };
    part("insanity", async |page| {
        for (what, setup, limit) in [
            ("The example, pruned", String::new(), 0.1),
            ("The example, every one of the 41,472 stacks", "prune=none".into(), 1.0),
            ("Seven cubes, pruned", format!("cubes={SEVEN}"), 1.0),
        ] {
            note(what, one_search(page, &setup).await, Some(limit), "ms");
        }
    });
    part("insanity-all", async |page| {
        let [clicked, own, tasks, deaf] = seven_unpruned(page).await;
        note("Seven cubes, all 573,308,928 stacks, two workers: click to result", clicked / 1000.0, Some(2.0), "s");
        note("The same as the page itself measures it", own / 1000.0, Some(2.0), "s");
        note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
        note("Longest time the page was not to be reached meanwhile", deaf, None, "ms");
    });
    part("insanity-stop", async |page| {
        note(&format!("Stop pressed to idle, worst of {STOPS}"), worst_stop(page).await, Some(100.0), "ms")
    });
    part("insanity-jumps", async |page| {
        note("Seven cubes, pruned: a jump on the timeline, worst of all", worst_jump(page).await, Some(30.0), "ms");
        note("Factorisations and pairs of seven cubes", theory(page).await, Some(1.0), "ms");
        let [sets, tasks] = a_million_sets(page).await;
        note("1,000,000 random sets, two workers: click to result", sets / 1000.0, Some(5.0), "s");
        note("Tasks of the page above 50 ms while the sets are drawn", tasks, Some(0.0), "");
        let [frames, longest] = highlights(page).await;
        note("From pointing at an edge to the lit drawing, worst of 21", frames, Some(1.0), "frames");
        note("The page's work for it, worst of 21", longest, Some(16.7), "ms");
    });
    part("network", async |page| {
        let time = classroom_bench::start_without_network(page).await;
        note("Without a network: from the link of a page to its drawing, slowest of four", time, Some(1000.0), "ms");
    });
    part("screen", async |page| {
        let time = classroom_bench::second_screen(page).await;
        note("The second screen follows a step, worst of 48 on four pages", time, Some(100.0), "ms");
    });
    part("taquin", async |page| {
        note("Taquin: 493617285 by the Score", taquin_bench::one_search(page).await, Some(2.0), "ms");
        for (workers, limit) in [(1, Some(6.0)), (2, None)] {
            let [time, tasks] = taquin_bench::experiment(page, workers).await;
            note(&format!("Taquin: 10,000 random boards, workers: {workers}"), time / 1000.0, limit, "s");
            note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
        }
        let [time, longest] = taquin_bench::distances(page).await;
        note("Taquin: all exact distances of 3x3, between frames", time, Some(100.0), "ms");
        note("Longest task of the page meanwhile, if above 50 ms", longest, Some(0.0), "ms");
        for (width, height, limit) in [(1920, 1080, Some(20.0)), (3840, 2160, None)] {
            let [rate, worst] = best(async || taquin_bench::frames(page, width, height).await).await;
            let what = format!("Taquin: the tree of 3,704 nodes moved about at {width}x{height}, best of {RUNS}");
            note(&what, rate, None, "frames/s");
            note("Longest time between two frames", worst, limit, "ms");
        }
        for (width, height) in [(1920, 1080), (390, 844)] {
            let [rate, worst] = best(async || taquin_bench::tile_dragged(page, width, height).await).await;
            note(&format!("Taquin: a tile dragged at {width}x{height}, best of {RUNS}"), rate, None, "frames/s");
            note("Longest time between two frames", worst, Some(20.0), "ms");
        }
    });
    part("taquin-shortest", async |page| {
        for (size, built, kept) in [("small", 500.0, 150.0), ("large", 1500.0, 150.0)] {
            let [first, second] = taquin_bench::tables(page, size).await;
            let what = format!("Taquin: {size} pattern databases, link to a shortest solution of two moves");
            note(&format!("{what}, built"), first, Some(built), "ms");
            note(&format!("{what}, kept by the browser"), second, Some(kept), "ms");
        }
        for (size, limit) in [("small", 8.0), ("large", 2.5)] {
            let (time, _) = taquin_bench::series(page, "korf", size).await;
            let what =
                format!("Taquin: Korf's hundred boards, all shortest, {size} databases, one worker: click to result");
            note(&what, time, Some(limit), "s");
        }
        let (_, times) = taquin_bench::series(page, "400", "large").await;
        let share = |share: usize| {
            times.get((times.len() * share / 100).min(times.len() - 1)).copied().unwrap_or(f64::INFINITY)
        };
        note("Taquin: 400 random boards of 4x4, large databases: the middle one", share(50), Some(10.0), "ms");
        note("The 99th percentile of them", share(99), Some(600.0), "ms");
        let visits = taquin_bench::farthest(page, 4).await;
        for ([time, still], tables) in visits.into_iter().zip(["built", "kept by the browser"]) {
            let what = format!("Taquin: a board of 80 moves solved shortest, four workers, tables {tables}");
            note(&what, time, Some(30.0), "s");
            note("Longest time without progress meanwhile", still, Some(50.0), "ms");
        }
        let stop = worst_stop_after_nodes(page, &taquin_bench::farthest_link(4), "taquin.nodes", 5).await;
        note("Taquin: from Stop to idle in the search of that board, worst of 5", stop, Some(100.0), "ms");
        let [near, longest, largest] = taquin_bench::both_ends(page, BOARDS).await;
        let what = format!("Taquin: of {BOARDS} random boards of 5x5, those within 1.3 times the lower bound in 10 s");
        note(&what, near, None, "");
        note("Slowest of them", longest, Some(10.0), "s");
        note("Largest quotient of solution and lower bound at the end", largest, Some(1.3), "");
    });
    part("soma", async |page| {
        let [found, placed] = soma_bench::fast_search(page).await;
        note("Soma: all solutions with T fixed, one worker", found, Some(1.1), "ms");
        note("Soma: all 11,520 solutions, one worker", placed, Some(55.0), "ms");
        let [first, longest] = soma_bench::first_solution(page).await;
        note("Soma: click to the first solution, painted", first, Some(100.0), "ms");
        note("Longest task of the page until the gallery is full, if above 50 ms", longest, Some(0.0), "ms");
        let [time, tasks] = soma_bench::whole_search(page).await;
        note("Soma: all 3,905,088 nodes step by step, two workers: click to result", time, None, "s");
        note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
        let [rate, worst] = best(async || soma_bench::gallery(page, 1920, 1080).await).await;
        let what = format!("Soma: the gallery of 240 solutions scrolled at 1920x1080, best of {RUNS}");
        note(&what, rate, None, "frames/s");
        note("Longest time between two frames", worst, Some(20.0), "ms");
        let [rate, worst] = best(async || soma_bench::piece_dragged(page, 1920, 1080).await).await;
        note(&format!("Soma: a piece carried at 1920x1080, best of {RUNS}"), rate, None, "frames/s");
        note("Longest time between two frames", worst, Some(20.0), "ms");
        note("Soma: click to the map of the 240 solutions, painted", soma_bench::map(page).await, Some(100.0), "ms");
        for (width, height) in [(1366, 768), (1920, 1080)] {
            let what = format!("Longest task while the mouse is over it at {width}x{height}, if above 50 ms");
            note(&what, soma_bench::map_pointed(page, width, height).await, Some(0.0), "ms");
        }
    });
    part("soma-sets", async |page| {
        for (set, limit) in [(KnownSet::Bedlam, 20.0), (KnownSet::Tetris, 40.0), (KnownSet::Pentominoes6x10, 1.0)] {
            let [time, tasks] = soma_bench::set(page, set, 1).await;
            note(
                &format!("Soma: all solutions of {}, one worker: click to result", set.name()),
                time,
                Some(limit),
                "s",
            );
            note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
            if set == KnownSet::Bedlam {
                // Four workers are to be 3.3 times as fast, where there are four cores.
                let cores = std::thread::available_parallelism().map_or(1, usize::from).min(4);
                let [several, _] = soma_bench::set(page, set, cores).await;
                note(&format!("The same with {cores} workers"), several, (cores == 4).then_some(time / 3.3), "s");
            }
        }
        let time = soma_bench::first_of_set(page, KnownSet::Conway).await;
        note("Soma: the first solution of Conway's cube, one worker: click to the words", time, Some(10.0), "s");
    });
    part("cube", async |page| {
        for workers in [1, 2] {
            let [time, tasks, mean, most] = cube_bench::positions(page, workers).await;
            note(&format!("Cube: 1,000 random positions face first, workers: {workers}"), time, Some(1.0), "s");
            note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
            if workers == 1 {
                note("Turns on the average", mean, None, "");
                note("Turns at the most", most, None, "");
            }
        }
        note(
            "Cube: one position face first, click to the solution",
            cube_bench::solution(page).await,
            Some(100.0),
            "ms",
        );
        let [first, built, again, kept, length, seconds, tasks] = cube_bench::short(page).await;
        note("Cube: first short solution on the page, tables built", first, Some(700.0), "ms");
        note("Of this the tables, in the worker", built, Some(250.0), "ms");
        note("The same, tables kept on the device", again, Some(350.0), "ms");
        note("Of this the tables, in the worker", kept, Some(50.0), "ms");
        note("Its turns after 200 million positions", length, Some(20.0), "");
        note("Time of these positions", seconds, None, "s");
        note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
        let [time, tasks] = cube_bench::ball(page).await;
        note("Cube: all 8,240,087 positions within 6 turns", time, Some(4.0), "s");
        note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
        for (width, height) in [(1920, 1080), (3840, 2160)] {
            let moved = [
                ("16 turns played at 4 a second", best(async || cube_bench::play(page, width, height).await).await),
                ("a layer dragged", best(async || cube_bench::drag(page, width, height, true).await).await),
                ("looked at from all sides", best(async || cube_bench::drag(page, width, height, false).await).await),
                (
                    "short solutions searched for",
                    best(async || cube_bench::searching(page, "short", width, height).await).await,
                ),
                (
                    "a shortest solution searched for",
                    best(async || cube_bench::searching(page, "optimal", width, height).await).await,
                ),
            ];
            for (what, [rate, worst, tasks]) in moved {
                note(&format!("Cube: {what} at {width}x{height}, best of {RUNS}"), rate, None, "frames/s");
                note("Longest time between two frames", worst, Some(20.0), "ms");
                note("Tasks of the page above 50 ms meanwhile", tasks, Some(0.0), "");
            }
        }
    });
    part("cube-optimal", async |page| {
        let scrambles = |text: &'static str| text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>();
        let sixteen = scrambles(include_str!("../data/cube-scrambles-16.txt"));
        let seventeen = scrambles(include_str!("../data/cube-scrambles-17.txt"));
        let one = cube_bench::optimal(page, &sixteen, 16, 1).await;
        note("Cube: tables for shortest solutions, one worker", one.built / 1000.0, Some(2.5), "s");
        let what = format!("Cube: {} scrambles of 16 turns, one worker, link to the proof, on average", sixteen.len());
        note(&what, one.mean, Some(2.5), "s");
        note("Million positions a second", one.rate / 1e6, None, "");
        note("Tasks of the page above 50 ms meanwhile", one.tasks, Some(0.0), "");
        // Four workers are to be 3.2 times as fast, where there are four cores.
        let cores = std::thread::available_parallelism().map_or(1, usize::from).min(4);
        let several = cube_bench::optimal(page, &sixteen, 16, cores).await;
        note(&format!("The same with {cores} workers"), several.mean, (cores == 4).then_some(one.mean / 3.2), "s");
        let longer = cube_bench::optimal(page, &seventeen[..3], 17, 1).await;
        note("Cube: 3 scrambles of 17 turns, one worker, link to the proof, on average", longer.mean, Some(25.0), "s");
        let stop = worst_stop_after_nodes(page, &cube_bench::optimal_link(seventeen[0], 1), "cube.nodes", 5).await;
        note("Cube: from Stop to idle in the search for a shortest solution, worst of 5", stop, Some(100.0), "ms");
    });
    for (width, height) in [(1366, 768), (1920, 1080), (3840, 2160)] {
        part("cube-openings", async |page| {
            let [painted, tasks] = cube_bench::openings(page, width, height).await;
            note(&format!("Cube: opened at {width}x{height} to the first painted frame"), painted, None, "ms");
            note("Tasks of the page above 50 ms meanwhile and after", tasks, Some(0.0), "");
        });
    }
    part("lessons", async |page| {
        let [worst, lessons] = worst_lesson(page).await;
        let what = format!("A lesson the browser has stored: from its link to its text, worst of {lessons}");
        note(&what, worst, Some(100.0), "ms");
    });
    for (puzzle, weight) in weights() {
        note(&format!("First visit to {puzzle}, all files, brotli"), weight, Some(330.0), "kB");
    }

    let figures = figures.into_inner();
    println!("\n{}\n", machine());
    println!("| Measured in Chromium | Result | Limit |\n|---|---:|---:|");
    let mut all_kept = true;
    for Figure { what, measured, limit, unit } in figures {
        let kept = limit.is_none_or(|limit| measured <= limit);
        let limit = limit.map_or("–".to_string(), |limit| format!("{limit} {unit}"));
        let missed = if kept { "" } else { " **missed**" };
        println!("| {what} | {measured:.places$} {unit} | {limit}{missed} |", places = places(measured));
        all_kept &= kept;
    }
    if all_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Measures one part, unless the arguments of the command name others: `cargo test --bench browser -- soma` measures those whose names
/// contain `soma`.
fn part(name: &str, measure: impl AsyncFnOnce(&Page)) {
    let mut asked = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).peekable();
    if asked.peek().is_none() || asked.any(|asked| name.contains(&asked)) {
        visit(measure);
    }
}

/// From Stop to idle in a long search, in milliseconds, the longest of some: after a million nodes, two million and so on, as the page shows
/// them under this name.
async fn worst_stop_after_nodes(page: &Page, link: &str, nodes: &str, stops: u32) -> f64 {
    page.open(link).await;
    let mut worst: f64 = 0.0;
    for stop in 1..=stops {
        let time = page
            .run_async(
                "const root = document.documentElement;
                 const nodes = () => Number(document.querySelector(`[data-value=\"${arguments[0]}\"]`)?.dataset.number ?? 0);
                 while (root.dataset.state !== 'busy' || nodes() < arguments[1]) await new Promise(requestAnimationFrame);
                 const stopped = new Promise((told) => new MutationObserver((_, observer) => {
                     if (root.dataset.state !== 'stopped') return;
                     observer.disconnect();
                     told(performance.now());
                 }).observe(root, { attributeFilter: ['data-state'] }));
                 const begun = performance.now();
                 document.querySelector('.stop').click();
                 return await stopped - begun;",
                vec![json!(nodes), json!(f64::from(stop) * 1e6)],
            )
            .await;
        worst = worst.max(time.as_f64().unwrap_or(f64::INFINITY));
        page.run("document.querySelector('.transport .work button:not(.stop)').click()", vec![]).await;
    }
    worst
}

/// The run of [`RUNS`] with the shortest longest time between two frames, which stands second; a run without a late frame ends
/// it.
async fn best<const COUNT: usize>(run: impl AsyncFn() -> [f64; COUNT]) -> [f64; COUNT] {
    let mut best = [f64::INFINITY; COUNT];
    for _ in 0..RUNS {
        let figures = run().await;
        if figures[1] < best[1] {
            best = figures;
        }
        if best[1] < 20.0 {
            break;
        }
    }
    best
}

/// Drags for two seconds from a place of the drawing, seen from its middle, by what an expression gives for `step`; it lets go at what
/// that gives for step 0. Both are points in JavaScript, and may speak of the `box` of the drawing. Frames a second, and the longest time
/// between two frames in milliseconds.
async fn dragged(page: &Page, from: &str, by: &str) -> [f64; 2] {
    let body = format!(
        "const frame = () => new Promise(requestAnimationFrame);
         for (let rest = 0; rest < 60; rest++) await frame();
         const canvas = document.querySelector('canvas.drawing');
         const box = canvas.getBoundingClientRect();
         const [x, y] = {from};
         const send = (kind, [right, down]) => canvas.dispatchEvent(new PointerEvent(kind, {{
             bubbles: true, pointerId: 1, button: 0,
             clientX: box.x + box.width / 2 + x + right, clientY: box.y + box.height / 2 + y + down,
         }}));
         const by = (step) => {by};
         send('pointerdown', [0, 0]);
         const begun = await frame();
         let [last, worst, count] = [begun, 0, 0];
         while (last - begun < arguments[0]) {{
             send('pointermove', by(++count));
             const now = await frame();
             worst = Math.max(worst, now - last);
             last = now;
         }}
         send('pointermove', by(0));
         await frame();
         send('pointerup', by(0));
         return [1000 * count / (last - begun), worst];"
    );
    let figures = page.run_async(&body, vec![json!(2000)]).await;
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}

/// The worst time of a jump in seven cubes, from the press of the button to the changed page, in milliseconds: to the next and the
/// previous of everything in the list, from ten places of the slider.
async fn worst_jump(page: &Page) -> f64 {
    page.open(&format!("#/insanity?cubes={SEVEN}&run=1")).await;
    page.until_state("done").await;
    page.click(".jump-button").await;
    let body = "const [list, slider] = [document.querySelector('.jump-to'), document.querySelector('.position')];
        const rest = () => new Promise((done) => setTimeout(done));
        const last = Number(slider.max);
        let worst = 0;
        for (let line = 0; line < list.options.length; line++) {
            list.selectedIndex = line;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            for (let place = 0; place < 10; place++) {
                for (const button of ['.jump-on', '.jump-back']) {
                    slider.value = Math.round(last * place / 9);
                    slider.dispatchEvent(new Event('input', { bubbles: true }));
                    await rest();
                    const begun = performance.now();
                    document.querySelector(button).click();
                    await rest();
                    worst = Math.max(worst, performance.now() - begun);
                }
            }
        }
        return worst;";
    page.run_async(body, vec![]).await.as_f64().expect("a time")
}

/// The longest time, in milliseconds, from the link of a lesson that the browser has stored to its text on the page; and the number
/// of lessons.
async fn worst_lesson(page: &Page) -> [f64; 2] {
    let (mut worst, mut count) = (0f64, 0);
    for puzzle in Puzzle::ALL {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/static/lessons")).expect("the lessons");
        let names =
            files.filter_map(|file| file.ok()?.file_name().to_str()?.strip_suffix(".en.txt").map(str::to_string));
        let names: Vec<String> = names.filter(|name| name.starts_with(puzzle.name())).collect();
        let body = "let worst = 0;
            for (const name of arguments[1]) {
                const title = () => document.querySelector('.lesson[data-station]')?.ariaLabel ?? '';
                const before = title();
                const begun = performance.now();
                location.hash = `#/${arguments[0]}?lesson=${name}&lang=en`;
                while (title() === before || !title()) await new Promise(requestAnimationFrame);
                worst = Math.max(worst, performance.now() - begun);
            }
            return worst;";
        let asked = vec![json!(puzzle.name()), json!(names)];
        // The first time from the host, the second time, in a new document, from what the browser has stored.
        let mut time = f64::INFINITY;
        for _ in 0..2 {
            page.open(&format!("#/{}?lang=en", puzzle.name())).await;
            time = page.run_async(body, asked.clone()).await.as_f64().expect("a time");
        }
        worst = worst.max(time);
        count += names.len();
    }
    [worst, count as f64]
}

/// Milliseconds for one search in a worker, by the page's own button.
async fn one_search(page: &Page, setup: &str) -> f64 {
    page.open(&format!("#/insanity?lang=en&{setup}")).await;
    page.click("#says-2").await;
    let result = "document.querySelector('output[data-value=\"insanity.milliseconds\"]')";
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        page.until("the button", "!document.querySelector('.measure button').disabled").await;
        page.run("document.querySelector('.measure button').click()", vec![]).await;
        page.until("measuring", "document.querySelector('.measure button').disabled").await;
        page.until_within(Duration::from_secs(20), "measured", result).await;
        let time = page.text(&format!("{result}.dataset.number")).await;
        best = best.min(time.parse().unwrap_or(f64::INFINITY));
    }
    best
}

/// From the click to the result, and the page's own figure; the number of tasks of the page above 50 ms, as the browser
/// tells them, and the longest time in which a timer of the page was not heard, which any shorter task shows too.
async fn seven_unpruned(page: &Page) -> [f64; 4] {
    page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&lang=en")).await;
    warm(page).await;
    page.run(
        "window.__tasks = 0;
         new PerformanceObserver((list) => { window.__tasks += list.getEntries().length; }).observe({ type: 'longtask' });
         window.__deaf = 0;
         window.__begun = performance.now();
         let heard = window.__begun;
         const listen = () => {
             const now = performance.now();
             window.__deaf = Math.max(window.__deaf, now - heard);
             heard = now;
             setTimeout(listen);
         };
         listen();
         new MutationObserver(() => {
             if (document.documentElement.dataset.state === 'done') window.__done ??= performance.now();
         }).observe(document.documentElement, { attributeFilter: ['data-state'] });
         document.querySelector('.run-all').click();",
        vec![],
    )
    .await;
    page.until_within(Duration::from_secs(60), "the result", "window.__done").await;
    assert_eq!(page.number("insanity.raw").await, Some(6));
    // What the result set off has its frames too before the tasks are counted.
    let figures = page
        .run_async(
            "for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
             return [window.__done - window.__begun, window.__tasks, window.__deaf];",
            vec![],
        )
        .await;
    let own = page.words(".says-panel .hint").await;
    let own: String = own.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect();
    let figure = |index: usize| figures[index].as_f64().unwrap_or(f64::INFINITY);
    [figure(0), own.trim_end_matches('.').parse().unwrap_or(f64::INFINITY), figure(1), figure(2)]
}

/// Milliseconds for what the graph tells of seven cubes, as the page itself works it out.
async fn theory(page: &Page) -> f64 {
    page.open(&format!("#/insanity?cubes={SEVEN}&view=graph&lang=en")).await;
    page.click("#says-3").await;
    page.click(".measure button").await;
    let result = "document.querySelector('output[data-value=\"insanity.theory-milliseconds\"]')";
    page.until("measured", result).await;
    page.text(&format!("{result}.dataset.number")).await.parse().unwrap_or(f64::INFINITY)
}

/// From the click to the result in milliseconds, and the tasks of the page above 50 ms meanwhile.
async fn a_million_sets(page: &Page) -> [f64; 2] {
    page.open("#/insanity?view=statistics&sets=1000000&workers=2&lang=en").await;
    warm(page).await;
    page.run(
        "window.__tasks = 0;
         new PerformanceObserver((list) => { window.__tasks += list.getEntries().length; }).observe({ type: 'longtask' });
         window.__begun = performance.now();
         new MutationObserver(() => {
             if (document.documentElement.dataset.state === 'done') window.__done ??= performance.now();
         }).observe(document.documentElement, { attributeFilter: ['data-state'] });
         document.querySelector('.run-sets').click();",
        vec![],
    )
    .await;
    page.until_within(Duration::from_secs(60), "the result", "window.__done").await;
    assert_eq!(page.number("insanity.sets").await, Some(1_000_000));
    let figures = page
        .run_async(
            "for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
             return [window.__done - window.__begun, window.__tasks];",
            vec![],
        )
        .await;
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}

/// Points at the edges of seven cubes one after the other: frames until the drawing has changed, and the milliseconds of
/// the page's own work, from the event to the end of the frame that shows it.
async fn highlights(page: &Page) -> [f64; 2] {
    page.open(&format!("#/insanity?cubes={SEVEN}&view=graph&lang=en")).await;
    page.until("the edges", "document.querySelectorAll('.edges [data-id]').length === 28").await;
    let figures = page
        .run_async(
            "const frame = () => new Promise(requestAnimationFrame);
             const canvas = document.querySelector('canvas.drawing');
             const context = canvas.getContext('2d');
             let painted = 0;
             const fill = context.fill.bind(context);
             context.fill = (...given) => { painted = performance.now(); fill(...given); };
             let [frames, longest] = [0, 0];
             for (const edge of [...document.querySelectorAll('.edges td button')]) {
                 for (let rest = 0; rest < 3; rest++) await frame();
                 // As a pointer's event comes: in a task of its own, before the next frame begins.
                 await new Promise((told) => setTimeout(told));
                 painted = 0;
                 const begun = performance.now();
                 edge.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
                 for (let turn = 0; turn < 4; turn++) await null;
                 const handled = performance.now();
                 let passed = 0;
                 let shown = begun;
                 while (!(painted > 0 && edge.classList.contains('lit'))) {
                     shown = await frame();
                     passed += 1;
                     if (passed > 30) break;
                 }
                 frames = Math.max(frames, passed);
                 longest = Math.max(longest, handled - begun + Math.max(0, painted - Math.max(shown, handled)));
             }
             return [frames, longest];",
            vec![],
        )
        .await;
    [0, 1].map(|index| figures[index].as_f64().unwrap_or(f64::INFINITY))
}

/// The longest time from the click on the button to the page's being stopped.
async fn worst_stop(page: &Page) -> f64 {
    page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&lang=en")).await;
    warm(page).await;
    let mut worst: f64 = 0.0;
    for index in 0..STOPS {
        // Every stop falls at another place of the search.
        let fraction = 0.03 * index as f64;
        page.in_mid_search(&format!(
            "while (document.querySelector('progress').value < {fraction}) await new Promise(requestAnimationFrame);
             const root = document.documentElement;
             const stopped = new Promise((told) => {{
                 new MutationObserver((_, observer) => {{
                     if (root.dataset.state !== 'stopped') return;
                     observer.disconnect();
                     told(performance.now());
                 }}).observe(root, {{ attributeFilter: ['data-state'] }});
             }});
             const begun = performance.now();
             document.querySelector('.stop').click();
             window.__stopped = await stopped - begun;"
        ))
        .await;
        worst = worst.max(page.eval("window.__stopped").await.as_f64().unwrap_or(f64::INFINITY));
    }
    worst
}

/// Lets the workers start, as on a page that has been open for a while.
async fn warm(page: &Page) {
    page.until(
        "the program of the workers",
        "performance.getEntriesByType('resource').some(({ name }) => name.includes('worker_bg'))",
    )
    .await;
}

/// Kilobytes of all files that a first visit to each puzzle downloads, compressed.
fn weights() -> Vec<(String, f64)> {
    let output = Command::new("node")
        .args([project_path("WEIGH", ".ci/weigh"), project_path("DIST", "dist"), "300".into()])
        .output()
        .unwrap_or_else(|error| panic!("node: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let read = |line: &str| {
        let (weight, rest) = line.trim().split_once(" kB")?;
        let puzzle = rest.trim().strip_prefix("a first visit to ")?.split(',').next()?;
        Some((puzzle.to_string(), weight.parse().ok()?))
    };
    let weights: Vec<_> = text.lines().filter_map(read).collect();
    assert!(!weights.is_empty(), "no weight in {text}");
    weights
}

fn machine() -> String {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores", model.map_or("unknown processor", |(_, name)| name))
}

/// Digits after the point for three that count.
fn places(number: f64) -> usize {
    if number > 0.0 { (2 - number.log10().floor() as i32).clamp(0, 4) as usize } else { 0 }
}
