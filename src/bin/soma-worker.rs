//! The program of the workers of the Soma cube.

use wasm_bindgen::{JsValue, UnwrapThrowExt};

fn main() {
    // An error here reaches the page as the worker's death.
    let started: Result<(), JsValue> = casse_tete::worker::slice::start(casse_tete::worker::soma::prepare);
    started.unwrap_throw();
}
