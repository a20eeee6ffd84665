//! The drawings of the Hungarian cube: snapshots, hidden faces compared with plain ray casting, and properties of all drawings.

use super::snapshots::drawing;
use casse_tete::geometry::lattice::Symmetry;
use casse_tete::geometry::{Point, Vec3, point};
use casse_tete::puzzle::cube::cycles::Cycle;
use casse_tete::puzzle::cube::facelet::{self, FACELETS};
use casse_tete::puzzle::cube::grasp::grasp;
use casse_tete::puzzle::cube::scene::{
    Arrangement, CUBIE, CYCLE, FACELET, Picture, Places, Turning, cube_alone, cube_and_net, cube_room, cubie_id,
    cubie_of, cycles, facelet_id, group, laboratory, net, parts, read, space,
};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Layers, Place, Position, Scheme, Spelling, Turn, notation, random};
use casse_tete::scene::solid::NORMALS;
use casse_tete::scene::{Anchor, Body, Camera, FaceLook, Flat, Glyph, Id, Mark, Paint, Polygon, Room, Scene, hit};
use casse_tete::search::sample::Dice;
use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::TAU;

/// The rooms of the diagram of cycles.
const ROOMS: [Room; 3] =
    [Room { width: 340.0, height: 300.0 }, Room { width: 700.0, height: 500.0 }, Room { width: 500.0, height: 800.0 }];

pub const ROOM: Room = ROOMS[1];

pub const CAMERAS: [Camera; 5] = [
    Camera::STANDARD,
    Camera { yaw: 0.1, pitch: 0.9 },
    Camera { yaw: 2.3, pitch: -0.5 },
    Camera { yaw: 3.9, pitch: 0.2 },
    Camera { yaw: 5.4, pitch: -1.2 },
];

const WORDS: cycles::CyclesWords = cycles::CyclesWords { headings: ["Cubes sommets", "Cubes arêtes"], home, cycle };

fn home(_: Kind, count: usize) -> String {
    format!("{count} à leur place")
}

fn cycle(cycle: &Cycle) -> [String; 3] {
    let (length, order) = (cycle.places.len(), cycle.order());
    let rotation = match cycles::sign(cycle.places[0].kind(), cycle.rotation()) {
        "" => String::new(),
        sign => format!("rotation {sign}"),
    };
    let order = match order / length as u64 {
        1 => format!("ordre {order}"),
        rounds => format!("ordre {order} = {length} × {rounds}"),
    };
    [format!("longueur {length}"), rotation, order]
}

fn turns(text: &str) -> Vec<Turn> {
    let algorithm = notation::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    algorithm.moves().iter().map(|made| made.turn).collect()
}

/// The cube in order after these turns.
pub fn cube(text: &str) -> Cube {
    Cube::SOLVED.along(turns(text))
}

/// A cube in the middle of its last turn.
fn turning(before: &Cube, turn: Turn) -> Picture {
    Picture { turning: Some(Turning::into_place(turn)), ..Picture::of(&before.turned(turn)) }
}

/// A random cube, held in a random way.
fn random_cube(dice: &mut Dice) -> Cube {
    let hold = Symmetry::rotations()[dice.below(24) as usize];
    Cube::of(&random::assembled(dice)).then(&Cube::rotated(hold))
}

fn places(homes: &[Place]) -> impl Iterator<Item = Place> {
    homes.iter().copied()
}

/// Opposite corners of the rectangle around some points.
pub fn bounds(points: &[Point]) -> [Point; 2] {
    let (mut low, mut high) = (point(f64::MAX, f64::MAX), point(f64::MIN, f64::MIN));
    for p in points {
        low = point(low.x.min(p.x), low.y.min(p.y));
        high = point(high.x.max(p.x), high.y.max(p.y));
    }
    [low, high]
}

fn middle(points: &[Point]) -> Point {
    let sum = points.iter().fold(point(0.0, 0.0), |sum, p| sum + *p);
    point(sum.x / points.len() as f64, sum.y / points.len() as f64)
}

/// The corners of the rectangle that a label covers; letters are about half as wide as high.
fn written(text: &str, at: Point, size: f64, anchor: Anchor) -> [Point; 2] {
    let width = text.chars().count() as f64 * size * 0.54;
    let left = match anchor {
        Anchor::Start => at.x,
        Anchor::Middle => at.x - width / 2.0,
        Anchor::End => at.x - width,
    };
    [point(left, at.y - size / 2.0), point(left + width, at.y + size / 2.0)]
}

