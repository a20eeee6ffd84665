//! Cells of the editor painted by dragging over them, and cubes added and taken away on the figure in space.

use super::{Edited, State};
use crate::geometry::lattice::Cell;
use crate::geometry::lattice::cell;
use crate::puzzle::soma::Model;
use crate::puzzle::soma::draft::Draft;
use crate::scene::solid::NORMALS;
use crate::ui::page::state::PageState;

impl State {
    /// Begins a stroke at a cell: an empty one is filled, and so are all further ones; a filled one is emptied. Returns whether the
    /// searched figure has changed.
    pub fn begin_stroke(&mut self, at: Cell) -> bool {
        self.stroke = Some(!self.draft.is_filled(at));
        let mut draft = self.draft.clone();
        draft.toggle(at);
        self.build(draft)
    }

    /// Goes on with the stroke over another cell. The whole stroke is one edit. Returns whether the searched figure has changed.
    pub fn go_on_stroke(&mut self, at: Cell) -> bool {
        if self.stroke.is_none_or(|fills| fills == self.draft.is_filled(at)) {
            return false;
        }
        let mut draft = self.draft.clone();
        draft.toggle(at);
        let model = self.model_of(&draft);
        self.restore(Edited { model, draft, pieces: self.own.text.clone(), run: None })
    }

    /// Ends the stroke.
    pub fn end_stroke(&mut self) {
        self.stroke = None;
    }

    /// Adds a cube on a face of one of the drawn figure, by their places in the figure and in the list of the faces, or takes that cube
    /// away. Returns whether the searched figure has changed.
    pub fn click_cube(&mut self, index: usize, face: usize) -> bool {
        let (Some(figure), Some(corner)) = (self.draft.shape(), self.draft.corner()) else { return false };
        let (Some(at), Some(normal)) = (figure.cells().get(index), NORMALS.get(face)) else { return false };
        let at = at.moved(corner);
        let draft = if self.removes {
            let mut draft = self.draft.clone();
            draft.toggle(at);
            Some(draft)
        } else {
            self.draft.with_cube(at.moved(cell(normal.x as i8, normal.y as i8, normal.z as i8)))
        };
        draft.is_some_and(|draft| self.build(draft))
    }

    /// The model with the figure of a draft, or with the last valid one.
    pub(super) fn model_of(&self, draft: &Draft) -> Model {
        let figure = draft.figure(&self.model.pieces).unwrap_or_else(|_| self.model.figure.clone());
        Model { figure, ..self.model.clone() }
    }
}
