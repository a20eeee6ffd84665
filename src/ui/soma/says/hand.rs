//! Building by hand: the sentences, the buttons of the pieces, the layers with a button for each cell, and what the result is.

use super::{cells, letter};
use crate::puzzle::soma::build::{BuildHint, BuildMove, Refusal};
use crate::puzzle::soma::built::BuiltSolution;
use crate::puzzle::soma::pieces::Turning;
use crate::puzzle::soma::scene::PIECE;
use crate::puzzle::soma::{Mask, cell};
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{panel, press, sends};
use crate::ui::parts::{able, button, heading, paragraph, scrolling};
use crate::ui::roving::stops_at;
use crate::ui::soma::act::{Act, HandAct};
use crate::ui::soma::layers::{CELL_PLACE, arrow_keys, cell_of, grids, place_text, tint_class};
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the piece in the hand or the last move, and about what is left.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let (hand, texts) = (&state.hand, &look.lang.soma().hand);
    let building = &hand.building;
    let mut sentences = vec![];
    if building.is_complete() {
        sentences.push((texts.complete)(building.made(), &time(state, look)));
        let classes = state.solutions.as_ref().map_or(0, |solutions| solutions.catalogue.classes.len());
        sentences.extend(hand.class.map(|class| (texts.number)(class + 1, classes)));
        if hand.class.is_some() && building.made() > 0 && building.is_from_empty() {
            sentences.push(texts.built[usize::from(!state.built.is_new)].to_string());
        }
        return sentences;
    }
    let held = building.held().map(|held| letter(state, held.piece));
    // A piece that has left the cells of its hint is told of as any other.
    let is_followed = |hint: &&BuildHint| match hint {
        BuildHint::Put(piece, place) => {
            building.held().is_some_and(|held| held.piece == *piece) && building.rest() == Ok(*place)
        }
        BuildHint::TakeBack(_) | BuildHint::Impossible => true,
    };
    sentences.push(match (hand.hint.as_ref().filter(is_followed), &hand.refused, held) {
        (_, Some(Refusal { outside, meets, discoloured }), Some(held)) => {
            let mut reasons: Vec<String> = (*outside > 0).then(|| (texts.outside)(*outside)).into_iter().collect();
            reasons.extend(meets.iter().map(|&(piece, both)| (texts.meets)(letter(state, piece), &cells(state, both))));
            if *discoloured != 0 {
                reasons.push((look.lang.soma().tints.refused)(&cells(state, *discoloured)));
            }
            (texts.refused)(held, &reasons)
        }
        (Some(BuildHint::Put(piece, place)), ..) => (texts.hinted)(letter(state, *piece), &cells(state, *place)),
        (Some(BuildHint::TakeBack(piece)), ..) => (texts.take_back)(letter(state, *piece)),
        (Some(BuildHint::Impossible), ..) => texts.impossible.to_string(),
        (None, None, Some(held)) => match building.rest() {
            Ok(place) if hand.is_aimed => (texts.fits)(held, &cells(state, place)),
            _ => (texts.hovers)(held),
        },
        (None, _, None) => match building.last() {
            Some(BuildMove { piece, to: Some(place), .. }) => (texts.put)(letter(state, piece), &cells(state, place)),
            Some(BuildMove { piece, to: None, .. }) => (texts.aside)(letter(state, piece)),
            None => texts.begin.to_string(),
        },
    });
    if !building.standing().is_empty() {
        let solid = building.pieces().solid();
        sentences.push((texts.standing)(building.standing().len().min(solid), solid));
    }
    match hand.left {
        // A hint has said it already.
        Some(0) if matches!(hand.hint, Some(BuildHint::TakeBack(_) | BuildHint::Impossible)) => {}
        Some(0) if (hand.tells || hand.asked) && building.standing().is_empty() => {
            sentences.push(texts.impossible.to_string());
        }
        Some(left) if hand.tells || hand.asked => sentences.push((texts.left)(left)),
        None if hand.tells || hand.asked || hand.waits => sentences.push(state.unknown(texts.unknown).to_string()),
        _ => {}
    }
    sentences
}

/// The CSS class of the sentences.
pub fn mood(state: &State) -> &'static str {
    let hand = &state.hand;
    match hand.told() {
        _ if hand.building.is_complete() => "good",
        _ if hand.refused.is_some() => "bad",
        Some(0) => "bad",
        _ => "plain",
    }
}

