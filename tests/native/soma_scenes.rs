//! The drawings of the Soma cube's assembly: snapshots, and properties of all drawings.

use super::snapshots::drawing;
use casse_tete::geometry::Point;
use casse_tete::puzzle::soma::assemble::seek::WaySearch;
use casse_tete::puzzle::soma::assemble::way::WayIn;
use casse_tete::puzzle::soma::fast::{self, Cover, Sweep};
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::scene::assembly;
use casse_tete::puzzle::soma::scene::clear::clear;
use casse_tete::puzzle::soma::scene::picture::{Empty, Picture, PictureWords, Shade, Tried};
use casse_tete::puzzle::soma::scene::{CELL, CLASS, PIECE, PLACEMENT, POLYCUBE, layers, read, space};
use casse_tete::puzzle::soma::why::Weights;
use casse_tete::puzzle::soma::{
    Assembly, Decision, DropReason, Figure, Mask, Model, Moment, PieceSet, Preset, Rules, Setup,
};
use casse_tete::scene::{Anchor, Body, Camera, FaceLook, Flat, Id, Mark, Paint, Room, Scene, Shape};
use casse_tete::search::{Backtrack, Status};
use std::collections::BTreeSet;
use std::rc::Rc;

const ROOMS: [Room; 5] = [
    Room { width: 390.0, height: 420.0 },
    Room { width: 350.0, height: 560.0 },
    Room { width: 700.0, height: 560.0 },
    Room { width: 900.0, height: 420.0 },
    Room { width: 1200.0, height: 900.0 },
];

const WORDS: PictureWords = PictureWords { layer };

fn layer(layer: usize, layers: usize) -> String {
    match layer {
        0 => "Couche de base".into(),
        _ if layer + 1 == layers => "Couche du haut".into(),
        _ => format!("Couche {}", layer + 1),
    }
}

fn figure(preset: Preset) -> Figure {
    let setup: Setup = preset.text().parse().expect("short");
    setup.figure().expect("legal")
}

/// The first solution that the fast search finds; `None` if there is none.
fn solution(figure: &Figure) -> Vec<(usize, Mask)> {
    let cover = Cover::new(&PieceSet::soma(), figure).expect("27 cells");
    let mut sweep = Sweep::new(&cover);
    while sweep.found().is_empty() && sweep.advance(&cover, 1000) != Status::Finished {}
    sweep.found().first().map_or(vec![], |found| (0..7).map(|piece| (piece, found.solution[piece])).collect())
}

fn mask(numbers: &[usize]) -> Mask {
    numbers.iter().map(|number| 1 << (number - 1)).sum()
}

/// V in a corner and P on it; T is tried.
fn dropped(cells: &[usize], why: DropReason) -> Picture {
    let placed = vec![(0, mask(&[1, 4, 5])), (6, mask(&[10, 11, 2, 14]))];
    Picture { placed, tried: Some(Tried { piece: 2, cells: mask(cells), why }), ..Picture::default() }
}

fn meets() -> Picture {
    dropped(&[4, 5, 6, 8], DropReason::Meets { cells: mask(&[4, 5]) })
}

fn island() -> Picture {
    dropped(&[3, 6, 9, 15], DropReason::Island { cells: mask(&[7, 8]), fillable: vec![4, 8, 12, 16] })
}

fn parity() -> Picture {
    dropped(&[19, 20, 21, 23], DropReason::Balance { empty: -3, reachable: vec![-1, 1] })
}

fn draw(picture: &Picture, room: Room) -> Scene {
    assembly::scene(picture, 0.0, 1.0, &Camera::STANDARD, room, &PieceSet::soma(), &WORDS)
}

fn by_layers(picture: &Picture, room: Room) -> Scene {
    layers::scene(picture, room, &PieceSet::soma(), &WORDS)
}

fn in_space(picture: &Picture, explode: f64, t: f64, camera: Camera, room: Room) -> Scene {
    space::scene(picture, explode, t, &camera, room, &PieceSet::soma())
}

