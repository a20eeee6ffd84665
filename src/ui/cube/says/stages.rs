//! Explanations of the solution face first: the stages, their steps and purposes, and the experiment with random positions.

use super::algorithm::turn_text;
use super::{invariants, letters, name, push_cycle};
use crate::geometry::decimal;
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::scheme::Scheme;
use crate::puzzle::cube::solve::stages::{Stage, StepKind};
use crate::puzzle::cube::{Face, Place, Spelling, Sums};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::{figure, formulas, number, press, result};
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{Solved, State};
use crate::ui::parts::{able, heading, paragraph, said, tabbed, together, why};
use crate::ui::steps::Steps;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().stages;
    if !state.is_reachable() {
        return vec![texts.unsolvable.to_string()];
    }
    let Some(solved) = state.solution() else {
        let words = match state.solving {
            Activity::Stopped(_) => texts.stopped,
            Activity::Failed => texts.failed,
            _ => texts.looking,
        };
        return vec![words.to_string()];
    };
    let mut sentences = Vec::new();
    if solved.solution.turns() == 0 {
        sentences.push(texts.already.to_string());
        return sentences;
    }
    if state.finished() {
        sentences.push((texts.done)(solved.solution.turns()));
        return sentences;
    }
    if let Some(number) = solved.step_at(state.solved) {
        let step = &solved.solution.steps[number];
        sentences.push((texts.stage)(step.stage.number(), texts.names[step.stage as usize]));
        sentences.push(deed(state, solved, number, look));
    }
    sentences.extend(next(state, look));
    sentences
}

/// The turn that comes next, for hands on a real cube.
pub fn next(state: &State, look: &Look) -> Option<String> {
    let (turn, texts) = (state.next_turn()?, look.lang.cube());
    Some((texts.stages.next)(&(texts.algorithm.made)(&turn_text(turn, state.spelling), turn)))
}

/// A sentence on what a step does, and why.
fn deed(state: &State, solved: &Solved, number: usize, look: &Look) -> String {
    let (cube, spelling) = (look.lang.cube(), state.spelling);
    let texts = &cube.stages;
    let is_turned = solved.way.cube(solved.begins[number]).hold() != Symmetry::IDENTITY;
    let name = |own: Place, spelling: Spelling| {
        // Once the whole cube was turned, the letters of a small cube would be taken for those of a place.
        let colours =
            || own.faces().iter().map(|&face| colour(state.scheme, face, look)).collect::<Vec<_>>().join(", ");
        if is_turned { format!("{} ({})", own.number(), colours()) } else { name(own, spelling) }
    };
    match &solved.solution.steps[number].kind {
        StepKind::Hold(face) => (texts.hold)(colour(state.scheme, *face, look)),
        StepKind::Raise { cubie, from, to, index } => {
            (texts.raise)(&name(*cubie, spelling), &letters(*from, spelling), &letters(*to, spelling), *index == 0)
        }
        StepKind::Lower { cubie, from, to } => {
            (texts.lower)(&name(*cubie, spelling), &letters(*from, spelling), &letters(*to, spelling))
        }
        StepKind::Rotate { cubie, .. } => (texts.rotate)(&name(*cubie, spelling), cubie.kind()),
        StepKind::Layer => texts.layer.to_string(),
        StepKind::Commute(cycles) => {
            let mut text = String::new();
            for cycle in cycles {
                if !text.is_empty() {
                    text.push(' ');
                }
                push_cycle(&mut text, cycle);
            }
            (texts.commute)(&text, texts.aims[solved.solution.steps[number].stage as usize])
        }
    }
}

