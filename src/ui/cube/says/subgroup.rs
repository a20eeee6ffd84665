//! Explanations of a subgroup: its order, base and orbits, its graph, and the symmetries of the position.

use super::calculator::field;
use super::symmetry;
use crate::puzzle::cube::Spelling;
use crate::puzzle::cube::cayley::{MOST_NODES, Quotient};
use crate::puzzle::cube::facelet;
use crate::puzzle::cube::generators::{MOST_GENERATORS, SubgroupPreset};
use crate::puzzle::cube::scene::cayley::{MOST_EDGES, node_id};
use crate::puzzle::cube::scene::{NODE, orbit_id};
use crate::puzzle::cube::subgroup::centre::GroupCentre;
use crate::puzzle::cube::subgroup::word::{MOST_KEPT, WordLetter};
use crate::puzzle::cube::wish::facelet_name;
use crate::text::Lang;
use crate::ui::Look;
use crate::ui::controls::{choice, options, press, result};
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{Explored, Field, State};
use crate::ui::parts::{able, block, button, cells, facts, heading, paragraph, said, scrolling, tabbed, together, why};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the present cube.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().subgroup;
    if let Some(symmetry) = state.subgroup.symmetry {
        return symmetry::words(state, symmetry, look);
    }
    let Some(explored) = &state.subgroup.explored else { return vec![texts.looking.to_string()] };
    let is_member = explored.group.contains(&state.live());
    let mut sentences = vec![texts.member[usize::from(is_member)].to_string()];
    match state.word() {
        _ if !is_member => {}
        Some(Some(word)) if word.is_empty() => sentences.push(texts.empty_word.to_string()),
        Some(Some(word)) => sentences.push((texts.word)(&written(state, &word), word.len())),
        Some(None) => sentences.push((texts.no_word)(MOST_KEPT)),
        None => {}
    }
    sentences
}

/// A word: its letters, those of several turns in brackets.
fn written(state: &State, word: &[WordLetter]) -> String {
    let mut text = String::new();
    for &letter in word {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&letter_text(state, letter));
    }
    text
}

fn letter_text(state: &State, letter: WordLetter) -> String {
    let own = letter.algorithm(&state.subgroup.generators);
    let is_one = own.items.len() == 1;
    let text = own.text(state.spelling);
    if is_one { text } else { format!("({text})") }
}

/// The order of the subgroup on show, in the public contract.
pub fn order(state: &State, lang: Lang) -> Html {
    let order = state.subgroup.explored.as_ref().map(|explored| explored.group.order().to_string());
    let shown = order.as_ref().map_or("–".to_string(), |order| lang.grouped(order));
    result("cube.subgroup-order", order, None, shown)
}

/// The panel on the right, below the sentence.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().subgroup;
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let open = match (page.frame.tab, &state.subgroup.explored) {
        (0 | 1, None) => said(texts.looking),
        (0, Some(explored)) => subgroup(page, explored, look),
        (1, Some(_)) => graph(page, look),
        _ => symmetry::says(state, look, on_act),
    };
    let tabs = tabbed(look, &texts.tabs, page.frame.tab, &page.frame.calls.tab, open);
    together(vec![
        if page.frame.tab > 1 {
            html! {}
        } else {
            generators(state, look, on_act)
        },
        tabs,
    ])
}

/// The list of known generators, and the field for others.
fn generators(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, lang) = (&look.lang.cube().subgroup, look.lang);
    let order = |preset: SubgroupPreset| lang.grouped(&preset.order().to_string());
    let presets = SubgroupPreset::ALL.into_iter().zip(texts.presets);
    let presets = presets.map(|(preset, name)| (texts.preset)(name, &order(preset)));
    let on_preset = choice(on_act, |line| Some(Act::Generators(*SubgroupPreset::ALL.get(line)?)));
    let mut known = None;
    for (line, preset) in SubgroupPreset::ALL.into_iter().enumerate() {
        if preset.text() == state.subgroup.generators.text(Spelling::Field) {
            known = Some(line);
        }
    }
    let own = known.is_none().then(|| html! { <option selected=true disabled=true>{ texts.known[1] }</option> });
    let list = html! {
        <select class="known-subgroups" aria-label={texts.known[0]} onchange={on_preset}>
            { options(presets, known) }{ own }
        </select>
    };
    let (label, hint) = texts.generators;
    block(
        "bench",
        vec![
            list,
            field(state, Field::Generators, "G", label.into(), look, on_act),
            paragraph("hint", hint(MOST_GENERATORS)),
        ],
    )
}

