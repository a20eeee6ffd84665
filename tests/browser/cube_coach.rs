//! The coach: a solution is followed on a cube in the hand, with a finger and by keys; who is lost enters the cube.

use super::cube::{algorithm, name, until_key};
use super::cube_drawn::Drawn;
use super::graph::{tab_to, until_words};
use super::layout::faults;
use super::page::{Page, visit_without_motion};
use super::taquin::until_number;
use casse_tete::puzzle::cube::scene::Arrangement;
use casse_tete::puzzle::cube::solve::stages::Solver;
use casse_tete::puzzle::cube::{Cube, Face, Spelling, Turn};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// The cube of these tests: it is solved face first in a few dozen turns.
const SCRAMBLE: &str = "R U F2 L' D";

fn link(more: &str) -> String {
    format!("#/cube?alg={}&view=stages&{more}", SCRAMBLE.replace(' ', "_").replace('\'', "-"))
}

/// The turns of the solution face first.
fn stages() -> Vec<Turn> {
    let solution = Solver::new().solve(&algorithm(SCRAMBLE).cube(), Face::Up).expect("a solution");
    solution.algorithm().turns().collect()
}

/// Waits until the coach asks for this turn, in words and as a letter.
async fn until_turn(page: &Page, turn: Turn, lang: Lang) {
    until_words(page, ".coach-turn span", &(lang.cube().coach.turn)(turn)).await;
    until_words(page, ".coach-letter", &name(turn, Spelling::Field)).await;
}

/// Everything of the coach is in sight without scrolling, and nothing else of the page; what is pressed has 44 pixels.
async fn check_places(page: &Page) {
    for part in ["canvas.drawing", ".coach-turn", ".coach-back", ".coach-done", ".coach-lost", ".coach-leave"] {
        let inside = format!(
            "(() => {{ const box = document.querySelector('{part}').getBoundingClientRect();
                return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5 && box.height >= 43.9 && box.width >= 43.9; }})()"
        );
        page.until(part, &inside).await;
    }
    for part in [".setup", ".says", ".transport", ".middle > .tabs"] {
        assert!(!page.is_seen(part).await, "{part}");
    }
    let scrolls = "[document.scrollingElement, document.querySelector('.coach')].some((each) => each.scrollHeight > each.clientHeight + 1)";
    assert_eq!(page.eval(scrolls).await, json!(false));
    assert_eq!(faults(page).await, json!([]));
}

/// Waits until all points at which the arrows of a turn should be, from the middle of the drawing, are dark, or not all of them are.
async fn until_dark(page: &Page, what: &str, points: &[(f64, f64)], dark: bool) {
    let are_dark = format!(
        "(() => {{
            const canvas = document.querySelector('canvas.drawing');
            const [across, down] = [canvas.width / canvas.clientWidth, canvas.height / canvas.clientHeight];
            return {}.every(([x, y]) => {{
                const at = [(canvas.clientWidth / 2 + x) * across, (canvas.clientHeight / 2 + y) * down].map(Math.round);
                const [red, green, blue] = canvas.getContext('2d').getImageData(...at, 1, 1).data;
                return red + green + blue < 120;
            }});
        }})() === {dark}",
        json!(points)
    );
    page.until(what, &are_dark).await;
}

/// The next turn is an arrow on each side of its layer that is seen, and nothing once the cube is in order.
#[test]
fn an_arrow_shows_the_turn() {
    visit_without_motion(async |page| {
        for (width, height) in [(390, 844), (844, 390), (1366, 768)] {
            page.size(width, height).await;
            for turn in ["R", "U'", "F", "L", "D'", "B"] {
                let turns = algorithm(turn);
                let undone = turns.text(Spelling::Link);
                page.open(&format!("#/cube?alg={undone}&method=short&run=1&coach=1&lang=en")).await;
                page.until_state("done").await;
                page.click(".coach-done").await;
                let next = turns.inverse().turns().next().expect("a turn");
                until_turn(page, next, Lang::En).await;
                let drawn = Drawn::of(page, &turns.cube(), Arrangement::Alone, Lang::En).await;
                let arrows = drawn.arrows(next);
                assert_eq!(arrows.len(), 2, "{turn}");
                until_dark(page, &format!("the arrow {turn} at {width}x{height}"), &arrows, true).await;
                page.click(".coach-done").await;
                until_words(page, ".coach-turn span", Lang::En.cube().coach.finished).await;
                until_dark(page, &format!("no arrow {turn} at {width}x{height}"), &arrows, false).await;
            }
        }
    });
}

