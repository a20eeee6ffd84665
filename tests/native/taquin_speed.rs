//! The taquin, fast versions compared with plain ones:
//! packed searches, leaves step by step, distances in slices, estimates, heats, guides.

use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::contest::ContestSearch;
use casse_tete::puzzle::taquin::distance::{Distances, Estimate};
use casse_tete::puzzle::taquin::hint::Guide;
use casse_tete::puzzle::taquin::method::{Method, Stop};
use casse_tete::puzzle::taquin::outcome::{Finish, Outcome};
use casse_tete::puzzle::taquin::packed::{FastSearch, MOST_CELLS, Packed, PackedSliding};
use casse_tete::puzzle::taquin::random::{self, Boards, Heading};
use casse_tete::puzzle::taquin::solve::{Ending, MOST_NODES, Sliding, Solver};
use casse_tete::puzzle::taquin::{Board, Parity, Way};
use casse_tete::search::best_first::{BestFirst, NONE, Standing};
use casse_tete::search::sample::{Dice, Experiment};
use std::collections::HashMap;

/// Nodes of the trees that are compared.
const NODES: usize = 8_000;

fn shuffled(width: usize, height: usize, dice: &mut Dice) -> Board {
    random::draw(width, height, dice).expect("there are such boards")
}

fn goal(width: usize, height: usize) -> Board {
    Board::goal(width, height).expect("there is such a board")
}

/// Every position of a size, solvable or not.
fn every(width: usize, height: usize) -> Vec<Board> {
    fn fill(tiles: &mut Vec<u8>, count: usize, found: &mut impl FnMut(&[u8])) {
        if tiles.len() == count {
            return found(tiles);
        }
        for tile in 0..count as u8 {
            if tiles.contains(&tile) {
                continue;
            }
            tiles.push(tile);
            fill(tiles, count, found);
            tiles.pop();
        }
    }
    let mut boards = vec![];
    let mut add = |tiles: &[u8]| boards.push(Board::new(width, height, tiles).expect("a permutation"));
    fill(&mut vec![], width * height, &mut add);
    boards
}

#[test]
fn packed_boards_are_the_boards() {
    let mut dice = Dice::new(21, 0);
    for (width, height) in [(2, 2), (2, 5), (3, 3), (4, 3), (3, 5), (4, 4)] {
        for _ in 0..50 {
            let board = shuffled(width, height, &mut dice);
            let packed = Packed::of(&board).expect("at most sixteen cells");
            assert_eq!(packed.board(width, height), Some(board));
            assert_eq!(packed.blank(), board.blank());
            assert!((0..width * height).all(|cell| packed.tile(cell) == board.tiles()[cell]));
            for way in Way::ALL {
                let Some(from) = board.mover(way) else { continue };
                assert_eq!(packed.slid(from, board.blank()).board(width, height), board.moved(way));
            }
        }
        let sliding = Sliding::new(&Model::new(goal(width, height), Method::Score));
        assert!(PackedSliding::of(&sliding).is_some());
    }
    assert_eq!(Packed::of(&goal(5, 4)), None);
    assert!(PackedSliding::of(&Sliding::new(&Model::new(goal(4, 5), Method::Bfs))).is_none());
    assert_eq!(MOST_CELLS, 16);
}

#[test]
fn packed_searches_take_the_same_steps() {
    let mut dice = Dice::new(22, 0);
    for (width, height) in [(2, 2), (3, 2), (2, 4), (3, 3), (4, 3), (2, 5), (4, 4)] {
        for method in Method::ALL {
            for stop in [Stop::RowsButLast, Stop::Solved] {
                let plain = Model { stop, ..Model::new(shuffled(width, height, &mut dice), method) };
                let space = Sliding::new(&plain);
                let packed = PackedSliding::of(&space).expect("at most sixteen cells");
                let measure = space.measure(&plain.board);
                let mut slow = BestFirst::new(plain.board, measure, NODES);
                let mut fast = BestFirst::new(Packed::of(&plain.board).expect("small"), measure, NODES);
                slow.advance(&space, u64::MAX);
                fast.advance(&packed, u64::MAX);
                let told = format!("{method:?}, {stop:?}: {}", plain.board);
                assert_eq!(slow.standing(), fast.standing(), "{told}");
                assert_eq!((slow.steps(), slow.configurations()), (fast.steps(), fast.configurations()), "{told}");
                assert_eq!(slow.most_leaves(), fast.most_leaves(), "{told}");
                assert_eq!(slow.nodes().len(), fast.nodes().len(), "{told}");
                for (a, b) in slow.nodes().iter().zip(fast.nodes()) {
                    assert_eq!(Some(a.state), b.state.board(width, height), "{told}");
                    assert_eq!((a.measure, a.parent, a.way, a.depth), (b.measure, b.parent, b.way, b.depth), "{told}");
                    assert_eq!((a.created, a.closed, a.superseded), (b.created, b.closed, b.superseded), "{told}");
                }
                let mut either = FastSearch::new(&plain, NODES);
                assert_eq!(either.advance(u64::MAX), slow.standing(), "{told}");
                assert_eq!(either.outcome().counted(), Outcome::of(&slow).counted(), "{told}");
                assert_eq!(either.path(), Ending::of(&slow).map(|ending| ending.path), "{told}");
            }
        }
    }
}

