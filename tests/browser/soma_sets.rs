//! Other sets of pieces than the seven of the Soma cube: known sets, a set from a link, stopped and taken up again, bad sets.

use super::graph::until_words;
use super::page::{visit_with_each_engine, visit_without_motion};
use super::soma::until_done;
use super::taquin::{choose, until_number};
use casse_tete::puzzle::soma::KnownSet;
use casse_tete::puzzle::soma::pack::ideas::Ideas;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::tint::Tint;
use casse_tete::text::Lang;
use casse_tete::text::soma::why::Scope;
use fantoccini::key::Key;
use serde_json::json;
use std::time::Duration;

/// The line of a set in the list.
fn index(set: KnownSet) -> usize {
    KnownSet::ALL.iter().position(|&each| each == set).expect("listed")
}

#[test]
fn a_link_counts_the_solutions_of_a_known_set() {
    visit_with_each_engine(async |page| {
        for set in [KnownSet::Pentominoes6x10, KnownSet::Diabolical, KnownSet::SlothouberGraatsma] {
            let (pieces, figure) = set.set();
            let packing = Packing::new(&pieces, &figure).expect("volumes fit");
            let mut search = PackSearch::new(&packing);
            search.advance(&packing, u64::MAX);
            let placed = search.found().iter().map(|found| found.multiplicity).sum();
            page.open(&format!("#/soma?set={}&run=1&lang=en", set.name())).await;
            until_done(page).await;
            until_number(page, "soma.classes", set.known()).await;
            until_number(page, "soma.placed", Some(placed)).await;
        }
        // The same again without each idea of the engine: all find the same.
        let (pieces, figure) = KnownSet::SlothouberGraatsma.set();
        let nodes = Ideas::COMPARED.map(|ideas| {
            let packing = Packing::with(&pieces, &figure, ideas).expect("volumes fit");
            let mut search = PackSearch::new(&packing);
            search.advance(&packing, u64::MAX);
            search.nodes()
        });
        page.click(".ideas .compare").await;
        let told = "[...document.querySelectorAll('.ideas-compared tbody tr')].map(row => Number(row.cells[1].textContent.replace(/\\D/g, '')))";
        page.until("all five counts", &format!("JSON.stringify({told}) === {}", json!(json!(nodes).to_string()))).await;
        let same = "document.querySelector('.ideas .reconciled') !== null";
        page.until("all find as many", same).await;
    });
}

#[test]
fn a_set_is_chosen_searched_stopped_and_finished() {
    visit_without_motion(async |page| {
        page.open("#/soma?lang=fr").await;
        let texts = &Lang::Fr.soma().sets;
        choose(page, "select.set", index(KnownSet::Pentominoes3x4x5)).await;
        until_words(page, ".now", &(texts.begin)(12, 60)).await;
        page.until_link("set=pentominoes-3x4x5").await;
        page.click(".all-solutions").await;
        page.until("the first parts", "document.querySelector('.now').textContent.includes('marches au hasard')").await;
        page.until(
            "a solution is shown",
            &format!("document.querySelector('.now').textContent.includes({})", json!(texts.first)),
        )
        .await;
        page.click(".stop").await;
        page.until("stopped", "document.documentElement.dataset.state === 'stopped'").await;
        page.press_button(Lang::Fr.shell().transport.resume).await;
        page.until("it goes on", "document.documentElement.dataset.state === 'busy'").await;
        page.click(".stop").await;
        page.until("stopped", "document.documentElement.dataset.state === 'stopped'").await;
        // What was finished is still there when the page is loaded again.
        page.reload().await;
        page.click(".all-solutions").await;
        let kept = format!("document.querySelector('.now').textContent.includes({})", json!(texts.kept));
        page.until("parts of the search were kept", &kept).await;
        // With them the whole count is what others have found.
        let number = "document.querySelector('output[data-value=\"soma.classes\"]')?.dataset.number";
        let counted = format!("{number} === '{}'", KnownSet::Pentominoes3x4x5.known().expect("known"));
        page.until_within(Duration::from_secs(180), "all solutions", &counted).await;
        // The Soma cube again: nothing of the other set is left.
        choose(page, "select.set", index(KnownSet::Soma)).await;
        until_number(page, "soma.classes", Some(240)).await;
    });
}

