//! The French words of the page that prints sheets, and those on the sheets.

use super::PrintTexts;
use crate::lang::Lang;
use crate::sheet::SheetWords;

const L: Lang = Lang::Fr;

/// The words of the page that prints sheets.
pub static PRINT: PrintTexts = PrintTexts {
    about: "Des feuilles à découper, à plier, à remplir. Elles sont imprimées en vraie grandeur.",
    puzzle: "Casse-tête",
    what: "Feuille",
    lesson: "Leçon",
    paper: "Papier",
    papers: ["A4", "Letter (US)"],
    ink: "Encre",
    inks: ["en couleurs", "en noir seulement"],
    size: "Arête",
    millimetres: |length| format!("{}\u{a0}mm", L.decimal(length)),
    answers: "avec les réponses",
    kinds: [
        "Patrons des cubes",
        "Piles solutions",
        "Plateau et pièces",
        "Arbre à remplir",
        "Figure à remplir",
        "Patrons des pièces",
        "Patron du cube",
        "Les mouvements",
        "Commutateurs",
        "Mélanges",
    ],
    worksheet: "Fiche d’une leçon",
    print: "Imprimer…",
    how: "Dans la fenêtre d’impression\u{a0}: échelle 100\u{a0}%, sans marges ni en-têtes. Mesurez ensuite la règle au bas de la feuille.",
    count: |count| L.counted(count as u64, "feuille", "feuilles"),
    back: "Retour à cet état",
    illegal: "Cet état ne peut pas être imprimé\u{a0}: le lien contient des erreurs. Revenez-y pour les lire et les corriger.",
    coming: "La leçon arrive…",
    name: "Nom",
    date: "Date",
    key: "Corrigé",
    answer: "Réponse",
    hint: "Indice",
    note: "Pour le professeur",
    code: "Voir cet état",
    sheets: SheetWords {
        ruler: "Cette règle mesure 100 mm.",
        nets: [
            "Instant Insanity\u{a0}: patrons des cubes",
            "Découper le long des traits pleins, plier le long des tirets, coller les languettes.\nLe numéro du cube est dans le coin de chaque face.",
        ],
        stacks: [
            "Instant Insanity\u{a0}: piles solutions",
            "Une colonne par façade, le cube 0 en bas.\nLes piles que l’on obtient en tournant ou en retournant celles-ci n’y sont pas.",
        ],
        facades: ["avant", "droite", "arrière", "gauche"],
        solution: |number| format!("Solution {number}"),
        unsolvable: "Il n’y a pas de solution.",
        given_up: "Aucune solution trouvée dans le temps imparti.",
        board: [
            "Taquin\u{a0}: le plateau",
            "Poser les pièces comme sur le petit dessin, puis les remettre en ordre en les glissant.\nLes petits numéros disent où chaque pièce finit.",
        ],
        tiles: ["Taquin\u{a0}: les pièces", "Coller sur du carton, puis découper le long des traits."],
        start: "Départ",
        tree: [
            "Taquin\u{a0}: l’arbre des deux premiers coups",
            "Remplir chaque plateau, puis écrire sous lui sa valeur.\nEntourer la feuille que le programme prend ensuite. La case vide va d’abord en haut, puis à gauche,\nà droite, en bas\u{202f}; un coup n’est jamais aussitôt défait.",
        ],
        figure: [
            "Soma\u{a0}: la figure à remplir",
            "La figure vue de devant et de derrière, puis ses couches\u{a0}: écrire dans chaque case la lettre de la pièce.",
        ],
        figure_solved: ["Soma\u{a0}: une solution", "La figure vue de devant et de derrière, puis ses couches."],
        layer: |layer, layers| match layer {
            0 => "couche du bas".into(),
            layer if layer + 1 == layers => "couche du haut".into(),
            layer => format!("couche {}", layer + 1),
        },
        pieces: [
            "Soma\u{a0}: patrons des sept pièces",
            "Découper le long des traits épais.\nPlier vers l’arrière le long des tirets longs, vers l’avant le long des tirets courts.\nColler chaque languette sur le bord qui porte le même numéro.",
        ],
        net: [
            "Cube hongrois\u{a0}: patron",
            "Découper le long des traits pleins, plier le long des tirets, coller les languettes.\nLe cube est dans l’état du lien.",
        ],
        turns: [
            "Cube hongrois\u{a0}: les mouvements",
            "Une lettre\u{a0}: un quart de tour dans le sens des aiguilles d’une montre, la face vue de l’extérieur\u{202f};\n’ en sens inverse\u{202f}; 2 un demi-tour.\nM, E, S\u{a0}: la tranche du milieu, comme L, D, F\u{202f}; x, y, z\u{a0}: le cube entier, comme R, U, F.",
        ],
        commutators: [
            "Cube hongrois\u{a0}: commutateurs",
            "[A, B] = A B A’ B’. Chaque dessin montre, sur un cube en ordre, les seuls petits cubes que la suite change.",
        ],
        effects: [
            "Deux voisins",
            "Trois sommets en cycle",
            "Trois arêtes en cycle",
            "Deux sommets tournés sur place",
            "Deux arêtes basculées sur place",
            "Une arête amenée de la tranche du milieu",
        ],
        scrambles: [
            "Cube hongrois\u{a0}: mélanges",
            "Tenir un cube en ordre, blanc dessus et vert devant, puis faire les mouvements ligne par ligne.\nLe patron montre le cube que l’on obtient.",
        ],
        no_scrambles: "Le lien n’a pas de mélanges\u{a0}: page du cube, vue Solution, «\u{a0}en peu de mouvements\u{a0}», onglet Mélange.",
        count: |count| L.counted(count, "mouvement", "mouvements"),
    },
};
