//! The drawings of the taquin: snapshots of boards, of trees and of the two halves, and properties of all drawings.

use super::snapshots::drawing;
use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::details::BoundShown;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::estimate::pattern::PatternSize;
use casse_tete::puzzle::taquin::scene::motif::{Motif, TileImage};
use casse_tete::puzzle::taquin::scene::tree::{self, Fold, Layout, TALL, Undrawn};
use casse_tete::puzzle::taquin::scene::{CELL, FOLDED, NODE, board, bounds, parity};
use casse_tete::puzzle::taquin::shortest::{Bound, GuidedBoards, PatternsBuild, tables};
use casse_tete::puzzle::taquin::{Board, Method, Parity, Setup, Way};
use casse_tete::scene::{Anchor, Flat, Id, Lens, Paint, Room, Scene, hit};
use casse_tete::search::Status;
use casse_tete::search::best_first::{BestFirst, NONE, Node, Standing};
use casse_tete::search::job::Build;
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use std::collections::{HashMap, HashSet};

const ROOM: Room = Room { width: 800.0, height: 600.0 };

fn board_of(text: &str) -> Board {
    let setup: Setup = text.parse().expect("short");
    setup.board().expect("legal")
}

fn searched(text: &str, method: Method) -> BestFirst<Board> {
    let (space, mut search) = Model::new(board_of(text), method).search();
    search.advance(&space, u64::MAX);
    search
}

fn leaf(search: &BestFirst<Board>) -> u32 {
    let Standing::Found(leaf) = search.standing() else { panic!("{:?}", search.standing()) };
    leaf
}

/// The label under a board in these tests: the Score as the base text writes it.
fn score(node: &Node<Board>, _: usize) -> String {
    let right = |(cell, &tile)| if node.state.home(tile) == cell { '1' } else { '0' };
    node.state.tiles().iter().enumerate().map(right).collect()
}

fn everything() -> Fold {
    Fold::default()
}

fn path_only(leaf: u32) -> Fold {
    Fold { path_only: Some(leaf), folded: vec![] }
}

/// The tree at a step, with its path at the last one.
fn tree_at(search: &BestFirst<Board>, layout: &Layout, step: u64, lens: &Lens) -> (Scene, Undrawn) {
    let taken = search.expanded_at(step);
    let path = (step == search.steps()).then(|| leaf(search));
    let picture = tree::TreePicture {
        nodes: search.nodes(),
        layout,
        step,
        taken,
        path,
        pointed: None,
        label: &score,
        least: 0.0,
    };
    tree::scene(&picture, lens, ROOM)
}

fn whole(layout: &Layout) -> Lens {
    Lens::fit(layout.bounds(), ROOM, 120.0, 0.0)
}

/// The areas of each node, the first one the largest.
fn nodes(scene: &Scene, kind: &str) -> HashMap<u32, Vec<Point>> {
    let mut found = HashMap::new();
    for shape in scene.flatten() {
        if let Flat::Polygon(polygon) = shape
            && let Some(Id { a, .. }) = polygon.id.filter(|id| id.kind == kind)
        {
            found.entry(a).or_insert(polygon.points);
        }
    }
    found
}

#[test]
fn a_board_with_a_tile_on_its_way() {
    let before = Board::default();
    let after = before.moved(Way::Left).expect("a move");
    let picture = board::BoardPicture { before, chosen: Some(4), ..board::BoardPicture::of(after) };
    drawing::check("a_board_with_a_tile_on_its_way", &board::scene(&picture, 0.5, ROOM));
}

#[test]
fn a_board_with_a_hint() {
    let board = Board::default();
    let picture = board::BoardPicture { hint: Some(4), ..board::BoardPicture::of(board) };
    drawing::check("a_board_with_a_hint", &board::scene(&picture, 1.0, ROOM));
    // The tile on cell 8 cannot go to the blank: no arrow.
    let none = board::BoardPicture { hint: Some(8), ..picture.clone() };
    let plain = board::BoardPicture { hint: None, ..picture };
    assert_eq!(board::scene(&none, 1.0, ROOM), board::scene(&plain, 1.0, ROOM));
}

#[test]
fn a_board_with_a_run_that_is_dragged() {
    let board = Board::default().moved(Way::Right).expect("a move");
    let picture = board::BoardPicture { pull: Some((vec![1, 2], 0.4)), ..board::BoardPicture::of(board) };
    drawing::check("a_board_with_a_run_that_is_dragged", &board::scene(&picture, 1.0, ROOM));
}

