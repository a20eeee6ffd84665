//! The drawings of the page of the Soma cube.

pub(super) mod later;

use super::Soma;
use super::act::{Act, HandAct};
use super::state::hand::HandState;
use super::state::later::derive;
use super::state::{Seen, Shows, State, View};
use crate::puzzle::soma::PieceSet;
use crate::puzzle::soma::build::BuildHint;
use crate::puzzle::soma::diagnosis::Reason;
use crate::puzzle::soma::scene::hand::HandPicture;
use crate::puzzle::soma::scene::picture::{Empty, PictureWords, Shade, Tried};
use crate::puzzle::soma::scene::{CELL, PIECE};
use crate::puzzle::soma::scene::{assembly, pieces, space};
use crate::puzzle::soma::why::CoverItem;
use crate::puzzle::soma::{Decision, Moment, Placement};
use crate::scene::Id;
use crate::text::Lang;
use crate::ui::drawing::{Draw, DrawConditions, GOES_ON, Grip, Twist};
use crate::ui::page::Effect;
use crate::ui::page::desktop::{Ctx, Draws};
use crate::ui::page::perform::perform;
use crate::ui::page::state::PageState;
use crate::ui::steps::Steps;
use std::rc::Rc;

pub use crate::puzzle::soma::scene::picture::Picture;

/// Duration of the animation of one step, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 250.0;

/// The same while a piece is seen on its way.
const ON_THE_WAY: f64 = 1200.0;

impl Draws for Soma {
    fn draw(&mut self, ctx: &Ctx<Self>, animate: f64) {
        let lang = ctx.look.lang;
        self.frame.animate = animate;
        if self.state.view == View::Pieces {
            self.frame.draw = derivation(&self.state, lang);
            return;
        }
        if self.state.view == View::Hand {
            let picture = hand(&self.state);
            self.frame.draw = Draw::new(move |conditions: &DrawConditions| {
                later::hand(&picture, &conditions.camera, conditions.room)
            });
            return;
        }
        if self.state.is_lockstep() && self.state.lockstep.runs().is_some() {
            let drawing = later::side_by_side(&self.state, lang);
            self.frame.draw = Draw::new(move |conditions: &DrawConditions| later::lockstep(&drawing, conditions));
            return;
        }
        let mut picture = picture(&self.state);
        // A step of an argument may put a piece in the place of others.
        let more = picture.placed.len() > self.picture.placed.len()
            || self.state.argues() && picture.placed.last() != self.picture.placed.last();
        let more = more && picture.figure == self.picture.figure;
        picture.newest = match animate {
            GOES_ON => self.picture.newest.filter(|&newest| newest < picture.placed.len()),
            _ if more && animate > 0.0 => picture.placed.len().checked_sub(1),
            _ => None,
        };
        self.picture = picture.clone();
        if self.state.view == View::Map && self.state.map.charted.is_some() {
            self.frame.draw = later::map(&self.state, picture, &ctx.look);
            return;
        }
        let set = self.state.model.pieces.clone();
        let apart = match self.state.view {
            View::Search | View::Solutions => f64::from(self.state.apart) / 100.0,
            _ => 0.0,
        };
        // The editor below the drawing shows the layers itself.
        let edits = self.state.edits() && !ctx.look.present;
        self.frame.draw = Draw::new(move |conditions: &DrawConditions| {
            if edits {
                return space::scene(&picture, apart, conditions.t, &conditions.camera, conditions.room, &set);
            }
            let words = PictureWords { layer: lang.soma().layer };
            assembly::scene(&picture, apart, conditions.t, &conditions.camera, conditions.room, &set, &words)
        });
    }

    fn draws_later(&self) -> bool {
        matches!(self.state.view, View::Map | View::Hand | View::Pieces) || self.state.is_lockstep()
    }

    fn motion(&self, before: &Seen) -> f64 {
        let animated = self.state.view != View::Hand && self.state.seen().by_one(before);
        let longest = if self.state.shows_ways() { ON_THE_WAY } else { ANIMATION };
        if animated { self.state.player.motion(longest, self.state.pace()) } else { 0.0 }
    }

    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        match grip {
            Grip::Carry(taken, at) => {
                let piece = taken.filter(|id| id.kind == PIECE).map(|id| id.a as usize);
                perform(self, ctx, Act::Hand(HandAct::Carry(piece, at)))
            }
            Grip::Drop(at) => perform(self, ctx, Act::Hand(HandAct::Drop(at))),
            Grip::Twist(twist) => {
                // The piece turns as if the finger rolled it; a tap tips it over to the right.
                let (axis, back) = match twist {
                    Twist::Up => (0, false),
                    Twist::Down => (0, true),
                    Twist::Tap => (1, false),
                    Twist::Left => (2, false),
                    Twist::Right => (2, true),
                };
                perform(self, ctx, Act::Hand(HandAct::Turn(axis, back)))
            }
            Grip::Pull(..) | Grip::Over(_) | Grip::LetGo(_) => Effect::Nothing,
        }
    }
}

