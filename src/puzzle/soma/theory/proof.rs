//! The argument of Conway and Guy about the solutions of the cube, step by step, each with what is seen: corners, the deficient piece,
//! T along an edge, what can be in the centre. Every number in it is counted on the placements.

use super::{corners, kind};
use crate::puzzle::soma::figure::{Figure, Mask};
use crate::puzzle::soma::pieces::PieceSet;
use crate::puzzle::soma::placement::placements;
use crate::puzzle::soma::solutions::{Catalogue, solution};

/// What a step says. Pieces are named by their places in the set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The corners are a class of (x, y, z) mod 2: how many.
    Corners(usize),
    /// A piece fills at most so many corners, wherever it is placed.
    Most {
        /// The piece.
        piece: usize,
        /// Corners.
        most: usize,
    },
    /// The pieces fill at most so many corners together. If these are one more than there are, exactly one piece falls short, by one.
    Total {
        /// What each piece fills at most.
        most: Vec<usize>,
        /// Corners.
        corners: usize,
    },
    /// The placements of a piece, counted by the corners that they fill: none fills exactly one fewer than the most.
    Never {
        /// The piece.
        piece: usize,
        /// Corners, and placements that fill so many.
        fills: Vec<(usize, usize)>,
    },
    /// So it fills as many as it can, in so many placements.
    Along {
        /// The piece.
        piece: usize,
        /// Corners.
        most: usize,
        /// Placements.
        placements: usize,
    },
    /// A piece in the centre falls short by more than one, so it is never there.
    NotCentral {
        /// The piece.
        piece: usize,
        /// Its placements with the centre.
        placements: usize,
        /// The most corners that it fills there.
        fills: usize,
        /// The most that it fills anywhere.
        most: usize,
    },
    /// A piece in the centre falls short by one, so it is the deficient one.
    Deficient {
        /// The piece.
        piece: usize,
        /// Its placements with the centre.
        placements: usize,
        /// The most corners that it fills there.
        fills: usize,
    },
    /// The end: what holds in how many classes of solutions is told by [`Agreement`].
    Checked,
}

/// A step, and what is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// What it says.
    pub claim: Claim,
    /// A piece in a placement that shows it.
    pub placed: Option<(usize, Mask)>,
}

/// The steps for the cube.
pub fn proof(pieces: &PieceSet, cube: &Figure) -> Vec<ProofStep> {
    let (corners, centre): (Mask, Mask) = (corners(cube), 1 << (cube.count() / 2));
    let all: Vec<Vec<Mask>> = (pieces.pieces().iter())
        .map(|piece| placements(cube, piece).into_iter().map(|placement| placement.cells).collect())
        .collect();
    let fills = |cells: &Mask| (cells & corners).count_ones() as usize;
    let most: Vec<usize> = all.iter().map(|all| all.iter().map(fills).max().unwrap_or(0)).collect();
    let spare = most.iter().sum::<usize>().saturating_sub(fills(&corners));
    let example = |piece: usize, fits: &dyn Fn(&Mask) -> bool| {
        let cells = all[piece].iter().copied().find(|cells| fits(cells))?;
        Some((piece, cells))
    };
    let step = |claim: Claim, placed: Option<(usize, Mask)>| ProofStep { claim, placed };
    let mut steps = vec![step(Claim::Corners(fills(&corners)), None)];
    for (piece, &most) in most.iter().enumerate() {
        steps.push(step(Claim::Most { piece, most }, example(piece, &|cells| fills(cells) == most)));
    }
    steps.push(step(Claim::Total { most: most.clone(), corners: fills(&corners) }, None));
    for (piece, &most) in most.iter().enumerate() {
        let count = |corners: usize| all[piece].iter().filter(|cells| fills(cells) == corners).count();
        let counts: Vec<(usize, usize)> = (0..=most).map(|corners| (corners, count(corners))).collect();
        let allowed = counts.iter().filter(|&&(corners, count)| count > 0 && corners + spare >= most).count();
        if allowed == 1 {
            let fills_less = example(piece, &|cells| fills(cells) < most);
            let counts = counts.into_iter().filter(|&(_, count)| count > 0).collect();
            steps.push(step(Claim::Never { piece, fills: counts }, fills_less));
            let along = example(piece, &|cells| fills(cells) == most);
            steps.push(step(Claim::Along { piece, most, placements: count(most) }, along));
        }
    }
    let mut deficient = vec![];
    for (piece, &most) in most.iter().enumerate() {
        let central: Vec<&Mask> = all[piece].iter().filter(|cells| *cells & centre != 0).collect();
        let Some(best) = central.iter().map(|cells| fills(cells)).max() else { continue };
        let shown = example(piece, &|cells| cells & centre != 0 && fills(cells) == best);
        let placements = central.len();
        if best + spare < most {
            steps.push(step(Claim::NotCentral { piece, placements, fills: best, most }, shown));
        } else if best < most {
            deficient.push(step(Claim::Deficient { piece, placements, fills: best }, shown));
        }
    }
    steps.extend(deficient);
    steps.push(step(Claim::Checked, None));
    steps
}

/// How many classes of solutions agree with each statement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Classes.
    pub classes: usize,
    /// Exactly one piece is deficient, and it is one that can be.
    pub one_deficient: usize,
    /// The pieces that never are deficient fill as many corners as they can.
    pub along: usize,
    /// In the centre is a piece that can be there, and is deficient if it must be.
    pub central: usize,
}

/// Compares the steps of the argument with all solutions.
pub fn agreement(steps: &[ProofStep], pieces: &PieceSet, cube: &Figure, catalogue: &Catalogue) -> Agreement {
    let corners = corners(cube);
    let mut agreement = Agreement { classes: catalogue.classes.len(), ..Agreement::default() };
    for class in &catalogue.classes {
        let solution = solution(&class.labels, pieces.count());
        let Some(kind) = kind(pieces, cube, &solution) else { continue };
        let (mut one, mut along, mut central) = (true, true, true);
        for ProofStep { claim, .. } in steps {
            match *claim {
                Claim::Never { piece, .. } => one &= kind.deficient != piece,
                Claim::Along { piece, most, .. } => along &= (solution[piece] & corners).count_ones() as usize == most,
                Claim::NotCentral { piece, .. } => central &= kind.central != piece,
                Claim::Deficient { piece, .. } => central &= kind.central != piece || kind.deficient == piece,
                _ => {}
            }
        }
        agreement.one_deficient += usize::from(one);
        agreement.along += usize::from(along);
        agreement.central += usize::from(central);
    }
    agreement
}
