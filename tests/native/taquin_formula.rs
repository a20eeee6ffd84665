//! Formulas of the taquin: values compared with a plain reference, round trips, every problem with its place, searches by formulas
//! compared with those of the built-in methods.

use casse_tete::puzzle::taquin::distance::{Distances, Estimate};
use casse_tete::puzzle::taquin::estimate::LowerBound;
use casse_tete::puzzle::taquin::estimate::conflict::LinearConflict;
use casse_tete::puzzle::taquin::formula::{
    Evaluation, Evaluator, Formula, FormulaFault, FormulaProblem, LONGEST, MOST, Quantity,
};
use casse_tete::puzzle::taquin::method::{self, Measure, Stop};
use casse_tete::puzzle::taquin::outcome::{Finish, Outcome, Verdict};
use casse_tete::puzzle::taquin::packed::FastSearch;
use casse_tete::puzzle::taquin::random::{Boards, Heading, draw, draw_solvable};
use casse_tete::puzzle::taquin::rank::{short_rank, weighted_sum};
use casse_tete::puzzle::taquin::request::Request;
use casse_tete::puzzle::taquin::solve::{Ending, MOST_NODES, Sliding};
use casse_tete::puzzle::taquin::{Board, Method, Model, Parity, Problem};
use casse_tete::search::best_first::{BestFirst, Standing, UNMEASURED};
use casse_tete::search::sample::{Dice, Experiment};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn config(seed: u64) -> ProptestConfig {
    ProptestConfig { rng_seed: RngSeed::Fixed(seed), failure_persistence: None, ..ProptestConfig::default() }
}

fn formula(text: &str) -> Formula {
    text.parse().unwrap_or_else(|problem| panic!("{text}: {problem:?}"))
}

/// The value on a board.
fn value(text: &str, board: &Board) -> Result<i64, FormulaProblem> {
    Evaluator::new(&formula(text), board).value(board)
}

fn model(board: Board, text: &str, moves: u8, factor: u8) -> Model {
    let evaluation = Evaluation { formula: formula(text), moves, factor };
    Model { evaluation, ..Model::new(board, Method::Formula) }
}

/// A formula as a tree, for the reference.
#[derive(Clone, Debug)]
enum Tree {
    Number(i64),
    Quantity(Quantity),
    Cell(Box<Tree>),
    Minus(Box<Tree>),
    Between(Box<Tree>, &'static str, Box<Tree>),
    Call(&'static str, Vec<Tree>),
}

const OPERATORS: [&str; 11] = ["+", "-", "*", "/", "%", "<", "<=", "=", "!=", ">=", ">"];

fn trees() -> impl Strategy<Value = Tree> {
    let leaf = prop_oneof![
        (0i64..12).prop_map(Tree::Number),
        Just(Tree::Number(MOST)),
        (0..Quantity::ALL.len()).prop_map(|index| Tree::Quantity(Quantity::ALL[index])),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|tree| Tree::Cell(tree.into())),
            inner.clone().prop_map(|tree| Tree::Minus(tree.into())),
            (inner.clone(), 0..OPERATORS.len(), inner.clone()).prop_map(|(a, operator, b)| Tree::Between(
                a.into(),
                OPERATORS[operator],
                b.into()
            )),
            inner.clone().prop_map(|a| Tree::Call("abs", vec![a])),
            (any::<bool>(), inner.clone(), inner.clone())
                .prop_map(|(least, a, b)| Tree::Call(if least { "min" } else { "max" }, vec![a, b])),
            prop::collection::vec(inner, 3).prop_map(|values| Tree::Call("if", values)),
        ]
    })
}

impl Tree {
    /// The text, with brackets around everything.
    fn text(&self) -> String {
        match self {
            Tree::Number(number) => number.to_string(),
            Tree::Quantity(quantity) => quantity.name().to_string(),
            Tree::Cell(inner) => format!("v[{}]", inner.text()),
            Tree::Minus(inner) => format!("-({})", inner.text()),
            Tree::Between(a, operator, b) => format!("({}){operator}({})", a.text(), b.text()),
            Tree::Call(name, values) => {
                let values: Vec<String> = values.iter().map(Tree::text).collect();
                format!("{name}({})", values.join(","))
            }
        }
    }

