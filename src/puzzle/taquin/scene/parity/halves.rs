//! The two halves of all positions of a board: the same number of positions at each distance, and no moves from one half to
//! the other.

use super::ParityPicture;
use crate::geometry::{Point, Within, point, sin_cos};
use crate::lang::Lang;
use crate::puzzle::taquin::Board;
use crate::puzzle::taquin::scene::board;
use crate::scene::plot::wrapped;
use crate::scene::strokes::broken;
use crate::scene::{Anchor, Paint, Room, Scene, Weight, stroke};
use std::f64::consts::TAU;

/// The middle of the shape, as a part of the width of a half; the area to the right of the shape is for words.
const SHAPE: f64 = 0.39;

/// One half: where it is drawn.
struct Half {
    /// Its left edge and its width.
    left: f64,
    width: f64,
    /// The upper and the lower end of its shape.
    top: f64,
    bottom: f64,
    paint: Paint,
    area: Paint,
}

/// Both halves side by side.
pub fn scene(picture: &ParityPicture, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let words = &picture.words;
    let text = (room.width / 36.0).min(room.height / 26.0).within(12.0, 20.0);
    let gap = (room.width * 0.17).within(56.0, 170.0);
    let margin = 10.0;
    let width = (room.width - gap - 2.0 * margin) / 2.0;
    let count = match picture.spread {
        [] => half_of_factorial(picture.after.tiles().len() as u128),
        spread => spread.iter().map(|&positions| u128::from(positions)).sum(),
    };
    let count = format!("{} {}", grouped(words.lang, count), words.positions);
    // They are centred on the shape, which is left of the middle of its half.
    let wide = 2.0 * SHAPE * width;
    let titles = [words.solvable, words.unsolvable].map(|title| wrapped(title, wide, text * 1.1));
    let count = wrapped(&count, wide, text);
    let title_lines = titles[0].len().max(titles[1].len()) as f64;
    let below = margin + 6.0 + (title_lines * 1.1 + count.len() as f64) * text * 1.25;
    let goals = goals(&picture.after);
    let goal_size = (room.height * 0.18).min(width * 0.5).within(30.0, 100.0);
    let top = below + goal_size + 12.0;
    let bottom = (room.height - margin).max(top + 20.0);
    let lefts = [margin, margin + width + gap];
    let paints = [(Paint::Good, Paint::GoodArea), (Paint::Second, Paint::SecondArea)];
    for (index, (left, (paint, area))) in lefts.into_iter().zip(paints).enumerate() {
        let half = Half { left, width, top, bottom, paint, area };
        let mut y = margin + text * 0.7;
        for line in &titles[index] {
            scene.label(point(half.middle(), y), line, text * 1.1, Weight::Bold, Anchor::Middle, Paint::Ink);
            y += text * 1.1 * 1.25;
        }
        y = margin + (0.7 + title_lines * 1.1 * 1.25) * text;
        for line in &count {
            scene.label(point(half.middle(), y), line, text, Weight::Regular, Anchor::Middle, Paint::Ink);
            y += text * 1.25;
        }
        if let Some(goal) = &goals[index] {
            let centre = point(half.middle(), below + goal_size / 2.0 + 2.0);
            // Such small numbers could not be read.
            let is_small = goal_size / (goal.width().max(goal.height()) as f64) < 13.0;
            let draw = if is_small { board::pattern } else { board::small };
            draw(&mut scene, None, goal, centre, goal_size);
        }
        let here = picture.here.filter(|(is_solvable, _)| *is_solvable == (index == 0)).map(|(_, distance)| distance);
        if picture.spread.is_empty() {
            half.draw_oval(&mut scene, here.map(|_| words.here), text);
        } else {
            half.draw_rows(&mut scene, picture.spread, here.map(|distance| (distance, words.here)), text);
        }
    }
    draw_wall(&mut scene, words.no_way, point(margin + width + gap / 2.0, top), bottom, gap, text);
    scene
}

impl Half {
    fn middle(&self) -> f64 {
        self.left + self.width * SHAPE
    }

    /// Half the width of its widest row.
    fn reach(&self) -> f64 {
        self.width * 0.27
    }

