//! Short solutions of the cube in two phases: coordinates, tables beside plain breadth-first search, solutions of random positions.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::random::{assembled, reachable};
use casse_tete::puzzle::cube::solve::short::coordinates::{
    CubePlaces, FLIPS, LAYERS, ORDERS, PERMUTATIONS, SECOND, SLICES, TURNS, TWISTS, flip_of, flips, may_follow,
    permutation, twist_of, twists,
};
use casse_tete::puzzle::cube::solve::short::{
    COSETS, SUBGROUP, TwoPhaseBuild, TwoPhaseSearch, TwoPhaseTables, Unready,
};
use casse_tete::puzzle::cube::{Face, Layers, Position, Sums, Turn};
use casse_tete::search::Status;
use casse_tete::search::job::Build;
use casse_tete::search::permutation::rank;
use casse_tete::search::sample::Dice;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut build = Box::new(TwoPhaseBuild::new());
    let mut before = 0.0;
    while build.advance(1) == Status::Running {
        assert!(build.done() > before && build.done() <= 1.0);
        before = build.done();
    }
    build.finish()
});

static TABLES: LazyLock<Arc<TwoPhaseTables>> =
    LazyLock::new(|| TwoPhaseTables::of_bytes(&BYTES).expect("as many bytes").into());

/// The tables as they are kept on the device.
pub fn tables_bytes() -> &'static [u8] {
    &BYTES
}

fn tables() -> Rc<TwoPhaseTables> {
    Rc::new((**TABLES).clone())
}

fn turn(position: &Position, turn: usize) -> Position {
    position.then(&Turn::of_faces().nth(turn).expect("a turn of a face").cube().position())
}

#[test]
fn numbers_and_what_they_stand_for_are_one_to_one() {
    for number in 0..TWISTS {
        let own = twists(number);
        assert_eq!((usize::from(twist_of(&own)), own.iter().sum::<u8>() % 3), (number, 0));
    }
    for number in 0..FLIPS {
        let own = flips(number);
        assert_eq!((usize::from(flip_of(&own)), own.iter().sum::<u8>() % 2), (number, 0));
    }
    for number in (0..PERMUTATIONS).step_by(7) {
        assert_eq!(rank(&permutation::<8>(number)), number);
    }
    assert!((0..ORDERS).all(|number| rank(&permutation::<4>(number)) == number));
    assert_eq!(permutation::<4>(0), [0, 1, 2, 3]);
    let places = CubePlaces::new();
    assert_eq!(
        (places.slices.len(), places.symmetries.iter().filter(|own| own.determinant() < 0).count()),
        (SLICES, 4)
    );
}

#[test]
fn coordinates_follow_turns_and_symmetries() {
    let tables = tables();
    let moves = tables.moves();
    let places = moves.places();
    // The first number of each class stands for it.
    let representatives = |count: usize, class: &dyn Fn(usize) -> u16| {
        (0..count).fold(vec![], |mut found: Vec<usize>, number| {
            if usize::from(class(number) / 8) == found.len() {
                found.push(number);
            }
            found
        })
    };
    let twists = representatives(TWISTS, &|own| moves.first([own, 0, 0]).twist);
    let flips = representatives(FLIPS, &|own| moves.first([0, own, 0]).flip);
    let corners = representatives(PERMUTATIONS, &|own| moves.second([own, 0, 0]).corners);
    let edges = representatives(PERMUTATIONS, &|own| moves.second([0, own, 0]).edges);
    // A place stands for a coordinate if its symmetry takes that to the representative of its class.
    let stands_for = |place: u16, representatives: &[usize], number: &dyn Fn(&Position) -> usize, at: &Position| {
        number(&at.under(places.symmetries[usize::from(place % 8)])) == representatives[usize::from(place / 8)]
    };
    let solved = places.first(&Position::SOLVED);
    assert_eq!((solved[0], solved[1], tables.first_phase(moves.first(solved))), (0, 0, 0));
    let mut dice = Dice::new(7, 0);
    let mut position = Position::SOLVED;
    let mut at = moves.first(solved);
    for _ in 0..2_000 {
        let number = dice.below(TURNS as u32) as usize;
        let before = tables.first_phase(at);
        position = turn(&position, number);
        at = tables.turned(at, number);
        assert!(stands_for(at.twist, &twists, &|position| places.first(position)[0], &position));
        assert!(stands_for(at.flip, &flips, &|position| places.first(position)[1], &position));
        assert_eq!(usize::from(at.slice), places.first(&position)[2]);
        assert_eq!(moves.is_home(at), places.first(&position) == solved);
        // One turn brings a phase nearer by one at most.
        assert!(tables.first_phase(at).abs_diff(before) <= 1);
        let bounds = tables.first_bounds(at);
        for symmetry in places.symmetries {
            let image = moves.first(places.first(&position.under(symmetry)));
            assert_eq!(tables.first_bounds(image), bounds, "{symmetry:?}");
        }
    }
    // Within the subgroup the coordinates of the second phase follow its turns, and those of the first phase stay.
    let mut position = Position::SOLVED;
    assert_eq!(places.second(&position), [0; 3]);
    let mut at = moves.second([0; 3]);
    for _ in 0..2_000 {
        let slot = dice.below(SECOND.len() as u32) as usize;
        position = turn(&position, SECOND[slot]);
        at = tables.turned_second(at, slot);
        let numbers = places.second(&position);
        assert!(stands_for(at.corners, &corners, &|position| places.second(position)[0], &position));
        assert!(stands_for(at.edges, &edges, &|position| places.second(position)[1], &position));
        assert_eq!((usize::from(at.order), at.layer), (numbers[2], moves.second(numbers).layer));
        assert_eq!(tables.second_bounds(at), tables.second_bounds(moves.second(numbers)));
        assert_eq!(at.is_home(), numbers == [0; 3]);
        assert_eq!(places.first(&position), solved);
    }
}