fn ids(scene: &Scene, kind: &str) -> Vec<(u32, u32)> {
    let id = |shape: Flat| match shape {
        Flat::Polygon(polygon) => polygon.id,
        Flat::Line(line) => line.id,
        Flat::Segments(_) => None,
        Flat::Label(label) => label.id,
    };
    let found: BTreeSet<(u32, u32)> =
        scene.flatten().into_iter().filter_map(id).filter(|id| id.kind == kind).map(|id| (id.a, id.b)).collect();
    found.into_iter().collect()
}

#[test]
fn an_outer_layer_in_mid_turn() {
    let scene = cube_alone(&turning(&cube("R U R' U'"), turns("R")[0]), 0.5, &Camera::STANDARD, ROOM);
    drawing::check("an_outer_layer_in_mid_turn", &scene);
}

#[test]
fn a_middle_layer_in_mid_turn_with_letters() {
    let picture = turning(&cube("R U R' U'"), turns("M'")[0]);
    let picture = Picture { scheme: Scheme::Letters, spelling: Spelling::Text, ..picture };
    drawing::check("a_middle_layer_in_mid_turn_with_letters", &cube_alone(&picture, 0.3, &Camera::STANDARD, ROOM));
}

#[test]
fn the_whole_cube_on_its_way() {
    let picture = Picture { scheme: Scheme::Text, ..turning(&Cube::SOLVED, turns("y")[0]) };
    drawing::check("the_whole_cube_on_its_way", &cube_alone(&picture, 0.25, &Camera::STANDARD, ROOM));
}

#[test]
fn a_net_with_all_marks() {
    let cube = cube("R U R' U'");
    let [a, b, c] = [Place::new(Kind::Corner, 3), Place::new(Kind::Edge, 1), Place::new(Kind::Edge, 8)];
    let picture = Picture {
        lit: Places::of(&cube, places(&[a, b])),
        wrong: Places::of(&cube, places(&[b, c])),
        blank: Places::of(&cube, Place::every().filter(|place| place.is_on(Face::Down))),
        ringed: vec![facelet::centre(Face::Back)],
        ..Picture::of(&cube)
    };
    drawing::check("a_net_with_all_marks", &net::scene(&picture, 1, ROOM));
}

#[test]
fn the_cycles_of_a_commutator() {
    let (cube, lit) = (cube("R U R' U'"), [Place::new(Kind::Corner, 3)]);
    let told = (&cube.position(), &lit[..]);
    drawing::check(
        "the_cycles_of_a_commutator",
        &group(&Picture::of(&cube), 1.0, told, &WORDS, &Camera::STANDARD, ROOM),
    );
}

#[test]
fn the_cycles_of_a_position_of_the_greatest_order() {
    let position = cube("R U2 D' B D'").position();
    drawing::check(
        "the_cycles_of_a_position_of_the_greatest_order",
        &cycles::scene(&position, &[], Spelling::Text, &WORDS, ROOM),
    );
}

#[test]
fn every_face_of_a_scheme_has_a_colour_and_a_sign_of_its_own() {
    for scheme in Scheme::ALL {
        assert_eq!(Scheme::named(scheme.name()), Some(scheme));
        let colours: BTreeSet<u8> = Face::ALL.map(|face| scheme.colour(face)).into_iter().collect();
        assert_eq!((colours.len(), scheme.colour(Face::Up), scheme.colour(Face::Down)), (6, 8, 3), "{scheme:?}");
    }
    assert_eq!(Scheme::named("colours"), None);
    assert_eq!(Scheme::Letters.look(Face::Up, Spelling::Field), FaceLook::Letter(8, 'U'));
    assert_eq!(Scheme::Letters.look(Face::Up, Spelling::Text), FaceLook::Letter(8, 'T'));
    assert_eq!(Scheme::Text.look(Face::Front, Spelling::Text), FaceLook::Glyph(4));
}

