//! What is pointed at anywhere, by mouse, by keyboard or by finger, lights up everywhere.

use super::drawing::PICTURE;
use super::graph::{open_tab, solutions, tab_to, until_cubes};
use super::page::{Page, visit};
use casse_tete::puzzle::insanity::graph::edges;
use casse_tete::puzzle::insanity::light::{COLOUR, CUBE, EDGE, FACADE, FACE, FACTORISATION, Highlight, PAIR, SOLUTION};
use casse_tete::puzzle::insanity::{CubeSet, FACADES, POSITIONS, Position, Theory};
use casse_tete::scene::Id;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// Faces of nets, edges in the table, faces of the stack as a table, and rows of lists: all that is lit.
const LIT: &str = "['.net .tile.lit', '.edges .edge.lit', '.facades .lit', '.factorisation.lit, tr.lit, .disjoint .lit, .solutions .lit']
    .map((lit) => [...new Set([...document.querySelectorAll(lit)].map((each) => each.closest('[data-id]').dataset.id))].sort())";

/// What there is to light, besides the nets.
#[derive(Clone, Copy, Default)]
struct Place<'a> {
    /// The edges stand in a table.
    edges: bool,
    /// The stack on show, as far as it stands in a table.
    table: &'a [Position],
    /// The thing is a row of a list itself.
    row: bool,
}

/// What should be lit when `id` is pointed at.
fn lit(id: Id, place: Place, cubes: &CubeSet) -> Value {
    let theory = Theory::of(cubes);
    let light = Highlight::of(id, cubes, &theory, place.table, |index| solutions(*cubes).get(index).cloned());
    assert!((0..cubes.count()).any(|cube| (0..6).any(|face| light.has_face(cube, face))), "{id}");
    let face = |(cube, face): (usize, usize)| Id::new(FACE, cube, face).to_string();
    let all = (0..cubes.count()).flat_map(|cube| (0..6).map(move |face| (cube, face)));
    let nets: Vec<String> = all.filter(|&(cube, face)| light.has_face(cube, face)).map(face).collect();
    let edges = edges(cubes).filter(|&edge| place.edges && light.has_edge(edge));
    let edges: Vec<String> = edges.map(|edge| Id::new(EDGE, edge.cube, edge.axis).to_string()).collect();
    let shown = place.table.iter().enumerate();
    let shown =
        shown.flat_map(|(cube, &p)| POSITIONS[usize::from(p)][..FACADES].iter().map(move |&f| (cube, f.into())));
    let mut table: Vec<String> = shown.filter(|&(cube, face)| light.has_face(cube, face)).map(face).collect();
    table.sort();
    let rows: Vec<String> = place.row.then(|| id.to_string()).into_iter().collect();
    json!([nets, edges, table, rows])
}

/// Within a few frames exactly this must be lit.
async fn until_lit(page: &Page, what: &str, expected: &Value) {
    let look = format!(
        "let lit;
         for (let frames = 0; frames < 60; frames++) {{
             lit = {LIT};
             if (JSON.stringify(lit) === JSON.stringify(arguments[0])) break;
             await new Promise(requestAnimationFrame);
         }}
         return lit;"
    );
    let lit = page.run_async(&look, vec![expected.clone()]).await;
    assert_eq!(&lit, expected, "{what}");
}

/// Moves the mouse to the middle of an element.
async fn hover(page: &Page, selector: &str) {
    page.click_at(selector, (0.0, 0.0), 0).await;
}

/// Points at nothing. The mouse has to move to this place, else there is no event.
async fn point_away(page: &Page) {
    hover(page, "#view-0").await;
    hover(page, "#view-1").await;
    page.leave_focus().await;
    until_lit(page, "nothing", &json!([[], [], [], []])).await;
}

/// Points at an element with the mouse, with the keyboard if it can have the focus, and with a finger if that does
/// nothing else.
async fn check(page: &Page, within: &str, id: Id, place: Place<'_>, finger: bool) {
    let selector = format!("{within}[data-id='{id}']");
    let expected = lit(id, place, &CubeSet::default());
    page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(selector)]).await;
    point_away(page).await;
    page.run(&format!("window.__picture = {PICTURE}"), vec![]).await;
    // A factorisation's own edges are drawn on its button: its name is what stands for it.
    let name = if within == ".factorisation" { " b" } else { "" };
    hover(page, &format!("{selector}{name}")).await;
    until_lit(page, &format!("{selector} under the mouse"), &expected).await;
    if id.kind != CUBE || place.edges {
        page.until(&format!("{selector}: the drawing shows it"), &format!("{PICTURE} !== window.__picture")).await;
    }
    point_away(page).await;
    page.until("the drawing is as before", &format!("{PICTURE} === window.__picture")).await;
    let focus = "const found = document.querySelector(arguments[0]);
        (found.matches('button') ? found : found.querySelector('button'))?.focus();
        return document.activeElement !== document.body;";
    if page.run(focus, vec![json!(selector)]).await == json!(true) {
        until_lit(page, &format!("{selector} with the focus"), &expected).await;
        point_away(page).await;
    }
    if finger {
        page.swipe(&format!("{selector}{name}"), (0.0, 0.0), (0.0, 0.0)).await;
        until_lit(page, &format!("{selector} under a finger"), &expected).await;
        point_away(page).await;
    }
}