/// The engine in its plainest form: a list of leaves with their ranks, searched for the lowest and oldest at each step.
fn order_of_steps(model: &Model, most: usize) -> Vec<Board> {
    let (space, price) = (Sliding::new(model), model.price());
    let mut depth_of = HashMap::from([(model.board, 0)]);
    // Rank, age, depth and board.
    let mut leaves = vec![(space.measure(&model.board), 0, 0, model.board)];
    let (mut taken, mut age) = (vec![], 0);
    while taken.len() < most {
        let Some(best) = leaves.iter().copied().min_by_key(|leaf| (leaf.0, leaf.1)) else { break };
        if best.3.is_solved() {
            break;
        }
        leaves.retain(|leaf| leaf.1 != best.1);
        taken.push(best.3);
        for next in Way::ALL.into_iter().filter_map(|way| best.3.moved(way)) {
            let depth = best.2 + 1;
            if let Some(&before) = depth_of.get(&next) {
                let open = leaves.iter().any(|leaf| leaf.3 == next);
                if price == 0 || before <= depth || !open {
                    continue;
                }
                leaves.retain(|leaf| leaf.3 != next);
            }
            depth_of.insert(next, depth);
            age += 1;
            leaves.push((space.measure(&next) + price * depth, age, depth, next));
        }
    }
    taken
}

#[test]
fn the_queue_takes_the_lowest_rank_and_the_oldest_of_equals() {
    let mut dice = Dice::new(23, 0);
    for (width, height) in [(3, 2), (3, 3), (5, 4)] {
        for method in Method::ALL {
            let board = shuffled(width, height, &mut dice);
            // Weights of any kind: not only powers of two.
            let weights = (0..width * height).map(|_| i64::from(dice.below(7)) - 2).collect();
            let model = Model { stop: Stop::Solved, weights, ..Model::new(board, method) };
            let (space, mut search) = model.search();
            search.advance(&space, 300);
            let taken: Vec<Board> = (1..=search.steps())
                .map(|step| search.nodes()[search.expanded_at(step).expect("made") as usize].state)
                .collect();
            assert_eq!(taken, order_of_steps(&model, 300), "{method:?}: {board}");
        }
    }
}

#[test]
fn leaves_and_configurations_step_by_step() {
    let mut superseded = false;
    for method in Method::ALL {
        let model = Model::new(Board::default().swapped(0, 2), method);
        let (space, mut search) = model.search();
        search.advance(&space, 700);
        assert_eq!((search.open_by(0), search.configurations_by(0)), (1, 1));
        for step in 0..=search.steps() {
            let created = search.nodes().iter().filter(|node| u64::from(node.created) <= step);
            let open = created.clone().filter(|node| node.closed == NONE || u64::from(node.closed) > step).count();
            let twice = created.clone().filter(|node| node.superseded && u64::from(node.closed) <= step).count();
            assert_eq!(search.open_by(step), open as u64, "{method:?}, step {step}");
            assert_eq!(search.configurations_by(step), (created.count() - twice) as u64, "{method:?}, step {step}");
        }
        superseded |= search.nodes().iter().any(|node| node.superseded);
        let most = (0..=search.steps()).map(|step| search.open_by(step)).max();
        assert_eq!(most, Some(search.most_leaves()));
        assert_eq!(search.configurations_by(u64::MAX), search.configurations());
        assert_eq!(search.open_by(u64::MAX), search.open_by(search.steps()));
    }
    assert!(superseded, "none of these searches supersedes a leaf");
}

#[test]
fn a_search_in_used_memory_is_the_same() {
    let mut dice = Dice::new(24, 0);
    for method in Method::ALL {
        // A large tree, then smaller ones: the table of nodes shrinks in between.
        let model = Model { stop: Stop::Solved, ..Model::new(shuffled(3, 3, &mut dice), method) };
        let mut solver = Solver::new(&model);
        for round in 0..8 {
            let board =
                if round % 4 == 0 { shuffled(3, 3, &mut dice) } else { goal(3, 3).moved(Way::Right).expect("a move") };
            let model = Model { board, ..model.clone() };
            let (space, mut fresh) = model.search();
            fresh.advance(&space, u64::MAX);
            assert_eq!(Outcome::of(solver.solve(&board)), Outcome::of(&fresh), "{method:?}: {board}");
        }
    }
}

