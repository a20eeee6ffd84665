//! The program beside its search: the lit line, line by line, running to a line, stopping at one.

use super::drawing::PICTURE;
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use casse_tete::lang::Lang;
use casse_tete::puzzle::cube;
use casse_tete::puzzle::cube::product::{self, ProductLine};
use casse_tete::puzzle::cube::solve::stages::program::StageLine;
use casse_tete::puzzle::cube::solve::stages::{self, Solver, Stage};
use casse_tete::puzzle::insanity::{Exhaustive, Model, evidence};
use casse_tete::search::Backtrack;
use casse_tete::search::trace::trials::{TrialLine, program, trace};
use fantoccini::key::Key;
use serde_json::json;

/// Turns that take the cube out of order.
const TURNS: &str = "R U F L2 D B R2 D' F2 U L D2 B R";

/// The numbers of the lit lines, from 1: there is always one.
const LIT: &str =
    "[...document.querySelectorAll('[data-line][aria-current=step]')].map((line) => Number(line.dataset.line))";

async fn lit(page: &Page) -> u64 {
    let lit = page.eval(LIT).await;
    assert_eq!(lit.as_array().map(Vec::len), Some(1), "one line is lit: {lit}");
    lit[0].as_u64().unwrap_or_default()
}

async fn until_lit(page: &Page, line: usize) {
    page.until(&format!("line {line} is lit"), &format!("({LIT})[0] === {line}")).await;
}

/// The line numbers that a step of the example executes, and the number of a line of its program.
fn lines_of(step: u64) -> Vec<u64> {
    let tree = Exhaustive::new(Model::default());
    let mut search = Backtrack::new(&tree);
    search.advance(&tree, step, &mut ());
    trace(&tree, &search).iter().map(|executed| number(executed.line) as u64).collect()
}

fn number(line: TrialLine) -> usize {
    let program = program(&Exhaustive::new(Model::default()));
    1 + program.iter().position(|other| other.line == line).expect("the line is in the program")
}

#[test]
fn the_line_that_is_executed_is_lit_and_moves_line_by_line() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?step=200&listing=1&lang=en").await;
        assert_eq!(lit(page).await, *lines_of(200).last().unwrap());
        page.leave_focus().await;
        // On through the lines of two steps, and back again.
        let path: Vec<u64> = lines_of(201).into_iter().chain(lines_of(202)).collect();
        for &line in &path {
            page.key('.').await;
            until_lit(page, line as usize).await;
        }
        page.until_link("step=202").await;
        for &line in path.iter().rev().skip(1) {
            page.click(".line-back").await;
            until_lit(page, line as usize).await;
        }
        page.click(".line-back").await;
        until_lit(page, *lines_of(200).last().unwrap() as usize).await;
        page.until_link("step=200").await;
    });
}

