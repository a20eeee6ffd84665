//! The entry of a cube, facelet by facelet: what is painted where, and what follows from it.

use super::{State, View};
use crate::puzzle::cube::camera::{self, SeenColour};
use crate::puzzle::cube::draft::{Draft, Review};
use crate::puzzle::cube::facelet::{self, FACELETS};
use crate::puzzle::cube::fit::Colours;
use crate::puzzle::cube::mistake::{EntryMistake, mistakes};
use crate::puzzle::cube::problem::NoPicture;
use crate::puzzle::cube::scene::MISTAKE;
use crate::puzzle::cube::{Face, Fault, InputPart, Problem, Scheme};
use crate::ui::page::state::PageState;
use crate::ui::trouble::Trouble;
use std::rc::Rc;

/// How a cube is entered, and what follows from the colours so far.
pub struct CubeEntry {
    /// What follows from the draft, while there is one.
    pub review: Option<Rc<Review>>,
    /// The facelet that gets the next colour, where the facelets are entered one after the other; none where they are painted
    /// with a brush.
    pub cursor: Option<usize>,
    /// The colour of the brush; none is the rubber.
    pub brush: Option<Face>,
    /// The face that is seen where there is room for one only.
    pub face: Face,
    /// Whether the other ways to enter a cube are told where there is no room for them at first.
    pub is_more: bool,
    /// Whether the cube in space is seen where there is no room for it beside the face.
    pub in_space: bool,
    /// The colours that were examined last, and the mistakes that may have led to them, the most likely first.
    suspected: Option<(Colours, Rc<[EntryMistake]>)>,
}

impl Default for CubeEntry {
    fn default() -> CubeEntry {
        CubeEntry {
            review: None,
            cursor: None,
            brush: Some(Face::Up),
            face: Face::Up,
            is_more: false,
            in_space: false,
            suspected: None,
        }
    }
}

impl State {
    /// Shows this draft, with what follows from it. One that is not complete is entered facelet after facelet, unless the reader has
    /// chosen the brush.
    pub(super) fn set_draft(&mut self, draft: Option<(Draft, Review)>) {
        let began = self.draft.is_none();
        let is_open = |review: &&Review| review.problems.is_empty();
        // Where an entry was taken back, it is made again.
        let emptied = self.draft.zip(draft.as_ref()).and_then(|(before, (after, _))| {
            Draft::order().find(|&facelet| before.colours[facelet].is_some() && after.colours[facelet].is_none())
        });
        let from = emptied.or(self.entry.cursor).map_or(0, rank);
        let open =
            draft.as_ref().map(|(_, review)| review).filter(is_open).and_then(|review| Draft::next(review, from));
        if began || self.entry.cursor.is_some() {
            // Where colours contradict each other, the next one corrects the last.
            self.entry.cursor = open.or(self.entry.cursor.filter(|_| draft.is_some()));
            self.entry.face = self.entry.cursor.map_or(self.entry.face, facelet::face);
        }
        (self.draft, self.entry.review) = draft.map(|(draft, review)| (draft, Rc::new(review))).unzip();
    }

    /// Remembers the present state for undo, and shows this draft. What was wrong with a text or a link before is told no more.
    pub(super) fn put_draft(&mut self, draft: Option<(Draft, Review)>) {
        self.base.troubles.clear();
        let now = self.now();
        self.base.history.note(now);
        self.typed = false;
        self.set_draft(draft);
    }

    /// The colours that are being entered: those of the draft, or of the present cube.
    pub fn drafted(&self) -> Draft {
        self.draft.unwrap_or_else(|| Draft::of(&self.live()))
    }

    /// Begins to enter a cube: only the centres are known, as the present cube is held.
    pub fn begin_entry(&mut self) -> bool {
        self.view = View::Doctor;
        self.entry.cursor = None;
        let centres = Draft::centres(&self.live());
        let began = self.draft != Some(centres);
        if began {
            self.put_draft(Some(centres.reviewed()));
        }
        self.enter_in_turn();
        began
    }

    /// Facelets are entered one after the other from now on.
    pub fn enter_in_turn(&mut self) {
        if let Some(review) = &self.entry.review {
            let first = Draft::next(review, 0);
            self.aim_at(first.unwrap_or(facelet::centre(self.entry.face)));
        }
    }