#[test]
fn cells_get_colours_and_the_broken_chessboard_is_counted() {
    visit_without_motion(async |page| {
        // The same count as a plain search finds (tests/native/soma_tints.rs).
        page.open("#/soma?set=broken-chessboard&run=1&lang=en").await;
        until_done(page).await;
        until_number(page, "soma.classes", Some(647)).await;
        until_number(page, "soma.placed", Some(2_588)).await;
        // Five cells, painted by mouse, by keys and as a whole.
        page.open("#/soma?set=kw,wk.-o&figure=oo.oo.o-&view=figure&lang=en").await;
        let texts = &Lang::En.soma().tints;
        // The hint that comes with a colour moves the cells.
        let brush = |letter: char| {
            format!("document.querySelector('.figure-editor [data-brush={letter}]').ariaPressed === 'true'")
        };
        page.click(".figure-editor [data-brush=k]").await;
        page.until("the brush is black", &brush('k')).await;
        page.click(".figure-editor [data-cell='0-2-0']").await;
        page.until_link("figure=ko.oo.o-").await;
        let label = "document.querySelector(\".figure-editor [data-cell='0-2-0']\").ariaLabel";
        page.until("the cell says its colour", &format!("{label}.endsWith({})", json!(texts.cell[1]))).await;
        page.run("document.querySelector(\".figure-editor [data-cell='0-1-0']\").focus()", vec![]).await;
        page.key('w').await;
        page.until("the brush is white", &brush('w')).await;
        page.key(Key::Space).await;
        page.until_link("figure=ko.wo.o-").await;
        page.click(".chequer").await;
        page.until_link("figure=kw.wk.k-").await;
        page.click(".figure-editor [data-brush=w]").await;
        page.click(".figure-editor [data-cell='0-0-0']").await;
        page.until_link("figure=kw.wk.w-").await;
        // Each step is undone.
        for figure in ["kw.wk.k-", "ko.wo.o-", "ko.oo.o-", "oo.oo.o-"] {
            page.chord(Key::Control, 'z').await;
            page.until_link(&format!("figure={figure}")).await;
        }
        // More black cells than places that take them are told before any search.
        page.open("#/soma?set=2xkk&figure=kw.wk&view=figure&lang=en").await;
        let reason = (texts.most)(Tint::Black, 4, 2, Scope::Figure);
        let told = format!("document.body.textContent.includes({})", json!(reason));
        page.until("the reason", &told).await;
    });
}

#[test]
fn a_set_as_text_comes_from_a_link_and_a_bad_one_is_told() {
    visit_without_motion(async |page| {
        page.open("#/soma?set=2xooo.o--,oo&figure=ooo.ooo.ooo.-o-&run=1&lang=en").await;
        until_done(page).await;
        until_number(page, "soma.placed", Some(0)).await;
        for (link, told) in [("set=hexominoes", "set"), ("set=oo,-o.o-", "set"), ("set=ooo", "cube-count")] {
            page.open(&format!("#/soma?{link}&lang=en")).await;
            page.until(
                told,
                &format!("document.querySelector('[role=alert][data-error={told}], [data-error={told}]')"),
            )
            .await;
        }
    });
}

#[test]
fn what_holds_for_the_seven_only_is_not_said_of_other_sets() {
    visit_without_motion(async |page| {
        for lang in [Lang::En, Lang::Fr] {
            let texts = &lang.soma().search;
            let own = [texts.theory[0].1, texts.theory[1].1, texts.theory[2].1, texts.terms[4].1];
            let general = texts.of_any_set.map(|(_, words)| words);
            for (link, told, untold) in [
                ("#/soma?step=3", &own[..], &general[..]),
                ("#/soma?set=pentominoes-3x4x5&view=search&step=3", &general[..], &own[..]),
            ] {
                page.open(&format!("{link}&lang={}", lang.name())).await;
                page.click("#says-2").await;
                page.until(
                    "the words",
                    &format!("document.querySelector('.says-panel').textContent.includes({})", json!(told[0])),
                )
                .await;
                // A term is explained where it stands.
                let words = page.text("document.querySelector('.says-panel').textContent").await;
                assert!(told.iter().all(|each| words.contains(each)), "{link}: {words}");
                assert!(!untold.iter().any(|each| words.contains(each)), "{link}: {words}");
            }
        }
    });
}
