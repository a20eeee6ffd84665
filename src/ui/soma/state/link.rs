//! Reads the state from a link, collecting its problems, and writes the state as a link.

use super::{Edited, State, View};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::{Model, Problem, Request};
use crate::ui::page::state::{Asked, Linked, StateBase};
use crate::ui::steps::Steps;
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, LinkValues, LinkWriter};

impl Linked for State {
    type Model = Model;
    type Problem = Problem;
    type Own = Problem;
    type Edited = Edited;

    const OTHER_PAGE: Problem = Problem::OtherPage;

    fn link(&self) -> Link {
        let mut written: LinkWriter = self.request().keys().collect();
        match (self.view, self.model.is_soma()) {
            (View::Solutions, false) => {}
            (View::Search, false) => written.add("view", View::Search.name(), ""),
            _ => written.name("view", self.view),
        }
        let is_making = !self.own.text.is_empty();
        if (is_making || self.view == View::Figure) && !self.is_built() {
            written.add("draft", self.draft.text().as_str(), "");
        }
        written.add("pieces", self.own.text.as_str(), "");
        written.add("piece", self.piece + 1, 1);
        written.add("solution", self.wanted.unwrap_or(self.solution) + 1, 1);
        written.add("solved", self.written_solution().unwrap_or_default(), String::new());
        written.add("kind", self.written_kind().unwrap_or_default(), String::new());
        self.base.write_sight(&mut written);
        written.add("apart", self.apart, 0);
        if self.view == View::Map {
            self.map.write(&mut written);
        }
        if self.view == View::Search {
            for (key, changes) in self.written_changes() {
                written.list(key, changes);
            }
        }
        self.write_lockstep(&mut written);
        self.write_shows(&mut written);
        self.write_ways(&mut written);
        self.write_hand(&mut written);
        Link {
            marks: self.player.marked.of(self.track_number()),
            keys: written.0,
            step: match self.view {
                View::Search => Some(self.base.asked.unwrap_or(self.timeline.step())).filter(|&step| step > 0),
                // Without a step, all pieces are in place.
                View::Solutions => Some(self.assembled as u64).filter(|&step| step < self.model.pieces.count() as u64),
                // The pieces in place are a beginning: the moves to them are not in the link.
                View::Hand => None,
                View::Map => self.map.link_step(),
                View::Figure => self.step_of_argument(),
                _ => Some(self.step()).filter(|&step| step != self.first_step()),
            },
            workers: self.base.workers,
            // A reader who opens the link sees the same as this reader: the whole search, if it was run.
            run: self.search.is_done() || self.search.is_running() || self.wants_search || self.is_packed(),
            ..Link::to(Destination::Puzzle(Puzzle::Soma))
        }
    }

    fn asked(link: &Link) -> Asked<Model, Problem> {
        let (model, problems) = Request::from_keys(|key| link.value(key)).read();
        Asked { model, is_legal: !problems.iter().any(Problem::is_of_figure), problems }
    }

    fn edit(&mut self, model: Model) -> bool {
        let draft = if model.figure == self.model.figure { self.draft.clone() } else { Draft::of(&model.figure) };
        self.edit_both(model, draft)
    }

    fn read_view(&mut self, values: &mut LinkValues) {
        let entered =
            |text: &str| text.parse().ok().filter(|draft: &Draft| draft.count() != self.model.pieces.volume());
        match values.read("draft", Allowed::Like("ooo.ooo.ooo"), entered) {
            Some(draft) => self.draft = draft,
            None if !self.is_built() => self.draft = Draft::of(&self.model.figure),
            None => {}
        }
        let usual = match self.model.is_soma() {
            _ if values.has("draft") && !values.has("pieces") => View::Figure,
            true => View::default(),
            // The enumeration of a larger set does not end, so the solutions are what is looked for.
            false => View::Solutions,
        };
        self.view = values.name("view").unwrap_or(usual);
        self.read_pieces(values);
        self.piece = values.number("piece", 1..=self.model.pieces.count()).map_or(0, |number| number - 1);
        self.read_lockstep(values);
        self.base.read_sight(values);
        self.apart = values.number("apart", 0..=100).unwrap_or(0);
    }

