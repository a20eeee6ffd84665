//! The panel beside the graph: sentences on the search for factorisations, the list to choose from, their pairs, and why the
//! counts agree.

use crate::geometry::decimal;
use crate::puzzle::insanity::diagnosis::{Repair, choices};
use crate::puzzle::insanity::facades::{Comparison, Solutions};
use crate::puzzle::insanity::graph::{AXES, Arc, Cycle, Edge};
use crate::puzzle::insanity::light::{CUBE, EDGE, FACE, FACTORISATION, Highlight, PAIR};
use crate::puzzle::insanity::scene::factorisations::{self, MOST_DRAWN};
use crate::puzzle::insanity::{CubeSet, Position, Theory, assembly::normalised};
use crate::scene::{Id, Palette, Room, svg};
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{Wording, panel, press, result, term};
use crate::ui::drawing::small::small_drawing;
use crate::ui::insanity::Insanity;
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::choice::Missing;
use crate::ui::insanity::state::{State, Track};
use crate::ui::insanity::tile::{named, tile};
use crate::ui::parts::{block, button, chapters, heading, paragraph, said, scrolling, tabbed, together};
use crate::ui::steps::Steps;
use crate::ui::table::{Caption, Row, table, table_of};
use crate::ui::trouble::Worded;
use yew::prelude::*;

/// The largest number of one-face changes in the list; the others are only counted.
const MOST_REPAIRS: usize = 12;

/// The largest number of pairs written out in the sum.
const MOST_LISTED: usize = 60;

/// Sentences about the current step: of the search for factorisations, or of the cubes that turn into place.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.insanity().graph;
    let cubes = &state.model.cubes;
    if let (Track::Assembly, Some(chosen)) = (state.track(), state.chosen) {
        let (Some(second), Some(assembly)) = (chosen.second, chosen.assembly(&state.theory)) else { return vec![] };
        let Some(cube) = chosen.placed.checked_sub(1) else {
            return vec![(texts.assembly)(chosen.first + 1, second + 1)];
        };
        let [front, right] = assembly.arcs(cubes)[cube].map(|arc| [arc.from(cubes), arc.to(cubes)]);
        let mut sentences = vec![(texts.placed)(cube, front, right)];
        if chosen.placed == cubes.count() {
            let positions = assembly.positions(cubes);
            sentences.push((texts.assembled)(&listed(&positions), state.number_of(&positions)));
        }
        return sentences;
    }
    let (tree, search) = (state.factorising.tree(), state.factorising.search());
    let Some(trial) = search.last_trial(tree) else {
        let why = state.diagnosis.as_ref().map(|(diagnosis, _)| (texts.diagnosis)(diagnosis));
        return vec![why.unwrap_or_else(|| (texts.begin)(cubes.count()))];
    };
    let edge = Edge { cube: trial.level, axis: trial.choice as usize };
    let name = (texts.edge)(edge, edge.ends(cubes));
    let mut sentences = vec![match trial.outcome {
        Err(colour) => (texts.cut)(&name, colour),
        Ok(()) => (texts.chosen)(&name),
    }];
    if trial.outcome.is_ok() && trial.level + 1 == cubes.count() {
        let found = state.factorising.tally().level(trial.level).kept;
        sentences.push((texts.complete)(found as usize));
    }
    if state.factorising.finished() {
        let found = state.factorising.tally().level(cubes.count() - 1).kept;
        sentences.push((texts.end)(found, choices(cubes)));
    }
    sentences
}

/// The positions of a stack as the exhaustive program lists them.
fn listed(positions: &[Position]) -> String {
    let same = normalised(positions);
    same.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

impl Worded for Missing {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), missing(self, look).into())
    }
}

/// A sentence about a solution or factorisation that a link names and the set does not have.
fn missing(missing: &Missing, look: &Look) -> String {
    let texts = &look.lang.insanity().graph;
    match missing {
        Missing::Factorisation(number, all) => (texts.no_factorisation)(*number, *all),
        Missing::Pair(first, second, edges) => {
            let edges: Vec<String> = edges.iter().map(|&edge| edge_name(edge, look)).collect();
            (texts.no_pair)(*first, *second, &edges.join(", "))
        }
        Missing::Solution(number, all) => (texts.no_solution)(*number, *all),
    }
}

