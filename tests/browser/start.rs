//! The first second: the static page before the program, the program taking over, and all that can keep it from starting.

use super::page::{Page, visit, visit_with_errors};
use casse_tete::lang::Lang;
use casse_tete::puzzle::Puzzle;
use casse_tete::text::Title;
use serde_json::{Value, json};

/// A telephone, the laptop of a classroom, a large screen, a wall.
const SCREENS: [(u32, u32); 4] = [(390, 844), (1366, 768), (1920, 1080), (3840, 2160)];

/// The largest layout shift that a reader does not notice: a number that comes later moves only itself.
const LEAST_SHIFT: f64 = 0.005;

/// The program waits for `window.__go()`, and shifts of the layout are added up.
const HOLD: &str = "
    const fetched = window.fetch;
    window.fetch = (...asked) => new Promise((resolve) => (window.__go = () => resolve(fetched(...asked))));
    window.__shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            window.__shifts.push([shift.value, ...shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.data)]);
    }).observe({ type: 'layout-shift', buffered: true });";

/// What is seen of one of the two pages: texts and places of the top bar's parts, and where the drawing's paper is.
fn seen(page: &str) -> String {
    format!(
        "(() => {{
            const place = (element) => {{
                const {{ x, y, width, height }} = element.getBoundingClientRect();
                return [x, y, width, height].map(Math.round);
            }};
            const page = document.querySelector('{page}');
            const parts = [...page.querySelectorAll('.top, .top a, .top nav, .top button, .middle, .card, .home-page h1')];
            return parts.filter((part) => part.checkVisibility()).map((part) => [
                part.className, part.matches('.top *') ? part.innerText : '', getComputedStyle(part).color,
                getComputedStyle(part).backgroundColor, ...place(part)]);
        }})()"
    )
}

/// Opens a link with the program held back, and waits for the static page.
async fn open_held(page: &Page, link: &str) {
    page.load(link).await;
    page.until("the program is asked for", "window.__go && document.querySelector('.static-page')").await;
    page.run_async("await document.fonts.ready; await new Promise(requestAnimationFrame);", vec![]).await;
}

/// Lets the program come, and waits for its page.
async fn go(page: &Page) {
    page.run("window.__go()", vec![]).await;
    page.until("the page stands", "document.querySelector('#app main:not([aria-busy])')").await;
    page.until("the static page is gone", "!document.querySelector('.static-page')").await;
}

#[test]
fn the_static_page_is_what_the_program_draws() {
    visit(async |page| {
        page.before_load(HOLD).await;
        for (width, height) in SCREENS {
            page.size(width, height).await;
            for (link, lang) in Puzzle::ALL
                .map(|puzzle| format!("#/{}", puzzle.name()))
                .into_iter()
                .chain(["#/".to_string()])
                .flat_map(|link| Lang::ALL.map(|lang| (format!("{link}?lang={}", lang.name()), lang)))
            {
                open_held(page, &link).await;
                let what = format!("{link} at {width}x{height}");
                assert_eq!(page.state().await, "busy", "{what}");
                assert!(!page.is_seen("[role=alert]").await, "{what}: nothing is wrong");
                let before = page.eval(&seen(".static-page")).await;
                assert_eq!(page.text("document.documentElement.lang").await, lang.name(), "{what}");
                go(page).await;
                let after = page.eval(&seen("#app")).await;
                assert_eq!(before, after, "{what}");
                let shifts = page.eval("window.__shifts").await;
                let sum: f64 = shifts.as_array().into_iter().flatten().filter_map(|shift| shift[0].as_f64()).sum();
                assert!(sum < LEAST_SHIFT, "{what}: {shifts:#}");
            }
        }
    });
}

