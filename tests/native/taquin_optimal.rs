//! Shortest solutions: known lengths and counts of nodes, and every estimate compared with exact distances.

use casse_tete::lang::Lang;
use casse_tete::puzzle::taquin::details::{BoundDetails, BoundShown};
use casse_tete::puzzle::taquin::detours::{Detours, LONGEST, ORDER, UNDOING};
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::estimate::conflict::LinearConflict;
use casse_tete::puzzle::taquin::estimate::pattern::build::PatternBuild;
use casse_tete::puzzle::taquin::estimate::pattern::{PatternSize, PatternTable, Patterns};
use casse_tete::puzzle::taquin::estimate::walking::{WalkingDistance, WalkingTable};
use casse_tete::puzzle::taquin::estimate::{LowerBound, Manhattan};
use casse_tete::puzzle::taquin::optimal::{OptimalSliding, solution};
use casse_tete::puzzle::taquin::outcome::{Finish, Outcome};
use casse_tete::puzzle::taquin::parity::Parity;
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::scene::series::{SeriesPoint, SeriesWords, scene};
use casse_tete::puzzle::taquin::series::{Series, SeriesSum, sums};
use casse_tete::puzzle::taquin::{Board, Way};
use casse_tete::scene::{Palette, Room, Theme, svg};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;
use std::collections::HashSet;

/// Korf's hundred boards (1985): number, Manhattan distance, length of a shortest solution, nodes of IDA* with Manhattan distance, and
/// the board, turned by a half turn so that the blank belongs last.
fn korf() -> Vec<(u32, u32, usize, u64, Board)> {
    let lines = include_str!("../data/korf100.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [number, manhattan, length, nodes, tiles] =
            line.split(';').collect::<Vec<_>>().try_into().expect("five columns");
        let turned = tiles.split(' ').rev().map(|tile| tile.parse::<u8>().expect("a tile"));
        let tiles: Vec<u8> = turned.map(|tile| if tile == 0 { 0 } else { 16 - tile }).collect();
        let board = Board::new(4, 4, &tiles).expect("a legal board");
        let parse = |text: &str| text.parse().expect("a number");
        (parse(number) as u32, parse(manhattan) as u32, parse(length) as usize, parse(nodes), board)
    };
    lines.map(read).collect()
}

/// The boards of the sides of this one, searched as in the textbook.
fn boards_with<E: LowerBound>(estimate: E, board: &Board) -> OptimalSliding<E> {
    OptimalSliding::new(board, estimate, Detours::new(UNDOING)).expect("a small board")
}

/// The number of nodes and the moves of a shortest solution.
fn solve<E: LowerBound>(estimate: Option<E>, board: &Board) -> (u64, Vec<Way>) {
    let space = boards_with(estimate.expect("an estimate for these sides"), board);
    let mut search = space.search(board).expect("a small board");
    assert_eq!(search.advance(&space, u64::MAX, &mut ()), Status::Finished);
    let moves = solution(&search).expect("a solution");
    let end = moves.iter().fold(*board, |board, &way| board.moved(way).expect("a legal move"));
    assert!(end.is_solved());
    (search.nodes(), moves)
}

#[test]
fn nodes_are_those_of_korf() {
    let all = korf();
    assert_eq!(all.len(), 100);
    let mut checked = 0;
    for (number, manhattan, length, nodes, board) in all {
        assert_eq!(boards_with(Manhattan::new(&board).expect("4x4"), &board).lower_bound(&board), manhattan);
        if nodes < 2_000_000 {
            let (counted, moves) = solve(Manhattan::new(&board), &board);
            assert_eq!((counted, moves.len()), (nodes, length), "board {number}");
            checked += 1;
        }
    }
    assert!(checked >= 8, "{checked}");
}

#[test]
fn every_estimate_gives_the_known_lengths() {
    for (number, _, length, nodes, board) in korf() {
        if nodes < 12_000_000 {
            assert_eq!(solve(LinearConflict::new(&board), &board).1.len(), length, "board {number}");
            assert_eq!(solve(WalkingDistance::new(&board), &board).1.len(), length, "board {number}");
        }
    }
}

