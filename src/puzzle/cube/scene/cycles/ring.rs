//! The shape of a cycle in the diagram: its nodes along a closed curve, a circle or two half circles with straight lines
//! between them.

use crate::geometry::{Point, Within, point, sin_cos};
use crate::puzzle::cube::place::Kind;
use std::f64::consts::PI;

/// The least radius of a node in which everything can be read.
pub const READABLE: f64 = 15.0;

/// Half the width of a rotation index, in heights of the small type.
const INDEX: f64 = 0.6;

/// The most times that a curve is made longer.
const STEPS: usize = 16;

/// The gap between a node and an arrow, in scene units.
const CLEAR: f64 = 2.0;

/// How the cycles of a diagram are drawn: the same for all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// The radius of a node.
    pub radius: f64,
    /// The least length between two nodes, in radii.
    pub gap: f64,
    /// Whether long cycles are drawn flat.
    pub is_flat: bool,
    /// Whether all words about a cycle are in its middle, or only its order.
    pub is_full: bool,
}

impl Manner {
    /// Heights of the type of numbers and of all other type; readable from a radius of [`READABLE`] on.
    pub fn types(&self) -> [f64; 2] {
        let shrunk = (self.radius / READABLE).min(1.0);
        [(0.72 * self.radius).within(12.0, 30.0) * shrunk, (0.5 * self.radius).within(11.6, 18.0) * shrunk]
    }

    /// The radius of the loop of a small cube that is turned in place.
    pub fn loop_radius(&self) -> f64 {
        (0.58 * self.radius).max(self.types()[1])
    }
}

/// The curve of a cycle about its middle, clockwise, from the middle of its upper side on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// The number of nodes.
    pub count: usize,
    /// Radius of the half circles.
    pub round: f64,
    /// Length of the straight lines.
    pub straight: f64,
    /// How it is drawn.
    pub manner: Manner,
    kind: Kind,
    /// Width and height of the words in the middle.
    inner: Point,
}

impl Ring {
    /// The curve for `count` nodes of a kind around words of this width and height; the words of a single node are below it.
    pub fn new(kind: Kind, count: usize, inner: Point, manner: Manner) -> Ring {
        let Manner { radius, gap, is_flat, .. } = manner;
        // From four nodes on, there must be room for an index between two of them.
        let least = if count > 3 { 2.0 * INDEX * manner.types()[1] } else { 0.0 };
        let gap = (gap * radius).max(least);
        let pitch = 2.0 * radius + gap;
        let (mut round, mut straight) = (manner.loop_radius(), 0.0);
        if count == 2 {
            let reach = radius + (gap / 2.0).max(inner.x / 2.0 + 4.0);
            round = (0.55 * radius).max(inner.y / 2.0 + 2.0).min(reach);
            straight = 2.0 * (reach - round);
        } else if count > 2 {
            round = pitch / (2.0 * sin_cos(PI / count as f64).0);
            round = round.max(1.15 * radius + inner.x.hypot(inner.y) / 2.0);
            // Wide enough that nodes at its ends do not touch.
            let flat = (1.5 * radius).max(radius + 3.0 + inner.y / 2.0);
            let along = (pitch * count as f64 / 2.0 - PI * flat).max(inner.x - flat);
            if is_flat && count > 3 && flat < round && along > 0.0 {
                (round, straight) = (flat, along);
            }
        }
        let mut ring = Ring { count, round, straight, manner, kind, inner };
        // Long enough that the nodes at the ends do not touch the words.
        for _ in 0..STEPS {
            if ring.straight == 0.0 || count == 2 || !ring.has_node_on_words() {
                break;
            }
            ring.straight += 0.5 * radius;
        }
        ring
    }

    /// The length of the curve.
    pub fn length(&self) -> f64 {
        2.0 * (PI * self.round + self.straight)
    }

    /// The point at a distance along the curve, which may be any number, and the direction there.
    pub fn at(&self, way: f64) -> (Point, Point) {
        let (half, turn) = (self.straight / 2.0, PI * self.round);
        let whole = self.length();
        let mut left = way - whole * (way / whole).floor() - half;
        if left < 0.0 {
            return (point(half + left, -self.round), point(1.0, 0.0));
        }
        // First the right end and the lower line, then the same rotated by half a turn.
        let mut sign = 1.0;
        if left >= turn + self.straight {
            left -= turn + self.straight;
            sign = -1.0;
        }
        let (at, along) = if left < turn {
            let (sine, cosine) = sin_cos(left / self.round);
            (point(half + self.round * sine, -self.round * cosine), point(cosine, sine))
        } else {
            (point(half - (left - turn), self.round), point(-1.0, 0.0))
        };
        (point(sign * at.x, sign * at.y), point(sign * along.x, sign * along.y))
    }

