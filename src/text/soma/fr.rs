//! The French texts of the Soma cube.

mod beside;
mod build;
mod demo;
mod fewest;
mod files;
mod hand;
mod ideas;
mod map;
mod own;
mod pasted;
mod problem;
mod proof;
mod run;
mod sets;
mod tints;
mod ways;
mod why;

use crate::text::program::{EventTexts, TrialTexts};
use crate::text::soma::{
    FigureTexts, PiecesTexts, PlacementsTexts, SearchTexts, SetupTexts, SolutionsTexts, SomaTexts,
};
use crate::text::{Lang, OpeningTexts, PageTexts, Title, signed};
use problem::problem;

const L: Lang = Lang::Fr;

fn placed_solutions(number: u64) -> String {
    L.counted(number, "solution placée", "solutions placées")
}

/// The name of the Soma cube, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Cube Soma",
    about: "Remplir le cube avec les sept pièces de Piet Hein. On voit ce que rapporte chaque règle d’élagage.",
};

/// All French texts of the Soma cube.
pub static SOMA: SomaTexts = SomaTexts {
    page: PageTexts {
        keys: &[
            ("N  P", "solution suivante, précédente"),
            ("I  O", "sur la carte\u{a0}: plus grand, plus petit"),
            ("Flèches", "sur une pièce de l’ordre\u{a0}: la placer plus tôt ou plus tard"),
            ("Flèches  Espace", "dans l’éditeur\u{a0}: aller de case en case\u{202f}; remplir ou vider"),
            ("O  K  W", "dans les éditeurs\u{a0}: remplir sans couleur, en noir, en blanc"),
            ("Page précédente  Page suivante", "dans l’éditeur\u{a0}: monter, descendre d’une couche"),
            ("Flèches", "une pièce en main\u{a0}: la déplacer telle qu’on la voit"),
            ("Page précédente  Page suivante", "une pièce en main\u{a0}: la monter, la descendre"),
            ("X  Y  Z", "tourner la pièce en main\u{202f}; avec Maj dans l’autre sens"),
            ("Entrée  H", "poser la pièce\u{202f}; un indice"),
        ],
        views: &["Recherche", "Pièces", "Placements", "Solutions", "Figure", "À la main", "Carte"],
        opening: OpeningTexts {
            goal: "Le but\u{a0}: remplir un cube de 3\u{202f}×\u{202f}3\u{202f}×\u{202f}3 avec ces sept pièces.",
            hook: "Il y a 240 façons d’y arriver\u{a0}: comment être sûr de n’en oublier aucune\u{202f}?",
            start: "Voir les solutions",
            watch: Some("Suivre la recherche pas à pas"),
            change: "Changer la figure…",
        },
    },
    events: EventTexts {
        solution: "Solution",
        new_level: "Une pièce de plus convient pour la première fois",
        levels: ["nouveau niveau", "nouveaux niveaux"],
        dropped_at: |level| format!("La pièce {} est écartée", level + 1),
        causes: &["Écartée\u{a0}: intersection", "Écartée\u{a0}: îlot", "Écartée\u{a0}: parité"],
    },
    program: TrialTexts {
        enter: "placer(k)\u{a0}:",
        each: "pour chaque placement p de la k-ième pièce",
        choose: "mettre la pièce en place p",
        tests: &[
            "si une de ses cases est déjà remplie",
            "ou si un îlot ne peut pas être rempli",
            "ou si la parité des cases vides est impossible",
        ],
        drop: "la retirer\u{a0}: placement suivant",
        whole: "si c’était la dernière pièce",
        solution: "noter la solution",
        deeper: "sinon placer(k + 1)",
        back: "revenir à la pièce k − 1",
        values: ["k", "p"],
    },
    sets: sets::SETS,
    setup: SetupTexts {
        figure: "La figure",
        preset: "Figures connues",
        presets: [
            "Cube",
            "Baignoire",
            "Pyramide",
            "Pyramide à degrés",
            "Banc (impossible)",
            "Piano",
            "Chien",
            "Lit",
            "Gorille",
            "Château",
            "Avion",
            "Pierre d’angle",
            "Tour",
            "Escalier",
            "Canal",
            "Cristal",
            "Mur en W (impossible)",
            "Banc à cinq places",
        ],
        own: "Votre figure",
        search: "La recherche",
        run: "Chercher jusqu’au bout",
        all: "Toutes les solutions d’un coup",
        order: "Ordre des pièces",
        order_hint: "Faites glisser une pièce, ou choisissez-la et appuyez sur une flèche.",
        ordered: |place| format!(", placée en position {place}"),
        advised: "Ordre conseillé",
        rules: "Règles",
        rule: [
            ("Intersection", "Un placement qui rencontre une case déjà occupée est écarté. Toujours."),
            (
                "Îlots",
                "Chaque région vide doit avoir autant de cases qu’une ou plusieurs des pièces restantes réunies.",
            ),
            (
                "Parité",
                "Sur un damier, la différence entre cases vides noires et blanches doit être possible avec les pièces restantes.",
            ),
        ],
        fix: (
            "Fixer T",
            "Parmi les placements de T que les rotations de la figure échangent entre eux, un seul est essayé.",
        ),
        as_text: "La figure en texte",
        text_hint: "Les couches depuis le haut, _ entre deux couches, . entre deux rangées, o pour une case pleine, - pour une case vide (k noire, w blanche, g peut rester vide, ou chess: devant toutes pour un échiquier)\u{202f}; ou le format du bulletin de Bundgaard\u{202f}; ou un nom, comme bathtub.",
    },
    search: SearchTexts {
        counters: [
            ["nœud", "nœuds"],
            ["solution", "solutions"],
            ["coupure\u{a0}: intersection", "coupures\u{a0}: intersection"],
            ["coupure\u{a0}: îlots", "coupures\u{a0}: îlots"],
            ["coupure\u{a0}: parité", "coupures\u{a0}: parité"],
        ],
        begin: "Rien n’est encore placé. Avancez d’un pas, ou lancez la lecture\u{a0}: les pièces sont essayées l’une après l’autre, chacune dans tous ses placements.",
        placement: |letter, cells| format!("{letter} sur {cells}"),
        kept: |placement, level| {
            format!("{placement}\u{a0}: ce placement convient. C’est la {} pièce.", ordinal(level))
        },
        meets: |placement, cells, count| {
            let filled = if count < 2 {
                format!("la case {cells} est déjà occupée")
            } else {
                format!("les cases {cells} sont déjà occupées")
            };
            format!("{placement}\u{a0}: placement écarté, {filled}.")
        },
        balance: |placement, empty, reachable| {
            format!(
                "{placement}\u{a0}: placement écarté par la parité. Pour les cases vides, noires moins blanches ferait {}\u{202f}; les pièces restantes ne peuvent faire que {reachable}.",
                signed(empty)
            )
        },
        island: |placement, cells, size, fillable| {
            let fillable = if fillable.is_empty() { "aucune" } else { fillable };
            format!(
                "{placement}\u{a0}: placement écarté, il isole un îlot de {} ({cells}). Tailles que les pièces restantes peuvent remplir\u{a0}: {fillable}.",
                L.counted(size, "case", "cases")
            )
        },
        filled: |count, cells, pieces| match count {
            0 => "Toutes ses cases sont vides.".to_string(),
            1 => format!("La case {cells} est déjà occupée, par {pieces}."),
            _ => format!("Les cases {cells} sont déjà occupées, par {pieces}."),
        },
        balanced: |empty, reachable| {
            format!(
                "Noires moins blanches ferait {}\u{202f}; les pièces restantes peuvent faire {reachable}.",
                signed(empty)
            )
        },
        islands: |size, cells, fillable| {
            let can = if fillable.is_empty() { "aucune case".to_string() } else { format!("les tailles {fillable}") };
            match size {
                0 => "Chaque îlot a une taille que les pièces restantes peuvent remplir.".to_string(),
                size => format!(
                    "Un îlot de {} ({cells})\u{202f}; les pièces restantes remplissent {can}.",
                    L.counted(size, "case", "cases")
                ),
            }
        },
        solution: |number| format!("Toutes les pièces sont placées\u{a0}: solution {}.", L.number(number)),
        finished: |found| match found {
            0 => "Tous les placements ont été essayés\u{a0}: il n’y a pas de solution.".to_string(),
            found => {
                format!("Tous les placements ont été essayés\u{a0}: {}.", L.counted(found, "solution", "solutions"))
            }
        },
        mixed: |steps| {
            // Numbers are grouped by other spaces.
            let at = if steps.contains(' ') { "aux étapes" } else { "à l’étape" };
            format!(
                "Les règles ont été changées {at} {steps}\u{a0}: les nombres mêlent ce que les anciennes et les nouvelles ont compté."
            )
        },
        in_place: |pieces| format!("En place\u{a0}: {pieces}."),
        winding: "On va à cette étape…",
        tabs: ["Nombres", "Règles", "Vocabulaire"],
        tables: ["Jusqu’à cette étape", "Toute la recherche"],
        columns: ["pièce", "nœuds", "intersection", "parité", "îlots"],
        sum: "total",
        tried: |nodes, cuts, tried| {
            format!(
                "{} + {} = {}, les étapes de la recherche.",
                L.counted(nodes, "nœud", "nœuds"),
                L.counted(cuts, "coupure", "coupures"),
                L.counted(tried, "essai", "essais")
            )
        },
        fixed: |found, times, placed| {
            format!(
                "T est fixée\u{a0}: {} × {} de T = {}.",
                L.counted(found, "solution trouvée", "solutions trouvées"),
                L.counted(times, "placement", "placements"),
                placed_solutions(placed)
            )
        },
        agrees: |placed| {
            format!("La recherche rapide, par une autre voie, compte elle aussi {}.", placed_solutions(placed))
        },
        near: ["Solution précédente", "Solution suivante"],
        shown: |shown, known, found| {
            let all = L.counted(found, "solution trouvée", "solutions trouvées");
            let listed = if found > known as u64 {
                format!("{all}\u{a0}: on peut voir les {} premières.", L.number(known))
            } else {
                format!("{all}.")
            };
            match shown {
                Some(shown) => format!("Vous voyez la solution {}\u{202f}; {listed}", L.number(shown)),
                None => listed,
            }
        },
        compare: [
            "La même figure et le même ordre avec chaque jeu de règles\u{a0}: les fils de calcul comptent.",
            "Compter avec chaque jeu de règles",
        ],
        rule_sets: ["aucune", "+ îlots", "+ parité", "+ les deux"],
        compared: [
            "règles",
            "nœuds",
            "coupures\u{a0}: intersection",
            "coupures\u{a0}: parité",
            "coupures\u{a0}: îlots",
        ],
        same: |placed| {
            format!(
                "Avec toutes les règles on trouve {}\u{a0}: elles n’écartent que ce qui est sans espoir.",
                placed_solutions(placed)
            )
        },
        saves: |with, without| {
            format!(
                "{} au lieu de {}\u{a0}: {} fois moins.",
                L.counted(with, "nœud", "nœuds"),
                L.number(without),
                L.decimal(without as f64 / with.max(1) as f64)
            )
        },
        measure: ["Mesurer la recherche rapide", "Mesure en cours…"],
        measured: |[found, placed]| {
            format!(
                "Sur cette machine, avec un seul fil de calcul\u{a0}: toutes les solutions à une rotation près en {found} ms, toutes les solutions placées en {placed} ms."
            )
        },
        terms: [
            ("placement", "Une pièce à un endroit de la figure\u{a0}: un ensemble de cases."),
            ("nœud", "Un placement accepté. Le premier niveau compte aussi."),
            ("intersection", "Deux placements qui ont une case en commun s’excluent."),
            ("îlot", "Une région de cases vides qui se tiennent par leurs faces, coupée des autres."),
            (
                "parité",
                "Les cases sont coloriées comme un damier dans l’espace. V couvre une case de plus d’une couleur que de l’autre, T et P deux de plus, les autres pièces autant de chaque.",
            ),
            ("niveau", "Le nombre de pièces placées\u{a0}: la première pièce de l’ordre est essayée au niveau 1."),
        ],
        theory: [
            (
                "Pourquoi un îlot est sans espoir",
                "Une fois V placée, toutes les pièces restantes ont quatre cases\u{a0}: un îlot dont la taille n’est pas un multiple de quatre ne peut pas être rempli. Tant que V reste à placer, un multiple de quatre plus trois convient aussi.",
            ),
            (
                "Pourquoi la parité divise le travail par deux",
                "Le cube a 14 cases noires et 13 blanches\u{a0}: +1. Seule V a une différence impaire, ±1\u{202f}; T et P ont ±2, les autres 0. Comme T et P font ensemble −4, 0 ou +4, V doit faire +1\u{a0}: la moitié de ses 144 placements disparaît.",
            ),
            (
                "Pourquoi on peut fixer T",
                "T se trouve le long d’une arête du cube\u{a0}: elle y a 24 placements, et les 24 rotations du cube font passer de chacun à tous les autres. Un seul suffit donc, et chaque solution trouvée en représente 24.",
            ),
        ],
        of_any_set: [
            (
                "parité",
                "Les cases sont coloriées comme un damier dans l’espace. Une pièce couvre autant de cases des deux couleurs, ou davantage de l’une d’elles.",
            ),
            (
                "Pourquoi un îlot est sans espoir",
                "Un îlot dont la taille n’est pas une somme de tailles de pièces qui restent ne peut pas être rempli.",
            ),
        ],
    },
    beside: beside::BESIDE,
    run: run::RUN,
    own: own::OWN,
    pasted: pasted::PASTED,
    files: files::FILES,
    build: build::BUILD,
    tints: tints::TINTS,
    demo: demo::DEMO,
    why: why::WHY,
    proof: proof::PROOF,
    ways: ways::WAYS,
    ideas: ideas::IDEAS,
    fewest: fewest::FEWEST,
    pieces: PiecesTexts {
        counters: [["polycube", "polycubes"], ["régulier", "réguliers"], ["irrégulier", "irréguliers"]],
        begin: "Un cube\u{a0}: le seul polycube de taille 1. On ajoute maintenant des cubes, face contre face, de toutes les façons, jusqu’à quatre cubes.",
        new: |from, cubes, becomes| {
            format!(
                "Un cube ajouté au polycube {from}\u{a0}: {cubes} cubes, une forme nouvelle. C’est le polycube {becomes}."
            )
        },
        again: |from, cubes, becomes| {
            format!(
                "Un cube ajouté au polycube {from}\u{a0}: {cubes} cubes, mais une rotation en fait le polycube {becomes}, déjà connu."
            )
        },
        mirror: |of| {
            format!(
                "C’est l’image miroir du polycube {of}, mais aucune rotation n’amène l’un sur l’autre\u{a0}: on les compte séparément."
            )
        },
        regular: |polycube| {
            format!(
                "Le polycube {polycube} est régulier\u{a0}: le segment qui joint deux de ses points, quels qu’ils soient, n’en sort pas. Il est éliminé."
            )
        },
        irregular: |polycube| {
            format!(
                "Le polycube {polycube} est irrégulier\u{a0}: ce segment joint deux de ses points, et en sort en chemin. Il est gardé."
            )
        },
        findings: ["nouveau", "nouveau, image miroir", "connu, tourné", "irrégulier", "régulier"],
        row: |cubes, count| format!("{}\u{a0}: {count}", L.counted(cubes as u64, "cube", "cubes")),
        seven: |pieces, cubes| format!("{pieces} pièces, {cubes} cubes en tout."),
        polycube: |number, letter| match letter {
            Some(letter) => format!("polycube {number}, pièce {letter}"),
            None => format!("polycube {number}"),
        },
        sizes: ["Jusqu’à cette étape", "cubes", "polycubes", "réguliers", "irréguliers"],
        table: [
            "Les sept pièces",
            "pièce",
            "cubes",
            "rotations qui la conservent",
            "noires − blanches",
            "image miroir",
        ],
        volume: |cubes| match cubes {
            27 => "C’est autant qu’un cube de 3 × 3 × 3.".to_string(),
            _ => String::new(),
        },
        terms: [
            (
                "polycube",
                "Des cubes égaux joints face contre face. Si une rotation amène l’un sur l’autre, c’est le même.",
            ),
            ("régulier", "Convexe\u{a0}: le segment qui joint deux points quelconques de la forme n’en sort pas."),
            (
                "image miroir",
                "A et B sont les images miroir l’une de l’autre, comme les deux mains. Dans l’espace, aucune rotation n’amène l’une sur l’autre\u{a0}: toutes deux sont donc des pièces.",
            ),
        ],
    },
    placements: PlacementsTexts {
        choose: "Pièce",
        begin: |letter, count| {
            format!(
                "La pièce {letter} a {}. Avancez pas à pas, ou choisissez dans la liste.",
                L.counted(count as u64, "placement", "placements")
            )
        },
        shown: |letter, number, count, cells| {
            format!("Placement {} sur {} de {letter}\u{a0}: cases {cells}.", L.number(number), L.number(count))
        },
        list: |letter, count| format!("Placements de {letter}\u{a0}: {}", L.number(count)),
        numbering: |cells| {
            format!(
                "Les {cells} cases sont numérotées couche par couche depuis la base, dans une couche rangée par rangée depuis le fond, dans une rangée depuis la gauche."
            )
        },
        all: |all| format!("{} pour toutes les pièces ensemble.", L.counted(all as u64, "placement", "placements")),
    },
    solutions: SolutionsTexts {
        counters: [
            ["solution placée", "solutions placées"],
            ["classe", "classes"],
            ["en distinguant les pièces tournées", "en distinguant les pièces tournées"],
        ],
        counting: "Comptage en cours…",
        count: "Trouver toutes les solutions",
        none: "Il n’y a pas de solution\u{a0}: la recherche a tout essayé.",
        shown: |number, all| format!("Solution {} sur {}.", L.number(number), L.number(all)),
        placed: |placed, all| {
            if placed < 2 {
                format!("{placed} pièce sur {all} est en place.")
            } else {
                format!("{placed} pièces sur {all} sont en place.")
            }
        },
        kind: |deficient, central| format!("{deficient} est la pièce déficiente, {central} occupe le centre."),
        stands_for: |placed, symmetries| match placed == symmetries {
            true => format!("Elle représente {}, par les symétries de la figure.", placed_solutions(placed)),
            false => format!(
                "Elle ne représente que {}\u{a0}: elle a elle-même des symétries (la figure en a {}).",
                placed_solutions(placed),
                L.number(symmetries)
            ),
        },
        own_mirror: "Elle est sa propre image miroir.",
        gallery: "Toutes les solutions, à une symétrie de la figure près",
        picture: |number| format!("solution {}", L.number(number)),
        more: |left| format!("En montrer plus (encore {})", L.number(left)),
        tabs: ["Nombres", "Types", "Texte", "Montage"],
        factors: |placed, classes, rotations, mirrors| {
            let mirrors = if mirrors == 1 { String::new() } else { format!(" × {mirrors} images miroir") };
            format!(
                "{} × {}{mirrors} = {}.",
                L.counted(classes, "classe", "classes"),
                L.counted(rotations, "rotation", "rotations"),
                placed_solutions(placed)
            )
        },
        sum: |placed, classes| match classes {
            1 => format!("1 classe, qui a ses propres symétries\u{a0}: elle représente {}.", placed_solutions(placed)),
            classes => format!(
                "{} classes, dont certaines ont leurs propres symétries\u{a0}: ce que chacune représente fait en tout {}.",
                L.number(classes),
                placed_solutions(placed)
            ),
        },
        mirrors: |classes, own| match (classes, own) {
            (1, 0) => "Un miroir échange A et B. La seule classe n’est pas sa propre image miroir.".to_string(),
            (1, _) => "Un miroir échange A et B. La seule classe est sa propre image miroir.".to_string(),
            (classes, 0) => {
                format!(
                    "Un miroir échange A et B. Aucune des {} classes n’est sa propre image miroir.",
                    L.number(classes)
                )
            }
            (classes, 1) => {
                format!("Un miroir échange A et B. Une des {} classes est sa propre image miroir.", L.number(classes))
            }
            (classes, own) => format!(
                "Un miroir échange A et B. Parmi les {} classes, {} sont leur propre image miroir.",
                L.number(classes),
                L.number(own)
            ),
        },
        turns: |product, value| {
            format!(
                "Certaines pièces ont le même aspect après une rotation\u{a0}: {product} = {} d’assembler chaque solution.",
                L.counted(value, "façon", "façons")
            )
        },
        labelled: |placed, factor, labelled| {
            format!("{} × {} = {}.", L.number(placed), L.number(factor), L.number(labelled))
        },
        kinds: ["déficiente", "centre", "classes", "Tous les types"],
        deficient: "Le cube a huit coins. V, Z, A, B et P peuvent en occuper un chacune, L et T deux chacune\u{a0}: neuf en tout, un de trop. Une pièce, et une seule, occupe donc un coin de moins qu’elle ne le pourrait\u{a0}: elle est déficiente. T occupe deux coins ou aucun\u{a0}: ce n’est donc jamais elle, et elle se trouve le long d’une arête.",
        cube_only: "Cela ne vaut que pour le cube.",
        export: ["Enregistrer en SVG", "Enregistrer en PNG", "Copier celle-ci", "Tout copier"],
        text_hint: "Format de Bundgaard\u{a0}: une ligne par rangée, depuis le fond\u{202f}; / ouvre une couche, celle de gauche est en haut.",
    },
    figure: FigureTexts {
        counters: [["cube", "cubes"], ["classe", "classes"], ["solution placée", "solutions placées"]],
        cubes: |found, wanted| {
            let cubes = L.counted(found as u64, "cube", "cubes");
            match found.cmp(&wanted) {
                std::cmp::Ordering::Equal => format!("{cubes}, autant que les pièces."),
                std::cmp::Ordering::Less => format!("{cubes} sur {wanted}\u{a0}: il en manque {}.", wanted - found),
                std::cmp::Ordering::Greater => {
                    format!("{cubes}\u{a0}: {} de trop, les pièces en ont {wanted}.", found - wanted)
                }
            }
        },
        stays: |cubes| format!("Les autres vues gardent la dernière figure de {cubes} cubes."),
        classes: |classes, placed| match classes {
            0 => "On ne peut pas la construire.".to_string(),
            classes => format!(
                "{}, {}.",
                L.counted(classes, "solution à une symétrie près", "solutions à une symétrie près"),
                placed_solutions(placed)
            ),
        },
        known: |classes| format!("D’autres programmes en ont trouvé {} aussi pour cette figure.", L.number(classes)),
        counting: "Comptage en cours…",
        parts: |parts| format!("La figure est en {parts} morceaux. C’est permis."),
        shows: "Montrer sur la figure",
        show: ["Cubes", "Damier", "Classes"],
        balance: |black, white, difference, reachable| {
            format!(
                "{}, {}\u{a0}: {}. Les pièces peuvent faire {reachable}.",
                L.counted(black, "case noire", "cases noires"),
                L.counted(white, "blanche", "blanches"),
                signed(difference)
            )
        },
        balanced: ["Le damier ne l’interdit donc pas.", "On ne peut donc pas la construire."],
        table: ["Classes de (x, y, z) modulo 2", "classe", "cases", "au plus"],
        places: [
            "Où sont les pièces dans les solutions",
            "pièce",
            "placements",
            "dans une solution",
            "à symétrie près",
        ],
        kinds: ["Types de solutions", "pièces déficientes", "solutions", "exemple", "aucune"],
        more_kinds: |count| L.counted(count as u64, "autre type", "autres types"),
        kinds_of: |class, cells, total| {
            let told = format!(
                "La classe {class} a {}\u{a0}; les pièces pourraient en occuper {total}",
                L.counted(cells as u64, "case", "cases")
            );
            match total - cells {
                0 => format!("{told}\u{a0}: chacune en occupe autant qu’elle peut."),
                short => format!(
                    "{told}\u{a0}: à elles toutes, il leur en manque {short}. Celles à qui il en manque font le type de la solution."
                ),
            }
        },
        places_unknown: "Il y a trop de solutions pour dire où sont les pièces dans chacune.",
        forced: "forcée",
        capacity: |sum, most, letters| {
            format!(
                "De quelque façon qu’on les pose, les pièces occupent au plus {sum} = {most} cases d’une même classe ({letters})."
            )
        },
        editor: "Éditeur par couches",
        editor_hint: "Cliquez sur une case, glissez sur plusieurs, ou allez-y avec les flèches et appuyez sur Espace. Page précédente et Page suivante changent de couche.",
        too_many_cells: "Cette boîte a trop de cases pour les montrer une à une\u{a0}: servez-vous du dessin, ou du texte.",
        cell: |layer, row, column, filled| {
            format!("couche {layer}, rangée {row}, colonne {column}\u{a0}: {}", if filled { "pleine" } else { "vide" })
        },
        sides: ["largeur", "profondeur", "hauteur"],
        buttons: ["Vider", "Remplir", "Revenir à la figure"],
        symmetries: |rotations, reflections| {
            format!(
                "Symétries de la figure\u{a0}: {}, {} avec miroir.",
                L.counted(rotations as u64, "rotation", "rotations"),
                L.number(reflections)
            )
        },
        text: "Au format de Bundgaard",
        terms: [
            (
                "différence",
                "Cases noires moins cases blanches, sur un damier dans l’espace. Chaque pièce a la sienne, au signe près, où qu’elle soit.",
            ),
            (
                "classe",
                "Les cases dont x, y et z ont les mêmes parités\u{a0}: il y a huit classes. Deux voisines ne sont jamais de la même.",
            ),
        ],
    },
    map: map::MAP,
    hand: hand::HAND,
    layer: |layer, layers| match layer + 1 {
        _ if layers == 1 => "une seule couche".to_string(),
        1 => "couche 1 (base)".to_string(),
        number if number == layers => format!("couche {number} (dessus)"),
        number => format!("couche {number}"),
    },
    tools: ["Espacement", "Numéros"],
    cell: |number, letter| match letter {
        Some(letter) => format!("case {number}, occupée par {letter}"),
        None => format!("case {number}, vide"),
    },
    problem,
};

/// Of a piece, so feminine.
fn ordinal(place: usize) -> String {
    match place {
        1 => "1re".to_string(),
        place => format!("{place}e"),
    }
}
