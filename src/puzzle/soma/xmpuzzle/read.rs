//! Reads a `.xmpuzzle` file once, from its beginning to its end. The time grows with its length only, whatever it contains.

use super::{FileFault, FilePuzzle, LARGEST, MOST_PROBLEMS, ProblemFault, ShapeFault};
use crate::geometry::lattice::{Cell, cell};
use crate::puzzle::soma::SIDE;
use crate::puzzle::soma::figure::{Figure, MOST_CELLS};
use crate::puzzle::soma::known_set::KnownSet;
use crate::puzzle::soma::model::Model;
use crate::puzzle::soma::pieces::{MOST_PIECES, PieceSet};
use crate::puzzle::soma::polycube::Polycube;
use crate::puzzle::soma::tint::{Tint, TintedCell};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use rustc_hash::FxHashSet;

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
/// assert_eq!(read(&write(&bedlam.pieces, &bedlam.figure)).unwrap().first(), Some(&bedlam));
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
    let looked_at = content.problems.iter().take(MOST_PROBLEMS);
    let problems: Vec<_> = looked_at.map(|problem| problem.model(&shapes, content.colours)).collect();
    let read = FilePuzzle { problems, count: content.problems.len() };
    if read.first().is_some() {
        return Ok(read);
    }
    let faults: Vec<ProblemFault> = read.problems.into_iter().filter_map(Result::err).collect();
    Err(if faults.is_empty() { FileFault::NoProblem } else { FileFault::Problems(faults) })
}

/// An element of the file, by what it is read for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Element {
    Puzzle,
    Grid,
    Colours,
    Colour,
    Shapes,
    Shape,
    Problems,
    Problem,
    Pieces,
    Piece,
    Result,
    Pairs,
    Pair,
    /// It is not read, nor what is in it.
    Other,
}

impl Element {
    /// The element of this name within another one, or the outermost one.
    fn within(outer: Option<Element>, name: &str) -> Element {
        match (outer, name) {
            (None, "puzzle") => Element::Puzzle,
            (Some(Element::Puzzle), "gridType") => Element::Grid,
            (Some(Element::Puzzle), "colors") => Element::Colours,
            (Some(Element::Colours), "color") => Element::Colour,
            (Some(Element::Puzzle), "shapes") => Element::Shapes,
            (Some(Element::Shapes), "voxel") => Element::Shape,
            (Some(Element::Puzzle), "problems") => Element::Problems,
            (Some(Element::Problems), "problem") => Element::Problem,
            (Some(Element::Problem), "shapes") => Element::Pieces,
            (Some(Element::Pieces), "shape") => Element::Piece,
            (Some(Element::Problem), "result") => Element::Result,
            (Some(Element::Problem), "bitmap") => Element::Pairs,
            (Some(Element::Pairs), "pair") => Element::Pair,
            _ => Element::Other,
        }
    }
}

/// What is read of a file, as it is written.
struct FileContent {
    is_puzzle: bool,
    is_cubic: bool,
    /// How many colours are declared.
    colours: usize,
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
    /// The colours of a piece and of the result that go together, counted from 0.
    pairs: FxHashSet<[usize; 2]>,
}

/// A piece of a problem: its shape, and how often it is used, at least and at most.
struct WrittenPiece {
    shape: Option<usize>,
    range: [Option<usize>; 2],
}

/// A filled cell of a shape, or one that may be.
struct Voxel {
    at: Cell,
    /// Its colour from 1; 0 for none.
    colour: usize,
    /// Whether it may stay empty.
    is_open: bool,
}

/// The cells of a shape that are not empty.
struct Voxels {
    cells: Vec<Voxel>,
}

/// What the colours of a problem mean: those that stand for black and white on pieces, and in the figure.
#[derive(Default)]
struct Meanings {
    pieces: [Vec<usize>; 2],
    figure: [Vec<usize>; 2],
}

