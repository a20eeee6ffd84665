//! Snapshots of the taquin's plots, and properties of all drawings.
//!
//! To accept an intended change of a snapshot, run `INSTA_UPDATE=always cargo test --test taquin_plots`, and look
//! at the plots before you commit it.

use super::snapshots::drawing;
use casse_tete::geometry::{Point, point};
use casse_tete::puzzle::taquin::scene::distances::{self, Along};
use casse_tete::puzzle::taquin::scene::{ALONG, BAR, statistics};
use casse_tete::scene::plot::PART;
use casse_tete::scene::{Flat, Id, Paint, Room, Scene, hit};
use casse_tete::search::sample::{Dice, interval};
use casse_tete::text::Lang;
use std::collections::HashSet;

const ROOM: Room = Room { width: 640.0, height: 520.0 };

const ROOMS: [(f64, f64); 10] = [
    (350.0, 320.0),
    (366.0, 420.0),
    (390.0, 700.0),
    (524.0, 560.0),
    (640.0, 520.0),
    (800.0, 420.0),
    (900.0, 380.0),
    (1100.0, 850.0),
    (1456.0, 760.0),
    (1900.0, 1000.0),
];

const WORDS: statistics::StatisticsWords = statistics::StatisticsWords {
    fraction: "Plateaux que l’on peut ranger",
    boards: "plateaux tirés",
    interval: "intervalle à 95 %",
    expected: "attendu",
    distribution: "Nombre de coups pour les ranger",
    moves: "coups",
    grouped: "longueurs par barre",
    found: "trouvées",
    exact: "exactes",
    mean: "moyenne",
};

const NAMES: distances::DistanceWords = distances::DistanceWords {
    positions: "Positions à chaque distance",
    distance: "coups jusqu’au rangement",
    here: "ce plateau\u{a0}:",
    along: "Coups qui restent, le long de la solution",
    made: "coups joués",
    to_come: "cette solution",
    exact: "la plus courte",
    estimate: "estimation",
    gap: "détour",
    none: &["Personne ne connaît", "ces distances.", "Choisissez 3×3."],
};

/// Positions of the 3x3 board at each distance, and of the 2x2 board.
const EIGHT: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
    23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];
const THREE: [u64; 7] = [1, 2, 2, 2, 2, 2, 1];

const RUNNING: [(u64, f64, [f64; 2]); 5] = [
    (250, 0.532, [0.470, 0.593]),
    (500, 0.512, [0.468, 0.556]),
    (1000, 0.487, [0.456, 0.518]),
    (2000, 0.492, [0.470, 0.514]),
    (4000, 0.4985, [0.483, 0.514]),
];

fn experiment<'a>(
    running: &'a [(u64, f64, [f64; 2])],
    lengths: &'a [u64],
    exact: &'a [u64],
) -> statistics::StatisticsPlots<'a> {
    statistics::StatisticsPlots { running, expected: Some(0.5), boards: 10_000, lengths, exact, words: WORDS }
}

fn way<'a>(counts: &'a [u64], here: Option<u8>, path: &'a [Along], now: Option<usize>) -> distances::DistancePlots<'a> {
    distances::DistancePlots { counts, here, path, now, words: NAMES }
}

/// Lengths spread about a mean, as the search with the Score finds them.
fn lengths(dice: &mut Dice, boards: u32, classes: usize) -> Vec<u64> {
    let mut counts = vec![0; classes];
    for _ in 0..boards {
        let sum: u32 = (0..4).map(|_| dice.below(40)).sum();
        counts[(sum as usize).min(classes - 1)] += 1;
    }
    counts
}

/// A solution with this number of moves; the exact distance goes up or down by one at each of them.
fn path(dice: &mut Dice, moves: u32) -> Vec<Along> {
    let mut exact = 0;
    let mut path = vec![];
    for to_come in 0..=moves {
        path.push(Along { to_come, exact: Some(exact), estimate: Some(f64::from(exact) * 0.6) });
        let up = exact == 0 || (exact < 31 && dice.below(3) > 0);
        exact = if up { exact + 1 } else { exact - 1 };
    }
    path.reverse();
    path
}

