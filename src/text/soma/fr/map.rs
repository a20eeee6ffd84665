//! The French texts of the map of the solutions.

use super::L;
use crate::text::soma::map::MapTexts;

pub(super) const MAP: MapTexts = MapTexts {
    cube_only: "Seules les solutions du cube ont une carte.",
    to_cube: "Prendre le cube",
    open: "Sa place sur la carte",
    making: "La carte se dessine…",
    unmade: "La carte n’est pas encore dessinée.",
    here: |number, all, two, three| {
        let of = match (two, three) {
            (two, 0) => format!("{two} en déplaçant deux pièces"),
            (0, three) => format!("{three} en déplaçant trois pièces"),
            (two, three) => format!("{two} en déplaçant deux pièces, {three} en déplaçant trois"),
        };
        match all {
            0 => format!("La solution {number} n’a pas de voisine par ces arêtes."),
            _ => format!("La solution {number} a {}\u{a0}: {of}.", L.counted(all as u64, "voisine", "voisines")),
        }
    },
    alone: |number, choices| {
        format!(
            "La solution {number} n’a pas de voisine\u{a0}: quelles que soient les deux ou trois pièces qu’on retire, elles ne se remettent que d’une façon. Parcourez les {choices} choix pas à pas pour le voir."
        )
    },
    hole: |pieces, ways, leads| match (ways, leads.is_empty()) {
        (1, _) => format!("Sans {pieces}\u{a0}: elles ne remplissent leur place que d’une façon, comme avant."),
        (ways, true) => format!(
            "Sans {pieces}\u{a0}: elles remplissent leur place de {ways} façons, mais chacune redonne cette solution, tournée."
        ),
        (ways, false) => {
            format!(
                "Sans {pieces}\u{a0}: elles remplissent leur place de {ways} façons\u{202f}; les nouvelles mènent à {leads}."
            )
        }
    },
    begin: |from, to, edges, pieces| {
        format!(
            "Un plus court chemin de {from} à {to}\u{a0}: {}, {pieces} déplacements de pièces.",
            L.counted(edges as u64, "arête", "arêtes")
        )
    },
    no_way: |from, to| format!("Aucun chemin ne mène de {from} à {to} par ces arêtes."),
    out: |letter| format!("On retire {letter}."),
    put: |letter| format!("On remet {letter} autrement."),
    reached: |number, is_goal| match is_goal {
        true => format!("C’est la solution {number}, le but."),
        false => format!("C’est la solution {number}."),
    },
    edge: |from, to, pieces| format!("{from} → {to}\u{a0}: {pieces}"),
    class: |number, deficient, central, neighbours| {
        format!(
            "Solution {number}\u{a0}: {deficient} est déficiente, {central} occupe le centre\u{202f}; {}",
            L.counted(neighbours as u64, "voisine", "voisines")
        )
    },
    fields: ["De la solution", "à"],
    picks: "Choisir le but sur la carte",
    reverse: "Inverser",
    no_goal: "Sans but",
    look: ["Toute la carte", "De près"],
    zoom: ["Plus grand", "Plus petit"],
    legend: ["deux pièces", "trois pièces", "celle-ci", "but", "sans voisine", "assemblée par vous"],
    counters: [["voisine", "voisines"], ["arête jusqu’au but", "arêtes jusqu’au but"]],
    tabs: ["Voisines", "Toute la carte", "Ce que c’est"],
    way: |edges| format!("Le chemin\u{a0}: {}", L.counted(edges as u64, "arête", "arêtes")),
    go_on: |number| format!("Continuer depuis {number}"),
    neighbours: |number, count| format!("Voisines de {number}\u{a0}: {count}"),
    why_alone: "Parcourez les étapes\u{a0}: chacune retire deux ou trois pièces et dit de combien de façons elles remplissent leur place. C’est toujours une seule.",
    moved: ["Pièces déplacées le long d’une arête", "Deux ou trois", "Deux", "Trois"],
    facts: [
        "Solutions",
        "Arêtes",
        "de deux pièces",
        "de trois pièces",
        "Composantes connexes",
        "Le plus de voisines",
        "Diamètre",
    ],
    show: "Montrer",
    alone_button: |number| format!("Montrer {number}, qui n’a pas de voisine"),
    kinds: ["Les types", "type", "solutions"],
    kinds_hint: "Un type est nommé par sa pièce déficiente et la pièce du centre\u{202f}; «\u{a0}A/B = B/A\u{a0}» sont images miroir l’une de l’autre. Un bouton estompe les autres types.",
    all_kinds: "Tous les types",
    about: [
        (
            "La carte SOMAP",
            "John Conway et Richard Guy ont dessiné cette carte des 240 solutions, la SOMAP (de Soma et de map, carte en anglais). Chaque rond est une solution. Une arête en joint deux si l’une devient l’autre quand on retire deux ou trois pièces et qu’on les remet\u{202f}; les autres ne bougent pas. On peut tourner le cube, et le regarder dans un miroir, qui échange A et B.",
        ),
        (
            "Comment elle est calculée",
            "Cette page compare chaque solution à chaque autre, tournée et vue au miroir de toutes les façons, et compte les pièces placées autrement. Si elles sont deux ou trois, il y a une arête. Un autre programme, dans les tests, retire chaque groupe de deux ou trois pièces et remplit le trou de toutes les façons\u{a0}: il trouve les mêmes arêtes.",
        ),
        (
            "Comment la lire",
            "Chaque bloc est un type\u{a0}: les solutions de même pièce déficiente et de même pièce au centre. Choisissez une solution\u{a0}: ses arêtes ressortent. Choisissez une arête, dans la liste ou sur le dessin\u{a0}: ses pièces sortent et se remettent en place. Choisissez un but\u{a0}: la page trouve un plus court chemin.",
        ),
    ],
    terms: [
        ("graphe", "Des sommets, ici les solutions, et des arêtes, qui joignent chacune deux sommets."),
        ("voisins", "Deux sommets joints par une arête."),
        ("diamètre", "Le nombre d’arêtes du plus long de tous les plus courts chemins."),
    ],
};
