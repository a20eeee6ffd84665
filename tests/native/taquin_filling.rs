//! A small pattern database while it is filled: the same numbers as the tables of the solvers, step by step nearer to them.

use super::snapshots::rooms::check_inside;
use casse_tete::puzzle::taquin::estimate::pattern::PatternTable;
use casse_tete::puzzle::taquin::estimate::pattern::build::PatternBuild;
use casse_tete::puzzle::taquin::filling::Filling;
use casse_tete::puzzle::taquin::scene::filling::{FillingWords, scene};
use casse_tete::puzzle::taquin::{Board, Parity};
use casse_tete::scene::{Flat, Room};
use casse_tete::search::Status;

/// The table of the solvers.
fn table(width: usize, height: usize, tiles: [u8; 2]) -> PatternTable {
    let mut build = PatternBuild::new(width, height, &tiles).expect("a group");
    while build.advance(1_000) == Status::Running {}
    build.finish()
}

/// A board with the two tiles on these cells.
fn board(width: usize, height: usize, tiles: [u8; 2], placed: [usize; 2]) -> Board {
    let cells = width * height;
    let others: Vec<u8> = (0..cells as u8).filter(|tile| !tiles.contains(tile)).collect();
    let mut others = others.into_iter();
    let all: Vec<u8> = (0..cells)
        .map(|cell| match placed.iter().position(|&at| at == cell) {
            Some(slot) => tiles[slot],
            None => others.next().expect("as many as cells"),
        })
        .collect();
    Board::new(width, height, &all).expect("each tile once")
}

#[test]
fn a_full_table_is_that_of_the_solvers() {
    for (width, height, pairs) in
        [(3, 3, vec![[1, 2], [2, 1], [5, 8], [1, 8]]), (3, 2, vec![[1, 2], [4, 5]]), (4, 2, vec![[3, 7]])]
    {
        for tiles in pairs {
            let filling = Filling::new(width, height, tiles).expect("small enough");
            let known = filling.known_at(filling.steps().len());
            let table = table(width, height, tiles);
            let cells = width * height;
            for (place, moves) in known.iter().enumerate() {
                let placed = [place / cells, place % cells];
                if placed[0] == placed[1] {
                    assert_eq!(*moves, None);
                    continue;
                }
                let board = board(width, height, tiles, placed);
                assert_eq!(*moves, Some(table.moves(&board)), "{tiles:?} on {placed:?} of {width}x{height}");
            }
            let counts = filling.counts_at(filling.steps().len());
            assert_eq!(counts.iter().sum::<u64>(), (cells * (cells - 1)) as u64);
            // Tiles in each other's way need more than their distances; none needs less.
            let (more, by) = filling.beyond_manhattan();
            assert!(more > 0 && by >= 2 && by.is_multiple_of(2), "{more} {by}");
        }
    }
}

#[test]
fn it_is_filled_from_near_to_far() {
    let filling = Filling::new(3, 3, [1, 2]).expect("small enough");
    let mut before = filling.known_at(0);
    let mut moves = 0;
    for (index, step) in filling.steps().iter().enumerate() {
        assert!(step.moves >= moves, "breadth first");
        moves = step.moves;
        // The placement is known by now, and the blank never stands on one of the two tiles.
        assert_eq!(before[step.cells[0] * 9 + step.cells[1]].map(|known| known <= moves), Some(true));
        assert!(step.cells.iter().all(|cell| step.region >> cell & 1 == 0) && step.region > 0);
        let after = filling.known_at(index + 1);
        let new = before.iter().zip(&after).filter(|(before, after)| before != after).count();
        assert_eq!(new, step.found.len());
        assert!(before.iter().zip(&after).all(|(before, after)| before.is_none() || before == after));
        before = after;
    }
    for wrong in [[1, 1], [0, 1], [1, 9]] {
        assert_eq!(Filling::new(3, 3, wrong), None);
    }
    assert_eq!((Filling::new(4, 4, [1, 2]), Filling::new(1, 3, [1, 2])), (None, None));
    // Both halves are looked at in one table: parity belongs to all tiles.
    assert!(
        !Parity::of(&board(3, 3, [1, 2], [1, 0])).is_solvable()
            || !Parity::of(&board(3, 3, [1, 2], [0, 1])).is_solvable()
    );
}

#[test]
fn it_is_drawn_in_every_room() {
    let filling = Filling::new(3, 3, [1, 2]).expect("small enough");
    let words = FillingWords { table: "Large cell: where 1 stands", placement: "3 moves" };
    for (width, height) in [(340.0, 430.0), (690.0, 620.0), (1100.0, 880.0), (300.0, 200.0)] {
        for step in [0, 1, 20, filling.steps().len()] {
            let drawn = scene(&filling, step, [4, 5], &words, Room { width, height });
            check_inside(&drawn, 4.0, "a table");
            let flat = drawn.flatten();
            let numbers =
                flat.iter().filter(|shape| matches!(shape, Flat::Label(label) if label.text.parse::<u32>().is_ok()));
            // The known placements, nine times the first tile, and both tiles of the placement.
            let known = filling.counts_at(step).iter().sum::<u64>() as usize;
            assert_eq!(numbers.count(), known + 9 + if step > 0 { 2 } else { 0 });
        }
    }
}
