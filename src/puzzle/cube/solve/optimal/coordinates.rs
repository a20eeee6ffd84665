//! A position as three cosets, one for each pair of opposite faces: what the turns of all six faces do with the cosets of the subgroup
//! that the turns of this pair and the half turns of the others generate.
//!
//! A coset is known from how the corners are turned (the twist), how the edges are flipped, and which places the four edges of the middle
//! layer take (the slice). The sixteen symmetries that keep the pair of faces change neither the turns nor the subgroup. They take flip and
//! slice into 64,430 classes of symmetric ones (Kociemba, 1992); a coset is held as the class and the twist, both seen on the cube turned
//! or mirrored so that the class shows its representative.

use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::solve::short::coordinates::{
    CubePlaces, FLIPS, SECOND, SLICES, TURNS, TWISTS, twist_of, twists,
};
use crate::puzzle::cube::turn::Turn;
use std::sync::LazyLock;

/// The classes of flips with slices that the sixteen symmetries take into each other.
pub const CLASSES: usize = 64_430;

/// The symmetries that keep a pair of opposite faces.
pub const SYMMETRIES: usize = 16;

/// The pairs of opposite faces.
pub const AXES: usize = 3;

/// The bits of all twelve edges.
const EDGES: u16 = 0xFFF;

/// A coset of the subgroup of one axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coset {
    /// The class of flip and slice, 0..[`CLASSES`].
    pub class: u16,
    /// The twist on the cube that shows the representative of the class, 0..2187.
    pub twist: u16,
    /// The symmetry that makes the cube show it, 0..[`SYMMETRIES`].
    pub symmetry: u8,
}

/// What turns do with cosets.
#[derive(Clone, Debug)]
pub struct CosetMoves {
    /// By class and turn: the class after it, and in the bits from 16 on the symmetry that takes it to its representative.
    class_turned: Vec<[u32; TURNS]>,
    /// By twist and turn.
    twist_turned: Vec<[u16; TURNS]>,
    /// By twist and symmetry.
    twist_images: Vec<[u16; SYMMETRIES]>,
    /// By axis, symmetry and turn: the turn as it looks on that cube.
    turn_images: [[[u8; 32]; SYMMETRIES]; AXES],
    /// By two symmetries: the first one, followed by the second one.
    products: [[u8; SYMMETRIES]; SYMMETRIES],
    /// By slice and flip: sixteen times the class, plus the symmetry that takes it to its representative.
    class_of: Vec<u32>,
    /// By class: the symmetries that keep the representative, as bits.
    keepers: Vec<u16>,
    /// By corner and its place and index in a position: its shares of the twists of the inverse position, 16 bits for each axis.
    corner_parts: [[u64; 32]; 8],
    /// The same for edges: flips, 11 bits for each axis, then which edges are in the middle layers of the first two axes.
    edge_parts: [[u64; 32]; 12],
    /// By axis and the edges in its middle layer, as bits: the slice of the inverse position.
    slices: [Vec<u16>; AXES],
    /// By axis: the turns of its subgroup, as bits.
    inner: [u32; AXES],
    home: Coset,
}

