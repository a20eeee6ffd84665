//! The page where a lesson is written: by keyboard, with states from the pages of the puzzles; kept, played, taken away, shared,
//! and all that can go wrong.

use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::words::words;
use casse_tete::lesson::{AnswerKind, LESSONS, Lesson, LessonDraft, lessons_of};
use casse_tete::link::LONGEST;
use casse_tete::puzzle::Puzzle;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

const WHOLE: &str = "lesson: 1\ntitle: Two cubes\nfor: everybody\nminutes: 3\nlevel: 1\n\nstation: One\ntext: First.\nlink: #/soma?view=pieces\n\
    task: How many?\nanswer: 7\n\nstation: Two\ntext: Second.\nlink: #/soma?view=placements\n";

/// Keeps files that the page saves, in place of a download.
const SAVED: &str = "const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.__saved = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };";

async fn until_ready(page: &Page) {
    page.until("nothing is missing", "document.querySelector('.ready')").await;
}

async fn kept(page: &Page) -> String {
    page.text("localStorage.getItem('casse-tete.lesson.1')").await
}

/// Gives the page a file, as a reader chooses it.
async fn open_file(page: &Page, name: &str, text: &str) {
    let choose = "const files = new DataTransfer();
        files.items.add(new File([arguments[1]], arguments[0]));
        const field = document.querySelector('input[type=file]');
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(choose, vec![json!(name), json!(text)]).await;
}

/// Opens the page with this lesson on the device.
async fn open_with(page: &Page, text: &str) {
    page.open("#/write?lang=en").await;
    page.run("localStorage.setItem('casse-tete.lesson.1', arguments[0])", vec![json!(text)]).await;
    page.open("#/write?lang=en").await;
}

#[test]
fn a_lesson_is_written_by_keyboard_and_played() {
    visit_with_each_engine(async |page| {
        // Two states of a puzzle are added where they are seen.
        for (index, view) in ["pieces", "placements"].into_iter().enumerate() {
            page.open(&format!("#/soma?view={view}&lang=en&theme=light")).await;
            page.share().await;
            page.click(".menu .add-station").await;
            let told = words("share", "added", Lang::En).replace('%', &(index + 1).to_string());
            page.until("told", &format!("document.querySelector('.menu').textContent.includes({})", json!(told))).await;
        }
        page.click(".menu .to-write").await;
        page.until("the page for writing", "document.querySelector('main.write-page .station-draft:nth-of-type(2)')")
            .await;
        page.run("document.querySelector('.lesson-head input').focus()", vec![]).await;
        page.keys("Two views".chars()).await;
        page.key(Key::Tab).await;
        page.keys("everybody".chars()).await;
        for number in 1..=2 {
            page.run(&format!("document.querySelector('#station-{number} input').focus()"), vec![]).await;
            page.key(Key::Tab).await;
            page.keys(format!("Text {number}.").chars()).await;
        }
        until_ready(page).await;
        // The kind of the exercise, in its list.
        page.run("document.querySelector('#station-2 .kind').focus()", vec![]).await;
        page.key(Key::Down).await;
        page.until("a number is asked for", "document.querySelectorAll('#station-2 > label').length === 10").await;
        page.key(Key::Tab).await;
        page.keys("How many placements?".chars()).await;
        page.key(Key::Tab).await;
        page.keys("96".chars()).await;
        until_ready(page).await;
        let lesson: Lesson = kept(page).await.parse().expect("a lesson is kept");
        assert_eq!((lesson.title.as_str(), lesson.audience.as_str()), ("Two views", "everybody"));
        assert_eq!(lesson.stations[1].link.to_string(), "#/soma?view=placements");
        assert_eq!(
            lesson.stations[1].exercise.as_ref().map(|own| own.question.clone()),
            Some(AnswerKind::Number(96.0, 96.0))
        );
        // Loaded again it is still there. It is played as its readers will play it.
        page.reload().await;
        until_ready(page).await;
        page.run("document.querySelector('.play-lesson').focus()", vec![]).await;
        page.key(Key::Enter).await;
        page.until("its first station", "document.querySelector('[data-station=\"1\"]')").await;
        page.until_link("lesson=own.1").await;
        assert!(page.words(".lesson").await.contains("Text 1."));
        page.leave_focus().await;
        page.key(Key::PageDown).await;
        page.until("the second", "document.querySelector('[data-station=\"2\"] .exercise')").await;
        page.until_link("view=placements").await;
    });
}

