//! The keys of the page. They work wherever the focus is, except in controls that use the key themselves.

use super::root::{document, find};
use super::transport::TransportCommand;
use crate::search::event::Side;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

/// The meaning of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A command of the transport bar.
    Transport(TransportCommand),
    /// Show or hide the program.
    Listing,
    /// The next station of the lesson (true), or the one before.
    Station(bool),
    /// Turn the camera: steps to the right, steps up (-1 to 1).
    Orbit(i8, i8),
    /// Return the camera to the standard view.
    StandardView,
    /// Show the view with this index, from 0.
    View(usize),
    /// An arrow key: to the right, up (-1 to 1). Where the page has no other use for them, left and right move by a step.
    Arrow(i8, i8),
    /// The key Enter, where something shown has a use for it, with `data-enter`, and no control has the focus that it presses.
    Enter,
    /// Any other letter in lower case, and whether Shift was pressed; each page decides what it means.
    Letter(char, bool),
    /// Undo an edit.
    Undo,
    /// Redo an edit.
    Redo,
    /// Enter or leave present mode.
    Present,
    /// Leave present mode and close what is open.
    Leave,
    /// The other language.
    Language,
    /// The next theme.
    Theme,
    /// The list of keys.
    Help,
}

impl Command {
    /// The command for the transport bar, if it is one: where a page has no other use for them, left and right move by a step.
    pub fn for_transport(self) -> Option<TransportCommand> {
        match self {
            Command::Transport(what) => Some(what),
            Command::Arrow(1, 0) => Some(TransportCommand::Step),
            Command::Arrow(-1, 0) => Some(TransportCommand::Back),
            _ => None,
        }
    }

    /// Whether the key has its meaning on the whole site, not only on the page of a puzzle.
    pub fn is_of_site(self) -> bool {
        use Command::{Help, Language, Leave, Present, Station, Theme};
        matches!(self, Station(_) | Present | Leave | Language | Theme | Help)
    }

    /// The command that a letter has on the whole site, for pages that do not use the letter themselves.
    pub fn by_letter(self) -> Command {
        match self {
            Command::Letter('f', _) => Command::Present,
            Command::Letter('l', _) => Command::Language,
            Command::Letter('t', _) => Command::Theme,
            other => other,
        }
    }
}

/// A listener for the keys; it stops when dropped.
pub struct Keys {
    _listener: Option<EventListener>,
}

impl Keys {
    /// Calls `act` for every command. `act` returns whether it has used the command; if so, the browser does not handle the
    /// key.
    pub fn listen(act: impl Fn(Command) -> bool + 'static) -> Keys {
        let options = EventListenerOptions::enable_prevent_default();
        let listen = move |event: &web_sys::Event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>()
                && !event.default_prevented()
                && let Some(command) = command(event)
                && act(command)
            {
                event.prevent_default();
            }
        };
        let _listener =
            document().map(|document| EventListener::new_with_options(&document, "keydown", options, listen));
        Keys { _listener }
    }

    /// Calls `act` to undo and to redo: for pages that have no other commands.
    pub fn for_undo(act: Callback<Command>) -> Keys {
        Keys::listen(move |command| {
            let mine = matches!(command, Command::Undo | Command::Redo);
            if mine {
                act.emit(command);
            }
            mine
        })
    }
}

fn command(event: &KeyboardEvent) -> Option<Command> {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within =
        |selector: &str| target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some());
    let key = event.key();
    if within("input[type=text], input[type=number], textarea") || within("dialog") && key != "Escape" && key != "?" {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        return match (key.as_str(), event.shift_key()) {
            ("z" | "Z", false) => Some(Command::Undo),
            ("z" | "Z", true) | ("y" | "Y", _) => Some(Command::Redo),
            _ => None,
        };
    }
    if event.alt_key() {
        return None;
    }
    // Keys that move or press the focused control are left to that control.
    let presses = within("button, a, summary, select, input");
    let moves = within("select, input, [role=tablist], [role=listbox]");
    let shown = |selector: &str| find::<Element>(selector).is_some();
    let lesson = shown("[data-station]");
    // While a lesson asks for something to be done on the page, the arrows are the page's, except on the buttons that lead from
    // station to station.
    let reads = within(".lesson .way") || within(".lesson") && !shown(".lesson .to-do");
    match key.as_str() {
        " " if !presses => Some(Command::Transport(TransportCommand::PlayPause)),
        "Enter" if !presses && shown("[data-enter]") => Some(Command::Enter),
        "ArrowRight" if event.shift_key() => Some(Command::Orbit(1, 0)),
        "ArrowLeft" if event.shift_key() => Some(Command::Orbit(-1, 0)),
        "ArrowUp" if event.shift_key() => Some(Command::Orbit(0, 1)),
        "ArrowDown" if event.shift_key() => Some(Command::Orbit(0, -1)),
        "PageDown" if lesson => Some(Command::Station(true)),
        "PageUp" if lesson => Some(Command::Station(false)),
        "ArrowRight" if reads => Some(Command::Station(true)),
        "ArrowLeft" if reads => Some(Command::Station(false)),
        // They scroll the text.
        "ArrowUp" | "ArrowDown" if reads => None,
        "ArrowUp" if !moves => Some(Command::Arrow(0, 1)),
        "ArrowDown" if !moves => Some(Command::Arrow(0, -1)),
        "ArrowRight" if !moves => Some(Command::Arrow(1, 0)),
        "ArrowLeft" if !moves => Some(Command::Arrow(-1, 0)),
        "PageDown" if !moves => Some(Command::Transport(TransportCommand::Step)),
        "PageUp" if !moves => Some(Command::Transport(TransportCommand::Back)),
        "Home" if !moves => Some(Command::Transport(TransportCommand::First)),
        "End" if !moves => Some(Command::Transport(TransportCommand::Last)),
        "+" | "=" => Some(Command::Transport(TransportCommand::Faster)),
        "-" | "−" => Some(Command::Transport(TransportCommand::Slower)),
        "." | ";" => Some(Command::Transport(TransportCommand::LineOn)),
        "," => Some(Command::Transport(TransportCommand::LineBack)),
        "*" => Some(Command::Listing),
        ">" => Some(Command::Transport(TransportCommand::Jump(Side::After))),
        "<" => Some(Command::Transport(TransportCommand::Jump(Side::Before))),
        ":" => Some(Command::Transport(TransportCommand::NextTarget)),
        "/" => Some(Command::Transport(TransportCommand::Mark)),
        "Escape" => Some(Command::Leave),
        "Backspace" => Some(Command::Undo),
        "?" => Some(Command::Help),
        _ => {
            let mut characters = key.chars();
            let (first, alone) = (characters.next()?, characters.next().is_none());
            if first.is_ascii_alphabetic() {
                let letter = Command::Letter(first.to_ascii_lowercase(), event.shift_key());
                return Some(letter).filter(|_| alone && !within("select"));
            }
            // On French keyboards digits need Shift; here their keys work without it as well.
            let digit = if first.is_ascii_digit() { key } else { event.code().strip_prefix("Digit")?.to_string() };
            match digit.parse().ok()? {
                0 => Some(Command::StandardView),
                7 => Some(Command::Present),
                8 => Some(Command::Language),
                9 => Some(Command::Theme),
                view => Some(Command::View(view - 1)),
            }
        }
    }
}
