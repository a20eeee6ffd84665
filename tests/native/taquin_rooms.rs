//! Every drawing of a search stays in its room, whatever is known of the search: both ends, rounds, lower bounds, rings, series.

use super::snapshots::rooms::check_inside;
use casse_tete::geometry::point;
use casse_tete::lang::Lang;
use casse_tete::puzzle::taquin::anytime::EndsRound;
use casse_tete::puzzle::taquin::details::{BoundDetails, BoundShown, ConflictLine};
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::estimate::pattern::{GroupMoves, PatternSize};
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::rings::{RingPlace, Rings};
use casse_tete::puzzle::taquin::scene::ends::EndsWords;
use casse_tete::puzzle::taquin::scene::graph::{GraphPicture, GraphWords, Reached, around};
use casse_tete::puzzle::taquin::scene::rounds::{RoundTotal, RoundWords};
use casse_tete::puzzle::taquin::scene::series::{SeriesPoint, SeriesWords};
use casse_tete::puzzle::taquin::scene::{self, BAR};
use casse_tete::puzzle::taquin::{Board, Way};
use casse_tete::scene::{Flat, Id, Lens, Room, Scene, hit};
use casse_tete::search::sample::Dice;
use std::collections::HashSet;

const ROOMS: [(f64, f64); 6] =
    [(320.0, 430.0), (390.0, 700.0), (524.0, 560.0), (900.0, 380.0), (1100.0, 850.0), (1900.0, 1000.0)];

fn rooms() -> impl Iterator<Item = Room> {
    ROOMS.into_iter().map(|(width, height)| Room { width, height })
}

/// The bars of a drawing that can be pointed at.
fn bars(scene: &Scene) -> HashSet<Id> {
    let flat = scene.flatten();
    let Room { width, height } = scene.room;
    let at = |step: u32| point(width * f64::from(step % 200) / 200.0, height * f64::from(step / 200) / 40.0);
    (0..8_000).filter_map(|step| hit(&flat, at(step))).filter(|id| id.kind == BAR).collect()
}

#[test]
fn both_ends() {
    let round = |(index, (moves, bound)): (usize, (Option<u32>, u32))| EndsRound {
        width: 250 << index,
        moves,
        bound,
        nodes: [1_000_000 << index; 2],
        bytes: 0,
    };
    let of = |ends: &[(Option<u32>, u32)]| ends.iter().copied().enumerate().map(round).collect::<Vec<_>>();
    for rounds in [
        of(&[(None, 84)]),
        // No solution for long, while the bound rises.
        of(&[(None, 84), (None, 90), (None, 96), (None, 102), (None, 120)]),
        of(&[(None, 84), (Some(128), 90), (Some(112), 92), (Some(104), 94), (Some(104), 104)]),
        of(&[(Some(3), 3)]),
        of(&(0..12).map(|index| (Some(190 - index), 100 + index)).collect::<Vec<_>>()),
        vec![],
    ] {
        for room in rooms() {
            for lang in Lang::ALL {
                let texts = &lang.taquin().ends;
                let [title, below, signs @ ..] = texts.plot;
                let drawn = scene::ends::scene(&rounds, &EndsWords { title, below, signs, lang }, room);
                check_inside(&drawn, 1.0, &format!("{rounds:?}"));
                // Each round can be walked to.
                let expected: HashSet<Id> = (0..rounds.len()).map(|index| Id::new(BAR, index, 0)).collect();
                assert_eq!(bars(&drawn), expected, "{rounds:?} in {room:?}");
            }
        }
    }
}

#[test]
fn rounds() {
    let nodes = |round: u32| 7_u64.pow(round.min(14));
    for count in [0, 1, 4, 9, 25] {
        for is_found in [false, true] {
            let rounds: Vec<RoundTotal> = (0..count)
                .map(|round| RoundTotal {
                    threshold: 30 + 2 * round,
                    nodes: nodes(round),
                    is_complete: is_found || round + 1 < count,
                })
                .collect();
            for (width, height) in [(3, 3), (4, 4), (2, 5)] {
                let board = draw_solvable(width, height, &mut Dice::new(1, 0)).expect("a size");
                let ways = walk(&board);
                let bands = rooms().map(|room| Room { height: scene::rounds::band(room), ..room });
                for room in rooms().chain(bands.filter(|room| room.height > 0.0)) {
                    for lang in Lang::ALL {
                        let texts = &lang.taquin().rounds;
                        let [title, threshold, scale] = texts.plot;
                        let under = texts.under[usize::from(is_found)](80);
                        let words = RoundWords { title, threshold, scale, under: &under, lang };
                        let drawn = scene::rounds::scene(&board, &ways, &rounds, &words, room);
                        check_inside(&drawn, 1.0, &format!("{count} rounds of {board} in {room:?}"));
                    }
                }
            }
        }
    }
}

/// Eighty moves that lead to a board, none of which takes back the one before.
fn walk(board: &Board) -> Vec<Way> {
    let (mut at, mut ways) = (*board, vec![]);
    for step in 0..80 {
        let others = (0..4).map(|other| Way::ALL[(step * step + other) % 4]);
        let can = |way: &Way| at.mover(*way).is_some() && ways.last() != Some(way);
        let back = others.into_iter().find(can).expect("a corner has two");
        at = at.moved(back).expect("it was tried");
        ways.push(back.back());
    }
    ways.reverse();
    ways
}