    /// The value on a board, by 128 bits.
    fn value(&self, board: &Board) -> Result<i128, FormulaFault> {
        let count = board.tiles().len() as i128;
        let result = match self {
            Tree::Number(number) => i128::from(*number),
            Tree::Quantity(quantity) => i128::from(plain(*quantity, board)),
            Tree::Cell(inner) => {
                let cell = inner.value(board)?;
                if !(1..=count).contains(&cell) {
                    return Err(FormulaFault::NoCell);
                }
                match board.tiles()[cell as usize - 1] {
                    0 => count,
                    tile => tile.into(),
                }
            }
            Tree::Minus(inner) => -inner.value(board)?,
            Tree::Between(a, operator, b) => {
                let (a, b) = (a.value(board)?, b.value(board)?);
                // Rounded down: of the numbers with q * b on the near side of a, found from the division of absolute values.
                let quotient = || match b {
                    0 => Err(FormulaFault::DivisionByZero),
                    _ if (a < 0) == (b < 0) => Ok(a.abs() / b.abs()),
                    _ => Ok(-((a.abs() + b.abs() - 1) / b.abs())),
                };
                match *operator {
                    "+" => a + b,
                    "-" => a - b,
                    "*" => a * b,
                    "/" => quotient()?,
                    "%" => a - b * quotient()?,
                    "<" => i128::from(a < b),
                    "<=" => i128::from(a <= b),
                    "=" => i128::from(a == b),
                    "!=" => i128::from(a != b),
                    ">=" => i128::from(a >= b),
                    _ => i128::from(a > b),
                }
            }
            Tree::Call("abs", values) => values[0].value(board)?.abs(),
            Tree::Call("if", values) => values[if values[0].value(board)? != 0 { 1 } else { 2 }].value(board)?,
            Tree::Call(name, values) => {
                let (a, b) = (values[0].value(board)?, values[1].value(board)?);
                if *name == "min" { a.min(b) } else { a.max(b) }
            }
        };
        if result.abs() > i128::from(MOST) { Err(FormulaFault::Overflow) } else { Ok(result) }
    }
}

/// The quantities by other ways than the program's.
fn plain(quantity: Quantity, board: &Board) -> i64 {
    let measure = |method: Method| {
        let tiles = board.tiles();
        Measure::new(method, &method::weights(tiles.len()), board).of(tiles)
    };
    let (width, height) = (board.width(), board.height());
    match quantity {
        Quantity::Misplaced => measure(Method::AStarMisplaced),
        Quantity::Manhattan => measure(Method::AStarManhattan),
        Quantity::Score => -measure(Method::Score),
        Quantity::Conflicts => match LinearConflict::new(board) {
            Some(bound) => (i64::from(bound.moves(bound.of(board))) - measure(Method::AStarManhattan)) / 2,
            None => {
                let line = |cells: Vec<usize>, of: fn(usize, usize) -> usize| {
                    let places = cells.iter().map(|&cell| {
                        let (tile, first) = (board.tiles()[cell], cells[0]);
                        let home = board.home(tile);
                        let belongs = tile > 0 && of(home, width) == of(first, width);
                        if belongs {
                            cells.iter().position(|&own| own == home).map_or(0, |place| place as u8 + 1)
                        } else {
                            0
                        }
                    });
                    let places: Vec<u8> = places.collect();
                    i64::from(casse_tete::puzzle::taquin::estimate::conflict::additional(&places)) / 2
                };
                let rows =
                    (0..height).map(|row| line((row * width..(row + 1) * width).collect(), |cell, width| cell / width));
                let columns = (0..width)
                    .map(|column| line((column..width * height).step_by(width).collect(), |cell, width| cell % width));
                rows.chain(columns).sum()
            }
        },
        Quantity::Inversions => Parity::of(board).inversions.into(),
        Quantity::Blank => method::manhattan(width, board.blank(), width * height - 1) as i64,
        Quantity::Cells => (width * height) as i64,
        Quantity::Width => width as i64,
        Quantity::Height => height as i64,
    }
}

