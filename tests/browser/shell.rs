//! The shell: home page, languages, themes, present mode, help, sharing, and room for everything on every screen.

use super::graph::set;
use super::page::{Page, visit, visit_with_each_engine, visit_with_errors, visit_without_motion};
use super::words::words;
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::insanity::Theory;
use casse_tete::puzzle::soma;
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// A telephone, the laptop of a classroom, a large screen, a wall.
const SCREENS: [(u32, u32); 4] = [(390, 844), (1366, 768), (1920, 1080), (3840, 2160)];

async fn until_theme(page: &Page, theme: &str) {
    page.until(theme, &format!("document.documentElement.dataset.theme === '{theme}'")).await;
}

async fn until_language(page: &Page, lang: Lang) {
    page.until(lang.name(), &format!("document.documentElement.lang === '{}'", lang.name())).await;
    page.until("its texts", &format!("document.body.textContent.includes({})", json!(lang.shell().share))).await;
}

#[test]
fn the_home_page_leads_to_the_puzzles() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/?lang={}", lang.name())).await;
            until_language(page, lang).await;
            let names = page
                .eval("[...document.querySelectorAll('.card h2')].map((name) => name.firstChild.textContent)")
                .await;
            assert_eq!(names, json!(Puzzle::ALL.map(|puzzle| lang.title(puzzle).name)));
            assert!(page.is_seen(".card:nth-child(2) canvas, .card:nth-child(2) svg, .card:nth-child(2) img").await);
            assert_eq!(page.state().await, "idle");
            page.click(".card a.button").await;
            page.until("the puzzle", "document.querySelector('main.desk')").await;
            until_language(page, lang).await;
            assert!(page.link().await.starts_with("#/insanity"), "{}", page.link().await);
            page.history_back().await;
            page.until("home again", "document.querySelector('main.home-page a.picture')").await;
            // The taquin is another program, which the page is loaded anew for.
            page.click(".card:nth-child(2) a.button").await;
            page.until("the taquin", "document.querySelector('main.taquin')").await;
            until_language(page, lang).await;
            page.history_back().await;
            page.until("home again", "document.querySelector('main.home-page a.picture')").await;
            // A click on a picture does the same.
            page.click(".card:nth-child(3) .picture").await;
            page.until("the Soma cube", "document.querySelector('main.soma')").await;
            until_language(page, lang).await;
            page.history_back().await;
            page.until("home again", "document.querySelector('main.home-page a.picture')").await;
            page.click(".card:nth-child(4) a.button").await;
            page.until("the Hungarian cube", "document.querySelector('main.cube')").await;
            until_language(page, lang).await;
            page.history_back().await;
            page.until("home again", "document.querySelector('main.home-page a.picture')").await;
        }
        // The example on its card runs and can be paused.
        let steps = page.words(".running span").await;
        page.until("a step", &format!("document.querySelector('.running span').textContent !== {}", json!(steps)))
            .await;
        page.click(".running button").await;
        page.until(
            "paused",
            &format!(
                "document.querySelector('.running button').ariaLabel === {}",
                json!(Lang::En.shell().transport.play)
            ),
        )
        .await;
        // Without a fragment it is the home page too.
        page.open("").await;
        assert!(page.is_seen("main.home-page").await);
    });
}

#[test]
fn the_language_is_switched_by_button_and_key() {
    const WORDS: &str = "['title', '.run-all', '.now', '.where', '.theme-button', '#view-0', '.hint', 'legend'].map((selector) => document.querySelector(selector).textContent)";
    visit_with_each_engine(async |page| {
        page.open("#/insanity").await;
        // Chromium speaks English here.
        until_language(page, Lang::En).await;
        page.leave_focus().await;
        page.keys([Key::Right; 5]).await;
        page.until("step 5", "document.querySelector('.where').textContent.startsWith('step 5')").await;
        let english = page.eval(WORDS).await;
        page.click(".language").await;
        until_language(page, Lang::Fr).await;
        page.until_link("lang=fr").await;
        let french = page.eval(WORDS).await;
        for (index, (a, b)) in
            english.as_array().into_iter().flatten().zip(french.as_array().into_iter().flatten()).enumerate()
        {
            // The title is the puzzle's name, the same in both.
            assert!(index == 0 || a != b, "{a} stays");
        }
        assert!(page.words(".where").await.starts_with("étape 5"), "the step stays");
        page.leave_focus().await;
        page.key('l').await;
        until_language(page, Lang::En).await;
        page.until_link("lang=en").await;
        assert_eq!(page.eval(WORDS).await, english);
    });
}

