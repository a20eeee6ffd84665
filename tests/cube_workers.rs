//! The Hungarian cube in the workers: solutions as numbers, the experiment, spheres, and jobs that make no sense.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::cube::algorithm::Spelling;
use casse_tete::puzzle::cube::report::{numbers, solution};
use casse_tete::puzzle::cube::solve::stages::{Solution, Solver};
use casse_tete::puzzle::cube::trial::{
    BLOCK, HEADINGS, MOST_POSITIONS, MOST_TURNS, Positions, Summary, Trial, summary,
};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Place, Position, Preset, Turn, colours, random};
use casse_tete::search::Status;
use casse_tete::search::sample::{Block, Dice, Experiment, cases_in};
use casse_tete::worker::cube::prepare;
use casse_tete::worker::portion::Portion;
use casse_tete::worker::protocol::{Found, Job};

/// Solutions of random cubes, held in random ways, each beginning with another face.
fn solutions(solver: &Solver, count: usize) -> Vec<Solution> {
    let mut dice = Dice::new(1, 0);
    let next = |number| {
        let hold = Symmetry::rotations()[dice.below(24) as usize];
        let cube = Cube::of(&random::reachable(&mut dice)).then(&Cube::rotated(hold));
        solver.solve(&cube, Face::ALL[number % 6]).expect("turns reach it")
    };
    (0..count).map(next).collect()
}

#[test]
fn solutions_are_read_back_from_numbers() {
    let solver = Solver::new();
    for own in solutions(&solver, 300) {
        let again = solution(&numbers(&own)).expect("a solution");
        assert_eq!(again, own);
        // What was read knows where it stands.
        for step in &again.steps {
            let text: Vec<char> = step.algorithm.text(Spelling::Field).chars().collect();
            for own in step.algorithm.moves() {
                let letter = text[own.span][0];
                assert!(step.algorithm.turns().any(|turn| turn.letter() == letter), "{}", step.algorithm);
            }
        }
    }
    assert_eq!(solution(&numbers(&Solution::default())), Some(Solution::default()));
    assert_eq!(solution(&[]), None);
}

/// Numbers that are no solution are told as such, whatever they are.
#[test]
fn other_numbers_are_no_solution() {
    let solver = Solver::new();
    let all = numbers(&solutions(&solver, 1)[0]);
    for length in 0..all.len() {
        assert_eq!(solution(&all[..length]), None, "{length}");
    }
    assert_eq!(solution(&[all.as_slice(), &[0]].concat()), None);
    let mut dice = Dice::new(2, 0);
    for at in 0..all.len() {
        for other in [u64::MAX, 1 << 32, 99, u64::from(dice.below(20)), u64::from(dice.below(200))] {
            let mut wrong = all.clone();
            wrong[at] = other;
            // It may be a solution still, but then it is that of other numbers.
            if let Some(read) = solution(&wrong) {
                assert_eq!(solution(&numbers(&read)), Some(read));
            }
        }
    }
    for _ in 0..2000 {
        let length = dice.below(60);
        let noise: Vec<u64> = (0..length).map(|_| u64::from(dice.below(24))).collect();
        if let Some(read) = solution(&noise) {
            assert_eq!(solution(&numbers(&read)), Some(read));
        }
    }
    // An edge has no index 2, and there are 20 places.
    assert_eq!(solution(&[1, 0, 1, 8, 8, 8, 2, 0]), None);
    assert_eq!(solution(&[1, 0, 3, 20, 0, 0]), None);
    assert!(solution(&[1, 0, 3, 19, 0, 0]).is_some());
}

/// The experiment block by block, its totals.
fn totals(experiment: &mut Positions, trial: &Trial) -> Vec<u64> {
    let mut totals = vec![0; experiment.headings()];
    for number in 0..trial.positions.div_ceil(BLOCK) {
        let mut block = Block::new(experiment, trial.seed, number, cases_in(number, BLOCK, trial.positions));
        while !block.advance(experiment, 7) {}
        totals.iter_mut().zip(block.into_counts()).for_each(|(total, count)| *total += count);
    }
    totals
}

