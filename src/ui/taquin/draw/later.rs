//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::geometry::{Within, point};
use crate::lang::Lang;
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::anytime::EndsRound;
use crate::puzzle::taquin::board::{Board, Way};
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::puzzle::taquin::filling::Filling;
use crate::puzzle::taquin::play::Play;
use crate::puzzle::taquin::race::RacedTree;
use crate::puzzle::taquin::rank::{short_rank, sum_within};
use crate::puzzle::taquin::rings::{RingPlace, Rings};
use crate::puzzle::taquin::scene::distances::DistancePlots;
use crate::puzzle::taquin::scene::graph::{self, GraphPicture, GraphWords, Reached};
use crate::puzzle::taquin::scene::parity::ParityPicture;
use crate::puzzle::taquin::scene::race::{RaceWords, RacerPicture};
use crate::puzzle::taquin::scene::rounds::{RoundTotal, RoundWords};
use crate::puzzle::taquin::scene::statistics::StatisticsPlots;
use crate::puzzle::taquin::scene::tree::{Layout, TreePicture, Undrawn};
use crate::puzzle::taquin::scene::{self, board, bounds, distances, parity, rounds, statistics, tree};
use crate::scene::{Anchor, Id, Lens, Paint, Room, Scene, Weight, rounded_rectangle, stroke};
use crate::search::best_first::{Node, Standing};
use crate::ui::Look;
use crate::ui::taquin::says::{graph as graph_says, race as race_says, rounds as round_says};
use crate::ui::taquin::state::race::{RaceSearch, Raced, Racer};
use crate::ui::taquin::state::{SharedSearch, State};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// A tree.
#[inline(never)]
pub fn forest(picture: &TreePicture, lens: &Lens, room: Room) -> (Scene, Undrawn) {
    tree::scene(picture, lens, room)
}

/// Adds a large board in the corner: the leaf that was taken, or the node that is pointed at.
#[inline(never)]
pub fn inset(scene: &mut Scene, node: &Node<Board>, title: &str, words: &str, room: Room) {
    add_inset(scene, &node.state, &[], [title, words], room);
}

/// Adds a large board in the corner, with the way of the blank on it.
fn add_inset(scene: &mut Scene, at: &Board, ways: &[Way], [title, words]: [&str; 2], room: Room) {
    let size = (room.width.min(room.height) * 0.27).within(96.0, 220.0);
    let text = (size * 0.105).within(12.0, 18.0);
    let wide = (size + 20.0).max(words.chars().count() as f64 * 0.62 * text + 12.0).min(room.width / 2.0);
    let high = size + 20.0 + 3.0 * text;
    let top = room.height - high - 8.0;
    let middle = point(8.0 + wide / 2.0, top + high / 2.0);
    scene.polygon(None, rounded_rectangle(middle, wide, high, 8.0), Some(Paint::Sheet), stroke(Paint::Ink, 1.5));
    let above = point(middle.x, top + 8.0 + text * 0.6);
    scene.label(above, title, text, Weight::Bold, Anchor::Middle, Paint::Ink);
    board::small_with_way(scene, None, at, ways, point(middle.x, top + 12.0 + 1.3 * text + size / 2.0), size);
    let fits = (wide - 12.0) / (words.chars().count().max(1) as f64 * 0.62);
    let below = point(middle.x, top + high - 8.0 - text * 0.5);
    scene.label(below, words, text.min(fits), Weight::Regular, Anchor::Middle, Paint::Ink);
}

/// The two halves of all positions.
#[inline(never)]
pub fn halves(picture: &ParityPicture, t: f64, room: Room) -> Scene {
    parity::scene(picture, t, room)
}

/// The positions by their distance.
#[inline(never)]
pub fn spread(plots: &DistancePlots, room: Room, lang: Lang) -> Scene {
    distances::scene(plots, room, lang)
}

/// A lower bound on the board.
#[inline(never)]
pub fn bound(board: &Board, details: &BoundDetails, bound: BoundShown, under: &str, room: Room) -> Scene {
    bounds::scene(board, details, bound, under, room)
}

