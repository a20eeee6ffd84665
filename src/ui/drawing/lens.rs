//! The lens over a drawing that is larger than its area: it moves smoothly to the part that the page wants to show, until the
//! reader moves it with fingers, the wheel, buttons or keys.

use super::{DrawingMessage, HOMING, reduced_motion};
use crate::geometry::{Point, Within, ease, point};
use crate::scene::{Lens, Room, lens};
use crate::ui::keys::Command;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, WheelEvent};
use yew::prelude::*;

/// The part of a large drawing that is shown until the reader moves the lens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// Two opposite corners of this part, in scene units.
    pub corners: [Point; 2],
    /// The largest scale to use.
    pub most: f64,
    /// If the scale is below this, the height of the drawing is stretched, as far as there is room.
    pub near: f64,
    /// A counter: when it changes, the lens goes to this part again, even if the part is the same.
    pub asked: u32,
}

/// The largest coordinate of a part in a link, in hundredths of the drawing's unit.
const FARTHEST: f64 = 1e8;

/// The properties of a drawing that can be larger than its area.
#[derive(Clone, PartialEq)]
pub struct Pans {
    /// The part to show; when it changes, the lens moves there smoothly.
    pub aim: Aim,
    /// Names of the buttons that enlarge and reduce the drawing.
    pub names: [&'static str; 2],
    /// Whether the part to show is the reader's choice, which the link keeps.
    pub is_chosen: bool,
    /// Called with `true` when the reader, or a link, has moved the lens, and with `false` when the reader has given it back to the page.
    pub on_pan: Callback<bool>,
    /// The share of the room that is under the lens, 0 to 1, see [`lens::area`]; the camera turns what is beside it.
    pub share: f64,
    /// The height at the top of the room under the lens, in scene units, that something else takes; none: 0.
    pub head: Option<Callback<Room, f64>>,
}

impl Pans {
    /// The part of the room under the lens, and the height at its top that something else takes.
    fn area(&self, room: Room) -> (Room, f64) {
        let area = lens::area(room, self.share);
        (area, self.head.as_ref().map_or(0.0, |head| head.emit(area)))
    }

    /// Whether a point of the room is under the lens.
    pub fn covers(&self, at: Point, room: Room) -> bool {
        let area = lens::area(room, self.share);
        at.x <= area.width && at.y <= area.height
    }
}

/// The factor by which one press of a key or a button enlarges a drawing, and how far an arrow key moves it, in scene units.
pub const LARGER: f64 = 1.35;
const BY_ARROW: f64 = 60.0;

/// The lens over a drawing, its animation, and the fingers that move it.
pub struct Glass {
    /// The visible part now.
    pub lens: Lens,
    /// While the lens moves by itself: the lens at the start, the time of the start, and the duration in milliseconds. A
    /// negative time: the movement begins with the next frame.
    gliding: Option<(Lens, f64, f64)>,
    /// Whether the reader has moved the lens since the page last set the part to show.
    taken: bool,
    /// The part that a link asks for, in place of that of the page, until the reader moves the lens.
    goal: Option<[Point; 2]>,
    /// The fingers on the drawing: the id of the pointer and the position in scene units.
    fingers: Vec<(i32, Point)>,
    /// Whether the drawing pans, shared with the event listener.
    pub pans: Rc<Cell<bool>>,
    _wheel: Option<EventListener>,
}

impl Glass {
    /// A lens over a drawing; `pans` tells whether it can be larger than its area.
    pub fn new(pans: bool) -> Glass {
        Glass {
            lens: Lens { middle: Point::default(), scale: 1.0, tall: 1.0 },
            gliding: None,
            taken: false,
            goal: None,
            fingers: vec![],
            pans: Rc::new(Cell::new(pans)),
            _wheel: None,
        }
    }

    /// Listens to the wheel over the canvas.
    pub fn listen(&mut self, canvas: &HtmlCanvasElement, link: html::Scope<impl Component<Message = DrawingMessage>>) {
        // Not through Yew: its wheel listeners are passive and cannot prevent the page from scrolling.
        let options = EventListenerOptions::enable_prevent_default();
        let pans = Rc::clone(&self.pans);
        let turned = move |event: &web_sys::Event| {
            if let Some(event) = event.dyn_ref::<WheelEvent>().filter(|_| pans.get()) {
                event.prevent_default();
                link.send_message(DrawingMessage::Wheel(event.clone()));
            }
        };
        self._wheel = Some(EventListener::new_with_options(canvas, "wheel", options, turned));
    }

    /// Starts a movement from the present lens to the part to show, in `time` milliseconds.
    pub fn glide(&mut self, time: f64) {
        (self.taken, self.goal) = (false, None);
        self.gliding = (time > 0.0 && !reduced_motion()).then_some((self.lens, -1.0, time));
    }

    /// Starts a movement to the part that a link asks for, or else to that of the page.
    pub fn go(&mut self, part: Option<[Point; 2]>, time: f64) {
        self.glide(time);
        self.goal = part;
    }

