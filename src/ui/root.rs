//! The document around the program: its root element, and the static page that lies over the program's at first.

use web_sys::Document;

/// Sets an attribute of the page's root element, where style sheets and programs read it.
pub fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Refused for illegal names only.
        let _ = root.set_attribute(name, value);
    }
}

/// Takes away the static page of `index.html`, which lies over the program's until that has drawn its own.
pub fn uncover() {
    if let Some(page) = document().and_then(|document| document.query_selector(".static-page").ok().flatten()) {
        page.remove();
    }
}

/// The document, if there is one.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}
