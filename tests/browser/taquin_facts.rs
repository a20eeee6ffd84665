//! Facts about the taquin: parity, exact distances, and the experiment with many boards.

use super::graph::{all, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::present::DRAWN;
use super::taquin::{DISTANCES, LONG, board, choose, model, until_number};
use super::taquin_play::{Game, HARD, check_board, key, slide};
use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::play::Play;
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::random::{Boards, HEADINGS, Heading};
use casse_tete::puzzle::taquin::shortest::{Bound, GuidedBoards};
use casse_tete::puzzle::taquin::solve::{Ending, Sliding};
use casse_tete::puzzle::taquin::trial::BLOCK;
use casse_tete::puzzle::taquin::{Board, Method, Parity, Way};
use casse_tete::search::sample::{Block, Experiment, cases_in, interval};
use casse_tete::text::Lang;
use casse_tete::text::taquin::place;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;

/// A sign as the page writes it.
fn signed(sign: i8) -> &'static str {
    if sign > 0 { "+1" } else { "−1" }
}

#[test]
fn moves_keep_the_product_and_an_exchange_flips_it() {
    const ROWS: &str = "[...document.querySelectorAll('.parity-table tbody tr')].map((row) => [...row.cells].slice(1).map((cell) => cell.textContent))";
    visit(async |page| {
        for (text, lang) in [("3x3:4,0,3,6,1,7,2,8,5", Lang::En), (Preset::Four.text(), Lang::Fr)] {
            let texts = &lang.taquin().parity;
            page.open(&format!("#/taquin?board={text}&view=parity&lang={}", lang.name())).await;
            page.leave_focus().await;
            let mut game = Game { page, play: Play::new(board(text)), lang };
            let check = async |game: &Game<'_>, first: &str| {
                let parity = Parity::of(&game.board());
                until_words(page, ".now", &format!("{first} {}", texts.verdict[usize::from(!parity.is_solvable())]))
                    .await;
                until_number(page, "taquin.inversions", Some(parity.inversions.into())).await;
                until_words(page, "[data-value='taquin.sign']", signed(parity.sign)).await;
                until_words(page, "[data-value='taquin.product']", signed(parity.sign * parity.colour)).await;
                let rule = match game.board().width() % 2 {
                    0 => (texts.even_width)(parity.inversions, parity.row_from_bottom),
                    _ => (texts.odd_width)(parity.inversions),
                };
                let said = all(page, ".says p", "textContent").await;
                let said = said.as_array().expect("a list");
                for words in [rule, (texts.argument)(parity.sign, parity.colour)] {
                    assert!(said.contains(&json!(words)), "“{words}” in {said:?}");
                }
                let boards = game.play.boards();
                let rows = boards[..=game.play.made()].iter().rev().map(|board| {
                    let Parity { inversions, sign, colour, .. } = Parity::of(board);
                    vec![
                        inversions.to_string(),
                        signed(sign).into(),
                        signed(colour).into(),
                        signed(sign * colour).into(),
                    ]
                });
                assert_eq!(page.eval(ROWS).await, json!(rows.collect::<Vec<Vec<String>>>()));
            };
            check(&game, texts.how).await;
            let product = |game: &Game<'_>| Parity::of(&game.board()).is_solvable();
            let before = product(&game);
            for way in [Way::Up, Way::Left, Way::Down, Way::Right, Way::Up, Way::Right] {
                if game.board().moved(way).is_some() {
                    page.key(key(way)).await;
                    game.play.push(&[way]);
                    check(&game, &(texts.moved)(&game.last().expect("a move"))).await;
                    assert_eq!(product(&game), before);
                }
            }
            // Two cells of the drawing change places: they are found where their pointer says so.
            let cells = (game.board().tiles().len() - 2, game.board().tiles().len() - 1);
            let tiles = [cells.0, cells.1].map(|cell| game.board().tiles()[cell]);
            for cell in [cells.0, cells.1] {
                click_cell(page, &game.board(), cell, lang).await;
            }
            game.play = Play::new(game.board().swapped(cells.0, cells.1));
            check(&game, &(texts.exchanged)(tiles[0], tiles[1])).await;
            assert_ne!(product(&game), before);
            // And back, by undo.
            page.leave_focus().await;
            page.chord(Key::Control, 'z').await;
            until_number(page, "taquin.solvable", Some(before.into())).await;
        }
    });
}

