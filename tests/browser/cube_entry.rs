//! A cube is entered facelet by facelet, by taps, by keys, with a brush; its mistakes are told and undone.

use super::cube::{until_algorithm, until_key};
use super::cube_doctor::until_editor;
use super::graph::until_words;
use super::page::{Page, visit};
use super::taquin::until_number;
use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::facelet::{face, row_and_column};
use casse_tete::puzzle::cube::mistake::{EntryMistake, mistakes};
use casse_tete::puzzle::cube::{Cube, Face, Scheme, random};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// A cube that turns put in order, by its number.
pub fn dealt(seed: u64) -> Cube {
    Cube::of(&random::reachable(&mut Dice::new(seed, 0)))
}

/// What the page says of a cube that is half entered.
fn half_entered(draft: &Draft, next: Option<usize>, lang: Lang) -> String {
    let (texts, review) = (&lang.cube().entry, draft.review());
    let entered = draft.colours.iter().flatten().count();
    let asked = next.map_or(texts.whole.to_string(), |next| {
        let [row, column] = row_and_column(next);
        (texts.next)(lang.cube().faces[face(next) as usize], row, column)
    });
    format!("{} {asked}", (texts.known)(review.count(), entered))
}

/// The width and the height of the face that is entered as parts of the window; or the facelets, among the nine, that are smaller than a
/// finger or covered, as a sentence.
const FACE: &str = "
    const shown = [...document.querySelectorAll('.facelet')].filter((facelet) => facelet.checkVisibility());
    const small = shown.filter((facelet) => {
        const { left, top, width, height } = facelet.getBoundingClientRect();
        return width < 44 || height < 44 || !facelet.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (shown.length !== 9 || small.length > 0) return `${shown.length} facelets, small or covered: ${small.map(({ id }) => id)}`;
    const { width, height } = document.querySelector('.facelets').getBoundingClientRect();
    return [width / innerWidth, height / innerHeight];";

#[test]
fn a_cube_is_entered_face_by_face_in_few_taps() {
    visit(async |page| {
        for (lang, seed, (width, height), by_keys) in [
            (Lang::En, 5, (390, 844), false),
            (Lang::Fr, 7, (844, 390), false),
            (Lang::Fr, 6, (1366, 768), true),
            (Lang::Fr, 9, (390, 844), true),
            (Lang::En, 10, (844, 390), true),
            (Lang::En, 11, (1366, 768), false),
        ] {
            let touch =
                if by_keys { json!({ "enabled": false }) } else { json!({ "enabled": true, "maxTouchPoints": 5 }) };
            page.devtools("Emulation.setTouchEmulationEnabled", touch).await;
            page.size(width, height).await;
            let cube = dealt(seed);
            let own = cube.colours();
            page.open(&format!("#/cube?alg=R_U&view=doctor&lang={}", lang.name())).await;
            page.click(".cube-editor .enter").await;
            page.leave_focus().await;
            let mut draft = Draft::centres(&cube);
            let (mut from, mut taps) = (0, 0);
            while let Some(next) = Draft::next(&draft.review(), from) {
                // The page rings the facelet whose turn it is, and shows its face.
                let current = "document.querySelector('.facelet[aria-current=true]')";
                page.until("the ring", &format!("{current}?.id === 'facelet-{next}'")).await;
                let is_seen = "document.querySelector('.facelet[aria-current=true]').checkVisibility()";
                assert_eq!(page.eval(is_seen).await, json!(true));
                if !by_keys && width < 1000 && taps % 10 == 0 {
                    let shares = page.run(FACE, vec![]).await;
                    assert!(shares.as_array().is_some_and(|shares| shares.len() == 2), "{width}x{height}: {shares}");
                    // Upright the face is as wide as the screen.
                    assert!(height < width || shares[0].as_f64() > Some(0.85), "{shares}");
                }
                if taps % 10 == 3 {
                    until_words(page, ".now", &half_entered(&draft, Some(next), lang)).await;
                    until_number(page, "cube.known", Some(draft.review().count() as u64)).await;
                    until_editor(page, &draft).await;
                }
                if taps == 9 {
                    // It stays over a reload, in the link.
                    until_key(page, "draft", Some(&draft.text())).await;
                    page.reload().await;
                    page.until("the ring", &format!("{current}?.id === 'facelet-{next}'")).await;
                    page.leave_focus().await;
                }
                if taps == 5 {
                    // A wrong colour is taken back.
                    page.click(".brush:nth-of-type(1)").await;
                    page.leave_focus().await;
                    page.key(Key::Backspace).await;
                    page.until("taken back", &format!("{current}?.id === 'facelet-{next}'")).await;
                    until_key(page, "draft", Some(&draft.text())).await;
                }
                if by_keys {
                    // Letters of both languages, and digits. In French two colours begin with B: white has W, its digit and T, too.
                    let keys = match (lang, taps % 2) {
                        (Lang::En, 0) => ['w', 'r', 'g', 'y', 'o', 'b'],
                        (Lang::Fr, 0) => ['1', 'r', 'v', 'j', 'o', 'b'],
                        _ => ['1', '2', '3', '4', '5', '6'],
                    };
                    page.key(keys[own[next] as usize]).await;
                } else {
                    let brush = format!(".brush:nth-of-type({})", own[next] as usize + 1);
                    let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })";
                    page.run(scroll, vec![json!(brush)]).await;
                    page.tap_each(&brush, &[(0.0, 0.0)], true).await;
                }
                draft.paint(next, Some(own[next]));
                taps += 1;
                from = Draft::order().position(|facelet| facelet == next).expect("in the order");
            }
            until_key(page, "facelets", Some(&cube.facelets())).await;
            until_key(page, "draft", None).await;
            until_number(page, "cube.valid", Some(1)).await;
            assert!(taps < 36, "{taps} taps");
            // Back and forth: the browser leads from cube to cube.
            page.history_back().await;
            page.until("what was before", "!location.hash.includes('facelets=')").await;
        }
    });
}

