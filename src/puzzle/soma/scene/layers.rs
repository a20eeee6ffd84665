//! The figure by layers, the topmost first: each as seen from above, its back row at the top.

use super::picture::{Picture, PictureWords, Tried};
use super::{BLACK, CELL, REGIONS, WHITE, colour, draw_sign, painted};
use crate::geometry::{Point, Within, point};
use crate::puzzle::soma::figure::bits;
use crate::puzzle::soma::tint::{Tint, TintMasks};
use crate::puzzle::soma::{DropReason, Mask, PieceSet, cell};
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Id, Light, Paint, Room, Scene, Weight, cross, stroke};
use std::ops::Range;

/// A side of cells that is large enough, in scene units: the figure in space does not give up room for larger cells.
pub const READABLE: f64 = 28.0;

/// The largest cell, and the smallest with a letter in it, with a number of two digits in it, with a number beside the letter.
const MOST: f64 = 76.0;
const LETTERED: f64 = 16.0;
const TWO_DIGITS: f64 = 20.0;
const NUMBERED: f64 = 40.0;

/// The smallest type.
const TYPE: f64 = 14.0;

/// The side of the tile in a cell of a placement that was dropped, in cells.
const DROPPED: f64 = 0.7;

/// Where the layers lie in a room.
struct Layout {
    columns: usize,
    /// The corner of the first layer's cells.
    corner: Point,
    /// From one layer to the next.
    pitch: Point,
    cell: f64,
    text: f64,
    /// The words above the layers, from the base.
    names: Vec<String>,
}

impl Layout {
    /// As large as the room allows, in as many columns as are best for that. If the names of the layers would make the cells
    /// much smaller, only their numbers are written.
    fn new(picture: &Picture, room: Room, words: &PictureWords) -> Layout {
        let [width, depth, layers] = picture.figure.extents();
        let text = ((room.width + room.height) / 44.0).within(TYPE, 24.0);
        let head = text * 1.5;
        let gap = text * 0.9;
        let rows = |columns: usize| layers.div_ceil(columns) as f64;
        let best = |name: f64| {
            let cell = |columns: usize| {
                let across = (room.width - gap) / columns as f64 - gap;
                let down = (room.height - gap) / rows(columns) - gap - head;
                let fits = columns == 1 || name <= across;
                if fits { (across / width as f64).min(down / depth as f64) } else { 0.0 }
            };
            let columns = (1..=layers).fold(1, |best, next| if cell(next) > cell(best) { next } else { best });
            (columns, cell(columns).within(1.0, MOST))
        };
        let names: Vec<String> = (0..layers).map(|layer| (words.layer)(layer, layers)).collect();
        // Letters of this type are about half as wide as high.
        let name = names.iter().fold(0, |longest, name| name.chars().count().max(longest)) as f64 * text * 0.54;
        let (named, numbered) = (best(name), best(text));
        // Rather numbers in the cells than the names of the layers.
        let is_named = named.1 > 0.8 * numbered.1 && (named.1 >= TWO_DIGITS || numbered.1 < TWO_DIGITS);
        let ((columns, cell), name) = if is_named { (named, name) } else { (numbered, text) };
        let names = if is_named { names } else { (1..=layers).map(|layer| layer.to_string()).collect() };
        let pitch = point((cell * width as f64).max(name) + gap, cell * depth as f64 + head + gap);
        let whole = point(pitch.x * columns as f64 - gap, pitch.y * rows(columns) - gap);
        let corner = point((room.width - whole.x) / 2.0, (room.height - whole.y) / 2.0 + head);
        Layout { columns, corner, pitch, cell, text, names }
    }

    /// The corner of a layer, counted from the top.
    fn layer(&self, from_top: usize) -> Point {
        let (column, row) = (from_top % self.columns, from_top / self.columns);
        self.corner + point(self.pitch.x * column as f64, self.pitch.y * row as f64)
    }
}

/// The side of a cell in scene units.
pub fn cell_size(picture: &Picture, room: Room, words: &PictureWords) -> f64 {
    Layout::new(picture, room, words).cell
}

