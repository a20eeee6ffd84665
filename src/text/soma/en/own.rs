//! The English texts of the editor of pieces.

use super::L;
use crate::puzzle::soma::figure::MOST_CELLS;
use crate::puzzle::soma::own_set::OwnFault;
use crate::puzzle::soma::pieces::{MOST_KINDS, MOST_PIECES};
use crate::puzzle::soma::polycube::Polycube;
use crate::puzzle::soma::{LARGEST_BOX, SIDE};
use crate::text::soma::own::OwnTexts;

pub const OWN: OwnTexts = OwnTexts {
    title: "Pieces of your own",
    starts: ["The present pieces", "Five tetrominoes", "Eight tetracubes", "Eighteen one-sided pentominoes"],
    piece: |cubes| format!(": a piece of {}", L.counted(cubes as u64, "cube", "cubes")),
    acts: ["one fewer of piece", "one more of piece", "remove piece"],
    add: "Add a piece",
    editor: |piece| format!("Piece {piece} by layers"),
    editor_hint: "Click the cells of the piece, or go there with the arrow keys and press space. Page up and page down change the layer.",
    text: "The pieces as text",
    text_hint: "For example 2xooo.o--,oo: pieces with commas between them, rows from the back with “.” between them, layers from the top with “_”, k and w instead of o for black and white cells, 2x before a piece that is there twice, mirror: before them all if pieces may be reflected, flat: if they may not be turned over.",
    turning: ["The pieces are turned", "in all ways", "in all ways, and reflected", "about the vertical only"],
    total: |pieces, cubes| {
        format!(
            "{} with {} in all.",
            L.counted(pieces as u64, "piece", "pieces"),
            L.counted(cubes as u64, "cube", "cubes")
        )
    },
    fault: |fault| match fault {
        OwnFault::NoPiece(piece) => format!(
            "This text stays unread: piece {piece} is not written with o, k, w, -, . and _ (and its number before x), or its box is too large: no side may be longer than {}, and there may be no more than {} cells.",
            SIDE.end(),
            L.number(LARGEST_BOX as u64)
        ),
        OwnFault::Empty(piece) => format!("Piece {piece} has no cubes yet."),
        OwnFault::FallsApart(piece) => format!("Piece {piece} falls apart: its cubes are to be joined by whole faces."),
        OwnFault::LargePiece(piece) => format!("Piece {piece} has more than {} cubes.", Polycube::MOST_CUBES),
        OwnFault::TooManyPieces(pieces) => {
            format!("{} pieces are too many: at most {MOST_PIECES}.", L.number(*pieces as u64))
        }
        OwnFault::TooManyKinds => format!("These are too many different pieces: at most {MOST_KINDS}."),
        OwnFault::TooManyCubes(cubes) => {
            format!("{} cubes are too many: at most {MOST_CELLS}.", L.number(*cubes as u64))
        }
        OwnFault::Volume { pieces, figure } => format!(
            "The figure has {}, the pieces have {}: build another figure in the view “Figure”, or choose a box if there is one.",
            L.counted(*figure as u64, "cube", "cubes"),
            L.number(*pieces as u64)
        ),
    },
    fill: "Fill as much as possible",
    filled: |(used, pieces), (filled, cells), is_proven| {
        let used = format!("{used} of {pieces} pieces are used");
        let empty = match cells - filled {
            0 => return format!("The figure is filled; {used}."),
            1 => "the empty cell is shown as a single cube",
            _ => "the empty cells are shown as single cubes",
        };
        let begin = if is_proven {
            "Whatever pieces are chosen, at most"
        } else {
            "Of the choices that were tried, the best fills"
        };
        format!("{begin} {filled} of {cells} cells{}: {empty}; {used}.", if is_proven { " can be filled" } else { "" })
    },
    unfilled: "No filling was found: none of the pieces fits into the figure, or there would be too many single cubes.",
    boxes: "Boxes of that size",
    take: "Use this set",
};