    fn read_rest(&mut self, values: &mut LinkValues, step: Option<u64>) {
        let classes = self.solutions.as_ref().map(|solutions| solutions.catalogue.classes.len());
        let number: Option<usize> = match classes {
            Some(count) => values.number("solution", 1..=count),
            None => values.number("solution", 1..),
        };
        let solution = number.map_or(0, |number| number - 1);
        if self.solutions.is_some() {
            self.solution = solution;
        } else {
            self.wanted = Some(solution).filter(|&solution| solution > 0);
        }
        self.read_solution(values);
        self.read_kind(values);
        self.map.read(values, classes, step.filter(|_| self.view == View::Map));
        self.read_shows(values, step);
        self.read_ways(values);
        self.read_changes(values);
        match (self.view, step) {
            (View::Search, _) => {
                // Whether the search has that many steps is not known yet.
                self.base.asked = step;
                let step = step.unwrap_or(0);
                if !self.is_far(step) {
                    self.go_in_search(step);
                }
            }
            (View::Solutions, _) => {
                // The number of pieces is known before the solution is.
                let last = self.model.pieces.count() as u64;
                let step = step.unwrap_or(last);
                self.assembled = step.min(last) as usize;
                if step > last {
                    self.base.troubles.push(Trouble::Step(step, last));
                }
            }
            (View::Hand, _) => self.read_hand(values, step),
            // The tour is not known yet.
            (View::Map, _) => {}
            // It was read with what is shown.
            (View::Figure, _) if self.shows.has_steps() => {}
            _ => self.go_to(step.unwrap_or(self.first_step())),
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
    /// Whether the packing engine counts the solutions, or has counted them.
    fn is_packed(&self) -> bool {
        !self.is_counted_fast() && (self.counting.is_running() || self.counting.is_done())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::soma::somap::chart::Chart;
    use crate::puzzle::soma::{Catalogue, fast};
    use crate::ui::page::check::{check_golden, check_link, check_pasted};
    use crate::ui::soma::state::later;
    use crate::ui::soma::state::map::MapAct;

    #[test]
    fn golden_links_are_understood() {
        check_golden::<State>("#/soma");
    }

    #[test]
    fn what_makes_no_sense_is_told_and_the_rest_is_done() {
        let check = check_link::<State>;
        check("#/soma?figure=bathtub&order=12&rules=parity", &["1 Default"], "#/soma?figure=bathtub&rules=parity");
        check(
            "#/soma?figure=bathtub&order=12&rules=pink&fix=2&view=tree&piece=8&apart=101&solution=0&switched=x&step=4",
            &["3 Default", "view=tree", "piece=8", "apart=101", "solution=0", "switched=x"],
            "#/soma?figure=bathtub&step=4",
        );
        check("#/soma?piece=x&apart=20&view=placements&step=3", &["piece=x"], "#/soma?view=placements&apart=20&step=3");
        check("#/soma?view=figure&step=3", &["step=3 of 0"], "#/soma?view=figure");
        check("#/soma?view=solutions&step=9&solution=2", &["step=9 of 7"], "#/soma?view=solutions&solution=2");
        // Other sets of pieces.
        for link in [
            "#/soma?set=bedlam",
            "#/soma?set=bedlam&view=search&step=3",
            "#/soma?set=pentominoes-6x10&order=ILNPTUVWXYZF",
            "#/soma?set=2xooo.o--,oo&figure=ooooo.ooooo&rules=islands",
            "#/soma?set=diabolical&view=placements&piece=6&step=2",
        ] {
            check(link, &[], link);
        }
        check("#/soma?set=tangram&rules=parity", &["1 Example"], "#/soma?rules=parity");
        check("#/soma?set=bedlam&figure=ooo", &["1 Example"], "#/soma?set=bedlam");
        // A figure that is being built stands beside the last one.
        let built = "#/soma?figure=bathtub&view=figure&draft=oo-.---.---";
        check(built, &[], built);
        check("#/soma?figure=bathtub&draft=oo-.---.---", &[], built);
        check("#/soma?view=figure&draft=oxo", &["draft=oxo"], "#/soma?view=figure");
        // Searches side by side.
        check("#/soma?lockstep=2&step=700", &[], "#/soma?lockstep=2&step=700");
        check("#/soma?lockstep=3&rules=parity", &["lockstep=3"], "#/soma?rules=parity");
        check("#/soma?view=solutions&lockstep=4", &[], "#/soma?view=solutions");
        // A set of pieces that is being made, in any view, with the figure for it.
        for making in [
            "#/soma?pieces=2xooo.o--,-",
            "#/soma?view=figure&draft=ooooo.ooooo&pieces=2xooo.o--,oo",
            "#/soma?draft=ooooo.ooooo&pieces=2xooo.o--,oo",
            "#/soma?set=bedlam&draft=ooo&pieces=o-o",
        ] {
            check(making, &[], making);
        }
        // The map is made later; until then its keys stay as they are.
        let way = "#/soma?view=map&solution=87&goal=112&moved=2&step=3";
        check(way, &[], way);
        check("#/soma?view=map&kind=PP&goal=5", &[], "#/soma?view=map&kind=PP&goal=5");
        check("#/soma?view=map&goal=0&moved=4&step=3", &["goal=0", "moved=4"], "#/soma?view=map&step=3");
        check("#/soma?view=solutions&goal=5&moved=2", &[], "#/soma?view=solutions");
        check("#/soma?figure=tree&order=7654321&apart=x", &["1 Example", "apart=x"], "#/soma?order=7654321");
    }

    #[test]
    fn the_link_follows_the_reader_away_from_the_step_that_was_asked_for() {
        let (link, _) = Link::parse("#/soma?step=700");
        let mut state = State::of(&link);
        for step in [700, 5, 780] {
            state.go(step);
            assert_eq!(state.link().step, Some(step));
        }
    }

    #[test]
    fn the_map_follows_its_link() {
        let state_of = |link: &str| {
            let (link, _) = Link::parse(link);
            let mut state = State::of(&link);
            let Model { pieces, figure, .. } = &state.model;
            let (cover, found) = fast::solutions(pieces, figure).unwrap();
            let catalogue = Catalogue::new(pieces, figure, &cover, &found);
            let chart = Chart::new(pieces, figure, &catalogue);
            state.know(catalogue, 0);
            assert!(state.take_chart(chart));
            later::chart(&mut state);
            state
        };
        let mut state = state_of("#/soma?view=map&solution=87&step=56");
        assert_eq!((state.step(), state.farthest(), state.link().step), (56, 56, Some(56)));
        // The longest of all ways, played.
        let [from, to] = state.map.facts().unwrap().diameter.1;
        state.do_on_map(MapAct::Visit(from));
        state.do_on_map(MapAct::Goal(Some(to)));
        later::chart(&mut state);
        let legs = state.map.tour.as_ref().unwrap().legs.clone();
        assert_eq!((legs.len(), state.step(), legs[0].ends[0], legs[7].ends[1]), (8, 0, from, to));
        assert_eq!(state.farthest(), 2 * legs.iter().map(|leg| leg.pieces.len() as u64).sum::<u64>());
        state.go(5);
        let link = format!("#/soma?view=map&solution={}&goal={}&step=5", from + 1, to + 1);
        assert_eq!(state.link().to_string(), link);
        assert_eq!(state_of(&link).in_place(), state.in_place());
        // An edge of the way plays from its beginning; without a way it leads from the class on show.
        state.do_on_map(MapAct::Edge(legs[3].ends));
        assert_eq!((state.step(), state.player.playing), (legs[3].steps[0] as u64, true));
        state.do_on_map(MapAct::Visit(from));
        later::chart(&mut state);
        let next = state.map.charted.clone().unwrap().map.neighbours(from, None)[0];
        state.do_on_map(MapAct::Edge([from, next]));
        assert_eq!((state.map.goal, state.step(), state.player.playing), (Some(next), 0, true));
        state.do_on_map(MapAct::Reverse);
        later::chart(&mut state);
        assert_eq!((state.solution, state.map.goal, state.player.playing), (next, Some(from), false));
        state.do_on_map(MapAct::Goal(Some(next)));
        assert_eq!(state.map.goal, None, "it is there already");
        // A goal or a step that is too large is told.
        assert_eq!(state_of("#/soma?view=map&goal=241").base.troubles.len(), 1);
        let state = state_of("#/soma?view=map&moved=2&step=99");
        assert_eq!((state.step(), state.base.troubles.len()), (21, 1));
    }

    #[test]
    fn a_pasted_link_is_followed() {
        let check = check_pasted::<State>;
        let before = "#/soma?figure=bathtub&rules=parity&view=placements&piece=3&apart=20&step=2";
        let link = "#/soma?figure=pyramid&order=7654321&view=pieces&step=4";
        check(before, &format!("https://example.org/x/{link}&lang=fr\n"), &[], link);
        check(
            before,
            "#/soma?figure=dog&order=12&apart=x&step=y",
            &["1 Default", "apart=x", "step=y"],
            "#/soma?figure=dog",
        );
        for (text, told) in [
            ("#/soma?figure=tree&view=pieces", "1 in the text"),
            ("#/cube?alg=R", "1 in the text"),
            ("#/hanoi", "unknown-page"),
            ("#/soma?v=2&figure=pyramid", "newer-version"),
            ("tree", "1 in the text"),
        ] {
            check(before, text, &[told], before);
        }
        check(
            "#/soma?figure=bathtub&rules=parity&view=pieces",
            "pyramid",
            &[],
            "#/soma?figure=pyramid&rules=parity&view=pieces",
        );
    }
}