impl CosetMoves {
    /// What turns do with cosets; worked out at the first use.
    pub fn get() -> &'static CosetMoves {
        static MOVES: LazyLock<CosetMoves> = LazyLock::new(CosetMoves::new);
        &MOVES
    }

    fn new() -> CosetMoves {
        let places = CubePlaces::new();
        let keeps = |symmetry: &Symmetry| matches!(Face::Front.under(*symmetry), Face::Front | Face::Back);
        // The identity is the first one.
        let symmetries: Vec<Symmetry> = Symmetry::ALL.into_iter().filter(keeps).collect();
        let number_of = |symmetry| symmetries.iter().position(|&own| own == symmetry).unwrap_or_default() as u8;
        let turns: Vec<Turn> = Turn::of_faces().collect();
        let turn_number = |turn: Turn| turns.iter().position(|&own| own == turn).unwrap_or_default() as u8;
        let holds = holds();
        let (class_of, representatives, keepers) = classes(&places, &symmetries);
        let edge_turns = places.edges.map(|turn| (moved(|place| turn[place].0), flipped(&turn)));
        let class_turned = representatives.iter().map(|&number| {
            let (flips, taken) = (flips_of(number), places.slices[number as usize / FLIPS]);
            std::array::from_fn(|turn| {
                let (to, by) = &edge_turns[turn];
                let slice = places.slice_of[usize::from(to[usize::from(taken)])];
                let value = class_of[number_with(slice, to[usize::from(flips)] ^ by)];
                value >> 4 | (value & 15) << 16
            })
        });
        let class_turned = class_turned.collect();
        let twist_turned = (0..TWISTS).map(|number| {
            let own = twists(number);
            places.corners.map(|turn| {
                let mut after = [0; 8];
                for (place, &(to, by)) in turn.iter().enumerate() {
                    after[to] = (own[place] + by as u8) % 3;
                }
                twist_of(&after)
            })
        });
        let twist_images = (0..TWISTS).map(|number| {
            let own = twists(number);
            std::array::from_fn(|symmetry| {
                let symmetry = symmetries[symmetry];
                let mut after = [0; 8];
                for place in Place::all(Kind::Corner) {
                    let twist = own[place.index()];
                    // A reflection turns thirds the other way.
                    let image = if symmetry.determinant() < 0 { (3 - twist) % 3 } else { twist };
                    after[place.under(symmetry).index()] = image;
                }
                twist_of(&after)
            })
        });
        let turn_image = |axis: usize, symmetry: usize, turn: usize| {
            turn_number(turns[turn].under(holds[axis]).under(symmetries[symmetry]))
        };
        let turn_images: [[[u8; 32]; SYMMETRIES]; AXES] = std::array::from_fn(|axis| {
            std::array::from_fn(|symmetry| std::array::from_fn(|turn| turn_image(axis, symmetry, turn % TURNS)))
        });
        let product = |first: usize, second: usize| number_of(symmetries[second].after(symmetries[first]));
        let is_inner = |axis: usize, turn: usize| SECOND.contains(&turn_images[axis][0][turn].into());
        let inner = std::array::from_fn(|axis| {
            (0..TURNS).filter(|&turn| is_inner(axis, turn)).fold(0, |inner, turn| inner | 1 << turn)
        });
        let (corner_parts, edge_parts) = parts(&places, &holds);
        let slices = holds.map(|hold| {
            let to = moved(|edge| Place::new(Kind::Edge, edge).under(hold).index());
            to.iter().map(|&taken| places.slice_of[usize::from(taken)]).collect()
        });
        let solved = places.slice_of[usize::from(middle_of(&places))];
        let home = Coset { class: (class_of[number_with(solved, 0)] >> 4) as u16, twist: 0, symmetry: 0 };
        CosetMoves {
            class_turned,
            twist_turned: twist_turned.collect(),
            twist_images: twist_images.collect(),
            turn_images,
            products: std::array::from_fn(|first| std::array::from_fn(|second| product(first, second))),
            class_of,
            keepers,
            corner_parts,
            edge_parts,
            slices,
            inner,
            home,
        }
    }

    /// The coset of the subgroup itself.
    pub fn home(&self) -> Coset {
        self.home
    }

    /// The turns of the subgroup of an axis, 0..[`AXES`], as bits by their numbers in [`Turn::of_faces`].
    pub fn inner(&self, axis: usize) -> u32 {
        self.inner[axis]
    }

    /// The class after a turn, and the symmetry that takes it to its representative.
    #[inline]
    pub fn class_turned(&self, class: usize, turn: usize) -> (usize, usize) {
        let value = self.class_turned[class][turn] as usize;
        (value & 0xFFFF, value >> 16)
    }

    /// The twist after a turn.
    #[inline]
    pub fn twist_turned(&self, twist: usize, turn: usize) -> usize {
        self.twist_turned[twist][turn].into()
    }

    /// The twist as it looks under a symmetry.
    #[inline]
    pub fn twist_image(&self, twist: usize, symmetry: usize) -> usize {
        self.twist_images[twist][symmetry].into()
    }

    /// The symmetry that does what two symmetries do, one after the other.
    #[inline]
    pub fn product(&self, first: usize, second: usize) -> usize {
        self.products[first][second].into()
    }

    /// The symmetries that keep the representative of a class, as bits.
    pub fn keepers(&self, class: usize) -> u16 {
        self.keepers[class]
    }

    /// The coset for an axis after a turn of the cube.
    #[inline]
    pub fn turned(&self, from: Coset, axis: usize, turn: usize) -> Coset {
        let after = self.row(from, axis).coset(turn);
        let symmetry = self.products[usize::from(from.symmetry) % SYMMETRIES][usize::from(after.symmetry) % SYMMETRIES];
        Coset { symmetry, ..after }
    }

    /// The cosets after all turns.
    #[inline]
    pub fn row(&self, from: Coset, axis: usize) -> CosetRow<'_> {
        CosetRow {
            seen: &self.turn_images[axis][usize::from(from.symmetry) % SYMMETRIES],
            classes: &self.class_turned[usize::from(from.class)],
            twists: &self.twist_turned[usize::from(from.twist)],
            images: &self.twist_images,
        }
    }

    /// Some number that is read from the part of the table in which the classes after all turns stand.
    #[inline]
    pub fn any_of_row(&self, from: Coset) -> u32 {
        let row = &self.class_turned[usize::from(from.class)];
        row[0] ^ row[TURNS - 1]
    }

    /// The cosets of the inverse of a position, one for each axis.
    pub fn of_inverse(&self, position: &Position) -> [Coset; AXES] {
        self.numbers_of_inverse(position).map(|numbers| self.coset(numbers))
    }

    /// The same before classes are looked up: for each axis the number of slice and flip, and the twist.
    #[inline]
    pub fn numbers_of_inverse(&self, position: &Position) -> [(u32, u16); AXES] {
        let corners = position.codes(Kind::Corner).iter().zip(&self.corner_parts);
        let twists = corners.fold(0, |twists, (&code, parts)| twists + parts[usize::from(code) % 32]);
        let edges = position.codes(Kind::Edge).iter().zip(&self.edge_parts);
        let edges = edges.fold(0, |edges, (&code, parts)| edges | parts[usize::from(code) % 32]);
        let first = (edges >> 33) as u16 & EDGES;
        let second = (edges >> 45) as u16 & EDGES;
        let taken = [first, second, !(first | second) & EDGES];
        std::array::from_fn(|axis| {
            let slice = self.slices[axis][usize::from(taken[axis])];
            let flips = (edges >> (11 * axis)) as u16;
            (number_with(slice, flips) as u32, (twists >> (16 * axis)) as u16)
        })
    }

    /// The coset with this number of slice and flip, and this twist.
    #[inline]
    pub fn coset(&self, (number, twist): (u32, u16)) -> Coset {
        let value = self.class_of[number as usize];
        let symmetry = value as usize % SYMMETRIES;
        let twist = self.twist_images[usize::from(twist)][symmetry];
        Coset { class: (value >> 4) as u16, twist, symmetry: symmetry as u8 }
    }
}

