//! The French texts of the search tree of the taquin.

use super::L;
use crate::text::program::{EventTexts, GrowthTexts, GrowthWhyTexts};
use crate::text::taquin::tree::TreeTexts;

/// All texts of the tree.
pub const TREE: TreeTexts = TreeTexts {
    events: EventTexts {
        solution: "Solution",
        new_level: "Une profondeur atteinte pour la première fois",
        levels: ["nouvelle profondeur", "nouvelles profondeurs"],
        dropped_at: |depth| format!("À la profondeur {depth}, une configuration déjà connue"),
        causes: &["Une configuration déjà connue", "Une feuille remplacée par un chemin plus court"],
    },
    program: GrowthTexts {
        start: "l’arbre n’a qu’une feuille\u{a0}: la configuration donnée",
        each_leaf: "tant qu’il reste des feuilles",
        take: [
            "prendre la feuille qui a le meilleur Score",
            "prendre la feuille la plus ancienne",
            "prendre la feuille de plus petite somme des distances",
            "prendre la feuille où coups + pièces mal placées est le plus petit",
            "prendre la feuille où coups + distances est le plus petit",
            "prendre la feuille où g × coups + h × formule est le plus petit",
        ],
        enough: ["si seule la dernière rangée reste à juger", "si tout est en ordre"],
        found: "arrêter\u{a0}: le chemin depuis la racine est la réponse",
        each_move: "pour chaque coup possible",
        moved: "jouer le coup",
        known: "si l’arbre a déjà cette configuration",
        skip: "ne rien ajouter",
        replace: "ou remplacer la feuille atteinte en plus de coups",
        add: "sinon l’ajouter comme feuille",
        nothing: "plus de feuille\u{a0}: c’est impossible",
        full: "arbre trop grand\u{a0}: abandonner",
        values: ["feuilles", "feuille", "rang", "coups", "coup"],
        why: GrowthWhyTexts {
            leaves: |count| match count {
                0 => "Il ne reste aucune feuille.".to_string(),
                count => format!("Il y a {}.", L.counted(count, "feuille", "feuilles")),
            },
            enough: "Ce qu’on cherchait est trouvé.",
            not_enough: |wrong| match wrong {
                0 => "La dernière rangée ne décide pas encore.".to_string(),
                wrong => format!("{}.", L.counted(wrong, "case est fausse", "cases sont fausses")),
            },
            back: |node| format!("Le coup ramène au nœud {}, d’où la feuille est née.", L.number(node)),
            known: |node, depth| {
                format!("Le nœud {} l’a déjà, en {}.", L.number(node), L.counted(depth, "coup", "coups"))
            },
            by_more: |node, [old, new]| {
                format!("La feuille {} l’a, mais en {old} coups au lieu de {new}.", L.number(node))
            },
            new: "Aucun nœud ne l’a.",
        },
    },
    counters: ["développées", "créées", "feuilles", "coups trouvés", "au plus court"],
    to_leaf: "coups jusqu’à la dernière feuille",
    begin: |measure| format!("La racine seule\u{a0}: le plateau donné, {measure}. C’est la seule feuille."),
    taken: |measure, depth, children| {
        let descendants = match children {
            0 => "Elle n’a aucun nouveau descendant.".to_string(),
            _ => {
                format!("Elle reçoit {}.", L.counted(children as u64, "nouveau descendant", "nouveaux descendants"))
            }
        };
        format!(
            "La meilleure feuille est prise\u{a0}: {measure}, à {} de la racine. {descendants}",
            L.counted(depth, "coup", "coups")
        )
    },
    again: |count| {
        if count == 1 {
            "(1 coup mène à une configuration qui existe déjà.)".into()
        } else {
            format!("({count} coups mènent à des configurations qui existent déjà.)")
        }
    },
    found: |measure, length, slides| {
        let path = L.counted(length as u64, "coup", "coups");
        let rest = match slides {
            0 => String::new(),
            _ => format!(
                " Ensuite, {} la case vide au bout.",
                if slides == 1 { "1 coup de plus amène".into() } else { format!("{slides} coups de plus amènent") }
            ),
        };
        format!(
            "La feuille prise est assez bonne\u{a0}: {measure}. La recherche s’arrête. Le long des prédécesseurs\u{a0}: {path}.{rest}"
        )
    },
    not_in_order: |row, inversions| {
        format!(
            "Mais la dernière ligne devient {row}, avec {}\u{a0}: un nombre impair, donc ce plateau ne peut pas être remis en ordre.",
            L.counted(inversions as u64, "inversion", "inversions")
        )
    },
    exhausted: |count| {
        format!(
            "Il ne reste aucune feuille\u{a0}: les {} configurations accessibles sont toutes développées, et le plateau en ordre n’en fait pas partie.",
            L.number(count)
        )
    },
    full: |created, leaves| {
        format!(
            "L’arbre a atteint sa limite de mémoire, et la recherche s’arrête\u{a0}: {} configurations créées, dont {}. Cela ne prouve rien.",
            L.number(created),
            L.counted(leaves, "feuille", "feuilles")
        )
    },
    after_full: [
        "IDA* avec des bases de motifs ne garde pas d’arbre\u{a0}: cette méthode trouve une solution la plus courte.",
        "La vue Distances trouve une solution sans manquer de mémoire, et prouve combien de coups il faut au moins.",
        "Mais la parité prouve qu’aucune méthode ne peut remettre ce plateau en ordre.",
    ],
    way_out: ["Choisir IDA* avec des bases de motifs", "Chercher les deux bouts de la distance"],
    winding: "On va à cette étape…",
    score: |score| format!("Score {score}"),
    depth: |depth| L.counted(depth, "coup joué", "coups joués"),
    manhattan: |distance| format!("distances {distance}"),
    sum: |depth, measure| format!("{depth} + {measure} = {}", i64::from(depth) + measure),
    tabs: ["Cette étape", "Méthodes", "Théorie"],
    inset: ["feuille prise", "nœud pointé"],
    children: "Plateaux créés à cette étape",
    columns: ["descendant", "rang"],
    leaves: |now, most| {
        format!(
            "{} maintenant\u{202f}; au plus jusqu’ici\u{a0}: {}.",
            L.counted(now, "feuille", "feuilles"),
            L.number(most)
        )
    },
    undrawn: |outside, folded, sharing| {
        let mut parts = vec![];
        if outside > 0 {
            parts.push(format!("{} hors du cadre", L.number(outside as u64)));
        }
        if folded > 0 {
            parts.push(L.counted(folded as u64, "replié", "repliés"));
        }
        let undrawn =
            if parts.is_empty() { String::new() } else { format!("Nœuds non dessinés\u{a0}: {}", parts.join(", ")) };
        let shares = if sharing > 0 {
            format!("{} dans le point d’un autre", L.number(sharing as u64))
        } else {
            String::new()
        };
        [undrawn, shares].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
    },
    buttons: [
        "Tout l’arbre",
        "Suivre la recherche",
        "Le chemin seul, avec ses frères",
        "Tout montrer",
        "Replier dessous",
        "Déplier",
    ],
    short: ["Suivre", "Le chemin seul"],
    zoom: ["Agrandir", "Réduire"],
    node: |number, depth, measure| format!("Nœud {}\u{a0}: profondeur {depth}, {measure}.", L.number(number)),
    life: |created, expanded| match (created, expanded) {
        (0, None) => "La racine, une feuille.".to_string(),
        (0, Some(expanded)) => format!("La racine, développée à l’étape {}.", L.number(expanded)),
        (_, None) => format!("Configuration créée à l’étape {}\u{202f}; encore une feuille.", L.number(created)),
        (_, Some(expanded)) => {
            format!("Configuration créée à l’étape {}, développée à l’étape {}.", L.number(created), L.number(expanded))
        }
    },
    superseded: "Atteinte à nouveau en moins de coups\u{a0}: un autre nœud la représente.",
    chosen: "Le nœud choisi",
    go: ["prédécesseur", "descendant", "frère précédent", "frère suivant"],
    play: "Jouer la solution sur le plateau",
    play_row: |moves, slides, row| {
        let moves = match moves {
            1 => "le coup".to_string(),
            _ => format!("les {} coups", L.number(moves as u64)),
        };
        match slides {
            0 => format!("Jouer {moves} jusqu’à {row}"),
            _ => format!("Jouer {moves}, puis {slides} jusqu’à {row}"),
        }
    },
    play_to: "Jouer sur le plateau le chemin qui y mène",
    compare: "Le même plateau par chaque méthode",
    run_compare: "Comparer les méthodes",
    compared: ["méthode", "dévelop\u{ad}pées", "créées", "ko", "coups", "écart", "ms"],
    compared_hint: "ko\u{a0}: la mémoire occupée au plus, en milliers d’octets\u{a0}: les plateaux de l’arbre, ou du chemin, et les tables de la méthode. Écart\u{a0}: coups de plus que la solution la plus courte. ms\u{a0}: millisecondes d’une recherche sur cet appareil\u{202f}; les recherches courtes sont répétées et on montre la moyenne.",
    compared_stops: "Ce n’est pas la même question\u{a0}: le Score s’arrête dès que la dernière ligne montre que le plateau ne peut pas être remis en ordre, les autres quand il ne reste rien à développer, ou à leur limite. L’arrêt «\u{a0}quand tout est en ordre\u{a0}» leur pose à tous la même.",
    result: ["pas de solution", "arrêtée à sa limite", "plateau trop grand"],
    gap: |length, shortest| {
        format!(
            "{}\u{202f}; la solution la plus courte en a {}\u{a0}: {} de trop.",
            L.counted(length, "coup trouvé", "coups trouvés"),
            L.number(shortest),
            L.number(length.saturating_sub(shortest))
        )
    },
    shortest: |shortest| format!("{}\u{a0}: aucune solution n’est plus courte.", L.counted(shortest, "coup", "coups")),
    theory: [
        (
            "Séparation et évaluation (Branch-and-Bound)",
            "L’arbre commence par le plateau, sa racine. À chaque étape, la meilleure de toutes les feuilles est prise, où qu’elle soit, et reçoit ses descendants, un pour chaque coup de la case vide\u{202f}; une configuration qui existe déjà n’est jamais créée une seconde fois. Chaque configuration a donc un seul prédécesseur, et la solution se lit en remontant de la feuille à la racine.",
        ),
        (
            "Graphe, circuit, arborescence",
            "Tous les plateaux, avec un trait entre deux plateaux qu’un coup change l’un en l’autre, forment un graphe. Un chemin le long des traits qui revient à son point de départ est un circuit\u{a0}: faites tourner les trois pièces d’un coin de 2×2, et après 12 coups tout est comme avant. Un graphe connexe et sans circuit est un arbre\u{202f}; si l’un de ses sommets est choisi comme racine, c’est une arborescence. La recherche en tire une du graphe des plateaux\u{a0}: une configuration qui existe n’est jamais créée une seconde fois, si bien qu’aucun circuit ne se ferme.",
        ),
        (
            "T_0, T_1, T_11",
            "On peut nommer un sommet par le chemin qui y mène. T_0 est la racine\u{202f}; ses descendants sont T_1, T_2, T_3 …\u{202f}; ceux de T_1 sont T_11, T_12 … Chaque chiffre dit quel descendant prendre.",
        ),
        (
            "Le Score",
            "Pour chaque case, un 1 si sa pièce est en place, un 0 sinon, lus comme les chiffres d’un seul nombre\u{a0}: Score(v_1 … v_9) est la somme des [v_i = i]·10^(9−i). Les premières cases pèsent le plus\u{a0}: le plateau se remplit à partir du coin en haut à gauche. En ordre, le Score est 111111111.",
        ),
        (
            "Pourquoi les premières cases pèsent-elles le plus\u{202f}?",
            "Dans 123459786 et dans 213456789, sept des neuf sont en place. Si seul leur nombre comptait, aucun ne serait meilleur. Or il ne manque qu’un coup à l’un, et dans l’autre ce sont les premières pièces qui sont fausses\u{a0}: pour les corriger, il faudrait déplacer toutes les autres. (Deux pièces échangées ne peuvent même pas être remises en ordre.) Leurs Scores les distinguent\u{a0}: 111110110 contre 001111111.",
        ),
        (
            "Pourquoi s’arrêter à 111111000\u{202f}?",
            "Quand les deux premières lignes sont justes, la dernière ne peut être que 7 8 et la case vide, ou 8 7 et la case vide, dans l’une des trois rotations. Amenez la case vide au bout, et l’on voit laquelle des deux\u{a0}: 8 7 a une inversion, un nombre impair, et ne peut pas être remis en ordre. Une dernière ligne plus longue a plus d’ordres possibles. Un nombre impair d’inversions y prouve la même chose\u{202f}; si le nombre est pair, comme pour 14 15 13, la recherche continue jusqu’à ce que tout soit en ordre.",
        ),
        (
            "Pourquoi pas la plus courte\u{202f}?",
            "Rien dans le Score ne compte les coups. En 3×3, il trouve vite une solution, d’environ 80 coups en moyenne\u{202f}; les plus courtes en ont 22 en moyenne et 31 au plus. A* compte les coups joués et y ajoute un nombre de coups certainement encore nécessaires\u{a0}: aucun chemin plus court ne peut lui échapper.",
        ),
        (
            "Égalités et ordre",
            "Entre feuilles de même rang, la plus ancienne est prise\u{202f}; les descendants sont créés en déplaçant la case vide vers le haut, la gauche, la droite, le bas. Les nombres sont donc les mêmes sur toutes les machines.",
        ),
    ],
    circuit: [
        "Les douze plateaux 2×2 qui se rangent, en graphe et en arborescence",
        "Graphe",
        "un circuit",
        "Arborescence",
        "racine",
        "Le plus petit exemple, 2×2\u{a0}: douze plateaux et douze coups, un seul circuit. L’arborescence a onze de ces coups\u{202f}; le douzième, en tirets, mène à un plateau qui existe déjà.",
    ],
    terms: [
        ("feuille", "Une configuration de l’arbre qui n’est pas encore développée."),
        ("descendant", "Une configuration obtenue d’une autre en un coup\u{202f}; cette autre est son prédécesseur."),
        ("développer", "Prendre une feuille et créer ses descendants\u{202f}; elle n’est plus une feuille."),
        (
            "le meilleur d’abord",
            "Toujours la meilleure feuille de tout l’arbre, et non la meilleure sous la dernière prise.",
        ),
        (
            "A*",
            "Le meilleur d’abord, selon coups joués + un minorant des coups à venir (Hart, Nilsson et Raphael, 1968).",
        ),
    ],
    measure: ["Mesurer cette machine", "Un fil de calcul répète cette recherche un instant."],
    measured: |ms, repeats| format!("{ms} ms pour une recherche (moyenne de {repeats})."),
};
