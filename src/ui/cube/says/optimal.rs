//! Explanations of shortest solutions: the proof length by length, the solutions, the method.

use super::invariants;
use super::stages::next;
use crate::puzzle::cube::Algorithm;
use crate::puzzle::cube::scene::bounds::length_id;
use crate::puzzle::cube::solve::optimal::rounds::{DepthTotal, Wanted, expected};
use crate::puzzle::cube::solve::optimal::{Metric, TableSize};
use crate::puzzle::cube::symmetry::SymmetryGroup;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::{choice, options, press, sends};
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{Proof, State};
use crate::ui::parts::{able, paragraph, said, tabbed, together, why};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// The most solutions that the panel lists.
const LISTED: usize = 100;

/// Sentences about the proof, or about the present turn of the solution that is shown.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let (texts, stages) = (&look.lang.cube().optimal, &look.lang.cube().stages);
    let proof = &state.proof;
    let is_quarter = proof.metric == Metric::QuarterTurn;
    let Some(bound) = state.bound() else {
        let words = match state.solving {
            Activity::Stopped(_) => stages.stopped,
            Activity::Failed => stages.failed,
            _ => texts.looking,
        };
        return vec![words.to_string()];
    };
    if bound == 0 {
        return vec![stages.already.to_string()];
    }
    let all = state.solution_way().map_or(0, |way| way.turns.len());
    if state.solved > 0 {
        let turn = if state.solved == all { (stages.done)(all) } else { (texts.turn)(state.solved, all) };
        return [turn].into_iter().chain(next(state, look)).collect();
    }
    let mut sentences = vec![];
    let none = |most: usize| match (proof.searched(most), proof.proving.progress()) {
        (0, _) | (_, None) => (texts.excluded)(most, is_quarter),
        (nodes, Some(progress)) => {
            (texts.none)(most, is_quarter, nodes, ((progress.elapsed - proof.prepared) / 1000.0) as u64)
        }
    };
    if let Some(shortest) = state.proven() {
        sentences.push((texts.shortest)(shortest, is_quarter));
        if proof.wanted == Wanted::All {
            let found = proof.totals.last().map_or(0, |total| total.found);
            let symmetries = SymmetryGroup::of(&state.live().position()).fixing.len();
            sentences.push((texts.all)(found, symmetries));
        }
        sentences.extend((shortest > 1).then(|| none(shortest - 1)));
    } else {
        let excluded = proof.excluded.map(usize::from);
        match proof.proving.progress().and_then(|progress| progress.preparing) {
            Some(done) => sentences.push((texts.preparing)((done * 100.0) as u64)),
            None => sentences.extend(excluded.filter(|&excluded| excluded > 0).map(|excluded| none(excluded - 1))),
        }
        sentences.push((texts.known)(bound, is_quarter));
        match (&proof.proving, &state.solving) {
            (Activity::Stopped(_), _) | (Activity::Idle, Activity::Stopped(_)) => {
                sentences.push(stages.stopped.to_string());
            }
            (Activity::Failed, _) if proof.size == TableSize::Large => sentences.push(texts.no_large.to_string()),
            (Activity::Failed, _) | (Activity::Idle, Activity::Failed) => sentences.push(texts.failed.to_string()),
            (Activity::Running(_), _) => {
                sentences.extend(excluded.map(|excluded| (texts.searching)(excluded, is_quarter)));
            }
            _ => {}
        }
    }
    sentences.extend(next(state, look));
    sentences
}

