//! The tables of both phases: what turns do with the coordinates, and how many turns are needed at least.
//!
//! In the first phase two of the three coordinates at a time are brought home, by breadth-first search. The eight symmetries that keep the
//! marks change neither the turns nor the goal; so the first coordinate of each pair is looked at once for each class of symmetric ones. In
//! the second phase the permutation of the corners, or of the outer edges, is brought home together with that of the middle edges; and
//! that of the outer edges together with the layers of the corners, in front and behind. All of them together are small enough for the
//! second cache of a processor.

use super::coordinates::{
    CubePlaces, FLIPS, FirstCoordinates, LAYERS, ORDERS, PERMUTATIONS, SECOND, SLICES, SecondCoordinates, TURNS,
    TWISTS, flip_of, flips, permutation, twist_of, twists,
};
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::{Position, PositionTables};
use crate::puzzle::cube::turn::Turn;
use crate::search::Status;
use crate::search::job::Build;
use crate::search::permutation::rank;
use std::sync::LazyLock;

/// Not known yet.
const UNKNOWN: u8 = u8::MAX;

/// Classes of coordinates that symmetries take into each other. The place of a coordinate is eight times its class, and a symmetry that
/// takes it to the representative.
#[derive(Clone, Debug)]
struct SymmetryClasses {
    /// By coordinate: its place.
    places: Vec<u16>,
    /// By class and turn: the place of what the turn makes of the representative.
    turned: Vec<u16>,
    /// By class and symmetry: the coordinate that the symmetry makes of the representative.
    images: Vec<u16>,
    /// By class: the symmetries that keep the representative, as bits.
    keepers: Vec<u8>,
}

impl SymmetryClasses {
    /// The classes of so many coordinates, of which `image` gives the images under the eight symmetries, and `turned` what the turns make
    /// of them.
    fn of<const TURNS: usize>(
        count: usize,
        image: impl Fn(usize, usize) -> u16,
        turned: impl Fn(usize) -> [u16; TURNS],
    ) -> SymmetryClasses {
        let mut places = vec![u16::MAX; count];
        let (mut representatives, mut images, mut keepers) = (vec![], vec![], vec![]);
        for coordinate in 0..count {
            if places[coordinate] != u16::MAX {
                continue;
            }
            let number = representatives.len() as u16;
            representatives.push(coordinate);
            let mut own = 0;
            for symmetry in 0..8 {
                let image = image(coordinate, symmetry);
                images.push(image);
                own |= u8::from(usize::from(image) == coordinate) << symmetry;
                if places[usize::from(image)] == u16::MAX {
                    // Each of the eight symmetries undoes itself.
                    places[usize::from(image)] = number * 8 + symmetry as u16;
                }
            }
            keepers.push(own);
        }
        let turned = representatives.into_iter().flat_map(turned).map(|after| places[usize::from(after)]).collect();
        SymmetryClasses { places, turned, images, keepers }
    }

    /// The place after a turn, of so many, from the number of the turn that each symmetry makes of it.
    #[inline(always)]
    fn turned<const TURNS: usize>(&self, place: u16, images: &[[u8; TURNS]; 8], turn: usize) -> u16 {
        let (class, symmetry) = of_place(place);
        // Two symmetries after each other.
        self.turned[class * TURNS + usize::from(images[symmetry][turn])] ^ symmetry as u16
    }
}

/// The class and the symmetry of a place.
#[inline(always)]
fn of_place(place: u16) -> (usize, usize) {
    (usize::from(place / 8), usize::from(place % 8))
}

/// What turns and symmetries do with the coordinates.
#[derive(Clone, Debug)]
pub struct CubeMoves {
    places: CubePlaces,
    /// By coordinate and turn.
    twist: Vec<u16>,
    slice: Vec<u16>,
    /// The slice of the subgroup.
    home: u16,
    /// By coordinate and symmetry.
    twist_images: Vec<u16>,
    slice_images: Vec<u16>,
    twist_classes: SymmetryClasses,
    flip_classes: SymmetryClasses,
    /// By symmetry and turn: the number of the turn that the symmetry makes of it.
    turn_images: [[u8; TURNS]; 8],
    /// The same of the turns of the second phase, as indices of [`SECOND`].
    second_images: [[u8; SECOND.len()]; 8],
    /// By order and turn of the second phase.
    order: Vec<u16>,
    /// By order and symmetry.
    order_images: Vec<u16>,
    corner_classes: SymmetryClasses,
    edge_classes: SymmetryClasses,
    /// By permutation of the corners: which places the four corners of the front take, 0..[`LAYERS`].
    layer: Vec<u8>,
    /// The same by turn of the second phase, and by symmetry.
    layer_turned: Vec<u16>,
    layer_images: Vec<u16>,
}