fn hand(state: &State) -> HandPicture {
    let HandState { building, pointer, is_aimed, refused, hint, .. } = &state.hand;
    HandPicture {
        building: building.clone(),
        pointer: *pointer,
        is_aimed: *is_aimed,
        is_refused: refused.is_some(),
        hinted: match hint {
            Some(BuildHint::Put(piece, cells)) => Some((*piece, *cells)),
            _ => None,
        },
        light: state.light,
    }
}

fn derivation(state: &State, lang: Lang) -> Draw {
    let (derivation, step, light) = (Rc::clone(&state.derivation), state.derived, state.light);
    let set = PieceSet::soma();
    Draw::new(move |conditions: &DrawConditions| {
        let texts = &lang.soma().pieces;
        let [new, mirror, again, irregular, regular] = texts.findings;
        let words =
            pieces::PiecesWords { sizes: texts.row, new, mirror, again, irregular, regular, pieces: texts.seven };
        later::derivation(derivation.get_or_init(derive), step, light, conditions, &set, &words)
    })
}

fn picture(state: &State) -> Picture {
    let figure = state.model.figure.clone();
    let picture = Picture { light: state.light, numbers: state.numbers, ..Picture::of(figure, Empty::Dots) };
    let placed = state.in_place();
    match state.view {
        View::Search => {
            let Moment { placed: all, outcome, next } = state.moment();
            // The cell that comes next is lit, or marked if nothing fits there.
            let picture = match next {
                Some((CoverItem::Cell(cell), 0)) => Picture { marked: 1 << cell, ..picture },
                Some((CoverItem::Cell(cell), _)) => {
                    Picture { light: state.light.or(Some(Id::new(CELL, cell, 0))), ..picture }
                }
                _ => picture,
            };
            let tried = match (outcome, all.last()) {
                (Decision::Dropped(why), Some(&(piece, Placement { cells, .. }))) => Some(Tried { piece, cells, why }),
                _ => None,
            };
            match &state.clear {
                Some(clear) => {
                    // The numbers of the cells stay if the reader has asked for them.
                    let weights = clear.sizes.clone().filter(|_| !state.numbers);
                    Picture { placed, tried, faint: clear.faint, weights, ..picture }
                }
                None => Picture { placed, tried, ..picture },
            }
        }
        View::Placements => Picture { placed, numbers: true, ..picture },
        // Without a solution only the figure is shown.
        View::Solutions | View::Map if state.class().is_none() => {
            Picture { empty: Empty::Full(Shade::Plain), ..picture }
        }
        View::Solutions | View::Map => Picture { placed, ways: Rc::new(state.ways_of_pieces()), ..picture },
        View::Figure => {
            let drafted = state.draft.shape().unwrap_or(state.model.figure.clone());
            let whole = Picture { empty: Empty::Full(Shade::Plain), ..picture.clone() };
            match state.shows {
                Shows::Chain if state.argues() => {
                    let end = state.argued().and_then(|(_, end)| end);
                    let empty = if matches!(end, Some(Reason::Balance { .. })) { Empty::Chess } else { Empty::Dots };
                    Picture { placed, empty, numbers: true, marked: end.map_or(0, |end| end.cells()), ..picture }
                }
                Shows::Piece(piece, cells) if drafted == state.model.figure => {
                    Picture { placed: vec![(piece, cells)], ..picture }
                }
                Shows::Weights if state.argues() => Picture { weights: state.written().map(Rc::new), ..whole },
                Shows::Proof if state.argues() => {
                    let weights = state.written().map(Rc::new);
                    if placed.is_empty() {
                        Picture { weights, ..whole }
                    } else {
                        Picture { placed, weights, ..picture }
                    }
                }
                Shows::Chess => Picture { figure: drafted, empty: Empty::Full(Shade::Chess), ..picture },
                Shows::Cells(marked) if drafted == state.model.figure => Picture { marked, ..whole },
                Shows::Cubes | Shows::Cells(_) | Shows::Piece(..) | Shows::Weights | Shows::Chain | Shows::Proof => {
                    Picture { figure: drafted, ..whole }
                }
            }
        }
        View::Pieces | View::Hand => picture,
    }
}
