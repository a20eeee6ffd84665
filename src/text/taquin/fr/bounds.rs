//! The French texts of the lower bounds that are shown on the board.

use crate::text::taquin::bounds::BoundTexts;

/// All texts of the lower bounds.
pub const BOUNDS: BoundTexts = BoundTexts {
    heading: ["Combien de coups au moins\u{202f}?", "Graphiques des distances"],
    names: ["Manhattan", "Conflits linéaires", "Distance de marche", "Bases de motifs"],
    counts: [
        "Le chemin de chaque pièce jusqu’à sa case, comme si les autres n’étaient pas là.",
        "De même, et pour des pièces qui sont dans leur propre ligne ou colonne mais ne peuvent pas se croiser, deux coups de plus pour chacune qui doit céder.",
        "Sur chaque pièce, la ligne et la colonne où elle va. Les échanges entre lignes, par la ligne de la case vide, sont résolus exactement, et de même pour les colonnes.",
        "Des groupes de pièces, A, B et la suite. Pour chaque groupe, une table connaît le plus petit nombre de coups de ses pièces, quoi que fassent les autres.",
    ],
    columns: ["au moins", "coups", "exact", "écart"],
    manhattan: |sum| format!("somme des chemins\u{a0}: {sum}"),
    conflicts: |ways, more| format!("{ways} + {more} = {}", ways + more),
    walking: |[rows, columns]| format!("lignes {rows} + colonnes {columns} = {}", rows + columns),
    groups: |moves, is_mirrored| {
        let parts: Vec<String> =
            moves.iter().zip(["A", "B", "C"]).map(|(moves, name)| format!("{name} {moves}")).collect();
        let sum: u32 = moves.iter().sum();
        format!(
            "{} = {sum}{}",
            parts.join(" + "),
            if is_mirrored { " (groupes retournés selon la diagonale)" } else { "" }
        )
    },
    exact: |exact, gap| format!("exact {exact}, écart {gap}"),
    waiting: "Les tables sont reprises ou construites.",
};
