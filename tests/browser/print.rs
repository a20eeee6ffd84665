//! The page that prints sheets: reached from the share menu, its lists, and what comes out of the printer, read from the PDF.

use super::lessons::read;
use super::page::{Page, visit, visit_with_each_engine};
use super::share::read_codes;
use super::words::words;
use casse_tete::lang::Lang;
use casse_tete::lesson::{LESSONS, Lesson};
use casse_tete::puzzle::Puzzle;
use casse_tete::sheet::{Paper, RULER};
use serde_json::{Value, json};

/// Points of a PDF in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// How far a length may be from what it should be, in millimetres.
const OFF: f64 = 0.5;

/// The longest horizontal line that the operators of a PDF's content draw, in points. Only those for lines and for the place of what
/// follows are read.
const LONGEST: &str = "
    const times = (a, b) => [
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    ];
    const longest_of = (operators) => {
        let [matrix, stack, given, at, longest] = [[1, 0, 0, 1, 0, 0], [], [], [0, 0], 0];
        const place = ([x, y]) => [x * matrix[0] + y * matrix[2] + matrix[4], x * matrix[1] + y * matrix[3] + matrix[5]];
        for (const token of operators.split(/\\s+/)) {
            if (token !== '' && !Number.isNaN(Number(token))) {
                given.push(Number(token));
                continue;
            }
            if (token === 'q') stack.push(matrix);
            if (token === 'Q') matrix = stack.pop() ?? matrix;
            if (token === 'cm') matrix = times(given, matrix);
            if (token === 'm') at = place(given);
            if (token === 'l') {
                const next = place(given);
                if (Math.abs(next[1] - at[1]) < 0.01) longest = Math.max(longest, Math.abs(next[0] - at[0]));
                at = next;
            }
            given = [];
        }
        return longest;
    };";

/// Reads a PDF of Chromium: the sizes of its pages, and for each the longest horizontal line, in points. Streams are compressed with
/// zlib.
const READ: &str = "
    const bytes = Uint8Array.from(atob(arguments[0]), (c) => c.charCodeAt(0));
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const objects = new Map();
    for (const found of text.matchAll(/(?:^|\\n)(\\d+) 0 obj\\b([^]*?)\\nendobj/g)) objects.set(Number(found[1]), found[2]);
    const pages = [...objects.values()].filter((object) => /\\/Type\\s*\\/Page\\b/.test(object));
    const read = [];
    for (const page of pages) {
        const size = page.match(/\\/MediaBox\\s*\\[([^\\]]*)\\]/)[1].trim().split(/\\s+/).map(Number);
        const content = objects.get(Number(page.match(/\\/Contents\\s+(\\d+) 0 R/)[1]));
        const packed = content.slice(content.indexOf('stream\\n') + 7, content.lastIndexOf('\\nendstream'));
        const stream = new Blob([Uint8Array.from(packed, (c) => c.charCodeAt(0))]).stream().pipeThrough(new DecompressionStream('deflate'));
        const operators = await new Response(stream).text();
        read.push([size[2] - size[0], size[3] - size[1], longest_of(operators)]);
    }
    return read;";

/// What the printer would print: for each page its width, its height and its longest horizontal line, in millimetres.
async fn printed(page: &Page) -> Vec<[f64; 3]> {
    let pdf = page.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true, "printBackground": true })).await;
    let read = page.run_async(&format!("{LONGEST}{READ}"), vec![pdf["data"].clone()]).await;
    let page_of = |page: &Value| [0, 1, 2].map(|index| page[index].as_f64().expect("a length") / POINTS);
    read.as_array().expect("pages").iter().map(page_of).collect()
}

fn link(of: &str, more: &str) -> String {
    format!(
        "#/print?of={}&{more}",
        of.replace('#', "%23").replace('/', "%2F").replace('?', "%3F").replace('=', "%3D").replace('&', "%26")
    )
}

async fn until_sheets(page: &Page) {
    page.until("the sheets", "document.querySelector('.paper')").await;
}

