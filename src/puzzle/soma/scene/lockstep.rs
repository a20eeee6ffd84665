//! Searches side by side: for each of them its rules and its picture.

use super::picture::Picture;
use super::space;
use crate::puzzle::soma::PieceSet;
use crate::scene::beside::{SceneName, side_by_side};
use crate::scene::{Camera, Id, Room, Scene};

/// The picture of a search at its step.
#[derive(Clone, Debug)]
pub struct RunPicture {
    /// Its rules.
    pub name: &'static str,
    /// Whether it is the search about which the page speaks.
    pub is_told: bool,
    /// The pieces in place, and the placement just tried.
    pub picture: Picture,
}

/// The pictures, their pieces `apart` by so many edges of a cell. Part k of a cell is that in the picture of the search k, from 1.
pub fn scene(runs: &[RunPicture], apart: f64, camera: &Camera, room: Room, pieces: &PieceSet) -> Scene {
    let names: Vec<SceneName<'_>> = runs.iter().map(|run| (run.name, run.is_told)).collect();
    side_by_side(&names, room, |index, room| {
        let mut scene = space::scene(&runs[index].picture, apart, 1.0, camera, room, pieces);
        scene.rename(|id| Id { b: index as u32 + 1, ..id });
        scene
    })
}