#[test]
fn the_curve_of_the_threshold_is_there_beside_every_tree() {
    let round = |threshold: u32| RoundTotal { threshold, nodes: 40, is_complete: true };
    let rounds: Vec<RoundTotal> = [31, 33, 35].map(round).to_vec();
    let board = draw_solvable(4, 4, &mut Dice::new(1, 0)).expect("a size");
    let words = RoundWords { title: "Rounds", threshold: "bound", scale: "tenfold", under: "", lang: Lang::En };
    for room in rooms() {
        let band = scene::rounds::band(room);
        // Beside the board in a narrow room, alone in the corner of a wide one.
        assert_eq!(band > 0.0, room.width < 600.0, "{room:?}");
        let drawn = if band > 0.0 {
            assert!(band <= room.height * 0.4, "{room:?}");
            scene::rounds::scene(&board, &[], &rounds, &words, Room { height: band, ..room })
        } else {
            let corner = scene::rounds::corner(room).expect("a wide room");
            assert!(corner.height <= room.height * 0.42 && corner.width <= room.width * 0.36, "{room:?}");
            scene::rounds::plot(&rounds, &words, corner)
        };
        check_inside(&drawn, 1.0, &format!("beside a tree in {room:?}"));
        let curve = |shape: &Flat| matches!(shape, Flat::Line(line) if line.points.len() == 6);
        assert_eq!(drawn.flatten().iter().filter(|shape| curve(shape)).count(), 1, "{room:?}");
    }
    // A low narrow room belongs to the tree.
    let low = Room { width: 440.0, height: 240.0 };
    assert!(scene::rounds::band(low) == 0.0 && scene::rounds::corner(low).is_none());
}

#[test]
fn lower_bounds() {
    for (index, (width, height)) in (0..).zip([(3, 3), (4, 4), (2, 2), (2, 5), (5, 2), (4, 3)]) {
        let board = draw_solvable(width, height, &mut Dice::new(2, index)).expect("a size");
        for room in rooms() {
            for bound in BoundShown::ALL {
                let details = details(&board);
                let under = "2 + 4 + 6 + 8 = 20 coups au moins · distance exacte 31, écart 11";
                let drawn = scene::bounds::scene(&board, &details, bound, under, room);
                check_inside(&drawn, 1.0, &format!("{bound:?} of {board} in {room:?}"));
            }
        }
    }
}

/// Bounds as they may be: all tiles of the first row and of the first column in conflict.
fn details(board: &Board) -> BoundDetails {
    let (width, height) = (board.width(), board.height());
    let row = (0..width).collect();
    let column = (0..height).map(|row| row * width).collect();
    let conflict = |cells| ConflictLine { cells, moves: 4 };
    let groups = PatternSize::Small.groups(width, height);
    BoundDetails {
        distances: vec![5; board.tiles().len()],
        conflicts: vec![conflict(row), conflict(column)],
        walking: Some([12, 14]),
        groups: vec![groups.into_iter().map(|tiles| GroupMoves { tiles, moves: 20 }).collect()],
    }
}

#[test]
fn rings_of_both_halves() {
    let distances = Distances::new(3, 2).expect("3x2 is small enough");
    let rings = Rings::new(&distances).expect("all distances are known");
    let start = RingPlace { is_other: false, index: rings.boards() as u32 - 1 };
    let way = rings.shortest(start);
    let reached: Vec<Reached> = (0..100)
        .map(|index| Reached { place: RingPlace { is_other: false, index }, is_expanded: index < 50 })
        .collect();
    for room in rooms() {
        for lang in Lang::ALL {
            let texts = &lang.taquin().graph;
            let picture = GraphPicture {
                rings: &rings,
                reached: &reached,
                ways: [&way, &[], &way[..3]],
                taken: Some(way[2]),
                here: Some(start),
                told: None,
                pointed: None,
                least: 8.0,
                words: GraphWords { halves: texts.halves, ways: texts.ways, dots: texts.dots, here: texts.here },
            };
            let lens = Lens::fit(around(None), room, 250.0, 0.0);
            check_inside(&scene::graph::scene(&picture, &lens, room), 1.0, &format!("rings in {room:?}"));
        }
    }
}

#[test]
fn series() {
    for lang in Lang::ALL {
        let names = lang.taquin().setup.methods;
        let all = |moves: fn(usize) -> f64, cost: fn(usize) -> f64| {
            let point = |(index, name): (usize, &str)| SeriesPoint {
                name: name.to_string(),
                moves: moves(index),
                cost: cost(index),
                is_best: index.is_multiple_of(3),
            };
            names.into_iter().enumerate().map(point).collect::<Vec<_>>()
        };
        for points in [
            all(|_| 53.05, |_| 1_000.0),
            all(|index| 22.0 + 9.0 * index as f64, |index| 10_f64.powi(index as i32)),
            all(|_| 0.0, |_| 1.0),
            all(|index| 22.0 + 0.1 * index as f64, |index| 1e9 / (index + 1) as f64),
        ] {
            for room in rooms() {
                let texts = &lang.taquin().series;
                let [title, below, _] = texts.means;
                let drawn = scene::series::scene(&points, &SeriesWords { title, below, lang }, room);
                check_inside(&drawn, 1.0, &format!("{} points in {room:?}", points.len()));
            }
        }
    }
}
