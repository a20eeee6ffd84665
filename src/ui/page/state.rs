//! The state of a page, without the browser: read from a link and written to one, edited, and undone.

use crate::geometry::{Point, point};
use crate::link::{Link, LinkProblem};
use crate::scene::{Camera, Id};
use crate::ui::Instead;
use crate::ui::drawing::Sight;
use crate::ui::history::History;
use crate::ui::jumps::MarkedSteps;
use crate::ui::steps::Steps;
use crate::ui::trouble::{Trouble, Worded};
use crate::values::{Allowed, BadValue, LinkValues, LinkWriter};

/// The setup that a link asks for.
pub struct Asked<M, P> {
    /// The model with every value that makes sense, and defaults for the others.
    pub model: M,
    /// Whether the board, figure, set or cube itself makes sense. Otherwise the one of the model is the default.
    pub is_legal: bool,
    /// The problems of all values that make no sense.
    pub problems: Vec<P>,
}

/// What came of the link in a text that the reader has typed or pasted.
pub enum Pasted {
    /// There is none.
    NoLink,
    /// It cannot be followed: this was reported, and nothing has changed.
    Refused,
    /// It was followed.
    Followed(Link),
}

/// The largest angle of a camera above or below the horizon, in degrees.
const STEEPEST: i32 = 83;
const DEEPEST: i32 = -STEEPEST;

/// What the states of all pages have.
pub struct StateBase<S: Linked> {
    /// The step that the link asked for; none once it is reached.
    pub asked: Option<u64>,
    /// The number of workers that the link asks for; none: one for each processor core.
    pub workers: Option<usize>,
    /// What the reader has turned or moved into sight.
    pub sight: Sight,
    /// The problems to report to the reader.
    pub troubles: Vec<Trouble<S::Problem, S::Own>>,
    /// The edits so far.
    pub history: History<S::Edited>,
}

impl<S: Linked> Default for StateBase<S> {
    /// Nothing asked for, reported or edited yet.
    fn default() -> Self {
        StateBase { asked: None, workers: None, sight: Sight::default(), troubles: vec![], history: History::default() }
    }
}

impl<S: Linked> StateBase<S> {
    /// Whether the setup in the link is invalid, so that another setup is shown.
    pub fn is_broken(&self) -> bool {
        self.troubles.iter().any(|trouble| matches!(trouble, Trouble::Link(_, instead) if *instead != Instead::Default))
    }

    /// Whether what the reader wrote or chose last makes no sense.
    pub fn is_wrong(&self) -> bool {
        let wrong = |trouble: &_| matches!(trouble, Trouble::Link(..) | Trouble::Text(_) | Trouble::Choice(_));
        self.troubles.iter().any(wrong)
    }

    /// Writes the key `camera`: whole degrees about the vertical axis, 0..360, and above the horizon; and the key `part`: left, top, right and
    /// bottom of the part of a large drawing that is in sight, in hundredths of its unit.
    pub fn write_sight(&self, written: &mut LinkWriter) {
        let degrees = |angle: f64| angle.to_degrees().round() as i32;
        let camera = self.sight.camera.map(|own| vec![degrees(own.yaw).rem_euclid(360), degrees(own.pitch)]);
        let sides = |[low, high]: [Point; 2]| [low.x, low.y, high.x, high.y].map(|side| (side * 100.0).round() as i32);
        let part = self.sight.part.map(|part| sides(part).to_vec());
        for (key, numbers) in [("camera", camera), ("part", part)] {
            written.list(key, numbers.unwrap_or_default());
        }
    }

    /// Reads these keys.
    pub fn read_sight(&mut self, values: &mut LinkValues) {
        let legal = |angles: &[i32]| matches!(angles, [0..360, DEEPEST..=STEEPEST]);
        self.sight.camera = numbers(values, "camera", "41.21", legal).map(|angles| {
            let [yaw, pitch] = [angles[0], angles[1]].map(|angle| f64::from(angle).to_radians());
            Camera { yaw, pitch }
        });
        let legal = |sides: &[i32]| matches!(sides, &[left, top, right, bottom] if left < right && top < bottom);
        self.sight.part = numbers(values, "part", "0.0.400.300", legal).map(|sides| {
            let [left, top, right, bottom] = [0, 1, 2, 3].map(|index| f64::from(sides[index]) / 100.0);
            [point(left, top), point(right, bottom)]
        });
    }

    /// Tells that a value of the link makes no sense, as is known only now.
    pub fn refuse(&mut self, key: &'static str, found: String, allowed: Allowed) {
        self.troubles.push(Trouble::Value(LinkProblem::BadValue(BadValue { key, found, allowed })));
    }
}

