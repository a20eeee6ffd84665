//! Snapshots of the drawings, and properties of all drawings.

use super::snapshots::drawing;
use super::snapshots::rooms::check_inside;
use casse_tete::geometry::{point, vec3};
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::insanity::graph::AXIS_FACES;
use casse_tete::puzzle::insanity::light::{CELL, CUBE, EDGE, FACADE, FACTORISATION};
use casse_tete::puzzle::insanity::scene::stack::{self, Held, Stack};
use casse_tete::puzzle::insanity::scene::{FACE, cubes, tree};
use casse_tete::puzzle::insanity::{Exhaustive, Highlight, Moment, Setup, Theory, preset::Preset};
use casse_tete::scene::{Camera, Flat, Id, Paint, Palette, Room, Scene, Theme, hit, svg};
use casse_tete::search::Timeline;
use casse_tete::text::Lang;

const ROOM: Room = Room { width: 800.0, height: 600.0 };

fn at_step(preset: Preset, step: u64) -> Timeline<Exhaustive> {
    let setup: Setup = preset.cubes().parse().expect("short");
    let mut timeline = Timeline::new(Exhaustive::new(setup.model().expect("legal")));
    timeline.aim(step);
    assert!(timeline.wind(u64::MAX));
    timeline
}

fn stack_at(preset: Preset, step: u64, camera: Camera) -> Scene {
    let timeline = at_step(preset, step);
    let moment = Moment::of(timeline.tree(), timeline.search());
    let stack = Stack::at(timeline.tree().model().cubes, &moment);
    stack::scene(&stack, &stack, 1.0, &camera, ROOM, &Lang::En.insanity().labels())
}

#[test]
fn the_stack_as_given() {
    drawing::check("the_stack_as_given", &stack_at(Preset::Starter, 0, Camera::STANDARD));
}

#[test]
fn a_stack_that_is_dropped_shows_the_cubes_that_clash() {
    // Cube 3 repeats red at the back, which is a hidden façade.
    drawing::check(
        "a_stack_that_is_dropped_shows_the_cubes_that_clash",
        &stack_at(Preset::Example, 60, Camera::STANDARD),
    );
}

#[test]
fn a_stack_half_way_between_two_steps() {
    let before = at_step(Preset::Starter, 1);
    let after = at_step(Preset::Starter, 2);
    let stack = |timeline: &Timeline<Exhaustive>| {
        Stack::at(timeline.tree().model().cubes, &Moment::of(timeline.tree(), timeline.search()))
    };
    let scene =
        stack::scene(&stack(&before), &stack(&after), 0.5, &Camera::STANDARD, ROOM, &Lang::Fr.insanity().labels());
    drawing::check("a_stack_half_way_between_two_steps", &scene);
}

#[test]
fn the_cubes_from_above_and_below_and_their_nets() {
    let setup: Setup = Preset::Starter.cubes().parse().expect("short");
    let model = setup.model().expect("legal");
    drawing::check(
        "the_cubes_from_above_and_below_and_their_nets",
        &cubes::scene(&model.cubes, &Highlight::default(), ROOM, &Lang::Fr.insanity().labels()),
    );
}

#[test]
fn the_titles_of_the_views_of_cubes_do_not_touch() {
    let setup: Setup = Preset::Starter.cubes().parse().expect("short");
    let cubes = setup.model().expect("legal").cubes;
    for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| [340.0, 639.0, 640.0, 800.0, 1900.0].map(|w| (lang, w)))
    {
        let labels = lang.insanity().labels();
        let scene = cubes::scene(&cubes, &Highlight::default(), Room { width, height: 600.0 }, &labels);
        let title = |shape| match shape {
            Flat::Label(label) if labels.views.contains(&label.text.as_str()) => Some(label),
            _ => None,
        };
        let titles: Vec<_> = scene.flatten().into_iter().filter_map(title).collect();
        assert_eq!(titles.len(), 5);
        for (index, a) in titles.iter().enumerate() {
            for b in &titles[..index] {
                // Letters are about half as wide as high.
                let letters = a.text.chars().count() + b.text.chars().count();
                let beside = (a.at.x - b.at.x).abs() >= letters as f64 / 2.0 * a.size * 0.54;
                let below = (a.at.y - b.at.y).abs() >= a.size;
                assert!(beside || below, "{:?} and {:?} in {width}", a.text, b.text);
            }
        }
    }
}

