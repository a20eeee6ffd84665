//! Several scrambles at once in English.

use crate::text::cube::scrambles::ScramblesTexts;

/// The texts of several scrambles at once.
pub const SCRAMBLES: ScramblesTexts = ScramblesTexts {
    several: "Several scrambles",
    about: |top, front| {
        format!(
            "Each leads from a cube in order, {top} on top and {front} in front, to a random cube; all positions are equally likely. A worker finds a short solution and reads it backwards."
        )
    },
    cubes: "Scrambles",
    run: "Find them",
    columns: ["no.", "scramble", "turns"],
    print: "Print them…",
};
