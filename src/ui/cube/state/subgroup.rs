//! The subgroup of the reader's generators: what is known of it, its graph, and words.

use super::{Field, State, Wrong};
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::cayley::{CayleyGraph, MOST_NODES, Quotient};
use crate::puzzle::cube::generators::{Generators, SubgroupPreset};
use crate::puzzle::cube::scene::cayley::GraphPicture;
use crate::puzzle::cube::subgroup::Subgroup;
use crate::puzzle::cube::subgroup::centre::GroupCentre;
use crate::puzzle::cube::subgroup::word::WordLetter;
use crate::puzzle::cube::{Algorithm, Cube, Spelling};
use crate::search::Failure;
use crate::ui::activity::Activity;
use std::rc::Rc;

/// What follows from the generators.
#[derive(Debug)]
pub struct Explored {
    /// The subgroup.
    pub group: Subgroup,
    /// Its centre.
    pub centre: GroupCentre,
    /// Its orbits of facelets.
    pub orbits: Vec<Vec<usize>>,
}

/// The subgroup on show.
#[derive(Debug)]
pub struct SubgroupShown {
    /// Its generators.
    pub generators: Generators,
    /// What is ignored in its graph.
    pub quotient: Quotient,
    /// What follows from the generators, once it is worked out.
    pub explored: Option<Rc<Explored>>,
    /// The orbit whose facelets are ringed, by its place in the list.
    pub orbit: Option<usize>,
    /// The graph, once it is found.
    pub graph: Option<Rc<GraphPicture>>,
    /// Whether the graph was found to be too large.
    pub is_too_large: bool,
    /// The progress of the search for the graph.
    pub graphing: Activity,
    /// The element for which a word was looked for, and the word.
    pub word: Option<(Cube, Option<Vec<WordLetter>>)>,
    /// The progress of this search.
    pub spelling: Activity,
    /// The symmetry that is drawn on the cube.
    pub symmetry: Option<Symmetry>,
    /// The number of symmetries of the position on show, once it is worked out.
    pub symmetries: Option<u64>,
    /// A counter of the changes of what is drawn.
    pub changes: u32,
}

impl Default for SubgroupShown {
    fn default() -> SubgroupShown {
        SubgroupShown {
            generators: SubgroupPreset::TwoSquares.generators(),
            quotient: Quotient::Nothing,
            explored: None,
            orbit: None,
            graph: None,
            is_too_large: false,
            graphing: Activity::Idle,
            word: None,
            spelling: Activity::Idle,
            symmetry: None,
            symmetries: None,
            changes: 0,
        }
    }
}

impl SubgroupShown {
    /// Takes other generators.
    pub fn generate(&mut self, generators: Generators) {
        if generators != self.generators {
            let (quotient, changes) = (std::mem::take(&mut self.quotient), self.changes + 1);
            *self = SubgroupShown { generators, quotient, changes, ..SubgroupShown::default() };
        }
    }

    /// Rings the facelets of an orbit, or no more if they are ringed.
    pub fn ring(&mut self, orbit: usize) {
        self.orbit = Some(orbit).filter(|_| self.orbit != Some(orbit));
        self.changes += 1;
    }

    /// Draws a symmetry, or no more if it is drawn.
    pub fn choose(&mut self, symmetry: Symmetry) {
        self.symmetry = Some(symmetry).filter(|_| self.symmetry != Some(symmetry));
        self.changes += 1;
    }

    /// Takes something else to be ignored in the graph.
    pub fn ignore(&mut self, quotient: Quotient) {
        if quotient != self.quotient {
            self.quotient = quotient;
            (self.graph, self.is_too_large, self.graphing) = (None, false, Activity::Idle);
            self.changes += 1;
        }
    }

    /// Whether the graph can be drawn, as far as is known.
    pub fn has_graph(&self) -> bool {
        let fits = |own: &Rc<Explored>| self.quotient != Quotient::Nothing || own.group.order() <= MOST_NODES as u128;
        self.explored.as_ref().is_some_and(fits)
    }

