//! What lies behind the last of many lines, painted once: where a thousand lines cross, painting them takes longer than all the rest,
//! and most of what changes, such as the thing that is pointed at, lies in front of them.

use super::{opaque, resize};
use crate::scene::{Flat, Palette, Room};
use crate::ui::paint::paint;
use crate::ui::root::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlCanvasElement;

/// Lines with at least so many ends are worth a picture of their own.
const MANY: usize = 400;

/// A picture of the first shapes of a scene.
pub struct Behind {
    canvas: HtmlCanvasElement,
    /// What it was painted of: shapes; their room, the colours, device pixels for one unit of the room.
    shapes: Vec<Flat>,
    look: (Room, Palette, f64),
}

impl Behind {
    /// The picture of all shapes up to the last of many lines, and the number of these shapes; none for a scene without many lines. `last`
    /// is the picture of the frame before, which is painted anew only if something in it has changed.
    pub fn of<'a>(
        last: &'a mut Option<Behind>,
        flat: &[Flat],
        look: (Room, Palette, f64),
    ) -> Option<(&'a HtmlCanvasElement, usize)> {
        let is_many = |shape: &Flat| matches!(shape, Flat::Segments(lines) if lines.ends.len() >= MANY);
        let Some(index) = flat.iter().rposition(is_many) else {
            *last = None;
            return None;
        };
        let shapes = &flat[..=index];
        if last.as_ref().is_none_or(|last| last.look != look || last.shapes != shapes) {
            let canvas = match last.take() {
                Some(last) => last.canvas,
                None => document()?.create_element("canvas").ok()?.dyn_into().ok()?,
            };
            let (room, palette, scale) = look;
            resize(&canvas, room, scale);
            paint(&opaque(&canvas)?, shapes, room, palette, scale, None, None);
            *last = Some(Behind { canvas, shapes: shapes.to_vec(), look });
        }
        last.as_ref().map(|behind| (&behind.canvas, index + 1))
    }
}