#[test]
fn a_search_in_portions_is_the_same() {
    let (.., nodes, board) = korf().into_iter().find(|korf| korf.0 == 79).expect("board 79");
    let space = boards_with(Manhattan::new(&board).expect("4x4"), &board);
    let mut search = space.search(&board).expect("4x4");
    let mut portions = 0;
    while search.advance(&space, 10_007, &mut ()) == Status::Running {
        portions += 1;
        assert!(search.threshold() <= 42 && search.lower_bound() == search.threshold());
    }
    assert_eq!((search.nodes(), portions), (nodes, nodes / 10_007));
    // Thresholds rise by two: a move changes the distance by one.
    let thresholds: Vec<u32> =
        search.rounds().iter().map(|round| round.threshold).chain([search.threshold()]).collect();
    assert!(thresholds.windows(2).all(|pair| pair[1] == pair[0] + 2) && thresholds.last() == Some(&42));
}

/// All boards of some sides that can be put in order, or some of them.
fn boards(distances: &Distances, (width, height): (usize, usize), most: usize) -> Vec<(Board, u32)> {
    let mut dice = Dice::new(5, (width * 10 + height) as u64);
    let mut found = vec![];
    for _ in 0..most {
        let mut tiles: Vec<u8> = (0..(width * height) as u8).collect();
        for index in (1..tiles.len()).rev() {
            tiles.swap(index, dice.below(index as u32 + 1) as usize);
        }
        let board = Board::new(width, height, &tiles).expect("a legal board");
        if let Some(distance) = distances.of(&board) {
            assert!(Parity::of(&board).is_solvable());
            found.push((board, u32::from(distance)));
        }
    }
    assert!(found.len() > most / 3);
    found
}

/// No estimate is too high, and carried along it is what it is anew. Returns the largest change at a move.
fn check_estimate<E: LowerBound>(estimate: &E, board: &Board, distance: u32) -> u32
where
    E::Value: PartialEq + std::fmt::Debug,
{
    use casse_tete::puzzle::taquin::estimate::Slide;
    use casse_tete::puzzle::taquin::packed::Packed;
    let value = estimate.of(board);
    assert!(estimate.moves(value) <= distance, "{board:?}: {} > {distance}", estimate.moves(value));
    assert_eq!(estimate.moves(value) % 2, distance % 2, "both are even or both odd");
    let mut largest = 0;
    for way in Way::ALL {
        let (Some(from), Some(next)) = (board.mover(way), board.moved(way)) else { continue };
        let [before, after] = [board, &next].map(|board| Packed::of(board).expect("a small board"));
        let slide = Slide { before, after, tile: board.tiles()[from], from, to: board.blank() };
        let carried = estimate.after(value, &slide);
        assert_eq!(carried, estimate.of(&next), "{board:?} {way:?}");
        largest = largest.max(estimate.moves(carried).abs_diff(estimate.moves(value)));
    }
    largest
}

#[test]
fn no_estimate_is_too_high_and_solutions_are_shortest() {
    for (sides, most) in [((2, 2), 60), ((3, 2), 300), ((2, 3), 300), ((3, 3), 400), ((4, 2), 300), ((2, 4), 300)] {
        let distances = Distances::new(sides.0, sides.1).expect("a small board");
        for (board, distance) in boards(&distances, sides, most) {
            assert_eq!(check_estimate(&Manhattan::new(&board).expect("small"), &board, distance), 1, "consistent");
            assert_eq!(check_estimate(&LinearConflict::new(&board).expect("small"), &board, distance), 1, "consistent");
            assert_eq!(
                check_estimate(&WalkingDistance::new(&board).expect("small"), &board, distance),
                1,
                "consistent"
            );
            if distance <= 24 {
                let without_detours = {
                    let estimate = Manhattan::new(&board).expect("small");
                    let space = OptimalSliding::new(&board, estimate, Detours::new(LONGEST)).expect("small");
                    let mut search = space.search(&board).expect("small");
                    assert_eq!(search.advance(&space, u64::MAX, &mut ()), Status::Finished);
                    solution(&search).expect("a solution").len()
                };
                let lengths = [
                    without_detours,
                    solve(Manhattan::new(&board), &board).1.len(),
                    solve(LinearConflict::new(&board), &board).1.len(),
                    solve(WalkingDistance::new(&board), &board).1.len(),
                ];
                assert_eq!(lengths, [distance as usize; 4], "{board:?}");
            }
        }
    }
}

#[test]
fn the_tables_of_walking_distances_have_their_known_sizes() {
    let table = WalkingTable::new(4, 4).expect("4x4");
    assert_eq!((table.states(), table.farthest()), (24_964, 35));
    assert_eq!(WalkingTable::new(3, 3).expect("3x3").states(), 105);
    assert!(WalkingTable::new(5, 5).is_none());
}

