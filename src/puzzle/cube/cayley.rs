//! Cayley graphs: the elements of a subgroup as nodes, an edge for each generator; and the graphs of its cosets, in which elements count as
//! the same if they only differ by something that is ignored (Schreier, 1927).

use super::algorithm::Spelling;
use super::generators::Generators;
use super::held::Cube;
use super::place::{Kind, Place};
use super::position::Position;
use super::problem::Problem;
use super::subgroup::Subgroup;
use super::subgroup::word::WordLetter;
use crate::search::Status;
use crate::search::index::Index;
use serde::{Deserialize, Serialize};

/// The most nodes of a graph.
pub const MOST_NODES: usize = 6_000;

/// What is ignored: elements that differ only by it are one node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quotient {
    /// Nothing: each element is a node.
    #[default]
    Nothing,
    /// How the small cubes are turned.
    Orientations,
    /// All edges, and how the corners are turned: only the places of the corners count.
    CornerPlaces,
    /// All corners, and how the edges are flipped: only the places of the edges count.
    EdgePlaces,
    /// The turns of the subgroup of these generators, made before all others: the nodes are its cosets.
    Cosets(Generators),
}

/// The names in links of what is ignored, and what they mean.
pub const NAMES: [&str; 3] = ["orientations", "corner-places", "edge-places"];
const NAMED: [Quotient; 3] = [Quotient::Orientations, Quotient::CornerPlaces, Quotient::EdgePlaces];

impl Quotient {
    /// What a text names: one of the names in links, or the generators of a subgroup; nothing if it is empty. Or all problems of the text.
    pub fn read(text: &str) -> Result<Quotient, Vec<Problem>> {
        if let Some((_, own)) = NAMES.into_iter().zip(NAMED).find(|(name, _)| *name == text) {
            return Ok(own);
        }
        let generators = Generators::read(text)?;
        Ok(if generators.algorithms().is_empty() { Quotient::Nothing } else { Quotient::Cosets(generators) })
    }

    /// A text that is read as the same.
    pub fn text(&self, spelling: Spelling) -> String {
        match self {
            Quotient::Nothing => String::new(),
            Quotient::Cosets(generators) => generators.text(spelling),
            named => {
                let own = NAMES.into_iter().zip(NAMED).find(|(_, own)| own == named);
                own.map_or(String::new(), |(name, _)| name.to_string())
            }
        }
    }

    /// The subgroup whose cosets are the nodes. It need not be a part of the group whose graph is drawn.
    pub fn subgroup(&self) -> Subgroup {
        let turned = |kind: Kind| Place::all(kind).map(|place| Cube::of(&Position::SOLVED.rotated(place, 1)));
        let swapped = |kind: Kind| {
            let pairs = (1..kind.count()).map(move |index| [Place::new(kind, 0), Place::new(kind, index)]);
            pairs.map(|pair| Cube::of(&Position::SOLVED.swapped(pair)))
        };
        let [corners, edges] = Kind::ALL;
        let ignored: Vec<Cube> = match self {
            Quotient::Nothing => vec![],
            Quotient::Orientations => turned(corners).chain(turned(edges)).collect(),
            Quotient::CornerPlaces => turned(corners).chain(turned(edges)).chain(swapped(edges)).collect(),
            Quotient::EdgePlaces => turned(corners).chain(turned(edges)).chain(swapped(corners)).collect(),
            Quotient::Cosets(generators) => generators.cubes(),
        };
        Subgroup::of(&ignored)
    }
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CayleyNode {
    /// The element that a shortest word of it makes.
    pub cube: Cube,
    /// The number of letters of a shortest word.
    pub distance: usize,
    /// The node before it on a shortest word, and the last letter; `None` for the cube in order, which is the first node.
    pub from: Option<(usize, WordLetter)>,
    /// By letter of the graph: the node to which it leads. Empty until the node is expanded.
    pub next: Vec<usize>,
}

/// The graph, as breadth-first search finds it. One unit of budget is one node from which all letters are tried.
///
/// ```
/// use casse_tete::puzzle::cube::cayley::{CayleyGraph, Quotient};
/// use casse_tete::puzzle::cube::generators::Generators;
///
/// let mut graph = CayleyGraph::new(&Generators::read("R2 U2").unwrap(), &Quotient::Nothing);
/// graph.advance(u64::MAX);
/// assert_eq!(graph.spheres(), [1, 2, 2, 2, 2, 2, 1]);
/// ```
#[derive(Clone, Debug)]
pub struct CayleyGraph {
    letters: Vec<(WordLetter, Cube)>,
    ignored: Subgroup,
    nodes: Vec<CayleyNode>,
    /// The representative of each node's coset, and where it is found.
    keys: Vec<Cube>,
    index: Index,
    expanded: usize,
}

impl CayleyGraph {
    /// The search before its first step.
    pub fn new(generators: &Generators, quotient: &Quotient) -> CayleyGraph {
        let mut graph = CayleyGraph {
            letters: WordLetter::all(&generators.cubes()),
            ignored: quotient.subgroup(),
            nodes: vec![],
            keys: vec![],
            index: Index::default(),
            expanded: 0,
        };
        graph.reach(Cube::SOLVED, 0, None);
        graph
    }