#[test]
fn the_tree_where_the_search_stands() {
    let timeline = at_step(Preset::Starter, 30);
    drawing::check(
        "the_tree_where_the_search_stands",
        &tree::scene(timeline.tree(), timeline.search(), &Highlight::default(), ROOM, &Lang::En.insanity().labels()),
    );
}

#[test]
fn the_positions_of_cube_0_stand_in_their_order() {
    let timeline = at_step(Preset::Starter, 30);
    for width in [320.0, 390.0, 700.0, 1000.0, 1400.0] {
        let room = Room { width, height: 600.0 };
        let labels = Lang::En.insanity().labels();
        let scene = tree::scene(timeline.tree(), timeline.search(), &Highlight::default(), room, &labels);
        let cells = [0, 8, 16].map(|position| {
            let id = Some(Id::new(CELL, 0, position));
            let cell = scene.flatten().into_iter().find_map(|shape| match shape {
                Flat::Polygon(polygon) if polygon.id == id => Some(polygon.points),
                _ => None,
            });
            cell.expect("a cell")[0]
        });
        let [a, b, c] = cells;
        assert!(a.x < b.x && b.x < c.x && a.y == b.y && b.y == c.y, "{width}: {cells:?}");
    }
}

/// The façades named in a drawing: those beside the columns of hidden ones are bold, those below the stack regular.
fn named(scene: &Scene) -> Vec<String> {
    let faces = Lang::En.insanity().faces;
    let labels = scene.flatten().into_iter().filter_map(|shape| match shape {
        Flat::Label(label) if faces[..4].contains(&label.text.as_str()) => Some(label.text),
        _ => None,
    });
    labels.collect()
}

#[test]
fn the_drawing_says_at_which_end_cube_0_is() {
    for lang in Lang::ALL {
        for room in [ROOM, Room { width: 300.0, height: 320.0 }, Room { width: 2000.0, height: 1500.0 }] {
            let setup: Setup = Preset::Example.cubes().parse().expect("short");
            let stack = Stack::as_given(setup.model().expect("legal").cubes);
            let scene = stack::scene(&stack, &stack, 1.0, &Camera::STANDARD, room, &lang.insanity().labels());
            let labels: Vec<_> = scene
                .flatten()
                .into_iter()
                .filter_map(|shape| match shape {
                    Flat::Label(label) => Some(label),
                    _ => None,
                })
                .collect();
            let told = labels.iter().find(|label| label.text == lang.insanity().stacked).expect("the note");
            // It stands under all other words, at a distance of a line.
            for other in labels.iter().filter(|label| label.text != told.text) {
                assert!(told.at.y - other.at.y >= told.size, "{} at {:?}, {:?}", other.text, other.at, told.at);
            }
        }
    }
}

#[test]
fn cubes_and_positions_are_named_where_the_window_is_small() {
    // The drawing of a window of 1366 by 768: beside the setup, with the program as well, presented; and on a telephone.
    for (width, height) in [(704.0, 560.0), (420.0, 500.0), (1300.0, 520.0), (374.0, 330.0), (374.0, 450.0)] {
        let (step, room) = (40, Room { width, height });
        let timeline = at_step(Preset::Example, step);
        let stack = Stack::at(timeline.tree().model().cubes, &Moment::of(timeline.tree(), timeline.search()));
        for lang in Lang::ALL {
            let labels = lang.insanity().labels();
            let scene = stack::scene(&stack, &stack, 1.0, &Camera::STANDARD, room, &labels);
            let sizes = |text: String| {
                let mut shapes = scene.flatten().into_iter();
                shapes.find_map(move |shape| match shape {
                    Flat::Label(label) if label.text == text => Some(label.size),
                    _ => None,
                })
            };
            for (cube, &position) in stack.positions.iter().enumerate() {
                for text in [(labels.cube)(cube), format!("{} {position}", labels.position)] {
                    let size = sizes(text.clone());
                    assert!(size.is_some_and(|size| size >= 12.0), "{text} in {width}x{height}: {size:?}");
                }
            }
        }
    }
}