/// The tables of a size for boards of these sides.
fn tables(size: PatternSize, width: usize, height: usize) -> Vec<PatternTable> {
    let build = |tiles: Vec<u8>| {
        let mut build = PatternBuild::new(width, height, &tiles).expect("a legal group");
        while build.advance(1_000) == Status::Running {}
        let is_crowded = tiles.len() + 2 >= width * height;
        assert!(is_crowded || (build.done() - 1.0).abs() < 1e-9, "{width}x{height} {tiles:?}: {}", build.done());
        build.finish()
    };
    size.groups(width, height).into_iter().map(build).collect()
}

/// The least number of moves of some tiles that bring them home, by a plain search backwards from all boards at home: the moves of the
/// tiles of the group cost one, those of the others nothing.
fn plain(width: usize, height: usize, group: &[u8]) -> std::collections::HashMap<Vec<u8>, u32> {
    let goal = Board::goal(width, height).expect("small");
    // Tiles that are not of the group are all alike.
    let alike = |board: &Board| -> Vec<u8> {
        board.tiles().iter().map(|&tile| if tile == 0 || group.contains(&tile) { tile } else { 99 }).collect()
    };
    let mut found = std::collections::HashMap::from([(alike(&goal), 0)]);
    let mut now = std::collections::VecDeque::from([(goal, 0)]);
    while let Some((board, cost)) = now.pop_front() {
        if found[&alike(&board)] < cost {
            continue;
        }
        for way in Way::ALL {
            let (Some(from), Some(next)) = (board.mover(way), board.moved(way)) else { continue };
            let own = group.contains(&board.tiles()[from]);
            let sum = cost + u32::from(own);
            let known = found.entry(alike(&next)).or_insert(u32::MAX);
            if sum < *known {
                *known = sum;
                // Moves that cost nothing come first.
                if own { now.push_back((next, sum)) } else { now.push_front((next, sum)) }
            }
        }
    }
    found
}

#[test]
fn pattern_tables_are_those_of_a_plain_search() {
    for (width, height) in [(3, 2), (2, 3), (3, 3)] {
        for table in tables(PatternSize::Small, width, height) {
            let exact = plain(width, height, table.tiles());
            // The blank counts for nothing: the least of all places of it.
            let mut least = std::collections::HashMap::<Vec<u8>, u32>::new();
            for (tiles, cost) in &exact {
                let without: Vec<u8> = tiles.iter().map(|&tile| if tile == 0 { 99 } else { tile }).collect();
                least.entry(without).and_modify(|known| *known = (*known).min(*cost)).or_insert(*cost);
            }
            let mut others = (1..(width * height) as u8).filter(|tile| !table.tiles().contains(tile)).cycle();
            for (tiles, cost) in least {
                // The other tiles in any order, the blank at the last free cell.
                let blank = tiles.iter().rposition(|&tile| tile == 99).expect("a blank");
                let full: Vec<u8> = tiles
                    .iter()
                    .enumerate()
                    .map(|(cell, &tile)| match tile {
                        99 if cell == blank => 0,
                        99 => others.next().expect("another tile"),
                        tile => tile,
                    })
                    .collect();
                let free = full.iter().filter(|&&tile| tile == 0 || !table.tiles().contains(&tile)).count();
                assert_eq!(free, width * height - table.tiles().len());
                // Whatever the order of the others, the board is legal once each of them is there once.
                let mut spare = (1..(width * height) as u8).filter(|tile| !table.tiles().contains(tile));
                let legal: Vec<u8> =
                    full.iter()
                        .map(|&tile| {
                            if tile == 0 || table.tiles().contains(&tile) {
                                tile
                            } else {
                                spare.next().expect("a tile")
                            }
                        })
                        .collect();
                let board = Board::new(width, height, &legal).expect("a legal board");
                assert_eq!(table.moves(&board), cost, "{board:?} {:?}", table.tiles());
            }
            let again = PatternTable::of_bytes(table.tiles(), table.bytes()).expect("as many bytes");
            assert_eq!(again, table);
            assert!(PatternTable::of_bytes(table.tiles(), &table.bytes()[1..]).is_none());
        }
    }
}

