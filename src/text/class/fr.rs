//! The French words of the page where the counts of a class are added up.

use super::ClassTexts;
use crate::lang::Lang;
use crate::pooled::CountsProblem;
use crate::text::{join, shorten};

const L: Lang = Lang::Fr;

/// The words of the page.
pub static CLASS: ClassTexts = ClassTexts {
    about: "Ici s’additionnent les résultats de toute la classe\u{a0}: chaque élève fait l’expérience avec sa propre graine, et montre ce qu’il a compté.",
    how: "Donnez à chaque élève un numéro\u{a0}: c’est sa graine, dans les réglages. Une fois l’expérience finie, son bouton «\u{a0}Pour la classe\u{a0}» montre un code QR et un texte. Les expériences\u{a0}:",
    paste: "Textes des élèves, un par ligne",
    add: "Ajouter",
    camera: "Lire avec la caméra",
    copy: "Copier tous les textes",
    copied: ["Textes copiés.", "Le navigateur n’a pas laissé la page copier les textes."],
    clear: "Tout retirer",
    empty: "Rien n’est encore lu.",
    added: |seeds| {
        let list = join(&seeds.iter().map(u64::to_string).collect::<Vec<_>>(), "et");
        let graine = if seeds.len() == 1 { "graine" } else { "graines" };
        format!("{}\u{a0}: {graine} {list}.", L.counted(seeds.len() as u64, "résultat ajouté", "résultats ajoutés"))
    },
    other_lines: |count| {
        format!("{} sans résultat\u{202f}: rien à y lire.", L.counted(count as u64, "ligne", "lignes"))
    },
    problem: |line, lines, problem| {
        let told = match problem {
            CountsProblem::NoCounts => "Il n’y a pas de résultat dans ce texte\u{a0}: il en faut un qui commence par «\u{a0}ct1:\u{a0}», ou son lien.".to_string(),
            CountsProblem::TooLarge => "Ce texte est beaucoup trop long\u{a0}: collez seulement les résultats.".to_string(),
            CountsProblem::Newer => "Ce résultat vient d’une version plus récente\u{a0}: rechargez la page.".to_string(),
            CountsProblem::Damaged => "Ce résultat est abîmé\u{a0}: un signe manque ou est faux. Copiez-le en entier.".to_string(),
            CountsProblem::Puzzle(name) => format!("Il n’y a pas de casse-tête «\u{a0}{}\u{a0}».", shorten(name)),
            CountsProblem::Settings(settings) => {
                format!("Aucune expérience à additionner n’a les réglages «\u{a0}{}\u{a0}».", shorten(settings))
            }
            CountsProblem::Seed(seed) => format!("«\u{a0}{}\u{a0}» n’est pas une graine.", shorten(seed)),
            CountsProblem::Numbers => "Les nombres de ce résultat ne sont pas ceux de son expérience.".to_string(),
            CountsProblem::Impossible => "Aucune expérience ne donne ce résultat\u{a0}: ses nombres se contredisent.".to_string(),
            CountsProblem::SameSeed(seed) => format!(
                "La graine {seed} est déjà là avec ces réglages\u{a0}: ce seraient deux fois les mêmes tirages. Choisissez une autre graine dans les réglages, et recommencez l’expérience."
            ),
            CountsProblem::Full => "Il n’y a plus de place\u{a0}: retirez d’abord des résultats.".to_string(),
        };
        if lines > 1 { format!("Ligne {}\u{a0}: {told}", L.number(line as u64)) } else { told }
    },
    stays: "Ce qui était déjà lu reste tel quel.",
    denied: "Le navigateur ne laisse pas cette page voir la caméra\u{a0}: autorisez-la dans ses réglages, ou collez les textes.",
    missing: "Pas de caméra pour cette page\u{a0}: branchez-en une (il faut https ou localhost), ou collez les textes.",
    broken: "La caméra ne donne pas d’image\u{a0}: un autre programme s’en sert peut-être. Réessayez, ou collez les textes.",
    not_kept: "Le navigateur ne garde rien pour cette page\u{a0}: sa mémoire est pleine ou interdite. Ce qui est lu disparaîtra avec la page.",
    unread: |count| {
        format!("{} ne se lit plus et n’est pas compté.", L.counted(count as u64, "résultat gardé", "résultats gardés"))
    },
    pupils: ["élève", "élèves"],
    cases: ["tirage", "tirages"],
    read: "Ce qui est lu",
    seed: "graine",
    removal: "retirer",
    remove: |seed| format!("Retirer la graine {seed}"),
};