impl CubeMoves {
    /// What turns and symmetries do with the coordinates; worked out at the first use.
    pub fn get() -> &'static CubeMoves {
        static MOVES: LazyLock<CubeMoves> = LazyLock::new(CubeMoves::new);
        &MOVES
    }

    fn new() -> CubeMoves {
        let places = CubePlaces::new();
        let mut twist = Vec::with_capacity(TWISTS * TURNS);
        let mut twist_images = Vec::with_capacity(TWISTS * 8);
        for number in 0..TWISTS {
            let own = twists(number);
            for turn in &places.corners {
                let mut after = [0; 8];
                for (place, &(to, by)) in turn.iter().enumerate() {
                    after[to] = (own[place] + by as u8) % 3;
                }
                twist.push(twist_of(&after));
            }
            for (symmetry, images) in places.symmetries.iter().zip(&places.corner_images) {
                let mut after = [0; 8];
                for (place, &to) in images.iter().enumerate() {
                    // A reflection turns thirds the other way.
                    after[to] = if symmetry.determinant() < 0 { (3 - own[place]) % 3 } else { own[place] };
                }
                twist_images.push(twist_of(&after));
            }
        }
        let mut flip = Vec::with_capacity(FLIPS * TURNS);
        let mut flip_images = Vec::with_capacity(FLIPS * 8);
        for number in 0..FLIPS {
            let own = flips(number);
            for turn in &places.edges {
                let mut after = [0; 12];
                for (place, &(to, by)) in turn.iter().enumerate() {
                    after[to] = (own[place] + by as u8) % 2;
                }
                flip.push(flip_of(&after));
            }
            for images in &places.edge_images {
                let mut after = [0; 12];
                for (place, &to) in images.iter().enumerate() {
                    after[to] = own[place];
                }
                flip_images.push(flip_of(&after));
            }
        }
        let moved = |taken: u16, to: &dyn Fn(usize) -> usize| {
            let after = (0..12).filter(|place| taken >> place & 1 == 1).fold(0, |after, place| after | 1 << to(place));
            places.slice_of[after]
        };
        let mut slice = Vec::with_capacity(SLICES * TURNS);
        let mut slice_images = Vec::with_capacity(SLICES * 8);
        for &taken in &places.slices {
            slice.extend(places.edges.iter().map(|turn| moved(taken, &|place| turn[place].0)));
            slice_images.extend(places.edge_images.iter().map(|images| moved(taken, &|place| images[place])));
        }
        let mut order = Vec::with_capacity(ORDERS * SECOND.len());
        for number in 0..ORDERS {
            let own: [u8; 4] = permutation(number);
            let after = |turn: usize| {
                own.map(|image| places.number[places.edges[turn][places.middle[usize::from(image)]].0] as u8)
            };
            order.extend(SECOND.map(|turn| rank(&after(turn)) as u16));
        }
        let corner_image =
            |number, symmetry: usize| permuted::<8>(number, |corner| places.corner_images[symmetry][corner]);
        let edge_of = |place: usize, symmetry: usize| places.number[places.edge_images[symmetry][place]];
        let edge_image = |number, symmetry| permuted::<8>(number, |edge| edge_of(places.outer[edge], symmetry));
        let order_images =
            (0..ORDERS * 8).map(|own| permuted::<4>(own / 8, |edge| edge_of(places.middle[edge], own % 8))).collect();
        // A symmetry before and after a turn is a turn.
        let turn_images: [[u8; TURNS]; 8] = std::array::from_fn(|symmetry| {
            let images = &places.corner_images[symmetry];
            std::array::from_fn(|turn| {
                let is_image = |other: &usize| {
                    (0..8).all(|place| places.corners[*other][images[place]].0 == images[places.corners[turn][place].0])
                };
                (0..TURNS).find(is_image).unwrap_or_default() as u8
            })
        });
        let second_images = turn_images.map(|images| {
            SECOND.map(|turn| {
                SECOND.iter().position(|&other| other == usize::from(images[turn])).unwrap_or_default() as u8
            })
        });
        let front = (0..8).filter(|&place| Place::new(Kind::Corner, place).is_on(Face::Front));
        let front = front.fold(0u8, |front, place| front | 1 << place);
        let choices: Vec<u8> = (0..=u8::MAX).filter(|places| places.count_ones() == 4).collect();
        let layer_of = |taken: u8| choices.iter().position(|&choice| choice == taken).unwrap_or_default() as u16;
        let moved = |taken: u8, to: &dyn Fn(usize) -> usize| {
            (0..8).filter(|place| taken >> place & 1 == 1).fold(0u8, |after, place| after | 1 << to(place))
        };
        let number_of: Vec<u8> = (0..=u8::MAX).map(|taken| layer_of(taken) as u8).collect();
        let layer = (0..PERMUTATIONS).map(|number| {
            let own: [u8; 8] = permutation(number);
            number_of[usize::from(moved(front, &|corner| own[corner].into()))]
        });
        let layer = layer.collect();
        let mut layer_turned = Vec::with_capacity(LAYERS * SECOND.len());
        let mut layer_images = Vec::with_capacity(LAYERS * 8);
        for &taken in &choices {
            layer_turned.extend(SECOND.map(|turn| layer_of(moved(taken, &|place| places.corners[turn][place].0))));
            layer_images.extend(places.corner_images.iter().map(|images| {
                // Where a symmetry exchanges front and back, the places of the others become those of the front.
                let keeps = moved(front, &|place| images[place]) == front;
                layer_of(moved(if keeps { taken } else { !taken }, &|place| images[place]))
            }));
        }
        CubeMoves {
            twist_classes: SymmetryClasses::of(
                TWISTS,
                |own, symmetry| twist_images[own * 8 + symmetry],
                |own| std::array::from_fn::<u16, TURNS, _>(|turn| twist[own * TURNS + turn]),
            ),
            flip_classes: SymmetryClasses::of(
                FLIPS,
                |own, symmetry| flip_images[own * 8 + symmetry],
                |own| std::array::from_fn::<u16, TURNS, _>(|turn| flip[own * TURNS + turn]),
            ),
            corner_classes: SymmetryClasses::of(PERMUTATIONS, corner_image, |own| {
                after(own, |turn, place| places.corners[turn][place].0)
            }),
            edge_classes: SymmetryClasses::of(PERMUTATIONS, edge_image, |own| {
                after(own, |turn, edge| places.number[places.edges[turn][places.outer[edge]].0])
            }),
            turn_images,
            second_images,
            home: places.first(&Position::SOLVED)[2] as u16,
            order_images,
            layer,
            layer_turned,
            layer_images,
            places,
            twist,
            slice,
            twist_images,
            slice_images,
            order,
        }
    }

    /// The coordinates of the first phase from its numbers ([`CubePlaces::first`]).
    pub fn first(&self, [twist, flip, slice]: [usize; 3]) -> FirstCoordinates {
        FirstCoordinates {
            twist: self.twist_classes.places[twist],
            flip: self.flip_classes.places[flip],
            slice: slice as u16,
        }
    }

    /// Whether the coordinates of the first phase are those of the subgroup.
    #[inline]
    pub fn is_home(&self, at: FirstCoordinates) -> bool {
        at.twist < 8 && at.flip < 8 && at.slice == self.home
    }

    /// The coordinates of the second phase from the numbers of its permutations ([`CubePlaces::second`]).
    pub fn second(&self, [corners, edges, order]: [usize; 3]) -> SecondCoordinates {
        SecondCoordinates {
            corners: self.corner_classes.places[corners],
            edges: self.edge_classes.places[edges],
            order: order as u8,
            layer: self.layer[corners],
        }
    }

    /// The places, and what turns and symmetries do with them.
    pub fn places(&self) -> &CubePlaces {
        &self.places
    }
}

