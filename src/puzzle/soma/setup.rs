//! A figure as a reader writes it, legal or not; reading it returns every problem that was found.

use super::pieces::{PieceSet, is_letter};
use super::preset::Preset;
use super::problem::Problem;
use super::tint::{Tint, TintedCell, chequered};
use super::{Figure, LARGEST_BOX, SIDE, is_box};
use crate::geometry::lattice::{Cell, cell};
use crate::values::{TypedText, is_of_other_page};
use std::fmt;
use std::str::FromStr;

/// Longest text that is read, in characters; a longer text is refused. A box of the most cells that is one cell wide has a separator after
/// each cell; what may stand before it is short.
pub const LONGEST: usize = 2 * LARGEST_BOX + 100;

/// What stands before a figure all of whose cells have the colours of a chessboard in space.
const CHEQUERED: &str = "chess:";

/// A figure as written, layer by layer.
///
/// Its text form is the one of links, `ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo`: layers from the top with `_` between them, rows
/// from the back with `.` between them, `o` filled, `k` filled and black, `w` filled and white, `g` may be filled
/// or stay empty, `-` empty. A known figure is
/// written by its name instead. Reading also accepts what people type or paste: the text of Bundgaard's newsletter (one line for
/// each row, each `/` opens a layer, the leftmost one on top, `.` empty, headings such as `/SOMA001`, remarks from `;` to the end
/// of the line), layers below each other with empty lines between them, the topmost first, and whole links. A `*` and the number or letter of a piece are read as a
/// filled cell, that of a piece of another set only where that set is used; see [`super::written::Written`] for what such names say. `chess:` before a figure gives its cells the colours of a
/// chessboard in space, the first corner of its box black.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Layers from the top, each of rows from the back.
    pub layers: Vec<Vec<WrittenRow>>,
    /// Whether its cells have the colours of a chessboard in space, whatever their characters.
    pub is_chequered: bool,
}

/// A row of cells as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenRow {
    /// One character for each cell, from the left.
    pub cells: String,
    /// The line of the text in which it stands, from 1.
    pub line: usize,
    /// The column of its first character in that line, from 1.
    pub column: usize,
}

impl Setup {
    /// The setup for a figure.
    pub fn of(figure: &Figure) -> Setup {
        read_link(&figure.to_string())
    }

    /// The setup for the value of the key `figure`, or for a text that a reader has pasted; that of the cube if there is no
    /// value.
    pub fn from_key(figure: Option<&str>) -> Result<Setup, Problem> {
        figure.map_or_else(|| Ok(read_link(Preset::Cube.text())), read)
    }

    /// The figure of 27 cubes, or all problems, in reading order.
    pub fn figure(&self) -> Result<Figure, Vec<Problem>> {
        self.figure_for(&PieceSet::soma())
    }

