//! Building a Soma figure by hand: with the mouse, with a finger, with the keyboard alone, on the layers; hints, challenges, refusals.

use super::graph::until_words;
use super::page::{Page, visit_without_motion};
use super::soma::catalogue;
use super::taquin::until_number;
use casse_tete::geometry::Point;
use casse_tete::puzzle::soma::assemble::assembling_order;
use casse_tete::puzzle::soma::build::{Building, Completions, quarter, reflection, text};
use casse_tete::puzzle::soma::placement::{placements, text as cells};
use casse_tete::puzzle::soma::scene::hand::{HandPicture, middle, scene, seen_axes};
use casse_tete::puzzle::soma::solutions::solution;
use casse_tete::puzzle::soma::{Cell, Figure, Mask, PieceSet, Placement, Symmetry, cell};
use casse_tete::scene::hit::places;
use casse_tete::scene::{Camera, Id, Room, Shape};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// A figure being built on the page, and the same natively.
struct Game<'a> {
    page: &'a Page,
    building: Building,
    lang: Lang,
    camera: Camera,
}

/// Where something is on the drawing, in CSS pixels from its middle.
type Place = (f64, f64);

impl<'a> Game<'a> {
    async fn open(page: &'a Page, link: &str, start: &[(usize, Mask)], lang: Lang) -> Game<'a> {
        page.open(link).await;
        page.until_state("done").await;
        let building = Building::with(PieceSet::soma(), Figure::default(), start).expect("they stand");
        Game { page, building, lang, camera: Camera::STANDARD }
    }

    /// The three turns of the keys X, Y and Z.
    fn turns(&self) -> [Symmetry; 3] {
        let [right, away, up] = seen_axes(&self.camera);
        [(up, away), (up, right), (away, right)].map(|(from, to)| quarter(from, to).expect("at right angles"))
    }

    /// The shortest row of keys that turns the piece in the hand into an orientation.
    fn keys(&self, orientation: usize) -> Vec<usize> {
        let held = self.building.held().expect("a piece").orientation;
        let mut rows = vec![(self.building.clone(), vec![])];
        let mut seen = vec![held];
        let mut next = 0;
        loop {
            let (building, row) = rows[next].clone();
            if building.held().expect("a piece").orientation == orientation {
                return row;
            }
            for (axis, turn) in self.turns().into_iter().enumerate() {
                let mut turned = building.clone();
                turned.turn(turn);
                let reached = turned.held().expect("a piece").orientation;
                if !seen.contains(&reached) {
                    seen.push(reached);
                    rows.push((turned, [&row[..], &[axis]].concat()));
                }
            }
            next += 1;
        }
    }

    /// Turns the piece in the hand by keys.
    async fn turn(&mut self, orientation: usize) {
        for axis in self.keys(orientation) {
            self.page.key(['x', 'y', 'z'][axis]).await;
            self.building.turn(self.turns()[axis]);
        }
    }

    /// The size of the drawing in scene units, and CSS pixels for one of them.
    async fn room(&self) -> (Room, f64) {
        let size = self.page.eval("(() => { const canvas = document.querySelector('#drawing'); return [canvas.clientWidth, canvas.clientHeight, parseFloat(getComputedStyle(canvas).fontSize)]; })()").await;
        let [width, height, font] = [0, 1, 2].map(|index| size[index].as_f64().expect("a number"));
        let units = 16.0 / font;
        (Room { width: width * units, height: height * units }, 1.0 / units)
    }

    /// Where a point of the scene is on the drawing.
    async fn place(&self, ask: impl FnOnce(&casse_tete::scene::Scene) -> Point) -> Place {
        let (room, pixels) = self.room().await;
        let building = self.building.clone();
        let picture =
            HandPicture { building, pointer: None, is_aimed: true, is_refused: false, hinted: None, light: None };
        let at = ask(&scene(&picture, &self.camera, room));
        ((at.x - room.width / 2.0) * pixels, (at.y - room.height / 2.0) * pixels)
    }

    /// Where a piece lies beside the figure.
    async fn beside(&self, piece: usize) -> Place {
        let own = Id::new("piece", piece, 0);
        self.place(|scene| {
            places(&scene.flatten()).into_iter().find(|(id, _)| *id == own).expect("every piece has a place").1
        })
        .await
    }

    /// Where a piece would be drawn with its corner in a cell.
    async fn spot(&self, piece: usize, orientation: usize, corner: Cell) -> Place {
        let sides = PieceSet::soma().pieces()[piece].orientations[orientation].extents();
        let at = middle(self.building.figure(), corner, sides);
        self.place(|scene| {
            let solid = scene.shapes.iter().find_map(|shape| match shape {
                Shape::Solid(solid) => Some(solid.project(at)),
                Shape::Flat(_) => None,
            });
            solid.expect("the figure")
        })
        .await
    }

    /// The placement of a piece in these cells.
    fn placement(piece: usize, cells: Mask) -> Placement {
        let all = placements(&Figure::default(), &PieceSet::soma().pieces()[piece]);
        all.into_iter().find(|placement| placement.cells == cells).expect("a placement")
    }

    /// The piece stands in these cells now, here and on the page.
    async fn stands(&mut self, piece: usize, cells: Mask) {
        self.building.hold(piece, cells);
        assert_eq!(self.building.put(), Ok(()));
        until_number(self.page, "soma.moves", Some(self.building.made() as u64)).await;
        let written = text(self.building.pieces(), self.building.figure(), self.building.standing());
        self.page.until_link(&format!("placed={written}")).await;
    }

    fn letter(piece: usize) -> char {
        PieceSet::soma().pieces()[piece].letter
    }

    /// The figure is complete, and the page says which solution it is.
    async fn complete(&self, class: usize) {
        let texts = &self.lang.soma().hand;
        let number = (texts.number)(class + 1, 240);
        self.page
            .until(&number, &format!("document.querySelector('.now.good').textContent.includes({})", json!(number)))
            .await;
        self.page.press_button(&(texts.show)(class + 1)).await;
        self.page.until_link(&format!("solution={}", class + 1)).await;
        until_words(self.page, ".gallery [aria-current] > span", &(class + 1).to_string()).await;
    }
}

/// The pieces of a class of solutions in the order in which they are put together.
fn pieces_of(class: usize) -> Vec<(usize, Mask)> {
    let cube = Figure::default();
    let masks = solution(&catalogue(&cube).classes[class].labels, 7);
    assembling_order(&cube, &masks).into_iter().map(|piece| (piece, masks[piece])).collect()
}

#[test]
fn the_cube_is_built_with_the_mouse() {
    visit_without_motion(async |page| {
        let mut game = Game::open(page, "#/soma?view=hand&lang=en", &[], Lang::En).await;
        until_words(page, ".now", Lang::En.soma().hand.begin).await;
        for (piece, cells) in pieces_of(86) {
            let wanted = Game::placement(piece, cells);
            let from = game.beside(piece).await;
            if game.building.turned(piece) == wanted.orientation {
                // Dragged from beside the figure.
                let to = game.spot(piece, wanted.orientation, wanted.corner).await;
                page.drag("#drawing", from, (to.0 - from.0, to.1 - from.1)).await;
            } else {
                // Taken by a click, turned by keys, brought by the pointer, put down by a click.
                page.click_at("#drawing", from, 1).await;
                page.until(
                    "in the hand",
                    &format!("document.querySelector('.hand-pieces [data-id=piece-{piece}-0]').ariaPressed === 'true'"),
                )
                .await;
                game.building.take(piece);
                game.turn(wanted.orientation).await;
                let to = game.spot(piece, wanted.orientation, wanted.corner).await;
                game.building.lay_back();
                page.click_at("#drawing", to, 1).await;
            }
            game.stands(piece, cells).await;
        }
        game.complete(86).await;
        // Back in the view all pieces stand; the last move is taken back and made again.
        page.history_back().await;
        until_number(page, "soma.moves", Some(7)).await;
        page.leave_focus().await;
        page.key(Key::Backspace).await;
        until_number(page, "soma.moves", Some(6)).await;
        page.chord(Key::Control, 'y').await;
        until_number(page, "soma.moves", Some(7)).await;
    });
}

/// A finger carries something from a place to another, both from the middle of the drawing; on the way a second finger turns it about
/// these axes: by a stroke upwards, by a tap, by a stroke to the left.
async fn two_fingers(page: &Page, from: Place, twists: &[usize], to: Place) {
    let body = "const [from, twists, to] = arguments;
        const canvas = document.querySelector('#drawing');
        const box = canvas.getBoundingClientRect();
        const send = async (finger, name, [x, y]) => {
            canvas.dispatchEvent(new PointerEvent(name, {
                bubbles: true, pointerId: finger, pointerType: 'touch', isPrimary: finger === 7,
                clientX: box.x + box.width / 2 + x, clientY: box.y + box.height / 2 + y,
            }));
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        };
        await send(7, 'pointerdown', from);
        await send(7, 'pointermove', [from[0], from[1] - 20]);
        await send(7, 'pointermove', [0, 0]);
        for (const twist of twists) {
            const [x, y] = [[0, -70], [0, 0], [-70, 0]][twist];
            await send(8, 'pointerdown', [100, 100]);
            if (twist !== 1) await send(8, 'pointermove', [100 + x, 100 + y]);
            await send(8, 'pointerup', [100 + x, 100 + y]);
        }
        await send(7, 'pointermove', to);
        await send(7, 'pointerup', to);";
    page.run_async(body, vec![json!(from), json!(twists), json!(to)]).await;
}

#[test]
fn the_cube_is_built_with_a_finger_in_french() {
    visit_without_motion(async |page| {
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        page.size(768, 1024).await;
        let mut game = Game::open(page, "#/soma?view=hand&lang=fr", &[], Lang::Fr).await;
        let texts = &Lang::Fr.soma().hand;
        let [_, names @ ..] = texts.turns;
        for (index, (piece, cells)) in pieces_of(4).into_iter().enumerate() {
            let wanted = Game::placement(piece, cells);
            let from = game.beside(piece).await;
            if index % 2 == 1 {
                // One finger carries it all the way, while another one turns it.
                game.building.take(piece);
                let twists = game.keys(wanted.orientation);
                for &axis in &twists {
                    game.building.turn(game.turns()[axis]);
                }
                let to = game.spot(piece, wanted.orientation, wanted.corner).await;
                game.building.lay_back();
                two_fingers(page, from, &twists, (to.0, to.1 + 44.0)).await;
                game.stands(piece, cells).await;
                continue;
            }
            page.tap_each("#drawing", &[from], true).await;
            page.until(
                "in the hand",
                &format!("document.querySelector('.hand-pieces [data-id=piece-{piece}-0]').ariaPressed === 'true'"),
            )
            .await;
            game.building.take(piece);
            for axis in game.keys(wanted.orientation) {
                page.click(&format!(".turn-piece:nth-of-type({})", axis + 1)).await;
                game.building.turn(game.turns()[axis]);
            }
            assert!(names.iter().all(|name| !name.is_empty()));
            let to = game.spot(piece, wanted.orientation, wanted.corner).await;
            game.building.lay_back();
            // The finger may begin anywhere; it has the piece above itself.
            let start = (to.0 + 30.0, to.1 + 60.0);
            page.swipe("#drawing", start, (to.0 - start.0, to.1 + 44.0 - start.1)).await;
            game.stands(piece, cells).await;
        }
        game.complete(4).await;
    });
}

#[test]
fn the_cube_is_built_by_keyboard_alone_with_refusals() {
    visit_without_motion(async |page| {
        let texts = &Lang::En.soma().hand;
        let mut game = Game::open(page, "#/soma?view=hand&lang=en", &[], Lang::En).await;
        for (step, (piece, cells)) in pieces_of(150).into_iter().enumerate() {
            let wanted = Game::placement(piece, cells);
            page.run(&format!("document.querySelector('.hand-pieces [data-id=piece-{piece}-0]').focus()"), vec![])
                .await;
            page.key(Key::Enter).await;
            game.building.take(piece);
            if step == 0 {
                // It hovers above the cube: refused, and it stays in the hand.
                page.key(Key::Enter).await;
                let outside = (texts.outside)(game.building.cubes().len());
                until_words(page, ".now.bad", &(texts.refused)(Game::letter(piece), &[outside])).await;
                // Laid back, and taken again.
                page.key(Key::Backspace).await;
                until_words(page, ".now", texts.begin).await;
                page.key(Key::Enter).await;
            }
            game.turn(wanted.orientation).await;
            let corner = game.building.held().expect("a piece").corner;
            let [x, y, z] = [wanted.corner.x - corner.x, wanted.corner.y - corner.y, wanted.corner.z - corner.z];
            for (by, plus, minus) in
                [(x, Key::Right, Key::Left), (y, Key::Up, Key::Down), (z, Key::PageUp, Key::PageDown)]
            {
                for _ in 0..by.abs() {
                    page.key(if by > 0 { plus } else { minus }).await;
                }
            }
            game.building.shift(cell(x, y, z));
            until_words_begin(page, &(texts.fits)(Game::letter(piece), &self::cells(&Figure::default(), cells))).await;
            page.key(Key::Enter).await;
            game.building.lay_back();
            game.stands(piece, cells).await;
        }
        // The time stands still, and is kept with the moves.
        let time = "document.querySelector('output[data-value=\"soma.time\"]')?.dataset.text";
        page.until("complete", "document.querySelector('.now.good')").await;
        let took = page.text(time).await;
        assert!(took.contains(':'), "{took}");
        game.complete(150).await;
        // The device keeps it; its number leads there.
        page.open("#/soma?view=hand&lang=en").await;
        page.until("no time yet", &format!("{time} === '0:00'")).await;
        until_words(page, ".built tbody td:last-of-type", &took).await;
        until_words(page, ".built tbody th", "151").await;
        until_words(page, ".built .hint", &(texts.own_count)(1, 240)).await;
        page.click(".show-own").await;
        page.until_link("#/soma?view=solutions&solution=151").await;
        // And so does the map.
        page.open("#/soma?view=map&solution=3&lang=en").await;
        page.until("the map", "document.querySelector('#says-1')").await;
        page.click("#says-1").await;
        page.until("the own ones", "document.querySelector('.map-built')?.textContent === '151'").await;
        page.click(".map-built").await;
        until_words_begin(page, "Solution 151 ").await;
    });
}

/// The first sentence.
async fn until_words_begin(page: &Page, words: &str) {
    page.until(words, &format!("document.querySelector('.now').textContent.startsWith({})", json!(words))).await;
}

#[test]
fn a_challenge_is_solved_on_the_layers_with_hints() {
    visit_without_motion(async |page| {
        let texts = &Lang::En.soma().hand;
        let cube = Figure::default();
        let catalogue = catalogue(&cube);
        let completions = Completions::new(&PieceSet::soma(), &cube);
        let start = &pieces_of(20)[..2];
        let link = format!("#/soma?view=hand&placed={}&lang=en", text(&PieceSet::soma(), &cube, start));
        let mut game = Game::open(page, &link, start, Lang::En).await;
        // Nobody has asked yet how many solutions are left.
        until_number(page, "soma.left", None).await;
        page.press_button(texts.buttons[3]).await;
        until_number(page, "soma.left", Some(completions.left(&catalogue, start))).await;
        page.click(".tells").await;
        page.until_link("left=1").await;
        // A piece that meets another one is refused with its cells.
        page.click(".hand-board [data-cell='0-2-0']").await;
        let lifted = game.building.piece_at(0);
        if let Some(piece) = lifted {
            page.until(
                "picked up",
                &format!("document.querySelector('.hand-pieces [data-id=piece-{piece}-0]').ariaPressed === 'true'"),
            )
            .await;
            page.click(".lay-back").await;
            game.building.take(piece);
            game.building.lay_back();
        }
        let (other, filled) = (start[0].0, start[0].1);
        let piece = (0..7).find(|piece| start.iter().all(|(own, _)| own != piece)).expect("five are left");
        page.click(&format!(".hand-pieces [data-id=piece-{piece}-0]")).await;
        game.building.take(piece);
        let at = cube.cells()[filled.trailing_zeros() as usize];
        page.click(&format!(".hand-board [data-cell='{}-{}-{}']", at.x, at.y, at.z)).await;
        game.building.carry_first(filled.trailing_zeros() as usize);
        let refusal = game.building.rest().expect_err("it meets the first piece");
        assert!(refusal.meets.iter().any(|(piece, _)| *piece == other));
        page.click(".put-down").await;
        let mut reasons: Vec<String> =
            (refusal.outside > 0).then(|| (texts.outside)(refusal.outside)).into_iter().collect();
        reasons
            .extend(refusal.meets.iter().map(|&(piece, both)| (texts.meets)(Game::letter(piece), &cells(&cube, both))));
        until_words_begin(page, &(texts.refused)(Game::letter(piece), &reasons)).await;
        let marked = page.eval("document.querySelectorAll('.hand-board .meets').length").await;
        assert_eq!(marked, json!(refusal.meets.iter().map(|(_, both)| both.count_ones()).sum::<u32>()));
        page.click(".lay-back").await;
        game.building.lay_back();
        // Hints lead to the end.
        while !game.building.is_complete() {
            let hint = completions.hint(&catalogue, &game.building);
            let Some(casse_tete::puzzle::soma::build::BuildHint::Put(piece, place)) = hint else { panic!("{hint:?}") };
            page.leave_focus().await;
            page.key('h').await;
            until_words_begin(page, &(texts.hinted)(Game::letter(piece), &cells(&cube, place))).await;
            // A cell in which it would stand puts it down.
            let at = cube.cells()[place.trailing_zeros() as usize];
            page.click(&format!(".hand-board [data-cell='{}-{}-{}']", at.x, at.y, at.z)).await;
            game.stands(piece, place).await;
            until_number(page, "soma.left", Some(completions.left(&catalogue, game.building.standing()))).await;
        }
        let name = page.eval("document.querySelector('.hand-board .unit').ariaLabel").await;
        let first = game.building.piece_at(cube.index(cell(0, 2, 2)).expect("a cell")).expect("it is full");
        let index = cube.index(cell(0, 2, 2)).expect("a cell");
        assert_eq!(name, json!((texts.cell)(index + 1, [3, 1, 1], &Game::letter(first).to_string())));
    });
}

/// Moves the piece in the hand by the keys that mean what is seen, until its corner is there; then puts it down.
async fn carry(game: &mut Game<'_>, corner: Cell) {
    let from = game.building.held().expect("a piece").corner;
    let way = [corner.x - from.x, corner.y - from.y, corner.z - from.z];
    let [right, away, up] = seen_axes(&game.camera);
    for (axis, plus, minus) in
        [(right, Key::Right, Key::Left), (away, Key::Up, Key::Down), (up, Key::PageUp, Key::PageDown)]
    {
        let by: i16 = axis.coordinates().into_iter().zip(way).map(|(axis, way)| axis * way).sum();
        for _ in 0..by.abs() {
            game.page.key(if by > 0 { plus } else { minus }).await;
        }
    }
    game.page.key(Key::Enter).await;
}

#[test]
fn keys_mean_what_is_seen_wherever_the_camera_is() {
    visit_without_motion(async |page| {
        for degrees in [131, 221, 311] {
            let link = format!("#/soma?view=hand&camera={degrees}.30&lang=en");
            let mut game = Game::open(page, &link, &[], Lang::En).await;
            game.camera = Camera { yaw: f64::from(degrees).to_radians(), pitch: 30f64.to_radians() };
            assert_ne!(seen_axes(&game.camera), seen_axes(&Camera::STANDARD), "{degrees}");
            for (piece, cells) in pieces_of(150).into_iter().take(2) {
                let wanted = Game::placement(piece, cells);
                page.run(&format!("document.querySelector('.hand-pieces [data-id=piece-{piece}-0]').focus()"), vec![])
                    .await;
                page.key(Key::Enter).await;
                game.building.take(piece);
                game.turn(wanted.orientation).await;
                carry(&mut game, wanted.corner).await;
                game.building.lay_back();
                game.stands(piece, cells).await;
            }
            page.leave_focus().await;
        }
    });
}

/// Events of pointers on the drawing: finger, name, place from its middle; all with these properties.
async fn pointers(page: &Page, events: &[(u32, &str, [f64; 2])], more: serde_json::Value) {
    let body = "const [events, more] = arguments;
        const canvas = document.querySelector('#drawing');
        const box = canvas.getBoundingClientRect();
        for (const [pointerId, name, [x, y]] of events) {
            canvas.dispatchEvent(new PointerEvent(name, {
                bubbles: true, pointerId, pointerType: 'touch', isPrimary: pointerId === 7,
                clientX: box.x + box.width / 2 + x, clientY: box.y + box.height / 2 + y, ...more,
            }));
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }";
    page.run_async(body, vec![json!(events), more]).await;
}

#[test]
fn two_fingers_or_shift_turn_the_camera_with_a_piece_in_the_hand() {
    visit_without_motion(async |page| {
        page.open("#/soma?view=hand&lang=en").await;
        page.until_state("done").await;
        let is_held = "document.querySelector('.hand-pieces [data-id=piece-2-0]').ariaPressed === 'true'";
        let degrees = async || {
            page.until_link("camera=").await;
            let link = page.link().await;
            let value = link.split("camera=").nth(1).expect("a camera").split('&').next().expect("a value");
            value.split_once('.').and_then(|(yaw, _)| yaw.parse::<f64>().ok()).expect("degrees")
        };
        page.click(".hand-pieces [data-id=piece-2-0]").await;
        page.until("in the hand", is_held).await;
        let drag = |finger: u32| {
            [
                (finger, "pointermove", [60.0, -60.0]),
                (finger, "pointermove", [120.0, -60.0]),
                (finger, "pointerup", [120.0, -60.0]),
            ]
        };
        // Two fingers that come together.
        let together = [(7, "pointerdown", [-60.0, -60.0]), (8, "pointerdown", [0.0, -60.0])];
        let ends = [(7, "pointerup", [-60.0, -60.0])];
        pointers(page, &[&together[..], &drag(8)[..], &ends[..]].concat(), json!({})).await;
        let first = degrees().await;
        page.until("still in the hand", is_held).await;
        until_number(page, "soma.moves", Some(0)).await;
        // The mouse with Shift.
        let mouse = json!({ "pointerType": "mouse", "shiftKey": true, "buttons": 1 });
        let begin = [(1, "pointerdown", [0.0, -60.0])];
        pointers(page, &[&begin[..], &drag(1)[..]].concat(), mouse).await;
        page.until("turned further", &format!("!location.hash.includes('camera={first}.')")).await;
        let second = degrees().await;
        assert!((second - first).abs() > 5.0, "{first} {second}");
        page.until("still in the hand", is_held).await;
        until_number(page, "soma.moves", Some(0)).await;
    });
}

#[test]
fn a_piece_is_reflected_where_its_set_allows_it() {
    visit_without_motion(async |page| {
        let (pieces, figure) =
            (PieceSet::read("mirror:ooo.o--,oo").expect("two pieces"), Figure::read("ooo.ooo").expect("six cells"));
        page.open("#/soma?set=mirror:ooo.o--,oo&figure=ooo.ooo&view=hand&camera=41.21&lang=en").await;
        page.until("two pieces", "document.querySelectorAll('.hand-piece').length === 2").await;
        let building = Building::new(pieces, figure);
        let mut game = Game { page, building, lang: Lang::En, camera: Camera::STANDARD };
        for piece in 0..2 {
            page.run(&format!("document.querySelector('.hand-pieces [data-id=piece-{piece}-0]').focus()"), vec![])
                .await;
            page.key(Key::Enter).await;
            game.building.take(piece);
            let before = game.building.cubes();
            if piece == 0 {
                page.until("it may be reflected", "document.querySelector('.mirror-piece:not([disabled])')").await;
                page.key('m').await;
                let [right, ..] = seen_axes(&game.camera);
                game.building.turn(reflection(right).expect("an axis"));
                assert_ne!(game.building.cubes(), before);
            }
            // To the only places in which it stands so.
            let (corner, cells) =
                *game.building.spots().iter().find(|(_, cells)| cells & game.building.filled() == 0).expect("room");
            carry(&mut game, corner).await;
            game.building.lay_back();
            game.stands(piece, cells).await;
        }
        page.until("complete", "document.querySelector('.now.good')").await;
    });
}
