//! Thistlethwaite's chain: the cosets that are counted, and its solutions.

use casse_tete::puzzle::cube::generators::Generators;
use casse_tete::puzzle::cube::solve::chain::{ChainStage, CosetChain, MEAN_TURNS, MOST_TURNS};
use casse_tete::puzzle::cube::subgroup::Subgroup;
use casse_tete::puzzle::cube::{Cube, Position, Preset, Sums, Turn, random};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;
use std::sync::OnceLock;

fn chain() -> &'static CosetChain {
    static CHAIN: OnceLock<CosetChain> = OnceLock::new();
    CHAIN.get_or_init(|| {
        let mut chain = CosetChain::default();
        assert!(chain.solve(&Position::SOLVED).is_none());
        while chain.advance(100_000) == Status::Running {}
        chain
    })
}

/// The subgroup in which a stage begins.
fn subgroup(stage: usize) -> Subgroup {
    let text = ["U R F D L B", "L R F B U2 D2", "L R F2 B2 U2 D2", "L2 R2 F2 B2 U2 D2", ""][stage];
    Subgroup::of(&Generators::read(text).unwrap().cubes())
}

#[test]
fn indices_are_counted() {
    for stage in ChainStage::ALL {
        let counts = chain().counts(stage);
        assert_eq!(counts.iter().sum::<u64>(), stage.index() as u64, "{stage:?}");
        assert_eq!(counts.len(), stage.most_turns() + 1, "{stage:?}");
        let orders = [0, 1].map(|next| subgroup(stage as usize + next).order());
        assert_eq!(orders[0], orders[1] * stage.index() as u128, "{stage:?}");
        // Its turns generate the subgroup in which it begins.
        let turns: Vec<Cube> = stage.turns().map(Turn::cube).collect();
        assert_eq!(Subgroup::of(&turns).order(), orders[0], "{stage:?}");
    }
    assert_eq!(ChainStage::ALL.map(|stage| stage.turns().count()), [18, 14, 10, 6]);
    assert_eq!(chain().expanded(), ChainStage::ALL.map(|stage| stage.index() as u64).iter().sum::<u64>());
}

#[test]
fn solutions_go_down_the_chain() {
    let groups = [0, 1, 2, 3, 4].map(subgroup);
    let mut dice = Dice::new(23, 0);
    let random: Vec<Position> = (0..200).map(|_| random::reachable(&mut dice)).collect();
    let presets = Preset::ALL.map(|preset| preset.cube().position());
    let mut longest = [0; 4];
    let turns = |position: &Position| chain().solve(position).map_or(0, |solution| solution.turns().count());
    let mean = random.iter().map(turns).sum::<usize>() as f64 / random.len() as f64;
    assert_eq!((mean.round() as usize, MOST_TURNS), (MEAN_TURNS, 45));
    for position in presets.into_iter().chain(random) {
        let solution = chain().solve(&position).expect("a solution");
        let mut cube = Cube::of(&position);
        for stage in ChainStage::ALL {
            assert!(groups[stage as usize].contains(&cube));
            let turns = &solution.stages[stage as usize];
            assert!(turns.len() <= stage.most_turns());
            assert!(turns.iter().all(|turn| stage.turns().any(|own| own == *turn)));
            longest[stage as usize] = longest[stage as usize].max(turns.len());
            let is_ready = groups[stage as usize + 1].contains(&cube);
            assert_eq!(turns.is_empty(), is_ready);
            let unready = stage.unready(&cube.position());
            assert!(unready.is_empty() || !is_ready);
            if matches!(stage, ChainStage::Flips | ChainStage::Twists | ChainStage::Squares) {
                assert_eq!(unready.is_empty(), is_ready);
            }
            cube = cube.along(turns.iter().copied());
            assert!(stage.unready(&cube.position()).is_empty());
        }
        assert!(cube.is_solved());
        let begins = solution.begins();
        assert_eq!((begins[0], begins[4]), (0, solution.turns().count()));
        assert_eq!(solution.stage_at(begins[4]), None);
    }
    assert!(longest.iter().all(|&turns| turns > 5), "{longest:?}");
}

#[test]
fn unreachable_positions_have_no_solution() {
    let mut dice = Dice::new(24, 0);
    for _ in 0..100 {
        let position = random::assembled(&mut dice);
        assert_eq!(chain().solve(&position).is_some(), Sums::of(&position).is_reachable());
    }
}
