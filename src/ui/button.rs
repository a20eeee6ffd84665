//! Buttons.

use yew::prelude::*;

/// A button: what it is called and what it does.
pub struct Button {
    /// The CSS class.
    pub class: &'static str,
    /// Its name, where its content is a picture or too short: read out, and shown beside the pointer.
    pub name: Option<AttrValue>,
    /// Whether it is pressed, for a button that stays so.
    pub pressed: Option<bool>,
    /// Whether what it opens is open.
    pub expanded: Option<bool>,
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// Called when it is pressed.
    pub onclick: Callback<MouseEvent>,
}

impl Button {
    /// A button with no class and no name of its own, that can be used.
    pub fn of(onclick: Callback<MouseEvent>) -> Button {
        Button { class: "", name: None, pressed: None, expanded: None, disabled: false, onclick }
    }

    /// The button with these words on it.
    pub fn words(self, words: impl Into<AttrValue>) -> Html {
        self.html(text(words.into()))
    }

    /// The button with this content.
    pub fn html(self, content: Html) -> Html {
        let Button { class, name, pressed, expanded, disabled, onclick } = self;
        let [pressed, expanded] =
            [pressed, expanded].map(|state| state.map(|state| if state { "true" } else { "false" }));
        html! {
            <button class={(!class.is_empty()).then_some(class)} aria-label={name.clone()} title={name} aria-pressed={pressed}
                aria-expanded={expanded} {disabled} {onclick}>{ content }</button>
        }
    }
}

fn text(words: AttrValue) -> Html {
    html! { words }
}
