//! One factorisation as a small drawing, and the graph that joins the factorisations without a common edge.

use super::graph::layout::{Layout, Sizes};
use super::graph::strokes::{at, circle, length, number, vertex};
use super::graph::{draw_front, draw_right, run};
use crate::geometry::{Point, Within, point, polar, sin_cos};
use crate::puzzle::insanity::graph::{Cycle, Edge};
use crate::puzzle::insanity::light::{COLOUR, EDGE, FACTORISATION, PAIR};
use crate::puzzle::insanity::{CubeSet, Highlight, Theory};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, painting_order, stroke};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The most factorisations that are drawn; those after them are left out.
pub const MOST_DRAWN: usize = 16;

/// One factorisation, its edges with the directions of its cycles; `second` draws it as the second of two.
pub fn one(cubes: &CubeSet, cycles: &[Cycle], second: bool, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let side = room.width.min(room.height);
    let disc = (side * 0.09).within(9.5, 34.0);
    let sizes = Sizes { disc, number: (side * 0.062).within(7.2, 17.0), badge: 0.0 };
    let arcs: Vec<_> = cycles.iter().flatten().copied().collect();
    let edges: Vec<Edge> = arcs.iter().map(|arc| arc.edge).collect();
    let mut layout = Layout::of(cubes, &edges, room, sizes);
    // In a small drawing a number near the beginning of its edge leaves room for the arrowhead.
    for (route, arc) in layout.routes.iter_mut().zip(&arcs).filter(|(_, arc)| !arc.edge.is_loop(cubes)) {
        let away = (length(&route.points) * 0.34).max(layout.sizes.disc + layout.sizes.number + 2.0);
        route.number = at(&run(&route.points, *arc), away).0;
    }
    let radius = layout.sizes.number;
    for (route, arc) in layout.routes.iter().zip(&arcs) {
        let id = Some(Id::new(EDGE, arc.edge.cube, arc.edge.axis));
        scene.line_of(id, route.points.clone(), Paint::Sheet, 12.0);
        let draw = if second { draw_right } else { draw_front };
        draw(&mut scene, id, &run(&route.points, *arc), (route.number, radius));
    }
    let paints = if second {
        [Paint::Sheet, Paint::Second, Paint::Second]
    } else {
        [Paint::Accent, Paint::Sheet, Paint::OnAccent]
    };
    for route in &layout.routes {
        let id = Some(Id::new(EDGE, route.edge.cube, route.edge.axis));
        number(&mut scene, id, route.number, radius, route.edge.cube, paints);
    }
    for (colour, &at) in layout.vertices.iter().enumerate() {
        vertex(&mut scene, Some(Id::new(COLOUR, colour, 0)), at, layout.sizes.disc, colour as u8);
    }
    scene
}

/// The factorisations as vertices; two are joined when they have no edge in common. `first` and `second` are chosen.
pub fn compatible(
    theory: &Theory,
    light: &Highlight,
    first: Option<usize>,
    second: Option<usize>,
    room: Room,
) -> Scene {
    let mut scene = Scene::new(room);
    let count = theory.factorisations.len().min(MOST_DRAWN);
    let (places, disc) = ring(count, room);
    let is = |index: usize, chosen: Option<usize>| chosen == Some(index);
    let lit = |index: usize| light.id == Some(Id::new(FACTORISATION, index, 0));
    let is_chosen = |a, b| is(a, first) && is(b, second) || is(b, first) && is(a, second);
    let pairs = (0..count).flat_map(|b| (0..b).map(move |a| (a, b)));
    let pairs: Vec<(usize, usize)> = pairs.filter(|&(a, b)| theory.is_pair(a, b)).collect();
    // Emphasised edges are drawn last, on top.
    let rank = |index: usize| match pairs[index] {
        (a, b) if light.id == Some(Id::new(PAIR, a, b)) => 3.0,
        (a, b) if is_chosen(a, b) => 2.0,
        (a, b) if lit(a) || lit(b) => 1.0,
        _ => 0.0,
    };
    for (a, b) in painting_order(pairs.len(), &rank).into_iter().map(|index| pairs[index]) {
        let id = Id::new(PAIR, a, b);
        let line = vec![places[a], places[b]];
        let width = if is_chosen(a, b) { 9.0 } else { 3.0 };
        scene.line_of(Some(id), line.clone(), Paint::Sheet, width + 5.0);
        if light.id == Some(id) {
            scene.line(line.clone(), Paint::Accent, width + 16.0);
            scene.line(line.clone(), Paint::AccentArea, width + 9.0);
        }
        let (paint, width) = if lit(a) || lit(b) { (Paint::Accent, width + 3.0) } else { (Paint::Ink, width) };
        scene.line(line, paint, width);
    }
    for (index, &at) in places.iter().enumerate() {
        let id = Id::new(FACTORISATION, index, 0);
        let is_end = |id: Id| id.kind == PAIR && (id.a as usize == index || id.b as usize == index);
        if lit(index) || light.id.is_some_and(is_end) {
            scene.polygon(Some(id), circle(at, disc + 5.0), Some(Paint::Sheet), stroke(Paint::Accent, 5.0));
        }
        let (fill, ink) = if is(index, first) {
            (Paint::Accent, Paint::OnAccent)
        } else if is(index, second) {
            (Paint::Second, Paint::OnAccent)
        } else {
            (Paint::Sheet, Paint::Ink)
        };
        scene.polygon(Some(id), circle(at, disc), Some(fill), stroke(Paint::Ink, 2.5));
        if is(index, second) {
            // The second factorisation has a double rim, as its edges are double lines.
            scene.polygon(Some(id), circle(at, disc - 4.0), None, stroke(Paint::OnAccent, 2.5));
        }
        let size = if index < 9 { disc * 0.84 } else { disc * 0.7 };
        scene.label(at, format!("F{}", index + 1), size, Weight::Bold, Anchor::Middle, ink);
    }
    scene
}

/// `count` places on a circle, clockwise from the top, and the radius of a disc at each.
fn ring(count: usize, room: Room) -> (Vec<Point>, f64) {
    let middle = point(room.width / 2.0, room.height / 2.0);
    let side = room.width.min(room.height);
    let wanted = (side * 0.085).within(15.0, 40.0);
    if count < 2 {
        return (vec![middle; count], wanted);
    }
    // A disc takes at most two fifths of the way to the next one, and the circle of them must stay in the room.
    let sine = sin_cos(PI / count as f64).0;
    let disc = wanted.min((side / 2.0 - 10.0).max(1.0) * 0.8 * sine / (1.0 + 0.8 * sine));
    let radius = (side / 2.0 - disc - 9.0).max(0.0);
    let angle = |index: usize| TAU * index as f64 / count as f64 - FRAC_PI_2;
    let place = |index: usize| middle + polar(radius, angle(index));
    ((0..count).map(place).collect(), disc)
}
