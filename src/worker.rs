//! Searches in web workers, so that no search ever blocks the page.
//!
//! * [`protocol`]: the messages, both ways.
//! * [`dispatch`]: which part of a search goes to which worker, and what came back. Pure.
//! * [`mod@slice`]: the worker's side: a search advanced for a few tens of milliseconds at a time.
//! * [`portion`]: what is advanced: some parts of a search, some blocks of an experiment.
//! * [`insanity`], [`taquin`], [`soma`], [`cube`]: what the workers of each puzzle can do. Each puzzle has a worker's program
//!   of its own.
//! * [`pool`]: the page's side: starts workers, feeds them, watches them, replaces the silent ones.

pub mod cube;
pub mod dispatch;
pub mod insanity;
pub mod pool;
pub mod portion;
pub mod protocol;
pub mod slice;
pub mod soma;
pub mod taquin;
