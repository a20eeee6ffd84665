//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::{State, Trouble, View};
use crate::link::{Destination, Link, LinkProblem};
use crate::puzzle::Puzzle;
use crate::puzzle::soma::{Assembly, Model, Request, Rules};
use crate::search::Timeline;
use crate::ui::Instead;
use crate::ui::activity::Activity;
use crate::ui::page::desktop::Linked;
use crate::ui::steps::Steps;
use crate::ui::trouble::is_broken;

/// The largest number of changes of the rules in a link.
const MOST_SWITCHES: usize = 40;

impl Linked for State {
    fn link(&self) -> Link {
        let request = self.request();
        let mut keys: Vec<(String, String)> =
            request.keys().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut add = |key: &str, value: String| keys.push((key.to_string(), value));
        if self.view != View::default() {
            add("view", self.view.name().to_string());
        }
        if self.piece > 0 {
            add("piece", (self.piece + 1).to_string());
        }
        let solution = self.wanted.unwrap_or(self.solution);
        if solution > 0 {
            add("solution", (solution + 1).to_string());
        }
        if self.apart > 0 {
            add("apart", self.apart.to_string());
        }
        let switches: Vec<String> =
            self.switched().take(MOST_SWITCHES).map(|(step, rules)| format!("{rules}:{step}")).collect();
        if !switches.is_empty() && self.view == View::Search {
            add("switched", switches.join("."));
        }
        Link {
            keys,
            step: match self.view {
                View::Search => Some(self.asked.unwrap_or(self.timeline.step())).filter(|&step| step > 0),
                // Without a step, all pieces are in place.
                View::Solutions => Some(self.assembled as u64).filter(|&step| step < self.model.pieces.count() as u64),
                _ => Some(self.step()).filter(|&step| step > 0),
            },
            workers: self.workers,
            // A reader who opens the link sees the same as this reader: the whole search, if it was run.
            run: self.search.is_done() || self.search.is_running() || self.wants_search,
            ..Link::to(Destination::Puzzle(Puzzle::Soma))
        }
    }

    fn follow(&mut self, link: &Link) -> bool {
        self.troubles.clear();
        let changed = match Request::from_keys(|key| link.value(key)).model() {
            Ok(model) => self.edit(model),
            Err(problems) => {
                self.troubles.push(Trouble::Link(problems, Instead::LastGood));
                false
            }
        };
        self.read_rest(link);
        changed
    }
}

impl State {
    /// The state that a link describes. Invalid values are replaced, and reported in `troubles`.
    pub fn of(link: &Link) -> State {
        let read = Request::from_keys(|key| link.value(key)).model();
        let mut state = match read {
            Ok(model) => State::new(model),
            Err(problems) => {
                let mut state = State::new(Model::default());
                state.troubles.push(Trouble::Link(problems, Instead::Example));
                state
            }
        };
        state.read_rest(link);
        state
    }

    /// Reads the keys of the link other than those of the figure and its search.
    fn read_rest(&mut self, link: &Link) {
        self.workers = link.workers;
        self.view = self.read_view(link);
        if is_broken(&self.troubles) {
            return;
        }
        let pieces = self.model.pieces.count();
        self.piece = self.read_number(link, "piece", pieces).map_or(0, |number| number - 1);
        self.apart = self.read_number(link, "apart", 100).map_or(0, |percent| percent as u8);
        let most = self.solutions.as_ref().map_or(usize::MAX, |solutions| solutions.catalogue.classes.len());
        let solution = self.read_number(link, "solution", most).map_or(0, |number| number - 1);
        if self.solutions.is_some() {
            self.solution = solution;
        } else {
            self.wanted = Some(solution).filter(|&solution| solution > 0);
        }
        self.read_switches(link);
        self.player.playing = false;
        if self.view == View::Search {
            // Whether the search has that many steps is not known yet.
            self.asked = link.step;
            let step = link.step.unwrap_or(0);
            if !self.is_far(step) {
                self.go_in_search(step);
            }
            return;
        }
        // The number of pieces is known before the solution is.
        let last = if self.view == View::Solutions { pieces as u64 } else { self.farthest() };
        let step = link.step.unwrap_or(if self.view == View::Solutions { last } else { 0 });
        match self.view {
            View::Solutions => self.assembled = step.min(last) as usize,
            _ => self.aim(step),
        }
        if step > last {
            self.troubles.push(Trouble::Step(step, last));
        }
    }

    fn read_view(&mut self, link: &Link) -> View {
        let Some(found) = link.value("view") else { return View::default() };
        View::ALL.into_iter().find(|view| view.name() == found).unwrap_or_else(|| {
            self.bad_value(link, "view");
            View::default()
        })
    }

    /// A number of 1 to `most`.
    fn read_number(&mut self, link: &Link, key: &'static str, most: usize) -> Option<usize> {
        let found = link.value(key)?.parse().ok().filter(|number| (1..=most).contains(number));
        if found.is_none() {
            self.bad_value(link, key);
        }
        found
    }

    /// Reads the changes of the rules: `none:120.islands,parity:340` for no rules up to step 120, then both up to step 340, and
    /// from there the rules of the link.
    fn read_switches(&mut self, link: &Link) {
        let Some(found) = link.value("switched") else {
            if !self.timeline.changes().is_empty() {
                self.timeline = Timeline::new(Assembly::new(self.model.clone()));
            }
            return;
        };
        let switch = |text: &str| {
            let (rules, step) = text.split_once(':')?;
            Some((step.parse::<u64>().ok()?, Rules::parse(rules).ok()?))
        };
        let switches: Option<Vec<(u64, Rules)>> = found.split('.').map(switch).collect();
        let in_order = |switches: &Vec<(u64, Rules)>| {
            switches.len() <= MOST_SWITCHES && switches.is_sorted_by(|before, after| before.0 < after.0)
        };
        let Some(switches) = switches.filter(in_order) else { return self.bad_value(link, "switched") };
        let tree = |rules| Assembly::new(Model { rules, ..self.model.clone() });
        let before = switches.into_iter().map(|(step, rules)| (step, tree(rules))).collect();
        self.timeline = Timeline::with_changes(before, Assembly::new(self.model.clone()));
        self.search = Activity::Idle;
        self.all = None;
    }

    fn bad_value(&mut self, link: &Link, key: &'static str) {
        let found = link.value(key).unwrap_or_default().to_string();
        self.troubles.push(Trouble::Value(LinkProblem::BadValue { key, found }));
    }
}
