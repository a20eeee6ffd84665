//! Subgroups, their graphs and symmetries in French.

use crate::text::Lang;
use crate::text::cube::subgroup::SubgroupTexts;

const L: Lang = Lang::Fr;

/// The texts of subgroups.
pub const SUBGROUP: SubgroupTexts = SubgroupTexts {
    counters: ["ordre du sous-groupe", "nœuds du graphe", "symétries de la position"],
    tabs: ["Sous-groupe", "Graphe", "Symétrie"],
    known: ["Sous-groupes connus", "le vôtre"],
    presets: [
        "deux demi-tours",
        "tranches par les faces",
        "tranches médianes",
        "tous les demi-tours",
        "deux faces voisines",
        "un conjugué et un mouvement",
        "tous les mouvements",
    ],
    preset: |name, order| format!("{name}\u{a0}: {order}"),
    generators: ("Générateurs de G", |most| {
        format!(
            "R U\u{a0}: deux générateurs. R L', U D'\u{a0}: deux, de deux mouvements chacun. Aussi M, x, r, [F: E]\u{202f}; {} au plus.",
            L.number(most)
        )
    }),
    looking: "On calcule le sous-groupe…",
    member: [
        "La position affichée n’appartient pas au sous-groupe.",
        "La position affichée appartient au sous-groupe.",
    ],
    word: |word, letters| {
        format!("{word}\u{a0}: {}, et aucun mot plus court ne la donne.", L.counted(letters, "lettre", "lettres"))
    },
    empty_word: "C’est le cube en ordre, le mot vide.",
    no_word: |most| format!("Aucun mot trouvé parmi {} positions\u{a0}: il est long.", L.number(most)),
    find_word: "Chercher un mot court",
    facts: ["Générateurs", "Commutatif", "Centre", "Classes", "Agit sur"],
    commutative: ["non", "oui"],
    centre: |count| L.counted(count, "élément", "éléments"),
    centres: ["tout le sous-groupe", "inconnu\u{a0}: trop de choix"],
    cosets: [
        |count| format!("{count} dans le groupe de tous les mouvements"),
        |count| format!("{count} dans le groupe de tous les mouvements, ceux du cube entier compris"),
    ],
    action: "les 54 facettes, centres compris",
    levels: "Base et orbites (Schreier et Sims)",
    level_columns: ["niveau", "point de base", "orbite", "taille", "générateurs"],
    product: |sizes, order| format!("{sizes} = {order}\u{a0}: l’ordre est le produit des tailles."),
    orbits: "Orbites de facettes",
    orbit_columns: ["orbite", "taille", "facettes"],
    hint: "Pointez une orbite, ou son bouton\u{a0}: ses facettes sont entourées sur le cube.",
    modulo: "On confond",
    quotients: [
        "rien\u{a0}: un nœud par élément",
        "les petits cubes tournés sur place",
        "tout sauf les places des sommets",
        "tout sauf les places des arêtes",
        "les classes d’un sous-groupe",
    ],
    coset_field: "Générateurs du sous-groupe H dont les classes sont les nœuds",
    too_large: |most| {
        format!(
            "Le graphe aurait plus de {} nœuds. Confondez davantage, ou prenez moins de générateurs.",
            L.number(most)
        )
    },
    graph: |nodes, edges, distance| {
        format!(
            "{}, {}\u{202f}; le plus éloigné est à {}.",
            L.counted(nodes, "nœud", "nœuds"),
            L.counted(edges, "arête", "arêtes"),
            L.counted(distance, "lettre", "lettres")
        )
    },
    tree: |most| {
        format!(
            "Il y a plus de {} arêtes\u{a0}: on dessine celles par lesquelles un mot le plus court atteint d’abord chaque nœud, et toutes celles du nœud où est le cube.",
            L.number(most)
        )
    },
    here: |node, distance| {
        format!(
            "Le cube se tient au nœud {}, à {} de l’ordre.",
            L.number(node),
            L.counted(distance, "lettre", "lettres")
        )
    },
    elsewhere: "Le cube affiché n’est pas un nœud de ce graphe.",
    home: "Aller au cube en ordre",
    neighbour_columns: ["lettre", "mène à", "distance"],
    go_to: |node| format!("nœud {}", L.number(node)),
    spheres: "Nœuds à chaque distance",
    sphere_columns: ["lettres", "nœuds"],
    why: [
        "Une chaîne de stabilisateurs dit tout\u{a0}: le niveau 1 est le sous-groupe, le niveau 2 ceux de ses éléments qui laissent le premier point de base où il est, et ainsi de suite, jusqu’à ce qu’il n’en reste qu’un. La taille de chaque orbite est un indice\u{a0}: l’ordre est leur produit.",
        "Un élément appartient au sous-groupe si, niveau par niveau, son point de base va sur une facette de l’orbite, et s’il ne reste rien à la fin. Il n’y a rien à énumérer\u{a0}: les 43 trillions de positions prennent une milliseconde.",
    ],
    why_graph: [
        "Chaque nœud est un élément, chaque arête un générateur\u{a0}: un chemin est un mot. Les anneaux sont des distances\u{a0}: le nombre dans un nœud est la longueur de son mot le plus court.",
        "Choisissez un nœud avec le pointeur, ou avec les flèches et Entrée\u{a0}: le cube s’y tient.",
    ],
    terms: [
        ("sous-groupe", "Des positions qui, faites l’une après l’autre, en donnent toujours une d’entre elles."),
        ("base", "Des facettes telles que seul l’élément neutre les laisse toutes où elles sont."),
        ("transversale", "Pour chaque facette d’une orbite, un élément qui y amène le point de base."),
        ("orbite", "Les facettes où les éléments d’un groupe amènent une facette."),
        (
            "graphe de Cayley",
            "Les éléments d’un groupe comme nœuds\u{202f}; chaque générateur mène de chaque nœud à un autre.",
        ),
        ("graphe des classes", "Le même, où les éléments que l’on confond sont un seul nœud (Schreier)."),
    ],
    symmetries: |[fixing, all], class, inverting| {
        format!(
            "Symétries du cube qui laissent la position comme elle est\u{a0}: {} sur {}\u{a0}; {}. Symétries qui en font son inverse\u{a0}: {}.",
            L.number(fixing),
            L.number(all),
            L.counted(class, "position lui ressemble, elle-même", "positions se ressemblent"),
            L.number(inverting)
        )
    },
    own_inverse: [
        "Elle n’est pas son propre inverse.",
        "Elle est son propre inverse\u{a0}: faits deux fois, ses mouvements ramènent à l’ordre.",
    ],
    symmetry_hint: "Chaque bouton dessine une symétrie sur le cube\u{a0}: son axe avec une flèche, son plan de réflexion, son centre. Les lettres disent où vont U, R et F. ✓\u{a0}: la position a cette symétrie.",
    reflect: "Appliquer la symétrie dessinée",
    drawn: |about| format!("Sur le cube\u{a0}: {about}."),
    axis: |a, b| format!("axe de {a} à {b}"),
    mirror: |a, b| format!("plan à mi-chemin entre {a} et {b}"),
    has: ["La position n’a pas cette symétrie.", "La position a cette symétrie\u{a0}: ✓."],
    kinds: [
        "rien ne bouge",
        "quart de tour",
        "demi-tour",
        "demi-tour autour de deux arêtes",
        "tiers de tour autour d’une diagonale",
        "symétrie par rapport au centre",
        "réflexion entre deux faces",
        "réflexion par deux arêtes",
        "quart de tour et réflexion",
        "sixième de tour et réflexion",
    ],
    symmetry: |faces, has| format!("{faces}{}", if has { " ✓" } else { "" }),
    patterns: "Positions qui ont un nom",
    pattern_columns: ["position", "mouvements au moins", "symétries"],
    pattern_names: [
        "échiquier",
        "six points",
        "quatre points",
        "tétris",
        "cube dans le cube",
        "cube dans le cube dans le cube",
        "anaconda",
        "python",
        "mamba",
        "rayures",
        "six T",
        "croix",
        "échiquiers d’ordre 3",
        "échiquier et faces",
        "permutation en T",
        "Sune",
        "permutation en J",
        "le plus grand ordre, 1260",
        "commutateur, ordre 6",
        "superflip",
        "la plus difficile de cube20.org",
    ],
    quoted: "Le moins de mouvements, en métrique des demi-tours, calculé avec cubeopt-wasm\u{202f}; ceux avec * sont cités (Reid, 1995\u{202f}; cube20.org).",
};
