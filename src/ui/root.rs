//! The document around the program: its root element, and the static page that covers the program at first.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, HtmlElement};
use yew::BaseComponent;

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

/// Gives the focus to the first element that matches a selector, if no button has it: the one that had it may be gone.
pub fn refocus(selector: &str) {
    if find::<Element>("button:focus").is_none()
        && let Some(element) = find::<HtmlElement>(selector)
    {
        // Fails only for an element that is not in the document.
        let _ = element.focus();
    }
}

/// Shows a component within an element. Returns a function for scripts that ends it.
pub fn mount_in<C: BaseComponent>(element: Element, props: C::Properties) -> JsValue {
    let app = yew::Renderer::<C>::with_root_and_props(element, props).render();
    Closure::once_into_js(move || app.destroy())
}

/// Gives the window something under a name, for `static/start.js`.
pub fn give(name: &str, value: &JsValue) {
    // Fails only where the window takes nothing at all.
    let _ = web_sys::window().map(|window| Reflect::set(&window, &name.into(), value));
}

/// Has `static/start.js` show the page that the link names now, which another program has.
pub fn change_program() {
    // Without start.js no program runs.
    let _ = call("go", &Array::new());
}

/// Calls a function of a script that is loaded for it, `static/FILE.js`, and returns the text that it gives, if it succeeds.
pub async fn ask(file: &str, name: &str, given: &[JsValue]) -> Option<String> {
    let all: Array = [file.into(), name.into()].iter().chain(given).collect();
    let promise: Promise = call("ask", &all)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}

/// Loads the second part of the program, which `.ci/split` has made, and returns whether it is there.
pub async fn load_rest() -> bool {
    let promise: Option<Promise> = call("rest", &Array::new()).and_then(|promise| promise.dyn_into().ok());
    match promise {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}

/// Calls a function that `static/start.js` has given the window.
fn call(name: &str, given: &Array) -> Option<JsValue> {
    let window = web_sys::window()?;
    let function: Function = Reflect::get(&window, &name.into()).ok()?.dyn_into().ok()?;
    function.apply(&window, given).ok()
}

/// Whether a media query of CSS holds.
pub fn fits_media(query: &str) -> bool {
    let list = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}
