//! Casse-tête: four classic puzzles whose searches a class can watch in a web page.
//!
//! # How the data flows
//!
//! ```text
//! address bar -> link -> setup -> model -> search -> scene -> canvas or SVG
//!                                    \-> worker pool -> results /
//! ```
//!
//! A [`link`] carries what a reader typed, legal or not. The `Setup` of a [`puzzle`] is that text, split into its parts. It
//! becomes a model, which is always legal, or the list of **all** reasons why it is not legal. A [`search`] of the model
//! is a value that holds its own stack: the page advances it by one trial to show a step, a worker by a million trials to
//! compute, so both run the same program. A drawing is a [`scene`]: data in model units, from which two painters make a
//! canvas drawing and an SVG picture. All words are in [`text`], in both languages.
//!
//! Long computations are jobs ([`search::job`]), one enumeration for each puzzle. The [`worker`]s carry out the parts of a
//! job. Tables that take long to build, such as the exact distances of the taquin of 5x2, are kept in the browser's cache
//! storage.
//!
//! # Invariants
//!
//! * The modules are declared in reading order: each names only modules above it, and no files import each other in a
//!   circle. `tests/native/layering.rs` checks this and the next statement.
//! * Everything above [`worker`] in the list below is pure: it names no browser crate, no clock and no thread, and is
//!   tested natively.
//! * A search never blocks the page: the page advances it by limited budgets, the [`worker`]s in slices of some tens of
//!   milliseconds. Totals do not depend on how many workers there are, nor on messages that are lost, come twice or late.
//! * No panic in `ui` and `worker`: bad input becomes a typed problem with its words in [`text`], and the last good state
//!   stays.

// Used by everything else.
pub mod geometry;
#[macro_use]
pub mod values;

pub mod lang;

// Searches and drawings, independent of any puzzle.
pub mod search;

pub mod scene;

// Drawings on paper.
pub mod sheet;

// The puzzles: setups, models, searches, drawings.
pub mod puzzle;

// Links, lessons, and all words of the pages.
pub mod link;

pub mod lesson;
pub mod pooled;
pub mod shelf;
pub mod text;

// The browser: jobs in workers, and the pages.
pub mod worker;

pub mod ui;
