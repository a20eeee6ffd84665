//! Links that cannot be followed: a message in the page's language, something good to see, nothing lost.

use super::page::{Page, visit, visit_with_each_engine, visit_with_errors};
use casse_tete::puzzle::insanity::Theory;
use casse_tete::puzzle::insanity::preset::Preset;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

const EXAMPLE: &str = "020331.232220.010323.301121";

/// A link, the name of the problem, and what the message says about it in French and in English.
struct Bad {
    link: String,
    code: &'static str,
    french: &'static str,
    english: &'static str,
}

fn bad(link: &str, code: &'static str, french: &'static str, english: &'static str) -> Bad {
    Bad { link: link.to_string(), code, french, english }
}

/// Links to the page of the cubes: their problems are told there, and the example is shown.
fn bad_sets() -> Vec<Bad> {
    vec![
        bad("cubes=020331.232220.010323.301127", "colour-range", "il n’y a pas de couleur 7", "there is no colour 7"),
        bad("cubes=020331.232220.010323.30112x", "not-a-digit", "n’est pas un chiffre", "is not a digit"),
        bad("cubes=020331.23222.010323.301121", "face-count", "Le cube 1 a 5 faces", "Cube 1 has 5 faces"),
        bad("cubes=020331", "cube-count", "1 cube", "1 cube:"),
        bad(&format!("cubes={}", ["020331"; 9].join(".")), "cube-count", "9 cubes", "9 cubes:"),
        bad("cubes=", "cube-count", "cube", "cube"),
        bad("cubes=020331.232220.010329.301121", "colour-range", "il n’y a pas de couleur 9", "there is no colour 9"),
        bad("prune=9", "prune", "9", "9"),
        bad("view=xyz", "bad-value", "view=xyz", "view=xyz"),
        bad("step=abc", "bad-value", "step=abc", "step=abc"),
        bad("step=-1", "bad-value", "step=-1", "step=-1"),
        bad("workers=99", "bad-value", "workers=99", "workers=99"),
        bad("theme=pink", "bad-value", "theme=pink", "theme=pink"),
        bad("run=maybe", "bad-value", "run=maybe", "run=maybe"),
        bad("v=2", "newer-version", "version plus récente", "newer version"),
        bad("v=2&cubes=??&colours=rgb", "newer-version", "version plus récente", "newer version"),
        bad(&format!("cubes={}", "0123456789".repeat(10_000)), "link-too-long", "beaucoup trop long", "far too long"),
        bad(&format!("cubes={}", "0123456789".repeat(100)), "too-long", "beaucoup trop long", "far too long"),
        bad(
            "factorisation=7",
            "no-factorisation",
            "la factorisation 7, mais ces cubes en ont 6",
            "factorisation 7, but this set has 6",
        ),
        bad("view=graph&factorisation=0", "no-factorisation", "la factorisation 0", "factorisation 0"),
        bad("pair=2.9", "no-factorisation", "la factorisation 9", "factorisation 9"),
        bad("view=graph&pair=1.2", "no-pair", "la paire F1, F2", "the pair F1, F2"),
        bad("pair=3.3", "no-pair", "la paire F3, F3", "the pair F3, F3"),
        bad(
            "view=graph&solution=29",
            "no-solution",
            "la solution 29, mais ces cubes en ont 28",
            "solution 29, but this set has 28",
        ),
        bad("solution=0", "no-solution", "la solution 0", "solution 0"),
        bad("solution=18446744073709551615", "no-solution", "18\u{202f}446", "18,446"),
        bad("solution=x", "bad-value", "solution=x", "solution=x"),
        bad("factorisation=-1", "bad-value", "factorisation=-1", "factorisation=-1"),
        bad("pair=15", "bad-value", "pair=15", "pair=15"),
        bad("pair=1.5&reversed=6", "bad-value", "reversed=6", "reversed=6"),
        bad("hand=0.3.5", "bad-value", "hand=0.3.5", "hand=0.3.5"),
        bad("view=hand&hand=0.3.5.24", "bad-value", "hand=0.3.5.24", "hand=0.3.5.24"),
        bad("sets=0", "bad-value", "sets=0", "sets=0"),
        bad("sets=10000001", "bad-value", "sets=10000001", "sets=10000001"),
        bad("seed=x", "bad-value", "seed=x", "seed=x"),
        bad("view=statistics&colours=some", "bad-value", "colours=some", "colours=some"),
        bad("want=nonsense", "bad-value", "want=nonsense", "want=nonsense"),
        bad("cubes=%F0%9F%8E%B2%00%FF.<b>x</b>", "not-a-digit", "n’est pas un chiffre", "is not a digit"),
    ]
}

