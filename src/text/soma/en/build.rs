//! The English texts about building a figure in space.

use crate::text::soma::build::BuildTexts;

pub const BUILD: BuildTexts = BuildTexts {
    clicks: "A click on the drawing",
    choices: ["adds a cube", "takes one away"],
    face: |face, removes| match (removes, face) {
        (true, _) => "a click takes it away",
        (_, 0) => "a click adds a cube in front",
        (_, 1) => "a click adds a cube on the right",
        (_, 2) => "a click adds a cube behind",
        (_, 3) => "a click adds a cube on the left",
        (_, 4) => "a click adds a cube below",
        _ => "a click adds a cube on top",
    },
};
