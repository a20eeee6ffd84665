//! The coach in French.

use super::FACES;
use crate::puzzle::cube::hand::TurnDirection;
use crate::puzzle::cube::{Face, Layers, Turn};
use crate::text::Lang;
use crate::text::cube::coach::CoachTexts;

const L: Lang = Lang::Fr;

/// The layers of a turn.
fn layers(turn: Turn) -> String {
    let side = FACES[turn.face() as usize];
    match (turn.layers(), turn.face()) {
        (Layers::Outer, _) => side.to_string(),
        (Layers::Wide, _) => format!("{side} avec la tranche voisine"),
        (Layers::Middle, Face::Up | Face::Down) => "la tranche médiane entre dessus et dessous".to_string(),
        (Layers::Middle, Face::Front | Face::Back) => "la tranche médiane entre avant et arrière".to_string(),
        (Layers::Middle, _) => "la tranche médiane entre gauche et droite".to_string(),
        (Layers::Whole, _) => "le cube entier".to_string(),
    }
}

/// Which face of the whole cube comes where.
fn whole(turn: Turn) -> &'static str {
    match (TurnDirection::of(turn), turn.face()) {
        (TurnDirection::Away, _) => "ce qui est devant passe dessus",
        (TurnDirection::Towards, _) => "ce qui est dessus passe devant",
        (TurnDirection::Left, _) => "ce qui est à droite passe devant",
        (TurnDirection::Right, _) => "ce qui est à gauche passe devant",
        (TurnDirection::TopRight, _) => "ce qui est à gauche passe dessus",
        (TurnDirection::TopLeft, _) => "ce qui est à droite passe dessus",
        (TurnDirection::Half, Face::Up | Face::Down) => "ce qui est derrière passe devant, le dessus reste dessus",
        (TurnDirection::Half, Face::Front | Face::Back) => "ce qui est dessous passe dessus, l’avant reste devant",
        (TurnDirection::Half, _) => "ce qui est dessous passe dessus, la droite reste à droite",
    }
}

fn turn(turn: Turn) -> String {
    let layers = layers(turn);
    if turn.layers() == Layers::Whole {
        return format!("Tournez {layers}\u{a0}: {}.", whole(turn));
    }
    let way = match TurnDirection::of(turn) {
        TurnDirection::Half => return format!("Tournez {layers} d’un demi-tour, dans un sens ou dans l’autre."),
        TurnDirection::Away => " vers le fond",
        TurnDirection::Towards => " vers vous",
        TurnDirection::Left => "\u{a0}: l’avant va à gauche",
        TurnDirection::Right => "\u{a0}: l’avant va à droite",
        TurnDirection::TopRight => "\u{a0}: le haut va à droite",
        TurnDirection::TopLeft => "\u{a0}: le haut va à gauche",
    };
    format!("Tournez {layers} d’un quart de tour{way}.")
}

/// The texts of the coach.
pub const COACH: CoachTexts = CoachTexts {
    follow: "Suivre sur mon cube",
    hold: |top, front| format!("Tenez votre cube comme ici\u{a0}: {top} dessus, {front} devant."),
    held: |top, front| format!("Tenu avec {top} dessus, {front} devant."),
    ready: "Je le tiens ainsi",
    length: |turns| format!("{} pour le remettre en ordre.", L.counted(turns, "mouvement", "mouvements")),
    turn,
    number: |[number, all]| format!("Mouvement {} sur {}", L.number(number), L.number(all)),
    left: |left| format!("encore {} après", L.number(left)),
    before: |[number, all]| format!("Avant le mouvement {} sur {}", L.number(number), L.number(all)),
    finished: "Tous les mouvements sont faits\u{a0}: votre cube est en ordre. Sinon, appuyez sur «\u{a0}Je suis perdu\u{a0}».",
    done: "C’est fait",
    back: "Revenir",
    lost: "Je suis perdu",
    leave: "Quitter le guide",
    enter: "Entrez votre cube comme vous le tenez maintenant\u{a0}: ses centres sont déjà là. Dès qu’il est complet, le guide repart du début.",
};
