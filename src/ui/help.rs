//! The list of keys, in a `dialog` element.

use crate::link::Link;
use crate::ui::Look;
use crate::ui::parts::button;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The dialog, closed at first; [`open`] opens it once it is in the document. `keys` are the keys and what they do.
pub fn help<'a>(
    dialog: &NodeRef,
    look: &Look,
    keys: impl Iterator<Item = &'a (&'a str, &'a str)>,
    on_close: &Callback<()>,
) -> Html {
    let texts = look.shell();
    html! {
        <dialog ref={dialog.clone()} aria-labelledby="keys-title" onclose={on_close.reform(|_: Event| ())}>
            <h2 id="keys-title">{ texts.keys_title }</h2>
            { key_list(keys) }
            <p>{ access_link(look) }</p>
            { button("strong", texts.close, on_close, ()) }
        </dialog>
    }
}

/// The link to the page about accessibility, in the same language and colours.
pub fn access_link(look: &Look) -> Html {
    let href = look.on(Link::about_access()).to_string();
    html! { <a class="access-link" {href}>{ look.shell().access }</a> }
}

/// A list of keys and what they do.
pub fn key_list<'a>(keys: impl Iterator<Item = &'a (&'a str, &'a str)>) -> Html {
    html! {
        <dl class="keys">
            { for keys.map(|(keys, what)| html! {
                <><dt>{ for keys.split("  ").map(|key| html! { <kbd>{ key }</kbd> }) }</dt><dd>{ *what }</dd></>
            }) }
        </dl>
    }
}

/// Opens the dialog, if it is in the document and closed.
pub fn open(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
        // Fails only if the dialog is open already.
        let _ = dialog.show_modal();
    }
}
