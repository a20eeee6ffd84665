//! The shelf: states are kept from the share menu, renamed, removed, brought back, taken away as a file and read from one.

use super::page::{Page, visit, visit_with_each_engine};
use super::words::words;
use casse_tete::lang::Lang;
use casse_tete::puzzle::Puzzle;
use casse_tete::shelf::{ShelfFault, ShelfTaken};
use fantoccini::key::Key;
use serde_json::{Value, json};

/// Keeps what the page shows.
async fn keep(page: &Page, lang: Lang) {
    page.share().await;
    page.press_button(words("share", "keep", lang)).await;
    let told = json!(words("share", "kept", lang));
    page.until("kept", &format!("document.querySelector('.share [data-told]').textContent === {told}")).await;
}

/// The titles on the shelf.
const TITLES: &str = "Array.from(document.querySelectorAll('.shelf-item input'), ({ value }) => value)";

/// Waits until the shelf shows these titles and the browser has kept all changes.
async fn until_titles(page: &Page, titles: &[&str]) {
    let shown = format!("JSON.stringify({TITLES}) === {}", json!(json!(titles).to_string()));
    page.until("the titles", &format!("{shown} && !document.querySelector('main[aria-busy]')")).await;
}

/// Chooses a file with this text.
async fn choose(page: &Page, name: &str, text: &str) {
    let body = "const files = new DataTransfer();
        files.items.add(new File([arguments[1]], arguments[0], { type: 'text/plain' }));
        const input = document.querySelector('input.import');
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(body, vec![json!(name), json!(text)]).await;
}

#[test]
fn states_are_kept_with_their_pictures_and_what_was_counted() {
    visit_with_each_engine(async |page| {
        page.open("#/taquin?board=3x3:4,0,3,6,1,7,2,8,5&run=1&view=tree&lang=fr").await;
        page.until_state("done").await;
        keep(page, Lang::Fr).await;
        page.open("#/soma?view=pieces&lang=fr").await;
        keep(page, Lang::Fr).await;
        page.press_button(words("share", "shelf", Lang::Fr)).await;
        page.until("the shelf", "document.querySelectorAll('.shelf-item').length === 2").await;
        let titles = page.eval(TITLES).await;
        let [soma, taquin] = [Puzzle::Soma, Puzzle::Taquin].map(|puzzle| Lang::Fr.title(puzzle).name);
        assert!(titles[0].as_str().is_some_and(|title| title.starts_with(soma)), "{titles}: the newest first");
        assert!(titles[1].as_str().is_some_and(|title| title.starts_with(taquin)), "{titles}");
        let pictures = "Promise.all(Array.from(document.querySelectorAll('.shelf-item img'), (picture) => picture.decode().then(() => picture.naturalWidth)))";
        assert_eq!(page.run_async(&format!("return await {pictures}"), vec![]).await, json!([320, 320]));
        let bands = "[...document.querySelectorAll('.shelf-item .picture')].filter((place) => Math.abs(place.clientHeight / place.clientWidth - 5 / 8) > 0.02).length";
        assert_eq!(page.eval(bands).await, json!(0), "they fill their places");
        let results =
            page.text("document.querySelectorAll('.shelf-item')[1].querySelector('.results').textContent").await;
        assert!(results.replace('\u{202f}', "").contains("3704"), "{results}");
        // It opens where it was, in the reader's language.
        page.run("document.querySelectorAll('.shelf-item a.button')[1].click()", vec![]).await;
        page.until(
            "the tree",
            "location.hash === '#/taquin?run=1&lang=fr' && document.querySelector('.transport .position')",
        )
        .await;
        // All is still there in another document.
        page.open("#/shelf?lang=en").await;
        page.until("the shelf", "document.querySelectorAll('.shelf-item').length === 2").await;
    });
}

const FILE: &str = "shelf: 1\n\nitem: First\nlink: #/insanity?view=graph\ndate: 2026-11-20\n\nitem: Second\nlink: #/cube?alg=R_U\nresult: 105\n\nlesson: text\n| lesson: 1\n| title: Mine\n| station: One\n| link: #/cube?alg=R_U\n";

