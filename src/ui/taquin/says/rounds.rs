//! Explanations of the search by iterative deepening: the current step, the rounds, why the solution is shortest.

use super::slide;
use crate::puzzle::taquin::scene::BAR;
use crate::puzzle::taquin::scene::board::RECENT;
use crate::puzzle::taquin::scene::rounds::RoundTotal;
use crate::puzzle::taquin::{Board, Way};
use crate::scene::Id;
use crate::search::deepening::recording::RecordedNode;
use crate::search::job::Origin;
use crate::text::capital;
use crate::text::taquin::rounds::RoundTexts;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::parts::paragraph;
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::state::State;
use yew::prelude::*;

/// No rate is told of a search that has lasted less than this, in milliseconds: clocks of browsers are coarse.
const SHORTEST: f64 = 100.0;

/// The board after moves.
pub fn after(board: Board, ways: &[Way]) -> Board {
    ways.iter().fold(board, |board, &way| board.moved(way).unwrap_or(board))
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().rounds;
    let shortest = &state.descent;
    if !state.parity().is_solvable() {
        return vec![texts.refused.to_string()];
    }
    if shortest.recording().is_none() {
        let prepares = shortest.recorded.progress().is_some_and(|progress| progress.preparing.is_some());
        return vec![texts.waiting[usize::from(prepares)].to_string()];
    }
    if let Some(solution) = shortest.solution() {
        let moves = solution.len() as u64;
        let mut sentences = vec![(texts.found)(moves), (texts.proof)(moves)];
        if state.known().and_then(|known| known.of(&state.model.board)).is_some_and(|exact| u64::from(exact) == moves) {
            sentences.push((texts.agrees)(moves));
        }
        return sentences;
    }
    let bound = shortest.threshold().unwrap_or_default();
    if shortest.shows_end() {
        return vec![(texts.searching)(bound)];
    }
    let Some(RecordedNode { depth, f, is_within, .. }) = shortest.node() else { return vec![(texts.begin)(bound)] };
    let mut sentences = vec![];
    if let (true, round @ 1..) = shortest.round() {
        sentences.push((texts.round)(round + 1, bound));
    }
    let path = shortest.path();
    let moved = path.split_last().and_then(|(&way, before)| slide(&after(state.model.board, before), way, look));
    let moved = moved.as_deref().map(capital).unwrap_or_default();
    let say = if is_within { texts.within } else { texts.beyond };
    sentences.push(say(&moved, [depth, f.saturating_sub(depth), bound]));
    if shortest.step() == shortest.farthest() {
        sentences.push((texts.beyond_steps)(shortest.farthest()));
    }
    sentences
}

/// The round whose bar is pointed at: its threshold and its nodes.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let [_, threshold, nodes, _] = look.lang.taquin().rounds.columns;
    let round = state.descent.rounds().into_iter().find(|round| round.threshold == id.a)?;
    Some(format!("{threshold} {} · {nodes} {}", look.lang.number(round.threshold), created(&round, look)))
}

/// The nodes of a round; of one that goes on, those so far.
fn created(round: &RoundTotal, look: &Look) -> String {
    format!("{}{}", look.lang.number(round.nodes), if round.is_complete { "" } else { " …" })
}

/// The words under a node of the tree: moves made, estimate, their sum, and whether it is cut off.
pub fn value(f: i64, depth: u32, cut: Option<u32>, texts: &RoundTexts) -> String {
    let f = u32::try_from(f).unwrap_or_default();
    let sum = (texts.value)([depth, f.saturating_sub(depth), f]);
    cut.map_or(sum.clone(), |bound| format!("{sum} {}", (texts.cut)(bound)))
}

/// How fast the workers search, once this can be told.
fn rate(solved: &Activity, look: &Look) -> Option<String> {
    let (Activity::Running(progress) | Activity::Done(progress)) = solved else { return None };
    let is_told = progress.preparing.is_none() && progress.trials > 0 && progress.elapsed >= SHORTEST;
    let rate = progress.trials as f64 / progress.elapsed * 1_000.0;
    is_told.then(|| look.lang.taquin().rounds.rate[usize::from(progress.origin.is_some())](rate as u64))
}

/// The table of the rounds, and where the tables of patterns come from.
pub fn this_step(state: &State, look: &Look) -> Html {
    let texts = &look.lang.taquin().rounds;
    let shortest = &state.descent;
    let rounds = shortest.rounds();
    let number = |number: u64| look.lang.number(number);
    let rows = rounds.iter().enumerate().map(|(index, round)| {
        let before = index.checked_sub(1).and_then(|before| rounds.get(before)).filter(|before| before.nodes > 0);
        let times =
            before.map_or("–".to_string(), |before| look.lang.fixed(round.nodes as f64 / before.nodes as f64, 1));
        let id = Id::new(BAR, round.threshold as usize, 0);
        let class = (index + 1 == rounds.len() || state.light == Some(id)).then_some("lit");
        let cells = vec![
            number(index as u64 + 1).into(),
            number(round.threshold.into()).into(),
            created(round, look).into(),
            times.into(),
        ];
        Row { id: Some(id), class, cells }
    });
    let activities = [&shortest.recorded, &shortest.solved];
    let origin = activities.iter().find_map(|activity| activity.progress()?.origin);
    let too_large = shortest.recording().zip(rounds.last()).filter(|_| shortest.tree().is_none());
    html! {
        <>
            if !rounds.is_empty() {
                <h2>{ texts.heading }</h2>
                { table("rounds", Caption::Heard(texts.heading), &texts.columns, rows.collect()) }
            }
            if state.is_deepening() && !rounds.is_empty() { <p class="hint">{ (texts.way)(RECENT) }</p> }
            if let Some((_, round)) = too_large { <p class="hint">{ (texts.no_tree)(round.nodes) }</p> }
            { for rate(&shortest.solved, look).map(|words| paragraph("rate", words)) }
            if shortest.solved.is_begun() { <p class="hint">{ texts.totals }</p> }
            if let Some(origin) = origin {
                <p class="hint tables-origin">{ texts.origin[usize::from(origin == Origin::Built)] }</p>
            }
        </>
    }
}
