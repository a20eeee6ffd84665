//! The page's statements about a board and a search, compared with answers computed here in another way.

use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::method::{Method, Stop, decides, inversions};
use casse_tete::puzzle::taquin::outcome::{Outcome, Verdict};
use casse_tete::puzzle::taquin::packed::FastSearch;
use casse_tete::puzzle::taquin::random::{self, Boards, Heading};
use casse_tete::puzzle::taquin::request::Request;
use casse_tete::puzzle::taquin::solve::{Ending, MOST_NODES, Sliding, fills_tree};
use casse_tete::puzzle::taquin::{Board, Parity, Problem, Setup, Way};
use casse_tete::search::best_first::{BestFirst, Standing};
use casse_tete::search::sample::{Dice, Experiment};
use casse_tete::text::Lang;
use std::collections::{BTreeSet, HashMap};

/// A board in these tests: its tiles row by row, 0 for the blank.
type Tiles = Vec<u8>;

fn ordered(cells: usize) -> Tiles {
    (1..cells as u8).chain([0]).collect()
}

/// The boards that one move reaches.
fn around(width: usize, tiles: &Tiles) -> Vec<Tiles> {
    let blank = tiles.iter().position(|&tile| tile == 0).expect("a blank");
    let beside = |cell: &usize| {
        let (rows, columns) = ((cell / width).abs_diff(blank / width), (cell % width).abs_diff(blank % width));
        rows + columns == 1
    };
    let swapped = |cell: usize| {
        let mut next = tiles.clone();
        next.swap(blank, cell);
        next
    };
    (0..tiles.len()).filter(beside).map(swapped).collect()
}

/// The distance of every board that can be reached from the order.
fn distances(width: usize, height: usize) -> HashMap<Tiles, usize> {
    let goal = ordered(width * height);
    let mut found = HashMap::from([(goal.clone(), 0)]);
    let mut layer = vec![goal];
    for distance in 1.. {
        let next: BTreeSet<Tiles> = layer.iter().flat_map(|tiles| around(width, tiles)).collect();
        layer = next.into_iter().filter(|tiles| !found.contains_key(tiles)).collect();
        if layer.is_empty() {
            break;
        }
        found.extend(layer.iter().map(|tiles| (tiles.clone(), distance)));
    }
    found
}

/// Whether a board of any size can be put in order: the tiles are swapped into place one by one, and the number of swaps is
/// compared with the number of steps of the blank to the last cell.
fn can_be_ordered(width: usize, tiles: &[u8]) -> bool {
    let goal = ordered(tiles.len());
    let blank = tiles.iter().position(|&tile| tile == 0).expect("a blank");
    let last = tiles.len() - 1;
    let steps = (last / width - blank / width) + (last % width).abs_diff(blank % width);
    let mut tiles = tiles.to_vec();
    let mut swaps = 0;
    for (cell, &wanted) in goal.iter().enumerate() {
        let from = tiles.iter().position(|&tile| tile == wanted).expect("every tile");
        if from != cell {
            tiles.swap(cell, from);
            swaps += 1;
        }
    }
    (swaps + steps).is_multiple_of(2)
}

