//! Building a figure by hand: pieces that are taken, turned, moved, put down and picked up again; why a place is refused; which
//! solutions are left, and a hint that leads to one of them.

use super::assemble::assembling_order;
use super::figure::{Figure, Mask, bits};
use super::pieces::{Piece, PieceSet};
use super::placement::{self, Placement, placements};
use super::polycube::Polycube;
use super::solutions::{Catalogue, Group, Labels};
use super::tint::{TintMasks, TintedCell};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use std::rc::Rc;

/// How far the box of a piece in the hand may stick out of the box of the figure, in cells; above, a piece may always hover over it.
const BESIDE: i16 = 3;

/// A piece that is in the hand. Its cubes need not lie in the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPiece {
    /// Its place in the set.
    pub piece: usize,
    /// Which of [`Piece::orientations`] it has.
    pub orientation: usize,
    /// The first corner of the orientation's box, in the coordinates of the figure's box; they may be negative.
    pub corner: Cell,
    /// The cells that it filled before it was picked up; `None` if it lay beside the figure.
    pub from: Option<Mask>,
    /// How many of the pieces that stand now were put down before it.
    place: usize,
}

/// One move: a piece that comes from a place to another one. `None` stands for beside the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildMove {
    /// The piece, by its place in the set.
    pub piece: usize,
    /// The cells that it filled before.
    pub from: Option<Mask>,
    /// The cells that it fills now.
    pub to: Option<Mask>,
}

/// Why a piece cannot be put down where it is held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// How many of its cubes would be outside the figure.
    pub outside: usize,
    /// The pieces in its way, each with the cells that both would fill.
    pub meets: Vec<(usize, Mask)>,
    /// The cells whose colour does not go with that of the piece there.
    pub discoloured: Mask,
}

/// A figure that is built by hand: the pieces in place, the piece in the hand, and all moves, which can be taken back.
///
/// ```
/// use casse_tete::puzzle::soma::build::Building;
/// use casse_tete::puzzle::soma::{Figure, PieceSet, cell};
///
/// let mut building = Building::new(PieceSet::soma(), Figure::default());
/// building.take(0);
/// // It hovers above the cube.
/// assert_eq!(building.put().expect_err("outside").outside, 3);
/// building.carry(cell(0, 0, 0));
/// assert_eq!(building.put(), Ok(()));
/// assert_eq!((building.standing().len(), building.made()), (1, 1));
/// building.go(0);
/// assert!(building.standing().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    pieces: Rc<PieceSet>,
    figure: Rc<Figure>,
    start: Vec<(usize, Mask)>,
    moves: Vec<BuildMove>,
    made: usize,
    standing: Vec<(usize, Mask)>,
    held: Option<HeldPiece>,
    /// The orientation in which each piece was last in the hand.
    turned: Vec<usize>,
}

impl Building {
    /// The figure before its first piece.
    pub fn new(pieces: PieceSet, figure: Figure) -> Building {
        // At first they lie flat.
        let height = |shape: &Polycube| {
            let [x, y, z] = shape.extents();
            [z, y, x]
        };
        let flat = |piece: &Piece| {
            let shapes = piece.orientations.iter().enumerate();
            shapes.min_by_key(|(_, shape)| height(shape)).map_or(0, |(orientation, _)| orientation)
        };
        let turned = pieces.pieces().iter().map(flat).collect();
        let (pieces, figure) = (Rc::new(pieces), Rc::new(figure));
        Building { pieces, figure, start: vec![], moves: vec![], made: 0, standing: vec![], held: None, turned }
    }

    /// The figure with these pieces in place, before the first move; `None` unless each of them is there once, where it can stand, and
    /// no two of them meet.
    pub fn with(pieces: PieceSet, figure: Figure, start: &[(usize, Mask)]) -> Option<Building> {
        let mut building = Building::new(pieces, figure);
        for &(piece, cells) in start {
            let is_free = building.is_beside(piece) && cells & building.filled() == 0;
            let placement = building.placement(piece, cells).filter(|_| is_free)?;
            building.turned[piece] = placement.orientation;
            building.standing.push((piece, cells));
        }
        building.start = building.standing.clone();
        building.settle_gaps();
        Some(building)
    }

