//! The 24 positions of a cube: a group of rotations, numbered as in the base text.

use casse_tete::puzzle::insanity::{POSITIONS, Position, position};
use std::collections::BTreeSet;

const FRONT: usize = 0;
const RIGHT: usize = 1;
const BACK: usize = 2;
const LEFT: usize = 3;
const BOTTOM: usize = 4;
const TOP: usize = 5;

/// The number of the position that shows these original faces; fails if there is none.
fn number(shown: [u8; 6]) -> usize {
    POSITIONS.iter().position(|&faces| faces == shown).unwrap_or_else(|| panic!("{shown:?} is no position"))
}

/// The faces shown by a cube that is turned as from 0 to `first`, and then as from 0 to `second`.
fn composed(first: usize, second: usize) -> [u8; 6] {
    POSITIONS[second].map(|place| POSITIONS[first][usize::from(place)])
}

/// The cube rolled over about the axis from front to back, by half a turn.
fn upside_down(shown: [u8; 6]) -> [u8; 6] {
    [shown[FRONT], shown[LEFT], shown[BACK], shown[RIGHT], shown[TOP], shown[BOTTOM]]
}

#[test]
fn the_bases_are_those_of_the_base_text() {
    // The sides of 12 and 20 are given too; for their bottoms and tops the program of the text is wrong.
    let bases = [
        (0, [0, 1, 2, 3, 4, 5]),
        (4, [3, 2, 1, 0, 5, 4]),
        (8, [5, 1, 4, 3, 0, 2]),
        (12, [3, 4, 1, 5, 2, 0]),
        (16, [0, 5, 2, 4, 1, 3]),
        (20, [4, 2, 5, 0, 3, 1]),
    ];
    for (base, shown) in bases {
        assert_eq!(POSITIONS[base], shown, "base {base}");
    }
}

#[test]
fn the_positions_after_a_base_turn_it_about_the_vertical_axis() {
    for base in (0..24).step_by(4) {
        for turn in 0..4 {
            let [.., bottom, top] = POSITIONS[base];
            let side = |facade: usize| POSITIONS[base][(facade + turn) % 4];
            assert_eq!(POSITIONS[base + turn], [side(0), side(1), side(2), side(3), bottom, top], "{base} + {turn}");
        }
    }
}

#[test]
fn bases_12_and_20_are_8_and_16_upside_down() {
    for (upright, over) in [(8, 12), (16, 20)] {
        // Upside down leaves open which side comes to the front.
        let turned = number(upside_down(POSITIONS[upright]));
        assert_eq!(turned / 4, over / 4, "{upright} upside down is position {turned}");
        assert_eq!(POSITIONS[over][BOTTOM], POSITIONS[upright][TOP]);
        assert_eq!(POSITIONS[over][TOP], POSITIONS[upright][BOTTOM]);
    }
}

#[test]
fn the_positions_are_a_group() {
    let distinct: BTreeSet<[u8; 6]> = POSITIONS.into_iter().collect();
    assert_eq!(distinct.len(), 24);
    let identity = number([0, 1, 2, 3, 4, 5]);
    assert_eq!(identity, 0);
    for first in 0..24 {
        let mut inverses = 0;
        for second in 0..24 {
            let product = number(composed(first, second));
            inverses += usize::from(product == identity && number(composed(second, first)) == identity);
        }
        assert_eq!(inverses, 1, "inverses of position {first}");
    }
}

#[test]
fn every_position_keeps_opposite_faces_opposite() {
    for (number, shown) in POSITIONS.into_iter().enumerate() {
        let pairs: BTreeSet<BTreeSet<u8>> = [(FRONT, BACK), (RIGHT, LEFT), (BOTTOM, TOP)]
            .map(|(here, there)| BTreeSet::from([shown[here], shown[there]]))
            .into_iter()
            .collect();
        let axes = BTreeSet::from([BTreeSet::from([0, 2]), BTreeSet::from([1, 3]), BTreeSet::from([4, 5])]);
        assert_eq!(pairs, axes, "position {number}");
    }
}

#[test]
fn every_position_is_a_proper_rotation_that_composes_as_the_table_does() {
    let probe = casse_tete::geometry::vec3(0.2, -0.7, 1.9);
    for first in 0..24 {
        let rotation = position::rotation(first as Position);
        assert!(
            (rotation.determinant() - 1.0).abs() < 1e-12,
            "position {first} has determinant {}",
            rotation.determinant()
        );
        for second in 0..24 {
            let both = position::rotation(second as Position).after(&rotation);
            let product = position::rotation(number(composed(first, second)) as Position);
            let apart = (both.apply(probe) - product.apply(probe)).length();
            assert!(apart < 1e-12, "{first} and then {second}: the cube is {apart} off");
        }
    }
}
