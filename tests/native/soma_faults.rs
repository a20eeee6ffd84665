//! The Soma cube: texts of the newsletter as they are found, solutions among them, and the base text's examples.

use super::snapshots::drawing;
use casse_tete::geometry::point;
use casse_tete::link::Link;
use casse_tete::puzzle::soma::diagnosis::reasons;
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::example::ISLANDS;
use casse_tete::puzzle::soma::parity::ParityTable;
use casse_tete::puzzle::soma::scene::home::home;
use casse_tete::puzzle::soma::scene::picture::{Empty, Picture, Shade};
use casse_tete::puzzle::soma::scene::space;
use casse_tete::puzzle::soma::solutions::{Group, text};
use casse_tete::puzzle::soma::tint::Tint;
use casse_tete::puzzle::soma::written::Written;
use casse_tete::puzzle::soma::{
    Assembly, Catalogue, Decision, DropReason, Figure, Mask, Model, Moment, PieceSet, Preset, Problem, Request, Setup,
    cell, fast,
};
use casse_tete::scene::hit::hit;
use casse_tete::scene::{Camera, Flat, Room, Shape};
use casse_tete::search::Timeline;
use casse_tete::text::Lang;
use std::collections::BTreeSet;

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|problem| panic!("{text}: {problem:?}"))
}

