//! A position as three cosets, one for each pair of opposite faces: what the turns of all six faces do with the cosets of the subgroup
//! that the turns of this pair and the half turns of the others generate.
//!
//! A coset is known from how the corners are turned (the twist), how the edges are flipped, and which places the four edges of the middle
//! layer take (the slice). The sixteen symmetries that keep the pair of faces change neither the turns nor the subgroup. They take flip and
//! slice into 64,430 classes of symmetric ones (Kociemba, 1992); a coset is held as the class and the twist, both seen on the cube turned
//! or mirrored so that the class shows its representative.
//!
//! Of the order in which the four edges take their places, it is known how the three ways to pair the edges become the three ways to pair the
//! places: the permutations of four, up to the Klein four-group, are those of three. The turns of the pair of faces do not change it.

use super::TableSize;
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

/// The permutations of the three ways to pair four things.
pub const PAIRINGS: usize = 6;

/// What each of them does with the three ways.
const PAIRED: [[u8; 3]; PAIRINGS] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// A coset of the subgroup of one axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coset {
    /// The class of flip and slice, 0..[`CLASSES`].
    pub class: u16,
    /// The twist on the cube that shows the representative of the class, 0..2187.
    pub twist: u16,
    /// The symmetry that makes the cube show it, 0..[`SYMMETRIES`].
    pub symmetry: u8,
    /// How the ways to pair the four edges become those to pair their places, on the same cube, 0..[`PAIRINGS`].
    pub pairing: u8,
}

/// What tells an edge's share in the coordinates of the inverse position: flips, 11 bits for each axis; and where it is among the places of each
/// middle layer, four bits for each place.
type EdgeParts = [[[u64; 2]; 32]; 12];

/// The shares of all small cubes in the coordinates of an inverse position, for all axes.
#[derive(Clone, Copy, Debug, Default)]
pub struct InverseSums {
    /// The twists, 16 bits for each axis.
    twists: u64,
    /// The flips, 11 bits for each axis.
    flips: u64,
    /// The edges in the places of the middle layer, four bits for each place of each axis.
    places: u64,
}

/// What turns make of a class; no longer than what a processor reads at once.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct ClassRow {
    /// By turn: the class after it.
    classes: [u16; TURNS],
    /// The symmetry that takes it to its representative, and what both do with pairings.
    moves: [PairingMove; TURNS],
}

/// A symmetry that the four edges follow, in four bits, and in those above what a turn, the symmetry or both do with the pairs of places,
/// counted from the lowest place before and after: 0..[`PAIRINGS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairingMove(u8);

