//! The part of a flat drawing that is shown if the drawing is larger than its room: its middle and its scale.

use super::Room;
use crate::geometry::{Point, Within, point};

/// The smallest and the largest scale, in scene units for one unit of the drawing.
const SCALES: [f64; 2] = [1e-4, 400.0];

/// The largest value of [`Lens::tall`].
const MOST_TALL: f64 = 12.0;

/// The middle and the scale of the shown part of a drawing. Places of the drawing have their own unit, the same in both
/// directions: x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The place of the drawing that is in the middle of the room.
    pub middle: Point,
    /// Scene units for one unit of the drawing, across.
    pub scale: f64,
    /// By which factor heights are stretched: 1 at large scales, more at small scales, so that a wide drawing fills its
    /// room.
    pub tall: f64,
}

/// The part of a room, from its upper left corner, that the drawing under a lens takes: this share of its width, or of its height if it
/// is higher than wide. What is beside it is not under the lens.
pub fn area(room: Room, share: f64) -> Room {
    match room.is_upright() {
        true => Room { height: room.height * share, ..room },
        false => Room { width: room.width * share, ..room },
    }
}

impl Lens {
    /// The lens that shows the rectangle between two corners as large as the room allows, but at most at the scale `most`.
    /// Below the scale `near` it stretches heights up to twelve times, as far as there is room.
    pub fn fit([low, high]: [Point; 2], room: Room, most: f64, near: f64) -> Lens {
        let side = |room: f64, low: f64, high: f64| room / (high - low).max(1e-9);
        let down = side(room.height, low.y, high.y);
        let scale = side(room.width, low.x, high.x).min(down).min(most).within(SCALES[0], SCALES[1]);
        let tall = if scale < near { (down / scale).min(near / scale).within(1.0, MOST_TALL) } else { 1.0 };
        Lens { middle: low.towards(high, 0.5), scale, tall }
    }

    /// Scene units for one unit of the drawing, down.
    pub fn down(&self) -> f64 {
        self.scale * self.tall
    }

    /// Where a place of the drawing is in the room.
    pub fn place(&self, at: Point, room: Room) -> Point {
        let from = at - self.middle;
        point(room.width / 2.0 + from.x * self.scale, room.height / 2.0 + from.y * self.down())
    }

    /// Which place of the drawing is at a point of the room.
    pub fn under(&self, at: Point, room: Room) -> Point {
        let from = at - point(room.width / 2.0, room.height / 2.0);
        point(self.middle.x + from.x / self.scale, self.middle.y + from.y / self.down())
    }

    /// The lens after the drawing was moved by `by`, in scene units.
    pub fn moved(&self, by: Point) -> Lens {
        let middle = point(self.middle.x - by.x / self.scale, self.middle.y - by.y / self.down());
        Lens { middle, ..*self }
    }

    /// The lens that shows everything larger by a factor; the place at a given point of the room stays there.
    pub fn zoomed(&self, factor: f64, at: Point, room: Room) -> Lens {
        let fixed = self.under(at, room);
        let scale = (self.scale * factor).within(SCALES[0], SCALES[1]);
        let closer = self.scale / scale;
        // At large scales heights are not stretched.
        let tall = 1.0 + (self.tall - 1.0) * closer.min(1.0);
        let lower = self.down() / (scale * tall);
        let from = self.middle - fixed;
        Lens { middle: point(fixed.x + from.x * closer, fixed.y + from.y * lower), scale, tall }
    }

    /// The lens at fraction `t`, 0 to 1, of the way to another.
    pub fn towards(&self, other: &Lens, t: f64) -> Lens {
        // The scale changes by equal ratios in equal times, so that a long zoom looks steady.
        // A general power would make every page larger.
        let power = |ratio: f64| (t * ratio.ln()).exp();
        let scale = self.scale * power(other.scale / self.scale);
        let tall = self.tall * power(other.tall / self.tall);
        Lens { middle: self.middle.towards(other.middle, t), scale, tall }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { width: 800.0, height: 600.0 };

    #[test]
    fn what_is_zoomed_about_stays_there() {
        let lens = Lens { middle: point(3.0, -2.0), scale: 40.0, tall: 3.0 };
        let at = point(100.0, 450.0);
        let fixed = lens.under(at, ROOM);
        for factor in [0.1, 0.9, 1.5, 4.0] {
            let there = lens.zoomed(factor, at, ROOM).place(fixed, ROOM);
            assert!((there.x - at.x).abs() < 1e-9 && (there.y - at.y).abs() < 1e-9, "{factor}: {there:?}");
        }
    }

    #[test]
    fn what_is_wide_is_made_higher_from_afar() {
        let lens = Lens::fit([point(0.0, 0.0), point(400.0, 50.0)], ROOM, 100.0, 40.0);
        assert_eq!((lens.scale, lens.tall, lens.down()), (2.0, 6.0, 12.0));
        let near = lens.zoomed(20.0, point(10.0, 20.0), ROOM);
        assert!((near.tall - 1.25).abs() < 1e-9, "{near:?}");
    }

    #[test]
    fn a_fitted_rectangle_fills_the_room_one_way() {
        let lens = Lens::fit([point(0.0, 0.0), point(10.0, 30.0)], ROOM, 100.0, 1.0);
        assert_eq!(lens.scale, 20.0);
        assert_eq!(lens.place(point(0.0, 30.0), ROOM), point(300.0, 600.0));
        assert_eq!(lens.under(point(300.0, 600.0), ROOM), point(0.0, 30.0));
        assert_eq!(lens.moved(point(20.0, 0.0)).place(point(0.0, 0.0), ROOM), point(320.0, 0.0));
    }
}
