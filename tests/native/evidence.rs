//! What the tests of the programs point at: everything is in the drawing, and it is what a plain look at the puzzle says.

use casse_tete::lang::Lang;
use casse_tete::puzzle::cube::solve::stages::{self, Solver};
use casse_tete::puzzle::cube::{self, Algorithm, Cube, Face};
use casse_tete::puzzle::insanity::scene::stack::{self, Stack};
use casse_tete::puzzle::insanity::scene::{cubes, graph, tree as insanity_tree};
use casse_tete::puzzle::insanity::{self, Exhaustive, Factorising, Highlight, Moment};
use casse_tete::puzzle::soma::scene::picture::{Empty, Picture, PictureWords};
use casse_tete::puzzle::soma::scene::{assembly, space};
use casse_tete::puzzle::soma::{self, Assembly, Cut, DropReason, Rules};
use casse_tete::puzzle::taquin::evidence::Evidence;
use casse_tete::puzzle::taquin::method::{Method, Stop, weights};
use casse_tete::puzzle::taquin::{self, Board};
use casse_tete::scene::{Camera, Id, Room, Scene};
use casse_tete::search::best_first::Space;
use casse_tete::search::trace::growth::{self, GrowthLine};
use casse_tete::search::trace::trials::{TrialLine, trace};
use casse_tete::search::{Backtrack, Status};
use std::collections::BTreeSet;

const ROOM: Room = Room { width: 1200.0, height: 800.0 };

/// All ids are in the drawing, or those of these kinds only.
fn check_there(mut scene: Scene, ids: &[Id], kinds: &[&str]) {
    let own: Vec<Id> = ids.iter().copied().filter(|id| kinds.contains(&id.kind)).collect();
    assert!(!own.is_empty(), "something is pointed at: {ids:?}");
    assert_eq!(scene.ring(&own), own.len(), "{own:?} are in the drawing");
}

#[test]
fn the_tests_of_the_exhaustive_program_point_at_equal_colours() {
    let model = insanity::Model::default();
    let (tree, mut search) = (Exhaustive::new(model), Backtrack::new(&Exhaustive::new(model)));
    let labels = Lang::En.insanity().labels();
    let (mut failed, mut passed) = (0, 0);
    while search.status(&tree) != Status::Finished {
        search.advance(&tree, 1, &mut ());
        let moment = Moment::of(&tree, &search);
        for line in trace(&tree, &search) {
            let TrialLine::Test(facade) = line.line else { continue };
            let (repeats, ids) = insanity::evidence::on_facade(&tree, &search, facade);
            assert_eq!(!repeats.is_empty(), line.holds == Some(true));
            let colour = |id: &&Id| id.kind == "face";
            let shown: Vec<u8> =
                ids.iter().filter(colour).map(|id| model.cubes.cubes()[id.a as usize][id.b as usize]).collect();
            let different = shown.iter().collect::<BTreeSet<_>>().len();
            assert_eq!(different < shown.len(), line.holds == Some(true), "{shown:?}");
            if line.holds == Some(true) {
                failed += 1;
                assert!(shown.iter().all(|one| shown.iter().filter(|other| *other == one).count() > 1), "{shown:?}");
            } else {
                passed += 1;
            }
            if failed + passed < 300 {
                let stack = Stack::at(model.cubes, &moment);
                check_there(stack::scene(&stack, &stack, 1.0, &Camera::STANDARD, ROOM, &labels), &ids, &["face"]);
                let light = Highlight::default();
                check_there(cubes::scene(&model.cubes, &light, ROOM, &labels), &ids, &["face"]);
                check_there(insanity_tree::scene(&tree, &search, &light, ROOM, &labels), &ids, &["cell"]);
            }
        }
    }
    assert!(failed > 1_000 && passed > 1_000, "{failed} {passed}");
}

