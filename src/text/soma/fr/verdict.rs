//! The French texts about figures that cannot be built.

use crate::text::soma::verdict::VerdictTexts;

pub const VERDICT: VerdictTexts = VerdictTexts {
    hopeless: "On ne peut pas construire cette figure\u{a0}: la recherche essaiera tout sans rien trouver.",
    see_figure: "La vue Figure dit pourquoi.",
    none_with_reason: "Il n’y a pas de solution. La vue Figure en donne une raison\u{202f}; la recherche, qui a tout essayé, n’en trouve pas non plus.",
    known: "D’autres programmes ne trouvent pas de solution non plus.",
};
