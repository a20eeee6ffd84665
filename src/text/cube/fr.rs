//! The French texts of the Hungarian cube.

mod chain;
mod coach;
mod entry;
mod finder;
mod group;
mod optimal;
mod problem;
mod program;
mod proof;
mod scrambles;
mod short;
mod side;
mod subgroup;

use crate::puzzle::cube::{Kind, Layers, Turn};
use crate::text::cube::{AlgorithmTexts, CubeTexts, EditorTexts, SetupTexts, StagesTexts};
use crate::text::program::EventTexts;
use crate::text::{Lang, OpeningTexts, PageTexts, Title};

const L: Lang = Lang::Fr;

/// The faces with their article.
const FACES: [&str; 6] = [
    "la face du dessus",
    "la face de droite",
    "la face avant",
    "la face du dessous",
    "la face de gauche",
    "la face arrière",
];

fn kind(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "sommet" } else { "arête" }
}

/// What turns.
fn layer(turn: Turn) -> String {
    let face = FACES[turn.face() as usize];
    match turn.layers() {
        Layers::Outer => format!("{face} tourne"),
        Layers::Wide => format!("{face} et la tranche voisine tournent"),
        Layers::Middle => format!("la tranche médiane tourne comme {face},"),
        Layers::Whole => format!("le cube entier tourne comme {face},"),
    }
}

fn made(text: &str, turn: Turn) -> String {
    let how = match turn.quarters() {
        1 => "d’un quart de tour dans le sens des aiguilles d’une montre, vu de ce côté",
        2 => "d’un demi-tour",
        _ => "d’un quart de tour dans le sens inverse des aiguilles d’une montre, vu de ce côté",
    };
    format!("{text}\u{a0}: {} {how}.", layer(turn))
}

/// The name of the Hungarian cube, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Cube hongrois",
    about: "Un groupe de 43\u{202f}252\u{202f}003\u{202f}274\u{202f}489\u{202f}856\u{202f}000 positions, son théorème, et le retour par les commutateurs.",
};

