//! A cube is entered facelet by facelet, by taps, by keys, with a brush, with a camera; its mistakes are told and undone.

#[path = "../stickers.rs"]
mod stickers;

use super::cube::{until_algorithm, until_key};
use super::cube_doctor::until_editor;
use super::cube_wrong::until_alert;
use super::graph::until_words;
use super::page::{Page, visit};
use super::taquin::until_number;
use super::words::words;
use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::facelet::{face, row_and_column};
use casse_tete::puzzle::cube::mistake::{EntryMistake, mistakes};
use casse_tete::puzzle::cube::problem::NoPicture;
use casse_tete::puzzle::cube::{Cube, Face, Fault, InputPart, Problem, Scheme, random};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;
use stickers::STICKERS;

fn dealt(seed: u64) -> Cube {
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
        for (lang, seed, (width, height)) in
            [(Lang::En, 5, (390, 844)), (Lang::Fr, 7, (844, 390)), (Lang::Fr, 6, (1366, 768))]
        {
            // Telephones are touched; on the laptop there are keys.
            let by_keys = width == 1366;
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
                if !by_keys && taps % 10 == 0 {
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
                    let keys =
                        if taps % 2 == 0 { ['b', 'r', 'v', 'j', 'o', 'b'] } else { ['1', '2', '3', '4', '5', '6'] };
                    // In French two colours begin with B: white has W, its digit and T, too.
                    page.key(if own[next] == Face::Up { '1' } else { keys[own[next] as usize] }).await;
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
    });
}

/// A camera that shows the faces of `window.__faces`, one after the other each time that `window.__next` grows: nine colours each, in a
/// dark frame; with stripes over them while `window.__striped` is set.
pub const CAMERA: &str = "
    window.__next = 0;
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: async () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1280, 720];
        const room = canvas.getContext('2d');
        const paint = () => {
            room.fillStyle = '#0c0c0c';
            room.fillRect(0, 0, 1280, 720);
            const side = 720 * 0.8 / 3;
            for (const [place, colour] of (window.__faces[window.__next] ?? []).entries()) {
                room.fillStyle = colour;
                room.fillRect(280 + 72 + side * (place % 3) + 8, 72 + side * Math.floor(place / 3) + 8, side - 16, side - 16);
            }
            room.fillStyle = '#ff00ff';
            for (let x = 0; window.__striped && x < 1280; x += 80) room.fillRect(x, 0, 40, 720);
        };
        paint();
        setInterval(paint, 40);
        return window.__stream = canvas.captureStream(25);
    } } });";

/// What a camera sees of stickers under a light, as colours of CSS, face by face as they are asked for.
fn pictures(cube: &Cube, light: [f64; 3]) -> Vec<Vec<String>> {
    let own = cube.colours();
    let shown = |facelet: usize| {
        let [red, green, blue] = [0, 1, 2].map(|band| STICKERS[own[facelet] as usize][band] * light[band]);
        format!("rgb({red:.0}, {green:.0}, {blue:.0})")
    };
    Draft::FACES.map(|face| (0..9).map(|place| shown(9 * face as usize + place)).collect()).to_vec()
}

/// Waits until the picture of the camera has this colour in its middle, approximately, since it comes as a film.
async fn until_filmed(page: &Page, colour: &str) {
    let seen =
        "[...document.querySelector('dialog.faces canvas')?.getContext('2d').getImageData(270, 270, 1, 1).data ?? []]";
    let is_near = format!(
        "(([...parts], wanted) => parts.length > 0 && wanted.every((part, band) => Math.abs(part - parts[band]) < 16))({seen}, {}.match(/\\d+/g).map(Number))",
        json!(colour)
    );
    page.until("the picture", &is_near).await;
}

/// Waits until the camera shows this face, and takes it.
async fn take(page: &Page, faces: &[Vec<String>], number: usize) {
    page.run("window.__next = arguments[0]", vec![json!(number)]).await;
    let asked = format!("document.querySelector('dialog.faces p')?.textContent.includes('{}/6')", number + 1);
    page.until("asked for", &asked).await;
    until_filmed(page, &faces[number][4]).await;
    page.click("dialog.faces .take").await;
}

