//! What happens to the page of the Soma cube: its messages, and the callbacks that send them.

use super::Page;
use super::act::Act;
use crate::scene::Id;
use crate::ui::keys::Command;
use crate::ui::transport::Move;
use crate::worker::pool::Event;
use yew::prelude::*;

/// What happens to the page.
pub enum Message {
    /// The transport bar was used.
    Move(Move),
    /// A key of the page.
    Key(Command),
    /// The browser is ready for the next frame.
    Frame(f64),
    /// The link is due to be written.
    Write,
    /// The workers tell something.
    Pool(u32, Event),
    /// Another view.
    View(usize),
    /// Another panel, on small screens.
    Panel(usize),
    /// Another tab of what it says.
    Tab(usize),
    /// Something drawn was clicked.
    Pick(Id),
    /// Something is pointed at, in the drawing or beside it.
    Point(Option<Id>),
    /// Something was done.
    Act(Act),
    /// A text was copied, or could not be.
    Copied(bool),
    /// Close the messages about troubles.
    Dismiss,
    /// Try again what failed.
    Retry,
}

/// The callbacks of the page, made once: components whose properties have not changed are not drawn again, and a new
/// callback is a change.
pub struct Calls {
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
    /// Something was done.
    pub act: Callback<Act>,
    /// Close the messages.
    pub dismiss: Callback<()>,
    /// Try again.
    pub retry: Callback<()>,
}

impl Calls {
    /// All of them.
    pub fn new(link: &html::Scope<Page>) -> Calls {
        Calls {
            moves: link.callback(Message::Move),
            view: link.callback(Message::View),
            panel: link.callback(Message::Panel),
            tab: link.callback(Message::Tab),
            pick: link.callback(Message::Pick),
            point: link.callback(Message::Point),
            act: link.callback(Message::Act),
            dismiss: link.callback(|()| Message::Dismiss),
            retry: link.callback(|()| Message::Retry),
        }
    }
}