/// The CSS class of the sentence about the current step.
pub fn mood(state: &State) -> &'static str {
    let trial = state.factorising.search().last_trial(state.factorising.tree());
    let last = state.model.cubes.count() - 1;
    match (state.track(), trial) {
        (Track::Assembly, _) if state.finished() => "good",
        (Track::Factorising, None) if state.diagnosis.is_some() => "bad",
        (Track::Factorising, Some(trial)) if trial.outcome.is_err() => "bad",
        (Track::Factorising, Some(trial)) if trial.level == last => "good",
        _ => "plain",
    }
}

/// The HTML of the panel.
pub fn says(page: &Insanity, look: &Look) -> Html {
    let (state, on_act, [_, tab]) = (&page.state, &page.frame.calls.act, page.tabs);
    let open = match tab {
        0 => step(state, look, on_act),
        1 => factorisations(state, look, on_act),
        2 => pairs(state, look, on_act),
        _ => theory(page, look),
    };
    tabbed(look, &look.lang.insanity().graph.tabs, tab, &page.frame.calls.tab, open)
}

/// The degrees, and the edges as a table.
fn step(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, insanity) = (&look.lang.insanity().graph, look.lang.insanity());
    let cubes = &state.model.cubes;
    let (chosen, node) = state.degrees();
    let chosen: Vec<Edge> = match (state.chosen, state.track()) {
        (Some(picked), Track::Assembly) => [Some(picked.first), picked.second]
            .into_iter()
            .flatten()
            .flat_map(|index| state.theory.factorisations[index].edges())
            .collect(),
        _ => chosen,
    };
    let mut parts = vec![diagnosis(state, look, on_act)];
    if state.track() == Track::Factorising {
        let (mut columns, mut cells) = (vec![texts.degrees[0].into()], vec![texts.degrees[1].into()]);
        for colour in 0..cubes.count() {
            columns.push(tile(colour as u8, look));
            cells.push(node.of(colour).into());
        }
        parts.push(table_of("degrees", Caption::Heard(texts.degrees[1]), columns, vec![Row::of(cells)]));
    }
    let edge = |edge: Edge| {
        let lit = state.light.has_edge(edge).then_some("lit");
        let class = classes!("edge", chosen.contains(&edge).then_some("chosen"), lit);
        let [a, b] = edge.ends(cubes);
        html! {
            <button {class} data-id={Id::new(EDGE, edge.cube, edge.axis).to_string()} aria-label={(texts.edge)(edge, [a, b])}>
                { tile(a, look) }<span>{ "–" }</span>{ tile(b, look) }
            </button>
        }
    };
    let mut rows = vec![];
    for cube in 0..cubes.count() {
        let mut cells = vec![named(Id::new(CUBE, cube, 0), (insanity.cube)(cube))];
        for axis in 0..AXES {
            cells.push(edge(Edge { cube, axis }));
        }
        rows.push(Row::of(cells));
    }
    parts.push(heading(texts.edges));
    parts.push(table("edges", Caption::Heard(texts.edges), &texts.axes, rows));
    together(parts)
}

/// The list of factorisations with their drawings, to choose from, and the cycles of the chosen ones.
fn factorisations(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.insanity().graph;
    let (cubes, theory) = (&state.model.cubes, &state.theory);
    let (first, second) = (state.chosen.map(|chosen| chosen.first), state.chosen.and_then(|chosen| chosen.second));
    let what = match (first, second) {
        _ if theory.factorisations.is_empty() => return diagnosis(state, look, on_act),
        (None, _) => texts.choose[0],
        (_, None) => texts.choose[1],
        _ => texts.both,
    };
    let shown = theory.factorisations.len().min(MOST_DRAWN);
    html! {
        <>
            <p data-told="all">{ what }</p>
            { cycles(state, look, on_act) }
            <ol class="factorisations">
                { for theory.factorisations.iter().take(shown).enumerate().map(|(index, f)| {
                    let cycles = f.cycles(cubes);
                    let is_second = second == Some(index);
                    let pressed = is_second || first == Some(index);
                    // Only one that shares no edge with the first can be the second.
                    let shared = first.filter(|_| second.is_none() && !pressed).map(|first| {
                        let edges: Vec<String> = f.shared(theory.factorisations[first]).map(|edge| edge_name(edge, look)).collect();
                        (first, edges)
                    }).filter(|(_, edges)| !edges.is_empty());
                    let off = shared.is_some() || (second.is_some() && !pressed);
                    let why = shared.map(|(first, edges)| (texts.shares)(first + 1, &edges.join(", ")));
                    let name = format!("F{} {f}", index + 1);
                    let lit = (state.light.id == Some(Id::new(FACTORISATION, index, 0))).then_some("lit");
                    let second = is_second.then_some("second");
                    let onclick = (!off).then(|| press(on_act, Act::Choose(index)));
                    html! {
                        <li><button class={classes!("factorisation", second, lit)} aria-pressed={pressed.to_string()} aria-disabled={off.then_some("true")}
                            data-id={Id::new(FACTORISATION, index, 0).to_string()} {onclick}>
                            { panel(Mini { cubes: *cubes, cycles, second: is_second, palette: look.palette, title: name.clone() }, Mini::html) }
                            <span><b>{ name }</b>{ " · " }{ (texts.cycles)(theory.cycles[index]) }</span>
                            if let Some(why) = why { <small>{ why }</small> }
                        </button></li>
                    }
                }) }
            </ol>
            if shown < theory.factorisations.len() { { paragraph("hint", (texts.cut_list)(shown, theory.factorisations.len() as u64)) } }
        </>
    }
}

