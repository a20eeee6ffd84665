//! Explanations of the map of the solutions: the neighbours of the solution on show, the way to its goal, what is known of the whole
//! map, and what it is.

use super::letter;
use crate::puzzle::soma::scene::EDGE;
use crate::puzzle::soma::somap::MOVED;
use crate::puzzle::soma::somap::tour::{TourEvent, TourStep};
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::{KnownSet, Preset};
use crate::scene::Id;
use crate::text::soma::map::MapTexts;
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{figure, press, sends};
use crate::ui::parts::{able, block, button, chapters, paragraph, tabbed, terms, together};
use crate::ui::soma::Soma;
use crate::ui::soma::act::Act;
use crate::ui::soma::state::State;
use crate::ui::soma::state::map::{Charted, MapAct};
use crate::ui::table::{Caption, Row, table};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The name of a kind: the deficient piece and the piece in the centre; if its mirror image is another kind, that one too.
pub fn kind_name(state: &State, kind: Kind) -> String {
    let name = |kind: Kind| format!("{}/{}", letter(state, kind.deficient), letter(state, kind.central));
    let mirrors = state.model.pieces.mirrors().unwrap_or_default();
    let mirror = |piece: usize| mirrors.get(piece).copied().unwrap_or(piece);
    let mirrored = Kind { deficient: mirror(kind.deficient), central: mirror(kind.central) };
    if mirrored == kind { name(kind) } else { format!("{} = {}", name(kind), name(mirrored)) }
}

/// The letters of some pieces, with commas.
fn letters(state: &State, pieces: &[usize]) -> String {
    pieces.iter().map(|&piece| letter(state, piece).to_string()).collect::<Vec<_>>().join(", ")
}

/// The number of neighbours of a class by all allowed edges, by those of two pieces, and by those of three.
fn degrees(state: &State, charted: &Charted, class: usize) -> [usize; 3] {
    let count = |moved| charted.map.neighbours(class, moved).len();
    let of = MOVED.map(|moved| if state.map.moved.is_none_or(|only| only == moved) { count(Some(moved)) } else { 0 });
    [count(state.map.moved), of[0], of[1]]
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let soma = look.lang.soma();
    let texts = &soma.map;
    if !state.is_cube() {
        return vec![texts.cube_only.to_string()];
    }
    if state.solutions.is_none() {
        return vec![state.unknown(soma.hand.unknown).to_string()];
    }
    let is_coming = state.charting.is_running() || state.wants_map();
    let Some(charted) = &state.map.charted else {
        return vec![if is_coming { texts.making } else { texts.unmade }.to_string()];
    };
    let here = state.solution + 1;
    let Some(tour) = &state.map.tour else {
        return state.map.goal.map(|goal| (texts.no_way)(here, goal + 1)).into_iter().collect();
    };
    let Some(TourStep { event, leg, .. }) = tour.steps.get(state.map.step) else { return vec![] };
    let at = tour.legs.get(*leg);
    let arrived = at.filter(|leg| leg.steps[1] == state.map.step).map(|leg| leg.ends[1] + 1);
    let mut sentences = match event {
        TourEvent::Begin if tour.legs.is_empty() => {
            let [all, two, three] = degrees(state, charted, state.solution);
            let alone = charted.map.is_alone(state.solution) && state.map.moved.is_none();
            vec![if alone { (texts.alone)(here, state.map.last()) } else { (texts.here)(here, all, two, three) }]
        }
        TourEvent::Begin => {
            let goal = state.map.goal.unwrap_or(state.solution) + 1;
            let moves = tour.legs.iter().map(|leg| leg.pieces.len()).sum();
            vec![(texts.begin)(here, goal, tour.legs.len(), moves)]
        }
        TourEvent::Hole { out, ways, leads } => {
            let leads: Vec<String> = leads.iter().map(|class| (class + 1).to_string()).collect();
            vec![(texts.hole)(&letters(state, out), *ways, &leads.join(", "))]
        }
        TourEvent::Out(piece) => vec![(texts.out)(letter(state, *piece))],
        TourEvent::In(piece) => vec![(texts.put)(letter(state, *piece))],
    };
    if let (Some(leg), TourEvent::Out(_)) = (at, event) {
        sentences.insert(0, (texts.edge)(leg.ends[0] + 1, leg.ends[1] + 1, &letters(state, &leg.pieces)) + ".");
    }
    if let (Some(arrived), TourEvent::In(_)) = (arrived, event) {
        sentences.push((texts.reached)(arrived, Some(arrived) == state.map.goal.map(|goal| goal + 1)));
    }
    sentences
}

/// What is pointed at: a solution, or an edge.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let texts = &look.lang.soma().map;
    let charted = state.map.charted.as_ref()?;
    let class = id.a as usize;
    if id.kind == EDGE {
        return edge_name(state, charted, [class, id.b as usize], texts);
    }
    let kind = state.solutions.as_ref()?.kind_of.get(class).copied().flatten()?;
    let degree = charted.map.neighbours(class, state.map.moved).len();
    Some((texts.class)(class + 1, letter(state, kind.deficient), letter(state, kind.central), degree))
}

