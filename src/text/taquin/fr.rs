//! The French texts of the taquin.

mod anytime;
mod bounds;
mod filling;
mod formula;
mod graph;
mod race;
mod rounds;
mod scores;
mod series;
mod tree;

use crate::puzzle::taquin::{Method, Problem, WALKED_LINES, Way};
use crate::text::taquin::{DistanceTexts, HandTexts, ParityTexts, SetupTexts, StatisticsTexts, TaquinTexts, place};
use crate::text::{Lang, OpeningTexts, PageTexts, Title, shorten};

const L: Lang = Lang::Fr;

const METHODS: [&str; 10] = [
    "Score (le texte)",
    "En largeur",
    "Meilleur d’abord, Manhattan",
    "A*, pièces mal placées",
    "A*, Manhattan",
    "Votre formule",
    "IDA*, Manhattan",
    "IDA*, conflits linéaires",
    "IDA*, distance de marche",
    "IDA*, bases de motifs",
];

const fn goes(way: Way) -> &'static str {
    match way {
        Way::Down => "descend",
        Way::Right => "va à droite",
        Way::Left => "va à gauche",
        Way::Up => "monte",
    }
}

fn name(tile: u8) -> String {
    if tile == 0 { "la case vide".to_string() } else { format!("la pièce {tile}") }
}

fn times(sign: i8) -> &'static str {
    if sign > 0 { "+1" } else { "−1" }
}

/// The name of the taquin, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Taquin",
    about: "Remettre les pièces en ordre. Une recherche par Branch-and-Bound fait pousser son arbre sur le plateau de votre choix.",
};

