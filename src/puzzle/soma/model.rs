//! The legal input of a search: a set of pieces, a figure, and how to search.

use super::figure::Figure;
use super::pieces::PieceSet;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The rules by which placements are dropped early. They come in addition to intersection, which is always checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Every connected part of the empty cells must have a size that some of the remaining pieces have together.
    pub islands: bool,
    /// The number of black minus white empty cells must be a sum that the remaining pieces can have.
    pub parity: bool,
}

impl Rules {
    /// Reads the text form: `islands`, `parity`, both with a comma between them, or `none`. The error lists the unknown
    /// names.
    pub fn parse(text: &str) -> Result<Rules, Vec<String>> {
        let mut rules = Rules::default();
        let mut unknown = Vec::new();
        for name in text.split(',').map(str::trim) {
            match name {
                "islands" => rules.islands = true,
                "parity" => rules.parity = true,
                "none" if text.trim() == "none" => {}
                _ => unknown.push(name.to_string()),
            }
        }
        if unknown.is_empty() { Ok(rules) } else { Err(unknown) }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.islands, self.parity) {
            (false, false) => "none",
            (true, false) => "islands",
            (false, true) => "parity",
            (true, true) => "islands,parity",
        })
    }
}

/// The order in which the pieces of a set are placed: each of them once. Its text is their numbers, such as `1734562`, or their letters
/// if there are more than nine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    places: Vec<usize>,
    numbers: String,
}

impl Order {
    /// The order of the pieces at these places in the set; `None` unless each piece is there exactly once.
    pub fn new(places: &[usize], pieces: &PieceSet) -> Option<Order> {
        if places.len() != pieces.count() || !(0..pieces.count()).all(|place| places.contains(&place)) {
            return None;
        }
        let numbers = places.iter().filter_map(|&place| pieces.short_name(place)).collect();
        Some(Order { places: places.to_vec(), numbers })
    }

    /// Reads the text form; letters are read as well as numbers.
    pub fn parse(text: &str, pieces: &PieceSet) -> Option<Order> {
        let places: Option<Vec<usize>> = text.trim().chars().map(|name| pieces.named(name)).collect();
        Order::new(&places?, pieces)
    }

    /// Whether it is the order of the set.
    pub fn is_in_order(&self) -> bool {
        self.places.is_sorted()
    }

    /// The pieces, by their places in the set.
    pub fn places(&self) -> &[usize] {
        &self.places
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.numbers)
    }
}

/// A set of pieces, a figure with as many cells as they have together, and how to search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Model {
    /// The pieces.
    pub pieces: PieceSet,
    /// The figure that they are to fill.
    pub figure: Figure,
    /// The order in which they are placed, or tried at a cell.
    pub order: Order,
    /// Whether, at each level, the cell or the piece with the fewest placements left comes first; see [`super::solve::Assembly`].
    pub fewest: bool,
    /// The rules beside intersection.
    pub rules: Rules,
    /// The piece, by its place in the set, of which only one placement of each orbit is tried; see [`super::solve::Assembly`].
    pub fixed: Option<usize>,
}

impl Model {
    /// Whether the pieces are those of the Soma cube.
    pub fn is_soma(&self) -> bool {
        self.pieces.is_soma()
    }

    /// Whether the parts fit together. False only for a model from a damaged message.
    pub fn is_legal(&self) -> bool {
        let Model { pieces, figure, order, fixed, .. } = self;
        pieces.volume() == figure.count()
            && Order::new(order.places(), pieces).as_ref() == Some(order)
            && fixed.is_none_or(|piece| piece < pieces.count())
    }

    /// The search for a figure in the order of the set, without rules; `None` unless the volumes are equal.
    pub fn new(pieces: PieceSet, figure: Figure) -> Option<Model> {
        let places: Vec<usize> = (0..pieces.count()).collect();
        let order = Order::new(&places, &pieces)?;
        let fits = pieces.count() > 0 && pieces.volume() == figure.count();
        fits.then_some(Model { pieces, figure, order, fewest: false, rules: Rules::default(), fixed: None })
    }
}

impl Default for Model {
    /// The cube, in the order that the base text advises.
    fn default() -> Model {
        let pieces = PieceSet::soma();
        let order = Order { places: vec![0, 6, 2, 3, 4, 5, 1], numbers: "1734562".to_string() };
        Model { pieces, figure: Figure::default(), order, fewest: false, rules: Rules::default(), fixed: None }
    }
}
