//! The graph: the search for factorisations, two of them turned into a stack, and back.

use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::search::SEVEN;
use casse_tete::puzzle::insanity::assembly::normalised;
use casse_tete::puzzle::insanity::diagnosis::choices;
use casse_tete::puzzle::insanity::light::{EDGE, FACTORISATION};
use casse_tete::puzzle::insanity::preset::Preset;
use casse_tete::puzzle::insanity::solve::{clashes, positions_of};
use casse_tete::puzzle::insanity::{
    Assembly, Checks, CubeSet, Edge, Exhaustive, Factorising, Model, Position, Setup, Theory,
};
use casse_tete::scene::Id;
use casse_tete::search::{Backtrack, Observer, Tally};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Links to all views.
pub const VIEWS: [&str; 6] = ["stack", "hand", "cubes", "tree", "graph", "statistics"];

/// The set of a text.
pub fn set(cubes: &str) -> CubeSet {
    let setup: Setup = cubes.parse().expect("a short text");
    setup.model().expect("a legal set").cubes
}

#[derive(Default)]
struct Solutions(Vec<Vec<Position>>);

impl Observer for Solutions {
    fn solution(&mut self, path: &[u32]) {
        self.0.push(positions_of(path));
    }
}

/// The raw solutions of the exhaustive program, in its order.
pub fn solutions(cubes: CubeSet) -> Vec<Vec<Position>> {
    let tree = Exhaustive::new(Model { cubes, checks: Checks::all(cubes.count()) });
    let mut found = Solutions::default();
    Backtrack::new(&tree).advance(&tree, u64::MAX, &mut found);
    found.0
}

/// Waits until an element says exactly this.
pub async fn until_words(page: &Page, selector: &str, words: &str) {
    let said = format!("document.querySelector({})?.textContent.trim() === {}", json!(selector), json!(words.trim()));
    page.until(&format!("{selector} says “{words}”"), &said).await;
}

/// Waits for the label of a step, whether or not the number of steps is known.
pub async fn until_step(page: &Page, step: u64) {
    let label = (Lang::En.shell().transport.step_of)(step, None);
    let there = format!("`${{document.querySelector('.where').textContent}} `.startsWith({})", json!(label + " "));
    page.until(&format!("step {step}"), &there).await;
}

/// Waits until this set is on show.
pub async fn until_cubes(page: &Page, cubes: &CubeSet) {
    let text = format!("document.querySelector('#set-text').value === '{cubes}'");
    page.until(&format!("the set {cubes}"), &text).await;
}

/// Presses the Tab key until the focus is on an element of this selector.
pub async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..80 {
        page.key(Key::Tab).await;
        if page.run("return document.activeElement.matches(arguments[0])", vec![json!(selector)]).await == json!(true) {
            return;
        }
    }
    panic!("the Tab key does not lead to {selector}");
}

/// An attribute or property of all elements of a selector.
pub async fn all(page: &Page, selector: &str, what: &str) -> Value {
    page.eval(&format!("[...document.querySelectorAll({})].map((element) => element.{what})", json!(selector))).await
}

/// A tab of what the graph says.
pub async fn open_tab(page: &Page, tab: usize) {
    page.click(&format!("#says-{tab}")).await;
    page.until("the tab", &format!("document.querySelector('#says-{tab}').ariaSelected === 'true'")).await;
}

/// The positions that the sentence names: those of a solution, as the program lists them.
async fn stack_named(page: &Page, cubes: &CubeSet) -> Vec<Position> {
    page.until("the sentence names the positions", "document.querySelector('.now').textContent.includes('positions ')")
        .await;
    let sentence = page.words(".now").await;
    let (_, named) = sentence.rsplit_once("positions").expect("the word is there");
    let numbers = named.split(|letter: char| !letter.is_ascii_digit()).filter(|text| !text.is_empty());
    let positions: Vec<Position> = numbers.map(|text| text.parse().expect("a small number")).collect();
    assert_eq!(positions.len(), cubes.count(), "{sentence}");
    assert_eq!(clashes(cubes, &positions), [], "{sentence}");
    positions
}

