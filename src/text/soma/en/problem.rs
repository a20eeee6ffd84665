//! The problems of a written figure, or of the way to search it, in English.

use super::L;
use crate::puzzle::soma::figure::MOST_CELLS;
use crate::puzzle::soma::pieces::{MOST_KINDS, SetFault};
use crate::puzzle::soma::{LARGEST_BOX, Problem, SIDE};
use crate::text::{capital, shorten, visible};

pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length } => {
            format!("This text is far too long to be a figure: {} characters.", L.number(*length as u64))
        }
        Problem::NoSuchFigure { found } => format!("There is no figure called “{}”.", shorten(found)),
        Problem::UnknownLetter { found, layer, row, line, column } => format!(
            "“{}” at column {column} of {} is neither filled (o, or a piece) nor empty (- or .).",
            visible(*found),
            side(layer, row, line)
        ),
        Problem::RowLength { layer, row, line, found, wanted } => {
            format!(
                "{}: {}, but the first row has {wanted}.",
                capital(&side(layer, row, line)),
                L.counted(*found as u64, "cell", "cells")
            )
        }
        Problem::LayerRows { layer, found, wanted } => {
            format!(
                "Layer {} from the top has {}, but the first has {wanted}.",
                layer + 1,
                L.counted(*found as u64, "row", "rows")
            )
        }
        Problem::BoxTooLarge { sides: [x, y, z] } => {
            format!(
                "The box is {x} × {y} × {z}: no side may be longer than {}, and there may be no more than {} cells, empty ones included.",
                SIDE.end(),
                L.number(LARGEST_BOX as u64)
            )
        }
        Problem::Empty => "No cell is filled.".to_string(),
        Problem::CubeCount { found, wanted } => {
            let off = found.abs_diff(*wanted);
            let which = if found < wanted { "too few" } else { "too many" };
            format!(
                "The figure has {}: {off} {which}, the pieces have {wanted}.",
                L.counted(*found as u64, "cube", "cubes")
            )
        }
        Problem::Set { found, fault } => {
            let why = match fault {
                SetFault::NoPiece(place) => format!("piece {place} is not written with o, -, . and _"),
                SetFault::FallsApart(place) => format!("the cubes of piece {place} do not hold together"),
                SetFault::TooLarge => {
                    format!("more than {MOST_CELLS} cubes, or more than {MOST_KINDS} different pieces")
                }
            };
            format!("“{}” is no known set of pieces, and no set as a text: {why}.", shorten(found))
        }
        Problem::SeveralFigures { line } => {
            format!("Line {line} begins another figure: paste one figure at a time.")
        }
        Problem::NoSolution { letters } => format!(
            "The cells name all pieces, but those of {letters} do not have the shape of the piece: only the figure is read."
        ),
        Problem::Order { found } => {
            format!("“{}” is no order: write each piece of the set once, such as 1734562.", shorten(found))
        }
        Problem::NoSuchRule { found } => {
            format!("There is no rule “{}”: write islands, parity, both with a comma, or none.", shorten(found))
        }
        Problem::File(fault) => (L.soma().files.fault)(fault),
        Problem::Fewest { found } => {
            format!("fewest={}: write 1 for the most constrained first, 0 for the order alone.", shorten(found))
        }
        Problem::Fix { found } => format!("fix={}: write 1 to fix T, 0 not to.", shorten(found)),
    }
}

fn side(layer: &usize, row: &usize, line: &usize) -> String {
    format!("line {line} (layer {} from the top, row {} from the back)", layer + 1, row + 1)
}
