//! Reads a `.xmpuzzle` file once, from its beginning to its end. The time grows with its length only, whatever it contains.

use super::{FileFault, FilePuzzle, LARGEST, MOST_PROBLEMS, ProblemFault, ShapeFault};
use crate::geometry::lattice::{Cell, cell};
use crate::puzzle::soma::figure::{Figure, MOST_CELLS};
use crate::puzzle::soma::known_set::KnownSet;
use crate::puzzle::soma::model::Model;
use crate::puzzle::soma::pieces::{MOST_PIECES, PieceSet};
use crate::puzzle::soma::polycube::Polycube;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// The most cells along a side of a shape's box, empty ones included.
const MOST_SIDE: usize = 100;

/// Reads the unpacked text of a file. A set of pieces that has a name is recognised: the seven of the Soma cube with any figure,
/// another one with its box.
///
/// # Errors
///
/// Why it cannot be opened.
///
/// # Examples
///
/// ```
/// use casse_tete::puzzle::soma::xmpuzzle::{read, write};
/// use casse_tete::puzzle::soma::{KnownSet, Model};
///
/// let bedlam = KnownSet::Bedlam.model().unwrap_or_default();
/// assert_eq!(read(&write(&bedlam.pieces, &bedlam.figure)).map(|read| read.model), Ok(bedlam));
/// ```
pub fn read(text: &str) -> Result<FilePuzzle, FileFault> {
    if text.len() > LARGEST {
        return Err(FileFault::TooLong);
    }
    let content = FileContent::read(text)?;
    if !content.is_puzzle {
        return Err(FileFault::NoPuzzle);
    }
    if !content.is_cubic {
        return Err(FileFault::Grid);
    }
    let shapes: Vec<_> = content.shapes.iter().map(WrittenShape::voxels).collect();
    let mut faults = Vec::new();
    for problem in content.problems.iter().take(MOST_PROBLEMS) {
        match problem.model(&shapes) {
            Ok(model) => return Ok(FilePuzzle { model, faults, problems: content.problems.len() }),
            Err(fault) => faults.push(fault),
        }
    }
    Err(if faults.is_empty() { FileFault::NoProblem } else { FileFault::Problems(faults) })
}

/// An element of the file, by what it is read for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Element {
    Puzzle,
    Grid,
    Shapes,
    Shape,
    Problems,
    Problem,
    Pieces,
    Piece,
    Result,
    /// It is not read, nor what is in it.
    Other,
}

impl Element {
    /// The element of this name within another one, or the outermost one.
    fn within(outer: Option<Element>, name: &str) -> Element {
        match (outer, name) {
            (None, "puzzle") => Element::Puzzle,
            (Some(Element::Puzzle), "gridType") => Element::Grid,
            (Some(Element::Puzzle), "shapes") => Element::Shapes,
            (Some(Element::Shapes), "voxel") => Element::Shape,
            (Some(Element::Puzzle), "problems") => Element::Problems,
            (Some(Element::Problems), "problem") => Element::Problem,
            (Some(Element::Problem), "shapes") => Element::Pieces,
            (Some(Element::Pieces), "shape") => Element::Piece,
            (Some(Element::Problem), "result") => Element::Result,
            _ => Element::Other,
        }
    }
}

/// What is read of a file, as it is written.
struct FileContent {
    is_puzzle: bool,
    is_cubic: bool,
    shapes: Vec<WrittenShape>,
    problems: Vec<WrittenProblem>,
}

/// A shape as it is written.
struct WrittenShape {
    sides: [Option<usize>; 3],
    signs: String,
}

/// A problem as it is written. Shapes are counted from 0.
#[derive(Default)]
struct WrittenProblem {
    pieces: Vec<WrittenPiece>,
    result: Option<usize>,
}

/// A piece of a problem: its shape, and how often it is used, at least and at most.
struct WrittenPiece {
    shape: Option<usize>,
    range: [Option<usize>; 2],
}

/// The filled cells of a shape.
struct Voxels {
    cells: Vec<Cell>,
    has_colours: bool,
}

impl FileContent {
    fn read(text: &str) -> Result<FileContent, FileFault> {
        let mut content = FileContent { is_puzzle: false, is_cubic: true, shapes: vec![], problems: vec![] };
        let mut reader = Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        let mut open = Vec::new();
        loop {
            match reader.read_event() {
                Ok(Event::Start(tag)) => {
                    let element = Element::within(open.last().copied(), tag.name().as_ref());
                    content.begin(element, &tag);
                    open.push(element);
                }
                Ok(Event::End(_)) => {
                    open.pop();
                }
                Ok(Event::Text(words)) => content.add_signs(&open, &words),
                Ok(Event::CData(words)) => content.add_signs(&open, &words),
                // Its name is no sign of a cell either.
                Ok(Event::GeneralRef(_)) => content.add_signs(&open, "&"),
                Ok(Event::DocType(_)) => return Err(FileFault::DocumentType),
                Ok(Event::Eof) if open.is_empty() => return Ok(content),
                Ok(Event::Eof) => return Err(FileFault::Xml(line(text, text.len()))),
                Ok(_) => {}
                Err(_) => return Err(FileFault::Xml(line(text, reader.error_position() as usize))),
            }
        }
    }

