//! The finder of commutators in the laboratory: what is wished, and what was found for it.

use super::{Bench, Field, State, View};
use crate::puzzle::cube::Spelling;
use crate::puzzle::cube::finder::FoundParts;
use crate::puzzle::cube::laboratory::{Combination, Form};
use crate::puzzle::cube::scene::FACELET;
use crate::puzzle::cube::wish::{CommutatorWish, Refusal, WishedChange, facelet_name, facelet_named};
use crate::scene::Id;
use crate::ui::activity::Activity;
use crate::ui::page::state::Linked;
use crate::values::{Allowed, LinkValues, LinkWriter};

/// A wish, and the commutator that was found for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The wish, of which facelets may be missing.
    pub wish: CommutatorWish,
    /// Why the facelet that was pointed at last was not added.
    pub refused: Option<Refusal>,
    /// The commutator with its turns, which fulfils the wish; without turns if it was not found yet.
    pub bench: Bench,
    /// Whether it was found.
    pub is_found: bool,
    /// Whether it is shown at its end once it is found: it came with a link.
    ends: bool,
}

/// What the reader does with the finder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinderAct {
    /// Choose what is to happen; with none the finder closes.
    Change(Option<WishedChange>),
    /// Point at a facelet of the cube in order, 0..54.
    Point(usize),
    /// Take the wish that undoes this one.
    Inverse,
    /// Take all facelets away.
    Clear,
    /// Take away the message about the facelet that cannot be wished.
    Close,
    /// Take what was found as the reader's own S, X and T.
    Take,
    /// Show the supports of X and T on the cube, or the colours.
    Supports,
}

impl Finding {
    fn new(wish: CommutatorWish) -> Finding {
        let bench = Bench::new(Default::default(), Form::Commutator, Default::default());
        Finding { wish, refused: None, bench, is_found: false, ends: false }
    }
}

impl State {
    /// What the laboratory shows: what was found, if commutators are searched, or the reader's own X and T.
    pub fn bench(&self) -> &Bench {
        self.finding.as_ref().map_or(&self.bench, |finding| &finding.bench)
    }

    /// Whether the wish is whole, and its commutator was not found yet.
    pub fn awaits_commutator(&self) -> bool {
        self.finding.as_ref().is_some_and(|finding| finding.wish.is_whole() && !finding.is_found)
    }

    /// Whether the view needs a commutator, and no search for it was started yet.
    pub fn wants_commutator(&self) -> bool {
        self.view == View::Laboratory && self.awaits_commutator() && !self.seeking.is_begun()
    }

    /// Whether what was pointed at last cannot be wished.
    pub fn is_refused(&self) -> bool {
        self.view == View::Laboratory && self.finding.as_ref().is_some_and(|finding| finding.refused.is_some())
    }

    /// The facelet of the cube in order, 0..54, that a click on an element of the drawing adds to the wish.
    pub fn wished(&self, id: Id) -> Option<usize> {
        let finds = self.view == View::Laboratory && self.finding.is_some() && id.kind == FACELET;
        let cube = self.cube();
        let at = |&to: &u8| usize::from(to) == id.a as usize;
        finds.then(|| cube.goes().iter().position(at)).flatten()
    }

    /// Does what the reader does with the finder.
    pub fn find(&mut self, act: FinderAct) {
        match act {
            FinderAct::Change(change) => self.change(change),
            FinderAct::Point(facelet) => {
                let Some(finding) = &mut self.finding else { return };
                let mut wish = finding.wish.clone();
                finding.refused = wish.add(facelet).err();
                if finding.refused.is_none() {
                    self.ask_for(wish);
                }
            }
            FinderAct::Inverse => {
                if let Some(finding) = &self.finding {
                    self.ask_for(finding.wish.inverse());
                }
            }
            FinderAct::Clear => {
                if let Some(finding) = &self.finding {
                    self.ask_for(CommutatorWish::new(finding.wish.change(), &[]).unwrap_or_default());
                }
            }
            FinderAct::Close => {
                if let Some(finding) = &mut self.finding {
                    finding.refused = None;
                }
            }
            FinderAct::Take => {
                let Some(finding) = self.finding.take() else { return };
                let Combination { setup, form, parts, .. } = finding.bench.experiment;
                self.seeking = Activity::Idle;
                self.wrong.retain(|wrong| !matches!(wrong.field, Field::X | Field::T | Field::Setup));
                self.supports = false;
                self.try_out(setup, form, parts);
            }
            FinderAct::Supports => self.supports = !self.supports,
        }
    }

    /// Chooses what is to happen. The facelets that fit stay.
    fn change(&mut self, change: Option<WishedChange>) {
        self.supports = change.is_some();
        let Some(change) = change else {
            self.finding = None;
            self.seeking = Activity::Idle;
            return self.begin_bench();
        };
        let mut wish = CommutatorWish::new(change, &[]).unwrap_or_default();
        for &facelet in self.finding.iter().flat_map(|finding| finding.wish.facelets()) {
            // One that does not fit is left out.
            wish.add(facelet).ok();
        }
        self.ask_for(wish);
    }

    /// Replaces the wish. The page looks for its commutator once it is whole.
    fn ask_for(&mut self, wish: CommutatorWish) {
        self.finding = Some(Finding::new(wish));
        self.seeking = Activity::Idle;
        self.begin_bench();
    }