fn boards() -> impl Strategy<Value = Board> {
    (2usize..=5, 2usize..=5, any::<u64>())
        .prop_map(|(width, height, seed)| draw(width, height, &mut Dice::new(seed, 0)).expect("legal sides"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..config(31) })]

    #[test]
    fn values_are_those_of_the_reference(tree in trees(), board in boards()) {
        let text = tree.text();
        prop_assume!(text.len() <= LONGEST);
        let formula = formula(&text);
        let value = Evaluator::new(&formula, &board).value(&board);
        match (value, tree.value(&board)) {
            (Ok(value), plain) => prop_assert_eq!(Ok(i128::from(value)), plain, "{} on {}", text, board),
            // Of several problems the first in the order of the text's operations is told, not always the reference's.
            (Err(problem), plain) => {
                prop_assert!(plain.is_err(), "{} on {}: {:?}, not {:?}", text, board, problem, plain);
                let shown = formula.to_string();
                prop_assert!(problem.length > 0 && problem.from + problem.length <= shown.chars().count());
                prop_assert_eq!(Evaluator::new(&formula, &board).measure(board.tiles()), UNMEASURED);
            }
        }
    }

    #[test]
    fn every_formula_is_read_back(tree in trees()) {
        let text = tree.text();
        prop_assume!(text.len() <= LONGEST);
        let formula = formula(&text);
        prop_assert_eq!(formula.to_string().parse::<Formula>(), Ok(formula.clone()));
        let link = formula.link_text();
        prop_assert!(!link.contains(char::is_whitespace) && link.len() <= text.len());
        prop_assert_eq!(link.parse::<Formula>(), Ok(formula.clone()));
        let request = Request::of(&Model { evaluation: Evaluation { formula: formula.clone(), moves: 0, factor: 7 }, ..Model::default() });
        let model = request.model().expect("legal");
        prop_assert_eq!((model.method, &model.evaluation.formula), (Method::Score, &formula));
        let bytes = postcard::to_allocvec(&model).expect("can be written");
        prop_assert_eq!(Ok(model), postcard::from_bytes::<Model>(&bytes));
    }

    #[test]
    fn no_text_is_too_strange(text in r"[-+*/%<>=!()\[\],v0-9a-z misplacedmanhattanifmax×−≤é.]{0,60}|\PC{0,40}") {
        match text.parse::<Formula>() {
            Ok(formula) => {
                let _ = Evaluator::new(&formula, &Board::default()).value(&Board::default());
                prop_assert_eq!(formula.to_string().parse::<Formula>(), Ok(formula));
            }
            Err(problem) => prop_assert!(problem.from + problem.length <= text.chars().count(), "{:?}: {:?}", text, problem),
        }
    }
}

#[test]
fn known_values() {
    // 4 _ 3 / 6 1 7 / 2 8 5.
    let board = Board::default();
    for (text, wanted) in [
        ("misplaced", 6),
        ("manhattan", 13),
        ("inversions", 11),
        ("blank", 3),
        ("score", 0b001000010),
        ("v[1]", 4),
        ("v[2]", 9),
        ("v[v[1]]", 6),
        ("cells + 10*width + 100*height", 339),
        ("1 + 2*3", 7),
        ("(1 + 2)*3", 9),
        ("7 - 3 - 2", 2),
        ("7 - (3 - 2)", 6),
        ("100/7/2", 7),
        ("-7/2", -4),
        ("7/-2", -4),
        ("-7%3", 2),
        ("7%-3", -2),
        ("--5", 5),
        ("-2*-3", 6),
        ("2 < 3", 1),
        ("(2 < 3) + (3 <= 3) + (3 = 3) + (3 != 3) + (3 >= 4) + (4 > 3)", 4),
        ("2 + 3 = 5", 1),
        ("min(3, 2) + 10*max(3, 2) + 100*abs(-4)", 432),
        ("if(v[3] = 3, 5, 7)", 5),
        ("if(0, 1/0, 8)", 8),
        ("if(1, 8, v[99])", 8),
        ("MISPLACED × 2 − 1", 11),
        ("misplaced ≥ 6", 1),
        ("6 ÷ 4 · 2 == 2", 1),
        ("1000000000000000", MOST),
    ] {
        assert_eq!(value(text, &board), Ok(wanted), "{text}");
    }
    let goal = Board::goal(4, 4).expect("legal");
    assert_eq!(value("misplaced + manhattan + conflicts + inversions + blank", &goal), Ok(0));
    assert_eq!(value("score", &goal), Ok(65_535));
    // 2 1 in their row, 3 4 swapped in place of them: 1 must step aside; the last column 12 8 of 8 12 as well.
    assert_eq!(
        value(
            "conflicts",
            &"4x4:2,1,3,4,5,6,7,12,9,10,11,8,13,14,15,0"
                .parse::<casse_tete::puzzle::taquin::Setup>()
                .expect("read")
                .board()
                .expect("legal")
        ),
        Ok(2)
    );
}

