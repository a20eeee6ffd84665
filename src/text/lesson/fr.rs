//! The French words around lessons.

use super::LessonTexts;

/// The words around lessons.
pub static LESSON: LessonTexts = LessonTexts {
    lessons: "Leçons",
    lesson: "Leçon",
    first_visit: "Première visite\u{a0}: deux minutes",
    grades: ["pour tous", "pour qui connaît le casse-tête", "pour qui aime les preuves"],
    minutes: |minutes| format!("{minutes} min"),
    coming: "La leçon arrive…",
    failed: "Cette leçon n’a pas pu être chargée. Vérifiez la connexion, ou l’adresse.",
    station: |number, count| format!("page {number} sur {count}"),
    back: "Retour",
    on: "Continuer",
    end: "Terminer",
    again: "Revenir à cet exemple",
    close: "Quitter la leçon",
    your_answer: "Votre réponse",
    check: "Vérifier",
    right: "C’est juste.",
    too_small: "Trop petit.",
    too_large: "Trop grand.",
    no_number: "Écrivez un nombre.",
    on_the_page: "À faire sur la page\u{a0}: elle vérifie elle-même.",
    hint: "Indice",
    answer: "Réponse",
    between: |least, most| format!("entre {least} et {most}"),
    shown_on_the_page: "La page montre maintenant la réponse.",
};
