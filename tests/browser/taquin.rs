//! The taquin's search: counts, steps forward and back, other Scores and methods, and what is refused.

use super::graph::{all, until_words};
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::method::{MOST_WEIGHT, Stop};
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::rank::weighted_sum;
use casse_tete::puzzle::taquin::request::Request;
use casse_tete::puzzle::taquin::solve::Ending;
use casse_tete::puzzle::taquin::{Board, Method, Parity, SIDE, Way};
use casse_tete::search::best_first::{BestFirst, Node, Standing};
use casse_tete::text::Lang;
use casse_tete::text::taquin::place;
use casse_tete::text::taquin::tree::row_words;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::time::Duration;

/// Links to all views.
pub const VIEWS: [&str; 7] = ["tree", "board", "parity", "distances", "statistics", "graph", "race"];

/// A search of several hundred thousand steps ends within this time.
pub const LONG: Duration = Duration::from_secs(40);

/// Exact distances of 3x3.
pub static DISTANCES: LazyLock<Distances> = LazyLock::new(|| Distances::new(3, 3).expect("3x3 is small enough"));

/// What a link asks for, `board=…&method=…`; other keys are ignored.
pub fn model(link: &str) -> Model {
    fn value<'a>(link: &'a str, key: &str) -> Option<&'a str> {
        let query = link.rsplit('?').next().unwrap_or_default();
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(name, _)| *name == key).map(|(_, value)| value)
    }
    Request::from_keys(|key| value(link, key)).model().expect("a legal search")
}

/// The board of a text.
pub fn board(text: &str) -> Board {
    model(&format!("board={text}")).board
}

/// A search to its end, natively.
pub fn searched(model: &Model) -> BestFirst<Board> {
    let (space, mut search) = model.search();
    search.advance(&space, u64::MAX);
    search
}

/// The length of a shortest solution, where the page knows it.
fn optimal(model: &Model, search: &BestFirst<Board>) -> Option<u64> {
    if (model.board.width(), model.board.height()) == (3, 3) {
        return DISTANCES.of(&model.board).map(u64::from);
    }
    if let Some(distances) = Distances::new(model.board.width(), model.board.height()) {
        return distances.of(&model.board).map(u64::from);
    }
    let moves = Ending::of(search)?.moves()?;
    model.method.is_optimal().then_some(moves.len() as u64)
}

/// What a leaf is taken for, in words. The Score of the text is read as digits.
pub fn measure(model: &Model, node: &Node<Board>, lang: Lang) -> String {
    let texts = &lang.taquin().tree;
    let usual = Model::new(model.board, model.method);
    match model.method {
        // Its weights are powers of two: in binary it is what the text writes.
        Method::Score if model.weights == usual.weights => {
            (texts.score)(&format!("{:01$b}", -node.measure, model.weights.len()))
        }
        Method::Score => (texts.score)(&(-node.measure).to_string()),
        Method::Bfs => (texts.depth)(node.depth),
        Method::BestFirstManhattan => (texts.manhattan)(node.measure),
        // With both weights 1 it is such a sum, too.
        Method::Formula if model.evaluation == usual.evaluation => (texts.sum)(node.depth, node.measure),
        Method::Formula => weighted_sum(&model.evaluation, node),
        _ => (texts.sum)(node.depth, node.measure),
    }
}

/// What the page says of a step of a search that is known to its end.
fn sentence(model: &Model, search: &BestFirst<Board>, step: u64, lang: Lang) -> String {
    let texts = &lang.taquin().tree;
    let nodes = search.nodes();
    let measure = |node: u32| measure(model, &nodes[node as usize], lang);
    match (search.standing(), step == search.steps()) {
        (Standing::Found(leaf), true) => {
            let Ending { path, slides, solved } = Ending::of(search).expect("a leaf");
            let found = (texts.found)(&measure(leaf), path.len(), if solved { slides } else { 0 });
            if solved {
                return found;
            }
            let mut last = nodes[leaf as usize].state;
            while let Some(next) = last.moved(Way::Left) {
                last = next;
            }
            let row = last.tiles()[last.tiles().len() - last.width()..].iter();
            let row: Vec<String> = row.map(|tile| tile.to_string().replace('0', "_")).collect();
            let tiles: Vec<&u8> =
                last.tiles()[last.tiles().len() - last.width()..].iter().filter(|&&tile| tile > 0).collect();
            let later = (0..tiles.len()).flat_map(|a| (a + 1..tiles.len()).map(move |b| (a, b)));
            let inversions = later.filter(|&(a, b)| tiles[a] > tiles[b]).count();
            format!("{found} {}", (texts.not_in_order)(&row.join(" "), inversions))
        }
        (Standing::Exhausted, true) => (texts.exhausted)(search.configurations()),
        (Standing::Full, true) => {
            let after = match Parity::of(&model.board).is_solvable() {
                true => texts.after_full[usize::from(model.board.tiles().len() > 16)],
                false => texts.after_full[2],
            };
            format!("{} {after}", (texts.full)(search.configurations(), search.open_by(step)))
        }
        _ => {
            let Some(taken) = search.expanded_at(step) else { return (texts.begin)(&measure(0)) };
            let node = &nodes[taken as usize];
            let children = search.created_by(step) - search.created_by(step - 1);
            let first = (texts.taken)(&measure(taken), node.depth, children);
            let moves = Way::ALL.into_iter().filter(|&way| node.state.moved(way).is_some()).count();
            if moves > children { format!("{first} {}", (texts.again)(moves - children)) } else { first }
        }
    }
}

