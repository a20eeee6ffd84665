//! French texts of the comparison of methods on many boards.

use super::L;
use crate::text::taquin::series::SeriesTexts;

pub(super) const SERIES: SeriesTexts = SeriesTexts {
    title: "Sur beaucoup de plateaux",
    kinds: ["plateaux tirés par la graine", "les cent plateaux de Korf (1985)"],
    boards: "Plateaux",
    entrants: |entrants| match entrants {
        0 | 1 => format!("{entrants} méthode participe"),
        _ => format!("{entrants} méthodes participent"),
    },
    run: "Comparer sur beaucoup de plateaux",
    done: |boards, all, seed| {
        let of = format!("{} sur {} cherchés par toutes", L.number(boards), L.counted(all, "plateau", "plateaux"));
        match seed {
            Some(seed) => format!("{of}, graine {seed}."),
            None => format!("{of}."),
        }
    },
    solved: "résolus",
    every: "Chaque résultat (CSV)",
    board: ["numéro", "plateau"],
    hint: |most| {
        format!(
            "Moyennes des plateaux que toutes ont cherchés. Coups et écart\u{a0}: de ceux qui sont résolus\u{202f}; l’écart est connu si une méthode qui trouve toujours le plus court participe. La même graine donne les mêmes plateaux et les mêmes comptes. ko\u{a0}: la mémoire de la recherche qui en a occupé le plus. ms\u{a0}: millisecondes d’une recherche sur cet appareil. L’approfondissement itératif abandonne après {} plateaux créés\u{202f}; la recherche compte alors jusque-là, et non comme résolue.",
            L.number(most)
        )
    },
    means: [
        "Configurations créées",
        "coups en moyenne",
        "Chaque ligne vaut dix fois plus. On ne dessine que les méthodes qui ont tout résolu. Plein\u{a0}: aucune autre n’a de solutions plus courtes avec moins de configurations.",
    ],
    single: [
        "Configurations créées",
        "coups",
        "Chaque ligne vaut dix fois plus. On ne dessine que les méthodes qui ont remis le plateau en ordre. Plein\u{a0}: aucune autre n’a de solution plus courte avec moins de configurations.",
    ],
};