#[test]
fn hidden_facades_follow_the_camera() {
    let turn = std::f64::consts::FRAC_PI_2;
    for (quarter, expected) in [
        (0.0, ["front", "right", "left", "back"]),
        (1.0, ["right", "back", "front", "left"]),
        (2.0, ["back", "left", "right", "front"]),
        (3.0, ["left", "front", "back", "right"]),
    ] {
        let camera = Camera { yaw: Camera::STANDARD.yaw + quarter * turn, ..Camera::STANDARD };
        let scene = stack_at(Preset::Example, 0, camera);
        assert_eq!(named(&scene), expected, "{quarter} quarter turns");
    }
}

#[test]
fn every_face_of_a_cube_can_be_pointed_at_somewhere() {
    let setup: Setup = Preset::TickSeven.cubes().parse().expect("short");
    let model = setup.model().expect("legal");
    let flat = cubes::scene(&model.cubes, &Highlight::default(), ROOM, &Lang::En.insanity().labels()).flatten();
    let mut found = std::collections::HashSet::new();
    for x in 0..400 {
        for y in 0..300 {
            let id = hit(&flat, point(f64::from(x) * 2.0, f64::from(y) * 2.0));
            if let Some(id) = id.filter(|id| id.kind == FACE) {
                found.insert((id.a, id.b));
            }
        }
    }
    assert_eq!(found.len(), 7 * 6);
}

#[test]
fn drawings_stay_in_their_room() {
    let rooms = [(366.0, 420.0), (524.0, 560.0), (1100.0, 850.0), (800.0, 600.0), (900.0, 380.0)];
    for (width, height) in rooms {
        let room = Room { width, height };
        for preset in [Preset::Starter, Preset::Example, Preset::TickFive, Preset::TickSeven] {
            let timeline = at_step(preset, 40);
            let (program, search) = (timeline.tree(), timeline.search());
            let stack = Stack::as_given(program.model().cubes);
            for lang in Lang::ALL {
                let what = format!("{preset:?} in {width} x {height}, {lang:?}");
                check_inside(
                    &cubes::scene(&program.model().cubes, &Highlight::default(), room, &lang.insanity().labels()),
                    2.0,
                    &what,
                );
                check_inside(
                    &tree::scene(program, search, &Highlight::default(), room, &lang.insanity().labels()),
                    2.0,
                    &what,
                );
                for (yaw, pitch) in [(0.7, 0.4), (2.0, -0.6), (4.0, 1.4), (5.5, -1.4), (0.0, 0.0)] {
                    let camera = Camera { yaw, pitch };
                    check_inside(
                        &stack::scene(&stack, &stack, 1.0, &camera, room, &lang.insanity().labels()),
                        2.0,
                        &what,
                    );
                }
            }
        }
    }
}