#[test]
fn experiments_count_what_plain_searches_do() {
    for (width, height, method, draws) in [
        (3, 3, Method::Score, 60),
        (3, 3, Method::Bfs, 4),
        (3, 2, Method::AStarMisplaced, 20),
        (5, 4, Method::BestFirstManhattan, 2),
        (4, 4, Method::Bfs, 2),
    ] {
        let model = Model::new(goal(width, height), method);
        let space = Sliding::new(&model);
        let (mut dice, mut own) = (Dice::new(25, 1), Dice::new(25, 1));
        let mut boards = Boards::new(&model);
        let mut counts = vec![0; boards.headings()];
        let (mut solved, mut full, mut expanded, mut created) = (0, 0, 0, 0);
        for _ in 0..draws {
            boards.draw(&mut dice, &mut counts);
            let board = shuffled(width, height, &mut own);
            let mut search = BestFirst::new(board, space.measure(&board), MOST_NODES);
            search.advance(&space, u64::MAX);
            solved += u64::from(Ending::of(&search).is_some_and(|ending| ending.solved));
            full += u64::from(search.standing() == Standing::Full);
            expanded += search.steps();
            created += search.configurations();
        }
        let of = |heading: Heading| counts[heading as usize];
        assert_eq!((of(Heading::Boards), of(Heading::Solved)), (draws, solved), "{width}x{height} {method:?}");
        assert_eq!((of(Heading::GivenUp), of(Heading::Expanded)), (full, expanded), "{width}x{height} {method:?}");
        assert_eq!(of(Heading::Created), created, "{width}x{height} {method:?}");
        // A half of 3x3 is exhausted, larger boards may be given up.
        assert!(full == 0 || width * height > 9);
        assert!(full == draws || (width, height, method) != (4, 4, Method::Bfs));
    }
}

#[test]
fn distances_in_slices() {
    let whole = Distances::new(3, 3).expect("small");
    let mut slices = Distances::begin(3, 3).expect("small");
    assert!(!slices.is_complete());
    assert_eq!((slices.of(&goal(3, 3)), slices.counts()), (Some(0), &[1][..]));
    assert!(!slices.advance(0));
    let far = Board::new(3, 3, &[8, 6, 7, 2, 5, 4, 3, 0, 1]).expect("legal");
    let mut seen = 0;
    while !slices.advance(9_973) {
        assert_eq!(slices.of(&far), None);
        let found: u64 = slices.counts().iter().sum();
        assert!(found > seen && found <= 181_440);
        seen = found;
    }
    assert!(slices.is_complete() && slices.advance(1));
    assert_eq!(slices.counts(), whole.counts());
    assert_eq!((slices.of(&far), whole.of(&far)), (Some(31), Some(31)));
    for (width, height, can) in
        [(2, 2, true), (4, 2, true), (3, 3, true), (2, 5, true), (3, 4, false), (4, 4, false), (1, 4, false)]
    {
        assert_eq!(Distances::can(width, height), can);
        assert_eq!(Distances::begin(width, height).is_some(), can);
    }
    assert!(!Distances::can(0, 0) && !Distances::can(usize::MAX, usize::MAX));
}

#[test]
fn each_board_has_a_distance_in_one_half() {
    for (width, height) in [(2, 2), (3, 2), (2, 3), (4, 2)] {
        let distances = Distances::new(width, height).expect("small");
        let count = width * height;
        let cell = |tile: usize| tile - 1;
        let other = goal(width, height).swapped(cell(count - 1), cell(count - 2));
        assert_eq!((distances.of(&other), distances.of_other(&other)), (None, Some(0)));
        assert_eq!(distances.of_other(&goal(width, height)), None);
        let mut counts = vec![0; distances.counts().len()];
        for board in every(width, height) {
            let (own, its) = (distances.of(&board), distances.of_other(&board));
            assert!(own.is_some() != its.is_some(), "{board}: {own:?}, {its:?}");
            let Some(here) = its else { continue };
            counts[usize::from(here)] += 1;
            // A move changes it by one, and one move at least brings it down.
            let around: Vec<u8> = Way::ALL
                .into_iter()
                .filter_map(|way| board.moved(way))
                .map(|after| distances.of_other(&after).expect("the same half"))
                .collect();
            assert!(around.iter().all(|&there| there.abs_diff(here) == 1), "{board}");
            assert!(here == 0 || around.contains(&(here - 1)), "{board}");
        }
        assert_eq!(counts, distances.counts());
    }
}

