//! How one node of the tree is drawn: as a board with its Score, or as a dot.

use super::{TALL, TreePicture, board_scale};
use crate::geometry::{Point, Within, point};
use crate::puzzle::taquin::Board;
use crate::puzzle::taquin::scene::{FOLDED, NODE, board};
use crate::scene::{Anchor, Id, Paint, Scene, Stroke, Weight, cross, stroke};
use crate::search::best_first::Node;

/// The most tiles of a drawing with numbers. With more tiles the numbers are left out, because drawing text is slow.
const MOST_NUMBERS: usize = 1_800;

/// The width of a node that is drawn as a board, in leaves.
const ACROSS: f64 = 0.88;

/// The width of the board itself, in widths of the node.
const BOARD: f64 = 0.88;

/// How much smaller than usual words below a board may be, so that they are whole.
const SMALLER: f64 = 0.65;

/// Whether nodes are boards at a scale.
pub fn is_board(nodes: &[Node<Board>], scale: f64) -> bool {
    nodes.first().is_some_and(|root| scale >= board_scale((root.state.width(), root.state.height())))
}

/// The size of a node at a scale.
pub fn size(nodes: &[Node<Board>], scale: f64) -> Point {
    if is_board(nodes, scale) {
        return point(scale * ACROSS, scale * TALL * 0.7);
    }
    let side = (scale * 0.55).within(3.0, 13.0);
    point(side, side)
}

/// What all nodes of a drawing have in common.
pub struct NodeStyle<'a> {
    picture: &'a TreePicture<'a>,
    is_board: bool,
    /// Whether the tiles have their numbers.
    numbers: bool,
    scale: f64,
    size: Point,
    created: usize,
}

