//! Shortest solutions on the taquin's page: run, stopped, stepped forward and back, refused; tables kept or not.

use super::explore::walk_small;
use super::graph::{until_step, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::server::{Serving, serve_to};
use super::taquin::{DISTANCES, LONG, board, check_taken_away, taken_away, until_number};
use super::taquin_play::slide;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::scene::board::RECENT;
use casse_tete::puzzle::taquin::series::Series;
use casse_tete::puzzle::taquin::shortest::{Bound, GuidedBoards, moves};
use casse_tete::puzzle::taquin::{Board, Method};
use casse_tete::search::Status;
use casse_tete::search::deepening::recording::Recording;
use casse_tete::search::sample::Dice;
use casse_tete::text::{Lang, capital};
use fantoccini::key::Key;
use serde_json::json;

/// A board of 31 moves.
const FAR: &str = "3x3:8,6,7,2,5,4,3,0,1";

/// Board 79 of Korf (1985), with the blank last: 42 moves; 540,859 nodes with Manhattan distance.
const KORF: &str = "4x4:1,6,10,8,14,12,4,2,13,11,3,5,9,7,15,0";

#[test]
fn on_a_telephone_the_rounds_stand_above_the_tree_until_it_gives_way() {
    visit(async |page| {
        page.before_load(super::present::DRAWN).await;
        for lang in Lang::ALL {
            let texts = &lang.taquin().rounds;
            let drawn = |words: &str| {
                format!("window.__drawn.some(([size, words]) => words === {} && size > 11.5)", json!(words))
            };
            page.room(390, 844).await;
            page.open(&format!("#/taquin?board={FAR}&method=ida-manhattan&step=3000&lang={}", lang.name())).await;
            page.until("under the board", &drawn(&(texts.under[0])(15))).await;
            page.until("the plot", &drawn("27")).await;
            // The boards of the tree are large enough for their sums.
            page.until("the tree", &drawn("15+12=27")).await;
            for button in [".tools .follow", ".tools .only"] {
                assert!(page.is_seen(button).await, "{button}");
            }
            // What the line on the board means.
            assert!(page.words(".says").await.contains(&(texts.way)(RECENT)));
            page.follow(&format!("#/taquin?board={FAR}&method=ida-manhattan&run=1&lang={}", lang.name())).await;
            page.until("no tree, no buttons", "!document.querySelector('.tools')").await;
            let whole = (texts.under[1])(31);
            let first: String = whole.chars().take_while(|&c| c != ',').collect();
            let part =
                format!("window.__drawn.some(([size, words]) => words.startsWith({}) && size > 11.5)", json!(first));
            page.until("the words of the solution", &part).await;
        }
    });
}

/// The number of nodes of the sequential search.
fn nodes(text: &str, bound: Bound) -> u64 {
    let board = board(text);
    let mut search = GuidedBoards::new(&board, bound, || None).and_then(|boards| boards.whole(&board)).expect("small");
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    search.nodes()
}

/// Opens the search for a shortest solution of a board by a method, and checks that it agrees with the exact distance that the page knows.
async fn check_shortest(page: &Page, text: &str, method: Method, exact: u64) {
    page.open(&format!("#/taquin?board={text}&method={}&run=1&lang=en", method.name())).await;
    page.until_state("done").await;
    assert_eq!(page.number("taquin.length").await, Some(exact), "{method:?} of {text}");
    let agrees = (Lang::En.taquin().rounds.agrees)(exact);
    let told = format!("document.querySelector('.now').textContent.includes({})", json!(agrees));
    page.until_within(LONG, "both ways agree", &told).await;
    until_number(page, "taquin.optimal", Some(exact)).await;
    assert_eq!(page.number("taquin.solvable").await, Some(1));
    assert_eq!(page.number("taquin.threshold").await, Some(exact));
    assert_eq!(page.number("taquin.lower-bound").await, Some(exact));
    assert!(page.link().await.contains("run=1"));
}

#[test]
fn a_shortest_solution_is_found_by_each_method() {
    let exact = DISTANCES.of(&board(FAR)).map(u64::from).expect("it can be put in order");
    visit_with_each_engine(async |page| {
        for method in Method::ALL.into_iter().filter(|method| method.is_deepening()) {
            check_shortest(page, FAR, method, exact).await;
        }
        page.open(&format!("#/taquin?board={FAR}&method=ida-manhattan&run=1&lang=en")).await;
        page.until_state("done").await;
        assert_eq!(page.number("taquin.nodes").await, Some(nodes(FAR, Bound::Manhattan)));
    });
}

#[test]
fn a_shortest_solution_of_two_lines_is_found_by_each_method() {
    visit(async |page| {
        for (width, height) in [(2, 4), (5, 2)] {
            let distances = Distances::new(width, height).expect("small enough");
            // The first random board of that distance.
            let mut dice = Dice::new(3, 0);
            let board = loop {
                let board = draw_solvable(width, height, &mut dice).expect("a size");
                if distances.of(&board) == Some(20) {
                    break board;
                }
            };
            let methods = Method::ALL.into_iter().filter(|method| method.is_deepening() && method.fits(&board));
            for method in methods {
                check_shortest(page, &board.to_string(), method, 20).await;
            }
        }
    });
}

/// What is said at a step of the first nodes, worked out natively.
fn said_at(board: &Board, recording: &Recording, step: usize) -> String {
    let (texts, node) = (&Lang::En.taquin().rounds, recording.node(step - 1).expect("a recorded node"));
    let round = recording.round_at(step);
    let threshold = recording.rounds[round].threshold;
    let path = moves(&recording.path_at(step));
    let (&way, before) = path.split_last().expect("a move");
    let before = before.iter().fold(*board, |board, &way| board.moved(way).expect("a legal move"));
    let moved = capital(&slide(&before, way, Lang::En).expect("a tile"));
    let say = if node.is_within { texts.within } else { texts.beyond };
    let node = say(&moved, [node.depth, node.f - node.depth, threshold]);
    if round > 0 && recording.rounds[round].start as usize + 1 == step {
        return format!("{} {node}", (texts.round)(round + 1, threshold));
    }
    node
}

#[test]
fn each_of_the_first_nodes_is_told_in_words() {
    let board = board(FAR);
    let guided = GuidedBoards::new(&board, Bound::Manhattan, || None).expect("no tables");
    let recording = guided.record(&board).expect("a small board");
    // The end of the first round and the beginning of the second.
    let begins = recording.rounds[1].start as usize + 1;
    let steps = begins - 5..begins + 6;
    let within = |step: usize| recording.node(step - 1).expect("a recorded node").is_within;
    assert!(steps.clone().any(within) && !steps.clone().all(within), "one of them is cut off, and one is not");
    visit(async |page| {
        page.open(&format!("#/taquin?board={FAR}&method=ida-manhattan&step={}&lang=en", steps.start)).await;
        page.leave_focus().await;
        for step in steps {
            until_step(page, step as u64).await;
            until_words(page, ".now", &said_at(&board, &recording, step)).await;
            page.key(Key::Right).await;
        }
    });
}

#[test]
fn the_first_nodes_are_stepped_forward_and_back() {
    visit(async |page| {
        page.open(&format!("#/taquin?board={FAR}&method=ida-manhattan&step=40&lang=en")).await;
        until_step(page, 40).await;
        assert_eq!(page.number("taquin.nodes").await, Some(40));
        let words = page.words(".now").await;
        page.leave_focus().await;
        page.key(Key::Right).await;
        until_step(page, 41).await;
        page.key(Key::Left).await;
        until_step(page, 40).await;
        assert_eq!(page.words(".now").await, words);
        // The tree of the round, and its rounds in a table: the first one is complete.
        assert_eq!(page.number("taquin.threshold").await, Some(23));
        page.until("two rounds", "document.querySelectorAll('table.rounds tbody tr').length === 2").await;
        page.click(".only").await;
        page.until("the path only", "document.querySelector('.unfold')").await;
        // The end, and back to the beginning.
        page.key(Key::End).await;
        page.until_state("done").await;
        page.key(Key::Home).await;
        until_step(page, 0).await;
        assert_eq!(page.number("taquin.threshold").await, Some(21));
        assert_eq!(page.number("taquin.length").await, None);
    });
}

#[test]
fn workers_search_what_is_too_long_to_be_stepped() {
    visit(async |page| {
        // One worker counts as the sequential search.
        page.open(&format!("#/taquin?board={KORF}&method=ida-manhattan&workers=1&run=1&lang=en")).await;
        page.until_state("done").await;
        assert_eq!(page.number("taquin.length").await, Some(42));
        assert_eq!(page.number("taquin.nodes").await, Some(540_859));
        // The lower bounds of the board are compared with the solution.
        page.click("#view-3").await;
        page.click(".bounds .manhattan").await;
        let exact =
            "[...document.querySelectorAll('table.lower-bounds tbody tr')].map((row) => row.cells[2].textContent)";
        page.until("the bounds", &format!("{exact}.length === 4")).await;
        assert_eq!(page.eval(exact).await, json!(["42", "42", "42", "42"]));
        page.click("#view-0").await;
        // Two have the same finished rounds and the same length.
        let rounds = "[...document.querySelectorAll('table.rounds tbody tr')].slice(0, -1).map((row) => row.innerText)";
        let one = page.eval(rounds).await;
        page.open(&format!("#/taquin?board={KORF}&method=ida-manhattan&workers=2&run=1&lang=en")).await;
        page.until_state("done").await;
        assert_eq!(page.number("taquin.optimal").await, Some(42));
        assert_eq!(page.eval(rounds).await, one);
        page.click(".play-solution").await;
        page.until_within(LONG, "played", "document.documentElement.dataset.state !== 'busy'").await;
        page.until_link("view=board").await;
    });
}

#[test]
fn a_long_search_is_stopped_and_goes_on() {
    visit(async |page| {
        page.open("#/taquin?board=4x4:0,12,9,13,15,11,10,14,3,7,2,5,4,8,6,1&method=ida-manhattan&run=1&lang=en").await;
        page.until("many nodes", "+document.querySelector('[data-value=\"taquin.nodes\"]').dataset.number > 1e6").await;
        // How fast they are is said meanwhile.
        let rate = Lang::En.taquin().rounds.rate[0](0);
        let unit = rate.trim_start_matches('0');
        page.until("the rate", &format!("document.querySelector('.rate')?.textContent.endsWith({})", json!(unit)))
            .await;
        page.click(".stop").await;
        page.until_state("stopped").await;
        let nodes = page.number("taquin.nodes").await;
        page.click(".work button").await;
        page.until_state("busy").await;
        let further = format!(
            "+document.querySelector('[data-value=\"taquin.nodes\"]').dataset.number > {} + 1e6",
            nodes.unwrap_or(0)
        );
        page.until("it goes on", &further).await;
        // Stopped once more, it goes on by the button that has begun it, too.
        page.click(".stop").await;
        page.until_state("stopped").await;
        page.click(".run-all").await;
        page.until_state("busy").await;
        // Another board gives it up.
        page.open(&format!("#/taquin?board={FAR}&method=ida-manhattan&lang=en")).await;
        page.until_state("idle").await;
    });
}

#[test]
fn tables_of_patterns_are_kept() {
    visit(async |page| {
        let texts = &Lang::En.taquin().rounds;
        let link = format!("#/taquin?board={KORF}&method=ida-pattern&run=1&lang=en");
        page.open(&link).await;
        page.until_state("done").await;
        assert_eq!(page.number("taquin.length").await, Some(42));
        until_words(page, ".tables-origin", texts.origin[1]).await;
        // On a busy machine that may take longer than the search.
        page.until("kept", KEPT_ONCE).await;
        page.reload().await;
        page.until_state("done").await;
        until_words(page, ".tables-origin", texts.origin[0]).await;
        // Damaged tables are built again.
        page.run_async(
            "const cache = await caches.open('casse-tete-tables'); for (const key of await cache.keys()) await cache.put(key, new Response('damaged'));",
            vec![],
        )
        .await;
        page.reload().await;
        page.until_state("done").await;
        until_words(page, ".tables-origin", texts.origin[1]).await;
        assert_eq!(page.number("taquin.length").await, Some(42));
        page.until("the damaged ones are replaced", KEPT_ONCE).await;
        // Those of another version, too, and they are dropped.
        let age = "const cache = await caches.open('casse-tete-tables');
            for (const key of await cache.keys()) {
                const old = await cache.match(key);
                await cache.put(key.url.replace(/[.][0-9]+$/, '.0'), old);
                await cache.delete(key);
            }";
        page.run_async(age, vec![]).await;
        page.reload().await;
        page.until_state("done").await;
        until_words(page, ".tables-origin", texts.origin[1]).await;
        page.until("the old ones are dropped", KEPT_ONCE).await;
        // Two windows at once: both find the solution, and one set of tables is kept, a whole one.
        page.run("window.__done = false; caches.delete('casse-tete-tables').then(() => window.__done = true)", vec![])
            .await;
        page.until("forgotten", "window.__done").await;
        page.run("window.open(location.href)", vec![]).await;
        page.reload().await;
        for window in [0, 1] {
            page.to_window(2, window).await;
            page.until_state("done").await;
            assert_eq!(page.number("taquin.length").await, Some(42));
        }
        page.close_window().await;
        page.to_window(1, 0).await;
        page.until("kept once", KEPT_ONCE).await;
        page.reload().await;
        page.until_state("done").await;
        until_words(page, ".tables-origin", texts.origin[0]).await;
    });
}

/// Whether one set of tables is kept, a whole one of a version above 0.
const KEPT_ONCE: &str = "(caches.open('casse-tete-tables').then(async (cache) => {
        const keys = await cache.keys();
        window.__kept = await Promise.all(keys.map(async (key) => [key.url, (await (await cache.match(key))?.blob())?.size ?? 0]));
    }),
    window.__kept?.length === 1 && /[.][1-9][0-9]*$/.test(window.__kept[0][0]) && window.__kept[0][1] > 1000)";

