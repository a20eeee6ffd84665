//! Known positions to choose from.

use super::algorithm::Algorithm;
use super::held::Cube;
use super::notation;

/// A known position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// In order.
    Solved,
    /// The commutator of two neighbours; order 6.
    Commutator,
    /// Order 1260, the greatest that there is.
    Longest,
    /// Three edges of the top layer in a cycle.
    ThreeEdges,
    /// A chessboard on each face.
    Chessboard,
    /// The centres seem to have changed places on six faces.
    SixSpots,
    /// A small cube in a cube.
    CubeInCube,
    /// Every edge flipped where it is, and nothing else; the first position that was proved to be 20 turns away (Reid, 1995).
    Superflip,
}

impl Preset {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [Preset; 8] = [
        Preset::Solved,
        Preset::Commutator,
        Preset::Longest,
        Preset::ThreeEdges,
        Preset::Chessboard,
        Preset::SixSpots,
        Preset::CubeInCube,
        Preset::Superflip,
    ];

    /// Turns that lead to it.
    pub fn text(self) -> &'static str {
        match self {
            Preset::Solved => "",
            Preset::Commutator => "R U R' U'",
            Preset::Longest => "R U2 D' B D'",
            Preset::ThreeEdges => "M2 U M U2 M' U M2",
            Preset::Chessboard => "U2 D2 F2 B2 L2 R2",
            Preset::SixSpots => "U D' R L' F B' U D'",
            Preset::CubeInCube => "F L F U' R U F2 L2 U' L' B D' B' L2 U",
            Preset::Superflip => "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2",
        }
    }

    /// Those turns.
    pub fn algorithm(self) -> Algorithm {
        notation::read(self.text()).unwrap_or_default()
    }

    /// The position, its centres at home.
    pub fn cube(self) -> Cube {
        Cube::of(&self.algorithm().cube().position())
    }

    /// The preset that a cube is, however it is held.
    pub fn of(cube: &Cube) -> Option<Preset> {
        let position = cube.position();
        Preset::ALL.into_iter().find(|preset| preset.cube().position() == position)
    }
}
