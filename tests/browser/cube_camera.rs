//! A cube is entered with a camera: its pictures, and what is told of those that show no cube.

#[path = "../stickers.rs"]
mod stickers;

use super::cube::{until_algorithm, until_key};
use super::cube_doctor::until_editor;
use super::cube_entry::dealt;
use super::cube_wrong::until_alert;
use super::page::{Page, visit, visit_with_film};
use super::taquin::until_number;
use super::words::words;
use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::problem::NoPicture;
use casse_tete::puzzle::cube::{Cube, Fault, InputPart, Problem, Scheme};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use serde_json::json;
use std::fs;
use std::path::Path;
use stickers::STICKERS;

/// A light on the cube.
#[derive(Clone, Copy)]
struct Light {
    /// The parts of red, green and blue that a white sticker gives back.
    bands: [f64; 3],
    /// By how much the right side of a picture is darker than the left one, 0 to 1.
    fall: f64,
    /// By how much a pixel differs from its neighbours at most, of 255.
    noise: u32,
}

const LIGHTS: [Light; 3] = [
    Light { bands: [1.0, 1.0, 1.0], fall: 0.0, noise: 4 },
    // A lamp on the left.
    Light { bands: [1.0, 0.85, 0.65], fall: 0.15, noise: 10 },
    // A grey day.
    Light { bands: [0.5, 0.52, 0.55], fall: 0.08, noise: 16 },
];

/// What a camera sees of the facelets of a face in a light, red, green and blue of each, 0 to 255.
fn seen(cube: &Cube, face: usize, bands: [f64; 3]) -> [[f64; 3]; 9] {
    let own = cube.colours();
    std::array::from_fn(|place| {
        let sticker = STICKERS[own[9 * face + place] as usize];
        std::array::from_fn(|band| sticker[band] * bands[band])
    })
}

/// The width and the height of a picture of the film.
const FILM: [usize; 2] = [640, 480];

/// Writes a film of the six faces of a cube as they are asked for, half a second each, as a camera sees them that is not quite steady:
/// pictures of YUV4MPEG2, brightness and two differences of colour, those for two by two pixels.
fn write_film(path: &Path, cube: &Cube, light: Light) {
    let [width, height] = FILM;
    let mut film = format!("YUV4MPEG2 W{width} H{height} F2:1 Ip A1:1 C420jpeg\n").into_bytes();
    let mut dice = Dice::new(1, 0);
    for (number, face) in Draft::FACES.into_iter().enumerate() {
        let colours = seen(cube, face as usize, light.bands);
        // Stickers on black plastic in the middle of a grey room, some pixels off.
        let (side, gap) = (height as f64 * 0.8 / 3.0, 6.0);
        let [left, top] = [width, height].map(|long| (long as f64 - 3.0 * side) / 2.0 + number as f64 * 2.0 - 5.0);
        let mut pixel = |x: usize, y: usize| {
            let [across, down] = [(x as f64 - left) / side, (y as f64 - top) / side];
            let is_on = (0.0..3.0).contains(&across) && (0.0..3.0).contains(&down);
            let is_plastic = [across, down].iter().any(|at| (at.fract() - 0.5).abs() * side > side / 2.0 - gap);
            let colour = match (is_on, is_plastic) {
                (true, false) => colours[3 * down as usize + across as usize],
                (true, true) => [14.0; 3],
                (false, _) => light.bands.map(|band| 120.0 * band),
            };
            let share = 1.0 - light.fall * x as f64 / width as f64;
            let noise = f64::from(dice.below(2 * light.noise + 1)) - f64::from(light.noise);
            colour.map(|band| (band * share + noise).clamp(0.0, 255.0) / 255.0)
        };
        let picture: Vec<[f64; 3]> = (0..width * height).map(|at| pixel(at % width, at / width)).collect();
        let plane = |weights: [f64; 3], from: f64, step: usize| {
            let places = (0..height).step_by(step).flat_map(|y| (0..width).step_by(step).map(move |x| y * width + x));
            let value = |at: usize| from + (0..3).map(|band| weights[band] * picture[at][band]).sum::<f64>();
            places.map(|at| value(at).round() as u8).collect::<Vec<u8>>()
        };
        film.extend(b"FRAME\n");
        // Rec. ITU-R BT.601.
        film.extend(plane([65.481, 128.553, 24.966], 16.0, 1));
        film.extend(plane([-37.797, -74.203, 112.0], 128.0, 2));
        film.extend(plane([112.0, -93.786, -18.214], 128.0, 2));
    }
    fs::write(path, film).expect("the film is written");
}

