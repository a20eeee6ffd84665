//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::puzzle::soma::scene::hand::{self, HandPicture};
use crate::scene::{Camera, Room, Scene};

/// Building by hand.
#[inline(never)]
pub fn hand(picture: &HandPicture, camera: &Camera, room: Room) -> Scene {
    hand::scene(picture, camera, room)
}