#[test]
fn a_reader_of_french_gets_french_without_asking() {
    visit(async |page| {
        let french = json!({ "userAgent": page.text("navigator.userAgent").await, "acceptLanguage": "fr-FR,fr" });
        page.devtools("Emulation.setUserAgentOverride", french).await;
        page.open("#/insanity").await;
        until_language(page, Lang::Fr).await;
    });
}

#[test]
fn the_theme_is_chosen_by_menu_and_key() {
    visit(async |page| {
        page.open("#/insanity?lang=en").await;
        until_theme(page, "light").await;
        let ground = "getComputedStyle(document.body).backgroundColor";
        let mut grounds = vec![page.text(ground).await];
        for (name, theme) in Lang::En.shell().themes.iter().zip(["light", "dark", "projector"]) {
            page.click(".theme-button").await;
            page.press_button(name).await;
            until_theme(page, theme).await;
            page.until_link(&format!("theme={theme}")).await;
            page.until("the menu is closed", "!document.querySelector('.menu')").await;
            grounds.push(page.text(ground).await);
        }
        assert_eq!(grounds[0], grounds[1]);
        assert_ne!(grounds[1], grounds[2], "dark is dark");
        assert_eq!(grounds[3], "rgb(255, 255, 255)", "the projector's ground is white");
        page.leave_focus().await;
        for theme in ["light", "dark", "projector"] {
            page.key('t').await;
            until_theme(page, theme).await;
        }
        page.click(".theme-button").await;
        page.until("the menu", "document.querySelector('.menu')").await;
        page.key(Key::Escape).await;
        page.until("closed", "!document.querySelector('.menu')").await;
        // A reader whose system is dark gets the dark theme without asking.
        let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        page.devtools("Emulation.setEmulatedMedia", dark).await;
        page.open("#/insanity").await;
        until_theme(page, "dark").await;
    });
}

#[test]
fn the_colours_of_the_puzzles_are_chosen_on_every_page() {
    const TILE: &str = "getComputedStyle(document.querySelector('.net .tile.c0')).backgroundColor";
    const VERMILION: &str = "rgb(213, 94, 0)";
    // Whether the drawing has a pixel of this colour.
    let drawn = |[r, g, b]: [u8; 3]| {
        format!(
            "(() => {{
                const canvas = document.querySelector('canvas.drawing');
                const {{ data }} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
                for (let at = 0; at < data.length; at += 4)
                    if (data[at] === {r} && data[at + 1] === {g} && data[at + 2] === {b}) return true;
                return false;
            }})()"
        )
    };
    let (red, vermilion) = (drawn([0xD7, 0x19, 0x1C]), drawn([0xD5, 0x5E, 0x00]));
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/insanity?theme=projector&view=cubes&lang={}", lang.name())).await;
            page.until("red is red", &red).await;
            page.click(".theme-button").await;
            page.press_button(lang.shell().hues[1]).await;
            page.until_link("palette=okabe-ito").await;
            page.until("vermilion", &format!("{vermilion} && !{red} && {TILE} === '{VERMILION}'")).await;
            // They go along to the other pages, and are there from the first moment in a new document.
            for (puzzle, link) in [(3, "#/soma"), (4, "#/cube")] {
                page.click(&format!(".top nav a:nth-child({puzzle})")).await;
                let there =
                    format!("location.hash.startsWith('{link}') && location.hash.includes('palette=okabe-ito')");
                page.until(link, &there).await;
                page.until("its colours", &format!("{vermilion} && !{red}")).await;
            }
            page.click(".theme-button").await;
            page.press_button(lang.shell().hues[0]).await;
            page.until("red again", &format!("{red} && !{vermilion} && !location.hash.includes('palette')")).await;
        }
    });
}

