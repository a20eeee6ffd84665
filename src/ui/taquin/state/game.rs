//! The game on the board: pushes, undo and redo, hints, and the least number of moves with which it is compared.

use super::link::MOST_MOVES;
use super::{Hint, State, Track, View};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::distance::Distances;
use crate::puzzle::taquin::hint::Guide;
use crate::puzzle::taquin::packed::MOST_CELLS;
use crate::puzzle::taquin::play::{self, Play};
use crate::puzzle::taquin::results::GameResult;
use crate::puzzle::taquin::scene::motif::TileImage;
use crate::puzzle::taquin::{Board, Model, Parity, Way};
use crate::ui::activity::Activity;
use crate::values::LinkWriter;

/// The most shortest solutions that are remembered; then the oldest ones are forgotten.
const MOST_REMEMBERED: usize = 16;

impl State {
    /// The board that the view is about: the played one, where its steps are moves, else the one that is searched.
    pub fn board(&self) -> Board {
        if self.track() == Track::Play { self.play.board() } else { self.model.board }
    }

    /// Sets the board to play and the moves that are still to be made.
    pub fn begin_play(&mut self, play: Play) {
        self.unaided = play.known() == 0;
        self.play = play;
        self.games += 1;
        self.clock = 0.0;
        self.forget_hint();
        self.picked = None;
    }

    pub(super) fn forget_hint(&mut self) {
        self.hint = None;
        self.guide = None;
    }

    /// Pushes tiles one after the other. Returns false if there is nothing to push.
    pub fn push(&mut self, ways: &[Way]) -> bool {
        let pushed = self.play.push(ways);
        if pushed {
            self.after_move();
        }
        pushed
    }

    /// Takes the last push back. Returns false if there is none.
    pub fn take_back(&mut self) -> bool {
        let done = self.play.undo();
        if done {
            self.after_move();
        }
        done
    }

    /// Makes the push again that was taken back last. Returns false if there is none.
    pub fn make_again(&mut self) -> bool {
        let done = self.play.redo();
        if done {
            self.after_move();
        }
        done
    }

    fn after_move(&mut self) {
        self.player.playing = false;
        self.forget_hint();
    }

    /// Whether the game is won: the reader has made moves, and all is in order.
    pub fn is_won(&self) -> bool {
        self.play.made() > 0 && self.play.board().is_solved()
    }

    /// The least number of moves that put a board of the present sides in order, if it is known: from the table of all exact
    /// distances, or from a shortest solution that was [found](State::learn).
    pub fn best(&self, board: &Board) -> Option<u32> {
        match self.known() {
            Some(known) => known.of(board).map(u32::from),
            None => self.shortest_way(board).map(|way| way.len() as u32),
        }
    }

    /// The board whose shortest solution a worker should find, so that the page can [learn](State::learn) it: the first one of the
    /// game once a move is made, and the present one once a hint is asked for. None where it is known already, where all exact
    /// distances can be worked out, where there is no solution, and once the reader has stopped the search.
    pub fn wants_shortest(&self) -> Option<Board> {
        let (start, board) = (self.play.start(), self.play.board());
        let fits = board.tiles().len() <= MOST_CELLS && !Distances::can(board.width(), board.height());
        let goes_on = !matches!(self.comparing.solved, Activity::Failed | Activity::Stopped(_));
        let plays = self.view == View::Board && fits && goes_on;
        let now = (plays && self.hint.is_some()).then_some(board);
        let first = (plays && self.play.made() > 0).then_some(start);
        let unknown = |board: &Board| self.best(board).is_none() && Parity::of(board).is_solvable();
        now.into_iter().chain(first).find(unknown)
    }

    /// Whether the workers search, or have stopped searching, the board for which a hint was asked.
    pub fn seeks_hint(&self) -> bool {
        let is_open = matches!(self.hint, Some(Hint::Looking | Hint::Some(..)));
        self.view == View::Board && is_open && self.compared == Some(self.play.board())
    }

    /// Whether a game has begun that is compared with the shortest solution.
    pub fn is_compared(&self) -> bool {
        self.view == View::Board && (self.play.made() > 0 || self.hint.is_some())
    }