/// The number of the permutation that a symmetry makes of this one: it takes small cubes, and the places where they are, to others.
fn permuted<const N: usize>(number: usize, image: impl Fn(usize) -> usize) -> u16 {
    let own: [u8; N] = permutation(number);
    let mut after = [0; N];
    (0..N).for_each(|from| after[image(from)] = image(own[from].into()) as u8);
    rank(&after) as u16
}

/// What the turns of the second phase make of a permutation of eight small cubes, from where they take each place.
fn after(number: usize, to: impl Fn(usize, usize) -> usize) -> [u16; SECOND.len()] {
    let own: [u8; 8] = permutation(number);
    SECOND.map(|turn| rank(&own.map(|image| to(turn, image.into()) as u8)) as u16)
}

/// A table that is filled level by level: forwards from the entries of the last level while these are few, then backwards from those that
/// are left.
#[derive(Clone, Debug)]
struct LevelTable {
    distance: Vec<u8>,
    /// The entries of the last level; empty once the table is filled backwards.
    frontier: Vec<u32>,
    level: u8,
    /// The number of entries that are not known yet.
    left: usize,
}

impl LevelTable {
    fn new(size: usize, home: usize) -> LevelTable {
        let mut distance = vec![UNKNOWN; size];
        distance[home] = 0;
        LevelTable { distance, frontier: vec![home as u32], level: 0, left: size - 1 }
    }

