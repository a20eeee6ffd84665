//! Cells of the editors painted by dragging over them, and cubes added and taken away on the figure in space.

use super::{Edited, State};
use crate::geometry::lattice::{Cell, cell};
use crate::puzzle::soma::Model;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::own_set::OwnSet;
use crate::puzzle::soma::tint::Tint;
use crate::scene::solid::NORMALS;
use crate::ui::page::state::PageState;

/// What is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Editing {
    /// The figure.
    Figure,
    /// The piece that is drawn.
    Piece,
}

/// What the reader does on the cells of an editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellStroke {
    /// Fills a cell with the colour of the brush, or empties it if it has that colour.
    Alone(Cell),
    /// Does the same, and begins a stroke: all further cells are filled too, or emptied.
    Begin(Cell),
    /// Goes on over another cell.
    Over(Cell),
    /// Ends the stroke.
    End,
}

impl State {
    /// Does what the reader does on the cells of an editor; a whole stroke is one edit. Returns whether the searched setup has changed.
    pub fn paint(&mut self, painted: Editing, stroke: CellStroke) -> bool {
        let (at, goes_on) = match stroke {
            CellStroke::Alone(at) => (at, false),
            CellStroke::Begin(at) => {
                self.stroke = Some(self.stroked(painted, at));
                (at, false)
            }
            CellStroke::Over(at) if self.stroke.is_some_and(|tint| tint != self.tint(painted, at)) => (at, true),
            CellStroke::Over(_) => return false,
            CellStroke::End => {
                self.stroke = None;
                return false;
            }
        };
        let tint = if goes_on { self.stroke.flatten() } else { self.stroked(painted, at) };
        match painted {
            Editing::Figure => {
                let mut draft = self.draft.clone();
                draft.set(at, tint);
                if !goes_on {
                    return self.build(draft);
                }
                let model = self.model_of(&draft);
                self.restore(Edited { model, draft, pieces: self.own.text.clone(), run: None })
            }
            Editing::Piece => {
                let Some(mut set) = self.own.set() else { return false };
                set.set_cell(self.own.chosen.min(set.pieces().len() - 1), at, tint);
                if !goes_on {
                    return self.make_pieces(&set);
                }
                self.restore(Edited { pieces: set.to_string(), run: None, ..self.now() })
            }
        }
    }

    /// What a stroke that begins on a cell makes of it: the colour of the brush; `None`, empty, if it has that already.
    fn stroked(&self, painted: Editing, at: Cell) -> Option<Tint> {
        let brush = if self.brush == Tint::Open && painted == Editing::Piece { Tint::Neutral } else { self.brush };
        Some(brush).filter(|brush| self.tint(painted, at) != Some(*brush))
    }

    /// The colour of a cell of the figure that is being built, or of the piece; `None` if it is empty.
    fn tint(&self, painted: Editing, at: Cell) -> Option<Tint> {
        match painted {
            Editing::Figure => self.draft.tint(at),
            Editing::Piece => {
                let set = self.own.set().unwrap_or_default();
                set.pieces().get(self.own.chosen.min(set.pieces().len() - 1))?.draft.tint(at)
            }
        }
    }

    /// Adds a cube on a face of one of the drawn figure, by their places in the figure and in the list of the faces, or takes that cube
    /// away. Returns whether the searched figure has changed.
    pub fn click_cube(&mut self, index: usize, face: usize) -> bool {
        let (Some(figure), Some(corner)) = (self.draft.shape(), self.draft.corner()) else { return false };
        let (Some(at), Some(normal)) = (figure.cells().get(index), NORMALS.get(face)) else { return false };
        let at = at.moved(corner);
        let draft = if self.removes {
            let mut draft = self.draft.clone();
            draft.set(at, None);
            Some(draft)
        } else {
            self.draft.with_cube(at.moved(cell(normal.x as i16, normal.y as i16, normal.z as i16)), self.brush)
        };
        draft.is_some_and(|draft| self.build(draft))
    }

    /// The model with the figure of a draft, or with the last valid one.
    pub(super) fn model_of(&self, draft: &Draft) -> Model {
        if let Some(pieces) = draft.shape().and_then(|shape| self.model.pieces.with_gaps(&shape))
            && pieces.count() != self.model.pieces.count()
            && let Ok(Model { pieces, figure, order, .. }) = OwnSet::of(&pieces).model(draft)
        {
            // Cells that may stay empty change the number of gaps.
            return Model { pieces, figure, order, fixed: None, ..self.model.clone() };
        }
        let figure = draft.figure(&self.model.pieces).unwrap_or_else(|_| self.model.figure.clone());
        Model { figure, ..self.model.clone() }
    }
}
