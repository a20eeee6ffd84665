//! A second screen: a window for the projector that shows what the teacher's window shows, in step.

use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::words::words;
use casse_tete::lang::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The words of the strip of the teacher's window.
fn strip(lang: Lang) -> [&'static str; 6] {
    ["there", "gone", "black", "freeze", "again", "end"].map(|name| words("screen", name, lang))
}

/// Opens the second screen of the page, and leaves the teacher's window in front.
async fn open_screen(page: &Page, lang: Lang) {
    page.share().await;
    page.press_button(words("share", "screen", lang)).await;
    page.to_window(2, 1).await;
    page.until("it follows", "document.documentElement.dataset.screen === '1'").await;
    page.to_window(2, 0).await;
    let told = json!(strip(lang)[0]);
    page.until("the strip", &format!("document.querySelector('.screen-strip p')?.textContent === {told}")).await;
    // The menu is out of the way.
    page.click(".share-button").await;
}

/// Waits until the projected window shows this step, and comes back.
async fn until_projected(page: &Page, what: &str, expression: &str) {
    page.to_window(2, 1).await;
    page.until(what, expression).await;
    page.to_window(2, 0).await;
}

fn at(step: u64) -> String {
    format!("document.querySelector('.position')?.value === '{step}'")
}

#[test]
fn the_second_screen_follows_the_first() {
    visit_with_each_engine(async |page| {
        let [there, gone, black, freeze, again, end] = strip(Lang::Fr);
        page.open("#/taquin?lesson=taquin-score&station=2&step=40&lang=fr&theme=projector").await;
        page.until("the lesson", "document.querySelector('[data-station]')").await;
        open_screen(page, Lang::Fr).await;
        page.to_window(2, 1).await;
        page.until("the step", &at(40)).await;
        for hidden in [".top", ".lesson", ".moves", ".leave", ".setup"] {
            assert!(!page.is_seen(hidden).await, "{hidden}");
        }
        for seen in ["#drawing", ".where", ".now"] {
            assert!(page.is_seen(seen).await, "{seen}");
        }
        assert_eq!(page.text("document.documentElement.dataset.theme").await, "projector");
        page.to_window(2, 0).await;

        page.run("document.querySelector('.moves button:nth-child(4)').click()", vec![]).await;
        until_projected(page, "the next step", &at(41)).await;
        page.press_button(black).await;
        until_projected(page, "black", "getComputedStyle(document.body).visibility === 'hidden'").await;
        page.press_button(black).await;
        until_projected(page, "seen", "getComputedStyle(document.body).visibility === 'visible'").await;
        // What is frozen stays, until it is thawed: then the last step is shown.
        page.press_button(freeze).await;
        page.run("document.querySelector('.moves button:nth-child(2)').click()", vec![]).await;
        page.until("a step back", &at(40)).await;
        page.press_button(black).await;
        until_projected(
            page,
            "black, at the old step",
            &format!("document.documentElement.dataset.black === '1' && {}", at(41)),
        )
        .await;
        page.press_button(black).await;
        page.press_button(freeze).await;
        until_projected(page, "the step", &at(40)).await;

        // The part of the tree that is moved into sight is seen there, too.
        page.click(".zooms button:first-child").await;
        until_projected(page, "the part", "location.hash.includes('part=')").await;
        page.click(".follow").await;
        until_projected(page, "it follows the search", "!location.hash.includes('part=')").await;

        // Other puzzles: both windows load another document, and go on together.
        let strip =
            |words: &str| format!("document.querySelector('.screen-strip p')?.textContent === {}", json!(words));
        for (place, state, step) in
            [("insanity", "step=40", 40), ("cube", "alg=R_U_F&step=1", 1), ("soma", "step=4", 4)]
        {
            page.follow(&format!("#/{place}?{state}&lang=fr")).await;
            // Not the old document, which may be at the same step.
            let stands = format!("location.hash.startsWith('#/{place}') && document.querySelector('main.{place}')");
            let here = |step| format!("{stands} && {}", at(step));
            page.until("the strip again", &format!("{} && {}", here(step), strip(there))).await;
            until_projected(page, place, &here(step)).await;
            page.run("document.querySelector('.moves button:nth-child(4)').click()", vec![]).await;
            until_projected(page, "the next step", &here(step + 1)).await;
            // The drawing is seen from the same side.
            page.leave_focus().await;
            page.chord(Key::Shift, Key::Left).await;
            until_projected(page, "the side", "location.hash.includes('camera=')").await;
        }

        // Sheets, which may have answers, are not for the class: it goes on seeing the puzzle.
        page.follow("#/print?lang=fr").await;
        page.until("the strip again", &format!("location.hash.startsWith('#/print') && {}", strip(there))).await;
        until_projected(page, "the puzzle", &format!("location.hash.startsWith('#/soma') && {}", at(5))).await;
        page.follow("#/soma?step=5&lang=fr").await;
        page.until("back", &format!("location.hash.startsWith('#/soma') && {} && {}", at(5), strip(there))).await;

        assert!(!page.run("return [...document.querySelectorAll('.screen-strip button')].some((each) => each.textContent === arguments[0] && each.checkVisibility())", vec![json!(again)]).await.as_bool().expect("seen or not"), "nothing to open again");
        // The projected window is closed, and opened again.
        page.to_window(2, 1).await;
        page.close_window().await;
        page.to_window(1, 0).await;
        page.until("told", &strip(gone)).await;
        assert_eq!(page.text("document.querySelector('.position').value").await, "5", "nothing is lost");
        page.press_button(again).await;
        until_projected(page, "the same state", &at(5)).await;
        page.until("told", &strip(there)).await;
        // The teacher ends it.
        page.press_button(end).await;
        page.to_window(1, 0).await;
        assert!(!page.is_seen(".screen-strip").await);
        page.reload().await;
        assert!(!page.is_seen(".screen-strip").await);
    });
}

