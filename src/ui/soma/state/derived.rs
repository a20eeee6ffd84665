//! How the seven pieces are found, as the page shows it.

use super::{State, later};
use crate::puzzle::soma::derive::Derivation;

impl State {
    /// The derivation of the seven pieces, which is worked out by the second part of the program.
    pub fn derivation(&self) -> &Derivation {
        self.derivation.get_or_init(later::derive)
    }

    /// The polycubes known at the present step of the derivation, the convex ones among those judged, and the others; `None` before the
    /// derivation was asked for.
    pub fn derived_counts(&self) -> Option<[usize; 3]> {
        let derivation = self.derivation.get()?;
        let judged = derivation.judged(self.derived);
        let convex = judged.iter().filter(|known| known.segment.is_none()).count();
        Some([derivation.known(self.derived).len(), convex, judged.len() - convex])
    }
}
