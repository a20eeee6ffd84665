//! The texts of the finder of commutators.

use crate::puzzle::cube::wish::{Refusal, WishedChange};

/// All texts of the finder; arguments are listed after the colon. Facelets are given by their names, whose first letter is their face.
#[derive(Debug)]
pub struct FinderTexts {
    /// The choice between the reader's own X and T, and what is to be found.
    pub choice: &'static str,
    /// The reader's own, a cycle of three, two edges flipped, two corners twisted.
    pub choices: [&'static str; 4],
    /// Facelets are missing: what is to happen, how many there are.
    pub missing: fn(WishedChange, usize) -> &'static str,
    /// Why a facelet cannot be added.
    pub refused: fn(Refusal) -> &'static str,
    /// While the commutator is being searched.
    pub looking: &'static str,
    /// Above the facelets that are chosen, by what is to happen: cycle, flip, twist.
    pub chosen: [&'static str; 3],
    /// Takes another facelet of a small cube; the accessible name with the facelet, beginning with the same words.
    pub other: &'static str,
    /// The same with the facelet.
    pub other_of: fn(&str) -> String,
    /// Takes a facelet away; its accessible name.
    pub remove: fn(&str) -> String,
    /// Opens the list of all small cubes.
    pub list: &'static str,
    /// Buttons: the other way round, take all away, take over S, X and T.
    pub buttons: [&'static str; 3],
    /// What happens to these facelets, as a part of a sentence without its end.
    pub happens: fn(WishedChange, &[String]) -> String,
    /// What is wished: what happens.
    pub wished: fn(&str) -> String,
    /// The length: turns, turns of faces.
    pub length: fn(usize, usize) -> String,
    /// Names of the setup, of X, of T and of the whole.
    pub facts: [&'static str; 4],
    /// There is no setup.
    pub no_setup: &'static str,
    /// S is under way: what happens, by the names before and after it.
    pub renames: fn(&str, &str) -> String,
    /// X or T is under way: its name, how many small cubes it moves, those that the other one moves, too.
    pub moves: fn(&str, usize, &[String]) -> String,
    /// X′ is under way.
    pub x_undone: &'static str,
    /// T′ is under way: what happens in the end.
    pub t_undone: fn(&str) -> String,
    /// S′ is under way: what happened, by the names before and after it.
    pub renames_back: fn(&str, &str) -> String,
    /// All is done: what has happened.
    pub done: fn(&str) -> String,
    /// Among which commutators it is searched, and what none can do: paragraphs.
    pub why: [&'static str; 4],
    /// Terms: setup, facelet's name.
    pub terms: [(&'static str, &'static str); 2],
    /// The choice to show the supports on the cube.
    pub supports: &'static str,
    /// The signs on the cube: moved by X only, by T only, by both; each with the number of small cubes.
    pub legend: fn([usize; 3]) -> [String; 3],
    /// Label of the field of the setup.
    pub setup_field: &'static str,
    /// Name of the net of the whole with a setup: of a conjugate, of a commutator.
    pub net: [&'static str; 2],
    /// S X T X′ T′ S′ is X T X′ T′ renamed.
    pub renamed: &'static str,
    /// Caption of the cycles renamed by the setup.
    pub renamed_by_setup: &'static str,
    /// Columns of these, of a commutator and of a conjugate: cycles before, cycles after.
    pub rename_columns: [[&'static str; 2]; 2],
}
