//! The Hungarian cube as a group: the turns, the law, the theorem, orders, balls, and the facts of the base text.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::ball::{Ball, MOST_CLASSES, MOST_POSITIONS, MOST_RADIUS};
use casse_tete::puzzle::cube::cycles::{cycles, order};
use casse_tete::puzzle::cube::diagnosis::{Repair, repairs};
use casse_tete::puzzle::cube::facelet::{self, FACELETS};
use casse_tete::puzzle::cube::laboratory::{self, Combination, Form, Support};
use casse_tete::puzzle::cube::notation;
use casse_tete::puzzle::cube::position::PositionTables;
use casse_tete::puzzle::cube::printed::{self, Mistake};
use casse_tete::puzzle::cube::theorem::{ASSEMBLED, Consequence, FACTORS, Law, ORBITS, REACHABLE};
use casse_tete::puzzle::cube::{Algorithm, Cube, Face, Kind, Place, Position, Preset, Sums, Turn, colours, random};
use casse_tete::search::Status;
use casse_tete::search::sample::Dice;

fn algorithm(text: &str) -> Algorithm {
    notation::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn position(text: &str) -> Position {
    algorithm(text).cube().position()
}

/// The numbers of the places in each cycle, and the rotation indices by starting place, -1 for 2 thirds.
fn told(position: &Position, kind: Kind) -> (Vec<Vec<usize>>, Vec<i8>) {
    let cycles = cycles(position, kind);
    let numbers = cycles.iter().map(|cycle| cycle.places.iter().map(|place| place.number()).collect()).collect();
    let index = |place| match (kind, position.goes(place).1) {
        (Kind::Corner, 2) => -1,
        (_, index) => index as i8,
    };
    (numbers, Place::all(kind).map(index).collect())
}

/// A random cube: a random position, held in a random way.
fn random_cube(dice: &mut Dice) -> Cube {
    let hold = Symmetry::rotations()[dice.below(24) as usize];
    Cube::of(&random::assembled(dice)).then(&Cube::rotated(hold))
}

fn random_turn(dice: &mut Dice) -> Turn {
    let all: Vec<Turn> = Turn::all().collect();
    all[dice.below(all.len() as u32) as usize]
}

#[test]
fn facelets_lie_where_they_should() {
    for facelet in 0..FACELETS {
        assert_eq!(facelet::at(facelet::point(facelet)), Some(facelet));
    }
    for face in Face::ALL {
        assert_eq!(Face::named(face.letter()), Some(face));
        assert_eq!(face.under(face.quarter()), face);
    }
    // A quarter clockwise takes the top to the right when it is seen from the front, and so round.
    for (axis, ring) in [
        (Face::Front, [Face::Up, Face::Right, Face::Down, Face::Left]),
        (Face::Right, [Face::Up, Face::Back, Face::Down, Face::Front]),
        (Face::Up, [Face::Back, Face::Right, Face::Front, Face::Left]),
    ] {
        for (from, to) in ring.into_iter().zip(ring.into_iter().cycle().skip(1)) {
            assert_eq!(from.under(axis.quarter()), to);
            assert_eq!(to.under(axis.opposite().quarter()), from);
        }
    }
    let mut seen = [false; FACELETS];
    for place in Place::every() {
        for (step, facelet) in place.facelets().into_iter().enumerate() {
            assert_eq!(Place::with(facelet), Some((place, step)));
            assert!(!std::mem::replace(&mut seen[facelet], true));
        }
    }
    let left: Vec<usize> = (0..FACELETS).filter(|&facelet| !seen[facelet]).collect();
    assert_eq!(left, Face::ALL.map(facelet::centre));
    assert!(left.iter().all(|&facelet| Place::with(facelet).is_none()));
}

#[test]
fn places_have_the_numbers_and_names_of_the_base_text() {
    let names = |kind| Place::all(kind).map(|place| place.to_string()).collect::<Vec<_>>();
    assert_eq!(names(Kind::Corner), ["DFL", "DFR", "UFL", "UFR", "DBR", "DBL", "UBR", "UBL"]);
    assert_eq!(names(Kind::Edge), ["UF", "FR", "DF", "FL", "UL", "UR", "DR", "DL", "UB", "BR", "DB", "BL"]);
    let marked = |place: Place| place.around()[0];
    for corner in Place::all(Kind::Corner) {
        assert!([Face::Front, Face::Back].contains(&marked(corner)));
    }
    let sides: Vec<_> =
        Place::all(Kind::Edge).filter(|&edge| marked(edge) != Face::Front && marked(edge) != Face::Back).collect();
    assert_eq!(sides.iter().map(|edge| edge.number()).collect::<Vec<_>>(), [5, 6, 7, 8]);
    assert!(sides.iter().all(|&edge| [Face::Right, Face::Left].contains(&marked(edge))));
}

/// The cycles and the rotation indices of the six turns, as the source texts give them.
#[test]
fn the_six_turns() {
    let none = |count| vec![0; count];
    let flips = |numbers: [usize; 4]| (1..=12).map(|number| i8::from(numbers.contains(&number))).collect::<Vec<_>>();
    for (face, corners, twists, edges, flips) in [
        (Face::Front, [1, 3, 4, 2], none(8), [1, 2, 3, 4], none(12)),
        (Face::Right, [2, 4, 7, 5], vec![0, -1, 0, 1, 1, 0, -1, 0], [2, 6, 10, 7], flips([2, 6, 7, 10])),
        (Face::Down, [1, 2, 5, 6], vec![-1, 1, 0, 0, -1, 1, 0, 0], [3, 7, 11, 8], none(12)),
        (Face::Left, [1, 6, 8, 3], vec![1, 0, -1, 0, 0, -1, 0, 1], [4, 8, 12, 5], flips([4, 5, 8, 12])),
        (Face::Up, [3, 8, 7, 4], vec![0, 0, 1, -1, 0, 0, 1, -1], [1, 5, 9, 6], none(12)),
        (Face::Back, [5, 7, 8, 6], none(8), [9, 12, 11, 10], none(12)),
    ] {
        let row = printed::row(face).expect("a quarter turns something");
        assert_eq!(told(&row.position, Kind::Corner), (vec![corners.to_vec()], twists.clone()), "{face:?}");
        assert_eq!(told(&row.position, Kind::Edge), (vec![edges.to_vec()], flips), "{face:?}");
        // The printed text is the same, or has a known misprint.
        let inverted = row.mistakes.contains(&Mistake::Cycles);
        assert_eq!(inverted, [Face::Back, Face::Left, Face::Up].contains(&face));
        let [first, second] = [corners[0] - 1, corners[1] - 1];
        let [from, to] = if inverted { [second, first] } else { [first, second] };
        assert_eq!(row.goes[0][from], to);
        let wrong = row.mistakes.contains(&Mistake::Corners);
        assert_eq!((wrong, row.twists.to_vec() != twists), (face == Face::Down, wrong));
    }
}

#[test]
fn orders_of_short_sequences() {
    for (text, wanted) in [
        ("", 1),
        ("R", 4),
        ("R2", 2),
        ("F R", 105),
        ("R U", 105),
        ("R U'", 63),
        ("R U R' U'", 6),
        ("R2 U2", 6),
        ("R U2 D' B D'", 1260),
        ("M", 4),
        ("x", 4),
        ("x y", 3),
        ("R x", 4),
        ("R y", 1260),
        ("M U", 8),
        ("r U", 120),
    ] {
        let cube = algorithm(text).cube();
        // The reference: the turns one after the other.
        let mut plain = 1;
        let mut power = cube;
        while power != Cube::SOLVED {
            power = power.then(&cube);
            plain += 1;
        }
        assert_eq!((laboratory::order(&cube), plain), (wanted, wanted), "{text}");
    }
    assert_eq!(order(&position("M")), 4);
    // Seen from the centres, which middle layers and wide turns move, these positions have other orders.
    assert_eq!([order(&position("M U")), order(&position("r U"))], [180, 105]);
}

/// The law on rotation indices and starting places against the permutations of the facelets.
#[test]
fn the_law_agrees_with_the_facelets() {
    let mut dice = Dice::new(1, 0);
    for _ in 0..300 {
        let [a, b, c] = std::array::from_fn(|_| random::assembled(&mut dice));
        assert_eq!(Cube::of(&a).position(), a);
        assert_eq!(Cube::of(&a).then(&Cube::of(&b)), Cube::of(&a.then(&b)));
        assert_eq!(a.then(&b).then(&c), a.then(&b.then(&c)));
        assert_eq!((a.then(&Position::SOLVED), Position::SOLVED.then(&a)), (a, a));
        assert_eq!((a.then(&a.inverse()), a.inverse().then(&a)), (Position::SOLVED, Position::SOLVED));
        assert_eq!(PositionTables::of(&b).upon(&a), a.then(&b));
        assert_eq!(a.power(order(&a) as i64), Position::SOLVED);
        assert_eq!(a.power(-3).then(&a.power(5)), a.then(&a));
        for place in Place::every() {
            let (cubie, index) = a.at(place);
            assert_eq!(a.goes(cubie), (place, index));
        }
        let symmetry = Symmetry::ALL[dice.below(48) as usize];
        assert_eq!(a.then(&b).under(symmetry), a.under(symmetry).then(&b.under(symmetry)));
        assert_eq!(a.under(symmetry).under(symmetry.inverse()), a);
    }
    // It is not commutative.
    assert_ne!(position("R U"), position("U R"));
}

/// With the inverse of r, as the base text prints it, the law is not associative.
#[test]
fn the_printed_law_is_no_law_of_a_group() {
    let is_associative = |[a, b, c]: [Position; 3]| {
        let product = printed::product;
        product(&product(&a, &b), &c) == product(&a, &product(&b, &c))
    };
    let quarters = ["U", "R", "F", "D", "L", "B"];
    let triples = (0..216).map(|number| [quarters[number / 36], quarters[number / 6 % 6], quarters[number % 6]]);
    let first = triples.into_iter().find(|own| !is_associative(own.map(position)));
    assert_eq!(first, Some(printed::COUNTEREXAMPLE));
    let mut dice = Dice::new(6, 0);
    let fails = (0..100).filter(|_| !is_associative(std::array::from_fn(|_| random::assembled(&mut dice)))).count();
    assert_eq!(fails, 100);
    // If the small cubes keep their indices, both laws give the same.
    let [a, b] = ["F B2", "B F"].map(position);
    assert_eq!(printed::product(&a, &b), a.then(&b));
}

#[test]
fn turns_are_permutations_that_agree_with_each_other() {
    for turn in Turn::all() {
        let cube = turn.cube();
        assert_eq!(cube.then(&turn.inverse().cube()), Cube::SOLVED);
        assert_eq!(Turn::named(turn.letter(), i32::from(turn.quarters())), Some(turn));
        for symmetry in Symmetry::ALL {
            let hold = Cube::rotated(symmetry);
            assert_eq!(turn.under(symmetry).cube(), hold.inverse().then(&cube).then(&hold));
        }
    }
    assert_eq!((Turn::all().count(), Turn::of_faces().count()), (54, 18));
    for (one, other) in [
        ("M", "x' R L'"),
        ("E", "y' U D'"),
        ("S", "z B F'"),
        ("r", "R M'"),
        ("u", "U E'"),
        ("f", "F S"),
        ("l", "L M"),
        ("d", "D E"),
        ("b", "B S'"),
        ("x", "r L'"),
        ("x y x'", "z"),
    ] {
        assert_eq!(algorithm(one).cube(), algorithm(other).cube(), "{one} = {other}");
    }
    // A random walk: whatever is turned, the position is given as if the centres had not moved.
    let mut dice = Dice::new(2, 0);
    let mut cube = Cube::SOLVED;
    for _ in 0..200 {
        let turn = random_turn(&mut dice);
        cube = cube.turned(turn);
        assert!(Sums::of(&cube.position()).is_reachable());
        assert_eq!(Cube::of(&cube.position()).then(&Cube::rotated(cube.hold())), cube);
    }
}

#[test]
fn the_numbers_of_the_theorem() {
    assert_eq!(FACTORS, [40_320, 479_001_600, 6561, 4096]);
    assert_eq!(ASSEMBLED, 519_024_039_293_878_272_000);
    assert_eq!(REACHABLE, 43_252_003_274_489_856_000);
    assert_eq!(printed::BOUND, 901_083_401_551_872_000);
    for turn in Turn::of_faces() {
        assert_eq!(Sums::of(&turn.cube().position()).orbit(), 0);
    }
}

/// Positions that turns cannot reach: only two corners exchanged, only two edges exchanged, one twisted corner, one flipped edge.
#[test]
fn the_consequences_of_the_theorem() {
    let place = |kind, index| Place::new(kind, index);
    let (corner, edge) = (place(Kind::Corner, 2), place(Kind::Edge, 2));
    for (position, law, sums) in [
        (Position::SOLVED.swapped([corner, place(Kind::Corner, 3)]), Law::Sign, (-1, 1, 0, 0)),
        (Position::SOLVED.swapped([edge, place(Kind::Edge, 3)]), Law::Sign, (1, -1, 0, 0)),
        (Position::SOLVED.rotated(corner, 1), Law::Twist, (1, 1, 1, 0)),
        (Position::SOLVED.rotated(corner, 2), Law::Twist, (1, 1, 2, 0)),
        (Position::SOLVED.rotated(edge, 1), Law::Flip, (1, 1, 0, 1)),
    ] {
        let found = Sums::of(&position);
        assert_eq!((found.corner_sign, found.edge_sign, found.twist, found.flip), sums);
        assert_eq!(found.failing().collect::<Vec<_>>(), [law]);
        let [repair] = repairs(&position)[..] else { panic!("one thing is wrong: {position:?}") };
        assert_eq!(repair.of(&position), Position::SOLVED);
    }
    for own in Consequence::ALL {
        let position = own.position();
        assert_eq!(Sums::of(&position).failing().collect::<Vec<_>>(), [own.law()]);
        assert_eq!(repairs(&position).len(), 1);
        assert!(Place::every().filter(|&cubie| !position.is_home(cubie)).all(|cubie| cubie.is_on(Face::Up)));
    }
    // Exchanging two corners and two edges together is possible.
    let orbits = Consequence::ALL.map(|own| Sums::of(&own.position()).orbit());
    assert_eq!(orbits, [6, 6, 2, 1]);
    let both = Consequence::Corners.position().then(&Consequence::Edges.position());
    assert!(Sums::of(&both).is_reachable());
}

/// Random assembled cubes are spread equally over the twelve orbits, and the doctor repairs each of them with as few changes
/// by hand as the theorem allows.
#[test]
fn twelve_orbits_and_their_repairs() {
    let mut dice = Dice::new(3, 0);
    const CUBES: u32 = 12_000;
    let mut counts = [0u32; ORBITS];
    for cube in 0..CUBES {
        let position = random::assembled(&mut dice);
        let sums = Sums::of(&position);
        counts[sums.orbit()] += 1;
        if cube % 20 > 0 {
            continue;
        }
        let repairs = repairs(&position);
        assert_eq!(repairs.len(), sums.failing().count());
        let repaired = repairs.iter().fold(position, |position, repair| repair.of(&position));
        assert!(Sums::of(&repaired).is_reachable());
        let mut touched: Vec<Place> = Vec::new();
        for repair in &repairs {
            match *repair {
                Repair::Exchange(places) => touched.extend(places),
                Repair::Rotate(place, _) => touched.push(place),
            }
        }
        touched.sort();
        touched.dedup();
        let signs = usize::from(!sums.holds(Law::Sign));
        let rotations = usize::from(!sums.holds(Law::Twist)) + usize::from(!sums.holds(Law::Flip));
        let least = if signs == 1 { 2 + rotations.saturating_sub(1) } else { rotations };
        assert_eq!(touched.len(), least, "{repairs:?}");
    }
    let expected = f64::from(CUBES) / ORBITS as f64;
    let chi_square: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // With 11 degrees of freedom the chi-square value is larger only once in a thousand times.
    assert!(chi_square < 31.26, "{counts:?}");
    // Turns never leave an orbit.
    let (mut cube, orbit) = (Cube::of(&random::assembled(&mut dice)), |cube: &Cube| Sums::of(&cube.position()).orbit());
    let begin = orbit(&cube);
    for _ in 0..50 {
        cube = cube.turned(random_turn(&mut dice));
        assert_eq!(orbit(&cube), begin);
    }
    for _ in 0..200 {
        assert!(Sums::of(&random::reachable(&mut dice)).is_reachable());
    }
}

#[test]
fn sizes_of_balls() {
    let counts = include_str!("../data/cube-distance-counts.txt").lines().filter_map(|line| line.split_once(' '));
    let known: Vec<u64> = counts.filter(|own| own.0 != "#").map(|own| own.1.parse().expect("a number")).collect();
    assert_eq!((known.len(), known.iter().sum::<u64>()), (16, 98_929_809_184_629_081));
    let wanted = &known[..=MOST_RADIUS];
    assert_eq!(wanted, [1, 18, 243, 3240, 43_239, 574_908, 7_618_438]);
    assert_eq!(wanted.iter().sum::<u64>(), MOST_POSITIONS);
    // The whole ball takes long without the optimiser, so it is computed only once, in slices.
    let mut ball = Ball::new(MOST_RADIUS);
    assert_eq!(ball.counts(), [1, 0]);
    // The classes of the cube in order, of the half turns and of the quarter turns.
    assert_eq!(ball.advance(3), Status::Running);
    assert_eq!((ball.counts(), ball.expanded()), (vec![1, 18, 243, 0], 3));
    while ball.advance(10_000) == Status::Running {}
    assert_eq!(ball.counts(), wanted);
    // OEIS A080638.
    assert_eq!(ball.classes(), [1, 2, 9, 75, 934, 12_077, 159_131]);
    assert_eq!(ball.classes().iter().sum::<u64>(), MOST_CLASSES);
    assert!(ball.bytes() < 5_000_000);
    for radius in 0..4 {
        let mut ball = Ball::new(radius);
        assert_eq!(ball.advance(u64::MAX), Status::Finished);
        assert_eq!(ball.counts(), wanted[..=radius]);
    }
}

#[test]
fn the_laboratory_takes_commutators_apart() {
    for preset in laboratory::PairPreset::ALL {
        let [x, t] = preset.parts().map(algorithm);
        let trial = Combination::new(Form::Commutator, x, t);
        assert_eq!(trial.result(), trial.algorithm().cube());
        assert_eq!(trial.cubes.len(), 4);
        let result = trial.result().position();
        let kinds = Kind::ALL.map(|kind| cycles(&result, kind));
        let shape = kinds.map(|cycles| cycles.iter().map(|own| (own.places.len(), own.rotation())).collect::<Vec<_>>());
        let [corners, edges] = shape;
        match preset {
            laboratory::PairPreset::Flip => assert_eq!((corners, edges), (vec![], vec![(1, 1); 2])),
            laboratory::PairPreset::Twist => assert_eq!((corners.len(), corners[0].0, edges.len()), (2, 1, 0)),
            laboratory::PairPreset::Corners => assert_eq!((corners, edges), (vec![(3, 0)], vec![])),
            laboratory::PairPreset::Edges => assert_eq!((corners, edges), (vec![], vec![(3, 0)])),
            laboratory::PairPreset::Pairs => assert_eq!((corners, edges), (vec![], vec![(2, 0); 2])),
        }
        assert_eq!(trial.result().hold(), Symmetry::IDENTITY);
    }
    let trial = Combination::new(Form::Conjugate, algorithm("R"), algorithm("M"));
    let [x, t] = &trial.supports;
    assert_eq!((x.places.len(), x.centres.len(), t.places.len(), t.centres.len()), (8, 0, 4, 4));
    assert_eq!(x.overlap(t), Support::default());
    assert_eq!(t.on_face(Face::Up).len(), 2);
    assert_eq!(trial.result(), algorithm("[R: M]").cube());
    let cube = random_cube(&mut Dice::new(4, 0));
    assert_eq!(Cube::SOLVED.then(&cube).inverse().inverse(), cube);
}

/// The cycles of X T X' are those of T with other small cubes in them.
#[test]
fn conjugates_rename_the_places() {
    let mut dice = Dice::new(7, 0);
    for _ in 0..200 {
        let [x, t] = [random_cube(&mut dice), random_cube(&mut dice)];
        let conjugate = x.then(&t).then(&x.inverse()).standing();
        for kind in Kind::ALL {
            let of_t = cycles(&t.standing(), kind);
            let mut renamed: Vec<_> = of_t.iter().map(|cycle| laboratory::renamed(&x.standing(), cycle)).collect();
            for (own, other) in of_t.iter().zip(&renamed) {
                assert_eq!((own.rotation(), own.order()), (other.rotation(), other.order()));
            }
            renamed.sort_by_key(|cycle| cycle.places[0]);
            assert_eq!(renamed, cycles(&conjugate, kind));
        }
    }
}

#[test]
fn presets_are_what_they_are_called() {
    for preset in Preset::ALL {
        assert_eq!(Preset::of(&preset.cube().turned(random_turn(&mut Dice::new(5, 0)))), None);
        assert_eq!(Preset::of(&preset.cube().then(&algorithm("x y").cube())), Some(preset));
        assert_eq!(preset.algorithm().to_string(), preset.text());
    }
    let order = |preset: Preset| order(&preset.cube().position());
    assert_eq!(Preset::ALL.map(order), [1, 6, 1260, 3, 2, 3, 3, 2]);
    let superflip = Place::all(Kind::Edge).fold(Position::SOLVED, |position, edge| position.rotated(edge, 1));
    assert_eq!(Preset::Superflip.cube(), Cube::of(&superflip));
    assert_eq!(Preset::Superflip.cube().facelets(), "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB");
}

/// Named positions: their facelets if they are known, and the properties that their names promise.
#[test]
fn named_positions() {
    let mut known: Vec<(&str, Cube)> = Vec::new();
    for line in include_str!("../data/cube-patterns.txt").lines().filter(|line| !line.starts_with('#')) {
        let [turns, name, facelets @ ..] = &line.split(" # ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (fewest, turns) = turns.split_once(' ').expect("a number and turns");
        let fewest: usize = fewest.trim_end_matches('*').parse().expect("a number");
        let (turns, cube) = (algorithm(turns), algorithm(turns).cube());
        assert!(turns.turns().map(Turn::length).sum::<usize>() >= fewest, "{name}");
        assert!(Sums::of(&cube.position()).is_reachable(), "{name}");
        for &facelets in facelets {
            assert_eq!(cube.facelets(), facelets, "{name}");
            assert_eq!(colours::read(facelets), Ok(cube), "{name}");
        }
        assert!(known.iter().all(|own| own.1 != cube), "{name}");
        known.push((name, cube));
    }
    assert_eq!(known.len(), 21);
    let named = |part: &str| known.iter().find(|own| own.0.contains(part)).expect(part).1;
    for (preset, part) in [
        (Preset::Commutator, "commutator"),
        (Preset::Longest, "1260"),
        (Preset::Chessboard, "pons asinorum"),
        (Preset::SixSpots, "six spots"),
        (Preset::CubeInCube, "cube in a cube"),
        (Preset::Superflip, "superflip"),
    ] {
        assert_eq!(preset.cube(), named(part), "{part}");
    }
    // Around each centre all facelets have one colour.
    for part in ["six spots", "four spots"] {
        let colours = named(part).colours();
        for face in Face::ALL {
            let around: Vec<Face> =
                (0..9).filter(|&own| own != 4).map(|own| colours[9 * face as usize + own]).collect();
            assert_eq!(around, [around[0]; 8]);
        }
    }
    // The chessboards: each face has two colours, alternately.
    let colours = named("pons asinorum").colours();
    for (at, colour) in colours.into_iter().enumerate() {
        let face = facelet::face(at);
        assert_eq!(colour, if at % 9 % 2 == 0 { face } else { face.opposite() });
    }
}

/// However a cube is held, its position, its colours and what the doctor says are the same.
#[test]
fn the_hold_changes_nothing() {
    let position = random::assembled(&mut Dice::new(8, 0));
    for &hold in Symmetry::rotations() {
        let cube = Cube::of(&position).then(&Cube::rotated(hold));
        assert_eq!((cube.hold(), cube.position()), (hold, position));
        assert_eq!(colours::read(&cube.facelets()), Ok(cube));
        // Turned as it is held, or held as it was turned.
        for turn in Turn::of_faces() {
            assert_eq!(cube.turned(turn.under(hold)).position(), Cube::of(&position).turned(turn).position());
        }
    }
}

#[test]
fn positions_are_assembled() {
    let new = |corners: [usize; 8], twists: [i32; 8]| {
        let edges: [usize; 12] = std::array::from_fn(|edge| (edge + 1) % 12);
        Position::new(&corners, &edges, &twists, &[-1; 12])
    };
    let position = new([1, 0, 2, 3, 4, 5, 6, 7], [-1, 4, 0, 0, 0, 0, 0, 0]).expect("assembled");
    let [first, second] = [0, 1].map(|index| Place::new(Kind::Corner, index));
    assert_eq!((position.goes(first), position.goes(second)), ((second, 2), (first, 1)));
    assert_eq!(position.goes(Place::new(Kind::Edge, 11)), (Place::new(Kind::Edge, 0), 1));
    assert_eq!(new([1, 1, 2, 3, 4, 5, 6, 7], [0; 8]), None);
    assert_eq!(new([8, 0, 1, 2, 3, 4, 5, 6], [0; 8]), None);
    assert_eq!(Position::new(&[], &[], &[], &[]), None);
}
