//! The texts about files: those of BurrTools, and the pieces for a 3D printer.

use crate::puzzle::soma::xmpuzzle::{FileFault, ProblemFault};

/// The texts about files. Shapes and problems of a file are counted from 1.
#[derive(Debug)]
pub struct FilesTexts {
    /// The button that opens a file.
    pub open: &'static str,
    /// A file was opened: its pieces, their cubes, the number of the problem, how many problems there are.
    pub opened: fn(usize, usize, usize, usize) -> String,
    /// The choice among the problems of a file.
    pub problem: &'static str,
    /// Why a problem of the file was not taken: its number, the reason.
    pub skipped: fn(usize, &ProblemFault) -> String,
    /// Why a file cannot be opened.
    pub fault: fn(&FileFault) -> String,
    /// The part with the buttons that save files.
    pub save: &'static str,
    /// These buttons: for BurrTools, for OpenSCAD, as STL.
    pub kinds: [&'static str; 3],
    /// Files of BurrTools do not say how pieces may be turned.
    pub turning_lost: &'static str,
    /// The sizes of printed pieces: the edge of a cube, the clearance.
    pub sizes: [&'static str; 2],
    /// What the clearance is.
    pub hint: &'static str,
    /// The comments in the program of OpenSCAD: edge, clearance, a block of cubes.
    pub comments: [&'static str; 3],
    /// The name of the file of a set without a name.
    pub name: &'static str,
}
