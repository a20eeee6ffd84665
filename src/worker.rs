//! Searches in web workers, so that no search ever blocks the page.
//!
//! * [`protocol`]: the messages, both ways.
//! * [`dispatch`]: which part of a search goes to which worker, and what came back. Pure.
//! * [`mod@slice`]: the worker's side: a search advanced for a few tens of milliseconds at a time.
//! * [`pool`]: the page's side: starts workers, feeds them, watches them, replaces the silent ones.

pub mod dispatch;
pub mod pool;
pub mod protocol;
pub mod slice;
