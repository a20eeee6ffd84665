//! Presenting to a class: the ring around the mouse, ink, a part of the page enlarged, and the black screen.

use super::drawing::PICTURE;
use super::layout;
use super::page::{Page, visit, visit_with_each_engine, visit_with_errors, visit_without_motion};
use super::words::words;
use casse_tete::lang::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// Opens a page that is presented, and waits for the tools.
async fn present(page: &Page, link: &str) {
    page.open(&format!("{link}&present=1")).await;
    page.until("the tools", "document.querySelector('.presenting:not([hidden]) .tools-bar button')?.textContent").await;
    page.until("their style", "getComputedStyle(document.querySelector('.presenting')).position === 'fixed'").await;
}

/// Waits until a tool is used, or not.
async fn until_tool(page: &Page, tool: &str, used: bool) {
    let on = u8::from(used);
    page.until(tool, &format!("document.querySelector('.presenting').dataset.{tool} === '{on}'")).await;
}

const IS_BLACK: &str = "getComputedStyle(document.querySelector('.presenting .black')).display === 'block'";

#[test]
fn the_screen_is_made_black_and_comes_back_with_any_key() {
    visit_with_each_engine(async |page| {
        present(page, "#/taquin?step=40&lang=fr").await;
        let position = "document.querySelector('.position').value";
        // The full stop is what clickers send.
        for (black, back) in [("b", Key::PageDown), (".", Key::Escape)] {
            page.keys(black.chars()).await;
            page.until("black", IS_BLACK).await;
            page.key(back).await;
            page.until("the page", &format!("!({IS_BLACK})")).await;
            assert_eq!(page.text(position).await, "40", "{black}: the key means nothing else");
        }
        assert_eq!(page.text("document.documentElement.dataset.present").await, "1");
        page.key(Key::PageDown).await;
        page.until("a step", &format!("{position} === '41'")).await;
        // On leaving, the tools leave too.
        page.keys("z".chars()).await;
        until_tool(page, "zoom", true).await;
        page.key(Key::Escape).await;
        until_tool(page, "zoom", false).await;
        page.key(Key::Escape).await;
        page.until(
            "left",
            "document.documentElement.dataset.present === '0' && document.querySelector('.presenting').hidden",
        )
        .await;
        page.keys("b".chars()).await;
        page.keys("n".chars()).await;
        assert_eq!(page.eval(IS_BLACK).await, json!(false));
    });
}

#[test]
fn another_puzzle_is_shown_without_leaving_full_screen() {
    visit_with_each_engine(async |page| {
        page.open("#/taquin?step=40&lang=fr&theme=dark").await;
        page.run("window.__same = true", vec![]).await;
        page.keys("f".chars()).await;
        page.until("full screen", "Boolean(document.fullscreenElement)").await;
        page.until("the tools", "document.querySelector('.tools-bar button')?.textContent").await;
        let same = "window.__same && Boolean(document.fullscreenElement)";
        let on = |place: &str| {
            format!(
                "{same} && location.hash.startsWith('#/{place}?') && document.querySelector('#app main.{place}:not([aria-busy]) #drawing')"
            )
        };
        // By keyboard: the list, its second link, which is that of the taquin, and on to the third.
        page.keys("c".chars()).await;
        page.until("the list", "document.activeElement.matches('.tools-bar nav a:first-child')").await;
        assert_eq!(page.text("document.querySelector('.tools-bar [aria-current]').innerText").await, "Taquin");
        page.keys("c".chars()).await;
        page.until("closed", "document.querySelector('.tools-bar nav').hidden").await;
        assert_eq!(page.eval(same).await, json!(true));
        for (line, place) in [(3, "soma"), (4, "cube"), (1, "insanity"), (2, "taquin")] {
            // The letters of the cube are its own.
            page.chord(Key::Alt, 'c').await;
            let link = format!("document.querySelector('.tools-bar nav:not([hidden]) a:nth-child({line})')");
            page.until("the list", &link).await;
            page.run(&format!("{link}.focus()"), vec![]).await;
            page.key(Key::Enter).await;
            page.until(place, &on(place)).await;
            assert_eq!(page.text("document.documentElement.dataset.place").await, "puzzle");
            assert_eq!(page.text("document.documentElement.dataset.theme").await, "dark");
            let sheets = "Array.from(document.querySelectorAll('link[rel=stylesheet]'), ({ href }) => href.match(/(insanity|taquin|soma|cube)\\.css/)?.[1]).filter(Boolean)";
            assert_eq!(page.eval(sheets).await, json!([place]), "only its own style sheet");
        }
        // The page works, and only one program hears the keys.
        page.key(Key::PageDown).await;
        page.until_link("step=1").await;
        page.key(Key::PageDown).await;
        page.until_link("step=2").await;
        page.history_back().await;
        page.until("back", &on("insanity")).await;
        page.click(".leave").await;
        page.until("left", "!document.fullscreenElement && document.documentElement.dataset.present === '0'").await;
        page.until("the bar", "document.querySelector('header.top')").await;
        // Outside full screen a new document is loaded, which frees all memory.
        page.follow("#/soma?step=5&lang=fr").await;
        page.until("the puzzle", "!window.__same && document.querySelector('#app main:not([aria-busy]) #drawing')")
            .await;
    });
}

