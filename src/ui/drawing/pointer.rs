//! What pointers do on a drawing: they point, pick, drag what is drawn, turn the camera, and move the lens.

use super::{Drag, Drawing, Grip, Grips, SecondFinger, Twist, reduced_motion};
use crate::geometry::{Point, point};
use crate::scene::Id;
use crate::scene::hit::places;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// The time in milliseconds after which a pointer that has not moved rests.
const RESTED: f64 = 60.0;

/// How long an element goes on at its last speed when it is let go, in milliseconds.
const GOES_ON_FOR: f64 = 120.0;

/// How far above the finger it has what is in the hand, in CSS pixels, so that the finger does not hide it.
const ABOVE_FINGER: f64 = 44.0;

/// How long a stroke of a second finger is, in CSS pixels; a longer one counts several times.
const STROKE: f64 = 60.0;

/// What is farther from where a finger touched than this is no tap, in CSS pixels.
const TAP: f64 = 15.0;

impl<const PANS: bool> Drawing<PANS> {
    /// A pointer has moved over a drawing that pans.
    fn pan(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if let Some(pans) = &ctx.props().pans {
            self.glass.drag(pans, event.pointer_id(), self.place(event), self.room);
            self.ask(ctx);
        }
    }

    fn place(&self, event: &PointerEvent) -> Point {
        point(f64::from(event.offset_x()) * self.units, f64::from(event.offset_y()) * self.units)
    }

    /// Where the pointer has what is in the hand.
    fn carried(&self, event: &PointerEvent) -> Point {
        let above = if event.pointer_type() == "touch" { ABOVE_FINGER } else { 0.0 };
        self.place(event) - point(0.0, above * self.units)
    }

    /// Marks the canvas while the place that is pointed at is in its upper quarter, so that the style sheet can put the words
    /// about it elsewhere.
    fn mark_height(&self, at: Point) {
        if let Some(canvas) = self.canvas.cast::<HtmlCanvasElement>() {
            let is_high = at.y * 4.0 < self.room.height;
            // Fails only for names that are not allowed.
            let _ = canvas.toggle_attribute_with_force("data-high", is_high);
        }
    }

    pub(super) fn down(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        self.orbit.hold();
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let place = self.place(event);
        if ctx.props().grips.holds() && self.drag.as_ref().is_some_and(|drag| drag.carries && drag.moved) {
            self.second = Some(SecondFinger { pointer: event.pointer_id(), from: at, turned: false });
            return;
        }
        let pans = PANS && ctx.props().pans.as_ref().is_some_and(|pans| pans.covers(place, self.room));
        if pans {
            self.glass.down(event.pointer_id(), place);
        }
        let under = self.under(ctx, self.place(event));
        let (held, carries) = match ctx.props().grips {
            Grips::Nothing => (None, false),
            Grips::Things | Grips::Brush => (under.map(|id| (id, point(0.0, 0.0))), false),
            Grips::Hand { kind, holds } => {
                let is_taken = under.is_some_and(|id| id.kind == kind);
                // The second finger turns the camera.
                let turns = self.drag.is_some() || event.button() != 0 || event.shift_key();
                (None, (holds || is_taken) && !turns)
            }
        };
        let (pointer, time) = (event.pointer_id(), event.time_stamp());
        self.drag = Some(Drag { pointer, from: at, at, time, moved: false, pans, held, carries });
        // A finger has no hover: it points where it touches.
        if !ctx.props().grips.holds() {
            self.point(ctx, under);
        }
        self.mark_height(self.place(event));
        if let Some(canvas) = self.canvas.cast::<HtmlCanvasElement>() {
            // Without capture, a drag that leaves the drawing ends at its edge; nothing else is lost.
            let _ = canvas.set_pointer_capture(event.pointer_id());
        }
    }