    /// Works on; finished once all nodes are expanded, or there are more than [`MOST_NODES`].
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let Some(node) = self.nodes.get(self.expanded).filter(|_| !self.is_too_large()) else {
                return Status::Finished;
            };
            let (cube, distance) = (node.cube, node.distance + 1);
            let mut next = Vec::with_capacity(self.letters.len());
            for number in 0..self.letters.len() {
                let (letter, turn) = self.letters[number];
                next.push(self.reach(cube.then(&turn), distance, Some((self.expanded, letter))));
            }
            self.nodes[self.expanded].next = next;
            self.expanded += 1;
        }
        Status::Running
    }

    /// By node and letter the node to which it leads, two bytes each, the lower first: what a worker sends. `None` if the graph is too large.
    pub fn edge_bytes(&self) -> Option<Vec<u8>> {
        let next = self.nodes.iter().flat_map(|node| &node.next);
        (!self.is_too_large()).then(|| next.flat_map(|&next| (next as u16).to_le_bytes()).collect())
    }

    /// The graph with these edges; `None` if they are not those of a complete graph.
    pub fn of_bytes(generators: &Generators, quotient: &Quotient, bytes: &[u8]) -> Option<CayleyGraph> {
        let mut graph = CayleyGraph::new(generators, quotient);
        let mut given = bytes.chunks_exact(2).map(|pair| usize::from(u16::from_le_bytes([pair[0], pair[1]])));
        while let Some(node) = graph.nodes.get(graph.expanded).filter(|_| graph.nodes.len() <= MOST_NODES) {
            let (cube, distance) = (node.cube, node.distance + 1);
            let next: Vec<usize> = given.by_ref().take(graph.letters.len()).collect();
            if next.len() < graph.letters.len() {
                return None;
            }
            for (&number, &(letter, turn)) in next.iter().zip(&graph.letters) {
                let is_new = number == graph.nodes.len();
                if number > graph.nodes.len() {
                    return None;
                }
                if is_new {
                    graph.nodes.push(CayleyNode {
                        cube: cube.then(&turn),
                        distance,
                        from: Some((graph.expanded, letter)),
                        next: vec![],
                    });
                }
            }
            graph.nodes[graph.expanded].next = next;
            graph.expanded += 1;
        }
        let keys: Vec<Cube> = graph.nodes.iter().map(|node| graph.ignored.representative(&node.cube)).collect();
        graph.index.clear();
        for (number, key) in keys.iter().enumerate() {
            graph.index.number(key, number as u32, |number| &keys[number as usize]);
        }
        graph.keys = keys;
        (given.next().is_none() && !graph.is_too_large()).then_some(graph)
    }

    /// Whether there are more than [`MOST_NODES`] nodes: then the graph is not complete.
    pub fn is_too_large(&self) -> bool {
        self.nodes.len() > MOST_NODES
    }

    /// The letters: generators, and their inverses where these are other elements.
    pub fn letters(&self) -> impl Iterator<Item = WordLetter> {
        self.letters.iter().map(|own| own.0)
    }

    /// The nodes, the nearest to the cube in order first.
    pub fn nodes(&self) -> &[CayleyNode] {
        &self.nodes
    }

    /// The node of a cube; `None` if it is none of the graph, or the graph is not complete.
    pub fn node(&self, cube: &Cube) -> Option<usize> {
        let key = self.ignored.representative(cube);
        self.index.find(&key, |number| &self.keys[number as usize]).map(|number| number as usize)
    }

    /// A shortest word of a node.
    pub fn word(&self, node: usize) -> Vec<WordLetter> {
        let steps = std::iter::successors(self.nodes.get(node), |node| self.nodes.get(node.from?.0));
        let mut word: Vec<WordLetter> = steps.filter_map(|node| Some(node.from?.1)).collect();
        word.reverse();
        word
    }

    /// The number of nodes at each distance from the first.
    pub fn spheres(&self) -> Vec<usize> {
        let mut spheres = vec![];
        for node in &self.nodes {
            spheres.resize(node.distance + 1, 0);
            spheres[node.distance] += 1;
        }
        spheres
    }

    /// The pairs of nodes that an edge joins, each once, with the generator of the edge: first the node with the lower number. Loops are left
    /// out.
    pub fn edges(&self) -> Vec<(usize, usize, usize)> {
        let mut edges: Vec<(usize, usize, usize)> = vec![];
        for (number, node) in self.nodes.iter().enumerate() {
            for (&next, letter) in node.next.iter().zip(self.letters()) {
                let before = edges.iter().rev().take_while(|&&(from, ..)| from == number);
                if number < next && before.map(|edge| edge.1).all(|to| to != next) {
                    edges.push((number, next, letter.generator));
                }
            }
        }
        edges
    }

    /// Where the nodes are drawn, in a disc of radius 1. If each node has at most two neighbours, they are evenly on a circle; otherwise the
    /// nodes at each distance are on a ring, near to the nodes from which they were reached.
    pub fn layout(&self) -> Vec<[f64; 2]> {
        self.circle().unwrap_or_else(|| self.rings())
    }

    /// The angles of the nodes along the only cycle that they form.
    fn circle(&self) -> Option<Vec<[f64; 2]>> {
        let mut order = vec![0];
        while order.len() < self.nodes.len() {
            let last = *order.last()?;
            let mut others: Vec<usize> = self.nodes[last].next.iter().copied().filter(|&next| next != last).collect();
            others.dedup();
            if others.len() > 2 {
                return None;
            }
            order.push(others.into_iter().find(|next| !order.contains(next))?);
        }
        let mut places = vec![[0.0; 2]; self.nodes.len()];
        for (number, &node) in order.iter().enumerate() {
            places[node] = on_circle(number as f64 / order.len() as f64, 1.0);
        }
        (order.len() > 2).then_some(places)
    }

    fn rings(&self) -> Vec<[f64; 2]> {
        // Each node has a part of the circle in proportion to the leaves of the tree of shortest words that hang on it.
        let mut leaves = vec![0usize; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate().rev() {
            leaves[number] = leaves[number].max(1);
            if let Some((from, _)) = node.from {
                leaves[from] += leaves[number];
            }
        }
        let all = leaves.first().map_or(1, |&all| all) as f64;
        let rings = self.nodes.last().map_or(1, |last| last.distance.max(1)) as f64;
        // Where the part of the next node that hangs on each begins, in leaves.
        let mut free = vec![0; self.nodes.len()];
        let mut places = Vec::with_capacity(self.nodes.len());
        for (number, node) in self.nodes.iter().enumerate() {
            if let Some((from, _)) = node.from {
                free[number] = free[from];
                free[from] += leaves[number];
            }
            let middle = free[number] as f64 + leaves[number] as f64 / 2.0;
            places.push(on_circle(middle / all, node.distance as f64 / rings));
        }
        places
    }

    fn reach(&mut self, cube: Cube, distance: usize, from: Option<(usize, WordLetter)>) -> usize {
        let key = self.ignored.representative(&cube);
        let new = self.keys.len() as u32;
        let number = *self.index.number(&key, new, |number| &self.keys[number as usize]);
        if number == new {
            self.keys.push(key);
            self.nodes.push(CayleyNode { cube, distance, from, next: vec![] });
        }
        number as usize
    }
}

/// The point at this part of the circle, clockwise from the top.
fn on_circle(part: f64, radius: f64) -> [f64; 2] {
    let angle = part * std::f64::consts::TAU;
    [radius * angle.sin(), -radius * angle.cos()]
}
