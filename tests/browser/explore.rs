//! Drawings explored by the keyboard: Enter begins, the arrows walk from thing to thing, each is named, Esc ends.

use super::drawing::{still, until_another_picture, until_picture};
use super::graph::open_tab;
use super::layout;
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// What is said of the thing that is pointed at.
const SAID: &str = "document.querySelector('.pointed').textContent.trim()";

/// Goes to the drawing as a reader does, with the key Tab.
pub async fn focus_drawing(page: &Page) {
    page.leave_pointer().await;
    page.leave_focus().await;
    for _ in 0..80 {
        page.key(Key::Tab).await;
        if page.text("document.activeElement.id").await == "drawing" {
            return;
        }
    }
    panic!("Tab does not lead to the drawing");
}

/// Goes to the drawing by the page's first link, which skips to it, as a reader does who uses the keyboard.
async fn skip_to_drawing(page: &Page) {
    page.leave_pointer().await;
    page.run("document.querySelector('.skip').focus()", vec![]).await;
    page.key(Key::Enter).await;
    page.until("the drawing has the focus", "document.activeElement.id === 'drawing'").await;
}

/// Presses a key and waits until something else is said, which it gives.
pub async fn said_after(page: &Page, key: Key, before: &str) -> String {
    page.key(key).await;
    page.until("another name", &format!("{SAID} && {SAID} !== {}", json!(before))).await;
    page.text(SAID).await
}

/// Waits until nothing is pointed at.
async fn until_silent(page: &Page) {
    page.until("nothing is said", &format!("!{SAID}")).await;
}

/// The beginnings of the names of all things of a kind.
fn faces(lang: Lang) -> Vec<String> {
    let texts = lang.insanity();
    let colours = |cube, face: &'static str| texts.colours.map(|colour| (texts.face_label)(cube, face, colour));
    let faces = (0..4).flat_map(|cube| texts.faces.into_iter().flat_map(move |face| colours(cube, face)));
    faces.chain((0..4).map(texts.cube)).collect()
}

fn cells(lang: Lang) -> Vec<String> {
    let tile = |cell: usize, tile| (lang.taquin().setup.cell)(cell / 3 + 1, cell % 3 + 1, tile);
    (0..9).flat_map(|cell| (0..9).map(move |number| tile(cell, number))).collect()
}

fn facelets(lang: Lang) -> Vec<String> {
    let (texts, cube) = (&lang.cube().entry, lang.cube());
    let name = |face, index: usize| {
        cube.colours.map(|colour| (texts.facelet)(face, index / 3 + 1, index % 3 + 1, Some(colour)))
    };
    cube.faces.into_iter().flat_map(|face| (0..9).flat_map(move |index| name(face, index))).collect()
}

fn positions(lang: Lang) -> Vec<String> {
    let texts = lang.insanity();
    let of = |cube, position| {
        let waits = format!("{}, {} {position}", (texts.cube)(cube), texts.terms[2].0);
        [(texts.kept)(cube, position), (texts.dropped)(cube, position), (texts.unchecked)(cube, position), waits]
    };
    (0..4).flat_map(|cube| (0..24).flat_map(move |position| of(cube, position))).collect()
}

fn graph(lang: Lang) -> Vec<String> {
    let texts = lang.insanity();
    let mut names = faces(lang);
    names.extend(texts.colours.map(|colour| format!("{colour}{}", if lang == Lang::Fr { "\u{a0}:" } else { ":" })));
    names.extend((0..4).map(|cube| format!("{} ", (texts.cube)(cube))));
    names.extend(texts.on_facade.map(str::to_string));
    names
}

/// The nets of the laboratory.
fn nets(lang: Lang) -> Vec<String> {
    lang.cube().laboratory.nets[1].iter().map(|net| format!("{net} · ")).collect()
}