/// All French texts of the taquin.
pub static TAQUIN: TaquinTexts = TaquinTexts {
    page: PageTexts {
        keys: &[
            ("←  ↑  ↓  →  Z Q S D", "sur le plateau\u{a0}: faire glisser la pièce qui peut y aller"),
            ("Retour arrière", "reprendre le dernier coup"),
            ("H", "indice"),
            ("I  O", "dans l’arbre et le graphe\u{a0}: agrandir, réduire"),
            ("Maj + flèches", "dans l’arbre et le graphe\u{a0}: déplacer le dessin"),
        ],
        views: &["Arbre", "Plateau", "Parité", "Distances", "Expérience", "Graphe", "Course"],
        opening: OpeningTexts {
            goal: "Le but\u{a0}: faire glisser les pièces, une par une, pour les remettre en ordre.",
            hook: "La moitié des plateaux ne peut jamais être remise en ordre\u{a0}: pourquoi\u{202f}?",
            start: "Jouer",
            watch: Some("Suivre la recherche pas à pas"),
            change: "Changer le plateau…",
        },
    },
    setup: SetupTexts {
        board: "Le plateau",
        preset: "Plateaux connus",
        presets: [
            "L’exemple du texte",
            "À un coup de l’ordre\u{a0}: 123459786",
            "213456789\u{a0}: 1 et 2 échangées",
            "L’échange de Loyd en 3×3",
            "L’offre de Loyd\u{a0}: 14 et 15",
            "Le plus loin possible\u{a0}: 31 coups",
            "Un 4×4 pour commencer",
            "En ordre",
        ],
        own: "Votre plateau",
        edit_hint: "Choisissez une case, puis une autre\u{a0}: leurs pièces changent de place. Ou tapez un nombre sur une case.",
        cell: |row, column, tile| {
            format!("ligne {row}, colonne {column}\u{a0}: {}", if tile == 0 { "vide".into() } else { tile.to_string() })
        },
        picked: |tile| format!("Choisissez la case à échanger avec {}.", name(tile)),
        sides: ["colonnes", "lignes"],
        deal: ["Tirage résoluble", "Tirage quelconque"],
        seed: "Graine",
        as_text: "Le plateau en texte, ou un lien",
        text_hint: "Par exemple 493617285 (9 est la case vide), ou 4x4: puis seize nombres, 0 pour la case vide.",
        search: "Recherche",
        method: "Méthode",
        methods: METHODS,
        orders: [
            "Prend la feuille qui a le meilleur Score, où qu’elle soit dans l’arbre.",
            "Prend la feuille la plus ancienne\u{a0}: d’abord toutes les configurations à un coup, puis à deux…",
            "Prend la feuille où la somme des distances des pièces à leur place est la plus petite.",
            "Prend la feuille où la somme coups joués + pièces mal placées est la plus petite. La solution est toujours la plus courte.",
            "Prend la feuille où la somme coups joués + distances des pièces est la plus petite. La solution est toujours la plus courte.",
            "Prend la feuille que votre formule préfère. La solution n’est la plus courte que si la formule ne dit jamais plus que nécessaire.",
            "Ne garde pas d’arbre\u{a0}: descend tant que coups joués + distances ne dépassent pas un seuil, puis recommence avec un seuil plus grand. La solution est toujours la plus courte.",
            "De même, avec deux coups de plus pour chaque pièce qui doit en laisser passer une autre dans sa ligne ou sa colonne. La solution est toujours la plus courte.",
            "De même, avec la distance de marche\u{a0}: combien de pièces de chaque ligne sont dans quelle ligne, résolu exactement. La solution est toujours la plus courte.",
            "De même, avec des tables du nombre exact de coups de cinq ou six pièces à la fois, et sans détours\u{a0}: des coups à la place desquels d’autres, pas plus nombreux, mènent au même plateau. La solution est toujours la plus courte, et presque toujours la plus vite trouvée.",
        ],
        tables: ["Tables", "petites (groupes d’au plus cinq pièces)", "grandes (groupes d’au plus six pièces)"],
        stop: "Arrêt",
        stops: [
            |cells, last| match last {
                2 | 3 => format!("quand les {cells} premières cases sont justes"),
                _ => format!("quand les {cells} premières cases sont justes et que la dernière ligne décide"),
            },
            |_, _| "quand tout est en ordre".to_string(),
        ],
        weights: "Poids du Score",
        weights_hint: "Une pièce à sa place compte autant que pèse sa case\u{202f}; la meilleure feuille a la plus grande somme. Les puissances de deux rangent les plateaux comme les puissances de dix du texte.",
        weight: |row, column| format!("poids de la ligne {row}, colonne {column}"),
        known_weights: ["ceux du texte", "tous égaux", "dernières cases d’abord", "égaux par ligne"],
        own_weights: "les vôtres",
        run: "Chercher jusqu’au bout",
    },
    formula: formula::FORMULA,
    tree: tree::TREE,
    rounds: rounds::ROUNDS,
    series: series::SERIES,
    scores: scores::SCORES,
    bounds: bounds::BOUNDS,
    graph: graph::GRAPH,
    ends: anytime::ENDS,
    filling: filling::FILLING,
    race: race::RACE,
    hand: HandTexts {
        counters: ["coups", "temps", "au plus court d’ici", "le minimum"],
        bar: ["Nouvelle partie", "Plus…"],
        begin: "Faites glisser une pièce\u{a0}: d’un clic, du doigt, ou par une flèche. Un clic dans la ligne ou la colonne de la case vide pousse toute la file de pièces.",
        moved: |slide, moves, runs| {
            let pushes = if runs == moves {
                String::new()
            } else {
                format!(" ({} en tout)", L.counted(runs as u64, "poussée", "poussées"))
            };
            format!("Coup {}\u{a0}: {slide}{pushes}.", L.number(moves as u64))
        },
        solved: |moves, best| {
            let moves = moves as u64;
            match best.map(u64::from) {
                _ if moves == 0 => "En ordre.".to_string(),
                None => format!("En ordre après {}\u{202f}!", L.counted(moves, "coup", "coups")),
                Some(best) if best == moves => {
                    format!("En ordre après {}\u{202f}! On ne peut pas faire mieux.", L.counted(moves, "coup", "coups"))
                }
                Some(best) => {
                    format!(
                        "En ordre après {}\u{202f}! Le minimum est {}.",
                        L.counted(moves, "coup", "coups"),
                        L.number(best)
                    )
                }
            }
        },
        unsolvable: "Aucune suite de coups ne remet ce plateau en ordre\u{a0}: voir Parité. Une nouvelle partie a toujours une solution.",
        won: [
            "Votre meilleur résultat sur ce plateau.",
            "Avec de l’aide\u{a0}: cette partie n’est pas gardée dans les résultats.",
        ],
        not_kept: "Ce navigateur ne garde pas vos résultats\u{a0}: ils durent jusqu’à la fermeture de la page.",
        result: |games, moves, time| {
            format!(
                "Votre meilleur résultat sur ce plateau\u{a0}: {}, {time} ({}).",
                L.counted(moves, "coup", "coups"),
                L.counted(games, "partie gagnée", "parties gagnées")
            )
        },
        of_size: |boards, time| {
            format!(
                "{} de cette taille, le plus rapide en {time}.",
                L.counted(boards as u64, "plateau remis en ordre", "plateaux remis en ordre")
            )
        },
        links: ["Copier le lien vers cette partie", "Copier le lien pour la revoir"],
        copied: ["Copié\u{a0}:", "Le navigateur n’a pas laissé la page copier ce lien\u{a0}:"],
        time: |seconds| format!("{}:{:02}", seconds / 60, seconds % 60),
        buttons: ["Indice", "Le faire", "Recommencer", "Chercher d’ici"],
        hint: |slide, left, ways| {
            let others = if ways > 1 { format!(" (l’un des {ways} coups qui se valent)") } else { String::new() };
            format!(
                "Indice\u{a0}: {slide}{others}\u{202f}; ensuite {} {}.",
                L.counted(left, "coup", "coups"),
                if left < 2 { "suffit" } else { "suffisent" }
            )
        },
        some: |slide, left| {
            format!(
                "Indice\u{a0}: {slide}\u{202f}; ensuite un chemin de {}, pas forcément le plus court.",
                L.counted(left as u64, "coup", "coups")
            )
        },
        looking: "Recherche d’un chemin…",
        lost: "Aucun chemin trouvé dans la limite de mémoire.",
        hopeless: "Aucune suite de coups ne remet ce plateau en ordre\u{a0}: voir Parité.",
        done: "Tout est en ordre.",
        distance: |distance| format!("Le plus court chemin d’ici a {}.", L.counted(distance, "coup", "coups")),
        images: ["Sur les pièces", "nombres", "un bateau", "des carrés", "votre image"],
        file: [
            "Votre image…",
            "L’image reste sur cet appareil\u{a0}: aucun lien ne la contient.",
            "Le navigateur ne peut pas lire ce fichier comme une image.",
        ],
        encodings: "Un plateau, trois codages",
        names: ["matrice M", "vecteur V", "nombre N"],
        conversions: [
            ("NtoV", "les chiffres de N, par division par dix et reste"),
            ("VtoM", "découpé en lignes"),
            ("MtoV", "une ligne après l’autre"),
            ("VtoN", "chaque nombre fois sa puissance de dix"),
        ],
        no_number: "Seuls les plateaux d’au plus neuf cases ont un nombre\u{a0}: leurs pièces n’ont qu’un chiffre.",
    },
    parity: ParityTexts {
        counters: ["inversions", "signature", "signature × couleur"],
        verdict: ["Ce plateau peut être remis en ordre.", "Ce plateau ne peut pas être remis en ordre."],
        argument: |sign, colour| {
            format!(
                "La permutation a pour signature {}, la case vide est sur la couleur {}\u{a0}: produit {}. Un coup change les deux signes, jamais le produit\u{202f}; en ordre, il vaut +1.",
                times(sign),
                times(colour),
                times(sign * colour)
            )
        },
        odd_width: |inversions| {
            format!(
                "Règle pour une largeur impaire\u{a0}: {}, un nombre {}.",
                L.counted(inversions, "inversion", "inversions"),
                if inversions % 2 == 0 { "pair" } else { "impair" }
            )
        },
        even_width: |inversions, row| {
            let sum = inversions as usize + row;
            format!(
                "Règle pour une largeur paire\u{a0}: {} + {row} (lignes sous la case vide) = {sum}, un nombre {}.",
                L.counted(inversions, "inversion", "inversions"),
                if sum.is_multiple_of(2) { "pair" } else { "impair" }
            )
        },
        how: "Faites glisser les pièces avec les flèches\u{a0}: le produit ne change pas. Choisissez les cases de deux pièces\u{a0}: elles sont échangées, et le produit change de signe.",
        exchanged: |a, b| {
            format!(
                "Échange de {} et de {}, ce qu’aucune suite de coups ne peut faire\u{a0}: le plateau est maintenant dans l’autre moitié.",
                name(a),
                name(b)
            )
        },
        exchanged_blank: |a, b| {
            format!(
                "Échange de {} et de {}\u{a0}: la signature change, mais la case vide est sur l’autre couleur, et le produit reste. Le plateau est dans la même moitié.",
                name(a),
                name(b)
            )
        },
        moved: |slide| format!("Coup\u{a0}: {slide}. La signature et la couleur changent, leur produit reste."),
        columns: ["coup", "inversions", "signature", "couleur", "produit"],
        start: "départ",
        table: "Coup par coup",
        no_cycles: "chaque pièce est à sa place",
        cycles: "Cycles\u{a0}: de chaque case à celle où va sa pièce",
        halves: ["résolubles", "insolubles", "aucun passage", "plateaux"],
        here: |distance| match distance {
            Some(distance) => format!("ici\u{a0}: {}", L.counted(distance, "coup", "coups")),
            None => "ici".to_string(),
        },
        loyd: [
            (
                "L’offre de Sam Loyd",
                "D’après son livre, il offrait 1\u{202f}000\u{a0}dollars pour un chemin de 1 … 13 15 14 à 1 … 13 14 15. Un échange a pour signature −1, et la case vide est là où elle était\u{a0}: le produit vaut −1. Son argent ne risquait rien.",
            ),
            (
                "La moitié des plateaux",
                "À chaque plateau qui peut être remis en ordre correspond celui où les deux dernières pièces sont échangées, qui ne le peut pas. Il y en a donc autant des uns que des autres\u{a0}: 9!/2 = 181\u{202f}440 de chaque sorte en 3×3 (Johnson et Story, 1879).",
            ),
        ],
        all_the_same: |most| match most {
            None => "Chercher quand même, jusqu’à la dernière configuration".to_string(),
            Some(most) => {
                format!("Chercher quand même, jusqu’à ce que l’arbre soit plein ({} configurations)", L.number(most))
            }
        },
        terms: [
            (
                "inversion",
                "Deux pièces dont la plus grande vient la première dans l’ordre de lecture\u{202f}; la case vide ne compte pas.",
            ),
            ("permutation", "Quelle pièce est sur quelle case, la case vide comprise."),
            ("cycle", "Des cases qui se passent leurs pièces en rond."),
            (
                "signature",
                "+1 si la permutation se fait par un nombre pair d’échanges, −1 si c’est par un nombre impair.",
            ),
            (
                "couleur",
                "Celle de la case vide sur un échiquier\u{a0}: +1 si c’est celle de la dernière case, −1 sinon.",
            ),
        ],
    },
    distances: DistanceTexts {
        counters: ["au plus court d’ici", "meilleurs coups", "plateaux à cette distance"],
        working: |positions| {
            format!("Calcul de toutes les distances\u{a0}: {} plateaux jusqu’ici…", L.number(positions))
        },
        preparing: |percent| {
            format!("Un fil de calcul prépare la table de toutes les distances\u{a0}: {percent}\u{a0}%…")
        },
        origins: [
            "La table de toutes les distances avait été gardée sur cet appareil lors d’une visite précédente.",
            "La table de toutes les distances vient d’être calculée\u{202f}; elle est gardée sur cet appareil pour la prochaine visite, si le navigateur le permet.",
        ],
        too_large: [
            "Trop de plateaux pour une table de toutes les distances\u{a0}: la page la calcule jusqu’à dix cases (3×3, 4×2, 5×2 et moins). Le nombre de plateaux à chaque distance a été compté sur de grosses machines\u{202f}; le dessin le montre.",
            "Trop de plateaux pour une table de toutes les distances, et personne ne les a encore comptés. La page calcule les distances jusqu’à dix cases\u{a0}: 3×3, 4×2, 5×2 et moins.",
        ],
        none: [
            "Personne ne connaît les distances",
            "de tous les plateaux de cette taille.",
            "Choisissez 3×3, ou 4×4 au plus.",
        ],
        here: |distance, moves| {
            format!("À {} de l’ordre. Le mieux\u{a0}: {moves}.", L.counted(distance, "coup", "coups"))
        },
        other: |distance| {
            format!(
                "Ce plateau ne peut pas être remis en ordre. Dans sa moitié, il est à {} du plateau où les deux dernières pièces sont échangées.",
                L.counted(distance, "coup", "coups")
            )
        },
        all: |positions, most, mean| {
            format!(
                "{} plateaux peuvent être remis en ordre\u{202f}; {most} coups au plus, {mean} en moyenne.",
                L.number(positions)
            )
        },
        histogram: ["Plateaux à chaque distance", "nombre minimal de coups", "ce plateau\u{a0}:"],
        along: [
            "Coups restants, le long de ces coups",
            "coups joués",
            "ces coups",
            "le plus court",
            "estimation",
            "détour",
        ],
        not_home: [
            "Ces coups ne mènent pas à l’ordre\u{a0}: les coups restants sont ceux jusqu’à leur fin.",
            "Ce plateau ne peut pas être remis en ordre\u{a0}: les distances exactes sont celles du plateau où les deux dernières pièces sont échangées, alors que les estimations visent l’ordre.",
        ],
        no_path: "Cherchez jusqu’au bout, puis jouez les coups trouvés\u{a0}: on voit ici à quelle distance est vraiment chacune des configurations.",
        search: "Chercher, et suivre les coups trouvés",
        estimates: [
            "Estimation\u{a0}: la distance moyenne de tous les plateaux de même Score.",
            "La recherche en largeur n’estime rien.",
            "Estimation\u{a0}: la somme des distances des pièces à leur place.",
            "Estimation\u{a0}: le nombre de pièces mal placées.",
            "Estimation\u{a0}: la somme des distances des pièces à leur place.",
            "Estimation\u{a0}: la formule, en coups (h × formule / g, ou la formule si g vaut 0).",
        ],
        errors: |largest, mean| {
            format!("Erreur de l’estimation le long de ces coups\u{a0}: {largest} au plus, {mean} en moyenne.")
        },
        columns: ["distance", "plateaux", "coup", "plateau", "restants", "exacte", "estimation"],
        tables: ["Toutes les distances", "Le long de ces coups"],
        farthest: |boards, moves| match boards {
            1 => format!("Le plateau le plus loin, à {moves} coups"),
            _ => format!("Les {boards} plateaux les plus loin, à {moves} coups"),
        },
    },
    statistics: StatisticsTexts {
        how: |columns, rows| {
            format!(
                "Des plateaux de {columns} × {rows} sont tirés au hasard, chaque ordre des pièces étant aussi probable que tout autre. La méthode choisie cherche leur solution."
            )
        },
        none: "Aucun plateau n’est encore tiré.",
        drawn: |drawn, all| format!("{} sur {}.", L.counted(drawn, "plateau tiré", "plateaux tirés"), L.number(all)),
        boards: "Plateaux",
        run: "Tirer et résoudre",
        long: "Autant de plateaux de cette taille demandent des minutes, voire des heures\u{202f}; les nombres de la liste, quelques minutes au plus.",
        again: "La même graine donne les mêmes plateaux.",
        columns: ["plateaux", "nombre", "part", "intervalle à 95\u{a0}%"],
        rows: ["remis en ordre", "prouvés impossibles", "abandonnés"],
        means: |expanded, created| {
            format!("En moyenne, {expanded} configurations développées et {created} créées par plateau.")
        },
        means_deepening: |expanded, created| {
            format!(
                "En moyenne, {expanded} configurations développées et {created} créées par plateau exploré. Les plateaux qu’on ne peut remettre en ordre ne sont pas explorés\u{a0}: leur parité le prouve."
            )
        },
        lengths: |moves, shortest| {
            let exact = shortest
                .map(|shortest| format!(" (les plus courtes\u{a0}: {shortest} en moyenne)"))
                .unwrap_or_default();
            format!("En moyenne, {moves} coups par solution trouvée{exact}.")
        },
        holds: [
            "L’intervalle des plateaux remis en ordre contient 1/2.",
            "1/2 est hors de l’intervalle des plateaux remis en ordre, comme il arrive dans 5 expériences sur 100 environ.",
        ],
        bounds: [
            |_| "parce que l’arbre a atteint sa limite de mémoire".into(),
            |_| {
                "parce que l’arbre a atteint sa limite de mémoire, ou que la formule n’a pas de valeur sur une de ses configurations".into()
            },
            |most| {
                format!(
                    "parce qu’aucune solution n’a été trouvée parmi les {} premières configurations créées",
                    L.number(most)
                )
            },
        ],
        undecided: |[given_up, boards], why, [low, high]| {
            format!(
                "Recherche abandonnée pour {} sur {}, {why}\u{a0}: on n’en sait rien. Entre {low} et {high} des plateaux tirés peuvent donc être remis en ordre. L’intervalle ci-dessus est celui des plateaux que cette recherche remet en ordre dans sa limite\u{a0}: il ne dit rien de 1/2.",
                L.counted(given_up, "plateau", "plateaux"),
                L.number(boards)
            )
        },
        undecided_deepening: |[given_up, boards], why, share| {
            format!(
                "Recherche abandonnée pour {} sur {}, {why}. Leur parité prouve qu’une solution existe. Donc {share} des plateaux tirés peuvent être remis en ordre. L’intervalle ci-dessus est celui des plateaux dont cette recherche trouve une solution dans sa limite\u{a0}: il ne dit rien de 1/2.",
                L.counted(given_up, "plateau", "plateaux"),
                L.number(boards)
            )
        },
        intervals: "Les parts sont celles de tous les plateaux tirés\u{202f}; intervalles\u{a0}: Wilson (1927), chacun pour sa part.",
        time: |seconds| format!("Tirage et recherche en {seconds} s."),
        plots: [
            "Plateaux remis en ordre",
            "plateaux tirés",
            "intervalle à 95\u{a0}%",
            "attendu",
            "Combien de coups les remettent en ordre",
            "coups",
            "longueurs par barre",
            "trouvées",
            "les plus courtes",
            "moyenne",
        ],
        why: "Exactement la moitié des plateaux peuvent être remis en ordre\u{a0}: voir Parité.",
        counters: ["plateaux", "remis en ordre"],
    },
    board: |tiles| format!("plateau {tiles}"),
    ways: ["bas", "droite", "gauche", "haut"],
    slide: |tile, to| format!("la pièce {tile} {}", goes(to)),
    problem: |problem| match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length } => {
            format!("Ce texte est beaucoup trop long pour un plateau\u{a0}: {} caractères.", L.number(*length as u64))
        }
        Problem::Sides { width, height } => {
            format!("Un plateau de {width} × {height}\u{a0}: chaque côté a de 2 à 5 cases.")
        }
        Problem::CellCount { found, wanted: Some(wanted) } => {
            format!("{}\u{a0}: un plateau de ces dimensions en a {wanted}.", L.counted(*found as u64, "case", "cases"))
        }
        Problem::CellCount { found, wanted: None } => {
            format!(
                "{}\u{a0}: écrivez d’abord les dimensions, par exemple 3x2:, sauf si le plateau est un carré de 4, 9, 16 ou 25 cases.",
                L.counted(*found as u64, "case", "cases")
            )
        }
        Problem::NotANumber { cell, found } => {
            format!("Case {}\u{a0}: «\u{a0}{}\u{a0}» n’est pas un nombre.", cell + 1, shorten(found))
        }
        Problem::NoSuchTile { cell, found, last } => {
            format!(
                "Case {}\u{a0}: il n’y a pas de pièce {found}\u{202f}; ce plateau a les pièces 1 à {last}, et 0 pour la case vide.",
                cell + 1
            )
        }
        Problem::Twice { tile: 0, cells: [a, b] } => {
            format!("Il y a deux cases vides\u{a0}: les cases {} et {}.", a + 1, b + 1)
        }
        Problem::Twice { tile, cells: [a, b] } => {
            format!("La pièce {tile} est là deux fois, sur les cases {} et {}.", a + 1, b + 1)
        }
        Problem::Missing { tile: 0 } => "La case vide manque\u{a0}: écrivez 0.".to_string(),
        Problem::Missing { tile } => format!("La pièce {tile} manque."),
        Problem::NoSuchMethod { found } => format!("Il n’y a pas de méthode «\u{a0}{}\u{a0}».", shorten(found)),
        Problem::TooLarge { method, cells, most } if method.is_deepening() => format!(
            "La méthode «\u{a0}{}\u{a0}» trouve les solutions les plus courtes de plateaux d’au plus {most} cases, celui-ci en a {cells}. La vue Distances cherche les deux bouts de plus grands plateaux\u{a0}: une solution, et combien de coups il faut au moins.",
            METHODS[place(*method)]
        ),
        Problem::TooLarge { method, cells, most } => format!(
            "La méthode «\u{a0}{}\u{a0}» ne peut pas chercher sur un plateau de {cells} cases\u{a0}: elle garde presque toutes les configurations en mémoire, et va jusqu’à {most} cases (3×3, 4×2). «\u{a0}{}\u{a0}» trouve les solutions les plus courtes jusqu’à {} cases\u{202f}; «\u{a0}{}\u{a0}» cherche sur des plateaux de toute taille, tant que sa mémoire n’est pas pleine.",
            METHODS[place(*method)],
            METHODS[place(Method::IdaPattern)],
            Method::IdaPattern.most_cells(),
            METHODS[place(Method::AStarManhattan)]
        ),
        Problem::TooWide { method } => format!(
            "La méthode «\u{a0}{}\u{a0}» demande un plateau dont les côtés ont au plus {WALKED_LINES} cases\u{a0}: au-delà, ses tables seraient trop grandes. «\u{a0}{}\u{a0}» cherche sur celui-ci.",
            METHODS[place(*method)],
            METHODS[place(Method::IdaPattern)]
        ),
        Problem::NoSuchTables { found } => {
            format!("Il n’y a pas de tables «\u{a0}{}\u{a0}»\u{a0}: écrivez small ou large.", shorten(found))
        }
        Problem::NoSuchStop { found } => {
            format!("Il n’y a pas d’arrêt «\u{a0}{}\u{a0}»\u{a0}: écrivez rows ou solved.", shorten(found))
        }
        Problem::Weights { wrong: Some((cell, found)), .. } => {
            format!(
                "Poids de la case {}\u{a0}: «\u{a0}{}\u{a0}» n’est pas un nombre entier de 0 à 1\u{202f}000\u{202f}000\u{202f}000.",
                cell + 1,
                shorten(found)
            )
        }
        Problem::Weights { found, wanted, .. } => {
            format!("{} poids pour {wanted} cases\u{a0}: donnez-en un par case.", L.number(*found as u64))
        }
        Problem::Formula { text, problem } => formula::FORMULA.problem(problem, text),
        Problem::Factor { key, found } => {
            format!("{key}\u{a0}: «\u{a0}{}\u{a0}» n’est pas un nombre entier de 0 à 100.", shorten(found))
        }
    },
};