#[test]
fn the_page_that_goes_writes_no_link_over_that_of_the_next() {
    visit(async |page| {
        page.open("#/taquin?step=40&lang=en").await;
        page.keys("f".chars()).await;
        page.until("full screen", "Boolean(document.fullscreenElement)").await;
        let hold = "const fetched = window.fetch;
            window.fetch = (...asked) => String(asked[0]).includes('soma_bg.wasm')
                ? new Promise((resolve) => (window.__go = () => resolve(fetched(...asked)))) : fetched(...asked);";
        page.run(hold, vec![]).await;
        page.follow("#/soma?step=5&lang=en").await;
        page.until("the program is asked for", "window.__go").await;
        // The old page is still there, and hears keys.
        page.key(Key::PageDown).await;
        page.until("a step", "document.querySelector('.position').value === '41'").await;
        // As long as it takes to write a link.
        page.run_async("await new Promise((resolve) => setTimeout(resolve, 600))", vec![]).await;
        assert!(page.link().await.starts_with("#/soma?"), "{}", page.link().await);
        page.run("window.__go()", vec![]).await;
        page.until("the other puzzle", "document.querySelector('#app main.soma:not([aria-busy]) #drawing')").await;
    });
}

#[test]
fn a_program_that_does_not_come_in_full_screen_is_told() {
    visit_with_errors(&["soma", "Failed to fetch"], async |page| {
        page.open("#/taquin?step=40&lang=en").await;
        page.keys("f".chars()).await;
        page.until("full screen", "Boolean(document.fullscreenElement)").await;
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*soma_bg.wasm*"] })).await;
        page.follow("#/soma?step=5&lang=en").await;
        page.until("told", "document.querySelector('[role=alert] [data-why=file]:not([hidden])')?.textContent.includes('soma_bg.wasm')").await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": [] })).await;
    });
}

/// The height of letters from which they are read from the back of a room, in pixels of a screen of 1080 lines.
const READ_FROM_AFAR: f64 = 28.0;

/// Keeps what is drawn in `window.__drawn`: the height of the letters on the screen, and the words.
pub const DRAWN: &str = "
    const fill = CanvasRenderingContext2D.prototype.fillText;
    window.__drawn = [];
    CanvasRenderingContext2D.prototype.fillText = function (words, ...at) {
        const { c, d } = this.getTransform();
        const pixels = this.canvas.width / this.canvas.getBoundingClientRect().width;
        window.__drawn.push([parseFloat(this.font.match(/([0-9.]+)px/)[1]) * Math.hypot(c, d) / pixels, words]);
        return fill.call(this, words, ...at);
    };";

