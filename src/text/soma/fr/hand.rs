//! French texts of building by hand.

use super::L;
use crate::text::soma::hand::HandTexts;

pub(super) const HAND: HandTexts = HandTexts {
    counters: [["coup", "coups"], ["temps", "temps"], ["solution possible", "solutions possibles"]],
    time: |seconds| format!("{}:{:02}", seconds / 60, seconds % 60),
    begin: "Prenez une pièce\u{a0}: faites-la glisser dans la figure, ou appuyez sur son bouton. Elle se pose là où on la lâche.",
    fits: |letter, cells| format!("{letter} irait en {cells}. Entrée ou un clic la pose."),
    hovers: |letter| {
        format!("{letter} est en main. Amenez-la dans la figure\u{202f}; les boutons, ou X, Y et Z, la font tourner.")
    },
    refused: |letter, reasons| format!("{letter} ne peut pas se poser ici\u{a0}: {}.", reasons.join("\u{202f}; ")),
    outside: |cubes| match cubes {
        1 => "un cube serait hors de la figure".to_string(),
        cubes => format!("{cubes} cubes seraient hors de la figure"),
    },
    meets: |letter, cells| format!("elle rencontrerait {letter} en {cells}"),
    put: |letter, cells| format!("{letter} est en {cells}."),
    aside: |letter| format!("{letter} est de nouveau à côté de la figure."),
    standing: |placed, all| format!("{} sur {all}.", L.counted(placed as u64, "pièce posée", "pièces posées")),
    left: |left| match left {
        0 => "Ce n’est plus possible\u{a0}: aucune solution n’a toutes ces pièces à ces places.".to_string(),
        1 => "C’est encore possible, d’une seule façon.".to_string(),
        left => format!("C’est encore possible, de {} façons.", L.number(left)),
    },
    unknown: [
        "On compte les solutions…",
        "Il faut pour cela la liste de toutes les solutions\u{a0}: le bouton «\u{a0}Toutes les solutions d’un coup\u{a0}» la dresse.",
        "Il y a trop de solutions pour les lister toutes\u{a0}: on ne sait rien de sûr de celles qui restent possibles.",
    ],
    hinted: |letter, cells| format!("Indice\u{a0}: {letter} en {cells} mène à une solution. Entrée la pose."),
    take_back: |letter| format!("Indice\u{a0}: aucune solution n’a toutes ces pièces à ces places. Reprenez {letter}."),
    impossible: "Cette figure n’a aucune solution.",
    complete: |moves, time| {
        format!("La figure est assemblée\u{202f}! {}, {time}.", L.counted(moves as u64, "coup", "coups"))
    },
    number: |number, all| format!("C’est la solution {number} sur {all}."),
    show: |number| format!("Montrer la solution {number}"),
    built: ["Vous l’avez construite pour la première fois.", "Vous l’aviez déjà construite."],
    own: "Construites par vous",
    own_count: |count, all| {
        let built = L.counted(count as u64, "solution", "solutions");
        format!("Vous avez construit {built} sur {}.", L.number(all as u64))
    },
    own_table: ["solution", "fois", "coups au minimum", "meilleur temps"],
    not_kept: "Ce navigateur ne garde rien pour cette page\u{a0}: la liste dure jusqu’à la fermeture de la page.",
    pieces: "Pièces",
    piece: [
        |letter| format!("{letter}, à côté de la figure\u{a0}: la prendre"),
        |letter| format!("{letter}, en main\u{a0}: la poser"),
    ],
    stands: |letter, cells| format!("{letter}, en {cells}\u{a0}: la reprendre"),
    turns: ["Tourner la pièce", "Basculer", "Rouler", "Pivoter"],
    mirror: "Refléter",
    buttons: ["Poser", "Replacer", "Indice", "Est-ce encore possible\u{202f}?", "Recommencer"],
    tells: "Toujours dire combien de solutions restent possibles",
    board: "Couche par couche",
    board_hint: "Une case occupée reprend sa pièce. Avec une pièce en main, une case y amène le cube le plus bas, le plus au fond, le plus à gauche de la pièce\u{202f}; une case où la pièce irait la pose. Flèches, Page précédente et Page suivante vont de case en case.",
    cell: |number, [layer, row, column], content| {
        format!("Case {number} (couche {layer}, rangée {row}, colonne {column})\u{a0}: {content}")
    },
    no_cell: |[layer, row, column]| format!("Hors de la figure (couche {layer}, rangée {row}, colonne {column})"),
    empty: "vide",
    content: [|letter| letter.to_string(), |letter| format!("{letter} irait ici"), |letter| format!("{letter} gêne")],
    keys_hint: "Les flèches déplacent la pièce telle qu’on la voit\u{202f}; Page précédente et Page suivante la montent et la descendent\u{202f}; X, Y et Z la font tourner, avec Maj dans l’autre sens\u{202f}; Entrée la pose, Retour arrière la replace. Une pièce en main, deux doigts ou Maj avec la souris tournent la vue. Pendant qu’un doigt la porte, un autre la fait rouler en glissant, et basculer en touchant.",
    challenge: [
        "Lancer un défi",
        "L’adresse de cette page contient la figure et les pièces posées. Posez les premières pièces, puis partagez-la\u{a0}: les autres partent de là.",
    ],
};
