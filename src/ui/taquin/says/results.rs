//! The results of a comparison on many boards as rows of words, and the words for them.

use crate::puzzle::taquin::Method;
use crate::ui::Look;
use crate::ui::taquin::state::State;
use crate::ui::taquin::state::series::Entrant;

/// The name of who takes part.
pub fn name(entrant: &Entrant, look: &Look) -> String {
    match entrant {
        Entrant::Method(method) => {
            let index = Method::ALL.iter().position(|other| other == method).unwrap_or_default();
            look.lang.taquin().setup.methods[index].to_string()
        }
        Entrant::Rival(rival) => rival.name().to_string(),
    }
}

/// Bytes as thousands of bytes.
pub fn kilobytes(bytes: u64, look: &Look) -> String {
    look.lang.number(bytes.div_ceil(1000))
}

/// The results of each method on each board that it has searched, as rows of words: number of the board, the board, and what the
/// comparison of methods on one board has, without the gap.
pub fn every_result(state: &State, look: &Look) -> Vec<Vec<String>> {
    let (run, texts) = (&state.contest.series, look.lang.taquin());
    let [method, expanded, created, memory, moves, _, time] = texts.tree.compared;
    let [number, board] = texts.series.board;
    let heads = [number, board, method, moves, expanded, created, memory, time];
    let mut rows = vec![heads.map(|head| head.replace('\u{ad}', "")).to_vec()];
    let sides = (state.model.board.width(), state.model.board.height());
    let count = run.entrants.len().max(1);
    for (place, outcome) in run.outcomes.iter().enumerate() {
        let (index, entrant) = ((place / count) as u64, &run.entrants[place % count]);
        let board = run.series.and_then(|series| series.board(sides, index));
        let (Some(outcome), Some(board)) = (outcome, board) else { continue };
        let number = |number: u64| look.lang.number(number);
        rows.push(vec![
            number(index + 1),
            board.to_string(),
            name(entrant, look),
            outcome.moves().map_or("–".to_string(), number),
            number(outcome.expanded),
            number(outcome.created),
            kilobytes(outcome.bytes, look),
            look.lang.fixed(outcome.time.unwrap_or_default() as f64 / 1e6, 3),
        ]);
    }
    rows
}
