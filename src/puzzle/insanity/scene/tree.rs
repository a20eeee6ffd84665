//! The search tree at the current step: for each cube, the positions tried below the current path, with their results.

use super::{CELL, Labels};
use crate::geometry::{Point, Within, point};
use crate::puzzle::insanity::solve::position_of;
use crate::puzzle::insanity::{Exhaustive, FACADES, Highlight};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Stroke, Weight, rounded_rectangle, stroke};
use crate::search::{Backtrack, EvenTree, Tree};

/// The result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionState {
    /// Not tried yet below the current path.
    Waiting,
    /// It fits.
    Kept,
    /// It was dropped, because of a repeat on this façade.
    Dropped(usize),
}

/// One cube of the tree: the cells in the order they are tried, and the one the search is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeRow {
    /// Position and what became of it.
    pub cells: Vec<(u8, PositionState)>,
    /// The cell of the current path or of the last trial.
    pub at: Option<usize>,
}

/// The rows that are open, from cube 0.
pub fn rows(program: &Exhaustive, search: &Backtrack<<Exhaustive as Tree>::Node>) -> Vec<CubeRow> {
    let tried = search.tried();
    let mut node = program.root();
    let mut rows = Vec::with_capacity(tried.len());
    for (level, &next) in tried.iter().enumerate() {
        let cells = (0..program.choices_at(level)).map(|choice| {
            let cell = match program.child(level, &node, choice) {
                _ if choice >= next => PositionState::Waiting,
                Ok(_) => PositionState::Kept,
                Err(facade) => PositionState::Dropped(facade as usize),
            };
            (position_of(level, choice), cell)
        });
        rows.push(CubeRow { cells: cells.collect(), at: (next as usize).checked_sub(1) });
        match next.checked_sub(1).map(|choice| program.child(level, &node, choice)) {
            Some(Ok(child)) => node = child,
            _ => break,
        }
    }
    rows
}

/// The tree at the current step.
pub fn scene(
    program: &Exhaustive,
    search: &Backtrack<<Exhaustive as Tree>::Node>,
    light: &Highlight,
    room: Room,
    labels: &Labels,
) -> Scene {
    let mut scene = Scene::new(room);
    let rows = rows(program, search);
    let count = program.levels();
    let wide = room.width >= 1300.0;
    let (columns, margin) = if wide {
        (24, 84.0)
    } else if room.width >= 480.0 {
        (12, 70.0)
    } else {
        (8, 20.0)
    };
    let lines = 24 / columns;
    let legend = TreeLegend::new(room, labels);
    let foot = legend.height + 6.0;
    let step = (room.width - margin - 10.0) / columns as f64;
    let band = (room.height - foot - 8.0) / count as f64;
    let line = ((band - 14.0) / lines as f64).min(step * 1.25).max(8.0);
    let cell_width = (step * 0.88).min(line * 2.0);
    let place = |level: usize, position: usize| {
        // The few positions of cube 0 are in one line, in their order, the others in lines of equal length.
        let choices = program.choices_at(level) as usize;
        let (column, row) = if choices <= columns {
            (position * choices / 24 * (columns / choices), 0)
        } else {
            (position % columns, position / columns)
        };
        point(margin + step * (column as f64 + 0.5), 8.0 + band * level as f64 + line * (row as f64 + 0.5))
    };
    let text = if room.width < 480.0 { 13.0 } else { 18.0 };
    // The branch of the current path is drawn behind the cells.
    for (level, pair) in rows.windows(2).enumerate() {
        let (Some(from), Some(to)) = (pair[0].at, pair[1].at.or(Some(0))) else { continue };
        let (from, to) = (pair[0].cells[from].0, pair[1].cells[to].0);
        let (from, to) = (place(level, from as usize), place(level + 1, to as usize));
        // It runs across in the gap above the next cube's cells.
        let bend = 8.0 + band * (level + 1) as f64 - 5.0;
        scene.line(vec![from, point(from.x, bend), point(to.x, bend), to], Paint::Accent, 3.0);
    }
    let deepest = rows.iter().rposition(|row| row.at.is_some());
    for level in 0..count {
        let middle = 8.0 + band * level as f64 + line * lines as f64 / 2.0;
        let name = if room.width < 480.0 { level.to_string() } else { (labels.cube)(level) };
        scene.label(point(4.0, middle), name, text, Weight::Bold, Anchor::Start, Paint::Ink);
        match rows.get(level) {
            Some(row) => {
                for (index, &(position, cell)) in row.cells.iter().enumerate() {
                    let now = row.at == Some(index);
                    let at = place(level, position as usize);
                    let id = Id::new(CELL, level, position as usize);
                    draw_cell(&mut scene, id, at, (cell_width, line * 0.84), &position.to_string(), cell);
                    if light.id == Some(id) {
                        let ring = rounded_rectangle(at, cell_width + 8.0, line * 0.84 + 8.0, 8.0);
                        scene.polygon(Some(id), ring, None, stroke(Paint::Second, 4.0));
                    }
                    if now {
                        let (width, strong) = if deepest == Some(level) { (5.0, 4.0) } else { (3.0, 2.0) };
                        let (w, h) = (cell_width + strong, line * 0.84 + strong);
                        let ring = rounded_rectangle(at, w, h, 6.0);
                        scene.polygon(Some(id), ring, None, stroke(Paint::Accent, width));
                    }
                }
            }
            None => {
                let from = place(level, 0);
                let to = place(level, columns - 1);
                scene.line(vec![point(from.x, middle), point(to.x, middle)], Paint::Line, 1.0);
            }
        }
    }
    legend.draw(&mut scene);
    scene
}