#[test]
fn formulas_are_written_with_few_brackets() {
    for (text, shown, link) in [
        (
            "10*misplaced+manhattan+3*conflicts",
            "10*misplaced + manhattan + 3*conflicts",
            "10*misplaced+manhattan+3*conflicts",
        ),
        (" ( 1+2 ) *3", "(1 + 2)*3", "(1+2)*3"),
        ("1-(2-3)", "1 - (2 - 3)", "1-(2-3)"),
        ("(1-2)-3", "1 - 2 - 3", "1-2-3"),
        ("-(1+2)", "-(1 + 2)", "-(1+2)"),
        ("-(v[ 2 ])", "-v[2]", "-v[2]"),
        ("2*(-3)", "2*-3", "2*-3"),
        ("(1<2)=(3<4)", "(1 < 2) = (3 < 4)", "(1<2)=(3<4)"),
        ("if( (1<2) ,max(1,(2)),0)", "if(1 < 2, max(1, 2), 0)", "if(1<2,max(1,2),0)"),
        ("8/(4/2)", "8/(4/2)", "8/(4/2)"),
        ("8≠4", "8 != 4", "8!=4"),
    ] {
        let formula = formula(text);
        assert_eq!((formula.to_string().as_str(), formula.link_text().as_str()), (shown, link));
    }
}

#[test]
fn every_problem_has_its_place() {
    use FormulaFault::*;
    for (text, from, length, fault) in [
        ("", 0, 0, Empty),
        ("   ", 3, 0, Empty),
        ("3 $ 4", 2, 1, Stray),
        ("1.5", 1, 1, Stray),
        ("1, 2", 1, 1, Stray),
        ("(1, 2)", 2, 1, Stray),
        ("v[1, 2]", 3, 1, Stray),
        ("1000000000000001", 0, 16, TooLarge),
        ("2*99999999999999999999999999", 2, 26, TooLarge),
        ("misplaced + manhatan", 12, 8, Unknown),
        ("2*x", 2, 1, Unknown),
        ("éàü", 0, 3, Unknown),
        ("3 +", 3, 0, NoValue),
        ("* 3", 0, 1, NoValue),
        ("+3", 0, 1, NoValue),
        ("min(1,)", 6, 1, NoValue),
        ("()", 1, 1, NoValue),
        ("3conflicts", 1, 9, NoOperator),
        ("2(3)", 1, 1, NoOperator),
        ("manhattan[2]", 9, 1, NoOperator),
        ("1 2", 2, 1, NoOperator),
        ("v + 1", 0, 1, NoBracket('[')),
        ("v(1)", 0, 1, NoBracket('[')),
        ("min 1", 0, 3, NoBracket('(')),
        ("(1 + 2", 0, 1, Unclosed),
        ("2 + v[1", 5, 1, Unclosed),
        ("max(1, 2", 3, 1, Unclosed),
        ("1 + 2)", 5, 1, Unopened),
        ("v[1)", 3, 1, Unopened),
        ("abs(1, 2)", 0, 3, Arguments(1)),
        ("1 + max(1)", 4, 3, Arguments(2)),
        ("if(1, 2)", 0, 2, Arguments(3)),
        ("1 < v[1] < 3", 9, 1, Chained),
    ] {
        assert_eq!(text.parse::<Formula>(), Err(FormulaProblem { from, length, fault }), "{text}");
        let found = Request { formula: Some(text.to_string()), ..Request::default() }.read(Board::default());
        let problem = Problem::Formula { text: text.to_string(), problem: FormulaProblem { from, length, fault } };
        assert_eq!(found, (Model::new(Board::default(), Method::Formula), vec![problem]), "the rest is read");
    }
}

