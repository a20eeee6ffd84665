//! Solutions up to the symmetries of the figure: classes, the factors that lead from them to all solutions, texts.

use super::fast::{Cover, Found, Solution};
use super::figure::{Figure, FigureSymmetry, bits};
use super::pieces::{MOST_PIECES, PieceSet};
use super::polycube::Polycube;
use super::setup::Setup;
use super::symmetry::Cell;
use std::collections::BTreeMap;

/// A solution written cell by cell: for each cell of the figure the place of the piece that fills it in the set.
pub type Labels = Vec<u8>;

/// Solutions that the symmetries of the figure carry to each other; a reflection swaps mirror images of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The least of them, cell by cell, which stands for all.
    pub labels: Labels,
    /// How many placed solutions belong to it.
    pub placed: u64,
    /// Whether a reflection carries each of them to one of its own rotations.
    pub is_own_mirror: bool,
}

/// All solutions of a figure by classes, and what was counted on the way.
///
/// For the cube: 240 classes, 24 rotations, 2 mirror images, 11,520 placed solutions, and 2^5 * 3 times as many if
/// turned pieces are told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    /// The classes, by their labels.
    pub classes: Vec<Class>,
    /// Placed solutions, as the search counted them.
    pub placed: u64,
    /// Rotations of the figure, the identity included.
    pub rotations: usize,
    /// Reflections of the figure that the set of pieces allows: as many as rotations, or none.
    pub reflections: usize,
    /// Classes if mirror images are told apart.
    pub handed: u64,
    /// Ways to put a placed solution together out of pieces whose turns are told apart.
    pub piece_symmetries: u64,
    /// Placed solutions times those ways.
    pub labelled: u64,
}

/// The symmetries of a figure, as they act on solutions.
#[derive(Clone, Debug)]
pub struct Group {
    symmetries: Vec<FigureSymmetry>,
    /// The piece that each becomes in a mirror.
    mirrors: Vec<u8>,
}

impl Group {
    /// The symmetries of a figure; without reflections if the set lacks the mirror image of one of its pieces.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Group {
        let mut symmetries = figure.symmetries();
        let mirrors = pieces.mirrors();
        if mirrors.is_none() {
            symmetries.retain(|symmetry| !symmetry.is_reflection());
        }
        let mirrors = mirrors.unwrap_or_default().into_iter().map(|piece| piece as u8).collect();
        Group { symmetries, mirrors }
    }

    /// Rotations, the identity included.
    pub fn rotations(&self) -> usize {
        self.symmetries.iter().filter(|symmetry| !symmetry.is_reflection()).count()
    }

    /// Reflections.
    pub fn reflections(&self) -> usize {
        self.symmetries.len() - self.rotations()
    }

    /// A solution under every symmetry, in order: the rotations first, each solution as often as it is carried to.
    pub fn images<'a>(&'a self, labels: &'a [u8]) -> impl Iterator<Item = Labels> + 'a {
        self.symmetries.iter().map(|symmetry| {
            let mut image = vec![0; labels.len()];
            for (&label, &cell) in labels.iter().zip(&symmetry.images) {
                let label = usize::from(label);
                let mirrored = self.mirrors.get(label).filter(|_| symmetry.is_reflection());
                image[usize::from(cell)] = mirrored.copied().unwrap_or(label as u8);
            }
            image
        })
    }

    /// The class of a solution.
    pub fn class(&self, labels: &[u8]) -> Class {
        let mut images: Vec<Labels> = self.images(labels).collect();
        let rotated = self.rotations();
        let is_own_mirror = images[rotated..].iter().any(|image| image == labels);
        images.sort_unstable();
        images.dedup();
        let placed = images.len() as u64;
        Class { labels: images.swap_remove(0), placed, is_own_mirror }
    }

    /// The label of every cell of the least image: what two solutions have in common if and only if they belong to one
    /// class.
    pub fn canonical(&self, labels: &[u8]) -> Labels {
        self.images(labels).min().unwrap_or_default()
    }
}