/// The panel on the right, below the sentence.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().optimal;
    let open = match page.frame.tab {
        0 => {
            together(vec![lengths(&page.state, look), choices(page, look), together(texts.believe.map(said).to_vec())])
        }
        1 => solutions(&page.state, look, &page.frame.calls.act),
        2 => why(&texts.why, &texts.terms),
        _ => invariants::theatre(&page.state, look, &page.frame.calls.act),
    };
    let [proof, solutions, method] = texts.tabs;
    let tabs = [proof, solutions, method, look.lang.cube().invariants.tab];
    tabbed(look, &tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// A row for each length: how much of it is searched, and what was found.
fn lengths(state: &State, look: &Look) -> Html {
    let (texts, lang, proof) = (&look.lang.cube().optimal, look.lang, &state.proof);
    let totals = &proof.totals;
    let Some(excluded) = proof.excluded else { return html! {} };
    let first = usize::from(totals.first().map_or(excluded, |total| total.depth));
    let nothing = || html! { "–" };
    let mut rows = vec![];
    if first > 0 {
        let last = (texts.below)(first - 1);
        rows.push(Row::of(vec![html! { last }, nothing(), html! { texts.by_table }]));
    }
    let (mut complete, known) = (vec![], totals.iter().map(|total| total.nodes).sum::<u64>());
    let running = proof.proving.progress().map_or(0, |progress| progress.trials);
    for total in totals {
        let DepthTotal { depth, nodes, parts, of, found } = *total;
        let is_complete = total.is_complete();
        // Parts that are not finished belong to the last length.
        let nodes = if is_complete { nodes } else { nodes + running.saturating_sub(known) };
        let expected = expected(proof.metric, &complete);
        complete.push(nodes);
        let (done, told) = match proof.wanted {
            // The others of its parts were given up.
            Wanted::One if found > 0 => (None, texts.one.to_string()),
            _ if found > 0 || is_complete => (Some(parts), (texts.found)(found)),
            _ => (Some(parts), String::new()),
        };
        let share = done.map(|parts| u64::from(parts) * 100 / u64::from(of.max(1)));
        let cells = vec![
            html! { lang.number(depth) },
            html! {
                <>{ lang.number(nodes) }if let Some(expected) = expected { <small>{ format!("≈\u{a0}{}", lang.rounded(expected as f64)) }</small> }</>
            },
            html! {
                <>
                    if let Some(share) = share {
                        <span class="depth-share"><progress max="100" value={share.to_string()} aria-hidden="true" />{ format!("{share}\u{202f}%") }</span>
                    }
                    <small>{ told }</small>
                </>
            },
        ];
        let is_lit = !is_complete && found == 0;
        let id = Some(length_id(usize::from(depth)));
        rows.push(Row { id, class: is_lit.then_some("lit"), ..Row::of(cells) });
    }
    if let Some(bound) = state.bound().filter(|&bound| totals.iter().all(|total| usize::from(total.depth) != bound)) {
        rows.push(Row::of(vec![html! { lang.number(bound) }, nothing(), html! { texts.upper }]));
    }
    let hold = state.live().hold();
    let at: Algorithm = proof.at.iter().map(|turn| turn.under(hold)).collect();
    let is_at = proof.proving.is_running() && !proof.at.is_empty();
    together(vec![
        table("depths", Caption::Heard(texts.tabs[0]), &texts.columns, rows),
        if is_at {
            said((texts.at)(&at.text(state.spelling)))
        } else {
            html! {}
        },
        paragraph("hint", texts.hint),
    ])
}

/// How turns are counted, and what ends the search.
fn choices(page: &HungarianCube, look: &Look) -> Html {
    let (texts, on_act, Proof { metric, size, wanted, proving, .. }) =
        (&look.lang.cube().optimal, &page.frame.calls.act, &page.state.proof);
    let (metric, wanted) = (*metric, *wanted);
    let [name, ways @ ..] = texts.metric;
    let chosen = Metric::ALL.iter().position(|&own| own == metric);
    let onchange = match wanted {
        Wanted::One => choice(on_act, |line| Some(Act::Prove(*Metric::ALL.get(line)?, Wanted::One))),
        Wanted::All => choice(on_act, |line| Some(Act::Prove(*Metric::ALL.get(line)?, Wanted::All))),
    };
    let [tables, sizes @ ..] = texts.tables;
    let size = TableSize::ALL.iter().position(|own| own == size);
    let onsize = choice(on_act, |line| Some(Act::Tables(*TableSize::ALL.get(line)?)));
    let other = if wanted == Wanted::All { Wanted::One } else { Wanted::All };
    let switched = sends(on_act, move |_: Event| Some(Act::Prove(metric, other)));
    let can_again = !proving.is_running() && !page.state.solving.is_running() && page.state.solving.is_begun();
    html! {
        <div class="proof-choices">
            <label class="choice">{ name }<select class="metric" {onchange}>{ options(ways, chosen) }</select></label>
            <label class="choice">{ tables }<select class="tables" onchange={onsize}>{ options(sizes, size) }</select></label>
            { paragraph("hint", texts.large) }
            <label class="check"><input type="checkbox" class="every" checked={wanted == Wanted::All} onchange={switched} />{ texts.every }</label>
            { able("prove-again", texts.again.into(), on_act, can_again.then_some(Act::Prove(metric, wanted))) }
        </div>
    }
}

/// The shortest solutions; a click shows one.
fn solutions(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, proof) = (&look.lang.cube().optimal, &state.proof);
    if proof.solutions.is_empty() {
        // The known one may be the shortest.
        let known = state.answer().filter(|_| state.proven().is_some());
        return known.map_or_else(
            || said(texts.none_yet),
            |known| html! { <p class="written">{ known.text(state.spelling) }</p> },
        );
    }
    let hold = state.live().hold();
    let rows = proof.solutions.iter().take(LISTED).enumerate().map(|(index, turns)| {
        let is = index == proof.shown;
        let turns: Algorithm = turns.iter().map(|turn| turn.under(hold)).collect();
        html! {
            <li><button class="to-shortest" aria-pressed={is.to_string()} onclick={press(on_act, Act::Shortest(index))}>{ turns.text(state.spelling) }</button></li>
        }
    });
    let count = proof.solutions.len();
    html! {
        <>
            if count > LISTED { { said((texts.listed)(LISTED)) } }
            <ol class="shortest">{ for rows }</ol>
        </>
    }
}
