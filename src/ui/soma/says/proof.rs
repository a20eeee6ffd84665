//! The argument about the solutions of the cube: the sentence of each step.

use super::letter;
use crate::puzzle::soma::theory::proof::{Agreement, Claim, ProofStep};
use crate::ui::Look;
use crate::ui::soma::state::State;

/// The sentence of the present step; none if the argument is not shown.
pub fn words(state: &State, look: &Look) -> Option<Vec<String>> {
    let texts = &look.lang.soma().proof;
    let named = |piece: usize| letter(state, piece);
    Some(vec![match &state.proved()?.claim {
        Claim::Corners(count) => (texts.corners)(*count),
        Claim::Most { piece, most } => (texts.most)(named(*piece), *most),
        Claim::Total { most, corners } => {
            let sum = most.iter().map(usize::to_string).collect::<Vec<_>>().join(" + ");
            (texts.total)(&sum, most.iter().sum(), *corners)
        }
        Claim::Never { piece, fills } => (texts.never)(named(*piece), fills),
        Claim::Along { piece, most, placements } => (texts.along)(named(*piece), *most, *placements),
        Claim::NotCentral { piece, placements, fills, most } => {
            (texts.not_central)(named(*piece), *placements, *fills, *most)
        }
        Claim::Deficient { piece, placements, fills } => (texts.deficient)(named(*piece), *placements, *fills),
        Claim::Checked => match state.why.agreement {
            Some(Agreement { classes, one_deficient, along, central }) => {
                let lies =
                    |step: &ProofStep| if let Claim::Along { piece, .. } = step.claim { Some(piece) } else { None };
                let piece = state.why.proof.iter().flatten().find_map(lies).map_or('?', named);
                (texts.checked)(classes, piece, [one_deficient, along, central])
            }
            None => texts.unchecked.to_string(),
        },
    }])
}