#[test]
fn what_is_pointed_at_beside_the_graph_is_lit_everywhere() {
    visit(async |page| {
        page.open("#/insanity?view=graph&lang=en").await;
        let edges = Place { edges: true, ..Place::default() };
        check(page, ".edge", Id::new(EDGE, 1, 2), edges, true).await;
        check(page, ".edge", Id::new(EDGE, 0, 0), edges, true).await;
        check(page, ".net .tile", Id::new(FACE, 2, 4), edges, false).await;
        check(page, ".edges .named", Id::new(CUBE, 3, 0), edges, true).await;
        open_tab(page, 1).await;
        let rows = Place { row: true, ..Place::default() };
        check(page, ".factorisation", Id::new(FACTORISATION, 4, 0), rows, true).await;
        check(page, ".net .tile", Id::new(FACE, 0, 1), Place::default(), false).await;
        open_tab(page, 2).await;
        check(page, ".sum-of-pairs tr", Id::new(PAIR, 1, 3), rows, false).await;
        check(page, ".disjoint thead th", Id::new(FACTORISATION, 2, 0), Place::default(), false).await;
        // With the Tab key, one edge after the other.
        page.click("#says-0").await;
        point_away(page).await;
        tab_to(page, "#says-0").await;
        for (kind, cube, axis) in [(CUBE, 0, 0), (EDGE, 0, 0), (EDGE, 0, 1), (EDGE, 0, 2), (CUBE, 1, 0), (EDGE, 1, 0)] {
            page.key(Key::Tab).await;
            let id = Id::new(kind, cube, axis);
            until_lit(page, "the next cube or edge", &lit(id, edges, &CubeSet::default())).await;
        }
    });
}

#[test]
fn what_is_pointed_at_beside_the_stack_is_lit_everywhere() {
    visit(async |page| {
        page.open("#/insanity?run=1&lang=en").await;
        page.until_state("done").await;
        let found = solutions(CubeSet::default());
        let rows = Place { row: true, ..Place::default() };
        check(page, ".solutions button", Id::new(SOLUTION, 5, 0), rows, false).await;
        for (width, height) in [(390, 844), (1366, 768), (1920, 1080), (3840, 2160)] {
            page.size(width, height).await;
            let small = "[...document.querySelectorAll('.solutions .tile')].map((tile) => tile.getBoundingClientRect())
                .filter(({ width, height }) => width < 24 || height < 24).length";
            assert_eq!(page.eval(small).await, json!(0), "tiles of solutions at {width}x{height}");
        }
        page.size(1400, 757).await;
        page.click("#says-0").await;
        let table = Place { table: &found[0], ..Place::default() };
        check(page, ".facades .named", Id::new(FACADE, 2, 0), table, true).await;
        let (cube, face) = (3, usize::from(POSITIONS[usize::from(found[0][3])][1]));
        check(page, ".facades .tile", Id::new(FACE, cube, face), table, true).await;
        check(page, ".facades .named", Id::new(CUBE, 1, 0), table, true).await;
        check(page, ".net .tile", Id::new(FACE, 0, POSITIONS[usize::from(found[0][0])][0].into()), table, false).await;
        let positions = [3, 5, 7, 9];
        page.open("#/insanity?view=hand&hand=3.5.7.9&lang=en").await;
        let table = Place { table: &positions, ..Place::default() };
        check(page, ".facades .named", Id::new(FACADE, 3, 0), table, true).await;
        let face = usize::from(POSITIONS[5][0]);
        check(page, ".facades td", Id::new(FACE, 1, face), table, true).await;
        check(page, ".pick-cube button", Id::new(CUBE, 0, 0), table, true).await;
        check(page, ".net .tile", Id::new(FACE, 3, POSITIONS[9][2].into()), table, false).await;
    });
}

#[test]
fn a_head_of_the_table_of_pairs_is_lit_under_a_finger() {
    visit(async |page| {
        page.open("#/insanity?view=graph&lang=en").await;
        open_tab(page, 2).await;
        let id = Id::new(FACTORISATION, 2, 0);
        let head = format!(".disjoint thead th[data-id='{id}']");
        page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(head)]).await;
        page.swipe(&head, (0.0, 0.0), (0.0, 0.0)).await;
        until_lit(page, &head, &lit(id, Place::default(), &CubeSet::default())).await;
    });
}