/// The cycles of the two chosen factorisations; a button on each reverses it.
fn cycles(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.insanity().graph;
    let Some(chosen) = state.chosen else { return html! {} };
    let clear = button("clear", texts.clear, on_act, Act::Clear);
    let Some(assembly) = chosen.assembly(&state.theory) else { return clear };
    let cubes = &state.model.cubes;
    let names = [chosen.first, chosen.second.unwrap_or_default()];
    let mut bit = 0;
    html! {
        <>
            { clear }
            { heading(texts.reverse[0]) }
            { paragraph("hint", texts.reverse[1]) }
            <ul class="cycles">
                { for assembly.cycles(cubes).iter().zip(names).enumerate().flat_map(|(side, (cycles, name))| {
                    cycles.iter().map(|cycle| {
                        let index = bit;
                        bit += 1;
                        let words: Vec<String> = cycle.iter().map(|arc| (texts.arc)(*arc, ends(*arc, cubes))).collect();
                        html! {
                            <li><button class={classes!("cycle", (side == 1).then_some("second"))} title={words.join(", ")}
                                onclick={press(on_act, Act::Reverse(index))}>
                                <b>{ format!("F{}", name + 1) }</b>{ chain(cycle, cubes, look) }
                            </button></li>
                        }
                    }).collect::<Vec<_>>()
                }) }
            </ul>
        </>
    }
}

/// An oriented cycle as tiles with arrows between them, each with the number of its cube.
fn chain(cycle: &Cycle, cubes: &CubeSet, look: &Look) -> Html {
    html! {
        <span class="chain">
            { for cycle.iter().map(|arc| html! { <>{ tile(arc.from(cubes), look) }<span class="arrow">{ format!("→{}→", arc.edge.cube) }</span></> }) }
            { for cycle.first().map(|arc| tile(arc.from(cubes), look)) }
        </span>
    }
}

fn ends(arc: Arc, cubes: &CubeSet) -> [u8; 2] {
    [arc.from(cubes), arc.to(cubes)]
}