/// The time of play.
pub fn time(state: &State, look: &Look) -> String {
    (look.lang.soma().hand.time)((state.hand.clock / 1000.0) as u64)
}

/// A piece, and where it is: what its button does.
pub fn piece(state: &State, piece: usize, look: &Look) -> String {
    let (building, texts) = (&state.hand.building, &look.lang.soma().hand);
    let own = letter(state, piece);
    let stands = building.standing().iter().find(|(other, _)| *other == piece);
    match stands {
        Some(&(_, place)) => (texts.stands)(own, &cells(state, place)),
        None if building.is_beside(piece) => (texts.piece[0])(own),
        None => (texts.piece[1])(own),
    }
}

/// The row of buttons below the drawing.
pub fn tools(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (building, texts) = (&state.hand.building, &look.lang.soma().hand);
    let held = building.held().map(|held| held.piece);
    let does = |act: HandAct| held.is_some().then_some(Act::Hand(act));
    let [turns, names @ ..] = texts.turns;
    let [put, back, hint, ask, again] = texts.buttons;
    let is_begun = building.known() > 0 || held.is_some();
    let keyed = |name: &'static str, key: &'static str| html! { <>{ name }<kbd>{ key }</kbd></> };
    html! {
        <div class="hand-tools">
            <div class="row hand-pieces" role="group" aria-label={texts.pieces}>
                { for (0..building.pieces().solid()).map(|index| html! {
                    <button class={classes!("hand-piece", (!building.is_beside(index)).then_some("away"))} data-id={Id::new(PIECE, index, 0).to_string()} aria-pressed={(held == Some(index)).to_string()}
                        aria-label={piece(state, index, look)} onclick={press(on_act, Act::Hand(HandAct::Take(index)))}>
                        <span class={format!("tile piece-name c{}", index % 8)}>{ letter(state, index) }</span>
                    </button>
                }) }
            </div>
            <div class="row" role="group" aria-label={turns}>
                { for names.into_iter().zip(["X", "Y", "Z"]).enumerate().map(|(axis, (name, key))| {
                    let onclick = press(on_act, Act::Hand(HandAct::Turn(axis, false)));
                    let is_turning_over = axis < 2 && state.model.pieces.turning() == Turning::Upright;
                    Button { class: "turn-piece", disabled: held.is_none() || is_turning_over, ..Button::of(onclick) }.html(keyed(name, key))
                }) }
                if state.model.pieces.turning() == Turning::Reflected {
                    { Button { class: "mirror-piece", disabled: held.is_none(), ..Button::of(press(on_act, Act::Hand(HandAct::Mirror))) }.html(keyed(texts.mirror, "M")) }
                }
                <button class="put-down" data-enter={held.map(|_| "")} disabled={held.is_none()} onclick={press(on_act, Act::Hand(HandAct::Put))}>{ put }</button>
                { able("lay-back", back.into(), on_act, does(HandAct::LayBack)) }
            </div>
            <div class="row">
                { Button { class: "hint-button", ..Button::of(press(on_act, Act::Hand(HandAct::Hint))) }.html(keyed(hint, "H")) }
                { button("ask", ask, on_act, Act::Hand(HandAct::Ask)) }
                { able("again", again.into(), on_act, is_begun.then_some(Act::Hand(HandAct::Again))) }
            </div>
        </div>
    }
}

/// The panel on the right, below the sentences.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().hand;
    let building = &state.hand.building;
    let board = Board {
        look: *look,
        standing: building.standing().to_vec(),
        held: building.held().map(|held| held.piece).filter(|_| state.hand.is_aimed),
        cubes: building.cubes().into_iter().filter_map(|cube| building.figure().index(cube)).fold(0, |all, index| {
            let cube: Mask = 1 << index;
            all | cube
        }),
        figure: building.figure().clone(),
        letters: building.pieces().pieces().iter().map(|piece| piece.letter).collect(),
        on_act: on_act.clone(),
    };
    let onchange = on_act.reform(|_: Event| Act::Hand(HandAct::Tell));
    html! {
        <>
            if let Some(class) = state.hand.class {
                <div class="row">{ button("show-built", (texts.show)(class + 1), on_act, Act::Built(class)) }</div>
            }
            { own(state, look, on_act) }
            <label class="check"><input type="checkbox" class="tells" checked={state.hand.tells} {onchange} />{ texts.tells }</label>
            { heading(texts.board) }
            { panel(board, Board::draw) }
            <p class="hint" id="board-hint">{ texts.board_hint }</p>
            if state.model.figure.open() != 0 { { paragraph("hint", look.lang.soma().tints.hints[1]) } }
            { paragraph("hint", texts.keys_hint) }
            { heading(texts.challenge[0]) }
            { paragraph("hint", texts.challenge[1]) }
        </>
    }
}

