//! The French texts of the group of the Hungarian cube: its elements, products, the doctor, and the laboratory.

use super::L;
use crate::puzzle::cube::Kind;
use crate::text::cube::group::{DoctorTexts, GroupTexts, LaboratoryTexts, ProductTexts};
use crate::text::join;

/// Of a permutation, so feminine.
fn sign(sign: i8) -> &'static str {
    if sign > 0 { "paire" } else { "impaire" }
}

/// The group.
pub const GROUP: GroupTexts = GroupTexts {
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
        let order = if rounds > 1 { format!("ordre {order} = {length} × {rounds}") } else { format!("ordre {order}") };
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
    ball_is: |classes| {
        format!(
            "Les positions que l’on atteint en ce nombre de mouvements et pas en moins (métrique des demi-tours), comptées par un fil de calcul. Celles qui se ressemblent sur un cube tourné ou vu dans un miroir forment une classe\u{a0}: on en garde une de chacune, {} en tout dans 4\u{a0}Mo environ, et on la compte autant de fois que sa classe a de positions.",
            L.number(classes)
        )
    },
    count_balls: "Compter jusqu’à 6 mouvements",
    ball_columns: ["mouvements", "positions"],
    all_within: "Toute la boule, jusqu’à 6 mouvements\u{a0}:",
    known: "Jusqu’à 20 mouvements\u{a0}: cité, pas compté ici",
    known_is: "Jusqu’à 15 mouvements, compté par d’autres (OEIS A080601)\u{202f}; à partir de 16, estimé d’après des échantillons (cube20.org).",
    growth: "Chaque sphère a environ 13 fois plus de positions que la précédente. La boule de 20 mouvements contient tout, plus de 43 trillions (43 × 10¹⁸) de positions (Rokicki, Kociemba, Davidson et Dethridge, 2010).",
};

/// The product calculator.
pub const PRODUCT: ProductTexts = ProductTexts {
    law: "D’abord celui de gauche, puis celui de droite\u{a0}: (r, s, x, y) · (r′, s′, x′, y′) = (r′∘r, s′∘s, x + x′∘r, y + y′∘s).",
    factor: |letter| format!("Facteur {letter}\u{a0}: un algorithme"),
    take: "cube à l’écran",
    take_for: |letter| format!("cube à l’écran comme {letter}"),
    worked: "A·B, petit cube par petit cube",
    columns: ["petit cube", "A le mène à", "puis B à", "indice"],
    commute: "A·B = B·A\u{a0}: ces deux-là commutent.",
    differ: "A·B ≠ B·A\u{a0}: le groupe n’est pas commutatif.",
    power: "Exposant n",
    results: "Cycles et ordres",
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
};

/// The doctor.
pub const DOCTOR: DoctorTexts = DoctorTexts {
    counters: ["résoluble", "orbite sur 12", "lois enfreintes"],
    valid: ["non", "oui"],
    no_cube: "Ces facettes ne font pas un cube.",
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
    exchange: |a, b| {
        format!("Échangez les petits cubes {a} et {b}\u{202f}; deux autres de la même sorte conviendraient aussi.")
    },
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
        "Et toute position qui respecte les trois lois peut être atteinte\u{a0}: on la résout, la première face d’abord. Les cubes remontés se partagent donc en 2 × 3 × 2 = 12 orbites de même taille.",
    ],
    terms: [
        ("orbite", "Toutes les positions où les mouvements mènent à partir de l’une d’elles."),
        ("parité", "Le fait qu’une permutation soit paire ou impaire\u{202f}; c’est ce que dit sa signature."),
    ],
};

/// The laboratory.
pub const LABORATORY: LaboratoryTexts = LaboratoryTexts {
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
    left: "reste en place",
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
};
