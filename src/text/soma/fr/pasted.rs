//! The French texts about a solution that was typed or pasted.

use crate::text::Lang;
use crate::text::soma::pasted::PastedTexts;

const L: Lang = Lang::Fr;

pub const PASTED: PastedTexts = PastedTexts {
    shown: |number, all, is_same| {
        let turned = if is_same {
            ""
        } else {
            " Elle est placée comme vous l’avez écrite\u{202f}; la galerie la montre tournée ou en miroir."
        };
        format!(
            "La solution de votre texte est le numéro {} sur {}.{turned}",
            L.number(number as u64),
            L.number(all as u64)
        )
    },
};
