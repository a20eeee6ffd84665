//! The French texts of the Hungarian cube.

use crate::puzzle::cube::{Face, Kind, Layers, Place, Problem, Turn};
use crate::text::cube::program::fr::{PRODUCT, RULES};
use crate::text::cube::{
    AlgorithmTexts, CubeTexts, DoctorTexts, EditorTexts, GroupTexts, LaboratoryTexts, ProductTexts, SetupTexts,
    StagesTexts,
};
use crate::text::program::EventTexts;
use crate::text::{Lang, OpeningTexts, Title, join, shorten, visible};

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

/// Of a permutation, so feminine.
fn sign(sign: i8) -> &'static str {
    if sign > 0 { "paire" } else { "impaire" }
}

fn kind(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "sommet" } else { "arête" }
}

fn the(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "le sommet" } else { "l’arête" }
}

fn of_the(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "du sommet" } else { "de l’arête" }
}

fn place(place: &Place) -> String {
    format!("{} {place}", place.number())
}

fn colour(face: Face) -> String {
    format!("la couleur {}", face.letter())
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

/// The name of a bracket, and the grammatical ending of words about it.
fn bracket(found: char) -> (&'static str, &'static str) {
    if "()".contains(found) { ("La parenthèse", "e") } else { ("Le crochet", "") }
}

fn problem(problem: &Problem) -> String {
    match problem {
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
            format!("Il y a {} de {}\u{202f}; il en faut 9.", L.counted(*found, "facette", "facettes"), colour(*own))
        }
        Problem::Centres => "Les six centres ne sont pas disposés entre eux comme sur le cube.".to_string(),
        Problem::NoSuchCubie { place: own, colours } => {
            let letters: String = colours.iter().map(|face| face.letter()).collect();
            let none = if own.kind() == Kind::Corner { "aucun" } else { "aucune" };
            format!(
                "À la place {} {}\u{a0}: {none} {} n’a les couleurs {letters}.",
                of_the(own.kind()),
                place(own),
                kind(own.kind())
            )
        }
        Problem::Mirrored { place: own, cubie } => {
            format!(
                "À la place du sommet {}\u{a0}: les couleurs sont celles du sommet {}, mais comme dans un miroir.",
                place(own),
                place(cubie)
            )
        }
        Problem::Repeated { cubie, places } => {
            let places: Vec<String> = places.iter().map(place).collect();
            format!(
                "{} {} est là plusieurs fois\u{a0}: aux places {}.",
                capital(the(cubie.kind())),
                place(cubie),
                join(&places, "et")
            )
        }
        Problem::Missing { cubie } => format!("{} {} manque.", capital(the(cubie.kind())), place(cubie)),
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
            format!("Il n’y a pas de méthode «\u{a0}{}\u{a0}»\u{a0}: écrivez stages, short ou optimal.", shorten(found))
        }
        Problem::NoSuchFace { found } => {
            format!("«\u{a0}{}\u{a0}» n’est pas une face\u{a0}: écrivez U R F D L B.", shorten(found))
        }
    }
}

/// The name of the Hungarian cube, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Cube hongrois",
    about: "Un groupe de 43\u{202f}252\u{202f}003\u{202f}274\u{202f}489\u{202f}856\u{202f}000 positions, son théorème, et le retour par les commutateurs.",
};

/// The words of the first minute.
pub static OPENING: OpeningTexts = OpeningTexts {
    goal: "Le but\u{a0}: tourner les couches jusqu’à ce que chaque face ait une seule couleur.",
    hook: "Les quatre mêmes mouvements, répétés, ramènent le cube à son départ\u{a0}: après combien de fois\u{202f}?",
    start: "Le tourner",
    watch: None,
    change: "Changer le cube…",
};

