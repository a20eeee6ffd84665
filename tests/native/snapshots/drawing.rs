//! Snapshots of drawings.
//!
//! A snapshot is the text form of a scene: a line for each thing that is drawn, with a checksum of its points. So the differences
//! that a failed test prints say which things are new, gone, of another look, or elsewhere.
//!
//! Each test also writes its drawing as a picture into `target/tmp/drawings`: `NAME.svg` if the snapshot agrees, else `NAME.new.svg`.
//! So after a change both pictures are there, if the tests ran before it too.
//!
//! The keyboard explores each of these drawings: its arrows lead from each thing to each other.
//!
//! To accept changes, look at the pictures and run `INSTA_UPDATE=always cargo test --test native`.

use casse_tete::geometry::{Point, point};
use casse_tete::scene::hit::{beside, places};
use casse_tete::scene::{Id, Palette, Scene, Theme, svg};
use std::fs;
use std::path::Path;

/// Checks that a drawing is as the snapshot of this name says.
pub fn check(name: &str, scene: &Scene) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("drawings");
    let (new, accepted) = (folder.join(format!("{name}.new.svg")), folder.join(format!("{name}.svg")));
    fs::create_dir_all(&folder).expect("a folder for the pictures");
    fs::write(&new, svg::document(scene, Palette { theme: Theme::Light, ..Palette::default() }, name))
        .expect("a picture");
    println!("The picture: {}", new.display());
    insta::with_settings!({ snapshot_path => ".", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, scene);
    });
    fs::rename(new, accepted).expect("a picture");
    check_walks(&places(&scene.flatten()));
}

/// Checks that the arrow keys lead from each thing to each other, and that none leads back.
pub fn check_walks(things: &[(Id, Point)]) {
    let arrows = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)].map(|(x, y)| point(x, y));
    let next: Vec<Vec<usize>> = things
        .iter()
        .map(|&(id, from)| {
            let step = |&arrow: &Point| {
                let to = beside(things, Some(id), arrow)?;
                let index = things.iter().position(|thing| thing.0 == to).expect("a thing of the drawing");
                let way = things[index].1 - from;
                assert!(way.x * arrow.x + way.y * arrow.y >= 0.0, "from {id} to {to} by {arrow:?}");
                assert_ne!(id, to);
                Some(index)
            };
            arrows.iter().filter_map(step).collect()
        })
        .collect();
    for (start, thing) in things.iter().enumerate() {
        let (mut reached, mut waiting) = (vec![false; things.len()], vec![start]);
        while let Some(at) = waiting.pop() {
            if !std::mem::replace(&mut reached[at], true) {
                waiting.extend(&next[at]);
            }
        }
        let missed = things.iter().zip(reached).find(|(_, reached)| !reached);
        assert!(missed.is_none(), "{missed:?} is not reached from {thing:?}");
    }
}