    /// The figure.
    pub fn figure(&self) -> &Figure {
        &self.figure
    }

    /// The pieces.
    pub fn pieces(&self) -> &PieceSet {
        &self.pieces
    }

    /// The pieces in place, with their cells, in the order in which they were put down. A piece in the hand is not among them. Gaps are there
    /// once all pieces are, if no other cells are empty then.
    pub fn standing(&self) -> &[(usize, Mask)] {
        &self.standing
    }

    /// The piece in the hand.
    pub fn held(&self) -> Option<HeldPiece> {
        self.held
    }

    /// The filled cells.
    pub fn filled(&self) -> Mask {
        self.standing.iter().fold(0, |filled, (_, cells)| filled | cells)
    }

    /// The piece that fills a cell.
    pub fn piece_at(&self, cell: usize) -> Option<usize> {
        self.standing.iter().find(|(_, cells)| cells >> cell & 1 == 1).map(|&(piece, _)| piece)
    }

    /// The orientation in which a piece lies beside the figure: the one in which it was last in the hand.
    pub fn turned(&self, piece: usize) -> usize {
        self.turned.get(piece).copied().unwrap_or_default()
    }

    /// Whether all pieces are in place.
    pub fn is_complete(&self) -> bool {
        self.standing.len() == self.pieces.count()
    }

    /// The number of moves made.
    pub fn made(&self) -> usize {
        self.made
    }

    /// The number of moves known: those made, and those taken back.
    pub fn known(&self) -> usize {
        self.moves.len()
    }

    /// The last move made.
    pub fn last(&self) -> Option<BuildMove> {
        self.moves[..self.made].last().copied()
    }

    /// Whether a piece is neither in place nor in the hand.
    pub fn is_beside(&self, piece: usize) -> bool {
        let is_held = self.held.is_some_and(|held| held.piece == piece);
        piece < self.pieces.count() && !is_held && self.standing.iter().all(|(other, _)| *other != piece)
    }

    fn placement(&self, piece: usize, cells: Mask) -> Option<Placement> {
        let piece = self.pieces.pieces().get(piece)?;
        placements(&self.figure, piece).into_iter().find(|placement| placement.cells == cells)
    }

    /// Takes a piece into the hand: where it stands, or above the middle of the figure. A piece that was in the hand goes back. A piece
    /// that the set does not have changes nothing.
    pub fn take(&mut self, piece: usize) {
        if piece >= self.pieces.solid() || self.held.is_some_and(|held| held.piece == piece) {
            return;
        }
        self.lay_back();
        let from = self.standing.iter().find(|(other, _)| *other == piece).map(|&(_, cells)| cells);
        let stood = from.and_then(|cells| self.placement(piece, cells));
        let (orientation, corner) = match stood {
            Some(Placement { orientation, corner, .. }) => (orientation, corner),
            None => {
                let orientation = self.turned(piece);
                let [width, depth, height] = self.figure.extents().map(|side| side as i16);
                let [x, y, _] = extents(&self.pieces, piece, orientation);
                (orientation, cell((width - x) / 2, (depth - y) / 2, height))
            }
        };
        let place = self.standing.iter().position(|(other, _)| *other == piece).unwrap_or(self.standing.len());
        self.standing.retain(|(other, _)| *other != piece);
        self.settle_gaps();
        self.held = Some(HeldPiece { piece, orientation, corner, from, place });
    }

    /// Puts the piece in the hand back to where it came from, which is no move.
    pub fn lay_back(&mut self) {
        if let Some(HeldPiece { piece, from: Some(cells), place, .. }) = self.held.take() {
            self.standing.insert(place, (piece, cells));
        }
        self.settle_gaps();
    }

    /// Sets the gaps into the empty cells when all pieces are in place, or takes them away.
    fn settle_gaps(&mut self) {
        let solid = self.pieces.solid();
        self.standing.retain(|(piece, _)| *piece < solid);
        let empty = self.figure.full() & !self.filled();
        if self.standing.len() == solid && empty & !self.figure.open() == 0 {
            self.standing.extend((solid..self.pieces.count()).zip(bits(empty).map(|cell| 1 << cell)));
        }
    }

