//! The drawing of the laboratory: the cube and its three nets.

use super::cube_scenes::{ROOM, bounds, check_inside, cube};
use super::snapshots::drawing;
use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::cube::scene::{Arrangement, FACELET, Picture, Places, cube_room, laboratory, laboratory_rooms};
use casse_tete::puzzle::cube::{Cube, Place};
use casse_tete::scene::{Camera, Flat, Room};
use casse_tete::text::Lang;

#[test]
fn the_laboratory_with_what_is_moved() {
    let texts = ["R' D R", "U", "R' D R U R' D' R U'"];
    let pictures = texts.map(|text| {
        let cube = cube(text);
        let position = cube.position();
        let blank = Places::of(&cube, Place::every().filter(|&cubie| position.is_home(cubie)));
        Picture { blank, ..Picture::of(&cube) }
    });
    let captions = ["X", "T", "X T X' T'"];
    let scene = laboratory(&pictures[2], 1.0, [0, 1, 2].map(|net| &pictures[net]), captions, &Camera::STANDARD, ROOM);
    drawing::check("the_laboratory_with_what_is_moved", &scene);
}

#[test]
fn captions_of_the_laboratory_keep_apart_on_phones() {
    let picture = Picture::of(&Cube::SOLVED);
    for lang in Lang::ALL {
        for captions in lang.cube().laboratory.nets {
            // The drawing of a telephone, in the large type of the projector's theme.
            let room = Room { width: 275.0, height: 330.0 };
            let scene = laboratory(&picture, 1.0, [&picture; 3], captions, &Camera::STANDARD, room);
            let mut written: Vec<[Point; 2]> = vec![];
            for caption in captions {
                let label = scene.flatten().into_iter().find_map(|flat| match flat {
                    Flat::Label(label) if label.text == caption => Some(label),
                    _ => None,
                });
                let label = label.expect("a caption");
                // A letter of this type is about half as wide as high.
                let half = point(0.26 * label.size * caption.chars().count() as f64, label.size / 2.0);
                let [low, high] = [label.at - half, label.at + half];
                assert!(low.x >= 0.0 && high.x <= room.width, "{caption}: {low:?} to {high:?}");
                let apart = |other: &[Point; 2]| {
                    high.x <= other[0].x || other[1].x <= low.x || high.y <= other[0].y || other[1].y <= low.y
                };
                assert!(written.iter().all(apart), "{caption}");
                written.push([low, high]);
            }
        }
    }
}

/// The side of the coloured part of a facelet in the nets of the laboratory, whose parts are where they belong.
fn cell_of_laboratory(room: Room) -> f64 {
    let picture = Picture::of(&cube("R U R' U' F"));
    let scene = laboratory(&picture, 1.0, [&picture; 3], ["X", "T", "X T"], &Camera::STANDARD, room);
    let rooms = laboratory_rooms(room);
    for (index, (own, corner)) in rooms.into_iter().enumerate() {
        let (right, down) = (corner.x + own.width, corner.y + own.height);
        assert!(corner.x >= 0.0 && corner.y >= 0.0 && right <= room.width + 1e-9 && down <= room.height + 1e-9);
        for (other, at) in &rooms[..index] {
            let beside = at.x + other.width <= corner.x + 1e-9 || right <= at.x + 1e-9;
            assert!(beside || at.y + other.height <= corner.y + 1e-9 || down <= at.y + 1e-9, "{room:?}: {rooms:?}");
        }
    }
    let (of_cube, corner) = rooms[0];
    assert_eq!((corner, cube_room(Arrangement::Laboratory, room)), (point(0.0, 0.0), of_cube));
    let mut alone = scene.clone();
    alone.shapes.truncate(1);
    check_inside(&alone, corner, of_cube, "cube");
    let mut cell = f64::MAX;
    for (net, (own, corner)) in rooms.into_iter().enumerate().skip(1) {
        let is_of = |shape: &Flat| match shape {
            Flat::Polygon(polygon) => polygon.id.is_some_and(|id| id.kind == FACELET && id.b == net as u32),
            _ => false,
        };
        let facelets: Vec<Vec<Point>> = (scene.flatten().into_iter().filter(is_of))
            .filter_map(|shape| if let Flat::Polygon(polygon) = shape { Some(polygon.points) } else { None })
            .collect();
        let [low, high] = bounds(&facelets.concat());
        assert!(low.x >= corner.x && high.x <= corner.x + own.width, "{room:?}, net {net}");
        assert!(low.y >= corner.y && high.y <= corner.y + own.height, "{room:?}, net {net}");
        // The signs of the colours are smaller.
        let widths = facelets.iter().map(|points| bounds(points)[1].x - bounds(points)[0].x);
        cell = cell.min(widths.fold(0.0, f64::max));
    }
    cell
}

#[test]
fn the_nets_of_the_laboratory_are_as_large_as_the_room_lets_them() {
    // Drawings of windows of 390x844, 1366x768, 1440x900, 1920x1080, and of 1920x1080 for a class.
    for ([width, height], least) in [
        ([370.0, 380.0], 10.0),
        ([640.0, 420.0], 14.0),
        ([640.0, 480.0], 15.0),
        ([700.0, 560.0], 15.0),
        ([1_120.0, 780.0], 16.0),
        ([1_900.0, 800.0], 25.0),
    ] {
        let cell = cell_of_laboratory(Room { width, height });
        assert!(cell >= least, "{width}x{height}: {cell}");
    }
    // High and wide rooms.
    for [width, height] in [[275.0, 330.0], [300.0, 700.0], [1_400.0, 420.0], [120.0, 90.0]] {
        cell_of_laboratory(Room { width, height });
    }
}
