//! The 48 symmetries of the cube applied to positions: which of them a position has, and how many positions look like it.
//!
//! A symmetry s takes a position p to s⁻¹ p s: the position as it looks on a cube that is turned or mirrored as a whole.

use super::facelet::{self, Face};
use super::place::{Kind, Place};
use super::position::{Position, PositionTables};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use std::sync::OnceLock;

/// The number of symmetries.
pub const SYMMETRIES: usize = Symmetry::ALL.len();

/// What a symmetry does with the facelets of corners and of edges: each is written as three times the place plus the steps from the marked
/// facelet, or twice the place plus the steps.
#[derive(Clone, Copy, Debug)]
struct FaceletImages {
    corners: [u8; 24],
    edges: [u8; 24],
    /// The facelet that is taken to the marked one of each place.
    to_corners: [u8; 8],
    to_edges: [u8; 12],
}

impl FaceletImages {
    fn of(symmetry: Symmetry) -> FaceletImages {
        let image = |kind: Kind, code: usize, symmetry: Symmetry| {
            let own = Place::new(kind, code / kind.ways()).facelets();
            let own = own.get(code % kind.ways());
            let to = own.and_then(|&own| facelet::at(symmetry.apply(facelet::point(own)))).and_then(Place::with);
            to.map_or(code, |(place, step)| place.index() * kind.ways() + step) as u8
        };
        let [corner, edge] = Kind::ALL;
        FaceletImages {
            corners: std::array::from_fn(|code| image(corner, code, symmetry)),
            edges: std::array::from_fn(|code| image(edge, code, symmetry)),
            to_corners: std::array::from_fn(|place| image(corner, 3 * place, symmetry.inverse())),
            to_edges: std::array::from_fn(|place| image(edge, 2 * place, symmetry.inverse())),
        }
    }

    fn all() -> &'static [FaceletImages] {
        static ALL: OnceLock<Vec<FaceletImages>> = OnceLock::new();
        ALL.get_or_init(|| Symmetry::ALL.into_iter().map(FaceletImages::of).collect())
    }
}

/// Of all positions that a position becomes under the 48 symmetries, the one with the smallest codes; and how many they are: 48 divided by the
/// number of symmetries that leave it as it is.
pub fn class(position: &Position) -> (Position, usize) {
    let effect = PositionTables::of(position);
    let (corners, edges) = effect.codes();
    let mut first = *position;
    let mut count = 0;
    for images in FaceletImages::all() {
        let codes = |kind: Kind, place: usize| match kind {
            Kind::Corner => images.corners[usize::from(corners[usize::from(images.to_corners[place])])],
            Kind::Edge => images.edges[usize::from(edges[usize::from(images.to_edges[place])])],
        };
        // Most of them differ early from the first one.
        match first.compare(codes) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => count += 1,
            std::cmp::Ordering::Greater => (first, count) = (Position::of_codes(codes), 1),
        }
    }
    (first, SYMMETRIES / count.max(1))
}

/// The symmetries of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymmetryGroup {
    /// Those that leave it as it is, the identity first.
    pub fixing: Vec<Symmetry>,
    /// Those that make it its inverse.
    pub inverting: Vec<Symmetry>,
}

impl SymmetryGroup {
    /// The symmetries of a position.
    ///
    /// ```
    /// use casse_tete::puzzle::cube::Preset;
    /// use casse_tete::puzzle::cube::symmetry::SymmetryGroup;
    ///
    /// let superflip = SymmetryGroup::of(&Preset::Superflip.cube().position());
    /// assert_eq!((superflip.fixing.len(), superflip.class_size()), (48, 1));
    /// assert!(superflip.is_own_inverse());
    /// ```
    pub fn of(position: &Position) -> SymmetryGroup {
        let inverse = position.inverse();
        let to = |wanted: &Position| Symmetry::ALL.into_iter().filter(|own| position.under(*own) == *wanted).collect();
        SymmetryGroup { fixing: to(position), inverting: to(&inverse) }
    }

    /// How many positions look like this one, on a cube that is turned or mirrored as a whole: 1..=48.
    pub fn class_size(&self) -> usize {
        SYMMETRIES / self.fixing.len().max(1)
    }

    /// Whether the position is its own inverse: made twice, its turns lead back.
    pub fn is_own_inverse(&self) -> bool {
        self.inverting.contains(&Symmetry::IDENTITY)
    }
}

/// What a symmetry of the cube is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SymmetryKind {
    /// Nothing moves.
    Identity,
    /// A quarter turn about an axis through the middles of two faces: 6.
    QuarterTurn,
    /// A half turn about such an axis: 3.
    HalfTurn,
    /// A half turn about an axis through the middles of two edges: 6.
    EdgeTurn,
    /// A third of a turn about a diagonal: 8.
    DiagonalTurn,
    /// The reflection in the centre.
    PointReflection,
    /// A reflection in a plane between two faces: 3.
    MiddleReflection,
    /// A reflection in a plane through two opposite edges: 6.
    DiagonalReflection,
    /// A quarter turn and a reflection in the plane across its axis: 6.
    QuarterReflection,
    /// A sixth of a turn about a diagonal and a reflection in the plane across it: 8.
    SixthReflection,
}