/// What turns do with cosets.
#[derive(Clone, Debug)]
pub struct CosetMoves {
    class_turned: Vec<ClassRow>,
    /// By twist and turn.
    twist_turned: Vec<[u16; TURNS]>,
    /// By twist and symmetry.
    twist_images: Vec<[u16; SYMMETRIES]>,
    /// By axis, symmetry and turn: the turn as it looks on that cube.
    turn_images: [[[u8; 32]; SYMMETRIES]; AXES],
    /// By two symmetries: the first one, followed by the second one.
    products: [[u8; SYMMETRIES]; SYMMETRIES],
    /// By [`PairingMove`] and pairing: the pairing after turn and symmetry.
    pairings: [[u8; 8]; 8 * SYMMETRIES],
    /// By slice and flip: the class, and in the bits from 16 on the symmetry that takes it to its representative, as a [`PairingMove`].
    class_of: Vec<u32>,
    /// By class: the slice of the representative, and the symmetries that keep it, as bits.
    keepers: Vec<(u16, u16)>,
    /// By slice and symmetry: what it does with pairings.
    slice_images: Vec<[PairingMove; SYMMETRIES]>,
    /// By corner and its place and index in a position: its shares of the twists of the inverse position, 16 bits for each axis.
    corner_parts: [[u64; 32]; 8],
    edge_parts: EdgeParts,
    /// By the edges in the places of a middle layer, four bits each: the slice of the inverse position, and in the bits from 9 on its pairing.
    slices: Vec<u16>,
    /// By axis: the turns of its subgroup, and those of its own faces, as bits.
    inner: [[u32; 2]; AXES],
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
        let slice_images = places.slices.iter().map(|&taken| {
            let to = |symmetry| move |edge| Place::new(Kind::Edge, edge).under(symmetry).index();
            let image = |symmetry: usize| exchange(taken, to(symmetries[symmetry]));
            std::array::from_fn(|symmetry| PairingMove::new(symmetry, image(symmetry)))
        });
        let slice_images: Vec<[PairingMove; SYMMETRIES]> = slice_images.collect();
        let (class_of, representatives, keepers) = classes(&places, &symmetries, &slice_images);
        let edge_turns = places.edges.map(|turn| (moved(|place| turn[place].0), flipped(&turn)));
        let class_turned = representatives.iter().map(|&number| {
            let (flips, taken) = (flips_of(number), places.slices[number as usize / FLIPS]);
            let values: [u32; TURNS] = std::array::from_fn(|turn| {
                let (to, by) = &edge_turns[turn];
                let slice = places.slice_of[usize::from(to[usize::from(taken)])];
                class_of[number_with(slice, to[usize::from(flips)] ^ by)]
            });
            let moves = |turn: usize| {
                let PairingMove(by) = PairingMove((values[turn] >> 16) as u8);
                let exchanged = exchange(taken, |place| places.edges[turn][place].0);
                PairingMove::new(by as usize % SYMMETRIES, both(exchanged, by / SYMMETRIES as u8))
            };
            ClassRow { classes: values.map(|value| value as u16), moves: std::array::from_fn(moves) }
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
        let among = |turns: &[usize], axis: usize| {
            let is_among = |turn: &usize| turns.contains(&turn_images[axis][0][*turn].into());
            (0..TURNS).filter(is_among).fold(0, |inner, turn| inner | 1 << turn)
        };
        let inner = std::array::from_fn(|axis| [among(&SECOND, axis), among(&SECOND[..6], axis)]);
        let (corner_parts, edge_parts) = parts(&places, &holds);
        let solved = places.slice_of[usize::from(middle_of(&places))];
        let home = Coset { class: class_of[number_with(solved, 0)] as u16, ..Coset::default() };
        CosetMoves {
            class_turned,
            twist_turned: twist_turned.collect(),
            twist_images: twist_images.collect(),
            turn_images,
            pairings: pairings(&slice_images[usize::from(solved)]),
            products: std::array::from_fn(|first| std::array::from_fn(|second| product(first, second))),
            class_of,
            keepers,
            slice_images,
            corner_parts,
            edge_parts,
            slices: slices(&places),
            inner,
            home,
        }
    }

    /// The coset of the subgroup itself.
    pub fn home(&self) -> Coset {
        self.home
    }

    /// The turns of the subgroup of an axis, 0..[`AXES`], those that tables of this size take for it, as bits by their numbers in
    /// [`Turn::of_faces`].
    pub fn inner(&self, axis: usize, size: TableSize) -> u32 {
        self.inner[axis][usize::from(size == TableSize::Large)]
    }

    /// The class after a turn, the symmetry that takes it to its representative, and what both do with pairings.
    #[inline]
    pub fn class_turned(&self, class: usize, turn: usize) -> (usize, usize, PairingMove) {
        let row = &self.class_turned[class];
        (row.classes[turn].into(), row.moves[turn].symmetry(), row.moves[turn])
    }

    /// The pairing after a turn or a symmetry.
    #[inline]
    pub fn pairing_moved(&self, pairing: usize, by: PairingMove) -> usize {
        self.pairings[usize::from(by.0) % (8 * SYMMETRIES)][pairing % 8].into()
    }

    /// What a symmetry that keeps the representative of a class does with pairings.
    pub fn pairing_kept(&self, class: usize, symmetry: usize) -> PairingMove {
        self.slice_images[usize::from(self.keepers[class].0)][symmetry]
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
        self.keepers[class].1
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
            turned: &self.class_turned[usize::from(from.class)],
            twists: &self.twist_turned[usize::from(from.twist)],
            images: &self.twist_images,
            pairings: &self.pairings,
            pairing: from.pairing,
        }
    }

    /// Some number that is read from the part of the table in which the classes after all turns stand.
    #[inline]
    pub fn any_of_row(&self, from: Coset) -> u32 {
        self.class_turned[usize::from(from.class)].classes[0].into()
    }

    /// The cosets of the inverse of a position, one for each axis.
    pub fn of_inverse(&self, position: &Position) -> [Coset; AXES] {
        let sums = self.sums_of_inverse(position);
        std::array::from_fn(|axis| {
            let (number, twist, pairing) = self.numbers_of_inverse(&sums, axis);
            self.coset(self.class_value(number), twist, pairing)
        })
    }

