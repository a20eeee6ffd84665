//! The derivation of the seven Soma pieces, its drawing, and the thumbnails of solutions.

use super::snapshots::drawing;
use casse_tete::geometry::{Point, Vec3, point, vec3};
use casse_tete::puzzle::soma::derive::{Derivation, Finding, Known, STEPS, Step, free_neighbours, gap};
use casse_tete::puzzle::soma::polycube::polycubes;
use casse_tete::puzzle::soma::scene::POLYCUBE;
use casse_tete::puzzle::soma::scene::pieces::{self, PiecesWords};
use casse_tete::puzzle::soma::scene::thumb::{CAMERA, Thumbnail};
use casse_tete::puzzle::soma::{Cell, Figure, PieceSet, Polycube, Preset, Setup, cell, fast, solutions};
use casse_tete::scene::{Camera, Flat, Id, Light, Paint, Palette, Polygon, Room, Scene, Shape, Theme, Weight, hit};

fn canonical(known: &[Known]) -> Vec<Polycube> {
    known.iter().map(|known| known.shape.canonical()).collect()
}

#[test]
fn twelve_polycubes_are_grown_judged_and_named_in_57_steps() {
    let derivation = Derivation::soma();
    let last = derivation.steps().len() - 1;
    assert_eq!(last, 56);
    assert_eq!(derivation.counts(0), [1, 0, 0, 0]);
    assert_eq!(derivation.counts(last), [1, 1, 2, 8]);
    let mut found = canonical(derivation.polycubes());
    found.sort_unstable();
    let mut listed: Vec<Polycube> = (1..=4).flat_map(polycubes).collect();
    listed.sort_unstable();
    assert_eq!(found, listed);
    let free: Vec<usize> = derivation.polycubes().iter().map(|known| free_neighbours(&known.shape).len()).collect();
    assert_eq!(free[..4], [6, 10, 14, 13]);
}

#[test]
fn each_step_adds_one_cube_and_is_told_rightly() {
    let derivation = Derivation::soma();
    let (mut found, mut grown) = (vec![Polycube::monocube()], [0; 4]);
    let mut findings = [0; 3];
    for (number, step) in derivation.steps().iter().enumerate() {
        assert_eq!(derivation.step(number), *step);
        if let Step::Grown { from, added, becomes, finding } = *step {
            let parent = &derivation.polycubes()[from].shape;
            assert_eq!(free_neighbours(parent)[grown[from]], added);
            grown[from] += 1;
            assert_eq!(derivation.growth(number), Some([grown[from], free_neighbours(parent).len()]));
            let shape = Polycube::new(&[parent.cells(), &[added]].concat()).expect("a cube more").canonical();
            let mirrored = found.iter().position(|known| *known == shape.mirror());
            match finding {
                Finding::Again => assert_eq!(found[becomes], shape, "step {number}"),
                Finding::MirrorOf(other) => assert_eq!((Some(other), becomes), (mirrored, found.len())),
                Finding::New => assert_eq!((mirrored, becomes), (None, found.len())),
            }
            findings[match finding {
                Finding::New => 0,
                Finding::MirrorOf(_) => 1,
                Finding::Again => 2,
            }] += 1;
            if finding != Finding::Again {
                found.push(shape);
                assert_eq!(derivation.polycubes()[becomes].found_at, number);
            }
        } else {
            assert_eq!(derivation.growth(number), None);
        }
        assert_eq!(canonical(derivation.known(number)), found, "step {number}");
    }
    assert_eq!((grown, findings), ([6, 10, 14, 13], [10, 1, 32]));
}

#[test]
fn seven_are_irregular_and_get_the_names_of_the_set() {
    let (derivation, pieces) = (Derivation::soma(), PieceSet::soma());
    let mut named = vec![];
    for known in derivation.polycubes() {
        assert_eq!(known.segment.is_some(), known.piece.is_some());
        assert_eq!(known.segment, known.shape.segment_outside());
        if let Some(place) = known.piece {
            let piece = &pieces.pieces()[place];
            assert_eq!(known.shape.canonical(), piece.shape.canonical());
            named.push(piece.letter);
        }
    }
    // In the order in which they are found: the second screw right after the first.
    assert_eq!(named, ['V', 'L', 'T', 'Z', 'P', 'B', 'A']);
    assert_eq!(derivation.steps().len() as u64, STEPS);
    let judged: Vec<usize> = (0..derivation.steps().len()).map(|step| derivation.judged(step).len()).collect();
    assert_eq!((judged[43], judged[44], judged[55], judged[56]), (0, 1, 12, 12));
    assert!(!derivation.is_named(55) && derivation.is_named(56) && derivation.is_named(usize::MAX));
}

