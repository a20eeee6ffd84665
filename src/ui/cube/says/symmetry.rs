//! Explanations of the symmetries of a position, and named positions.

use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::Face;
use crate::puzzle::cube::pattern::CubePattern;
use crate::puzzle::cube::symmetry::{SYMMETRIES, SymmetryGroup, SymmetryKind, class};
use crate::ui::Look;
use crate::ui::controls::press;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::parts::{button, heading, paragraph, said, scrolling, together};
use crate::ui::table::{Caption, Row, table};
use std::sync::OnceLock;
use yew::prelude::*;

/// The symmetries of the position on show, and the named positions.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().subgroup;
    let group = SymmetryGroup::of(&state.position());
    let mut rows = vec![];
    for (kind, name) in SymmetryKind::ALL.into_iter().zip(texts.kinds) {
        let mut buttons = vec![];
        for (number, symmetry) in Symmetry::ALL.into_iter().enumerate() {
            if SymmetryKind::of(symmetry) == kind {
                let words = (texts.symmetry)(&images(symmetry), group.fixing.contains(&symmetry));
                buttons.push(html! { <button class="symmetry" onclick={press(on_act, Act::Symmetry(number))}>{ words }</button> });
            }
        }
        rows.push(Row::of(vec![html! { name }, html! { <span class="symmetries">{ buttons }</span> }]));
    }
    let inverse = texts.own_inverse[usize::from(group.is_own_inverse())];
    together(vec![
        said((texts.symmetries)(group.fixing.len(), group.class_size(), group.inverting.len())),
        said(inverse),
        paragraph("hint", texts.symmetry_hint),
        scrolling(texts.tabs[2], table("symmetry-kinds", Caption::Heard(texts.tabs[2]), &texts.symmetry_columns, rows)),
        heading(texts.patterns),
        said(texts.quoted),
        patterns(look, on_act),
    ])
}

/// The faces to which U, R and F go: they name a symmetry.
fn images(symmetry: Symmetry) -> String {
    let mut images = String::new();
    for face in [Face::Up, Face::Right, Face::Front] {
        images.push(face.under(symmetry).letter());
    }
    images
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
