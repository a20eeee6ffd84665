//! Printed sheets: drawings on paper, true to size, for the print of the browser.
//!
//! A length on a sheet is in millimetres. What is made for paper is drawn in a scene whose unit is a tenth of a millimetre;
//! drawings of the pages are put on it with a unit of their own. All are painted in the colours of the projector theme, black on
//! white without any grey, or without colours at all.

pub mod net;
mod words;

use crate::geometry::{Point, decimal, point};
use crate::scene::{Anchor, Flat, Hues, Paint, Palette, Room, Scene, Stroke, Theme, Weight, svg};

pub use net::{Net, Printed};
pub use words::SheetWords;

/// The paper of a printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 mm by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches: 215.9 mm by 279.4 mm.
    Letter,
}

named! { Paper: A4 = "a4", Letter = "letter" }

impl Paper {
    /// Width and height in millimetres.
    pub const fn size(self) -> Room {
        match self {
            Paper::A4 => Room { width: 210.0, height: 297.0 },
            Paper::Letter => Room { width: 215.9, height: 279.4 },
        }
    }
}

/// What a printer prints with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// In colours.
    #[default]
    Colour,
    /// In black only: areas are white, their signs and letters black.
    Black,
}

named! { Ink: Colour = "colour", Black = "black" }

/// The margin that printers leave, in millimetres.
pub const MARGIN: f64 = 12.0;

/// The room for the heading and what to do, and for the foot, in millimetres.
const HEAD: f64 = 21.0;
const FOOT: f64 = 10.0;

/// The length of the ruler at the foot of a sheet, in millimetres.
pub const RULER: f64 = 100.0;

/// A millimetre in the units of what is drawn for paper.
pub const MM: f64 = 10.0;

/// The width of thin lines, in units of what is drawn for paper.
pub const THIN: f64 = 3.0;

/// The width of lines to cut along, in the same units.
pub const CUT: f64 = 5.0;

/// The kinds of sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetKind {
    /// Nets of a set of cubes.
    Nets,
    /// The stacks that solve a set.
    Stacks,
    /// A board and its tiles.
    Tiles,
    /// A tree to be filled in.
    Tree,
    /// A figure in space and by layers.
    Figure,
    /// Nets of pieces.
    Pieces,
    /// The net of a cube.
    Net,
    /// The turns of a cube.
    Turns,
    /// Commutators.
    Commutators,
    /// Scrambles.
    Scrambles,
}

named! {
    SheetKind:
    Nets = "nets",
    Stacks = "stacks",
    Tiles = "tiles",
    Tree = "tree",
    Figure = "figure",
    Pieces = "pieces",
    Net = "net",
    Turns = "turns",
    Commutators = "commutators",
    Scrambles = "scrambles",
}

/// Sheets of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheets {
    /// The sheets, in order.
    pub sheets: Vec<Sheet>,
    /// The length of the edge of a cube or of a tile that is printed, and the longest one that fits, in millimetres; none where the
    /// sheet chooses it.
    pub size: Option<(f64, f64)>,
    /// Whether the sheet has answers that can be shown.
    pub has_answers: bool,
}

/// What a reader wants of a sheet.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The paper.
    pub paper: Paper,
    /// The length of the edge of a cube or of a tile, in millimetres; none where the sheet chooses it.
    pub size: Option<f64>,
    /// Whether the answers are shown.
    pub answers: bool,
    /// The words of the sheets.
    pub words: &'a SheetWords,
}

impl Wish<'_> {
    /// The length of an edge that is printed, if at most this one fits: the one that is wanted, or else this usual one. A whole
    /// number of millimetres as long as nothing else is wanted.
    pub fn edge(&self, usual: f64, longest: f64) -> f64 {
        self.size.unwrap_or(usual).min((longest * 10.0).floor() / 10.0)
    }

    /// Nets on as many sheets as they need, with a heading and what to do: each net with what is printed on it, for edges of this
    /// length. `face` is called with the number of the net first.
    pub fn nets(
        &self,
        words: &[&str; 2],
        nets: &[Net],
        edge: f64,
        face: &dyn Fn(&mut Scene, usize, usize, Point, f64),
    ) -> Vec<Sheet> {
        let sizes: Vec<(f64, f64)> = nets.iter().map(|net| net.size(edge)).collect();
        let mut sheets: Vec<Sheet> = vec![];
        for (number, (net, (sheet, at))) in nets.iter().zip(places(self.paper, &sizes)).enumerate() {
            while sheets.len() <= sheet {
                sheets.push(Sheet::new(self.paper, words[0], words[1], Some(self.words.ruler)));
            }
            let draw =
                |scene: &mut Scene, index: usize, middle: Point, side: f64| face(scene, number, index, middle, side);
            sheets[sheet].draw(net.scene(&Printed { edge, face: &draw }), at);
        }
        sheets
    }
}

