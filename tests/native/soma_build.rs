//! Building a Soma figure by hand: every act, every reason why a piece is refused, hints, and the number of solutions left.

use casse_tete::geometry::{point, vec3};
use casse_tete::puzzle::soma::build::{self, BuildHint, BuildMove, Building, Completions, Refusal, class_of, quarter};
use casse_tete::puzzle::soma::fast::{Cover, Sweep};
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::scene::hand::{HandPicture, is_beside, middle, scene, seen_axes};
use casse_tete::puzzle::soma::solutions::{Group, Inquiry, Question, QuestionAnswer};
use casse_tete::puzzle::soma::{Catalogue, Figure, Mask, PieceSet, Setup, Symmetry, cell};
use casse_tete::scene::{Camera, Id, Mark, Room, Shape};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;

fn figure(text: &str) -> Figure {
    let setup: Setup = text.parse().expect("short enough");
    setup.figure().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

/// The cells with these numbers, from 1.
fn mask(numbers: &[usize]) -> Mask {
    numbers.iter().fold(0, |cells, number| {
        let cell: Mask = 1 << (number - 1);
        cells | cell
    })
}

fn empty() -> Building {
    Building::new(PieceSet::soma(), Figure::default())
}

/// All classes of solutions.
fn catalogue(figure: &Figure) -> Catalogue {
    let pieces = PieceSet::soma();
    let mut inquiry = Inquiry::new(&pieces, figure, Question::Classes).expect("27 cells");
    while inquiry.advance(u64::MAX) == Status::Running {}
    let QuestionAnswer::Classes { classes, .. } = inquiry.answer() else { panic!("classes were asked for") };
    Catalogue::of_classes(&pieces, figure, &classes).expect("whole")
}

/// All placed solutions, by the fast search alone.
fn placed(figure: &Figure) -> Vec<Vec<Mask>> {
    let cover = Cover::new(&PieceSet::soma(), figure).expect("27 cells");
    let mut sweep = Sweep::new(&cover);
    while sweep.advance(&cover, u64::MAX) == Status::Running {}
    sweep.found().iter().flat_map(|found| cover.images(found)).map(|masks| masks[..7].to_vec()).collect()
}

#[test]
fn a_piece_is_taken_moved_put_down_and_picked_up() {
    let mut building = empty();
    assert!(building.put().is_ok() && building.made() == 0, "nothing is in the hand");
    building.take(7);
    assert_eq!(building.held(), None, "there is no eighth piece");
    building.take(2);
    let held = building.held().expect("T");
    assert_eq!((held.piece, held.from, held.corner.z), (2, None, 3));
    assert!(!building.is_beside(2));
    // It hovers above the cube: all four cubes are outside. One layer down it stands.
    assert_eq!(building.rest(), Err(Refusal { outside: 4, meets: vec![], discoloured: 0 }));
    building.shift(cell(0, 0, -1));
    let cells = building.rest().expect("in the top layer");
    assert_eq!(building.put(), Ok(()));
    assert_eq!(building.last(), Some(BuildMove { piece: 2, from: None, to: Some(cells) }));
    assert_eq!((building.made(), building.standing()), (1, &[(2, cells)][..]));
    // Picked up and laid back is no move, nor is put back where it was.
    building.take(2);
    assert_eq!(building.held().map(|held| held.from), Some(Some(cells)));
    assert_eq!(building.filled(), 0);
    building.lay_back();
    building.take(2);
    assert_eq!(building.put(), Ok(()));
    assert_eq!((building.made(), building.standing()), (1, &[(2, cells)][..]));
    // Moved elsewhere is one move, laid aside another one.
    building.take(2);
    building.shift(cell(0, 0, -1));
    assert_eq!(building.put(), Ok(()));
    assert_eq!(building.made(), 2);
    building.take(2);
    building.lay_aside();
    assert_eq!((building.made(), building.standing().len(), building.held()), (3, 0, None));
    assert!(building.is_beside(2));
    // Another piece takes its place in the hand; one that lay beside the figure is no move.
    building.take(0);
    building.take(1);
    assert!(building.is_beside(0));
    building.lay_aside();
    assert_eq!(building.made(), 3);
}

#[test]
fn a_refusal_names_the_cubes_outside_and_the_pieces_in_the_way() {
    let mut building =
        Building::with(PieceSet::soma(), Figure::default(), &[(2, mask(&[1, 2, 3, 5])), (0, mask(&[10, 11, 13]))])
            .expect("both stand");
    building.take(1);
    building.carry(cell(-2, 0, 1));
    let refusal = building.put().expect_err("beside the cube");
    let full = building.figure().clone();
    let expected = |building: &Building| {
        let cubes = building.cubes();
        let outside = cubes.iter().filter(|cube| !full.cells().contains(cube)).count();
        let met = building.standing().iter().map(|&(piece, cells)| {
            let both: Vec<usize> =
                bits(cells).filter(|&cell| cubes.contains(&full.cells()[cell])).map(|cell| cell + 1).collect();
            (piece, mask(&both))
        });
        Refusal { outside, meets: met.filter(|(_, both)| *both != 0).collect(), discoloured: 0 }
    };
    assert_eq!(refusal, expected(&building));
    assert!(building.held().is_some(), "it stays in the hand");
    // In every place of the lattice the reasons are those of plain counting.
    for piece in [1, 3, 4, 5, 6] {
        building.take(piece);
        for turn in 0..6 {
            let rotation = Symmetry::rotations()[turn * 4 + 1];
            building.turn(rotation);
            for (x, y, z) in (-3..5).flat_map(|x| (-3..5).flat_map(move |y| (0..5).map(move |z| (x, y, z)))) {
                building.carry(cell(x, y, z));
                match building.rest() {
                    Ok(cells) => {
                        assert_eq!(expected(&building), Refusal { outside: 0, meets: vec![], discoloured: 0 });
                        assert_eq!(cells.count_ones(), 4);
                    }
                    Err(refusal) => {
                        assert_eq!(refusal, expected(&building));
                        assert!(refusal.outside > 0 || !refusal.meets.is_empty());
                    }
                }
            }
        }
    }
}

#[test]
fn turns_go_through_all_orientations_and_back_without_a_drift() {
    let turns: Vec<Symmetry> = [(0, 1), (1, 2), (2, 0)]
        .into_iter()
        .map(|(from, to)| {
            let axis = |index: usize| [cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, 1)][index];
            quarter(axis(from), axis(to)).expect("at right angles")
        })
        .collect();
    assert_eq!(quarter(cell(1, 0, 0), cell(1, 0, 0)), None);
    assert!(turns.iter().all(|turn| turn.determinant() == 1));
    for piece in 0..7 {
        let mut building = empty();
        building.take(piece);
        building.carry(cell(0, 0, 1));
        let start = building.held();
        for &turn in &turns {
            for _ in 0..4 {
                building.turn(turn);
            }
            assert_eq!(building.held(), start, "four quarter turns");
            building.turn(turn);
            building.turn(turn.inverse());
            assert_eq!(building.held(), start, "there and back");
        }
        let mut seen = std::collections::BTreeSet::new();
        let mut dice = Dice::new(piece as u64, 0);
        for _ in 0..400 {
            building.turn(turns[dice.below(3) as usize]);
            seen.insert(building.held().expect("held").orientation);
        }
        assert_eq!(seen.len(), PieceSet::soma().pieces()[piece].orientations.len());
        // It lies beside the figure as it was last in the hand.
        let orientation = building.held().expect("held").orientation;
        building.lay_back();
        assert_eq!(building.turned(piece), orientation);
    }
}

