//! The French texts about the run of the search.

use crate::text::Lang;
use crate::text::soma::run::RunTexts;

const L: Lang = Lang::Fr;

pub const RUN: RunTexts = RunTexts {
    reordered: |steps| {
        // Numbers are grouped by other spaces.
        let at = if steps.contains(' ') { "aux étapes" } else { "à l’étape" };
        format!(
            "L’ordre des pièces restantes a été changé {at} {steps}\u{a0}: la branche est gardée, et chaque ligne des nombres est un niveau, quelle que soit la pièce qui s’y trouvait."
        )
    },
    lost: |step, solutions| {
        format!(
            "La recherche repart du début\u{a0}: elle en était à l’étape {}, avec {}. «\u{a0}Annuler\u{a0}» y revient.",
            L.number(step),
            L.counted(solutions, "solution trouvée", "solutions trouvées")
        )
    },
};