/// By number and turn, from what each turn makes of a number.
fn moves_of(count: usize, turns: usize, after: impl Fn(usize, usize) -> usize) -> Vec<usize> {
    (0..count * turns).map(|own| after(own / turns, own % turns)).collect()
}

/// Calls `found` with each pair of numbers that turns make of a pair, and how many they need at least.
fn breadth_first(tables: [&[usize]; 2], home: [usize; 2], turns: usize, mut found: impl FnMut([usize; 2], u8)) {
    let others = tables[1].len() / turns;
    let mut seen = vec![false; tables[0].len() / turns * others];
    seen[home[0] * others + home[1]] = true;
    let (mut now, mut count) = (vec![home], 0);
    for depth in 0.. {
        let mut next = vec![];
        for at in now {
            found(at, depth);
            count += 1;
            for turn in 0..turns {
                let after = [tables[0][at[0] * turns + turn], tables[1][at[1] * turns + turn]];
                if !std::mem::replace(&mut seen[after[0] * others + after[1]], true) {
                    next.push(after);
                }
            }
        }
        now = next;
        if now.is_empty() {
            break;
        }
    }
    assert_eq!(count, seen.len());
}

#[test]
fn the_tables_are_those_of_plain_searches() {
    let tables = tables();
    let moves = tables.moves();
    let places = moves.places();
    let home = places.first(&Position::SOLVED);
    // What turns make of the numbers, from the places alone.
    let twist = moves_of(TWISTS, TURNS, |number, turn| {
        let mut after = [0; 8];
        for (&own, &(to, by)) in twists(number).iter().zip(&places.corners[turn]) {
            after[to] = (own + by as u8) % 3;
        }
        twist_of(&after).into()
    });
    let flip = moves_of(FLIPS, TURNS, |number, turn| {
        let mut after = [0; 12];
        for (&own, &(to, by)) in flips(number).iter().zip(&places.edges[turn]) {
            after[to] = (own + by as u8) % 2;
        }
        flip_of(&after).into()
    });
    let slice = moves_of(SLICES, TURNS, |number, turn| {
        let taken = (0..12).filter(|place| places.slices[number] >> place & 1 == 1);
        places.slice_of[taken.fold(0, |after, place| after | 1 << places.edges[turn][place].0)].into()
    });
    // Two numbers of the first phase at a time; the third one is any.
    for (which, own, others, pair) in
        [(0, 0, 2, [&twist, &slice]), (1, 1, 2, [&flip, &slice]), (2, 1, 0, [&flip, &twist])]
    {
        breadth_first(pair.map(|table| &table[..]), [home[own], home[others]], TURNS, |at, depth| {
            let mut numbers = [1; 3];
            (numbers[own], numbers[others]) = (at[0], at[1]);
            assert_eq!(tables.first_bounds(moves.first(numbers))[which], depth, "table {which}, {at:?}");
        });
    }
    let images = |turn: usize, edge: usize| places.number[places.edges[SECOND[turn]][edge].0] as u8;
    let corner = moves_of(PERMUTATIONS, SECOND.len(), |number, turn| {
        rank(&permutation::<8>(number).map(|image| places.corners[SECOND[turn]][usize::from(image)].0 as u8))
    });
    let edge = moves_of(PERMUTATIONS, SECOND.len(), |number, turn| {
        rank(&permutation::<8>(number).map(|image| images(turn, places.outer[usize::from(image)])))
    });
    let order = moves_of(ORDERS, SECOND.len(), |number, turn| {
        rank(&permutation::<4>(number).map(|image| images(turn, places.middle[usize::from(image)])))
    });
    for (which, own) in [&corner, &edge].into_iter().enumerate() {
        breadth_first([own, &order], [0; 2], SECOND.len(), |at, depth| {
            let mut numbers = [1, 1, at[1]];
            numbers[which] = at[0];
            assert_eq!(tables.second_bounds(moves.second(numbers))[which], depth, "table {which}, {at:?}");
        });
    }
    // Outer edges and the layers of the corners: of the corners any permutation with these layers serves.
    let layer = |corners: usize| usize::from(moves.second([corners, 0, 0]).layer);
    let mut some = [0; LAYERS];
    (0..PERMUTATIONS).for_each(|corners| some[layer(corners)] = corners);
    let layers = moves_of(LAYERS, SECOND.len(), |own, turn| layer(corner[some[own] * SECOND.len() + turn]));
    breadth_first([&edge, &layers], [0, layer(0)], SECOND.len(), |at, depth| {
        let numbers = [some[at[1]], at[0], 1];
        assert_eq!(tables.second_bounds(moves.second(numbers))[2], depth, "{at:?}");
    });
    assert_eq!(TwoPhaseTables::of_bytes(&BYTES[1..]).map(|_| ()), None);
}

