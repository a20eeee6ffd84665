//! Where the vertices and edges of the multigraph lie: the same places at every step of the same set and room.
//!
//! The vertices are the corners of a regular polygon. Parallel edges bulge apart, evenly about the straight line; loops
//! are petals outside their vertex, fanned, and nested where the fan is full. The polygon is the largest with which all of
//! it stays in the room.

use crate::geometry::{Point, Within, point, polar, sin_cos};
use crate::puzzle::insanity::{CubeSet, Edge};
use crate::scene::Room;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// Pieces of the polyline that stands for an edge.
const PIECES: usize = 24;

/// The places where the number of an edge may be, in pieces from its middle, the preferred ones first.
const PLACES: [isize; 13] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/// The margin between the drawing and the border of its room, in scene units.
const MARGIN: f64 = 5.0;

/// The widest angle between two petals of one vertex, in radians.
const PETAL: f64 = 0.8;

/// How large the parts are, in scene units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// Radius of a vertex.
    pub disc: f64,
    /// Radius of the number on an edge.
    pub number: f64,
    /// Half the height of the badge with a degree; 0 where there are none.
    pub badge: f64,
}

impl Sizes {
    /// Half the width of a badge, for three letters.
    pub fn badge_width(&self) -> f64 {
        self.badge * 1.75
    }
}

/// An edge on the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// The edge.
    pub edge: Edge,
    /// From the middle of its first vertex (of the front, right or bottom face) to that of its second.
    pub points: Vec<Point>,
    /// The place of its number: one of the points.
    pub number: Point,
}

/// The places of all vertices and edges, in scene units.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The middle of each vertex.
    pub vertices: Vec<Point>,
    /// The middle of each vertex's badge.
    pub badges: Vec<Point>,
    /// The edges, in the order they were given.
    pub routes: Vec<Route>,
    /// The sizes used, which may be smaller than those requested.
    pub sizes: Sizes,
}

impl Layout {
    /// The largest layout of these edges of a set that stays in the room.
    pub fn of(cubes: &CubeSet, edges: &[Edge], room: Room, sizes: Sizes) -> Layout {
        let ends = edges.iter().map(|edge| edge.ends(cubes).map(usize::from)).collect();
        let mut plan = LayoutInput { edges, ends, corners: corners(cubes.count(), room), room, sizes };
        let (mut layout, mut radius) = plan.largest();
        for _ in 0..8 {
            let Sizes { disc, number, badge } = plan.sizes;
            // Between neighbours on the polygon there must be room for the number of an edge.
            if radius * sin_cos(PI / cubes.count() as f64).0 >= disc + 1.8 * number {
                break;
            }
            plan.sizes = Sizes { disc: disc * 0.92, number: number * 0.96, badge: badge * 0.96 };
            (layout, radius) = plan.largest();
        }
        place_numbers(&mut layout);
        layout
    }
}

/// The vertices and edges to be placed.
struct LayoutInput<'a> {
    edges: &'a [Edge],
    /// The vertices that each edge joins.
    ends: Vec<[usize; 2]>,
    /// The vertices on a circle of radius 1.
    corners: Vec<Point>,
    room: Room,
    sizes: Sizes,
}

/// The corners of the polygon on a circle of radius 1, clockwise: the first at the top; a square stands on its side, and
/// two lie along the longer side of the room.
fn corners(count: usize, room: Room) -> Vec<Point> {
    let first = match count {
        2 if !room.is_upright() => PI,
        4 => -3.0 * PI / 4.0,
        _ => -FRAC_PI_2,
    };
    (0..count).map(|k| first + TAU * k as f64 / count as f64).map(|angle| polar(1.0, angle)).collect()
}

