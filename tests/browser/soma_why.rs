//! Why a figure cannot be built, as the page shows it: weights on the cells, a chain of choices gone through step by step, both in the
//! link; and where the pieces stand in the solutions of a figure that can be built.

use super::drawing::{still, until_another_picture};
use super::graph::{all, until_words};
use super::page::{Page, visit};
use super::soma_figures::figure;
use super::workers::RECORD;
use casse_tete::puzzle::soma::Figure;
use casse_tete::puzzle::soma::PieceSet;
use casse_tete::puzzle::soma::diagnosis::reasons;
use casse_tete::puzzle::soma::placement;
use casse_tete::puzzle::soma::theory::proof::{Claim, proof};
use casse_tete::puzzle::soma::why::CoverItem;
use casse_tete::puzzle::soma::why::ForcedChain;
use casse_tete::puzzle::soma::why::chain::ChainSearch;
use casse_tete::text::Lang;
use casse_tete::text::soma::why::Scope;
use fantoccini::key::Key;
use serde_json::json;

/// A figure that no simple reason forbids, but a chain of eleven steps.
const CHAINED: &str = "-----.ooo--.-o---.-oo--_-----.-o-o-.ooo--.--o--_ooo--.ooooo.ooo--.oooo-";

fn chain() -> ForcedChain {
    let (pieces, figure) = (PieceSet::soma(), figure(CHAINED));
    assert!(reasons(&pieces, &figure).is_empty());
    let mut search = ChainSearch::new(&pieces, &figure);
    search.advance(u64::MAX);
    search.answer().expect("a chain")
}

/// The beginning of what is said at a step of the chain, from 1.
fn step_words(chain: &ForcedChain, step: usize, lang: Lang) -> String {
    let (pieces, figure) = (PieceSet::soma(), figure(CHAINED));
    let own = &chain.0[step - 1];
    let (letter, cells) = (pieces.pieces()[own.piece].letter, placement::text(&figure, own.mask()));
    let texts = &lang.soma().why;
    let way = Some(own.way).filter(|_| !own.is_forced());
    match own.at {
        CoverItem::Cell(cell) => (texts.of_cell)(cell + 1, way, letter, &cells),
        CoverItem::Piece(_) => (texts.of_piece)(letter, way, &cells),
    }
}

async fn until_begins(page: &Page, words: &str) {
    let told = format!("document.querySelector('.now').textContent.startsWith({})", json!(words));
    page.until(words, &told).await;
}

#[test]
fn a_chain_of_choices_is_gone_through_step_by_step() {
    visit(async |page| {
        let (chain, texts) = (chain(), &Lang::En.soma().why);
        let last = chain.0.len();
        page.open(&format!("#/soma?figure={CHAINED}&view=figure&lang=en")).await;
        let told = format!("{} {}", (texts.chain)(last, chain.forced()), texts.show_reason);
        until_words(page, ".impossible .by-chain", &told).await;
        page.until("the search agrees", "document.querySelector('.impossible .agrees')").await;
        assert!(!page.is_seen(".transport").await && page.is_seen(".figure-editor").await);
        let before = still(page).await;
        page.click(".by-chain .show-reason").await;
        until_words(page, ".now", &(texts.begin)(last)).await;
        until_another_picture(page, "nothing stands yet", before).await;
        assert!(page.is_seen(".transport").await && !page.is_seen(".figure-editor").await);
        page.leave_focus().await;
        for step in 1..=last {
            page.key(Key::Right).await;
            until_begins(page, &step_words(&chain, step, Lang::En)).await;
        }
        page.until(
            "closed",
            &format!("document.querySelector('.now').textContent.trim().endsWith({})", json!(texts.closed)),
        )
        .await;
        page.key(Key::Left).await;
        until_begins(page, &step_words(&chain, last - 1, Lang::En)).await;
        page.until_link("shows=chain").await;
        page.until_link(&format!("step={}", last - 1)).await;
        page.reload().await;
        until_begins(page, &step_words(&chain, last - 1, Lang::En)).await;
        // Back to the editor, where no steps are.
        page.click(".shows button").await;
        page.until("the editor", "document.querySelector('.figure-editor') && !location.hash.includes('shows=')").await;
        // In French, beyond the last step: told, and the last step is shown.
        page.open(&format!("#/soma?figure={CHAINED}&view=figure&shows=chain&step=99&lang=fr")).await;
        until_begins(page, &step_words(&chain, last, Lang::Fr)).await;
        page.until("told", "document.querySelector('[role=alert][data-error=step-beyond]')").await;
    });
}

