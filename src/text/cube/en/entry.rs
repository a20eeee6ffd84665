//! The English texts of the entry of a cube.

use super::problem::colour;
use super::{CUBE, L};
use crate::puzzle::cube::facelet;
use crate::puzzle::cube::mistake::EntryMistake;
use crate::puzzle::cube::{Face, Scheme};
use crate::text::cube::entry::EntryTexts;
use crate::text::join;

/// The texts of the entry of a cube.
pub const ENTRY: EntryTexts = EntryTexts {
    editor: "The facelets",
    begin: "Enter my cube",
    film: "With the camera",
    back: "Back to the last cube",
    modes: ["How facelets get their colours", "one after the other", "with a brush"],
    hints: [
        "To enter a real cube, face by face: Enter my cube. To change single facelets: choose a colour, then click or drag over facelets of the net.",
        "Press the colour that you see on the ringed facelet (keyboard: its first letter, or 1 to 6). What follows from the others, on a cube that was never taken apart, is filled in by itself, with a dashed edge.",
        "Choose a colour, then click or drag over facelets, here or on the cube (keyboard: letters, arrows, space).",
    ],
    colours: "Colour",
    others: "How it is done, other ways",
    in_space: "Cube in space",
    rubber: "rubber",
    count: |colour, count| format!("{colour}: {} of 9", L.number(count)),
    face: "Face",
    known_of_face: |face, known| format!("{face}: {} of 9", L.number(known)),
    above: |face, own, above| format!("Look at {face}: {own} in the middle, the {above} centre above it."),
    facelet: |face, row, column, colour| {
        format!("{face}, row {row}, column {column}: {}", colour.unwrap_or("no colour"))
    },
    follows: "follows from the others",
    suspect: "may be wrong",
    known: |known, entered| {
        format!(
            "{} of 54 facelets are known: {} entered, {} that follow from them.",
            L.number(known),
            L.number(entered),
            L.number(known - entered)
        )
    },
    counter: "of 54 facelets known",
    next: |face, row, column| format!("Next: {face}, row {row}, column {column}."),
    whole: "What is missing follows from the rest: only one cube fits.",
    take: "Take this cube",
    perhaps: ["What may have happened:", "If you entered it from a real cube, perhaps you made a mistake:"],
    mistake,
    mend: "Mend this",
    no_mistake: "No single mistake explains this: compare with the cube, face by face.",
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
                    format!("{face}, row {row}, column {column}: {}", name(own))
                })
                .collect();
            match facelets.len() {
                1 => format!("One facelet is wrong. Try {}.", tries.join("")),
                count => format!("{} facelets are wrong. Try {}.", L.number(count), tries.join("; ")),
            }
        }
        &EntryMistake::Colours([a, b]) => format!("Taken for each other throughout: {} and {}.", name(a), name(b)),
        EntryMistake::Turned(faces) => {
            let turned: Vec<String> = faces
                .iter()
                .map(|&(face, quarters)| {
                    let how = match quarters {
                        1 => "a quarter turn anticlockwise",
                        2 => "upside down",
                        _ => "a quarter turn clockwise",
                    };
                    format!("{} {how}", CUBE.faces[face as usize])
                })
                .collect();
            format!("Entered turned: {}.", join(&turned, "and"))
        }
        &EntryMistake::Faces([a, b]) => {
            let [a, b] = [a, b].map(|face| CUBE.faces[face as usize]);
            format!("Entered in each other’s place: {a} and {b}.")
        }
    }
}
