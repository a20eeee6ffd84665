//! The actions of the reader on the page of the Soma cube, and their effects.

use super::Soma;
use super::run::Task;
use super::state::later;
use super::state::map::MapAct;
use super::state::stroke::{CellStroke, Editing};
use super::state::{Goal, Shows, State, View};
use crate::geometry::Point;
use crate::puzzle::Puzzle;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::example;
use crate::puzzle::soma::pack::fullest::Fullest;
use crate::puzzle::soma::preset::Preset;
use crate::puzzle::soma::printed::PrintSizes;
use crate::puzzle::soma::scene::{CELL, CLASS, EDGE, PIECE};
use crate::puzzle::soma::solutions;
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::tint::Tint;
use crate::puzzle::soma::xmpuzzle::{FileFault, FilePuzzle};
use crate::puzzle::soma::{KnownSet, Model, Order, Rules, Setup};
use crate::scene::Id;
use crate::search::event::{Side, StepEvent};
use crate::ui::controls::focus;
use crate::ui::jumps::JumpTarget;
use crate::ui::keys::Command;
use crate::ui::page::Effect;
use crate::ui::page::actions::Actions;
use crate::ui::page::desktop::{Ctx, Desktop};
use crate::ui::page::perform::perform;
use crate::ui::page::state::{Linked, PageState};
use crate::ui::page::tasks::Tasks;
use crate::ui::share::{copy, save_drawing, save_picture};
use crate::ui::steps::Steps;
use web_sys::File;

/// An action of the reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Take a set of pieces of the list, and its box.
    Set(KnownSet),
    /// Do what this element of the editor of pieces says in its attribute; a field also has a value.
    Own(String, Option<String>),
    /// Take the filling that was found for the pieces of the editor.
    Filled(Option<Box<Fullest>>),
    /// Take a figure of the list.
    Preset(Preset),
    /// Apply a text that was typed or pasted.
    Text(String),
    /// Set the order of the pieces, by their indices in the set.
    Order(Vec<usize>),
    /// Show the order that a drag would make; none: the drag was given up.
    Drag(Option<Vec<usize>>),
    /// Set the order that was dragged.
    Drop,
    /// Set the rules of the search.
    Rules(Rules),
    /// The cell or the piece with the fewest placements comes first, or the order alone counts.
    Fewest,
    /// Fix the piece T, or free it again.
    Fix,
    /// Run the whole search.
    Run,
    /// Count all solutions by the fast search.
    All,
    /// Run the search with each set of rules.
    Compare,
    /// Measure the time of the fast search.
    Measure,
    /// Show the base text's example of islands.
    IslandsDemo,
    /// Show so many searches under several sets of rules side by side, or hide them.
    Lockstep(usize),
    /// Go to the next solution or the previous one.
    Near(Side),
    /// Go back to the step at which the piece of this level of the present branch was placed.
    Level(usize),
    /// Show the placements of this piece.
    Piece(usize),
    /// Go to this step.
    Step(u64),
    /// Show the class of solutions with this index.
    Solution(usize),
    /// Show only classes of this kind; none: all.
    Kind(Option<Kind>),
    /// Show more pictures of the gallery.
    More,
    /// Set the distance between the pieces, in percent.
    Apart(u8),
    /// Show or hide the numbers of the cells.
    Numbers,
    /// Choose what is highlighted on the figure.
    Shows(Shows),
    /// Show how the pieces of the solution come in, with gravity or without, or hide it.
    Ways(Option<bool>),
    /// Show the argument about the solutions of the cube.
    Prove,
    /// Fill or empty cells of an editor.
    Stroke(Editing, CellStroke),
    /// Choose whether a click on the figure in space takes cubes away.
    Removes(bool),
    /// A cube of the figure in space was clicked, on this face.
    Cube(usize, usize),
    /// Set the sides of the editor's box.
    Sides([usize; 3]),
    /// Empty the editor's box.
    Clear,
    /// Fill the editor's box.
    Fill,
    /// Show the last valid figure in the editor again.
    Back,
    /// Give the figure in the editor the colours of a chessboard, or take them away.
    Chequer,
    /// Fill cells with this colour from now on.
    Brush(Tint),
    /// Do this on the map of the solutions.
    Map(MapAct),
    /// Save the drawing as an SVG file.
    SaveDrawing,
    /// Save the drawing as a PNG file.
    SavePicture,
    /// Copy the present solution as text.
    CopyOne,
    /// Copy all solutions as text.
    CopyAll,
    /// Build by hand.
    Hand(HandAct),
    /// Show the class of solutions with this index in the view of the solutions: it was built by hand.
    Built(usize),
    /// Do this with a file.
    File(FileAct),
}