#[test]
fn an_exchange_with_the_blank_may_leave_the_board_in_its_half() {
    visit(async |page| {
        for (lang, text) in [(Lang::En, "3x3:4,0,3,6,1,7,2,8,5"), (Lang::Fr, Preset::Four.text())] {
            let texts = &lang.taquin().parity;
            let before = board(text);
            let solvable = Parity::of(&before).is_solvable();
            let width = before.width();
            // On the other colour of the chessboard, and on the same.
            let near = Way::ALL.into_iter().find_map(|way| before.mover(way)).expect("a tile beside the blank");
            let colour = |cell: usize| (cell % width + cell / width) % 2;
            let far = (0..before.tiles().len())
                .rev()
                .find(|&cell| cell != before.blank() && colour(cell) == colour(before.blank()));
            for (cell, stays) in [(near, true), (far.expect("another cell of its colour"), false)] {
                page.open(&format!("#/taquin?board={text}&view=parity&lang={}", lang.name())).await;
                page.click(&format!(".small-board [data-cell='{cell}']")).await;
                page.click(&format!(".small-board [data-cell='{}']", before.blank())).await;
                let after = before.swapped(cell, before.blank());
                let words = if stays { texts.exchanged_blank } else { texts.exchanged };
                let verdict = texts.verdict[usize::from(solvable != stays)];
                let told = words(before.tiles()[cell], 0);
                until_words(page, ".now", &format!("{told} {verdict}")).await;
                check_board(page, &after).await;
                until_number(page, "taquin.solvable", Some(u64::from(solvable == stays))).await;
            }
        }
    });
}

/// Clicks in the drawing where it says that it is this cell.
async fn click_cell(page: &Page, board: &Board, cell: usize, lang: Lang) {
    let words = (lang.taquin().setup.cell)(cell / board.width() + 1, cell % board.width() + 1, board.tiles()[cell]);
    let size = page.eval("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(document.querySelector('canvas.drawing'))").await;
    let (width, height) = (size[0].as_f64().unwrap_or_default(), size[1].as_f64().unwrap_or_default());
    // Some points first, then all of them.
    let points = [4, 1].into_iter().flat_map(|stride| {
        let columns = move |y: i32| (1..29).step_by(stride).map(move |x| (x, y));
        (2..19).rev().step_by(stride.min(2)).flat_map(columns)
    });
    for (x, y) in points.map(|(x, y)| (f64::from(x) / 40.0 - 0.5, f64::from(y) / 20.0 - 0.5)) {
        page.click_at("canvas.drawing", (x * width, y * height), 0).await;
        if page.words(".pointed").await == words {
            page.click_at("canvas.drawing", (x * width, y * height), 1).await;
            return;
        }
    }
    panic!("“{words}” is nowhere in the drawing");
}

