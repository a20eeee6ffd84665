//! The 48 symmetries and positions: classes, symmetric positions, kinds of symmetries; and balls, which are counted by classes.

use super::snapshots::drawing;
use casse_tete::geometry::lattice::{Symmetry, cell};
use casse_tete::geometry::{Rotation, Vec3, point};
use casse_tete::puzzle::cube::ball::{Ball, KNOWN_COUNTS, MOST_RADIUS};
use casse_tete::puzzle::cube::pattern::CubePattern;
use casse_tete::puzzle::cube::scene::symmetry::{SMALL, on_cube, small as drawn_small};
use casse_tete::puzzle::cube::scene::{FACELET, Picture, space};
use casse_tete::puzzle::cube::symmetry::{
    SYMMETRIES, SymmetryElements, SymmetryGroup, SymmetryKind, class, name, named,
};
use casse_tete::puzzle::cube::{Cube, Position, Preset, Turn, random};
use casse_tete::scene::{Camera, Flat, Paint, Room, Scene, Shape};
use casse_tete::search::sample::Dice;
use std::collections::HashSet;

#[test]
fn classes_are_as_enumerated() {
    let mut dice = Dice::new(22, 0);
    let presets = Preset::ALL.map(|preset| preset.cube().position());
    let turns = Turn::of_faces().map(|turn| turn.cube().position());
    let random: Vec<Position> = (0..20).map(|_| random::assembled(&mut dice)).collect();
    for position in presets.into_iter().chain(turns).chain(random) {
        let all: HashSet<Position> = Symmetry::ALL.iter().map(|own| position.under(*own)).collect();
        let (first, size) = class(&position);
        assert_eq!(size, all.len());
        assert!(all.contains(&first));
        assert!(all.iter().all(|other| class(other) == (first, size)));
        let group = SymmetryGroup::of(&position);
        assert_eq!((group.class_size(), group.fixing.len() * size), (size, SYMMETRIES));
        // Those that invert it are a coset of those that fix it, or there are none.
        assert!(group.inverting.is_empty() || group.inverting.len() == group.fixing.len());
        assert_eq!(group.is_own_inverse(), position.then(&position) == Position::SOLVED);
        let composed = |a: Symmetry| group.fixing.iter().all(|b| group.fixing.contains(&a.after(*b)));
        assert!(group.fixing.iter().all(|own| composed(*own)));
    }
}

#[test]
fn symmetric_positions() {
    let sizes = Preset::ALL.map(|preset| {
        let group = SymmetryGroup::of(&preset.cube().position());
        (group.fixing.len(), group.is_own_inverse())
    });
    assert_eq!(sizes[0], (48, true));
    // The commutator of two neighbours; the chessboard; six spots; the cube in a cube; the superflip.
    assert_eq!(sizes[4], (48, true));
    assert_eq!(sizes[7], (48, true));
    assert_eq!(sizes[5].0, 6);
    assert_eq!(sizes[6].0, 6);
}

#[test]
fn kinds_of_symmetries() {
    let count = |kind: SymmetryKind| Symmetry::ALL.iter().filter(|own| SymmetryKind::of(**own) == kind).count();
    assert_eq!(SymmetryKind::ALL.map(count), [1, 6, 3, 6, 8, 1, 3, 6, 6, 8]);
    for symmetry in Symmetry::ALL {
        let order = std::iter::successors(Some(symmetry), |own| Some(own.after(symmetry)))
            .position(|own| own == Symmetry::IDENTITY)
            .map(|times| times + 1);
        let wanted = match SymmetryKind::of(symmetry) {
            SymmetryKind::Identity => 1,
            SymmetryKind::QuarterTurn | SymmetryKind::QuarterReflection => 4,
            SymmetryKind::DiagonalTurn => 3,
            SymmetryKind::SixthReflection => 6,
            _ => 2,
        };
        assert_eq!(order, Some(wanted));
    }
}

#[test]
fn a_symmetry_is_its_rotation_and_then_its_reflection() {
    for symmetry in Symmetry::ALL {
        let elements = SymmetryElements::of(symmetry);
        let axis = elements.axis.map(space::vector);
        let mirror = elements.mirror.map(space::vector);
        assert_eq!(elements.axis.is_some(), elements.degrees != 0);
        for (x, y, z) in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, -3)] {
            let from = space::vector(cell(x, y, z));
            let angle = f64::from(elements.degrees).to_radians();
            let turned = axis.map_or(from, |axis| Rotation::about(axis, angle).apply(from));
            let across = |normal: Vec3| turned - normal * (2.0 * turned.dot(normal) / normal.dot(normal));
            let reflected = mirror.map_or(turned, across);
            let to = if elements.has_centre { -reflected } else { reflected };
            assert!((to - space::vector(symmetry.apply(cell(x, y, z)))).length() < 1e-9, "{elements:?}");
        }
        let is_bare = elements == SymmetryElements::default();
        assert_eq!(is_bare, symmetry == Symmetry::IDENTITY);
        assert_eq!(named(&name(symmetry)), Some(symmetry));
    }
    let names: HashSet<String> = Symmetry::ALL.into_iter().map(name).collect();
    assert_eq!(names.len(), SYMMETRIES);
    for text in ["", "U", "URFU", "UDF", "urf", "TRF"] {
        assert_eq!(named(text), None, "{text}");
    }
}

/// One symmetry of each kind.
fn kinds() -> [Symmetry; 10] {
    SymmetryKind::ALL.map(|kind| Symmetry::ALL.into_iter().find(|own| SymmetryKind::of(*own) == kind).expect("one"))
}

