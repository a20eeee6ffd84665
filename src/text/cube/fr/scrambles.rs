//! Several scrambles at once in French.

use crate::text::cube::scrambles::ScramblesTexts;

/// The texts of several scrambles at once.
pub const SCRAMBLES: ScramblesTexts = ScramblesTexts {
    several: "Plusieurs mélanges",
    about: |top, front| {
        format!(
            "Chacun mène d’un cube en ordre, {top} dessus et {front} devant, à un cube tiré au hasard\u{202f}; toutes les positions sont aussi probables. Un fil de calcul cherche une solution courte et la lit à l’envers."
        )
    },
    cubes: "Mélanges",
    run: "Les chercher",
    columns: ["n°", "mélange", "mouvements"],
    print: "Les imprimer…",
};
