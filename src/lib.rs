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
//! * Everything above [`worker`] in the list below is pure: it names no browser crate, no clock and no thread, and is
//!   tested natively. `tests/layering.rs` enforces it.
//! * A search never blocks the page: the page advances it by bounded budgets, the [`worker`]s by slices of a few tens of
//!   milliseconds, and totals do not depend on how many workers there are.
//! * No panic in `ui` and `worker`: bad input becomes a typed problem, worded in [`text`], and the last good state stays.

pub mod geometry;
pub mod link;
pub mod puzzle;
pub mod scene;
pub mod search;
pub mod text;
pub mod ui;
pub mod worker;
