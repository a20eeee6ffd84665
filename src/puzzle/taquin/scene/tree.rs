//! The tree of a search as it stood at a step: nodes by depth, each above its descendants.
//!
//! At a large scale, nodes are small boards with their Score; at a smaller scale they are dots, and at the smallest a dot stands for
//! all nodes that cannot be distinguished there. Every node is drawn or counted.

pub mod layout;
mod node;

use crate::geometry::{Point, Within, point};
use crate::puzzle::taquin::Board;
use crate::scene::{Lens, Paint, Room, Scene};
use crate::search::best_first::{NONE, Node};
use std::ops::Range;

pub use layout::{Fold, Layout, TALL};

/// What is drawn.
pub struct TreePicture<'a> {
    /// All nodes that are known.
    pub nodes: &'a [Node<Board>],
    /// Their places.
    pub layout: &'a Layout,
    /// The step at which the tree is shown.
    pub step: u64,
    /// The node that this step expanded, or the one at which the search stopped.
    pub taken: Option<u32>,
    /// The node whose path from the root is drawn with strong lines.
    pub path: Option<u32>,
    /// What is pointed at.
    pub pointed: Option<u32>,
    /// The text under the board of a node: its Score, in a few characters. The number is that of the characters which can be read there.
    pub label: &'a dyn Fn(&Node<Board>, usize) -> String,
    /// Words and numbers that would be smaller than this, in scene units, are left out.
    pub least: f64,
}

/// How many of the nodes created by this step have no mark of their own, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undrawn {
    /// They lie outside the room.
    pub outside: usize,
    /// They are below a folded node.
    pub folded: usize,
    /// They would lie on the dot of another node, which is larger for that.
    pub sharing: usize,
}

/// The least scale at which nodes are drawn as boards, for boards of these sides: scene units for the width of a leaf.
pub fn board_scale((width, height): (usize, usize)) -> f64 {
    // Numbers of two digits need more room.
    let least = if width * height > 9 { 17.0 } else { 14.7 };
    width.max(height).max(3) as f64 * least
}

/// How much is seen about a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surroundings {
    /// In leaves, across.
    pub leaves: f64,
    /// In levels, down.
    pub levels: f64,
    /// How far the middle of what is seen is below the node, in levels.
    pub below: f64,
}

/// Its levels with some space above and below them.
pub const ABOUT: Surroundings = Surroundings { leaves: 6.0, levels: 3.6, below: 0.0 };

/// Its levels and no more, so that they are as large as possible.
pub const CLOSE: Surroundings = Surroundings { leaves: 6.0, levels: 2.74, below: 0.0 };

/// As much as can be read on a telephone: the node and its descendants. The line about nodes that are not drawn stands below them.
pub const NARROW: Surroundings = Surroundings { leaves: 3.2, levels: 2.1, below: 0.55 };

/// The rectangle about a node in which it is seen with its predecessor, its siblings and its descendants. Of relatives that stand farther away, the nearer ones are seen.
pub fn around(layout: &Layout, node: u32, about: Surroundings) -> [Point; 2] {
    let Surroundings { leaves, levels, below } = about;
    let half = point(leaves / 2.0, levels / 2.0 * TALL);
    let Some(rank) = layout.rank_of(node) else { return [point(0.0, 0.0) - half, half] };
    let (_, across, above) = layout.by_rank();
    let parent = above[rank] as usize;
    let (mut low, mut high) = (across[rank].min(across[parent]), across[rank].max(across[parent]));
    for relative in layout.below(parent).chain(layout.below(rank)) {
        (low, high) = (low.min(across[relative]), high.max(across[relative]));
    }
    // The middle of the family, unless the node itself would come too near to the edge, where buttons are.
    let reach = half.x - 1.0;
    let x = f64::midpoint(low, high).within(across[rank] - reach, across[rank] + reach);
    // There is nothing to see above the root.
    let middle = point(x, (layout.level_of(rank) as f64 + below).max(levels / 2.0 - 0.5) * TALL);
    [middle - half, middle + half]
}

/// A mark of the drawing.
#[derive(Clone, Copy, Debug)]
struct TreeMark {
    /// The node, by its rank in the layout.
    rank: usize,
    /// For how many nodes it stands, this one included.
    nodes: u32,
    /// Whether one of them is a leaf.
    has_leaf: bool,
}

/// The most dots, and the most edges.
const MOST: usize = 3_000;

/// Dots nearer to each other than this, in scene units, could not be distinguished.
const CELL: f64 = 4.0;

/// The visible part of the tree, and how it is drawn.
struct VisibleTree<'a> {
    picture: &'a TreePicture<'a>,
    lens: Lens,
    room: Room,
    /// Nodes created by the step shown.
    created: usize,
    /// The size of a node on the drawing.
    size: Point,
    /// The corners of the visible part, in places of the layout, enlarged by the width and the height of a node.
    seen: [Point; 2],
    /// The levels that are partly visible, and their visible ranks.
    rows: Vec<(usize, Range<usize>)>,
}

