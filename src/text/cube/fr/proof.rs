//! The French texts of the base text's figures, of its proof and of its errors on the page.

use super::L;
use crate::text::cube::proof::{ConverseTexts, ErrataTexts, ErratumTexts, FiguresTexts, InvariantTexts};

/// The figures of the base text on the cube.
pub const FIGURES: FiguresTexts = FiguresTexts {
    label: "Figures du cours",
    choices: ["aucune", "numéros des places", "facettes marquées", "les deux"],
    hints: [
        "Carrés\u{a0}: places des sommets, 1 à 8\u{202f}; disques\u{a0}: places des arêtes, 1 à 12. Ils restent là quand les petits cubes bougent. Sur le patron, chaque numéro est à côté de la marque de sa place.",
        "Le cadre gris est la marque d’un petit cube et bouge avec lui\u{a0}: sur sa facette de la face avant ou arrière, et pour les quatre arêtes qui n’en ont pas, de droite ou de gauche.",
        "Sur le patron, un numéro reste à côté de la marque de sa place\u{202f}; un cadre gris bouge avec son petit cube. De l’un à l’autre, dans le sens inverse des aiguilles d’une montre\u{a0}: c’est l’indice de rotation.",
    ],
    marked: "facette marquée",
};

/// A sign as a number.
fn sign(sign: i8) -> &'static str {
    if sign > 0 { "+1" } else { "−1" }
}

/// The signs and sums, turn by turn.
pub const INVARIANTS: InvariantTexts = InvariantTexts {
    tab: "Invariants",
    none: "Tournez le cube, ou tapez des mouvements\u{a0}: on dit ici ce que chaque mouvement fait aux signatures et aux sommes du théorème.",
    before: |holds| {
        let now =
            if holds { "les trois lois sont respectées" } else { "les trois lois ne sont pas toutes respectées" };
        format!("Avant le premier mouvement, {now}. Avancez pas à pas\u{a0}: aucun mouvement n’y changera rien.")
    },
    signs: |turn, own, after| {
        let change = if own.corner_sign < 0 {
            format!(
                "{turn} déplace quatre sommets en cycle et quatre arêtes en cycle. Un cycle de quatre se fait en trois échanges, il est impair\u{a0}: les deux signatures changent"
            )
        } else {
            format!(
                "{turn} fait un nombre pair d’échanges de sommets, et un nombre pair d’échanges d’arêtes\u{a0}: aucune signature ne change"
            )
        };
        let stay = if after.corner_sign == after.edge_sign { "égales" } else { "différentes" };
        format!("{change}, et elles restent {stay}.")
    },
    twist: |after| format!("Ses indices des sommets ont pour somme 0 modulo 3\u{a0}: la somme reste {after}."),
    flip: |flips, after| {
        let flips = if flips == 0 { "aucune arête".to_string() } else { L.counted(flips, "arête", "arêtes") };
        format!("Il retourne {flips}, un nombre pair\u{a0}: modulo 2, la somme reste {after}.")
    },
    end: |turns, holds| {
        let made = L.counted(turns, "mouvement", "mouvements");
        if holds {
            format!(
                "Après {made}, les trois lois sont respectées comme avant. Il en va ainsi de tous les mouvements\u{a0}: à partir du cube en ordre, ils ne mènent qu’à des positions qui respectent les trois. C’est le sens direct du théorème."
            )
        } else {
            format!(
                "Après {made}, une loi est enfreinte comme avant. Il en va ainsi de tous les mouvements\u{a0}: ils ne mènent jamais au cube en ordre, qui respecte les trois. C’est le sens direct du théorème."
            )
        }
    },
    change: "Le dernier mouvement",
    change_columns: ["avant", "le mouvement", "après"],
    rows: ["signature σ_S", "signature σ_A", "somme de M_S mod 3", "arêtes retournées mod 2"],
    along: "Mouvement par mouvement",
    columns: ["mouvement", "σ_S", "σ_A", "M_S", "M_A"],
    start: "départ",
    hint: "σ_S et σ_A\u{a0}: signatures des permutations des sommets et des arêtes. M_S\u{a0}: somme des indices des sommets mod 3. M_A\u{a0}: nombre d’arêtes retournées mod 2.",
};