/// Saves a table as a file by this button, and returns the file.
pub async fn taken_away(page: &Page, button: &str) -> String {
    page.run(
        "window.__saved = null;
         window.__make ??= URL.createObjectURL;
         URL.createObjectURL = (blob) => { blob.arrayBuffer().then((bytes) => window.__saved = [blob.type, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]); return window.__make.call(URL, blob); };",
        vec![],
    )
    .await;
    page.click(button).await;
    page.until("it is saved", "window.__saved !== null").await;
    let saved = page.eval("window.__saved").await;
    assert_eq!(saved[0], json!("text/csv;charset=utf-8"));
    saved[1].as_str().expect("text").to_string()
}

/// Saves the table of this class by the button after it, and checks that the file has what the table shows.
pub async fn check_taken_away(page: &Page, table: &str, lang: Lang) {
    // The first such button after it.
    page.run(
        "const table = document.querySelector(`table.${arguments[0]}`);
         document.querySelector('[data-own]')?.removeAttribute('data-own');
         [...document.querySelectorAll('.take-away')].find((button) => table.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).dataset.own = '';",
        vec![json!(table)],
    )
    .await;
    let saved = taken_away(page, "[data-own]").await;
    let rows = page.eval(&format!("[...document.querySelectorAll('table.{table} tr')].map((row) => [...row.cells].map(({{ textContent }}) => textContent.replaceAll('\\u00ad', '').split(/[ \\n\\t]+/).join(' ').trim()))")).await;
    let rows: Vec<Vec<String>> = serde_json::from_value(rows).expect("cells");
    assert!(rows.len() > 1 && rows[0].len() > 2, "{table}: {rows:?}");
    assert_eq!(saved, casse_tete::ui::csv::text(&rows, lang), "{table}");
}

/// Waits for a number that the page states for programs; `None` if it must not be there.
pub async fn until_number(page: &Page, name: &str, number: Option<u64>) {
    let there = format!("document.querySelector('output[data-value=\"{name}\"]')");
    let number = number.map_or("undefined".to_string(), |number| format!("'{number}'"));
    page.until(&format!("{name}: {number}"), &format!("{there} && {there}.dataset.number === {number}")).await;
}

/// Chooses an option of a list.
pub async fn choose(page: &Page, list: &str, line: usize) {
    let body = "const list = document.querySelector(arguments[0]);
        list.selectedIndex = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(body, vec![json!(list), json!(line)]).await;
}

/// Types over what stands in a field, and leaves it.
pub async fn type_over(page: &Page, field: &str, text: &str) {
    page.run(
        "document.querySelector(arguments[0]).focus(); document.querySelector(arguments[0]).select()",
        vec![json!(field)],
    )
    .await;
    page.key(Key::Delete).await;
    page.keys(text.chars()).await;
    page.leave_focus().await;
}

/// The figures of the public contract, as a native search gives them.
pub async fn check_figures(page: &Page, model: &Model, search: &BestFirst<Board>) {
    // All moves of a solution; else those to the leaf that shows that there is none, where it is not the board itself.
    let length = Ending::of(search).and_then(|ending| {
        let path = ending.path.len() as u64;
        ending.moves().map(|moves| moves.len() as u64).or(Some(path).filter(|&moves| moves > 0))
    });
    for (name, number) in [
        ("taquin.solvable", Some(Parity::of(&model.board).is_solvable().into())),
        ("taquin.expanded", Some(search.steps())),
        ("taquin.created", Some(search.configurations())),
        ("taquin.length", length),
        ("taquin.optimal", optimal(model, search)),
    ] {
        until_number(page, name, number).await;
        let count = page.eval(&format!("document.querySelectorAll('output[data-value=\"{name}\"]').length")).await;
        assert_eq!(count, json!(1), "{name} stands once");
    }
}