#[test]
fn the_experiment() {
    let lengths = lengths(&mut Dice::new(1, 0), 2_000, 161);
    drawing::check("the_experiment", &statistics::scene(&experiment(&RUNNING, &lengths, &EIGHT), ROOM, Lang::Fr));
}

#[test]
fn the_distances_and_the_way_along_a_solution() {
    let path = path(&mut Dice::new(1, 1), 30);
    drawing::check(
        "the_distances_and_the_way_along_a_solution",
        &distances::scene(&way(&EIGHT, path[4].exact, &path, Some(4)), ROOM, Lang::Fr),
    );
}

#[test]
fn the_distances_of_the_smallest_board() {
    drawing::check(
        "the_distances_of_the_smallest_board",
        &distances::scene(&way(&THREE, Some(3), &[], None), ROOM, Lang::Fr),
    );
}

fn labels(scene: &Scene) -> Vec<String> {
    let label = |shape| if let Flat::Label(label) = shape { Some(label.text) } else { None };
    scene.flatten().into_iter().filter_map(label).collect()
}

fn check_said(scene: &Scene, words: &[&str], not: &[&str]) {
    let found = labels(scene);
    for said in words {
        assert!(found.iter().any(|label| label == said), "{said:?} is not in {found:?}");
    }
    for unsaid in not {
        assert!(!found.iter().any(|label| label.contains(unsaid)), "{unsaid:?} is in {found:?}");
    }
}

#[test]
fn an_experiment_that_gave_boards_up_is_not_compared_with_one_half() {
    let plots = experiment(&RUNNING, &[0, 3, 4], &[]);
    assert!(labels(&statistics::scene(&plots, ROOM, Lang::Fr)).iter().any(|label| label.contains("1/2")));
    let undecided = statistics::StatisticsPlots { expected: None, ..plots };
    check_said(&statistics::scene(&undecided, ROOM, Lang::Fr), &[], &["1/2", WORDS.expected]);
}

#[test]
fn the_experiment_names_what_it_shows() {
    let scene = |running: &[_], lengths: &[u64], exact: &[u64]| {
        statistics::scene(&experiment(running, lengths, exact), ROOM, Lang::Fr)
    };
    // Two boards of 70 moves and two of 80 have a mean of 75; that of the exact distances is known.
    let mut few = [0; 161];
    (few[70], few[80]) = (2, 2);
    let named = ["attendu", "1/2", "trouvées", "exactes", "moyenne 21,97", "moyenne 75,0", "plateaux tirés"];
    check_said(&scene(&RUNNING, &few, &EIGHT), &named, &["≥"]);
    // If exact distances are not known, the plot does not show them.
    check_said(&scene(&RUNNING, &few, &[]), &["trouvées", "moyenne 75,0"], &["exactes", "21,97"]);
    // The last class counts longer solutions, too, so the mean is at least that.
    few[160] = 4;
    check_said(&scene(&RUNNING, &few, &EIGHT), &["160+", "moyenne ≥\u{202f}117,5"], &[]);
    // Before the first board, the axes and the expected values are drawn.
    check_said(&scene(&[], &[], &[]), &["attendu", "1/2", "10\u{202f}000", "coups"], &["moyenne", "exactes"]);
    check_said(&scene(&[], &[0; 161], &EIGHT), &["moyenne 21,97"], &["≥"]);
}

#[test]
fn narrow_bars_stand_for_several_lengths_and_say_so() {
    let many = vec![1; 1000];
    for (classes, grouped) in [(90, false), (161, true), (1000, true)] {
        let scene = statistics::scene(&experiment(&[], &many[..classes], &[]), Room { width: 350.0, ..ROOM }, Lang::Fr);
        assert_eq!(labels(&scene).iter().any(|label| label.contains(WORDS.grouped)), grouped, "{classes}");
    }
}

