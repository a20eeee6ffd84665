//! Pairs of factorisations: the table, the sum that gives the raw solutions, and why a set may have none.

use super::graph::{all, open_tab, set, until_cubes, until_words};
use super::page::visit;
use casse_tete::puzzle::insanity::diagnosis::{Diagnosis, Repair, diagnose, repairs};
use casse_tete::puzzle::insanity::facades::Comparison;
use casse_tete::puzzle::insanity::random::{Colouring, DrawRequest, RepeatedDraw, Wanted};
use casse_tete::puzzle::insanity::{CubeSet, Theory};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

#[test]
fn the_table_of_pairs_and_the_sum() {
    visit(async |page| {
        let cubes = CubeSet::default();
        let theory = Theory::of(&cubes);
        let count = theory.factorisations.len();
        for lang in Lang::ALL {
            let texts = &lang.insanity().graph;
            page.open(&format!("#/insanity?view=graph&lang={}", lang.name())).await;
            open_tab(page, 2).await;
            let cell = |row: usize, column: usize| {
                let shared = theory.factorisations[row].shared(theory.factorisations[column]);
                let shared = shared.map(|edge| edge.cube.to_string()).collect::<Vec<_>>().join(" ");
                match shared.as_str() {
                    _ if row == column => json!([null, ""]),
                    "" => json!([format!("F{}, F{}: {}", row + 1, column + 1, texts.table[2]), "✓"]),
                    _ => json!([null, format!("{} {shared}", texts.table[3])]),
                }
            };
            let expected: Vec<Value> = (0..count * count).map(|index| cell(index / count, index % count)).collect();
            let cells = "[...document.querySelectorAll('.disjoint tbody td')].map((cell) => [cell.querySelector('button')?.ariaLabel ?? null, cell.textContent.trim()])";
            assert_eq!(page.eval(cells).await, json!(expected), "{}", lang.name());
            let row = |index: usize| {
                let pair = theory.pairs[index];
                let [c, d] = [pair.first, pair.second].map(|index| theory.cycles[index]);
                [
                    format!("F{} F{}", pair.first + 1, pair.second + 1),
                    format!("{c} + {d}"),
                    format!("2{} / 4 = {}", c + d, pair.raw),
                ]
            };
            let rows = page.eval("[...document.querySelectorAll('.sum-of-pairs tbody tr:not(.total)')].map((row) => [...row.cells].map((cell) => cell.textContent))").await;
            assert_eq!(rows, json!((0..theory.pairs.len()).map(row).collect::<Vec<_>>()));
            until_words(page, ".sum-of-pairs .total td", "8 + 4 + 8 + 2 + 4 + 2 = 28").await;
            until_words(page, ".hidden-sets", &(texts.hidden)(6, 5)).await;
            until_words(page, ".reconciled", &(texts.not_counted)("28")).await;
            page.click(".count").await;
            page.until_state("done").await;
            until_words(page, ".reconciled", &(texts.counted)("28", "28")).await;
            assert_eq!(page.eval("document.querySelectorAll('.diagnosis').length").await, json!(0));
        }
    });
}

#[test]
fn five_or_six_solutions_of_the_example_are_counted_on_the_page() {
    visit(async |page| {
        let example = Comparison::of(&CubeSet::default());
        for lang in Lang::ALL {
            let texts = &lang.insanity().graph.five_or_six;
            page.open(&format!("#/insanity?view=graph&lang={}", lang.name())).await;
            open_tab(page, 3).await;
            let told = "[...document.querySelectorAll('.five-or-six p')].map((p) => p.textContent)";
            assert_eq!(page.eval(told).await, json!([(texts.counts)(&example), (texts.hidden)(&example)]));
            let rows = "[...document.querySelectorAll('.five-or-six tbody tr:not(.total)')].map((row) => [...row.cells].map((cell) => cell.textContent))";
            // The pairs F1 F5 and F2 F4 hide the same faces, A.
            let expected = json!([
                ["F1 F5", "8", "2", "1", "A"],
                ["F1 F6", "4", "2", "1", "B"],
                ["F2 F4", "8", "2", "1", "A"],
                ["F2 F6", "2", "2", "1", "C"],
                ["F3 F4", "4", "1", "1", "D"],
                ["F3 F5", "2", "1", "1", "E"],
            ]);
            assert_eq!(page.eval(rows).await, expected);
            let all =
                page.eval("[...document.querySelectorAll('.five-or-six .total td')].map((cell) => cell.textContent)");
            assert_eq!(all.await, json!(["28", "10", "6", "5"]));
        }
    });
}