/// Checks a solution: its turns are those of faces, the two phases are what they say, and the position is put in order.
fn check(position: &Position, search: &TwoPhaseSearch, places: &CubePlaces) -> usize {
    let best = search.best().expect("a solution");
    assert!(best.solves(position), "{position:?}");
    assert!(best.turns.iter().all(|turn| turn.layers() == Layers::Outer));
    let numbers: Vec<usize> =
        best.turns.iter().map(|own| Turn::of_faces().position(|turn| turn == *own).expect("a turn")).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] / 3 != pair[1] / 3), "no face twice in a row");
    // Seen with its axis in front, the second phase has turns of the subgroup alone, and begins where nothing keeps the position out of it, up
    // to the last turns.
    let hold =
        Symmetry::rotations().iter().copied().find(|own| best.axis.under(*own) == Face::Front).expect("a rotation");
    let [begin, end] = best.borders;
    let along =
        |numbers: &[usize], from: Position| numbers.iter().fold(from, |position, &number| turn(&position, number));
    let solved = places.first(&Position::SOLVED);
    for made in [begin, end] {
        let at = along(&numbers[end..], Position::SOLVED).then(&along(&numbers[..made], *position));
        assert_eq!(places.first(&at.under(hold)), solved, "{best:?}");
    }
    for own in &best.turns[begin..end] {
        let own = own.under(hold);
        assert!(SECOND.iter().any(|&number| Turn::of_faces().nth(number) == Some(own)), "{best:?}");
    }
    assert_eq!(best.parts().iter().sum::<usize>(), best.turns.len());
    best.turns.len()
}

#[test]
fn random_positions_have_short_solutions() {
    let tables = tables();
    let places = CubePlaces::new();
    let mut dice = Dice::new(3, 0);
    let mut total = 0;
    const POSITIONS: usize = 400;
    for _ in 0..POSITIONS {
        let position = reachable(&mut dice);
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &position, 22).expect("reachable");
        let mut lengths = vec![];
        while search.best().is_none() || search.nodes() < 60_000 {
            if search.advance(5_000) == Status::Finished {
                break;
            }
            lengths.extend(search.best().map(|best| best.turns.len()));
        }
        let length = check(&position, &search, &places);
        assert!(lengths.is_sorted_by(|before, after| before >= after) && (13..=22).contains(&length), "{lengths:?}");
        total += length;
    }
    // 18 turns are needed on average (Rokicki, Kociemba, Davidson, Dethridge, 2010, for all positions: 17.7).
    let mean = total as f64 / POSITIONS as f64;
    assert!((18.0..21.5).contains(&mean), "{mean}");
}

