//! The Hungarian cube turned: by mouse and finger, by keys in both layouts, by buttons; undone, followed turn by turn.

use super::cube_drawn::{Drawn, point_away};
use super::drawing::{PICTURE, still, until_another_picture, until_picture};
use super::graph::{all, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::until_number;
use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::algorithm::write_turn;
use casse_tete::puzzle::cube::cycles::order;
use casse_tete::puzzle::cube::scene::Arrangement;
use casse_tete::puzzle::cube::{Algorithm, Cube, Spelling, Sums, Turn, notation};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// Links to all views.
pub const VIEWS: [&str; 7] = ["cube", "group", "doctor", "laboratory", "stages", "subgroup", "errors"];

/// The drawing.
const CANVAS: &str = "canvas.drawing";

/// An algorithm as people write it.
pub fn algorithm(text: &str) -> Algorithm {
    notation::read(text).expect("an algorithm")
}

/// The single turn of this name.
pub fn turn(text: &str) -> Turn {
    algorithm(text).turns().next().expect("a turn")
}

/// A turn as the page writes it.
pub fn name(turn: Turn, spelling: Spelling) -> String {
    let mut text = String::new();
    write_turn(&mut text, turn, spelling);
    text
}

/// Waits until a key of the link has this value; `None` if the link must not have it.
pub async fn until_key(page: &Page, key: &str, value: Option<&str>) {
    let found = format!("new URLSearchParams(location.hash.split('?')[1]).get({})", json!(key));
    page.until(&format!("{key}={value:?} in the link"), &format!("{found} === {}", json!(value))).await;
}

/// Waits until the algorithm in the link is this one.
pub async fn until_algorithm(page: &Page, text: &str) {
    until_key(page, "alg", Some(text).filter(|text| !text.is_empty())).await;
}

/// The numbers that the page states for programs are those of this cube.
pub async fn check_figures(page: &Page, cube: &Cube) {
    let position = cube.position();
    until_number(page, "cube.order", Some(order(&position))).await;
    until_number(page, "cube.valid", Some(Sums::of(&position).is_reachable().into())).await;
}

/// What the page says of an algorithm of which these turns are made, from the cube in order.
pub fn sentence(made: &[Turn], lang: Lang, spelling: Spelling) -> String {
    let texts = &lang.cube().algorithm;
    let cube = Cube::SOLVED.along(made.iter().copied());
    let first = made.last().map_or(texts.before.to_string(), |&last| (texts.made)(&name(last, spelling), last));
    let position = order(&cube.position());
    let second = match cube.hold() {
        _ if cube.is_solved() => texts.solved.to_string(),
        Symmetry::IDENTITY => (texts.order)(position),
        _ => {
            // The turns are repeated until all is as before.
            let mut power = cube;
            let mut times = 1;
            while power != Cube::SOLVED {
                power = power.along(made.iter().copied());
                times += 1;
            }
            (texts.order_held)(times, position)
        }
    };
    format!("{first} {second}")
}

#[test]
fn layers_are_turned_by_mouse_and_finger() {
    visit_with_each_engine(async |page| {
        for (lang, finger) in [(Lang::En, false), (Lang::Fr, true)] {
            page.open(&format!("#/cube?lang={}", lang.name())).await;
            until_words(page, ".now", &format!("{} {}", lang.cube().algorithm.how, lang.cube().algorithm.solved)).await;
            let mut made: Vec<Turn> = vec![];
            for text in ["R", "U'", "F", "M", "E'", "R2", "S", "F'", "L", "D'"] {
                let cube = Cube::SOLVED.along(made.iter().copied());
                let drawn = Drawn::of(page, &cube, Arrangement::Net, lang).await;
                let (from, by) = drawn.pull(turn(text));
                if finger {
                    page.swipe(CANVAS, from, by).await;
                } else {
                    page.drag(CANVAS, from, by).await;
                }
                made.push(turn(text));
                until_algorithm(page, &made.iter().copied().collect::<Algorithm>().text(Spelling::Link)).await;
                until_words(page, ".now", &sentence(&made, lang, Spelling::Field)).await;
                until_number(page, "cube.moves", Some(made.len() as u64)).await;
                check_figures(page, &Cube::SOLVED.along(made.iter().copied())).await;
            }
        }
    });
}

#[test]
fn a_layer_follows_the_finger_and_snaps() {
    visit(async |page| {
        page.open("#/cube?alg=R_U&lang=en").await;
        let cube = algorithm("R U").cube();
        let drawn = Drawn::of(page, &cube, Arrangement::Net, Lang::En).await;
        let (from, by) = drawn.pull(turn("F"));
        let part = |part: f64| (by.0 * part, by.1 * part);
        point_away(page).await;
        let before = still(page).await;
        // Held, the layer is where the finger is, there and back.
        let seen = page
            .run_async(
                &"const [[x, y], [dx, dy]] = arguments;
                 const canvas = document.querySelector('canvas.drawing');
                 const box = canvas.getBoundingClientRect();
                 const send = (kind, part) => canvas.dispatchEvent(new PointerEvent(kind, {
                     bubbles: true, pointerId: 7, button: 0,
                     clientX: box.x + box.width / 2 + x + dx * part, clientY: box.y + box.height / 2 + y + dy * part,
                 }));
                 send('pointermove', 0);
                 send('pointerdown', 0);
                 const seen = [];
                 for (const part of [0.3, 0.6, 0.9, 0.6, 0.3]) {
                     send('pointermove', part);
                     for (let rest = 0; rest < 3; rest++) await new Promise(requestAnimationFrame);
                     seen.push(PICTURE);
                 }
                 const link = location.hash;
                 send('pointerup', 0.3);
                 send('pointerleave', 0);
                 return [new Set(seen).size, seen[0] === seen[4], seen[1] === seen[3], link === location.hash];"
                    .replace("PICTURE", PICTURE),
                vec![json!(from), json!(by)],
            )
            .await;
        assert_eq!(seen, json!([3, true, true, true]), "pictures of a layer on its way");
        point_away(page).await;
        until_picture(page, "the layer has fallen back", before).await;
        // Below half it falls back, above half it goes on.
        page.drag(CANVAS, from, part(0.44)).await;
        point_away(page).await;
        until_picture(page, "the layer has fallen back", before).await;
        until_algorithm(page, "R_U").await;
        page.drag(CANVAS, from, part(0.56)).await;
        until_algorithm(page, "R_U_F").await;
        // Flicked, it goes on where it would have fallen back.
        let flicked = drawn.pull(turn("F'"));
        page.flick(CANVAS, flicked.0, (0.4 * flicked.1.0, 0.4 * flicked.1.1)).await;
        until_algorithm(page, "R_U_F_F-").await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_algorithm(page, "R_U_F").await;
        page.swipe(CANVAS, drawn.pull(turn("U'")).0, (1.0, 1.0)).await;
        until_algorithm(page, "R_U_F").await;
        // Facelets of the net do not turn, and what lies beside the cube turns the camera.
        point_away(page).await;
        let before = still(page).await;
        let size = page.eval("(({ clientWidth, clientHeight }) => [clientWidth / 2, clientHeight / 2])(document.querySelector('canvas.drawing'))").await;
        let [x, y] = [0, 1].map(|index: usize| size[index].as_f64().expect("a number"));
        let beside = (12.0 - x, 12.0 - y);
        for finger in [false, true] {
            if finger {
                page.swipe(CANVAS, beside, (90.0, 30.0)).await;
            } else {
                page.drag(CANVAS, beside, (90.0, 30.0)).await;
            }
            point_away(page).await;
            until_another_picture(page, "seen from elsewhere", before).await;
            until_algorithm(page, "R_U_F").await;
            page.click_at(CANVAS, beside, 2).await;
            point_away(page).await;
            until_picture(page, "the standard view", before).await;
        }
    });
}

#[test]
fn keys_turn_layers_in_both_layouts() {
    let letters = "R L U D F B M E S x y z U";
    let keys = ['r', 'l', 'u', 'd', 'f', 'b', 'm', 'e', 's', 'x', 'y', 'z', 't'];
    let speed = "i k j f h g d e s l w o u m v r t b p q c a";
    let turned = "R R' U U' F F' L L' D D' B B' r r' l l' x x' z z' y y'";
    visit_with_each_engine(async |page| {
        page.open("#/cube?lang=en").await;
        page.leave_focus().await;
        // All at once, faster than turns are drawn.
        page.keys(keys).await;
        let forth = algorithm(letters);
        until_algorithm(page, &forth.text(Spelling::Link)).await;
        for key in keys.into_iter().rev() {
            page.chord(Key::Shift, key).await;
        }
        let back = Algorithm { items: forth.items.iter().cloned().chain(forth.inverse().items).collect() };
        until_algorithm(page, &back.text(Spelling::Link)).await;
        until_number(page, "cube.order", Some(1)).await;
        page.open("#/cube?keys=speed&lang=en").await;
        page.leave_focus().await;
        page.keys(speed.chars().filter(|key| *key != ' ')).await;
        until_algorithm(page, &algorithm(turned).text(Spelling::Link)).await;
        until_words(page, ".now", &sentence(&algorithm(turned).turns().collect::<Vec<_>>(), Lang::En, Spelling::Field))
            .await;
        // The page's own letters are on digits.
        page.key('7').await;
        page.until("present mode", "document.documentElement.dataset.present === '1'").await;
        page.key('i').await;
        until_algorithm(page, &algorithm(&format!("{turned} R")).text(Spelling::Link)).await;
    });
}

#[test]
fn buttons_turn_layers() {
    visit(async |page| {
        for (spelling, lang) in [(Spelling::Field, Lang::En), (Spelling::Text, Lang::Fr)] {
            let top = if spelling == Spelling::Text { "top=T&" } else { "" };
            page.open(&format!("#/cube?{top}lang={}", lang.name())).await;
            let turns: Vec<Turn> =
                algorithm("R R' L L' U U' D D' F F' B B' M M' E E' S S' x x' y y' z z'").turns().collect();
            let names: Vec<String> = turns.iter().map(|&turn| name(turn, spelling)).collect();
            assert_eq!(all(page, ".turn-layer", "textContent").await, json!(names));
            page.click(".turn-layers summary").await;
            for name in ["R", "U'", "M", "x'"] {
                page.press_button(&self::name(turn(name), spelling)).await;
            }
            until_algorithm(page, "R_U-_M_x-").await;
            let made: Vec<Turn> = algorithm("R U' M x'").turns().collect();
            until_words(page, ".now", &sentence(&made, lang, spelling)).await;
            assert!(page.is_seen("details[open] .turn-layer").await, "what is open stays open");
        }
    });
}

#[test]
fn turns_are_undone_and_done_again() {
    visit_with_each_engine(async |page| {
        page.open("#/cube?lang=en").await;
        page.leave_focus().await;
        let disabled =
            "[...document.querySelectorAll('.setup .row button[aria-label]')].map((button) => button.disabled)";
        assert_eq!(page.eval(disabled).await, json!([true, true]));
        page.keys(['r', 'u', 'f']).await;
        for (key, text) in
            [('z', "R_U"), ('z', "R"), ('y', "R_U"), ('z', "R"), ('z', ""), ('z', ""), ('y', "R"), ('y', "R_U")]
        {
            page.chord(Key::Control, key).await;
            until_algorithm(page, text).await;
            check_figures(page, &algorithm(text).cube()).await;
        }
        let shell = &Lang::En.shell();
        page.press_button(shell.redo).await;
        until_algorithm(page, "R_U_F").await;
        page.press_button(shell.undo).await;
        until_algorithm(page, "R_U").await;
        // Another turn leaves nothing to be done again.
        page.leave_focus().await;
        page.key('d').await;
        until_algorithm(page, "R_U_D").await;
        assert_eq!(page.eval(disabled).await, json!([false, true]));
        // A position is undone as well as a turn.
        page.click(".deal").await;
        until_algorithm(page, "").await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_algorithm(page, "R_U_D").await;
        until_key(page, "facelets", None).await;
        page.click(".reset").await;
        until_number(page, "cube.order", Some(1)).await;
        until_algorithm(page, "").await;
    });
}

#[test]
fn an_algorithm_is_followed_turn_by_turn() {
    let text = "R U2 D' B D'";
    let turns: Vec<Turn> = algorithm(text).turns().collect();
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_U2_D-_B_D-&lang={}", lang.name())).await;
            let check = async |made: usize| {
                until_words(page, ".now", &sentence(&turns[..made], lang, Spelling::Field)).await;
                let step = (made < turns.len()).then(|| made.to_string());
                until_key(page, "step", step.as_deref()).await;
                until_algorithm(page, "R_U2_D-_B_D-").await;
                until_number(page, "cube.moves", Some(made as u64)).await;
                check_figures(page, &Cube::SOLVED.along(turns[..made].iter().copied())).await;
                let current = page.words(".moves-line [aria-current=step]").await;
                let name = |turn: &Turn| name(*turn, Spelling::Field);
                let begin = lang.cube().editor.begin.to_string();
                assert_eq!(current, made.checked_sub(1).map_or(begin, |last| name(&turns[last])));
            };
            check(5).await;
            until_number(page, "cube.order", Some(1260)).await;
            // A click on a turn goes to the cube after it.
            for made in [2, 0, 4, 1] {
                page.click(&format!(".moves-line .move:nth-of-type({})", made + 1)).await;
                check(made).await;
            }
            page.leave_focus().await;
            page.click(".transport .step").await;
            check(2).await;
            page.click(".transport .back").await;
            check(1).await;
            page.leave_focus().await;
            page.key(Key::Left).await;
            check(0).await;
            page.key(Key::End).await;
            check(5).await;
            page.key(Key::Home).await;
            check(0).await;
            page.key(Key::Right).await;
            check(1).await;
            // Played to its end, and from its beginning once more.
            for _ in 0..2 {
                page.click(".transport .play").await;
                page.until_state("busy").await;
                page.until_state("idle").await;
                check(5).await;
            }
            // A turn in the middle leaves out what was still to come.
            page.click(".moves-line .move:nth-of-type(3)").await;
            check(2).await;
            page.leave_focus().await;
            page.key('f').await;
            until_algorithm(page, "R_U2_F").await;
        }
    });
}

