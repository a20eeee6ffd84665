//! French texts about the search in which the fewest choices come first.

use super::L;
use crate::text::program::TrialTexts;
use crate::text::soma::fewest::FewestTexts;

pub(super) const FEWEST: FewestTexts = FewestTexts {
    switch: (
        "Le plus contraint d’abord",
        "À chaque niveau vient la case, ou la pièce, à laquelle il reste le moins de placements (couverture exacte). L’ordre ci-dessus dit seulement quelle pièce est essayée d’abord sur une case.",
    ),
    begin: "Rien n’est encore placé. À chaque niveau vient la case, ou la pièce, à laquelle il reste le moins de placements.",
    next: |item, count| {
        let item = match item {
            Ok(cell) => format!("la case {cell}"),
            Err(piece) => format!("la pièce {piece}"),
        };
        match count {
            0 => format!("Plus rien ne convient pour {item}\u{a0}: c’est une impasse, on revient en arrière."),
            1 => format!("Vient ensuite {item}\u{a0}: un seul placement lui convient."),
            _ => format!(
                "Vient ensuite {item}\u{a0}: {} lui conviennent, et rien n’en a moins.",
                L.counted(u64::from(count), "placement", "placements")
            ),
        }
    },
    cell: |number| format!("case {number}"),
    level: "niveau",
    decided: "Réglé\u{a0}: la part de l’arbre, si les choix d’un nœud ont des parts égales.",
    program: TrialTexts {
        enter: "remplir(k)\u{a0}:",
        each: "pour chaque placement p de la case ou de la pièce qui en a le moins",
        choose: "mettre la pièce en place p",
        tests: &[
            "si une de ses cases est déjà remplie",
            "si un îlot ne peut pas être rempli",
            "si la parité des cases vides est impossible",
        ],
        drop: "la retirer\u{a0}: placement suivant",
        whole: "si c’était la dernière pièce",
        solution: "noter la solution",
        deeper: "sinon remplir(k + 1)",
        back: "revenir au niveau k − 1",
        values: ["k", "p"],
    },
};
