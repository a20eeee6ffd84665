//! Starts a worker.

use wasm_bindgen::{JsValue, UnwrapThrowExt};

fn main() {
    // An error here reaches the page as the worker's death.
    let started: Result<(), JsValue> = casse_tete::worker::slice::start();
    started.unwrap_throw();
}
