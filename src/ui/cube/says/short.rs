//! Explanations of short solutions: those that were found, the two phases, and the scramble that is followed on another cube.

use super::invariants;
use super::scrambles::several;
use super::stages::{colour, next};
use crate::puzzle::cube::facelet;
use crate::puzzle::cube::solve::short::{COSETS, SUBGROUP};
use crate::puzzle::cube::{Algorithm, Face, Method, Spelling};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::press;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{FARTHER, ShortSolutions, State};
use crate::ui::parts::{button, paragraph, said, tabbed, together, why};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the present turn of the solution that is shown.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let (texts, stages) = (&look.lang.cube().short, &look.lang.cube().stages);
    let short = &state.short;
    let Some(best) = short.best() else {
        let words = match state.solving {
            Activity::Stopped(_) => stages.stopped,
            Activity::Failed => stages.failed,
            _ => texts.looking,
        };
        return vec![words.to_string()];
    };
    if best.solution.turns.is_empty() {
        return vec![stages.already.to_string()];
    }
    let (made, all) = (state.solved, short.way.turns.len());
    if made == all {
        return vec![(stages.done)(all)];
    }
    if made > 0 {
        return turn(state, look).into_iter().chain(next(state, look)).collect();
    }
    let length = best.solution.turns.len();
    let mut sentences = vec![match short.over {
        Some((nodes, every)) => (texts.over)(length, nodes, every),
        None if matches!(state.solving, Activity::Stopped(_)) => stages.stopped.to_string(),
        None => (texts.so_far)(length),
    }];
    sentences.extend(short.current().map(|found| (texts.phases)(found.solution.parts())));
    sentences.extend(next(state, look));
    sentences
}

/// What the last turn belongs to, within the solution.
fn turn(state: &State, look: &Look) -> Option<String> {
    let (texts, short, made) = (&look.lang.cube().short, &state.short, state.solved);
    let solution = &short.current()?.solution;
    let ([begin, end], [first, second, last]) = (solution.borders, solution.parts());
    let axis = short.axis()?.map(|face| letter(face, state.spelling));
    let unready = short.unready(made)?;
    let left = [unready.twisted.len(), unready.flipped.len(), unready.outside.len()];
    Some(if made > end {
        (texts.first_backwards)([made - end, last], left)
    } else if made > begin {
        (texts.second)([made - begin, second], axis)
    } else if made < begin {
        (texts.first)([made, first], left)
    } else if last == 0 {
        (texts.border)(axis)
    } else {
        (texts.border_before)(axis, last)
    })
}

/// The letter of a face in the reader's spelling.
pub(super) fn letter(face: Face, spelling: Spelling) -> char {
    if face == Face::Up && spelling == Spelling::Text { 'T' } else { face.letter() }
}

/// The panel on the right, below the sentence.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().short;
    let open = match page.frame.tab {
        0 => found(&page.state, look, &page.frame.calls.act),
        1 => method(look),
        2 => together(vec![scramble(page, look), several(page, look)]),
        _ => invariants::theatre(&page.state, look, &page.frame.calls.act),
    };
    let [solutions, method, scramble] = texts.tabs;
    let tabs = [solutions, method, scramble, look.lang.cube().invariants.tab];
    tabbed(look, &tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// The solutions, each with its phases and its time; a click shows one.
fn found(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, lang) = (&look.lang.cube().short, look.lang);
    let ShortSolutions { found, shown, .. } = &state.short;
    if found.is_empty() {
        return html! {};
    }
    let rows = found.iter().enumerate().rev().map(|(index, found)| {
        let turns = found.solution.turns.len();
        let [first, second, last] = found.solution.parts();
        let parts = if last > 0 { vec![first, second, last] } else { vec![first, second] };
        let parts: Vec<String> = parts.iter().map(usize::to_string).collect();
        let is = index == *shown;
        let cells = vec![
            html! {
                <button class="to-solution" aria-pressed={is.to_string()} aria-label={(texts.show)(turns)}
                    onclick={press(on_act, Act::Show(index))}>{ lang.number(turns) }</button>
            },
            html! { parts.join("\u{202f}+\u{202f}") },
            html! { (texts.time)(found.milliseconds) },
            html! { lang.number(found.nodes) },
        ];
        Row { class: is.then_some("lit"), ..Row::of(cells) }
    });
    let farther = match state.short.over {
        Some((_, false)) => button("farther", (texts.farther)(FARTHER), on_act, Act::Farther),
        _ => html! {},
    };
    together(vec![
        table("short-solutions", Caption::Heard(texts.tabs[0]), &texts.columns, rows.collect()),
        paragraph("hint", texts.hint),
        farther,
        button("prove", texts.prove, on_act, Act::Method(Method::Optimal)),
    ])
}

/// Why there are two phases, and how large they are.
fn method(look: &Look) -> Html {
    let (texts, lang) = (&look.lang.cube().short, look.lang);
    let all = u128::from(COSETS) * u128::from(SUBGROUP);
    let numbers = [u128::from(COSETS), u128::from(SUBGROUP), all];
    let rows = texts
        .counts
        .iter()
        .zip(numbers)
        .map(|(name, number)| Row::of(vec![html! { name }, html! { lang.grouped(&number.to_string()) }]));
    together(vec![
        table("phase-counts", Caption::Heard(texts.tabs[1]), &texts.count_columns, rows.collect()),
        why(&texts.why, &texts.terms),
    ])
}

/// The turns that lead from the cube in order to this one.
fn scramble(page: &HungarianCube, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.cube().short);
    let deal = button("deal", look.lang.cube().setup.deal, &page.frame.calls.act, Act::Deal(true));
    let Some(best) = state.short.best() else { return deal };
    if best.solution.turns.is_empty() {
        return together(vec![said(texts.no_scramble), deal]);
    }
    let cube = state.live();
    let colours = cube.colours();
    let seen = |face: Face| colour(state.scheme, colours[facelet::centre(face)], look);
    let back: Algorithm = best.solution.turns.iter().rev().map(|turn| turn.inverse().under(cube.hold())).collect();
    together(vec![
        html! { <p>{ (texts.scramble)(seen(Face::Up), seen(Face::Front)) }</p> },
        html! { <p class="written scramble">{ back.text(state.spelling) }</p> },
        deal,
    ])
}
