//! The counts of a class: from the experiment of each pupil, as a QR code, a link or a text, to the sums on the teacher's page.

use super::explore::walk_small;
use super::page::{Page, visit, visit_with_each_engine};
use super::share::read_codes;
use super::words::words;
use casse_tete::lang::Lang;
use casse_tete::pooled::{CountsProblem, PupilCounts};
use fantoccini::key::Key;
use serde_json::{Value, json};

const BOARDS: [&str; 2] = [
    "ct1:taquin:3x3.score:7:10000,5012,4988,0,8123456,13023456,395948:96dd877b",
    "ct1:taquin:3x3.score:123456789:10000,4963,5037,0,8103456,12923456,391234:7ee47504",
];

const SETS: [&str; 2] =
    ["ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:1a0e611f", "ct1:insanity:4.free:8:2,0,0,1,1,0,0,0,2,0:3998f9ce"];

/// Runs an experiment as a pupil does, and gives the text that its button shows.
async fn experiment(page: &Page, link: &str) -> String {
    page.open(link).await;
    page.until_state("done").await;
    page.click(".for-class").await;
    page.until("the code", "document.querySelector('dialog.pool[open] svg')").await;
    page.text("document.querySelector('dialog.pool input').value").await
}

/// Pastes a text and adds it.
async fn paste(page: &Page, text: &str) {
    page.run("document.querySelector('textarea.texts').value = arguments[0]", vec![json!(text)]).await;
    page.click(".add").await;
}

/// The numbers of a group of counts, by its settings: pupils, cases, then those of its rows.
async fn sums(page: &Page, settings: &str) -> Value {
    page.eval(&format!(
        "Array.from(document.querySelectorAll('[data-settings=\"{settings}\"] output'), ({{ dataset }}) => Number(dataset.number))"
    ))
    .await
}

/// The seeds that were read, of all groups.
const SEEDS: &str = "Array.from(document.querySelectorAll('.pupils tbody th'), (cell) => cell.textContent).join(' ')";

async fn until_seeds(page: &Page, seeds: &str) {
    page.until("the seeds", &format!("{SEEDS} === {}", json!(seeds))).await;
}

async fn until_told(page: &Page, problem: &CountsProblem, lang: Lang) {
    let code = problem.code();
    page.until(code, &format!("document.querySelector('[role=alert][data-error={code}]')")).await;
    let words = (lang.class().problem)(1, 1, problem);
    assert!(page.words("[role=alert]").await.contains(&words), "{words}");
}

#[test]
fn the_experiments_of_two_pupils_are_added_up_by_the_teacher() {
    visit_with_each_engine(async |page| {
        let mut texts = vec![];
        for link in [
            "#/taquin?view=statistics&boards=60&seed=1&run=1&lang=fr",
            "#/taquin?view=statistics&boards=40&seed=2&run=1&lang=en",
            "#/insanity?view=statistics&sets=500&seed=9&run=1&lang=fr",
        ] {
            texts.push(experiment(page, link).await);
        }
        let own: Vec<PupilCounts> = texts.iter().map(|text| text.parse().expect("counts")).collect();
        assert_eq!(own.iter().map(PupilCounts::seed).collect::<Vec<_>>(), [1, 2, 9]);
        page.open("#/class?lang=fr").await;
        assert_eq!(page.words("p[data-told]").await, Lang::Fr.class().empty);
        paste(page, &format!("Bonjour !\n{}\nLéa : {}\n", texts[0], texts[1])).await;
        until_seeds(page, "1 2").await;
        let both = |place: usize| own[0].counts()[place] + own[1].counts()[place];
        let expected = json!([2, 100, both(1), both(2)]);
        assert_eq!(sums(page, "taquin:3x3.score").await, expected);
        assert_eq!(page.number("class.cases").await, Some(100));
        assert!(page.is_seen(".pool-plot svg").await);
        walk_small(page, ".pool-plot").await;
        paste(page, &texts[2]).await;
        until_seeds(page, "1 2 9").await;
        let counts = own[2].counts();
        let rows = [1, 9, 2, 3, 4, 5].map(|place| counts[place]);
        let sets = [vec![1, 500], rows.to_vec()].concat();
        assert_eq!(sums(page, "insanity:4.free").await, json!(sets));
        // It is all there again in another document.
        page.open("#/class?lang=en").await;
        until_seeds(page, "1 2 9").await;
        assert_eq!(sums(page, "taquin:3x3.score").await, expected);
    });
}

