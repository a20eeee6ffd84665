//! The French messages about problems with a cube or an algorithm.

use super::{CUBE, L, kind};
use crate::puzzle::cube::camera::Unclear;
use crate::puzzle::cube::problem::NoPicture;
use crate::puzzle::cube::{Face, Kind, Place, Problem, Scheme};
use crate::text::{capital, join, shorten, visible};

/// The message about a problem; colours have the names of this scheme.
pub fn problem(problem: &Problem, scheme: Scheme) -> String {
    match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length, most } => {
            format!("Le texte a {} caractères\u{a0}: la page en lit {} au plus.", L.number(*length), L.number(*most))
        }
        Problem::UnknownLetter { found, at } => {
            format!(
                "Le caractère {} est «\u{a0}{}\u{a0}», qui ne désigne aucun mouvement\u{a0}: écrivez R L U D F B (T pour U), M E S, x y z.",
                L.number(at + 1),
                visible(*found)
            )
        }
        Problem::Amount { at } => {
            format!(
                "Le nombre du caractère {} n’a pas de sens\u{a0}: un mouvement fait 1, 2 ou 3 quarts de tour.",
                L.number(at + 1)
            )
        }
        Problem::Unclosed { bracket: found, at } => {
            let (name, end) = bracket(*found);
            format!("{name} {found} du caractère {} n’est pas fermé{end}.", L.number(at + 1))
        }
        Problem::Unopened { bracket: found, at } => {
            let (name, end) = bracket(*found);
            format!("{name} {found} du caractère {} n’a pas été ouvert{end}.", L.number(at + 1))
        }
        Problem::Mismatched { open, at } => format!(
            "Le caractère {} ouvre, le caractère {} ferme, mais l’un est une parenthèse et l’autre un crochet.",
            L.number(open + 1),
            L.number(at + 1)
        ),
        Problem::NoSeparator { at } => format!(
            "Les crochets du caractère {} demandent une virgule, [A, B] = A B A' B', ou un deux-points, [A: B] = A B A'.",
            L.number(at + 1)
        ),
        Problem::Separator { found, at } => {
            format!("Le caractère {}, «\u{a0}{}\u{a0}», n’a rien à faire là.", L.number(at + 1), visible(*found))
        }
        Problem::TooDeep { at } => {
            format!("À partir du caractère {}, trop de parenthèses ou de crochets sont emboîtés.", L.number(at + 1))
        }
        Problem::TooManyMoves { found } => {
            format!("Tout développé, cela fait {} mouvements\u{a0}: plus que la page n’en fait.", L.number(*found))
        }
        Problem::TooManyGenerators { found, most } => {
            format!("Voici {} générateurs\u{202f}; on en lit {} au plus.", L.number(*found), L.number(*most))
        }
        Problem::FaceletCount { found } => {
            format!("Un cube a 54 facettes\u{202f}; il y en a ici {}.", L.number(*found))
        }
        Problem::UnknownColour { found, at } => {
            format!(
                "La facette {} est «\u{a0}{}\u{a0}»\u{a0}: les couleurs s’écrivent U R F D L B.",
                L.number(at + 1),
                visible(*found)
            )
        }
        Problem::ColourCount { colour: own, found } => {
            format!(
                "Il y a {} de couleur {}\u{202f}; il en faut 9.",
                L.counted(*found, "facette", "facettes"),
                colour(*own, scheme)
            )
        }
        Problem::Centres => "Les six centres ne sont pas disposés entre eux comme sur le cube.".to_string(),
        Problem::NoSuchCubie { place: own, colours } => {
            let named: Vec<String> = colours.iter().map(|&own| colour(own, scheme)).collect();
            let named = join(&named, "et");
            let none = if own.kind() == Kind::Corner { "aucun" } else { "aucune" };
            format!(
                "À la place {} {}\u{a0}: {none} {} n’a les couleurs {named}.",
                of_the(own.kind()),
                place(own),
                kind(own.kind())
            )
        }
        Problem::Mirrored { place: own, cubie } => {
            let colours = match scheme {
                Scheme::Letters => format!("les couleurs de {}", place(cubie)),
                Scheme::Field | Scheme::Text => colours(cubie, scheme),
            };
            format!("À la place du sommet {}\u{a0}: {colours}, comme dans un miroir.", place(own))
        }
        Problem::Repeated { cubie, places } => {
            let places: Vec<String> = places.iter().map(place).collect();
            format!(
                "{} {} est là plusieurs fois\u{a0}: aux places {}.",
                capital(the(cubie.kind())),
                named(cubie, scheme),
                join(&places, "et")
            )
        }
        Problem::Missing { cubie } => format!("{} {} manque.", capital(the(cubie.kind())), named(cubie, scheme)),
        Problem::NoFit => {
            "Aucun cube n’a toutes ces couleurs ensemble : chaque petit cube est possible, mais pas tous à la fois."
                .to_string()
        }
        Problem::NoPicture(why) => match why {
            NoPicture::Denied => {
                "Le navigateur ne laisse pas la page utiliser la caméra. Saisissez les couleurs à la main.".into()
            }
            NoPicture::Missing => "La page ne trouve pas de caméra. Saisissez les couleurs à la main.".into(),
            NoPicture::Broken => "La caméra ne fonctionne pas. Saisissez les couleurs à la main.".into(),
            NoPicture::Unclear(Unclear::Dark) => "Les images sont trop sombres : rien n’a été pris.".into(),
            NoPicture::Unclear(Unclear::Same([a, b])) => format!(
                "Les centres de {} et de {} se ressemblent : montrez chacune des six faces une fois. Rien n’a été pris.",
                CUBE.faces[*a as usize], CUBE.faces[*b as usize]
            ),
        },
        Problem::NumberCount { found } => {
            format!(
                "Une position a 40 nombres\u{a0}: 8 et 12 places, puis 8 et 12 indices de rotation\u{202f}; il y en a ici {}.",
                L.number(*found)
            )
        }
        Problem::Image { cubie, found } => {
            format!("{} {} va à la place {found}, qui n’existe pas.", capital(the(cubie.kind())), place(cubie))
        }
        Problem::SharedImage { place: own, cubies } => {
            let cubies: Vec<String> = cubies.iter().map(place).collect();
            format!(
                "Plusieurs petits cubes vont à la place {} {}\u{a0}: {}.",
                of_the(own.kind()),
                place(own),
                join(&cubies, "et")
            )
        }
        Problem::Index { cubie, found } => format!(
            "L’indice de rotation {} {} est {found}\u{202f}; il peut valoir {}.",
            of_the(cubie.kind()),
            place(cubie),
            if cubie.kind() == Kind::Corner { "0, 1 ou −1" } else { "1 ou −1" }
        ),
        Problem::NoSuchMethod { found } => {
            format!(
                "Il n’y a pas de méthode «\u{a0}{}\u{a0}»\u{a0}: écrivez stages, short, optimal, chain ou side-by-side.",
                shorten(found)
            )
        }
        Problem::NoSuchFace { found } => {
            format!("«\u{a0}{}\u{a0}» n’est pas une face\u{a0}: écrivez U R F D L B.", shorten(found))
        }
    }
}

fn the(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "le sommet" } else { "l’arête" }
}

fn of_the(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "du sommet" } else { "de l’arête" }
}

/// The colours of a small cube.
fn colours(cubie: &Place, scheme: Scheme) -> String {
    join(&cubie.faces().iter().map(|&face| colour(face, scheme)).collect::<Vec<_>>(), "et")
}

/// A small cube by its number and place, or by its colours.
fn named(cubie: &Place, scheme: Scheme) -> String {
    match scheme {
        Scheme::Letters => place(cubie),
        Scheme::Field | Scheme::Text => colours(cubie, scheme),
    }
}

fn place(place: &Place) -> String {
    format!("{} {place}", place.number())
}

/// The name of a colour in small letters, or the letter of its face.
pub fn colour(face: Face, scheme: Scheme) -> String {
    match scheme {
        Scheme::Letters => face.letter().to_string(),
        Scheme::Field | Scheme::Text => CUBE.colours[usize::from(scheme.colour(face)) % 9].to_string(),
    }
}

/// The name of a bracket, and the grammatical ending of words about it.
fn bracket(found: char) -> (&'static str, &'static str) {
    if "()".contains(found) { ("La parenthèse", "e") } else { ("Le crochet", "") }
}