    /// Takes in the graph that a worker has found; `None` if it is too large.
    pub fn know_graph(&mut self, bytes: Option<&[u8]>, spelling: Spelling) -> Result<(), Failure> {
        self.changes += 1;
        self.is_too_large = bytes.is_none();
        let Some(bytes) = bytes else { return Ok(()) };
        let graph = CayleyGraph::of_bytes(&self.generators, &self.quotient, bytes).ok_or(Failure::Refused)?;
        let names = self.generators.algorithms().iter().map(|own| own.text(spelling)).collect();
        self.graph = Some(Rc::new(GraphPicture::new(graph, names)));
        Ok(())
    }

    /// The turns of a word.
    pub fn algorithm(&self, word: &[WordLetter]) -> Algorithm {
        Algorithm { items: word.iter().flat_map(|letter| letter.algorithm(&self.generators).items).collect() }
    }
}

impl State {
    /// The node of the graph where the present cube is.
    pub fn node(&self) -> Option<usize> {
        self.subgroup.graph.as_ref()?.graph.node(&self.live())
    }

    /// A word of the present cube, if one is known: of the graph, if nothing is ignored there, or the one that was looked for. An inner `None`
    /// says that the search found none.
    pub fn word(&self) -> Option<Option<Vec<WordLetter>>> {
        let live = self.live();
        if let (Quotient::Nothing, Some(graph), Some(node)) =
            (&self.subgroup.quotient, &self.subgroup.graph, self.node())
        {
            return Some(Some(graph.graph.word(node)));
        }
        let (_, word) = self.subgroup.word.as_ref().filter(|(cube, _)| *cube == live)?;
        Some(word.clone())
    }

    /// Takes in the word that a worker has found for the present cube.
    pub fn know_word(&mut self, word: Option<Vec<WordLetter>>) -> Result<(), Failure> {
        let live = self.live();
        let made = word.as_deref().map(|word| self.subgroup.algorithm(word).cube());
        if made.is_some_and(|made| made != live) {
            return Err(Failure::Refused);
        }
        self.subgroup.word = Some((live, word));
        Ok(())
    }

    /// Chooses what is ignored in the graph, by its place in the list: nothing, orientations, all but the places of corners, all but those of
    /// edges, or the turns of the first generator.
    pub fn choose_modulo(&mut self, line: usize) {
        self.wrong.retain(|wrong| wrong.field != Field::Modulo);
        let first = self.subgroup.generators.algorithms().first().map(|own| own.text(Spelling::Link) + ".");
        self.subgroup.ignore(match line {
            1 => Quotient::Orientations,
            2 => Quotient::CornerPlaces,
            3 => Quotient::EdgePlaces,
            4 => Quotient::read(&first.unwrap_or_default()).unwrap_or_default(),
            _ => Quotient::Nothing,
        });
    }

