//! Explanations of the symmetries of a position, and named positions.

use crate::geometry::lattice::{Cell, Symmetry, cell};
use crate::puzzle::cube::pattern::CubePattern;
use crate::puzzle::cube::scene::symmetry::{SMALL, small};
use crate::puzzle::cube::symmetry::{self, SYMMETRIES, SymmetryElements, SymmetryGroup, SymmetryKind, class};
use crate::puzzle::cube::{Face, Spelling, facelet};
use crate::scene::svg;
use crate::ui::Look;
use crate::ui::controls::press;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::parts::{able, button, heading, paragraph, said, scrolling, together};
use crate::ui::table::{Caption, Row, table};
use std::sync::OnceLock;
use yew::prelude::*;

/// The symmetries of the position on show, and the named positions.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().subgroup;
    let group = SymmetryGroup::of(&state.position());
    let mut kinds = vec![];
    for (kind, name) in SymmetryKind::ALL.into_iter().zip(texts.kinds) {
        let mut buttons = vec![];
        for symmetry in Symmetry::ALL.into_iter().filter(|own| SymmetryKind::of(*own) == kind) {
            let words =
                (texts.symmetry)(&spelled(symmetry::name(symmetry), state.spelling), group.fixing.contains(&symmetry));
            let pressed = (state.subgroup.symmetry == Some(symmetry)).to_string();
            let onclick = press(on_act, Act::Symmetry(symmetry));
            buttons.push(html! { <button class="symmetry" aria-pressed={pressed} {onclick}>{ picture(symmetry, look) }{ words }</button> });
        }
        let count = look.lang.number(buttons.len());
        kinds.push(html! { <p>{ name }{ " (" }{ count }{ ")" }</p> });
        kinds.push(html! { <div class="symmetries" role="group" aria-label={name}>{ buttons }</div> });
    }
    let inverse = texts.own_inverse[usize::from(group.is_own_inverse())];
    together(vec![
        said((texts.symmetries)([group.fixing.len(), SYMMETRIES], group.class_size(), group.inverting.len())),
        said(inverse),
        paragraph("hint", texts.symmetry_hint),
        able("reflect", texts.reflect.into(), on_act, state.subgroup.symmetry.map(|_| Act::Reflect)),
        together(kinds),
        heading(texts.patterns),
        said(texts.quoted),
        patterns(look, on_act),
    ])
}

/// Sentences about the symmetry that is drawn: its kind with its axis and plane, and whether the position has it.
pub fn words(state: &State, symmetry: Symmetry, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().subgroup;
    let kind = SymmetryKind::of(symmetry);
    let mut about = texts.kinds[SymmetryKind::ALL.iter().position(|own| *own == kind).unwrap_or_default()].to_string();
    let SymmetryElements { axis, mirror, .. } = SymmetryElements::of(symmetry);
    for (direction, said) in [(axis, texts.axis), (mirror, texts.mirror)] {
        if let Some(own) = direction {
            let ends = [own, cell(-own.x, -own.y, -own.z)].map(|end| spelled(faces_at(end), state.spelling));
            about.push_str(", ");
            about.push_str(&said(&ends[0], &ends[1]));
        }
    }
    let has = state.position().under(symmetry) == state.position();
    vec![(texts.drawn)(&about), texts.has[usize::from(has)].to_string()]
}

/// The letters of the faces on which the cube lies in this direction from its middle: one for a face, two for an edge, three for a corner.
fn faces_at(direction: Cell) -> String {
    let is_at = |face: &Face| facelet::dot(face.normal(), direction) > 0;
    Face::ALL.into_iter().filter(is_at).map(Face::letter).collect()
}

fn spelled(letters: String, spelling: Spelling) -> String {
    if spelling == Spelling::Text { letters.replace('U', "T") } else { letters }
}

/// The small picture of a symmetry.
fn picture(symmetry: Symmetry, look: &Look) -> Html {
    let scene = small(symmetry);
    let [width, height] = [SMALL.width, SMALL.height].map(|length| length as u32);
    let mut picture =
        format!("<svg viewBox=\"0 0 {width} {height}\" width=\"3.5rem\" height=\"3.5rem\" aria-hidden=\"true\">");
    svg::shapes(&mut picture, scene.flatten(), look.palette);
    picture.push_str("</svg>");
    Html::from_html_unchecked(picture.into())
}

/// The named positions, with their fewest turns and the number of their symmetries.
fn patterns(look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().subgroup;
    let mut rows = vec![];
    // Worked out once, not at each drawing.
    static FIXING: OnceLock<Vec<usize>> = OnceLock::new();
    let of = |pattern: &CubePattern| SYMMETRIES / class(&pattern.algorithm().cube().position()).1;
    let fixing = FIXING.get_or_init(|| CubePattern::ALL.iter().map(of).collect());
    for (number, (pattern, name)) in CubePattern::ALL.iter().zip(texts.pattern_names).enumerate() {
        let star = if pattern.is_quoted { "*" } else { "" };
        rows.push(Row::of(vec![
            button("pattern", name, on_act, Act::Pattern(number)),
            html! { <>{ pattern.fewest }{ star }</> },
            html! { fixing[number] },
        ]));
    }
    scrolling(texts.patterns, table("patterns", Caption::Heard(texts.patterns), &texts.pattern_columns, rows))
}
