//! Properties of solutions of the cube that are known without a search: corners, the deficient piece, the central piece.
//!
//! The eight corners are one class of (x, y, z) mod 2, of which the pieces can fill nine; so exactly one piece is
//! *deficient*, one corner short. T fills two corners or none, so it cannot be deficient and lies along an edge; L and
//! T are never in the centre (Conway and Guy, in Winning Ways, 1982).

pub mod proof;

use super::diagnosis::Capacity;
use super::fast::PieceMasks;
use super::figure::{Figure, Mask};
use super::pieces::PieceSet;
use super::solutions::{Catalogue, solution};
use serde::{Deserialize, Serialize};

/// The class of (x, y, z) mod 2 to which the corners of the cube belong.
const CORNERS: usize = 0;

/// The deficient piece and the piece in the centre of a solution of the cube, by their places in the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kind {
    /// The piece that fills one corner fewer than it could.
    pub deficient: usize,
    /// The piece that fills the centre.
    pub central: usize,
}

impl Kind {
    /// The lesser of this kind and its mirror image, which stands for both: a mirror exchanges A and B.
    pub fn up_to_mirror(self, pieces: &PieceSet) -> Kind {
        let mirrors = pieces.mirrors().unwrap_or_default();
        let mirror = |piece: usize| mirrors.get(piece).copied().unwrap_or(piece);
        self.min(Kind { deficient: mirror(self.deficient), central: mirror(self.central) })
    }
}

/// The corners of the cube.
pub fn corners(cube: &Figure) -> Mask {
    cube.classes()[CORNERS]
}

/// How many corners of the cube each piece fills in a solution.
pub fn corners_filled(pieces: &PieceSet, cube: &Figure, solution: &PieceMasks) -> Vec<u32> {
    let corners = corners(cube);
    (0..pieces.count()).map(|piece| (solution[piece] & corners).count_ones()).collect()
}

/// The kind of a solution of the cube; `None` if no piece or several are deficient, or if nothing is in the centre.
pub fn kind(pieces: &PieceSet, cube: &Figure, solution: &PieceMasks) -> Option<Kind> {
    let capacity = Capacity::new(pieces, cube);
    let short = |piece: usize| capacity.deficiency(piece, solution[piece], CORNERS);
    let deficient: Vec<usize> = (0..pieces.count()).filter(|&piece| short(piece) != 0).collect();
    let centre: Mask = 1 << (cube.count() / 2);
    let central = (0..pieces.count()).find(|&piece| solution[piece] & centre != 0)?;
    match deficient[..] {
        [deficient] if short(deficient) == 1 => Some(Kind { deficient, central }),
        _ => None,
    }
}

/// The classes of the cube by kinds, as places in the catalogue. A mirror exchanges A and B; of two kinds that are mirror
/// images, the lesser one stands for both. Kinds and places are ascending.
pub fn kinds(pieces: &PieceSet, cube: &Figure, catalogue: &Catalogue) -> Vec<(Kind, Vec<usize>)> {
    let mut kinds: Vec<(Kind, Vec<usize>)> = vec![];
    for (place, class) in catalogue.classes.iter().enumerate() {
        if let Some(kind) = kind(pieces, cube, &solution(&class.labels, pieces.count())) {
            let kind = kind.up_to_mirror(pieces);
            match kinds.binary_search_by_key(&kind, |&(own, _)| own) {
                Ok(at) => kinds[at].1.push(place),
                Err(at) => kinds.insert(at, (kind, vec![place])),
            }
        }
    }
    kinds
}
