//! The French texts beside the search.

use crate::text::Lang;
use crate::text::soma::beside::BesideTexts;

const L: Lang = Lang::Fr;

pub const BESIDE: BesideTexts = BesideTexts {
    tree: "Arbre",
    branch: [
        "La branche en cours",
        "Une ligne est un niveau\u{a0}: un trait pour chaque placement de sa pièce ou de sa case, dans l’ordre des essais. Une ligne dont la pièce est placée ramène à l’étape où elle l’a été.",
    ],
    fates: ["convient", "intersection", "parité", "îlots", "pas encore essayé"],
    level: |level, tried, all, [fit, intersection, parity, islands]| {
        format!(
            "Niveau {level}\u{a0}: {}\u{202f}; essayés\u{a0}: {tried}\u{202f}; convenables\u{a0}: {fit}\u{202f}; écartés par l’intersection\u{a0}: {intersection}, par la parité\u{a0}: {parity}, par les îlots\u{a0}: {islands}.",
            L.counted(all as u64, "placement", "placements")
        )
    },
    back: "Retour à l’étape où cette pièce a été placée.",
    judged: "Les règles ont été changées en chemin\u{a0}: ici tous les placements sont jugés selon les règles en usage à cette étape.",
    saved: |rule, trials, more| {
        let rule = ["La règle de parité", "La règle des îlots"][rule.min(1)];
        let more = if more { "plus de " } else { "" };
        let trials = L.counted(trials, "essai", "essais");
        format!(
            "{rule} vient d’épargner {more}{trials}\u{a0}: sans elle, la recherche sous ce placement en demanderait autant et ne trouverait rien."
        )
    },
    also: "La règle de parité n’a rien épargné ici\u{a0}: sans elle, la règle des îlots écarterait ce placement.",
    widths: ["Largeur de l’arbre jusqu’à cette étape", "essais"],
    cover: [
        "cou\u{ad}ver\u{ad}ture exacte",
        "Couverture exacte\u{a0}: c’est toujours le tour de la case, ou de la pièce, à laquelle il reste le moins de placements, quels que soient l’ordre et les règles. «\u{a0}Le plus contraint d’abord\u{a0}», sous l’ordre, la montre étape par étape.",
    ],
    covered: |trials, placed| {
        format!(
            "Couverture exacte\u{a0}: {} (chaque placement essayé convient)\u{202f}; {}.",
            L.counted(trials, "essai", "essais"),
            L.counted(placed, "solution placée", "solutions placées")
        )
    },
    lockstep: [
        "Côte à côte",
        "La même recherche sous plusieurs jeux de règles, qui avancent du même pas\u{202f}; chacune garde ses règles depuis la première étape. Plus une règle écarte de placements, plus chaque étape règle de cas.",
        "Deux\u{a0}: aucune, les deux",
        "Quatre jeux de règles",
    ],
    heads: ["sans règle", "îlots", "parité", "îlots et parité"],
    told: |rules| format!("Il s’agit de la recherche «\u{a0}{rules}\u{a0}»."),
    apart: "Il s’agit de la recherche de la page, qui n’est pas dessinée ici.",
    lockstep_table: ["Côte à côte à cette étape", "règles", "nœuds", "solutions", "réglé"],
    decided: "Réglé\u{a0}: la part de tous les assemblages (chaque pièce n’importe où) qui ont été essayés, ou écartés avec un placement.",
    not_beyond: |step| format!("Côte à côte, les recherches s’arrêtent à l’étape {}.", L.number(step)),
};
