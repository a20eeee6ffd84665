//! Explanations of the derivation of the pieces.

use crate::puzzle::soma::PieceSet;
use crate::puzzle::soma::derive::{Finding, Step};
use crate::puzzle::soma::scene::{POLYCUBE, colour};
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::controls::term;
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.soma().pieces;
    let derivation = state.derivation();
    let polycubes = derivation.polycubes();
    match derivation.step(state.derived) {
        Step::Begin => vec![texts.begin.to_string()],
        Step::Grown { from, becomes, finding, .. } => {
            let cubes = polycubes[becomes].shape.size();
            let (from, number) = (from + 1, becomes + 1);
            match finding {
                Finding::Again => vec![(texts.again)(from, cubes, number)],
                Finding::New => vec![(texts.new)(from, cubes, number)],
                Finding::MirrorOf(of) => vec![(texts.new)(from, cubes, number), (texts.mirror)(of + 1)],
            }
        }
        Step::Judged { polycube } => {
            let judged = if polycubes[polycube].segment.is_some() { texts.irregular } else { texts.regular };
            vec![judged(polycube + 1)]
        }
        Step::Named => {
            let pieces = PieceSet::soma();
            vec![(texts.seven)(pieces.count(), pieces.volume()), (texts.volume)(pieces.volume())]
        }
    }
}

/// The CSS class of the sentence about the current step.
pub fn mood(state: &State) -> &'static str {
    // Not before the second part of the program is there.
    let Some(derivation) = state.derivation.get() else { return "plain" };
    let polycubes = derivation.polycubes();
    match derivation.step(state.derived) {
        Step::Grown { finding: Finding::New | Finding::MirrorOf(_), .. } | Step::Named => "good",
        Step::Judged { polycube } if polycubes[polycube].segment.is_some() => "good",
        Step::Judged { .. } => "bad",
        _ => "plain",
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(state: &State, look: &Look) -> Html {
    let texts = &look.lang.soma().pieces;
    html! {
        <>
            { sizes(state, look) }
            if state.derivation().is_named(state.derived) { { seven(state, look) } }
            <p>{ for texts.terms.into_iter().map(term) }</p>
        </>
    }
}

/// The number of polycubes of each size, as far as the derivation has come.
fn sizes(state: &State, look: &Look) -> Html {
    let [heading, columns @ ..] = look.lang.soma().pieces.sizes;
    let derivation = state.derivation();
    let judged = derivation.judged(state.derived);
    let of_size = |size: usize, regular: bool| {
        judged.iter().filter(|known| known.shape.size() == size && known.segment.is_none() == regular).count()
    };
    let rows = (1..).zip(derivation.counts(state.derived)).map(|(size, count)| {
        let counts = [size, count, of_size(size, true), of_size(size, false)];
        Row::of(counts.into_iter().map(|count| html! { count }).collect())
    });
    table("sizes", Caption::Shown(heading), &columns, rows.collect())
}

/// The table of the seven pieces, with their properties for the search.
fn seven(state: &State, look: &Look) -> Html {
    let [heading, columns @ ..] = look.lang.soma().pieces.table;
    let polycube_of = |piece: usize| state.derivation().polycubes().iter().position(|known| known.piece == Some(piece));
    // The derivation is that of the seven, whatever set is searched.
    let set = PieceSet::soma();
    let letter = |piece: usize| set.pieces().get(piece).map_or('?', |piece| piece.letter);
    let rows = set.pieces().iter().enumerate().map(|(place, piece)| {
        let imbalance = if piece.imbalance == 0 { "0".to_string() } else { format!("±{}", piece.imbalance) };
        let mirror = piece.mirror.map_or('–', letter);
        Row {
            id: polycube_of(place).map(|number| Id::new(POLYCUBE, number, 0)),
            ..Row::of(vec![
                html! { <>{ piece.number }{ " " }<span class={format!("tile piece-name c{}", colour(place))}>{ piece.letter }</span></> },
                html! { piece.shape.size() },
                html! { piece.symmetries },
                html! { imbalance },
                html! { mirror },
            ])
        }
    });
    table("seven", Caption::Shown(heading), &columns, rows.collect())
}