/// Waits for the alert, and for its words.
async fn until_alert(page: &Page, code: &str, words: &str) {
    page.until(code, &format!("[...document.querySelectorAll('[role=alert]')].some((alert) => alert.dataset.error === '{code}' && alert.checkVisibility())")).await;
    let said = page.words("[role=alert]").await;
    assert!(said.contains(words), "{code}: “{words}” in “{said}”");
}

#[test]
fn a_bad_link_is_told_and_the_example_is_shown() {
    visit_with_each_engine(async |page| {
        for (index, Bad { link, code, french, english }) in page.cases(bad_sets()) {
            let (lang, words) = if index % 2 == 0 { (Lang::Fr, french) } else { (Lang::En, english) };
            page.open(&format!("#/insanity?lang={}&{link}", lang.name())).await;
            until_alert(page, code, words).await;
            let shown = link.get(..40).unwrap_or(&link);
            assert_eq!(page.text("document.documentElement.lang").await, lang.name(), "{shown}");
            assert_eq!(page.text("document.querySelector('#set-text').value").await, EXAMPLE, "{shown}");
            page.click(".run-all").await;
            page.until_state("done").await;
            assert_eq!(page.number("insanity.raw").await, Some(28), "{shown}");
        }
    });
}

#[test]
fn a_language_that_does_not_exist_is_told() {
    visit(async |page| {
        page.open("#/insanity?lang=xx").await;
        until_alert(page, "bad-value", "lang=xx").await;
        page.press_button("Close").await;
        page.until("closed", "!document.querySelector('[role=alert]')").await;
    });
}

#[test]
fn an_unknown_page_is_told_on_the_home_page() {
    visit(async |page| {
        for link in ["#/sudoku", "#/insanity/extra", "#garbage%%%", "#%E0%A4%A", "#?=&&=%", "#/%3Cscript%3E?x=1"] {
            page.open(link).await;
            page.until("the home page", "document.querySelectorAll('main.home-page .card').length === 4").await;
            if link == "#?=&&=%" {
                // Keys without a page are keys that nobody knows.
                assert!(!page.is_seen("[role=alert]").await);
            } else {
                until_alert(page, "unknown-page", "There is no page").await;
            }
            page.click(".card a.button").await;
            page.until("the puzzle", "document.querySelector('main.desk')").await;
            page.until("nothing is wrong there", "!document.querySelector('[role=alert]')").await;
        }
    });
}

#[test]
fn a_step_beyond_the_end_shows_the_last() {
    visit(async |page| {
        page.open("#/insanity?step=999999999&run=1&lang=en").await;
        page.until_state("done").await;
        until_alert(page, "step-beyond", "999,999,999").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
        let at_end = "document.querySelector('.position').value === document.querySelector('.position').max";
        page.until("the last step", at_end).await;
        page.open("#/insanity?step=18446744073709551615&lang=fr").await;
        until_alert(page, "step-beyond", "18\u{202f}446").await;
        page.until("the last step", at_end).await;
        page.open("#/insanity?step=18446744073709551616&lang=fr").await;
        until_alert(page, "bad-value", "18446744073709551616").await;
    });
}

#[test]
fn a_bad_link_in_the_address_bar_leaves_the_good_set() {
    const SIX: &str = "015531.231440.340524.153101.002252.424345";
    visit_with_each_engine(async |page| {
        page.open(&format!("#/insanity?cubes={SIX}&lang=en&run=1")).await;
        page.until_state("done").await;
        for bad in bad_sets().iter().filter(|bad| bad.link.starts_with("cubes=") && bad.link.len() < 900) {
            page.follow(&format!("#/insanity?{}&lang=en", bad.link)).await;
            until_alert(page, bad.code, bad.english).await;
            assert_eq!(page.text("document.querySelector('#set-text').value").await, SIX, "{}", bad.link);
            assert!(page.words("[role=alert]").await.contains(Lang::En.shell().last_stays), "{}", bad.link);
        }
        page.follow("#/insanity?cubes=000132.131220.210330.203131&lang=en&run=1").await;
        page.until("the good one", "document.querySelector('#set-text').value.startsWith('000132')").await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(1));
    });
}

