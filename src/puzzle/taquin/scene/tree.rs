//! The tree of a search as it stood at a step: nodes by depth, each above its descendants.
//!
//! Places are worked out for the whole tree that is known, so that nodes stay where they are from step to step; what was not
//! created yet is left out. Near enough, nodes are small boards; farther away, dots. What lies outside the room is not drawn.

use super::{NODE, board};
use crate::geometry::{Point, point};
use crate::puzzle::taquin::Board;
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};
use crate::search::best_first::{NONE, Node};

/// Which nodes are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fold {
    /// All of them.
    #[default]
    Nothing,
    /// The path to one node and the siblings of its nodes.
    AllButPath,
}

/// The place of every node in units of one leaf across and one move down; nothing for nodes that are folded away.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    places: Vec<Option<Point>>,
    /// How wide the tree is, in leaves.
    pub width: f64,
    /// How deep it is, in moves.
    pub depth: u32,
}

impl Layout {
    /// The places of all nodes. Folding leaves the path from the root to `leaf`, and its siblings.
    pub fn of(nodes: &[Node<Board>], fold: Fold, leaf: u32) -> Layout {
        let mut shown = vec![fold == Fold::Nothing; nodes.len()];
        if fold == Fold::AllButPath {
            let mut on_path = vec![false; nodes.len()];
            let mut at = leaf;
            while let Some(node) = nodes.get(at as usize) {
                on_path[at as usize] = true;
                at = node.parent;
            }
            for (index, node) in nodes.iter().enumerate() {
                let parent = on_path.get(node.parent as usize).copied().unwrap_or(false);
                shown[index] = parent || on_path[index];
            }
        }
        // Descendants come after their predecessors: backwards, each adds its width to the one above it.
        let mut widths = vec![0.0_f64; nodes.len()];
        for (index, node) in nodes.iter().enumerate().rev().filter(|(index, _)| shown[*index]) {
            widths[index] = widths[index].max(1.0);
            if node.parent != NONE {
                widths[node.parent as usize] += widths[index];
            }
        }
        // Forwards, each takes its part of the room of the one above it, from the left.
        let mut next = vec![0.0_f64; nodes.len()];
        let mut places = vec![None; nodes.len()];
        let mut depth = 0;
        for (index, node) in nodes.iter().enumerate().filter(|(index, _)| shown[*index]) {
            let left = if node.parent == NONE { 0.0 } else { next[node.parent as usize] };
            if node.parent != NONE {
                next[node.parent as usize] += widths[index];
            }
            next[index] = left;
            places[index] = Some(point(left + widths[index] / 2.0, f64::from(node.depth)));
            depth = depth.max(node.depth);
        }
        Layout { places, width: widths.first().copied().unwrap_or(1.0), depth }
    }

    /// The place of a node.
    pub fn place(&self, node: u32) -> Option<Point> {
        self.places.get(node as usize).copied().flatten()
    }
}

/// From where the tree is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The place of the layout in the middle of the drawing.
    pub middle: Point,
    /// Scene units for one leaf across.
    pub scale: f64,
}

impl Window {
    /// The whole tree.
    pub fn whole(layout: &Layout, room: Room) -> Window {
        let scale =
            ((room.width - 40.0) / layout.width).min((room.height - 60.0) / (f64::from(layout.depth) + 1.0) / TALL);
        Window { middle: point(layout.width / 2.0, f64::from(layout.depth) / 2.0), scale: scale.clamp(0.05, 120.0) }
    }
}

/// Height of a level, in leaves.
const TALL: f64 = 1.35;

/// Leaves narrower than this are dots instead of boards, in scene units.
const BOARD: f64 = 40.0;

/// What is drawn.
pub struct Picture<'a> {
    /// All nodes that are known.
    pub nodes: &'a [Node<Board>],
    /// Their places.
    pub layout: &'a Layout,
    /// The step at which the tree is shown.
    pub step: u64,
    /// The node that this step expanded, or the one that was good enough.
    pub taken: Option<u32>,
    /// The node whose path is drawn.
    pub path: Option<u32>,
    /// What is pointed at.
    pub pointed: Option<u32>,
}