impl Catalogue {
    /// The classes of what a search has found.
    pub fn new(pieces: &PieceSet, figure: &Figure, cover: &Cover, found: &[Found]) -> Catalogue {
        let group = Group::new(pieces, figure);
        let mut classes: BTreeMap<Labels, Option<Class>> = BTreeMap::new();
        let mut placed = 0;
        for found in found {
            placed += cover.multiplicity(found);
            let labels = labels(figure, &found.solution);
            classes.entry(group.canonical(&labels)).or_insert_with_key(|least| Some(group.class(least)));
        }
        let classes: Vec<Class> = classes.into_values().flatten().collect();
        let rotations = group.rotations();
        let reflections = group.reflections();
        let handed = |class: &Class| if reflections == 0 || class.is_own_mirror { 1 } else { 2 };
        let piece_symmetries = pieces.symmetries();
        Catalogue {
            handed: classes.iter().map(handed).sum(),
            classes,
            placed,
            rotations,
            reflections,
            piece_symmetries,
            labelled: placed * piece_symmetries,
        }
    }

    /// The place of the class of a solution of the same figure.
    pub fn class_of(&self, group: &Group, labels: &[u8]) -> Option<usize> {
        self.classes.binary_search_by(|class| class.labels.cmp(&group.canonical(labels))).ok()
    }

    /// All classes as Bundgaard writes them, each after a line with its number.
    pub fn text(&self, pieces: &PieceSet, figure: &Figure) -> String {
        let write = |(number, class): (usize, &Class)| format!("; {number}\n{}\n", text(pieces, figure, &class.labels));
        (1..).zip(&self.classes).map(write).collect()
    }
}

/// A solution cell by cell.
pub fn labels(figure: &Figure, solution: &Solution) -> Labels {
    let mut labels = vec![0; figure.count()];
    for (piece, &cells) in solution.iter().enumerate() {
        for cell in bits(cells & figure.full()) {
            labels[cell] = piece as u8;
        }
    }
    labels
}

/// The cells that each piece fills.
pub fn solution(labels: &[u8]) -> Solution {
    let mut solution = [0; MOST_PIECES];
    for (cell, &piece) in labels.iter().enumerate() {
        if let Some(cells) = solution.get_mut(usize::from(piece)) {
            *cells |= 1 << cell;
        }
    }
    solution
}

/// A solution as Bundgaard writes it, with the numbers of the pieces.
pub fn text(pieces: &PieceSet, figure: &Figure, labels: &[u8]) -> String {
    let name = |cell: usize| {
        let piece = labels.get(cell).and_then(|&label| pieces.pieces().get(usize::from(label)));
        piece.and_then(|piece| char::from_digit(u32::from(piece.number), 10)).unwrap_or('o')
    };
    figure.bundgaard(name)
}

/// The figure and the solution that a text with the numbers or letters of pieces gives; nothing unless every piece of
/// the set stands there once and in its own shape.
pub fn read(pieces: &PieceSet, setup: &Setup) -> Option<(Figure, Labels)> {
    let figure = setup.figure_for(pieces).ok()?;
    let mut filled: Vec<(Cell, usize)> =
        setup.filled().map(|(at, name)| Some((at, pieces.named(name)?))).collect::<Option<_>>()?;
    // The figure numbers its cells from the base and the back, like this.
    filled.sort_unstable_by_key(|(at, _)| (at.z, -at.y, at.x));
    for (place, piece) in pieces.pieces().iter().enumerate() {
        let cells: Vec<Cell> = filled.iter().filter(|(_, piece)| *piece == place).map(|&(at, _)| at).collect();
        if Polycube::new(&cells)?.canonical() != piece.shape.canonical() {
            return None;
        }
    }
    Some((figure, filled.into_iter().map(|(_, piece)| piece as u8).collect()))
}
