//! The search: counts, steps forward and back, stop and go on, any number of workers.

use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use casse_tete::puzzle::insanity::{Exhaustive, Setup};
use casse_tete::search::{Backtrack, Tally};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;

/// Seven cubes whose 573,308,928 stacks take a while without pruning.
pub const SEVEN: &str = "501531.213440.306024.664101.135252.520345.422603";

/// Solutions and steps of a search, counted natively: `cubes=…&prune=…`.
pub fn counted(setup: &str) -> (u64, u64) {
    let setup: Setup = setup.parse().expect("a short text");
    let tree = Exhaustive::new(setup.model().expect("a legal set"));
    let mut tally = Tally::default();
    Backtrack::new(&tree).advance(&tree, u64::MAX, &mut tally);
    (tally.level(tree.model().cubes.count() - 1).kept, tally.tried())
}

/// The label of the transport bar, in English.
fn label(step: u64, total: Option<u64>) -> String {
    (Lang::En.shell().transport.step_of)(step, total)
}

/// Waits for the label of a step, whether or not the number of steps is known.
async fn until_step(page: &Page, step: u64) {
    let label = label(step, None);
    let there =
        format!("(document.querySelector('.where').textContent + ' ').startsWith({})", json!(format!("{label} ")));
    page.until(&label, &there).await;
}

/// What the page says of a step: the sentence, the stack, the counts of the levels up to this step.
async fn account(page: &Page) -> Value {
    page.eval(
        "['.now', '.facades', '.levels:not(.causes)', '.causes'].map((selector) => {
            const copy = document.querySelector(selector)?.cloneNode(true);
            copy?.querySelectorAll('small').forEach((whole) => whole.remove());
            return copy?.innerHTML;
        })",
    )
    .await
}

#[test]
fn a_link_runs_the_example() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?run=1").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
        assert_eq!(page.number("insanity.stacks").await, Some(41472));
    });
}

#[test]
fn every_known_set_has_its_raw_count() {
    let sets: Value = serde_json::from_str(include_str!("../data/insanity-sets.json")).expect("the data is JSON");
    visit(async |page| {
        for set in sets.as_array().expect("a list of sets") {
            let cubes = set["cubes"].as_str().expect("cubes are a text");
            page.open(&format!("#/insanity?cubes={cubes}&run=1")).await;
            page.until_state("done").await;
            assert_eq!(page.number("insanity.raw").await, set["raw"].as_u64(), "{}", set["name"]);
            let count = cubes.split('.').count() as u32;
            assert_eq!(page.number("insanity.stacks").await, Some(3 * 24u64.pow(count - 1)), "{}", set["name"]);
        }
    });
}

#[test]
fn stepping_back_gives_what_stepping_on_gave() {
    visit_without_motion(async |page| {
        page.open("#/insanity?lang=en").await;
        assert_eq!(page.state().await, "idle");
        let mut seen = vec![account(page).await];
        let mut sums = vec![page.words(".sum").await];
        for step in 1..=18 {
            page.click(".transport .step").await;
            until_step(page, step).await;
            seen.push(account(page).await);
            sums.push(page.words(".sum").await);
            assert_ne!(seen[step as usize], seen[step as usize - 1], "step {step} says something new");
        }
        for step in (0..18).rev() {
            page.click(".transport .back").await;
            until_step(page, step).await;
            assert_eq!(account(page).await, seen[step as usize], "back at step {step}");
            assert_eq!(page.words(".sum").await, sums[step as usize], "what pruning has saved at step {step}");
        }
        // The same with keys, also those of a presenter's remote control.
        page.leave_focus().await;
        for step in 1..=10 {
            page.key(if step % 2 == 0 { Key::Right } else { Key::PageDown }).await;
            until_step(page, step).await;
            assert_eq!(account(page).await, seen[step as usize], "forward at step {step}");
        }
        for step in (1..10).rev() {
            page.key(if step % 2 == 0 { Key::Left } else { Key::PageUp }).await;
            until_step(page, step).await;
            assert_eq!(account(page).await, seen[step as usize], "back at step {step}");
        }
        page.key(Key::Home).await;
        until_step(page, 0).await;
        assert_eq!(account(page).await, seen[0]);
        // To the end, whose number of steps is known then, and back from there.
        page.key(Key::End).await;
        let (_, total) = counted("prune=1.2");
        page.until(
            "the last step",
            &format!("document.querySelector('.where').textContent === {}", json!(label(total, Some(total)))),
        )
        .await;
        page.until_state("done").await;
        assert!(
            page.words(".now").await.contains("28 of the 41,472 stacks are solutions"),
            "the end says what was found"
        );
        assert!(page.eval("document.querySelector('.transport .step').disabled").await == json!(true));
        page.click(".transport .first").await;
        until_step(page, 0).await;
        assert_eq!(account(page).await, seen[0]);
        page.click(".transport .last").await;
        until_step(page, total).await;
        // The slider, set by a pointer and by keys.
        let drag = "const slider = document.querySelector('.position');
            slider.value = arguments[0];
            slider.dispatchEvent(new InputEvent('input', { bubbles: true }));";
        page.run(drag, vec![json!(17)]).await;
        until_step(page, 17).await;
        assert_eq!(account(page).await, seen[17]);
        page.run("document.querySelector('.position').focus()", vec![]).await;
        page.key(Key::Right).await;
        until_step(page, 18).await;
        assert_eq!(account(page).await, seen[18]);
        page.key(Key::Left).await;
        until_step(page, 17).await;
        assert_eq!(page.text("document.querySelector('.position').value").await, "17");
        assert_eq!(page.text("document.querySelector('.position').max").await, total.to_string());
        assert_eq!(page.text("document.querySelector('.position').ariaValueText").await, label(17, Some(total)));
    });
}

