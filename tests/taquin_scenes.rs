//! The drawings of the taquin: snapshots of a board and of a small tree, and what holds for all trees.

use casse_tete::geometry::point;
use casse_tete::puzzle::taquin::scene::tree::{self, Fold, Layout, Window};
use casse_tete::puzzle::taquin::scene::{CELL, NODE, board};
use casse_tete::puzzle::taquin::solve::Model;
use casse_tete::puzzle::taquin::{Board, Method, Setup, Way};
use casse_tete::scene::{Flat, Room, Scene, hit};
use casse_tete::search::best_first::{BestFirst, NONE, Standing};
use std::collections::HashSet;

const ROOM: Room = Room { width: 800.0, height: 600.0 };

fn searched(text: &str) -> BestFirst<Board> {
    let setup: Setup = text.parse().expect("short");
    let model = Model::new(setup.board().expect("legal"), Method::Score);
    let (space, mut search) = model.search();
    search.advance(&space, u64::MAX);
    search
}

fn leaf(search: &BestFirst<Board>) -> u32 {
    let Standing::Found(leaf) = search.standing() else { panic!("{:?}", search.standing()) };
    leaf
}

fn tree_at(search: &BestFirst<Board>, step: u64, fold: Fold) -> (Scene, usize) {
    let layout = Layout::of(search.nodes(), fold, leaf(search));
    let window = Window::whole(&layout, ROOM);
    let taken = search.expanded_at(step);
    let path = (step == search.steps()).then(|| leaf(search));
    let picture = tree::Picture { nodes: search.nodes(), layout: &layout, step, taken, path, pointed: None };
    tree::scene(&picture, &window, ROOM)
}

#[test]
fn a_board_with_a_tile_on_its_way() {
    let before = Board::default();
    let picture = board::Picture { before, after: before.moved(Way::Left).expect("a move"), chosen: Some(4) };
    insta::assert_snapshot!(board::scene(&picture, 0.5, ROOM));
}

#[test]
fn every_tile_can_be_pointed_at() {
    let board = Board::goal(5, 4).expect("a board");
    let flat = board::scene(&board::Picture { before: board, after: board, chosen: None }, 1.0, ROOM).flatten();
    let places = (0..160).flat_map(|x| (0..120).map(move |y| point(f64::from(x) * 5.0, f64::from(y) * 5.0)));
    let found: HashSet<u32> =
        places.filter_map(|at| hit(&flat, at)).filter(|id| id.kind == CELL).map(|id| id.a).collect();
    assert_eq!(found, (0..19).collect());
}

#[test]
fn a_small_tree_at_its_last_step() {
    let search = searched("123459786");
    insta::assert_snapshot!(tree_at(&search, search.steps(), Fold::Nothing).0);
}

#[test]
fn nodes_stand_apart_and_below_their_predecessors() {
    let search = searched("493617285");
    for fold in [Fold::Nothing, Fold::AllButPath] {
        let layout = Layout::of(search.nodes(), fold, leaf(&search));
        let mut seen = HashSet::new();
        for (index, node) in search.nodes().iter().enumerate() {
            let Some(place) = layout.place(index as u32) else {
                assert_eq!(fold, Fold::AllButPath);
                continue;
            };
            assert!((0.0..=layout.width).contains(&place.x));
            assert_eq!(place.y, f64::from(node.depth));
            // Two nodes of a level are at least half a leaf apart.
            assert!(seen.insert(((place.x * 2.0).round() as i64, node.depth)), "{fold:?}: two nodes at {place:?}");
            if node.parent != NONE {
                assert_eq!(layout.place(node.parent).map(|above| above.y), Some(place.y - 1.0));
            }
        }
    }
}

#[test]
fn what_is_not_drawn_is_counted() {
    let search = searched("493617285");
    for step in [0, 1, 100, search.steps()] {
        let (scene, hidden) = tree_at(&search, step, Fold::Nothing);
        let drawn: HashSet<u32> = nodes(&scene);
        assert_eq!(drawn.len() + hidden, search.created_by(step), "step {step}");
    }
    // Folded, the path and its siblings are left.
    let (scene, hidden) = tree_at(&search, search.steps(), Fold::AllButPath);
    let path = search.path_to(leaf(&search)).len();
    assert!(nodes(&scene).len() > path && hidden > 3_000);
    // From near, few nodes are drawn.
    let layout = Layout::of(search.nodes(), Fold::Nothing, 0);
    let window = Window { middle: layout.place(0).expect("the root"), scale: 110.0 };
    let picture =
        tree::Picture { nodes: search.nodes(), layout: &layout, step: 2430, taken: None, path: None, pointed: Some(0) };
    let (scene, hidden) = tree::scene(&picture, &window, ROOM);
    assert!(nodes(&scene).contains(&0) && nodes(&scene).len() < 60 && hidden > 3_600);
}

fn nodes(scene: &Scene) -> HashSet<u32> {
    let node = |shape| match shape {
        Flat::Polygon(polygon) => polygon.id.filter(|id| id.kind == NODE).map(|id| id.a),
        _ => None,
    };
    scene.flatten().into_iter().filter_map(node).collect()
}

#[test]
fn nodes_stay_where_they_are_from_step_to_step() {
    let search = searched("493617285");
    let layout = Layout::of(search.nodes(), Fold::Nothing, 0);
    let whole = Window::whole(&layout, ROOM);
    let at = |step: u64| {
        let picture =
            tree::Picture { nodes: search.nodes(), layout: &layout, step, taken: None, path: None, pointed: None };
        let (scene, _) = tree::scene(&picture, &whole, ROOM);
        let mut areas: Vec<(u32, String)> = vec![];
        for shape in scene.flatten() {
            if let Flat::Polygon(polygon) = shape
                && let Some(id) = polygon.id
            {
                areas.push((id.a, format!("{:?}", polygon.points)));
            }
        }
        areas
    };
    let (early, late) = (at(50), at(60));
    assert!(early.len() < late.len() && early.iter().all(|area| late.contains(area)));
}
