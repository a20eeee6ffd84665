//! The panel of play by hand: the cube to turn, its six quarter turns, what each façade shows, and the hint.

use crate::puzzle::insanity::hand::{Hint, Turn};
use crate::puzzle::insanity::light::{CUBE, FACADE, FACE};
use crate::puzzle::insanity::solve::{clashes, shown};
use crate::puzzle::insanity::{FACADES, POSITIONS};
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::press;
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::State;
use crate::ui::insanity::tile::{named, tile};
use crate::ui::parts::{able, button};
use crate::ui::table::Caption;
use yew::prelude::*;

/// The number of façades on which no colour repeats, 0 to 4.
pub fn right(state: &State) -> usize {
    let clashes = clashes(&state.model.cubes, state.hand.positions());
    (0..FACADES).filter(|&facade| clashes.iter().all(|clash| clash.facade != facade)).count()
}

/// Sentences about the hint or the last move, and about the present stack.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.insanity().graph.hand;
    let mut sentences = vec![];
    match (state.hint, state.hand.last()) {
        (Some(None), _) => sentences.push(texts.hopeless.to_string()),
        (Some(Some(Hint { next: Some(next), left, nearest })), _) => {
            sentences.push((texts.hinted)(next.cube, (texts.turn)(next.turn), left, nearest));
        }
        (_, Some(last)) => sentences.push((texts.moved)(last.cube, (texts.turn)(last.turn))),
        (_, None) => sentences.push(texts.how.to_string()),
    }
    match right(state) {
        FACADES => sentences.push((texts.solved)(state.hand.made())),
        right => sentences.push((texts.so_far)(right)),
    }
    sentences
}

/// The CSS class of the sentence about the current step.
pub fn mood(state: &State) -> &'static str {
    if right(state) == FACADES { "good" } else { "plain" }
}

/// The HTML of the panel.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, insanity) = (&look.lang.insanity().graph.hand, look.lang.insanity());
    let cubes = &state.model.cubes;
    let positions = state.hand.positions();
    let clashes = clashes(cubes, positions);
    // In the order in which the buttons stand: for each axis anticlockwise first.
    let is_moved = state.hand.known() > 0 || positions.iter().any(|&position| position != 0);
    let turns = [5, 4, 3, 2, 1, 0].map(|index: usize| (Turn::ALL[index], texts.keys[index]));
    html! {
        <>
            <div class="pick-cube row" role="group" aria-label={texts.cube}>
                { for (0..cubes.count()).map(|cube| html! {
                    <button aria-pressed={(cube == state.cube).to_string()} data-id={Id::new(CUBE, cube, 0).to_string()}
                        onclick={press(on_act, Act::Cube(cube))}>{ (insanity.cube)(cube) }</button>
                }) }
            </div>
            <div class="turns" role="group" aria-label={(insanity.cube)(state.cube)}>
                { for turns.into_iter().map(|(turn, key)| Button { class: "turn", ..Button::of(press(on_act, Act::Turn(turn))) }.html(html! { <><span>{ (texts.turn)(turn) }</span><kbd>{ key }</kbd></> })) }
            </div>
            <div class="row">
                { Button { class: "hint-button", ..Button::of(press(on_act, Act::Hint)) }.html(html! { <>{ texts.hint }<kbd>{ "H" }</kbd></> }) }
                if let Some(Some(next)) = state.hint.map(|hint| hint.and_then(|hint| hint.next)) {
                    { button("do-it", texts.do_it, on_act, Act::Move(next)) }
                }
                if state.hint == Some(None) { { button("why", look.lang.insanity().graph.show_why, on_act, Act::Why) } }
                { able("", texts.again.into(), on_act, is_moved.then_some(Act::Again)) }
            </div>
            <table class={classes!("facades", "by-hand", (cubes.count() > 5).then_some("many"))}>
                { Caption::Heard(insanity.on_the_table).html() }
                <tbody>
                    { for (0..FACADES).map(|facade| {
                        let repeats: Vec<_> = clashes.iter().filter(|clash| clash.facade == facade).cloned().collect();
                        let words = if repeats.is_empty() { texts.right.to_string() } else { (insanity.clash)(&repeats) };
                        let sign = if repeats.is_empty() { "✓" } else { "✕" };
                        html! {
                            <>
                                <tr data-id={Id::new(FACADE, facade, 0).to_string()}><th scope="row">{ named(Id::new(FACADE, facade, 0), insanity.faces[facade].to_string()) }</th>
                                    { for positions.iter().enumerate().map(|(cube, &position)| {
                                        let face = usize::from(POSITIONS[usize::from(position) % 24][facade]);
                                        let class = classes!(
                                            repeats.iter().any(|clash| clash.cubes.contains(&cube)).then_some("clashing"),
                                            state.light.has_face(cube, face).then_some("lit"));
                                        html! { <td {class} data-id={Id::new(FACE, cube, face).to_string()}>{ tile(shown(cubes, cube, position, facade), look) }</td> }
                                    }) }
                                </tr>
                                <tr class={if repeats.is_empty() { "verdict good" } else { "verdict bad" }}><td colspan={(cubes.count() + 1).to_string()}>{ sign }{ " " }{ words }</td></tr>
                            </>
                        }
                    }) }
                </tbody>
            </table>
        </>
    }
}