#[test]
fn a_symmetry_of_each_kind_is_drawn() {
    let (room, cube) = (Room { width: 320.0, height: 300.0 }, Picture::of(&Preset::CubeInCube.cube()));
    let mut large = Scene::new(Room { width: 5.0 * room.width, height: 2.0 * room.height });
    let mut small = Scene::new(Room { width: 10.0 * SMALL.width, height: SMALL.height });
    for (number, symmetry) in kinds().into_iter().enumerate() {
        let [column, row] = [number % 5, number / 5].map(|own| own as f64);
        let own = on_cube((&cube, 1.0), (symmetry, false), &Camera::STANDARD, room);
        large.insert(own, point(column * room.width, row * room.height));
        small.insert(drawn_small(symmetry), point(number as f64 * SMALL.width, 0.0));
    }
    drawing::check("symmetries_of_each_kind", &small);
    // All cubes have the same facelets, so that arrow keys do not lead from cube to cube.
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("symmetries_on_the_cube", large);
    });
}

#[test]
fn symmetries_stay_in_their_room_and_leave_the_facelets_in_sight() {
    let room = Room { width: 400.0, height: 360.0 };
    for symmetry in Symmetry::ALL {
        let elements = SymmetryElements::of(symmetry);
        for camera in [Camera::STANDARD, Camera { yaw: 2.3, pitch: -0.5 }, Camera { yaw: 5.4, pitch: -1.2 }] {
            let scene = on_cube((&Picture::of(&Cube::SOLVED), 1.0), (symmetry, false), &camera, room);
            let flat = scene.flatten();
            let planes = flat.iter().filter(|own| matches!(own, Flat::Polygon(own) if own.fill == Some(Paint::Glass)));
            let sides = elements.mirror.map_or(0, |own| if own.coordinates().contains(&0) { 4 } else { 6 });
            assert_eq!(planes.count(), sides);
            for point in flat.iter().flat_map(|own| own.points()) {
                assert!((-20.0..420.0).contains(&point.x) && (-20.0..380.0).contains(&point.y), "{point:?}");
            }
            // Three faces of the cube, or two.
            let seen: HashSet<u32> = flat
                .iter()
                .filter_map(|own| match own {
                    Flat::Polygon(own) => own.id.filter(|id| id.kind == FACELET).map(|id| id.a),
                    _ => None,
                })
                .collect();
            assert!(seen.len() >= 9 && seen.len().is_multiple_of(9));
        }
    }
}

#[test]
fn a_rotation_that_is_applied_comes_out_of_the_position_before() {
    let room = Room { width: 400.0, height: 360.0 };
    let position = Preset::Longest.cube().position();
    for symmetry in Symmetry::ALL {
        let after = Picture::of(&Cube::of(&position.under(symmetry)));
        let bodies = |t: f64, is_applied: bool| {
            let scene = on_cube((&after, t), (symmetry, is_applied), &Camera::STANDARD, room);
            scene.shapes.into_iter().find_map(|own| if let Shape::Solid(own) = own { Some(own.bodies) } else { None })
        };
        assert_eq!(bodies(1.0, true), bodies(1.0, false));
        let is_rotation = symmetry.determinant() > 0 && symmetry != Symmetry::IDENTITY;
        assert_eq!(bodies(0.0, true) != bodies(0.0, false), is_rotation);
        if is_rotation {
            // Each small cube comes from where the rotation takes it.
            let (now, before) = (bodies(1.0, true).expect("cubes"), bodies(0.0, true).expect("cubes"));
            for (now, before) in now.iter().zip(&before) {
                assert!((symmetry.matrix().apply(before.centre) - now.centre).length() < 1e-9);
            }
        }
    }
}

#[test]
fn balls_are_as_enumerated_without_symmetries() {
    let turns: Vec<Position> = Turn::of_faces().map(|turn| turn.cube().position()).collect();
    let mut all = HashSet::from([Position::SOLVED]);
    let mut sphere = vec![Position::SOLVED];
    let mut counts = vec![1];
    for _ in 0..4 {
        let mut next = vec![];
        for own in sphere.iter().flat_map(|from| turns.iter().map(|turn| from.then(turn))) {
            if all.insert(own) {
                next.push(own);
            }
        }
        counts.push(next.len() as u64);
        sphere = next;
    }
    let mut ball = Ball::new(4);
    ball.advance(u64::MAX);
    assert_eq!(ball.counts(), counts);
    // OEIS A080638.
    assert_eq!(ball.classes(), [1, 2, 9, 75, 934]);
}

#[test]
fn known_counts_are_those_of_the_data() {
    let lines = include_str!("../data/cube-distance-counts.txt").lines().filter_map(|line| line.split_once(' '));
    for (distance, (number, count)) in lines.filter(|own| own.0 != "#").enumerate() {
        assert_eq!((number, count), (distance.to_string().as_str(), KNOWN_COUNTS[distance]));
    }
    assert!(KNOWN_COUNTS.len() > MOST_RADIUS);
}

#[test]
fn patterns_are_those_of_the_data() {
    let lines = include_str!("../data/cube-patterns.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for (line, pattern) in lines.zip(CubePattern::ALL) {
        let star = if pattern.is_quoted { "*" } else { "" };
        assert!(line.starts_with(&format!("{}{star} {} # ", pattern.fewest, pattern.text)), "{line}");
        assert_eq!(pattern.algorithm().to_string(), pattern.text);
        count += 1;
    }
    assert_eq!(count, CubePattern::ALL.len());
}
