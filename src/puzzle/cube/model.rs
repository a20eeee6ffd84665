//! What a request asks for, always legal: a cube, an algorithm, and how the cube is put in order.

use super::algorithm::Algorithm;
use super::facelet::Face;
use super::held::Cube;
use super::solve::Method;

/// A cube, an algorithm and a method, all legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The cube with which the algorithm begins.
    pub start: Cube,
    /// The algorithm.
    pub algorithm: Algorithm,
    /// How the cube is put in order.
    pub method: Method,
    /// The colour of the face with which the stages begin.
    pub first: Face,
}

impl Default for Model {
    /// The cube in order.
    fn default() -> Model {
        let (start, algorithm) = (Cube::SOLVED, Algorithm::default());
        Model { start, algorithm, method: Method::default(), first: Face::Up }
    }
}