/// The pairs of factorisations without a common edge, the sum over pairs, and the comparison of the counts.
fn pairs(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.insanity().graph;
    let theory = &state.theory;
    let number = |n: u64| look.lang.number(n);
    let shown = theory.factorisations.len().min(MOST_DRAWN);
    let listed = theory.pairs.len().min(MOST_LISTED);
    let graph = number(theory.raw);
    let counted = state.whole().map(|tally| number(tally.level(state.model.cubes.count() - 1).kept));
    html! {
        <>
            { diagnosis(state, look, on_act) }
            if shown > 1 {
                { heading(texts.table[0]) }
                { scrolling(texts.table[0], disjoint(state, shown, look, on_act)) }
                { paragraph("hint", texts.table[1]) }
                if shown < theory.factorisations.len() { { paragraph("hint", (texts.cut_list)(shown, theory.factorisations.len() as u64)) } }
                { heading(texts.compatible) }
                { panel(Compatible { theory: theory.clone(), light: state.light, chosen: (state.chosen.map(|c| c.first), state.chosen.and_then(|c| c.second)), look: *look }, Compatible::html) }
            }
            if theory.pair_count > 0 {
                { heading(texts.sum) }
                <table class="sum-of-pairs">
                    { Caption::Heard(texts.sum).html() }
                    <thead><tr>{ for texts.sum_columns.iter().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                    <tbody>
                        { for theory.pairs.iter().take(listed).map(|pair| {
                            let id = Id::new(PAIR, pair.first, pair.second);
                            let (c, d) = (theory.cycles[pair.first], theory.cycles[pair.second]);
                            html! {
                                <tr class={classes!((state.light.id == Some(id)).then_some("lit"))} data-id={id.to_string()}>
                                    <th scope="row">{ Button::of(press(on_act, Act::Pair(pair.first, pair.second))).html(html! { <>{ format!("F{} F{}", pair.first + 1, pair.second + 1) }</> }) }</th>
                                    <td>{ format!("{c} + {d}") }</td>
                                    <td>{ "2" }<sup>{ c + d }</sup>{ format!(" / 4 = {}", number(pair.raw)) }</td>
                                </tr>
                            }
                        }) }
                        <tr class="total"><th scope="row" colspan="2">{ (texts.counters[1]).to_string() }{ " " }{ number(theory.pair_count) }</th><td>{ spelled(theory, look) }</td></tr>
                    </tbody>
                </table>
                if (listed as u64) < theory.pair_count { { paragraph("hint", (texts.cut_list)(listed, theory.pair_count)) } }
            }
            <p class="reconciled">{ match counted {
                Some(program) => (texts.counted)(&graph, &program),
                None => (texts.not_counted)(&graph),
            } }</p>
            if state.whole().is_none() { { button("count", look.lang.insanity().run_all, on_act, Act::Count) } }
            <div class="terms">{ term(look.lang.insanity().terms[4]) }</div>
            if theory.pair_count > 0 { <p class="hidden-sets">{ (texts.hidden)(theory.pair_count, theory.hidden_sets) }</p> }
        </>
    }
}

/// The sum over pairs with its terms, unless there are too many of them to be read.
fn spelled(theory: &Theory, look: &Look) -> String {
    const MOST_TERMS: usize = 12;
    let total = look.lang.number(theory.raw);
    if theory.pair_count > MOST_TERMS as u64 || theory.pairs.len() < 2 {
        return format!("= {total}");
    }
    let terms: Vec<String> = theory.pairs.iter().map(|pair| look.lang.number(pair.raw)).collect();
    format!("{} = {total}", terms.join(" + "))
}

fn disjoint(state: &State, shown: usize, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, theory) = (&look.lang.insanity().graph, &state.theory);
    let head = |index: usize, scope: &'static str| html! { <th {scope} data-id={Id::new(FACTORISATION, index, 0).to_string()}>{ format!("F{}", index + 1) }</th> };
    html! {
        <table class="disjoint">
            { Caption::Heard(texts.table[0]).html() }
            <thead><tr><td></td>{ for (0..shown).map(|index| head(index, "col")) }</tr></thead>
            <tbody>
                { for (0..shown).map(|row| html! {
                    <tr>{ head(row, "row") }
                        { for (0..shown).map(|column| {
                            if row == column {
                                return html! { <td class="self"></td> };
                            }
                            let id = Id::new(PAIR, row.min(column), row.max(column));
                            let lit = (state.light.id == Some(id)).then_some("lit");
                            let name = |sign: &str| format!("F{}, F{}: {sign}", row + 1, column + 1);
                            if theory.is_pair(row, column) {
                                html! { <td class={classes!("yes", lit)} data-id={id.to_string()}>{ Button { name: Some(name(texts.table[2]).into()), ..Button::of(press(on_act, Act::Pair(row, column))) }.words("✓") }</td> }
                            } else {
                                let cubes: Vec<String> = theory.factorisations[row].shared(theory.factorisations[column]).map(|edge| edge.cube.to_string()).collect();
                                let cubes = cubes.join(" ");
                                html! { <td class={classes!("no", lit)} data-id={id.to_string()}><span class="unseen">{ texts.table[3] }{ " " }</span>{ cubes }</td> }
                            }
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// Why there is no solution, and the one-face changes that make one possible; empty if there is a solution.
pub fn diagnosis(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.insanity().graph;
    let Some((diagnosis, repairs)) = &state.diagnosis else { return html! {} };
    let now = |repair: &Repair| state.model.cubes.cubes()[repair.cube][repair.face];
    let more = repairs.len().saturating_sub(MOST_REPAIRS);
    html! {
        <div class="diagnosis">
            { heading(texts.why) }
            { said((texts.diagnosis)(diagnosis)) }
            { heading(texts.repair) }
            { said((texts.repairs)(repairs.len())) }
            if state.theory.factorisations.is_empty() { { said(texts.repair_never) } }
            <ul class="repairs">
                { for repairs.iter().take(MOST_REPAIRS).map(|repair| html! {
                    <li><button data-id={Id::new(FACE, repair.cube, repair.face).to_string()} onclick={press(on_act, Act::Repair(*repair))}>{ (texts.paint)(repair, now(repair)) }</button></li>
                }) }
            </ul>
            if more > 0 { { paragraph("hint", (look.shell().more_problems)(more)) } }
        </div>
    }
}

/// Why the counts agree, definitions, and the speed of this machine.
fn theory(page: &Insanity, look: &Look) -> Html {
    let (texts, insanity) = (&look.lang.insanity().graph, look.lang.insanity());
    let measured = html! {
        <div class="measure">
            { button("", insanity.measure, &page.frame.calls.act, Act::MeasureTheory) }
            if let Some((time, repeats)) = page.theory_measured {
                <p data-told="all">{ (texts.measured)(&look.lang.decimal(time), &look.lang.number(u64::from(repeats))) }</p>
                <div hidden=true>{ result("insanity.theory-milliseconds", Some(decimal(time, 6)), None, "") }</div>
            }
        </div>
    };
    let terms = block("terms", texts.terms.into_iter().map(term).collect());
    together(vec![chapters(&texts.theory), five_or_six(look), measured, terms])
}

/// The number of solutions of the base text's example, counted in each way that its author may have meant.
fn five_or_six(look: &Look) -> Html {
    let texts = &look.lang.insanity().graph.five_or_six;
    let example = Comparison::of(&CubeSet::default());
    let row = |name: String, solutions: &Solutions, hidden: String| {
        let mut cells = vec![name.into()];
        for count in [solutions.raw, solutions.colourings, solutions.stacks] {
            cells.push(look.lang.number(count as u64).into());
        }
        cells.push(hidden.into());
        Row::of(cells)
    };
    // Each set of hidden faces has a letter.
    let letter = |pair: usize| {
        let set = example.hidden.iter().position(|group| group.contains(&pair)).unwrap_or_default();
        char::from(b'A' + set as u8).to_string()
    };
    let mut rows = vec![];
    for (pair, ([f, g], solutions)) in example.pairs.iter().enumerate() {
        rows.push(row(format!("F{} F{}", f + 1, g + 1), solutions, letter(pair)));
    }
    let all = row(texts.all.to_string(), &example.all, look.lang.number(example.hidden.len() as u64));
    rows.push(Row { class: Some("total"), ..all });
    let parts = vec![
        heading(texts.title),
        said((texts.counts)(&example)),
        said((texts.hidden)(&example)),
        scrolling(texts.title, table("", Caption::Heard(texts.title), &texts.columns, rows)),
    ];
    html! { <section class="five-or-six">{ parts }</section> }
}

fn edge_name(edge: Edge, look: &Look) -> String {
    format!("{} {}", (look.lang.insanity().cube)(edge.cube), look.lang.insanity().graph.axes[edge.axis])
}

/// The drawing of one factorisation.
#[derive(PartialEq)]
struct Mini {
    cubes: CubeSet,
    cycles: Vec<Cycle>,
    second: bool,
    palette: Palette,
    title: String,
}

impl Mini {
    fn html(&self) -> Html {
        let room = Room { width: 168.0, height: 124.0 };
        let scene = factorisations::one(&self.cubes, &self.cycles, self.second, room);
        drawing(svg::document(&scene, self.palette, &self.title))
    }
}

/// The drawing of the graph of factorisations.
#[derive(PartialEq)]
struct Compatible {
    theory: Theory,
    light: Highlight,
    chosen: (Option<usize>, Option<usize>),
    look: Look,
}

impl Compatible {
    fn html(&self) -> Html {
        let room = Room { width: 340.0, height: 240.0 };
        let (first, second) = self.chosen;
        let scene = factorisations::compatible(&self.theory, &self.light, first, second, room);
        let texts = &self.look.lang.insanity().graph;
        let told = |id: Id| {
            let (a, b) = (id.a as usize, id.b as usize);
            match id.kind {
                PAIR => Some(format!("F{}, F{}: {}", b.min(a) + 1, b.max(a) + 1, texts.table[2])),
                _ => Some(format!("F{} {}", a + 1, self.theory.factorisations.get(a)?)),
            }
        };
        small_drawing("small-drawing", &scene, texts.compatible, told, &self.look)
    }
}

fn drawing(svg: String) -> Html {
    html! { <span class="small-drawing">{ Html::from_html_unchecked(svg.into()) }</span> }
}
