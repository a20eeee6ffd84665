//! The actions of the reader on the page of the taquin, and their effects.

use super::forest::Grown;
use super::run::Task;
use super::says::results::every_result;
use super::state::filling::{self, FillingShown};
use super::state::{Hint, MOST_SEED, State, Track, View};
use super::{Taquin, photo};
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::details::BoundShown;
use crate::puzzle::taquin::estimate::pattern::PatternSize;
use crate::puzzle::taquin::method::{Method, Stop};
use crate::puzzle::taquin::offers::Weights;
use crate::puzzle::taquin::play::Play;
use crate::puzzle::taquin::preset::Preset;
use crate::puzzle::taquin::race::RaceClock;
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::scene::graph::place_of;
use crate::puzzle::taquin::scene::motif::TileImage;
use crate::puzzle::taquin::scene::{ALONG, CELL, FOLDED, NODE, PLACE, RACER};
use crate::puzzle::taquin::scores::WeightSearch;
use crate::puzzle::taquin::trial::Trial;
use crate::puzzle::taquin::{Board, Way};
use crate::scene::Id;
use crate::search::best_first::NONE;
use crate::ui::activity::Activity;
use crate::ui::csv;
use crate::ui::kept;
use crate::ui::keys::Command;
use crate::ui::page::Effect;
use crate::ui::page::actions::Actions;
use crate::ui::page::desktop::{Ctx, Draws};
use crate::ui::page::perform::perform;
use crate::ui::page::state::{Linked, PageState};
use crate::ui::page::tasks::Tasks;
use crate::ui::share::{address, copy};
use crate::ui::steps::Steps;
use web_sys::{File, HtmlCanvasElement};

/// An action of the reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Take a board of the list.
    Preset(Preset),
    /// Set the number of columns and of rows. The new board is in order.
    Sides(usize, usize),
    /// Begin a game with a random board that can be put in order: that of the seed, if one was chosen or the link has one.
    NewGame,
    /// Take a random board; true: only boards that can be put in order.
    Deal(bool),
    /// Set the seed.
    Seed(u64),
    /// Exchange the tiles on two cells.
    Exchange(usize, usize),
    /// Choose a cell; the tile on a second chosen cell is exchanged with the one on the first.
    Pick(usize),
    /// Apply a text that was typed or pasted.
    Text(String),
    /// Set the method of the search.
    Method(Method),
    /// Set the size of the pattern databases.
    Tables(PatternSize),
    /// Draw this lower bound on the board, or the plots of distances.
    Bound(Option<BoundShown>),
    /// Set the board at which the search stops.
    Stop(Stop),
    /// Apply a formula that was typed.
    Formula(String),
    /// Set the weights of the moves made and of the formula, g and h.
    Factors([u8; 2]),
    /// Search from this board.
    Take(Board),
    /// Show this board, from which a search would begin.
    Place(Board),
    /// Let the formula take part in the comparison, with this name.
    AddRival(String),
    /// Remove the formula of this index from the comparison.
    DropRival(usize),
    /// Set the weight of a cell.
    Weight(usize, i64),
    /// Take weights of the list.
    Weights(Weights),
    /// Run the search to its end.
    Run,
    /// Search from the played board, which cannot be put in order, until every reachable configuration is visited.
    Exhaust,
    /// Push tiles, one after the other.
    Push(Vec<Way>),
    /// Show a hint.
    Hint,
    /// Make the move of the hint.
    DoHint,
    /// Return to the board before the first move.
    Again,
    /// Copy the link to the game before its first move; true: with the moves made, ready to be played.
    CopyLink(bool),
    /// Show a picture on the tiles, or none.
    Image(Option<TileImage>),
    /// Read the picture in this file.
    File(File),
    /// The picture was read, or the file is none.
    Photo(Option<HtmlCanvasElement>),
    /// Show the panels below the board on a telephone, or hide them.
    More,
    /// Search from the board as it is played now.
    SearchHere,
    /// Play the solution on the board.
    Play,
    /// Run the search to its end, then play its solution on the board.
    Follow,
    /// Play the path from the root to this node on the board.
    PlayTo(u32),
    /// Choose a node of the tree, or none.
    Choose(Option<u32>),
    /// Choose a neighbour of the chosen node: 0 predecessor, 1 first descendant, 2 previous sibling, 3 next sibling.
    Go(usize),
    /// Hide the descendants of a node, or show them again.
    Fold(u32),
    /// Show only the path to this node and its siblings; none: all nodes.
    Only(Option<u32>),
    /// Show the whole tree.
    Whole,
    /// Let the lens follow the search.
    Watch,
    /// Search the board by every method.
    Compare,
    /// Compare on Korf's boards; false: on random ones.
    SeriesKorf(bool),
    /// Set the number of random boards on which methods are compared.
    SeriesBoards(u64),
    /// Let a method or a formula, by its key, take part in the comparison on many boards, or leave it out.
    Entrant(String),
    /// Compare on many boards.
    RunSeries,
    /// Run it on the boards of the search for better weights.
    CompareHere,
    /// Save all its results.
    TakeSeries,
    /// Look for both ends of the board.
    RunEnds,
    /// Play the shortest solution found between both ends.
    PlayEnds,
    /// Show how the table of two tiles is filled, the usual ones if none are named.
    Fill(Option<[u8; 2]>),
    /// Show that no more.
    EndFill,
    /// Let a method or a formula, by its key, take part in the race, or leave it out.
    Racer(String),
    /// Set how the clock of the race runs.
    RaceClock(RaceClock),
    /// Look at a search of the race alone, at the same step.
    Alone(usize),
    /// Choose what a search for better weights does.
    Scores(WeightSearch),
    /// Look for better weights of the Score.
    RunScores,
    /// Search by the Score with these weights.
    TakeWeights(Vec<i64>),
    /// Set the number of boards in the experiment.
    Boards(u64),
    /// Start the experiment.
    RunBoards,
    /// Show a half of the graph: whether that of the boards that cannot be put in order; none: both.
    Half(Option<bool>),
    /// Show the searched board in the graph, close by.
    Near,
    /// Ask about another board.
    Ask,
    /// Answer whether it can be put in order.
    AnswerCan(bool),
    /// Answer how many moves it takes.
    AnswerMoves(u32),
    /// Let a click on a leaf of the tree predict it, or choose it.
    Predict,
    /// Predict that this leaf is taken next.
    PredictLeaf(u32),
    /// Measure the time of one search.
    Measure,
    /// Show another view.
    Show(View),
    /// Go to this step.
    Step(u64),
    /// A second of play has passed: update the clock.
    Clock,
    /// The reader has moved the drawing of the tree, or has given it back to the page (`false`).
    Pan(bool),
}

