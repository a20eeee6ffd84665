//! The drawings of iterative deepening: branches that are cut off, the path on the board, the rounds above a tree; and what can be read of
//! trees on telephones.

use super::snapshots::drawing;
use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::taquin::rank::{score, short_rank, sum_within};
use casse_tete::puzzle::taquin::scene::rounds::{self, RoundTotal, RoundWords};
use casse_tete::puzzle::taquin::scene::tree::{self, Fold, Layout};
use casse_tete::puzzle::taquin::scene::{NODE, board};
use casse_tete::puzzle::taquin::{Board, Method, Model, Way};
use casse_tete::scene::palette::Rgb;
use casse_tete::scene::plot::words_width;
use casse_tete::scene::{Flat, Lens, Paint, Palette, Room, Scene, Theme, Weight};
use casse_tete::search::best_first::{NONE, Node};
use casse_tete::text::Lang;

const ROOM: Room = Room { width: 800.0, height: 600.0 };

#[test]
fn a_branch_that_is_cut_off_shows_its_sum_and_the_threshold() {
    let start = Board::default();
    let node = |(index, way, measure): (u32, Option<Way>, i64)| Node {
        state: way.map_or(start, |way| start.moved(way).expect("a move")),
        measure,
        parent: way.map_or(NONE, |_| 0),
        way: 0,
        depth: u32::from(way.is_some()),
        created: index,
        closed: if measure > 19 { index } else { NONE },
        superseded: measure > 19,
    };
    let nodes: Vec<Node<Board>> =
        [(0, None, 19), (1, Some(Way::Left), 21), (2, Some(Way::Up), 19)].into_iter().map(node).collect();
    let layout = Layout::of(&nodes, &Fold::default());
    let labels = |scale: f64, step: u64| -> Vec<String> {
        let label = |node: &Node<Board>, most: usize| sum_within(node, 19, most);
        let picture = tree::TreePicture {
            nodes: &nodes,
            layout: &layout,
            step,
            taken: None,
            path: None,
            pointed: None,
            label: &label,
            least: 8.0,
        };
        let (scene, _) = tree::scene(&picture, &Lens { scale, ..Lens::fit(layout.bounds(), ROOM, 120.0, 0.0) }, ROOM);
        let sum = |shape| match shape {
            Flat::Label(label) if label.text.contains(['+', '>']) => {
                assert!(label.size >= 8.0, "{label:?}");
                Some(label.text)
            }
            _ => None,
        };
        scene.flatten().into_iter().filter_map(sum).collect()
    };
    assert_eq!(labels(130.0, 1), ["0 + 19 = 19", "1+20=21>19"]);
    assert_eq!(labels(130.0, 2), ["0 + 19 = 19", "1+20=21>19", "1 + 18 = 19"]);
    assert_eq!(labels(60.0, 2), ["0+19=19", "21 > 19", "1+18=19"]);
    let narrow: Vec<String> = nodes.iter().map(|node| sum_within(node, 19, 6)).collect();
    assert_eq!(narrow, ["0+19", "21 > 19", "1+18"]);
}

/// The lines of a small board with the way of the blank on it.
fn way_lines(start: &Board, ways: &[Way], size: f64) -> Vec<Vec<Point>> {
    let end = ways.iter().fold(*start, |board, &way| board.moved(way).expect("a move"));
    let mut scene = Scene::new(ROOM);
    board::small_with_way(&mut scene, None, &end, ways, point(100.0, 100.0), size);
    let line = |shape| if let Flat::Line(line) = shape { Some(line.points) } else { None };
    scene.flatten().into_iter().filter_map(line).collect()
}

