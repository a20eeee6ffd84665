//! The packing engine: known counts, and random sets against a plain search.

use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::figure::{Figure, Mask, bits};
use casse_tete::puzzle::soma::job::StudyRunner;
use casse_tete::puzzle::soma::own_set::OwnSet;
use casse_tete::puzzle::soma::pack::fullest::FullestSearch;
use casse_tete::puzzle::soma::pack::ideas::{IdeaCount, IdeaSearch, Ideas, SMALL_REGION};
use casse_tete::puzzle::soma::pack::{Estimate, PackCount, PackPart, PackSearch, Packing};
use casse_tete::puzzle::soma::pieces::{MOST_KINDS, PieceSet, SetFault, Turning};
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::polycube::{Polycube, polycubes};
use casse_tete::puzzle::soma::{
    Assembly, Cell, KnownSet, Model, Preset, Problem, Request, Setup, Symmetry, cell as cell_at,
};
use casse_tete::search::job::JobRunner;
use casse_tete::search::sample::Dice;
use casse_tete::search::{Backtrack, Observer, Status};
use casse_tete::text::Lang;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Placed solutions, classes by weight, classes as a set, nodes.
fn counts(pieces: &PieceSet, figure: &Figure) -> (u64, u64, usize, u64) {
    let packing = Packing::new(pieces, figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    assert_eq!(search.advance(&packing, u64::MAX), Status::Finished);
    summed(&packing, search.found().iter().cloned(), search.nodes())
}

fn summed(
    packing: &Packing,
    found: impl Iterator<Item = casse_tete::puzzle::soma::pack::Packed>,
    nodes: u64,
) -> (u64, u64, usize, u64) {
    let (mut placed, mut weight, mut classes) = (0, 0, BTreeSet::new());
    for found in found {
        let class = packing.class(&found);
        placed += found.multiplicity;
        weight += found.multiplicity * (packing.symmetries() / class.placed);
        classes.insert(class.labels);
    }
    assert_eq!(weight % packing.symmetries(), 0);
    (placed, weight / packing.symmetries(), classes.len(), nodes)
}

#[test]
fn known_sets_have_the_known_numbers_of_solutions() {
    for known in KnownSet::ALL {
        // Counted by themselves, below.
        if matches!(known, KnownSet::Bedlam | KnownSet::Tetris | KnownSet::Pentominoes3x4x5) {
            continue;
        }
        let (pieces, figure) = known.set();
        assert_eq!(pieces.volume(), figure.count(), "{}", known.name());

        let (_, by_weight, classes, _) = counts(&pieces, &figure);

        assert_eq!(by_weight as usize, classes, "{}", known.name());
        if let Some(count) = known.known() {
            assert_eq!(by_weight, count, "{}", known.name());
        }
    }
}

fn check_large(known: KnownSet) {
    let (pieces, figure) = known.set();
    let (_, by_weight, classes, _) = counts(&pieces, &figure);
    assert_eq!((Some(by_weight), Some(classes as u64)), (known.known(), known.known()), "{}", known.name());
}

#[test]
fn the_bedlam_cube_is_counted() {
    check_large(KnownSet::Bedlam);
}

#[test]
fn the_tetris_cube_is_counted() {
    check_large(KnownSet::Tetris);
}

/// Straight pentominoes in a strip of width 5: each upright, or five side by side lying, so that the number of ways is that of ordered
/// sums of ones and fives. A board of 70 cells needs masks of 128 bits.
#[test]
fn a_board_of_more_than_64_cells_is_counted_right() {
    let mut ways = vec![1; 5];
    for length in 5..=14 {
        ways.push(ways[length - 1] + ways[length - 5]);
    }
    let pieces = PieceSet::read("14xooooo").expect("a set");
    let board = Figure::block(14, 5, 1).expect("70 cells");
    assert_eq!(counts(&pieces, &board).0, ways[14]);
}

/// A set of so many different pieces: corners and rows of three cubes in all colours.
fn different(number: usize) -> String {
    let colours = ["o", "k", "w"];
    let mut pieces = vec![];
    for middle in colours {
        for (place, one) in colours.iter().enumerate() {
            for other in &colours[place..] {
                pieces.extend([format!("{one}{middle}{other}"), format!("{middle}{one}.{other}-")]);
            }
        }
    }
    pieces[..number].join(",")
}

#[test]
fn a_text_that_is_no_set_is_refused_with_its_place() {
    for (text, fault) in [
        ("", SetFault::NoPiece(1)),
        ("oo,", SetFault::NoPiece(2)),
        ("oo,ob", SetFault::NoPiece(2)),
        ("27*o", SetFault::NoPiece(1)),
        ("0xoo", SetFault::NoPiece(1)),
        ("-1xoo", SetFault::NoPiece(1)),
        ("1xoo,o-o", SetFault::FallsApart(2)),
        ("ooo,oo.--_--.oo", SetFault::FallsApart(2)),
        ("126xo", SetFault::TooLarge),
        (different(33).as_str(), SetFault::TooLarge),
        ("18xooooooo", SetFault::TooLarge),
        ("99999999xo", SetFault::TooLarge),
    ] {
        assert_eq!(PieceSet::read(text), Err(fault), "{text}");
        let request = Request { set: Some(text.to_string()), ..Request::default() };
        assert_eq!(request.model(), Err(vec![Problem::Set { found: text.to_string(), fault }]));
    }
    assert_eq!(PieceSet::read("17xooooooo").map(|set| set.volume()), Ok(119));
    // The gaps of a figure are no kind of their own.
    let most = PieceSet::read(&different(32)).expect("as many as there may be");
    assert_eq!(most.kinds(), MOST_KINDS);
    let board = Figure::read(&["g".repeat(25).as_str(); 4].join(".")).expect("100 cells");
    let with_gaps = most.with_gaps(&board).expect("room for gaps");
    assert_eq!((with_gaps.kinds(), with_gaps.gaps()), (MOST_KINDS, 4));
    let packing = Packing::new(&with_gaps, &board).expect("as many cells as cubes");
    let mut search = PackSearch::new(&packing);
    search.advance(&packing, 1_000_000);
    assert!(search.nodes() > 0);
}

#[test]
fn parts_together_are_the_whole() {
    for known in [KnownSet::Soma, KnownSet::Diabolical, KnownSet::Pentominoes2x5x6, KnownSet::SlothouberGraatsma] {
        let (pieces, figure) = known.set();
        let packing = Packing::new(&pieces, &figure).expect("volumes fit");
        let whole = counts(&pieces, &figure);
        for least in [1, 10, 100] {
            let plan = packing.parts(least);
            let (mut found, mut nodes) = (vec![], plan.nodes);
            for root in &plan.roots {
                let mut search = PackSearch::below(&packing, root).expect("no dead end");
                while search.advance(&packing, 1000) == Status::Running {}
                nodes += search.nodes();
                found.extend(search.take_found());
            }
            assert_eq!(summed(&packing, found.into_iter(), nodes), whole, "{} {least}", known.name());
        }
    }
}

/// All solutions by trying, for the first empty cell, each placement of each kind that is left; equal pieces are not told apart.
fn plain(left: &mut [(usize, Vec<Mask>)], full: Mask, filled: Mask, found: &mut u64) {
    if filled == full {
        *found += 1;
        return;
    }
    let cell = (full & !filled).trailing_zeros();
    for kind in 0..left.len() {
        if left[kind].0 == 0 {
            continue;
        }
        left[kind].0 -= 1;
        for index in 0..left[kind].1.len() {
            let mask = left[kind].1[index];
            if mask >> cell & 1 == 1 && mask & filled == 0 {
                plain(left, full, filled | mask, found);
            }
        }
        left[kind].0 += 1;
    }
}

#[test]
fn random_sets_have_as_many_solutions_as_a_plain_search_finds() {
    let mut dice = Dice::new(19, 0);
    let shapes: Vec<_> = (3..=4).flat_map(polycubes).chain((1..=2).flat_map(polycubes)).collect();
    let boxes = [(2, 2, 3), (3, 3, 1), (2, 3, 3), (4, 4, 1), (5, 3, 1), (4, 2, 2)];
    let (mut solved, mut tried) = (0, 0);
    while tried < 150 {
        let (width, depth, height) = boxes[dice.below(boxes.len() as u32) as usize];
        let figure = Figure::block(width, depth, height).expect("small");
        let mut texts = Vec::new();
        let mut volume = 0;
        while volume < figure.count() {
            // Small pieces only where nothing else fits: with many of them there are more solutions than a plain search can count.
            let small = figure.count() - volume < 3;
            let shape = &shapes[if small { 10 + dice.below(2) } else { dice.below(10) } as usize];
            let times = 1 + dice.below(2) as usize;
            if volume + times * shape.size() > figure.count() {
                continue;
            }
            volume += times * shape.size();
            texts.push(format!("{times}x{}", Figure::new(shape.cells()).expect("small")));
        }
        let Ok(pieces) = PieceSet::read(&texts.join(",")) else { continue };
        assert_eq!(PieceSet::read(&pieces.to_string()).map(|set| set.to_string()), Ok(pieces.to_string()));
        tried += 1;
        let mut left: Vec<(usize, Vec<Mask>)> = Vec::new();
        for (place, piece) in pieces.pieces().iter().enumerate().filter(|(place, piece)| piece.kind == *place) {
            let count = pieces.pieces().iter().filter(|other| other.kind == place).count();
            left.push((count, placements(&figure, piece).iter().map(|placement| placement.cells).collect()));
        }
        let mut found = 0;
        plain(&mut left, figure.full(), 0, &mut found);
        let (placed, by_weight, classes, _) = counts(&pieces, &figure);
        assert_eq!(placed, found, "{pieces} in {width}x{depth}x{height}");
        assert_eq!(by_weight as usize, classes, "{pieces} in {width}x{depth}x{height}");
        solved += usize::from(found > 0);
    }
    assert!(solved > 20, "{solved}");
}

#[test]
fn figures_of_the_soma_cube_have_the_known_numbers_of_solutions() {
    let pieces = PieceSet::soma();
    for (preset, classes) in [(Preset::Cube, 240), (Preset::Bathtub, 79), (Preset::WWall, 0)] {
        let figure = preset.text().parse::<Setup>().expect("a text").figure().expect("a figure");
        assert_eq!(counts(&pieces, &figure).2, classes, "{}", preset.name());
    }
}

#[test]
fn an_estimate_is_near_the_number_of_nodes() {
    let (pieces, figure) = KnownSet::Pentominoes2x5x6.set();
    let packing = Packing::new(&pieces, &figure).expect("volumes fit");
    let nodes = counts(&pieces, &figure).3 as f64;
    let plan = packing.parts(500);
    // The mean of many independent estimates is near, and single ones miss it by about as much as they say.
    let all: Vec<Estimate> = (0..12).map(|stream| packing.estimate(&plan, Dice::new(7, stream))).collect();
    let estimates: Vec<f64> = all.iter().map(|estimate| estimate.nodes).collect();
    let mean = estimates.iter().sum::<f64>() / 12.0;
    let spread = (estimates.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / 11.0).sqrt();
    assert!((mean - nodes).abs() < 4.0 * spread / 12.0_f64.sqrt(), "{mean} {spread} {nodes}");
    assert!(spread < 0.5 * nodes, "{mean} {spread} {nodes}");
    let told = all[0].error;
    assert!((0.1..10.0).contains(&(told / spread)), "{told} {spread}");
    let holds = |estimate: &&Estimate| {
        let [low, high] = estimate.interval();
        (low..=high).contains(&nodes)
    };
    let held = all.iter().filter(holds).count();
    assert!(held >= 8, "{held} of 12 intervals hold {nodes}");
}

#[test]
fn all_solutions_are_found_without_any_of_the_ideas() {
    let count = |pieces: &PieceSet, figure: &Figure, ideas: Ideas, most: u64| {
        let mut search = IdeaSearch::new(pieces, figure, ideas, most).expect("volumes fit");
        while search.advance(1000) == Status::Running {}
        search.count()
    };
    let mut saved = [0; 2];
    for known in [KnownSet::Soma, KnownSet::Diabolical, KnownSet::Pentominoes3x20, KnownSet::SlothouberGraatsma] {
        let (pieces, figure) = known.set();
        let (placed, .., nodes) = counts(&pieces, &figure);
        let compared = Ideas::COMPARED.map(|ideas| count(&pieces, &figure, ideas, u64::MAX));
        assert_eq!(compared[0], IdeaCount { nodes, placed, is_cut: false }, "{}", known.name());
        for (without, found) in compared.into_iter().enumerate() {
            assert_eq!((found.placed, found.is_cut), (placed, false), "{} without {without}", known.name());
        }
        // Choosing a piece may cost something; without a piece that is there once there is no symmetry to break.
        let [all, fewest, _, islands, symmetry, balance, regions] = compared.map(|count| count.nodes);
        assert!(all < fewest && all <= islands && all <= symmetry, "{} {compared:?}", known.name());
        assert!(balance <= all && regions <= all, "{} {compared:?}", known.name());
        saved = [saved[0] + all - balance, saved[1] + all - regions];
        // A search that is given up says so.
        let cut = count(&pieces, &figure, Ideas::ALL, nodes / 2);
        assert!(cut.is_cut && cut.nodes >= nodes / 2 && cut.nodes < nodes && cut.placed <= placed);
    }
    assert!(saved.into_iter().all(|saved| saved > 0), "{saved:?}");
    for lang in Lang::ALL {
        let [.., regions] = lang.soma().ideas.ideas;
        assert!(regions.contains(&format!(" {SMALL_REGION} ")), "the number of the code: {regions}");
    }
    // Nor without several of them.
    let mut dice = Dice::new(20, 7);
    for _ in 0..20 {
        let ideas = Ideas {
            fewest: dice.below(2) == 0,
            pieces: dice.below(2) == 0,
            islands: dice.below(2) == 0,
            symmetry: dice.below(2) == 0,
            balance: dice.below(2) == 0,
            regions: dice.below(2) == 0,
        };
        let (pieces, figure) = KnownSet::Diabolical.set();
        assert_eq!(count(&pieces, &figure, ideas, u64::MAX).placed, counts(&pieces, &figure).0, "{ideas:?}");
    }
}

/// Fills the first item with the fewest choices in all ways, cells before pieces; a choice is a piece with its cells. Counts choices and
/// solutions.
fn cover(empty: Mask, left: &[(usize, Mask)], pieces: usize, counted: &mut (u64, u64)) {
    if empty == 0 {
        counted.1 += 1;
        return;
    }
    let cells = bits(empty).map(|cell| left.iter().filter(|(_, mask)| mask >> cell & 1 == 1).collect::<Vec<_>>());
    let free = (0..usize::BITS as usize).filter(|piece| pieces >> piece & 1 == 1);
    let items = cells.chain(free.map(|piece| left.iter().filter(|(other, _)| *other == piece).collect()));
    for &&(piece, mask) in items.min_by_key(Vec::len).expect("a cell is empty").iter() {
        counted.0 += 1;
        let rest: Vec<_> = left.iter().filter(|(other, cells)| *other != piece && cells & mask == 0).copied().collect();
        cover(empty & !mask, &rest, pieces & !(1 << piece), counted);
    }
}

#[test]
fn exact_cover_alone_counts_what_a_plain_recursion_counts() {
    let check = |pieces: &PieceSet, figure: &Figure| {
        let all: Vec<_> = pieces
            .pieces()
            .iter()
            .enumerate()
            .flat_map(|(number, piece)| placements(figure, piece).into_iter().map(move |placed| (number, placed.cells)))
            .collect();
        let mut counted = (0, 0);
        cover(figure.full(), &all, (1 << pieces.count()) - 1, &mut counted);
        let mut search = IdeaSearch::new(pieces, figure, Ideas::EXACT_COVER, u64::MAX).expect("volumes fit");
        // In slices of any size.
        let mut budget = 1;
        while search.advance(budget) == Status::Running {
            budget = budget * 7 % 1009 + 1;
        }
        assert_eq!((search.count().nodes, search.count().placed), counted, "{figure}");
        counted
    };
    for preset in
        Preset::ALL.iter().filter(|preset| ["gorilla", "w-wall", "pyramid", "bathtub"].contains(&preset.name()))
    {
        check(&PieceSet::soma(), &Figure::read(preset.text()).expect("a figure"));
    }
    let (pieces, figure) = KnownSet::Diabolical.set();
    check(&pieces, &figure);
    assert_eq!(check(&PieceSet::soma(), &Figure::default()), (256_916, 11_520));
}

/// The most cells that some of the pieces fill: the first cell that is left stays empty, or each piece that is left is tried there.
fn most_filled(left: &mut Vec<Vec<Mask>>, open: Mask, filled: Mask) -> u32 {
    if open == 0 {
        return filled.count_ones();
    }
    let cell = open & open.wrapping_neg();
    let mut most = most_filled(left, open & !cell, filled);
    for place in 0..left.len() {
        let piece = left.remove(place);
        for &mask in piece.iter().filter(|&&mask| mask & cell != 0 && mask & !open == 0) {
            most = most.max(most_filled(left, open & !mask, filled | mask));
        }
        left.insert(place, piece);
    }
    most
}

#[test]
fn no_filling_of_random_sets_leaves_fewer_cells_empty() {
    let mut dice = Dice::new(19, 1);
    let shapes: Vec<_> = (1..=4).flat_map(polycubes).collect();
    let (mut full, mut partly) = (0, 0);
    for _ in 0..40 {
        let [width, depth, height] = [2 + dice.below(2), 2, 1 + dice.below(2)].map(|side| side as usize);
        let figure = Figure::block(width, depth, height).expect("small");
        let mut text = |_| {
            let shape = &shapes[dice.below(shapes.len() as u32) as usize];
            Figure::new(shape.cells()).expect("small").to_string()
        };
        let text: Vec<String> = (0..3).map(&mut text).collect();
        let pieces = PieceSet::read(&text.join(",")).expect("a set");
        let mut left: Vec<Vec<Mask>> = pieces
            .pieces()
            .iter()
            .map(|piece| placements(&figure, piece).iter().map(|placement| placement.cells).collect())
            .collect();
        let most = most_filled(&mut left, figure.full(), 0);

        let mut search = FullestSearch::new(&pieces, &figure);
        while search.advance(1000) == Status::Running {}
        let found = search.answer();

        let filled = found.as_ref().map_or(0, |found| figure.count() - found.empty);
        assert_eq!(filled as u32, most, "{text:?} in {width}x{depth}x{height}");
        let Some(found) = found else { continue };
        assert_eq!(found.model.pieces.count(), found.pieces.0 + found.empty);
        assert!(found.model.is_legal() && counts(&found.model.pieces, &figure).0 > 0);
        *if found.empty == 0 { &mut full } else { &mut partly } += 1;
    }
    assert!(full > 3 && partly > 3, "{full} {partly}");
}

#[test]
fn selections_with_no_fitting_volume_end_at_once() {
    // Billions of selections of these dominoes, if equal ones were told apart, and none has an odd volume.
    let pieces = PieceSet::read("30xoo").expect("a set");
    let figure = Figure::block(3, 3, 3).expect("27 cells");
    let mut search = FullestSearch::new(&pieces, &figure);
    while search.advance(1000) == Status::Running {}
    let found = search.answer().expect("26 cells");
    assert_eq!((found.pieces, found.empty), ((13, 30), 1));
}

/// With mirror images allowed the two screws are equal, and each may be of either hand: the solutions are those with one of each, with
/// two right ones and with two left ones.
#[test]
fn reflections_count_the_sets_of_either_hand() {
    let others = "o-.oo,o--.ooo,-o-.ooo,-oo.oo-";
    let (a, b, p) = ("--.-o_o-.oo", "o-.--_o-.oo", "--.o-_o-.oo");
    let placed = |text: &str| {
        let pieces = PieceSet::read(text).expect("a set");
        assert_eq!(pieces.to_string(), PieceSet::read(&pieces.to_string()).expect("read again").to_string());
        counts(&pieces, &Figure::default())
    };
    let mirrored = placed(&format!("mirror:{others},{a},{b},{p}"));
    let either: Vec<u64> =
        [(a, b), (a, a), (b, b)].map(|(one, other)| placed(&format!("{others},{one},{other},{p}")).0).to_vec();
    assert_eq!(either[0], 11_520);
    assert_eq!(either[1], either[2], "mirror images of each other");
    assert_eq!(mirrored.0, either.iter().sum::<u64>());
    assert_eq!(mirrored.1, mirrored.2 as u64, "classes by weight and as a set");
}

/// Pieces that may not be turned over lie on the one side or on the other: every solution of the pentominoes is one for one choice of the
/// sides.
#[test]
fn each_choice_of_sides_has_its_solutions() {
    let (pieces, figure) = KnownSet::Pentominoes3x20.set();
    let sides: Vec<Vec<String>> = (pieces.pieces().iter())
        .map(|piece| {
            let shape =
                |symmetry: Symmetry| Figure::new(piece.shape.turned(symmetry).cells()).expect("small").to_string();
            let both = [shape(Symmetry::IDENTITY), shape(Symmetry::MIRROR)];
            let flat = |text: &str| PieceSet::read(&format!("flat:{text}")).expect("a piece").pieces()[0].clone();
            let is_one = flat(&both[0]).orientations == flat(&both[1]).orientations;
            both[..if is_one { 1 } else { 2 }].to_vec()
        })
        .collect();
    assert_eq!(sides.iter().map(Vec::len).sum::<usize>(), 18, "the one-sided pentominoes");
    let mut placed = 0;
    for choice in 0..1 << 6 {
        let mut bit = 0;
        let chosen = sides.iter().map(|both| {
            let side = if both.len() > 1 { (choice >> bit & 1) as usize } else { 0 };
            bit += both.len() - 1;
            both[side].as_str()
        });
        let text = format!("flat:{}", chosen.collect::<Vec<_>>().join(","));
        let set = PieceSet::read(&text).expect("a set");
        assert_eq!((set.turning(), set.to_string().starts_with("flat:")), (Turning::Upright, true));
        placed += counts(&set, &figure).0;
    }
    assert_eq!(placed, 8, "two solutions in four positions each");
    let all = OwnSet::one_sided_pentominoes();
    assert_eq!((all.pieces().len(), all.count(), all.volume(), all.turning()), (18, 18, 90, Turning::Upright));
    assert!(all.model(&Draft::of(&Figure::block(18, 5, 1).expect("90 cells"))).is_ok());
}

/// Sets whose pieces are turned otherwise, against a plain search over all images of each piece that are allowed.
#[test]
fn random_sets_have_as_many_solutions_as_a_plain_search_finds_however_pieces_are_turned() {
    for (turning, seed) in [(Turning::Reflected, 2), (Turning::Upright, 3)] {
        check_random_sets(turning, seed);
    }
}

fn check_random_sets(turning: Turning, seed: u64) {
    let is_allowed = |symmetry: &Symmetry| match turning {
        Turning::Upright => {
            let up = symmetry.apply(cell_at(0, 0, 1));
            symmetry.determinant() > 0 && up == cell_at(0, 0, 1)
        }
        _ => true,
    };
    let mut dice = Dice::new(19, seed);
    // Pieces that may not be turned over lie flat, on either side, so that some of their sets have solutions.
    let shapes: Vec<Polycube> = match turning {
        Turning::Upright => {
            let all = polycubes(4).into_iter().flat_map(|shape| shape.orientations());
            all.filter(|shape| shape.extents()[2] == 1).collect()
        }
        _ => polycubes(4),
    };
    let mut solved = 0;
    for _ in 0..250 {
        let (width, depth, height) = [(2, 2, 3), (4, 2, 1), (4, 2, 2), (4, 4, 1), (3, 2, 2)][dice.below(5) as usize];
        let figure = Figure::block(width, depth, height).expect("small");
        let text: Vec<String> = (0..figure.count() / 4)
            .map(|_| Figure::new(shapes[dice.below(shapes.len() as u32) as usize].cells()).expect("small").to_string())
            .collect();
        let pieces = PieceSet::read(&format!("{}{}", turning.prefix(), text.join(","))).expect("a set");
        assert_eq!(pieces.turning(), turning);
        let images = |cells: &[Cell]| -> BTreeSet<Mask> {
            let mut masks = BTreeSet::new();
            for symmetry in Symmetry::ALL.into_iter().filter(is_allowed) {
                for at in figure.cells() {
                    let first = symmetry.apply(cells[0]);
                    let moved = cells.iter().map(|&cell| {
                        let [x, y, z] = symmetry.apply(cell).coordinates();
                        figure.index(cell_at(x - first.x + at.x, y - first.y + at.y, z - first.z + at.z))
                    });
                    let indices: Option<Vec<usize>> = moved.collect();
                    masks.extend(indices.map(|indices| indices.into_iter().map(|index| 1 << index).sum::<Mask>()));
                }
            }
            masks
        };
        let mut left: Vec<(usize, Vec<Mask>)> = Vec::new();
        let mut known: Vec<BTreeSet<Mask>> = Vec::new();
        for piece in pieces.pieces() {
            let images = images(piece.shape.cells());
            match known.iter().position(|other| *other == images && !images.is_empty()) {
                Some(kind) => left[kind].0 += 1,
                None => {
                    left.push((1, images.iter().copied().collect()));
                    known.push(images);
                }
            }
        }
        let mut found = 0;
        plain(&mut left, figure.full(), 0, &mut found);
        let (placed, by_weight, classes, _) = counts(&pieces, &figure);
        assert_eq!((placed, by_weight as usize), (found, classes), "{pieces} in {width}x{depth}x{height}");
        solved += usize::from(found > 0);
    }
    assert!(solved >= 10, "{solved}");
}

/// Answers of a part are kept on the device: whoever changes the plan, the search of a part or what is kept of it gives them another version.
#[test]
fn answers_that_are_kept_have_their_version() {
    let (pieces, figure) = KnownSet::Pentominoes2x5x6.set();
    let packing = Rc::new(Packing::new(&pieces, &figure).expect("volumes fit"));
    let plan = Rc::new(packing.parts(500));
    let mut part = PackPart::new(&packing, &plan, 3, 64);
    while part.advance(1 << 20) == Status::Running {}
    let PackCount { nodes, placed, weight, symmetries, classes } = part.count();
    let kept = <StudyRunner as JobRunner>::KEPT_ANSWERS;
    let told = (kept, plan.roots.len(), plan.nodes, nodes, placed, weight, symmetries, classes.len());
    assert_eq!(told, (Some(1), 1_969, 2_914, 6_039, 152, 152, 8, 19));
}

/// Collects what each piece fills in the solutions of a search in the order of the set.
struct Solutions<'a>(&'a Assembly, &'a mut Vec<Vec<Mask>>);

impl Observer for Solutions<'_> {
    fn solution(&mut self, path: &[u32]) {
        let Solutions(tree, placed) = self;
        placed.push(tree.placed(path).map(|(_, placement)| placement.cells).collect());
    }
}