#[test]
fn the_bar_of_the_board_on_show_is_marked_and_counted() {
    for (width, height) in ROOMS {
        for (here, count) in [(0, "1"), (21, "17,110"), (24, "24,047"), (31, "2")] {
            let scene = distances::scene(&way(&EIGHT, Some(here), &[], None), Room { width, height }, Lang::En);
            // Where bars are narrow, the count is with the arrow.
            let found = labels(&scene);
            let with = format!("{} {here} ({count})", NAMES.here);
            let apart = [format!("{} {here}", NAMES.here), count.into()];
            assert!(found.contains(&with) || apart.iter().all(|said| found.contains(said)), "{with} not in {found:?}");
            let marked = |shape: &Flat| match shape {
                Flat::Polygon(polygon) if polygon.fill == Some(Paint::Second) => polygon.id,
                _ => None,
            };
            // Its bar and the head of the arrow.
            let marked: Vec<Id> = scene.flatten().iter().filter_map(marked).collect();
            assert_eq!(marked, [Id::new(BAR, here.into(), 0); 2], "{here} in {width} x {height}");
        }
    }
}

/// Everything that can be pointed at in a drawing, at points two units apart.
fn found(scene: &Scene) -> HashSet<Id> {
    let flat = scene.flatten();
    let (columns, rows) = (scene.room.width as u32 / 2, scene.room.height as u32 / 20);
    let places = (0..columns).flat_map(|x| (0..rows).map(move |y| point(f64::from(x) * 2.0, f64::from(y) * 20.0)));
    places.filter_map(|at| hit(&flat, at)).collect()
}

#[test]
fn every_bar_and_every_place_along_a_solution_can_be_pointed_at() {
    let mut dice = Dice::new(2, 0);
    for (moves, room) in [(1, ROOM), (30, ROOM), (80, Room { width: 350.0, height: 320.0 })] {
        let path = path(&mut dice, moves);
        let found = found(&distances::scene(&way(&EIGHT, Some(31), &path, Some(1)), room, Lang::En));
        let bars = (0..EIGHT.len()).map(|distance| Id::new(BAR, distance, 0));
        let expected: HashSet<Id> = bars.chain((0..path.len()).map(|index| Id::new(ALONG, index, 0))).collect();
        assert_eq!(found, expected, "{moves} moves");
    }
}

#[test]
fn every_part_of_the_plots_of_an_experiment_can_be_pointed_at() {
    for room in [ROOM, Room { width: 350.0, height: 320.0 }, Room { width: 1900.0, height: 1000.0 }] {
        for (running, parts) in [(&RUNNING[..], vec![0, 1, 3, 7]), (&[], vec![])] {
            let mut lengths = [0; 161];
            (lengths[3], lengths[70], lengths[160]) = (1, 2, 3);
            let found = found(&statistics::scene(&experiment(running, &lengths, &EIGHT), room, Lang::En));
            let of = |kind| found.iter().filter(move |id| id.kind == kind).collect::<Vec<_>>();
            let expected: HashSet<Id> = parts.into_iter().map(|part| Id::new(PART, part, 0)).collect();
            assert_eq!(of(PART).into_iter().copied().collect::<HashSet<Id>>(), expected);
            // All lengths, each in one bar.
            let group = of(BAR)[0].b as usize;
            let bars: HashSet<Id> = (0..161_usize.div_ceil(group)).map(|bar| Id::new(BAR, bar, group)).collect();
            assert_eq!(of(BAR).into_iter().copied().collect::<HashSet<Id>>(), bars, "{group} lengths a bar");
        }
    }
}

#[test]
fn the_way_tells_what_is_known_of_it() {
    let mut path = path(&mut Dice::new(3, 0), 20);
    path[5] = Along { to_come: 15, exact: Some(9), estimate: Some(7.5) };
    let scene = |path: &[Along], now| distances::scene(&way(&EIGHT, None, path, now), ROOM, Lang::En);
    let at = ["cette solution 15", "la plus courte 9\u{2007}", "estimation 7.5", "détour 6\u{2007}"];
    check_said(&scene(&path, Some(5)), &at, &[NAMES.here]);
    check_said(&scene(&path, None), &["cette solution", "la plus courte", "estimation", "détour"], &[]);
    // A place beyond the path is refused.
    check_said(&scene(&path, Some(21)), &["cette solution"], &[]);
    for along in &mut path {
        (along.exact, along.estimate) = (None, None);
    }
    check_said(&scene(&path, Some(5)), &["cette solution 15"], &["courte", "estimation", "détour"]);
}

