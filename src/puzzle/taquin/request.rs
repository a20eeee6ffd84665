//! What a link asks for: a board, and how it is searched, legal or not. Its conversion to a model returns every problem.

use super::board::Board;
use super::estimate::pattern::PatternSize;
use super::formula::{Evaluation, MOST_FACTOR};
use super::method::{MOST_WEIGHT, Method, Stop, weights};
use super::model::Model;
use super::problem::Problem;
use super::setup::Setup;
use crate::values::LinkWriter;
use std::fmt;

/// The values of the keys `board`, `method`, `stop`, `weights`, `tables`, `formula`, `g` and `h`, as written; `None` where the default
/// is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The board, in any of the forms that [`Setup`] reads.
    pub board: Option<String>,
    /// The name of a [`Method`].
    pub method: Option<String>,
    /// `rows` or `solved`.
    pub stop: Option<String>,
    /// The weights of the Score, one whole number for each cell, separated by full stops.
    pub weights: Option<String>,
    /// `small` or `large`: the tables of the method with pattern databases.
    pub tables: Option<String>,
    /// A [`Formula`](super::formula::Formula). Without a method, that of the formulas is meant.
    pub formula: Option<String>,
    /// The weight of the moves made beside a formula, `g`.
    pub moves: Option<String>,
    /// The weight of a formula, `h`.
    pub factor: Option<String>,
}

impl Request {
    /// The request with the values that `value` returns for its keys.
    pub fn from_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Request {
        let own = |key: &str| value(key).map(str::to_string);
        Request {
            board: own("board"),
            method: own("method"),
            stop: own("stop"),
            weights: own("weights"),
            tables: own("tables"),
            formula: own("formula"),
            moves: own("g"),
            factor: own("h"),
        }
    }

    /// The request for a model; defaults are left out.
    pub fn of(model: &Model) -> Request {
        let usual = Model::new(model.board, Method::default());
        let numbers: Vec<String> = model.weights.iter().map(i64::to_string).collect();
        let Evaluation { formula, moves, factor } = &model.evaluation;
        let is_formula = model.method == Method::Formula;
        let has_formula = is_formula || *formula != usual.evaluation.formula;
        // A formula stands for its method.
        let meant = if has_formula { Method::Formula } else { usual.method };
        Request {
            board: (model.board != Model::default().board).then(|| model.board.to_string()),
            method: (model.method != meant).then(|| model.method.name().to_string()),
            stop: (model.stop != usual.stop).then(|| model.stop.name().to_string()),
            weights: (model.weights != usual.weights).then(|| numbers.join(".")),
            tables: (model.tables != usual.tables).then(|| model.tables.name().to_string()),
            formula: has_formula.then(|| formula.link_text()),
            moves: (*moves != usual.evaluation.moves).then(|| moves.to_string()),
            factor: (*factor != usual.evaluation.factor).then(|| factor.to_string()),
        }
    }

    /// The pairs of keys and values that [`Request::from_keys`] reads.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let keys = [
            ("board", &self.board),
            ("method", &self.method),
            ("stop", &self.stop),
            ("weights", &self.weights),
            ("tables", &self.tables),
            ("formula", &self.formula),
            ("g", &self.moves),
            ("h", &self.factor),
        ];
        keys.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)))
    }

    /// The model to search, or every problem of the request.
    pub fn model(&self) -> Result<Model, Vec<Problem>> {
        let (model, problems) = self.read(Model::default().board);
        if problems.is_empty() { Ok(model) } else { Err(problems) }
    }

    /// The model with every value that can be used, and the problems of all others. A board that cannot be read is replaced
    /// by `instead`, any other value by its default. Weights are used only together with their own board.
    ///
    /// ```
    /// use casse_tete::puzzle::taquin::{Board, Problem, request::Request};
    ///
    /// let link = |key: &str| [("board", "123456870"), ("method", "best")].into_iter().find(|(name, _)| *name == key).map(|(_, value)| value);
    /// let (model, problems) = Request::from_keys(link).read(Board::default());
    /// assert_eq!(model.board.to_string(), "3x3:1,2,3,4,5,6,8,7,0");
    /// assert_eq!(problems, [Problem::NoSuchMethod { found: "best".to_string() }]);
    /// ```
    pub fn read(&self, instead: Board) -> (Model, Vec<Problem>) {
        let setup = Setup::from_key(self.board.as_deref()).map_err(|problem| vec![problem]);
        let (board, mut problems) = match setup.and_then(|setup| setup.board()) {
            Ok(board) => (board, vec![]),
            Err(problems) => (instead, problems),
        };
        let is_meant = problems.is_empty();
        let mut model = Model::new(board, Method::default());
        let cells = board.tiles().len();
        if let Some(found) = &self.method {
            match Method::named(found) {
                Some(method) if method.most_cells() < cells => {
                    problems.push(Problem::TooLarge { method, cells, most: method.most_cells() });
                }
                Some(method) if !method.fits(&board) => problems.push(Problem::TooWide { method }),
                Some(method) => model.method = method,
                None => problems.push(Problem::NoSuchMethod { found: found.clone() }),
            }
        } else if self.formula.is_some() {
            model.method = Method::Formula;
        }
        if let Some(found) = &self.stop {
            match Stop::named(found) {
                Some(stop) => model.stop = stop,
                None => problems.push(Problem::NoSuchStop { found: found.clone() }),
            }
        }
        if let Some(found) = &self.tables {
            match PatternSize::named(found) {
                Some(tables) => model.tables = tables,
                None => problems.push(Problem::NoSuchTables { found: found.clone() }),
            }
        }
        if let Some(text) = self.weights.as_ref().filter(|_| is_meant) {
            match read_weights(text, cells) {
                Ok(weights) => model.weights = weights,
                Err(problem) => problems.push(problem),
            }
        }
        if let Some(text) = &self.formula {
            match text.parse() {
                Ok(formula) => model.evaluation.formula = formula,
                Err(problem) => problems.push(Problem::Formula { text: text.clone(), problem }),
            }
        }
        for (key, written, factor) in
            [("g", &self.moves, &mut model.evaluation.moves), ("h", &self.factor, &mut model.evaluation.factor)]
        {
            let Some(found) = written else { continue };
            match read_factor(found) {
                Some(read) => *factor = read,
                None => problems.push(Problem::Factor { key, found: found.clone() }),
            }
        }
        (model, problems)
    }
}

/// Reads a weight of the moves or of a formula.
pub fn read_factor(text: &str) -> Option<u8> {
    text.parse::<i64>().ok().and_then(|factor| factor.try_into().ok()).filter(|&factor| factor <= MOST_FACTOR)
}

/// Reads one weight for each cell.
fn read_weights(text: &str, cells: usize) -> Result<Vec<i64>, Problem> {
    let parts: Vec<&str> = text.split('.').collect();
    let legal = |part: &&str| part.parse().ok().filter(|weight| (0..=MOST_WEIGHT).contains(weight));
    let read: Vec<i64> = parts.iter().map_while(legal).collect();
    if read.len() == parts.len() && read.len() == cells {
        return Ok(read);
    }
    let wrong = parts.get(read.len()).map(|part| (read.len(), part.to_string()));
    Err(Problem::Weights { found: parts.len(), wanted: weights(cells).len(), wrong })
}

impl fmt::Display for Request {
    /// Writes the text form of links: `board=…&method=bfs`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.keys().collect::<LinkWriter>().fmt(f)
    }
}
