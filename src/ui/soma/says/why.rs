//! Why the figure cannot be built: reasons, weights, a chain of choices, and last the search that has tried everything.

use super::{cells, letter, name};
use crate::puzzle::soma::cell;
use crate::puzzle::soma::diagnosis::{Reason, balances};
use crate::puzzle::soma::theory::proof::Claim;
use crate::puzzle::soma::why::CoverItem;
use crate::text::signed_list;
use crate::text::soma::why::Scope;
use crate::ui::Look;
use crate::ui::parts::button;
use crate::ui::soma::act::Act;
use crate::ui::soma::state::{Shows, State};
use crate::ui::table::{Caption, Row, table_of};
use yew::prelude::*;

/// The sentences about the argument that is shown on the figure; none if none is.
pub fn words(state: &State, look: &Look) -> Option<Vec<String>> {
    let texts = &look.lang.soma().why;
    match state.shows {
        Shows::Weights => Some(vec![weights_words(state, look)?]),
        Shows::Chain => {
            let chain = state.chain()?;
            let Some((step, end)) = state.argued() else { return Some(vec![(texts.begin)(chain.0.len())]) };
            let (piece, stands) = (letter(state, step.piece), cells(state, step.mask()));
            let way = Some(step.way).filter(|_| !step.is_forced());
            let mut sentences = vec![match step.at {
                CoverItem::Cell(cell) => (texts.of_cell)(cell + 1, way, piece, &stands),
                CoverItem::Piece(_) => (texts.of_piece)(piece, way, &stands),
            }];
            if step.images > 1 {
                sentences.push((texts.images)(step.images));
            }
            if let Some(end) = end {
                sentences.push((texts.dead)(&reason_words(state, look, end, Scope::Rest)));
            }
            if state.why.step == chain.0.len() {
                sentences.push(texts.closed.to_string());
            }
            Some(sentences)
        }
        _ => None,
    }
}

/// The mood of these sentences: a way that ends, weights that prove it, a proof that is checked.
pub fn mood(state: &State) -> &'static str {
    match state.shows {
        Shows::Weights => "bad",
        Shows::Chain if state.argued().is_some_and(|(_, end)| end.is_some()) => "bad",
        Shows::Proof if state.proved().is_some_and(|step| step.claim == Claim::Checked) => "good",
        _ => "plain",
    }
}

/// A reason. That of the balance tells more about the whole figure than about what is left of it.
fn reason_words(state: &State, look: &Look, reason: &Reason, scope: Scope) -> String {
    let texts = &look.lang.soma().why;
    match reason {
        Reason::Balance { .. } if scope == Scope::Figure => balance_words(state, look),
        Reason::Balance { balance, reachable } => (texts.balance)(*balance, &signed_list(reachable)),
        Reason::Class { cells, most } => (texts.class)(cells.count_ones(), *most, scope),
        Reason::Part { cells } => (texts.part)(cells.count_ones(), scope),
        Reason::Tints { tint, found, most } => (look.lang.soma().tints.most)(*tint, *found, *most, scope),
        Reason::Homeless { piece } => (texts.homeless)(letter(state, *piece), scope),
        Reason::Unreached { cells: unreached } => {
            (texts.unreached)(unreached.count_ones(), &cells(state, *unreached), scope)
        }
    }
}

/// What the weights say.
fn weights_words(state: &State, look: &Look) -> Option<String> {
    let weights = state.weights()?;
    let most = &state.why.most;
    let terms = most.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
    Some((look.lang.soma().why.weights)(weights.sum(), &terms, most.iter().sum()))
}

