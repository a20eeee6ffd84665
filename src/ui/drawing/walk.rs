//! The walk by keyboard from thing to thing of a drawing: Enter begins and ends it, Esc ends it; in between the arrows walk.

use crate::geometry::{Point, point};
use crate::scene::Id;
use crate::scene::hit::beside;
use crate::ui::roving::has_modifier;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::KeyboardEvent;

/// Whether the arrow keys walk; shared by its clones, of which one hears the keys.
#[derive(Clone, Default)]
pub struct Walk(Rc<Cell<bool>>);

impl Walk {
    /// A walk that has begun, or not.
    pub fn begun(is_on: bool) -> Walk {
        Walk(Rc::new(Cell::new(is_on)))
    }

    /// Whether the arrow keys walk.
    pub fn is_on(&self) -> bool {
        self.0.get()
    }

    /// What a key asks for: to begin or to end, or to go on in a direction, a unit vector. None if it is not for the walk.
    pub fn heard(&self, event: &KeyboardEvent) -> Option<Option<Point>> {
        if has_modifier(event) {
            return None;
        }
        let (x, y) = match event.key().as_str() {
            "Enter" => return Some(None),
            "Escape" if self.is_on() => return Some(None),
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return None,
        };
        self.is_on().then_some(Some(point(x, y)))
    }

    /// Goes on from the thing `from` of these, or begins or ends. Returns the thing that is reached, with its place; none if the walk has
    /// ended, or if the drawing has nothing to walk to.
    pub fn go(&self, things: &[(Id, Point)], from: Option<Id>, towards: Option<Point>) -> Option<(Id, Point)> {
        self.0.set(towards.is_some() || !self.is_on());
        // At an end of the drawing the keyboard stays where it is.
        let next = beside(things, from, towards.unwrap_or_default()).or(from);
        things.iter().copied().find(|thing| Some(thing.0) == next && self.is_on())
    }

    /// Ends the walk.
    pub fn end(&self) {
        self.0.set(false);
    }
}
