//! The English texts about a solution that was typed or pasted.

use crate::text::Lang;
use crate::text::soma::pasted::PastedTexts;

const L: Lang = Lang::En;

pub const PASTED: PastedTexts = PastedTexts {
    shown: |number, all, is_same| {
        let turned = if is_same { "" } else { " It stands as written; the gallery shows it turned or mirrored." };
        format!("The solution of your text is number {} of {}.{turned}", L.number(number as u64), L.number(all as u64))
    },
};