/// One sheet of paper, of one page.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its paper.
    pub paper: Paper,
    /// Its heading.
    pub title: String,
    /// The drawings on it.
    parts: Vec<Laid>,
}

/// A drawing on a sheet.
#[derive(Clone, Debug, PartialEq)]
struct Laid {
    /// Where its upper left corner is, in millimetres from that of the paper.
    at: Point,
    /// How many millimetres one unit of the scene is.
    unit: f64,
    scene: Scene,
}

impl Sheet {
    /// A sheet with a heading, what to do with it, and a ruler at its foot if sizes matter.
    pub fn new(paper: Paper, title: &str, todo: &str, ruler: Option<&str>) -> Sheet {
        let mut sheet = Sheet { paper, title: title.to_string(), parts: vec![] };
        let room = paper.size();
        let mut frame = Scene::new(Room { width: room.width * MM, height: room.height * MM });
        let mut write = |x: f64, y: f64, text: &str, size: f64, weight: Weight, anchor: Anchor| {
            frame.label(point(x * MM, y * MM), text, size * MM, weight, anchor, Paint::Ink);
        };
        write(MARGIN, MARGIN + 3.0, title, 5.5, Weight::Bold, Anchor::Start);
        for (line, text) in todo.lines().enumerate() {
            write(MARGIN, MARGIN + 9.0 + 4.4 * line as f64, text, 3.4, Weight::Regular, Anchor::Start);
        }
        let foot = room.height - MARGIN;
        write(room.width - MARGIN, foot - 1.5, "Casse-tête", 3.4, Weight::Regular, Anchor::End);
        if let Some(ruler) = ruler {
            write(MARGIN + RULER + 3.0, foot - 1.5, ruler, 3.0, Weight::Regular, Anchor::Start);
            let line = |frame: &mut Scene, from: (f64, f64), to: (f64, f64)| {
                let ends = [from, to].map(|(x, y)| point(x * MM, y * MM));
                frame.line(ends.to_vec(), Paint::Ink, THIN);
            };
            line(&mut frame, (MARGIN, foot), (MARGIN + RULER, foot));
            for tick in 0..=10 {
                let x = MARGIN + RULER / 10.0 * f64::from(tick);
                let height = if tick % 5 == 0 { 3.0 } else { 1.5 };
                line(&mut frame, (x, foot), (x, foot - height));
            }
        }
        sheet.parts.push(Laid { at: point(0.0, 0.0), unit: 1.0 / MM, scene: frame });
        sheet
    }

    /// The corner and the size of the area between heading and foot, in millimetres.
    pub fn area(paper: Paper) -> (Point, Room) {
        let Room { width, height } = paper.size();
        let room = Room { width: width - 2.0 * MARGIN, height: height - 2.0 * MARGIN - HEAD - FOOT };
        (point(MARGIN, MARGIN + HEAD), room)
    }

    /// Puts a drawing of a page on the sheet, with its upper left corner here; its width becomes `width` millimetres.
    pub fn put(&mut self, scene: Scene, at: Point, width: f64) {
        self.parts.push(Laid { at, unit: width / scene.room.width, scene });
    }

    /// Puts what is drawn for paper, in tenths of a millimetre, with its upper left corner here.
    pub fn draw(&mut self, scene: Scene, at: Point) {
        self.parts.push(Laid { at, unit: 1.0 / MM, scene });
    }