#[test]
fn a_click_on_a_line_runs_to_it_and_a_marked_line_stops() {
    visit(async |page| {
        page.open("#/insanity?listing=1&lang=en").await;
        let solution = number(TrialLine::Solution);
        page.click(&format!("[data-line='{solution}'] .run-to")).await;
        until_lit(page, solution).await;
        page.until_link("step=775").await;
        // The line that returns from the last cube, as a stop: playing at full speed stops there.
        let stop = number(TrialLine::Return);
        page.click(&format!("[data-line='{stop}'] .stop-at")).await;
        let fastest = "const list = document.querySelector('.speed');
            list.selectedIndex = list.options.length - 2;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            document.querySelector('.transport .play').click()";
        page.run(fastest, vec![]).await;
        until_lit(page, stop).await;
        page.until("it stands", "document.documentElement.dataset.state !== 'busy'").await;
        let step = page.text("document.querySelector('input.position').value").await.parse().unwrap();
        assert!(step > 775 && lines_of(step).contains(&(stop as u64)), "step {step}");
        assert!((776..step).all(|step| !lines_of(step).contains(&(stop as u64))), "the first such step");
        // Two lines of one step: playing stops at both. They belong to the program while it is shown.
        let several = |step: &u64| lines_of(*step).into_iter().collect::<std::collections::BTreeSet<_>>().len() > 1;
        let step = (2..).find(several).expect("a step with two lines");
        let lines = lines_of(step);
        let (first, second) = (lines[0], *lines.iter().find(|&&line| line != lines[0]).expect("another line"));
        page.open(&format!("#/insanity?step={}&listing=1&lang=en", step - 1)).await;
        for line in [first, second] {
            page.click(&format!("[data-line='{line}'] .stop-at")).await;
        }
        for line in [first, second] {
            page.click(".transport .play").await;
            until_lit(page, line as usize).await;
            page.until_link(&format!("step={step}")).await;
        }
        page.leave_focus().await;
        page.key('*').await;
        page.until("put away", "!document.querySelector('.stop-at')").await;
        page.key('*').await;
        page.until("back", "document.querySelector('.stop-at')").await;
        assert_eq!(page.eval("document.querySelectorAll('.stop-at[aria-pressed=true]').length").await, json!(0));
        // Behind the last solution there is no other: the search goes to its end and says so.
        page.open("#/insanity?run=1&listing=1&lang=en").await;
        page.until_state("done").await;
        page.keys([Key::End]).await;
        page.until("the end", "document.querySelector('.transport .step').disabled").await;
        page.key(Key::Left).await;
        page.click(&format!("[data-line='{solution}'] .run-to")).await;
        let texts = casse_tete::lang::Lang::En.shell();
        page.until(
            "it is told",
            &format!("document.querySelector('.why')?.textContent === {}", json!(texts.listing.not_again)),
        )
        .await;
    });
}

#[test]
fn the_rules_face_first_follow_the_turns_of_the_solution() {
    let model = cube::Model { algorithm: cube::notation::read(TURNS).expect("turns"), ..Default::default() };
    let solution = Solver::new().solve(&model.algorithm.cube(), model.first).expect("turns reach it");
    let program = stages::program::program();
    let number = |line: StageLine| 1 + program.iter().position(|other| other.line == line).expect("a line");
    let lines = |turns: usize| stages::program::trace(&solution, turns).into_iter().map(|done| number(done.line));
    let turns = solution.algorithm().turns().count();
    visit(async |page| {
        page.open(&format!(
            "#/cube?view=stages&alg={}&step=3&listing=1&lang=en",
            TURNS.replace(' ', "_").replace('\'', "-")
        ))
        .await;
        page.until_state("done").await;
        until_lit(page, lines(3).next_back().expect("a line")).await;
        page.leave_focus().await;
        for line in lines(4).chain(lines(5)).chain(lines(6)) {
            page.key('.').await;
            until_lit(page, line).await;
        }
        page.until_link("step=6").await;
        // To the first commutator of the last layer, and to the end.
        let commutes = Stage::ALL.into_iter().filter(|&stage| stage >= Stage::PlaceCorners).map(StageLine::Commute);
        let commutes: Vec<usize> = commutes.map(number).collect();
        let reached = |turns: usize| Some((turns, lines(turns).find(|line| commutes.contains(line))?));
        let (first, layer) = (7..=turns).find_map(reached).expect("a commutator");
        page.click(&format!("[data-line='{layer}'] .run-to")).await;
        until_lit(page, layer).await;
        page.until_link(&format!("step={first}")).await;
        page.click(&format!("[data-line='{}'] .run-to", number(StageLine::Solved))).await;
        until_lit(page, number(StageLine::Solved)).await;
        page.until_link(&format!("step={turns}")).await;
        // The lit line is scrolled into view.
        let visible = "(() => {
            const line = document.querySelector('[data-line][aria-current]').getBoundingClientRect();
            const room = document.querySelector('.lines').getBoundingClientRect();
            return line.top >= room.top - 1 && line.bottom <= room.bottom + 1;
        })()";
        page.until("the last line is visible", visible).await;
    });
}

