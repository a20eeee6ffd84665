//! The board: tiles that slide. Tiles in place have a second outline, so that they are not marked by colour alone.

use super::CELL;
use super::motif::TileImage;
use crate::geometry::{Point, Within, ease, point};
use crate::puzzle::taquin::{Board, Way};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke, strokes};

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// The board before the last move.
    pub before: Board,
    /// The board now.
    pub after: Board,
    /// The cell that is pointed at or chosen.
    pub chosen: Option<usize>,
    /// The cell whose tile should move now.
    pub hint: Option<usize>,
    /// The cells of a run of tiles that is being dragged towards the blank, by this fraction of a cell, 0 to 1.
    pub pull: Option<(Vec<usize>, f64)>,
    /// Whether that run was let go, and slides back during the animation.
    pub returns: bool,
    /// The fraction of their way, 0 to 1, that the tiles which move from `before` to `after` were dragged already.
    pub ahead: f64,
    /// What the tiles show besides their numbers, which are small then.
    pub image: Option<TileImage>,
}

impl BoardPicture {
    /// A board at rest, with nothing pointed at.
    pub fn of(board: Board) -> BoardPicture {
        let (chosen, hint, pull, image) = (None, None, None, None);
        BoardPicture { before: board, after: board, chosen, hint, pull, returns: false, ahead: 0.0, image }
    }
}

/// The margin around the cells, in scene units, for the frame and free space.
const MARGIN: f64 = 20.0;

/// The largest side of a cell, in scene units.
const MOST: f64 = 170.0;

/// Where the cells of a board lie in a room.
struct BoardLayout {
    sides: (usize, usize),
    middle: Point,
    cell: f64,
}

impl BoardLayout {
    fn new(sides: (usize, usize), room: Room) -> BoardLayout {
        let across = (room.width - 2.0 * MARGIN) / sides.0.max(1) as f64;
        let down = (room.height - 2.0 * MARGIN) / sides.1.max(1) as f64;
        let middle = point(room.width / 2.0, room.height / 2.0);
        BoardLayout { sides, middle, cell: across.min(down).within(1.0, MOST) }
    }

    fn centre(&self, cell: usize) -> Point {
        let (column, row) = (cell % self.sides.0, cell / self.sides.0);
        let from_middle = |at: usize, side: usize| (at as f64 + 0.5 - side as f64 / 2.0) * self.cell;
        self.middle + point(from_middle(column, self.sides.0), from_middle(row, self.sides.1))
    }

    /// A rectangle that is larger than the cells by `more` on each side.
    fn outline(&self, more: f64, radius: f64) -> Vec<Point> {
        let side = |cells: usize| cells as f64 * self.cell + more;
        rounded_rectangle(self.middle, side(self.sides.0), side(self.sides.1), radius)
    }
}

/// The side of a cell in scene units, on a board of this width and height in cells.
pub fn cell_size(board_sides: (usize, usize), room: Room) -> f64 {
    BoardLayout::new(board_sides, room).cell
}

/// The cell at a point of the room, on a board of this width and height in cells.
pub fn cell_at(board_sides: (usize, usize), room: Room, at: Point) -> Option<usize> {
    let frame = BoardLayout::new(board_sides, room);
    let number = |from_middle: f64, side: usize| {
        let at = (from_middle / frame.cell + side as f64 / 2.0).floor();
        (0.0..side as f64).contains(&at).then_some(at as usize)
    };
    let from = at - frame.middle;
    Some(number(from.y, board_sides.1)? * board_sides.0 + number(from.x, board_sides.0)?)
}

