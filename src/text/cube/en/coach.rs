//! The coach in English.

use crate::puzzle::cube::hand::TurnDirection;
use crate::puzzle::cube::{Face, Layers, Turn};
use crate::text::Lang;
use crate::text::cube::coach::CoachTexts;

const L: Lang = Lang::En;

/// The faces as a hand finds them.
const SIDES: [&str; 6] = ["the top", "the right side", "the front", "the bottom", "the left side", "the back"];

/// The layers of a turn.
fn layers(turn: Turn) -> String {
    let side = SIDES[turn.face() as usize];
    match (turn.layers(), turn.face()) {
        (Layers::Outer, _) => side.to_string(),
        (Layers::Wide, _) => format!("{side} with the middle layer beside it"),
        (Layers::Middle, Face::Up | Face::Down) => "the middle layer between top and bottom".to_string(),
        (Layers::Middle, Face::Front | Face::Back) => "the middle layer between front and back".to_string(),
        (Layers::Middle, _) => "the middle layer between left and right".to_string(),
        (Layers::Whole, _) => "the whole cube".to_string(),
    }
}

/// Which face of the whole cube comes where.
fn whole(turn: Turn) -> &'static str {
    match (TurnDirection::of(turn), turn.face()) {
        (TurnDirection::Away, _) => "what is in front comes to the top",
        (TurnDirection::Towards, _) => "what is on top comes to the front",
        (TurnDirection::Left, _) => "what is on the right comes to the front",
        (TurnDirection::Right, _) => "what is on the left comes to the front",
        (TurnDirection::TopRight, _) => "what is on the left comes to the top",
        (TurnDirection::TopLeft, _) => "what is on the right comes to the top",
        (TurnDirection::Half, Face::Up | Face::Down) => "what is at the back comes to the front, the top stays on top",
        (TurnDirection::Half, Face::Front | Face::Back) => {
            "what is at the bottom comes to the top, the front stays in front"
        }
        (TurnDirection::Half, _) => "what is at the bottom comes to the top, the right stays on the right",
    }
}

fn turn(turn: Turn) -> String {
    let layers = layers(turn);
    if turn.layers() == Layers::Whole {
        return format!("Turn {layers}: {}.", whole(turn));
    }
    let way = match TurnDirection::of(turn) {
        TurnDirection::Half => return format!("Turn {layers} halfway round, either way."),
        TurnDirection::Away => " away from you",
        TurnDirection::Towards => " towards you",
        TurnDirection::Left => ": its front goes to the left",
        TurnDirection::Right => ": its front goes to the right",
        TurnDirection::TopRight => ": its top goes to the right",
        TurnDirection::TopLeft => ": its top goes to the left",
    };
    format!("Turn {layers} a quarter turn{way}.")
}

/// The texts of the coach.
pub const COACH: CoachTexts = CoachTexts {
    follow: "Follow on my cube",
    hold: |top, front| format!("Hold your cube as here: {top} on top, {front} in front."),
    held: |top, front| format!("Held with {top} on top, {front} in front."),
    ready: "I hold it so",
    length: |turns| format!("{} lead to order.", L.counted(turns, "turn", "turns")),
    turn,
    number: |[number, all]| format!("Turn {} of {}", L.number(number), L.number(all)),
    left: |left| format!("{} after it", L.number(left)),
    before: |[number, all]| format!("Before turn {} of {}", L.number(number), L.number(all)),
    finished: "All turns are made: your cube is in order. If it is not, press “I am lost”.",
    done: "Done",
    back: "Back",
    lost: "I am lost",
    leave: "Leave the coach",
    enter: "Enter your cube as you hold it now: its centres are here already. Once it is complete, the coach begins anew.",
};
