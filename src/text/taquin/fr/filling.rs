//! French texts of a small pattern database while it is filled.

use super::L;
use crate::text::taquin::filling::FillingTexts;

pub(super) const FILLING: FillingTexts = FillingTexts {
    heading: ["Comment on fait une telle table", "En voir une petite se remplir", "Retour aux bornes"],
    tiles: ["première pièce", "deuxième pièce"],
    table: |first, second| format!("Grande case\u{a0}: où est {first}. Dedans\u{a0}: où est {second}"),
    placement: |moves| format!("à {} de chez elles", L.counted(moves, "coup", "coups")),
    begin: "Les deux pièces sont chez elles\u{a0}: 0 coup. On part de là, à reculons.",
    step: |moves, new, known| {
        format!(
            "À {}\u{202f}; la case vide se promène sur les cases teintées sans rien coûter. Une des deux pièces bouge\u{a0}: {} à {}. {} en tout.",
            L.counted(moves, "coup", "coups"),
            L.counted(new, "nouvelle position", "nouvelles positions"),
            L.counted(moves + 1, "coup", "coups"),
            L.number(known)
        )
    },
    done: |all, most, more, by| {
        format!(
            "Les {} positions sont connues\u{202f}; la plus lointaine demande {}. {} demandent plus que les distances de Manhattan, {} de plus au maximum.",
            L.number(all),
            L.counted(most, "coup", "coups"),
            more,
            by
        )
    },
    pointed: |moves| match moves {
        Some(moves) => L.counted(moves, "coup", "coups"),
        None => "pas encore connu".to_string(),
    },
    columns: ["coups", "positions"],
    about: [
        "Les autres pièces sont ici toutes pareilles. Il y a donc peu de positions\u{a0}: la table a un nombre pour chacune.",
        "La recherche va à reculons, depuis l’ordre vers l’extérieur, en largeur\u{a0}: ce qu’on rencontre d’abord est le plus proche. On peut revoir une position quand la case vide est enfermée de l’autre côté.",
        "Dans le cadre de la deuxième couleur\u{a0}: les deux pièces comme elles sont sur votre plateau. Son nombre est ce que la table en dit\u{a0}: autant de coups au moins.",
    ],
};