impl LayoutInput<'_> {
    /// The layout with the largest polygon, in the middle of its room, and the radius of that polygon.
    fn largest(&self) -> (Layout, f64) {
        let Room { width, height } = self.room;
        // The directions with room for badges hardly depend on the size of the polygon.
        let usual = self.about_origin(width.min(height) * 0.35);
        let badges: Vec<Point> = if self.sizes.badge > 0.0 {
            (0..self.corners.len()).map(|vertex| self.badge(vertex, &usual)).collect()
        } else {
            Vec::new()
        };
        let with_badges = |radius: f64| {
            let mut layout = self.about_origin(radius);
            layout.badges = layout.vertices.iter().zip(&badges).map(|(vertex, badge)| *vertex + *badge).collect();
            layout
        };
        let (mut small, mut large) = (0.0, width.max(height));
        for _ in 0..12 {
            let radius = (small + large) / 2.0;
            let (from, to) = bounds(&with_badges(radius));
            let fits = to.x - from.x <= width - 2.0 * MARGIN && to.y - from.y <= height - 2.0 * MARGIN;
            if fits { small = radius } else { large = radius }
        }
        let mut layout = with_badges(small);
        let (from, to) = bounds(&layout);
        let shift = point((width - from.x - to.x) / 2.0, (height - from.y - to.y) / 2.0);
        let points = layout.routes.iter_mut().flat_map(|route| route.points.iter_mut());
        points.chain(&mut layout.vertices).chain(&mut layout.badges).for_each(|p| *p = *p + shift);
        layout.routes.iter_mut().for_each(|route| route.number = route.points[PIECES / 2]);
        (layout, small)
    }

    /// The layout on a polygon about the origin, without badges, every number in the middle of its edge.
    fn about_origin(&self, radius: f64) -> Layout {
        let LayoutInput { edges, ends, corners, room, sizes } = self;
        let vertices: Vec<Point> = corners.iter().map(|p| point(p.x * radius, p.y * radius)).collect();
        let same = |a: [usize; 2], b: [usize; 2]| a == b || a == [b[1], b[0]];
        let routes = edges.iter().enumerate().map(|(index, &edge)| {
            let [a, b] = ends[index];
            let rank = ends[..index].iter().filter(|other| same(**other, ends[index])).count();
            let all = ends.iter().filter(|other| same(**other, ends[index])).count();
            let points = if a == b {
                let only_loops = ends.iter().all(|other| other[0] == other[1] || !other.contains(&a));
                // The other edges run inside the polygon and a little outside it.
                let inside = PI - TAU / corners.len() as f64;
                let (beside, most) = if only_loops { (0.2, 4.2) } else { (1.0, 3.2) };
                let free = (TAU - inside - beside).min(most);
                petal(vertices[a], outward(corners[a], all, *room), rank, all, free, *sizes)
            } else {
                let mut points = bow(&vertices, a.min(b), a.max(b), rank, all, *sizes);
                if a > b {
                    points.reverse();
                }
                points
            };
            Route { edge, number: points[PIECES / 2], points }
        });
        Layout { routes: routes.collect(), vertices, badges: Vec::new(), sizes: *sizes }
    }

    /// The place of a vertex's badge, relative to the vertex: in the widest gap between its edges, preferably outside the
    /// polygon.
    fn badge(&self, vertex: usize, layout: &Layout) -> Point {
        const ANGLES: usize = 24;
        let away = self.sizes.disc + self.sizes.badge + 3.0;
        let out = self.corners[vertex].y.atan2(self.corners[vertex].x);
        let routes = layout.routes.iter().zip(&self.ends);
        let near: Vec<&Route> = routes.filter(|(_, ends)| ends.contains(&vertex)).map(|(route, _)| route).collect();
        let places = (0..ANGLES).map(|turn| {
            // Outwards first, then alternately to both sides.
            let side = if turn % 2 == 0 { 1.0 } else { -1.0 };
            let angle = out + side * turn.div_ceil(2) as f64 * TAU / ANGLES as f64;
            let badge = polar(away, angle);
            let place = layout.vertices[vertex] + badge;
            // A badge inside a loop would look like the number of the loop.
            let axis = |route: &Route| {
                let is_loop = route.points[0] == route.points[PIECES];
                if is_loop { distance(place, &[route.points[0], route.number]) } else { f64::MAX }
            };
            let clear =
                near.iter().map(|route| distance(place, &route.points).min(axis(route))).fold(f64::MAX, f64::min);
            (clear.min(self.sizes.badge * 1.5) - turn as f64 * 0.15, badge)
        });
        let first = (f64::MIN, point(0.0, 0.0));
        places.fold(first, |best, next| if next.0 > best.0 { next } else { best }).1
    }
}

/// Two opposite corners of the rectangle that contains everything.
fn bounds(layout: &Layout) -> (Point, Point) {
    let Sizes { disc, number, badge } = layout.sizes;
    // A wide badge is farther from its vertex. A highlighted vertex has a ring around it; so has a highlighted number, or it
    // has the badge of a dropped edge.
    let wide = 2.0 * layout.sizes.badge_width() - badge;
    let vertices = layout.vertices.iter().map(|p| (*p, disc + 8.0, disc + 8.0));
    let badges = layout.badges.iter().map(|p| (*p, wide + 2.0, badge + 2.0));
    let ring = if badge > 0.0 { number * 1.65 } else { number + 1.0 };
    let numbers = layout.routes.iter().map(|route| (route.points[PIECES / 2], ring, ring));
    let routes = layout.routes.iter().flat_map(|route| &route.points).map(|p| (*p, 9.0, 9.0)).chain(numbers);
    let (mut from, mut to) = (point(f64::MAX, f64::MAX), point(f64::MIN, f64::MIN));
    for (p, x, y) in vertices.chain(badges).chain(routes) {
        from = point(from.x.min(p.x - x), from.y.min(p.y - y));
        to = point(to.x.max(p.x + x), to.y.max(p.y + y));
    }
    (from, to)
}