/// A set without a solution, of this kind. One change of a face mends those that have a factorisation; where there is
/// none, all that it gives go through the new face, so that no two are disjoint.
fn unsolvable(wanted: Wanted, is: impl Fn(&Diagnosis) -> bool) -> (CubeSet, Diagnosis, Vec<Repair>) {
    let sizes = (0..4_000).flat_map(|seed| [4, 5, 6].map(|count| (count, seed)));
    let mut sets = sizes.filter_map(|(count, seed)| {
        let cubes =
            RepeatedDraw::new(DrawRequest { count, wanted, colouring: Colouring::Free, seed }).advance(u64::MAX)?;
        let diagnosis = diagnose(&cubes, &Theory::of(&cubes)).filter(&is)?;
        Some((cubes, diagnosis, repairs(&cubes)))
    });
    sets.find(|(_, _, repairs)| repairs.is_empty() == (wanted == Wanted::NoFactorisation)).expect("there is such a set")
}

#[test]
fn why_a_set_has_no_solution_and_what_mends_it() {
    let one = |d: &Diagnosis| matches!(d, Diagnosis::Short { colours, .. } if colours.len() == 1);
    let several = |d: &Diagnosis| matches!(d, Diagnosis::Short { colours, .. } if colours.len() > 1);
    let common = |d: &Diagnosis| matches!(d, Diagnosis::Conflict { common } if !common.is_empty());
    let no_common = |d: &Diagnosis| matches!(d, Diagnosis::Conflict { common } if common.is_empty());
    let kinds = [
        unsolvable(Wanted::NoFactorisation, one),
        unsolvable(Wanted::NoFactorisation, several),
        unsolvable(Wanted::NoFactorisation, |d| matches!(d, Diagnosis::Exhausted { .. })),
        unsolvable(Wanted::NoPair, |d| matches!(d, Diagnosis::Single)),
        unsolvable(Wanted::NoPair, common),
        unsolvable(Wanted::NoPair, no_common),
    ];
    visit(async |page| {
        for (index, (cubes, diagnosis, repairs)) in kinds.iter().enumerate() {
            let lang = Lang::ALL[index % 2];
            let texts = &lang.insanity().graph;
            page.open(&format!("#/insanity?cubes={cubes}&view=graph&lang={}", lang.name())).await;
            open_tab(page, 2).await;
            until_words(page, ".diagnosis p", &(texts.diagnosis)(diagnosis)).await;
            let heads = json!([texts.why, texts.repair]);
            assert_eq!(all(page, ".diagnosis h2", "textContent").await, heads);
            let said = page.words(".diagnosis p:nth-of-type(2)").await;
            assert_eq!(said, (texts.repairs)(repairs.len()), "{cubes}");
            let paints: Vec<String> = repairs
                .iter()
                .take(12)
                .map(|repair| (texts.paint)(repair, cubes.cubes()[repair.cube][repair.face]))
                .collect();
            assert_eq!(all(page, ".repairs button", "textContent").await, json!(paints), "{cubes}");
            let Some(last) = repairs.get(..paints.len()).and_then(<[Repair]>::last) else { continue };
            page.click(&format!(".repairs li:nth-child({}) button", paints.len())).await;
            let mended = last.apply(cubes);
            until_cubes(page, &mended).await;
            page.until("nothing is wrong any more", "!document.querySelector('.diagnosis')").await;
            let pairs = Theory::of(&mended).pair_count;
            assert!(pairs > 0, "{mended}");
            assert_eq!(page.number("insanity.pairs").await, Some(pairs));
            page.leave_focus().await;
            page.chord(Key::Control, 'z').await;
            until_cubes(page, cubes).await;
            until_words(page, ".diagnosis p", &(texts.diagnosis)(diagnosis)).await;
        }
    });
}

#[test]
fn the_program_that_finds_nothing_leads_to_the_reason() {
    visit(async |page| {
        let texts = &Lang::Fr.insanity().graph;
        // Blue is nowhere but on one face, and no change of one face is enough.
        page.open("#/insanity?cubes=000000.000001&run=1&lang=fr").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(0));
        page.press_button(texts.show_why).await;
        page.until_link("view=graph").await;
        let cubes = set("000000.000001");
        let diagnosis = diagnose(&cubes, &Theory::of(&cubes)).expect("no solution");
        assert_eq!(repairs(&cubes), []);
        until_words(page, ".diagnosis p", &(texts.diagnosis)(&diagnosis)).await;
        until_words(page, ".diagnosis p:nth-of-type(2)", &(texts.repairs)(0)).await;
        until_words(page, ".reconciled", &(texts.counted)("0", "0")).await;
        // Where there is no factorisation to choose, the reason stands instead.
        open_tab(page, 1).await;
        until_words(page, ".diagnosis p", &(texts.diagnosis)(&diagnosis)).await;
    });
}
