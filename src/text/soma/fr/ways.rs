//! The French texts of the ways on which the pieces of a solution come in.

use crate::puzzle::soma::assemble::way::Move;
use crate::puzzle::soma::cell;
use crate::text::Lang;
use crate::text::soma::ways::WaysTexts;

const L: Lang = Lang::Fr;

fn moved(each: &Move) -> String {
    let (way, cells) = match *each {
        Move::Slide { way, cells } => (way, cells),
        // As a viewer in front sees it.
        Move::Turn { axis, is_positive, .. } => {
            let to = match (axis, is_positive) {
                (0, true) => "vers l’avant",
                (0, false) => "vers l’arrière",
                (1, true) => "vers la droite",
                (1, false) => "vers la gauche",
                (_, true) => return "un quart de tour à gauche, vu de dessus".to_string(),
                (_, false) => return "un quart de tour à droite, vu de dessus".to_string(),
            };
            return format!("un quart de tour, en basculant {to}");
        }
    };
    let to = match [way.x, way.y, way.z] {
        [1, ..] => "vers la droite",
        [-1, ..] => "vers la gauche",
        [_, 1, _] => "vers l’arrière",
        [_, -1, _] => "vers l’avant",
        [.., 1] => "vers le haut",
        _ => "vers le bas",
    };
    format!("{} {to}", L.counted(u64::from(cells), "case", "cases"))
}

pub const WAYS: WaysTexts = WaysTexts {
    about: "Peut-on assembler cette solution à la main, pièce par pièce\u{202f}? La page cherche un chemin pour chaque pièce, par glissements et quarts de tour.",
    buttons: ["Voir comment les pièces entrent", "Sans les chemins"],
    gravity: [
        "Avec la pesanteur",
        "La figure est posée sur une table, que rien ne traverse, et à aucun moment une pièce ne flotte.",
    ],
    seeking: ["Recherche des chemins…", "La recherche des chemins est arrêtée.", "La recherche des chemins a échoué."],
    kinds: [
        "Chaque pièce peut descendre tout droit, par le haut.",
        "Chaque pièce entre tout droit, mais pas toutes par le haut.",
        "Chaque pièce entre, certaines en contournant les autres.",
        "Chaque pièce entre, certaines en tournant en chemin.",
    ],
    locked: |pieces| {
        format!(
            "{pieces} se bloquent mutuellement\u{a0}: par glissements et quarts de tour, aucune ne sort seule. De cette façon, on ne peut pas les assembler l’une après l’autre."
        )
    },
    floating: |pieces, count| {
        let fall = if count == 1 { "tomberait" } else { "tomberaient" };
        format!("Avec la pesanteur, c’est impossible\u{a0}: même une fois tout en place, {pieces} {fall}.")
    },
    no_order: "Avec la pesanteur, l’assemblage pièce par pièce est impossible\u{a0}: quel que soit l’ordre, une pièce flotte, ou n’a pas de chemin par glissements et quarts de tour.",
    given_up: "Aucun ordre n’a été trouvé\u{a0}; la recherche a été abandonnée après de nombreux essais.",
    all: |[count, known], kinds, [others, open], is_same| {
        if count < known && is_same {
            return format!("C’est vrai des {} solutions de la liste, sur {}.", L.number(count), L.number(known));
        }
        if is_same {
            return match count {
                1 => "C’est la seule solution.".to_string(),
                2 => "C’est vrai des deux solutions.".to_string(),
                _ => format!("C’est vrai des {} solutions, essayées une à une.", L.number(count)),
            };
        }
        if known == 1 {
            return "C’est la seule solution.".to_string();
        }
        let names = [
            "par le haut",
            "tout droit",
            "en contournant",
            "en tournant",
            "impossible pièce par pièce",
            "sans réponse",
        ];
        let counts = kinds.iter().copied().chain([others, open]);
        let parts = counts.zip(names).filter(|(count, _)| *count > 0);
        let parts: Vec<String> = parts.map(|(count, name)| format!("{name}, {}", L.number(count))).collect();
        let which = match count < known {
            true => format!("les {} solutions de la liste (il y en a {})", L.number(count), L.number(known)),
            false => format!("{} solutions", L.number(count)),
        };
        format!("Sur {which}, dans la position de la liste\u{a0}: {}.", parts.join("\u{a0}; "))
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