/// The layers; see [`super::assembly::scene`].
pub fn scene(picture: &Picture, room: Room, pieces: &PieceSet, words: &PictureWords) -> Scene {
    let mut scene = Scene::new(room);
    let layout = Layout::new(picture, room, words);
    let [width, depth, layers] = picture.figure.extents();
    let tints = picture.tints(pieces);
    let regions = picture.regions();
    for (z, name) in layout.names.iter().enumerate().rev() {
        let corner = layout.layer(layers - 1 - z);
        let above = point(corner.x, corner.y - layout.text * 0.8);
        scene.label(above, name, layout.text, Weight::Regular, Anchor::Start, Paint::Soft);
        let end = corner + point(layout.cell * width as f64, layout.cell * depth as f64);
        scene.polygon(None, rectangle(corner, end), Some(Paint::Desk), stroke(Paint::Soft, 1.0));
        Layer { picture, pieces, tints, regions: &regions, z, corner, cell: layout.cell }.draw(&mut scene);
    }
    scene
}

/// One layer while it is drawn.
struct Layer<'a> {
    picture: &'a Picture,
    pieces: &'a PieceSet,
    /// The cells of the pieces with a colour.
    tints: TintMasks,
    /// The empty regions beside the one that cannot be filled.
    regions: &'a [Mask],
    z: usize,
    corner: Point,
    cell: f64,
}

