//! Playing: each step moves and then rests, and playing pauses at every solution.

use super::drawing::{PICTURE, still};
use super::page::{Page, visit};
use super::soma::{model, search, wind};
use casse_tete::lang::Lang;
use casse_tete::puzzle::soma::scene::clear::clear;
use casse_tete::puzzle::soma::scene::picture::Tried;
use casse_tete::puzzle::soma::{Decision, DropReason, Figure, Moment};
use casse_tete::scene::Camera;
use serde_json::{Value, json};

/// A clock that only `window.pass(milliseconds)` moves, and frames that only it shows, once `window.stopClock()` was called.
const CLOCK: &str = "(() => {
    const [frame, clock] = [window.requestAnimationFrame.bind(window), performance.now.bind(performance)];
    let [now, waiting] = [null, []];
    performance.now = () => now ?? clock();
    window.requestAnimationFrame = (act) => now === null ? frame(act) : waiting.push(act);
    window.stopClock = () => { now = clock(); };
    window.pass = async (milliseconds) => {
        now += milliseconds;
        const acts = waiting;
        waiting = [];
        acts.forEach((act) => act(now));
        await new Promise((done) => setTimeout(done));
    };
})();";

/// Plays for a while in frames of 25 ms. For each step that was seen whole: in how many frames the drawing changed, and in how
/// many it did not.
async fn play(page: &Page, link: &str) -> Vec<[u64; 2]> {
    page.open(link).await;
    // On a busy machine what the page loads last may still change the drawing.
    still(page).await;
    let body = "window.stopClock();
        document.querySelector('.transport .play').click();
        const look = () => PICTURE;
        let [picture, step, steps] = [look(), null, []];
        for (let frame = 0; frame < 120; frame++) {
            await window.pass(25);
            const now = document.querySelector('.where').textContent;
            if (now !== step) steps.push([0, 0]);
            step = now;
            const next = look();
            steps.at(-1)[next === picture ? 1 : 0]++;
            picture = next;
        }
        return steps.slice(1, -1);";
    let steps = page.run_async(&body.replace("PICTURE", PICTURE), vec![]).await;
    serde_json::from_value(steps.clone()).unwrap_or_else(|error| panic!("{link}: {error}: {steps}"))
}

#[test]
fn each_step_rests_for_half_of_its_time() {
    visit(async |page| {
        page.before_load(CLOCK).await;
        for link in [
            "#/insanity?step=3",
            "#/taquin?view=board&moves=URDLURDLURDLURDL&step=0",
            "#/soma?step=20",
            "#/cube?alg=RURURURURURURURU&step=0",
        ] {
            let steps = play(page, link).await;
            assert!(steps.len() >= 8, "{link}: {steps:?}");
            // At four steps a second a step has ten frames. One more is for the frame in which it begins.
            assert!(steps.iter().all(|[moving, resting]| *moving <= 6 && *resting >= 4), "{link}: {steps:?}");
            // A trial of the Soma search is shown at once. The first step may begin while the press of the button is still drawn.
            let moves = steps.iter().skip(1).any(|[moving, _]| *moving >= 3);
            assert_eq!(moves, !link.contains("soma"), "{link}: {steps:?}");
        }
    });
}

/// Plays at full speed until it pauses by itself.
async fn play_on(page: &Page) -> Value {
    page.run("document.querySelector('.transport .play').click()", vec![]).await;
    page.until("it has paused", "document.documentElement.dataset.state !== 'busy'").await;
    page.eval("document.querySelector('input.position').value").await
}

#[test]
fn playing_pauses_at_solutions_and_says_so() {
    visit(async |page| {
        let paused = Lang::En.shell().transport.paused_at_solution;
        for link in ["#/insanity?lang=en", "#/insanity?view=graph&lang=en", "#/soma?lang=en"] {
            page.open(link).await;
            let fastest = "const list = document.querySelector('.speed');
                list.selectedIndex = list.options.length - 2;
                list.dispatchEvent(new Event('change', { bubbles: true }));";
            page.run(fastest, vec![]).await;
            let first = play_on(page).await;
            assert!(page.words(".now").await.ends_with(paused), "{link}");
            let second = play_on(page).await;
            assert!(page.words(".now").await.contains(paused), "{link}");
            assert_ne!(first, second, "{link}");
            // Stepped to by hand, the same step is a solution like any other.
            page.click(".transport .back").await;
            page.click(".transport .step").await;
            page.until("there again", &format!("document.querySelector('input.position').value === {second}")).await;
            assert!(!page.words(".now").await.contains(paused), "{link}");
        }
    });
}