    fn begin(&mut self, element: Element, tag: &BytesStart) {
        let value = |name: &str| number(tag, name);
        match element {
            Element::Puzzle => self.is_puzzle = matches!(value("version"), Some(1 | 2)),
            Element::Grid => self.is_cubic = value("type") == Some(0),
            Element::Shape => {
                self.shapes.push(WrittenShape { sides: ["x", "y", "z"].map(value), signs: String::new() });
            }
            Element::Problem => self.problems.push(WrittenProblem::default()),
            Element::Piece => {
                let has = |name| matches!(tag.try_get_attribute(name), Ok(Some(_)));
                let range = match (has("count"), has("min") || has("max")) {
                    (true, _) => [value("count"); 2],
                    (_, true) => [value("min"), value("max")],
                    _ => [Some(1); 2],
                };
                if let Some(problem) = self.problems.last_mut() {
                    problem.pieces.push(WrittenPiece { shape: value("id"), range });
                }
            }
            Element::Result => {
                if let Some(problem) = self.problems.last_mut() {
                    problem.result = value("id");
                }
            }
            Element::Shapes | Element::Problems | Element::Pieces | Element::Other => {}
        }
    }

    /// Adds a text to the shape in which it stands.
    fn add_signs(&mut self, open: &[Element], words: &str) {
        if let (Some(Element::Shape), Some(shape)) = (open.last(), self.shapes.last_mut()) {
            shape.signs.push_str(words);
        }
    }
}

impl WrittenShape {
    fn voxels(&self) -> Result<Voxels, ShapeFault> {
        let side = |side: Option<usize>| side.filter(|side| (1..=MOST_SIDE).contains(side)).ok_or(ShapeFault::Sides);
        let [width, depth, height] = [side(self.sides[0])?, side(self.sides[1])?, side(self.sides[2])?];
        let wanted = width * depth * height;
        let mut voxels = Voxels { cells: vec![], has_colours: false };
        let (mut found, mut is_variable) = (0, false);
        for sign in self.signs.chars().filter(|sign| !sign.is_whitespace()) {
            match sign {
                '#' | '_' | '+' if found == wanted => return Err(ShapeFault::Length { found: found + 1, wanted }),
                '#' | '_' | '+' => {
                    is_variable |= sign == '+';
                    if sign == '#' {
                        let (x, y, z) = (found % width, found / width % depth, found / width / depth);
                        voxels.cells.push(cell(x as i8, y as i8, z as i8));
                    }
                    found += 1;
                }
                '0'..='9' if found > 0 => voxels.has_colours |= sign != '0',
                _ => return Err(ShapeFault::Sign(found + 1, sign)),
            }
            if voxels.cells.len() > MOST_CELLS {
                return Err(ShapeFault::TooLarge);
            }
        }
        match (found == wanted, is_variable, voxels.cells.is_empty()) {
            (false, ..) => Err(ShapeFault::Length { found, wanted }),
            (_, true, _) => Err(ShapeFault::Variable),
            (.., true) => Err(ShapeFault::Empty),
            _ => Ok(voxels),
        }
    }
}

impl WrittenProblem {
    /// The pieces and the figure. The shapes are those of the file.
    fn model(&self, shapes: &[Result<Voxels, ShapeFault>]) -> Result<Model, ProblemFault> {
        let find = |number: usize| match shapes.get(number) {
            Some(Ok(voxels)) => match Figure::new(&voxels.cells) {
                Some(figure) => Ok((voxels, figure)),
                None => Err(ProblemFault::Shape(number + 1, ShapeFault::TooLarge)),
            },
            Some(Err(fault)) => Err(ProblemFault::Shape(number + 1, *fault)),
            None => Err(ProblemFault::NoShape(Some(number.saturating_add(1)))),
        };
        let (result, figure) = find(self.result.ok_or(ProblemFault::NoResult)?)?;
        let (mut written, mut count, mut volume) = (Vec::new(), 0, 0);
        for piece in &self.pieces {
            let number = piece.shape.ok_or(ProblemFault::NoShape(None))?;
            let times = match piece.range {
                [Some(least), Some(most)] if least == most => most,
                _ => return Err(ProblemFault::Range(number.saturating_add(1))),
            };
            if times == 0 {
                continue;
            }
            let (voxels, shape) = find(number)?;
            if shape.polycube().is_none() {
                let is_large = shape.count() > Polycube::MOST_CUBES;
                let fault = if is_large { ShapeFault::TooLarge } else { ShapeFault::FallsApart };
                return Err(ProblemFault::Shape(number + 1, fault));
            }
            if voxels.has_colours && result.has_colours {
                return Err(ProblemFault::Colours(number + 1));
            }
            if times > MOST_PIECES - count {
                return Err(ProblemFault::TooManyPieces);
            }
            (count, volume) = (count + times, volume + times * shape.count());
            written.push(format!("{times}x{shape}"));
        }
        if written.is_empty() {
            return Err(ProblemFault::NoPieces);
        }
        let different = ProblemFault::Volume { pieces: volume, figure: figure.count() };
        if volume != figure.count() {
            return Err(different);
        }
        // Read as a link with these pieces is, and written again, since a link writes equal neighbours in one way only.
        let pieces = PieceSet::read(&written.join(",")).and_then(|pieces| PieceSet::read(&pieces.to_string()));
        let pieces = pieces.map_err(|_| ProblemFault::TooManyPieces)?;
        KnownSet::model_of(&pieces, &figure).or_else(|| Model::new(pieces, figure)).ok_or(different)
    }
}

/// The value of an attribute that is a number.
fn number(tag: &BytesStart, name: &str) -> Option<usize> {
    let attribute = tag.try_get_attribute(name).ok()??;
    attribute.value.trim().parse().ok()
}

/// The line of a byte of a text, from 1.
fn line(text: &str, place: usize) -> usize {
    text.bytes().take(place).filter(|&byte| byte == b'\n').count() + 1
}