/// What all turns make of a coset.
#[derive(Clone, Copy, Debug)]
pub struct CosetRow<'a> {
    /// By turn: as it looks on the cube that shows the representative.
    seen: &'a [u8; 32],
    classes: &'a [u32; TURNS],
    twists: &'a [u16; TURNS],
    images: &'a [[u16; SYMMETRIES]],
}

impl CosetRow<'_> {
    /// The coset after a turn of the cube. Its symmetry is that by which the representative before becomes the one after.
    #[inline]
    pub fn coset(&self, turn: usize) -> Coset {
        let seen = usize::from(self.seen[turn % 32]);
        let class = self.classes[seen];
        let symmetry = (class >> 16) as usize % SYMMETRIES;
        let twist = self.images[usize::from(self.twists[seen])][symmetry];
        Coset { class: class as u16, twist, symmetry: symmetry as u8 }
    }
}

/// For each axis, how the cube is turned as a whole so that the faces of the axis come to the front and the back.
fn holds() -> [Symmetry; AXES] {
    // A third of a turn about a corner takes each pair of opposite faces to the next one.
    let is_third = |own: &&Symmetry| Face::Front.under(**own) == Face::Up && Face::Up.under(**own) == Face::Right;
    let third = Symmetry::rotations().iter().find(is_third).copied().unwrap_or(Symmetry::IDENTITY);
    [Symmetry::IDENTITY, third, third.after(third)]
}

/// The edges of the middle layer, as bits.
fn middle_of(places: &CubePlaces) -> u16 {
    places.middle.iter().fold(0, |middle, place| middle | 1 << place)
}

/// The number of a slice and a flip, which is held as bits by place; the bit of the last place follows from the others.
#[inline]
fn number_with(slice: u16, flips: u16) -> usize {
    usize::from(slice) * FLIPS + usize::from(flips) % FLIPS
}

