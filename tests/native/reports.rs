//! How often a worker reports its progress.

use casse_tete::worker::protocol::{PROGRESS, SLICE, is_due};

#[test]
fn progress_is_reported_at_the_end_of_each_slice() {
    // A slice ends a little late.
    for late in [0.0, 0.1, 2.0, 4.9] {
        let (mut now, mut reported, mut longest) = (0.0, 0.0, 0.0_f64);
        while now < 2_000.0 {
            now += SLICE + late;
            if is_due(now - reported) {
                longest = longest.max(now - reported);
                reported = now;
            }
        }
        assert!((SLICE..=PROGRESS).contains(&longest), "{late}: {longest}");
    }
}