#[test]
fn a_board_with_a_drawing_on_its_tiles() {
    let image = Some(TileImage::Motif(Motif::Boat));
    let picture = board::BoardPicture { image, ..board::BoardPicture::of(Board::default()) };
    drawing::check("a_board_with_a_drawing_on_its_tiles", &board::scene(&picture, 1.0, ROOM));
    // In order the tiles show the whole drawing, but for the empty cell; each keeps its number.
    for image in [TileImage::Motif(Motif::Boat), TileImage::Motif(Motif::Squares), TileImage::Photo] {
        let goal = Board::goal(4, 3).expect("a board");
        let scene =
            board::scene(&board::BoardPicture { image: Some(image), ..board::BoardPicture::of(goal) }, 1.0, ROOM);
        let flat = scene.flatten();
        let number = |shape: &Flat| if let Flat::Label(label) = shape { label.text.parse().ok() } else { None };
        assert_eq!(flat.iter().filter_map(number).collect::<Vec<u32>>(), (1..12).collect::<Vec<u32>>());
        // It is hit all over.
        for cell in 0..11 {
            let at = (0..800).flat_map(|x| (0..600).map(move |y| point(f64::from(x), f64::from(y))));
            let mut here = at.filter(|&at| board::cell_at((4, 3), ROOM, at) == Some(cell));
            let middle = here.nth(9_000).expect("a point of the cell");
            assert_eq!(hit(&flat, middle), Some(Id::new(CELL, cell, 0)));
        }
    }
}

#[test]
fn a_board_in_order_is_framed_twice() {
    let frames = |board: Board, t: f64| {
        let picture = board::BoardPicture::of(board);
        let scene = board::scene(&picture, t, ROOM).flatten();
        let is_frame = |shape: &&Flat| matches!(shape, Flat::Polygon(polygon) if polygon.id.is_none());
        scene.iter().filter(is_frame).count()
    };
    let goal = Board::goal(3, 3).expect("a board");
    assert_eq!([frames(goal, 1.0), frames(goal, 0.5), frames(Board::default(), 1.0)], [2, 1, 1]);
}

#[test]
fn every_tile_and_the_empty_cell_can_be_pointed_at() {
    for (width, height) in [(5, 4), (2, 5), (3, 3)] {
        let board = Board::goal(width, height).expect("a board");
        let picture = board::BoardPicture::of(board);
        let flat = board::scene(&picture, 1.0, ROOM).flatten();
        let places = (0..160).flat_map(|x| (0..120).map(move |y| point(f64::from(x) * 5.0, f64::from(y) * 5.0)));
        let mut found = HashSet::new();
        let mut cells = HashSet::new();
        for at in places {
            let cell = board::cell_at((width, height), ROOM, at);
            cells.extend(cell);
            if let Some(id) = hit(&flat, at) {
                assert_eq!((id.kind, Some(id.a as usize)), (CELL, cell), "{at:?}");
                found.insert(id.a as usize);
            }
        }
        let all: HashSet<usize> = (0..width * height).collect();
        assert_eq!((found, cells), (all.clone(), all));
    }
    assert_eq!(board::cell_size((4, 4), ROOM), 140.0);
}

#[test]
fn a_small_tree_of_boards() {
    let search = searched("123459786", Method::Score);
    let layout = Layout::of(search.nodes(), &everything());
    drawing::check("a_small_tree_of_boards", &tree_at(&search, &layout, search.steps(), &whole(&layout)).0);
}

#[test]
fn a_small_tree_of_dots() {
    let search = searched("413726589", Method::AStarManhattan);
    let layout = Layout::of(search.nodes(), &everything());
    let lens = Lens { scale: 24.0, ..whole(&layout) };
    drawing::check("a_small_tree_of_dots", &tree_at(&search, &layout, search.steps(), &lens).0);
}

#[test]
fn a_folded_tree() {
    let search = searched("413726589", Method::AStarManhattan);
    let folded = search.expanded_at(3).expect("a third step");
    let layout = Layout::of(search.nodes(), &Fold { path_only: None, folded: vec![folded] });
    drawing::check("a_folded_tree", &tree_at(&search, &layout, search.steps(), &whole(&layout)).0);
}