    /// Fills the next level.
    fn grow<const TURNS: usize>(&mut self, neighbours: &Pairs<'_, TURNS>) -> Status {
        let before = self.left;
        let last = self.level;
        self.level += 1;
        if self.frontier.is_empty() || self.frontier.len() > self.left {
            self.frontier.clear();
            // A turn leads back, too: an entry is on this level if a turn makes one of the last level of it.
            for entry in 0..self.distance.len() {
                if self.distance[entry] == UNKNOWN && neighbours.any(entry, |to| self.distance[to] == last) {
                    self.distance[entry] = self.level;
                    self.left -= 1;
                }
            }
        } else {
            let mut next = vec![];
            for &from in &self.frontier {
                neighbours.each(from as usize, |to| {
                    if self.distance[to] == UNKNOWN {
                        self.distance[to] = self.level;
                        next.push(to as u32);
                    }
                });
            }
            self.left -= next.len();
            self.frontier = next;
        }
        if self.left == 0 || self.left == before { Status::Finished } else { Status::Running }
    }
}

/// The number of tables.
const TABLES: usize = 6;

/// Numbers of classes of twists, of flips, and of permutations of the corners and of the outer edges that the eight symmetries take into
/// each other.
const CLASSES: [usize; 4] = [324, 336, 5_376, 5_328];

/// The sizes of the tables: twist and slice, flip and slice, flip and twist, corners and order, outer edges and order, outer edges and
/// layers of the corners.
const SIZES: [usize; TABLES] = [
    CLASSES[0] * SLICES,
    CLASSES[1] * SLICES,
    CLASSES[1] * TWISTS,
    CLASSES[2] * ORDERS,
    CLASSES[3] * ORDERS,
    CLASSES[3] * LAYERS,
];

/// Where each table begins, and the number of entries of all of them.
const STARTS: [usize; TABLES + 1] = {
    let mut starts = [0; TABLES + 1];
    let mut table = 0;
    while table < TABLES {
        starts[table + 1] = starts[table] + SIZES[table];
        table += 1;
    }
    starts
};

/// The number of bytes of all tables: two entries each, none of which is greater than 15.
pub const BYTES: usize = STARTS[TABLES] / 2;

/// The tables while they are built.
pub struct TwoPhaseBuild {
    moves: &'static CubeMoves,
    /// The number of the table that is filled.
    at: usize,
    table: LevelTable,
    bytes: Vec<u8>,
}

impl Default for TwoPhaseBuild {
    fn default() -> TwoPhaseBuild {
        TwoPhaseBuild::new()
    }
}

impl TwoPhaseBuild {
    /// Before the first level of the first table.
    pub fn new() -> TwoPhaseBuild {
        let moves = CubeMoves::get();
        let table = LevelTable::new(SIZES[0], home(moves, 0));
        TwoPhaseBuild { moves, at: 0, table, bytes: Vec::with_capacity(BYTES) }
    }

    /// Fills the next level, of entries with so many turns.
    fn grow<const TURNS: usize>(&mut self, tables: [&[u16]; 2], classes: &SymmetryClasses) -> Status {
        self.table.grow(&Pairs::<TURNS>::of(tables, classes))
    }
}