    /// The figure, which must have as many cubes as the set of pieces, or all problems.
    pub fn figure_for(&self, pieces: &PieceSet) -> Result<Figure, Vec<Problem>> {
        let mut problems = Vec::new();
        let [width, depth, _] = self.sides();
        let mut sides = self.sides();
        for (layer, rows) in self.layers.iter().enumerate() {
            sides[1] = sides[1].max(rows.len());
            if rows.len() != depth {
                problems.push(Problem::LayerRows { layer, found: rows.len(), wanted: depth });
            }
            for (row, text) in rows.iter().enumerate() {
                let (line, mut column) = (text.line, text.column);
                for found in text.cells.chars() {
                    if is_filled(found).is_none() || !is_of_row(found) && pieces.named(found).is_none() {
                        problems.push(Problem::UnknownLetter { found, layer, row, line, column });
                    }
                    column += 1;
                }
                let found = text.length();
                sides[0] = sides[0].max(found);
                if found != width {
                    problems.push(Problem::RowLength { layer, row, line, found, wanted: width });
                }
            }
        }
        if !is_box(sides.map(|side| side.max(1))) {
            problems.insert(0, Problem::BoxTooLarge { sides });
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let cells = self.tinted();
        let (found, wanted) = (cells.len(), pieces.volume());
        match Figure::tinted(&cells).filter(|_| found == wanted) {
            Some(figure) => Ok(figure),
            None if cells.is_empty() => Err(vec![Problem::Empty]),
            None => Err(vec![Problem::CubeCount { found, wanted }]),
        }
    }

    /// Cells along x, y and z: the length of the first row, the rows of the first layer, and the number of layers.
    pub fn sides(&self) -> [usize; 3] {
        let first = self.layers.first().map_or(&[][..], Vec::as_slice);
        [first.first().map_or(0, WrittenRow::length), first.len(), self.layers.len()]
    }

    /// The filled cells with their colours.
    pub(super) fn tinted(&self) -> Vec<TintedCell> {
        let (cells, letters) = self.filled();
        if self.is_chequered {
            return chequered(&cells);
        }
        cells.into_iter().zip(letters).map(|(at, letter)| (at, Tint::read(letter).unwrap_or_default())).collect()
    }

    /// The filled cells in reading order, and the character in each; cells beyond the longest [`SIDE`] are left out.
    pub fn filled(&self) -> (Vec<Cell>, Vec<char>) {
        let (mut cells, mut letters) = (Vec::new(), Vec::new());
        for (z, rows) in (0..*SIDE.end() as i16).zip(self.layers.iter().rev()) {
            for (y, row) in (0..*SIDE.end() as i16).zip(rows.iter().rev()) {
                for (x, letter) in (0..*SIDE.end() as i16).zip(row.cells.chars()) {
                    if is_filled(letter) == Some(true) {
                        cells.push(cell(x, y, z));
                        letters.push(letter);
                    }
                }
            }
        }
        (cells, letters)
    }
}

impl WrittenRow {
    /// Number of cells.
    fn length(&self) -> usize {
        self.cells.chars().count()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = |layer: &Vec<WrittenRow>| layer.iter().map(|row| row.cells.as_str()).collect::<Vec<_>>().join(".");
        let text = self.layers.iter().map(rows).collect::<Vec<_>>().join("_");
        f.write_str(if self.is_chequered { CHEQUERED } else { "" })?;
        match Preset::of(&text) {
            Some(preset) => f.write_str(preset.name()),
            None => f.write_str(&text),
        }
    }
}

impl FromStr for Setup {
    type Err = Problem;

    /// Reads the text form, a name, Bundgaard's text, or a whole link.
    fn from_str(text: &str) -> Result<Setup, Problem> {
        let length = text.chars().count();
        if length > LONGEST {
            return Err(Problem::TooLong { length });
        }
        if is_of_other_page(text, "soma") {
            return Err(Problem::OtherPage);
        }
        let typed = TypedText::new(text, "#/");
        let value = typed.value("figure");
        if typed.is_link || value.is_some() { Setup::from_key(value) } else { read(text) }
    }
}

/// Whether a character means a filled cell, true, or an empty one, false; `None` for any other character.
fn is_filled(letter: char) -> Option<bool> {
    match letter {
        '-' => Some(false),
        'o' | 'k' | 'w' | 'g' | '*' | '1'..='9' => Some(true),
        // Of the pieces of any set.
        _ if is_letter(letter) => Some(true),
        _ => None,
    }
}

/// Whether a character is that of a cell whatever the set of pieces is.
fn is_of_row(letter: char) -> bool {
    "-*1234567okwgOVLTZABPvltzabp".contains(letter)
}

fn read(text: &str) -> Result<Setup, Problem> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(Problem::TooLong { length });
    }
    match text.trim_start().strip_prefix(CHEQUERED) {
        Some(figure) => read_cells(figure).map(|setup| Setup { is_chequered: true, ..setup }),
        None => read_cells(text),
    }
}

fn read_cells(text: &str) -> Result<Setup, Problem> {
    let word = text.trim();
    if let Some(preset) = Preset::named(word) {
        return Ok(read_link(preset.text()));
    }
    if text.contains('/') {
        return read_bundgaard(text);
    }
    // A single word without separators of rows is a name, unless it is a row of cells.
    let is_word = !word.contains(|c: char| c == '.' || c == '_' || c.is_whitespace());
    if is_word && !word.chars().all(is_of_row) {
        return Err(Problem::NoSuchFigure { found: word.to_string() });
    }
    Ok(read_link(text.trim_end()))
}