#[test]
fn a_pupil_with_the_first_seed_takes_one_of_their_own_with_one_press() {
    visit(async |page| {
        for (link, lang) in
            [("#/taquin?view=statistics&boards=60", Lang::Fr), ("#/insanity?view=statistics&sets=200", Lang::En)]
        {
            let text = experiment(page, &format!("{link}&run=1&lang={}", lang.name())).await;
            assert_eq!(text.parse::<PupilCounts>().map(|own| own.seed()), Ok(1));
            assert!(page.words("dialog .first-seed").await.contains(words("share", "firstSeed", lang)));
            page.run("document.querySelector('.for-class').dataset.before = '1'", vec![]).await;
            page.press_button(words("share", "ownSeed", lang)).await;
            page.until("another seed", "/[?&]seed=[0-9]{6}(&|$)/.test(location.hash)").await;
            page.until("it is put away", "!document.querySelector('dialog')").await;
            page.until("drawn again", "document.querySelector('.for-class:not([data-before])')").await;
            page.click(".for-class").await;
            page.until("the code", "document.querySelector('dialog.pool[open] svg')").await;
            let own = page.text("document.querySelector('dialog.pool input').value").await;
            let seed = own.parse::<PupilCounts>().expect("counts").seed();
            assert!((100_000..1_000_000).contains(&seed), "{seed}");
            assert!(!page.is_seen("dialog .own-seed").await, "a seed of one's own is as good as any");
        }
    });
}

#[test]
fn the_code_of_a_pupil_opens_the_page_of_the_class_with_the_counts() {
    visit(async |page| {
        page.size(390, 844).await;
        for (link, settings) in [
            ("#/taquin?view=statistics&boards=50&seed=3&run=1&lang=fr", "taquin:3x3.score"),
            ("#/insanity?view=statistics&sets=200&seed=3&run=1&lang=fr", "insanity:4.free"),
        ] {
            let text = experiment(page, link).await;
            let codes = read_codes(page, 1).await;
            let address = format!("{}#/class?counts={text}", page.text("location.href.split('#')[0]").await);
            assert_eq!(codes, [Ok(address.clone())]);
            page.key(Key::Escape).await;
            page.until("it is put away", "!document.querySelector('dialog')").await;
            page.open(&format!("#/class?counts={text}&lang=fr")).await;
            page.until("the counts", &format!("document.querySelector('[data-settings=\"{settings}\"]')")).await;
            // The address no longer has them: to load the page again tells nothing.
            page.until("the link", "location.hash === '#/class?lang=fr'").await;
            assert!(!page.is_seen("[role=alert]").await);
        }
        page.open("#/class?lang=fr").await;
        until_seeds(page, "3 3").await;
    });
}

#[test]
fn pooling_with_equal_seeds_is_refused() {
    visit_with_each_engine(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/class?lang={}", lang.name())).await;
            paste(page, &BOARDS.join("\n")).await;
            until_seeds(page, "7 123456789").await;
            paste(page, BOARDS[0]).await;
            until_told(page, &CountsProblem::SameSeed(7), lang).await;
            assert_eq!(sums(page, "taquin:3x3.score").await, json!([2, 20_000, 9_975, 10_025]));
            // What was refused stays in the field, to be mended.
            assert_eq!(page.text("document.querySelector('textarea.texts').value").await, BOARDS[0]);
            page.open(&format!("#/class?counts={}&lang={}", BOARDS[1], lang.name())).await;
            until_told(page, &CountsProblem::SameSeed(123_456_789), lang).await;
            assert_eq!(sums(page, "taquin:3x3.score").await, json!([2, 20_000, 9_975, 10_025]));
            // The same seed with other settings is another experiment.
            paste(page, SETS[0]).await;
            until_seeds(page, "7 123456789 7").await;
            page.click(".clear").await;
            until_seeds(page, "").await;
        }
    });
}