/// The converse of the theorem.
pub const CONVERSE: ConverseTexts = ConverseTexts {
    parts: [
        "Théorème\u{a0}: aucune loi ne sert encore. On peut amener une arête à sa place, bien orientée, quoi que fassent les autres, car huit autres arêtes, encore libres, absorbent l’échange et le retournement.",
        "Théorème\u{a0}: aucune loi ne sert encore. Quatre autres sommets, encore libres, absorbent l’échange et la rotation de chaque sommet amené à sa place.",
        "Théorème\u{a0}: aucune loi ne sert encore. Les arêtes de la dernière couronne sont encore libres et absorbent ce qui reste.",
        "Théorème\u{a0}: les cycles de trois donnent toutes les permutations paires, et elles seules. Si la permutation des sommets est impaire, un quart de tour de la dernière couronne change les deux signatures et la rend paire\u{202f}; des cycles de trois amènent alors les sommets à leur place.",
        "Théorème, signatures égales\u{a0}: les sommets sont à leur place, leur signature est +1. Comme les signatures sont égales, la permutation des arêtes est paire aussi\u{a0}: des cycles de trois ou des doubles échanges les amènent à leur place. Avec des signatures différentes, il resterait deux arêtes.",
        "Théorème, somme de M_S ≡ 0 mod 3\u{a0}: on tourne les sommets par deux, chacun dans un sens, jusqu’à ce qu’il en reste un au plus. Comme la somme est 0, il est bien orienté. Avec une autre somme, il resterait un sommet.",
        "Théorème, retournements ≡ 0 mod 2\u{a0}: on retourne les arêtes par deux, jusqu’à ce qu’il en reste une au plus. Comme leur nombre est pair, il n’en reste aucune. Il ne reste rien\u{a0}: la position est atteinte.",
    ],
    here: |sums| {
        format!(
            "Avant cette phase\u{a0}: σ_S = {}, σ_A = {}, M_S ≡ {} mod 3, M_A ≡ {} mod 2.",
            sign(sums.corner_sign),
            sign(sums.edge_sign),
            sums.twist,
            sums.flip
        )
    },
    heading: "La réciproque du théorème",
    why: [
        "Le sens direct dit que les mouvements ne changent rien aux trois lois. La réciproque dit que toute position qui les respecte peut être atteinte par des mouvements. Le cours la suppose là où il faudrait la démontrer.",
        "La démonstration, c’est cette solution elle-même\u{a0}: elle prend une position quelconque, se sert d’une loi après l’autre et finit par le cube en ordre. Ses mouvements, à rebours, mènent du cube en ordre à cette position.",
        "Chaque phase nomme la partie du théorème dont elle se sert. Les trois premières ne se servent d’aucune loi, la dernière couronne se sert des trois.",
    ],
};

