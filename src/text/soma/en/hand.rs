//! English texts of building by hand.

use super::L;
use crate::text::soma::hand::HandTexts;

pub(super) const HAND: HandTexts = HandTexts {
    counters: [["move", "moves"], ["time", "time"], ["solution left", "solutions left"]],
    time: |seconds| format!("{}:{:02}", seconds / 60, seconds % 60),
    begin: "Take a piece: drag it into the figure, or press its button. It is put down where you let it go.",
    fits: |letter, cells| format!("{letter} would stand in {cells}. Enter or a click puts it down."),
    hovers: |letter| {
        format!("{letter} is in your hand. Bring it into the figure; the buttons, or X, Y and Z, turn it.")
    },
    refused: |letter, reasons| format!("{letter} cannot stand here: {}.", reasons.join("; ")),
    outside: |cubes| match cubes {
        1 => "one cube would be outside the figure".to_string(),
        cubes => format!("{cubes} cubes would be outside the figure"),
    },
    meets: |letter, cells| format!("it would meet {letter} in {cells}"),
    put: |letter, cells| format!("{letter} stands in {cells}."),
    aside: |letter| format!("{letter} lies beside the figure again."),
    standing: |placed, all| format!("{placed} of {all} pieces in place."),
    left: |left| match left {
        0 => "It can no longer be done: no solution has all these pieces here.".to_string(),
        1 => "It can still be done, in one way.".to_string(),
        left => format!("It can still be done, in {} ways.", L.number(left)),
    },
    unknown: [
        "The solutions are being counted…",
        "This needs the list of all solutions. “All solutions at once” makes it.",
        "There are too many solutions to list them all: nothing certain is known of those that are left.",
    ],
    hinted: |letter, cells| format!("Hint: {letter} in {cells} leads to a solution. Enter puts it down."),
    take_back: |letter| format!("Hint: no solution has all these pieces here. Pick up {letter}."),
    impossible: "This figure has no solution at all.",
    complete: |moves, time| format!("The figure is built! {}, {time}.", L.counted(moves as u64, "move", "moves")),
    number: |number, all| format!("This is solution {number} of {all}."),
    show: |number| format!("Show solution {number}"),
    built: ["You have built it for the first time.", "You have built it before."],
    own: "Built by you",
    own_count: |count, all| format!("You have built {} of {} solutions.", L.number(count as u64), L.number(all as u64)),
    own_table: ["solution", "times", "fewest moves", "best time"],
    not_kept: "This browser keeps nothing for this page: the list lasts until the page is closed.",
    pieces: "Pieces",
    piece: [
        |letter| format!("{letter}, beside the figure: take it"),
        |letter| format!("{letter}, in your hand: put it down"),
    ],
    stands: |letter, cells| format!("{letter}, in {cells}: pick it up"),
    turns: ["Turn the piece", "Tip", "Roll", "Turn"],
    mirror: "Mirror",
    buttons: ["Put down", "Put back", "Hint", "Can it still be done?", "Start again"],
    tells: "Always say how many solutions are left",
    board: "Layer by layer",
    board_hint: "A cell with a piece picks it up. With a piece in your hand, a cell brings the piece’s lowest, rearmost, leftmost cube there; a cell in which the piece would stand puts it down. Arrows, Page up and Page down go from cell to cell.",
    cell: |number, [layer, row, column], content| {
        format!("Cell {number} (layer {layer}, row {row}, column {column}): {content}")
    },
    no_cell: |[layer, row, column]| format!("Outside the figure (layer {layer}, row {row}, column {column})"),
    empty: "empty",
    content: [
        |letter| letter.to_string(),
        |letter| format!("{letter} would stand here"),
        |letter| format!("{letter} is in the way"),
    ],
    keys_hint: "Arrows move the piece as you see it; Page up and Page down lift and lower it; X, Y and Z turn it, with Shift the other way; Enter puts it down, Backspace puts it back. While you hold a piece, two fingers or Shift with the mouse turn the view. While a finger carries it, strokes of another finger roll it, and a tap tips it over.",
    challenge: [
        "Set a challenge",
        "The address of this page holds the figure and the pieces in place. Put the first pieces down, then share it: others begin from there.",
    ],
};