#[test]
fn the_sign_of_white_is_a_ring() {
    // What is inside it is not part of it.
    let points = Glyph::of(8).outline();
    let mut scene = Scene::new(ROOM);
    let id = Some(Id::new(FACELET, 0, 0));
    scene.polygon(id, points.iter().map(|p| point(100.0 * p.x, 100.0 * p.y)).collect(), Some(Paint::Ink), None);
    let flat = scene.flatten();
    for angle in 0..12 {
        let (sine, cosine) = (f64::from(angle) / 12.0 * TAU + 0.03).sin_cos();
        let found = [30.0, 70.0, 95.0].map(|away: f64| hit(&flat, point(away * cosine, away * sine)));
        assert_eq!(found, [None, id, None]);
    }
}

#[test]
fn small_cubes_are_found_by_their_colours_however_the_cube_is_held() {
    let mut dice = Dice::new(11, 0);
    for _ in 0..60 {
        let cube = random_cube(&mut dice);
        let colours = cube.colours();
        for cubie in Place::every() {
            let found = Places::of(&cube, places(&[cubie]));
            let faces: BTreeSet<Face> =
                (0..FACELETS).filter(|&facelet| found.has_facelet(facelet)).map(|facelet| colours[facelet]).collect();
            assert_eq!(faces, cubie.faces().iter().copied().collect(), "{cubie}");
            assert_eq!(Place::every().filter(|&place| found.contains(place)).count(), 1);
            assert_eq!((0..FACELETS).filter(|&facelet| found.others().has_facelet(facelet)).count(), 54 - faces.len());
        }
    }
    let centre = Places::of_facelet(facelet::centre(Face::Left));
    assert_eq!((0..FACELETS).filter(|&facelet| centre.has_facelet(facelet)).count(), 1);
    assert_eq!(centre.and(Places::empty()), centre);
}

/// The distance along a ray to a body and the face that it meets, by the slab method; `None` if the ray misses the body.
fn meets(body: &Body, eye: Vec3, direction: Vec3) -> Option<(f64, usize)> {
    let back = body.turn.inverse();
    let (from, along) = (back.apply(eye - body.centre), back.apply(direction));
    let (mut near, mut far, mut face) = (f64::MIN, f64::MAX, 0);
    for (index, normal) in NORMALS.iter().enumerate() {
        let (height, fall) = (from.dot(*normal) - body.size / 2.0, -along.dot(*normal));
        // The ray comes into the half space below a face, or leaves it.
        if fall > 0.0 && height / fall > near {
            (near, face) = (height / fall, index);
        } else if fall < 0.0 {
            far = far.min(height / fall);
        }
    }
    (near < far).then_some((near, face))
}

