//! The painter that writes SVG, for export and print.

use super::{Anchor, Flat, Id, Paint, Palette, Scene, Stroke, Weight};
use crate::geometry::Point;
use std::fmt::Write;

/// The scene as an SVG document in the colours of a theme, with its title for screen readers.
pub fn document(scene: &Scene, palette: Palette, title: &str) -> String {
    let (width, height) = (scene.room.width, scene.room.height);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" \
         font-family=\"Casse-tete Sans, sans-serif\"><title>{}</title><rect width=\"100%\" height=\"100%\" \
         fill=\"{}\"/>",
        escape(title),
        palette.rgb(Paint::Sheet)
    );
    for shape in scene.flatten() {
        write_shape(&mut svg, &shape, palette);
    }
    svg.push_str("</svg>\n");
    svg
}

fn write_shape(svg: &mut String, shape: &Flat, palette: Palette) {
    let color = |paint: Paint| palette.rgb(paint).to_string();
    let edge = |stroke: &Stroke| {
        let width = palette.stroke_width(stroke.width);
        format!(" stroke=\"{}\" stroke-width=\"{width:.2}\" stroke-linejoin=\"round\"", color(stroke.paint))
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
        Flat::Label(label) => {
            let anchor = match label.anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let weight = if label.weight == Weight::Bold { 700 } else { 400 };
            let Point { x, y } = label.at;
            let place = match label.plane {
                None => format!("x=\"{x:.2}\" y=\"{y:.2}\""),
                Some((right, down)) => format!(
                    "transform=\"matrix({:.4} {:.4} {:.4} {:.4} {x:.2} {y:.2})\"",
                    right.x, right.y, down.x, down.y
                ),
            };
            write!(
                svg,
                "<text {place} font-size=\"{:.1}\" font-weight=\"{weight}\" text-anchor=\"{anchor}\" dy=\"0.36em\" \
                 fill=\"{}\">{}</text>",
                label.size,
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
    let corners: Vec<String> = points.iter().map(|p| format!("{:.2} {:.2}", p.x, p.y)).collect();
    format!("M{}", corners.join("L"))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
