//! The share menu: the QR code of the link, read back from the screen, and the system's share sheet.

use super::page::{Page, visit, visit_with_each_engine};
use super::words::words;
use casse_tete::lang::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// What is usually shared: the puzzles as they open, with a set-up, in the middle of a search, in a lesson.
const USUAL: [&str; 22] = [
    "#/?lang=fr",
    "#/insanity?lang=fr",
    "#/insanity?view=tree&step=775&lang=en",
    "#/insanity?cubes=023301.232220.010322.301131&run=1&lang=fr&theme=projector",
    "#/taquin?board=4x4:5,1,7,3,9,2,11,4,13,6,15,8,0,10,14,12&method=astar-manhattan&step=40&lang=fr&theme=dark",
    "#/taquin?lesson=taquin-score&station=3&lang=en",
    "#/taquin?board=4x4:5,1,7,3,9,2,11,4,13,6,15,8,0,10,14,12&method=ida-pattern&tables=large&lang=fr&theme=projector",
    "#/taquin?view=race&race=score,astar-manhattan,ida-pattern&clock=time&step=12&lang=fr&theme=projector",
    "#/taquin?formula=10*misplaced+manhattan+3*conflicts&h=2&step=4&lang=en",
    "#/taquin?board=5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24&view=board&step=3&moves=ULDRULDR&lang=fr",
    "#/cube?view=doctor&draft=UUUUUUUUURRRRRRRRRFFFF----FDDDDDDDDDLLLLLLLLLBBBBBBBBB&lang=fr&theme=projector",
    "#/soma?rules=islands,parity&step=700&lang=en",
    "#/soma?lesson=soma-parity&station=2&lang=fr",
    "#/cube?alg=R_U_R-_U-_F2_B2&view=stages&step=7&lang=fr",
    "#/cube?lesson=cube-commutator&station=4&lang=en&theme=projector",
    "#/soma?view=hand&placed=3:1-2-5-3.1:8-6-9&lang=fr",
    "#/soma?view=map&solution=87&goal=112&step=3&lang=en",
    "#/soma?set=2xooo.o--,oo&figure=ooooo.ooooo&lang=fr&theme=projector",
    "#/insanity?view=hand&hand=8.14.2.10&lang=en",
    "#/insanity?view=graph&pair=1.5&reversed=1.3&step=2&lang=fr",
    "#/cube?view=subgroup&generators=R_U.F2&lang=en",
    "#/cube?alg=R_U_R-_U-_F2_B2&method=optimal&metric=quarter&lang=fr&theme=projector",
];

/// Whether the link has not changed for half a second.
const SETTLED: &str = "(() => {
    const now = performance.now();
    if (window.__link !== location.href) [window.__link, window.__since] = [location.href, now];
    return now - window.__since > 500;
})()";

/// The largest version of a QR code that such a link needs.
const LARGEST_VERSION: usize = 10;

/// Opens the menu and shows the code.
async fn show_code(page: &Page) {
    page.share().await;
    page.click(".show-code").await;
    page.until("the code", "document.querySelector('dialog.code[open] svg')").await;
}

/// The codes that a camera reads on the screen, made this many times smaller.
pub async fn read_codes(page: &Page, smaller: u32) -> Vec<Result<String, String>> {
    let shot = page.devtools("Page.captureScreenshot", json!({ "format": "png" })).await;
    let body = "const picture = new Image();
        picture.src = 'data:image/png;base64,' + arguments[0];
        await picture.decode();
        const canvas = new OffscreenCanvas(picture.width / arguments[1], picture.height / arguments[1]);
        const room = canvas.getContext('2d');
        room.imageSmoothingQuality = 'high';
        room.drawImage(picture, 0, 0, canvas.width, canvas.height);
        const { data } = room.getImageData(0, 0, canvas.width, canvas.height);
        const light = Array.from({ length: canvas.width * canvas.height }, (_, at) => data[4 * at]);
        return [canvas.width, canvas.height, light]";
    let small = page.run_async(body, vec![shot["data"].clone(), json!(smaller)]).await;
    let [width, height] = [0, 1].map(|side| small[side].as_u64().expect("a size") as usize);
    let light = |x: usize, y: usize| small[2][y * width + x].as_u64().expect("a lightness") as u8;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, light);
    let read = |grid: rqrr::Grid<_>| grid.decode().map(|(_, text)| text).map_err(|error| error.to_string());
    picture.detect_grids().into_iter().map(read).collect()
}

#[test]
fn the_code_of_a_usual_link_is_read_from_afar() {
    visit(async |page| {
        page.size(1920, 1080).await;
        for link in USUAL {
            page.open(link).await;
            assert!(!page.is_seen("[role=alert]").await, "{link}: {}", page.words("[role=alert]").await);
            page.share().await;
            // What a lesson arranges stands in the link before it is read.
            page.until("a link that stays", SETTLED).await;
            let show = "document.querySelector('.show-code').click(); return location.href";
            let address = page.run(show, vec![]).await.as_str().expect("an address").to_string();
            page.until("the code", "document.querySelector('dialog.code[open] svg')").await;
            assert_eq!(read_codes(page, 4).await, [Ok(address.clone())], "{link}");
            assert_eq!(page.words("dialog.code p").await, address, "{link}");
            let side = page.eval("document.querySelector('dialog.code svg').viewBox.baseVal.width").await;
            // Four modules of quiet on each side, as ISO/IEC 18004 asks: nothing dark is in them.
            let dark = "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('dialog.code svg path').getBBox())";
            let within = side.as_u64().expect("a side") - 8;
            assert_eq!(page.eval(dark).await, json!([4, 4, within, within]), "{link}");
            let version = (side.as_u64().expect("a side") as usize - 8 - 17) / 4;
            assert!(version <= LARGEST_VERSION, "{link}: version {version}");
        }
    });
}