#[test]
fn the_way_of_the_blank_is_drawn_on_the_board() {
    // The cells are 40 units wide, their middles at 60, 100 and 140. The blank begins in the upper middle.
    let start = Board::default();
    let around = [Way::Left, Way::Up, Way::Right, Way::Down];
    let line = |count: usize| way_lines(&start, &around[..count], 120.0);
    let straight = [(100.0, 60.0), (140.0, 60.0), (140.0, 100.0), (100.0, 100.0)].map(|(x, y)| point(x, y));
    assert_eq!(line(0), Vec::<Vec<Point>>::new());
    for count in 1..4 {
        assert_eq!(line(count), [straight[..=count].to_vec()], "{count} moves, and one back");
    }
    // Where it comes back, the line has a lane of its own.
    let aside = 100.0 + 40.0 * 0.13;
    assert_eq!(line(4), [[&straight[..3], &[point(aside, 100.0), point(aside, 60.0)]].concat()]);
    // Many times round, it stays inside the cells.
    let round: Vec<Way> = around.into_iter().cycle().take(80).collect();
    let lines = way_lines(&start, &round, 120.0);
    let [earlier, recent] = &lines[..] else { panic!("{lines:?}") };
    // The last twelve moves are a line of their own, which begins where the others end.
    assert_eq!((earlier.last(), recent.len()), (recent.first(), 13));
    let many = &[earlier, &recent[1..]].concat();
    assert_eq!(many.len(), 81);
    for (step, at) in many.iter().enumerate() {
        let middle = straight[step % 4];
        assert!((at.x - middle.x).abs() < 14.0 && (at.y - middle.y).abs() < 14.0, "{step}: {at:?}");
        assert!(!many[..step].contains(at), "{step}");
    }
    // Every part of it goes across or down.
    assert!(many.windows(2).all(|ends| ends[0].x == ends[1].x || ends[0].y == ends[1].y), "{many:?}");
    // On a board that is too small for it there is none.
    assert_eq!(way_lines(&start, &around, 77.0), Vec::<Vec<Point>>::new());
    assert_eq!(way_lines(&start, &around, 78.0).len(), 1);
}

#[test]
fn the_rounds_above_a_tree_on_a_telephone() {
    let round = |(threshold, nodes, is_complete)| RoundTotal { threshold, nodes, is_complete };
    let totals = [(11, 14, true), (13, 52, true), (15, 33, false)].map(round);
    let texts = &Lang::En.taquin().rounds;
    let [title, threshold, scale] = texts.plot;
    let ways = [Way::Left, Way::Up, Way::Right, Way::Right, Way::Down];
    let end = ways.iter().fold(Board::default(), |board, &way| board.moved(way).expect("a move"));
    let under = (texts.under[0])(5);
    let words = RoundWords { title, threshold, scale, under: &under, lang: Lang::En };
    let room = Room { width: 374.0, height: 360.0 };
    let band = Room { height: rounds::band(room), ..room };
    drawing::check("the_rounds_above_a_tree_on_a_telephone", &rounds::scene(&end, &ways, &totals, &words, band));
}

#[test]
fn long_words_below_the_board_have_several_lines() {
    let totals = [RoundTotal { threshold: 31, nodes: 6_765, is_complete: false }];
    let end = Board::goal(3, 3).expect("a board");
    for lang in Lang::ALL {
        let texts = &lang.taquin().rounds;
        let [title, threshold, scale] = texts.plot;
        let under = (texts.under[1])(31);
        let words = RoundWords { title, threshold, scale, under: &under, lang };
        for (width, height) in [(316.0, 256.0), (374.0, 128.0), (374.0, 410.0), (900.0, 600.0)] {
            let scene = rounds::scene(&end, &[], &totals, &words, Room { width, height });
            let mut told = vec![];
            for shape in scene.flatten() {
                if let Flat::Label(label) = shape
                    && under.contains(&label.text)
                    && label.weight == Weight::Bold
                    && label.text.chars().count() > 2
                {
                    assert!(label.size >= 12.0, "{}: {}", label.text, label.size);
                    let reach = words_width(&label.text, label.size) / 2.0;
                    assert!(label.at.x - reach > -4.0 && label.at.y + label.size / 2.0 <= height, "{}", label.text);
                    told.push(label.text);
                }
            }
            assert_eq!(told.join(" "), under, "{width} x {height}");
        }
    }
}

/// The ratio of the luminances of two colours, as the guidelines of WCAG 2 define it.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let luminance = |Rgb(red, green, blue, _): Rgb| {
        let [red, green, blue] = [red, green, blue].map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[test]
