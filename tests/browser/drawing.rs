//! The drawing: it is there, it turns, it is clicked.

use super::page::{Page, visit, visit_with_each_engine};
use fantoccini::key::Key;
use serde_json::json;

/// The picture on the canvas as one number. Its pixels are read as they are: a file made of them takes ten times as long. They are copied
/// at once, since Firefox looks up each single one in a memory that is not the script's own.
pub const PICTURE: &str = "(() => {
    const canvas = document.querySelector('canvas.drawing');
    const pixels = new Uint32Array(canvas.width * canvas.height);
    pixels.set(new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer));
    let hash = pixels.length;
    for (let index = 0; index < pixels.length; index++) hash = Math.imul(hash, 31) + pixels[index] | 0;
    return hash;
})()";

/// Number of different colours on the canvas.
const COLOURS: &str = "(() => {
    const canvas = document.querySelector('canvas.drawing');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
})()";

/// Waits until the picture stays the same for some frames, and returns it.
pub async fn still(page: &Page) -> i64 {
    let body = format!(
        "const frame = () => new Promise(requestAnimationFrame);
         let last = null;
         for (let same = 0; same < 6;) {{
             await frame();
             const now = {PICTURE};
             same = now === last ? same + 1 : 0;
             last = now;
         }}
         return last;"
    );
    page.run_async(&body, vec![]).await.as_i64().expect("a number")
}

pub async fn until_picture(page: &Page, what: &str, picture: i64) {
    page.until(what, &format!("{PICTURE} === {picture}")).await;
}

pub async fn until_another_picture(page: &Page, what: &str, picture: i64) {
    page.until(what, &format!("{PICTURE} !== {picture}")).await;
}

#[test]
fn every_view_is_drawn_in_every_theme() {
    visit(async |page| {
        let mut pictures = vec![];
        for theme in ["light", "dark", "projector"] {
            for view in ["stack", "cubes", "tree", "graph", "hand", "statistics"] {
                page.show(&format!("#/insanity?view={view}&theme={theme}&step=30&lang=en")).await;
                pictures.push(still(page).await);
                let colours = page.eval(COLOURS).await.as_u64().unwrap_or_default();
                assert!(colours > 8, "{view}, {theme}: {colours} colours");
                // The picture is said in words too.
                let label = page.text("document.querySelector('canvas.drawing').ariaLabel").await;
                assert!(label.len() > 20, "{view}: {label}");
            }
        }
        let count = pictures.len();
        pictures.sort();
        pictures.dedup();
        assert_eq!(pictures.len(), count, "no two are the same");
    });
}

#[test]
fn the_views_are_chosen_by_key_and_by_tab() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?step=30&lang=en").await;
        let stack = still(page).await;
        page.leave_focus().await;
        for (key, name) in [('3', "cubes"), ('4', "tree")] {
            page.key(key).await;
            page.until_link(&format!("view={name}")).await;
            until_another_picture(page, name, stack).await;
        }
        page.key('1').await;
        until_picture(page, "the stack again", stack).await;
        page.click("#view-2").await;
        page.until_link("view=cubes").await;
        page.key(Key::Right).await;
        page.until_link("view=tree").await;
        assert!(page.words(".where").await.starts_with("step 30"), "arrows move between tabs, not steps");
    });
}

#[test]
fn the_camera_orbits_by_mouse_finger_and_keys() {
    visit(async |page| {
        page.open("#/insanity?step=30&lang=en").await;
        let standard = still(page).await;
        // Beside the stack, where nothing is pointed at and lit.
        let corner = page.eval("(({ clientWidth, clientHeight }) => [12 - clientWidth / 2, 12 - clientHeight / 2])(document.querySelector('canvas.drawing'))").await;
        let corner = (corner[0].as_f64().unwrap_or_default(), corner[1].as_f64().unwrap_or_default());
        page.drag("canvas.drawing", corner, (140.0, 40.0)).await;
        until_another_picture(page, "turned by the mouse", standard).await;
        let turned = still(page).await;
        assert_ne!(turned, standard);
        page.click_at("canvas.drawing", corner, 2).await;
        until_picture(page, "back after a double click", standard).await;
        page.until("no button", "!document.querySelector('.standard-view')").await;
        page.drag("canvas.drawing", corner, (-140.0, 40.0)).await;
        page.click(".standard-view").await;
        until_picture(page, "back by the button, which goes", standard).await;
        page.until("no button", "!document.querySelector('.standard-view')").await;
        page.swipe("canvas.drawing", corner, (120.0, 30.0)).await;
        until_another_picture(page, "turned by a finger", standard).await;
        page.leave_focus().await;
        page.key('0').await;
        until_picture(page, "back by the key 0", standard).await;
        for key in [Key::Left, Key::Right, Key::Up, Key::Down] {
            page.chord(Key::Shift, key).await;
            until_another_picture(page, "turned by a key", standard).await;
            page.key('0').await;
            until_picture(page, "back by the key 0", standard).await;
        }
        assert!(page.words(".where").await.starts_with("step 30"), "turning is not stepping");
        // A step changes the picture, and the step back brings it back.
        page.key(Key::Right).await;
        until_another_picture(page, "another step", standard).await;
        page.key(Key::Left).await;
        until_picture(page, "the step before", standard).await;
        // The camera stays where it is from step to step.
        page.chord(Key::Shift, Key::Left).await;
        let turned = still(page).await;
        page.key(Key::Right).await;
        until_another_picture(page, "another step", turned).await;
        page.key(Key::Left).await;
        until_picture(page, "the step before, from the same side", turned).await;
        // It is in the link, and a link brings it back.
        page.until_link("camera=").await;
        for place in ["insanity", "cube"] {
            page.open(&format!("#/{place}?camera=200.30&lang=en")).await;
            assert!(page.link().await.contains("camera=200.30"), "{place}");
            page.until("it is turned", "document.querySelector('.standard-view')").await;
            page.leave_focus().await;
            page.key('0').await;
            page.until("the standard view", "!location.hash.includes('camera')").await;
        }
    });
}