/// The tree, and how many nodes are not drawn.
pub fn scene(picture: &TreePicture, lens: &Lens, room: Room) -> (Scene, Undrawn) {
    let mut scene = Scene::new(room);
    let view = VisibleTree::new(picture, lens, room);
    let cell = view.cell();
    let (drawn, undrawn) = view.choose(cell);
    view.draw_edges(&mut scene, cell);
    view.draw_path(&mut scene);
    let drawing = node::NodeStyle::new(picture, lens.scale, view.created, drawn.len());
    for TreeMark { rank, nodes, has_leaf } in drawn {
        let shared = (nodes > 1).then_some((cell, has_leaf));
        drawing.draw(&mut scene, picture.layout.by_rank().0[rank], view.on_screen(rank), shared);
    }
    (scene, undrawn)
}

impl<'a> VisibleTree<'a> {
    fn new(picture: &'a TreePicture<'a>, lens: &Lens, room: Room) -> VisibleTree<'a> {
        let layout = picture.layout;
        let created = picture.nodes.partition_point(|node| u64::from(node.created) <= picture.step);
        let size = node::size(picture.nodes, lens.scale);
        let half = point(room.width + size.x, room.height + size.y);
        let reach = point(half.x / 2.0 / lens.scale, half.y / 2.0 / lens.down());
        let seen = [lens.middle - reach, lens.middle + reach];
        let first = (seen[0].y / TALL).ceil().max(0.0) as usize;
        let end = ((seen[1].y / TALL).floor() + 1.0).within(0.0, layout.levels() as f64) as usize;
        let rows = (first..end.max(first)).map(|level| (level, layout.between(level, seen[0].x, seen[1].x))).collect();
        VisibleTree { picture, lens: *lens, room, created, size, seen, rows }
    }

    fn is_board(&self) -> bool {
        node::is_board(self.picture.nodes, self.lens.scale)
    }

    fn on_screen(&self, rank: usize) -> Point {
        let layout = self.picture.layout;
        let place = point(layout.by_rank().1[rank], layout.level_of(rank) as f64 * TALL);
        self.lens.place(place, self.room)
    }

    /// The side of the cells that hold one dot each: as small as dots are, or larger if there are too many dots for all nodes
    /// that are known. That does not depend on the step, so dots stay while the tree is stepped.
    fn cell(&self) -> f64 {
        let across = self.picture.layout.by_rank().1;
        let mut side = CELL;
        loop {
            let mut cells = Cells::new(self, side);
            let dots = self.rows.iter().flat_map(|(level, row)| row.clone().map(|rank| (*level, across[rank])));
            let count = dots.filter(|&(level, x)| cells.take(level, x)).count();
            if count <= MOST || self.is_board() {
                return side;
            }
            side *= (count as f64 / MOST as f64).sqrt().max(1.1);
        }
    }

    /// The marks to draw, and the count of the nodes without one.
    fn choose(&self, cell: f64) -> (Vec<TreeMark>, Undrawn) {
        let layout = self.picture.layout;
        let (order, across, _) = layout.by_rank();
        let is_there = |rank: usize| (order[rank] as usize) < self.created;
        let inside = self.rows.iter().map(|(_, row)| row.clone().filter(|&rank| is_there(rank)).count()).sum::<usize>();
        let folded = layout.hidden(self.created);
        let outside = self.created - folded - inside;
        let is_leaf = |rank: usize| u64::from(self.picture.nodes[order[rank] as usize].closed) > self.picture.step;
        let mark = |rank: usize| TreeMark { rank, nodes: 1, has_leaf: is_leaf(rank) };
        let mut drawn: Vec<TreeMark> = Vec::with_capacity(inside.min(MOST));
        if self.is_board() {
            drawn.extend(self.rows.iter().flat_map(|(_, row)| row.clone()).filter(|&rank| is_there(rank)).map(mark));
        } else {
            // The nodes of the current step are always drawn, on top.
            let special = self.special();
            let mut cells = Cells::new(self, cell);
            for (level, row) in &self.rows {
                for rank in row.clone() {
                    if !is_there(rank) || special.contains(&rank) {
                        continue;
                    }
                    match cells.place(*level, across[rank]) {
                        Some(free @ 0) => {
                            drawn.push(mark(rank));
                            *free = drawn.len();
                        }
                        Some(taken) => {
                            let shared = &mut drawn[*taken - 1];
                            shared.nodes += 1;
                            shared.has_leaf |= is_leaf(rank);
                        }
                        None => {}
                    }
                }
            }
            drawn.extend(special.into_iter().map(mark));
        }
        let sharing = inside - drawn.len();
        (drawn, Undrawn { outside, folded, sharing })
    }

    /// The ranks inside the room that are never without a dot of their own: what this step took and created, and what is pointed at.
    fn special(&self) -> Vec<usize> {
        let TreePicture { nodes, layout, step, taken, pointed, path, .. } = self.picture;
        let before = nodes[..self.created].partition_point(|node| u64::from(node.created) < (*step).max(1));
        let new = (before..self.created).map(|index| index as u32);
        let there = |index: &u32| (*index as usize) < self.created;
        let all = new.chain([*path, *taken, *pointed].into_iter().flatten()).filter(there);
        let mut ranks: Vec<usize> = vec![];
        for rank in all.filter_map(|index| layout.rank_of(index)) {
            let level = layout.level_of(rank);
            let is_inside = self.rows.iter().any(|(row, ranks)| *row == level && ranks.contains(&rank));
            if is_inside && !ranks.contains(&rank) {
                ranks.push(rank);
            }
        }
        ranks
    }

    fn draw_edges(&self, scene: &mut Scene, cell: f64) {
        let layout = self.picture.layout;
        let (order, across, above) = layout.by_rank();
        let (Some((first, _)), Some((last, _))) = (self.rows.first(), self.rows.last()) else { return };
        // Lines this short would be dots, and lines this close could not be distinguished.
        if TALL * self.lens.down() < 2.0 {
            return;
        }
        let paint = if self.lens.scale < CELL { Paint::Line } else { Paint::Soft };
        let near = cell / self.lens.scale;
        let mut left = MOST;
        for level in (*first).max(1)..(last + 2).min(layout.levels()) {
            let mut before = (f64::MIN, f64::MIN);
            for rank in layout.edges_between(level, self.seen[0].x, self.seen[1].x) {
                let ends = (across[above[rank] as usize], across[rank]);
                let is_apart = ends.0 - before.0 >= near || ends.1 - before.1 >= near;
                if order[rank] as usize >= self.created || !is_apart || left == 0 {
                    continue;
                }
                (before, left) = (ends, left - 1);
                scene.line(self.edge(above[rank] as usize, rank).to_vec(), paint, 1.2);
            }
        }
    }

    /// From the lower edge of a node to the upper edge of the one below it.
    fn edge(&self, upper: usize, lower: usize) -> [Point; 2] {
        let half = point(0.0, if self.is_board() { self.size.y / 2.0 } else { 0.0 });
        [self.on_screen(upper) + half, self.on_screen(lower) - half]
    }

    /// The path, whether its nodes are drawn or not.
    fn draw_path(&self, scene: &mut Scene) {
        let TreePicture { nodes, layout, .. } = self.picture;
        let mut line: Vec<Point> = vec![];
        let mut at = self.picture.path.unwrap_or(NONE);
        while let Some(node) = nodes.get(at as usize) {
            let ends = layout.rank_of(at).zip(layout.rank_of(node.parent));
            if let Some((lower, upper)) = ends {
                let [top, bottom] = self.edge(upper, lower);
                // A tree may be deeper than the room has points.
                let is_near = |last: &Point| (last.x - top.x).abs().max((last.y - top.y).abs()) < 1.0;
                if !line.last().is_some_and(is_near) {
                    line.extend([bottom, top]);
                }
            }
            at = node.parent;
        }
        if line.len() > 1 {
            scene.line(line, Paint::Accent, 5.0);
        }
    }
}