#[test]
fn every_other_page_is_shared_in_the_same_way() {
    visit(async |page| {
        for link in [
            "#/?puzzle=soma",
            "#/?about=access",
            "#/write",
            "#/print?sheet=tiles&of=%23%2Ftaquin",
            "#/shelf",
            "#/class",
        ] {
            page.open(&format!("{link}{}lang=fr", if link.contains('?') { '&' } else { '?' })).await;
            page.share().await;
            let field = "document.querySelector('.menu.share input:not([type=checkbox])').value";
            page.until("the link", &format!("{field} === location.href")).await;
            let address = page.text(field).await;
            let place = link.split('?').next().expect("a place");
            assert!(address.contains(place), "{address}");
            page.click(".show-code").await;
            page.until("the code", "document.querySelector('dialog.code[open] svg')").await;
            assert_eq!(page.words("dialog.code p").await, address, "{link}");
            page.key(fantoccini::key::Key::Escape).await;
            page.until("it is closed", "!document.querySelector('dialog.code[open]')").await;
        }
    });
}

#[test]
fn the_code_fills_the_screen_in_every_theme_and_is_put_away() {
    visit_with_each_engine(async |page| {
        page.size(1366, 768).await;
        for lang in Lang::ALL {
            for theme in ["light", "dark", "projector"] {
                page.open(&format!("#/taquin?step=3&lang={}&theme={theme}", lang.name())).await;
                show_code(page).await;
                let label = page.text("document.querySelector('dialog.code svg').getAttribute('aria-label')").await;
                assert_eq!(label, words("share", "code", lang));
                let colours = "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.querySelector('dialog.code')))";
                assert_eq!(page.eval(colours).await, json!(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]), "{theme}");
                let box_of = |what: &str| {
                    format!(
                        "(({{ left, top, right, bottom }}) => [left, top, innerWidth - right, innerHeight - bottom].map(Math.round))(document.querySelector('{what}').getBoundingClientRect())"
                    )
                };
                assert_eq!(page.eval(&box_of("dialog.code")).await, json!([0, 0, 0, 0]), "{theme}");
                let height =
                    page.eval("document.querySelector('dialog.code svg').clientHeight > 0.8 * innerHeight").await;
                assert_eq!(height, json!(true), "{theme}: the code is large");
                // Esc, or the button; the focus comes back.
                if theme == "dark" {
                    page.press_button(lang.shell().close).await;
                } else {
                    page.key(Key::Escape).await;
                }
                page.until("it is put away", "!document.querySelector('dialog.code')").await;
                page.until("the focus", "document.activeElement.matches('.show-code')").await;
            }
        }
        // The code of another state than the one that is shown does not stay.
        page.click(".show-code").await;
        page.until("the code", "document.querySelector('dialog.code[open] svg')").await;
        page.follow("#/taquin?step=5&lang=en").await;
        page.until("it is put away", "!document.querySelector('dialog.code')").await;
    });
}

#[test]
fn a_code_that_cannot_be_made_is_told() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg={}&lang={}", "R_U_".repeat(800), lang.name())).await;
            let told = format!(
                "document.querySelector('.share [data-told]').textContent === {}",
                json!(words("share", "noCode", lang))
            );
            page.share().await;
            page.click(".show-code").await;
            page.until("told", &told).await;
            assert!(!page.is_seen("dialog.code").await);
            // Its script does not come.
            page.open(&format!("#/soma?lang={}", lang.name())).await;
            page.run("window.ask = () => Promise.reject(new Error('no network'))", vec![]).await;
            page.click(".share-button").await;
            page.until("told", "document.querySelector('.menu.share [role=alert]')").await;
            assert_eq!(page.words(".menu.share").await, lang.shell().no_share);
        }
    });
}

#[test]
fn the_share_sheet_of_the_system_is_opened_where_there_is_one() {
    const SHEET: &str = "Object.defineProperty(navigator, 'share', { configurable: true, value: async (shared) => {
        window.__shared = shared;
        if (window.__fails) throw new DOMException('', window.__fails);
    } });";
    visit(async |page| {
        page.before_load(SHEET).await;
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_U&lang={}", lang.name())).await;
            page.share().await;
            let status = ".share [data-told]";
            for (fails, told) in [("", ""), ("AbortError", ""), ("NotAllowedError", words("share", "noSheet", lang))] {
                page.run("[window.__fails, window.__shared] = [arguments[0], null]", vec![json!(fails)]).await;
                page.press_button(words("share", "sheet", lang)).await;
                page.until("it is asked", "window.__shared").await;
                let title = lang.title(casse_tete::puzzle::Puzzle::Cube).name;
                let asked = json!({ "url": page.text("location.href").await, "title": title });
                assert_eq!(page.eval("window.__shared").await, asked, "{fails}");
                page.until("told", &format!("document.querySelector('{status}').textContent === {}", json!(told)))
                    .await;
            }
        }
        page.before_load("delete navigator.share; delete Navigator.prototype.share;").await;
        page.open("#/cube?alg=R_U&lang=en").await;
        page.share().await;
        assert!(page.is_seen(".show-code").await && !page.is_seen(".share-sheet").await);
    });
}
