//! The places of the tree's nodes in the drawing, the nodes that are shown, and the part of the tree that the lens shows.
//!
//! The layout is computed for the tree at the next power of two of the step. So nodes keep their places over many steps, but a
//! small tree does not take the width of the final one.

use crate::geometry::{Point, point};
use crate::puzzle::taquin::scene::tree::{ABOUT, Fold, Layout, Surroundings, around};
use crate::puzzle::taquin::{Board, Way};
use crate::search::best_first::Node;
use crate::ui::drawing::Aim;
use std::rc::Rc;

/// The largest number of nodes in the layout: more could not be distinguished, and would take too long.
const MOST_PLACED: usize = 40_000;

/// The largest scale that the lens takes by itself, in scene units for one unit of the layout.
const LARGE: f64 = 130.0;

/// Below this scale nodes are too small to show boards, and the height of the tree may be stretched.
const NEAR: f64 = 40.0;

/// All steps up to this one share one layout.
const FIRST: u64 = 8;

/// A tree at a step: all its nodes that are known, in the order of their creation.
#[derive(Clone, Copy)]
pub struct Grown<'a> {
    /// The nodes, of this step and of later ones.
    pub nodes: &'a [Node<Board>],
    /// The step.
    pub step: u64,
}

impl Grown<'_> {
    /// The number of nodes that a step and those before it have created.
    pub fn created_by(&self, step: u64) -> usize {
        self.nodes.partition_point(|node| u64::from(node.created) <= step)
    }

    /// The moves from the root to a node.
    pub fn ways_to(&self, node: u32) -> Vec<Way> {
        self.path_to(node).into_iter().map(|way| Way::ALL[usize::from(way) % Way::ALL.len()]).collect()
    }

    /// The same by their numbers.
    pub fn path_to(&self, node: u32) -> Vec<u8> {
        let at = |index: u32| self.nodes.get(index as usize);
        let line = std::iter::successors(at(node), |node| at(node.parent));
        let mut ways: Vec<u8> = line.filter(|node| at(node.parent).is_some()).map(|node| node.way).collect();
        ways.reverse();
        ways
    }
}

/// The layout of the tree, its hidden nodes, and the part to show.
#[derive(Clone, Debug)]
pub struct Forest {
    layout: Rc<Layout>,
    fold: Fold,
    /// The step for whose tree the layout was computed, and the number of nodes known then.
    horizon: u64,
    placed: usize,
    version: u32,
    follows: bool,
    aim: Aim,
    /// What the lens shows about a node.
    about: Surroundings,
}

impl Default for Forest {
    fn default() -> Forest {
        let fold = Fold::default();
        let aim = Aim { corners: [Point::default(); 2], most: LARGE, near: NEAR, asked: 0 };
        let layout = Rc::default();
        Forest { layout, fold, horizon: 0, placed: 0, version: 0, follows: true, aim, about: ABOUT }
    }
}

impl Forest {
    /// The places of the nodes.
    pub fn layout(&self) -> Rc<Layout> {
        Rc::clone(&self.layout)
    }

    /// A number that changes whenever the layout does.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The nodes whose descendants are hidden.
    pub fn fold(&self) -> &Fold {
        &self.fold
    }

    /// Whether the lens follows the search.
    pub fn follows(&self) -> bool {
        self.follows
    }

    /// The part of the drawing to show, unless the reader moves the lens.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Sets what the lens shows about a node. Returns false if it is that already.
    pub fn set_surroundings(&mut self, about: Surroundings) -> bool {
        std::mem::replace(&mut self.about, about) != about
    }

    /// Computes the layout again.
    pub fn see(&mut self, tree: Grown) {
        self.horizon = horizon(tree.step);
        self.placed = tree.created_by(self.horizon).min(MOST_PLACED);
        self.layout = Rc::new(Layout::of(&tree.nodes[..self.placed], &self.fold));
        self.version += 1;
    }

    /// Updates the layout for another step or a larger tree: at once if `still`, otherwise, while the tree is growing, only
    /// from time to time.
    pub fn grow(&mut self, tree: Grown, still: bool) {
        let horizon = horizon(tree.step);
        let nodes = tree.created_by(horizon).min(MOST_PLACED);
        let grown = nodes > self.placed && (still || nodes > 2 * self.placed);
        if horizon != self.horizon && (still || nodes > 2 * self.placed) || grown {
            self.see(tree);
        }
    }

    /// Shows a node with its surroundings, or the whole tree if it is small or if the search is too fast to follow.
    pub fn follow(&mut self, node: Option<u32>, fast: bool) {
        if self.follows {
            self.aim.corners = match node.filter(|&node| !fast && self.layout.place(node).is_some()) {
                Some(node) => self.about(node),
                None => self.bounds(),
            };
        }
    }

    /// The rectangle around a node and its relatives, or around the whole tree if that is hardly larger.
    fn about(&self, node: u32) -> [Point; 2] {
        let ([low, high], [from, to]) = (self.bounds(), around(&self.layout, node, self.about));
        let more = if self.about != ABOUT { 1.0 } else { 1.4 };
        let is_small = high.x - low.x <= more * (to.x - from.x) && high.y - low.y <= more * (to.y - from.y);
        if is_small { [low, high] } else { [from, to] }
    }

    /// The rectangle around the whole tree, with a margin.
    fn bounds(&self) -> [Point; 2] {
        let [low, high] = self.layout.bounds();
        let margin = 0.04 * (high.x - low.x).max(high.y - low.y);
        [point(low.x - margin, low.y - margin), point(high.x + margin, high.y + margin)]
    }

    /// Stops following the search, because the reader has moved the lens.
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

    /// Shows a node with its surroundings.
    pub fn show(&mut self, node: u32) {
        if self.layout.place(node).is_some() {
            self.follows = false;
            self.aim = Aim { corners: self.about(node), asked: self.aim.asked + 1, ..self.aim };
        }
    }

    /// Whether the descendants of a node are hidden.
    pub fn is_folded(&self, node: u32) -> bool {
        self.fold.folded.binary_search(&node).is_ok()
    }

    /// Hides the descendants of a node, or shows them again.
    pub fn toggle(&mut self, node: u32, tree: Grown) {
        match self.fold.folded.binary_search(&node) {
            Ok(index) => {
                self.fold.folded.remove(index);
            }
            Err(index) => self.fold.folded.insert(index, node),
        }
        self.see(tree);
    }

    /// Shows only the path to a node and its siblings; all nodes if there is none.
    pub fn only(&mut self, path: Option<u32>, tree: Grown) {
        self.fold = Fold { path_only: path, folded: vec![] };
        self.see(tree);
        self.aim.asked += 1;
        if !self.follows {
            self.aim.corners = self.bounds();
        }
    }
}

/// The step for whose tree the layout is computed while `step` is shown.
fn horizon(step: u64) -> u64 {
    step.max(FIRST).checked_next_power_of_two().unwrap_or(u64::MAX)
}
