//! Positions of an assembled cube and their products: the group of the base text.

use super::held::Cube;
use super::place::{Kind, Place};
use crate::geometry::lattice::Symmetry;

/// Where each small cube is and how it is turned, \[σ_S, σ_A, M_S, M_A\] in the base text; correctly assembled, but possibly
/// not reachable by turns.
///
/// All four are indexed by the **starting place**: entry i says where the small cube that starts from place i goes, not which
/// one is found at place i. A position also represents a sequence of turns, so positions can be multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// By starting place: three times the place plus the rotation index, 0..24.
    corners: [u8; 8],
    /// By starting place: twice the place plus the rotation index, 0..24.
    edges: [u8; 12],
}

impl Default for Position {
    fn default() -> Position {
        Position::SOLVED
    }
}

impl Position {
    /// All in order; the neutral element.
    pub const SOLVED: Position =
        Position { corners: [0, 3, 6, 9, 12, 15, 18, 21], edges: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] };

    /// The position with these images and indices by starting place: corners (8), edges (12), rotation indices of the corners
    /// mod 3 (8) and of the edges mod 2 (12). `None` if a place is missing or does not exist.
    pub fn new(corners: &[usize], edges: &[usize], twists: &[i32], flips: &[i32]) -> Option<Position> {
        let mut position = Position::SOLVED;
        for (kind, places, indices) in [(Kind::Corner, corners, twists), (Kind::Edge, edges, flips)] {
            let all = (0..kind.count()).all(|place| places.contains(&place));
            if !all || places.len() != kind.count() || indices.len() != kind.count() {
                return None;
            }
            for cubie in Place::all(kind) {
                let index = indices[cubie.index()].rem_euclid(kind.ways() as i32) as usize;
                position.put(cubie, Place::new(kind, places[cubie.index()]), index);
            }
        }
        Some(position)
    }

    /// `goes` must send the small cubes to the places one to one.
    pub(super) fn from_goes(goes: impl Fn(Place) -> (Place, usize)) -> Position {
        let mut position = Position::SOLVED;
        for cubie in Place::every() {
            let (place, index) = goes(cubie);
            position.put(cubie, place, index);
        }
        position
    }

    /// Where the small cube that starts from a place is, and its rotation index: of a corner 0..3, a third of a turn
    /// anticlockwise each, seen from outside; of an edge 0 or 1. Index 2 of a corner is the -1 of the base text, index 1
    /// of an edge too.
    pub fn goes(&self, cubie: Place) -> (Place, usize) {
        let (code, ways) = (usize::from(self.codes(cubie.kind())[cubie.index()]), cubie.kind().ways());
        (Place::new(cubie.kind(), code / ways), code % ways)
    }

    /// The small cube at a place, and its rotation index.
    pub fn at(&self, place: Place) -> (Place, usize) {
        let own = Place::all(place.kind()).find(|&cubie| self.goes(cubie).0 == place).unwrap_or(place);
        (own, self.goes(own).1)
    }

    /// Whether the small cube of this place is there and correctly turned.
    pub fn is_home(&self, cubie: Place) -> bool {
        self.goes(cubie) == (cubie, 0)
    }

    /// The number of small cubes that are at home and correctly turned, 0..=20.
    pub fn home_count(&self) -> usize {
        let mut count = 0;
        for kind in Kind::ALL {
            for (code, home) in self.codes(kind).iter().zip(Position::SOLVED.codes(kind)) {
                count += usize::from(code == home);
            }
        }
        count
    }

    /// For each small cube of a kind, by starting place: its place times the number of ways, plus its rotation index.
    pub fn codes(&self, kind: Kind) -> &[u8] {
        match kind {
            Kind::Corner => &self.corners,
            Kind::Edge => &self.edges,
        }
    }

    /// First `self`, then `next`: (r, s, x, y) * (r', s', x', y') = (r' ∘ r, s' ∘ s, x + x' ∘ r, y + y' ∘ s).
    pub fn then(&self, next: &Position) -> Position {
        Position {
            corners: self.corners.map(|code| turned(next.corners[usize::from(code / 3)], code % 3, 3)),
            edges: self.edges.map(|code| turned(next.edges[usize::from(code / 2)], code % 2, 2)),
        }
    }

    /// The inverse: the position of the sequence that undoes this one.
    pub fn inverse(&self) -> Position {
        let mut back = Position::SOLVED;
        for cubie in Place::every() {
            let (place, index) = self.goes(cubie);
            let ways = cubie.kind().ways();
            back.put(place, cubie, (ways - index) % ways);
        }
        back
    }

    /// The power: `exponent` times one after the other; the inverse, repeated, if negative.
    pub fn power(&self, exponent: i64) -> Position {
        let mut square = if exponent < 0 { self.inverse() } else { *self };
        let mut power = Position::SOLVED;
        let mut left = exponent.unsigned_abs();
        while left > 0 {
            if left & 1 == 1 {
                power = power.then(&square);
            }
            square = square.then(&square);
            left >>= 1;
        }
        power
    }

    /// The position as it looks on a cube that is turned or mirrored as a whole.
    pub fn under(&self, symmetry: Symmetry) -> Position {
        let hold = Cube::rotated(symmetry);
        hold.inverse().then(&Cube::of(self)).then(&hold).standing()
    }

    /// The position with the small cubes at two places exchanged; each keeps its rotation index. If one is a corner and one
    /// an edge, the position is unchanged.
    pub fn swapped(&self, places: [Place; 2]) -> Position {
        let [(a, of_a), (b, of_b)] = places.map(|place| self.at(place));
        let mut swapped = *self;
        if places[0].kind() == places[1].kind() {
            swapped.put(a, places[1], of_a);
            swapped.put(b, places[0], of_b);
        }
        swapped
    }

    /// The position with the small cube at a place turned there: a corner by this number of thirds anticlockwise, an edge by
    /// this number of flips.
    pub fn rotated(&self, place: Place, by: usize) -> Position {
        let (cubie, index) = self.at(place);
        let mut rotated = *self;
        rotated.put(cubie, place, (index + by) % place.kind().ways());
        rotated
    }

    /// Compares its [`Position::codes`] with others, by kind and starting place: corners first, the lowest place first.
    pub(super) fn compare(&self, codes: impl Fn(Kind, usize) -> u8) -> std::cmp::Ordering {
        for kind in Kind::ALL {
            for (place, own) in self.codes(kind).iter().enumerate() {
                let order = own.cmp(&codes(kind, place));
                if order.is_ne() {
                    return order;
                }
            }
        }
        std::cmp::Ordering::Equal
    }

    /// The position with these codes, which must send the small cubes to the places one to one.
    pub(super) fn of_codes(codes: impl Fn(Kind, usize) -> u8) -> Position {
        Position {
            corners: std::array::from_fn(|place| codes(Kind::Corner, place)),
            edges: std::array::from_fn(|place| codes(Kind::Edge, place)),
        }
    }

    /// Sets where a small cube is. After all calls, small cubes must be at the places one to one.
    pub(super) fn put(&mut self, cubie: Place, place: Place, index: usize) {
        let code = (place.index() * place.kind().ways() + index) as u8;
        match cubie.kind() {
            Kind::Corner => self.corners[cubie.index()] = code,
            Kind::Edge => self.edges[cubie.index()] = code,
        }
    }
}

