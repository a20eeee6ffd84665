//! Chance: random sets with a wanted property, and statistics of very many.

use super::graph::{all, set, until_cubes, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::search::SEVEN;
use casse_tete::puzzle::insanity::graph::Counter;
use casse_tete::puzzle::insanity::preset::Preset;
use casse_tete::puzzle::insanity::random::{Colouring, DrawRequest, RepeatedDraw, Wanted};
use casse_tete::puzzle::insanity::trial::{BLOCK, Heading, Totals, Trial, exact};
use casse_tete::puzzle::insanity::{CubeSet, Theory};
use casse_tete::search::sample::{Block, cases_in, interval};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;

/// The random set, and how many were drawn until it was found.
fn hunted(quest: DrawRequest) -> (CubeSet, u64) {
    let mut hunt = RepeatedDraw::new(quest);
    let cubes = hunt.advance(u64::MAX).expect("a set is found sooner or later");
    assert!(quest.wanted.holds(&Counter::default().count(&cubes)));
    (cubes, hunt.drawn())
}

/// Chooses a wanted property from the list.
async fn want(page: &Page, wanted: Wanted) {
    let index = Wanted::ALL.iter().position(|&each| each == wanted);
    let body = "const select = document.querySelector('.wanted');
        select.selectedIndex = arguments[0];
        select.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(body, vec![json!(index)]).await;
    page.until("the property", &format!("document.querySelector('.wanted').selectedIndex === {}", json!(index))).await;
}

/// Types a seed over the one that stands there, and leaves the field.
async fn seed(page: &Page, text: &str) {
    page.click(".seed input").await;
    page.chord(Key::Control, 'a').await;
    page.key(Key::Delete).await;
    page.keys(text.chars()).await;
    page.leave_focus().await;
}

/// Waits until both buttons that draw are off, or on, and why is told.
async fn until_off(page: &Page, off: bool, why: &str) {
    let buttons =
        format!("[...document.querySelectorAll('.draw-set, .another')].every((button) => button.disabled === {off})");
    page.until(&format!("off: {off}"), &buttons).await;
    until_words(page, ".random [data-told]", why).await;
}

async fn until_drawn(page: &Page, (cubes, drawn): (CubeSet, u64), lang: Lang) {
    until_cubes(page, &cubes).await;
    until_words(page, ".random [data-told]", &(lang.insanity().graph.random.drawn)(drawn)).await;
    let theory = Theory::of(&cubes);
    assert_eq!(page.number("insanity.factorisations").await, Some(theory.factorisations.len() as u64));
    assert_eq!(page.number("insanity.pairs").await, Some(theory.pair_count));
}

#[test]
fn a_random_set_is_what_is_wanted() {
    visit(async |page| {
        for (colouring, lang) in [(Colouring::Free, Lang::En), (Colouring::AllColours, Lang::Fr)] {
            page.open(&format!("#/insanity?lang={}", lang.name())).await;
            let full = colouring == Colouring::AllColours;
            if full {
                page.click(".all-colours").await;
                page.until_link("colours=all").await;
            }
            for (index, wanted) in Wanted::ALL.into_iter().enumerate() {
                // Where every cube shows every colour, sets without a factorisation are rare.
                let quest = DrawRequest { count: 4, wanted, colouring, seed: 10 + index as u64 };
                want(page, wanted).await;
                seed(page, &quest.seed.to_string()).await;
                page.click(".draw-set").await;
                let found = hunted(quest);
                until_drawn(page, found, lang).await;
                let cubes = found.0;
                assert!(!full || cubes.cubes().iter().all(|faces| (0..4).all(|colour| faces.contains(&colour))));
                page.until_link(&format!("seed={}", quest.seed)).await;
                // The same seed gives the same set.
                page.click(".draw-set").await;
                until_drawn(page, found, lang).await;
                // Another one, and back.
                page.click(".another").await;
                let next = hunted(DrawRequest { seed: quest.seed + 1, ..quest });
                assert_ne!(next.0, cubes);
                until_drawn(page, next, lang).await;
                page.until_link(&format!("seed={}", quest.seed + 1)).await;
                page.leave_focus().await;
                page.chord(Key::Control, 'z').await;
                until_cubes(page, &cubes).await;
                page.chord(Key::Control, 'y').await;
                until_cubes(page, &next.0).await;
            }
        }
    });
}

#[test]
fn a_unique_set_has_one_solution_for_the_program_too() {
    visit(async |page| {
        for count in 3..=6 {
            let wanted = Wanted::Unique;
            let (cubes, _) = hunted(DrawRequest { count, wanted, colouring: Colouring::Free, seed: 8 });
            let start = Preset::ALL.map(Preset::cubes).into_iter().find(|text| set(text).count() == count);
            page.open(&format!("#/insanity?cubes={}&want=unique&seed=8&lang=en", start.expect("of each size"))).await;
            page.click(".draw-set").await;
            until_cubes(page, &cubes).await;
            page.click(".run-all").await;
            page.until_state("done").await;
            assert_eq!(page.number("insanity.raw").await, Some(1), "{cubes}");
        }
    });
}

#[test]
fn a_link_without_cubes_draws_the_set() {
    visit(async |page| {
        for (wanted, colouring) in [
            (Wanted::Unique, Colouring::Free),
            (Wanted::NoPair, Colouring::AllColours),
            (Wanted::Solvable, Colouring::Free),
            (Wanted::NoFactorisation, Colouring::Free),
        ] {
            let colours = if colouring == Colouring::AllColours { "&colours=all" } else { "" };
            let found = hunted(DrawRequest { count: 4, wanted, colouring, seed: 5 });
            page.open(&format!("#/insanity?want={}&seed=5{colours}&lang=en", wanted.name())).await;
            until_drawn(page, found, Lang::En).await;
            // What is written then names the cubes, and is the same set again.
            page.leave_focus().await;
            page.key('3').await;
            page.until_link("view=cubes").await;
            assert!(page.link().await.contains(&format!("cubes={}", found.0)), "{}", page.link().await);
            page.reload().await;
            until_cubes(page, &found.0).await;
        }
        // With cubes, these are shown.
        page.open(&format!("#/insanity?cubes={}&want=unique&seed=5", Preset::Kit.cubes())).await;
        until_cubes(page, &set(Preset::Kit.cubes())).await;
    });
}

#[test]
fn a_set_drawn_for_a_link_hides_no_alert() {
    visit(async |page| {
        for (link, words) in [("want=unique&seed=5&sets=0", "sets=0"), ("want=unique&view=xyz", "view=xyz")] {
            page.open(&format!("#/insanity?{link}&lang=en")).await;
            page.until("told", "document.querySelector('[role=alert]')?.dataset.error === 'bad-value'").await;
            assert!(page.words("[role=alert]").await.contains(words), "{link}");
        }
    });
}

#[test]
fn what_is_impossible_cannot_be_asked_for() {
    visit(async |page| {
        for lang in Lang::ALL {
            let why = lang.insanity().graph.random.impossible;
            page.open(&format!("#/insanity?cubes={SEVEN}&lang={}", lang.name())).await;
            assert_eq!(all(page, ".all-colours", "disabled").await, json!([true]));
            // Freely coloured there are sets of seven.
            until_off(page, false, why(7)).await;
            page.open(&format!("#/insanity?cubes={}&lang={}", Preset::TickSix.cubes(), lang.name())).await;
            for wanted in Wanted::ALL {
                want(page, wanted).await;
                until_off(page, false, "").await;
            }
            page.click(".all-colours").await;
            for (wanted, off) in [(Wanted::OnePair, true), (Wanted::Solvable, false), (Wanted::Unique, true)] {
                want(page, wanted).await;
                until_off(page, off, if off { why(6) } else { "" }).await;
            }
            page.click(".all-colours").await;
            until_off(page, false, "").await;
            page.open(&format!("#/insanity?cubes=000101.110010&lang={}", lang.name())).await;
            for (wanted, off) in [(Wanted::OnePair, true), (Wanted::NoPair, false), (Wanted::Unique, true)] {
                want(page, wanted).await;
                until_off(page, off, if off { why(2) } else { "" }).await;
            }
        }
        // A link cannot ask for it either: nothing is drawn, and the page lives.
        page.open("#/insanity?cubes=000101.110010&want=unique&lang=en").await;
        until_cubes(page, &set("000101.110010")).await;
        assert_eq!(page.state().await, "idle");
    });
}

#[test]
fn a_seed_typed_wrongly_keeps_the_last_good_one() {
    visit(async |page| {
        page.open("#/insanity?seed=12&lang=en").await;
        let shown = "document.querySelector('.seed input').value";
        for wrong in ["-3", "1.5", "1e99", "", "9007199254740992"] {
            seed(page, wrong).await;
            page.until(&format!("12 again after “{wrong}”"), &format!("{shown} === '12'")).await;
            assert!(page.link().await.contains("seed=12"), "{}", page.link().await);
        }
        seed(page, "9007199254740991").await;
        page.until_link("seed=9007199254740991").await;
        page.click(".draw-set").await;
        let quest =
            DrawRequest { count: 4, wanted: Wanted::Solvable, colouring: Colouring::Free, seed: 9_007_199_254_740_991 };
        until_drawn(page, hunted(quest), Lang::En).await;
        // After the last seed comes the first.
        page.click(".another").await;
        page.until("the first", &format!("{shown} === '0'")).await;
        until_drawn(page, hunted(DrawRequest { seed: 0, ..quest }), Lang::En).await;
        // What is typed into the field is no command.
        page.click(".seed input").await;
        page.keys(['2', '5']).await;
        page.leave_focus().await;
        page.until_link("seed=").await;
        assert!(!page.link().await.contains("view="), "{}", page.link().await);
    });
}

/// The counts of an experiment, drawn natively.
fn counted(trial: Trial) -> Totals {
    let mut experiment = trial.experiment();
    let mut totals = Totals::default();
    for number in 0.. {
        let cases = cases_in(number, BLOCK, trial.sets);
        if cases == 0 {
            break;
        }
        let mut block = Block::new(&experiment, trial.seed, number, cases);
        block.advance(&mut experiment, u64::MAX);
        totals.add(&block.into_counts());
    }
    totals
}

/// The counters and the rows of the table as they should be: counts, shares, intervals, and the exact value where there is one.
fn expected(trial: Trial, totals: &Totals, lang: Lang) -> Value {
    let sets = trial.sets;
    let chances = exact(trial.count, trial.colouring).and_then(|exact| exact.chances).map(|chances| chances.to_vec());
    let hits = [
        totals.of(Heading::Solvable),
        totals.with_pairs(1),
        totals.of(Heading::Unique),
        totals.of(Heading::NoFactorisation),
        totals.of(Heading::OneFactorisation),
        totals.of(Heading::NoPair),
    ];
    let row = |index: usize| {
        let [low, high] = interval(hits[index], sets).map(|share| lang.percent(share, 2));
        let exactly = chances.as_ref().and_then(|chances| chances.get(index)).map(|&chance| lang.percent(chance, 4));
        json!([
            lang.insanity().graph.statistics.rows[index],
            lang.number(hits[index]),
            lang.percent(hits[index] as f64 / sets as f64, 2),
            format!("{}–{high}", low.trim_end_matches(['%', '\u{a0}'])),
            exactly,
        ])
    };
    json!([sets.to_string(), hits[0].to_string(), (0..6).map(row).collect::<Vec<_>>()])
}

/// The same as it stands on the page.
async fn statistics(page: &Page) -> Value {
    page.eval(
        "[
            document.querySelector('[data-value=\"insanity.sets\"]').dataset.number,
            document.querySelector('[data-value=\"insanity.sets-solvable\"]').dataset.number,
            [...document.querySelectorAll('.counted tbody tr')].map((row) => [
                row.querySelector('th').textContent,
                row.cells[1].textContent.trim(),
                row.cells[2].firstChild.textContent.trim(),
                row.querySelector('small:not(.exactly)').textContent.trim(),
                row.querySelector('.exactly')?.textContent.match(/[0-9].*/)[0].trim() ?? null,
            ]),
        ]",
    )
    .await
}

