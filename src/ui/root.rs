//! The document around the program: its root element, and the static page that covers the program at first.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element};

/// Sets an attribute of the page's root element, where style sheets and programs read it.
pub fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Fails only for names that are not allowed.
        let _ = root.set_attribute(name, value);
    }
}

/// Removes the static page of `index.html`, which covers the page until the program has painted its own.
pub fn uncover() {
    if let Some(page) = find::<Element>(".static-page") {
        page.remove();
    }
}

/// The document, if there is one.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The first element of the document that matches a selector, if it is of this type.
pub fn find<T: JsCast>(selector: &str) -> Option<T> {
    document()?.query_selector(selector).ok()??.dyn_into().ok()
}

/// Calls a function of a script that is loaded for it, `static/FILE.js`, and returns the text that it gives, if it succeeds.
pub async fn ask(file: &str, name: &str, given: &[JsValue]) -> Option<String> {
    let window = web_sys::window()?;
    let call: Function = Reflect::get(&window, &"ask".into()).ok()?.dyn_into().ok()?;
    let all: Array = [file.into(), name.into()].iter().chain(given).collect();
    let promise: Promise = call.apply(&window, &all).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}