/// Searches what the link in the address bar names, on the page and natively, and compares.
async fn check_as_linked(page: &Page, part: &str) -> Model {
    page.until_link(part).await;
    let model = model(&page.link().await);
    let search = searched(&model);
    page.click(".run-all").await;
    page.until_within(LONG, "it ends", "['done', 'stopped'].includes(document.documentElement.dataset.state)").await;
    check_figures(page, &model, &search).await;
    until_words(page, ".now", &sentence(&model, &search, search.steps(), Lang::En)).await;
    model
}

#[test]
fn a_link_runs_the_search_and_its_figures_stand_in_every_view() {
    visit_with_each_engine(async |page| {
        for (index, (query, known)) in [
            ("", Some([2430, 3704, 73])),
            ("board=493617285&", Some([2430, 3704, 73])),
            ("board=123459786&", None),
            ("board=123459786&stop=solved&", None),
            ("board=3x3:1,2,3,4,5,0,7,8,6&", Some([1, 4, 1])),
        ]
        .into_iter()
        .enumerate()
        {
            let model = model(query);
            let search = searched(&model);
            // A new document begins with one view, another one for each board, and follows links to the others.
            for turn in 0..4 {
                let link = format!("#/taquin?{query}view={}&run=1&lang=en", VIEWS[(index + turn) % 4]);
                if turn == 0 {
                    page.open(&link).await;
                } else {
                    page.show(&link).await;
                }
                page.until_state("done").await;
                check_figures(page, &model, &search).await;
                for (name, number) in ["expanded", "created", "length"].iter().zip(known.into_iter().flatten()) {
                    assert_eq!(page.number(&format!("taquin.{name}")).await, Some(number), "{query}: {name}");
                }
            }
            if model.stop == Stop::Solved {
                // Boards that cannot be put in order take long then.
                continue;
            }
            // The experiment runs its boards; the search is begun by its button, and tells its figures there too.
            page.open(&format!("#/taquin?{query}view=statistics&boards=100&run=1&lang=en")).await;
            page.until_state("done").await;
            until_number(page, "taquin.solvable", Some(Parity::of(&model.board).is_solvable().into())).await;
            page.click(".run-all").await;
            check_figures(page, &model, &search).await;
        }
    });
}

#[test]
fn wide_boards_are_not_said_to_be_impossible() {
    visit(async |page| {
        let cannot = Lang::En.taquin().parity.verdict[1];
        for (board, solvable) in [
            ("4x2:1,2,3,4,6,7,5,0", true),
            ("4x4:1,2,3,4,5,6,7,8,9,10,11,12,14,15,13,0", true),
            ("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", false),
            ("4x2:1,2,3,4,5,7,6,0", false),
            ("3x3:1,2,3,4,5,6,8,7,0", false),
        ] {
            let query = format!("board={board}");
            let model = model(&query);
            let search = searched(&model);
            page.open(&format!("#/taquin?{query}&run=1&lang=en")).await;
            let end = if search.standing() == Standing::Full { "stopped" } else { "done" };
            page.until_within(LONG, end, &format!("document.documentElement.dataset.state === '{end}'")).await;
            until_number(page, "taquin.solvable", Some(solvable.into())).await;
            check_figures(page, &model, &search).await;
            until_words(page, ".now", &sentence(&model, &search, search.steps(), Lang::En)).await;
            let said = page.words(".says").await.to_lowercase();
            assert_eq!(said.contains(&cannot.to_lowercase().replace("this board ", "")), !solvable, "{board}: {said}");
            assert_eq!(page.number("taquin.length").await.is_some(), solvable && end == "done", "{board}");
            // What is played is called a solution where it is one only.
            if page.is_seen(".play-solution").await {
                let texts = &Lang::En.taquin().tree;
                let name = match (Ending::of(&search), search.standing()) {
                    (Some(Ending { path, slides, solved: false }), Standing::Found(leaf)) => {
                        (texts.play_row)(path.len(), slides, &row_words(search.nodes()[leaf as usize].state))
                    }
                    _ => texts.play.to_string(),
                };
                assert_eq!(page.words(".play-solution").await, name);
                assert_eq!(page.is_seen(".reconciled.bad").await, !solvable);
            }
        }
    });
}

