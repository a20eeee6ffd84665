//! The state as a link: read, with what it describes wrongly, and written.

use super::choice::Chosen;
use super::{Run, State, Track, Trouble, View};
use crate::link::{Link, Place, Problem};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::hand::Hand;
use crate::puzzle::insanity::random::Wanted;
use crate::puzzle::insanity::trial::Trial;
use crate::puzzle::insanity::{Position, Setup};
use crate::ui::trouble::is_broken;

impl State {
    /// Reads all but the set: what it describes wrongly becomes trouble.
    pub(super) fn read_rest(&mut self, link: &Link) {
        self.workers = link.workers;
        self.view = self.read_name(link, "view", View::ALL, View::name);
        self.wanted = self.read_name(link, "want", Wanted::ALL, Wanted::name);
        let trial = Trial::from_keys(self.model.cubes.count(), |key| link.value(key)).unwrap_or_else(|key| {
            let found = link.value(key).unwrap_or_default().to_string();
            self.troubles.push(Trouble::Value(Problem::BadValue { key, found }));
            Trial::of(self.model.cubes.count())
        });
        self.lab.set(trial);
        if is_broken(&self.troubles) {
            return;
        }
        if link.value("want") == Some(self.wanted.name()) && link.value("cubes").is_none() {
            // Another set clears away the troubles of the one before, not those of the link that asks for it.
            let troubles = std::mem::take(&mut self.troubles);
            self.hunt();
            self.troubles = troubles;
        }
        self.read_hand(link);
        self.chosen = match Chosen::read(link, &self.model.cubes, &self.theory) {
            Ok(chosen) => chosen,
            Err(missing) => {
                self.troubles.push(Trouble::Own(missing));
                None
            }
        };
        match (self.track(), link.step) {
            // Who opens a link to two factorisations sees the stack they make.
            (Track::Assembly, None) => self.go(self.model.cubes.count() as u64),
            (Track::Hand | Track::Nothing, _) => {}
            (Track::Program, step) => {
                // Whether the program has so many steps turns out on the way.
                self.asked = step;
                self.go(step.unwrap_or(0));
            }
            (_, step) => {
                let step = step.unwrap_or(0);
                self.go(step);
                if let Some(total) = self.total().filter(|&total| total < step) {
                    self.troubles.push(Trouble::Step(step, total));
                }
            }
        }
    }

    /// The choice that a key names; the default, and trouble, if there is none of that name.
    fn read_name<T: Copy + Default, const N: usize>(
        &mut self,
        link: &Link,
        key: &'static str,
        all: [T; N],
        name: impl Fn(T) -> &'static str,
    ) -> T {
        let Some(found) = link.value(key) else { return T::default() };
        all.into_iter().find(|each| name(*each) == found).unwrap_or_else(|| {
            self.troubles.push(Trouble::Value(Problem::BadValue { key, found: found.to_string() }));
            T::default()
        })
    }

    fn read_hand(&mut self, link: &Link) {
        let count = self.model.cubes.count();
        let Some(found) = link.value("hand") else {
            self.hand = Hand::new(vec![0; count]);
            return;
        };
        let positions: Option<Vec<Position>> =
            found.split('.').map(|text| text.parse().ok().filter(|&position| position < 24)).collect();
        match positions.filter(|positions| positions.len() == count) {
            // Back and forward keep the moves where they lead to the same stack.
            Some(positions) if positions == self.hand.positions() => {}
            Some(positions) => self.hand = Hand::new(positions),
            None => {
                let found = found.to_string();
                self.troubles.push(Trouble::Value(Problem::BadValue { key: "hand", found }));
            }
        }
    }

    /// The link to this state.
    pub fn link(&self) -> Link {
        let setup = Setup::of(&self.model.cubes, self.model.checks).to_string();
        let mut keys: Vec<(String, String)> = setup
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        let mut add = |key: &str, value: String| keys.push((key.to_string(), value));
        if self.view != View::default() {
            add("view", self.view.name().to_string());
        }
        if let Some(chosen) = &self.chosen {
            chosen.keys().into_iter().for_each(|(key, value)| add(key, value));
        }
        if self.hand.positions().iter().any(|&position| position > 0) {
            let positions: Vec<String> = self.hand.positions().iter().map(u8::to_string).collect();
            add("hand", positions.join("."));
        }
        if self.wanted != Wanted::default() {
            add("want", self.wanted.name().to_string());
        }
        self.lab.trial().keys().into_iter().for_each(|(key, value)| add(key, value));
        let whole = self.model.cubes.count() as u64;
        Link {
            keys,
            step: match self.track() {
                Track::Hand | Track::Nothing => None,
                Track::Assembly => Some(self.step()).filter(|&step| step < whole),
                _ => Some(self.step()).filter(|&step| step > 0),
            },
            workers: self.workers,
            // Who opens the link sees what is seen here: all solutions, if they have been found.
            run: match self.view {
                View::Statistics => self.lab.is_begun(),
                _ => matches!(self.run, Run::Done(..) | Run::Busy(_)),
            },
            ..Link::to(Place::Puzzle(Puzzle::Insanity))
        }
    }
}
