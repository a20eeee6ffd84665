//! The drawings of the page of the taquin.

mod later;

use super::Taquin;
use super::forest::Grown;
use super::says::tree::measure;
use super::says::{bounds, rounds};
use super::state::graph::Question;
use super::state::{Hint, Seen, State, View};
use crate::geometry::{Point, Within, point};
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::Parity;
use crate::puzzle::taquin::board::{Board, Way};
use crate::puzzle::taquin::counts::{known_counts, known_farthest};
use crate::puzzle::taquin::random::Heading;
use crate::puzzle::taquin::rank::short_rank;
use crate::puzzle::taquin::scene::{self, ALONG, BOARD, CELL, NODE, RACER, board, distances, parity, statistics, tree};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle};
use crate::search::best_first::{Node, Standing};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::drawing::{Draw, DrawConditions, GOES_ON, Grip};
use crate::ui::page::Effect;
use crate::ui::page::desktop::{Ctx, Desktop, Draws};
use crate::ui::page::state::PageState;
use crate::ui::paint::Photo;
use crate::ui::root::fits_media;
use crate::ui::share::PaintedProp;
use crate::ui::steps::Steps;
use std::cell::OnceCell;
use std::rc::Rc;

/// A swipe beside the board or from the empty cell pushes a tile if it is longer than this, in scene units.
const SWIPE: f64 = 26.0;

/// Tiles that are dragged go to the next cell if they are let go at this part of the way or beyond.
const HALF_WAY: f64 = 0.5;

/// What the reader is dragging.
#[derive(Clone, Debug, PartialEq)]
pub struct Pull {
    /// The moves of the tile that is dragged, and of those between it and the blank; none if it cannot move.
    ways: Vec<Way>,
    cells: Vec<usize>,
    /// How far the tiles have moved, in cells: 0 to 1.
    share: f64,
    /// How far the pointer has moved, in scene units.
    by: Point,
    /// Whether the drag began on a tile.
    on_tile: bool,
}

/// How tiles were let go that had been dragged: from there they go on, or back.
#[derive(Clone, Debug, Default)]
pub struct Release {
    /// The part of the way that the tiles had gone which have been pushed, 0 to 1.
    ahead: f64,
    /// The tiles that go back.
    back: Option<Pull>,
}

/// The least height of words in the tree, in scene units: on a telephone, elsewhere, and in present mode, where 11.5 are 28 pixels of
/// 1,080 lines.
const READ_IN_HAND: f64 = 11.0;
const READ_NEAR: f64 = 8.0;
const READ_FROM_AFAR: f64 = 11.5;

fn least(look: &Look) -> f64 {
    match look.present {
        true => READ_FROM_AFAR,
        false if is_narrow() => READ_IN_HAND,
        false => READ_NEAR,
    }
}

/// Whether the page is as narrow as a telephone.
fn is_narrow() -> bool {
    fits_media("(max-width: 36rem)")
}

/// Duration of the animation of one step, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 220.0;

impl Draws for Taquin {
    fn draw(&mut self, ctx: &Ctx<Self>, animate: f64) {
        let look = ctx.look;
        let after = self.state.play.board();
        if animate != GOES_ON {
            self.boards = [self.boards[1], after];
            self.released = [Release::default(), std::mem::take(&mut self.released[0])];
        }
        self.frame.animate = animate;
        let about = match look.present {
            true => tree::CLOSE,
            false if is_narrow() => tree::NARROW,
            false => tree::ABOUT,
        };
        if self.state.forest.set_surroundings(about) {
            self.aim();
        }
        self.frame.draw = match self.state.view {
            View::Tree if self.state.is_deepening() => self.rounds(&look),
            View::Tree => self.tree(&look),
            View::Board => self.board(),
            View::Parity => self.parity(&look),
            View::Distances if self.state.fills() => self.filling(&look),
            View::Distances if self.state.shows_ends() => self.ends(&look),
            View::Distances => self.bound(&look).unwrap_or_else(|| self.distances(&look)),
            View::Statistics => self.statistics(&look),
            View::Graph => self.graph(&look),
            View::Race => self.race(&look),
        };
    }

