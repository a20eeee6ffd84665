//! The tables of both phases: what turns do with the coordinates, and how many turns are needed at least.
//!
//! In the first phase two of the three coordinates at a time are brought home, by breadth-first search. The eight symmetries that keep the
//! marks change neither the turns nor the goal; so the first coordinate of each pair is looked at once for each class of symmetric ones. In
//! the second phase the permutation of the corners, or of the outer edges, is brought home together with that of the middle edges; and
//! that of the outer edges together with the layers of the corners, in front and behind, again by classes.

use super::coordinates::{
    CubePlaces, FLIPS, FirstCoordinates, ORDERS, PERMUTATIONS, SECOND, SLICES, TURNS, TWISTS, flip_of, flips,
    permutation, twist_of, twists,
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

/// Classes of coordinates that symmetries take into each other.
#[derive(Clone, Debug)]
struct SymmetryClasses {
    /// One of each class.
    representatives: Vec<u16>,
    /// By coordinate: eight times its class, and a symmetry that takes it to the representative.
    places: Vec<u16>,
    /// By class: the symmetries that keep the representative, as bits.
    keepers: Vec<u8>,
}

impl SymmetryClasses {
    /// The class of a coordinate, and a symmetry that takes it to the representative.
    #[inline]
    fn place(&self, coordinate: usize) -> (usize, usize) {
        let place = usize::from(self.places[coordinate]);
        (place / 8, place % 8)
    }

    /// The classes of so many coordinates, of which `image` gives the images under the eight symmetries.
    fn of(count: usize, image: impl Fn(usize, usize) -> u16) -> SymmetryClasses {
        let mut classes = SymmetryClasses { representatives: vec![], places: vec![u16::MAX; count], keepers: vec![] };
        for coordinate in 0..count {
            if classes.places[coordinate] != u16::MAX {
                continue;
            }
            let number = classes.representatives.len() as u16;
            classes.representatives.push(coordinate as u16);
            let mut keepers = 0;
            for symmetry in 0..8 {
                let image = usize::from(image(coordinate, symmetry));
                keepers |= u8::from(image == coordinate) << symmetry;
                if classes.places[image] == u16::MAX {
                    // Each of the eight symmetries undoes itself.
                    classes.places[image] = number * 8 + symmetry as u16;
                }
            }
            classes.keepers.push(keepers);
        }
        classes
    }
}

/// What turns and symmetries do with the coordinates.
#[derive(Clone, Debug)]
pub struct CubeMoves {
    places: CubePlaces,
    /// By coordinate and turn.
    twist: Vec<u16>,
    flip: Vec<u16>,
    slice: Vec<u16>,
    /// By coordinate and symmetry.
    twist_images: Vec<u16>,
    slice_images: Vec<u16>,
    twist_classes: SymmetryClasses,
    flip_classes: SymmetryClasses,
    /// By permutation and turn of the second phase.
    corner: Vec<u16>,
    edge: Vec<u16>,
    order: Vec<u8>,
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
        let corner = permutations(|turn, place| places.corners[turn][place].0);
        let edge = permutations(|turn, number| places.number[places.edges[turn][places.outer[number]].0]);
        let mut order = Vec::with_capacity(ORDERS * SECOND.len());
        for number in 0..ORDERS {
            let own: [u8; 4] = permutation(number);
            let after = |turn: usize| {
                own.map(|image| places.number[places.edges[turn][places.middle[usize::from(image)]].0] as u8)
            };
            order.extend(SECOND.map(|turn| rank(&after(turn)) as u8));
        }
        // Symmetries take small cubes, and the places where they are, to others.
        let edge_image = |number: usize, symmetry: usize| {
            let own: [u8; 8] = permutation(number);
            let mut after = [0; 8];
            let image = |number: usize| places.number[places.edge_images[symmetry][places.outer[number]]];
            (0..8).for_each(|edge| after[image(edge)] = image(own[edge].into()) as u8);
            rank(&after) as u16
        };
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
            twist_classes: SymmetryClasses::of(TWISTS, |own, symmetry| twist_images[own * 8 + symmetry]),
            flip_classes: SymmetryClasses::of(FLIPS, |own, symmetry| flip_images[own * 8 + symmetry]),
            edge_classes: SymmetryClasses::of(PERMUTATIONS, edge_image),
            layer,
            layer_turned,
            layer_images,
            places,
            twist,
            flip,
            slice,
            twist_images,
            slice_images,
            corner,
            edge,
            order,
        }
    }

    /// Which places the corners of the front take, by the permutation of the corners: 0..[`LAYERS`].
    pub fn layer(&self, corners: usize) -> usize {
        self.layer[corners].into()
    }

    /// The places, and what turns and symmetries do with them.
    pub fn places(&self) -> &CubePlaces {
        &self.places
    }
}

