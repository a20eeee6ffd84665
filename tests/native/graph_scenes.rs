//! Snapshots of the drawings of the graph, the factorisations and the statistics, and properties of all drawings.

use super::snapshots::drawing;
use super::snapshots::rooms::check_inside;
use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::insanity::graph::{Arc, edges};
use casse_tete::puzzle::insanity::light::{COLOUR, EDGE, FACTORISATION, PAIR};
use casse_tete::puzzle::insanity::preset::Preset;
use casse_tete::puzzle::insanity::scene::graph::{self, GraphPicture, GraphWords, Shown};
use casse_tete::puzzle::insanity::scene::{factorisations, statistics};
use casse_tete::puzzle::insanity::{CubeSet, Edge, Highlight, Setup, Theory};
use casse_tete::scene::{Flat, Id, Paint, Room, Scene, hit};
use casse_tete::text::Lang;
use std::collections::HashSet;

const ROOM: Room = Room { width: 640.0, height: 520.0 };

const WORDS: GraphWords = GraphWords { front: "F2: front → back", right: "F4: right → left" };

/// Sets whose edges are all loops, or all parallel.
const ODD: [&str; 6] = [
    "000000.000000.000000.000000.000000.000000.000000",
    "000000.111111.222222.333333.444444.555555.666666",
    "010101.010101.010101.010101.010101.010101.010101",
    "666666.666666.666666.666666.666666.666666.016060",
    "000000.000000",
    "010101.101010",
];

fn set(cubes: &str) -> CubeSet {
    cubes.parse::<Setup>().expect("short").model().expect("legal").cubes
}

fn example() -> CubeSet {
    set(Preset::Example.cubes())
}

fn edge(cube: usize, axis: usize) -> Edge {
    Edge { cube, axis }
}

fn arcs(cubes: &CubeSet, factorisation: usize) -> Vec<Arc> {
    Theory::of(cubes).factorisations[factorisation].cycles(cubes).concat()
}

fn light(id: Id, cubes: &CubeSet) -> Highlight {
    Highlight::of(id, cubes, &Theory::of(cubes), &[], |_| None)
}

fn graph_in(cubes: CubeSet, shown: Shown, light: Highlight, room: Room) -> Scene {
    graph::scene(&GraphPicture { cubes, shown, short: vec![], light }, room, &Lang::En.insanity().labels(), &WORDS)
}

fn drawn(shown: Shown) -> Scene {
    graph_in(example(), shown, Highlight::default(), ROOM)
}

/// A step that kept an edge of cube 1, and a step that dropped a loop.
fn steps() -> [Shown; 2] {
    let kept = Some((edge(1, 1), Ok(())));
    let dropped = Some((edge(2, 0), Err(0)));
    [
        Shown::Search { chosen: vec![edge(0, 0), edge(1, 1)], trial: kept, degrees: vec![2, 0, 1, 1] },
        Shown::Search { chosen: vec![edge(0, 0), edge(1, 1)], trial: dropped, degrees: vec![2, 0, 1, 1] },
    ]
}

#[test]
fn the_graph_of_the_example() {
    drawing::check("the_graph_of_the_example", &drawn(Shown::Whole));
}

#[test]
fn a_step_that_keeps_an_edge() {
    let [kept, _] = steps();
    drawing::check("a_step_that_keeps_an_edge", &drawn(kept));
}

#[test]
fn a_step_that_drops_a_loop() {
    let [_, dropped] = steps();
    drawing::check("a_step_that_drops_a_loop", &drawn(dropped));
}

/// Where colours are short of edges, each of them has a broken ring.
#[test]
fn colours_that_are_short_of_edges_are_marked() {
    let marked = |short: Vec<u8>| {
        let picture = GraphPicture { cubes: example(), shown: Shown::Whole, short, light: Highlight::default() };
        let scene = graph::scene(&picture, ROOM, &Lang::En.insanity().labels(), &WORDS);
        let shapes = scene.flatten();
        shapes.iter().filter(|shape| matches!(shape, Flat::Line(line) if line.stroke.paint == Paint::Bad)).count()
    };
    let [none, one, two] = [vec![], vec![2], vec![1, 2]].map(marked);
    assert_eq!(none, 0);
    assert!(one > 4 && two == 2 * one, "{one} and {two} strokes");
}

#[test]
fn two_factorisations_as_they_run() {
    let cubes = example();
    drawing::check(
        "two_factorisations_as_they_run",
        &drawn(Shown::Factors { front: arcs(&cubes, 1), right: arcs(&cubes, 3) }),
    );
}

#[test]
fn one_factorisation_with_loops() {
    let cubes = example();
    let cycles = Theory::of(&cubes).factorisations[0].cycles(&cubes);
    drawing::check(
        "one_factorisation_with_loops",
        &factorisations::one(&cubes, &cycles, false, Room { width: 150.0, height: 110.0 }),
    );
}

