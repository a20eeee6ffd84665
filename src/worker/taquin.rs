//! What the workers of the taquin can do.

use super::portion::Portion;
use super::protocol::Job;

/// Not yet.
pub fn prepare(_job: &Job, _parts: Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>> {
    None
}
