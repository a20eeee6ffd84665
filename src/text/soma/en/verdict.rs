//! The English texts about figures that cannot be built.

use crate::text::soma::verdict::VerdictTexts;

pub const VERDICT: VerdictTexts = VerdictTexts {
    hopeless: "This figure cannot be built: the search will try everything and find nothing.",
    see_figure: "The view Figure tells why.",
    none_with_reason: "There is no solution. The view Figure gives a reason; the search, which has tried everything, finds none either.",
    known: "Other programs find no solution either.",
};
