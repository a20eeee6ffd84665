//! Explanations of the exhaustive program: the current step, the stack as a table, the levels, what pruning saves, and how the
//! numbers arise.

mod solutions;

use crate::geometry::decimal;
use crate::puzzle::insanity::light::{CUBE, FACADE, FACE};
use crate::puzzle::insanity::solve::shown;
use crate::puzzle::insanity::{Decision, FACADES, Moment, POSITIONS, Position};
use crate::scene::Id;
use crate::search::{EvenTree, LevelTally};
use crate::ui::Look;
use crate::ui::controls::{result, term};
use crate::ui::insanity::Insanity;
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::State;
use crate::ui::insanity::tile::{glyph, named};
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, block, heading, paragraph, said, tabbed, together};
use crate::ui::table::{Caption, Row, table, table_of};
use solutions::solutions;
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, moment: &Moment, look: &Look) -> Vec<String> {
    let texts = look.lang.insanity();
    let positions = moment.positions.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut sentences: Vec<String> = vec![];
    if state.timeline.winding() {
        sentences.push(texts.winding.to_string());
    } else {
        let cube = moment.cube().unwrap_or_default();
        let position = moment.positions.last().copied().unwrap_or_default();
        match &moment.outcome {
            Decision::Begin => sentences.push(texts.begin.to_string()),
            Decision::Kept => sentences.push((texts.kept)(cube, position)),
            Decision::Unchecked => sentences.push((texts.unchecked)(cube, position)),
            Decision::Dropped(_) => {
                sentences.push((texts.dropped)(cube, position));
                sentences.push((texts.clash)(moment.clashes()));
                let others = moment.other_facades();
                if !others.is_empty() {
                    sentences.push((texts.also)(&others));
                }
            }
            Decision::Solution => {
                let number = state.timeline.shown_solution().map(|index| index as u64 + 1);
                sentences.push((texts.solution)(number, &positions));
            }
        }
        if state.timeline.finished() {
            let tally = state.timeline.tally();
            let raw = tally.level(state.model.cubes.count() - 1).kept;
            sentences.push((texts.end)(raw, state.timeline.tree().stacks()));
        }
    }
    sentences
}

/// The CSS class of the sentence about the current step.
pub fn mood(moment: &Moment) -> &'static str {
    match moment.outcome {
        Decision::Dropped(_) => "bad",
        Decision::Solution => "good",
        _ => "plain",
    }
}

/// The panel below the counters and the sentence.
pub fn says(page: &Insanity, look: &Look) -> Html {
    let (state, [tab, _]) = (&page.state, page.tabs);
    let open = match tab {
        0 => together(vec![stack(state, look), levels(state, look), saved(state, look)]),
        1 => solutions(page, look),
        _ => theory(page, look),
    };
    tabbed(look, &look.lang.insanity().says_tabs, tab, &page.frame.calls.tab, open)
}

/// How the numbers arise, how positions are numbered, and the speed of this machine.
fn theory(page: &Insanity, look: &Look) -> Html {
    let (state, texts) = (&page.state, look.lang.insanity());
    let number = |n: u64| look.lang.number(n);
    let count = state.model.cubes.count();
    let product = std::iter::once("3".to_string()).chain((1..count).map(|_| "24".to_string())).collect::<Vec<_>>();
    let stacks = number(state.timeline.tree().stacks());
    let act = (!page.is_busy()).then_some(Act::Measure);
    let measured = html! {
        <div class="measure">
            { said(texts.measure_text) }
            { able("", texts.measure.into(), &page.frame.calls.act, act) }
            <p data-told="all">{ match page.measured {
                _ if page.measuring.is_running() => texts.measuring.to_string(),
                None => String::new(),
                Some((time, repeats)) => (texts.measured)(&look.lang.decimal(time), &number(u64::from(repeats))),
            } }</p>
            if let Some((time, _)) = page.measured { <div hidden=true>{ result("insanity.milliseconds", Some(decimal(time, 6)), None, "") }</div> }
        </div>
    };
    together(vec![
        heading((texts.where_from)(&stacks)),
        said((texts.where_from_text)(&product.join(" × "), &stacks)),
        heading(texts.positions),
        said(texts.positions_text),
        heading(texts.mirror),
        paragraph("mirror", texts.mirror_text),
        heading(texts.measure),
        measured,
        block("terms", texts.terms.into_iter().map(term).collect()),
    ])
}

