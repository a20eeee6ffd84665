//! The tree of the search: the present branch, what a rule has just saved, and how wide the tree is at each level.

use super::{cells, name};
use crate::puzzle::soma::Cut;
use crate::puzzle::soma::branch::{BranchLevel, Fate};
use crate::puzzle::soma::scene::PIECE;
use crate::puzzle::soma::why::CoverItem;
use crate::scene::Id;
use crate::search::LevelTally;
use crate::ui::Look;
use crate::ui::controls::press;
use crate::ui::parts::{heading, scrolling, together};
use crate::ui::soma::act::Act;
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// The causes of a rejection, in the order of the tests, which is that of the tables.
const CAUSES: [Cut; 3] = [Cut::Intersection, Cut::Parity, Cut::Islands];

/// The counts of a level, in the order of the tables.
pub(super) const COUNTS: [fn(&LevelTally) -> u64; 4] = [
    |level| level.kept,
    |level| dropped(level, CAUSES[0]),
    |level| dropped(level, CAUSES[1]),
    |level| dropped(level, CAUSES[2]),
];

/// The number of placements rejected for a cause.
fn dropped(level: &LevelTally, cause: Cut) -> u64 {
    Cut::CAUSES.iter().position(|&each| each == cause).map_or(0, |place| level.dropped[place])
}

/// What can become of a placement, in the order of the texts and of the tables, each with its CSS class and the height of its line in
/// [`HEIGHT`].
const FATES: [(Fate, &str, usize); 5] = [
    (Fate::Kept, "fits", HEIGHT),
    (Fate::Dropped(CAUSES[0]), "meets", 5),
    (Fate::Dropped(CAUSES[1]), "parity", 9),
    (Fate::Dropped(CAUSES[2]), "islands", 13),
    (Fate::Untried, "untried", 2),
];

/// The height of the lines, without the mark below the last one.
const HEIGHT: usize = 18;

/// What the tab of the tree shows.
pub fn tree(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().beside;
    let [title, hint] = texts.branch;
    let branch = state.branch();
    let placed = state.timeline.search().path().len();
    let rows = branch.iter().enumerate().map(|(level, below)| {
        let row = self::level(state, level, below, look);
        if level < placed {
            let onclick = press(on_act, Act::Level(level));
            html! { <li><button class="branch-level" {onclick}>{ row }<span class="unseen">{ texts.back }</span></button></li> }
        } else {
            html! { <li><div class="branch-level">{ row }</div></li> }
        }
    });
    let key = FATES.iter().zip(texts.fates).map(|(&(fate, ..), words)| {
        html! { <span>{ lines(&[fate], None) }{ words }</span> }
    });
    let is_switched = state.switched().any(|(step, _)| step < state.timeline.step());
    together(vec![
        heading(title),
        html! { <p class="hint">{ hint }</p> },
        html! {
            <div class="branch-drawn" data-figure={title}>
                <ol class={classes!("branch", state.model.fewest.then_some("by-item"))}>{ for rows }</ol>
                <p class="branch-key">{ for key }</p>
            </div>
        },
        html! { if is_switched { <p class="hint">{ texts.judged }</p> } },
        saved(state, look),
        widths(state, look),
    ])
}

/// A level of the branch: its piece, a line for each placement, how many were tried.
fn level(state: &State, level: usize, below: &BranchLevel, look: &Look) -> Html {
    let all = below.fates.len();
    let tried = all - below.count(Fate::Untried);
    let counts = std::array::from_fn(|index| below.count(FATES[index].0));
    let words = (look.lang.soma().beside.level)(level + 1, tried, all, counts);
    html! {
        <>
            { item(state, below.item, look) }
            { lines(&below.fates, below.last) }
            <span aria-hidden="true">{ format!("{tried} / {all}") }</span>
            <span class="unseen">{ words }</span>
        </>
    }
}

/// What a level fills.
fn item(state: &State, item: CoverItem, look: &Look) -> Html {
    match item {
        CoverItem::Piece(piece) => name(state, piece),
        CoverItem::Cell(cell) => html! { (look.lang.soma().fewest.cell)(&cells(state, 1 << cell)) },
    }
}

