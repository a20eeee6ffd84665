//! Texts packed into links: compressed by the browser (raw DEFLATE) and written with letters, digits, `-` and `_` (base64url without
//! padding). `static/lessons.js` unpacks them.

use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, Response};

/// Packs a text. Fails if the browser cannot compress.
pub async fn pack(text: &str) -> Result<String, JsValue> {
    // web-sys does not know this stream yet.
    let kind: Function = Reflect::get(&js_sys::global(), &"CompressionStream".into())?.dyn_into()?;
    let pair = Reflect::construct(&kind, &Array::of1(&"deflate-raw".into()))?;
    let parts = Array::of1(&Uint8Array::from(text.as_bytes()));
    let stream: ReadableStream = Blob::new_with_u8_array_sequence(&parts)?.stream().pipe_through(pair.unchecked_ref());
    let packed = Response::new_with_opt_readable_stream(Some(&stream))?.array_buffer()?;
    let bytes = Uint8Array::new(&JsFuture::from(packed).await?).to_vec();
    // `btoa` takes each byte as a character.
    let text: String = bytes.into_iter().map(char::from).collect();
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    Ok(window.btoa(&text)?.trim_end_matches('=').replace('+', "-").replace('/', "_"))
}