fn assembly(theory: &Theory, first: usize, second: usize, reversed: u32) -> Assembly {
    let [front, right] = [first, second].map(|index| theory.factorisations[index]);
    Assembly { front, right, reversed }
}

#[test]
fn the_contract_stands_in_every_view() {
    visit_without_motion(async |page| {
        let sets: Value = serde_json::from_str(include_str!("../data/insanity-sets.json")).expect("the data is JSON");
        for cubes in [Preset::Example.cubes(), Preset::Classic.cubes(), SEVEN] {
            let known = sets.as_array().into_iter().flatten().find(|set| set["cubes"] == cubes).expect("a known set");
            let model = set(cubes);
            for view in VIEWS {
                page.show(&format!("#/insanity?cubes={cubes}&view={view}&lang=en")).await;
                for (name, key) in
                    [("factorisations", "factorisations"), ("pairs", "pairs"), ("hidden-sets", "hidden_sets")]
                {
                    let name = format!("insanity.{name}");
                    assert_eq!(page.number(&name).await, known[key].as_u64(), "{name} of {cubes} in {view}");
                    let places = all(page, &format!("output[data-value='{name}']"), "checkVisibility()").await;
                    assert_eq!(places, json!([view == "graph"]), "{name} in {view}: once, seen in the graph");
                }
                assert_eq!(page.number("insanity.stacks").await, Some(3 * 24u64.pow(model.count() as u32 - 1)));
                assert_eq!(page.number("insanity.raw").await, None, "nothing is counted yet");
            }
            page.open(&format!("#/insanity?cubes={cubes}&view=graph&run=1")).await;
            page.until_state("done").await;
            for name in ["insanity.raw", "insanity.raw-by-graph"] {
                assert_eq!(page.number(name).await, known["raw"].as_u64(), "{name} of {cubes}");
            }
        }
        // The numbers of the contract, whatever the data file says.
        page.open("#/insanity?view=graph").await;
        for (name, number) in [("factorisations", 6), ("pairs", 6), ("hidden-sets", 5), ("raw-by-graph", 28)] {
            assert_eq!(page.number(&format!("insanity.{name}")).await, Some(number), "{name}");
        }
    });
}

/// What the page should say at each step of the search for factorisations: the sentence, the edges chosen, the degrees.
fn search_for_factorisations(cubes: CubeSet, lang: Lang) -> Vec<Value> {
    let texts = &lang.insanity().graph;
    let tree = Factorising::new(cubes);
    let mut search = Backtrack::new(&tree);
    let mut found = 0;
    let mut tally = Tally::default();
    let mut seen = vec![json!([(texts.begin)(cubes.count()), Value::Array(vec![]), vec!["0"; cubes.count()]])];
    let mut all = Tally::default();
    Backtrack::new(&tree).advance(&tree, u64::MAX, &mut all);
    for step in 1..=all.tried() {
        search.advance(&tree, 1, &mut tally);
        let trial = search.last_trial(&tree).expect("something was tried");
        let edge = Edge { cube: trial.level, axis: trial.choice as usize };
        let name = (texts.edge)(edge, edge.ends(&cubes));
        let mut path = search.path();
        path.truncate(trial.level);
        let mut sentences = match trial.outcome {
            Ok(()) => vec![(texts.chosen)(&name)],
            Err(colour) => vec![(texts.cut)(&name, colour)],
        };
        if trial.outcome.is_ok() {
            path.push(trial.choice);
            if path.len() == cubes.count() {
                found += 1;
                sentences.push((texts.complete)(found));
            }
        }
        if step == all.tried() {
            sentences.push((texts.end)(found as u64, choices(&cubes)));
        }
        let edges: Vec<Edge> =
            path.iter().enumerate().map(|(cube, &axis)| Edge { cube, axis: axis as usize }).collect();
        let ends: Vec<u8> = edges.iter().flat_map(|edge| edge.ends(&cubes)).collect();
        let degree = |colour: usize| ends.iter().filter(|&&end| usize::from(end) == colour).count().to_string();
        let ids: Vec<String> = edges.iter().map(|edge| Id::new(EDGE, edge.cube, edge.axis).to_string()).collect();
        seen.push(json!([sentences.join(" "), ids, (0..cubes.count()).map(degree).collect::<Vec<_>>()]));
    }
    assert_eq!(found, Theory::of(&cubes).factorisations.len());
    seen
}

