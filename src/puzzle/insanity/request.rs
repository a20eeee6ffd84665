//! What a link asks for: a set of cubes, and after which of them the program checks, legal or not. Its conversion to a model
//! returns every problem.

use super::model::{Checks, Model};
use super::problem::Problem;
use super::setup::Setup;
use crate::values::LinkWriter;
use std::fmt;

/// The values of the keys `cubes` and `prune`, as written; `None` where the default is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The set of cubes, in any of the forms that [`Setup`] reads.
    pub cubes: Option<String>,
    /// The cubes after which the program checks, with full stops between them, or `none`.
    pub prune: Option<String>,
}

impl Request {
    /// The request with the values that `value` returns for its keys.
    pub fn from_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Request {
        let own = |key: &str| value(key).map(str::to_string);
        Request { cubes: own("cubes"), prune: own("prune") }
    }

    /// The request for a model; defaults are left out.
    pub fn of(model: &Model) -> Request {
        let usual = Model::default();
        Request {
            cubes: (model.cubes != usual.cubes).then(|| model.cubes.to_string()),
            prune: (model.checks != Checks::all(model.cubes.count())).then(|| model.checks.to_string()),
        }
    }

    /// The pairs of keys and values that [`Request::from_keys`] reads.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let keys = [("cubes", &self.cubes), ("prune", &self.prune)];
        keys.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)))
    }

    /// The model to search, or every problem of the request.
    pub fn model(&self) -> Result<Model, Vec<Problem>> {
        let setup = Setup::from_keys(self.cubes.as_deref(), self.prune.as_deref());
        setup.map_err(|problem| vec![problem])?.model()
    }

    /// The model with every value that can be used, defaults for the others, and the problems of those. No model without a
    /// legal set of cubes.
    pub fn read(&self) -> (Option<Model>, Vec<Problem>) {
        match self.model() {
            Ok(model) => (Some(model), vec![]),
            Err(problems) => (Request { cubes: self.cubes.clone(), prune: None }.model().ok(), problems),
        }
    }
}

impl fmt::Display for Request {
    /// Writes the text form of links: `cubes=…&prune=none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.keys().collect::<LinkWriter>().fmt(f)
    }
}
