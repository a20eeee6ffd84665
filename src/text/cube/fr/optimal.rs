//! Shortest solutions in French.

use crate::text::Lang;
use crate::text::cube::optimal::OptimalTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::Fr;

/// So many turns.
fn turns(count: usize, quarter: bool) -> String {
    if quarter {
        L.counted(count, "quart de tour", "quarts de tour")
    } else {
        L.counted(count, "mouvement", "mouvements")
    }
}

/// The texts of shortest solutions.
pub const OPTIMAL: OptimalTexts = OptimalTexts {
    events: EventTexts {
        solution: "Le cube est en ordre",
        new_level: "La solution commence",
        levels: ["solution", "solutions"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["le moins que l’on connaisse", "positions examinées", "mouvements au moins, démontré"],
    looking: "Un fil de calcul cherche une première solution. La plus courte ne peut pas être plus longue.",
    preparing: |hundredths| format!("Les tables qui excluent des positions se préparent\u{a0}: {hundredths}\u{a0}%."),
    none: |most, quarter, positions, seconds| {
        let positions = L.counted(positions, "position", "positions");
        let time =
            if seconds == 0 { "moins d’une seconde".to_string() } else { format!("{}\u{a0}s", L.number(seconds)) };
        format!("Aucune solution de {} ou moins\u{a0}: {positions}, {time}.", turns(most, quarter))
    },
    excluded: |most, quarter| {
        format!("Aucune solution de {} ou moins\u{a0}: les tables l’excluent d’emblée.", turns(most, quarter))
    },
    known: |count, quarter| format!("On en connaît une de {}.", turns(count, quarter)),
    searching: |count, quarter| format!("On cherche parmi toutes les suites de {}.", turns(count, quarter)),
    failed: "La recherche de la preuve a échoué\u{a0}: «\u{a0}Chercher de nouveau\u{a0}» la recommence.",
    shortest: |count, quarter| format!("{}, c’est le minimum\u{a0}: c’est démontré.", turns(count, quarter)),
    all: |found, symmetries| {
        let found = L.counted(found, "solution la plus courte", "solutions les plus courtes");
        match symmetries {
            1 => format!("Il y a en tout {found}."),
            symmetries => format!("Il y a {found}, aux {symmetries} symétries de la position près."),
        }
    },
    turn: |number, all| format!("Mouvement {number} sur {all}."),
    tabs: ["Preuve", "Solutions", "Méthode"],
    columns: ["mouvements", "positions", "cherché"],
    below: |last| format!("0 à {last}"),
    by_table: "exclu par les tables",
    found: |found| if found == 0 { "aucune solution".to_string() } else { L.counted(found, "solution", "solutions") },
    one: "une solution",
    upper: "une solution est connue",
    turns,
    between: |low, high, quarter| {
        let from = if low < high { format!("de {low} à ") } else { String::new() };
        format!("La solution la plus courte a {from}{}", turns(high, quarter))
    },
    meet: |shortest| format!("{shortest} est le minimum\u{a0}: les deux bornes se rejoignent"),
    legend: ["aucune solution", "en cours de recherche", "pas encore décidé", "une solution est connue"],
    empty: |positions| format!("aucune solution\u{a0}: {}", L.counted(positions, "position", "positions")),
    filling: |hundredths| format!("en cours de recherche\u{a0}: ≈\u{a0}{hundredths}\u{202f}%"),
    fewest: "la plus courte",
    at: |turns| format!("En ce moment\u{a0}: {turns}…"),
    hint: "Chaque ligne est une longueur, cherchée jusqu’au bout\u{a0}: son nombre de positions ne dépend pas du nombre de fils de calcul qui se la partagent. ≈ est ce qu’on attend d’après la croissance jusqu’ici.",
    metric: ["Compter", "les mouvements d’une face, demi-tours compris", "les quarts de tour seulement"],
    tables: ["Tables", "ordinaires\u{a0}: 35\u{a0}Mo par fil", "grandes\u{a0}: 211\u{a0}Mo, un seul fil"],
    large: "Les grandes tables disent aussi comment les quatre arêtes de la couche du milieu sont appariées. Elles excluent davantage\u{a0}: il reste entre la moitié et les deux tiers des positions. On les construit une seule fois, en une demi-minute environ, et cet appareil les garde.",
    no_large: "La recherche avec les grandes tables a échoué\u{a0}: le navigateur ne lui donne peut-être pas 211\u{a0}Mo de mémoire. «\u{a0}Chercher de nouveau\u{a0}» prend les tables ordinaires.",
    every: "Chercher toutes les solutions les plus courtes",
    again: "Chercher de nouveau",
    believe: [
        "Pour croire ce nombre, il faut deux choses. Qu’il suffit, cela se voit\u{a0}: jouez la solution. Que moins ne suffit pas, c’est ce que montre le tableau.",
        "Une table donne, pour chaque position et pour son inverse, un nombre de mouvements qu’il faut au moins. Elle a été remplie par une recherche à rebours depuis le cube en ordre\u{a0}: elle n’en dit donc jamais trop. On ne quitte une suite que là où il reste moins de mouvements qu’il n’en faut.",
        "Toute autre suite de cette longueur a été essayée, sauf celles qui disent la même chose autrement\u{a0}: mouvements de faces opposées dans un autre ordre, une face tournée deux fois de suite, et ce qu’une symétrie de la position fait d’une suite déjà essayée.",
    ],
    why: [
        "Approfondissement itératif\u{a0}: toutes les suites d’une longueur, puis de la suivante. On ne garde en mémoire que la suite présente. Chaque longueur a environ 13 fois plus de positions que la précédente (9 fois en quarts de tour)\u{a0}: la dernière prend donc presque tout le temps (R. Korf, 1997).",
        "Les tables disent, d’après l’orientation des sommets, celle des arêtes et les places de quatre arêtes, combien de mouvements mènent au sous-groupe de la première phase des solutions courtes. On les lit pour les trois axes du cube\u{a0}; si toutes trois disent la même chose, il faut un mouvement de plus.",
        "Par en dessous, la longueur monte\u{a0}; par au-dessus, une solution en deux phases la borne. Là où les deux se rejoignent, la recherche est finie.",
        "Aucune position ne demande plus de 20 mouvements (T. Rokicki, H. Kociemba, M. Davidson, J. Dethridge, 2010), ou 26 quarts de tour (T. Rokicki, M. Davidson, 2014).",
    ],
    terms: [
        (
            "algorithme de Dieu",
            "Une façon de faire qui, depuis chaque position, demande le moins de mouvements. Le texte de base le dit inconnu.",
        ),
        ("minorant", "Un nombre de mouvements qu’il faut au moins."),
        ("métrique du demi-tour", "Un mouvement d’une face compte pour un, d’un quart comme d’un demi-tour."),
    ],
    listed: |count| format!("Les {} premières\u{a0}:", L.number(count)),
    none_yet: "Les solutions les plus courtes seront ici quand elles seront trouvées.",
};
