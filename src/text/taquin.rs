//! The texts of the taquin.

pub mod anytime;
pub mod bounds;
mod en;
pub mod filling;
pub mod formula;
mod fr;
pub mod graph;
pub mod race;
pub mod rounds;
pub mod scores;
pub mod series;
pub mod tree;

use crate::puzzle::taquin::estimate::pattern::PatternSize;
use crate::puzzle::taquin::method::{Stop, weights};
use crate::puzzle::taquin::model::Model;
use crate::puzzle::taquin::shortest::MOST_DRAWN;
use crate::puzzle::taquin::{Method, Problem, Way, pooling};
use crate::text::{Lang, PageTexts, PooledTexts, Title};
use anytime::EndsTexts;
use bounds::BoundTexts;
use filling::FillingTexts;
use formula::FormulaTexts;
use graph::GraphTexts;
use race::RaceTexts;
use rounds::RoundTexts;
use scores::ScoresTexts;
use series::SeriesTexts;
use tree::TreeTexts;

impl Lang {
    /// The texts of the taquin.
    pub fn taquin(self) -> &'static TaquinTexts {
        self.choose(&fr::TAQUIN, &en::TAQUIN)
    }
}

/// The name of the taquin, and its line on the home page.
pub fn title(lang: Lang) -> Title {
    lang.choose(fr::TITLE, en::TITLE)
}

/// The words for the counts of random boards that a class adds up.
pub fn pooled(lang: Lang) -> PooledTexts {
    let texts = &lang.taquin().statistics;
    let [what, counted, share, interval] = texts.columns;
    let [fraction, boards, _, expected, ..] = texts.plots;
    PooledTexts {
        settings: lang.choose(|settings| settings_of(settings, Lang::Fr), |settings| settings_of(settings, Lang::En)),
        columns: [what, counted, share, interval, expected],
        rows: &texts.rows,
        plot: [fraction, boards],
    }
}

/// The settings of random boards in words.
fn settings_of(settings: &str, lang: Lang) -> String {
    let Some(Model { board, method, stop, weights: own, tables, evaluation }) = pooling::read(settings) else {
        return settings.to_string();
    };
    let texts = &lang.taquin().setup;
    let mut words = format!("{}\u{a0}×\u{a0}{}, {}", board.width(), board.height(), texts.methods[method as usize]);
    if tables != PatternSize::default() {
        words = format!("{words}, {}", texts.tables[1 + tables as usize]);
    }
    if method == Method::Formula {
        words = format!("{words}, {} (g = {}, h = {})", evaluation.formula, evaluation.moves, evaluation.factor);
    }
    if stop != Stop::default() {
        let last = board.width();
        let cells = board.tiles().len() - last;
        words = format!("{words}, {}", texts.stops[stop as usize](cells, last));
    }
    if own != weights(board.tiles().len()) {
        let numbers: Vec<String> = own.iter().map(i64::to_string).collect();
        words = format!("{words}, {} ({})", texts.weights, numbers.join(" "));
    }
    words
}