impl SymmetryKind {
    /// All kinds, rotations first.
    pub const ALL: [SymmetryKind; 10] = [
        SymmetryKind::Identity,
        SymmetryKind::QuarterTurn,
        SymmetryKind::HalfTurn,
        SymmetryKind::EdgeTurn,
        SymmetryKind::DiagonalTurn,
        SymmetryKind::PointReflection,
        SymmetryKind::MiddleReflection,
        SymmetryKind::DiagonalReflection,
        SymmetryKind::QuarterReflection,
        SymmetryKind::SixthReflection,
    ];

    /// The kind of a symmetry: by the faces that stay, and by those that change places with the opposite one.
    pub fn of(symmetry: Symmetry) -> SymmetryKind {
        let faces = facelet::Face::ALL;
        let stay = faces.into_iter().filter(|face| face.under(symmetry) == *face).count();
        let opposite = faces.into_iter().filter(|face| face.under(symmetry) == face.opposite()).count();
        match (symmetry.determinant(), stay, opposite) {
            (1, 6, _) => SymmetryKind::Identity,
            (1, 2, 4) => SymmetryKind::HalfTurn,
            (1, 2, _) => SymmetryKind::QuarterTurn,
            (1, 0, 2) => SymmetryKind::EdgeTurn,
            (1, ..) => SymmetryKind::DiagonalTurn,
            (_, _, 6) => SymmetryKind::PointReflection,
            (_, 4, _) => SymmetryKind::MiddleReflection,
            (_, 2, _) => SymmetryKind::DiagonalReflection,
            (_, 0, 2) => SymmetryKind::QuarterReflection,
            _ => SymmetryKind::SixthReflection,
        }
    }
}

/// The name of a symmetry in links: the faces to which U, R and F go.
///
/// ```
/// use casse_tete::geometry::lattice::Symmetry;
/// use casse_tete::puzzle::cube::symmetry::{name, named};
///
/// assert_eq!(name(Symmetry::IDENTITY), "URF");
/// assert_eq!(named("URF"), Some(Symmetry::IDENTITY));
/// assert_eq!(named("UDF"), None);
/// ```
pub fn name(symmetry: Symmetry) -> String {
    letters(symmetry).collect()
}

/// The symmetry with this name; `None` if there is none.
pub fn named(text: &str) -> Option<Symmetry> {
    Symmetry::ALL.into_iter().find(|own| letters(*own).eq(text.chars()))
}

fn letters(symmetry: Symmetry) -> impl Iterator<Item = char> {
    [Face::Up, Face::Right, Face::Front].into_iter().map(move |face| face.under(symmetry).letter())
}

/// What stays in its place under a symmetry, as it is drawn: directions from the middle of the cube, with coordinates -1..=1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SymmetryElements {
    /// The axis about which it turns.
    pub axis: Option<Cell>,
    /// By how many degrees, anticlockwise when the axis points at the viewer; 0 without an axis.
    pub degrees: i16,
    /// The direction across the plane in which it reflects; after its rotation, if it has an axis.
    pub mirror: Option<Cell>,
    /// Whether it is the reflection in the centre.
    pub has_centre: bool,
}

impl SymmetryElements {
    /// The elements of a symmetry.
    ///
    /// A reflection is the reflection in the centre after a rotation about some axis, and that is the reflection across this axis after a
    /// rotation by half a turn more.
    pub fn of(symmetry: Symmetry) -> SymmetryElements {
        let sign = symmetry.determinant();
        let times = |own: Cell, factor: i16| cell(own.x * factor, own.y * factor, own.z * factor);
        // The images of the axes under the rotation.
        let [x, y, z] = [cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, 1)].map(|own| times(symmetry.apply(own), sign));
        let none = SymmetryElements::default();
        let (axis, degrees) = match x.x + y.y + z.z {
            3 => return SymmetryElements { has_centre: sign < 0, ..none },
            // A half turn: what a vector and its image are together lies on the axis.
            -1 => {
                let sums = [x.moved(cell(1, 0, 0)), y.moved(cell(0, 1, 0)), z.moved(cell(0, 0, 1))];
                (sums.into_iter().find(|sum| *sum != cell(0, 0, 0)).unwrap_or_default(), 180)
            }
            trace => (cell(y.z - z.y, z.x - x.z, x.y - y.x), if trace == 1 { 90 } else { 120 }),
        };
        let axis = Some(cell(axis.x.signum(), axis.y.signum(), axis.z.signum()));
        match (sign, degrees) {
            (1, _) => SymmetryElements { axis, degrees, ..none },
            (_, 180) => SymmetryElements { mirror: axis, ..none },
            _ => SymmetryElements { axis, degrees: degrees - 180, mirror: axis, ..none },
        }
    }
}