#[test]
fn every_method_searches_as_natively() {
    let four = Preset::Four.text();
    visit(async |page| {
        for board in ["3x3:1,3,6,5,0,2,4,7,8", "4x2:2,3,7,4,1,5,6,0", four] {
            for method in Method::ALL
                .into_iter()
                .filter(|method| !method.is_deepening())
                .filter(|method| method.most_cells() >= model(&format!("board={board}")).board.tiles().len())
            {
                let query = format!("board={board}&method={}", method.name());
                let model = model(&query);
                let search = searched(&model);
                page.open(&format!("#/taquin?{query}&run=1&lang=en")).await;
                let end = if search.standing() == Standing::Full { "stopped" } else { "done" };
                page.until_within(LONG, end, &format!("document.documentElement.dataset.state === '{end}'")).await;
                check_figures(page, &model, &search).await;
                until_words(page, ".now", &sentence(&model, &search, search.steps(), Lang::En)).await;
                let (length, shortest) = (page.number("taquin.length").await, page.number("taquin.optimal").await);
                assert!(!method.is_optimal() || length == shortest, "{query}: {length:?}, {shortest:?}");
            }
        }
    });
}

#[test]
fn stepping_back_through_the_tree_gives_what_stepping_on_gave() {
    visit_without_motion(async |page| {
        for (query, lang) in [("", Lang::En), ("method=astar-manhattan&board=3x3:8,6,7,2,5,4,3,0,1", Lang::Fr)] {
            let model = model(query);
            let search = searched(&model);
            let total = search.steps();
            let check = async |step: u64| {
                until_words(page, ".now", &sentence(&model, &search, step, lang)).await;
                until_number(page, "taquin.expanded", Some(step)).await;
                until_number(page, "taquin.created", Some(search.configurations_by(step))).await;
                until_number(page, "taquin.leaves", Some(search.open_by(step))).await;
                let new = if step == 0 { 0 } else { search.created_by(step) - search.created_by(step - 1) };
                let listed = page.eval("document.querySelectorAll('.children tbody tr').length").await;
                assert_eq!(listed, json!(new), "descendants at step {step}");
            };
            page.open(&format!("#/taquin?{query}&lang={}", lang.name())).await;
            assert_eq!(page.state().await, "idle");
            check(0).await;
            for step in 1..=12 {
                page.click(".transport .step").await;
                check(step).await;
            }
            for step in (0..12).rev() {
                page.click(".transport .back").await;
                check(step).await;
            }
            // The same with keys, also those of a presenter's remote control.
            page.leave_focus().await;
            for step in 1..=6 {
                page.key(if step % 2 == 0 { Key::Right } else { Key::PageDown }).await;
                check(step).await;
            }
            for step in (2..6).rev() {
                page.key(if step % 2 == 0 { Key::Left } else { Key::PageUp }).await;
                check(step).await;
            }
            page.key(Key::Home).await;
            check(0).await;
            page.key(Key::End).await;
            page.until_state("done").await;
            check(total).await;
            let label = (lang.shell().transport.step_of)(total, Some(total));
            until_words(page, ".where", &label).await;
            assert_eq!(all(page, ".transport .step, .transport .last", "disabled").await, json!([true, true]));
            page.click(".transport .back").await;
            check(total - 1).await;
            page.click(".transport .first").await;
            check(0).await;
            page.click(".transport .last").await;
            check(total).await;
            // The slider, set by a pointer and by keys.
            let drag = "const slider = document.querySelector('.position');
                slider.value = arguments[0];
                slider.dispatchEvent(new InputEvent('input', { bubbles: true }));";
            page.run(drag, vec![json!(17)]).await;
            check(17).await;
            page.run("document.querySelector('.position').focus()", vec![]).await;
            page.key(Key::Right).await;
            check(18).await;
            // The link leads to this step, in another document.
            page.until_link("step=18").await;
            page.open(&page.link().await).await;
            check(18).await;
            page.leave_focus().await;
            page.key(Key::Left).await;
            check(17).await;
        }
    });
}