/// The rings of the graph by their distance, and single boards, whose names begin with their tiles.
fn rings(lang: Lang) -> Vec<String> {
    let ring = |moves: usize| {
        let words = (lang.taquin().graph.ring)(moves, 98_765, 98_765);
        words.split("98").next().unwrap_or_default().to_string()
    };
    (0..32).map(ring).chain((1..9).map(|tile: usize| tile.to_string())).collect()
}

/// The beginnings of the names of what the map of the solutions has at a number: a solution, and an edge.
fn mapped(lang: Lang, number: usize) -> [String; 2] {
    let texts = &lang.soma().map;
    let whole = (texts.class)(number, 'V', 'V', 1);
    [whole.split('V').next().unwrap_or_default().to_string(), format!("{number} → ")]
}

/// What stands before a number in a text.
fn before(words: &str, number: &str) -> String {
    words.split(number).next().unwrap_or_default().to_string()
}

/// The cells of the figure in which pieces are built by hand, and the pieces.
fn in_hand(lang: Lang) -> Vec<String> {
    let texts = &lang.soma().hand;
    let pieces = ['V', 'L', 'T', 'Z', 'A', 'B', 'P'].into_iter();
    let pieces = pieces.flat_map(|letter| [(texts.piece[0])(letter), before(&(texts.stands)(letter, "98"), "98")]);
    units(lang).into_iter().chain(pieces).collect()
}

/// Cells with the numbers of an argument, and without.
fn weights(lang: Lang) -> Vec<String> {
    let weight = |cell: usize| before(&(lang.soma().why.weight)(cell, 98), "98");
    units(lang).into_iter().chain((1..28).map(weight)).collect()
}

fn units(lang: Lang) -> Vec<String> {
    let letters = ['V', 'L', 'T', 'Z', 'A', 'B', 'P'].map(Some).into_iter().chain([None]);
    letters.flat_map(|letter| (1..28).map(move |cell| (lang.soma().cell)(cell, letter))).collect()
}

/// The small cubes and the nodes of a small graph.
fn nodes_of_subgroup(lang: Lang) -> Vec<String> {
    facelets(lang).into_iter().chain((1..13).map(lang.cube().subgroup.go_to)).collect()
}

/// The lengths that a proof excludes or not.
fn lengths(lang: Lang) -> Vec<String> {
    let turns = |length| (lang.cube().optimal.turns)(length, false);
    facelets(lang).into_iter().chain((0..27).map(turns)).collect()
}

