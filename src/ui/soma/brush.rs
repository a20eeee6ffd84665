//! The colour with which the editors of figures and of pieces fill cells.

use super::act::Act;
use super::layers::tint_class;
use crate::puzzle::soma::tint::Tint;
use crate::ui::Look;
use crate::ui::controls::sends;
use crate::ui::roving::button_at;
use yew::prelude::*;

/// The attribute with the letter of a colour.
const BRUSH: &str = "data-brush";

/// The choice of the colour, one of these, with which cells are filled; with a colour, what it means.
pub fn brush(offered: &'static [Tint], brush: Tint, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().tints;
    let onclick = sends(on_act, |event: MouseEvent| {
        let (_, letter) = button_at(&event, BRUSH)?;
        letter.chars().next().and_then(Tint::read).map(Act::Brush)
    });
    html! {
        <>
            <span class="row brushes" role="group" aria-label={texts.brush} {onclick}>
                <span aria-hidden="true">{ texts.brush }</span>
                { for offered.iter().zip(texts.names).map(|(&tint, name)| {
                    let letter = tint.letter().to_string();
                    let key = letter.to_ascii_uppercase();
                    html! { <button data-brush={letter} aria-pressed={(tint == brush).to_string()} aria-keyshortcuts={key.clone()} class={tint_class(Some(tint))}>{ name }<kbd>{ key }</kbd></button> }
                }) }
            </span>
            if brush != Tint::Neutral && offered.contains(&brush) { <p class="hint">{ texts.hints[usize::from(brush == Tint::Open)] }</p> }
        </>
    }
}