#[test]
fn the_static_page_tells_of_the_puzzle_in_the_readers_language_and_theme() {
    visit(async |page| {
        page.before_load(HOLD).await;
        let words = "document.querySelector('.static-page main:not([hidden]) .words').innerText";
        let theme = "document.documentElement.dataset.theme";
        for puzzle in Puzzle::ALL {
            for lang in Lang::ALL {
                open_held(page, &format!("#/{}?theme=dark&lang={}", puzzle.name(), lang.name())).await;
                let Title { name, about } = lang.title(puzzle);
                let said = page.text(words).await;
                assert!(said.contains(name) && said.contains(about), "{puzzle:?}: {said}");
                let other = lang.other().title(puzzle).about;
                assert!(!said.contains(other), "{puzzle:?}: one language");
                assert_eq!(page.text(theme).await, "dark");
            }
        }
        open_held(page, "#/?theme=projector&lang=fr").await;
        let said = page.text("document.querySelector('.static-page').innerText").await;
        for text in Puzzle::ALL.map(|puzzle| Lang::Fr.title(puzzle).about) {
            assert!(said.contains(text), "{text} in {said}");
        }
        assert_eq!(page.text(theme).await, "projector");
        // Without a wish in the link: the reader's own.
        let french = json!({ "userAgent": page.text("navigator.userAgent").await, "acceptLanguage": "fr-FR,fr" });
        page.devtools("Emulation.setUserAgentOverride", french).await;
        let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        page.devtools("Emulation.setEmulatedMedia", dark).await;
        open_held(page, "#/soma").await;
        assert!(page.text(words).await.contains(Lang::Fr.title(Puzzle::Soma).about));
        assert_eq!(page.text(theme).await, "dark");
        // Presented: the drawing alone.
        open_held(page, "#/soma?present=1").await;
        assert!(!page.is_seen(".static-page .top").await);
        assert!(page.is_seen(".static-page .words").await);
    });
}

#[test]
fn a_link_to_another_puzzle_is_followed_before_the_program_is_there() {
    visit(async |page| {
        page.before_load(HOLD).await;
        open_held(page, "#/taquin?lang=en").await;
        page.follow("#/soma?lang=en").await;
        page.until(
            "the page is loaded again",
            "document.querySelector('.words')?.innerText.includes('Piet Hein') && window.__go",
        )
        .await;
        go(page).await;
        assert!(page.is_seen("main.soma").await);
    });
}

/// The page says in both languages why it does not start, and is not busy.
async fn check_told(page: &Page, french: &str, english: &str) {
    page.until("told", "document.querySelector('[role=alert][data-error=start]')?.checkVisibility()").await;
    page.until_state("error").await;
    let said = page.text("document.querySelector('[role=alert]').innerText").await;
    for words in [french, english] {
        assert!(said.contains(words), "“{words}” in “{said}”");
    }
    assert!(page.is_seen(".static-page .top").await, "the top bar stands");
}

/// A file that does not come is told by its name.
fn check_missing(file: &'static str) {
    visit_with_errors(&[file, "ERR_BLOCKED_BY_CLIENT", "Failed to fetch"], async |page| {
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": [format!("*/{file}*")] })).await;
        page.load("#/taquin?run=1").await;
        check_told(page, &format!("{file} n’"), &format!("{file} could not be loaded")).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": [] })).await;
        page.reload().await;
        page.until_state("done").await;
        assert!(!page.is_seen("[role=alert]").await);
    });
}

#[test]
fn a_program_that_is_missing_is_told() {
    check_missing("taquin.js");
}

#[test]
fn a_webassembly_file_that_is_missing_is_told() {
    check_missing("taquin_bg.wasm");
}

#[test]
fn the_sheet_of_a_puzzle_that_is_missing_is_told() {
    check_missing("taquin.css");
}

#[test]
fn the_sheet_of_all_pages_that_is_missing_is_told() {
    check_missing("style.css");
}

#[test]
fn a_webassembly_file_that_the_host_does_not_know_is_told() {
    visit_with_errors(&["404", "taquin_bg.wasm"], async |page| {
        page.before_load(
            "const fetched = window.fetch;
             window.fetch = (address) => fetched(String(address).replace('taquin_bg', 'unknown'));",
        )
        .await;
        page.load("#/taquin").await;
        check_told(page, "le fichier taquin_bg.wasm", "the file taquin_bg.wasm").await;
    });
}

#[test]
fn a_first_script_that_is_missing_or_blocked_is_told() {
    visit_with_errors(&["start.js"], async |page| {
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*/start.js*"] })).await;
        for link in ["#/taquin", "#/"] {
            page.load(link).await;
            check_told(page, "start.js, n’est pas arrivé", "start.js, did not arrive").await;
        }
    });
}

/// A program that dies is told.
fn check_death(patch: &'static str, errors: &[&str]) {
    visit_with_errors(errors, async |page| {
        page.before_load(patch).await;
        page.load("#/taquin").await;
        check_told(page, "son programme s’est arrêté", "its program stopped").await;
    });
}