#[test]
fn what_is_painted_on_top_is_what_a_ray_meets_first() {
    let before = cube("R U R' U'");
    let mut compared = 0;
    for turn in ["R", "U'", "B", "M", "E'", "S2", "r", "x'"] {
        let picture = turning(&before, turns(turn)[0]);
        for (camera, t) in CAMERAS.into_iter().flat_map(|camera| [0.0, 0.31, 0.5, 0.8, 1.0].map(|t| (camera, t))) {
            let solid = space::solid(&picture, t, &camera, ROOM);
            let flat = cube_alone(&picture, t, &camera, ROOM).flatten();
            let eye = camera.towards_eye();
            let up = eye.cross(camera.right());
            let check = |at: Point| {
                let from = point((at.x - solid.at.x) / solid.scale, (at.y - solid.at.y) / solid.scale);
                let target = camera.right() * from.x - up * from.y;
                let eye = eye * solid.distance;
                let met = solid.bodies.iter().filter_map(|body| {
                    let (far, face) = meets(body, eye, target - eye)?;
                    Some((far, body.faces[face].id))
                });
                let nearest = met.min_by(|a, b| a.0.total_cmp(&b.0));
                assert_eq!(hit(&flat, at), nearest.and_then(|(_, id)| id), "{turn} at {t}, {camera:?}, {at:?}");
            };
            for shape in &flat {
                if let Flat::Polygon(polygon) = shape
                    && polygon.id.is_some()
                {
                    check(middle(&polygon.points));
                    compared += 1;
                }
            }
            for sample in 0..400 {
                check(point(150.0 + f64::from(sample % 20) * 20.7, 40.0 + f64::from(sample / 20) * 21.3));
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// Coloured areas and signs as they are painted, without their ids, sorted.
fn painted(picture: &Picture, t: f64, camera: &Camera) -> Vec<String> {
    let mut painted = Vec::new();
    for shape in cube_alone(picture, t, camera, ROOM).flatten() {
        let rounded = |p: &Point| format!("{:.2},{:.2}", p.x + 1e-6, p.y + 1e-6);
        match shape {
            Flat::Polygon(polygon) => match polygon.fill {
                Some(Paint::Colour(..)) => {
                    painted.push(format!("{:?} {}", polygon.fill, rounded(&middle(&polygon.points))))
                }
                Some(Paint::On(_)) => painted.push(polygon.points.iter().map(rounded).collect::<Vec<_>>().join(" ")),
                _ => {}
            },
            Flat::Label(label) => {
                let (right, down) = label.plane.expect("it lies in a face");
                painted.push([label.at, right, down].iter().map(rounded).collect::<Vec<_>>().join(&label.text));
            }
            Flat::Line(_) | Flat::Segments(_) => {}
        }
    }
    painted.sort();
    painted
}

#[test]
fn a_turn_begins_where_the_cube_was_and_ends_where_it_is() {
    let mut dice = Dice::new(5, 0);
    for turn in Turn::all() {
        let before = random_cube(&mut dice);
        for scheme in [Scheme::Field, Scheme::Letters] {
            for camera in [CAMERAS[0], CAMERAS[2]] {
                let rest = |cube: &Cube| painted(&Picture { scheme, ..Picture::of(cube) }, 1.0, &camera);
                let picture = Picture { scheme, ..turning(&before, turn) };
                assert_eq!(painted(&picture, 0.0, &camera), rest(&before), "{turn:?}");
                assert_eq!(painted(&picture, 1.0, &camera), rest(&before.turned(turn)), "{turn:?}");
                // A finger that holds the layer a quarter away shows the same as the cube a quarter on.
                let quarters = f64::from(turn.quarters());
                let turning = Some(Turning::held(turn.layers(), turn.face(), quarters));
                let held = Picture { scheme, turning, ..Picture::of(&before) };
                assert_eq!(painted(&held, 0.4, &camera), rest(&before.turned(turn)), "{turn:?}");
            }
        }
    }
}

#[test]
fn at_rest_three_faces_are_seen() {
    let picture = Picture::of(&cube("R U R' U'"));
    let scene = cube_alone(&picture, 1.0, &Camera::STANDARD, ROOM);
    assert_eq!(ids(&scene, FACELET).len(), 27);
    let is_colour = |shape: &&Flat| matches!(shape, Flat::Polygon(p) if matches!(p.fill, Some(Paint::Colour(..))));
    assert_eq!(scene.flatten().iter().filter(is_colour).count(), 27);
    // The shadow; a ground, a body and a sign each; and what is dark about the middle of the block, behind all that.
    assert_eq!(scene.flatten().len(), 1 + 3 * 27 + 3);
    let bodies = space::solid(&picture, 1.0, &Camera::STANDARD, ROOM).bodies;
    let all: BTreeSet<u32> = bodies.iter().flat_map(|body| &body.faces).filter_map(|face| Some(face.id?.a)).collect();
    assert_eq!((bodies.len(), all), (26, (0..54).collect()));
}

#[test]
fn colours_that_are_no_cube_are_shown_too() {
    let mut colours = [None; FACELETS];
    colours[4] = Some(Face::Down);
    colours[0] = Some(Face::Down);
    let picture = Picture { ringed: vec![8], ..Picture::of_colours(colours) };
    let bodies = space::solid(&picture, 1.0, &Camera::STANDARD, ROOM).bodies;
    let faces: Vec<_> = bodies.iter().flat_map(|body| &body.faces).filter(|face| face.id.is_some()).collect();
    let with = |look: FaceLook| faces.iter().filter(|face| face.look == look).count();
    assert_eq!((with(FaceLook::Bare(7)), with(FaceLook::Glyph(3))), (52, 2));
    let ringed: Vec<Option<Id>> = faces.iter().filter(|face| face.mark == Mark::Lit).map(|face| face.id).collect();
    assert_eq!(ringed, [Some(facelet_id(8))]);
}

/// Every corner lies in a part of the room.
pub fn check_inside(scene: &Scene, corner: Point, room: Room, what: &str) {
    for shape in scene.flatten() {
        let [low, high] = match &shape {
            // A shadow is soft: it may leave the room.
            Flat::Polygon(polygon) if polygon.fill == Some(Paint::Shadow) => continue,
            Flat::Polygon(polygon) => bounds(&polygon.points),
            Flat::Line(_) | Flat::Segments(_) => bounds(shape.points()),
            Flat::Label(label) if label.plane.is_some() => [label.at; 2],
            Flat::Label(label) => written(&label.text, label.at, label.size, label.anchor),
        };
        let (end, slack) = (corner + point(room.width, room.height), 0.01);
        let inside = low.x >= corner.x - slack && low.y >= corner.y - slack;
        assert!(inside && high.x <= end.x + slack && high.y <= end.y + slack, "{what}: {shape:?}");
    }
}

#[test]
fn the_cube_is_never_cut_off() {
    for camera in (0..40).map(|i| Camera { yaw: f64::from(i) * 0.7, pitch: f64::from(i % 7) * 0.48 - 1.44 }) {
        for turn in ["R", "U", "F", "E", "x"] {
            let picture = turning(&Cube::SOLVED, turns(turn)[0]);
            for room in ROOMS {
                check_inside(&cube_alone(&picture, 0.5, &camera, room), point(0.0, 0.0), room, turn);
            }
        }
    }
}

#[test]
fn the_parts_of_a_drawing_fill_its_room_and_do_not_overlap() {
    let cube = cube("R U R' U' F");
    let picture = Picture::of(&cube);
    let position = cube.position();
    let camera = Camera::STANDARD;
    for room in ROOMS.into_iter().chain([Room { width: 1400.0, height: 420.0 }]) {
        let (rest, flat) = (Arrangement::Alone, point(0.0, 0.0));
        assert_eq!(cube_room(rest, room), room);
        check_inside(&cube_alone(&picture, 1.0, &camera, room), flat, room, "cube");
        let scenes = [
            (Arrangement::Net, cube_and_net(&picture, 1.0, &camera, room)),
            (Arrangement::Group, group(&picture, 1.0, (&position, &[]), &WORDS, &camera, room)),
        ];
        for (arrangement, scene) in scenes {
            let (of_cube, (beside, corner)) = parts(arrangement, room);
            let (x, y) = (corner.x + beside.width, corner.y + beside.height);
            assert_eq!((x, y), (room.width, room.height));
            let mut alone = scene.clone();
            alone.shapes.truncate(1);
            check_inside(&alone, flat, of_cube, "cube");
            let mut others = scene;
            // The net of the group stands with the cube in its part, where it has room.
            if arrangement == Arrangement::Group && ids(&others, FACELET).contains(&(0, 1)) {
                let own = cube_room(arrangement, room);
                let corner = if own.width < of_cube.width { point(own.width, 0.0) } else { point(0.0, own.height) };
                let rest = Room { width: of_cube.width - corner.x, height: of_cube.height - corner.y };
                let mut net = net::scene(&picture, 1, rest);
                net.shapes = others.shapes.split_off(others.shapes.len() - net.shapes.len());
                check_inside(&net, corner, rest, "net");
            }
            others.shapes.remove(0);
            check_inside(&others, corner, beside, &format!("{arrangement:?} in {room:?}"));
        }
    }
}

/// The smallest side of the facelets of the nets of a scene; the signs on them are smaller.
fn smallest_of_nets(scene: &Scene) -> f64 {
    let mut sides: BTreeMap<(u32, u32), f64> = BTreeMap::new();
    for shape in scene.flatten() {
        let Flat::Polygon(Polygon { id: Some(id), points, .. }) = shape else { continue };
        if id.kind == FACELET && id.b > 0 {
            let size = |of: fn(&Point) -> f64| {
                let all = points.iter().map(of);
                all.clone().fold(f64::MIN, f64::max) - all.fold(f64::MAX, f64::min)
            };
            let side = sides.entry((id.a, id.b)).or_default();
            *side = side.max(size(|point| point.x).min(size(|point| point.y)));
        }
    }
    assert!(!sides.is_empty());
    sides.into_values().fold(f64::MAX, f64::min)
}

/// The drawing's room in a window of 1366x768 and in one of 1920x1080, where everything is a quarter larger.
#[test]
fn nets_are_large_enough_for_a_class() {
    let cube = cube("R U R' U' F");
    let picture = Picture::of(&cube);
    let (position, camera) = (cube.position(), Camera::STANDARD);
    for (room, of_laboratory, of_group, of_both) in [
        (Room { width: 690.0, height: 540.0 }, 15.0, 17.0, 17.0),
        (Room { width: 890.0, height: 690.0 }, 21.0, 21.0, 22.0),
    ] {
        let nets = laboratory(&picture, 1.0, [&picture; 3], ["X", "T", "X T X′ T′"], &camera, room);
        let group = group(&picture, 1.0, (&position, &[]), &WORDS, &camera, room);
        let both = cube_and_net(&picture, 1.0, &camera, room);
        let sizes = [nets, group, both].map(|scene| smallest_of_nets(&scene));
        let least = [of_laboratory, of_group, of_both];
        assert!(sizes.iter().zip(least).all(|(&size, least)| size >= least && size < 60.0), "{sizes:?} in {room:?}");
    }
}

#[test]
fn every_facelet_of_a_net_has_its_place() {
    let picture = Picture::of(&cube("R U2 D' B D'"));
    for room in [ROOMS[0], ROOMS[1], ROOMS[2], Room { width: 120.0, height: 90.0 }] {
        let scene = net::scene(&picture, 1, room);
        check_inside(&scene, point(0.0, 0.0), room, "net");
        // A net is pointed at like the cube, but does not turn: its ids have a part of their own.
        let all: Vec<(u32, u32)> = (0..54).map(|facelet| (facelet, 1)).collect();
        assert_eq!(ids(&scene, FACELET), all);
        let flat = scene.flatten();
        for shape in &flat {
            match shape {
                Flat::Polygon(Polygon { id: Some(id), points, fill: Some(Paint::Colour(..)), .. }) => {
                    assert_eq!(hit(&flat, middle(points)), Some(*id));
                }
                Flat::Label(label) => assert!(label.size >= 11.0, "{label:?}"),
                _ => {}
            }
        }
    }
    // Its middle column: the top above the front above the bottom.
    let flat = net::scene(&picture, 1, ROOM).flatten();
    let of = |face: Face| {
        let at = flat.iter().find_map(|shape| match shape {
            Flat::Polygon(p) if p.id == Some(Id { b: 1, ..facelet_id(facelet::centre(face)) }) => {
                Some(middle(&p.points))
            }
            _ => None,
        });
        at.expect("drawn")
    };
    let [up, right, front, down, left, back] = Face::ALL.map(of);
    assert!(up.y < front.y && front.y < down.y && (up.x - front.x).abs() + (down.x - front.x).abs() < 1e-9);
    assert!(left.x < front.x && front.x < right.x && right.x < back.x && (left.y - back.y).abs() < 1e-9);
}

/// Cycles of these lengths, every small cube turned on its way.
fn of_lengths(corners: &[usize], edges: &[usize]) -> Position {
    let goes = |lengths: &[usize]| {
        let mut goes = Vec::new();
        for &length in lengths {
            let first = goes.len();
            goes.extend((0..length).map(|at| first + (at + 1) % length));
        }
        goes
    };
    Position::new(&goes(corners), &goes(edges), &[1; 8], &[1; 12]).expect("a permutation each")
}

#[test]
fn cycles_lie_in_their_room_and_apart() {
    let mut positions = vec![
        Position::SOLVED,
        of_lengths(&[1; 8], &[1; 12]),
        of_lengths(&[2; 4], &[2; 6]),
        of_lengths(&[3, 3, 2], &[3; 4]),
        of_lengths(&[4, 4], &[4, 4, 4]),
        of_lengths(&[5, 3], &[5, 5, 2]),
        of_lengths(&[6, 1, 1], &[6, 6]),
        of_lengths(&[7, 1], &[7, 4, 1]),
        of_lengths(&[8], &[12]),
        of_lengths(&[1; 8], &[12]),
        of_lengths(&[8], &[1; 12]),
        cube("R U R' U'").position(),
        cube("R").position(),
    ];
    let mut dice = Dice::new(3, 0);
    positions.extend((0..80).map(|_| random::assembled(&mut dice)));
    for position in &positions {
        for (room, spelling) in ROOMS.into_iter().flat_map(|room| [(room, Spelling::Field), (room, Spelling::Text)]) {
            check_cycles(position, spelling, room);
        }
    }
}

fn check_cycles(position: &Position, spelling: Spelling, room: Room) {
    let what = format!("{position:?} in {room:?}");
    let scene = cycles::scene(position, &[], spelling, &WORDS, room);
    check_inside(&scene, point(0.0, 0.0), room, &what);
    let moved: Vec<(u32, u32)> = Place::every()
        .filter(|&cubie| !position.is_home(cubie))
        .map(|cubie| (cubie_id(cubie).a, cubie_id(cubie).b))
        .collect();
    assert_eq!(ids(&scene, CUBIE), moved, "{what}");
    let count = Kind::ALL.map(|kind| casse_tete::puzzle::cube::cycles::cycles(position, kind).len());
    assert_eq!(ids(&scene, CYCLE).len(), count[0] + count[1], "{what}");
    let (mut nodes, mut labels) = (vec![], vec![]);
    let flat = scene.flatten();
    for shape in &flat {
        match shape {
            Flat::Polygon(polygon) if polygon.id.is_some_and(|id| id.kind == CUBIE) => {
                nodes.push((polygon.id, bounds(&polygon.points)));
            }
            Flat::Label(label) => {
                assert!(label.size >= 11.0, "{what}: {label:?}");
                labels.push((label.id, written(&label.text, label.at, label.size, label.anchor)));
            }
            _ => {}
        }
    }
    // How far two rectangles overlap.
    let meet = |[a, b]: [Point; 2], [c, d]: [Point; 2]| (b.x.min(d.x) - a.x.max(c.x)).min(b.y.min(d.y) - a.y.max(c.y));
    for (index, &(id, node)) in nodes.iter().enumerate() {
        let centre = middle(&node);
        assert_eq!(hit(&flat, centre), id, "{what}");
        for &(_, other) in &nodes[..index] {
            let (apart, sides) = (centre - middle(&other), node[1] - node[0]);
            let is_round = id.is_some_and(|id| id.a == 0);
            let clear = if is_round { apart.x.hypot(apart.y) } else { apart.x.abs().max(apart.y.abs()) };
            assert!(clear > sides.x + 2.0, "{what}: {id:?}");
        }
        for &(of, label) in labels.iter().filter(|(of, _)| *of != id) {
            // How far the words reach into the node; a round one reaches less far aslant.
            let nearest = point(centre.x.clamp(label[0].x, label[1].x), centre.y.clamp(label[0].y, label[1].y));
            let away = (centre.x - nearest.x).hypot(centre.y - nearest.y);
            let is_round = id.is_some_and(|id| id.a == 0);
            let over = if is_round { (node[1].x - node[0].x) / 2.0 - away } else { meet(node, label) };
            assert!(over < 1.5, "{what}: {id:?} and {of:?} {label:?}");
        }
    }
    for (index, &(of, label)) in labels.iter().enumerate() {
        for &(other, before) in &labels[..index] {
            assert!(meet(label, before) < 1.0, "{what}: {of:?} {label:?} and {other:?} {before:?}");
        }
    }
}

#[test]
fn what_is_lit_is_ringed_in_the_diagram() {
    let cube = cube("R U R' U'");
    let position = cube.position();
    let all: Vec<Place> = Place::every().collect();
    let ringed = |lit: &[Place]| {
        let scene = cycles::scene(&position, lit, Spelling::Field, &WORDS, ROOM);
        let is_ringed = |shape: &&Flat| matches!(shape, Flat::Polygon(p) if p.stroke.is_some_and(|stroke| stroke.paint == Paint::Accent));
        scene.flatten().iter().filter(is_ringed).count()
    };
    assert_eq!([ringed(&[]), ringed(&[Place::new(Kind::Edge, 1)]), ringed(&all)], [0, 1, 7]);
}

#[test]
fn ids_are_read_back() {
    for kind in [FACELET, CUBIE, CYCLE] {
        let id = Id::new(kind, 1, 3);
        assert_eq!(read(&id.to_string()), Some(id));
    }
    for cubie in Place::every() {
        assert_eq!(cubie_of(cubie_id(cubie)), Some(cubie));
    }
    for text in ["", "facelet", "facelet-1", "facelet-x-1", "cell-1-4"] {
        assert_eq!(read(text), None, "{text}");
    }
    for id in [Id::new(CUBIE, 0, 8), Id::new(CUBIE, 1, 12), Id::new(CUBIE, 2, 0), Id::new(CYCLE, 0, 0)] {
        assert_eq!(cubie_of(id), None);
    }
}

/// Where a facelet is drawn when its layer is turned by this number of quarter turns.
fn drawn(facelet: usize, layers: Layers, face: Face, quarters: f64, camera: &Camera) -> Point {
    let picture = Picture { turning: Some(Turning::held(layers, face, quarters)), ..Picture::of(&Cube::SOLVED) };
    let solid = space::solid(&picture, 1.0, camera, ROOM);
    for body in &solid.bodies {
        for (face, normal) in body.faces.iter().zip(NORMALS) {
            if face.id == Some(facelet_id(facelet)) {
                return solid.project(body.centre + body.turn.apply(normal) * 0.5);
            }
        }
    }
    panic!("facelet {facelet} is not there")
}

#[test]
fn a_facelet_that_is_pulled_along_its_row_turns_its_layer() {
    let scale = space::scale(ROOM);
    let mut seen = BTreeSet::new();
    for camera in CAMERAS {
        for (a, _) in ids(&cube_alone(&Picture::of(&Cube::SOLVED), 1.0, &camera, ROOM), FACELET) {
            let facelet = a as usize;
            seen.insert(facelet);
            for turn in Turn::all().filter(|turn| turn.quarters() == 1) {
                let point = facelet::point(facelet);
                let is_beside =
                    facelet::face(facelet) != turn.face() && facelet::face(facelet) != turn.face().opposite();
                let is_alone = matches!(turn.layers(), Layers::Outer | Layers::Middle);
                if !is_alone || !is_beside || !turn.layers().include(turn.face(), point) {
                    continue;
                }
                // The way from one end of the quarter in which it passes the middle of its side to the other.
                let at = |quarters: f64| drawn(facelet, turn.layers(), turn.face(), quarters, &camera);
                let row = facelet::dot(facelet::point(facelet), facelet::face(facelet).normal());
                assert_eq!(row, 2);
                let aside = row_offset(facelet, turn);
                let (from, to) = (at(-aside - 0.2), at(-aside + 0.2));
                let pull = to - from;
                let length = pull.x.hypot(pull.y);
                let what = format!("facelet {facelet}, {turn:?}, {camera:?}");
                for sense in [1.0, -1.0] {
                    let pull = casse_tete::geometry::point(sense * pull.x, sense * pull.y);
                    let grasp = grasp(facelet, pull, &camera, scale);
                    assert_eq!((grasp.layers, grasp.face), (turn.layers(), turn.face()), "{what}");
                    let further = casse_tete::geometry::point(2.0 * pull.x, 2.0 * pull.y);
                    let quarters = grasp.quarters(pull);
                    assert!(quarters * sense > 0.0 && grasp.quarters(further) * sense > quarters * sense, "{what}");
                    // It follows the finger, but for rows that run towards the eye.
                    if length > 0.3 * scale {
                        assert!((0.2..0.6).contains(&quarters.abs()), "{what}: {quarters}");
                    }
                }
                let grasp = grasp(facelet, pull, &camera, scale);
                let snapped = [0.4, 0.6, 1.4, 1.6, -0.4, -0.6]
                    .map(|quarters| grasp.snapped(quarters).map(|turn| (turn.layers(), turn.face(), turn.quarters())));
                let of = |quarters: u8| Some((turn.layers(), turn.face(), quarters));
                assert_eq!(snapped, [None, of(1), of(1), of(2), None, of(3)]);
            }
        }
    }
    assert_eq!(seen.len(), FACELETS);
}

/// The angle from the middle of its side to a facelet, about the axis of a turn, in clockwise quarter turns.
fn row_offset(facelet: usize, turn: Turn) -> f64 {
    let outwards = space::vector(facelet::face(facelet).normal());
    let axis = space::vector(turn.face().normal());
    let along = outwards.cross(axis);
    let at = space::vector(facelet::point(facelet));
    (at.dot(along) / 1.5).atan() / (TAU / 4.0)
}