/// The name of the colour of a face.
pub fn colour(scheme: Scheme, face: Face, look: &Look) -> &'static str {
    look.lang.cube().colours[usize::from(scheme.colour(face)) % 9]
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().stages;
    let open = match (page.frame.tab, page.state.solution()) {
        (0, Some(solved)) => stages(&page.state, solved, look, &page.frame.calls.act),
        (0, None) => html! {},
        (1, _) => {
            let converse = &look.lang.cube().converse;
            together(vec![why(&texts.why, &[]), heading(converse.heading), why(&converse.why, &texts.terms)])
        }
        (2, _) => positions(page, look),
        _ => invariants::theatre(&page.state, look, &page.frame.calls.act),
    };
    let [stages, method, positions] = texts.tabs;
    let tabs = [stages, method, positions, look.lang.cube().invariants.tab];
    tabbed(look, &tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// The stages with their steps; a click goes to the beginning of a step.
fn stages(state: &State, solved: &Solved, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().stages;
    let here = solved.step_at(state.solved).filter(|_| !state.finished());
    let steps = &solved.solution.steps;
    let mut stages = vec![];
    for stage in Stage::ALL {
        let (mut lines, mut turns, mut open) = (vec![], 0, false);
        for (number, step) in steps.iter().enumerate().filter(|(_, step)| step.stage == stage) {
            let (begin, is) = (solved.begins[number], Some(number) == here);
            turns += step.turns();
            open |= is;
            lines.push(html! {
                <li class={lit(is)}>
                    <span>{ deed(state, solved, number, look) }</span>
                    <button class="to-step" aria-current={is.then_some("step")} onclick={press(on_act, Act::Step(begin as u64))}>
                        { step.algorithm.text(state.spelling) }
                    </button>
                </li>
            });
        }
        stages.push(html! {
            <details class="stage-steps" {open}>
                <summary class={lit(open)}>{ (texts.stage)(stage.number(), texts.names[stage as usize]) }{ " " }<small>{ (texts.turns)(turns) }</small></summary>
                { paragraph("hint", texts.about[stage as usize]) }
                { theorem(solved, stage, look) }
                <ol>{ lines }</ol>
            </details>
        });
    }
    together(stages)
}

/// The part of the theorem that a stage uses, and the signs and sums of the position with which it begins.
fn theorem(solved: &Solved, stage: Stage, look: &Look) -> Html {
    let texts = &look.lang.cube().converse;
    let begin = solved.solution.steps.iter().position(|step| step.stage == stage);
    let here = begin.map(|step| Sums::of(&solved.way.cube(solved.begins[step]).position()));
    together(vec![
        html! { <p class="theorem">{ formulas(texts.parts[stage as usize]) }</p> },
        here.map_or(html! {}, |sums| html! { <p class="theorem here">{ formulas(&(texts.here)(&sums)) }</p> }),
    ])
}

/// The CSS class that highlights the stage or step that is under way.
fn lit(is: bool) -> &'static str {
    if is { "lit" } else { "" }
}

/// The experiment with many random positions.
fn positions(page: &HungarianCube, look: &Look) -> Html {
    let (state, texts, lang) = (&page.state, &look.lang.cube().stages, look.lang);
    let on_act = &page.frame.calls.act;
    let trial = state.lab.trial();
    let on_count = on_act.reform(Act::Count);
    let totals = state.lab.totals();
    let summary = crate::puzzle::cube::trial::summary(totals);
    let [cases, mean, least, most] = texts.positions;
    let shown = |name: &'static str, value: u64| figure(name, Some(value), lang);
    let rows = vec![
        Row::of(vec![html! { cases }, shown("cube.positions", summary.cases)]),
        Row::of(vec![
            html! { mean },
            result("cube.mean", Some(decimal(summary.mean, 3)), None, lang.fixed(summary.mean, 1)),
        ]),
        Row::of(vec![html! { least }, shown("cube.least", summary.least)]),
        Row::of(vec![html! { most }, shown("cube.most", summary.most)]),
    ];
    let mut parts = vec![
        said(texts.many),
        html! { <label class="seed">{ texts.how_many }{ number(trial.positions, 1_000_000, None, &on_count) }</label> },
        able("positions", texts.run.into(), on_act, page.can_begin().then_some(Act::Positions)),
    ];
    if summary.cases > 0 {
        parts.push(table("summary", Caption::Heard(texts.tabs[2]), &texts.position_columns, rows));
    }
    together(parts)
}