fn bodies(scene: &Scene) -> Vec<Body> {
    let of_shape = |shape: &Shape| match shape {
        Shape::Solid(solid) => solid.bodies.clone(),
        Shape::Flat(_) => vec![],
    };
    scene.shapes.iter().flat_map(of_shape).collect()
}

/// The cells that shapes belong to.
fn cells(scene: &Scene) -> BTreeSet<usize> {
    let id = |shape: Flat| match shape {
        Flat::Polygon(polygon) => polygon.id,
        Flat::Line(line) => line.id,
        Flat::Segments(_) => None,
        Flat::Label(label) => label.id,
    };
    scene.flatten().into_iter().filter_map(id).inspect(|id| assert_eq!(id.kind, CELL)).map(|id| id.a as usize).collect()
}

/// The words of a drawing, in order.
fn words(scene: &Scene) -> Vec<String> {
    let text = |shape| match shape {
        Flat::Label(label) => Some(label.text),
        _ => None,
    };
    scene.flatten().into_iter().filter_map(text).collect()
}

/// Two opposite corners of the rectangle that a shape covers; letters are about half as wide as high.
fn bounds(shape: &Flat) -> [Point; 2] {
    let (mut low, mut high) = (Point { x: f64::MAX, y: f64::MAX }, Point { x: f64::MIN, y: f64::MIN });
    let mut cover = |p: &Point, x: [f64; 2], y: f64| {
        low = Point { x: low.x.min(p.x - x[0]), y: low.y.min(p.y - y) };
        high = Point { x: high.x.max(p.x + x[1]), y: high.y.max(p.y + y) };
    };
    match shape {
        Flat::Polygon(polygon) => polygon.points.iter().for_each(|p| cover(p, [0.0; 2], 0.0)),
        Flat::Line(_) | Flat::Segments(_) => shape.points().iter().for_each(|p| cover(p, [0.0; 2], 0.0)),
        Flat::Label(label) if label.plane.is_some() => cover(&label.at, [0.0; 2], 0.0),
        Flat::Label(label) => {
            let width = label.text.chars().count() as f64 * label.size * 0.54;
            let aside = match label.anchor {
                Anchor::Start => [0.0, width],
                Anchor::Middle => [width / 2.0; 2],
                Anchor::End => [width, 0.0],
            };
            cover(&label.at, aside, label.size / 2.0);
        }
    }
    [low, high]
}

/// Everything lies in the room, or outside by at most this distance.
fn check_inside(scene: &Scene, outside: f64, what: &str) {
    let Room { width, height } = scene.room;
    for shape in scene.flatten() {
        let [low, high] = bounds(&shape);
        let inside = low.x >= -outside && low.y >= -outside && high.x <= width + outside && high.y <= height + outside;
        assert!(inside, "{what}: {shape:?} outside {width} x {height}");
    }
}

#[test]
fn a_placement_that_meets_filled_cells() {
    drawing::check("a_placement_that_meets_filled_cells", &by_layers(&meets(), ROOMS[2]));
}

#[test]
fn a_placement_that_cuts_off_an_island() {
    drawing::check("a_placement_that_cuts_off_an_island", &by_layers(&island(), ROOMS[0]));
}

#[test]
fn a_piece_on_its_way_into_an_empty_figure() {
    let picture = Picture { placed: vec![(2, mask(&[1, 2, 3, 5]))], newest: Some(0), ..Picture::default() };
    let scene = in_space(&picture, 0.0, 0.5, Camera::STANDARD, ROOMS[2]);
    drawing::check("a_piece_on_its_way_into_an_empty_figure", &scene);
}

#[test]
fn what_is_drawn_belongs_to_cells_of_the_figure_and_each_has_a_place_in_a_layer() {
    for preset in Preset::ALL {
        let figure = figure(preset);
        let all: BTreeSet<usize> = (0..figure.count()).collect();
        let placed = solution(&figure);
        for (count, empty) in [(0, Empty::Dots), (3, Empty::Chess), (7, Empty::Dots), (0, Empty::Full(Shade::Plain))] {
            let placed = placed.iter().take(count).copied().collect();
            let picture = Picture { figure: figure.clone(), placed, empty, ..Picture::default() };
            assert_eq!(cells(&by_layers(&picture, ROOMS[2])), all, "{preset:?}");
            assert!(cells(&draw(&picture, ROOMS[2])).is_subset(&all), "{preset:?}");
            assert_eq!(bodies(&draw(&picture, ROOMS[2])).len(), figure.count(), "{preset:?}");
        }
    }
}

