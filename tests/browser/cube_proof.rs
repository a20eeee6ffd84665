//! The base text on the Hungarian cube: its figures, its theorem turn by turn, and the tour of its errors.

use super::cube::{algorithm, until_algorithm, until_key};
use super::cube_drawn::{Drawn, point_away};
use super::drawing::{still, until_another_picture, until_picture};
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::{choose, until_number};
use casse_tete::puzzle::cube::errata::{Erratum, Example};
use casse_tete::puzzle::cube::facelet::{self, Face};
use casse_tete::puzzle::cube::scene::figures::Figures;
use casse_tete::puzzle::cube::scene::{Arrangement, facelet_id};
use casse_tete::puzzle::cube::solve::stages::Stage;
use casse_tete::puzzle::cube::{Cube, Spelling, Sums};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The four figures of a row of signs and sums.
fn figures(sums: &Sums) -> Vec<String> {
    let sign = |sign: i8| if sign > 0 { "+1" } else { "−1" }.to_string();
    vec![sign(sums.corner_sign), sign(sums.edge_sign), sums.twist.to_string(), sums.flip.to_string()]
}

/// The cells of the rows of a table that are lit.
fn lit(table: &str) -> String {
    format!("[...document.querySelectorAll('{table} tbody tr.lit td')].map((cell) => cell.textContent)")
}

#[test]
fn the_figures_of_the_text_are_chosen_and_drawn() {
    visit_with_each_engine(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_U_F&lang={}", lang.name())).await;
            let texts = &lang.cube().figures;
            let labels = all(page, "select.figures option", "textContent").await;
            assert_eq!(labels, json!(texts.choices));
            point_away(page).await;
            let plain = still(page).await;
            let mut pictures = vec![plain];
            for (line, figures) in Figures::ALL.into_iter().enumerate().skip(1) {
                choose(page, "select.figures", line).await;
                until_key(page, "figures", Some(figures.name())).await;
                until_words(page, ".choice:has(.figures) + .hint", texts.hints[line - 1]).await;
                until_another_picture(page, figures.name(), pictures[line - 1]).await;
                pictures.push(still(page).await);
            }
            pictures.sort();
            pictures.dedup();
            assert_eq!(pictures.len(), 4, "no two are the same");
            // The link leads to the same drawing, and a step changes it and changes it back.
            page.open(&page.link().await).await;
            point_away(page).await;
            let both = still(page).await;
            assert!(pictures.contains(&both));
            page.key(Key::Left).await;
            until_another_picture(page, "a turn back", both).await;
            page.key(Key::Right).await;
            until_picture(page, "the turn once more", both).await;
            choose(page, "select.figures", 0).await;
            until_key(page, "figures", None).await;
            until_picture(page, "without figures", plain).await;
        }
        // Who points at a marked facelet is told so.
        page.open("#/cube?figures=marks&lang=fr").await;
        let drawn = Drawn::of(page, &Cube::SOLVED, Arrangement::Net, Lang::Fr).await;
        for (face, marked) in [(Face::Front, true), (Face::Up, false)] {
            let corner = facelet_id(facelet::centre(face) + 4);
            page.click_at("canvas.drawing", drawn.place(corner), 0).await;
            page.until("it is told", "document.querySelector('.pointed')?.textContent").await;
            let name = Lang::Fr.cube().faces[face as usize];
            page.until(
                &format!("{name}: {marked}"),
                &format!(
                    "(({{ textContent }}) => textContent.startsWith({}) && textContent.includes({}) === {marked})(document.querySelector('.pointed'))",
                    json!(name),
                    json!(Lang::Fr.cube().figures.marked)
                ),
            )
            .await;
        }
        // An illegal value is told.
        page.open("#/cube?figures=wrong&lang=fr").await;
        page.until("it is told", "document.querySelector('[role=alert] [data-problem]')").await;
    });
}

#[test]
fn signs_and_sums_are_told_beside_every_turn() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().invariants;
            let turns: Vec<_> = algorithm("R U' F2 M D").turns().collect();
            for (view, tab) in [("cube", 3), ("group", 4), ("doctor", 2)] {
                page.open(&format!("#/cube?alg=R_U-_F2_M_D&step=0&view={view}&lang={}", lang.name())).await;
                open_tab(page, tab).await;
                until_words(page, ".says-panel p", &(texts.before)(true)).await;
                for made in 0..=turns.len() {
                    let cube = Cube::SOLVED.along(turns[..made].iter().copied());
                    let wanted = figures(&Sums::of(&cube.position()));
                    page.until(
                        &format!("{view}, {made} turns"),
                        &format!("JSON.stringify({}) === {}", lit(".along"), json!(json!(wanted).to_string())),
                    )
                    .await;
                    if let Some(turn) = made.checked_sub(1).and_then(|last| turns.get(last)) {
                        let told = all(page, ".says-panel .told", "textContent").await;
                        let name = super::cube::name(*turn, Spelling::Field);
                        let own = Sums::of(&turn.cube().position());
                        let said = (texts.signs)(&name, &own, &Sums::of(&cube.position()));
                        assert_eq!(told[0], Value::String(said));
                        // What stands after the turn in its table.
                        let after = all(page, ".change tbody td:last-child", "textContent").await;
                        assert_eq!(after, json!(wanted));
                    }
                    page.leave_focus().await;
                    page.key(Key::Right).await;
                }
                let words = page.words(".says-panel").await;
                assert!(words.contains(&(texts.end)(turns.len(), true)), "{words}");
                // Back by the table.
                page.click(".along .to-turn").await;
                until_key(page, "step", Some("0")).await;
                until_words(page, ".says-panel p", &(texts.before)(true)).await;
            }
        }
        // On a badly assembled cube the laws stay broken.
        let swapped = Erratum::Proofs.examples()[0].parts().0.facelets();
        page.open(&format!("#/cube?facelets={swapped}&alg=R&view=doctor&lang=en")).await;
        open_tab(page, 2).await;
        let words = page.words(".says-panel").await;
        assert!(words.contains(&(Lang::En.cube().invariants.end)(1, false)), "{words}");
    });
}

