//! Subgroups of the cube's group: orders, membership, centres and words, compared with plain enumeration; generators as they are written;
//! Cayley graphs compared with plain searches.

use casse_tete::geometry::Point;
use casse_tete::puzzle::cube::cayley::{CayleyGraph, MOST_NODES, Quotient};
use casse_tete::puzzle::cube::generators::{Generators, MOST_GENERATORS, SubgroupPreset};
use casse_tete::puzzle::cube::scene::cayley::{GraphPicture, MOST_EDGES, beside_cube, node_id};
use casse_tete::puzzle::cube::scene::{NODE, Picture};
use casse_tete::puzzle::cube::subgroup::Subgroup;
use casse_tete::puzzle::cube::subgroup::centre::GroupCentre;
use casse_tete::puzzle::cube::subgroup::word::{WordLetter, WordSearch};
use casse_tete::puzzle::cube::theorem::REACHABLE;
use casse_tete::puzzle::cube::{Cube, Kind, Position, Preset, Problem, Spelling, random};
use casse_tete::scene::{Camera, Flat, Room};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;
use std::collections::{HashMap, HashSet, VecDeque};

fn generators(text: &str) -> Generators {
    Generators::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn group(text: &str) -> Subgroup {
    Subgroup::of(&generators(text).cubes())
}

/// All elements with their distances in letters, by plain breadth-first search.
fn enumerated(generators: &[Cube]) -> HashMap<Cube, usize> {
    let mut found = HashMap::from([(Cube::SOLVED, 0)]);
    let mut waiting = VecDeque::from([Cube::SOLVED]);
    while let Some(cube) = waiting.pop_front() {
        let distance = found[&cube] + 1;
        for next in generators.iter().flat_map(|own| [cube.then(own), cube.then(&own.inverse())]) {
            if let std::collections::hash_map::Entry::Vacant(entry) = found.entry(next) {
                entry.insert(distance);
                waiting.push_back(next);
            }
        }
    }
    found
}

fn word_of(group: &Subgroup, cube: &Cube) -> Option<Vec<WordLetter>> {
    let mut search = WordSearch::new(group.generators(), cube);
    while search.advance(100) == Status::Running {}
    search.word().map(<[WordLetter]>::to_vec)
}

fn made(word: &[WordLetter], generators: &[Cube]) -> Cube {
    word.iter().fold(Cube::SOLVED, |cube, letter| cube.then(&letter.cube(generators)))
}

#[test]
fn orders_of_known_subgroups() {
    for (text, order) in [
        ("", 1),
        ("R", 4),
        ("R U", 73_483_200),
        ("R_U", 105),
        ("(R U)", 105),
        ("R2 U2", 12),
        ("R L', U D', F B'", 768),
        ("U2 R2 F2 D2 L2 B2", 663_552),
        ("U R F D L B", REACHABLE),
        // A face is a product of the other five (Benson, 1970s).
        ("R F D L B", REACHABLE),
        ("U D L2 R2 F2 B2", 19_508_428_800),
        ("U R F D L B x y", 24 * REACHABLE),
        ("x y", 24),
        ("M U", 0),
        ("x", 4),
    ] {
        let found = group(text).order();
        if order > 0 {
            assert_eq!(found, order, "{text}");
        }
        assert_eq!(group(text).whole() % found, 0, "{text}");
        assert_eq!(group(text).index() * found, group(text).whole(), "{text}");
    }
    for preset in SubgroupPreset::ALL {
        assert_eq!(Subgroup::of(&preset.generators().cubes()).order(), preset.order(), "{preset:?}");
    }
}

#[test]
fn small_groups_are_as_enumerated() {
    let mut dice = Dice::new(20, 0);
    for text in [
        "R2 U2",
        "R L'",
        "R2 L2 U2",
        "M2 E2 S2",
        "M, U2",
        "[R, U]. [U, F]",
        "x y",
        "R L', U D', F B'",
        "R2 F2 D2",
        "(R U R' U')2, F2",
    ] {
        let (own, group) = (generators(text).cubes(), group(text));
        let elements = enumerated(&own);
        assert_eq!(group.order(), elements.len() as u128, "{text}");
        let commuting: HashSet<Cube> = elements
            .keys()
            .filter(|cube| own.iter().all(|other| cube.then(other) == other.then(cube)))
            .copied()
            .collect();
        match group.centre() {
            GroupCentre::Whole => assert_eq!(commuting.len(), elements.len(), "{text}"),
            GroupCentre::Elements(found) => {
                assert!(!group.is_commutative(), "{text}");
                assert_eq!(found.len(), commuting.len(), "{text}");
                assert_eq!(found.into_iter().collect::<HashSet<_>>(), commuting, "{text}");
            }
            GroupCentre::Unknown => panic!("{text}"),
        }
        for (cube, distance) in elements.iter().step_by(elements.len() / 30 + 1) {
            assert!(group.contains(cube), "{text}");
            let word = word_of(&group, cube).unwrap_or_else(|| panic!("{text}: a word"));
            assert_eq!((word.len(), made(&word, &own)), (*distance, *cube), "{text}");
        }
        for _ in 0..50 {
            let other = Cube::of(&random::reachable(&mut dice));
            assert_eq!(group.contains(&other), elements.contains_key(&other), "{text}");
        }
    }
}

#[test]
fn membership_of_positions() {
    let faces = group("U R F D L B");
    for preset in Preset::ALL {
        assert!(faces.contains(&preset.cube()), "{preset:?}");
    }
    assert!(!faces.contains(&generators("x").cubes()[0]));
    let mut dice = Dice::new(21, 0);
    for _ in 0..50 {
        let position = random::assembled(&mut dice);
        let sums = casse_tete::puzzle::cube::Sums::of(&position);
        assert_eq!(faces.contains(&Cube::of(&position)), sums.is_reachable());
    }
    let two = group("R U");
    let inside = generators("(R U2 R' U)5 R2, (R U)").cubes();
    assert!(inside.iter().all(|cube| two.contains(cube)));
    assert!(!two.contains(&Preset::Superflip.cube()) && !two.contains(&Preset::SixSpots.cube()));
    // No word: not in the group. No word among those that are kept: too long.
    assert_eq!(word_of(&two, &generators("F").cubes()[0]), None);
    assert_eq!(word_of(&faces, &Preset::Chessboard.cube()), None);
    assert_eq!(word_of(&faces, &Preset::Longest.cube()).map(|word| word.len()), Some(6));
}

#[test]
fn centres() {
    let GroupCentre::Elements(mut found) = group("U R F D L B").centre() else { panic!("a list") };
    found.retain(|cube| *cube != Cube::SOLVED);
    assert_eq!(found, [Preset::Superflip.cube()]);
    assert_eq!(group("R L").centre(), GroupCentre::Whole);
    // All six corners twisted by the same third: the sum is 0.
    let GroupCentre::Elements(found) = group("R U").centre() else { panic!("a list") };
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|cube| cube.position().codes(Kind::Edge) == Position::SOLVED.codes(Kind::Edge)));
    assert_eq!(group("U2 R2 F2 D2 L2 B2").centre(), GroupCentre::Elements(vec![Cube::SOLVED]));
}

