//! The French texts of the editor of pieces.

use super::L;
use crate::puzzle::soma::figure::MOST_CELLS;
use crate::puzzle::soma::own_set::OwnFault;
use crate::puzzle::soma::pieces::{MOST_KINDS, MOST_PIECES};
use crate::puzzle::soma::polycube::Polycube;
use crate::puzzle::soma::{LARGEST_BOX, SIDE};
use crate::text::soma::own::OwnTexts;

pub const OWN: OwnTexts = OwnTexts {
    title: "Vos propres pièces",
    starts: ["Les pièces actuelles", "Cinq tétrominos", "Huit tétracubes", "Dix-huit pentominos à une face"],
    piece: |cubes| format!("\u{a0}: une pièce de {}", L.counted(cubes as u64, "cube", "cubes")),
    acts: ["un exemplaire de moins de la pièce", "un exemplaire de plus de la pièce", "enlever la pièce"],
    add: "Ajouter une pièce",
    editor: |piece| format!("La pièce {piece} par couches"),
    editor_hint: "Cliquez sur les cases de la pièce, ou allez-y avec les flèches et appuyez sur Espace. Page précédente et Page suivante changent de couche.",
    text: "Les pièces en texte",
    text_hint: "Par exemple 2xooo.o--,oo\u{a0}: les pièces séparées par des virgules, les rangées depuis l’arrière séparées par «\u{a0}.\u{a0}», les couches depuis le haut par «\u{a0}_\u{a0}», k et w au lieu de o pour les cases noires et blanches, 2x devant une pièce présente deux fois, mirror: devant toutes si elles peuvent être reflétées, flat: si elles ne peuvent pas être retournées.",
    turning: ["On tourne les pièces", "de toutes les façons", "et on les prend dans un miroir", "sans les retourner"],
    total: |pieces, cubes| {
        format!(
            "{}, {} en tout.",
            L.counted(pieces as u64, "pièce", "pièces"),
            L.counted(cubes as u64, "cube", "cubes")
        )
    },
    fault: |fault| match fault {
        OwnFault::NoPiece(piece) => format!(
            "Ce texte n’est pas lu\u{a0}: la pièce {piece} n’est pas écrite avec o, k, w, -, . et _ (et son nombre devant x), ou sa boîte est trop grande\u{a0}: aucun côté ne peut dépasser {}, et il ne peut y avoir plus de {} cases.",
            SIDE.end(),
            L.number(LARGEST_BOX as u64)
        ),
        OwnFault::Empty(piece) => format!("La pièce {piece} n’a pas encore de cubes."),
        OwnFault::FallsApart(piece) => {
            format!(
                "La pièce {piece} ne tient pas ensemble\u{a0}: ses cubes doivent se toucher par des faces entières."
            )
        }
        OwnFault::LargePiece(piece) => format!("La pièce {piece} a plus de {} cubes.", Polycube::MOST_CUBES),
        OwnFault::TooManyPieces(pieces) => {
            format!("{} pièces, c’est trop\u{a0}: {MOST_PIECES} au plus.", L.number(*pieces as u64))
        }
        OwnFault::TooManyKinds => format!("Il y a trop de pièces différentes\u{a0}: {MOST_KINDS} au plus."),
        OwnFault::TooManyCubes(cubes) => {
            format!("{} cubes, c’est trop\u{a0}: {MOST_CELLS} au plus.", L.number(*cubes as u64))
        }
        OwnFault::Volume { pieces, figure } => format!(
            "La figure a {}, les pièces en ont {}\u{a0}: construisez une autre figure dans la vue «\u{a0}Figure\u{a0}», ou choisissez une boîte s’il y en a une.",
            L.counted(*figure as u64, "cube", "cubes"),
            L.number(*pieces as u64)
        ),
    },
    fill: "Remplir le plus possible",
    filled: |(used, pieces), (filled, cells), is_proven| {
        let used = format!("pièces utilisées\u{a0}: {used} sur {pieces}");
        let empty = match cells - filled {
            0 => return format!("La figure est remplie\u{a0}; {used}."),
            1 => "la case vide est montrée comme un cube seul",
            _ => "les cases vides sont montrées comme des cubes seuls",
        };
        let begin = if is_proven {
            "Quelles que soient les pièces choisies, on ne peut remplir que"
        } else {
            "Le meilleur des choix essayés remplit"
        };
        format!("{begin} {filled} cases sur {cells}\u{a0}: {empty}\u{a0}; {used}.")
    },
    unfilled: "Aucun remplissage n’a été trouvé\u{a0}: aucune pièce n’entre dans la figure, ou il faudrait trop de cubes seuls.",
    boxes: "Boîtes de cette taille",
    take: "Utiliser ce jeu",
};