    /// The shares of all small cubes in the coordinates of the inverse of a position, added up.
    #[inline]
    pub fn sums_of_inverse(&self, position: &Position) -> InverseSums {
        let corners = position.codes(Kind::Corner).iter().zip(&self.corner_parts);
        let twists = corners.fold(0, |twists, (&code, parts)| twists + parts[usize::from(code) % 32]);
        let edges = position.codes(Kind::Edge).iter().zip(&self.edge_parts);
        let [flips, places] = edges.fold([0; 2], |[flips, places], (&code, parts)| {
            let [own, at] = parts[usize::from(code) % 32];
            [flips + own, places + at]
        });
        InverseSums { twists, flips, places }
    }

    /// The coordinates of the inverse position for an axis: the number of slice and flip, the twist and the pairing.
    #[inline]
    pub fn numbers_of_inverse(&self, sums: &InverseSums, axis: usize) -> (u32, u16, u8) {
        let slice = self.slices[(sums.places >> (16 * axis)) as usize % (1 << 16)];
        let flips = (sums.flips >> (11 * axis)) as u16;
        (number_with(slice % 512, flips) as u32, (sums.twists >> (16 * axis)) as u16, (slice >> 9) as u8)
    }

    /// The class of a number of slice and flip, and in the bits from 16 on the symmetry that takes it to its representative.
    #[inline]
    pub fn class_value(&self, number: u32) -> u32 {
        self.class_of.get(number as usize).copied().unwrap_or_default()
    }

    /// The coset with this value of its class, this twist and this pairing.
    #[inline]
    pub fn coset(&self, class_value: u32, twist: u16, pairing: u8) -> Coset {
        let by = PairingMove((class_value >> 16) as u8);
        let symmetry = by.symmetry();
        let twist = self.twist_images[usize::from(twist)][symmetry];
        let pairing = self.pairing_moved(pairing.into(), by) as u8;
        Coset { class: class_value as u16, twist, symmetry: symmetry as u8, pairing }
    }
}

impl PairingMove {
    fn new(symmetry: usize, pairing: u8) -> PairingMove {
        PairingMove(pairing * SYMMETRIES as u8 + symmetry as u8)
    }

    /// The symmetry, 0..[`SYMMETRIES`].
    #[inline]
    fn symmetry(self) -> usize {
        usize::from(self.0) % SYMMETRIES
    }

    /// What it does with the pairs of places.
    fn pairing(self) -> u8 {
        self.0 / SYMMETRIES as u8
    }
}

/// What all turns make of a coset.
#[derive(Clone, Copy, Debug)]
pub struct CosetRow<'a> {
    /// By turn: as it looks on the cube that shows the representative.
    seen: &'a [u8; 32],
    turned: &'a ClassRow,
    twists: &'a [u16; TURNS],
    images: &'a [[u16; SYMMETRIES]],
    pairings: &'a [[u8; 8]; 8 * SYMMETRIES],
    pairing: u8,
}

