//! The texts about building a figure in space.

/// The texts about building a figure in space.
#[derive(Debug)]
pub struct BuildTexts {
    /// Label of the choice of what a click on the drawing does.
    pub clicks: &'static str,
    /// The choices: it adds a cube, it takes one away.
    pub choices: [&'static str; 2],
    /// What a click does on a face: its place in the list of the faces (front, right, back, left, bottom, top); whether it takes the cube
    /// away.
    pub face: fn(usize, bool) -> &'static str,
}
