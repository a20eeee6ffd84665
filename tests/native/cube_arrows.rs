//! The arrows that show which turn of the cube comes next.

use super::cube_scenes::{CAMERAS, ROOM};
use casse_tete::geometry::{Point, Rotation};
use casse_tete::puzzle::cube::scene::{Picture, Turning, cube_alone, space};
use casse_tete::puzzle::cube::{Cube, Face, Turn, facelet};
use casse_tete::scene::Camera;
use std::f64::consts::TAU;

#[test]
fn arrows_go_the_way_the_layers_turn() {
    for camera in CAMERAS {
        let solid = space::solid(&Picture::of(&Cube::SOLVED), 1.0, &camera, ROOM);
        let eye = camera.towards_eye() * solid.distance;
        for turn in Turn::all() {
            let arrows = space::arrows(turn, &solid);
            let (axis, mut expected) = (turn.face().normal(), 0);
            for face in Face::ALL {
                let out = space::vector(face.normal());
                let is_around = facelet::dot(face.normal(), axis) == 0;
                if !is_around || (eye - out * 1.5).dot(out) <= 0.0 {
                    continue;
                }
                for slice in -1..=1i8 {
                    let along = space::vector(axis) * f64::from(slice);
                    let steps = (0..slice.unsigned_abs()).fold(face.normal(), |point, _| {
                        if slice > 0 { point.moved(axis) } else { point.moved(turn.face().opposite().normal()) }
                    });
                    if !turn.layers().include(turn.face(), steps) {
                        continue;
                    }
                    expected += 1;
                    // The first part of the turn takes the middle of the layer's side along the arrow.
                    let centre = out * 1.51 + along;
                    let quarters = if turn.quarters() == 3 { -0.02 } else { 0.02 };
                    let rotation = Rotation::about(space::vector(axis), -TAU / 4.0 * quarters);
                    let here = solid.project(centre);
                    let way = solid.project(rotation.apply(centre)) - here;
                    let off = |arrow: &&Vec<Point>| (arrow[0] + arrow[3] + arrow[4]) * (1.0 / 3.0) - here;
                    let found =
                        arrows.iter().min_by(|a, b| off(a).x.hypot(off(a).y).total_cmp(&off(b).x.hypot(off(b).y)));
                    let arrow = found.expect("an arrow");
                    let shown = arrow[0] - (arrow[3] + arrow[4]) * 0.5;
                    let cosine = (shown.x * way.x + shown.y * way.y) / shown.x.hypot(shown.y) / way.x.hypot(way.y);
                    assert!(cosine > 0.97, "{turn:?} on {face:?}, slice {slice}: {cosine}");
                }
            }
            let heads = if turn.quarters() == 2 { 2 } else { 1 };
            assert_eq!(arrows.len(), expected * heads, "{turn:?}");
            assert!(expected >= 1, "one side of each layer is seen: {turn:?}, {camera:?}");
        }
    }
    // While a layer turns there are none.
    let turn = Turn::named('R', 1).expect("a turn");
    let mut picture = Picture { next: Some(turn), ..Picture::of(&Cube::SOLVED) };
    let count = |picture: &Picture, t: f64| cube_alone(picture, t, &Camera::STANDARD, ROOM).shapes.len();
    assert_eq!([count(&picture, 0.0), count(&picture, 1.0)], [3, 3]);
    picture.turning = Some(Turning::into_place(turn));
    assert_eq!([count(&picture, 0.5), count(&picture, 1.0)], [1, 3]);
}
