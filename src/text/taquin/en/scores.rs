//! English texts of the search for better weights of the Score.

use super::L;
use crate::text::taquin::scores::ScoresTexts;

pub(super) const SCORES: ScoresTexts = ScoresTexts {
    title: "A better Score?",
    about: "The students of the text looked for a better Score by hand. Here the weights of the cells are searched for: many are tested on the same boards, the best are kept, changed and crossed, and tested again.",
    fields: ["Boards of a test", "Tests of a generation", "Generations"],
    sources: ["New weights", "from the best so far (evolution)", "from chance alone"],
    run: "Look for better weights",
    done: |[tests, all], [generation, generations], seed| {
        format!(
            "{} of {} done, generation {generation} of {generations}, seed {seed}.",
            L.number(tests),
            L.counted(all, "test", "tests")
        )
    },
    better: |better, others| match better {
        0 => format!("None of {others} others is better than the Score of the text."),
        1 => format!("1 of {others} others is better than the Score of the text."),
        _ => format!("{better} of {others} others are better than the Score of the text."),
    },
    best: |[moves, than], [expanded, more]| {
        format!(
            "The shortest solutions: {moves} moves instead of {than}. The least work: {expanded} leaves expanded instead of {more}."
        )
    },
    more_solved: |[best, text], boards| {
        format!(
            "The best put {best} of {} in order, the Score of the text {text}.",
            L.counted(boards, "board", "boards")
        )
    },
    columns: ["", "moves", "expanded", "weights", "solved"],
    known: ["text", "yours"],
    take: |name| format!("Take the weights of {name}"),
    compare: "Compare the chosen methods and formulas on these boards",
    hint: "Means of the boards of a test. Better: more boards solved; or as many, with neither longer solutions nor more leaves expanded. Only the tests that solved most are drawn. A search that has grown to its bound has not solved its board. The same seed gives the same tests.",
    plot: [
        "Leaves expanded",
        "moves on average",
        "Each line is ten times the one below. Filled: no other test has shorter solutions with fewer leaves expanded. The numbers are those of the table. Methods and formulas stand among them once they were compared on these boards.",
    ],
};