#[test]
fn the_teacher_alone_sees_the_answer_and_the_remark() {
    visit_with_each_engine(async |page| {
        page.open("#/taquin?lesson=taquin-score&station=1&lang=fr").await;
        page.until("the lesson", "document.querySelector('[data-station]')").await;
        open_screen(page, Lang::Fr).await;
        let summary = "document.querySelector('.screen-strip .notes summary')";
        assert_eq!(page.text(&format!("{summary}.textContent")).await, words("screen", "notes", Lang::Fr));
        assert_eq!(page.eval("document.querySelector('.notes').open").await, json!(false), "out of the way at first");
        page.run(&format!("{summary}.click()"), vec![]).await;
        let says =
            |words: &str| format!("document.querySelector('.notes > div')?.textContent.includes({})", json!(words));
        page.until("the answer", &says("Réponse")).await;
        page.until("the reason", &says("Première ligne 111")).await;
        // The next station has its own, in the language of the page.
        let press = "[...document.querySelectorAll('.strip button')].find(({ textContent }) => textContent === arguments[0]).click()";
        page.run(press, vec![json!(words("screen", "onward", Lang::Fr))]).await;
        page.until("the next answer", &says("Celui qui n’en a que deux")).await;
        page.keys("l".chars()).await;
        page.until("in English", "document.documentElement.lang === 'en'").await;
        page.until("the answer", &format!("!{}", says("Celui qui n’en a que deux"))).await;
        assert_eq!(page.eval("document.querySelectorAll('.notes > div').length").await, json!(1));
        // An answer that is a state leads to it within the lesson.
        page.follow("#/taquin?lesson=taquin-score&station=5&lang=en").await;
        page.until("a link", "document.querySelector('.notes > div a')").await;
        page.run("document.querySelector('.notes > div a').click()", vec![]).await;
        page.until_link("moves=LDRUUL").await;
        assert!(page.link().await.contains("lesson=taquin-score&station=5"));
        // Nothing of it is projected.
        page.to_window(2, 1).await;
        page.until("the state", "location.hash.includes('moves=LDRUUL')").await;
        assert!(!page.is_seen(".notes").await);
        page.to_window(2, 0).await;
        // Without a lesson there is nothing to see.
        page.follow("#/taquin?step=3&lang=en").await;
        page.until("hidden", "document.querySelector('.notes').hidden").await;
        let onward = json!(words("screen", "onward", Lang::Fr));
        let seen = format!(
            "[...document.querySelectorAll('.strip button')].some((button) => button.textContent === {onward} && button.checkVisibility())"
        );
        page.until("no next station", &format!("!({seen})")).await;
    });
}

