//! The list of solutions as text.

use super::State;
use crate::puzzle::insanity::FACADES;
use crate::puzzle::insanity::solve::{position_of, positions_of, shown};

/// The number of solutions shown at first, and added each time.
pub const PAGE: usize = 60;

impl State {
    /// The list as the program of the base text prints it: positions, then the colours façade by façade. `faces` are the
    /// names of the façades.
    pub fn list(&self, faces: &[&str; 6]) -> String {
        let mut text = format!("{}\n", self.model.cubes);
        for (index, solution) in self.timeline.solutions().iter().enumerate() {
            let positions = positions_of(&solution.path);
            let facades: Vec<String> = (0..FACADES)
                .map(|facade| {
                    let colours = positions
                        .iter()
                        .enumerate()
                        .map(|(cube, &position)| shown(&self.model.cubes, cube, position, facade).to_string());
                    format!("{} {}", faces[facade], colours.collect::<String>())
                })
                .collect();
            text.push_str(&format!("{}\t({})\t{}\n", index + 1, positions_text(&solution.path), facades.join("\t")));
        }
        text
    }
}

/// The positions along a path of choices, from the bottom.
pub fn positions_text(path: &[u32]) -> String {
    path.iter().enumerate().map(|(level, &choice)| position_of(level, choice).to_string()).collect::<Vec<_>>().join(" ")
}