#[test]
fn weights_are_written_on_the_cells_and_added_up() {
    visit(async |page| {
        let texts = &Lang::En.soma().why;
        page.open("#/soma?figure=w-wall&view=figure&lang=en").await;
        let words = (texts.weights)(10, "1 + 2 + 2 + 1 + 1 + 1 + 1", 9);
        until_words(page, ".by-weights", &format!("{words} {}", texts.show_reason)).await;
        let before = still(page).await;
        page.click(".by-weights .show-reason").await;
        until_words(page, ".now", &words).await;
        until_another_picture(page, "the weights", before).await;
        page.until_link("shows=weights").await;
        assert_eq!(
            all(page, ".weights td:nth-of-type(1)", "textContent").await,
            json!(["1", "2", "2", "1", "1", "1", "1"])
        );
        assert_eq!(all(page, ".shows [aria-pressed=true]", "textContent").await, json!([texts.shown[0]]));
        // The same numbers as text, layer by layer.
        assert_eq!(
            all(page, "pre.bundgaard", "textContent").await[0],
            json!("1 . . . .\n0 . . . .\n1 0 1 . .\n. . 0 . .\n. . 1 0 1")
        );
        page.reload().await;
        until_words(page, ".now", &words).await;
        // A figure that can be built has no such argument: told, and the figure is shown.
        page.open("#/soma?view=figure&shows=weights&lang=en").await;
        page.until("the figure", "!location.hash.includes('shows=')").await;
        page.until("told", "document.querySelector('[role=alert]').textContent.includes('weights')").await;
        // Its pieces and their places: only T has one place, up to symmetry.
        let forced = "[...document.querySelectorAll('.places tbody tr')].filter((row) => row.querySelector('button')).map((row) => row.textContent)";
        page.until("one forced piece", &format!("{forced}.length === 1")).await;
        let told = format!("T72241 {}", Lang::En.soma().figure.forced);
        assert_eq!(page.eval(forced).await, json!([told]));
        let before = still(page).await;
        page.click(".places button").await;
        until_another_picture(page, "T alone", before).await;
    });
}

/// What is said of a claim about the cube, with its numbers as they are known.
fn proof_words(claim: &Claim, lang: Lang) -> String {
    let texts = &lang.soma().proof;
    let letter = |piece: &usize| PieceSet::soma().pieces()[*piece].letter;
    match claim {
        Claim::Corners(count) => (texts.corners)(*count),
        Claim::Most { piece, most } => (texts.most)(letter(piece), *most),
        Claim::Total { .. } => (texts.total)("1 + 2 + 2 + 1 + 1 + 1 + 1", 9, 8),
        Claim::Never { piece, .. } => (texts.never)(letter(piece), &[(0, 48), (2, 24)]),
        Claim::Along { piece, .. } => (texts.along)(letter(piece), 2, 24),
        Claim::NotCentral { piece, placements, .. } => (texts.not_central)(letter(piece), *placements, 0, 2),
        Claim::Deficient { piece, placements, .. } => (texts.deficient)(letter(piece), *placements, 0),
        Claim::Checked => (texts.checked)(240, 'T', [240; 3]),
    }
}

#[test]
fn a_cell_that_no_piece_reaches_is_told_and_shown() {
    visit(async |page| {
        let texts = &Lang::En.soma().why;
        page.open("#/soma?figure=o---------.-ooooooooo.-ooooooooo.-oooooooo-&view=figure&lang=en").await;
        let line = "[...document.querySelectorAll('.impossible li')].find((line) => line.textContent.includes('No piece reaches'))";
        page.until("told", line).await;
        let told = page.text(&format!("{line}.textContent")).await;
        assert_eq!(told.trim(), format!("{} {}", (texts.unreached)(1, "1", Scope::Figure), texts.show_reason));
        page.eval(&format!("{line}.querySelector('button').click()")).await;
        page.until("marked", "document.querySelectorAll('.layers .marked').length === 1").await;
    });
}

