//! Generators of a subgroup as a reader writes them, legal or not, and known lists of them.

use super::algorithm::{Algorithm, Spelling};
use super::held::Cube;
use super::notation;
use super::problem::Problem;
use super::theorem::REACHABLE;
use serde::{Deserialize, Serialize};

/// The most generators that are read.
pub const MOST_GENERATORS: usize = 20;

/// Algorithms that generate a subgroup.
///
/// Written, they are separated by `.` (as in links), `,`, `;` or a new line: `R L', U D'`. A text without these is separated by its
/// blanks: `R U` is two generators. `_` is a blank inside a generator, so that `R_U` is one, and so is `(R U)`.
///
/// ```
/// use casse_tete::puzzle::cube::generators::Generators;
///
/// assert_eq!(Generators::read("R U").unwrap().algorithms().len(), 2);
/// assert_eq!(Generators::read("R_U.F2").unwrap().to_string(), "R U, F2");
/// assert!(Generators::read("R, Q").is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generators {
    algorithms: Vec<Algorithm>,
}

impl Generators {
    /// The generators of a text, none if it is empty; or all its problems, with their places in the text.
    pub fn read(text: &str) -> Result<Generators, Vec<Problem>> {
        let (pieces, is_separated) = pieces(text);
        let (mut algorithms, mut problems) = (vec![], vec![]);
        for (at, piece) in pieces.iter().take(MOST_GENERATORS + 1) {
            // Blanks are not counted: those in front give each problem its place in the whole text.
            match notation::read(&format!("{:at$}{piece}", "")) {
                Ok(algorithm) if is_separated => algorithms.push(algorithm),
                Ok(Algorithm { items }) => {
                    algorithms.extend(items.into_iter().map(|item| Algorithm { items: vec![item] }));
                }
                Err(found) => problems.extend(found),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let found = algorithms.len().max(pieces.len());
        if found > MOST_GENERATORS {
            return Err(vec![Problem::TooManyGenerators { found, most: MOST_GENERATORS }]);
        }
        Ok(Generators { algorithms })
    }

    /// The algorithms, 0..=[`MOST_GENERATORS`].
    pub fn algorithms(&self) -> &[Algorithm] {
        &self.algorithms
    }

    /// What each generator does.
    pub fn cubes(&self) -> Vec<Cube> {
        self.algorithms.iter().map(Algorithm::cube).collect()
    }

    /// A text that is read as the same generators.
    pub fn text(&self, spelling: Spelling) -> String {
        let separator = if spelling == Spelling::Link { "." } else { ", " };
        let texts: Vec<String> = self.algorithms.iter().map(|algorithm| algorithm.text(spelling)).collect();
        match &self.algorithms[..] {
            // Without a separator the blanks would separate its parts.
            [one] if one.items.len() > 1 && spelling != Spelling::Link => {
                texts.iter().map(|text| format!("({text})")).collect()
            }
            _ => texts.join(separator),
        }
    }
}

impl std::fmt::Display for Generators {
    /// Writes the usual notation: `R L', U D'`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text(Spelling::Field))
    }
}

/// The pieces between separators that are not in brackets, each with its place in characters; blank ones are left out. And whether
/// there are separators.
fn pieces(text: &str) -> (Vec<(usize, String)>, bool) {
    let mut pieces = vec![(0, String::new())];
    let mut depth = 0usize;
    for (at, found) in text.chars().enumerate() {
        match found {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(found, '.' | ',' | ';' | '\n') {
            pieces.push((at + 1, String::new()));
        } else if let Some((_, piece)) = pieces.last_mut() {
            piece.push(found);
        }
    }
    let is_separated = pieces.len() > 1 || text.contains('_');
    pieces.retain(|(_, piece)| piece.chars().any(|found| found != '_' && !found.is_whitespace()));
    (pieces, is_separated)
}

/// Subgroups whose orders are well known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubgroupPreset {
    /// The turns of two neighbouring faces.
    TwoFaces,
    /// The half turns of two neighbouring faces: 12 positions, those of a dihedral group.
    TwoSquares,
    /// Opposite faces turned together as middle layers turn, and the centres stay.
    Slices,
    /// All half turns.
    Squares,
    /// Two three-cycles and more: the commutator of two neighbours, and a turn.
    Commutator,
    /// The middle layers, which move the centres.
    Middles,
    /// All turns of faces.
    All,
}

impl SubgroupPreset {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [SubgroupPreset; 7] = [
        SubgroupPreset::TwoSquares,
        SubgroupPreset::Slices,
        SubgroupPreset::Middles,
        SubgroupPreset::Squares,
        SubgroupPreset::TwoFaces,
        SubgroupPreset::Commutator,
        SubgroupPreset::All,
    ];

    /// Its generators as a text.
    pub fn text(self) -> &'static str {
        match self {
            SubgroupPreset::TwoFaces => "R, U",
            SubgroupPreset::TwoSquares => "R2, U2",
            SubgroupPreset::Slices => "R L', U D', F B'",
            SubgroupPreset::Squares => "U2, R2, F2, D2, L2, B2",
            SubgroupPreset::Commutator => "[F: E], U",
            SubgroupPreset::Middles => "M, E, S",
            SubgroupPreset::All => "U, R, F, D, L, B",
        }
    }

    /// The order of the subgroup, as [`Subgroup`](super::subgroup::Subgroup) finds it: some take a tenth of a second.
    pub const fn order(self) -> u128 {
        match self {
            SubgroupPreset::TwoFaces => 73_483_200,
            SubgroupPreset::TwoSquares => 12,
            SubgroupPreset::Slices | SubgroupPreset::Middles => 768,
            SubgroupPreset::Squares => 663_552,
            SubgroupPreset::Commutator => 40_320,
            SubgroupPreset::All => REACHABLE,
        }
    }

    /// Its generators.
    pub fn generators(self) -> Generators {
        Generators::read(self.text()).unwrap_or_default()
    }
}
