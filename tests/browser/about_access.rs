//! The page about accessibility: its words in both languages, the ways to it, its places on all screens.

use super::layout;
use super::page::{visit, visit_with_each_engine};
use casse_tete::puzzle::Puzzle;
use casse_tete::text::Lang;
use serde_json::json;

/// The heading of the page.
const HEADING: &str = "document.querySelector('main.access h1')?.textContent";

#[test]
fn the_help_of_each_page_and_the_home_page_lead_to_it() {
    visit_with_each_engine(async |page| {
        for (index, puzzle) in page.cases(Puzzle::ALL) {
            let lang = Lang::ALL[index % 2];
            page.open(&format!("#/{}?lang={}&theme=dark", puzzle.name(), lang.name())).await;
            page.click(".help-button").await;
            page.click("dialog .access-link").await;
            page.until("the page", &format!("{HEADING} === {}", json!(lang.shell().access))).await;
            let link = page.link().await;
            assert_eq!(link, format!("#/?about=access&lang={}&theme=dark", lang.name()));
        }
        page.open("#/?lang=fr").await;
        page.click("main .access-link").await;
        page.until("the page", &format!("{HEADING} && document.querySelector('main').scrollTop === 0")).await;
        page.click(".help-button").await;
        page.click("dialog .access-link").await;
        page.click("dialog .strong").await;
        page.press_button(Lang::Fr.access().back).await;
        page.until("the puzzles", "document.querySelector('.cards') && !document.querySelector('.access')").await;
        page.history_back().await;
        page.until("the page again", HEADING).await;
    });
}

#[test]
fn all_its_words_are_there_in_both_languages() {
    visit(async |page| {
        page.open("#/?about=access&lang=fr").await;
        for lang in Lang::ALL {
            if page.text("document.documentElement.lang").await != lang.name() {
                page.click(".language").await;
                page.until_link(&format!("about=access&lang={}", lang.name())).await;
            }
            let (texts, shell) = (lang.access(), lang.shell());
            page.until("its heading", &format!("{HEADING} === {}", json!(shell.access))).await;
            let words = page.words("main.access").await;
            let headings = [texts.about, texts.ways, texts.tested.0, texts.missing.0, shell.keys_title];
            let ways = texts.way.iter().flat_map(|&(heading, words)| [heading, words]);
            let all = headings.into_iter().chain(ways).chain(texts.tested.1).chain(texts.missing.1);
            for expected in all.chain(shell.keys.iter().map(|key| key.1)) {
                assert!(words.contains(expected), "{expected:?} in {words}");
            }
            // There is no drawing to skip to.
            assert!(!page.is_seen(".skip").await && page.eval("!document.querySelector('.skip')").await == json!(true));
        }
        for (width, height) in layout::SCREENS {
            page.size(width, height).await;
            assert_eq!(layout::faults(page).await, json!([]), "{width}x{height}");
            let left = "[...document.querySelectorAll('.access > *')].map((each) => Math.round(each.getBoundingClientRect().left))";
            assert_eq!(page.eval(&format!("new Set({left}).size")).await, json!(1), "all begin at one edge: {left}");
        }
    });
}