#[test]
fn a_tree_with_its_path_only() {
    let search = searched("123576498", Method::Score);
    let layout = Layout::of(search.nodes(), &path_only(leaf(&search)));
    drawing::check("a_tree_with_its_path_only", &tree_at(&search, &layout, search.steps(), &whole(&layout)).0);
}

#[test]
fn nodes_stand_apart_and_each_above_the_middle_of_its_descendants() {
    let search = searched("493617285", Method::Score);
    let all = search.nodes();
    for fold in [everything(), path_only(leaf(&search)), Fold { path_only: None, folded: vec![3, 7, 50, 900] }] {
        let layout = Layout::of(all, &fold);
        let [low, high] = layout.bounds();
        let mut levels: HashMap<u32, Vec<f64>> = HashMap::new();
        let mut below: HashMap<u32, Vec<f64>> = HashMap::new();
        for (index, node) in all.iter().enumerate() {
            let Some(place) = layout.place(index as u32) else {
                assert_ne!(fold, everything());
                continue;
            };
            assert!((low.x + 0.5..=high.x - 0.5).contains(&place.x) && (low.y..=high.y).contains(&place.y));
            assert_eq!(place.y, f64::from(node.depth) * TALL);
            levels.entry(node.depth).or_default().push(place.x);
            below.entry(node.parent).or_default().push(place.x);
        }
        assert_eq!(levels.len(), layout.levels());
        for mut row in levels.into_values() {
            row.sort_by(f64::total_cmp);
            assert!(row.windows(2).all(|pair| pair[1] - pair[0] > 1.0 - 1e-6), "{fold:?}: {row:?}");
        }
        for (parent, row) in below.into_iter().filter(|(parent, _)| *parent != NONE) {
            let middle = f64::midpoint(row[0], row[row.len() - 1]);
            let above = layout.place(parent).expect("above one that is shown");
            assert!((above.x - middle).abs() < 1e-6 && row.is_sorted(), "{fold:?}: {parent}");
        }
    }
}

/// The plain rule: a node is hidden if some node above it is folded.
fn is_hidden(nodes: &[Node<Board>], fold: &Fold, index: u32) -> bool {
    let mut path = HashSet::new();
    let mut at = fold.path_only.map_or(NONE, |end| nodes[end as usize].parent);
    while at != NONE {
        path.insert(at);
        at = nodes[at as usize].parent;
    }
    let mut at = nodes[index as usize].parent;
    while at != NONE {
        if fold.folded.contains(&at) || (fold.path_only.is_some() && !path.contains(&at)) {
            return true;
        }
        at = nodes[at as usize].parent;
    }
    false
}

#[test]
fn folding_hides_descendants_and_counts_them() {
    let search = searched("582416937", Method::AStarManhattan);
    let all = search.nodes();
    let end = leaf(&search);
    for fold in [everything(), path_only(end), path_only(5), Fold { path_only: Some(end), folded: vec![0, 2] }] {
        let layout = Layout::of(all, &fold);
        for created in [1, all.len() / 2, all.len()] {
            let hidden = (0..created as u32).filter(|&index| is_hidden(all, &fold, index)).count();
            assert_eq!(layout.hidden(created), hidden, "{fold:?} {created}");
            let below: usize = (0..all.len() as u32).map(|index| layout.hidden_below(index, created)).sum();
            assert_eq!(below, hidden, "{fold:?} {created}");
        }
        for index in 0..all.len() as u32 {
            assert_eq!(layout.place(index).is_none(), is_hidden(all, &fold, index), "{fold:?} {index}");
        }
    }
    let layout = Layout::of(all, &Fold { path_only: None, folded: vec![0] });
    assert_eq!((layout.hidden_below(0, all.len()), layout.levels()), (all.len() - 1, 1));
}

