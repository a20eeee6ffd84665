//! The solutions as the page keeps them: all of them once they are counted, what the packing engine tells before, and the one on show.

use super::{State, View};
use crate::puzzle::soma::assemble::assembling_order;
use crate::puzzle::soma::fast::Cover;
use crate::puzzle::soma::pack::{Estimate, PackCount};
use crate::puzzle::soma::solutions::{Class, Labels, solution};
use crate::puzzle::soma::theory::{Kind, kind, kinds};
use crate::puzzle::soma::{Catalogue, Mask, Model};
use crate::search::event::Side;
use crate::values::Allowed;
use std::rc::Rc;

/// What the packing engine has told so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PackNews {
    /// About how many nodes its search has.
    pub estimate: Option<Estimate>,
    /// What it has found in the parts that are finished.
    pub found: PackCount,
    /// The first solution of which it has told: it is shown until all are known.
    pub first: Option<Class>,
}

impl PackNews {
    /// Takes in what was found in another part.
    pub fn add(&mut self, part: &PackCount) {
        self.found.add(part);
        if self.first.is_none() {
            self.first = self.found.classes.first().cloned();
        }
    }
}

/// All solutions and their kinds.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownSolutions {
    /// The classes.
    pub catalogue: Catalogue,
    /// How many pieces the search that found them has placed.
    pub nodes: u64,
    /// The kind of each class; only those of the cube have one.
    pub kind_of: Vec<Option<Kind>>,
    /// The classes of each kind, ascending.
    pub kinds: Vec<(Kind, Vec<usize>)>,
}

impl KnownSolutions {
    /// The classes of a kind, if there are any.
    pub fn of_kind(&self, kind: Kind) -> Option<&Vec<usize>> {
        self.kinds.iter().find(|(own, _)| *own == kind).map(|(_, classes)| classes)
    }
}

impl State {
    /// Whether everything was tried, and nothing found.
    pub fn is_exhausted(&self) -> bool {
        self.solutions.as_ref().is_some_and(|solutions| solutions.catalogue.count == 0)
    }

    /// Stores all solutions, counted by the workers.
    pub fn know(&mut self, catalogue: Catalogue, nodes: u64) {
        let Model { pieces, figure, .. } = &self.model;
        let is_cube = self.is_cube();
        let kind_of =
            |class: &Class| kind(pieces, figure, &solution(&class.labels, pieces.count())).filter(|_| is_cube);
        let kind_of = if is_cube { catalogue.classes.iter().map(kind_of).collect() } else { vec![] };
        let kinds = if is_cube { kinds(pieces, figure, &catalogue) } else { vec![] };
        let count = catalogue.classes.len();
        if let Some(first) = &self.packing.first {
            // The solution on show stays.
            let place = catalogue.classes.binary_search_by(|class| class.labels.cmp(&first.labels));
            self.solution = place.unwrap_or_default();
        }
        self.solutions = Some(Rc::new(KnownSolutions { catalogue, nodes, kind_of, kinds }));
        self.find_pasted();
        self.check_kind();
        self.check_shows();
        if let Some(wanted) = self.wanted.take() {
            if wanted < count {
                self.solution = wanted;
            } else {
                self.base.refuse("solution", (wanted + 1).to_string(), Allowed::numbers(&(1..=count)));
            }
        }
    }

    /// The class of solutions that is shown.
    pub fn class(&self) -> Option<&Class> {
        match &self.solutions {
            Some(solutions) => solutions.catalogue.classes.get(self.solution),
            None => self.packing.first.as_ref(),
        }
    }

    /// The pieces of a solution, in an order in which they can be put together, with their cells.
    pub(super) fn in_order(&self, labels: &Labels) -> Vec<(usize, Mask)> {
        let solution = solution(labels, self.model.pieces.count());
        let found = self.ways().and_then(|ways| ways.order());
        let usual = || assembling_order(&self.model.figure, &solution);
        let order = found.unwrap_or_else(usual);
        // Gaps are left when all pieces are there.
        let is_gap = |piece: &usize| *piece >= self.model.pieces.solid();
        let solid = order.iter().copied().filter(|piece| !is_gap(piece));
        solid.chain(order.iter().copied().filter(is_gap)).map(|piece| (piece, solution[piece])).collect()
    }

    /// The classes that the gallery shows, by their indices in the catalogue.
    pub fn gallery(&self) -> Vec<usize> {
        match (&self.solutions, self.kind) {
            (None, _) => vec![],
            (Some(solutions), Some(kind)) => solutions.of_kind(kind).cloned().unwrap_or_default(),
            (Some(solutions), None) => (0..solutions.catalogue.classes.len()).collect(),
        }
    }

    /// Shows a class, all its pieces in place.
    pub fn show_solution(&mut self, solution: usize) {
        self.solution = solution;
        self.pasted = None;
        self.assembled = self.model.pieces.count();
        self.player.playing = false;
    }

    /// The next class of the gallery, or the previous one.
    pub fn next_solution(&self, side: Side) -> Option<usize> {
        let gallery = self.gallery();
        let here = gallery.iter().position(|&class| class == self.solution);
        let next = match (here, side) {
            (None, _) => 0,
            (Some(here), Side::After) => here + 1,
            (Some(here), Side::Before) => here.checked_sub(1)?,
        };
        gallery.get(next).copied()
    }

    /// Whether the fast search counts the solutions, at once; otherwise the packing engine does, when it is asked to.
    pub fn is_counted_fast(&self) -> bool {
        Cover::fits(&self.model.pieces, &self.model.figure)
    }

    /// Whether the view needs all solutions, and no count was started yet.
    pub fn wants_count(&self) -> bool {
        let lists = matches!(self.view, View::Solutions | View::Figure | View::Hand | View::Map);
        let shown = lists && self.is_counted_fast();
        shown && self.solutions.is_none() && !self.counting.is_begun()
    }
}