#[test]
fn a_segment_leaves_its_polycube_in_the_gap_and_nowhere_else() {
    for known in Derivation::soma().polycubes() {
        let Some(segment) = known.segment else { continue };
        let [leaves, returns] = gap(&segment);
        let [from, to] = segment.ends;
        let whole = (to - from).length();
        let (first, last) = ((leaves - from).length() / whole, (returns - from).length() / whole);
        assert!(0.0 < first && first < last && last < 1.0, "{segment:?}");
        for sample in 0..=1000 {
            let t = f64::from(sample) / 1000.0;
            let at = from + (to - from) * t;
            let inside = known.shape.cells().contains(&cell(at.x as i16, at.y as i16, at.z as i16));
            // At the very ends of the gap the segment runs through an edge, which belongs to the polycube.
            if (t - first).abs() > 1e-9 && (t - last).abs() > 1e-9 {
                assert_eq!(inside, t < first || t > last, "{segment:?} at {t}");
            }
        }
    }
}

const ROOMS: [Room; 3] =
    [Room { width: 390.0, height: 420.0 }, Room { width: 700.0, height: 560.0 }, Room { width: 1200.0, height: 900.0 }];

fn words() -> PiecesWords {
    PiecesWords {
        sizes: |size, count| format!("{size}: {count}"),
        new: "new",
        mirror: "new: a mirror image",
        again: "known, turned",
        irregular: "irregular",
        regular: "regular",
        pieces: |pieces, cubes| format!("{pieces} pieces, {cubes} cubes"),
    }
}

/// The drawing of every step, one after another.
fn drawings(light: Option<Id>, camera: &Camera, room: Room) -> Vec<Scene> {
    let (derivation, pieces) = (Derivation::soma(), PieceSet::soma());
    let scene = |step| pieces::scene(&derivation, step, light, camera, room, &pieces, &words());
    (0..derivation.steps().len()).map(scene).collect()
}

fn drawing(step: usize) -> Scene {
    drawings(None, &Camera::STANDARD, ROOMS[1]).swap_remove(step)
}

#[test]
fn a_step_that_finds_a_mirror_image() {
    let scene = drawing(40);
    assert_eq!(scene.shapes.iter().filter(|shape| matches!(shape, Shape::Solid(_))).count(), 13);
    drawing::check("a_step_that_finds_a_mirror_image", &scene);
}

#[test]
fn a_segment_that_leaves_the_second_screw() {
    drawing::check("a_segment_that_leaves_the_second_screw", &drawing(55));
}

#[test]
fn the_pieces_with_their_names() {
    drawing::check("the_pieces_with_their_names", &drawing(56));
}

#[test]
fn nothing_leaves_the_room_and_all_text_can_be_read() {
    for (room, pitch) in ROOMS.into_iter().flat_map(|room| [-1.4, 0.36, 1.4].map(|pitch| (room, pitch))) {
        let within = |at: &Point| (0.0..=room.width).contains(&at.x) && (0.0..=room.height).contains(&at.y);
        for shape in drawings(None, &Camera { yaw: 2.2, pitch }, room).iter().flat_map(Scene::flatten) {
            match &shape {
                Flat::Polygon(polygon) => assert!(polygon.points.iter().all(within), "{shape:?}"),
                Flat::Line(_) | Flat::Segments(_) => assert!(shape.points().iter().all(within), "{shape:?}"),
                Flat::Label(label) => {
                    assert!(within(&label.at) && (label.plane.is_some() || label.size >= 14.0), "{shape:?}");
                }
            }
        }
    }
}

