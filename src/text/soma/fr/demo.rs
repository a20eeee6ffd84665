//! The French texts about the examples.

use crate::text::Lang;
use crate::text::soma::demo::DemoTexts;

const L: Lang = Lang::Fr;

pub const DEMO: DemoTexts = DemoTexts {
    islands: "Le montrer sur le banc",
    islands_words: "V au milieu du banc laisse un îlot de 9 cases et un de 15\u{a0}: aucun des deux n’est un multiple de quatre.",
    parities: ["Noires moins blanches, de toutes les façons", "somme"],
    possible: |balance, possible, all| {
        format!(
            "Cette figure a {balance}\u{a0}: {} sur {all}, {} ✓, {} cette somme.",
            L.counted(possible, "ligne", "lignes"),
            L.plural(possible as u64, "marquée", "marquées"),
            L.plural(possible as u64, "donne", "donnent"),
        )
    },
};
