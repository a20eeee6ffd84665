//! The French texts about the colours of cells.

use super::L;
use crate::puzzle::soma::tint::Tint;
use crate::text::soma::tints::TintsTexts;
use crate::text::soma::why::Scope;

pub const TINTS: TintsTexts = TintsTexts {
    brush: "Couleur des cases",
    names: ["Aucune", "Noire", "Blanche", "Peut rester vide"],
    cell: ["", ", noire", ", blanche", ", peut rester vide"],
    hints: [
        "Les couleurs sont une règle\u{a0}: une case noire d’une pièce ne peut pas venir sur une case blanche de la figure, ni une blanche sur une noire. Une case sans couleur va avec les deux.",
        "Une case de la figure marquée d’un plus peut être remplie ou rester vide. Là où aucune pièce ne vient, la recherche pose un trou\u{a0}: une pièce d’une seule de ces cases.",
    ],
    gaps: |gaps, letters| match gaps {
        1 => format!("Une case reste vide\u{a0}: la recherche y pose une pièce d’une case, le trou {letters}."),
        _ => {
            format!("{gaps} cases restent vides\u{a0}: la recherche y pose des pièces d’une case, les trous {letters}.")
        }
    },
    chequer: "En échiquier",
    most: |tint, found, most, scope| {
        let (pieces, left) =
            if scope == Scope::Rest { ("Les pièces qui restent", " restantes") } else { ("Les pièces", "") };
        let found = match tint {
            Tint::White => L.counted(found as u64, "case blanche", "cases blanches"),
            Tint::Open => {
                return format!(
                    "{pieces} laissent {found} cases vides\u{202f}; le nombre de cases{left} qui peuvent rester vides est {most}."
                );
            }
            _ => L.counted(found as u64, "case noire", "cases noires"),
        };
        format!("{pieces} ont {found}\u{202f}; le nombre de cases{left} qui peuvent recevoir cette couleur est {most}.")
    },
    refused: |cells| format!("du noir viendrait sur du blanc en {cells}"),
};