#[test]
fn statistics_are_those_of_the_seed_however_many_workers_draw() {
    let trial = Trial { seed: 42, sets: 10_100, ..Trial::of(4) };
    let totals = counted(trial);
    let [low, high] = interval(totals.of(Heading::Solvable), trial.sets);
    assert!(low < 0.256193 && 0.256193 < high, "the exact value lies within the interval: {low}, {high}");
    visit(async |page| {
        for (workers, lang) in [(1, Lang::En), (2, Lang::Fr)] {
            let texts = &lang.insanity().graph.statistics;
            let name = lang.name();
            page.open(&format!("#/insanity?view=statistics&sets=10100&seed=42&workers={workers}&lang={name}")).await;
            assert_eq!(page.state().await, "idle");
            assert!(page.words(".now").await.contains(texts.none));
            assert_eq!(page.number("insanity.sets").await, Some(0));
            page.click(".run-sets").await;
            page.until_state("done").await;
            assert_eq!(statistics(page).await, expected(trial, &totals, lang), "{workers} workers");
            assert!(statistics(page).await[2][0][4].as_str().is_some_and(|exact| exact.starts_with("25")));
            until_words(page, ".holds", texts.holds[0]).await;
            assert!(page.words(".now").await.contains(&(texts.drawn)(10_100, 10_100)), "{}", page.words(".now").await);
            let mean = |heading| lang.fixed(totals.of(heading) as f64 / trial.sets as f64, 3);
            let exactly = exact(4, Colouring::Free).map(|exact| lang.fixed(exact.raw, 3));
            let means = (texts.means)(&mean(Heading::Pairs), &mean(Heading::Raw), exactly.as_deref());
            assert!(
                all(page, ".says p", "textContent").await.as_array().is_some_and(|all| all.contains(&json!(means)))
            );
            page.until_link("run=1").await;
        }
    });
}