/// About the rectangle of the words of a label; in most cases a little too narrow.
fn extent(at: Point, text: &str, size: f64, anchor: casse_tete::scene::Anchor, upwards: bool) -> [Point; 2] {
    use casse_tete::scene::Anchor::{End, Middle, Start};
    let width = text.chars().count() as f64 * size * 0.5;
    let from = match anchor {
        Start => 0.0,
        Middle => -width / 2.0,
        End => -width,
    };
    let place = |along: f64, down: f64| {
        if upwards { point(at.x + down, at.y - along) } else { point(at.x + along, at.y + down) }
    };
    [place(from, -size * 0.4), place(from + width, size * 0.4)]
}

/// Every number of a drawing is finite and inside its room, and type can be read.
fn check_inside(scene: &Scene, what: &str) {
    let Room { width, height } = scene.room;
    for shape in scene.flatten() {
        let (points, words) = match shape {
            Flat::Polygon(polygon) => (polygon.points, String::new()),
            Flat::Line(line) => (line.points, String::new()),
            Flat::Segments(lines) => (lines.ends, String::new()),
            Flat::Label(label) => {
                assert!(label.size >= 13.0, "{what}: {:?} is {} high", label.text, label.size);
                let upwards = label.plane.is_some();
                (extent(label.at, &label.text, label.size, label.anchor, upwards).to_vec(), label.text)
            }
        };
        assert!(!points.is_empty(), "{what}");
        for p in points {
            let inside = (0.0..=width).contains(&p.x) && (0.0..=height).contains(&p.y);
            assert!(inside, "{what}: {p:?} outside {width} x {height} {words:?}");
        }
    }
}

#[test]
fn plots_stay_in_their_room() {
    for (stream, (width, height)) in (0..).zip(ROOMS) {
        let room = Room { width, height };
        let what = format!("{width} x {height}");
        let mut dice = Dice::new(4, stream);
        let mut hits = 0;
        let running: Vec<_> = (1..=40)
            .map(|block| {
                hits += (0..250).filter(|_| dice.below(2) == 0).count() as u64;
                (block * 250, hits as f64 / (block * 250) as f64, interval(hits, block * 250))
            })
            .collect();
        for lang in Lang::ALL {
            for classes in [2, 7, 32, 80, 161, 700] {
                for boards in [1, 3, 5_000] {
                    let lengths = lengths(&mut dice, boards, classes);
                    for exact in [&EIGHT[..], &THREE, &[]] {
                        let plots = experiment(&running, &lengths, exact);
                        check_inside(&statistics::scene(&plots, room, lang), &what);
                    }
                }
            }
            for (running, lengths, exact) in
                [(&[][..], &[][..], &[][..]), (&running[..1], &[0; 161], &EIGHT), (&RUNNING, &[0, 0, 9], &[1])]
            {
                check_inside(&statistics::scene(&experiment(running, lengths, exact), room, lang), &what);
            }
            for counts in [&EIGHT[..], &THREE, &[1], &[]] {
                for moves in [0, 1, 7, 31, 90, 400] {
                    let mut path = path(&mut dice, moves);
                    // Some distances and estimates are not known.
                    for along in path.iter_mut().step_by(3) {
                        along.exact = along.exact.filter(|_| dice.below(2) == 0);
                        along.estimate = Some(f64::INFINITY).filter(|_| dice.below(2) == 0);
                    }
                    let now = dice.below(moves + 1) as usize;
                    let here = path[now].exact;
                    check_inside(&distances::scene(&way(counts, here, &path, Some(now)), room, lang), &what);
                    check_inside(&distances::scene(&way(counts, here, &[], None), room, lang), &what);
                }
            }
        }
    }
}

#[test]
fn a_room_too_small_for_a_plot_does_no_harm() {
    let path = path(&mut Dice::new(5, 0), 9);
    for (width, height) in [(0.0, 0.0), (30.0, 20.0), (1.0, 700.0), (900.0, 5.0)] {
        let room = Room { width, height };
        statistics::scene(&experiment(&RUNNING, &EIGHT, &EIGHT), room, Lang::En);
        distances::scene(&way(&EIGHT, Some(31), &path, Some(9)), room, Lang::En);
    }
}