#[test]
fn signs_and_sums_are_told_along_solutions() {
    visit(async |page| {
        let scramble = "R U' F2 D L B'";
        for (lang, method) in [(Lang::Fr, "stages"), (Lang::En, "short")] {
            let texts = &lang.cube().invariants;
            let link = scramble.replace(' ', "_").replace('\'', "-");
            page.open(&format!("#/cube?alg={link}&view=stages&method={method}&lang={}", lang.name())).await;
            page.until_state("done").await;
            open_tab(page, 3).await;
            until_words(page, ".says-panel p", &(texts.before)(true)).await;
            let solution =
                page.text("document.querySelector('output[data-value=\"cube.solution\"]').dataset.text").await;
            let turns: Vec<_> = algorithm(&solution).turns().collect();
            let start = algorithm(scramble).cube();
            // By the table to the first row after the start, by the keyboard to the next, by the table back.
            for made in [1, 2, 0] {
                match made {
                    2 => {
                        page.leave_focus().await;
                        page.key(Key::Right).await;
                    }
                    _ => page.click(&format!(".along tbody tr:nth-child({}) .to-turn", made + 1)).await,
                }
                let wanted = figures(&Sums::of(&start.along(turns[..made].iter().copied()).position()));
                page.until(
                    &format!("{method}, {made} turns"),
                    &format!("JSON.stringify({}) === {}", lit(".along"), json!(json!(wanted).to_string())),
                )
                .await;
                assert_eq!(page.words(".along .lit .turn-number").await, made.to_string());
                until_key(page, "step", Some(made.to_string()).filter(|_| made > 0).as_deref()).await;
            }
            page.key(Key::End).await;
            let made = turns.iter().filter(|turn| turn.length() > 0).count();
            page.until(
                "what is told at the end",
                &format!(
                    "[...document.querySelectorAll('.says-panel p')].some((own) => own.textContent === {})",
                    json!((texts.end)(made, true))
                ),
            )
            .await;
        }
    });
}

#[test]
fn each_stage_names_the_part_of_the_theorem_that_it_uses() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=F_R-_D2_L_B-_U_R2_D_F-_L2&view=stages&lang={}", lang.name())).await;
            page.until_state("done").await;
            let parts = all(page, ".stage-steps .theorem:not(.here)", "textContent").await;
            for stage in Stage::ALL {
                let wanted = lang.cube().converse.parts[stage as usize].replace('_', "");
                assert_eq!(parts[stage as usize], Value::String(wanted));
            }
            open_tab(page, 1).await;
            assert!(page.words(".says-panel").await.contains(lang.cube().converse.heading));
        }
    });
}

/// The cube that the link carries.
async fn until_example(page: &Page, example: &Example) {
    let (start, algorithm) = example.parts();
    let facelets = Some(start.facelets()).filter(|_| start != Cube::SOLVED);
    until_key(page, "facelets", facelets.as_deref()).await;
    until_algorithm(page, &algorithm.text(Spelling::Link)).await;
    until_key(page, "step", Some("0").filter(|_| !algorithm.items.is_empty())).await;
}

#[test]
fn the_errors_of_the_text_are_toured() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().errata;
            page.open(&format!("#/cube?view=errors&lang={}", lang.name())).await;
            for erratum in Erratum::ALL {
                let number = erratum as usize;
                page.click(&format!(".errata > li:nth-child({}) > .erratum", number + 1)).await;
                until_key(page, "error", Some(erratum.name()).filter(|_| number > 0)).await;
                let panel = page.words(".erratum-open").await;
                let own = &texts.errors[number];
                for words in [own.printed, own.wrong].into_iter().chain(texts.headings) {
                    assert!(panel.contains(words), "{words}: {panel}");
                }
                for (index, example) in erratum.examples().iter().enumerate() {
                    page.click(&format!(".erratum-examples tbody tr:nth-child({}) .put-example", index + 1)).await;
                    until_example(page, example).await;
                    let wanted = figures(&Sums::of(&example.end()));
                    page.until(
                        &format!("{}: {index}", erratum.name()),
                        &format!(
                            "JSON.stringify({}.slice(0, 4)) === {}",
                            lit(".erratum-examples"),
                            json!(json!(wanted).to_string())
                        ),
                    )
                    .await;
                    // The turns are followed one by one.
                    let turns: Vec<_> = example.parts().1.turns().collect();
                    page.leave_focus().await;
                    for made in 1..=turns.len() {
                        page.key(Key::Right).await;
                        until_number(page, "cube.moves", Some(made as u64)).await;
                    }
                    until_number(page, "cube.valid", Some(Sums::of(&example.end()).is_reachable().into())).await;
                }
            }
            // The link leads to the same error.
            page.open(&format!("#/cube?view=errors&error=converse&lang={}", lang.name())).await;
            let now = (texts.now)(7, 8, texts.errors[6].title);
            until_words(page, ".now", &now).await;
            page.click(".put-example").await;
            page.click(".solve-example").await;
            until_key(page, "view", Some("stages")).await;
            page.until_state("done").await;
            assert!(page.is_seen(".stage-steps .theorem").await);
        }
        // The marks are shown where only they show the error.
        page.open("#/cube?view=errors&error=row&lang=en").await;
        page.click(".put-example").await;
        until_key(page, "figures", Some("both")).await;
    });
}