/// What the turns of the second phase do with the permutations of eight small cubes, by permutation and turn, from where they take each
/// place. Quarter turns are worked out from the permutations, and half turns of the same face from these.
fn permutations(to: impl Fn(usize, usize) -> usize) -> Vec<u16> {
    let mut table = vec![0; PERMUTATIONS * SECOND.len()];
    let images = SECOND.map(|turn| std::array::from_fn::<u8, 8, _>(|place| to(turn, place) as u8));
    for number in 0..PERMUTATIONS {
        let own: [u8; 8] = permutation(number);
        for (slot, images) in images.iter().enumerate() {
            // F2 and F', B2 and B' follow from F and B.
            if !matches!(slot, 1 | 2 | 4 | 5) {
                table[number * SECOND.len() + slot] = rank(&own.map(|image| images[usize::from(image)])) as u16;
            }
        }
    }
    for slot in [1, 2, 4, 5] {
        let quarter = slot / 3 * 3;
        for number in 0..PERMUTATIONS {
            let before = usize::from(table[number * SECOND.len() + slot - 1]);
            table[number * SECOND.len() + slot] = table[before * SECOND.len() + quarter];
        }
    }
    table
}

/// Which entries of a table are one turn apart.
trait Neighbours {
    /// Calls `found` with all entries that a turn makes of an entry.
    fn each(&self, entry: usize, found: impl FnMut(usize));

    /// Whether `is_last` holds for an entry that a turn makes of an entry. Of entries that are as far as each other, one is looked at.
    fn any(&self, entry: usize, is_last: impl Fn(usize) -> bool) -> bool;
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
    fn grow(&mut self, neighbours: &impl Neighbours) -> Status {
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

/// Numbers of classes of twists, of flips, and of permutations of the outer edges that the eight symmetries take into each other.
const CLASSES: [usize; 3] = [324, 336, 5_328];

/// The choices of places for the four corners of the front.
pub const LAYERS: usize = 70;

/// The sizes of the tables: twist and slice, flip and slice, flip and twist, corners and order, outer edges and order, outer edges and
/// layers of the corners.
const SIZES: [usize; TABLES] = [
    CLASSES[0] * SLICES,
    CLASSES[1] * SLICES,
    CLASSES[1] * TWISTS,
    PERMUTATIONS * ORDERS,
    PERMUTATIONS * ORDERS,
    CLASSES[2] * LAYERS,
];

/// The number of bytes of all tables.
pub const BYTES: usize = SIZES[0] + SIZES[1] + SIZES[2] + SIZES[3] + SIZES[4] + SIZES[5];

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
}

/// The entry of a table in which both coordinates are home.
fn home(moves: &CubeMoves, table: usize) -> usize {
    let solved = moves.places.first(&Default::default());
    match table {
        // The class of the coordinate 0 is the first one.
        0 | 1 => usize::from(solved.slice),
        5 => moves.layer(0),
        _ => 0,
    }
}

impl Build for TwoPhaseBuild {
    fn advance(&mut self, _: u64) -> Status {
        let moves = self.moves;
        let status = match self.at {
            0 => self
                .table
                .grow(&Pairs::<TURNS>::of([&moves.twist, &moves.slice, &moves.slice_images], &moves.twist_classes)),
            1 => self
                .table
                .grow(&Pairs::<TURNS>::of([&moves.flip, &moves.slice, &moves.slice_images], &moves.flip_classes)),
            2 => self
                .table
                .grow(&Pairs::<TURNS>::of([&moves.flip, &moves.twist, &moves.twist_images], &moves.flip_classes)),
            3 => self.table.grow(&Orders { turned: &moves.corner, order: &moves.order }),
            4 => self.table.grow(&Orders { turned: &moves.edge, order: &moves.order }),
            5 => {
                let tables: [&[u16]; 3] = [&moves.edge, &moves.layer_turned, &moves.layer_images];
                self.table.grow(&Pairs::<{ SECOND.len() }>::of(tables, &moves.edge_classes))
            }
            _ => return Status::Finished,
        };
        if status == Status::Running {
            return Status::Running;
        }
        self.bytes.append(&mut self.table.distance);
        self.at += 1;
        let Some(&size) = SIZES.get(self.at) else { return Status::Finished };
        self.table = LevelTable::new(size, home(self.moves, self.at));
        Status::Running
    }

    fn done(&self) -> f64 {
        let now = self.table.distance.iter().filter(|&&distance| distance != UNKNOWN).count();
        (self.bytes.len() + now) as f64 / BYTES as f64
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes
    }
}

/// Entries of a class of one coordinate and another coordinate. Both have this number of turns.
struct Pairs<'a, const TURNS: usize> {
    /// By coordinate and turn.
    turned: &'a [u16],
    classes: &'a SymmetryClasses,
    /// Of the other coordinate: by coordinate and turn, and by coordinate and symmetry.
    other_turned: &'a [u16],
    other_images: &'a [u16],
    /// The number of values of the other coordinate.
    others: usize,
}

