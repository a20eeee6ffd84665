//! The largest figures, the largest boxes and the sets with the most pieces: every part of the page takes them.

use casse_tete::puzzle::soma::assemble::seek::WaySearch;
use casse_tete::puzzle::soma::assemble::way::WaysEnd;
use casse_tete::puzzle::soma::build::Building;
use casse_tete::puzzle::soma::built::{Built, BuiltSolution};
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::figure::{MOST_CELLS, bits};
use casse_tete::puzzle::soma::job::{Job, Part, StudyRunner};
use casse_tete::puzzle::soma::own_set::OwnSet;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::pieces::MOST_PIECES;
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::solutions::{self, labels};
use casse_tete::puzzle::soma::{
    Assembly, Cell, Figure, LARGEST_BOX, Model, Order, PieceSet, Polycube, Setup, Symmetry, cell, fast, is_box,
    xmpuzzle,
};
use casse_tete::search::{Backtrack, JobRunner, Status, Tally, Timeline, Tree};
use std::collections::BTreeSet;

/// A straight line of cells along an axis.
fn line(length: usize, axis: usize) -> Figure {
    let mut sides = [1; 3];
    sides[axis] = length;
    let [x, y, z] = sides;
    Figure::block(x, y, z).expect("a line")
}

fn pieces(text: &str) -> PieceSet {
    PieceSet::read(text).expect("a set")
}