#[test]
fn drawings_stay_in_their_room_and_their_parts_apart() {
    for preset in Preset::ALL {
        let figure = figure(preset);
        let placed = solution(&figure);
        let newest = placed.len().checked_sub(1);
        let picture = Picture { figure, placed, newest, numbers: true, ..Picture::default() };
        for room in ROOMS {
            let what = format!("{preset:?} in {} x {}", room.width, room.height);
            check_inside(&draw(&picture, room), 0.0, &what);
            check_names(&by_layers(&picture, room), &what);
        }
        for room in [ROOMS[0], ROOMS[3]] {
            let what = format!("{preset:?} in space in {} x {}", room.width, room.height);
            // A piece that comes from outside the figure is cut off a little in the tightest rooms.
            let edge = 0.06 * room.width.min(room.height);
            for (explode, t, outside) in [(0.0, 1.0, 0.0), (0.5, 1.0, 0.0), (1.0, 1.0, 0.0), (0.0, 0.0, edge)] {
                for (yaw, pitch) in [(0.72, 0.36), (2.0, -0.6), (4.0, 1.4)] {
                    check_inside(&in_space(&picture, explode, t, Camera { yaw, pitch }, room), outside, &what);
                }
            }
        }
    }
}

/// Names of layers stand inside the room, on no cell and on no other name.
fn check_names(scene: &Scene, what: &str) {
    check_inside(scene, 0.0, what);
    let (mut names, mut cells) = (vec![], vec![]);
    for shape in scene.flatten() {
        match &shape {
            Flat::Label(label) => {
                assert!(label.size >= 14.0, "{what}: {label:?}");
                if label.paint == Paint::Soft {
                    names.push(bounds(&shape));
                }
            }
            Flat::Polygon(polygon) if polygon.id.is_some() => cells.push(bounds(&shape)),
            _ => {}
        }
    }
    let meet = |[a, b]: &[Point; 2], [c, d]: &[Point; 2]| a.x < d.x && c.x < b.x && a.y < d.y && c.y < b.y;
    for (index, name) in names.iter().enumerate() {
        let others = names[..index].iter().chain(&cells);
        assert!(others.into_iter().all(|other| !meet(name, other)), "{what}: {name:?}");
    }
}

#[test]
fn pieces_come_apart_clearly_and_none_is_lost() {
    let (_, found) = fast::solutions(&PieceSet::soma(), &Figure::default()).expect("27 cells");
    for found in found.iter().step_by(16) {
        let placed = (0..7).map(|piece| (piece, found.solution[piece])).collect();
        let picture = Picture { placed, ..Picture::default() };
        let at = |explode: f64| bodies(&in_space(&picture, explode, 1.0, Camera::STANDARD, ROOMS[2]));
        let (together, apart) = (at(0.0), at(1.0));
        assert_eq!((together.len(), apart.len()), (27, 27));
        for (a, b) in apart.iter().flat_map(|a| apart.iter().map(move |b| (a, b))).filter(|(a, b)| a.piece != b.piece) {
            let way = a.centre - b.centre;
            let gap = way.x.abs().max(way.y.abs()).max(way.z.abs()) - 1.0;
            assert!(gap > 0.1, "{gap}: {:?} {:?}", a.piece, b.piece);
        }
        // The pieces stay as they are.
        for pair in 0..26 {
            if together[pair].piece == together[pair + 1].piece {
                let step = |bodies: &[Body]| bodies[pair + 1].centre - bodies[pair].centre;
                assert!((step(&together) - step(&apart)).length() < 1e-9);
            }
        }
    }
}