#[test]
fn what_is_not_drawn_is_counted_whatever_the_lens() {
    let search = searched("493617285", Method::Score);
    let all = search.nodes();
    let mut dice = Dice::new(9, 0);
    let mut chance = move || f64::from(dice.below(1_000_000)) / 1e6;
    for fold in [everything(), path_only(leaf(&search)), Fold { path_only: None, folded: vec![4, 40, 400] }] {
        let layout = Layout::of(all, &fold);
        let [low, high] = layout.bounds();
        for _ in 0..60 {
            let middle = point(low.x + (high.x - low.x) * chance(), low.y + (high.y - low.y) * chance());
            let lens = Lens { middle, scale: 0.2 * 1_000_f64.powf(chance()), tall: 1.0 + 4.0 * chance() };
            let step = (chance() * search.steps() as f64) as u64;
            let (scene, undrawn) = tree_at(&search, &layout, step, &lens);
            let drawn = nodes(&scene, NODE);
            let created = search.created_by(step);
            assert_eq!(drawn.len() + undrawn.outside + undrawn.folded + undrawn.sharing, created, "{step} {lens:?}");
            assert_eq!(undrawn.folded, (0..created as u32).filter(|&index| layout.place(index).is_none()).count());
            // A node whose middle is in the room does not count as outside.
            let inside = |index: &u32| {
                let at = layout.place(*index).map(|place| lens.place(place, ROOM));
                at.is_some_and(|at| (0.0..ROOM.width).contains(&at.x) && (0.0..ROOM.height).contains(&at.y))
            };
            let inside = (0..created as u32).filter(inside).count();
            assert!(inside <= drawn.len() + undrawn.sharing, "{step} {lens:?}");
            if lens.scale >= tree::board_scale((3, 3)) {
                assert_eq!(undrawn.sharing, 0);
            }
            assert!(drawn.len() <= 3_010 && scene.shapes.len() <= 12_000, "{}", scene.shapes.len());
        }
    }
}

#[test]
fn at_board_scale_nodes_do_not_overlap() {
    let search = searched("493617285", Method::Score);
    let layout = Layout::of(search.nodes(), &everything());
    for node in [0, 100, 2_000, leaf(&search)] {
        let lens = Lens::fit(tree::around(&layout, node, tree::ABOUT), ROOM, 400.0, 0.0);
        let (scene, _) = tree_at(&search, &layout, search.steps(), &lens);
        let areas: Vec<[Point; 2]> = nodes(&scene, NODE).into_values().map(|points| [points[0], points[2]]).collect();
        assert!(areas.len() > 3);
        for (index, [low, high]) in areas.iter().enumerate() {
            for [other_low, other_high] in &areas[..index] {
                let apart_across = high.x < other_low.x || other_high.x < low.x;
                assert!(apart_across || high.y < other_low.y || other_high.y < low.y);
            }
        }
        assert!(nodes(&scene, NODE).contains_key(&node));
    }
}

#[test]
fn nodes_stay_where_they_are_from_step_to_step() {
    let search = searched("493617285", Method::Score);
    let layout = Layout::of(search.nodes(), &everything());
    let created_at = |step: u64| search.created_by(step - 1) as u32;
    for scale in [3.0, 12.0, 60.0] {
        let lens = Lens { scale, ..Lens::fit(tree::around(&layout, created_at(58), tree::ABOUT), ROOM, 100.0, 0.0) };
        let centre = |points: &Vec<Point>| points[0].towards(points[2], 0.5);
        let at = |step: u64| -> HashMap<u32, Point> {
            let (scene, _) = tree_at(&search, &layout, step, &lens);
            nodes(&scene, NODE).into_iter().map(|(index, points)| (index, centre(&points))).collect()
        };
        let (early, late) = (at(50), at(60));
        assert!(early.len() < late.len(), "{scale}");
        for (index, place) in early {
            let now = late.get(&index).copied();
            // A dot may give its place to one beside it, but stays where it is.
            assert!(now.is_some_and(|now| (now.x - place.x).hypot(now.y - place.y) < 1e-9) || scale < 4.0);
        }
    }
}

#[test]
fn a_deep_chain_is_laid_out_and_drawn() {
    let state = Board::default();
    let node = |index: u32| Node {
        state,
        measure: 0,
        parent: index.checked_sub(1).unwrap_or(NONE),
        way: 0,
        depth: index,
        created: index,
        closed: NONE,
        superseded: false,
    };
    let chain: Vec<Node<Board>> = (0..200_000).map(node).collect();
    let layout = Layout::of(&chain, &everything());
    assert_eq!(layout.place(199_999), Some(point(0.0, 199_999.0 * TALL)));
    let picture = tree::TreePicture {
        nodes: &chain,
        layout: &layout,
        step: 199_999,
        taken: None,
        path: Some(199_999),
        pointed: None,
        label: &score,
        least: 0.0,
    };
    let (scene, undrawn) = tree::scene(&picture, &whole(&layout), ROOM);
    assert_eq!(nodes(&scene, NODE).len() + undrawn.sharing, 200_000);
    assert!(scene.shapes.len() < 400);
    let [Flat::Line(path)] = &scene.flatten()[..1] else { panic!("no path") };
    assert!(path.points.len() < 2_000 && path.stroke.paint == Paint::Accent);
}

