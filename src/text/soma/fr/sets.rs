//! The French texts about other sets of pieces.

use super::L;
use crate::puzzle::soma::KnownSet;
use crate::text::soma::SetsTexts;

/// These texts.
pub const SETS: SetsTexts = SetsTexts {
    label: "Jeu de pièces",
    names: [
        "Cube Soma, 3 × 3 × 3",
        "Cube Bedlam, 4 × 4 × 4",
        "Cube Tetris, 4 × 4 × 4",
        "Pentaminos, 6 × 10",
        "Pentaminos, 5 × 12",
        "Pentaminos, 4 × 15",
        "Pentaminos, 3 × 20",
        "Pentaminos, 3 × 4 × 5",
        "Pentaminos, 2 × 5 × 6",
        "Pentaminos, 2 × 3 × 10",
        "Conway, 5 × 5 × 5",
        "Slothouber-Graatsma",
        "Cube diabolique, 3 × 3 × 3",
        "Cube de Mikusiński, 3 × 3 × 3",
        "Casse-tête de la demi-heure, 3 × 3 × 3",
        "Tétracubes, 2 × 4 × 4",
        "Échiquier brisé, 8 × 8",
    ],
    origins: [
        (
            KnownSet::Mikusinski,
            "Le cube de Jan Mikusiński, dans Hugo Steinhaus, Mathematical Snapshots, 1950. Aucune liste de ses pièces n’a été trouvée\u{a0}: de tous les jeux faits d’un L, des deux vis et de trois pièces de cinq cubes, celui-ci est le seul, à une réflexion près, qui ait ce qu’on en a publié.",
        ),
        (
            KnownSet::BrokenChessboard,
            "Un échiquier brisé en douze pentominos et un carré, d’après Henry Dudeney (The Canterbury Puzzles, 1907), avec des couleurs choisies pour cette page\u{a0}: reconstituez-le, pour que cases noires et blanches alternent.",
        ),
    ],
    own: "Un autre jeu",
    begin: |pieces, cells| {
        format!(
            "{pieces} pièces doivent remplir {cells} cases. Le bouton «\u{a0}Toutes les solutions d’un coup\u{a0}» lance la recherche."
        )
    },
    kept: "Des parties de cette recherche avaient déjà été faites\u{a0}; leurs résultats étaient gardés sur cet appareil.",
    searching: "Le moteur de remplissage cherche toutes les solutions.",
    first: "La première trouvée est montrée.",
    stopped: "La recherche a été arrêtée\u{202f}; elle peut reprendre d’ici.",
    so_far: |nodes, solutions| {
        format!(
            "Dans les parties terminées, il a placé {} et trouvé {}.",
            L.counted(nodes, "pièce", "pièces"),
            L.counted(solutions, "solution à symétrie près", "solutions à symétrie près")
        )
    },
    underestimated: "Des marches au hasard avaient estimé pour toute la recherche moins de pièces qu’il n’en est déjà posé\u{a0}: peu d’entre elles passent par les plus grandes branches.",
    estimate: |nodes, [low, high]| {
        format!(
            "Des marches au hasard estiment la recherche entière à environ {nodes} pièces (intervalle à 95\u{a0}%\u{a0}: de {low} à {high})\u{202f}; l’estimation est souvent trop basse, car peu de marches passent par les plus grandes branches."
        )
    },
    nodes: |nodes| {
        format!("Le moteur de remplissage a placé {} pour les trouver toutes.", L.counted(nodes, "pièce", "pièces"))
    },
    listed: |listed| format!("{} d’entre elles sont gardées et peuvent être regardées.", L.number(listed)),
    equal: "Les pièces égales ne sont pas distinguées.",
};
