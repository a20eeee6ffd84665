//! The layers of a box as grids of buttons, a button for each cell: where it is written, and the keys that go from cell to cell.

use super::state::stroke::{CellStroke, Editing};
use crate::geometry::lattice::{Cell, cell};
use crate::puzzle::soma::SIDE;
use crate::puzzle::soma::tint::Tint;
use crate::ui::Look;
use crate::ui::controls::sends;
use crate::ui::root::document;
use crate::ui::roving::{button_at, has_modifier, move_focus, stops_at};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The attribute with the place of a cell: its three coordinates, from 0.
pub const CELL_PLACE: &str = "data-cell";

/// The value of that attribute.
pub fn place_text([x, y, z]: [usize; 3]) -> String {
    format!("{x}-{y}-{z}")
}

/// The coordinates that the attribute of a cell holds.
pub fn coordinates(place: &str) -> Option<[usize; 3]> {
    let mut numbers = place.split('-').map_while(|number| number.parse().ok());
    Some([numbers.next()?, numbers.next()?, numbers.next()?])
}

/// The cell of an event: its button, and its coordinates x, y, z.
pub fn cell_of(event: &web_sys::Event) -> Option<(HtmlElement, [usize; 3])> {
    let (button, place) = button_at(event, CELL_PLACE)?;
    Some((button, coordinates(&place)?))
}

/// The most cells of a box that are shown one by one; more would make the page slow.
const MOST_SHOWN: usize = 12 * 12 * 12;

/// The lengths among which a reader may choose for one side of a box: those with which its cells can be shown, and its own.
pub fn lengths(sides: [usize; 3], axis: usize, least: usize) -> impl Iterator<Item = usize> {
    let layer = sides.iter().product::<usize>() / sides[axis];
    (least..=*SIDE.end()).filter(move |&side| side == sides[axis] || side * layer <= MOST_SHOWN)
}

/// The grids of a box with these sides, the highest layer first, the rows at the back of each at its top.
pub fn grids([width, depth, height]: [usize; 3], look: &Look, cell: impl Fn([usize; 3]) -> Html) -> Html {
    if width * depth * height > MOST_SHOWN {
        return html! { <p class="hint too-many">{ look.lang.soma().figure.too_many_cells }</p> };
    }
    let layer = look.lang.soma().layer;
    let grid = |z| {
        let places = (0..depth).rev().flat_map(|y| (0..width).map(move |x| [x, y, z]));
        html! {
            <div class="layer">
                <span aria-hidden="true">{ layer(z, height) }</span>
                <div class="grid" style={format!("--columns: {width}")}>{ for places.map(&cell) }</div>
            </div>
        }
    };
    html! { { for (0..height).rev().map(grid) } }
}

/// The layers of what is edited, whose cells are filled and emptied by keys, by clicks, and by dragging over them. `words` are the name of
/// the editor and the element with its description.
pub fn painted_layers(
    painted: Editing,
    sides: [usize; 3],
    words: [AttrValue; 2],
    on_stroke: &Callback<(Editing, CellStroke)>,
    grids: Html,
) -> Html {
    // A click without a pointer comes from the keyboard, or from a program that reads the page.
    let onclick = sends(on_stroke, move |event: MouseEvent| {
        let (_, place) = cell_of(&event).filter(|_| event.detail() == 0)?;
        Some((painted, CellStroke::Alone(cell_at(place))))
    });
    let onpointerdown = sends(on_stroke, move |event: PointerEvent| {
        let (_, place) = cell_of(&event).filter(|_| event.button() == 0)?;
        Some((painted, CellStroke::Begin(cell_at(place))))
    });
    let onpointermove = sends(on_stroke, move |event: PointerEvent| {
        if event.buttons() & 1 == 0 {
            return None;
        }
        // A finger's events stay with the cell where it went down.
        let under = document()?.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
        let place = under.closest("[data-cell]").ok()??.get_attribute(CELL_PLACE)?;
        Some((painted, CellStroke::Over(cell_at(coordinates(&place)?))))
    });
    let onpointerup = on_stroke.reform(move |_: PointerEvent| (painted, CellStroke::End));
    let onpointercancel = onpointerup.clone();
    let [name, described] = words;
    html! {
        <div class="layers" role="group" aria-label={name} aria-describedby={described} {onclick} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} onkeydown={arrow_keys(sides)} onfocusin={stops_at(CELL_PLACE)}>
            { grids }
        </div>
    }
}

/// The words for a cell of a box: its layer, its row, its column, and its colour if it is filled.
pub fn cell_words(look: &Look, [x, y, z]: [usize; 3], depth: usize, tint: Option<Tint>) -> String {
    let texts = look.lang.soma();
    let words = (texts.figure.cell)(z + 1, depth - y, x + 1, tint.is_some());
    format!("{words}{}", texts.tints.cell[tint.unwrap_or_default() as usize])
}

/// The CSS class of a filled cell with a colour.
pub fn tint_class(tint: Option<Tint>) -> Option<&'static str> {
    match tint? {
        Tint::Neutral => None,
        Tint::Black => Some("tint-black"),
        Tint::White => Some("tint-white"),
        Tint::Open => Some("tint-open"),
    }
}

fn cell_at([x, y, z]: [usize; 3]) -> Cell {
    cell(x as i16, y as i16, z as i16)
}

/// The keys that go from cell to cell: arrows within a layer, page up and page down from layer to layer.
pub fn arrow_keys([width, depth, height]: [usize; 3]) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        let Some((button, [x, y, z])) = cell_of(&event).filter(|_| !has_modifier(&event)) else { return };
        let next = match event.key().as_str() {
            "ArrowLeft" => [x.wrapping_sub(1).min(width - 1), y, z],
            "ArrowRight" => [(x + 1) % width, y, z],
            // The back row is at the top of each layer.
            "ArrowUp" => [x, (y + 1) % depth, z],
            "ArrowDown" => [x, y.wrapping_sub(1).min(depth - 1), z],
            "PageUp" => [x, y, (z + 1).min(height - 1)],
            "PageDown" => [x, y, z.saturating_sub(1)],
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        move_focus(&button, CELL_PLACE, &place_text(next));
    })
}
