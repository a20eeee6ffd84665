//! Explanations of the exhaustive program: the current step, the stack as a table, the levels, what pruning saves, and how the
//! numbers arise.

mod solutions;

use crate::geometry::decimal;
use crate::puzzle::insanity::light::{CUBE, FACADE, FACE, Highlight};
use crate::puzzle::insanity::solve::shown;
use crate::puzzle::insanity::{Decision, FACADES, Model, Moment, POSITIONS, Position};
use crate::scene::Id;
use crate::search::whole::ListedSolution;
use crate::search::{LevelTally, Tally, Tree};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::term;
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::State;
use crate::ui::insanity::tile::{glyph, named};
use crate::ui::parts::{able, block, heading, paragraph, said, tabbed, together};
use crate::ui::table::{Row, table, table_of};
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
            let raw = tally.levels[state.model.cubes.count() - 1].kept;
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

/// The part of the state that the panel shows.
#[derive(PartialEq)]
pub struct ProgramContent {
    model: Model,
    positions: Vec<Position>,
    clashing: Vec<(usize, usize)>,
    stacks: u64,
    covered: u64,
    step_tally: Tally,
    whole: Option<Tally>,
    solutions: Vec<ListedSolution>,
    shown: Option<usize>,
    near: [Option<u64>; 2],
    done: Option<(f64, usize)>,
    leaves: Vec<u64>,
    at_solution: bool,
    busy: bool,
    light: Highlight,
    unsolvable: bool,
}

impl ProgramContent {
    /// The part of the state that the panel shows.
    pub fn of(state: &State) -> ProgramContent {
        let moment = state.moment();
        let clashing =
            moment.clashes().iter().flat_map(|clash| clash.cubes.iter().map(|&cube| (clash.facade, cube))).collect();
        let program = state.timeline.tree();
        ProgramContent {
            model: state.model,
            clashing,
            positions: moment.positions,
            stacks: program.stacks(),
            covered: state.timeline.search().covered(program),
            step_tally: *state.timeline.tally(),
            whole: state.whole().copied(),
            solutions: state.timeline.solutions().to_vec(),
            shown: state.timeline.shown_solution(),
            near: [state.timeline.near_solution(false), state.timeline.near_solution(true)],
            done: match &state.search {
                Activity::Done(progress) => Some((progress.elapsed, progress.losses)),
                _ => None,
            },
            leaves: (1..=program.levels()).map(|level| program.leaves_below(level)).collect(),
            at_solution: state.at_solution(),
            busy: state.search.is_running() || state.lab.activity.is_running(),
            light: state.light,
            unsolvable: state.diagnosis.is_some(),
        }
    }
}

/// The properties of the panel.
#[derive(PartialEq)]
pub struct ProgramProps {
    /// Language, theme and present mode.
    pub look: Look,
    /// The part of the state that the panel shows.
    pub view: ProgramContent,
    /// The tab that is open.
    pub tab: usize,
    /// Called when another tab was chosen.
    pub on_tab: Callback<usize>,
    /// The number of solutions that the reader wants to see in the list.
    pub listed: usize,
    /// Whether the list could be copied; none before the first attempt.
    pub copied: Option<bool>,
    /// The time of one search in milliseconds, and the number of searches measured.
    pub measured: Option<(f64, u32)>,
    /// Whether its time is being measured.
    pub measuring: bool,
    /// Called with the reader's action.
    pub on_act: Callback<Act>,
}

/// The panel below the counters and the sentence.
pub fn says(props: &ProgramProps) -> Html {
    let open = match props.tab {
        0 => together(vec![stack(props), levels(props), saved(props)]),
        1 => solutions(props),
        _ => theory(props),
    };
    tabbed(&props.look, &props.look.lang.insanity().says_tabs, props.tab, &props.on_tab, open)
}

