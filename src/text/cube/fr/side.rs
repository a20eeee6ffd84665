//! All methods side by side in French.

use crate::text::Lang;
use crate::text::cube::side::SideTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::Fr;

/// The texts of all methods side by side.
pub const SIDE: SideTexts = SideTexts {
    events: EventTexts {
        solution: "Le dernier cube est en ordre",
        new_level: "Un cube de plus est en ordre",
        levels: ["cube en ordre", "cubes en ordre"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["pas", "mouvements, au minimum", "mouvements, au maximum"],
    names: ["une face d’abord", "chaîne", "peu de mouvements", "le moins possible"],
    caption: |name, made, all| format!("{name}\u{a0}: {} sur {}", L.number(made), L.number(all)),
    working: |name| format!("Au travail\u{a0}: {name}…"),
    before: |[stages, chain, short, optimal]| {
        format!(
            "Le même cube, quatre chemins\u{a0}: {} par une face d’abord, {chain} par la chaîne, {short} en deux phases, {optimal} pour le plus court. Jouez\u{a0}: tous font un mouvement à la fois.",
            L.counted(stages, "mouvement", "mouvements")
        )
    },
    after: |turns, done| {
        let made = format!("Après {}", L.counted(turns, "pas", "pas"));
        if done.is_empty() {
            format!("{made}, aucun cube n’est encore en ordre.")
        } else {
            format!("{made}, en ordre\u{a0}: {}.", done.join(", "))
        }
    },
    columns: ["méthode", "mouvements", "de plus que le minimum"],
    table: "Mouvements de chaque méthode",
    knows: [
        "Elle connaît quelques commutateurs et ce que chacun laisse en place. On peut l’apprendre\u{a0}; elle ne regarde jamais en avant.",
        "Elle connaît, pour chacun de quatre sous-groupes, le plus court chemin vers le suivant. Chaque étape est la plus courte possible, le tout ne l’est pas.",
        "Elle connaît deux tables pour deux phases, et essaie beaucoup de premières phases. Elle approche du minimum sans pouvoir dire si elle y est.",
        "Elle connaît une table de ce qu’il faut au moins, et ne laisse rien de côté qui pourrait être plus court. Elle seule démontre sa réponse.",
    ],
};
