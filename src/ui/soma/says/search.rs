//! Explanations of the search: the current step, the counts for each level and each rule, the comparison of the rules,
//! definitions.

use super::beside::COUNTS;
use super::theory::theory;
use super::{beside, cells, letter, lockstep};
use crate::puzzle::soma::contest::Outcome;
use crate::puzzle::soma::why::CoverItem;
use crate::puzzle::soma::{Decision, DropReason, Mask};
use crate::search::event::Side;
use crate::search::{LevelTally, Tally};
use crate::text::signed_list;
use crate::ui::Look;
use crate::ui::controls::press;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, scrolling, tabbed, together};
use crate::ui::soma::Soma;
use crate::ui::soma::act::Act;
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.soma().search;
    if state.timeline.winding() {
        return vec![texts.winding.to_string()];
    }
    let moment = state.moment();
    let mut sentences = vec![];
    if let Some((piece, placement)) = moment.tried() {
        let words = (texts.placement)(letter(state, piece), &cells(state, placement.cells));
        sentences.push(match &moment.outcome {
            Decision::Begin | Decision::Kept => (texts.kept)(&words, moment.placed.len()),
            Decision::Solution => (texts.solution)(state.found(state.timeline.tally())),
            Decision::Dropped(DropReason::Meets { cells: filled }) => {
                (texts.meets)(&words, &cells(state, *filled), filled.count_ones() as usize)
            }
            Decision::Dropped(DropReason::Balance { empty, reachable }) => {
                (texts.balance)(&words, *empty, &signed_list(reachable))
            }
            Decision::Dropped(DropReason::Island { cells: island, fillable }) => {
                (texts.island)(&words, &cells(state, *island), island.count_ones(), &list(fillable, u32::to_string))
            }
        });
    } else {
        let fewest = state.model.fewest;
        sentences.push(if fewest { look.lang.soma().fewest.begin } else { texts.begin }.to_string());
        if state.is_hopeless() {
            let verdict = &look.lang.soma().why;
            sentences.push(verdict.hopeless.to_string());
            if !state.reasons().is_empty() {
                sentences.push(verdict.see_figure.to_string());
            }
        }
    }
    sentences.extend(moment.next.map(|(item, count)| {
        let next = look.lang.soma().fewest.next;
        match item {
            CoverItem::Cell(cell) => next(Ok(&cells(state, 1 << cell)), count),
            CoverItem::Piece(piece) => next(Err(letter(state, piece)), count),
        }
    }));
    sentences.extend(lockstep::words(state, look));
    let found = state.found(state.timeline.tally());
    let is_end = state.timeline.finished();
    if is_end {
        sentences.push((texts.finished)(found));
    }
    // The counter shows placed solutions, and the search with T fixed finds one for many of them.
    if let Some(placed) = fixed(state, found, look).filter(|_| is_end) {
        sentences.push(placed);
    }
    let run = &look.lang.soma().run;
    if let Some(lost) = state.lost {
        sentences.push((run.lost)(lost.step, lost.solutions));
    }
    let switched: Vec<u64> = state.switched().map(|(step, _)| step).collect();
    let reordered: Vec<u64> = state.reordered().map(|(step, _)| step).collect();
    for (steps, words) in [(switched, texts.mixed), (reordered, run.reordered)] {
        if !steps.is_empty() {
            sentences.push(words(&list(&steps, |&step| look.lang.number(step))));
        }
    }
    sentences
}

fn list<T>(values: &[T], text: impl Fn(&T) -> String) -> String {
    values.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// How many placed solutions those are that were found with T fixed; none if it is not fixed, or nothing was found.
fn fixed(state: &State, found: u64, look: &Look) -> Option<String> {
    let times = state.stands_for().filter(|_| state.model.fixed.is_some() && found > 0)?;
    Some((look.lang.soma().search.fixed)(found, times, found * times))
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Soma, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.soma().search);
    let [counted, rules, words] = texts.tabs;
    let open = match page.frame.tab {
        0 => counts(state, look),
        1 => compared(page, look),
        2 => theory(state, look, &page.frame.calls.act),
        _ => beside::tree(state, look, &page.frame.calls.act),
    };
    together(vec![
        in_place(state, look),
        solutions(state, look, &page.frame.calls.act),
        lockstep::runs(state, look),
        tabbed(
            look,
            &[counted, rules, words, look.lang.soma().beside.tree],
            page.frame.tab,
            &page.frame.calls.tab,
            open,
        ),
    ])
}

/// The pieces that the drawing shows in place, with their cells.
fn in_place(state: &State, look: &Look) -> Html {
    let placed = state.in_place();
    if placed.is_empty() {
        return html! {};
    }
    let name = |&(piece, mask): &(usize, Mask)| format!("{} {}", letter(state, piece), cells(state, mask));
    html! { <p class="in-place">{ (look.lang.soma().search.in_place)(&list(&placed, name)) }</p> }
}

/// Buttons that lead to the solutions found so far.
fn solutions(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().search;
    let known = state.timeline.solutions().len();
    if known == 0 {
        return html! {};
    }
    let found = state.whole().map_or(known as u64, |tally| state.found(tally));
    let [before, next] = texts.near;
    let near = |class: &'static str, name: &'static str, side: Side| {
        able(class, name.into(), on_act, state.timeline.near_solution(side).map(|_| Act::Near(side)))
    };
    html! {
        <div class="reconciled near">
            <p>{ (texts.shown)(state.timeline.shown_solution().map(|index| index + 1), known, found) }</p>
            if let Some(placed) = fixed(state, found, look) { <p>{ placed }</p> }
            <div class="row">
                { near("before", before, Side::Before) }
                { near("next", next, Side::After) }
            </div>
        </div>
    }
}