    /// Remembers a shortest solution of a board of the present sides. Every board on its way is known by it, too.
    pub fn learn(&mut self, board: Board, way: Vec<Way>) {
        if self.shortest.len() == MOST_REMEMBERED {
            self.shortest.remove(0);
        }
        self.shortest.push((board, way));
        if matches!(self.hint, Some(Hint::Looking | Hint::Some(..))) {
            self.ask_hint();
        }
    }

    /// The rest of a shortest solution that is remembered, from a board on its way.
    fn shortest_way(&self, board: &Board) -> Option<&[Way]> {
        self.shortest.iter().find_map(|(start, way)| {
            let mut at = *start;
            for index in 0..=way.len() {
                if at == *board {
                    return Some(&way[index..]);
                }
                at = at.moved(*way.get(index)?)?;
            }
            None
        })
    }

    /// Finds a hint, or starts the search for it.
    pub fn ask_hint(&mut self) {
        let board = self.play.board();
        self.guide = None;
        self.unaided = false;
        self.hint = Some(if board.is_solved() {
            Hint::Solved
        } else if !Parity::of(&board).is_solvable() {
            Hint::Hopeless
        } else if let Some((distances, best)) = self.known().map(|all| (all, all.best(&board))) {
            match (best.first(), distances.of(&board)) {
                (Some(&way), Some(here)) => Hint::Nearer(way, here - 1, best.len()),
                _ => Hint::Looking,
            }
        } else if let Some((&way, rest)) = self.shortest_way(&board).and_then(<[Way]>::split_first) {
            Hint::Nearer(way, rest.len() as u8, 1)
        } else if let Some(hint) = self.along_the_way(&board) {
            hint
        } else {
            self.guide = Guide::new(&board);
            Hint::Looking
        });
    }

    /// The next move of the solution found for an earlier hint, if the board lies on it.
    pub(super) fn along_the_way(&self, board: &Board) -> Option<Hint> {
        // The shortest rest of the solution that brings this board in order.
        (0..self.way.len()).rev().find_map(|index| {
            let rest = &self.way[index..];
            let end = rest.iter().try_fold(*board, |board, &way| board.moved(way))?;
            end.is_solved().then_some(Hint::Some(rest[0], rest.len() - 1))
        })
    }

    /// The result of the game, if the reader has won it without any help.
    pub fn result(&self) -> Option<GameResult> {
        let (moves, seconds) = (self.play.made() as u32, (self.clock / 1000.0) as u32);
        (self.is_won() && self.unaided).then(|| GameResult { board: self.play.start(), moves, seconds, games: 1 })
    }

    /// Whether the moves made can be carried by a link.
    pub fn can_replay(&self) -> bool {
        (1..=MOST_MOVES).contains(&self.play.made())
    }