    /// Reads generators, or what is ignored in the graph. If they are invalid, the last valid ones stay.
    pub(super) fn read_subgroup(&mut self, field: Field, text: &str) {
        let read = match field {
            Field::Modulo => Quotient::read(text).map(|quotient| self.subgroup.ignore(quotient)),
            _ => Generators::read(text).map(|generators| self.subgroup.generate(generators)),
        };
        if let Err(problems) = read {
            self.wrong.push(Wrong { field, text: text.to_string(), problems });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{Link, LinkProblem};
    use crate::puzzle::cube::cayley::NAMES;
    use crate::text::Lang;
    use crate::ui::cube::state::{View, later};
    use crate::ui::page::check::check_link;
    use crate::ui::page::state::Linked;
    use crate::ui::trouble::Trouble;

    fn opened(fragment: &str) -> State {
        let mut state = State::of(&Link::parse(fragment).0);
        later::explore(&mut state);
        state
    }

    /// As a worker does it.
    fn find_graph(state: &mut State) {
        let mut graph = CayleyGraph::new(&state.subgroup.generators, &state.subgroup.quotient);
        graph.advance(u64::MAX);
        state.subgroup.know_graph(graph.edge_bytes().as_deref(), Spelling::Field).expect("a graph");
    }

    #[test]
    fn links_hold_generators() {
        let check = check_link::<State>;
        check("#/cube?generators=R_U.F2", &[], "#/cube?view=subgroup&generators=R_U.F2");
        check("#/cube?generators=R2.U2&view=group", &[], "#/cube?view=group");
        check("#/cube?generators=R.Q&alg=R", &["generators=R.Q"], "#/cube?alg=R&view=subgroup");
        check("#/cube?modulo=corners", &["modulo=corners"], "#/cube");
        // A thousand of them, and generators of ten thousand turns.
        for long in [vec!["R"; 1000].join("."), "(R_U)5000.F".to_string(), "R_U_".repeat(5_000)] {
            for key in ["generators", "modulo", "x", "a"] {
                let told = format!("{key}={long}");
                let view = if key == "generators" { "#/cube?alg=R&view=subgroup" } else { "#/cube?alg=R" };
                check(&format!("#/cube?alg=R&{told}"), &[&told], view);
            }
        }
        check(
            "#/cube?modulo=edge-places&generators=R.U",
            &[],
            "#/cube?view=subgroup&generators=R.U&modulo=edge-places",
        );
    }

    #[test]
    fn what_is_ignored_is_told_with_its_names() {
        let state = opened("#/cube?generators=R.U&modulo=corners");
        let [Trouble::Value(problem @ LinkProblem::BadValue(bad))] = &state.base.troubles[..] else { panic!("told") };
        assert_eq!((bad.key, bad.found.as_str()), ("modulo", "corners"));
        for lang in Lang::ALL {
            let told = (lang.shell().problem)(problem);
            assert!(told.contains("corners") && told.contains("R2.U2"), "{told}");
            assert!(NAMES.iter().all(|name| told.contains(name)), "{told}");
        }
        assert_eq!(state.subgroup.quotient, Quotient::Nothing);
    }

    #[test]
    fn symmetries_are_in_links() {
        let check = check_link::<State>;
        check("#/cube?symmetry=FRD", &[], "#/cube?view=subgroup&symmetry=FRD");
        check("#/cube?view=subgroup&symmetry=URF&alg=R", &[], "#/cube?alg=R&view=subgroup&symmetry=URF");
        check("#/cube?symmetry=UDF", &["symmetry=UDF"], "#/cube?view=subgroup");
        let mut state = opened("#/cube?symmetry=FRD&alg=R");
        let own = state.subgroup.symmetry.expect("a symmetry");
        state.subgroup.choose(own);
        assert_eq!(state.subgroup.symmetry, None, "pressed again");
        state.subgroup.choose(own);
        state.subgroup.generate(Generators::read("R U").expect("generators"));
        assert_eq!(state.subgroup.symmetry, None, "the graph of others is looked at");
    }

    #[test]
    fn the_last_good_generators_stay() {
        let mut state = opened("#/cube?generators=R.U");
        assert_eq!((state.view, state.subgroup.has_graph()), (View::Subgroup, false));
        for text in ["R, Q".to_string(), "R ".repeat(1000), "(R U)5000".to_string()] {
            state.read_field(Field::Generators, &text);
            assert_eq!(state.wrong.len(), 1, "{text}");
            assert!(state.subgroup.explored.is_some() && state.subgroup.generators.algorithms().len() == 2);
        }
        state.read_field(Field::Generators, "R2 U2");
        assert!(state.wrong.is_empty() && state.subgroup.explored.is_none());
        later::explore(&mut state);
        assert!(state.wants_graph());
    }

    #[test]
    fn the_cube_stands_at_a_node() {
        let mut state = opened("#/cube?generators=R2.U2&alg=R2_U2");
        assert_eq!(state.word(), None);
        find_graph(&mut state);
        let node = state.node().expect("a node");
        let word = state.word().flatten().expect("a word");
        assert_eq!((word.len(), state.subgroup.algorithm(&word).cube()), (2, state.live()));
        state.subgroup.ignore(Quotient::read("R2.").expect("generators"));
        assert!(state.subgroup.graph.is_none() && state.wants_graph());
        find_graph(&mut state);
        assert_eq!(state.subgroup.graph.as_ref().map(|own| own.graph.nodes().len()), Some(6));
        assert!(state.node().is_some() && node > 0);
        state.subgroup.spelling = Activity::Failed;
        state.turn(crate::puzzle::cube::Turn::named('R', 1).expect("a turn"));
        assert_eq!(state.subgroup.spelling, Activity::Idle, "the search for a word of another cube is given up");
        let other = opened("#/cube?generators=R2.U2&alg=F");
        assert_eq!(other.node(), None);
        assert_eq!(state.know_word(Some(vec![])), Err(Failure::Refused), "the word of another cube");
    }
}
