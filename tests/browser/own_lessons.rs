//! Lessons that are kept on this device: where they are kept, what the home page lists, what a link brings, what is removed.

use super::page::{Page, visit, visit_with_each_engine};
use casse_tete::lesson::Lesson;
use casse_tete::text::Lang;
use serde_json::json;

const WHOLE: &str = "lesson: 1\ntitle: Two cubes\nfor: everybody\nminutes: 3\nlevel: 1\n\nstation: One\ntext: First.\nlink: #/soma?view=pieces\n\n\
    station: Two\ntext: Second.\nlink: #/soma?view=placements\n";

/// The lesson [`WHOLE`] as a link holds it.
const PACKED: &str = "(async () => {
    const stream = new Blob([arguments[0]]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return 'z.' + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
})()";

async fn packed(page: &Page, text: &str) -> String {
    let packed = page.run_async(&format!("return await {PACKED}"), vec![json!(text)]).await;
    packed.as_str().expect("a packed text").to_string()
}

/// Everything that the page keeps about lessons, in the order of the keys.
async fn all_kept(page: &Page) -> serde_json::Value {
    page.eval("Object.entries(localStorage).filter(([key]) => key.startsWith('casse-tete.')).sort()").await
}

/// The names of keys and the form of values are fixed: lessons that teachers have written must be found by later versions.
#[test]
fn lessons_are_kept_under_fixed_keys_that_all_pages_know() {
    visit(async |page| {
        let keep = "localStorage.setItem('casse-tete.lesson.1', arguments[0]);
            localStorage.setItem('casse-tete.lesson.5', arguments[0].replace('Two cubes', 'The fifth'));
            localStorage.setItem('casse-tete.writing', '5');";
        page.open("#/?lang=en").await;
        page.run(keep, vec![json!(WHOLE)]).await;
        let fifth = WHOLE.replace("Two cubes", "The fifth");
        // The page for writing shows the one that was written last; what it changes is kept under the same keys.
        page.open("#/write?lang=en").await;
        assert_eq!(page.text("document.querySelector('.lesson-head input').value").await, "The fifth");
        page.run("document.querySelector('.lesson-head input').select()", vec![]).await;
        page.keys("Changed".chars()).await;
        let changed = fifth.replace("The fifth", "Changed");
        let kept =
            json!([["casse-tete.lesson.1", WHOLE], ["casse-tete.lesson.5", changed], ["casse-tete.writing", "5"]]);
        page.until(
            "the last letter is kept",
            "localStorage.getItem('casse-tete.lesson.5').includes('title: Changed\\n')",
        )
        .await;
        assert_eq!(all_kept(page).await, kept);
        // The page of a puzzle plays it by its number, and adds stations to it.
        page.open("#/cube?lesson=own.5&lang=en").await;
        page.until("its first station", "document.querySelector('[data-station=\"1\"]')").await;
        assert!(page.words(".lesson").await.contains("Changed"));
        page.open("#/cube?alg=R&lang=en").await;
        page.share().await;
        page.click(".menu .add-station").await;
        page.until("kept", "localStorage.getItem('casse-tete.lesson.5').includes('#/cube?alg=R')").await;
        let added = page.text("localStorage.getItem('casse-tete.lesson.5')").await;
        assert!(added.starts_with(&changed), "{added}");
        // A new lesson gets the smallest free number.
        page.open("#/write?lang=en").await;
        page.click(".new-lesson").await;
        page.until("it is noted", "localStorage.getItem('casse-tete.writing') === '2'").await;
    });
}

#[test]
fn the_home_page_lists_own_lessons() {
    visit_with_each_engine(async |page| {
        page.open("#/?lang=en").await;
        assert!(!page.is_seen(".own-lessons li").await);
        let keep = "localStorage.setItem('casse-tete.lesson.1', arguments[0]);
            localStorage.setItem('casse-tete.lesson.3', 'lesson: 1\\nstation: S');
            window.dispatchEvent(new StorageEvent('storage', { key: 'casse-tete.lesson.1' }));";
        page.run(keep, vec![json!(WHOLE)]).await;
        // Another tab has written them.
        page.until("they are listed", "document.querySelectorAll('.own-lessons li').length === 2").await;
        let list = Lang::En.lesson_list();
        assert_eq!(page.words(".own-lessons h2").await, list.mine);
        assert_eq!(page.words(".own-lessons li:nth-of-type(2) span").await, "Lesson 3 (not finished)");
        assert_eq!(page.eval("document.querySelectorAll('.own-lessons li:nth-of-type(2) a').length").await, json!(1));
        page.click(".own-lessons li:nth-of-type(2) a").await;
        page.until("it is edited", "document.querySelector('.kept-lessons')?.selectedOptions[0].text === 'Lesson 3'")
            .await;
        page.open("#/?lang=fr").await;
        assert_eq!(page.words(".own-lessons h2").await, Lang::Fr.lesson_list().mine);
        page.press_button("Two cubes").await;
        page.until("its first station", "document.querySelector('[data-station=\"1\"]')").await;
        page.until_link("#/soma?view=pieces&lesson=own.1&station=1").await;
        assert!(page.words(".lesson").await.contains("Two cubes"));
    });
}

