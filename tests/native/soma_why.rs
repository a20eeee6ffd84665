//! Why a figure cannot be built: the arguments that are found are checked by a verifier that shares no code with the finder or the
//! page, on random figures that a complete search finds impossible; what is no argument is refused.

use super::soma_verifier::{Plain, Point};
use casse_tete::puzzle::soma::diagnosis::{Reason, Remainder, reasons};
use casse_tete::puzzle::soma::fast::{Cover, Sweep};
use casse_tete::puzzle::soma::places::places;
use casse_tete::puzzle::soma::shortfall::Shortfall;
use casse_tete::puzzle::soma::solutions::{Catalogue, Class, Group, solution};
use casse_tete::puzzle::soma::theory::proof::{Agreement, Claim, agreement, proof};
use casse_tete::puzzle::soma::theory::{Kind, kind};
use casse_tete::puzzle::soma::tint::{Tint, TintedCell};
use casse_tete::puzzle::soma::why::chain::ChainSearch;
use casse_tete::puzzle::soma::why::weights::WeightSearch;
use casse_tete::puzzle::soma::why::{ChainStep, CoverItem, ForcedChain, Weights, Why};
use casse_tete::puzzle::soma::{Cell, Figure, KnownSet, Mask, PieceSet, Preset, Setup, cell};
use casse_tete::search::Status;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::BTreeSet;

fn figure(preset: Preset) -> Figure {
    preset.text().parse::<Setup>().unwrap().figure().unwrap()
}

/// What the finder finds.
fn found(pieces: &PieceSet, figure: &Figure) -> Why {
    let mut weights = WeightSearch::new(pieces, figure);
    while weights.advance(1) == Status::Running {}
    let mut chain = ChainSearch::new(pieces, figure);
    while chain.advance(1) == Status::Running {}
    Why { weights: weights.answer(), chain: chain.answer() }
}

/// All solutions by the fast search, each for all its images under rotations that move the anchor.
fn search(figure: &Figure) -> (Cover, Sweep) {
    let cover = Cover::new(&PieceSet::soma(), figure).expect("27 cells");
    let mut sweep = Sweep::new(&cover);
    sweep.advance(&cover, u64::MAX);
    (cover, sweep)
}

/// A connected figure of 27 cells in a box.
fn random(dice: &mut Pcg32, sides: [i32; 3]) -> Figure {
    random_of(dice, sides, 27)
}

/// A connected figure of so many cells in a box.
fn random_of(dice: &mut Pcg32, sides: [i32; 3], count: usize) -> Figure {
    let mut points: Vec<Point> = vec![[0; 3]];
    while points.len() < count {
        let mut at = points[dice.next_u32() as usize % points.len()];
        at[dice.next_u32() as usize % 3] += if dice.next_u32().is_multiple_of(2) { 1 } else { -1 };
        if (0..3).all(|axis| (0..sides[axis]).contains(&at[axis])) && !points.contains(&at) {
            points.push(at);
        }
    }
    Figure::new(&points.into_iter().map(|[x, y, z]| cell(x as i16, y as i16, z as i16)).collect::<Vec<_>>()).unwrap()
}

#[test]
fn arguments_stand_before_a_verifier_of_their_own() {
    let pieces = PieceSet::soma();
    let mut dice = Pcg32::seed_from_u64(19);
    let (mut weighed, mut chained, mut impossible, mut built) = (0, 0, 0, 0);
    let mut boxes = [[7, 5, 2], [6, 3, 3], [5, 5, 3], [5, 4, 3]].into_iter().cycle();
    while impossible < 24 {
        let figure = random(&mut dice, boxes.next().unwrap());
        if !search(&figure).1.found().is_empty() {
            built += 1;
            if built <= 3 {
                assert_eq!(found(&pieces, &figure), Why::default(), "{figure}");
            }
            continue;
        }
        let why = found(&pieces, &figure);
        impossible += 1;
        let plain = Plain::new(&pieces, &figure);
        if let Some(weights) = &why.weights {
            weighed += 1;
            let (sum, most) = plain.weigh(&weights.0);
            assert!(most.iter().sum::<u32>() < sum, "{figure}");
            assert_eq!(u64::from(sum), weights.sum());
            assert_eq!(most.into_iter().map(u64::from).collect::<Vec<_>>(), weights.most(&pieces, &figure));
        }
        if let Some(chain) = &why.chain {
            chained += 1;
            assert_eq!(plain.follow(&chain.0, &[], 0), chain.0.len(), "{figure}");
        }
        assert_eq!(why.clone().checked(&pieces, &figure), why);
    }
    // Most of them have a short argument, and many figures can be built. The dice are always the same, and so are these numbers.
    assert_eq!((weighed, chained, built), (10, 20, 379));
}

