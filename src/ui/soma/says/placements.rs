//! Explanations of the placements of the pieces.

use super::{cells, letter};
use crate::puzzle::soma::scene::PLACEMENT;
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::controls::{figure, press};
use crate::ui::soma::act::Act;
use crate::ui::soma::gaps::tile;
use crate::ui::soma::state::State;
use yew::prelude::*;

/// The most characters of a placement for which a narrow column is wide enough.
const NARROW: usize = 11;

/// The number of placements of a piece, by its name in the public contract.
pub fn number(state: &State, piece: usize) -> (String, Option<u64>) {
    (format!("soma.placements.{}", piece + 1), Some(state.placements[piece].len() as u64))
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.soma().placements;
    let (piece, all) = (letter(state, state.piece), &state.placements[state.piece]);
    vec![match state.placement.checked_sub(1).and_then(|index| all.get(index)) {
        None => (texts.begin)(piece, all.len()),
        Some(shown) => (texts.shown)(piece, state.placement, all.len(), &cells(state, shown.cells)),
    }]
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().placements;
    let all = &state.placements[state.piece];
    let total = state.placements.iter().map(Vec::len).sum();
    let longest = all.iter().map(|placement| cells(state, placement.cells).len()).max().unwrap_or_default();
    let wide = (longest > NARROW).then_some("wide");
    html! {
        <>
            <div class="choose-piece" role="group" aria-label={texts.choose}>
                { for state.model.pieces.pieces().iter().enumerate().map(|(place, piece)| {
                    let (name, count) = number(state, place);
                    html! {
                        <button class="piece-count" aria-pressed={(place == state.piece).to_string()} onclick={press(on_act, Act::Piece(place))}>
                            <span class={classes!("piece-name", tile(&state.model.pieces, place))}>{ piece.letter }</span>{ figure(name, count, look.lang) }
                        </button>
                    }
                }) }
            </div>
            <p>{ (texts.all)(total) }</p>
            <h2 id="placements">{ (texts.list)(letter(state, state.piece), all.len()) }</h2>
            <ol class={classes!("placements", wide)} aria-labelledby="placements">
                { for all.iter().enumerate().map(|(index, placement)| html! {
                    <li><button data-id={Id::new(PLACEMENT, index, 0).to_string()} aria-current={(index + 1 == state.placement).then_some("true")}
                        onclick={press(on_act, Act::Step(index as u64 + 1))}>{ cells(state, placement.cells) }</button></li>
                }) }
            </ol>
            <p class="hint">{ (texts.numbering)(state.model.figure.count()) }</p>
        </>
    }
}
