//! The share menu: the link to the present state, to be copied, and the drawing as a picture.

use super::Look;
use super::drawing::Painted;
use super::root::{document, find};
use crate::scene::{Palette, svg};
use crate::ui::button::Button;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlInputElement, Url};
use yew::prelude::*;

/// The properties of the share menu.
pub struct ShareProps {
    /// Language, theme and present mode.
    pub look: Look,
    /// The name of the picture's file, which is also its title.
    pub title: &'static str,
    /// The scene that was painted last, if the page has a drawing.
    pub painted: Option<PaintedProp>,
    /// Whether the link could be copied; none before the first attempt.
    pub copied: Option<bool>,
    /// Called with whether the link could be copied.
    pub on_copied: Callback<bool>,
    /// How many stations the reader's own lesson has since the state was added, if it could be kept; none before that.
    pub added: Option<Option<usize>>,
    /// The link to the page where the lesson is written.
    pub write: String,
    /// Called when the state is to be added to it.
    pub on_station: Callback<MouseEvent>,
}

/// The scene that was painted last, as a property of a component. Any two are equal, because the place never changes.
#[derive(Clone)]
pub struct PaintedProp(pub Painted);

impl PartialEq for PaintedProp {
    fn eq(&self, other: &Self) -> bool {
        std::rc::Rc::ptr_eq(&self.0, &other.0)
    }
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

/// The HTML of the share menu.
pub fn share(props: ShareProps) -> Html {
    let ShareProps { look, title, painted, copied, on_copied, added, write, on_station } = props;
    let texts = look.shell();
    let added = added.map(|count| count.map_or(texts.not_kept.to_string(), texts.station_added));
    let told = copied.map(|done| if done { texts.copied } else { texts.copy_by_hand });
    let on_copy = move |_: MouseEvent| {
        let on_copied = on_copied.clone();
        if let Some(field) = field() {
            field.set_value(&address());
        }
        let on_copied = Callback::from(move |done| {
            on_copied.emit(done);
            if let Some(field) = field().filter(|_| !done) {
                field.select();
            }
        });
        copy(address(), on_copied);
    };
    let on_save = painted.map(|painted| {
        Callback::from(move |_: MouseEvent| save_drawing(&painted, Palette { theme: look.theme }, title))
    });
    html! {
        <div class="menu share">
            <label>{ texts.link_label }<input type="text" readonly=true value={address()} /></label>
            { Button { class: "strong copy-link", ..Button::of(Callback::from(on_copy)) }.words(texts.copy_link) }
            <p role="status">{ told }</p>
            if let Some(onclick) = on_save {
                { Button::of(onclick).words(texts.save_picture) }
                { Button { class: "add-station", ..Button::of(on_station) }.words(texts.add_station) }
                <p role="status">{ added }</p>
                <a href={write}>{ texts.write }</a>
            }
        </div>
    }
}

fn address() -> String {
    web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default()
}

/// The field with the link, which can be selected by hand.
fn field() -> Option<HtmlInputElement> {
    find(".share input")
}

/// Saves the drawing as an SVG file with this title.
pub fn save_drawing(painted: &PaintedProp, palette: Palette, title: &str) {
    if let Some(scene) = painted.0.borrow().as_ref() {
        save_text(&svg::document(scene, palette, title), "image/svg+xml", &format!("{title}.svg"));
    }
}

/// Saves a text as a file of this type.
pub fn save_text(text: &str, kind: &str, name: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&text.into());
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