#[test]
fn a_shared_lesson_is_taken_into_the_list_and_replaces_none() {
    visit(async |page| {
        page.open("#/write?lang=en").await;
        let mine = WHOLE.replace("Two cubes", "Mine");
        page.run("localStorage.setItem('casse-tete.lesson.1', arguments[0])", vec![json!(mine)]).await;
        let name = packed(page, WHOLE).await;
        let titles = "[...document.querySelector('.kept-lessons').options].map((line) => line.text)";
        for _ in 0..2 {
            // The second time it is there already.
            page.open(&format!("#/write?lesson={name}&lang=en")).await;
            page.until("it is shown", "document.querySelector('.lesson-head input').value === 'Two cubes'").await;
            page.until("the link is plain", "location.hash === '#/write?lang=en'").await;
            assert_eq!(page.eval(titles).await, json!(["Mine", "Two cubes"]));
        }
        let kept = json!([["casse-tete.lesson.1", mine], ["casse-tete.lesson.2", WHOLE], ["casse-tete.writing", "2"]]);
        assert_eq!(all_kept(page).await, kept);
        // The page follows a link that is put into its address.
        page.follow("#/write?lesson=own.1&lang=en").await;
        page.until("it is shown", "document.querySelector('.lesson-head input').value === 'Mine'").await;
        // A lesson of the site is taken as a copy.
        page.follow("#/write?lesson=soma-first&lang=en").await;
        page.until("it is one more", &format!("{titles}.length === 3")).await;
        let copy: Lesson = page.text("localStorage.getItem('casse-tete.lesson.3')").await.parse().expect("a lesson");
        assert_eq!(copy.title, "First visit: seven pieces, one cube");
        // A link that is damaged is told, and nothing is changed.
        let before = all_kept(page).await;
        for (name, told) in [("z.AAAA", Lang::En.lesson().damaged), ("own.9", Lang::En.lesson().not_kept)] {
            page.follow(&format!("#/write?lesson={name}&lang=en")).await;
            page.until(
                name,
                &format!("document.querySelector('[data-error=lesson]')?.textContent.includes({})", json!(told)),
            )
            .await;
            assert_eq!(all_kept(page).await, before, "{name}");
            page.press_button(Lang::En.shell().close).await;
            page.until("closed", "!document.querySelector('[data-error=lesson]')").await;
        }
    });
}

#[test]
fn a_removed_lesson_can_be_brought_back() {
    visit(async |page| {
        page.open("#/write?lang=en").await;
        page.run("localStorage.setItem('casse-tete.lesson.1', arguments[0])", vec![json!(WHOLE)]).await;
        page.open("#/write?lang=en").await;
        let texts = Lang::En.write();
        let back = format!("localStorage.getItem('casse-tete.lesson.1') === {}", json!(WHOLE));
        for by_keys in [false, true] {
            page.click(".remove-lesson").await;
            page.until("gone", "localStorage.getItem('casse-tete.lesson.1') === null").await;
            assert!(page.words(".removed[data-told]").await.contains(&(texts.removed)("Two cubes")));
            if by_keys {
                page.leave_focus().await;
                page.chord(fantoccini::key::Key::Control, 'z').await;
            } else {
                page.press_button(texts.bring_back).await;
            }
            page.until("back", &back).await;
            page.until("its form", "document.querySelector('#station-2')").await;
            assert!(!page.is_seen(".bring-back").await);
        }
        // Its number is taken: then it gets another, and nothing is lost.
        page.click(".remove-lesson").await;
        page.until("gone", "localStorage.getItem('casse-tete.lesson.1') === null").await;
        page.click(".form > .add-station").await;
        page.until("another lesson", "localStorage.getItem('casse-tete.lesson.1') !== null").await;
        page.press_button(texts.bring_back).await;
        page.until("back", &back.replace("lesson.1", "lesson.2")).await;
        // A new lesson has nothing to bring back.
        page.click(".new-lesson").await;
        page.click(".remove-lesson").await;
        page.until("the others", "document.querySelectorAll('.kept-lessons option').length === 2").await;
        assert!(!page.is_seen(".bring-back").await);
    });
}

#[test]
fn the_home_page_tells_why_a_lesson_cannot_be_opened() {
    visit(async |page| {
        page.open("#/?lesson=unknown&lang=fr").await;
        let told = json!(Lang::Fr.lesson().not_loaded);
        page.until("told", &format!("document.querySelector('[data-error=lesson]')?.textContent === {told}")).await;
        page.click(".close-lesson").await;
        page.until("closed", "!document.querySelector('[data-error=lesson]')").await;
        assert_eq!(page.link().await, "#/?lang=fr");
    });
}

#[test]
fn a_lesson_with_problems_leads_its_reader_to_where_they_are_corrected() {
    visit(async |page| {
        page.open("#/?lang=en").await;
        let bad = WHOLE.replace("minutes: 3", "minutes: many").replace("text: Second.", "colour: red");
        page.run("localStorage.setItem('casse-tete.lesson.1', arguments[0])", vec![json!(bad)]).await;
        let shared = packed(page, &bad.replace("Two cubes", "Shared")).await;
        for (name, title) in [("own.1", "Two cubes"), (shared.as_str(), "Shared")] {
            page.open(&format!("#/soma?lesson={name}&lang=en")).await;
            // A station without a text is found at its end, which is the last line.
            let told = json!((Lang::En.lesson().wrong)(&[4, 12, 13]));
            page.until(name, &format!("document.querySelector('[data-error=lesson]')?.textContent === {told}")).await;
            page.press_button(Lang::En.lesson().correct).await;
            page.until("its text", "document.querySelector('.lesson-text')?.value.includes('colour: red')").await;
            assert!(page.text("document.querySelector('.lesson-text').value").await.contains(title));
            let lines = "[...document.querySelectorAll('.to-do li')].map((each) => each.dataset.line)";
            assert_eq!(page.eval(lines).await, json!(["4", "12", "13"]));
        }
    });
}
