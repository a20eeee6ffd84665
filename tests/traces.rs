//! The lines of the programs that each step executes.

use casse_tete::puzzle::insanity::{Checks, Exhaustive, Factorising, Model};
use casse_tete::puzzle::soma::{Assembly, Rules};
use casse_tete::puzzle::taquin::method::{Method, Stop, weights};
use casse_tete::puzzle::taquin::{self, Board};
use casse_tete::search::best_first::Standing;
use casse_tete::search::trace::growth::{self, GrowthLine};
use casse_tete::search::trace::trials::{self, TrialLine};
use casse_tete::search::{Backtrack, Status, Tally};
use std::collections::{BTreeMap, BTreeSet};

/// How often each line is executed in a whole search, or in its first `most` trials.
fn executed<T: trials::Tested>(tree: &T, most: u64) -> (BTreeMap<String, u64>, Tally, bool) {
    let mut search = Backtrack::new(tree);
    let mut tally = Tally::default();
    let mut counts = BTreeMap::new();
    let known: BTreeSet<String> = trials::program(tree).iter().map(|line| format!("{:?}", line.line)).collect();
    let mut open = Vec::new();
    loop {
        for done in trials::trace(tree, &search) {
            let name = format!("{:?}", done.line);
            assert!(known.contains(&name), "{name} is a line of the program");
            *counts.entry(name).or_default() += 1;
            // The calls are nested as in a real program.
            match done.line {
                TrialLine::Enter => {
                    assert_eq!(done.level, open.len());
                    open.push(done.level);
                }
                TrialLine::Return => assert_eq!(open.pop(), Some(done.level)),
                _ => assert_eq!(open.last(), Some(&done.level), "{:?}", done.line),
            }
        }
        if search.steps() == most || search.status(tree) == Status::Finished {
            break;
        }
        search.advance(tree, 1, &mut tally);
    }
    let whole = search.status(tree) == Status::Finished;
    assert_eq!(open.is_empty(), whole, "all calls have returned at the end");
    (counts, tally, whole)
}

/// The counts of the lines agree with those of the search, and every line of the program was executed.
fn agree<T: trials::Tested>(tree: &T, most: u64) {
    let (counts, tally, whole) = executed(tree, most);
    let count = |line: TrialLine| counts.get(&format!("{line:?}")).copied().unwrap_or_default();
    assert_eq!(count(TrialLine::Choose), tally.tried());
    let dropped: u64 = tally.levels.iter().flat_map(|level| level.dropped).sum();
    assert_eq!(count(TrialLine::Drop), dropped);
    let last = tree.levels() - 1;
    assert_eq!(count(TrialLine::Solution), tally.levels[last].kept);
    let deeper: u64 = tally.levels[..last].iter().map(|level| level.kept).sum();
    assert_eq!((count(TrialLine::Deeper), count(TrialLine::Enter)), (deeper, deeper + 1));
    if whole {
        assert_eq!(count(TrialLine::Return), deeper + 1);
        for line in trials::program(tree) {
            assert!(count(line.line) > 0, "{:?} is reached", line.line);
        }
    }
}

#[test]
fn the_lines_of_instant_insanity_agree_with_its_counts() {
    let model = Model::default();
    agree(&Exhaustive::new(model), u64::MAX);
    agree(&Exhaustive::new(Model { checks: Checks::all(4).toggled(2), ..model }), u64::MAX);
    agree(&Factorising::new(model.cubes), u64::MAX);
}

#[test]
fn the_lines_of_the_soma_cube_agree_with_its_counts() {
    for (parity, islands) in [(false, false), (true, false), (false, true), (true, true)] {
        let rules = Rules { parity, islands };
        let model = casse_tete::puzzle::soma::Model { rules, ..Default::default() };
        let tree = Assembly::new(model);
        let program = trials::program(&tree).len();
        assert_eq!(program, 9 + usize::from(parity) + usize::from(islands), "a line for each rule in force");
        agree(&tree, 30_000);
    }
}

/// The lines that the steps of a taquin search execute.
fn grown(board: &str, method: Method, limit: u64) -> BTreeMap<String, u64> {
    let board: Board = board.parse::<taquin::Setup>().unwrap().board().unwrap();
    let weights = weights(board.tiles().len());
    let model = taquin::Model { board, method, stop: Stop::Solved, weights };
    let (space, mut search) = model.search();
    search.advance(&space, limit);
    // The end is known only to who asks for one step more.
    search.advance(&space, u64::from(search.standing() != Standing::Growing));
    let known: BTreeSet<String> = growth::program(&space).iter().map(|line| format!("{:?}", line.line)).collect();
    let mut counts = BTreeMap::new();
    for step in 0..=search.steps() {
        for done in growth::trace(&space, &search, step) {
            let name = format!("{:?}", done.line);
            assert!(known.contains(&name), "{name} is a line of the program");
            *counts.entry(name).or_default() += 1;
        }
    }
    let count = |line: GrowthLine| counts.get(&format!("{line:?}")).copied().unwrap_or_default();
    assert_eq!(count(GrowthLine::Add) + count(GrowthLine::Replace), search.nodes().len() as u64 - 1);
    assert_eq!(count(GrowthLine::Add), search.configurations() - 1);
    assert_eq!(count(GrowthLine::Found), u64::from(matches!(search.standing(), Standing::Found(_))));
    assert_eq!(count(GrowthLine::Take), search.steps() + count(GrowthLine::Found));
    assert_eq!(count(GrowthLine::Skip) + count(GrowthLine::Replace) + count(GrowthLine::Add), count(GrowthLine::Move));
    counts
}

#[test]
fn the_lines_of_the_taquin_agree_with_its_counts() {
    let mut reached = BTreeSet::new();
    for method in Method::ALL {
        for board in ["493617285", "3x2:1,2,3,4,0,5", "3x2:2,1,3,4,5,0"] {
            reached.extend(grown(board, method, 2_000).into_keys());
        }
    }
    // The tree that is full is too large for a test of every step; its line is seen in the test below.
    let all =
        ["Start", "While", "Take", "Enough", "Found", "Each", "Move", "Known", "Skip", "Replace", "Add", "Nothing"];
    for line in all {
        assert!(reached.contains(line), "{line} is reached");
    }
}

#[test]
fn a_tree_that_is_full_says_so() {
    let board: Board = "4x4:15,14,8,12,10,11,9,13,2,6,5,1,3,7,4,0".parse::<taquin::Setup>().unwrap().board().unwrap();
    let (space, mut search) = taquin::Model::new(board, Method::AStarMisplaced).search();
    assert_eq!(search.advance(&space, u64::MAX), Standing::Full);
    let last = growth::trace(&space, &search, search.steps());
    assert_eq!(last.last().map(|done| done.line), Some(GrowthLine::Full));
}