#[test]
fn symmetric_figures_have_shorter_chains() {
    let pieces = PieceSet::soma();
    let mut dice = Pcg32::seed_from_u64(5);
    let (mut chained, mut saved) = (0, 0);
    while chained < 6 {
        // Half of it, and its mirror image or its half turn.
        let half = random_of(&mut dice, [2, 5, 3], 12);
        let turns = chained % 2 == 0;
        let mut cells: Vec<_> = half.cells().to_vec();
        cells.extend(half.cells().iter().map(|at| cell(4 - at.x, if turns { 4 - at.y } else { at.y }, at.z)));
        cells.extend((1..4).map(|y| cell(2, y, 0)));
        let Some(figure) = Figure::new(&cells).filter(|figure| figure.symmetries().len() > 1) else { continue };
        if !reasons(&pieces, &figure).is_empty() || !search(&figure).1.found().is_empty() {
            continue;
        }
        let Some(chain) = found(&pieces, &figure).chain else { continue };
        assert_eq!(Plain::new(&pieces, &figure).follow(&chain.0, &[], 0), chain.0.len(), "{figure}");
        assert!(chain.proves(&pieces, &figure));
        let shared = chain.0.iter().position(|step| step.images > 1);
        if let Some(step) = shared {
            saved += 1;
            let mut steps = chain.0.clone();
            steps[step].images = 1;
            assert!(!ForcedChain(steps).proves(&pieces, &figure), "{figure}");
        }
        assert!(chain.0.iter().all(|step| step.depth == 0 || step.images == 1));
        chained += 1;
    }
    assert!(saved > 1, "{saved}");
}

#[test]
fn a_cell_that_no_piece_reaches_is_a_reason() {
    let pieces = PieceSet::soma();
    // A cell beside the others, which it touches by an edge only.
    let figure = Figure::read("o--------.-ooooooooo.-ooooooooo.-oooooooo-").unwrap();
    let plain = Plain::new(&pieces, &figure);
    let reached = |cell: usize| plain.placements.iter().flatten().any(|cells| cells.contains(&cell));
    let alone: Vec<usize> = (0..27).filter(|&cell| !reached(cell)).collect();
    assert_eq!(alone.len(), 1);
    assert!(reasons(&pieces, &figure).contains(&Reason::Unreached { cells: 1 << alone[0] }));
    let cube = Remainder::whole(&pieces, &Figure::default()).has_reason();
    assert!(!cube && Remainder::whole(&pieces, &figure).has_reason());
}

#[test]
fn the_example_of_the_browser_tests_has_a_chain_of_eleven_steps() {
    let pieces = PieceSet::soma();
    let figure = Figure::read("-----.ooo--.-o---.-oo--_-----.-o-o-.ooo--.--o--_ooo--.ooooo.ooo--.oooo-").unwrap();
    let chain = found(&pieces, &figure).chain.expect("a chain");
    assert_eq!((chain.0.len(), chain.forced()), (11, 0));
    assert_eq!(Plain::new(&pieces, &figure).follow(&chain.0, &[], 0), 11);
    assert!(reasons(&pieces, &figure).is_empty());
}