#[test]
fn tables_are_built_again_where_a_worker_may_keep_nothing() {
    visit(async |page| {
        serve_to(page.origin(), Serving::WithoutStorage);
        let texts = &Lang::Fr.taquin().rounds;
        for _ in 0..2 {
            page.open(&format!("#/taquin?board={KORF}&method=ida-pattern&run=1&lang=fr")).await;
            page.until_state("done").await;
            assert_eq!(page.number("taquin.length").await, Some(42));
            until_words(page, ".tables-origin", texts.origin[1]).await;
            assert!(!page.is_seen("[role=alert]").await);
        }
    });
}

#[test]
fn an_unsolvable_board_is_not_searched() {
    visit(async |page| {
        page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0&method=ida-pattern&run=1&lang=en").await;
        page.until_state("done").await;
        assert_eq!(page.number("taquin.solvable").await, Some(0));
        assert_eq!(page.number("taquin.length").await, None);
        assert!(page.words("main").await.contains(Lang::En.taquin().rounds.refused));
        // It may be searched to its end by another method.
        page.open("#/taquin?board=3x3:1,2,3,4,5,6,8,7,0&method=ida-manhattan&lang=en").await;
        page.click(".all-the-same").await;
        page.until_state("done").await;
        assert_eq!(page.number("taquin.created").await, Some(181_440));
        // On a larger board the search by a tree ends when that is full: the parity is told before and after.
        page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0&method=astar-manhattan&lang=en").await;
        let texts = Lang::En.taquin();
        until_words(page, ".unsolvable strong", texts.parity.verdict[1]).await;
        until_words(page, ".unsolvable .all-the-same", &(texts.parity.all_the_same)(Some(400_000))).await;
        page.click(".unsolvable .all-the-same").await;
        page.until_state("stopped").await;
        assert!(page.words(".now").await.contains(texts.tree.after_full[2]));
        // A board of 25 cells is too large: the message names methods for it.
        page.open("#/taquin?board=5x5:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,0,24&method=ida-pattern&lang=en").await;
        page.until("told", "document.querySelector('[data-error=\"too-large\"]')").await;
    });
}