    fn draws_later(&self) -> bool {
        match self.state.view {
            View::Board => false,
            View::Tree | View::Parity | View::Distances | View::Statistics | View::Graph | View::Race => true,
        }
    }

    fn motion(&self, before: &Seen) -> f64 {
        let animated = self.state.seen().by_one(before);
        let rest = 1.0 - self.released[0].ahead;
        if animated { self.state.player.motion(ANIMATION * rest, self.state.pace()) } else { 0.0 }
    }

    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        match grip {
            Grip::Pull(id, by, _) if self.state.view == View::Board => {
                self.pull = Some(self.pulled(ctx, id, by));
                self.draw(ctx, 0.0);
                Effect::Look
            }
            Grip::Pull(..) | Grip::Over(_) | Grip::Carry(..) | Grip::Drop(_) | Grip::Twist(_) => Effect::Nothing,
            Grip::LetGo(on) => self.let_go(ctx, on),
        }
    }
}

impl Taquin {
    /// What a drag moves that began on an element and has come this far.
    fn pulled(&self, ctx: &Ctx<Self>, id: Id, by: Point) -> Pull {
        let board = self.state.play.board();
        let cell = (id.kind == CELL).then_some(id.a as usize);
        let ways = cell.map(|cell| board.run_from(cell)).unwrap_or_default();
        let along = ways.first().map_or(0.0, |&way| along(way, by));
        let size = room(&ctx.painted).map_or(100.0, |room| board::cell_size((board.width(), board.height()), room));
        let mut cells = vec![];
        let mut blank = board;
        for &way in &ways {
            cells.extend(blank.mover(way));
            blank = blank.moved(way).unwrap_or(blank);
        }
        let on_tile = cell.is_some_and(|cell| cell != board.blank());
        Pull { ways, cells, share: (along / size).within(0.0, 1.0), by, on_tile }
    }

