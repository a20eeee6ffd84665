//! The painter that writes SVG, for export and print.

use super::{Anchor, Flat, Id, Paint, Palette, Scene, Stroke, Weight};
use crate::geometry::{Point, decimal};
use std::fmt::Write;

/// The scene as an SVG document in the colours of a theme, with its title for screen readers.
pub fn document(scene: &Scene, palette: Palette, title: &str) -> String {
    let (width, height) = (scene.room.width, scene.room.height);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" \
         font-family=\"Casse-tete Sans, sans-serif\"><title>{}</title><rect width=\"100%\" height=\"100%\" \
         fill=\"{}\"/>",
        decimal(width, 0),
        decimal(height, 0),
        escape(title),
        palette.rgb(Paint::Sheet)
    );
    shapes(&mut svg, scene.flatten(), palette);
    svg.push_str("</svg>\n");
    svg
}

/// Adds shapes to the text of an SVG document.
pub fn shapes(svg: &mut String, shapes: impl IntoIterator<Item = Flat>, palette: Palette) {
    for shape in shapes {
        write_shape(svg, &shape, palette);
    }
}

fn write_shape(svg: &mut String, shape: &Flat, palette: Palette) {
    let color = |paint: Paint| palette.rgb(paint).to_string();
    let edge = |stroke: &Stroke| {
        let width = palette.stroke_width(stroke.width);
        format!(" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", color(stroke.paint), decimal(width, 2))
    };
    // Writing to a string cannot fail.
    let _ = match shape {
        Flat::Polygon(polygon) => {
            let fill = polygon.fill.map_or("none".to_string(), color);
            let stroke = polygon.stroke.as_ref().map(edge).unwrap_or_default();
            write!(svg, "<path{} d=\"{}Z\" fill=\"{fill}\"{stroke}/>", mark(polygon.id), path(&polygon.points))
        }
        Flat::Line(line) => write!(
            svg,
            "<path{} d=\"{}\" fill=\"none\" stroke-linecap=\"round\"{}/>",
            mark(line.id),
            path(&line.points),
            edge(&line.stroke)
        ),
        Flat::Segments(lines) => {
            let path: String = lines.ends.chunks_exact(2).map(path).collect();
            let dashes: Vec<String> = lines.dashes.iter().map(|&length| decimal(length, 1)).collect();
            let dashes = match dashes[..] {
                [] => String::new(),
                _ => format!(" stroke-dasharray=\"{}\"", dashes.join(" ")),
            };
            write!(svg, "<path d=\"{path}\" fill=\"none\" stroke-linecap=\"round\"{}{dashes}/>", edge(&lines.stroke))
        }
        Flat::Label(label) => {
            let anchor = match label.anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let weight = if label.weight == Weight::Bold { 700 } else { 400 };
            let [x, y] = [label.at.x, label.at.y].map(|length| decimal(length, 2));
            let place = match label.plane {
                None => format!("x=\"{x}\" y=\"{y}\""),
                Some((right, down)) => {
                    let [a, b, c, d] = [right.x, right.y, down.x, down.y].map(|part| decimal(part, 4));
                    format!("transform=\"matrix({a} {b} {c} {d} {x} {y})\"")
                }
            };
            write!(
                svg,
                "<text {place} font-size=\"{}\" font-weight=\"{weight}\" text-anchor=\"{anchor}\" dy=\"0.36em\" \
                 fill=\"{}\">{}</text>",
                decimal(label.size, 1),
                color(label.paint),
                escape(&label.text)
            )
        }
    };
}

/// The id of the shape as an attribute, so that pages can tell what is pointed at.
fn mark(id: Option<Id>) -> String {
    id.map_or(String::new(), |id| format!(" data-id=\"{id}\""))
}

fn path(points: &[Point]) -> String {
    let corners: Vec<String> = points.iter().map(|p| format!("{} {}", decimal(p.x, 2), decimal(p.y, 2))).collect();
    format!("M{}", corners.join("L"))
}

/// A text between the tags of such a document.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