impl Act {
    /// The effect on the link. Moves, hints and looks at the tree have no history entry of their own.
    fn effect(&self) -> Effect {
        match self {
            Act::Half(_) | Act::Near | Act::Ask | Act::AnswerCan(_) | Act::AnswerMoves(_) | Act::Predict => {
                Effect::REPLACE
            }
            Act::PredictLeaf(_) => Effect::REPLACE,
            Act::Clock | Act::Pan(_) | Act::CopyLink(_) | Act::TakeSeries | Act::More | Act::File(_) => Effect::Look,
            Act::Image(_) | Act::Photo(_) => Effect::REPLACE,
            Act::Push(_) | Act::Hint | Act::DoHint => Effect::REPLACE,
            Act::Go(_) | Act::Fold(_) | Act::Only(_) | Act::Whole | Act::Watch => Effect::REPLACE,
            _ => Effect::PUSH,
        }
    }
}

impl Actions for Taquin {
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        match command {
            Command::Arrow(right, up) if self.frame.in_hand.get() => self.arrow(right, up),
            Command::Letter('h', _) if self.state.track() == Track::Play => perform(self, ctx, Act::Hint),
            Command::Letter(letter, _) if self.frame.in_hand.get() => match way_of_letter(letter) {
                Some(way) => self.pushed(&[way]),
                None => Effect::Nothing,
            },
            other => self.steer(ctx, other),
        }
    }

    fn tab(&self) -> usize {
        if self.state.view == View::Tree { self.frame.tab } else { 0 }
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let state = &mut self.state;
        let model = state.model.clone();
        let changed = match act {
            Act::Preset(preset) => state.read_text(preset.text()),
            Act::Sides(width, height) => {
                let same = (width, height) == (model.board.width(), model.board.height());
                !same && Board::goal(width, height).is_some_and(|board| state.edit_board(board))
            }
            Act::NewGame => {
                if state.seed == Trial::default().seed {
                    state.seed = random_seed();
                }
                state.deal(true)
            }
            Act::Deal(solvable) => state.deal(solvable),
            Act::Exchange(a, b) => exchange(state, a, b),
            Act::Pick(cell) => match state.picked.take() {
                Some(first) if first != cell => exchange(state, first, cell),
                Some(_) => false,
                None => {
                    state.picked = Some(cell);
                    false
                }
            },
            Act::Text(text) => return self.read_text(ctx, &text),
            Act::Method(method) => state.choose(&Request::of(&Model { method, ..model })),
            Act::Tables(tables) => state.edit(Model { tables, ..model }),
            Act::Stop(stop) => state.edit(Model { stop, ..model }),
            Act::Formula(text) => state.write_formula(text),
            Act::Factors(factors) => state.set_factors(factors),
            Act::Place(board) => state.edit_board(board),
            Act::Take(board) => {
                state.view = View::Tree;
                state.edit_board(board)
            }
            Act::Weight(cell, weight) => {
                let mut weights = model.weights.clone();
                if let Some(place) = weights.get_mut(cell) {
                    *place = weight;
                }
                state.choose(&Request::of(&Model { weights, ..model }))
            }
            Act::TakeWeights(weights) => state.choose(&Request::of(&Model { weights, method: Method::Score, ..model })),
            Act::Weights(known) => state.edit(Model { weights: known.of(&model.board), ..model }),
            Act::Alone(index) => match state.race.racers.get(index) {
                Some(racer) => {
                    let own = racer.entrant.model(&model);
                    let step = racer.raced(true).steps;
                    let changed = state.choose(&Request::of(&own));
                    state.view = View::Tree;
                    state.aim(step);
                    changed
                }
                None => false,
            },
            Act::SearchHere => state.edit_board(state.play.board()),
            Act::Exhaust => {
                let board = state.board();
                // What looks for a shortest solution does not begin where there is none.
                let method = if model.method.is_deepening() { Method::default() } else { model.method };
                let changed = state.choose(&Request::of(&Model { board, method, stop: Stop::Solved, ..model }));
                state.view = View::Tree;
                state.run();
                changed
            }
            other => return self.do_here(ctx, other),
        };
        self.edited(ctx, changed);
        Effect::PUSH
    }

    fn go_to_end(&mut self, _ctx: &Ctx<Self>) {
        if matches!(self.state.track(), Track::Search | Track::Rounds) {
            self.state.run();
        } else {
            self.state.go(u64::MAX);
        }
    }

    fn show(&mut self, view: View) {
        self.state.picked = None;
        self.state.light = None;
        self.state.view = view;
        if view == View::Board {
            self.state.deal_game();
        }
    }

    fn undo(&mut self, ctx: &Ctx<Self>) -> Effect {
        if self.state.is_play() && self.state.take_back() {
            return Effect::REPLACE;
        }
        let changed = self.state.undo();
        self.edited(ctx, changed)
    }

    fn redo(&mut self, ctx: &Ctx<Self>) -> Effect {
        if self.state.is_play() && self.state.make_again() {
            return Effect::REPLACE;
        }
        let changed = self.state.redo();
        self.edited(ctx, changed)
    }

    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        let act = match (self.state.view, id.kind) {
            (View::Board, CELL) => return self.pushed(&self.state.play.board().run_from(id.a as usize)),
            (View::Parity, CELL) => Act::Pick(id.a as usize),
            (View::Tree, NODE) if self.state.predicts() => Act::PredictLeaf(id.a),
            (View::Tree, NODE) => Act::Choose((self.state.chosen != Some(id.a)).then_some(id.a)),
            (View::Tree, FOLDED) => Act::Fold(id.a),
            (View::Distances, ALONG) => Act::Step(id.a.into()),
            (View::Race, RACER) => Act::Alone(id.a as usize),
            (View::Graph, PLACE) => match self.state.board_at(place_of(id)) {
                Some(board) => Act::Place(board),
                None => return Effect::Nothing,
            },
            _ => return Effect::Nothing,
        };
        perform(self, ctx, act)
    }
}

