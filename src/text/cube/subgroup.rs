//! The texts of subgroups, their graphs, and symmetries.

/// All texts; arguments are listed after the colon.
#[derive(Debug)]
pub struct SubgroupTexts {
    /// Labels of the counters: order, nodes of the graph, symmetries of the position.
    pub counters: [&'static str; 3],
    /// Tabs: subgroup, graph, symmetry.
    pub tabs: [&'static str; 3],
    /// The list of known generators, and its line for others.
    pub known: [&'static str; 2],
    /// Their names, in the order of `SubgroupPreset::ALL`.
    pub presets: [&'static str; 7],
    /// One of them with its order.
    pub preset: fn(&str, &str) -> String,
    /// The field of the generators: its label, and what can be written there, at most how many.
    pub generators: (&'static str, fn(usize) -> String),
    /// The generators are being worked out.
    pub looking: &'static str,
    /// The position belongs to the subgroup, or not.
    pub member: [&'static str; 2],
    /// A word: as it is written, its letters.
    pub word: fn(&str, usize) -> String,
    /// The cube in order is the empty word.
    pub empty_word: &'static str,
    /// The search has found no word: among how many positions.
    pub no_word: fn(usize) -> String,
    /// The button that looks for a word.
    pub find_word: &'static str,
    /// Names of the facts: generators, commutative, centre, cosets, action.
    pub facts: [&'static str; 5],
    /// No, yes.
    pub commutative: [&'static str; 2],
    /// The centre: of so many elements.
    pub centre: fn(usize) -> String,
    /// The centre is the whole subgroup; it is not known.
    pub centres: [&'static str; 2],
    /// What the cosets are counted in: the group of turns of faces, or with turns of the whole cube.
    pub cosets: [fn(&str) -> String; 2],
    /// On what the group acts.
    pub action: &'static str,
    /// Heading of the table of levels, and its columns: level, base point, orbit, size, strong generators.
    pub levels: &'static str,
    /// See above.
    pub level_columns: [&'static str; 5],
    /// Below the table: the product of the sizes, and the order.
    pub product: fn(&str, &str) -> String,
    /// Heading of the orbits, and its columns: orbit, size, facelets.
    pub orbits: &'static str,
    /// See above.
    pub orbit_columns: [&'static str; 3],
    /// How the tables are read.
    pub hint: &'static str,
    /// The choice of what is ignored, and the five.
    pub modulo: &'static str,
    /// See above.
    pub quotients: [&'static str; 5],
    /// The field of the subgroup whose cosets are the nodes.
    pub coset_field: &'static str,
    /// The graph is too large: the most nodes.
    pub too_large: fn(usize) -> String,
    /// A graph: nodes, edges, the greatest distance.
    pub graph: fn(usize, usize, usize) -> String,
    /// Not all edges are drawn: of how many they would be.
    pub tree: fn(usize) -> String,
    /// The node of the present cube: its number, its distance.
    pub here: fn(usize, usize) -> String,
    /// The present cube is no node.
    pub elsewhere: &'static str,
    /// The button that goes to the cube in order.
    pub home: &'static str,
    /// Columns of the neighbours: letter, node, distance.
    pub neighbour_columns: [&'static str; 3],
    /// Goes to a node: its number.
    pub go_to: fn(usize) -> String,
    /// Heading of the table of distances, and its columns: letters, nodes.
    pub spheres: &'static str,
    /// See above.
    pub sphere_columns: [&'static str; 2],
    /// Why: paragraphs about subgroups, and about graphs.
    pub why: [&'static str; 2],
    /// See above.
    pub why_graph: [&'static str; 2],
    /// Terms: subgroup, base, transversal, orbit, Cayley graph, coset graph.
    pub terms: [(&'static str, &'static str); 6],
    /// Symmetries of a position: fixing, of how many, size of its class, inverting.
    pub symmetries: fn([usize; 2], usize, usize) -> String,
    /// The position is its own inverse, or not.
    pub own_inverse: [&'static str; 2],
    /// How the pictures of the symmetries are read.
    pub symmetry_hint: &'static str,
    /// The button that applies the symmetry that is drawn.
    pub reflect: &'static str,
    /// The symmetry that is drawn: its kind with its axis and plane.
    pub drawn: fn(&str) -> String,
    /// Its axis: the letters where it leaves the cube.
    pub axis: fn(&str, &str) -> String,
    /// Its mirror plane: the letters of two opposite places that it exchanges.
    pub mirror: fn(&str, &str) -> String,
    /// The position does not have it, or has it.
    pub has: [&'static str; 2],
    /// The kinds, in the order of `SymmetryKind::ALL`.
    pub kinds: [&'static str; 10],
    /// A symmetry: the faces to which U, R and F go; whether the position has it.
    pub symmetry: fn(&str, bool) -> String,
    /// Heading of the named positions, and its columns: position, turns, symmetries.
    pub patterns: &'static str,
    /// See above.
    pub pattern_columns: [&'static str; 3],
    /// Their names, in the order of `CubePattern::ALL`.
    pub pattern_names: [&'static str; 21],
    /// Which fewest turns are quoted.
    pub quoted: &'static str,
}