#[test]
fn orbits_and_levels() {
    let group = group("R U");
    let sizes: Vec<usize> = group.orbits().iter().map(Vec::len).collect();
    // The facelets of six corners, and of seven edges, whose sides are never exchanged.
    assert_eq!(sizes.iter().sum::<usize>(), 18 + 14);
    assert_eq!(sizes, [18, 7, 7]);
    let product: u128 = group.levels().iter().map(|level| level.orbit().len() as u128).product();
    assert_eq!(product, group.order());
    for (number, level) in group.levels().iter().enumerate() {
        assert_eq!(level.orbit()[0], level.point());
        for (&facelet, element) in level.orbit().iter().zip(level.transversal()) {
            assert_eq!(usize::from(element.goes()[level.point()]), facelet);
            let before = &group.levels()[..number];
            assert!(before.iter().all(|other| usize::from(element.goes()[other.point()]) == other.point()));
            assert!(group.contains(element));
        }
    }
}

#[test]
fn generators_as_they_are_written() {
    for (text, own, link) in [
        ("R U", "R, U", "R.U"),
        ("R_U.F2", "R U, F2", "R_U.F2"),
        ("R U, F2", "R U, F2", "R_U.F2"),
        ("[F: E] U", "[F: E], U", "[F:_E].U"),
        ("[F, E]; U'\nM", "[F, E], U', M", "[F,_E].U-.M"),
        ("R_U-", "(R U')", "R_U-"),
        ("R U'.", "(R U')", "R_U-"),
        (" , ;. ", "", ""),
        ("R", "R", "R"),
        ("(R U)", "(R U)", "(R_U)"),
    ] {
        let read = generators(text);
        assert_eq!((read.to_string(), read.text(Spelling::Link)), (own.to_string(), link.to_string()), "{text}");
        for written in [own, link] {
            assert_eq!(generators(written).cubes(), read.cubes(), "{text}: {written}");
        }
    }
    for (text, wanted) in [
        ("R, Q", Problem::UnknownLetter { found: 'Q', at: 3 }),
        ("R Q", Problem::UnknownLetter { found: 'Q', at: 2 }),
        ("U.R_[F", Problem::Unclosed { bracket: '[', at: 4 }),
        ("U, R5", Problem::Amount { at: 4 }),
        ("(R U)5000.R", Problem::TooManyMoves { found: 10_000 }),
    ] {
        assert_eq!(Generators::read(text), Err(vec![wanted]), "{text}");
    }
    let many = |count: usize, separator: &str| vec!["R"; count].join(separator);
    for separator in [" ", ".", ", "] {
        assert_eq!(generators(&many(MOST_GENERATORS, separator)).cubes().len(), MOST_GENERATORS);
        let problem = Problem::TooManyGenerators { found: 1_000, most: MOST_GENERATORS };
        assert_eq!(Generators::read(&many(1_000, separator)), Err(vec![problem]), "{separator:?}");
    }
    assert!(matches!(Generators::read(&"R U ".repeat(5_000)).unwrap_err()[..], [Problem::TooLong { .. }]));
}