#[test]
fn badges_can_be_pointed_at() {
    let search = searched("413726589", Method::AStarManhattan);
    let folded = search.expanded_at(3).expect("a third step");
    let layout = Layout::of(search.nodes(), &Fold { path_only: None, folded: vec![folded] });
    let middle = layout.place(folded).expect("shown");
    for scale in [20.0, 90.0] {
        let (scene, _) = tree_at(&search, &layout, search.steps(), &Lens { middle, scale, tall: 1.0 });
        for (index, points) in nodes(&scene, FOLDED) {
            let middle = points.iter().fold(point(0.0, 0.0), |sum, &p| sum + p);
            let count = points.len() as f64;
            let found = hit(&scene.flatten(), point(middle.x / count, middle.y / count));
            assert_eq!(found, Some(Id::new(FOLDED, index as usize, 0)));
        }
        assert!(nodes(&scene, FOLDED).contains_key(&folded));
    }
}

#[test]
fn superseded_nodes_are_crossed_out() {
    let search = searched("582416937", Method::AStarManhattan);
    let layout = Layout::of(search.nodes(), &everything());
    let is_superseded = |index: &u32| search.nodes()[*index as usize].superseded;
    let first = (0..search.nodes().len() as u32).find(is_superseded).expect("one is superseded");
    let closed = u64::from(search.nodes()[first as usize].closed);
    for (step, is_crossed) in [(closed - 1, false), (closed, true), (search.steps(), true)] {
        let lens = Lens::fit(tree::around(&layout, first, tree::ABOUT), ROOM, 100.0, 0.0);
        let (scene, _) = tree_at(&search, &layout, step, &lens);
        let crosses = scene.flatten().iter().filter(|shape| is_bad(shape)).count() / 2;
        assert_eq!(crosses > 0, is_crossed, "step {step}");
        if step == search.steps() {
            assert_eq!(crosses, nodes(&scene, NODE).into_keys().filter(is_superseded).count());
        }
    }
}

fn is_bad(shape: &Flat) -> bool {
    matches!(shape, Flat::Line(line) if line.stroke.paint == Paint::Bad)
}

fn parity_of(text: &str, room: Room) -> Scene {
    let board = board_of(text);
    let distances = (board.tiles().len() <= 9).then(|| Distances::new(board.width(), board.height())).flatten();
    let spread = distances.as_ref().map_or(vec![], |distances| distances.counts().to_vec());
    let is_solvable = Parity::of(&board).is_solvable();
    let distance = distances.as_ref().and_then(|distances| distances.of(&board)).unwrap_or(0);
    let words = parity::ParityWords {
        solvable: "Can be put in order",
        unsolvable: "Cannot be put in order",
        positions: "positions",
        no_way: "no move leads across",
        here: "here, 20 moves",
        lang: Lang::En,
    };
    let here = Some((is_solvable, distance));
    let picture = parity::ParityPicture { before: board, after: board, picked: Some(0), spread: &spread, here, words };
    parity::scene(&picture, 1.0, room)
}

/// 1..13 15 14: what Sam Loyd offered a prize for.
const LOYD: &str = "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0";

#[test]
fn the_parity_of_the_example() {
    drawing::check("the_parity_of_the_example", &parity_of("493617285", Room { width: 1000.0, height: 640.0 }));
}

#[test]
fn the_parity_of_loyds_offer() {
    drawing::check("the_parity_of_loyds_offer_3x3", &parity_of("123456879", ROOM));
    drawing::check("the_parity_of_loyds_offer_4x4", &parity_of(LOYD, Room { width: 350.0, height: 500.0 }));
}

#[test]
fn both_halves_are_as_large() {
    let count = |text: &str, words: &str| {
        let is_it = |shape: &Flat| matches!(shape, Flat::Label(label) if label.text.contains(words));
        parity_of(text, Room { width: 1900.0, height: 1000.0 }).flatten().iter().filter(|shape| is_it(shape)).count()
    };
    assert_eq!(count("493617285", "181,440 positions"), 2);
    assert_eq!(count(LOYD, "10,461,394,944,000 positions"), 2);
    assert_eq!(count("2x2:1,2,3,0", "12 positions"), 2);
}