/// The tree, and how many nodes of this step are not drawn.
pub fn scene(picture: &Picture, window: &Window, room: Room) -> (Scene, usize) {
    let mut scene = Scene::new(room);
    let Picture { nodes, layout, step, .. } = picture;
    let on_screen = |place: Point| {
        point(
            room.width / 2.0 + (place.x - window.middle.x) * window.scale,
            room.height / 2.0 + (place.y - window.middle.y) * window.scale * TALL,
        )
    };
    let there = |node: &Node<Board>| u64::from(node.created) <= *step;
    let place = |index: u32| layout.place(index).map(on_screen);
    let inside = |at: Point| {
        let margin = window.scale * 1.5;
        (-margin..room.width + margin).contains(&at.x) && (-margin..room.height + margin).contains(&at.y)
    };
    let mut path = vec![];
    let mut at = picture.path.unwrap_or(NONE);
    while let Some(node) = nodes.get(at as usize) {
        path.push(at);
        at = node.parent;
    }
    let created = nodes.partition_point(there);
    let mut drawn = vec![];
    for (index, node) in nodes[..created].iter().enumerate() {
        let Some(at) = place(index as u32) else { continue };
        let above = (node.parent != NONE).then(|| place(node.parent)).flatten();
        if !inside(at) && !above.is_some_and(inside) {
            continue;
        }
        if let Some(above) = above {
            let strong = path.contains(&(index as u32));
            let (paint, width) = if strong { (Paint::Accent, 5.0) } else { (Paint::Line, 1.5) };
            scene.line(vec![above, at], paint, width);
        }
        if inside(at) {
            drawn.push(index as u32);
        }
    }
    for &index in &drawn {
        if let Some(at) = place(index) {
            draw_node(&mut scene, picture, index, at, window.scale);
        }
    }
    (scene, created - drawn.len())
}

fn draw_node(scene: &mut Scene, picture: &Picture, index: u32, at: Point, scale: f64) {
    let node = &picture.nodes[index as usize];
    let id = Id::new(NODE, index as usize, 0);
    let is_leaf = u64::from(node.closed) > picture.step;
    let is_taken = picture.taken == Some(index);
    let is_pointed = picture.pointed == Some(index);
    // A leaf has a strong edge, an expanded node a thin one; the one that is taken is ringed.
    let edge = if is_leaf { stroke(Paint::Ink, 2.5) } else { stroke(Paint::Line, 1.0) };
    if scale >= BOARD {
        let size = scale * 0.8;
        let area = rounded_rectangle(at, size, size * 1.16, size * 0.06);
        scene.polygon(Some(id), area, Some(Paint::Desk), edge);
        board::small(scene, id, &node.state, point(at.x, at.y - size * 0.09), size * 0.86);
        let words = (-node.measure).to_string();
        scene.label(point(at.x, at.y + size * 0.46), words, size * 0.15, Weight::Regular, Anchor::Middle, Paint::Ink);
    } else {
        let reach = (scale * 0.4).clamp(1.2, 9.0);
        let fill = if is_leaf { Paint::Sheet } else { Paint::Soft };
        let dot = rounded_rectangle(at, 2.0 * reach, 2.0 * reach, reach);
        scene.polygon(Some(id), dot, Some(fill), if reach > 2.0 { edge } else { None });
    }
    if is_taken || is_pointed {
        let reach = if scale >= BOARD { scale * 0.98 } else { 22.0 };
        let ring = rounded_rectangle(at, reach, reach * 1.12, reach * 0.2);
        let paint = if is_pointed { Paint::Second } else { Paint::Accent };
        scene.polygon(None, ring, None, stroke(paint, 4.0));
    }
}
