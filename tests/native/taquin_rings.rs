//! All boards of a size as rings: every board has one place, as far from the middle as it is from the order, and is drawn there.

use casse_tete::geometry::{Point, Within, point};
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::rings::{APART, RADIUS, RingPlace, Rings};
use casse_tete::puzzle::taquin::scene::graph::{GraphPicture, GraphWords, Reached, around, id_of, place_of, scene};
use casse_tete::puzzle::taquin::scene::{PLACE, RING};
use casse_tete::puzzle::taquin::{Board, Way};
use casse_tete::scene::{Flat, Id, Lens, Paint, Room, Scene, Stroke, hit};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use std::sync::LazyLock;

static DISTANCES: LazyLock<Distances> = LazyLock::new(|| Distances::new(3, 3).expect("3x3 is small enough"));
static RINGS: LazyLock<Rings> = LazyLock::new(|| Rings::new(&DISTANCES).expect("all distances are known"));

/// All places of a half.
fn places(rings: &Rings, is_other: bool) -> impl Iterator<Item = RingPlace> {
    (0..rings.boards() as u32).map(move |index| RingPlace { is_other, index })
}

fn check_places(rings: &Rings, distances: &Distances, step: usize) {
    for is_other in [false, true] {
        for place in places(rings, is_other).step_by(step) {
            let board = rings.board(place).expect("a board at each place");
            assert_eq!(rings.place(&board), Some(place), "{board}");
            let distance = if is_other { distances.of_other(&board) } else { distances.of(&board) };
            assert_eq!(Some(rings.ring_of(place)), distance.map(usize::from), "{board}");
            assert_eq!(rings.ring_at(rings.at(place)), Some((is_other, rings.ring_of(place))), "{board}");
            let moves = Way::ALL.into_iter().filter(|&way| board.moved(way).is_some()).count();
            let beside = rings.beside(place);
            assert_eq!(beside.len(), moves, "{board}");
            for other in beside {
                assert_eq!(rings.ring_of(place).abs_diff(rings.ring_of(other)), 1, "{board}");
                let line = rings.line(place, other);
                let far = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y);
                let ends = [line[0], line[line.len() - 1]];
                assert!(far(ends[0], rings.at(place)) < 1e-6 && far(ends[1], rings.at(other)) < 1e-6, "{board}");
            }
        }
    }
}

#[test]
fn every_board_has_its_place() {
    check_places(&RINGS, &DISTANCES, 37);
    for (width, height) in [(2, 2), (3, 2), (4, 2)] {
        let distances = Distances::new(width, height).expect("small enough");
        check_places(&Rings::new(&distances).expect("complete"), &distances, 1);
    }
    let counts: Vec<u64> = (0..RINGS.rings()).map(|ring| RINGS.count(ring) as u64).collect();
    assert_eq!(counts, DISTANCES.counts());
    assert_eq!((RINGS.boards(), RINGS.count(32)), (181_440, 0));
    assert_eq!(RINGS.place(&Board::goal(4, 4).expect("4x4")), None);
    assert_eq!(RINGS.board(RingPlace { is_other: false, index: 181_440 }), None);
    // Not while the distances are worked out, nor from a table that does not know the order in which boards were found.
    let mut begun = Distances::begin(3, 3).expect("3x3");
    begun.advance(1_000);
    assert!(Rings::new(&begun).is_none());
    let read = Distances::of_bytes(3, 3, &DISTANCES.bytes()).expect("its own bytes");
    assert!(Rings::new(&read).is_none());
}

#[test]
fn a_shortest_way_goes_inwards() {
    for place in places(&RINGS, true).chain(places(&RINGS, false)).step_by(997) {
        let way = RINGS.shortest(place);
        let rings: Vec<usize> = way.iter().map(|&place| RINGS.ring_of(place)).collect();
        assert_eq!(rings, (0..=RINGS.ring_of(place)).rev().collect::<Vec<_>>());
        assert!(way.windows(2).all(|pair| RINGS.beside(pair[0]).contains(&pair[1])));
    }
}

