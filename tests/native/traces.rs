//! The lines of the programs that each step executes.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::cycles;
use casse_tete::puzzle::cube::product::{self, ProductLine};
use casse_tete::puzzle::cube::solve::stages::program::{ExecutedStageLine, StageLine};
use casse_tete::puzzle::cube::solve::stages::{self, Solution, Solver, Stage};
use casse_tete::puzzle::cube::{Cube, Face, Layers, Place, Position, Sums, Turn, random};
use casse_tete::puzzle::insanity::{Checks, Exhaustive, Factorising, Model};
use casse_tete::puzzle::soma::{Assembly, Rules};
use casse_tete::puzzle::taquin::method::{Method, Stop, weights};
use casse_tete::puzzle::taquin::{self, Board};
use casse_tete::search::best_first::{Space, Standing};
use casse_tete::search::sample::Dice;
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
    let dropped: u64 = tally.levels().iter().flat_map(|level| level.dropped).sum();
    assert_eq!(count(TrialLine::Drop), dropped);
    let last = tree.levels() - 1;
    assert_eq!(count(TrialLine::Solution), tally.level(last).kept);
    let deeper: u64 = tally.levels()[..last].iter().map(|level| level.kept).sum();
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
    let model = taquin::Model { stop: Stop::Solved, weights, ..taquin::Model::new(board, method) };
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
    assert!(space.replaces() || count(GrowthLine::Replace) == 0 && !known.contains("Replace"), "{method:?}");
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

/// Whether a test of the stages' program holds, from the cube alone, as it is before the next turn.
fn holds(done: &ExecutedStageLine, cube: &Cube, first: Face, solution: &Solution) -> bool {
    let hold = cube.hold();
    // Small cubes and places are named as the cube is held.
    let position = Cube::rotated(hold).standing().inverse().then(&cube.standing());
    let homes = done.stage.homes();
    let in_place = |position: &Position| homes.iter().filter(|&&home| position.goes(home).0 == home).count();
    let left: Vec<Place> = homes.iter().copied().filter(|&home| !position.is_home(home)).collect();
    let cubie = || solution.steps[done.step.unwrap()].kind.cubie().unwrap().under(hold);
    match done.line {
        StageLine::Hold => {
            let above = if done.stage == Stage::SecondLayer { first.opposite() } else { first };
            above.under(hold) != Face::Up
        }
        StageLine::While => !left.is_empty(),
        // An edge of the cross can always be put in order. Corners come from the layer below, edges of the second layer from
        // the one above; only corners can be turned in place.
        StageLine::Can => left.iter().any(|&home| {
            let at = position.goes(home).0;
            done.stage == Stage::Cross || !homes.contains(&at) || done.stage == Stage::FirstCorners && at == home
        }),
        StageLine::Away => position.goes(cubie()).0 != cubie(),
        StageLine::Turned => !position.is_home(cubie()),
        StageLine::Helps => {
            let score = |position: &Position| match Sums::of(position).corner_sign {
                1 => 1 + in_place(position),
                _ => 0,
            };
            let top = Turn::named('U', 1).unwrap().cube().standing();
            (1..4).any(|times| score(&position.then(&top.power(times))) > score(&position))
        }
        StageLine::Left(Stage::PlaceCorners | Stage::PlaceEdges) => in_place(&position) < homes.len(),
        StageLine::Left(_) => !left.is_empty(),
        line => panic!("{line:?} is no test"),
    }
}

/// On the way to many solutions every test says what the cube shows, every turn is made by its line, and every line is reached.
#[test]
fn the_rules_face_first_say_what_the_cube_shows() {
    let solver = Solver::new();
    let program: Vec<StageLine> = stages::program::program().iter().map(|line| line.line).collect();
    assert_eq!(program.len(), 20);
    let mut dice = Dice::new(7, 0);
    let mut reached = BTreeSet::new();
    for number in 0..400 {
        let hold = Symmetry::rotations()[dice.below(24) as usize];
        let mut cube = Cube::of(&random::reachable(&mut dice)).then(&Cube::rotated(hold));
        let first = Face::ALL[number % 6];
        let solution = solver.solve(&cube, first).expect("turns reach it");
        let turns: Vec<_> = solution.algorithm().turns().collect();
        let mut begun = Vec::new();
        for made in 0..=turns.len() {
            if let Some(last) = made.checked_sub(1) {
                cube = cube.turned(turns[last]);
            }
            let lines = stages::program::trace(&solution, made);
            for (index, done) in lines.iter().enumerate() {
                assert!(program.contains(&done.line), "{:?} is a line of the program", done.line);
                reached.insert((done.line, done.holds));
                assert_eq!(done.turn.is_some(), made > 0 && index == 0, "a turn is the first line of a step");
                if let Some(turn) = done.turn {
                    let step = done.step.unwrap();
                    assert_eq!(solution.steps[step].algorithm.turns().nth(turn), Some(turns[made - 1]));
                    begun.extend((turn == 0).then_some(step));
                }
                if let Some(holding) = done.holds {
                    assert_eq!(holding, holds(done, &cube, first, &solution), "{done:?}, {made} turns made");
                }
            }
            let solved = lines.last().map(|done| done.line) == Some(StageLine::Solved);
            assert_eq!(solved, made == turns.len(), "the end of the program is the end of the solution");
        }
        assert!(cube.is_solved());
        assert_eq!(begun, (0..solution.steps.len()).collect::<Vec<_>>(), "each step is begun once, in order");
    }
    for line in program {
        let tested = [Some(false), Some(true)].map(|holds| reached.contains(&(line, holds)));
        assert!(tested == [true; 2] || reached.contains(&(line, None)), "{line:?} is reached, with both answers");
    }
    // A cube in order: nothing to do.
    let solution = solver.solve(&Cube::SOLVED, Face::Down).expect("in order");
    let lines: Vec<StageLine> = stages::program::trace(&solution, 0).iter().map(|done| done.line).collect();
    assert_eq!(lines, [StageLine::Solved]);
}

