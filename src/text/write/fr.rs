//! The French words of the page where a lesson is written.

use super::{WriteLabels, WriteTexts};
use crate::lang::Lang;
use crate::lesson::{LARGEST, LessonFault, MOST_STATIONS};
use crate::text::shorten;

/// The words of the page where a lesson is written.
pub static WRITE: WriteTexts = WriteTexts {
    about: "Une leçon est une suite de pages\u{a0}: chacune montre un état d’un casse-tête, avec un texte et, si vous voulez, une question. Ouvrez un casse-tête, mettez-le dans l’état voulu, puis choisissez Partager → Ajouter cet état à ma leçon. Tout reste sur cet appareil.",
    kept: "Mes leçons sur cet appareil",
    new: "Nouvelle leçon",
    remove: "Supprimer cette leçon",
    removed: |title| format!("«\u{a0}{}\u{a0}» est supprimée de cet appareil.", shorten(title)),
    bring_back: "La rétablir",
    open: "Ouvrir un fichier…",
    save: "Enregistrer dans un fichier",
    play: "Jouer la leçon",
    link: "Faire un lien",
    file_name: "leçon",
    link_label: "Le lien contient toute la leçon",
    copy: "Copier le lien",
    copied: "Lien copié.",
    copy_by_hand: "Le navigateur n’a pas laissé la page copier\u{a0}: sélectionnez le lien et copiez-le.",
    too_long: |length, most| {
        format!(
            "La leçon est trop longue pour un lien\u{a0}: {} caractères, pour {} au plus. Enregistrez-la plutôt dans un fichier.",
            Lang::Fr.number(length as u64),
            Lang::Fr.number(most as u64)
        )
    },
    not_packed: "Ce navigateur ne sait pas faire de tels liens. Enregistrez plutôt la leçon dans un fichier.",
    refused: |name| format!("{} a des erreurs et n’a pas été ouvert. Votre leçon reste comme elle est.", shorten(name)),
    unreadable: |name| format!("{} n’a pas pu être lu.", shorten(name)),
    mend: "L’ouvrir pour le corriger",
    not_kept: "Le navigateur ne garde pas la leçon\u{a0}: sa mémoire est pleine ou interdite. Enregistrez-la dans un fichier avant de partir.",
    ways: ("Manières d’écrire", ["Formulaire", "Texte du fichier"]),
    text_first: "Des lignes n’ont pas de place dans le formulaire\u{a0}: corrigez-les d’abord ici.",
    problems: "Reste à faire",
    ready: "Rien ne manque\u{a0}: la leçon peut être jouée.",
    place: |line, station| match station {
        0 => format!("ligne {line}"),
        station => format!("ligne {line}, page {station}"),
    },
    fault: |fault| match fault {
        LessonFault::TooLarge { size } => format!(
            "Le texte est trop long\u{a0}: {} octets, pour {} au plus.",
            Lang::Fr.number(*size as u64),
            Lang::Fr.number(LARGEST as u64)
        ),
        LessonFault::NoLesson => "Une leçon commence par la ligne «\u{a0}lesson: 1\u{a0}».".to_string(),
        LessonFault::Newer { version } => {
            format!("Cette leçon a été écrite pour une version plus récente du site ({}).", shorten(version))
        }
        LessonFault::NoKey => "Cette ligne n’a pas la forme «\u{a0}clé: texte\u{a0}».".to_string(),
        LessonFault::UnknownKey { key } => format!("Il n’y a pas de clé «\u{a0}{}\u{a0}».", shorten(key)),
        LessonFault::Misplaced { key } => format!("«\u{a0}{key}\u{a0}» n’a pas sa place ici."),
        LessonFault::Repeated { key } => format!("«\u{a0}{key}\u{a0}» ne peut être ici qu’une fois."),
        LessonFault::Empty { key } | LessonFault::Missing { key } => {
            format!("{} («\u{a0}{key}:\u{a0}»).", missing(key))
        }
        LessonFault::BadValue { key, found } => match *key {
            "minutes" => "Les minutes sont un nombre entier de 1 à 240.".to_string(),
            "level" => "Le niveau est 1, 2 ou 3.".to_string(),
            "answer" => {
                format!("«\u{a0}{}\u{a0}» n’est ni un nombre, ni deux comme «\u{a0}20 to 30\u{a0}».", shorten(found))
            }
            "until" => format!(
                "«\u{a0}{}\u{a0}» n’est pas une condition comme «\u{a0}view = graph\u{a0}» ou «\u{a0}step >= 20\u{a0}».",
                shorten(found)
            ),
            _ => format!("«\u{a0}{}\u{a0}» n’a pas de sens pour «\u{a0}{key}\u{a0}».", shorten(found)),
        },
        LessonFault::BadLink { key, .. } => format!(
            "«\u{a0}{key}\u{a0}» n’est pas un lien vers un casse-tête de ce site\u{202f}; un tel lien commence par «\u{a0}#/\u{a0}»."
        ),
        LessonFault::TooManyStations => format!("Il y a plus de {MOST_STATIONS} pages."),
    },
    labels: WriteLabels {
        title: "Titre",
        audience: "Pour qui",
        minutes: "Minutes",
        level: "Niveau",
        station: "Titre",
        text: "Texte (un paragraphe par ligne)",
        link: "État du casse-tête (lien)",
        point: "Montre du doigt (facultatif)",
        kind: "Question",
        asked: "Ce qui est demandé",
        number: "Le nombre juste, ou «\u{a0}20 to 30\u{a0}»",
        options: "Réponses à choisir\u{202f}; cochez la bonne",
        until: "Réussi quand (une condition par ligne, comme view = graph)",
        answer: "Un état où c’est réussi (lien)",
        hint: "Indice",
        why: "Pourquoi",
        note: "Note pour l’enseignant (non montrée)",
    },
    kinds: ["aucune", "un nombre", "un choix", "à faire sur la page"],
    station: |number| format!("Page {number}"),
    up: "Monter",
    down: "Descendre",
    drop: "Retirer",
    add: "Ajouter une page",
    add_option: "Ajouter une réponse",
    drop_option: |number| format!("Retirer la réponse {number}"),
    option: |number| format!("Réponse {number}"),
    right: |number| format!("La réponse {number} est juste"),
    see: "La voir",
};

/// What is missing under a key of a lesson file, with its verb.
fn missing(key: &str) -> &'static str {
    match key {
        "title" => "Le titre manque",
        "for" => "Il n’est pas dit à qui la leçon s’adresse",
        "minutes" => "La durée en minutes manque",
        "station" => "Le titre d’une page manque",
        "text" => "Le texte manque",
        "link" => "Le lien vers l’état du casse-tête manque",
        "task" => "Ce qui est demandé manque",
        "answer" => "La réponse manque",
        "right" => "La réponse juste manque",
        "wrong" => "Il faut au moins une réponse fausse",
        "until" => "Il n’est pas dit quand c’est réussi",
        _ => "Il manque quelque chose",
    }
}