/// The same as it stands on the page.
async fn account(page: &Page) -> Value {
    page.eval(
        "[
            document.querySelector('.now').textContent.trim(),
            [...document.querySelectorAll('.edge.chosen')].map((edge) => edge.dataset.id),
            [...document.querySelectorAll('.degrees td')].map((degree) => degree.textContent),
        ]",
    )
    .await
}

#[test]
fn the_search_for_factorisations_is_stepped() {
    let steps = search_for_factorisations(CubeSet::default(), Lang::En);
    let total = steps.len() as u64 - 1;
    visit_without_motion(async |page| {
        page.open("#/insanity?view=graph&lang=en").await;
        assert_eq!(account(page).await, steps[0]);
        page.leave_focus().await;
        for step in 1..=total {
            match step % 3 {
                0 => page.key(Key::Right).await,
                1 => page.key(Key::PageDown).await,
                _ => page.click(".transport .step").await,
            }
            until_step(page, step).await;
            assert_eq!(account(page).await, steps[step as usize], "step {step}");
            page.leave_focus().await;
        }
        assert!(page.words(".now").await.contains("6 of the 81 choices are factorisations"));
        page.until_state("done").await;
        assert_eq!(all(page, ".transport .step, .transport .last", "disabled").await, json!([true, true]));
        for step in (total - 20..total).rev() {
            if step % 2 == 0 {
                page.key(Key::Left).await
            } else {
                page.click(".transport .back").await
            }
            until_step(page, step).await;
            assert_eq!(account(page).await, steps[step as usize], "back at step {step}");
            page.leave_focus().await;
        }
        page.until_link(&format!("step={}", total - 20)).await;
        page.reload().await;
        assert_eq!(account(page).await, steps[total as usize - 20], "the link restores the step");
        page.click(".transport .first").await;
        until_step(page, 0).await;
        assert_eq!(account(page).await, steps[0]);
        page.click(".transport .last").await;
        until_words(page, ".where", &(Lang::En.shell().transport.step_of)(total, Some(total))).await;
        assert_eq!(account(page).await, steps[total as usize]);
        // The exhaustive program has its own steps.
        page.key('1').await;
        until_step(page, 0).await;
        page.key('5').await;
        until_step(page, total).await;
        // In French, from the beginning to the end.
        let french = search_for_factorisations(CubeSet::default(), Lang::Fr);
        for step in [0, 1, 2, 5, 11, total] {
            page.open(&format!("#/insanity?view=graph&lang=fr&step={step}")).await;
            assert_eq!(account(page).await, french[step as usize], "étape {step}");
        }
    });
}

