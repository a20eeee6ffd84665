//! The English texts about the examples.

use crate::text::Lang;
use crate::text::soma::demo::DemoTexts;

const L: Lang = Lang::En;

pub const DEMO: DemoTexts = DemoTexts {
    islands: "Show it on the bench",
    islands_words: "V in the middle of the bench leaves an island of 9 cells and one of 15: neither is a multiple of four.",
    parities: ["Black minus white, in every way", "sum"],
    possible: |balance, possible, all| {
        format!(
            "This figure has {balance}: {} of the {all} rows, marked ✓, {} it.",
            possible,
            L.plural(possible as u64, "makes", "make")
        )
    },
};