impl CosetRow<'_> {
    /// The coset after a turn of the cube. Its symmetry is that by which the representative before becomes the one after.
    #[inline]
    pub fn coset(&self, turn: usize) -> Coset {
        let seen = usize::from(self.seen[turn % 32]);
        let (class, by) = (self.turned.classes[seen], self.turned.moves[seen]);
        let symmetry = by.symmetry();
        let twist = self.images[usize::from(self.twists[seen])][symmetry];
        let pairing = self.pairings[usize::from(by.0) % (8 * SYMMETRIES)][usize::from(self.pairing) % 8];
        Coset { class, twist, symmetry: symmetry as u8, pairing }
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

/// What becomes of the pairs of four places that are taken, each place counted from the lowest one, before and after.
fn exchange(taken: u16, to: impl Fn(usize) -> usize) -> u8 {
    let mut images = [0; 4];
    let places = (0..12).filter(|&place| taken >> place & 1 == 1);
    images.iter_mut().zip(places).for_each(|(image, place)| *image = to(place));
    pairing_of(images)
}

/// What four different numbers, in the order in which they stand, do with the three ways to pair them: 0..[`PAIRINGS`].
fn pairing_of(numbers: [usize; 4]) -> u8 {
    // A way to pair is known by the partner of the last thing.
    let images = numbers.map(|number| numbers.iter().filter(|&&own| own < number).count() as u8);
    let paired: [u8; 3] = std::array::from_fn(|thing| match (images[thing], images[3]) {
        (other, 3) | (3, other) => other,
        // The last thing is in the other pair of this way.
        (one, other) => 3 - one - other,
    });
    PAIRED.iter().position(|&own| own == paired).unwrap_or_default() as u8
}

/// What two pairings do, the first one first.
fn both(first: u8, second: u8) -> u8 {
    let second = PAIRED[usize::from(second) % PAIRINGS];
    let images = PAIRED[usize::from(first) % PAIRINGS].map(|way| second[usize::from(way) % 3]);
    PAIRED.iter().position(|&own| own == images).unwrap_or_default() as u8
}

/// By [`PairingMove`] and pairing: the pairing after it. The edges follow the symmetry as it moves the places at home.
fn pairings(home: &[PairingMove; SYMMETRIES]) -> [[u8; 8]; 8 * SYMMETRIES] {
    let mut pairings = [[0; 8]; 8 * SYMMETRIES];
    for (index, row) in pairings.iter_mut().enumerate() {
        let by = PairingMove(index as u8);
        let edges = home[by.symmetry()].pairing();
        // The edge that is now in the place of another one was where the inverse takes it.
        let back = (0..PAIRINGS as u8).find(|&own| both(edges, own) == 0).unwrap_or_default();
        for pairing in 0..PAIRINGS as u8 {
            row[usize::from(pairing)] = both(both(back, pairing), by.pairing());
        }
    }
    pairings
}

/// By four different edges, four bits each, that are in the places of a middle layer: the slice and in the bits from 9 on the pairing.
fn slices(places: &CubePlaces) -> Vec<u16> {
    let mut slices = vec![0; 1 << 16];
    for (index, slot) in slices.iter_mut().enumerate() {
        let edges: [usize; 4] = std::array::from_fn(|place| index >> (4 * place) & 15);
        let taken = edges.iter().fold(0u16, |taken, edge| taken | 1 << edge);
        if taken.count_ones() == 4 && taken < 1 << 12 {
            *slot = places.slice_of[usize::from(taken)] | u16::from(pairing_of(edges)) << 9;
        }
    }
    slices
}

/// The classes of flips with slices: by number, class and symmetry; representatives; their slices and the symmetries that keep them.
fn classes(
    places: &CubePlaces,
    symmetries: &[Symmetry],
    slice_images: &[[PairingMove; SYMMETRIES]],
) -> (Vec<u32>, Vec<u32>, Vec<(u16, u16)>) {
    let middle = middle_of(places);
    let images: Vec<(Vec<u16>, bool, usize)> = symmetries
        .iter()
        .map(|&symmetry| {
            let to = moved(|edge| Place::new(Kind::Edge, edge).under(symmetry).index());
            let swaps = matches!(Face::Up.under(symmetry), Face::Right | Face::Left);
            let back = symmetries.iter().position(|&own| own == symmetry.inverse()).unwrap_or_default();
            (to, swaps, back)
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
        for (symmetry, (to, swaps, back)) in images.iter().enumerate() {
            // The marks of the middle layer lie on the right and the left. A symmetry that brings them to the top and the bottom changes
            // the index of the edges that belong there, and of those that are there.
            let seen = if *swaps { flips ^ taken ^ middle } else { flips };
            let slice = places.slice_of[usize::from(to[usize::from(taken)])];
            let image = number_with(slice, to[usize::from(seen)]);
            kept |= u16::from(image == number as usize) << symmetry;
            if class_of[image] == u32::MAX {
                class_of[image] = class | u32::from(slice_images[usize::from(slice)][*back].0) << 16;
            }
        }
        keepers.push(((number as usize / FLIPS) as u16, kept));
    }
    (class_of, representatives, keepers)
}

/// The shares of corners and edges in the coordinates of the inverse position, by small cube, its place and index.
fn parts(places: &CubePlaces, holds: &[Symmetry; AXES]) -> ([[u64; 32]; 8], EdgeParts) {
    let mut corners = [[0; 32]; 8];
    let mut edges = [[[0; 2]; 32]; 12];
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
                        let home = places.middle.iter().position(|&own| own == place.under(hold).index());
                        let flip = if to < 11 { index << (11 * axis + to) } else { 0 };
                        let at = home.map_or(0, |home| (to as u64) << (16 * axis + 4 * home));
                        let [flips, places] = &mut edges[cubie.index()][code];
                        *flips |= flip;
                        *places |= at;
                    }
                    Kind::Corner => {}
                }
            }
        }
    }
    (corners, edges)
}