    /// Facelets are painted with a brush from now on.
    pub fn take_brush(&mut self) {
        self.entry.cursor = None;
    }

    /// Whether facelets are entered one after the other.
    pub fn is_in_turn(&self) -> bool {
        self.draft.is_some() && self.entry.cursor.is_some()
    }

    /// The next colour goes to this facelet.
    fn aim_at(&mut self, facelet: usize) {
        self.entry.cursor = Some(facelet);
        self.entry.face = facelet::face(facelet);
    }

    /// Shows a face where there is room for one only; the next colour goes to its first open facelet.
    pub fn show_face(&mut self, face: Face) {
        self.entry.face = face;
        if self.is_in_turn() {
            let own = 9 * face as usize..9 * face as usize + 9;
            let known = self.entry.review.as_ref().map(|review| review.known);
            let open = own.clone().find(|&facelet| known.is_some_and(|known| known[facelet].is_none()));
            self.aim_at(open.unwrap_or(own.start));
        }
    }

    /// Uses a colour, or the rubber: on the facelet whose turn it is, or as the brush. Returns whether the cube has changed.
    pub fn use_colour(&mut self, colour: Option<Face>) -> bool {
        self.entry.brush = colour;
        let Some(cursor) = self.entry.cursor.filter(|_| self.draft.is_some()) else { return false };
        let mut draft = self.drafted();
        let target = match colour {
            // The rubber takes back the colour that was entered last, unless one is pointed at.
            None if draft.colours[cursor].is_none() => previous(&draft, cursor).unwrap_or(cursor),
            _ => cursor,
        };
        draft.paint(target, colour);
        self.aim_at(target);
        let changed = self.enter(draft);
        if !changed
            && let Some(next) = self.entry.review.as_ref().and_then(|review| Draft::next(review, rank(target) + 1))
        {
            // The colour was known already.
            self.aim_at(next);
        }
        changed
    }

    /// The reader has pressed a facelet: the next colour goes there, or the brush paints it. Returns whether the cube has changed.
    pub fn press_facelet(&mut self, facelet: usize) -> bool {
        if self.is_in_turn() {
            self.aim_at(facelet);
            return false;
        }
        let mut draft = self.drafted();
        draft.paint(facelet, self.entry.brush);
        self.enter(draft)
    }

    /// The brush is dragged over one more facelet. Returns whether the cube has changed.
    pub fn drag_over(&mut self, facelet: usize) -> bool {
        !self.is_in_turn() && self.press_facelet(facelet)
    }

    /// Replaces the draft. If only one cube fits, it becomes the present cube; what the rubber has taken away stays open.
    pub fn enter(&mut self, draft: Draft) -> bool {
        let before = self.drafted();
        if before == draft {
            return false;
        }
        let is_rubbed = draft.colours.iter().zip(before.colours).any(|(now, before)| now.is_none() && before.is_some());
        let reviewed = draft.reviewed();
        match reviewed.1.cube().filter(|_| !is_rubbed) {
            // The centres stay as they are painted.
            Some(cube) if cube == self.live() => self.put_draft(None),
            Some(cube) => return self.edit_cube(cube),
            None => self.put_draft(Some(reviewed)),
        }
        true
    }

    /// Takes the only cube that fits the draft.
    pub fn take_entered(&mut self) -> bool {
        match self.entry.review.as_ref().and_then(|review| review.cube()) {
            Some(cube) => self.enter(Draft::of(&cube)),
            None => false,
        }
    }

    /// Takes the colours that the camera saw, or tells why there are none; nothing that was entered is lost. Returns whether the cube has
    /// changed.
    pub fn take_filmed(&mut self, seen: Option<&str>) -> bool {
        self.base.troubles.clear();
        let centres = Draft::centres(&self.live()).colours;
        let found = match seen {
            Some("") => return false,
            Some("denied") => Err(NoPicture::Denied),
            Some("missing") => Err(NoPicture::Missing),
            Some(seen) => match read_seen(seen) {
                Some(seen) => camera::colours(&seen, &centres).map_err(NoPicture::Unclear),
                None => Err(NoPicture::Broken),
            },
            None => Err(NoPicture::Broken),
        };
        match found {
            Ok(colours) => {
                // Single facelets are corrected with the brush.
                let changed = self.enter(Draft { colours });
                self.take_brush();
                changed
            }
            Err(why) => {
                let fault = Fault { part: InputPart::Facelets, problem: Problem::NoPicture(why) };
                self.base.troubles.push(Trouble::Choice(vec![fault]));
                false
            }
        }
    }