#[test]
fn an_svg_picture_is_well_formed_and_in_the_colours_of_its_theme() {
    for theme in Theme::ALL {
        let scene = Puzzle::Cube.cover(Room { width: 320.0, height: 240.0 });
        let picture = svg::document(&scene, Palette { theme, ..Palette::default() }, "a < b & \"c\"");
        assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
        assert!(picture.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"));
        assert!(picture.contains(&Palette { theme, ..Palette::default() }.rgb(Paint::Sheet).to_string()));
        assert_eq!(picture.matches('<').count(), picture.matches('>').count());
        // 27 faces are seen, each a body, a colour and a sign.
        assert_eq!(picture.matches("<path").count(), 27 * 3);
    }
}

#[test]
fn a_stack_in_hand_says_which_sides_are_right() {
    let cubes = at_step(Preset::Starter, 0).tree().model().cubes;
    let stack = Stack::in_hand(cubes, vec![0, 5, 11], Held { cube: 1, grip: None });
    let scene = stack::scene(&stack, &stack, 1.0, &Camera::STANDARD, ROOM, &Lang::Fr.insanity().labels());
    drawing::check("a_stack_in_hand_says_which_sides_are_right", &scene);
}

/// Areas ringed in the accent: those of faces that are lit.
fn ringed(scene: &Scene) -> std::collections::BTreeSet<(u32, u32)> {
    let ring = |shape| match shape {
        Flat::Polygon(polygon) if polygon.stroke.is_some_and(|stroke| stroke.paint == Paint::Accent) => polygon.id,
        _ => None,
    };
    scene.flatten().into_iter().filter_map(ring).filter(|id| id.kind == FACE).map(|id| (id.a, id.b)).collect()
}

#[test]
fn what_is_pointed_at_is_ringed_in_every_drawing() {
    let timeline = at_step(Preset::Example, 0);
    let cubes = timeline.tree().model().cubes;
    let theory = Theory::of(&cubes);
    let table = [0; 4];
    let lit = |id: Id| Highlight::of(id, &cubes, &theory, &table, |_| None);
    let in_cubes = |light: Highlight| ringed(&cubes::scene(&cubes, &light, ROOM, &Lang::En.insanity().labels()));
    let in_stack = |light: Highlight| {
        let stack = Stack::as_given(cubes).lit(light);
        ringed(&stack::scene(&stack, &stack, 1.0, &Camera::STANDARD, ROOM, &Lang::En.insanity().labels()))
    };
    // An edge lights its two faces; the stack shows all faces but bottom and top of the cubes between.
    let edge = lit(Id::new(EDGE, 2, 1));
    assert_eq!(in_cubes(edge), [(2, 1), (2, 3)].into());
    assert_eq!(in_stack(edge), [(2, 1), (2, 3)].into());
    assert_eq!(in_cubes(lit(Id::new(FACE, 3, 4))), [(3, 4)].into());
    assert_eq!(in_stack(lit(Id::new(FACE, 1, 4))), [].into());
    let front: std::collections::BTreeSet<_> = (0..4).map(|cube| (cube, 0)).collect();
    assert_eq!(in_stack(lit(Id::new(FACADE, 0, 0))), front);
    assert_eq!(in_cubes(lit(Id::new(CUBE, 1, 0))), (0..6).map(|face| (1, face)).collect());
    let factorisation = in_cubes(lit(Id::new(FACTORISATION, 0, 0)));
    let faces = theory.factorisations[0]
        .edges()
        .flat_map(|edge| AXIS_FACES[edge.axis].map(|face| (edge.cube as u32, face as u32)));
    assert_eq!(factorisation, faces.collect());
    assert_eq!(in_cubes(Highlight::default()), [].into());
}

#[test]
fn each_puzzle_has_a_small_picture_of_its_own() {
    let room = Room { width: 320.0, height: 240.0 };
    let pictures = Puzzle::ALL
        .map(|puzzle| svg::document(&puzzle.cover(room), Palette { theme: Theme::Light, ..Palette::default() }, "x"));
    for (index, picture) in pictures.iter().enumerate() {
        let puzzle = Puzzle::ALL[index];
        assert!(picture.matches("<path").count() + picture.matches("<polygon").count() >= 9, "{puzzle:?}: {picture}");
        assert!(!pictures[..index].contains(picture), "{puzzle:?} has the picture of another puzzle");
    }
}

#[test]
fn the_arrow_keys_lead_from_each_thing_to_each_other() {
    // On small grids many things are in one line, equally far, or at one place.
    let mut chance: u64 = 7;
    let mut below = |limit: u64| {
        chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (chance >> 33) % limit
    };
    for round in 0..3_000 {
        let (count, side) = (1 + below(14), [2, 3, 5, 9, 40, 1_000][round % 6]);
        let thing = |number| (Id::new("thing", number as usize, 0), point(below(side) as f64, below(side) as f64));
        let things: Vec<_> = (0..count).map(thing).collect();
        drawing::check_walks(&things);
    }
}

#[test]
fn the_camera_turns_to_what_it_does_not_see() {
    let directions = (0..27).map(|i| [i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1].map(f64::from)).filter(|v| *v != [0.0; 3]);
    for direction in directions.map(|[x, y, z]| vec3(x, y, z)) {
        let seen = |camera: &Camera| {
            let eye = camera.towards_eye();
            [direction.x * eye.x, direction.y * eye.y, direction.z * eye.z].into_iter().any(|side| side >= 0.3)
        };
        let camera = Camera::STANDARD.seeing(&[direction]);
        assert!(seen(&camera), "{direction:?} from {camera:?}");
        assert_eq!(camera == Camera::STANDARD, seen(&Camera::STANDARD), "{direction:?}");
        // What it sees, it goes on to see.
        assert_eq!(camera.seeing(&[direction]), camera);
    }
    assert_eq!(Camera::STANDARD.seeing(&[]), Camera::STANDARD);
    // Of three sides that meet in a corner it sees all.
    let sides = [vec3(-1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, -1.0)];
    let camera = Camera::STANDARD.seeing(&sides);
    assert!(sides.iter().all(|side| camera.towards_eye().dot(*side) >= 0.3), "{camera:?}");
}
