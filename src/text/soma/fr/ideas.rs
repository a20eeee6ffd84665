//! French texts about the ideas of the packing engine.

use super::L;
use crate::text::soma::ideas::IdeasTexts;

pub(super) const IDEAS: IdeasTexts = IdeasTexts {
    heading: "Ce que chaque idée du moteur épargne",
    about: |most| {
        format!(
            "Toute la recherche encore une fois, chaque fois sans une des idées, comptée en pièces posées. Une recherche est abandonnée après {} pièces.",
            L.number(most)
        )
    },
    button: "Compter en retirant une idée à la fois",
    columns: ["sans", "pièces posées", "rapport"],
    names: [
        "rien\u{a0}: toutes les idées",
        "le moins de choix d’abord",
        "le choix d’une pièce",
        "les tailles des îlots",
        "la symétrie",
    ],
    more: |most| format!("plus de {}", L.number(most)),
    ideas: [
        "Le moins de choix d’abord\u{a0}: continuer par la case que le moins de placements peuvent remplir. Sans cela, par la première case vide.",
        "Le choix d’une pièce\u{a0}: quand une pièce a moins de placements possibles que toute case, continuer par cette pièce.",
        "Les tailles des îlots\u{a0}: abandonner quand un îlot de cases vides a une taille qu’aucune réunion de pièces restantes n’a.",
        "La symétrie\u{a0}: poser une pièce d’abord, dans un seul des placements que les symétries de la figure échangent entre eux.",
    ],
    same: |placed| {
        format!(
            "Toutes les recherches menées à bout ont trouvé le même nombre de solutions placées\u{a0}: {}.",
            L.number(placed)
        )
    },
};
