//! Texts packed into links: compressed by the browser (raw DEFLATE) and written with the letters, digits, `-` and `_`
//! (base64url without padding).

use crate::lesson::LARGEST;
use js_sys::{Array, Function, JsString, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, Response};

/// Packs a text. Fails if the browser cannot compress.
pub async fn pack(text: &str) -> Result<String, JsValue> {
    let packed = through(text.as_bytes(), "CompressionStream")?;
    let bytes = Uint8Array::new(&JsFuture::from(packed.array_buffer()?).await?).to_vec();
    // `btoa` takes each byte as a character.
    let text: String = bytes.into_iter().map(char::from).collect();
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    Ok(window.btoa(&text)?.trim_end_matches('=').replace('+', "-").replace('/', "_"))
}

/// Unpacks a text of at most the size of a lesson. Fails if it is damaged or larger.
pub async fn unpack(packed: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let bytes: Vec<u8> = window.atob(&packed.replace('-', "+").replace('_', "/"))?.chars().map(|c| c as u8).collect();
    let text = through(&bytes, "DecompressionStream")?;
    let text: JsString = JsFuture::from(text.text()?).await?.dyn_into()?;
    // Some kilobytes of a link can be many megabytes of text.
    if text.length() as usize > LARGEST { Err(JsValue::NULL) } else { Ok(text.into()) }
}

/// Sends bytes through a stream of the browser, which web-sys does not know yet. Fails if the browser has none.
fn through(bytes: &[u8], stream: &str) -> Result<Response, JsValue> {
    let kind: Function = Reflect::get(&js_sys::global(), &stream.into())?.dyn_into()?;
    let pair = Reflect::construct(&kind, &Array::of1(&"deflate-raw".into()))?;
    let parts = Array::of1(&Uint8Array::from(bytes));
    let stream: ReadableStream = Blob::new_with_u8_array_sequence(&parts)?.stream().pipe_through(pair.unchecked_ref());
    Response::new_with_opt_readable_stream(Some(&stream))
}
