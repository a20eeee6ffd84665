//! The drawing of a Cayley graph: the elements as nodes on rings by their distance, an edge for each generator, in a line of its own.

use super::{NODE, Picture};
use crate::geometry::lattice::Symmetry;
use crate::geometry::{Point, Within, point};
use crate::puzzle::cube::cayley::CayleyGraph;
use crate::scene::plot::words_width;
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Camera, Id, Paint, Room, Scene, Weight, stroke};

/// What is drawn.
#[derive(Clone, Debug)]
pub struct GraphPicture {
    /// The graph.
    pub graph: CayleyGraph,
    /// The places of its nodes, see [`CayleyGraph::layout`].
    places: Vec<[f64; 2]>,
    /// See [`CayleyGraph::edges`].
    edges: Vec<(usize, usize, usize)>,
    /// The generators, as they are written.
    names: Vec<String>,
}

impl GraphPicture {
    /// A graph, with its generators as they are written.
    pub fn new(graph: CayleyGraph, names: Vec<String>) -> GraphPicture {
        GraphPicture { places: graph.layout(), edges: graph.edges(), graph, names }
    }

    /// Whether all its edges are drawn.
    pub fn draws_all(&self) -> bool {
        self.edges.len() <= MOST_EDGES
    }

    /// The number of its edges, without loops.
    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }
}

/// The lines of the generators: their paints, widths and dashes in turn. From the seventh on they are not told apart.
const LINES: [(Paint, f64, &[f64]); 6] = [
    (Paint::Accent, 1.8, &[]),
    (Paint::Second, 1.8, &[6.0, 4.0]),
    (Paint::Ink, 1.2, &[2.0, 3.0]),
    (Paint::Soft, 1.8, &[10.0, 4.0]),
    (Paint::Accent, 1.2, &[2.0, 5.0]),
    (Paint::Second, 1.2, &[]),
];

/// Of graphs with more edges only those of the tree of shortest words are drawn, and those at the node on show: all of them would cover the
/// drawing, and take longer than a frame. Three generators have no more in any graph.
pub const MOST_EDGES: usize = 18_000;

/// The margin around the graph, and the height of the legend, in scene units.
const MARGIN: f64 = 18.0;

/// The id of a node.
pub fn node_id(node: usize) -> Id {
    Id::new(NODE, node, 0)
}

/// The graph; `here` is the node on show, words are at least `least` high. A gate of `.ci/split`.
#[inline(never)]
fn graph(picture: &GraphPicture, here: Option<usize>, pointed: Option<Id>, least: f64, room: Room) -> Scene {
    let GraphPicture { graph, places, edges, names } = picture;
    let mut scene = Scene::new(room);
    let text = (room.width / 40.0).within(12.0, 18.0).max(least);
    let legend = text * 2.0;
    let height = (room.height - legend).max(1.0);
    let reach = (room.width.min(height) / 2.0 - MARGIN).max(1.0);
    let middle = point(room.width / 2.0, legend + height / 2.0);
    let at: Vec<Point> = places.iter().map(|[x, y]| middle + point(x * reach, y * reach)).collect();
    for (number, (paint, width, dashes)) in LINES.into_iter().enumerate() {
        let is_own = |generator: usize| generator == number || generator >= LINES.len() && number + 1 == LINES.len();
        let own = edges.iter().filter(|(_, _, generator)| is_own(*generator));
        let (mut ends, mut strong) = (vec![], vec![]);
        for &(from, to, _) in own {
            let is_here = here == Some(from) || here == Some(to);
            if is_here {
                strong.extend([at[from], at[to]]);
            } else if picture.draws_all() || graph.nodes()[to].from.is_some_and(|(before, _)| before == from) {
                ends.extend([at[from], at[to]]);
            }
        }
        let thin = if at.len() > 100 { 0.4 } else { 1.0 };
        scene.segments(ends, paint, width * thin, dashes);
        scene.segments(strong, paint, width + 1.5, dashes);
    }
    draw_names(&mut scene, names, text, room);
    // As large as they can be on their rings.
    let radius = (reach * 0.9 / (at.len() as f64).sqrt()).within(1.5, 15.0);
    let distance = |number: usize| graph.nodes()[number].distance;
    for (number, &own) in at.iter().enumerate().filter(|(number, _)| Some(*number) != here) {
        let id = node_id(number);
        let edge = if pointed == Some(id) { stroke(Paint::Ink, 3.5) } else { stroke(Paint::Soft, 1.0) };
        let fill = match distance(number) {
            0 => Paint::SecondArea,
            even if even % 2 == 0 => Paint::AccentArea,
            _ => Paint::Sheet,
        };
        let outline = if radius < 4.0 { square(own, radius) } else { circle(own, radius) };
        scene.polygon(Some(id), outline, Some(fill), if radius < 4.0 && pointed != Some(id) { None } else { edge });
        if radius * 0.9 >= least {
            scene.label(own, distance(number).to_string(), radius * 0.9, Weight::Regular, Anchor::Middle, Paint::Ink);
        }
    }
    // On top of all others.
    if let Some((number, &own)) = here.and_then(|number| Some((number, at.get(number)?))) {
        let radius = (radius * 1.2).max(9.0).max(1.1 * least);
        scene.polygon(Some(node_id(number)), circle(own, radius), Some(Paint::Accent), stroke(Paint::Ink, 3.0));
        scene.label(own, distance(number).to_string(), radius * 0.9, Weight::Bold, Anchor::Middle, Paint::OnAccent);
    }
    scene
}

/// Which line is which generator's, above the graph, as far as there is room.
fn draw_names(scene: &mut Scene, names: &[String], text: f64, room: Room) {
    let mut x = text * 0.5;
    for (name, (paint, width, dashes)) in names.iter().zip(LINES) {
        let sample = text * 1.8;
        let own = sample + text * 0.4 + words_width(name, text);
        if x + own > room.width {
            return;
        }
        scene.segments(vec![point(x, text), point(x + sample, text)], paint, width + 1.0, dashes);
        scene.label(
            point(x + sample + text * 0.3, text),
            name.as_str(),
            text,
            Weight::Regular,
            Anchor::Start,
            Paint::Ink,
        );
        x += own + text;
    }
}

fn square(at: Point, half: f64) -> Vec<Point> {
    [point(-half, -half), point(half, -half), point(half, half), point(-half, half)].map(|corner| at + corner).to_vec()
}

/// The cube in space and a graph.
pub fn beside_cube(
    (picture, t): (&Picture, f64),
    (own, here, pointed): (&GraphPicture, Option<usize>, Option<Id>),
    least: f64,
    camera: &Camera,
    room: Room,
) -> Scene {
    super::with_cube(super::Arrangement::Graph, picture, t, camera, room, |room| graph(own, here, pointed, least, room))
}

/// The cube in space with a symmetry, and a graph; without one its net.
pub fn beside_symmetry(
    (picture, t): (&Picture, f64),
    own: Option<(&GraphPicture, Option<usize>, Option<Id>)>,
    least: f64,
    symmetry: (Symmetry, bool),
    camera: &Camera,
    room: Room,
) -> Scene {
    let (cube, (rest, corner)) = super::parts(super::Arrangement::Symmetry, room);
    let mut scene = super::symmetry::on_cube((picture, t), symmetry, camera, cube);
    scene.room = room;
    scene.insert(
        match own {
            Some((own, here, pointed)) => graph(own, here, pointed, least, rest),
            None => super::net::scene(picture, 1, rest),
        },
        corner,
    );
    scene
}