fn counts(state: &State, look: &Look) -> Html {
    let texts = &look.lang.soma().search;
    let [so_far, all] = texts.tables;
    let whole = state.whole();
    html! {
        <>
            if let Some(whole) = whole {
                { levels(state, whole, all, "levels cuts whole", look) }
                { reconciled(state, whole, look) }
            }
            if whole.is_none() || !state.timeline.finished() {
                { levels(state, state.timeline.tally(), so_far, "levels cuts so-far", look) }
                { sums(state.timeline.tally(), look) }
            }
        </>
    }
}

/// The sum that accounts for all trials: each is a node or a rejection.
fn sums(tally: &Tally, look: &Look) -> Html {
    let (nodes, cuts) =
        tally.levels().iter().fold((0, 0), |(nodes, cuts), level| (nodes + level.kept, cuts + level.dropped()));
    html! { <p class="tried">{ (look.lang.soma().search.tried)(nodes, cuts, tally.tried()) }</p> }
}

/// The comparison of the counts with those of other methods.
fn reconciled(state: &State, whole: &Tally, look: &Look) -> Html {
    let texts = &look.lang.soma().search;
    let found = state.found(whole);
    let times = state.stands_for().filter(|_| state.model.fixed.is_some());
    let placed = times.map_or(found, |times| found * times);
    let fast = state.solutions.as_ref().map(|solutions| solutions.catalogue.placed);
    html! {
        <>
            { sums(whole, look) }
            if let Some(times) = times { <p class="fixed">{ (texts.fixed)(found, times, placed) }</p> }
            if fast == Some(placed) { <p class="agrees">{ (texts.agrees)(placed) }</p> }
        </>
    }
}

fn levels(state: &State, tally: &Tally, heading: &'static str, class: &'static str, look: &Look) -> Html {
    let texts = &look.lang.soma().search;
    let number = |number: u64| html! { look.lang.number(number) };
    let levels = tally.of_levels(state.model.pieces.count());
    let counts = |heading: Html, levels: &[LevelTally]| {
        let sum = |count: fn(&LevelTally) -> u64| number(levels.iter().map(count).sum());
        std::iter::once(heading).chain(COUNTS.map(sum)).collect()
    };
    let mut rows: Vec<Row> = levels
        .chunks(1)
        .enumerate()
        .map(|(level, counted)| {
            let (names, id) = beside::placed(state, level);
            Row { id, ..Row::of(counts(names, counted)) }
        })
        .collect();
    rows.push(Row { class: Some("total"), ..Row::of(counts(html! { texts.sum }, &levels)) });
    let [_, columns @ ..] = texts.columns;
    let [nodes, intersection, parity, islands] = columns;
    let columns = [beside::placed_heading(state, look), nodes, intersection, parity, islands];
    table(class, Caption::Shown(heading), &columns, rows)
}

/// The table of the counts with each set of rules.
fn compared(page: &Soma, look: &Look) -> Html {
    let (state, texts, beside) = (&page.state, &look.lang.soma().search, &look.lang.soma().beside);
    let on_act = &page.frame.calls.act;
    let [hint, button] = texts.compare;
    let number = |number: u64| look.lang.number(number);
    let plain = state.contest[0].as_ref().map(Outcome::nodes);
    let row = |(outcome, name): (&Option<Outcome>, &'static str)| {
        let sum = |count: fn(&LevelTally) -> u64| {
            let counted = outcome.as_ref().map(|outcome| outcome.tally.levels().iter().map(count).sum());
            html! { counted.map_or("–".to_string(), number) }
        };
        Row::of(std::iter::once(html! { name }).chain(COUNTS.map(sum)).collect())
    };
    let mut rows: Vec<Row> = state.contest.iter().zip(texts.rule_sets).map(row).collect();
    let [cover, ..] = beside.cover;
    let nodes = state.cover.map_or("–".to_string(), |count| number(count.nodes));
    // It tries nothing that meets a filled cell, and uses no rules.
    let none = || html! { "–" };
    rows.push(Row::of(vec![html! { cover }, html! { nodes }, none(), none(), none()]));
    let last = state.contest.iter().rev().flatten().next().map(Outcome::nodes);
    let [measure, measuring] = texts.measure;
    html! {
        <>
            <p class="hint">{ hint }</p>
            <button class="compare" onclick={press(on_act, Act::Compare)} disabled={page.is_busy()}>{ button }</button>
            { scrolling(texts.tabs[1], table("contest rules-compared", Caption::Heard(texts.tabs[1]), &texts.compared, rows)) }
            if let (Some(without), Some(with)) = (plain, last.filter(|&with| plain.is_some_and(|plain| plain > with))) {
                <p class="saves">{ (texts.saves)(with, without) }</p>
            }
            if let [Some(first), rest @ ..] = &state.contest && rest.iter().flatten().filter(|other| other.placed == first.placed).count() == rest.len() {
                <p class="same">{ (texts.same)(first.placed) }</p>
            }
            <p class="hint">{ beside.cover[1] }</p>
            if let Some(count) = state.cover { <p class="covered">{ (beside.covered)(count.nodes, count.placed) }</p> }
            { match page.times() {
                Some(times) => html! { <p class="measured">{ (texts.measured)(times.map(|time| look.lang.decimal(time))) }</p> },
                None if page.measuring.is_running() => html! { <p class="measuring">{ measuring }</p> },
                None => html! { <button class="measure" onclick={press(on_act, Act::Measure)} disabled={page.is_busy()}>{ measure }</button> },
            } }
            { lockstep::buttons(state, look, on_act) }
        </>
    }
}