/// A script that does not let the second program of the workers come until `window.__good`.
const BLOCK: &str = "const fetched = window.fetch;
    window.__blocked = 0;
    window.fetch = (address, ...rest) => {
        if (window.__good || !String(address).includes('study_bg')) return fetched(address, ...rest);
        window.__blocked++;
        return Promise.reject(new TypeError('no network'));
    };";

#[test]
fn a_map_that_nobody_asked_for_fails_in_silence_and_is_made_when_it_is_opened() {
    visit(async |page| {
        page.before_load(BLOCK).await;
        page.open("#/soma?view=solutions&lang=en").await;
        page.until("all pictures", "document.querySelectorAll('.thumb svg').length === 240").await;
        page.until("its program was asked for", "window.__blocked > 0").await;
        let alerts = "const before = window.__blocked;
            for (let frames = 0; frames < 60; frames++) await new Promise(requestAnimationFrame);
            return [document.querySelectorAll('[role=alert]').length, window.__blocked - before, document.documentElement.dataset.state];";
        assert_eq!(
            page.run_async(alerts, vec![]).await,
            json!([0, 0, "done"]),
            "not told, and not asked for again and again"
        );
        // Who opens it is told, and can try again.
        page.click(".middle > .tabs button:last-of-type").await;
        page.until("told", "document.querySelector('[role=alert][data-error=\"worker-start\"]')").await;
        page.run("window.__good = true", vec![]).await;
        page.press_button(Lang::En.shell().retry).await;
        page.until("the map", "document.querySelector('#says-1') && !document.querySelector('[role=alert]')").await;
        page.until("it is said", "document.querySelector('.now').textContent.startsWith('Solution 1 has')").await;
    });
}

#[test]
fn without_the_program_that_looks_for_arguments_the_count_stands_and_it_is_told() {
    visit(async |page| {
        page.before_load(BLOCK).await;
        page.open(&format!("#/soma?figure={CHAINED}&view=figure&lang=en")).await;
        page.until_within(
            std::time::Duration::from_secs(30),
            "told",
            "document.querySelector('[role=alert][data-error=\"worker-start\"]')",
        )
        .await;
        let words = page.words(".diagnosis").await;
        assert!(words.starts_with("The search has tried everything"), "{words}");
        page.run("window.__good = true", vec![]).await;
        page.press_button(Lang::En.shell().retry).await;
        page.until("a chain", "document.querySelector('.by-chain')").await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
    });
}

#[test]
fn a_worker_that_dies_while_it_looks_for_arguments_is_replaced() {
    visit(async |page| {
        page.before_load(RECORD).await;
        // The first worker counts; the one that looks for arguments dies as soon as it is there.
        page.before_load(
            "const Recorded = window.Worker;
             window.Worker = class extends Recorded {
                 constructor(...a) {
                     super(...a);
                     if (window.__workers.length === 2) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' })));
                 }
             };",
        )
        .await;
        page.open(&format!("#/soma?figure={CHAINED}&view=figure&lang=en")).await;
        page.until("a chain", "document.querySelector('.by-chain')").await;
        page.until("one was replaced", "window.__workers.length >= 3").await;
    });
}

#[test]
fn the_argument_about_the_cube_is_shown_step_by_step() {
    visit(async |page| {
        let texts = &Lang::En.soma().proof;
        page.open("#/soma?view=solutions&lang=en").await;
        page.click(".says .tabs button:nth-of-type(2)").await;
        page.click(".open-proof").await;
        until_words(page, ".now", &(texts.corners)(8)).await;
        page.until_link("shows=proof").await;
        page.leave_focus().await;
        let steps = proof(&PieceSet::soma(), &Figure::default());
        for (number, step) in steps.iter().enumerate().skip(1) {
            let before = still(page).await;
            page.key(Key::Right).await;
            until_words(page, ".now", &proof_words(&step.claim, Lang::En)).await;
            if number == 1 {
                until_another_picture(page, "V at a corner", before).await;
            }
        }
        // Back in the list of the solutions.
        page.history_back().await;
        page.until("the solutions", "document.querySelector('.gallery')").await;
        page.open("#/soma?view=figure&shows=proof&step=9&lang=fr").await;
        until_words(page, ".now", &(Lang::Fr.soma().proof.never)('T', &[(0, 48), (2, 24)])).await;
        page.leave_focus().await;
        page.key(Key::End).await;
        until_words(page, ".now", &(Lang::Fr.soma().proof.checked)(240, 'T', [240; 3])).await;
    });
}