#[test]
fn the_graph_of_factorisations() {
    let cubes = example();
    let light = light(Id::new(PAIR, 0, 4), &cubes);
    let scene = factorisations::compatible(&Theory::of(&cubes), &light, Some(1), Some(3), ROOM);
    drawing::check("the_graph_of_factorisations", &scene);
}

const RUNNING: [(u64, f64, [f64; 2]); 5] = [
    (250, 0.304, [0.247, 0.361]),
    (500, 0.272, [0.233, 0.311]),
    (1000, 0.241, [0.2145, 0.2675]),
    (2000, 0.252, [0.233, 0.271]),
    (4000, 0.2575, [0.244, 0.271]),
];

const PAIRS: [u64; 13] = [2970, 173, 245, 121, 180, 66, 83, 41, 50, 17, 1, 0, 53];

fn plots<'a>(running: &'a [(u64, f64, [f64; 2])], pairs: &'a [u64]) -> statistics::Plots<'a> {
    let words = statistics::StatisticsWords {
        fraction: "Jeux qui ont une solution",
        sets: "jeux tirés",
        interval: "intervalle à 95 %",
        exact: "exact",
        distribution: "Paires sans arête commune",
        pairs: "paires dans un jeu",
    };
    statistics::Plots { running, pairs, exact: Some(0.256193), sets: 10_000, words }
}

#[test]
fn the_plots() {
    drawing::check("the_plots", &statistics::scene(&plots(&RUNNING, &PAIRS), ROOM, Lang::Fr));
}

fn labels(scene: &Scene) -> Vec<String> {
    let label = |shape| if let Flat::Label(label) = shape { Some(label.text) } else { None };
    scene.flatten().into_iter().filter_map(label).collect()
}

#[test]
fn plots_without_data_show_their_axes_and_the_exact_fraction() {
    let found = labels(&statistics::scene(&plots(&[], &[]), ROOM, Lang::Fr));
    for words in ["25,6193\u{a0}%", "exact", "jeux tirés", "10\u{202f}000", "100\u{a0}%"] {
        assert!(found.iter().any(|label| label == words), "{words} is not in {found:?}");
    }
}

/// Everything that can be pointed at in a drawing, at points five units apart.
fn found(scene: &Scene) -> HashSet<Id> {
    let flat = scene.flatten();
    let (columns, rows) = (scene.room.width as u32 / 5, scene.room.height as u32 / 5);
    let places = (0..columns).flat_map(|x| (0..rows).map(move |y| point(f64::from(x) * 5.0, f64::from(y) * 5.0)));
    places.filter_map(|at| hit(&flat, at)).collect()
}

#[test]
fn every_edge_and_vertex_can_be_pointed_at_somewhere() {
    for preset in Preset::ALL {
        let cubes = set(preset.cubes());
        for shown in [Shown::Whole, Shown::Factors { front: arcs(&cubes, 0), right: vec![] }] {
            let found = found(&graph_in(cubes, shown, Highlight::default(), Room { width: 524.0, height: 560.0 }));
            for edge in edges(&cubes) {
                assert!(found.contains(&Id::new(EDGE, edge.cube, edge.axis)), "{preset:?}: {edge:?}");
            }
            for colour in 0..cubes.count() {
                assert!(found.contains(&Id::new(COLOUR, colour, 0)), "{preset:?}: colour {colour}");
            }
        }
    }
}

#[test]
fn every_factorisation_and_pair_can_be_pointed_at() {
    let theory = Theory::of(&example());
    let found = found(&factorisations::compatible(&theory, &Highlight::default(), None, None, ROOM));
    let mut expected: HashSet<Id> = (0..6).map(|index| Id::new(FACTORISATION, index, 0)).collect();
    expected.extend(theory.pairs.iter().map(|pair| Id::new(PAIR, pair.first, pair.second)));
    assert_eq!(found, expected);
}

/// The areas in the colours of the vertices.
fn discs(scene: &Scene) -> Vec<Vec<Point>> {
    let disc = |shape| match shape {
        Flat::Polygon(polygon) if matches!(polygon.fill, Some(Paint::Colour(..))) => Some(polygon.points),
        _ => None,
    };
    scene.flatten().into_iter().filter_map(disc).collect()
}

#[test]
fn vertices_and_edges_stay_where_they_are() {
    let cubes = example();
    let first = drawn(Shown::Whole);
    let [kept, dropped] = steps();
    let factors = Shown::Factors { front: arcs(&cubes, 0), right: vec![] };
    let band = |scene: &Scene| {
        let band = |shape| match shape {
            Flat::Line(line) => line.id.map(|id| (id.to_string(), format!("{:?}", line.points))),
            _ => None,
        };
        let mut bands: Vec<_> = scene.flatten().into_iter().filter_map(band).collect();
        bands.sort();
        bands.dedup();
        bands
    };
    assert_eq!(discs(&first).len(), 4);
    for shown in [kept, dropped, factors] {
        let scene = drawn(shown);
        assert_eq!(discs(&scene), discs(&first));
        assert_eq!(band(&scene), band(&first));
    }
}

