//! The French texts beside the search.

use crate::text::Lang;
use crate::text::soma::beside::BesideTexts;

const L: Lang = Lang::Fr;

pub const BESIDE: BesideTexts = BesideTexts {
    tree: "Arbre",
    branch: [
        "La branche en cours",
        "Une ligne est un niveau\u{a0}: un trait pour chaque placement de sa pièce, dans l’ordre des essais. Une ligne dont la pièce est placée ramène à l’étape où elle l’a été.",
    ],
    fates: ["convient", "intersection", "parité", "îlots", "pas encore essayé"],
    level: |level, tried, all, [fit, intersection, parity, islands]| {
        format!(
            "Niveau {level}\u{a0}: {}, {tried} essayés\u{202f}; {fit} conviennent, écartés par intersection {intersection}, par la parité {parity}, par les îlots {islands}.",
            L.counted(all as u64, "placement", "placements")
        )
    },
    back: "Retour à l’étape où cette pièce a été placée.",
    judged: "Les règles ont été changées en chemin\u{a0}: ici tous les placements sont jugés selon les règles actuelles.",
    saved: |rule, trials, more| {
        let rule = ["La règle de parité", "La règle des îlots"][rule.min(1)];
        let more = if more { "plus de " } else { "" };
        let trials = L.counted(trials, "essai", "essais");
        format!(
            "{rule} vient d’épargner {more}{trials}\u{a0}: sans elle, la recherche sous ce placement les ferait et ne trouverait rien."
        )
    },
    also: "La règle de parité n’a rien épargné ici\u{a0}: sans elle, la règle des îlots écarterait ce placement.",
    widths: ["Largeur de l’arbre jusqu’à cette étape", "essais"],
    cover: [
        "couv. exacte",
        "Couverture exacte\u{a0}: c’est toujours le tour de la case, ou de la pièce, à laquelle il reste le moins de placements, quels que soient l’ordre et les règles. Elle est comptée, et non montrée étape par étape.",
    ],
    covered: |trials, dead_ends, placed| {
        format!(
            "Couverture exacte\u{a0}: {}, tous de placements qui conviennent\u{202f}; {}, une case ou une pièce n’avait plus de placement\u{202f}; {}.",
            L.counted(trials, "essai", "essais"),
            L.counted(dead_ends, "fois", "fois"),
            L.counted(placed, "solution placée", "solutions placées")
        )
    },
    lockstep: [
        "Côte à côte",
        "La même recherche sous plusieurs jeux de règles, chaque étape en même temps. Plus les règles écartent, plus une étape décide.",
        "Deux\u{a0}: aucune, les deux",
        "Quatre jeux de règles",
    ],
    heads: ["sans règle", "îlots", "parité", "îlots et parité"],
    told: |rules| {
        format!("Il s’agit de la recherche «\u{a0}{rules}\u{a0}»\u{202f}; les autres en sont à la même étape.")
    },
    lockstep_table: ["Côte à côte à cette étape", "règles", "nœuds", "solutions", "décidé"],
    not_beyond: "Côte à côte, les recherches s’arrêtent à l’étape 2\u{202f}000\u{202f}000.",
};