/// An action of the reader while a figure is built by hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HandAct {
    /// Take this piece into the hand; put it down if it is there already.
    Take(usize),
    /// The pointer has the piece in the hand at this point of the drawing; first it has taken this piece.
    Carry(Option<usize>, Point),
    /// The pointer lets the piece go at this point of the drawing.
    Drop(Point),
    /// Put the piece in the hand down.
    Put,
    /// Lay it back to where it came from.
    LayBack,
    /// Move it by a cell as the camera sees it: to the right, away, up.
    Shift([i16; 3]),
    /// Turn it about the axis that the camera sees from left to right (0), from front to back (1) or upright (2); the other way with
    /// `true`.
    Turn(usize, bool),
    /// Make the piece in the hand its mirror image, the right side on the left.
    Mirror,
    /// A cell was pressed: pick up its piece, or bring the piece in the hand there, or put it down.
    Cell(usize),
    /// Give a hint.
    Hint,
    /// Tell whether a solution can still be reached.
    Ask,
    /// Tell it all the time, or no longer.
    Tell,
    /// Begin again.
    Again,
    /// A second of play has passed: update the clock.
    Clock,
}

/// An action of the reader with a file.
#[derive(Clone, Debug, PartialEq)]
pub enum FileAct {
    /// Open this file.
    Open(File),
    /// The text of the file has come; none: the browser cannot read it.
    Read(Option<String>),
    /// A worker has found a puzzle in it, or the reason why it cannot be opened.
    Found(Box<Result<FilePuzzle, FileFault>>),
    /// Take another problem of the file, by its place.
    Problem(usize),
    /// Set the sizes of printed pieces.
    Sizes(PrintSizes),
    /// Save the puzzle or its pieces.
    Save(FileKind),
}

/// A kind of file that can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The puzzle, for BurrTools.
    BurrTools,
    /// The pieces as a program of OpenSCAD.
    OpenScad,
    /// The pieces as a body.
    Stl,
}

impl Act {
    /// The effect on the link. What only shows something else of the same model has no history entry of its own.
    fn effect(&self) -> Effect {
        match self {
            Act::Run
            | Act::All
            | Act::Compare
            | Act::Measure
            | Act::Piece(_)
            | Act::Built(_)
            | Act::Prove
            | Act::Map(MapAct::Open) => Effect::PUSH,
            _ => Effect::REPLACE,
        }
    }
}