/// A small pattern database while it is filled.
#[inline(never)]
pub fn filling(table: &Filling, step: usize, here: [usize; 2], lang: Lang, room: Room) -> Scene {
    let texts = &lang.taquin().filling;
    let [first, second] = table.tiles();
    let moves = step.checked_sub(1).and_then(|index| table.steps().get(index)).map_or(0, |step| step.moves);
    let (title, placement) = ((texts.table)(first, second), (texts.placement)(moves));
    let words = scene::filling::FillingWords { table: &title, placement: &placement };
    scene::filling::scene(table, step, here, &words, room)
}

/// Both ends of a distance.
#[inline(never)]
pub fn ends(rounds: &[EndsRound], words: &scene::ends::EndsWords, room: Room) -> Scene {
    scene::ends::scene(rounds, words, room)
}

/// An experiment.
#[inline(never)]
pub fn experiment(plots: &StatisticsPlots, room: Room, lang: Lang) -> Scene {
    statistics::scene(plots, room, lang)
}

/// The width that the buttons for zooming take from a drawing, with some space.
const ZOOMS: f64 = 56.0;

/// Iterative deepening, as it is drawn.
pub struct DeepeningDrawing {
    /// The board at the end of a path, the moves that have led to it, and words about them.
    pub board: Board,
    pub ways: Vec<Way>,
    pub under: String,
    /// All rounds so far, and the present threshold.
    pub rounds: Vec<RoundTotal>,
    pub threshold: Option<u32>,
    /// The nodes of the present round, and its step; none where they are not drawn.
    pub tree: Option<(Vec<Node<Board>>, u64)>,
    /// Their places.
    pub layout: Rc<Layout>,
    /// The node of the step, and the one that is pointed at.
    pub taken: Option<u32>,
    pub pointed: Option<u32>,
    /// The least height of words.
    pub least: f64,
    /// The language.
    pub lang: Lang,
}

/// The tree of the present round with the board and the rounds in its corners, or above it in a narrow room; where there is no tree, the
/// board and the rounds alone.
#[inline(never)]
pub fn deepening(drawing: &DeepeningDrawing, lens: &Lens, room: Room) -> Scene {
    let DeepeningDrawing { board, ways, under, rounds: totals, layout, taken, pointed, least, lang, .. } = drawing;
    let texts = &lang.taquin().rounds;
    let [title, threshold, scale] = texts.plot;
    let words = RoundWords { title, threshold, scale, under, lang: *lang };
    let Some((nodes, step)) = &drawing.tree else { return rounds::scene(board, ways, totals, &words, room) };
    let label = |node: &Node<Board>, most: usize| sum_within(node, drawing.threshold.unwrap_or_default(), most);
    let path = pointed.or(*taken);
    let picture = TreePicture {
        nodes,
        layout,
        step: *step,
        taken: *taken,
        path,
        pointed: *pointed,
        label: &label,
        least: *least,
    };
    let (mut scene, _) = tree::scene(&picture, lens, room);
    let band = rounds::band(room);
    if band > 0.0 {
        let ground = [(0.0, 0.0), (room.width, 0.0), (room.width, band), (0.0, band)].map(|(x, y)| point(x, y));
        scene.polygon(None, ground.to_vec(), Some(Paint::Sheet), None);
        scene.line(vec![point(0.0, band), point(room.width, band)], Paint::Ink, 1.5);
        // The buttons for zooming are at the right edge.
        let above = Room { width: room.width - ZOOMS, height: band };
        scene.insert(rounds::scene(board, ways, totals, &words, above), point(0.0, 0.0));
        return scene;
    }
    let Some(corner) = rounds::corner(room) else { return scene };
    if let Some(node) = nodes.get(path.unwrap_or(0) as usize) {
        let cut = drawing.threshold.filter(|_| node.superseded);
        let value = round_says::value(node.measure, node.depth, cut, texts);
        add_inset(&mut scene, board, ways, [under, &value], room);
    }
    let Room { width, height } = corner;
    let at = point(room.width - width - 8.0, room.height - height - 8.0);
    let middle = at + point(width / 2.0, height / 2.0);
    scene.polygon(None, rounded_rectangle(middle, width, height, 8.0), Some(Paint::Sheet), stroke(Paint::Ink, 1.5));
    scene.insert(rounds::plot(totals, &words, corner), at);
    scene
}