    /// The distance of a node along the curve; node numbers beyond the last begin again at the first.
    pub fn way_to(&self, node: usize) -> f64 {
        let pitch = self.length() / self.count as f64;
        let first = match self.count {
            2 => 1.5 * pitch,
            // An even number of nodes leaves both ends free.
            _ if self.straight > 0.0 => {
                let half = if self.count.is_multiple_of(4) { 0.5 } else { 0.0 };
                (half - (self.count / 4) as f64) * pitch
            }
            _ => 0.0,
        };
        first + node as f64 * pitch
    }

    /// The middle of a node. A single one lies below its loop.
    pub fn node(&self, node: usize) -> Point {
        if self.count == 1 { point(0.0, self.manner.radius + 0.7 * self.round) } else { self.at(self.way_to(node)).0 }
    }

    /// Where an arrow from a node to the next begins and ends along the curve.
    pub fn arrow(&self, node: usize) -> [f64; 2] {
        let (from, to) = match self.count {
            // The loop begins and ends below.
            1 => (0.5 * self.length(), 1.5 * self.length()),
            _ => (self.way_to(node), self.way_to(node + 1)),
        };
        let (first, last) = (self.node(node), self.node((node + 1) % self.count));
        let step = 0.02 * (to - from);
        let (mut begin, mut end) = (from, to);
        while begin < to && self.is_on_node(self.at(begin).0, first) {
            begin += step;
        }
        while end > begin && self.is_on_node(self.at(end).0, last) {
            end -= step;
        }
        [begin, end]
    }

    /// The place of the rotation index of a small cube on its way to the next node.
    pub fn index(&self, node: usize) -> Point {
        if self.count == 1 {
            return point(0.0, -0.08 * self.round);
        }
        let (from, to) = (self.way_to(node), self.way_to(node + 1));
        let size = self.manner.types()[1];
        let place = |part: f64, aside: f64| {
            let (at, along) = self.at(from + (to - from) * part);
            // An index is wider than high.
            let aside = aside * size * (0.8 + 0.15 * along.y.abs());
            at + point(along.y * aside, -along.x * aside)
        };
        // Beside the middle of the arrow, or elsewhere if that is too close to a node.
        for (part, aside) in [(0.5, 1.0), (0.45, 1.1), (0.55, 1.1), (0.5, 1.3), (0.4, 1.3), (0.6, 1.3)] {
            let at = place(part, aside);
            if !(0..self.count).any(|node| self.meets_node(at, node)) {
                return at;
            }
        }
        place(0.5, 1.6)
    }

    /// The middle of the words.
    pub fn words(&self) -> Point {
        match self.count {
            1 => point(0.0, self.node(0).y + self.manner.radius + 4.0 + self.inner.y / 2.0),
            _ => point(0.0, 0.0),
        }
    }

    /// Two opposite corners of all that is drawn.
    pub fn corners(&self) -> [Point; 2] {
        let (mut low, mut high) = (point(-self.straight / 2.0 - self.round, -self.round), point(0.0, self.round));
        let mut cover = |at: Point, x: f64, y: f64| {
            low = point(low.x.min(at.x - x), low.y.min(at.y - y));
            high = point(high.x.max(at.x + x), high.y.max(at.y + y));
        };
        let mark = INDEX * self.manner.types()[1];
        for node in 0..self.count {
            let reach = self.manner.radius + 2.0;
            cover(self.node(node), reach, reach);
            cover(self.index(node), mark, mark);
        }
        cover(self.words(), self.inner.x / 2.0, self.inner.y / 2.0);
        // The same on both sides, so that narrower parts are in the middle.
        let aside = high.x.max(-low.x);
        [point(-aside, low.y), point(aside, high.y)]
    }

    fn has_node_on_words(&self) -> bool {
        let reach = self.manner.radius + 2.0;
        let is_on = |at: Point| at.x.abs() < self.inner.x / 2.0 + reach && at.y.abs() < self.inner.y / 2.0 + reach;
        (0..self.count).any(|node| is_on(self.node(node)))
    }

    fn is_on_node(&self, at: Point, node: Point) -> bool {
        let (x, y) = ((at.x - node.x).abs(), (at.y - node.y).abs());
        match self.kind {
            Kind::Corner => x.hypot(y) < self.manner.radius + CLEAR,
            Kind::Edge => x.max(y) < SQUARE * self.manner.radius + CLEAR,
        }
    }

    /// Whether an index with its middle at a place would touch a node.
    fn meets_node(&self, at: Point, node: usize) -> bool {
        let middle = self.node(node);
        let reach = INDEX * self.manner.types()[1];
        // The point of the index that is nearest to the middle of the node.
        let near = |at: f64, middle: f64| middle.within(at - reach, at + reach);
        self.is_on_node(point(near(at.x, middle.x), near(at.y, middle.y)), middle)
    }
}

/// Half the side of a square node, in radii.
pub const SQUARE: f64 = 0.9;
