//! The drawing of the Hungarian cube as it should be: where things are on it, and pulls that turn layers.

use super::page::Page;
use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::cube::grasp::grasp;
use casse_tete::puzzle::cube::scene::cycles::CyclesWords;
use casse_tete::puzzle::cube::scene::{self, Arrangement, Picture, facelet_id, space};
use casse_tete::puzzle::cube::{Cube, Turn};
use casse_tete::scene::{Camera, Flat, Id, Room, hit};
use casse_tete::text::Lang;
use std::f64::consts::TAU;

/// What is drawn on the page, as it should be, seen from the standard view.
pub struct Drawn {
    flat: Vec<Flat>,
    room: Room,
    /// Scene units for one pixel.
    units: f64,
    scale: f64,
}

impl Drawn {
    /// The drawing of a cube, with what stands beside it: nothing, its net, or the diagram of its cycles in a language.
    pub async fn of(page: &Page, cube: &Cube, arrangement: Arrangement, lang: Lang) -> Drawn {
        let size = page.eval("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight, parseFloat(getComputedStyle(document.documentElement).fontSize)])(document.querySelector('canvas.drawing'))").await;
        let [width, height, text] = [0, 1, 2].map(|index: usize| size[index].as_f64().expect("a number"));
        let units = 16.0 / text;
        let room = Room { width: width * units, height: height * units };
        let picture = Picture::of(cube);
        let drawing = match arrangement {
            Arrangement::Alone => scene::cube_alone(&picture, 1.0, &Camera::STANDARD, room),
            Arrangement::Group => {
                let texts = &lang.cube().group;
                let words = CyclesWords { headings: texts.kinds, home: texts.home, cycle: texts.cycle };
                scene::group(&picture, 1.0, (&cube.position(), &[]), &words, &Camera::STANDARD, room)
            }
            _ => scene::cube_and_net(&picture, 1.0, &Camera::STANDARD, room),
        };
        let scale = space::scale(scene::cube_room(arrangement, room));
        Drawn { flat: drawing.flatten(), room, units, scale }
    }

    /// A point at which something can be clicked, in scene units, if it can be seen.
    fn seen(&self, id: Id) -> Option<Point> {
        let areas = self.flat.iter().filter_map(|shape| match shape {
            Flat::Polygon(area) if area.id == Some(id) => Some(&area.points),
            _ => None,
        });
        let middle = |points: &Vec<Point>| {
            let sum = points.iter().fold(point(0.0, 0.0), |sum, &own| sum + own);
            point(sum.x / points.len() as f64, sum.y / points.len() as f64)
        };
        areas.map(middle).find(|&at| hit(&self.flat, at) == Some(id))
    }

    /// The same in pixels from the middle of the drawing.
    pub fn place(&self, id: Id) -> (f64, f64) {
        let at = self.seen(id).unwrap_or_else(|| panic!("{id} is not seen"));
        self.pixels(point(at.x - self.room.width / 2.0, at.y - self.room.height / 2.0))
    }

    /// A point inside each arrow that shows a turn, in pixels from the middle of the drawing; the cube has all of it.
    pub fn arrows(&self, turn: Turn) -> Vec<(f64, f64)> {
        let solid = space::solid(&Picture::of(&Cube::SOLVED), 1.0, &Camera::STANDARD, self.room);
        let middle = point(self.room.width / 2.0, self.room.height / 2.0);
        let inside = |arrow: Vec<Point>| (arrow[0] + arrow[3] + arrow[4]) * (1.0 / 3.0) - middle;
        space::arrows(turn, &solid).into_iter().map(|arrow| self.pixels(inside(arrow))).collect()
    }

    /// A way on the drawing in pixels.
    fn pixels(&self, way: Point) -> (f64, f64) {
        (way.x / self.units, way.y / self.units)
    }

    /// The shortest pull at a facelet that turns a layer exactly so far: where it begins, from the middle of the drawing, and
    /// the way, in pixels.
    pub fn pull(&self, turn: Turn) -> ((f64, f64), (f64, f64)) {
        let quarters = if turn.quarters() == 3 { -1.0 } else { f64::from(turn.quarters()) };
        let mut best: Option<(f64, Id, Point)> = None;
        for facelet in 0..54 {
            let id = facelet_id(facelet);
            if self.seen(id).is_none() {
                continue;
            }
            for direction in 0..32 {
                let angle = TAU * f64::from(direction) / 32.0;
                let one = point(angle.cos(), angle.sin());
                let held = grasp(facelet, one, &Camera::STANDARD, self.scale);
                let length = quarters / held.quarters(one);
                let way = point(one.x * length, one.y * length);
                let fits = length > 0.0 && held.snapped(held.quarters(way)) == Some(turn);
                if fits && best.is_none_or(|(shortest, ..)| length < shortest) {
                    best = Some((length, id, way));
                }
            }
        }
        let (_, id, way) = best.unwrap_or_else(|| panic!("no facelet is seen that makes {turn:?}"));
        (self.place(id), self.pixels(way))
    }
}

/// Moves the mouse off the drawing, so that nothing is lit.
pub async fn point_away(page: &Page) {
    // The mouse has to move to this place, else there is no event.
    page.click_at(".transport .play", (0.0, 0.0), 0).await;
    page.click_at(".where", (0.0, 0.0), 0).await;
    page.leave_focus().await;
}