#[test]
fn exact_distances_and_the_error_along_a_solution() {
    const ALONG: &str = "[...document.querySelectorAll('table.along tbody tr')].map((row) => [...row.cells].filter((cell) => !cell.className).map((cell) => cell.textContent))";
    visit(async |page| {
        let lang = Lang::En;
        let texts = &lang.taquin().distances;
        for method in [Method::Score, Method::Bfs, Method::AStarManhattan] {
            let model = Model::new(board(HARD), method);
            page.open(&format!("#/taquin?board={HARD}&method={}&view=distances&lang=en", method.name())).await;
            let here = DISTANCES.of(&model.board).expect("solvable");
            let best = DISTANCES.best(&model.board);
            let moves: Vec<String> = best.iter().filter_map(|&way| slide(&model.board, way, lang)).collect();
            until_words(page, ".now", &(texts.here)(here, &moves.join("; "))).await;
            until_number(page, "taquin.distance", Some(here.into())).await;
            until_number(page, "taquin.best-moves", Some(best.len() as u64)).await;
            until_number(page, "taquin.as-far", Some(DISTANCES.counts()[usize::from(here)])).await;
            let counts: Vec<Value> = DISTANCES
                .counts()
                .iter()
                .enumerate()
                .map(|(distance, &count)| json!([distance.to_string(), lang.number(count)]))
                .collect();
            let rows = "[...document.querySelectorAll('.all-distances tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))";
            assert_eq!(page.eval(rows).await, json!(counts));
            page.click(".follow-solution").await;
            let (space, mut search) = model.search();
            search.advance(&space, u64::MAX);
            let ways = Ending::of(&search).and_then(Ending::moves).expect("a solution");
            let measure = Sliding::new(&model);
            let boards = Play::along(model.board, &ways).boards();
            let rows: Vec<Value> = boards
                .iter()
                .enumerate()
                .map(|(index, board)| {
                    let estimate = match method {
                        Method::Score => None,
                        Method::Bfs => Some("–".to_string()),
                        _ => Some(lang.fixed(measure.measure(board) as f64, 1)),
                    };
                    let exact = DISTANCES.of(board).map_or("–".to_string(), |exact| exact.to_string());
                    json!([index.to_string(), (ways.len() - index).to_string(), exact, estimate])
                })
                .collect();
            page.until(
                "the solution",
                &format!("document.querySelectorAll('table.along tbody tr').length === {}", rows.len()),
            )
            .await;
            // The mean distance of equal Scores is worked out by the page alone.
            let mut seen = page.eval(ALONG).await;
            if method == Method::Score {
                seen.as_array_mut().into_iter().flatten().for_each(|row| row[3] = Value::Null);
            }
            assert_eq!(seen, json!(rows), "{}", method.name());
            // A click on a row goes to its board.
            let at = rows.len() / 2;
            page.click(&format!("table.along tbody tr:nth-child({}) button", at + 1)).await;
            until_number(page, "taquin.distance", DISTANCES.of(&boards[at]).map(u64::from)).await;
            page.until("lit", &format!("document.querySelector('table.along .lit th').textContent === '{at}'")).await;
            check_board(page, &boards[at]).await;
        }
        // The other half, and what is too large.
        let [title, _, arrow] = texts.histogram.map(|words| json!(words));
        let title = format!("window.__drawn.some(([, words]) => words === {title})");
        let arrow = format!("window.__drawn.some(([, words]) => words.startsWith({arrow}))");
        for (index, (text, words)) in [
            (
                Preset::OneMove.text(),
                (texts.here)(1, &slide(&board(Preset::OneMove.text()), Way::Up, lang).expect("a tile")),
            ),
            (Preset::LoydSmall.text(), (texts.other)(0)),
            ("3x3:1,2,3,4,5,6,8,0,7", (texts.other)(1)),
        ]
        .into_iter()
        .enumerate()
        {
            page.open(&format!("#/taquin?board={text}&view=distances&lang=en")).await;
            until_words(page, ".now", &words).await;
            // It is drawn again. An arrow points to the distance of a board from the order alone.
            page.run(DRAWN, vec![]).await;
            page.size(1290 + 10 * index as u32, 800).await;
            page.until("drawn again", &title).await;
            assert_eq!(page.eval(&arrow).await, json!(index == 0), "{text}");
        }
        page.open(&format!("#/taquin?board={}&view=distances&lang=fr", Preset::Four.text())).await;
        until_words(page, ".now", Lang::Fr.taquin().distances.too_large[0]).await;
        until_number(page, "taquin.distance", None).await;
    });
}

/// The counts of an experiment, drawn natively.
fn counted(model: &Model, boards: u64, seed: u64) -> Vec<u64> {
    match Bound::of(model) {
        Some(bound) => {
            let guided = GuidedBoards::new(&model.board, bound, || None).expect("a bound without tables");
            counted_by(Boards::guided(&model.board, guided), boards, seed)
        }
        None => counted_by(Boards::new(model), boards, seed),
    }
}

