//! Writes a `.xmpuzzle` file.

use crate::geometry::lattice::{Cell, cell};
use crate::puzzle::soma::figure::Figure;
use crate::puzzle::soma::pieces::PieceSet;
use crate::puzzle::soma::polycube::{Polycube, extents};
use std::fmt::Write;

/// The text of a file with one problem: these pieces are to fill this figure. Pieces that a rotation makes equal share a shape, the figure
/// is the last shape. BurrTools has no words for pieces that may be placed as
/// their mirror images, or that may not be turned over: that is not in the file.
pub fn write(pieces: &PieceSet, figure: &Figure) -> String {
    let (mut shapes, mut counts) = (String::new(), String::new());
    let mut written = 0;
    let forms: Vec<Polycube> = pieces.pieces().iter().map(|piece| piece.shape.canonical()).collect();
    for (place, piece) in pieces.pieces().iter().enumerate() {
        if forms[..place].contains(&forms[place]) {
            continue;
        }
        let count = forms.iter().filter(|form| **form == forms[place]).count();
        shapes += &voxel(piece.shape.cells(), &format!(" name=\"{}\"", piece.letter));
        // Writing to a text does not fail.
        let _ = writeln!(counts, "        <shape id=\"{written}\" count=\"{count}\"/>");
        written += 1;
    }
    shapes += &voxel(figure.cells(), "");
    format!(
        "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n  <gridType type=\"0\"/>\n  <colors/>\n  <shapes>\n{shapes}  </shapes>\n  <problems>\n    \
         <problem state=\"0\">\n      <shapes>\n{counts}      </shapes>\n      <result id=\"{written}\"/>\n      <bitmap/>\n    \
         </problem>\n  </problems>\n  <comment/>\n</puzzle>\n"
    )
}

/// A shape, with a further attribute. The least of each coordinate of its cells is 0.
fn voxel(cells: &[Cell], attribute: &str) -> String {
    let [width, depth, height] = extents(cells);
    let mut signs = String::new();
    for place in 0..width * depth * height {
        let (x, y, z) = (place % width, place / width % depth, place / width / depth);
        signs.push(if cells.contains(&cell(x as i8, y as i8, z as i8)) { '#' } else { '_' });
    }
    format!("    <voxel x=\"{width}\" y=\"{depth}\" z=\"{height}\" type=\"0\"{attribute}>{signs}</voxel>\n")
}
