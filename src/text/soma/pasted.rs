//! The texts about a solution that was typed or pasted.

/// The texts about a solution that was typed or pasted.
#[derive(Debug)]
pub struct PastedTexts {
    /// Its number among the classes, from 1, and how many there are; whether it stands as the gallery shows it.
    pub shown: fn(usize, usize, bool) -> String,
}