/// The present stack as a table: a row for each façade, with the cubes from the bottom to the top.
fn stack(state: &State, look: &Look) -> Html {
    let (texts, moment) = (look.lang.insanity(), state.moment());
    let positions = &moment.positions;
    if positions.is_empty() {
        return html! {};
    }
    let clashes = |facade: usize, cube: usize| {
        moment.clashes().iter().any(|clash| clash.facade == facade && clash.cubes.contains(&cube))
    };
    let face = |facade: usize, cube: usize, position: Position| {
        let colour = shown(&state.model.cubes, cube, position, facade);
        let face = usize::from(POSITIONS[usize::from(position) % 24][facade]);
        let class = classes!(
            "tile",
            format!("c{colour}"),
            clashes(facade, cube).then_some("clash"),
            state.light.has_face(cube, face).then_some("lit")
        );
        let id = Id::new(FACE, cube, face).to_string();
        html! { <span {class} data-id={id} role="img" aria-label={texts.colours[usize::from(colour)]}>{ glyph(colour) }</span> }
    };
    let mut rows = vec![];
    for facade in 0..FACADES {
        let id = Id::new(FACADE, facade, 0);
        let mut cells = vec![named(id, texts.faces[facade].to_string())];
        for (cube, &position) in positions.iter().enumerate() {
            cells.push(face(facade, cube, position));
        }
        rows.push(Row { id: Some(id), class: None, cells });
    }
    let mut cells = vec![texts.terms[2].0.into()];
    for position in positions {
        cells.push(position.into());
    }
    rows.push(Row { id: None, class: Some("positions"), cells });
    let mut columns = vec![];
    for cube in 0..positions.len() {
        columns.push(named(Id::new(CUBE, cube, 0), (texts.cube)(cube)));
    }
    let class = if positions.len() > 5 { "facades many" } else { "facades" };
    together(vec![heading(texts.on_the_table), table_of(class, Caption::Heard(texts.on_the_table), columns, rows)])
}

/// The table of counts for each level: up to the current step, and below them those of the whole search once they are known.
fn levels(state: &State, look: &Look) -> Html {
    let texts = look.lang.insanity();
    let count = state.model.cubes.count();
    let cell = |pick: &dyn Fn(&LevelTally) -> u64, level: usize| {
        let now = pick(&state.timeline.tally().level(level));
        let all = state.whole().map(|tally| pick(&tally.level(level))).filter(|&all| all != now);
        html! { <>{ look.lang.number(now) }if let Some(all) = all { <small>{ "/ " }{ look.lang.number(all) }</small> }</> }
    };
    let [class, class_of_causes] =
        if count > 5 { ["levels many", "levels causes many"] } else { ["levels", "levels causes"] };
    let mut counts = vec![];
    for level in 0..count {
        let kept = cell(&|tally| tally.kept, level);
        let name = (texts.cube)(level);
        counts.push(Row::of(vec![
            name.into(),
            cell(&LevelTally::tried, level),
            kept,
            cell(&LevelTally::dropped, level),
        ]));
    }
    let mut causes = vec![];
    for facade in 0..FACADES {
        let mut cells = vec![texts.short[facade].into()];
        for level in 1..count {
            cells.push(cell(&move |tally| tally.dropped[facade], level));
        }
        causes.push(Row::of(cells));
    }
    let cubes = (1..count).map(|level| (texts.cube)(level).into()).collect();
    together(vec![
        heading(texts.levels),
        table(class, Caption::Heard(texts.levels), &texts.columns, counts),
        table_of(class_of_causes, Caption::Shown(texts.dropped_by), cubes, causes),
    ])
}

/// The number of all stacks as a sum: those that were checked one by one, and those that pruning has excluded.
fn saved(state: &State, look: &Look) -> Html {
    let texts = look.lang.insanity();
    let number = |n: u64| look.lang.number(n);
    let (program, last) = (state.timeline.tree(), state.model.cubes.count() - 1);
    let tally = state.whole().unwrap_or(state.timeline.tally());
    let checked = tally.level(last).tried();
    let below: Vec<(usize, u64, u64)> = (1..last)
        .map(|level| (level, tally.level(level).dropped(), program.leaves_below(level + 1)))
        .filter(|&(_, dropped, _)| dropped > 0)
        .collect();
    let sum = checked + below.iter().map(|(_, dropped, each)| dropped * each).sum::<u64>();
    let whole = sum == program.stacks();
    html! {
        <>
            { heading(texts.saved) }
            <table class="sum">
                { Caption::Heard(texts.saved).html() }
                <tbody>
                    <tr><td>{ number(checked) }</td><td>{ texts.saved_checked }</td></tr>
                    { for below.into_iter().map(|(level, dropped, each)| html! {
                        <tr><td>{ "+ " }{ number(dropped * each) }</td><td>{ (texts.saved_after)(level, &number(dropped), &number(each)) }</td></tr>
                    }) }
                    <tr class="total"><td>{ "= " }{ number(sum) }</td>
                        <td>{ if whole { texts.saved_sum.to_string() } else { (texts.saved_so_far)(&number(program.stacks())) } }</td></tr>
                </tbody>
            </table>
        </>
    }
}
