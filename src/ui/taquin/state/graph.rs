//! The graph of all boards as the page keeps it, and the reader's predictions.

use super::{State, Track, View};
use crate::geometry::Point;
use crate::puzzle::taquin::distance::Distances;
use crate::puzzle::taquin::random::draw;
use crate::puzzle::taquin::rings::{RingPlace, Rings};
use crate::puzzle::taquin::scene::graph::around;
use crate::puzzle::taquin::{Board, Parity};
use crate::search::best_first::Node;
use crate::search::sample::Dice;
use crate::ui::drawing::Aim;
use crate::ui::steps::Steps;
use std::rc::Rc;

/// The first stream of random numbers of the boards that are asked about; each board has one of its own.
const ASKED: u64 = 1 << 42;

/// The largest scale of the drawing that the page takes by itself.
const CLOSE: f64 = 250.0;

/// The graph as it is shown.
#[derive(Clone, Debug)]
pub struct GraphShown {
    /// All boards in rings, once they are there.
    pub rings: Option<Rc<Rings>>,
    /// The part to show, unless the reader moves the lens.
    pub aim: Aim,
    /// Whether the reader has chosen it.
    pub is_chosen: bool,
}

impl Default for GraphShown {
    fn default() -> GraphShown {
        GraphShown {
            rings: None,
            is_chosen: false,
            aim: Aim { corners: around(Some(false)), most: CLOSE, near: 0.0, asked: 0 },
        }
    }
}

/// A board that the reader is asked about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// The board.
    pub board: Board,
    /// Whether the reader believes that it can be put in order.
    pub can: Option<bool>,
    /// The number of moves that the reader believes it takes.
    pub moves: Option<u32>,
}

impl Question {
    /// Whether everything that is asked about the board was answered.
    pub fn is_over(&self) -> bool {
        self.can.is_some() && (self.moves.is_some() || !Parity::of(&self.board).is_solvable())
    }
}

/// How a prediction of the next leaf went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafGuess {
    /// That leaf was taken.
    Right,
    /// Another leaf was taken, with this number, and whether the one that was said has the same value.
    Wrong(u32, bool),
    /// What was said is no leaf.
    NoLeaf,
}

/// The reader's predictions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guesses {
    /// The number of boards asked about so far.
    number: u64,
    /// The board that is asked about.
    pub question: Option<Question>,
    /// Right answers to whether a board can be put in order, and all answers.
    pub parity: [u64; 2],
    /// How many distances were said, and how far they were off in all.
    pub moves: [u64; 2],
    /// Whether a click on a leaf of the tree predicts it.
    pub predicts: bool,
    /// How the last prediction of a leaf went.
    pub leaf: Option<LeafGuess>,
    /// Right predictions of leaves, and all.
    pub leaves: [u64; 2],
}

impl State {
    /// Whether the boards of the present sides can be drawn in rings.
    pub fn has_graph(&self) -> bool {
        Distances::can_on_page(self.model.board.width(), self.model.board.height())
    }

    /// Puts the boards in rings, once all distances are known and the graph is shown.
    pub fn make_rings(&mut self) {
        if self.view == View::Graph && self.graph.rings.is_none() && self.has_graph() {
            self.graph.rings = self.known().and_then(Rings::new).map(Rc::new);
            self.show_half(Some(!self.parity().is_solvable()));
            self.graph.is_chosen = false;
        }
    }

    /// Shows a half of the graph, or both.
    pub fn show_half(&mut self, is_other: Option<bool>) {
        let Aim { asked, .. } = self.graph.aim;
        self.graph.aim = Aim { corners: around(is_other), most: CLOSE, near: 0.0, asked: asked + 1 };
        self.graph.is_chosen = true;
    }

    /// Shows the surroundings of the searched board, large enough for single boards to be seen.
    pub fn show_close(&mut self) {
        let Some((rings, place)) = self.ringed(&self.model.board) else { return };
        let (at, reach) = (rings.at(place), rings.room(place) * 4.0);
        let half = Point { x: reach, y: reach };
        let Aim { asked, .. } = self.graph.aim;
        self.graph.aim = Aim { corners: [at - half, at + half], most: CLOSE, near: 0.0, asked: asked + 1 };
        self.graph.is_chosen = true;
    }

    /// The rings, with the place of a board.
    pub fn ringed(&self, board: &Board) -> Option<(Rc<Rings>, RingPlace)> {
        let rings = self.graph.rings.as_ref()?;
        Some((Rc::clone(rings), rings.place(board)?))
    }

    /// The board at a place of the graph.
    pub fn board_at(&self, place: RingPlace) -> Option<Board> {
        self.graph.rings.as_ref()?.board(place)
    }

    /// Whether a click on a leaf of the tree predicts it: not where the method keeps no tree.
    pub fn predicts(&self) -> bool {
        self.guesses.predicts && self.track() == Track::Search
    }

    /// Asks about another random board.
    pub fn ask(&mut self) {
        let (width, height) = (self.model.board.width(), self.model.board.height());
        let board = draw(width, height, &mut Dice::new(self.seed, ASKED + self.guesses.number));
        self.guesses.number += 1;
        self.guesses.question = board.map(|board| Question { board, can: None, moves: None });
    }