#[test]
fn a_lesson_is_taken_away_as_a_file_and_as_a_link() {
    visit(async |page| {
        open_with(page, WHOLE).await;
        until_ready(page).await;
        page.run(SAVED, vec![]).await;
        page.click(".save-file").await;
        page.until("a file", "window.__saved").await;
        assert_eq!(page.text("window.__name").await, "Two cubes.txt");
        assert_eq!(page.run_async("return await window.__saved.text()", vec![]).await, json!(WHOLE));
        page.click(".make-link").await;
        page.until("a link", "document.querySelector('.packed input')?.value.includes('lesson=z.')").await;
        let link = page.text("new URL(document.querySelector('.packed input').value).hash").await;
        assert!(link.starts_with("#/soma?lesson=z.") && link.ends_with("&station=1"), "{link}");
        // On another device, where nothing is kept.
        page.run("localStorage.clear()", vec![]).await;
        page.open(&format!("{link}&lang=en")).await;
        page.until("its first station", "document.querySelector('[data-station=\"1\"] .exercise')").await;
        assert!(page.words(".lesson").await.contains("Two cubes"));
        page.leave_focus().await;
        page.key(Key::PageDown).await;
        page.until("the second", "document.querySelector('[data-station=\"2\"]')").await;
        page.until_link("view=placements").await;
        // A change makes the link an old one.
        open_with(page, WHOLE).await;
        page.click(".make-link").await;
        page.until("a link", "document.querySelector('.packed')").await;
        page.click(".form > .add-station").await;
        page.until("it is gone", "!document.querySelector('.packed')").await;
        assert!(!page.is_seen(".play-lesson").await, "a lesson with problems is not played");
    });
}

#[test]
fn a_lesson_too_long_for_a_link_is_told() {
    visit(async |page| {
        // Text that does not get smaller: each character is the next of a generator.
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            char::from(b'!' + (state >> 33) as u8 % 94)
        };
        let noise: String = (0..64_000).map(|_| next()).collect();
        open_with(page, &WHOLE.replace("First.", &noise)).await;
        until_ready(page).await;
        page.click(".make-link").await;
        page.until("told", "document.querySelector('[data-error=too-long]')").await;
        let told = page.words("[data-error=too-long]").await;
        assert!(told.contains(&Lang::En.number(LONGEST as u64)) && told.contains("file"), "{told}");
    });
}

#[test]
fn a_file_is_opened_and_a_bad_one_is_told_by_line() {
    visit(async |page| {
        open_with(page, WHOLE).await;
        open_file(
            page,
            "bad.txt",
            "lesson: 1\ntitle: T\nfor: all\nminutes: many\ncolour: red\nstation: S\ntext: T\nlink: #/chess\n",
        )
        .await;
        page.until("it is told", "document.querySelector('[data-error=file]')").await;
        let lines = page
            .eval("[...document.querySelectorAll('[data-problem=line]')].map((line) => line.textContent.split(':')[0])")
            .await;
        assert_eq!(lines, json!(["line 4", "line 5", "line 8"]));
        assert_eq!(kept(page).await, WHOLE, "the last good lesson stays");
        // It can be mended in its text; there every problem leads to its line.
        page.press_button(Lang::En.write().mend).await;
        page.until("its text", "document.querySelector('.lesson-text')?.value.includes('colour: red')").await;
        page.click(".to-do [data-line='5'] button").await;
        let chosen = "const field = document.querySelector('.lesson-text');
            return field.value.slice(field.selectionStart, field.selectionEnd)";
        assert_eq!(page.run(chosen, vec![]).await, json!("colour: red"));
        page.key(Key::Delete).await;
        page.until("two are left", "document.querySelectorAll('.to-do li').length === 2").await;
        // Undo leads back, in two changes.
        for _ in 0..2 {
            page.click(".tools-row .undo").await;
        }
        page.until("as it was", &format!("localStorage.getItem('casse-tete.lesson.1') === {}", json!(WHOLE))).await;
        page.click(".tools-row .redo").await;
        page.until("again", "document.querySelector('.to-do [data-line=\"5\"]')").await;
        open_file(page, "good.txt", &WHOLE.replace("Two cubes", "Opened")).await;
        page.until("opened", "localStorage.getItem('casse-tete.lesson.1').includes('title: Opened')").await;
        until_ready(page).await;
        open_file(page, "huge.txt", &"x".repeat(300_000)).await;
        page.until("it is told", "document.querySelector('[data-error=file]')").await;
        page.press_button(Lang::En.shell().close).await;
        page.until("closed", "!document.querySelector('[data-error=file]')").await;
    });
}

