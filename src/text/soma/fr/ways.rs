//! The French texts of the ways on which the pieces of a solution come in.

use crate::puzzle::soma::assemble::way::Move;
use crate::puzzle::soma::cell;
use crate::text::Lang;
use crate::text::soma::ways::WaysTexts;

const L: Lang = Lang::Fr;

fn moved(each: &Move) -> String {
    let Move::Slide { way, cells } = *each else { return "un quart de tour".to_string() };
    let to = match [way.x, way.y, way.z] {
        [1, ..] => "vers la droite",
        [-1, ..] => "vers la gauche",
        [_, 1, _] => "vers l’arrière",
        [_, -1, _] => "vers l’avant",
        [.., 1] => "vers le haut",
        _ => "vers le bas",
    };
    format!("{cells} {to}")
}

pub const WAYS: WaysTexts = WaysTexts {
    about: "Peut-on assembler cette solution à la main, pièce par pièce\u{202f}? La page cherche un chemin pour chaque pièce.",
    buttons: ["Voir comment les pièces entrent", "Sans les chemins"],
    gravity: [
        "Avec la pesanteur",
        "La figure est posée sur une table, que rien ne traverse, et à aucun moment une pièce ne flotte.",
    ],
    seeking: "Recherche des chemins…",
    kinds: [
        "Chaque pièce peut descendre tout droit, par le haut.",
        "Chaque pièce entre tout droit, mais pas toutes par le haut.",
        "Certaines pièces doivent contourner les autres.",
        "Certaines pièces doivent tourner en chemin.",
    ],
    locked: |pieces| {
        format!(
            "{pieces} se tiennent\u{a0}: aucune ne peut sortir seule. On ne peut pas les assembler l’une après l’autre."
        )
    },
    floating: |pieces| {
        format!("Avec la pesanteur, c’est impossible\u{a0}: même une fois tout en place, {pieces} tomberait.")
    },
    no_order: "Avec la pesanteur, l’assemblage pièce par pièce est impossible\u{a0}: dans tout ordre, une pièce est enfermée ou flotte.",
    given_up: "Aucun ordre n’a été trouvé\u{a0}; la recherche a été abandonnée après de nombreux essais.",
    all: |count, kinds, others, is_same| {
        if is_same {
            return match count {
                1 => "C’est la seule solution.".to_string(),
                2 => "C’est vrai des deux solutions.".to_string(),
                _ => format!("C’est vrai des {} solutions, essayées une à une.", L.number(count)),
            };
        }
        let names = ["toutes les pièces par le haut", "tout droit", "en contournant", "en tournant"];
        let parts = kinds.iter().zip(names).filter(|(count, _)| **count > 0);
        let mut parts: Vec<String> = parts.map(|(count, name)| format!("{} {name}", L.number(*count))).collect();
        if others > 0 {
            parts.push(format!("{} pas pièce par pièce", L.number(others)));
        }
        format!("Sur {}\u{a0}: {}.", L.counted(count, "solution", "solutions"), parts.join(", "))
    },
    table: ["Comment les pièces entrent", "pièce", "chemin"],
    way: |moves| match moves {
        [Move::Slide { way, .. }] if *way == cell(0, 0, -1) => "par le haut".to_string(),
        [Move::Slide { way, .. }] if *way == cell(0, 1, 0) => "par l’avant".to_string(),
        [Move::Slide { way, .. }] if *way == cell(0, -1, 0) => "par l’arrière".to_string(),
        [Move::Slide { way, .. }] if *way == cell(-1, 0, 0) => "par la droite".to_string(),
        [Move::Slide { way, .. }] if *way == cell(1, 0, 0) => "par la gauche".to_string(),
        [Move::Slide { .. }] => "par le bas".to_string(),
        _ => moves.iter().map(moved).collect::<Vec<_>>().join(", "),
    },
    there: "déjà en place",
    begin: |count| {
        format!("Rien n’est encore en place\u{a0}; il y a {} à poser.", L.counted(count as u64, "pièce", "pièces"))
    },
    step: |step, count, piece, way| format!("Pièce {step} sur {count}, {piece}\u{a0}: {way}."),
};