fn graph(text: &str, quotient: &Quotient) -> CayleyGraph {
    let mut graph = CayleyGraph::new(&generators(text), quotient);
    while graph.advance(50) == Status::Running {}
    graph
}

#[test]
fn cayley_graphs_are_as_enumerated() {
    for text in ["R2 U2", "R L', U D', F B'", "M, E, S", "R2 F2 D2", "[R, U]", "x y", ""] {
        let (graph, own) = (graph(text, &Quotient::Nothing), generators(text).cubes());
        let elements = enumerated(&own);
        assert!(!graph.is_too_large());
        assert_eq!(graph.nodes().len(), elements.len(), "{text}");
        for (number, node) in graph.nodes().iter().enumerate() {
            assert_eq!(elements[&node.cube], node.distance, "{text}");
            let word = graph.word(number);
            assert_eq!((word.len(), made(&word, &own)), (node.distance, node.cube), "{text}");
            assert_eq!(graph.node(&node.cube), Some(number));
            for (letter, &next) in graph.letters().zip(&node.next) {
                assert_eq!(graph.nodes()[next].cube, node.cube.then(&letter.cube(&own)), "{text}");
            }
        }
        // Each node has one edge for each letter, so a generator that is its own inverse gives half as many edges as nodes.
        let pairs: HashSet<(usize, usize)> = graph
            .nodes()
            .iter()
            .enumerate()
            .flat_map(|(a, node)| node.next.iter().map(move |&b| (a.min(b), a.max(b))))
            .filter(|(a, b)| a != b)
            .collect();
        let edges = graph.edges();
        assert_eq!(edges.iter().map(|&(a, b, _)| (a, b)).collect::<HashSet<_>>(), pairs, "{text}");
        assert_eq!(edges.len(), pairs.len(), "{text}");
        let bytes = graph.edge_bytes().unwrap();
        let again = CayleyGraph::of_bytes(&generators(text), &Quotient::Nothing, &bytes).unwrap();
        assert_eq!((again.nodes(), again.node(&Cube::SOLVED)), (graph.nodes(), Some(0)), "{text}");
        for (place, wrong) in [(0, 200), (bytes.len().saturating_sub(1), 200)] {
            let mut damaged = bytes.clone();
            if let Some(byte) = damaged.get_mut(place) {
                *byte = wrong;
                assert!(CayleyGraph::of_bytes(&generators(text), &Quotient::Nothing, &damaged).is_none(), "{text}");
            }
        }
        let places = graph.layout();
        assert_eq!(places.len(), graph.nodes().len());
        for (number, a) in places.iter().enumerate() {
            assert!(a[0].hypot(a[1]) <= 1.000_001, "{text}");
            assert!(places[..number].iter().all(|b| (a[0] - b[0]).hypot(a[1] - b[1]) > 1e-4), "{text}: {number}");
        }
    }
}

#[test]
fn quotients_as_they_are_written() {
    for text in ["", "orientations", "corner-places", "edge-places", "R.U2", "R_U"] {
        let read = Quotient::read(text).unwrap();
        assert_eq!(read.text(Spelling::Link), text);
        // A single generator of several turns is in brackets in the usual notation.
        let again = Quotient::read(&read.text(Spelling::Field)).unwrap();
        assert_eq!(again.subgroup().generators(), read.subgroup().generators(), "{text}");
    }
    assert_eq!(Quotient::read("corner"), Err(Generators::read("corner").unwrap_err()));
}