impl FileContent {
    fn read(text: &str) -> Result<FileContent, FileFault> {
        let mut content =
            FileContent { is_puzzle: false, is_cubic: true, colours: 0, shapes: vec![], problems: vec![] };
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
            Element::Colour => self.colours += 1,
            Element::Pair => {
                if let (Some(problem), Some(piece), Some(result)) =
                    (self.problems.last_mut(), value("piece"), value("result"))
                {
                    problem.pairs.insert([piece, result]);
                }
            }
            Element::Colours | Element::Shapes | Element::Problems => {}
            Element::Pieces | Element::Pairs | Element::Other => {}
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
        let side = |side: Option<usize>| side.filter(|side| SIDE.contains(side)).ok_or(ShapeFault::Sides);
        let [width, depth, height] = [side(self.sides[0])?, side(self.sides[1])?, side(self.sides[2])?];
        let wanted = width * depth * height;
        let mut voxels = Voxels { cells: vec![] };
        let (mut found, mut is_filled) = (0, false);
        for sign in self.signs.chars().filter(|sign| !sign.is_whitespace()) {
            match sign {
                '#' | '_' | '+' if found == wanted => return Err(ShapeFault::Length { found: found + 1, wanted }),
                '#' | '_' | '+' => {
                    is_filled = sign != '_';
                    if is_filled {
                        let (x, y, z) = (found % width, found / width % depth, found / width / depth);
                        let at = cell(x as i16, y as i16, z as i16);
                        voxels.cells.push(Voxel { at, colour: 0, is_open: sign == '+' });
                    }
                    found += 1;
                }
                '0'..='9' if found > 0 => {
                    let digit = sign.to_digit(10).unwrap_or_default() as usize;
                    if let Some(Voxel { colour, .. }) = voxels.cells.last_mut().filter(|_| is_filled) {
                        *colour = colour.saturating_mul(10).saturating_add(digit);
                    }
                }
                _ => return Err(ShapeFault::Sign(found + 1, sign)),
            }
            if voxels.cells.len() > MOST_CELLS {
                return Err(ShapeFault::TooLarge);
            }
        }
        match (found == wanted, voxels.cells.is_empty()) {
            (false, _) => Err(ShapeFault::Length { found, wanted }),
            (_, true) => Err(ShapeFault::Empty),
            _ => Ok(voxels),
        }
    }
}

impl Voxels {
    /// The colours of its cells.
    fn colours(&self) -> impl Iterator<Item = usize> {
        self.cells.iter().map(|voxel| voxel.colour).filter(|&colour| colour > 0)
    }

    /// The figure, whose colours mean black and white.
    fn figure(&self, [black, white]: &[Vec<usize>; 2]) -> Option<Figure> {
        let tint = |Voxel { colour, is_open, .. }: &Voxel| match (black.contains(colour), white.contains(colour)) {
            _ if *is_open => Tint::Open,
            (true, _) => Tint::Black,
            (_, true) => Tint::White,
            _ => Tint::Neutral,
        };
        let cells: Vec<TintedCell> = self.cells.iter().map(|voxel| (voxel.at, tint(voxel))).collect();
        Figure::tinted(&cells)
    }

    /// Whether some cell may stay empty.
    fn has_open(&self) -> bool {
        self.cells.iter().any(|voxel| voxel.is_open)
    }
}

impl WrittenProblem {
    /// What the colours of some pieces and of the figure mean; `None` if black and white cells cannot say it. Colours that limit nothing
    /// mean nothing, except where each of the two first ones goes with itself alone, as in the files that are written here.
    fn meanings(&self, pieces: &[usize], figure: &[usize]) -> Option<Meanings> {
        let is_barred = |piece: usize, cell: usize| !self.pairs.contains(&[piece - 1, cell - 1]);
        // The usual case, in which no colour of the figure is lost.
        let is_usual = |piece: usize| figure.iter().all(|&cell| is_barred(piece, cell) == (piece != cell));
        let is_written = self.pairs.len() == 2 && [[0, 0], [1, 1]].iter().all(|pair| self.pairs.contains(pair));
        let limits = !pieces.is_empty() && !figure.is_empty();
        if (limits || is_written)
            && pieces.iter().chain(figure).all(|&colour| colour <= 2)
            && pieces.iter().copied().all(is_usual)
        {
            let both = || [vec![1], vec![2]];
            return Some(Meanings { pieces: both(), figure: both() });
        }
        // The cells from which a colour of the pieces is barred: white ones from black, black ones from white.
        let mut means = Meanings::default();
        for &piece in pieces {
            let barred: Vec<usize> = figure.iter().copied().filter(|&cell| is_barred(piece, cell)).collect();
            let [black, white] = &mut means.figure;
            if barred.is_empty() {
                continue;
            } else if white.is_empty() || *white == barred {
                *white = barred;
                means.pieces[0].push(piece);
            } else if (black.is_empty() && !barred.iter().any(|cell| white.contains(cell))) || *black == barred {
                *black = barred;
                means.pieces[1].push(piece);
            } else {
                return None;
            }
        }
        Some(means)
    }

