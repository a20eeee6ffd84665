//! Solutions up to the symmetries of the figure: classes of solutions, the factors from their number to that of all
//! solutions, and their text form.

use super::fast::{Cover, Found, PieceMasks, Sweep};
use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::{MOST_PIECES, Piece, PieceSet};
use super::placement::orientation_in;
use super::polycube::to_origin;
use super::setup::Setup;
use super::tint::Tint;
use crate::search::Status;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A solution cell by cell: for each cell of the figure, the place in the set of the piece that fills it.
pub type Labels = Vec<u8>;

/// A class: solutions that the symmetries of the figure map to each other. A reflection exchanges pieces with their mirror
/// images.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Class {
    /// The least of them in lexicographic order, which represents the class.
    #[serde(with = "serde_bytes")]
    pub labels: Labels,
    /// How many placed solutions belong to it.
    pub placed: u64,
    /// Whether a reflection maps each of them to one of its own rotations.
    pub is_own_mirror: bool,
}

/// All solutions of a figure by classes, and their numbers.
///
/// For the cube: 240 classes, 24 rotations, 2 mirror images, 11,520 placed solutions, and 2^5 * 3 times as many if the
/// rotations of symmetric pieces are distinguished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    /// The classes, in the order of their labels; if there are very many, only some of them.
    pub classes: Vec<Class>,
    /// Number of classes.
    pub count: u64,
    /// Placed solutions, as the search counted them.
    pub placed: u64,
    /// Rotations of the figure, the identity included.
    pub rotations: usize,
    /// Reflections of the figure that the set of pieces allows: as many as rotations, or none.
    pub reflections: usize,
    /// Number of classes if mirror images are distinguished.
    pub handed: u64,
    /// Number of ways to assemble a placed solution if the rotations of symmetric pieces are distinguished.
    pub piece_symmetries: u64,
    /// Placed solutions times these ways.
    pub labelled: u64,
}

/// The symmetries of a figure, as they act on solutions.
#[derive(Clone, Debug)]
pub struct Group {
    symmetries: Vec<FigureSymmetry>,
    /// The place of each piece's mirror image.
    mirrors: Vec<u8>,
    /// The place of the first piece that is equal to each; empty if no two are equal.
    kinds: Vec<u8>,
}

impl Group {
    /// The symmetries of a figure; without reflections if the set lacks the mirror image of one of its pieces.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Group {
        let mut symmetries = pieces.symmetries_of(figure);
        let mirrors = pieces.mirrors();
        if mirrors.is_none() {
            symmetries.retain(|symmetry| !symmetry.is_reflection());
        }
        let mirrors = mirrors.unwrap_or_default().into_iter().map(|piece| piece as u8).collect();
        let kinds = pieces.pieces().iter().filter(|_| pieces.has_equal()).map(|piece| piece.kind as u8).collect();
        Group { symmetries, mirrors, kinds }
    }

    /// The symmetries, the rotations first.
    pub fn symmetries(&self) -> &[FigureSymmetry] {
        &self.symmetries
    }

    /// The piece that a symmetry makes of a piece: a reflection makes its mirror image of it.
    pub fn image_of(&self, symmetry: &FigureSymmetry, piece: usize) -> usize {
        match self.mirrors.get(piece) {
            Some(&mirror) if symmetry.is_reflection() => mirror.into(),
            _ => piece,
        }
    }

    /// Names equal pieces in the order of their first cells, so that solutions in which only these are exchanged are the same.
    fn name_equal(&self, labels: &mut [u8]) {
        let mut names = [None; MOST_PIECES];
        let mut next = [0u8; MOST_PIECES];
        for label in labels {
            let Some(&kind) = self.kinds.get(usize::from(*label)) else { return };
            *label = *names[usize::from(*label)].get_or_insert_with(|| {
                let place = &mut next[usize::from(kind)];
                let pieces =
                    (*place..).find(|&piece| self.kinds.get(usize::from(piece)).is_none_or(|&each| each == kind));
                let named = pieces.unwrap_or(*place).max(kind);
                *place = named + 1;
                named
            });
        }
    }

    /// Rotations, the identity included.
    pub fn rotations(&self) -> usize {
        self.symmetries.iter().filter(|symmetry| !symmetry.is_reflection()).count()
    }

    /// Reflections.
    pub fn reflections(&self) -> usize {
        self.symmetries.len() - self.rotations()
    }

    /// The images of a solution under every symmetry, the rotations first. An image is repeated if several symmetries give
    /// it.
    pub fn images<'a>(&'a self, labels: &'a [u8]) -> impl Iterator<Item = Labels> + 'a {
        self.symmetries.iter().map(|symmetry| {
            let mut image = vec![0; labels.len()];
            for (&label, &cell) in labels.iter().zip(&symmetry.images) {
                let label = usize::from(label);
                let mirrored = self.mirrors.get(label).filter(|_| symmetry.is_reflection());
                image[usize::from(cell)] = mirrored.copied().unwrap_or(label as u8);
            }
            self.name_equal(&mut image);
            image
        })
    }

    /// The class of a solution.
    pub fn class(&self, labels: &[u8]) -> Class {
        let mut least = labels.to_vec();
        self.name_equal(&mut least);
        let labels = least.clone();
        let (mut kept, mut is_own_mirror) = (0, false);
        for (symmetry, image) in self.symmetries.iter().zip(self.images(&labels)) {
            if image == labels {
                kept += 1;
                is_own_mirror |= symmetry.is_reflection();
            }
            least = least.min(image);
        }
        // Each image of a solution is kept by the same number of symmetries.
        Class { labels: least, placed: self.symmetries.len() as u64 / kept.max(1), is_own_mirror }
    }

    /// Whether this may be a class of solutions of the figure: one label for each cell, each piece with its number of cells.
    fn fits(&self, pieces: &PieceSet, figure: &Figure, class: &Class) -> bool {
        (1..=self.symmetries.len() as u64).contains(&class.placed) && fills(pieces, figure, &class.labels)
    }

    /// The labels of the least image. They are equal for two solutions if and only if these belong to the same class.
    pub fn canonical(&self, labels: &[u8]) -> Labels {
        self.class(labels).labels
    }
}

