//! The French texts of Instant Insanity.

mod graph;

use crate::puzzle::insanity::{Clash, Problem};
use crate::text::insanity::InsanityTexts;
use crate::text::program::{EventTexts, TrialTexts};
use crate::text::{Lang, OpeningTexts, PageTexts, Title, join, shorten, visible};

const L: Lang = Lang::Fr;

const COLOURS: [&str; 8] = ["rouge", "vert", "bleu", "jaune", "orange", "bleu ciel", "violet", "gris"];
const FACES: [&str; 6] = ["devant", "droite", "derrière", "gauche", "dessous", "dessus"];
const ON_FACADE: [&str; 4] =
    ["sur la façade avant", "sur la façade droite", "sur la façade arrière", "sur la façade gauche"];

/// The name of Instant Insanity, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Instant Insanity",
    about: "Empiler les cubes sans répéter de couleur sur aucune façade. Le programme exhaustif essaie tous les empilages, pas à pas ou d’un seul coup.",
};

/// The texts of Instant Insanity.
pub static INSANITY: InsanityTexts = InsanityTexts {
    page: PageTexts {
        keys: &[
            ("Maj + flèches", "tourner la caméra"),
            ("N  P", "solution suivante, précédente"),
            ("↑  ↓", "à la main\u{a0}: choisir un cube"),
            ("A  S  D", "à la main\u{a0}: le tourner autour de ses trois axes\u{202f}; avec Maj dans l’autre sens"),
            ("H", "à la main\u{a0}: indice"),
        ],
        views: &["Empilage", "À la main", "Cubes", "Arbre", "Graphe", "Statistiques"],
        opening: OpeningTexts {
            goal: "Le but\u{a0}: empiler les cubes pour que chaque façade montre chaque couleur une seule fois.",
            hook: "Il y a 41\u{202f}472 empilages\u{a0}: combien sont justes\u{202f}?",
            start: "Essayer à la main",
            watch: Some("Suivre la recherche pas à pas"),
            change: "Changer les cubes…",
        },
    },
    colours: COLOURS,
    faces: FACES,
    on_facade: ON_FACADE,
    cube: |k| format!("cube {k}"),
    stacked: "cube 0 en bas (dans le texte\u{a0}: en haut)",
    cubes: "Les cubes",
    preset: "Ensemble de cubes",
    presets: [
        "L’exemple du texte",
        "Les cubes classiques, 1967",
        "Pour commencer\u{a0}: trois cubes",
        "Des cubes pour la classe, 2006",
        "Cinq cubes (Tick 1989)",
        "Cinq autres cubes",
        "Six cubes (Tick 1989)",
        "Six cubes de six couleurs",
        "Sept cubes (Tick 1989)",
    ],
    own_set: "Vos cubes",
    edit_hint: |n| {
        format!("Cliquez sur une face pour la couleur suivante, ou allez-y avec les flèches et tapez 0 à {}.", n - 1)
    },
    face_label: |cube, face, colour| format!("cube {cube}, {face}\u{a0}: {colour}"),
    add_cube: "Ajouter un cube",
    remove_cube: "Enlever un cube",
    as_text: "Les cubes en texte, ou un lien",
    text_hint: "Un groupe de six chiffres par cube\u{a0}: devant, droite, derrière, gauche, dessous, dessus.",
    search: "Recherche",
    pruning: "Programme exhaustif avec élagage\u{a0}: écarter un empilage dès qu’une couleur se répète…",
    check_after: |k| format!("après le cube {k}"),
    check_last: |k| format!("après le cube {k} (toujours\u{a0}: c’est la question)"),
    run_all: "Trouver toutes les solutions",
    raw: "solutions brutes",
    raw_so_far: "solutions brutes jusqu’ici",
    stacks: "empilages",
    trials: "essais",
    begin: "Rien n’est encore posé\u{a0}: les cubes tels qu’ils sont donnés. Lancez la lecture, ou avancez d’un pas.",
    kept: |cube, position| {
        format!("Le cube {cube} en position {position} convient\u{a0}: aucune couleur ne se répète sur une façade.")
    },
    unchecked: |cube, position| format!("Le cube {cube} est posé en position {position}, sans vérification."),
    dropped: |cube, position| format!("Le cube {cube} en position {position} est écarté\u{a0}:"),
    clash: |clashes| {
        let place = clashes.first().map_or("", |clash| ON_FACADE[clash.facade]);
        let repeats: Vec<String> = clashes
            .iter()
            .map(|Clash { colour, cubes, .. }| {
                let cubes: Vec<String> = cubes.iter().map(usize::to_string).collect();
                format!("le {} est sur les cubes {}", COLOURS[*colour as usize], join(&cubes, "et"))
            })
            .collect();
        format!("{place}, {}.", repeats.join(", "))
    },
    clear: |facade| format!("{}, aucune couleur ne se répète.", ON_FACADE[facade]),
    also: |facades| {
        let names: Vec<String> = facades.iter().map(|&facade| FACES[facade].to_string()).collect();
        format!("(D’autres façades répètent aussi une couleur\u{a0}: {}.)", join(&names, "et"))
    },
    solution: |number, positions| match number {
        Some(number) => format!(
            "Solution {}. Positions {positions}. Toutes les couleurs sont présentes sur chaque façade.",
            L.number(number)
        ),
        None => {
            format!("Une solution. Positions {positions}. Toutes les couleurs sont présentes sur chaque façade.")
        }
    },
    end: |raw, stacks| match raw {
        0 => format!("La recherche est finie\u{a0}: aucun des {} empilages n’est une solution.", L.number(stacks)),
        1 => format!("La recherche est finie\u{a0}: 1 seul des {} empilages est une solution.", L.number(stacks)),
        _ => format!(
            "La recherche est finie\u{a0}: {} des {} empilages sont des solutions.",
            L.number(raw),
            L.number(stacks)
        ),
    },
    winding: "On va à cette étape…",
    on_the_table: "L’empilage, façade par façade",
    levels: "Niveau par niveau",
    columns: ["niveau", "essayés", "gardés", "écartés"],
    dropped_by: "écartés à cause de",
    short: ["devant", "droite", "derrière", "gauche"],
    saved: "Ce qu’épargne l’élagage",
    saved_checked: "empilages vérifiés un par un",
    saved_after: |k, dropped, each| {
        format!("jamais construits, sous {dropped} écartés après le cube {k} ({each} chacun)")
    },
    saved_sum: "empilages en tout",
    saved_so_far: |total| format!("empilages jusqu’ici, sur {total}"),
    says_tabs: ["Cette étape", "Solutions", "Théorie"],
    no_solution_yet: "Aucune jusqu’ici.",
    no_solution: "Ces cubes n’ont pas de solution.",
    list_hint: "Les positions des cubes à partir du bas, puis les couleurs à partir du bas, façade par façade. Choisissez une ligne pour voir son empilage.",
    show_more: |n| format!("En montrer {} de plus", L.number(n)),
    list_cut: |listed, all| format!("Les {} premières sur {} sont dans la liste.", L.number(listed), L.number(all)),
    previous: "Solution précédente",
    next: "Solution suivante",
    copy_list: "Copier la liste",
    where_from: |stacks| format!("D’où vient {stacks}\u{202f}?"),
    where_from_text: |product, stacks| {
        format!(
            "Un cube a 24 positions. Un empilage tourné (4 façons) ou retourné (2 façons) est le même\u{a0}: trois positions \
             suffisent pour le cube 0, donc {product} = {stacks} empilages."
        )
    },
    positions: "Comment les positions sont numérotées",
    positions_text: "Positions 0 à 23. La position 0 est le cube tel qu’il est donné. Dans chaque groupe de quatre (0–3, 4–7, …) \
                     le cube tourne autour de l’axe vertical. Le cube 0 n’essaie que les positions 0, 8 et 16.",
    mirror: "Les positions 12–15 et 20–23",
    mirror_text: "Le programme du texte n’échange pas dessous et dessus dans ces huit positions, qui deviennent l’image du cube \
                  dans un miroir. Il ne teste que les façades\u{a0}: ses nombres sont justes. Ici les 24 positions sont de vraies \
                  rotations, pour que les cubes dessinés soient justes aussi.",
    measure: "Mesurer cette machine",
    measure_text: "Un fil de calcul répète cette recherche un instant.",
    measured: |ms, repeats| format!("{ms} ms pour une recherche (moyenne de {repeats})."),
    measuring: "Mesure en cours…",
    counted_in: |ms| format!("Tous les empilages comptés par les fils de calcul en {ms} ms."),
    replaced: |n| {
        if n == 1 {
            "1 fil de calcul s’est arrêté et a été remplacé\u{202f}; rien n’est perdu.".into()
        } else {
            format!("{n} fils de calcul se sont arrêtés et ont été remplacés\u{202f}; rien n’est perdu.")
        }
    },
    events: EventTexts {
        solution: "Solution",
        new_level: "Un cube de plus convient pour la première fois",
        levels: ["nouveau niveau", "nouveaux niveaux"],
        dropped_at: |cube| format!("Le cube {cube} est écarté"),
        causes: &["Écarté\u{a0}: avant", "Écarté\u{a0}: droite", "Écarté\u{a0}: arrière", "Écarté\u{a0}: gauche"],
    },
    program: TrialTexts {
        enter: "poser(k)\u{a0}:",
        each: "pour chaque position p du cube k",
        choose: "tourner le cube k en position p",
        tests: &[
            "si une couleur se répète devant",
            "ou si une couleur se répète à droite",
            "ou si une couleur se répète derrière",
            "ou si une couleur se répète à gauche",
        ],
        drop: "écarter\u{a0}: position suivante",
        whole: "si k est le dernier cube",
        solution: "noter la solution",
        deeper: "sinon poser(k + 1)",
        back: "revenir au cube k − 1",
        values: ["k", "p"],
    },
    terms: [
        ("empilage", "Tous les cubes l’un sur l’autre, chacun dans l’une de ses positions."),
        ("façade", "L’un des quatre côtés de l’empilage, de bas en haut\u{a0}: devant, droite, derrière, gauche."),
        (
            "position",
            "L’une des 24 façons de poser un cube sur la table\u{a0}: 6 faces possibles dessous, et 4 tours pour chacune.",
        ),
        (
            "élagage",
            "Abandonner un empilage partiel dès qu’il ne peut plus être complété, avec tous ceux qui le prolongent.",
        ),
        (
            "solution brute",
            "Une solution telle que le programme l’imprime\u{a0}: les 4 tours et le retournement sont ôtés, rien d’autre n’est regroupé.",
        ),
    ],
    cube_views: ["de dessus", "de dessous", "tourné une fois", "tourné deux fois", "patron"],
    tree_legend: ["convient", "écarté", "pas encore essayé", "maintenant"],
    tree_facade: "façade où une couleur se répète, vue de dessus",
    problem: |problem| match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length } => {
            format!(
                "Ce texte est beaucoup trop long pour un ensemble de cubes\u{a0}: {} caractères.",
                L.number(*length as u64)
            )
        }
        Problem::CubeCount { found } => {
            format!(
                "{} {}\u{a0}: il en faut de 2 à 7.",
                L.number(*found as u64),
                if *found < 2 { "cube" } else { "cubes" }
            )
        }
        Problem::FaceCount { cube, found } => {
            format!(
                "Le cube {cube} a {found} {}\u{a0}: donnez six chiffres.",
                if *found < 2 { "face" } else { "faces" }
            )
        }
        Problem::NotADigit { cube, face, found } => {
            format!(
                "Cube {cube}, face {face} ({})\u{a0}: «\u{a0}{}\u{a0}» n’est pas un chiffre.",
                FACES[*face % 6],
                visible(*found)
            )
        }
        Problem::ColourRange { cube, face, found, colours } => format!(
            "Cube {cube}, face {face} ({})\u{a0}: il n’y a pas de couleur {found}\u{202f}; {colours} cubes prennent 0 à {}.",
            FACES[*face % 6],
            colours - 1
        ),
        Problem::Prune { found } => format!(
            "Élagage «\u{a0}{}\u{a0}»\u{a0}: donnez des cubes entre le premier et le dernier, par exemple 1.2, ou none.",
            shorten(found)
        ),
    },
    graph: graph::GRAPH,
};