#[test]
fn the_program_runs_without_moving_the_search_for_factorisations() {
    let steps = search_for_factorisations(CubeSet::default(), Lang::En);
    visit(async |page| {
        page.open("#/insanity?view=graph&lang=en&step=3").await;
        open_tab(page, 2).await;
        page.click(".count").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
        open_tab(page, 0).await;
        assert_eq!(account(page).await, steps[3], "the step stays");
        page.open("#/insanity?view=graph&lang=en&run=1").await;
        page.until_state("done").await;
        assert_eq!(account(page).await, steps[0], "a link to the beginning shows the beginning");
        // Who asks for the solutions is shown the program, and its first solution.
        page.open("#/insanity?view=graph&lang=en&step=3").await;
        page.click(".run-all").await;
        page.until("its first solution", "document.querySelector('.now').textContent.startsWith('Solution 1.')").await;
        page.until_link("run=1").await;
        assert!(!page.link().await.contains("view="), "{}", page.link().await);
        page.leave_focus().await;
        page.key('5').await;
        until_step(page, 3).await;
        assert_eq!(account(page).await, steps[3], "the step stays");
        // On a phone too: from the setup, whose faces a finger can hit, to the answer.
        page.size(390, 844).await;
        page.open("#/insanity?view=graph&lang=en&step=3").await;
        page.click("#panel-0").await;
        page.until("the setup", "document.querySelector('.run-all').checkVisibility()").await;
        let small = "[...document.querySelectorAll('.net [data-face], .actions button')].filter((each) => each.clientWidth + 4 < 44 || each.clientHeight + 4 < 44).length";
        assert_eq!(page.eval(small).await, json!(0));
        page.click(".run-all").await;
        page.until("its first solution", "document.querySelector('.now').textContent.startsWith('Solution 1.')").await;
        page.until("the answer", "document.querySelector('#panel-1').ariaSelected === 'true'").await;
        let seen = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('.now').getBoundingClientRect())";
        page.until("in sight", seen).await;
        page.until_state("done").await;
    });
}

#[test]
fn a_step_beyond_the_last_choice_is_told() {
    let last = search_for_factorisations(CubeSet::default(), Lang::En).len() as u64 - 1;
    visit(async |page| {
        page.open("#/insanity?view=graph&lang=en&step=9999").await;
        until_words(page, ".where", &(Lang::En.shell().transport.step_of)(last, Some(last))).await;
        page.until("told", "document.querySelector('[role=alert]')?.dataset.error === 'step-beyond'").await;
        assert!(page.words("[role=alert]").await.contains(&(Lang::En.shell().step_beyond)(9999, last)));
    });
}

/// Chooses two factorisations with the keyboard alone, and checks what becomes of all of them on the way.
async fn choose_two(page: &Page, cubes: &CubeSet, first: usize, second: usize) {
    let (texts, theory) = (Lang::En.insanity(), Theory::of(cubes));
    let id = |index: usize| format!(".factorisation[data-id='{}']", Id::new(FACTORISATION, index, 0));
    tab_to(page, "#says-0").await;
    page.key(Key::Right).await;
    page.until("the list", "document.querySelectorAll('.factorisation').length > 0").await;
    assert_eq!(all(page, ".factorisation", "ariaPressed").await, json!(vec!["false"; theory.factorisations.len()]));
    tab_to(page, &id(first)).await;
    page.key(Key::Enter).await;
    page.until_link(&format!("factorisation={}", first + 1)).await;
    // The second one: those that share an edge say which, and stay what they are.
    for (index, f) in theory.factorisations.iter().enumerate().filter(|(index, _)| *index != first) {
        let shared = f.shared(theory.factorisations[first]);
        let edges: Vec<String> =
            shared.map(|e| format!("{} {}", (texts.cube)(e.cube), texts.graph.axes[e.axis])).collect();
        let off = page.text(&format!("document.querySelector(\"{}\").ariaDisabled", id(index))).await;
        let why = page.words(&format!("{} small", id(index))).await;
        if edges.is_empty() {
            assert_eq!((off.as_str(), why.as_str()), ("", ""), "F{} can be chosen", index + 1);
        } else {
            let words = (texts.graph.shares)(first + 1, &edges.join(", "));
            assert_eq!((off.as_str(), why), ("true", words), "F{} cannot be chosen", index + 1);
            page.run("document.querySelector(arguments[0]).focus()", vec![json!(id(index))]).await;
            page.key(Key::Enter).await;
            page.key(Key::Space).await;
            assert!(page.link().await.contains(&format!("factorisation={}", first + 1)), "{}", page.link().await);
            assert_eq!(
                all(page, "[aria-pressed=true].factorisation", "dataset.id").await.as_array().map(Vec::len),
                Some(1)
            );
        }
    }
    // The focus goes on from the list's head.
    page.run("document.querySelector('.clear').focus()", vec![]).await;
    tab_to(page, &id(second)).await;
    page.key(Key::Enter).await;
    page.until_link(&format!("pair={}.{}", first + 1, second + 1)).await;
    let all_in_place = (Lang::En.shell().transport.step_of)(cubes.count() as u64, Some(cubes.count() as u64));
    until_words(page, ".where", &all_in_place).await;
    page.until("a solution", "document.querySelector('.now').classList.contains('good')").await;
    page.until_state("done").await;
    let assembly = assembly(&theory, first, second, 0);
    assert_eq!(stack_named(page, cubes).await, normalised(&assembly.positions(cubes)));
}

