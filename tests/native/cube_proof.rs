//! The base text on the cube: its figures, its theorem turn by turn, its flip of a cross edge, and its errors.

use super::cube_scenes::{CAMERAS, ROOM};
use super::cube_short::tables_bytes;
use super::snapshots::drawing;
use casse_tete::geometry::Point;
use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::errata::{self, BOUND_TIMES, Erratum, Example, SUBSET, SUBSET_TIMES};
use casse_tete::puzzle::cube::facelet::{self, FACELETS};
use casse_tete::puzzle::cube::invariants::InvariantStep;
use casse_tete::puzzle::cube::printed::{self, BOUND};
use casse_tete::puzzle::cube::scene::figures::{Figures, marked, numbered};
use casse_tete::puzzle::cube::scene::{FACELET, Picture, Turning, cube_alone, cube_and_net, net};
use casse_tete::puzzle::cube::solve::short::{TwoPhaseSearch, TwoPhaseTables};
use casse_tete::puzzle::cube::solve::stages::tools::CROSS_FLIP;
use casse_tete::puzzle::cube::solve::stages::{Solver, Stage};
use casse_tete::puzzle::cube::theorem::{ASSEMBLED, Law, REACHABLE};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Layers, Place, Position, Sums, Turn, notation, random};
use casse_tete::scene::{Camera, Flat, Scene};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use std::rc::Rc;

fn cube(text: &str) -> Cube {
    notation::read(text).expect("an algorithm").cube()
}

fn place(kind: Kind, number: usize) -> Place {
    Place::new(kind, number - 1)
}

/// The cube with both figures, in the middle of its last turn.
fn figured(text: &str) -> Picture {
    let algorithm = notation::read(text).expect("an algorithm");
    let last = algorithm.turns().last().expect("a turn");
    let cube = algorithm.cube();
    Picture {
        turning: Some(Turning::into_place(last)),
        marked: marked(&cube),
        numbers: Some(Symmetry::IDENTITY),
        ..Picture::of(&cube)
    }
}

/// The numbers that are drawn, each with its place.
fn numbers(scene: &Scene) -> Vec<(String, Point)> {
    let number = |flat| match flat {
        Flat::Label(label) if label.text.parse::<usize>().is_ok() => Some((label.text, label.at)),
        _ => None,
    };
    scene.flatten().into_iter().filter_map(number).collect()
}

#[test]
fn the_figures_of_the_text_in_mid_turn() {
    let scene = cube_and_net(&figured("R U R' U'"), 0.5, &Camera::STANDARD, ROOM);
    drawing::check("the_figures_of_the_text_in_mid_turn", &scene);
}

#[test]
fn one_facelet_of_each_small_cube_is_marked() {
    let marks = marked(&Cube::SOLVED);
    for place in Place::every() {
        let own: Vec<Face> =
            place.facelets().into_iter().filter(|&facelet| marks[facelet]).map(facelet::face).collect();
        let pair = |faces: [Face; 2]| place.faces().iter().copied().find(|face| faces.contains(face));
        let wanted = pair([Face::Front, Face::Back]).or_else(|| pair([Face::Right, Face::Left]));
        assert_eq!(own, wanted.into_iter().collect::<Vec<_>>(), "{place}");
    }
    assert_eq!(marks.iter().filter(|&&mark| mark).count(), 20);
    // They move with their small cubes, and the rotation index is the way from the mark of the place.
    let mut dice = Dice::new(5, 0);
    for _ in 0..100 {
        let cube = Cube::of(&random::assembled(&mut dice));
        let marks = marked(&cube);
        for place in Place::every() {
            let (_, index) = cube.position().at(place);
            let facelets = place.facelets();
            let found: Vec<usize> = (0..facelets.len()).filter(|&step| marks[facelets[step]]).collect();
            assert_eq!(found, [index], "{place}");
        }
    }
}

#[test]
fn numbers_stay_while_the_marks_move() {
    let before = Picture { turning: None, ..figured("R U F") };
    for camera in &CAMERAS {
        let at_rest = numbers(&cube_alone(&before, 1.0, camera, ROOM));
        // Two faces are seen at least: six corners and seven edges; three: seven corners and nine edges.
        let count = if *camera == Camera::STANDARD { 16..=16 } else { 13..=16 };
        assert!(count.contains(&at_rest.len()), "{camera:?}");
        for turn in ["R", "M'", "u2", "y"] {
            let turned = figured(&format!("R U F {turn}"));
            for t in [0.0, 0.3, 1.0] {
                let drawn = cube_alone(&turned, t, camera, ROOM);
                assert_eq!(numbers(&drawn), at_rest, "{turn} at {t}");
            }
        }
    }
    // In the net every place has its number, beside its mark.
    let all = numbers(&net::scene(&before, 1, ROOM));
    assert_eq!(all.len(), 20);
    // Where they could not be read they are left out.
    let small = casse_tete::scene::Room { width: 150.0, height: 100.0 };
    assert_eq!(numbers(&net::scene(&before, 1, small)), []);
    // Without the setting nothing of it is drawn.
    let plain = Picture { marked: [false; FACELETS], numbers: None, ..before };
    assert_eq!(numbers(&cube_and_net(&plain, 1.0, &Camera::STANDARD, ROOM)), []);
}