#[test]
fn damaged_and_hostile_texts_show_nothing_but_an_error() {
    let hostile = "<img src=x onerror=window.__evil=1>";
    let forged = |body: &str| format!("{body}:{:08x}", crc32fast::hash(body.as_bytes()));
    visit(async |page| {
        for lang in Lang::ALL {
            let open = format!("#/class?lang={}", lang.name());
            page.open(&open).await;
            for (text, problem) in [
                (String::new(), CountsProblem::NoCounts),
                ("Bonjour".to_string(), CountsProblem::NoCounts),
                (hostile.to_string(), CountsProblem::NoCounts),
                ("javascript:window.__evil=1".to_string(), CountsProblem::NoCounts),
                (BOARDS[0].replace("5012", "5013"), CountsProblem::Damaged),
                (BOARDS[0][..40].to_string(), CountsProblem::Damaged),
                (BOARDS[0].replace("ct1", "ct9"), CountsProblem::Newer),
                (forged("ct1:chess:8x8:1:1"), CountsProblem::Puzzle("chess".into())),
                (forged("ct1:taquin:9x9.score:1:1"), CountsProblem::Settings("9x9.score".into())),
                (forged("ct1:taquin:3x3.score:1:5,9,0,0,9,9,9"), CountsProblem::Impossible),
                (forged("ct1:taquin:3x3.score:1:5,5"), CountsProblem::Numbers),
                (format!("{} ", "x".repeat(1_000_001)), CountsProblem::TooLarge),
            ] {
                paste(page, &text).await;
                until_told(page, &problem, lang).await;
                assert!(!page.is_seen(".pool").await, "{text}");
                assert_eq!(page.eval("window.__evil ?? null").await, Value::Null);
                page.press_button(lang.shell().close).await;
                page.until("closed", "!document.querySelector('[role=alert]')").await;
            }
            for link in ["counts=ct1:taquin", "counts=%3Cscript%3E", "counts=", "counts=%FF%00"] {
                page.open(&format!("{open}&{link}")).await;
                page.until("told", "document.querySelector('[role=alert]')").await;
                assert!(!page.is_seen(".pool").await, "{link}");
            }
            // Several lines: what is good is added, the line of the rest is told.
            paste(page, &format!("{}\n{}", SETS[0], SETS[1].replace('0', "1"))).await;
            until_seeds(page, "7").await;
            let told = (lang.class().problem)(2, 2, &CountsProblem::Damaged);
            page.until(
                "told",
                &format!("document.querySelector('[data-error=damaged]')?.textContent.includes({})", json!(told)),
            )
            .await;
            page.click(".clear").await;
        }
    });
}

#[test]
fn counts_are_removed_and_brought_back_and_shared_by_two_windows() {
    visit(async |page| {
        page.open("#/class?lang=en").await;
        paste(page, &[BOARDS, SETS].concat().join(" ")).await;
        until_seeds(page, "7 123456789 7 8").await;
        page.click(".remove-counts").await;
        until_seeds(page, "123456789 7 8").await;
        assert_eq!(sums(page, "taquin:3x3.score").await, json!([1, 10_000, 4_963, 5_037]));
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_seeds(page, "7 123456789 7 8").await;
        page.click(".redo").await;
        until_seeds(page, "123456789 7 8").await;
        page.click(".clear").await;
        until_seeds(page, "").await;
        page.click(".undo").await;
        until_seeds(page, "123456789 7 8").await;
        // As a telephone does it that reads each code into a window of its own.
        page.run("window.open(arguments[0])", vec![json!(format!("#/class?counts={}&lang=en", BOARDS[0]))]).await;
        until_seeds(page, "123456789 7 7 8").await;
    });
}

