//! The laboratory of the Hungarian cube: commutators and conjugates, what they move, step by step, carried onto the cube.

use super::cube::{algorithm, check_figures, until_algorithm, until_key};
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit};
use super::taquin::{choose, type_over, until_number};
use casse_tete::puzzle::cube::laboratory::{Combination, Form, PairPreset, Support, renamed};
use casse_tete::puzzle::cube::{Cube, Kind, Spelling, cycles};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The fields of X and T.
const X: &str = ".bench .algorithm-field:nth-of-type(1) input";
const T: &str = ".bench .algorithm-field:nth-of-type(2) input";

/// The parts one after the other.
const PARTS: [&str; 4] = ["X", "T", "X′", "T′"];

fn trial(form: Form, x: &str, t: &str) -> Combination {
    Combination::new(form, algorithm(x), algorithm(t))
}

fn whole(form: Form) -> &'static str {
    if form == Form::Commutator { "X T X′ T′" } else { "X T X′" }
}

/// How many small cubes a cube in order loses by this.
fn changed(cube: &Cube) -> usize {
    Support::of(cube).places.len()
}

/// What the page says of an experiment, all turns made, must be what it is.
async fn check(page: &Page, trial: &Combination, lang: Lang) {
    let texts = &lang.cube().laboratory;
    let result = trial.result();
    let [x, t] = &trial.supports;
    let meet = x.overlap(t).places.len();
    let mut said = vec![(texts.done)(whole(trial.form), changed(&result))];
    let alone = meet == 1 && trial.form == Form::Commutator;
    match changed(&result) {
        0 => said.push(texts.nothing.to_string()),
        2 if alone => said.push(texts.two.to_string()),
        3 if alone => said.push(texts.three.to_string()),
        _ => {}
    }
    until_words(page, ".now", &said.join(" ")).await;
    until_number(page, "cube.trial-order", Some(trial.order())).await;
    until_number(page, "cube.changed", Some(changed(&result) as u64)).await;
    until_number(page, "cube.overlap", Some(meet as u64)).await;
    open_tab(page, 0).await;
    let counts = [x.places.len(), t.places.len(), meet, changed(&result)].map(|count| count.to_string());
    assert_eq!(all(page, "table.supports td:nth-child(2)", "textContent").await, json!(counts));
    // The contract tells of the cube itself, which is in order.
    assert_eq!(page.number("cube.order").await, Some(1));
}

#[test]
fn known_pairs_change_what_they_promise() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=laboratory&lang={}", lang.name())).await;
            let known = [
                (PairPreset::Flip, 2, 2),
                (PairPreset::Twist, 2, 3),
                (PairPreset::Corners, 3, 3),
                (PairPreset::Edges, 3, 3),
                (PairPreset::Pairs, 4, 2),
            ];
            assert_eq!(known.map(|(preset, ..)| preset), PairPreset::ALL);
            for (line, (preset, moved, times)) in known.into_iter().enumerate() {
                choose(page, ".parts", line + 1).await;
                let [x, t] = preset.parts();
                let trial = trial(Form::Commutator, x, t);
                assert_eq!((changed(&trial.result()), trial.order()), (moved, times), "{preset:?}");
                check(page, &trial, lang).await;
                page.until(
                    "its name",
                    &format!(
                        "document.querySelector('.parts').selectedOptions[0].textContent === {}",
                        json!(lang.cube().laboratory.presets[line])
                    ),
                )
                .await;
            }
        }
    });
}

#[test]
fn x_and_t_are_typed() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=laboratory&lang={}", lang.name())).await;
            for (x, t) in [("R", "U"), ("R U R'", "D"), ("[F: R]", "U2"), ("R", "L"), ("(R U)2", "x"), ("", "F")] {
                type_over(page, X, x).await;
                type_over(page, T, t).await;
                check(page, &trial(Form::Commutator, x, t), lang).await;
                page.until(
                    "your own",
                    &format!(
                        "document.querySelector('.parts').selectedOptions[0].textContent === {}",
                        json!(lang.cube().laboratory.own)
                    ),
                )
                .await;
                let links = [("x", x), ("t", t)].map(|(key, text)| (key, algorithm(text).text(Spelling::Link)));
                for (key, text) in links {
                    if (key, text.as_str()) != ("t", "U") {
                        until_key(page, key, Some(&text)).await;
                    }
                }
                page.open(&page.link().await).await;
                check(page, &trial(Form::Commutator, x, t), lang).await;
            }
            // What is wrong is told at the field; the last good experiment stays.
            type_over(page, X, "R U").await;
            let good = trial(Form::Commutator, "R U", "F");
            check(page, &good, lang).await;
            for (field, text, code) in [
                (X, "R Q", "unknown-letter"),
                (T, "(R U", "unclosed"),
                (X, "((R U)99)99", "too-many-moves"),
                (T, "R5", "amount"),
            ] {
                type_over(page, field, text).await;
                let alert =
                    format!("document.querySelector('.bench [role=alert][data-error={code}]')?.checkVisibility()");
                page.until(code, &alert).await;
                assert!(
                    page.words(&format!(".bench [data-error={code}]")).await.contains(lang.shell().last_stays),
                    "{code}"
                );
                page.until_state("error").await;
                assert_eq!(
                    page.text(&format!("document.querySelector('{field}').value")).await,
                    text,
                    "what was typed stays"
                );
                let close = format!(".bench [data-error={code}] button");
                page.click(&close).await;
                page.until("closed", &format!("!document.querySelector('{close}')")).await;
                check(page, &good, lang).await;
                let own = if field == X { "R U" } else { "F" };
                page.until(
                    "the good one is back",
                    &format!("document.querySelector('{field}').value === {}", json!(own)),
                )
                .await;
            }
        }
    });
}

