//! Where the nodes of the tree are drawn, which of them, and what of it the reader sees.
//!
//! Nodes keep their places from step to step, and yet a small tree is not as wide as the one it will be: places are worked out
//! for the tree as it stands at the next power of two of the step.

use crate::geometry::{Point, point};
use crate::puzzle::taquin::scene::tree::{Fold, Layout, around};
use crate::puzzle::taquin::solve::Sliding;
use crate::search::growth::Growth;
use crate::ui::drawing::Aim;
use std::rc::Rc;

/// Nodes that are given places at most: beyond that nobody sees anything, and the page must not be held up.
const MOST_PLACED: usize = 40_000;

/// The largest scale that is chosen for the reader.
const LARGE: f64 = 130.0;

/// Below this scale no node is a board, and the tree may be drawn higher than it is.
const NEAR: f64 = 40.0;

/// The first steps share their places.
const FIRST: u64 = 8;

/// See the module.
#[derive(Clone, Debug)]
pub struct Forest {
    layout: Rc<Layout>,
    fold: Fold,
    /// The step at whose tree the places were worked out, and the nodes that were known of it.
    horizon: u64,
    placed: usize,
    version: u32,
    follows: bool,
    aim: Aim,
}

impl Default for Forest {
    fn default() -> Forest {
        let fold = Fold::default();
        let aim = Aim { corners: [Point::default(); 2], most: LARGE, near: NEAR, asked: 0 };
        Forest { layout: Rc::new(Layout::of(&[], &fold)), fold, horizon: 0, placed: 0, version: 0, follows: true, aim }
    }
}

impl Forest {
    /// The places.
    pub fn layout(&self) -> Rc<Layout> {
        Rc::clone(&self.layout)
    }

    /// A number that changes with the places.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Which nodes are folded away.
    pub fn fold(&self) -> &Fold {
        &self.fold
    }

    /// Whether the drawing follows the search.
    pub fn follows(&self) -> bool {
        self.follows
    }

    /// What the drawing shows unless the reader moves it.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Works the places out anew.
    pub fn see(&mut self, growth: &Growth<Sliding>) {
        let search = growth.search();
        self.horizon = horizon(growth.step());
        self.placed = search.created_by(self.horizon).min(MOST_PLACED);
        self.layout = Rc::new(Layout::of(&search.nodes()[..self.placed], &self.fold));
        self.version += 1;
    }

    /// Another step may be shown, and the tree may have grown: while it goes on growing, places are worked out anew only
    /// now and then.
    pub fn grow(&mut self, growth: &Growth<Sliding>, still: bool) {
        let horizon = horizon(growth.step());
        let nodes = growth.search().created_by(horizon).min(MOST_PLACED);
        let grown = nodes > self.placed && (still || nodes > 2 * self.placed);
        if horizon != self.horizon && (still || nodes > 2 * self.placed) || grown {
            self.see(growth);
        }
    }

    /// Aims at a node with what is about it, or at the whole tree: while that is small, or while the search is too fast to be
    /// followed.
    pub fn follow(&mut self, node: Option<u32>, fast: bool) {
        if self.follows {
            self.aim.corners = match node.filter(|&node| !fast && self.layout.place(node).is_some()) {
                Some(node) => self.about(node),
                None => self.bounds(),
            };
        }
    }

    /// The rectangle in which a node is seen with its relatives: the whole tree if that is hardly larger.
    fn about(&self, node: u32) -> [Point; 2] {
        let ([low, high], [from, to]) = (self.bounds(), around(&self.layout, node));
        let is_small = high.x - low.x <= 1.4 * (to.x - from.x) && high.y - low.y <= 1.4 * (to.y - from.y);
        if is_small { [low, high] } else { [from, to] }
    }

    /// The whole tree, with a margin for what surrounds its nodes.
    fn bounds(&self) -> [Point; 2] {
        let [low, high] = self.layout.bounds();
        let margin = 0.04 * (high.x - low.x).max(high.y - low.y);
        [point(low.x - margin, low.y - margin), point(high.x + margin, high.y + margin)]
    }

    /// The reader has moved the drawing: it follows no more.
    pub fn take(&mut self) {
        self.follows = false;
    }

    /// Follows the search again.
    pub fn follow_again(&mut self) {
        self.follows = true;
        self.aim.asked += 1;
    }

    /// Shows the whole tree.
    pub fn show_whole(&mut self) {
        self.follows = false;
        self.aim = Aim { corners: self.bounds(), asked: self.aim.asked + 1, ..self.aim };
    }

    /// Shows a node with what is about it.
    pub fn show(&mut self, node: u32) {
        if self.layout.place(node).is_some() {
            self.follows = false;
            self.aim = Aim { corners: self.about(node), asked: self.aim.asked + 1, ..self.aim };
        }
    }

    /// Whether the descendants of a node are folded away.
    pub fn is_folded(&self, node: u32) -> bool {
        self.fold.folded.binary_search(&node).is_ok()
    }

    /// Folds the descendants of a node away, or shows them again.
    pub fn toggle(&mut self, node: u32, growth: &Growth<Sliding>) {
        match self.fold.folded.binary_search(&node) {
            Ok(index) => {
                self.fold.folded.remove(index);
            }
            Err(index) => self.fold.folded.insert(index, node),
        }
        self.see(growth);
    }

    /// Shows only the path to a node and its siblings; all nodes if there is none.
    pub fn only(&mut self, path: Option<u32>, growth: &Growth<Sliding>) {
        self.fold = Fold { path_only: path, folded: vec![] };
        self.see(growth);
        self.aim.asked += 1;
        if !self.follows {
            self.aim.corners = self.bounds();
        }
    }
}

/// The step at whose tree places are worked out while this one is shown.
fn horizon(step: u64) -> u64 {
    step.max(FIRST).checked_next_power_of_two().unwrap_or(u64::MAX)
}