#[test]
fn every_placement_is_reached_by_the_cell_of_its_first_cube() {
    let figure = figure("bathtub");
    for piece in 0..7 {
        for placement in placements(&figure, &PieceSet::soma().pieces()[piece]) {
            let mut building = Building::new(PieceSet::soma(), figure.clone());
            building.hold(piece, placement.cells);
            let first = bits(placement.cells).next().expect("cells");
            building.carry(cell(-3, -3, 0));
            building.carry_first(first);
            assert_eq!(building.rest(), Ok(placement.cells));
            assert!(building.spots().contains(&(placement.corner, placement.cells)));
        }
    }
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let (pieces, cube) = (PieceSet::soma(), Figure::default());
    let start = [(2, mask(&[1, 2, 3, 5]))];
    let mut building = Building::with(pieces.clone(), cube.clone(), &start).expect("T stands");
    let mut states = vec![building.standing().to_vec()];
    let mut dice = Dice::new(19, 0);
    while building.made() < 40 {
        let piece = dice.below(7) as usize;
        building.take(piece);
        let spots = building.spots();
        let free: Vec<_> = spots.into_iter().filter(|(_, cells)| cells & building.filled() == 0).collect();
        let made = building.made();
        if free.is_empty() {
            building.lay_aside();
        } else {
            building.carry(free[dice.below(free.len() as u32) as usize].0);
            assert_eq!(building.put(), Ok(()));
        }
        if building.made() > made {
            states.push(building.standing().to_vec());
        } else {
            *states.last_mut().expect("one") = building.standing().to_vec();
        }
    }
    let sorted = |standing: &[(usize, Mask)]| {
        let mut standing = standing.to_vec();
        standing.sort_unstable();
        standing
    };
    for made in [0, 40, 17, 3, 39, 1, 99] {
        building.take(made % 7);
        building.go(made);
        assert_eq!(building.held(), None);
        assert_eq!(sorted(building.standing()), sorted(&states[made.min(40)]), "{made} moves");
    }
    // A new move forgets those that were taken back.
    building.go(0);
    building.take(2);
    building.lay_aside();
    assert_eq!((building.made(), building.known(), building.standing().len()), (1, 1, 0));
}

