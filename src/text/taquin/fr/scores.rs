//! French texts of the search for better weights of the Score.

use super::L;
use crate::text::taquin::scores::ScoresTexts;

pub(super) const SCORES: ScoresTexts = ScoresTexts {
    title: "Un meilleur Score\u{202f}?",
    about: "Les étudiants du texte cherchaient à la main un meilleur Score. Ici, on cherche les poids des cases\u{a0}: beaucoup de poids sont essayés sur les mêmes plateaux, les meilleurs sont gardés, modifiés et croisés, puis essayés à leur tour.",
    fields: ["Plateaux d’un essai", "Essais d’une génération", "Générations"],
    sources: ["Nouveaux poids", "à partir des meilleurs (évolution)", "au hasard seul"],
    run: "Chercher de meilleurs poids",
    done: |[tests, all], [generation, generations], seed| {
        format!(
            "{} sur {} faits, génération {generation} sur {generations}, graine {seed}.",
            L.number(tests),
            L.counted(all, "essai", "essais")
        )
    },
    better: |better, others| match better {
        0 => format!("Aucun des {others} autres n’est meilleur que le Score du texte."),
        1 => format!("1 des {others} autres est meilleur que le Score du texte."),
        _ => format!("{better} des {others} autres sont meilleurs que le Score du texte."),
    },
    best: |[moves, than], [expanded, more]| {
        format!(
            "Les solutions les plus courtes\u{a0}: {moves} coups au lieu de {than}. Le moins de travail\u{a0}: {expanded} feuilles développées au lieu de {more}."
        )
    },
    more_solved: |[best, text], boards| {
        format!("Les meilleurs rangent {best} plateaux sur {}, le Score du texte {text}.", L.number(boards))
    },
    columns: ["", "coups", "développées", "poids", "résolus"],
    known: ["texte", "le vôtre"],
    take: |name| format!("Prendre les poids de {name}"),
    compare: "Comparer les méthodes et formules choisies sur ces plateaux",
    hint: "Moyennes des plateaux d’un essai. Meilleur\u{a0}: plus de plateaux résolus\u{202f}; ou autant, sans solutions plus longues ni plus de feuilles développées. On ne dessine que les essais qui en ont résolu le plus. Une recherche arrivée à sa limite n’a pas résolu son plateau. La même graine donne les mêmes essais.",
    plot: [
        "Feuilles développées",
        "coups en moyenne",
        "Chaque ligne vaut dix fois plus. Plein\u{a0}: aucun autre essai n’a de solutions plus courtes avec moins de feuilles développées. Les numéros sont ceux du tableau. Les méthodes et les formules y figurent une fois comparées sur ces plateaux.",
    ],
};