/// Whole numbers with full stops between them.
fn numbers(
    values: &mut LinkValues,
    key: &'static str,
    like: &'static str,
    legal: fn(&[i32]) -> bool,
) -> Option<Vec<i32>> {
    values.list(key, Allowed::Like(like), |text| text.parse().ok(), legal)
}

/// A state that can be written to a link and read from it.
pub trait Linked: Steps + From<<Self as Linked>::Model> {
    /// The searched setup. [`From`] it comes the state with defaults for everything else.
    type Model;
    /// A problem with a setup that the reader wrote.
    type Problem: PartialEq + Worded;
    /// A problem that only this page can have.
    type Own: PartialEq + Worded;
    /// What undo restores.
    type Edited;

    /// The problem of a link to another page.
    const OTHER_PAGE: Self::Problem;

    /// The link to this state.
    fn link(&self) -> Link;
    /// The setup that a link asks for.
    fn asked(link: &Link) -> Asked<Self::Model, Self::Problem>;
    /// Replaces the setup; this can be undone. Returns false if it is the same.
    fn edit(&mut self, model: Self::Model) -> bool;
    /// Reads the view, and the other keys that do not depend on the setup.
    fn read_view(&mut self, values: &mut LinkValues);
    /// Reads the keys that depend on the setup, and goes to the step of the link, if it has one.
    fn read_rest(&mut self, values: &mut LinkValues, step: Option<u64>);
    /// What the states of all pages have.
    fn base(&self) -> &StateBase<Self>;
    /// What the states of all pages have, mutable.
    fn base_mut(&mut self) -> &mut StateBase<Self>;

    /// The state that a link describes. Values that make no sense are replaced and reported.
    fn of(link: &Link) -> Self {
        let Asked { model, is_legal, problems } = Self::asked(link);
        let mut state = Self::from(model);
        state.tell(link, problems, if is_legal { Instead::Default } else { Instead::Example });
        state.read(link);
        state
    }
    /// Applies a link that came from outside. A setup that makes no sense leaves the last good one. Returns true if the
    /// searched setup has changed, so that jobs under way are useless.
    fn follow(&mut self, link: &Link) -> bool {
        self.base_mut().troubles.clear();
        let Asked { model, is_legal, problems } = Self::asked(link);
        let changed = is_legal && self.edit(model);
        self.tell(link, problems, if is_legal { Instead::Default } else { Instead::LastGood });
        self.read(link);
        changed
    }
    /// Reports the problems of the setup of a link, and what is shown in place of the values that make no sense.
    fn tell(&mut self, _link: &Link, problems: Vec<Self::Problem>, instead: Instead) {
        if !problems.is_empty() {
            self.base_mut().troubles.push(Trouble::Link(problems, instead));
        }
    }
    /// Reports why the setup of a link that was typed or pasted makes no sense.
    fn refuse(&mut self, _link: &Link, problems: Vec<Self::Problem>) {
        self.base_mut().troubles.push(Trouble::Text(problems));
    }
    /// Reads all keys but those of the setup, and reports the values that make no sense. Keys that depend on the setup are
    /// read only if the setup in the link makes sense.
    fn read(&mut self, link: &Link) {
        self.player_mut().rest();
        self.base_mut().workers = link.workers;
        let mut values = link.values();
        self.read_view(&mut values);
        if !self.base().is_broken() {
            self.read_rest(&mut values, link.step);
        }
        let track = self.track_number();
        self.player_mut().marked.set(track, &link.marks);
        self.base_mut().troubles.extend(values.bad().into_iter().map(|bad| Trouble::Value(LinkProblem::BadValue(bad))));
    }
    /// Called when the search has moved. Once it no longer winds to the step that the link asked for, that step is forgotten; it is
    /// reported if it lies beyond the last of `total` steps. Without a total, the search has reached it.
    fn tell_beyond(&mut self, total: Option<u64>, winding: bool) {
        if winding {
            return;
        }
        if let (Some(asked), Some(total)) = (self.base_mut().asked.take(), total)
            && asked > total
        {
            self.base_mut().troubles.push(Trouble::Step(asked, total));
        }
    }
    /// Goes to a step of a link where all steps are known, and reports a step beyond the last one.
    fn go_to(&mut self, step: u64) {
        self.aim(step);
        let last = self.farthest();
        if step > last {
            self.base_mut().troubles.push(Trouble::Step(step, last));
        }
    }
}

/// The state of a page.
pub trait PageState: Linked {
    /// The values on which the drawing depends.
    type Seen: PartialEq;

