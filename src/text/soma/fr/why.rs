//! The French texts of the arguments that a figure cannot be built.

use crate::text::soma::why::{Scope, WhyTexts};
use crate::text::{Lang, signed};

const L: Lang = Lang::Fr;

/// How many pieces the search has placed, in brackets; nothing where it had none to place.
fn all(placed: u64) -> String {
    if placed > 0 { format!(" ({})", L.counted(placed, "pièce posée", "pièces posées")) } else { String::new() }
}

pub const WHY: WhyTexts = WhyTexts {
    hopeless: "On ne peut pas construire cette figure\u{a0}: la recherche essaiera tout sans rien trouver.",
    see_figure: "La vue Figure dit pourquoi.",
    none_with_reason: "Il n’y a pas de solution. La vue Figure en donne une raison\u{202f}; la recherche, qui a tout essayé, n’en trouve pas non plus.",
    known: "D’autres programmes ne trouvent pas de solution non plus.",
    impossible: "On ne peut pas la construire, et on le sait sans tout essayer\u{a0}:",
    exhausted: |placed, is_looked_for| {
        let all = all(placed);
        if is_looked_for {
            format!(
                "On n’a pas trouvé d’argument court, mais la recherche a tout essayé{all}\u{a0}: on ne peut pas la construire."
            )
        } else {
            format!("La recherche a tout essayé{all}\u{a0}: on ne peut pas la construire.")
        }
    },
    agrees: |placed| {
        let all = all(placed);
        format!("La recherche a tout essayé elle aussi{all}, et ne trouve rien.")
    },
    looking: "On cherche un argument court…",
    balance: |balance, reachable| {
        format!(
            "Dans ce qui reste, noires moins blanches font {}\u{202f}; les pièces qui restent peuvent faire {reachable}.",
            signed(balance)
        )
    },
    class: |cells, most, scope| {
        let pieces = if scope == Scope::Rest { "les pièces qui restent" } else { "les pièces" };
        format!("{cells} cases sont d’une même classe, et {pieces} peuvent en occuper {most} au plus.")
    },
    part: |cells, scope| {
        let cells = L.counted(cells, "case", "cases");
        if scope == Scope::Rest {
            format!(
                "Un morceau a {cells}\u{a0}: parmi les pièces qui restent, ni une, ni plusieurs réunies n’en ont exactement autant."
            )
        } else {
            format!("Un morceau a {cells}\u{a0}: ni une pièce, ni plusieurs réunies n’en ont exactement autant.")
        }
    },
    homeless: |letter, scope| {
        let any = if scope == Scope::Rest { "n’a plus aucun" } else { "n’a aucun" };
        format!("La pièce {letter} {any} placement.")
    },
    unreached: |count, cells, scope| {
        let piece = if scope == Scope::Rest { "Aucune des pièces qui restent" } else { "Aucune pièce" };
        let cell = if count == 1 { "la case" } else { "les cases" };
        format!("{piece} n’atteint {cell} {cells}, où qu’on la pose.")
    },
    weights: |sum, terms, most| {
        format!(
            "On écrit un nombre sur chaque case\u{a0}: leur somme est {sum}. Où que soient les pièces, la somme des nombres qu’elles couvrent est au plus {terms} = {most}, moins que {sum}."
        )
    },
    table: ["Ce que chaque pièce couvre au plus", "pièce", "au plus"],
    chain: |steps, forced| {
        let forced = match forced {
            0 => String::new(),
            1 => ", dont 1 forcée".to_string(),
            _ => format!(", dont {forced} forcées"),
        };
        format!(
            "De choix en choix, {}{forced}\u{a0}: chaque voie est une impasse.",
            L.counted(steps as u64, "étape", "étapes")
        )
    },
    show_reason: "Le montrer",
    begin: |steps| {
        format!(
            "À chaque étape, on pose une question à laquelle il reste peu de réponses. Après {}, toutes les voies sont des impasses.",
            L.counted(steps as u64, "étape", "étapes")
        )
    },
    of_cell: |cell, way, piece, cells| match way {
        None => format!("La case {cell} ne peut être occupée que par {piece} en {cells}."),
        Some([way, ways]) => {
            format!("Quelle pièce occupe la case {cell}\u{202f}? Voie {way} sur {ways}\u{a0}: {piece} en {cells}.")
        }
    },
    of_piece: |piece, way, cells| match way {
        None => format!("{piece} ne peut être qu’en {cells}."),
        Some([way, ways]) => format!("Où est {piece}\u{202f}? Voie {way} sur {ways}\u{a0}: {cells}."),
    },
    images: |count| {
        format!(
            "La figure est symétrique\u{a0}: ce qui suit vaut pour les {count} voies qui sont des images de celle-ci."
        )
    },
    dead: |reason| format!("Cette voie mène à une impasse. {reason}"),
    closed: "Toutes les voies sont des impasses\u{a0}: on ne peut pas construire la figure.",
    weight: |cell, weight| format!("case {cell}, poids {weight}"),
    show_forced: |piece| format!("forcée\u{a0}: montrer {piece} seule"),
    shown: ["Poids", "Chaîne"],
};