/// Cells of the drawing, each of which holds one dot at most. They do not change while the drawing is moved.
struct Cells {
    /// Cells for one unit of the layout, across and down.
    scale: f64,
    down: f64,
    /// The first column seen.
    first: f64,
    /// In each column of the present row 0, or what was put there.
    taken: Vec<usize>,
    row: i64,
}

impl Cells {
    fn new(view: &VisibleTree, side: f64) -> Cells {
        let (scale, down) = (view.lens.scale / side, view.lens.down() / side);
        let columns = ((view.seen[1].x - view.seen[0].x) * scale) as usize + 3;
        Cells { scale, down, first: (view.seen[0].x * scale).floor(), taken: vec![0; columns], row: -1 }
    }

    /// The cell of a place; none beside what is seen.
    fn place(&mut self, level: usize, x: f64) -> Option<&mut usize> {
        let row = (level as f64 * TALL * self.down) as i64;
        if row != self.row {
            self.taken.fill(0);
            self.row = row;
        }
        let column = ((x * self.scale).floor() - self.first) as usize;
        self.taken.get_mut(column)
    }

    /// Takes the cell of a place; true if it was free before.
    fn take(&mut self, level: usize, x: f64) -> bool {
        self.place(level, x).is_some_and(|taken| std::mem::replace(taken, 1) == 0)
    }
}