#[test]
fn every_sheet_is_printed_on_a_page_of_its_own_true_to_size() {
    visit(async |page| {
        for puzzle in Puzzle::ALL {
            for &kind in puzzle.sheet_kinds() {
                for paper in Paper::ALL {
                    // On the one paper in black only and with the answers, on the other in colours and without.
                    let other = if paper == Paper::Letter { "&ink=black&answers=1" } else { "" };
                    let more = format!("sheet={}&paper={}{other}&lang=fr", kind.name(), paper.name());
                    page.show(&link(&format!("#/{}", puzzle.name()), &more)).await;
                    page.until(
                        "this kind",
                        &format!("document.querySelector('.paper')?.dataset.paper === '{}'", paper.name()),
                    )
                    .await;
                    until_sheets(page).await;
                    let pages = printed(page).await;
                    let sheets = page.eval("document.querySelectorAll('.paper').length").await;
                    assert_eq!(json!(pages.len()), sheets, "{more}");
                    let has_ruler = page.eval("!!document.querySelector('.print-size')").await == json!(true);
                    let room = paper.size();
                    for [width, height, longest] in pages {
                        let what = format!("{more}: {width} x {height}, {longest}");
                        assert!((width - room.width).abs() < OFF && (height - room.height).abs() < OFF, "{what}");
                        if has_ruler {
                            assert!(longest > RULER - OFF && longest < room.width, "{what}");
                        }
                    }
                }
            }
        }
        // Where nothing but the ruler is as long, it is exactly as long as it says.
        page.open(&link("#/insanity", "sheet=nets&size=20&lang=en")).await;
        until_sheets(page).await;
        let pages = printed(page).await;
        assert!(!pages.is_empty() && pages.iter().all(|[_, _, longest]| (longest - RULER).abs() < OFF), "{pages:?}");
    });
}

#[test]
fn the_worksheet_and_the_key_of_every_lesson_are_printed() {
    visit(async |page| {
        for (index, listed) in LESSONS.iter().enumerate() {
            let (lang, paper) = (Lang::ALL[index % 2], Paper::ALL[index / 2 % 2]);
            let of = format!("#/{}?lesson={}", listed.puzzle.name(), listed.name);
            let more = format!("sheet=worksheet&paper={}&lang={}", paper.name(), lang.name());
            page.show(&link(&of, &more)).await;
            let title = read(listed.name, lang).title;
            page.until(listed.name, &format!("document.querySelector('.paper h2')?.textContent === {}", json!(title)))
                .await;
            let tasks = "document.querySelectorAll('.task').length";
            let codes = "document.querySelectorAll('.state-code svg').length";
            page.until("a code for each task", &format!("{codes} > 0 && {codes} === {tasks}")).await;
            let tasks_told = page.eval(tasks).await;
            let room = paper.size();
            for is_key in [false, true] {
                if is_key {
                    page.click(".print-answers").await;
                    page.until("the key", "document.querySelector('.reader b')").await;
                    assert_eq!(
                        [page.eval(tasks).await, page.eval(codes).await],
                        [tasks_told.clone(), tasks_told.clone()],
                        "{of}"
                    );
                }
                // Nothing hangs over the edge of the paper.
                let over = "(() => {
                    const paper = document.querySelector('.paper');
                    return [...paper.querySelectorAll('*')].filter((each) => each.scrollWidth > paper.clientWidth).length;
                })()";
                assert_eq!(page.eval(over).await, json!(0), "{of}");
                // Of every other lesson the key, of the others the tasks.
                if is_key != (index % 2 == 0) {
                    continue;
                }
                let pages = printed(page).await;
                assert!((1..15).contains(&pages.len()), "{of}: {} pages", pages.len());
                for [width, height, _] in pages {
                    assert!(
                        (width - room.width).abs() < OFF && (height - room.height).abs() < OFF,
                        "{of}: {width} x {height}"
                    );
                }
            }
        }
    });
}

