//! The drawing of the taquin's tree, its nodes, and the contest of the methods.

use super::drawing::{click_thing, still, until_another_picture, until_picture};
use super::graph::{until_step, until_words};
use super::page::{visit, visit_without_motion};
use super::present::DRAWN;
use super::taquin::{LONG, board, check_taken_away, choose, measure, model, searched};
use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::contest::ContestSearch;
use casse_tete::puzzle::taquin::formula::Evaluation;
use casse_tete::puzzle::taquin::outcome::{Finish, Outcome};
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::{Board, Method, Way, play};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

#[test]
fn the_tree_is_zoomed_moved_and_folded() {
    visit(async |page| {
        page.open("#/taquin?step=40&lang=en").await;
        until_step(page, 40).await;
        page.leave_focus().await;
        let standard = still(page).await;
        for way in ["+", "-", "i", "o", "wheel", "drag", "keys"] {
            match way {
                "+" => page.click(".zooms button:first-child").await,
                "-" => page.click(".zooms button:last-child").await,
                "wheel" => {
                    let at = page.eval("(({ x, y, width, height }) => [x + width / 3, y + height / 3])(document.querySelector('canvas.drawing').getBoundingClientRect())").await;
                    let wheel = json!({ "type": "mouseWheel", "x": at[0], "y": at[1], "deltaX": 0, "deltaY": -240 });
                    page.devtools("Input.dispatchMouseEvent", wheel).await;
                }
                "drag" => page.drag("canvas.drawing", (60.0, 100.0), (-90.0, -60.0)).await,
                "keys" => page.chord(Key::Shift, Key::Left).await,
                letter => page.key(letter.chars().next().expect("a letter")).await,
            }
            until_another_picture(page, way, standard).await;
            page.until("the part is in the link", "location.hash.includes('part=')").await;
            // The key 0, or the button, follows the search again.
            page.leave_focus().await;
            if way == "drag" || way == "+" {
                page.click(".follow").await
            } else {
                page.key('0').await
            }
            until_picture(page, "as before", standard).await;
            page.until("the link has no part", "!location.hash.includes('part=')").await;
            page.leave_focus().await;
        }
        // A link shows its part, also where nothing has been drawn yet.
        let link = "#/taquin?step=40&part=0.0.300.200&lang=en";
        page.follow(link).await;
        until_another_picture(page, "a part", standard).await;
        page.until("it does not follow", "document.querySelector('.follow').ariaPressed === 'false'").await;
        let part = still(page).await;
        page.open(link).await;
        until_step(page, 40).await;
        until_picture(page, "the same part", part).await;
        page.until_link("part=0.0.300.200").await;
        page.follow("#/taquin?step=40&lang=en").await;
        until_picture(page, "it follows again", standard).await;
        page.click(".whole").await;
        until_another_picture(page, "the whole tree", standard).await;
        page.until("it does not follow", "document.querySelector('.follow').ariaPressed === 'false'").await;
        page.click(".follow").await;
        until_picture(page, "followed", standard).await;
        page.click(".only").await;
        page.until(
            "folded",
            "document.querySelector('.unfold') && document.querySelector('.only').ariaPressed === 'true'",
        )
        .await;
        until_another_picture(page, "only the path", standard).await;
        page.click(".unfold").await;
        page.until("unfolded", "!document.querySelector('.unfold')").await;
        page.click(".follow").await;
        until_picture(page, "as before", standard).await;
    });
}

#[test]
fn scores_under_the_nodes_are_read_on_a_telephone() {
    visit_without_motion(async |page| {
        page.before_load(DRAWN).await;
        page.room(390, 844).await;
        for step in [40, 300] {
            page.open(&format!("#/taquin?step={step}&lang=en")).await;
            until_step(page, step).await;
            still(page).await;
            page.run("window.__drawn = []", vec![]).await;
            page.key('+').await;
            still(page).await;
            page.run("window.__drawn = []", vec![]).await;
            page.key('0').await;
            let scores = "window.__drawn.filter(([, words]) => /^[01]{4,9}$/.test(words.replaceAll(/[^0-9]/g, ''))).map(([size]) => size)";
            page.until("it is drawn anew", &format!("{scores}.length > 2")).await;
            let sizes: Vec<f64> = serde_json::from_value(page.eval(scores).await).expect("numbers");
            let least = sizes.iter().copied().fold(f64::INFINITY, f64::min);
            assert!(least >= 11.5, "{step}: {sizes:?}");
        }
    });
}

