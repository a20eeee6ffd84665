//! The French texts of the reader's own formula.

use crate::text::taquin::formula::FormulaTexts;

/// All texts of the formula.
pub const FORMULA: FormulaTexts = FormulaTexts {
    label: "Formule",
    hint: "On prend la feuille où g × coups joués + h × formule est le plus petit. Par exemple 10*misplaced + manhattan + 3*conflicts.",
    settings: ["Poids", "vos poids"],
    known: ["glouton\u{a0}: g = 0, h = 1", "A*\u{a0}: g = 1, h = 1", "A* pondéré\u{a0}: g = 1, h = 3"],
    here: |value| format!("Sur ce plateau\u{a0}: {value}.").replace('-', "−"),
    names: "Ce qu’une formule peut contenir",
    words: [
        ("misplaced", "les pièces mal placées"),
        ("manhattan", "la somme des distances des pièces à leur place, en lignes et en colonnes"),
        (
            "conflicts",
            "les pièces qui doivent s’écarter, parce qu’une autre pièce de leur ligne ou de leur colonne les gêne\u{202f}; chacune coûte deux coups",
        ),
        ("inversions", "les paires de pièces dont la plus grande vient d’abord"),
        ("blank", "la distance de la case vide à sa place"),
        (
            "score",
            "le Score du texte, ses uns et ses zéros lus comme un nombre en base deux (plus il est grand, mieux c’est)",
        ),
        (
            "v[i]",
            "la pièce sur la case i, à partir de 1\u{202f}; la case vide compte comme le dernier nombre, 9 en 3×3",
        ),
        ("cells, width, height", "le nombre de cases du plateau, d’une ligne, d’une colonne"),
        ("+  -  *", "nombres entiers, au plus 10^15"),
        ("/  %", "quotient, arrondi vers le bas, et reste"),
        ("<  <=  =  !=  >=  >", "1 si c’est vrai, 0 sinon"),
        ("min(a, b)  max(a, b)  abs(a)", "le plus petit, le plus grand, sans son signe"),
        ("if(a, b, c)", "b si a n’est pas 0, sinon c"),
    ],
    at: "Caractère #\u{a0}: ",
    faults: [
        "Écrivez une formule.",
        "Cette formule est trop longue\u{a0}: 400 caractères au plus.",
        "les parenthèses et les signes sont trop imbriqués.",
        "«\u{a0}{}\u{a0}» n’a pas de sens ici\u{202f}; les nombres sont entiers.",
        "{} est trop grand\u{a0}: 1\u{202f}000\u{202f}000\u{202f}000\u{202f}000\u{202f}000 au plus.",
        "il n’y a pas de nom «\u{a0}{}\u{a0}».",
        "il manque un nombre, un nom ou une parenthèse.",
        "il manque un opérateur devant «\u{a0}{}\u{a0}», comme * ou +.",
        "«\u{a0}#\u{a0}» doit suivre «\u{a0}{}\u{a0}».",
        "cette parenthèse n’est pas fermée.",
        "cette parenthèse n’a pas été ouverte.",
        "valeurs entre les parenthèses de «\u{a0}{}\u{a0}»\u{a0}: #, séparées par des virgules.",
        "mettez la première comparaison entre parenthèses.",
        "division par zéro.",
        "le nombre dépasse 1\u{202f}000\u{202f}000\u{202f}000\u{202f}000\u{202f}000.",
        "le plateau n’a pas de case de ce numéro.",
    ],
    failed: |problem, board| {
        format!("La formule n’a pas de valeur sur le plateau {board}, et la recherche s’arrête. {problem}")
    },
    result: "formule sans valeur",
    never_over: "Sur aucun plateau de cette taille l’estimation ne dépasse la distance\u{a0}: elle est admissible.",
    over: |share, estimate, exact, board| {
        format!(
            "Trop grande sur {share} de tous les plateaux. Prise sur le fait\u{a0}: estimation {estimate}, là où {exact} coups suffisent\u{a0}: {board}."
        )
    },
    over_mean: |mean, exact, board| {
        format!(
            "Une moyenne est trop grande pour certains plateaux. Prise sur le fait\u{a0}: estimation {mean}, là où {exact} coups suffisent\u{a0}: {board}."
        )
    },
    meaning: [
        "Avec une telle estimation, les solutions sont les plus courtes si un coup ne la change jamais de plus de 1.",
        "Une solution plus courte peut donc échapper à la recherche\u{a0}: aucune n’est sûre d’être la plus courte.",
        "Mais les coups joués ne comptent pas dans cette recherche\u{a0}: ses solutions ne sont pas forcément les plus courtes.",
    ],
    take: "Chercher à partir de ce plateau",
    rivals: [
        "Avec un nom, votre formule reste dans la comparaison à côté d’autres.",
        "Nom",
        "Ajouter la formule",
        "Enlever",
    ],
};
