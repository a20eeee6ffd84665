//! Answers to costly parts of a job, kept on the device as soon as they are known: a long search goes on where it was after the page
//! was closed or loaded again, and is not made twice.

use super::store::Store;
use crate::search::job::{Numbered, WorkerJob};
use crate::search::table;

/// The most bytes of a kept answer.
const MOST_BYTES: usize = 1 << 25;

/// The name under which the answer to a part is kept. Two parts may have the same one: [`find`] compares them.
fn name<J: WorkerJob>(job: &J, part: &J::Part) -> Option<String> {
    let bytes = postcard::to_allocvec(&(job, part)).ok()?;
    Some(format!("answer-{:08x}", crc32fast::hash(&bytes)))
}

/// Those of the parts whose answers are kept, with their answers.
pub async fn find<J: WorkerJob>(
    store: &Store,
    version: u32,
    job: &J,
    parts: &Numbered<J::Part>,
) -> Numbered<J::Answer> {
    let mut found = vec![];
    for (number, part) in parts.iter().filter(|(_, part)| job.may_be_kept(part)) {
        let Some(name) = name(job, part) else { continue };
        let Some(kept) = store.get(&name, version, MOST_BYTES, |_| ()).await else { continue };
        let kept: Option<(J, J::Part, J::Answer)> = postcard::from_bytes(&kept).ok();
        found.extend(kept.filter(|(of, which, _)| of == job && which == part).map(|(.., answer)| (*number, answer)));
    }
    found
}

/// Keeps an answer.
pub fn keep<J: WorkerJob>(store: Store, version: u32, job: &J, part: &J::Part, answer: &J::Answer) {
    let Some(name) = name(job, part) else { return };
    let Ok(bytes) = postcard::to_allocvec(&(job, part, answer)) else { return };
    store.put(&name, version, &table::head(version, &bytes), &bytes);
}