impl Cube {
    /// The cube of a position, its centres at home.
    pub fn of(position: &Position) -> Cube {
        let mut goes = *Cube::SOLVED.goes();
        for cubie in Place::every() {
            let (place, index) = position.goes(cubie);
            let there = place.facelets();
            for (step, &facelet) in cubie.facelets().iter().enumerate() {
                goes[facelet] = there[(step + index) % there.len()] as u8;
            }
        }
        Cube::from_goes(goes)
    }

    /// The position relative to the centres, as if they were at home.
    pub fn position(&self) -> Position {
        self.then(&Cube::rotated(self.hold().inverse())).standing()
    }

    /// Where the small cubes stand in space, wherever the centres are.
    pub fn standing(&self) -> Position {
        Position::from_goes(|cubie| {
            let marked = cubie.facelets().first().map(|&facelet| usize::from(self.goes()[facelet]));
            marked.and_then(Place::with).unwrap_or((cubie, 0))
        })
    }
}

/// The code of a small cube that already had an index.
fn turned(code: u8, index: u8, ways: u8) -> u8 {
    let sum = code % ways + index;
    code - code % ways + if sum < ways { sum } else { sum - ways }
}

/// The effect of a position as tables, for searches that apply the same few turns very often.
#[derive(Clone, Copy, Debug)]
pub struct PositionTables {
    corners: [u8; 24],
    edges: [u8; 24],
}

impl PositionTables {
    /// The effect of a position.
    pub fn of(position: &Position) -> PositionTables {
        PositionTables {
            corners: std::array::from_fn(|code| turned(position.corners[code / 3], (code % 3) as u8, 3)),
            edges: std::array::from_fn(|code| turned(position.edges[code / 2], (code % 2) as u8, 2)),
        }
    }

    /// By code of a corner and by code of an edge, that is, by its place times the number of ways plus its rotation index: the code after
    /// this effect.
    pub fn codes(&self) -> (&[u8; 24], &[u8; 24]) {
        (&self.corners, &self.edges)
    }

    /// The position after this effect.
    #[inline]
    pub fn upon(&self, position: &Position) -> Position {
        Position {
            corners: position.corners.map(|code| self.corners[usize::from(code)]),
            edges: position.edges.map(|code| self.edges[usize::from(code)]),
        }
    }
}