#[test]
fn on_telephones_the_cube_in_space_takes_the_place_of_the_face() {
    visit(async |page| {
        for (lang, (width, height)) in [(Lang::En, (390, 844)), (Lang::Fr, (844, 390))] {
            page.size(width, height).await;
            page.open(&format!("#/cube?view=doctor&lang={}", lang.name())).await;
            page.click(".cube-editor .enter").await;
            assert_eq!(page.words(".in-space").await, lang.cube().entry.in_space);
            // Nothing is covered: the drawing and all colours are in the window, and the sentence of the step is.
            let seen = "
                const parts = [document.querySelector('canvas.drawing'), ...document.querySelectorAll('.brush')];
                const hidden = parts.filter((part) => {
                    const { left, top, width, height } = part.getBoundingClientRect();
                    const [x, y] = [left + width / 2, top + height / 2];
                    return Math.min(width, height) < 40 || top < 0 || top + height > innerHeight || !part.contains(document.elementFromPoint(x, y));
                });
                return hidden.map((part) => `${part.className} ${JSON.stringify(part.getBoundingClientRect())}`);";
            page.click(".in-space").await;
            page.until("the drawing", "document.querySelector('canvas.drawing').checkVisibility()").await;
            page.until("no face", "!document.querySelector('.facelets').checkVisibility()").await;
            page.run("document.querySelector('.in-space').scrollIntoView({ block: 'nearest' })", vec![]).await;
            assert_eq!(page.run(seen, vec![]).await, json!([]), "{width}x{height}");
            // It stays while colours are entered.
            let mut draft = Draft::centres(&Cube::SOLVED);
            for _ in 0..3 {
                let next = Draft::next(&draft.review(), 0).expect("an open facelet");
                page.click(".brush:nth-of-type(1)").await;
                draft.paint(next, Some(Face::Up));
                until_key(page, "draft", Some(&draft.text())).await;
            }
            assert!(page.is_seen("canvas.drawing").await);
            page.click(".in-space").await;
            page.until("the face", "document.querySelector('.facelets').checkVisibility()").await;
            page.until("no drawing", "!document.querySelector('canvas.drawing').checkVisibility()").await;
        }
        // Beside each other there is nothing to choose.
        page.size(1366, 768).await;
        assert!(!page.is_seen(".in-space").await);
        assert!(page.is_seen("canvas.drawing").await && page.is_seen(".facelets").await);
    });
}