/// The first solution, as a reader who waits for nothing gets it, of many positions.
#[test]
fn first_solutions_of_thousands_of_positions_put_them_in_order() {
    let tables = tables();
    let mut dice = Dice::new(13, 0);
    for _ in 0..10_000 {
        let position = reachable(&mut dice);
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &position, 24).expect("reachable");
        while search.best().is_none() && search.advance(1_000) == Status::Running {}
        let best = search.best().expect("a solution of at most 24 turns");
        assert!(best.solves(&position) && best.turns.len() <= 24, "{position:?}: {best:?}");
        assert!(best.turns.iter().all(|turn| turn.layers() == Layers::Outer));
    }
}

#[test]
fn short_ways_are_found_as_short() {
    let tables = tables();
    let places = CubePlaces::new();
    let mut dice = Dice::new(11, 0);
    for turns in 0..7 {
        for _ in 0..6 {
            let mut numbers: Vec<usize> = vec![];
            while numbers.len() < turns {
                let number = dice.below(TURNS as u32) as usize;
                if numbers.last().is_none_or(|&last| may_follow(number, last)) {
                    numbers.push(number);
                }
            }
            let position = numbers.iter().fold(Position::SOLVED, |position, &number| turn(&position, number));
            let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &position, 22).expect("reachable");
            while search.advance(50_000) == Status::Running {}
            assert!(check(&position, &search, &places) <= turns, "{numbers:?}");
        }
    }
}

#[test]
fn portions_do_not_matter_and_what_turns_cannot_do_is_refused() {
    let tables = tables();
    let mut dice = Dice::new(5, 0);
    let position = reachable(&mut dice);
    let of = |budget: u64| {
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &position, 22).expect("reachable");
        let mut found = vec![];
        while search.nodes() < 400_000 && search.advance(budget.min(400_000 - search.nodes())) == Status::Running {
            if let Some(best) = search.best().filter(|best| found.last() != Some(*best)) {
                found.push(best.clone());
            }
        }
        found
    };
    let found = of(1_000_000);
    assert!(!found.is_empty() && found == of(997));
    let wrong =
        (0..).map(|_| assembled(&mut dice)).find(|position| !Sums::of(position).is_reachable()).expect("most are");
    assert!(TwoPhaseSearch::new(tables, &wrong, 22).is_none());
}

#[test]
fn small_cubes_that_keep_a_position_out_of_the_subgroup_are_named() {
    let tables = tables();
    let places = CubePlaces::new();
    let solved = places.first(&Position::SOLVED);
    let mut dice = Dice::new(17, 0);
    let mut ends = 0;
    for _ in 0..20 {
        let position = reachable(&mut dice);
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &position, 22).expect("reachable");
        while search.best().is_none() {
            search.advance(10_000);
        }
        let best = search.best().expect("a solution");
        let hold =
            Symmetry::rotations().iter().copied().find(|own| best.axis.under(*own) == Face::Front).expect("a rotation");
        let [begin, end] = best.borders;
        let last = best.turns[end..].iter().fold(Position::SOLVED, |made, own| made.then(&own.cube().position()));
        let mut now = position;
        for made in 0..=best.turns.len() {
            let unready = best.unready(&now, made);
            let inside = unready == Unready::default();
            // What the last turns make of the cube in order takes the place of the cube in order.
            let other = if made > end { now.inverse() } else { last.then(&now) };
            assert_eq!(inside, places.first(&other.under(hold)) == solved, "{position:?} after {made}");
            assert!(inside || made < begin || made > end);
            // Twists come to a whole number of turns, flips are even.
            assert!(
                unready.twisted.len() != 1 && unready.flipped.len().is_multiple_of(2) && unready.outside.len() <= 4
            );
            ends += usize::from(made > end && !inside);
            now = best.turns.get(made).map_or(now, |own| now.then(&own.cube().position()));
        }
    }
    assert!(ends > 0, "some first phases come from the other end");
    let group = 43_252_003_274_489_856_000u128;
    assert_eq!(u128::from(COSETS) * u128::from(SUBGROUP), group);
    assert_eq!(COSETS, (TWISTS * FLIPS * SLICES) as u64);
    assert_eq!(SUBGROUP, (PERMUTATIONS * PERMUTATIONS * ORDERS / 2) as u64);
}