#[test]
fn the_experiment_counts_what_a_plain_loop_counts() {
    let solver = Solver::new();
    let trial = Trial { positions: 630, ..Trial::default() };
    let totals = totals(&mut Positions::new(&solver, Face::Right), &trial);
    let mut turns = Vec::new();
    for block in 0..7 {
        let mut dice = Dice::new(1, block);
        for _ in 0..if block < 6 { BLOCK } else { 30 } {
            let cube = Cube::of(&random::reachable(&mut dice));
            turns.push(solver.solve(&cube, Face::Right).expect("turns reach it").turns() as u64);
        }
    }
    let found = summary(&totals);
    assert_eq!((found.cases, found.solved), (630, 630));
    assert_eq!((Some(found.least), Some(found.most)), (turns.iter().copied().min(), turns.iter().copied().max()));
    assert_eq!(found.mean, turns.iter().sum::<u64>() as f64 / 630.0);
    for (number, &count) in totals[HEADINGS..].iter().enumerate() {
        assert_eq!(count, turns.iter().filter(|&&own| own == number as u64).count() as u64);
    }
    assert_eq!(summary(&[]), Summary::default());
    assert_eq!(summary(&[5, 0, 0, 0]), Summary { cases: 5, ..Summary::default() });
    assert_eq!(summary(&[5, 4, 1, 0, 3]), Summary { cases: 5, solved: 4, mean: 1.5, least: 0, most: 2 });
}

#[test]
fn the_keys_of_the_experiment() {
    let trial = |keys: &[(&str, &str)]| {
        Trial::from_keys(|key| keys.iter().find(|(name, _)| *name == key).map(|(_, value)| *value))
    };
    assert_eq!(trial(&[]), Ok(Trial { positions: 1000, seed: 1 }));
    for own in [Trial::default(), Trial { positions: MOST_POSITIONS, seed: u64::MAX }, Trial { positions: 1, seed: 0 }]
    {
        let keys = own.keys();
        let pairs: Vec<(&str, &str)> = keys.iter().map(|(key, value)| (*key, value.as_str())).collect();
        assert_eq!(trial(&pairs), Ok(own));
    }
    for (key, value) in [("positions", "0"), ("positions", "1000001"), ("positions", "-1"), ("seed", "x")] {
        assert_eq!(trial(&[(key, value)]), Err(key));
    }
}

/// What a worker answers to these parts of a job, which it begins twice; nothing if it refuses.
fn carry_out(job: &str, parts: &[(usize, u32)]) -> Option<Vec<(usize, Vec<u64>)>> {
    let parts = parts.iter().map(|&(part, root)| (part, vec![root])).collect();
    let mut portion: Box<dyn Portion> = prepare(&Job::new(Puzzle::Cube, job), parts)?;
    portion.advance(1)?;
    portion.restart();
    let mut done = Vec::new();
    loop {
        let status = portion.advance(1 << 22)?;
        done.extend(portion.report().0);
        if status == Status::Finished {
            let counts = |(part, found)| match found {
                Found::Counts(counts) => (part, counts),
                Found::Part(_) => panic!("no tree is searched"),
            };
            return Some(done.into_iter().map(counts).collect());
        }
    }
}