#[test]
fn playing_and_pausing() {
    visit_with_each_engine(async |page| {
        page.open("#/insanity?lang=en").await;
        page.leave_focus().await;
        page.key(Key::Space).await;
        page.until_state("busy").await;
        page.until("it plays", "Number(document.querySelector('.position').value) >= 2").await;
        page.key(Key::Space).await;
        page.until_state("stopped").await;
        assert_eq!(page.text("document.querySelector('.transport .play').ariaLabel").await, "Play");
        // At full speed, from solution to solution and to the end.
        page.keys(['+'; 10]).await;
        page.until("the fastest speed", "document.querySelector('.speed').selectedIndex === 8").await;
        for solution in 1..=28 {
            page.click(".transport .play").await;
            let there = format!("document.querySelector('.now').textContent.startsWith('Solution {solution}.')");
            page.until("the next solution", &there).await;
            page.until_state("stopped").await;
        }
        page.click(".transport .play").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
        // Playing at the end begins again.
        page.keys(['-'; 12]).await;
        page.until("the slowest speed", "document.querySelector('.speed').selectedIndex === 0").await;
        page.click(".transport .play").await;
        page.until("the beginning", "Number(document.querySelector('.position').value) < 5").await;
    });
}

#[test]
fn solutions_are_gone_through_and_chosen() {
    visit(async |page| {
        page.open("#/insanity?run=1&lang=en").await;
        page.until_state("done").await;
        page.until("the first solution", "document.querySelector('.now').textContent.startsWith('Solution 1.')").await;
        page.leave_focus().await;
        page.key('n').await;
        page.until("the second", "document.querySelector('.now').textContent.startsWith('Solution 2.')").await;
        page.key('N').await;
        page.until("the third", "document.querySelector('.now').textContent.startsWith('Solution 3.')").await;
        page.key('p').await;
        page.until("the second again", "document.querySelector('.now').textContent.startsWith('Solution 2.')").await;
        let count = page.eval("document.querySelectorAll('.solutions li').length").await;
        assert_eq!(count, json!(28), "all are listed");
        page.click(".solutions li:nth-child(28) button").await;
        page.until("the last", "document.querySelector('.now').textContent.startsWith('Solution 28.')").await;
        page.until("marked", "document.querySelector('.solutions li:nth-child(28) button').ariaCurrent === 'true'")
            .await;
        // The list gives the positions that the sentence gives.
        let positions = page.words(".solutions li:nth-child(28) .quadruple").await;
        assert!(page.words(".now").await.contains(&format!("Positions {positions}.")), "{positions}");
        // Every façade of every solution shows every colour.
        let strips = page.eval("[...document.querySelectorAll('.solutions .strip')].map((strip) => new Set([...strip.children].map((tile) => tile.className)).size)").await;
        assert_eq!(strips, json!(vec![4; 28 * 4]));
        page.press_button("Previous solution").await;
        page.until("the one before", "document.querySelector('.now').textContent.startsWith('Solution 27.')").await;
    });
}