#[test]
fn what_is_no_argument_is_refused() {
    let pieces = PieceSet::soma();
    let wall = figure(Preset::WWall);
    let weights = found(&pieces, &wall).weights.expect("weights");
    assert_eq!((weights.sum(), weights.most(&pieces, &wall).iter().sum::<u64>()), (10, 9));
    let refused = |weights: Vec<u32>| assert!(!Weights(weights).proves(&pieces, &wall));
    refused(vec![]);
    refused(vec![1; 27]);
    refused(weights.0.iter().copied().chain([100]).collect());
    refused(weights.0.iter().map(|&weight| 1 - weight).collect());
    // No weights prove that the cube cannot be built.
    assert!(!weights.proves(&pieces, &Figure::default()));
    assert_eq!(found(&pieces, &Figure::default()), Why::default());

    // A figure without a simple reason, with a chain of some steps.
    let mut dice = Pcg32::seed_from_u64(7);
    let (figure, chain) = (0..100)
        .find_map(|_| {
            let figure = random(&mut dice, [5, 4, 3]);
            let chain = found(&pieces, &figure).chain.filter(|chain| (4..20).contains(&chain.0.len()))?;
            chain.0.iter().any(|step| step.depth > 0).then_some((figure, chain))
        })
        .expect("such a figure");
    assert!(chain.proves(&pieces, &figure));
    let last = chain.0.len() - 1;
    let damages: [fn(&mut Vec<ChainStep>); 9] = [
        |steps| drop(steps.pop()),
        |steps| drop(steps.remove(0)),
        |steps| steps.push(steps[0].clone()),
        |steps| steps.swap(0, 1),
        |steps| steps[0].way[1] += 1,
        |steps| steps[0].cells[0] ^= 1,
        |steps| steps[0].cells.push(200),
        |steps| steps[0].piece = (steps[0].piece + 1) % 7,
        |steps| steps[0].at = CoverItem::Cell(200),
    ];
    for (number, damage) in damages.into_iter().enumerate() {
        let mut steps = chain.0.clone();
        damage(&mut steps);
        assert!(!ForcedChain(steps).proves(&pieces, &figure), "{number}");
    }
    assert!(!ForcedChain(vec![]).proves(&pieces, &figure));
    // Each step stands on those before it, and the last one ends at a reason.
    for step in 1..=chain.0.len() {
        let standing = chain.standing(step);
        assert_eq!(standing.len(), chain.0[step - 1].depth + 1);
        assert_eq!(standing.last(), Some(&(chain.0[step - 1].piece, chain.0[step - 1].mask())));
        assert_eq!(
            standing
                .iter()
                .fold(0, |all: Mask, (_, cells)| {
                    assert_eq!(all & cells, 0);
                    all | cells
                })
                .count_ones() as usize,
            standing.iter().map(|(piece, _)| pieces.pieces()[*piece].shape.cells().len()).sum::<usize>()
        );
        let goes_on = chain.0.get(step).is_some_and(|next| next.depth == standing.len());
        assert_eq!(chain.end(step, &pieces, &figure).is_none(), goes_on);
    }
    assert!(chain.end(last + 1, &pieces, &figure).is_some() && chain.standing(0).is_empty());
}

#[test]
fn the_places_of_the_pieces_are_those_of_all_solutions() {
    let pieces = PieceSet::soma();
    for preset in [Preset::Cube, Preset::Gorilla, Preset::Castle, Preset::Bathtub] {
        let figure = figure(preset);
        let (cover, sweep) = search(&figure);
        let catalogue = Catalogue::new(&pieces, &figure, &cover, sweep.found());
        let mut used = vec![BTreeSet::new(); 7];
        for placed in sweep.found().iter().flat_map(|found| cover.images(found)) {
            for (piece, cells) in placed.into_iter().enumerate().take(7) {
                used[piece].insert(cells);
            }
        }
        let group = Group::new(&pieces, &figure);
        let plain = Plain::new(&pieces, &figure);
        for places in places(&pieces, &figure, &catalogue).expect("few solutions") {
            let own = &used[places.piece];
            assert_eq!(places.placements, plain.placements[places.piece].len());
            assert_eq!(places.used, own.len(), "{preset:?} {}", places.piece);
            assert!(own.contains(&places.example));
            // The classes: every placement that is used is an image of one of so many.
            let mut left = own.clone();
            let mut classes = 0;
            while let Some(first) = left.pop_first() {
                classes += 1;
                for symmetry in group.symmetries() {
                    if !symmetry.is_reflection() || pieces.mirrors().unwrap()[places.piece] == places.piece {
                        left.remove(&symmetry.image(first));
                    }
                }
            }
            assert_eq!(places.classes, classes);
        }
        assert_eq!(
            solution(&catalogue.classes[0].labels, pieces.count()).len(),
            cover.images(&sweep.found()[0]).next().unwrap().len()
        );
    }
    // Where not all solutions are listed, nothing is told.
    let cube = Figure::default();
    let (cover, sweep) = search(&cube);
    let whole = Catalogue::new(&pieces, &cube, &cover, sweep.found());
    let some = Catalogue { count: 241, ..whole };
    assert_eq!(places(&pieces, &cube, &some), None);
    // Without a solution there is nothing to tell.
    let (cover, sweep) = search(&figure(Preset::WWall));
    let none = Catalogue::new(&pieces, &figure(Preset::WWall), &cover, sweep.found());
    assert!(places(&pieces, &figure(Preset::WWall), &none).unwrap().iter().all(|each| (
        each.used,
        each.classes,
        each.example
    ) == (0, 0, 0)));
}