#[test]
fn present_mode_shows_drawing_transport_and_counters() {
    async fn check_presented(page: &Page, stepped: bool) {
        page.until("present mode", "document.documentElement.dataset.present === '1'").await;
        for selector in ["canvas.drawing", ".counter output", ".now"] {
            assert!(page.is_seen(selector).await, "{selector}");
        }
        // There is no transport where nothing can be stepped.
        assert_eq!(page.is_seen(".transport .step").await, stepped);
        for selector in [".top", ".setup", ".panels > .tabs", ".middle > .tabs", ".says-panel", ".run-all"] {
            assert!(!page.is_seen(selector).await, "{selector}");
        }
    }
    visit_with_each_engine(async |page| {
        page.open("#/insanity?lang=en&run=1").await;
        page.until_state("done").await;
        page.leave_focus().await;
        page.key('f').await;
        check_presented(page, true).await;
        page.until_link("present=1").await;
        page.key(Key::Home).await;
        page.key(Key::PageDown).await;
        page.until("a clicker steps", "document.querySelector('.where').textContent.startsWith('step 1')").await;
        let largest = "Math.max(...[...document.querySelectorAll('canvas')].map((canvas) => canvas.clientWidth)) > innerWidth * 0.8";
        page.until("the drawing is large", largest).await;
        page.key(Key::Escape).await;
        page.until("left", "document.documentElement.dataset.present === '0'").await;
        assert!(!page.link().await.contains("present"), "{}", page.link().await);
        assert!(page.is_seen(".setup").await);
        page.click(".present-button").await;
        check_presented(page, true).await;
        page.click(".leave").await;
        page.until("left", "document.documentElement.dataset.present === '0'").await;
        for view in super::graph::VIEWS {
            page.open(&format!("#/insanity?present=1&view={view}&lang=fr")).await;
            check_presented(page, !matches!(view, "hand" | "statistics")).await;
        }
        page.key('f').await;
        page.until("left", "document.documentElement.dataset.present === '0'").await;
    });
}

#[test]
fn the_keys_of_digits_are_theirs_on_french_keyboards_too() {
    /// A key as a French keyboard tells it: what it writes without Shift, and where it lies.
    async fn press(page: &Page, written: &str, digit: usize) {
        let event = "document.body.dispatchEvent(new KeyboardEvent('keydown',
            { key: arguments[0], code: `Digit${arguments[1]}`, bubbles: true, cancelable: true }));";
        page.run(event, vec![json!(written), json!(digit)]).await;
    }
    async fn until_view(page: &Page, digit: usize) {
        let open = format!("document.querySelector('#view-{}').ariaSelected === 'true'", digit - 1);
        page.until(&format!("view {digit}"), &open).await;
    }
    // The browser gives the whole screen to readers only, not to scripts.
    visit_with_errors(&["Permissions check failed"], async |page| {
        for puzzle in ["insanity", "taquin", "soma", "cube"] {
            page.open(&format!("#/{puzzle}?lang=fr&theme=light")).await;
            for (written, digit) in [("(", 5), ("\"", 3), ("é", 2), ("'", 4), ("&", 1)] {
                press(page, written, digit).await;
                until_view(page, digit).await;
            }
            press(page, "ç", 9).await;
            until_theme(page, "dark").await;
            press(page, "_", 8).await;
            until_language(page, Lang::En).await;
            press(page, "è", 7).await;
            page.until("it is presented", "document.documentElement.dataset.present === '1'").await;
            press(page, "3", 3).await;
            until_view(page, 3).await;
        }
    });
}

#[test]
fn what_is_printed_is_the_drawing_and_what_it_says() {
    visit(async |page| {
        page.size(794, 1123).await;
        for link in [
            "insanity?view=graph",
            "taquin?view=tree",
            "soma?view=solutions",
            "cube?view=doctor",
            "cube?view=stages&alg=R",
        ] {
            page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
            page.open(&format!("#/{link}&lang=fr")).await;
            page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
            page.until(link, "document.querySelector('canvas.drawing').clientHeight > 500").await;
            assert!(page.is_seen(".now").await && page.is_seen(".counters").await, "{link}");
            assert!(
                !page.is_seen(".top").await && !page.is_seen(".transport").await && !page.is_seen(".setup").await,
                "{link}"
            );
        }
    });
}