#[test]
fn things_are_renamed_removed_and_brought_back() {
    visit(async |page| {
        page.open("#/shelf?lang=en").await;
        page.until(
            "nothing",
            &format!("document.querySelector('[data-told]')?.textContent === {}", json!(Lang::En.shelf().empty)),
        )
        .await;
        assert!(!page.is_seen(".undo").await && !page.is_seen(".redo").await, "there is nothing to undo");
        choose(page, "mine.txt", FILE).await;
        until_titles(page, &["Second", "First"]).await;
        assert!(page.is_seen(".undo").await);
        page.run(
            "document.querySelector('.shelf-item input').focus(); document.querySelector('.shelf-item input').select()",
            vec![],
        )
        .await;
        page.keys("Renamed".chars()).await;
        page.key(Key::Tab).await;
        until_titles(page, &["Renamed", "First"]).await;
        page.run("document.querySelectorAll('.remove-item')[1].focus()", vec![]).await;
        page.key(Key::Enter).await;
        until_titles(page, &["Renamed"]).await;
        page.until("it can be brought back", "document.activeElement.classList.contains('undo')").await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_titles(page, &["Renamed", "First"]).await;
        page.chord(Key::Control, 'z').await;
        until_titles(page, &["Second", "First"]).await;
        page.click(".redo").await;
        until_titles(page, &["Renamed", "First"]).await;
        page.open("#/shelf?lang=fr").await;
        until_titles(page, &["Renamed", "First"]).await;
        // A title cannot be empty: the old one stays.
        page.run("const input = document.querySelector('.shelf-item input'); input.value = ' '; input.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await;
        page.open("#/shelf?lang=fr").await;
        until_titles(page, &["Renamed", "First"]).await;
    });
}

/// Catches the file that the page saves.
const SAVE: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.__saved = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };";

#[test]
fn all_is_taken_away_as_one_file_and_read_again() {
    visit_with_each_engine(async |page| {
        page.open("#/shelf?lang=en").await;
        page.until("nothing", "document.querySelector('[data-told]')").await;
        page.run(SAVE, vec![]).await;
        choose(page, "mine.txt", FILE).await;
        until_titles(page, &["Second", "First"]).await;
        let taken = ShelfTaken { items: 2, lessons: 1, ..ShelfTaken::default() };
        assert_eq!(page.words(".imported").await, (Lang::En.shelf().imported)("mine.txt", &taken));
        page.click(".export").await;
        page.until("the file", "window.__saved").await;
        let saved = page.run_async("return [window.__name, await window.__saved.text()]", vec![]).await;
        assert_eq!(saved, json!(["shelf.txt", FILE]));
        // What is there is not taken twice.
        choose(page, "again.txt", FILE).await;
        let told = (Lang::En.shelf().imported)("again.txt", &ShelfTaken { known: 3, ..ShelfTaken::default() });
        page.until("told", &format!("document.querySelector('.imported')?.textContent === {}", json!(told))).await;
        until_titles(page, &["Second", "First"]).await;
        // The lesson is where lessons are written.
        let text = "lesson: 1\ntitle: Mine\nstation: One\nlink: #/cube?alg=R_U\n";
        assert_eq!(page.eval("localStorage.getItem('casse-tete.lesson.1')").await, json!(text));
        assert!(page.is_seen("h3 a[href*='lesson=own.1']").await);
        // Its picture is that of the puzzle of its first link.
        let picture = page.text("document.querySelector('.shelf-lesson .picture title').textContent").await;
        assert_eq!(picture, Lang::En.title(Puzzle::Cube).name);
        // All that came out of the file goes with one undo, the lesson too, and comes back.
        let lesson = "localStorage.getItem('casse-tete.lesson.1')";
        for (undone, titles) in [(true, &[][..]), (false, &["Second", "First"])] {
            page.click(if undone { ".undo" } else { ".redo" }).await;
            until_titles(page, titles).await;
            assert_eq!(page.eval(&format!("{lesson} === null")).await, json!(undone));
            assert_eq!(page.is_seen("a[href*='lesson=own.1']").await, !undone);
        }
        // One that was changed meanwhile stays.
        page.run("localStorage.setItem('casse-tete.lesson.1', 'lesson: 1\\ntitle: Changed\\n')", vec![]).await;
        page.click(".undo").await;
        until_titles(page, &[]).await;
        assert_eq!(page.eval(lesson).await, json!("lesson: 1\ntitle: Changed\n"));
    });
}

/// A solution that was built by hand.
const BUILT: &str = "o,oo ooo 011 2 5 1\n";

/// What the device keeps: the best results in the taquin, and the counts of a class.
const DEVICE: &str =
    "[localStorage.getItem('casse-tete.taquin.results') ?? '', localStorage.getItem('casse-tete.class') ?? '']";

/// Makes the device another one, which keeps these results and counts.
async fn device(page: &Page, results: &str, counts: &str) {
    let body = "localStorage.clear();
        localStorage.setItem('casse-tete.taquin.results', arguments[0]);
        localStorage.setItem('casse-tete.class', arguments[1]);";
    page.run(body, vec![json!(results), json!(counts)]).await;
}

