//! The taquin: known counts, exact distances, parity compared with reachability, the path of every method replayed, texts.

use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::counts::{known_counts, known_farthest};
use casse_tete::puzzle::taquin::distance::{Distances, Estimate, rank};
use casse_tete::puzzle::taquin::method::{Method, Stop, weights};
use casse_tete::puzzle::taquin::random::{self, Boards, HEADINGS, Heading, LENGTHS};
use casse_tete::puzzle::taquin::solve::{Ending, Sliding, Solver};
use casse_tete::puzzle::taquin::trial::Trial;
use casse_tete::puzzle::taquin::{Board, Parity, Problem, Setup, Way, code};
use casse_tete::search::best_first::{BestFirst, NONE, Standing};
use casse_tete::search::sample::{Dice, Experiment, interval};
use casse_tete::text::Lang;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::{HashMap, HashSet};

fn config(seed: u64, cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(seed), failure_persistence: None, ..ProptestConfig::default() }
}

fn board(text: &str) -> Board {
    let setup: Setup = text.parse().expect("short");
    setup.board().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

/// A random board, solvable or not.
fn shuffled(width: usize, height: usize, dice: &mut Dice) -> Board {
    random::draw(width, height, dice).expect("there are such boards")
}

fn boards() -> impl Strategy<Value = Board> {
    (2..=5usize, 2..=5usize, any::<u64>())
        .prop_map(|(width, height, seed)| shuffled(width, height, &mut Dice::new(seed, 0)))
}

fn replayed(mut board: Board, moves: &[Way]) -> Board {
    for &way in moves {
        board = board.moved(way).expect("a move of the board");
    }
    board
}

/// Expanded, created, moves along the predecessors, and whether the board is then in order, of a whole search.
fn counts(model: &Model) -> (u64, u64, usize, bool) {
    let (space, mut search) = model.search();
    search.advance(&space, u64::MAX);
    let ending = Ending::of(&search).expect("the first rows can always be put right");
    (search.steps(), search.configurations(), ending.path.len(), ending.solved)
}

/// The moves that a search has found.
fn moves(search: &BestFirst<Board>) -> Option<Vec<Way>> {
    Ending::of(search)?.moves()
}

#[test]
fn counts_of_the_base_text() {
    let model = |text: &str| Model::new(board(text), Method::Score);
    // The board of the text is itself unsolvable: its last row comes out as 8 7 in a rotation.
    assert_eq!(counts(&model("493617285")), (2430, 3704, 73, false));
    assert_eq!(counts(&Model::default()), (2430, 3704, 73, false));
    assert!(!Parity::of(&Board::default()).is_solvable());
    assert_eq!(counts(&model("123459786")), (1, 4, 1, true));
    assert_eq!(counts(&model("123456789")), (0, 1, 0, true));
    // The blank is slid to the end: no moves of the search.
    assert_eq!(counts(&model("123456978")), (0, 1, 0, true));
}

#[test]
fn an_unsolvable_board_exhausts_its_half() {
    let loyd = board("123456879");
    let model = Model { stop: Stop::Solved, ..Model::new(loyd, Method::Score) };
    let (space, mut search) = model.search();
    assert_eq!(search.advance(&space, u64::MAX), Standing::Exhausted);
    assert_eq!((search.steps(), search.configurations()), (181_440, 181_440));
    assert_eq!(moves(&search), None);
    // With the stop of the text the two first rows are right at once, and the last is not.
    assert_eq!(counts(&Model::new(loyd, Method::Score)), (0, 1, 0, false));
}

#[test]
fn positions_at_each_distance() {
    let text = include_str!("../data/taquin-distance-counts.txt");
    let mut lines = text.lines();
    let mut known = HashMap::new();
    while let Some(line) = lines.next() {
        if let Some(size) = line.strip_prefix("== ") {
            let counts = lines.nth(1).expect("two lines a size");
            let counts: Vec<u64> = counts.split(' ').filter_map(|n| n.parse().ok()).collect();
            known.insert(size.split_once('-').expect("cells-sides").1.to_string(), counts);
        }
    }
    for (width, height) in [(2, 2), (3, 2), (4, 2), (3, 3)] {
        let expected = &known[&format!("{width}x{height}")];
        assert_eq!(Distances::new(width, height).expect("small").counts(), expected, "{width}x{height}");
        assert_eq!(Distances::new(height, width).expect("small").counts(), expected, "{height}x{width}");
    }
    // Those that are only known from others: half of all boards, as parity says.
    for (width, height) in [(4, 3), (5, 3), (4, 4)] {
        let counts = known_counts(width, height).expect("they are known");
        assert_eq!(&counts, &known[&format!("{width}x{height}")], "{width}x{height}");
        assert_eq!(known_counts(height, width).as_ref(), Some(&counts));
        assert_eq!(counts.iter().sum::<u64>(), (3..=(width * height) as u64).product::<u64>(), "{width}x{height}");
    }
    let all = Distances::new(3, 3).expect("small");
    let sum: u64 = all.counts().iter().enumerate().map(|(depth, count)| depth as u64 * count).sum();
    assert!((sum as f64 / 181_440.0 - 21.972).abs() < 0.001);
    assert!(!Distances::can(4, 3) && Distances::new(4, 3).is_none() && Distances::new(4, 4).is_none());
}

#[test]
fn the_farthest_boards() {
    for (width, height, number) in [(2, 2, 1), (3, 2, 1), (4, 2, 1), (3, 3, 2)] {
        let all = Distances::new(width, height).expect("small");
        let most = all.counts().len() as u8 - 1;
        assert_eq!(all.farthest().len() as u64, all.counts()[usize::from(most)], "{width}x{height}");
        assert_eq!(all.farthest().len(), number, "{width}x{height}");
        assert!(all.farthest().iter().all(|board| all.of(board) == Some(most)), "{width}x{height}");
        // A table that was kept has the same ones.
        let kept = Distances::of_bytes(width, height, &all.bytes()).expect("a whole table");
        assert_eq!(kept.farthest(), all.farthest(), "{width}x{height}");
    }
    // The list of 4x4 is the file's, can be put in order, and is closed under the reflection that keeps the board in order.
    let known = known_farthest(4, 4).expect("they are known");
    let file = include_str!("../data/hardest17.txt").lines().filter(|line| !line.starts_with('#'));
    let file: Vec<String> = file.filter_map(|line| Some(line.split_once(';')?.1.trim().to_string())).collect();
    let text = |board: &Board| board.tiles().iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(known.iter().map(text).collect::<Vec<_>>(), file);
    let reflected = |cell: usize| cell % 4 * 4 + cell / 4;
    for board in &known {
        assert!(Parity::of(board).is_solvable());
        let tile = |cell: usize| match board.tiles()[reflected(cell)] {
            0 => 0,
            tile => reflected(usize::from(tile) - 1) as u8 + 1,
        };
        let tiles: Vec<u8> = (0..16).map(tile).collect();
        let mirror = Board::new(4, 4, &tiles).expect("a board");
        assert!(known.contains(&mirror), "{}", text(&mirror));
    }
}

#[test]
fn ranks_are_all_different() {
    let mut seen = HashSet::new();
    let mut dice = Dice::new(1, 0);
    let mut boards = HashSet::new();
    for _ in 0..2_000 {
        let board = shuffled(3, 2, &mut dice);
        assert!(rank(&board) < 720);
        if boards.insert(board) {
            assert!(seen.insert(rank(&board)));
        }
    }
    assert_eq!(rank(&Board::new(2, 2, &[0, 1, 2, 3]).expect("legal")), 0);
    assert_eq!(rank(&Board::new(2, 2, &[3, 2, 1, 0]).expect("legal")), 23);
}

#[test]
fn parity_decides_what_can_be_reached() {
    for (width, height) in [(2, 2), (3, 2), (2, 3), (3, 3)] {
        let distances = Distances::new(width, height).expect("small");
        let count = width * height;
        let mut tiles: Vec<u8> = (0..count as u8).collect();
        let mut solvable = 0;
        let mut all = 0;
        // Every permutation, in lexicographic order.
        loop {
            let board = Board::new(width, height, &tiles).expect("a permutation");
            let parity = Parity::of(&board);
            let reached = distances.of(&board).is_some();
            assert_eq!(parity.is_solvable(), reached, "{board}");
            assert_eq!(parity.rule_holds(width), reached, "{board}");
            assert_eq!(rank(&board), all);
            solvable += usize::from(reached);
            all += 1;
            let Some(pivot) = (1..count).rev().find(|&index| tiles[index - 1] < tiles[index]) else { break };
            let next = (pivot..count).rev().find(|&index| tiles[index] > tiles[pivot - 1]).expect("the pivot");
            tiles.swap(pivot - 1, next);
            tiles[pivot..].reverse();
        }
        assert_eq!(2 * solvable, all);
    }
}

#[test]
fn loyds_boards_are_unsolvable() {
    for text in ["3x3:1,2,3,4,5,6,8,7,0", "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"] {
        let loyd = board(text);
        let parity = Parity::of(&loyd);
        assert_eq!((parity.inversions, parity.sign, parity.colour), (1, -1, 1));
        assert_eq!(parity.cycles.len(), 1);
        assert!(!parity.is_solvable());
        let cells = parity.cycles[0].clone();
        assert!(Parity::of(&loyd.swapped(cells[0], cells[1])).is_solvable());
    }
}

proptest! {
    #![proptest_config(config(41, 200))]

    /// Sign times colour never changes, and the well-known rule gives the same answer on every size.
    #[test]
    fn moves_keep_the_parity(start in boards(), ways in prop::collection::vec(0..4usize, 1..40)) {
        let solvable = Parity::of(&start).is_solvable();
        let mut board = start;
        for way in ways {
            let before = Parity::of(&board);
            if let Some(after) = board.moved(Way::ALL[way]) {
                let now = Parity::of(&after);
                prop_assert_eq!((now.sign, now.colour), (-before.sign, -before.colour));
                prop_assert_eq!(now.is_solvable(), solvable);
                prop_assert_eq!(now.rule_holds(after.width()), solvable);
                prop_assert_eq!(after.moved(Way::ALL[way].back()), Some(board));
                board = after;
            }
        }
        // Swapping two tiles flips it.
        let tiles: Vec<usize> = (0..board.tiles().len()).filter(|&cell| board.tiles()[cell] > 0).collect();
        prop_assert_eq!(Parity::of(&board.swapped(tiles[0], tiles[1])).is_solvable(), !solvable);
    }

    /// A click slides the whole run; tiles outside the row or column of the blank stay.
    #[test]
    fn runs_bring_the_blank_to_the_cell(board in boards(), cell in 0..25usize) {
        let run = board.run_from(cell);
        let width = board.width();
        let here = board.blank();
        let aligned = cell < board.tiles().len() && cell != here && (cell % width == here % width || cell / width == here / width);
        prop_assert_eq!(!run.is_empty(), aligned);
        let after = replayed(board, &run);
        prop_assert_eq!(after.blank(), if aligned { cell } else { here });
    }

    #[test]
    fn texts_round_trip(board in boards()) {
        let text = Setup::of(&board).to_string();
        prop_assert_eq!(&text, &board.to_string());
        prop_assert_eq!(text.parse::<Setup>().map(|setup| setup.board()), Ok(Ok(board)));
        let link = format!("https://example.org/x/#/taquin?board={text}&method=score");
        prop_assert_eq!(link.parse::<Setup>().map(|setup| setup.board()), Ok(Ok(board)));
        // The four conversions of the text, there and back.
        let vector = code::vector(&board);
        prop_assert_eq!(code::board(board.width(), board.height(), &vector), Some(board));
        let matrix = code::v_to_m(&vector, board.width());
        prop_assert_eq!(matrix.len(), board.height());
        prop_assert_eq!(&code::m_to_v(&matrix), &vector);
        if vector.len() <= 9 {
            let number = code::v_to_n(&vector).expect("digits");
            prop_assert_eq!(code::n_to_v(number), vector.clone());
            // Rectangles need their sides; a square is told by its number.
            let written = if board.width() == board.height() { number.to_string() } else { format!("{}x{}:{number}", board.width(), board.height()) };
            prop_assert_eq!(written.parse::<Setup>().map(|setup| setup.board()), Ok(Ok(board)));
        } else {
            prop_assert_eq!(code::v_to_n(&vector), None);
        }
        let semicolons: Vec<String> = vector.iter().map(u8::to_string).collect();
        let sides = format!("{}x{}:", board.width(), board.height());
        let pasted = format!("{sides}({})", semicolons.join(";"));
        prop_assert_eq!(pasted.parse::<Setup>().map(|setup| setup.board()), Ok(Ok(board)));
    }
}

/// A plain version of the search in the base text: it looks through the whole list of leaves for the best one at each step.
fn plainly(start: &Board, weights: &[i64]) -> (u64, u64, Board) {
    let score = |board: &Board| -> i64 {
        (0..board.tiles().len()).filter(|&cell| board.home(board.tiles()[cell]) == cell).map(|cell| weights[cell]).sum()
    };
    let last = start.tiles().len() - start.width();
    let right = |board: &Board| (0..last).all(|cell| board.home(board.tiles()[cell]) == cell);
    let mut created = vec![*start];
    let mut leaves = vec![0usize];
    let mut expanded = 0;
    loop {
        // Of the best leaves, the oldest.
        let place =
            (0..leaves.len()).max_by_key(|&place| (score(&created[leaves[place]]), std::cmp::Reverse(leaves[place])));
        let place = place.expect("solvable or not, the first rows can be put right");
        let taken = created[leaves.remove(place)];
        if right(&taken) {
            return (expanded, created.len() as u64, taken);
        }
        expanded += 1;
        let width = taken.width() as isize;
        // The blank goes up, left, right, down.
        for step in [-width, -1, 1, width] {
            let (blank, to) = (taken.blank() as isize, taken.blank() as isize + step);
            let same_row = to.div_euclid(width) == blank.div_euclid(width);
            if to < 0 || to >= taken.tiles().len() as isize || (step.abs() == 1 && !same_row) {
                continue;
            }
            let mut tiles = taken.tiles().to_vec();
            tiles.swap(blank as usize, to as usize);
            let next = Board::new(taken.width(), taken.height(), &tiles).expect("a permutation");
            if !created.contains(&next) {
                leaves.push(created.len());
                created.push(next);
            }
        }
    }
}

#[test]
fn the_engine_does_what_the_text_says() {
    let mut dice = Dice::new(5, 0);
    for _ in 0..6 {
        let start = shuffled(3, 2, &mut dice);
        let weights = weights(6);
        let (expanded, created, leaf) = plainly(&start, &weights);
        let (space, mut search) = Model::new(start, Method::Score).search();
        let Standing::Found(found) = search.advance(&space, u64::MAX) else { panic!("{start}: {search:?}") };
        assert_eq!((search.steps(), search.configurations()), (expanded, created), "{start}");
        assert_eq!(search.nodes()[found as usize].state, leaf);
    }
}

#[test]
fn every_method_puts_solvable_boards_in_order_and_astar_shortest() {
    let distances = Distances::new(3, 3).expect("small");
    let mut dice = Dice::new(7, 0);
    for method in Method::ALL {
        let mut solver = Solver::new(&Model::new(Board::default(), method));
        for _ in 0..12 {
            let start = shuffled(3, 3, &mut dice);
            let search = solver.solve(&start);
            let found = moves(search);
            assert_eq!(found.is_some(), Parity::of(&start).is_solvable(), "{method:?}: {start}");
            let Some(found) = found else { continue };
            assert!(replayed(start, &found).is_solved(), "{method:?}: {start}");
            let exact = usize::from(distances.of(&start).expect("solvable"));
            assert!(found.len() >= exact && (!method.is_optimal() || found.len() == exact), "{method:?}: {start}");
            assert!(search.most_leaves() <= search.configurations());
        }
    }
}

#[test]
fn solutions_of_the_score_are_far_from_the_shortest() {
    let mut dice = Dice::new(11, 0);
    let mut solver = Solver::new(&Model::default());
    let mut lengths = vec![];
    while lengths.len() < 150 {
        lengths.extend(moves(solver.solve(&shuffled(3, 3, &mut dice))).map(|moves| moves.len() as f64));
    }
    let mean = lengths.iter().sum::<f64>() / lengths.len() as f64;
    assert!((65.0..95.0).contains(&mean), "{mean}");
}

#[test]
fn a_step_at_a_time_is_the_same_and_earlier_steps_can_be_read_off() {
    for method in [Method::Score, Method::AStarMisplaced] {
        let model = Model::new(board("123485760"), method);
        let (space, mut whole) = model.search();
        whole.advance(&space, u64::MAX);
        let (_, mut slow) = model.search();
        for step in 0..=whole.steps() {
            assert_eq!(slow.steps(), step);
            assert_eq!(slow.nodes().len(), whole.created_by(step), "{method:?}, step {step}");
            for (now, later) in slow.nodes().iter().zip(whole.nodes()) {
                assert_eq!((now.state, now.parent, now.created), (later.state, later.parent, later.created));
                let closed = if u64::from(later.closed) <= step { later.closed } else { NONE };
                assert_eq!(now.closed, closed);
            }
            slow.advance(&space, 1);
        }
        assert_eq!(slow.standing(), whole.standing());
    }
}

#[test]
fn best_moves_lead_home() {
    let distances = Distances::new(3, 3).expect("small");
    let mut at = board("3x3:8,6,7,2,5,4,3,0,1");
    assert_eq!(distances.of(&at), Some(31));
    assert_eq!(distances.of(&Board::default()), None);
    let mut left = distances.of(&at).expect("solvable");
    while left > 0 {
        at = at.moved(distances.best(&at)[0]).expect("a move");
        left -= 1;
        assert_eq!(distances.of(&at), Some(left));
    }
    assert!(at.is_solved() && distances.best(&at).is_empty());
}

#[test]
fn a_tree_that_is_full_says_so() {
    let start = board("4x4:15,14,8,12,10,11,9,13,2,6,5,1,3,7,4,0");
    let (space, mut search) = Model::new(start, Method::Bfs).search();
    assert_eq!(search.advance(&space, 50_000), Standing::Growing);
    assert_eq!(search.steps(), 50_000);
    assert_eq!(search.advance(&space, u64::MAX), Standing::Full);
    assert!(search.nodes().len() <= casse_tete::puzzle::taquin::solve::MOST_NODES);
    assert_eq!(moves(&search), None);
}

#[test]
fn illegal_setups_give_every_reason() {
    let check = |text: &str, reasons: &[&str]| {
        let found = match text.parse::<Setup>().map_err(|problem| vec![problem]).and_then(|setup| setup.board()) {
            Ok(board) => panic!("{text:?} is {board}"),
            Err(problems) => problems,
        };
        let codes: Vec<&str> = found.iter().map(Problem::code).collect();
        assert_eq!(codes, reasons, "{text:?}: {found:?}");
    };
    check("", &["cell-count"]);
    check("hello", &["cell-count"]);
    check("12345", &["cell-count"]);
    check("3x3:1,2,3,4,5,6,7,8", &["cell-count"]);
    check("3x3:1,2,3,4,5,6,7,8,8", &["tile-twice", "tile-missing"]);
    check("3x3:1,2,3,4,5,6,7,0,0", &["tile-twice", "tile-missing"]);
    check("3x3:1,2,x,4,5,6,7,8,0", &["not-a-number"]);
    check("3x3:1,2,-3,4,5,6,7,8,12", &["not-a-number", "no-such-tile"]);
    check("6x2:1,2,3,4,5,6,7,8,9,10,11,0", &["sides"]);
    check("1x4:1,2,3,0", &["sides"]);
    check("axb:1,2,3,0", &["sides"]);
    check("113617285", &["tile-twice", "tile-twice", "tile-missing", "tile-missing"]);
    check(&"9,".repeat(300), &["too-long"]);
    check(&"\u{1F600}".repeat(150), &["cell-count"]);
}

#[test]
fn half_of_all_boards_are_solved_as_parity_says() {
    let mut boards = Boards::new(&Model::default());
    let mut counts = vec![0; boards.headings()];
    let mut dice = Dice::new(2, 0);
    let (mut solvable, mut own) = (0, Dice::new(2, 0));
    for _ in 0..200 {
        boards.draw(&mut dice, &mut counts);
        let board = random::draw(3, 3, &mut own).expect("there are such boards");
        solvable += u64::from(Parity::of(&board).is_solvable());
    }
    let of = |heading: Heading| counts[heading as usize];
    assert_eq!((of(Heading::Boards), of(Heading::Solved), of(Heading::GivenUp)), (200, solvable, 0));
    assert_eq!(counts[HEADINGS..].iter().sum::<u64>(), solvable);
    let moves: u64 = counts[HEADINGS..].iter().enumerate().map(|(length, boards)| length as u64 * boards).sum();
    assert!(counts[HEADINGS + LENGTHS] > 0 || moves == of(Heading::Moves));
    let [low, high] = interval(solvable, 200);
    assert!(low < 0.5 && 0.5 < high);
    for _ in 0..100 {
        let dealt = random::draw_solvable(4, 3, &mut dice).expect("there are such boards");
        assert!(Parity::of(&dealt).is_solvable());
    }
}

#[test]
fn a_link_to_another_page_is_no_board() {
    for link in ["#/soma", "#/insanity?cubes=001011.101101", "https://example.org/casse-tete/#/?lang=fr", "#/write"] {
        assert_eq!(link.parse::<Setup>(), Err(Problem::OtherPage), "{link}");
    }
    for link in ["#/taquin", "https://example.org/#/taquin?board=493617285"] {
        assert_eq!(link.parse::<Setup>().map(|setup| setup.board()), Ok(Ok(Board::default())), "{link}");
    }
}

#[test]
fn the_numbers_of_the_theory_are_right() {
    let of = |number: &str| number.parse::<Setup>().expect(number).board().expect(number);
    for (number, score, moves) in [("123459786", "111110110", Some(1)), ("213456789", "001111111", None)] {
        let (board, digits) = (of(number), number.bytes().map(|digit| digit - b'0'));
        let in_place: String = digits.zip(1..).map(|(digit, place)| if digit == place { '1' } else { '0' }).collect();
        assert_eq!(in_place, score);
        assert_eq!(score.matches('1').count(), 7);
        let distances = Distances::new(3, 3).expect("small enough");
        assert_eq!(distances.of(&board).map(u32::from), moves);
        for lang in Lang::ALL {
            let all = lang.taquin().tree.theory.map(|(_, words)| words).concat();
            assert!(all.contains(number) && all.contains(score), "{number}");
        }
    }
    // Three tiles go round in a square of 2x2: after 12 moves all is as before, and not earlier.
    let start = Board::goal(3, 3).expect("3x3");
    let round = [Way::Down, Way::Right, Way::Up, Way::Left].into_iter().cycle();
    let boards = round.scan(start, |board, way| {
        *board = board.moved(way)?;
        Some(*board)
    });
    assert_eq!(boards.take(40).position(|board| board == start), Some(11));
}

#[test]
fn experiments_fit_the_size_of_the_boards() {
    let usual = Trial::default();
    assert_eq!(usual.fitted(9), usual);
    assert_eq!([16, 25].map(|cells| usual.fitted(cells).boards), [10_000, 200]);
    assert_eq!(Trial { boards: 100_000, seed: 3 }.fitted(16), Trial { boards: 1_000, seed: 3 });
    assert_eq!(Trial { boards: 7, seed: 3 }.fitted(25).boards, 7);
}

#[test]
fn the_board_that_is_nearer_than_the_mean_of_its_score() {
    for (width, height) in [(2, 2), (3, 2), (2, 4)] {
        let distances = Distances::new(width, height).expect("a small board");
        let goal = Board::goal(width, height).expect("a size");
        for weights in [weights(width * height), vec![1; width * height]] {
            let model = Model { weights, ..Model::new(goal, Method::Score) };
            let mut estimate = Estimate::begin(&model);
            assert!(estimate.advance(&distances, u64::MAX));
            // All boards that can be reached, from the order.
            let mut boards = vec![goal];
            let mut seen = HashSet::from([goal]);
            for index in 0.. {
                let Some(board) = boards.get(index).copied() else { break };
                boards.extend(Way::ALL.iter().filter_map(|&way| board.moved(way)).filter(|next| seen.insert(*next)));
            }
            let space = Sliding::new(&model);
            let excess = |board: &Board| {
                let exact = f64::from(distances.of(board).expect("it is reached"));
                estimate.of(space.measure(board)).expect("its Score is known") - exact
            };
            let most = boards.iter().map(excess).fold(0.0, f64::max);
            let (board, mean) = estimate.worst_mean(&distances).expect("a mean is too large for some");
            assert!((excess(&board) - most).abs() < 1e-9 && most > 0.0, "{board}");
            assert_eq!(Some(mean), estimate.of(space.measure(&board)));
        }
    }
}