/// The views of all puzzles that are explored, with the beginnings of the names of their things.
fn views(lang: Lang) -> Vec<(&'static str, Vec<String>)> {
    let (taquin, soma) = (lang.taquin(), lang.soma());
    let nodes = (0..200).map(|node| {
        let whole = (taquin.tree.node)(node, 1, "");
        whole.split('1').next().unwrap_or_default().to_string()
    });
    let nodes: Vec<String> = nodes.filter(|name| !name.is_empty()).collect();
    let drafted = (0..27).map(|cell| (soma.figure.cell)(cell / 9 + 1, cell / 3 % 3 + 1, cell % 3 + 1, true));
    let drafted: Vec<String> = drafted.collect();
    let polycubes = (1..40).map(|number| (soma.pieces.polycube)(number, None));
    vec![
        ("#/insanity?step=30", graph(lang)),
        ("#/insanity?view=cubes", faces(lang)),
        ("#/insanity?view=tree&step=60", positions(lang)),
        ("#/insanity?view=graph&step=5", graph(lang)),
        ("#/insanity?view=hand", graph(lang)),
        ("#/taquin?step=6", nodes),
        ("#/taquin?view=board", cells(lang)),
        ("#/taquin?view=parity", cells(lang)),
        ("#/soma?step=40", units(lang)),
        ("#/soma?view=placements&step=3", units(lang)),
        ("#/soma?view=solutions&step=5", units(lang)),
        (
            "#/soma?view=map&solution=87",
            units(lang).into_iter().chain((1..241).flat_map(|number| mapped(lang, number))).collect(),
        ),
        ("#/soma?view=figure", drafted.clone()),
        ("#/soma?view=pieces&step=20", polycubes.collect()),
        ("#/soma?view=hand&placed=3:1-2-5-3", in_hand(lang)),
        ("#/soma?view=figure&shows=proof&step=8", weights(lang)),
        ("#/soma?view=figure&figure=w-wall&shows=weights", weights(lang)),
        ("#/cube?alg=R_U", facelets(lang)),
        ("#/cube?view=doctor", facelets(lang)),
        ("#/cube?setup=R_U_F2&view=stages&step=2", facelets(lang)),
        (
            "#/cube?alg=R_U&view=group",
            facelets(lang).into_iter().chain(lang.cube().group.kinds.map(|kind| format!("{kind} "))).collect(),
        ),
        ("#/cube?view=laboratory", facelets(lang).into_iter().chain(nets(lang)).collect()),
        ("#/cube?view=subgroup", nodes_of_subgroup(lang)),
        ("#/cube?alg=R_U&view=errors", facelets(lang)),
        ("#/cube?alg=R_U_F&method=optimal&run=1", lengths(lang)),
        ("#/taquin?view=distances", vec![format!("{} ", taquin.distances.columns[0])]),
        (
            "#/taquin?view=statistics&boards=2000&run=1",
            [1, 5].map(|name| format!("{} ", taquin.statistics.plots[name])).to_vec(),
        ),
        (
            "#/insanity?view=statistics&sets=10000&run=1",
            [1, 4].map(|name| format!("{} ", lang.insanity().graph.statistics.plots[name])).to_vec(),
        ),
        ("#/taquin?view=graph&step=5", rings(lang)),
        ("#/taquin?view=race&step=5", ["A ", "B ", "C "].map(str::to_string).to_vec()),
        ("#/taquin?board=3x3:8,6,7,2,5,4,3,0,1&view=distances&estimate=manhattan", cells(lang)),
        (
            "#/taquin?view=distances&fill=1.2&step=9",
            std::iter::once(None).chain((0..40).map(Some)).map(taquin.filling.pointed).collect(),
        ),
        // The bars of the rounds.
        (
            "#/taquin?board=3x3:8,6,7,2,5,4,3,0,1&method=ida-manhattan&run=1",
            vec![format!("{} ", taquin.rounds.columns[1])],
        ),
        ("#/cube?alg=R_U_F2&view=stages&coach=1", facelets(lang)),
        ("#/cube?alg=R_U_F&method=chain", facelets(lang)),
        (
            "#/soma?step=40&lockstep=2",
            [0, 3]
                .map(|run| soma.beside.heads[run])
                .into_iter()
                .flat_map(|run| units(lang).into_iter().map(move |cell| format!("{run} · {cell}")))
                .collect(),
        ),
        ("#/soma?view=figure&shows=chess", drafted),
        ("#/soma?view=solutions&ways=gravity&step=3", units(lang)),
        (
            "#/soma?figure=-----.ooo--.-o---.-oo--_-----.-o-o-.ooo--.--o--_ooo--.ooooo.ooo--.oooo-&view=figure&shows=chain&step=3",
            units(lang),
        ),
    ]
}

#[test]
fn every_drawing_is_explored_by_keyboard() {
    visit_with_each_engine(async |page| {
        for (index, (view, names)) in page.cases(views(Lang::En)) {
            // By turns, in the fourth part that is seen in Firefox, too.
            let lang = [Lang::En, Lang::Fr][(index + index / 4) % 2];
            let names = if lang == Lang::En { names } else { views(lang).swap_remove(index).1 };
            page.open(&format!("{view}&lang={}", lang.name())).await;
            layout::arrived(page, view).await;
            if view.contains("estimate=") {
                // Until it is worked out, the distances stand there.
                page.until("the estimate", "document.querySelector('.lower-bounds')").await;
            }
            skip_to_drawing(page).await;
            let plain = still(page).await;
            assert_eq!(page.words("#walk-hint").await, lang.shell().walk);
            assert!(page.is_seen("#walk-hint").await, "{view}: the keys are told where the drawing has the focus");
            let mut said = said_after(page, Key::Enter, "").await;
            until_another_picture(page, "what is pointed at is ringed", plain).await;
            let mut heard = vec![said.clone()];
            for key in [Key::Right, Key::Down, Key::Right, Key::Left, Key::Up, Key::Right] {
                page.key(key).await;
                still(page).await;
                said = page.text(SAID).await;
                heard.push(said.clone());
            }
            for name in &heard {
                assert!(names.iter().any(|each| name.starts_with(each.trim_end())), "{view}: {name:?}");
            }
            heard.sort();
            heard.dedup();
            assert!(heard.len() > 2, "{view}: only {heard:?}");
            page.key(Key::Escape).await;
            until_silent(page).await;
            until_picture(page, "as before", plain).await;
        }
    });
}

