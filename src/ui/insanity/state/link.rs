//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::choice::Chosen;
use super::{State, Track, Trouble, View};
use crate::link::{Destination, Link, LinkProblem};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::hand::Hand;
use crate::puzzle::insanity::random::Wanted;
use crate::puzzle::insanity::trial::Trial;
use crate::puzzle::insanity::{self, Model, Position, Request, Setup};
use crate::ui::Instead;
use crate::ui::page::desktop::Linked;
use crate::ui::steps::Steps;
use crate::ui::trouble::is_broken;

/// The meaning of a text that the reader has typed or pasted.
pub(super) enum Pasted {
    /// A link to this page with a valid set of cubes, and the problems of its other keys. Its language and theme are not used.
    Link(Link, Vec<LinkProblem>),
    /// A link that cannot be read at all.
    Unreadable(LinkProblem),
    /// A valid set of cubes.
    Set(Model),
    /// None of these, and every reason why not.
    Wrong(Vec<insanity::Problem>),
}

impl Pasted {
    pub(super) fn of(text: &str) -> Pasted {
        let Some(at) = text.find("#/") else {
            let model = text.parse::<Setup>().map_err(|problem| vec![problem]).and_then(|setup| setup.model());
            return model.map_or_else(Pasted::Wrong, Pasted::Set);
        };
        let (link, problems) = Link::parse(text[at..].trim());
        let is_value = |problem: &LinkProblem| matches!(problem, LinkProblem::BadValue { .. });
        if let Some(problem) = problems.iter().find(|problem| !is_value(problem)) {
            return Pasted::Unreadable(problem.clone());
        }
        if link.place != Destination::Puzzle(Puzzle::Insanity) {
            return Pasted::Wrong(vec![insanity::Problem::OtherPage]);
        }
        match Request::from_keys(|key| link.value(key)).read() {
            (Some(_), _) => Pasted::Link(link, problems),
            (None, reasons) => Pasted::Wrong(reasons),
        }
    }
}

impl Linked for State {
    fn link(&self) -> Link {
        let request = Request::of(&self.model);
        let mut keys: Vec<(String, String)> =
            request.keys().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut add = |key: &str, value: String| keys.push((key.to_string(), value));
        // With factorisations the default view is the graph, so another one must be written.
        if self.view != View::default() || self.chosen.is_some() {
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
            // A reader who opens the link sees the same as this reader: all solutions, if they have been found.
            run: match self.view {
                View::Statistics => self.lab.activity.is_begun(),
                _ => self.search.is_done() || self.search.is_running(),
            },
            ..Link::to(Destination::Puzzle(Puzzle::Insanity))
        }
    }

    fn follow(&mut self, link: &Link) -> bool {
        self.troubles.clear();
        let (model, problems) = Request::from_keys(|key| link.value(key)).read();
        let instead = if model.is_some() { Instead::Default } else { Instead::LastGood };
        let changed = model.is_some_and(|model| self.edit(model));
        if !problems.is_empty() {
            self.troubles.push(Trouble::Link(problems, instead));
        }
        self.read_rest(link);
        changed
    }
}