#[test]
fn long_and_deep_formulas_are_told() {
    let fault = |text: &str| text.parse::<Formula>().map_err(|problem| problem.fault);
    assert_eq!(fault(&"(".repeat(10_000)), Err(FormulaFault::TooLong));
    assert_eq!(fault(&" ".repeat(1_000_000)), Err(FormulaFault::TooLong));
    assert_eq!(fault(&"(".repeat(LONGEST)), Err(FormulaFault::TooDeep));
    assert_eq!(fault(&"-".repeat(LONGEST)), Err(FormulaFault::TooDeep));
    assert_eq!(fault(&"abs(".repeat(100)), Err(FormulaFault::TooDeep));
    assert_eq!(fault(&"v[".repeat(100)), Err(FormulaFault::TooDeep));
    assert_eq!(fault(&"1+2*(".repeat(70)), Err(FormulaFault::TooDeep));
    assert_eq!(fault(&format!("{}1{}", "(".repeat(40), ")".repeat(40))), Ok(formula("1")));
    // As long as can be, blanks not counted.
    let long = vec!["1"; LONGEST / 2].join(" + ");
    assert_eq!(value(&long, &Board::default()), Ok(LONGEST as i64 / 2));
    assert_eq!(fault(&format!("{long}+11")), Err(FormulaFault::TooLong));
    // Signs that become longer when they are written.
    assert_eq!(fault(&vec!["(1≤1)"; 67].join("+")), Err(FormulaFault::TooLong));
    // Many values on the stack.
    let high = format!("{}1+1{}", "1+1*(".repeat(15), ")".repeat(15));
    assert_eq!(value(&high, &Board::default()), Ok(17));
    assert_eq!(fault(&format!("1+({high})")), Err(FormulaFault::TooDeep));
}

#[test]
fn problems_of_a_board_have_their_place() {
    let board = Board::default();
    for (text, from, length, fault) in [
        ("1/0", 1, 1, FormulaFault::DivisionByZero),
        ("3 + 7%(misplaced - 6)", 5, 1, FormulaFault::DivisionByZero),
        ("1000000000000000 + 1", 17, 1, FormulaFault::Overflow),
        ("1000000000000000*1000000000000000", 16, 1, FormulaFault::Overflow),
        ("-1000000000000000 - 1", 18, 1, FormulaFault::Overflow),
        ("v[0]", 0, 1, FormulaFault::NoCell),
        ("2*v[10]", 2, 1, FormulaFault::NoCell),
        ("v[-1]", 0, 1, FormulaFault::NoCell),
    ] {
        assert_eq!(value(text, &board), Err(FormulaProblem { from, length, fault }), "{text}");
    }
    assert_eq!(value("v[10]", &Board::goal(4, 4).expect("legal")), Ok(10));
}

/// The most nodes of a tree: enough for all boards of 3x3, fewer for larger ones.
fn most(board: &Board) -> usize {
    if board.tiles().len() > 9 { 15_000 } else { MOST_NODES }
}

/// The outcome of a search, and its moves.
fn run(model: &Model) -> (Outcome, Option<Ending>) {
    let space = Sliding::new(model);
    let mut search = BestFirst::new(model.board, space.measure(&model.board), most(&model.board));
    search.advance(&space, u64::MAX);
    (Outcome::of(&search).counted(), Ending::of(&search))
}

#[test]
fn formulas_search_as_the_methods_do() {
    let mut dice = Dice::new(32, 0);
    for (width, height) in [(3, 2), (3, 3), (4, 4), (5, 3), (5, 4)] {
        let board = draw_solvable(width, height, &mut dice).expect("legal");
        for (method, text, moves, factor) in [
            (Method::Score, "-score", 0, 1),
            (Method::Score, "-score", 0, 9),
            (Method::BestFirstManhattan, "manhattan", 0, 1),
            (Method::BestFirstManhattan, "2*manhattan", 0, 50),
            (Method::AStarMisplaced, "misplaced", 1, 1),
            (Method::AStarManhattan, "manhattan", 1, 1),
            (Method::AStarManhattan, "manhattan", 7, 7),
            (Method::AStarManhattan, "3*manhattan + 5", 3, 1),
            (Method::Bfs, "inversions", 0, 0),
            (Method::Bfs, "inversions", 5, 0),
        ] {
            if method == Method::Bfs && width * height > 9 {
                continue;
            }
            let other = Model { stop: Stop::Solved, ..Model::new(board, method) };
            let own = model(board, text, moves, factor);
            let [(wanted, way), (found, own_way)] = [run(&other), run(&own)];
            assert_eq!((found, own_way), (wanted, way), "{text} {moves} {factor}: {board}");
            let mut fast = FastSearch::new(&own, most(&board));
            fast.advance(u64::MAX);
            assert_eq!(fast.outcome().counted(), wanted, "{text}: {board}");
        }
    }
}