/// Reads a PDF of any browser: the widths and heights of its pages, and the longest horizontal line of all of them, in points.
const READ_ANY: &str = "
    const text = Array.from(arguments[0], (byte) => String.fromCharCode(byte)).join('');
    const parts = [text];
    for (const [, packed] of text.matchAll(/stream\\r?\\n([^]*?)\\r?\\nendstream/g)) {
        const bytes = Uint8Array.from(packed, (c) => c.charCodeAt(0));
        const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
        parts.push(await new Response(unpacked).text().catch(() => ''));
    }
    const objects = parts.join('\\n');
    const sizes = [];
    for (const [, size] of objects.matchAll(/\\/MediaBox\\s*\\[([^\\]]*)\\]/g)) sizes.push(size.trim().split(/\\s+/).slice(2).map(Number));
    const longest = Math.max(...parts.slice(1).filter((part) => / cm\\s/.test(part) && / l\\s/.test(part) && !part.includes('\\0')).map(longest_of));
    return [sizes, longest];";

#[test]
fn sheets_are_true_to_size_in_every_browser() {
    visit_with_each_engine(async |page| {
        for (of, kind, paper) in [
            ("#/insanity", "nets", Paper::A4),
            ("#/taquin", "tiles", Paper::Letter),
            ("#/soma", "pieces", Paper::A4),
            ("#/cube", "turns", Paper::Letter),
        ] {
            let size = [paper.size().width, paper.size().height];
            page.open(&link(of, &format!("sheet={kind}&size=20&paper={}&lang=fr", paper.name()))).await;
            until_sheets(page).await;
            let sheets = page.eval("document.querySelectorAll('.paper').length").await;
            let read = page.run_async(&format!("{LONGEST}{READ_ANY}"), vec![json!(page.print(size).await)]).await;
            let pages = read[0].as_array().expect("pages");
            assert_eq!(json!(pages.len()), sheets, "{of} {kind}: {read}");
            for page in pages {
                for (side, expected) in size.iter().enumerate() {
                    let told = page[side].as_f64().expect("a length") / POINTS;
                    assert!((told - expected).abs() < OFF, "{of} {kind}: {told} for {expected}");
                }
            }
            let longest = read[1].as_f64().expect("a length") / POINTS;
            let has_ruler = page.eval("!!document.querySelector('.print-size')").await == json!(true);
            assert!(!has_ruler || longest > RULER - OFF, "{of} {kind}: the ruler is {longest} long");
            if of == "#/insanity" {
                assert!((longest - RULER).abs() < OFF, "nothing is as long as the ruler: {longest}");
            }
        }
    });
}

#[test]
fn a_state_is_printed_from_the_share_menu() {
    visit_with_each_engine(async |page| {
        page.open("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0&step=0&lang=fr&theme=dark").await;
        page.share().await;
        page.press_button(words("share", "print", Lang::Fr)).await;
        until_sheets(page).await;
        let texts = Lang::Fr.print();
        assert_eq!(page.words("h1").await, Lang::Fr.shell().print);
        assert!(page.words(".print-page").await.contains(&(texts.count)(2)));
        assert!(page.text("document.querySelector('.papers').textContent").await.contains("15"));
        assert_eq!(page.text("document.documentElement.dataset.theme").await, "dark");
        // Every list changes what is printed, and the link; back leads to what was chosen before.
        let choose = async |list: &str, line: usize| {
            page.run(
                "const list = document.querySelector(arguments[0]);
                 list.selectedIndex = arguments[1];
                 list.dispatchEvent(new Event('change', { bubbles: true }));",
                vec![json!(format!("select.print-{list}")), json!(line)],
            )
            .await;
        };
        choose("paper", 1).await;
        page.until_link("paper=letter").await;
        page.until("the paper", "document.querySelector('.paper[data-paper=letter]')").await;
        choose("ink", 1).await;
        page.until_link("ink=black").await;
        choose("size", 1).await;
        page.until_link("size=15").await;
        choose("kind", 1).await;
        page.until_link("sheet=tree").await;
        assert!(!page.is_seen("select.print-size").await);
        let numbers = "document.querySelectorAll('.paper text').length";
        let blank = page.eval(numbers).await.as_u64();
        page.click(".print-answers").await;
        page.until_link("answers=1").await;
        page.until("the answers", &format!("{numbers} > 2 * {}", blank.expect("a number"))).await;
        page.run("history.back()", vec![]).await;
        page.until("they are gone", &format!("{numbers} === {}", blank.expect("a number"))).await;
        assert_eq!(page.eval("document.querySelector('.print-answers').checked").await, json!(false));
        page.run("window.print = () => { window.__printed = true; }", vec![]).await;
        page.click(".print-button").await;
        page.until("the window for printing", "window.__printed").await;
        // Back to the state itself.
        page.press_button(texts.back).await;
        page.until("the board", "location.hash.startsWith('#/taquin?board=4x4')").await;
    });
}