#[test]
fn what_is_dropped_says_which_degree_would_be_too_high() {
    let [kept, dropped] = steps();
    let excess = "4\u{202f}>\u{202f}2".to_string();
    assert!(labels(&drawn(dropped)).contains(&excess));
    assert!(!labels(&drawn(kept)).contains(&excess));
}

/// No two numbers on edges overlap, and none lies on a vertex.
fn check_numbers_apart(scene: &Scene, what: &str) {
    let mut numbers: Vec<(Point, f64)> = Vec::new();
    for shape in scene.flatten() {
        // The type of a number is 1.35 times the radius of its disc.
        if let Flat::Label(label) = shape
            && label.text.len() == 1
        {
            numbers.push((label.at, label.size / 1.35));
        }
    }
    assert!(numbers.len() >= 6, "{what}");
    for (index, (a, r)) in numbers.iter().enumerate() {
        for (b, s) in &numbers[..index] {
            assert!((a.x - b.x).hypot(a.y - b.y) > r + s, "{what}: {a:?} and {b:?}");
        }
        for disc in discs(scene) {
            assert!(disc.iter().all(|p| (a.x - p.x).hypot(a.y - p.y) > *r), "{what}: {a:?} on a vertex");
        }
    }
}

const ROOMS: [(f64, f64); 7] =
    [(366.0, 420.0), (524.0, 560.0), (640.0, 520.0), (1100.0, 850.0), (1700.0, 900.0), (900.0, 380.0), (320.0, 300.0)];

#[test]
fn numbers_of_edges_do_not_overlap() {
    for (width, height) in ROOMS {
        let room = Room { width, height };
        for preset in [Preset::Starter, Preset::Example, Preset::Classic, Preset::Kit, Preset::Five] {
            let scene = graph_in(set(preset.cubes()), Shown::Whole, Highlight::default(), room);
            check_numbers_apart(&scene, &format!("{preset:?} in {width} x {height}"));
        }
    }
}

#[test]
fn drawings_stay_in_their_room() {
    for (width, height) in ROOMS {
        let room = Room { width, height };
        for cubes in Preset::ALL.map(Preset::cubes).into_iter().chain(ODD) {
            let what = format!("{cubes} in {width} x {height}");
            let cubes = set(cubes);
            let theory = Theory::of(&cubes);
            let degrees = vec![2; cubes.count()];
            let dropped = Some((edge(1, 2), Err(edge(1, 2).ends(&cubes)[0])));
            let lit = light(Id::new(COLOUR, 0, 0), &cubes);
            let all = edges(&cubes).map(|edge| Arc { edge, forward: true }).collect();
            for shown in [
                Shown::Whole,
                Shown::Search { chosen: vec![edge(0, 0)], trial: dropped, degrees },
                Shown::Factors { front: all, right: vec![] },
            ] {
                check_inside(&graph_in(cubes, shown, lit, room), 0.0, &what);
            }
            check_inside(&factorisations::compatible(&theory, &lit, Some(0), Some(1), room), 0.0, &what);
            for factorisation in theory.factorisations.iter().take(4) {
                let cycles = factorisation.cycles(&cubes);
                check_inside(&factorisations::one(&cubes, &cycles, true, room), 0.0, &what);
                let small = Room { width: 150.0, height: 110.0 };
                check_inside(&factorisations::one(&cubes, &cycles, false, small), 0.0, &what);
            }
        }
        for plots in [plots(&RUNNING, &PAIRS), plots(&[], &[]), plots(&RUNNING[..1], &[0; 13])] {
            for lang in Lang::ALL {
                check_inside(&statistics::scene(&plots, room, lang), 0.0, &format!("plots in {width} x {height}"));
            }
        }
    }
}

#[test]
fn a_room_too_small_for_a_drawing_does_no_harm() {
    for (width, height) in [(0.0, 0.0), (30.0, 20.0), (1.0, 700.0)] {
        let room = Room { width, height };
        for cubes in [Preset::Example.cubes(), ODD[0], ODD[4]].map(set) {
            let scene = graph_in(cubes, Shown::Whole, Highlight::default(), room);
            assert_eq!(discs(&scene).len(), cubes.count());
            factorisations::compatible(&Theory::of(&cubes), &Highlight::default(), None, None, room);
        }
        statistics::scene(&plots(&RUNNING, &PAIRS), room, Lang::En);
    }
}