#[test]
fn the_camera_takes_six_faces() {
    visit(async |page| {
        page.before_load(CAMERA).await;
        for (lang, light, fault) in [
            (Lang::En, [1.0, 1.0, 1.0], Some(("uneven", "window.__striped = true"))),
            (Lang::Fr, [1.0, 0.85, 0.65], Some(("dark", "window.__next = 99"))),
            (Lang::En, [0.5, 0.52, 0.55], None),
        ] {
            let cube = dealt(4);
            page.open(&format!("#/cube?view=doctor&lang={}", lang.name())).await;
            let faces = pictures(&cube, light);
            page.run("window.__faces = arguments[0]", vec![json!(faces)]).await;
            // At first a picture without a cube, or with stripes.
            if let Some((_, spoil)) = fault {
                page.run(spoil, vec![]).await;
            }
            page.press_button(lang.cube().entry.film).await;
            // It is told, and nothing is taken.
            if let Some((fault, _)) = fault {
                let told = words("faces", fault, lang);
                // Pressed until there is a picture.
                page.until("told", &format!("(document.querySelector('dialog.faces .take')?.click(), document.querySelector('dialog.faces p')?.textContent.startsWith({}))", json!(told))).await;
                page.run("window.__striped = false", vec![]).await;
            }
            for number in 0..6 {
                take(page, &faces, number).await;
            }
            page.until("closed", "!document.querySelector('dialog.faces')").await;
            assert_eq!(
                page.eval("window.__stream.getTracks().some((track) => track.readyState === 'live')").await,
                json!(false)
            );
            until_key(page, "facelets", Some(&cube.facelets())).await;
            until_number(page, "cube.valid", Some(1)).await;
            // A facelet is corrected by a tap with another colour: here one is spoilt, and mended again.
            let own = cube.colours()[0];
            let mut draft = Draft::of(&cube);
            for colour in [own.opposite(), own] {
                page.click(&format!(".brush:nth-of-type({})", colour as usize + 1)).await;
                page.click("#facelet-0").await;
                draft.paint(0, Some(colour));
                until_editor(page, &draft).await;
            }
            until_key(page, "draft", None).await;
            until_number(page, "cube.valid", Some(1)).await;
        }
        // Six times the same face: told; the cube stays, and what was entered.
        let begun = "UFRBU-LU-----R--------F--------D--------L--------B----";
        page.open(&format!("#/cube?alg=R&view=doctor&draft={begun}&lang=fr")).await;
        let faces = vec![pictures(&dealt(4), [1.0; 3])[0].clone(); 6];
        page.run("window.__faces = arguments[0]", vec![json!(faces)]).await;
        page.press_button(Lang::Fr.cube().entry.film).await;
        for number in 0..6 {
            take(page, &faces, number).await;
        }
        until_alert(page, "camera-same").await;
        until_algorithm(page, "R").await;
        until_editor(page, &Draft::read(begun).expect("54 letters")).await;
        until_key(page, "draft", Some(begun)).await;
    });
}

#[test]
fn a_camera_that_gives_no_picture_is_told() {
    visit(async |page| {
        for (lang, name, why) in [
            (Lang::En, "NotAllowedError", NoPicture::Denied),
            (Lang::Fr, "NotFoundError", NoPicture::Missing),
            (Lang::En, "NotReadableError", NoPicture::Broken),
        ] {
            page.open(&format!("#/cube?alg=R&view=doctor&lang={}", lang.name())).await;
            let deny = "const [name] = arguments;
                const getUserMedia = async () => { throw new DOMException('', name); };
                Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });";
            page.run(deny, vec![json!(name)]).await;
            page.press_button(lang.cube().entry.film).await;
            let fault = Fault { part: InputPart::Facelets, problem: Problem::NoPicture(why) };
            until_alert(page, fault.problem.code()).await;
            let told = page.words("[role=alert]").await;
            assert!(told.contains(&(lang.cube().problem)(&fault.problem, Scheme::Field)), "{told}");
            until_algorithm(page, "R").await;
        }
    });
}
