//! The French texts of the argument about the solutions of the cube.

use crate::text::Lang;
use crate::text::soma::proof::ProofTexts;

const L: Lang = Lang::Fr;

fn corners(count: usize) -> String {
    L.counted(count as u64, "coin", "coins")
}

/// The verb with what is filled: French says « n’occupe aucun coin ».
fn fills(count: usize) -> String {
    if count == 0 { "n’occupe aucun coin".to_string() } else { format!("occupe {}", corners(count)) }
}

pub const PROOF: ProofTexts = ProofTexts {
    corners: |count| {
        format!(
            "Le cube a {count} coins, marqués 1. D’un coin à l’autre on avance de deux cases\u{a0}: c’est une classe de (x, y, z) modulo 2."
        )
    },
    most: |piece, most| format!("Où que soit {piece}, elle occupe {} au plus.", corners(most)),
    total: |sum, total, corners| {
        format!(
            "Ensemble au plus {sum} = {total}, pour {corners} coins\u{a0}: exactement une pièce occupe un coin de moins qu’elle ne pourrait. C’est la pièce déficiente."
        )
    },
    never: |piece, counts| {
        let counts = counts.iter().map(|&(count, placements)| format!("{} dans {placements} placements", fills(count)));
        format!(
            "{piece} {}\u{a0}: jamais un seul de moins qu’elle ne pourrait, donc elle n’est jamais déficiente.",
            counts.collect::<Vec<_>>().join(", ")
        )
    },
    along: |piece, most, placements| {
        format!(
            "Donc {piece} occupe {} dans toute solution\u{a0}: elle est le long d’une arête, dans un de {placements} placements.",
            corners(most)
        )
    },
    not_central: |piece, placements, filled, most| {
        format!(
            "Dans {placements} placements {piece} a le centre, et alors {} au lieu de {most}\u{a0}: trop peu, donc elle n’y est jamais.",
            fills(filled)
        )
    },
    deficient: |piece, placements, filled| {
        format!(
            "Dans {placements} placements {piece} a le centre, et alors {}\u{a0}: si elle y est, c’est elle la pièce déficiente.",
            fills(filled)
        )
    },
    checked: |classes, piece, [one, along, central]| {
        format!(
            "Vérifié sur les {classes} solutions\u{a0}: une seule pièce déficiente, comme il se doit, dans {one}\u{202f}; {piece} le long d’une arête dans {along}\u{202f}; au centre une pièce qui peut y être dans {central}."
        )
    },
    unchecked: "On compte toutes les solutions pour le vérifier.",
    name: "Preuve",
    open: "La preuve, pas à pas",
};
