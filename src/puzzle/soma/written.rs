//! What a text says whose cells name pieces: a solution, or only a figure.

use super::figure::Figure;
use super::pieces::PieceSet;
use super::placement::orientation_in;
use super::setup::Setup;
use super::solutions::{self, Labels};
use crate::geometry::lattice::Cell;

/// What the names of pieces in the cells of a setup say.
///
/// ```
/// use casse_tete::puzzle::soma::written::Written;
/// use casse_tete::puzzle::soma::{PieceSet, Setup};
///
/// let said = |text: &str| Written::of(&PieceSet::soma(), &text.parse::<Setup>().unwrap());
/// assert!(matches!(said("/111/777/222\n/111/777/222\n/111/777/222"), Written::Figure));
/// assert!(matches!(said("/ooo/ooo/ooo\n/ooo/ooo/ooo\n/ooo/ooo/ooo"), Written::Figure));
/// assert!(matches!(said("/333/774/172\n/634/574/112\n/664/562/552"), Written::Solution(..)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// Nothing beyond the figure: not every piece is named.
    Figure,
    /// A solution of this figure.
    Solution(Figure, Labels),
    /// Every piece is named, but the cells of these, by their places in the set, do not have the shape of the piece.
    Misshapen(Vec<usize>),
}

impl Written {
    /// What the cells of a setup say.
    pub fn of(pieces: &PieceSet, setup: &Setup) -> Written {
        let (cells, names) = setup.filled();
        let named = |piece: usize| -> Vec<Cell> {
            let is_it = |name: char| pieces.named(name) == Some(piece);
            cells.iter().zip(&names).filter(|&(_, &name)| is_it(name)).map(|(&at, _)| at).collect()
        };
        let named: Vec<Vec<Cell>> = (0..pieces.solid()).map(named).collect();
        if named.iter().any(Vec::is_empty) {
            return Written::Figure;
        }
        let fits = |(piece, cells): (usize, &Vec<Cell>)| {
            let own = Figure::new(cells);
            own.is_some_and(|own| orientation_in(&own, &pieces.pieces()[piece], own.full()).is_some())
        };
        let misshapen: Vec<usize> = (0..).zip(&named).filter(|&piece| !fits(piece)).map(|(piece, _)| piece).collect();
        match solutions::read(pieces, setup) {
            Some((figure, labels)) => Written::Solution(figure, labels),
            // Cells without a name, beside pieces that are all in shape.
            None if misshapen.is_empty() => Written::Figure,
            None => Written::Misshapen(misshapen),
        }
    }

    /// The solution of a figure in which the n-th character names the piece of the n-th cell; `None` if it is none.
    pub fn solution(pieces: &PieceSet, figure: &Figure, names: &str) -> Option<Labels> {
        let names: Vec<char> = names.chars().collect();
        if names.len() != figure.count() || names.iter().any(|&name| pieces.named(name).is_none()) {
            return None;
        }
        let setup: Setup = figure.bundgaard(|cell| names[cell]).parse().ok()?;
        match Written::of(pieces, &setup) {
            // The names of pieces are written instead of the colours of the cells.
            Written::Solution(own, labels) if own.cells() == figure.cells() => {
                solutions::stand(pieces, figure, &labels).then_some(labels)
            }
            _ => None,
        }
    }
}