fn the_blank_is_no_heavy_mark_in_the_projector_theme() {
    let palette = Palette { theme: Theme::Projector, ..Palette::default() };
    let white = palette.rgb(Paint::Sheet);
    let board = Board::default();
    let fill = |scene: Scene, index: usize| match &scene.flatten()[index] {
        Flat::Polygon(polygon) => palette.rgb(polygon.fill.expect("an area")),
        other => panic!("{other:?}"),
    };
    // After the ground comes the blank, on the board and on small ones with numbers or without.
    let mut scene = Scene::new(ROOM);
    board::small(&mut scene, None, &board, point(100.0, 100.0), 120.0);
    assert_eq!(fill(scene, 1), white);
    let mut scene = Scene::new(ROOM);
    board::pattern(&mut scene, None, &board, point(100.0, 100.0), 120.0);
    assert_eq!(fill(scene, 1), white);
    assert_eq!(fill(board::scene(&board::BoardPicture::of(board), 1.0, ROOM), 1), white);
}

#[test]
fn the_way_is_below_the_numbers_in_every_theme() {
    let mut scene = Scene::new(ROOM);
    let end = Board::default().moved(Way::Left).expect("a move");
    board::small_with_way(&mut scene, None, &end, &[Way::Left], point(100.0, 100.0), 120.0);
    let flat = scene.flatten();
    let line = flat.iter().position(|shape| matches!(shape, Flat::Line(_))).expect("the way");
    assert!(flat[..line].iter().all(|shape| matches!(shape, Flat::Polygon(_))));
    assert_eq!(flat[line..].iter().filter(|shape| matches!(shape, Flat::Label(_))).count(), 8);
    // It can be told from the tiles, in place or not, and from the blank.
    for theme in Theme::ALL {
        let palette = Palette { theme, ..Palette::default() };
        for ground in [Paint::Sheet, Paint::GoodArea, Paint::Desk] {
            assert!(contrast(palette.rgb(Paint::Accent), palette.rgb(ground)) >= 3.0, "{theme:?} {ground:?}");
        }
    }
}

#[test]
fn scores_are_read_on_a_telephone_or_left_out() {
    let large = Board::new(4, 4, &[1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 11, 12, 13, 10, 14, 15]).expect("a board");
    for start in [Board::default(), large] {
        let model = Model::new(start, Method::Score);
        let (space, mut search) = model.search();
        search.advance(&space, 30);
        let layout = Layout::of(search.nodes(), &Fold::default());
        let label = |node: &Node<Board>, most: usize| short_rank(&model, node, most);
        for (width, height) in [(374.0, 225.0), (374.0, 420.0), (304.0, 200.0)] {
            let room = Room { width, height };
            for step in 1..=search.steps() {
                let taken = search.expanded_at(step).expect("a step");
                let lens = Lens::fit(tree::around(&layout, taken, tree::NARROW), room, 130.0, 40.0);
                let picture = tree::TreePicture {
                    nodes: search.nodes(),
                    layout: &layout,
                    step,
                    taken: Some(taken),
                    path: None,
                    pointed: None,
                    label: &label,
                    least: 11.0,
                };
                let (scene, _) = tree::scene(&picture, &lens, room);
                let flat = scene.flatten();
                let words =
                    flat.iter().filter_map(|shape| if let Flat::Label(label) = shape { Some(label) } else { None });
                let words: Vec<_> = words.collect();
                assert!(words.iter().all(|label| label.size >= 11.0), "{start} in {room:?}");
                let own = score(&model, &search.nodes()[taken as usize]);
                let is_own = |text: &str| text.len() > 4 && own.starts_with(text.trim_end_matches('…'));
                let is_read = words.iter().any(|label| is_own(&label.text));
                // From the height that a telephone of 390 units has, it is read; a lower tree has dots.
                assert!(is_read || height < 225.0, "{own} of {start} in {room:?}: {words:?}");
                // The node is seen whole.
                let area = flat.iter().find_map(|shape| match shape {
                    Flat::Polygon(polygon) if polygon.id.is_some_and(|id| id.kind == NODE && id.a == taken) => {
                        Some(&polygon.points)
                    }
                    _ => None,
                });
                let area = area.expect("it is drawn");
                assert!(area.iter().all(|at| (-1.0..=height + 1.0).contains(&at.y)), "{area:?} in {room:?}");
            }
        }
    }
}
