//! The panel on the right: counters, this step in words, the stack as a table, the levels, what pruning saves, the
//! solutions, and where the numbers come from.

use super::act::Act;
use super::run::Measured;
use super::setup::glyph;
use super::state::{Run, State, Track};
use super::{graph, hand, statistics};
use crate::puzzle::insanity::graph::AXES;
use crate::puzzle::insanity::light::{COLOUR, CUBE, EDGE, FACADE, Light, SOLUTION};
use crate::puzzle::insanity::random::Heading;
use crate::puzzle::insanity::scene::{CELL, FACE, tree};
use crate::puzzle::insanity::solve::{position_of, positions_of, shown};
use crate::puzzle::insanity::{Edge, FACADES, Model, Moment, Outcome, POSITIONS, Position, Problem};
use crate::scene::Id;
use crate::search::whole::{MOST_LISTED, Solution};
use crate::search::{LevelTally, Tally, Tree};
use crate::ui::Look;
use crate::ui::controls::{self, Wording, figure, press, tabs, term};
use crate::ui::trouble::Worded;
use std::any::Any;
use yew::prelude::*;

/// Solutions shown before more are asked for.
pub const PAGE: usize = 60;

/// This step in sentences.
pub fn words(state: &State, moment: &Moment, look: &Look) -> Vec<String> {
    match state.track() {
        Track::Program => program_words(state, moment, look),
        Track::Factorising | Track::Assembly => graph::words(state, look),
        Track::Hand => hand::words(state, look),
        Track::Nothing => statistics::words(state, look),
    }
}

fn program_words(state: &State, moment: &Moment, look: &Look) -> Vec<String> {
    let texts = look.lang.insanity();
    let positions = moment.positions.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut sentences: Vec<String> = vec![];
    if state.timeline.winding() {
        sentences.push(texts.winding.to_string());
    } else {
        let cube = moment.cube().unwrap_or_default();
        let position = moment.positions.last().copied().unwrap_or_default();
        match &moment.outcome {
            Outcome::Begin => sentences.push(texts.begin.to_string()),
            Outcome::Kept => sentences.push((texts.kept)(cube, position)),
            Outcome::Unchecked => sentences.push((texts.unchecked)(cube, position)),
            Outcome::Dropped(_) => {
                sentences.push((texts.dropped)(cube, position));
                sentences.push((texts.clash)(moment.clashes()));
                let others = moment.other_facades();
                if !others.is_empty() {
                    sentences.push((texts.also)(&others));
                }
            }
            Outcome::Solution => {
                let number = state.shown_solution().map(|index| index as u64 + 1);
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

/// The style of the sentence.
pub fn mood(state: &State, moment: &Moment) -> &'static str {
    match state.track() {
        Track::Factorising | Track::Assembly => return graph::mood(state),
        Track::Hand => return hand::mood(state),
        Track::Nothing => return "plain",
        Track::Program => {}
    }
    match moment.outcome {
        Outcome::Dropped(_) => "bad",
        Outcome::Solution => "good",
        _ => "plain",
    }
}

/// The large figures of the view. The others of the public contract stand there too, hidden.
pub fn counters(state: &State, look: &Look) -> Html {
    let (texts, graph) = (look.lang.insanity(), &look.lang.insanity().graph);
    let lang = look.lang;
    let theory = &state.theory;
    let contract = [
        ("insanity.raw", state.raw()),
        ("insanity.stacks", Some(state.timeline.tree().stacks())),
        ("insanity.factorisations", Some(theory.factorisations.len() as u64)),
        ("insanity.pairs", Some(theory.pair_count)),
        ("insanity.hidden-sets", Some(theory.hidden_sets)),
    ];
    let other = |name: &'static str, number: u64| (name, Some(number));
    let raw = if state.whole().is_some() { texts.raw } else { texts.raw_so_far };
    let [factorisations, pairs, hidden_sets, by_graph] = graph.counters;
    let mut shown = match state.track() {
        Track::Program => vec![(contract[0], raw), (contract[1], texts.stacks)],
        Track::Factorising | Track::Assembly => {
            let raw = other("insanity.raw-by-graph", theory.raw);
            vec![(contract[2], factorisations), (contract[3], pairs), (contract[4], hidden_sets), (raw, by_graph)]
        }
        Track::Hand => vec![
            (other("insanity.moves", state.hand.made() as u64), graph.hand.moves),
            (other("insanity.facades-right", hand::right(state) as u64), graph.hand.facades),
        ],
        Track::Nothing => {
            let totals = state.totals();
            vec![
                (other("insanity.sets", state.lab.drawn()), graph.statistics.plots[1]),
                (other("insanity.sets-solvable", totals.of(Heading::Solvable)), graph.statistics.rows[0]),
            ]
        }
    };
    if look.present && state.track() == Track::Program {
        shown.push((("insanity.trials", Some(state.timeline.step())), texts.trials));
    }
    shown.truncate(if look.present { 3 } else { 4 });
    let hidden = contract.into_iter().filter(|(name, _)| shown.iter().all(|((shown, _), _)| shown != name));
    html! {
        <div class="counters">
            { for shown.iter().map(|&((name, number), label)| html! { <p class="counter">{ figure(name, number, lang) }<span>{ label }</span></p> }) }
            <div hidden=true>{ for hidden.map(|(name, number)| figure(name, number, lang)) }</div>
        </div>
    }
}

/// A name that can be pointed at, with the keyboard too.
pub fn named(id: Id, name: String) -> Html {
    html! { <button class="named" data-id={id.to_string()}>{ name }</button> }
}

impl Worded for Problem {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), (look.lang.insanity().problem)(self).into())
    }
}