impl State {
    /// Reads the keys of the link other than the set, and reports invalid values.
    pub(super) fn read_rest(&mut self, link: &Link) {
        self.workers = link.workers;
        self.view = match link.value("view") {
            // Factorisations are shown in the graph.
            None if Chosen::KEYS.iter().any(|key| link.value(key).is_some()) => View::Graph,
            _ => self.read_name(link, "view", View::ALL, View::name),
        };
        self.wanted = self.read_name(link, "want", Wanted::ALL, Wanted::name);
        let (trial, wrong) = Trial::from_keys(self.model.cubes.count(), |key| link.value(key));
        self.lab.set(trial);
        for key in wrong {
            let found = link.value(key).unwrap_or_default().to_string();
            self.troubles.push(Trouble::Value(LinkProblem::BadValue { key, found }));
        }
        if is_broken(&self.troubles) {
            return;
        }
        if link.value("want") == Some(self.wanted.name()) && link.value("cubes").is_none() {
            // A new set removes the problems of the previous one, but not those of this link.
            let troubles = std::mem::take(&mut self.troubles);
            self.hunt();
            self.troubles = troubles;
        }
        self.read_hand(link);
        let (chosen, missing) = Chosen::read(link, &self.model.cubes, &self.theory);
        self.chosen = chosen;
        self.troubles.extend(missing.into_iter().map(Trouble::Own));
        match (self.track(), link.step) {
            // A link to two factorisations shows their finished stack.
            (Track::Assembly, None) => self.go(self.model.cubes.count() as u64),
            (Track::Hand | Track::Nothing, _) => {}
            (Track::Program, step) => {
                // Whether the search has that many steps is not known yet.
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

    /// The value that a key names; if there is no such name, the default, and the problem is reported.
    fn read_name<T: Copy + Default, const N: usize>(
        &mut self,
        link: &Link,
        key: &'static str,
        all: [T; N],
        name: impl Fn(T) -> &'static str,
    ) -> T {
        let Some(found) = link.value(key) else { return T::default() };
        all.into_iter().find(|each| name(*each) == found).unwrap_or_else(|| {
            self.troubles.push(Trouble::Value(LinkProblem::BadValue { key, found: found.to_string() }));
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
            // Where back and forward lead to the same stack, its moves are kept for undo.
            Some(positions) if positions == self.hand.positions() => {}
            Some(positions) => self.hand = Hand::new(positions),
            None => {
                let found = found.to_string();
                self.troubles.push(Trouble::Value(LinkProblem::BadValue { key: "hand", found }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &str = "000132.131220.210330.203131";

    fn state(fragment: &str) -> State {
        let (link, problems) = Link::parse(fragment);
        assert_eq!(problems, [], "{fragment}");
        State::of(&link)
    }

    #[test]
    fn factorisations_of_a_link_are_seen_in_the_graph() {
        for key in ["solution=24", "pair=1.5", "pair=1.5&reversed=1.3", "factorisation=2"] {
            let seen = state(&format!("#/insanity?{key}"));
            assert_eq!((seen.view, seen.troubles.len()), (View::Graph, 0), "{key}");
            assert!(seen.chosen.is_some(), "{key}");
            for view in View::ALL {
                let fragment = format!("#/insanity?view={}&{key}", view.name());
                let seen = state(&fragment);
                assert_eq!(seen.view, view, "{fragment}");
                let again = state(&seen.link().to_string());
                assert_eq!((again.view, again.chosen), (view, seen.chosen), "{}", seen.link());
                assert_eq!(again.link(), seen.link());
            }
        }
        assert_eq!(state("#/insanity").view, View::Stack);
    }

    #[test]
    fn what_makes_no_sense_is_told_and_the_rest_is_done() {
        let check = |fragment: &str, told: usize, written: &str| {
            let state = state(fragment);
            assert_eq!(state.troubles.len(), told, "{fragment}: {:?}", state.troubles);
            assert_eq!(state.link().to_string(), written, "{fragment}");
        };
        check(
            &format!("#/insanity?cubes={CLASSIC}&prune=9&view=tree"),
            1,
            &format!("#/insanity?cubes={CLASSIC}&view=tree"),
        );
        check("#/insanity?sets=0&seed=7&want=unique&cubes=", 2, "#/insanity?want=unique&seed=7");
        check("#/insanity?pair=1.5&reversed=9", 1, "#/insanity?view=graph&pair=1.5");
        check("#/insanity?factorisation=2&reversed=1", 1, "#/insanity?view=graph&factorisation=2");
        check("#/insanity?pair=1.5&factorisation=2", 1, "#/insanity?view=graph&pair=1.5");
        check("#/insanity?reversed=1", 1, "#/insanity");
        check("#/insanity?solution=29&hand=8.1.2.3", 1, "#/insanity?view=graph&hand=8.1.2.3");
        check("#/insanity?view=nets&hand=8.1.2.3", 1, "#/insanity?hand=8.1.2.3");
    }

    #[test]
    fn a_pasted_link_is_followed() {
        let mut state = state(&format!("#/insanity?cubes={CLASSIC}&want=unique&seed=7&view=hand&hand=1.2.3.4"));
        let pasted = " https://example.org/x/#/insanity?cubes=001011.101101&prune=none&view=tree&step=2&lang=fr\n";
        assert!(state.read_text(pasted).is_some());
        assert_eq!(state.link().to_string(), "#/insanity?cubes=001011.101101&view=tree&step=2");
        assert!(state.undo());
        assert_eq!(state.model.cubes.to_string(), CLASSIC);
        // A set alone changes neither the view nor the settings of random sets.
        let mut state = super::tests::state("#/insanity?want=unique&seed=7&view=cubes&cubes=001011.101101");
        assert!(state.read_text(CLASSIC).is_none());
        assert_eq!(state.link().to_string(), format!("#/insanity?cubes={CLASSIC}&view=cubes&want=unique&seed=7"));
        // An invalid value is reported, and the rest of the link is applied.
        assert!(state.read_text("#/insanity?prune=9&view=tree&step=x").is_some());
        assert_eq!((state.link().to_string().as_str(), state.troubles.len()), ("#/insanity?view=tree", 2));
    }

    #[test]
    fn a_pasted_link_that_leads_nowhere_changes_nothing() {
        let mut state = state(&format!("#/insanity?cubes={CLASSIC}&want=unique&seed=7&view=tree&step=3"));
        let before = state.link();
        for text in [
            "#/insanity?cubes=012345&view=hand",
            "#/taquin?board=493617285",
            "#/sudoku",
            "#/",
            "#/insanity?v=9&cubes=001011.101101",
            "012",
        ] {
            assert!(state.read_text(text).is_none(), "{text}");
            assert_eq!((state.link(), state.troubles.len()), (before.clone(), 1), "{text}: {:?}", state.troubles);
            state.troubles.clear();
        }
    }
}
