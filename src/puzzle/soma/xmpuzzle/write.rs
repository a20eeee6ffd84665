//! Writes a `.xmpuzzle` file.

use crate::geometry::lattice::{Cell, cell};
use crate::puzzle::soma::figure::Figure;
use crate::puzzle::soma::pieces::PieceSet;
use crate::puzzle::soma::polycube::{Polycube, extents};
use crate::puzzle::soma::tint::{Tint, TintedCell};
use std::fmt::Write;

/// Black and white, and that each goes with itself.
const COLOURS: &str =
    r#"<colors><color red="0" green="0" blue="0"/><color red="255" green="255" blue="255"/></colors>"#;
const PAIRS: &str = r#"<bitmap><pair piece="0" result="0"/><pair piece="1" result="1"/></bitmap>"#;

/// The text of a file with one problem: these pieces are to fill this figure. Pieces that a rotation makes equal share a shape, the figure
/// is the last shape. BurrTools has no words for pieces that may be placed as
/// their mirror images, or that may not be turned over: that is not in the file.
pub fn write(pieces: &PieceSet, figure: &Figure) -> String {
    let (mut shapes, mut counts) = (String::new(), String::new());
    let mut written = 0;
    let forms: Vec<Polycube> = pieces.pieces().iter().map(|piece| piece.shape.canonical()).collect();
    for (place, piece) in pieces.pieces().iter().enumerate() {
        if piece.is_gap() || forms[..place].contains(&forms[place]) {
            continue;
        }
        let count = forms.iter().filter(|form| **form == forms[place]).count();
        shapes += &voxel(piece.shape.tinted_cells(), &format!(" name=\"{}\"", piece.letter));
        // Writing to a text does not fail.
        let _ = writeln!(counts, "        <shape id=\"{written}\" count=\"{count}\"/>");
        written += 1;
    }
    shapes += &voxel(figure.tinted_cells(), "");
    let solid = &pieces.pieces()[..pieces.solid()];
    let of_figure = figure.tinted_cells().map(|(_, tint)| tint);
    let of_pieces = solid.iter().flat_map(|piece| piece.shape.tinted_cells()).map(|(_, tint)| tint);
    let has_tints = of_pieces.chain(of_figure).any(|tint| matches!(tint, Tint::Black | Tint::White));
    let (colours, bitmap) = if has_tints { (COLOURS, PAIRS) } else { ("<colors/>", "<bitmap/>") };
    format!(
        "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n  <gridType type=\"0\"/>\n  {colours}\n  <shapes>\n{shapes}  </shapes>\n  <problems>\n    \
         <problem state=\"0\">\n      <shapes>\n{counts}      </shapes>\n      <result id=\"{written}\"/>\n      {bitmap}\n    \
         </problem>\n  </problems>\n  <comment/>\n</puzzle>\n"
    )
}

/// A shape, with a further attribute. The least of each coordinate of its cells is 0.
fn voxel(tinted: impl Iterator<Item = TintedCell>, attribute: &str) -> String {
    let (cells, tints): (Vec<Cell>, Vec<Tint>) = tinted.unzip();
    let [width, depth, height] = extents(&cells);
    let mut signs = String::new();
    for place in 0..width * depth * height {
        let (x, y, z) = (place % width, place / width % depth, place / width / depth);
        let filled = cells.iter().position(|&at| at == cell(x as i16, y as i16, z as i16));
        signs += match filled.map(|place| tints[place]) {
            None => "_",
            Some(Tint::Neutral) => "#",
            Some(Tint::Black) => "#1",
            Some(Tint::White) => "#2",
            Some(Tint::Open) => "+",
        };
    }
    format!("    <voxel x=\"{width}\" y=\"{depth}\" z=\"{height}\" type=\"0\"{attribute}>{signs}</voxel>\n")
}