#[test]
fn a_turn_can_be_made_while_another_is_drawn() {
    visit(async |page| {
        page.open("#/cube?alg=R_U_R-_U-_R_U_R-_U-&step=0&lang=en").await;
        page.leave_focus().await;
        page.click(".transport .play").await;
        page.until("it plays", "Number(document.querySelector('[data-value=\"cube.moves\"]').dataset.number) > 0")
            .await;
        page.leave_focus().await;
        page.keys(['f', 'b']).await;
        page.until_state("idle").await;
        page.until("both are made", "/[?&]alg=[^&]*_F_B(&|$)/.test(location.hash)").await;
        let made = page.text("new URLSearchParams(location.hash.split('?')[1]).get('alg')").await;
        let cube = algorithm(&made.replace('_', " ").replace('-', "'")).cube();
        check_figures(page, &cube).await;
        // The drawing is the one that a new document shows.
        point_away(page).await;
        let picture = still(page).await;
        page.open(&page.link().await).await;
        until_picture(page, "the same drawing", picture).await;
        // A drag takes hold of a layer while another one still turns.
        page.leave_focus().await;
        page.key('l').await;
        let cube = cube.turned(turn("L"));
        let (from, by) = Drawn::of(page, &cube, Arrangement::Net, Lang::En).await.pull(turn("U"));
        page.drag(CANVAS, from, by).await;
        until_algorithm(page, &format!("{made}_L_U")).await;
    });
}

#[test]
fn without_motion_turns_are_made_at_once() {
    visit(async |page| {
        let reduced = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.devtools("Emulation.setEmulatedMedia", reduced).await;
        page.open("#/cube?alg=R_U_F&lang=en").await;
        let picture = still(page).await;
        page.open("#/cube?alg=R_U&lang=en").await;
        still(page).await;
        page.leave_focus().await;
        // No picture after the key press shows a turn in motion.
        let pictures = page
            .run_async(
                &"const pictures = new Set();
                 document.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
                 for (let frame = 0; frame < 20; frame++) {
                     await new Promise(requestAnimationFrame);
                     pictures.add(PICTURE);
                 }
                 return pictures.size;"
                    .replace("PICTURE", PICTURE),
                vec![],
            )
            .await;
        assert!(pictures.as_u64().is_some_and(|count| count <= 2), "{pictures} pictures");
        until_algorithm(page, "R_U_F").await;
        until_picture(page, "in place", picture).await;
    });
}