#[test]
fn a_new_piece_comes_from_where_nothing_is_in_its_way() {
    for preset in [Preset::Cube, Preset::Bathtub, Preset::Castle] {
        let figure = figure(preset);
        let placed = solution(&figure);
        for count in 1..=placed.len() {
            let newest = Some(count - 1);
            let picture =
                Picture { figure: figure.clone(), placed: placed[..count].to_vec(), newest, ..Picture::default() };
            let at = |t: f64| bodies(&in_space(&picture, 0.0, t, Camera::STANDARD, ROOMS[2]));
            let (before, after) = (at(0.0), at(1.0));
            let moved: BTreeSet<usize> = (0..before.len()).filter(|&body| before[body] != after[body]).collect();
            let new = |body: &usize| after[*body].piece == Some(placed[count - 1].0);
            assert_eq!(moved, (0..after.len()).filter(new).collect());
        }
    }
}

#[test]
fn what_is_wrong_is_told_by_more_than_its_colour() {
    let crossed = |picture: &Picture| {
        let scene = in_space(picture, 0.0, 1.0, Camera::STANDARD, ROOMS[2]);
        bodies(&scene).iter().filter(|body| body.faces[0].mark == Mark::Clash).count()
    };
    // Two cells are in the way, and the two that are not are drawn smaller.
    assert_eq!(crossed(&meets()), 2);
    let sizes = |picture: &Picture, size: f64| {
        let scene = in_space(picture, 0.0, 1.0, Camera::STANDARD, ROOMS[2]);
        bodies(&scene).iter().filter(|body| body.size == size).count()
    };
    assert_eq!((sizes(&meets(), 1.0), sizes(&meets(), 0.78)), (7, 2));
    // An island has larger cubes than other empty cells, and its size is written in one of its cells.
    assert_eq!(sizes(&island(), 0.38), 2);
    assert!(words(&by_layers(&island(), ROOMS[2])).contains(&"2".to_string()));
    // For the balance all empty cells are black or white.
    let scene = in_space(&parity(), 0.0, 1.0, Camera::STANDARD, ROOMS[2]);
    let black = |body: &&Body| matches!(body.faces[0].look, FaceLook::Plain { fill: Paint::Body, .. });
    let empty = parity().empty_cells() & !mask(&[19, 20, 21, 23]);
    let blacks = bits(empty & Figure::default().black()).count();
    assert_eq!(bodies(&scene).iter().filter(black).count(), blacks);
    // A figure with too many cells of one class shows them.
    let figure = figure(Preset::WWall);
    let class = figure.classes()[0];
    let picture = Picture { marked: class, ..Picture::of(figure, Empty::Full(Shade::Plain)) };
    assert_eq!(crossed(&picture), bits(class).count());
}

#[test]
fn weights_are_written_on_the_cells_and_a_piece_keeps_its_letter() {
    let numbers: Vec<u32> = (0..27).collect();
    let weights = Some(Rc::new(Weights(numbers.clone())));
    let cube = Figure::default();
    let picture = Picture { weights: weights.clone(), ..Picture::of(cube.clone(), Empty::Full(Shade::Plain)) };
    let written = words(&by_layers(&picture, ROOMS[2]));
    for number in &numbers {
        assert_eq!(
            written.iter().filter(|word| **word == number.to_string()).count(),
            1 + usize::from((1..=3).contains(number) && written.contains(&format!("layer {number}"))),
            "{number}"
        );
    }
    // In space every cube but that of 0 has its own on each face.
    let scene = in_space(&picture, 0.0, 1.0, Camera::STANDARD, ROOMS[2]);
    let mut labels: Vec<Option<String>> = bodies(&scene).iter().map(|body| body.faces[0].label.clone()).collect();
    labels.sort_by_key(|label| label.as_ref().and_then(|label| label.parse::<u32>().ok()));
    assert_eq!(labels, numbers.iter().map(|number| (*number > 0).then(|| number.to_string())).collect::<Vec<_>>());
    // A piece shows its letter, and the weights that it covers small beside it.
    let t = mask(&[1, 2, 3, 5]);
    let placed = Picture { placed: vec![(2, t)], weights, ..Picture::of(cube, Empty::Dots) };
    let written = words(&by_layers(&placed, ROOMS[2]));
    assert_eq!(written.iter().filter(|word| *word == "T").count(), 4);
    assert!(
        bodies(&in_space(&placed, 0.0, 1.0, Camera::STANDARD, ROOMS[2]))
            .iter()
            .all(|body| body.faces[0].label.is_none())
    );
}

