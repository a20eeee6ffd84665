//! What a link asks for: a cube, an algorithm and a method to put the cube in order, legal or not. Its conversion to a model
//! returns every fault.

use super::algorithm::Spelling;
use super::facelet::Face;
use super::model::Model;
use super::problem::{Fault, InputPart, Problem};
use super::setup::{Setup, given};
use super::solve::Method;
use crate::values::LinkWriter;
use std::fmt;

/// The values of the keys of a [`Setup`], of `method` and of `first`, as written; `None` means the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The cube and the algorithm.
    pub setup: Setup,
    /// The name of a [`Method`].
    pub method: Option<String>,
    /// The letter of the face with which the stages begin.
    pub first: Option<String>,
}

impl Request {
    /// The request with the values that `value` returns for its keys.
    pub fn from_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Request {
        let own = |key: &str| value(key).map(str::to_string);
        Request { method: own("method"), first: own("first"), setup: Setup::from_keys(value) }
    }

    /// The request that leads to a model; defaults are left out. The cube with which the algorithm begins is written as
    /// facelets.
    pub fn of(model: &Model) -> Request {
        let usual = Model::default();
        Request {
            setup: Setup {
                facelets: (model.start != usual.start).then(|| model.start.facelets()),
                setup: None,
                alg: (model.algorithm != usual.algorithm).then(|| model.algorithm.text(Spelling::Link)),
            },
            method: (model.method != usual.method).then(|| model.method.name().to_string()),
            first: (model.first != usual.first).then(|| model.first.letter().to_string()),
        }
    }

    /// The pairs of keys and values that [`Request::from_keys`] reads.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let Setup { facelets, setup, alg } = &self.setup;
        given(&[
            ("facelets", facelets),
            ("setup", setup),
            ("alg", alg),
            ("method", &self.method),
            ("first", &self.first),
        ])
        .into_iter()
    }

    /// The model that is asked for, or every fault of the request.
    pub fn model(&self) -> Result<Model, Vec<Fault>> {
        let (model, faults) = self.read();
        if faults.is_empty() { Ok(model) } else { Err(faults) }
    }

    /// The model with every value that makes sense and defaults for the others, and the faults of those. If the facelets, the
    /// setup or the algorithm make no sense, all three are at their defaults.
    pub fn read(&self) -> (Model, Vec<Fault>) {
        let mut model = Model::default();
        let mut faults = Vec::new();
        match self.setup.cube() {
            Ok((start, algorithm)) => (model.start, model.algorithm) = (start, algorithm),
            Err(found) => faults = found,
        }
        if let Some(found) = &self.method {
            match Method::named(found) {
                Some(method) => model.method = method,
                None => {
                    let problem = Problem::NoSuchMethod { found: found.clone() };
                    faults.push(Fault { part: InputPart::Method, problem });
                }
            }
        }
        if let Some(found) = &self.first {
            match face(found) {
                Some(face) => model.first = face,
                None => {
                    faults.push(Fault { part: InputPart::First, problem: Problem::NoSuchFace { found: found.clone() } })
                }
            }
        }
        (model, faults)
    }
}

/// The face with this letter; `None` if the text is not the letter of a face.
fn face(text: &str) -> Option<Face> {
    let mut letters = text.chars();
    Face::named(letters.next()?).filter(|_| letters.next().is_none())
}

impl fmt::Display for Request {
    /// Writes the text form of links: `alg=R_U&method=short`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.keys().collect::<LinkWriter>().fmt(f)
    }
}
