//! Ways on which the pieces of a solution come in: followed by code of their own, and compared with a plain search.

use casse_tete::geometry::{Vec3, vec3};
use casse_tete::puzzle::soma::assemble::assembling_order;
use casse_tete::puzzle::soma::assemble::seek::WaySearch;
use casse_tete::puzzle::soma::assemble::way::{Move, WayIn, WayKind, Ways, WaysEnd};
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::preset::Preset;
use casse_tete::puzzle::soma::solutions::solution;
use casse_tete::puzzle::soma::{Catalogue, Cell, Figure, KnownSet, Mask, PieceSet, Setup, cell, fast};
use casse_tete::search::Status;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::BTreeSet;

type Point = [i32; 3];

fn ways(figure: &Figure, pieces: &[Mask], gravity: bool) -> Ways {
    let mut search = WaySearch::new(figure, pieces, gravity);
    while search.advance(1) == Status::Running {}
    search.answer()
}

fn points(figure: &Figure, piece: Mask) -> Vec<Point> {
    let cells = (0..figure.count()).filter(|cell| piece >> cell & 1 == 1).map(|cell| figure.cells()[cell]);
    cells.map(|at| [i32::from(at.x), i32::from(at.y), i32::from(at.z)]).collect()
}

/// Whether every piece has a cell on the ground, or on a cell of a piece that stands.
fn all_stand(pieces: &[Vec<Point>]) -> bool {
    let mut standing: Vec<&Vec<Point>> = vec![];
    loop {
        let rests = |piece: &Vec<Point>| {
            piece.iter().any(|&[x, y, z]| z == 0 || standing.iter().any(|other| other.contains(&[x, y, z - 1])))
        };
        let more: Vec<&Vec<Point>> = pieces.iter().filter(|piece| !standing.contains(piece) && rests(piece)).collect();
        if more.is_empty() {
            return standing.len() == pieces.len();
        }
        standing.extend(more);
    }
}

/// How far two unit cubes of which one is turned about an axis of the lattice are in each other, by the four axes of their sides.
fn depth(one: (Vec3, [Vec3; 3]), other: Vec3) -> f64 {
    let unit = [vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, 1.0)];
    let axes = one.1.into_iter().chain(unit);
    let half = |axis: Vec3, sides: [Vec3; 3]| sides.into_iter().map(|side| side.dot(axis).abs()).sum::<f64>() / 2.0;
    axes.map(|axis| half(axis, one.1) + half(axis, unit) - (one.0 - other).dot(axis).abs()).fold(9.0, f64::min)
}

/// Follows the ways in small steps; nothing may be in the way by more than a hundredth of an edge.
fn follow(figure: &Figure, pieces: &[Mask], found: &Ways, gravity: bool) {
    let order = found.order().expect("an order");
    assert_eq!(order.iter().copied().collect::<BTreeSet<_>>().len(), pieces.len());
    let sides = figure.extents().map(|side| side as f64);
    let mut there: Vec<Vec<Point>> =
        order[..pieces.len() - found.ways.len()].iter().map(|&piece| points(figure, pieces[piece])).collect();
    for way in &found.ways {
        let cells = points(figure, pieces[way.piece]);
        let middles: Vec<Vec3> =
            cells.iter().map(|cell| vec3(cell[0] as f64 + 0.5, cell[1] as f64 + 0.5, cell[2] as f64 + 0.5)).collect();
        let starts: Vec<Vec3> = middles.iter().map(|&at| way.pose(0.0, at).1).collect();
        let coordinates = |at: &Vec3| [at.x, at.y, at.z];
        let is_beyond = (0..3).any(|axis| {
            starts.iter().all(|at| coordinates(at)[axis] < 0.0)
                || starts.iter().all(|at| coordinates(at)[axis] > sides[axis])
        });
        assert!(is_beyond, "{way:?}");
        let there_middles: Vec<Vec3> = there
            .iter()
            .flatten()
            .map(|cell| vec3(cell[0] as f64 + 0.5, cell[1] as f64 + 0.5, cell[2] as f64 + 0.5))
            .collect();
        let turns = way.moves.iter().any(|each| matches!(each, Move::Turn { .. }));
        let parts = if turns { 400 } else { 60 };
        for part in 0..=parts {
            for &at in &middles {
                let (turn, at) = way.pose(f64::from(part) / f64::from(parts), at);
                // Cubes whose middles are two edges apart do not touch.
                let near = there_middles.iter().filter(|&&other| (at - other).length() < 1.8);
                let deepest = near.map(|&other| depth((at, [turn.x, turn.y, turn.z]), other));
                assert!(deepest.fold(-9.0, f64::max) < 0.01, "{way:?} at {part}");
                assert!(!gravity || at.z > 0.49, "{way:?} at {part}");
            }
        }
        // The cell from which it starts is the one that the pose begins with.
        for (&[x, y, z], start) in cells.iter().zip(&starts) {
            let Cell { x, y, z } = way.start(cell(x as i16, y as i16, z as i16));
            let error = *start - vec3(f64::from(x) + 0.5, f64::from(y) + 0.5, f64::from(z) + 0.5);
            assert!(error.length() < 1e-9);
        }
        there.push(cells);
        assert!(!gravity || all_stand(&there), "{way:?}");
    }
    assert!(found.fits(pieces.len()));
}

