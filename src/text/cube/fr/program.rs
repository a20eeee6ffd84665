//! French words of the programs of the Hungarian cube.

use crate::text::cube::{ProductProgramTexts, RuleTexts, RuleWhyTexts};

/// The solution face first.
pub const RULES: RuleTexts = RuleTexts {
    each: "pour chaque phase, jusqu’à ce que le cube soit en ordre\u{a0}: croix, sommets, deuxième couronne",
    hold: "si sa face n’est pas dessus, tourner le cube",
    not_in_order: "tant qu’un petit cube de la phase n’est pas en ordre",
    can: "si on peut mettre c, l’un d’eux, en ordre sans défaire le reste",
    away: "si c n’est pas à sa place",
    raise: "l’y amener",
    turned: "si c est mal orienté",
    rotate: "le tourner sur place",
    lower: "sinon en sortir un, qui attend ailleurs",
    helps: "si un mouvement du dessus rend paire la permutation des sommets, ou en place davantage",
    layer: "tourner la dernière couronne",
    left: [
        "tant qu’un sommet du dessus n’est pas à sa place",
        "tant qu’une arête du dessus n’est pas à sa place",
        "tant qu’un sommet est mal orienté",
        "tant qu’une arête est mal orientée",
    ],
    commute: [
        "commutateur\u{a0}: trois sommets en cycle",
        "commutateur\u{a0}: trois arêtes en cycle, ou deux échanges",
        "commutateur\u{a0}: deux sommets tournent",
        "commutateur\u{a0}: deux arêtes se retournent",
    ],
    solved: "le cube est en ordre",
    values: ["phase", "c", "suite", "mouvement"],
    why: RuleWhyTexts {
        on_top: |colour, there| format!("Le centre {colour} {} dessus.", if there { "est" } else { "n’est pas" }),
        left: |cubies| {
            cubies.map_or("Il n’en reste aucun.".to_string(), |cubies| format!("Il reste\u{a0}: {cubies}."))
        },
        can: |cubie| format!("On le peut pour {cubie}."),
        cannot: |cubies| format!("Pour aucun de {cubies}\u{a0}: chacun est dans cette couronne, mal mis."),
        at: |cubie, at, home| match at == home {
            true => format!("{cubie} est à sa place."),
            false => format!("{cubie} est en {at}, sa place est {home}."),
        },
        turned: |cubie, wrong| format!("{cubie} est {} orienté.", if wrong { "mal" } else { "bien" }),
        helps: [
            "La permutation est paire, et aucun mouvement ne place plus de sommets.",
            "Un mouvement rend la permutation paire, ou place plus de sommets.",
        ],
    },
};

/// The position after an algorithm.
pub const PRODUCT: ProductProgramTexts = ProductProgramTexts {
    start: "P = [σ, M] ← position de départ",
    each_turn: "pour chaque mouvement t = [τ, m]\u{a0}: P ← P · t",
    each_cubie: "pour chaque petit cube i que t change",
    at: "j ← σ(i)",
    place: "σ(i) ← τ(j)",
    index: "M(i) ← M(i) + m(j) modulo 3\u{202f}; arête\u{a0}: M(i) × m(j)",
    one: "n ← 1",
    each_cycle: "pour chaque cycle C de P",
    length: "ℓ ← longueur de C",
    turned: "si un tour de C laisse ses petits cubes mal orientés",
    rounds: "ℓ ← 3 ℓ\u{202f}; arêtes\u{a0}: 2 ℓ",
    multiple: "n ← ppcm(n, ℓ)",
    order: "l’ordre de P est n",
    why: [
        "Après ℓ fois, ses petits cubes sont revenus, bien orientés.",
        "Après ℓ fois, ses petits cubes sont revenus, mais mal orientés.",
    ],
};