    /// The link to the game before its first move; with `replay`, the moves made so far lie ahead and can be played.
    pub fn game_link(&self, replay: bool) -> Link {
        let start = self.play.start();
        let mut written = LinkWriter::default();
        if start != Model::default().board {
            written.put("board", start.to_string());
        }
        written.put("view", "board");
        if let Some(TileImage::Motif(motif)) = self.image {
            written.put("picture", motif.name());
        }
        if replay && self.can_replay() {
            written.put("moves", play::text(self.play.ways().take(self.play.made())));
        }
        Link { keys: written.0, ..Link::to(Destination::Puzzle(Puzzle::Taquin)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::state::{Linked, PageState};
    use crate::ui::steps::Steps;

    fn state(link: &str) -> State {
        let state = State::of(&Link::parse(link).0);
        assert!(state.base.troubles.is_empty(), "{link}");
        state
    }

    #[test]
    fn a_replay_begins_at_the_start_with_the_moves_ahead() {
        let mut state = state("#/taquin?board=3x3:1,2,3,4,0,5,7,8,6&view=parity&method=bfs&seed=9");
        assert!(!state.can_replay() && !state.is_won());
        assert_eq!(state.game_link(true).to_string(), "#/taquin?board=3x3:1,2,3,4,0,5,7,8,6&view=board");
        assert!(state.push(&[Way::Left]) && state.push(&[Way::Up]) && state.is_won());
        let link = state.game_link(true).to_string();
        assert_eq!(link, "#/taquin?board=3x3:1,2,3,4,0,5,7,8,6&view=board&moves=LU");
        let mut again = self::state(&link);
        assert_eq!((again.play.made(), again.play.known()), (0, 2));
        assert_eq!(again.play.board(), state.play.start());
        again.go(2);
        assert!(again.is_won() && again.result().is_none(), "a replay is no result of one's own");
        let race = state.game_link(false).to_string();
        assert_eq!(race, "#/taquin?board=3x3:1,2,3,4,0,5,7,8,6&view=board");
        // Moves taken back are not part of the replay.
        assert!(state.take_back());
        assert!(state.game_link(true).to_string().ends_with("moves=L"));
    }

    #[test]
    fn a_shortest_solution_tells_the_least_moves_and_gives_hints() {
        let mut state = state("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15&view=board");
        let start = state.play.board();
        assert_eq!((state.best(&start), state.wants_shortest()), (None, None));
        state.ask_hint();
        assert_eq!(state.wants_shortest(), Some(start));
        state.learn(start, vec![Way::Left; 3]);
        assert_eq!(state.wants_shortest(), None);
        assert_eq!(state.hint, Some(Hint::Nearer(Way::Left, 2, 1)));
        assert_eq!((state.best(&start), state.optimal()), (Some(3), Some(3)));
        assert!(state.push(&[Way::Left]));
        assert_eq!(state.best(&state.play.board()), Some(2));
        assert!(state.push(&[Way::Left, Way::Left]));
        assert_eq!((state.best(&state.play.board()), state.is_won()), (Some(0), true));
        assert!(state.result().is_none(), "there was a hint");
        // Boards of other sides have other solutions.
        state.read_text("3x3:1,2,3,4,5,6,7,0,8");
        assert_eq!(state.known().is_none().then(|| state.best(&state.play.board())), Some(None));
    }

    #[test]
    fn a_search_for_a_hint_that_was_stopped_waits_for_the_reader() {
        let mut state = state("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15&view=board&tables=large");
        let board = state.play.board();
        assert_eq!(state.model.tables.name(), "large");
        assert!(!state.seeks_hint());
        state.ask_hint();
        state.compared = state.wants_shortest();
        assert!(state.seeks_hint() && state.compared == Some(board));
        state.comparing.solved = Activity::Stopped(Default::default());
        // It does not begin again by itself, and is shown to be resumed.
        assert!(state.wants_shortest().is_none() && state.seeks_hint());
        // On the next board it is another search.
        assert!(state.push(&[Way::Left]));
        state.ask_hint();
        assert!(!state.seeks_hint());
        // A new board has a search of its own.
        state.read_text("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15");
        assert_eq!(state.comparing.solved, Activity::Idle);
    }

    #[test]
    fn the_end_of_a_search_is_a_shortest_solution_that_is_remembered() {
        use crate::puzzle::taquin::shortest::{Bound, GuidedBoards};
        let mut state = state("#/taquin?board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15&method=ida-manhattan");
        let board = state.model.board;
        assert_eq!(state.best(&board), None);
        let boards = GuidedBoards::new(&board, Bound::Manhattan, || None).expect("no tables");
        state.record(boards.record(&board).expect("its first nodes"));
        assert_eq!(state.best(&board), Some(3));
    }

    #[test]
    fn a_run_is_taken_back_as_one() {
        let mut state = state("#/taquin?board=3x3:1,2,3,4,5,6,0,7,8&view=board");
        assert!(state.push(&[Way::Left, Way::Left]));
        let result = state.result().map(|result| (result.moves, result.games));
        assert_eq!(result, Some((2, 1)));
        assert!(state.take_back() && state.play.made() == 0 && !state.take_back());
        assert!(state.make_again() && state.play.made() == 2 && !state.make_again());
    }
}
