//! The whole map as a worker makes it for the page: its edges, where its classes are drawn, and what is known of it.

use super::layout::MapLayout;
use super::{MOVED, MapEdge, MapFacts, Somap};
use crate::puzzle::soma::figure::Figure;
use crate::puzzle::soma::pieces::PieceSet;
use crate::puzzle::soma::solutions::{Catalogue, Group};
use crate::puzzle::soma::theory::{Kind, kinds};
use serde::{Deserialize, Serialize};

/// A map without the solutions themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chart {
    /// Its edges, in the order of their ends.
    pub edges: Vec<MapEdge>,
    /// The kinds of solutions, in the order of the blocks of the layout.
    pub kinds: Vec<Kind>,
    /// Where its classes are drawn, in a block for each kind.
    pub layout: MapLayout,
    /// What is known of all edges, of those of two pieces, and of those of three.
    pub facts: [MapFacts; 3],
}

impl Chart {
    /// The chart of the solutions of the cube.
    pub fn new(pieces: &PieceSet, cube: &Figure, catalogue: &Catalogue) -> Chart {
        let map = Somap::new(Group::new(pieces, cube), catalogue);
        let (kinds, members): (Vec<Kind>, Vec<Vec<usize>>) = kinds(pieces, cube, catalogue).into_iter().unzip();
        let layout = MapLayout::new(&map, &members);
        let facts = [None, Some(MOVED[0]), Some(MOVED[1])].map(|moved| map.facts(moved));
        Chart { edges: map.edges, kinds, layout, facts }
    }

    /// The map itself, for the same solutions; `None` if the chart is not one of theirs.
    pub fn map(&self, group: Group, catalogue: &Catalogue) -> Option<Somap> {
        let count = catalogue.classes.len();
        let MapLayout { regions, places, .. } = &self.layout;
        let mut named = self.facts.iter().flat_map(|facts| {
            let parts = facts.parts.iter().flatten().copied();
            parts.chain([facts.degree.1]).chain(facts.diameter.1)
        });
        let of = |moved: u32| self.edges.iter().filter(|edge| edge.moved == moved).count();
        let counted = MOVED.map(of);
        let fits = self.edges.is_sorted_by(|one, next| one.ends < next.ends)
            && self.edges.iter().all(|edge| edge.ends[0] < edge.ends[1] && edge.ends[1] < count)
            && counted.iter().sum::<usize>() == self.edges.len()
            && self.facts[0].edges == counted
            && places.iter().all(|place| place.x.is_finite() && place.y.is_finite())
            && places.len() == count
            && regions.len() == self.kinds.len()
            && regions.iter().flat_map(|region| &region.members).all(|&class| class < count)
            && named.all(|class| class < count);
        let classes = catalogue.classes.iter().map(|class| class.labels.clone()).collect();
        fits.then(|| Somap::of(group, classes, self.edges.clone()))
    }
}