#[test]
fn what_the_set_has_not_leaves_the_set() {
    visit(async |page| {
        page.open("#/insanity?lang=en").await;
        // Counted from what each set has: a factorisation, a pair, a solution too many.
        for cubes in [Preset::Classic.cubes(), Preset::TickFive.cubes(), super::search::SEVEN] {
            let theory = Theory::of(&super::graph::set(cubes));
            let (all, raw) = (theory.factorisations.len(), theory.raw);
            let [first, second] = (0..all * all)
                .map(|index| [index / all, index % all])
                .find(|[first, second]| first != second && !theory.is_pair(*first, *second))
                .expect("two that share an edge");
            for (key, code) in [
                (format!("factorisation={}", all + 1), "no-factorisation"),
                (format!("pair={}.{}", first + 1, second + 1), "no-pair"),
                (format!("solution={}", raw + 1), "no-solution"),
            ] {
                page.follow(&format!("#/insanity?cubes={cubes}&view=graph&{key}&lang=en")).await;
                until_alert(page, code, "").await;
                assert_eq!(page.text("document.querySelector('#set-text').value").await, cubes, "{key}");
                assert_eq!(page.number("insanity.raw-by-graph").await, Some(raw), "{key}");
                assert!(page.words(".now").await.starts_with("Each colour is a point"), "{key}: nothing is chosen");
                page.press_button("Close").await;
                page.until("closed", "!document.querySelector('[role=alert]')").await;
            }
            page.follow(&format!("#/insanity?cubes={cubes}&view=graph&solution={raw}&lang=en")).await;
            page.until("the last solution", "document.querySelector('.now').classList.contains('good')").await;
            assert!(!page.is_seen("[role=alert]").await);
        }
        // Six faces cannot show seven colours.
        page.follow(&format!("#/insanity?cubes={}&colours=all&lang=en", super::search::SEVEN)).await;
        until_alert(page, "bad-value", "colours=all").await;
        assert_eq!(page.text("document.querySelector('#set-text').value").await, super::search::SEVEN);
    });
}

#[test]
fn a_pasted_link_is_followed_and_a_solution_is_shown_in_the_graph() {
    const CLASSIC: &str = "000132.131220.210330.203131";
    visit(async |page| {
        page.open("#/insanity?solution=24&lang=en").await;
        page.until("the stack of the solution", "document.querySelector('.now').classList.contains('good')").await;
        assert!(!page.is_seen("[role=alert]").await);
        // Nothing is left of what was asked for before.
        page.open("#/insanity?want=unique&seed=7&lang=en").await;
        page.until("a set is drawn", "!document.querySelector('#set-text').value.startsWith('020331')").await;
        let pasted = format!("https://example.org/#/insanity?cubes={CLASSIC}&prune=9&view=tree&run=1&lang=fr");
        page.run("document.querySelector('#set-text').value = arguments[0]", vec![json!(pasted)]).await;
        page.press_button(Lang::En.shell().apply).await;
        until_alert(page, "prune", Lang::En.shell().default_instead).await;
        page.until_state("done").await;
        let link = page.link().await;
        assert!(link.contains(CLASSIC) && link.contains("view=tree"), "{link}");
        assert!(!link.contains("want") && !link.contains("seed") && !link.contains("prune"), "{link}");
        assert_eq!(page.number("insanity.raw").await, Some(1));
        assert_eq!(page.text("document.documentElement.lang").await, "en");
    });
}

/// A page: its state before, a link that is pasted, what makes no sense in it, and what the link to the state then says.
struct PastedLink {
    before: &'static str,
    link: &'static str,
    bad: &'static str,
    parts: &'static [&'static str],
}

