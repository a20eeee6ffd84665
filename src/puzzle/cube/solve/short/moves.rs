//! What turns and symmetries do with the coordinates. Eight symmetries keep the marks, and with them the turns and the goals of both phases:
//! so the turns of one coordinate of each class of symmetric ones are enough.

use super::coordinates::{
    CubePlaces, FLIPS, FirstCoordinates, LAYERS, ORDERS, PERMUTATIONS, SECOND, SLICES, SecondCoordinates, TURNS,
    TWISTS, flip_of, flips, permutation, twist_of, twists,
};
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::search::permutation::rank;
use std::sync::LazyLock;

/// Classes of coordinates that symmetries take into each other. The place of a coordinate is eight times its class, and a symmetry that
/// takes it to the representative.
#[derive(Clone, Debug)]
pub(super) struct SymmetryClasses {
    /// By coordinate: its place.
    pub(super) places: Vec<u16>,
    /// By class and turn: the place of what the turn makes of the representative.
    pub(super) turned: Vec<u16>,
    /// By class: its representative.
    pub(super) representatives: Vec<u16>,
    /// By class: the symmetries that keep the representative, as bits.
    pub(super) keepers: Vec<u8>,
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
        let (mut representatives, mut keepers) = (vec![], vec![]);
        for coordinate in 0..count {
            if places[coordinate] != u16::MAX {
                continue;
            }
            let number = representatives.len() as u16;
            representatives.push(coordinate as u16);
            let mut own = 0;
            for symmetry in 0..8 {
                let image = image(coordinate, symmetry);
                own |= u8::from(usize::from(image) == coordinate) << symmetry;
                if places[usize::from(image)] == u16::MAX {
                    // Each of the eight symmetries undoes itself.
                    places[usize::from(image)] = number * 8 + symmetry as u16;
                }
            }
            keepers.push(own);
        }
        let after = representatives.iter().flat_map(|&own| turned(own.into()));
        let turned = after.map(|after| places[usize::from(after)]).collect();
        SymmetryClasses { places, turned, representatives, keepers }
    }

    /// The place after a turn, of so many, from the number of the turn that each symmetry makes of it.
    #[inline(always)]
    pub(super) fn after_turn<const TURNS: usize>(&self, place: u16, images: &[[u8; TURNS]; 8], turn: usize) -> u16 {
        let (class, symmetry) = of_place(place);
        // Two symmetries after each other.
        self.turned[class * TURNS + usize::from(images[symmetry][turn])] ^ symmetry as u16
    }
}

/// The class and the symmetry of a place.
#[inline(always)]
pub(super) fn of_place(place: u16) -> (usize, usize) {
    (usize::from(place / 8), usize::from(place % 8))
}

/// What turns and symmetries do with the coordinates.
#[derive(Clone, Debug)]
pub struct CubeMoves {
    pub(super) places: CubePlaces,
    /// By coordinate and turn.
    pub(super) twist: Vec<u16>,
    pub(super) slice: Vec<u16>,
    /// The slice of the subgroup.
    pub(super) home: u16,
    /// By coordinate and symmetry.
    pub(super) twist_images: Vec<u16>,
    pub(super) slice_images: Vec<u16>,
    pub(super) twist_classes: SymmetryClasses,
    /// By place of a twist, eight times its class and a symmetry: what the symmetry makes of the representative.
    pub(super) twist_of_place: Vec<u16>,
    pub(super) flip_classes: SymmetryClasses,
    /// By symmetry and turn: the number of the turn that the symmetry makes of it.
    pub(super) turn_images: [[u8; TURNS]; 8],
    /// The same of the turns of the second phase, as indices of [`SECOND`].
    pub(super) second_images: [[u8; SECOND.len()]; 8],
    /// By order and turn of the second phase.
    pub(super) order: Vec<u16>,
    /// By order and symmetry.
    pub(super) order_images: Vec<u16>,
    pub(super) corner_classes: SymmetryClasses,
    pub(super) edge_classes: SymmetryClasses,
    /// By permutation of the corners: which places the four corners of the front take, 0..[`LAYERS`].
    pub(super) layer: Vec<u8>,
    /// The same by turn of the second phase, and by symmetry.
    pub(super) layer_turned: Vec<u16>,
    pub(super) layer_images: Vec<u16>,
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
        let twist_classes = SymmetryClasses::of(
            TWISTS,
            |own, symmetry| twist_images[own * 8 + symmetry],
            |own| std::array::from_fn::<u16, TURNS, _>(|turn| twist[own * TURNS + turn]),
        );
        let images = twist_classes.representatives.iter().flat_map(|&own| &twist_images[usize::from(own) * 8..][..8]);
        CubeMoves {
            twist_of_place: images.copied().collect(),
            twist_classes,
            flip_classes: SymmetryClasses::of(
                FLIPS,
                |own, symmetry| flip_images[own * 8 + symmetry],
                |own| std::array::from_fn::<u16, TURNS, _>(|turn| flip[own * TURNS + turn]),
            ),
            corner_classes: SymmetryClasses::of(PERMUTATIONS, corner_image, |own| {
                permutations_after(own, |turn, place| places.corners[turn][place].0)
            }),
            edge_classes: SymmetryClasses::of(PERMUTATIONS, edge_image, |own| {
                permutations_after(own, |turn, edge| places.number[places.edges[turn][places.outer[edge]].0])
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
fn permutations_after(number: usize, to: impl Fn(usize, usize) -> usize) -> [u16; SECOND.len()] {
    let own: [u8; 8] = permutation(number);
    SECOND.map(|turn| rank(&own.map(|image| to(turn, image.into()) as u8)) as u16)
}
