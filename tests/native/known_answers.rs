//! Exact counts that are known from elsewhere: raw solutions of sets from the literature, and the example in full.

use casse_tete::puzzle::insanity::{Checks, Exhaustive, Model, POSITIONS, Position, Setup, preset::Preset, solve};
use casse_tete::search::split::{PartSearch, Plan};
use casse_tete::search::whole::Whole;
use casse_tete::search::{Backtrack, LevelTally, Status, Tally};
use solve::StackState;
use std::collections::BTreeSet;

const EXAMPLE: &str = "020331.232220.010323.301121";

fn model(cubes: &str) -> Model {
    let setup: Setup = cubes.parse().expect("short enough");
    setup.model().unwrap_or_else(|problems| panic!("{cubes}: {problems:?}"))
}

/// The whole search, in one piece.
fn at_once(tree: &Exhaustive) -> Tally {
    let mut tally = Tally::default();
    assert_eq!(Backtrack::new(tree).advance(tree, u64::MAX, &mut tally), Status::Finished);
    tally
}

/// The whole search, in parts.
fn in_parts(tree: &Exhaustive) -> Whole<StackState> {
    let plan = Plan::new(tree);
    let part = |root: &Vec<u32>| {
        let mut search = PartSearch::new(tree, root).expect("roots are kept");
        assert_eq!(search.advance(tree, u64::MAX), Status::Finished);
        search.into_part()
    };
    plan.assemble(tree, &plan.roots().iter().map(part).collect::<Vec<_>>())
}

/// The number of stacks of a set of `count` cubes: 3 * 24^(n-1).
fn stacks(count: usize) -> u64 {
    3 * 24u64.pow(count as u32 - 1)
}

/// Checks the raw count of a set, counted in every way that the program has.
fn check_raw(cubes: &str, raw: u64) {
    let model = model(cubes);
    let count = model.cubes.count();
    let tree = Exhaustive::new(model);
    assert_eq!(tree.stacks(), stacks(count), "{cubes}");
    let tally = at_once(&tree);
    assert_eq!(tally.level(count - 1).kept, raw, "{cubes}");
    let whole = in_parts(&tree);
    assert_eq!(whole.tally, tally, "{cubes}");
    assert_eq!(whole.solutions.len() as u64, raw, "{cubes}");
    for solution in &whole.solutions {
        let positions = solve::positions_of(&solution.path);
        assert!(shows_every_colour(&model, &positions), "{cubes}: {positions:?}");
        assert_eq!(solve::clashes(&model.cubes, &positions), [], "{cubes}: {positions:?}");
    }
    check_all_stacks_are_accounted_for(&model, &tally);
}

/// Whether each façade shows as many colours as there are cubes.
fn shows_every_colour(model: &Model, positions: &[Position]) -> bool {
    (0..4).all(|facade| {
        let stack = model.cubes.cubes().iter().zip(positions);
        let colours: BTreeSet<u8> =
            stack.map(|(cube, &p)| cube[usize::from(POSITIONS[usize::from(p)][facade])]).collect();
        positions.len() == model.cubes.count() && colours.len() == model.cubes.count()
    })
}

/// Every stack is either checked after the last cube or begins with a partial stack that was dropped.
fn check_all_stacks_are_accounted_for(model: &Model, tally: &Tally) {
    let last = model.cubes.count() - 1;
    let below_dropped: u64 =
        (0..last).map(|level| tally.level(level).dropped() * 24u64.pow((last - level) as u32)).sum();
    assert_eq!(tally.level(last).tried() + below_dropped, stacks(last + 1), "{model:?}");
}

#[test]
fn sets_of_the_literature() {
    #[derive(serde::Deserialize)]
    struct Entry {
        name: String,
        cubes: String,
        raw: u64,
    }
    let entries: Vec<Entry> = serde_json::from_str(include_str!("../data/insanity-sets.json")).expect("a list of sets");
    assert_eq!(entries.len(), 8);
    for entry in &entries {
        check_raw(&entry.cubes, entry.raw);
        assert!(Preset::of(&entry.cubes).is_some(), "{} is not offered", entry.name);
    }
}

