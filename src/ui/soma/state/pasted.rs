//! A solution that was typed or pasted: found among the classes, and shown as it was written.

use super::{State, View, later};
use crate::puzzle::soma::solutions::{Class, Group, Labels, stand};
use crate::puzzle::soma::written::Written;
use crate::puzzle::soma::{Problem, Setup};
use crate::ui::page::state::PageState;
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, LinkValues};

impl State {
    /// Takes a figure that was typed or pasted. If its cells name the pieces of a solution, that solution is shown. Returns whether the
    /// searched figure has changed.
    pub(super) fn take_figure(&mut self, text: &str) -> bool {
        self.base.troubles.retain(|trouble| !matches!(trouble, Trouble::Own(_)));
        let setup = text.parse::<Setup>().map_err(|problem| vec![problem]);
        let written = setup.as_ref().map_or(Written::Figure, |setup| Written::of(&self.model.pieces, setup));
        let pieces = self.model.pieces.clone();
        let figure = setup.and_then(|setup| setup.figure_for(&pieces));
        // In a solution the names of the pieces are written instead of the colours of the cells.
        let figure = match &written {
            Written::Solution(own, labels)
                if own.cells() == self.model.figure.cells() && stand(&pieces, &self.model.figure, labels) =>
            {
                Ok(self.model.figure.clone())
            }
            _ => figure,
        };
        let is_figure = figure.is_ok();
        let changed = self.take_text(figure, State::edit_figure);
        match written {
            Written::Solution(_, labels) if is_figure => {
                self.view = View::Solutions;
                self.paste_solution(labels);
            }
            Written::Misshapen(places) if is_figure => {
                let letters: Vec<String> =
                    places.into_iter().map(|place| pieces.pieces()[place].letter.to_string()).collect();
                self.base.troubles.push(Trouble::Own(Problem::NoSolution { letters: letters.join(", ") }));
            }
            _ => {}
        }
        changed
    }

    /// Shows a solution of the present figure as it was written.
    pub(super) fn paste_solution(&mut self, labels: Labels) {
        self.show_solution(self.solution);
        self.wanted = None;
        self.pasted = Some(labels);
        self.find_pasted();
    }

    /// Shows the class of the solution that was pasted, once all classes are known.
    pub(super) fn find_pasted(&mut self) {
        if self.pasted.is_some() && self.solutions.is_some() {
            later::find_pasted(self);
        }
    }

    /// The same when both are there.
    pub(super) fn look_up_pasted(&mut self) {
        if let (Some(labels), Some(solutions)) = (&self.pasted, &self.solutions) {
            let group = Group::new(&self.model.pieces, &self.model.figure);
            match solutions.catalogue.class_of(&group, labels) {
                Some(class) => self.solution = class,
                None => self.pasted = None,
            }
        }
    }

    /// The solution that is shown, cell by cell: the one that was pasted, or the one that represents its class.
    pub fn labels(&self) -> Option<&Labels> {
        let class = self.class()?;
        Some(self.pasted.as_ref().unwrap_or(&class.labels))
    }

    /// Whether the solution that is shown was pasted, and whether it is the one that represents its class.
    pub fn pasted_as(&self, class: &Class) -> Option<bool> {
        self.pasted.as_ref().map(|labels| *labels == class.labels)
    }

    /// The value of the key `solved`: the numbers of the pieces that fill the cells of the figure, in the order of the cells.
    pub(super) fn written_solution(&self) -> Option<String> {
        let number =
            |&label: &u8| self.model.pieces.pieces().get(usize::from(label)).map(|piece| piece.number.to_string());
        self.pasted.as_ref()?.iter().map(number).collect()
    }

    /// Reads the key `solved`.
    pub(super) fn read_solution(&mut self, values: &mut LinkValues) {
        let (pieces, figure) = (self.model.pieces.clone(), self.model.figure.clone());
        let read = |text: &str| Written::solution(&pieces, &figure, text);
        self.pasted = None;
        if let Some(labels) = values.read("solved", Allowed::Like("172112552774574562333634664"), read) {
            let assembled = self.assembled;
            self.paste_solution(labels);
            self.assembled = assembled;
        }
    }
}
