//! Sets of pieces that a reader makes: texts, edits, faults with their places, boxes of a volume, the set that is searched in the end.

use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::figure::{MOST_CELLS, Mask};
use casse_tete::puzzle::soma::own_set::{LEAST_BOX, OwnFault, OwnSet, TETROMINOES, boxes};
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::polycube::polycubes;
use casse_tete::puzzle::soma::tint::Tint;
use casse_tete::puzzle::soma::{Figure, KnownSet, PieceSet, SIDE, cell};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;
use std::collections::BTreeSet;

fn set(text: &str) -> OwnSet {
    text.parse().unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

#[test]
fn every_known_set_can_be_edited_and_is_the_same_again() {
    for known in KnownSet::ALL {
        let (pieces, figure) = known.set();
        let own = OwnSet::of(&pieces);
        assert_eq!((own.count(), own.volume()), (pieces.count(), pieces.volume()), "{}", known.name());
        assert_eq!(own.to_string(), pieces.to_string());
        assert_eq!(set(&own.to_string()), own);
        // Letters and order, too.
        assert_eq!(own.model(&Draft::of(&figure)).ok(), known.model());
    }
}

#[test]
fn a_set_in_the_making_keeps_its_text() {
    for text in [
        "-",
        "2xooo.o--,oo",
        "o,-,3xo",
        "o-o",
        "oo.--_--.oo",
        // With room that is not usual.
        "---.-o-.---_---.---.---",
        "oo---.-----.-----_-----.-----.-----",
        "125xo",
        "oooooooooooooooooooo",
        &"o".repeat(125),
        &vec!["o"; 125].join("_"),
    ] {
        assert_eq!(set(text).to_string(), text);
    }
    // Short rows and layers are filled up at the right and at the back, as in a legal set.
    assert_eq!(set("ooo.o").to_string(), "ooo.o--");
    assert_eq!(set("o_oo.oo").to_string(), "--.o-_oo.oo");
    assert_eq!(PieceSet::read("o_oo.oo").map(|set| set.to_string()), Ok("--.o-_oo.oo".to_string()));
    assert_eq!(set(" 1xoo , 2xo").to_string(), "oo,2xo");
    assert_eq!(set("").to_string(), "-");
}

#[test]
fn random_edits_keep_their_text() {
    let mut dice = Dice::new(41, 0);
    let mut own = OwnSet::default();
    for _ in 0..4_000 {
        let place = dice.below(own.pieces().len() as u32 + 1) as usize;
        match dice.below(12) {
            0 if own.pieces().len() < 6 => own.add(),
            1 => own.remove(place),
            2 => own.set_times(place, dice.below(5) as usize),
            3 => own.set_sides(place, std::array::from_fn(|_| 1 + dice.below(5) as usize)),
            _ => {
                let [x, y, z] = [0; 3].map(|_| dice.below(5) as i16);
                let tint = Tint::ALL.get(dice.below(5) as usize).copied();
                own.set_cell(place, cell(x, y, z), tint);
            }
        }
        assert_eq!(set(&own.to_string()), own);
        assert_eq!(own.count(), own.pieces().iter().map(|piece| piece.times).sum::<usize>());
        for piece in own.pieces() {
            let sides = piece.draft.sides();
            assert!((0..3).all(|axis| sides[axis] >= LEAST_BOX[axis]), "{sides:?}");
        }
        // Without a fault it is a legal set, and the other way round.
        let is_legal = PieceSet::read(&own.to_string()).is_ok();
        assert_eq!(own.faults().is_empty(), is_legal, "{own}: {:?}", own.faults());
    }
}

#[test]
fn edits_stay_within_what_is_possible() {
    let mut own = set("2xooo.o--,oo");
    own.set_times(0, 0);
    own.set_times(1, 1_000);
    own.set_times(2, 7);
    assert_eq!(own.to_string(), "ooo.o--,125xoo");
    own.remove(2);
    own.remove(1);
    own.remove(0);
    assert_eq!(own, OwnSet::default());
    for (place, at) in [(0, cell(0, 2, 0)), (0, cell(9, 0, 0)), (1, cell(0, 0, 0))] {
        own.set_cell(place, at, Some(Tint::Neutral));
    }
    assert_eq!(own.to_string(), "o");
    own.set_sides(0, [4, 1, 999]);
    assert_eq!(own.pieces()[0].draft.sides(), [4, 3, *SIDE.end()]);
    for _ in 0..130 {
        own.add();
    }
    assert_eq!(own.pieces().len(), 125);
    assert_eq!(set(&own.to_string()), own);
}

#[test]
fn a_text_that_cannot_be_edited_is_refused_with_its_place() {
    for (text, fault) in [
        ("oo,ob", OwnFault::NoPiece(2)),
        ("soma", OwnFault::NoPiece(1)),
        ("oo,0xoo", OwnFault::NoPiece(2)),
        ("-1xoo", OwnFault::NoPiece(1)),
        ("oo,,xo", OwnFault::NoPiece(3)),
        (&"o".repeat(126), OwnFault::NoPiece(1)),
        ("oo,99999999xo", OwnFault::TooManyPieces(99_999_999)),
        ("99999999999999999999999xo", OwnFault::NoPiece(1)),
    ] {
        assert_eq!(text.parse::<OwnSet>(), Err(fault), "{text}");
    }
    assert_eq!(["o"; 126].join(",").parse::<OwnSet>(), Err(OwnFault::TooManyPieces(126)));
    // A box that is too large.
    let layer = vec!["o".repeat(20); 20].join(".");
    assert_eq!(vec![layer.clone(); 20].join("_").parse::<OwnSet>().map(|set| set.volume()), Ok(8_000));
    assert_eq!(vec![layer; 21].join("_").parse::<OwnSet>(), Err(OwnFault::NoPiece(1)));
}

#[test]
fn faults_are_told_with_their_places() {
    let long = vec!["o".repeat(14); 9].join(".");
    for (text, faults) in [
        ("oo,-", vec![OwnFault::Empty(2)]),
        ("-,o-o,oo", vec![OwnFault::Empty(1), OwnFault::FallsApart(2)]),
        ("oo.--_--.oo", vec![OwnFault::FallsApart(1)]),
        ("-o.o-", vec![OwnFault::FallsApart(1)]),
        (long.as_str(), vec![OwnFault::LargePiece(1), OwnFault::TooManyCubes(126)]),
        ("125xo", vec![]),
        ("18xooooooo", vec![OwnFault::TooManyCubes(126)]),
        ("125xoo,-", vec![OwnFault::Empty(2), OwnFault::TooManyPieces(126), OwnFault::TooManyCubes(250)]),
        ("17xooooooo", vec![]),
    ] {
        assert_eq!(set(text).faults(), faults, "{text}");
    }
    let cube = Draft::of(&Figure::default());
    let different = OwnFault::Volume { pieces: 8, figure: 27 };
    assert_eq!(set("2xooo.o--").model(&cube), Err(vec![different]));
    assert_eq!(set("2xooo.o--,-").model(&cube), Err(vec![OwnFault::Empty(2), different]));
    let block = Draft::of(&Figure::block(4, 2, 1).expect("small"));
    let model = set("2xooo.o--").model(&block).expect("eight cells");
    assert_eq!((model.pieces.to_string(), model.figure.count()), ("2xooo.o--".to_string(), 8));
}

#[test]
fn boxes_are_those_that_a_plain_search_finds() {
    for volume in 0..=MOST_CELLS + 5 {
        let mut plain = BTreeSet::new();
        for width in SIDE {
            for depth in (1..=width).take_while(|depth| width * depth <= volume) {
                for height in (1..=depth).take_while(|height| width * depth * height <= volume) {
                    if width * depth * height == volume && volume <= MOST_CELLS {
                        plain.insert([width, depth, height]);
                    }
                }
            }
        }
        assert_eq!(boxes(volume), plain.into_iter().collect::<Vec<_>>(), "{volume}");
    }
    assert_eq!(boxes(32), [[4, 4, 2], [8, 2, 2], [8, 4, 1], [16, 2, 1], [32, 1, 1]]);
    assert_eq!((boxes(113), boxes(126)), (vec![[113, 1, 1]], vec![]));
}

#[test]
fn the_tetracubes_are_all_that_there_are() {
    let (pieces, _) = KnownSet::Tetracubes.set();
    let canonical = |set: &PieceSet| set.pieces().iter().map(|piece| piece.shape.canonical()).collect::<BTreeSet<_>>();
    assert_eq!(canonical(&pieces), polycubes(4).into_iter().collect());
    // Those that are flat.
    let flat = PieceSet::read(TETROMINOES).expect("a set");
    let is_flat = |piece: &casse_tete::puzzle::soma::Piece| piece.shape.extents().contains(&1);
    let expected = pieces.pieces().iter().filter(|piece| is_flat(piece)).map(|piece| piece.shape.canonical());
    assert_eq!(canonical(&flat), expected.collect());
    // T alone has more cells of one colour, so that no box of 20 cells can be filled.
    let odd: Vec<usize> = (0..5).filter(|&place| flat.pieces()[place].imbalance > 0).collect();
    assert_eq!(odd, [3]);
}

/// All ways to place the pieces that are left, the first empty cell first.
fn plain(left: &mut Vec<Vec<Mask>>, full: Mask, filled: Mask) -> u64 {
    if filled == full {
        return 1;
    }
    let cell = (full & !filled).trailing_zeros();
    let mut found = 0;
    for place in 0..left.len() {
        let masks = left.swap_remove(place);
        for &mask in masks.iter().filter(|&mask| mask >> cell & 1 == 1 && mask & filled == 0) {
            found += plain(left, full, filled | mask);
        }
        left.push(masks);
        let last = left.len() - 1;
        left.swap(place, last);
    }
    found
}

/// The literature has 1,390 solutions of the eight tetracubes in a box of 2x4x4. That number is up to the 8 rotations of the box: mirror images
/// count as two. The packing engine counts up to all 16 symmetries, since the set is its own mirror image, and finds half as many. No
/// solution has a symmetry, so that both numbers follow from that of the placed solutions, which a plain search finds, too.
#[test]
fn the_tetracubes_fill_their_box_in_1390_ways_up_to_rotations() {
    let (pieces, figure) = KnownSet::Tetracubes.set();
    let packing = Packing::new(&pieces, &figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    assert_eq!(search.advance(&packing, u64::MAX), Status::Finished);
    let found = search.found();
    let classes: BTreeSet<_> = found.iter().map(|found| packing.class(found).labels).collect();
    assert_eq!((classes.len(), packing.symmetries(), pieces.rotations_of(&figure).len()), (695, 16, 8));
    let placed: u64 = found.iter().map(|found| found.multiplicity).sum();
    assert_eq!((placed, placed / 8), (16 * 695, 1_390));
    let masks = |piece| placements(&figure, piece).iter().map(|placement| placement.cells).collect();
    let mut left = pieces.pieces().iter().map(masks).collect();
    assert_eq!(plain(&mut left, figure.full(), 0), placed);
}