/// All French texts of the Hungarian cube.
pub static CUBE: CubeTexts = CubeTexts {
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
        ("↑  ↓", "face par face\u{a0}: action précédente, action suivante"),
        ("Maj + flèches", "regarder le cube d’un autre côté"),
    ],
    views: ["Cube", "Groupe", "Docteur", "Laboratoire", "Face par face"],
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
        solve: "Résoudre face par face",
        first: "Première couleur",
        as_text: "Les mouvements en texte",
        text_hint: "R U' F2, M E S, Rw ou r, x y z, (R U)3, [R, U] = R U R' U', [R: U] = R U R'. Ou 54 facettes, une position entre parenthèses, ou un lien entier.",
        apply: "Utiliser",
        look: "Apparence",
        scheme: "Couleurs",
        schemes: ["blanc dessus, vert devant", "du cours\u{a0}: orange devant", "avec des lettres"],
        top: ["Le dessus s’appelle", "U (up)", "T (top)"],
        keyboard: ["Lettres du clavier", "celles des mouvements", "celles du speedcubing"],
        workers: "Fils de calcul",
    },
    editor: EditorTexts {
        moves: "Les mouvements\u{202f}; cliquez sur l’un d’eux pour y aller",
        begin: "départ",
        go_to: |number, turn| format!("{turn}, mouvement {}", L.number(number)),
        more: |number| format!("… {}", L.counted(number, "autre", "autres")),
        turns: "Tourner une face",
        others: "Tranches, cube entier",
        focus: "seulement ce qui compte déjà",
        editor: "Les facettes",
        hint: "Choisissez une couleur, puis cliquez sur des facettes (au clavier\u{a0}: flèches et Espace). Dès que c’est de nouveau un cube, le docteur l’examine.",
        brush: "Couleur",
        rubber: "gomme",
        count: |colour, count| format!("{colour}\u{a0}: {} sur 9", L.number(count)),
        facelet: |face, row, column, colour| {
            format!("{face}, ligne {row}, colonne {column}\u{a0}: {}", colour.unwrap_or("sans couleur"))
        },
        buttons: ["Centres seuls", "Revenir au dernier cube"],
    },
    algorithm: AlgorithmTexts {
        program: PRODUCT,
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
    group: GroupTexts {
        counters: ["ordre de la position", "sommets déplacés ou tournés", "arêtes déplacées ou retournées"],
        neutral: "Tout est en ordre\u{a0}: c’est l’élément neutre du groupe.",
        order: |order| {
            format!(
                "Cette position est d’ordre {}\u{a0}: le plus petit commun multiple des ordres de ses cycles.",
                L.number(order)
            )
        },
        signs: |corners, edges| {
            format!("La permutation des sommets est {}, celle des arêtes est {}.", sign(corners), sign(edges))
        },
        tabs: ["Position", "Produit", "Mouvements", "Nombres"],
        edit: "Une position est [σ_S, σ_A, M_S, M_A]\u{a0}: où va chaque sommet, où va chaque arête, et comment ils sont tournés. Changez ce que vous voulez\u{a0}: deux petits cubes échangent leurs places, un indice passe au suivant.",
        kinds: ["Sommets", "Arêtes"],
        columns: ["petit cube", "va à", "indice"],
        goes: |name| format!("{name} va à"),
        index: |name, index| format!("{index}, indice de rotation de {name}"),
        home: |kind, count| match (count, kind) {
            (8, Kind::Corner) => "tous à leur place".to_string(),
            (12, Kind::Edge) => "toutes à leur place".to_string(),
            (0, Kind::Corner) => "aucun à sa place".to_string(),
            (0, Kind::Edge) => "aucune à sa place".to_string(),
            (1, _) => "1 à sa place".to_string(),
            _ => format!("{} à leur place", L.number(count)),
        },
        cycle: |cycle| {
            let (length, rotation) = (cycle.places.len(), cycle.rotation());
            let is_corner = cycle.places.first().is_some_and(|place| place.kind() == Kind::Corner);
            let turned = match (is_corner, rotation) {
                (_, 0) => "",
                (true, 1) => "rotation +1",
                (true, _) => "rotation −1",
                (false, _) => "retournement",
            };
            let order = cycle.order();
            let rounds = order / length.max(1) as u64;
            let order =
                if rounds > 1 { format!("ordre {order} = {length} × {rounds}") } else { format!("ordre {order}") };
            [format!("longueur {length}"), turned.to_string(), order]
        },
        terms: [
            (
                "position",
                "Ce que des mouvements, ou un remontage quelconque, ont fait du cube en ordre\u{a0}: deux permutations et deux listes d’indices de rotation.",
            ),
            (
                "indice de rotation",
                "Comment un petit cube est tourné là où il est\u{a0}: pour un sommet 0, +1 (un tiers de tour dans le sens inverse des aiguilles d’une montre, vu de l’extérieur) ou −1\u{202f}; pour une arête +1 ou, si elle est retournée, −1.",
            ),
            (
                "facette marquée",
                "Une facette de chaque petit cube et de chaque place\u{a0}: celle de la face avant ou arrière, et pour les quatre arêtes qui n’en ont pas, celle de droite ou de gauche. L’indice compare les deux marques.",
            ),
            (
                "signature",
                "Une permutation est paire ou impaire comme le nombre des échanges qui la font. Un cycle de quatre est impair.",
            ),
            (
                "cycle orienté",
                "Des petits cubes qui prennent la place l’un de l’autre, en rond. Un signe à côté dit qu’après un tour ils ne sont pas orientés comme avant\u{a0}: ⁺ un tiers de tour dans le sens inverse des aiguilles d’une montre, ⁻ dans l’autre sens ou, pour des arêtes, un retournement.",
            ),
        ],
        table_is: "Les six mouvements, d’un quart de tour dans le sens des aiguilles d’une montre, calculés à partir du cube lui-même. Les numéros sont ceux du cours\u{202f}; cliquez sur une lettre pour tourner.",
        turn_columns: ["face", "cycles\u{a0}: sommets, arêtes", "M_S\u{202f}; arêtes retournées"],
        printed: [
            "Ici, le cours donne les cycles du mouvement inverse\u{a0}: vus de l’extérieur, ils vont dans le sens inverse des aiguilles d’une montre.",
            "Pour D, le cours donne aux sommets les indices (1, 1, 0, 0, −1, −1, 0, 0).",
        ],
        marks: "Seuls R et L retournent des arêtes\u{a0}: les leurs passent d’un côté marqué à un côté qui ne l’est pas, ou l’inverse.",
        assembled: |[corners, edges, twists, flips], all| {
            format!(
                "Remontés n’importe comment\u{a0}: 8! × 12! × 3⁸ × 2¹² = {corners} × {edges} × {twists} × {flips} = {all} cubes."
            )
        },
        reachable: |assembled, orbits, reachable| {
            format!(
                "Les mouvements en atteignent un sur {orbits}\u{a0}: {assembled} ÷ {orbits} = {reachable} positions, les éléments du groupe G."
            )
        },
        bound: |bound| {
            format!("Le cours donne pour borne 7! × 3⁷ × 11! × 2¹¹ = {bound}\u{202f}; le vrai nombre est plus grand.")
        },
        balls: "Combien sont proches\u{202f}?",
        ball_is: "Les positions que l’on atteint en ce nombre de mouvements et pas en moins (métrique des demi-tours), comptées une par une par un fil de calcul.",
        count_balls: "Compter jusqu’à 5 mouvements",
        ball_columns: ["mouvements", "positions"],
        all_within: "Toute la boule, jusqu’à 5 mouvements\u{a0}:",
        growth: "Chaque sphère a environ 13 fois plus de positions que la précédente. La boule de 20 mouvements contient tout, plus de 43 trillions (43 × 10¹⁸) de positions (Rokicki, Kociemba, Davidson et Dethridge, 2010).",
    },
    product: ProductTexts {
        law: "D’abord celui de gauche, puis celui de droite\u{a0}: (r, s, x, y) · (r′, s′, x′, y′) = (r′∘r, s′∘s, x + x′∘r, y + y′∘s).",
        factor: |letter| format!("Facteur {letter}\u{a0}: un algorithme"),
        take: "cube à l’écran",
        take_for: |letter| format!("cube à l’écran comme {letter}"),
        worked: "A·B, petit cube par petit cube",
        columns: ["petit cube", "A le mène à", "puis B à", "indice"],
        commute: "A·B = B·A\u{a0}: ces deux-là commutent.",
        differ: "A·B ≠ B·A\u{a0}: le groupe n’est pas commutatif.",
        power: "Exposant n",
        result_columns: ["élément", "sommets", "arêtes", "ordre"],
        associative: |same| {
            if same {
                "(A·B)·C = A·(B·C)\u{a0}: les deux calculs donnent le même résultat.".to_string()
            } else {
                "(A·B)·C et A·(B·C) diffèrent\u{202f}!".to_string()
            }
        },
        printed: |same| {
            let here = if same {
                "coïncident par chance pour ces trois éléments. Mais elle"
            } else {
                "diffèrent pour ces trois éléments\u{a0}: elle"
            };
            format!(
                "Le cours donne x + x′∘r⁻¹. Par cette loi, (A·B)·C et A·(B·C) {here} n’est pas associative, comme le montrent U, R, U."
            )
        },
        terms: [
            ("produit", "Deux positions l’une après l’autre\u{a0}: A·B fait d’abord A, puis B."),
            ("inverse", "Ce qui défait un élément\u{a0}: A′, les mouvements à rebours et dans l’autre sens."),
            ("puissance", "Le même élément tant de fois\u{202f}; un exposant négatif le défait."),
            (
                "commutatif",
                "A·B = B·A pour tous. Les mouvements de deux faces opposées commutent, ceux de deux faces voisines non.",
            ),
            ("associatif", "(A·B)·C = A·(B·C) pour tous\u{a0}: les parenthèses ne comptent pas."),
        ],
        numbers: "Les numéros et les lettres sont ceux du cours.",
    },
    doctor: DoctorTexts {
        counters: ["résoluble", "orbite sur 12", "lois enfreintes"],
        valid: ["non", "oui"],
        no_cube: "Ces facettes ne font pas un cube\u{a0}:",
        mend: "Corrigez-les sur le patron des facettes\u{202f}; les petits cubes barrés sont ceux à revoir. Le dernier bon cube est gardé.",
        in_order: "Les trois lois sont respectées\u{202f}; le cube est en ordre.",
        legal: "Les trois lois sont respectées\u{a0}: des mouvements remettent ce cube en ordre.",
        illegal: "Aucune suite de mouvements ne remet ce cube en ordre.",
        fails: [
            "L’une des permutations est paire, l’autre impaire.",
            "La somme des indices de rotation des sommets n’est pas 0 modulo 3.",
            "Les arêtes retournées sont en nombre impair.",
        ],
        orbit: |orbit| format!("Il est dans l’orbite {orbit}, et aucun mouvement n’en fait sortir."),
        tabs: ["Diagnostic", "Remonter", "Pourquoi"],
        laws: ["signature σ_S = signature σ_A", "sommets\u{a0}: somme de M_S ≡ 0 mod 3", "arêtes retournées ≡ 0 mod 2"],
        law_columns: ["loi", "ici", "verdict"],
        verdicts: ["enfreinte", "respectée"],
        signs: |corners, edges| format!("{} et {}", sign(corners), sign(edges)),
        smallest: "La plus petite réparation, à la main\u{a0}:",
        exchange: |a, b| format!("Échangez {a} et {b}."),
        rotate: |name, own, by| match (own, by) {
            (Kind::Edge, _) => format!("Retournez l’arête {name}."),
            (_, 1) => {
                format!("Tournez le sommet {name} d’un tiers de tour dans le sens inverse des aiguilles d’une montre.")
            }
            _ => format!("Tournez le sommet {name} d’un tiers de tour dans le sens des aiguilles d’une montre."),
        },
        repair: "Réparer",
        orbits: |orbits| format!("Les {orbits} orbites"),
        orbit_corner: "sommets, somme mod 3",
        orbit_columns: ["0", "1", "2"],
        orbit_rows: [
            "même signature, retournements pairs",
            "même signature, retournements impairs",
            "signatures différentes, retournements pairs",
            "signatures différentes, retournements impairs",
        ],
        how: "Sortez des petits cubes\u{a0}: cliquez sur un ou deux dans le dessin, puis remettez-les de travers.",
        none_chosen: "Aucun n’est sorti.",
        chosen: |names| format!("{}\u{a0}: {}.", if names.len() < 2 { "Sorti" } else { "Sortis" }, join(names, "et")),
        buttons: ["Les échanger", "Tourner le sommet", "Retourner l’arête"],
        list: "Tous les petits cubes",
        examples_are: "Ce que des mouvements ne font jamais\u{a0}:",
        examples: ["Deux sommets échangés", "Deux arêtes échangées", "Un sommet tourné", "Une arête retournée"],
        deal: "Remonter au hasard",
        why: [
            "Un mouvement de face déplace quatre sommets en cycle et quatre arêtes en cycle. Un cycle de quatre est impair\u{a0}: chaque mouvement change les deux signatures, qui restent donc égales.",
            "Les indices de rotation de ses sommets ont pour somme 0 (deux fois +1 et deux fois −1, ou aucun)\u{a0}: la somme modulo 3 ne change donc jamais.",
            "R et L retournent quatre arêtes, les autres mouvements aucune\u{a0}: le nombre d’arêtes retournées reste pair.",
            "Et toute position qui respecte les trois lois peut être atteinte\u{a0}: la méthode face par face la résout. Les cubes remontés se partagent donc en 2 × 3 × 2 = 12 orbites de même taille.",
        ],
        terms: [
            ("orbite", "Toutes les positions où les mouvements mènent à partir de l’une d’elles."),
            ("parité", "Le fait qu’une permutation soit paire ou impaire\u{202f}; c’est ce que dit sa signature."),
        ],
    },
    laboratory: LaboratoryTexts {
        counters: ["ordre", "petits cubes changés", "déplacés par X et par T"],
        preset: "Couples connus",
        presets: [
            "Retourner deux arêtes",
            "Tourner deux sommets",
            "Un cycle de trois sommets",
            "Un cycle de trois arêtes",
            "Échanger deux paires",
        ],
        own: "Vos X et T",
        field: |letter| format!("{letter}\u{a0}: un algorithme"),
        form: "Comment X et T sont combinés",
        forms: ["commutateur X T X′ T′", "conjugué X T X′"],
        carry: "Le faire sur le cube",
        under_way: |part, whole| format!("{whole}\u{a0}: {part} est en cours."),
        changed_now: |count| match count {
            0 => "En ce moment, aucun petit cube n’est dérangé.".to_string(),
            1 => "En ce moment, 1 petit cube est dérangé.".to_string(),
            count => format!("En ce moment, {} petits cubes sont dérangés.", L.number(count)),
        },
        done: |whole, changed| match changed {
            0 => format!("{whole} est fait\u{a0}: aucun petit cube n’a changé."),
            1 => format!("{whole} est fait\u{a0}: 1 petit cube a changé."),
            changed => format!("{whole} est fait\u{a0}: {} petits cubes ont changé.", L.number(changed)),
        },
        nothing: "X et T commutent\u{a0}: il ne reste rien.",
        two: "X ne fait que tourner sur place le seul petit cube commun\u{a0}: il en tourne un, X′ en tourne un autre en sens inverse, et rien d’autre ne reste.",
        three: "X et T n’ont en commun qu’un seul petit cube\u{a0}: il ne reste qu’un cycle de trois.",
        nets: [["X déplace", "T déplace", "X T X′ change"], ["X déplace", "T déplace", "X T X′ T′ change"]],
        tabs: ["Supports", "Étapes", "Renommer", "Pourquoi"],
        both: "les deux",
        support_columns: ["par", "nombre", "petits cubes"],
        property: |face, cubie| {
            format!(
                "X ne change qu’un seul petit cube de {face}, {cubie}, et T tourne cette face\u{a0}: X T X′ T′ ne touche donc que ce que T y amène et ce qu’il en retire."
            )
        },
        cycles: ["sommets", "arêtes", "ordre"],
        step_columns: ["fait", "changés", "cycles\u{a0}: sommets, arêtes"],
        renamed: "X T X′ fait ce que fait T, mais chaque place p y porte le nom de la place où X′ la mène. Les cycles gardent leur longueur et leur rotation.",
        rename_columns: ["cycles de T", "cycles de X T X′"],
        why: [
            "X T X′ T′ défait ce qu’il fait, X par X′ et T par T′. Tout ce qui reste vient des petits cubes où X et T se rencontrent.",
            "Disons que X change un seul petit cube d’une face, et n’importe quoi ailleurs. T tourne cette face et amène là un autre petit cube. X′ remet alors tout en place ailleurs, mais sur la face il trouve un petit cube qui n’est pas le bon. T′ ramène la face\u{a0}: deux de ses petits cubes ont changé, et un troisième ailleurs si c’est X qui l’avait amené.",
            "Si X ne fait que tourner ce petit cube sur place, deux petits cubes sont tournés, chacun dans un sens\u{a0}: deux arêtes retournées, ou deux sommets tournés.",
        ],
        terms: [
            ("commutateur", "[X, T] = X T X′ T′\u{a0}: il mesure à quel point X et T ne commutent pas."),
            (
                "conjugué",
                "[X: T] = X T X′\u{a0}: la même chose que T, mais ailleurs\u{202f}; X est le chemin pour y aller.",
            ),
            ("support", "Tout ce qu’un élément déplace, ou tourne sur place."),
        ],
    },
    stages: StagesTexts {
        events: EventTexts {
            solution: "Le cube est remis en ordre",
            new_level: "Une nouvelle phase commence",
            dropped_at: |_| String::new(),
            causes: &[],
        },
        program: RULES,
        counters: ["mouvements", "en mouvements de face", "encore à faire"],
        unsolvable: "Aucune suite de mouvements ne remet ce cube en ordre\u{a0}: on ne cherche donc rien. Le docteur dit quelle loi est enfreinte et comment réparer.",
        looking: "Un fil de calcul cherche les suites de mouvements et remet le cube en ordre…",
        stopped: "La recherche a été arrêtée\u{a0}: Continuer la reprend.",
        failed: "Pas de solution\u{a0}: la recherche a échoué. «\u{a0}Résoudre face par face\u{a0}» la recommence.",
        later: "Les solutions courtes et optimales viendront plus tard\u{202f}; voici la solution face par face.",
        already: "Le cube est déjà en ordre\u{a0}: il n’y a rien à faire.",
        done: |turns| format!("En ordre après {}.", L.counted(turns, "mouvement", "mouvements")),
        stage: |number, name| format!("Étape {number}\u{a0}: {name}."),
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
            "Les quatre arêtes de la première face, chacune à côté du bon centre. On monte chacune d’elles, puis on la retourne s’il le faut par une suite de tranche, qui ne touche pas au reste de la face.",
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
        tabs: ["Étapes", "Méthode", "Statistiques"],
        why: [
            "Le cours résout le cube face par face. Ici, aucune suite n’est apprise par cœur\u{a0}: de petites recherches les trouvent toutes par une seule propriété.",
            "X change un seul petit cube d’une face, et n’importe quoi ailleurs. Alors X lui-même construit cette face, et X T X′ T′, où T tourne la face, change trois petits cubes au plus.",
            "De toutes les suites qui conviennent, on prend la plus courte, petit cube par petit cube. La solution est donc longue, mais chaque pas se comprend.",
        ],
        terms: [
            (
                "étape",
                "Une partie de la solution. Après elle, quelque chose de plus est en ordre et ne change plus, ou est rétabli par chaque suite.",
            ),
            (
                "suite de tranche",
                "Des mouvements d’une face de côté et de la tranche médiane, qui retournent une arête de la face et laissent le reste de la face comme il était.",
            ),
            (
                "parité",
                "Les cycles de trois sont pairs\u{a0}: ils ne peuvent rien contre une permutation impaire. Un quart de tour de la dernière couronne la rend paire.",
            ),
        ],
        many: "Des positions tirées au hasard, toutes aussi probables, que les fils de calcul remettent en ordre face par face.",
        how_many: "Positions",
        run: "Les résoudre",
        positions: ["positions résolues", "mouvements en moyenne", "mouvements au moins", "mouvements au plus"],
        position_columns: ["mesure", "nombre"],
    },
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
    problem,
    step_beyond: |step, last| {
        format!(
            "Le lien demande le pas {}, mais le dernier est le pas {}, qui est montré.",
            L.number(step),
            L.number(last)
        )
    },
};

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