impl Taquin {
    /// The actions that do not change the search.
    fn do_here(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        let (effect, state) = (act.effect(), &mut self.state);
        match act {
            Act::Seed(seed) => {
                state.seed = seed % MOST_SEED;
                state.lab.set(Trial { seed: state.seed, ..state.lab.trial() });
            }
            Act::Bound(bound) => state.bound = bound,
            Act::Boards(boards) => state.lab.set(Trial { boards, ..state.lab.trial() }),
            Act::Run => {
                if !matches!(state.view, View::Tree | View::Graph | View::Statistics) {
                    state.view = View::Tree;
                }
                state.run();
                let is_stopped = matches!(state.descent.solved, Activity::Stopped(_));
                self.frame.show_says();
                if is_stopped {
                    self.resume_task(ctx, Task::Shortest);
                }
            }
            Act::Push(ways) => {
                self.push(&ways);
            }
            Act::Hint => {
                state.ask_hint();
                self.seek_hint(ctx);
            }
            Act::DoHint => {
                if let Some(way) = state.hint.and_then(Hint::way) {
                    self.push(&[way]);
                    self.state.ask_hint();
                }
            }
            Act::Again => state.begin_play(Play::new(state.play.start())),
            Act::CopyLink(replay) => {
                self.copied = address(&state.game_link(replay).to_string());
                copy(self.copied.clone(), self.frame.calls.copied.clone());
            }
            Act::More => self.more ^= true,
            Act::Image(image) => {
                state.image = image;
                match &self.photo {
                    Some(photo) if image == Some(TileImage::Photo) => photo::keep(photo.clone()),
                    _ => photo::forget(),
                }
            }
            Act::File(file) => photo::read(file, self.frame.calls.act.reform(Act::Photo)),
            Act::Photo(read) => {
                self.no_photo = read.is_none();
                if let Some(read) = read {
                    state.image = Some(TileImage::Photo);
                    self.photo = Some(read);
                    self.draw(ctx, 0.0);
                }
            }
            Act::Play => {
                if let Some(ways) = state.solution() {
                    self.play(ways, View::Board);
                }
            }
            Act::Follow => {
                state.run();
                self.follows = true;
                self.follow_solution();
            }
            Act::PlayTo(node) => {
                let ways = state.with_tree(|tree| tree.ways_to(node)).unwrap_or_default();
                self.play(ways, View::Board);
            }
            Act::Choose(node) => state.chosen = node,
            Act::Go(to) => {
                state.chosen = near(state, to).or(state.chosen);
                if let Some(node) = state.chosen {
                    state.forest.show(node);
                }
            }
            Act::Fold(node) => {
                let mut forest = std::mem::take(&mut state.forest);
                state.with_tree(|tree| forest.toggle(node, tree));
                state.forest = forest;
            }
            Act::Only(node) => {
                let mut forest = std::mem::take(&mut state.forest);
                state.with_tree(|tree| forest.only(node, tree));
                state.forest = forest;
            }
            Act::Whole => state.forest.show_whole(),
            Act::Watch => state.forest.follow_again(),
            Act::AddRival(name) => state.add_rival(&name),
            Act::DropRival(index) => state.drop_rival(index),
            Act::Compare => self.start_if_idle(ctx, Task::Contest),
            Act::SeriesKorf(korf) => state.series.korf = korf,
            Act::SeriesBoards(boards) => state.series.boards = boards,
            Act::Entrant(key) => match state.series.left_out.iter().position(|out| *out == key) {
                Some(index) => drop(state.series.left_out.remove(index)),
                None => state.series.left_out.push(key),
            },
            Act::RunSeries => self.start_if_idle(ctx, Task::Series),
            Act::CompareHere => {
                if let Some(search) = state.scores.search {
                    (state.series.korf, state.series.boards, state.seed) = (false, search.boards, search.seed);
                    self.start_if_idle(ctx, Task::Series);
                }
            }
            Act::TakeSeries => {
                let look = &ctx.look;
                csv::save(&every_result(state, look), "series-boards", look.lang);
            }
            Act::RunEnds => self.start_if_idle(ctx, Task::Ends),
            Act::PlayEnds => {
                if let Some(moves) = state.ends_here().and_then(|ends| ends.solution()) {
                    self.play(moves, View::Board);
                }
            }
            Act::Fill(tiles) => state.filling = FillingShown::of(tiles.or(Some(filling::USUAL))),
            Act::EndFill => state.filling = FillingShown::default(),
            Act::Racer(key) => _ = state.toggle_racer(&key),
            Act::RaceClock(clock) => {
                state.race.clock = clock;
                state.pace_race();
            }
            Act::Scores(choice) => state.scores.choice = choice.within_ranges(),
            Act::RunScores => self.start_if_idle(ctx, Task::Scores),
            Act::Half(is_other) => state.show_half(is_other),
            Act::Near => state.show_close(),
            Act::Ask => state.ask(),
            Act::AnswerCan(can) => state.answer_can(can),
            Act::AnswerMoves(moves) => state.answer_moves(moves),
            Act::Predict => (state.guesses.predicts, state.guesses.leaf) = (!state.guesses.predicts, None),
            Act::PredictLeaf(node) => state.predict(node),
            Act::RunBoards => self.run_boards(ctx),
            Act::Measure => self.start_if_idle(ctx, Task::Measure),
            Act::Show(view) => self.open_view(view),
            Act::Step(step) => state.go(step),
            Act::Clock => self.read_clock(),
            Act::Pan(true) if state.view == View::Tree => state.forest.take(),
            Act::Pan(false) if state.view == View::Tree => state.forest.follow_again(),
            _ => {}
        }
        effect
    }