#[test]
fn the_clock_of_the_strip_is_set_to_zero() {
    visit(async |page| {
        page.open("#/taquin?step=4&lang=en").await;
        open_screen(page, Lang::En).await;
        let seconds = "document.querySelector('.strip time').textContent.split(':').reduce((minutes, seconds) => 60 * minutes + Number(seconds), 0)";
        page.until("it runs", &format!("{seconds} >= 2")).await;
        page.click(".strip .clock").await;
        page.until("it begins anew", &format!("{seconds} < 2")).await;
        page.until("it runs on", &format!("{seconds} >= 2")).await;
    });
}

#[test]
fn one_window_leads_at_a_time() {
    visit(async |page| {
        page.open("#/taquin?step=4&lang=en").await;
        open_screen(page, Lang::En).await;
        // The copy of a tab has all that the tab has kept.
        page.run("window.open(location.href)", vec![]).await;
        page.to_window(3, 2).await;
        page.until("the copy stands", "document.querySelector('#app main:not([aria-busy])')").await;
        page.until("it gives up", "!sessionStorage.getItem('casse-tete.screen')").await;
        assert!(!page.is_seen(".strip").await);
        page.to_window(3, 0).await;
        assert!(page.is_seen(".strip").await);
        // Who opens the second screen leads.
        page.to_window(3, 2).await;
        page.share().await;
        page.press_button(words("share", "screen", Lang::En)).await;
        page.until("the strip", "document.querySelector('.screen-strip')").await;
        page.to_window(3, 0).await;
        page.until("it leads no more", "!document.querySelector('.screen-strip')").await;
    });
}

#[test]
fn the_projected_window_keeps_full_screen_when_the_puzzle_changes() {
    visit_with_each_engine(async |page| {
        page.open("#/taquin?step=3&lang=en").await;
        open_screen(page, Lang::En).await;
        page.to_window(2, 1).await;
        page.until("the step", &at(3)).await;
        page.click("#drawing").await;
        page.until("full screen", "Boolean(document.fullscreenElement)").await;
        page.to_window(2, 0).await;
        page.follow("#/soma?step=5&lang=en").await;
        until_projected(
            page,
            "the other puzzle, in full screen",
            &format!("location.hash.startsWith('#/soma') && {} && Boolean(document.fullscreenElement)", at(5)),
        )
        .await;
        assert!(!page.is_seen("[role=alert]").await);
    });
}

/// The point of the drawing that stays in its place while the page is enlarged, as fractions of its sides; none if it is not.
const ENLARGED_AT: &str = "(() => {
    const app = document.querySelector('#app');
    const { transform, transformOrigin } = app.style;
    if (!transform) return 'whole';
    // Twice as large: the point that stays is as far from the corner as that was from where the corner is now.
    const home = app.getBoundingClientRect();
    const [x, y] = transformOrigin.split(' ').map(parseFloat).map((far, axis) => 2 * far + [home.left, home.top][axis]);
    const { left, top, width, height } = document.querySelector('#drawing').getBoundingClientRect();
    return [(x - left) / width, (y - top) / height].map((share) => Math.min(1, Math.max(0, share)).toFixed(2)).join(' ');
})()";