/// What a level places, as the tables have it: the pieces of the order, or the number of the level.
pub(super) fn placed(state: &State, level: usize) -> (Html, Option<Id>) {
    let pieces = state.pieces_of_level(level);
    let names = html! { <>{ for pieces.iter().map(|&piece| name(state, piece)) }</> };
    match pieces.last() {
        Some(&piece) => (names, Some(Id::new(PIECE, piece, 0))),
        None => (html! { level + 1 }, None),
    }
}

/// The heading of their column.
pub(super) fn placed_heading(state: &State, look: &Look) -> &'static str {
    let texts = look.lang.soma();
    if state.model.fewest { texts.fewest.level } else { texts.search.columns[0] }
}

/// A line for each placement, as high as its fate says, and a mark below the last one that was tried.
fn lines(fates: &[Fate], last: Option<usize>) -> Html {
    let mut all = vec![];
    for (fate, class, height) in FATES {
        let top = HEIGHT - height;
        let mut path = String::new();
        for (place, _) in fates.iter().enumerate().filter(|(_, other)| **other == fate) {
            path.push_str(&format!("M{place} {HEIGHT}V{top}"));
        }
        if !path.is_empty() {
            all.push(html! { <path {class} d={path} /> });
        }
    }
    if let Some(last) = last {
        // As wide as a fortieth of the picture, so that it is seen among many lines.
        let half = fates.len() / 80 + 1;
        let (start, end) = (last as i64 - half as i64, last + half);
        all.push(html! { <path class="last" d={format!("M{start} 21H{end}")} /> });
    }
    html! { <svg class="branch-lines" aria-hidden="true" viewBox={format!("-1 0 {} 23", fates.len() + 1)} preserveAspectRatio="none">{ all }</svg> }
}

/// What the rule that has just dropped a placement has saved.
fn saved(state: &State, look: &Look) -> Html {
    let texts = &look.lang.soma().beside;
    let Some(saving) = state.saving() else { return html! {} };
    if saving.also.is_some() {
        return html! { <p class="saved">{ texts.also }</p> };
    }
    let rule = usize::from(saving.rule == Cut::Islands);
    html! { <p class="saved">{ (texts.saved)(rule, saving.trials, !saving.is_whole) }</p> }
}

/// The trials at each level up to this step: a bar as long as their number, divided by what became of them, and the numbers.
fn widths(state: &State, look: &Look) -> Html {
    let texts = look.lang.soma();
    let [title, trials] = texts.beside.widths;
    let [_, kept, rest @ ..] = texts.search.columns;
    let levels = state.timeline.tally().of_levels(state.model.pieces.count());
    let most = levels.iter().map(LevelTally::tried).max().unwrap_or_default().max(1);
    let row = |(level, tally): (usize, &LevelTally)| {
        let (names, id) = placed(state, level);
        let number = |number: u64| html! { look.lang.number(number) };
        let width = html! { <>{ number(tally.tried()) }{ bar(tally, most) }</> };
        let counts = COUNTS.map(|count| number(count(tally)));
        let cells = [names, width].into_iter().chain(counts).collect();
        Row { id, ..Row::of(cells) }
    };
    let columns = [placed_heading(state, look), trials, kept, rest[0], rest[1], rest[2]];
    let rows = levels.iter().enumerate().map(row).collect();
    let table = table("levels cuts widths", Caption::Shown(title), &columns, rows);
    scrolling(title, html! { <div data-figure={title}>{ table }</div> })
}

/// A bar for the trials of a level, of which `most` fill the whole width, divided by what became of them.
fn bar(tally: &LevelTally, most: u64) -> Html {
    let mut parts = vec![];
    let mut before = 0;
    for (count, (_, class, height)) in COUNTS.into_iter().zip(FATES) {
        let end = before + count(tally);
        // In thousandths of the width.
        let [from, to] = [before, end].map(|trials| (u128::from(trials) * 1000 / u128::from(most)) as u64);
        if from < to {
            let (x, y) = (from.to_string(), (HEIGHT - height).to_string());
            parts.push(html! { <rect {class} {x} {y} width={(to - from).to_string()} height={height.to_string()} /> });
        }
        before = end;
    }
    html! { <svg class="width-bar" aria-hidden="true" viewBox={format!("0 0 1000 {HEIGHT}")} preserveAspectRatio="none">{ parts }</svg> }
}