impl<'a, const TURNS: usize> Pairs<'a, TURNS> {
    fn of([turned, other_turned, other_images]: [&'a [u16]; 3], classes: &'a SymmetryClasses) -> Self {
        Pairs { turned, classes, other_turned, other_images, others: other_images.len() / 8 }
    }

    /// The class and the other coordinate after each turn.
    fn after(&self, entry: usize) -> impl Iterator<Item = (usize, usize)> {
        let own = usize::from(self.classes.representatives[entry / self.others]) * TURNS;
        let other = entry % self.others * TURNS;
        let others = &self.other_turned[other..other + TURNS];
        self.turned[own..own + TURNS].iter().zip(others).map(|(&after, &other)| {
            let after = usize::from(after);
            let (class, symmetry) = self.classes.place(after);
            (class, self.other_images[usize::from(other) * 8 + symmetry].into())
        })
    }
}

impl<const TURNS: usize> Neighbours for Pairs<'_, TURNS> {
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

    fn any(&self, entry: usize, is_last: impl Fn(usize) -> bool) -> bool {
        self.after(entry).any(|(class, image)| is_last(class * self.others + image))
    }
}

/// Entries of a permutation and the order of the middle edges, and the turns of the second phase.
struct Orders<'a> {
    /// By permutation and turn.
    turned: &'a [u16],
    /// By order and turn.
    order: &'a [u8],
}

impl Orders<'_> {
    fn after(&self, entry: usize) -> impl Iterator<Item = usize> {
        let (own, other) = (entry / ORDERS * SECOND.len(), entry % ORDERS * SECOND.len());
        let orders = &self.order[other..other + SECOND.len()];
        let both = self.turned[own..own + SECOND.len()].iter().zip(orders);
        both.map(|(&after, &order)| usize::from(after) * ORDERS + usize::from(order))
    }
}

impl Neighbours for Orders<'_> {
    fn each(&self, entry: usize, found: impl FnMut(usize)) {
        self.after(entry).for_each(found);
    }

    fn any(&self, entry: usize, is_last: impl Fn(usize) -> bool) -> bool {
        self.after(entry).any(is_last)
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

    /// The coordinates of the first phase after a turn.
    #[inline]
    pub fn turned(&self, from: FirstCoordinates, turn: usize) -> FirstCoordinates {
        FirstCoordinates {
            twist: self.moves.twist[usize::from(from.twist) * TURNS + turn],
            flip: self.moves.flip[usize::from(from.flip) * TURNS + turn],
            slice: self.moves.slice[usize::from(from.slice) * TURNS + turn],
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
        let (twist, flip) = (usize::from(at.twist), usize::from(at.flip));
        let moves = self.moves;
        let slice = &moves.slice_images[usize::from(at.slice) * 8..][..8];
        let (twist_class, twist_symmetry) = moves.twist_classes.place(twist);
        let (flip_class, flip_symmetry) = moves.flip_classes.place(flip);
        let both = usize::from(moves.twist_images[twist * 8 + flip_symmetry]);
        [
            self.bytes[twist_class * SLICES + usize::from(slice[twist_symmetry])],
            self.bytes[SIZES[0] + flip_class * SLICES + usize::from(slice[flip_symmetry])],
            self.bytes[SIZES[0] + SIZES[1] + flip_class * TWISTS + both],
        ]
    }

    /// The coordinates of the second phase after its turn of this number, an index of [`SECOND`].
    #[inline]
    pub fn turned_second(&self, [corners, edges, order]: [usize; 3], turn: usize) -> [usize; 3] {
        let turns = SECOND.len();
        [
            usize::from(self.moves.corner[corners * turns + turn]),
            usize::from(self.moves.edge[edges * turns + turn]),
            usize::from(self.moves.order[order * turns + turn]),
        ]
    }

    /// No second phase from here has fewer turns.
    #[inline]
    pub fn second_phase(&self, at: [usize; 3]) -> u8 {
        let [by_corners, by_edges, by_layers] = self.second_bounds(at);
        by_corners.max(by_edges).max(by_layers)
    }

    /// The fewest turns of the second phase that bring home corners and middle edges, outer and middle edges, outer edges and the layers of
    /// the corners.
    #[inline]
    pub fn second_bounds(&self, [corners, edges, order]: [usize; 3]) -> [u8; 3] {
        let first = SIZES[0] + SIZES[1] + SIZES[2];
        let (class, symmetry) = self.moves.edge_classes.place(edges);
        let layer = usize::from(self.moves.layer_images[self.moves.layer(corners) * 8 + symmetry]);
        [
            self.bytes[first + corners * ORDERS + order],
            self.bytes[first + SIZES[3] + edges * ORDERS + order],
            self.bytes[first + SIZES[3] + SIZES[4] + class * LAYERS + layer],
        ]
    }
}
