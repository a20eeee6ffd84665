//! The search for the Soma cube step by step: forward and back, pieces in another order, rules switched on the way,
//! stopped and taken up again.

use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::soma::{LONG, check_step, model, search, sentence, switch, until_done, wind};
use super::taquin::until_number;
use casse_tete::puzzle::soma::{Assembly, Cell, Decision, DropReason, Moment, PieceSet, Rules};
use casse_tete::search::Timeline;
use casse_tete::text::{Lang, signed};
use fantoccini::key::Key;
use serde_json::json;

const ISLANDS: Rules = Rules { islands: true, parity: false };
const PARITY: Rules = Rules { islands: false, parity: true };

/// Whether an outcome is of the kind that is looked for.
type IsIt = fn(&Decision) -> bool;

/// The first step of a search with such an outcome.
fn first_step(search: &mut Timeline<Assembly>, is_it: IsIt) -> u64 {
    let found = (1..).find(|&step| {
        wind(search, step);
        is_it(&Moment::of(search.judge(), search.search()).outcome)
    });
    found.expect("sooner or later")
}

#[test]
fn stepping_back_through_the_assembly_gives_what_stepping_on_gave() {
    visit_without_motion(async |page| {
        for (query, lang) in [("", Lang::En), ("order=2345671&rules=islands,parity", Lang::Fr)] {
            let mut native = search(&model(query));
            page.open(&format!("#/soma?{query}&lang={}", lang.name())).await;
            assert_eq!(page.state().await, "idle");
            check_step(page, &native, lang).await;
            for step in (1..=6).chain((0..6).rev()) {
                page.click(if step > native.step() { ".transport .step" } else { ".transport .back" }).await;
                wind(&mut native, step);
                check_step(page, &native, lang).await;
            }
            // The same with keys, also those of a presenter's remote control.
            page.leave_focus().await;
            for step in (1..=4).chain((1..4).rev()) {
                let keys = if step > native.step() { [Key::Right, Key::PageDown] } else { [Key::Left, Key::PageUp] };
                page.key(keys[step as usize % 2]).await;
                wind(&mut native, step);
                check_step(page, &native, lang).await;
            }
            page.key(Key::Home).await;
            wind(&mut native, 0);
            check_step(page, &native, lang).await;
        }
    });
}

#[test]
fn every_reason_is_told_and_shown() {
    visit(async |page| {
        let outcomes: [(&str, IsIt); 4] = [
            ("kept", |outcome| *outcome == Decision::Kept),
            ("meets", |outcome| matches!(outcome, Decision::Dropped(DropReason::Meets { .. }))),
            ("balance", |outcome| matches!(outcome, Decision::Dropped(DropReason::Balance { .. }))),
            ("island", |outcome| matches!(outcome, Decision::Dropped(DropReason::Island { .. }))),
        ];
        let rules = "rules=islands,parity";
        let mut native = search(&model(rules));
        for (lang, (name, is_it)) in Lang::ALL.into_iter().cycle().zip(outcomes) {
            let step = first_step(&mut native, is_it);
            page.open(&format!("#/soma?{rules}&step={step}&lang={}", lang.name())).await;
            check_step(page, &native, lang).await;
            assert_eq!(page.is_seen(".now.bad").await, name != "kept", "{name}");
            // The drawing says the same to those who do not see it.
            let label = page.text("document.querySelector('canvas.drawing').ariaLabel").await;
            assert!(label.contains(&sentence(&native, lang)), "{name}: {label}");
        }
    });
}

#[test]
fn the_solutions_of_a_search_are_gone_through() {
    visit_with_each_engine(async |page| {
        page.open("#/soma?fix=1&rules=islands,parity&run=1&lang=en").await;
        until_done(page).await;
        let texts = &Lang::En.soma().search;
        // 480 are found with T fixed, and each stands for 24.
        until_words(page, ".fixed", &(texts.fixed)(480, 24, 11_520)).await;
        until_number(page, "soma.placed", Some(11_520)).await;
        until_words(page, ".near p", &(texts.shown)(Some(1), 480, 480)).await;
        let solution = async |number: u64| {
            until_words(page, ".near p", &(texts.shown)(Some(number as usize), 480, 480)).await;
            assert!(page.words(".now").await.starts_with(&(texts.solution)(number)));
            assert!(page.is_seen(".now.good").await);
        };
        solution(1).await;
        page.leave_focus().await;
        page.keys(['n', 'n']).await;
        solution(3).await;
        page.key('p').await;
        solution(2).await;
        page.click(".near .next").await;
        solution(3).await;
        page.click(".near .before").await;
        page.click(".near .before").await;
        solution(1).await;
        assert_eq!(all(page, ".near button", "disabled").await, json!([true, false]));
        page.click(".transport .last").await;
        let last = (texts.finished)(480);
        page.until("the end", &format!("document.querySelector('.now').textContent.includes({})", json!(last))).await;
        assert_eq!(all(page, ".transport .step, .transport .last", "disabled").await, json!([true, true]));
        page.click(".near .before").await;
        solution(480).await;
        let here = page.text("document.querySelector('.position').value").await;
        page.until_link(&format!("step={here}")).await;
        page.open(&page.link().await).await;
        until_done(page).await;
        solution(480).await;
    });
}

