//! Jumps along the steps of a search: by keys and by buttons, with marks on the slider and in the link.

use super::page::{Page, visit_without_motion};
use casse_tete::lang::Lang;
use serde_json::json;

/// How many marks of a class are on the slider.
fn marks(class: &str) -> String {
    format!("(document.querySelector('.track .marks .{class}')?.getAttribute('d').match(/M/g).length ?? 0)")
}

/// Chooses a line of the list of what can be jumped to, by its words.
async fn choose(page: &Page, words: &str) {
    let chosen = page
        .run(
            "const list = document.querySelector('.jump-to');
            list.selectedIndex = [...list.options].findIndex((line) => line.textContent === arguments[0]);
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return list.selectedIndex >= 0;",
            vec![json!(words)],
        )
        .await;
    assert_eq!(chosen, json!(true), "{words}");
}

async fn until_told(page: &Page, words: &str) {
    page.until(words, &format!("document.querySelector('.now .jumped')?.textContent.trim() === {}", json!(words)))
        .await;
}

#[test]
fn events_are_jumped_to_and_told_in_words() {
    visit_without_motion(async |page| {
        page.open("#/insanity?marks=12.500&lang=en").await;
        assert_eq!(page.eval(&marks("heads")).await, json!(0), "nothing is known beyond the first step");
        // The first solution is one key away, and the next one.
        page.keys(['>']).await;
        until_told(page, "Solution 1, step 775 of 2,259.").await;
        page.until_link("step=775&marks=12.500").await;
        assert_eq!(page.eval(&marks("heads")).await, json!(2));
        page.keys(['<']).await;
        until_told(page, "Solution: none before this step.").await;
        page.keys(['>']).await;
        until_told(page, "Solution 2, step 804 of 2,259.").await;
        // The same by buttons, for what is dropped.
        page.click(".jump-button").await;
        let texts = &Lang::En.insanity().events;
        for words in [(texts.dropped_at)(2), texts.causes[3].to_string(), texts.new_level.to_string()] {
            choose(page, &words).await;
            page.click(".jump-back").await;
            page.until(
                &words,
                &format!("document.querySelector('.now .jumped').textContent.startsWith({})", json!(words)),
            )
            .await;
        }
        page.until_link("step=4&").await;
        // Marked steps: by their key, in the link, and jumped to.
        page.leave_focus().await;
        page.keys(['/', ':']).await;
        page.until_link("marks=4.12.500").await;
        assert_eq!(page.text("document.querySelector('.mark-step').ariaPressed").await, "true");
        choose(page, Lang::En.shell().jumps.marked_step).await;
        page.click(".jump-on").await;
        until_told(page, "Marked step, step 12 of 2,259.").await;
        page.click(".mark-step").await;
        page.until_link("step=12&marks=4.500").await;
    });
}

#[test]
fn every_search_has_its_events_and_marks() {
    visit_without_motion(async |page| {
        // The number of lines in the list, the legend, and what is told of the first jump.
        for (link, targets, legend, told) in [
            ("#/insanity?view=graph&lang=en", 7, "6 solutions\n3 new levels", "Factorisation 1, step 5 of 63."),
            (
                "#/taquin?board=3x2:4,1,2,5,3,0&method=astar-manhattan&lang=en",
                11,
                "1 solution\n6 new depths",
                "Solution, step 6 of 6.",
            ),
            ("#/soma?lang=en", 10, "5 solutions\n6 new levels", "Solution 1, step 5,606."),
            (
                "#/cube?alg=R_U_F&view=stages&run=1&lang=en",
                3,
                "1 solution\n5 stages",
                "The cube is in order, step 32 of 32.",
            ),
        ] {
            page.open(link).await;
            page.until(
                link,
                "document.documentElement.dataset.state !== 'busy' && document.querySelector('.jump-button')",
            )
            .await;
            page.keys(['>']).await;
            until_told(page, told).await;
            page.click(".jump-button").await;
            let shown = "[document.querySelectorAll('.jump-to option').length, document.querySelector('.jumps .legend').innerText]";
            assert_eq!(page.eval(shown).await, json!([targets, legend]), "{link}");
            for class in ["solutions", "levels"] {
                assert_ne!(page.eval(&marks(class)).await, json!(0), "{link}: {class}");
            }
        }
    });
}

#[test]
fn playing_to_the_next_event_comes_to_the_first_solution_soon() {
    visit_without_motion(async |page| {
        page.open("#/insanity?step=600&lang=en").await;
        page.run(
            "const list = document.querySelector('.speed');
            list.selectedIndex = list.options.length - 1;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            document.querySelector('.transport .play').click();",
            vec![],
        )
        .await;
        page.until_link("step=775").await;
        assert!(page.words(".now").await.ends_with(Lang::En.shell().transport.paused_at_solution));
    });
}