/// Takes a face of the film when its picture comes: within the page, since the film goes on. A picture counts when its facelets have these
/// colours, approximately.
async fn take_of_film(page: &Page, number: usize, colours: [[f64; 3]; 9]) {
    let asked = format!("document.querySelector('dialog.faces p')?.textContent.includes('{}/6')", number + 1);
    page.until("asked for", &asked).await;
    let take = "const [colours] = arguments;
        const room = document.querySelector('dialog.faces canvas').getContext('2d');
        for (let looks = 0; looks < 3000; looks++) {
            const is_near = colours.every((colour, place) => {
                const { data } = room.getImageData(130 + 144 * (place % 3), 130 + 144 * Math.floor(place / 3), 1, 1);
                return colour.every((part, band) => Math.abs(part - data[band]) < 56);
            });
            if (is_near) {
                document.querySelector('dialog.faces .take').click();
                return true;
            }
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return false";
    assert_eq!(page.run_async(take, vec![json!(colours)]).await, json!(true), "face {number} is in the film");
}

#[test]
fn a_camera_takes_six_faces() {
    let film = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("film-{}.y4m", std::process::id()));
    visit_with_film(&film, async |page| {
        for (number, light) in LIGHTS.into_iter().enumerate() {
            let (cube, lang) = (dealt(4 + number as u64), Lang::ALL[number % 2]);
            write_film(&film, &cube, light);
            page.open(&format!("#/cube?view=doctor&lang={}", lang.name())).await;
            page.press_button(lang.cube().entry.film).await;
            for (number, face) in Draft::FACES.into_iter().enumerate() {
                take_of_film(page, number, seen(&cube, face as usize, light.bands)).await;
            }
            page.until("closed", "!document.querySelector('dialog.faces')").await;
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
    });
    fs::remove_file(&film).expect("the film is there");
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

/// What the camera sees of the faces by daylight, as colours of CSS, face by face as they are asked for.
fn pictures(cube: &Cube) -> Vec<Vec<String>> {
    let shown = |[red, green, blue]: [f64; 3]| format!("rgb({red:.0}, {green:.0}, {blue:.0})");
    Draft::FACES.map(|face| seen(cube, face as usize, [1.0; 3]).map(shown).to_vec()).to_vec()
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
fn a_picture_without_a_cube_is_told() {
    visit(async |page| {
        page.before_load(CAMERA).await;
        // A picture with stripes, or a dark one; then the cube.
        for (lang, fault, spoil, is_seen) in [
            (Lang::En, "uneven", "window.__striped = true", "data[0] > 200 && data[1] < 60 && data[2] > 200"),
            (Lang::Fr, "dark", "window.__next = 99", "data[0] + data[1] + data[2] < 90"),
        ] {
            let cube = dealt(4);
            page.open(&format!("#/cube?view=doctor&lang={}", lang.name())).await;
            let faces = pictures(&cube);
            page.run("window.__faces = arguments[0]", vec![json!(faces)]).await;
            page.press_button(lang.cube().entry.film).await;
            for number in 0..2 {
                take(page, &faces, number).await;
            }
            page.run(spoil, vec![]).await;
            // A place in the middle of a facelet on which a stripe lies.
            let data = "document.querySelector('dialog.faces canvas').getContext('2d').getImageData(284, 284, 1, 1)";
            page.until("spoilt", &format!("(({{ data }}) => {is_seen})({data})")).await;
            let told = words("faces", fault, lang);
            // Pressed until there is a picture.
            page.until("told", &format!("(document.querySelector('dialog.faces .take')?.click(), document.querySelector('dialog.faces p')?.textContent.startsWith({}))", json!(told))).await;
            page.run("window.__striped = false", vec![]).await;
            // The two faces that were taken stay.
            for number in 2..6 {
                take(page, &faces, number).await;
            }
            page.until("closed", "!document.querySelector('dialog.faces')").await;
            assert_eq!(
                page.eval("window.__stream.getTracks().some((track) => track.readyState === 'live')").await,
                json!(false)
            );
            until_key(page, "facelets", Some(&cube.facelets())).await;
        }
        // Six times the same face: told; the cube stays, and what was entered.
        let begun = "UFRBU-LU-----R--------F--------D--------L--------B----";
        page.open(&format!("#/cube?alg=R&view=doctor&draft={begun}&lang=fr")).await;
        let faces = vec![pictures(&dealt(4))[0].clone(); 6];
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