#[test]
fn what_is_pointed_at_is_lit_in_space_and_in_its_layer() {
    let lit = |light: Id| {
        let picture = Picture { light: Some(light), ..meets() };
        let scene = in_space(&picture, 0.0, 1.0, Camera::STANDARD, ROOMS[2]);
        let is_lit = |body: &&Body| matches!(body.faces[0].mark, Mark::Lit | Mark::LitClash);
        let in_space = bodies(&scene).iter().filter(is_lit).count();
        let ring = |shape: &Flat| matches!(shape, Flat::Polygon(polygon) if polygon.stroke.is_some_and(|stroke| stroke.paint == Paint::Accent));
        let in_layers = by_layers(&picture, ROOMS[2]).flatten().iter().filter(|shape| ring(shape)).count();
        (in_space, in_layers)
    };
    assert_eq!(lit(Id::new(CELL, 26, 0)), (1, 1));
    assert_eq!(lit(Id::new(CELL, 27, 0)), (0, 0));
    assert_eq!(lit(Id::new(CELL, 64, 0)), (0, 0));
    assert_eq!(lit(Id::new(PIECE, 6, 0)), (4, 4));
    assert_eq!(lit(Id::new(PIECE, 2, 0)), (4, 4));
    assert_eq!(lit(Id::new(CLASS, 0, 0)), (0, 0));
}

#[test]
fn numbers_of_cells_are_written_on_request() {
    let solved = Picture { placed: solution(&Figure::default()), ..Picture::default() };
    let letters = |scene: &Scene| words(scene).iter().filter(|text| text.parse::<usize>().is_err()).count();
    assert_eq!(letters(&by_layers(&solved, ROOMS[2])), 27 + 3);
    assert_eq!(words(&by_layers(&solved, ROOMS[2])).len(), 27 + 3);
    let numbered = Picture { numbers: true, ..solved };
    assert_eq!(words(&by_layers(&numbered, ROOMS[2])).len(), 27 + 27 + 3);
    let numbers = words(&by_layers(&Picture { numbers: true, ..Picture::default() }, ROOMS[0]));
    let numbers: BTreeSet<usize> = numbers.iter().filter_map(|text| text.parse().ok()).collect();
    assert_eq!(numbers, (1..=27).collect());
}

#[test]
fn ids_are_read_back() {
    for kind in [CELL, PIECE, PLACEMENT, CLASS, POLYCUBE] {
        let id = Id::new(kind, 12, 3);
        assert_eq!(read(&id.to_string()), Some(id));
    }
    for text in ["", "cell", "cell-1", "cell-x-1", "face-1-4"] {
        assert_eq!(read(text), None, "{text}");
    }
}