#[test]
fn the_help_lists_the_keys() {
    visit(async |page| {
        let links = ["#/insanity?", "#/taquin?", "#/soma?", "#/cube?"];
        for (lang, link) in links.into_iter().flat_map(|link| Lang::ALL.map(|lang| (lang, link))) {
            page.open(&format!("{link}lang={}", lang.name())).await;
            page.leave_focus().await;
            page.key('?').await;
            page.until("the help", "document.querySelector('dialog')?.open").await;
            let lines = page.eval("document.querySelectorAll('dialog dt').length").await;
            let own = match link {
                "#/taquin?" => lang.taquin().page.keys,
                "#/soma?" => lang.soma().page.keys,
                "#/cube?" => lang.cube().page.keys,
                _ => lang.insanity().page.keys,
            };
            // One more line tells the letters of the frame around these pages, where the page does not need them itself.
            let letters = usize::from(link != "#/cube?");
            assert_eq!(lines, json!(lang.shell().keys.len() + letters + own.len()), "{link}");
            // The page behind it takes no keys.
            page.key(Key::Right).await;
            page.key(Key::Escape).await;
            page.until("closed", "!document.querySelector('dialog')").await;
            assert_eq!(page.text("document.querySelector('.position')?.value ?? '0'").await, "0");
            page.click(".help-button").await;
            page.until("the help", "document.querySelector('dialog')?.open").await;
            page.click("dialog button").await;
            page.until("closed", "!document.querySelector('dialog')").await;
        }
    });
}

#[test]
fn the_help_is_read_without_scrolling_sideways_and_what_is_presented_stands_off_the_edge() {
    visit_without_motion(async |page| {
        for name in ["insanity", "taquin", "soma", "cube"] {
            page.size(360, 640).await;
            page.open(&format!("#/{name}?step=1&lang=fr")).await;
            page.click(".help-button").await;
            page.until("the help", "document.querySelector('dialog')?.open").await;
            let fits = "((dialog) => dialog.scrollWidth <= dialog.clientWidth)(document.querySelector('dialog'))";
            assert_eq!(page.eval(fits).await, json!(true), "{name}");
            page.click("dialog button").await;
            for (width, height) in [(1366, 768), (1920, 1080)] {
                page.size(width, height).await;
                page.open(&format!("#/{name}?step=1&lang=fr&present=1&theme=projector")).await;
                let left = page.eval("document.querySelector('.counter').getBoundingClientRect().left").await;
                assert!(left.as_f64().is_some_and(|left| left >= 12.0), "{name}: {left}");
            }
        }
    });
}