/// The graph of all boards, as it is drawn.
pub struct GraphDrawing {
    /// All boards.
    pub rings: Rc<Rings>,
    /// The search, or the nodes of a round of iterative deepening, with the step.
    pub search: SharedSearch,
    /// The nodes of a round, where the method keeps no tree.
    pub round: Option<(Vec<Node<Board>>, u64)>,
    /// The step of the search.
    pub step: u64,
    /// The leaf that the step takes.
    pub taken: Option<u32>,
    /// The searched board, and the moves that the search has found.
    pub board: Board,
    pub solution: Vec<Way>,
    /// The boards of the reader's game; none without a move.
    pub game: Vec<Board>,
    /// The board that was asked about, once the answer is told.
    pub told: Option<Board>,
    /// What is pointed at.
    pub pointed: Option<Id>,
    /// The least height of words.
    pub least: f64,
    /// The language.
    pub lang: Lang,
    /// What was worked out at the first drawing.
    pub worked_out: OnceCell<GraphPlaces>,
}

/// The places of what is drawn.
#[derive(Debug, Default)]
pub struct GraphPlaces {
    reached: Vec<Reached>,
    taken: Option<RingPlace>,
    ways: [Vec<RingPlace>; 3],
}

/// The graph of all boards.
#[inline(never)]
pub fn rings(drawing: &GraphDrawing, lens: &Lens, room: Room) -> Scene {
    let rings = &*drawing.rings;
    let places = drawing.worked_out.get_or_init(|| places(drawing));
    let texts = &drawing.lang.taquin().graph;
    let words = GraphWords { halves: texts.halves, ways: texts.ways, dots: texts.dots, here: texts.here };
    let [shortest, found, game] = &places.ways;
    let picture = GraphPicture {
        rings,
        reached: &places.reached,
        ways: [shortest, found, game],
        taken: places.taken,
        here: rings.place(&drawing.board),
        told: drawing.told.and_then(|board| rings.place(&board)),
        pointed: drawing.pointed,
        least: drawing.least,
        words,
    };
    graph::scene(&picture, lens, room)
}

fn places(drawing: &GraphDrawing) -> GraphPlaces {
    let rings = &*drawing.rings;
    let line = |boards: &[Board]| boards.iter().filter_map(|board| rings.place(board)).collect::<Vec<_>>();
    let found: Vec<Board> = Play::along(drawing.board, &drawing.solution).boards().to_vec();
    let shortest = rings.place(&drawing.board).map(|place| rings.shortest(place)).unwrap_or_default();
    let ways = [shortest, line(&found), line(&drawing.game)];
    let of = |nodes: &[Node<Board>], step: u64| {
        let taken = drawing.taken.and_then(|taken| rings.place(&nodes.get(taken as usize)?.state));
        (graph_says::reached_by(rings, nodes, step), taken)
    };
    let (reached, taken) = match (&drawing.round, drawing.search.try_borrow()) {
        (Some((nodes, step)), _) => of(nodes, *step),
        // This cannot fail: the page changes the search only between two drawings.
        (None, Ok(growth)) => of(growth.search().nodes(), drawing.step),
        (None, Err(_)) => Default::default(),
    };
    GraphPlaces { reached, taken, ways }
}

/// The race, as it is drawn.
pub struct RaceDrawing {
    /// Those who take part.
    pub racers: Vec<DrawnRacer>,
    /// The one that is pointed at.
    pub pointed: Option<usize>,
    /// The least height of words.
    pub least: f64,
    /// The language.
    pub lang: Lang,
}

/// A search of the race, as it is drawn.
pub struct DrawnRacer {
    name: String,
    counted: Vec<String>,
    result: String,
    told: Raced,
    bounds: Vec<(u64, u64)>,
    model: Model,
    layout: Rc<Layout>,
    nodes: DrawnNodes,
}

/// The nodes of a search of the race.
enum DrawnNodes {
    /// Its tree.
    Tree(Rc<RefCell<RacedTree>>),
    /// The nodes of a round, and its step.
    Round(Vec<Node<Board>>, u64),
    /// None.
    Nothing,
}