#[test]
fn the_part_that_the_teacher_enlarges_is_enlarged_on_the_second_screen() {
    visit(async |page| {
        page.open("#/insanity?step=40&lang=en").await;
        open_screen(page, Lang::En).await;
        let same = async |page: &Page| {
            let here = page.text(ENLARGED_AT).await;
            // The drawing has another size there: the same point but for the rounding of pixels.
            let near = "((here, there) => here === there || here.split(' ').every((share, axis) => Math.abs(share - there.split(' ')[axis]) < 0.02))";
            until_projected(page, &here, &format!("{near}({}, {ENLARGED_AT})", json!(here))).await;
            here
        };
        page.follow("#/insanity?step=40&present=1&lang=en").await;
        page.until("the tools", "document.querySelector('.tools-bar button')?.textContent").await;
        assert_eq!(same(page).await, "whole");
        // Without a mouse: the middle, and the corners, one after the other.
        let mut parts = vec![];
        for _ in 0..3 {
            let before = page.text(ENLARGED_AT).await;
            page.keys("z".chars()).await;
            page.until("the next part", &format!("{ENLARGED_AT} !== {}", json!(before))).await;
            parts.push(same(page).await);
        }
        assert!(parts[1].starts_with("0.00 ") && parts[2].starts_with("1.00 "), "{parts:?}");
        // With the mouse: where it points.
        page.key(Key::Escape).await;
        assert_eq!(same(page).await, "whole");
        page.click_at("#drawing", (-200.0, -90.0), 1).await;
        page.keys("z".chars()).await;
        page.until("enlarged", &format!("{ENLARGED_AT} !== 'whole'")).await;
        let first = same(page).await;
        page.click_at("#drawing", (150.0, 60.0), 1).await;
        page.until("elsewhere", &format!("{ENLARGED_AT} !== {}", json!(first))).await;
        same(page).await;
        // The projected window is painted as fine as it is shown, and opened anew it is enlarged, too.
        let fine = "(({ width, clientWidth }) => width > clientWidth * 1.9)(document.querySelector('#drawing'))";
        until_projected(page, "painted fine", fine).await;
        page.to_window(2, 1).await;
        page.reload().await;
        page.to_window(2, 0).await;
        assert_ne!(same(page).await, "whole");
        page.key(Key::Escape).await;
        assert_eq!(same(page).await, "whole");
    });
}

/// Where the ring of a window is, as shares of the sides of its drawing, in hundredths; nothing while it is not seen.
const RING_AT: &str = "(() => {
    const ring = document.querySelector('.presenting .ring');
    if (!ring || getComputedStyle(ring).opacity === '0') return '';
    const { left, top, width, height } = ring.getBoundingClientRect();
    const room = document.querySelector('#drawing').getBoundingClientRect();
    return [(left + width / 2 - room.left) / room.width, (top + height / 2 - room.top) / room.height].map((share) => Math.round(share * 100)).join();
})()";

/// How many pixels of ink a window shows.
const INK: &str = "(() => {
    const ink = document.querySelector('.presenting .ink');
    const { data } = ink.getContext('2d').getImageData(0, 0, ink.width, ink.height);
    let seen = 0;
    for (let at = 3; at < data.length; at += 4) seen += data[at] > 0;
    return seen;
})()";

#[test]
fn the_ring_and_the_ink_of_the_teacher_are_seen_on_the_second_screen() {
    visit_without_motion(async |page| {
        page.open("#/taquin?board=3x3:8,6,7,2,5,4,3,0,1&step=9&lang=en").await;
        open_screen(page, Lang::En).await;
        page.keys("f".chars()).await;
        page.until(
            "presented",
            "document.documentElement.dataset.present === '1' && document.querySelector('.presenting .ring')",
        )
        .await;
        // The strip is still the teacher's, and the button that leaves stands below it.
        assert!(page.is_seen(".screen-strip").await);
        let side = async |selector: &str, side: &str| {
            page.eval(&format!("document.querySelector('{selector}').getBoundingClientRect().{side}"))
                .await
                .as_f64()
                .expect("a place")
        };
        assert!(side(".leave", "top").await >= side(".screen-strip", "bottom").await);
        // The windows have different sizes; the place within the drawing is the same.
        page.click_at("#drawing", (60.0, -40.0), 0).await;
        page.until("a ring", &format!("{RING_AT} !== ''")).await;
        let here = page.text(RING_AT).await;
        // Half a pixel of one drawing is not that of the other.
        let near = format!(
            "{RING_AT}.split(',').every((share, axis) => share !== '' && Math.abs(share - {}.split(',')[axis]) < 2)",
            json!(here)
        );
        until_projected(page, "the ring there", &near).await;
        page.key('d').await;
        page.drag(".presenting .ink", (-80.0, 20.0), (160.0, 30.0)).await;
        page.until("ink", &format!("{INK} > 500")).await;
        until_projected(page, "the ink there", &format!("{INK} > 500")).await;
        // Wiped away.
        page.key('d').await;
        until_projected(page, "no ink", &format!("{INK} === 0")).await;
        // Nothing to press is projected, and keys of the tools mean nothing there.
        page.to_window(2, 1).await;
        page.key('b').await;
        page.key('d').await;
        assert!(!page.is_seen(".presenting .black").await);
        assert_eq!(page.eval("document.querySelector('.presenting').dataset.ink").await, json!("0"));
        assert!(!page.is_seen(".tools-bar button").await);
        let say = "new BroadcastChannel('casse-tete-screen').postMessage(arguments[0])";
        for wrong in [
            json!({ "kind": "pointing", "what": "draw", "at": "x" }),
            json!({ "kind": "pointing", "what": "eval", "at": [1, 2] }),
        ] {
            page.run(say, vec![wrong]).await;
        }
        assert!(!page.is_seen("[role=alert]").await);
    });
}

