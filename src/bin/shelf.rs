//! The program of the shelf. The share menu of the other pages loads it, too, to keep something.

use casse_tete::link::{Destination, Link};
use casse_tete::ui::{address, shelf};
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {
    if Link::parse(&address::fragment()).0.place == Destination::Shelf {
        casse_tete::ui::app::mount::<shelf::ShelfPage>();
    }
}

/// Keeps an item, given as its text. Returns whether the browser has kept it.
#[wasm_bindgen]
pub async fn keep(text: String) -> bool {
    shelf::keep(&text).await.is_ok()
}
