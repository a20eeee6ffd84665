//! How things look: plain zeros, real subscripts, and differences that can be seen with the colours of the system.

use super::drawing::{PICTURE, still, until_picture};
use super::page::{Page, visit};
use serde_json::json;

#[test]
fn zeros_are_plain_in_both_weights() {
    visit(async |page| {
        page.open("#/insanity?lang=en").await;
        // The middle of a zero is empty, as is that of an O; that of an eight is not.
        let body = "await document.fonts.ready;
            const font = getComputedStyle(document.body).fontFamily;
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [300, 300];
            const context = canvas.getContext('2d', { willReadFrequently: true });
            return ['', 'bold '].flatMap((weight) => ['0', 'O', '8'].map((sign) => {
                context.clearRect(0, 0, 300, 300);
                context.font = `${weight}200px ${font}`;
                const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(sign);
                context.fillText(sign, 150 - (right - left) / 2, 150 + (up - down) / 2);
                return context.getImageData(140, 135, 20, 30).data.some((value) => value > 0);
            }));";
        assert_eq!(page.run_async(body, vec![]).await, json!([false, false, true, false, false, true]));
        assert_eq!(page.eval("[...document.fonts].filter((face) => face.status === 'loaded').length").await, json!(2));
    });
}

#[test]
fn formulas_have_real_subscripts_and_superscripts() {
    visit(async |page| {
        let raised = "[...new Set([...document.querySelectorAll('.says :is(sub, sup)')].map((each) => each.tagName + each.textContent))].sort()";
        for (link, tab, expected) in [
            ("#/cube?view=doctor&lang=en", None, json!(["SUBA", "SUBS"])),
            ("#/insanity?view=graph&lang=en", Some("#says-3"), json!(["SUPc + c′"])),
            (
                "#/taquin?view=board&lang=en",
                None,
                json!([
                    "SUB1", "SUB2", "SUB3", "SUB4", "SUB5", "SUB6", "SUB7", "SUB8", "SUB9", "SUP2", "SUP3", "SUP4",
                    "SUP5", "SUP6", "SUP7", "SUP8"
                ]),
            ),
        ] {
            page.open(link).await;
            if let Some(tab) = tab {
                page.click(tab).await;
            }
            page.until(link, &format!("{raised}.length > 0")).await;
            assert_eq!(page.eval(raised).await, expected, "{link}");
            let words = page.words(".says").await;
            assert!(!words.contains('^') && !words.contains('_'), "{link}: {words}");
        }
        // The theory of the taquin: T_11 has one subscript of two digits.
        page.open("#/taquin?view=tree&lang=en").await;
        page.click("#says-2").await;
        page.until("its theory", &format!("{raised}.length > 0")).await;
        let subscripts =
            page.eval("[...document.querySelectorAll('.says sub')].map(({ textContent }) => textContent)").await;
        assert!(subscripts.as_array().expect("subscripts").contains(&json!("11")), "{subscripts}");
        let words = page.words(".says").await;
        assert!(!words.contains('^') && !words.contains('_'), "{words}");
        // The names of a formula, and a number that is too large for one: in the link, and in the field.
        for (lang, formula) in
            [("en", "manhattan"), ("en", "manhattan%2B9999999999999999"), ("fr", "manhattan*999999999999999")]
        {
            page.open(&format!("#/taquin?formula={formula}&lang={lang}")).await;
            page.until("the formula", "document.querySelector('.own-formula')").await;
            page.run("document.querySelector('.names').open = true", vec![]).await;
            page.until("10 to the power of 15", "document.querySelector('.names sup')?.textContent === '15'").await;
            let words = page.words("main").await;
            assert!(!words.contains('^'), "{formula}: {words}");
        }
    });
}