    /// The sheet as an SVG document of the size of its paper.
    pub fn svg(&self, ink: Ink, hues: Hues) -> String {
        let Room { width, height } = self.paper.size();
        let [width, height] = [width, height].map(|side| decimal(side, 1));
        let mut body = String::new();
        for Laid { at, unit, scene } in &self.parts {
            let [x, y] = [at.x, at.y].map(|length| decimal(length, 3));
            body.push_str(&format!("<g transform=\"translate({x} {y}) scale({})\">", decimal(*unit, 5)));
            let flat = scene.flatten().into_iter().map(|shape| if ink == Ink::Black { black(shape) } else { shape });
            svg::shapes(&mut body, flat, Palette { theme: Theme::Projector, hues });
            body.push_str("</g>");
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} \
             {height}\" role=\"img\" font-family=\"Casse-tete Sans, sans-serif\"><title>{}</title>{body}</svg>",
            svg::escape(&self.title)
        )
    }
}

/// Shares drawings of these widths and heights, in millimetres, among sheets: the number of the sheet of each, and its corner there.
/// Each comes into the first row that has room for it, or begins a row on the first sheet that has. One that is too large for a sheet
/// has one of its own.
pub fn places(paper: Paper, sizes: &[(f64, f64)]) -> Vec<(usize, Point)> {
    /// Between two of them, in millimetres.
    const GAP: f64 = 3.0;
    struct PaperRow {
        sheet: usize,
        corner: Point,
        height: f64,
    }
    let (corner, room) = Sheet::area(paper);
    let mut rows: Vec<PaperRow> = vec![];
    // How far down each sheet is used.
    let mut used: Vec<f64> = vec![];
    let mut place = |&(width, height): &(f64, f64)| {
        let fits = |row: &&mut PaperRow| row.corner.x + width <= room.width && height <= row.height;
        if let Some(row) = rows.iter_mut().find(fits) {
            let at = row.corner;
            row.corner.x += width + GAP;
            return (row.sheet, corner + at);
        }
        let sheet = used.iter().position(|used| used + height <= room.height).unwrap_or(used.len());
        if sheet == used.len() {
            used.push(0.0);
        }
        rows.push(PaperRow { sheet, corner: point(width + GAP, used[sheet]), height });
        let at = corner + point(0.0, used[sheet]);
        used[sheet] += height + GAP;
        (sheet, at)
    };
    sizes.iter().map(&mut place).collect()
}

/// A shape as a printer without colours prints it.
fn black(mut shape: Flat) -> Flat {
    let plain = |paint: Paint| match paint {
        Paint::Colour(..) | Paint::Desk | Paint::AccentArea | Paint::SecondArea | Paint::BadArea | Paint::GoodArea => {
            Paint::Sheet
        }
        Paint::On(_) => Paint::Ink,
        Paint::OnAccent => Paint::Sheet,
        Paint::Sheet | Paint::Shadow => paint,
        _ => Paint::Ink,
    };
    match &mut shape {
        Flat::Polygon(polygon) => {
            polygon.fill = polygon.fill.map(plain);
            polygon.stroke = polygon.stroke.map(|Stroke { paint, width }| Stroke { paint: plain(paint), width });
        }
        Flat::Line(line) => line.stroke.paint = plain(line.stroke.paint),
        Flat::Segments(lines) => lines.stroke.paint = plain(lines.stroke.paint),
        Flat::Label(label) => label.paint = plain(label.paint),
    }
    shape
}

/// A line of dashes, `dash` units long and as far apart.
pub fn dashed(scene: &mut Scene, from: Point, to: Point, dash: f64, width: f64) {
    let way = to - from;
    let length = way.x.hypot(way.y);
    let count = (length / dash / 2.0).floor().max(1.0);
    let at = |part: f64| from + point(way.x * part, way.y * part);
    for index in 0..count as usize {
        // Half a gap at both ends.
        let begin = (index as f64 + 0.25) / count;
        scene.line(vec![at(begin), at(begin + 0.5 / count)], Paint::Ink, width);
    }
}

/// A scene without shapes of this width and height in millimetres, in the units of what is drawn for paper.
pub fn paper_scene(width: f64, height: f64) -> Scene {
    Scene::new(Room { width: width * MM, height: height * MM })
}
