//! The French words around lessons.

use super::{LessonListTexts, LessonTexts, numbers};
use crate::lang::Lang;
use crate::lesson::COUNT;

/// The words around lessons.
pub static LESSON: LessonTexts = LessonTexts {
    lessons: "Leçons",
    lesson: "Leçon",
    first_visit: "Première visite\u{a0}: deux minutes",
    grades: ["pour tous", "pour qui connaît le casse-tête", "pour qui aime les preuves"],
    minutes: |minutes| format!("{minutes} min"),
    coming: "La leçon arrive…",
    not_loaded: "Cette leçon n’a pas pu être chargée. Vérifiez la connexion, ou l’adresse.",
    not_kept: "Cette leçon n’est pas sur cet appareil. Demandez son fichier ou son lien à qui l’a écrite.",
    damaged: "Le lien de cette leçon est abîmé. Vérifiez qu’il a été copié en entier.",
    wrong: |lines| {
        let (noun, lines) = (if lines.len() == 1 { "à la ligne" } else { "aux lignes" }, numbers(lines));
        format!("Cette leçon ne peut pas encore être jouée\u{a0}: son texte contient des erreurs, {noun} {lines}.")
    },
    correct: "Voir et corriger les erreurs",
    station: |number, count| format!("page {number} sur {count}"),
    back: "Retour",
    on: "Continuer",
    end: "Terminer",
    again: "Recommencer cette page",
    close: "Quitter la leçon",
    your_answer: "Votre réponse",
    check: "Vérifier",
    right: "C’est juste.",
    not_this: "Ce n’est pas cela.",
    too_small: "Trop petit.",
    too_large: "Trop grand.",
    no_number: "Écrivez un nombre.",
    on_the_page: "À faire sur la page\u{a0}: elle vérifie elle-même.",
    hint: "Indice",
    restore: "Reprendre ma réponse",
    answer: "Réponse",
    between: |least, most| format!("entre {least} et {most}"),
    shown_on_the_page: "La page montre maintenant la réponse.",
};

/// The French words of the list of lessons on the home page.
pub static LIST: LessonListTexts = LessonListTexts {
    puzzle: "Casse-tête",
    level: "Niveau",
    length: "Durée",
    grouped: "Groupées par",
    groupings: ["casse-tête", "niveau", "durée"],
    all: "tout",
    at_most: |minutes| format!("{minutes} min au plus"),
    count: |count| Lang::Fr.counted(count as u64, "leçon", "leçons"),
    own: "Pour les enseignants\u{a0}:",
    mine: "Mes leçons",
    untitled: |number| format!("Leçon {number}"),
    edit: "Modifier",
    unfinished: "inachevée",
};

/// The French titles of the lessons of the site, in the order of their list.
pub static TITLES: [&str; COUNT] = [
    "Première visite\u{202f}: quatre cubes, quatre couleurs",
    "Les 24 positions d’un cube",
    "Pourquoi 41\u{202f}472 et non 331\u{202f}776\u{202f}?",
    "Écarter tôt",
    "Des cubes à un graphe",
    "Deux factorisations font un empilage",
    "5 ou 6\u{202f}? De 28 à 10, puis à 6",
    "Première visite\u{202f}: les premiers coups",
    "Un arbre de possibilités",
    "Le Score, et où il égare",
    "Le prix de Sam Loyd",
    "La moitié des plateaux",
    "Jusqu’où peut-on s’éloigner\u{202f}?",
    "Combien de coups au moins\u{202f}?",
    "Comment se fait une base de motifs",
    "Première visite\u{202f}: sept pièces, un cube",
    "Sept pièces, et pourquoi",
    "Un premier cube, couche par couche",
    "La règle des îlots",
    "La parité\u{202f}: un damier dans l’espace",
    "L’ordre des pièces compte",
    "Une seule place pour T, et 240",
    "Ce qu’on ne peut pas construire",
    "Première visite\u{202f}: tourner, se perdre, revenir",
    "Les mouvements et leurs noms",
    "Qu’est-ce qu’un groupe\u{202f}?",
    "L’ordre d’un algorithme",
    "Les cycles",
    "Pourquoi on ne retourne pas une arête seule",
    "X T X' T'\u{202f}: changer peu de choses",
    "Un chemin du retour, la première face d’abord",
    "De petits groupes dans le grand",
    "Le plus court chemin, et sa preuve",
];