#[test]
fn patterns_are_never_too_high() {
    for (sides, most) in [((3, 2), 300), ((2, 3), 300), ((3, 3), 600), ((4, 2), 300), ((2, 4), 300)] {
        let distances = Distances::new(sides.0, sides.1).expect("a small board");
        for size in [PatternSize::Small, PatternSize::Large] {
            let tables = tables(size, sides.0, sides.1);
            for (board, distance) in boards(&distances, sides, most) {
                let estimate = Patterns::new(&board, tables.clone()).expect("each tile in one group");
                // As the place of the blank is left out of the tables, the sum may change by more than one at a move.
                check_estimate(&estimate, &board, distance);
                assert_eq!(solve(Some(estimate), &board).1.len(), distance as usize);
            }
        }
    }
}

#[test]
fn the_three_other_estimates_change_by_one_at_a_move_on_large_boards_too() {
    for (sides, most) in [((4, 4), 2_000), ((4, 3), 500), ((3, 5), 500), ((2, 5), 500)] {
        let mut dice = Dice::new(23, (sides.0 * 10 + sides.1) as u64);
        let board = draw_solvable(sides.0, sides.1, &mut dice).expect("a size");
        let (manhattan, conflicts, walking) =
            (Manhattan::new(&board), LinearConflict::new(&board), WalkingDistance::new(&board));
        let (manhattan, conflicts) = (manhattan.expect("small"), conflicts.expect("small"));
        for _ in 0..most {
            let board = draw_solvable(sides.0, sides.1, &mut dice).expect("a size");
            // The distance is not known: the even and odd of the estimate itself.
            assert_eq!(check_estimate(&manhattan, &board, manhattan.moves(manhattan.of(&board))), 1);
            assert_eq!(check_estimate(&conflicts, &board, conflicts.moves(conflicts.of(&board))), 1);
            if let Some(walking) = &walking {
                assert_eq!(check_estimate(walking, &board, walking.moves(walking.of(&board))), 1);
            }
        }
        assert!(walking.is_some() || sides == (3, 5) || sides == (2, 5), "{sides:?}");
    }
}

#[test]
fn the_sum_of_patterns_may_change_by_more_than_one_at_a_move() {
    // The place of the blank is left out of the tables: what is said on the page about consistency.
    for (sides, most, largest) in [((3, 3), 3_000, [7, 5]), ((4, 4), 3_000, [5, 5])] {
        let mut found = [0, 0];
        for (size, found) in [PatternSize::Small, PatternSize::Large].into_iter().zip(&mut found) {
            let tables = tables(size, sides.0, sides.1);
            let mut dice = Dice::new(2, 0);
            for _ in 0..most {
                let board = draw_solvable(sides.0, sides.1, &mut dice).expect("a size");
                let estimate = Patterns::new(&board, tables.clone()).expect("each tile in one group");
                *found = u32::max(*found, check_estimate(&estimate, &board, estimate.moves(estimate.of(&board))));
            }
        }
        assert_eq!(found, largest, "{sides:?}");
    }
}

#[test]
fn small_patterns_give_the_known_lengths() {
    let tables = tables(PatternSize::Small, 4, 4);
    for (number, _, length, nodes, board) in korf() {
        if nodes < 60_000_000 {
            let (counted, moves) = solve(Patterns::new(&board, tables.clone()), &board);
            assert_eq!(moves.len(), length, "board {number}");
            assert!(counted < nodes, "board {number}");
        }
    }
}

#[test]
fn the_bounds_shown_in_parts_are_the_estimates() {
    for (width, height, boards) in [(3, 3, 300), (4, 4, 60)] {
        let tables = tables(PatternSize::Small, width, height);
        let mut dice = Dice::new(8, 0);
        for _ in 0..boards {
            let board = draw_solvable(width, height, &mut dice).expect("a size");
            let patterns = Patterns::new(&board, tables.clone()).expect("each tile in one group");
            let details = BoundDetails::new(&board, &patterns).expect("the tables fit");
            let manhattan = Manhattan::new(&board).expect("a small board");
            let conflicts = LinearConflict::new(&board).expect("a small board");
            let walking = WalkingDistance::new(&board).expect("a small board");
            let expected = [
                (BoundShown::Manhattan, manhattan.moves(manhattan.of(&board))),
                (BoundShown::LinearConflict, conflicts.moves(conflicts.of(&board))),
                (BoundShown::WalkingDistance, walking.moves(walking.of(&board))),
                (BoundShown::Pattern, patterns.moves(patterns.of(&board))),
            ];
            assert_eq!(expected.map(|(bound, _)| bound).as_slice(), BoundShown::ALL);
            for (bound, moves) in expected {
                assert_eq!(details.moves(bound), moves, "{bound:?} of {board}");
            }
        }
    }
}

