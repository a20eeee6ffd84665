//! Tiles of a colour with its sign, and names that can be pointed at.

use crate::scene::{Glyph, Id};
use crate::ui::Look;
use yew::prelude::*;

/// A colour with its sign and its name.
pub fn tile(colour: u8, look: &Look) -> Html {
    let name = look.lang.insanity().colours[usize::from(colour)];
    html! { <span class={format!("tile c{colour}")} role="img" aria-label={name}>{ glyph(colour) }</span> }
}

/// The sign of a colour, as on every tile of the page.
pub fn glyph(colour: u8) -> Html {
    html! { <svg class="glyph" viewBox="-1.9 -1.9 3.8 3.8" aria-hidden="true"><path d={Glyph::of(colour).path()} /></svg> }
}

/// A name that can be pointed at, also by the keyboard.
pub fn named(id: Id, name: String) -> Html {
    html! { <button class="named" data-id={id.to_string()}>{ name }</button> }
}