#[test]
fn pieces_in_place_are_written_and_read() {
    let (pieces, cube) = (PieceSet::soma(), Figure::default());
    let standing = [(2, mask(&[1, 2, 3, 5])), (0, mask(&[10, 11, 13]))];
    let text = build::text(&pieces, &cube, &standing);
    assert_eq!(text, "3:1-2-5-3.1:10-13-11");
    let read: Vec<_> = text.split('.').map(|part| build::read(&pieces, &cube, part).expect(part)).collect();
    assert_eq!(read, standing);
    for text in
        ["", "3", "3:", "3:0-1-2-3", "3:1-1-2-3", "3:1-2-3-28", "8:1-2-3-5", "x:1-2-3-5", "3:1-2-x-5", "300:1-2-3-5"]
    {
        assert_eq!(build::read(&pieces, &cube, text), None, "{text}");
    }
    let illegal: [&[(usize, Mask)]; 5] = [
        &[(2, mask(&[1, 2, 3, 4]))],
        &[(2, mask(&[1, 2, 3]))],
        &[standing[0], standing[0]],
        &[standing[0], (0, mask(&[5, 6, 9]))],
        &[(7, mask(&[1, 2, 3, 5]))],
    ];
    for standing in illegal {
        assert_eq!(Building::with(pieces.clone(), cube.clone(), standing), None, "{standing:?}");
    }
}

/// The number of solutions left against a plain filter of all placed solutions, along random ways to build.
fn check_left(name: &str, games: u64) {
    let figure = figure(name);
    let (catalogue, all) = (catalogue(&figure), placed(&figure));
    assert_eq!(all.len() as u64, catalogue.placed);
    let completions = Completions::new(&PieceSet::soma(), &figure);
    let plain = |standing: &[(usize, Mask)]| {
        all.iter().filter(|masks| standing.iter().all(|&(piece, cells)| masks[piece] == cells)).count() as u64
    };
    for game in 0..games {
        let mut dice = Dice::new(game, 0);
        let mut building = Building::new(PieceSet::soma(), figure.clone());
        for _ in 0..6 {
            assert_eq!(completions.left(&catalogue, building.standing()), plain(building.standing()), "{name} {game}");
            building.take(dice.below(7) as usize);
            let free: Vec<_> =
                building.spots().into_iter().filter(|(_, cells)| cells & building.filled() == 0).collect();
            if !free.is_empty() {
                building.carry(free[dice.below(free.len() as u32) as usize].0);
                assert_eq!(building.put(), Ok(()));
            }
            building.lay_back();
        }
    }
}