    /// The pieces and the figure. The shapes are those of the file, which declares so many colours.
    fn model(&self, shapes: &[Result<Voxels, ShapeFault>], colours: usize) -> Result<Model, ProblemFault> {
        let find = |number: usize| match shapes.get(number) {
            Some(Ok(voxels)) => match voxels.figure(&Default::default()) {
                Some(figure) => Ok((voxels, figure)),
                None => Err(ProblemFault::Shape(number + 1, ShapeFault::TooLarge)),
            },
            Some(Err(fault)) => Err(ProblemFault::Shape(number + 1, *fault)),
            None => Err(ProblemFault::NoShape(Some(number.saturating_add(1)))),
        };
        let (result, figure) = find(self.result.ok_or(ProblemFault::NoResult)?)?;
        let (mut used, mut count): (Vec<UsedShape>, usize) = (Vec::new(), 0);
        for piece in &self.pieces {
            let number = piece.shape.ok_or(ProblemFault::NoShape(None))?;
            let [least, most] = match piece.range {
                [least, Some(most)] if least <= Some(most) => [least.unwrap_or(0), most],
                _ => return Err(ProblemFault::Range(number.saturating_add(1))),
            };
            if most == 0 {
                continue;
            }
            let (voxels, shape) = find(number)?;
            let fault = match shape.polycube() {
                _ if voxels.has_open() => Some(ShapeFault::Variable),
                None if shape.count() > Polycube::MOST_CUBES => Some(ShapeFault::TooLarge),
                None => Some(ShapeFault::FallsApart),
                Some(_) => None,
            };
            if let Some(fault) = fault {
                return Err(ProblemFault::Shape(number + 1, fault));
            }
            if least > MOST_PIECES - count {
                return Err(ProblemFault::TooManyPieces);
            }
            count += least;
            used.push(UsedShape { number, voxels, size: shape.count(), least, most: most.min(MOST_CELLS) });
        }
        if used.is_empty() {
            return Err(ProblemFault::NoPieces);
        }
        let used = numbers(&used, &figure)?;
        let volume = used.iter().map(|(times, voxels)| times * voxels.cells.len()).sum();
        let mut means = Meanings::default();
        if colours > 0 {
            let pieces = ascending(used.iter().flat_map(|(_, voxels)| voxels.colours()));
            means = self.meanings(&pieces, &ascending(result.colours())).ok_or(ProblemFault::Colours)?;
            // A cell is black, white or open.
            let is_meant = |colour: &usize| means.figure.iter().any(|colours| colours.contains(colour));
            if result.cells.iter().any(|voxel| voxel.is_open && is_meant(&voxel.colour)) {
                return Err(ProblemFault::Colours);
            }
        }
        let figure = result.figure(&means.figure).unwrap_or(figure);
        let shape = |voxels: &Voxels| voxels.figure(&means.pieces).map_or(String::new(), |shape| shape.to_string());
        let written: Vec<String> = used.iter().map(|(times, voxels)| format!("{times}x{}", shape(voxels))).collect();
        // Read as a link with these pieces is, and written again, since a link writes equal neighbours in one way only.
        let pieces = PieceSet::read(&written.join(",")).and_then(|pieces| PieceSet::read(&pieces.to_string()));
        let pieces = pieces.ok().and_then(|pieces| pieces.with_gaps(&figure)).ok_or(ProblemFault::TooManyPieces)?;
        let different = ProblemFault::Volume { pieces: volume, figure: figure.count(), open: 0 };
        KnownSet::model_of(&pieces, &figure).or_else(|| Model::new(pieces, figure)).ok_or(different)
    }
}

/// A shape that is used as a piece, and how often, at least and at most.
struct UsedShape<'a> {
    number: usize,
    voxels: &'a Voxels,
    size: usize,
    least: usize,
    most: usize,
}

/// How often each shape is used, if there is just one choice with which the pieces can fill the figure.
fn numbers<'a>(used: &[UsedShape<'a>], figure: &Figure) -> Result<Vec<(usize, &'a Voxels)>, ProblemFault> {
    let (all, open) = (figure.count(), figure.open().count_ones() as usize);
    // From the last shape to the first: the volumes of those before it, a bit for each, from which it can be gone on.
    let mut from = vec![(all - open..=all).fold(0u128, |volumes, volume| volumes | 1 << volume)];
    for shape in used.iter().rev() {
        let after = from.last().copied().unwrap_or_default();
        let shifts = (shape.least..=shape.most).map(|times| times * shape.size).take_while(|&volume| volume <= all);
        from.push(shifts.fold(0, |volumes, volume| volumes | after >> volume));
    }
    let sum = |of: fn(&UsedShape) -> usize| {
        used.iter().fold(0, |sum: usize, shape| sum.saturating_add(of(shape) * shape.size))
    };
    let (least, most) = (sum(|shape| shape.least), sum(|shape| shape.most));
    if least > all || most < all - open {
        let pieces = if least > all { least } else { most };
        return Err(ProblemFault::Volume { pieces, figure: all, open });
    }
    let (mut chosen, mut volume) = (vec![], 0);
    for (shape, after) in used.iter().zip(from.iter().rev().skip(1)) {
        let reaches = |times: &usize| after.checked_shr((volume + times * shape.size) as u32).unwrap_or(0) & 1 == 1;
        let mut choices = (shape.least..=shape.most).filter(reaches);
        let (Some(times), None) = (choices.next(), choices.next()) else {
            return Err(ProblemFault::Range(shape.number + 1));
        };
        volume += times * shape.size;
        chosen.push((times, shape.voxels));
    }
    chosen.retain(|(times, _)| *times > 0);
    Ok(chosen)
}

/// Each of some numbers once, ascending.
fn ascending(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut all = vec![];
    for number in numbers {
        if let Err(at) = all.binary_search(&number) {
            all.insert(at, number);
        }
    }
    all
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