    /// Lays the piece in the hand beside the figure: a move if it stood in the figure.
    pub fn lay_aside(&mut self) {
        if let Some(HeldPiece { piece, from: Some(cells), .. }) = self.held.take() {
            self.note(BuildMove { piece, from: Some(cells), to: None });
        }
    }

    /// Moves the piece in the hand by these numbers of cells, as far as there is room beside the figure.
    pub fn shift(&mut self, by: Cell) {
        if let Some(held) = self.held {
            self.carry(held.corner.moved(by));
        }
    }

    /// Carries the piece in the hand to where the first corner of its box is at `corner`, or as near as there is room.
    pub fn carry(&mut self, corner: Cell) {
        let Some(held) = &mut self.held else { return };
        let sides = extents(&self.pieces, held.piece, held.orientation);
        let figure = self.figure.extents().map(|side| side as i16);
        let most = |axis: usize| (figure[axis] - sides[axis]).max(0) + BESIDE;
        let above = most(2).max(figure[2]);
        held.corner =
            cell(corner.x.min(most(0)).max(-BESIDE), corner.y.min(most(1)).max(-BESIDE), corner.z.min(above).max(0));
    }

    /// Turns the piece in the hand by a rotation, or by a reflection where its set allows it, about the middle of its box as nearly as cells allow.
    pub fn turn(&mut self, rotation: Symmetry) {
        let Some(held) = self.held else { return };
        let orientations = &self.pieces.pieces()[held.piece].orientations;
        let turned = orientations[held.orientation].turned(rotation);
        let Some(orientation) = orientations.iter().position(|other| *other == turned) else { return };
        let [before, after] = [held.orientation, orientation].map(|each| extents(&self.pieces, held.piece, each));
        // Halves are cut off towards zero, so that turns back and forth do not shift the piece.
        let by = |axis: usize| (before[axis] - after[axis]) / 2;
        self.turned[held.piece] = orientation;
        self.held = Some(HeldPiece { orientation, ..held });
        self.carry(held.corner.moved(cell(by(0), by(1), by(2))));
    }

    /// Holds the piece in the hand as a hint shows it: so that it would fill these cells. Takes it first. Nothing changes if it cannot
    /// fill them.
    pub fn hold(&mut self, piece: usize, cells: Mask) {
        let Some(Placement { orientation, corner, .. }) = self.placement(piece, cells) else { return };
        self.take(piece);
        if let Some(held) = &mut self.held {
            (held.orientation, held.corner) = (orientation, corner);
            self.turned[piece] = orientation;
        }
    }

    /// Carries the piece in the hand to where its first cube (the lowest, of these the rearmost, of these the leftmost) is in a cell
    /// of the figure.
    pub fn carry_first(&mut self, at: usize) {
        let (Some(held), Some(at)) = (self.held, self.figure.cells().get(at)) else { return };
        let shape = &self.pieces.pieces()[held.piece].orientations[held.orientation];
        if let Some(first) = shape.cells().iter().min_by_key(|cube| (cube.z, -cube.y, cube.x)) {
            self.carry(cell(at.x - first.x, at.y - first.y, at.z - first.z));
        }
    }

    /// Where the cubes of the piece in the hand are, in the coordinates of the figure's box; none without such a piece.
    pub fn cubes(&self) -> Vec<Cell> {
        self.tinted_cubes().into_iter().map(|(cube, _)| cube).collect()
    }

    /// The same with their colours.
    pub fn tinted_cubes(&self) -> Vec<TintedCell> {
        let Some(held) = self.held else { return vec![] };
        let shape = &self.pieces.pieces()[held.piece].orientations[held.orientation];
        shape.tinted_cells().map(|(cube, tint)| (cube.moved(held.corner), tint)).collect()
    }