#[test]
fn the_solutions_left_are_those_of_a_plain_filter() {
    check_left("cube", 40);
    check_left("bathtub", 40);
    check_left("dog", 40);
    check_left("pyramid", 40);
}

/// Follows hints from a beginning to the end; returns the number of hints.
fn check_hints(name: &str, start: &[(usize, Mask)]) -> usize {
    let figure = figure(name);
    let catalogue = catalogue(&figure);
    let completions = Completions::new(&PieceSet::soma(), &figure);
    let mut building = Building::with(PieceSet::soma(), figure, start).expect("they stand");
    let mut hints = 0;
    while let Some(hint) = completions.hint(&catalogue, &building) {
        hints += 1;
        match hint {
            BuildHint::Put(piece, cells) => {
                building.hold(piece, cells);
                assert_eq!(building.rest(), Ok(cells), "{name}: a place that is free");
                assert_eq!(building.put(), Ok(()));
                assert!(completions.left(&catalogue, building.standing()) > 0, "{name}: it leads to a solution");
            }
            BuildHint::TakeBack(piece) => {
                assert_eq!(completions.left(&catalogue, building.standing()), 0);
                building.take(piece);
                building.lay_aside();
            }
            BuildHint::Impossible => return hints,
        }
    }
    assert!(building.is_complete());
    assert!(class_of(&building, &catalogue).is_some());
    assert_eq!(completions.left(&catalogue, building.standing()), 1);
    hints
}

#[test]
fn hints_lead_to_a_solution_from_anywhere() {
    assert_eq!(check_hints("cube", &[]), 7);
    assert_eq!(check_hints("bathtub", &[]), 7);
    assert_eq!(check_hints("dog", &[]), 7);
    // T in the middle of a face belongs to no solution, and has to go; V is kept although it came later only if it must go as well.
    let t = mask(&[2, 4, 5, 6]);
    let hints = check_hints("cube", &[(2, t)]);
    assert_eq!(hints, 8, "T is laid aside first");
    assert!(check_hints("w-wall", &[]) == 1, "no solution at all");
    // With a piece in the hand the hint is about that piece.
    let (cube, soma) = (Figure::default(), PieceSet::soma());
    let (catalogue, completions) = (catalogue(&cube), Completions::new(&soma, &cube));
    for piece in 0..7 {
        let mut building = empty();
        building.take(piece);
        let hint = completions.hint(&catalogue, &building);
        assert!(matches!(hint, Some(BuildHint::Put(hinted, _)) if hinted == piece), "{hint:?}");
    }
}

#[test]
fn a_complete_figure_is_found_among_the_classes_however_it_is_turned() {
    let cube = Figure::default();
    let catalogue = catalogue(&cube);
    for (number, masks) in placed(&cube).into_iter().enumerate().step_by(97) {
        let standing: Vec<(usize, Mask)> = masks.into_iter().enumerate().collect();
        let building = Building::with(PieceSet::soma(), cube.clone(), &standing).expect("a solution");
        let class = class_of(&building, &catalogue).unwrap_or_else(|| panic!("{number} is a solution"));
        let mut labels = vec![0; 27];
        for &(piece, cells) in &standing {
            bits(cells).for_each(|cell| labels[cell] = piece as u8);
        }
        // The catalogue's solution can be turned or reflected into the one that was built.
        let group = Group::new(&PieceSet::soma(), &cube);
        assert!(group.images(&catalogue.classes[class].labels).any(|image| image == labels), "{number}: {class}");
        let without = Building::with(PieceSet::soma(), cube.clone(), &standing[..6]).expect("six pieces");
        assert_eq!(class_of(&without, &catalogue), None);
    }
}