#[test]
fn all_solutions_of_the_known_figures_come_in_from_above_with_nothing_floating() {
    let pieces = PieceSet::soma();
    let mut seen = 0;
    for preset in Preset::ALL {
        let figure = preset.text().parse::<Setup>().unwrap().figure_for(&pieces).unwrap();
        let (cover, found) = fast::solutions(&pieces, &figure).unwrap();
        for (number, class) in Catalogue::new(&pieces, &figure, &cover, &found).classes.iter().enumerate() {
            let parts = &solution(&class.labels, 7);
            for gravity in [false, true] {
                let ways = ways(&figure, parts, gravity);
                assert_eq!(ways.kind(), Some(WayKind::Above), "{figure}");
                // In the order in which the page shows them before the ways are known.
                assert_eq!(ways.order(), Some(assembling_order(&figure, parts)));
                if number < 5 {
                    follow(&figure, parts, &ways, gravity);
                }
            }
            seen += 1;
        }
    }
    assert_eq!(seen, 240 + 79 + 39 + 7 + 64 + 10 + 6 + 1 + 3 + 4 + 5 + 760 + 82 + 294 + 1400 + 52);
}

#[test]
fn solutions_of_other_sets_come_in_too() {
    for set in [KnownSet::Bedlam, KnownSet::Diabolical, KnownSet::Pentominoes3x4x5, KnownSet::SlothouberGraatsma] {
        let (pieces, figure) = set.set();
        let packing = Packing::new(&pieces, &figure).unwrap();
        let mut search = PackSearch::new(&packing);
        search.advance(&packing, 1_000_000);
        let found: Vec<_> = search.found().iter().take(6).collect();
        assert!(!found.is_empty(), "{set:?}");
        for found in found {
            let labels = packing.class(found).labels;
            let parts = &solution(&labels, pieces.count());
            for gravity in [false, true] {
                let ways = ways(&figure, parts, gravity);
                assert_eq!(ways.end, WaysEnd::Whole);
                follow(&figure, parts, &ways, gravity);
            }
        }
    }
}

/// Three layers of 5 by 5 cells, all filled but for some of the middle layer; what the second piece fills of these.
fn shell(middle: &str) -> (Figure, [Mask; 2]) {
    let (mut cells, mut inside) = (vec![], vec![]);
    for z in 0..3i16 {
        for (y, row) in (0i16..).zip(middle.split('.')) {
            for (x, each) in (0i16..).zip(row.chars()) {
                let at = cell(x, 4 - y, z);
                if z != 1 || each == 'o' {
                    cells.push(at);
                } else if each == '*' {
                    cells.push(at);
                    inside.push(at);
                }
            }
        }
    }
    let figure = Figure::new(&cells).unwrap();
    let mask = inside.into_iter().filter_map(|at| figure.index(at)).fold(0, |mask, at| mask | 1 << at);
    (figure.clone(), [figure.full() & !mask, mask])
}