/// Layers with `_` between them, of rows with `.` or a line break between them. Without any `_`, empty lines stand between layers.
fn read_link(text: &str) -> Setup {
    let mut layers = vec![vec![]];
    let mut row = WrittenRow { cells: String::new(), line: 1, column: 1 };
    let (mut line, mut column) = (1, 1);
    let lines_divide = !text.contains('_');
    // Whether an empty line follows the last row: then the next row begins a layer.
    let mut is_divided = false;
    let add = |layers: &mut Vec<Vec<WrittenRow>>, row: WrittenRow, divides: bool| {
        if divides && layers.last().is_some_and(|layer| !layer.is_empty()) {
            layers.push(vec![]);
        }
        if let Some(layer) = layers.last_mut() {
            layer.push(row);
        }
    };
    for letter in text.chars() {
        column += 1;
        if letter == '\n' {
            (line, column) = (line + 1, 1);
        }
        if !matches!(letter, '.' | '_' | '\n') {
            row.cells.extend((letter != '\r').then_some(letter));
            continue;
        }
        let done = std::mem::replace(&mut row, WrittenRow { cells: String::new(), line, column });
        // A line break beside another separator does not begin a further row.
        let is_break = done.cells.is_empty() && (letter == '\n' || done.line > 1 && done.column == 1);
        if is_break {
            is_divided |= lines_divide && letter == '\n' && done.column == 1;
        } else {
            add(&mut layers, done, std::mem::take(&mut is_divided));
        }
        if letter == '_' {
            layers.push(vec![]);
        }
    }
    if !text.is_empty() {
        add(&mut layers, row, is_divided);
    }
    Setup { layers, is_chequered: false }
}

/// One line for each row; each `/` opens a layer, the leftmost one on top. If a line ends before a layer, that layer gets an
/// empty row. If no line has more than one layer, empty lines stand between layers.
fn read_bundgaard(text: &str) -> Result<Setup, Problem> {
    let mut layers: Vec<Vec<WrittenRow>> = Vec::new();
    let mut rows = 0;
    // The rows at which an empty line stands.
    let mut divided = vec![0];
    for (line, whole) in (1..).zip(text.lines()) {
        let begin = whole.chars().take_while(|c| c.is_whitespace()).count();
        let written = whole.split(';').next().unwrap_or_default().trim();
        if is_heading(written) {
            if rows > 0 {
                return Err(Problem::SeveralFigures { line });
            }
            continue;
        }
        if written.is_empty() {
            // A line with a remark divides nothing.
            divided.extend(whole.trim().is_empty().then_some(rows));
            continue;
        }
        // The text before the first `/` is a layer only if it is not empty.
        let (skipped, opened) = written.strip_prefix('/').map_or((0, written), |rest| (1, rest));
        let mut column = begin + skipped + 1;
        let parts: Vec<&str> = opened.split('/').collect();
        while layers.len() < parts.len() {
            layers.push(vec![WrittenRow { cells: String::new(), line, column }; rows]);
        }
        for (layer, rows) in layers.iter_mut().enumerate() {
            let cells = parts.get(layer).map_or(String::new(), |part| part.replace('.', "-"));
            let length = cells.chars().count();
            rows.push(WrittenRow { cells, line, column });
            column += length + 1;
        }
        rows += 1;
    }
    if let [only] = &layers[..] {
        divided.push(rows);
        divided.dedup();
        layers = divided.windows(2).map(|ends| only[ends[0]..ends[1]].to_vec()).collect();
    }
    Ok(Setup { layers, is_chequered: false })
}

/// Whether a line is the heading of a figure of the newsletter, such as `/SOMA001`.
fn is_heading(line: &str) -> bool {
    let name = line.trim_start_matches('/').as_bytes();
    name.get(..4).is_some_and(|word| word.eq_ignore_ascii_case(b"soma")) && name.get(4).is_some_and(u8::is_ascii_digit)
}
