//! Snapshots of drawings.
//!
//! A snapshot is the text form of a scene: a line for each thing that is drawn, with a checksum of its points. So the differences
//! that a failed test prints say which things are new, gone, of another look, or elsewhere.
//!
//! Each test also writes its drawing as a picture into `target/tmp/drawings`: `NAME.svg` if the snapshot agrees, else `NAME.new.svg`.
//! So after a change both pictures are there, if the tests ran before it too.
//!
//! To accept changes, look at the pictures and run `INSTA_UPDATE=always cargo test --test FILE`.

use casse_tete::scene::{Palette, Scene, Theme, svg};
use std::fs;
use std::path::Path;

/// Checks that a drawing is as the snapshot of this name says.
pub fn check(name: &str, scene: &Scene) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("drawings");
    let (new, accepted) = (folder.join(format!("{name}.new.svg")), folder.join(format!("{name}.svg")));
    fs::create_dir_all(&folder).expect("a folder for the pictures");
    fs::write(&new, svg::document(scene, Palette { theme: Theme::Light }, name)).expect("a picture");
    println!("The picture: {}", new.display());
    insta::with_settings!({ snapshot_path => ".", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, scene);
    });
    fs::rename(new, accepted).expect("a picture");
}