#[test]
fn stations_and_options_are_added_moved_and_removed() {
    visit(async |page| {
        open_with(page, WHOLE).await;
        page.press_button("Station 2: Move up").await;
        page.until("moved", "document.querySelector('#station-1 input').value === 'Two'").await;
        page.press_button("Station 2: Remove").await;
        page.until("removed", "document.querySelectorAll('.station-draft').length === 1").await;
        page.run("const list = document.querySelector('.kind'); list.selectedIndex = 2; list.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await;
        page.until("two options", "document.querySelectorAll('.answer').length === 2").await;
        page.press_button("Add an answer").await;
        page.until("three", "document.querySelectorAll('.answer').length === 3").await;
        for (index, text) in ["red", "green", "blue"].into_iter().enumerate() {
            page.run(&format!("document.querySelectorAll('.answer input[type=text]')[{index}].focus()"), vec![]).await;
            page.keys(text.chars()).await;
        }
        page.click(".answer:nth-of-type(2) input[type=radio]").await;
        page.press_button("Remove answer 1").await;
        page.until("two", "document.querySelectorAll('.answer').length === 2").await;
        let draft = LessonDraft::read(&kept(page).await).expect("a draft");
        assert_eq!((draft.stations[0].options.join(" "), draft.stations[0].right), ("green blue".to_string(), 0));
        // A state that is added in another tab comes here too.
        page.run(
            "const text = localStorage.getItem('casse-tete.lesson.1') + '\\nstation: Late\\ntext: T\\nlink: #/cube\\n';
             localStorage.setItem('casse-tete.lesson.1', text);
             window.dispatchEvent(new StorageEvent('storage', { key: 'casse-tete.lesson.1' }));",
            vec![],
        )
        .await;
        page.until("it is there", "document.querySelector('#station-2 input')?.value === 'Late'").await;
        // Another lesson, and back; then it is removed.
        page.click(".new-lesson").await;
        page.until("an empty one", "!document.querySelector('.station-draft')").await;
        page.click(".form > .add-station").await;
        page.until("kept", "localStorage.getItem('casse-tete.lesson.2')").await;
        page.click(".remove-lesson").await;
        page.until("the first again", "document.querySelector('#station-2 input')?.value === 'Late'").await;
        assert_eq!(page.eval("localStorage.getItem('casse-tete.lesson.2')").await, json!(null));
    });
}

#[test]
fn what_the_browser_does_not_keep_is_told() {
    visit(async |page| {
        page.before_load(
            "Storage.prototype.setItem = () => { throw new DOMException('of the test', 'QuotaExceededError'); };",
        )
        .await;
        page.open("#/write?lang=en").await;
        page.click(".form > .add-station").await;
        page.until("told", "document.querySelector('[data-error=not-kept]')").await;
        assert_eq!(page.words(".station-draft > legend").await, "Station 1", "it can be written all the same");
        page.open("#/cube?lang=en").await;
        page.share().await;
        page.click(".menu .add-station").await;
        page.until(
            "told",
            &format!(
                "document.querySelector('.menu').textContent.includes({})",
                json!(words("share", "notKept", Lang::En))
            ),
        )
        .await;
    });
}

#[test]
fn lessons_that_are_damaged_or_not_here_are_told_and_the_page_stands() {
    visit(async |page| {
        let texts = Lang::En.lesson();
        for (name, told) in [
            ("nothing", texts.not_loaded),
            ("own.7", texts.not_kept),
            ("own.x", texts.not_kept),
            ("z.", texts.damaged),
            ("z.!", texts.damaged),
            ("z.AAAA", texts.damaged),
        ] {
            page.open(&format!("#/taquin?lesson={name}&lang=en")).await;
            let told = json!(told);
            page.until(name, &format!("document.querySelector('[data-error=lesson]')?.textContent === {told}")).await;
            assert!(page.is_seen("canvas.drawing").await, "{name}");
            page.click(".close-lesson").await;
            page.until("it is left", "!document.querySelector('.lesson')").await;
        }
    });
}

#[test]
fn a_whole_lesson_is_gone_through_by_keyboard() {
    visit_without_motion(async |page| {
        let name = lessons_of(Puzzle::Taquin).next().expect("a lesson").name;
        let path = format!("{}/static/lessons/{name}.en.txt", env!("CARGO_MANIFEST_DIR"));
        let lesson: Lesson = std::fs::read_to_string(path).expect("its file").parse().expect("a lesson");
        page.open(&format!("#/taquin?lesson={name}&lang=en")).await;
        for (index, station) in lesson.stations.iter().enumerate() {
            page.until("the station", &format!("document.querySelector('[data-station=\"{}\"]')", index + 1)).await;
            // From the text of the station, which has the focus after a move, by Tab alone to the answer and to the way on.
            page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
            assert_eq!(page.words(".lesson h2").await, station.title);
            if station.exercise.is_some() {
                tab_to(page, ".answer-button").await;
                page.key(Key::Enter).await;
                page.until("the reason", "document.querySelector('.because')").await;
            }
            tab_to(page, ".station-on, .station-end").await;
            page.key(Key::Enter).await;
        }
        page.until("the lesson is over", "!document.querySelector('.lesson')").await;
    });
}

/// Presses Tab until an element of this selector has the focus.
async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..20 {
        if page.eval(&format!("document.activeElement.matches('{selector}')")).await == json!(true) {
            return;
        }
        page.key(Key::Tab).await;
    }
    panic!("{selector} cannot be reached by Tab");
}

