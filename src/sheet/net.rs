//! Nets: a body of unit cubes unfolded on the square grid, with the tabs that hold it together.
//!
//! A face is folded over to its neighbours along its four edges. A spanning tree of these neighbours gives a net if no two faces
//! come to lie on each other; not every tree does. The nets here are found by trying trees drawn by chance, with a fixed seed, and
//! taking the best. Edges that are not folded are cut; of the two sides of each cut, one gets a tab if there is room.

use super::{CUT, MM, Paper, Sheet, THIN, dashed};
use crate::geometry::lattice::{Cell, cell};
use crate::geometry::{Point, point};
use crate::scene::{Anchor, Paint, Scene, Weight, stroke};
use crate::search::sample::Dice;
use std::collections::BTreeMap;

/// The height of a tab, in edges.
pub const TAB: f64 = 0.24;

/// The number of trees that are tried, at most.
const TRIES: u32 = 300;

/// The four sides of a face on the net: right, down, left, up.
const SIDES: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A face of a body: the cell, and the direction out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BodyFace {
    /// The cell.
    pub cell: Cell,
    /// The direction, a unit vector.
    pub out: Cell,
}

/// A face as it lies on a net, its outside towards the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetFace {
    /// Which face of the body it is.
    pub face: BodyFace,
    /// The direction in space that points to the right on the net.
    pub right: Cell,
    /// The direction in space that points down on the net.
    pub down: Cell,
    /// Column and row on the net; the least of both are 0.
    pub at: (i32, i32),
}

/// How two faces of a net hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hinge {
    /// The fold is an outer edge of the body: the paper is folded away from the reader.
    Mountain,
    /// The fold is an inner edge of the body: the paper is folded towards the reader.
    Valley,
    /// Both faces lie in one plane: no fold.
    Flat,
}

/// An edge of the body that is cut on the net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seam {
    /// The face and the side (0..4: right, down, left, up) at which the tab is, or one of the two if there is no room for a tab.
    pub tab: (usize, usize),
    /// The face and the side to which it is glued.
    pub to: (usize, usize),
    /// Whether there is room for the tab.
    pub has_tab: bool,
}

/// A net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The faces.
    pub faces: Vec<NetFace>,
    /// The folds: a face, its side, and how it is folded there. Each fold is listed once.
    pub folds: Vec<(usize, usize, Hinge)>,
    /// The edges that are cut.
    pub seams: Vec<Seam>,
}

/// What is printed on the faces of a net.
pub struct Printed<'a> {
    /// The length of an edge in millimetres.
    pub edge: f64,
    /// Draws a face: its place in [`Net::faces`], the middle of its square and the side of the square in units of the scene.
    pub face: &'a dyn Fn(&mut Scene, usize, Point, f64),
}

impl NetFace {
    /// The direction in space of a side of the square.
    fn direction(&self, side: usize) -> Cell {
        let opposite = |of: Cell| cell(-of.x, -of.y, -of.z);
        match side {
            0 => self.right,
            1 => self.down,
            2 => opposite(self.right),
            _ => opposite(self.down),
        }
    }

    /// The face on a net that is turned by a quarter clockwise on its paper.
    fn turned(&self) -> NetFace {
        NetFace { right: self.direction(3), down: self.right, at: (-self.at.1, self.at.0), ..*self }
    }

    /// The face across a side, as it lies beside this one on a net, and how it is folded there.
    fn across(&self, side: usize, cells: &[Cell]) -> (NetFace, Hinge) {
        let way = self.direction(side);
        let BodyFace { cell: here, out } = self.face;
        let has = |at: Cell| cells.contains(&at);
        let back = |of: Cell| cell(-of.x, -of.y, -of.z);
        let (face, on, fold) = if has(here.moved(way).moved(out)) {
            (BodyFace { cell: here.moved(way).moved(out), out: back(way) }, out, Hinge::Valley)
        } else if has(here.moved(way)) {
            (BodyFace { cell: here.moved(way), out }, way, Hinge::Flat)
        } else {
            (BodyFace { cell: here, out: way }, back(out), Hinge::Mountain)
        };
        // The direction across the fold turns with it, the one along the fold stays.
        let (right, down) = match side {
            0 => (on, self.down),
            1 => (self.right, on),
            2 => (back(on), self.down),
            _ => (self.right, back(on)),
        };
        let (dx, dy) = SIDES[side];
        (NetFace { face, right, down, at: (self.at.0 + dx, self.at.1 + dy) }, fold)
    }
}

