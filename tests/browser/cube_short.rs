//! Short solutions of the Hungarian cube: found at once, then ever shorter; followed, chosen, stopped; the scramble that leads there.

use super::cube::{algorithm, until_algorithm, until_key};
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::taquin::{choose, until_number};
use casse_tete::puzzle::cube::job::SHORT_NODES;
use casse_tete::puzzle::cube::{Algorithm, Cube, Face, Scheme, facelet, random};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The solution that programs read.
async fn solution(page: &Page) -> Algorithm {
    algorithm(&page.text("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await)
}

/// The lengths of the solutions in the list, the shortest first.
async fn lengths(page: &Page) -> Vec<u64> {
    let listed = all(page, ".to-solution", "textContent").await;
    let listed = listed.as_array().expect("a list").iter();
    listed.map(|length| length.as_str().and_then(|length| length.trim().parse().ok()).expect("a number")).collect()
}

#[test]
fn a_short_way_home_is_found_and_followed() {
    visit_with_each_engine(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().short;
            // Held otherwise: only faces turn, and it is held so in the end.
            page.open(&format!("#/cube?alg=x_R_U_F2&method=short&run=1&lang={}", lang.name())).await;
            page.until_state("done").await;
            let cube = algorithm("x R U F2").cube();
            let found = solution(page).await;
            assert_eq!(found.turns().collect::<Vec<_>>(), algorithm("F2 U' R'").turns().collect::<Vec<_>>());
            until_number(page, "cube.length", Some(3)).await;
            until_number(page, "cube.left", Some(3)).await;
            let nodes = page.number("cube.nodes").await.expect("a count");
            let said = page.words(".now").await;
            assert!(said.starts_with(&(texts.over)(3, nodes, true)), "{said}");
            assert_eq!(lengths(page).await.first(), Some(&3));
            page.leave_focus().await;
            for left in [2, 1, 0] {
                page.key(Key::Right).await;
                until_number(page, "cube.left", Some(left)).await;
            }
            until_words(page, ".now", &(lang.cube().stages.done)(3)).await;
            assert!(page.is_seen(".now.good").await);
            page.key(Key::Left).await;
            until_number(page, "cube.left", Some(1)).await;
            until_key(page, "step", Some("2")).await;
            page.open(&page.link().await).await;
            page.until_state("done").await;
            until_number(page, "cube.left", Some(1)).await;
            // The scramble leads from the cube in order, held as the page says, to this one.
            open_tab(page, 2).await;
            let scramble = algorithm(&page.words(".scramble").await);
            let held = algorithm("x").cube();
            assert_eq!(held.along(scramble.turns()).colours(), cube.colours());
            let named = [Face::Up, Face::Front].map(|face| {
                let colour = Scheme::default().colour(held.colours()[facelet::centre(face)]);
                lang.cube().colours[usize::from(colour) % 9]
            });
            until_words(page, ".says-panel p", &(texts.scramble)(named[0], named[1])).await;
            open_tab(page, 1).await;
            let all = lang.grouped("43252003274489856000");
            assert!(page.words(".phase-counts").await.contains(&all));
        }
        // Who presents shows the sequence, too.
        page.open("#/cube?alg=R_U_F2&method=short&run=1&step=1&present=1&lang=en").await;
        page.until("the turn", "document.querySelector('.moves-line .move[aria-current]')?.textContent === 'F2'").await;
        assert!(page.is_seen(".moves-line .part").await);
        // Beside a lesson, too, where there is room.
        page.size(1920, 1080).await;
        page.open("#/cube?lesson=cube-commutator&station=2&alg=R_U_F2&step=1&present=1&lang=en").await;
        page.until("the turn", "document.querySelector('.moves-line .move[aria-current]')?.textContent === 'R'").await;
        assert!(page.is_seen(".moves-line .move[aria-current]").await);
        page.open("#/cube?method=short&run=1&lang=en").await;
        page.until_state("done").await;
        until_number(page, "cube.length", Some(0)).await;
        until_words(page, ".now", Lang::En.cube().stages.already).await;
    });
}

/// Tables are built in a worker with a program of its own, which is loaded when it is asked for.
#[test]
fn tables_are_loaded_when_they_are_asked_for() {
    visit(async |page| {
        page.open("#/cube?alg=R_U_F2&view=stages&lang=en").await;
        page.until_state("done").await;
        let tables = "performance.getEntriesByType('resource').some(({ name }) => name.includes('cube-tables'))";
        assert_eq!(page.eval(tables).await, json!(false));
        choose(page, ".method", 2).await;
        page.until_state("done").await;
        until_number(page, "cube.length", Some(3)).await;
        page.until("its own program", tables).await;
    });
}

