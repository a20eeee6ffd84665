//! The document around the program: its root element, and the static page that covers the program at first.

use web_sys::Document;

/// Sets an attribute of the page's root element, where style sheets and programs read it.
pub fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Fails only for names that are not allowed.
        let _ = root.set_attribute(name, value);
    }
}

/// Removes the static page of `index.html`, which covers the page until the program has painted its own.
pub fn uncover() {
    if let Some(page) = document().and_then(|document| document.query_selector(".static-page").ok().flatten()) {
        page.remove();
    }
}

/// The document, if there is one.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}