#[test]
fn a_game_of_sixteen_cells_is_compared_with_the_shortest_solution() {
    visit(async |page| {
        // Korf's board 79 needs 42 moves; the hint lies on a shortest way, and after it 41 remain.
        page.open(&format!("#/taquin?board={KORF}&view=board&lang=en")).await;
        page.leave_focus().await;
        page.key('h').await;
        until_number(page, "taquin.distance", Some(42)).await;
        page.until("a hint", "document.querySelector('.do-it')").await;
        page.click(".do-it").await;
        until_number(page, "taquin.distance", Some(41)).await;
        assert_eq!(page.number("taquin.optimal").await, Some(42));
        // A move off the way is known, too, after another search.
        page.leave_focus().await;
        let before = page.number("taquin.distance").await;
        for key in [Key::Left, Key::Right, Key::Up, Key::Down] {
            page.key(key).await;
            page.key('h').await;
            page.until("known again", "document.querySelector('[data-value=\"taquin.distance\"]').dataset.number")
                .await;
        }
        let after = page.number("taquin.distance").await;
        assert!(before.zip(after).is_some_and(|(before, after)| before.abs_diff(after) <= 4));
    });
}

#[test]
fn a_table_that_is_stopped_goes_on_where_it_was() {
    // Each takes long enough to be stopped while it is built.
    let stop = "
        location.hash = arguments[0];
        const frame = () => new Promise(requestAnimationFrame);
        const done = () => document.querySelector('progress')?.value ?? 0;
        const resume = () => [...document.querySelectorAll('.transport button')].find(({ textContent }) => textContent === arguments[1]);
        while (!(done() > 0.15)) await frame();
        const before = done();
        document.querySelector('button.stop').click();
        while (!resume()) await frame();
        const stopped = done();
        resume().click();
        while (done() === stopped) await frame();
        return [before, stopped, done()];";
    visit(async |page| {
        page.open("#/taquin?lang=en").await;
        for (link, end) in [
            (
                "board=4x4:0,12,9,13,15,11,10,14,3,7,2,5,4,8,6,1&method=ida-pattern&tables=large&workers=1&run=1",
                "Number(document.querySelector('[data-value=\"taquin.nodes\"]').dataset.number) > 0",
            ),
            (
                "board=5x2:1,2,3,4,5,6,7,8,0,9&view=distances",
                "document.querySelector('.origin')?.dataset.origin === 'built'",
            ),
        ] {
            let link = json!(format!("#/taquin?{link}&lang=en"));
            let told = page.run_async(stop, vec![link.clone(), json!(Lang::En.shell().transport.resume)]).await;
            let [before, stopped, after] = [0, 1, 2].map(|index| told[index].as_f64().expect("a share"));
            assert!(before <= stopped && stopped < 0.95 && after > stopped, "{link}: {told}");
            page.until_within(LONG, "it is built", end).await;
        }
    });
}