/// Named from the centres of a cube that is held otherwise, the numbers go with the centres.
#[test]
fn numbers_follow_the_hold_that_they_are_named_from() {
    for &hold in Symmetry::rotations() {
        for own in numbered(hold) {
            assert_eq!(Place::with(own.mark).map(|(place, _)| place), Some(own.place));
            let home = own.place.under(hold.inverse());
            assert_eq!(home.number(), own.number);
            let mark = marked(&Cube::rotated(hold));
            assert!(mark[own.mark], "the cube in order, held so, has its marks on those of its places");
        }
    }
    assert_eq!(
        Figures::ALL.map(|figures| (figures.has_numbers(), figures.has_marks())),
        [(false, false), (true, false), (false, true), (true, true)]
    );
}

/// What can be pointed at is the same with the figures as without.
#[test]
fn the_figures_belong_to_facelets() {
    let plain = Picture::of(&cube("R U F"));
    let figures = Picture { turning: None, ..figured("R U F") };
    let ids = |picture: &Picture| {
        let flat = cube_and_net(picture, 1.0, &Camera::STANDARD, ROOM).flatten();
        let mut ids: Vec<String> =
            casse_tete::scene::hit::places(&flat).into_iter().map(|(id, _)| id.to_string()).collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(&plain), ids(&figures));
    assert!(ids(&plain).iter().all(|id| id.starts_with(FACELET)));
}

/// F2 D M D' M' flips UF and leaves the other three edges of the top; so do its images for these.
#[test]
fn the_flip_of_a_cross_edge_is_that_of_the_text() {
    let flip = notation::read(CROSS_FLIP).expect("an algorithm");
    let effect = flip.cube().position();
    let top = |place: &Place| place.kind() == Kind::Edge && place.is_on(Face::Up);
    for edge in Place::every().filter(top) {
        assert_eq!(effect.goes(edge), (edge, usize::from(edge == place(Kind::Edge, 1))), "{edge}");
    }
    assert_eq!(flip.cube().hold(), Symmetry::IDENTITY);
    let solver = Solver::new();
    let tools = &solver.tools().flips;
    let flipped: Vec<String> = tools
        .iter()
        .map(|tool| {
            let changed: Vec<Place> = tool.changed().filter(top).collect();
            assert_eq!(tool.length, 5);
            assert_eq!(tool.effect.goes(changed[0]), (changed[0], 1));
            assert_eq!(changed.len(), 1);
            changed[0].to_string()
        })
        .collect();
    assert_eq!(tools[0].algorithm, flip);
    assert_eq!(flipped, ["UF", "UL", "UB", "UR"]);
}

/// The direct half of the theorem: every turn contributes two equal signs, and 0 to both sums.
#[test]
fn every_turn_leaves_the_three_laws_as_they_were() {
    for turn in Turn::all() {
        let own = Sums::of(&turn.cube().position());
        assert_eq!((own.corner_sign, own.twist, own.flip), (own.edge_sign, 0, 0), "{turn:?}");
        let is_quarter = turn.quarters() != 2 && matches!(turn.layers(), Layers::Outer | Layers::Wide);
        assert_eq!(own.corner_sign, if is_quarter { -1 } else { 1 }, "{turn:?}");
    }
    let all: Vec<Turn> = Turn::all().collect();
    let mut dice = Dice::new(6, 0);
    for _ in 0..200 {
        let (a, b) = (random::assembled(&mut dice), random::assembled(&mut dice));
        assert_eq!(Sums::of(&a).then(&Sums::of(&b)), Sums::of(&a.then(&b)));
        let before = Cube::of(&a);
        let turn = all[dice.below(all.len() as u32) as usize];
        let after = before.turned(turn);
        let step = InvariantStep::between(&before.position(), &after.position());
        assert_eq!((step.before, step.after), (Sums::of(&before.position()), Sums::of(&after.position())));
        assert_eq!(step.before.then(&step.own), step.after);
        assert_eq!(step.own, Sums::of(&turn.cube().position()), "what it contributes does not depend on the cube");
        assert!(Law::ALL.into_iter().all(|law| step.before.holds(law) == step.after.holds(law)));
        assert_eq!(before.position().then(&step.effect), after.position());
    }
}