fn counted_by(mut experiment: impl Experiment, boards: u64, seed: u64) -> Vec<u64> {
    let mut totals = vec![];
    for number in 0.. {
        let cases = cases_in(number, BLOCK, boards);
        if cases == 0 {
            break;
        }
        let mut block = Block::new(&experiment, seed, number, cases);
        block.advance(&mut experiment, u64::MAX);
        let counts = block.into_counts();
        totals.resize(counts.len(), 0);
        totals.iter_mut().zip(counts).for_each(|(total, count): (&mut u64, u64)| *total += count);
    }
    assert!(totals.len() > HEADINGS);
    totals
}

/// The figures, the rows and the means as they should be, the means of boards that are searched: not of those that the method refuses.
fn expected(method: Method, totals: &[u64], distances: &Distances, lang: Lang) -> Value {
    let of = |heading: Heading| totals[heading as usize];
    let (boards, solved, given_up) = (of(Heading::Boards), of(Heading::Solved), of(Heading::GivenUp));
    let texts = &lang.taquin().statistics;
    let rows = [solved, of(Heading::Impossible), given_up];
    let rows = rows.into_iter().zip(texts.rows).filter(|(count, name)| *count > 0 || *name != texts.rows[2]);
    let row = |(count, name): (u64, &str)| {
        let [low, high] = interval(count, boards);
        json!([
            name,
            lang.number(count),
            lang.percent(count as f64 / boards as f64, 2),
            format!("{}–{}", lang.fixed(100.0 * low, 2), lang.percent(high, 2)),
        ])
    };
    let mean = |heading: Heading, of: u64| lang.decimal(totals[heading as usize] as f64 / of.max(1) as f64);
    let counts = distances.counts();
    let sum: u64 = (0..).zip(counts).map(|(distance, count)| distance * count).sum();
    let shortest = lang.decimal(sum as f64 / counts.iter().sum::<u64>() as f64);
    let (means, searched) =
        if method.is_deepening() { (texts.means_deepening, solved + given_up) } else { (texts.means, boards) };
    let means = means(&mean(Heading::Expanded, searched), &mean(Heading::Created, searched));
    let means = format!("{means} {}", (texts.lengths)(&mean(Heading::Moves, solved), Some(&shortest)));
    json!([boards.to_string(), solved.to_string(), rows.map(row).collect::<Vec<_>>(), means])
}

/// The same as it stands on the page.
const STATISTICS: &str = "[
    document.querySelector('[data-value=\"taquin.boards\"]').dataset.number,
    document.querySelector('[data-value=\"taquin.boards-solved\"]').dataset.number,
    [...document.querySelectorAll('.counted tbody tr')].map((row) => [
        row.cells[0].textContent, row.cells[1].textContent, row.cells[2].firstChild.textContent,
        row.querySelector('small').textContent,
    ]),
    document.querySelector('.means')?.textContent,
]";

async fn until_counted(page: &Page, totals: &[u64], distances: &Distances, lang: Lang) {
    page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
    page.until_link("run=1").await;
    let method = model(&page.link().await).method;
    let expected = expected(method, totals, distances, lang);
    let there = format!("JSON.stringify({STATISTICS}) === {}", json!(expected.to_string()));
    page.until(&format!("{expected}"), &there).await;
}