#[test]
fn quotients_are_as_partitions_of_all_elements() {
    // The turns of two neighbouring faces permute their six corners like PGL(2, 5), in only 120 ways (Singmaster).
    assert_eq!(graph("R U", &Quotient::CornerPlaces).nodes().len(), 120);
    assert_eq!(graph("R U", &Quotient::EdgePlaces).nodes().len(), 5_040);
    assert!(graph("R U", &Quotient::Orientations).is_too_large());
    assert!(graph("R U", &Quotient::Nothing).is_too_large());
    assert_eq!(graph("R U", &Quotient::Nothing).nodes().len().min(MOST_NODES), MOST_NODES);
    for (text, by) in [("R2 U2", "R2"), ("R L', U D', F B'", "R L', U D'"), ("R2 F2 D2", "R2 F2"), ("M E S", "x")] {
        let quotient = Quotient::Cosets(generators(by));
        let (graph, own, ignored) = (graph(text, &quotient), generators(text).cubes(), quotient.subgroup());
        let elements = enumerated(&own);
        let mut distances = vec![usize::MAX; graph.nodes().len()];
        for (cube, &distance) in &elements {
            let node = graph.node(cube).unwrap();
            distances[node] = distances[node].min(distance);
            // The same node exactly if one is the other after an element of the ignored subgroup.
            let first = graph.nodes()[node].cube;
            assert!(ignored.contains(&cube.then(&first.inverse())), "{text}");
        }
        for (node, &distance) in graph.nodes().iter().zip(&distances) {
            assert_eq!(node.distance, distance, "{text}");
        }
        if by != "x" {
            assert_eq!(graph.nodes().len() as u128 * ignored.order(), elements.len() as u128, "{text}");
        }
    }
}

#[test]
fn graphs_are_drawn_in_their_room() {
    for (text, quotient) in
        [("R2 U2", Quotient::Nothing), ("R L', U D', F B'", Quotient::Nothing), ("R U", Quotient::CornerPlaces)]
    {
        let graph = graph(text, &quotient);
        let count = graph.nodes().len();
        let picture = GraphPicture::new(graph, vec!["R".to_string(); 3]);
        let cube = Picture::of(&Cube::SOLVED);
        for (width, height) in [(320.0, 240.0), (320.0, 600.0), (1200.0, 700.0)] {
            let room = Room { width, height };
            let shown = (&picture, Some(0), Some(node_id(1)));
            let scene = beside_cube((&cube, 1.0), shown, 8.0, &Camera::STANDARD, room);
            let mut nodes = 0;
            for flat in scene.flatten() {
                if let Flat::Polygon(polygon) = flat
                    && polygon.id.is_some_and(|id| id.kind == NODE)
                {
                    nodes += 1;
                    let inside = |p: &Point| (0.0..=width).contains(&p.x) && (0.0..=height).contains(&p.y);
                    assert!(polygon.points.iter().all(inside), "{text} in {width}x{height}");
                }
            }
            assert_eq!(nodes, count, "{text}");
        }
    }
}

#[test]
fn large_graphs_are_drawn_with_the_tree_of_shortest_words() {
    // 5,040 places of seven corners: three generators, and two more, each of order 2.
    for (text, is_whole) in [("R U F", true), ("R U F R2 U2", false)] {
        let graph = graph(text, &Quotient::CornerPlaces);
        let nodes = graph.nodes().to_vec();
        let picture = GraphPicture::new(graph, vec![]);
        assert_eq!((picture.draws_all(), picture.edge_count() <= MOST_EDGES), (is_whole, is_whole), "{text}");
        let here = 7;
        let shown = (&picture, Some(here), None);
        let room = Room { width: 1200.0, height: 700.0 };
        let scene = beside_cube((&Picture::of(&Cube::SOLVED), 1.0), shown, 8.0, &Camera::STANDARD, room);
        let count = |own: Flat| if let Flat::Segments(own) = own { own.ends.len() / 2 } else { 0 };
        let lines: usize = scene.flatten().into_iter().map(count).sum();
        // The others at the node are drawn, too.
        let neighbours: HashSet<usize> = nodes[here].next.iter().copied().filter(|&next| next != here).collect();
        let in_tree = |&&next: &&usize| {
            [(next, here), (here, next)].iter().any(|&(a, b)| nodes[a].from.is_some_and(|own| own.0 == b))
        };
        let tree = nodes.len() - 1 + neighbours.len() - neighbours.iter().filter(in_tree).count();
        assert_eq!(lines, if is_whole { picture.edge_count() } else { tree }, "{text}");
    }
}