/// The sentence of each cube that has turned into place, and of the solution.
fn placings(cubes: &CubeSet, assembly: &Assembly) -> Vec<String> {
    let arcs = assembly.arcs(cubes).into_iter().enumerate();
    arcs.map(|(cube, arcs)| {
        let [front, right] = arcs.map(|arc| [arc.from(cubes), arc.to(cubes)]);
        (Lang::En.insanity().graph.placed)(cube, front, right)
    })
    .collect()
}

#[test]
fn two_factorisations_are_chosen_by_keyboard_and_make_a_stack() {
    visit_with_each_engine(async |page| {
        let cubes = CubeSet::default();
        page.open("#/insanity?view=graph&lang=en").await;
        choose_two(page, &cubes, 0, 4).await;
        // Step by step, back and on again: what each cube does is said.
        let placings = placings(&cubes, &assembly(&Theory::of(&cubes), 0, 4, 0));
        page.leave_focus().await;
        for placed in (1..cubes.count()).rev() {
            page.key(Key::Left).await;
            until_step(page, placed as u64).await;
            until_words(page, ".now", &placings[placed - 1]).await;
        }
        page.key(Key::Left).await;
        until_words(page, ".now", &(Lang::En.insanity().graph.assembly)(1, 5)).await;
        page.key(Key::Right).await;
        until_words(page, ".now", &placings[0]).await;
        page.until_link("step=1").await;
        page.reload().await;
        until_words(page, ".now", &placings[0]).await;
        // Who opens a link to the pair sees the stack.
        page.open("#/insanity?view=graph&lang=en&pair=1.5").await;
        until_step(page, 4).await;
        stack_named(page, &cubes).await;
        open_tab(page, 1).await;
        page.press_button(Lang::En.insanity().graph.clear).await;
        page.until(
            "none is chosen",
            "!location.hash.includes('pair') && !document.querySelector('[aria-pressed=true].factorisation')",
        )
        .await;
    });
}

#[test]
fn the_cubes_come_into_place_without_motion_too() {
    visit(async |page| {
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.devtools("Emulation.setEmulatedMedia", still).await;
        page.open(&format!("#/insanity?view=graph&lang=en&cubes={SEVEN}")).await;
        let cubes = set(SEVEN);
        let pair = Theory::of(&cubes).pairs[1];
        choose_two(page, &cubes, pair.first, pair.second).await;
    });
}