#[test]
fn facelets_are_painted_by_dragging_and_on_the_cube() {
    visit(async |page| {
        page.open("#/cube?view=doctor&lang=en").await;
        page.click(".cube-editor .enter").await;
        page.click(".entry-mode:nth-of-type(2)").await;
        page.click(".brush:nth-of-type(3)").await;
        // Along the first row of the top.
        let [from, to] = [0, 2].map(|index| {
            format!("const box{index} = document.querySelector('#facelet-{index}').getBoundingClientRect();")
        });
        page.run(
            &format!(
                "{from} {to}
                 const net = document.querySelector('.facelets');
                 for (const part of [0, 0.5, 1]) {{
                     const clientX = box0.x + 5 + (box2.x - box0.x) * part;
                     net.dispatchEvent(new PointerEvent('pointermove', {{ bubbles: true, buttons: 1, clientX, clientY: box0.y + 5 }}));
                 }}"
            ),
            vec![],
        )
        .await;
        let mut draft = Draft::centres(&Cube::SOLVED);
        for facelet in 0..3 {
            draft.paint(facelet, Some(Face::Front));
        }
        until_editor(page, &draft).await;
        until_key(page, "draft", Some(&draft.text())).await;
        // A finger paints, too, and the page does not scroll meanwhile.
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        page.run("document.querySelector('.facelets').scrollIntoView({ block: 'nearest' })", vec![]).await;
        let row = "(() => { const [a, b] = [6, 8].map((at) => document.querySelector(`#facelet-${at}`).getBoundingClientRect().x); return b - a; })()";
        let row = page.eval(row).await.as_f64().expect("a width");
        page.swipe("#facelet-6", (0.0, 0.0), (row, 0.0)).await;
        for facelet in 6..9 {
            draft.paint(facelet, Some(Face::Front));
        }
        until_editor(page, &draft).await;
        until_key(page, "draft", Some(&draft.text())).await;
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": false })).await;
        // One facelet after the other again: pressing one leads there.
        page.click(".entry-mode:nth-of-type(1)").await;
        page.click("#facelet-7").await;
        page.until("the ring", "document.querySelector('.facelet[aria-current=true]').id === 'facelet-7'").await;
        until_editor(page, &draft).await;
        // On the cube in space: its front face is in the middle of the picture.
        page.click_at("canvas.drawing", (-30.0, 40.0), 1).await;
        page.until(
            "a facelet of the front",
            "/^facelet-(18|19|2\\d)$/.test(document.querySelector('.facelet[aria-current=true]').id)",
        )
        .await;
        until_editor(page, &draft).await;
        // With the brush the same click paints this facelet, and no other.
        let ringed = page.text("document.querySelector('.facelet[aria-current=true]').id").await;
        let facelet = ringed.trim_start_matches("facelet-").parse().expect("a number");
        page.click(".entry-mode:nth-of-type(2)").await;
        page.click(".brush:nth-of-type(4)").await;
        page.click_at("canvas.drawing", (-30.0, 40.0), 1).await;
        draft.paint(facelet, Some(Face::Down));
        until_editor(page, &draft).await;
        until_key(page, "draft", Some(&draft.text())).await;
        // Dragged over the cube in space it paints what it goes over, and the cube does not turn: the same click hits the same facelet.
        let painted =
            "document.querySelectorAll('.facelet').length - document.querySelectorAll('.facelet .open').length";
        let before = page.eval(painted).await.as_u64().expect("a number");
        page.click(".brush:nth-of-type(2)").await;
        page.drag("canvas.drawing", (-30.0, 40.0), (0.0, 60.0)).await;
        page.until("one more at least", &format!("{painted} > {before}")).await;
        let dragged = page.eval(painted).await;
        page.click(".brush:nth-of-type(4)").await;
        page.click_at("canvas.drawing", (-30.0, 40.0), 1).await;
        let text = "new URLSearchParams(location.hash.split('?')[1]).get('draft')";
        page.until("the same facelet", &format!("{text}[{facelet}] === 'D' && {painted} === {dragged}")).await;
        // Beside the cube it turns the camera.
        let half =
            page.eval("document.querySelector('canvas.drawing').clientHeight / 2").await.as_f64().expect("a height");
        page.drag("canvas.drawing", (-60.0, 8.0 - half), (60.0, 0.0)).await;
        page.until("the camera", "location.hash.includes('camera=')").await;
        assert_eq!(page.eval(painted).await, dragged);
    });
}

/// Waits until exactly these facelets are marked as perhaps wrong.
async fn until_suspects(page: &Page, facelets: &[usize]) {
    let mut ids = facelets.to_vec();
    ids.sort_unstable();
    let marked =
        "JSON.stringify([...document.querySelectorAll('.facelet.suspect')].map(({ id }) => Number(id.slice(8))))";
    page.until(&format!("suspects {ids:?}"), &format!("{marked} === {}", json!(json!(ids).to_string()))).await;
}

