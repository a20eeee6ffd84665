//! The painter that draws on a canvas.

use crate::geometry::Point;
use crate::scene::{Anchor, Flat, Label, Paint, Palette, Room, Stroke, Weight};
use web_sys::CanvasRenderingContext2d;

/// The type of the drawings, as loaded by the style sheet.
const FONT: &str = "\"Atkinson Hyperlegible\", sans-serif";

/// Draws flat shapes; `scale` device pixels make one unit of the room.
pub fn paint(context: &CanvasRenderingContext2d, flat: &[Flat], room: Room, palette: Palette, scale: f64) {
    // Drawing calls fail only for arguments that are not numbers, which leaves that shape out.
    let _ = context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
    context.set_fill_style_str(&palette.rgb(Paint::Sheet).to_string());
    context.fill_rect(0.0, 0.0, room.width + 1.0, room.height + 1.0);
    context.set_line_join("round");
    context.set_line_cap("round");
    context.set_text_baseline("alphabetic");
    for shape in flat {
        match shape {
            Flat::Polygon(polygon) => {
                trace(context, &polygon.points);
                context.close_path();
                if let Some(fill) = polygon.fill {
                    context.set_fill_style_str(&palette.rgb(fill).to_string());
                    context.fill();
                }
                if let Some(stroke) = polygon.stroke {
                    edge(context, &stroke, palette);
                }
            }
            Flat::Line(line) => {
                trace(context, &line.points);
                edge(context, &line.stroke, palette);
            }
            Flat::Label(label) => write(context, label, palette, scale),
        }
    }
}

fn trace(context: &CanvasRenderingContext2d, points: &[Point]) {
    context.begin_path();
    for (index, p) in points.iter().enumerate() {
        if index == 0 { context.move_to(p.x, p.y) } else { context.line_to(p.x, p.y) }
    }
}

fn edge(context: &CanvasRenderingContext2d, stroke: &Stroke, palette: Palette) {
    context.set_stroke_style_str(&palette.rgb(stroke.paint).to_string());
    context.set_line_width(palette.stroke_width(stroke.width));
    context.stroke();
}

fn write(context: &CanvasRenderingContext2d, label: &Label, palette: Palette, scale: f64) {
    let weight = if label.weight == Weight::Bold { "bold " } else { "" };
    context.set_font(&format!("{weight}{:.1}px {FONT}", label.size));
    context.set_text_align(match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "center",
        Anchor::End => "end",
    });
    context.set_fill_style_str(&palette.rgb(label.paint).to_string());
    // The middle of a line of type lies about a third of its size above its base line.
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