#[test]
fn a_cycle_turned_round_keeps_the_stack_a_solution() {
    visit_without_motion(async |page| {
        let cubes = CubeSet::default();
        let theory = Theory::of(&cubes);
        for pair in [theory.pairs[0], theory.pairs[4]] {
            let (first, second) = (pair.first, pair.second);
            let cycles = theory.cycles[first] + theory.cycles[second];
            page.open(&format!("#/insanity?view=graph&lang=en&pair={}.{}", first + 1, second + 1)).await;
            open_tab(page, 1).await;
            assert_eq!(all(page, "button.cycle", "tagName").await, json!(vec!["BUTTON"; cycles as usize]));
            let mut seen = BTreeSet::new();
            // All ways to run the cycles, each from the last one by turning one cycle round.
            for way in 1..1u32 << cycles {
                let reversed = way ^ (way >> 1);
                page.click(&format!(".cycles li:nth-child({}) button", way.trailing_zeros() + 1)).await;
                let now = assembly(&theory, first, second, reversed);
                let positions = normalised(&now.positions(&cubes));
                let named = positions.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
                let placing = placings(&cubes, &now).pop().unwrap_or_default();
                let words = format!("{placing} {}", (Lang::En.insanity().graph.assembled)(&named, None));
                until_words(page, ".now", &words).await;
                seen.insert(stack_named(page, &cubes).await);
                let cycles: Vec<String> =
                    (0..cycles).filter(|bit| reversed >> bit & 1 == 1).map(|bit| (bit + 1).to_string()).collect();
                if !cycles.is_empty() {
                    page.until_link(&format!("reversed={}", cycles.join("."))).await;
                }
            }
            assert_eq!(seen.len() as u64, pair.raw, "the raw solutions of the pair");
        }
        page.open("#/insanity?view=graph&lang=en&pair=1.5&reversed=2.4").await;
        let positions = assembly(&theory, 0, 4, 0b1010).positions(&cubes);
        assert_eq!(stack_named(page, &cubes).await, normalised(&positions), "the link restores the directions");
    });
}

#[test]
fn a_raw_solution_leads_to_its_two_factorisations() {
    visit(async |page| {
        let cubes = CubeSet::default();
        let (theory, found) = (Theory::of(&cubes), solutions(cubes));
        let chosen = |positions: &[Position]| {
            let assembly = Assembly::of(&cubes, positions);
            let place = |f| theory.factorisations.iter().position(|&each| each == f).expect("one of the list");
            let ids = [assembly.front, assembly.right].map(|f| Id::new(FACTORISATION, place(f), 0).to_string());
            (json!([ids[0]]), json!([ids[1]]))
        };
        let marked = async || {
            let pressed = ".factorisation[aria-pressed=true]";
            let first = all(page, &format!("{pressed}:not(.second)"), "dataset.id").await;
            (first, all(page, &format!("{pressed}.second"), "dataset.id").await)
        };
        page.open("#/insanity?run=1&lang=en").await;
        page.until_state("done").await;
        for index in [0, 5, 6, 13, 27] {
            page.click(&format!(".solutions li:nth-child({}) button", index + 1)).await;
            let solution = format!("document.querySelector('.now').textContent.startsWith('Solution {}.')", index + 1);
            page.until("the solution", &solution).await;
            page.press_button(Lang::En.insanity().graph.show_graph).await;
            page.until_link(&format!("solution={}", index + 1)).await;
            page.until("the list", "document.querySelector('.factorisation')").await;
            assert_eq!(marked().await, chosen(&found[index]), "solution {}", index + 1);
            assert_eq!(stack_named(page, &cubes).await, found[index], "solution {}", index + 1);
            assert!(page.words(".now").await.contains(&format!("number {}, positions", index + 1)));
            page.click("#view-0").await;
            page.until("the program again", &solution).await;
        }
        page.open("#/insanity?view=graph&solution=14&lang=fr").await;
        assert_eq!(stack_named(page, &cubes).await, found[13]);
        open_tab(page, 1).await;
        assert_eq!(marked().await, chosen(&found[13]));
        // A pair in the table is chosen as a whole.
        open_tab(page, 2).await;
        page.click(".disjoint [data-id=pair-1-5] button").await;
        page.until_link("pair=2.6").await;
    });
}