impl Catalogue {
    /// The classes of the solutions that a search has found.
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

    /// The catalogue of these classes, with the numbers that follow from them.
    fn of(pieces: &PieceSet, group: &Group, classes: Vec<Class>, placed: u64) -> Catalogue {
        let rotations = group.rotations();
        let reflections = group.reflections();
        let handed = |class: &Class| if reflections == 0 || class.is_own_mirror { 1 } else { 2 };
        let piece_symmetries = pieces.symmetries();
        Catalogue {
            count: classes.len() as u64,
            handed: classes.iter().map(handed).sum(),
            classes,
            placed,
            rotations,
            reflections,
            piece_symmetries,
            labelled: placed.saturating_mul(piece_symmetries),
        }
    }

    /// The catalogue of these classes, as a worker found them for the same pieces and the same figure; `None` if they cannot
    /// be its classes.
    pub fn of_classes(pieces: &PieceSet, figure: &Figure, classes: &[Class]) -> Option<Catalogue> {
        let group = Group::new(pieces, figure);
        let is_whole = classes.iter().all(|class| group.fits(pieces, figure, class))
            && classes.is_sorted_by(|before, after| before.labels < after.labels);
        let placed = classes.iter().map(|class| class.placed).sum();
        is_whole.then(|| Catalogue::of(pieces, &group, classes.to_vec(), placed))
    }

    /// The catalogue of some of the classes, when there are `count` in all with so many placed solutions together, as a worker found them;
    /// `None` if the numbers contradict each other.
    pub fn of_some(
        pieces: &PieceSet,
        figure: &Figure,
        classes: Vec<Class>,
        (count, placed): (u64, u64),
    ) -> Option<Catalogue> {
        let group = Group::new(pieces, figure);
        let listed: u64 = classes.iter().map(|class| class.placed).sum();
        let fits = match count.cmp(&(classes.len() as u64)) {
            Ordering::Less => false,
            Ordering::Equal => listed == placed,
            Ordering::Greater => listed < placed,
        };
        let fits = fits && classes.is_sorted_by(|one, next| one.labels < next.labels);
        let fits = fits && classes.iter().all(|class| group.fits(pieces, figure, class));
        fits.then(|| Catalogue { count, ..Catalogue::of(pieces, &group, classes, placed) })
    }

    /// Whether all classes are listed.
    pub fn is_whole(&self) -> bool {
        self.count == self.classes.len() as u64
    }