fn board(text: &str) -> Board {
    text.parse::<Setup>().expect("short").board().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

/// A search with a tree of at most `limit` nodes.
fn searched(model: &Model, limit: usize) -> BestFirst<Board> {
    let space = Sliding::new(model);
    let mut search = BestFirst::new(model.board, space.measure(&model.board), limit);
    search.advance(&space, u64::MAX);
    search
}

/// Every sentence about a finished search, and the numbers beside it.
fn check_statements(model: &Model, search: &BestFirst<Board>, solvable: bool, shortest: Option<usize>) {
    let start = model.board;
    let (width, cells) = (start.width(), start.tiles().len());
    let told = format!("{start} {:?} {:?}", model.method, model.stop);
    let outcome = Outcome::of(search);
    let ending = Ending::of(search);
    match outcome.verdict() {
        Some(Verdict::Solved) => assert!(solvable, "{told}"),
        Some(Verdict::Impossible) => assert!(!solvable, "{told}"),
        verdict => assert_eq!(verdict, Some(Verdict::GivenUp), "{told}"),
    }
    // The number of moves: of a solution, which is played here, or else of the path to a leaf; never 0.
    let length = ending.as_ref().and_then(Ending::length);
    if let Some(Ending { path, slides, solved }) = &ending {
        let end = path.iter().fold(start, |board, &way| board.moved(way).expect("a move"));
        let home = (0..*slides).fold(end, |board, _| board.moved(Way::Left).expect("a move"));
        assert_eq!(home.tiles() == ordered(cells), *solved, "{told}");
        assert_eq!(*solved, solvable, "{told}");
        assert_eq!(outcome.moves(), length.filter(|_| *solved), "{told}");
        match solved {
            true => assert_eq!(length, Some((path.len() + slides) as u64), "{told}"),
            false => assert_eq!(length, Some(path.len() as u64).filter(|&moves| moves > 0), "{told}"),
        }
    }
    if let (Some(length), Some(shortest)) = (outcome.moves(), shortest) {
        assert!(length as usize >= shortest && (length as usize - shortest).is_multiple_of(2), "{told}: {length}");
        assert!(length as usize == shortest || !model.method.is_optimal(), "{told}: {length}");
    }
    for lang in Lang::ALL {
        let texts = &lang.taquin().tree;
        let sentences = texts.ended(search, "M");
        let all = sentences.join(" ");
        let [cannot, proof, open] = match lang {
            Lang::En => ["this board cannot be put in order", "is not among them", "This proves nothing."],
            Lang::Fr => ["ce plateau ne peut pas être remis en ordre", "n’en fait pas partie", "Cela ne prouve rien."],
        };
        assert!(!all.contains(cannot) || !solvable, "{told}: {all}");
        assert!(!all.contains(proof) || !solvable, "{told}: {all}");
        match (search.standing(), &ending) {
            (Standing::Found(leaf), Some(Ending { path, slides, solved })) => {
                let slid = if *solved { *slides } else { 0 };
                assert_eq!(sentences[0], (texts.found)("M", path.len(), slid), "{told}");
                assert_eq!(sentences.len(), 1 + usize::from(!solved), "{told}");
                assert_eq!(all.contains(cannot), !solved, "{told}: {all}");
                if !solved {
                    let last = &search.nodes()[leaf as usize].state.tiles()[cells - width..];
                    let row: Vec<u8> = last.iter().copied().filter(|&tile| tile > 0).collect();
                    let pairs = (0..row.len()).flat_map(|a| (a + 1..row.len()).map(move |b| (a, b)));
                    let wrong = pairs.filter(|&(a, b)| row[a] > row[b]).count();
                    let words: Vec<String> = row.iter().map(u8::to_string).chain(["_".to_string()]).collect();
                    assert_eq!(sentences[1], (texts.not_in_order)(&words.join(" "), wrong), "{told}");
                    assert!(!wrong.is_multiple_of(2), "{told}: {all}");
                }
            }
            (Standing::Exhausted, None) => {
                let half = (3..=cells as u64).product::<u64>();
                assert_eq!(sentences, [(texts.exhausted)(half)], "{told}");
                assert!(!solvable, "{told}");
            }
            (Standing::Full, None) => {
                assert!(sentences[0].contains(open), "{told}: {all}");
                let after = if solvable { usize::from(cells > 16) } else { 2 };
                assert_eq!(sentences[1], texts.after_full[after], "{told}");
            }
            (standing, ending) => panic!("{told}: {standing:?}, {ending:?}"),
        }
    }
}

#[test]
fn all_boards_of_4x2() {
    let distances = distances(4, 2);
    assert_eq!((distances.len(), distances.values().max()), (20_160, Some(&36)));
    let model = Model::new(Board::goal(4, 2).expect("4x2"), Method::Score);
    let mut quick = FastSearch::new(&model, 400);
    let mut tiles: Tiles = (0..8).collect();
    let mut decided = 0;
    for number in 0.. {
        let start = Board::new(4, 2, &tiles).expect("a permutation");
        let shortest = distances.get(&tiles).copied();
        let solvable = shortest.is_some();
        assert_eq!(can_be_ordered(4, &tiles), solvable, "{start}");
        assert_eq!(Parity::of(&start).is_solvable(), solvable, "{start}");
        assert_eq!(Parity::of(&start).rule_holds(4), solvable, "{start}");
        quick.restart(&start);
        quick.advance(u64::MAX);
        match quick.outcome().verdict() {
            Some(Verdict::Solved) => assert!(solvable, "{start}"),
            Some(Verdict::Impossible) => assert!(!solvable, "{start}"),
            verdict => assert_eq!(verdict, Some(Verdict::GivenUp), "{start}"),
        }
        decided += usize::from(quick.outcome().verdict() != Some(Verdict::GivenUp));
        // To the end, and by a method each: every board is decided.
        if number % 193 == 0 {
            let method = Method::ALL[number / 193 % Method::ALL.len()];
            let stop = Stop::ALL[number / 193 / Method::ALL.len() % 2];
            for model in [Model::new(start, Method::Score), Model { stop, ..Model::new(start, method) }] {
                let search = searched(&model, MOST_NODES);
                assert!(search.standing() != Standing::Full, "{start}");
                check_statements(&model, &search, solvable, shortest);
            }
        }
        let Some(pivot) = (1..8).rev().find(|&index| tiles[index - 1] < tiles[index]) else { break };
        let next = (pivot..8).rev().find(|&index| tiles[index] > tiles[pivot - 1]).expect("the pivot");
        tiles.swap(pivot - 1, next);
        tiles[pivot..].reverse();
    }
    assert!(decided > 5_000, "{decided} boards are decided by small trees");
}

#[test]
fn random_boards_of_other_sizes() {
    let mut dice = Dice::new(61, 0);
    let mut seen = BTreeSet::new();
    for (width, height) in [(4, 3), (4, 4), (5, 5), (3, 5), (5, 2), (2, 5), (3, 3)] {
        for round in 0..4 {
            // Drawn at random, or some moves away from the order, or from the order with two tiles exchanged.
            let mut start = match round {
                0 => random::draw(width, height, &mut dice).expect("a board"),
                _ => Board::goal(width, height).expect("a board"),
            };
            if round % 2 == 1 {
                let cells = width * height;
                start = start.swapped(cells - 2, cells - 3);
            }
            for _ in 0..if round > 0 { 24 } else { 0 } {
                start = start.moved(Way::ALL[dice.below(4) as usize]).unwrap_or(start);
            }
            let solvable = can_be_ordered(width, start.tiles());
            assert_eq!(Parity::of(&start).is_solvable(), solvable, "{start}");
            assert_eq!(Parity::of(&start).rule_holds(width), solvable, "{start}");
            assert!(round == 0 || solvable == (round == 2), "{start}");
            for method in Method::ALL {
                for stop in Stop::ALL {
                    let model = Model { stop, ..Model::new(start, method) };
                    let search = searched(&model, 5_000);
                    check_statements(&model, &search, solvable, None);
                    let mut packed = FastSearch::new(&model, 5_000);
                    packed.advance(u64::MAX);
                    assert_eq!(
                        packed.outcome().counted(),
                        Outcome::of(&search).counted(),
                        "{start} {method:?} {stop:?}"
                    );
                    seen.insert(format!("{:?}", Outcome::of(&search).verdict()));
                }
            }
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn boards_that_were_said_to_be_impossible() {
    let wide = board("4x2:1,2,3,4,6,7,5,0");
    let shortest = distances(4, 2)[wide.tiles()];
    assert_eq!(shortest, 18);
    for stop in Stop::ALL {
        let model = Model { stop, ..Model::new(wide, Method::Score) };
        let search = searched(&model, MOST_NODES);
        check_statements(&model, &search, true, Some(shortest));
        assert!(Ending::of(&search).and_then(Ending::moves).is_some_and(|moves| moves.len() >= shortest));
    }
    // The rows above the last are right, and its tiles are an even permutation: nothing is decided yet.
    let model = Model::new(board("4x4:1,2,3,4,5,6,7,8,9,10,11,12,14,15,13,0"), Method::Score);
    let search = searched(&model, 20_000);
    assert!(search.steps() > 0);
    check_statements(&model, &search, true, None);
    // Loyd's offer is an odd one: decided at once, without a number of moves.
    let model = Model::new(board("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"), Method::Score);
    let search = searched(&model, 20_000);
    assert_eq!((search.steps(), Ending::of(&search).and_then(|ending| ending.length())), (0, None));
    check_statements(&model, &search, false, None);
    // The blank still has to be slid to the end: these are moves, too.
    let model = Model::new(board("3x3:1,2,3,4,5,6,0,7,8"), Method::Score);
    let search = searched(&model, 20_000);
    assert_eq!(Ending::of(&search).and_then(|ending| ending.length()), Some(2));
    check_statements(&model, &search, true, Some(2));
    // The example of the base text leads to a leaf with 8 and 7 the wrong way round after 73 moves.
    let search = searched(&Model::default(), MOST_NODES);
    assert_eq!(Ending::of(&search).and_then(|ending| ending.length()), Some(73));
    check_statements(&Model::default(), &search, false, None);
}

#[test]
fn the_search_of_a_board_without_a_solution_ends_as_promised() {
    for (text, reached) in [
        ("2x2:2,1,3,0", Some(12)),
        ("3x3:1,2,3,4,5,6,8,7,0", Some(181_440)),
        ("2x5:1,2,3,4,5,6,7,9,8,0", None),
        ("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", None),
    ] {
        let board = board(text);
        assert_eq!(fills_tree(&board), reached.is_none(), "{text}");
        for method in [Method::AStarManhattan, Method::BestFirstManhattan] {
            let search = searched(&Model::new(board, method), MOST_NODES);
            let expected = if reached.is_some() { Standing::Exhausted } else { Standing::Full };
            assert_eq!(search.standing(), expected, "{text} {method:?}");
            assert!(search.nodes().len() <= MOST_NODES);
            if let Some(reached) = reached {
                assert_eq!(search.configurations(), reached, "{text} {method:?}");
            }
            for lang in Lang::ALL {
                let (texts, parity) = (&lang.taquin().tree, &lang.taquin().parity);
                // Before the search the button tells what will end it, after it the parity is told once more.
                let most = reached.is_none().then_some(MOST_NODES as u64);
                let promised = (parity.all_the_same)(most);
                assert_eq!(promised.contains(&lang.number(MOST_NODES as u64)), most.is_some(), "{promised}");
                let told = texts.ended(&search, "");
                assert_eq!(told.last().is_some_and(|last| *last == texts.after_full[2]), most.is_some(), "{told:?}");
            }
        }
    }
}

#[test]
fn last_rows_that_decide() {
    fn permutations(tiles: &[u8]) -> Vec<Vec<u8>> {
        if tiles.is_empty() {
            return vec![vec![]];
        }
        let with = |&first: &u8| {
            let rest: Vec<u8> = tiles.iter().copied().filter(|&tile| tile != first).collect();
            permutations(&rest).into_iter().map(move |rest| [vec![first], rest].concat()).collect::<Vec<_>>()
        };
        tiles.iter().flat_map(with).collect()
    }
    for width in 2..=5u8 {
        let tiles: Vec<u8> = (0..width).collect();
        let mut undecided = 0;
        for row in permutations(&tiles) {
            let order: Vec<u8> = row.iter().copied().filter(|&tile| tile > 0).collect();
            let sorted = order.is_sorted();
            // A board of one row above the goal's last one: its own tiles first, then this row.
            let above: Vec<u8> = (1..=width).collect();
            let below = row.iter().map(|&tile| if tile == 0 { 0 } else { tile + width });
            let whole: Vec<u8> = above.into_iter().chain(below).collect();
            let solvable = can_be_ordered(width.into(), &whole);
            assert_eq!(inversions(&row).is_multiple_of(2), solvable, "{row:?}");
            assert_eq!(decides(&row), sorted || !solvable, "{row:?}");
            undecided += usize::from(!decides(&row));
        }
        assert_eq!(undecided > 0, width > 3, "{width}");
    }
}

#[test]
fn the_experiment_counts_three_shares() {
    for (width, height, draws) in [(4, 2, 300), (3, 3, 60), (4, 3, 6), (4, 4, 2)] {
        let mut boards = Boards::new(&Model::new(Board::goal(width, height).expect("a board"), Method::Score));
        let mut counts = vec![0; boards.headings()];
        let (mut dice, mut own) = (Dice::new(62, 0), Dice::new(62, 0));
        let mut solvable = 0;
        for _ in 0..draws {
            boards.draw(&mut dice, &mut counts);
            let drawn = random::draw(width, height, &mut own).expect("a board");
            solvable += u64::from(can_be_ordered(width, drawn.tiles()));
        }
        let [solved, impossible, given_up] =
            [Heading::Solved, Heading::Impossible, Heading::GivenUp].map(|heading| counts[heading as usize]);
        assert_eq!(counts[Heading::Boards as usize], draws);
        assert_eq!(solved + impossible + given_up, draws, "{width}x{height}");
        assert!(solved <= solvable && impossible <= draws - solvable, "{width}x{height}");
        // Between the least and the greatest share that the page tells.
        assert!((solved..=solved + given_up).contains(&solvable), "{width}x{height}");
        assert_eq!(given_up == 0, width * height < 10, "{width}x{height}");
    }
}

#[test]
fn boards_given_up_are_told_with_the_reason_of_their_method() {
    for method in Method::ALL {
        let said = Lang::En.taquin().statistics.given_up(method, [3, 10], ["20%", "50%"]);
        assert!(said.starts_with("3 of 10 boards were given up"), "{said}");
        assert_eq!(said.contains("bound of memory"), !method.is_deepening(), "{said}");
        assert_eq!(said.contains("formula"), method == Method::Formula, "{said}");
        // Iterative deepening searches only boards that can be put in order: what it gives up is among these.
        assert_eq!(said.contains("parity proves"), method.is_deepening(), "{said}");
        assert_eq!(said.contains("20%"), !method.is_deepening(), "{said}");
        assert_eq!(said.contains("first 3,000,000 boards"), method.is_deepening(), "{said}");
    }
}

#[test]
fn a_board_too_large_for_a_method_names_methods_that_search_it() {
    for lang in Lang::ALL {
        let methods = lang.taquin().setup.methods;
        let name = |method: Method| methods[Method::ALL.iter().position(|&other| other == method).expect("a method")];
        let problem = Problem::TooLarge { method: Method::Bfs, cells: 16, most: Method::Bfs.most_cells() };
        let said = (lang.taquin().problem)(&problem);
        for method in [Method::IdaPattern, Method::AStarManhattan] {
            assert!(said.contains(name(method)) && method.most_cells() >= 16, "{said}");
        }
        // Beyond these, the view of both ends is named.
        let problem = Problem::TooLarge { method: Method::IdaPattern, cells: 25, most: 16 };
        assert!((lang.taquin().problem)(&problem).contains(lang.taquin().page.views[3]));
    }
}

#[test]
fn a_link_is_done_as_far_as_it_makes_sense() {
    let four = "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15";
    let read = |keys: &[(&str, &str)], instead: &str| {
        let value = |key: &str| keys.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
        let request = Request::from_keys(value);
        let (model, problems) = request.read(board(instead));
        assert_eq!(request.model().is_ok(), problems.is_empty(), "{keys:?}");
        (model, problems.iter().map(Problem::code).collect::<Vec<_>>())
    };
    let one = "3x3:1,2,3,4,5,0,7,8,6";
    let usual = |board: &str| Model::new(self::board(board), Method::Score);
    for (keys, expected, problems) in [
        (
            &[("board", one), ("method", "dijkstra"), ("stop", "solved")][..],
            Model { stop: Stop::Solved, ..usual(one) },
            vec!["method"],
        ),
        (&[("board", four), ("method", "bfs")][..], usual(four), vec!["too-large"]),
        (
            &[("board", four), ("method", "astar-manhattan"), ("stop", "never")][..],
            Model { method: Method::AStarManhattan, ..usual(four) },
            vec!["stop"],
        ),
        (
            &[("board", one), ("weights", "1.2.3"), ("method", "bfs")][..],
            Model { method: Method::Bfs, ..usual(one) },
            vec!["weights"],
        ),
        (
            &[("board", one), ("weights", "9.8.7.6.5.4.3.2.x"), ("stop", "x"), ("method", "x")][..],
            usual(one),
            vec!["method", "stop", "weights"],
        ),
        (
            &[("board", "493617281"), ("method", "bfs"), ("weights", "1.2")][..],
            Model { method: Method::Bfs, ..usual(four) },
            vec!["tile-twice", "tile-missing", "too-large"],
        ),
        (
            &[("board", one), ("weights", "1.2.3.4.5.6.7.8.9")][..],
            Model { weights: (1..=9).collect(), ..usual(one) },
            vec![],
        ),
    ] {
        let (model, codes) = read(keys, four);
        let method = if problems.contains(&"too-large") { Method::Score } else { expected.method };
        assert_eq!(model, Model { method, ..expected }, "{keys:?}");
        assert_eq!(codes, problems, "{keys:?}");
        assert_eq!(codes.iter().any(|code| code.starts_with("tile")), keys[0].1 == "493617281");
    }
}
