//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::{State, Track, Trouble, View};
use crate::link::{Destination, Link, LinkProblem};
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::Problem;
use crate::puzzle::taquin::play::{self, Play};
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::trial::Trial;
use crate::ui::Instead;
use crate::ui::page::desktop::Linked;
use crate::ui::steps::Steps;
use crate::ui::trouble::is_broken;

/// The largest number of moves in a link.
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
        // An experiment that was started is written with its own seed, otherwise the next seed is written.
        let seed = if self.lab.activity.is_begun() { trial.seed } else { self.seed };
        Trial { seed, ..trial }.keys().into_iter().for_each(|(key, value)| add(key, value));
        let ended = self.growth().finished();
        Link {
            keys,
            step: match self.track() {
                // The end of a search is written as `run`, not as the number of its last step.
                Track::Search if ended && self.ran => None,
                Track::Play if !carried => None,
                _ => Some(self.step()).filter(|&step| step > 0),
            },
            workers: self.workers,
            // A reader who opens the link sees the same as this reader.
            run: match self.view {
                View::Statistics => self.lab.activity.is_begun(),
                _ => self.ran && ended,
            },
            ..Link::to(Destination::Puzzle(Puzzle::Taquin))
        }
    }

    fn follow(&mut self, link: &Link) -> bool {
        self.troubles.clear();
        let (model, problems) = Request::from_keys(|key| link.value(key)).read(self.model.board);
        // If the board in the link is invalid, the search of the last valid board stays.
        let changed = !problems.iter().any(Problem::is_of_board) && self.edit(model);
        self.tell(problems, Instead::LastGood);
        self.read_rest(link);
        changed
    }
}

impl State {
    /// The state that a link describes. Invalid values are replaced, and reported in `troubles`.
    pub fn of(link: &Link) -> State {
        let (model, problems) = Request::from_keys(|key| link.value(key)).read(Model::default().board);
        let mut state = State::new(model);
        state.tell(problems, Instead::Example);
        state.read_rest(link);
        state
    }

    /// Reports the problems of the link. `instead` is what is shown in place of an invalid board.
    fn tell(&mut self, problems: Vec<Problem>, instead: Instead) {
        if problems.is_empty() {
            return;
        }
        let instead = if problems.iter().any(Problem::is_of_board) { instead } else { Instead::Default };
        self.troubles.push(Trouble::Link(problems, instead));
    }

    /// Reads the keys of the link other than those of the board and its search.
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
                // Where back and forward lead to the same moves, the groups of moves for undo are kept.
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
        self.troubles.push(Trouble::Value(LinkProblem::BadValue { key, found }));
    }
}
