//! What happens to the page of Instant Insanity: its messages, and the callbacks that send them.

use super::Page;
use super::act::Act;
use crate::puzzle::insanity::preset::Preset;
use crate::scene::Id;
use crate::ui::drawing::Grip;
use crate::ui::keys::Command;
use crate::ui::transport::Move;
use crate::worker::pool::Event;
use yew::prelude::*;

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
    /// More solutions are asked for.
    pub more: Callback<usize>,
    /// Copy the list of solutions.
    pub copy: Callback<()>,
    /// Something drawn was clicked.
    pub pick: Callback<Id>,
    /// Something drawn is pointed at.
    pub point: Callback<Option<Id>>,
    /// An edit.
    pub edit: Callback<Edit>,
    /// Something was done in the graph, by hand or with random sets.
    pub act: Callback<Act>,
    /// A cube is dragged.
    pub grip: Callback<Grip>,
    /// Something beside the drawing is pointed at.
    pub over: Callback<Option<Id>>,
    /// Find all solutions.
    pub run_all: Callback<()>,
    /// Measure this machine.
    pub measure: Callback<()>,
    /// Go to this step.
    pub show: Callback<u64>,
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
            more: link.callback(Message::More),
            copy: link.callback(|()| Message::Copy),
            pick: link.callback(Message::Pick),
            point: link.callback(Message::Point),
            edit: link.callback(Message::Edit),
            act: link.callback(Message::Act),
            grip: link.callback(Message::Grip),
            over: link.callback(Message::Point),
            run_all: link.callback(|()| Message::RunAll),
            measure: link.callback(|()| Message::Measure),
            show: link.callback(Message::Show),
            dismiss: link.callback(|()| Message::Dismiss),
            retry: link.callback(|()| Message::Retry),
        }
    }
}

/// The time of one search on this machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measured {
    /// Not asked for.
    Not,
    /// Under way.
    Running,
    /// Milliseconds, and the number of searches it is the mean of.
    Done(f64, u32),
}

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
    /// As many solutions are asked for.
    More(usize),
    /// Copy the list of solutions.
    Copy,
    /// It was copied, or the browser has refused that.
    Copied(bool),
    /// A face of a cube was clicked, in the drawing: the next colour.
    Pick(Id),
    /// Something in the drawing is pointed at.
    Point(Option<Id>),
    /// An edit of the set or the search.
    Edit(Edit),
    /// Something was done in the graph, by hand or with random sets.
    Act(Act),
    /// A cube is dragged.
    Grip(Grip),
    /// Find all solutions.
    RunAll,
    /// Measure this machine.
    Measure,
    /// Go to this step.
    Show(u64),
    /// Close the messages about troubles.
    Dismiss,
    /// Try again what failed.
    Retry,
}

/// An edit of the set or the search.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// A face of a cube takes a colour.
    Paint(usize, usize, u8),
    /// A known set.
    Preset(Preset),
    /// A text, typed or pasted.
    Text(String),
    /// One cube more.
    More,
    /// One cube less.
    Less,
    /// The check after a cube.
    Check(usize),
    /// As many workers.
    Workers(usize),
    /// Undo the last edit.
    Undo,
    /// Redo it.
    Redo,
}
