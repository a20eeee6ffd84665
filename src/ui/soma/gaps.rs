//! Gaps, the cells of a figure that stay empty: their tiles, and what is told of them.

use crate::puzzle::soma::PieceSet;
use crate::puzzle::soma::scene::colour;
use crate::ui::Look;
use yew::prelude::*;

/// The CSS classes of a tile with the name of a piece; a gap has no colour.
pub fn tile(pieces: &PieceSet, piece: usize) -> Classes {
    match piece < pieces.solid() {
        true => classes!("tile", format!("c{}", colour(piece))),
        false => classes!("tile", "gap"),
    }
}

/// How many cells of the figure stay empty, if some do, and which pieces stand for them.
pub fn gaps(pieces: &PieceSet, look: &Look) -> Option<String> {
    let letters = || pieces.pieces()[pieces.solid()..].iter().map(|gap| gap.letter);
    let (first, last) = (letters().next()?, letters().next_back()?);
    let named = if first == last { first.to_string() } else { format!("{first}–{last}") };
    Some((look.lang.soma().tints.gaps)(pieces.gaps(), &named))
}