#[test]
fn nodes_of_the_tree_are_pointed_at_and_chosen() {
    const STEP: u64 = 40;
    let model = model("");
    let search = searched(&model);
    let texts = &Lang::En.taquin().tree;
    let there = &search.nodes()[..search.created_by(STEP)];
    let words =
        |index: usize| (texts.node)(index as u32, there[index].depth, &measure(&model, &there[index], Lang::En));
    visit(async |page| {
        page.open(&format!("#/taquin?step={STEP}&lang=en")).await;
        until_step(page, STEP).await;
        still(page).await;
        // Somewhere in the drawing there are nodes.
        let pointed = click_thing(page, |told| !told.is_empty()).await;
        let node =
            (0..there.len()).find(|&index| pointed.starts_with(&words(index))).unwrap_or_else(|| panic!("{pointed}"));
        until_words(page, ".chosen-node p", &words(node)).await;
        // The ways from it, by its buttons.
        let go = async |way: usize, to: Option<usize>| {
            page.press_button(texts.go[way]).await;
            until_words(page, ".chosen-node p", &words(to.unwrap_or(node))).await;
        };
        page.open(&format!("#/taquin?step={STEP}&lang=en")).await;
        page.click(".choose-root").await;
        let taken = search.expanded_at(STEP).expect("a leaf") as usize;
        until_words(page, ".chosen-node p", &words(taken)).await;
        let children: Vec<usize> = (0..there.len()).filter(|&index| there[index].parent == taken as u32).collect();
        let parent = there[taken].parent as usize;
        go(0, Some(parent)).await;
        let first = (0..there.len()).find(|&index| there[index].parent == parent as u32);
        go(1, first).await;
        if let Some(&child) = children.first() {
            page.click(&format!(".children [data-id='node-{child}-0']")).await;
            until_words(page, ".chosen-node p", &words(child)).await;
            if let Some(&sibling) = children.get(1) {
                go(3, Some(sibling)).await;
                go(2, Some(child)).await;
            }
        }
        // The root folds the whole tree away.
        for _ in 0..there[taken].depth + 2 {
            page.press_button(texts.go[0]).await;
        }
        until_words(page, ".chosen-node p", &words(0)).await;
        page.click(".fold").await;
        until_words(page, ".fold", texts.buttons[5]).await;
        page.click(".fold").await;
        until_words(page, ".fold", texts.buttons[4]).await;
        // The way to a node is played on the board.
        page.click(&format!(
            ".children [data-id='node-{}-0'], .named.node",
            children.first().copied().unwrap_or(taken)
        ))
        .await;
        until_words(page, ".chosen-node p", &words(taken)).await;
        page.click(".play-to").await;
        let ways = search.path_to(taken as u32).into_iter().map(|way| Way::ALL[usize::from(way)]);
        page.until_link(&format!("moves={}", play::text(ways))).await;
        page.until_link("view=board").await;
    });
}

/// The rows of the contest as they should be, in English, without those of iterative deepening, which keeps no tree.
fn contest_rows(board: &Board) -> Vec<Vec<String>> {
    let (lang, texts) = (Lang::En, Lang::En.taquin());
    let outcomes: Vec<Option<Outcome>> = Method::ALL
        .map(|method| {
            let mut heat = ContestSearch::new(&Model::new(*board, method));
            (method.most_cells() >= board.tiles().len()).then(|| {
                heat.advance(u64::MAX);
                heat.outcome()
            })
        })
        .to_vec();
    let shortest = outcomes.iter().zip(Method::ALL).filter(|(_, method)| method.is_optimal());
    let shortest = shortest.filter_map(|(outcome, _)| outcome.as_ref()?.moves()).min();
    let formula = Evaluation::default().formula.to_string();
    let row = |(index, outcome): (usize, &Option<Outcome>)| {
        let name = texts.setup.methods[index];
        let after = if Method::ALL[index] == Method::Formula { formula.as_str() } else { "" };
        let mut row = vec![[name, " ", after].concat()];
        let Some(outcome) = outcome else {
            row.push(texts.tree.result[2].to_string());
            return row;
        };
        let kilobytes = outcome.bytes.div_ceil(1000);
        row.extend([outcome.expanded, outcome.created, kilobytes].map(|number| lang.number(number)));
        match outcome.moves() {
            Some(moves) => {
                row.push(lang.number(moves));
                row.push(shortest.map_or("–".to_string(), |shortest| lang.number(moves - shortest)));
            }
            None => row.push(texts.tree.result[usize::from(outcome.standing == Finish::Full)].to_string()),
        }
        row
    };
    outcomes.iter().enumerate().filter(|&(index, _)| !Method::ALL[index].is_deepening()).map(row).collect()
}

