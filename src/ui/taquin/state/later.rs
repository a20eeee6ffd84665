//! What the state does with the second part of the program, see [`crate::ui::page::rest`]: not before [`State::has_rest`] is true.

use super::race::RaceRun;
use super::{State, View};
use crate::puzzle::taquin::filling::Filling;
use crate::puzzle::taquin::job::{Job, Part};
use crate::puzzle::taquin::race::RaceClock;
use crate::puzzle::taquin::scores::TestedWeights;
use crate::puzzle::taquin::shortest::ShortestQuestion;
use crate::search::deepening::recording::Recording;

/// Begins what the view shows and is not there: the searches of the race, or the table that is filled.
#[inline(never)]
pub fn begin(state: &mut State) {
    state.begin_race();
    if let (Some(tiles), None) = (state.filling.tiles, &state.filling.table)
        && state.view == View::Distances
    {
        let board = &state.model.board;
        match Filling::new(board.width(), board.height(), tiles) {
            Some(table) => {
                state.filling.table = Some(table.into());
                state.filling.aim(state.filling.step);
            }
            None => state.filling.tiles = None,
        }
    }
}

/// Goes towards the moment of the race that was asked for.
#[inline(never)]
pub fn wind_race(state: &mut State, budget: u64) {
    state.begin_race();
    state.race.wind(&state.model, budget);
}

/// Continues the searches of the race; the moment stays.
#[inline(never)]
pub fn continue_race(race: &RaceRun, budget: u64) {
    race.foresee(budget);
}

/// Whether there is something to continue.
#[inline(never)]
pub fn can_continue_race(race: &RaceRun) -> bool {
    race.racers.is_empty() || race.foresees()
}

/// The last moment of the race that is known, and its last one, once that is known.
#[inline(never)]
pub fn race_span(state: &State) -> (u64, Option<u64>) {
    (state.race.farthest(), state.race.total(&state.model))
}

/// What the attribute `data-state` says of the race.
#[inline(never)]
pub fn race_name(state: &State) -> &'static str {
    state.name_of_race()
}

/// The question for the nodes of a search of the race that are needed.
#[inline(never)]
pub fn raced_rounds(state: &State) -> Option<ShortestQuestion> {
    state.wants_raced_rounds()
}

/// Whether the times of the searches of the race are needed and not known.
#[inline(never)]
pub fn wants_times(state: &State) -> bool {
    state.wants_times()
}

/// Stores the nodes of a search of the race.
#[inline(never)]
pub fn record_raced(state: &mut State, recording: &Recording) {
    state.record_raced(recording.clone());
}

/// Sets the pace of the race, now that the times are known.
#[inline(never)]
pub fn pace_race(state: &mut State) {
    if state.race.clock == RaceClock::Time {
        state.pace_race();
    }
}

/// Places the nodes of the tree, and shows them as the search goes on; `fast`: too fast to follow its single steps.
#[inline(never)]
pub fn aim(state: &mut State, fast: bool) {
    let node = state.taken().or(Some(0));
    let mut forest = std::mem::take(&mut state.forest);
    state.with_tree(|tree| forest.grow(tree, !fast));
    forest.follow(node, fast);
    state.forest = forest;
}

/// Begins the comparison on the board. Gives its job and the parts of that.
#[inline(never)]
pub fn begin_contest(state: &mut State) -> (Job, Vec<Part>) {
    let mut entrants = state.entrants();
    if state.view == View::Race {
        // Its clock needs the times of all who take part in the race.
        let raced = state.raced();
        entrants.retain(|entrant| !raced.contains(entrant));
        entrants.extend(raced);
    }
    (Job::Contest(state.model.clone()), state.contest.begin(entrants))
}

/// Begins the comparison on many boards. Gives its job and the parts of that.
#[inline(never)]
pub fn begin_series(state: &mut State) -> (Job, Vec<Part>) {
    let (series, entrants) = (state.series(), state.entrants());
    (Job::Series(state.model.clone(), series), state.contest.series.begin(series, entrants))
}

/// Begins the search for better weights of the Score. Gives its job and the parts of that.
#[inline(never)]
pub fn begin_weights(state: &mut State) -> (Job, Vec<Part>) {
    let (search, model) = (state.weight_search(), state.model.clone());
    let parts = state.scores.begin(search, model.weights.clone());
    (Job::Weights(model, search), parts)
}

/// Takes the result of a test of weights. Returns whether there is such a test.
#[inline(never)]
pub fn take_test(state: &mut State, part: usize, tested: &TestedWeights) -> bool {
    state.scores.take(part, tested)
}
