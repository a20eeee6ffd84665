//! Why a figure cannot be built, as the page shows it: weights on the cells, a chain of choices gone through step by step, both in the
//! link; and where the pieces stand in the solutions of a figure that can be built.

use super::drawing::{still, until_another_picture};
use super::graph::{all, until_words};
use super::page::{Page, visit};
use super::soma_figures::figure;
use casse_tete::puzzle::soma::PieceSet;
use casse_tete::puzzle::soma::diagnosis::reasons;
use casse_tete::puzzle::soma::placement;
use casse_tete::puzzle::soma::why::CoverItem;
use casse_tete::puzzle::soma::why::ForcedChain;
use casse_tete::puzzle::soma::why::chain::ChainSearch;
use casse_tete::text::Lang;
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
    match own.at {
        CoverItem::Cell(cell) => (texts.of_cell)(cell + 1, own.way, letter, &cells),
        CoverItem::Piece(_) => (texts.of_piece)(letter, own.way, &cells),
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
        page.until("told", "document.querySelector('.problems, .trouble, [role=alert]')").await;
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
        page.reload().await;
        until_words(page, ".now", &words).await;
        // A figure that can be built has no such argument: told, and the figure is shown.
        page.open("#/soma?view=figure&shows=weights&lang=en").await;
        page.until("the figure", "!location.hash.includes('shows=')").await;
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
        let before = still(page).await;
        page.key(Key::Right).await;
        until_words(page, ".now", &(texts.most)('V', 1)).await;
        until_another_picture(page, "V at a corner", before).await;
        page.key(Key::End).await;
        until_words(page, ".now", &(texts.checked)(240, [240; 3])).await;
        page.key(Key::Left).await;
        until_begins(page, "In ").await;
        // Back in the list of the solutions.
        page.history_back().await;
        page.until("the solutions", "document.querySelector('.gallery')").await;
        page.open("#/soma?view=figure&shows=proof&step=9&lang=fr").await;
        until_words(page, ".now", &(Lang::Fr.soma().proof.never)('T', &[(0, 48), (2, 24)])).await;
    });
}
