//! The French texts about other sets of pieces.

use super::L;
use crate::text::soma::SetsTexts;

/// These texts.
pub const SETS: SetsTexts = SetsTexts {
    label: "Jeu de pièces",
    names: [
        "Soma\u{a0}: 7 pièces, 3 × 3 × 3",
        "Cube Bedlam\u{a0}: 13 pièces, 4 × 4 × 4",
        "Cube Tetris\u{a0}: 12 pièces, 4 × 4 × 4",
        "Pentaminos, 6 × 10",
        "Pentaminos, 5 × 12",
        "Pentaminos, 4 × 15",
        "Pentaminos, 3 × 20",
        "Pentaminos, boîte de 3 × 4 × 5",
        "Pentaminos, boîte de 2 × 5 × 6",
        "Pentaminos, boîte de 2 × 3 × 10",
        "Blocs de Conway\u{a0}: 18 pièces, 5 × 5 × 5",
        "Slothouber et Graatsma\u{a0}: 9 pièces, 3 × 3 × 3",
        "Cube diabolique\u{a0}: 6 pièces, 3 × 3 × 3",
    ],
    own: "Un autre jeu",
    begin: |pieces, cells| {
        format!(
            "{pieces} pièces doivent remplir {cells} cases. Le bouton «\u{a0}Toutes les solutions d’un coup\u{a0}» lance la recherche."
        )
    },
    searching: "Le moteur de remplissage cherche toutes les solutions.",
    stopped: "La recherche a été arrêtée\u{202f}; elle peut reprendre d’ici.",
    so_far: |nodes, solutions| {
        format!(
            "Dans les parties terminées, il a placé {} et trouvé {}.",
            L.counted(nodes, "pièce", "pièces"),
            L.counted(solutions, "solution à symétrie près", "solutions à symétrie près")
        )
    },
    estimate: |nodes, least, most| {
        format!(
            "D’après 300 marches au hasard, la recherche entière place environ {nodes} pièces (un tel intervalle contient le vrai nombre 95 fois sur 100\u{a0}: de {least} à {most})."
        )
    },
    nodes: |nodes| {
        format!("Le moteur de remplissage a placé {} pour les trouver toutes.", L.counted(nodes, "pièce", "pièces"))
    },
    equal: "Les pièces égales ne sont pas distinguées.",
};
