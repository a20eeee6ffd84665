//! French words of the programs of the Hungarian cube.

use super::RuleTexts;

/// The solution face first.
pub const RULES: RuleTexts = RuleTexts {
    each: "pour chaque étape\u{a0}: croix, sommets, deuxième couronne",
    hold: "si sa face n’est pas dessus, tourner le cube",
    not_in_order: "tant qu’un petit cube de l’étape n’est pas en ordre",
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
    values: ["étape", "c", "suite", "mouvement"],
};
