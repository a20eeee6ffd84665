//! The stages of the base text on random cubes: every step does what its sentence says, and all cubes are solved.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::cycles::cycles;
use casse_tete::puzzle::cube::solve::stages::{Solution, Solver, Stage, StepKind};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Layers, Place, Position, Sums, Turn, facelet, notation, random};
use casse_tete::search::sample::Dice;
use std::collections::HashMap;

/// The effect of every turn.
fn turns() -> HashMap<Turn, Cube> {
    Turn::all().map(|turn| (turn, turn.cube())).collect()
}

/// Where a small cube is in space.
fn place(cube: &Cube, cubie: Place) -> Place {
    cube.standing().goes(cubie).0
}

/// Whether a small cube looks as the centres around it do.
fn fits(cube: &Cube, home: Place) -> bool {
    let colours = cube.colours();
    home.facelets().iter().zip(home.around()).all(|(&facelet, face)| {
        let centre = colours[facelet::centre(face)];
        colours[facelet] == centre
    })
}

/// Follows a solution step by step, checks that each step does what it says, and returns the cube at the end.
fn follow(start: Cube, first: Face, solution: &Solution, turns: &HashMap<Turn, Cube>) -> Cube {
    let mut cube = start;
    let mut built: Vec<Place> = Vec::new();
    let mut stage = Stage::Cross;
    for step in &solution.steps {
        assert!(step.stage >= stage, "stages come in their order");
        // Everything that the stages before have built is in its place; the first face is below from the second layer on.
        for done in Stage::ALL.into_iter().filter(|&done| done < step.stage && done >= stage) {
            if done < Stage::PlaceCorners {
                built.extend(done.homes().iter().map(|home| home.under(cube.hold().inverse())));
            }
        }
        stage = step.stage;
        let before = cube;
        cube = step.algorithm.turns().fold(cube, |cube, turn| cube.then(&turns[&turn]));
        match &step.kind {
            StepKind::Hold(face) => {
                assert_eq!(face.under(cube.hold()), Face::Up);
                assert!(*face == first || *face == first.opposite());
                assert!(step.algorithm.turns().all(|turn| turn.layers() == Layers::Whole));
            }
            StepKind::Raise { cubie, from, to, index } => {
                assert_eq!((place(&before, *cubie), place(&cube, *cubie)), (*from, *to));
                assert_eq!(cubie.under(cube.hold()), *to, "it is its home");
                assert_eq!(fits(&cube, *to), *index == 0);
            }
            StepKind::Lower { cubie, from, to } => {
                assert_eq!((place(&before, *cubie), place(&cube, *cubie)), (*from, *to));
                assert!(stage.homes().contains(from) && !stage.homes().contains(to));
            }
            StepKind::Rotate { cubie, at } => {
                assert_eq!((place(&before, *cubie), place(&cube, *cubie)), (*at, *at));
                assert!(!fits(&before, *at) && fits(&cube, *at));
            }
            StepKind::Layer => {
                assert!(step.algorithm.turns().all(|turn| turn.face() == Face::Up));
                assert_eq!(Sums::of(&cube.position()).corner_sign, 1);
            }
            StepKind::Commute(changed) => {
                let effect = before.standing().inverse().then(&cube.standing());
                let found: Vec<_> = Kind::ALL.into_iter().flat_map(|kind| cycles(&effect, kind)).collect();
                assert_eq!(*changed, found);
                assert!(found.iter().flat_map(|cycle| &cycle.places).all(|place| place.is_on(Face::Up)));
            }
        }
        assert!(built.iter().all(|&cubie| fits(&cube, place(&cube, cubie))), "{step:?}");
    }
    cube
}

#[test]
fn ten_thousand_random_positions_are_solved() {
    let solver = Solver::new();
    let turns = turns();
    let mut dice = Dice::new(1, 0);
    let (mut sum, mut most) = (0, 0);
    for number in 0..10_000 {
        let hold = Symmetry::rotations()[dice.below(24) as usize];
        let cube = Cube::of(&random::reachable(&mut dice)).then(&Cube::rotated(hold));
        let first = Face::ALL[number % 6];
        let solution = solver.solve(&cube, first).expect("turns reach it");
        let end = match number % 50 {
            0 => follow(cube, first, &solution, &turns),
            _ => solution.algorithm().turns().fold(cube, |cube, turn| cube.then(&turns[&turn])),
        };
        assert!(end.is_solved(), "{}", cube.facelets());
        sum += solution.turns();
        most = most.max(solution.turns());
    }
    assert_eq!((sum, most), (1_017_753, 152), "turns of all solutions, and of the longest");
}