#[test]
fn an_admissible_formula_finds_the_shortest_solutions() {
    let distances = Distances::new(3, 3).expect("small");
    let mut dice = Dice::new(33, 0);
    for _ in 0..40 {
        let board = draw_solvable(3, 3, &mut dice).expect("legal");
        let (outcome, _) = run(&model(board, "manhattan + 2*conflicts", 1, 1));
        assert_eq!(outcome.moves(), distances.of(&board).map(u64::from), "{board}");
        let (plain, _) = run(&model(board, "manhattan", 1, 1));
        assert!(outcome.expanded <= plain.expanded, "the larger bound expands no more");
        let (weighted, _) = run(&model(board, "manhattan", 1, 3));
        assert!(weighted.moves().expect("found") <= 3 * plain.moves().expect("found"));
    }
}

#[test]
fn a_formula_without_a_value_ends_the_search() {
    // The blank of the example is three cells away from its place; after a few steps it is one away on some board.
    let own = model(Board::default(), "blank/(blank - 1)", 1, 1);
    let (space, mut search) = own.search();
    let Standing::Unmeasured(node) = search.advance(&space, u64::MAX) else { panic!("{:?}", search.standing()) };
    let there = search.nodes()[node as usize];
    assert_eq!((there.measure, value("blank", &there.state)), (UNMEASURED, Ok(1)));
    assert_eq!(u64::from(there.created), search.steps(), "the last step has created it");
    let problem = FormulaProblem { from: 5, length: 1, fault: FormulaFault::DivisionByZero };
    assert_eq!(space.problem(&there.state), Some(problem));
    assert_eq!(space.problem(&own.board), None);
    assert_eq!(search.advance(&space, 10), Standing::Unmeasured(node), "it does not go on");
    let outcome = Outcome::of(&search).counted();
    assert_eq!(
        (outcome.standing, outcome.verdict(), outcome.moves()),
        (Finish::Unmeasured, Some(Verdict::Unmeasured), None)
    );
    assert_eq!(short_rank(&own, &there, 9), "?");
    assert_eq!(weighted_sum(&own.evaluation, &there), format!("{} + ? = ?", there.depth));
    let mut fast = FastSearch::new(&own, 1_000);
    assert_eq!(fast.advance(u64::MAX), Standing::Unmeasured(node));
    assert_eq!(fast.outcome().counted(), outcome);

    // On the first board already, and again in used memory.
    let own = model(Board::default(), "v[10]", 0, 1);
    let (space, mut search) = own.search();
    assert_eq!((search.standing(), search.advance(&space, 5)), (Standing::Unmeasured(0), Standing::Unmeasured(0)));
    let mut fast = FastSearch::new(&own, 1_000);
    assert_eq!(fast.advance(9), Standing::Unmeasured(0));
    fast.restart(&Board::default().swapped(0, 2));
    assert_eq!(fast.advance(9), Standing::Unmeasured(0));

    let mut boards = Boards::new(&model(Board::default(), "1/blank", 0, 1));
    let mut counts = vec![0; boards.headings()];
    for _ in 0..20 {
        boards.draw(&mut Dice::new(34, 0), &mut counts);
    }
    let of = |heading: Heading| counts[heading as usize];
    assert_eq!(of(Heading::Boards), 20);
    assert_eq!(of(Heading::Boards), of(Heading::Solved) + of(Heading::Impossible) + of(Heading::GivenUp));
    assert!(of(Heading::GivenUp) > 0);
}

