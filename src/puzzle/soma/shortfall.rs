//! The kinds of the solutions of any figure: which pieces fill fewer cells than they could in a class of (x, y, z) mod 2. It is the class in
//! which the pieces have least to spare, of those that every symmetry of the figure maps to itself: else the kind of a solution would depend
//! on how it is turned. In the cube these are its corners, and one piece falls short: the deficient one (Conway and Guy).

use super::diagnosis::Capacity;
use super::figure::{Figure, FigureSymmetry, Mask};
use super::order::sort_by_number_down;
use super::pieces::PieceSet;
use super::solutions::{Catalogue, Group, solution};
use std::collections::BTreeMap;

/// Which pieces fall short, by their places in the set, ascending, and by how many cells each.
pub type ShortPieces = Vec<(usize, u32)>;

/// The kinds of the solutions of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortfall {
    /// The class.
    pub class: usize,
    /// Its cells.
    pub cells: usize,
    /// The most cells of a class that the pieces fill together.
    pub total: usize,
    /// The kinds, most frequent first: the pieces, and the solutions by their indices in the catalogue. Mirror images are of one kind.
    pub kinds: Vec<(ShortPieces, Vec<usize>)>,
}

impl Shortfall {
    /// The kinds of all solutions; `None` if there are none, if these are not all listed, if some pieces are equal, or if there is no such
    /// class.
    ///
    /// ```
    /// use casse_tete::puzzle::soma::shortfall::Shortfall;
    /// use casse_tete::puzzle::soma::solutions::{Inquiry, Question};
    /// use casse_tete::puzzle::soma::{Figure, PieceSet};
    ///
    /// let (pieces, cube) = (PieceSet::soma(), Figure::default());
    /// let mut inquiry = Inquiry::new(&pieces, &cube, Question::Classes).unwrap();
    /// inquiry.advance(u64::MAX);
    /// let shortfall = Shortfall::of(&pieces, &cube, &inquiry.catalogue()).unwrap();
    /// // The corners: eight cells for pieces that fill nine.
    /// assert_eq!((shortfall.class, shortfall.cells, shortfall.total), (0, 8, 9));
    /// assert!(shortfall.kinds.iter().all(|(short, _)| short.len() == 1 && short[0].1 == 1));
    /// assert_eq!(shortfall.kinds.iter().map(|(_, solutions)| solutions.len()).sum::<usize>(), 240);
    /// ```
    pub fn of(pieces: &PieceSet, figure: &Figure, catalogue: &Catalogue) -> Option<Shortfall> {
        if !catalogue.is_whole() || catalogue.classes.is_empty() || pieces.has_equal() {
            return None;
        }
        let capacity = Capacity::new(pieces, figure);
        let group = Group::new(pieces, figure);
        let is_fixed = |cells: Mask| group.symmetries().iter().all(|symmetry| symmetry.image(cells) == cells);
        let fixed = (0..capacity.spare.len())
            .filter(|&class| capacity.classes[class] != 0 && is_fixed(capacity.classes[class]));
        let class = fixed.min_by_key(|&class| capacity.spare[class])?;
        let mirrors = pieces.mirrors().filter(|_| group.symmetries().iter().any(FigureSymmetry::is_reflection));
        let mut kinds: BTreeMap<ShortPieces, Vec<usize>> = BTreeMap::new();
        for (place, found) in catalogue.classes.iter().enumerate() {
            let placed = solution(&found.labels, pieces.count());
            let short = |piece: usize| capacity.deficiency(piece, placed[piece], class) as u32;
            let own: ShortPieces =
                (0..pieces.count()).map(|piece| (piece, short(piece))).filter(|&(_, short)| short > 0).collect();
            // Of two kinds that are mirror images, the lesser one stands for both.
            let mirrored = mirrors.as_ref().map(|mirrors| {
                let mut mirrored: ShortPieces = own.iter().map(|&(piece, short)| (mirrors[piece], short)).collect();
                mirrored.sort_unstable();
                mirrored
            });
            kinds.entry(mirrored.map_or(own.clone(), |mirrored| mirrored.min(own))).or_default().push(place);
        }
        let mut kinds: Vec<(ShortPieces, Vec<usize>)> = kinds.into_iter().collect();
        sort_by_number_down(&mut kinds, |(_, solutions)| solutions.len());
        let cells = capacity.classes[class].count_ones() as usize;
        Some(Shortfall { class, cells, total: capacity.total, kinds })
    }
}