#[test]
fn a_conjugate_renames() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=laboratory&x=R_U&t=%5BF,_D%5D&lang={}", lang.name())).await;
            check(page, &trial(Form::Commutator, "R U", "[F, D]"), lang).await;
            page.click(".form label:nth-of-type(2) input").await;
            let conjugate = trial(Form::Conjugate, "R U", "[F, D]");
            check(page, &conjugate, lang).await;
            until_key(page, "form", Some("conjugate")).await;
            assert_eq!(conjugate.order(), 6, "that of the commutator");
            open_tab(page, 2).await;
            let [x, t] = ["R U", "[F, D]"].map(|text| algorithm(text).cube());
            let numbers = |cycle: &cycles::Cycle| {
                let numbers: Vec<String> = cycle.places.iter().map(|place| place.number().to_string()).collect();
                format!("({})", numbers.join(" "))
            };
            let known: Vec<Value> = Kind::ALL
                .into_iter()
                .flat_map(|kind| cycles::cycles(&t.position(), kind))
                .map(|cycle| json!([numbers(&cycle), numbers(&renamed(&x.standing(), &cycle))]))
                .collect();
            let rows = "[...document.querySelectorAll('table.renaming tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent.match(/\\([\\d ]+\\)/)[0]))";
            assert_eq!(page.eval(rows).await, json!(known));
            // As the cycles of the conjugate itself.
            let mut images: Vec<Vec<u32>> = vec![];
            for cycle in Kind::ALL.into_iter().flat_map(|kind| cycles::cycles(&conjugate.result().position(), kind)) {
                images.push(cycle.places.iter().map(|place| place.rank() as u32).collect());
            }
            assert_eq!(images.len(), known.len(), "as many, of the same lengths");
        }
    });
}

#[test]
fn parts_are_gone_through_and_carried_onto_the_cube() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().laboratory;
            page.open(&format!("#/cube?view=laboratory&x=R_U_R-&t=D&lang={}", lang.name())).await;
            let trial = trial(Form::Commutator, "R U R'", "D");
            check(page, &trial, lang).await;
            let turns: Vec<_> = trial.algorithm().turns().collect();
            assert_eq!(turns.len(), 8);
            let part = |step: usize| [3, 4, 7, 8].iter().position(|&end| step < end);
            let at = async |step: usize| {
                let key = (step < 8).then(|| step.to_string());
                until_key(page, "step", key.as_deref()).await;
                if let Some(part) = part(step) {
                    let moved = changed(&Cube::SOLVED.along(turns[..step].iter().copied()));
                    let said = format!(
                        "{} {}",
                        (texts.under_way)(PARTS[part], whole(Form::Commutator)),
                        (texts.changed_now)(moved)
                    );
                    until_words(page, ".now", &said).await;
                }
            };
            // A click on what is done so far leads there.
            open_tab(page, 1).await;
            let counts: Vec<String> = trial.cubes.iter().map(|cube| changed(cube).to_string()).collect();
            assert_eq!(all(page, "table.trial-steps tbody td:nth-of-type(1)", "textContent").await, json!(counts));
            for (row, step) in [(1, 3), (3, 7), (2, 4)] {
                page.click(&format!("table.trial-steps tbody tr:nth-child({row}) .to-part")).await;
                at(step).await;
                page.until(
                    "its row is lit",
                    &format!(
                        "document.querySelector('table.trial-steps tbody tr:nth-child({row})').classList.contains('lit')"
                    ),
                )
                .await;
            }
            // The transport bar, the keys, and the turns themselves.
            page.click(".transport .first").await;
            at(0).await;
            page.click(".transport .step").await;
            at(1).await;
            page.leave_focus().await;
            page.keys([Key::Right, Key::Right, Key::Right, Key::Left]).await;
            at(3).await;
            page.click(".moves-line .move:nth-of-type(6)").await;
            at(5).await;
            assert_eq!(all(page, ".moves-line .part", "textContent").await, json!(PARTS));
            page.click(".transport .play").await;
            page.until_state("idle").await;
            at(8).await;
            // The layers of what is shown here cannot be turned by keys.
            page.leave_focus().await;
            page.key('r').await;
            check(page, &trial, lang).await;
            // On the cube it is an algorithm, after what is there already.
            page.click(".carry").await;
            until_key(page, "view", None).await;
            let text = trial.algorithm().text(Spelling::Link);
            until_algorithm(page, &text).await;
            check_figures(page, &trial.result()).await;
            page.leave_focus().await;
            page.chord(Key::Control, 'z').await;
            until_algorithm(page, "").await;
            page.key('f').await;
            page.key('4').await;
            page.click(".carry").await;
            until_algorithm(page, &format!("F_{text}")).await;
            check_figures(page, &Cube::SOLVED.turned(super::cube::turn("F")).then(&trial.result())).await;
        }
    });
}
