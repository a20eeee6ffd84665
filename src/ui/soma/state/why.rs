//! The arguments of the view of the figure: why it cannot be built, as the workers have found it, and what holds for all solutions of the
//! cube; and the step of the one that is shown.

use super::{Shows, State, View, later};
use crate::puzzle::soma::Mask;
use crate::puzzle::soma::diagnosis::Reason;
use crate::puzzle::soma::places::PiecePlaces;
use crate::puzzle::soma::shortfall::Shortfall;
use crate::puzzle::soma::theory::corners;
use crate::puzzle::soma::theory::proof::{Agreement, ProofStep};
use crate::puzzle::soma::why::{ChainStep, ForcedChain, Weights, Why};
use crate::ui::activity::Activity;
use crate::ui::trouble::Trouble;
use crate::values::{Allowed, LinkValues, LinkWriter};

/// The values of the key `shows`.
const SHOWN: [(&str, Shows); 4] =
    [("chess", Shows::Chess), ("weights", Shows::Weights), ("chain", Shows::Chain), ("proof", Shows::Proof)];
const NAMES: Allowed = Allowed::Names(&["chess", "weights", "chain", "proof"]);

/// The arguments, as they are shown.
#[derive(Debug, Default)]
pub struct WhyShown {
    /// The progress of the search for them.
    pub arguing: Activity,
    /// What the workers have found; every part of it is checked.
    pub found: Option<Why>,
    /// The same as a worker has sent it, until it is checked.
    pub(super) unchecked: Option<Why>,
    /// The most that each piece reaches of the weights.
    pub most: Vec<u64>,
    /// Where the pieces stand in the solutions, once these are known; empty if not all are listed.
    pub places: Option<Vec<PiecePlaces>>,
    /// The kinds of the solutions, once these are known, where there are kinds.
    pub kinds: Option<Shortfall>,
    /// The argument about the solutions of the cube, once it was shown.
    pub proof: Option<Vec<ProofStep>>,
    /// How many solutions agree with it, once they are known.
    pub agreement: Option<Agreement>,
    /// A step of the chain, and the reason at which it ends, if it ends there.
    pub(super) ended: Option<(usize, Option<Reason>)>,
    /// The step of the argument, 0 to the last one.
    pub step: usize,
    /// The step that the link asked for, until the argument is there.
    pub(super) asked: Option<u64>,
}

impl Shows {
    /// Whether it is an argument, which takes the place of the editor.
    pub fn is_argument(self) -> bool {
        matches!(self, Shows::Weights | Shows::Chain | Shows::Proof)
    }

    /// Whether it is gone through step by step.
    pub fn has_steps(self) -> bool {
        matches!(self, Shows::Chain | Shows::Proof)
    }
}

impl State {
    /// Whether the editor is shown: in the view of the figure, unless an argument takes its place.
    pub fn edits(&self) -> bool {
        self.view == View::Figure && !self.argues()
    }

    /// Whether the cells of a figure or of a piece can be filled, where keys choose the colour.
    pub fn has_brush(&self) -> bool {
        self.edits() || !self.own.text.is_empty() && !matches!(self.view, View::Map | View::Hand)
    }

    /// Whether an argument is shown on the figure: it is there, and the draft is the figure.
    pub fn argues(&self) -> bool {
        let is_there = self.has_argument(self.shows) && (self.shows != Shows::Proof || self.why.proof.is_some());
        self.view == View::Figure && is_there && self.is_built()
    }

    /// Whether there is this argument about the figure.
    pub fn has_argument(&self, shows: Shows) -> bool {
        match shows {
            Shows::Weights => self.weights().is_some(),
            Shows::Chain => self.chain().is_some(),
            Shows::Proof => self.is_cube(),
            _ => false,
        }
    }

    /// Whether the workers are to look for arguments, and nobody has asked them yet.
    pub fn wants_why(&self) -> bool {
        // A set that is not counted at once may have no other answer for hours.
        let is_open = self.solutions.is_none() && !self.is_counted_fast() && !self.counting.is_running();
        let is_asked = self.view == View::Figure && self.is_built() && (self.is_exhausted() || is_open);
        is_asked && self.why.found.is_none() && !self.why.arguing.is_begun()
    }

    /// Whether arguments are there that are not checked yet.
    pub fn has_unchecked(&self) -> bool {
        self.why.unchecked.is_some()
    }

    /// Stores what a worker has found, until it is checked.
    pub fn take_why(&mut self, why: Why) {
        self.why.unchecked = Some(why);
    }

    /// Goes to this step of the argument, and tells one beyond the last.
    pub(super) fn aim_at(&mut self, step: u64) {
        let last = self.last_of_argument() as u64;
        if step > last {
            self.base.troubles.push(Trouble::Step(step, last));
        }
        self.why.step = step.min(last) as usize;
    }

    /// Reports an argument that the link asks for and that does not exist, once this is known; then shows the plain figure.
    pub(super) fn check_shows(&mut self) {
        let is_there = !self.shows.is_argument() || self.has_argument(self.shows);
        let is_built = self.solutions.as_ref().is_some_and(|solutions| solutions.catalogue.count > 0);
        if !is_there && (is_built || self.why.found.is_some() || self.shows == Shows::Proof) {
            let found = self.written_shows().to_string();
            self.base.refuse("shows", found, NAMES);
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
            _ => self.chain().map_or(vec![], |chain| later::standing(chain, self.why.step)),
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
    pub fn argued(&self) -> Option<(&ChainStep, Option<&Reason>)> {
        let step = self.chain()?.0.get(self.why.step.checked_sub(1)?)?;
        let (_, end) = self.why.ended.as_ref().filter(|(ended, _)| *ended == self.why.step)?;
        Some((step, end.as_ref()))
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
        self.why.asked = step.filter(|_| self.shows.has_steps());
        self.check_shows();
    }
}