    /// A bar for each distance, from the board in order on.
    fn draw_rows(&self, scene: &mut Scene, spread: &[u64], here: Option<(u8, &str)>, text: f64) {
        let most = spread.iter().copied().max().unwrap_or(1).max(1) as f64;
        let high = (self.bottom - self.top) / spread.len() as f64;
        let row = |distance: usize| self.top + (distance as f64 + 0.5) * high;
        let reach = |distance: usize| (spread[distance] as f64 / most * self.reach()).max(1.5);
        for distance in 0..spread.len() {
            let centre = point(self.middle(), row(distance));
            let bar = rectangle(centre, 2.0 * reach(distance), (high * 0.76).min(high - 0.8));
            scene.polygon(None, bar, Some(self.paint), None);
        }
        // The distance of the first row and of the last.
        for distance in [0, spread.len() - 1] {
            let at = point(self.middle() - reach(distance) - 8.0, row(distance));
            let y = at.y.within(self.top + text * 0.4, self.bottom - text * 0.4);
            scene.label(point(at.x, y), distance.to_string(), text, Weight::Regular, Anchor::End, Paint::Ink);
        }
        if let Some((distance, words)) = here {
            let distance = usize::from(distance).min(spread.len() - 1);
            let y = row(distance);
            let frame = rectangle(point(self.middle(), y), 2.0 * reach(distance) + 6.0, high.max(4.0) + 4.0);
            scene.polygon(None, frame, None, stroke(Paint::Ink, 2.0));
            self.draw_marker(scene, point(self.middle() + reach(distance) + 5.0, y), words, text);
        }
    }

    /// An oval, where the positions at each distance are not known.
    fn draw_oval(&self, scene: &mut Scene, here: Option<&str>, text: f64) {
        const CORNERS: u32 = 48;
        let (centre, high) = (point(self.middle(), f64::midpoint(self.top, self.bottom)), self.bottom - self.top);
        let wide = self.reach().min(high * 0.4);
        let angle = |corner: u32| TAU * f64::from(corner) / f64::from(CORNERS);
        let corner = |c: u32| {
            let (sine, cosine) = sin_cos(angle(c));
            centre + point(wide * cosine, high * 0.48 * sine)
        };
        scene.polygon(None, (0..CORNERS).map(corner).collect(), Some(self.area), stroke(self.paint, 3.0));
        if let Some(words) = here {
            self.draw_marker(scene, point(centre.x + wide * 0.2, centre.y), words, text);
        }
    }

    /// A triangle whose tip is at a point, and words to the right of the shape.
    fn draw_marker(&self, scene: &mut Scene, tip: Point, words: &str, text: f64) {
        let side = text * 0.55;
        let start = self.middle() + self.reach() + 10.0 + side;
        let sign = vec![tip, tip + point(1.4 * side, -side), tip + point(1.4 * side, side)];
        if start > tip.x + 1.4 * side {
            scene.line(vec![tip + point(1.4 * side, 0.0), point(start, tip.y)], Paint::Accent, 2.0);
        }
        scene.polygon(None, sign, Some(Paint::Accent), stroke(Paint::Sheet, 1.0));
        let lines = wrapped(words, self.left + self.width - start - 4.0, text);
        let high = lines.len() as f64 * text * 1.15;
        let top = (tip.y - high / 2.0).within(self.top, (self.bottom - high).max(self.top));
        let left = (start + 4.0).max(tip.x + 1.4 * side + 4.0);
        for (index, line) in lines.iter().enumerate() {
            let at = point(left, top + (index as f64 + 0.5) * text * 1.15);
            scene.label(at, line, text, Weight::Bold, Anchor::Start, Paint::Ink);
        }
    }
}

/// The board in order, and the same with its last two tiles exchanged.
fn goals(like: &Board) -> [Option<Board>; 2] {
    let goal = Board::goal(like.width(), like.height());
    let last = like.tiles().len() - 2;
    [goal, goal.map(|goal| goal.swapped(last - 1, last))]
}

/// A wall between the halves, with a gap for its name.
fn draw_wall(scene: &mut Scene, words: &str, top: Point, bottom: f64, gap: f64, text: f64) {
    let lines = wrapped(words, gap - 8.0, text);
    let middle = f64::midpoint(top.y, bottom);
    let half = lines.len() as f64 * text * 0.6 + 6.0;
    for (from, to) in [(top.y, middle - half), (middle + half, bottom)] {
        for aside in [-2.5, 2.5] {
            let ends = [point(top.x + aside, from), point(top.x + aside, to)];
            if from < to {
                broken(scene, &ends, &[7.0, 7.0], Paint::Soft, 1.5);
            }
        }
    }
    for (index, line) in lines.iter().enumerate() {
        let at = point(top.x, middle - half + 6.0 + (index as f64 + 0.5) * text * 1.2);
        scene.label(at, line, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    }
}

fn rectangle(centre: Point, width: f64, height: f64) -> Vec<Point> {
    [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| centre + point(x * width, y * height)).to_vec()
}

/// n!/2, for n of 2 to 25: that has 25 digits.
fn half_of_factorial(n: u128) -> u128 {
    (3..=n).product()
}

/// A whole number of any size with its digits in groups of three.
fn grouped(lang: Lang, number: u128) -> String {
    // The separator is the one that the language puts into smaller numbers.
    let separator = lang.number(1000).chars().find(|c| !c.is_ascii_digit()).unwrap_or(' ');
    let digits = number.to_string();
    let mut text = String::with_capacity(2 * digits.len());
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}
