//! French texts of the graph of all boards, and of predictions.

use super::L;
use crate::text::taquin::graph::{GraphTexts, GuessTexts};

pub(super) const GRAPH: GraphTexts = GraphTexts {
    halves: ["on peut les ranger", "on ne peut pas les ranger"],
    ways: ["un plus court chemin", "le chemin de la recherche", "votre partie"],
    dots: ["développés", "feuilles"],
    here: "ce plateau",
    preparing: "On range les plateaux en anneaux…",
    too_large: [
        "Trop de plateaux pour les dessiner tous\u{a0}: le graphe se dessine jusqu’à neuf cases.",
        "Prendre un plateau 3×3",
    ],
    reached: |reached, all, ring| {
        format!(
            "La recherche a atteint {} des {} plateaux de cette moitié\u{202f}; le plus lointain est à {} du centre.",
            L.number(reached),
            L.number(all),
            L.counted(ring, "coup", "coups")
        )
    },
    detour: |shortest, found| {
        if found == shortest {
            format!("Le chemin de la recherche est l’un des plus courts\u{a0}: {}.", L.counted(found, "coup", "coups"))
        } else {
            format!(
                "Le chemin de la recherche prend {} coups là où {} suffiraient\u{a0}: un détour de {}.",
                found,
                shortest,
                found - shortest
            )
        }
    },
    ring: |ring, boards, reached| {
        format!(
            "À {}\u{a0}: {}, dont {} atteints",
            L.counted(ring, "coup", "coups"),
            L.counted(boards, "plateau", "plateaux"),
            L.number(reached)
        )
    },
    board: |line, ring| format!("{line}\u{a0}: à {} du centre", L.counted(ring, "coup", "coups")),
    tools: ["Cette moitié", "Les deux moitiés", "Ce plateau, de près"],
    about: [
        "Chaque plateau est un point, chaque coup un trait entre deux points\u{a0}: c’est un graphe. Au centre, le plateau rangé\u{202f}; autour de lui, anneau après anneau, les plateaux à un coup, à deux coups, et ainsi de suite.",
        "Un coup mène toujours à l’anneau voisin, vers l’intérieur ou vers l’extérieur, jamais le long d’un anneau. Un plus court chemin rentre à chaque coup\u{202f}; chaque pas vers l’extérieur est un détour de deux coups.",
        "Les plateaux qu’on ne peut pas ranger ont leurs propres anneaux, autour du plateau dont les deux dernières pièces sont échangées. Aucun trait ne mène d’une moitié à l’autre.",
    ],
    table: ["Anneau par anneau", "coups", "plateaux", "atteints"],
    hint: "Agrandissez le dessin jusqu’à voir les plateaux un par un. Un clic sur un plateau lance la recherche depuis celui-ci.",
    guess: GuessTexts {
        heading: ["Prédire", "Interrogez-moi"],
        can: ["Peut-on ranger ce plateau\u{202f}?", "Oui", "Non"],
        moves: ["En combien de coups au moins\u{202f}?", "C’est mon nombre"],
        next: "Un autre plateau",
        told: |right, can| {
            let told = if can { "on peut le ranger" } else { "on ne peut pas le ranger" };
            format!("{}\u{a0}: {told}.", if right { "Juste" } else { "Faux" })
        },
        moves_told: |said, exact| match said.abs_diff(exact) {
            0 => format!("Exactement\u{a0}: {}.", L.counted(exact, "coup", "coups")),
            off => format!("Il en faut {exact}\u{a0}: vous étiez à {off} près."),
        },
        score: |right, of, asked, off| {
            let boards = match right {
                0 | 1 => format!("{} bonne réponse sur {}", L.number(right), L.number(of)),
                _ => format!("{} bonnes réponses sur {}", L.number(right), L.number(of)),
            };
            if asked == 0 {
                format!("{boards}.")
            } else {
                format!("{boards}\u{202f}; écart moyen des distances\u{a0}: {off}.")
            }
        },
        leaf: ["Prédire la prochaine feuille", "Quelle feuille sera prise ensuite\u{202f}? Choisissez-la."],
        leaf_right: "Juste\u{a0}: cette feuille a été prise.",
        leaf_wrong: |value, is_as_good| {
            if is_as_good {
                format!(
                    "Une autre feuille de même valeur a été prise, celle que l’ordre de la recherche préfère\u{a0}: {value}."
                )
            } else {
                format!("Une autre feuille a été prise\u{a0}: {value}.")
            }
        },
        no_leaf: "Ce n’est pas une feuille\u{a0}: choisissez un plateau qui n’est pas encore développé.",
        leaf_score: |right, of| match right {
            0 | 1 => format!("{} juste sur {}.", L.number(right), L.number(of)),
            _ => format!("{} justes sur {}.", L.number(right), L.number(of)),
        },
    },
};