#[test]
fn solutions_of_a_kind_fall_short_alike() {
    let pieces = PieceSet::soma();
    let mirrors = pieces.mirrors().unwrap();
    let mut with_kinds = 0;
    for preset in Preset::ALL {
        let figure = figure(preset);
        let (cover, sweep) = search(&figure);
        let catalogue = Catalogue::new(&pieces, &figure, &cover, sweep.found());
        let Some(shortfall) = Shortfall::of(&pieces, &figure, &catalogue) else { continue };
        with_kinds += 1;
        let cells = figure.cells().iter().filter(|at| {
            let [x, y, z] = [at.x, at.y, at.z].map(|along| along as usize & 1);
            x + 2 * y + 4 * z == shortfall.class
        });
        let cells: Mask = cells.map(|&at| 1 << figure.index(at).unwrap()).sum();
        assert_eq!((cells.count_ones() as usize, shortfall.total), (shortfall.cells, 9));
        let has_mirrors = figure.symmetries().iter().any(|symmetry| symmetry.is_reflection());
        // Every solution in every position is of one of the kinds, and each kind has one.
        let most = [1, 2, 2, 1, 1, 1, 1];
        let mut kinds = BTreeSet::new();
        for placed in sweep.found().iter().flat_map(|found| cover.images(found)) {
            let short = |piece: usize| most[piece] - (placed[piece] & cells).count_ones();
            let own: Vec<_> = (0..7).map(|piece| (piece, short(piece))).filter(|each| each.1 > 0).collect();
            assert_eq!(own.iter().map(|each| each.1 as usize).sum::<usize>(), 9 - shortfall.cells, "{preset:?}");
            let mut mirrored: Vec<_> = own.iter().map(|&(piece, short)| (mirrors[piece], short)).collect();
            mirrored.sort();
            kinds.insert(if has_mirrors { own.min(mirrored) } else { own });
        }
        let told: BTreeSet<_> = shortfall.kinds.iter().map(|(short, _)| short.clone()).collect();
        assert_eq!(told, kinds, "{preset:?}");
        let listed: BTreeSet<usize> = shortfall.kinds.iter().flat_map(|(_, classes)| classes.clone()).collect();
        assert_eq!(listed, (0..catalogue.classes.len()).collect(), "{preset:?}");
    }
    assert!(with_kinds > 10, "{with_kinds}");
    // Equal pieces have no kinds, nor has what is not whole.
    let cube = Figure::default();
    let (cover, sweep) = search(&cube);
    let whole = Catalogue::new(&pieces, &cube, &cover, sweep.found());
    let (equal, figure) = KnownSet::Conway.set();
    assert_eq!(Shortfall::of(&equal, &figure, &whole), None);
    assert_eq!(Shortfall::of(&pieces, &cube, &Catalogue { count: 241, ..whole }), None);
}

#[test]
fn larger_sets_that_fit_have_no_argument_against_them() {
    for set in [KnownSet::Bedlam, KnownSet::Conway, KnownSet::Pentominoes3x20] {
        let (pieces, figure) = set.set();
        assert_eq!(found(&pieces, &figure), Why::default(), "{set:?}");
    }
}

#[test]
fn equal_pieces_have_arguments_too() {
    // Eight straight pieces of three on a rectangle of 5x5 without a corner: in the colouring by (x - y) mod 3 each fills one of each.
    let pieces = PieceSet::read("8xooo").unwrap();
    let figure = Figure::read("-oooo.ooooo.ooooo.ooooo.ooooo").unwrap();
    let why = found(&pieces, &figure);
    let plain = Plain::new(&pieces, &figure);
    let (sum, most) = plain.weigh(&why.weights.as_ref().expect("weights").0);
    assert!(most.iter().sum::<u32>() < sum && most.len() == 8);
    assert_eq!(why.clone().checked(&pieces, &figure), why);
    // A chain with equal pieces: four straight pieces of three and a corner piece on random figures of 15 cells.
    let pieces = PieceSet::read("4xooo,oo.o-").unwrap();
    let mut dice = Pcg32::seed_from_u64(3);
    let mut chained = 0;
    while chained < 8 {
        let figure = random_of(&mut dice, [4, 4, 2], 15);
        let why = found(&pieces, &figure);
        let Some(chain) = why.chain.filter(|chain| chain.0.iter().any(|step| step.depth > 0)) else { continue };
        let plain = Plain::new(&pieces, &figure);
        assert_eq!(plain.follow(&chain.0, &[], 0), chain.0.len(), "{figure}");
        assert!(chain.proves(&pieces, &figure));
        chained += 1;
    }
}

