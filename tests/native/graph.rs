//! The graph theory of Instant Insanity: known answers, and the exhaustive program as the reference on random sets.

use casse_tete::puzzle::insanity::assembly::normalised;
use casse_tete::puzzle::insanity::diagnosis::{Diagnosis, choices, diagnose, repairs};
use casse_tete::puzzle::insanity::facades::{Comparison, Facades};
use casse_tete::puzzle::insanity::graph::{AXES, Counter, Edge, edges};
use casse_tete::puzzle::insanity::hand::{Hand, Turn, distances, hint};
use casse_tete::puzzle::insanity::random::{Colouring, DrawRequest, RepeatedDraw, Wanted, draw};
use casse_tete::puzzle::insanity::trial::{BLOCK, Heading, MOST_PAIRS, Sets, Totals, exact};
use casse_tete::puzzle::insanity::{
    Assembly, Checks, CubeSet, Exhaustive, Factorisation, Factorising, Model, POSITIONS, Position, Setup, Theory,
    preset::Preset, solve,
};
use casse_tete::search::sample::{Block, Dice, cases_in, interval};
use casse_tete::search::{Backtrack, Observer, Status, Tally, Tree};
use casse_tete::text::Lang;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

fn config(seed: u64, cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(seed), failure_persistence: None, ..ProptestConfig::default() }
}

fn set(cubes: &str) -> CubeSet {
    let setup: Setup = cubes.parse().expect("short enough");
    setup.model().unwrap_or_else(|problems| panic!("{cubes}: {problems:?}")).cubes
}

