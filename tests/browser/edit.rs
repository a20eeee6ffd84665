//! Editing: by keys, by clicks, by text, undone and redone; the history of the browser; what a link restores.

use super::page::{Page, visit, visit_with_each_engine};
use super::search::counted;
use casse_tete::puzzle::insanity::preset::Preset;
use fantoccini::key::Key;
use serde_json::json;

const EXAMPLE: &str = "020331.232220.010323.301121";

/// Waits until the page shows this set: in the text field, in the nets.
async fn until_set(page: &Page, cubes: &str) {
    let nets = "[...document.querySelectorAll('.net')].map((net) => [...net.querySelectorAll('[data-face]')]
        .sort((a, b) => a.dataset.face - b.dataset.face).map((face) => face.className.match(/c(\\d)/)[1]).join('')).join('.')";
    page.until(&format!("the nets show {cubes}"), &format!("{nets} === '{cubes}'")).await;
    page.until(&format!("the text is {cubes}"), &format!("document.querySelector('#set-text').value === '{cubes}'"))
        .await;
}

/// Chooses a set from the list.
async fn choose(page: &Page, preset: Preset) {
    let index = Preset::ALL.iter().position(|&each| each == preset);
    let body = "const select = document.querySelector('.preset');
        select.selectedIndex = arguments[0];
        select.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(body, vec![json!(index)]).await;
    until_set(page, preset.cubes()).await;
}

/// Pastes a text into the field, as the browser does.
async fn paste(page: &Page, text: &str) {
    let body = "const data = new DataTransfer();
        data.setData('text/plain', arguments[0]);
        const field = document.querySelector('#set-text');
        field.focus();
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
    page.run(body, vec![json!(text)]).await;
}

/// Presses the Tab key until the focus is on an element of this selector.
async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..60 {
        page.key(Key::Tab).await;
        if page.run("return document.activeElement.matches(arguments[0])", vec![json!(selector)]).await == json!(true) {
            return;
        }
    }
    panic!("the Tab key does not lead to {selector}");
}

#[test]
fn a_set_is_edited_and_run_with_the_keyboard_only() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?lang=en").await;
        tab_to(page, ".net [data-face]").await;
        let focused = "document.activeElement.ariaLabel";
        assert_eq!(page.text(focused).await, "cube 0, front: red");
        page.key(Key::Right).await;
        page.until("the next face", &format!("{focused} === 'cube 0, right: blue'")).await;
        page.key('3').await;
        until_set(page, "030331.232220.010323.301121").await;
        page.until_link("cubes=030331.232220.010323.301121").await;
        assert_eq!(page.text(focused).await, "cube 0, right: yellow", "the focus stays, the name follows");
        // No colour of this set, and no command either.
        page.key('7').await;
        page.key(Key::Up).await;
        page.until("the top", &format!("{focused}.startsWith('cube 0, top')")).await;
        page.key(Key::Space).await;
        until_set(page, "030332.232220.010323.301121").await;
        page.chord(Key::Control, 'z').await;
        until_set(page, "030331.232220.010323.301121").await;
        page.chord(Key::Control, 'z').await;
        until_set(page, EXAMPLE).await;
        assert!(!page.link().await.contains("cubes="), "the example is left out of the link");
        page.chord(Key::Control, 'y').await;
        until_set(page, "030331.232220.010323.301121").await;
        // Each net is one stop of the Tab key.
        tab_to(page, ".net [data-face]").await;
        assert!(page.text(focused).await.starts_with("cube 1"), "the next stop is the next cube");
        page.key('2').await;
        until_set(page, "030331.232220.010323.301121").await;
        assert!(!page.link().await.contains("view="), "a digit on a net chooses no view");
        tab_to(page, ".run-all").await;
        page.key(Key::Enter).await;
        page.until_state("done").await;
        let (raw, _) = counted("cubes=030331.232220.010323.301121");
        assert_eq!(page.number("insanity.raw").await, Some(raw));
    });
}

#[test]
fn a_set_is_edited_with_the_mouse() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?lang=en").await;
        page.click(".net:nth-child(1) [data-face='0']").await;
        until_set(page, "120331.232220.010323.301121").await;
        assert!(
            page.text("document.querySelector('.preset').selectedOptions[0].textContent").await.contains("Your own")
        );
        page.press_button("Undo").await;
        until_set(page, EXAMPLE).await;
        page.press_button("Redo").await;
        until_set(page, "120331.232220.010323.301121").await;
        choose(page, Preset::Starter).await;
        for count in 4..=7 {
            page.click("button.more").await;
            page.until("one cube more", &format!("document.querySelectorAll('.net').length === {count}")).await;
            assert_eq!(page.number("insanity.stacks").await, Some(3 * 24u64.pow(count - 1)));
        }
        page.until("seven are all", "document.querySelector('button.more').disabled").await;
        for count in (2..=6).rev() {
            page.click("button.less").await;
            page.until("one cube less", &format!("document.querySelectorAll('.net').length === {count}")).await;
        }
        page.until("two are the fewest", "document.querySelector('button.less').disabled").await;
        page.click(".run-all").await;
        page.until_state("done").await;
        let cubes = page.text("document.querySelector('#set-text').value").await;
        assert_eq!(page.number("insanity.raw").await, Some(counted(&cubes).0), "{cubes}");
    });
}