/// The solutions of the figure that the reader has built.
fn own(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().hand;
    let (built, all) =
        (&state.built.classes, state.solutions.as_ref().map_or(0, |known| known.catalogue.classes.len()));
    if built.is_empty() {
        return html! {};
    }
    let row = |(class, best): &(usize, BuiltSolution)| {
        let show = html! {
            <button class="show-own" aria-label={(texts.show)(class + 1)} onclick={press(on_act, Act::Built(*class))}>{ class + 1 }</button>
        };
        let seconds = (texts.time)(u64::from(best.seconds));
        Row::of(vec![show, html! { best.games }, html! { best.moves }, html! { seconds }])
    };
    html! {
        <div class="built">
            { heading(texts.own) }
            { paragraph("hint", (texts.own_count)(built.len(), all)) }
            if state.built.is_lost { { paragraph("hint", texts.not_kept) } }
            { scrolling(texts.own, table("built-solutions", Caption::Heard(texts.own), &texts.own_table, built.iter().map(row).collect())) }
        </div>
    }
}

/// The layers, rendered only when they change.
#[derive(PartialEq)]
struct Board {
    look: Look,
    figure: crate::puzzle::soma::Figure,
    standing: Vec<(usize, Mask)>,
    /// The piece in the hand, if it would be put down where its cubes are.
    held: Option<usize>,
    /// The cells of the figure in which its cubes are.
    cubes: Mask,
    letters: Vec<char>,
    on_act: Callback<Act>,
}

impl Board {
    fn draw(&self) -> Html {
        let texts = &self.look.lang.soma().hand;
        let onclick = sends(&self.on_act, {
            let figure = self.figure.clone();
            move |event: MouseEvent| {
                let (_, [x, y, z]) = cell_of(&event)?;
                let index = figure.index(cell(x as i16, y as i16, z as i16))?;
                Some(Act::Hand(HandAct::Cell(index)))
            }
        });
        let onkeydown = arrow_keys(self.figure.extents());
        html! {
            <div class="layers hand-board" role="group" aria-label={texts.board} aria-describedby="board-hint" {onclick} {onkeydown} onfocusin={stops_at(CELL_PLACE)}>
                { grids(self.figure.extents(), &self.look, |at| self.cell(at)) }
            </div>
        }
    }

    /// The button of a cell; where the figure has no cell, one that only keeps the place.
    fn cell(&self, [x, y, z]: [usize; 3]) -> Html {
        let texts = &self.look.lang.soma().hand;
        let [_, depth, height] = self.figure.extents();
        let place = place_text([x, y, z]);
        let tabindex = if [x, y, z] == [0, depth - 1, height - 1] { "0" } else { "-1" };
        let at = [z + 1, depth - y, x + 1];
        let Some(index) = self.figure.index(cell(x as i16, y as i16, z as i16)) else {
            return html! { <button class="unit none" data-cell={place} {tabindex} aria-label={(texts.no_cell)(at)} /> };
        };
        let own = |piece: usize| self.letters.get(piece).copied().unwrap_or('?');
        let standing = self.standing.iter().find(|(_, cells)| cells >> index & 1 == 1).map(|&(piece, _)| piece);
        let held = self.held.filter(|_| self.cubes >> index & 1 == 1);
        let [stands, would, in_the_way] = texts.content;
        let (class, content) = match (standing, held) {
            (Some(piece), Some(_)) => ("meets", in_the_way(own(piece))),
            (Some(piece), None) => ("", stands(own(piece))),
            (None, Some(piece)) => ("would", would(own(piece))),
            (None, None) => ("", texts.empty.to_string()),
        };
        let shown = standing.or(held);
        let colour = shown.map(|piece| format!("tile c{}", piece % 8));
        let tint = self.figure.tint(index);
        let words = (texts.cell)(index + 1, at, &content) + self.look.lang.soma().tints.cell[tint as usize];
        html! {
            <button class={classes!("unit", colour, tint_class(Some(tint)), (!class.is_empty()).then_some(class))} data-cell={place} {tabindex}
                aria-label={words}>
                if let Some(piece) = shown { { own(piece) } } else { <span class="number">{ index + 1 }</span> }
            </button>
        }
    }
}