/// An edge by its ends and the pieces that move, as they are named at its beginning.
fn edge_name(state: &State, charted: &Charted, [from, to]: [usize; 2], texts: &MapTexts) -> Option<String> {
    let map = &charted.map;
    let played = state.map.tour.as_ref().and_then(|tour| tour.legs.iter().find(|leg| leg.ends == [from, to]));
    let pieces = match played {
        Some(leg) => leg.pieces.clone(),
        None => map.exchange((from < map.count()).then(|| map.labels(from))?, to)?.pieces,
    };
    Some((texts.edge)(from + 1, to + 1, &letters(state, &pieces)))
}

/// The controls below the drawing: where the way begins, where it leads, and what the drawing shows.
pub fn tools(page: &Soma, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.soma().map);
    let Some(charted) = &state.map.charted else { return html! {} };
    let on_act = page.frame.calls.act.reform(Act::Map);
    let [from, to] = texts.fields;
    let [whole, near] = texts.look;
    let picks = state.map.picks_goal;
    let count = charted.map.count();
    html! {
        <div class="row tools map-tools">
            { number_field(from, "map-from", Some(state.solution), count, &on_act, |class| class.map(MapAct::Begin)) }
            { number_field(to, "map-goal", state.map.goal, count, &on_act, |class| Some(MapAct::Goal(class))) }
            { Button { class: "picks-goal", pressed: Some(picks), ..Button::of(press(&on_act, MapAct::PicksGoal(!picks))) }.words(texts.picks) }
            { able("reverse", texts.reverse.into(), &on_act, state.map.goal.map(|_| MapAct::Reverse)) }
            { able("no-goal", texts.no_goal.into(), &on_act, state.map.goal.map(|_| MapAct::Goal(None))) }
            { button("near", near, &on_act, MapAct::Near(true)) }
            { button("whole", whole, &on_act, MapAct::Near(false)) }
        </div>
    }
}