fn draw_cell(scene: &mut Scene, id: Id, at: Point, (width, height): (f64, f64), number: &str, cell: PositionState) {
    let (fill, edge) = match cell {
        PositionState::Waiting => (Paint::Sheet, Stroke { paint: Paint::Line, width: 1.0 }),
        PositionState::Kept => (Paint::GoodArea, Stroke { paint: Paint::Ink, width: 1.5 }),
        PositionState::Dropped(_) => (Paint::BadArea, Stroke { paint: Paint::Line, width: 1.0 }),
    };
    scene.polygon(Some(id), rounded_rectangle(at, width, height, 5.0), Some(fill), Some(edge));
    let two_lines = height > 0.8 * width && height >= 26.0;
    let size =
        if two_lines { (height * 0.36).min(width * 0.46) } else { (height * 0.62).min(width * 0.36) }.within(7.0, 20.0);
    let weight = if cell == PositionState::Kept { Weight::Bold } else { Weight::Regular };
    let paint = if cell == PositionState::Waiting { Paint::Soft } else { Paint::Ink };
    if !two_lines {
        // The sign stands beside the number.
        scene.label(point(at.x - width * 0.2, at.y), number, size, weight, Anchor::Middle, paint);
        draw_sign(scene, point(at.x + width * 0.24, at.y), (height * 0.27).min(width * 0.2), cell);
    } else {
        scene.label(point(at.x, at.y - height * 0.2), number, size, weight, Anchor::Middle, paint);
        draw_sign(scene, point(at.x, at.y + height * 0.24), (height * 0.15).min(width * 0.2), cell);
    }
}

/// A tick for a position that fits; for one that was dropped, the stack from above with the façade of the repeat.
fn draw_sign(scene: &mut Scene, at: Point, reach: f64, cell: PositionState) {
    match cell {
        PositionState::Waiting => {}
        PositionState::Kept => {
            let tick = [(-0.9, 0.0), (-0.25, 0.75), (1.0, -0.8)];
            let points = tick.map(|(x, y)| point(at.x + x * reach, at.y + y * reach)).to_vec();
            scene.line(points, Paint::Ink, (reach * 0.34).max(1.5));
        }
        PositionState::Dropped(facade) => {
            let square = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            let corner = |(x, y): (f64, f64)| point(at.x + x * reach * 0.8, at.y + y * reach * 0.8);
            scene.polygon(None, square.map(corner).to_vec(), None, stroke(Paint::Soft, 1.0));
            // Seen from above with the front at the bottom.
            let side = [
                [(-1.0, 1.0), (1.0, 1.0)],
                [(1.0, -1.0), (1.0, 1.0)],
                [(-1.0, -1.0), (1.0, -1.0)],
                [(-1.0, -1.0), (-1.0, 1.0)],
            ];
            scene.line(side[facade % FACADES].map(corner).to_vec(), Paint::Bad, (reach * 0.55).max(2.5));
        }
    }
}

/// The legend: the signs with their meaning.
struct TreeLegend {
    /// Sign, words and place of each entry, from the top left of the legend.
    entries: Vec<(Option<PositionState>, String, Point)>,
    text: f64,
    height: f64,
}

impl TreeLegend {
    /// On as many lines as the room needs.
    fn new(room: Room, labels: &Labels) -> TreeLegend {
        let [kept, dropped, waiting, now] = labels.legend;
        let words = [
            (Some(PositionState::Kept), kept.to_string()),
            (Some(PositionState::Waiting), waiting.to_string()),
            (None, now.to_string()),
            (Some(PositionState::Dropped(1)), format!("{dropped} ({})", labels.facade)),
        ];
        let text = if room.width < 480.0 { 13.0 } else { 16.0 };
        let mut at = point(12.0, text);
        let mut entries = Vec::with_capacity(words.len());
        for (cell, words) in words {
            // Letters of this type are about half as wide as high.
            let wide = 24.0 + words.chars().count() as f64 * text * 0.5 + 18.0;
            if at.x > 12.0 && at.x + wide > room.width {
                at = point(12.0, at.y + text * 1.7);
            }
            entries.push((cell, words, at));
            at.x += wide;
        }
        TreeLegend { entries, text, height: at.y + text }
    }

    fn draw(self, scene: &mut Scene) {
        let top = scene.room.height - self.height;
        for (cell, words, at) in self.entries {
            let (fill, edge) = match cell {
                Some(PositionState::Kept) => (Paint::GoodArea, stroke(Paint::Line, 1.0)),
                Some(PositionState::Dropped(_)) => (Paint::BadArea, stroke(Paint::Line, 1.0)),
                Some(PositionState::Waiting) => (Paint::Sheet, stroke(Paint::Line, 1.0)),
                None => (Paint::Sheet, stroke(Paint::Accent, 3.0)),
            };
            let sign = point(at.x + 8.0, top + at.y);
            scene.polygon(None, rounded_rectangle(sign, 18.0, 20.0, 4.0), Some(fill), edge);
            draw_sign(scene, sign, 6.0, cell.unwrap_or(PositionState::Waiting));
            let at = point(at.x + 24.0, top + at.y);
            scene.label(at, words, self.text, Weight::Regular, Anchor::Start, Paint::Soft);
        }
    }
}
