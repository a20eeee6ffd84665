//! The panel of the experiment: the number of random sets, the counts, and their comparison with the exact values.

use crate::puzzle::insanity::trial::Heading;
use crate::search::sample::interval;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::button::Button;
use crate::ui::controls::{choice, press};
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::State;
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
    let rows = [
        (totals.of(Heading::Solvable), chances.map(|chances| chances[0])),
        (totals.with_pairs(1), chances.map(|chances| chances[1])),
        (totals.of(Heading::Unique), chances.map(|chances| chances[2])),
        (totals.of(Heading::NoFactorisation), chances.map(|chances| chances[3])),
        (totals.of(Heading::OneFactorisation), None),
        (totals.of(Heading::NoPair), None),
    ];
    let [what, counted, share, interval_name, exactly] = texts.columns;
    let interval_of = |hits: u64| interval(hits, sets);
    let mean = |heading: Heading| look.lang.fixed(totals.of(heading) as f64 / sets.max(1) as f64, 3);
    html! {
        <>
            <label class="workers">{ texts.sets }
                <select class="sets" onchange={choice(on_act, |line| SETS.get(line).map(|&sets| Act::Sets(sets)))} disabled={lab.activity.is_running()}>
                    { for SETS.iter().map(|&sets| html! { <option selected={sets == trial.sets}>{ look.lang.number(sets) }</option> }) }
                    if !SETS.contains(&trial.sets) { <option selected=true disabled=true>{ look.lang.number(trial.sets) }</option> }
                </select>
                { Button { class: "strong run-sets", disabled: busy, ..Button::of(press(on_act, Act::RunSets)) }.words(texts.run) }
            </label>
            <p class="hint">{ texts.again }</p>
            if sets > 0 {
                <div class="scrolls" tabindex="0" role="region" aria-label={texts.columns[0]}>
                <table class="counted">
                    <thead><tr>
                        <th scope="col">{ what }</th><th scope="col">{ counted }</th>
                        <th scope="col">{ share }<small>{ interval_name }</small></th>
                    </tr></thead>
                    <tbody>
                        { for rows.iter().zip(texts.rows).map(|((hits, exact), name)| {
                            let [low, high] = interval_of(*hits);
                            html! {
                                <tr><th scope="row">{ name }</th>
                                    <td>{ look.lang.number(*hits) }</td>
                                    <td>{ look.lang.percent(*hits as f64 / sets as f64, 2) }
                                        <small>{ look.lang.fixed(100.0 * low, 2) }{ "–" }{ look.lang.percent(high, 2) }</small>
                                        if let Some(exact) = exact { <small class="exactly">{ exactly }{ " " }{ look.lang.percent(*exact, 4) }</small> }
                                    </td>
                                </tr>
                            }
                        }) }
                    </tbody>
                </table>
                </div>
                if let Some(exact) = chances {
                    <p class="holds">{ texts.holds[usize::from(!inside(exact[0], interval_of(rows[0].0)))] }</p>
                }
                <p>{ (texts.means)(&mean(Heading::Pairs), &mean(Heading::Raw), exact.map(|exact| look.lang.fixed(exact.raw, 3)).as_deref()) }</p>
                if let Activity::Done(progress) = &lab.activity {
                    <p class="hint">{ (texts.time)(&look.lang.decimal(progress.elapsed / 1000.0)) }</p>
                }
            }
            <p class="hint">{ texts.exact }</p>
        </>
    }
}

fn inside(value: f64, [low, high]: [f64; 2]) -> bool {
    low <= value && value <= high
}
