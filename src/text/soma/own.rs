//! The texts of the editor of pieces.

use crate::puzzle::soma::own_set::OwnFault;

/// The texts of the editor of pieces; arguments are listed after the colon. Pieces are counted from 1.
#[derive(Debug)]
pub struct OwnTexts {
    /// Opens and closes the editor.
    pub title: &'static str,
    /// What to begin with: the pieces of the page, the five tetrominoes, the eight tetracubes, the eighteen one-sided
    /// pentominoes.
    pub starts: [&'static str; 4],
    /// A piece, after its number: cubes.
    pub piece: fn(usize) -> String,
    /// Before the number of a piece: one fewer of it, one more, it is removed.
    pub acts: [&'static str; 3],
    /// Adds a piece.
    pub add: &'static str,
    /// The layers of a piece: its number.
    pub editor: fn(usize) -> String,
    /// How its cells are filled.
    pub editor_hint: &'static str,
    /// The field of the set as text.
    pub text: &'static str,
    /// What can be written there.
    pub text_hint: &'static str,
    /// How the pieces may be turned: the question, and the answers.
    pub turning: [&'static str; 4],
    /// How large the set is: pieces, cubes.
    pub total: fn(usize, usize) -> String,
    /// Why it cannot be used.
    pub fault: fn(&OwnFault) -> String,
    /// Looks how much of the figure the pieces fill.
    pub fill: &'static str,
    /// What came out: pieces used, all pieces; cells filled, all cells; whether no more can be filled for certain.
    pub filled: fn((usize, usize), (usize, usize), bool) -> String,
    /// The pieces fill nothing.
    pub unfilled: &'static str,
    /// Before the boxes with as many cells as the pieces have cubes.
    pub boxes: &'static str,
    /// Takes the set, and the figure, for the page.
    pub take: &'static str,
}
