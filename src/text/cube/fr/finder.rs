//! The finder of commutators in French.

use crate::puzzle::cube::Kind;
use crate::puzzle::cube::wish::{Refusal, WishedChange};
use crate::text::Lang;
use crate::text::cube::finder::FinderTexts;

const L: Lang = Lang::Fr;

fn happens(change: WishedChange, names: &[String]) -> String {
    match (change, names) {
        (WishedChange::Cycle, [first, ..]) => format!("{} → {first}", names.join(" → ")),
        (WishedChange::Flip, [a, b]) => format!("{a} et {b} se retournent"),
        (WishedChange::Twist, [a, b]) => {
            format!("{a} tourne dans le sens inverse des aiguilles d’une montre, {b} dans l’autre")
        }
        _ => names.join(", "),
    }
}

fn missing(change: WishedChange, count: usize) -> &'static str {
    match (change, count) {
        (WishedChange::Cycle, 0) => {
            "Désignez trois petits cubes, l’un après l’autre\u{a0}: sur le cube, sur son patron ou dans la liste. La facette désignée va là où est la suivante."
        }
        (WishedChange::Cycle, 1) => "Il en faut encore deux\u{a0}: le premier va là où est le suivant.",
        (WishedChange::Cycle, _) => {
            "Il en faut encore un. Deux petits cubes seuls ne s’échangent pas\u{a0}: un échange est impair. Un commutateur est pair, car X′ et T′ y accompagnent X et T."
        }
        (WishedChange::Flip, 0) => "Désignez deux arêtes\u{a0}: sur le cube, sur son patron ou dans la liste.",
        (WishedChange::Flip, _) => {
            "Il faut encore une arête. Une arête seule ne se retourne pas\u{a0}: le nombre d’arêtes retournées reste pair."
        }
        (WishedChange::Twist, 0) => {
            "Désignez deux sommets\u{a0}: le premier tourne d’un tiers de tour dans le sens inverse des aiguilles d’une montre, vu de l’extérieur, le second dans l’autre sens."
        }
        (WishedChange::Twist, _) => {
            "Il faut encore un sommet. Un sommet seul ne tourne pas sur place\u{a0}: la somme des indices de rotation reste 0 modulo 3."
        }
    }
}

fn refused(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Centre => "C’est un centre\u{a0}: il reste où il est. Désignez un sommet ou une arête.",
        Refusal::Kind(Kind::Edge) => {
            "C’est un sommet\u{a0}: il peut tourner sur place, non se retourner. Désignez une arête."
        }
        Refusal::Kind(Kind::Corner) => {
            "C’est une arête\u{a0}: elle peut se retourner, non tourner d’un tiers. Désignez un sommet."
        }
        Refusal::Mixed(Kind::Corner) => {
            "C’est une arête, et le premier est un sommet. Aucun mouvement n’amène l’un à la place de l’autre\u{a0}: un cycle n’a qu’une sorte de petits cubes."
        }
        Refusal::Mixed(Kind::Edge) => {
            "C’est un sommet, et la première est une arête. Aucun mouvement n’amène l’un à la place de l’autre\u{a0}: un cycle n’a qu’une sorte de petits cubes."
        }
        Refusal::Full => "Tous ceux qu’il faut sont choisis. Enlevez-en un d’abord, ou recommencez.",
    }
}

