//! The drawing of the bounds of a shortest solution: its signs, words and frame, in rooms of telephones and projectors.

use super::snapshots::drawing;
use casse_tete::geometry::Point;
use casse_tete::puzzle::cube::Preset;
use casse_tete::puzzle::cube::ball::KNOWN_COUNTS;
use casse_tete::puzzle::cube::scene::bounds::{BoundsPicture, LengthState, beside_cube, length_id, scene};
use casse_tete::puzzle::cube::scene::{Picture, read};
use casse_tete::puzzle::cube::solve::optimal::Metric;
use casse_tete::scene::plot::words_width;
use casse_tete::scene::{Anchor, Camera, Flat, Paint, Room, Scene, hit};
use casse_tete::text::Lang;

/// Beside the cube on a laptop and a projector, below it on a telephone, and where there is least room.
const ROOMS: [Room; 4] = [
    Room { width: 376.0, height: 450.0 },
    Room { width: 1045.0, height: 800.0 },
    Room { width: 370.0, height: 190.0 },
    Room { width: 200.0, height: 120.0 },
];

/// The bounds `low` and `known` among the lengths to `last`, as the page words them.
fn bounds(lang: Lang, low: usize, known: Option<usize>, last: usize) -> BoundsPicture {
    let texts = &lang.cube().optimal;
    let state = |length: usize| match known {
        Some(known) if length == known => (LengthState::Known, texts.legend[3].to_string()),
        Some(known) if length > known => (LengthState::Longer, String::new()),
        _ if length < low => (LengthState::Excluded, (texts.empty)(13u64.pow(length as u32 / 2))),
        _ if length == low => (LengthState::Searching(420), (texts.filling)(42)),
        _ => (LengthState::Open, texts.legend[2].to_string()),
    };
    let title = known.map_or(String::new(), |known| (texts.between)(low, known, false));
    BoundsPicture { title, lengths: (0..=last).map(state).collect(), legend: texts.legend }
}

fn areas(scene: &Scene, id: casse_tete::scene::Id) -> Vec<(Option<Paint>, Vec<Point>)> {
    let area = |flat: Flat| match flat {
        Flat::Polygon(own) if own.id == Some(id) => Some((own.fill, own.points)),
        _ => None,
    };
    scene.flatten().into_iter().filter_map(area).collect()
}

#[test]
fn the_bounds_of_a_shortest_solution() {
    let (picture, open) = (Picture::of(&Preset::Superflip.cube()), bounds(Lang::En, 16, Some(18), 21));
    let room = Room { width: 700.0, height: 500.0 };
    drawing::check(
        "the_bounds_of_a_shortest_solution",
        &beside_cube((&picture, 1.0), (&open, None), &Camera::STANDARD, room),
    );
    let room = Room { width: 390.0, height: 480.0 };
    drawing::check(
        "the_bounds_on_a_telephone",
        &beside_cube((&picture, 1.0), (&open, Some(length_id(16))), &Camera::STANDARD, room),
    );
}

#[test]
fn every_length_has_its_sign_and_can_be_pointed_at() {
    for lang in Lang::ALL {
        for room in ROOMS {
            for (low, known, last) in
                [(0, None, 26), (11, Some(20), 24), (18, Some(18), 22), (0, Some(0), 0), (1, Some(1), 1)]
            {
                let scene = scene(&bounds(lang, low, known, last), None, room);
                for length in 0..=last {
                    let id = length_id(length);
                    assert_eq!(read(&id.to_string()), Some(id));
                    let areas = areas(&scene, id);
                    let (fill, corners) = &areas[0];
                    let wanted = match known {
                        Some(known) if length >= known => Paint::GoodArea,
                        _ if length < low => Paint::SecondArea,
                        _ => Paint::Sheet,
                    };
                    assert_eq!(*fill, Some(wanted), "{length}");
                    // The part that is searched.
                    assert_eq!(areas.len(), if length == low && known != Some(low) { 2 } else { 1 });
                    let middle = corners[0].towards(corners[2], 0.2);
                    assert_eq!(hit(&scene.flatten(), middle), Some(id));
                }
            }
        }
    }
}

#[test]
fn words_and_numbers_stay_inside() {
    for lang in Lang::ALL {
        for room in ROOMS {
            for last in [3, 21, 26, 30] {
                let picture = bounds(lang, 2, Some(3), last);
                for flat in scene(&picture, None, room).flatten() {
                    let Flat::Label(label) = flat else { continue };
                    let width = words_width(&label.text, label.size) * 0.93;
                    let left = match label.anchor {
                        Anchor::Start => label.at.x,
                        Anchor::Middle => label.at.x - width / 2.0,
                        Anchor::End => label.at.x - width,
                    };
                    assert!(left >= -1.0 && left + width <= room.width + 1.0, "{room:?} {}", label.text);
                    assert!(label.at.y + label.size / 2.0 <= room.height + 1.0, "{room:?} {}", label.text);
                }
            }
        }
    }
}

#[test]
fn what_is_excluded_is_hatched_and_the_frame_closes() {
    let frame = |low: usize| {
        let scene = scene(&bounds(Lang::Fr, low, Some(18), 22), None, ROOMS[0]);
        let hatched = scene.flatten().iter().any(|flat| matches!(flat, Flat::Segments(own) if !own.ends.is_empty()));
        assert_eq!(hatched, low > 0);
        let frames: Vec<Vec<Point>> = scene
            .flatten()
            .into_iter()
            .filter_map(|flat| match flat {
                Flat::Polygon(own) if own.id.is_none() && own.fill.is_none() => Some(own.points),
                _ => None,
            })
            .collect();
        assert_eq!(frames.len(), 1);
        frames[0][2].y - frames[0][0].y
    };
    // From nineteen lengths to one.
    let heights = [0, 6, 12, 17, 18].map(frame);
    assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
    assert!((heights[0] / heights[4] - 19.0).abs() < 1e-6);
    // Nothing is framed before a solution is known.
    let open = scene(&bounds(Lang::Fr, 0, None, 20), None, ROOMS[0]);
    assert!(!open.flatten().iter().any(|flat| matches!(flat, Flat::Polygon(own) if own.fill.is_none())));
}

/// Numbers that are quoted, or known from the table of distances.
#[test]
fn numbers_of_the_method_are_those_of_the_code() {
    let known = |distance: usize| KNOWN_COUNTS[distance].parse::<f64>().expect("a number");
    let growth = known(15) / known(14);
    for lang in Lang::ALL {
        let why = lang.cube().optimal.why;
        assert!(why[0].contains(&format!(" {growth:.0} ")), "{growth}");
        for (metric, source) in [(Metric::HalfTurn, "2010"), (Metric::QuarterTurn, "2014")] {
            assert!(why[3].contains(&format!(" {} ", metric.most())) && why[3].contains(source), "{}", why[3]);
        }
    }
}
