//! Jobs in web workers, so that no search ever blocks the page. Nothing here knows a puzzle: see [`crate::search::job`].
//!
//! * [`protocol`]: the messages, both ways.
//! * [`dispatch`]: which part of a job goes to which worker, and what came back.
//! * [`control`]: the page's side without the browser: assigns parts, watches workers, replaces the silent ones. With the two
//!   above it is pure, and tested natively.
//! * [`pool`]: the page's side in the browser.
//! * [`serve()`]: the worker's side: a job carried out for a few tens of milliseconds at a time.
//! * [`store`]: tables kept on the device.

pub mod protocol;

pub mod dispatch;

pub mod control;

pub mod pool;

mod serve;

pub mod store;

pub use serve::serve;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value as a message. Numbers of 64 bits travel as such, whatever their size.
fn write(value: &impl Serialize) -> Option<JsValue> {
    value.serialize(&Serializer::new().serialize_large_number_types_as_bigints(true)).ok()
}

/// The value of a message; nothing if it is damaged or of another version of the program.
fn read<T: DeserializeOwned>(message: JsValue) -> Option<T> {
    serde_wasm_bindgen::from_value(message).ok()
}