/// What is drawn of a search of the race.
#[inline(never)]
pub fn drawn_racer(racer: &Racer, state: &State, look: &Look) -> DrawnRacer {
    let told = racer.raced(state.parity().is_solvable());
    let nodes = match &racer.search {
        RaceSearch::Tree(tree) => DrawnNodes::Tree(Rc::clone(tree)),
        RaceSearch::Rounds(rounds) => {
            rounds.tree().map_or(DrawnNodes::Nothing, |tree| DrawnNodes::Round(tree.nodes.to_vec(), tree.step))
        }
    };
    DrawnRacer {
        name: race_says::name(&racer.entrant, look),
        counted: race_says::counted(racer, &told, look),
        result: race_says::result(racer, &told, look),
        told,
        bounds: racer.bounds(),
        model: racer.entrant.model(&state.model),
        layout: racer.forest.layout(),
        nodes,
    }
}

/// The words under the nodes of a search.
type NodeLabel<'a> = Box<dyn Fn(&Node<Board>, usize) -> String + 'a>;

/// The race.
#[inline(never)]
pub fn race(drawing: &RaceDrawing, room: Room) -> Scene {
    let borrowed: Vec<_> = drawing.racers.iter().map(|racer| racer.nodes.borrow()).collect();
    let labels: Vec<NodeLabel> = drawing
        .racers
        .iter()
        .map(|racer| -> NodeLabel {
            if racer.model.method.is_deepening() {
                let threshold = racer.bounds.last().map_or(0, |last| last.1 as u32);
                return Box::new(move |node, most| sum_within(node, threshold, most));
            }
            Box::new(|node, most| short_rank(&racer.model, node, most))
        })
        .collect();
    let racers: Vec<RacerPicture> = drawing
        .racers
        .iter()
        .enumerate()
        .map(|(index, racer)| {
            let tree = borrowed[index].as_ref().map(|nodes| {
                let (nodes, step, taken) = nodes.seen();
                let layout = &*racer.layout;
                let path = taken.filter(|_| racer.told.moves.is_some());
                let (label, least) = (&*labels[index], drawing.least);
                let picture = TreePicture { nodes, layout, step, taken, path, pointed: None, label, least };
                let [low, high] = layout.bounds();
                let margin = point(0.6, 0.6);
                (picture, [low - margin, high + margin])
            });
            RacerPicture {
                name: racer.name.clone(),
                tree,
                counted: racer.counted.clone(),
                result: racer.result.clone(),
                steps: racer.told.steps,
                bounds: racer.bounds.clone(),
                moves: racer.told.moves,
                is_over: racer.told.finish.is_some(),
            }
        })
        .collect();
    let [title, below, line, found] = drawing.lang.taquin().race.chart;
    let words = RaceWords { title, below, signs: [line, found], lang: drawing.lang };
    scene::race::scene(&racers, &words, drawing.pointed, room)
}

/// The nodes of a search while they are drawn.
enum BorrowedNodes<'a> {
    Tree(std::cell::Ref<'a, RacedTree>),
    Round(&'a [Node<Board>], u64),
}

impl DrawnNodes {
    /// The nodes; none if there are none. The page changes a search only between two drawings.
    fn borrow(&self) -> Option<BorrowedNodes<'_>> {
        match self {
            DrawnNodes::Tree(tree) => tree.try_borrow().ok().map(BorrowedNodes::Tree),
            DrawnNodes::Round(nodes, step) => Some(BorrowedNodes::Round(nodes, *step)),
            DrawnNodes::Nothing => None,
        }
    }
}

impl BorrowedNodes<'_> {
    /// The nodes, the step, and the leaf that it takes.
    fn seen(&self) -> (&[Node<Board>], u64, Option<u32>) {
        match self {
            BorrowedNodes::Tree(tree) => {
                let growth = &tree.growth;
                let taken = match growth.standing() {
                    Standing::Found(leaf) => Some(leaf),
                    _ => growth.search().expanded_at(growth.step()),
                };
                (growth.search().nodes(), growth.step(), taken)
            }
            BorrowedNodes::Round(nodes, step) => (nodes, *step, Some(*step as u32)),
        }
    }
}
