//! Explanations of the experiment: the number of boards, the counts, and their comparison with 1/2.

use crate::puzzle::Puzzle;
use crate::puzzle::taquin::pooling::{POOLED, settings};
use crate::puzzle::taquin::random::{HEADINGS, Heading};
use crate::puzzle::taquin::trial::Trial;
use crate::scene::Id;
use crate::scene::plot::PART;
use crate::search::sample::interval;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::{line_of, sends};
use crate::ui::for_class::for_class;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::able;
use crate::ui::table::shares;
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use yew::prelude::*;

impl State {
    /// The count under a heading of the experiment.
    pub fn counted(&self, heading: Heading) -> u64 {
        self.lab.totals().get(heading as usize).copied().unwrap_or_default()
    }

    /// The numbers of boards put in order by 0, 1, 2 … moves; the last number includes all longer solutions.
    pub fn lengths(&self) -> Vec<u64> {
        self.lab.totals().get(HEADINGS..).map(<[u64]>::to_vec).unwrap_or_default()
    }
}

/// A sentence about the progress of the experiment.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().statistics;
    let board = &state.model.board;
    let mut sentences = vec![(texts.how)(board.width(), board.height())];
    if state.lab.activity.is_begun() {
        sentences.push((texts.drawn)(state.lab.drawn(), state.lab.trial().boards));
    } else {
        sentences.push(texts.none.to_string());
    }
    sentences
}

/// A description of the part of a plot that is pointed at.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let [_, drawn, interval, _, _, moves, _, found, shortest, _] = look.lang.taquin().statistics.plots;
    let lang = look.lang;
    if id.kind == PART {
        return state.lab.said(id.a as usize, [drawn, interval], lang);
    }
    let (first, lengths) = ((id.a * id.b) as usize, state.lengths());
    let last = first + id.b as usize - 1;
    let share = |name: &str, counts: &[u64]| {
        let bar = counts.iter().skip(first).take(id.b as usize).sum::<u64>();
        let all = counts.iter().sum::<u64>();
        if all == 0 { String::new() } else { format!(" · {name} {}", lang.percent(bar as f64 / all as f64, 2)) }
    };
    let to = match () {
        () if last + 1 >= lengths.len() => "+".to_string(),
        () if last > first => format!("–{last}"),
        () => String::new(),
    };
    let exact = state.known().map_or(&[][..], |known| known.counts());
    Some(format!("{moves} {first}{to}{}{}", share(found, &lengths), share(shortest, exact)))
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().statistics);
    let on_act = &page.frame.calls.act;
    let lab = &state.lab;
    let trial = lab.trial();
    let offered = Trial::offered(state.model.board.tiles().len());
    let boards = lab.drawn();
    let solved = state.counted(Heading::Solved);
    let given_up = state.counted(Heading::GivenUp);
    let counts = [solved, state.counted(Heading::Impossible), given_up];
    let rows = texts.rows.into_iter().zip(counts).map(|(name, count)| (name, count, html! {}));
    // The last row, boards given up, is shown where there are any.
    let rows = rows.take(if given_up > 0 { 3 } else { 2 }).collect();
    let mean = |heading: Heading, of: u64| look.lang.decimal(state.counted(heading) as f64 / of.max(1) as f64);
    // Where boards were given up, the solutions found are those of easier boards: no mean of all boards is set beside them.
    let shortest = state.known().filter(|_| given_up == 0).map(|known| {
        let positions: u64 = known.counts().iter().sum();
        let sum: u64 = known.counts().iter().enumerate().map(|(distance, count)| distance as u64 * count).sum();
        look.lang.decimal(sum as f64 / positions.max(1) as f64)
    });
    let share = |count: u64| look.lang.percent(count as f64 / boards.max(1) as f64, 2);
    let [low, high] = interval(solved, boards);
    html! {
        <>
            <label class="workers">{ texts.boards }
                <select class="boards" onchange={sends(on_act, move |event: Event| offered.get(line_of(&event)?).map(|&boards| Act::Boards(boards)))} disabled={lab.activity.is_running()}>
                    { for offered.iter().map(|&boards| html! { <option selected={boards == trial.boards}>{ look.lang.number(boards) }</option> }) }
                    if !offered.contains(&trial.boards) { <option selected=true disabled=true>{ look.lang.number(trial.boards) }</option> }
                </select>
                { able("strong run-boards", texts.run.into(), on_act, (!page.is_busy()).then_some(Act::RunBoards)) }
            </label>
            if trial.boards > offered[3] { <p class="long">{ texts.long }</p> }
            <p class="hint">{ texts.again }</p>
            if boards > 0 {
                { shares(texts.columns, rows, boards, look.lang) }
                <p class="holds">{ match given_up {
                    0 => texts.holds[usize::from(!(low..=high).contains(&0.5))].to_string(),
                    _ => {
                        let shares = [share(solved), share(solved + given_up)];
                        texts.given_up(state.model.method, [given_up, boards], shares.each_ref().map(String::as_str))
                    }
                } }</p>
                <p class="hint">{ texts.intervals }</p>
                <p class="means">{{
                    let (means, of) = match state.is_deepening() {
                        true => (texts.means_deepening, solved + given_up),
                        false => (texts.means, boards),
                    };
                    means(&mean(Heading::Expanded, of), &mean(Heading::Created, of))
                }}
                    if solved > 0 { { " " }{ (texts.lengths)(&mean(Heading::Moves, solved), shortest.as_deref()) } }
                </p>
                if let Activity::Done(progress) = &lab.activity {
                    <p class="hint">{ (texts.time)(&look.lang.decimal(progress.elapsed / 1000.0)) }</p>
                    { for_class(look, Puzzle::Taquin, settings(&state.model), trial.seed, lab.totals().get(..POOLED)) }
                }
            }
            <p>{ texts.why }</p>
        </>
    }
}
