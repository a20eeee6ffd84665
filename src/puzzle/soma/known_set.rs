//! Known sets of pieces, each with the box it fills.

use super::figure::Figure;
use super::model::Model;
use super::pieces::{PieceSet, Turning};
use super::polycube::Polycube;

/// A set of pieces with a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KnownSet {
    /// The seven of the Soma cube: Piet Hein, 1933.
    #[default]
    Soma,
    /// Twelve pieces of five cubes and one of four fill a cube of side 4: Bruce Bedlam.
    Bedlam,
    /// Nine pieces of five cubes, one of six and two more fill a cube of side 4: the Tetris cube of Imagination Games.
    Tetris,
    /// The twelve pentominoes in a rectangle: Solomon Golomb, 1953.
    Pentominoes6x10,
    /// The same in another rectangle.
    Pentominoes5x12,
    /// The same in another rectangle.
    Pentominoes4x15,
    /// The same in the longest rectangle.
    Pentominoes3x20,
    /// The pentominoes as solids in a box.
    Pentominoes3x4x5,
    /// The same in another box.
    Pentominoes2x5x6,
    /// The same in another box.
    Pentominoes2x3x10,
    /// John Conway's eighteen blocks, which fill a cube of side 5.
    Conway,
    /// Six blocks and three cubes: Jan Slothouber and William Graatsma.
    SlothouberGraatsma,
    /// Flat pieces of 2 to 7 cubes: Louis Hoffmann, Puzzles Old and New, 1893.
    Diabolical,
    /// Three pieces of four cubes and three of five, in two ways: Jan Mikusiński, in Hugo Steinhaus, Mathematical Snapshots, 1950. Of the
    /// sets of an L, both screws and three pieces of five, up to reflection, this is the only one with what is published about it: two
    /// solutions, and of the twelve sets with single pieces reflected exactly one without any.
    Mikusinski,
    /// Six pieces in one way: Stewart Coffin's half-hour puzzle.
    HalfHour,
    /// The eight tetracubes, mirror images counted as two, in a box.
    Tetracubes,
    /// A chessboard broken into the twelve pentominoes and a square, as Henry Dudeney's in The Canterbury Puzzles, 1907; the colours of the
    /// pieces are our own.
    BrokenChessboard,
}

named! {
    KnownSet:
    Soma = "soma",
    Bedlam = "bedlam",
    Tetris = "tetris",
    Pentominoes6x10 = "pentominoes-6x10",
    Pentominoes5x12 = "pentominoes-5x12",
    Pentominoes4x15 = "pentominoes-4x15",
    Pentominoes3x20 = "pentominoes-3x20",
    Pentominoes3x4x5 = "pentominoes-3x4x5",
    Pentominoes2x5x6 = "pentominoes-2x5x6",
    Pentominoes2x3x10 = "pentominoes-2x3x10",
    Conway = "conway-5x5x5",
    SlothouberGraatsma = "slothouber-graatsma",
    Diabolical = "diabolical",
    Mikusinski = "mikusinski",
    HalfHour = "half-hour",
    Tetracubes = "tetracubes",
    BrokenChessboard = "broken-chessboard",
}

/// The letters of the usual order.
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const BEDLAM: &str = "--.-o_oo.-o,---.-o-_ooo.-o-,---.o--_ooo.o--,-o-.ooo.-o-,---.--o_o--.ooo,---.--o_-o-.ooo,---.-oo_oo-.-o-,\
                      ---.--o_oo-.-oo,---.-o-_oo-.-oo,--o.ooo.-o-,---.--o_--o.ooo,---.-o-_-o-.ooo,--o.-oo.oo-";

const TETRIS: &str = "---.---.-o-_o--.o--.ooo,---.---.--o_o--.o--.ooo,---.---.--o_-o-.ooo.--o,---.-o-.-o-_-o-.ooo.---,--o-.oooo,--oo.ooo-,\
                      --o.--o.ooo,---.-oo_oo-.-o-,---.-o-_ooo.-o-,---.o--_ooo.o--,---.--o_oo-.-oo,--.-o_oo.oo";

/// In the order of their letters, which are Golomb's.
const PENTOMINOES: (&str, &str) = (
    "--o.ooo.-o-,ooooo,---o.oooo,--oo.ooo-,-oo.ooo,--o.ooo.--o,o-o.ooo,--o.--o.ooo,--o.-oo.oo-,-o-.ooo.-o-,--o-.oooo,--o.ooo.o--",
    "FILNPTUVWXYZ",
);

/// The pentominoes in the same order, and the square.
const BROKEN_CHESSBOARD: (&str, &str) = (
    "--k.wkw.-w-,kwkwk,---k.kwkw,--kw.wkw-,-wk.wkw,--k.wkw.--k,k-k.wkw,\
     --w.--k.wkw,--k.-kw.kw-,-w-.wkw.-w-,--k-.wkwk,--k.wkw.k--,kw.wk",
    "FILNPTUVWXYZO",
);

/// The five tetrominoes, then the three that are not flat, with the letters of the Soma cube.
const TETRACUBES: (&str, &str) = ("oooo,oo.oo,--o.ooo,-o-.ooo,-oo.oo-,--.-o_o-.oo,o-.--_o-.oo,--.o-_o-.oo", "IOLTZABP");

