//! Subgroups of the Hungarian cube: generators typed and read from links, their order, the graph walked by keyboard and by pointer,
//! symmetries; and solutions along Thistlethwaite's chain.

use super::cube::{algorithm, until_algorithm, until_key};
use super::graph::{all, open_tab};
use super::page::{Page, visit};
use super::taquin::{choose, type_over, until_number};
use casse_tete::puzzle::cube::pattern::CubePattern;
use casse_tete::text::Lang;
use fantoccini::key::Key;

const FIELD: &str = ".bench .algorithm-field input";

/// The panel tells this among other things.
async fn until_told(page: &Page, words: &str) {
    let told = serde_json::json!(words);
    page.until(words, &format!("document.querySelector('.says').textContent.includes({told})")).await;
}

#[test]
fn subgroups_are_typed_and_walked() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().subgroup;
            page.open(&format!("#/cube?generators=R.U&alg=F&lang={}", lang.name())).await;
            until_number(page, "cube.subgroup-order", Some(73_483_200)).await;
            until_told(page, texts.member[0]).await;
            // What is wrong is told at the field; the last good subgroup stays.
            for (text, code) in [("R, Q", "unknown-letter"), (&"R ".repeat(21), "too-many-generators")] {
                type_over(page, FIELD, text).await;
                page.until(code, &format!("document.querySelector('.bench [role=alert][data-error={code}]')")).await;
                until_number(page, "cube.subgroup-order", Some(73_483_200)).await;
            }
            type_over(page, FIELD, "R2 U2").await;
            page.until_state("done").await;
            until_number(page, "cube.subgroup-order", Some(12)).await;
            until_number(page, "cube.graph-nodes", Some(12)).await;
            page.until("nothing is wrong any more", "!document.querySelector('.bench [role=alert]')").await;
            // By the buttons of the neighbours.
            open_tab(page, 1).await;
            until_told(page, texts.elsewhere).await;
            page.click(".to-order").await;
            until_told(page, texts.empty_word).await;
            page.click(".to-node").await;
            until_algorithm(page, "R2").await;
            until_told(page, &(texts.word)("R2", 1)).await;
            // By keyboard, on the drawing: some node other than the present one.
            page.run("document.querySelector('.stage canvas').focus()", vec![]).await;
            page.key(Key::Right).await;
            page.key(Key::Enter).await;
            page.until("another link", "location.hash.includes('alg=')").await;
            // What is ignored.
            choose(page, ".modulo", 4).await;
            page.until_state("done").await;
            until_number(page, "cube.graph-nodes", Some(6)).await;
            until_key(page, "modulo", Some("R2")).await;
            page.open(&page.link().await).await;
            page.until_state("done").await;
            until_number(page, "cube.graph-nodes", Some(6)).await;
        }
    });
}

#[test]
fn symmetries_are_shown_and_applied() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().subgroup;
            page.open(&format!("#/cube?view=subgroup&alg=R_U&lang={}", lang.name())).await;
            open_tab(page, 2).await;
            until_number(page, "cube.symmetries", Some(1)).await;
            assert_eq!(all(page, ".symmetry svg", "tagName").await.as_array().map(Vec::len), Some(48));
            page.click(".pattern").await;
            page.until_link(&format!("alg={}", CubePattern::ALL[0].text.replace(' ', "_"))).await;
            until_number(page, "cube.symmetries", Some(48)).await;
            until_told(page, texts.own_inverse[1]).await;
        }
    });
}

#[test]
fn a_symmetry_is_drawn_and_applied() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().subgroup;
            page.open(&format!("#/cube?alg=R&symmetry=BRU&lang={}", lang.name())).await;
            // The quarter turn about the axis of R leaves R as it is.
            page.until(
                "it has it",
                &format!("document.querySelector('.now').textContent.includes({:?})", texts.has[1]),
            )
            .await;
            let said = page.words(".now").await;
            assert!([("R", "L"), ("L", "R")].iter().any(|(a, b)| said.contains(&(texts.axis)(a, b))), "{said}");
            open_tab(page, 2).await;
            assert_eq!(all(page, ".symmetry[aria-pressed=true]", "textContent").await, serde_json::json!(["BRU ✓"]));
            // Another one, by keyboard: about the axis of U; applied, R becomes the turn of another face.
            page.run(
                "[...document.querySelectorAll('.symmetry')].find((own) => own.textContent.startsWith('UFL')).focus()",
                vec![],
            )
            .await;
            page.key(Key::Enter).await;
            until_key(page, "symmetry", Some("UFL")).await;
            page.until(
                "not this one",
                &format!("document.querySelector('.now').textContent.includes({:?})", texts.has[0]),
            )
            .await;
            page.click(".reflect").await;
            page.until_link("facelets=").await;
            let facelets = algorithm("F").cube().facelets();
            until_key(page, "facelets", Some(&facelets)).await;
            // Pressed again, it is not drawn any more.
            page.click(".symmetry[aria-pressed=true]").await;
            until_key(page, "symmetry", None).await;
        }
    });
}

#[test]
fn a_solution_descends_the_chain() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().chain;
            page.open(&format!("#/cube?alg=x_R_U_F_L-_D2_B&method=chain&run=1&lang={}", lang.name())).await;
            page.until_state("done").await;
            let length = page.number("cube.length").await.expect("a length");
            assert!(length <= 45, "{length}");
            let solution =
                page.text("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await;
            let cube = algorithm("x R U F L' D2 B").cube();
            assert!(cube.along(algorithm(&solution).turns()).is_solved(), "{solution}");
            assert!(page.words(".now").await.contains(texts.aims[0]), "the first stage is told");
            page.leave_focus().await;
            page.key(Key::Right).await;
            until_number(page, "cube.left", Some(length - 1)).await;
            open_tab(page, 1).await;
            assert!(page.words(".chain-indices").await.contains(&lang.number(1_082_565u64)));
        }
    });
}
