//! The program of the workers of Instant Insanity.

use wasm_bindgen::{JsValue, UnwrapThrowExt};

fn main() {
    // An error here reaches the page as the worker's death.
    let started: Result<(), JsValue> = casse_tete::worker::slice::start(casse_tete::worker::insanity::prepare);
    started.unwrap_throw();
}