    /// Those of the cells that a piece in place fills that have a colour: as it was last in the hand, if it may stand there so.
    pub fn tints(&self, piece: usize, cells: Mask) -> TintMasks {
        let Some(own) = self.pieces.pieces().get(piece) else { return TintMasks::default() };
        placement::tints(&self.figure, own, self.turned(piece), cells)
    }

    /// The cells that the piece in the hand would fill, or why it cannot be put down there. Without a piece there are none.
    pub fn rest(&self) -> Result<Mask, Refusal> {
        let (mut cells, mut outside, mut discoloured): (Mask, usize, Mask) = (0, 0, 0);
        for (cube, tint) in self.tinted_cubes() {
            match self.figure.index(cube) {
                Some(index) => {
                    cells |= 1 << index;
                    discoloured |= Mask::from(!tint.goes_with(self.figure.tint(index))) << index;
                }
                None => outside += 1,
            }
        }
        let met = self.standing.iter().map(|&(piece, other)| (piece, other & cells));
        let meets: Vec<(usize, Mask)> = met.filter(|(_, both)| *both != 0).collect();
        let is_free = outside == 0 && meets.is_empty() && discoloured == 0;
        if is_free { Ok(cells) } else { Err(Refusal { outside, meets, discoloured }) }
    }

    /// Puts the piece in the hand down where it is. Back where it came from is no move.
    ///
    /// # Errors
    ///
    /// Why it cannot stand there; then it stays in the hand.
    pub fn put(&mut self) -> Result<(), Refusal> {
        let cells = self.rest()?;
        match self.held.take() {
            Some(HeldPiece { piece, from, place, .. }) if from == Some(cells) => {
                self.standing.insert(place, (piece, cells));
            }
            Some(HeldPiece { piece, from, .. }) => {
                self.standing.push((piece, cells));
                self.note(BuildMove { piece, from, to: Some(cells) });
            }
            None => {}
        }
        self.settle_gaps();
        Ok(())
    }

    /// The places of the piece in the hand, as it is turned, with all its cubes in the figure, whether they are free or not, and whatever
    /// their colours: the first
    /// corner of its box, and its cells.
    pub fn spots(&self) -> Vec<(Cell, Mask)> {
        let Some(held) = self.held else { return vec![] };
        let fits = placement::spots(&self.figure, &self.pieces.pieces()[held.piece]);
        let turned = fits.into_iter().filter(|placement| placement.orientation == held.orientation);
        turned.map(|placement| (placement.corner, placement.cells)).collect()
    }

    /// Notes a move; the moves that were taken back before are forgotten.
    fn note(&mut self, made: BuildMove) {
        self.moves.truncate(self.made);
        self.moves.push(made);
        self.made += 1;
    }

    /// Begins again from the first pieces: the moves are forgotten.
    pub fn begin_again(&mut self) {
        self.go(0);
        self.moves.clear();
    }

    /// Whether no piece stood in the figure before the first move.
    pub fn is_from_empty(&self) -> bool {
        self.start.is_empty()
    }

    /// Takes moves back or makes them again until `made` of them are made. A piece in the hand goes back first.
    pub fn go(&mut self, made: usize) {
        self.lay_back();
        self.made = made.min(self.moves.len());
        self.standing = self.start.clone();
        for &BuildMove { piece, to, .. } in &self.moves[..self.made] {
            self.standing.retain(|(other, _)| *other != piece);
            self.standing.extend(to.map(|cells| (piece, cells)));
        }
        self.settle_gaps();
    }
}

/// The reflection that changes the sign of one axis, given by a unit step along it, and leaves the others.
pub fn reflection(axis: Cell) -> Option<Symmetry> {
    let changes = |step: Cell| if step == axis || step == back(axis) { back(step) } else { step };
    let steps = [cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, 1)];
    Symmetry::ALL.into_iter().find(|symmetry| steps.into_iter().all(|step| symmetry.apply(step) == changes(step)))
}

fn back(step: Cell) -> Cell {
    let [x, y, z] = step.coordinates();
    cell(-x, -y, -z)
}

