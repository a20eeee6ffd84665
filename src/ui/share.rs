//! Sharing: texts are copied, drawings and texts are saved as files.

use super::drawing::Painted;
use super::root::{document, find};
use crate::scene::{Palette, Scene, svg};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, Url};
use yew::prelude::*;

/// The scene that was painted last, as a property of a component. Any two are equal, because the place never changes.
#[derive(Clone)]
pub struct PaintedProp(pub Painted);

impl PartialEq for PaintedProp {
    fn eq(&self, other: &Self) -> bool {
        std::rc::Rc::ptr_eq(&self.0, &other.0)
    }
}

impl PaintedProp {
    /// The drawing as the text of an SVG file with this title; empty if nothing was painted.
    pub fn svg(&self, palette: Palette, title: &str) -> String {
        let painted = self.0.borrow();
        painted.as_ref().map_or(String::new(), |scene| drawn(scene, palette, title))
    }
}

/// A drawing as an SVG file: in the second part of a program that has one, as only a reader asks for it.
#[inline(never)]
fn drawn(scene: &Scene, palette: Palette, title: &str) -> String {
    svg::document(scene, palette, title)
}

/// Copies a text to the clipboard; calls `on_copied` with whether the browser allowed it.
pub fn copy(text: String, on_copied: Callback<bool>) {
    spawn_local(async move {
        let Some(window) = web_sys::window() else { return on_copied.emit(false) };
        let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
        // Outside secure contexts (https) there is no clipboard.
        if clipboard.is_undefined() {
            return on_copied.emit(false);
        }
        on_copied.emit(JsFuture::from(window.navigator().clipboard().write_text(&text)).await.is_ok());
    });
}

/// Saves the drawing as an SVG file with this title.
pub fn save_drawing(painted: &PaintedProp, palette: Palette, title: &str) {
    if let Some(scene) = painted.0.borrow().as_ref() {
        save_text(&drawn(scene, palette, title), "image/svg+xml", &format!("{title}.svg"));
    }
}

/// The whole address of a link of this site.
pub fn address(link: &str) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    format!("{}{link}", href.split('#').next().unwrap_or_default())
}

/// Saves a text as a file of this type.
pub fn save_text(text: &str, kind: &str, name: &str) {
    save_part(&text.into(), kind, name);
}

/// Saves bytes as a file of this type.
pub fn save_bytes(bytes: &[u8], kind: &str, name: &str) {
    save_part(&js_sys::Uint8Array::from(bytes), kind, name);
}

/// Saves a text or an array of bytes as a file of this type.
fn save_part(part: &JsValue, kind: &str, name: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(part);
    let _ = Blob::new_with_str_sequence_and_options(&parts, &options).and_then(|blob| save(&blob, name));
}

/// Saves the drawing as a PNG file with this title, in the resolution of the screen.
pub fn save_picture(title: &'static str) {
    let Some(canvas) = find::<HtmlCanvasElement>("#drawing") else { return };
    // If the browser cannot save the file, it says so itself.
    let saved = Closure::once_into_js(move |blob: JsValue| {
        let _ = blob.dyn_into::<Blob>().and_then(|blob| save(&blob, &format!("{title}.png")));
    });
    let _ = canvas.to_blob(saved.unchecked_ref());
}

/// Offers a file to the reader as a download.
fn save(file: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let document = document().ok_or(JsValue::NULL)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}