#[test]
fn the_first_link_of_a_page_skips_to_its_drawing() {
    visit(async |page| {
        for link in ["#/", "#/soma?step=40"] {
            page.open(link).await;
            page.key(Key::Tab).await;
            assert_eq!(page.eval("document.activeElement.matches('.skip')").await, json!(true), "{link}");
            page.key(Key::Enter).await;
            page.until("the drawing has the focus", "document.activeElement.id === 'drawing'").await;
        }
    });
}

/// Collects all that is said from now on.
const LISTEN: &str = "const pointed = document.querySelector('.pointed');
    window.__said = new Set([pointed.textContent.trim()]);
    new MutationObserver(() => window.__said.add(pointed.textContent.trim())).observe(pointed, { childList: true, characterData: true, subtree: true });";

#[test]
fn the_arrows_reach_everything_in_a_view() {
    visit(async |page| {
        for (view, count) in [("#/insanity?view=cubes", 24 + 4), ("#/taquin?view=board", 9), ("#/soma?view=figure", 27)]
        {
            page.open(&format!("{view}&lang=en")).await;
            focus_drawing(page).await;
            said_after(page, Key::Enter, "").await;
            page.run(LISTEN, vec![]).await;
            let mut chance: u64 = 1;
            for _ in 0..60 {
                let keys: Vec<Key> = (0..20)
                    .map(|_| {
                        chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                        [Key::Left, Key::Right, Key::Up, Key::Down][(chance >> 33) as usize % 4]
                    })
                    .collect();
                page.keys(keys).await;
                if page.eval("window.__said.size").await == json!(count) {
                    break;
                }
            }
            assert_eq!(page.eval("window.__said.size").await, json!(count), "{view}");
        }
    });
}

#[test]
fn outside_a_walk_the_arrows_do_what_they_always_did() {
    visit(async |page| {
        for (view, step) in [("#/insanity?step=30", 31), ("#/soma?step=40", 41)] {
            page.open(&format!("{view}&lang=en")).await;
            focus_drawing(page).await;
            page.key(Key::Right).await;
            page.until_link(&format!("step={step}")).await;
            let said = said_after(page, Key::Enter, "").await;
            said_after(page, Key::Down, &said).await;
            page.keys([Key::Right, Key::Right]).await;
            // The turn of the camera is left to Shift.
            let before = still(page).await;
            page.chord(Key::Shift, Key::Left).await;
            if view.contains("insanity") {
                until_another_picture(page, "turned", before).await;
            }
            assert!(page.link().await.contains(&format!("step={step}")), "the arrows walked");
            page.key(Key::Enter).await;
            until_silent(page).await;
            page.key(Key::Left).await;
            page.until_link(&format!("step={}", step - 1)).await;
            // Pressed without a key, as a screen reader may.
            page.run("document.activeElement.blur(); document.querySelector('#drawing').click()", vec![]).await;
            page.until("it is explored", "document.activeElement.matches('#drawing[aria-expanded=true]')").await;
            page.key(Key::Escape).await;
            until_silent(page).await;
        }
        // On the board the arrows push tiles, except while they walk.
        let board = super::taquin::board("3x3:1,2,3,4,5,6,7,8,0");
        page.open("#/taquin?view=board&board=3x3:1,2,3,4,5,6,7,8,0&lang=en").await;
        focus_drawing(page).await;
        let said = said_after(page, Key::Enter, "").await;
        said_after(page, Key::Right, &said).await;
        super::taquin_play::check_board(page, &board).await;
        page.key(Key::Escape).await;
        until_silent(page).await;
        page.key(Key::Right).await;
        let pushed = super::taquin::board("3x3:1,2,3,4,5,6,7,0,8");
        super::taquin_play::check_board(page, &pushed).await;
    });
}

