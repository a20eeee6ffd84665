//! Exact cover with the most constrained item first, for the Soma cube: its counts against a plain recursion, and its solutions against the
//! other searches.

use casse_tete::puzzle::soma::fewest::{CoverCount, FewestSearch};
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::{Assembly, Catalogue, KnownSet, Mask, Model, Request, fast};
use casse_tete::search::{Status, Tree};

/// A placement: level, number among those of its piece, cells.
type Choice = (usize, u32, Mask);

/// Fills the first item with the fewest choices in all ways: the cells come before the pieces.
fn plain(tree: &Assembly, empty: Mask, placed: &mut Vec<Choice>, left: &[Choice], count: &mut CoverCount) {
    if empty == 0 {
        let path: Vec<u32> = (0..tree.levels())
            .filter_map(|level| placed.iter().find(|(other, ..)| *other == level).map(|(_, choice, _)| *choice))
            .collect();
        count.placed += tree.stands_for(&path);
        return;
    }
    let cells = bits(empty).map(|cell| left.iter().filter(|(.., mask)| mask >> cell & 1 == 1).collect::<Vec<_>>());
    let free = (0..tree.levels()).filter(|level| placed.iter().all(|(other, ..)| other != level));
    let pieces = free.map(|level| left.iter().filter(|(other, ..)| *other == level).collect::<Vec<_>>());
    let items: Vec<Vec<&Choice>> = cells.chain(pieces).collect();
    let item = items.iter().min_by_key(|item| item.len()).expect("a cell is empty");
    count.dead_ends += u64::from(item.is_empty());
    for &&(level, choice, mask) in item {
        count.nodes += 1;
        let rest: Vec<Choice> =
            left.iter().filter(|(other, _, cells)| *other != level && cells & mask == 0).copied().collect();
        placed.push((level, choice, mask));
        plain(tree, empty & !mask, placed, &rest, count);
        placed.pop();
    }
}

fn check(model: &Model) -> CoverCount {
    let tree = Assembly::new(model.clone());
    let numbered = |level: usize| (0u32..).zip(tree.placements(level)).map(move |(at, one)| (level, at, one.cells));
    let all: Vec<Choice> = (0..tree.levels()).flat_map(numbered).collect();
    let mut counted = CoverCount::default();
    plain(&tree, model.figure.full(), &mut vec![], &all, &mut counted);
    let mut search = FewestSearch::new(model);
    // In slices of any size.
    let mut budget = 1;
    while search.advance(budget) == Status::Running {
        budget = budget * 7 % 1009 + 1;
    }
    assert_eq!(search.count(), counted, "{}", model.figure);
    counted
}

fn model(keys: &[(&str, &str)]) -> Model {
    let value = |key: &str| keys.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
    Request::from_keys(value).model().expect("legal")
}

#[test]
fn it_counts_what_a_plain_recursion_counts() {
    for figure in ["gorilla", "w-wall", "pyramid", "bathtub"] {
        let model = model(&[("figure", figure)]);
        let count = check(&model);
        let (cover, found) = fast::solutions(&model.pieces, &model.figure).expect("27 cells");
        let catalogue = Catalogue::new(&model.pieces, &model.figure, &cover, &found);
        assert_eq!(count.placed, catalogue.placed, "{figure}");
    }
    let diabolical = KnownSet::Diabolical.model().expect("a box");
    check(&diabolical);
    check(&model(&[("fix", "1")]));
}

#[test]
fn the_cube_needs_few_trials() {
    let count = |model: &Model| {
        let mut search = FewestSearch::new(model);
        assert_eq!(search.advance(u64::MAX), Status::Finished);
        search.count()
    };
    let cube = count(&Model::default());
    assert_eq!(cube, CoverCount { nodes: 256_919, dead_ends: 135_931, placed: 11_520 });
    // With T fixed it finds the same placed solutions; another order numbers the pieces in another way.
    let fixed = count(&model(&[("fix", "1")]));
    assert!(fixed.placed == 11_520 && fixed.nodes < cube.nodes, "{fixed:?}");
    let other = count(&model(&[("order", "7654321"), ("rules", "islands,parity")]));
    assert_eq!(other.placed, 11_520);
}
