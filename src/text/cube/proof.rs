//! The texts of the base text's figures, of its proof and of its errors on the page.

use crate::puzzle::cube::Sums;

/// The figures of the base text on the cube.
#[derive(Debug)]
pub struct FiguresTexts {
    /// Label of the choice.
    pub label: &'static str,
    /// The choices: none, numbers, marked facelets, both.
    pub choices: [&'static str; 4],
    /// What is seen: numbers, marked facelets, both.
    pub hints: [&'static str; 3],
    /// What is said of a facelet that is marked.
    pub marked: &'static str,
}

/// The signs and sums, turn by turn.
#[derive(Debug)]
pub struct InvariantTexts {
    /// The name of the tab.
    pub tab: &'static str,
    /// No turn is made, and there is none to be made.
    pub none: &'static str,
    /// Before the first turn; whether the three laws hold.
    pub before: fn(bool) -> String,
    /// The signs: the turn, what it contributes, those after it.
    pub signs: fn(&str, &Sums, &Sums) -> String,
    /// The sum of the corners: its sum after the turn mod 3.
    pub twist: fn(usize) -> String,
    /// The edges: how many the turn flips, the sum after it mod 2.
    pub flip: fn(usize, usize) -> String,
    /// The last turn is made: turns, whether the three laws hold.
    pub end: fn(usize, bool) -> String,
    /// Caption of the table of a turn.
    pub change: &'static str,
    /// Its columns: before, the turn contributes, after.
    pub change_columns: [&'static str; 3],
    /// Its rows: signs of corners and edges, sums of corners and edges.
    pub rows: [&'static str; 4],
    /// Caption of the table of the turns.
    pub along: &'static str,
    /// Its columns: the turn; then short names of the four rows.
    pub columns: [&'static str; 5],
    /// Before the first turn, in the table of the turns.
    pub start: &'static str,
    /// How the table is read.
    pub hint: &'static str,
}

/// The converse of the theorem, which the solution face first builds.
#[derive(Debug)]
pub struct ConverseTexts {
    /// The part of the theorem that each stage uses.
    pub parts: [&'static str; 7],
    /// The signs and sums before a stage.
    pub here: fn(&Sums) -> String,
    /// Heading, and the whole proof: paragraphs.
    pub heading: &'static str,
    /// Its paragraphs.
    pub why: [&'static str; 3],
}

/// The errors of the base text.
#[derive(Debug)]
pub struct ErrataTexts {
    /// The present error: its number, their number, its title.
    pub now: fn(usize, usize, &str) -> String,
    /// The list.
    pub list: &'static str,
    /// The errors, in the order of `Erratum::ALL`.
    pub errors: [ErratumTexts; 8],
    /// Headings: what is printed, why it is wrong, see it on the cube.
    pub headings: [&'static str; 3],
    /// Of an example that has turns: they are followed one by one.
    pub stepped: &'static str,
    /// Columns: small cube, true index, the two indices by the printed law.
    pub law: [&'static str; 4],
    /// Columns: turn, printed cycles, true cycles.
    pub cycles: [&'static str; 3],
    /// A small cube after a turn: the turn, the number of its place before, the place in print, its true place.
    pub goes: fn(&str, usize, usize, usize) -> String,
    /// Columns: small cube, printed index, true index.
    pub row: [&'static str; 3],
    /// The bound, |G|, and how many times as large it is.
    pub bound: fn(&str, &str, u64) -> String,
    /// The cycles of M M B B M M: corners, edges.
    pub slices: fn(&str, &str) -> String,
    /// |F|, |H| and |G|, and how many times as large as G H is.
    pub subset: fn(&str, &str, &str, u64) -> String,
    /// The corner of the table of examples.
    pub example: &'static str,
    /// The verdict on an example: turns cannot reach it, they can.
    pub verdicts: [&'static str; 2],
    /// The button that solves the example face first.
    pub solve: &'static str,
}

/// An error of the base text.
#[derive(Debug)]
pub struct ErratumTexts {
    /// Its title.
    pub title: &'static str,
    /// What is printed.
    pub printed: &'static str,
    /// Why it is wrong.
    pub wrong: &'static str,
    /// The buttons that put its examples on the cube.
    pub examples: &'static [&'static str],
}