impl<'a> NodeStyle<'a> {
    /// The common properties of `count` nodes at a scale.
    pub fn new(picture: &'a TreePicture<'a>, scale: f64, created: usize, count: usize) -> NodeStyle<'a> {
        let (is_board, size) = (is_board(picture.nodes, scale), size(picture.nodes, scale));
        let numbers = picture.nodes.first().is_some_and(|root| {
            let is_read = board::small_type(&root.state, size.x * BOARD) >= picture.least;
            is_read && count * root.state.tiles().len() <= MOST_NUMBERS
        });
        NodeStyle { picture, is_board, numbers, scale, size, created }
    }

    /// Draws a node with all its marks. A dot that stands for several nodes fills its cell, of this side, and tells whether one of them
    /// is a leaf: where the tree is dense the drawing is dark.
    pub fn draw(&self, scene: &mut Scene, index: u32, at: Point, shared: Option<(f64, bool)>) {
        let Some(node) = self.picture.nodes.get(index as usize) else { return };
        let id = Id::new(NODE, index as usize, 0);
        if self.is_board {
            self.draw_board(scene, id, node, at)
        } else {
            self.draw_dot(scene, id, node, at, shared)
        }
        if node.superseded && !self.is_leaf(node) && (self.is_board || self.size.x >= 5.0) {
            let reach = self.size.x * if self.is_board { 0.46 } else { 0.5 };
            for arm in cross(at, reach) {
                scene.line(arm.to_vec(), Paint::Bad, if self.is_board { 4.0 } else { 1.5 });
            }
        }
        self.draw_marks(scene, index, node, at);
        let hidden = self.picture.layout.hidden_below(index, self.created);
        if hidden > 0 {
            self.draw_badge(scene, Id::new(FOLDED, index as usize, 0), at, hidden);
        }
    }

    fn is_leaf(&self, node: &Node<Board>) -> bool {
        u64::from(node.closed) > self.picture.step
    }

    fn draw_board(&self, scene: &mut Scene, id: Id, node: &Node<Board>, at: Point) {
        let Point { x: width, y: height } = self.size;
        // A leaf has a strong outline, an expanded node only that of its board, because not all themes draw thin lines.
        let (fill, edge) =
            if self.is_leaf(node) { (Paint::Sheet, stroke(Paint::Ink, 3.0)) } else { (Paint::Desk, None) };
        scene.polygon(Some(id), rectangle(at, width, height), Some(fill), edge);
        let side = width * BOARD;
        let middle = point(at.x, at.y - height / 2.0 + (width - side) / 2.0 + side / 2.0);
        if self.numbers {
            board::small(scene, Some(id), &node.state, middle, side);
        } else {
            board::pattern(scene, Some(id), &node.state, middle, side);
        }
        let long = 1.48 * width;
        let below = height - (width + side) / 2.0;
        let usual = below * 0.8;
        let words = (self.picture.label)(node, (long / self.picture.least.max(usual * SMALLER)) as usize);
        let size = usual.min(long / words.chars().count().max(1) as f64);
        let line = point(at.x, at.y + height / 2.0 - below / 2.0);
        if size >= self.picture.least {
            scene.label(line, words, size, Weight::Regular, Anchor::Middle, Paint::Ink);
        }
    }

    fn draw_dot(&self, scene: &mut Scene, id: Id, node: &Node<Board>, at: Point, shared: Option<(f64, bool)>) {
        if let Some((cell, has_leaf)) = shared {
            let fill = if has_leaf { Paint::Ink } else { Paint::Soft };
            return scene.polygon(Some(id), rectangle(at, cell, cell), Some(fill), None);
        }
        let side = self.size.x;
        let is_leaf = self.is_leaf(node);
        // Large dots of leaves are hollow; small ones are dark, those of expanded nodes smaller.
        let (fill, edge, side) = match (is_leaf, side >= 7.0) {
            (true, true) => (Paint::Sheet, stroke(Paint::Ink, 2.0), side),
            (true, false) => (Paint::Ink, None, side),
            (false, true) => (Paint::Soft, None, side * 0.8),
            (false, false) => (Paint::Soft, None, side * 0.7),
        };
        scene.polygon(Some(id), rectangle(at, side, side), Some(fill), edge);
    }

    /// The leaf that was taken has a ring and a triangle above it, its new descendants have a dashed ring, and the node that
    /// the reader points at has a ring of its own.
    fn draw_marks(&self, scene: &mut Scene, index: u32, node: &Node<Board>, at: Point) {
        let TreePicture { step, taken, pointed, .. } = self.picture;
        let room = if self.is_board { (self.scale - self.size.x) * 0.55 } else { 6.0 };
        let (width, height) = (self.size.x + room, self.size.y + room);
        if *taken == Some(index) {
            scene.polygon(None, rectangle(at, width, height), None, stroke(Paint::Accent, 4.0));
            let side = (self.scale * 0.17).within(7.0, 16.0);
            let tip = point(at.x, at.y - height / 2.0 - 3.0);
            let sign = vec![tip, tip + point(-side, -1.3 * side), tip + point(side, -1.3 * side)];
            scene.polygon(None, sign, Some(Paint::Accent), stroke(Paint::Sheet, 1.0));
        } else if *step > 0 && u64::from(node.created) == *step {
            broken_ring(scene, at, width, height, Paint::Accent, 3.0);
        }
        if *pointed == Some(index) {
            let more = if self.is_board { room * 0.6 } else { 6.0 };
            let ring = rectangle(at, width + more, height + more);
            scene.polygon(None, ring, None, stroke(Paint::Second, 4.0));
        }
    }

    /// The number of nodes hidden below a node, or at a small scale a stroke that shows that there are some.
    fn draw_badge(&self, scene: &mut Scene, id: Id, at: Point, hidden: usize) {
        let foot = point(at.x, at.y + self.size.y / 2.0);
        if !self.is_board {
            let reach = self.size.x * 0.6;
            let sign = [point(-reach, 2.0), point(reach, 2.0), point(0.0, 2.0 + 1.4 * reach)];
            scene.polygon(Some(id), sign.map(|p| foot + p).to_vec(), Some(Paint::Second), None);
            return;
        }
        let words = format!("+{hidden}");
        let size = (self.scale * 0.17).min(18.0);
        let (width, height) = ((words.len() as f64 * 0.58 + 0.8) * size, size * 1.5);
        // It is in the space between two levels.
        let middle = foot + point(0.0, height * 0.5 + 2.0);
        let edge = Some(Stroke { paint: Paint::Second, width: 1.5 });
        scene.polygon(Some(id), rectangle(middle, width, height), Some(Paint::SecondArea), edge);
        scene.label(middle, words, size, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
}

/// A rectangle with sharp corners: four points are drawn far faster than round ones.
pub fn rectangle(centre: Point, width: f64, height: f64) -> Vec<Point> {
    [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| centre + point(x * width, y * height)).to_vec()
}

/// Two dashes on each side of a rectangle, and none at its corners.
fn broken_ring(scene: &mut Scene, centre: Point, width: f64, height: f64, paint: Paint, thick: f64) {
    let corners = rectangle(centre, width, height);
    for (side, &from) in corners.iter().enumerate() {
        let to = corners[(side + 1) % corners.len()];
        for [start, end] in [[0.12, 0.38], [0.62, 0.88]] {
            scene.line(vec![from.towards(to, start), from.towards(to, end)], paint, thick);
        }
    }
}