#[test]
fn the_places_in_a_rectangle_are_found() {
    let mut dice = Dice::new(5, 0);
    let mut number =
        |least: f64, most: f64| least + (most - least) * f64::from(dice.below(1 << 20)) / f64::from(1 << 20);
    for round in 0..60 {
        let side = number(0.2, 3.0);
        let at = match round % 4 {
            0 => point(number(-1.0, 1.0), number(-1.0, 1.0)),
            1 => point(number(-RADIUS, RADIUS), number(-RADIUS, RADIUS)),
            2 => point(APART + number(-RADIUS, RADIUS), number(-RADIUS, RADIUS)),
            _ => point(number(-0.5, 0.5), number(-RADIUS, RADIUS)),
        };
        let corners = [at, at + point(side, side * 0.7)];
        let inside =
            |at: Point| at.x >= corners[0].x && at.x <= corners[1].x && at.y >= corners[0].y && at.y <= corners[1].y;
        let mut expected: Vec<RingPlace> =
            places(&RINGS, false).chain(places(&RINGS, true)).filter(|&place| inside(RINGS.at(place))).collect();
        let mut found = RINGS.within(corners, usize::MAX).expect("as many as there are");
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{corners:?}");
        if expected.len() > 1 {
            assert_eq!(RINGS.within(corners, expected.len() - 1), None);
        }
    }
}

const WORDS: GraphWords = GraphWords {
    halves: ["on peut les ranger", "on ne peut pas les ranger"],
    ways: ["un plus court chemin", "le chemin de la recherche", "votre partie"],
    dots: ["développés", "feuilles"],
    here: "ce plateau",
};

fn drawn(lens: &Lens, room: Room) -> (Scene, Vec<Reached>) {
    let start = RingPlace { is_other: false, index: 90_000 };
    let way = RINGS.shortest(start);
    let mut reached: Vec<Reached> =
        places(&RINGS, false).step_by(29).map(|place| Reached { place, is_expanded: place.index % 2 == 0 }).collect();
    reached.sort_unstable();
    let picture = GraphPicture {
        rings: &RINGS,
        reached: &reached,
        ways: [&way, &[], &way[..3]],
        taken: Some(way[2]),
        here: Some(start),
        told: None,
        pointed: None,
        least: 8.0,
        words: WORDS,
    };
    (scene(&picture, lens, room), reached)
}

fn words(scene: &Scene) -> Vec<String> {
    let label = |flat: Flat| if let Flat::Label(label) = flat { Some(label.text) } else { None };
    scene.flatten().into_iter().filter_map(label).collect()
}

#[test]
fn rings_are_drawn_and_can_be_pointed_at() {
    for (width, height) in [(360.0, 320.0), (700.0, 560.0), (1456.0, 760.0), (390.0, 700.0)] {
        let room = Room { width, height };
        for is_other in [Some(false), Some(true), None] {
            let lens = Lens::fit(around(is_other), room, 250.0, 0.0);
            let (scene, _) = drawn(&lens, room);
            let words = words(&scene);
            for wanted in ["31", "ce plateau", "feuilles", "votre partie"] {
                let is_far = wanted == "ce plateau" && is_other == Some(true);
                assert!(is_far || words.iter().any(|word| word == wanted), "{wanted} in {words:?}");
            }
            assert!(scene.shapes.len() < 4_000, "{}", scene.shapes.len());
            // Between two things, where nothing else is drawn, is the ring.
            let flat = scene.flatten();
            let hits = (0..200).filter_map(|at| hit(&flat, lens.place(point(f64::from(at) / 3.0, 21.3), room)));
            for id in hits.filter(|id| id.kind == RING) {
                assert!((id.a as usize) < RINGS.rings() && id.b < 2);
            }
            let middle = lens.place(Rings::middle(is_other == Some(true)) + point(0.0, 60.0), room);
            let ring = RINGS.ring_at(lens.under(middle, room)).expect("a ring");
            let pointed =
                hit(&flat, middle).unwrap_or_else(|| panic!("nothing at {middle:?} in {room:?}, {is_other:?}"));
            assert_eq!((pointed.kind, pointed.a as usize, pointed.b == 1), (RING, ring.1, ring.0));
        }
    }
}

