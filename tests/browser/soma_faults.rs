//! What a class stumbled over: settings changed while the search runs, solutions in pasted texts, cells painted by dragging, figures
//! built in space, the camera in the link.

use super::graph::until_words;
use super::page::{Page, visit_without_motion};
use super::soma::catalogue;
use super::taquin::until_number;
use casse_tete::puzzle::soma::solutions::Group;
use casse_tete::puzzle::soma::written::Written;
use casse_tete::puzzle::soma::{Figure, PieceSet, Setup};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

const POSITION: &str = "Number(document.querySelector('.position').value)";

/// Drags a piece of the order to the place of another one.
async fn drag_piece(page: &Page, piece: usize, onto: usize) {
    let way = format!(
        "(([from, to]) => [to.x - from.x, to.y - from.y])([{piece}, {onto}].map((piece) => document.querySelector(`.order [data-ordered=\"${{piece}}\"]`).getBoundingClientRect()))"
    );
    let way = page.eval(&way).await;
    let by = (way[0].as_f64().expect("a number"), way[1].as_f64().expect("a number"));
    page.drag(&format!(".order [data-ordered='{piece}']"), (0.0, 0.0), by).await;
}

async fn until_order(page: &Page, order: &str) {
    let there = "[...document.querySelectorAll('.order [data-ordered]')].map((piece) => piece.textContent[0]).join('')";
    page.until(&format!("order {order}"), &format!("{there} === '{order}'")).await;
}

async fn paste(page: &Page, text: &str) {
    let paste = "const data = new DataTransfer();
        data.setData('text', arguments[0]);
        document.querySelector('#set-text').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
    page.run(paste, vec![json!(text)]).await;
}

#[test]
fn settings_change_while_the_search_runs() {
    let run = &Lang::En.soma().run;
    visit_without_motion(async |page| {
        page.open("#/soma?step=40&lang=en").await;
        page.click(".transport .play").await;
        page.until_state("busy").await;
        page.click(".rules .islands").await;
        page.until_link("switched=none:").await;
        let at = page.eval(POSITION).await.as_u64().expect("a number");
        page.until("it plays on", &format!("{POSITION} > {}", at + 1)).await;
        page.click(".transport .play").await;
        page.until_state("stopped").await;
        // The last pieces are exchanged: the branch stays.
        let at = page.eval(POSITION).await;
        drag_piece(page, 1, 5).await;
        until_order(page, "1734526").await;
        page.until_link("reordered=1734562:").await;
        assert_eq!(page.eval(POSITION).await, at);
        // Over all others to the front: the run is lost, which is told, and one undo brings it back.
        drag_piece(page, 1, 0).await;
        until_order(page, "2173456").await;
        page.until_link("order=2173456").await;
        let lost = (run.lost)(at.as_u64().expect("a number"), 0);
        let told = format!("document.querySelector('.now').textContent.includes({})", json!(lost));
        page.until("what was lost", &told).await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_order(page, "1734526").await;
        page.until("the run again", &format!("{POSITION} === {at}")).await;
        page.chord(Key::Control, 'z').await;
        until_order(page, "1734562").await;
        // The base text's example of islands.
        page.click("#says-2").await;
        page.click(".islands-demo").await;
        page.until_link("figure=bench").await;
        let dropped = "document.querySelector('.now').textContent.includes('island of 9')";
        page.until("an island of nine cells", dropped).await;
    });
}

#[test]
fn a_pasted_solution_and_figures_built_by_hand() {
    const TEXT: &str = "/SOMA001 cube\n/333/774/172\n/634/574/112\n/664/562/552";
    let (pieces, cube) = (PieceSet::soma(), Figure::default());
    let setup: Setup = TEXT.parse().expect("a figure");
    let Written::Solution(_, labels) = Written::of(&pieces, &setup) else { panic!("a solution") };
    let known = catalogue(&cube);
    let class = known.class_of(&Group::new(&pieces, &cube), &labels).expect("a class");
    visit_without_motion(async |page| {
        page.open("#/soma?view=figure&figure=bathtub&lang=en").await;
        paste(page, TEXT).await;
        let shown = (Lang::En.soma().pasted.shown)(class + 1, 240, known.classes[class].labels == labels);
        page.until("its number", &format!("document.querySelector('.now').textContent.startsWith({})", json!(shown)))
            .await;
        page.until_link("solved=172112552774574562333634664").await;
        page.reload().await;
        page.until(
            "its number again",
            &format!("document.querySelector('.now').textContent.startsWith({})", json!(shown)),
        )
        .await;
        // The editor: a drag over the front row of the top layer empties it, one undo fills it.
        page.open("#/soma?view=figure&lang=en").await;
        until_number(page, "soma.classes", Some(240)).await;
        let pitch = "document.querySelector('[data-cell=\"1-0-2\"]').getBoundingClientRect().x - document.querySelector('[data-cell=\"0-0-2\"]').getBoundingClientRect().x";
        let pitch = page.eval(pitch).await.as_f64().expect("a number");
        page.drag("[data-cell='0-0-2']", (0.0, 0.0), (2.0 * pitch, 0.0)).await;
        page.until("emptied", "document.querySelector('[data-cell=\"2-0-2\"]').ariaPressed === 'false'").await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_number(page, "soma.cubes", Some(27)).await;
        // In space: a click adds a cube, or takes it away again.
        page.click_at("canvas.drawing", (0.0, 0.0), 1).await;
        until_number(page, "soma.cubes", Some(28)).await;
        page.click(".clicks button:nth-of-type(2)").await;
        page.click_at("canvas.drawing", (0.0, 0.0), 1).await;
        until_number(page, "soma.cubes", Some(27)).await;
        // The camera is in the link, and the standard view is left out.
        page.drag("canvas.drawing", (-100.0, 0.0), (120.0, 30.0)).await;
        page.until_link("camera=").await;
        page.reload().await;
        page.until_link("camera=").await;
        page.click(".standard-view").await;
        page.until("the standard view", "!location.hash.includes('camera=')").await;
        // An unfinished figure, and one that cannot be built, are told in the same words everywhere.
        page.open("#/soma?figure=w-wall&view=solutions&lang=en").await;
        until_words(page, ".now", Lang::En.soma().why.none_with_reason).await;
        page.open("#/soma?figure=w-wall&view=figure&lang=en").await;
        page.until("no green", "document.querySelector('.agrees') && !document.querySelector('.reconciled.known')")
            .await;
    });
}