#[test]
fn the_gap_to_the_exact_distance_is_even_and_closes_at_the_order() {
    let distances = Distances::new(3, 3).expect("3x3 is small enough");
    let patterns = Patterns::new(&Board::default(), tables(PatternSize::Small, 3, 3)).expect("each tile in one group");
    for (board, exact) in boards(&distances, (3, 3), 600) {
        let details = BoundDetails::new(&board, &patterns).expect("the tables fit");
        let gaps: Vec<u32> = BoundShown::ALL
            .iter()
            .map(|&bound| exact.checked_sub(details.moves(bound)).expect("no bound is too high"))
            .collect();
        assert!(gaps.iter().all(|gap| gap % 2 == 0), "{board}: {gaps:?}");
        // Linear conflicts and patterns know all that the Manhattan distance knows.
        assert!(gaps[1] <= gaps[0] && gaps[3] <= gaps[0], "{board}: {gaps:?}");
        for lang in Lang::ALL {
            let told = (lang.taquin().bounds.exact)(exact, gaps[0]);
            assert!(told.contains(&exact.to_string()) && told.contains(&gaps[0].to_string()), "{told}");
        }
    }
    let goal = BoundDetails::new(&Board::goal(3, 3).expect("a size"), &patterns).expect("the tables fit");
    assert!(BoundShown::ALL.iter().all(|&bound| goal.moves(bound) == 0));
}

#[test]
fn large_patterns_have_each_tile_in_one_group() {
    for (width, height) in [(4, 4), (4, 3), (3, 4), (5, 3), (3, 5), (3, 3)] {
        let groups = PatternSize::Large.groups(width, height);
        let mut tiles: Vec<u8> = groups.concat();
        tiles.sort_unstable();
        assert_eq!(tiles, (1..(width * height) as u8).collect::<Vec<_>>(), "{width}x{height}");
        assert!(groups.iter().all(|group| PatternBuild::new(width, height, group).is_some()), "{width}x{height}");
        assert!(groups.len() <= 3 && groups.iter().any(|group| group.len() == 6 || width == 3));
    }
    // 4x4: 8.4 MB a table, but that of three tiles, which is compared with the known lengths.
    let groups = PatternSize::Large.groups(4, 4);
    assert_eq!(
        groups.iter().map(|group| PatternTable::bytes_of(group.len())).sum::<usize>(),
        2 * (8 << 20) + (2 << 10)
    );
    let few = groups.iter().find(|group| group.len() == 3).expect("a group of three");
    let mut build = PatternBuild::new(4, 4, few).expect("a legal group");
    while build.advance(1_000) == Status::Running {}
    let table = build.finish();
    for (number, manhattan, length, _, board) in korf() {
        let moves = table.moves(&board);
        assert!(moves <= length as u32 && moves <= manhattan + 8, "board {number}: {moves}");
    }
    assert_eq!(table.moves(&Board::goal(4, 4).expect("4x4")), 0);
}

#[test]
fn groups_that_are_none_are_refused() {
    for tiles in [&[][..], &[0], &[9], &[1, 2, 3, 4, 5, 6, 7]] {
        assert!(PatternBuild::new(3, 3, tiles).is_none(), "{tiles:?}");
    }
    assert!(PatternBuild::new(5, 5, &[1, 2]).is_none());
    let board = Board::goal(3, 3).expect("3x3");
    let mut tables = tables(PatternSize::Small, 3, 3);
    tables.pop();
    assert!(Patterns::new(&board, tables).is_none(), "not all tiles");
}

