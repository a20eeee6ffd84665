//! Where things stand on screens of all sizes, by their boxes: nothing lies over anything, nothing scrolls sideways, the drawing
//! and the sentence about the step are in sight.

use super::page::{Page, visit, visit_without_motion};
use serde_json::{Value, json};

/// Screens, in pixels of the style sheet: a laptop's at 400 % and 200 %, phones upright and sideways, middling windows, laptops,
/// a projector's.
pub const SCREENS: [(u32, u32); 9] =
    [(320, 256), (390, 844), (640, 384), (700, 800), (844, 390), (900, 700), (1366, 768), (1920, 1080), (3840, 2160)];

/// What is wrong with the places of things, as a list of sentences. A box counts as far as no scrolling part cuts it off; what
/// stands on the drawing on purpose is left out.
const FAULTS: &str = "
    const faults = [];
    const root = document.documentElement;
    const name = (element) => `${element.tagName.toLowerCase()}.${element.className} ${JSON.stringify(element.textContent.trim().slice(0, 20))}`;
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.display !== 'contents' && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
                const room = around.getBoundingClientRect();
                left = Math.max(left, room.left);
                top = Math.max(top, room.top);
                right = Math.min(right, room.right);
                bottom = Math.min(bottom, room.bottom);
            }
        }
        return { left, top, right, bottom };
    };
    for (const tab of document.querySelectorAll('.tabs button')) {
        if (tab.scrollWidth > tab.clientWidth + 1) faults.push(`${name(tab)} is cut`);
    }
    for (const choice of document.querySelectorAll('.menu button')) {
        if (choice.scrollWidth > choice.clientWidth + 1 || choice.clientWidth < 60) faults.push(`${name(choice)} is cut`);
    }
    // Words of which none is shown, as where a style sheet hides both the long and the short ones.
    for (const button of document.querySelectorAll('#app button')) {
        if (button.checkVisibility() && button.textContent.trim() && !button.innerText.trim() && !button.querySelector('svg, canvas, img'))
            faults.push(`${name(button)} shows none of its words`);
    }
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
    if (innerHeight >= 384 && root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
    for (const element of document.querySelectorAll('#app *')) {
        if (!element.checkVisibility() || element.closest('.unseen')) continue;
        // Wide tables scroll within a part of their own.
        if (element.matches('.scrolls')) continue;
        const style = getComputedStyle(element);
        if (['auto', 'scroll'].includes(style.overflowX) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
            faults.push(`${name(element)} scrolls sideways: ${element.scrollWidth} in ${element.clientWidth}`);
    }
    const things = 'button, a, select, input, textarea, output, canvas, p, label, summary, th, td, .tabs, .where';
    const boxes = [...document.querySelectorAll(`#app :is(${things})`)]
        .filter((element) => element.checkVisibility() && !element.closest('.unseen, .skip'))
        .map((element) => [element, seen(element)])
        .filter(([, { left, top, right, bottom }]) => right - left > 1 && bottom - top > 1);
    boxes.forEach(([one, a], index) => {
        for (const [other, b] of boxes.slice(index + 1)) {
            // What scrolls passes under the sentence of the step, which stays in sight.
            const now = [one, other].find((each) => each.matches('.now'));
            const place = now && getComputedStyle(now).position;
            const under = place === 'fixed' || place === 'sticky' && one.closest('.says') && other.closest('.says');
            if (under || one.contains(other) || other.contains(one) || one.matches('canvas') && other.closest('.zooms, .pointed')) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1.5 && high > 1.5) faults.push(`${name(one)} and ${name(other)} share ${Math.round(wide)} x ${Math.round(high)}`);
        }
    });
    const within = (element) => {
        const [box, rest] = [element.getBoundingClientRect(), seen(element)];
        return rest.top <= box.top + 1 && rest.bottom >= box.bottom - 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
    };
    const now = document.querySelector('.coach-turn') ?? document.querySelector('.now');
    // On low screens the coach scrolls, and a face that is entered with its colours fills narrow ones; there a list of mistakes is long.
    const face = innerWidth < 1088 && document.querySelector('.entering .facelets');
    const scrolls = innerHeight < 384 && now?.matches('.coach-turn') || face && (innerHeight < 800 || document.querySelector('.mistakes'));
    if (now && !scrolls && !within(now)) faults.push('the sentence is not in sight');
    const [stage, bar, drawing] = ['.stage', '.transport', 'canvas.drawing'].map((each) => document.querySelector(each));
    const canvas = face || drawing;
    if (stage) {
        const { width, height } = canvas.getBoundingClientRect();
        if (height < 140 || width < (face ? 140 : 200)) faults.push(`the drawing is ${width} x ${height}`);
        if (innerWidth === 1366 && root.dataset.theme !== 'projector' && width < 683) faults.push(`the drawing is ${width} wide`);
        // Where neither the setup nor a program stands beside it, the drawing has half of the window, also in a lesson: with the
        // pictures or the editor below it. Presented, the results that a lesson points at take a twentieth of it.
        const alone = document.querySelector('main.no-setup, .lesson') || root.dataset.present === '1';
        const other = document.querySelector('.program');
        const least = root.dataset.present === '1' && document.querySelector(':is(.says[data-pointed], .says [data-pointed]:not(.now))') ? 0.45 : 0.5;
        const area = [canvas, ...document.querySelectorAll('.gallery, .figure-editor, .cube-editor')]
            .map((each) => each.getBoundingClientRect())
            .reduce((sum, { width, height }) => sum + width * height, 0);
        if (innerWidth === 1366 && alone && !other && area < innerWidth * innerHeight * least) faults.push(`the drawing has ${width} x ${height}`);
        // The text of the lesson is in sight, too; with the larger letters of the projector's theme it scrolls.
        for (const each of document.querySelectorAll('.station > :is(h2, p)')) {
            if (innerWidth === 1366 && root.dataset.theme !== 'projector' && !within(each)) faults.push(`${name(each)} is not in sight`);
        }
        if (innerHeight >= 384 && !within(canvas)) faults.push('the drawing is not in sight');
        if (innerHeight >= 384 && bar && !within(bar)) faults.push('the transport is not in sight');
        if (innerWidth < 1088 && innerWidth >= 390 && bar && !bar.querySelector('.jumps') && bar.clientHeight > 90) faults.push(`the transport is ${bar.clientHeight} high`);
        // On a phone, upright and sideways, what a finger presses measures 44 pixels.
        if (['390 844', '844 390'].includes(`${innerWidth} ${innerHeight}`)) {
            for (const each of document.querySelectorAll('.transport :is(button, select), .tabs button, .lesson :is(button:not(.term), input, .button)')) {
                const { width, height } = each.getBoundingClientRect();
                if (each.checkVisibility() && !each.closest('.jumps') && (width < 43.9 || height < 43.9)) faults.push(`${name(each)} measures ${width} x ${height}`);
            }
        }
        const rows = new Set([...document.querySelectorAll('.middle > .tabs button')].map((tab) => tab.offsetTop));
        if (rows.size > 1 && innerWidth >= 390) faults.push(`tabs stand in ${rows.size} rows`);
    }
    return faults;";

/// What is wrong with the places of things on the screen, as a list of sentences.
pub async fn faults(page: &Page) -> Value {
    page.run(FAULTS, vec![]).await
}

/// Waits for what a link shows only once the workers have found it.
pub async fn arrived(page: &Page, link: &str) {
    let number = |name: &str| format!("document.querySelector('output[data-value=\"{name}\"]')?.dataset.number");
    for (part, found) in [
        ("shows=chain", "document.querySelector('.by-chain')".to_string()),
        ("shows=weights", "document.querySelector('.by-weights')".to_string()),
        ("shows=proof", number("soma.classes")),
        ("view=map", number("soma.neighbours")),
        ("view=subgroup", number("cube.graph-nodes")),
        ("method=chain", number("cube.length")),
        ("coach=1", number("cube.length")),
        ("setup=R_U_F2&view=stages&step=2", number("cube.length")),
        // The exact distance comes after the search, and the sentence about it makes room for itself.
        ("method=ida-manhattan&run=1", number("taquin.optimal")),
        ("ways=gravity", number("soma.classes")),
        ("method=side-by-side", number("cube.longest")),
        (
            "method=optimal&run=1",
            format!("{} && document.documentElement.dataset.state === 'done'", number("cube.depth")),
        ),
    ] {
        if link.contains(part) {
            page.until(part, &format!("{found} && document.documentElement.dataset.state !== 'busy'")).await;
        }
    }
    if link.contains("method=short&run=1") {
        page.until_state("done").await;
    }
}

/// Opens each link and looks at it on every screen.
fn check(links: &[&str]) {
    visit_without_motion(async |page| {
        let mut found = vec![];
        for link in links {
            page.size(1366, 768).await;
            // A link without a state shows the first minute in a new document only.
            let mut keys = link.split(['?', '&']).skip(1);
            if keys.any(|key| !key.starts_with("lang=") && !key.starts_with("theme=")) {
                page.show(link).await
            } else {
                page.open_plain(link).await
            }
            arrived(page, link).await;
            for (width, height) in SCREENS {
                page.room(width, height).await;
                let faults = faults(page).await;
                if faults != json!([]) {
                    found.push(format!("{link} at {width}x{height}: {faults:#}"));
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn home_and_insanity_have_their_places_on_all_screens() {
    check(&[
        "#/?lang=fr",
        "#/print?sheet=nets&lang=fr",
        "#/shelf?lang=fr",
        "#/write?lang=fr",
        "#/class?lang=fr",
        "#/class?counts=ct1:taquin:3x3.score:7:10000,5012,4988,0,8123456,13023456,395948:96dd877b&lang=fr&theme=projector",
        "#/class?counts=ct1:insanity:5.all:31:10000,2562,187,5012,1213,1213,9123,61234,7438,1032:948f1f56&lang=en",
        "#/print?sheet=worksheet&lang=en",
        "#/insanity?lang=fr",
        "#/insanity?view=stack&lang=fr",
        "#/insanity?view=cubes&lang=fr",
        "#/insanity?view=tree&step=40&lang=en",
        "#/insanity?view=graph&lang=fr",
        "#/insanity?view=hand&lang=fr",
        "#/insanity?view=statistics&lang=fr",
        "#/insanity?view=stack&step=40&lang=fr&theme=projector",
        "#/insanity?view=stack&step=40&lang=fr&present=1",
        "#/insanity?step=40&listing=1&lang=fr",
        "#/insanity?step=40&listing=1&lang=fr&theme=projector&present=1",
        "#/insanity?lesson=insanity-count&station=1&lang=fr",
    ]);
}

#[test]
fn jumps_and_marks_have_their_places() {
    visit_without_motion(async |page| {
        let mut found = vec![];
        for link in [
            "#/insanity?run=1&step=400&marks=100.1000&lang=fr",
            "#/soma?step=240&listing=1&lang=fr",
            "#/taquin?step=40&lang=en&theme=projector",
            "#/insanity?step=40&marks=3&lang=fr&theme=projector&present=1",
        ] {
            page.size(1366, 768).await;
            page.open(link).await;
            page.click(".jump-button").await;
            for (width, height) in [(390, 844), (1366, 768), (1920, 1080)] {
                page.size(width, height).await;
                let faults = page.run(FAULTS, vec![]).await;
                if faults != json!([]) {
                    found.push(format!("{link} at {width}x{height}: {faults:#}"));
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn the_taquin_has_its_places_on_all_screens() {
    check(&[
        "#/taquin?lang=fr",
        "#/taquin?view=tree&lang=fr",
        "#/taquin?view=board&lang=fr",
        "#/taquin?view=parity&lang=fr",
        "#/taquin?view=distances&lang=fr",
        "#/taquin?view=statistics&lang=en",
        "#/taquin?step=40&lang=fr&theme=projector",
        "#/taquin?view=board&moves=UR&lang=fr&present=1",
        "#/taquin?lesson=taquin-first&station=2&lang=fr",
        "#/taquin?lesson=taquin-score&station=2&step=9&lang=fr",
    ]);
}

#[test]
fn the_methods_of_the_taquin_have_their_places_on_all_screens() {
    check(&[
        "#/taquin?view=graph&step=20&lang=fr",
        "#/taquin?view=graph&step=20&lang=fr&theme=projector",
        "#/taquin?view=race&step=9&lang=fr",
        "#/taquin?view=race&step=9&lang=fr&present=1",
        "#/taquin?method=ida-manhattan&step=30&lang=en",
        "#/taquin?formula=10*misplaced+manhattan+3*conflicts&step=4&lang=fr",
        "#/taquin?view=distances&estimate=linear-conflict&lang=en",
        "#/taquin?view=distances&fill=1.2&step=9&lang=fr",
        "#/taquin?board=5x5:11,18,9,7,6,8,1,22,16,10,21,23,3,15,13,0,17,20,14,19,4,2,5,12,24&view=distances&lang=fr",
        "#/taquin?view=board&picture=boat&lang=fr",
    ]);
}

#[test]
fn soma_has_its_places_on_all_screens() {
    check(&[
        "#/soma?lang=fr",
        "#/soma?view=search&lang=fr",
        "#/soma?step=240&lockstep=4&lang=fr",
        "#/soma?view=pieces&lang=fr",
        "#/soma?view=placements&lang=fr",
        "#/soma?view=solutions&lang=fr",
        "#/soma?view=solutions&ways=gravity&step=3&lang=fr",
        "#/soma?view=figure&lang=en",
        "#/soma?figure=w-wall&view=figure&shows=weights&lang=fr",
        "#/soma?figure=-----.ooo--.-o---.-oo--_-----.-o-o-.ooo--.--o--_ooo--.ooooo.ooo--.oooo-&view=figure&shows=chain&step=3&lang=fr",
        "#/soma?view=figure&shows=proof&step=8&lang=fr",
        "#/soma?view=hand&placed=3:1-2-5-3&lang=en",
        "#/soma?set=bedlam&view=hand&lang=fr",
        "#/soma?view=map&goal=9&lang=fr",
        "#/soma?step=240&lang=fr&theme=projector",
        "#/soma?step=240&lang=fr&present=1",
        "#/soma?lesson=soma-first&station=2&lang=fr",
    ]);
}

#[test]
fn the_hungarian_cube_has_its_places_on_all_screens() {
    check(&[
        "#/cube?lang=fr",
        "#/cube?alg=R_U_R-_U-&lang=fr",
        "#/cube?view=group&lang=fr",
        "#/cube?view=doctor&lang=fr",
        "#/cube?view=laboratory&lang=fr",
        "#/cube?view=stages&lang=en",
        "#/cube?generators=U.R.F.D.L.B&lang=fr",
        "#/cube?alg=R_U&view=stages&coach=1&step=1&lang=fr",
        "#/cube?alg=R_U&view=stages&coach=1&step=2&lang=en&theme=projector",
        "#/cube?method=short&scrambles=R_U_F2.L&lang=fr",
        "#/cube?view=doctor&draft=UFRBU-LU-----R--------F--------D--------L--------B----&lang=fr",
        "#/cube?view=doctor&draft=UFUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB&lang=en",
        "#/cube?view=laboratory&lang=fr&theme=projector",
        "#/cube?view=errors&error=cycles&lang=fr",
        "#/cube?alg=R_U_F&method=chain&lang=fr",
        "#/cube?alg=R_U_F&method=optimal&run=1&lang=fr",
        "#/cube?alg=R_U_F&method=side-by-side&lang=fr",
        "#/cube?alg=R_U_R-_U-&lang=fr&present=1",
        "#/cube?alg=R_U2_D-_B_D-&view=stages&step=4&lang=fr&present=1",
        "#/cube?alg=R_U2_D-_B_D-&method=short&run=1&step=2&lang=fr&present=1",
        "#/cube?lesson=cube-first&station=2&lang=fr",
    ]);
}

/// Every act of the top bar is at hand on a screen of this size.
async fn check_bar(page: &Page, width: u32, height: u32, menu: bool) {
    page.size(width, height).await;
    page.open("#/taquin?lang=fr").await;
    assert_eq!(page.is_seen(".puzzles-button").await, menu, "{width}x{height}");
    if menu {
        page.click(".puzzles-button").await;
        page.until("the names", "document.querySelector('.puzzles-button').ariaExpanded === 'true'").await;
    }
    let at_hand = "[...document.querySelectorAll('.top a, .top button:not(.puzzles-button)')].filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return each.contains(met) && width >= 24 && height >= 24;
    }).length";
    // The home page, four puzzles, five buttons.
    assert_eq!(page.eval(at_hand).await, json!(10), "{width}x{height}");
    if menu {
        page.key(fantoccini::key::Key::Escape).await;
        page.until("closed", "document.querySelector('.puzzles-button').ariaExpanded === 'false'").await;
        page.click(".puzzles-button").await;
    }
    page.click(".top nav a[href*=soma]").await;
    page.until("the other page", "document.title.includes('Soma')").await;
}

#[test]
fn all_puzzles_and_buttons_are_at_hand_on_all_screens() {
    visit(async |page| {
        for (width, height) in SCREENS {
            check_bar(page, width, height, width < 896).await;
        }
    });
}

/// Where there is no step to go to there is no bar, and there is one once there is.
#[test]
fn there_is_no_transport_where_nothing_can_be_stepped() {
    visit(async |page| {
        for link in [
            "#/insanity?view=statistics",
            "#/insanity?view=hand",
            "#/taquin?view=board",
            "#/taquin?view=statistics",
            "#/soma?view=figure",
            "#/cube",
        ] {
            page.open(link).await;
            // An editor counts its solutions at once; then there is work to be stopped.
            page.until(
                link,
                "document.documentElement.dataset.state !== 'busy' && !document.querySelector('.transport')",
            )
            .await;
            assert!(!page.words("main").await.contains("step 0"), "{link}");
        }
        for link in ["#/insanity", "#/taquin?view=board&moves=U", "#/cube?alg=R", "#/soma?view=pieces"] {
            page.open(link).await;
            assert!(page.is_seen(".transport .step").await, "{link}");
        }
        // Work can be stopped where there are no steps.
        page.open("#/taquin?view=statistics&boards=100000&run=1").await;
        page.until("its work", "document.querySelector('.transport .stop')").await;
        assert!(!page.is_seen(".transport .step").await);
    });
}

#[test]
fn the_menus_have_room_on_all_screens() {
    visit_without_motion(async |page| {
        let mut found = vec![];
        for lang in ["fr", "en"] {
            for theme in ["light", "projector"] {
                page.size(1366, 768).await;
                page.open(&format!("#/taquin?step=3&lang={lang}&theme={theme}")).await;
                for menu in [".theme-button", ".share-button"] {
                    page.click(menu).await;
                    for (width, height) in SCREENS {
                        page.size(width, height).await;
                        // The menu lies over the page on purpose: only what is in it counts.
                        let cut = page.run(FAULTS, vec![]).await;
                        for fault in cut.as_array().into_iter().flatten().filter_map(Value::as_str) {
                            if fault.ends_with("is cut") || fault.contains("wide") || fault.contains("sideways") {
                                found.push(format!("{lang} {theme} {menu} at {width}x{height}: {fault}"));
                            }
                        }
                    }
                    page.size(1366, 768).await;
                    page.click(menu).await;
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}
