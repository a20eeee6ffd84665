//! Short solutions in French.

use crate::text::Lang;
use crate::text::cube::short::ShortTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::Fr;

/// What keeps a position out of the subgroup.
fn in_the_way([corners, edges, outside]: [usize; 3]) -> String {
    format!(
        "{}, {}, et {} hors de la tranche médiane",
        L.counted(corners, "sommet mal orienté", "sommets mal orientés"),
        L.counted(edges, "arête mal orientée", "arêtes mal orientées"),
        L.number(outside),
    )
}

/// The texts of short solutions.
pub const SHORT: ShortTexts = ShortTexts {
    events: EventTexts {
        solution: "Le cube est remis en ordre",
        new_level: "Une nouvelle phase commence",
        levels: ["phase", "phases"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["mouvements", "positions essayées", "encore à faire"],
    looking: "Un fil de calcul cherche un chemin court…",
    so_far: |turns| {
        format!(
            "Un chemin de {}. La recherche continue, pour un plus court.",
            L.counted(turns, "mouvement", "mouvements")
        )
    },
    over: |turns, nodes, all| {
        let ways = L.counted(turns, "mouvement", "mouvements");
        if all {
            format!(
                "Un chemin de {ways}\u{a0}: toutes les premières phases qui pouvaient être plus courtes ont été essayées."
            )
        } else {
            format!(
                "Un chemin de {ways}. La recherche s’est arrêtée après {} positions\u{202f}; un plus court existe peut-être.",
                L.number(nodes)
            )
        }
    },
    phase: |number| format!("phase {number}"),
    phases: |[first, second, last]| {
        let [ahead, middle, after] = [first, second, last].map(|turns| L.counted(turns, "mouvement", "mouvements"));
        if last == 0 {
            format!("Première phase\u{a0}: {ahead}. Seconde phase\u{a0}: {middle}.")
        } else if first == 0 {
            format!(
                "Trouvé par l’autre bout, il se lit à l’envers\u{a0}: {middle} de la seconde phase, puis {after} de la première."
            )
        } else {
            format!(
                "Première phase\u{a0}: {ahead}. Seconde phase\u{a0}: {middle}. Puis {after} de la première phase, trouvée par l’autre bout."
            )
        }
    },
    first: |[number, all], left| {
        format!("Première phase, mouvement {number} sur {all}. Il reste {}.", in_the_way(left))
    },
    border: |[a, b]| {
        format!(
            "Vu de {a} et {b}, tout est bien orienté, et les arêtes du milieu sont dans leur tranche. Désormais {a}, {b} et des demi-tours suffisent."
        )
    },
    border_before: |[a, b], last| {
        let after = match last {
            1 => "au dernier mouvement, qui est encore".to_string(),
            _ => format!("aux {last} derniers mouvements, qui sont encore"),
        };
        format!(
            "Désormais {a}, {b} et des demi-tours suffisent, jusqu’{after} de la première phase, trouvée par l’autre bout."
        )
    },
    second: |[number, all], [a, b]| {
        format!("Seconde phase, mouvement {number} sur {all}\u{a0}: seuls {a} et {b} font des quarts de tour.")
    },
    first_backwards: |[number, all], left| {
        format!(
            "Première phase à l’envers, mouvement {number} sur {all}. Vue de l’autre bout, comme position inverse, elle a encore {}.",
            in_the_way(left)
        )
    },
    tabs: ["Solutions", "Méthode", "Mélange"],
    columns: ["mouvements", "phases", "après", "positions"],
    time: |milliseconds| match milliseconds {
        ms if ms < 9.95 => format!("{}\u{a0}ms", L.fixed(ms, 1)),
        ms if ms < 9_950.0 => format!("{}\u{a0}ms", L.number(ms.round() as u64)),
        ms => format!("{}\u{a0}s", L.fixed(ms / 1000.0, 0)),
    },
    show: |turns| format!("Montrer le chemin de {}", L.counted(turns, "mouvement", "mouvements")),
    farther: |times| format!("Chercher {times} fois plus loin"),
    prove: "Est-ce le minimum\u{a0}? Chercher la preuve",
    hint: "Chaque chemin est plus court que le précédent. Appuyez sur un nombre pour suivre ce chemin.",
    why: [
        "La première phase amène le cube dans le sous-groupe des positions que donnent F, B et les demi-tours des autres faces. Une position en fait partie dès qu’aucun sommet n’est mal orienté, qu’aucune arête ne l’est, et que les quatre arêtes entre l’avant et l’arrière sont dans leur tranche.",
        "La seconde phase le remet en ordre avec ces seuls mouvements\u{a0}: rien de cela ne se perd.",
        "Des tables disent combien de mouvements une phase demande au moins. La recherche essaie des premières phases de plus en plus longues, pour les trois axes, aussi pour la position inverse, dont la solution se lit à l’envers, et en partie par les deux bouts. Une première phase plus longue a souvent une seconde bien plus courte\u{a0}: les chemins raccourcissent donc peu à peu.",
        "Aucune position ne demande plus de 20 mouvements (Rokicki, Kociemba, Davidson, Dethridge, 2010). Cette recherche approche du minimum mais ne le démontre pas. D’après H. Kociemba, 1992.",
    ],
    counts: [
        "première phase\u{a0}: classes du sous-groupe",
        "seconde phase\u{a0}: positions du sous-groupe",
        "produit\u{a0}: toutes les positions",
    ],
    count_columns: ["mesure", "nombre"],
    terms: [
        ("sous-groupe", "Des positions qui, faites l’une après l’autre, donnent toujours l’une d’elles."),
        (
            "classe",
            "Toutes les positions où mènent, à partir de l’une d’elles, les mouvements du sous-groupe. Les classes partagent toutes les positions en parts égales.",
        ),
        ("phase", "Une partie de la solution, qui a son propre but."),
    ],
    scramble: |top, front| {
        format!(
            "Tenez un cube en ordre, {top} dessus et {front} devant. Ces mouvements en font le cube de la page\u{a0}: c’est le chemin, à l’envers."
        )
    },
    no_scramble: "Le cube est en ordre\u{a0}: il n’y a rien à suivre.",
};