#[test]
fn results_and_counts_go_to_another_device_and_back() {
    const EASY: &str = "3x3:1,2,3,4,0,5,7,8,6";
    const OTHER: &str = "4x3:1,2,3,4,5,6,7,8,0,9,10,11 3 8 2\n";
    const BOARDS: &str = "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3\n";
    const SETS: &str = "ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:1a0e611f\n";
    visit(async |page| {
        page.before_load(SAVE).await;
        for lang in Lang::ALL {
            page.open(&format!("#/shelf?lang={}", lang.name())).await;
            page.until("the database was read", "document.querySelector('[data-told]')").await;
            device(page, &format!("{EASY} 2 9 4\n{OTHER}"), &format!("{BOARDS}{SETS}")).await;
            let put_built = format!("localStorage.setItem('casse-tete.soma.built', {})", json!(BUILT));
            page.run(&put_built, vec![]).await;
            page.run("localStorage.setItem('casse-tete.answer.41', '6 2')", vec![]).await;
            page.run("localStorage.setItem('casse-tete.answer.42', '1 0')", vec![]).await;
            page.click(".export").await;
            page.until("the file", "window.__saved").await;
            let file = page.run_async("return await window.__saved.text()", vec![]).await;
            let file = file.as_str().expect("a text").to_string();
            page.run("localStorage.removeItem('casse-tete.soma.built')", vec![]).await;
            // The other device has a game on one of the boards, in more moves and less time, and one of the counts.
            let before = [format!("{EASY} 4 5 1\n"), SETS.to_string()];
            device(page, &before[0], &before[1]).await;
            // In one of the exercises something else was answered, which was not solved either.
            page.run("localStorage.setItem('casse-tete.answer.42', '2 1')", vec![]).await;
            choose(page, "all.txt", &file).await;
            let taken = ShelfTaken { boards: 2, built: 1, pupils: 1, answers: 1, known: 2, ..ShelfTaken::default() };
            let told = (lang.shelf().imported)("all.txt", &taken);
            page.until("told", &format!("document.querySelector('.imported')?.textContent === {}", json!(told))).await;
            let after = [format!("{OTHER}{EASY} 2 5 4\n"), format!("{SETS}{BOARDS}")];
            assert_eq!(page.eval(DEVICE).await, json!(after));
            let built = "localStorage.getItem('casse-tete.soma.built')";
            assert_eq!(page.eval(built).await, json!(BUILT));
            let answers = "[41, 42].map((sum) => localStorage.getItem(`casse-tete.answer.${sum}`))";
            assert_eq!(page.eval(answers).await, json!(["6 2", "2 1"]));
            // A second time, nothing is new.
            choose(page, "again.txt", &file).await;
            let told = (lang.shelf().imported)("again.txt", &ShelfTaken { known: 7, ..ShelfTaken::default() });
            page.until("told", &format!("document.querySelector('.imported')?.textContent === {}", json!(told))).await;
            for (button, kept) in [(".undo", &before), (".redo", &after), (".undo", &before)] {
                page.click(button).await;
                page.until(button, &format!("JSON.stringify({DEVICE}) === {}", json!(json!(kept).to_string()))).await;
            }
            assert_eq!(page.eval(built).await, json!(""), "taken back");
            assert_eq!(page.eval(answers).await, json!([null, "2 1"]));
            // Results that were changed meanwhile stay, and so do counts that came from elsewhere.
            page.click(".redo").await;
            device(page, &format!("{EASY} 1 1 5\n"), &format!("{BOARDS}{SETS}")).await;
            page.click(".undo").await;
            let kept = json!([format!("{EASY} 1 1 5\n"), SETS]);
            page.until("undone", &format!("JSON.stringify({DEVICE}) === {}", json!(kept.to_string()))).await;
            // Each damaged line is told, and the others are taken.
            device(page, "", "").await;
            let damaged = file.replace(&format!("{EASY} 2"), &format!("{EASY} x")).replace("5b36daa3", "5b36daa4");
            choose(page, "damaged.txt", &damaged).await;
            let taken = ShelfTaken { boards: 1, built: 1, pupils: 1, answers: 2, ..ShelfTaken::default() };
            let line = |begin: &str| damaged.lines().position(|line| line.starts_with(begin)).expect("a line") + 1;
            let lines = [line(&format!("| {EASY}")), line("| ct1:taquin")];
            let mut told = (lang.shelf().imported)("damaged.txt", &taken);
            lines.iter().for_each(|&line| told += &(lang.shelf().problem)(line, &ShelfFault::Damaged));
            page.until(
                "told",
                &format!("document.querySelector('[data-error=file]')?.textContent === {}", json!(told)),
            )
            .await;
            assert_eq!(page.eval(DEVICE).await, json!([OTHER, SETS]));
        }
        // Where the browser has room for one of two answers only, none is kept, and that is told.
        page.open("#/shelf?lang=en").await;
        page.run("localStorage.clear()", vec![]).await;
        let full = "const set = Storage.prototype.setItem;
            let room = 1;
            Storage.prototype.setItem = function (key, value) {
                if (key.startsWith('casse-tete.answer.') && room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
                return set.call(this, key, value);
            };";
        page.run(full, vec![]).await;
        choose(page, "answers.txt", "shelf: 1\nlesson-answers: text\n| 41 6 2\n| 42 1 0\n").await;
        page.until("told", "document.querySelector('[data-error=not-kept]')").await;
        assert_eq!(
            page.eval("Object.keys(localStorage).filter((key) => key.includes('answer')).length").await,
            json!(0)
        );
        // The pages for which they are kept show them.
        device(page, &format!("{EASY} 2 9 4\n"), &format!("{BOARDS}{SETS}")).await;
        page.open("#/class?lang=en").await;
        page.until("the sums", "document.querySelectorAll('.pool').length === 2").await;
        page.open(&format!("#/taquin?board={EASY}&view=board&lang=en")).await;
        page.until("the best", "document.querySelector('.result')?.textContent.includes('2 moves')").await;
    });
}

#[test]
fn a_damaged_or_hostile_file_is_told_and_does_nothing_else() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = lang.shelf();
            page.open(&format!("#/shelf?lang={}", lang.name())).await;
            page.until("nothing", "document.querySelector('[data-told]')").await;
            for (name, text) in [
                ("picture.png", "\u{89}PNG\r\n"),
                ("empty.txt", ""),
                ("lesson.txt", "lesson: 1\ntitle: T\n"),
                ("evil.txt", "shelf: 1\nitem: A\nlink: javascript:window.__evil=1\n"),
                (
                    "evil2.txt",
                    "shelf: 1\nitem: A\nlink: #/soma\npicture: data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9IndpbmRvdy5fX2V2aWw9MSI+\n",
                ),
                ("newer.txt", "shelf: 9\nitem: A\nlink: #/soma\n"),
            ] {
                choose(page, name, text).await;
                page.until(
                    "told",
                    &format!(
                        "document.querySelector('[data-error=file]')?.textContent.includes({})",
                        json!((texts.refused)(name))
                    ),
                )
                .await;
                assert_eq!(page.eval(TITLES).await, json!([]), "{name}");
            }
            // Half of it is good; its words are shown as words.
            let hostile = "<img src=x onerror=window.__evil=1>";
            let text = format!("shelf: 1\nitem: {hostile}\nlink: #/soma\nresult: {hostile}\nitem: B\nlink: nowhere\n");
            choose(page, "half.txt", &text).await;
            until_titles(page, &[hostile]).await;
            let taken = ShelfTaken { items: 1, ..ShelfTaken::default() };
            assert!(page.words("[data-error=file]").await.contains(&(texts.imported)("half.txt", &taken)));
            assert_eq!(page.words(".results").await, hostile);
            assert_eq!(page.eval("window.__evil ?? null").await, Value::Null);
            page.click(".remove-item").await;
            until_titles(page, &[]).await;
        }
    });
}