#[test]
fn the_link_is_copied_and_the_drawing_is_saved() {
    visit(async |page| {
        let origin = page.origin();
        let grant = json!({ "origin": origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.devtools("Browser.grantPermissions", grant).await;
        page.devtools("Browser.setDownloadBehavior", json!({ "behavior": "deny" })).await;
        page.before_load(
            "const make = URL.createObjectURL;
             URL.createObjectURL = (blob) => { window.__saved = blob; return make(blob); };
             HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };",
        )
        .await;
        page.open("#/insanity?lang=en&theme=projector").await;
        page.leave_focus().await;
        page.keys([Key::Right; 3]).await;
        page.until_link("step=3").await;
        page.share().await;
        page.until("the link in the field", "document.querySelector('.share input').value === location.href").await;
        page.click(".copy-link").await;
        page.until(
            "told",
            &format!(
                "document.querySelector('.share').textContent.includes({})",
                json!(words("share", "copied", Lang::En))
            ),
        )
        .await;
        let copied = page.run_async("return await navigator.clipboard.readText()", vec![]).await;
        assert_eq!(copied, page.eval("location.href").await);
        page.press_button(words("share", "svg", Lang::En)).await;
        let saved =
            page.run_async("return [window.__name, window.__saved.type, await window.__saved.text()]", vec![]).await;
        assert_eq!(saved[0], json!("Instant Insanity.svg"));
        assert_eq!(saved[1], json!("image/svg+xml"));
        let drawing = saved[2].as_str().unwrap_or_default().to_string();
        let parsed = "const drawing = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
            return [drawing.documentElement.localName, drawing.querySelectorAll('parsererror').length, drawing.querySelectorAll('path, polygon').length > 10];";
        assert_eq!(page.run(parsed, vec![json!(drawing)]).await, json!(["svg", 0, true]));
        // Where the clipboard is refused, the field is selected, to be copied by hand.
        page.run("Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })", vec![]).await;
        page.click(".copy-link").await;
        page.until("selected", "document.querySelector('.share input').selectionEnd === location.href.length && document.activeElement === document.querySelector('.share input')").await;
        assert!(page.words(".share").await.contains(words("share", "byHand", Lang::En)));
    });
}

/// The larger letters with the longer words, on all screens; and the smaller with the shorter ones, on the two smaller screens.
const LOOKS: [&str; 2] = ["lang=fr&theme=projector", "lang=en&theme=light"];

/// Nothing sticks out or is cut off on any screen, whatever tab of what the page says is open.
fn check_room(looks: &[&str], links: &[String], tabs: usize) {
    // What sticks out of the window to the right, or is cut off in its own box.
    const OUTSIDE: &str = "[
        document.documentElement.scrollWidth > innerWidth ? ['page', document.documentElement.scrollWidth, innerWidth] : null,
        ...[...document.querySelectorAll('header *, main *, footer *')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .scrolls > *') && getComputedStyle(element).position !== 'absolute')
            .map((element) => [element, element.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
            .map(([element, box]) => [element.tagName + '.' + element.className, Math.round(box.left), Math.round(box.right)]),
        ...[...document.querySelectorAll('button, .counter output, .now, .where')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => [element.tagName + '.' + element.className, element.textContent, element.scrollWidth, element.clientWidth]),
    ].filter(Boolean).slice(0, 8)";
    visit_without_motion(async |page| {
        let mut outside: Vec<(String, Value)> = vec![];
        for (index, look) in looks.iter().enumerate() {
            let screens = &SCREENS[..if index == 0 { SCREENS.len() } else { 2 }];
            for link in links {
                page.show(&format!("{link}{look}")).await;
                if link.contains("run=1") {
                    page.until_state("done").await;
                }
                // A new tab costs less than a new size.
                for ((width, height), tab) in screens.iter().flat_map(|&screen| (0..tabs).map(move |tab| (screen, tab)))
                {
                    if tab == 0 {
                        page.room(width, height).await;
                    }
                    if tabs > 1 {
                        let open = format!(
                            "document.querySelector('#says-{tab}')?.click();
                             for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);"
                        );
                        page.run_async(&open, vec![]).await;
                    }
                    let found = page.eval(OUTSIDE).await;
                    if found != json!([]) {
                        outside.push((format!("{width}x{height} {link}{look}, tab {tab}"), found));
                    }
                    // The transport bar, where there is one, stands in the window, whatever is scrolled.
                    let bar = "((bar) => !bar || bar.top >= 0 && bar.bottom <= innerHeight + 1)(document.querySelector('.transport')?.getBoundingClientRect())";
                    if !link.starts_with("#/?") {
                        assert_eq!(page.eval(bar).await, json!(true), "the transport bar at {width}x{height}, {link}");
                    }
                }
            }
        }
        assert!(outside.is_empty(), "{outside:#?}");
    });
}

#[test]
fn everything_has_room_on_every_screen() {
    let seven = super::search::SEVEN;
    let links = [
        "#/?".to_string(),
        "#/insanity?".to_string(),
        "#/insanity?run=1&view=tree&".to_string(),
        format!("#/insanity?cubes={seven}&run=1&view=cubes&"),
        "#/insanity?present=1&step=9&".to_string(),
        "#/insanity?cubes=99&".to_string(),
    ];
    check_room(&LOOKS, &links, 1);
}

#[test]
fn the_graph_has_room_on_every_screen() {
    let seven = set(super::search::SEVEN);
    let pair = Theory::of(&seven).pairs[0];
    let pair = format!("{}.{}", pair.first + 1, pair.second + 1);
    let links = [
        "#/insanity?view=graph&step=9&".to_string(),
        format!("#/insanity?cubes={seven}&view=graph&pair={pair}&"),
        "#/insanity?cubes=000000.000001&view=graph&".to_string(),
    ];
    check_room(&LOOKS, &links, 4);
}

#[test]
fn hand_and_statistics_have_room_on_every_screen() {
    let seven = super::search::SEVEN;
    let links = [
        "#/insanity?view=hand&hand=3.5.7.9&".to_string(),
        format!("#/insanity?cubes={seven}&view=hand&"),
        "#/insanity?view=statistics&sets=1000&run=1&".to_string(),
        "#/insanity?view=graph&present=1&pair=1.5&".to_string(),
        "#/insanity?view=hand&present=1&".to_string(),
        "#/insanity?view=graph&pair=1.2&".to_string(),
    ];
    check_room(&LOOKS, &links, 1);
}

#[test]
fn the_tree_of_the_taquin_has_room_on_every_screen() {
    let four = Preset::Four.text();
    let links = [
        "#/taquin?run=1&".to_string(),
        format!("#/taquin?board={four}&method=astar-manhattan&step=9&"),
        format!("#/taquin?board={}&step=30&", Preset::LoydSmall.text()),
    ];
    check_room(&LOOKS, &links, 3);
}

#[test]
fn the_views_of_the_taquin_have_room_on_every_screen() {
    let large: Vec<String> = (0..25).rev().map(|tile| tile.to_string()).collect();
    let four = Preset::Four.text();
    let links = [
        format!("#/taquin?board={four}&view=board&moves=RU&step=1&"),
        format!("#/taquin?board={four}&view=parity&"),
        "#/taquin?view=distances&board=3x3:1,3,6,5,0,2,4,7,8&".to_string(),
        "#/taquin?view=statistics&boards=500&run=1&".to_string(),
        format!("#/taquin?board=5x5:{}&view=board&", large.join(",")),
        format!("#/taquin?board=5x5:{}&method=astar-manhattan&step=9&", large.join(",")),
        "#/taquin?present=1&step=9&".to_string(),
        "#/taquin?present=1&view=board&moves=U&".to_string(),
        "#/taquin?board=111&method=x&".to_string(),
    ];
    check_room(&[&LOOKS[..], &["lang=fr&theme=dark"]].concat(), &links, 1);
}

#[test]
fn the_soma_cube_has_room_on_every_screen() {
    let links = [
        "#/soma?step=700&switched=none:300&rules=islands&".to_string(),
        "#/soma?figure=bathtub&rules=islands,parity&run=1&".to_string(),
        "#/soma?view=solutions&solution=7&apart=60&".to_string(),
    ];
    check_room(&LOOKS, &links, 3);
}

#[test]
fn the_other_views_of_the_soma_cube_have_room_on_every_screen() {
    let links = [
        "#/soma?view=pieces&step=56&".to_string(),
        "#/soma?view=placements&step=9&".to_string(),
        format!("#/soma?view=figure&figure={}&", soma::Preset::Gorilla.text()),
        "#/soma?view=figure&figure=bench&".to_string(),
        "#/soma?present=1&step=700&".to_string(),
        "#/soma?present=1&view=solutions&".to_string(),
        "#/soma?figure=oo.ox&order=1&".to_string(),
        "#/soma?view=map&solution=3&goal=240&step=5&".to_string(),
    ];
    check_room(&LOOKS, &links, 1);
}

#[test]
fn the_hungarian_cube_has_room_on_every_screen() {
    let links = [
        "#/cube?alg=R_U2_D-_B_D-_F_L2_U-_R2_F-_D_B2_M_E-_S2_Rw_x_y-&step=9&".to_string(),
        "#/cube?alg=R_U2_D-_B_D-&view=group&top=T&".to_string(),
    ];
    check_room(&LOOKS, &links, 4);
}

#[test]
fn the_laboratory_and_the_stages_have_room_on_every_screen() {
    let links = [
        "#/cube?view=laboratory&x=F_E_F2_E2_F&t=U&step=7&".to_string(),
        "#/cube?alg=R_U2_D-_B_D-_F_L2_U-_R2_F-_D_B2&view=stages&run=1&step=30&".to_string(),
        "#/cube?facelets=UUUUUUURULURRRRRRRRFFFFFFFFFDDDDDDDDDLLULLLLLLBBBBBBBBB&view=doctor&".to_string(),
    ];
    check_room(&LOOKS, &links, 4);
}

#[test]
fn the_cube_that_is_presented_or_wrong_has_room_on_every_screen() {
    let wrong = "FUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
    let links = [
        format!("#/cube?facelets={wrong}&"),
        "#/cube?alg=R_Q_(U&".to_string(),
        "#/cube?alg=R_U&present=1&step=1&".to_string(),
        "#/cube?alg=R_U&present=1&view=group&".to_string(),
        "#/cube?present=1&view=doctor&".to_string(),
        "#/cube?present=1&view=laboratory&".to_string(),
        "#/cube?alg=R_U_F&present=1&view=stages&run=1&".to_string(),
    ];
    check_room(&LOOKS, &links, 1);
}

#[test]
fn the_cube_is_presented_in_every_view() {
    visit(async |page| {
        for (index, view) in super::cube::VIEWS.into_iter().enumerate() {
            let lang = Lang::ALL[index % 2];
            page.open(&format!("#/cube?alg=R_U&view={view}&present=1&lang={}", lang.name())).await;
            for selector in ["canvas.drawing", ".counter output", ".now"] {
                assert!(page.is_seen(selector).await, "{selector} in {view}");
            }
            // The stages are solved by a worker: their transport comes at some time.
            if view != "stages" {
                page.until(view, "document.querySelector('.transport .step')?.checkVisibility()").await;
                assert_eq!(page.is_seen(".moves-line").await, view != "doctor", "the turns in {view}");
            }
            for selector in
                [".top", ".setup", ".panels > .tabs", ".middle > .tabs", ".says-panel", ".turn-layers", ".cube-editor"]
            {
                assert!(!page.is_seen(selector).await, "{selector} in {view}");
            }
            let type_size = page.eval("parseFloat(getComputedStyle(document.querySelector('.now')).fontSize)").await;
            assert!(type_size.as_f64() >= Some(16.0), "{type_size}");
            // Keys do what they do elsewhere; Escape leaves.
            page.leave_focus().await;
            page.key(Key::Escape).await;
            page.until("left", "document.documentElement.dataset.present === '0'").await;
            page.until("its tab", &format!("document.querySelector('#view-{index}').ariaSelected === 'true'")).await;
        }
        // The sequence in one line, its present turn and the stage stay in sight, on telephones too.
        const SEQUENCE: &str = "(() => {
            const [line, turn] = ['.moves-line', '.move[aria-current]'].map((each) => document.querySelector(each).getBoundingClientRect());
            const inside = turn.left >= line.left && turn.right <= line.right && line.left >= 0 && line.right <= innerWidth;
            return inside && line.top >= 0 && line.bottom <= innerHeight && line.height < 2 * turn.height;
        })()";
        for (lang, link) in [(Lang::Fr, "view=stages"), (Lang::En, "method=short&run=1")] {
            page.size(1366, 768).await;
            page.open(&format!("#/cube?alg=R_U2_D-_B_D-&{link}&step=2&present=1&lang={}", lang.name())).await;
            page.until_state("done").await;
            page.until("the second turn", "document.querySelector('.move[aria-current]:not(.start)')").await;
            for (width, height) in [(390, 844), (844, 390), (1366, 768)] {
                page.size(width, height).await;
                for selector in [".moves-line", ".move[aria-current]", ".now"] {
                    assert!(page.is_seen(selector).await, "{selector} of {link} at {width}x{height}");
                }
                page.until(link, SEQUENCE).await;
                let said = page.words(".now").await.to_lowercase();
                assert!(said.contains("phase") || said.contains("stage"), "{said}");
                assert!(said.contains(&(lang.cube().stages.next)("").to_lowercase()), "{said}");
            }
            // It moves along with the turns, to the last one.
            page.size(390, 844).await;
            page.leave_focus().await;
            page.key(Key::End).await;
            page.until("the last turn", "document.querySelector('.move[aria-current]')?.textContent === [...document.querySelectorAll('.move')].at(-1).textContent").await;
            page.until("in sight", SEQUENCE).await;
        }
    });
}
