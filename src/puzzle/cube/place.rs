//! The places of the small cubes in the numbering of the base text. A small cube is named by its home, so places also name
//! small cubes.

use super::facelet::{self, FACELETS, Face};
use crate::geometry::lattice::{Symmetry, cell};
use Face::{Back, Down, Front, Left, Right, Up};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::OnceLock;

/// The kinds of small cubes that change places: corners and edges. Centres move only with the whole cube or a middle layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A small cube with three facelets (CS in the base text).
    Corner,
    /// A small cube with two facelets (CA).
    Edge,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Corner, Kind::Edge];

    /// Number of places: 8 or 12.
    pub const fn count(self) -> usize {
        match self {
            Kind::Corner => CORNERS.len(),
            Kind::Edge => EDGES.len(),
        }
    }

    /// Number of facelets, and of ways in which a small cube fits into its place: 3 or 2.
    pub const fn ways(self) -> usize {
        match self {
            Kind::Corner => 3,
            Kind::Edge => 2,
        }
    }
}

/// The corners in the order of the base text.
const CORNERS: [[Face; 3]; 8] = [
    [Down, Front, Left],
    [Down, Front, Right],
    [Up, Front, Left],
    [Up, Front, Right],
    [Down, Back, Right],
    [Down, Back, Left],
    [Up, Back, Right],
    [Up, Back, Left],
];

/// The edges in the order of the base text.
const EDGES: [[Face; 2]; 12] = [
    [Up, Front],
    [Front, Right],
    [Down, Front],
    [Front, Left],
    [Up, Left],
    [Up, Right],
    [Down, Right],
    [Down, Left],
    [Up, Back],
    [Back, Right],
    [Down, Back],
    [Back, Left],
];

/// A place for a corner or an edge, or the small cube whose home it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "usize", into = "usize")]
pub struct Place {
    kind: Kind,
    index: u8,
}

impl From<Place> for usize {
    fn from(place: Place) -> usize {
        place.rank()
    }
}

impl TryFrom<usize> for Place {
    type Error = &'static str;

    fn try_from(rank: usize) -> Result<Place, Self::Error> {
        Place::every().nth(rank).ok_or("no place")
    }
}

impl Place {
    /// The place with this index, 0..8 for corners, 0..12 for edges; other indices are taken modulo their number.
    pub const fn new(kind: Kind, index: usize) -> Place {
        Place { kind, index: (index % kind.count()) as u8 }
    }

    /// The corner of these three faces or the edge of these two, in any order.
    pub fn of(faces: &[Face]) -> Option<Place> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.ways() == faces.len())?;
        Place::all(kind).find(|place| place.faces().iter().all(|face| faces.contains(face)))
    }

    /// All places of a kind, in the order of the base text.
    pub fn all(kind: Kind) -> impl Iterator<Item = Place> {
        (0..kind.count()).map(move |index| Place::new(kind, index))
    }

    /// The eight corners, then the twelve edges.
    pub fn every() -> impl Iterator<Item = Place> {
        // A plain range, because this iterator is used in many places.
        (0..CORNERS.len() + EDGES.len()).map(Place::of_rank)
    }

    /// The place with this [`Place::rank`].
    fn of_rank(rank: usize) -> Place {
        match rank.checked_sub(CORNERS.len()) {
            None => Place::new(Kind::Corner, rank),
            Some(edge) => Place::new(Kind::Edge, edge),
        }
    }

    /// Corner or edge.
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Counted from 0 over both kinds, in the order of [`Place::every`]: 0..20.
    pub const fn rank(self) -> usize {
        match self.kind {
            Kind::Corner => self.index(),
            Kind::Edge => Kind::Corner.count() + self.index(),
        }
    }

    /// The number in the base text, counted from 1.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// Its faces in the usual order of names: top or bottom, then front or back, then right or left.
    pub const fn faces(self) -> &'static [Face] {
        match self.kind {
            Kind::Corner => &CORNERS[self.index as usize],
            Kind::Edge => &EDGES[self.index as usize],
        }
    }

    /// Whether it belongs to a face.
    pub fn is_on(self, face: Face) -> bool {
        self.faces().contains(&face)
    }

    /// Its image under a symmetry.
    pub fn under(self, symmetry: Symmetry) -> Place {
        let faces: Vec<Face> = self.faces().iter().map(|face| face.under(symmetry)).collect();
        Place::of(&faces).unwrap_or(self)
    }

    /// Its faces from the one with the marked facelet on, anticlockwise seen from outside.
    ///
    /// Marked are the facelets on the front and the back; on the four edges that have none there, those on the right and
    /// the left.
    pub fn around(self) -> Vec<Face> {
        let marked = |pair: [Face; 2]| self.faces().iter().copied().find(|face| pair.contains(face));
        let Some(first) = marked([Front, Back]).or_else(|| marked([Right, Left])) else { return vec![] };
        let mut faces: Vec<Face> = self.faces().iter().copied().filter(|&face| face != first).collect();
        faces.insert(0, first);
        if let [a, b, c] = faces[..]
            && !facelet::is_anticlockwise([a, b, c])
        {
            faces.swap(1, 2);
        }
        faces
    }

    /// Its facelets from the marked one on, anticlockwise seen from outside: 3 or 2.
    pub fn facelets(self) -> Vec<usize> {
        Map::get().facelets[self.rank()].clone()
    }

    fn found_facelets(self) -> Vec<usize> {
        let middle = self.faces().iter().fold(cell(0, 0, 0), |sum, face| sum.moved(face.normal()));
        self.around().into_iter().filter_map(|face| facelet::at(middle.moved(face.normal()))).collect()
    }

    /// The place to which a facelet belongs and how many steps it comes after the marked one; `None` for a centre.
    pub fn with(facelet: usize) -> Option<(Place, usize)> {
        Map::get().places.get(facelet).copied().flatten()
    }

    fn found_with(facelet: usize) -> Option<(Place, usize)> {
        let point = facelet::point(facelet);
        let faces: Vec<Face> = Face::ALL.into_iter().filter(|face| facelet::dot(point, face.normal()) > 0).collect();
        let place = Place::of(&faces)?;
        Some((place, place.around().iter().position(|&face| face == facelet::face(facelet))?))
    }
}

/// Which facelets belong to which places. Computed once, because it is needed for every cube that is read.
struct Map {
    /// By [`Place::rank`].
    facelets: Vec<Vec<usize>>,
    /// By facelet.
    places: Vec<Option<(Place, usize)>>,
}

impl Map {
    fn get() -> &'static Map {
        static MAP: OnceLock<Map> = OnceLock::new();
        MAP.get_or_init(|| Map {
            facelets: Place::every().map(Place::found_facelets).collect(),
            places: (0..FACELETS).map(Place::found_with).collect(),
        })
    }
}

impl fmt::Display for Place {
    /// The letters of its faces, `UFR`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().iter().try_for_each(|face| write!(f, "{}", face.letter()))
    }
}