#[test]
fn ways_become_shorter_while_the_class_watches() {
    visit(async |page| {
        let position = random::reachable(&mut Dice::new(8, 0));
        let cube = Cube::of(&position);
        page.open(&format!("#/cube?facelets={}&view=stages&lang=en", cube.facelets())).await;
        page.until_state("done").await;
        let stages = page.number("cube.length").await.expect("a length");
        choose(page, ".method", 2).await;
        until_key(page, "method", Some("short")).await;
        assert!(!page.is_seen(".first-colour").await);
        page.until("a first way", "document.querySelector('.to-solution')").await;
        page.click("button.stop").await;
        page.until_state("stopped").await;
        let found = solution(page).await;
        assert!(cube.along(found.turns()).is_solved() && found.turns().count() <= 22 && stages > 40, "{found:?}");
        let before = page.number("cube.nodes").await;
        // Another one is followed, and stays while the search goes on.
        page.run("[...document.querySelectorAll('.to-solution')].at(-1).click()", vec![]).await;
        let longest = *lengths(page).await.last().expect("a way");
        until_number(page, "cube.left", Some(longest)).await;
        page.leave_focus().await;
        page.key(Key::Right).await;
        until_number(page, "cube.left", Some(longest - 1)).await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until(
            "it goes on",
            &format!(
                "Number(document.querySelector('[data-value=\"cube.nodes\"]').dataset.number) > {}",
                json!(before)
            ),
        )
        .await;
        until_number(page, "cube.left", Some(longest - 1)).await;
        page.until_state("done").await;
        let lengths = lengths(page).await;
        assert!(lengths.is_sorted_by(|shorter, longer| shorter < longer), "{lengths:?}");
        until_number(page, "cube.length", lengths.first().copied()).await;
        // Each was found after a time, in milliseconds or seconds.
        let times = all(page, ".short-solutions tbody tr > :nth-child(3)", "textContent").await;
        let times: Vec<&str> = times.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let is_time = |time: &str| {
            let (number, unit) = time.split_once(char::is_whitespace).unwrap_or_default();
            number.starts_with(|digit: char| digit.is_ascii_digit()) && ["ms", "s"].contains(&unit)
        };
        assert!(times.len() == lengths.len() && times.iter().all(|time| is_time(time)), "{times:?}");
        // It has ended after so many positions; the reader can search farther.
        let nodes = page.number("cube.nodes").await.expect("a count");
        assert!(nodes >= SHORT_NODES, "{nodes}");
        page.run("document.querySelector('.to-solution').click()", vec![]).await;
        let over = (Lang::En.cube().short.over)(lengths[0] as usize, nodes, false);
        page.until(&over, &format!("document.querySelector('.now').textContent.startsWith({})", json!(over))).await;
        page.click(".says-panel .farther").await;
        page.until_state("busy").await;
        page.until("a way once more", "document.querySelector('.to-solution')").await;
        assert!(!page.is_seen(".says-panel .farther").await);
        // A turn by hand is a new cube, for which the search begins anew; face first has its own way.
        page.key('r').await;
        until_algorithm(page, "R").await;
        let turned = cube.along(algorithm("R").turns());
        page.until("a way from there", "document.querySelector('.to-solution')").await;
        assert!(turned.along(solution(page).await.turns()).is_solved());
        choose(page, ".method", 0).await;
        until_key(page, "method", None).await;
        page.until_state("done").await;
        assert!(page.is_seen(".stage-steps").await && page.is_seen(".first-colour").await);
    });
}

