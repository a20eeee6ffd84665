//! The state as a link: read, with what it describes wrongly, and written.

use super::{State, Track, Trouble, View};
use crate::link::{Link, Place, Problem};
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::Problem as BoardProblem;
use crate::puzzle::taquin::play::{self, Play};
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::solve::Model;
use crate::puzzle::taquin::trial::Trial;
use crate::ui::Instead;
use crate::ui::page::desktop::Linked;
use crate::ui::steps::Steps;
use crate::ui::trouble::is_broken;

/// Moves that a link carries at most.
const MOST_MOVES: usize = 1_000;

impl Linked for State {
    fn link(&self) -> Link {
        let request = Request::of(&self.model);
        let mut keys: Vec<(String, String)> =
            request.keys().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut add = |key: &str, value: String| keys.push((key.to_string(), value));
        if self.view != View::default() {
            add("view", self.view.name().to_string());
        }
        let carried = (1..=MOST_MOVES).contains(&self.play.known());
        if carried {
            add("moves", play::text(self.play.ways()));
        }
        let trial = self.lab.trial();
        // What has been counted belongs to its seed; before that the seed is the next one.
        let seed = if self.lab.activity.is_begun() { trial.seed } else { self.seed };
        Trial { seed, ..trial }.keys().into_iter().for_each(|(key, value)| add(key, value));
        let ended = self.growth().finished();
        Link {
            keys,
            step: match self.track() {
                // The end of a search is asked for by `run`, however many steps it has.
                Track::Search if ended && self.ran => None,
                Track::Play if !carried => None,
                _ => Some(self.step()).filter(|&step| step > 0),
            },
            workers: self.workers,
            // Who opens the link sees what is seen here.
            run: match self.view {
                View::Statistics => self.lab.activity.is_begun(),
                _ => self.ran && ended,
            },
            ..Link::to(Place::Puzzle(Puzzle::Taquin))
        }
    }

    fn follow(&mut self, link: &Link) -> bool {
        self.troubles.clear();
        let (model, problems) = Request::from_keys(|key| link.value(key)).read(self.model.board);
        // The search of the last good board stays as it is where the link has no good board.
        let changed = !problems.iter().any(BoardProblem::is_of_board) && self.edit(model);
        self.tell(problems, Instead::LastGood);
        self.read_rest(link);
        changed
    }
}

impl State {
    /// The state that a link describes; what it describes wrongly becomes trouble.
    pub fn of(link: &Link) -> State {
        let (model, problems) = Request::from_keys(|key| link.value(key)).read(Model::default().board);
        let mut state = State::new(model);
        state.tell(problems, Instead::Example);
        state.read_rest(link);
        state
    }

    /// Tells what the link describes wrongly. `instead` stands in for a board that makes no sense.
    fn tell(&mut self, problems: Vec<BoardProblem>, instead: Instead) {
        if problems.is_empty() {
            return;
        }
        let instead = if problems.iter().any(BoardProblem::is_of_board) { instead } else { Instead::Default };
        self.troubles.push(Trouble::Link(problems, instead));
    }

    /// Reads all but the board and its search.
    fn read_rest(&mut self, link: &Link) {
        self.workers = link.workers;
        self.view = self.read_view(link);
        let trial = Trial::from_keys(|key| link.value(key)).unwrap_or_else(|key| {
            self.bad_value(link, key);
            Trial::default()
        });
        self.seed = trial.seed;
        self.lab.set(trial);
        if is_broken(&self.troubles) {
            return;
        }
        if let Some(found) = link.value("moves") {
            let legal = |ways: &Vec<_>| Play::along(self.model.board, ways).known() == ways.len();
            match play::read(found).filter(legal) {
                // Back and forward keep the runs where they lead along the same moves.
                Some(ways) if self.play.ways().eq(ways.iter().copied()) => {}
                Some(ways) => self.begin_play(Play::along(self.model.board, &ways)),
                None => self.bad_value(link, "moves"),
            }
        } else if self.play.known() > 0 && self.play.known() <= MOST_MOVES {
            self.begin_play(Play::new(self.model.board));
        }
        self.player.playing = false;
        let step = link.step.unwrap_or(0);
        match self.track() {
            Track::Search => {
                self.asked = link.step;
                self.aim(step);
            }
            Track::Play => {
                let known = self.play.known() as u64;
                self.aim(step);
                if step > known {
                    self.troubles.push(Trouble::Step(step, known));
                }
            }
            Track::Nothing => {}
        }
    }

    fn read_view(&mut self, link: &Link) -> View {
        let Some(found) = link.value("view") else { return View::default() };
        View::ALL.into_iter().find(|view| view.name() == found).unwrap_or_else(|| {
            self.bad_value(link, "view");
            View::default()
        })
    }

    fn bad_value(&mut self, link: &Link, key: &'static str) {
        let found = link.value(key).unwrap_or_default().to_string();
        self.troubles.push(Trouble::Value(Problem::BadValue { key, found }));
    }
}
