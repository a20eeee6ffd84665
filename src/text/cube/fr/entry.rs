//! The French texts of the entry of a cube.

use super::problem::colour;
use super::{CUBE, L};
use crate::puzzle::cube::facelet;
use crate::puzzle::cube::mistake::EntryMistake;
use crate::puzzle::cube::{Face, Scheme};
use crate::text::cube::entry::EntryTexts;
use crate::text::join;

/// The texts of the entry of a cube.
pub const ENTRY: EntryTexts = EntryTexts {
    editor: "Les facettes",
    begin: "Saisir mon cube",
    film: "Avec la caméra",
    back: "Revenir au dernier cube",
    modes: ["Comment les facettes reçoivent leurs couleurs", "l’une après l’autre", "au pinceau"],
    hints: [
        "Pour saisir un cube réel, face par face : Saisir mon cube. Pour changer quelques facettes : choisissez une couleur, puis cliquez ou glissez sur des facettes du patron.",
        "Donnez la couleur que vous voyez sur la facette cerclée (clavier : sa première lettre, ou 1 à 6). Ce qui découle des autres, sur un cube jamais démonté, se remplit tout seul, avec un bord en tirets.",
        "Choisissez une couleur, puis cliquez ou glissez sur des facettes, ici ou sur le cube (clavier : lettres, flèches, espace).",
    ],
    colours: "Couleur",
    others: "Aide et autres moyens",
    in_space: "Dans l’espace",
    rubber: "gomme",
    count: |colour, count| format!("{colour} : {} sur 9", L.number(count)),
    face: "Face",
    known_of_face: |face, known| format!("{face} : {} sur 9", L.number(known)),
    above: |face, own, above| format!("Regardez {face} : {own} au milieu, le centre {above} au-dessus."),
    facelet: |face, row, column, colour| {
        format!("{face}, ligne {row}, colonne {column} : {}", colour.unwrap_or("sans couleur"))
    },
    follows: "découle des autres",
    suspect: "peut être fausse",
    known: |known, entered| {
        format!(
            "{} facettes sur 54 sont connues : {}, {}.",
            L.number(known),
            L.counted(entered, "saisie", "saisies"),
            L.counted(known - entered, "qui en découle", "qui en découlent"),
        )
    },
    counter: "facettes connues sur 54",
    next: |face, row, column| format!("Ensuite : {face}, ligne {row}, colonne {column}."),
    whole: "Ce qui manque découle du reste : un seul cube convient.",
    take: "Prendre ce cube",
    perhaps: [
        "Ce qui a pu se passer :",
        "Si vous l’avez saisi d’après un cube réel, vous vous êtes peut-être trompé :",
    ],
    mistake,
    mend: "Corriger cela",
    no_mistake: "Aucune erreur unique n’explique cela : comparez avec le cube, face par face.",
};

fn mistake(mistake: &EntryMistake, scheme: Scheme) -> String {
    let name = |own: Face| colour(own, scheme);
    match mistake {
        EntryMistake::Facelets(facelets) => {
            let tries: Vec<String> = facelets
                .iter()
                .map(|&(facelet, own)| {
                    let face = CUBE.faces[facelet::face(facelet) as usize];
                    let [row, column] = facelet::row_and_column(facelet);
                    format!("{face}, ligne {row}, colonne {column} : {}", name(own))
                })
                .collect();
            match facelets.len() {
                1 => format!("Une facette est fausse. Essayez {}.", tries.join("")),
                count => format!("{} facettes sont fausses. Essayez {}.", L.number(count), tries.join(" ; ")),
            }
        }
        &EntryMistake::Colours([a, b]) => format!("Pris l’un pour l’autre partout : {} et {}.", name(a), name(b)),
        EntryMistake::Turned(faces) => {
            let turned: Vec<String> = faces
                .iter()
                .map(|&(face, quarters)| {
                    let how = match quarters {
                        1 => "d’un quart de tour dans le sens inverse des aiguilles d’une montre",
                        2 => "d’un demi-tour",
                        _ => "d’un quart de tour dans le sens des aiguilles d’une montre",
                    };
                    format!("{} {how}", CUBE.faces[face as usize])
                })
                .collect();
            format!("Saisi de travers : {}.", join(&turned, "et"))
        }
        &EntryMistake::Faces([a, b]) => {
            let [a, b] = [a, b].map(|face| CUBE.faces[face as usize]);
            format!("Saisies l’une à la place de l’autre : {a} et {b}.")
        }
    }
}