/// What is known of the subgroup.
fn subgroup(page: &HungarianCube, explored: &Explored, look: &Look) -> Html {
    let (state, texts, lang) = (&page.state, &look.lang.cube().subgroup, look.lang);
    let on_act = &page.frame.calls.act;
    let Explored { group, centre, orbits } = explored;
    let [generated, commutative, of_centre, of_cosets, of_action] = texts.facts;
    let is_commutative = usize::from(*centre == GroupCentre::Whole);
    let centre = match centre {
        GroupCentre::Whole => texts.centres[0].to_string(),
        GroupCentre::Elements(elements) => (texts.centre)(elements.len()),
        GroupCentre::Unknown => texts.centres[1].to_string(),
    };
    let count = lang.grouped(&group.index().to_string());
    let cosets = (texts.cosets[usize::from(group.moves_centres())])(&count);
    let name = |facelet: usize| facelet_text(facelet, state.spelling);
    let names = |facelets: &[usize]| {
        let mut text = String::new();
        for &facelet in facelets {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&name(facelet));
        }
        text
    };
    let (mut rows, mut sizes) = (vec![], String::new());
    for (number, level) in group.levels().iter().enumerate() {
        let size = level.orbit().len().to_string();
        if number > 0 {
            sizes.push_str(" · ");
        }
        sizes.push_str(&size);
        let strong = level.generators().len().to_string();
        rows.push(Row::of(cells(vec![
            (number + 1).to_string(),
            name(level.point()),
            names(level.orbit()),
            size,
            strong,
        ])));
    }
    let mut parts = vec![];
    if group.contains(&state.live()) && state.word().is_none() {
        let can = page.can_begin();
        parts.push(able("find-word", texts.find_word.into(), on_act, can.then_some(Act::Word)));
    }
    parts.push(facts(vec![
        (generated, "", state.subgroup.generators.text(state.spelling)),
        (commutative, "", texts.commutative[is_commutative].to_string()),
        (of_centre, "", centre),
        (of_cosets, "", cosets),
        (of_action, "", texts.action.to_string()),
    ]));
    parts.push(heading(texts.orbits));
    parts.push(said(texts.hint));
    let mut lit = vec![];
    for (number, orbit) in orbits.iter().enumerate() {
        let pressed = (state.subgroup.orbit == Some(number)).to_string();
        let onclick = press(on_act, Act::Orbit(number));
        let cells = vec![
            html! { <button class="to-node" aria-pressed={pressed} {onclick}>{ number + 1 }</button> },
            html! { orbit.len() },
            html! { names(orbit) },
        ];
        lit.push(Row { id: Some(orbit_id(number)), ..Row::of(cells) });
    }
    parts.push(scrolling(
        texts.orbits,
        table("facelet-orbits", Caption::Heard(texts.orbits), &texts.orbit_columns, lit),
    ));
    parts.push(heading(texts.levels));
    if !rows.is_empty() {
        let order = lang.grouped(&group.order().to_string());
        parts.push(paragraph("reconciled", (texts.product)(&sizes, &order)));
    }
    parts.push(scrolling(texts.levels, table("stabilisers", Caption::Heard(texts.levels), &texts.level_columns, rows)));
    parts.push(why(&texts.why, &texts.terms[..4]));
    together(parts)
}

/// A facelet: the letters of its small cube, its own first; one letter for a centre.
fn facelet_text(facelet: usize, spelling: Spelling) -> String {
    if facelet::is_centre(facelet) {
        facelet::face(facelet).letter().to_string()
    } else {
        facelet_name(facelet, spelling)
    }
}

/// The graph in words and as tables.
fn graph(page: &HungarianCube, look: &Look) -> Html {
    let (state, texts, lang) = (&page.state, &look.lang.cube().subgroup, look.lang);
    let on_act = &page.frame.calls.act;
    let own = &state.subgroup;
    let line = match own.quotient {
        Quotient::Nothing => 0,
        Quotient::Orientations => 1,
        Quotient::CornerPlaces => 2,
        Quotient::EdgePlaces => 3,
        Quotient::Cosets(_) => 4,
    };
    let onchange = choice(on_act, |line| Some(Act::Modulo(line)));
    let mut parts = vec![html! {
        <label class="choice">{ texts.modulo }<select class="modulo" {onchange}>{ options(texts.quotients, Some(line)) }</select></label>
    }];
    if line == 4 {
        parts.push(field(state, Field::Modulo, "H", texts.coset_field.into(), look, on_act));
    }
    if !own.has_graph() || own.is_too_large {
        parts.push(said((texts.too_large)(MOST_NODES)));
    }
    let Some(shown) = &own.graph else {
        parts.push(why(&texts.why_graph, &texts.terms[4..]));
        return together(parts);
    };
    let nodes = shown.graph.nodes();
    let farthest = nodes.last().map_or(0, |last| last.distance);
    parts.push(said((texts.graph)(nodes.len(), shown.edge_count(), farthest)));
    if !shown.draws_all() {
        parts.push(said((texts.tree)(MOST_EDGES)));
    }
    let here = state.node().and_then(|number| Some((number, nodes.get(number)?)));
    match here {
        Some((number, node)) => {
            parts.push(said((texts.here)(number + 1, node.distance)));
            let mut rows = vec![];
            for (letter, &next) in shown.graph.letters().zip(&node.next) {
                let go = button("to-node", (texts.go_to)(next + 1), on_act, Act::Node(next));
                let distance = nodes.get(next).map_or(0, |next| next.distance);
                let cells = vec![html! { letter_text(state, letter) }, go, html! { distance }];
                rows.push(Row { id: Some(node_id(next)), ..Row::of(cells) });
            }
            parts.push(table("neighbours", Caption::Heard(texts.tabs[1]), &texts.neighbour_columns, rows));
        }
        None => parts.push(said(texts.elsewhere)),
    }
    parts.push(button("to-order", texts.home, on_act, Act::Node(0)));
    let spheres = shown.graph.spheres();
    let row = |(distance, count): (usize, &usize)| Row::of(cells(vec![distance.to_string(), lang.number(*count)]));
    let rows = spheres.iter().enumerate().map(row).collect();
    parts.push(table("graph-spheres", Caption::Shown(texts.spheres), &texts.sphere_columns, rows));
    parts.push(why(&texts.why_graph, &texts.terms[4..]));
    together(parts)
}

/// The node that is pointed at, if one is: its number, its word.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let node = state.light.filter(|id| id.kind == NODE)?.a as usize;
    let texts = &look.lang.cube().subgroup;
    let graph = &state.subgroup.graph.as_ref()?.graph;
    graph.nodes().get(node)?;
    let word = written(state, &graph.word(node));
    let name = (texts.go_to)(node + 1);
    Some(if word.is_empty() { name } else { format!("{name}: {word}") })
}

/// The number of nodes, in the public contract.
pub fn nodes(state: &State) -> Option<u64> {
    state.subgroup.graph.as_ref().map(|own| own.graph.nodes().len() as u64)
}