/// The button beside the editor undoes and redoes what the keys do, and is off where there is nothing to undo.
async fn check_undo(page: &Page, link: &str, change: &str, seen: &str) {
    page.open(link).await;
    let texts = Lang::En.shell();
    let [undo, redo] =
        [texts.undo, texts.redo].map(|name| format!("document.querySelector('button[aria-label=\"{name}\"]')"));
    assert_eq!(page.eval(&format!("[{undo}.disabled, {redo}.disabled]")).await, json!([true, true]), "{link}");
    let before = page.eval(seen).await;
    page.run(change, vec![]).await;
    page.until("it can be undone", &format!("!{undo}.disabled")).await;
    let after = page.eval(seen).await;
    assert_ne!(before, after, "{link}");
    page.run(&format!("{undo}.click()"), vec![]).await;
    page.until("it is undone", &format!("{undo}.disabled && !{redo}.disabled && {seen} === {before}")).await;
    page.run(&format!("{redo}.click()"), vec![]).await;
    page.until("it is done again", &format!("!{undo}.disabled && {redo}.disabled && {seen} === {after}")).await;
    page.leave_focus().await;
    page.chord(fantoccini::key::Key::Control, 'z').await;
    page.until("undone by keys", &format!("{undo}.disabled && !{redo}.disabled && {seen} === {before}")).await;
}

#[test]
fn undo_is_on_wherever_the_keys_undo() {
    visit(async |page| {
        let made = "document.querySelector('output[data-value$=\".moves\"]').dataset.number";
        check_undo(page, "#/insanity?view=hand&lang=en", "document.querySelector('.turn').click()", made).await;
        check_undo(page, "#/taquin?view=board&lang=en", "document.querySelector('canvas').focus(); document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', code: 'ArrowLeft', bubbles: true, cancelable: true }))", made).await;
        check_undo(
            page,
            "#/cube?lang=en",
            "document.querySelector('.turn-layer').click()",
            "(document.querySelector('.moves-line')?.textContent ?? '')",
        )
        .await;
    });
}

/// In which of so many frames of 25 ms after the next step the drawing changes.
async fn frames_that_move(page: &Page) -> Vec<bool> {
    let body = "window.stopClock();
        document.querySelector('.transport .step').click();
        await new Promise((done) => setTimeout(done));
        const look = () => PICTURE;
        let picture = look();
        const moves = [];
        for (let frame = 0; frame < 30; frame++) {
            await window.pass(25);
            const next = look();
            moves.push(next !== picture);
            picture = next;
        }
        return moves;";
    let moves = page.run_async(&body.replace("PICTURE", PICTURE), vec![]).await;
    serde_json::from_value(moves.clone()).unwrap_or_else(|error| panic!("{error}: {moves}"))
}

#[test]
fn the_camera_eases_to_where_a_rejection_shows() {
    // The camera of each step of a search, where its placement meets others.
    let mut native = search(&model(""));
    let figure = Figure::default();
    let cameras: Vec<Option<Camera>> = (0..400)
        .map(|step| {
            wind(&mut native, step);
            let Moment { placed, outcome, .. } = Moment::of(native.judge(), native.search());
            let (&(piece, last), before) = placed.split_last()?;
            let Decision::Dropped(why @ DropReason::Meets { .. }) = outcome else { return Some(Camera::STANDARD) };
            let before: Vec<_> = before.iter().map(|&(piece, placement)| (piece, placement.cells)).collect();
            let tried = Tried { piece, cells: last.cells, why };
            clear(&figure, &before, &tried, Camera::STANDARD).map(|clear| clear.camera)
        })
        .collect();
    let step = |turns: bool| {
        let is_it = |pair: &[Option<Camera>]| {
            pair[0] == Some(Camera::STANDARD) && pair[1].is_some_and(|camera| (camera != Camera::STANDARD) == turns)
        };
        cameras.windows(2).skip(20).position(is_it).expect("such a step") + 20
    };
    let [turned, still] = [true, false].map(step);
    visit(async |page| {
        page.before_load(CLOCK).await;
        page.open(&format!("#/soma?step={turned}&lang=en")).await;
        let moves = frames_that_move(page).await;
        let count = moves.iter().filter(|&&moves| moves).count();
        assert!((6..=16).contains(&count) && moves[20..] == [false; 10], "it turns, and then rests: {moves:?}");
        page.until_link(&format!("step={}", turned + 1)).await;
        assert!(page.is_seen(".now.bad").await, "a rejection");
        // The reader has not turned it: there is nothing to go back to, and nothing in the link.
        assert!(!page.is_seen(".standard-view").await && !page.link().await.contains("camera="));
        page.open(&format!("#/soma?step={still}&lang=en")).await;
        let moves = frames_that_move(page).await;
        assert!(moves.iter().filter(|&&moves| moves).count() <= 1, "it stays: {moves:?}");
        // A camera that the reader has chosen stays, too.
        page.open(&format!("#/soma?step={turned}&camera=100.30&lang=en")).await;
        let moves = frames_that_move(page).await;
        assert!(moves.iter().filter(|&&moves| moves).count() <= 1, "the reader's stays: {moves:?}");
    });
}