#[test]
fn the_parity_stays_within_its_room() {
    let boards = [
        "493617285",
        LOYD,
        "2x2:3,1,2,0",
        "2x4:7,6,5,4,3,2,1,0",
        "5x2:9,8,7,6,5,4,3,2,1,0",
        "5x5:24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0",
    ];
    for text in boards {
        for (width, height) in [(350.0, 500.0), (350.0, 640.0), (640.0, 480.0), (900.0, 900.0), (1900.0, 1000.0)] {
            let room = Room { width, height };
            let inside = |p: Point| (0.0..=width).contains(&p.x) && (0.0..=height).contains(&p.y);
            for shape in parity_of(text, room).flatten() {
                match &shape {
                    Flat::Polygon(polygon) => assert!(polygon.points.iter().all(|&p| inside(p)), "{text} {shape:?}"),
                    Flat::Line(_) | Flat::Segments(_) => {
                        assert!(shape.points().iter().all(|&p| inside(p)), "{text} {shape:?}");
                    }
                    Flat::Label(label) => {
                        // About how wide the words are.
                        let wide = label.text.chars().count() as f64 * label.size * 0.56;
                        let start = match label.anchor {
                            Anchor::Start => 0.0,
                            Anchor::Middle => -0.5,
                            Anchor::End => -1.0,
                        };
                        let left = label.at + point(start * wide, -label.size * 0.5);
                        assert!(inside(left) && inside(left + point(wide, label.size)), "{text} {room:?} {shape:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_lower_bounds_of_a_board_of_sixteen_cells() {
    // Two pairs in linear conflict, and four tiles from home.
    let board = board_of("4x4:2,1,3,4,5,6,7,8,9,10,11,12,13,15,14,0");
    let size = PatternSize::Small;
    let mut build = Box::new(PatternsBuild::new(4, 4, size).expect("4x4"));
    while build.advance(1 << 24) == Status::Running {}
    let bytes = build.finish();
    let guided = GuidedBoards::new(&board, Bound::Patterns(size), || tables(4, 4, size, &bytes)).expect("tables");
    let details = guided.details(&board).expect("pattern databases");
    let drawn = BoundShown::ALL.map(|bound| {
        let under = format!("{} moves at least", details.moves(bound));
        let scene = bounds::scene(&board, &details, bound, &under, Room { width: 480.0, height: 400.0 });
        drawing::check(&format!("the_lower_bound_{}", bound.name().replace('-', "_")), &scene);
        scene.flatten()
    });
    let painted = |index: usize, paint: Paint| {
        let is_so = |shape: &&Flat| matches!(shape, Flat::Polygon(polygon) if polygon.fill == Some(paint));
        drawn[index].iter().filter(is_so).count()
    };
    // An arrow for each of the four; the four tiles in conflict; all tiles in one of three groups.
    assert_eq!([painted(0, Paint::Accent), painted(0, Paint::BadArea)], [4, 0]);
    assert_eq!([painted(1, Paint::Accent), painted(1, Paint::BadArea)], [4, 4]);
    assert_eq!([painted(2, Paint::Accent), painted(2, Paint::BadArea)], [0, 0]);
    assert_eq!([Paint::AccentArea, Paint::SecondArea, Paint::GoodArea].map(|paint| painted(3, paint)), [5, 5, 5]);
    let words = |index: usize, wanted: &str| {
        drawn[index].iter().filter(|shape| matches!(shape, Flat::Label(label) if label.text == wanted)).count()
    };
    assert_eq!([words(1, "+2"), words(2, "1|1"), words(2, "4|3"), words(3, "B")], [2, 1, 1, 5]);
}

#[test]
fn every_cell_of_the_parity_can_be_pointed_at() {
    let flat = parity_of(LOYD, ROOM).flatten();
    let places = (0..160).flat_map(|x| (0..120).map(move |y| point(f64::from(x) * 5.0, f64::from(y) * 5.0)));
    let found: HashSet<u32> =
        places.filter_map(|at| hit(&flat, at)).filter(|id| id.kind == CELL).map(|id| id.a).collect();
    assert_eq!(found, (0..16).collect());
}
