//! The texts of the entry of a cube, facelet by facelet.

use crate::puzzle::cube::Scheme;
use crate::puzzle::cube::mistake::EntryMistake;

/// The texts of the editor of facelets.
#[derive(Debug)]
pub struct EntryTexts {
    /// Label of the editor.
    pub editor: &'static str,
    /// Begins to enter a cube.
    pub begin: &'static str,
    /// Enters it with the camera.
    pub film: &'static str,
    /// Returns to the last good cube.
    pub back: &'static str,
    /// How a facelet gets its colour: label; one after the other; with a brush.
    pub modes: [&'static str; 3],
    /// What to do: before a cube is entered; one facelet after the other; with the brush.
    pub hints: [&'static str; 3],
    /// Label of the colours.
    pub colours: &'static str,
    /// Opens what else can be done, and how it is done.
    pub others: &'static str,
    /// Shows the cube in space instead of the face, where there is no room for both.
    pub in_space: &'static str,
    /// Takes a colour away.
    pub rubber: &'static str,
    /// How many facelets have a colour: colour, number.
    pub count: fn(&str, usize) -> String,
    /// Label of the choice of a face.
    pub face: &'static str,
    /// A face in this choice: its name, the number of its facelets that are known.
    pub known_of_face: fn(&str, usize) -> String,
    /// How a face is looked at: its name, the colour of its centre, that of the centre of the face above.
    pub above: fn(&str, &str, &str) -> String,
    /// A facelet: name of its face, row and column from 1, name of its colour if it has one.
    pub facelet: fn(&str, usize, usize, Option<&str>) -> String,
    /// After a facelet: its colour follows from the others.
    pub follows: &'static str,
    /// After a facelet: it is one of those that a possible mistake would explain.
    pub suspect: &'static str,
    /// How far the entry is: facelets that are known, those of them that were entered.
    pub known: fn(usize, usize) -> String,
    /// Label of this counter.
    pub counter: &'static str,
    /// The facelet whose turn it is: name of its face, row and column from 1.
    pub next: fn(&str, usize, usize) -> String,
    /// All that is missing follows from the rest.
    pub whole: &'static str,
    /// Takes this cube.
    pub take: &'static str,
    /// Before the mistakes: of colours that are on no cube; of a cube that turns cannot put in order.
    pub perhaps: [&'static str; 2],
    /// A possible mistake; colours have the names of the scheme.
    pub mistake: fn(&EntryMistake, Scheme) -> String,
    /// Undoes it.
    pub mend: &'static str,
    /// No single mistake explains the colours.
    pub no_mistake: &'static str,
}
