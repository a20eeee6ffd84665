//! All methods side by side: what stands where, how many turns each needs, and what each of them knows.

use crate::puzzle::cube::Method;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::state::State;
use crate::ui::parts::{scrolling, together};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the present step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let (texts, stages) = (&look.lang.cube().side, &look.lang.cube().stages);
    if let Some(next) = state.side.next() {
        let name = texts.names[(next as usize).min(texts.names.len() - 1)];
        return vec![match state.solving {
            Activity::Stopped(_) => stages.stopped.to_string(),
            Activity::Failed => stages.failed.to_string(),
            _ => (texts.working)(name),
        }];
    }
    if state.side.longest() == 0 {
        return vec![stages.already.to_string()];
    }
    if state.solved == 0 {
        let mut lengths = state.side.lengths();
        return vec![(texts.before)(std::array::from_fn(|_| lengths.next().unwrap_or(0)))];
    }
    let done = state.side.ways.iter().zip(texts.names).filter(|(way, _)| way.turns.len() <= state.solved);
    let done: Vec<&str> = done.map(|(_, name)| name).collect();
    vec![(texts.after)(state.solved as u64, &done)]
}

/// The panel on the right, below the sentence.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let (texts, lang, side) = (&look.lang.cube().side, look.lang, &page.state.side);
    let lengths: Vec<usize> = side.lengths().collect();
    let fewest = side.next().is_none().then(|| lengths.iter().min()).flatten();
    let rows = Method::SOLVERS.iter().zip(texts.names).enumerate().map(|(index, (_, name))| {
        let length = lengths.get(index);
        let more = length.zip(fewest).map(|(length, fewest)| lang.number(length - fewest));
        let cell = |text: Option<String>| html! { text.unwrap_or("–".to_string()) };
        Row::of(vec![html! { name }, cell(length.map(|&length| lang.number(length))), cell(more)])
    });
    let known = texts.names.into_iter().zip(texts.knows);
    together(vec![
        scrolling(texts.table, table("methods", Caption::Heard(texts.table), &texts.columns, rows.collect())),
        html! { <dl class="known">{ for known.map(|(name, knows)| html! { <><dt>{ name }</dt><dd>{ knows }</dd></> }) }</dl> },
    ])
}
