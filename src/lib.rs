//! Casse-tête: four classic puzzles whose searches a class can watch in a web page.
//!
//! # The way the data goes
//!
//! ```text
//! address bar -> link -> setup -> model -> search -> scene -> canvas or SVG
//!                                    \-> worker pool -> results /
//! ```
//!
//! A [`link`] carries what a reader typed, legal or not. A `Setup` of a [`puzzle`] is that text, taken apart; it becomes
//! a model, which is always legal, or the list of **all** reasons why not. A [`search`] over the model is a value that
//! holds its own stack: advanced by one trial it is a lesson, by a million a computation, so the page and the workers
//! run the very same program. What is drawn is a [`scene`], data in model units, which two painters turn into a canvas
//! drawing and an SVG picture. All words are in [`text`], in both languages.
//!
//! # Invariants
//!
//! * The modules are declared in reading order: each names only modules above it, and no files import each other in a
//!   circle. `tests/layering.rs` enforces it, and the next line.
//! * Everything above [`worker`] in the list below is pure: it names no browser crate, no clock and no thread, and is
//!   tested natively.
//! * A search never blocks the page: the page advances it by bounded budgets, the [`worker`]s by slices of a few tens of
//!   milliseconds, and totals do not depend on how many workers there are.
//! * No panic in `ui` and `worker`: bad input becomes a typed problem, worded in [`text`], and the last good state stays.

// What everything else is made of.
pub mod geometry;
pub mod lang;

// Searches and drawings that know no puzzle.
pub mod search;

pub mod scene;

// The puzzles: what a reader wrote, models, searches, drawings.
pub mod puzzle;

// What the address bar carries, and all words.
pub mod link;
pub mod text;

// The browser: searches off the page, and the pages.
pub mod worker;

pub mod ui;