/// The words around the drawing whose letters are smaller than this.
const WORDS_AROUND: &str = "
    const small = [];
    let seen = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!textContent.trim() || parentElement.closest('.unseen, .skip, script, style, noscript, option, sub, sup')) continue;
        if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        seen++;
        const size = parseFloat(getComputedStyle(parentElement).fontSize);
        if (size < arguments[0]) small.push([size, `${parentElement.tagName} ${parentElement.className}`, textContent.trim().slice(0, 20)]);
    }
    if (seen < 4) small.push(`only ${seen} words are seen`);
    return small.slice(0, 4);";

#[test]
fn all_words_of_a_presented_page_are_read_from_afar() {
    visit_without_motion(async |page| {
        page.before_load(DRAWN).await;
        let views = [
            ("insanity", "step=40", &["stack", "cubes", "tree", "graph", "hand", "statistics&run=1"][..]),
            ("taquin", "step=4", &["tree", "board", "parity", "distances", "statistics&boards=100&run=1"]),
            // The Scores of larger boards and of a whole tree, which are too long, are left out.
            ("taquin", "step=300", &["tree"]),
            ("taquin", "step=3", &["tree&board=4x4:5,1,3,4,2,6,8,0,9,10,7,11,13,14,15,12"]),
            (
                "taquin",
                "step=9",
                &[
                    "graph",
                    "race",
                    "tree&method=ida-manhattan",
                    "distances&estimate=linear-conflict",
                    "distances&fill=1.2",
                ],
            ),
            (
                "taquin",
                "board=5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24",
                &["board", "distances"],
            ),
            ("soma", "step=5", &["search", "pieces", "placements", "solutions", "figure", "hand", "map"]),
            ("soma", "step=5", &["search&lockstep=4", "figure&shows=proof"]),
            ("cube", "alg=R_U_R-_U-", &["cube", "group", "doctor", "laboratory", "stages", "stages&method=short"]),
            // With the program beside the drawing.
            ("insanity", "step=40&listing=1", &["stack"]),
            ("soma", "step=40", &["search&listing=1"]),
            ("soma", "figure=w-wall", &["figure&shows=chess"]),
            ("cube", "alg=R_U_R-_U-", &["stages&coach=1&step=1", "stages&method=side-by-side"]),
            ("cube", "alg=R_U_R-_U-", &["subgroup", "errors", "stages&method=optimal&run=1", "stages&method=chain"]),
        ];
        let mut small = vec![];
        for (place, state, names) in views {
            for (index, view) in names.iter().enumerate() {
                // Every third state on a screen of the old shape.
                for (theme, width) in [("light", 1920), ("projector", [1440, 1920, 1920][index % 3])] {
                    page.size(width, 1080).await;
                    page.run("window.__drawn = []", vec![]).await;
                    let lang = ["fr", "en"][index % 2];
                    let link = format!("#/{place}?{state}&view={view}&present=1&lang={lang}&theme={theme}");
                    page.show(&link).await;
                    layout::arrived(page, &link).await;
                    page.until("it is drawn", "document.querySelector('#drawing')?.width > 300").await;
                    page.until("its words", "document.documentElement.dataset.state !== 'busy'").await;
                    // A letter or a digit on a cube stands on several faces: it is read on the one that looks at the reader.
                    let is_small = format!(
                        "size < {READ_FROM_AFAR} - 0.3 && (words.length > 1 || !window.__drawn.some(([size, other]) => \
                         other === words && size >= {READ_FROM_AFAR}))"
                    );
                    let drawn =
                        page.eval(&format!("window.__drawn.filter(([size, words]) => {is_small}).slice(0, 4)")).await;
                    let around = page.run(WORDS_AROUND, vec![json!(READ_FROM_AFAR - 0.3)]).await;
                    for words in [drawn, around] {
                        if words != json!([]) {
                            small.push(format!("{place} {view} {theme} {width}: {words}"));
                        }
                    }
                }
            }
        }
        assert!(small.is_empty(), "{}", small.join("\n"));
    });
}