/// All French texts of the Hungarian cube.
pub static CUBE: CubeTexts = CubeTexts {
    page: PageTexts {
        keys: &[
            (
                "R L U D F B",
                "tourner une face dans le sens des aiguilles d’une montre\u{202f}; avec Maj dans le sens inverse (T pour U)",
            ),
            ("M E S  X Y Z", "tourner une tranche médiane\u{202f}; le cube entier"),
            (
                "I K  J F  H G  D E  S L  W O",
                "avec la disposition des speedcubeurs\u{a0}: R R'  U U'  F F'  L L'  D D'  B B'",
            ),
            ("U M  V R  T B  C A  P Q", "et r r'  l l'  x x'  y y'  z z'"),
            ("↑  ↓", "dans la solution\u{a0}: action précédente, action suivante"),
            (
                "Entrée, Espace, →  ←",
                "avec le guide\u{a0}: le mouvement est fait\u{202f}; revenir (Retour arrière aussi)",
            ),
            ("Maj + flèches", "regarder le cube d’un autre côté"),
        ],
        views: &["Cube", "Groupe", "Docteur", "Laboratoire", "Solution", "Sous-groupe", "Erreurs"],
        opening: OpeningTexts {
            goal: "Le but\u{a0}: tourner les couches jusqu’à ce que chaque face ait une seule couleur.",
            hook: "Les quatre mêmes mouvements, répétés, ramènent le cube à son départ\u{a0}: après combien de fois\u{202f}?",
            start: "Le tourner",
            watch: None,
            change: "Changer le cube…",
        },
    },
    setup: SetupTexts {
        cube: "Le cube",
        preset: "Positions connues",
        presets: [
            "En ordre",
            "Un commutateur (ordre 6)",
            "L’ordre le plus grand, 1\u{202f}260",
            "Trois arêtes",
            "Damier",
            "Six points",
            "Cube dans le cube",
            "Superflip",
        ],
        own: "Votre position",
        deal: "Mélanger",
        seed: "N°",
        reset: "En ordre",
        solve: "Remettre en ordre",
        method: "Méthode",
        methods: [
            "la première face d’abord",
            "par une chaîne de sous-groupes",
            "en peu de mouvements",
            "le moins possible, démontré",
            "les quatre, côte à côte",
        ],
        first: "Première couleur",
        as_text: "Les mouvements en texte",
        text_hint: "R U' F2, M E S, Rw ou r, x y z, (R U)3, [R, U] = R U R' U', [R: U] = R U R'. Ou 54 facettes, une position entre parenthèses, ou un lien entier.",
        look: "Apparence",
        scheme: "Couleurs",
        schemes: ["blanc dessus, vert devant", "du cours\u{a0}: orange devant", "avec des lettres"],
        top: ["Le dessus s’appelle", "U (up)", "T (top)"],
        keyboard: ["Lettres du clavier", "celles des mouvements", "celles du speedcubing"],
    },
    figures: proof::FIGURES,
    editor: EditorTexts {
        moves: "Les mouvements\u{202f}; cliquez sur l’un d’eux pour y aller",
        begin: "départ",
        go_to: |number, turn| format!("{turn}, mouvement {}", L.number(number)),
        more: |number| format!("… {}", L.counted(number, "autre", "autres")),
        turns: "Tourner une face",
        others: "Tranches, cube entier",
        focus: "seulement ce qui compte déjà",
    },
    entry: entry::ENTRY,
    algorithm: AlgorithmTexts {
        program: program::PRODUCT,
        counters: ["mouvements faits", "ordre de la position", "petits cubes dérangés"],
        made,
        how: "Tirez sur une facette\u{a0}: sa couche suit. Tirez à côté du cube pour le regarder d’ailleurs, appuyez sur R, L, U, D, F ou B, ou tapez des mouvements à gauche.",
        before: "Avant le premier mouvement.",
        solved: "Le cube est en ordre.",
        unreachable: "Aucune suite de mouvements ne remet ce cube en ordre\u{a0}: le docteur dit pourquoi.",
        order: |order| format!("Ce qui a mené ici, fait {} fois en tout, remet le cube en ordre.", L.number(order)),
        order_held: |performed, position| {
            format!(
                "Ce qui a mené ici, fait {} fois en tout, remet le cube en ordre, les centres aussi. Vue de ses centres, cette position est d’ordre {}.",
                L.number(performed),
                L.number(position)
            )
        },
        tabs: ["Algorithme", "Notation", "Vocabulaire"],
        none: "Tournez le cube, ou tapez des mouvements\u{a0}: on dit ici ce qu’ils font ensemble.",
        facts: ["écrit", "sommets", "arêtes", "défait par"],
        length: |turns, faces| {
            format!(
                "{}, {} dans la métrique des demi-tours (mouvements de face).",
                L.counted(turns, "mouvement", "mouvements"),
                L.number(faces)
            )
        },
        again: |order, held| match order {
            _ if held => {
                format!(
                    "Après cet algorithme, le cube est tenu autrement. Fait {} fois de suite, il ne change rien.",
                    L.number(order)
                )
            }
            1 => "Il ne change rien\u{a0}: son ordre est 1.".to_string(),
            order => format!("Fait {} fois de suite, il ne change rien\u{a0}: c’est son ordre.", L.number(order)),
        },
        invert: "Prendre son inverse",
        begin_here: "Commencer ici",
        notation_columns: ["lettre", "ce qui tourne dans le sens des aiguilles d’une montre, vu de ce côté"],
        notation: &[
            ("R L U D F B", "la face de droite, de gauche, du dessus, du dessous, avant, arrière, d’un quart de tour"),
            ("R'", "dans le sens inverse"),
            ("R2", "d’un demi-tour"),
            ("M E S", "les tranches médianes, comme L, D et F"),
            // The page writes t for u in this column.
            ("r, Rw", "la face de droite et la tranche voisine ensemble\u{202f}; de même pour les six faces"),
            ("x y z", "le cube entier, comme R, U et F"),
            ("(A)3", "A trois fois"),
            ("[A, B]", "le commutateur A B A' B'"),
            ("[A: B]", "le conjugué A B A'"),
        ],
        terms: [
            (
                "petit cube",
                "L’une des 26 pièces\u{a0}: 8 cubes sommets à trois facettes, 12 cubes arêtes à deux facettes, 6 cubes centres qui ne font que tourner sur place.",
            ),
            ("facette", "L’un des 54 carrés de couleur, 9 sur chaque face."),
            (
                "algorithme",
                "Des mouvements l’un après l’autre\u{202f}; ici aussi avec des parenthèses et des crochets.",
            ),
            (
                "ordre",
                "Le nombre de fois qu’il faut faire un algorithme pour que tout soit de nouveau comme avant. Avec des mouvements de face, jamais plus de 1\u{202f}260. L’ordre d’une position est celui des mouvements de face qui y mènent, les centres restant en place.",
            ),
            (
                "métrique des demi-tours",
                "La façon habituelle de compter\u{a0}: un quart de tour ou un demi-tour d’une face est un mouvement, une tranche médiane en vaut deux, le cube entier aucun.",
            ),
        ],
    },
    group: group::GROUP,
    product: group::PRODUCT,
    doctor: group::DOCTOR,
    laboratory: group::LABORATORY,
    finder: finder::FINDER,
    invariants: proof::INVARIANTS,
    converse: proof::CONVERSE,
    errata: proof::ERRATA,
    stages: StagesTexts {
        events: EventTexts {
            solution: "Le cube est remis en ordre",
            new_level: "Une nouvelle phase commence",
            levels: ["phase", "phases"],
            dropped_at: |_| String::new(),
            causes: &[],
        },
        program: program::RULES,
        counters: ["mouvements", "en mouvements de face", "encore à faire"],
        unsolvable: "Aucune suite de mouvements ne remet ce cube en ordre\u{a0}: on ne cherche donc rien. Le docteur dit quelle loi est enfreinte et comment réparer.",
        looking: "Un fil de calcul cherche les suites de mouvements et remet le cube en ordre…",
        stopped: "La recherche a été arrêtée\u{a0}: Continuer la reprend.",
        failed: "Pas de solution\u{a0}: la recherche a échoué. «\u{a0}Remettre en ordre\u{a0}» la recommence.",
        already: "Le cube est déjà en ordre\u{a0}: il n’y a rien à faire.",
        done: |turns| format!("En ordre après {}.", L.counted(turns, "mouvement", "mouvements")),
        stage: |number, name| format!("Phase {number}\u{a0}: {name}."),
        names: [
            "la croix",
            "les sommets de la première face",
            "la deuxième couronne",
            "placer les sommets de la dernière couronne",
            "placer les arêtes de la dernière couronne",
            "orienter les sommets de la dernière couronne",
            "orienter les arêtes de la dernière couronne",
        ],
        about: [
            "Les quatre arêtes de la première face, chacune à côté du bon centre. On monte chacune d’elles, puis on la retourne s’il le faut par la suite de tranche du cours, F2 D M D′ M′ pour UF, qui ne touche pas aux trois autres arêtes de la face.",
            "Les quatre sommets de la première face\u{a0}: chacun attend dans la couronne du dessous, monte par une suite qui ne change aucun autre petit cube de la face, puis est tourné sur place s’il le faut.",
            "On retourne le cube. Restent les quatre arêtes du milieu\u{a0}: un commutateur fait passer en cycle une arête du dessus, la place voulue de la couronne du milieu et une autre place du dessus.",
            "D’abord un mouvement de la dernière couronne, s’il le faut, pour que la permutation de ses sommets soit paire. Ensuite, des commutateurs qui déplacent trois sommets en cycle.",
            "La permutation des arêtes est maintenant paire elle aussi\u{a0}: des commutateurs en déplacent trois en cycle, ou échangent deux paires.",
            "Chaque sommet est à sa place. La somme des indices est 0 modulo 3\u{a0}: on peut donc tourner les sommets deux par deux.",
            "Le nombre d’arêtes retournées est pair\u{a0}: on les retourne deux par deux.",
        ],
        aims: [
            "",
            "",
            "",
            "d’autres sommets vont à leur place",
            "d’autres arêtes vont à leur place",
            "deux sommets tournent, chacun dans un sens",
            "deux arêtes se retournent",
        ],
        next: |turn| format!("Ensuite {turn}"),
        turns: |turns| L.counted(turns, "mouvement", "mouvements"),
        hold: |colour| format!("Tenez le cube ainsi\u{a0}: {colour} dessus."),
        raise: |cubie, from, to, right| {
            let rest = if right { "il y est bien orienté" } else { "il reste à l’orienter" };
            format!("Amenez {cubie} de {from} en {to}\u{202f}; {rest}.")
        },
        lower: |cubie, from, to| {
            format!("Sortez {cubie} de {from}, où il est mal placé ou mal orienté\u{a0}: il attend en {to}.")
        },
        rotate: |cubie, own| match own {
            Kind::Corner => format!("Tournez {cubie} sur place."),
            Kind::Edge => format!("Retournez {cubie} sur place, par la suite de tranche."),
        },
        layer: "Tournez la dernière couronne\u{a0}: la permutation de ses sommets devient paire (c’est le remède à la parité).",
        commute: |cycles, aim| format!("Commutateur {cycles}\u{a0}: {aim}, et rien d’autre ne change."),
        tabs: ["Phases", "Méthode", "Statistiques"],
        why: [
            "Le cours met en ordre la première face d’abord. Une suite est celle du cours, qui retourne une arête de la croix\u{202f}; de petites recherches trouvent toutes les autres par une seule propriété.",
            "X change un seul petit cube d’une face, et n’importe quoi ailleurs. Alors X lui-même construit cette face, et X T X′ T′, où T tourne la face, change trois petits cubes au plus.",
            "De toutes les suites qui conviennent, on prend la plus courte, petit cube par petit cube. La solution est donc longue, mais chaque pas se comprend.",
        ],
        terms: [
            (
                "phase",
                "Une partie de la solution. Après elle, quelque chose de plus est en ordre et ne change plus, ou est rétabli par chaque suite.",
            ),
            (
                "suite de tranche",
                "Des mouvements d’une face de côté, de la couronne du dessous et d’une tranche médiane, qui retournent une arête de la face et laissent ses trois autres arêtes comme elles étaient\u{a0}: F2 D M D′ M′ retourne UF.",
            ),
            (
                "parité",
                "Les cycles de trois sont pairs\u{a0}: ils ne peuvent rien contre une permutation impaire. Un quart de tour de la dernière couronne la rend paire.",
            ),
        ],
        many: "Des positions tirées au hasard, toutes aussi probables, que les fils de calcul remettent en ordre, la première face d’abord.",
        how_many: "Positions",
        run: "Les résoudre",
        positions: ["positions résolues", "mouvements en moyenne", "mouvements au moins", "mouvements au plus"],
        position_columns: ["mesure", "nombre"],
    },
    chain: chain::CHAIN,
    optimal: optimal::OPTIMAL,
    side: side::SIDE,
    short: short::SHORT,
    subgroup: subgroup::SUBGROUP,
    scrambles: scrambles::SCRAMBLES,
    coach: coach::COACH,
    colours: ["rouge", "vert", "bleu", "jaune", "orange", "bleu ciel", "violet", "gris", "blanc"],
    faces: FACES,
    in_setup: "Départ\u{a0}: ",
    cubie: |cubie, name, place, at, index| {
        let (kind, number) = (kind(cubie.kind()), cubie.number());
        if cubie == place {
            format!("{kind} {number} {name}\u{a0}: à sa place, indice {index}")
        } else {
            format!("{kind} {number} {name}\u{a0}: en {} {at}, indice {index}", place.number())
        }
    },
    problem: problem::problem,
};