#[test]
fn stop_in_mid_search_and_go_on() {
    visit_with_each_engine(async |page| {
        page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&lang=en")).await;
        page.in_mid_search("document.querySelector('.stop').click()").await;
        page.until_within(Duration::from_secs(3), "it stops", "document.documentElement.dataset.state === 'stopped'")
            .await;
        let fraction = page.eval("document.querySelector('progress').value").await.as_f64().unwrap_or_default();
        assert!(0.0 < fraction && fraction < 1.0, "stopped at {fraction}");
        assert_eq!(page.number("insanity.stacks").await, Some(573_308_928));
        // The page can be used meanwhile.
        page.key('t').await;
        page.press_button("Go on").await;
        // It goes on where it was.
        let on = page.eval("document.querySelector('progress')?.value ?? 1").await.as_f64().unwrap_or_default();
        assert!(on >= fraction, "{on} after {fraction}");
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(page.number("insanity.raw").await, Some(6));
        let all: u64 = (0..7).map(|level| 3 * 24u64.pow(level)).sum();
        assert_eq!(page.text("document.querySelector('.position').max").await, all.to_string());
    });
}

#[test]
fn an_edit_in_mid_search_gives_it_up() {
    visit(async |page| {
        page.open(&format!("#/insanity?cubes={SEVEN}&prune=none&workers=2&lang=en")).await;
        page.in_mid_search("document.querySelector('.less').click()").await;
        page.until_state("idle").await;
        assert_eq!(page.number("insanity.stacks").await, Some(3 * 24u64.pow(5)));
        let cubes = page.text("document.querySelector('#set-text').value").await;
        page.click(".run-all").await;
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(counted(&cubes).0), "{cubes}");
    });
}

#[test]
fn totals_do_not_depend_on_the_number_of_workers() {
    const SIX: &str = "015531.231440.340524.153101.002252.424345";
    visit(async |page| {
        let mut totals = vec![];
        for workers in [1, 2, 3, 8] {
            page.open(&format!("#/insanity?cubes={SIX}&prune=none&workers={workers}&run=1&lang=en")).await;
            page.until_within(Duration::from_secs(30), "it ends", "document.documentElement.dataset.state === 'done'")
                .await;
            assert_eq!(page.number("insanity.raw").await, Some(8), "{workers} workers");
            let solutions = page.eval("document.querySelector('.solutions').textContent").await;
            page.click("#says-0").await;
            page.until("the levels", "document.querySelector('.levels')").await;
            let levels =
                page.eval("[...document.querySelectorAll('.levels, .sum')].map((table) => table.textContent)").await;
            totals.push((workers, solutions, levels));
        }
        for (workers, solutions, levels) in &totals[1..] {
            assert_eq!((solutions, levels), (&totals[0].1, &totals[0].2), "{workers} workers");
        }
    });
}

#[test]
fn pruning_is_switched_by_keyboard() {
    visit(async |page| {
        page.open("#/insanity?lang=en&run=1").await;
        let mut steps = vec![];
        for (cube, prune) in [(None, ""), (Some(1), "prune=2"), (Some(2), "prune=none"), (Some(1), "prune=1")] {
            if let Some(cube) = cube {
                let check = format!("fieldset label:nth-of-type({cube}) input");
                page.run("document.querySelector(arguments[0]).focus()", vec![json!(check)]).await;
                page.key(Key::Space).await;
                page.until_link(prune).await;
                assert_eq!(page.number("insanity.stacks").await, Some(41472));
                page.run("document.querySelector('.run-all').focus()", vec![]).await;
                page.key(Key::Enter).await;
            }
            page.until_state("done").await;
            assert_eq!(page.number("insanity.raw").await, Some(28), "{prune}");
            let all = page.text("document.querySelector('.position').max").await;
            assert_eq!(all, counted(prune).1.to_string(), "{prune}");
            steps.push(all);
        }
        steps.sort();
        steps.dedup();
        assert_eq!(steps.len(), 4, "what is checked changes the steps: {steps:?}");
        assert_eq!(
            page.eval("document.querySelector('fieldset label:last-of-type input').disabled").await,
            json!(true)
        );
    });
}
