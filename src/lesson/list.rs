//! The lessons of the site.

use super::Grade;
use crate::puzzle::Puzzle;

/// A lesson of the site: its file in each language is `lessons/NAME.fr.txt` and `lessons/NAME.en.txt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name in links and files, which begins with that of its puzzle.
    pub name: &'static str,
    /// Its puzzle.
    pub puzzle: Puzzle,
    /// How much it asks of its readers.
    pub grade: Grade,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// Its title in French and in English.
    pub titles: [&'static str; 2],
}

const fn listed(
    name: &'static str,
    puzzle: Puzzle,
    grade: Grade,
    minutes: u32,
    french: &'static str,
    english: &'static str,
) -> Listed {
    Listed { name, puzzle, grade, minutes, titles: [french, english] }
}

/// The lessons of the site, in the order in which they are offered. The first of each puzzle is the first visit. The values
/// repeat those of the files; the tests compare them.
pub const LESSONS: &[Listed] = &[
    listed(
        "insanity-first",
        Puzzle::Insanity,
        Grade::First,
        2,
        "Première visite\u{202f}: quatre cubes, quatre couleurs",
        "First visit: four cubes, four colours",
    ),
    listed(
        "insanity-positions",
        Puzzle::Insanity,
        Grade::First,
        8,
        "Les 24 positions d’un cube",
        "The 24 positions of a cube",
    ),
    listed(
        "insanity-count",
        Puzzle::Insanity,
        Grade::Second,
        10,
        "Pourquoi 41\u{202f}472 et non 331\u{202f}776\u{202f}?",
        "Why 41,472 and not 331,776?",
    ),
    listed("insanity-drop", Puzzle::Insanity, Grade::Second, 10, "Écarter tôt", "Dropping early"),
    listed("insanity-graph", Puzzle::Insanity, Grade::Second, 12, "Des cubes à un graphe", "From cubes to a graph"),
    listed(
        "insanity-stack",
        Puzzle::Insanity,
        Grade::Third,
        12,
        "Deux factorisations font une pile",
        "Two factorisations make a stack",
    ),
    listed(
        "insanity-five-or-six",
        Puzzle::Insanity,
        Grade::Third,
        12,
        "5 ou 6\u{202f}? De 28 à 10, puis à 6",
        "5 or 6? From 28 to 10, then to 6",
    ),
    listed(
        "taquin-first",
        Puzzle::Taquin,
        Grade::First,
        2,
        "Première visite\u{202f}: les premiers coups",
        "First visit: the first moves",
    ),
    listed("taquin-tree", Puzzle::Taquin, Grade::First, 10, "Un arbre de possibilités", "A tree of possibilities"),
    listed(
        "taquin-score",
        Puzzle::Taquin,
        Grade::Second,
        12,
        "Le Score, et où il égare",
        "The Score, and where it leads astray",
    ),
    listed("taquin-prize", Puzzle::Taquin, Grade::First, 8, "Le prix de Sam Loyd", "Sam Loyd’s prize"),
    listed("taquin-half", Puzzle::Taquin, Grade::Second, 12, "La moitié des plateaux", "Half of the boards"),
    listed("taquin-far", Puzzle::Taquin, Grade::Second, 10, "Jusqu’où peut-on s’éloigner\u{202f}?", "How far is far?"),
    listed(
        "soma-first",
        Puzzle::Soma,
        Grade::First,
        2,
        "Première visite\u{202f}: sept pièces, un cube",
        "First visit: seven pieces, one cube",
    ),
    listed("soma-seven", Puzzle::Soma, Grade::First, 10, "Sept pièces, et pourquoi", "Seven pieces, and why"),
    listed(
        "soma-layers",
        Puzzle::Soma,
        Grade::First,
        10,
        "Un premier cube, couche par couche",
        "A first cube, layer by layer",
    ),
    listed("soma-islands", Puzzle::Soma, Grade::Second, 10, "La règle des îlots", "The rule of the islands"),
    listed(
        "soma-parity",
        Puzzle::Soma,
        Grade::Second,
        12,
        "La parité\u{202f}: un damier dans l’espace",
        "Parity: a chessboard in space",
    ),
    listed(
        "soma-order",
        Puzzle::Soma,
        Grade::Second,
        10,
        "L’ordre des pièces compte",
        "The order of the pieces matters",
    ),
    listed("soma-one-t", Puzzle::Soma, Grade::Third, 12, "Une seule place pour T, et 240", "One place for T, and 240"),
    listed(
        "soma-impossible",
        Puzzle::Soma,
        Grade::Third,
        12,
        "Ce qu’on ne peut pas construire",
        "What cannot be built",
    ),
    listed(
        "cube-first",
        Puzzle::Cube,
        Grade::First,
        2,
        "Première visite\u{202f}: tourner, se perdre, revenir",
        "First visit: turn, get lost, come back",
    ),
    listed("cube-turns", Puzzle::Cube, Grade::First, 10, "Les mouvements et leurs noms", "Turns and their names"),
    listed("cube-group", Puzzle::Cube, Grade::Second, 12, "Qu’est-ce qu’un groupe\u{202f}?", "What is a group?"),
    listed("cube-order", Puzzle::Cube, Grade::Second, 12, "L’ordre d’un algorithme", "The order of an algorithm"),
    listed("cube-cycles", Puzzle::Cube, Grade::Second, 10, "Les cycles", "Cycles"),
    listed(
        "cube-edge",
        Puzzle::Cube,
        Grade::Third,
        15,
        "Pourquoi on ne retourne pas une arête seule",
        "Why one edge alone cannot be flipped",
    ),
    listed(
        "cube-commutator",
        Puzzle::Cube,
        Grade::Third,
        15,
        "X T X' T'\u{202f}: changer peu de choses",
        "X T X' T': changing little",
    ),
    listed(
        "cube-home",
        Puzzle::Cube,
        Grade::Second,
        15,
        "Un chemin du retour, face par face",
        "A way home, face first",
    ),
];

/// The lessons of a puzzle.
pub fn lessons_of(puzzle: Puzzle) -> impl Iterator<Item = &'static Listed> {
    LESSONS.iter().filter(move |lesson| lesson.puzzle == puzzle)
}