    /// Takes in the commutator that a worker has found. Returns false if it does not fulfil the wish.
    pub fn know_commutator(&mut self, found: FoundParts) -> bool {
        let Some(finding) = self.finding.as_mut().filter(|own| Some(found.algorithm().cube()) == own.wish.effect())
        else {
            return false;
        };
        finding.bench = Bench::new(found.setup, Form::Commutator, [found.x, found.t]);
        finding.is_found = true;
        let last = finding.bench.way.turns.len() as u64;
        let usual = if finding.ends { last } else { 0 };
        self.tried = self.base.asked.unwrap_or(usual).min(last) as usize;
        self.benches += 1;
        self.tell_beyond(Some(last), false);
        true
    }

    /// Goes before the first turn of what the laboratory shows.
    fn begin_bench(&mut self) {
        self.benches += 1;
        self.player.playing = false;
        self.base.asked = None;
        self.tried = 0;
    }

    /// Reads the wish from a link.
    pub(super) fn read_wish(&mut self, values: &mut LinkValues) {
        let named = values.name::<WishedChange>("change");
        let change = named.unwrap_or_default();
        let fits =
            |facelets: &[usize]| CommutatorWish::new(change, facelets).is_ok_and(|wish| wish.facelets() == facelets);
        let facelets = values.list("cubies", Allowed::Like("UFR.RDF.LUF"), facelet_named, fits);
        let wish = named.is_some() || facelets.is_some();
        let facelets = facelets.unwrap_or_default();
        let wish = wish.then(|| CommutatorWish::new(change, &facelets).unwrap_or_default());
        self.finding = wish.map(|wish| Finding { ends: true, ..Finding::new(wish) });
        self.seeking = Activity::Idle;
        self.supports = values.flag("supports").unwrap_or(self.finding.is_some());
        self.benches += 1;
    }

    /// Writes the wish to a link.
    pub(super) fn write_wish(&self, written: &mut LinkWriter) {
        if let Some(Finding { wish, .. }) = &self.finding {
            written.put("change", wish.change().name());
            let names: Vec<String> = wish.facelets().iter().map(|&own| facelet_name(own, Spelling::Link)).collect();
            written.add("cubies", names.join(".").as_str(), "");
        }
        written.add("supports", u8::from(self.supports), u8::from(self.finding.is_some()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::puzzle::cube::finder::Finder;
    use crate::ui::page::check::check_link;
    use crate::ui::steps::Steps;

    fn state(link: &str) -> State {
        State::of(&Link::parse(link).0)
    }

    /// Does what the page does for a wish.
    fn seek(state: &mut State) {
        assert!(state.wants_commutator());
        let found = Finder::new().find(&state.finding.as_ref().expect("a wish").wish).expect("a commutator");
        let other = FoundParts { setup: Default::default(), ..found.clone() };
        assert!(found.setup.items.is_empty() || !state.know_commutator(other), "another commutator");
        assert!(state.know_commutator(found));
    }

    #[test]
    fn links_carry_the_wish() {
        let check = check_link::<State>;
        for link in [
            "#/cube?view=laboratory&change=cycle",
            "#/cube?view=laboratory&change=cycle&cubies=UFR.RDF.LUF&supports=0",
            "#/cube?view=laboratory&s=R_U2&supports=1",
            "#/cube?view=laboratory&change=twist&cubies=UFR.DFL&step=3",
        ] {
            check(link, &[], link);
        }
        check("#/cube?view=laboratory&cubies=UF.RF", &[], "#/cube?view=laboratory&change=cycle&cubies=UF.RF");
        check(
            "#/cube?view=laboratory&change=turn&cubies=UFR.UF&s=Q&supports=2",
            &["s=Q", "change=turn", "cubies=UFR.UF", "supports=2"],
            "#/cube?view=laboratory",
        );
    }

    #[test]
    fn what_is_pointed_at_is_found_and_taken_over() {
        let mut state = state("#/cube?view=laboratory&x=R&t=U");
        let own = state.bench.clone();
        state.find(FinderAct::Change(Some(WishedChange::Cycle)));
        for name in ["UFR", "RDF", "FUL"] {
            assert!(!state.awaits_commutator() && state.farthest() == 0);
            state.find(FinderAct::Point(facelet_named(name).expect("a facelet")));
        }
        seek(&mut state);
        let finding = state.finding.clone().expect("a wish");
        assert!(finding.is_found && state.step() == 0 && state.farthest() > 0);
        assert_eq!(Some(state.bench().experiment.result()), finding.wish.effect());
        assert_eq!(state.bench, own, "the reader's own stays");
        // A wrong one is told, and the wish stays.
        state.find(FinderAct::Point(facelet_named("UF").expect("a facelet")));
        assert!(state.is_refused() && state.bench() == &finding.bench);
        state.find(FinderAct::Change(Some(WishedChange::Flip)));
        assert_eq!(state.finding.as_ref().map(|own| own.wish.facelets().len()), Some(0), "no corner is flipped");
        state.find(FinderAct::Change(None));
        assert_eq!(state.bench(), &own);
        state.finding = Some(finding.clone());
        state.find(FinderAct::Take);
        assert!(state.finding.is_none());
        assert_eq!(state.bench.experiment, finding.bench.experiment);
    }

    #[test]
    fn the_wish_of_a_link_is_found_later_and_its_step_reached() {
        let mut state = state("#/cube?view=laboratory&change=flip&cubies=UF.UB&step=3");
        assert!(state.awaits_commutator() && state.farthest() == 0);
        seek(&mut state);
        assert!(!state.awaits_commutator() && state.step() == 3);
        assert_eq!(state.link().step, Some(3));
    }
}
