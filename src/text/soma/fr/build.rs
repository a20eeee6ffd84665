//! The French texts about building a figure in space.

use crate::text::soma::build::BuildTexts;

pub const BUILD: BuildTexts = BuildTexts {
    clicks: "Un clic sur le dessin",
    choices: ["ajoute un cube", "en retire un"],
    face: |face, removes| match (removes, face) {
        (true, _) => "un clic retire ce cube",
        (_, 0) => "un clic ajoute un cube devant",
        (_, 1) => "un clic ajoute un cube à droite",
        (_, 2) => "un clic ajoute un cube derrière",
        (_, 3) => "un clic ajoute un cube à gauche",
        (_, 4) => "un clic ajoute un cube dessous",
        _ => "un clic ajoute un cube dessus",
    },
};