#[test]
fn only_what_makes_sense_is_offered() {
    visit(async |page| {
        let seen = async || {
            let names = ["undo", "redo", "copy-texts", "clear"];
            let script =
                "return arguments[0].filter((name) => document.querySelector(`.class-page .${name}`)).join(' ')";
            page.run(script, vec![json!(names)]).await
        };
        page.open("#/class?lang=en").await;
        assert_eq!(seen().await, json!(""), "nothing is pooled");
        paste(page, &SETS.join(" ")).await;
        until_seeds(page, "7 8").await;
        assert_eq!(seen().await, json!("undo redo copy-texts clear"));
        let focused = |class: &str| format!("document.activeElement.classList.contains('{class}')");
        page.run("document.querySelector('.clear').focus()", vec![]).await;
        page.key(Key::Enter).await;
        until_seeds(page, "").await;
        page.until("the focus is where it is brought back", &focused("undo")).await;
        assert_eq!(seen().await, json!("undo redo"));
        page.key(Key::Enter).await;
        until_seeds(page, "7 8").await;
        // Those of the last pupil: the next button to press is the one that brings them back.
        page.run("Array.from(document.querySelectorAll('.remove-counts')).at(-1).focus()", vec![]).await;
        page.key(Key::Enter).await;
        until_seeds(page, "7").await;
        page.until("a button has the focus", "document.activeElement.matches('.undo, .remove-counts')").await;
    });
}

#[test]
fn the_tables_are_saved_for_a_spreadsheet() {
    const KEEP: &str = "const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { window.__saved = blob; return make(blob); };
        HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };";
    visit(async |page| {
        page.before_load(KEEP).await;
        page.open("#/class?lang=fr").await;
        paste(page, &BOARDS.join("\n")).await;
        until_seeds(page, "7 123456789").await;
        page.share().await;
        assert_eq!(page.eval("document.querySelectorAll('.save-csv').length").await, json!(2));
        page.run("document.querySelectorAll('.save-csv')[1].click()", vec![]).await;
        page.until("the file", "window.__saved").await;
        let saved = page.run_async("return await window.__saved.text()", vec![]).await;
        let saved = saved.as_str().expect("a text");
        assert!(saved.contains("7;10000;5012;4988") && saved.contains("123456789;10000;4963;5037"), "{saved}");
        // The way to this page for who does not know its address.
        page.open("#/taquin?lang=fr").await;
        page.share().await;
        page.press_button(words("share", "class", Lang::Fr)).await;
        until_seeds(page, "7 123456789").await;
        page.open("#/?lang=fr").await;
        page.press_button(Lang::Fr.shell().class).await;
        until_seeds(page, "7 123456789").await;
    });
}

#[test]
fn a_browser_that_keeps_nothing_is_told() {
    visit(async |page| {
        page.before_load("if (location.hash.endsWith('fr')) Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });").await;
        // A full device is told when something is to be kept.
        page.before_load("if (location.hash.endsWith('en')) Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };").await;
        for lang in Lang::ALL {
            page.open(&format!("#/class?lang={}", lang.name())).await;
            if lang == Lang::En {
                paste(page, BOARDS[0]).await;
            }
            page.until("told", "document.querySelector('[data-error=not-kept]')").await;
            assert_eq!(page.words("[data-error=not-kept]").await, lang.class().not_kept);
            if lang == Lang::Fr {
                paste(page, BOARDS[0]).await;
            }
            until_seeds(page, "7").await;
            paste(page, BOARDS[1]).await;
            until_seeds(page, "7 123456789").await;
        }
    });
}

/// A camera that shows the QR codes of `window.__texts`, one after the other, with some grey around them.
const CAMERA: &str = "
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: async () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1280, 720];
        const room = canvas.getContext('2d');
        const codes = await Promise.all(window.__texts.map((text) => self.ask('share', 'code', text)));
        let at = 0;
        const paint = () => {
            const [, side, path] = codes[Math.floor(at++ / 10) % codes.length].match(/^(\\d+) (.*)$/);
            room.resetTransform();
            room.fillStyle = '#777';
            room.fillRect(0, 0, 1280, 720);
            room.translate(400, 120);
            room.scale(480 / side, 480 / side);
            room.fillStyle = '#fff';
            room.fillRect(0, 0, side, side);
            room.fillStyle = '#000';
            room.fill(new Path2D(path));
        };
        paint();
        setInterval(paint, 100);
        return window.__stream = canvas.captureStream(10);
    } } });";