/// The rotation by a quarter turn that carries one direction to another one, at right angles to it; `None` for other directions. Both
/// are given as neighbours of the cell (0, 0, 0).
pub fn quarter(from: Cell, to: Cell) -> Option<Symmetry> {
    let back = cell(-from.x, -from.y, -from.z);
    Symmetry::rotations().iter().copied().find(|rotation| rotation.apply(from) == to && rotation.apply(to) == back)
}

/// The sides of the box of a piece as it is turned.
fn extents(pieces: &PieceSet, piece: usize, orientation: usize) -> [i16; 3] {
    pieces.pieces()[piece].orientations[orientation].extents().map(|side| side as i16)
}

/// The pieces in place as links write them: each with its number and its cells, `3:1-2-3-5.1:4-7-8`.
pub fn text(pieces: &PieceSet, figure: &Figure, standing: &[(usize, Mask)]) -> String {
    let number = |piece: usize| pieces.pieces().get(piece).map_or(0, |piece| piece.number);
    let part = |&(piece, cells): &(usize, Mask)| format!("{}:{}", number(piece), placement::text(figure, cells));
    standing.iter().map(part).collect::<Vec<_>>().join(".")
}

/// A piece in place as [`text`] writes it; `None` if it makes no sense. Whether it can stand there is not checked.
pub fn read(pieces: &PieceSet, figure: &Figure, text: &str) -> Option<(usize, Mask)> {
    let (number, numbers) = text.split_once(':')?;
    let number: u8 = number.parse().ok()?;
    let piece = pieces.pieces().iter().position(|piece| piece.number == number)?;
    let mut cells: Mask = 0;
    for number in numbers.split('-') {
        let index = number.parse::<usize>().ok()?.checked_sub(1).filter(|&index| index < figure.count())?;
        if cells >> index & 1 == 1 {
            return None;
        }
        cells |= 1 << index;
    }
    Some((piece, cells))
}

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildHint {
    /// With this piece in these cells a solution can still be reached.
    Put(usize, Mask),
    /// No solution has all pieces where they stand: this piece has to go.
    TakeBack(usize),
    /// The figure has no solution.
    Impossible,
}

/// The solutions of a figure, as they are compared with pieces in place: each class stands for all its images under the symmetries of
/// the figure, so that not every placed solution is kept.
#[derive(Clone, Debug)]
pub struct Completions {
    /// For each symmetry, the cell to which each cell is mapped, and whether it is a reflection.
    symmetries: Vec<(Vec<u8>, bool)>,
    /// The place of each piece's mirror image.
    mirrors: Vec<usize>,
    /// For each piece, the first piece of the set that is equal to it: such pieces may stand for each other.
    alike: Vec<usize>,
}