    /// Tiles that were dragged go on or back from where they are. Only the tile that is dragged moves, with those between it and
    /// the blank; a swipe that began on no tile pushes the one that can go its way.
    fn let_go(&mut self, ctx: &Ctx<Self>, on: Point) -> Effect {
        let Some(pull) = self.pull.take() else { return Effect::Nothing };
        // A tile that was flicked comes farther, in the way in which it was dragged.
        let so_far = pull.by.x * pull.by.x + pull.by.y * pull.by.y;
        let farther = 1.0 + (pull.by.x * on.x + pull.by.y * on.y) / so_far.max(1.0);
        if pull.share * farther >= HALF_WAY {
            self.released[0].ahead = pull.share;
            return self.pushed(&pull.ways);
        }
        let Point { x, y } = pull.by;
        if !pull.on_tile && x.abs().max(y.abs()) > SWIPE {
            let way = match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
                (true, true, _) => Way::Right,
                (true, false, _) => Way::Left,
                (false, _, true) => Way::Down,
                (false, _, false) => Way::Up,
            };
            return self.pushed(&[way]);
        }
        let time = pull.share * ANIMATION;
        self.released[0].back = Some(pull);
        self.draw(ctx, time);
        Effect::Look
    }

    /// The cell of the board that is pointed at.
    fn cell(&self) -> Option<usize> {
        self.state.light.filter(|id| id.kind == CELL).map(|id| id.a as usize)
    }

    fn board(&self) -> Draw {
        let state = &self.state;
        let [before, after] = self.boards;
        let hint = state.hint.and_then(Hint::way).and_then(|way| after.mover(way));
        let released = &self.released[1];
        let pull = self.pull.as_ref().or(released.back.as_ref());
        let picture = board::BoardPicture {
            before,
            after,
            chosen: self.cell().or(state.picked),
            hint,
            pull: pull.map(|pull| (pull.cells.clone(), pull.share)),
            returns: self.pull.is_none(),
            ahead: released.ahead,
            image: state.image,
        };
        let sides = (after.width(), after.height());
        let photo = self.photo.clone().map(|canvas| Photo { canvas, sides });
        let draw = Draw::new(move |conditions: &DrawConditions| {
            let mut scene = Scene::new(conditions.room);
            // A swipe beside the board counts as well.
            let Room { width, height } = conditions.room;
            let ground = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
            let ground = ground.map(|(x, y)| point(x, y)).to_vec();
            scene.polygon(Some(BOARD), ground, Some(Paint::Sheet), None);
            scene.insert(board::scene(&picture, conditions.t, conditions.room), point(0.0, 0.0));
            scene
        });
        draw.with(photo)
    }

    fn parity(&self, look: &Look) -> Draw {
        let state = &self.state;
        let [before, after] = self.boards;
        let spread: Vec<u64> = state.known().map(|known| known.counts().to_vec()).unwrap_or_default();
        let solvable = Parity::of(&after).is_solvable();
        let within = |known: &crate::puzzle::taquin::distance::Distances| {
            if solvable { known.of(&after) } else { known.of_other(&after) }
        };
        let here = state.known().and_then(within);
        // On boards that are too large for exact distances, only the parity class is shown.
        let place = (here.is_some() || spread.is_empty()).then(|| (solvable, here.unwrap_or_default()));
        let picked = state.picked.or(self.cell());
        let texts = look.lang.taquin();
        let lang = look.lang;
        Draw::new(move |conditions: &DrawConditions| {
            let [can, unsolvable, no_way, positions] = texts.parity.halves;
            let here = (texts.parity.here)(here);
            let words = parity::ParityWords { solvable: can, unsolvable, no_way, positions, here: &here, lang };
            let picture = parity::ParityPicture { before, after, picked, spread: &spread, here: place, words };
            later::halves(&picture, conditions.t, conditions.room)
        })
    }

    /// The lower bound that was chosen, on the board.
    fn bound(&self, look: &Look) -> Option<Draw> {
        let (bound, details) = self.state.bound_shown().zip(self.state.bounds().cloned())?;
        let board = self.state.play.board();
        let under = bounds::sum(&self.state, &details, bound, look);
        Some(Draw::new(move |conditions: &DrawConditions| {
            later::bound(&board, &details, bound, &under, conditions.room)
        }))
    }

    fn distances(&self, look: &Look) -> Draw {
        let state = &self.state;
        let counts = state.counts();
        // The distance of a board that cannot be put in order is not one to the board in order.
        let here = state.best(&state.play.board()).map(|here| here as u8);
        let path = state.along();
        let now = (!path.is_empty()).then(|| state.play.made());
        let lit = state.light.filter(|id| id.kind == ALONG).map(|id| id.a as usize);
        let (texts, lang) = (look.lang.taquin(), look.lang);
        let has_ends = state.has_ends();
        Draw::new(move |conditions: &DrawConditions| {
            let none = if has_ends { &texts.ends.none } else { &texts.distances.none };
            let texts = &texts.distances;
            let [positions, distance, here_word] = texts.histogram;
            let [along, made, to_come, exact, estimate, gap] = texts.along;
            let words = distances::DistanceWords {
                positions,
                distance,
                here: here_word,
                along,
                made,
                to_come,
                exact,
                estimate,
                gap,
                none,
            };
            let plots = distances::DistancePlots { counts: &counts, here, path: &path, now: lit.or(now), words };
            later::spread(&plots, conditions.room, lang)
        })
    }

    fn statistics(&self, look: &Look) -> Draw {
        let state = &self.state;
        let lab = &state.lab;
        let running = lab.running();
        let lengths = state.lengths();
        let exact: Vec<u64> = state.known().map(|known| known.counts().to_vec()).unwrap_or_default();
        let boards = lab.trial().boards;
        let half = (state.counted(Heading::GivenUp) == 0).then_some(0.5);
        let (texts, lang) = (look.lang.taquin(), look.lang);
        Draw::new(move |conditions: &DrawConditions| {
            let [fraction, drawn, interval, expected, distribution, moves, grouped, found, exact_name, mean] =
                texts.statistics.plots;
            let words = statistics::StatisticsWords {
                fraction,
                boards: drawn,
                interval,
                expected,
                distribution,
                moves,
                grouped,
                found,
                exact: exact_name,
                mean,
            };
            let plots = statistics::StatisticsPlots {
                running: &running,
                expected: half,
                boards,
                lengths: &lengths,
                exact: &exact,
                words,
            };
            later::experiment(&plots, conditions.room, lang)
        })
    }

    /// The graph of all boards; nothing while it is not there.
    fn graph(&self, look: &Look) -> Draw {
        let state = &self.state;
        let Some(rings) = &state.graph.rings else { return Draw::new(|conditions| Scene::new(conditions.room)) };
        let is_known =
            |question: &Question| question.can.is_some() && (question.is_over() || self.state.known().is_none());
        let round =
            state.is_deepening().then(|| state.with_tree(|tree| (tree.nodes.to_vec(), tree.step)).unwrap_or_default());
        let drawing = later::GraphDrawing {
            rings: Rc::clone(rings),
            search: Rc::clone(&state.tree),
            round,
            step: state.growth().step(),
            taken: state.taken(),
            board: state.model.board,
            solution: state.solution().unwrap_or_default(),
            game: if state.play.known() > 0 { state.play.boards().to_vec() } else { vec![] },
            told: state.guesses.question.filter(is_known).map(|question| question.board),
            pointed: state.light,
            least: least(look),
            lang: look.lang,
            worked_out: OnceCell::new(),
        };
        Draw::new(move |conditions: &DrawConditions| later::rings(&drawing, &conditions.lens, conditions.room))
    }

    /// A small pattern database while it is filled; nothing before it is there.
    fn filling(&self, look: &Look) -> Draw {
        let state = &self.state;
        let Some(table) = state.filling_shown().cloned() else {
            return Draw::new(|conditions| Scene::new(conditions.room));
        };
        let (step, here, lang) = (state.filling.step as usize, state.filled_here(&table), look.lang);
        Draw::new(move |conditions: &DrawConditions| later::filling(&table, step, here, lang, conditions.room))
    }

    /// Both ends of a large board.
    fn ends(&self, look: &Look) -> Draw {
        let rounds = self.state.ends.rounds();
        let [title, below, signs @ ..] = look.lang.taquin().ends.plot;
        let words = scene::ends::EndsWords { title, below, signs, lang: look.lang };
        Draw::new(move |conditions: &DrawConditions| later::ends(&rounds, &words, conditions.room))
    }

    /// The race; nothing before its searches are there.
    fn race(&self, look: &Look) -> Draw {
        let state = &self.state;
        let drawing = later::RaceDrawing {
            racers: state.race.racers.iter().map(|racer| later::drawn_racer(racer, state, look)).collect(),
            pointed: state.light.filter(|id| id.kind == RACER).map(|id| id.a as usize),
            least: least(look),
            lang: look.lang,
        };
        Draw::new(move |conditions: &DrawConditions| later::race(&drawing, conditions.room))
    }

    /// Iterative deepening: the tree of the present round, the rounds, and the path on the board.
    fn rounds(&self, look: &Look) -> Draw {
        let state = &self.state;
        let (taken, pointed) = (state.taken(), state.node());
        let is_found = state.descent.solution().is_some();
        let of = |tree: Grown| (tree.nodes.to_vec(), tree.step, tree.ways_to(pointed.or(taken).unwrap_or(0)));
        let (tree, ways) = match state.with_tree(of).filter(|_| !is_found) {
            Some((nodes, step, ways)) => (Some((nodes, step)), ways),
            None => (None, state.descent.path()),
        };
        let drawing = later::DeepeningDrawing {
            board: rounds::after(state.model.board, &ways),
            under: (look.lang.taquin().rounds.under[usize::from(is_found)])(ways.len() as u64),
            ways,
            rounds: state.descent.rounds(),
            threshold: state.descent.threshold(),
            tree,
            layout: state.forest.layout(),
            taken,
            pointed,
            least: least(look),
            lang: look.lang,
        };
        Draw::new(move |conditions: &DrawConditions| later::deepening(&drawing, &conditions.lens, conditions.room))
    }

    fn tree(&self, look: &Look) -> Draw {
        let state = &self.state;
        let growth = Rc::clone(&state.tree);
        let layout = state.forest.layout();
        let (taken, pointed) = (state.taken(), state.node());
        let lit = state.light.is_some_and(|id| id.kind == NODE);
        let step = state.growth().step();
        let ended = matches!(state.standing(), Standing::Found(_));
        let path = pointed.or(taken.filter(|_| ended));
        let model = state.model.clone();
        let texts = &look.lang.taquin().tree;
        let least = least(look);
        Draw::new(move |conditions: &DrawConditions| {
            // This cannot fail: the page changes the search only between two drawings.
            let Ok(growth) = growth.try_borrow() else { return Scene::new(conditions.room) };
            let nodes = growth.search().nodes();
            let label = |node: &Node<Board>, most: usize| short_rank(&model, node, most);
            let picture =
                tree::TreePicture { nodes, layout: &layout, step, taken, path, pointed, label: &label, least };
            let (mut scene, undrawn) = later::forest(&picture, &conditions.lens, conditions.room);
            let Room { width, height } = conditions.room;
            let words = (texts.undrawn)(undrawn.outside, undrawn.folded, undrawn.sharing);
            if !words.is_empty() {
                let long = words.chars().count() as f64 * 6.6 + 16.0;
                let at = point(width - long / 2.0 - 6.0, height - 16.0);
                scene.polygon(None, rounded_rectangle(at, long, 24.0, 6.0), Some(Paint::Sheet), None);
                scene.label(at, words, 13.0, Weight::Regular, Anchor::Middle, Paint::Ink);
            }
            let shown = pointed.or(taken).unwrap_or(0);
            if let Some(node) =
                nodes.get(shown as usize).filter(|_| is_small(&conditions.lens, &model, conditions.room))
            {
                let title = if lit {
                    texts.inset[1]
                } else if pointed.is_some() {
                    texts.chosen
                } else {
                    texts.inset[0]
                };
                later::inset(&mut scene, node, title, &(measure(&model, node, texts)), conditions.room);
            }
            scene
        })
    }
}

