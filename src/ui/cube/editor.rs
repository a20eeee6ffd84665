//! The controls below the drawing: the turns of the algorithm as buttons, buttons that turn layers, and the editor of facelets.

use super::HungarianCube;
use super::act::Act;
use super::says::algorithm::turn_text;
use super::says::finder;
use super::says::stages::colour;
use super::state::{State, Track, View};
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::facelet::{self, FACELETS};
use crate::puzzle::cube::laboratory::CombinationPart;
use crate::puzzle::cube::{Face, Layers, Turn};
use crate::scene::FaceLook;
use crate::scene::Glyph;
use crate::ui::Look;
use crate::ui::controls::{focus, press};
use crate::ui::parts::{able, block, button, paragraph, together};
use crate::ui::steps::Steps;
use yew::prelude::*;

/// The largest number of turns shown at a time.
const MOST_MOVES: usize = 40;

/// The same in present mode, where they stand in one line.
const MOST_PRESENTED: usize = 14;

/// The controls for the present view.
pub fn below(page: &HungarianCube, look: &Look) -> Html {
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    match state.view {
        View::Cube | View::Group => together(vec![moves(state, look, on_act), turns(state, look, on_act)]),
        View::Doctor => editor(state, look, on_act),
        View::Laboratory => together(vec![finder::supports(state, look, on_act), moves(state, look, on_act)]),
        View::Stages => {
            let onchange = on_act.reform(|_: Event| Act::Focus);
            let focus = look.lang.cube().editor.focus;
            let check = html! {
                <label class="check focus"><input type="checkbox" checked={state.focus} {onchange} />{ focus }</label>
            };
            together(vec![check, moves(state, look, on_act)])
        }
    }
}

/// The turns near the current one, which a class sees in present mode, too.
pub fn presented(page: &HungarianCube, look: &Look) -> Html {
    let state = &page.state;
    if state.view == View::Doctor {
        html! {}
    } else {
        moves(state, look, &page.frame.calls.act)
    }
}

/// The turns near the current one, with a button for each.
fn moves(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().editor;
    let way = match state.track() {
        Track::Algorithm => &state.way,
        Track::Bench => &state.bench().way,
        Track::Solution => match state.solution_way() {
            Some(way) => way,
            None => return html! {},
        },
    };
    if way.turns.is_empty() {
        return html! {};
    }
    let step = state.step() as usize;
    let shown = state.near_moves(if look.present { MOST_PRESENTED } else { MOST_MOVES });
    let move_button = |class: &'static str, number: usize, label: Option<String>, words: AttrValue| {
        let current = (number == step).then_some("step");
        let onclick = press(on_act, Act::Step(number as u64));
        html! { <button {class} aria-current={current} aria-label={label} {onclick}>{ words }</button> }
    };
    // A missing count leaves an empty element, so that the buttons after it keep the focus.
    let more = |count: usize| match count {
        0 => html! {},
        count => html! { <span class="more">{ (texts.more)(count) }</span> },
    };
    let mut line = vec![move_button("move start", 0, None, texts.begin.into()), more(shown.start)];
    let after = more(way.turns.len() - shown.end);
    let begins = state.begins();
    for number in shown {
        line.push(mark_before(state, number, &begins, look));
        let text = turn_text(way.turns[number], state.spelling);
        let class = if number < step { "move made" } else { "move" };
        line.push(move_button(class, number + 1, Some((texts.go_to)(number + 1, &text)), text.into()));
    }
    line.push(after);
    html! { <div class="moves-line" role="group" aria-label={texts.moves}>{ line }</div> }
}

/// The mark before a turn that begins a part in the laboratory, or a step of the solution; these have their beginnings in `begins`.
fn mark_before(state: &State, number: usize, begins: &[usize], look: &Look) -> Html {
    match state.track() {
        Track::Bench => match part_from(state, number) {
            Some(part) => html! { <span class="part">{ part }</span> },
            None => html! {},
        },
        Track::Solution if state.is_short() => match state.short.phase_from(number) {
            Some(phase) => html! { <span class="part">{ (look.lang.cube().short.phase)(phase) }</span> },
            None => html! {},
        },
        Track::Solution if number > 0 && begins.contains(&number) => {
            html! { <span class="gap" aria-hidden="true">{ "·" }</span> }
        }
        _ => html! {},
    }
}

/// The part of S X T X′ T′ S′ that begins with this turn, if any.
fn part_from(state: &State, number: usize) -> Option<&'static str> {
    let before = number.checked_sub(1).and_then(|before| state.bench().part(before));
    state.bench().part(number).filter(|&part| before != Some(part)).map(CombinationPart::name)
}

/// Buttons that turn layers.
fn turns(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().editor;
    let pair = |layers: Layers, face: Face| {
        let mut both = vec![];
        for turn in [1, -1].into_iter().filter_map(|quarters| Turn::new(layers, face, quarters)) {
            both.push(button("turn-layer", turn_text(turn, state.spelling), on_act, Act::Turn(turn)));
        }
        html! { <span class="pair">{ both }</span> }
    };
    let mut outer = vec![];
    for face in [Face::Right, Face::Left, Face::Up, Face::Down, Face::Front, Face::Back] {
        outer.push(pair(Layers::Outer, face));
    }
    let mut others = vec![];
    for (layers, faces) in
        [(Layers::Middle, [Face::Left, Face::Down, Face::Front]), (Layers::Whole, [Face::Right, Face::Up, Face::Front])]
    {
        for face in faces {
            others.push(pair(layers, face));
        }
    }
    outer.push(html! { <details><summary>{ texts.others }</summary>{ block("turn-layers", others) }</details> });
    html! { <div class="turn-layers" role="group" aria-label={texts.turns}>{ outer }</div> }
}