    /// The index of the class of a solution of the same figure; `None` if it is not in the catalogue.
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

/// The labels of a solution.
pub fn labels(figure: &Figure, solution: &PieceMasks) -> Labels {
    let mut labels = vec![0; figure.count()];
    for (piece, &cells) in solution.iter().enumerate() {
        for cell in bits(cells & figure.full()) {
            labels[cell] = piece as u8;
        }
    }
    labels
}

/// The cells that each of so many pieces fills; labels of other pieces are ignored.
pub fn solution(labels: &[u8], pieces: usize) -> PieceMasks {
    let mut solution = vec![0; pieces];
    for (cell, &piece) in labels.iter().enumerate() {
        if let Some(cells) = solution.get_mut(usize::from(piece)) {
            *cells |= 1 << cell;
        }
    }
    solution
}

/// Whether these may be the labels of a solution: one for each cell, each piece with its number of cells.
pub fn fills(pieces: &PieceSet, figure: &Figure, labels: &[u8]) -> bool {
    let sizes = solution(labels, pieces.count()).into_iter().map(|cells| cells.count_ones() as usize);
    let is_whole = |(piece, size): (&Piece, usize)| piece.shape.size() == size;
    labels.len() == figure.count() && pieces.pieces().iter().zip(sizes).all(is_whole)
}

/// A solution as Bundgaard writes it, with the numbers of the pieces, or the letters if there are more than nine; `g` where a cell stays
/// empty.
pub fn text(pieces: &PieceSet, figure: &Figure, labels: &[u8]) -> String {
    let solid = pieces.solid();
    let name = |cell: usize| match labels.get(cell).map(|&label| usize::from(label)) {
        Some(gap) if gap >= solid => Tint::Open.letter(),
        label => label.and_then(|label| pieces.short_name(label)).unwrap_or('o'),
    };
    figure.bundgaard(name)
}

/// The figure and the solution of a text with the numbers or letters of pieces; `None` unless every piece of the set is there
/// once, in its own shape.
pub fn read(pieces: &PieceSet, setup: &Setup) -> Option<(Figure, Labels)> {
    let figure = setup.figure_for(pieces).ok()?;
    let (cells, names) = setup.filled();
    let mut labels = vec![0; figure.count()];
    let mut gaps = pieces.solid()..;
    for (at, name) in to_origin(cells).into_iter().zip(names) {
        let piece = if name == Tint::Open.letter() { gaps.next() } else { pieces.named(name) };
        labels[figure.index(at)?] = piece? as u8;
    }
    stand(pieces, &figure, &labels).then_some((figure, labels))
}

/// Whether every piece of the set is there once, in its own shape, with colours that go together.
pub fn stand(pieces: &PieceSet, figure: &Figure, labels: &[u8]) -> bool {
    let stands = |(piece, cells): (&Piece, Mask)| orientation_in(figure, piece, cells).is_some();
    pieces.pieces().iter().zip(solution(labels, pieces.count())).all(stands)
}

/// A question that the fast search can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// All classes of solutions.
    Classes,
    /// The number of all placed solutions, counted by generating each of them.
    Placed,
    /// The number of solutions up to rotations of the figure that move the piece placed first: of such solutions only one is
    /// counted.
    Found,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestionAnswer {
    /// The classes, in the order of their labels, and how many pieces the search has placed.
    Classes {
        /// The classes.
        classes: Vec<Class>,
        /// Pieces placed.
        nodes: u64,
    },
    /// Their number.
    Number(u64),
}

/// A question being answered, in slices, as a worker runs it.
#[derive(Clone, Debug)]
pub struct Inquiry {
    pieces: PieceSet,
    figure: Figure,
    question: Question,
    cover: Cover,
    sweep: Sweep,
}

impl Inquiry {
    /// The search before its first node; `None` if [`Cover::new`] returns `None`.
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

    /// The classes of the solutions found so far, whatever the question is.
    pub fn catalogue(&self) -> Catalogue {
        Catalogue::new(&self.pieces, &self.figure, &self.cover, self.sweep.found())
    }

    /// The answer from the solutions found so far. It is complete only once the search has finished.
    pub fn answer(&self) -> QuestionAnswer {
        let found = self.sweep.found();
        match self.question {
            Question::Classes => QuestionAnswer::Classes { classes: self.catalogue().classes, nodes: self.nodes() },
            Question::Placed => {
                let mut placed: Vec<PieceMasks> = Vec::new();
                for found in found {
                    placed.extend(self.cover.images(found));
                }
                QuestionAnswer::Number(placed.len() as u64)
            }
            Question::Found => QuestionAnswer::Number(found.len() as u64),
        }
    }
}
