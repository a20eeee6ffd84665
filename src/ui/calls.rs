//! The callbacks of a page.

use super::drawing::Grip;
use super::transport::Move;
use crate::scene::Id;
use yew::prelude::*;

/// The callbacks of a page, made once: components whose properties have not changed are not drawn again, and a new callback is
/// a change.
pub struct Calls<A> {
    /// The transport bar was used.
    pub moves: Callback<Move>,
    /// Another view.
    pub view: Callback<usize>,
    /// Another panel, on small screens.
    pub panel: Callback<usize>,
    /// Another tab of what it says.
    pub tab: Callback<usize>,
    /// Something drawn was clicked.
    pub pick: Callback<Id>,
    /// Something is pointed at.
    pub point: Callback<Option<Id>>,
    /// Something drawn is dragged.
    pub grip: Callback<Grip>,
    /// Something was done.
    pub act: Callback<A>,
    /// Close the messages.
    pub dismiss: Callback<()>,
    /// Try again.
    pub retry: Callback<()>,
}