/// The entry of a table in which both coordinates are home.
fn home(moves: &CubeMoves, table: usize) -> usize {
    match table {
        // The class of the coordinate 0 is the first one.
        0 | 1 => moves.home.into(),
        5 => moves.layer[0].into(),
        _ => 0,
    }
}

impl Build for TwoPhaseBuild {
    fn advance(&mut self, _: u64) -> Status {
        let moves = self.moves;
        let (twists, flips) = (&moves.twist_classes, &moves.flip_classes);
        let (corners, edges) = (&moves.corner_classes, &moves.edge_classes);
        let status = match self.at {
            0 => self.grow::<TURNS>([&moves.slice, &moves.slice_images], twists),
            1 => self.grow::<TURNS>([&moves.slice, &moves.slice_images], flips),
            2 => self.grow::<TURNS>([&moves.twist, &moves.twist_images], flips),
            3 => self.grow::<{ SECOND.len() }>([&moves.order, &moves.order_images], corners),
            4 => self.grow::<{ SECOND.len() }>([&moves.order, &moves.order_images], edges),
            5 => self.grow::<{ SECOND.len() }>([&moves.layer_turned, &moves.layer_images], edges),
            _ => return Status::Finished,
        };
        if status == Status::Running {
            return Status::Running;
        }
        self.bytes.extend(self.table.distance.chunks(2).map(|pair| pair[0] | pair[1] << 4));
        self.at += 1;
        let Some(&size) = SIZES.get(self.at) else { return Status::Finished };
        self.table = LevelTable::new(size, home(self.moves, self.at));
        Status::Running
    }

    fn done(&self) -> f64 {
        let now = self.table.distance.iter().filter(|&&distance| distance != UNKNOWN).count();
        (self.bytes.len() * 2 + now) as f64 / STARTS[TABLES] as f64
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes
    }
}

/// Entries of a class of one coordinate and another coordinate. Both have this number of turns.
struct Pairs<'a, const TURNS: usize> {
    classes: &'a SymmetryClasses,
    /// Of the other coordinate: by coordinate and turn, and by coordinate and symmetry.
    other_turned: &'a [u16],
    other_images: &'a [u16],
    /// The number of values of the other coordinate.
    others: usize,
}

impl<'a, const TURNS: usize> Pairs<'a, TURNS> {
    fn of([other_turned, other_images]: [&'a [u16]; 2], classes: &'a SymmetryClasses) -> Self {
        Pairs { classes, other_turned, other_images, others: other_images.len() / 8 }
    }

    /// The class and the other coordinate after each turn.
    fn after(&self, entry: usize) -> impl Iterator<Item = (usize, usize)> {
        let own = entry / self.others * TURNS;
        let other = entry % self.others * TURNS;
        let others = &self.other_turned[other..other + TURNS];
        self.classes.turned[own..own + TURNS].iter().zip(others).map(|(&after, &other)| {
            let (class, symmetry) = of_place(after);
            (class, self.other_images[usize::from(other) * 8 + symmetry].into())
        })
    }

    /// Calls `found` with all entries that a turn makes of an entry.
    fn each(&self, entry: usize, mut found: impl FnMut(usize)) {
        for (class, image) in self.after(entry) {
            found(class * self.others + image);
            // What the other symmetries that keep the representative make of it is as far.
            let mut more = self.classes.keepers[class] & !1;
            while more != 0 {
                let kept = self.other_images[image * 8 + more.trailing_zeros() as usize];
                found(class * self.others + usize::from(kept));
                more &= more - 1;
            }
        }
    }

    /// Whether `is_last` holds for an entry that a turn makes of an entry. Of entries that are as far as each other, one is looked at.
    fn any(&self, entry: usize, is_last: impl Fn(usize) -> bool) -> bool {
        self.after(entry).any(|(class, image)| is_last(class * self.others + image))
    }
}

/// A turn of a face, and what it does with a position.
#[derive(Clone, Debug)]
pub struct FaceTurn {
    /// The turn.
    pub turn: Turn,
    /// What it makes of the cube in order.
    pub position: Position,
    /// The same, to turn a position quickly.
    pub tables: PositionTables,
}

/// All tables, ready for the search.
#[derive(Clone, Debug)]
pub struct TwoPhaseTables {
    moves: &'static CubeMoves,
    turns: Vec<FaceTurn>,
    bytes: Vec<u8>,
}

impl TwoPhaseTables {
    /// The tables from the bytes of [`TwoPhaseBuild`]; `None` if their number is wrong.
    pub fn of_bytes(bytes: &[u8]) -> Option<TwoPhaseTables> {
        let turned = |turn: Turn| {
            let position = turn.cube().position();
            FaceTurn { turn, position, tables: PositionTables::of(&position) }
        };
        (bytes.len() == BYTES).then(|| TwoPhaseTables {
            moves: CubeMoves::get(),
            turns: Turn::of_faces().take(TURNS).map(turned).collect(),
            bytes: bytes.to_vec(),
        })
    }

