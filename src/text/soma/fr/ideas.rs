//! French texts about the ideas of the packing engine.

use super::L;
use crate::text::soma::ideas::IdeasTexts;

pub(super) const IDEAS: IdeasTexts = IdeasTexts {
    heading: "Ce que chaque idée du moteur épargne",
    about: |most| {
        format!(
            "Toute la recherche encore une fois, chaque fois sans une des idées ou avec une de plus, comptée en pièces posées. Une recherche est abandonnée après {} pièces.",
            L.number(most)
        )
    },
    button: "Comparer les idées",
    columns: ["recherche", "pièces posées", "rapport"],
    names: [
        "telle quelle",
        "sans le moins de choix d’abord",
        "sans le choix d’une pièce",
        "sans les tailles des îlots",
        "sans la symétrie",
        "avec l’équilibre des couleurs",
        "avec les tables d’îlots",
    ],
    more: |most| format!("plus de {}", L.number(most)),
    ideas: [
        "Le moins de choix d’abord\u{a0}: continuer par la case que le moins de placements peuvent remplir. Sans cela, par la première case vide.",
        "Le choix d’une pièce\u{a0}: quand une pièce a moins de placements possibles que toute case, continuer par cette pièce.",
        "Les tailles des îlots\u{a0}: abandonner quand un îlot de cases vides a une taille qu’aucune réunion de pièces restantes n’a.",
        "La symétrie\u{a0}: poser une pièce d’abord, dans un seul des placements que les symétries de la figure échangent entre eux.",
        "L’équilibre des couleurs\u{a0}: abandonner quand les pièces restantes ne peuvent pas faire l’écart entre les couleurs des cases vides, coloriées en damier. Pas employé\u{a0}: il coûte plus qu’il n’épargne.",
        "Les tables d’îlots\u{a0}: abandonner quand aucun groupe de pièces restantes ne remplit un îlot d’au plus 12 cases. Pas employées, pour la même raison.",
    ],
    same: |placed| {
        format!(
            "Toutes les recherches menées à bout ont trouvé le même nombre de solutions placées\u{a0}: {}.",
            L.number(placed)
        )
    },
};