/// The other screens and the other hand: fingers where the next test has keys, keys where it has a finger.
#[test]
fn a_solution_is_followed_on_every_screen_by_touch_and_by_keys() {
    visit_without_motion(async |page| {
        let lang = Lang::En;
        let turns = stages();
        for (width, height, finger) in [(844, 390, true), (1366, 768, true), (390, 844, false)] {
            page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": finger, "maxTouchPoints": 5 }))
                .await;
            page.size(width, height).await;
            page.open(&link("coach=1&lang=en")).await;
            page.until_state("done").await;
            let (on, back) = ((".coach-done", Key::Enter), (".coach-back", Key::Backspace));
            let act = async |(button, key): (&str, Key)| {
                if finger { page.tap_each(button, &[(0.0, 0.0)], true).await } else { page.key(key).await }
            };
            page.until("ready", "document.activeElement.matches('.coach-done')").await;
            for &turn in &turns[..4] {
                act(on).await;
                until_turn(page, turn, lang).await;
            }
            check_places(page).await;
            act(back).await;
            until_turn(page, turns[2], lang).await;
            if finger {
                act((".coach-leave", Key::Enter)).await;
            } else {
                tab_to(page, ".coach-leave").await;
                page.key(Key::Enter).await;
            }
            until_key(page, "coach", None).await;
        }
    });
}

#[test]
fn a_solution_is_followed_on_a_telephone_with_a_finger() {
    visit_without_motion(async |page| {
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        page.size(390, 844).await;
        let lang = Lang::Fr;
        let texts = &lang.cube().coach;
        page.open(&link("lang=fr")).await;
        page.until_state("done").await;
        page.click(".coach-follow").await;
        until_key(page, "coach", Some("1")).await;
        let [white, green] = [8, 1].map(|colour: usize| lang.cube().colours[colour]);
        until_words(page, ".coach-turn span", &(texts.hold)(white, green)).await;
        check_places(page).await;
        let tap = async |part: &str| page.tap_each(part, &[(0.0, 0.0)], true).await;
        tap(".coach-done").await;
        let turns = stages();
        let all = turns.iter().filter(|turn| turn.length() > 0).count();
        let mut number = 1;
        for (step, &turn) in turns.iter().enumerate() {
            until_turn(page, turn, lang).await;
            let above = page.words(".coach-number").await;
            let count = if turn.length() == 0 { (texts.before)([number, all]) } else { (texts.number)([number, all]) };
            assert!(above.contains(&count), "{above}: {count}");
            number += usize::from(turn.length() > 0);
            if step == 3 {
                check_places(page).await;
                tap(".coach-back").await;
                until_turn(page, turns[2], lang).await;
                tap(".coach-done").await;
                until_turn(page, turn, lang).await;
                until_key(page, "step", Some("3")).await;
            }
            tap(".coach-done").await;
        }
        until_words(page, ".coach-turn span", texts.finished).await;
        assert_eq!(page.text("document.querySelector('.coach-done').ariaDisabled").await, "true");
        check_places(page).await;
        tap(".coach-back").await;
        until_turn(page, *turns.last().expect("a turn"), lang).await;
        // The link, which is written after a moment, leads to the same turn, and the coach is left.
        until_key(page, "step", Some(&(turns.len() - 1).to_string())).await;
        page.open(&page.link().await).await;
        until_turn(page, *turns.last().expect("a turn"), lang).await;
        tap(".coach-leave").await;
        until_key(page, "coach", None).await;
        assert!(page.is_seen(".transport").await && page.is_seen(".coach-follow").await);
    });
}