#[test]
fn the_product_is_computed_turn_by_turn_and_its_order_at_the_end() {
    let program = product::program();
    let number = |line: ProductLine| 1 + program.iter().position(|other| other.line == line).expect("a line");
    let [length, order] = [ProductLine::Length, ProductLine::Order].map(number);
    let value = |name: &str| {
        format!(
            "[...document.querySelectorAll('.values div')].find((row) => row.querySelector('dt').textContent === {})\
             ?.querySelector('dd').textContent",
            json!(name)
        )
    };
    visit(async |page| {
        page.open("#/cube?view=group&alg=R_U&step=1&listing=1&lang=en").await;
        until_lit(page, number(ProductLine::Index)).await;
        assert_eq!(page.text(&value("t")).await, "R");
        // The order of R U is the least common multiple of the orders of its cycles, 105.
        page.click(&format!("[data-line='{order}'] .run-to")).await;
        until_lit(page, order).await;
        page.until_link("alg=R_U").await;
        assert_eq!(page.text(&value("n")).await, "105");
        page.open("#/cube?view=group&alg=R_U&step=1&listing=1&lang=en").await;
        page.click(&format!("[data-line='{length}'] .run-to")).await;
        until_lit(page, length).await;
        assert_eq!(page.text(&value("n")).await, "1");
    });
}

/// What the drawing rings, by ids; empty without rings.
const RINGED: &str = "document.querySelector('.stage').dataset.ringed ?? ''";

/// The lit line with its reason, what is ringed, and the drawing itself.
async fn reason(page: &Page) -> (String, String, i64) {
    let why = "document.querySelector('[data-line][aria-current=step] .why')?.textContent ?? ''";
    let drawn = format!(
        "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
         return {PICTURE}"
    );
    let drawn = page.run_async(&drawn, vec![]).await;
    (page.text(why).await, page.text(RINGED).await, drawn.as_i64().expect("a number"))
}

#[test]
fn beside_a_test_stands_why_and_what_it_speaks_of_is_ringed() {
    let tree = Exhaustive::new(Model::default());
    let mut search = Backtrack::new(&tree);
    search.advance(&tree, 200, &mut ());
    while !trace(&tree, &search).iter().any(|line| line.line == TrialLine::Drop) {
        search.advance(&tree, 1, &mut ());
    }
    let facade = usize::from(search.last_trial(&tree).and_then(|trial| trial.outcome.err()).expect("it is dropped"));
    let (repeats, ids) = evidence::on_facade(&tree, &search, facade);
    let ids = ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let step = search.steps();
    visit_without_motion(async |page| {
        for lang in Lang::ALL {
            for present in ["", "&present=1&theme=projector"] {
                page.open(&format!("#/insanity?step={step}&listing=1&lang={}{present}", lang.name())).await;
                let (none, _, before) = reason(page).await;
                assert_eq!(none, "", "the line that takes the cube out is no test");
                page.leave_focus().await;
                page.key(',').await;
                page.until("the test", "document.querySelector('[data-line] .why')").await;
                let (why, ringed, drawn) = reason(page).await;
                assert_eq!((why, ringed.as_str()), ((lang.insanity().clash)(&repeats), ids.as_str()));
                assert_ne!(drawn, before, "it is ringed in the drawing");
            }
        }
        // Without the program nothing is ringed.
        page.open(&format!("#/insanity?step={step}&lang=en")).await;
        assert_eq!(page.text(RINGED).await, "");
        for (link, kind) in [
            ("#/insanity?view=graph&step=6", "edge-"),
            ("#/taquin?method=astar-manhattan&step=40", "node-"),
            ("#/soma?step=70&rules=islands,parity", "cell-"),
            ("#/cube?view=stages&alg=R_U_F-_L2_D&step=3", "facelet-"),
            ("#/cube?view=group&alg=R_U_F-_L2_D", "facelet-"),
        ] {
            page.open(&format!("{link}&listing=1&lang=en")).await;
            page.until(
                "it rests",
                "document.documentElement.dataset.state !== 'busy' && document.querySelector('[data-listing]')",
            )
            .await;
            page.leave_focus().await;
            let mut met = 0;
            for _ in 0..12 {
                let (why, ringed, drawn) = reason(page).await;
                let is_test = page.is_seen("[data-line][aria-current=step] .holds").await;
                assert_eq!(is_test, !why.is_empty(), "{link}: {why}");
                // It is spoken, too, after the sentence of the step.
                assert_eq!(page.words(SPOKEN).await, why, "{link}");
                if is_test {
                    assert!(ringed.split(' ').any(|id| id.starts_with(kind)), "{link}: {ringed}");
                    met += 1;
                }
                page.key(',').await;
                let (_, other, after) = reason(page).await;
                assert!(other == ringed || drawn != after, "{link}: the rings are drawn");
            }
            assert!(met > 1, "{link}: {met} tests");
        }
    });
}

