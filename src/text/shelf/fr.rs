//! The French words of the shelf.

use super::ShelfTexts;
use crate::lang::Lang;
use crate::shelf::ShelfFault;

const L: Lang = Lang::Fr;

/// The words of the shelf.
pub static SHELF: ShelfTexts = ShelfTexts {
    about: "Ce que vous gardez reste sur cet appareil\u{a0}: des états de casse-tête, ce qui y a été compté, et vos leçons. Dans un casse-tête, choisissez Partager → Garder sur mon étagère. Le fichier emporte tout, avec vos meilleurs résultats au taquin, les solutions que vous avez construites à la main, vos réponses dans les leçons et les résultats de la classe.",
    empty: "L’étagère est vide.",
    count: |items, lessons| {
        let items = L.counted(items as u64, "état", "états");
        if lessons == 0 { items } else { format!("{items}, {}", L.counted(lessons as u64, "leçon", "leçons")) }
    },
    export: "Tout enregistrer dans un fichier",
    file_name: "étagère",
    import: "Ouvrir un fichier…",
    imported: |name, taken| {
        let counts = [
            (taken.items, "état", "états"),
            (taken.lessons, "leçon", "leçons"),
            (taken.boards, "meilleur résultat au taquin", "meilleurs résultats au taquin"),
            (taken.built, "solution construite à la main", "solutions construites à la main"),
            (taken.pupils, "résultat d’élève", "résultats d’élèves"),
            (taken.answers, "réponse dans les leçons", "réponses dans les leçons"),
        ];
        let new = counts.into_iter().filter(|(count, ..)| *count > 0);
        let new: Vec<String> = new.map(|(count, one, many)| L.counted(count as u64, one, many)).collect();
        let mut told = match new.is_empty() {
            true => format!("{name}\u{a0}: rien de nouveau."),
            false => format!("{name}\u{a0}: {} de plus.", new.join(", ")),
        };
        if taken.known > 0 {
            told += &format!(" Déjà là\u{a0}: {}.", L.number(taken.known as u64));
        }
        if taken.without_room > 0 {
            told += &format!(" Sans place\u{a0}: {}.", L.number(taken.without_room as u64));
        }
        told
    },
    refused: |name| format!("{name} n’est pas un fichier d’étagère\u{a0}; rien n’a changé."),
    problem: |line, fault| {
        let told = match fault {
            ShelfFault::TooLarge => "le fichier est trop gros".to_string(),
            ShelfFault::NoShelf => "le fichier ne commence pas par «\u{a0}shelf: 1\u{a0}»".to_string(),
            ShelfFault::Newer => "le fichier vient d’une version plus récente\u{a0}: rechargez la page".to_string(),
            ShelfFault::NoKey => "cette ligne n’a pas de sens ici".to_string(),
            ShelfFault::BadValue(key) => format!("la valeur de «\u{a0}{key}\u{a0}» n’a pas de sens"),
            ShelfFault::NoLink => "il manque le lien".to_string(),
            ShelfFault::Damaged => "cette ligne est abîmée".to_string(),
        };
        format!("Ligne {}\u{a0}: {told}.", L.number(line as u64))
    },
    more: |count| format!("… et {} de plus.", L.number(count as u64)),
    not_kept: "Le navigateur ne garde rien pour cette page\u{a0}: sa mémoire est pleine ou interdite. Ce qui était gardé n’a pas changé.",
    unread: |count| format!("{} ne se lit plus et n’est pas montré.", L.counted(count as u64, "objet", "objets")),
    title: "Titre",
    remove: "Supprimer",
    open: "Ouvrir",
    lessons: "Mes leçons",
};
