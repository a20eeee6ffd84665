//! The French texts of the graph of Instant Insanity, of play by hand, of random sets and of statistics.

use super::{COLOURS, FACES, L};
use crate::puzzle::insanity::diagnosis::Diagnosis;
use crate::puzzle::insanity::facades::Comparison;
use crate::puzzle::insanity::graph::Edge;
use crate::text::insanity::graph::{FiveOrSix, GraphTexts, HandTexts, RandomTexts, StatisticsTexts};
use crate::text::join;
use crate::text::program::{EventTexts, TrialTexts};

const AXES: [&str; 3] = ["devant–derrière", "droite–gauche", "dessous–dessus"];

fn edge(edge: &Edge) -> String {
    format!("cube {} {}", edge.cube, AXES[edge.axis % 3])
}

fn colours(colours: &[u8]) -> String {
    join(&colours.iter().map(|&colour| format!("le {}", COLOURS[colour as usize])).collect::<Vec<_>>(), "et")
}

/// The texts of [`GraphTexts`].
pub const GRAPH: GraphTexts = GraphTexts {
    axes: AXES,
    counters: ["factorisations", "paires disjointes", "ensembles de faces cachées", "solutions brutes par le graphe"],
    edge: |e, [a, b]| format!("{}\u{a0}: {} – {}", edge(&e), COLOURS[a as usize], COLOURS[b as usize]),
    vertex: |colour, faces| format!("{}\u{a0}: {faces} faces", COLOURS[colour as usize]),
    begin: |count| {
        format!(
            "Chaque couleur est un sommet\u{202f}; chaque cube donne trois arêtes, une par paire de faces opposées. Avancez\u{a0}: choisissez une arête de chacun des {count} cubes pour que chaque couleur soit de degré 2."
        )
    },
    chosen: |edge| format!("Arête choisie\u{a0}: {edge}. Aucun degré ne dépasse 2."),
    cut: |edge, colour| {
        format!(
            "Arête refusée\u{a0}: {edge}. Elle porterait le degré du {} à 3 ou plus\u{a0}: la branche est coupée.",
            COLOURS[colour as usize]
        )
    },
    degree: |excess| match excess {
        Some((colour, degree)) => format!("Le {} est de degré {degree}.", COLOURS[colour as usize]),
        None => "Aucun degré ne dépasse 2.".to_string(),
    },
    complete: |number| format!("Chaque couleur est de degré 2\u{a0}: c’est la factorisation F{number}."),
    end: |found, choices| {
        format!(
            "La recherche est finie\u{a0}: {} des {} choix sont des factorisations.",
            L.number(found),
            L.number(choices)
        )
    },
    assembly: |first, second| {
        format!(
            "F{first} donne devant et derrière, F{second} droite et gauche. Avancez\u{a0}: les cubes se mettent en place, un par un."
        )
    },
    placed: |cube, [a, b], [c, d]| {
        let [a, b, c, d] = [a, b, c, d].map(|colour| COLOURS[colour as usize]);
        format!(
            "Cube {cube}\u{a0}: {a} → {b} met le {a} devant et le {b} derrière\u{202f}; {c} → {d} met le {c} à droite et le {d} à gauche."
        )
    },
    assembled: |positions, number| match number {
        Some(number) => format!(
            "Toutes les couleurs sont présentes sur chaque façade\u{a0}: une solution. Le programme lui donne le numéro {number}, positions {positions}."
        ),
        None => format!(
            "Toutes les couleurs sont présentes sur chaque façade\u{a0}: une solution. Dans le programme, ses positions sont {positions}."
        ),
    },
    legend: [|f| format!("F{f}\u{a0}: devant → derrière"), |f| format!("F{f}\u{a0}: droite → gauche")],
    tabs: ["Cette étape", "Factorisations", "Paires", "Théorie"],
    choose: [
        "Choisissez une factorisation pour devant et derrière.",
        "Choisissez-en une seconde, sans arête commune, pour droite et gauche.",
    ],
    both: "Les deux factorisations font l’empilage.",
    clear: "Choisir à nouveau",
    shares: |f, edges| format!("a en commun avec F{f}\u{a0}: {edges}"),
    cycles: |n| if n == 1 { "1 cycle".into() } else { format!("{n} cycles") },
    reverse: [
        "Inverser un cycle",
        "Parcourir un cycle dans l’autre sens retourne ses cubes\u{a0}: l’empilage reste une solution.",
    ],
    arc: |arc, [a, b]| format!("{}\u{a0}: {} → {}", edge(&arc.edge), COLOURS[a as usize], COLOURS[b as usize]),
    edges: "Les arêtes",
    degrees: ["couleur", "degré"],
    cut_list: |shown, all| format!("Les {} premières sur {} sont montrées.", L.number(shown as u64), L.number(all)),
    table: [
        "Lesquelles sont sans arête commune\u{202f}?",
        "Un nombre dit de quel cube l’arête est dans les deux.",
        "disjointes",
        "elles ont en commun l’arête du cube",
    ],
    compatible: "Le graphe des factorisations\u{a0}: un trait joint deux factorisations sans arête commune",
    sum: "Les solutions brutes, paire par paire",
    sum_columns: ["paire", "cycles", "solutions brutes"],
    not_counted: |graph| format!("Le graphe en donne {graph}. Le programme exhaustif n’a pas encore compté."),
    counted: |graph, program| {
        if graph == program {
            format!(
                "Le graphe en donne {graph}\u{202f}; le programme exhaustif en a compté {program}. Les deux sont d’accord."
            )
        } else {
            format!(
                "Le graphe en donne {graph}, mais le programme exhaustif en a compté {program}. L’un des deux se trompe\u{a0}: merci de le signaler."
            )
        }
    },
    hidden: |pairs, hidden| {
        if pairs == 1 {
            "La seule paire cache un ensemble de faces (dessous et dessus de chaque cube empilé).".into()
        } else if pairs == hidden {
            format!(
                "Il n’y a pas deux paires qui cachent les mêmes faces\u{a0}: {} ensembles de faces cachées.",
                L.number(hidden)
            )
        } else {
            format!(
                "Des paires cachent les mêmes faces (dessous et dessus de chaque cube empilé)\u{a0}: {} paires, {} ensembles de faces cachées.",
                L.number(pairs),
                L.number(hidden)
            )
        }
    },
    theory: [
        (
            "Du graphe à l’empilage",
            "Dans une solution, les faces de devant montrent chaque couleur une fois, celles de derrière aussi\u{a0}: les arêtes devant–derrière donnent à chaque couleur le degré 2. C’est une factorisation\u{202f}; droite–gauche en est une autre, et comme une face ne peut pas être de deux côtés, elles n’ont pas d’arête commune. Inversement, deux telles factorisations, avec un sens pour chaque cycle, font une solution.",
        ),
        (
            "Pourquoi 2^(c + c′) / 4\u{202f}?",
            "Chacun des c + c′ cycles se parcourt dans 2 sens, et les deux factorisations peuvent changer de rôle\u{a0}: 2 · 2^(c + c′) empilages. Il y en a toujours 8 qui sont le même empilage, tourné (4 façons) ou retourné (2 façons). Boucles et arêtes doubles comptent comme les autres cycles\u{a0}: leurs deux sens sont des positions différentes.",
        ),
        (
            "En général",
            "Pour n cubes et n couleurs, la question est NP-complète (Robertson et Munro, 1978)\u{a0}: on ne connaît pas de méthode qui reste rapide pour beaucoup de cubes.",
        ),
    ],
    five_or_six: FiveOrSix {
        title: "5 ou 6\u{202f}?",
        counts: |Comparison { all, pairs, .. }| {
            let each = pairs.iter().all(|(_, pair)| pair.stacks == 1) && all.stacks == pairs.len();
            format!(
                "Le texte imprime 5 pour son exemple\u{a0}: des paires de factorisations sans arête commune, chacune une solution distincte. Comptées ainsi, il y en a {}. Le programme exhaustif trouve {} solutions brutes. Elles montrent {} coloriages différents des quatre façades, et {} si un empilage tourné ou retourné ne compte qu’une fois{}.",
                pairs.len(),
                all.raw,
                all.colourings,
                all.stacks,
                if each { "\u{a0}: un pour chaque paire" } else { "" }
            )
        },
        hidden: |comparison| {
            let groups: Vec<String> = comparison
                .same_hidden_faces()
                .map(|group| join(&group.iter().map(|[f, g]| format!("F{f} F{g}")).collect::<Vec<_>>(), "et"))
                .collect();
            format!(
                "{} utilisent les mêmes arêtes et cachent donc les mêmes faces (dessous et dessus)\u{202f}; pourtant elles montrent des empilages différents. Il y a {} ensembles de faces cachées. Que l’auteur ait compté ceux-ci est une conjecture.",
                groups.join("\u{202f}; "),
                comparison.hidden.len()
            )
        },
        columns: ["paire", "solutions brutes", "coloriages", "empilages", "faces cachées"],
        all: "en tout, différents",
    },
    measured: |ms, repeats| {
        format!("Factorisations, paires et faces cachées de cet ensemble\u{a0}: {ms} ms (moyenne de {repeats}).")
    },
    events: EventTexts {
        solution: "Factorisation",
        new_level: "Une arête d’un cube de plus convient pour la première fois",
        levels: ["nouveau niveau", "nouveaux niveaux"],
        dropped_at: |cube| format!("Une arête du cube {cube} est écartée"),
        causes: &["Écartée\u{a0}: degré supérieur à 2"],
    },
    program: TrialTexts {
        enter: "choisir(k)\u{a0}:",
        each: "pour chaque arête a du cube k",
        choose: "prendre l’arête a",
        tests: &["si une couleur a maintenant un degré supérieur à 2"],
        drop: "rendre l’arête\u{a0}: arête suivante",
        whole: "si k est le dernier cube",
        solution: "noter la factorisation",
        deeper: "sinon choisir(k + 1)",
        back: "revenir au cube k − 1",
        values: ["k", "a"],
    },
    terms: [
        (
            "multigraphe",
            "Des sommets joints par des arêtes, où plusieurs arêtes peuvent joindre les deux mêmes sommets.",
        ),
        ("boucle", "Une arête qui joint un sommet à lui-même\u{a0}: les deux faces opposées ont la même couleur."),
        ("degré", "Le nombre de bouts d’arêtes en un sommet\u{202f}; une boucle compte 2."),
        (
            "factorisation",
            "Une arête de chaque cube, telle que chaque couleur soit de degré 2\u{a0}: des cycles qui passent par toutes les couleurs. Factorisation numérotée, car chaque numéro de cube y est une fois.",
        ),
        ("disjointes", "Sans arête commune\u{a0}: d’aucun cube elles n’utilisent la même paire de faces."),
    ],
    why: "Pourquoi n’y a-t-il pas de solution\u{202f}?",
    diagnosis: |diagnosis| match diagnosis {
        Diagnosis::Short { colours: short, gives } => {
            let each: Vec<String> =
                gives.iter().enumerate().map(|(cube, n)| format!("cube {cube}\u{a0}: {n}")).collect();
            let (lack, need) = if short.len() == 1 {
                ("manque d’arêtes. Il lui faut", 2)
            } else {
                ("manquent d’arêtes. Il leur faut ensemble", 2 * short.len())
            };
            format!(
                "Pas de factorisation\u{a0}: {} {lack} {need} bouts d’arêtes, mais une arête de chaque cube ne peut en donner que {} ({}).",
                colours(short),
                gives.iter().sum::<u32>(),
                each.join(", ")
            )
        }
        Diagnosis::Exhausted { cuts } => {
            let each: Vec<String> = cuts
                .iter()
                .enumerate()
                .filter(|(_, n)| **n > 0)
                .map(|(colour, n)| format!("{} {n}", COLOURS[colour]))
                .collect();
            format!(
                "Pas de factorisation\u{a0}: chaque couleur pourrait atteindre le degré 2, mais jamais toutes à la fois. La recherche a coupé chaque branche pour un degré supérieur à 2 (nombre de fois\u{a0}: {}).",
                each.join(", ")
            )
        }
        Diagnosis::Single => {
            "Il n’y a qu’une factorisation\u{202f}; un empilage en demande deux sans arête commune.".into()
        }
        Diagnosis::Conflict { common } if common.is_empty() => {
            "Il y a des factorisations, mais deux d’entre elles ont toujours une arête commune\u{a0}: voyez le tableau."
                .into()
        }
        Diagnosis::Conflict { common } => {
            let edges: Vec<String> = common.iter().map(edge).collect();
            format!(
                "Il y a des factorisations, mais toutes utilisent {}\u{a0}: {}. Deux ne sont donc jamais disjointes.",
                if edges.len() == 1 { "la même arête" } else { "les mêmes arêtes" },
                join(&edges, "et")
            )
        }
    },
    repair: "Le plus petit changement",
    paint: |repair, now| {
        format!(
            "Cube {}, {}\u{a0}: {} → {}",
            repair.cube,
            FACES[repair.face % 6],
            COLOURS[now as usize],
            COLOURS[repair.colour as usize]
        )
    },
    repairs: |n| match n {
        0 => "Changer une seule face ne suffit pas.".into(),
        1 => "Un seul changement d’une face donne une solution\u{a0}:".into(),
        n => format!("{n} changements d’une seule face donnent une solution\u{a0}:"),
    },
    repair_never: "C’est toujours ainsi quand il n’y a pas de factorisation\u{a0}: celles qu’une nouvelle couleur apporte utilisent toutes l’arête de cette face, deux ne sont donc jamais disjointes.",
    show_graph: "Voir ses deux factorisations",
    show_why: "Pourquoi\u{202f}?",
    hand: HandTexts {
        how: "Choisissez un cube, puis tournez-le\u{a0}: en le tirant, avec les boutons ou avec les touches.",
        cube: "Cube à tourner",
        turn: |turn| match (turn.axis, turn.clockwise) {
            (2, true) => "vers la gauche",
            (2, false) => "vers la droite",
            (1, true) => "vers l’arrière",
            (1, false) => "vers l’avant",
            (_, true) => "en basculant à droite",
            (_, false) => "en basculant à gauche",
        },
        keys: ["D", "Maj D", "S", "Maj S", "A", "Maj A"],
        right: "chaque couleur une fois",
        moved: |cube, turn| format!("Cube {cube} tourné {turn}."),
        solved: |moves| {
            let all = "toutes les couleurs sont présentes sur chaque façade.";
            match moves {
                0 => format!("C’est une solution\u{a0}: {all}"),
                1 => format!("Résolu en 1 quart de tour\u{a0}: {all}"),
                _ => format!("Résolu en {} quarts de tour\u{a0}: {all}", L.number(moves as u64)),
            }
        },
        so_far: |right| {
            if right < 2 { format!("{right} façade juste sur 4.") } else { format!("{right} façades justes sur 4.") }
        },
        moves: "quarts de tour",
        facades: "façades justes",
        hint: "Indice",
        hinted: |cube, turn, left, nearest| {
            let turns = if left == 1 { "1 quart de tour".to_string() } else { format!("{left} quarts de tour") };
            if nearest {
                format!("Tournez le cube {cube} {turn}\u{a0}: la solution la plus proche est à {turns}.")
            } else {
                format!("Tournez le cube {cube} {turn}\u{a0}: une solution est à {turns}.")
            }
        },
        hopeless: "Ces cubes n’ont pas de solution.",
        again: "Recommencer",
        do_it: "Le faire",
    },
    random: RandomTexts {
        title: "Cubes au hasard",
        wanted: "Propriété voulue",
        wants: [
            "avec une solution",
            "avec exactement une paire",
            "avec une seule solution brute",
            "sans factorisation",
            "sans paire disjointe",
            "n’importe lesquels",
        ],
        all_colours: "chaque cube montre toutes les couleurs",
        seed: "Graine",
        draw: "Tirer",
        another: "D’autres",
        drawn: |n| {
            if n == 1 {
                "Le premier ensemble tiré.".into()
            } else {
                format!("L’ensemble tiré numéro {}.", L.number(n))
            }
        },
        impossible: |count| match count {
            7 => "Six faces ne peuvent pas montrer sept couleurs.",
            6 => {
                "Avec six cubes de six couleurs, ce que laissent deux factorisations disjointes en est une troisième\u{a0}: les paires vont par trois."
            }
            _ => "Aucun ensemble de deux cubes n’a exactement une paire ou une solution brute.",
        },
    },
    statistics: StatisticsTexts {
        how: |count| {
            format!(
                "Des ensembles de {count} cubes sont tirés au hasard, et le graphe dit de chacun s’il a une solution."
            )
        },
        sets: "Ensembles",
        run: "Tirer les cubes",
        plots: ["Ensembles avec une solution", "ensembles tirés", "exact", "Nombre de paires disjointes", "paires"],
        columns: ["ensembles", "nombre", "part", "intervalle à 95\u{a0}%", "exact"],
        rows: [
            "avec une solution",
            "exactement une paire",
            "une seule solution brute",
            "sans factorisation",
            "une seule factorisation",
            "plusieurs, jamais disjointes",
        ],
        means: |pairs, raw, exact| match exact {
            Some(exact) => format!(
                "En moyenne {pairs} paires et {raw} solutions brutes par ensemble (exactement {exact}\u{a0}: les empilages multipliés par la probabilité que l’un d’eux soit une solution)."
            ),
            None => format!("En moyenne {pairs} paires et {raw} solutions brutes par ensemble."),
        },
        none: "Aucun ensemble n’est encore tiré.",
        drawn: |drawn, all| format!("{} ensembles tirés sur {}.", L.number(drawn), L.number(all)),
        time: |seconds| format!("Tirés et comptés en {seconds} s."),
        holds: [
            "L’intervalle contient la valeur exacte.",
            "La valeur exacte est hors de l’intervalle, comme il arrive dans 1 expérience sur 20.",
        ],
        again: "La même graine donne les mêmes ensembles, quel que soit le nombre de fils de calcul.",
        exact: "Valeurs exactes\u{a0}: tous les ensembles ont été passés en revue, jusqu’à quatre cubes. Intervalle\u{a0}: Wilson (1927).",
    },
    no_factorisation: |number, all| {
        format!("Le lien nomme la factorisation {number}, mais ces cubes en ont {all}\u{202f}; les cubes sont montrés.")
    },
    no_pair: |first, second, edges| {
        format!(
            "Le lien nomme la paire F{first}, F{second}, mais elles ont en commun {edges}\u{202f}; les cubes sont montrés."
        )
    },
    no_solution: |number, all| {
        format!(
            "Le lien nomme la solution {}, mais ces cubes en ont {}\u{202f}; les cubes sont montrés.",
            L.number(number),
            L.number(all)
        )
    },
};
