//! Exact counts that are known from elsewhere.

use casse_tete::puzzle::insanity::{Checks, Exhaustive, Setup, preset::Preset, solve::positions_of};
use casse_tete::search::split::{PartSearch, Plan};
use casse_tete::search::{Backtrack, Status, Tally, Tree};

fn program(cubes: &str) -> Exhaustive {
    let setup: Setup = cubes.parse().expect("short enough");
    Exhaustive::new(setup.model().expect("a legal set"))
}

fn solutions(tree: &Exhaustive) -> Vec<Vec<u8>> {
    let plan = Plan::new(tree);
    let parts: Vec<_> = plan
        .roots()
        .iter()
        .map(|root| {
            let mut search = PartSearch::new(tree, root).unwrap();
            assert_eq!(search.advance(tree, u64::MAX), Status::Finished);
            search.into_part()
        })
        .collect();
    plan.assemble(tree, &parts).solutions.iter().map(|s| positions_of(&s.path)).collect()
}

#[test]
fn example() {
    let tree = program("020331.232220.010323.301121");
    let mut tally = Tally::default();
    let mut s = Backtrack::new(&tree);
    s.advance(&tree, u64::MAX, &mut tally);
    eprintln!("{tally:?} {}", s.steps());
    assert_eq!(tree.stacks(), 41472);
    assert_eq!(tally.levels[3].kept, 28);
    eprintln!("{:?}", solutions(&tree));
}
