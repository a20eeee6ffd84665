//! Where the text of a lesson comes from: a file of the site, what is kept on this device, or the link itself.

use super::LessonFailure;
use crate::lang::Lang;
use crate::lesson::{LARGEST, LESSONS};
use crate::link::{OWN, PACKED};
use crate::ui::root::ask;
use crate::worker::pool::address_of;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of the lesson with this name in a link; lessons of the site have one in each language.
pub async fn lesson_text(name: &str, lang: Lang) -> Result<String, LessonFailure> {
    if let Some(packed) = name.strip_prefix(PACKED) {
        return for_lessons("unpack", packed, &LARGEST.into()).await.ok_or(LessonFailure::Damaged);
    }
    if let Some(number) = name.strip_prefix(OWN) {
        return for_lessons("kept", number, &JsValue::UNDEFINED).await.ok_or(LessonFailure::NotKept);
    }
    if !LESSONS.iter().any(|lesson| lesson.name == name) {
        return Err(LessonFailure::NotLoaded);
    }
    text_of(&format!("lessons/{name}.{}.txt", lang.name())).await.map_err(|_| LessonFailure::NotLoaded)
}

/// The text of a file of the site.
pub async fn text_of(name: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(&address_of(&window, name))).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(response.text()?).await?.as_string().ok_or(JsValue::NULL)
}

/// Calls a function of `static/lessons.js`, which is loaded for it, and returns the text that it gives, if it succeeds.
pub async fn for_lessons(name: &str, text: &str, more: &JsValue) -> Option<String> {
    ask("lessons", name, &[text.into(), more.clone()]).await
}
