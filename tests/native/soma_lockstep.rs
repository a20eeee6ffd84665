//! The same search for the Soma cube under several sets of rules at the same step: against searches that stand alone.

use casse_tete::puzzle::soma::contest::RULES;
use casse_tete::puzzle::soma::lockstep::{LAST_TOGETHER, Lockstep, decided};
use casse_tete::puzzle::soma::scene::lockstep::{RunPicture, scene};
use casse_tete::puzzle::soma::scene::picture::{Empty, Picture};
use casse_tete::puzzle::soma::{Assembly, Model, PieceSet, Request};
use casse_tete::scene::{Camera, Room, Shape};
use casse_tete::search::sample::Dice;
use casse_tete::search::{Backtrack, Tally, Tree};

fn model(figure: &str) -> Model {
    Request { figure: Some(figure.to_string()), ..Request::default() }.model().expect("legal")
}

#[test]
fn each_search_is_what_it_is_alone() {
    let model = model("cube");
    let mut dice = Dice::new(7, 0);
    for count in [2, 4] {
        let places = Lockstep::places(count);
        let mut together = Lockstep::new(&model, count);
        assert_eq!((places.len(), together.runs().len()), (count, count));
        let random: Vec<u64> = (0..12).map(|_| u64::from(dice.below(300_000))).collect();
        for step in [0, 1, 2].into_iter().chain(random).chain([LAST_TOGETHER + 5]) {
            together.follow(step, 1000);
            while together.winding() {
                together.follow(step, 10_000);
            }
            for (run, &place) in together.runs().iter().zip(places) {
                let tree = Assembly::new(Model { rules: RULES[place], ..model.clone() });
                let (mut search, mut tally) = (Backtrack::new(&tree), Tally::default());
                search.advance(&tree, step.min(LAST_TOGETHER), &mut tally);
                assert_eq!((run.step(), run.tally(), run.search().path()), (search.steps(), &tally, search.path()));
                // What lies below the choices that are tried, without the one of the present branch.
                let below = |level: usize| (level..7).map(|l| tree.choices(l, &tree.root()) as f64).product::<f64>();
                let tried = search.tried();
                let covered = tried.iter().enumerate().map(|(level, &tried_here)| {
                    let open = u32::from(level + 1 < tried.len());
                    f64::from(tried_here - open) * below(level + 1)
                });
                let share = covered.sum::<f64>() / below(0);
                assert!((decided(run) - share).abs() < 1e-9, "{place} {step}: {} {share}", decided(run));
            }
        }
    }
    assert!(Lockstep::new(&model, 3).runs().is_empty());
}

#[test]
fn a_search_that_has_ended_has_decided_all() {
    // A figure that cannot be built: parity drops nothing, islands much.
    let mut together = Lockstep::new(&model("w-wall"), 4);
    let mut last = vec![0.0; 4];
    for step in (0..=LAST_TOGETHER).step_by(250_000) {
        together.follow(step, u64::MAX);
        let shares: Vec<f64> = together.runs().iter().map(decided).collect();
        assert!(shares.iter().zip(&last).all(|(now, before)| now >= before));
        for (run, share) in together.runs().iter().zip(&shares) {
            assert_eq!(run.finished(), (share - 1.0).abs() < 1e-9, "{step}: {share}");
        }
        last = shares;
    }
}

#[test]
fn each_picture_stands_below_its_rules() {
    let picture = Picture::of(Model::default().figure, Empty::Dots);
    let run = |name| RunPicture { name, is_told: name == "b", picture: picture.clone() };
    for (names, room) in [
        (&["a", "b"][..], Room { width: 640.0, height: 480.0 }),
        (&["a", "b"][..], Room { width: 300.0, height: 480.0 }),
        (&["a", "b", "c", "d"][..], Room { width: 320.0, height: 240.0 }),
    ] {
        let runs: Vec<RunPicture> = names.iter().copied().map(run).collect();
        let drawn = scene(&runs, 0.0, &Camera::STANDARD, room, &PieceSet::soma());
        let solids: Vec<_> = drawn
            .shapes
            .iter()
            .filter_map(|shape| if let Shape::Solid(solid) = shape { Some(solid.at) } else { None })
            .collect();
        assert_eq!(solids.len(), names.len());
        let inside =
            |at: &casse_tete::geometry::Point| (0.0..room.width).contains(&at.x) && (0.0..room.height).contains(&at.y);
        assert!(solids.iter().all(inside), "{solids:?}");
    }
}