/// The signs and sums as the colours of a cube show them, its centres brought home: the signs from the number of inversions, the sums from
/// where the marked facelets are.
fn sums_of_colours(cube: &Cube) -> Sums {
    let colours = cube.then(&Cube::rotated(cube.hold()).inverse()).colours();
    let of = |kind: Kind| {
        let (mut own, mut steps) = (vec![], 0);
        for place in Place::all(kind) {
            let faces: Vec<Face> = place.facelets().into_iter().map(|facelet| colours[facelet]).collect();
            let mark = [[Face::Front, Face::Back], [Face::Right, Face::Left]]
                .iter()
                .find_map(|pair| faces.iter().position(|face| pair.contains(face)));
            steps += mark.expect("a marked facelet");
            own.push(Place::of(&faces).expect("a small cube").number());
        }
        let inversions =
            (0..own.len()).map(|late| own[..late].iter().filter(|&&early| early > own[late]).count()).sum::<usize>();
        (if inversions.is_multiple_of(2) { 1 } else { -1 }, steps % kind.ways())
    };
    let ((corner_sign, twist), (edge_sign, flip)) = (of(Kind::Corner), of(Kind::Edge));
    Sums { corner_sign, edge_sign, twist, flip }
}

/// Along solutions the signs and sums are those that the colours show, and every quarter turn changes both signs.
#[test]
fn signs_and_sums_along_solutions_are_those_of_the_colours() {
    let (solver, tables) = (Solver::new(), Rc::new(TwoPhaseTables::of_bytes(tables_bytes()).expect("as many bytes")));
    let mut dice = Dice::new(29, 0);
    for number in 0..24 {
        let start = random::reachable(&mut dice);
        let stages = solver.solve(&Cube::of(&start), Face::ALL[number % 6]).expect("turns reach it");
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &start, 24).expect("turns reach it");
        while search.best().is_none() && search.advance(1_000) == Status::Running {}
        let short = search.best().expect("a solution of at most 24 turns");
        for turns in [stages.algorithm().turns().collect(), short.turns.clone()] {
            let mut cube = Cube::of(&start);
            let mut before = Sums::of(&start);
            assert_eq!(before, sums_of_colours(&cube));
            for turn in turns {
                let next = cube.turned(turn);
                let step = InvariantStep::between(&cube.position(), &next.position());
                assert_eq!((step.before, step.after), (before, sums_of_colours(&next)), "{turn:?}");
                let is_quarter = turn.quarters() != 2 && matches!(turn.layers(), Layers::Outer | Layers::Wide);
                assert_eq!(step.after.corner_sign, before.corner_sign * if is_quarter { -1 } else { 1 }, "{turn:?}");
                (cube, before) = (next, step.after);
            }
            assert!(cube.is_solved());
        }
    }
    // The same of cubes that turns do not reach.
    for _ in 0..200 {
        let position = random::assembled(&mut dice);
        assert_eq!(Sums::of(&position), sums_of_colours(&Cube::of(&position)));
    }
}

/// The converse, built: what each stage of the last layer needs of the laws is true where it begins.
#[test]
fn the_stages_of_the_last_layer_use_the_three_laws() {
    let solver = Solver::new();
    let mut dice = Dice::new(7, 0);
    let mut met = [0; 7];
    for number in 0..300 {
        let start = Cube::of(&random::reachable(&mut dice));
        let solution = solver.solve(&start, Face::ALL[number % 6]).expect("turns reach it");
        let mut cube = start;
        let mut stage = None;
        for step in &solution.steps {
            if stage != Some(step.stage) {
                stage = Some(step.stage);
                met[step.stage as usize] += 1;
                let position = cube.standing();
                let held = Cube::rotated(cube.hold()).standing().inverse().then(&position);
                let placed = |kind: Kind| {
                    let all = Stage::PlaceCorners.homes().into_iter().chain(Stage::PlaceEdges.homes());
                    all.filter(|home| home.kind() == kind).all(|home| held.goes(home).0 == home)
                };
                let sums = Sums::of(&cube.position());
                assert!(sums.is_reachable());
                match step.stage {
                    Stage::PlaceEdges => assert!(placed(Kind::Corner) && sums.edge_sign == 1),
                    Stage::TwistCorners | Stage::FlipEdges => assert!(placed(Kind::Corner) && placed(Kind::Edge)),
                    _ => {}
                }
            }
            cube = cube.along(step.algorithm.turns());
        }
        assert!(cube.is_solved());
    }
    assert!(met.iter().all(|&times| times > 50), "{met:?}");
}

