//! The first minute: a page opened without a state says its goal, shows something that moves, and one button; setup and tables
//! are hidden until they are wanted.

use super::drawing::PICTURE;
use super::layout::{SCREENS, faults};
use super::page::{Page, visit, visit_with_errors, visit_without_motion};
use casse_tete::puzzle::Puzzle;
use casse_tete::text::{Lang, OpeningTexts};
use fantoccini::key::Key;
use serde_json::json;

fn texts(puzzle: Puzzle, lang: Lang) -> &'static OpeningTexts {
    match puzzle {
        Puzzle::Insanity => &lang.insanity().page.opening,
        Puzzle::Taquin => &lang.taquin().page.opening,
        Puzzle::Soma => &lang.soma().page.opening,
        Puzzle::Cube => &lang.cube().page.opening,
    }
}

/// The page is in its first minute, in this language.
async fn check(page: &Page, puzzle: Puzzle, lang: Lang) {
    let OpeningTexts { goal, hook, start, change, .. } = texts(puzzle, lang);
    assert_eq!(page.words(".now").await, *goal);
    assert_eq!(page.words(".hook").await, *hook);
    assert_eq!(page.words(".start .strong").await, *start);
    assert_eq!(page.words(".change-setup").await, *change);
    assert_eq!(page.eval("document.querySelectorAll('.says .strong').length").await, json!(1));
    for hidden in [".setup", ".counters", ".transport", ".says table"] {
        assert!(!page.is_seen(hidden).await, "{hidden}");
    }
    assert!(page.is_seen(".start .first-visit").await);
    assert_eq!(page.state().await, "idle");
}

#[test]
fn a_plain_page_moves_until_the_reader_does_something() {
    visit(async |page| {
        for (puzzle, lang) in Puzzle::ALL.into_iter().zip([Lang::Fr, Lang::En, Lang::Fr, Lang::En]) {
            let link = format!("#/{}?lang={}", puzzle.name(), lang.name());
            page.size(1366, 768).await;
            page.open_plain(&link).await;
            check(page, puzzle, lang).await;
            for _ in 0..2 {
                page.run(&format!("window.__picture = {PICTURE}"), vec![]).await;
                page.until("something moves", &format!("{PICTURE} !== window.__picture")).await;
            }
            assert_eq!(page.link().await, link, "what moves by itself is not in the link");
            check(page, puzzle, lang).await;
            // The numbers that other programs read are there.
            if puzzle == Puzzle::Insanity {
                assert_eq!(page.number("insanity.stacks").await, Some(41_472));
            }
            page.press_button(texts(puzzle, lang).start).await;
            page.until("it is over", "!document.querySelector('.opening')").await;
            assert!(!page.is_seen(".setup").await && page.is_seen(".counters").await);
            for (width, height) in SCREENS {
                page.size(width, height).await;
                assert_eq!(faults(page).await, json!([]), "{link} at {width}x{height}");
            }
            // The setup is shown and hidden again.
            page.size(1366, 768).await;
            page.click(".change-setup").await;
            page.until("the setup", "document.querySelector('.setup').checkVisibility()").await;
            page.click(".hide-setup").await;
            page.until("no setup", "!document.querySelector('.setup').checkVisibility()").await;
        }
    });
}

#[test]
fn whatever_the_reader_does_ends_the_first_minute() {
    visit(async |page| {
        let over = "!document.querySelector('.opening')";
        page.open_plain("#/insanity?lang=en").await;
        page.press_button(Lang::En.insanity().page.opening.start).await;
        page.until_link("view=hand").await;
        page.history_back().await;
        page.until("the stack", "document.querySelector('#view-0').ariaSelected === 'true'").await;
        // The search begins at its beginning, not where the demonstration was.
        page.open_plain("#/insanity?lang=en").await;
        page.key(Key::Right).await;
        page.until("over", over).await;
        page.until("the first step", "document.querySelector('.where').textContent === 'step 1'").await;
        page.open_plain("#/insanity?lang=en").await;
        page.click(".watch-button").await;
        page.until("it plays", "document.querySelector('.where').textContent === 'step 2'").await;
        page.open_plain("#/insanity?lang=en").await;
        page.click_at("canvas.drawing", (0.0, 0.0), 1).await;
        page.until("over", over).await;
        page.until_state("idle").await;
        page.open_plain("#/insanity?lang=en").await;
        page.click("#view-4").await;
        page.until_link("view=graph").await;
        page.until("over", over).await;
        // To point, to change the language or the theme ends nothing.
        page.open_plain("#/insanity?lang=en").await;
        page.click_at("canvas.drawing", (0.0, 0.0), 0).await;
        page.click(".language").await;
        page.until_link("lang=fr").await;
        check(page, Puzzle::Insanity, Lang::Fr).await;
        // To present ends it.
        page.key('7').await;
        page.until_link("present=1").await;
        page.until("over", over).await;
    });
}