#[test]
fn the_test_of_the_degrees_points_at_the_edges_of_the_colour() {
    let model = insanity::Model::default();
    let (tree, labels) = (Factorising::new(model.cubes), Lang::En.insanity().labels());
    let mut search = Backtrack::new(&tree);
    let mut failed = 0;
    while search.status(&tree) != Status::Finished {
        search.advance(&tree, 1, &mut ());
        let outcome = search.last_trial(&tree).expect("a trial").outcome;
        let (excess, ids) = insanity::evidence::of_degrees(&tree, &search);
        assert_eq!(excess.map(|(colour, _)| colour), outcome.err());
        if let Some((colour, degree)) = excess {
            failed += 1;
            let edges = ids.iter().filter(|id| id.kind == "edge");
            let ends =
                edges.flat_map(|id| insanity::Edge { cube: id.a as usize, axis: id.b as usize }.ends(&model.cubes));
            assert_eq!(ends.filter(|&end| end == colour).count(), degree as usize);
            assert!(degree > 2);
        }
        let picture = graph::GraphPicture {
            cubes: model.cubes,
            shown: graph::Shown::Whole,
            short: vec![],
            light: Highlight::default(),
        };
        let words = graph::GraphWords { front: "", right: "" };
        check_there(graph::scene(&picture, ROOM, &labels, &words), &ids, &["edge", "colour"]);
    }
    assert!(failed > 20, "{failed}");
}

#[test]
fn the_rules_of_the_soma_cube_point_at_cells() {
    let rules = Rules { islands: true, parity: true };
    let model = soma::Model { rules, ..soma::Model::default() };
    let tree = Assembly::new(model.clone());
    let mut search = Backtrack::new(&tree);
    let words = PictureWords { layer: Lang::En.soma().layer };
    let mut met = BTreeSet::new();
    for step in 0..30_000 {
        search.advance(&tree, 1, &mut ());
        for line in trace(&tree, &search) {
            let TrialLine::Test(cause) = line.line else { continue };
            let cut = Cut::CAUSES[cause];
            let (found, ids) = soma::evidence::of_rule(&tree, &search, cut).expect("a trial");
            let fails = match &found {
                DropReason::Meets { cells } | DropReason::Island { cells, .. } => *cells != 0,
                DropReason::Balance { empty, reachable } => !reachable.contains(empty),
            };
            assert_eq!(Some(fails), line.holds, "{cut:?}, step {step}");
            met.insert((cause, fails));
            if step < 300 || step % 500 == 0 {
                let picture = Picture::of(model.figure.clone(), Empty::Dots);
                let set = &model.pieces;
                check_there(space::scene(&picture, 0.0, 1.0, &Camera::STANDARD, ROOM, set), &ids, &["cell"]);
                let scene = assembly::scene(&picture, 0.0, 1.0, &Camera::STANDARD, ROOM, set, &words);
                check_there(scene, &ids, &["cell"]);
            }
        }
    }
    assert_eq!(met.len(), 6, "{met:?}");
}

