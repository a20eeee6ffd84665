//! The kind of solutions that the gallery shows, in the link: the letters of the deficient piece and of the central one.

use super::State;
use crate::puzzle::soma::theory::Kind;
use crate::values::{Allowed, LinkValues};

/// An example of the key.
const KINDS: Allowed = Allowed::Like("PP");

impl State {
    /// The value of the key `kind`.
    pub(super) fn written_kind(&self) -> Option<String> {
        let letter = |piece: usize| self.model.pieces.pieces().get(piece).map(|piece| piece.letter);
        let Kind { deficient, central } = self.kind?;
        Some([letter(deficient)?, letter(central)?].into_iter().collect())
    }

    /// Reads the key `kind`. Whether there are such solutions is known once all are counted.
    pub(super) fn read_kind(&mut self, values: &mut LinkValues) {
        let pieces = self.model.pieces.clone();
        self.kind = values.read("kind", KINDS, |text| {
            let mut letters = text.chars().map(|letter| pieces.named(letter));
            match (letters.next(), letters.next(), letters.next()) {
                (Some(deficient), Some(central), None) => {
                    // Mirror images are of one kind.
                    Some(Kind { deficient: deficient?, central: central? }.up_to_mirror(&pieces))
                }
                _ => None,
            }
        });
        self.check_kind();
    }

    /// Tells a kind of which there are no solutions, once they are known, and shows all.
    pub(super) fn check_kind(&mut self) {
        let known =
            self.solutions.as_ref().map(|solutions| self.kind.is_none_or(|kind| solutions.of_kind(kind).is_some()));
        if known == Some(false) {
            let found = self.written_kind().unwrap_or_default();
            self.kind = None;
            self.base.refuse("kind", found, KINDS);
        }
    }
}