#[test]
fn the_projected_window_stays_without_the_other() {
    visit(async |page| {
        page.open("#/insanity?step=40&lang=en").await;
        open_screen(page, Lang::En).await;
        until_projected(page, "the step", &at(40)).await;
        page.close_window().await;
        page.to_window(1, 0).await;
        assert_eq!(page.eval(&at(40)).await, json!(true));
        // What is no link is ignored.
        let say = async |message: Value| {
            page.run("new BroadcastChannel('casse-tete-screen').postMessage(arguments[0])", vec![message]).await
        };
        for shares in [json!("2 9"), json!("<b>"), json!({ "x": 1 }), json!(null), json!("0.5")] {
            say(json!({ "kind": "enlarged", "shares": shares })).await;
        }
        for link in [json!("https://example.org"), json!("javascript:alert(1)"), json!({ "x": 1 }), json!(null)] {
            say(json!({ "kind": "link", "link": link })).await;
        }
        say(json!({ "kind": "link", "link": "#/insanity?step=41&lang=en" })).await;
        page.until("the next link", &at(41)).await;
        assert_eq!(page.text(ENLARGED_AT).await, "whole");
        assert!(!page.is_seen("[role=alert]").await);
        // The teacher comes back with another window, which knows nothing of this one: it leads, and this one follows again.
        page.run(
            "open(new URL('#/taquin?step=7&lang=en', location.href.replace(/[?].*/, '')), '_blank', 'noopener')",
            vec![],
        )
        .await;
        page.to_window(2, 1).await;
        page.until("the new window", &format!("document.querySelector('main.taquin') && {}", at(7))).await;
        page.share().await;
        page.press_button(words("share", "screen", Lang::En)).await;
        page.until("the strip", "document.querySelector('.screen-strip')").await;
        for window in [0, 2] {
            page.to_window(3, window).await;
            page.until("it follows", &format!("document.querySelector('main.taquin') && {}", at(7))).await;
            assert!(!page.is_seen(".top").await, "what the class sees");
        }
    });
}

#[test]
fn the_second_screen_is_placed_on_another_screen_and_may_be_refused() {
    visit(async |page| {
        page.open("#/cube?alg=R&lang=en").await;
        page.share().await;
        page.run(
            "const here = { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 768 };
             const there = { availLeft: 1366, availTop: 10, availWidth: 1920, availHeight: 1070 };
             self.getScreenDetails = async () => ({ screens: [here, there], currentScreen: here });
             self.open = (...given) => { window.__opened = given; return null; };",
            vec![],
        )
        .await;
        page.press_button(words("share", "screen", Lang::En)).await;
        let told = json!(words("share", "noWindow", Lang::En));
        page.until("told", &format!("document.querySelector('.share [data-told]').textContent === {told}")).await;
        let opened = page.eval("window.__opened").await;
        assert!(
            opened[0].as_str().is_some_and(|link| link.contains("#/cube?alg=R&") && link.contains("present=1")),
            "{opened}"
        );
        assert_eq!(opened[2], json!("popup,left=1366,top=10,width=1920,height=1070"));
        assert!(!page.is_seen(".screen-strip").await);
    });
}