#[test]
fn the_search_plays_and_pauses() {
    visit_with_each_engine(async |page| {
        page.open("#/taquin?lang=en").await;
        page.leave_focus().await;
        page.key(Key::Space).await;
        page.until_state("busy").await;
        page.until("it plays", "Number(document.querySelector('.position').value) >= 2").await;
        page.key(Key::Space).await;
        page.until_state("stopped").await;
        assert_eq!(
            page.text("document.querySelector('.transport .play').ariaLabel").await,
            Lang::En.shell().transport.play
        );
        let step = page.number("taquin.expanded").await.expect("a number");
        let model = model("");
        let search = searched(&model);
        until_words(page, ".now", &sentence(&model, &search, step, Lang::En)).await;
        // At full speed, to the end, and from the beginning again.
        page.keys(['+'; 10]).await;
        page.until("the fastest speed", "document.querySelector('.speed').selectedIndex === 8").await;
        page.click(".transport .play").await;
        page.until_state("done").await;
        check_figures(page, &model, &search).await;
        page.keys(['-'; 12]).await;
        page.click(".transport .play").await;
        page.until("the beginning", "Number(document.querySelector('.position').value) < 5").await;
    });
}

#[test]
fn a_search_without_a_solution_ends_all_the_same() {
    visit(async |page| {
        let query = format!("board={}&stop={}", Preset::LoydSmall.text(), Stop::Solved.name());
        let small = model(&query);
        let search = searched(&small);
        assert_eq!(search.configurations(), 181_440);
        page.open(&format!("#/taquin?{query}&lang=en")).await;
        // The argument stands there before any search.
        until_words(page, ".unsolvable strong", Lang::En.taquin().parity.verdict[1]).await;
        page.click(".unsolvable .all-the-same").await;
        page.until_state("done").await;
        check_figures(page, &small, &search).await;
        until_words(page, ".now", &sentence(&small, &search, search.steps(), Lang::En)).await;
        assert!(page.is_seen(".now.bad").await);
        assert!(!page.is_seen(".play-solution").await, "there is nothing to play");
        // With the stop of the text it ends before, with 8 and 7 the wrong way round.
        page.click("input[name=stop]").await;
        let rows = check_as_linked(page, "board=3x3:1").await;
        assert_eq!(rows.stop, Stop::RowsButLast);
        // A tree that does not fit into memory.
        let query = "board=4x4:15,14,8,12,10,11,9,13,2,6,5,1,3,7,4,0&method=astar-misplaced";
        let hard = model(query);
        page.open(&format!("#/taquin?{query}&run=1&lang=en")).await;
        page.until_within(LONG, "it stops", "document.documentElement.dataset.state === 'stopped'").await;
        let search = searched(&hard);
        assert_eq!(search.standing(), Standing::Full);
        check_figures(page, &hard, &search).await;
        until_words(page, ".now", &sentence(&hard, &search, search.steps(), Lang::En)).await;
        // Where it stopped can still be looked at.
        page.click(".transport .back").await;
        until_number(page, "taquin.expanded", Some(search.steps() - 1)).await;
        page.click(".transport .first").await;
        until_words(page, ".now", &sentence(&hard, &search, 0, Lang::En)).await;
        assert!(!page.is_seen(".way-out").await, "only where the tree is full");
        // On a board that can be put in order, a button leads to what needs no tree.
        let query = query.replace("15,14,8", "14,15,8");
        assert!(Parity::of(&model(&query).board).is_solvable());
        page.open(&format!("#/taquin?{query}&run=1&lang=en")).await;
        page.until_within(LONG, "it stops", "document.documentElement.dataset.state === 'stopped'").await;
        page.click(".way-out").await;
        page.until_link("method=ida-pattern").await;
        let large = "board=5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24&method=astar-misplaced";
        page.open(&format!("#/taquin?{large}&run=1&lang=fr")).await;
        page.until_within(LONG, "it stops", "document.documentElement.dataset.state === 'stopped'").await;
        let large = model(large);
        let search = searched(&large);
        until_words(page, ".now", &sentence(&large, &search, search.steps(), Lang::Fr)).await;
        page.click(".way-out").await;
        page.until_link("view=distances").await;
    });
}

