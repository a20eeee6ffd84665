//! The walk by keyboard through a drawing: everything in it is reached from everything else.

use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::cube::facelet::FACELETS;
use casse_tete::puzzle::cube::held::Cube;
use casse_tete::puzzle::cube::scene::{FACELET, Picture, laboratory};
use casse_tete::scene::hit::{beside, places};
use casse_tete::scene::{Camera, Flat, Id, Paint, Room, Scene, hit};
use casse_tete::search::sample::Dice;
use std::collections::HashSet;

const ARROWS: [(f64, f64); 4] = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)];

/// The things to which the arrows lead from the one where a walk begins.
fn reached(things: &[(Id, Point)]) -> HashSet<Id> {
    let mut next: Vec<Id> = beside(things, None, point(0.0, 0.0)).into_iter().collect();
    let mut reached = HashSet::new();
    while let Some(here) = next.pop() {
        if reached.insert(here) {
            next.extend(ARROWS.iter().filter_map(|&(x, y)| beside(things, Some(here), point(x, y))));
        }
    }
    reached
}

#[test]
fn whatever_is_drawn_is_reached() {
    let mut dice = Dice::new(31, 0);
    for round in 0..300 {
        // Few places, so that some things are side by side, in a line, or at one place.
        let grid = 1 + dice.below(12);
        let things: Vec<(Id, Point)> = (0..1 + dice.below(60) as usize)
            .map(|thing| {
                let [x, y] = [(); 2].map(|()| f64::from(dice.below(grid)) * 10.0);
                (Id::new("thing", thing, 0), point(x, y))
            })
            .collect();
        assert_eq!(reached(&things).len(), things.len(), "round {round}: {things:?}");
    }
}

#[test]
fn the_three_nets_of_the_laboratory_are_walked() {
    for room in [Room { width: 900.0, height: 560.0 }, Room { width: 366.0, height: 500.0 }] {
        let picture = Picture::of(&Cube::SOLVED);
        let scene = laboratory(&picture, 1.0, [&picture; 3], ["X", "T", "X T"], &Camera::STANDARD, room);
        let things = places(&scene.flatten());
        let of_nets = (1..=3).flat_map(|net| (0..FACELETS).map(move |facelet| Id::new(FACELET, facelet, net)));
        let reached = reached(&things);
        assert!(of_nets.into_iter().all(|id| reached.contains(&id)));
        // Three faces of the cube itself are seen.
        assert_eq!(reached.len(), 3 * FACELETS + FACELETS / 2);
    }
}

#[test]
fn an_area_that_is_not_seen_can_be_pointed_at_and_an_edge_alone_cannot() {
    let mut scene = Scene::new(Room { width: 100.0, height: 100.0 });
    let square =
        |left: f64| [(0.0, 5.0), (20.0, 5.0), (20.0, 25.0), (0.0, 25.0)].map(|(x, y)| point(left + x, y)).to_vec();
    let [seen, column, edge] = [0, 1, 2].map(|number| Id::new("thing", number, 0));
    scene.polygon(Some(seen), square(5.0), Some(Paint::Accent), None);
    scene.polygon(Some(column), square(40.0), None, None);
    scene.polygon(Some(edge), square(75.0), None, casse_tete::scene::stroke(Paint::Accent, 2.0));
    let flat: Vec<Flat> = scene.flatten();
    let at = |x: f64| hit(&flat, point(x, 15.0));
    assert_eq!([at(15.0), at(50.0), at(85.0)], [Some(seen), Some(column), None]);
    assert_eq!(places(&flat).iter().map(|thing| thing.0).collect::<Vec<_>>(), [seen, column]);
    assert_eq!(scene.ring(&[column]), 1);
}
