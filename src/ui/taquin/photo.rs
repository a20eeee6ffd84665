//! A picture that the reader has chosen for the tiles. It never leaves the device, and no link carries it.

use crate::ui::root::document;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlCanvasElement};
use yew::Callback;

/// The longest side of a picture on the page, in pixels; larger pictures are made smaller.
const LONGEST: f64 = 1_600.0;

/// Reads a file as a picture, and calls `on_read` with it; without it, if the browser cannot read the file as a picture.
pub fn read(file: File, on_read: Callback<Option<HtmlCanvasElement>>) {
    spawn_local(async move { on_read.emit(drawn(&file).await.ok()) });
}

async fn drawn(file: &File) -> Result<HtmlCanvasElement, JsValue> {
    let decode: Function = Reflect::get(&js_sys::global(), &"createImageBitmap".into())?.dyn_into()?;
    let decoding: Promise = decode.call1(&JsValue::NULL, file)?.dyn_into()?;
    let bitmap = JsFuture::from(decoding).await?;
    let side = |name: &str| Reflect::get(&bitmap, &name.into()).map(|side| side.as_f64().unwrap_or_default());
    let (width, height) = (side("width")?, side("height")?);
    let scale = (LONGEST / width.max(height).max(1.0)).min(1.0);
    let canvas: HtmlCanvasElement = document().ok_or(JsValue::NULL)?.create_element("canvas")?.dyn_into()?;
    let (wide, high) = ((width * scale).max(1.0), (height * scale).max(1.0));
    canvas.set_width(wide as u32);
    canvas.set_height(high as u32);
    let context: JsValue = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.into();
    // web-sys knows this kind of picture only with more of its features.
    let draw: Function = Reflect::get(&context, &"drawImage".into())?.dyn_into()?;
    draw.apply(&context, &Array::of5(&bitmap, &0.into(), &0.into(), &wide.into(), &high.into()))?;
    Ok(canvas)
}