/// A figure without symmetries: then no image of a placement answers for it.
fn crooked(dice: &mut Pcg32, sides: [i32; 3], count: usize) -> Figure {
    let mut figures = std::iter::repeat_with(|| random_of(dice, sides, count));
    figures.find(|figure| figure.symmetries().len() == 1).expect("sooner or later")
}

/// The cells of a figure with colours drawn from these letters.
fn tinted(dice: &mut Pcg32, cells: &[Cell], letters: &[char]) -> Vec<TintedCell> {
    let mut tint = || Tint::read(letters[dice.next_u32() as usize % letters.len()]).unwrap();
    cells.iter().map(|&at| (at, tint())).collect()
}

#[test]
fn arguments_about_sets_of_all_kinds_stand_too() {
    let mut dice = Pcg32::seed_from_u64(23);
    // Pieces that may be reflected, that may not be turned over, with colours, and with cells that may stay empty.
    let shapes =
        ["ooo.o--,oooo,oo-.-oo,ooo.-o-", "ooo.o--,oo-.-oo,oo.o-,ooo", "oooo,oo.o-,ooo,oo.oo", "oo.o-,ooo,oo.oo"];
    let mut proved = [[0; 2]; 4];
    for kind in 0..4 {
        for _ in 0..200 {
            if proved[kind].iter().all(|&count| count >= 6) {
                break;
            }
            let plain = PieceSet::read(shapes[kind]).unwrap();
            let figure = crooked(&mut dice, [4, 3, 2], plain.volume() + if kind == 3 { 3 } else { 0 });
            let (pieces, figure) = match kind {
                0 => (PieceSet::read(&format!("mirror:{plain}")).unwrap(), figure),
                1 => (PieceSet::read(&format!("flat:{plain}")).unwrap(), figure),
                2 => {
                    let texts = plain.pieces().iter().map(|piece| {
                        let cells = tinted(&mut dice, piece.shape.cells(), &['o', 'k', 'w']);
                        Figure::tinted(&cells).unwrap().to_string()
                    });
                    let Some(pieces) = PieceSet::read(&texts.collect::<Vec<_>>().join(",")).ok() else { continue };
                    let cells = tinted(&mut dice, figure.cells(), &['o', 'k', 'k', 'w', 'w']);
                    (pieces, Figure::tinted(&cells).unwrap())
                }
                _ => {
                    let cells = tinted(&mut dice, figure.cells(), &['o', 'o', 'g']);
                    let figure = Figure::tinted(&cells).unwrap();
                    let Some(pieces) = plain.with_gaps(&figure) else { continue };
                    (pieces, figure)
                }
            };
            let why = found(&pieces, &figure);
            let plain = Plain::new(&pieces, &figure);
            assert_eq!(plain.sizes.iter().sum::<usize>(), figure.count(), "{pieces}");
            if let Some(weights) = &why.weights {
                let (sum, most) = plain.weigh(&weights.0);
                assert!(most.iter().sum::<u32>() < sum, "{pieces} in {figure}");
                assert_eq!(most.into_iter().map(u64::from).collect::<Vec<_>>(), weights.most(&pieces, &figure));
                proved[kind][0] += 1;
            }
            if let Some(chain) = why.chain.as_ref().filter(|chain| chain.0.iter().any(|step| step.depth > 0)) {
                assert_eq!(plain.follow(&chain.0, &[], 0), chain.0.len(), "{pieces} in {figure}");
                proved[kind][1] += 1;
            }
            assert_eq!(why.clone().checked(&pieces, &figure), why);
        }
    }
    assert!(proved.iter().flatten().all(|&count| count >= 3), "{proved:?}");
}