impl Actions for Soma {
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        match command {
            Command::Letter('n', _) => self.near(Side::After),
            Command::Letter('p', _) => self.near(Side::Before),
            Command::Letter(letter, _) if self.state.has_brush() && Tint::read(letter).is_some() => {
                perform(self, ctx, Act::Brush(Tint::read(letter).unwrap_or_default()))
            }
            other => match self.hand_key(ctx, other) {
                Some(act) => perform(self, ctx, Act::Hand(act)),
                None => self.steer(ctx, other),
            },
        }
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        let model = state.model.clone();
        let changed = match act {
            Act::Set(set) => {
                let taken = set.model().is_some_and(|model| state.edit(model));
                if taken && set != KnownSet::Soma {
                    state.view = View::Solutions;
                }
                taken
            }
            Act::Own(what, _) if what == "fill" => {
                self.filled = state.to_be_filled();
                if self.filled.is_some() {
                    self.start(ctx, Task::Fill);
                }
                return Effect::REPLACE;
            }
            Act::Filled(found) => {
                let changed = state.take_filling(found.map(|found| *found));
                if changed && !state.model.is_soma() {
                    self.open_view(View::Solutions);
                    self.frame.tab = 0;
                }
                changed
            }
            Act::Own(what, value) => {
                let changed = state.edit_pieces(&what, value.as_deref());
                match what.split(':').next() {
                    Some("use") if changed && !state.model.is_soma() => {
                        state.view = View::Solutions;
                        self.frame.tab = 0;
                    }
                    // The button that was pressed may be gone.
                    Some("remove") => focus(".own-set [data-pieces=add]"),
                    _ => {}
                }
                changed
            }
            Act::Preset(preset) => {
                let setup = Setup::from_key(Some(preset.text())).ok();
                setup.and_then(|setup| setup.figure().ok()).is_some_and(|figure| state.edit_figure(figure))
            }
            Act::Hand(act) => return self.build_by_hand(ctx, act),
            Act::File(act) => return self.do_with_file(ctx, act),
            Act::Text(text) => {
                let before = state.view;
                let effect = self.read_text(ctx, &text);
                if self.state.view != before {
                    self.frame.tab = 0;
                }
                return effect;
            }
            Act::IslandsDemo => {
                let effect = self.read_text(ctx, example::ISLANDS);
                self.frame.show_says();
                return effect;
            }
            Act::Order(places) => reorder(state, &places),
            Act::Drop => match state.dragged.take() {
                Some(places) => reorder(state, &places),
                None => return Effect::Nothing,
            },
            Act::Rules(rules) => state.edit(Model { rules, ..model }),
            Act::Fewest => state.edit(Model { fewest: !model.fewest, ..model }),
            Act::Fix => {
                let fixed = if model.fixed.is_none() { model.pieces.named('T') } else { None };
                state.edit(Model { fixed, ..model })
            }
            Act::Stroke(painted, stroke) => {
                let changed = state.paint(painted, stroke);
                match stroke {
                    CellStroke::Alone(_) | CellStroke::Begin(_) => changed,
                    // One entry of the history for the whole stroke.
                    CellStroke::Over(_) => {
                        if changed {
                            self.forget(ctx);
                        }
                        return Effect::REPLACE;
                    }
                    CellStroke::End => return Effect::Nothing,
                }
            }
            Act::Cube(cube, face) => state.click_cube(cube, face),
            Act::Sides(sides) => build(state, |draft| *draft = draft.with_sides(sides)),
            Act::Clear => build(state, Draft::clear),
            Act::Fill => build(state, Draft::fill_box),
            Act::Chequer => build(state, later::chequer),
            Act::Back => build(state, |draft| *draft = Draft::of(&model.figure)),
            other => return self.do_here(ctx, other),
        };
        self.edited(ctx, changed)
    }

    fn undo(&mut self, ctx: &Ctx<Self>) -> Effect {
        if self.state.view == View::Hand && self.state.hand.building.held().is_some() {
            return perform(self, ctx, Act::Hand(HandAct::LayBack));
        }
        let state = &mut self.state;
        if state.is_play() && state.step() > 0 {
            state.go(state.step() - 1);
            return Effect::REPLACE;
        }
        if state.view == View::Hand && (state.hand.undo_begin_again() || state.hand.building.known() > 0) {
            return Effect::REPLACE;
        }
        let changed = state.undo();
        self.edited(ctx, changed)
    }

    fn search_far(&mut self, ctx: &Ctx<Self>) {
        // The workers search by one set of rules only.
        if self.state.timeline.changes().is_empty() && !self.is_busy() {
            self.run_all(ctx, Goal::Stay);
        }
    }

    fn go_to_end(&mut self, ctx: &Ctx<Self>) {
        if self.state.total().is_none() {
            self.run_all(ctx, Goal::End);
        } else {
            self.state.go(self.state.farthest());
        }
    }

    fn show(&mut self, view: View) {
        self.state.light = None;
        self.state.view = view;
        (self.frame.tab, self.tabs_of) = (0, view);
        if !self.measuring.is_running() {
            self.measured = [None; 2];
        }
    }

    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        match id.kind {
            CELL if self.state.edits() && id.b > 0 => perform(self, ctx, Act::Cube(id.a as usize, id.b as usize - 1)),
            CLASS if self.state.view == View::Map => {
                let class = id.a as usize;
                let picks = self.state.map.picks_goal;
                perform(self, ctx, Act::Map(if picks { MapAct::Goal(Some(class)) } else { MapAct::Visit(class) }))
            }
            EDGE => perform(self, ctx, Act::Map(MapAct::Edge([id.a as usize, id.b as usize]))),
            CLASS => perform(self, ctx, Act::Solution(id.a as usize)),
            PIECE if self.state.view == View::Hand => perform(self, ctx, Act::Hand(HandAct::Take(id.a as usize))),
            CELL if self.state.view == View::Hand => perform(self, ctx, Act::Hand(HandAct::Cell(id.a as usize))),
            _ => Effect::Nothing,
        }
    }
}