    /// Pushes tiles by hand; the clock starts with the first push. Returns false if no tile can be pushed that way.
    pub(super) fn push(&mut self, ways: &[Way]) -> bool {
        let pushed = self.state.push(ways);
        if pushed {
            self.begin_clock();
        }
        if pushed && self.state.is_won() {
            self.stop_clock();
            let result = self.state.result();
            self.added = result.map(|result| kept::results::add(&mut self.results, result)).unwrap_or_default();
        }
        pushed
    }

    /// Shows this view and plays these moves from the present board.
    fn play(&mut self, ways: Vec<Way>, view: View) {
        let state = &mut self.state;
        state.begin_play(Play::along(state.model.board, &ways));
        self.open_view(view);
        self.state.player.playing = true;
    }

    /// Plays the solution, if the search was started for that and has ended.
    pub(super) fn follow_solution(&mut self) {
        if !self.follows || self.state.growth().winding() {
            return;
        }
        self.follows = false;
        if let Some(ways) = self.state.solution() {
            let view = self.state.view;
            self.play(ways, view);
        }
    }

    /// Pushes a tile by an arrow key.
    pub(super) fn arrow(&mut self, right: i8, up: i8) -> Effect {
        let way = match (right, up) {
            (1, _) => Way::Right,
            (-1, _) => Way::Left,
            (_, 1) => Way::Up,
            _ => Way::Down,
        };
        self.pushed(&[way])
    }

