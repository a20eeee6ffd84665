//! The English texts about the run of the search.

use crate::text::Lang;
use crate::text::soma::run::RunTexts;

const L: Lang = Lang::En;

pub const RUN: RunTexts = RunTexts {
    reordered: |steps| {
        format!(
            "The order of the pieces left was changed at step {steps}: the branch was kept, and each row of the counts is a level, whichever piece stood there."
        )
    },
    lost: |step, solutions| {
        format!(
            "The search begins again: it was at step {}, with {} found. Undo goes back there.",
            L.number(step),
            L.counted(solutions, "solution", "solutions")
        )
    },
};