#[test]
fn the_list_of_lessons_is_filtered_and_its_link_says_so() {
    visit(async |page| {
        let shown =
            "[...document.querySelectorAll('.courses a')].map((link) => link.hash.match(/lesson=([\\w-]+)/)[1])";
        let choose = "const list = document.querySelectorAll('.filters select')[arguments[0]];
            list.selectedIndex = arguments[1];
            list.dispatchEvent(new Event('change', { bubbles: true }));";
        page.open("#/?lang=en").await;
        page.run(choose, vec![json!(0), json!(3)]).await;
        page.until_link("puzzle=soma").await;
        page.run(choose, vec![json!(1), json!(1)]).await;
        page.until_link("level=1").await;
        page.run(choose, vec![json!(2), json!(1)]).await;
        page.until_link("minutes=2").await;
        assert_eq!(page.eval(shown).await, json!(["soma-first"]));
        assert_eq!(page.words(".lessons > [data-told]").await, "1 lesson");
        page.run(choose, vec![json!(3), json!(2)]).await;
        page.until_link("by=minutes").await;
        page.reload().await;
        assert_eq!(page.eval(shown).await, json!(["soma-first"]));
        assert_eq!(page.words(".courses h3").await, "2 min");
        // The keyboard, in the list of the puzzles.
        page.run("document.querySelector('.filters select').focus()", vec![]).await;
        page.key(Key::Home).await;
        page.until("all puzzles", &format!("{shown}.length === 4")).await;
        page.open("#/?lang=en&puzzle=chess").await;
        assert!(page.words("[role=alert]").await.contains("puzzle=chess"));
        assert_eq!(page.eval(&format!("{shown}.length")).await, json!(LESSONS.len()));
    });
}