/// The flips of a number, as bits by place.
fn flips_of(number: u32) -> u16 {
    let flips = (number as usize % FLIPS) as u16;
    flips | (flips.count_ones() as u16 & 1) << 11
}

/// By bits of edges: the bits after each edge has gone to another place.
fn moved(to: impl Fn(usize) -> usize) -> Vec<u16> {
    let images: [u16; 12] = std::array::from_fn(|place| 1 << to(place));
    let mut moved = vec![0; 1 << 12];
    for bits in 1..moved.len() {
        // All bits but the lowest one are known already.
        moved[bits] = moved[bits & (bits - 1)] | images[bits.trailing_zeros() as usize % 12];
    }
    moved
}

/// The places whose edges a turn has flipped, as bits.
fn flipped(turn: &[(usize, usize); 12]) -> u16 {
    turn.iter().fold(0, |flipped, &(to, by)| flipped | (by as u16 & 1) << to)
}

/// The classes of flips with slices: by number, class and symmetry; representatives; the symmetries that keep these.
fn classes(places: &CubePlaces, symmetries: &[Symmetry]) -> (Vec<u32>, Vec<u32>, Vec<u16>) {
    let middle = middle_of(places);
    let images: Vec<(Vec<u16>, bool, u32)> = symmetries
        .iter()
        .map(|&symmetry| {
            let to = moved(|edge| Place::new(Kind::Edge, edge).under(symmetry).index());
            let exchanges = matches!(Face::Up.under(symmetry), Face::Right | Face::Left);
            let back = symmetries.iter().position(|&own| own == symmetry.inverse()).unwrap_or_default();
            (to, exchanges, back as u32)
        })
        .collect();
    let mut class_of = vec![u32::MAX; SLICES * FLIPS];
    let (mut representatives, mut keepers) = (Vec::with_capacity(CLASSES), Vec::with_capacity(CLASSES));
    for number in 0..class_of.len() as u32 {
        if class_of[number as usize] != u32::MAX {
            continue;
        }
        let class = representatives.len() as u32;
        representatives.push(number);
        let (flips, taken) = (flips_of(number), places.slices[number as usize / FLIPS]);
        let mut kept = 0;
        for (symmetry, (to, exchanges, back)) in images.iter().enumerate() {
            // The marks of the middle layer lie on the right and the left. A symmetry that brings them to the top and the bottom changes
            // the index of the edges that belong there, and of those that are there.
            let seen = if *exchanges { flips ^ taken ^ middle } else { flips };
            let slice = places.slice_of[usize::from(to[usize::from(taken)])];
            let image = number_with(slice, to[usize::from(seen)]);
            kept |= u16::from(image == number as usize) << symmetry;
            if class_of[image] == u32::MAX {
                class_of[image] = class << 4 | back;
            }
        }
        keepers.push(kept);
    }
    (class_of, representatives, keepers)
}

/// The shares of corners and edges in the coordinates of the inverse position, by small cube, its place and index.
fn parts(places: &CubePlaces, holds: &[Symmetry; AXES]) -> ([[u64; 32]; 8], [[u64; 32]; 12]) {
    let mut corners = [[0; 32]; 8];
    let mut edges = [[0; 32]; 12];
    for cubie in Place::every() {
        let ways = cubie.kind().ways();
        for code in 0..24 {
            let place = Place::new(cubie.kind(), code / ways);
            let inverse = Position::SOLVED.swapped([cubie, place]).rotated(place, code % ways).inverse();
            for (axis, &hold) in holds.iter().enumerate() {
                let (to, index) = inverse.under(hold).goes(place.under(hold));
                let (to, index) = (to.index(), index as u64);
                match cubie.kind() {
                    // The share of the last place follows from the others.
                    Kind::Corner if to < 7 => {
                        corners[cubie.index()][code] |= (index * 3u64.pow(6 - to as u32)) << (16 * axis);
                    }
                    Kind::Edge => {
                        let is_middle = places.middle.contains(&place.under(hold).index()) && axis < 2;
                        let flip = if to < 11 { index << (11 * axis + to) } else { 0 };
                        let taken = if is_middle { 1 << (33 + 12 * axis + cubie.index()) } else { 0 };
                        edges[cubie.index()][code] |= flip | taken;
                    }
                    Kind::Corner => {}
                }
            }
        }
    }
    (corners, edges)
}
