//! The English words of the page that prints sheets, and those on the sheets.

use super::PrintTexts;
use crate::lang::Lang;
use crate::sheet::SheetWords;

const L: Lang = Lang::En;

/// The words of the page that prints sheets.
pub static PRINT: PrintTexts = PrintTexts {
    about: "Sheets to cut out, to fold, to fill in. They are printed true to size.",
    puzzle: "Puzzle",
    what: "Sheet",
    lesson: "Lesson",
    paper: "Paper",
    papers: ["A4", "Letter (US)"],
    ink: "Ink",
    inks: ["in colours", "in black only"],
    size: "Edge",
    millimetres: |length| format!("{} mm", L.decimal(length)),
    answers: "with the answers",
    kinds: [
        "Nets of the cubes",
        "Stacks that solve it",
        "Board and tiles",
        "Tree to fill in",
        "Figure to fill in",
        "Nets of the pieces",
        "Net of the cube",
        "The turns",
        "Commutators",
        "Scrambles",
    ],
    worksheet: "Worksheet of a lesson",
    print: "Print…",
    how: "In the print window: scale 100 %, no margins, no headers. Then measure the ruler at the foot of the sheet.",
    count: |count| L.counted(count as u64, "sheet", "sheets"),
    back: "Back to this state",
    illegal: "This state cannot be printed: the link has mistakes. Go back to it to read and correct them.",
    coming: "The lesson is on its way…",
    name: "Name",
    date: "Date",
    key: "Answers",
    answer: "Answer",
    hint: "Hint",
    note: "For the teacher",
    code: "See this state",
    sheets: SheetWords {
        ruler: "This ruler is 100 mm long.",
        nets: [
            "Instant Insanity: nets of the cubes",
            "Cut along the solid lines, fold along the dashes, glue the tabs.\nThe number of the cube is in the corner of every face.",
        ],
        stacks: [
            "Instant Insanity: stacks that solve it",
            "A column for each side of the stack, cube 0 at the bottom.\nStacks that come from these by turning them round or over are not listed.",
        ],
        facades: ["front", "right", "back", "left"],
        solution: |number| format!("Solution {number}"),
        unsolvable: "There is no solution.",
        given_up: "No solution was found in the time allowed.",
        board: [
            "Taquin: the board",
            "Put the tiles on this board as in the small drawing, then slide them into order.\nThe small numbers tell where each tile ends.",
        ],
        tiles: ["Taquin: the tiles", "Glue the sheet to cardboard, then cut along the lines."],
        start: "Start",
        tree: [
            "Taquin: the tree of the first two moves",
            "Fill in each board, then write its value below it.\nDraw a ring around the leaf that the program takes next.\nThe blank goes up first, then left, right, down; a move is never undone at once.",
        ],
        figure: [
            "Soma: the figure to fill in",
            "The figure from the front and from behind, then its layers: write the letter of the piece into each cell.",
        ],
        figure_solved: ["Soma: a solution", "The figure from the front and from behind, then its layers."],
        layer: |layer, layers| match layer {
            0 => "bottom layer".into(),
            layer if layer + 1 == layers => "top layer".into(),
            layer => format!("layer {}", layer + 1),
        },
        pieces: [
            "Soma: nets of the seven pieces",
            "Cut along the heavy lines. Fold back along the long dashes, and towards you along the short ones.\nGlue each tab to the edge with the same number.",
        ],
        net: [
            "Hungarian cube: net",
            "Cut along the solid lines, fold along the dashes, glue the tabs. The cube is in the state of the link.",
        ],
        turns: [
            "Hungarian cube: the turns",
            "A letter is a quarter turn clockwise, the face seen from outside;\n' the other way round; 2 half a turn.\nM, E, S turn the middle layer as L, D, F do; x, y, z turn the whole cube as R, U, F do.",
        ],
        commutators: [
            "Hungarian cube: commutators",
            "[A, B] = A B A' B'. Each drawing shows, on a cube in order, the only small cubes that the sequence changes.",
        ],
        effects: [
            "Two neighbours",
            "Three corners in a cycle",
            "Three edges in a cycle",
            "Two corners twisted where they are",
            "Two edges flipped where they are",
            "An edge brought from the middle layer",
        ],
        scrambles: [
            "Hungarian cube: scrambles",
            "Hold a cube in order, white on top and green in front, and make the turns line by line.\nThe net shows the cube that they make.",
        ],
        no_scrambles: "The link has no scrambles: page of the cube, view Solution, “few turns”, tab Scramble.",
        count: |count| L.counted(count, "turn", "turns"),
    },
};