#[test]
fn a_text_is_typed_or_pasted() {
    visit(async |page| {
        page.open("#/insanity?lang=en").await;
        paste(page, Preset::Kit.cubes()).await;
        until_set(page, Preset::Kit.cubes()).await;
        paste(
            page,
            &format!(
                "https://school.example/casse-tete/#/insanity?cubes={}&prune=none&lang=fr",
                Preset::TickFive.cubes()
            ),
        )
        .await;
        until_set(page, Preset::TickFive.cubes()).await;
        page.until_link("prune=none").await;
        assert_eq!(page.text("document.documentElement.lang").await, "en", "only the set is taken");
        paste(page, "  000132 131220\n210330, 203131 ").await;
        until_set(page, Preset::Classic.cubes()).await;
        // Garbage is told, and the last good set stays.
        for (text, code) in [
            ("les cubes de Noël", "not-a-digit"),
            ("020331.23222.010323.301121", "face-count"),
            ("02o331.232220.010323.301121", "not-a-digit"),
            ("020331.232270.010323.301121", "colour-range"),
            ("020331", "cube-count"),
            ("quoi ?", "not-a-digit"),
            (&"0123456789".repeat(10_000), "too-long"),
        ] {
            paste(page, text).await;
            page.until(&format!("told of {code}"), &format!("[...document.querySelectorAll('.as-text [role=alert] [data-problem]')].some((problem) => problem.dataset.problem === '{code}')")).await;
            page.until("the cubes stay", "document.querySelectorAll('.net').length === 4").await;
            page.until_link(Preset::Classic.cubes()).await;
        }
        page.run("document.querySelector('#set-text').value = ''", vec![]).await;
        let field = page.element("#set-text").await;
        field.send_keys("020331 232220 010323 301121").await.expect("a text can be typed");
        page.click(".apply").await;
        until_set(page, EXAMPLE).await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        field.clear().await.expect("a text can be deleted");
        field.send_keys("f ? l t").await.expect("a text can be typed");
        assert_eq!(page.text("document.documentElement.lang").await, "en", "what is typed is no command");
        page.key(Key::Enter).await;
        page.until("told", "document.querySelector('.as-text [role=alert]')").await;
        page.press_button("Close").await;
        page.until("closed", "!document.querySelector('[role=alert]')").await;
        page.leave_focus().await;
        page.click(".run-all").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
    });
}

#[test]
fn back_and_forward_lead_through_the_sets() {
    visit(async |page| {
        page.open("#/insanity?lang=en").await;
        choose(page, Preset::Kit).await;
        choose(page, Preset::TickFive).await;
        page.click(".run-all").await;
        page.until_state("done").await;
        page.until_link("run=1").await;
        page.history_back().await;
        until_set(page, Preset::Kit.cubes()).await;
        page.history_back().await;
        until_set(page, EXAMPLE).await;
        page.history_forward().await;
        until_set(page, Preset::Kit.cubes()).await;
        page.history_forward().await;
        until_set(page, Preset::TickFive.cubes()).await;
        // It is run again, as its link says.
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(3));
        // A view is a place in the history too.
        page.click("#view-2").await;
        page.until_link("view=cubes").await;
        page.history_back().await;
        page.until("the stack again", "document.querySelector('#view-0').ariaSelected === 'true'").await;
    });
}

#[test]
fn back_undoes_the_first_edit_and_the_first_change_of_view() {
    visit(async |page| {
        page.open("#/insanity?lang=en").await;
        page.click(".net:nth-child(1) [data-face='0']").await;
        until_set(page, "120331.232220.010323.301121").await;
        page.history_back().await;
        until_set(page, EXAMPLE).await;
        page.history_forward().await;
        until_set(page, "120331.232220.010323.301121").await;
        page.open("#/insanity?lang=en&theme=dark").await;
        page.click("#view-3").await;
        page.until_link("view=tree").await;
        page.history_back().await;
        page.until("the stack again", "document.querySelector('#view-0').ariaSelected === 'true'").await;
    });
}

#[test]
fn the_link_restores_what_is_seen() {
    const SEEN: &str = "({
        lang: document.documentElement.lang,
        theme: document.documentElement.dataset.theme,
        state: document.documentElement.dataset.state,
        text: document.querySelector('#set-text').value,
        preset: document.querySelector('.preset').selectedIndex,
        view: [...document.querySelectorAll('.middle [role=tab]')].map((tab) => tab.ariaSelected),
        checks: [...document.querySelectorAll('fieldset input')].map((input) => input.checked),
        workers: document.querySelector('.workers select').selectedIndex,
        where: document.querySelector('.where').textContent,
        now: document.querySelector('.now').textContent,
        raw: document.querySelector('[data-value=\"insanity.raw\"]').dataset.number,
    })";
    visit_with_each_engine(async |page| {
        page.open("#/insanity").await;
        choose(page, Preset::TickFive).await;
        page.click("fieldset label:nth-of-type(1) input").await;
        page.click("fieldset label:nth-of-type(3) input").await;
        page.run("const select = document.querySelector('.workers select'); select.selectedIndex = 2; select.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await;
        page.click(".language").await;
        page.leave_focus().await;
        page.key('t').await;
        page.key('t').await;
        page.until_link("theme=projector").await;
        page.key('4').await;
        page.click(".run-all").await;
        page.until_state("done").await;
        page.leave_focus().await;
        page.key(Key::Home).await;
        page.keys([Key::Right; 37]).await;
        page.until_link("step=37").await;
        let link = page.link().await;
        for part in ["cubes=", "prune=2", "view=tree", "workers=3", "run=1", "lang=fr", "theme=projector"] {
            assert!(link.contains(part), "{part} in {link}");
        }
        let seen = page.eval(SEEN).await;
        page.reload().await;
        page.until_state("done").await;
        page.until_link("step=37").await;
        assert_eq!(page.eval(SEEN).await, seen);
        assert_eq!(page.link().await, link);
    });
}
