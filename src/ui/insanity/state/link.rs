//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::choice::{Chosen, Missing};
use super::{State, Track, View};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::hand::Hand;
use crate::puzzle::insanity::trial::Trial;
use crate::puzzle::insanity::{self, Model, Position, Request};
use crate::ui::page::state::{Asked, Linked, PageState, StateBase};
use crate::ui::steps::Steps;
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, LinkValues, LinkWriter};

impl Linked for State {
    type Model = Model;
    type Problem = insanity::Problem;
    type Own = Missing;
    type Edited = Model;

    const OTHER_PAGE: insanity::Problem = insanity::Problem::OtherPage;

    fn link(&self) -> Link {
        let mut written: LinkWriter = Request::of(&self.model).keys().collect();
        // With factorisations the default view is the graph, so another one must be written.
        if self.chosen.is_some() {
            written.put("view", self.view.name());
        } else {
            written.name("view", self.view);
        }
        if let Some(chosen) = &self.chosen {
            chosen.write(&mut written);
        }
        if self.hand.positions().iter().any(|&position| position > 0) {
            written.list("hand", self.hand.positions());
        }
        written.name("want", self.wanted);
        self.base.write_sight(&mut written);
        self.lab.trial().write(&mut written);
        let whole = self.model.cubes.count() as u64;
        Link {
            marks: self.player.marked.of(self.track_number()),
            keys: written.0,
            step: match self.track() {
                Track::Hand | Track::Nothing => None,
                Track::Assembly => Some(self.step()).filter(|&step| step < whole),
                _ => Some(self.step()).filter(|&step| step > 0),
            },
            workers: self.base.workers,
            // A reader who opens the link sees the same as this reader: all solutions, if they have been found.
            run: match self.view {
                View::Statistics => self.lab.activity.is_begun(),
                _ => self.search.is_done() || self.search.is_running(),
            },
            ..Link::to(Destination::Puzzle(Puzzle::Insanity))
        }
    }

    fn asked(link: &Link) -> Asked<Model, insanity::Problem> {
        let (model, problems) = Request::from_keys(|key| link.value(key)).read();
        Asked { is_legal: model.is_some(), model: model.unwrap_or_default(), problems }
    }

    fn edit(&mut self, model: Model) -> bool {
        model != self.model && self.replace(model)
    }

    fn read_view(&mut self, values: &mut LinkValues) {
        // Factorisations are shown in the graph.
        let chooses = !values.has("view") && Chosen::KEYS.iter().any(|key| values.has(key));
        self.base.read_sight(values);
        self.view = values.name("view").unwrap_or(if chooses { View::Graph } else { View::default() });
        let wanted = values.name("want");
        self.wanted = wanted.unwrap_or_default();
        self.lab.set(Trial::read(self.model.cubes.count(), values));
    }

    fn read_rest(&mut self, values: &mut LinkValues, step: Option<u64>) {
        if values.text("want") == Some(self.wanted.name()) && !values.has("cubes") {
            // A new set removes the problems of the previous one, but not those of this link.
            let troubles = std::mem::take(&mut self.base.troubles);
            self.begin_draw();
            self.base.troubles = troubles;
        }
        self.read_hand(values);
        let (chosen, missing) = Chosen::read(values, &self.model.cubes, &self.theory);
        self.chosen = chosen;
        self.base.troubles.extend(missing.into_iter().map(Trouble::Own));
        match (self.track(), step) {
            // A link to two factorisations shows their finished stack.
            (Track::Assembly, None) => self.go(self.model.cubes.count() as u64),
            (Track::Program, step) => {
                // Whether the search has that many steps is not known yet.
                self.base.asked = step;
                self.go(step.unwrap_or(0));
            }
            (Track::Factorising, step) => {
                let step = step.unwrap_or(0);
                self.go(step);
                if let Some(total) = self.total().filter(|&total| total < step) {
                    self.base.troubles.push(Trouble::Step(step, total));
                }
            }
            // The moves made by hand are not in links.
            (Track::Assembly | Track::Hand | Track::Nothing, Some(step)) => self.go_to(step),
            (Track::Hand | Track::Nothing, None) => {}
        }
    }

    fn base(&self) -> &StateBase<State> {
        &self.base
    }

    fn base_mut(&mut self) -> &mut StateBase<State> {
        &mut self.base
    }
}

