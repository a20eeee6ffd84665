//! The panel of the experiment: the number of random sets, the counts, and their comparison with the exact values.

use crate::puzzle::Puzzle;
use crate::puzzle::insanity::pooling::{POOLED, settings};
use crate::puzzle::insanity::trial::{Heading, MOST_PAIRS};
use crate::scene::Id;
use crate::scene::plot::PART;
use crate::search::sample::interval;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::choice;
use crate::ui::for_class::for_class;
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::State;
use crate::ui::parts::able;
use crate::ui::table::shares;
use yew::prelude::*;

/// The numbers of sets that the page offers.
const SETS: [u64; 5] = [100, 1_000, 10_000, 100_000, 1_000_000];

/// A sentence about the progress of the experiment.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.insanity().graph.statistics;
    let lab = &state.lab;
    let mut sentences = vec![(texts.how)(state.model.cubes.count())];
    if lab.activity.is_begun() {
        sentences.push((texts.drawn)(lab.drawn(), lab.trial().sets));
    } else {
        sentences.push(texts.none.to_string());
    }
    sentences
}

/// The HTML of the panel.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>, busy: bool) -> Html {
    let texts = &look.lang.insanity().graph.statistics;
    let lab = &state.lab;
    let (trial, totals) = (lab.trial(), state.totals());
    let sets = lab.drawn();
    let exact = state.exact();
    let chances = exact.and_then(|exact| exact.chances);
    let [what, counted, share, intervals, exactly] = texts.columns;
    let counts = [
        totals.of(Heading::Solvable),
        totals.with_pairs(1),
        totals.of(Heading::Unique),
        totals.of(Heading::NoFactorisation),
        totals.of(Heading::OneFactorisation),
        totals.of(Heading::NoPair),
    ];
    let exact_of = |row: usize| match chances.and_then(|chances| chances.get(row).copied()) {
        Some(chance) => html! { <small class="exactly">{ exactly }{ " " }{ look.lang.percent(chance, 4) }</small> },
        None => html! {},
    };
    let rows = (0..counts.len()).map(|row| (texts.rows[row], counts[row], exact_of(row))).collect();
    let mean = |heading: Heading| look.lang.fixed(totals.of(heading) as f64 / sets.max(1) as f64, 3);
    html! {
        <>
            <label class="workers">{ texts.sets }
                <select class="sets" onchange={choice(on_act, |line| SETS.get(line).map(|&sets| Act::Sets(sets)))} disabled={lab.activity.is_running()}>
                    { for SETS.iter().map(|&sets| html! { <option selected={sets == trial.sets}>{ look.lang.number(sets) }</option> }) }
                    if !SETS.contains(&trial.sets) { <option selected=true disabled=true>{ look.lang.number(trial.sets) }</option> }
                </select>
                { able("strong run-sets", texts.run.into(), on_act, (!busy).then_some(Act::RunSets)) }
            </label>
            <p class="hint">{ texts.again }</p>
            if sets > 0 {
                { shares([what, counted, share, intervals], rows, sets, look.lang) }
                if let Some(exact) = chances {
                    <p class="holds">{ texts.holds[usize::from(!inside(exact[0], interval(counts[0], sets)))] }</p>
                }
                <p>{ (texts.means)(&mean(Heading::Pairs), &mean(Heading::Raw), exact.map(|exact| look.lang.fixed(exact.raw, 3)).as_deref()) }</p>
                if let Activity::Done(progress) = &lab.activity {
                    <p class="hint">{ (texts.time)(&look.lang.decimal(progress.elapsed / 1000.0)) }</p>
                    { for_class(look, Puzzle::Insanity, settings(&trial), trial.seed, lab.totals().get(..POOLED)) }
                }
            }
            <p class="hint">{ texts.exact }</p>
        </>
    }
}

/// A description of the part of a plot that is pointed at.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let (texts, lang) = (&look.lang.insanity().graph.statistics, look.lang);
    let [_, sets, _, _, pairs] = texts.plots;
    let bar = id.a as usize;
    if id.kind == PART {
        return state.lab.said(bar, [sets, texts.columns[3]], lang);
    }
    let count = state.totals().with_pairs(bar);
    let more = if bar == MOST_PAIRS { "+" } else { "" };
    let share = lang.percent(count as f64 / state.lab.drawn().max(1) as f64, 2);
    Some(format!("{pairs} {bar}{more} · {} {} · {share}", lang.number(count), texts.columns[0]))
}

fn inside(value: f64, [low, high]: [f64; 2]) -> bool {
    low <= value && value <= high
}