#[test]
fn what_is_chosen_or_off_can_be_told_where_the_system_chooses_the_colours() {
    visit(async |page| {
        let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        page.devtools("Emulation.setEmulatedMedia", forced).await;
        for puzzle in ["soma", "cube", "taquin", "insanity"] {
            page.open(&format!("#/{puzzle}?step=0&lang=en")).await;
            assert_eq!(page.eval("matchMedia('(forced-colors: active)').matches").await, json!(true));
            let look = "((selector) => { const { backgroundColor, color } = getComputedStyle(document.querySelector(selector)); return backgroundColor + color; })";
            for (chosen, other) in [
                (".middle .tabs [aria-selected=true]", ".middle .tabs [aria-selected=false]"),
                (".top nav [aria-current]", ".top nav a:not([aria-current])"),
                (".transport .step", ".transport .back:disabled"),
            ] {
                // At a first step only Instant Insanity has a button that is off.
                if puzzle != "insanity" && other.ends_with(":disabled") {
                    continue;
                }
                let both = page.eval(&format!("[{look}({}), {look}({})]", json!(chosen), json!(other))).await;
                assert_ne!(both[0], both[1], "{puzzle} {chosen}");
            }
        }
        page.run("document.querySelector('.transport .step').focus({ focusVisible: true })", vec![]).await;
        let outline = "(({ outlineStyle, outlineWidth }) => outlineStyle + outlineWidth)(getComputedStyle(document.activeElement))";
        assert_eq!(page.eval(outline).await, json!("solid3px"));
    });
}

#[test]
fn the_other_pages_can_be_read_where_the_system_chooses_the_colours() {
    visit(async |page| {
        let forced = json!({ "features": [
            { "name": "forced-colors", "value": "active" },
            { "name": "prefers-color-scheme", "value": "dark" },
        ] });
        page.devtools("Emulation.setEmulatedMedia", forced).await;
        let mut compared = 0;
        for link in ["#/", "#/?about=access", "#/write", "#/print?of=%23%2Ftaquin&sheet=tiles", "#/shelf", "#/class"] {
            page.open(&format!("{link}{}lang=en", if link.contains('?') { '&' } else { '?' })).await;
            assert_eq!(page.eval("matchMedia('(forced-colors: active)').matches").await, json!(true));
            // What has the focus.
            page.run(
                "document.querySelector('main :is(a[href], button:enabled, select, input)').focus({ focusVisible: true })",
                vec![],
            )
            .await;
            let outline = "(({ outlineStyle, outlineWidth }) => outlineStyle + outlineWidth)(getComputedStyle(document.activeElement))";
            assert_eq!(page.eval(outline).await, json!("solid3px"), "{link}");
            // What is to be pressed first, beside what else can be pressed.
            let looks = "['main .strong:enabled', 'main :is(button, a.button):not(.strong, [aria-pressed=true], :disabled)'].map((selector) => {
                const found = document.querySelector(selector);
                return found && getComputedStyle(found).backgroundColor;
            })";
            let looks = page.eval(looks).await;
            if !looks[0].is_null() && !looks[1].is_null() {
                assert_ne!(looks[0], looks[1], "{link}");
                compared += 1;
            }
            // Paper stays paper: what is drawn on it is black.
            if link.contains("print") {
                page.until("the sheets", "document.querySelector('.paper svg')").await;
                let paper = "(({ backgroundColor, color, forcedColorAdjust }) => [backgroundColor, color, forcedColorAdjust])(getComputedStyle(document.querySelector('.paper')))";
                assert_eq!(page.eval(paper).await, json!(["rgb(255, 255, 255)", "rgb(0, 0, 0)", "none"]));
            }
        }
        assert!(compared > 0);
    });
}

/// How many different pictures are drawn in twenty frames after a key is pressed.
async fn pictures_after(page: &Page, key: &str) -> u64 {
    let body = "const pictures = new Set();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true }));
        for (let frame = 0; frame < 20; frame++) {
            await new Promise(requestAnimationFrame);
            pictures.add(PICTURE);
        }
        return pictures.size;";
    page.run_async(&body.replace("PICTURE", PICTURE), vec![json!(key)]).await.as_u64().expect("a number")
}

#[test]
fn without_motion_tiles_are_in_place_at_once() {
    visit(async |page| {
        let board = "#/taquin?view=board&board=3x3:1,2,3,4,5,6,7,8,0&lang=en";
        page.open(board).await;
        still(page).await;
        page.leave_focus().await;
        assert!(pictures_after(page, "ArrowRight").await > 2, "with motion the tile slides");
        let pushed = still(page).await;
        let reduced = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.devtools("Emulation.setEmulatedMedia", reduced).await;
        page.open(board).await;
        still(page).await;
        page.leave_focus().await;
        let pictures = pictures_after(page, "ArrowRight").await;
        assert!(pictures <= 2, "{pictures} pictures");
        until_picture(page, "in place", pushed).await;
        // Nor do colours fade.
        assert_eq!(page.eval("document.getAnimations().length").await, json!(0));
    });
}