    /// Takes the answer whether the board can be put in order.
    pub fn answer_can(&mut self, can: bool) {
        let Guesses { question: Some(question), parity, .. } = &mut self.guesses else { return };
        if question.can.is_none() {
            question.can = Some(can);
            parity[0] += u64::from(can == Parity::of(&question.board).is_solvable());
            parity[1] += 1;
        }
    }

    /// Takes the answer how many moves the board takes.
    pub fn answer_moves(&mut self, moves: u32) {
        let exact = self.guesses.question.and_then(|question| self.known()?.of(&question.board));
        let (Some(exact), Some(question)) = (exact, &mut self.guesses.question) else { return };
        if question.moves.is_none() {
            question.moves = Some(moves);
            let [asked, off] = &mut self.guesses.moves;
            *asked += 1;
            *off += u64::from(moves.abs_diff(exact.into()));
        }
    }

    /// Takes the prediction that this leaf is taken next, and makes the next step. Nothing happens at the end of the search.
    pub fn predict(&mut self, node: u32) {
        let step = self.step();
        let is_leaf =
            |node: &Node<Board>| u64::from(node.created) <= step && u64::from(node.closed) > step && !node.superseded;
        let known = self.growth().search().nodes().get(node as usize).copied();
        if !known.as_ref().is_some_and(is_leaf) {
            self.guesses.leaf = Some(LeafGuess::NoLeaf);
            return;
        }
        self.go(step + 1);
        let Some(taken) = self.taken().filter(|_| self.step() == step + 1) else { return };
        let rank = |node: u32| {
            let growth = self.growth();
            let node = growth.search().nodes().get(node as usize)?;
            Some(self.model.price() * i64::from(node.depth) + node.measure)
        };
        let is_as_good = rank(node) == rank(taken);
        let is_right = node == taken;
        self.guesses.leaf = Some(if is_right { LeafGuess::Right } else { LeafGuess::Wrong(taken, is_as_good) });
        self.guesses.leaves[0] += u64::from(is_right);
        self.guesses.leaves[1] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::ui::page::state::Linked;

    fn state(link: &str) -> State {
        let state = State::of(&Link::parse(link).0);
        assert!(state.base.troubles.is_empty(), "{link}");
        state
    }

    fn settle(state: &mut State) {
        while state.is_moving() {
            state.tick(20.0);
        }
    }

    #[test]
    fn rings_are_made_when_they_are_shown() {
        let mut state = state("#/taquin?view=graph");
        settle(&mut state);
        let (rings, place) = state.ringed(&state.model.board).expect("3x3 has rings");
        assert_eq!((rings.boards(), place.is_other), (181_440, true), "the board of the text cannot be put in order");
        assert_eq!(state.graph.aim.corners, around(Some(true)));
        // A board of the other half moves the drawing there; a larger one has none.
        assert!(
            state.edit_board("3x3:1,2,3,4,5,6,7,0,8".parse::<crate::puzzle::taquin::Setup>().unwrap().board().unwrap())
        );
        assert_eq!(state.graph.aim.corners, around(Some(false)));
        assert!(state.edit_board(Board::goal(4, 4).unwrap()));
        settle(&mut state);
        assert!(state.graph.rings.is_none() && !state.has_graph());
    }

    #[test]
    fn a_predicted_leaf_is_taken_or_not() {
        let mut state = state("#/taquin?board=3x3:5,2,3,1,0,6,7,4,8&method=bfs");
        state.guesses.predicts = true;
        assert!(state.predicts());
        state.predict(3);
        assert_eq!(state.guesses.leaf, Some(LeafGuess::NoLeaf), "there is only the root");
        state.predict(0);
        assert_eq!((state.guesses.leaf, state.guesses.leaves, state.step()), (Some(LeafGuess::Right), [1, 1], 1));
        // Breadth first takes the oldest of those that are as near.
        state.predict(2);
        assert_eq!((state.guesses.leaf, state.guesses.leaves), (Some(LeafGuess::Wrong(1, true)), [1, 2]));
        state.predict(5);
        assert_eq!((state.guesses.leaf, state.step()), (Some(LeafGuess::Wrong(2, false)), 3));
        state.predict(1);
        assert_eq!(state.guesses.leaf, Some(LeafGuess::NoLeaf), "it was expanded");
        state.run();
        settle(&mut state);
        let (leaves, step) = (state.guesses.leaves, state.step());
        state.predict(state.taken().unwrap());
        assert_eq!((state.guesses.leaves, state.step()), (leaves, step), "the search is over");
    }

    #[test]
    fn answers_about_boards_are_counted() {
        let mut state = state("#/taquin?view=graph&seed=4");
        settle(&mut state);
        let (mut right, mut far) = (0, 0);
        for number in 1..=20 {
            state.ask();
            let board = state.guesses.question.expect("a question").board;
            assert!(!state.guesses.question.unwrap().is_over());
            state.answer_can(true);
            state.answer_can(false);
            state.answer_moves(20);
            state.answer_moves(3);
            let exact = state.known().unwrap().of(&board);
            right += u64::from(exact.is_some());
            far += exact.map_or(0, |exact| u64::from(exact.abs_diff(20)));
            assert_eq!((state.guesses.parity, state.guesses.moves), ([right, number], [right, far]));
            assert!(state.guesses.question.unwrap().is_over());
        }
        assert!((5..15).contains(&right), "{right}");
    }
}
