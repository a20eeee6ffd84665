//! The editor of pieces: a list of the pieces with the number of each, the cells of one of them layer by layer, the set as text, and the
//! boxes that it could fill.

use super::SetupProps;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::own_set::{LEAST_BOX, OwnFault, OwnPiece, OwnSet, boxes};
use crate::puzzle::soma::pieces::{MOST_PIECES, Turning};
use crate::puzzle::soma::scene::thumb::Thumbnail;
use crate::puzzle::soma::tint::Tint;
use crate::puzzle::soma::{Figure, cell};
use crate::ui::Look;
use crate::ui::controls::{panel, sends};
use crate::ui::parts::paragraph;
use crate::ui::roving::button_at;
use crate::ui::soma::act::Act;
use crate::ui::soma::brush::brush;
use crate::ui::soma::gaps::gaps;
use crate::ui::soma::layers::{cell_words, grids, lengths, painted_layers, place_text, tint_class};
use crate::ui::soma::state::own::{Filling, OwnState};
use crate::ui::soma::state::stroke::Editing;
use wasm_bindgen::JsCast;
use web_sys::{HtmlButtonElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The attribute that says what an element of the editor does, see [`crate::ui::soma::state::State::edit_pieces`].
const PIECES: &str = "data-pieces";

/// The side of a picture, in scene units.
const PICTURE: f64 = 44.0;

/// The editor, rendered only when it changes, because it has a button for each cell.
#[derive(PartialEq)]
struct PieceEditor {
    look: Look,
    own: OwnState,
    figure: Draft,
    brush: Tint,
    on_act: Callback<Act>,
}

/// The HTML of the editor, or of the button that opens it.
pub fn own(props: &SetupProps) -> Html {
    let base = &props.base;
    let editor = PieceEditor {
        look: base.look,
        own: props.own.clone(),
        figure: props.draft.clone(),
        brush: props.brush,
        on_act: base.on_act.clone(),
    };
    panel(editor, PieceEditor::draw)
}

/// What came out of the question how much of the figure the pieces fill.
pub fn filled_words(filled: Option<Filling>, look: Look) -> String {
    let texts = &look.lang.soma().own;
    filled.map_or(texts.unfilled.to_string(), |Filling { pieces, cells, is_proven }| {
        (texts.filled)(pieces, cells, is_proven)
    })
}

impl PieceEditor {
    fn draw(&self) -> Html {
        let texts = &self.look.lang.soma().own;
        let set = self.own.set();
        // One handler for all buttons, one for all fields.
        let onclick = sends(&self.on_act, |event: MouseEvent| {
            let (element, what) = button_at(&event, PIECES)?;
            element.dyn_ref::<HtmlButtonElement>().map(|_| Act::Own(what, None))
        });
        let onchange = sends(&self.on_act, |event: Event| {
            let (field, what) = button_at(&event, PIECES)?;
            let written = field.dyn_ref().map(HtmlInputElement::value);
            let value = written.or_else(|| field.dyn_ref().map(HtmlSelectElement::value))?;
            Some(Act::Own(what, Some(value)))
        });
        let is_open = set.is_some();
        let does = if is_open { "close" } else { "open" };
        html! {
            <div class="own-set" role="group" aria-label={texts.title} {onclick} {onchange}>
                <button data-pieces={does} aria-expanded={is_open.to_string()}>{ texts.title }</button>
                <div data-told="all" class="own-filled">
                    if let Some(filled) = self.own.filled {
                        <p>{ filled_words(filled, self.look) }</p>
                    }
                </div>
                if let Some(set) = &set { { self.open(set) } }
            </div>
        }
    }

    fn open(&self, set: &OwnSet) -> Html {
        let texts = &self.look.lang.soma().own;
        let chosen = self.own.chosen.min(set.pieces().len() - 1);
        let can_add = set.pieces().len() < MOST_PIECES;
        let model = set.model(&self.figure);
        let (written, mut told) = (set.to_string(), vec![]);
        told.extend(self.own.refused.as_ref().map(|(_, fault)| (texts.fault)(fault)));
        let shown = self.own.refused.as_ref().map_or(written, |(text, _)| text.clone());
        told.push((texts.total)(set.count(), set.volume()));
        told.extend(model.as_ref().ok().and_then(|model| gaps(&model.pieces, &self.look)));
        told.extend(model.as_ref().err().into_iter().flatten().map(texts.fault));
        let shape = self.figure.shape();
        let fill = |sides @ [width, depth, height]: [usize; 3]| {
            let is_chosen = shape.is_some() && shape == Figure::block(width, depth, height);
            choice(format!("box:{}", place_text(sides)), is_chosen, html! { format!("{width} × {depth} × {height}") })
        };
        let boxes = boxes(set.volume());
        let [turning, ways @ ..] = texts.turning;
        html! {
            <>
                <div class="row">
                    { for (0..).zip(texts.starts).map(|(start, name)| html! { <button data-pieces={format!("start:{start}")}>{ name }</button> }) }
                </div>
                <ul>{ for self.rows(set, chosen) }</ul>
                <button data-pieces="add" disabled={!can_add}>{ texts.add }</button>
                <label class="own-turning">
                    { turning }
                    <select data-pieces="turning">
                        { for (0..).zip(Turning::ALL).zip(ways).map(|((line, own), way): ((usize, Turning), &str)| html! { <option value={line.to_string()} selected={own == set.turning()}>{ way }</option> }) }
                    </select>
                </label>
                { self.cells(&set.pieces()[chosen], chosen) }
                <label for="own-text">{ texts.text }</label>
                <input type="text" id="own-text" data-pieces="text" spellcheck="false" autocomplete="off" aria-describedby="own-told own-hint" aria-invalid={self.own.refused.is_some().to_string()} data-written={shown} />
                <p class="hint" id="own-hint">{ texts.text_hint }</p>
                <div class="own-told" id="own-told" data-told="all">{ for told.into_iter().map(|words| paragraph("", words)) }</div>
                if !boxes.is_empty() {
                    <div class="row own-boxes" role="group" aria-label={texts.boxes}>
                        <span aria-hidden="true">{ texts.boxes }</span>
                        { for boxes.into_iter().map(fill) }
                    </div>
                }
                if matches!(model.as_ref().err().map(Vec::as_slice), Some([OwnFault::Volume { .. }])) {
                    <button data-pieces="fill">{ texts.fill }</button>
                }
                <button class="strong" data-pieces="use" disabled={model.is_err()}>{ texts.take }</button>
            </>
        }
    }

    /// A row for each piece: its picture, which chooses it, and how many there are of it.
    fn rows(&self, set: &OwnSet, chosen: usize) -> Vec<Html> {
        let texts = &self.look.lang.soma().own;
        let mut rows = vec![];
        let mut before = 0;
        for (place, OwnPiece { times, draft }) in set.pieces().iter().enumerate() {
            let number = place + 1;
            // All cells in the colour of the first of these pieces.
            let colour = (before % 8) as u8;
            let picture = draft
                .shape()
                .map(|shape| Thumbnail::new(&shape, PICTURE).svg(&vec![colour; shape.count()], self.look.palette));
            before += times;
            let act = |verb: &str, sign: &'static str, words: &'static str, disabled: bool| {
                let words = format!("{words} {number}");
                html! { <button data-pieces={format!("{verb}:{place}")} {disabled}>{ sign }<span class="unseen">{ words }</span></button> }
            };
            let [fewer, more, remove] = texts.acts;
            rows.push(html! {
                <li>
                    { choice(format!("choose:{place}"), place == chosen, html! {
                        <>
                            if let Some(picture) = picture { { Html::from_html_unchecked(picture.into()) } }
                            { number }<span class="unseen">{ (texts.piece)(draft.count()) }</span>
                        </>
                    }) }
                    { act("fewer", "−", fewer, *times == 1) }
                    <span class="times">{ times }</span>
                    { act("more", "+", more, false) }
                    { act("remove", "×", remove, false) }
                </li>
            });
        }
        rows
    }

    /// The cells of the piece that is drawn, and the sides of its box.
    fn cells(&self, OwnPiece { draft, .. }: &OwnPiece, place: usize) -> Html {
        let (texts, figure) = (&self.look.lang.soma().own, &self.look.lang.soma().figure);
        let sides = draft.sides();
        let [_, depth, height] = sides;
        let unit = |[x, y, z]: [usize; 3]| {
            let tint = draft.tint(cell(x as i16, y as i16, z as i16));
            let first = [x, y, z] == [0, depth - 1, height - 1];
            let at = place_text([x, y, z]);
            html! {
                <button class={classes!("unit", tint_class(tint))} data-cell={at} aria-pressed={tint.is_some().to_string()}
                    tabindex={if first { "0" } else { "-1" }} aria-label={cell_words(&self.look, [x, y, z], depth, tint)} />
            }
        };
        let on_stroke = self.on_act.reform(|(painted, stroke)| Act::Stroke(painted, stroke));
        let side = |axis: usize| {
            html! {
                <select class="side" data-pieces={format!("side:{axis}")} aria-label={figure.sides[axis]} title={figure.sides[axis]}>
                    { for lengths(sides, axis, LEAST_BOX[axis]).map(|side| html! { <option selected={side == sides[axis]}>{ side }</option> }) }
                </select>
            }
        };
        html! {
            <>
                { painted_layers(Editing::Piece, sides, [(texts.editor)(place + 1).into(), "own-cells-hint".into()], &on_stroke, grids(sides, &self.look, unit)) }
                <span class="sides">{ side(0) }{ "×" }{ side(1) }{ "×" }{ side(2) }</span>
                <p class="hint" id="own-cells-hint">{ texts.editor_hint }</p>
                { brush(&Tint::OF_PIECES, self.brush, &self.look, &self.on_act) }
            </>
        }
    }
}

/// A button that may stay pressed.
fn choice(what: String, pressed: bool, content: Html) -> Html {
    html! { <button data-pieces={what} aria-pressed={pressed.to_string()}>{ content }</button> }
}
