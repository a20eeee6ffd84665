//! The program of the workers of the Hungarian cube.

use wasm_bindgen::{JsValue, UnwrapThrowExt};

fn main() {
    // An error here reaches the page as the worker's death.
    let started: Result<(), JsValue> = casse_tete::worker::slice::start(casse_tete::worker::cube::prepare);
    started.unwrap_throw();
}