#[test]
fn without_motion_a_plain_page_stands_still() {
    visit_without_motion(async |page| {
        for puzzle in Puzzle::ALL {
            page.open_plain(&format!("#/{}?lang=en", puzzle.name())).await;
            check(page, puzzle, Lang::En).await;
            let frames = "const frame = () => new Promise((next) => requestAnimationFrame(next));
                const before = PICTURE;
                for (let count = 0; count < 45; count++) await frame();
                return PICTURE === before;";
            assert_eq!(page.run_async(&frames.replace("PICTURE", PICTURE), vec![]).await, json!(true), "{puzzle:?}");
            // What stands still is a drawing, and no empty sheet.
            let drawn = "(() => {
                const canvas = document.querySelector('canvas.drawing');
                const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
                return new Set(new Uint32Array(data.buffer)).size > 10;
            })()";
            page.until(&format!("{puzzle:?} is drawn"), drawn).await;
        }
    });
}

/// The second part of the page's program, as often as it was asked for.
const PARTS: &str = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('-rest.wasm')).length";

#[test]
fn the_second_part_of_the_program_comes_when_the_reader_wants_more() {
    visit(async |page| {
        for puzzle in Puzzle::ALL {
            page.open_plain(&format!("#/{}?lang=en", puzzle.name())).await;
            assert_eq!(page.eval(PARTS).await, json!(0), "{}: the first minute does not need it", puzzle.name());
            page.press_button(texts(puzzle, Lang::En).start).await;
            page.until(
                "all is there",
                "!document.querySelector('.opening') && !document.querySelector('main[aria-busy]')",
            )
            .await;
            assert_eq!(page.eval(PARTS).await, json!(1), "{}", puzzle.name());
            assert!(!page.words(".now").await.is_empty(), "{}", puzzle.name());
        }
    });
}

#[test]
fn a_second_part_that_does_not_come_is_told_and_asked_for_again() {
    visit_with_errors(&["taquin-rest.wasm", "ERR_BLOCKED_BY_CLIENT", "Failed to fetch"], async |page| {
        for lang in Lang::ALL {
            page.devtools("Network.enable", json!({})).await;
            page.devtools("Network.setBlockedURLs", json!({ "urls": ["*/taquin-rest.wasm*"] })).await;
            page.load(&format!("#/taquin?board=3x3:1,2,3,4,5,6,7,0,8&view=board&lang={}", lang.name())).await;
            page.until("told", "document.querySelector('[data-error=rest]')").await;
            assert_eq!(page.words("[data-error=rest] p").await, lang.shell().no_rest);
            // The drawing can be played with all the same.
            page.until("the page rests", "!document.querySelector('main[aria-busy]')").await;
            assert!(page.is_seen("canvas.drawing").await && !page.is_seen(".setup textarea").await);
            // What is asked for meanwhile is done as soon as it can be.
            page.key('h').await;
            page.devtools("Network.setBlockedURLs", json!({ "urls": [] })).await;
            page.press_button(lang.shell().retry).await;
            page.until("the hint", "document.querySelector('.hinted')").await;
            page.until("the panels", "document.querySelector('.setup button')").await;
            page.until("the page is whole", "!document.querySelector('main[aria-busy]')").await;
            assert!(!page.is_seen("[data-error=rest]").await);
        }
    });
}