#[test]
fn a_way_from_both_ends_has_three_parts() {
    visit_without_motion(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().short;
            let scramble = "R_U_F2_D-_L_B2_R-_U2_F_D_L2_B-_R_U-_F2_D2_L_B";
            page.open(&format!("#/cube?alg={scramble}&method=short&run=1&lang={}", lang.name())).await;
            until_number(page, "cube.length", Some(18)).await;
            let cell = page.text("document.querySelector('.short-solutions tr.lit td:nth-child(2)').textContent").await;
            let parts: Vec<usize> = cell.split('+').map(|part| part.trim().parse().expect("a number")).collect();
            let parts: [usize; 3] = parts.try_into().expect("three parts");
            let [first, second, last] = parts;
            assert!(first > 0 && last > 0 && first + second + last == 18, "{cell}");
            assert_eq!(page.eval("document.querySelectorAll('.moves-line .part').length").await, json!(3));
            let said = page.words(".now").await;
            assert!(said.contains(&(texts.phases)(parts)), "{said}");
            page.leave_focus().await;
            let axes = [['U', 'D'], ['R', 'L'], ['F', 'B']];
            for made in 1..=first + 1 {
                page.key(Key::Right).await;
                until_number(page, "cube.left", Some(18 - made as u64)).await;
                if made < first {
                    continue;
                }
                let said = page.words(".now").await;
                let words = |axis| match made == first {
                    true => (texts.border_before)(axis, last),
                    false => (texts.second)([1, second], axis),
                };
                assert_eq!(axes.map(words).iter().filter(|words| said.contains(*words)).count(), 1, "{said}");
            }
        }
    });
}

#[test]
fn a_cube_that_turns_cannot_put_in_order_has_no_short_way() {
    visit(async |page| {
        let wrong = (0..).map(|seed| random::assembled(&mut Dice::new(seed, 0)));
        let wrong = wrong.map(|position| Cube::of(&position));
        let cube = wrong.into_iter().find(|cube| !casse_tete::puzzle::cube::Sums::of(&cube.position()).is_reachable());
        let facelets = cube.expect("most of them").facelets();
        page.open(&format!("#/cube?facelets={facelets}&method=short&run=1&lang=fr")).await;
        until_words(page, ".now", Lang::Fr.cube().stages.unsolvable).await;
        assert_eq!(page.number("cube.length").await, None);
    });
}

/// The tables that are kept: the name with its version, and a digest of the bytes.
const KEPT: &str = "
    const found = [];
    const cache = await caches.open('casse-tete-tables');
    for (const key of await cache.keys()) {
        const bytes = await (await cache.match(key))?.arrayBuffer();
        const digest = bytes && new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join(' ');
        found.push([key.url.split('/').at(-1), digest]);
    }
    return found;";

/// Waits until this is true of the tables that are kept, `kept`.
async fn until_kept(page: &Page, what: &str, wanted: &str) {
    let look = format!("(async () => {{ {KEPT} }})().then((found) => window.__kept = found)");
    page.until(what, &format!("({look}, ((kept) => kept && {wanted})(window.__kept))")).await;
}

#[test]
fn tables_are_kept_and_built_again_where_they_cannot_be_used() {
    visit(async |page| {
        page.open("#/cube?alg=R_U-_F2_D_L_B-_R2_U_F_D2_L-_B&view=stages&method=short&run=1&lang=en").await;
        page.until_state("done").await;
        let known = (solution(page).await, page.number("cube.length").await);
        until_kept(page, "the tables", "kept.length === 1 && kept[0][1]").await;
        let kept = page.run_async(KEPT, vec![]).await;
        // Damaged; shortened; of another version, which is dropped.
        for spoil in [
            "const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
             bytes[bytes.length >> 1] ^= 1;
             await cache.put(key, new Response(bytes));",
            "await cache.put(key, new Response('damaged'));",
            "const old = await cache.match(key);
             await cache.put(key.url.replace(/[.][0-9]+$/, '.0'), old);
             await cache.delete(key);",
        ] {
            let each = format!(
                "const cache = await caches.open('casse-tete-tables'); for (const key of await cache.keys()) {{ {spoil} }}"
            );
            page.run_async(&each, vec![]).await;
            assert_ne!(page.run_async(KEPT, vec![]).await, kept);
            page.reload().await;
            page.until_state("done").await;
            assert_eq!((solution(page).await, page.number("cube.length").await), known, "{spoil}");
            until_kept(page, "as before", &format!("JSON.stringify(kept) === {}", json!(kept.to_string()))).await;
            assert!(!page.is_seen("[role=alert]").await);
        }
        // If storage is full, nothing is kept, and everything else works.
        page.run_async("await caches.delete('casse-tete-tables')", vec![]).await;
        let origin = page.text("location.origin").await;
        page.devtools("Storage.overrideQuotaForOrigin", json!({ "origin": origin, "quotaSize": 1 })).await;
        for _ in 0..2 {
            page.reload().await;
            page.until_state("done").await;
            assert_eq!((solution(page).await, page.number("cube.length").await), known);
            assert!(!page.is_seen("[role=alert]").await);
        }
        assert!(
            page.run_async(KEPT, vec![]).await.as_array().is_some_and(|kept| kept.iter().all(|own| own[1].is_null()))
        );
    });
}