    /// The part that is shown, if the reader or a link has chosen it: two opposite corners, rounded to hundredths of the
    /// drawing's unit.
    pub fn part(&self, pans: &Pans, room: Room) -> Option<[Point; 2]> {
        if self.goal.is_some() || !(self.taken || pans.is_chosen) {
            return self.goal;
        }
        let (area, head) = pans.area(room);
        let corners = [point(0.0, head), point(area.width, area.height)].map(|corner| self.lens.under(corner, room));
        let hundredths = |at: f64| (at * 100.0).round().within(-FARTHEST, FARTHEST) / 100.0;
        Some(corners.map(|corner| point(hundredths(corner.x), hundredths(corner.y))))
    }

    /// Advances the movement to a new frame. Returns whether it continues.
    pub fn glides_on(&mut self, now: f64) -> bool {
        let Some((start, begun, time)) = self.gliding else { return false };
        let begun = if begun < 0.0 { now } else { begun };
        let on = now - begun < time && !self.taken;
        self.gliding = on.then_some((start, begun, time));
        on
    }

    /// Sets the part to show, unless the reader has moved the lens.
    pub fn aim(&mut self, pans: &Pans, room: Room, now: f64) {
        if self.taken {
            return;
        }
        let (area, head) = pans.area(room);
        let (corners, most) = self.goal.map_or((pans.aim.corners, pans.aim.most), |goal| (goal, f64::INFINITY));
        let beside = point((area.width - room.width) / 2.0, (head + area.height - room.height) / 2.0);
        let free = Room { height: (area.height - head).max(1.0), ..area };
        let aimed = Lens::fit(corners, free, most, pans.aim.near).moved(beside);
        self.lens = match self.gliding {
            Some((start, begun, time)) if now - begun < time => start.towards(&aimed, ease((now - begun) / time)),
            _ => aimed,
        };
    }

    /// Applies a button, a key or the wheel. `units`: scene units for one CSS pixel.
    pub fn hear(&mut self, pans: &Pans, message: &DrawingMessage, room: Room, units: f64) {
        let area = lens::area(room, pans.share);
        let middle = point(area.width / 2.0, area.height / 2.0);
        let lens = match message {
            DrawingMessage::Standard | DrawingMessage::Key(Command::StandardView) => {
                pans.on_pan.emit(false);
                return self.glide(HOMING);
            }
            DrawingMessage::Key(Command::Orbit(right, up)) => {
                self.lens.moved(point(-f64::from(*right) * BY_ARROW, f64::from(*up) * BY_ARROW))
            }
            DrawingMessage::Key(Command::Letter('i', _)) => self.lens.zoomed(LARGER, middle, room),
            DrawingMessage::Key(Command::Letter('o', _)) => self.lens.zoomed(1.0 / LARGER, middle, room),
            DrawingMessage::Zoom(factor) => self.lens.zoomed(*factor, middle, room),
            DrawingMessage::Wheel(event) => {
                let at = point(f64::from(event.offset_x()) * units, f64::from(event.offset_y()) * units);
                if !pans.covers(at, room) {
                    return;
                }
                // Wheels report pixels, lines or pages.
                let by = event.delta_y() * [1.0, 16.0, 400.0][event.delta_mode().min(2) as usize];
                self.lens.zoomed((-by.within(-400.0, 400.0) * 0.002).exp(), at, room)
            }
            _ => return,
        };
        self.take(pans, lens);
    }

    /// A finger came down.
    pub fn down(&mut self, pointer: i32, at: Point) {
        self.fingers.truncate(1);
        self.fingers.push((pointer, at));
    }

    /// A finger went up or was lost.
    pub fn up(&mut self, pointer: i32) {
        self.fingers.retain(|finger| finger.0 != pointer);
    }

    /// Whether more than one finger is down.
    pub fn is_pinched(&self) -> bool {
        self.fingers.len() > 1
    }

    /// Moves the drawing with one finger; two fingers also change its scale.
    pub fn drag(&mut self, pans: &Pans, pointer: i32, to: Point, room: Room) {
        let Some(index) = self.fingers.iter().position(|finger| finger.0 == pointer) else { return };
        let from = std::mem::replace(&mut self.fingers[index].1, to);
        let other = self.fingers.iter().find(|finger| finger.0 != pointer).map(|finger| finger.1);
        let lens = match other {
            None => self.lens.moved(to - from),
            Some(other) => {
                let apart = |at: Point| (at.x - other.x).hypot(at.y - other.y).max(1.0);
                let moved = self.lens.moved(point((to.x - from.x) / 2.0, (to.y - from.y) / 2.0));
                moved.zoomed(apart(to) / apart(from), to.towards(other, 0.5), room)
            }
        };
        self.take(pans, lens);
    }

    /// Sets the lens as the reader has moved it.
    fn take(&mut self, pans: &Pans, lens: Lens) {
        self.lens = lens;
        (self.gliding, self.goal) = (None, None);
        if !self.taken {
            pans.on_pan.emit(true);
        }
        self.taken = true;
    }
}