#[test]
fn the_experiment_counts_the_boards_of_its_seed() {
    let totals = counted(&model(""), 500, 7);
    visit(async |page| {
        for (workers, lang) in [("", Lang::En), ("&workers=1", Lang::Fr), ("&workers=3", Lang::En)] {
            let name = lang.name();
            page.open(&format!("#/taquin?view=statistics&boards=500&seed=7&run=1{workers}&lang={name}")).await;
            until_counted(page, &totals, &DISTANCES, lang).await;
            let texts = &lang.taquin().statistics;
            until_words(page, ".now", &format!("{} {}", (texts.how)(3, 3), (texts.drawn)(500, 500))).await;
            let [low, high] = interval(totals[Heading::Solved as usize], 500);
            until_words(page, ".holds", texts.holds[usize::from(!(low..=high).contains(&0.5))]).await;
        }
        // Another board of the same sides is the same experiment.
        choose(page, ".preset", 1).await;
        page.until_link("board=3x3:1").await;
        until_number(page, "taquin.boards", Some(500)).await;
        // Another Score is another one, and so is another number of boards.
        choose(page, ".weights select", 1).await;
        page.until_state("idle").await;
        until_number(page, "taquin.boards", Some(0)).await;
        choose(page, ".boards", 0).await;
        page.click(".run-boards").await;
        let alike = model(&page.link().await);
        assert_eq!(alike.weights, [1; 9]);
        until_counted(page, &counted(&alike, 100, 7), &DISTANCES, Lang::En).await;
        // Smaller boards by another method.
        let query = "board=2x3:1,2,3,4,5,0&method=astar-manhattan";
        page.open(&format!("#/taquin?{query}&view=statistics&boards=700&seed=9&lang=en")).await;
        page.click(".run-boards").await;
        let small = Distances::new(2, 3).expect("2x3 is small enough");
        until_counted(page, &counted(&model(query), 700, 9), &small, Lang::En).await;
        choose(page, ".method select", place(Method::Bfs)).await;
        page.until_state("idle").await;
        page.click(".run-boards").await;
        let bfs = counted(&model(&query.replace("astar-manhattan", "bfs")), 700, 9);
        until_counted(page, &bfs, &small, Lang::En).await;
        // Iterative deepening does not search what parity refuses.
        let query = query.replace("astar-manhattan", "ida-manhattan");
        page.open(&format!("#/taquin?{query}&view=statistics&boards=300&seed=9&run=1&lang=fr")).await;
        until_counted(page, &counted(&model(&query), 300, 9), &small, Lang::Fr).await;
        // Where all boards together take minutes, that is said before they are searched.
        let large: Vec<String> = (1..25).chain([0]).map(|tile| tile.to_string()).collect();
        page.open(&format!("#/taquin?board=5x5:{}&view=statistics&boards=5000&lang=fr", large.join(","))).await;
        assert_eq!(page.words(".long").await, Lang::Fr.taquin().statistics.long);
        choose(page, ".boards", 3).await;
        page.until("it does not take long", "!document.querySelector('.long')").await;
        page.until_link("boards=1000").await;
    });
}