/// In every orientation of the cube and with every first face.
#[test]
fn every_hold_and_every_face() {
    let (solver, turns) = (Solver::new(), turns());
    let position = random::reachable(&mut Dice::new(2, 0));
    for first in Face::ALL {
        for &hold in Symmetry::rotations() {
            let cube = Cube::of(&position).then(&Cube::rotated(hold));
            let solution = solver.solve(&cube, first).expect("turns reach it");
            assert!(follow(cube, first, &solution, &turns).is_solved());
        }
    }
}

#[test]
fn what_cannot_be_solved_is_not() {
    let solver = Solver::new();
    let edge = Place::new(Kind::Edge, 0);
    assert_eq!(solver.solve(&Cube::of(&Position::SOLVED.rotated(edge, 1)), Face::Up), None);
    let solution = solver.solve(&Cube::SOLVED, Face::Up).expect("in order");
    assert!(solution.steps.iter().all(|step| matches!(step.kind, StepKind::Hold(_))));
    assert_eq!((solution.turns(), solution.length()), (0, 0));
    // A cube that is in order before all stages are gone through is not turned over any more.
    let two = Cube::SOLVED.along(['R', 'U'].into_iter().filter_map(|letter| Turn::named(letter, 1)));
    let solution = solver.solve(&two, Face::Up).expect("two turns");
    assert!(solution.turns() > 0 && !matches!(solution.steps.last().expect("a step").kind, StepKind::Hold(_)));
}

/// Of the tools, each that changes one small cube of the top face does so, and each for the last layer changes nothing else.
#[test]
fn tools_are_what_they_are_called() {
    let solver = Solver::new();
    let tools = solver.tools();
    let on_top = |place: &Place| place.is_on(Face::Up);
    // A flip of the cross leaves the other three edges; the corners of the top are not built yet.
    let edge_on_top = |place: &Place| on_top(place) && place.kind() == Kind::Edge;
    for tool in &tools.flips {
        assert_eq!(tool.changed().filter(edge_on_top).count(), 1, "{}", tool.algorithm);
    }
    for list in [&tools.twists, &tools.corners] {
        for tool in list {
            let top: Vec<Place> = tool.changed().filter(on_top).collect();
            assert!(top.len() == 1 && top[0].kind() == Kind::Corner, "{}", tool.algorithm);
        }
    }
    assert_eq!((tools.flips.len(), tools.twists.len()), (4, 8));
    // The slice sequence of the base text: its permutation fixes edge 1, which it flips.
    let flip = &tools.flips[0];
    assert_eq!(
        (flip.effect.goes(Place::new(Kind::Edge, 0)), flip.algorithm.cube().hold()),
        ((Place::new(Kind::Edge, 0), 1), Symmetry::IDENTITY)
    );
    for (list, kind, count) in [
        (&tools.corner_cycles, Kind::Corner, 24),
        (&tools.edge_cycles, Kind::Edge, 33),
        (&tools.corner_pairs, Kind::Corner, 12),
        (&tools.edge_pairs, Kind::Edge, 6),
    ] {
        assert_eq!(list.len(), count);
        for tool in list {
            assert!(tool.changed().all(|place| on_top(&place) && place.kind() == kind), "{}", tool.algorithm);
        }
    }
    let all = [&tools.edges, &tools.flips, &tools.corners, &tools.twists, &tools.middle_edges, &tools.corner_cycles];
    let all = all.into_iter().chain([&tools.edge_cycles, &tools.corner_pairs, &tools.edge_pairs]).flatten();
    for tool in all {
        assert_eq!(tool.effect, tool.algorithm.cube().standing(), "{}", tool.algorithm);
        assert_eq!(notation::read(&tool.algorithm.to_string()).as_ref(), Ok(&tool.algorithm));
        assert_eq!(tool.length, tool.algorithm.length());
    }
}
