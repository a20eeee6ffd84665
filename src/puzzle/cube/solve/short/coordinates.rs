//! A position as small numbers. Those of the first phase are known from the places alone: how the corners are turned, how the edges are
//! flipped, and which places the four edges of the middle layer take. Those of the second phase are the permutations that are left.

use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::turn::Turn;
use crate::search::permutation::{rank, unrank};

/// The number of ways in which the corners may be turned, 3^7.
pub const TWISTS: usize = 2_187;

/// The number of ways in which the edges may be flipped, 2^11.
pub const FLIPS: usize = 2_048;

/// The number of choices of places for the four edges of the middle layer.
pub const SLICES: usize = 495;

/// The permutations of eight small cubes.
pub const PERMUTATIONS: usize = 40_320;

/// The permutations of the four edges of the middle layer.
pub const ORDERS: usize = 24;

/// The choices of places for the four corners of the front.
pub const LAYERS: usize = 70;

/// The turns of faces.
pub const TURNS: usize = 18;

/// The turns of the second phase, by their numbers in [`Turn::of_faces`]: of front and back, and the half turns of the others.
pub const SECOND: [usize; 10] = [6, 7, 8, 15, 16, 17, 1, 4, 10, 13];

/// The turns that may lead into the subgroup of the second phase: quarter turns of the other four faces, clockwise. Their inverse ones follow
/// from them by a half turn.
pub const LEADING: [usize; 4] = [0, 3, 9, 12];

/// The face that a turn turns, by the number of the turn: 0..6, opposite faces being three apart.
pub fn face_of(turn: usize) -> usize {
    turn / 3
}

/// Whether a turn may follow another one: not the same face again, and of two opposite faces, which may be exchanged, only in one order.
pub fn may_follow(turn: usize, before: usize) -> bool {
    let (face, last) = (face_of(turn), face_of(before));
    face != last && face + 3 != last
}

/// The coordinates of the first phase. The subgroup: a class of zero for corners and edges, and the middle edges in their layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstCoordinates {
    /// How the corners are turned: eight times its class, and a symmetry that takes it to the representative.
    pub twist: u16,
    /// How the edges are flipped, in the same way.
    pub flip: u16,
    /// The places of the edges of the middle layer, 0..[`SLICES`].
    pub slice: u16,
}

/// The coordinates of the second phase. Home: a class and an order of zero each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SecondCoordinates {
    /// The permutation of the corners: eight times its class, and a symmetry that takes it to the representative.
    pub corners: u16,
    /// That of the outer edges, in the same way.
    pub edges: u16,
    /// That of the middle edges, 0..[`ORDERS`].
    pub order: u8,
    /// Which places the corners of the front take, 0..[`LAYERS`].
    pub layer: u8,
}

impl SecondCoordinates {
    /// Whether the cube is in order.
    #[inline]
    pub fn is_home(self) -> bool {
        self.corners < 8 && self.edges < 8 && self.order == 0
    }
}

/// What turns and symmetries do with the places, from which all tables follow.
#[derive(Clone, Debug)]
pub struct CubePlaces {
    /// By turn and place: where its corner goes, and by how much it is turned.
    pub corners: [[(usize, usize); 8]; TURNS],
    /// By turn and place: where its edge goes, and whether it is flipped.
    pub edges: [[(usize, usize); 12]; TURNS],
    /// The eight symmetries that keep each pair of opposite faces, and with it the marks: the first is the identity. Two of them after each
    /// other, in either order, are the one whose number has the bits that these do not have in common.
    pub symmetries: [Symmetry; 8],
    /// By symmetry and place: where the symmetry takes the place of a corner.
    pub corner_images: [[usize; 8]; 8],
    /// The same for edges.
    pub edge_images: [[usize; 12]; 8],
    /// The edges of the middle layer, and the other eight.
    pub middle: [usize; 4],
    /// See above.
    pub outer: [usize; 8],
    /// By place of an edge: its number among those of the middle layer, or among the others.
    pub number: [usize; 12],
    /// By the places of the middle edges as bits: the number of this choice.
    pub slice_of: Vec<u16>,
    /// The choices, as bits.
    pub slices: Vec<u16>,
}

impl Default for CubePlaces {
    fn default() -> CubePlaces {
        CubePlaces::new()
    }
}