/// The faces of a body, in order.
fn faces_of(cells: &[Cell]) -> Vec<BodyFace> {
    let ways = cell(0, 0, 0).neighbours();
    let free = |&face: &BodyFace| !cells.contains(&face.cell.moved(face.out));
    cells.iter().flat_map(|&cell| ways.map(|out| BodyFace { cell, out })).filter(free).collect()
}

impl Net {
    /// The net of a cube as it is mostly drawn: a row of left, front, right and back, with the top above the front and the bottom
    /// below it. The faces are in this order: front, right, back, left, bottom, top.
    pub fn cube() -> Net {
        let home = cell(0, 0, 0);
        let front = NetFace {
            face: BodyFace { cell: home, out: cell(0, -1, 0) },
            right: cell(1, 0, 0),
            down: cell(0, 0, -1),
            at: (0, 0),
        };
        let right = front.across(0, &[home]).0;
        let back = right.across(0, &[home]).0;
        let [bottom, left, top] = [1, 2, 3].map(|side| front.across(side, &[home]).0);
        Net::of(vec![front, right, back, left, bottom, top], &[home])
    }

    /// The best net of a body of unit cubes that was found; `None` if none was found, or the body has no cells.
    ///
    /// ```
    /// use casse_tete::geometry::lattice::cell;
    /// use casse_tete::sheet::Net;
    ///
    /// let corner = [cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0)];
    /// let net = Net::unfold(&corner).unwrap();
    /// assert_eq!(net.faces.len(), 14);
    /// // Every edge of the body is folded or cut.
    /// assert_eq!(net.folds.len() + net.seams.len(), 14 * 4 / 2);
    /// ```
    pub fn unfold(cells: &[Cell]) -> Option<Net> {
        let mut dice = Dice::new(7, cells.len() as u64);
        let nets = (0..TRIES).filter_map(|_| Net::drawn(cells, &mut dice));
        nets.min_by_key(Net::badness)
    }

    /// A net from a tree drawn by chance, if no two faces come to lie on each other.
    fn drawn(cells: &[Cell], dice: &mut Dice) -> Option<Net> {
        let all = faces_of(cells);
        let first = *all.get(dice.below(all.len().try_into().ok().filter(|&count| count > 0)?) as usize)?;
        let ways = cell(0, 0, 0).neighbours();
        let right = *ways.iter().find(|way| is_across(**way, first.out))?;
        // Seen from outside, a quarter clockwise from the right.
        let down = cross(right, first.out);
        let mut faces = vec![NetFace { face: first, right, down, at: (0, 0) }];
        // Flat neighbours first, so that there is less to fold.
        let (mut flat, mut folded) = (vec![], vec![]);
        let mut next = Some(faces[0]);
        while let Some(face) = next {
            for side in 0..4 {
                let (beside, hinge) = face.across(side, cells);
                if hinge == Hinge::Flat { flat.push(beside) } else { folded.push(beside) }
            }
            next = None;
            while let (None, false) = (next, flat.is_empty() && folded.is_empty()) {
                let open = if flat.is_empty() { &mut folded } else { &mut flat };
                let drawn = open.swap_remove(dice.below(open.len() as u32) as usize);
                let is_free = |face: &NetFace| face.face != drawn.face && face.at != drawn.at;
                next = Some(drawn).filter(|_| faces.iter().all(is_free));
            }
            faces.extend(next);
        }
        if faces.len() < all.len() {
            return None;
        }
        let net = Net::of(faces, cells);
        // Rather wide than high: sheets are filled row by row.
        let (columns, rows) = net.sides();
        Some(if rows > columns { Net::of(net.faces.iter().map(NetFace::turned).collect(), cells) } else { net })
    }

