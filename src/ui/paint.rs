//! Paints a scene on a canvas.

use crate::geometry::{Point, decimal};
use crate::scene::{Anchor, Flat, Label, Paint, Palette, Room, Stroke, Weight};
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The font of the drawings, loaded by the style sheet.
const FONT: &str = "\"Casse-tete Sans\", sans-serif";

/// A picture that the reader has chosen, and the columns and rows of the cells into which it is divided.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// The picture.
    pub canvas: HtmlCanvasElement,
    /// Columns and rows.
    pub sides: (usize, usize),
}

impl Photo {
    /// Paints a cell over the rectangle between the first and the third corner. The cells are squares in the middle of the
    /// picture.
    fn paint(&self, context: &CanvasRenderingContext2d, cell: u8, corners: &[Point]) {
        let [from, _, to, ..] = corners else { return };
        let (columns, rows) = (self.sides.0.max(1), self.sides.1.max(1));
        let (width, height) = (f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        let side = (width / columns as f64).min(height / rows as f64);
        let at = |index: usize, cells: usize, length: f64| (length - side * cells as f64) / 2.0 + side * index as f64;
        let (x, y) = (at(usize::from(cell) % columns, columns, width), at(usize::from(cell) / columns, rows, height));
        // If it cannot be painted, the tile stays plain.
        let _ = context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &self.canvas,
            x,
            y,
            side,
            side,
            from.x,
            from.y,
            to.x - from.x,
            to.y - from.y,
        );
    }
}

/// Paints flat shapes; one unit of the room is `scale` device pixels. They lie on the picture `behind`, which has as many
/// pixels as the canvas, or on an empty sheet.
pub fn paint(
    context: &CanvasRenderingContext2d,
    flat: &[Flat],
    room: Room,
    palette: Palette,
    scale: f64,
    photo: Option<&Photo>,
    behind: Option<&HtmlCanvasElement>,
) {
    // Calls fail only for arguments that are not numbers; then that shape is missing.
    let _ = context.reset_transform();
    match behind {
        Some(picture) => {
            let _ = context.draw_image_with_html_canvas_element(picture, 0.0, 0.0);
        }
        None => {
            context.set_fill_style_str(&palette.rgb(Paint::Sheet).to_string());
            context.fill_rect(0.0, 0.0, (room.width + 1.0) * scale, (room.height + 1.0) * scale);
        }
    }
    let _ = context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
    context.set_line_join("round");
    context.set_line_cap("round");
    context.set_text_baseline("alphabetic");
    let mut pens = Pens { context, palette, fill: None, stroke: None };
    for shape in flat {
        match shape {
            Flat::Polygon(polygon) => {
                trace(context, &polygon.points);
                context.close_path();
                if let (Some(Paint::Photo(cell)), Some(photo)) = (polygon.fill, photo) {
                    photo.paint(context, cell, &polygon.points);
                } else if let Some(fill) = polygon.fill {
                    pens.fill(fill);
                    context.fill();
                }
                if let Some(stroke) = polygon.stroke {
                    pens.stroke(&stroke);
                    context.stroke();
                }
            }
            Flat::Line(line) => {
                trace(context, &line.points);
                pens.stroke(&line.stroke);
                context.stroke();
            }
            Flat::Segments(lines) => {
                pens.stroke(&lines.stroke);
                // The lengths are positive numbers, which no canvas refuses.
                let _ = context.set_line_dash(&dashes(lines.dashes));
                for some in lines.ends.chunks(2 * TOGETHER) {
                    context.begin_path();
                    for ends in some.chunks_exact(2) {
                        context.move_to(ends[0].x, ends[0].y);
                        context.line_to(ends[1].x, ends[1].y);
                    }
                    context.stroke();
                }
                let _ = context.set_line_dash(&dashes(&[]));
            }
            Flat::Label(label) => {
                pens.fill(label.paint);
                write(context, label, scale);
            }
        }
    }
}

/// How many lines are drawn as one path: where a thousand cross each other, a single path takes three times as long.
const TOGETHER: usize = 8;

fn dashes(lengths: &[f64]) -> Array {
    lengths.iter().map(|&length| JsValue::from_f64(length)).collect()
}

fn trace(context: &CanvasRenderingContext2d, points: &[Point]) {
    context.begin_path();
    for (index, p) in points.iter().enumerate() {
        if index == 0 { context.move_to(p.x, p.y) } else { context.line_to(p.x, p.y) }
    }
}

/// The colours that were set last. A drawing has thousands of shapes and few colours, and setting a colour costs the browser
/// more than painting a shape.
struct Pens<'a> {
    context: &'a CanvasRenderingContext2d,
    palette: Palette,
    fill: Option<Paint>,
    stroke: Option<Stroke>,
}

impl Pens<'_> {
    fn fill(&mut self, paint: Paint) {
        if self.fill.replace(paint) != Some(paint) {
            self.context.set_fill_style_str(&self.palette.rgb(paint).to_string());
        }
    }

    fn stroke(&mut self, stroke: &Stroke) {
        if self.stroke.replace(*stroke) != Some(*stroke) {
            self.context.set_stroke_style_str(&self.palette.rgb(stroke.paint).to_string());
            self.context.set_line_width(self.palette.stroke_width(stroke.width));
        }
    }
}

fn write(context: &CanvasRenderingContext2d, label: &Label, scale: f64) {
    let weight = if label.weight == Weight::Bold { "bold " } else { "" };
    context.set_font(&format!("{weight}{}px {FONT}", decimal(label.size, 1)));
    context.set_text_align(match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "center",
        Anchor::End => "end",
    });
    // The middle of a line of text lies about a third of its size above the base line.
    let drop = label.size * 0.36;
    match label.plane {
        None => {
            let _ = context.fill_text(&label.text, label.at.x, label.at.y + drop);
        }
        Some((right, down)) => {
            let at = label.at;
            let place = |v: f64| v * scale;
            let _ = context.set_transform(
                place(right.x),
                place(right.y),
                place(down.x),
                place(down.y),
                place(at.x),
                place(at.y),
            );
            let _ = context.fill_text(&label.text, 0.0, drop);
            let _ = context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
        }
    }
}
