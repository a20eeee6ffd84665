//! The document around the program: its root element, and the static page that covers the program at first.

use wasm_bindgen::JsCast;
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
