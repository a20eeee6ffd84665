//! The finder of commutators: what is wished, what was found, and a sentence about each of its parts.

use super::{letters, name};
use crate::puzzle::cube::facelet::FACELETS;
use crate::puzzle::cube::laboratory::CombinationPart;
use crate::puzzle::cube::scene::SUPPORTS;
use crate::puzzle::cube::wish::{CommutatorWish, WishedChange, facelet_name, neighbour};
use crate::puzzle::cube::{Kind, Place, Spelling};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::{alert, choice, options, press, result};
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{FinderAct, Finding, State};
use crate::ui::parts::{able, block, button, facts, paragraph, together};
use yew::prelude::*;

/// What happens to the facelets of a wish, under their names after these turns were made.
fn happens(state: &State, wish: &CommutatorWish, goes: Option<&[u8; FACELETS]>, look: &Look) -> String {
    let at = |&facelet: &usize| goes.and_then(|goes| goes.get(facelet)).map_or(facelet, |&to| usize::from(to));
    let names: Vec<String> = match wish.change() {
        WishedChange::Cycle => wish.facelets().iter().map(|own| facelet_name(at(own), state.spelling)).collect(),
        WishedChange::Flip | WishedChange::Twist => {
            let places = wish.facelets().iter().filter_map(|own| Place::with(at(own)));
            places.map(|(place, _)| letters(place, state.spelling)).collect()
        }
    };
    (look.lang.cube().finder.happens)(wish.change(), &names)
}

/// Sentences about the current step.
pub fn words(state: &State, finding: &Finding, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().finder;
    let wish = &finding.wish;
    if !wish.is_whole() {
        return vec![(texts.missing)(wish.change(), wish.facelets().len()).to_string()];
    }
    if !finding.is_found {
        let stages = &look.lang.cube().stages;
        let words = match state.seeking {
            Activity::Stopped(_) => stages.stopped,
            Activity::Failed => stages.failed,
            _ => texts.looking,
        };
        return vec![words.to_string()];
    }
    let experiment = &finding.bench.experiment;
    let wished = happens(state, wish, None, look);
    if state.tried == 0 {
        let turns = &finding.bench.way.turns;
        let faces = turns.iter().map(|turn| turn.length()).sum();
        return vec![(texts.wished)(&wished), (texts.length)(turns.len(), faces)];
    }
    // The part to which the last turn belongs, or that begins now.
    let Some(part) = finding.bench.part(state.tried) else { return vec![(texts.done)(&wished)] };
    let setup = experiment.setup.cube();
    let renamed = happens(state, wish, Some(setup.goes()), look);
    let [x, t] = &experiment.supports;
    let both: Vec<String> = x.overlap(t).places.iter().map(|&place| letters(place, state.spelling)).collect();
    let whole = experiment.formula();
    let words = match part {
        CombinationPart::Setup => (texts.renames)(&wished, &renamed),
        CombinationPart::X => (texts.moves)(part.name(), x.places.len(), &both),
        CombinationPart::T => (texts.moves)(part.name(), t.places.len(), &both),
        CombinationPart::XUndone => texts.x_undone.to_string(),
        CombinationPart::TUndone => (texts.t_undone)(&renamed),
        CombinationPart::SetupUndone => (texts.renames_back)(&renamed, &wished),
    };
    vec![(look.lang.cube().laboratory.under_way)(part.name(), whole), words]
}

/// The choice between the reader's own X and T, and what is to be found.
pub fn choices(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().finder;
    let now = state.finding.as_ref().map(|finding| finding.wish.change());
    let shown = now.and_then(|now| WishedChange::ALL.iter().position(|&own| own == now)).map_or(0, |at| at + 1);
    let onchange = choice(on_act, |line| {
        Some(Act::Finder(FinderAct::Change(line.checked_sub(1).and_then(|line| WishedChange::ALL.get(line).copied()))))
    });
    html! {
        <label class="choice finder-choice">{ texts.choice }
            <select class="change" {onchange}>{ options(texts.choices, Some(shown)) }</select>
        </label>
    }
}

/// What is wished, and the commutator that was found for it.
pub fn finder(state: &State, finding: &Finding, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().finder;
    let wish = &finding.wish;
    let [inverse, clear, take] = texts.buttons;
    let act = |own: FinderAct| Act::Finder(own);
    let is_begun = !wish.facelets().is_empty();
    // Flipping twice leaves all as it was.
    let can_turn_round = wish.is_whole() && wish.change() != WishedChange::Flip;
    let mut parts = vec![];
    if is_begun {
        parts.push(paragraph("hint", texts.chosen[wish.change() as usize]));
        parts.push(chosen(state, wish, look, on_act));
    }
    let refused: Vec<_> = finding.refused.iter().map(|&own| (own.code(), (texts.refused)(own).into())).collect();
    let close = on_act.reform(|()| Act::Finder(FinderAct::Close));
    parts.push(alert(&refused, None, None, (look.shell().close, close)));
    parts.push(list(state, wish, look, on_act));
    parts.push(block(
        "row",
        vec![
            able("inverse", inverse.into(), on_act, can_turn_round.then_some(act(FinderAct::Inverse))),
            able("clear", clear.into(), on_act, is_begun.then_some(act(FinderAct::Clear))),
        ],
    ));
    if finding.is_found {
        parts.push(found(state, finding, look));
        parts.push(block(
            "row",
            vec![
                button("take-parts", take, on_act, act(FinderAct::Take)),
                button("carry", look.lang.cube().laboratory.carry, on_act, Act::Carry),
            ],
        ));
    }
    block("bench wish", parts)
}

