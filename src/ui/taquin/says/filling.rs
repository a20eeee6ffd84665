//! Explanations of a small pattern database while it is filled.

use crate::puzzle::taquin::filling::Filling;
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::controls::{line_of, options, sends};
use crate::ui::parts::{button, heading, paragraph, together};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use yew::prelude::*;

/// Sentences about the step.
pub fn words(filling: &Filling, step: usize, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().filling;
    let Some(looked) = step.checked_sub(1).and_then(|index| filling.steps().get(index)) else {
        return vec![texts.begin.to_string()];
    };
    let counts = filling.counts_at(step);
    let known: u64 = counts.iter().sum();
    if step == filling.steps().len() {
        let (more, by) = filling.beyond_manhattan();
        return vec![(texts.done)(known, counts.len() - 1, more, by)];
    }
    vec![(texts.step)(looked.moves, looked.found.len(), known)]
}

/// What is pointed at.
pub fn pointed(filling: &Filling, step: usize, id: Id, look: &Look) -> Option<String> {
    let known = filling.known_at(step);
    let moves = known.get(id.a as usize)?;
    Some((look.lang.taquin().filling.pointed)(*moves))
}

/// The button that begins, where a table can be shown.
pub fn begin(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let [title, begin, _] = look.lang.taquin().filling.heading;
    if !state.can_fill() {
        return html! {};
    }
    together(vec![heading(title), button("watch-filling", begin, on_act, Act::Fill(None))])
}

/// The panel on the right.
pub fn says(filling: &Filling, step: usize, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().filling;
    let tiles = filling.tiles();
    let (width, height) = filling.sides();
    let all = || (1..(width * height) as u8).map(|tile| tile.to_string());
    let choose = |slot: usize| {
        let other = tiles[1 - slot];
        let onchange = sends(on_act, move |event: Event| {
            let tile = line_of(&event)? as u8 + 1;
            // Who chooses the other one exchanges them.
            let mut chosen = if tile == other { [tiles[1], tiles[0]] } else { tiles };
            chosen[slot] = tile;
            Some(Act::Fill(Some(chosen)))
        });
        html! { <label>{ texts.tiles[slot] }<select data-tile={slot.to_string()} {onchange}>{ options(all().map(AttrValue::from), Some(usize::from(tiles[slot]) - 1)) }</select></label> }
    };
    let row = |(moves, &count): (usize, &u64)| Row {
        id: None,
        class: None,
        cells: vec![moves.into(), look.lang.number(count).into()],
    };
    let counts = filling.counts_at(step);
    together(vec![
        heading(texts.heading[0]),
        html! { <div class="row">{ choose(0) }{ choose(1) }</div> },
        table(
            "filling",
            Caption::Heard(texts.heading[0]),
            &texts.columns,
            counts.iter().enumerate().map(row).collect(),
        ),
        together(texts.about.into_iter().map(|words| paragraph("", words)).collect()),
        button("end-filling", texts.heading[2], on_act, Act::EndFill),
    ])
}