#[test]
fn the_methods_are_compared_on_the_same_board() {
    const ROWS: &str = "[...document.querySelectorAll('.contest tbody tr:not([data-method^=ida])')].map((row) => [...row.cells].filter((cell) => cell.className !== 'ms').map((cell) => cell.textContent))";
    visit(async |page| {
        for text in [Preset::Farthest.text(), Preset::Example.text(), Preset::Four.text()] {
            page.open(&format!("#/taquin?board={text}&lang=en")).await;
            page.click("#says-1").await;
            page.click(".compare").await;
            page.until_within(LONG, "all have ended", "document.documentElement.dataset.state !== 'busy' && ![...document.querySelectorAll('.contest td')].some((cell) => cell.textContent === '…')").await;
            page.until_within(
                LONG,
                text,
                &format!("JSON.stringify({ROWS}) === {}", json!(json!(contest_rows(&board(text))).to_string())),
            )
            .await;
            let times = "[...document.querySelectorAll('.contest td.ms')].map((cell) => cell.textContent)";
            let timed = format!("{times}.every((time) => Number(time.replace(',', '')) > 0)");
            assert_eq!(page.eval(&timed).await, json!(true), "{:?}", page.eval(times).await);
            // Those that have put it in order are drawn.
            let solved = text != Preset::Example.text();
            assert_eq!(page.is_seen(".series-plot svg").await, solved, "{text}");
            // The Score stops earlier than the others on a board that cannot be put in order: that is said.
            let stops = page.eval("document.querySelector('.compared-stops')?.textContent ?? ''").await;
            assert_eq!(stops, json!(if solved { "" } else { Lang::En.taquin().tree.compared_stops }), "{text}");
        }
        check_taken_away(page, "contest", Lang::En).await;
        // Only those who are chosen take part.
        page.open(&format!("#/taquin?board={}&lang=fr", Preset::Farthest.text())).await;
        page.click("#says-1").await;
        page.click(".taking-part summary").await;
        for left_out in ["bfs", "score", "ida-pattern"] {
            page.click(&format!("[data-entrant={left_out}]")).await;
        }
        page.click(".compare").await;
        page.until_within(LONG, "all have ended", "document.documentElement.dataset.state !== 'busy' && ![...document.querySelectorAll('.contest td')].some((cell) => cell.textContent === '…')").await;
        assert_eq!(
            page.eval("document.querySelectorAll('.contest tbody tr').length").await,
            json!(Method::ALL.len() - 3)
        );
        // Stopped on a board that takes long, and gone on with.
        let long = "board=4x4:15,14,8,12,10,11,9,13,2,6,5,1,3,7,4,0";
        page.open(&format!("#/taquin?{long}&workers=2&lang=en")).await;
        page.click("#says-1").await;
        let stop = "document.querySelector('.compare').click();
            while (!document.querySelector('button.stop')) await new Promise(requestAnimationFrame);
            document.querySelector('button.stop').click();";
        page.run_async(stop, vec![]).await;
        page.until(
            "it can go on",
            &format!(
                "document.querySelector('.work').textContent.includes({})",
                json!(Lang::En.shell().transport.resume)
            ),
        )
        .await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until("it goes on", "document.querySelector('button.stop')").await;
        // Another board, and the contest is forgotten.
        choose(page, ".preset", 1).await;
        page.until("forgotten", "!document.querySelector('.contest') && !document.querySelector('.work')").await;
        page.click(".compare").await;
        page.until_within(
            LONG,
            "the new board",
            &format!(
                "JSON.stringify({ROWS}) === {}",
                json!(json!(contest_rows(&board(Preset::OneMove.text()))).to_string())
            ),
        )
        .await;
    });
}