/// What is pointed at, in words.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let id = state.light.id?;
    let texts = look.lang.insanity();
    let graph = &look.lang.insanity().graph;
    let (a, b) = (id.a as usize, id.b as usize);
    let cubes = &state.model.cubes;
    match id.kind {
        FACE => {
            let colour = *cubes.cubes().get(a)?.get(b)?;
            Some((texts.face_label)(a, texts.faces[b], texts.colours[usize::from(colour)]))
        }
        CELL => {
            let program = state.timeline.tree();
            let rows = tree::rows(program, state.timeline.search());
            let (position, cell) = *rows.get(a)?.cells.iter().find(|cell| usize::from(cell.0) == b)?;
            Some(match cell {
                tree::Cell::Waiting => {
                    format!("{}, {} {position}: {}", (texts.cube)(a), texts.terms[2].0, texts.tree_legend[2])
                }
                tree::Cell::Kept if a > 0 && !state.model.checks.contains(a) => (texts.unchecked)(a, position),
                tree::Cell::Kept => (texts.kept)(a, position),
                tree::Cell::Dropped(facade) => {
                    let tried = state.timeline.search().tried();
                    let path: Vec<u32> = tried.iter().take(a).map(|next| next.saturating_sub(1)).collect();
                    let mut positions = positions_of(&path);
                    positions.push(position);
                    let clashes = crate::puzzle::insanity::solve::clashes(cubes, &positions);
                    let why: Vec<_> = clashes.into_iter().filter(|clash| clash.facade == facade).collect();
                    format!("{} {}", (texts.dropped)(a, position), (texts.clash)(&why))
                }
            })
        }
        EDGE => {
            let edge = Edge { cube: a, axis: b };
            (a < cubes.count() && b < AXES).then(|| (graph.edge)(edge, edge.ends(cubes)))
        }
        COLOUR => {
            let faces = cubes.cubes().iter().flatten().filter(|&&colour| usize::from(colour) == a).count();
            (a < cubes.count()).then(|| (graph.vertex)(a as u8, faces))
        }
        _ => None,
    }
}

/// What the panel shows of the state.
#[derive(PartialEq)]
pub struct View {
    model: Model,
    positions: Vec<Position>,
    clashing: Vec<(usize, usize)>,
    stacks: u64,
    covered: u64,
    step_tally: Tally,
    whole: Option<Tally>,
    solutions: Vec<Solution>,
    shown: Option<usize>,
    near: [Option<u64>; 2],
    done: Option<(f64, usize)>,
    leaves: Vec<u64>,
    at_solution: bool,
    busy: bool,
    light: Light,
    unsolvable: bool,
}

