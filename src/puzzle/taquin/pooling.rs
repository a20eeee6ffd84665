//! What a class adds up of the experiment with many random boards: the counts of pupils who have drawn with the same settings.

use super::estimate::pattern::PatternSize;
use super::method::{Method, Stop, weights};
use super::model::Model;
use super::random::{HEADINGS, Heading};
use super::request::Request;
use super::shortest::MOST_DRAWN;
use super::solve::MOST_NODES;
use super::trial::MOST_BOARDS;
use super::{Board, SIDE};
use crate::search::sample::Pooling;

/// The first counts of the experiment, which are added up: those under the headings.
pub const POOLED: usize = HEADINGS;

/// More moves than any board of sixteen cells needs.
const MOST_MOVES: u64 = 100;

/// Put in order, proved to be impossible, given up.
const ROWS: [usize; 3] = [Heading::Solved as usize, Heading::Impossible as usize, Heading::GivenUp as usize];

/// The settings of the boards that are drawn and of their search: the sides and the method; with the Score also when it stops and
/// its weights, where they are not the usual ones; with a formula its weights g and h, and the formula.
///
/// ```
/// use casse_tete::puzzle::taquin::method::{Method, Stop};
/// use casse_tete::puzzle::taquin::model::Model;
/// use casse_tete::puzzle::taquin::pooling::{read, settings};
///
/// let model = Model::default();
/// assert_eq!(settings(&model), "3x3.score");
/// assert_eq!(settings(&Model { stop: Stop::Solved, ..model.clone() }), "3x3.score.solved");
/// // Other methods have neither weights nor a stop of their own.
/// assert_eq!(settings(&Model { method: Method::Formula, ..model.clone() }), "3x3.formula.1-1.manhattan+2*conflicts");
/// assert_eq!(settings(&Model { method: Method::Bfs, stop: Stop::Solved, ..model }), "3x3.bfs");
/// assert_eq!(read("4x4.bfs"), None, "there are too many boards");
/// ```
pub fn settings(model: &Model) -> String {
    let Model { board, method, stop, weights: own, tables, evaluation } = model;
    let mut text = format!("{}x{}.{}", board.width(), board.height(), method.name());
    if *method == Method::IdaPattern && *tables != PatternSize::default() {
        text = format!("{text}.{}", tables.name());
    }
    if *method == Method::Formula {
        return format!("{text}.{}-{}.{}", evaluation.moves, evaluation.factor, evaluation.formula.link_text());
    }
    if *method != Method::Score {
        return text;
    }
    if *stop != Stop::default() {
        text = format!("{text}.{}", stop.name());
    }
    if *own != weights(board.tiles().len()) {
        let numbers: Vec<String> = own.iter().map(i64::to_string).collect();
        text = format!("{text}.{}", numbers.join("-"));
    }
    text
}

/// The model with these settings, its board in order.
pub fn read(text: &str) -> Option<Model> {
    let mut parts = text.split('.');
    let side = |text: &str| text.parse().ok().filter(|side| SIDE.contains(side));
    let (width, height) = parts.next()?.split_once('x')?;
    let board = Board::goal(side(width)?, side(height)?)?;
    let method = parts.next().map(str::to_string);
    let mut request = Request { board: Some(board.to_string()), method, ..Request::default() };
    let is_formula = request.method.as_deref() == Some(Method::Formula.name());
    for part in parts {
        if is_formula {
            match part.split_once('-').filter(|_| request.moves.is_none()) {
                Some((moves, factor)) => (request.moves, request.factor) = (Some(moves.into()), Some(factor.into())),
                None => request.formula = Some(part.to_string()),
            }
        } else if Stop::named(part).is_some() {
            request.stop = Some(part.to_string());
        } else if PatternSize::named(part).is_some() {
            request.tables = Some(part.to_string());
        } else {
            request.weights = Some(part.replace('-', "."));
        }
    }
    request.model().ok().filter(|model| model.is_legal() && settings(model) == text)
}

/// How the counts of trials with these settings are added up. Exactly half of all boards can be put in order.
pub fn pooling(settings: &str) -> Option<Pooling> {
    read(settings)?;
    let exact = vec![Some(0.5), Some(0.5), None];
    let undecided = Some(Heading::GivenUp as usize);
    Some(Pooling { most_cases: MOST_BOARDS, counts: POOLED, rows: &ROWS, exact, undecided })
}

/// Whether a trial with these settings can yield these counts.
pub fn is_possible(settings: &str, counts: &[u64]) -> bool {
    let (Some(model), &[boards, solved, impossible, given_up, expanded, created, moves]) = (read(settings), counts)
    else {
        return false;
    };
    if !(1..=MOST_BOARDS).contains(&boards) || [solved, impossible, given_up].iter().any(|&count| count > boards) {
        return false;
    }
    if model.method.is_deepening() {
        return solved + impossible + given_up == boards
            && expanded <= 2 * created
            && created <= boards * MOST_DRAWN
            && moves <= solved * MOST_MOVES;
    }
    // The tree of each board has a root, and grows to a bound; a solution is a path in it, with some moves along the last row.
    let nodes = MOST_NODES as u64;
    solved + impossible + given_up == boards
        && (boards..=boards * nodes).contains(&created)
        && expanded <= boards * nodes
        && moves <= solved * (nodes + model.board.width() as u64)
}
