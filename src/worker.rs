//! Jobs in web workers, so that no search ever blocks the page. Nothing here knows a puzzle: see [`crate::search::job`].
//!
//! * [`protocol`]: the messages, both ways.
//! * [`dispatch`]: which part of a job goes to which worker, and what came back.
//! * [`progress`]: what the page hears of its job.
//! * [`control`]: the page's side without the browser: assigns parts, watches workers, replaces the silent ones. With the three
//!   above it is pure, and tested natively.
//! * [`pool`]: the page's side in the browser.
//! * [`serve()`]: the worker's side: a job carried out for a few tens of milliseconds at a time.
//! * [`store`]: tables kept on the device.
//! * [`answers`]: costly answers kept there.

pub mod protocol;

pub mod dispatch;

pub mod progress;

pub mod control;

pub mod pool;

pub mod store;

pub mod answers;

mod serve;

pub use serve::serve;

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

// A reply may hold thousands of solutions, and goes as bytes: they are handed over instead of copied. Requests do, too: programs
// that read no JavaScript objects are 10 kB smaller.

/// A request or a reply as a message.
fn write(message: &impl Serialize) -> Option<Uint8Array> {
    postcard::to_allocvec(message).ok().map(|bytes| Uint8Array::from(bytes.as_slice()))
}

/// The request or the reply of a message; nothing if it is damaged or of another version of the program.
fn read<T: DeserializeOwned>(message: &JsValue) -> Option<T> {
    let bytes = message.dyn_ref::<Uint8Array>()?.to_vec();
    postcard::take_from_bytes(&bytes).ok().and_then(|(read, rest)| rest.is_empty().then_some(read))
}