/// All solutions of the packing engine, by the cells of each piece.
fn packed(pieces: &PieceSet, figure: &Figure) -> Vec<Vec<u128>> {
    let packing = Packing::new(pieces, figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    assert_eq!(search.advance(&packing, u64::MAX), Status::Finished);
    search.found().iter().map(|found| found.solution.clone()).collect()
}

#[test]
fn the_longest_lines_are_written_and_read_along_every_axis() {
    for axis in 0..3 {
        let figure = line(MOST_CELLS, axis);
        assert_eq!(figure.extents()[axis], 125);
        let text = figure.to_string();
        assert_eq!(Figure::read(&text).as_ref(), Some(&figure));
        let set = pieces(&format!("{},{}", "o".repeat(62), "o".repeat(63)));
        let setup: Setup = text.parse().expect("short enough");
        assert_eq!(setup.figure_for(&set).as_ref(), Ok(&figure));
        let draft = Draft::of(&figure);
        assert_eq!((draft.count(), draft.sides(), draft.figure(&set)), (125, figure.extents(), Ok(figure.clone())));
        assert_eq!(text.parse::<Draft>().as_ref(), Ok(&draft));
        // As a piece, as a set, and in a file.
        let piece: OwnSet = text.parse().expect("a piece");
        assert_eq!((piece.volume(), piece.faults()), (125, vec![]));
        let model = piece.model(&draft).expect("the piece fills the figure");
        assert_eq!(packed(&model.pieces, &figure), [[u128::MAX >> 3]]);
        let file = xmpuzzle::write(&set, &figure);
        let read = xmpuzzle::read(&file).expect("our own file");
        assert_eq!(read.first().map(|model| (model.figure.clone(), model.pieces.clone())), Some((figure, set)));
    }
}

/// A walk through space that goes one step along each axis in turn.
fn staircase(cells: usize) -> Vec<Cell> {
    let along = |cell: usize, axis: usize| ((cell + 2 - axis) / 3) as i16;
    (0..cells).map(|step| cell(along(step, 0), along(step, 1), along(step, 2))).collect()
}

#[test]
fn boxes_have_up_to_8000_cells() {
    let largest = (1..=MOST_CELLS).rev().find(|&cells| Figure::new(&staircase(cells)).is_some()).expect("a figure");
    let figure = Figure::new(&staircase(largest)).expect("a figure");
    assert_eq!((largest, figure.extents()), (58, [20; 3]));
    assert!(Polycube::new(&staircase(largest)).is_some());
    let draft = Draft::of(&figure);
    assert_eq!((draft.count(), draft.shape().as_ref()), (58, Some(&figure)), "no cube is lost");
    let text = figure.to_string();
    assert_eq!(text.parse::<Draft>(), Ok(draft));
    // A box one cell wide has the longest text.
    let thin = Draft::boxed([1, 64, 125], &[]);
    assert_eq!(thin.sides(), [1, 64, 125]);
    assert!(thin.text().len() == 2 * LARGEST_BOX - 1 && thin.text().parse::<Draft>() == Ok(thin));
    assert!(is_box([1, 64, 125]) && !is_box([1, 65, 125]));
}

/// The places of a piece in a figure that leaves most of its box empty are those that a search of all places of the box finds.
#[test]
fn places_are_found_in_a_large_box() {
    let figure = Figure::new(&staircase(58)).expect("a figure");
    let set = pieces("oo,oo.o-,oo.o-_o-.--");
    for piece in set.pieces() {
        let mut plain = BTreeSet::new();
        for turned in &piece.orientations {
            for [x, y, z] in (0..8_000).map(|place| [place % 20, place / 20 % 20, place / 400]) {
                let cells = turned.cells().iter().map(|at| figure.index(at.moved(cell(x, y, z))));
                plain.extend(cells.map(|index| Some(1_u128 << index?)).sum::<Option<u128>>());
            }
        }
        let found = placements(&figure, piece);
        assert_eq!(found.iter().map(|placement| placement.cells).collect::<BTreeSet<_>>(), plain);
        assert_eq!(found.len(), plain.len());
    }
}

#[test]
fn a_single_cube_is_a_piece_125_times() {
    let (set, cube) = (pieces("125xo"), Figure::block(5, 5, 5).expect("125 cells"));
    assert_eq!((set.count(), set.kinds(), set.volume()), (MOST_PIECES, 1, MOST_CELLS));
    let letters: BTreeSet<char> = set.pieces().iter().map(|piece| piece.letter).collect();
    assert_eq!(letters.len(), 125);
    for (place, piece) in set.pieces().iter().enumerate() {
        assert_eq!((set.named(piece.letter), set.short_name(place)), (Some(place), Some(piece.letter)));
    }
    let found = packed(&set, &cube);
    assert_eq!(found.len(), 1);
    let own = labels(&cube, &found[0]);
    assert_eq!(own.iter().collect::<BTreeSet<_>>().len(), 125);
    assert_eq!(solutions::solution(&own, 125), found[0]);
    // As text, and as a solution that a reader has built.
    let text = solutions::text(&set, &cube, &own);
    let setup: Setup = text.parse().expect("a figure");
    assert_eq!(solutions::read(&set, &setup), Some((cube.clone(), own.clone())));
    let mut built = Built::default();
    built.add(BuiltSolution::new(&set, &cube, &own, 125, 600));
    let read = Built::read(&built.to_string());
    assert_eq!((read.count(), &read), (1, &built));
    // In a link.
    assert_eq!(PieceSet::read(&set.to_string()), Ok(set.clone()));
    let model = Model::new(set, cube).expect("volumes fit");
    let order = model.order.to_string();
    assert_eq!(order.chars().count(), 125);
    assert_eq!(Order::parse(&order, &model.pieces), Some(model.order));
}

/// Forty dominoes in a line: one solution, at level 40.
#[test]
fn a_search_has_a_level_for_each_of_40_pieces() {
    let (set, figure) = (pieces("40xoo"), line(80, 0));
    let wanted: Vec<u128> = (0..40).map(|piece| 3 << (2 * piece)).collect();
    assert_eq!(packed(&set, &figure), std::slice::from_ref(&wanted));
    let model = Model { fewest: true, ..Model::new(set, figure.clone()).expect("volumes fit") };
    let assembly = Assembly::new(model);
    let mut tally = Tally::default();
    let mut search = Backtrack::new(&assembly);
    assert_eq!(search.advance(&assembly, u64::MAX, &mut tally), Status::Finished);
    assert_eq!((tally.levels().len(), tally.level(39).kept, tally.tried()), (40, 1, 40));
    // Forward and back.
    let mut timeline = Timeline::new(assembly.clone());
    timeline.aim(40);
    while timeline.winding() {
        timeline.wind(10);
    }
    assert_eq!(timeline.tally(), &tally);
    assert_eq!(assembly.levels(), 40);
    // The pieces come in one by one.
    let mut ways = WaySearch::new(&figure, &wanted, true);
    assert_eq!(ways.advance(u64::MAX), Status::Finished);
    let ways = ways.answer();
    assert_eq!((ways.end, ways.ways.len()), (WaysEnd::Whole, 40));
}

#[test]
fn a_long_piece_is_held_above_a_high_figure_and_turned() {
    let (set, figure) = (pieces(&format!("{},{}", "o".repeat(62), "o".repeat(63))), line(125, 2));
    let mut building = Building::new(set, figure.clone());
    for (piece, height) in [(0, 63), (1, 0)] {
        building.take(piece);
        for turn in Symmetry::rotations() {
            building.turn(*turn);
            let cubes: BTreeSet<Cell> = building.cubes().into_iter().collect();
            assert_eq!(cubes.len(), [62, 63][piece], "no two cubes are in one place");
        }
        let upright = Symmetry::rotations().iter().find(|turn| {
            let mut trial = building.clone();
            trial.turn(**turn);
            trial.cubes().iter().map(|at| at.z).collect::<BTreeSet<_>>().len() > 1
        });
        building.turn(*upright.expect("a turn"));
        // Above the figure nothing is refused but that it is outside.
        building.carry(cell(0, 0, 125));
        assert_eq!(building.put().expect_err("outside").outside, [62, 63][piece]);
        building.carry(cell(0, 0, height));
        assert_eq!(building.put(), Ok(()), "{piece}");
    }
    assert_eq!(bits(building.filled()).count(), 125);
    let (cover, found) = (fast::Cover::fits(building.pieces(), &figure), building.standing().len());
    assert_eq!((cover, found), (false, 2), "too large for masks of 64 bits");
}

/// A worker looks at the clock between two portions of its work. Where each portion is large, for instance because there are very many
/// solutions, there are many portions.
#[test]
fn the_work_on_very_many_equal_pieces_is_done_in_small_portions() {
    let cube = Figure::block(5, 5, 5).expect("125 cells");
    let portions = |set: &str, part: Part, most: usize| {
        let model = Model::new(pieces(set), cube.clone()).expect("a model");
        let mut batch = StudyRunner::default().begin(&Job::Study(model), vec![(0, part)]).expect("a batch");
        (1..=most).find(|_| batch.advance(1 << 16) == Some(Status::Finished)).unwrap_or(most)
    };
    assert!(portions("125xo", Part::Why, 40) >= 20);
    assert!(portions("62xoo,o", Part::Estimate, 2_000) >= 500);
    let packing = Packing::new(&pieces("62xoo,o"), &cube).expect("a search");
    let mut search = PackSearch::new(&packing);
    let found = (0..20).map(|_| {
        search.advance(&packing, 1 << 16);
        search.take_found().len()
    });
    let found: Vec<usize> = found.collect();
    assert!(found.iter().sum::<usize>() > 20 && found.iter().all(|&own| own <= 8), "{found:?}");
}