impl View {
    /// What there is to show.
    pub fn of(state: &State) -> View {
        let moment = state.moment();
        let clashing =
            moment.clashes().iter().flat_map(|clash| clash.cubes.iter().map(|&cube| (clash.facade, cube))).collect();
        let program = state.timeline.tree();
        View {
            model: state.model,
            clashing,
            positions: moment.positions,
            stacks: program.stacks(),
            covered: state.timeline.search().covered(program),
            step_tally: *state.timeline.tally(),
            whole: state.whole().copied(),
            solutions: state.timeline.solutions().to_vec(),
            shown: state.shown_solution(),
            near: [state.near_solution(false), state.near_solution(true)],
            done: match &state.run {
                Run::Done(_, progress) => Some((progress.elapsed, progress.losses)),
                _ => None,
            },
            leaves: (1..=program.levels()).map(|level| program.leaves_below(level)).collect(),
            at_solution: state.at_solution(),
            busy: matches!(state.run, Run::Busy(_)) || state.lab.is_busy(),
            light: state.light,
            unsolvable: state.diagnosis.is_some(),
        }
    }
}

/// How the list of solutions is looked through.
#[derive(Clone, Copy, PartialEq)]
pub struct Listing {
    /// As many are asked for.
    pub wanted: usize,
    /// Whether the browser let the page copy the list, once that was asked for.
    pub copied: Option<bool>,
}

impl Default for Listing {
    fn default() -> Listing {
        Listing { wanted: PAGE, copied: None }
    }
}

/// See the fields.
#[derive(PartialEq)]
pub struct Props {
    /// How the page looks.
    pub look: Look,
    /// What there is to show.
    pub view: View,
    /// The tab that is open.
    pub tab: usize,
    /// Another tab was chosen.
    pub on_tab: Callback<usize>,
    /// How the list of solutions is looked through.
    pub listing: Listing,
    /// The time of one search on this machine.
    pub measured: Measured,
    /// Something was done.
    pub on_act: Callback<Act>,
}

impl controls::View for Props {
    fn html(&self) -> Html {
        says(self)
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// The panel below the counters and the sentence.
fn says(props: &Props) -> Html {
    let texts = props.look.lang.insanity();
    html! {
        <>
            { tabs(props.look.shell().says, "says", &texts.says_tabs, props.tab, &props.on_tab) }
            <div class="says-panel" id="says-panel" role="tabpanel" aria-labelledby={format!("says-{}", props.tab)}>
                { match props.tab {
                    0 => html! { <>{ table(props) }{ levels(props) }{ saved(props) }</> },
                    1 => solutions(props),
                    _ => theory(props),
                } }
            </div>
        </>
    }
}

/// Where the numbers come from, how positions are numbered, and how fast this machine is.
fn theory(props: &Props) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    let number = |n: u64| props.look.lang.number(n);
    let count = view.model.cubes.count();
    let product = std::iter::once("3".to_string()).chain((1..count).map(|_| "24".to_string())).collect::<Vec<_>>();
    let stacks = number(view.stacks);
    html! {
        <>
            <h2>{ (texts.where_from)(&stacks) }</h2>
            <p>{ (texts.where_from_text)(&product.join(" × "), &stacks) }</p>
            <h2>{ texts.positions }</h2>
            <p>{ texts.positions_text }</p>
            <h2>{ texts.mirror }</h2>
            <p class="mirror">{ texts.mirror_text }</p>
            <h2>{ texts.measure }</h2>
            <div class="measure">
                <p>{ texts.measure_text }</p>
                <button onclick={press(&props.on_act, Act::Measure)} disabled={view.busy || props.measured == Measured::Running}>{ texts.measure }</button>
                <p role="status">{ match props.measured {
                    Measured::Not => String::new(),
                    Measured::Running => texts.measuring.to_string(),
                    Measured::Done(time, repeats) => (texts.measured)(&props.look.lang.decimal(time), &number(u64::from(repeats))),
                } }</p>
                if let Measured::Done(time, _) = props.measured { <output hidden=true data-value="insanity.milliseconds" data-number={format!("{time:.6}")} /> }
            </div>
            <div class="terms">{ for texts.terms.into_iter().map(term) }</div>
        </>
    }
}

/// The stack on the table, façade by façade, from the bottom to the right.
fn table(props: &Props) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    if view.positions.is_empty() {
        return html! {};
    }
    html! {
        <>
            <h2>{ texts.on_the_table }</h2>
            <table class={classes!("facades", (view.positions.len() > 5).then_some("many"))}>
                <thead><tr><td></td>{ for (0..view.positions.len()).map(|cube| html! { <th scope="col">{ named(Id::new(CUBE, cube, 0), (texts.cube)(cube)) }</th> }) }</tr></thead>
                <tbody>
                    { for (0..FACADES).map(|facade| html! {
                        <tr data-id={Id::new(FACADE, facade, 0).to_string()}><th scope="row">{ named(Id::new(FACADE, facade, 0), texts.faces[facade].to_string()) }</th>
                            { for view.positions.iter().enumerate().map(|(cube, &position)| {
                                let colour = shown(&view.model.cubes, cube, position, facade);
                                let face = usize::from(POSITIONS[usize::from(position) % 24][facade]);
                                let class = classes!("tile", format!("c{colour}"), view.clashing.contains(&(facade, cube)).then_some("clash"), view.light.has_face(cube, face).then_some("lit"));
                                let id = Id::new(FACE, cube, face).to_string();
                                html! { <td data-id={id}><span {class} role="img" aria-label={texts.colours[usize::from(colour)]}>{ glyph(colour) }</span></td> }
                            }) }
                        </tr>
                    }) }
                    <tr class="positions"><th scope="row">{ texts.terms[2].0 }</th>{ for view.positions.iter().map(|position| html! { <td>{ position }</td> }) }</tr>
                </tbody>
            </table>
        </>
    }
}