/// The errors of the base text.
pub const ERRATA: ErrataTexts = ErrataTexts {
    now: |number, all, title| format!("Erreur {number} sur {all} dans le cours\u{a0}: {title}."),
    list: "Erreurs du cours",
    errors: [
        ErratumTexts {
            title: "r⁻¹ dans la loi",
            printed: "(r, s, x, y) · (r′, s′, x′, y′) = (r′∘r, s′∘s, x + x′∘r⁻¹, y + y′∘s⁻¹)",
            wrong: "Le second mouvement ajoute l’indice de la place où le petit cube se trouve alors. Le petit cube de la place i est alors en r(i)\u{a0}: il faut donc x′∘r. Telle qu’elle est imprimée, la loi n’est pas associative\u{a0}: pour U, R, U, ces indices dépendent des parenthèses.",
            examples: &["U R U, tourné", "(U·R)·U comme imprimé", "U·(R·U) comme imprimé"],
        },
        ErratumTexts {
            title: "les cycles de B, L et T",
            printed: "Les mouvements vont dans le sens des aiguilles d’une montre, dit le cours\u{202f}; mais dans sa table, les cycles de B, L et T vont dans l’autre sens.",
            wrong: "Vus de l’extérieur, ces trois-là vont dans le sens inverse des aiguilles d’une montre\u{a0}: ce sont les cycles des mouvements inverses.",
            examples: &["B", "L", "T (U)"],
        },
        ErratumTexts {
            title: "la ligne de D",
            printed: "Pour D, les sommets ont les indices (1, 1, 0, 0, −1, −1, 0, 0).",
            wrong: "Les signes des sommets 1 et 6 sont échangés. La somme est 0 malgré tout, et les trois lois ne le montrent donc pas\u{a0}: seules les marques sur le cube le montrent.",
            examples: &["D, avec les marques", "D comme imprimé"],
        },
        ErratumTexts {
            title: "la borne de |G|",
            printed: "|G| ≤ 7! × 3⁷ × 11! × 2¹¹",
            wrong: "C’est le nombre des cubes remontés dont un sommet et une arête sont à leur place, bien orientés. Mais F déplace le sommet 1 et l’arête 1\u{a0}: il est dans G, et n’est pas compté.",
            examples: &["F"],
        },
        ErratumTexts {
            title: "M M B B M M et la parité",
            printed: "M M B B M M remédie à une mauvaise parité de la dernière couronne.",
            wrong: "C’est un produit de carrés, et un carré est pair\u{a0}: il ne change aucune signature. Ce que B a rendu impair reste impair. Un quart de tour de plus y remédie.",
            examples: &["M M B B M M", "B, puis M M B B M M", "de même, puis B"],
        },
        ErratumTexts {
            title: "H, les cubes mal remontés",
            printed: "H est l’ensemble de tous les cubes remontés, avec les deux sommes nulles.",
            wrong: "Les deux sommes ne sont nulles que pour un sixième des cubes remontés\u{a0}: un cube dont un seul sommet est tourné n’est pas dans H. Et H n’est pas G\u{a0}: un cube dont deux sommets sont échangés est dans H, mais les mouvements ne l’atteignent pas.",
            examples: &["deux sommets échangés", "un sommet tourné"],
        },
        ErratumTexts {
            title: "la réciproque circulaire",
            printed: "Toute position dont les signatures sont égales et les deux sommes nulles peut être atteinte. La démonstration imprimée suppose que c’est un produit de mouvements.",
            wrong: "Que ce soit un produit de mouvements est justement ce qu’il faut démontrer. Une façon de résoudre le démontre\u{a0}: ce cube a été remonté à la main, les trois lois sont respectées, et la première face d’abord trouve les mouvements.",
            examples: &["remonté à la main"],
        },
        ErratumTexts {
            title: "deux démonstrations interverties",
            printed: "On ne peut pas échanger deux sommets seuls, ni deux arêtes seules. Le premier énoncé a la démonstration sur les arêtes, le second celle sur les sommets.",
            wrong: "Chaque énoncé a sa propre signature −1\u{a0}: celle des sommets pour deux sommets, celle des arêtes pour deux arêtes.",
            examples: &["deux sommets échangés", "deux arêtes échangées"],
        },
    ],
    headings: ["Imprimé", "Pourquoi c’est faux", "Sur le cube"],
    stepped: "Les mouvements sont à venir\u{a0}: suivez-les avec la barre sous le dessin.",
    law: ["petit cube", "vrai", "(U·R)·U", "U·(R·U)"],
    cycles: ["mouvement", "imprimé", "vrai"],
    goes: |turn, from, printed, truth| {
        format!(
            "{turn} mène le sommet {from} à la place {truth}\u{202f}; d’après la table, il va à la place {printed}."
        )
    },
    row: ["sommet", "imprimé", "vrai"],
    bound: |bound, reachable, times| {
        format!(
            "La borne est {bound}, mais |G| = {reachable}\u{a0}: {times} fois plus (24 places et orientations du sommet × 24 de l’arête ÷ 12 orbites)."
        )
    },
    slices: |corners, edges| {
        format!("Sommets {corners}, arêtes {edges}\u{a0}: un nombre pair d’échanges de chaque sorte.")
    },
    subset: |all, subset, reachable, times| {
        format!("|F| = {all} cubes remontés, |H| = {subset}, |G| = {reachable}\u{a0}: |H| n’est que {times} × |G|.")
    },
    example: "cube",
    verdicts: ["hors d’atteinte", "peut être atteint"],
    solve: "Le résoudre, phase par phase",
};
