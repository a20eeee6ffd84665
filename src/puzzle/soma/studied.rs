//! What the second worker program answers. It goes as bytes, so that the first one, which is larger already, need not know it.

use super::assemble::way::Ways;
use super::pack::fullest::Fullest;
use super::somap::chart::Chart;
use super::why::Why;
use super::xmpuzzle::{FileFault, FilePuzzle};
use serde::{Deserialize, Serialize};

/// The answer to a part of a study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Studied {
    /// The map of the solutions.
    Map(Chart),
    /// Arguments that the figure cannot be filled.
    Why(Why),
    /// The ways of each solution.
    Ways(Vec<Ways>),
    /// The puzzle of a file, or why it cannot be opened.
    File(Result<FilePuzzle, FileFault>),
    /// A filling with as few empty cells as possible, if there is one.
    Fullest(Option<Fullest>),
}

/// The same as bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudiedBytes(#[serde(with = "serde_bytes")] Vec<u8>);

impl StudiedBytes {
    /// The bytes of an answer.
    pub fn of(studied: &Studied) -> StudiedBytes {
        // Writing to memory does not fail; no bytes are no answer.
        StudiedBytes(postcard::to_allocvec(studied).unwrap_or_default())
    }

    /// The answer; `None` if the bytes are damaged.
    pub fn read(&self) -> Option<Studied> {
        postcard::take_from_bytes(&self.0).ok().and_then(|(studied, rest)| rest.is_empty().then_some(studied))
    }
}