#[test]
fn the_drawing_has_every_piece_once_and_the_figure_first() {
    let room = Room { width: 640.0, height: 480.0 };
    let mut building = empty();
    let picture = |building: &Building, pointer, is_aimed| HandPicture {
        building: building.clone(),
        pointer,
        is_aimed,
        is_refused: false,
        hinted: None,
        light: None,
    };
    let solids = |picture: &HandPicture| {
        let scene = scene(picture, &Camera::STANDARD, room);
        let solid = |shape: &Shape| match shape {
            Shape::Solid(solid) => Some(solid.bodies.len()),
            Shape::Flat(_) => None,
        };
        scene.shapes.iter().filter_map(solid).collect::<Vec<_>>()
    };
    assert_eq!(solids(&picture(&building, None, false)), [27, 3, 4, 4, 4, 4, 4, 4]);
    // V above the cube, then in it, then under the pointer with its shadow and without.
    building.take(0);
    assert_eq!(solids(&picture(&building, None, true)), [30, 4, 4, 4, 4, 4, 4]);
    building.carry(cell(0, 0, 0));
    assert_eq!(solids(&picture(&building, None, true)), [27, 4, 4, 4, 4, 4, 4]);
    let at = Some(point(100.0, 100.0));
    assert_eq!(solids(&picture(&building, at, true)), [27, 4, 4, 4, 4, 4, 4, 3]);
    assert_eq!(solids(&picture(&building, at, false)), [27, 4, 4, 4, 4, 4, 4, 3]);
    // Its cubes in the figure, or its shadow, are lit; without a place under it there is none.
    let marked = |picture: &HandPicture, mark: Mark| {
        let scene = scene(picture, &Camera::STANDARD, room);
        let Some(Shape::Solid(solid)) = scene.shapes.first() else { panic!("the figure comes first") };
        solid.bodies.iter().filter(|body| body.faces[0].mark == mark).count()
    };
    for (pointer, is_aimed, lit) in [(None, true, 3), (at, true, 3), (at, false, 0)] {
        assert_eq!(marked(&picture(&building, pointer, is_aimed), Mark::Lit), lit, "{pointer:?} {is_aimed}");
    }
    let hint = HandPicture { hinted: Some((1, mask(&[1, 2, 3, 4]))), ..picture(&empty(), None, false) };
    assert_eq!(marked(&hint, Mark::Lit), 4);
    assert_eq!(building.put(), Ok(()));
    assert_eq!(solids(&picture(&building, None, false)), [27, 4, 4, 4, 4, 4, 4]);
    // A piece that was refused: its cubes outside the figure, and those of the piece in its way, are crossed.
    let mut refused = building.clone();
    refused.take(1);
    refused.carry(cell(-1, 0, 0));
    let refusal = refused.put().expect_err("beside the figure");
    let met: u32 = refusal.meets.iter().map(|(_, cells)| cells.count_ones()).sum();
    assert!(met > 0, "{refusal:?}");
    let is_refused = HandPicture { is_refused: true, ..picture(&refused, None, true) };
    assert_eq!(marked(&is_refused, Mark::Clash), refusal.outside + met as usize);
    assert_eq!(marked(&picture(&refused, None, true), Mark::Clash), met as usize);
    // The places of the pieces can be hit, also those of pieces that are not there.
    let flat = scene(&picture(&building, None, false), &Camera::STANDARD, room).flatten();
    let things: Vec<Id> = casse_tete::scene::hit::places(&flat).into_iter().map(|(id, _)| id).collect();
    assert!((0..7).all(|piece| things.contains(&Id::new("piece", piece, 0))));
    assert!(is_beside(room, 7, point(10.0, 470.0)) && !is_beside(room, 7, point(10.0, 100.0)));
    assert_eq!(middle(&Figure::default(), cell(1, 1, 1), [1; 3]), vec3(0.0, 0.0, 0.0));
}

#[test]
fn the_axes_follow_the_camera() {
    for quarter in 0..4 {
        let camera = Camera { yaw: 0.2 + f64::from(quarter) * std::f64::consts::FRAC_PI_2, pitch: 0.4 };
        let [right, away, up] =
            seen_axes(&camera).map(|axis| vec3(f64::from(axis.x), f64::from(axis.y), f64::from(axis.z)));
        assert!(camera.project(right, 20.0).x > 0.7, "{quarter}");
        assert!(away.dot(camera.towards_eye()) < -0.7);
        assert!(camera.project(up, 20.0).y < 0.0);
        assert_eq!(right.cross(away), up);
    }
}
