//! What a reader does on the page of the Soma cube.

use super::Soma;
use super::run::Task;
use super::state::{Goal, Shows, State, View};
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::scene::CLASS;
use crate::puzzle::soma::solutions;
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::{Cell, Model, Setup};
use crate::puzzle::soma::{Order, Rules};
use crate::scene::{Id, Palette};
use crate::ui::page::desktop::Desktop;
use crate::ui::page::{Ctx, Effect, Message};
use crate::ui::share::{copy, save_drawing, save_picture};
use crate::ui::steps::Steps;

/// See the module.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A known figure.
    Preset(Preset),
    /// A text, typed or pasted.
    Text(String),
    /// Undo the last edit.
    Undo,
    /// Redo it.
    Redo,
    /// The pieces in this order, by their places in the set.
    Order(Vec<usize>),
    /// Other rules.
    Rules(Rules),
    /// T fixed or not.
    Fix,
    /// As many workers.
    Workers(usize),
    /// Go through the whole search.
    Run,
    /// All solutions at once.
    All,
    /// Count with each set of rules.
    Compare,
    /// The time of the fast search.
    Measure,
    /// The next solution, or the one before.
    Near(bool),
    /// The placements of this piece.
    Piece(usize),
    /// A step of what is shown.
    Step(u64),
    /// A class of solutions.
    Solution(usize),
    /// Only classes of this kind, or all.
    Kind(Option<Kind>),
    /// More of the gallery.
    More,
    /// The pieces so far apart, in percent.
    Apart(u8),
    /// Cells show their numbers or not.
    Numbers,
    /// What is shown on the figure.
    Shows(Shows),
    /// A cell of the editor is filled or emptied.
    Cell(Cell),
    /// Sides of the editor's box.
    Sides([usize; 3]),
    /// The editor's box is emptied.
    Clear,
    /// It is filled.
    Fill,
    /// It shows the last good figure again.
    Back,
    /// The drawing as a file of lines.
    SaveDrawing,
    /// The drawing as a file of pixels.
    SavePicture,
    /// The solution that is shown is copied as text.
    CopyOne,
    /// All solutions are.
    CopyAll,
}

impl Soma {
    /// Does it.
    pub(super) fn perform(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        let model = state.model.clone();
        let changed = match act {
            Act::Preset(preset) => {
                let setup = Setup::from_key(Some(preset.text())).ok();
                setup.and_then(|setup| setup.figure().ok()).is_some_and(|figure| state.edit_figure(figure))
            }
            Act::Text(text) => state.read_text(&text),
            Act::Undo => state.undo(),
            Act::Redo => state.redo(),
            Act::Order(places) => match Order::new(&places, &model.pieces) {
                Some(order) => state.edit(Model { order, ..model }),
                None => false,
            },
            Act::Rules(rules) => state.edit(Model { rules, ..model }),
            Act::Fix => {
                let fixed = if model.fixed.is_none() { model.pieces.named('T') } else { None };
                state.edit(Model { fixed, ..model })
            }
            Act::Cell(at) => build(state, |draft| draft.toggle(at)),
            Act::Sides(sides) => build(state, |draft| *draft = draft.with_sides(sides)),
            Act::Clear => build(state, Draft::clear),
            Act::Fill => build(state, Draft::fill_box),
            Act::Back => build(state, |draft| *draft = Draft::of(&model.figure)),
            other => return self.do_here(ctx, other),
        };
        if changed {
            self.forget(ctx);
        }
        if changed { Effect::PUSH } else { Effect::REPLACE }
    }

    /// What does not change what is searched.
    fn do_here(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        match act {
            Act::Workers(workers) => state.workers = Some(workers),
            Act::Run => {
                self.open_view(View::Search);
                self.run_all(ctx, Goal::FirstSolution);
            }
            Act::All => {
                self.open_view(View::Solutions);
                self.state.show_solution(self.state.solution);
            }
            Act::Compare => self.start_if_idle(ctx, Task::Contest),
            Act::Measure => self.measure(ctx),
            Act::Near(forward) => return self.near(forward),
            Act::Piece(piece) => {
                state.piece = piece.min(state.model.pieces.count() - 1);
                state.placement = 0;
                state.player.playing = false;
            }
            Act::Step(step) => {
                state.go(step);
                return Effect::REPLACE;
            }
            Act::Solution(solution) => {
                state.show_solution(solution);
                return Effect::REPLACE;
            }
            Act::Kind(kind) => {
                state.kind = kind;
                self.pictures = 0;
                if let Some(&first) = state.gallery().first().filter(|_| !state.gallery().contains(&state.solution)) {
                    state.show_solution(first);
                }
                return Effect::REPLACE;
            }
            Act::More => {
                self.wanted_pictures += super::state::PICTURES;
                return Effect::REPLACE;
            }
            Act::Apart(apart) => {
                state.apart = apart.min(100);
                return Effect::REPLACE;
            }
            Act::Numbers => {
                state.numbers = !state.numbers;
                return Effect::REPLACE;
            }
            Act::Shows(shows) => {
                state.shows = shows;
                return Effect::REPLACE;
            }
            Act::SaveDrawing | Act::SavePicture => {
                let look = ctx.props().look;
                let title = look.lang.title(crate::puzzle::Puzzle::Soma).name;
                match act {
                    Act::SavePicture => save_picture(title),
                    _ => save_drawing(&ctx.props().painted, Palette { theme: look.theme }, title),
                }
                return Effect::REPLACE;
            }
            Act::CopyOne | Act::CopyAll => {
                let link = ctx.link().clone();
                let text = self.as_text(act == Act::CopyAll);
                copy(text, move |done| link.send_message(Message::Copied(done)));
                return Effect::REPLACE;
            }
            _ => {}
        }
        Effect::PUSH
    }

    /// The solution that is shown as text, or all of them.
    fn as_text(&self, all: bool) -> String {
        let Model { pieces, figure, .. } = &self.state.model;
        match (&self.state.solutions, self.state.class()) {
            (Some(solutions), _) if all => solutions.catalogue.text(pieces, figure),
            (_, Some(class)) => solutions::text(pieces, figure, &class.labels),
            _ => String::new(),
        }
    }

    /// The next solution, or the one before: of the search, or else of the gallery. Nothing if there is none.
    pub(super) fn near(&mut self, forward: bool) -> Effect {
        let state = &mut self.state;
        match state.view {
            View::Search => match state.near_solution(forward) {
                Some(step) => state.go(step),
                None => return Effect::Nothing,
            },
            View::Solutions => match state.next_solution(forward) {
                Some(solution) => state.show_solution(solution),
                None => return Effect::Nothing,
            },
            _ => return Effect::Nothing,
        }
        Effect::REPLACE
    }

    /// Something drawn was clicked. Nothing if that means nothing.
    pub(super) fn clicked(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        match id.kind {
            CLASS => self.perform(ctx, Act::Solution(id.a as usize)),
            _ => Effect::Nothing,
        }
    }

    /// Another view of the drawing.
    pub(super) fn open_view(&mut self, view: View) {
        let state = &mut self.state;
        if view != state.view {
            state.player.playing = false;
            state.light = None;
            state.view = view;
            self.frame.tab = 0;
            if !self.measuring.is_running() {
                self.measured = [None; 2];
            }
        }
    }
}

/// Builds further at the figure in the editor.
fn build(state: &mut State, change: impl FnOnce(&mut Draft)) -> bool {
    let mut draft = state.draft.clone();
    change(&mut draft);
    state.build(draft)
}
