//! What a finger presses measures at least 44 by 44 pixels, on every page. Links in running text are exempt, as WCAG 2.5.5 says.

use super::layout;
use super::page::{Page, visit_without_motion};
use serde_json::{Value, json};

/// Screens that are touched: telephones upright and sideways, a tablet, a laptop.
const SCREENS: [(u32, u32); 4] = [(390, 844), (844, 390), (768, 1024), (1366, 768)];

/// All that is too small for a finger, as a list of sentences.
const SMALL: &str = "
    const pressed = 'button, select, textarea, input:not([type=hidden], [type=file]), summary, [role=button], a[href]';
    const small = new Set();
    for (const each of document.querySelectorAll(pressed)) {
        if (!each.checkVisibility() || each.closest('.unseen, .skip, [inert], [aria-hidden=true]')) continue;
        if (document.querySelector('dialog[open]') && !each.closest('dialog')) continue;
        const style = getComputedStyle(each);
        // Words within a text.
        if (style.display === 'inline' && each.matches('a, .term')) continue;
        let { width, height } = each.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        // A label is pressed like its box.
        const label = each.closest('label');
        if (label && each.matches('[type=checkbox], [type=radio]')) ({ width, height } = label.getBoundingClientRect());
        // The net of the cube has twelve squares in a row: where twelve of 44 pixels have no room, they fill the row. The field of
        // the letters on the same page does the same, as WCAG 2.5.5 allows. While a cube is entered they are large.
        const row = each.matches('.facelet') && !each.closest('.entering') ? each.parentElement.getBoundingClientRect().width / 12 : 44;
        if (row < 44 && width >= 24 && width > row - 3 && height > width - 1) continue;
        if (width < 43.9 || height < 43.9) small.add(`${each.tagName.toLowerCase()}.${each.className} in ${each.parentElement.className}: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return [...small];";

/// A screen that is touched.
async fn touch(page: &Page) {
    page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
}

/// Opens each link, does what a script says there, and looks at it on every screen.
fn check(links: &[(&str, &str)]) {
    visit_without_motion(async |page| {
        touch(page).await;
        let mut found = vec![];
        for (link, script) in links {
            page.size(1366, 768).await;
            page.show(link).await;
            layout::arrived(page, link).await;
            assert_eq!(page.eval("matchMedia('(pointer: coarse)').matches").await, json!(true));
            if !script.is_empty() {
                page.run(script, vec![]).await;
                page.until("open", "document.querySelector('.menu button, dialog[open] button, .strip button, .presenting .tools-bar button')").await;
            }
            for (width, height) in SCREENS {
                page.size(width, height).await;
                let small = page.run(SMALL, vec![]).await;
                // A frame of another page has rules of its own, see `embed.rs`.
                let is_known = layout::SCREENS.contains(&(width, height)) && !link.contains("embed=1");
                let faults = if script.is_empty() && is_known { layout::faults(page).await } else { json!([]) };
                for fault in [small, faults] {
                    if fault != Value::Array(vec![]) {
                        found.push(format!("{link} {script} at {width}x{height}: {fault:#}"));
                    }
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn a_finger_meets_everything_around_the_puzzles() {
    check(&[
        ("#/?lang=fr", ""),
        ("#/?about=access&lang=fr", ""),
        ("#/write?lang=fr", ""),
        ("#/print?sheet=nets&lang=fr", ""),
        ("#/shelf?lang=fr", ""),
        ("#/class?counts=ct1:taquin:3x3.score:7:10000,5012,4988,0,8123456,13023456,395948:96dd877b&lang=fr", ""),
        ("#/insanity?step=30&lang=fr", "document.querySelector('.share-button').click()"),
        ("#/soma?step=30&lang=fr", "document.querySelector('.help-button').click()"),
        ("#/taquin?step=3&embed=1&lang=en", ""),
        (
            "#/cube?alg=R_U&present=1&lang=en",
            "const wait = setInterval(() => { const bar = document.querySelector('.presenting'); if (bar) { clearInterval(wait); bar.dataset.puzzles = '1'; } }, 20)",
        ),
        ("#/taquin?step=30&lang=en", "document.querySelector('.theme-button').click()"),
        // The QR code, and the strip of a second screen with what the teacher alone sees.
        (
            "#/cube?alg=R_U&lang=en",
            "document.querySelector('.share-button').click(); const wait = setInterval(() => { const code = document.querySelector('.show-code'); if (code) { clearInterval(wait); code.click(); } }, 20)",
        ),
        (
            "#/taquin?lesson=taquin-score&station=2&lang=fr",
            "self.open = () => ({}); self.ask('screen', 'open').then(() => document.querySelector('.strip summary').click())",
        ),
    ]);
}

#[test]
fn a_finger_meets_everything_on_the_page_of_instant_insanity() {
    check(&[
        ("#/insanity?step=30&lang=fr", ""),
        ("#/insanity?view=hand&lang=en", ""),
        ("#/insanity?view=graph&step=5&lang=fr", ""),
        ("#/insanity?view=statistics&lang=fr", ""),
        ("#/insanity?step=40&listing=1&lang=fr", ""),
    ]);
}

#[test]
fn a_finger_meets_everything_on_the_page_of_the_taquin() {
    check(&[
        ("#/taquin?step=30&lang=fr", ""),
        ("#/taquin?view=board&lang=en", ""),
        ("#/taquin?view=parity&lang=fr", ""),
        ("#/taquin?view=distances&lang=fr", ""),
        ("#/taquin?view=statistics&lang=fr", ""),
        ("#/taquin?view=graph&step=20&lang=fr", ""),
        ("#/taquin?view=race&step=9&lang=fr", ""),
        ("#/taquin?method=ida-manhattan&step=30&lang=en", ""),
        ("#/taquin?formula=10*misplaced+manhattan+3*conflicts&step=4&lang=fr", ""),
        ("#/taquin?view=distances&fill=1.2&step=9&lang=en", ""),
        (
            "#/taquin?board=5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24&view=distances&lang=fr",
            "",
        ),
    ]);
}

#[test]
fn a_finger_meets_everything_on_the_page_of_the_soma_cube() {
    check(&[
        ("#/soma?step=30&lang=fr", ""),
        ("#/soma?view=pieces&lang=en", ""),
        ("#/soma?view=placements&pieces=2xo-o,oo,-&lang=fr", ""),
        ("#/soma?view=placements&lang=fr", ""),
        ("#/soma?view=figure&lang=fr", ""),
        ("#/soma?view=figure&shows=proof&step=8&lang=fr", ""),
        (
            "#/soma?figure=-----.ooo--.-o---.-oo--_-----.-o-o-.ooo--.--o--_ooo--.ooooo.ooo--.oooo-&view=figure&shows=chain&step=3&lang=fr",
            "",
        ),
        ("#/soma?view=hand&placed=3:1-2-5-3&lang=fr", ""),
        ("#/soma?figure=oog.ogg.oog&set=ooo,oo.o-,3xg&view=figure&lang=en", ""),
        ("#/soma?set=bedlam&view=hand&lang=fr", ""),
        ("#/soma?set=bedlam&lang=en", ""),
        ("#/soma?view=map&goal=9&lang=fr", ""),
        ("#/soma?view=solutions&lang=fr", ""),
        ("#/soma?step=240&lockstep=4&lang=en", ""),
    ]);
}

#[test]
fn a_finger_meets_everything_on_the_page_of_the_hungarian_cube() {
    check(&[
        ("#/cube?alg=R_U&lang=fr", ""),
        ("#/cube?alg=R_U&view=group&lang=fr", ""),
        ("#/cube?view=doctor&lang=fr", ""),
        ("#/cube?view=doctor&draft=UFRBU-LU-----R--------F--------D--------L--------B----&lang=fr", ""),
        ("#/cube?view=laboratory&lang=fr", ""),
        ("#/cube?view=stages&alg=R_U&lang=fr", ""),
        ("#/cube?view=subgroup&lang=fr", ""),
        ("#/cube?view=errors&error=cycles&lang=fr", ""),
        ("#/cube?alg=R_U_F&method=chain&lang=fr", ""),
        ("#/cube?alg=R_U_F&method=optimal&run=1&lang=fr", ""),
        ("#/cube?alg=R_U_F&method=side-by-side&lang=en", ""),
        ("#/cube?view=stages&alg=R_U&coach=1&step=1&lang=fr", ""),
    ]);
}