#[test]
fn estimates_are_means_of_the_distances() {
    for (width, height) in [(3, 2), (4, 2)] {
        for method in Method::ALL {
            let model = Model::new(goal(width, height), method);
            let space = Sliding::new(&model);
            let distances = Distances::new(width, height).expect("small");
            let mut plain: HashMap<i64, Vec<f64>> = HashMap::new();
            for board in every(width, height) {
                let Some(distance) = distances.of(&board) else { continue };
                plain.entry(space.measure(&board)).or_default().push(distance.into());
            }
            // The distances grow while the estimate follows them.
            let mut growing = Distances::begin(width, height).expect("small");
            let mut estimate = Estimate::begin(&model);
            assert_eq!(estimate.of(space.measure(&model.board)), None);
            while !estimate.advance(&growing, 61) {
                growing.advance(37);
            }
            assert!(growing.is_complete());
            for (measure, distances) in &plain {
                let mean = distances.iter().sum::<f64>() / distances.len() as f64;
                assert_eq!(estimate.of(*measure), Some(mean), "{method:?}: {measure}");
            }
            assert_eq!(estimate.of(i64::MAX), None);
        }
    }
}

#[test]
fn heats_tell_what_the_page_does() {
    let mut dice = Dice::new(26, 0);
    for (width, height) in [(3, 3), (4, 2), (4, 4), (5, 3), (4, 5)] {
        for method in [Method::Score, Method::BestFirstManhattan, Method::AStarManhattan] {
            let board =
                if width * height > 9 { near(width, height, &mut dice) } else { shuffled(width, height, &mut dice) };
            let model = Model::new(board, method);
            let (space, mut search) = model.search();
            search.advance(&space, u64::MAX);
            let mut heat = ContestSearch::new(&model);
            assert_eq!(heat.outcome().standing, Finish::Unfinished);
            while !heat.advance(997) {
                assert_eq!(heat.outcome().standing, Finish::Unfinished);
            }
            let outcome = heat.outcome();
            assert_eq!(outcome.counted(), Outcome::of(&search).counted(), "{method:?}: {board}");
            let ending = Ending::of(&search);
            assert_eq!(outcome.length, ending.as_ref().map(|ending| ending.path.len() as u64));
            assert_eq!(heat.path(), ending.as_ref().map(|ending| ending.path.clone()));
            assert_eq!(outcome.moves(), ending.and_then(Ending::moves).map(|moves| moves.len() as u64));
        }
    }
    let mut heat = ContestSearch::new(&Model::default());
    assert!(heat.advance(u64::MAX));
    // A node takes some dozens of bytes.
    assert!((3_704 * 40..3_704 * 90).contains(&heat.outcome().bytes), "{}", heat.outcome().bytes);
    let example = Outcome {
        standing: Finish::Found,
        expanded: 2430,
        created: 3704,
        bytes: heat.outcome().bytes,
        length: Some(73),
        slides: 2,
        solved: false,
        time: None,
    };
    assert_eq!(heat.outcome(), example);
}

/// A board that some thirty moves have left near the order.
fn near(width: usize, height: usize, dice: &mut Dice) -> Board {
    let mut board = goal(width, height);
    for _ in 0..30 {
        board = board.moved(Way::ALL[dice.below(4) as usize]).unwrap_or(board);
    }
    board
}

#[test]
fn guides_find_a_way_on_every_size() {
    let mut dice = Dice::new(27, 0);
    let sizes = (2..=5).flat_map(|width| (2..=5).map(move |height| (width, height)));
    for (width, height) in sizes {
        let boards = match (width, height) {
            (4, 4) => 100,
            (5, 5) => 30,
            _ => 5,
        };
        for _ in 0..boards {
            let start = random::draw_solvable(width, height, &mut dice).expect("there are such boards");
            let mut guide = Guide::new(&start).expect("solvable");
            let mut way = guide.advance(1);
            while way.is_none() && !guide.is_lost() {
                way = guide.advance(10_000);
            }
            let way = way.unwrap_or_else(|| panic!("no way found for {start}"));
            let end = way.iter().fold(start, |board, &way| board.moved(way).expect("a move of the board"));
            assert!(end.is_solved(), "{start}");
            assert_eq!(Guide::new(&start).and_then(|mut guide| guide.advance(u64::MAX)), Some(way), "{start}");
        }
        let mut unsolvable = shuffled(width, height, &mut dice);
        if Parity::of(&unsolvable).is_solvable() {
            let tiles: Vec<usize> = (0..width * height).filter(|&cell| cell != unsolvable.blank()).collect();
            unsolvable = unsolvable.swapped(tiles[0], tiles[1]);
        }
        assert!(Guide::new(&unsolvable).is_none(), "{unsolvable}");
    }
}
