//! The English texts of the reader's own formula.

use crate::text::taquin::formula::FormulaTexts;

/// All texts of the formula.
pub const FORMULA: FormulaTexts = FormulaTexts {
    label: "Formula",
    hint: "The leaf with the least g × moves made + h × formula is taken. Such as 10*misplaced + manhattan + 3*conflicts.",
    settings: ["Weights", "your own weights"],
    known: ["greedy: g = 0, h = 1", "A*: g = 1, h = 1", "weighted A*: g = 1, h = 3"],
    here: |value| format!("On this board: {value}.").replace('-', "−"),
    names: "What a formula can have",
    words: [
        ("misplaced", "tiles that are not in place"),
        ("manhattan", "the sum of the distances of the tiles from their places, row by row and column by column"),
        (
            "conflicts",
            "tiles that must step aside, because another tile of their row or column stands in their way; each costs two moves",
        ),
        ("inversions", "pairs of tiles of which the larger comes first"),
        ("blank", "the distance of the blank from its place"),
        ("score", "the Score of the text, its ones and zeros read as a binary number (the larger, the better)"),
        ("v[i]", "the tile on cell i, from 1; the blank counts as the last number, 9 on 3×3"),
        ("cells, width, height", "how many cells the board, a row and a column have"),
        ("+  -  *", "whole numbers, at most 10^15"),
        ("/  %", "quotient, rounded down, and remainder"),
        ("<  <=  =  !=  >=  >", "1 if it holds, 0 if not"),
        ("min(a, b)  max(a, b)  abs(a)", "the smaller, the larger, without its sign"),
        ("if(a, b, c)", "b if a is not 0, otherwise c"),
    ],
    at: "Character #: ",
    faults: [
        "Write a formula.",
        "This formula is too long: it may have 400 characters.",
        "brackets and signs are nested too deep.",
        "“{}” means nothing here; numbers are whole.",
        "{} is too large: at most 1,000,000,000,000,000.",
        "there is no name “{}”.",
        "a number, a name or a bracket is missing.",
        "an operator is missing before “{}”, such as * or +.",
        "“#” must follow “{}”.",
        "this bracket is not closed.",
        "this bracket was not opened.",
        "values in the brackets of “{}”: #, with commas between.",
        "put the first comparison into brackets.",
        "division by zero.",
        "the number becomes larger than 1,000,000,000,000,000.",
        "the board has no cell of this number.",
    ],
    failed: |problem, board| format!("The formula has no value on the board {board}, so the search ends. {problem}"),
    result: "formula without a value",
    never_over: "On no board of this size is the estimate larger than the distance: it is admissible.",
    over: |share, estimate, exact, board| {
        format!(
            "Too large on {share} of all boards. Caught in the act: estimate {estimate}, where {exact} moves are enough: {board}."
        )
    },
    over_mean: |mean, exact, board| {
        format!(
            "A mean is too large for some boards. Caught in the act: estimate {mean}, where {exact} moves are enough: {board}."
        )
    },
    meaning: [
        "With such an estimate the solutions are the shortest if one move never changes it by more than 1.",
        "So a shorter solution can be overlooked: none is certain to be the shortest.",
        "But the moves made do not count in this search: its solutions need not be the shortest.",
    ],
    take: "Search from this board",
    rivals: [
        "Your formula, with a name, stays in the comparison beside other ones.",
        "Name",
        "Add the formula",
        "Remove",
    ],
};