    /// The net of these faces: neighbours on the net that are neighbours on the body across the same edge hang together.
    fn of(mut faces: Vec<NetFace>, cells: &[Cell]) -> Net {
        let least = |of: fn(&NetFace) -> i32| faces.iter().map(of).min().unwrap_or_default();
        let (left, top) = (least(|face| face.at.0), least(|face| face.at.1));
        faces.iter_mut().for_each(|face| face.at = (face.at.0 - left, face.at.1 - top));
        let index = |of: BodyFace| faces.iter().position(|face| face.face == of);
        let (mut folds, mut cuts) = (vec![], vec![]);
        for (from, face) in faces.iter().enumerate() {
            for side in 0..4 {
                let (next, fold) = face.across(side, cells);
                let Some(to) = index(next.face) else { continue };
                let there = &faces[to];
                let back = (0..4)
                    .find(|&side| there.across(side, cells).0.face == face.face && meets(face, there, side, cells));
                let Some(back) = back.filter(|&back| (from, side) < (to, back)) else { continue };
                if *there == next {
                    folds.push((from, side, fold));
                } else {
                    cuts.push([(from, side), (to, back)]);
                }
            }
        }
        let taken: BTreeMap<(i32, i32), usize> =
            faces.iter().enumerate().map(|(index, face)| (face.at, index)).collect();
        let has_room = |(face, side): (usize, usize)| {
            let (at, (dx, dy)) = (faces[face].at, SIDES[side]);
            !taken.contains_key(&(at.0 + dx, at.1 + dy))
        };
        let seams = cuts.into_iter().map(|[one, other]| match (has_room(one), has_room(other)) {
            (false, true) => Seam { tab: other, to: one, has_tab: true },
            (has_tab, _) => Seam { tab: one, to: other, has_tab },
        });
        let seams = seams.collect();
        Net { faces, folds, seams }
    }

    /// Columns and rows of the net.
    pub fn sides(&self) -> (i32, i32) {
        let most = |of: fn(&NetFace) -> i32| self.faces.iter().map(of).max().unwrap_or_default() + 1;
        (most(|face| face.at.0), most(|face| face.at.1))
    }

    /// The longest edge with which it fits on a sheet of this paper, in millimetres.
    pub fn longest(&self, paper: Paper) -> f64 {
        let (width, height) = self.size(1.0);
        let (_, room) = Sheet::area(paper);
        (room.width / width).min(room.height / height)
    }

    /// The size on paper with room for the tabs, in millimetres, for edges of this length.
    pub fn size(&self, edge: f64) -> (f64, f64) {
        let (columns, rows) = self.sides();
        ((f64::from(columns) + 2.0 * TAB) * edge, (f64::from(rows) + 2.0 * TAB) * edge)
    }

    /// Seams without a tab count most; then the area, where a cut between faces that lie side by side counts as much as two squares,
    /// and a long side as much as four for each face above seven.
    fn badness(&self) -> (usize, i32) {
        let (columns, rows) = self.sides();
        let beside =
            |(one, other): (&NetFace, &NetFace)| (one.at.0 - other.at.0).abs() + (one.at.1 - other.at.1).abs() == 1;
        let pairs = self.faces.iter().enumerate();
        let pairs = pairs.flat_map(|(index, one)| self.faces[index + 1..].iter().map(move |other| (one, other)));
        let slits = pairs.filter(|pair| beside(*pair)).count() - self.folds.len();
        let area = columns * rows + 2 * slits as i32 + 4 * (columns.max(rows) - 7).max(0);
        (self.seams.iter().filter(|seam| !seam.has_tab).count(), area)
    }