impl Layer<'_> {
    fn draw(&self, scene: &mut Scene) {
        let figure = &self.picture.figure;
        let of_layer = |cell: &usize| usize::from(figure.cells()[*cell].z.unsigned_abs()) == self.z;
        for cell in bits(figure.full()).filter(of_layer) {
            self.draw_ground(scene, cell);
        }
        let thick = (self.cell * 0.11).max(3.6);
        self.draw_borders(scene, Paint::Body, thick, &|cell| self.picture.piece_at(cell).map_or(0, |piece| piece + 1));
        let within = |mask: Mask| move |cell: usize| (mask >> cell & 1) as usize;
        self.draw_borders(scene, Paint::Bad, thick, &within(self.picture.wrong()));
        let newest = self.picture.newest.and_then(|place| self.picture.placed.get(place)).map(|&(_, cells)| cells);
        let changed = self.picture.tried.as_ref().map(|tried| tried.cells).or(newest).unwrap_or_default();
        self.draw_borders(scene, Paint::Accent, thick, &within(changed));
        for cell in bits(figure.full()).filter(of_layer) {
            self.draw_signs(scene, cell);
        }
    }

    /// A place of the layer, in cells to the right and down.
    fn place(&self, x: f64, y: f64) -> Point {
        self.corner + point(x * self.cell, y * self.cell)
    }

    /// The rear left corner of a cell, in cells to the right and down.
    fn corner_of(&self, cell: usize) -> Point {
        let at = self.picture.figure.cells()[cell];
        let [_, depth, _] = self.picture.figure.extents();
        point(f64::from(at.x), depth as f64 - 1.0 - f64::from(at.y))
    }

    /// A square about the middle of a cell, with a side in cells.
    fn square(&self, cell: usize, side: f64) -> Vec<Point> {
        let at = self.corner_of(cell) + point(0.5, 0.5);
        let reach = side / 2.0;
        rectangle(self.place(at.x - reach, at.y - reach), self.place(at.x + reach, at.y + reach))
    }

    /// The paint that is readable on an empty cell, and the paint of the cell itself.
    fn empty_paints(&self, cell: usize) -> (Paint, Paint) {
        if self.picture.wrong() >> cell & 1 == 1 {
            (Paint::Bad, Paint::BadArea)
        } else if let Some(place) = self.regions.iter().position(|region| region >> cell & 1 == 1) {
            let [strong, area] = REGIONS[place % 2];
            (strong, area)
        } else if !self.picture.is_chessboard() {
            painted(self.picture.figure.tint(cell)).map_or((Paint::Ink, Paint::Sheet), |(cell, on)| (on, cell))
        } else if self.picture.figure.black() >> cell & 1 == 1 {
            (WHITE, BLACK)
        } else {
            (BLACK, WHITE)
        }
    }

    fn draw_ground(&self, scene: &mut Scene, cell: usize) {
        let id = Some(Id::new(CELL, cell, 0));
        let (fill, edge) = match self.filled_by(cell) {
            Some(piece) => (Paint::Colour(colour(piece), Light::Full), Paint::Body),
            None => (self.empty_paints(cell).1, Paint::Soft),
        };
        scene.polygon(id, self.square(cell, 1.0), Some(fill), stroke(edge, 1.0));
        if self.picture.wrong() >> cell & 1 == 1 && self.size_at(cell).is_none() {
            let at = self.corner_of(cell);
            // Not in the corner of the number.
            for (from, to) in [((0.0, 1.0), (1.0, 0.0)), ((0.5, 1.0), (1.0, 0.5))] {
                let ends = [from, to].map(|(x, y)| self.place(at.x + x, at.y + y));
                scene.line(ends.to_vec(), Paint::Bad, 1.5);
            }
        }
        if let Some(piece) = self.tried_at(cell).filter(|_| self.picture.piece_at(cell).is_none()) {
            let tile = Some(Paint::Colour(colour(piece), Light::Full));
            scene.polygon(id, self.square(cell, DROPPED), tile, stroke(Paint::Body, 1.0));
        }
    }

    /// The piece that fills a cell; none if it stays empty.
    fn filled_by(&self, cell: usize) -> Option<usize> {
        let is_solid = |piece: &usize| self.pieces.pieces().get(*piece).is_none_or(|piece| !piece.is_gap());
        self.picture.piece_at(cell).filter(is_solid)
    }

    /// The piece whose dropped placement has a cell.
    fn tried_at(&self, cell: usize) -> Option<usize> {
        self.picture.tried.as_ref().filter(|tried| tried.cells >> cell & 1 == 1).map(|tried| tried.piece)
    }

    /// The size of the island that cannot be filled, if it is written in this cell: the island's first cell in reading order.
    fn size_at(&self, cell: usize) -> Option<u32> {
        let Some(Tried { why: DropReason::Island { cells, .. }, .. }) = &self.picture.tried else { return None };
        let order = |cell: &usize| {
            let at = self.picture.figure.cells()[*cell];
            (-at.z, -at.y, at.x)
        };
        (bits(*cells).min_by_key(order) == Some(cell)).then(|| cells.count_ones())
    }

    fn draw_signs(&self, scene: &mut Scene, cell: usize) {
        let at = self.corner_of(cell);
        let (piece, size) = (self.filled_by(cell).or_else(|| self.tried_at(cell)), self.size_at(cell));
        // A number beside the letter, or in the corner of an empty cell; a weight in an empty cell is written larger.
        let number = match self.picture.weight(cell) {
            Some(weight) => (weight > 0 && piece.is_some()).then(|| weight.to_string()),
            None => self.picture.numbers.then(|| (cell + 1).to_string()),
        };
        let number = number.filter(|_| self.cell >= NUMBERED);
        let middle = self.place(at.x + 0.5, at.y + 0.5);
        let on = match piece {
            Some(piece) => Paint::On(colour(piece)),
            None => self.empty_paints(cell).0,
        };
        // Numbers in narrow cells are smaller than other words, so that they do not run into those of the next cell.
        let digits = TYPE.min(self.cell * 0.6);
        let mut write = |at: Point, text: String, size: f64, weight: Weight, anchor: Anchor, paint: Paint| {
            if self.cell >= LETTERED {
                scene.label(at, text, size, weight, anchor, paint);
            }
        };
        if let Some(piece) = piece.and_then(|piece| self.pieces.pieces().get(piece)) {
            let place = if number.is_some() { self.place(at.x + 0.62, at.y + 0.6) } else { middle };
            let is_tile = self.picture.piece_at(cell).is_none();
            let (place, height) = if is_tile { (middle, 0.44) } else { (place, 0.5) };
            write(place, piece.letter.to_string(), (self.cell * height).max(TYPE), Weight::Bold, Anchor::Middle, on);
        } else if let Some(weight) = self.picture.weight(cell) {
            let (weight, paint) = (weight.to_string(), if weight == 0 { Paint::Soft } else { on });
            write(middle, weight, (self.cell * 0.42).max(digits), Weight::Bold, Anchor::Middle, paint);
        } else if let Some(size) = size {
            write(middle, size.to_string(), (self.cell * 0.5).max(TYPE), Weight::Bold, Anchor::Middle, on);
        } else if self.picture.numbers && number.is_none() && self.picture.wrong() >> cell & 1 == 0 {
            write(middle, (cell + 1).to_string(), digits, Weight::Regular, Anchor::Middle, on);
        }
        if let Some(number) = number.filter(|_| size.is_none() && self.tried_at(cell).is_none()) {
            let height = (self.cell * 0.26).max(TYPE);
            let place = self.place(at.x, at.y) + point(self.cell * 0.1, self.cell * 0.08 + height / 2.0);
            write(place, number, height, Weight::Regular, Anchor::Start, on);
        }
        // On an empty cell too, since white and no colour look alike on paper.
        let tint = match piece {
            Some(_) => Tint::within(self.tints, cell),
            None if self.picture.is_chessboard() => Tint::Neutral,
            None => self.picture.figure.tint(cell),
        };
        draw_sign(scene, self.place(at.x + 0.79, at.y + 0.79), (self.cell * 0.15).max(3.5), tint);
        if self.picture.in_the_way() >> cell & 1 == 1 {
            let corner = self.place(at.x + 0.8, at.y + 0.2);
            let reach = (self.cell * 0.2).max(7.0);
            scene.polygon(
                Some(Id::new(CELL, cell, 0)),
                circle(corner, reach),
                Some(Paint::Bad),
                stroke(Paint::Sheet, 2.0),
            );
            for arm in cross(corner, reach * 0.5) {
                scene.line(arm.to_vec(), Paint::Sheet, 3.0);
            }
        }
        if self.picture.lit() >> cell & 1 == 1 {
            scene.polygon(None, self.square(cell, 0.86), None, stroke(Paint::Sheet, 7.0));
            scene.polygon(None, self.square(cell, 0.86), None, stroke(Paint::Accent, 4.0));
        }
    }

    /// The columns and the rows, counted from the back, in which the layer has cells; `None` if it has none.
    fn reach(&self) -> Option<[Range<usize>; 2]> {
        let figure = &self.picture.figure;
        let [_, depth, _] = figure.extents();
        let own = figure.cells().iter().filter(|at| at.z as usize == self.z);
        let places = own.map(|at| [at.x as usize, depth - 1 - at.y as usize]);
        places.fold(None, |reach: Option<[Range<usize>; 2]>, place| {
            let around = |axis: usize| match &reach {
                Some(reach) => reach[axis].start.min(place[axis])..reach[axis].end.max(place[axis] + 1),
                None => place[axis]..place[axis] + 1,
            };
            Some([around(0), around(1)])
        })
    }

    /// Draws lines between cells for which `key` returns different values; cells outside the figure have the value 0.
    fn draw_borders(&self, scene: &mut Scene, paint: Paint, width: f64, key: &dyn Fn(usize) -> usize) {
        let [_, rows, _] = self.picture.figure.extents();
        let key_at = |x: usize, y: usize| {
            // Rows are counted from the back, and y away from the viewer, so the order is reversed. One before the first row
            // or column wraps around to a cell outside the figure.
            let at = cell(x as i16, rows as i16 - 1 - y as i16, self.z as i16);
            self.picture.figure.index(at).map_or(0, key)
        };
        // Only about its own cells: most of a layer may be empty.
        let Some([columns, rows]) = self.reach() else { return };
        for (lines, length, is_row) in [(&rows, &columns, true), (&columns, &rows, false)] {
            for line in lines.start..=lines.end {
                let differs = |along: usize| {
                    let (a, b) = (line.wrapping_sub(1), line);
                    along < length.end
                        && if is_row {
                            key_at(along, a) != key_at(along, b)
                        } else {
                            key_at(a, along) != key_at(b, along)
                        }
                };
                let mut from = None;
                for along in length.start..=length.end {
                    match (differs(along), from) {
                        (true, None) => from = Some(along),
                        (false, Some(start)) => {
                            let ends = [start, along].map(|along| match is_row {
                                true => self.place(along as f64, line as f64),
                                false => self.place(line as f64, along as f64),
                            });
                            scene.line(ends.to_vec(), paint, width);
                            from = None;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}

/// The corners of a rectangle between two opposite ones.
fn rectangle(from: Point, to: Point) -> Vec<Point> {
    vec![from, point(to.x, from.y), to, point(from.x, to.y)]
}