/// The places of the faces U R F D L B in the net, as (column, row), in faces.
const NET: [(usize, usize); 6] = [(1, 0), (2, 1), (1, 1), (1, 2), (0, 1), (3, 1)];

/// The net of facelets, which can be painted.
fn editor(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let cube = look.lang.cube();
    let texts = &cube.editor;
    let draft = state.draft.unwrap_or_else(|| Draft::of(&state.live()));
    let brush = |own: Option<Face>| {
        let (name, picture) = match own {
            Some(face) => (colour(state.scheme, face, look), sign(state, Some(face))),
            None => (texts.rubber, html! { <span class="tile open" /> }),
        };
        let counted = own.map_or(name.to_string(), |face| (texts.count)(name, draft.count(face)));
        let wrong = own.is_some_and(|face| draft.count(face) != 9);
        html! {
            <button class="brush" aria-pressed={(own == state.brush).to_string()} aria-label={counted} onclick={press(on_act, Act::Brush(own))}>
                { picture }
                if let Some(face) = own { <span class={wrong.then_some("wrong")}>{ draft.count(face) }</span> }
            </button>
        }
    };
    let [centres, back] = texts.buttons;
    let mut brushes = vec![];
    for face in Face::ALL {
        brushes.push(brush(Some(face)));
    }
    brushes.push(brush(None));
    let mut squares = vec![];
    for index in 0..FACELETS {
        squares.push(square(state, &draft, index, look, on_act));
    }
    let buttons = vec![
        button("clear", centres, on_act, Act::Clear),
        able("back", back.into(), on_act, state.draft.map(|_| Act::Back)),
    ];
    html! {
        <div class="cube-editor" role="group" aria-label={texts.editor}>
            <div class="row" role="group" aria-label={texts.brush}>{ brushes }</div>
            <div class="facelets" onkeydown={Callback::from(move_focus)}>{ squares }</div>
            { block("row", buttons) }
            { paragraph("hint", texts.hint) }
        </div>
    }
}

/// One facelet of the net.
fn square(state: &State, draft: &Draft, index: usize, look: &Look, on_act: &Callback<Act>) -> Html {
    let cube = look.lang.cube();
    let face = facelet::face(index);
    let (row, column) = (index % 9 / 3, index % 3);
    let (x, y) = NET[face as usize];
    let own = draft.colours[index];
    let name = own.map(|own| colour(state.scheme, own, look));
    let style = format!("grid-area: {} / {}", y * 3 + row + 1, x * 3 + column + 1);
    let label = (cube.editor.facelet)(cube.faces[face as usize], row + 1, column + 1, name);
    let first = index == 0;
    html! {
        <button class="facelet" id={format!("facelet-{index}")} {style} aria-label={label} tabindex={if first { "0" } else { "-1" }}
            onclick={press(on_act, Act::Paint(index))}>{ sign(state, own) }</button>
    }
}

/// The sign or the letter of a colour.
fn sign(state: &State, face: Option<Face>) -> Html {
    let Some(face) = face else { return html! { <span class="tile open" /> } };
    let colour = state.scheme.colour(face);
    let class = classes!("tile", format!("c{colour}"));
    match state.scheme.look(face, state.spelling) {
        FaceLook::Letter(_, letter) => html! { <span {class}>{ letter }</span> },
        _ => html! {
            <span {class}><svg class="glyph" viewBox="-1.6 -1.6 3.2 3.2" aria-hidden="true"><path d={Glyph::of(colour).path()} /></svg></span>
        },
    }
}

/// Moves the focus in the net by the arrow keys.
fn move_focus(event: KeyboardEvent) {
    let Some(id) = event.target_dyn_into::<web_sys::Element>().map(|element| element.id()) else { return };
    let Some(index) = id.strip_prefix("facelet-").and_then(|index| index.parse::<usize>().ok()) else { return };
    let (dx, dy) = match event.key().as_str() {
        "ArrowRight" => (1, 0),
        "ArrowLeft" => (-1, 0),
        "ArrowDown" => (0, 1),
        "ArrowUp" => (0, -1),
        _ => return,
    };
    event.prevent_default();
    let at = |index: usize| {
        let (x, y) = NET[facelet::face(index) as usize];
        ((3 * x + index % 3) as i32, (3 * y + index % 9 / 3) as i32)
    };
    let (mut x, mut y) = at(index);
    // Across the gaps of the net to the next facelet in this direction.
    for _ in 0..12 {
        (x, y) = (x + dx, y + dy);
        if let Some(next) = (0..FACELETS).find(|&next| at(next) == (x, y)) {
            return focus(&format!("#facelet-{next}"));
        }
    }
}
