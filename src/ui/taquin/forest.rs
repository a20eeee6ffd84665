//! Where the nodes of the tree are drawn, which of them, and what of it the reader sees.

use crate::geometry::Point;
use crate::puzzle::taquin::scene::tree::{Fold, Layout, around};
use crate::puzzle::taquin::solve::Sliding;
use crate::search::growth::Growth;
use crate::ui::drawing::Aim;
use std::rc::Rc;

/// Nodes that are given places at most: beyond that nobody sees anything, and the page must not be held up.
const MOST_PLACED: usize = 200_000;

/// The largest scale that is chosen for the reader: boards of the size of a thumb.
const LARGE: f64 = 110.0;

/// See the module.
#[derive(Clone, Debug)]
pub struct Forest {
    layout: Rc<Layout>,
    fold: Fold,
    /// Nodes that were there when the places were worked out.
    placed: usize,
    version: u32,
    follows: bool,
    aim: Aim,
}

impl Default for Forest {
    fn default() -> Forest {
        let fold = Fold::default();
        let aim = Aim { corners: [Point::default(); 2], most: LARGE, asked: 0 };
        Forest { layout: Rc::new(Layout::of(&[], &fold)), fold, placed: 0, version: 0, follows: true, aim }
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
        let nodes = growth.search().nodes();
        self.placed = nodes.len().min(MOST_PLACED);
        self.layout = Rc::new(Layout::of(&nodes[..self.placed], &self.fold));
        self.version += 1;
    }

    /// The tree may have grown: while it goes on growing, places are worked out anew only now and then.
    pub fn grow(&mut self, growth: &Growth<Sliding>, still: bool) {
        let nodes = growth.search().nodes().len().min(MOST_PLACED);
        if nodes > self.placed && (still || nodes > self.placed + self.placed / 5 + 50) {
            self.see(growth);
        }
    }

    /// Aims at a node with what is about it, or at the whole tree while the search is too fast to be followed.
    pub fn follow(&mut self, node: Option<u32>, fast: bool) {
        if !self.follows {
            return;
        }
        self.aim.corners = match node.filter(|&node| !fast && self.layout.place(node).is_some()) {
            Some(node) => around(&self.layout, node),
            None => self.layout.bounds(),
        };
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
        self.aim = Aim { corners: self.layout.bounds(), most: LARGE, asked: self.aim.asked + 1 };
    }

    /// Shows a node with what is about it.
    pub fn show(&mut self, node: u32) {
        if self.layout.place(node).is_some() {
            self.follows = false;
            self.aim = Aim { corners: around(&self.layout, node), most: LARGE, asked: self.aim.asked + 1 };
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
            self.aim.corners = self.layout.bounds();
        }
    }
}