/// The cells of the table of a comparison on many boards, by rows.
/// The rows of the table without the times.
const SERIES: &str = "[...document.querySelectorAll('.series-table tbody tr')].map((row) => [...row.cells].slice(0, -1).map((cell) => cell.textContent))";

#[test]
fn methods_are_compared_on_many_boards() {
    visit(async |page| {
        let mut tables = vec![];
        // The same seed gives the same counts, whatever the number of workers.
        for workers in [1, 3] {
            page.open(&format!("#/taquin?view=tree&series=6&seed=5&workers={workers}&lang=en")).await;
            page.press_button(Lang::En.taquin().tree.tabs[1]).await;
            page.click(".taking-part summary").await;
            for left_out in ["bfs", "ida-walking-distance"] {
                page.click(&format!("[data-entrant={left_out}]")).await;
            }
            page.click(".run-series").await;
            page.until("it ends", "document.querySelector('.series-done')?.dataset.boards === '6'").await;
            assert_eq!(page.words(".series-done").await, (Lang::En.taquin().series.done)(6, 6, Some(5)));
            tables.push(page.eval(SERIES).await);
        }
        assert_eq!(tables[0], tables[1]);
        let rows = tables[0].as_array().expect("rows").clone();
        let methods = &Lang::En.taquin().setup.methods;
        assert_eq!(rows.len(), Method::ALL.len() - 2);
        // All have put all boards in order: no column says so. The times are left out here.
        assert!(rows.iter().all(|row| row.as_array().map(Vec::len) == Some(6)), "{rows:?}");
        // Optimal methods agree with the exact distances, and none of them has a gap.
        let boards = (0..6).map(|index| Series::Random { boards: 6, seed: 5 }.board((3, 3), index).expect("a board"));
        let moves: u64 = boards.map(|board| u64::from(DISTANCES.of(&board).expect("it can be put in order"))).sum();
        let mean = Lang::En.fixed(moves as f64 / 6.0, 1);
        for method in [Method::AStarManhattan, Method::IdaManhattan, Method::IdaPattern] {
            let name = methods[Method::ALL.iter().position(|&other| other == method).expect("a method")];
            let row = rows.iter().find(|row| row[0] == json!(name)).expect("its row");
            assert_eq!((&row[1], &row[2]), (&json!(mean), &json!("0.0")), "{name}");
        }
        assert!(page.is_seen(".series-plot svg").await);
        walk_small(page, ".series-plot").await;
        // The table is taken away as a file.
        check_taken_away(page, "series-table", Lang::En).await;
        let saved = taken_away(page, ".series .take-away").await;
        let lines: Vec<&str> = saved.lines().collect();
        assert_eq!(lines.len(), rows.len() + 1);
        assert!(lines[1].contains(rows[0][1].as_str().expect("moves")), "{lines:?}");
        // So is every single result.
        let saved = taken_away(page, ".series .take-all").await;
        let lines: Vec<&str> = saved.lines().collect();
        assert_eq!(lines.len(), 6 * rows.len() + 1);
        let manhattan =
            methods[Method::ALL.iter().position(|&method| method == Method::IdaManhattan).expect("a method")];
        let of_it = lines.iter().filter(|line| line.contains(&format!("\"{manhattan}\"")));
        let lengths: u64 =
            of_it.map(|line| line.rsplit(',').nth(4).expect("moves").parse::<u64>().expect("a number")).sum();
        assert_eq!(lengths, moves, "{saved}");
        // Korf's boards are offered for their sides only.
        assert!(!page.is_seen(".series-of").await);
        page.open(&format!("#/taquin?board={KORF}&view=tree&series=korf&lang=fr")).await;
        page.press_button(Lang::Fr.taquin().tree.tabs[1]).await;
        page.click(".taking-part summary").await;
        let all =
            page.eval("[...document.querySelectorAll('[data-entrant]')].map(({ dataset }) => dataset.entrant)").await;
        for entrant in all.as_array().expect("names").iter().filter(|&name| name != "ida-pattern") {
            page.click(&format!("[data-entrant={}]", entrant.as_str().expect("a name"))).await;
        }
        page.click(".run-series").await;
        page.until("some are done", "Number(document.querySelector('.series-done')?.dataset.boards) > 2").await;
        page.press_button(Lang::Fr.shell().transport.stop).await;
        let resume = json!(Lang::Fr.shell().transport.resume);
        let stopped = format!(
            "[...document.querySelectorAll('.transport button')].some(({{ textContent }}) => textContent === {resume})"
        );
        page.until("it stops", &stopped).await;
        let before = page.eval("Number(document.querySelector('.series-done').dataset.boards)").await.as_u64();
        page.press_button(Lang::Fr.shell().transport.resume).await;
        page.until_within(LONG, "it ends", "document.querySelector('.series-done').dataset.boards === '100'").await;
        assert!(before < Some(100));
        // 53.05 moves on average (Korf, 1985).
        let row = page.eval(SERIES).await[0].clone();
        assert_eq!(row[1], json!(Lang::Fr.fixed(53.05, 1)), "{row}");
    });
}