#[test]
fn presets() {
    let raw = |preset| match preset {
        Preset::Example => 28,
        Preset::Classic => 1,
        Preset::Starter => 1,
        Preset::Kit => 12,
        Preset::TickFive => 3,
        Preset::Five => 3,
        Preset::TickSix => 8,
        Preset::Six => 11,
        Preset::TickSeven => 6,
    };
    for preset in Preset::ALL {
        check_raw(preset.cubes(), raw(preset));
    }
}

#[test]
fn every_cube_of_the_starter_shows_every_colour() {
    let model = model(Preset::Starter.cubes());
    for cube in model.cubes.cubes() {
        assert_eq!(cube.iter().collect::<BTreeSet<_>>(), BTreeSet::from([&0, &1, &2]));
    }
    // The cubes as they are given are not a solution: no façade is right.
    let facades: BTreeSet<usize> = solve::clashes(&model.cubes, &[0, 0, 0]).iter().map(|clash| clash.facade).collect();
    assert_eq!(facades, BTreeSet::from([0, 1, 2, 3]));
}

#[test]
fn stacks_for_every_number_of_cubes() {
    let numbers = [72, 1_728, 41_472, 995_328, 23_887_872, 573_308_928];
    for (count, number) in (2..=7).zip(numbers) {
        let cubes: Vec<String> = (0..count).map(|colour| colour.to_string().repeat(6)).collect();
        assert_eq!(Exhaustive::new(model(&cubes.join("."))).stacks(), number, "{count} cubes");
    }
}

#[test]
fn solutions_of_the_example_in_loop_order() {
    let whole = in_parts(&Exhaustive::new(model(EXAMPLE)));
    let found: Vec<[Position; 4]> =
        whole.solutions.iter().map(|s| solve::positions_of(&s.path).try_into().expect("four cubes")).collect();
    assert_eq!(found.len(), 28);
    let first = [[8, 14, 2, 10], [8, 14, 7, 10], [8, 16, 2, 7], [8, 16, 7, 7], [8, 21, 2, 7]];
    let last = [[16, 18, 11, 5], [16, 18, 14, 0], [16, 23, 11, 5], [16, 23, 14, 0]];
    assert!(found.starts_with(&first), "{found:?}");
    assert!(found.ends_with(&last), "{found:?}");
    assert!(found.is_sorted_by(|before, after| before < after), "{found:?}");

    // The four nested loops of the base text, which look at every stack.
    let model = model(EXAMPLE);
    let mut looped = Vec::new();
    for p0 in [0, 8, 16] {
        for p1 in 0..24 {
            for p2 in 0..24 {
                looped.extend((0..24).map(|p3| [p0, p1, p2, p3]).filter(|stack| shows_every_colour(&model, stack)));
            }
        }
    }
    assert_eq!(found, looped);
}

#[test]
fn tally_of_the_example_for_every_pruning() {
    let level = |kept, dropped| LevelTally { kept, dropped };
    let none = [0; 4];
    let check = |prune: &str, levels: [LevelTally; 4], steps: u64| {
        let Model { cubes, .. } = model(EXAMPLE);
        let checks = Checks::parse(prune, 4).expect("legal checks");
        let model = Model { cubes, checks };
        let tree = Exhaustive::new(model);
        let tally = at_once(&tree);
        assert_eq!(tally.levels()[..4], levels, "prune={prune}");
        assert_eq!(tally.tried(), steps, "prune={prune}");
        assert_eq!(in_parts(&tree).tally, tally, "prune={prune}");
        check_all_stacks_are_accounted_for(&model, &tally);
    };
    let (after_one, after_two) = (level(27, [8, 29, 6, 2]), level(64, [324, 143, 54, 63]));
    check("1.2", [level(3, none), after_one, after_two, level(28, [1016, 379, 87, 26])], 2_259);
    check("1", [level(3, none), after_one, level(648, none), level(28, [13_136, 2_073, 241, 74])], 16_275);
    let after_both = level(64, [928, 550, 111, 75]);
    check("2", [level(3, none), level(72, none), after_both, level(28, [1016, 379, 87, 26])], 3_339);
    // Without pruning every level tries everything: 3, 72, 1,728 and 41,472 stacks.
    let at_last = level(28, [35_968, 5_040, 358, 78]);
    check("none", [level(3, none), level(72, none), level(1728, none), at_last], 43_275);
}