#[test]
fn mistakes_are_told_as_causes_and_undone_with_one_tap() {
    visit(async |page| {
        let cube = dealt(8);
        let colours = cube.colours().map(Some);
        for (lang, mistake) in [
            (Lang::En, EntryMistake::Colours([Face::Right, Face::Left])),
            (Lang::Fr, EntryMistake::Colours([Face::Up, Face::Front])),
            (Lang::En, EntryMistake::Turned(vec![(Face::Back, 1)])),
            (Lang::Fr, EntryMistake::Faces([Face::Right, Face::Left])),
            (Lang::Fr, EntryMistake::Facelets(vec![(2, cube.colours()[2].opposite())])),
        ] {
            let draft = Draft { colours: mistake.mended(&colours) };
            page.open(&format!("#/cube?alg=R&draft={}&lang={}", draft.text(), lang.name())).await;
            let found = mistakes(&draft.colours);
            let own = found.iter().position(|found| found.mended(&draft.colours) == colours).expect("the cause");
            let line = format!(".mistakes li:nth-of-type({})", own + 1);
            until_words(page, &format!("{line} > span"), &(lang.cube().entry.mistake)(&found[own], Scheme::Field))
                .await;
            page.leave_pointer().await;
            // What the first cause says is wrong is marked on the net; another one is when it is pointed at.
            until_suspects(page, &found[0].facelets(&draft.colours)).await;
            let point = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";
            page.run(point, vec![json!(line)]).await;
            until_suspects(page, &found[own].facelets(&draft.colours)).await;
            page.click(&format!("{line} .mend")).await;
            until_key(page, "facelets", Some(&cube.facelets())).await;
            until_number(page, "cube.valid", Some(1)).await;
            // It can be undone.
            page.leave_focus().await;
            page.chord(Key::Control, 'z').await;
            until_editor(page, &draft).await;
        }
        // A cube that turns cannot put in order may have been entered wrongly, too.
        let flipped = "UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
        page.open(&format!("#/cube?facelets={flipped}&view=doctor&lang=en")).await;
        until_words(page, ".mistakes .perhaps", Lang::En.cube().entry.perhaps[1]).await;
        page.click(".mistakes .mend").await;
        until_number(page, "cube.valid", Some(1)).await;
    });
}

#[test]
fn a_part_of_a_cube_is_pasted_and_completed() {
    visit(async |page| {
        page.open("#/cube?alg=F_R&lang=en").await;
        let cube = dealt(3);
        let part = format!("{}{}", &cube.facelets()[..31], "-".repeat(23));
        super::cube_links::paste(page, &part).await;
        let draft = Draft::read(&part).expect("54 letters");
        until_editor(page, &draft).await;
        assert!(!page.is_seen("[role=alert]").await);
        // Its centres are not all known: nothing follows yet.
        until_algorithm(page, "F_R").await;
        // The colours by their English names.
        let named: String = cube
            .facelets()
            .chars()
            .map(|letter| ["W", "R", "G", "Y", "O", "B"]["URFDLB".find(letter).expect("a face")])
            .collect();
        super::cube_links::paste(page, &named).await;
        until_key(page, "facelets", Some(&cube.facelets())).await;
        // Under the base text's colours red is the back.
        page.open("#/cube?alg=F_R&scheme=text&lang=en").await;
        super::cube_links::paste(page, &named).await;
        page.until("the same colours", "location.hash.includes('facelets=')").await;
        let shown = page.text("new URLSearchParams(location.hash.split('?')[1]).get('facelets')").await;
        let renamed: String = cube
            .facelets()
            .chars()
            .map(|letter| ["U", "B", "R", "D", "F", "L"]["URFDLB".find(letter).expect("a face")])
            .collect();
        assert_eq!(shown, renamed);
        // What is wrong names colours, as the cube shows them.
        let wrong = named.replacen('W', "R", 1);
        super::cube_links::paste(page, &wrong).await;
        page.until("it is told", "document.querySelector('.as-text [role=alert]')").await;
        let told = page.words(".as-text [role=alert]").await;
        assert!(
            told.contains("8 facelets of the colour white") && told.contains("10 facelets of the colour red"),
            "{told}"
        );
    });
}