/// What is published about Mikusiński's cube, and a solution of the half-hour puzzle that is published beside its pieces.
#[test]
fn two_small_cubes_are_those_of_the_literature() {
    let classes = |pieces: &PieceSet| counts(pieces, &Figure::default()).2;
    let shapes =
        |known: KnownSet| -> Vec<String> { known.set().0.to_string().split(',').map(str::to_string).collect() };
    let mirror = |text: &str| {
        let layer =
            |layer: &str| layer.split('.').map(|row| row.chars().rev().collect()).collect::<Vec<String>>().join(".");
        text.split('_').map(layer).collect::<Vec<_>>().join("_")
    };
    let set = |texts: &[String]| PieceSet::read(&texts.join(",")).expect("a set");
    // Of the two screws, each as it is or reflected, and the three pieces of five, up to reflecting all: twelve sets.
    let own = shapes(KnownSet::Mikusinski);
    let screws = [[&own[1], &own[1]], [&own[1], &own[2]], [&own[2], &own[2]]];
    let mut unsolvable = 0;
    for pair in screws {
        for mirrored in 0..8 {
            let five = (0..3)
                .map(|place| if mirrored >> place & 1 == 1 { mirror(&own[3 + place]) } else { own[3 + place].clone() });
            let texts: Vec<String> =
                pair.iter().map(|text| (*text).clone()).chain([own[0].clone()]).chain(five).collect();
            unsolvable += usize::from(classes(&set(&texts)) == 0);
        }
    }
    assert_eq!(unsolvable, 2, "one, and the same reflected");
    // Two of the pieces of five stand together in one way, up to turning the cube, and the third beside them in two.
    let (pieces, figure) = KnownSet::Mikusinski.set();
    let tree = Assembly::new(Model::new(pieces, figure).expect("volumes fit"));
    let mut placed = Vec::new();
    let mut search = Backtrack::new(&tree);
    search.advance(&tree, u64::MAX, &mut Solutions(&tree, &mut placed));
    let ways = |places: &[usize]| {
        let all: BTreeSet<Vec<Mask>> =
            placed.iter().map(|masks: &Vec<Mask>| places.iter().map(|&place| masks[place]).collect()).collect();
        all.len()
    };
    assert_eq!((ways(&[3, 5]), ways(&[3, 4, 5]), ways(&[0, 1, 2, 3, 4, 5])), (24, 48, 48));
    // Another list of the pieces of the half-hour puzzle, read from a solution of it; it has the mirror images.
    let solution = ["dba.dda.daa", "bbb.ecf.dcf", "eef.eff.ccc"];
    let piece = |letter: char| {
        solution.map(|layer| layer.replace(|c: char| c != '.' && c != letter, "-").replace(letter, "o")).join("_")
    };
    let texts: Vec<String> = ('a'..='f').map(|letter| mirror(&piece(letter))).collect();
    let kinds = |pieces: &PieceSet| -> BTreeSet<String> {
        let least = |shape: &Polycube| {
            shape.orientations().iter().map(|turned| Figure::new(turned.cells()).expect("small").to_string()).min()
        };
        pieces.pieces().iter().filter_map(|piece| least(&piece.shape)).collect()
    };
    assert_eq!(kinds(&set(&texts)), kinds(&KnownSet::HalfHour.set().0));
}