#[test]
fn a_program_that_does_not_begin_is_told() {
    check_death(
        "WebAssembly.instantiateStreaming = () => Promise.reject(new Error('of the test'));
         WebAssembly.instantiate = WebAssembly.instantiateStreaming;",
        &["of the test"],
    );
}

#[test]
fn a_program_that_dies_before_it_draws_is_told() {
    check_death("Document.prototype.createTextNode = () => { throw new Error('of the test'); };", &["of the test"]);
}

#[test]
fn a_first_script_that_dies_is_told() {
    check_death("Document.prototype.createElement = () => { throw new Error('of the test'); };", &["of the test"]);
}

#[test]
fn a_browser_without_webassembly_is_told() {
    visit(async |page| {
        page.before_load("delete window.WebAssembly").await;
        page.load("#/soma?lang=fr").await;
        check_told(page, "n’a pas WebAssembly", "does not have WebAssembly").await;
    });
}

#[test]
fn a_browser_without_javascript_is_told() {
    visit(async |page| {
        page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
        page.load("#/taquin").await;
        let words = page.element("[role=alert]").await.text().await.expect("it says something");
        page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await;
        for lang in ["a besoin de JavaScript", "needs JavaScript"] {
            assert!(words.contains(lang), "“{lang}” in “{words}”");
        }
        assert!(!words.contains("start.js"), "one reason: “{words}”");
        assert_eq!(page.state().await, "error");
    });
}

#[test]
fn a_frame_that_takes_away_the_origin_is_told() {
    // The fonts are refused there: those of the system do.
    visit_with_errors(&["fonts/"], async |page| {
        page.load("#/").await;
        page.until_state("idle").await;
        page.run(
            "const frame = document.createElement('iframe');
             frame.sandbox = 'allow-scripts';
             frame.src = new URL('?framed#/taquin?run=1', location.href);
             window.__told = null;
             document.body.replaceChildren(frame);",
            vec![],
        )
        .await;
        page.enter_frame(0).await;
        check_told(page, "allow-same-origin", "allow-same-origin").await;
        assert_eq!(page.text("self.origin").await, "null");
    });
}

#[test]
fn a_frame_with_its_origin_shows_the_page() {
    visit(async |page| {
        page.load("#/").await;
        page.until_state("idle").await;
        page.run(
            "const frame = document.createElement('iframe');
             frame.sandbox = 'allow-scripts allow-same-origin';
             frame.src = new URL('?framed#/taquin?run=1', location.href);
             document.body.replaceChildren(frame);",
            vec![],
        )
        .await;
        page.enter_frame(0).await;
        page.until_state("done").await;
    });
}

#[test]
fn the_policy_of_the_page_lets_no_other_script_or_sheet_in() {
    visit_with_errors(&["Content Security Policy"], async |page| {
        page.open("#/insanity?lang=en").await;
        let refused = page
            .run_async(
                "const refused = [];
                 document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
                 const attempt = (name, text) => {
                     const element = document.createElement(name);
                     element.textContent = text;
                     document.head.append(element);
                 };
                 attempt('script', 'window.__inline = true');
                 attempt('style', 'html { --inline: 1 }');
                 document.body.setAttribute('onclick', 'window.__inline = true');
                 while (refused.length < 3) await new Promise(requestAnimationFrame);
                 const inline = getComputedStyle(document.documentElement).getPropertyValue('--inline');
                 return [refused.sort(), Boolean(window.__inline), inline];",
                vec![],
            )
            .await;
        assert_eq!(refused, json!([["script-src-attr", "script-src-elem", "style-src-elem"], false, ""]));
        let policy: Value = page.eval("document.querySelector('meta[http-equiv]').content").await;
        assert_eq!(
            policy.as_str().map(|policy| policy.matches("unsafe-inline").count()),
            Some(1),
            "for style attributes"
        );
        assert!(policy.to_string().contains("style-src-attr 'unsafe-inline'"));
    });
}

#[test]
fn no_page_breaks_its_own_policy() {
    visit(async |page| {
        page.before_load(
            "window.__refused = [];
             document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => window.__refused.push([effectiveDirective, blockedURI]));",
        )
        .await;
        for link in ["#/", "#/insanity?view=cubes", "#/taquin?view=board", "#/soma?view=figure", "#/cube?view=cube"] {
            page.open(link).await;
            assert_eq!(page.eval("window.__refused").await, json!([]), "{link}");
        }
    });
}
