//! The problems of a written figure, or of the way to search it, in French.

use super::L;
use crate::puzzle::soma::figure::MOST_CELLS;
use crate::puzzle::soma::pieces::{MOST_KINDS, SetFault};
use crate::puzzle::soma::{LARGEST_BOX, Problem, SIDE};
use crate::text::{capital, shorten, visible};

pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length } => {
            format!("Ce texte est beaucoup trop long pour une figure\u{a0}: {} caractères.", L.number(*length))
        }
        Problem::NoSuchFigure { found } => {
            format!("Aucune figure ne s’appelle «\u{a0}{}\u{a0}».", shorten(found))
        }
        Problem::UnknownLetter { found, layer, row, line, column } => format!(
            "«\u{a0}{}\u{a0}», colonne {column} de la {}, n’est ni une case pleine (o, ou une pièce) ni une case vide (- ou .).",
            visible(*found),
            side(layer, row, line)
        ),
        Problem::RowLength { layer, row, line, found, wanted } => {
            format!(
                "{}\u{a0}: {}, mais la première rangée en a {wanted}.",
                capital(&side(layer, row, line)),
                L.counted(*found as u64, "case", "cases")
            )
        }
        Problem::LayerRows { layer, found, wanted } => {
            format!(
                "La couche {} depuis le haut a {}, mais la première en a {wanted}.",
                layer + 1,
                L.counted(*found as u64, "rangée", "rangées")
            )
        }
        Problem::BoxTooLarge { sides: [x, y, z] } => {
            format!(
                "Le pavé est de {x} × {y} × {z}\u{a0}: aucun côté ne peut dépasser {}, et il ne peut y avoir plus de {} cases, vides comprises.",
                SIDE.end(),
                L.number(LARGEST_BOX as u64)
            )
        }
        Problem::Empty => "Aucune case n’est pleine.".to_string(),
        Problem::CubeCount { found, wanted } => {
            let off = found.abs_diff(*wanted);
            let which = if found < wanted { format!("il en manque {off}") } else { format!("{off} de trop") };
            format!(
                "La figure a {}\u{a0}: {which}, les pièces en ont {wanted}.",
                L.counted(*found as u64, "cube", "cubes")
            )
        }
        Problem::Set { found, fault } => {
            let why = match fault {
                SetFault::NoPiece(place) => format!("la pièce {place} n’est pas écrite avec o, -, . et _"),
                SetFault::FallsApart(place) => format!("les cubes de la pièce {place} ne tiennent pas ensemble"),
                SetFault::TooLarge => format!("plus de {MOST_CELLS} cubes ou plus de {MOST_KINDS} pièces différentes"),
            };
            let found = shorten(found);
            format!("«\u{a0}{found}\u{a0}» n’est ni un jeu de pièces connu, ni un jeu écrit en texte\u{a0}: {why}.")
        }
        Problem::SeveralFigures { line } => {
            format!("La ligne {line} commence une autre figure\u{a0}: collez une seule figure à la fois.")
        }
        Problem::NoSolution { letters } => format!(
            "Les cases nomment toutes les pièces, mais celles de {letters} n’ont pas la forme de la pièce\u{a0}: seule la figure est lue."
        ),
        Problem::Order { found } => {
            format!(
                "«\u{a0}{}\u{a0}» n’est pas un ordre\u{a0}: écrivez chaque pièce du jeu une fois, comme 1734562.",
                shorten(found)
            )
        }
        Problem::NoSuchRule { found } => {
            format!(
                "Il n’y a pas de règle «\u{a0}{}\u{a0}»\u{a0}: écrivez islands, parity, les deux avec une virgule, ou none.",
                shorten(found)
            )
        }
        Problem::File(fault) => (L.soma().files.fault)(fault),
        Problem::Fewest { found } => {
            format!(
                "fewest={}\u{a0}: écrivez 1 pour «\u{a0}le plus contraint d’abord\u{a0}», 0 pour l’ordre seul.",
                shorten(found)
            )
        }
        Problem::Fix { found } => {
            format!("fix={}\u{a0}: écrivez 1 pour fixer T, 0 pour ne pas la fixer.", shorten(found))
        }
    }
}

fn side(layer: &usize, row: &usize, line: &usize) -> String {
    format!("ligne {line} (couche {} depuis le haut, rangée {} depuis le fond)", layer + 1, row + 1)
}
