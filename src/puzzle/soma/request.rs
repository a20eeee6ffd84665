//! What a link asks for: a figure, and how it is searched, legal or not. Its conversion to a model returns every problem.

use super::known_set::KnownSet;
use super::model::{Model, Order, Rules};
use super::pieces::PieceSet;
use super::problem::Problem;
use super::setup::Setup;
use crate::values::LinkWriter;
use std::fmt;

/// The values of the keys `set`, `figure`, `order`, `fewest`, `rules` and `fix`, as written; `None` where the default is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The name of a known set of pieces, or a set as [`PieceSet::read`] reads it.
    pub set: Option<String>,
    /// The figure, in any of the forms that [`Setup`] reads.
    pub figure: Option<String>,
    /// The numbers of the pieces in the order in which they are placed, such as `1734562`.
    pub order: Option<String>,
    /// `1` if the cell or the piece with the fewest placements left comes first, `0` if not.
    pub fewest: Option<String>,
    /// `islands`, `parity`, both with a comma between them, or `none`.
    pub rules: Option<String>,
    /// `1` to fix the piece T, `0` not to fix it.
    pub fix: Option<String>,
}

impl Request {
    /// The request with the values that `value` returns for its keys.
    pub fn from_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Request {
        let own = |key: &str| value(key).map(str::to_string);
        Request {
            set: own("set"),
            figure: own("figure"),
            order: own("order"),
            fewest: own("fewest"),
            rules: own("rules"),
            fix: own("fix"),
        }
    }

    /// The request for a model; defaults are left out, and known sets and figures are written by their names.
    pub fn of(model: &Model) -> Request {
        let known = KnownSet::of(&model.pieces, &model.figure);
        let usual = known.and_then(KnownSet::model).unwrap_or_default();
        let is_usual = |order: &Order| *order == usual.order || known.is_none() && order.is_in_order();
        Request {
            set: (!model.is_soma())
                .then(|| known.map_or_else(|| model.pieces.to_string(), |known| known.name().to_string())),
            figure: (model.figure != usual.figure).then(|| Setup::of(&model.figure).to_string()),
            order: (!is_usual(&model.order)).then(|| model.order.to_string()),
            fewest: model.fewest.then(|| "1".to_string()),
            rules: (model.rules != usual.rules).then(|| model.rules.to_string()),
            fix: model.fixed.is_some().then(|| "1".to_string()),
        }
    }

    /// The pairs of keys and values that [`Request::from_keys`] reads.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let keys = [
            ("set", &self.set),
            ("figure", &self.figure),
            ("order", &self.order),
            ("fewest", &self.fewest),
            ("rules", &self.rules),
            ("fix", &self.fix),
        ];
        keys.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)))
    }

    /// The model to search, or every problem of the request.
    pub fn model(&self) -> Result<Model, Vec<Problem>> {
        let (model, problems) = self.read();
        if problems.is_empty() { Ok(model) } else { Err(problems) }
    }

    /// The model with every value that makes sense and defaults for the others, and the problems of those.
    pub fn read(&self) -> (Model, Vec<Problem>) {
        let mut model = Model::default();
        let mut problems = Vec::new();
        let known = self.set.as_deref().map(KnownSet::named);
        match (&self.set, known.flatten().and_then(KnownSet::model)) {
            (Some(_), Some(known)) => model = known,
            (Some(text), None) => match self.own_set(text) {
                Ok(own) => model = own,
                Err(reasons) => problems = reasons,
            },
            (None, _) => {}
        }
        if let (Some(figure), true) = (self.figure.as_deref(), self.set.is_none() || known.flatten().is_some()) {
            let setup = Setup::from_key(Some(figure)).map_err(|problem| vec![problem]);
            match setup.and_then(|setup| setup.figure_for(&model.pieces)) {
                Ok(figure) => model.figure = figure,
                Err(reasons) => problems = reasons,
            }
        }
        if let Some(found) = &self.order {
            match Order::parse(found, &model.pieces) {
                Some(order) => model.order = order,
                None => problems.push(Problem::Order { found: found.clone() }),
            }
        }
        match self.fewest.as_deref() {
            None | Some("0") => {}
            Some("1") => model.fewest = true,
            Some(found) => problems.push(Problem::Fewest { found: found.to_string() }),
        }
        if let Some(found) = &self.rules {
            match Rules::parse(found) {
                Ok(rules) => model.rules = rules,
                Err(unknown) => problems.extend(unknown.into_iter().map(|found| Problem::NoSuchRule { found })),
            }
        }
        match self.fix.as_deref() {
            None | Some("0") => {}
            Some("1") => model.fixed = model.pieces.named('T'),
            Some(found) => problems.push(Problem::Fix { found: found.to_string() }),
        }
        (model, problems)
    }

    /// The model of a set that is written as a text, for the figure of the request.
    fn own_set(&self, text: &str) -> Result<Model, Vec<Problem>> {
        let pieces = PieceSet::read(text).map_err(|fault| vec![Problem::Set { found: text.to_string(), fault }])?;
        let setup = Setup::from_key(self.figure.as_deref()).map_err(|problem| vec![problem])?;
        let figure = setup.figure_for(&pieces)?;
        Model::new(pieces, figure).ok_or_else(Vec::new)
    }
}

impl fmt::Display for Request {
    /// Writes the text form of links: `figure=bench&order=7654321`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.keys().collect::<LinkWriter>().fmt(f)
    }
}
