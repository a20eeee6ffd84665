//! Examples of the errors of the base text, put on the cube.

use super::State;
use crate::puzzle::cube::errata::{Erratum, Example};
use crate::puzzle::cube::scene::figures::Figures;
use crate::puzzle::cube::{Method, Model};
use crate::ui::steps::Steps;

impl State {
    /// Puts an example of an error on the cube, by its index; its turns are still to be made. Returns false if it is there already.
    pub fn put_example(&mut self, erratum: Erratum, index: usize) -> bool {
        let Some(example) = erratum.examples().into_iter().nth(index) else { return false };
        self.erratum = erratum;
        if erratum == Erratum::Row && !self.figures.has_marks() {
            // Only the marks show that row.
            self.figures = Figures::Both;
        }
        let (start, algorithm) = example.parts();
        // The converse is shown by the solution face first.
        let method = if erratum == Erratum::Converse { Method::Stages } else { self.model.method };
        let model = Model { start, algorithm, method, ..self.model.clone() };
        self.player.playing = false;
        if model == self.model && self.draft.is_none() {
            self.go(0);
            return false;
        }
        self.edit_at(model, 0)
    }

    /// Whether an example is the one on the cube.
    pub fn is_example(&self, example: &Example) -> bool {
        let (start, algorithm) = example.parts();
        start == self.model.start && algorithm == self.model.algorithm
    }
}