#[test]
fn the_letters_of_the_cube_stay_its_own() {
    visit(async |page| {
        present(page, "#/cube?alg=R&lang=en").await;
        let names = "Array.from(document.querySelectorAll('.tools-bar button'), ({ textContent }) => textContent)";
        let told = ["r", "d", "z", "b", "c"]
            .map(|key| format!("{} (Alt + {})", words("present", key, Lang::En), key.to_uppercase()));
        assert_eq!(page.eval(names).await, json!(told));
        page.keys("b".chars()).await;
        page.until("B is turned", "location.hash.includes('alg=R_B')").await;
        assert_eq!(page.eval(IS_BLACK).await, json!(false));
        page.chord(Key::Alt, 'b').await;
        page.until("black", IS_BLACK).await;
        page.keys("u".chars()).await;
        page.until("the page", &format!("!({IS_BLACK})")).await;
        assert!(page.text("location.hash").await.contains("alg=R_B&"), "the key turned nothing");
    });
}

#[test]
fn a_part_is_enlarged_and_painted_as_fine_as_it_is_shown() {
    visit(async |page| {
        page.size(1366, 768).await;
        present(page, "#/insanity?step=40&lang=fr").await;
        let width = "document.querySelector('#drawing').width";
        let usual = page.eval(width).await.as_u64().expect("a width");
        let origin = "document.querySelector('#app').style.transformOrigin";
        // Without a mouse: the middle, the corners, and the whole page again.
        let mut parts = vec![];
        loop {
            page.keys("z".chars()).await;
            let next = json!(parts.last().cloned().unwrap_or_default());
            page.until("the next part", &format!("{origin} !== {next}")).await;
            parts.push(page.text(origin).await);
            if parts.last().is_some_and(String::is_empty) {
                break;
            }
            page.until("painted fine", &format!("{width} > {}", usual * 19 / 10)).await;
        }
        assert_eq!(parts.len(), 6, "{parts:?}");
        page.until("painted as before", &format!("Math.abs({width} - {usual}) < 3")).await;
        // With a mouse: what it points at stays where it is.
        page.click_at("#drawing", (-200.0, -120.0), 1).await;
        page.keys("z".chars()).await;
        until_tool(page, "zoom", true).await;
        let [x, y] = [0, 1].map(|index| format!("parseFloat({origin}.split(' ')[{index}])"));
        page.until("at the mouse", &format!("{x} > 100 && {x} < innerWidth / 2 && {y} > 0 && {y} < innerHeight / 2"))
            .await;
    });
}

#[test]
fn the_mouse_has_a_ring_and_draws_ink_that_fades() {
    visit(async |page| {
        page.size(1366, 768).await;
        present(page, "#/soma?step=40&lang=en").await;
        page.click_at("#drawing", (0.0, 0.0), 1).await;
        let ring = "(() => {
            const { left, top, width, height } = document.querySelector('.presenting .ring').getBoundingClientRect();
            const drawing = document.querySelector('#drawing').getBoundingClientRect();
            const away = Math.hypot(left + width / 2 - drawing.left - drawing.width / 2, top + height / 2 - drawing.top - drawing.height / 2);
            return away < 3 && width > 60;
        })()";
        page.until("the ring is at the mouse", ring).await;
        page.until("it is seen", "getComputedStyle(document.querySelector('.presenting .ring')).opacity === '1'").await;
        page.keys("r".chars()).await;
        until_tool(page, "ring", false).await;

        let inked = "(() => {
            const ink = document.querySelector('.presenting .ink');
            const { data } = ink.getContext('2d').getImageData(0, 0, ink.width, ink.height);
            return data.some((value, at) => at % 4 === 3 && value > 0);
        })()";
        page.keys("d".chars()).await;
        until_tool(page, "ink", true).await;
        let before = page.eval(PICTURE).await;
        page.drag(".presenting .ink", (-100.0, -50.0), (200.0, 100.0)).await;
        page.until("a line", inked).await;
        assert_eq!(page.eval(PICTURE).await, before, "the drawing below is not turned");
        page.run("const now = performance.now.bind(performance); performance.now = () => now() + 60000;", vec![]).await;
        page.until("it has faded", &format!("!({inked})")).await;
        // Esc puts the ink away, and the drawing can be turned again.
        page.key(Key::Escape).await;
        until_tool(page, "ink", false).await;
        page.drag("#drawing", (-100.0, -50.0), (120.0, 60.0)).await;
        page.until("it is turned", &format!("{PICTURE} !== {before}")).await;
    });
}