/// The reason as it is spoken, in the region of the sentence about the step.
const SPOKEN: &str = ".now[data-told] > .unseen";

/// Collects the live regions that speak from now on, by their classes.
const LISTEN: &str = "window.__spoken = new Set();
    const region = (node) => {
        const live = (node.closest ? node : node.parentElement)?.closest('[data-told], [role=alert]');
        return live?.dataset.told === 'off' ? undefined : live;
    };
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            for (const node of [target, ...addedNodes]) {
                const live = region(node);
                if (live) window.__spoken.add(live.className || live.localName);
            }
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });";

#[test]
fn one_region_speaks_at_a_step_beside_the_program() {
    visit_without_motion(async |page| {
        for (link, lang) in [
            ("#/insanity?step=200", Lang::En),
            ("#/taquin?method=astar-manhattan&step=40", Lang::Fr),
            ("#/soma?step=70&rules=islands,parity", Lang::En),
            ("#/cube?view=stages&alg=R_U_F-_L2_D&step=3", Lang::Fr),
        ] {
            page.open(&format!("{link}&listing=1&lang={}", lang.name())).await;
            page.until(
                "it rests",
                "document.documentElement.dataset.state !== 'busy' && document.querySelector('[data-listing]')",
            )
            .await;
            page.leave_focus().await;
            page.run(LISTEN, vec![]).await;
            // Steps, and then lines.
            let mut met = 0;
            for key in [Key::Right.into(), Key::Right.into(), '.', '.', '.', '.', '.', '.', ','] {
                page.key(key).await;
                let (why, ..) = reason(page).await;
                assert_eq!(page.words(SPOKEN).await, why, "{link}");
                let told = page.text("document.querySelector('.now').dataset.told").await;
                assert_eq!(told, if why.is_empty() { "all" } else { "part" }, "{link}: the sentence is not repeated");
                let is_read =
                    "document.querySelector('#told').textContent.includes(arguments[0].replace(/\\s+/g, ' ').trim())";
                page.until("it is read", &is_read.replace("arguments[0]", &json!(why).to_string())).await;
                met += usize::from(!why.is_empty());
            }
            assert!(met > 0, "{link}: no test");
            let spoken = page.eval("[...window.__spoken].map((each) => each.split(' ')[0])").await;
            let spoken: std::collections::BTreeSet<&str> =
                spoken.as_array().into_iter().flatten().filter_map(|each| each.as_str()).collect();
            assert_eq!(spoken, ["now"].into(), "{link}");
        }
    });
}