#[test]
fn a_short_solution_is_followed_by_keys() {
    visit_without_motion(async |page| {
        let lang = Lang::En;
        let texts = &lang.cube().coach;
        for (width, height) in [(844, 390), (1366, 768)] {
            page.size(width, height).await;
            page.open(&link("method=short&coach=1&lang=en")).await;
            page.until_state("done").await;
            until_words(page, ".coach-number", &(texts.length)(5)).await;
            check_places(page).await;
            let home: Vec<Turn> = algorithm(SCRAMBLE).inverse().turns().collect();
            page.until("the button has the focus", "document.activeElement.matches('.coach-done')").await;
            page.key(Key::Enter).await;
            until_turn(page, home[0], lang).await;
            // Letters turn nothing, and other views do not open.
            page.keys(['r', '2']).await;
            page.leave_focus().await;
            for (step, key) in [(1, Key::Enter), (2, Key::Space), (3, Key::Right)] {
                page.key(key).await;
                until_turn(page, home[step], lang).await;
            }
            check_places(page).await;
            for (step, key) in [(2, Key::Backspace), (1, Key::Left), (0, Key::Backspace)] {
                page.key(key).await;
                until_turn(page, home[step], lang).await;
            }
            page.key(Key::Backspace).await;
            until_words(page, ".coach-number", &(texts.length)(5)).await;
            page.keys([Key::Right; 7]).await;
            until_words(page, ".coach-turn span", texts.finished).await;
            page.until(
                "read aloud",
                &format!("document.querySelector('#told').textContent.includes({})", json!(texts.finished)),
            )
            .await;
            tab_to(page, ".coach-leave").await;
            page.key(Key::Enter).await;
            until_key(page, "coach", None).await;
            until_number(page, "cube.left", Some(0)).await;
        }
    });
}

#[test]
fn who_is_lost_enters_the_cube_and_goes_on() {
    visit_without_motion(async |page| {
        page.size(1366, 768).await;
        let lang = Lang::Fr;
        let texts = &lang.cube().coach;
        page.open(&link("coach=1&step=2&lang=fr")).await;
        let turns = stages();
        until_turn(page, turns[2], lang).await;
        page.click(".coach-lost").await;
        until_key(page, "view", Some("doctor")).await;
        page.until(
            "it is told",
            &format!("document.querySelector('.now').textContent.startsWith({})", json!(texts.enter)),
        )
        .await;
        let centres = "----U--------R--------F--------D--------L--------B----";
        until_key(page, "draft", Some(centres)).await;
        until_key(page, "coach", Some("1")).await;
        // Taken back, it is the same turn as before.
        page.leave_focus().await;
        page.key(Key::Backspace).await;
        until_turn(page, turns[2], lang).await;
        page.click(".coach-lost").await;
        until_key(page, "draft", Some(centres)).await;
        // The link is that of a reader who is lost.
        page.open(&page.link().await).await;
        let cube = Cube::SOLVED.along(algorithm("F R U").turns());
        page.run(
            "const field = document.querySelector('#set-text');
             const data = new DataTransfer();
             data.setData('text', arguments[0]);
             field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));",
            vec![json!(cube.facelets())],
        )
        .await;
        until_key(page, "view", Some("stages")).await;
        until_words(page, ".coach-turn span", &(texts.hold)("blanc", "vert")).await;
        page.click(".coach-done").await;
        let solution = Solver::new().solve(&cube, Face::Up).expect("a solution").algorithm();
        until_turn(page, solution.turns().next().expect("a turn"), lang).await;
        until_key(page, "facelets", Some(&cube.facelets())).await;
    });
}