#[test]
fn worksheets_and_keys_of_lessons_are_printed() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = lang.print();
            page.open(&format!("#/taquin?lesson=taquin-score&station=2&lang={}", lang.name())).await;
            page.until("the lesson", "document.querySelector('[data-station]')").await;
            page.share().await;
            page.press_button(words("share", "print", lang)).await;
            page.until("the tasks", "document.querySelectorAll('.task').length > 3").await;
            let tasks = page.eval("document.querySelectorAll('.task').length").await.as_u64().expect("a number");
            page.until("the codes", &format!("document.querySelectorAll('.state-code svg').length === {tasks}")).await;
            // As many pages as the browser needs, all of this paper; no page of a worksheet has the lists.
            let pages = printed(page).await;
            assert!((2..12).contains(&pages.len()), "{}", pages.len());
            assert!(pages.iter().all(|[width, height, _]| (width - 210.0).abs() < OFF && (height - 297.0).abs() < OFF));
            // No answer stands on a worksheet.
            let [fr, en] = [
                include_str!("../../static/lessons/taquin-score.fr.txt"),
                include_str!("../../static/lessons/taquin-score.en.txt"),
            ];
            let lesson: Lesson = lang.choose(fr, en).parse().expect("a lesson");
            let exercises: Vec<_> = lesson.stations.iter().filter_map(|station| station.exercise.as_ref()).collect();
            let paper = "document.querySelector('.paper').textContent";
            let told = page.text(paper).await;
            for exercise in &exercises {
                assert!(told.contains(&exercise.asked), "{}", exercise.asked);
                assert!(!exercise.why.iter().chain(&exercise.hint).any(|text| told.contains(text)), "{told}");
            }
            // Below each question at least three lines to write on, a finger's breadth apart.
            let lines = "[...document.querySelectorAll('.task')].filter((task) => task.querySelector('.asked-for')).map((task) => [...task.querySelectorAll('.line')].filter((line) => line.getBoundingClientRect().height > 20).length)";
            let lines: Vec<usize> = serde_json::from_value(page.eval(lines).await).expect("numbers");
            assert!(lines.len() == exercises.len() && lines.iter().all(|&lines| lines >= 3), "{lines:?}");
            page.click(".print-answers").await;
            page.until("the key", &format!("document.querySelector('.reader').textContent === {}", json!(texts.key)))
                .await;
            let key = page.text(paper).await;
            assert!(key.contains(&lang.number(111_100_110_u64)), "{key}");
            assert_eq!(
                page.eval("document.querySelectorAll('.state-code svg').length").await,
                json!(tasks),
                "the codes"
            );
            for exercise in &exercises {
                assert!(exercise.why.iter().chain(&exercise.hint).all(|text| key.contains(text)), "{key}");
            }
        }
        // Another lesson, and one of another puzzle.
        page.run("document.querySelector('select.print-lesson').selectedIndex = 0; document.querySelector('select.print-lesson').dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await;
        page.until_link("taquin-first").await;
        page.until("it", "document.querySelector('.paper h2')").await;
        // A lesson that is not there.
        page.open(&link("#/soma?lesson=own.99", "sheet=worksheet&lang=en")).await;
        page.until("told", "document.querySelector('[data-error=lesson]')").await;
    });
}

/// A lesson of the reader's own that begins at the taquin.
const OWN_LESSON: &str = "lesson: 1\ntitle: Ma leçon\nfor: ma classe\nlevel: 1\nminutes: 5\n\n\
    station: Première\ntext: Regardez.\nlink: #/taquin\ntask: Combien de pièces ?\nanswer: 8\nwhy: Trois fois trois, moins une.\n";