/// The texts of the finder.
pub const FINDER: FinderTexts = FinderTexts {
    choice: "X et T",
    choices: [
        "les vôtres",
        "chercher\u{a0}: un cycle de trois",
        "chercher\u{a0}: deux arêtes retournées",
        "chercher\u{a0}: deux sommets tournés",
    ],
    missing,
    refused,
    looking: "Le commutateur est cherché…",
    chosen: [
        "Chaque facette va là où est la suivante, la dernière là où est la première\u{a0}:",
        "Ces arêtes se retournent\u{a0}:",
        "Le premier sommet tourne dans le sens inverse des aiguilles d’une montre, le second dans l’autre\u{a0}:",
    ],
    other: "autre facette",
    other_of: |name| format!("autre facette que {name}"),
    remove: |name| format!("enlever {name}"),
    list: "Tous les petits cubes",
    buttons: ["Dans l’autre sens", "Recommencer", "Dans les champs S, X et T"],
    happens,
    wished: |happens| format!("Voulu\u{a0}: {happens}, et rien d’autre."),
    length: |turns, faces| {
        let all = L.counted(turns, "mouvement", "mouvements");
        if turns == faces {
            format!("{all}\u{a0}: on ne peut faire moins avec cette forme.")
        } else {
            let faces = L.number(faces);
            format!("{all}, {faces} en mouvements de face\u{a0}: on ne peut faire moins avec cette forme.")
        }
    },
    facts: ["préparation S", "X", "T", "le tout"],
    no_setup: "il n’en faut pas",
    renames: |before, after| {
        format!("S renomme\u{a0}: «\u{a0}{before}\u{a0}» devient «\u{a0}{after}\u{a0}», ce que X T X′ T′ sait faire.")
    },
    moves: |name, count, both| {
        format!(
            "{name} déplace {}. X et T n’ont en commun que {}.",
            L.counted(count, "petit cube", "petits cubes"),
            both.join(", ")
        )
    },
    x_undone: "X′ remet en place ce que X a déplacé. Il ne trouve autre chose que là où T l’a amené.",
    t_undone: |happens| format!("T′ remet en place ce que T a déplacé. Il reste\u{a0}: {happens}."),
    renames_back: |before, after| {
        format!("S′ rend à tout son nom\u{a0}: «\u{a0}{before}\u{a0}» devient «\u{a0}{after}\u{a0}».")
    },
    done: |happens| format!("C’est fait\u{a0}: {happens}, et rien d’autre n’a changé."),
    why: [
        "La page essaie S X T X′ T′ S′, où X ou T est un seul mouvement d’une face ou d’une tranche médiane\u{202f}; S et l’autre sont des suites quelconques de tels mouvements. Elle va des plus courts aux plus longs\u{a0}: aucun de cette forme n’a moins de mouvements. Une tranche médiane compte pour deux mouvements de face. Les commutateurs de deux suites longues ne sont pas essayés.",
        "S renomme. Ce que X T X′ T′ fait à des petits cubes, S X T X′ T′ S′ le fait à ceux que S y amène\u{a0}: (a b c) devient (S(a) S(b) S(c)). Un seul commutateur sert donc pour tous les petits cubes d’une sorte.",
        "X et X′ ont la même signature, T et T′ aussi\u{a0}: un commutateur est une permutation paire des sommets, et des arêtes. Il n’en échange donc jamais deux seulement.",
        "Ce que X tourne ou retourne, X′ le défait, peut-être sur un autre petit cube\u{a0}: la somme des indices de rotation est 0. Il ne retourne donc jamais une seule arête, et ne tourne jamais un seul sommet.",
    ],
    terms: [
        ("préparation", "Des mouvements que l’on fait avant, et que l’on défait après."),
        (
            "UFR, FUR, RUF",
            "Les trois facettes d’un même sommet\u{a0}: la première lettre est la face où se trouve la facette.",
        ),
    ],
    supports: "ce que X et T déplacent",
    legend: |[x, t, both]| {
        [
            format!("X seul ({})", L.number(x as u64)),
            format!("T seul ({})", L.number(t as u64)),
            format!("les deux ({})", L.number(both as u64)),
        ]
    },
    setup_field: "S\u{a0}: la préparation, faite avant le reste et défaite après\u{202f}; peut être vide",
    net: ["S X T X′ S′ change", "S X T X′ T′ S′ change"],
    renamed: "Avec la préparation, tout est renommé encore une fois\u{a0}: chaque place p porte le nom de la place où S′ la mène.",
    renamed_by_setup: "Renommé par la préparation",
    rename_columns: [["cycles de X T X′ T′", "renommés par S"], ["cycles de X T X′", "renommés par S"]],
};
