//! Where each piece stands in the solutions of a figure. A piece that always stands in the same place, up to symmetry, is forced.

use super::figure::{Figure, Mask};
use super::pieces::PieceSet;
use super::placement::placements;
use super::solutions::{Catalogue, Group, solution};
use rustc_hash::FxHashSet;

/// The placements of a piece, or of equal pieces, in a figure and in its solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PiecePlaces {
    /// The piece, by its place in the set: the first of equal ones.
    pub piece: usize,
    /// Number of its placements in the figure.
    pub placements: usize,
    /// Number of those that belong to a solution.
    pub used: usize,
    /// Number of those up to the symmetries of the figure.
    pub classes: usize,
    /// One of them; none if there is no solution.
    pub example: Mask,
}

impl PiecePlaces {
    /// Whether the piece has only one place in all solutions, up to symmetry.
    pub fn is_forced(&self) -> bool {
        self.classes == 1
    }
}

/// The places of the pieces in all solutions; `None` if these are not all listed.
///
/// ```
/// use casse_tete::puzzle::soma::places::places;
/// use casse_tete::puzzle::soma::solutions::{Inquiry, Question};
/// use casse_tete::puzzle::soma::{Figure, PieceSet};
///
/// let (pieces, cube) = (PieceSet::soma(), Figure::default());
/// let mut inquiry = Inquiry::new(&pieces, &cube, Question::Classes).unwrap();
/// inquiry.advance(u64::MAX);
/// // T is forced: it lies along an edge, in 24 of its 72 placements (Conway and Guy).
/// let t = places(&pieces, &cube, &inquiry.catalogue()).unwrap()[2];
/// assert_eq!((t.placements, t.used, t.classes), (72, 24, 1));
/// ```
pub fn places(pieces: &PieceSet, figure: &Figure, catalogue: &Catalogue) -> Option<Vec<PiecePlaces>> {
    if !catalogue.is_whole() {
        return None;
    }
    let group = Group::new(pieces, figure);
    let mirrors = pieces.mirrors().unwrap_or_default();
    let kind = |piece: usize| pieces.pieces()[piece].kind;
    let mut used = vec![FxHashSet::default(); pieces.count()];
    for class in &catalogue.classes {
        for (piece, cells) in solution(&class.labels, pieces.count()).into_iter().enumerate() {
            // All images of a placement are in solutions, too; so those of a known one are known.
            if used[kind(piece)].contains(&cells) {
                continue;
            }
            for symmetry in group.symmetries() {
                let image_of = if symmetry.is_reflection() { mirrors[piece] } else { piece };
                used[kind(image_of)].insert(symmetry.image(cells));
            }
        }
    }
    let firsts = (0..pieces.count()).filter(|&piece| kind(piece) == piece);
    let places = firsts.map(|piece| {
        let used = &used[piece];
        let is_own_mirror = pieces.pieces()[piece].mirror.map(kind) == Some(piece);
        let symmetries = || group.symmetries().iter().filter(|each| !each.is_reflection() || is_own_mirror);
        let is_first = |cells: &&Mask| symmetries().all(|symmetry| symmetry.image(**cells) >= **cells);
        PiecePlaces {
            piece,
            placements: placements(figure, &pieces.pieces()[piece]).len(),
            used: used.len(),
            classes: used.iter().filter(is_first).count(),
            example: used.iter().copied().min().unwrap_or_default(),
        }
    });
    Some(places.collect())
}