/// Why the figure cannot be built, if it cannot: the arguments one by one, then the complete search without a solution.
pub fn arguments(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().why;
    let (reasons, none) = (state.reasons(), state.is_exhausted());
    let is_looking = state.why.arguing.is_running() || state.wants_why() || state.has_unchecked();
    let show = |shows: Shows| button("show-reason", texts.show_reason, on_act, Act::Shows(shows));
    let mut lines: Vec<Html> = reasons
        .iter()
        .map(|reason| {
            let shows = match reason.cells() {
                0 => matches!(reason, Reason::Balance { .. }).then_some(Shows::Chess),
                cells => Some(Shows::Cells(cells)),
            };
            html! { <li>{ reason_words(state, look, reason, Scope::Figure) }{ " " }{ for shows.map(show) }</li> }
        })
        .collect();
    if let Some(words) = weights_words(state, look) {
        lines.push(html! { <li class="by-weights">{ words }{ " " }{ show(Shows::Weights) }</li> });
    }
    if let Some(chain) = state.chain() {
        let words = (texts.chain)(chain.0.len(), chain.forced());
        lines.push(html! { <li class="by-chain">{ words }{ " " }{ show(Shows::Chain) }</li> });
    }
    let placed = state.solutions.as_ref().map_or(0, |solutions| solutions.nodes);
    let others = known(state).map(|_| format!(" {}", look.lang.soma().why.known));
    if lines.is_empty() {
        return if is_looking {
            html! { <p class="diagnosis looking">{ texts.looking }</p> }
        } else {
            html! { if none { <p class="diagnosis exhausted">{ (texts.exhausted)(placed, state.why.found.is_some()) }{ others }</p> } }
        };
    }
    html! {
        <div class="diagnosis impossible">
            <p><strong>{ texts.impossible }</strong></p>
            <ol>{ for lines }</ol>
            if is_looking { <p class="looking">{ texts.looking }</p> }
            if none { <p class="agrees">{ (texts.agrees)(placed) }{ others }</p> }
        </div>
    }
}

/// The table of what the pieces reach of the weights, while these are shown.
pub fn weights_table(state: &State, look: &Look) -> Html {
    let Some(weights) = state.weights().filter(|_| state.shows == Shows::Weights) else { return html! {} };
    let [heading, piece, most] = look.lang.soma().why.table;
    let rows = state.why.most.iter().enumerate().map(|(piece, most)| Row::of(vec![name(state, piece), html! { most }]));
    let table = table_of("weights", Caption::Shown(heading), vec![html! { piece }, html! { most }], rows.collect());
    // The numbers of the drawing, layer by layer, as text.
    let [width, depth, height] = state.model.figure.extents();
    let number = |x: usize, y: usize, z: usize| {
        let at = state.model.figure.index(cell(x as i16, y as i16, z as i16));
        at.and_then(|at| weights.0.get(at)).map_or(".".to_string(), u32::to_string)
    };
    let row = |y: usize, z: usize| (0..width).map(|x| number(x, y, z)).collect::<Vec<_>>().join(" ");
    let layers = (0..height).rev().map(|z| {
        let rows = (0..depth).rev().map(|y| row(y, z)).collect::<Vec<_>>().join("\n");
        html! { <><p>{ (look.lang.soma().layer)(z, height) }</p><pre class="bundgaard">{ rows }</pre></> }
    });
    html! { <>{ table }{ for layers }</> }
}

/// The number of classes of solutions from the literature, if the page has counted the same number.
pub(super) fn known(state: &State) -> Option<u64> {
    let known = state.preset().filter(|_| state.model.is_soma())?.known_classes()?;
    (state.solutions.as_ref()?.catalogue.classes.len() == known).then_some(known as u64)
}

/// What the chessboard says of the whole figure.
pub(super) fn balance_words(state: &State, look: &Look) -> String {
    let figure = &state.model.figure;
    let black = (figure.full() & figure.black()).count_ones();
    let reachable = balances(state.model.pieces.pieces().iter().map(|piece| piece.imbalance));
    let white = figure.count() as u32 - black;
    (look.lang.soma().figure.balance)(black, white, figure.balance(figure.full()), &signed_list(&reachable))
}