impl CubePlaces {
    /// Works all of it out from the turns.
    pub fn new() -> CubePlaces {
        let mut corners = [[(0, 0); 8]; TURNS];
        let mut edges = [[(0, 0); 12]; TURNS];
        for (number, turn) in Turn::of_faces().enumerate().take(TURNS) {
            let effect = turn.cube().position();
            let to = |kind: Kind, place: usize| {
                let (to, index) = effect.goes(Place::new(kind, place));
                (to.index(), index)
            };
            corners[number] = std::array::from_fn(|place| to(Kind::Corner, place));
            edges[number] = std::array::from_fn(|place| to(Kind::Edge, place));
        }
        let keeps = |symmetry: &&Symmetry| {
            [Face::Up, Face::Right, Face::Front].into_iter().all(|face| {
                let image = face.under(**symmetry);
                image == face || image == face.opposite()
            })
        };
        let mut symmetries = [Symmetry::IDENTITY; 8];
        let mut count = 1;
        for symmetry in Symmetry::ALL.iter().filter(keeps) {
            if count < 8 && !symmetries[..count].contains(symmetry) {
                (0..count).for_each(|own| symmetries[count + own] = symmetries[own].after(*symmetry));
                count *= 2;
            }
        }
        let image = |kind, place, symmetry| Place::new(kind, place).under(symmetry).index();
        let is_middle =
            |place: &usize| ![Face::Front, Face::Back].iter().any(|&face| Place::new(Kind::Edge, *place).is_on(face));
        let mut middle = [0; 4];
        let mut outer = [0; 8];
        let mut number = [0; 12];
        for (index, place) in (0..12).filter(is_middle).enumerate().take(4) {
            (middle[index], number[place]) = (place, index);
        }
        for (index, place) in (0..12).filter(|place| !is_middle(place)).enumerate().take(8) {
            (outer[index], number[place]) = (place, index);
        }
        let slices: Vec<u16> = (0..1u16 << 12).filter(|places| places.count_ones() == 4).collect();
        let mut slice_of = vec![0; 1 << 12];
        for (number, &places) in slices.iter().enumerate() {
            slice_of[usize::from(places)] = number as u16;
        }
        CubePlaces {
            corners,
            edges,
            corner_images: symmetries.map(|own| std::array::from_fn(|place| image(Kind::Corner, place, own))),
            edge_images: symmetries.map(|own| std::array::from_fn(|place| image(Kind::Edge, place, own))),
            symmetries,
            middle,
            outer,
            number,
            slice_of,
            slices,
        }
    }

    /// The numbers of the first phase: how the corners are turned, 0..[`TWISTS`], how the edges are flipped, 0..[`FLIPS`], and the places of
    /// the edges of the middle layer, 0..[`SLICES`].
    pub fn first(&self, position: &Position) -> [usize; 3] {
        let mut twists = [0; 8];
        for code in position.codes(Kind::Corner) {
            twists[usize::from(code / 3)] = code % 3;
        }
        let mut flips = [0; 12];
        for code in position.codes(Kind::Edge) {
            flips[usize::from(code / 2)] = code % 2;
        }
        let places = self.middle.iter().fold(0, |places, &edge| places | 1 << (position.codes(Kind::Edge)[edge] / 2));
        [twist_of(&twists), flip_of(&flips), self.slice_of[places]].map(usize::from)
    }

    /// The numbers of the second phase: permutation of the corners, of the outer edges, of the middle edges. They make sense once the middle
    /// edges are in their layer.
    pub fn second(&self, position: &Position) -> [usize; 3] {
        let edges = position.codes(Kind::Edge);
        let corners: [u8; 8] = std::array::from_fn(|corner| position.codes(Kind::Corner)[corner] / 3);
        let number = |edge: usize| self.number[usize::from(edges[edge] / 2)] as u8;
        [rank(&corners), rank(&self.outer.map(number)), rank(&self.middle.map(number))]
    }
}

/// The number of the ways in which corners are turned, by place; that of the last place follows from the others.
pub fn twist_of(twists: &[u8; 8]) -> u16 {
    twists[..7].iter().fold(0, |number, &twist| number * 3 + u16::from(twist))
}

/// The ways in which corners are turned, from their number.
pub fn twists(number: usize) -> [u8; 8] {
    let mut twists = [0; 8];
    let (mut rest, mut sum) = (number, 0);
    for place in (0..7).rev() {
        twists[place] = (rest % 3) as u8;
        sum += rest % 3;
        rest /= 3;
    }
    twists[7] = ((21 - sum) % 3) as u8;
    twists
}

/// The number of the ways in which edges are flipped, by place.
pub fn flip_of(flips: &[u8; 12]) -> u16 {
    flips[..11].iter().fold(0, |number, &flip| number * 2 + u16::from(flip))
}

/// The ways in which edges are flipped, from their number.
pub fn flips(number: usize) -> [u8; 12] {
    let mut flips: [u8; 12] =
        std::array::from_fn(|place| if place < 11 { (number >> (10 - place) & 1) as u8 } else { 0 });
    flips[11] = flips.iter().sum::<u8>() % 2;
    flips
}

/// The permutation of `N` things with this number.
pub fn permutation<const N: usize>(number: usize) -> [u8; N] {
    let mut images = [0; N];
    unrank(number, &mut images);
    images
}
