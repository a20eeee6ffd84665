//! A race of methods: the clock, and what each search proves on its way.

use super::snapshots::rooms::check_inside;
use casse_tete::geometry::{Point, point};
use casse_tete::lang::Lang;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::race::{RacePace, RacedTree, read};
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::scene::race::{RaceWords, RacerPicture, scene};
use casse_tete::puzzle::taquin::scene::tree::{Fold, Layout, TreePicture};
use casse_tete::puzzle::taquin::{Method, Model};
use casse_tete::scene::{Flat, Room, hit};
use casse_tete::search::sample::Dice;
use proptest::prelude::*;

#[test]
fn lower_bounds_rise_to_the_shortest_solution() {
    let distances = Distances::new(3, 3).expect("3x3 is small enough");
    for index in 0..20 {
        let board = draw_solvable(3, 3, &mut Dice::new(11, index)).expect("a size");
        let exact = u64::from(distances.of(&board).expect("it can be put in order"));
        for method in [Method::Bfs, Method::AStarMisplaced, Method::AStarManhattan] {
            let mut raced = RacedTree::new(&Model::new(board, method));
            raced.foresee(u64::MAX);
            let total = raced.growth.total().expect("it ends");
            let mut before = 0;
            for step in (0..=total).step_by(97).chain([total]) {
                raced.go(step, u64::MAX);
                assert_eq!(raced.growth.step(), step);
                let bound = raced.bounds().last().map_or(0, |last| last.1);
                assert!(before <= bound && bound <= exact, "{board} {method:?} {step}: {bound} of {exact}");
                assert!(raced.bounds().iter().all(|(rose, _)| *rose <= step));
                before = bound;
            }
            // The leaf with the goal would be taken next: no solution is shorter.
            assert!(before + 1 >= exact, "{board} {method:?}");
            // And back again.
            raced.go(0, 0);
            assert_eq!(raced.bounds(), []);
        }
        let mut greedy = RacedTree::new(&Model::new(board, Method::BestFirstManhattan));
        greedy.foresee(u64::MAX);
        greedy.go(u64::MAX, 0);
        assert_eq!(greedy.bounds(), [], "a greedy search proves nothing");
    }
}

proptest! {
    #[test]
    fn every_step_has_its_moment(times in prop::collection::vec(1e-3..1e3_f64, 2..5), steps in 0..200_000_u64) {
        let pace = RacePace::of(&times);
        let quickest = (0..times.len()).min_by(|&a, &b| times[a].total_cmp(&times[b])).expect("some");
        prop_assert_eq!(pace.steps(quickest, steps), steps);
        for racer in 0..times.len() {
            let moment = pace.moment(racer, steps);
            prop_assert!(pace.steps(racer, moment) >= steps);
            prop_assert!(moment == 0 || pace.steps(racer, moment - 1) < steps.max(1));
            // As many as the time allows, up to the fineness of the clock.
            let exact = moment as f64 * times[quickest] / times[racer];
            prop_assert!((pace.steps(racer, moment) as f64 - exact).abs() <= 1.0 + moment as f64 * 1e-6, "{exact}");
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,40}") {
        if let Some(keys) = read(&text) {
            prop_assert_eq!(keys.join(","), text);
            prop_assert!((2..=4).contains(&keys.len()));
        }
    }
}