#[test]
fn a_link_runs_the_experiment() {
    visit_with_each_engine(async |page| {
        let trial = Trial { seed: 3, sets: 1_000, ..Trial::of(4) };
        page.open("#/insanity?view=statistics&run=1&sets=1000&seed=3&lang=en").await;
        page.until_state("done").await;
        assert_eq!(statistics(page).await, expected(trial, &counted(trial), Lang::En));
        // Other sets, chosen on the page.
        let select = "const select = document.querySelector('.sets');
            select.selectedIndex = 0;
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        page.run(select, vec![]).await;
        page.until_link("sets=100&").await;
        page.until("nothing drawn yet", "document.documentElement.dataset.state === 'idle'").await;
        page.click(".run-sets").await;
        page.until_state("done").await;
        let hundred = Trial { sets: 100, ..trial };
        assert_eq!(statistics(page).await, expected(hundred, &counted(hundred), Lang::En));
        // Sets of five cubes that show all colours, for which nothing exact is known.
        let cubes = Preset::TickFive.cubes();
        let five = Trial { colouring: Colouring::AllColours, sets: 500, ..Trial::of(5) };
        page.open(&format!("#/insanity?cubes={cubes}&view=statistics&run=1&sets=500&colours=all&lang=fr")).await;
        page.until_state("done").await;
        assert_eq!(statistics(page).await, expected(five, &counted(five), Lang::Fr));
        assert!(!page.is_seen(".holds").await, "there is no exact value");
        // Another number of cubes is another experiment, another set of as many is not.
        page.click(".net:nth-child(1) [data-face='0']").await;
        page.until_link("cubes=3").await;
        assert_eq!(page.state().await, "done");
        page.click(".less").await;
        page.until_state("idle").await;
        assert_eq!(page.number("insanity.sets").await, Some(0));
    });
}