#[test]
fn the_argument_about_the_cube_is_counted_and_holds_for_all_solutions() {
    let (pieces, cube) = (PieceSet::soma(), Figure::default());
    let plain = Plain::new(&pieces, &cube);
    let is_corner = |cell: usize| plain.cells[cell].iter().all(|at| *at != 1);
    let corners = |cells: &BTreeSet<usize>| cells.iter().filter(|cell| is_corner(**cell)).count();
    let count = |piece: usize, fits: &dyn Fn(&BTreeSet<usize>) -> bool| {
        plain.placements[piece].iter().filter(|cells| fits(cells)).count()
    };
    let [v, l, t, z, p] = ['V', 'L', 'T', 'Z', 'P'].map(|letter| pieces.named(letter).unwrap());
    let steps = proof(&pieces, &cube);
    let named: Vec<&Claim> = steps.iter().map(|step| &step.claim).collect();
    let most = vec![1, 2, 2, 1, 1, 1, 1];
    let with_centre = |piece: usize| count(piece, &|cells| cells.contains(&13));
    let mut expected = vec![Claim::Corners(8)];
    expected.extend(most.iter().enumerate().map(|(piece, &most)| Claim::Most { piece, most }));
    expected.push(Claim::Total { most: most.clone(), corners: 8 });
    let fills = [0, 2].map(|number| (number, count(t, &|cells| corners(cells) == number)));
    assert_eq!(fills, [(0, 48), (2, 24)]);
    // With two corners it lies along an edge: three of its cells are in line with them.
    let on_edge = |cells: &BTreeSet<usize>| {
        let middles = |cell: &usize| plain.cells[*cell].iter().filter(|at| **at == 1).count();
        cells.iter().filter(|cell| middles(cell) == 1).count() == 1 && corners(cells) == 2
    };
    assert_eq!(count(t, &on_edge), 24);
    expected.push(Claim::Never { piece: t, fills: fills.to_vec() });
    expected.push(Claim::Along { piece: t, most: 2, placements: 24 });
    for piece in [l, t] {
        expected.push(Claim::NotCentral { piece, placements: with_centre(piece), fills: 0, most: 2 });
    }
    for piece in [v, z, p] {
        expected.push(Claim::Deficient { piece, placements: with_centre(piece), fills: 0 });
    }
    expected.push(Claim::Checked);
    assert_eq!(named, expected.iter().collect::<Vec<_>>());
    // What is shown is what is said.
    for step in &steps {
        let Some((piece, cells)) = step.placed else { continue };
        let cells: BTreeSet<usize> = (0..27).filter(|cell| cells >> cell & 1 == 1).collect();
        assert!(plain.placements[piece].contains(&cells));
        let (filled, has_centre) = (corners(&cells), cells.contains(&13));
        match step.claim {
            Claim::Most { piece: own, most } => assert_eq!((own, most), (piece, filled)),
            Claim::Never { piece: own, .. } => assert_eq!((own, 0), (piece, filled)),
            Claim::Along { piece: own, most, .. } => assert_eq!((own, most), (piece, filled)),
            Claim::NotCentral { piece: own, fills, .. } => assert_eq!((own, fills, true), (piece, filled, has_centre)),
            Claim::Deficient { piece: own, .. } => assert_eq!((own, 0, true), (piece, filled, has_centre)),
            _ => panic!("{step:?}"),
        }
    }
    let (cover, sweep) = search(&cube);
    let catalogue = Catalogue::new(&pieces, &cube, &cover, sweep.found());
    // Two pieces that have exchanged their names are noticed.
    let damaged = |fits: &dyn Fn(&Kind) -> bool, one: usize, other: usize| {
        let mut catalogue = catalogue.clone();
        let is_it = |class: &&mut Class| {
            kind(&pieces, &cube, &solution(&class.labels, pieces.count())).is_some_and(|kind| fits(&kind))
        };
        let class = catalogue.classes.iter_mut().find(is_it).expect("such a class");
        for label in &mut class.labels {
            *label = [(one, other), (other, one)]
                .into_iter()
                .find(|(from, _)| *from == usize::from(*label))
                .map_or(*label, |(_, to)| to as u8);
        }
        agreement(&steps, &pieces, &cube, &catalogue)
    };
    let not_along = damaged(&|kind| kind.deficient == l, t, l);
    assert_eq!((not_along.classes, not_along.along), (240, 239), "{not_along:?}");
    let central = damaged(&|kind| kind.central == p, p, t);
    assert_eq!(central.central, 239, "{central:?}");
    let all = Agreement { classes: 240, one_deficient: 240, along: 240, central: 240 };
    assert_eq!(agreement(&steps, &pieces, &cube, &catalogue), all);
}