#[test]
fn the_reason_is_not_spoken_while_the_search_plays() {
    visit_without_motion(async |page| {
        page.open("#/soma?step=70&listing=1&lang=en").await;
        page.run(
            &format!("window.__spoken = [];
             const hear = () => window.__spoken.push(document.querySelector('{SPOKEN}')?.textContent ?? '');
             new MutationObserver(hear).observe(document.querySelector('.program'), {{ subtree: true, childList: true, characterData: true }});"),
            vec![],
        )
        .await;
        let transport = &Lang::En.shell().transport;
        page.press_button(transport.play).await;
        page.until(
            "six steps are played",
            "Number(document.querySelector('.where').textContent.match(/\\d+/)[0]) >= 76",
        )
        .await;
        // It moved on, and nothing was spoken.
        let spoken = page.eval("window.__spoken").await;
        let spoken = spoken.as_array().expect("a list");
        assert!(spoken.len() > 4 && spoken.iter().all(|words| words == ""), "{spoken:?}");
        // At rest it is, at the next test.
        page.press_button(transport.pause).await;
        page.until("it rests", &format!("document.querySelector('.play[aria-label={}]')", json!(transport.play))).await;
        page.leave_focus().await;
        let mut met = 0;
        for _ in 0..12 {
            let (why, ..) = reason(page).await;
            assert_eq!(page.words(SPOKEN).await, why);
            met += usize::from(!why.is_empty());
            page.key(',').await;
        }
        assert!(met > 1, "{met} tests");
    });
}

#[test]
fn every_search_has_its_program_and_it_can_be_put_away() {
    visit(async |page| {
        for link in [
            "#/insanity?step=7",
            "#/insanity?view=graph&step=7",
            "#/taquin?step=7",
            "#/taquin?method=astar-manhattan&step=7",
            "#/soma?step=70&rules=islands,parity",
            "#/cube?view=stages&alg=R_U_F-_L2_D&step=7",
            "#/cube?alg=R_U_F-_L2_D&step=3",
            "#/cube?view=group&alg=R_U_F-_L2_D",
        ] {
            for lang in ["fr", "en"] {
                page.show(&format!("{link}&lang={lang}")).await;
                assert!(!page.is_seen("[data-listing]").await, "{link}");
                page.click(".program-button").await;
                page.until_link("listing=1").await;
                let lines = page.eval("document.querySelectorAll('[data-listing] [data-line]').length").await;
                assert!((8..=20).contains(&lines.as_u64().unwrap()), "{link}: {lines} lines");
                lit(page).await;
                assert!(page.is_seen(".values dd").await, "{link}");
                page.click(".close-program").await;
                page.until(
                    "it is away",
                    "!document.querySelector('[data-listing]') && !location.hash.includes('listing')",
                )
                .await;
            }
        }
        // Views without a program have none; the link keeps the wish.
        page.open("#/insanity?view=hand&listing=1").await;
        assert!(!page.is_seen("[data-listing]").await && page.is_seen(".setup").await);
    });
}

#[test]
fn on_phones_the_program_is_a_tab_and_on_the_projector_half_of_the_screen() {
    visit(async |page| {
        page.size(390, 844).await;
        page.open("#/soma?step=70&lang=en").await;
        page.click("#panel-2").await;
        page.until("the program", "document.querySelector('[data-listing]')?.checkVisibility()").await;
        page.until_link("listing=1").await;
        page.click("#panel-1").await;
        page.until("it is away", "!document.querySelector('[data-listing]')").await;
        page.size(1920, 1080).await;
        page.open("#/soma?step=70&listing=1&present=1&theme=projector&lang=en").await;
        let sizes = "(() => {
            const box = document.querySelector('.beside').getBoundingClientRect();
            const line = document.querySelector('[data-line] .run-to');
            return [box.width / innerWidth, parseFloat(getComputedStyle(line).fontSize)];
        })()";
        let sizes = page.eval(sizes).await;
        assert!(sizes[0].as_f64().unwrap() > 0.45 && sizes[1].as_f64().unwrap() >= 28.0, "{sizes}");
    });
}
