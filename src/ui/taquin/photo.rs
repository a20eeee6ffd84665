//! A picture that the reader has chosen for the tiles. It never leaves the device, and no link carries it. While it is on the tiles the
//! browser keeps it for this tab, so that it survives a reload.

use crate::ui::root::document;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, File, HtmlCanvasElement, Storage};
use yew::Callback;

/// The longest side of a picture on the page, in pixels; larger pictures are made smaller.
const LONGEST: f64 = 1_600.0;

/// Reads a file as a picture, keeps it, and calls `on_read` with it; without it, if the browser cannot read the file as a picture.
pub fn read(file: File, on_read: Callback<Option<HtmlCanvasElement>>) {
    spawn_local(async move {
        let picture = drawn(&file).await.ok();
        if let Some(picture) = &picture {
            keep(picture.clone());
        }
        on_read.emit(picture);
    });
}

/// The key of the picture, as a data address.
const KEY: &str = "casse-tete.taquin.picture";

/// The kind of file that is kept; a browser that cannot make it makes another one.
const KIND: &str = "image/webp";

/// The quality in which it is kept, 0..=1.
const QUALITY: f64 = 0.9;

/// The browser's storage for this tab, if it has one.
fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

thread_local! {
    /// How often a picture was to be kept or forgotten: one that is ready late does not replace a later choice.
    static CHOICES: Cell<u32> = const { Cell::new(0) };
}

/// Notes another choice. Returns its number.
fn choose() -> u32 {
    CHOICES.set(CHOICES.get() + 1);
    CHOICES.get()
}

/// Keeps the picture on the tiles for this tab; the browser makes a file of it meanwhile. Without room for it, it lasts as long as the page.
pub fn keep(picture: HtmlCanvasElement) {
    let choice = choose();
    spawn_local(async move {
        let address = address(&picture).await;
        let Some(storage) = storage().filter(|_| CHOICES.get() == choice) else { return };
        if address.and_then(|address| storage.set_item(KEY, &address)).is_err() {
            // The one before is not on the tiles any more.
            forget();
        }
    });
}

/// The data address of a picture.
async fn address(picture: &HtmlCanvasElement) -> Result<String, JsValue> {
    let made = Promise::new(&mut |resolve, reject| {
        let asked = picture.to_blob_with_type_and_encoder_options(&resolve, KIND, &QUALITY.into());
        if let Err(error) = asked {
            // The promise is ours: nothing else can go wrong.
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    let file: Blob = JsFuture::from(made).await?.dyn_into()?;
    let bytes = Uint8Array::new(&JsFuture::from(file.array_buffer()).await?).to_vec();
    let text: String = bytes.into_iter().map(char::from).collect();
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    Ok(format!("data:{};base64,{}", file.type_(), window.btoa(&text)?))
}

/// Forgets the picture that is kept.
pub fn forget() {
    choose();
    // What cannot be reached is not kept either.
    let _ = storage().map(|storage| storage.remove_item(KEY));
}

/// Reads the picture that is kept for this tab, if there is one, and calls `on_read` with it.
pub fn restore(on_read: Callback<Option<HtmlCanvasElement>>) {
    let Some(address) = storage().and_then(|storage| storage.get_item(KEY).ok()?) else { return };
    spawn_local(async move {
        match bytes(&address) {
            Some(picture) if let Ok(picture) = drawn(&picture).await => on_read.emit(Some(picture)),
            _ => forget(),
        }
    });
}

/// What a data address holds.
fn bytes(address: &str) -> Option<Blob> {
    let text = web_sys::window()?.atob(address.split_once("base64,")?.1).ok()?;
    let bytes: Vec<u8> = text.chars().map(|own| u8::try_from(own).ok()).collect::<Option<_>>()?;
    Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(&bytes[..]))).ok()
}

async fn drawn(file: &Blob) -> Result<HtmlCanvasElement, JsValue> {
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
