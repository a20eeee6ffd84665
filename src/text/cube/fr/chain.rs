//! Solutions along Thistlethwaite's chain in French.

use crate::text::Lang;
use crate::text::cube::chain::ChainTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::Fr;

/// The texts of solutions along the chain.
pub const CHAIN: ChainTexts = ChainTexts {
    events: EventTexts {
        solution: "Le cube est remis en ordre",
        new_level: "Une nouvelle étape commence",
        levels: ["étape", "étapes"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["mouvements", "mouvements de l’étape", "encore à faire"],
    looking: "Un fil de calcul remplit les tables des quatre étapes, puis y lit le chemin…",
    stage: |number| format!("étape {number}"),
    turn: |number, [turn, all], aim| format!("Étape {number}, mouvement {turn} sur {all}\u{a0}: {aim}."),
    unready: |count| format!("Pas encore prêts\u{a0}: {}.", L.counted(count, "petit cube", "petits cubes")),
    hidden: "Chaque petit cube est parmi ses quatre, mais des demi-tours ne peuvent pas encore mettre les sommets en ordre.",
    aims: [
        "toutes les arêtes sont bien orientées",
        "tous les sommets sont bien orientés, et quatre arêtes viennent dans la tranche entre {L} et {R}",
        "chaque arête vient dans sa tranche, et les sommets là où des demi-tours peuvent finir",
        "des demi-tours mettent tout en ordre",
    ],
    free: [
        "tous les mouvements",
        "quarts de tour de {L}, {R}, {F}, {B}\u{202f}; demi-tours de {U}, {D}",
        "quarts de tour de {L}, {R}\u{202f}; demi-tours des quatre autres",
        "demi-tours seulement",
    ],
    fixed: [
        "Les quarts de tour de {U} et de {D} retournent des arêtes. Sans eux, aucune arête ne se retourne plus.",
        "Les quarts de tour de {F} et de {B} tournent des sommets et sortent des arêtes de la tranche entre {L} et {R}. Sans eux, tout cela reste.",
        "Les quarts de tour de {L} et de {R} sortent des arêtes de leurs tranches et mêlent les deux ensembles de quatre sommets. Sans eux, tout cela reste.",
        "Il ne reste rien à faire.",
    ],
    tabs: ["Étapes", "Chaîne"],
    columns: ["étape", "indice", "mouvements au plus"],
    product: |all| format!("Le produit des quatre indices est le nombre de toutes les positions\u{a0}: {all}."),
    why: [
        "Thistlethwaite (1981) descend une chaîne de sous-groupes, chacun contenu dans le précédent\u{a0}: G0 > G1 > G2 > G3 > 1. Chaque étape amène le cube dans le sous-groupe suivant et n’emploie que des mouvements de celui où il est\u{a0}: rien n’est perdu.",
        "L’indice d’un sous-groupe est le nombre de ses classes\u{a0}: autant de cas qu’une étape doit distinguer. Une recherche en largeur à partir du cube en ordre les visite tous, les compte, et note combien de mouvements il faut pour chacun.",
    ],
    lengths: |most, mean| {
        format!(
            "Les tables donnent le moins de mouvements pour chaque étape, pas pour l’ensemble\u{a0}: {most} mouvements au plus, environ {mean} en moyenne. Thistlethwaite (1981), sans tables aussi grandes, avait démontré 52."
        )
    },
    terms: [
        (
            "chaîne de sous-groupes",
            "Des sous-groupes dont chacun est une partie du précédent, jusqu’au seul cube en ordre.",
        ),
        (
            "indice",
            "Le nombre de classes d’un sous-groupe\u{a0}: l’ordre du plus grand groupe divisé par celui du sous-groupe.",
        ),
    ],
};