#[test]
fn a_face_tapped_on_a_net_is_painted_and_lit() {
    visit(async |page| {
        page.open("#/insanity?view=graph&lang=en").await;
        let id = Id::new(FACE, 1, 0);
        page.swipe(&format!(".net .tile[data-id='{id}']"), (0.0, 0.0), (0.0, 0.0)).await;
        let painted = CubeSet::default().painted(1, 0, 3);
        until_cubes(page, &painted).await;
        until_lit(page, "the face", &lit(id, Place { edges: true, ..Place::default() }, &painted)).await;
    });
}

/// The things of the drawing that can be pointed at, with what the page says of them.
fn drawn(cubes: &CubeSet) -> Vec<(Id, String)> {
    let (insanity, graph) = (&Lang::En.insanity(), &Lang::En.insanity().graph);
    let faces = (0..cubes.count()).flat_map(|cube| (0..6).map(move |face| (cube, face)));
    let faces = faces.map(|(cube, face)| {
        let colour = usize::from(cubes.cubes()[cube][face]);
        (Id::new(FACE, cube, face), (insanity.face_label)(cube, insanity.faces[face], insanity.colours[colour]))
    });
    let edges = edges(cubes).map(|e| (Id::new(EDGE, e.cube, e.axis), (graph.edge)(e, e.ends(cubes))));
    let colours = (0..cubes.count()).map(|colour| {
        let faces = cubes.cubes().iter().flatten().filter(|&&each| usize::from(each) == colour).count();
        (Id::new(COLOUR, colour, 0), (graph.vertex)(colour as u8, faces))
    });
    faces.chain(edges).chain(colours).collect()
}

/// Width and height of the drawing.
async fn canvas(page: &Page) -> [f64; 2] {
    let size = "['clientWidth', 'clientHeight'].map((side) => document.querySelector('canvas.drawing')[side])";
    serde_json::from_value(page.eval(size).await).expect("two numbers")
}

/// Points all over the drawing, measured from its middle.
fn points([width, height]: [f64; 2]) -> impl Iterator<Item = (f64, f64)> {
    const ROWS: usize = 20;
    let part = |index: usize| (index as f64 + 0.5) / ROWS as f64 - 0.5;
    (0..ROWS * ROWS).map(move |index| (part(index % ROWS) * width, part(index / ROWS) * height))
}

#[test]
fn what_is_pointed_at_in_the_drawing_is_lit_beside_it() {
    visit(async |page| {
        let cubes = CubeSet::default();
        let known = drawn(&cubes);
        let start = [0; 4];
        // Wide enough for the graph with the stack beside it.
        page.size(1920, 1080).await;
        for (view, kinds) in [("graph", vec![COLOUR, EDGE, FACE]), ("hand", vec![FACE]), ("cubes", vec![FACE])] {
            page.open(&format!("#/insanity?view={view}&lang=en")).await;
            let table: &[Position] = if view == "hand" { &start } else { &[] };
            let place = Place { edges: view == "graph", table, ..Place::default() };
            let mut met: Vec<&str> = vec![];
            for at in points(canvas(page).await) {
                page.click_at("canvas.drawing", at, 0).await;
                let said = page.words(".pointed").await;
                let Some((id, _)) = known.iter().find(|(id, words)| said.starts_with(words) && !met.contains(&id.kind))
                else {
                    continue;
                };
                until_lit(page, &said, &lit(*id, place, &cubes)).await;
                met.push(id.kind);
                if met.len() == kinds.len() {
                    break;
                }
            }
            met.sort_unstable();
            assert_eq!(met, kinds, "{view}");
            point_away(page).await;
        }
    });
}

#[test]
fn what_a_finger_taps_in_the_drawing_stays_lit() {
    visit(async |page| {
        let cubes = CubeSet::default();
        let known = drawn(&cubes);
        page.open("#/insanity?view=graph&lang=en").await;
        let mut points = points(canvas(page).await);
        // The mouse looks for an edge.
        let (at, id, words) = loop {
            let at = points.next().expect("somewhere there is an edge");
            page.click_at("canvas.drawing", at, 0).await;
            let said = page.words(".pointed").await;
            if let Some((id, words)) = known.iter().find(|(id, words)| *words == said && id.kind == EDGE) {
                break (at, *id, words);
            }
        };
        point_away(page).await;
        page.swipe("canvas.drawing", at, (0.0, 0.0)).await;
        until_lit(page, words, &lit(id, Place { edges: true, ..Place::default() }, &cubes)).await;
        assert_eq!(&page.words(".pointed").await, words);
    });
}
