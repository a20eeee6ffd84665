//! Solutions up to the symmetries of the figure: classes, the factors that lead from them to all solutions, texts.

use super::fast::{Cover, Found, Solution, Sweep};
use super::figure::{Figure, FigureSymmetry, bits};
use super::pieces::{MOST_PIECES, PieceSet};
use super::polycube::{Polycube, to_origin};
use super::setup::Setup;
use crate::geometry::lattice::Cell;
use crate::search::Status;
use serde::{Deserialize, Serialize};

/// A solution written cell by cell: for each cell of the figure the place of the piece that fills it in the set.
pub type Labels = Vec<u8>;

/// Solutions that the symmetries of the figure carry to each other; a reflection swaps mirror images of pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Class {
    /// The least of them, cell by cell, which stands for all.
    #[serde(with = "serde_bytes")]
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
        let mut least = labels.to_vec();
        let (mut kept, mut is_own_mirror) = (0, false);
        for (symmetry, image) in self.symmetries.iter().zip(self.images(labels)) {
            if image == labels {
                kept += 1;
                is_own_mirror |= symmetry.is_reflection();
            }
            least = least.min(image);
        }
        // The symmetries that keep a solution are as many for each of its images.
        Class { labels: least, placed: self.symmetries.len() as u64 / kept.max(1), is_own_mirror }
    }

    /// Whether this may be a class of solutions of the figure: one label a cell, each piece in its size.
    fn fits(&self, pieces: &PieceSet, figure: &Figure, class: &Class) -> bool {
        let sizes = solution(&class.labels).map(|cells| cells.count_ones() as usize);
        class.labels.len() == figure.count()
            && (1..=self.symmetries.len() as u64).contains(&class.placed)
            && pieces.pieces().iter().zip(sizes).all(|(piece, size)| piece.shape.size() == size)
    }

    /// The label of every cell of the least image: what two solutions have in common if and only if they belong to one
    /// class.
    pub fn canonical(&self, labels: &[u8]) -> Labels {
        self.class(labels).labels
    }
}

impl Catalogue {
    /// The classes of what a search has found.
    pub fn new(pieces: &PieceSet, figure: &Figure, cover: &Cover, found: &[Found]) -> Catalogue {
        let group = Group::new(pieces, figure);
        let mut classes: Vec<Class> = Vec::new();
        let mut placed = 0;
        for found in found {
            placed += cover.multiplicity(found);
            let class = group.class(&labels(figure, &found.solution));
            if let Err(place) = classes.binary_search_by(|known| known.labels.cmp(&class.labels)) {
                classes.insert(place, class);
            }
        }
        Catalogue::of(pieces, &group, classes, placed)
    }

    /// The classes, with what follows from them.
    fn of(pieces: &PieceSet, group: &Group, classes: Vec<Class>, placed: u64) -> Catalogue {
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

    /// The catalogue of these classes, as a worker found them for the same pieces and the same figure; `None` if they are not
    /// those of one.
    pub fn of_classes(pieces: &PieceSet, figure: &Figure, classes: &[Class]) -> Option<Catalogue> {
        let group = Group::new(pieces, figure);
        let is_whole = classes.iter().all(|class| group.fits(pieces, figure, class))
            && classes.is_sorted_by(|before, after| before.labels < after.labels);
        let placed = classes.iter().map(|class| class.placed).sum();
        is_whole.then(|| Catalogue::of(pieces, &group, classes.to_vec(), placed))
    }

    /// The place of the class of a solution of the same figure.
    pub fn class_of(&self, group: &Group, labels: &[u8]) -> Option<usize> {
        let least = group.canonical(labels);
        self.classes.binary_search_by(|class| class.labels.cmp(&least)).ok()
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

/// The figure and the solution that a text with the numbers or letters of pieces gives; `None` unless every piece of the set
/// stands there once and in its own shape.
pub fn read(pieces: &PieceSet, setup: &Setup) -> Option<(Figure, Labels)> {
    let figure = setup.figure_for(pieces).ok()?;
    let (cells, names) = setup.filled();
    let mut labels = vec![0; figure.count()];
    for (at, name) in to_origin(cells).into_iter().zip(names) {
        labels[figure.index(at)?] = pieces.named(name)? as u8;
    }
    for (piece, cells) in pieces.pieces().iter().zip(solution(&labels)) {
        let cells: Vec<Cell> = bits(cells).map(|cell| figure.cells()[cell]).collect();
        if Polycube::new(&cells)?.canonical() != piece.shape.canonical() {
            return None;
        }
    }
    Some((figure, labels))
}

/// What is asked of the fast search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The solutions by classes.
    Classes,
    /// All placed solutions, each of them written down: their number.
    Placed,
    /// One solution for each set that the rotations of the figure carry to each other by way of the piece placed first:
    /// their number.
    Found,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Solutions {
    /// The classes, in the order of their labels.
    Classes(Vec<Class>),
    /// How many there are.
    Number(u64),
}

/// A question under way: in a worker, in slices.
#[derive(Clone, Debug)]
pub struct Inquiry {
    pieces: PieceSet,
    figure: Figure,
    question: Question,
    cover: Cover,
    sweep: Sweep,
}

impl Inquiry {
    /// The search before its first node; `None` where [`Cover::new`] has nothing.
    pub fn new(pieces: &PieceSet, figure: &Figure, question: Question) -> Option<Inquiry> {
        let cover = Cover::new(pieces, figure)?;
        let sweep = Sweep::new(&cover);
        Some(Inquiry { pieces: pieces.clone(), figure: figure.clone(), question, cover, sweep })
    }

    /// Places at most `budget` pieces.
    pub fn advance(&mut self, budget: u64) -> Status {
        self.sweep.advance(&self.cover, budget)
    }

    /// Pieces placed so far.
    pub fn nodes(&self) -> u64 {
        self.sweep.nodes()
    }

    /// The answer: of what was found so far, so it is asked for once the search has finished.
    pub fn answer(&self) -> Solutions {
        let found = self.sweep.found();
        match self.question {
            Question::Classes => {
                Solutions::Classes(Catalogue::new(&self.pieces, &self.figure, &self.cover, found).classes)
            }
            Question::Placed => {
                let mut placed: Vec<Solution> = Vec::new();
                for found in found {
                    placed.extend(self.cover.images(found));
                }
                Solutions::Number(placed.len() as u64)
            }
            Question::Found => Solutions::Number(found.len() as u64),
        }
    }
}
