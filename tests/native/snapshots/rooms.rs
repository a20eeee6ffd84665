//! Whether drawings stay in their rooms.

use casse_tete::scene::Scene;

/// Every point of a drawing is finite and inside its room, except for a margin.
pub fn check_inside(scene: &Scene, margin: f64, what: &str) {
    let room = scene.room;
    for shape in scene.flatten() {
        for at in shape.points() {
            let across = (-margin..=room.width + margin).contains(&at.x);
            assert!(across && (-margin..=room.height + margin).contains(&at.y), "{what}: {at:?} outside {room:?}");
        }
    }
}
