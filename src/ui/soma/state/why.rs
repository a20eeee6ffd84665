//! The arguments of the view of the figure: why it cannot be built, as the workers have found it, and what holds for all solutions of the
//! cube; and the step of the one that is shown.

use super::{Shows, State, View};
use crate::link::LinkProblem;
use crate::puzzle::soma::Mask;
use crate::puzzle::soma::diagnosis::Reason;
use crate::puzzle::soma::places::PiecePlaces;
use crate::puzzle::soma::theory::corners;
use crate::puzzle::soma::theory::proof::ProofStep;
use crate::puzzle::soma::why::{ChainStep, ForcedChain, Weights, Why};
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, BadValue, LinkValues, LinkWriter};
use std::rc::Rc;

/// The values of the key `shows`.
const SHOWN: [(&str, Shows); 4] =
    [("chess", Shows::Chess), ("weights", Shows::Weights), ("chain", Shows::Chain), ("proof", Shows::Proof)];
const NAMES: Allowed = Allowed::Names(&["chess", "weights", "chain", "proof"]);

/// Why the figure cannot be built, as it is shown.
#[derive(Clone, Debug, Default)]
pub struct WhyShown {
    /// What the workers have found; every part of it is checked.
    pub found: Option<Rc<Why>>,
    /// The same as a worker told it, until it is checked.
    pub(super) told: Option<Why>,
    /// Where the pieces stand in the solutions, once it was asked; nothing if these are too many.
    pub places: Option<Rc<Option<Vec<PiecePlaces>>>>,
    /// The argument about the solutions of the cube, once it was shown.
    pub proof: Option<Rc<Vec<ProofStep>>>,
    /// The step of the argument, 0 to the last one.
    pub step: usize,
    /// The step that the link asked for, until the argument is there.
    pub(super) asked: Option<u64>,
}

impl State {
    /// Whether the figure is edited where it is shown: the arguments take the place of the editor.
    pub fn edits(&self) -> bool {
        self.view == View::Figure && !self.argues()
    }

    /// Whether an argument is shown on the figure: it is there, and the draft is the figure.
    pub fn argues(&self) -> bool {
        let is_there = match self.shows {
            Shows::Weights => self.weights().is_some(),
            Shows::Chain => self.chain().is_some(),
            Shows::Proof => self.why.proof.is_some(),
            _ => false,
        };
        is_there && self.is_built()
    }

    /// Whether the workers are to look for arguments, and nobody has asked them yet.
    pub fn wants_why(&self) -> bool {
        let is_hopeless = self.solutions.as_ref().is_some_and(|solutions| solutions.catalogue.count == 0);
        self.view == View::Figure && is_hopeless && self.why.found.is_none() && !self.arguing.is_begun()
    }

    /// Whether arguments are there that are not checked yet.
    pub fn is_untold(&self) -> bool {
        self.why.told.is_some()
    }

    /// Stores what a worker has found, until it is checked.
    pub fn take_why(&mut self, why: Why) {
        self.why.told = Some(why);
    }

    /// Goes to this step of the argument, and tells one beyond the last.
    pub(super) fn aim_at(&mut self, step: u64) {
        let last = self.last_of_argument() as u64;
        if step > last {
            self.base.troubles.push(Trouble::Step(step, last));
        }
        self.why.step = step.min(last) as usize;
    }

    /// Tells that a link asks for an argument that there is not, once that is known, and shows the figure.
    pub(super) fn check_shows(&mut self) {
        let is_there = match self.shows {
            Shows::Weights => self.weights().is_some(),
            Shows::Chain => self.chain().is_some(),
            Shows::Proof => self.is_cube(),
            _ => true,
        };
        let is_built = self.solutions.as_ref().is_some_and(|solutions| solutions.catalogue.count > 0);
        if !is_there && (is_built || self.why.found.is_some() || self.shows == Shows::Proof) {
            let found = self.written_shows().to_string();
            let bad = BadValue { key: "shows", found, allowed: NAMES };
            self.base.troubles.push(Trouble::Value(LinkProblem::BadValue(bad)));
            self.shows = Shows::Cubes;
            (self.why.step, self.why.asked) = (0, None);
        }
    }