/// A field for the number of a class, from 1. An empty field is none; any other text is not passed on, and the field returns to the
/// last valid number.
fn number_field(
    name: &'static str,
    class: &'static str,
    now: Option<usize>,
    count: usize,
    on_act: &Callback<MapAct>,
    act: fn(Option<usize>) -> Option<MapAct>,
) -> Html {
    let shown = now.map_or(String::new(), |now| (now + 1).to_string());
    let last = shown.clone();
    let onchange = sends(on_act, move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        let text = field.value();
        let number = text.trim().parse().ok().filter(|number| (1..=count).contains(number)).map(|number| number - 1);
        let told = if text.is_empty() || number.is_some() { act(number) } else { None };
        if told.is_none() {
            field.set_value(&last);
        }
        told
    });
    html! {
        <label>{ name }<input type="number" {class} min="1" max={count.to_string()} step="1" data-written={shown} {onchange} /></label>
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Soma, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.soma().map);
    if !state.is_cube() {
        // Other pieces do not fill the cube.
        let act = if state.model.is_soma() { Act::Preset(Preset::Cube) } else { Act::Set(KnownSet::Soma) };
        return button("to-cube", texts.to_cube, &page.frame.calls.act, act);
    }
    let Some(charted) = &state.map.charted else { return html! {} };
    let on_act = page.frame.calls.act.reform(Act::Map);
    let open = match page.frame.tab {
        0 => around(state, charted, look, &on_act),
        1 => whole(state, charted, look, &on_act),
        _ => together(vec![chapters(&texts.about), terms(&texts.terms)]),
    };
    tabbed(look, &texts.tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// The way and the neighbours.
fn around(state: &State, charted: &Rc<Charted>, look: &Look, on_act: &Callback<MapAct>) -> Html {
    let texts = &look.lang.soma().map;
    let here = state.solution;
    let legs = state.map.tour.as_ref().map_or(&[][..], |tour| &tour.legs);
    let edge = |ends: [usize; 2], is_current: bool| {
        let name = edge_name(state, charted, ends, texts)?;
        let moved = charted.map.edges()[charted.map.edge(ends[0], ends[1])?].moved;
        let class = if moved == MOVED[0] { "map-edge two" } else { "map-edge three" };
        let id = Id::new(EDGE, ends[0], ends[1]).to_string();
        let current = is_current.then_some("step");
        Some(html! {
            <li><button {class} data-id={id} aria-current={current} onclick={press(on_act, MapAct::Edge(ends))}>{ name }</button></li>
        })
    };
    let step = state.map.step;
    let way = legs.iter().filter_map(|leg| edge(leg.ends, step > leg.steps[0] && step <= leg.steps[1]));
    let neighbours = charted.map.neighbours(here, state.map.moved);
    let goes_on = state.map.goal.filter(|_| !legs.is_empty());
    html! {
        <>
            if !legs.is_empty() {
                <h2 id="way">{ (texts.way)(legs.len()) }</h2>
                <ol class="map-way" aria-labelledby="way">{ for way }</ol>
            }
            if let Some(goal) = goes_on { { button("visit", (texts.go_on)(goal + 1), on_act, MapAct::Visit(goal)) } }
            <h2 id="neighbours">{ (texts.neighbours)(here + 1, neighbours.len()) }</h2>
            if !neighbours.is_empty() {
                <ol class="map-neighbours" aria-labelledby="neighbours">{ for neighbours.iter().filter_map(|&next| edge([here, next], false)) }</ol>
            } else if state.map.moved.is_none() {
                <p>{ texts.why_alone }</p>
            }
            { filter(state, look, on_act) }
        </>
    }
}

/// The choice of the edges.
fn filter(state: &State, look: &Look, on_act: &Callback<MapAct>) -> Html {
    let texts = &look.lang.soma().map;
    let [heading, names @ ..] = texts.moved;
    let choices = [None, Some(MOVED[0]), Some(MOVED[1])];
    html! {
        <fieldset class="map-moved">
            <legend>{ heading }</legend>
            <div class="row">
                { for choices.into_iter().zip(names).map(|(choice, name)| {
                    Button { pressed: Some(state.map.moved == choice), ..Button::of(press(on_act, MapAct::Moved(choice))) }.words(name)
                }) }
            </div>
        </fieldset>
    }
}

/// What is known of the whole map, with its kinds.
fn whole(state: &State, charted: &Rc<Charted>, look: &Look, on_act: &Callback<MapAct>) -> Html {
    let (texts, lang) = (&look.lang.soma().map, look.lang);
    let Some(facts) = state.map.facts() else { return html! {} };
    let [classes, edges, two, three, parts, degree, diameter] = texts.facts;
    let output = |name: &'static str, number: usize| figure(name, Some(number as u64), lang);
    let sizes: Vec<String> = facts.parts.iter().map(|part| part.len().to_string()).collect();
    // Of many parts the largest ones are enough.
    let sizes = if sizes.len() > 4 {
        format!("{} + … + {}", sizes[..3].join(" + "), sizes[sizes.len() - 1])
    } else {
        sizes.join(" + ")
    };
    let show = |class: &'static str, act: MapAct| button(class, texts.show, on_act, act);
    let [from, to] = facts.diameter.1;
    let alone = charted.facts[0].parts.iter().find(|part| part.len() == 1).map(|part| part[0]);
    let row = |name: &str, number: Html, more: Html| Row::of(vec![name.into(), number, more]);
    let rows = vec![
        row(classes, lang.number(charted.map.count() as u64).into(), html! {}),
        row(edges, output("soma.edges", facts.edges[0] + facts.edges[1]), html! {}),
        row(two, output("soma.edges-of-2", facts.edges[0]), html! {}),
        row(three, output("soma.edges-of-3", facts.edges[1]), html! {}),
        row(parts, html! { <>{ output("soma.parts", facts.parts.len()) }{ " (" }{ sizes }{ ")" }</> }, html! {}),
        row(degree, output("soma.degree", facts.degree.0), show("show-degree", MapAct::Visit(facts.degree.1))),
        row(diameter, output("soma.diameter", facts.diameter.0), far_button(texts, from, to, on_act)),
    ];
    let [heading, kind, count] = texts.kinds;
    let lit = |kind: Option<Kind>, words: String| {
        let pressed = Some(state.kind == kind);
        Button { class: "kind", pressed, ..Button::of(press(on_act, MapAct::Kind(kind))) }.words(words)
    };
    let mut kinds: Vec<Row> = (charted.kinds.iter().zip(&charted.layout.regions))
        .map(|(&kind, region)| {
            Row::of(vec![lit(Some(kind), kind_name(state, kind)), region.members.len().to_string().into()])
        })
        .collect();
    kinds.push(Row::of(vec![lit(None, texts.all_kinds.to_string()), charted.map.count().to_string().into()]));
    let (built, hand) = (&state.built.classes, &look.lang.soma().hand);
    let own = built.iter().map(|&(class, _)| {
        let name = Some((hand.show)(class + 1).into());
        Button { class: "map-built", name, ..Button::of(press(on_act, MapAct::Visit(class))) }
            .words((class + 1).to_string())
    });
    let own: Html = match built.len() {
        0 => html! {},
        number => html! {
            <>
                <h2>{ hand.own }</h2>
                { paragraph("hint", (hand.own_count)(number, charted.map.count())) }
                <div class="row">{ for own }</div>
            </>
        },
    };
    together(vec![
        table("map-facts", Caption::Heard(texts.tabs[1]), &[], rows),
        block(
            "row",
            alone
                .map(|class| button("alone", (texts.alone_button)(class + 1), on_act, MapAct::Visit(class)))
                .into_iter()
                .collect(),
        ),
        filter(state, look, on_act),
        html! { <h2>{ heading }</h2> },
        paragraph("hint", texts.kinds_hint),
        table("map-kinds", Caption::Heard(heading), &[kind, count], kinds),
        own,
    ])
}

/// The button that shows the longest of all shortest ways.
fn far_button(texts: &MapTexts, from: usize, to: usize, on_act: &Callback<MapAct>) -> Html {
    let on_act = on_act.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        on_act.emit(MapAct::Visit(from));
        on_act.emit(MapAct::Goal(Some(to)));
    });
    Button { class: "show-diameter", ..Button::of(onclick) }.words(texts.show)
}