#[test]
fn who_takes_part_is_read_from_links() {
    assert_eq!(read("score,astar-manhattan,formula:red").expect("three").len(), 3);
    for wrong in ["", "score", "score,score", "score,quick", "score,", "score,bfs,formula:,quick", "a,b,c,d,e"] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

#[test]
fn a_race_is_drawn_in_every_room() {
    let board =
        "8 6 7 2 5 4 3 0 1".parse::<casse_tete::puzzle::taquin::Setup>().expect("a board").board().expect("legal");
    let methods = [Method::Score, Method::AStarManhattan, Method::BestFirstManhattan, Method::Bfs];
    for count in 2..=4 {
        for (width, height) in [(340.0, 430.0), (690.0, 620.0), (1100.0, 880.0), (300.0, 200.0)] {
            let room = Room { width, height };
            let trees: Vec<RacedTree> = methods[..count]
                .iter()
                .map(|&method| {
                    let mut tree = RacedTree::new(&Model::new(board, method));
                    tree.go(400, 400);
                    tree
                })
                .collect();
            let layouts: Vec<Layout> =
                trees.iter().map(|tree| Layout::of(tree.growth.search().nodes(), &Fold::default())).collect();
            let racers: Vec<RacerPicture> = trees
                .iter()
                .zip(&layouts)
                .map(|(tree, layout)| {
                    let growth = &tree.growth;
                    let (nodes, step) = (growth.search().nodes(), growth.step());
                    let moves = growth.finished().then_some(47);
                    let picture = TreePicture {
                        nodes,
                        layout,
                        step,
                        taken: growth.search().expanded_at(step),
                        path: None,
                        pointed: None,
                        label: &|_, _| "1".to_string(),
                        least: 8.0,
                    };
                    RacerPicture {
                        name: "A method".to_string(),
                        tree: Some((picture, layout.bounds())),
                        counted: vec!["400 expanded".to_string(), "600 created".to_string()],
                        result: "searching".to_string(),
                        steps: step,
                        bounds: tree.bounds().to_vec(),
                        moves,
                        is_over: moves.is_some(),
                    }
                })
                .collect();
            let words = RaceWords { title: "Moves", below: "leaves", signs: ["proved", "solution"], lang: Lang::En };
            let drawn = scene(&racers, &words, Some(1), room);
            check_inside(&drawn, 14.0, "a race");
            let flat = drawn.flatten();
            // Each search can be pointed at, its tree and all.
            let found = |index: usize| {
                (0..20).any(|step| {
                    let at = point(width * (f64::from(step) + 0.5) / 20.0, height * 0.2);
                    hit(&flat, at).is_some_and(|id| id.to_string() == format!("racer-{index}-0"))
                })
            };
            assert!(found(0) && found(1), "{count} in {room:?}");
        }
    }
}

/// A search of a race without a tree.
fn racer(steps: u64, bounds: &[(u64, u64)], moves: Option<u64>) -> RacerPicture<'static> {
    RacerPicture {
        name: "A method".to_string(),
        tree: None,
        counted: vec![],
        result: String::new(),
        steps,
        bounds: bounds.to_vec(),
        moves,
        is_over: moves.is_some(),
    }
}

#[test]
fn the_chart_follows_the_race() {
    let room = Room { width: 900.0, height: 700.0 };
    let words = RaceWords { title: "Moves", below: "leaves", signs: ["proved", "solution"], lang: Lang::En };
    let drawn = |racers: &[RacerPicture]| scene(racers, &words, None, room).flatten();
    // The line of a bound: the last line of the drawing, if there is one.
    let line = |flat: &[Flat]| -> Vec<Point> {
        let line = flat.iter().rev().find_map(|shape| match shape {
            Flat::Line(line) if line.stroke.width == 2.5 => Some(line.points.clone()),
            _ => None,
        });
        line.unwrap_or_default()
    };
    let other = || racer(9_000, &[], Some(60));
    let [begun, later, found] = [
        line(&drawn(&[racer(100, &[(0, 20), (50, 22)], None), other()])),
        line(&drawn(&[racer(1_000, &[(0, 20), (50, 22), (400, 26)], None), other()])),
        line(&drawn(&[racer(1_000, &[(0, 20), (50, 22), (400, 26)], Some(40)), other()])),
    ];
    let end = |line: &[Point]| *line.last().expect("a point");
    // It goes to the right with the steps, up with the bound, and to the solution once that is found.
    assert!(end(&begun).x < end(&later).x && end(&begun).y > end(&later).y, "{begun:?} {later:?}");
    assert!(end(&found).x == end(&later).x && end(&found).y < end(&later).y, "{found:?}");
    // A tenfold is as far everywhere, and the bound never falls.
    assert!(later.windows(2).all(|pair| pair[0].x <= pair[1].x && pair[0].y >= pair[1].y), "{later:?}");
    let thousand = line(&drawn(&[racer(1_000, &[(0, 20), (10, 22), (100, 24)], None), other()]));
    let tens: Vec<f64> = thousand.iter().map(|at| at.x).collect();
    assert!((tens[5] - tens[3] - (tens[3] - tens[1])).abs() < 1e-6, "{tens:?}");
    // A search without a bound has no line, only its circle.
    let without = drawn(&[racer(50, &[], None), racer(50, &[], None)]);
    assert_eq!(line(&without).len(), 2, "that of the legend");
}
