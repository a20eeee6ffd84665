//! The callbacks of a page.

use super::drawing::{Grip, Sight};
use super::keys::Command;
use super::transport::TransportCommand;
use crate::scene::Id;
use yew::prelude::*;

/// What the buttons of the first minute do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningAct {
    /// Opens the view to begin with.
    Start,
    /// Plays the search.
    Watch,
    /// Shows the setup.
    Unfold,
    /// Hides the setup again.
    Fold,
}

/// The callbacks of a page, made once: components whose properties are unchanged are not rendered again, and a new callback
/// would count as a change.
pub struct Calls<A> {
    /// The transport bar was used.
    pub moves: Callback<TransportCommand>,
    /// Another view was chosen, by its index.
    pub view: Callback<usize>,
    /// Another panel was chosen (small screens), by its index.
    pub panel: Callback<usize>,
    /// Another tab of the panel on the right was chosen, by its index.
    pub tab: Callback<usize>,
    /// Something drawn was clicked.
    pub pick: Callback<Id>,
    /// The pointer or the focus is on this element, or on none any more.
    pub point: Callback<Option<Id>>,
    /// The camera or the lens has come to rest.
    pub sight: Callback<Sight>,
    /// Something drawn is dragged.
    pub grip: Callback<Grip>,
    /// An action of the reader that only this page knows.
    pub act: Callback<A>,
    /// A button of the first minute was pressed, or one that shows or hides the setup.
    pub opening: Callback<OpeningAct>,
    /// The messages about problems were closed.
    pub dismiss: Callback<()>,
    /// The failed job is to be tried again.
    pub retry: Callback<()>,
    /// The number of workers was chosen.
    pub workers: Callback<usize>,
    /// A button with the effect of a key was pressed.
    pub key: Callback<Command>,
    /// A text was copied, or could not be copied.
    pub copied: Callback<bool>,
}