/// The program of the product, carried out line by line on an algorithm of every kind of turn, leads to the position and to its order.
#[test]
fn the_lines_of_the_product_compute_the_position_and_its_order() {
    let program: Vec<ProductLine> = product::program().iter().map(|line| line.line).collect();
    assert_eq!(program.len(), 13);
    let all: Vec<Turn> = Turn::all().collect();
    let faces: Vec<Turn> = Turn::of_faces().collect();
    let mut dice = Dice::new(8, 0);
    let mut reached = BTreeSet::new();
    let mut see = |line: ProductLine, holds: Option<bool>| {
        assert!(program.contains(&line), "{line:?} is a line of the program");
        reached.insert((line, holds));
    };
    for number in 0..300 {
        let turns = if number % 2 == 0 { &faces } else { &all };
        let mut cube = Cube::of(&random::reachable(&mut dice));
        // The position as the program holds it: where each small cube goes, and its index.
        let mut held: BTreeMap<Place, (Place, usize)> =
            Place::every().map(|cubie| (cubie, cube.position().goes(cubie))).collect();
        product::start().iter().for_each(|done| see(done.line, done.holds));
        for _ in 0..20 {
            let turn = turns[dice.below(turns.len() as u32) as usize];
            let next = cube.turned(turn);
            let lines = product::turn(&cube.position(), &next.position());
            for done in &lines {
                see(done.line, done.holds);
                let Some(moved) = done.moved else { continue };
                let (place, index) = held.get_mut(&moved.cubie).unwrap();
                match done.line {
                    ProductLine::At => assert_eq!((*place, *index), (moved.at, moved.index)),
                    ProductLine::Place => *place = moved.to,
                    ProductLine::Index => *index = (*index + moved.by) % moved.cubie.kind().ways(),
                    line => assert_eq!(line, ProductLine::EachCubie),
                }
            }
            // A turn of a face of a cube that is held as in order has the table of that turn: eight small cubes.
            if cube.hold() == Symmetry::IDENTITY && turn.layers() == Layers::Outer {
                let table = turn.cube().standing();
                let moved: Vec<_> = lines.iter().filter(|done| done.line == ProductLine::Place).collect();
                assert_eq!(moved.len(), 8);
                assert!(moved.iter().flat_map(|done| done.moved).all(|own| table.goes(own.at) == (own.to, own.by)));
            }
            cube = next;
            assert!(held.iter().all(|(&cubie, &goes)| cube.position().goes(cubie) == goes), "after {turn:?}");
        }
        let position = cube.position();
        let (mut so_far, mut length) = (1, 0);
        for done in product::order(&position) {
            see(done.line, done.holds);
            if let Some(counted) = &done.counted {
                let cycle = &counted.cycle;
                // One round of the cycle takes each small cube of it home, turned or not.
                let once = position.power(cycle.places.len() as i64);
                let turned = !once.is_home(cycle.places[0]);
                assert_eq!(once.goes(cycle.places[0]).0, cycle.places[0]);
                match done.line {
                    ProductLine::Length => length = cycle.places.len() as u64,
                    ProductLine::Turned => assert_eq!(done.holds, Some(turned)),
                    ProductLine::Rounds => length *= cycle.places[0].kind().ways() as u64,
                    ProductLine::Multiple => so_far = cycles::multiple(so_far, length),
                    line => assert_eq!(line, ProductLine::EachCycle),
                }
                assert!(done.line == ProductLine::EachCycle || counted.length == length);
            }
            assert_eq!(done.order, Some(so_far), "{done:?}");
        }
        // The order by its definition.
        let times = (1..).find(|&times| position.power(times) == Position::SOLVED).unwrap();
        assert_eq!(so_far, times as u64);
    }
    for line in program {
        let tested = [Some(false), Some(true)].map(|holds| reached.contains(&(line, holds)));
        assert!(tested == [true; 2] || reached.contains(&(line, None)), "{line:?} is reached");
    }
}