#[test]
fn a_piece_goes_around_a_corner_turns_in_a_chamber_or_is_locked() {
    // The way out leads around a corner.
    let (figure, pieces) = shell("ooooo.oo--o.oo*-o.ooo-o.ooo-o");
    let corner = ways(&figure, &pieces, false);
    assert_eq!((corner.kind(), corner.ways.len()), (Some(WayKind::Moves), 2));
    assert_eq!(corner.ways.iter().map(|way| way.moves.len()).max(), Some(2));
    follow(&figure, &pieces, &corner, false);
    // The door is as wide as a cube: what lies across has to turn.
    let (figure, pieces) = shell("ooooo.o-*-o.--*-o.o---o.ooooo");
    let turned = ways(&figure, &pieces, false);
    assert_eq!(turned.kind(), Some(WayKind::Turns));
    follow(&figure, &pieces, &turned, false);
    // In a narrower chamber there is no room for that, and without a door there is no way.
    for closed in ["ooooo.ooo*o.---*o.ooo-o.ooooo", "ooooo.o-*-o.o-*-o.o---o.ooooo"] {
        let (figure, pieces) = shell(closed);
        let ways = ways(&figure, &pieces, false);
        assert_eq!((ways.kind(), ways.ways, ways.end), (None, vec![], WaysEnd::Locked(vec![0, 1])), "{closed}");
    }
}

#[test]
fn what_floats_is_told() {
    let figure = Figure::new(&[cell(0, 0, 0), cell(0, 0, 1), cell(1, 0, 1)]).unwrap();
    let at = |x, z| 1 << figure.index(cell(x, 0, z)).unwrap();
    let pieces = [at(0, 0) | at(0, 1), at(1, 1)];
    assert_eq!(ways(&figure, &pieces, true), Ways { ways: vec![], end: WaysEnd::Floating(vec![1]) });
    let free = ways(&figure, &pieces, false);
    assert_eq!(free.kind(), Some(WayKind::Above));
    follow(&figure, &pieces, &free, false);
}

/// Whether a piece can be moved out without turning, by plain trying.
fn gets_out(piece: &[Point], others: &BTreeSet<Point>, side: i32, has_table: bool) -> bool {
    let mut seen = BTreeSet::from([[0, 0, 0]]);
    let mut left = vec![[0, 0, 0]];
    while let Some(by) = left.pop() {
        let at: Vec<Point> = piece.iter().map(|cell| std::array::from_fn(|axis| cell[axis] + by[axis])).collect();
        let is_out = |axis: usize| at.iter().all(|cell| cell[axis] < 0) || at.iter().all(|cell| cell[axis] >= side);
        if (0..3).any(is_out) {
            return true;
        }
        for axis in 0..3 {
            for step in [-1, 1] {
                let mut next = by;
                next[axis] += step;
                let mut moved = piece.iter().map(|cell| std::array::from_fn(|axis| cell[axis] + next[axis]));
                let is_free = moved.all(|cell: Point| !others.contains(&cell) && (!has_table || cell[2] >= 0));
                if is_free && seen.insert(next) {
                    left.push(next);
                }
            }
        }
    }
    false
}

/// Whether the pieces can be taken away one by one, by trying all orders.
fn comes_apart(pieces: &[Vec<Point>], side: i32, gravity: bool) -> bool {
    if gravity && !all_stand(pieces) {
        return false;
    }
    pieces.len() <= 1
        || (0..pieces.len()).any(|piece| {
            let rest: Vec<Vec<Point>> = pieces
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != piece)
                .map(|(_, cells)| cells.clone())
                .collect();
            let others = rest.iter().flatten().copied().collect();
            gets_out(&pieces[piece], &others, side, gravity) && comes_apart(&rest, side, gravity)
        })
}

