//! French texts of a race of methods.

use super::L;
use crate::text::taquin::race::RaceTexts;

pub(super) const RACE: RaceTexts = RaceTexts {
    begin: "Qui remet le plateau en ordre avec le moins de feuilles, qui en le moins de coups\u{202f}? Pariez, puis lancez.",
    at: |moment| format!("Instant {} de l’horloge.", L.number(moment)),
    found: |letter, moves, steps| {
        format!("{letter}\u{a0}: {} après {}.", L.counted(moves, "coup", "coups"), L.counted(steps, "pas", "pas"))
    },
    over: |letters, moves, first, steps| {
        format!(
            "La plus courte\u{a0}: {letters}, {}. La première\u{a0}: {first}, après {}.",
            L.counted(moves, "coup", "coups"),
            L.counted(steps, "pas", "pas")
        )
    },
    none: "Toutes sont terminées, aucune n’a trouvé de solution.",
    counted: [
        |expanded| L.counted(expanded, "développée", "développées"),
        |created| L.counted(created, "créée", "créées"),
        |nodes| L.counted(nodes, "nœud", "nœuds"),
    ],
    solution: |moves| format!("trouvé\u{a0}: {}", L.counted(moves, "coup", "coups")),
    bound: |bound| format!("prouvé\u{a0}: au moins {}", L.counted(bound, "coup", "coups")),
    state: [
        "cherche …",
        "pas de solution",
        "arrêtée à sa limite",
        "la formule n’a pas de valeur",
        "ses nœuds sont préparés …",
    ],
    counters: ["la plus courte trouvée", "prouvé\u{a0}: au moins"],
    chart: [
        "Coups prouvés et trouvés",
        "feuilles développées, dix fois plus à chaque marque",
        "prouvé\u{a0}: aucune solution n’est plus courte",
        "solution",
    ],
    who: ["Qui participe", "De deux à quatre"],
    clocks: ["Une horloge pour toutes", "pas\u{a0}: chacune en fait un", "temps\u{a0}: chacune en a autant"],
    measuring: "On mesure le temps d’un pas\u{202f}; d’ici là, chacune fait un pas.",
    pace: |steps| {
        format!(
            "Mesuré sur cet appareil\u{a0}: pas dans le temps que la plus rapide met pour 1\u{202f}000\u{a0}: {steps}."
        )
    },
    table: ["La course en chiffres", "méthode", "dévelop\u{ad}pées", "créées", "prouvé", "coups", "écart"],
    open: "Les voir courir",
    hints: [
        "Un clic sur un arbre le montre seul, au même pas.",
        "Un arbre s’arrête à 200\u{202f}000 nœuds, l’approfondissement itératif aussi.",
    ],
    about: [
        "Les méthodes gloutonnes ne regardent que ce qui semble rester\u{a0}: leur arbre est un fil mince qui plonge, trouve tôt quelque chose et ne prouve rien.",
        "A* ajoute les coups joués. Son arbre s’élargit\u{202f}; mais dès qu’il prend une feuille, aucune solution n’est plus courte que la somme de cette feuille, et sa première solution est une des plus courtes.",
        "IDA* ne garde qu’un chemin. Il recommence à chaque borne, compte plusieurs fois les mêmes plateaux et n’a presque pas besoin de mémoire.",
    ],
};