#[test]
fn the_score_is_changed() {
    const METHOD: &str = ".method select";
    visit(async |page| {
        page.open("#/taquin?lang=en&board=3x3:1,3,6,5,0,2,4,7,8").await;
        for method in [Method::AStarManhattan, Method::Bfs, Method::BestFirstManhattan, Method::AStarMisplaced] {
            choose(page, METHOD, place(method)).await;
            assert_eq!(check_as_linked(page, &format!("method={}", method.name())).await.method, method);
            assert!(!page.is_seen(".weights").await, "weights belong to the Score");
        }
        choose(page, METHOD, 0).await;
        page.until("the Score", "document.querySelector('.weights')").await;
        page.click("label:has(> input[name=stop]) + label > input[name=stop]").await;
        assert_eq!(check_as_linked(page, "stop=solved").await.stop, Stop::Solved);
        let mut counts = vec![];
        for line in [1, 2, 3] {
            choose(page, ".weights select", line).await;
            page.until("chosen", &format!("document.querySelector('.weights select').selectedIndex === {line}")).await;
            let grid = all(page, ".weight-grid input", "value").await;
            let model = check_as_linked(page, &format!("weights={}", joined(&grid, "."))).await;
            counts.push(model.weights);
        }
        counts.dedup();
        assert_eq!(counts.len(), 3);
        // One weight of one's own.
        type_over(page, ".weight-grid input:nth-of-type(5)", "77").await;
        let own = check_as_linked(page, ".77.").await;
        assert_eq!(own.weights[4], 77);
        assert_eq!(
            page.text("document.querySelector('.weights select').selectedOptions[0].textContent").await,
            Lang::En.taquin().setup.own_weights
        );
        // What is no weight leaves the last good one.
        for wrong in ["-1", "1.5", "", &(MOST_WEIGHT + 1).to_string()] {
            type_over(page, ".weight-grid input:nth-of-type(5)", wrong).await;
            page.until(wrong, "document.querySelector('.weight-grid input:nth-of-type(5)').value === '77'").await;
        }
    });
}

/// Texts with something between them.
fn joined(texts: &Value, between: &str) -> String {
    let texts: Vec<&str> = texts.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    texts.join(between)
}

#[test]
fn sides_are_chosen_and_a_method_that_cannot_is_refused() {
    const TOO_LARGE: &str = "[...document.querySelectorAll('[role=alert]')].some((alert) => alert.dataset.error === 'too-large' && alert.textContent.includes('16'))";
    visit(async |page| {
        let side = |side: usize| side - SIDE.start();
        page.open("#/taquin?lang=en").await;
        choose(page, ".side", side(4)).await;
        page.until_link("board=4x3:1,2,3,4").await;
        choose(page, ".side:last-of-type", side(4)).await;
        page.until_link("board=4x4:1,2,3,4").await;
        assert_eq!(model(&page.link().await).board, Board::goal(4, 4).expect("4x4"));
        choose(page, ".method select", place(Method::Bfs)).await;
        page.until("refused", TOO_LARGE).await;
        assert!(!page.link().await.contains("method="), "{}", page.link().await);
        page.press_button(Lang::En.shell().close).await;
        page.until("closed", "!document.querySelector('[role=alert]')").await;
        // The other way round: a board too large for the method that is chosen.
        page.open("#/taquin?lang=en&method=bfs").await;
        choose(page, ".side", side(5)).await;
        page.until("refused", "document.querySelector('[role=alert]')?.dataset.error === 'too-large'").await;
        choose(page, ".side", side(2)).await;
        page.until_link("board=2x3:").await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
    });
}

#[test]
fn lists_show_what_is_chosen_whatever_was_chosen_before() {
    const METHOD: &str = ".method select";
    async fn until_line(page: &Page, list: &str, line: usize) {
        page.until(
            &format!("line {line} of {list}"),
            &format!("document.querySelector('{list}').selectedIndex === {line}"),
        )
        .await;
    }
    visit(async |page| {
        page.open("#/taquin?lang=en").await;
        for line in [2, 0, 2, 4] {
            choose(page, METHOD, line).await;
            until_line(page, METHOD, line).await;
        }
        page.leave_focus().await;
        for line in [2, 0, 2, 0] {
            page.chord(Key::Control, 'z').await;
            until_line(page, METHOD, line).await;
        }
        // Weights of one's own, taken back.
        choose(page, ".weights select", 3).await;
        type_over(page, ".weight-grid input:nth-of-type(5)", "77").await;
        until_line(page, ".weights select", 4).await;
        page.chord(Key::Control, 'z').await;
        until_line(page, ".weights select", 3).await;
        // A refused choice is not shown as chosen.
        page.open("#/taquin?lang=en&board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15").await;
        choose(page, METHOD, place(Method::Bfs)).await;
        page.until("refused", "document.querySelector('[role=alert]')").await;
        until_line(page, METHOD, 0).await;
        page.open("#/taquin?lang=en&method=bfs").await;
        choose(page, ".side", 3).await;
        page.until("refused", "document.querySelector('[role=alert]')").await;
        until_line(page, ".side", 1).await;
    });
}