/// Walks through a small drawing within a text: everything that it has a name for is reached, named and read aloud.
pub async fn walk_small(page: &Page, drawing: &str) {
    let caption = format!("document.querySelector('{drawing} figcaption').textContent");
    let things = format!(
        "new Set([...document.querySelectorAll('{drawing} svg [data-id]')].map((each) => each.dataset.id)).size"
    );
    let things = page.eval(&things).await.as_u64().expect("a number") as usize;
    assert!(things > 1, "{drawing}");
    page.run(&format!("document.querySelector('{drawing} .walked-keys').focus()"), vec![]).await;
    assert_eq!(page.text(&caption).await, "");
    page.key(Key::Enter).await;
    page.until("a name", &caption).await;
    page.until("it is read aloud", &format!("{REGION}.textContent.includes({caption}.replace(/\\s+/g, ' ').trim())"))
        .await;
    page.until("the ring", &format!("document.querySelector('{drawing} .walked-ring:not([hidden])')")).await;
    // Pressed without a key, as a screen reader may: it ends, and begins again.
    for wanted in [format!("!{caption}"), format!("{caption} && document.activeElement.matches('.walked-keys')")] {
        page.run(&format!("document.querySelector('{drawing} .walked-keys').click()"), vec![]).await;
        page.until("as with Enter", &wanted).await;
    }
    let mut met = std::collections::BTreeSet::new();
    for round in 0..20 * things {
        met.insert(page.text(&caption).await);
        if met.len() == things {
            break;
        }
        // Rows, one below the other, and back.
        let keys = [Key::Right, Key::Down, Key::Left, Key::Up];
        let key = if round % 5 < 3 { keys[round / (3 * things) % 4] } else { keys[(round * 7 + round / 11) % 4] };
        page.key(key).await;
    }
    assert_eq!(met.len(), things, "{met:?}");
    page.key(Key::Escape).await;
    page.until("it ends", &format!("!{caption} && !document.querySelector('{drawing} .walked-ring:not([hidden])')"))
        .await;
}

#[test]
fn a_small_drawing_is_walked() {
    visit_without_motion(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/insanity?view=graph&lang={}", lang.name())).await;
            open_tab(page, 2).await;
            walk_small(page, ".small-drawing.walked").await;
        }
    });
}

/// The element from which screen readers read what changes.
const REGION: &str = "document.querySelector('#told')";

#[test]
fn each_page_has_one_polite_region() {
    visit_without_motion(async |page| {
        // An output is one, unless it says that it is none: a clock would be read every second.
        let regions = "[...document.querySelectorAll('[role=status], [role=log], [role=timer], [aria-live]:not([aria-live=off]), output:not([aria-live=off], [hidden])')]
            .filter((each) => each.checkVisibility()).map((each) => each.id)";
        for link in [
            "#/",
            "#/write",
            "#/shelf",
            "#/print",
            "#/class",
            "#/insanity?view=statistics&run=1",
            "#/taquin?view=board&lesson=taquin-bounds",
            "#/soma?view=hand",
            "#/cube?view=stages&coach=1&alg=R_U",
            "#/cube?view=subgroup&generators=R2.U2",
            "#/cube?view=doctor&alg=R_U",
        ] {
            page.load(link).await;
            page.until("the page", "document.querySelector('#app main:not([aria-busy])')").await;
            assert_eq!(page.eval(regions).await, json!(["told"]), "{link}");
        }
        // A step is read, and what an action gives.
        page.open("#/soma?step=3&lang=en").await;
        page.leave_focus().await;
        page.key(Key::Right).await;
        let same =
            format!("{REGION}.textContent === document.querySelector('.now').textContent.replace(/\\s+/g, ' ').trim()");
        page.until("the step is read", &same).await;
        page.share().await;
        page.until("the menu", "document.querySelector('.share .copy-link')").await;
        page.click(".share .copy-link").await;
        page.until("what was done is read", &format!("{REGION}.textContent && !({same}) && {REGION}.textContent === document.querySelector('.share [data-told]').textContent")).await;
        // Nothing hidden is read: a step in a panel that is closed.
        page.open("#/soma?step=3&lang=en&present=1").await;
        assert_eq!(page.eval(regions).await, json!(["told"]));
    });
}

