//! How a flat drawing that is larger than its room is seen: which place is in the middle, and how large it is.

use super::Room;
use crate::geometry::{Point, point};

/// The smallest and the largest scale.
const SCALES: [f64; 2] = [1e-4, 400.0];

/// See the module. Places of the drawing have units of their own, x to the right and y down, the same both ways.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The place in the middle of the room.
    pub middle: Point,
    /// Scene units for one unit of the drawing.
    pub scale: f64,
}

impl Lens {
    /// The lens that shows the rectangle between two corners as large as the room allows, at most at a scale.
    pub fn fit([low, high]: [Point; 2], room: Room, most: f64) -> Lens {
        let side = |room: f64, low: f64, high: f64| room / (high - low).max(1e-9);
        let scale = side(room.width, low.x, high.x).min(side(room.height, low.y, high.y)).min(most);
        Lens { middle: low.towards(high, 0.5), scale: scale.clamp(SCALES[0], SCALES[1]) }
    }

    /// Where a place of the drawing is in the room.
    pub fn place(&self, at: Point, room: Room) -> Point {
        let from = at - self.middle;
        point(room.width / 2.0 + from.x * self.scale, room.height / 2.0 + from.y * self.scale)
    }

    /// Which place of the drawing is at a point of the room.
    pub fn under(&self, at: Point, room: Room) -> Point {
        let from = at - point(room.width / 2.0, room.height / 2.0);
        point(self.middle.x + from.x / self.scale, self.middle.y + from.y / self.scale)
    }

    /// The lens after the drawing was moved by so much, in scene units.
    pub fn moved(&self, by: Point) -> Lens {
        let middle = point(self.middle.x - by.x / self.scale, self.middle.y - by.y / self.scale);
        Lens { middle, ..*self }
    }

    /// The lens that shows all larger by a factor, so that what is at a point of the room stays there.
    pub fn zoomed(&self, factor: f64, at: Point, room: Room) -> Lens {
        let fixed = self.under(at, room);
        let scale = (self.scale * factor).clamp(SCALES[0], SCALES[1]);
        let closer = self.scale / scale;
        let from = self.middle - fixed;
        Lens { middle: point(fixed.x + from.x * closer, fixed.y + from.y * closer), scale }
    }

    /// The lens at fraction `t` of the way to another.
    pub fn towards(&self, other: &Lens, t: f64) -> Lens {
        // Scales are compared by their ratio, so that a long way in looks even.
        let scale = self.scale * (other.scale / self.scale).powf(t);
        Lens { middle: self.middle.towards(other.middle, t), scale }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { width: 800.0, height: 600.0 };

    #[test]
    fn what_is_zoomed_about_stays_there() {
        let lens = Lens { middle: point(3.0, -2.0), scale: 40.0 };
        let at = point(100.0, 450.0);
        let fixed = lens.under(at, ROOM);
        for factor in [0.1, 0.9, 1.5, 4.0] {
            let there = lens.zoomed(factor, at, ROOM).place(fixed, ROOM);
            assert!((there.x - at.x).abs() < 1e-9 && (there.y - at.y).abs() < 1e-9, "{factor}: {there:?}");
        }
    }

    #[test]
    fn a_fitted_rectangle_fills_the_room_one_way() {
        let lens = Lens::fit([point(0.0, 0.0), point(10.0, 30.0)], ROOM, 100.0);
        assert_eq!(lens.scale, 20.0);
        assert_eq!(lens.place(point(0.0, 30.0), ROOM), point(300.0, 600.0));
        assert_eq!(lens.under(point(300.0, 600.0), ROOM), point(0.0, 30.0));
        assert_eq!(lens.moved(point(20.0, 0.0)).place(point(0.0, 0.0), ROOM), point(320.0, 0.0));
    }
}
