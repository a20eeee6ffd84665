//! The English texts about files.

use super::L;
use crate::puzzle::soma::LARGEST_BOX;
use crate::puzzle::soma::figure::MOST_CELLS;
use crate::puzzle::soma::pieces::{MOST_KINDS, MOST_PIECES};
use crate::puzzle::soma::xmpuzzle::{FileFault, LARGEST, MOST_PROBLEMS, ProblemFault, ShapeFault};
use crate::text::soma::files::FilesTexts;
use crate::text::visible;

/// These texts.
pub const FILES: FilesTexts = FilesTexts {
    open: "Open a puzzle file…",
    opened: |pieces, cubes, number, all| {
        let which = if all > 1 { format!(" It is problem {number} of {all} of the file.") } else { String::new() };
        let [pieces, cubes] = [L.counted(pieces as u64, "piece", "pieces"), L.counted(cubes as u64, "cube", "cubes")];
        format!("The file is open: {pieces}, {cubes}.{which}")
    },
    problem: "Problem of the file",
    skipped: |number, fault| format!("Problem {number}: {}.", problem(fault)),
    fault,
    save: "Save as a file, or print the pieces in 3D",
    kinds: ["Save for BurrTools (.xmpuzzle)", "Pieces for a 3D printer: OpenSCAD", "Pieces for a 3D printer: STL"],
    turning_lost: "A file of BurrTools does not say that pieces may be reflected, or not turned over: opened again, it lets them be turned in all ways.",
    sizes: ["Edge of a cube (mm)", "Clearance (mm)"],
    hint: "Each outer face lies further in by the clearance: between two neighbouring pieces there is twice as much.",
    comments: [
        "edge of a cube, in mm",
        "how far each outer face lies further in, in mm",
        "A block of cubes: its corner and its sides, counted in cubes.",
    ],
    name: "pieces",
};

fn fault(fault: &FileFault) -> String {
    match fault {
        FileFault::Damaged => {
            "This file cannot be read: it is damaged, compressed in a way that the browser does not know, or the page has no network.".into()
        }
        FileFault::TooLong => {
            format!("This file is too large: unpacked, it may have at most {} million characters.", LARGEST / 1_000_000)
        }
        FileFault::Xml(line) => format!("This file is damaged: line {line} is no XML."),
        FileFault::DocumentType => "This file declares a document type, which a file of BurrTools never does.".into(),
        FileFault::NoPuzzle => "This is no file of BurrTools (.xmpuzzle).".into(),
        FileFault::Grid => "The cells of this puzzle are not cubes: only puzzles made of cubes can be opened.".into(),
        FileFault::NoProblem => {
            "This file has shapes, but no problem that says which pieces are to fill which figure.".into()
        }
        FileFault::Problems(faults) => match &faults[..] {
            [only] => format!("The problem of this file cannot be opened: {}.", problem(only)),
            [first, ..] if faults.len() == MOST_PROBLEMS => {
                format!("None of the first {MOST_PROBLEMS} problems of this file can be opened. The first: {}.", problem(first))
            }
            [first, ..] => format!("No problem of this file can be opened. The first: {}.", problem(first)),
            [] => String::new(),
        },
    }
}

fn problem(fault: &ProblemFault) -> String {
    match fault {
        ProblemFault::NoResult => "it has no result".into(),
        ProblemFault::NoPieces => "it has no pieces".into(),
        ProblemFault::NoShape(Some(shape)) => format!("it names shape {shape}, which is not in the file"),
        ProblemFault::NoShape(None) => "one of its pieces names no shape".into(),
        ProblemFault::Range(number) => {
            format!("it leaves open how often shape {number} is used, and not exactly one number fills its result")
        }
        ProblemFault::Shape(number, fault) => format!("shape {number} {}", shape(fault)),
        ProblemFault::Colours => {
            "its colours limit where pieces may be in more ways than black and white cells can".into()
        }
        ProblemFault::TooManyPieces => {
            format!("it has more than {MOST_PIECES} pieces, or more than {MOST_KINDS} different ones")
        }
        ProblemFault::Volume { pieces, figure, open } => {
            let least = if *open > 0 { format!("{} to ", figure - open) } else { String::new() };
            format!(
                "its pieces have {} together, its result has {least}{figure}",
                L.counted(*pieces as u64, "cube", "cubes")
            )
        }
    }
}

fn shape(fault: &ShapeFault) -> String {
    match fault {
        ShapeFault::Sides => "has a box whose sides are missing or out of range".into(),
        ShapeFault::Sign(cell, found) => format!("has the sign “{}” at cell {cell}", visible(*found)),
        ShapeFault::Length { found, wanted } => {
            let cells = L.counted(*wanted as u64, "cell", "cells");
            if found > wanted {
                format!("has more signs than cells in its box ({cells})")
            } else {
                format!("has only {} for {cells}", L.counted(*found as u64, "sign", "signs"))
            }
        }
        ShapeFault::Variable => "is a piece with cells that may be filled or empty (+)".into(),
        ShapeFault::Empty => "is empty".into(),
        ShapeFault::TooLarge => format!(
            "is too large: a figure or a piece has at most {MOST_CELLS} cubes, in a box of at most {} cells",
            L.number(LARGEST_BOX as u64)
        ),
        ShapeFault::FallsApart => "falls apart: its cubes do not hold together face to face".into(),
    }
}
