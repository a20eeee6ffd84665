//! Subgroups, their graphs and symmetries in English.

use crate::text::Lang;
use crate::text::cube::subgroup::SubgroupTexts;

const L: Lang = Lang::En;

/// The texts of subgroups.
pub const SUBGROUP: SubgroupTexts = SubgroupTexts {
    counters: ["order of the subgroup", "nodes of the graph", "symmetries of the position"],
    tabs: ["Subgroup", "Graph", "Symmetry"],
    known: ["Known subgroups", "your own"],
    presets: [
        "two half turns",
        "slices of faces",
        "middle layers",
        "all half turns",
        "two neighbours",
        "a conjugate and a turn",
        "all turns",
    ],
    preset: |name, order| format!("{name}: {order}"),
    generators: ("Generators of G", |most| {
        format!(
            "R U: two generators. R L', U D': two, each of two turns. Also M, x, r, [F: E]; at most {}.",
            L.number(most)
        )
    }),
    looking: "The subgroup is worked out …",
    member: [
        "The position on the page does not belong to the subgroup.",
        "The position on the page belongs to the subgroup.",
    ],
    word: |word, letters| format!("{word}: {}, and no shorter word makes it.", L.counted(letters, "letter", "letters")),
    empty_word: "It is the cube in order, the empty word.",
    no_word: |most| format!("No word was found among {} positions: it is long.", L.number(most)),
    find_word: "Look for a short word",
    facts: ["Generators", "Commutative", "Centre", "Cosets", "Acts on"],
    commutative: ["no", "yes"],
    centre: |count| L.counted(count, "element", "elements"),
    centres: ["the whole subgroup", "not known: too many choices"],
    cosets: [
        |count| format!("{count} in the group of all turns"),
        |count| format!("{count} in the group of all turns, those of the whole cube too"),
    ],
    action: "the 54 facelets, the centres too",
    levels: "Base and orbits (Schreier and Sims)",
    level_columns: ["level", "base point", "orbit", "size", "generators"],
    product: |sizes, order| format!("{sizes} = {order}: the order is the product of the sizes."),
    orbits: "Orbits of facelets",
    orbit_columns: ["orbit", "size", "facelets"],
    hint: "Point at an orbit, or press its number: its facelets are ringed on the cube.",
    modulo: "Counts as the same",
    quotients: [
        "nothing: each element is a node",
        "small cubes turned in place",
        "all but the places of the corners",
        "all but the places of the edges",
        "cosets of a subgroup",
    ],
    coset_field: "Generators of the subgroup H whose cosets are the nodes",
    too_large: |most| {
        format!(
            "The graph would have more than {} nodes. Count something as the same, or take fewer generators.",
            L.number(most)
        )
    },
    graph: |nodes, edges, distance| {
        format!(
            "{}, {}; the farthest node is {} away.",
            L.counted(nodes, "node", "nodes"),
            L.counted(edges, "edge", "edges"),
            L.counted(distance, "letter", "letters")
        )
    },
    tree: |most| {
        format!(
            "There are more than {} edges: drawn are those by which shortest words first reach each node, and all at the node of the cube.",
            L.number(most)
        )
    },
    here: |node, distance| {
        format!("The cube stands at node {}, {} from order.", L.number(node), L.counted(distance, "letter", "letters"))
    },
    elsewhere: "The cube on the page is no node of this graph.",
    home: "Go to the cube in order",
    neighbour_columns: ["letter", "leads to", "distance"],
    go_to: |node| format!("node {}", L.number(node)),
    spheres: "Nodes at each distance",
    sphere_columns: ["letters", "nodes"],
    why: [
        "A chain of stabilisers tells everything: level 1 is the subgroup, level 2 those of its elements that leave the first base point where it is, and so on, until only one is left. The size of each orbit is an index, so the order is their product.",
        "An element belongs to the subgroup if, level by level, its base point goes to a facelet of the orbit, and nothing is left at the end. Nothing has to be listed: all 43 quintillion positions take a millisecond.",
    ],
    why_graph: [
        "Each node is an element, each edge a generator: a walk along edges is a word. The rings are distances, so the number in a node is the length of its shortest word.",
        "Choose a node with the pointer, or with the arrow keys and Enter: the cube stands there.",
    ],
    terms: [
        ("subgroup", "Positions which, one after the other, always lead to one of them again."),
        ("base", "Facelets such that only the neutral element leaves all of them where they are."),
        ("transversal", "For each facelet of an orbit one element that takes the base point there."),
        ("orbit", "The facelets to which the elements of a group take one facelet."),
        ("Cayley graph", "The elements of a group as nodes; each generator leads from each node to one other."),
        ("coset graph", "The same with elements that differ only by something ignored as one node (Schreier)."),
    ],
    symmetries: |[fixing, all], class, inverting| {
        format!(
            "Symmetries of the cube that leave the position as it is: {} of {}; so {} like it. Symmetries that make it its inverse: {}.",
            L.number(fixing),
            L.number(all),
            L.counted(class, "position looks", "positions look"),
            L.number(inverting)
        )
    },
    own_inverse: ["It is not its own inverse.", "It is its own inverse: done twice, its turns lead back."],
    symmetry_hint: "Each button draws a symmetry on the cube: its axis with an arrow, its mirror plane, its centre. The letters say where U, R and F go. ✓: the position has this symmetry.",
    reflect: "Apply the symmetry that is drawn",
    drawn: |about| format!("On the cube: {about}."),
    axis: |a, b| format!("axis from {a} to {b}"),
    mirror: |a, b| format!("plane midway between {a} and {b}"),
    has: ["The position does not have this symmetry.", "The position has this symmetry: ✓."],
    kinds: [
        "nothing moves",
        "quarter turn",
        "half turn",
        "half turn about two edges",
        "third of a turn about a diagonal",
        "reflection in the centre",
        "reflection between two faces",
        "reflection through two edges",
        "quarter turn and reflection",
        "sixth of a turn and reflection",
    ],
    symmetry: |faces, has| format!("{faces}{}", if has { " ✓" } else { "" }),
    patterns: "Named positions",
    pattern_columns: ["position", "fewest turns", "symmetries"],
    pattern_names: [
        "chessboard",
        "six spots",
        "four spots",
        "tetris",
        "cube in a cube",
        "cube in a cube in a cube",
        "anaconda",
        "python",
        "mamba",
        "stripes",
        "six T",
        "crosses",
        "chessboards of order 3",
        "chessboard with faces",
        "T permutation",
        "Sune",
        "J permutation",
        "greatest order, 1260",
        "commutator, order 6",
        "superflip",
        "hardest of cube20.org",
    ],
    quoted: "Fewest turns in the half-turn metric, computed with cubeopt-wasm; those with * are quoted (Reid, 1995; cube20.org).",
};
