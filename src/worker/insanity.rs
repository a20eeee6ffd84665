//! What the workers of Instant Insanity can do.

use super::portion::{Blocks, Parts, Portion};
use super::protocol::Job;
use crate::puzzle::insanity::trial::Trial;
use crate::puzzle::insanity::{Exhaustive, Request};

/// The search that the job describes, or, where it names a number of sets, the experiment.
pub fn prepare(job: &Job, parts: Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>> {
    let link = job.link();
    let model = Request::from_keys(|key| link.value(key)).model().ok()?;
    if link.value("sets").is_some() {
        let (trial, wrong) = Trial::from_keys(model.cubes.count(), |key| link.value(key));
        if !wrong.is_empty() {
            return None;
        }
        return Some(Box::new(Blocks::new(trial.experiment(), trial.seed, trial.sets, parts)?));
    }
    Some(Box::new(Parts::new(Exhaustive::new(model), parts)))
}
