//! The list of keys, in a dialog of the browser's own.

use crate::text::Lang;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// See the fields.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// It was closed.
    pub on_close: Callback<()>,
}

/// Open as long as it is there.
#[component]
pub fn Help(props: &Props) -> Html {
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // It is refused only where it is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let texts = &props.lang.texts().shell;
    let close = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <dialog ref={dialog} aria-labelledby="keys-title" onclose={props.on_close.reform(|_: Event| ())}>
            <h2 id="keys-title">{ texts.keys_title }</h2>
            <dl class="keys">
                { for texts.keys.iter().map(|(keys, what)| html! {
                    <><dt>{ for keys.split("  ").map(|key| html! { <kbd>{ key }</kbd> }) }</dt><dd>{ *what }</dd></>
                }) }
            </dl>
            <button class="strong" onclick={close}>{ texts.close }</button>
        </dialog>
    }
}