#[test]
fn weights_and_sums_as_they_are_shown() {
    let board = Board::default();
    for (text, moves, factor, short, sum) in [
        ("manhattan", 0, 1, "13", "f = 13"),
        ("manhattan", 0, 3, "39", "f = 13"),
        ("manhattan", 1, 1, "0+13", "0 + 13 = 13"),
        ("manhattan", 2, 3, "0+39", "2·0 + 3·13 = 39"),
        ("-manhattan", 1, 1, "0−13", "0 + (−13) = −13"),
        ("manhattan", 1, 0, "0+0", "0 + 0·f = 0"),
    ] {
        let model = model(board, text, moves, factor);
        let (_, search) = model.search();
        let root = &search.nodes()[0];
        assert_eq!(
            (short_rank(&model, root, 9).as_str(), weighted_sum(&model.evaluation, root).as_str()),
            (short, sum)
        );
    }
}

#[test]
fn an_overestimate_is_caught() {
    let distances = Distances::new(3, 3).expect("small");
    let estimate = |text: &str, moves: u8, factor: u8| {
        let mut estimate = Estimate::begin(&model(Board::default(), text, moves, factor));
        while !estimate.advance(&distances, 50_000) {}
        estimate
    };
    for (text, moves, factor) in [
        ("manhattan", 1, 1),
        ("manhattan + 2*conflicts", 1, 1),
        ("3*manhattan", 3, 1),
        ("manhattan", 0, 9),
        ("99", 1, 0),
    ] {
        let estimate = estimate(text, moves, factor);
        assert!(estimate.is_admissible() && estimate.worst(&distances).is_none(), "{text}");
    }
    for (text, moves, factor) in [
        ("10*misplaced + manhattan + 3*conflicts", 1, 1),
        ("manhattan", 1, 2),
        ("manhattan", 2, 3),
        ("manhattan + 3*conflicts", 0, 1),
    ] {
        let own = model(Board::default(), text, moves, factor);
        let estimate = estimate(text, moves, factor);
        let worst = estimate.worst(&distances).expect("too large somewhere");
        let in_moves = |board: &Board| Sliding::new(&own).measure(board) as f64 / own.unit() as f64;
        let excess = |board: &Board| distances.of(board).map(|exact| in_moves(board) - f64::from(exact));
        assert_eq!(excess(&worst.board), Some(worst.excess), "{text}");
        assert!(worst.excess > 0.0 && worst.boards > 0 && !estimate.is_admissible());
        let mut dice = Dice::new(35, 0);
        let mut over = 0;
        for _ in 0..2_000 {
            let board = draw_solvable(3, 3, &mut dice).expect("legal");
            let excess = excess(&board).expect("solvable");
            assert!(excess <= worst.excess, "{text}: {board}");
            over += u64::from(excess > 0.0);
        }
        let (found, wanted) = (over as f64 / 2_000.0, worst.boards as f64 / 181_440.0);
        assert!((found - wanted).abs() < 0.05, "{text}: {found}, {wanted}");
    }
    assert!(!estimate("1/blank", 1, 1).is_admissible());
}

#[test]
fn links_of_formulas() {
    let read = |text: &str| {
        let keys: Vec<(String, String)> = text
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(key, value)| (key.into(), value.into()))
            .collect();
        Request::from_keys(|key| keys.iter().find(|(own, _)| own == key).map(|(_, value)| value.as_str()))
            .read(Board::default())
    };
    let written = |text: &str| {
        let (model, problems) = read(text);
        assert_eq!(problems, [], "{text}");
        Request::of(&model).to_string()
    };
    for (link, again) in [
        ("formula=manhattan", "formula=manhattan"),
        ("formula=2 * manhattan&g=0&h=1", "formula=2*manhattan&g=0"),
        ("method=formula", "formula=manhattan+2*conflicts"),
        ("method=formula&h=5", "formula=manhattan+2*conflicts&h=5"),
        ("method=score&formula=blank", "method=score&formula=blank"),
        ("method=bfs&formula=blank", "method=bfs&formula=blank"),
        ("method=score", ""),
        ("formula=v[1]=1", "formula=v[1]=1"),
    ] {
        assert_eq!(written(link), again);
        assert_eq!(read(again), read(link));
    }
    let (model, problems) = read("formula=blank&g=101&h=x");
    let factor = |key: &'static str, found: &str| Problem::Factor { key, found: found.to_string() };
    assert_eq!(problems, [factor("g", "101"), factor("h", "x")]);
    assert_eq!(model.evaluation, Evaluation { formula: formula("blank"), ..Evaluation::default() });
    assert!(!Model { evaluation: Evaluation { moves: 101, ..model.evaluation.clone() }, ..model }.is_legal());
}