    /// The values on which the drawing depends, now.
    fn seen(&self) -> Self::Seen;
    /// The state's name in the attribute `data-state` of the root element.
    fn name(&self) -> &'static str;
    /// The camera of the standard view.
    fn home(&self) -> Camera {
        Camera::STANDARD
    }
    /// Sets the element that is pointed at, or none. Returns false if it is the same as before.
    fn point(&mut self, id: Option<Id>) -> bool;
    /// What undo restores, now.
    fn now(&self) -> Self::Edited;
    /// Restores it. Returns true if the searched setup has changed, so that jobs under way are useless.
    fn restore(&mut self, edited: Self::Edited) -> bool;

    /// Applies a link to a new state with the present setup, so that nothing that was found or counted before stays. What can be
    /// undone and the speed of playing stay.
    fn arrive(&mut self, link: &Link) {
        let mut fresh = Self::from(Self::asked(&self.link()).model);
        std::mem::swap(&mut fresh.base_mut().history, &mut self.base_mut().history);
        std::mem::swap(fresh.player_mut(), self.player_mut());
        fresh.follow(link);
        *self = fresh;
    }

    /// Applies a text typed or pasted that is no link: a setup. Returns whether the searched setup has changed; the problems of an
    /// invalid text are reported.
    fn read_text(&mut self, text: &str) -> bool;
    /// Follows the link that stands in a text typed or pasted, as [`PageState::arrive`] does, and reports its problems. Its language and
    /// the like are not used. A link to another page, without a valid setup, or that cannot be read at all changes nothing.
    fn paste(&mut self, text: &str) -> Pasted {
        let is_of_text = |trouble: &_| matches!(trouble, Trouble::Text(_) | Trouble::Choice(_) | Trouble::Value(_));
        self.base_mut().troubles.retain(|trouble| !is_of_text(trouble));
        let Some(at) = text.find("#/") else { return Pasted::NoLink };
        let (link, problems) = Link::parse(text[at..].trim());
        let is_value = |problem: &&LinkProblem| matches!(problem, LinkProblem::BadValue(_));
        if let Some(problem) = problems.iter().find(|problem| !is_value(problem)) {
            self.base_mut().troubles.push(Trouble::Value(problem.clone()));
            return Pasted::Refused;
        }
        if link.place != self.link().place {
            self.base_mut().troubles.push(Trouble::Text(vec![Self::OTHER_PAGE]));
            return Pasted::Refused;
        }
        let Asked { is_legal, problems: reasons, .. } = Self::asked(&link);
        if !is_legal {
            self.refuse(&link, reasons);
            return Pasted::Refused;
        }
        self.arrive(&link);
        self.base_mut().troubles.extend(problems.into_iter().map(Trouble::Value));
        Pasted::Followed(link)
    }

    /// Remembers the present state for undo and replaces it. Returns what [`PageState::restore`] returns.
    fn replace(&mut self, edited: Self::Edited) -> bool {
        let now = self.now();
        self.base_mut().history.note(now);
        self.put(edited)
    }
    /// Restores it, and drops the marks of the reader if the steps are those of another setup. Returns what [`PageState::restore`]
    /// returns.
    fn put(&mut self, edited: Self::Edited) -> bool {
        let changed = self.restore(edited);
        if changed {
            self.player_mut().marked = MarkedSteps::default();
        }
        changed
    }
    /// Whether undo is possible, and whether redo is.
    fn can_undo_redo(&self) -> (bool, bool) {
        let (undo, redo) = self.base().history.can();
        let play = self.is_play();
        (undo || play && self.step() > 0, redo || play && !self.finished())
    }
    /// Whether the steps of the present view are moves of the reader: these are undone before edits.
    fn is_play(&self) -> bool {
        false
    }
    /// Undoes the last edit. Returns whether the searched setup has changed.
    fn undo(&mut self) -> bool {
        let now = self.now();
        self.base_mut().history.undo(now).is_some_and(|before| self.put(before))
    }
    /// Redoes the edit that was undone last. Returns whether the searched setup has changed.
    fn redo(&mut self) -> bool {
        let now = self.now();
        self.base_mut().history.redo(now).is_some_and(|after| self.put(after))
    }
    /// Applies the outcome of reading a text typed or pasted, by `edit`, or reports its problems. Returns whether the
    /// searched setup has changed.
    fn take_text<T>(&mut self, read: Result<T, Vec<Self::Problem>>, edit: impl FnOnce(&mut Self, T) -> bool) -> bool {
        self.base_mut().troubles.retain(|trouble| !matches!(trouble, Trouble::Text(_) | Trouble::Choice(_)));
        match read {
            Ok(read) => edit(self, read),
            Err(problems) => {
                self.base_mut().troubles.push(Trouble::Text(problems));
                false
            }
        }
    }
}
