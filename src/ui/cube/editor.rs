//! The controls below the drawing: the turns of the algorithm as buttons, buttons that turn layers, and the editor of facelets.

use super::HungarianCube;
use super::act::Act;
use super::says::algorithm::turn_text;
use super::says::coach::follow;
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
use crate::ui::button::Button;
use crate::ui::controls::{focus, press, sends};
use crate::ui::parts::{block, button, paragraph, together};
use crate::ui::root::{ask, document};
use crate::ui::steps::Steps;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The largest number of turns shown at a time.
const MOST_MOVES: usize = 40;

/// The same in present mode, where they stand in one line.
const MOST_PRESENTED: usize = 14;

/// The controls for the present view.
pub fn below(page: &HungarianCube, look: &Look) -> Html {
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    match state.view {
        View::Cube | View::Group | View::Subgroup | View::Errors => {
            together(vec![moves(state, look, on_act), turns(state, look, on_act)])
        }
        View::Doctor => editor(state, look, on_act),
        View::Laboratory => together(vec![finder::supports(state, look, on_act), moves(state, look, on_act)]),
        View::Stages if state.is_side_by_side() => html! {},
        View::Stages => {
            let onchange = on_act.reform(|_: Event| Act::Focus);
            let focus = look.lang.cube().editor.focus;
            let check = html! {
                <label class="check focus"><input type="checkbox" checked={state.focus} {onchange} />{ focus }</label>
            };
            together(vec![block("row coach-row", vec![check, follow(page, look)]), moves(state, look, on_act)])
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
    let Some(way) = state.track_way().filter(|way| !way.turns.is_empty()) else { return html! {} };
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
        Track::Solution if state.is_chain() => match state.chain.as_ref().and_then(|chain| chain.stage_from(number)) {
            Some(stage) => html! { <span class="part">{ (look.lang.cube().chain.stage)(stage as usize + 1) }</span> },
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

/// The editor of facelets: how they are entered, the colours, and the net, of which a small screen shows one face at a time.
fn editor(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().entry;
    let draft = state.drafted();
    let (in_turn, is_more, in_space) = (state.is_in_turn(), state.entry.is_more, state.entry.in_space);
    let mut colours = vec![];
    for own in Face::ALL.into_iter().map(Some).chain([None]) {
        colours.push(brush(state, &draft, own, look, on_act));
    }
    let suspects = state.suspects();
    let mut squares = vec![];
    for index in 0..FACELETS {
        squares.push(square(state, &draft, (index, suspects.contains(&index)), look, on_act));
    }
    let hint = match (state.draft, in_turn) {
        (None, _) => texts.hints[0],
        (_, true) => texts.hints[1],
        (_, false) => texts.hints[2],
    };
    let whole = state.entry.review.as_ref().and_then(|review| review.cube());
    let film = Button { class: "film", ..Button::of(film(state, look, on_act)) }.words(texts.film);
    let buttons = if state.draft.is_some() {
        vec![button("back", texts.back, on_act, Act::Back), film]
    } else {
        vec![button("enter", texts.begin, on_act, Act::Enter), film]
    };
    html! {
        <div class={classes!("cube-editor", state.draft.map(|_| "entering"), (!in_turn).then_some("painting"), in_space.then_some("spatial"))} role="group" aria-label={texts.editor}>
            if state.draft.is_some() {
                { faces(state, look, on_act) }
                { held(state, look) }
            } else {
                { block("row first", buttons.clone()) }
            }
            <div class="facelets" onkeydown={Callback::from(move_focus)} onpointermove={stroke(on_act)}>{ squares }</div>
            <div class="brushes" role="group" aria-label={texts.colours}>{ colours }</div>
            if whole.is_some() { { button("strong take-cube", texts.take, on_act, Act::TakeEntered) } }
            if state.draft.is_some() {
                // Small screens have no room for it beside the sentence.
                { block("row entry-row", vec![
                    Button { class: "in-space", pressed: Some(in_space), ..Button::of(press(on_act, Act::InSpace)) }.words(texts.in_space),
                    Button { class: "more-ways", expanded: Some(is_more), ..Button::of(press(on_act, Act::MoreWays)) }.words(texts.others),
                ]) }
                <div class={classes!("other-ways", is_more.then_some("open"))}>
                    { paragraph("hint", hint) }
                    { modes(state, look, on_act) }
                    { block("row first", buttons) }
                </div>
            } else {
                { paragraph("hint", hint) }
            }
        </div>
    }
}

/// The choice between entering facelets one after the other and painting them.
fn modes(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let [label, in_turn, brush] = look.lang.cube().entry.modes;
    let mut buttons = vec![];
    for (is, words) in [(true, in_turn), (false, brush)] {
        let pressed = Some(state.is_in_turn() == is);
        buttons
            .push(Button { class: "entry-mode", pressed, ..Button::of(press(on_act, Act::InTurn(is))) }.words(words));
    }
    html! { <div class="row modes" role="group" aria-label={label}>{ buttons }</div> }
}

/// The choice of the face that is seen where there is room for one only.
fn faces(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let cube = look.lang.cube();
    let known = state.entry.review.as_ref().map_or(state.drafted().colours, |review| review.known);
    let mut buttons = vec![];
    for face in Draft::FACES {
        let of_face = &known[9 * face as usize..9 * face as usize + 9];
        let count = of_face.iter().flatten().count();
        let name = (cube.entry.known_of_face)(cube.faces[face as usize], count);
        let content = html! { <>{ sign(state, of_face[4]) }<span>{ look.lang.number(count) }</span></> };
        let pressed = Some(face == state.entry.face);
        let onclick = press(on_act, Act::Face(face));
        buttons.push(Button { class: "face", name: Some(name.into()), pressed, ..Button::of(onclick) }.html(content));
    }
    html! { <div class="faces" role="group" aria-label={cube.entry.face}>{ buttons }</div> }
}

/// How the face is looked at.
fn held(state: &State, look: &Look) -> Html {
    match way_to_look(state, &state.drafted(), state.entry.face, look) {
        Some(words) => paragraph("held", words),
        None => html! {},
    }
}

/// How a face is looked at, told by the colours of its centre and of the centre above it.
fn way_to_look(state: &State, draft: &Draft, face: Face, look: &Look) -> Option<String> {
    let cube = look.lang.cube();
    let centre = |face: Face| Some(colour(state.scheme, draft.colours[facelet::centre(face)]?, look));
    Some((cube.entry.above)(cube.faces[face as usize], centre(face)?, centre(facelet::above(face))?))
}

/// Opens the camera, which `static/faces.js` shows, until six faces are taken or the reader closes it.
fn film(state: &State, look: &Look, on_act: &Callback<Act>) -> Callback<MouseEvent> {
    let draft = Draft::centres(&state.live());
    let asked = Draft::FACES.map(|face| way_to_look(state, &draft, face, look).unwrap_or_default());
    let on_act = on_act.clone();
    Callback::from(move |_| {
        let (asked, on_act) = (asked.clone(), on_act.clone());
        spawn_local(async move {
            let asked: js_sys::Array = asked.into_iter().map(wasm_bindgen::JsValue::from).collect();
            on_act.emit(Act::Filmed(ask("faces", "see", &[asked.into()]).await));
        });
    })
}

/// One colour to paint with, or the rubber.
fn brush(state: &State, draft: &Draft, own: Option<Face>, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().entry;
    let (name, picture) = match own {
        Some(face) => (colour(state.scheme, face, look), sign(state, Some(face))),
        None => (texts.rubber, html! { <span class="tile open" /> }),
    };
    let counted = own.map_or(name.to_string(), |face| (texts.count)(name, draft.count(face)));
    let wrong = own.is_some_and(|face| draft.count(face) > 9 || draft.count(face) < 9 && !draft.is_open());
    // One after the other, a colour that no cube has there looks faint: it can still be right, if an earlier one is wrong.
    let review = state.entry.review.as_ref().filter(|_| state.is_in_turn());
    let sets = review.zip(state.entry.cursor).and_then(|(review, cursor)| review.possible.get(cursor).copied());
    let faint = own.zip(sets).is_some_and(|(face, set)| set >> face as u8 & 1 == 0);
    let pressed = (!state.is_in_turn()).then(|| (own == state.entry.brush).to_string());
    html! {
        <button class={classes!("brush", faint.then_some("faint"))} aria-pressed={pressed} aria-label={counted}
            onclick={press(on_act, Act::Brush(own))}>
            { picture }
            if let Some(face) = own { <span class={wrong.then_some("wrong")}>{ draft.count(face) }</span> }
        </button>
    }
}

/// One facelet of the net, and whether it may be wrong.
fn square(
    state: &State,
    draft: &Draft,
    (index, is_suspect): (usize, bool),
    look: &Look,
    on_act: &Callback<Act>,
) -> Html {
    let cube = look.lang.cube();
    let face = facelet::face(index);
    let [row, column] = facelet::row_and_column(index);
    let (x, y) = NET[face as usize];
    let entered = draft.colours[index];
    let known = state.entry.review.as_ref().map_or(entered, |review| review.known[index]);
    let name = known.map(|own| colour(state.scheme, own, look));
    // Where it stands in the net, and on its face alone.
    let style = format!("--net: {} / {}; --alone: {row} / {column}", y * 3 + row, x * 3 + column);
    let follows = entered.is_none() && known.is_some();
    let mut label = (cube.entry.facelet)(cube.faces[face as usize], row, column, name);
    if follows {
        label = format!("{label}, {}", cube.entry.follows);
    }
    if is_suspect {
        label = format!("{label}, {}", cube.entry.suspect);
    }
    let current = state.entry.cursor.filter(|&cursor| cursor == index && state.is_in_turn()).map(|_| "true");
    let first = index == state.entry.cursor.unwrap_or(0);
    let class = classes!(
        "facelet",
        follows.then_some("follows"),
        is_suspect.then_some("suspect"),
        (face == state.entry.face).then_some("of-face")
    );
    html! {
        <button {class} id={format!("facelet-{index}")} {style} aria-label={label} aria-current={current}
            tabindex={if first { "0" } else { "-1" }} onclick={press(on_act, Act::Paint(index))}>{ sign(state, known) }</button>
    }
}

/// Paints the facelets over which the pointer is dragged; the click at its end is that of the first.
fn stroke(on_act: &Callback<Act>) -> Callback<PointerEvent> {
    let last = std::cell::Cell::new(None);
    sends(on_act, move |event: PointerEvent| {
        if event.buttons() != 1 {
            last.set(None);
            return None;
        }
        // A finger stays bound to the facelet where it began.
        let under = document()?.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
        let square = under.closest(".facelet").ok().flatten()?;
        let index = square.id().strip_prefix("facelet-")?.parse::<usize>().ok()?;
        (last.replace(Some(index)) != Some(index)).then_some(Act::Stroke(index))
    })
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
