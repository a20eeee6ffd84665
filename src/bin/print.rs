//! The program of the page that prints sheets. A window that leads a second screen loads it, too, for the notes of the teacher.

use casse_tete::lang::Lang;
use casse_tete::link::{Destination, Link};
use casse_tete::ui::{address, print};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

fn main() {
    if Link::parse(&address::fragment()).0.place == Destination::Print {
        casse_tete::ui::app::mount::<print::Print>();
    }
}

/// Shows the notes of the station that a link names within an element, in a language, `fr` or `en`. Returns a function that ends
/// them, or `null` if there are none.
#[wasm_bindgen]
pub async fn notes(room: Element, link: String, lang: String) -> JsValue {
    let lang = Lang::named(&lang).unwrap_or(Lang::Fr);
    print::notes::show(room, &link, lang).await
}