    /// The second finger has moved.
    fn twist(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        let Some(second) = &mut self.second else { return };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (right, down) = (at.0 - second.from.0, at.1 - second.from.1);
        let is_lifted = event.type_() != "pointermove";
        let twist = if right.hypot(down) >= STROKE {
            match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
                (true, true, _) => Twist::Right,
                (true, false, _) => Twist::Left,
                (false, _, true) => Twist::Down,
                (false, _, false) => Twist::Up,
            }
        } else if event.type_() == "pointerup" && !second.turned && right.hypot(down) < TAP {
            Twist::Tap
        } else {
            if is_lifted {
                self.second = None;
            }
            return;
        };
        (second.from, second.turned) = (at, true);
        if is_lifted {
            self.second = None;
        }
        ctx.props().on_grip.emit(Grip::Twist(twist));
    }

    pub(super) fn moved(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if self.second.as_ref().is_some_and(|second| second.pointer == event.pointer_id()) {
            return self.twist(ctx, event);
        }
        let Some(drag) = self.drag.as_mut().filter(|drag| drag.pointer == event.pointer_id()) else {
            if PANS && self.glass.is_pinched() {
                return self.pan(ctx, event);
            }
            if ctx.props().grips.holds() {
                // The first of two fingers waits for the second one.
                if self.drag.is_none() {
                    ctx.props().on_grip.emit(Grip::Carry(None, self.carried(event)));
                }
                return;
            }
            self.point(ctx, self.under(ctx, self.place(event)));
            self.mark_height(self.place(event));
            return;
        };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        // Small movements during a click do not count as a drag.
        drag.moved |= (at.0 - drag.from.0).hypot(at.1 - drag.from.1) > 5.0;
        if !drag.moved {
            return;
        }
        if drag.carries {
            let from = point(drag.from.0 - at.0, drag.from.1 - at.1);
            let began = self.place(event) + point(from.x * self.units, from.y * self.units);
            let taken = if ctx.props().grips.holds() { None } else { self.under(ctx, began) };
            ctx.props().on_grip.emit(Grip::Carry(taken, self.carried(event)));
            return;
        }
        let passed = (event.time_stamp() - drag.time).max(1.0);
        if let (Grips::Brush, Some((first, _))) = (ctx.props().grips, drag.held) {
            for id in [Some(first), self.under(ctx, self.place(event))].into_iter().flatten() {
                ctx.props().on_grip.emit(Grip::Over(id));
            }
            return;
        }
        if let Some((id, speed)) = &mut drag.held {
            *speed = point((at.0 - drag.at.0) / passed, (at.1 - drag.at.1) / passed);
            (drag.at, drag.time) = (at, event.time_stamp());
            let pulled = point((at.0 - drag.from.0) * self.units, (at.1 - drag.from.1) * self.units);
            ctx.props().on_grip.emit(Grip::Pull(*id, pulled, self.orbit.camera));
            return;
        }
        if PANS && drag.pans {
            return self.pan(ctx, event);
        }
        if !ctx.props().orbits {
            return;
        }
        self.orbit.drag((at.0 - drag.at.0, at.1 - drag.at.1), passed);
        drag.at = at;
        drag.time = event.time_stamp();
        self.ask(ctx);
    }

    fn point(&mut self, ctx: &Context<Self>, pointed: Option<Id>) {
        if pointed != self.pointed {
            self.pointed = pointed;
            ctx.props().on_point.emit(pointed);
        }
    }

    /// Points at the next element in this direction; without one, begins or ends to do so by the keyboard.
    pub(super) fn walk(&mut self, ctx: &Context<Self>, towards: Option<Point>) {
        let mut next = self.walk.go(&places(&self.flat), self.pointed, towards);
        if ctx.props().walk_hint.is_empty() {
            self.walk.end();
            next = None;
        }
        self.point(ctx, next.map(|thing| thing.0));
        if let Some((_, at)) = next {
            self.mark_height(at);
        }
        self.ask(ctx);
    }

    pub(super) fn up(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if self.second.as_ref().is_some_and(|second| second.pointer == event.pointer_id()) {
            return self.twist(ctx, event);
        }
        if PANS {
            self.glass.up(event.pointer_id());
        }
        let Some(drag) = self.drag.take_if(|drag| drag.pointer == event.pointer_id()) else { return };
        if drag.carries && event.type_() != "pointerup" {
            // A finger that is lost puts nothing down.
            return;
        }
        if drag.carries && drag.moved {
            ctx.props().on_grip.emit(Grip::Drop(self.carried(event)));
            return;
        }
        if let (Grips::Hand { kind, holds: true }, true) = (ctx.props().grips, drag.carries && !drag.moved) {
            let at = self.place(event);
            if self.under(ctx, at).is_none_or(|id| id.kind != kind) {
                // A click or a tap brings it there.
                ctx.props().on_grip.emit(Grip::Carry(None, at));
                ctx.props().on_grip.emit(Grip::Drop(at));
                return;
            }
        }
        if !drag.moved {
            if let Some(id) = self.under(ctx, self.place(event)).filter(|_| event.type_() == "pointerup") {
                ctx.props().on_pick.emit(id);
            }
            return;
        }
        // A finger that rested before it was lifted, or was lost, flicks nothing, and does not keep the camera turning.
        let rested = event.type_() != "pointerup" || event.time_stamp() - drag.time > RESTED;
        if let Some((_, speed)) = drag.held {
            let far = if rested { 0.0 } else { GOES_ON_FOR * self.units };
            ctx.props().on_grip.emit(Grip::LetGo(point(speed.x * far, speed.y * far)));
            return;
        }
        if rested || reduced_motion() {
            self.orbit.rest();
        }
        self.ask(ctx);
    }
}