#[test]
fn one_region_speaks_while_the_drawing_is_explored() {
    visit(async |page| {
        page.open("#/insanity?view=cubes&lang=en").await;
        let canvas = async || {
            let tree = page.devtools("Accessibility.getFullAXTree", json!({})).await;
            let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
            let hint = json!(Lang::En.shell().walk);
            let canvas = nodes.into_iter().find(|node| node["description"]["value"] == hint);
            canvas.expect("the drawing says how it is explored")
        };
        // Screen readers leave the arrow keys to what is expanded, and to what is in an application.
        let is_expanded = async |wanted: bool| {
            let canvas = canvas().await;
            assert_eq!(canvas["role"]["value"], json!("button"));
            let states = canvas["properties"].as_array().cloned().unwrap_or_default();
            let expanded = states.into_iter().find(|state| state["name"] == "expanded");
            assert_eq!(expanded.map(|state| state["value"]["value"].clone()), Some(json!(wanted)));
        };
        assert_eq!(
            page.eval("document.querySelector('#drawing').closest('[role=application]') !== null").await,
            json!(true)
        );
        is_expanded(false).await;
        let speaks =
            "[...document.querySelectorAll('main [data-told]:not([data-told=off])')].map((each) => each.classList[0])";
        // The mouse meets many things: nothing is said of them.
        page.click_at("canvas.drawing", (0.0, 0.0), 0).await;
        let before = page.eval(speaks).await;
        assert!(before.as_array().is_some_and(|all| !all.contains(&json!("pointed"))), "{before}");
        focus_drawing(page).await;
        page.run(
            "const now = document.querySelector('.now');
             window.__told = 0;
             new MutationObserver(() => window.__told++).observe(now, { childList: true, characterData: true, subtree: true });",
            vec![],
        )
        .await;
        let said = said_after(page, Key::Enter, "").await;
        is_expanded(true).await;
        let live = page.eval(speaks).await;
        let more = live.as_array().expect("a list").iter().filter(|each| **each == json!("pointed")).count();
        assert_eq!((more, live.as_array().map(Vec::len)), (1, before.as_array().map(|all| all.len() + 1)));
        said_after(page, Key::Right, &said).await;
        assert_eq!(page.eval("window.__told").await, json!(0), "the sentence about the step says nothing meanwhile");
        page.until("the name is read aloud", &format!("{SAID}.replace(/\\s+/g, ' ').trim() === {REGION}.textContent"))
            .await;
        // Tab leaves the drawing, and ends the walk.
        page.key(Key::Tab).await;
        until_silent(page).await;
        is_expanded(false).await;
        // What is played faster than it can be said is not said; at rest the last sentence is.
        page.open("#/taquin?step=1&lang=en").await;
        let is_off = "document.querySelector('.now').dataset.told === 'off'";
        assert_eq!(page.eval(is_off).await, json!(false));
        page.run("const speed = document.querySelector('.speed'); speed.selectedIndex = 2; speed.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await;
        page.leave_focus().await;
        page.key(' ').await;
        page.until("it plays in silence", is_off).await;
        page.key(' ').await;
        page.until("it speaks again", &format!("!({is_off})")).await;
    });
}