/// Random sets of these sizes, every face free.
fn sets(sizes: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = CubeSet> {
    sizes.prop_flat_map(|count| {
        let cube = prop::array::uniform6(0..count as u8);
        prop::collection::vec(cube, count).prop_map(|cubes| CubeSet::new(&cubes).expect("colours in range"))
    })
}

/// Collects whole paths.
#[derive(Default)]
struct Paths(Vec<Vec<u32>>);

impl Observer for Paths {
    fn solution(&mut self, path: &[u32]) {
        self.0.push(path.to_vec());
    }
}

fn paths(tree: &impl Tree<Node: Copy>) -> Vec<Vec<u32>> {
    let mut paths = Paths::default();
    assert_eq!(Backtrack::new(tree).advance(tree, u64::MAX, &mut paths), Status::Finished);
    paths.0
}

/// The raw solutions of the exhaustive program.
fn program(cubes: CubeSet) -> BTreeSet<Vec<Position>> {
    let tree = Exhaustive::new(Model { cubes, checks: Checks::all(cubes.count()) });
    paths(&tree).iter().map(|path| solve::positions_of(path)).collect()
}

/// The colours of the four façades as a plain table, and the same after each of the 8 rotations of the stack: by quarter turns
/// each façade goes to the next one; turning the stack over about the axis from front to back exchanges right and left.
fn plain_facades(cubes: &CubeSet, positions: &[Position]) -> Vec<Vec<Vec<u8>>> {
    let side = |facade: usize| {
        let colour = |(cube, &position): (usize, &Position)| {
            cubes.cubes()[cube][usize::from(POSITIONS[usize::from(position)][facade])]
        };
        positions.iter().enumerate().map(colour).collect::<Vec<u8>>()
    };
    let [front, right, back, left] = [0, 1, 2, 3].map(side);
    let mut all = vec![];
    for start in [[&front, &right, &back, &left], [&front, &left, &back, &right]] {
        let mut sides = start.map(Clone::clone).to_vec();
        for _ in 0..4 {
            all.push(sides.clone());
            sides.rotate_left(1);
        }
    }
    all
}

#[test]
fn five_or_six_solutions_of_the_example() {
    let cubes = CubeSet::default();
    let raw = program(cubes);
    let looks: BTreeSet<_> = raw.iter().map(|positions| plain_facades(&cubes, positions).swap_remove(0)).collect();
    let stacks: BTreeSet<_> = raw.iter().map(|positions| plain_facades(&cubes, positions).into_iter().min()).collect();
    assert_eq!([raw.len(), looks.len(), stacks.len()], [28, 10, 6]);

    let example = Comparison::of(&cubes);
    assert_eq!([example.all.raw, example.all.colourings, example.all.stacks], [28, 10, 6]);
    let pairs: Vec<[usize; 2]> = example.pairs.iter().map(|(pair, _)| *pair).collect();
    assert_eq!(pairs, [[0, 4], [0, 5], [1, 3], [1, 5], [2, 3], [2, 4]]);
    let raw: Vec<usize> = example.pairs.iter().map(|(_, solutions)| solutions.raw).collect();
    assert_eq!(raw, [8, 4, 8, 2, 4, 2]);
    // Each pair has one stack, and no stack belongs to two pairs: together they are the six.
    assert!(example.pairs.iter().all(|(_, solutions)| solutions.stacks == 1));
    assert_eq!(example.pairs.iter().map(|(_, solutions)| solutions.colourings).sum::<usize>(), 10);
    assert_eq!(example.hidden.len(), 5);
    assert_eq!(example.same_hidden_faces().collect::<Vec<_>>(), [[[1, 5], [2, 4]]]);
    for lang in Lang::ALL {
        let texts = &lang.insanity().graph.five_or_six;
        let (counts, hidden) = ((texts.counts)(&example), (texts.hidden)(&example));
        for number in ["5", " 6", "28", "10"] {
            assert!(counts.contains(number), "{counts}");
        }
        let each = match lang {
            Lang::Fr => "un pour chaque paire",
            Lang::En => "one for each pair",
        };
        assert!(counts.contains(each), "{counts}");
        assert!(hidden.contains("F1 F5") && hidden.contains("F2 F4") && hidden.contains("conjecture"), "{hidden}");
        assert!(!hidden.contains("F1 F6"), "{hidden}");
    }
}

#[test]
fn solutions_that_look_alike_agree_with_plain_tables() {
    let check = |cubes: CubeSet| {
        let raw = program(cubes);
        let comparison = Comparison::of(&cubes);
        let looks: BTreeSet<_> = raw.iter().map(|positions| plain_facades(&cubes, positions).swap_remove(0)).collect();
        let stacks: BTreeSet<_> =
            raw.iter().map(|positions| plain_facades(&cubes, positions).into_iter().min()).collect();
        prop_assert_eq!(comparison.all.raw, raw.len());
        prop_assert_eq!(comparison.all.colourings, looks.len());
        prop_assert_eq!(comparison.all.stacks, stacks.len());
        let theory = Theory::of(&cubes);
        prop_assert_eq!(comparison.hidden.len() as u64, theory.hidden_sets);
        for ((pair, solutions), expected) in comparison.pairs.iter().zip(&theory.pairs) {
            prop_assert_eq!(*pair, [expected.first, expected.second]);
            prop_assert_eq!(solutions.raw as u64, expected.raw);
        }
        for positions in &raw {
            let normalised = Facades::of(&cubes, &normalised(positions)).normalised();
            prop_assert_eq!(Facades::of(&cubes, positions).normalised(), normalised);
        }
        Ok(())
    };
    proptest!(config(14, 200), |(cubes in sets(2..=4))| check(cubes)?);
}

#[test]
fn every_set_of_the_data_file() {
    #[derive(serde::Deserialize)]
    struct Entry {
        name: String,
        cubes: String,
        raw: u64,
        factorisations: usize,
        pairs: u64,
        hidden_sets: u64,
    }
    let entries: Vec<Entry> = serde_json::from_str(include_str!("../data/insanity-sets.json")).expect("a list of sets");
    assert_eq!(entries.len(), 8);
    for entry in entries {
        let cubes = set(&entry.cubes);
        let theory = Theory::of(&cubes);
        let found = (theory.factorisations.len(), theory.pair_count, theory.hidden_sets, theory.raw);
        assert_eq!(found, (entry.factorisations, entry.pairs, entry.hidden_sets, entry.raw), "{}", entry.name);
        let counts = Counter::default().count(&cubes);
        assert_eq!((counts.factorisations, counts.pairs, counts.raw), (found.0 as u64, found.1, found.3));
    }
}

#[test]
fn the_example_as_in_the_text() {
    let cubes = set(Preset::Example.cubes());
    let theory = Theory::of(&cubes);
    let axes: Vec<String> = theory.factorisations.iter().map(Factorisation::to_string).collect();
    assert_eq!(axes, ["0010", "0112", "1211", "2000", "2102", "2221"]);
    assert_eq!(theory.cycles, [3, 2, 1, 3, 2, 1]);
    let pairs: Vec<_> = theory.pairs.iter().map(|pair| (pair.first + 1, pair.second + 1, pair.raw)).collect();
    assert_eq!(pairs, [(1, 5, 8), (1, 6, 4), (2, 4, 8), (2, 6, 2), (3, 4, 4), (3, 5, 2)]);
    assert_eq!((theory.raw, theory.hidden_sets), (28, 5));
    // F1 with F5 and F2 with F4 hide the same faces: that is why one may count 5.
    let union =
        |a: usize, b: usize| [a, b].iter().flat_map(|&f| theory.factorisations[f].edges()).collect::<BTreeSet<_>>();
    assert_eq!(union(0, 4), union(1, 3));
}

#[test]
fn the_search_for_factorisations_of_the_example() {
    let tree = Factorising::new(set(Preset::Example.cubes()));
    let mut tally = Tally::default();
    Backtrack::new(&tree).advance(&tree, u64::MAX, &mut tally);
    let levels: Vec<_> = tally.levels().iter().map(|level| (level.kept, level.dropped())).collect();
    // Every branch that is kept is tried with three edges of the next cube.
    for pair in levels.windows(2) {
        assert_eq!(pair[1].0 + pair[1].1, 3 * pair[0].0);
    }
    assert_eq!(levels[0].0 + levels[0].1, 3);
    assert_eq!(levels[3].0, 6);
}

/// Whether each colour has degree 2, counted face by face.
fn is_factorisation(cubes: &CubeSet, axes: &[u32]) -> bool {
    let mut degrees = vec![0; cubes.count()];
    for (cube, &axis) in cubes.cubes().iter().zip(axes) {
        for face in [[0, 2], [1, 3], [4, 5]][axis as usize] {
            degrees[usize::from(cube[face])] += 1;
        }
    }
    degrees.iter().all(|&degree| degree == 2)
}

proptest! {
    #![proptest_config(config(31, 120))]

    /// The search, the fast one and a plain enumeration of all 3^n choices find the same factorisations.
    #[test]
    fn factorisations_are_all_found(cubes in sets(2..=6)) {
        let count = cubes.count() as u32;
        let all = (0..3u32.pow(count)).map(|index| (0..count).rev().map(|k| index / 3u32.pow(k) % 3).collect::<Vec<_>>());
        let plain: Vec<_> = all.filter(|axes| is_factorisation(&cubes, axes)).collect();
        let theory = Theory::of(&cubes);
        let listed: Vec<Vec<u32>> =
            theory.factorisations.iter().map(|f| f.edges().map(|edge| edge.axis as u32).collect()).collect();
        prop_assert_eq!(&listed, &plain);
        prop_assert_eq!(&paths(&Factorising::new(cubes)), &plain);
        prop_assert_eq!(choices(&cubes), 3u64.pow(count));
    }

    /// The cycles of a factorisation are closed, use each edge once and pass each colour once.
    #[test]
    fn cycles_are_cycles(cubes in sets(2..=7)) {
        let theory = Theory::of(&cubes);
        for (f, &count) in theory.factorisations.iter().zip(&theory.cycles) {
            let cycles = f.cycles(&cubes);
            prop_assert_eq!(cycles.len() as u32, count);
            let mut colours = BTreeSet::new();
            let mut used = BTreeSet::new();
            for cycle in &cycles {
                for (index, arc) in cycle.iter().enumerate() {
                    let next = cycle[(index + 1) % cycle.len()];
                    prop_assert_eq!(arc.to(&cubes), next.from(&cubes));
                    prop_assert!(colours.insert(arc.from(&cubes)));
                    prop_assert!(used.insert(arc.edge));
                }
            }
            prop_assert_eq!(colours.len(), cubes.count());
            prop_assert_eq!(used, f.edges().collect::<BTreeSet<_>>());
        }
    }

    /// Raw = the sum over pairs; every pair assembled, with every way to run its cycles, is a solution, and every solution
    /// of the program comes from exactly one pair.
    #[test]
    fn two_theories_give_the_same_solutions(cubes in sets(2..=5)) {
        let theory = Theory::of(&cubes);
        let solutions = program(cubes);
        prop_assert_eq!(theory.raw, solutions.len() as u64);
        prop_assert_eq!(Counter::default().is_solvable(&cubes), !solutions.is_empty());
        if theory.raw > 2_000 {
            return Ok(());
        }
        let mut assembled = BTreeSet::new();
        for pair in &theory.pairs {
            let [f, g] = [pair.first, pair.second].map(|index| theory.factorisations[index]);
            let mut of_pair = BTreeSet::new();
            for (front, right) in [(f, g), (g, f)] {
                let cycles = theory.cycles[pair.first] + theory.cycles[pair.second];
                for reversed in 0..1 << cycles {
                    let assembly = Assembly { front, right, reversed };
                    let positions = assembly.positions(&cubes);
                    prop_assert_eq!(solve::clashes(&cubes, &positions), vec![]);
                    prop_assert_eq!(Assembly::of(&cubes, &positions), assembly);
                    let same = normalised(&positions);
                    prop_assert_eq!(solve::clashes(&cubes, &same), vec![]);
                    of_pair.insert(same);
                }
            }
            prop_assert_eq!(of_pair.len() as u64, pair.raw);
            for positions in of_pair {
                prop_assert!(assembled.insert(positions), "a solution of two pairs");
            }
        }
        prop_assert_eq!(assembled, solutions);
    }

    /// Six cubes, compared only with the program's count.
    #[test]
    fn raw_is_the_sum_over_pairs(cubes in sets(6..=6)) {
        prop_assert_eq!(Theory::of(&cubes).raw, program(cubes).len() as u64);
    }

    /// The diagnosis is true, and the changes that it proposes are exactly those that help.
    #[test]
    fn diagnoses_are_true(cubes in sets(2..=4)) {
        let theory = Theory::of(&cubes);
        let solutions = program(cubes);
        let Some(diagnosis) = diagnose(&cubes, &theory) else {
            prop_assert!(!solutions.is_empty());
            return Ok(());
        };
        prop_assert!(solutions.is_empty());
        let count = cubes.count();
        match diagnosis {
            Diagnosis::Short { colours, gives } => {
                prop_assert!(theory.factorisations.is_empty());
                let wanted = 2 * colours.len() as u32;
                prop_assert!(gives.iter().sum::<u32>() < wanted);
                // No choice of edges reaches more than the diagnosis says the cubes can give, and one choice reaches it.
                let reach = |axes: &Vec<u32>| {
                    let ends = edges(&cubes).filter(|edge| axes[edge.cube] == edge.axis as u32);
                    ends.flat_map(|edge| edge.ends(&cubes)).filter(|colour| colours.contains(colour)).count() as u32
                };
                let all = (0..3u32.pow(count as u32)).map(|i| (0..count as u32).map(|k| i / 3u32.pow(k) % 3).collect());
                prop_assert_eq!(all.map(|axes: Vec<u32>| reach(&axes)).max(), Some(gives.iter().sum()));
            }
            Diagnosis::Exhausted { cuts } => {
                prop_assert!(theory.factorisations.is_empty());
                let tree = Factorising::new(cubes);
                let mut tally = Tally::default();
                Backtrack::new(&tree).advance(&tree, u64::MAX, &mut tally);
                let dropped: u64 = tally.levels().iter().map(|level| level.dropped()).sum();
                prop_assert_eq!(cuts.iter().sum::<u64>(), dropped);
            }
            Diagnosis::Single => prop_assert_eq!(theory.factorisations.len(), 1),
            Diagnosis::Conflict { common } => {
                prop_assert!(theory.factorisations.len() > 1);
                for (index, f) in theory.factorisations.iter().enumerate() {
                    prop_assert!(common.iter().all(|&edge| f.contains(edge)));
                    for g in &theory.factorisations[..index] {
                        prop_assert!(f.shared(*g).next().is_some());
                    }
                }
                for edge in edges(&cubes).filter(|edge| !common.contains(edge)) {
                    prop_assert!(theory.factorisations.iter().any(|f| !f.contains(edge)));
                }
            }
        }
        let proposed = repairs(&cubes);
        let mut helping = vec![];
        for cube in 0..count {
            for face in 0..6 {
                for colour in (0..count as u8).filter(|&colour| colour != cubes.cubes()[cube][face]) {
                    if !program(cubes.painted(cube, face, colour)).is_empty() {
                        helping.push((cube, face, colour));
                    }
                }
            }
        }
        prop_assert_eq!(proposed.iter().map(|r| (r.cube, r.face, r.colour)).collect::<Vec<_>>(), helping);
    }

    /// A hint leads to a solution, in as many turns as it says, and no solution of the program is nearer.
    #[test]
    fn hints_lead_to_the_nearest_solution(cubes in sets(2..=4), turns in prop::collection::vec((0..4usize, 0..6usize), 0..9)) {
        let theory = Theory::of(&cubes);
        let count = cubes.count();
        let mut hand = Hand::new(vec![0; count]);
        for (cube, turn) in turns {
            hand.turn(cube % count, Turn::ALL[turn]);
        }
        let solutions = program(cubes);
        let Some(first) = hint(&cubes, &theory, hand.positions()) else {
            prop_assert!(solutions.is_empty());
            return Ok(());
        };
        if first.nearest {
            let distances = distances();
            let cost = |goal: &[Position]| -> u32 {
                let each = hand.positions().iter().zip(goal);
                each.map(|(&from, &to)| u32::from(distances[usize::from(from)][usize::from(to)])).sum()
            };
            // Every stack of the program in the eight ways to hold it.
            let least = solutions.iter().flat_map(|solution| held(solution)).map(|goal| cost(&goal)).min();
            prop_assert_eq!(least, Some(first.left));
        }
        for left in (0..first.left).rev() {
            let next = hint(&cubes, &theory, hand.positions()).and_then(|hint| hint.next).expect("a turn");
            hand.turn(next.cube, next.turn);
            prop_assert_eq!(hint(&cubes, &theory, hand.positions()).map(|hint| hint.left), Some(left));
        }
        prop_assert_eq!(solve::clashes(&cubes, hand.positions()), vec![]);
    }
}

/// A stack in the eight ways to hold it upright or upside down, made of turns of every cube alike.
fn held(positions: &[Position]) -> Vec<Vec<Position>> {
    let about = |axis: usize, times: usize, positions: Vec<Position>| {
        let turn = Turn { axis, clockwise: true };
        (0..times).fold(positions, |stack, _| stack.into_iter().map(|position| turn.apply(position)).collect())
    };
    [0, 2]
        .into_iter()
        .flat_map(|over| (0..4).map(move |side| (over, side)))
        .map(|(over, side)| about(2, side, about(0, over, positions.to_vec())))
        .collect()
}

#[test]
fn the_same_stack_is_normalised_alike() {
    for solution in program(set(Preset::Example.cubes())) {
        for stack in held(&solution) {
            assert_eq!(normalised(&stack), solution);
        }
    }
}

#[test]
fn quarter_turns_are_quarter_turns() {
    for position in 0..24 {
        for turn in Turn::ALL {
            let back = Turn { clockwise: !turn.clockwise, ..turn };
            let once = turn.apply(position);
            assert_ne!(once, position);
            assert_eq!(back.apply(once), position);
            assert_eq!((0..4).fold(position, |p, _| turn.apply(p)), position);
            // The two faces on the axis stay where they are.
            for place in [[0, 2], [1, 3], [4, 5]][turn.axis] {
                assert_eq!(POSITIONS[usize::from(once)][place], POSITIONS[usize::from(position)][place]);
            }
        }
    }
    // Seen from above, what was on the right comes to the front; seen from the front and from the right, what was on top
    // comes to the right and to the back.
    let shown = |axis| POSITIONS[usize::from(Turn { axis, clockwise: true }.apply(0))];
    assert_eq!((shown(2)[0], shown(0)[1], shown(1)[2]), (1, 5, 5));
    let distances = distances();
    assert_eq!(distances.iter().flatten().max(), Some(&3));
    assert!((0..24).all(|a| (0..24).all(|b| distances[a][b] == distances[b][a])));
}

#[test]
fn moves_by_hand_go_back_and_forth() {
    let mut hand = Hand::new(vec![0, 0, 0]);
    let turns = [(0, 0), (2, 3), (1, 5), (2, 2), (2, 2)];
    let mut stacks = vec![hand.positions().to_vec()];
    for (cube, turn) in turns {
        hand.turn(cube, Turn::ALL[turn]);
        stacks.push(hand.positions().to_vec());
    }
    for made in [0, 5, 3, 4, 1, 0, 2] {
        hand.go(made);
        assert_eq!((hand.positions(), hand.made(), hand.known()), (&stacks[made][..], made, 5));
    }
    hand.turn(0, Turn::ALL[1]);
    assert_eq!((hand.made(), hand.known()), (3, 3));
    hand.go(99);
    assert_eq!(hand.made(), 3);
}

#[test]
fn a_hunt_finds_what_is_wanted_and_the_same_again() {
    for count in 3..=7 {
        for wanted in Wanted::ALL {
            for colouring in [Colouring::Free, Colouring::AllColours] {
                if !wanted.is_possible(count, colouring) {
                    continue;
                }
                let quest = DrawRequest { count, wanted, colouring, seed: 42 };
                let hunt = |budget: u64| {
                    let mut hunt = RepeatedDraw::new(quest);
                    let found = (0..400_000 / budget).find_map(|_| hunt.advance(budget));
                    (found, hunt.drawn())
                };
                let (found, drawn) = hunt(1_000);
                let cubes = found.unwrap_or_else(|| panic!("{quest:?}: none among {drawn}"));
                assert_eq!(hunt(7), (found, drawn), "{quest:?}");
                assert!(wanted.holds(&Counter::default().count(&cubes)), "{quest:?}");
                let raw = if count < 6 { program(cubes).len() as u64 } else { Theory::of(&cubes).raw };
                match wanted {
                    Wanted::Solvable | Wanted::OnePair => assert!(raw > 0, "{quest:?}"),
                    Wanted::Unique => assert_eq!(raw, 1, "{quest:?}"),
                    Wanted::NoFactorisation | Wanted::NoPair => assert_eq!(raw, 0, "{quest:?}"),
                    Wanted::Anything => {}
                }
                if colouring == Colouring::AllColours {
                    let colours = |cube: &[u8; 6]| cube.iter().collect::<BTreeSet<_>>().len();
                    assert!(cubes.cubes().iter().all(|cube| colours(cube) == count), "{quest:?}");
                }
            }
        }
    }
}

/// No set of two cubes, and no random set of six cubes that each show every colour once, has exactly one pair.
#[test]
fn what_is_said_to_be_impossible_is() {
    let mut counter = Counter::default();
    let mut counts = |cubes: CubeSet| counter.count(&cubes);
    for index in 0..1u32 << 12 {
        let cubes = [0, 6].map(|first| std::array::from_fn(|face| (index >> (first + face) & 1) as u8));
        let counts = counts(CubeSet::new(&cubes).expect("two colours"));
        assert!(counts.pairs != 1 && counts.raw != 1);
    }
    let mut dice = Dice::new(2, 0);
    for _ in 0..2_000 {
        assert_eq!(counts(draw(6, Colouring::AllColours, &mut dice)).pairs % 3, 0);
    }
    for count in 2..=7 {
        for wanted in Wanted::ALL {
            assert_eq!(
                wanted.is_possible(count, Colouring::AllColours),
                match wanted {
                    Wanted::OnePair | Wanted::Unique => (3..=5).contains(&count),
                    _ => count < 7,
                }
            );
        }
    }
}

/// The exact numbers of sets with a property, by enumerating all sets up to symmetry.
#[test]
fn exact_chances_of_two_and_three_cubes() {
    for count in 2..=3u8 {
        let pairs: Vec<(u8, u8)> = (0..count).flat_map(|a| (a..count).map(move |b| (a, b))).collect();
        let weight = |&(a, b): &(u8, u8)| if a == b { 1.0 } else { 2.0 };
        let size = pairs.len();
        let kinds = (0..size * size * size).map(|index| {
            let [a, b, c] = [index / size / size, index / size % size, index % size].map(|place| pairs[place]);
            ([a.0, b.0, a.1, b.1, c.0, c.1], weight(&a) * weight(&b) * weight(&c))
        });
        // The order of the three axes does not matter: one of each class stands for it.
        let mut classes = std::collections::BTreeMap::new();
        for (cube, weight) in kinds {
            let mut key = vec![(cube[0], cube[2]), (cube[1], cube[3]), (cube[4], cube[5])];
            key.sort_unstable();
            classes.entry(key).or_insert((cube, 0.0_f64)).1 += weight;
        }
        let classes: Vec<_> = classes.into_values().collect();
        let mut numbers = [0.0; 4];
        let mut all = 0.0;
        let mut counter = Counter::default();
        let mut add = |cubes: &[[u8; 6]], weight: f64| {
            let counts = counter.count(&CubeSet::new(cubes).expect("legal"));
            let holds = [counts.pairs > 0, counts.pairs == 1, counts.raw == 1, counts.factorisations == 0];
            numbers.iter_mut().zip(holds).filter(|(_, holds)| *holds).for_each(|(number, _)| *number += weight);
            all += weight;
        };
        for (index, (a, wa)) in classes.iter().enumerate() {
            for (second, (b, wb)) in classes.iter().enumerate().skip(index) {
                if count == 2 {
                    add(&[*a, *b], wa * wb * if index == second { 1.0 } else { 2.0 });
                    continue;
                }
                for (third, (c, wc)) in classes.iter().enumerate().skip(second) {
                    let orders = match (index == second, second == third) {
                        (true, true) => 1.0,
                        (false, false) => 6.0,
                        _ => 3.0,
                    };
                    add(&[*a, *b, *c], wa * wb * wc * orders);
                }
            }
        }
        assert_eq!(all, f64::from(count).powi(6 * i32::from(count)));
        let exact = exact(usize::from(count), Colouring::Free).and_then(|exact| exact.chances).expect("known");
        for (number, chance) in numbers.into_iter().zip(exact) {
            assert!((number / all - chance).abs() < 1e-12, "{count} cubes: {number} of {all}, not {chance}");
        }
    }
}

#[test]
fn dice_are_fair_and_the_same_for_ever() {
    let mut dice = Dice::new(1, 0);
    let first: Vec<u32> = (0..8).map(|_| dice.below(4)).collect();
    assert_eq!(first, FIRST_THROWS);
    for bound in 1..=7 {
        let mut seen = vec![0u32; bound as usize];
        for stream in 0..100 {
            let mut dice = Dice::new(7, stream);
            (0..700).for_each(|_| seen[dice.below(bound) as usize] += 1);
        }
        let fair = 70_000 / bound;
        assert!(seen.iter().all(|&times| times.abs_diff(fair) < fair / 20 + 1), "{bound}: {seen:?}");
    }
}

/// Old links name sets by their seed: these numbers must never change.
const FIRST_THROWS: [u32; 8] = [0, 3, 2, 0, 3, 2, 3, 0];

/// The counts of an experiment with this number of sets.
fn experiment(count: usize, colouring: Colouring, seed: u64, sets: u64) -> Totals {
    let mut totals = Totals::default();
    let mut drawn = Sets::new(count, colouring);
    for number in 0..sets.div_ceil(BLOCK) {
        let mut block = Block::new(&drawn, seed, number, cases_in(number, BLOCK, sets));
        while !block.advance(&mut drawn, 17) {}
        totals.add(&block.into_counts());
    }
    totals
}

#[test]
fn exact_fractions_lie_within_the_interval() {
    let sets = 20_000;
    let totals = experiment(4, Colouring::Free, 1, sets);
    assert_eq!(totals.of(Heading::Sets), sets);
    let exact = exact(4, Colouring::Free).expect("known for four cubes");
    let check = |hits: u64, probability: f64| {
        let [low, high] = interval(hits, sets);
        assert!(low <= probability && probability <= high, "{probability} is not in {low}..{high}");
    };
    let [solvable, one_pair, unique, no_factorisation] = exact.chances.expect("known");
    check(totals.of(Heading::Solvable), solvable);
    check(totals.with_pairs(1), one_pair);
    check(totals.of(Heading::Unique), unique);
    check(totals.of(Heading::NoFactorisation), no_factorisation);
    check(totals.of(Heading::NoPair), 0.466);
    // As the brief of the project gives them.
    for (chance, known) in [(solvable, 0.256193), (one_pair, 0.043218), (unique, 0.004315), (no_factorisation, 0.180)] {
        assert!((chance - known).abs() < 5e-4 && (known == 0.180 || (chance - known).abs() < 5e-7), "{chance} {known}");
    }
    let mean = totals.of(Heading::Raw) as f64 / sets as f64;
    assert!((mean - exact.raw).abs() < 0.2, "{mean}");
    assert!((exact.raw - 3.203613).abs() < 1e-6);
    // Every set is under exactly one heading of each kind.
    let unsolvable = [Heading::NoFactorisation, Heading::OneFactorisation, Heading::NoPair].map(|h| totals.of(h));
    assert_eq!(totals.of(Heading::Solvable) + unsolvable.iter().sum::<u64>(), sets);
    assert_eq!((0..=MOST_PAIRS).map(|pairs| totals.with_pairs(pairs)).sum::<u64>(), sets);
    assert_eq!(totals.with_pairs(0), sets - totals.of(Heading::Solvable));
}

#[test]
fn the_first_sets_of_a_longer_experiment_are_those_of_a_shorter_one() {
    let mut sets = Sets::new(5, Colouring::AllColours);
    let mut block = |number, cases| {
        let mut block = Block::new(&sets.clone(), 9, number, cases);
        assert!(block.advance(&mut sets, cases));
        block.into_counts()
    };
    assert_eq!(block(3, 250), block(3, 250));
    assert_ne!(block(3, 250), block(4, 250));
    assert_eq!(experiment(3, Colouring::Free, 5, 600).of(Heading::Sets), 600);
}

#[test]
fn intervals_are_those_of_wilson() {
    // Values worked out by hand from the formula.
    for (hits, cases, low, high) in
        [(0, 10, 0.0, 0.277533), (5, 10, 0.236593, 0.763407), (256, 1000, 0.229877, 0.283954)]
    {
        let [found_low, found_high] = interval(hits, cases);
        assert!(
            (found_low - low).abs() < 2e-4 && (found_high - high).abs() < 2e-4,
            "{hits}/{cases}: {found_low} {found_high}"
        );
    }
    assert_eq!(interval(0, 0), [0.0, 1.0]);
}

/// A set of cubes of a single colour has the largest possible numbers of factorisations, pairs and solutions.
#[test]
fn the_largest_numbers_are_still_counted() {
    let cubes: Vec<String> = (0..7).map(|colour: usize| colour.to_string().repeat(6)).collect();
    let cubes = set(&cubes.join("."));
    let theory = Theory::of(&cubes);
    assert_eq!(theory.factorisations.len(), 3usize.pow(AXES as u32 + 4));
    assert_eq!(theory.pair_count, 2187 * 128 / 2);
    assert_eq!(theory.raw, 573_308_928);
    assert_eq!(theory.hidden_sets, 2187);
    assert!(hint(&cubes, &theory, &[0; 7]).is_some_and(|hint| hint.left == 0 && !hint.nearest));
}

#[test]
fn dice_draw_any_set() {
    let mut dice = Dice::new(3, 3);
    let seen: BTreeSet<String> = (0..2_000).map(|_| draw(2, Colouring::Free, &mut dice).to_string()).collect();
    // 2^12 sets of two cubes: 2,000 draws show about 1,600 of them.
    assert!((1_400..1_800).contains(&seen.len()), "{}", seen.len());
}

#[test]
fn one_edge_in_all_factorisations_is_told_apart_from_several() {
    let told = |lang: Lang, axes: usize| {
        let common = (0..axes).map(|axis| Edge { cube: 1, axis }).collect();
        (lang.insanity().graph.diagnosis)(&Diagnosis::Conflict { common })
    };
    for (lang, one, several) in
        [(Lang::Fr, "la même arête", "les mêmes arêtes"), (Lang::En, "the same edge:", "the same edges:")]
    {
        let (single, both) = (told(lang, 1), told(lang, 2));
        assert!(single.contains(one) && !single.contains(several), "{single}");
        assert!(both.contains(several) && !both.contains(one), "{both}");
        assert_ne!(told(lang, 0), single);
    }
}