/// The board on its way from `before` to `after`, at time `t` of 0 to 1: tiles slide to their new cells.
pub fn scene(picture: &BoardPicture, t: f64, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let BoardPicture { before, after, chosen, hint, pull, returns, ahead, image } = picture;
    let sides = (after.width(), after.height());
    let frame = BoardLayout::new(sides, room);
    let cell = frame.cell;
    // In order: a frame of two lines in the colour for correct things.
    let is_done = after.is_solved() && t >= 1.0;
    let (ground, edge) =
        if is_done { (Paint::GoodArea, stroke(Paint::Good, 5.0)) } else { (Paint::Desk, stroke(Paint::Ink, 3.0)) };
    scene.polygon(None, frame.outline(if is_done { 30.0 } else { 20.0 }, 14.0), Some(ground), edge);
    if is_done {
        scene.polygon(None, frame.outline(14.0, 8.0), None, stroke(Paint::Good, 2.0));
    }
    // The empty cell can be pointed at as well; it looks like the ground.
    let empty = square(frame.centre(after.blank()), cell * 0.94);
    scene.polygon(Some(Id::new(CELL, after.blank(), 0)), empty, Some(ground), None);
    let same_sides = (before.width(), before.height()) == sides;
    let eased = ease(t);
    let slid = ahead + (1.0 - ahead) * eased;
    let held = if *returns { 1.0 - eased } else { 1.0 };
    for (at, &tile) in after.tiles().iter().enumerate().filter(|(_, tile)| **tile > 0) {
        let from = before.tiles().iter().position(|&other| other == tile).filter(|_| same_sides).unwrap_or(at);
        let mut centre = frame.centre(from).towards(frame.centre(at), slid);
        if let Some((_, by)) = pull.as_ref().filter(|(cells, _)| cells.contains(&at)) {
            centre =
                centre + way_of(after, at).map_or(point(0.0, 0.0), |way| along(way, by.within(0.0, 1.0) * held * cell));
        }
        match image {
            Some(image) => draw_image_tile(&mut scene, after, at, tile, centre, cell * 0.96, *image),
            None => draw_tile(&mut scene, after, at, tile, centre, cell * 0.94),
        }
        if *chosen == Some(at) {
            let ring = rounded_rectangle(centre, cell * 0.94 + 6.0, cell * 0.94 + 6.0, cell * 0.12);
            scene.polygon(Some(Id::new(CELL, at, 0)), ring, None, stroke(Paint::Accent, 5.0));
        }
    }
    if let Some((at, way)) = hint.and_then(|at| Some((at, way_of(after, at)?))) {
        draw_arrow(&mut scene, Id::new(CELL, at, 0), frame.centre(at), way, cell);
    }
    scene
}

/// The direction in which the tile on a cell moves when the run from there is pushed.
fn way_of(board: &Board, cell: usize) -> Option<Way> {
    board.run_from(cell).first().copied()
}

/// A step of a length.
fn along(way: Way, length: f64) -> Point {
    match way {
        Way::Up => point(0.0, -length),
        Way::Down => point(0.0, length),
        Way::Left => point(-length, 0.0),
        Way::Right => point(length, 0.0),
    }
}