/// Every rejection of a search with both rules: what is about it stays, the rest becomes faint, and each empty cell has the size of its
/// region.
#[test]
fn what_a_rejection_is_about_stays_in_sight() {
    let model = Model { rules: Rules { islands: true, parity: true }, ..Model::default() };
    let assembly = Assembly::new(model.clone());
    let figure = &model.figure;
    let mut search = Backtrack::new(&assembly);
    let (mut meets, mut islands, mut moved) = (0, 0, 0);
    for _ in 0..3_000 {
        search.advance(&assembly, 1, &mut ());
        let Moment { placed, outcome, .. } = Moment::of(&assembly, &search);
        let (Decision::Dropped(why), Some((&(piece, tried), before))) = (outcome, placed.split_last()) else {
            continue;
        };
        let before: Vec<(usize, Mask)> = before.iter().map(|(piece, placement)| (*piece, placement.cells)).collect();
        let filled = before.iter().fold(0, |all, (_, cells)| all | cells);
        let tried = Tried { piece, cells: tried.cells, why };
        let clear = clear(figure, &before, &tried, Camera::STANDARD);
        let Some(clear) = clear else {
            assert!(matches!(tried.why, DropReason::Balance { .. }));
            continue;
        };
        moved += usize::from(clear.camera != Camera::STANDARD);
        for &(_, cells) in &before {
            // A piece is faint as a whole or not at all.
            assert!(cells & clear.faint == 0 || cells & clear.faint == cells);
        }
        match tried.why {
            DropReason::Meets { cells } => {
                meets += 1;
                assert!(clear.faint & cells == 0 && clear.sizes.is_none() && clear.faint & !filled == 0);
            }
            DropReason::Island { cells, .. } => {
                islands += 1;
                let sizes = &clear.sizes.as_ref().expect("sizes").0;
                let empty = figure.full() & !filled & !tried.cells;
                for cell in 0..27 {
                    let is_empty = empty >> cell & 1 == 1;
                    assert_eq!(sizes[cell] > 0, is_empty);
                    // Neighbours are in one region.
                    for other in bits(figure.neighbours(cell) & empty).filter(|_| is_empty) {
                        assert_eq!(sizes[cell], sizes[other]);
                    }
                }
                assert!(bits(cells).all(|cell| sizes[cell] == cells.count_ones()));
            }
            DropReason::Balance { .. } => panic!("nothing is to be shown"),
        }
        // What is faint is small, and of no piece that could be pointed at as a whole.
        let picture = Picture {
            placed: before,
            tried: Some(tried),
            faint: clear.faint,
            ..Picture::of(figure.clone(), Empty::Dots)
        };
        let scene = in_space(&picture, 0.0, 1.0, clear.camera, ROOMS[2]);
        let full = bodies(&scene).iter().filter(|body| body.size == 1.0).count();
        assert_eq!(full as u32, (filled & !clear.faint).count_ones());
    }
    assert_eq!((meets, islands), (2_916, 47));
    // The camera moves where another one sees more than twice as much.
    assert_eq!(moved, 536);
}

#[test]
fn a_piece_is_drawn_along_its_way() {
    let figure = Figure::default();
    let placed = solution(&figure);
    let parts: Vec<Mask> =
        (0..7).map(|piece| placed.iter().find(|(own, _)| *own == piece).expect("a piece").1).collect();
    let mut search = WaySearch::new(&figure, &parts, false);
    search.advance(u64::MAX);
    let found = search.answer();
    let order = found.order().expect("an order");
    let ways: Rc<Vec<(WayIn, Mask)>> = Rc::new(found.ways.iter().map(|way| (way.clone(), parts[way.piece])).collect());
    for count in 1..=7 {
        let placed = order[..count].iter().map(|&piece| (piece, parts[piece])).collect();
        let newest = Some(count - 1);
        let picture = Picture { placed, newest, ways: ways.clone(), ..Picture::of(figure.clone(), Empty::Dots) };
        let heights = |t: f64| -> Vec<f64> {
            let bodies = bodies(&in_space(&picture, 0.0, t, Camera::STANDARD, ROOMS[2]));
            bodies.iter().filter(|body| body.piece == Some(order[count - 1])).map(|body| body.centre.z).collect()
        };
        let (begin, middle, end) = (heights(0.0), heights(0.5), heights(1.0));
        assert_eq!(end.len() as u32, parts[order[count - 1]].count_ones());
        for ((begin, middle), end) in begin.iter().zip(&middle).zip(&end) {
            // From above the cube into its place.
            assert!(*begin > 1.6 && begin > middle && middle > end && *end < 1.1, "{begin} {middle} {end}");
        }
        // The whole drawing keeps its size from step to step.
        let scale = |t: f64| {
            in_space(&picture, 0.0, t, Camera::STANDARD, ROOMS[2])
                .shapes
                .iter()
                .find_map(|shape| if let Shape::Solid(solid) = shape { Some(solid.scale) } else { None })
        };
        assert_eq!(scale(0.0), scale(1.0));
    }
}
