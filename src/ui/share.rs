//! Sharing: the link to what is seen, copied or selected by hand, and the drawing as a picture.

use super::Look;
use super::drawing::Painted;
use crate::scene::{Palette, svg};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlInputElement, Url};
use yew::prelude::*;

/// See the fields.
pub struct Props {
    /// How the page looks.
    pub look: Look,
    /// The name of the picture's file and its title.
    pub title: &'static str,
    /// The drawing, if there is one.
    pub painted: Option<PaintedProp>,
    /// Whether the browser let the page copy the link, once that was asked for.
    pub copied: Option<bool>,
    /// That is told.
    pub on_copied: Callback<bool>,
}

/// The drawing as a property: always the same place.
#[derive(Clone)]
pub struct PaintedProp(pub Painted);

impl PartialEq for PaintedProp {
    fn eq(&self, other: &Self) -> bool {
        std::rc::Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Copies a text; tells whether the browser let the page do it.
pub fn copy(text: String, told: impl FnOnce(bool) + 'static) {
    spawn_local(async move {
        let Some(window) = web_sys::window() else { return told(false) };
        let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
        // Outside of secure contexts there is no clipboard.
        if clipboard.is_undefined() {
            return told(false);
        }
        told(JsFuture::from(window.navigator().clipboard().write_text(&text)).await.is_ok());
    });
}

/// See the module.
pub fn share(props: Props) -> Html {
    let Props { look, title, painted, copied, on_copied } = props;
    let texts = look.shell();
    let told = match copied {
        None => "",
        Some(true) => texts.copied,
        Some(false) => texts.copy_by_hand,
    };
    let on_copy = move |_: MouseEvent| {
        let on_copied = on_copied.clone();
        if let Some(field) = field() {
            field.set_value(&address());
        }
        copy(address(), move |done| {
            on_copied.emit(done);
            if let Some(field) = field().filter(|_| !done) {
                field.select();
            }
        });
    };
    let on_save = painted.map(|painted| {
        Callback::from(move |_: MouseEvent| save_drawing(&painted, Palette { theme: look.theme }, title))
    });
    html! {
        <div class="menu share">
            <label>{ texts.link_label }<input type="text" readonly=true value={address()} /></label>
            <button class="strong copy-link" onclick={on_copy}>{ texts.copy_link }</button>
            <p role="status">{ told }</p>
            if let Some(onclick) = on_save { <button {onclick}>{ texts.save_picture }</button> }
        </div>
    }
}

fn address() -> String {
    web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default()
}

/// Where the link can be selected by hand.
fn field() -> Option<HtmlInputElement> {
    let found = web_sys::window()?.document()?.query_selector(".share input").ok()??;
    found.dyn_into().ok()
}

/// Saves the drawing as a file of lines, under its title.
pub fn save_drawing(painted: &PaintedProp, palette: Palette, title: &str) {
    if let Some(scene) = painted.0.borrow().as_ref() {
        let options = BlobPropertyBag::new();
        options.set_type("image/svg+xml");
        let text = js_sys::Array::of1(&svg::document(scene, palette, title).into());
        // A picture that cannot be saved is a refusal of the browser's, which it tells itself.
        let _ = Blob::new_with_str_sequence_and_options(&text, &options)
            .and_then(|blob| save(&blob, &format!("{title}.svg")));
    }
}

/// Saves the drawing as a file of pixels, as many as the screen shows, under its title.
pub fn save_picture(title: &'static str) {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id("drawing"));
    let Some(canvas) = canvas.and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok()) else { return };
    // Refusals are the browser's here, too.
    let saved = Closure::once_into_js(move |blob: JsValue| {
        let _ = blob.dyn_into::<Blob>().and_then(|blob| save(&blob, &format!("{title}.png")));
    });
    let _ = canvas.to_blob(saved.unchecked_ref());
}

/// Hands a file to the browser.
fn save(file: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}
