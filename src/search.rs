//! Searches that know no puzzle.
//!
//! A search is a value that holds its own stack. [`Backtrack::advance`] with a budget of one trial shows a single step;
//! with a budget of a million it computes. A clone of a search is a bookmark of its present step. To be told of every
//! trial, pass an [`Observer`]; the observer `()` costs nothing.
//!
//! * [`backtrack`]: depth first through a tree of levels, every node with its choices.
//! * [`tally`]: the counts of such a search, per level and per cause.
//! * [`whole`]: a whole search with its counts, its solutions and its bookmarks.
//! * [`split`]: a search in parts that any worker can carry out, and their results put together.
//! * [`event`]: what a reader looks for among the steps of a search: solutions, new levels, dropped choices.
//! * [`timeline`]: a search at any of its steps, forward and back.
//! * [`trace`]: the program of a search as a class reads it, and which of its lines a step executes.
//! * [`permutation`]: permutations of a few things as numbers.
//! * [`index`]: the number of a configuration in a list of configurations.
//! * [`best_first`]: a tree that grows at its best leaf; the searched space says which leaf is best.
//! * [`deepening`]: depth first within a threshold that rises from round to round.
//! * [`growth`]: a best-first search at any of its steps.
//! * [`sample`]: random experiments, in blocks that can be drawn in any order, by any worker.
//! * [`failure`]: why a job of the workers could not be carried out.
//! * [`job`]: what workers can be asked, part by part; [`batch`]: some parts, as a worker carries them out.
//! * [`table`]: tables that are kept on the device.

// Depth first.
pub mod backtrack;
pub mod tally;
pub mod whole;

pub mod event;
pub mod split;
pub mod timeline;

// Numbers of configurations.
pub mod index;
pub mod permutation;

// The best leaf first.
pub mod best_first;
pub mod deepening;
pub mod growth;

// What a step does, line by line.
pub mod trace;

// Chance.
pub mod sample;

// Work that runs elsewhere: what is asked, part by part, and tables that are kept.
pub mod batch;
pub mod failure;
pub mod job;
pub mod table;

pub use backtrack::{Backtrack, EvenTree, LastTrial, Leaves, Observer, Status, Tree};
pub use failure::Failure;
pub use job::{JobRunner, WorkerJob};
pub use split::{PartResult, Plan};
pub use tally::{LevelTally, Tally};
pub use timeline::Timeline;