#[test]
fn statistics_are_stopped_and_go_on() {
    const MANY: u64 = 400_000;
    visit(async |page| {
        let link = format!("#/insanity?cubes={SEVEN}&view=statistics&sets={MANY}&seed=7&workers=2&lang=en");
        page.open(&format!("{link}&run=1")).await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        let whole = statistics(page).await;
        assert_eq!(whole[0], json!(MANY.to_string()));
        page.open(&link).await;
        let stop = "document.querySelector('.run-sets').click();
            const drawn = () => Number(document.querySelector('[data-value=\"insanity.sets\"]').dataset.number);
            while (!(document.querySelector('.stop') && drawn() > 0)) {
                await new Promise(requestAnimationFrame);
                if (document.documentElement.dataset.state === 'done') return 'done before it could be stopped';
            }
            const busy = [document.documentElement.dataset.state, document.querySelector('.run-all').disabled];
            document.querySelector('.stop').click();
            return busy;";
        assert_eq!(page.run_async(stop, vec![]).await, json!(["busy", true]));
        page.until_state("stopped").await;
        let sets = page.number("insanity.sets").await.unwrap_or_default();
        assert!(0 < sets && sets < MANY, "stopped after {sets}");
        let part = page.number("insanity.sets-solvable").await.unwrap_or_default();
        // The page can be used meanwhile.
        page.leave_focus().await;
        page.key('t').await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(statistics(page).await, whole, "stopped after {sets} sets, {part} with a solution");
        // Once more from the beginning gives the same.
        page.click(".run-sets").await;
        page.until(
            "begun anew",
            &format!("Number(document.querySelector('[data-value=\"insanity.sets\"]').dataset.number) < {MANY}"),
        )
        .await;
        page.until_within(Duration::from_secs(60), "it ends", "document.documentElement.dataset.state === 'done'")
            .await;
        assert_eq!(statistics(page).await, whole);
    });
}

#[test]
fn the_program_runs_after_the_statistics_and_before() {
    visit(async |page| {
        page.open("#/insanity?view=statistics&sets=1000&run=1&lang=en").await;
        page.until_state("done").await;
        let drawn = statistics(page).await;
        page.click(".run-all").await;
        page.until("counted", "document.querySelector('[data-value=\"insanity.raw\"]').dataset.number === '28'").await;
        page.click("#view-0").await;
        page.until_state("done").await;
        page.click("#view-5").await;
        page.until_state("done").await;
        assert_eq!(statistics(page).await, drawn);
    });
}