/// Counts level by level, up to this step, and of the whole search below them once they are known.
fn levels(props: &Props) -> Html {
    let texts = props.look.lang.insanity();
    let view = &props.view;
    let count = view.model.cubes.count();
    let cell = |pick: &dyn Fn(&LevelTally) -> u64, level: usize| {
        let now = pick(&view.step_tally.levels[level]);
        let all = view.whole.map(|tally| pick(&tally.levels[level])).filter(|&all| all != now);
        html! {
            <td>{ props.look.lang.number(now) }
                if let Some(all) = all { <small>{ "/ " }{ props.look.lang.number(all) }</small> }
            </td>
        }
    };
    let many = (count > 5).then_some("many");
    let [level, tried, kept, dropped] = texts.columns;
    html! {
        <>
            <h2>{ texts.levels }</h2>
            <table class={classes!("levels", many)}>
                <thead><tr><th scope="col">{ level }</th><th scope="col">{ tried }</th><th scope="col">{ kept }</th><th scope="col">{ dropped }</th></tr></thead>
                <tbody>
                    { for (0..count).map(|level| html! {
                        <tr><th scope="row">{ (texts.cube)(level) }</th>
                            { cell(&LevelTally::tried, level) }
                            { cell(&|tally| tally.kept, level) }
                            { cell(&LevelTally::dropped, level) }
                        </tr>
                    }) }
                </tbody>
            </table>
            <table class={classes!("levels", many)}>
                <caption>{ texts.dropped_by }</caption>
                <thead><tr><td></td>{ for (1..count).map(|level| html! { <th scope="col">{ (texts.cube)(level) }</th> }) }</tr></thead>
                <tbody>
                    { for (0..FACADES).map(|facade| html! {
                        <tr><th scope="row">{ texts.short[facade] }</th>
                            { for (1..count).map(|level| cell(&move |tally| tally.dropped[facade], level)) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </>
    }
}

/// All stacks, reached as a sum: those checked one by one, and those never built.
fn saved(props: &Props) -> Html {
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
            <h2>{ texts.saved }</h2>
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

/// The list of solutions: positions, and the colours façade by façade.
fn solutions(props: &Props) -> Html {
    let texts = props.look.lang.insanity();
    let Props { look, view, listing, .. } = props;
    let listed = view.solutions.len();
    // The one that is shown is on the page of the list that is open.
    let page = listing.wanted.max(view.shown.map_or(0, |index| (index / PAGE + 1) * PAGE)).min(listed);
    let found = view.whole.map(|tally| tally.levels[view.model.cubes.count() - 1].kept);
    let button = |name: &'static str, step: Option<u64>| {
        let onclick = step.map(|step| press(&props.on_act, Act::Step(step)));
        html! { <button {onclick} disabled={step.is_none()}>{ name }</button> }
    };
    let told = match listing.copied {
        None => "",
        Some(true) => look.shell().list_copied,
        Some(false) => look.shell().list_not_copied,
    };
    html! {
        <>
            if let Some((time, losses)) = view.done {
                <p class="hint">{ (texts.counted_in)(&look.lang.decimal(time)) }
                    if losses > 0 { { " " }{ (texts.replaced)(losses) } }
                </p>
            }
            if listed == 0 {
                <p>{ if found == Some(0) { texts.no_solution } else { texts.no_solution_yet } }</p>
                if found == Some(0) && view.unsolvable { <button class="why" onclick={press(&props.on_act, Act::Why)}>{ look.lang.insanity().graph.show_why }</button> }
            } else {
                <div class="row">
                    { button(texts.previous, view.near[0]) }
                    { button(texts.next, view.near[1]) }
                    <button onclick={press(&props.on_act, Act::Copy)}>{ texts.copy_list }</button>
                </div>
                <p role="status">{ told }</p>
                if let Some(index) = view.shown.filter(|_| view.at_solution) {
                    <button class="show-graph" onclick={press(&props.on_act, Act::Graph(index))}>{ look.lang.insanity().graph.show_graph }</button>
                }
                <p class="hint">{ texts.list_hint }</p>
                <ol class="solutions">
                    { for view.solutions.iter().take(page).enumerate().map(|(index, solution)| {
                        let here = view.shown == Some(index) && view.at_solution;
                        html! {
                            <li><button class={classes!((view.light.id == Some(Id::new(SOLUTION, index, 0))).then_some("lit"))} data-id={Id::new(SOLUTION, index, 0).to_string()}
                                aria-current={here.then_some("true")} onclick={press(&props.on_act, Act::Step(solution.step))}>
                                <span class="index">{ index + 1 }</span>
                                <span class="quadruple">{ positions_text(&solution.path) }</span>
                                <span class="strips">{ strips(view, &solution.path, look) }</span>
                            </button></li>
                        }
                    }) }
                </ol>
                if page < listed { <button onclick={press(&props.on_act, Act::More(page + PAGE))}>{ (texts.show_more)((listed - page).min(PAGE) as u64) }</button> }
                if let Some(found) = found.filter(|&found| found > MOST_LISTED as u64) {
                    <p class="hint">{ (texts.list_cut)(listed as u64, found) }</p>
                }
            }
        </>
    }
}

fn positions_text(path: &[u32]) -> String {
    path.iter().enumerate().map(|(level, &choice)| position_of(level, choice).to_string()).collect::<Vec<_>>().join(" ")
}

/// The four façades of a solution, each as a strip of tiles from the bottom.
fn strips(view: &View, path: &[u32], look: &Look) -> Html {
    let texts = look.lang.insanity();
    let positions = positions_of(path);
    html! {
        <>{ for (0..FACADES).map(|facade| {
            let colours: Vec<u8> = positions.iter().enumerate().map(|(cube, &position)| shown(&view.model.cubes, cube, position, facade)).collect();
            let names = colours.iter().map(|&colour| texts.colours[usize::from(colour)]).collect::<Vec<_>>().join(", ");
            html! {
                <span class="strip" role="img" aria-label={format!("{}: {names}", texts.faces[facade])}>
                    { for colours.iter().map(|&colour| html! { <span class={format!("tile c{colour}")}>{ glyph(colour) }</span> }) }
                </span>
            }
        }) }</>
    }
}

/// The list as the program of the base text prints it: positions, then the colours façade by façade.
pub fn as_text(state: &State, look: &Look) -> String {
    let texts = look.lang.insanity();
    let mut text = format!("{}\n", state.model.cubes);
    for (index, solution) in state.timeline.solutions().iter().enumerate() {
        let positions = positions_of(&solution.path);
        let facades: Vec<String> = (0..FACADES)
            .map(|facade| {
                let colours = positions
                    .iter()
                    .enumerate()
                    .map(|(cube, &position)| shown(&state.model.cubes, cube, position, facade).to_string());
                format!("{} {}", texts.faces[facade], colours.collect::<String>())
            })
            .collect();
        text.push_str(&format!("{}\t({})\t{}\n", index + 1, positions_text(&solution.path), facades.join("\t")));
    }
    text
}