#[test]
fn ones_own_game_and_a_shortest_way_are_lit() {
    let room = Room { width: 1400.0, height: 1400.0 };
    let lens = Lens::fit(around(Some(false)), room, 100.0, 0.0);
    let start = RINGS.place(&Board::new(3, 3, &[8, 6, 7, 2, 5, 4, 3, 0, 1]).expect("legal")).expect("its place");
    let optimal = RINGS.shortest(start);
    // Twelve moves of one's own, of which none takes back the one before.
    let mut game = vec![start];
    let mut dice = Dice::new(17, 0);
    while game.len() <= 12 {
        let beside = RINGS.beside(game[game.len() - 1]);
        let next = beside[dice.below(beside.len() as u32) as usize];
        if game.len() < 2 || game[game.len() - 2] != next {
            game.push(next);
        }
    }
    let lit = |optimal: &[RingPlace], game: &[RingPlace]| {
        let picture = GraphPicture {
            rings: &RINGS,
            reached: &[],
            ways: [optimal, &[], game],
            taken: None,
            here: None,
            told: None,
            pointed: None,
            least: 8.0,
            words: WORDS,
        };
        let flat = scene(&picture, &lens, room).flatten();
        // The points of the thick lines in each colour.
        [(Paint::Accent, 4.5), (Paint::Second, 3.5)].map(|(paint, width)| {
            let is_way = |stroke: Stroke| stroke.paint == paint && stroke.width == width;
            let points = |shape: &Flat| match shape {
                Flat::Line(line) if is_way(line.stroke) => line.points.clone(),
                Flat::Segments(segments) if is_way(segments.stroke) => segments.ends.clone(),
                _ => vec![],
            };
            flat.iter().flat_map(points).collect::<Vec<Point>>()
        })
    };
    let [of_optimal, of_game] = lit(&optimal, &game);
    let far = |points: &[Point], place: RingPlace| {
        let at = lens.place(RINGS.at(place), room);
        points.iter().map(|&point| (point.x - at.x).hypot(point.y - at.y)).fold(f64::INFINITY, f64::min)
    };
    assert_eq!((optimal.len(), game.len()), (32, 13));
    assert!(optimal.iter().all(|&place| far(&of_optimal, place) < 1e-6));
    // Dots every six units and a half.
    assert!(game.iter().all(|&place| far(&of_game, place) < 6.5));
    assert!(game.iter().any(|&place| far(&of_optimal, place) > 20.0), "the game leaves the shortest way");
    // Without one of them nothing is in its colour.
    assert!(lit(&optimal, &[])[1].is_empty() && lit(&[], &game)[0].is_empty());
}

#[test]
fn arrow_keys_walk_from_ring_to_ring() {
    let room = Room { width: 700.0, height: 700.0 };
    let (scene, _) = drawn(&Lens::fit(around(Some(false)), room, 100.0, 0.0), room);
    let things = hit::places(&scene.flatten());
    let [up, down] = [point(0.0, -1.0), point(0.0, 1.0)];
    let ring = |ring| Id::new(RING, ring, 0);
    for inner in 0..RINGS.rings() - 1 {
        assert_eq!(hit::beside(&things, Some(ring(inner)), up), Some(ring(inner + 1)), "outwards from {inner}");
        assert_eq!(hit::beside(&things, Some(ring(inner + 1)), down), Some(ring(inner)), "inwards to {inner}");
    }
}

#[test]
fn single_boards_are_seen_close_by() {
    let room = Room { width: 700.0, height: 560.0 };
    for index in [0, 1, 40, 3_000, 90_000, 181_439] {
        let place = RingPlace { is_other: false, index };
        let at = RINGS.at(place);
        let scale = (70.0 / RINGS.room(place)).within(1.0, 400.0);
        let lens = Lens { middle: at, scale, tall: 1.0 };
        let (scene, _) = drawn(&lens, room);
        let id = hit(&scene.flatten(), lens.place(at, room)).expect("the board");
        assert_eq!((id.kind, place_of(id)), (PLACE, place));
        assert_eq!(id_of(place), id);
        assert!(scene.shapes.len() < 30_000, "{}", scene.shapes.len());
    }
}

#[test]
fn a_detour_is_told_in_moves() {
    for lang in Lang::ALL {
        let detour = lang.taquin().graph.detour;
        let told = detour(21, 73);
        assert!(["21", "73", "52"].iter().all(|number| told.contains(number)), "{told}");
        let shortest = detour(21, 21);
        assert!(shortest.contains("21") && !shortest.contains('0'), "{shortest}");
        assert_ne!(told, shortest);
    }
}
