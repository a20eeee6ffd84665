//! The order of the pieces: each is dragged to its place, or moved there by the arrow keys.

use super::SetupProps;
use crate::puzzle::soma::KnownSet;
use crate::puzzle::soma::scene::PIECE;
use crate::scene::Id;
use crate::ui::controls::{focus, press};
use crate::ui::root::document;
use crate::ui::roving::has_modifier;
use crate::ui::soma::act::Act;
use crate::ui::soma::gaps::tile;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attribute of a button that holds the index of its piece in the set.
const ORDERED: &str = "data-ordered";

/// The HTML of the list of pieces.
pub fn order(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.soma().setup;
    let places = props.dragged.clone().unwrap_or_else(|| props.model.order.places().to_vec());
    let pieces = props.model.pieces.pieces();
    let advised =
        KnownSet::of(&props.model.pieces, &props.model.figure).and_then(KnownSet::model).unwrap_or_default().order;
    let onkeydown = {
        let (places, on_act) = (places.clone(), props.base.on_act.clone());
        Callback::from(move |event: KeyboardEvent| on_key(&event, &places, &on_act))
    };
    let onpointerdown = Callback::from(|event: PointerEvent| {
        // Without capture, a drag ends where it leaves the list; nothing else is lost.
        let element = event.target_dyn_into::<Element>().and_then(|element| element.closest("[data-ordered]").ok()?);
        if let Some(element) = element {
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    });
    let onpointermove = {
        let (places, on_act) = (places.clone(), props.base.on_act.clone());
        Callback::from(move |event: PointerEvent| on_move(&event, &places, &on_act))
    };
    // However far a piece was dragged, that is one change of the order.
    let onpointerup = props.base.on_act.reform(|_: PointerEvent| Act::Drop);
    let onpointercancel = props.base.on_act.reform(|_: PointerEvent| Act::Drag(None));
    html! {
        <div class="order">
            <h3 id="order">{ texts.order }</h3>
            <div class="pieces" role="group" aria-labelledby="order" aria-describedby="order-hint" {onkeydown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
                { for places.iter().enumerate().map(|(place, &piece)| {
                    let (number, letter) = (pieces[piece].number, pieces[piece].letter);
                    html! {
                        <button class={classes!("piece", tile(&props.model.pieces, piece))} data-ordered={piece.to_string()}
                            data-id={Id::new(PIECE, piece, 0).to_string()}>
                            { number }{ " " }<b>{ letter }</b><span class="unseen">{ (texts.ordered)(place + 1) }</span>
                        </button>
                    }
                }) }
            </div>
            <p class="hint" id="order-hint">{ texts.order_hint }</p>
            if props.model.is_soma() && props.model.order != advised {
                <button class="advised" onclick={press(&props.base.on_act, Act::Order(advised.places().to_vec()))}>{ texts.advised }{ " " }{ advised.to_string() }</button>
            }
        </div>
    }
}

/// A key is pressed on a piece: in the second part of the program, as all handlers of this kind.
#[inline(never)]
pub fn on_key(event: &KeyboardEvent, places: &[usize], on_act: &Callback<Act>) {
    let piece = piece_at(event.target()).filter(|_| !has_modifier(event));
    let Some(from) = piece.and_then(|piece| places.iter().position(|&each| each == piece)) else {
        return;
    };
    let last = places.len() - 1;
    let to = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => from.saturating_sub(1),
        "ArrowRight" | "ArrowDown" => (from + 1).min(last),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    event.prevent_default();
    if to != from {
        on_act.emit(Act::Order(moved(places, from, to)));
        // The focus follows the piece: the buttons stay, only their pieces change.
        focus(&format!(".order .piece:nth-child({})", to + 1));
    }
}

/// The pointer moves, perhaps with a piece.
#[inline(never)]
pub fn on_move(event: &PointerEvent, places: &[usize], on_act: &Callback<Act>) {
    if event.buttons() & 1 == 0 {
        return;
    }
    let at = |piece: usize| places.iter().position(|&each| each == piece);
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let under = document().and_then(|document| document.element_from_point(x, y));
    let under = under.and_then(|under| under.closest("[data-ordered]").ok()?);
    let from = piece_at(event.target()).and_then(at);
    let to = under.clone().and_then(|under| piece_at(Some(under.into()))).and_then(at);
    if let (Some(from), Some(to), Some(under)) = (from, to, under)
        && from != to
    {
        on_act.emit(Act::Drag(Some(moved(places, from, to))));
        // The piece that is dragged is on this button now.
        let _ = under.set_pointer_capture(event.pointer_id());
    }
}

/// The list with one of its elements moved to another index.
fn moved(places: &[usize], from: usize, to: usize) -> Vec<usize> {
    let mut places = places.to_vec();
    let piece = places.remove(from);
    places.insert(to, piece);
    places
}

/// The piece of the button of an event.
fn piece_at(target: Option<web_sys::EventTarget>) -> Option<usize> {
    let element = target?.dyn_into::<Element>().ok()?.closest("[data-ordered]").ok()??;
    element.dyn_into::<HtmlElement>().ok()?.get_attribute(ORDERED)?.parse().ok()
}
