//! The words of the drawing in which the bounds of a shortest solution close.

use super::state::State;
use crate::puzzle::cube::scene::LENGTH;
use crate::puzzle::cube::scene::bounds::{BoundsPicture, LengthState};
use crate::puzzle::cube::solve::optimal::Metric;
use crate::ui::Look;

/// The drawing of the proof: all lengths, and what is known of each.
pub fn bounds_picture(state: &State, look: &Look) -> BoundsPicture {
    let texts = &look.lang.cube().optimal;
    let states = state.lengths();
    let low = states.iter().position(|own| *own != LengthState::Excluded).unwrap_or(0);
    let title = match (state.bound(), state.proven()) {
        (None, _) => String::new(),
        (Some(shortest), Some(_)) => (texts.meet)(shortest),
        (Some(bound), None) => (texts.between)(low, bound, state.proof.metric == Metric::QuarterTurn),
    };
    let lengths = states.iter().enumerate().map(|(length, own)| (*own, length_words(state, length, *own, look)));
    BoundsPicture { title, lengths: lengths.collect(), legend: texts.legend }
}

/// What is known of a length; empty where there is nothing to say.
fn length_words(state: &State, length: usize, own: LengthState, look: &Look) -> String {
    let (texts, proof) = (&look.lang.cube().optimal, &state.proof);
    let total = proof.totals.iter().find(|total| usize::from(total.depth) == length && total.is_complete());
    let first = proof.totals.first().map(|total| usize::from(total.depth)).or(proof.excluded.map(usize::from));
    match (own, total) {
        (LengthState::Excluded, Some(total)) => (texts.empty)(total.nodes),
        // Said once for all of them.
        (LengthState::Excluded, None) if first.is_some_and(|first| length + 1 == first) => texts.by_table.to_string(),
        (LengthState::Excluded | LengthState::Longer, _) => String::new(),
        (LengthState::Searching(thousandths), _) => (texts.filling)(u64::from(thousandths) / 10),
        (LengthState::Open, _) => texts.legend[2].to_string(),
        (LengthState::Known, _) if state.proven().is_some() => texts.fewest.to_string(),
        (LengthState::Known, _) => texts.legend[3].to_string(),
    }
}

/// The length that is pointed at: its number of turns, what is known of it.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let length = state.light.filter(|id| id.kind == LENGTH && state.is_optimal())?.a as usize;
    let own = *state.lengths().get(length)?;
    let texts = &look.lang.cube().optimal;
    let words = match length_words(state, length, own, look) {
        none if none.is_empty() && own == LengthState::Excluded => texts.legend[0].to_string(),
        words => words,
    };
    let turns = (texts.turns)(length, state.proof.metric == Metric::QuarterTurn);
    Some(if words.is_empty() { turns } else { format!("{turns} – {words}") })
}