#[test]
fn a_pasted_link_is_followed_on_every_page() {
    visit(async |page| {
        for PastedLink { before, link, bad, parts } in [
            PastedLink {
                before: "#/taquin?board=3x3:5,2,3,1,0,6,7,4,8&view=parity",
                link: "#/taquin?board=3x3:1,2,3,4,0,5,7,8,6&method=bfs&view=tree&run=1&seed=x",
                bad: "seed=x",
                parts: &["board=3x3:1,2,3,4,0,5,7,8,6", "method=bfs", "run=1"],
            },
            PastedLink {
                before: "#/soma?figure=bathtub&view=pieces",
                link: "#/soma?figure=pyramid&view=solutions&solution=2&step=3&apart=x",
                bad: "apart=x",
                parts: &["figure=pyramid", "view=solutions", "solution=2", "step=3"],
            },
            PastedLink {
                before: "#/cube?alg=F_R&view=group",
                link: "#/cube?setup=F_B&alg=R2_U-&view=stages&top=V&run=1",
                bad: "top=V",
                parts: &["setup=F_B", "alg=R2_U-", "view=stages", "run=1"],
            },
        ] {
            let paste = async |text: &str| {
                page.run("document.querySelector('#set-text').value = arguments[0]", vec![json!(text)]).await;
                page.press_button(Lang::En.shell().apply).await;
            };
            page.open(&format!("{before}&lang=en")).await;
            // What leads elsewhere or nowhere is told, and changes nothing.
            let other = "document.querySelector('.as-text [role=alert] [data-problem=other-page]')";
            paste("https://example.org/#/insanity?view=graph").await;
            page.until("another page", other).await;
            paste("#/hanoi?disks=3").await;
            until_alert(page, "unknown-page", "").await;
            assert_eq!(page.eval(&format!("{other} === null")).await, json!(true));
            let stays = page.link().await;
            assert!(before.split(['?', '&']).all(|part| stays.contains(part)), "{stays}");
            paste(&format!("https://example.org/{link}&lang=fr")).await;
            until_alert(page, "bad-value", bad).await;
            page.until_state("done").await;
            for part in parts {
                page.until_link(part).await;
            }
            assert!(!page.link().await.contains(bad), "{bad}");
            assert_eq!(page.text("document.documentElement.lang").await, "en");
            let written = "!document.querySelector('#set-text').value.includes('#/')";
            page.until("the setup stands in the field", written).await;
            // The same setup in another view: there is nothing to undo in between.
            let (same, _) = link.split_once("&view=").expect("it has a view");
            paste(same).await;
            page.until_link(&format!("{same}&lang=en")).await;
            page.until("the setup stands in the field", written).await;
            page.leave_focus().await;
            page.chord(Key::Control, 'z').await;
            let (_, setup) = before.split_once('?').expect("a setup");
            page.until_link(setup.split('&').next().expect("its first key")).await;
        }
    });
}

#[test]
fn a_huge_or_future_link_in_the_address_bar_loses_nothing() {
    const SIX: &str = "015531.231440.340524.153101.002252.424345";
    visit(async |page| {
        page.open(&format!("#/insanity?cubes={SIX}&lang=en")).await;
        for (link, code) in [
            (format!("#/insanity?lang=en&cubes={}", "0123456789".repeat(10_000)), "link-too-long"),
            (format!("#/insanity?lang=en&v=3&cubes={}", super::search::SEVEN), "newer-version"),
        ] {
            page.follow(&link).await;
            until_alert(page, code, "").await;
            assert_eq!(page.text("document.querySelector('#set-text').value").await, SIX, "{code}: the good set stays");
            // One step back in the history restores everything.
            page.history_back().await;
            page.until("the set is back", &format!("document.querySelector('#set-text').value === {}", json!(SIX)))
                .await;
            page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        }
    });
}

#[test]
fn a_browser_that_cannot_run_the_page_is_told() {
    visit_with_errors(&["WebAssembly"], async |page| {
        page.before_load("delete window.WebAssembly").await;
        page.load("#/insanity?run=1").await;
        until_alert(page, "start", "could not start").await;
        assert!(page.words("[role=alert]").await.contains("n’a pas pu démarrer"), "in both languages");
        page.until_state("error").await;
    });
}
