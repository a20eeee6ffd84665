//! The French texts of the search by iterative deepening.

use super::L;
use crate::text::taquin::rounds::RoundTexts;

/// All texts of iterative deepening.
pub const ROUNDS: RoundTexts = RoundTexts {
    counters: ["configurations créées", "seuil", "coups joués", "coups, tout en ordre", "le plus court"],
    waiting: ["Les premiers pas arrivent.", "Les tables de motifs sont reprises ou construites."],
    begin: |bound| {
        format!(
            "D’après l’estimation, il faut au moins {bound} coups. C’est le premier seuil\u{a0}: aucun chemin plus long n’est suivi."
        )
    },
    round: |round, bound| {
        format!("Tour {round}. Le seuil monte à {bound}, le plus petit f qui a été coupé, et la recherche recommence.")
    },
    within: |slide, [g, h, bound]| {
        format!(
            "{slide}. f = {g} joués + {h} au moins à venir = {}, sans dépasser le seuil {bound}\u{a0}: on descend.",
            g + h
        )
    },
    beyond: |slide, [g, h, bound]| {
        format!("{slide}. f = {g} joués + {h} au moins à venir = {} > {bound}\u{a0}: coupé.", g + h)
    },
    found: |moves| format!("Tout est en ordre, après {}.", L.counted(moves, "coup", "coups")),
    proof: |moves| {
        format!(
            "Aucune solution n’est plus courte\u{a0}: sous les seuils plus petits, tout a été cherché jusqu’au bout, et l’estimation ne promet jamais plus de coups qu’il n’en faut. Donc {moves} est le minimum."
        )
    },
    searching: |bound| format!("Les workers cherchent tout ce qui ne dépasse pas le seuil {bound}."),
    beyond_steps: |steps| {
        format!(
            "Les {} premiers pas se voient un à un. Lancez la recherche pour que les workers continuent.",
            L.number(steps)
        )
    },
    value: |[g, h, f]| format!("{g} + {h} = {f}"),
    cut: |bound| format!("> {bound}\u{a0}: coupé"),
    plot: ["Configurations créées à chaque tour", "seuil", "un pas vers le haut\u{a0}: dix fois plus"],
    under: [
        |moves| format!("après {}", L.counted(moves, "coup", "coups")),
        |moves| format!("en ordre après {}, pas de plus court", L.counted(moves, "coup", "coups")),
    ],
    columns: ["tour", "seuil", "configurations", "fois le précédent"],
    heading: "Les tours",
    totals: "Un tour achevé a toujours le même nombre de configurations, quel que soit le nombre de workers. Pas le dernier\u{a0}: il s’arrête dès que l’un d’eux trouve l’ordre. Avec un seul worker, on compte comme dans l’article de Korf (1985).",
    rate: [
        |rate| format!("{} configurations créées par seconde.", L.number(rate)),
        |rate| format!("{} configurations créées par seconde, temps des tables compris.", L.number(rate)),
    ],
    way: |recent| {
        format!("Le trait sur le plateau est le trajet de la case vide\u{a0}; ses {recent} derniers coups sont épais.")
    },
    no_tree: |nodes| format!("Ce tour a {} configurations\u{a0}: son arbre n’est pas dessiné.", L.number(nodes)),
    agrees: |moves| format!("La distance exacte, comptée en remontant depuis l’ordre, est aussi {moves}."),
    origin: [
        "Les tables avaient été gardées lors d’une visite précédente.",
        "Les tables viennent d’être construites, et sont gardées sur cet appareil pour la prochaine visite si le navigateur le permet.",
    ],
    refused: "Une méthode qui cherche une solution la plus courte ne commence pas\u{a0}: il n’y en a pas. La parité de la configuration le prouve sans recherche.",
    theory: [
        (
            "Pourquoi aucun arbre n’est gardé",
            "L’arbre du Branch-and-Bound remplit la mémoire\u{a0}: sur un plateau 4 × 4 elle est pleine en moins d’une seconde. L’approfondissement itératif ne garde que le chemin de la première configuration à la présente, quelques dizaines de configurations. Le prix\u{a0}: chaque tour refait le travail des précédents. Comme chaque tour a plusieurs fois plus de configurations que le précédent, cela coûte peu.",
        ),
        (
            "Pourquoi la solution est la plus courte",
            "L’estimation h ne promet jamais plus de coups qu’il n’en faut\u{a0}: elle est admissible. Donc f = g + h, coups joués plus estimation, ne dépasse jamais la longueur d’une solution passant par ce chemin. Un tour de seuil b suit tous les chemins où f ne dépasse pas b\u{a0}; s’il ne trouve pas l’ordre, toute solution a plus de b coups. Le seuil monte de deux en deux, car chaque coup change la couleur de la case vide.",
        ),
        (
            "Quatre estimations, de plus en plus savantes",
            "Distance de Manhattan\u{a0}: le chemin de chaque pièce comme si les autres n’étaient pas là. Conflits linéaires\u{a0}: deux pièces dans leur propre ligne, mais dans le mauvais ordre, ne peuvent pas se croiser\u{a0}: deux coups de plus. Distance de marche\u{a0}: seule compte la ligne où chaque pièce est et celle où elle va\u{a0}; ce casse-tête plus simple est résolu exactement, et de même pour les colonnes. Bases de motifs\u{a0}: pour cinq ou six pièces à la fois, le nombre exact de coups de ces pièces, pour chacun de leurs placements.",
        ),
        (
            "Comment se fait une base de motifs",
            "On cherche en remontant depuis l’ordre et l’on ne regarde que les pièces d’un groupe\u{a0}; toutes les autres se ressemblent. Chaque placement du groupe est rencontré d’abord après le plus petit nombre de coups de ses pièces, et l’on écrit ce nombre. Comme chaque coup est celui d’une seule pièce, on peut ajouter les nombres de groupes sans pièce commune (Korf et Felner, 2002). Une configuration retournée selon sa diagonale a les mêmes tables\u{a0}: la plus grande somme compte. Comme la place de la case vide est laissée de côté, la somme peut changer de plus d’un en un coup\u{a0}: elle est admissible, mais pas monotone comme les trois autres estimations. L’approfondissement itératif n’a besoin que de la première propriété.",
        ),
    ],
};