impl KnownSet {
    /// The pieces, and the box that they are to fill.
    pub fn set(self) -> (PieceSet, Figure) {
        let [width, depth, height] = self.sides();
        let (text, letters) = match self {
            KnownSet::Soma => return (PieceSet::soma(), Figure::default()),
            KnownSet::Bedlam => (BEDLAM, ALPHABET),
            KnownSet::Tetris => (TETRIS, ALPHABET),
            KnownSet::Conway => ("13xoooo.oooo,oo.oo_oo.oo,oo.oo,3xooo", ALPHABET),
            KnownSet::SlothouberGraatsma => ("6xoo.oo,3xo", ALPHABET),
            KnownSet::Diabolical => ("oo,-o.oo,oo.oo,o-o.ooo,--o.-oo.ooo,--o.ooo.ooo", ALPHABET),
            KnownSet::Mikusinski => {
                ("--o.ooo,--.-o_o-.oo,o-.--_o-.oo,---.o--_-o-.ooo,o--.o--_---.ooo,-oo.-o-_---.oo-", ALPHABET)
            }
            KnownSet::HalfHour => {
                ("-o-.---_-o-.ooo,-o-.---_oo-.-oo,o--.---_ooo.-o-,ooo.-o-,ooo.o--,-o.--_oo.o-", ALPHABET)
            }
            KnownSet::Tetracubes => TETRACUBES,
            KnownSet::BrokenChessboard => BROKEN_CHESSBOARD,
            _ => PENTOMINOES,
        };
        let mut figure = Figure::block(width, depth, height);
        if self == KnownSet::BrokenChessboard {
            figure = figure.and_then(|figure| figure.chequered());
        }
        PieceSet::lettered(text, letters).ok().zip(figure).unwrap_or_default()
    }

    /// The search for the box in the usual order of the pieces.
    pub fn model(self) -> Option<Model> {
        let (pieces, figure) = self.set();
        if self == KnownSet::Soma { Some(Model::default()) } else { Model::new(pieces, figure) }
    }

    /// Sides of the box along x, y and z.
    pub fn sides(self) -> [usize; 3] {
        match self {
            KnownSet::Soma
            | KnownSet::SlothouberGraatsma
            | KnownSet::Diabolical
            | KnownSet::Mikusinski
            | KnownSet::HalfHour => [3, 3, 3],
            KnownSet::Bedlam | KnownSet::Tetris => [4, 4, 4],
            KnownSet::Pentominoes6x10 => [10, 6, 1],
            KnownSet::Pentominoes5x12 => [12, 5, 1],
            KnownSet::Pentominoes4x15 => [15, 4, 1],
            KnownSet::Pentominoes3x20 => [20, 3, 1],
            KnownSet::Pentominoes3x4x5 => [5, 4, 3],
            KnownSet::Pentominoes2x5x6 => [6, 5, 2],
            KnownSet::Pentominoes2x3x10 => [10, 3, 2],
            KnownSet::Conway => [5, 5, 5],
            KnownSet::Tetracubes => [4, 4, 2],
            KnownSet::BrokenChessboard => [8, 8, 1],
        }
    }

    /// The number of solutions up to the symmetries of the box that others have found, where it is known.
    pub fn known(self) -> Option<u64> {
        Some(match self {
            KnownSet::Soma => 240,
            KnownSet::Bedlam => 19_186,
            KnownSet::Tetris => 9_839,
            KnownSet::Pentominoes6x10 => 2_339,
            KnownSet::Pentominoes5x12 => 1_010,
            KnownSet::Pentominoes4x15 => 368,
            KnownSet::Pentominoes3x20 => 2,
            KnownSet::Pentominoes3x4x5 => 3_940,
            KnownSet::Pentominoes2x5x6 => 264,
            KnownSet::Pentominoes2x3x10 => 12,
            KnownSet::SlothouberGraatsma => 1,
            KnownSet::Diabolical => 13,
            KnownSet::Mikusinski => 2,
            KnownSet::HalfHour => 1,
            // Of the tetracubes others have found 1,390, which counts mirror images apart; the page counts 695.
            KnownSet::Tetracubes | KnownSet::Conway | KnownSet::BrokenChessboard => return None,
        })
    }

    /// The known set with these pieces for this figure; the Soma cube's for any figure.
    pub fn of(pieces: &PieceSet, figure: &Figure) -> Option<KnownSet> {
        if pieces.is_soma() {
            return Some(KnownSet::Soma);
        }
        // Sets of other boxes are not made for the comparison: this is asked for each time the page is drawn.
        let has_box = |known: &KnownSet| *known != KnownSet::Soma && known.sides() == figure.extents();
        KnownSet::ALL.into_iter().filter(has_box).find(|known| {
            let (own, block) = known.set();
            own == *pieces && block == *figure
        })
    }

    /// The search for a figure with the pieces of a known set, which have their letters and their order then: the same pieces, whatever
    /// their order and their rotations.
    pub(super) fn model_of(pieces: &PieceSet, figure: &Figure) -> Option<Model> {
        let shapes =
            |set: &PieceSet| -> Vec<Polycube> { set.pieces().iter().map(|piece| piece.shape.canonical()).collect() };
        if pieces.turning() != Turning::Free {
            return None;
        }
        let own = shapes(pieces);
        let has_all = |known: &Model| {
            let mut left = shapes(&known.pieces);
            let mut takes =
                |shape| left.iter().position(|each| each == shape).map(|place| left.swap_remove(place)).is_some();
            own.iter().all(&mut takes) && left.is_empty()
        };
        let fits = |known: &KnownSet| *known == KnownSet::Soma || known.sides() == figure.extents();
        let mut sets = KnownSet::ALL.into_iter().filter(fits).filter_map(KnownSet::model);
        let known = sets.find(|known| known.pieces.volume() == figure.count() && has_all(known))?;
        Some(Model { figure: figure.clone(), ..known })
    }
}