#[test]
fn boards_given_up_are_a_share_of_their_own() {
    const SIXTEEN: &str = "board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0";
    visit(async |page| {
        for (query, boards, lang, why) in [
            ("board=4x2:1,2,3,4,5,6,7,0".to_string(), 200, Lang::En, None),
            ("board=4x3:1,2,3,4,5,6,7,8,9,10,11,0".to_string(), 12, Lang::Fr, Some("sa limite de mémoire")),
            (SIXTEEN.to_string(), 4, Lang::En, Some("its bound of memory")),
            (format!("{SIXTEEN}&method=ida-manhattan"), 6, Lang::En, Some("the first 3,000,000 boards")),
            ("formula=blank/(blank-1)".to_string(), 50, Lang::Fr, Some("la formule n’a pas de valeur")),
        ] {
            let texts = &lang.taquin().statistics;
            let model = model(&query);
            let totals = counted(&model, boards, 3);
            let of = |heading: Heading| totals[heading as usize];
            let (solved, given_up) = (of(Heading::Solved), of(Heading::GivenUp));
            assert_eq!(given_up > 0, why.is_some(), "{query}");
            let query = query.replace('/', "%2F");
            page.open(&format!("#/taquin?{query}&view=statistics&boards={boards}&seed=3&run=1&lang={}", lang.name()))
                .await;
            page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
            let share = |count: u64| lang.percent(count as f64 / boards as f64, 2);
            let [low, high] = interval(solved, boards);
            let expected = match why {
                None => texts.holds[usize::from(!(low..=high).contains(&0.5))].to_string(),
                Some(_) => {
                    let shares = [share(solved), share(solved + given_up)];
                    texts.given_up(model.method, [given_up, boards], shares.each_ref().map(String::as_str))
                }
            };
            assert!(expected.contains(why.unwrap_or_default()), "{expected}");
            until_words(page, ".holds", &expected).await;
            let rows = page
                .eval("[...document.querySelectorAll('.counted tbody tr')].map((row) => [row.cells[0].textContent, row.cells[1].textContent])")
                .await;
            let counts = [solved, of(Heading::Impossible), given_up].map(|count| lang.number(count));
            let mut expected: Vec<(&str, String)> = texts.rows.into_iter().zip(counts).collect();
            expected.truncate(if given_up > 0 { 3 } else { 2 });
            assert_eq!(rows, json!(expected));
            // Without a solution there is no mean of their lengths.
            let means = page.words(".means").await;
            let mean = |heading: Heading, boards: u64| lang.decimal(of(heading) as f64 / boards.max(1) as f64);
            let (says, searched) = match model.method.is_deepening() {
                true => (texts.means_deepening, solved + given_up),
                false => (texts.means, boards),
            };
            let mut expected = says(&mean(Heading::Expanded, searched), &mean(Heading::Created, searched));
            if solved > 0 && given_up > 0 {
                // The shortest solutions of all boards are no measure of those that were found.
                expected = format!("{expected} {}", (texts.lengths)(&mean(Heading::Moves, solved), None));
            }
            assert_eq!(means, if solved > 0 && given_up == 0 { means.clone() } else { expected }, "{query}");
        }
    });
}

#[test]
fn the_experiment_is_stopped_and_goes_on() {
    const MANY: u64 = 8_000;
    visit_with_each_engine(async |page| {
        let link = format!("#/taquin?view=statistics&boards={MANY}&seed=2&workers=2&lang=en");
        page.open(&format!("{link}&run=1")).await;
        page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
        let whole = page.eval(STATISTICS).await;
        assert_eq!(whole[0], json!(MANY.to_string()));
        page.open(&link).await;
        assert_eq!(page.state().await, "idle");
        let stop = "document.querySelector('.run-boards').click();
            const drawn = () => Number(document.querySelector('[data-value=\"taquin.boards\"]').dataset.number);
            while (!(document.querySelector('button.stop') && drawn() > 0)) {
                await new Promise(requestAnimationFrame);
                if (document.documentElement.dataset.state === 'done') return 'done before it could be stopped';
            }
            const busy = [document.documentElement.dataset.state, document.querySelector('.run-boards').disabled];
            document.querySelector('button.stop').click();
            return busy;";
        assert_eq!(page.run_async(stop, vec![]).await, json!(["busy", true]));
        page.until_state("stopped").await;
        let drawn = page.number("taquin.boards").await.unwrap_or_default();
        assert!(0 < drawn && drawn < MANY, "stopped after {drawn}");
        // The page can be used meanwhile.
        page.leave_focus().await;
        page.keys(['t', '2']).await;
        page.until_link("view=board").await;
        page.key('5').await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
        assert_eq!(page.eval(STATISTICS).await, whole, "stopped after {drawn} boards");
    });
}

/// A board of ten cells.
const TEN: &str = "#/taquin?board=5x2:1,2,3,4,5,6,7,8,0,9&view=distances&lang=en";

/// Opens a board of ten cells, and waits for where its table came from.
async fn open_table(page: &Page, origin: &str) {
    page.open(TEN).await;
    until_table(page, origin).await;
}