#[test]
fn places_are_pointed_at_once_they_are_known_and_do_not_move() {
    let derivation = Derivation::soma();
    let flat: Vec<Vec<Flat>> =
        drawings(None, &Camera::STANDARD, ROOMS[1]).iter().map(|scene| scene.flatten()).collect();
    for (polycube, known) in derivation.polycubes().iter().enumerate() {
        let id = Id::new(POLYCUBE, polycube, 0);
        // The first area of a polycube is its place.
        let place = flat[56].iter().find_map(|shape| match shape {
            Flat::Polygon(area) if area.id == Some(id) => Some(area.points[0].towards(area.points[10], 0.1)),
            _ => None,
        });
        for (step, flat) in flat.iter().enumerate() {
            let found = hit(flat, place.expect("all are known"));
            assert_eq!(found, (step >= known.found_at).then_some(id), "{polycube} at step {step}");
        }
    }
}

#[test]
fn a_piece_that_is_pointed_at_is_drawn_large_when_all_have_names() {
    let captions = |light| {
        let shapes = drawings(light, &Camera::STANDARD, ROOMS[1]).swap_remove(56).flatten();
        let bold = |shape: Flat| match shape {
            Flat::Label(label) if label.weight == Weight::Bold && label.plane.is_none() => Some(label.text),
            _ => None,
        };
        shapes.into_iter().filter_map(bold).take(2).collect::<Vec<_>>()
    };
    assert_eq!(captions(None), ["1 × 3 + 6 × 4 = 27", "7 pieces, 27 cubes"]);
    assert_eq!(captions(Some(Id::new(POLYCUBE, 5, 0)))[0], "2 L");
    assert_eq!(captions(Some(Id::new("other", 5, 0)))[0], "1 × 3 + 6 × 4 = 27");
}

fn figure(preset: Preset) -> Figure {
    let setup: Setup = preset.text().parse().expect("short");
    setup.figure().expect("legal")
}

/// The first solution of a figure.
fn solved(preset: Preset) -> (Figure, Vec<u8>) {
    let figure = figure(preset);
    let (_, found) = fast::solutions(&PieceSet::soma(), &figure).expect("27 cells");
    let labels = solutions::labels(&figure, &found[0].solution);
    (figure, labels)
}

#[test]
fn a_thumbnail_of_the_cube() {
    let (figure, labels) = solved(Preset::Cube);
    drawing::check("a_thumbnail_of_the_cube", &Thumbnail::new(&figure, 96.0).scene(&labels));
}

#[test]
fn a_thumbnail_of_a_figure_whose_parts_hide_each_other() {
    let (figure, labels) = solved(Preset::Dog);
    let view = Thumbnail::new(&figure, 96.0);
    drawing::check("a_thumbnail_of_a_figure_whose_parts_hide_each_other", &view.scene(&labels));
    check_svg(&view, &labels);
}

#[test]
fn thumbnails_are_short_and_draw_what_is_seen() {
    let cube = Figure::default();
    let (_, found) = fast::solutions(&PieceSet::soma(), &cube).expect("a cube");
    let view = Thumbnail::new(&cube, 96.0);
    for found in found.iter().step_by(7) {
        let labels = solutions::labels(&cube, &found.solution);
        let scene = view.scene(&labels);
        let areas = scene.shapes.iter().filter(|shape| matches!(shape, Shape::Flat(Flat::Polygon(_)))).count();
        assert_eq!(areas, 27);
        assert!(scene.shapes.len() - areas <= 40, "{} lines", scene.shapes.len() - areas);
        let svg = view.svg(&labels, Palette { theme: Theme::Projector, ..Palette::default() });
        assert!(svg.len() < 4000 && svg.contains("aria-hidden=\"true\""), "{} bytes", svg.len());
    }
}