#[test]
fn random_bodies_come_apart_if_a_plain_search_says_so() {
    let mut dice = Pcg32::seed_from_u64(7);
    let side = 4i32;
    let (mut locked, mut moved, mut turned, mut floating, mut no_order) = (0, 0, 0, 0, 0);
    for _ in 0..400 {
        // Five pieces that grow into each other until little is left.
        let mut owner: Vec<Option<usize>> = vec![None; 64];
        let place = |[x, y, z]: Point| (x * 16 + y * 4 + z) as usize;
        let mut grown: Vec<Vec<Point>> = vec![vec![]; 5];
        for _ in 0..500 {
            let piece = dice.next_u32() as usize % 5;
            let mut at: Point = match grown[piece].len() {
                0 => [0; 3].map(|_| (dice.next_u32() % 4) as i32),
                count => grown[piece][dice.next_u32() as usize % count],
            };
            if !grown[piece].is_empty() {
                at[dice.next_u32() as usize % 3] += if dice.next_u32().is_multiple_of(2) { 1 } else { -1 };
            }
            if at.iter().all(|along| (0..side).contains(along)) && owner[place(at)].is_none() {
                owner[place(at)] = Some(piece);
                grown[piece].push(at);
            }
        }
        let cells: Vec<Cell> = grown.iter().flatten().map(|&[x, y, z]| cell(x as i16, y as i16, z as i16)).collect();
        let Some(figure) = Figure::new(&cells) else { continue };
        if figure.extents() != [4; 3] {
            continue;
        }
        let mask = |piece: &Vec<Point>| {
            let at = piece.iter().map(|&[x, y, z]| figure.index(cell(x as i16, y as i16, z as i16)).unwrap());
            at.fold(0, |mask: Mask, at| mask | 1 << at)
        };
        let masks: Vec<Mask> = grown.iter().map(mask).collect();
        for gravity in [false, true] {
            let found = ways(&figure, &masks, gravity);
            let plain = comes_apart(&grown, side, gravity);
            match (&found.end, found.kind()) {
                (_, Some(WayKind::Turns)) => {
                    // With gravity a turn may have been found before another order was tried.
                    assert!(gravity || !plain);
                    turned += 1;
                }
                (_, Some(kind)) => {
                    assert!(plain, "{figure}");
                    moved += usize::from(kind == WayKind::Moves);
                }
                (end, None) => {
                    assert!(!plain, "{figure} {end:?}");
                    match end {
                        WaysEnd::Locked(_) => locked += 1,
                        WaysEnd::Floating(_) => floating += 1,
                        WaysEnd::NoOrder => no_order += 1,
                        other => panic!("{other:?}"),
                    }
                }
            }
            if found.order().is_some() {
                follow(&figure, &masks, &found, gravity);
            }
        }
    }
    // The dice are always the same. Turning helps none of these.
    assert_eq!((locked, moved, turned, floating, no_order), (18, 4, 0, 0, 18));
}

#[test]
fn damaged_ways_are_refused() {
    let slide = Move::Slide { way: cell(0, 0, -1), cells: 2 };
    let way = |piece: usize| WayIn { piece, moves: vec![slide] };
    let ways = |ways: &[WayIn], end: WaysEnd| Ways { ways: ways.to_vec(), end };
    assert!(ways(&[way(1), way(0)], WaysEnd::Whole).fits(2));
    assert!(ways(&[way(1)], WaysEnd::Locked(vec![2, 0])).fits(3));
    assert!(ways(&[], WaysEnd::NoOrder).fits(3) && ways(&[], WaysEnd::Floating(vec![2])).fits(3));
    for damaged in [
        ways(&[way(1), way(1)], WaysEnd::Whole),
        ways(&[way(1)], WaysEnd::Whole),
        ways(&[way(0), way(2)], WaysEnd::Whole),
        ways(&[WayIn { piece: 0, moves: vec![] }, way(1)], WaysEnd::Whole),
        ways(&[way(0)], WaysEnd::NoOrder),
        ways(&[], WaysEnd::Floating(vec![2])),
        ways(&[], WaysEnd::Floating(vec![])),
        ways(&[way(0)], WaysEnd::Locked(vec![0])),
    ] {
        assert!(!damaged.fits(2), "{damaged:?}");
    }
}
