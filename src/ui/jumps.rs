//! Jumps along the steps: to events of the search and to the steps that the reader has marked; and their marks on the slider.

use crate::link::MOST_MARKED;
use crate::search::event::{StepEvent, places};
use yew::prelude::*;

/// The number of places on the slider at which marks can lie.
const PLACES: u32 = 200;

/// The size of the drawing of the marks: its width, and its height. The browser stretches it over the slider.
const SIZE: [u32; 2] = [PLACES * 5, 32];

/// What the reader can jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JumpTarget {
    /// An event of the search.
    Event(StepEvent),
    /// A step that the reader has marked.
    Marked,
}

/// The outcome of the last jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JumpNote {
    /// The step was reached.
    Arrived(JumpTarget),
    /// There is nothing of the kind after the step.
    NoneAfter(JumpTarget),
    /// There is nothing of the kind before the step.
    NoneBefore(JumpTarget),
}

/// The steps that the reader has marked, each with the number of its sequence of steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MarkedSteps(Vec<(usize, u64)>);

impl MarkedSteps {
    /// The marked steps of a sequence, ascending.
    pub fn of(&self, track: usize) -> Vec<u64> {
        self.0.iter().filter(|(own, _)| *own == track).map(|(_, step)| *step).collect()
    }

    /// Marks these steps of a sequence and no others of it, at most [`MOST_MARKED`].
    pub fn set(&mut self, track: usize, steps: &[u64]) {
        self.0.retain(|(own, _)| *own != track);
        for &step in steps.iter().take(MOST_MARKED) {
            if let Err(place) = self.0.binary_search(&(track, step)) {
                self.0.insert(place, (track, step));
            }
        }
    }

    /// Marks a step, or removes its mark. A step beyond [`MOST_MARKED`] is not marked.
    pub fn toggle(&mut self, track: usize, step: u64) {
        let mut steps = self.of(track);
        match steps.binary_search(&step) {
            Ok(index) => {
                steps.remove(index);
            }
            Err(_) if steps.len() == MOST_MARKED => {}
            Err(index) => steps.insert(index, step),
        }
        self.set(track, &steps);
    }
}

/// The steps with marks on the slider.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SliderMarks {
    /// The number of solutions.
    pub found: u64,
    /// Where solutions lie.
    pub solutions: Vec<u64>,
    /// Where levels are reached for the first time.
    pub levels: Vec<u64>,
    /// Those of the reader.
    pub marked: Vec<u64>,
}

impl SliderMarks {
    /// The drawing of the marks over the slider: dots above for solutions, strokes below for levels, flags for the reader's.
    pub fn drawing(&self, last: u64) -> Html {
        let path = |steps: &[u64], piece: &str| {
            let mut path = String::new();
            for place in places(steps, last, PLACES) {
                path.push_str(&format!("M{} {piece}", place * SIZE[0] / PLACES));
            }
            path
        };
        let all = [
            ("levels", path(&self.levels, "22v10")),
            ("solutions", path(&self.solutions, "5h0")),
            ("flags", path(&self.marked, "1v30")),
            ("heads", path(&self.marked, "27h0")),
        ];
        html! {
            <svg class="marks" viewBox={format!("0 0 {} {}", SIZE[0], SIZE[1])} preserveAspectRatio="none" aria-hidden="true">
                { for all.into_iter().filter(|(_, path)| !path.is_empty()).map(|(class, d)| html! { <path {class} {d} /> }) }
            </svg>
        }
    }
}
