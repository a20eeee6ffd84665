//! How the pieces of the solution on show come in, as the workers have found it.

use super::{State, View};
use crate::puzzle::soma::Mask;
use crate::puzzle::soma::assemble::way::{WayIn, WayKind, Ways, WaysEnd};
use crate::puzzle::soma::solutions::{Labels, solution};
use crate::ui::activity::Activity;
use crate::values::{Allowed, LinkValues, LinkWriter};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The values of the key `ways`.
const NAMES: [&str; 2] = ["free", "gravity"];

/// Solutions of which a worker is asked at once.
const TOGETHER: usize = 100;

/// The ways, as they are shown.
#[derive(Debug, Default)]
pub struct WaysShown {
    /// Whether they are shown, and if so, whether with gravity.
    pub asked: Option<bool>,
    /// The progress of the search for them.
    pub seeking: Activity,
    /// Whether they are played as soon as they are known.
    plays: bool,
    /// What the workers were asked last: whether with gravity, the solutions of each part, and how many parts come before those of all
    /// solutions.
    parts: (bool, Vec<Vec<Labels>>, usize),
    /// What they have found: whether with gravity, and for some solutions.
    known: (bool, FxHashMap<Labels, Rc<Ways>>),
    /// Of all solutions that are listed.
    pub tally: Option<WayTally>,
}

/// How many solutions come in on which kind of ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WayTally {
    /// By the most complicated of their ways, in the order of [`WayKind::ALL`].
    pub kinds: [u64; WayKind::ALL.len()],
    /// Those that do not come in piece by piece.
    pub others: u64,
    /// Those of which it is not known.
    pub open: u64,
}

impl WaysShown {
    /// Forgets the ways that are known: those of another figure, or with gravity instead of without.
    pub(super) fn forget(&mut self) {
        *self = WaysShown { asked: self.asked, plays: self.plays, ..WaysShown::default() };
    }

    fn of(&self, labels: &Labels) -> Option<&Rc<Ways>> {
        let (gravity, known) = &self.known;
        known.get(labels).filter(|_| self.asked == Some(*gravity))
    }
}

impl State {
    /// Whether the ways are shown, or would be if they were known.
    pub fn shows_ways(&self) -> bool {
        self.view == View::Solutions && self.ways.asked.is_some()
    }

    /// The ways of the solution on show, while they are shown.
    pub fn ways(&self) -> Option<&Rc<Ways>> {
        self.ways.of(self.labels().filter(|_| self.shows_ways())?)
    }

    /// The ways of the solution on show with the cells of their pieces, while they are shown.
    pub fn ways_of_pieces(&self) -> Vec<(WayIn, Mask)> {
        let (Some(ways), Some(labels)) = (self.ways(), self.labels()) else { return vec![] };
        let cells = solution(labels, self.model.pieces.count());
        ways.ways.iter().map(|way| (way.clone(), cells.get(way.piece).copied().unwrap_or_default())).collect()
    }

    /// Shows the ways with gravity or without, or hides them. They are played from the beginning when they were hidden before.
    pub fn show_ways(&mut self, asked: Option<bool>) {
        if asked != self.ways.asked {
            self.ways.forget();
        }
        let before = std::mem::replace(&mut self.ways.asked, asked);
        if before.is_none() && asked.is_some() {
            self.assembled = 0;
            self.ways.plays = true;
        } else if asked.is_none() {
            self.assembled = self.model.pieces.count();
            self.ways.plays = false;
            self.player.playing = false;
        }
    }

    /// Whether the workers are to look for ways, and nobody has asked them yet.
    pub fn wants_ways(&self) -> bool {
        let is_free = matches!(self.ways.seeking, Activity::Idle | Activity::Done(_));
        // Not before all are counted: a count that was stopped goes on where it was.
        let is_counted = self.solutions.is_some() && self.labels().is_some();
        self.shows_ways() && is_free && is_counted && (self.ways().is_none() || self.ways.tally.is_none())
    }

    /// The solutions whose ways are not known yet, part by part: the one on show first.
    pub fn way_parts(&mut self) -> (Vec<Vec<Labels>>, bool) {
        let shown = self.labels().filter(|labels| self.ways.of(labels).is_none()).cloned();
        let listed = self.solutions.iter().filter(|_| self.ways.tally.is_none());
        let listed: Vec<&Labels> =
            listed.flat_map(|known| known.catalogue.classes.iter().map(|class| &class.labels)).collect();
        let listed = listed.chunks(TOGETHER).map(|some| some.iter().copied().cloned().collect());
        let first = usize::from(shown.is_some());
        let parts: Vec<Vec<Labels>> = shown.map(|labels| vec![labels]).into_iter().chain(listed).collect();
        let gravity = self.ways.asked == Some(true);
        self.ways.parts = (gravity, parts.clone(), first);
        (parts, gravity)
    }

    /// Stores what the workers have found. Returns whether it can be that.
    pub fn take_ways(&mut self, found: Vec<Vec<Ways>>) -> bool {
        let count = self.model.pieces.count();
        let (gravity, parts, first) = std::mem::take(&mut self.ways.parts);
        let is_whole = parts.len() == found.len()
            && parts.iter().zip(&found).all(|(part, ways)| part.len() == ways.len())
            && found.iter().flatten().all(|ways| ways.fits(count));
        if !is_whole || self.ways.asked != Some(gravity) {
            return false;
        }
        if self.ways.known.0 != gravity {
            self.ways.known = (gravity, FxHashMap::default());
        }
        if found.len() > first {
            let mut tally = WayTally::default();
            for ways in found[first..].iter().flatten() {
                match (ways.kind(), &ways.end) {
                    (Some(kind), _) => tally.kinds[kind as usize] += 1,
                    (None, WaysEnd::GivenUp) => tally.open += 1,
                    (None, _) => tally.others += 1,
                }
            }
            self.ways.tally = Some(tally);
        }
        let found = found.into_iter().flatten().map(Rc::new);
        self.ways.known.1.extend(parts.into_iter().flatten().zip(found));
        let is_order = self.ways().is_some_and(|ways| ways.order().is_some());
        // A step that the reader has taken meanwhile is kept.
        if std::mem::take(&mut self.ways.plays) && self.assembled == 0 {
            if is_order {
                self.player.playing = true;
            } else {
                self.assembled = self.model.pieces.count();
            }
        }
        true
    }

    /// Writes the key `ways`.
    pub(super) fn write_ways(&self, written: &mut LinkWriter) {
        if let Some(gravity) = self.ways.asked.filter(|_| self.view == View::Solutions) {
            written.add("ways", NAMES[usize::from(gravity)], "");
        }
    }

    /// Reads the key `ways`.
    pub(super) fn read_ways(&mut self, values: &mut LinkValues) {
        let gravity = |text: &str| NAMES.iter().position(|name| *name == text).map(|place| place == 1);
        let asked = values.read("ways", Allowed::Names(&NAMES), gravity).filter(|_| self.view == View::Solutions);
        if asked != self.ways.asked {
            self.ways.forget();
            self.ways.asked = asked;
        }
    }
}
