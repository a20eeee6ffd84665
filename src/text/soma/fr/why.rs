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
    impossible: "On ne peut pas la construire, et on le sait sans recherche\u{a0}:",
    exhausted: |placed| {
        let all = all(placed);
        format!(
            "Aucun argument court ne le dit, mais la recherche a tout essayé{all}\u{a0}: on ne peut pas la construire."
        )
    },
    agrees: |placed| {
        let all = all(placed);
        format!("La recherche rapide a tout essayé elle aussi{all}, et ne trouve rien.")
    },
    looking: "Recherche d’un argument qui se passe de recherche…",
    balance: |balance, reachable| {
        format!(
            "Dans ce qui reste, noires moins blanches font {}\u{202f}; les pièces qui restent peuvent faire {reachable}.",
            signed(balance)
        )
    },
    class: |cells, most| {
        format!("{cells} cases sont d’une même classe, et les pièces peuvent en occuper {most} au plus.")
    },
    part: |cells| {
        format!(
            "Un morceau a {}\u{a0}: ni une pièce, ni plusieurs réunies n’en ont exactement autant.",
            L.counted(cells, "case", "cases")
        )
    },
    homeless: |letter| format!("La pièce {letter} n’a aucun placement."),
    unreached: |count, cells| match count {
        1 => format!("Aucune pièce n’atteint la case {cells}, où qu’on la pose."),
        _ => format!("Aucune pièce n’atteint les cases {cells}, où qu’on la pose."),
    },
    weights: |sum, terms, most| {
        format!(
            "On écrit des nombres sur les cases, {sum} en tout. Où que soient les pièces, elles en couvrent au plus {terms} = {most}\u{a0}: moins que {sum}."
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
            "De choix en choix, {}{forced}\u{a0}: chaque voie se ferme.",
            L.counted(steps as u64, "étape", "étapes")
        )
    },
    show_reason: "Le montrer",
    begin: |steps| {
        format!(
            "On demande chaque fois là où il reste le moins de réponses. Après {}, toutes les voies sont fermées.",
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
    dead: |reason| format!("Cette voie se ferme. {reason}"),
    closed: "Toutes les voies sont fermées\u{a0}: on ne peut pas construire la figure.",
    shown: ["Poids", "Chaîne"],
};