/// Whether the camera is still on.
const IS_ON: &str = "window.__stream.getTracks().some((track) => track.readyState === 'live')";

#[test]
fn the_camera_reads_one_code_after_the_other_and_is_off_once_it_is_closed() {
    visit(async |page| {
        page.before_load(CAMERA).await;
        page.open("#/class?lang=fr").await;
        let address = page.text("location.href.split('#')[0]").await;
        let codes = json!([format!("{address}#/class?counts={}", BOARDS[0]), SETS[0], "https://example.org"]);
        page.run("window.__texts = arguments[0]", vec![codes]).await;
        page.press_button(Lang::Fr.class().camera).await;
        page.until("the camera", "document.querySelector('dialog.scan[open] video')").await;
        let aim = words("scan", "aim", Lang::Fr);
        assert!(!aim.is_empty());
        until_seeds(page, "7 7").await;
        let other = (Lang::Fr.class().problem)(1, 1, &CountsProblem::NoCounts);
        page.until("told", &format!("document.querySelector('dialog.scan p').textContent === {}", json!(other))).await;
        assert_eq!(page.eval(IS_ON).await, json!(true));
        page.key(Key::Escape).await;
        page.until("closed", "!document.querySelector('dialog.scan')").await;
        page.until("off", &format!("!({IS_ON})")).await;
        assert!(!page.is_seen("[data-problem=camera-broken]").await);
        // The button closes it, too.
        page.run("window.__texts = arguments[0]", vec![json!([BOARDS[1]])]).await;
        page.press_button(Lang::Fr.class().camera).await;
        until_seeds(page, "7 123456789 7").await;
        page.press_button(words("scan", "close", Lang::Fr)).await;
        page.until("off", &format!("!document.querySelector('dialog.scan') && !({IS_ON})")).await;
        // A camera that is unplugged is told.
        page.press_button(Lang::Fr.class().camera).await;
        page.until("the camera", "document.querySelector('dialog.scan[open] video')").await;
        page.run("window.__stream.getTracks()[0].dispatchEvent(new Event('ended'))", vec![]).await;
        // It may have read a code before.
        page.until("told", "document.querySelector('[role=alert] [data-problem=camera-broken]')").await;
        assert!(!page.is_seen("dialog.scan").await);
    });
}

#[test]
fn a_camera_that_is_denied_or_missing_is_told() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = lang.class();
            page.open(&format!("#/class?lang={}", lang.name())).await;
            for (name, code, told) in [
                ("NotAllowedError", "camera-denied", texts.denied),
                ("NotFoundError", "camera-missing", texts.missing),
                ("NotReadableError", "camera-broken", texts.broken),
            ] {
                let deny = "const [name] = arguments;
                    const getUserMedia = async () => { throw new DOMException('', name); };
                    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });";
                page.run(deny, vec![json!(name)]).await;
                page.press_button(texts.camera).await;
                page.until(code, &format!("document.querySelector('[role=alert][data-error={code}]')")).await;
                assert!(page.words("[role=alert]").await.contains(told));
            }
            // A page without https has none.
            page.run(
                "Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })",
                vec![],
            )
            .await;
            page.press_button(texts.camera).await;
            page.until("told", "document.querySelector('[data-error=camera-missing]')").await;
            // Its script does not come.
            page.run("window.ask = () => Promise.reject(new Error('no network'))", vec![]).await;
            page.press_button(texts.camera).await;
            page.until("told", "document.querySelector('[data-error=camera-broken]')").await;
            // To paste still works.
            paste(page, BOARDS[0]).await;
            until_seeds(page, "7").await;
            page.click(".clear").await;
        }
    });
}

#[test]
fn a_code_that_does_not_come_is_told_on_the_page_of_the_pupil() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/insanity?view=statistics&sets=200&run=1&lang={}", lang.name())).await;
            page.until_state("done").await;
            page.run("window.ask = () => Promise.reject(new Error('no network'))", vec![]).await;
            page.press_button(lang.shell().for_class).await;
            page.until("told", "document.querySelector('[role=alert][data-error=for-class]')").await;
            assert_eq!(page.words("[data-error=for-class]").await, lang.shell().no_for_class);
        }
    });
}