/// The SVG has the paths of the scene in their order, in tenths: all lines that follow each other in one element.
fn check_svg(view: &Thumbnail, labels: &[u8]) {
    let palette = Palette { theme: Theme::Light, ..Palette::default() };
    let path = |points: &[Point]| {
        let corners = points.iter().map(|p| format!("{:.0} {:.0}", (p.x * 10.0).round(), (p.y * 10.0).round()));
        format!("M{}", corners.collect::<Vec<_>>().join("L"))
    };
    let mut expected = String::new();
    let mut after_line = false;
    for shape in view.scene(labels).flatten() {
        let is_line = matches!(shape, Flat::Line(_));
        if after_line && !is_line {
            expected += "\"/>";
        }
        match shape {
            Flat::Polygon(area) => {
                let colour = palette.rgb(area.fill.expect("a colour"));
                let style = format!("fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"10\"");
                expected += &format!("<path {style} d=\"{}Z\"/>", path(&area.points));
            }
            Flat::Line(line) => {
                if !after_line {
                    let width = (line.stroke.width * 10.0).round();
                    expected += &format!("<path stroke=\"{}\" stroke-width=\"{width}\" d=\"", palette.rgb(Paint::Ink));
                }
                expected += &path(&line.points);
            }
            Flat::Segments(_) | Flat::Label(_) => panic!("{shape:?}"),
        }
        after_line = is_line;
    }
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 960\" aria-hidden=\"true\" fill=\"none\" \
                stroke-linejoin=\"round\" stroke-linecap=\"round\">";
    let close = if after_line { "\"/>" } else { "" };
    assert_eq!(view.svg(labels, palette), format!("{head}{expected}{close}</svg>"));
}

/// Whether a point lies in a convex area.
fn contains(area: &[Point], at: Point) -> bool {
    let side = |index: usize| {
        let (from, to) = (area[index], area[(index + 1) % area.len()]);
        (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x) > 0.0
    };
    (1..area.len()).all(|index| side(index) == side(0))
}

#[test]
fn thumbnails_show_the_nearest_cell_everywhere() {
    // Against plain ray casting: from a point of each facelet to the eye, the last cell on the way is the one on top.
    let eye = CAMERA.towards_eye();
    for figure in Preset::ALL.map(figure) {
        // There are eight colours: a drawing of the last digit of each cell's number, base 8, and one of the first.
        let thumbnail = Thumbnail::new(&figure, 100.0);
        let drawn = |digit: fn(u8) -> u8| -> Vec<(Vec<Point>, usize, Light)> {
            let labels: Vec<u8> = (0..figure.count() as u8).map(digit).collect();
            let area = |shape: &Flat| match shape {
                Flat::Polygon(Polygon { points, fill: Some(Paint::Colour(digit, light)), .. }) => {
                    Some((points.clone(), usize::from(*digit), *light))
                }
                _ => None,
            };
            thumbnail.scene(&labels).flatten().iter().filter_map(area).collect()
        };
        let mut areas = drawn(|cell| cell % 8);
        for ((_, cell, _), (_, first, _)) in areas.iter_mut().zip(drawn(|cell| cell / 8)) {
            *cell += 8 * first;
        }
        for (points, index, light) in &areas {
            let (along, across) = (points[1] - points[0], points[3] - points[0]);
            let corner = figure.cells()[*index].coordinates().map(f64::from);
            let corner = vec3(corner[0], corner[1], corner[2]);
            for (s, t) in [(0.2, 0.3), (0.7, 0.4), (0.6, 0.9)] {
                let drawn = points[0] + point(along.x * s + across.x * t, along.y * s + across.y * t);
                let from = corner
                    + match light {
                        Light::Full => vec3(t, 0.0, s),
                        Light::Shade => vec3(1.0, s, t),
                        Light::Top => vec3(s, t, 1.0),
                    };
                let last = (0..figure.count())
                    .filter_map(|other| Some((meets(figure.cells()[other], from, eye)?, other)))
                    .fold((0.0, *index), |last, met| if met.0 > last.0 { met } else { last });
                let top = areas.iter().rev().find(|(points, ..)| contains(points, drawn)).map(|(_, cell, _)| *cell);
                assert_eq!(top, Some(last.1), "{figure}");
            }
        }
    }
}

/// The distance along a ray to the middle of its way through a cell; `None` if it does not enter the cell.
fn meets(cell: Cell, from: Vec3, along: Vec3) -> Option<f64> {
    let corner = cell.coordinates().map(f64::from);
    let (mut near, mut far) = (0.0_f64, f64::MAX);
    for (from, along, corner) in
        [(from.x, along.x, corner[0]), (from.y, along.y, corner[1]), (from.z, along.z, corner[2])]
    {
        let (a, b) = ((corner - from) / along, (corner + 1.0 - from) / along);
        near = near.max(a.min(b));
        far = far.min(a.max(b));
    }
    (near < far - 1e-9).then_some((near + far) / 2.0)
}