    /// The same with its effect on the link.
    pub(super) fn pushed(&mut self, ways: &[Way]) -> Effect {
        if self.push(ways) { Effect::REPLACE } else { Effect::Nothing }
    }
}

/// The direction in which a letter pushes a tile: W A S D, and Z Q S D, which lie in the same places on French keyboards.
pub fn way_of_letter(letter: char) -> Option<Way> {
    match letter {
        'w' | 'z' => Some(Way::Up),
        'a' | 'q' => Some(Way::Left),
        's' => Some(Way::Down),
        'd' => Some(Way::Right),
        _ => None,
    }
}

/// Exchanges the tiles on two cells of the played board and records the two tiles. Returns false if nothing changes.
fn exchange(state: &mut State, a: usize, b: usize) -> bool {
    let board = state.board();
    let tiles = board.tiles();
    let (Some(&first), Some(&second)) = (tiles.get(a), tiles.get(b)) else { return false };
    let changed = state.edit_board(board.swapped(a, b));
    if changed {
        state.exchanged = Some([first, second]);
    }
    state.picked = None;
    changed
}

/// A neighbour of the chosen node (0 predecessor, 1 first descendant, 2 previous sibling, 3 next sibling), if it exists at the
/// current step.
fn near(state: &State, to: usize) -> Option<u32> {
    let chosen = state.chosen?;
    state.with_tree(|tree| near_in(tree, chosen, to))?
}

fn near_in(tree: Grown, chosen: u32, to: usize) -> Option<u32> {
    let there = &tree.nodes[..tree.created_by(tree.step)];
    let node = there.get(chosen as usize)?;
    let (index, end) = (chosen as usize, there.len());
    let child_of = |parent: u32| move |&index: &usize| there[index].parent == parent;
    let found = match to {
        0 => return (node.parent != NONE).then_some(node.parent),
        1 => (index + 1..end).find(child_of(chosen)),
        2 => (0..index).rfind(child_of(node.parent)),
        _ => (index + 1..end).find(child_of(node.parent)),
    };
    found.map(|index| index as u32)
}

/// A seed that no other reader is likely to have, of at most four digits, so that it can be read out.
fn random_seed() -> u64 {
    2 + (js_sys::Math::random() * 9_998.0) as u64
}