/// All texts of the page, one field for each; arguments are listed after the colon.
#[derive(Debug)]
pub struct TaquinTexts {
    /// What every page has; its views are: tree, board, parity, distances, statistics, graph, race.
    pub page: PageTexts,
    /// The left panel.
    pub setup: SetupTexts,
    /// The reader's own formula.
    pub formula: FormulaTexts,
    /// The tree.
    pub tree: TreeTexts,
    /// The search by iterative deepening.
    pub rounds: RoundTexts,
    /// The comparison of methods on many boards.
    pub series: SeriesTexts,
    /// The search for better weights of the Score.
    pub scores: ScoresTexts,
    /// The lower bounds, shown on the board.
    pub bounds: BoundTexts,
    /// The graph of all boards.
    pub graph: GraphTexts,
    /// Both ends of a distance.
    pub ends: EndsTexts,
    /// A small pattern database while it is filled.
    pub filling: FillingTexts,
    /// The race of methods.
    pub race: RaceTexts,
    /// The board by hand.
    pub hand: HandTexts,
    /// Parity.
    pub parity: ParityTexts,
    /// Exact distances.
    pub distances: DistanceTexts,
    /// The experiment.
    pub statistics: StatisticsTexts,
    /// A board in one line: its tiles in reading order, the blank as a dash.
    pub board: fn(&str) -> String,
    /// The ways a tile goes, in the order of `Way::ALL`: down, right, left, up.
    pub ways: [&'static str; 4],
    /// A tile and the way it goes.
    pub slide: fn(u8, Way) -> String,
    /// A problem with a board or its search.
    pub problem: fn(&Problem) -> String,
}

/// The texts of the left panel.
#[derive(Debug)]
pub struct SetupTexts {
    /// Heading of the board.
    pub board: &'static str,
    /// Label of the list of known boards.
    pub preset: &'static str,
    /// Names of the known boards, in the order of `Preset::ALL`.
    pub presets: [&'static str; 8],
    /// A board that is none of them.
    pub own: &'static str,
    /// Instructions for the small board.
    pub edit_hint: &'static str,
    /// A cell of the small board: row, column, and its tile (0 for the blank).
    pub cell: fn(usize, usize, u8) -> String,
    /// A cell was taken; the next one changes places with it.
    pub picked: fn(u8) -> String,
    /// The sides: columns, rows.
    pub sides: [&'static str; 2],
    /// Deal a board: solvable, any.
    pub deal: [&'static str; 2],
    /// The seed of the next deal.
    pub seed: &'static str,
    /// The field of the board as text, its hint, its button.
    pub as_text: &'static str,
    /// The hint of the field: what can be written there.
    pub text_hint: &'static str,
    /// Heading of the search.
    pub search: &'static str,
    /// The list of methods.
    pub method: &'static str,
    /// Names of the methods, in the order of `Method::ALL`.
    pub methods: [&'static str; 10],
    /// For each method, by what it orders its leaves.
    pub orders: [&'static str; 10],
    /// The sizes of the pattern databases: heading, small, large.
    pub tables: [&'static str; 3],
    /// Heading of the stops, and their names in the order of `Stop::ALL`.
    pub stop: &'static str,
    /// When a search with the Score stops: number of cells in the rows but the last and in the last row; all cells.
    pub stops: [fn(usize, usize) -> String; 2],
    /// Heading of the weights, and their hint.
    pub weights: &'static str,
    /// What the weights mean.
    pub weights_hint: &'static str,
    /// A weight: row, column.
    pub weight: fn(usize, usize) -> String,
    /// Known weights: those of the text, all alike, the last cells first, rows.
    pub known_weights: [&'static str; 4],
    /// Other weights.
    pub own_weights: &'static str,
    /// Searches to the end.
    pub run: &'static str,
}

/// The texts of the board by hand.
#[derive(Debug)]
pub struct HandTexts {
    /// Labels of the counters: moves, time, distance, the least number of moves from the beginning.
    pub counters: [&'static str; 4],
    /// The bar: a new game; what else there is on the page.
    pub bar: [&'static str; 2],
    /// Before the first move.
    pub begin: &'static str,
    /// After a move: tile and way, moves, runs.
    pub moved: fn(&str, usize, usize) -> String,
    /// All is in order: moves, and the least number of moves if it is known.
    pub solved: fn(usize, Option<u32>) -> String,
    /// The board cannot be put in order: what can be done.
    pub unsolvable: &'static str,
    /// A game was won: it is the best result on the board; hints or moves of a link have helped.
    pub won: [&'static str; 2],
    /// The browser does not keep the results.
    pub not_kept: &'static str,
    /// The results on this board: games won, fewest moves, shortest time.
    pub result: fn(u32, u32, &str) -> String,
    /// The results on boards of this size: boards, shortest time.
    pub of_size: fn(usize, &str) -> String,
    /// Buttons that copy a link: to the game, and with the moves made.
    pub links: [&'static str; 2],
    /// The link was copied; the browser did not let the page.
    pub copied: [&'static str; 2],
    /// Minutes and seconds.
    pub time: fn(u64) -> String,
    /// Buttons: hint, do it, begin again, search from here.
    pub buttons: [&'static str; 4],
    /// A hint that leads nearer: tile and way, moves left after it, number of best moves.
    pub hint: fn(&str, u8, usize) -> String,
    /// A hint along some way: tile and way, moves left on it.
    pub some: fn(&str, usize) -> String,
    /// A solution is being searched.
    pub looking: &'static str,
    /// None was found within the bound.
    pub lost: &'static str,
    /// It cannot be put in order.
    pub hopeless: &'static str,
    /// It is in order.
    pub done: &'static str,
    /// Distance now.
    pub distance: fn(u8) -> String,
    /// What the tiles show: the label of the list, numbers, the boat, the squares, the reader's own picture.
    pub images: [&'static str; 5],
    /// The button for a file; what happens with it; it is no picture.
    pub file: [&'static str; 3],
    /// Heading of the encodings.
    pub encodings: &'static str,
    /// Names of the three: matrix, vector, number.
    pub names: [&'static str; 3],
    /// The four conversions: NtoV, VtoM, MtoV, VtoN, with what each does.
    pub conversions: [(&'static str, &'static str); 4],
    /// There is no number for boards of more than nine cells.
    pub no_number: &'static str,
}

/// The texts of parity.
#[derive(Debug)]
pub struct ParityTexts {
    /// Labels of the counters: inversions, cycles, sign times colour.
    pub counters: [&'static str; 3],
    /// The verdict: solvable, not.
    pub verdict: [&'static str; 2],
    /// The argument by permutation and colour: sign, colour.
    pub argument: fn(i8, i8) -> String,
    /// The rule for an odd width: inversions. For an even width: inversions, row of the blank from the bottom.
    pub odd_width: fn(u32) -> String,
    /// The rule for an even width.
    pub even_width: fn(u32, usize) -> String,
    /// What the class can do here.
    pub how: &'static str,
    /// Two tiles were exchanged, or the blank and a tile, and the verdict has changed.
    pub exchanged: fn(u8, u8) -> String,
    /// The blank and a tile were exchanged: the verdict has not changed.
    pub exchanged_blank: fn(u8, u8) -> String,
    /// After a move: nothing has changed.
    pub moved: fn(&str) -> String,
    /// Columns: move, inversions, sign, colour, product.
    pub columns: [&'static str; 5],
    /// The first row of the table.
    pub start: &'static str,
    /// Heading of the table.
    pub table: &'static str,
    /// The cycles as text: none.
    pub no_cycles: &'static str,
    /// Heading of the cycles.
    pub cycles: &'static str,
    /// The drawing: can be put in order, cannot, no way between, positions.
    pub halves: [&'static str; 4],
    /// At the mark of the board: its distance within its half, if it is known.
    pub here: fn(Option<u8>) -> String,
    /// Loyd's offer: heading and text.
    pub loyd: [(&'static str, &'static str); 2],
    /// Search it all the same: to the last board, or until the tree has this many.
    pub all_the_same: fn(Option<u64>) -> String,
    /// Terms: inversion, permutation, cycle, sign, colour.
    pub terms: [(&'static str, &'static str); 5],
}

/// The texts of exact distances.
#[derive(Debug)]
pub struct DistanceTexts {
    /// Labels of the counters: distance now, best moves, positions.
    pub counters: [&'static str; 3],
    /// They are being computed: positions so far.
    pub working: fn(u64) -> String,
    /// A worker fetches or builds their table: percent done.
    pub preparing: fn(u64) -> String,
    /// Where the table came from: kept on this device, or built now.
    pub origins: [&'static str; 2],
    /// The board is too large for the distances of all boards; whether the number of boards at each distance is known.
    pub too_large: [&'static str; 2],
    /// Three short lines in place of a plot that nobody knows.
    pub none: [&'static str; 3],
    /// The distance now, and the best moves.
    pub here: fn(u8, &str) -> String,
    /// The board cannot be put in order; its distance within its half.
    pub other: fn(u8) -> String,
    /// Positions, largest distance, mean (where the positions are too many for a table, too).
    pub all: fn(u64, usize, &str) -> String,
    /// Title of the histogram, its axis, the mark of the board on show (with its colon).
    pub histogram: [&'static str; 3],
    /// Title of the plot along the moves, its axis, its curves: still to come, exact, estimate; the gap between two.
    pub along: [&'static str; 6],
    /// The moves on show do not end in order: of a board that can be put in order, of one that cannot.
    pub not_home: [&'static str; 2],
    /// There are no moves yet.
    pub no_path: &'static str,
    /// The button that searches one.
    pub search: &'static str,
    /// The estimate, by method (score, bfs, best-first-manhattan, astar-misplaced, astar-manhattan, formula); the one before the last also for IDA*.
    pub estimates: [&'static str; 6],
    /// The errors along the moves: largest error, mean error.
    pub errors: fn(&str, &str) -> String,
    /// Columns of the tables: distance, positions; move, board, to come, exact, estimate.
    pub columns: [&'static str; 7],
    /// Headings of the tables.
    pub tables: [&'static str; 2],
    /// The boards that are farthest: how many, and their distance.
    pub farthest: fn(usize, usize) -> String,
}

/// The texts of the experiment.
#[derive(Debug)]
pub struct StatisticsTexts {
    /// Description of the experiment: columns, rows of the boards.
    pub how: fn(usize, usize) -> String,
    /// No board is drawn yet.
    pub none: &'static str,
    /// Number of boards drawn so far, of how many.
    pub drawn: fn(u64, u64) -> String,
    /// The number of boards.
    pub boards: &'static str,
    /// Draws them.
    pub run: &'static str,
    /// More boards are chosen than the list offers: it takes long.
    pub long: &'static str,
    /// The same seed draws the same boards.
    pub again: &'static str,
    /// Columns: what, counted, share, 95 % interval.
    pub columns: [&'static str; 4],
    /// Rows: put in order, proved to be impossible, given up.
    pub rows: [&'static str; 3],
    /// Means of all boards: expanded, created.
    pub means: fn(&str, &str) -> String,
    /// The same for iterative deepening, which searches only boards that can be put in order: the means of these.
    pub means_deepening: fn(&str, &str) -> String,
    /// The mean number of moves of those put in order, and of the shortest solutions, if it is known.
    pub lengths: fn(&str, Option<&str>) -> String,
    /// Where no board was given up: 1/2 lies in the interval, or outside it.
    pub holds: [&'static str; 2],
    /// Why boards were given up, by what the method keeps: a tree; a tree whose leaves a formula orders; a path, with the most boards
    /// that are created.
    pub bounds: [fn(u64) -> String; 3],
    /// Where boards were given up: how many, of how many, why; the least and the greatest share that can be put in order.
    pub undecided: fn([u64; 2], &str, [&str; 2]) -> String,
    /// The same for iterative deepening, which searches only boards that can be put in order: the share of these.
    pub undecided_deepening: fn([u64; 2], &str, &str) -> String,
    /// Explanation of the intervals.
    pub intervals: &'static str,
    /// Seconds.
    pub time: fn(&str) -> String,
    /// Titles and axes: fraction solved, boards, interval, expected, lengths, moves, lengths a bar, found, exact, mean.
    pub plots: [&'static str; 10],
    /// Why it is 1/2.
    pub why: &'static str,
    /// Labels of the counters: boards, solved.
    pub counters: [&'static str; 2],
}

impl StatisticsTexts {
    /// The sentence about the boards that a search by this method has given up: their number and that of all boards; the shares of the
    /// boards put in order, and of these with those that were given up.
    pub fn given_up(&self, method: Method, counts: [u64; 2], [low, high]: [&str; 2]) -> String {
        let kind = match method {
            Method::Formula => 1,
            method if method.is_deepening() => 2,
            _ => 0,
        };
        let why = self.bounds[kind](MOST_DRAWN);
        match kind {
            2 => (self.undecided_deepening)(counts, &why, high),
            _ => (self.undecided)(counts, &why, [low, high]),
        }
    }
}

/// The place of a method in lists.
pub fn place(method: Method) -> usize {
    Method::ALL.iter().position(|&each| each == method).unwrap_or_default()
}
