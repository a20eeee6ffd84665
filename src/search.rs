//! Searches that know no puzzle.
//!
//! A search is a value that holds its own stack. [`Backtrack::advance`] with a budget of one trial makes it a lesson,
//! with a budget of a million a computation; a clone of it is a bookmark. Who wants to know what happens passes an
//! [`Observer`]; the observer `()` costs nothing.
//!
//! * [`backtrack`]: depth first through a tree of levels, every level with its choices.
//! * [`best_first`]: the best leaf of a growing tree, whatever best means.
//! * [`tally`]: the counts of such a search, per level and per cause.
//! * [`timeline`]: any step of a search, forward and back.
//! * [`split`]: the same search in parts that can run anywhere, and the totals put together again.
//! * [`sample`]: random experiments, in blocks that can be drawn anywhere.
//! * [`growth`]: a best-first search at any of its steps.
//! * [`failure`]: why a search was given up.

pub mod backtrack;
pub mod best_first;
pub mod failure;
pub mod growth;
pub mod sample;
pub mod split;
pub mod tally;
pub mod timeline;

pub use backtrack::{Backtrack, Leaves, Observer, Status, Tree, Trial};
pub use failure::Failure;
pub use split::{Part, Plan};
pub use tally::{LevelTally, Tally};
pub use timeline::Timeline;
