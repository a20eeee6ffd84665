//! The coach: the next turn in plain words, with the buttons to go on and back, below or beside the cube.

use super::algorithm::turn_text;
use super::stages::colour;
use super::{chain, optimal, short, side, stages};
use crate::puzzle::cube::{Face, Method, facelet};
use crate::ui::Look;
use crate::ui::controls::press;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{CoachAct, State};
use crate::ui::parts::{block, button};
use yew::prelude::*;

/// The coach, in place of the controls below the drawing.
pub fn coach(page: &HungarianCube, look: &Look) -> Html {
    let (state, texts, on_act) = (&page.state, &look.lang.cube().coach, &page.frame.calls.act);
    let [top, front] = held(state, look);
    let (above, turn, words) = match (state.solution_way(), state.coached_turn()) {
        (None, _) => (String::new(), None, solution_words(state, look).join(" ")),
        (Some(way), _) if way.turns.is_empty() => (String::new(), None, look.lang.cube().stages.already.to_string()),
        (Some(_), Some(turn)) => (counted(state, look), Some(turn), (texts.turn)(turn)),
        (Some(_), None) if state.is_turning() => (String::new(), None, texts.finished.to_string()),
        (Some(_), None) => {
            let [_, all] = state.coached_count();
            ((texts.length)(all), None, (texts.hold)(top, front))
        }
    };
    let done = if state.is_turning() { texts.done } else { texts.ready };
    let rest = state.solution_way().map_or(0, |way| way.turns.len() - state.solved.min(way.turns.len()));
    let main = |class: &'static str, words: &'static str, is_able: bool, act: CoachAct| {
        // It keeps the focus where it does nothing.
        html! { <button {class} aria-disabled={(!is_able).then_some("true")} onclick={press(on_act, Act::Coach(act))}>{ words }</button> }
    };
    html! {
        <div class="coach" data-enter="done" role="group" aria-label={texts.follow}>
            <div class="coach-words" data-told="all">
                <p class="coach-number">{ above }</p>
                <p class="coach-turn">
                    if let Some(turn) = turn { <b class="coach-letter" aria-hidden="true">{ turn_text(turn, state.spelling) }</b> }
                    <span>{ words }</span>
                </p>
                if turn.is_some() { <p class="coach-held">{ (texts.held)(top, front) }</p> }
            </div>
            { block("coach-main", vec![
                main("coach-back", texts.back, state.is_turning(), CoachAct::Back),
                main("strong coach-done", done, rest > 0, CoachAct::Done),
            ]) }
            { block("coach-more", vec![
                button("coach-lost", texts.lost, on_act, Act::Coach(CoachAct::Lost)),
                button("coach-leave", texts.leave, on_act, Act::Coach(CoachAct::Leave)),
            ]) }
        </div>
    }
}

/// The button that begins to follow the solution, where there can be one.
pub fn follow(page: &HungarianCube, look: &Look) -> Html {
    if !page.state.is_reachable() {
        return html! {};
    }
    button("coach-follow", look.lang.cube().coach.follow, &page.frame.calls.act, Act::Coach(CoachAct::Follow))
}

/// How the cube in the hand is entered, for who was lost.
pub fn enter(state: &State, look: &Look) -> Option<String> {
    state.is_lost().then(|| look.lang.cube().coach.enter.to_string())
}

/// What is told of the search while there is no solution.
fn solution_words(state: &State, look: &Look) -> Vec<String> {
    match state.model.method {
        Method::Short => short::words(state, look),
        Method::Chain => chain::words(state, look),
        Method::Optimal => optimal::words(state, look),
        Method::SideBySide => side::words(state, look),
        Method::Stages => stages::words(state, look),
    }
}

/// Which turn it is, how many there are, and to which stage it belongs.
fn counted(state: &State, look: &Look) -> String {
    let texts = look.lang.cube();
    let [number, all] = state.coached_count();
    let is_whole = state.next_turn().is_some_and(|turn| turn.length() == 0);
    let count = if is_whole {
        (texts.coach.before)([number.min(all), all])
    } else {
        format!("{} · {}", (texts.coach.number)([number, all]), (texts.coach.left)(all - number))
    };
    let stage = state.solution().and_then(|solved| {
        let stage = solved.solution.steps[solved.step_at(state.solved)?].stage;
        Some((texts.stages.stage)(stage.number(), texts.stages.names[stage as usize]))
    });
    match stage {
        Some(stage) => format!("{stage} {count}"),
        None => count,
    }
}

/// The colours on top and in front.
fn held(state: &State, look: &Look) -> [&'static str; 2] {
    let colours = state.cube().colours();
    [Face::Up, Face::Front].map(|face| colour(state.scheme, colours[facelet::centre(face)], look))
}
