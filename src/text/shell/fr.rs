//! The French texts around the puzzles.

use super::{JumpTexts, Shell, Transport};
use crate::link;
use crate::search::Failure;
use crate::text::program::ListingTexts;
use crate::text::{Lang, shorten, whole};
use crate::values::{Allowed, BadValue};

const L: Lang = Lang::Fr;

/// The texts of everything around the puzzles.
pub static SHELL: Shell = Shell {
    motto: "Des casse-tête classiques. On voit comment une recherche trouve toutes les solutions, et pourquoi.",
    open: "Ouvrir",
    skip: "Aller au dessin",
    puzzles_label: "Casse-tête",
    other_language: "EN",
    other_language_label: "EN, English",
    theme: "Thème",
    themes: ["Clair", "Sombre", "Projecteur"],
    hues_of: "Couleurs des casse-tête, que distinguent aussi les daltoniens\u{a0}:",
    hues: ["Usuelles", "Okabe et Ito"],
    standard_view: "Vue de départ (0)",
    share: "Partager",
    write: "Écrire une leçon",
    print: "Imprimer",
    shelf: "Mon étagère",
    class: "Résultats de la classe",
    for_class: "Pour la classe",
    no_for_class: "Le code QR n’est pas venu\u{a0}: vérifiez le réseau.",
    no_share: "Ce menu n’est pas venu\u{a0}: vérifiez le réseau. Le lien est dans la barre d’adresse.",
    no_rest: "Une partie de la page n’est pas venue\u{a0}: vérifiez le réseau, ou rechargez la page s’il y en a une nouvelle version.",
    take_away: "Enregistrer le tableau (CSV)",
    list_copied: "Liste copiée.",
    list_not_copied: "Le navigateur n’a pas laissé la page copier la liste.",
    present: "Présenter",
    leave_present: "Quitter (Échap)",
    help: "Clavier et aide",
    access: "Accessibilité",
    keys_title: "Touches",
    keys: &[
        ("Espace", "lecture, pause"),
        ("→  Page suivante", "étape suivante (télécommandes aussi)"),
        ("←  Page précédente", "étape précédente"),
        ("Début  Fin", "première étape, dernière étape"),
        ("+  −", "plus vite, moins vite"),
        ("<  >", "sauter au précédent, au suivant\u{a0}: ce qui est choisi sous «\u{a0}Aller à\u{a0}»"),
        (":  /", "choisir où sauter\u{202f}; marquer cette étape"),
        (".  ,  *", "dans le programme\u{a0}: ligne suivante, précédente\u{202f}; le montrer, le cacher"),
        ("Entrée", "sur le dessin\u{a0}: l’explorer avec les flèches, chose par chose\u{202f}; Échap pour finir"),
        ("0", "vue de départ"),
        ("1 … 6", "vues du dessin"),
        ("Ctrl + Z  Ctrl + Y", "annuler, rétablir une modification"),
        ("7  8  9", "présenter (Échap pour quitter), langue, thème"),
        ("Alt + R  D  Z  B", "en présentant\u{a0}: anneau autour de la souris, encre, agrandir une partie, écran noir"),
        ("Page précédente  Page suivante", "dans une leçon\u{a0}: page d’avant, page d’après"),
        ("?", "cette liste"),
    ],
    letter_keys: ("F  L  T  R  D  Z  B", "les sept mêmes, par lettres"),
    close: "Fermer",
    apply: "Utiliser",
    workers: "Fils de calcul",
    undo: "Annuler",
    redo: "Rétablir",
    hide_setup: "Replier",
    setup: "Réglages",
    says: "Ce que l’on voit",
    drawing: "Dessin",
    walk: "Entrée pour explorer le dessin, flèches, Échap",
    jumps: JumpTexts {
        label: "Sauts",
        open: ["Aller à…", "»"],
        target: "Aller à",
        previous: "Précédent\u{a0}: ",
        next: "Suivant\u{a0}: ",
        mark: "Marquer cette étape",
        marked_step: "Étape marquée",
        solutions: |n| format!("{} {}", L.number(n), if n < 2 { "solution" } else { "solutions" }),
        marked: |n| format!("{} {}", L.number(n), if n < 2 { "étape marquée" } else { "étapes marquées" }),
        arrived: |name, number, step| match number {
            Some(number) => format!("{name} {}, {step}.", L.number(number)),
            None => format!("{name}, {step}."),
        },
        none_after: |name| format!("{name}\u{a0}: plus rien après cette étape."),
        none_before: |name| format!("{name}\u{a0}: rien avant cette étape."),
        seeking: "Recherche en cours…",
        by_events: "jusqu’au prochain événement",
    },
    listing: ListingTexts {
        title: "Programme",
        hint: "Cliquez sur une ligne pour aller jusqu’à elle, sur son numéro pour s’y arrêter.",
        back: "Ligne précédente",
        on: "Ligne suivante",
        run_to: |line| format!("aller jusqu’à la ligne {line}"),
        stop_at: |line| format!("s’arrêter à la ligne {line}"),
        holds: ["non", "oui"],
        values: "Valeurs",
        calls: ["Appels", "Chemin"],
        not_again: "Cette ligne n’est plus exécutée jusqu’à la fin.",
    },
    transport: Transport {
        label: "La recherche pas à pas",
        first: "Première étape",
        back: "Étape précédente",
        play: "Lecture",
        pause: "Pause",
        step: "Étape suivante",
        last: "Dernière étape",
        speed: "Vitesse",
        per_second: |n| format!("{} ét./s", L.number(n)),
        position: "Position dans la recherche",
        step_of: |step, total| match total {
            Some(total) => format!("étape {} sur {}", L.number(step), L.number(total)),
            None => format!("étape {}", L.number(step)),
        },
        stop: "Arrêter",
        resume: "Continuer",
        percent: |n| format!("{n}\u{202f}%"),
        left: |s| if s < 60 { format!("encore {s} s") } else { format!("encore {} min {} s", s / 60, s % 60) },
        estimating: "estimation…",
        stopped_at: |n| format!("arrêté à {n}\u{202f}%"),
        paused_at_solution: "La lecture s’arrête sur chaque solution\u{a0}; «\u{a0}Lecture\u{a0}» la fait continuer.",
    },
    retry: "Réessayer",
    other_page: "Ce lien mène à une autre page\u{a0}: ouvrez-le dans la barre d’adresse.",
    problem: |problem| match problem {
        link::LinkProblem::TooLong { length } => format!(
            "Ce lien est beaucoup trop long pour être l’un des nôtres\u{a0}: {} caractères. Vérifiez qu’il a été copié en entier, et seul.",
            L.number(*length as u64)
        ),
        link::LinkProblem::Newer { version } => format!(
            "Ce lien vient d’une version plus récente (v = {})\u{202f}; cette page lit la version {}. Rechargez la page pour avoir la nouvelle.",
            shorten(version),
            link::VERSION
        ),
        link::LinkProblem::UnknownPage { found } => {
            format!("Il n’y a pas de page «\u{a0}{}\u{a0}». Choisissez l’un des casse-tête.", shorten(found))
        }
        link::LinkProblem::BadValue(BadValue { key, found, allowed }) => {
            let possible = match allowed {
                Allowed::Names(names) => format!("Valeurs possibles\u{a0}: {}.", names.join(", ")),
                Allowed::Numbers(least, Some(most)) => {
                    format!("Nombres entiers de {} à {}.", whole(least, L), whole(most, L))
                }
                Allowed::Numbers(least, None) => format!("Nombres entiers à partir de {}.", whole(least, L)),
                Allowed::Like(example) => format!("Un exemple\u{a0}: {example}."),
                Allowed::NamesOrLike(names, example) => {
                    format!("Valeurs possibles\u{a0}: {}, ou quelque chose comme {example}.", names.join(", "))
                }
                Allowed::Nothing => "Elle ne va pas avec le reste du lien.".to_string(),
            };
            format!(
                "Dans le lien, «\u{a0}{key}={}\u{a0}» n’a pas de sens\u{202f}; la valeur par défaut est prise. {possible}",
                shorten(found)
            )
        }
    },
    example_instead: "L’exemple du texte est montré à la place.",
    last_stays: "Ce qui était là avant reste en place.",
    draft_instead: "Le docteur montre ce qui est écrit, à corriger\u{202f}; les autres vues montrent un cube correct.",
    default_instead: "La valeur par défaut est prise\u{202f}; tout le reste est comme le lien le demande.",
    step_beyond: |step, last| {
        format!(
            "Le lien demande l’étape {}, mais il y a {}\u{202f}; la dernière est montrée.",
            L.number(step),
            L.counted(last, "étape", "étapes")
        )
    },
    more_problems: |n| format!("… et {} autres.", L.number(n as u64)),
    failure: |failure| match failure {
        Failure::NoStart => "Le navigateur n’a pas pu lancer la recherche. Vérifiez la connexion, puis réessayez.",
        Failure::Lost => {
            "La recherche a été interrompue plusieurs fois\u{a0}: ses fils de calcul se sont arrêtés. Fermez d’autres programmes, puis réessayez."
        }
        Failure::Refused => "La page et son programme de recherche ne sont pas de la même version. Rechargez la page.",
    },
    sources: "D’après des textes français sur les casse-tête, les programmes et les mathématiques. Rien de ce que vous faites ici ne quitte votre navigateur.",
};