/// The `rank`-th of `all` parallel edges between vertices `a` and `b`.
fn bow(vertices: &[Point], a: usize, b: usize, rank: usize, all: usize, sizes: Sizes) -> Vec<Point> {
    let (from, to) = (vertices[a], vertices[b]);
    let along = to - from;
    let length = along.x.hypot(along.y).max(1e-9);
    let normal = point(along.y / length, -along.x / length);
    // No edge may bulge so far that it runs into another vertex.
    let others = vertices.iter().enumerate().filter(|(index, _)| *index != a && *index != b);
    let free = others.filter_map(|(_, p)| {
        let to = *p - from;
        let share = (to.x * along.x + to.y * along.y) / (length * length);
        let away = (to.x * normal.x + to.y * normal.y).abs() - sizes.disc * 1.4;
        (0.0..=1.0).contains(&share).then_some(away)
    });
    let widest = free.fold(length * 0.5, f64::min).max(length * 0.14);
    let gap = (2.0 * sizes.number + 9.0).max(length * 0.085).min(2.0 * widest / (all.max(2) - 1) as f64);
    let rise = (rank as f64 - (all as f64 - 1.0) / 2.0) * gap * 4.0 / 3.0;
    let lift = |share: f64| from.towards(to, share) + point(normal.x * rise, normal.y * rise);
    // Steep at both ends, so that parallel edges separate close to the vertex.
    bezier([from, lift(0.2), lift(0.8), to])
}

/// The direction of the loops at a vertex: away from the middle; one or two loops lean towards the side where there is more
/// room.
fn outward(corner: Point, loops: usize, room: Room) -> f64 {
    let lean = if loops > 2 { 1.0 } else { (room.height / room.width.max(1.0)).within(0.6, 1.6).powi(2) };
    (corner.y * lean).atan2(corner.x)
}

/// The `rank`-th of `all` loops at a vertex; `outward` is their direction and `free` the angle about it that the other edges
/// leave, both in radians.
fn petal(vertex: Point, outward: f64, rank: usize, all: usize, free: f64, sizes: Sizes) -> Vec<Point> {
    let slots = all.min(((free / PETAL) as usize).max(1));
    let (slot, level) = (rank % slots, rank / slots);
    let levels = all.div_ceil(slots);
    let between = if all == 2 { PETAL * 1.25 } else { PETAL };
    let angle = outward + (slot as f64 - (slots as f64 - 1.0) / 2.0) * between;
    let widest = if slots == 1 { 0.72 } else { between * 0.48 };
    let half = widest * (0.6 + 0.4 * (level + 1) as f64 / levels as f64);
    // Small drawings, which have no badges, have small loops.
    let first = if sizes.badge > 0.0 { 3.3 * sizes.number + 6.0 } else { 2.9 * sizes.number + 3.0 };
    let tip = sizes.disc + first + level as f64 * (2.0 * sizes.number + 3.0);
    // The middle of the curve lies at three quarters of the way to its control points.
    let reach = tip / (0.75 * sin_cos(half).1);
    let control = |angle: f64| vertex + polar(reach, angle);
    bezier([vertex, control(angle - half), control(angle + half), vertex])
}

/// The cubic curve with these control points (de Casteljau).
fn bezier([a, b, c, d]: [Point; 4]) -> Vec<Point> {
    let at = |t: f64| {
        let (ab, bc, cd) = (a.towards(b, t), b.towards(c, t), c.towards(d, t));
        ab.towards(bc, t).towards(bc.towards(cd, t), t)
    };
    (0..=PIECES).map(|piece| at(piece as f64 / PIECES as f64)).collect()
}

/// Moves each number along its edge to where it is clear of the other edges, numbers and vertices.
fn place_numbers(layout: &mut Layout) {
    let Sizes { disc, number, badge } = layout.sizes;
    // Twice, because a number that moves may leave a better place for earlier ones.
    for index in (0..layout.routes.len()).chain(0..layout.routes.len()) {
        let route = &layout.routes[index];
        if route.points[0] == route.points[PIECES] {
            continue;
        }
        let score = |shift: isize| {
            let place = route.points[(PIECES / 2).saturating_add_signed(shift)];
            let others = layout.routes.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, route)| route);
            let clear = others
                .flat_map(|other| [distance(place, &other.points) - number, apart(place, other.number) - 2.0 * number])
                .chain(layout.vertices.iter().map(|vertex| apart(place, *vertex) - number - disc))
                .chain(layout.badges.iter().map(|at| apart(place, *at) - number - badge))
                .fold(f64::MAX, f64::min);
            (clear.min(number * 1.1) - shift.unsigned_abs() as f64 * 0.3, place)
        };
        let best = PLACES
            .into_iter()
            .map(score)
            .fold((f64::MIN, route.number), |best, next| if next.0 > best.0 { next } else { best });
        layout.routes[index].number = best.1;
    }
}

/// The distance between two points.
pub fn apart(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// The distance between a point and a polyline.
fn distance(at: Point, line: &[Point]) -> f64 {
    let pieces = line.windows(2).map(|ends| {
        let (along, to) = (ends[1] - ends[0], at - ends[0]);
        let length = along.x * along.x + along.y * along.y;
        let t = if length > 0.0 { ((to.x * along.x + to.y * along.y) / length).within(0.0, 1.0) } else { 0.0 };
        // Squares are compared, because a square root for each piece would take most of the time of a layout.
        (to.x - t * along.x).powi(2) + (to.y - t * along.y).powi(2)
    });
    pieces.fold(f64::MAX, f64::min).sqrt()
}