/// The pieces as they stand in the order.
async fn until_order(page: &Page, order: &str) {
    let there = "[...document.querySelectorAll('.order [data-ordered]')].map((piece) => piece.textContent[0]).join('')";
    page.until(&format!("order {order}"), &format!("{there} === '{order}'")).await;
}

#[test]
fn the_order_of_the_pieces_is_changed_by_keyboard() {
    visit(async |page| {
        page.open("#/soma?step=9&lang=en").await;
        until_order(page, "1734562").await;
        // P, to the front and on to the end.
        page.run("document.querySelector('.order [data-ordered=\"6\"]').focus()", vec![]).await;
        for (key, order) in [
            (Key::Left, "7134562"),
            (Key::Right, "1734562"),
            (Key::Down, "1374562"),
            (Key::Down, "1347562"),
            (Key::Up, "1374562"),
            (Key::End, "1345627"),
            (Key::Right, "1345627"),
            (Key::Home, "7134562"),
        ] {
            page.key(key).await;
            until_order(page, order).await;
            let focused = page.text("document.activeElement.dataset.ordered").await;
            assert_eq!(focused, "6", "the focus goes with the piece: {order}");
            let named = page.text("document.activeElement.textContent").await;
            let place = order.find('7').map_or(0, |place| place + 1);
            assert_eq!(named, format!("7 P{}", (Lang::En.soma().setup.ordered)(place)));
        }
        page.until_link("order=7134562").await;
        let native = search(&model("order=7134562"));
        check_step(page, &native, Lang::En).await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_order(page, "1345627").await;
        page.press_button(Lang::En.shell().redo).await;
        until_order(page, "7134562").await;
    });
}

#[test]
fn the_order_of_the_pieces_is_changed_by_hand() {
    visit(async |page| {
        page.open("#/soma?order=7134562&step=9&lang=en").await;
        until_order(page, "7134562").await;
        // L, the last one, on the first.
        let way = "(([from, to]) => [to.x - from.x, to.y - from.y])(['1', '6'].map((piece) => document.querySelector(`.order [data-ordered=\"${piece}\"]`).getBoundingClientRect()))";
        let way = page.eval(way).await;
        let by = (way[0].as_f64().expect("a number"), way[1].as_f64().expect("a number"));
        page.drag(".order [data-ordered='1']", (0.0, 0.0), by).await;
        until_order(page, "2713456").await;
        page.until_link("order=2713456").await;
        page.click(".transport .step").await;
        let mut native = search(&model("order=2713456"));
        wind(&mut native, 1);
        check_step(page, &native, Lang::En).await;
        page.click(".advised").await;
        until_order(page, "1734562").await;
        page.until("the default is left out", "!location.hash.includes('order=')").await;
    });
}

#[test]
fn rules_are_switched_on_the_way() {
    visit(async |page| {
        let mut native = search(&model(""));
        wind(&mut native, 700);
        page.open("#/soma?step=700&lang=en").await;
        check_step(page, &native, Lang::En).await;
        let go = async |native: &mut Timeline<Assembly>, step: u64| {
            let slide = "const slider = document.querySelector('.position');
                slider.value = arguments[0];
                slider.dispatchEvent(new InputEvent('input', { bubbles: true }));";
            page.run(slide, vec![json!(step)]).await;
            wind(native, step);
            check_step(page, native, Lang::En).await;
        };
        let forward = async |native: &mut Timeline<Assembly>, steps: u64| {
            page.leave_focus().await;
            for _ in 0..steps {
                page.key(Key::Right).await;
            }
            wind(native, native.step() + steps);
            check_step(page, native, Lang::En).await;
        };
        page.click(".rules .islands").await;
        switch(&mut native, ISLANDS);
        check_step(page, &native, Lang::En).await;
        forward(&mut native, 30).await;
        page.click(".rules .parity").await;
        switch(&mut native, Rules { islands: true, parity: true });
        forward(&mut native, 30).await;
        page.click(".rules .islands").await;
        switch(&mut native, PARITY);
        forward(&mut native, 20).await;
        // Back over all of that, and forward again: the rules of the time judge every step.
        for step in [779, 745, 730, 729, 701, 700, 699, 3, 0, 700, 701, 731, 760, 761, 780] {
            go(&mut native, step).await;
        }
        // The link leads to the same, in another document.
        page.until_link("switched=none:700.islands:730.islands,parity:760").await;
        page.until_link("step=780").await;
        page.open(&page.link().await).await;
        check_step(page, &native, Lang::En).await;
        for step in [701, 780, 730, 0] {
            go(&mut native, step).await;
        }
        // The whole search is by the rules that hold now, and counts what they count.
        go(&mut native, 770).await;
        page.click(".run-all").await;
        until_done(page).await;
        until_number(page, "soma.nodes", Some(1_305_504)).await;
        until_number(page, "soma.cut.parity", Some(23_112)).await;
        until_number(page, "soma.cut.islands", Some(0)).await;
        let mixed = "document.querySelector('.now').textContent.includes('switched')";
        assert_eq!(page.eval(mixed).await, json!(false));
        page.until("nothing is mixed", "!location.hash.includes('switched=')").await;
        page.click(".transport .first").await;
        until_words(page, ".now", Lang::En.soma().search.begin).await;
    });
}