#[test]
fn the_tests_of_the_taquin_point_at_the_node_that_has_the_board() {
    let mut met = BTreeSet::new();
    for method in Method::ALL {
        for board in ["493617285", "3x2:1,2,3,4,0,5", "3x2:2,1,3,4,5,0", "586104273"] {
            let board: Board = board.parse::<taquin::Setup>().unwrap().board().unwrap();
            let weights = weights(board.tiles().len());
            let (space, mut search) =
                taquin::Model { stop: Stop::Solved, weights, ..taquin::Model::new(board, method) }.search();
            search.advance(&space, 1_000);
            for step in 0..=search.steps() {
                for line in growth::trace(&space, &search, step) {
                    let (evidence, ids) = taquin::evidence::of_line(&space, &search, step, &line);
                    assert_eq!(evidence.is_some(), line.holds.is_some(), "{line:?}");
                    let there = search.created_by(step);
                    assert!(!ids.is_empty() && ids.iter().all(|id| id.kind == "node" && (id.a as usize) < there));
                    let Some(evidence) = evidence else { continue };
                    met.insert(format!("{evidence:?}").split('(').next().unwrap().to_string());
                    let node = |number: u32| search.nodes()[number as usize];
                    let taken = line.taken.map(node);
                    let reached = || {
                        let (taken, way) = (taken.unwrap(), line.way.unwrap());
                        space.after(&taken.state, taken.measure, way).unwrap().0
                    };
                    let before = &search.nodes()[..search.created_by(step.saturating_sub(1))];
                    match evidence {
                        Evidence::NoLeaf => assert_eq!(line.holds, Some(false)),
                        Evidence::Leaves(_) | Evidence::Enough => assert_eq!(line.holds, Some(true)),
                        Evidence::NotEnough(wrong) => {
                            let goal = Board::goal(board.width(), board.height()).unwrap();
                            let tiles = taken.unwrap().state;
                            let plain = tiles.tiles().iter().zip(goal.tiles()).filter(|(a, b)| a != b).count();
                            assert_eq!((line.holds, wrong), (Some(false), plain));
                        }
                        Evidence::New => {
                            assert_eq!(line.holds, Some(false));
                            assert!(before.iter().all(|node| node.state != reached()));
                        }
                        Evidence::Back(known) | Evidence::Known(known, _) | Evidence::ByMoreMoves(known, ..) => {
                            assert_eq!(line.holds, Some(true), "{line:?} {evidence:?}");
                            assert_eq!(node(known).state, reached());
                            assert!(ids.contains(&Id::new("node", known as usize, 0)));
                            let last = before.iter().rposition(|node| node.state == reached());
                            assert_eq!(last, Some(known as usize), "the last node with the board");
                        }
                    }
                    assert_eq!(
                        line.line == GrowthLine::Known,
                        matches!(
                            evidence,
                            Evidence::New | Evidence::Back(_) | Evidence::Known(..) | Evidence::ByMoreMoves(..)
                        )
                    );
                }
            }
        }
    }
    let all = ["Back", "ByMoreMoves", "Enough", "Known", "Leaves", "New", "NoLeaf", "NotEnough"];
    assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn the_rules_face_first_point_at_small_cubes() {
    let algorithm: Algorithm = cube::notation::read("R U F L2 D B R2 D' F2 U L D2 B R").expect("turns");
    let start = algorithm.cube();
    let solver = Solver::new();
    let mut met = BTreeSet::new();
    for first in Face::ALL {
        let solution = solver.solve(&start, first).expect("turns reach it");
        let turns: Vec<_> = solution.algorithm().turns().collect();
        let mut cube: Cube = start;
        for made in 0..=turns.len() {
            if let Some(last) = made.checked_sub(1) {
                cube = cube.turned(turns[last]);
            }
            for line in stages::program::trace(&solution, made) {
                let (evidence, ids) = cube::evidence::of_rule(&cube, first, &solution, &line);
                assert_eq!(evidence.is_some(), line.holds.is_some(), "{line:?}");
                let Some(evidence) = evidence else { continue };
                let scene = cube::scene::cube_and_net(&cube::scene::Picture::of(&cube), 1.0, &Camera::STANDARD, ROOM);
                check_there(scene, &ids, &["facelet"]);
                use cube::evidence::Evidence;
                let says = match &evidence {
                    Evidence::OnTop(_, there) => !there,
                    Evidence::Left(left) => !left.is_empty(),
                    Evidence::Can(_) => true,
                    Evidence::None(_) => false,
                    Evidence::At(_, at, home) => at != home,
                    Evidence::Turned(_, wrong) => *wrong,
                    Evidence::Helps(helps) => *helps,
                };
                assert_eq!(Some(says), line.holds, "{evidence:?} at {line:?}");
                met.insert((format!("{evidence:?}").split('(').next().unwrap().to_string(), says));
            }
        }
    }
    assert!(met.len() >= 11, "{met:?}");
}

#[test]
fn the_product_points_at_the_small_cubes_that_move() {
    let position = |text: &str| cube::notation::read(text).expect("turns").cube();
    let (before, after) = (position("R U"), position("R U F"));
    let lines = cube::product::turn(&before.position(), &after.position());
    let lines = lines.into_iter().chain(cube::product::order(&after.position()));
    let mut pointing = 0;
    for line in lines {
        let ids = cube::evidence::of_product(&after, &line);
        assert_eq!(ids.is_empty(), line.moved.is_none() && line.counted.is_none(), "{line:?}");
        if ids.is_empty() {
            continue;
        }
        pointing += 1;
        let scene = cube::scene::cube_and_net(&cube::scene::Picture::of(&after), 1.0, &Camera::STANDARD, ROOM);
        check_there(scene, &ids, &["facelet"]);
    }
    assert!(pointing > 40, "{pointing}");
}
