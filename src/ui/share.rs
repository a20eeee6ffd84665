//! Sharing: the link to what is seen, copied or selected by hand, and the drawing as a picture.

use super::Look;
use super::drawing::Painted;
use crate::scene::{Palette, svg};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};
use yew::prelude::*;

/// See the fields.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// How the page looks.
    pub look: Look,
    /// The name of the picture's file and its title.
    pub title: AttrValue,
    /// The drawing, if there is one.
    pub painted: Option<PaintedProp>,
}

/// The drawing as a property: always the same place.
#[derive(Clone)]
pub struct PaintedProp(pub Painted);

impl PartialEq for PaintedProp {
    fn eq(&self, other: &Self) -> bool {
        std::rc::Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What became of copying.
#[derive(Clone, Copy, PartialEq)]
enum Copied {
    Not,
    Yes,
    Refused,
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
#[component]
pub fn Share(props: &Props) -> Html {
    let texts = &props.look.texts().shell;
    let copied = use_state(|| Copied::Not);
    let field = use_node_ref();
    let address = || web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let on_copy = {
        let (copied, field) = (copied.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let link = address();
            let (copied, field) = (copied.clone(), field.clone());
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value(&link);
            }
            copy(link, move |done| {
                copied.set(if done { Copied::Yes } else { Copied::Refused });
                if let Some(field) = field.cast::<HtmlInputElement>().filter(|_| !done) {
                    field.select();
                }
            });
        })
    };
    let on_save = props.painted.clone().map(|PaintedProp(painted)| {
        let (theme, title) = (props.look.theme, props.title.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(scene) = painted.borrow().as_ref() {
                // A picture that cannot be saved is a refusal of the browser's, which it tells itself.
                let _ = save(&svg::document(scene, Palette { theme }, &title), &format!("{title}.svg"));
            }
        })
    });
    html! {
        <div class="menu share">
            <label>{ texts.link_label }<input ref={field} type="text" readonly=true value={address()} /></label>
            <button class="strong copy-link" onclick={on_copy}>{ texts.copy_link }</button>
            <p role="status">{ match *copied { Copied::Not => "", Copied::Yes => texts.copied, Copied::Refused => texts.copy_by_hand } }</p>
            if let Some(onclick) = on_save { <button {onclick}>{ texts.save_picture }</button> }
        </div>
    }
}

/// Hands a file to the browser.
fn save(text: &str, name: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}