#[test]
fn every_error_has_its_examples_and_their_words() {
    for erratum in Erratum::ALL {
        let examples = erratum.examples();
        for lang in Lang::ALL {
            let words = &lang.cube().errata.errors[erratum as usize];
            assert_eq!(words.examples.len(), examples.len(), "{}", erratum.name());
        }
        for example in &examples {
            let (start, algorithm) = example.parts();
            assert_eq!(matches!(example, Example::Turns(_)), !algorithm.items.is_empty());
            assert_eq!(start.then(&algorithm.cube()).position(), example.end());
        }
    }
    let sums = |erratum: Erratum| -> Vec<(i8, i8, usize, usize)> {
        let ends = erratum.examples().into_iter().map(|example| Sums::of(&example.end()));
        ends.map(|sums| (sums.corner_sign, sums.edge_sign, sums.twist, sums.flip)).collect()
    };
    assert_eq!(sums(Erratum::Slices), [(1, 1, 0, 0), (-1, -1, 0, 0), (1, 1, 0, 0)]);
    assert_eq!(sums(Erratum::Subset), [(-1, 1, 0, 0), (1, 1, 1, 0)]);
    assert_eq!(sums(Erratum::Proofs), [(-1, 1, 0, 0), (1, -1, 0, 0)]);
    assert_eq!(sums(Erratum::Converse), [(-1, -1, 0, 0)]);
}

#[test]
fn what_the_errors_say_is_computed() {
    // The law: the brackets decide on an index, and the true one is another thing again or one of the two.
    let rows = errata::bracketed();
    assert!(!rows.is_empty());
    let [left, right] = errata::printed_products();
    let truth = cube("U R U").position();
    for row in &rows {
        assert_ne!(row.printed[0], row.printed[1]);
        assert_eq!(row.printed, [left, right].map(|position| position.goes(row.cubie).1));
        assert_eq!(row.truth, truth.goes(row.cubie).1);
    }
    // The cycles: in print, the small cubes go where the inverse turn takes them.
    for face in [Face::Back, Face::Left, Face::Up] {
        let row = printed::row(face).expect("a row");
        let shown = errata::as_printed(&row).expect("a position");
        for cubie in Place::every() {
            assert_eq!(shown.goes(cubie).0, row.position.inverse().goes(cubie).0);
        }
    }
    // The row of D: corners 1 and 6 only, and the sums do not show it.
    let row = printed::row(Face::Down).expect("a row");
    let shown = errata::as_printed(&row).expect("a position");
    let differ: Vec<usize> = Place::all(Kind::Corner)
        .filter(|&corner| shown.goes(corner) != row.position.goes(corner))
        .map(Place::number)
        .collect();
    assert_eq!(differ, [1, 6]);
    assert!(Sums::of(&shown).is_reachable());
    // The bound: F moves the corner and the edge that it takes to be home.
    let front = Erratum::Bound.examples()[0].end();
    assert!(!front.is_home(place(Kind::Corner, 1)) && !front.is_home(place(Kind::Edge, 1)));
    assert_eq!((u128::from(BOUND_TIMES) * BOUND, BOUND_TIMES), (REACHABLE, 48));
    // The slices: (BL BR)(UF DF) of the edges, and two exchanges of corners.
    let slices = Erratum::Slices.examples()[0].end();
    let cycles = |kind| casse_tete::puzzle::cube::cycles::cycles(&slices, kind);
    let edges: Vec<Vec<String>> =
        cycles(Kind::Edge).iter().map(|cycle| cycle.places.iter().map(Place::to_string).collect()).collect();
    assert_eq!(edges, [["UF", "DF"], ["BR", "BL"]]);
    assert_eq!(cycles(Kind::Corner).iter().map(|cycle| cycle.places.len()).collect::<Vec<_>>(), [2, 2]);
    // H.
    assert_eq!((SUBSET * 6, SUBSET_TIMES, REACHABLE * 2), (ASSEMBLED, 2, SUBSET));
    // The converse: the cube that is assembled by hand is solved.
    let by_hand = Erratum::Converse.examples()[0].end();
    assert_ne!(by_hand, Position::SOLVED);
    let solution = Solver::new().solve(&Cube::of(&by_hand), Face::Up).expect("turns reach it");
    assert!(Cube::of(&by_hand).along(solution.algorithm().turns()).is_solved());
}
