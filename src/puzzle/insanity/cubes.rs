//! A legal set of cubes: n cubes, n = 2..=7, and colours 0..n.

use super::CUBES;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A legal set of cubes. It is serialised as the list of its cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<[u8; 6]>", into = "Vec<[u8; 6]>")]
pub struct CubeSet {
    count: usize,
    faces: [[u8; 6]; *CUBES.end()],
}

impl Default for CubeSet {
    /// The example of the base text.
    fn default() -> CubeSet {
        const EXAMPLE: [[u8; 6]; 4] = [[0, 2, 0, 3, 3, 1], [2, 3, 2, 2, 2, 0], [0, 1, 0, 3, 2, 3], [3, 0, 1, 1, 2, 1]];
        let mut faces = [[0; 6]; *CUBES.end()];
        faces[..EXAMPLE.len()].copy_from_slice(&EXAMPLE);
        CubeSet { count: EXAMPLE.len(), faces }
    }
}

impl CubeSet {
    /// The set of these cubes; `None` unless there are 2..=7 of them and every colour is less than their number.
    pub fn new(cubes: &[[u8; 6]]) -> Option<CubeSet> {
        let count = cubes.len();
        let legal = CUBES.contains(&count) && cubes.iter().flatten().all(|&colour| usize::from(colour) < count);
        let mut faces = [[0; 6]; *CUBES.end()];
        faces.get_mut(..count)?.copy_from_slice(cubes);
        legal.then_some(CubeSet { count, faces })
    }

    /// Number of cubes, which is the number of colours.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Each cube's colours, face by face.
    pub fn cubes(&self) -> &[[u8; 6]] {
        &self.faces[..self.count]
    }

    /// The set with the colour of one face changed. The arguments must be in range.
    pub fn painted(mut self, cube: usize, face: usize, colour: u8) -> CubeSet {
        debug_assert!(cube < self.count && usize::from(colour) < self.count);
        self.faces[cube][face] = colour;
        self
    }

    /// The set with one more cube, which shows the new colour and two of the old ones; `None` if the set already has the most
    /// cubes.
    pub fn with_one_more(&self) -> Option<CubeSet> {
        let mut cubes = self.cubes().to_vec();
        cubes.push([self.count as u8; 6]);
        // Two colours of the set alternate with the new one, so that the new cube is not all of one colour.
        if let Some(cube) = cubes.last_mut() {
            cube[1] = 0;
            cube[3] = 1;
        }
        CubeSet::new(&cubes)
    }

    /// The set without its last cube; faces of the last colour take colour 0. `None` if the set has only two cubes.
    pub fn with_one_less(&self) -> Option<CubeSet> {
        let fewer = self.count - 1;
        let mut cubes = self.cubes()[..fewer].to_vec();
        for colour in cubes.iter_mut().flatten() {
            if usize::from(*colour) >= fewer {
                *colour = 0;
            }
        }
        CubeSet::new(&cubes)
    }
}

impl From<CubeSet> for Vec<[u8; 6]> {
    fn from(set: CubeSet) -> Self {
        set.cubes().to_vec()
    }
}

impl TryFrom<Vec<[u8; 6]>> for CubeSet {
    type Error = &'static str;

    fn try_from(cubes: Vec<[u8; 6]>) -> Result<CubeSet, Self::Error> {
        CubeSet::new(&cubes).ok_or("no legal set of cubes")
    }
}

impl fmt::Display for CubeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, cube) in self.cubes().iter().enumerate() {
            if index > 0 {
                f.write_str(".")?;
            }
            for colour in cube {
                write!(f, "{colour}")?;
            }
        }
        Ok(())
    }
}