/// The facelets that are chosen, in their order; each can be replaced by another one of its small cube, or taken away.
fn chosen(state: &State, wish: &CommutatorWish, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().finder;
    let mut lines = vec![];
    for &facelet in wish.facelets() {
        let point = |to: usize| press(on_act, Act::Finder(FinderAct::Point(to)));
        // Of a small cube that is turned in its place any facelet will do.
        let is_free = wish.change() != WishedChange::Cycle;
        let shown = match Place::with(facelet) {
            Some((place, _)) if is_free => name(place, state.spelling),
            _ => facelet_name(facelet, state.spelling),
        };
        let other = neighbour(facelet, 1).filter(|_| !is_free).map(|other| {
            let label = (texts.other_of)(&shown);
            html! { <button class="other-facelet" aria-label={label} onclick={point(other)}>{ texts.other }</button> }
        });
        lines.push(html! {
            <li>
                <b>{ &shown }</b>
                { for other }
                <button class="remove-facelet" aria-label={(texts.remove)(&shown)} onclick={point(facelet)}>{ "✕" }</button>
            </li>
        });
    }
    html! { <ol class="wished">{ lines }</ol> }
}

/// All small cubes that can be wished for, as buttons.
fn list(state: &State, wish: &CommutatorWish, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = look.lang.cube();
    let cubies = wish.cubies();
    let mut groups = vec![];
    for kind in Kind::ALL.into_iter().filter(|&kind| wish.change().kind().is_none_or(|own| own == kind)) {
        let mut buttons = vec![];
        for place in Place::all(kind) {
            let at = cubies.iter().position(|&own| own == place);
            let facelet = at.and_then(|at| wish.facelets().get(at).copied()).or_else(|| named_first(place));
            let Some(facelet) = facelet else { continue };
            let onclick = press(on_act, Act::Finder(FinderAct::Point(facelet)));
            buttons.push(html! {
                <button class="small-cube" aria-pressed={at.is_some().to_string()} data-id={super::id(place).to_string()}
                    {onclick}>{ name(place, state.spelling) }</button>
            });
        }
        let heading = texts.group.kinds[kind as usize];
        groups.push(html! { <div class="row" role="group" aria-label={heading}>{ buttons }</div> });
    }
    html! { <details class="pieces"><summary>{ texts.finder.list }</summary>{ groups }</details> }
}

/// The facelet that is named as its small cube is: that on the first of its faces.
fn named_first(place: Place) -> Option<usize> {
    let name = letters(place, Spelling::Field);
    place.facelets().into_iter().find(|&facelet| facelet_name(facelet, Spelling::Field) == name)
}

/// The parts of the commutator, and its length.
fn found(state: &State, finding: &Finding, look: &Look) -> Html {
    let texts = &look.lang.cube().finder;
    let experiment = &finding.bench.experiment;
    let [setup, x, t, all] = texts.facts;
    let text = |part: &crate::puzzle::cube::Algorithm| part.text(state.spelling);
    let [own_x, own_t] = &experiment.parts;
    let own_setup =
        if experiment.setup.items.is_empty() { texts.no_setup.to_string() } else { text(&experiment.setup) };
    let turns = &finding.bench.way.turns;
    let faces: usize = turns.iter().map(|turn| turn.length()).sum();
    let written = experiment.algorithm();
    html! {
        <>
            { facts(vec![
                (setup, "written", own_setup),
                (x, "written", text(own_x)),
                (t, "written", text(own_t)),
                (all, "written", text(&written)),
            ]) }
            <p>
                { result("cube.commutator", Some(faces.to_string()), Some(written.text(Spelling::Field)), (texts.length)(turns.len(), faces)) }
            </p>
        </>
    }
}

/// Among which commutators it is searched, and what none can do.
pub fn why(look: &Look) -> Html {
    let texts = &look.lang.cube().finder;
    crate::ui::parts::why(&texts.why, &texts.terms)
}

/// The choice to show the supports of X and T on the cube, and the signs that stand there.
pub fn supports(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().finder;
    let onchange = on_act.reform(|_: Event| Act::Finder(FinderAct::Supports));
    let legend = if state.supports && !state.bench().way.turns.is_empty() {
        let [x, t] = &state.bench().experiment.supports;
        let both = x.overlap(t).places;
        let counts = [x.places.len() - both.len(), t.places.len() - both.len(), both.len()];
        let line = |(sign, words): (char, String)| html! { <li><span class="tile sign" aria-hidden="true">{ sign }</span>{ words }</li> };
        html! {
            <ul class="supports-legend">{ for SUPPORTS.into_iter().zip((texts.legend)(counts)).map(line) }</ul>
        }
    } else {
        html! {}
    };
    together(vec![html! {
        <div class="supports-shown">
            <label class="check"><input class="supports" type="checkbox" checked={state.supports} {onchange} />{ texts.supports }</label>
            { legend }
        </div>
    }])
}
