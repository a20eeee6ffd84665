//! The French texts about files.

use super::L;
use crate::puzzle::soma::LARGEST_BOX;
use crate::puzzle::soma::figure::MOST_CELLS;
use crate::puzzle::soma::pieces::{MOST_KINDS, MOST_PIECES};
use crate::puzzle::soma::xmpuzzle::{FileFault, LARGEST, MOST_PROBLEMS, ProblemFault, ShapeFault};
use crate::text::soma::files::FilesTexts;
use crate::text::visible;

/// These texts.
pub const FILES: FilesTexts = FilesTexts {
    open: "Ouvrir un fichier de casse-tête…",
    opened: |pieces, cubes, number, all| {
        let which =
            if all > 1 { format!(" C’est le problème {number} sur {all} du fichier.") } else { String::new() };
        let [pieces, cubes] = [L.counted(pieces as u64, "pièce", "pièces"), L.counted(cubes as u64, "cube", "cubes")];
        format!("Le fichier est ouvert\u{a0}: {pieces}, {cubes}.{which}")
    },
    problem: "Problème du fichier",
    skipped: |number, fault| format!("Problème {number}\u{a0}: {}.", problem(fault)),
    fault,
    save: "Enregistrer un fichier, imprimer les pièces en 3D",
    kinds: [
        "Enregistrer pour BurrTools (.xmpuzzle)",
        "Pièces pour une imprimante 3D\u{a0}: OpenSCAD",
        "Pièces pour une imprimante 3D\u{a0}: STL",
    ],
    turning_lost: "Un fichier de BurrTools ne dit pas que les pièces peuvent être retournées en miroir, ou ne peuvent pas être renversées\u{a0}: ouvert de nouveau, il les laisse tourner de toutes les façons.",
    sizes: ["Arête d’un cube (mm)", "Jeu (mm)"],
    hint: "Chaque face extérieure est en retrait de la valeur du jeu\u{a0}: entre deux pièces voisines il y a le double.",
    comments: [
        "arête d’un cube, en mm",
        "retrait de chaque face extérieure, en mm",
        "Un bloc de cubes\u{a0}: son coin et ses côtés, comptés en cubes.",
    ],
    name: "pieces",
};

fn fault(fault: &FileFault) -> String {
    match fault {
        FileFault::Damaged => {
            "On ne peut pas lire ce fichier\u{a0}: il est abîmé, compressé d’une manière que le navigateur ne connaît pas, ou la page n’a pas de réseau.".into()
        }
        FileFault::TooLong => format!(
            "Ce fichier est trop grand\u{a0}: décompressé, il peut avoir {} millions de caractères au plus.",
            LARGEST / 1_000_000
        ),
        FileFault::Xml(line) => format!("Ce fichier est abîmé\u{a0}: la ligne {line} n’est pas du XML."),
        FileFault::DocumentType => {
            "Ce fichier déclare un type de document, ce que ne fait jamais un fichier de BurrTools.".into()
        }
        FileFault::NoPuzzle => "Ce n’est pas un fichier de BurrTools (.xmpuzzle).".into(),
        FileFault::Grid => {
            "Les cases de ce puzzle ne sont pas des cubes\u{a0}: on ne peut ouvrir que des puzzles faits de cubes.".into()
        }
        FileFault::NoProblem => {
            "Ce fichier a des formes, mais aucun problème qui dise quelles pièces doivent remplir quelle figure.".into()
        }
        FileFault::Problems(faults) => match &faults[..] {
            [only] => format!("On ne peut pas ouvrir le problème de ce fichier\u{a0}: {}.", problem(only)),
            [first, ..] if faults.len() == MOST_PROBLEMS => format!(
                "Aucun des {MOST_PROBLEMS} premiers problèmes de ce fichier ne peut être ouvert. Le premier\u{a0}: {}.",
                problem(first)
            ),
            [first, ..] => {
                format!("On ne peut ouvrir aucun problème de ce fichier. Le premier\u{a0}: {}.", problem(first))
            }
            [] => String::new(),
        },
    }
}

fn problem(fault: &ProblemFault) -> String {
    match fault {
        ProblemFault::NoResult => "il n’a pas de résultat".into(),
        ProblemFault::NoPieces => "il n’a pas de pièces".into(),
        ProblemFault::NoShape(Some(shape)) => format!("il nomme la forme {shape}, qui n’est pas dans le fichier"),
        ProblemFault::NoShape(None) => "une de ses pièces ne nomme pas de forme".into(),
        ProblemFault::Range(number) => {
            format!("il ne fixe pas combien de fois la forme {number} est utilisée, et il n’y a pas un seul nombre qui remplisse son résultat")
        }
        ProblemFault::Shape(number, fault) => format!("la forme {number} {}", shape(fault)),
        ProblemFault::Colours => "ses couleurs limitent les places des pièces de plus de façons que des cases noires et blanches ne peuvent le dire".into(),
        ProblemFault::TooManyPieces => format!("il a plus de {MOST_PIECES} pièces, ou plus de {MOST_KINDS} pièces différentes"),
        ProblemFault::Volume { pieces, figure, open } => {
            let least = if *open > 0 { format!("de {} à ", figure - open) } else { String::new() };
            format!("ses pièces ont {} ensemble, son résultat en a {least}{figure}", L.counted(*pieces as u64, "cube", "cubes"))
        }
    }
}

fn shape(fault: &ShapeFault) -> String {
    match fault {
        ShapeFault::Sides => "a une boîte dont les côtés manquent ou sont hors limites".into(),
        ShapeFault::Sign(cell, found) => format!("a le signe «\u{a0}{}\u{a0}» à la case {cell}", visible(*found)),
        ShapeFault::Length { found, wanted } => {
            let cells = L.counted(*wanted as u64, "case", "cases");
            if found > wanted {
                format!("a plus de signes qu’il n’y a de cases dans sa boîte ({cells})")
            } else {
                format!("n’a que {} pour {cells}", L.counted(*found as u64, "signe", "signes"))
            }
        }
        ShapeFault::Variable => "est une pièce avec des cases qui peuvent être pleines ou vides (+)".into(),
        ShapeFault::Empty => "est vide".into(),
        ShapeFault::TooLarge => format!(
            "est trop grande\u{a0}: une figure ou une pièce a {MOST_CELLS} cubes au plus, dans une boîte de {} cases au plus",
            L.number(LARGEST_BOX as u64)
        ),
        ShapeFault::FallsApart => "est en morceaux\u{a0}: ses cubes ne tiennent pas ensemble par des faces".into(),
    }
}