impl Completions {
    /// The symmetries of a figure, as far as a set of pieces has them.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Completions {
        let mut symmetries = pieces.symmetries_of(figure);
        let mirrors = pieces.mirrors();
        if mirrors.is_none() {
            symmetries.retain(|symmetry| !symmetry.is_reflection());
        }
        Completions {
            symmetries: symmetries.into_iter().map(|own| (own.images.clone(), own.is_reflection())).collect(),
            mirrors: mirrors.unwrap_or_else(|| (0..pieces.count()).collect()),
            alike: pieces.pieces().iter().map(|piece| piece.kind).collect(),
        }
    }

    /// The classes of solutions, each with a symmetry that carries pieces in place to where they stand in it.
    fn matches<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        standing: &'a [(usize, Mask)],
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        self.symmetries.iter().enumerate().flat_map(move |(index, (images, is_reflection))| {
            let wanted = standing.iter().map(|&(piece, cells)| {
                let piece = if *is_reflection { self.mirrors[piece] } else { piece };
                (piece, bits(cells).filter_map(|cell| images.get(cell).copied()).collect::<Vec<u8>>())
            });
            let wanted: Vec<(usize, Vec<u8>)> = wanted.collect();
            let is_in = move |labels: &[u8]| {
                wanted.iter().all(|(piece, cells)| {
                    let label = |cell: &u8| labels.get(usize::from(*cell)).copied();
                    let first = cells.first().and_then(label);
                    let is_alike =
                        first.is_some_and(|first| self.alike.get(usize::from(first)) == self.alike.get(*piece));
                    is_alike && cells.iter().all(|cell| label(cell) == first)
                })
            };
            let classes = catalogue.classes.iter().enumerate();
            classes.filter(move |(_, class)| is_in(&class.labels)).map(move |(class, _)| (class, index))
        })
    }

    /// The number of placed solutions in which all these pieces stand where they do.
    pub fn left(&self, catalogue: &Catalogue, standing: &[(usize, Mask)]) -> u64 {
        let mut found = vec![0u64; catalogue.classes.len()];
        for (class, _) in self.matches(catalogue, standing) {
            found[class] += 1;
        }
        // Each placed solution of a class is its image under the same number of symmetries.
        let each =
            |(class, found): (usize, u64)| found * catalogue.classes[class].placed / self.symmetries.len() as u64;
        found.into_iter().enumerate().map(each).sum()
    }

    /// The first placed solution in which all these pieces stand where they do, cell by cell.
    pub fn first(&self, catalogue: &Catalogue, standing: &[(usize, Mask)]) -> Option<Labels> {
        let (class, symmetry) = self.matches(catalogue, standing).next()?;
        let (labels, (images, is_reflection)) = (&catalogue.classes[class].labels, &self.symmetries[symmetry]);
        let label = |&image: &u8| {
            let label = labels.get(usize::from(image)).copied().unwrap_or_default();
            let mirrored = self.mirrors.get(usize::from(label)).filter(|_| *is_reflection);
            mirrored.map_or(label, |&mirror| mirror as u8)
        };
        Some(images.iter().map(label).collect())
    }

    /// What to do next: the piece in the hand, or else the piece that can be lowered into place next, in a place that leads to a
    /// solution; otherwise the piece that was put down last of those that have to go. `None` if the figure is complete.
    pub fn hint(&self, catalogue: &Catalogue, building: &Building) -> Option<BuildHint> {
        let standing = building.standing();
        let Some(labels) = self.first(catalogue, standing) else {
            // The longest beginning from which a solution can be reached.
            let keeps = (0..standing.len()).rev().find(|&kept| self.first(catalogue, &standing[..kept]).is_some());
            return Some(keeps.map_or(BuildHint::Impossible, |kept| BuildHint::TakeBack(standing[kept].0)));
        };
        let mut masks: Vec<Mask> = vec![0; building.pieces().count()];
        for (cell, &label) in labels.iter().enumerate() {
            if let Some(mask) = masks.get_mut(usize::from(label)) {
                *mask |= 1 << cell;
            }
        }
        let filled = building.filled();
        let order = assembling_order(building.figure(), &masks);
        let solid = building.pieces().solid();
        let free = order.into_iter().filter(|&piece| piece < solid && masks[piece] & filled == 0);
        let held = building.held().map(|held| held.piece);
        let is_held = |piece: &usize| held.is_some_and(|held| self.alike[held] == self.alike[*piece]);
        let free: Vec<usize> = free.collect();
        let next = free.iter().copied().find(is_held).or(free.first().copied())?;
        // Of pieces of one shape, one that does not stand yet.
        let own = |piece: &usize| self.alike[*piece] == self.alike[next];
        let piece = held.filter(own).or_else(|| {
            let is_free = |piece: &usize| own(piece) && building.is_beside(*piece);
            Some(next).filter(is_free).or_else(|| (0..building.pieces().count()).find(is_free))
        })?;
        Some(BuildHint::Put(piece, masks[next]))
    }
}

/// The index of the class of a complete figure; `None` if a piece is missing.
pub fn class_of(building: &Building, catalogue: &Catalogue) -> Option<usize> {
    if !building.is_complete() {
        return None;
    }
    let mut labels = vec![0; building.figure().count()];
    for &(piece, cells) in building.standing() {
        for cell in bits(cells) {
            labels[cell] = piece as u8;
        }
    }
    catalogue.class_of(&Group::new(building.pieces(), building.figure()), &labels)
}