#[test]
fn lessons_of_ones_own_are_listed_and_printed() {
    OWN_LESSON.parse::<casse_tete::lesson::Lesson>().expect("a lesson without problems");
    visit(async |page| {
        page.open("#/print").await;
        let keep = "localStorage.setItem('casse-tete.lesson.2', arguments[0]);
            localStorage.setItem('casse-tete.lesson.3', 'lesson: 1\\ntitle: Unfinished\\n')";
        page.run(keep, vec![json!(OWN_LESSON)]).await;
        for lang in Lang::ALL {
            let texts = lang.print();
            let titles = "[...document.querySelector('select.print-lesson').options].map((each) => each.textContent)";
            // It begins at the taquin: it is not offered elsewhere.
            for (puzzle, is_offered) in [("soma", false), ("taquin", true)] {
                page.open(&link(&format!("#/{puzzle}"), &format!("sheet=worksheet&lang={}", lang.name()))).await;
                page.until("a worksheet", "document.querySelector('.paper h2')").await;
                let titles = page.eval(titles).await;
                let titles: Vec<&str> =
                    titles.as_array().into_iter().flatten().filter_map(|each| each.as_str()).collect();
                assert!(titles.len() > 3 && !titles.contains(&"Unfinished"), "{titles:?}");
                assert_eq!(titles.last() == Some(&"Ma leçon"), is_offered, "{titles:?}");
            }
            page.run("const list = document.querySelector('select.print-lesson'); list.selectedIndex = list.length - 1; list.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await;
            page.until_link("own.2").await;
            page.until("it", "document.querySelector('.paper h2').textContent === 'Ma leçon'").await;
            page.until("its code", "document.querySelectorAll('.state-code svg').length === 1").await;
            assert!(page.words(".papers").await.contains("Combien de pièces"));
            page.click(".print-answers").await;
            page.until("the key", &format!("document.querySelector('.reader').textContent === {}", json!(texts.key)))
                .await;
            assert!(page.words(".papers").await.contains("Trois fois trois"));
        }
    });
}

/// The first code of the page, as a reader sees it.
#[test]
fn the_code_of_a_task_opens_its_station() {
    visit(async |page| {
        page.size(1366, 768).await;
        page.open(&link("#/soma?lesson=soma-first", "sheet=worksheet&lang=en")).await;
        page.until("the codes", "document.querySelectorAll('.state-code svg').length > 1").await;
        // Four modules of quiet on each side.
        let quiet = "[...document.querySelectorAll('.state-code svg')].map((code) => {
            const [dark, side] = [code.querySelector('path').getBBox(), code.viewBox.baseVal.width];
            return dark.x === 4 && dark.y === 4 && dark.width === side - 8 && dark.height === side - 8;
        }).every(Boolean)";
        assert_eq!(page.eval(quiet).await, json!(true));
        let read = read_codes(page, 1).await;
        let opens = |text: &String| text.ends_with("#/soma?lesson=soma-first&station=1&lang=en");
        assert!(read.iter().flatten().any(opens), "{read:?}");
        // In the key, that of what is done on the page leads to the answer.
        page.show(&link("#/taquin?lesson=taquin-first", "sheet=worksheet&answers=1&lang=en")).await;
        page.until("the key", "document.querySelectorAll('.task').length > 3").await;
        page.until(
            "its codes",
            "document.querySelectorAll('.state-code svg').length === document.querySelectorAll('.task').length",
        )
        .await;
        let read = read_codes(page, 1).await;
        let opens = |text: &String| text.contains("moves=U&") && text.ends_with("lang=en");
        assert!(read.iter().flatten().any(opens), "{read:?}");
    });
}

#[test]
fn what_cannot_be_printed_is_told() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&link("#/insanity?cubes=0", &format!("lang={}", lang.name()))).await;
            page.until("told", "document.querySelector('[data-error=print]')").await;
            assert_eq!(page.words("[data-error=print]").await, lang.print().illegal);
            assert!(!page.is_seen(".paper").await);
        }
        // What makes no sense is left at its default; what is no link prints nothing of itself.
        for bad in [
            "#/print?of=javascript:alert(1)&lang=en",
            "#/print?of=%23%2Fnowhere&sheet=x&paper=a0&size=-1&lang=en",
            "#/print?lang=en",
        ] {
            page.open(bad).await;
            until_sheets(page).await;
            assert_eq!(
                page.eval("[...document.querySelectorAll('a')].filter((a) => a.protocol === 'javascript:').length")
                    .await,
                json!(0)
            );
        }
    });
}