#[test]
fn everything_is_done_by_keyboard_while_presenting() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?step=40&lang=fr").await;
        page.leave_focus().await;
        page.keys("f".chars()).await;
        let presents = |on: u8| format!("document.documentElement.dataset.present === '{on}'");
        page.until("presenting", &presents(1)).await;
        page.until("the tools", "document.querySelector('.tools-bar button')?.textContent").await;
        // Steps: a clicker's keys, the arrows, the space bar.
        let at = |step: u64| format!("document.querySelector('.position').value === '{step}'");
        for (key, step) in [(Key::PageDown, 41), (Key::PageUp, 40), (Key::Right, 41), (Key::Left, 40), (Key::Home, 0)] {
            page.key(key).await;
            page.until("a step", &at(step)).await;
        }
        assert!(page.is_seen(".where").await, "the number of the step");
        page.keys(" ".chars()).await;
        page.until("playing", "Number(document.querySelector('.position').value) > 0").await;
        page.keys(" ".chars()).await;
        page.until(
            "paused",
            &format!(
                "document.querySelector('.moves .play').getAttribute('aria-label') === {}",
                json!(Lang::Fr.shell().transport.play)
            ),
        )
        .await;
        // Each tool, on and off; the button of each tells it.
        for (key, tool) in [("r", "ring"), ("d", "ink"), ("b", "black")] {
            let before = page.text(&format!("document.querySelector('.presenting').dataset.{tool}")).await == "1";
            page.keys(key.chars()).await;
            until_tool(page, tool, !before).await;
            let told = format!("document.querySelector('.tools-bar [data-tool={tool}]').ariaPressed === '{}'", !before);
            page.until("told", &told).await;
            page.keys(key.chars()).await;
            until_tool(page, tool, before).await;
        }
        for _ in 0..5 {
            page.keys("z".chars()).await;
            until_tool(page, "zoom", true).await;
        }
        page.keys("z".chars()).await;
        until_tool(page, "zoom", false).await;
        // The view, the theme, the language.
        page.keys("2".chars()).await;
        page.until_link("view=hand").await;
        page.keys("t".chars()).await;
        page.until("another theme", "document.documentElement.dataset.theme !== 'light'").await;
        page.keys("l".chars()).await;
        page.until("English", "document.documentElement.lang === 'en'").await;
        // Every control is reached by Tab, and shows that it has the focus.
        let mut reached = std::collections::BTreeSet::new();
        for _ in 0..60 {
            page.key(Key::Tab).await;
            let here = page
                .eval("(({ tagName, className, id }) => `${tagName} ${id} ${className}`)(document.activeElement)")
                .await;
            let here = here.as_str().unwrap_or_default().to_string();
            if here.starts_with("BODY") || !reached.insert(here) && reached.len() > 8 {
                break;
            }
        }
        let reaches = |what: &str| reached.iter().any(|each| each.contains(what));
        for what in ["drawing", "leave"] {
            assert!(reaches(what), "{what} in {reached:?}");
        }
        // Another puzzle, and back to the page.
        page.keys("c".chars()).await;
        page.until("the list", "document.activeElement.matches('.tools-bar nav a')").await;
        page.key(Key::Tab).await;
        page.key(Key::Enter).await;
        page.until("the taquin", "location.hash.startsWith('#/taquin') && document.querySelector('#app main.taquin:not([aria-busy]) #drawing')").await;
        page.until("still presented", &presents(1)).await;
        page.keys("f".chars()).await;
        page.until("left", &presents(0)).await;
        page.until("the bar", "document.querySelector('header.top')").await;
    });
}
