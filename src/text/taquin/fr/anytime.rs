//! French texts of both ends of a distance.

use super::L;
use crate::text::taquin::anytime::EndsTexts;

pub(super) const ENDS: EndsTexts = EndsTexts {
    heading: ["Entre deux nombres", "Chercher les deux bouts"],
    about: "Personne ne sait dire vite combien de coups il faut à un tel plateau. Mais une recherche peut trouver des solutions de plus en plus courtes pendant qu’une autre prouve que moins de coups ne suffisent pas\u{a0}: la réponse est entre les deux nombres.",
    hopeless: "Ce plateau ne peut pas être remis en ordre\u{a0}: il n’y a pas de nombre à chercher.",
    searching: "On cherche une première solution …",
    between: |bound, moves, quotient| {
        format!(
            "Il faut à ce plateau au moins {bound} et au plus {moves} coups\u{a0}: la solution trouvée est au plus {quotient} fois aussi longue qu’une plus courte."
        )
    },
    met: |moves| {
        format!(
            "Les deux bouts se rejoignent\u{a0}: {}, on ne peut pas faire plus court.",
            L.counted(moves, "coup", "coups")
        )
    },
    plot: [
        "Coups trouvés et prouvés",
        "largeur du faisceau, tour par tour",
        "solution trouvée",
        "prouvé\u{a0}: au moins",
        "pas encore connu",
    ],
    play: |moves| format!("Jouer les {} sur le plateau", L.counted(moves, "coup", "coups")),
    none: [
        "Personne ne connaît les distances",
        "de tous les plateaux de cette taille.",
        "Cherchez les deux bouts de celui-ci.",
    ],
    table: ["Tour par tour", "largeur", "coups", "prouvé", "créés", "ko"],
    explained: [
        "En haut, deux recherches en faisceau, l’une depuis le plateau, l’autre à rebours depuis le but. Elles descendent niveau par niveau comme la recherche en largeur, mais ne gardent que les plateaux les plus prometteurs, autant que leur largeur. Elles ne manquent donc jamais de mémoire, mais peuvent perdre le meilleur chemin\u{202f}; ce que l’une perd, l’autre peut le trouver. Chaque tour double la largeur. ko\u{a0}: la mémoire occupée au plus par une des recherches, en milliers d’octets.",
        "En bas, un approfondissement itératif avec la distance de Manhattan et les conflits linéaires. Un tour qui finit sans solution prouve qu’aucune n’est aussi courte. Chaque tour peut créer deux fois plus de plateaux.",
        "Chaque solution et chaque borne ont été calculées ici, dans votre navigateur\u{202f}; les nombres ne dépendent pas du nombre de workers. La recherche s’arrête quand les deux bouts se rejoignent ou après le dernier tour\u{202f}; on peut l’arrêter avant et la reprendre.",
    ],
};
