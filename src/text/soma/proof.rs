//! The texts of the argument about the solutions of the cube. Pieces are named by their letters.

/// The texts of the argument.
#[derive(Debug)]
pub struct ProofTexts {
    /// The corners are a class: how many.
    pub corners: fn(usize) -> String,
    /// A piece fills at most so many corners.
    pub most: fn(char, usize) -> String,
    /// All pieces: the sum written out, the sum, corners.
    pub total: fn(&str, usize, usize) -> String,
    /// A piece never falls short by one: corners with the placements that fill so many.
    pub never: fn(char, &[(usize, usize)]) -> String,
    /// So it fills as many as it can: corners, placements.
    pub along: fn(char, usize, usize) -> String,
    /// A piece that is never in the centre: placements with the centre, the corners that it fills there at most, and anywhere.
    pub not_central: fn(char, usize, usize, usize) -> String,
    /// A piece that is deficient when it is in the centre: placements with the centre, the corners
    /// that it fills there at most.
    pub deficient: fn(char, usize, usize) -> String,
    /// The end: classes, the piece along an edge, how many agree with each of the three statements.
    pub checked: fn(usize, char, [usize; 3]) -> String,
    /// The end while the solutions are not known.
    pub unchecked: &'static str,
    /// Its name among what is shown on the cube.
    pub name: &'static str,
    /// The button that leads to it.
    pub open: &'static str,
}