    /// The problems of the draft.
    pub fn draft_problems(&self) -> &[Problem] {
        self.entry.review.as_ref().map_or(&[], |review| &review.problems)
    }

    /// Whether a cube is being entered, and nothing is wrong so far.
    pub fn is_half_entered(&self) -> bool {
        self.is_drafting() && self.draft_problems().is_empty()
    }

    /// The colours that no cube has, or none that turns can reach: of the draft, or of the present cube.
    fn doubtful(&self) -> Option<Colours> {
        match (&self.draft, &self.entry.review) {
            (Some(draft), Some(review)) => Some(draft.colours).filter(|_| !review.problems.is_empty()),
            _ => (!self.is_reachable()).then(|| self.live().colours().map(Some)),
        }
    }

    /// Works out what may have gone wrong with these colours, once for each of them.
    pub(super) fn suspect(&mut self) {
        let doubtful = self.doubtful();
        if self.entry.suspected.as_ref().map(|(of, _)| *of) != doubtful {
            self.entry.suspected = doubtful.map(|colours| (colours, mistakes(&colours).into()));
        }
    }

    /// What may have gone wrong with the colours that are entered, the most likely first; nothing before it is worked out.
    pub fn mistakes(&self) -> Rc<[EntryMistake]> {
        let known = self.entry.suspected.as_ref().filter(|(of, _)| Some(*of) == self.doubtful());
        known.map_or_else(|| [].into(), |(_, mistakes)| Rc::clone(mistakes))
    }

    /// The facelets that are wrong if the mistake was made that is pointed at; while a cube is entered, otherwise the first one.
    pub fn suspects(&self) -> Vec<usize> {
        let pointed = self.light.filter(|id| id.kind == MISTAKE).map(|id| id.a as usize);
        let shown = pointed.or(self.draft.map(|_| 0)).and_then(|shown| self.mistakes().get(shown).cloned());
        shown.map_or(vec![], |mistake| mistake.facelets(&self.drafted().colours))
    }

    /// Undoes one of the mistakes.
    pub fn mend(&mut self, mistake: usize) -> bool {
        let colours = self.drafted().colours;
        match self.mistakes().get(mistake) {
            Some(mistake) => self.enter(Draft { colours: mistake.mended(&colours) }),
            None => false,
        }
    }

    /// The colour with this letter: the first letters of the colours' names in both languages, or the letter of the face; with letters
    /// instead of signs, only the latter.
    pub fn colour_of_key(&self, letter: char) -> Option<Face> {
        let letter = letter.to_ascii_uppercase();
        // Vert and jaune.
        let name =
            [('V', 'G'), ('J', 'Y')].into_iter().find(|&(own, _)| own == letter).map_or(letter, |(_, name)| name);
        let named = if self.scheme == Scheme::Letters { None } else { self.scheme.face(name) };
        named.or_else(|| Face::named(letter))
    }
}

/// What the camera saw: two hexadecimal digits for each mean, in the order in which faces are asked for.
fn read_seen(text: &str) -> Option<[SeenColour; FACELETS]> {
    let part = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
    let mut seen = [[0; 3]; FACELETS];
    for (at, facelet) in Draft::order().enumerate() {
        for (band, own) in seen[facelet].iter_mut().enumerate() {
            *own = part(3 * at + band)?;
        }
    }
    (text.len() == 6 * FACELETS).then_some(seen)
}

/// The place of a facelet in the order in which they are asked for.
fn rank(facelet: usize) -> usize {
    Draft::order().position(|own| own == facelet).unwrap_or_default()
}

/// The last facelet before this one that was entered, in the order in which they are asked for.
fn previous(draft: &Draft, cursor: usize) -> Option<usize> {
    let order: Vec<usize> = Draft::order().collect();
    let (begin, rest) = order.split_at(rank(cursor));
    let is_entered = |facelet: &&usize| !facelet::is_centre(**facelet) && draft.colours[**facelet].is_some();
    begin.iter().rev().chain(rest.iter().rev()).find(is_entered).copied()
}
