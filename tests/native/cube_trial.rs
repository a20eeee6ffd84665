//! The experiment of the Hungarian cube, and facelets as the page writes them.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::solve::stages::Solver;
use casse_tete::puzzle::cube::trial::{BLOCK, HEADINGS, MOST_POSITIONS, Positions, Summary, Trial, summary};
use casse_tete::puzzle::cube::{Cube, Face, colours, random};
use casse_tete::search::sample::{Block, Dice, Experiment, cases_in};
use casse_tete::values::{LinkValues, LinkWriter};

/// The experiment block by block, its totals.
fn totals(experiment: &mut Positions<&Solver>, trial: &Trial) -> Vec<u64> {
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
    let usual = Trial { positions: 1000, seed: 1 };
    assert_eq!(Trial::read(&mut LinkValues::new(&[])), usual);
    for own in [Trial::default(), Trial { positions: MOST_POSITIONS, seed: u64::MAX }, Trial { positions: 1, seed: 0 }]
    {
        let mut written = LinkWriter::default();
        own.write(&mut written);
        assert_eq!(Trial::read(&mut LinkValues::new(&written.0)), own);
    }
    for (key, value) in [("positions", "0"), ("positions", "1000001"), ("positions", "-1"), ("seed", "x")] {
        // The other value is read.
        let (other, is_seed) = if key == "seed" { ("positions", true) } else { ("seed", false) };
        let pairs = [(key, value), (other, "7")].map(|(key, value)| (key.to_string(), value.to_string()));
        let mut values = LinkValues::new(&pairs);
        let read = if is_seed { Trial { positions: 7, ..usual } } else { Trial { seed: 7, ..usual } };
        assert_eq!(Trial::read(&mut values), read);
        let bad = values.bad();
        assert_eq!(bad.iter().map(|bad| (bad.key, bad.found.as_str())).collect::<Vec<_>>(), [(key, value)]);
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