impl Soma {
    /// The actions that do not change the search.
    fn do_here(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let title = ctx.look.lang.title(Puzzle::Soma).name;
        let (effect, state) = (act.effect(), &mut self.state);
        match act {
            Act::Run => {
                self.open_view(View::Search);
                self.run_all(ctx, Goal::FirstSolution);
                self.frame.show_says();
            }
            Act::All => {
                self.open_view(View::Solutions);
                self.state.assembled = self.state.model.pieces.count();
                if !self.state.is_counted_fast() {
                    self.count(ctx);
                }
            }
            Act::Compare => self.start_if_idle(ctx, Task::Contest),
            Act::Measure => self.measure(ctx),
            Act::Lockstep(count) => state.show_lockstep(count),
            Act::Near(side) => return self.near(side),
            Act::Level(level) => state.go_to_level(level),
            Act::Piece(piece) => {
                state.piece = piece.min(state.model.pieces.count() - 1);
                state.placement = state.first_placement();
                state.player.playing = false;
            }
            Act::Step(step) => state.go(step),
            Act::Solution(solution) => state.show_solution(solution),
            Act::Built(class) => {
                state.kind = None;
                self.open_view(View::Solutions);
                self.state.show_solution(class);
            }
            Act::Kind(kind) => {
                state.kind = kind;
                self.pictures = 0;
                if let Some(&first) = state.gallery().first().filter(|_| !state.gallery().contains(&state.solution)) {
                    state.show_solution(first);
                }
            }
            Act::More => self.wanted_pictures += super::state::PICTURES,
            Act::Apart(apart) => state.apart = apart.min(100),
            Act::Drag(places) => state.dragged = places,
            Act::Removes(removes) => state.removes = removes,
            Act::Brush(tint) => state.brush = tint,
            Act::Numbers => state.numbers = !state.numbers,
            Act::Shows(shows) => state.show(shows),
            Act::Ways(asked) => {
                if self.frame.task == Some(Task::Ways) {
                    self.abandon(ctx);
                }
                self.state.show_ways(asked);
            }
            Act::Prove => {
                self.open_view(View::Figure);
                self.state.show(Shows::Proof);
            }
            Act::Map(MapAct::Open) => self.open_view(View::Map),
            Act::Map(act) => state.do_on_map(act),
            Act::SaveDrawing => save_drawing(&ctx.painted, ctx.look.palette, title),
            Act::SavePicture => save_picture(title),
            Act::CopyOne | Act::CopyAll => {
                copy(self.as_text(act == Act::CopyAll), self.frame.calls.copied.clone());
            }
            _ => {}
        }
        effect
    }

    /// The present solution as text; with `all`, all solutions.
    fn as_text(&self, all: bool) -> String {
        let Model { pieces, figure, .. } = &self.state.model;
        match (&self.state.solutions, self.state.labels()) {
            (Some(solutions), _) if all => solutions.catalogue.text(pieces, figure),
            (_, Some(labels)) => solutions::text(pieces, figure, labels),
            _ => String::new(),
        }
    }

    /// Goes to the next solution or the previous one, of the search or of the gallery. Returns the effect on the link.
    pub(super) fn near(&mut self, side: Side) -> Effect {
        let state = &mut self.state;
        match state.view {
            View::Search => state.jump(JumpTarget::Event(StepEvent::Solution), side),
            View::Solutions => match state.next_solution(side) {
                Some(solution) => state.show_solution(solution),
                None => return Effect::Nothing,
            },
            View::Map => match state.next_solution(side) {
                Some(solution) => state.do_on_map(MapAct::Visit(solution)),
                None => return Effect::Nothing,
            },
            _ => return Effect::Nothing,
        }
        Effect::REPLACE
    }
}

/// Places the pieces in another order. Returns whether that has changed.
fn reorder(state: &mut State, places: &[usize]) -> bool {
    let Model { pieces, .. } = &state.model;
    match Order::new(places, pieces) {
        Some(order) => state.edit(Model { order, ..state.model.clone() }),
        None => false,
    }
}

/// Changes the figure in the editor. Returns whether the searched figure has changed.
fn build(state: &mut State, change: impl FnOnce(&mut Draft)) -> bool {
    let mut draft = state.draft.clone();
    change(&mut draft);
    state.build(draft)
}