/// The length of a drag in the direction of a move, in scene units; negative if it goes the other way.
fn along(way: Way, by: Point) -> f64 {
    match way {
        Way::Right => by.x,
        Way::Left => -by.x,
        Way::Down => by.y,
        Way::Up => -by.y,
    }
}

/// The size of the drawing that was painted last.
fn room(painted: &PaintedProp) -> Option<Room> {
    painted.0.borrow().as_ref().map(|scene| scene.room)
}

/// Whether the boards of the tree are too small to be read from the back of a room.
fn is_small(lens: &crate::scene::Lens, model: &Model, room: Room) -> bool {
    let cells = model.board.width().max(model.board.height()) as f64;
    lens.scale * 0.8 / cells < 20.0 && room.height > 260.0 && room.width > 460.0
}

impl State {
    /// How many boards there are at each distance, as far as it is known.
    pub(super) fn counts(&self) -> Vec<u64> {
        match (&self.distances, &self.fetching) {
            (Some(all), _) => all.counts().to_vec(),
            // The board in order is counted before anything else.
            (_, Activity::Running(progress)) if progress.counted.is_empty() => vec![1],
            (_, Activity::Running(progress)) => progress.counted.clone(),
            _ => known_counts(self.model.board.width(), self.model.board.height()).unwrap_or_default(),
        }
    }

    /// The boards that are farthest from the order, as far as they are known.
    pub(super) fn farthest_boards(&self) -> Vec<Board> {
        match &self.distances {
            Some(all) => all.farthest().to_vec(),
            None => known_farthest(self.model.board.width(), self.model.board.height()).unwrap_or_default(),
        }
    }

    /// The positions along the moves on the played board, with their exact distances where these are known.
    pub(super) fn along(&self) -> Vec<distances::Along> {
        let Some(known) = self.known().filter(|_| self.play.known() > 0) else { return vec![] };
        let boards = self.play.boards();
        let last = boards.len() - 1;
        let position = |(index, board): (usize, &Board)| distances::Along {
            to_come: (last - index) as u32,
            exact: known.of(board).or_else(|| known.of_other(board)),
            estimate: self.estimate_of(board),
        };
        boards.iter().enumerate().map(position).collect()
    }
}
