//! The editor of figures: the layers side by side, with a button for each cell.

use super::act::Act;
use super::brush::brush;
use super::layers::{cell_words, grids, lengths, painted_layers, place_text, tint_class};
use super::state::stroke::Editing;
use super::state::{Shows, State};
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::tint::Tint;
use crate::puzzle::soma::{Figure, SIDE, cell};
use crate::ui::Look;
use crate::ui::controls::{line_of, panel, sends};
use crate::ui::parts::button;
use yew::prelude::*;

/// The editor, rendered only when it changes, because a large box has many buttons.
#[derive(PartialEq)]
struct Editor {
    look: Look,
    draft: Draft,
    /// The last valid figure.
    figure: Figure,
    shows: Shows,
    numbers: bool,
    brush: Tint,
    on_act: Callback<Act>,
}

/// The HTML of the editor.
pub fn editor(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let editor = Editor {
        look: *look,
        draft: state.draft.clone(),
        figure: state.model.figure.clone(),
        shows: state.shows,
        numbers: state.numbers,
        brush: state.brush,
        on_act: on_act.clone(),
    };
    panel(editor, Editor::draw)
}

impl Editor {
    fn draw(&self) -> Html {
        let Editor { look, draft, on_act, .. } = self;
        let texts = &look.lang.soma().figure;
        let [_, depth, height] = draft.sides();
        // The coordinates of the figure begin at the origin, wherever the draft has it in its box.
        let corner = draft.corner().unwrap_or_default();
        let is_figure = draft.shape().as_ref() == Some(&self.figure);
        let on_stroke = on_act.reform(|(painted, stroke)| Act::Stroke(painted, stroke));
        let [empty, fill, back] = texts.buttons;
        html! {
            <div class="figure-editor">
                { painted_layers(Editing::Figure, draft.sides(), [texts.editor.into(), "editor-hint".into()], &on_stroke, grids(draft.sides(), look, |[x, y, z]| {
                                    let at = cell(x as i16, y as i16, z as i16);
                                    let tint = draft.tint(at);
                                    let filled = tint.is_some();
                                    let place = cell(at.x - corner.x, at.y - corner.y, at.z - corner.z);
                                    let number = self.figure.index(place).filter(|_| is_figure && filled);
                                    let colour = ["white", "black"][usize::from(place.is_black())];
                                let colour = (self.shows == Shows::Chess).then_some(colour);
                                    let marked = matches!((self.shows, number), (Shows::Cells(cells), Some(number)) if cells >> number & 1 == 1);
                                    let first = [x, y, z] == [0, depth - 1, height - 1];
                                    html! {
                                        <button class={classes!("unit", colour, tint_class(tint), marked.then_some("marked"))} data-cell={place_text([x, y, z])} aria-pressed={filled.to_string()}
                                            tabindex={if first { "0" } else { "-1" }}
                                            aria-label={cell_words(look, [x, y, z], depth, tint)}>
                                            if let (true, Some(number)) = (self.numbers, number) { { number + 1 } }
                                        </button>
                                    }
                    })) }
                <div class="row">
                    { sides(draft.sides(), look, on_act) }
                    { button("empty-all", empty, on_act, Act::Clear) }
                    { button("fill-all", fill, on_act, Act::Fill) }
                    { button("back-to", back, on_act, Act::Back) }
                    { button("chequer", look.lang.soma().tints.chequer, on_act, Act::Chequer) }
                </div>
                { brush(&Tint::ALL, self.brush, look, on_act) }
                <p class="hint" id="editor-hint">{ texts.editor_hint }</p>
            </div>
        }
    }
}

/// The fields for width, depth and height of the box.
fn sides(sides: [usize; 3], look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let list = |axis: usize| {
        let onchange = sends(on_act, move |event: Event| {
            let mut sides = sides;
            sides[axis] = lengths(sides, axis, *SIDE.start()).nth(line_of(&event)?)?;
            Some(Act::Sides(sides))
        });
        html! {
            <select class="side" aria-label={texts.sides[axis]} title={texts.sides[axis]} {onchange}>
                { for lengths(sides, axis, *SIDE.start()).map(|side| html! { <option selected={side == sides[axis]}>{ side }</option> }) }
            </select>
        }
    };
    html! { <span class="sides">{ list(0) }{ "×" }{ list(1) }{ "×" }{ list(2) }</span> }
}
