//! Several scrambles at once, to be printed: how many are wanted, and those that a worker has found.

use crate::puzzle::cube::job::{Job, Part};
use crate::puzzle::cube::scramble::{Scrambles, scrambled};
use crate::puzzle::cube::{Position, Turn};
use crate::ui::activity::Activity;

/// How many scrambles there are if the reader does not choose.
pub const USUAL_CUBES: usize = 12;

/// The scrambles of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct ScrambleTable {
    /// How many the reader wants, 1..=[`MOST_CUBES`](crate::puzzle::cube::scramble::MOST_CUBES).
    pub cubes: usize,
    /// The turns of each, as far as they are found.
    pub found: Vec<Option<Vec<Turn>>>,
    /// The progress of the search.
    pub activity: Activity,
    /// The seed of the random cubes.
    seed: u64,
}

impl Default for ScrambleTable {
    fn default() -> ScrambleTable {
        ScrambleTable { cubes: USUAL_CUBES, found: vec![], activity: Activity::Idle, seed: 0 }
    }
}

impl ScrambleTable {
    /// Asks for scrambles of a seed, of which none is found yet.
    pub fn ask(&mut self, seed: u64) {
        self.seed = seed;
        self.found = vec![None; self.cubes];
    }

    /// The job that finds what was asked for, and its parts. What was found is forgotten.
    pub fn order(&mut self) -> (Job, Vec<Part>) {
        self.found.fill(None);
        (Job::Scrambles(self.seed), (0..self.found.len() as u64).map(Part::Scramble).collect())
    }

    /// Takes in a scramble that was found. Returns false if it does not lead to the random cube with this number.
    pub fn take(&mut self, number: usize, turns: &[Turn]) -> bool {
        let position = turns.iter().fold(Position::SOLVED, |cube, turn| cube.then(&turn.cube().position()));
        let Some(found) = self.found.get_mut(number).filter(|_| position == scrambled(self.seed, number as u64)) else {
            return false;
        };
        *found = Some(turns.to_vec());
        true
    }

    /// Takes the scrambles of a link.
    pub fn give(&mut self, scrambles: &Scrambles) {
        self.found = scrambles.list().iter().cloned().map(Some).collect();
    }

    /// All scrambles, once all are found.
    pub fn all(&self) -> Option<Scrambles> {
        self.found.iter().cloned().collect::<Option<Vec<_>>>().and_then(Scrambles::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::cube::scramble::MOST_CUBES;
    use crate::ui::cube::state::State;
    use crate::ui::page::check::check_link;

    #[test]
    fn scrambles_stand_in_the_link() {
        let check = check_link::<State>;
        let link = "#/cube?method=short&view=stages&cubes=2&scrambles=R_U_F2-.L-_D2";
        let written = "#/cube?method=short&view=stages&cubes=2&scrambles=R_U_F2.L-_D2";
        check(link, &[], written);
        check("#/cube?cubes=0&scrambles=R_Q", &["cubes=0", "scrambles=R_Q"], "#/cube");
        let long = vec!["R"; MOST_CUBES + 1].join(".");
        check(&format!("#/cube?scrambles={long}&cubes=24"), &[&format!("scrambles={long}")], "#/cube?cubes=24");
    }

    #[test]
    fn only_what_leads_to_its_cube_is_taken() {
        let mut table = ScrambleTable { cubes: 2, ..ScrambleTable::default() };
        table.ask(3);
        assert_eq!(table.order(), (Job::Scrambles(3), vec![Part::Scramble(0), Part::Scramble(1)]));
        assert!(!table.take(0, &[]) && !table.take(5, &[]) && table.all().is_none());
        table.give(&"R_U.F".parse().expect("scrambles"));
        assert_eq!(table.all().map(|all| all.to_string()).as_deref(), Some("R_U.F"));
    }
}