fn draw_tile(scene: &mut Scene, board: &Board, at: usize, tile: u8, centre: Point, size: f64) {
    let id = Some(Id::new(CELL, at, 0));
    let home = board.home(tile) == at;
    let fill = if home { Paint::GoodArea } else { Paint::Sheet };
    scene.polygon(id, rounded_rectangle(centre, size, size, size * 0.12), Some(fill), stroke(Paint::Ink, 2.0));
    if home {
        let inner = rounded_rectangle(centre, size * 0.86, size * 0.86, size * 0.08);
        scene.polygon(id, inner, None, stroke(Paint::Good, 2.0));
    }
    scene.label(centre, tile.to_string(), size * 0.5, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// A tile with its part of a picture, and its number on a plate in the corner.
fn draw_image_tile(scene: &mut Scene, board: &Board, at: usize, tile: u8, centre: Point, size: f64, image: TileImage) {
    let id = Some(Id::new(CELL, at, 0));
    let home = board.home(tile);
    let corner = centre - point(size / 2.0, size / 2.0);
    match image {
        TileImage::Photo => scene.polygon(id, square(centre, size), Some(Paint::Photo(home as u8)), None),
        TileImage::Motif(motif) => {
            for (area, paint) in motif.piece((board.width(), board.height()), home) {
                let area = area.into_iter().map(|p| corner + point(p.x * size, p.y * size)).collect();
                scene.polygon(id, area, Some(paint), None);
            }
        }
    }
    scene.polygon(id, square(centre, size), None, stroke(Paint::Ink, 2.0));
    let side = (size * 0.26).max(18.0);
    let (fill, edge) = if home == at { (Paint::GoodArea, Paint::Good) } else { (Paint::Sheet, Paint::Ink) };
    let plate = corner + point(side * 0.62, side * 0.62);
    scene.polygon(id, rounded_rectangle(plate, side, side, side * 0.2), Some(fill), stroke(edge, 2.0));
    scene.label(plate, tile.to_string(), side * 0.66, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// An arrow from beside the number of a tile into the cell that it should go to.
fn draw_arrow(scene: &mut Scene, id: Id, centre: Point, way: Way, cell: f64) {
    let place = |ahead: f64, aside: f64| {
        let (ahead, aside) = (along(way, ahead * cell), along(way, aside * cell));
        centre + point(ahead.x - aside.y, ahead.y + aside.x)
    };
    let outline = [(0.34, 0.06), (0.56, 0.06), (0.56, 0.17), (0.8, 0.0), (0.56, -0.17), (0.56, -0.06), (0.34, -0.06)];
    let points = outline.map(|(ahead, aside)| place(ahead, aside)).to_vec();
    scene.polygon(Some(id), points, Some(Paint::Accent), stroke(Paint::Sheet, 2.0));
}

/// The corners of a square, which is drawn far faster than one with round corners.
fn square(centre: Point, side: f64) -> Vec<Point> {
    let reach = side / 2.0;
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| centre + point(x * reach, y * reach)).to_vec()
}

/// The side of a cell of a small board, and the middles of the cells with what stands on them.
fn small_cells(board: &Board, centre: Point, size: f64) -> (f64, impl Iterator<Item = (usize, u8, Point)>) {
    let (width, height) = (board.width(), board.height());
    let side = size / width.max(height) as f64;
    let middle = move |cell: usize| {
        let (column, row) = (cell % width, cell / width);
        let from_middle = |at: usize, cells: usize| (at as f64 + 0.5 - cells as f64 / 2.0) * side;
        centre + point(from_middle(column, width), from_middle(row, height))
    };
    (side, board.tiles().iter().enumerate().map(move |(cell, &tile)| (cell, tile, middle(cell))))
}

/// A small board within a drawing, as a node of a tree: the numbers of tiles in place are bold, the blank is empty.
pub fn small(scene: &mut Scene, id: Option<Id>, board: &Board, centre: Point, size: f64) {
    small_with_way(scene, id, board, &[], centre, size);
}

/// The same with the way on which these moves have led the blank to its cell, below the numbers.
pub fn small_with_way(scene: &mut Scene, id: Option<Id>, board: &Board, ways: &[Way], centre: Point, size: f64) {
    small_ground(scene, id, board, centre, size);
    let (side, cells) = small_cells(board, centre, size);
    let cells: Vec<_> = cells.collect();
    let tiles = || cells.iter().filter(|(_, tile, _)| *tile > 0);
    for &(cell, tile, middle) in tiles() {
        let fill = if board.home(tile) == cell { Paint::GoodArea } else { Paint::Sheet };
        scene.polygon(id, square(middle, side * 0.92), Some(fill), None);
    }
    if side >= LEAST_CELL {
        draw_way(scene, board, ways, |cell| cells[cell].2, side);
    }
    for &(cell, tile, middle) in tiles() {
        let weight = if board.home(tile) == cell { Weight::Bold } else { Weight::Regular };
        let size = small_type(board, size);
        scene.label(middle, tile.to_string(), size, weight, Anchor::Middle, Paint::Ink);
    }
}

/// The least side of a cell at which the way of the blank is drawn, in scene units.
const LEAST_CELL: f64 = 26.0;

/// The moves at the end of a way that are drawn strongly; those before them are thin and grey, so that a long way can be followed.
pub const RECENT: usize = 12;

/// The way of the blank: a line along the middles of the cells, from a dot to an arrow. Where it goes on from a cell that it has visited
/// before, it has a lane of its own beside the earlier ones, on either side in turn, so that going round is seen.
fn draw_way(scene: &mut Scene, board: &Board, ways: &[Way], middle: impl Fn(usize) -> Point, side: f64) {
    // From its last cell, the moves back lead the blank to its first one.
    let mut at = *board;
    let before = ways.iter().rev().map_while(|way| {
        at = at.moved(way.back())?;
        Some(at.blank())
    });
    let mut cells: Vec<usize> = std::iter::once(board.blank()).chain(before).collect();
    cells.reverse();
    let visits = |last: usize| cells[..=last].iter().filter(|&&cell| cell == cells[last]).count();
    let visits: Vec<usize> = (0..cells.len()).map(visits).collect();
    let gap = side * (0.6 / visits.iter().copied().max().unwrap_or(1) as f64).min(0.13);
    // For each move its direction and how far its lane is from the middle, across.
    let lanes = visits.windows(2).zip(cells.windows(2)).map(|(visits, cells)| {
        let lane = visits[0].max(visits[1]);
        let aside = (lane / 2) as f64 * if lane % 2 == 0 { gap } else { -gap };
        let ahead = (middle(cells[1]) - middle(cells[0])) * (1.0 / side);
        (ahead, point(ahead.y.abs() * aside, ahead.x.abs() * aside))
    });
    let lanes: Vec<(Point, Point)> = lanes.collect();
    let (Some(&(_, first)), Some(&(ahead, last))) = (lanes.first(), lanes.last()) else { return };
    let start = middle(cells[0]) + first;
    let mut line = vec![start];
    let mut earlier = 0;
    for (turn, (pair, &cell)) in lanes.windows(2).zip(&cells[1..]).enumerate() {
        let [(ahead, from), (next, to)] = [pair[0], pair[1]];
        let is_straight = ahead.x * next.x + ahead.y * next.y > 0.5;
        if is_straight && from != to {
            // Straight on, but into another lane.
            let step = ahead * (0.2 * side);
            line.extend([middle(cell) + from - step, middle(cell) + to + step]);
        } else if is_straight {
            line.push(middle(cell) + from);
        } else {
            line.push(middle(cell) + from + to);
        }
        if lanes.len() - turn > RECENT {
            earlier = line.len() - 1;
        }
    }
    let end = middle(board.blank()) + last;
    line.push(end);
    let tip = |along: f64, aside: f64| {
        end + point(ahead.x * along - ahead.y * aside, ahead.y * along + ahead.x * aside) * side
    };
    let head = [(0.2, 0.0), (-0.16, 0.18), (-0.16, -0.18)].map(|(along, aside)| tip(along, aside)).to_vec();
    let width = (side * 0.05).within(1.5, 4.0);
    if earlier > 0 {
        scene.line(line[..=earlier].to_vec(), Paint::Soft, width * 0.6);
    }
    scene.line(line[earlier..].to_vec(), Paint::Accent, width);
    scene.polygon(None, head, Some(Paint::Accent), stroke(Paint::Sheet, 1.0));
    scene.polygon(None, strokes::circle(start, side * 0.1), Some(Paint::Accent), stroke(Paint::Sheet, 1.0));
}

/// The height of the numbers of a small board of this size.
pub fn small_type(board: &Board, size: f64) -> f64 {
    let side = size / board.width().max(board.height()) as f64;
    // Two bold digits are 1.2 times as wide as high.
    side * if board.tiles().len() > 10 { 0.6 } else { 0.68 }
}

/// A small board without numbers, for many of them: tiles in place are dark, the blank is empty.
pub fn pattern(scene: &mut Scene, id: Option<Id>, board: &Board, centre: Point, size: f64) {
    small_ground(scene, id, board, centre, size);
    let (side, cells) = small_cells(board, centre, size);
    for (cell, tile, middle) in cells.filter(|(_, tile, _)| *tile > 0) {
        let fill = if board.home(tile) == cell { Paint::Good } else { Paint::Sheet };
        scene.polygon(id, square(middle, side * 0.86), Some(fill), None);
    }
}

/// The background of a small board, visible between its tiles, and its blank, which is light in all themes but the dark one.
fn small_ground(scene: &mut Scene, id: Option<Id>, board: &Board, centre: Point, size: f64) {
    let share = |cells: usize| cells as f64 / board.width().max(board.height()) as f64;
    let reach = point(share(board.width()) * size / 2.0 + 1.0, share(board.height()) * size / 2.0 + 1.0);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| centre + point(x * reach.x, y * reach.y)).to_vec();
    scene.polygon(id, corners, Some(Paint::Line), None);
    let (side, mut cells) = small_cells(board, centre, size);
    if let Some((.., middle)) = cells.find(|(_, tile, _)| *tile == 0) {
        scene.polygon(id, square(middle, side * 0.92), Some(Paint::Desk), None);
    }
}