#[test]
fn jobs_of_the_workers() {
    let solver = Solver::new();
    let superflip = Preset::Superflip.cube();
    let turned = Preset::Superflip.cube().along(Preset::Commutator.algorithm().turns());
    let held = Cube::SOLVED.along([Turn::named('x', 1), Turn::named('y', 1)].into_iter().flatten());
    for (keys, first, cube) in [
        ("method=short&solve=1", Face::Up, superflip),
        ("solve=1&first=L", Face::Left, turned),
        ("solve=1&first=D", Face::Down, held),
    ] {
        let job = format!("facelets={}&{keys}", cube.facelets());
        let found = carry_out(&job, &[(3, 0)]).expect("a job");
        let [(3, counts)] = &found[..] else { panic!("{found:?}") };
        assert!(!counts.is_empty());
        assert_eq!(solution(counts), solver.solve(&cube, first), "{job}");
    }
    // A flipped edge cannot be had by turning.
    let flipped = Cube::of(&Position::SOLVED.rotated(Place::new(Kind::Edge, 0), 1)).facelets();
    assert_eq!(carry_out(&format!("solve=1&facelets={flipped}"), &[(0, 0)]), Some(vec![(0, vec![])]));
    // Blocks of the experiment, the last of them short.
    let found = carry_out("positions=130&seed=5&first=B", &[(0, 0), (1, 1)]).expect("a job");
    let mut sum = vec![0; HEADINGS + MOST_TURNS + 1];
    found.iter().for_each(|(_, counts)| sum.iter_mut().zip(counts).for_each(|(total, count)| *total += count));
    assert_eq!(sum, totals(&mut Positions::new(&solver, Face::Back), &Trial { positions: 130, seed: 5 }));
    assert_eq!(carry_out("solve=1", &[(0, 0)]), Some(vec![(0, numbers(&Solution::default()))]));
    // The turns are the page's affair: a worker is told where they lead.
    for job in [
        "",
        "solve=0",
        "solve=1&alg=R",
        "solve=1&setup=R",
        "solve=1&facelets=U",
        "positions=0",
        "positions=10&first=W",
        "ball=2&lang=fr&v=9",
    ] {
        assert_eq!(carry_out(job, &[(0, 0)]), None, "{job}");
    }
}

/// What the page writes is read as it is, and nothing else: no other letters, no other number, no small cube twice.
#[test]
fn facelets_as_the_page_writes_them() {
    let mut dice = Dice::new(3, 0);
    for hold in Symmetry::rotations() {
        let cube = Cube::of(&random::assembled(&mut dice)).then(&Cube::rotated(*hold));
        let text = cube.facelets();
        assert_eq!(colours::own(&text), Some(cube));
        assert_eq!(colours::own(&format!("{text}U")), None);
        assert_eq!(colours::own(&text[1..]), None);
        assert_eq!(colours::own(&text.replace('U', "Q")), None);
        for _ in 0..20 {
            // Two facelets change their colours, which are seldom different and still those of a cube.
            let (a, b) = (dice.below(54) as usize, dice.below(54) as usize);
            let mut letters: Vec<char> = text.chars().collect();
            letters.swap(a, b);
            let wrong: String = letters.into_iter().collect();
            assert_eq!(colours::own(&wrong), colours::read(&wrong).ok(), "{wrong}");
        }
    }
}

#[test]
fn spheres_are_told_as_soon_as_they_are_complete() {
    let sizes = [1, 18, 243, 3240, 43_239];
    let all: Vec<(usize, u32)> = (0..5).map(|radius| (radius as usize, radius)).collect();
    let wanted: Vec<(usize, Vec<u64>)> = sizes.into_iter().map(|size| vec![size]).enumerate().collect();
    assert_eq!(carry_out("ball=4", &all), Some(wanted.clone()));
    // After a pause the rest.
    assert_eq!(carry_out("ball=4", &all[3..]), Some(wanted[3..].to_vec()));
    assert_eq!(carry_out("ball=0", &all[..1]), Some(wanted[..1].to_vec()));
    assert_eq!(carry_out("ball=6", &[(0, 6)]), None);
    let parts = all.iter().map(|&(part, root)| (part, vec![root])).collect();
    let mut portion = prepare(&Job::new(Puzzle::Cube, "ball=4"), parts).expect("a job");
    let mut known = 0;
    while portion.advance(1) == Some(Status::Running) && known < 4 {
        let (done, expanded) = portion.report();
        for (part, found) in done {
            assert_eq!((part, found), (known, Found::Counts(vec![sizes[known]])));
            known += 1;
            // It was told when the last position from which it could be reached had been expanded.
            let inner: u64 = sizes[..part].iter().sum();
            assert_eq!(expanded, inner.max(1));
        }
    }
    assert_eq!(known, 4);
}