    /// The turns of faces, by their numbers.
    pub fn turns(&self) -> &[FaceTurn] {
        &self.turns
    }

    /// What turns do with the coordinates.
    pub fn moves(&self) -> &CubeMoves {
        self.moves
    }

    /// An entry, from its number among those of all tables.
    #[inline(always)]
    fn entry(&self, number: usize) -> u8 {
        self.bytes[number / 2] >> (number % 2 * 4) & 15
    }

    /// The coordinates of the first phase after a turn.
    #[inline(always)]
    pub fn turned(&self, from: FirstCoordinates, turn: usize) -> FirstCoordinates {
        let moves = self.moves;
        FirstCoordinates {
            twist: moves.twist_classes.turned(from.twist, &moves.turn_images, turn),
            flip: moves.flip_classes.turned(from.flip, &moves.turn_images, turn),
            slice: moves.slice[usize::from(from.slice) * TURNS + turn],
        }
    }

    /// No first phase from here has fewer turns.
    #[inline]
    pub fn first_phase(&self, at: FirstCoordinates) -> u8 {
        let [by_twist, by_flip, by_both] = self.first_bounds(at);
        by_twist.max(by_flip).max(by_both)
    }

    /// The fewest turns that bring home twist and slice, flip and slice, flip and twist.
    #[inline]
    pub fn first_bounds(&self, at: FirstCoordinates) -> [u8; 3] {
        [0, 1, 2].map(|table| self.first_bound(at, table))
    }

    /// One of the [`TwoPhaseTables::first_bounds`].
    #[inline(always)]
    pub fn first_bound(&self, at: FirstCoordinates, table: usize) -> u8 {
        let moves = self.moves;
        let (class, symmetry) = of_place(if table == 0 { at.twist } else { at.flip });
        let entry = match table {
            0 | 1 => class * SLICES + usize::from(moves.slice_images[usize::from(at.slice) * 8 + symmetry]),
            // Both symmetries after each other take the twist there from the representative.
            _ => class * TWISTS + usize::from(moves.twist_classes.images[usize::from(at.twist) ^ symmetry]),
        };
        self.entry(STARTS[table] + entry)
    }

    /// The coordinates of the second phase after its turn of this number, an index of [`SECOND`].
    #[inline(always)]
    pub fn turned_second(&self, at: SecondCoordinates, turn: usize) -> SecondCoordinates {
        let moves = self.moves;
        SecondCoordinates {
            corners: moves.corner_classes.turned(at.corners, &moves.second_images, turn),
            edges: moves.edge_classes.turned(at.edges, &moves.second_images, turn),
            order: moves.order[usize::from(at.order) * SECOND.len() + turn] as u8,
            layer: moves.layer_turned[usize::from(at.layer) * SECOND.len() + turn] as u8,
        }
    }

    /// The fewest turns of the second phase that bring home corners and middle edges, outer and middle edges, outer edges and the layers of
    /// the corners.
    #[inline]
    pub fn second_bounds(&self, at: SecondCoordinates) -> [u8; 3] {
        [0, 1, 2].map(|table| self.second_bound(at, table))
    }

    /// One of the [`TwoPhaseTables::second_bounds`].
    #[inline(always)]
    pub fn second_bound(&self, at: SecondCoordinates, table: usize) -> u8 {
        let moves = self.moves;
        let (class, symmetry) = of_place(if table == 0 { at.corners } else { at.edges });
        let entry = match table {
            0 | 1 => class * ORDERS + usize::from(moves.order_images[usize::from(at.order) * 8 + symmetry]),
            _ => class * LAYERS + usize::from(moves.layer_images[usize::from(at.layer) * 8 + symmetry]),
        };
        self.entry(STARTS[3 + table] + entry)
    }
}