#[test]
fn series_have_their_boards_and_sums() {
    // Korf's boards are those of the file, with their lengths.
    for (index, (_, _, length, _, board)) in korf().into_iter().enumerate() {
        assert_eq!(Series::Korf.board((4, 4), index as u64), Some(board));
        assert_eq!(Series::Korf.shortest(index as u64), Some(length as u64));
    }
    assert_eq!(Series::Korf.board((4, 4), 100), None);
    assert_eq!(Series::Korf.board((3, 3), 0), None);
    // A random board depends on the seed and its index only.
    let boards = |boards, seed| {
        let series = Series::Random { boards, seed };
        (0..boards).map(|index| series.board((3, 3), index).expect("a board")).collect::<Vec<_>>()
    };
    let (few, many) = (boards(5, 7), boards(40, 7));
    assert_eq!(few, many[..5]);
    assert!(many.iter().all(|board| Parity::of(board).is_solvable()));
    assert_ne!(few, boards(5, 8));
    // Only boards that all have searched count; the gap is that to the shortest, where it is known.
    let distances = Distances::new(3, 3).expect("a small board");
    let outcome = |moves: u64, created: u64| Outcome {
        standing: Finish::Found,
        expanded: created / 2,
        created,
        bytes: created * 40,
        length: Some(moves),
        slides: 0,
        solved: true,
        time: Some(created * 10),
    };
    let given_up = Outcome { standing: Finish::Full, length: None, solved: false, ..outcome(0, 1_000) };
    let outcomes = [
        Some(outcome(20, 400)),
        Some(outcome(16, 80)),
        Some(given_up),
        Some(outcome(20, 100)),
        Some(outcome(9, 8)),
        None,
    ];
    let (done, of) = sums(&outcomes, &[false, true], |_| None);
    assert_eq!(done, 2);
    let expected = SeriesSum {
        boards: 2,
        solved: 1,
        moves: 20,
        compared: 1,
        excess: 4,
        expanded: 700,
        created: 1_400,
        most_bytes: 40_000,
        time: 14_000,
    };
    assert_eq!(of[0], expected);
    assert_eq!((of[1].solved, of[1].moves, of[1].compared, of[1].excess), (2, 36, 2, 0));
    // Without an optimal method the gap needs a known distance.
    let (_, of) = sums(&outcomes, &[false, false], |_| None);
    assert_eq!((of[0].compared, of[1].compared), (0, 0));
    let (_, of) = sums(&outcomes, &[false, false], |index| distances.of(&few[index as usize]).map(u64::from));
    assert_eq!((of[0].compared, of[1].compared), (1, 2));
}

#[test]
fn the_plot_of_a_series_names_every_method() {
    let point = |name: &str, moves, cost| SeriesPoint { name: name.to_string(), moves, cost, is_best: false };
    // Three methods at the same place, one at the edge.
    let points = [
        point("first", 21.8, 1_000.0),
        point("second", 21.8, 1_000.0),
        point("third", 21.8, 1_000.0),
        point("last", 90.0, 1.0),
    ];
    let words = SeriesWords { title: "created", below: "moves", lang: Lang::En };
    for room in [Room { width: 320.0, height: 420.0 }, Room { width: 200.0, height: 160.0 }] {
        let drawing =
            svg::document(&scene(&points, &words, room), Palette { theme: Theme::Light, ..Palette::default() }, "plot");
        for words in ["first", "second", "third", "last", "created", "moves"] {
            assert_eq!(drawing.matches(&format!(">{words}<")).count(), 1, "{words} in {drawing}");
        }
    }
}

/// The paths of each length from a board that an automaton lets pass: how many they are in all, and how many boards they are the first to
/// reach.
fn followed(board: Board, detours: &Detours, longest: usize) -> (usize, Vec<usize>) {
    let mut seen = HashSet::from([board]);
    let mut level = vec![(board, Detours::START)];
    let (mut paths, mut counts) = (0, vec![]);
    for _ in 0..longest {
        let follow = |&(board, state): &(Board, u16)| {
            let after = ORDER.into_iter().zip(0..);
            after.filter_map(move |(way, number)| Some((board.moved(way)?, detours.after(state, number)?)))
        };
        level = level.iter().flat_map(follow).collect();
        paths += level.len();
        counts.push(level.iter().filter(|(board, _)| seen.insert(*board)).count());
    }
    (paths, counts)
}

#[test]
fn without_detours_every_board_is_reached_in_as_few_moves() {
    for (width, height, tiles) in [
        (4, 4, vec![1, 2, 3, 4, 5, 0, 7, 8, 9, 10, 6, 12, 13, 14, 11, 15]),
        (4, 4, vec![0, 2, 3, 4, 5, 1, 7, 8, 9, 10, 6, 12, 13, 14, 11, 15]),
        (3, 3, vec![1, 2, 3, 4, 0, 5, 6, 7, 8]),
        (5, 2, vec![1, 2, 3, 4, 5, 6, 7, 0, 8, 9]),
        (2, 2, vec![1, 2, 3, 0]),
    ] {
        let board = Board::new(width, height, &tiles).expect("a legal board");
        // Searches that only do not take back a move reach every board in as few moves as possible.
        let (all, plain) = followed(board, &Detours::new(UNDOING), 13);
        let (paths, counts) = followed(board, &Detours::new(LONGEST), 13);
        assert_eq!(counts, plain, "{width}x{height}");
        assert!(paths < all, "{width}x{height}: {paths} of {all}");
    }
}