#[test]
fn a_browser_that_keeps_nothing_is_told() {
    visit(async |page| {
        page.before_load("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };").await;
        for lang in Lang::ALL {
            page.open(&format!("#/shelf?lang={}", lang.name())).await;
            page.until("told", "document.querySelector('[data-error=not-kept]')").await;
            assert_eq!(page.words("[data-error=not-kept]").await, lang.shelf().not_kept);
            page.open(&format!("#/cube?lang={}", lang.name())).await;
            page.share().await;
            page.press_button(words("share", "keep", lang)).await;
            let told = json!(words("share", "notKept", lang));
            page.until("told", &format!("document.querySelector('.share [data-told]').textContent === {told}")).await;
        }
    });
}

#[test]
fn a_device_without_room_is_told_and_keeps_what_it_has() {
    visit(async |page| {
        page.open("#/shelf?lang=en").await;
        page.until("nothing", "document.querySelector('[data-told]')").await;
        choose(page, "mine.txt", FILE).await;
        until_titles(page, &["Second", "First"]).await;
        // It is full from now on: every change is refused when it is to be written.
        page.run(
            "const put = IDBObjectStore.prototype.put;
             IDBObjectStore.prototype.put = function (...given) {
                 const request = put.apply(this, given);
                 this.transaction.abort();
                 return request;
             };",
            vec![],
        )
        .await;
        choose(page, "more.txt", "shelf: 1\nitem: Third\nlink: #/soma\n").await;
        page.until("told", "document.querySelector('[data-error=not-kept]')").await;
        until_titles(page, &["Second", "First"]).await;
        page.open("#/shelf?lang=en").await;
        until_titles(page, &["Second", "First"]).await;
    });
}