impl State {
    fn read_hand(&mut self, values: &mut LinkValues) {
        let count = self.model.cubes.count();
        if !values.has("hand") {
            self.hand = Hand::new(vec![0; count]);
            return;
        }
        let position = |text: &str| text.parse().ok().filter(|&position: &Position| position < 24);
        let read = values.list("hand", Allowed::Like("8.14.2.10"), position, |positions| positions.len() == count);
        // Where back and forward lead to the same stack, its moves are kept for undo.
        if let Some(positions) = read.filter(|positions| positions != self.hand.positions()) {
            self.hand = Hand::new(positions);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::{check_golden, check_link, check_pasted};

    const CLASSIC: &str = "000132.131220.210330.203131";

    fn state(fragment: &str) -> State {
        let (link, problems) = Link::parse(fragment);
        assert_eq!(problems, [], "{fragment}");
        State::of(&link)
    }

    #[test]
    fn golden_links_are_understood() {
        check_golden::<State>("#/insanity");
    }

    #[test]
    fn factorisations_of_a_link_are_seen_in_the_graph() {
        for key in ["solution=24", "pair=1.5", "pair=1.5&reversed=1.3", "factorisation=2"] {
            let seen = state(&format!("#/insanity?{key}"));
            assert_eq!((seen.view, seen.base.troubles.len()), (View::Graph, 0), "{key}");
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
        let check = check_link::<State>;
        check(
            &format!("#/insanity?cubes={CLASSIC}&prune=9&view=tree"),
            &["1 Default"],
            &format!("#/insanity?cubes={CLASSIC}&view=tree"),
        );
        check("#/insanity?sets=0&seed=7&want=unique&cubes=", &["2 Example", "sets=0"], "#/insanity?want=unique&seed=7");
        check(
            "#/insanity?sets=0&seed=x&colours=some&view=hand&hand=1",
            &["sets=0", "seed=x", "colours=some", "hand=1"],
            "#/insanity?view=hand",
        );
        check("#/insanity?pair=1.5&reversed=9", &["reversed=9"], "#/insanity?view=graph&pair=1.5");
        check("#/insanity?pair=1.5&reversed=1.3", &[], "#/insanity?view=graph&pair=1.5&reversed=1.3");
        check("#/insanity?pair=1.5.2", &["pair=1.5.2"], "#/insanity?view=graph");
        check("#/insanity?pair=1.2", &["own"], "#/insanity?view=graph");
        check("#/insanity?factorisation=2&reversed=1", &["reversed=1"], "#/insanity?view=graph&factorisation=2");
        check("#/insanity?pair=1.5&factorisation=2", &["factorisation=2"], "#/insanity?view=graph&pair=1.5");
        check("#/insanity?reversed=1", &["reversed=1"], "#/insanity");
        check("#/insanity?solution=29&hand=8.1.2.3", &["own"], "#/insanity?view=graph&hand=8.1.2.3");
        check("#/insanity?view=nets&hand=8.1.2.3", &["view=nets"], "#/insanity?hand=8.1.2.3");
        check("#/insanity?view=statistics&step=3", &["step=3 of 0"], "#/insanity?view=statistics");
        check("#/insanity?view=hand&hand=8.1.2.3&step=3", &["step=3 of 0"], "#/insanity?view=hand&hand=8.1.2.3");
        check("#/insanity?pair=1.5&step=9", &["step=9 of 4"], "#/insanity?view=graph&pair=1.5");
    }

    #[test]
    fn a_pasted_link_is_followed() {
        let check = check_pasted::<State>;
        let before = format!("#/insanity?cubes={CLASSIC}&view=hand&hand=1.2.3.4&want=unique&seed=7");
        check(
            &before,
            " https://example.org/x/#/insanity?cubes=001011.101101&prune=none&view=tree&step=2&lang=fr\n",
            &[],
            "#/insanity?cubes=001011.101101&view=tree&step=2",
        );
        check(&before, "#/insanity?prune=9&view=tree&step=x", &["1 Default", "step=x"], "#/insanity?view=tree");
        for (text, told) in [
            ("#/insanity?cubes=012345&view=hand", "1 in the text"),
            ("#/taquin?board=493617285", "1 in the text"),
            ("#/", "1 in the text"),
            ("#/sudoku", "unknown-page"),
            ("#/insanity?v=9&cubes=001011.101101", "newer-version"),
            ("012", "2 in the text"),
        ] {
            check(&before, text, &[told], &before);
        }
        // A set alone changes neither the view nor the settings of random sets.
        let before = "#/insanity?cubes=001011.101101&view=cubes&want=unique&seed=7";
        check(before, CLASSIC, &[], &format!("#/insanity?cubes={CLASSIC}&view=cubes&want=unique&seed=7"));
    }
}