async fn until_table(page: &Page, origin: &str) {
    page.until_within(
        Duration::from_secs(120),
        origin,
        &format!("document.querySelector('.origin')?.dataset.origin === '{origin}'"),
    )
    .await;
    // OEIS and the counts of tests/data: the farthest boards of 5x2 are 55 moves away.
    let rows = "[...document.querySelectorAll('.all-distances td')].map((cell) => Number(cell.textContent.replace(/[^0-9]/g, '')))";
    let counts: Vec<u64> = serde_json::from_value(page.eval(rows).await).expect("numbers");
    assert_eq!((counts.len(), counts.iter().sum::<u64>()), (56, 1_814_400));
    assert_eq!(counts[..12], [1, 2, 3, 6, 11, 19, 30, 44, 68, 112, 176, 271]);
    until_number(page, "taquin.distance", Some(1)).await;
    until_number(page, "taquin.optimal", Some(1)).await;
}

#[test]
fn distances_of_ten_cells_are_built_by_a_worker_and_kept_on_the_device() {
    visit(async |page| {
        // While the worker builds, the page shows how many boards there are at each distance until now.
        page.open("#/taquin?lang=en").await;
        page.run(
            "window.__counted = [];
             const look = () => {
                 const counted = document.querySelector('.now')?.textContent.match(/Working out all distances: ([0-9,]+)/);
                 if (counted) window.__counted.push(Number(counted[1].replaceAll(',', '')));
                 requestAnimationFrame(look);
             };
             look();",
            vec![],
        )
        .await;
        page.follow(TEN).await;
        until_table(page, "built").await;
        let counted: Vec<u64> = serde_json::from_value(page.eval("window.__counted").await).expect("numbers");
        assert!(counted.is_sorted() && counted.last().is_some_and(|&last| last > 10_000), "{counted:?}");
        let kept =
            "caches.open('casse-tete-tables').then((cache) => cache.keys()).then((keys) => keys.map((key) => key.url))";
        page.until(
            "it is kept",
            &format!("({kept}).then((urls) => window.__kept = urls), window.__kept?.length === 1"),
        )
        .await;
        page.open("#/taquin?lang=en").await;
        open_table(page, "kept").await;
        // A table that is damaged is built anew.
        page.run(
            "window.__done = false;
             caches.open('casse-tete-tables')
                 .then((cache) => cache.keys().then((keys) => cache.put(keys[0], new Response(new Uint8Array(3_628_812)))))
                 .then(() => window.__done = true);",
            vec![],
        )
        .await;
        page.until("it is damaged", "window.__done").await;
        open_table(page, "built").await;
        // If storage is full, nothing is kept, and everything else works.
        page.run("window.__done = false; caches.delete('casse-tete-tables').then(() => window.__done = true)", vec![])
            .await;
        page.until("it is forgotten", "window.__done").await;
        let origin = page.text("location.origin").await;
        page.devtools("Storage.overrideQuotaForOrigin", json!({ "origin": origin, "quotaSize": 1 })).await;
        open_table(page, "built").await;
        page.open("#/taquin?lang=en").await;
        open_table(page, "built").await;
    });
}

#[test]
fn the_farthest_boards_are_shown_with_one_click() {
    visit(async |page| {
        for (sides, boards, moves) in
            [("3x3:1,2,3,4,5,6,7,8,0", 2, 31), ("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0", 17, 80)]
        {
            for lang in Lang::ALL {
                page.open(&format!("#/taquin?board={sides}&view=distances&lang={}", lang.name())).await;
                let there = format!("document.querySelectorAll('.farthest button').length === {boards}");
                page.until("the farthest boards", &there).await;
                // Many of them are folded; a click on their heading opens it.
                let heading = if boards == 17 { ".farthest summary" } else { ".farthest h2" };
                assert_eq!(page.words(heading).await, (lang.taquin().distances.farthest)(boards, moves));
                page.click(heading).await;
                page.run("[...document.querySelectorAll('.farthest button')].at(-1).click()", vec![]).await;
                page.until(
                    "it is shown",
                    "[...document.querySelectorAll('.farthest button')].at(-1).getAttribute('aria-pressed') === 'true'",
                )
                .await;
                assert!(page.link().await.contains("view=distances"), "the view stays");
                if boards == 2 {
                    until_number(page, "taquin.distance", Some(31)).await;
                }
            }
        }
    });
}