#[test]
fn a_long_search_is_stopped_and_taken_up_again() {
    const DONE: &str = "document.querySelector('progress').value";
    visit(async |page| {
        page.open("#/soma?order=1234567&workers=1&lang=en").await;
        // While it runs, the page steps and takes keys.
        page.in_mid_search(
            "const theme = document.documentElement.dataset.theme;
             document.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
             document.querySelector('.transport .step').click();
             for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
             if (document.documentElement.dataset.theme === theme) return 'no other theme';
             if (document.documentElement.dataset.state !== 'busy') return 'it does not run on';
             document.querySelector('.stop').click();",
        )
        .await;
        page.until_state("stopped").await;
        let mut native = search(&model("order=1234567"));
        wind(&mut native, 1);
        check_step(page, &native, Lang::En).await;
        let stopped = page.eval(DONE).await.as_f64().expect("a number");
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until_state("busy").await;
        page.until("it goes on", &format!("{DONE} > {stopped}")).await;
        page.click(".stop").await;
        page.until_state("stopped").await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
        assert_eq!(page.number("soma.nodes").await, Some(15_064_272));
        assert_eq!(page.number("soma.placed").await, Some(11_520));
        // What is searched changes: the workers are let go, and the page is as at the beginning.
        page.click(".rules .fix").await;
        page.until_state("idle").await;
        assert_eq!(page.number("soma.nodes").await, None);
    });
}

#[test]
fn the_assembly_plays_and_pauses() {
    visit(async |page| {
        page.open("#/soma?lang=fr").await;
        page.leave_focus().await;
        page.key(Key::Space).await;
        page.until_state("busy").await;
        page.until("it plays", "Number(document.querySelector('.position').value) >= 2").await;
        page.key(Key::Space).await;
        page.until_state("stopped").await;
        let step = page.text("document.querySelector('.position').value").await.parse().expect("a number");
        let mut native = search(&model(""));
        wind(&mut native, step);
        check_step(page, &native, Lang::Fr).await;
        page.keys(['+'; 10]).await;
        page.key(Key::Space).await;
        // At full speed it goes on to the next solution, and from there to the one after it.
        for _ in 0..2 {
            while !native.play(1_000_000) {}
            let found = native.step();
            page.until("the next solution", &format!("document.querySelector('.position').value === '{found}'")).await;
            page.until_state("stopped").await;
            page.click(".transport .play").await;
        }
    });
}

/// The parities of V, T and P in the theory, and which of them make that of the figure: worked out here from their cells.
#[test]
fn the_table_of_parities_is_that_of_the_cells() {
    visit_without_motion(async |page| {
        let uneven = |cells: &[Cell]| {
            let black = cells.iter().filter(|cell| (cell.x + cell.y + cell.z) % 2 == 0).count();
            (2 * black as i32 - cells.len() as i32).abs()
        };
        let pieces = PieceSet::soma();
        let pieces: Vec<(char, i32)> = pieces
            .pieces()
            .iter()
            .map(|piece| (piece.letter, uneven(piece.shape.cells())))
            .filter(|&(_, uneven)| uneven != 0)
            .collect();
        assert_eq!(pieces, [('V', 1), ('T', 2), ('P', 2)]);
        for (figure, lang) in [("cube", Lang::En), ("bathtub", Lang::Fr)] {
            let wanted: i32 = {
                let model = model(&format!("?figure={figure}"));
                model.figure.balance(model.figure.full())
            };
            page.open(&format!("#/soma?figure={figure}&lang={}", lang.name())).await;
            open_tab(page, 2).await;
            let mut rows = vec![];
            for signs in 0..8 {
                let own: Vec<i32> = pieces
                    .iter()
                    .enumerate()
                    .map(|(at, &(_, uneven))| if signs >> (2 - at) & 1 == 0 { uneven } else { -uneven })
                    .collect();
                let sum: i32 = own.iter().sum();
                let mark = if sum == wanted { " ✓" } else { "" };
                let mut row: Vec<String> = own.into_iter().map(signed).collect();
                row.push(format!("{}{mark}", signed(sum)));
                rows.push(row);
            }
            let shown = "[...document.querySelectorAll('table.parities tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))";
            page.until("the table", &format!("{shown}.length")).await;
            assert_eq!(page.eval(shown).await, json!(rows), "{figure}");
            let fits = rows.iter().filter(|row| row[3].ends_with('✓')).count();
            assert!(fits > 0, "{figure}");
            assert_eq!(page.words(".possible").await, (lang.soma().demo.possible)(&signed(wanted), fits, 8));
            let marked = page.eval("document.querySelectorAll('table.parities tr.fits').length").await;
            assert_eq!(marked, json!(fits));
        }
    });
}