/// How the numbers arise, how positions are numbered, and the speed of this machine.
fn theory(props: &ProgramProps) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    let number = |n: u64| props.look.lang.number(n);
    let count = view.model.cubes.count();
    let product = std::iter::once("3".to_string()).chain((1..count).map(|_| "24".to_string())).collect::<Vec<_>>();
    let stacks = number(view.stacks);
    let act = (!view.busy && !props.measuring).then_some(Act::Measure);
    let measured = html! {
        <div class="measure">
            { said(texts.measure_text) }
            { able("", texts.measure.into(), &props.on_act, act) }
            <p role="status">{ match props.measured {
                _ if props.measuring => texts.measuring.to_string(),
                None => String::new(),
                Some((time, repeats)) => (texts.measured)(&props.look.lang.decimal(time), &number(u64::from(repeats))),
            } }</p>
            if let Some((time, _)) = props.measured { <output hidden=true data-value="insanity.milliseconds" data-number={decimal(time, 6)} /> }
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
fn stack(props: &ProgramProps) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    if view.positions.is_empty() {
        return html! {};
    }
    let face = |facade: usize, cube: usize, position: Position| {
        let colour = shown(&view.model.cubes, cube, position, facade);
        let face = usize::from(POSITIONS[usize::from(position) % 24][facade]);
        let class = classes!(
            "tile",
            format!("c{colour}"),
            view.clashing.contains(&(facade, cube)).then_some("clash"),
            view.light.has_face(cube, face).then_some("lit")
        );
        let id = Id::new(FACE, cube, face).to_string();
        html! { <span {class} data-id={id} role="img" aria-label={texts.colours[usize::from(colour)]}>{ glyph(colour) }</span> }
    };
    let mut rows = vec![];
    for facade in 0..FACADES {
        let id = Id::new(FACADE, facade, 0);
        let mut cells = vec![named(id, texts.faces[facade].to_string())];
        for (cube, &position) in view.positions.iter().enumerate() {
            cells.push(face(facade, cube, position));
        }
        rows.push(Row { id: Some(id), class: None, cells });
    }
    let mut cells = vec![texts.terms[2].0.into()];
    for position in &view.positions {
        cells.push(position.into());
    }
    rows.push(Row { id: None, class: Some("positions"), cells });
    let mut columns = vec![];
    for cube in 0..view.positions.len() {
        columns.push(named(Id::new(CUBE, cube, 0), (texts.cube)(cube)));
    }
    let class = if view.positions.len() > 5 { "facades many" } else { "facades" };
    together(vec![heading(texts.on_the_table), table_of(class, None, columns, rows)])
}

/// The table of counts for each level: up to the current step, and below them those of the whole search once they are known.
fn levels(props: &ProgramProps) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    let count = view.model.cubes.count();
    let cell = |pick: &dyn Fn(&LevelTally) -> u64, level: usize| {
        let now = pick(&view.step_tally.levels[level]);
        let all = view.whole.map(|tally| pick(&tally.levels[level])).filter(|&all| all != now);
        html! { <>{ props.look.lang.number(now) }if let Some(all) = all { <small>{ "/ " }{ props.look.lang.number(all) }</small> }</> }
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
        table(class, None, &texts.columns, counts),
        table_of(class_of_causes, Some(texts.dropped_by), cubes, causes),
    ])
}

/// The number of all stacks as a sum: those that were checked one by one, and those that pruning has excluded.
fn saved(props: &ProgramProps) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    let number = |n: u64| props.look.lang.number(n);
    let last = view.model.cubes.count() - 1;
    let tally = view.whole.unwrap_or(view.step_tally);
    let checked = tally.levels[last].tried();
    let below: Vec<(usize, u64, u64)> = (1..last)
        .map(|level| (level, tally.levels[level].dropped(), view.leaves[level]))
        .filter(|&(_, dropped, _)| dropped > 0)
        .collect();
    let sum = checked + below.iter().map(|(_, dropped, each)| dropped * each).sum::<u64>();
    let whole = sum == view.stacks;
    html! {
        <>
            { heading(texts.saved) }
            <table class="sum">
                <tbody>
                    <tr><td>{ number(checked) }</td><td>{ texts.saved_checked }</td></tr>
                    { for below.into_iter().map(|(level, dropped, each)| html! {
                        <tr><td>{ "+ " }{ number(dropped * each) }</td><td>{ (texts.saved_after)(level, &number(dropped), &number(each)) }</td></tr>
                    }) }
                    <tr class="total"><td>{ "= " }{ number(sum) }</td>
                        <td>{ if whole { texts.saved_sum.to_string() } else { (texts.saved_so_far)(&number(view.stacks)) } }</td></tr>
                </tbody>
            </table>
        </>
    }
}
