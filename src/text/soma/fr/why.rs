//! The French texts of the arguments that a figure cannot be built.

use crate::text::soma::why::WhyTexts;
use crate::text::{Lang, signed};

const L: Lang = Lang::Fr;

/// How many pieces the search has placed, in brackets; nothing where it had none to place.
fn all(placed: Option<u64>) -> String {
    let placed = placed.filter(|&placed| placed > 0);
    placed.map_or(String::new(), |placed| format!(" ({})", L.counted(placed, "pièce posée", "pièces posées")))
}

pub const WHY: WhyTexts = WhyTexts {
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
    class: |cells, most, is_rest| {
        let pieces = if is_rest { "les pièces qui restent" } else { "les pièces" };
        format!("{cells} cases sont d’une même classe, et {pieces} peuvent en occuper {most} au plus.")
    },
    part: |cells, is_rest| {
        let cells = L.counted(cells, "case", "cases");
        if is_rest {
            format!(
                "Un morceau a {cells}\u{a0}: parmi les pièces qui restent, ni une, ni plusieurs réunies n’en ont exactement autant."
            )
        } else {
            format!("Un morceau a {cells}\u{a0}: ni une pièce, ni plusieurs réunies n’en ont exactement autant.")
        }
    },
    homeless: |letter, is_rest| {
        let any = if is_rest { "n’a plus aucun" } else { "n’a aucun" };
        format!("La pièce {letter} {any} placement.")
    },
    unreached: |count, cells, is_rest| {
        let piece = if is_rest { "Aucune des pièces qui restent" } else { "Aucune pièce" };
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
    of_cell: |cell, [way, ways], piece, cells| match ways {
        1 => format!("La case {cell} ne peut être occupée que par {piece} en {cells}."),
        _ => format!("Quelle pièce occupe la case {cell}\u{202f}? Voie {way} sur {ways}\u{a0}: {piece} en {cells}."),
    },
    of_piece: |piece, [way, ways], cells| match ways {
        1 => format!("{piece} ne peut être qu’en {cells}."),
        _ => format!("Où est {piece}\u{202f}? Voie {way} sur {ways}\u{a0}: {cells}."),
    },
    dead: |reason| format!("Cette voie mène à une impasse. {reason}"),
    closed: "Toutes les voies sont des impasses\u{a0}: on ne peut pas construire la figure.",
    weight: |cell, weight| format!("case {cell}, poids {weight}"),
    show_forced: |piece| format!("forcée\u{a0}: montrer {piece} seule"),
    shown: ["Poids", "Chaîne"],
};
