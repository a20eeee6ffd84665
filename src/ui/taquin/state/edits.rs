//! What the reader changes: the board, the settings of its search, and the formulas.

use super::{MOST_SEED, State};
use crate::puzzle::taquin::formula::{Evaluation, Formula};
use crate::puzzle::taquin::method::weights;
use crate::puzzle::taquin::play::Play;
use crate::puzzle::taquin::random::{draw, draw_solvable};
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::rival::{MOST_RIVALS, Rival};
use crate::puzzle::taquin::{Board, Model, Parity};
use crate::search::sample::Dice;
use crate::ui::page::state::{Linked, PageState};
use crate::ui::trouble::Trouble;

/// The stream of random numbers for random boards; the next one is that of the games that the page deals itself. The streams of the
/// experiment have smaller numbers.
const DEALS: u64 = 1 << 40;

impl State {
    /// Replaces the board and keeps the settings of the search where they are still valid.
    pub fn edit_board(&mut self, board: Board) -> bool {
        let same = board.tiles().len() == self.model.board.tiles().len();
        let weights = if same { self.model.weights.clone() } else { weights(board.tiles().len()) };
        let model = Model { board, weights, ..self.model.clone() };
        self.choose(&Request::of(&model))
    }

    /// Replaces the model by the requested one, or reports why that is impossible. Returns false if nothing changes.
    pub fn choose(&mut self, request: &Request) -> bool {
        self.base.troubles.retain(|trouble| !matches!(trouble, Trouble::Choice(_) | Trouble::Text(_)));
        match request.model() {
            Ok(model) => self.edit(model),
            Err(problems) => {
                self.base.troubles.push(Trouble::Choice(problems));
                false
            }
        }
    }

    /// Sets the weights of the moves made and of the formula. Returns false if nothing changes.
    pub fn set_factors(&mut self, [moves, factor]: [u8; 2]) -> bool {
        let formula = self.model.evaluation.formula.clone();
        self.edit(Model { evaluation: Evaluation { formula, moves, factor }, ..self.model.clone() })
    }

    /// Gives the formula a name, with which it takes part in the comparison. A formula that had the name before is replaced.
    pub fn add_rival(&mut self, name: &str) {
        let Some(rival) = Rival::new(name, self.model.evaluation.clone()) else { return };
        let mut rivals = self.rivals.clone();
        match rivals.iter().position(|other| other.name() == rival.name()) {
            Some(index) => rivals[index] = rival,
            None => rivals.push(rival),
        }
        rivals.truncate(MOST_RIVALS);
        self.name_rivals(rivals);
    }

    /// Removes a formula with a name.
    pub fn drop_rival(&mut self, index: usize) {
        let mut rivals = self.rivals.clone();
        if index < rivals.len() {
            rivals.remove(index);
            self.name_rivals(rivals);
        }
    }

    /// Replaces the formulas with names; this can be undone.
    fn name_rivals(&mut self, rivals: Vec<Rival>) {
        if rivals != self.rivals {
            self.replace((self.model.clone(), rivals));
        }
    }

    /// Replaces the formula, or notes what is wrong with its text. Returns false if nothing changes.
    pub fn write_formula(&mut self, text: String) -> bool {
        match text.parse::<Formula>() {
            Ok(formula) => {
                self.wrong_formula = None;
                let mut model = self.model.clone();
                model.evaluation.formula = formula;
                self.edit(model)
            }
            Err(problem) => {
                self.wrong_formula = Some((text, problem));
                false
            }
        }
    }

    /// Deals a game that can be won, where the board cannot be put in order and nothing was played on it. The board that is searched
    /// stays.
    pub fn deal_game(&mut self) {
        let board = &self.model.board;
        if self.play.known() > 0 || self.play.start() != *board || Parity::of(board).is_solvable() {
            return;
        }
        let dealt = draw_solvable(board.width(), board.height(), &mut Dice::new(self.seed, DEALS + 1));
        if let Some(dealt) = dealt {
            self.begin_play(Play::new(dealt));
        }
    }

    /// Takes a random board of the same sides by the seed, and increases the seed by 1.
    pub fn deal(&mut self, solvable: bool) -> bool {
        let (width, height) = (self.model.board.width(), self.model.board.height());
        let mut dice = Dice::new(self.seed, DEALS);
        let dealt = if solvable { draw_solvable(width, height, &mut dice) } else { draw(width, height, &mut dice) };
        self.seed = (self.seed + 1) % MOST_SEED;
        dealt.is_some_and(|board| self.edit_board(board))
    }
}