fn figure(text: &str) -> Figure {
    setup(text).figure().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn catalogue(figure: &Figure) -> Catalogue {
    let pieces = PieceSet::soma();
    let (cover, found) = fast::solutions(&pieces, figure).expect("27 cells");
    Catalogue::new(&pieces, figure, &cover, &found)
}

#[test]
fn texts_of_the_newsletter_are_read_as_they_are() {
    let (cube, bathtub) = (Figure::default(), figure("bathtub"));
    let slice = "***\n***\n***";
    for (text, wanted) in [
        ("/SOMA001 Cube\n/***/***/***\n/***/***/***\n/***/***/***\n", &cube),
        ("; from the newsletter\n/soma042\n\n/ooooo/ooooo ; the rim\n/o...o/ooooo\n/ooooo/ooooo", &bathtub),
        (&format!("{slice}\n\n{slice}\n\n{slice}\n"), &cube),
        (&format!("\n{slice}\r\n\r\n\r\n{slice}\n\n{slice}"), &cube),
        ("ooooo\no---o\nooooo\n\nooooo\nooooo\nooooo\n", &bathtub),
        ("/ooooo\n/o...o\n/ooooo\n\n/ooooo\n/ooooo\n/ooooo\n", &bathtub),
        ("SOMA002\n/ooooo\n/o...o\n/ooooo\n; its floor\n\n/ooooo\n/ooooo\n/ooooo\n", &bathtub),
    ] {
        assert_eq!(figure(text), *wanted, "{text:?}");
    }
    let two = "/SOMA001\n/ooo/ooo/ooo\n/ooo/ooo/ooo\n/ooo/ooo/ooo\n/SOMA002\n/ooooo/ooooo";
    assert_eq!(two.parse::<Setup>(), Err(Problem::SeveralFigures { line: 5 }));
    // A layer of another size is told with its place, not flattened.
    let problems = setup("ooo\nooo\n\nooo").figure().expect_err("two layers");
    assert_eq!(problems, [Problem::LayerRows { layer: 1, found: 1, wanted: 2 }]);
    assert!(matches!(setup("/SOMA/ooo").figure(), Err(problems) if problems[0].code() == "unknown-letter"));
}

#[test]
fn a_written_solution_is_found_among_the_classes() {
    let pieces = PieceSet::soma();
    let cube = Figure::default();
    let known = catalogue(&cube);
    let group = Group::new(&pieces, &cube);
    for (number, class) in known.classes.iter().enumerate().step_by(17) {
        for image in group.images(&class.labels).step_by(7) {
            let text = text(&pieces, &cube, &image);
            let Written::Solution(figure, labels) = Written::of(&pieces, &setup(&text)) else { panic!("{text}") };
            assert_eq!((&figure, &labels), (&cube, &image));
            assert_eq!(known.class_of(&group, &labels), Some(number), "{text}");
            let digits: String = labels.iter().map(|label| (label + 1).to_string()).collect();
            assert_eq!(Written::solution(&pieces, &cube, &digits), Some(labels));
        }
    }
    let right = "/333/774/172\n/634/574/112\n/664/562/552";
    assert!(matches!(Written::of(&pieces, &setup(right)), Written::Solution(..)));
    // Two cells exchanged: two pieces have lost their shape.
    let wrong = "/333/774/172\n/634/574/112\n/664/652/552";
    assert_eq!(Written::of(&pieces, &setup(wrong)), Written::Misshapen(vec![4, 5]));
    assert_eq!(Written::of(&pieces, &setup("/ooo/ooo/ooo")), Written::Figure);
    for bad in ["", "1", &"1".repeat(27), "é72112552774574562333634664", "172112552774574562333634646"] {
        assert_eq!(Written::solution(&pieces, &cube, bad), None, "{bad}");
    }
}

#[test]
fn the_figures_that_cannot_be_built_are_marked_in_the_list() {
    for (preset, names) in
        Preset::ALL.into_iter().zip(Lang::Fr.soma().setup.presets.iter().zip(Lang::En.soma().setup.presets))
    {
        let figure = figure(preset.text());
        let none = catalogue(&figure).classes.is_empty();
        assert_eq!(preset.is_impossible(), none, "{}", preset.name());
        assert_eq!(names.0.contains("impossible"), none, "{}", names.0);
        assert_eq!(names.1.contains("cannot be built"), none, "{}", names.1);
    }
    let set = PieceSet::soma();
    assert!(reasons(&set, &figure("bench")).is_empty() && !reasons(&set, &figure("w-wall")).is_empty());
}

/// V in the middle of the bench: the islands of 9 and 15 cells.
#[test]
fn the_example_of_the_islands_is_at_its_step() {
    let (link, problems) = Link::parse(ISLANDS);
    assert!(problems.is_empty());
    let model = Request::from_keys(|key| link.value(key)).model().expect("a search");
    let bench = figure("bench");
    assert_eq!((&model.figure, model.rules.islands), (&bench, true));
    let mut timeline = Timeline::new(Assembly::new(model));
    timeline.aim(link.step.expect("a step"));
    while !timeline.wind(100_000) {}
    let is_it = |timeline: &Timeline<Assembly>| {
        let moment = Moment::of(timeline.judge(), timeline.search());
        let placed: Mask = moment.placed.iter().fold(0, |all, (_, placement)| all | placement.cells);
        let mut islands: Vec<u32> =
            bench.islands(bench.full() & !placed).into_iter().map(|cells| cells.count_ones()).collect();
        islands.sort_unstable();
        moment.placed.len() == 1
            && islands == [9, 15]
            && matches!(moment.outcome, Decision::Dropped(DropReason::Island { .. }))
    };
    if !is_it(&timeline) {
        let mut step = 0;
        let mut search = Timeline::new(timeline.tree().clone());
        while !is_it(&search) && step < 50_000_000 {
            step += 1;
            search.aim(step);
            search.wind(1);
        }
        panic!("the example is at step {step}");
    }
}

#[test]
fn the_parities_of_the_pieces_in_every_way() {
    let table = ParityTable::new(&PieceSet::soma()).expect("three such pieces");
    assert_eq!(table.ways.len(), 8);
    let sums: Vec<i32> = table.ways.iter().map(|way| way.iter().sum()).collect();
    assert_eq!(sums, [5, 1, 1, -3, 3, -1, -1, -5]);
    // The cube has +1: in every such way V makes +1.
    let cube = Figure::default();
    let wanted = cube.balance(cube.full());
    assert!(table.ways.iter().filter(|way| way.iter().sum::<i32>() == wanted).all(|way| way[0] == 1));
}

#[test]
fn one_is_singular() {
    for (lang, number, many) in
        [(Lang::Fr, 0, false), (Lang::Fr, 1, false), (Lang::Fr, 2, true), (Lang::En, 0, true), (Lang::En, 1, false)]
    {
        assert_eq!(lang.plural(number, false, true), many, "{number}");
    }
    for lang in Lang::ALL {
        let texts = lang.soma();
        for told in [
            (texts.solutions.factors)(1, 1, 1, 1),
            (texts.solutions.sum)(1, 1),
            (texts.solutions.mirrors)(1, 1),
            (texts.search.same)(1),
            (texts.search.agrees)(1),
            (texts.search.fixed)(1, 1, 1),
            (texts.search.tried)(1, 1, 1),
        ] {
            for plural in ["1 solutions", "1 classes", "1 nodes", "1 nœuds", "1 placed solutions", "1 placements"] {
                assert!(!told.contains(plural), "{told}");
            }
        }
    }
}

#[test]
fn a_number_is_told_once_and_fixed_counts_are_reconciled() {
    for lang in Lang::ALL {
        let pieces = &lang.soma().pieces;
        let told = format!("{} {}", (pieces.seven)(7, 27), (pieces.volume)(27));
        assert_eq!(told.matches("27").count(), 1, "{told}");
        let fixed = (lang.soma().search.fixed)(480, 24, 11_520);
        assert!(["480", "24", &lang.number(11_520)].iter().all(|number| fixed.contains(*number)), "{fixed}");
    }
    let model = Model { fixed: Some(2), ..Model::default() };
    assert_eq!(Assembly::new(model).placements(2).len(), 3 - 2);
}

#[test]
fn every_figure_is_seen_from_a_side_that_shows_it() {
    // The area of what is seen, counted point by point in a room that shows all figures equally large.
    let room = Room { width: 600.0, height: 600.0 };
    let mut turned = 0;
    for preset in Preset::ALL {
        let figure = figure(preset.text());
        let seen = |camera: &Camera| {
            let picture = Picture::of(figure.clone(), Empty::Full(Shade::Plain));
            let flat = space::scene(&picture, 0.0, 1.0, camera, room, &PieceSet::soma()).flatten();
            let points =
                (0..75).flat_map(|x| (0..75).map(move |y| point(4.0 + 8.0 * f64::from(x), 4.0 + 8.0 * f64::from(y))));
            points.filter_map(|at| hit(&flat, at)).map(|id| id.to_string()).collect::<BTreeSet<String>>().len()
        };
        let camera = home(&figure);
        turned += usize::from(camera != Camera::STANDARD);
        // More faces can be pointed at, or at least not many fewer: those that are seen well count for more.
        assert!(seen(&camera) * 10 >= seen(&Camera::STANDARD) * 9, "{}", preset.name());
    }
    assert!(turned > 3, "{turned}");
    assert_eq!(home(&Figure::default()), Camera::STANDARD);
}

/// The small cubes of empty cells do not cover a piece, and the cubes of a figure without pieces have faces of their own.
#[test]
fn small_cubes_stand_behind_the_piece() {
    let cube = Figure::default();
    let room = Room { width: 600.0, height: 500.0 };
    let bodies = |picture: &Picture| {
        let scene = space::scene(picture, 0.0, 1.0, &Camera::STANDARD, room, &PieceSet::soma());
        scene
            .shapes
            .into_iter()
            .find_map(|shape| if let Shape::Solid(solid) = shape { Some(solid.bodies) } else { None })
            .expect("a solid")
    };
    // A piece at the back on the left: cells before it would cover it.
    let behind: Mask = 1 | 1 << 1 | 1 << 9;
    let lattice = Picture { placed: vec![(0, behind)], ..Picture::of(cube.clone(), Empty::Dots) };
    let shown = bodies(&lattice);
    assert!(shown.len() < 27 && shown.len() > 12, "{}", shown.len());
    let eye = Camera::STANDARD.towards_eye() * 12.0;
    let piece: Vec<_> = shown.iter().filter(|body| body.piece.is_some()).collect();
    assert_eq!(piece.len(), 3);
    for small in shown.iter().filter(|body| body.piece.is_none()) {
        let away = small.centre - eye;
        let away = away * (1.0 / away.length());
        for body in &piece {
            let apart = body.centre - small.centre;
            let along = apart.dot(away);
            assert!(along <= 0.0 || (apart - away * along).length() > 0.5, "{:?}", small.centre);
        }
    }
    // Without a piece nothing is left out.
    assert_eq!(bodies(&Picture::of(cube.clone(), Empty::Dots)).len(), 27);
    let full = bodies(&Picture::of(cube, Empty::Full(Shade::Plain)));
    let ids: BTreeSet<u32> = full[0].faces.iter().filter_map(|face| face.id).map(|id| id.b).collect();
    assert_eq!(ids, (1..=6).collect());
}

/// A long flat figure fills the room as far as the room allows.
#[test]
fn a_flat_figure_is_drawn_large() {
    let room = Room { width: 600.0, height: 320.0 };
    let scene = space::scene(
        &Picture::of(figure("bench"), Empty::Full(Shade::Plain)),
        0.0,
        1.0,
        &Camera::STANDARD,
        room,
        &PieceSet::soma(),
    );
    let points = scene.flatten().into_iter().filter_map(|flat| match flat {
        Flat::Polygon(polygon) if polygon.id.is_some() => Some(polygon.points),
        _ => None,
    });
    let (mut left, mut right) = (f64::MAX, f64::MIN);
    for at in points.flatten() {
        assert!((0.0..=room.width).contains(&at.x) && (0.0..=room.height).contains(&at.y), "{at:?}");
        (left, right) = (left.min(at.x), right.max(at.x));
    }
    assert!(right - left > 0.6 * room.width, "{}", right - left);
}

#[test]
fn the_w_is_seen_as_a_w() {
    let w = figure("w-wall");
    let camera = home(&w);
    let room = Room { width: 700.0, height: 420.0 };
    let picture = Picture::of(w, Empty::Full(Shade::Plain));
    drawing::check("the_w_wall_from_its_own_side", &space::scene(&picture, 0.0, 1.0, &camera, room, &PieceSet::soma()));
}

#[test]
fn a_cube_that_would_make_the_box_too_large_is_not_added() {
    let one = Draft::of(&Figure::block(1, 1, 1).expect("a cube"));
    for (sides, at) in [([20, 20, 20], cell(20, 0, 0)), ([20, 20, 20], cell(-1, 0, 0)), ([125, 8, 8], cell(0, 0, 8))] {
        let mut draft = one.with_sides(sides);
        let last = sides.map(|side| side as i16 - 1);
        draft.set(cell(last[0], last[1], last[2]), Some(Tint::Neutral));
        assert_eq!((draft.sides(), draft.count()), (sides, 2));
        assert_eq!(draft.with_cube(at, Tint::Neutral), None, "{sides:?} {at:?}");
    }
    // Of a box that would be too large the longest sides are cut.
    for (wanted, sides) in [([200, 200, 200], [20, 20, 20]), ([125, 1, 100], [89, 1, 89]), ([0, 300, 1], [1, 125, 1])] {
        assert_eq!(one.with_sides(wanted).sides(), sides);
    }
    let mut draft = one.with_sides([3, 3, 3]);
    let at = draft.corner().expect("a cube");
    draft.set(at, None);
    draft.set(cell(2, 0, 0), Some(Tint::Neutral));
    let larger = draft.with_cube(cell(-1, 2, 2), Tint::Neutral).expect("there is room");
    assert_eq!((larger.sides(), larger.count()), ([4, 3, 3], 2));
    assert!(larger.is_filled(cell(0, 2, 2)) && larger.is_filled(cell(3, 0, 0)), "all cubes are moved");
    assert_eq!(draft.with_cube(cell(2, 0, 0), Tint::Neutral), None, "it is there");
}