#[test]
fn a_face_in_the_drawing_is_clicked() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?view=cubes&lang=en").await;
        let before = still(page).await;
        // Somewhere in the drawing there are faces.
        let size = page.eval("[document.querySelector('canvas.drawing').clientWidth, document.querySelector('canvas.drawing').clientHeight]").await;
        let (width, height) = (size[0].as_f64().unwrap_or_default(), size[1].as_f64().unwrap_or_default());
        let mut points =
            (1..12).flat_map(|x| (1..12).map(move |y| (f64::from(x) / 12.0 - 0.5, f64::from(y) / 12.0 - 0.5)));
        let at = loop {
            let (x, y) = points.next().expect("one of the points is on a face");
            let at = (x * width, y * height);
            page.click_at("canvas.drawing", at, 1).await;
            if page.link().await.contains("cubes=") {
                break at;
            }
        };
        until_another_picture(page, "another colour", before).await;
        page.until("what is pointed at is said", "document.querySelector('.pointed')?.textContent.includes('cube')")
            .await;
        // Legends stand at the foot of drawings: what is said lies above.
        let above = "document.querySelector('.pointed').getBoundingClientRect().bottom < document.querySelector('canvas.drawing').getBoundingClientRect().bottom - 100";
        assert_eq!(page.eval(above).await, json!(true));
        let text = page.text("document.querySelector('#set-text').value").await;
        let example = "020331.232220.010323.301121";
        let changed: Vec<(char, char)> = example.chars().zip(text.chars()).filter(|(a, b)| a != b).collect();
        assert_eq!(changed.len(), 1, "one face of {text}");
        let (old, new) = (changed[0].0.to_digit(10), changed[0].1.to_digit(10));
        assert_eq!(new, old.map(|colour| (colour + 1) % 4), "its next colour");
        // Four colours, four clicks.
        for _ in 0..3 {
            page.click_at("canvas.drawing", at, 1).await;
        }
        page.until(
            "the first colour again",
            &format!("document.querySelector('#set-text').value === {}", json!(example)),
        )
        .await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        page.until("undone", &format!("document.querySelector('#set-text').value !== {}", json!(example))).await;
    });
}

#[test]
fn the_drawing_fits_its_place_and_the_pixels_of_the_screen() {
    visit(async |page| {
        page.open("#/insanity?step=5&lang=en").await;
        // An emulated ratio is told to the page only together with another size.
        for (width, height, ratio) in [(1366, 768, 1.0), (1280, 720, 2.0), (390, 844, 3.0)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false });
            page.devtools("Emulation.setDeviceMetricsOverride", size).await;
            let fits = "(({ width, height, clientWidth, clientHeight }) =>
                Math.abs(width - clientWidth * devicePixelRatio) <= 1 && Math.abs(height - clientHeight * devicePixelRatio) <= 1 && clientWidth > 200)
                (document.querySelector('canvas.drawing'))";
            page.until(
                &format!("it fits {width}x{height} at {ratio}"),
                &format!("devicePixelRatio === {ratio} && {fits}"),
            )
            .await;
        }
    });
}

/// Moves the mouse over the drawing, from its middle outwards, until what is pointed at is told and is what is looked for; then clicks
/// there. Returns what was told.
pub async fn click_thing(page: &Page, wanted: impl Fn(&str) -> bool) -> String {
    still(page).await;
    let size = page.eval("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(document.querySelector('canvas.drawing'))").await;
    let half = [0, 1].map(|side| size[side].as_f64().expect("a size") / 2.0 - 4.0);
    let spiral = (0..4_000).map(|number| {
        // The arms 9 pixels from each other and the points, too.
        let turn = (f64::from(number) * 4.0 * std::f64::consts::PI).sqrt();
        let far = turn * 9.0 / (2.0 * std::f64::consts::PI);
        [far * turn.cos(), far * turn.sin()]
    });
    let points: Vec<[f64; 2]> = spiral.filter(|at| at[0].abs() < half[0] && at[1].abs() < half[1]).collect();
    // Within the page: a command for each point would take minutes.
    let body = "const canvas = document.querySelector('canvas.drawing');
        const box = canvas.getBoundingClientRect();
        const told = [];
        for (const [x, y] of arguments[0]) {
            const [clientX, clientY] = [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
            canvas.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX, clientY }));
            // What is pointed at is told at once.
            await new Promise((soon) => setTimeout(soon));
            told.push(document.querySelector('.pointed').textContent.trim());
        }
        return told;";
    for some in points.chunks(100) {
        let told = page.run_async(body, vec![json!(some)]).await;
        for (index, at) in some.iter().enumerate().filter(|(index, _)| told[*index].as_str().is_some_and(&wanted)) {
            page.click_at("canvas.drawing", (at[0], at[1]), 0).await;
            still(page).await;
            let told = page.words(".pointed").await;
            if wanted(&told) {
                page.click_at("canvas.drawing", (at[0], at[1]), 1).await;
                return told;
            }
            eprintln!("the mouse does not find what the page told of point {index}");
        }
    }
    panic!("none of the points is on it")
}