    /// The net in units of paper.
    pub fn scene(&self, printed: &Printed) -> Scene {
        let edge = printed.edge * MM;
        let (width, height) = self.size(printed.edge);
        let mut scene = super::paper_scene(width, height);
        let middle = |face: &NetFace| {
            point((f64::from(face.at.0) + 0.5 + TAB) * edge, (f64::from(face.at.1) + 0.5 + TAB) * edge)
        };
        // The ends of a side, clockwise, and a point this far outside of it along it.
        let corner = |face: &NetFace, side: usize, along: f64, outside: f64| {
            let (dx, dy) = SIDES[side];
            let ((dx, dy), outside) = ((f64::from(dx), f64::from(dy)), 0.5 + outside);
            middle(face) + point((dx * outside - dy * along) * edge, (dy * outside + dx * along) * edge)
        };
        for seam in self.seams.iter().filter(|seam| seam.has_tab) {
            let (face, side) = (&self.faces[seam.tab.0], seam.tab.1);
            let at = |along: f64, outside: f64| corner(face, side, along, outside);
            let slope = TAB * 0.9;
            let shape = vec![at(-0.5, 0.0), at(-0.5 + slope, TAB), at(0.5 - slope, TAB), at(0.5, 0.0)];
            scene.polygon(None, shape, Some(Paint::Sheet), stroke(Paint::Ink, CUT));
        }
        for (index, face) in self.faces.iter().enumerate() {
            (printed.face)(&mut scene, index, middle(face), edge);
        }
        for (number, seam) in self.seams.iter().enumerate() {
            for (face, side) in [seam.tab, seam.to] {
                let face = &self.faces[face];
                let ends = [corner(face, side, -0.5, 0.0), corner(face, side, 0.5, 0.0)];
                if (face, side) == (&self.faces[seam.tab.0], seam.tab.1) && seam.has_tab {
                    dashed(&mut scene, ends[0], ends[1], 15.0, THIN);
                } else {
                    scene.line(ends.to_vec(), Paint::Ink, CUT);
                }
            }
            // A tab and the edge to which it is glued have one number. A cube needs none.
            if self.faces.len() > 6 {
                let text = (number + 1).to_string();
                let size = (edge * 0.13).min(40.0);
                let tab =
                    corner(&self.faces[seam.tab.0], seam.tab.1, 0.0, if seam.has_tab { TAB / 2.0 } else { -0.12 });
                let to = corner(&self.faces[seam.to.0], seam.to.1, 0.0, -0.12);
                for at in [tab, to] {
                    scene.label(at, text.clone(), size, Weight::Regular, Anchor::Middle, Paint::Ink);
                }
            }
        }
        for &(face, side, fold) in &self.folds {
            let [from, to] = [-0.5, 0.5].map(|along| corner(&self.faces[face], side, along, 0.0));
            match fold {
                Hinge::Mountain => dashed(&mut scene, from, to, 15.0, THIN),
                Hinge::Valley => dashed(&mut scene, from, to, 5.0, THIN),
                Hinge::Flat => {}
            }
        }
        scene
    }
}

/// Whether the edge across which a face lies beside another is the same one from both sides: their common edge in space, given by
/// the middle of the edge, doubled.
fn meets(one: &NetFace, other: &NetFace, side: usize, cells: &[Cell]) -> bool {
    let middle = |face: &NetFace, side: usize| {
        let (at, out, way) = (face.face.cell, face.face.out, face.direction(side));
        [2 * at.x + out.x + way.x, 2 * at.y + out.y + way.y, 2 * at.z + out.z + way.z]
    };
    (0..4).any(|back| one.across(back, cells).0.face == other.face && middle(one, back) == middle(other, side))
}

fn is_across(one: Cell, other: Cell) -> bool {
    one.x * other.x + one.y * other.y + one.z * other.z == 0
}

/// The vector product of two directions.
fn cross(a: Cell, b: Cell) -> Cell {
    cell(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