    /// The weights that were found.
    pub fn weights(&self) -> Option<&Weights> {
        self.why.found.as_ref()?.weights.as_ref()
    }

    /// The chain that was found, if it has steps: otherwise a reason says the same at once.
    pub fn chain(&self) -> Option<&ForcedChain> {
        self.why.found.as_ref()?.chain.as_ref().filter(|chain| !chain.0.is_empty())
    }

    /// The last step of the argument that is shown.
    pub fn last_of_argument(&self) -> usize {
        match self.shows {
            _ if !self.is_built() => 0,
            Shows::Chain => self.chain().map_or(0, |chain| chain.0.len()),
            Shows::Proof => self.why.proof.as_ref().map_or(0, |steps| steps.len() - 1),
            _ => 0,
        }
    }

    /// The pieces that stand at the present step of the argument.
    pub fn standing(&self) -> Vec<(usize, Mask)> {
        match self.shows {
            Shows::Proof => self.proved().and_then(|step| step.placed).into_iter().collect(),
            Shows::Weights => vec![],
            _ => self.chain().map_or(vec![], |chain| chain.standing(self.why.step)),
        }
    }

    /// The present step of the argument about the solutions of the cube, while it is shown.
    pub fn proved(&self) -> Option<&ProofStep> {
        self.why.proof.as_ref().filter(|_| self.shows == Shows::Proof)?.get(self.why.step)
    }

    /// Shows this on the figure, an argument from its beginning.
    pub fn show(&mut self, shows: Shows) {
        if self.shows != shows {
            (self.why.step, self.why.asked) = (0, None);
            self.player.playing = false;
        }
        self.shows = shows;
    }

    /// The numbers that are written on the cells: weights that were found, or 1 on the corners of the cube.
    pub fn written(&self) -> Option<Weights> {
        match self.shows {
            Shows::Proof if self.is_cube() => {
                let corners = corners(&self.model.figure);
                Some(Weights((0..self.model.figure.count()).map(|cell| (corners >> cell & 1) as u32).collect()))
            }
            Shows::Weights => self.weights().cloned(),
            _ => None,
        }
    }

    /// The last step that was taken on the chain, and the reason at which it ends, if it ends there.
    pub fn argued(&self) -> Option<(&ChainStep, Option<Reason>)> {
        let chain = self.chain()?;
        let step = chain.0.get(self.why.step.checked_sub(1)?)?;
        Some((step, chain.end(self.why.step, &self.model.pieces, &self.model.figure)))
    }

    /// How many pieces the packing engine has placed, once it has tried everything.
    pub fn packed(&self) -> Option<u64> {
        let is_whole = !self.is_counted_fast() && self.counting.is_done();
        Some(self.packing.found.nodes).filter(|_| is_whole)
    }

    fn written_shows(&self) -> &'static str {
        SHOWN.into_iter().find(|(_, shows)| *shows == self.shows).map_or("", |(name, _)| name)
    }

    /// Writes the key `shows`.
    pub(super) fn write_shows(&self, written: &mut LinkWriter) {
        if self.view == View::Figure {
            written.add("shows", self.written_shows(), "");
        }
    }

    /// The step of the argument in the link; none at its beginning.
    pub(super) fn step_of_argument(&self) -> Option<u64> {
        Some(self.why.asked.unwrap_or(self.why.step as u64)).filter(|&step| step > 0)
    }

    /// Reads the key `shows`, and the step of the chain.
    pub(super) fn read_shows(&mut self, values: &mut LinkValues, step: Option<u64>) {
        if self.view != View::Figure {
            return self.show(Shows::Cubes);
        }
        let named = |text: &str| SHOWN.into_iter().find(|(name, _)| *name == text).map(|(_, shows)| shows);
        let shows = values.read("shows", NAMES, named).unwrap_or_default();
        self.show(shows);
        self.why.step = 0;
        self.why.asked = step.filter(|_| matches!(self.shows, Shows::Chain | Shows::Proof));
        self.check_shows();
    }
}
