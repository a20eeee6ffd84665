//! Playing: how long a step is in motion, and that no solution is passed.

use casse_tete::puzzle::insanity::graph::Factorising;
use casse_tete::puzzle::insanity::{CubeSet, Exhaustive, Setup};
use casse_tete::search::{Timeline, Tree};
use casse_tete::ui::transport::{Player, SPEEDS};

#[test]
fn a_step_is_in_motion_for_half_of_its_time_at_most() {
    let mut player = Player::default();
    for usual in [220.0, 240.0, 250.0] {
        player.rest();
        assert_eq!(player.motion(usual, 4.0), usual, "a step by hand takes its time");
        player.play();
        for (speed, &steps) in SPEEDS.iter().enumerate() {
            player.set_speed(speed);
            let motion = player.motion(usual, player.pace());
            assert!(motion <= 500.0 / steps as f64, "{steps} steps a second: {motion} ms");
            assert_eq!(motion > 0.0, steps <= 4, "{steps} steps a second: {motion} ms");
        }
    }
}

/// Plays by this many steps at a time until the search is over. It must have paused at the steps of all solutions.
fn check_pauses<T: Tree + Clone>(tree: T, gulp: u64, expected: usize) {
    let mut whole = Timeline::new(tree.clone());
    whole.aim(u64::MAX);
    assert!(whole.wind(u64::MAX));
    let steps: Vec<u64> = whole.solutions().iter().map(|solution| solution.step).collect();
    assert_eq!(steps.len(), expected);
    let (mut timeline, mut paused) = (Timeline::new(tree), vec![]);
    while !timeline.finished() {
        let before = timeline.step();
        if timeline.play(gulp) {
            paused.push(timeline.step());
        } else {
            assert!(timeline.finished() || timeline.step() == before + gulp);
        }
        assert!(timeline.step() <= before + gulp);
    }
    assert_eq!(paused, steps, "by {gulp}");
    assert_eq!((timeline.tally(), timeline.solutions()), (whole.tally(), whole.solutions()));
}

#[test]
fn playing_pauses_at_every_solution() {
    let model = Setup::default().model().expect("the example is legal");
    for gulp in [1, 2, 7, 1_000, 60_000] {
        check_pauses(Exhaustive::new(model), gulp, 28);
        check_pauses(Factorising::new(CubeSet::default()), gulp, 6);
    }
}
