//! Named positions with the fewest turns of faces that lead to them.
//!
//! The turns are from public lists. The fewest turns were computed with cubeopt-wasm (cube48opt3, iterative deepening, MIT licence), except
//! for two that are quoted: the superflip (Reid, 1995) and the hardest position of cube20.org (after the README of RubikOptimal). The file
//! `tests/data/cube-patterns.txt` has the same, and a test compares them.

use super::algorithm::Algorithm;
use super::notation;

/// A named position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubePattern {
    /// Turns that lead to it, perhaps more than the fewest.
    pub text: &'static str,
    /// The fewest turns of faces.
    pub fewest: usize,
    /// Whether the fewest turns are quoted.
    pub is_quoted: bool,
}

const fn pattern(fewest: usize, text: &'static str) -> CubePattern {
    CubePattern { text, fewest, is_quoted: false }
}

const fn quoted(fewest: usize, text: &'static str) -> CubePattern {
    CubePattern { text, fewest, is_quoted: true }
}

impl CubePattern {
    /// All of them, in the order of the page.
    pub const ALL: [CubePattern; 21] = [
        pattern(6, "U2 D2 F2 B2 L2 R2"),
        pattern(8, "U D' R L' F B' U D'"),
        pattern(8, "F2 B2 U D' R2 L2 U D'"),
        pattern(8, "L R F B U' D' L' R'"),
        pattern(15, "F L F U' R U F2 L2 U' L' B D' B' L2 U"),
        pattern(17, "U' L' U' F' R2 B' R F U B2 U B' L U' F U R F'"),
        pattern(14, "L U B' U' R L' B R' F B' D R D' F'"),
        pattern(14, "F2 R' B' U R' L F' L F' B D' R B L2"),
        pattern(14, "R D L F' R' L D' R U D' B U' R' D'"),
        pattern(17, "F U F R L2 B D' R D2 L D' B R2 L F U F"),
        pattern(9, "F2 R2 U2 F' B D2 L2 F B"),
        pattern(11, "U F B' L2 U2 L2 F' B U2 L2 U"),
        pattern(16, "F B2 R' D2 B R U D' R L' D' F' R2 D F2 B'"),
        pattern(8, "U2 F2 U2 F2 B2 U2 F2 D2"),
        pattern(11, "R U R' U' R' F R2 U' R' U' R U R' F'"),
        pattern(7, "R U R' U R U2 R'"),
        pattern(10, "R U2 R' U' R U2 L' U R' U' L"),
        pattern(5, "R U2 D' B D'"),
        pattern(4, "R U R' U'"),
        quoted(20, "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"),
        quoted(20, "F' U2 R D B' F2 L F' U' F2 U' R2 D' R2 B U' F2 L R U'"),
    ];

    /// The turns.
    pub fn algorithm(&self) -> Algorithm {
        notation::read(self.text).unwrap_or_default()
    }
}
