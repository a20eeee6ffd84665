//! The Soma cube: pieces, placements, counts of the search for every rule, classes, fast search against plain ones.

use casse_tete::puzzle::soma::diagnosis::{Reason, reasons};
use casse_tete::puzzle::soma::fast::{self, PieceMasks, Sweep};
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::placement::{numbers, orbits, placements, text};
use casse_tete::puzzle::soma::polycube::polycubes;
use casse_tete::puzzle::soma::solutions::{self, Group, labels, solution};
use casse_tete::puzzle::soma::theory::{Kind, corners_filled, kinds};
use casse_tete::puzzle::soma::{
    Assembly, Catalogue, Cell, Cut, Decision, DropReason, Figure, Mask, Model, Moment, Order, PieceSet, Polycube,
    Preset, Rules, Setup, Symmetry, cell,
};
use casse_tete::search::sample::Dice;
use casse_tete::search::split::{PartSearch, Plan};
use casse_tete::search::{Backtrack, Observer, Status, Tally, Timeline, Tree};
use std::collections::{BTreeMap, BTreeSet, HashSet};

const RULES: [&str; 4] = ["none", "islands", "parity", "islands,parity"];

fn soma() -> PieceSet {
    PieceSet::soma()
}

fn figure(text: &str) -> Figure {
    let setup: Setup = text.parse().expect("short enough");
    setup.figure().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn model(order: &str, rules: &str) -> Model {
    let order = Order::parse(order, &soma()).expect("an order");
    Model { order, rules: Rules::parse(rules).expect("rules"), ..Model::default() }
}

fn catalogue(pieces: &PieceSet, figure: &Figure) -> Catalogue {
    let (cover, found) = fast::solutions(pieces, figure).expect("27 cells");
    Catalogue::new(pieces, figure, &cover, &found)
}

fn at_once(assembly: &Assembly) -> Tally {
    let mut tally = Tally::default();
    assert_eq!(Backtrack::new(assembly).advance(assembly, u64::MAX, &mut tally), Status::Finished);
    tally
}

/// The tally of a whole search. Of each orbit of first placements only one is searched, because the rules are the same in
/// every position of the cube.
fn by_orbits(assembly: &Assembly) -> Tally {
    let symmetries = assembly.model().pieces.rotations_of(&assembly.model().figure);
    let mut whole = Tally::default();
    for orbit in orbits(&symmetries, assembly.placements(0)) {
        let mut tally = Tally::default();
        match Backtrack::below(assembly, &[orbit.first as u32]) {
            Err((_, reason)) => tally.dropped(0, assembly.cause(reason), 1),
            Ok(mut search) => {
                tally.kept(0);
                search.advance(assembly, u64::MAX, &mut tally);
            }
        }
        for _ in &orbit.images {
            whole += &tally;
        }
    }
    whole
}

fn cuts(tally: &Tally, cause: usize) -> u64 {
    tally.levels().iter().map(|level| level.dropped[cause]).sum()
}

fn nodes(tally: &Tally) -> u64 {
    tally.levels().iter().map(|level| level.kept).sum()
}

#[test]
fn symmetries_form_a_group() {
    let all: HashSet<Symmetry> = Symmetry::ALL.into_iter().collect();
    assert_eq!(all.len(), 48);
    assert_eq!(Symmetry::ALL[0], Symmetry::IDENTITY);
    assert_eq!(Symmetry::rotations().len(), 24);
    let at = cell(1, 2, 3);
    for (index, a) in Symmetry::ALL.into_iter().enumerate() {
        assert_eq!(a.determinant(), if index < 24 { 1 } else { -1 });
        assert_eq!(f64::from(a.determinant()), a.matrix().determinant());
        assert_eq!(a.after(a.inverse()), Symmetry::IDENTITY);
        assert_eq!(a.inverse().after(a), Symmetry::IDENTITY);
        for b in Symmetry::ALL {
            assert!(all.contains(&a.after(b)));
            assert_eq!(a.after(b).apply(at), a.apply(b.apply(at)));
            assert_eq!(a.after(b).determinant(), a.determinant() * b.determinant());
        }
    }
}

#[test]
fn polycubes_by_growth() {
    // OEIS A000162, and A038119 with mirror images together.
    let counts = [0, 1, 1, 2, 8, 29, 166];
    let both = [0, 1, 1, 2, 7, 23, 112];
    for (size, (count, both)) in counts.into_iter().zip(both).enumerate() {
        let all = polycubes(size);
        assert_eq!(all.len(), count, "{size} cubes");
        let paired: BTreeSet<Polycube> = all.iter().map(|shape| shape.clone().min(shape.mirror())).collect();
        assert_eq!(paired.len(), both, "{size} cubes");
        for shape in &all {
            assert_eq!((shape.size(), shape.canonical()), (size, shape.clone()));
            assert_eq!(shape.orientations().len() * shape.rotation_symmetries(), 24);
            assert_eq!(shape.mirror().mirror(), *shape);
            assert_eq!(Polycube::new(shape.cells()).as_ref(), Some(shape));
            // The regular ones are the boxes.
            let volume: usize = shape.extents().iter().product();
            assert_eq!(shape.is_regular(), volume == size);
        }
    }
    assert_eq!(Polycube::new(&[]), None);
    assert_eq!(Polycube::new(&[cell(0, 0, 0), cell(0, 0, 0)]), None);
    assert_eq!(Polycube::new(&[cell(0, 0, 0), cell(1, 1, 0)]), None);
}

#[test]
fn segments_leave_irregular_polycubes() {
    let inside = |at: f64, corner: i16| at > f64::from(corner) && at < f64::from(corner) + 1.0;
    let within = |at: casse_tete::geometry::Vec3, cell: Cell| {
        inside(at.x, cell.x) && inside(at.y, cell.y) && inside(at.z, cell.z)
    };
    for shape in (1..=5).flat_map(polycubes) {
        let Some(segment) = shape.segment_outside() else { continue };
        let [from, to] = segment.ends;
        assert!(within(from, segment.from) && within(to, segment.to) && within(segment.outside, segment.missing));
        assert!(shape.cells().contains(&segment.from) && shape.cells().contains(&segment.to));
        assert!(!shape.cells().contains(&segment.missing));
        // The point outside lies between the ends.
        let (whole, part) = (to - from, segment.outside - from);
        assert!(whole.cross(part).length() < 1e-9 && part.length() < whole.length() && whole.dot(part) > 0.0);
    }
}

#[test]
fn seven_pieces_remain() {
    let pieces = soma();
    let letters: String = pieces.pieces().iter().map(|piece| piece.letter).collect();
    let numbers: Vec<u8> = pieces.pieces().iter().map(|piece| piece.number).collect();
    assert_eq!((letters.as_str(), numbers), ("VLTZABP", vec![1, 2, 3, 4, 5, 6, 7]));
    let irregular: BTreeSet<Polycube> = (1..=4).flat_map(polycubes).filter(|shape| !shape.is_regular()).collect();
    assert_eq!(irregular, pieces.pieces().iter().map(|piece| piece.shape.canonical()).collect());
    assert_eq!((1..=4).flat_map(polycubes).filter(Polycube::is_regular).count(), 5);
    assert_eq!((pieces.count(), pieces.volume()), (7, 27));
    let orders: Vec<usize> = pieces.pieces().iter().map(|piece| piece.symmetries).collect();
    assert_eq!(orders, [2, 1, 2, 2, 2, 2, 3]);
    assert_eq!(pieces.symmetries(), 96);
    let imbalances: Vec<u32> = pieces.pieces().iter().map(|piece| piece.imbalance).collect();
    assert_eq!(imbalances, [1, 0, 2, 0, 0, 0, 2]);
    let most: Vec<usize> = pieces.pieces().iter().map(|piece| piece.shape.most_in_class()).collect();
    assert_eq!(most, [1, 2, 2, 1, 1, 1, 1]);
    // A and B are mirror images of each other, the others their own.
    assert_eq!(pieces.mirrors(), Some(vec![0, 1, 2, 3, 5, 4, 6]));
    let chiral: Vec<bool> = pieces.pieces().iter().map(|piece| piece.shape.is_chiral()).collect();
    assert_eq!(chiral, [false, false, false, false, true, true, false]);
    let a = Polycube::new(&[cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0), cell(1, 0, 1)]).expect("a polycube");
    assert_eq!(pieces.pieces()[4].shape, a);
    assert_eq!(pieces.subset(&[0, 4]).mirrors(), None);
    assert_eq!((pieces.named('5'), pieces.named('a'), pieces.named('x')), (Some(4), Some(4), None));
}

#[test]
fn placements_in_the_cube() {
    let (pieces, cube) = (soma(), Figure::default());
    let all: Vec<_> = pieces.pieces().iter().map(|piece| placements(&cube, piece)).collect();
    assert_eq!(all.iter().map(Vec::len).collect::<Vec<_>>(), [144, 144, 72, 72, 96, 96, 64]);
    let first: Vec<String> = all[0].iter().take(6).map(|placement| text(&cube, placement.cells)).collect();
    assert_eq!(first, ["1-4-5", "1-4-2", "4-2-5", "1-2-5", "2-5-6", "2-5-3"]);
    for (piece, placements) in pieces.pieces().iter().zip(&all) {
        let distinct: HashSet<Mask> = placements.iter().map(|placement| placement.cells).collect();
        assert_eq!(distinct.len(), placements.len());
        for placement in placements {
            let cells: Vec<Cell> = bits(placement.cells).map(|index| cube.cells()[index]).collect();
            let shape = Polycube::new(&cells).expect("a polycube");
            assert_eq!(shape, piece.orientations[placement.orientation]);
            assert_eq!(numbers(&cube, placement.cells).len(), piece.shape.size());
        }
    }
    // T along an edge in 24 places; elsewhere it fills no corner.
    let sizes: Vec<usize> =
        orbits(&PieceSet::soma().rotations_of(&cube), &all[2]).iter().map(|orbit| orbit.images.len()).collect();
    assert_eq!((sizes.iter().sum::<usize>(), sizes.len()), (72, 4));
}

#[test]
fn cells_of_the_cube_are_numbered_from_the_base_and_the_back() {
    let cube = Figure::default();
    let number = |x, y, z| cube.index(cell(x, y, z)).map(|index| index + 1);
    assert_eq!(
        (number(0, 2, 0), number(2, 2, 0), number(0, 0, 0), number(2, 0, 0)),
        (Some(1), Some(3), Some(7), Some(9))
    );
    assert_eq!(
        (number(1, 1, 1), number(0, 2, 1), number(2, 0, 2), number(3, 0, 0)),
        (Some(14), Some(10), Some(27), None)
    );
    assert_eq!((cube.balance(cube.full()), cube.black().count_ones(), cube.symmetries().len()), (1, 14, 48));
    assert_eq!(Some(cube), Figure::block(3, 3, 3));
}

#[test]
fn nodes_of_the_cube() {
    let check = |order: &str, rules: &str, levels: Option<[u64; 7]>, total: u64, cut: Option<[u64; 3]>| {
        let assembly = Assembly::new(model(order, rules));
        let tally = by_orbits(&assembly);
        assert_eq!(nodes(&tally), total, "{order} {rules}");
        assert_eq!(tally.level(6).kept, 11_520, "{order} {rules}");
        if let Some(levels) = levels {
            assert_eq!(tally.levels().iter().map(|level| level.kept).collect::<Vec<_>>(), levels, "{order} {rules}");
        }
        if let Some(cut) = cut {
            assert_eq!([0, 1, 2].map(|cause| cuts(&tally, cause)), cut, "{order} {rules}");
        }
    };
    let none = [144, 5376, 114_240, 1_026_672, 2_194_752, 552_384, 11_520];
    check("1734562", "none", Some(none), 3_905_088, Some([393_516_624, 0, 0]));
    let islands = [144, 5064, 72_432, 200_496, 127_800, 22_416, 11_520];
    check("1734562", "islands", Some(islands), 439_872, Some([38_794_512, 1_099_008, 0]));
    let parity = [72, 2688, 33_552, 313_104, 715_464, 229_104, 11_520];
    check("1734562", "parity", Some(parity), 1_305_504, Some([133_018_920, 0, 23_112]));
    let both = [72, 2568, 25_968, 86_400, 71_088, 17_712, 11_520];
    check("1734562", "islands,parity", Some(both), 215_328, Some([19_072_440, 419_184, 21_768]));
    check("1234567", "none", None, 15_064_272, None);
    check("7654321", "none", None, 770_752, None);
    check("7654321", "islands", None, 108_928, None);
}

#[test]
fn the_whole_search_is_the_sum_of_its_orbits() {
    let assembly = Assembly::new(model("7654321", "islands,parity"));
    assert_eq!(at_once(&assembly), by_orbits(&assembly));
}

#[test]
fn fixing_t_divides_by_24() {
    let mut model = model("3746521", "islands");
    model.fixed = model.pieces.named('T');
    let assembly = Assembly::new(model.clone());
    assert_eq!(assembly.choices(0, &assembly.root()), 1);
    assert_eq!(assembly.stands_for(&[0]), 24);
    let tally = at_once(&assembly);
    assert_eq!(tally.level(6).kept, 480);
    // The totals do not depend on which worker searches which part.
    let plan = Plan::into_parts(&assembly, 100);
    let part = |root: &Vec<u32>| {
        let mut search = PartSearch::new(&assembly, root).expect("roots are kept");
        search.advance(&assembly, u64::MAX);
        search.into_part()
    };
    let whole = plan.assemble(&assembly, &plan.roots().iter().map(part).collect::<Vec<_>>());
    assert_eq!((whole.tally, whole.solutions.len()), (tally, 480));
    // The best order known (4,282 nodes with islands) is the same one with V last.
    model.order = Order::parse("3745621", &model.pieces).expect("an order");
    assert_eq!(nodes(&at_once(&Assembly::new(model))), 4_282);
}

#[test]
fn rules_switched_on_the_way_lose_no_solution() {
    let mut model = model("3174562", "none");
    model.fixed = Some(2);
    let mut assembly = Assembly::new(model);
    let mut tally = Tally::default();
    let mut search = Backtrack::new(&assembly);
    for rules in RULES {
        search.advance(&assembly, 70_000, &mut tally);
        assembly.set_rules(Rules::parse(rules).expect("rules"));
    }
    assert_eq!(search.advance(&assembly, u64::MAX, &mut tally), Status::Finished);
    assert_eq!(tally.level(6).kept, 480);
    assert!([0, 1, 2].into_iter().all(|cause| cuts(&tally, cause) > 0));
}

#[test]
fn every_dropped_placement_has_its_reason() {
    let mut timeline = Timeline::new(Assembly::new(model("1734562", "islands,parity")));
    let figure = timeline.tree().model().figure.clone();
    let mut seen = BTreeMap::new();
    // Forward and back, by steps of every length.
    for step in (0..6000).chain([3, 59_000, 12, 0, 123_456]).chain(200_000..202_000) {
        timeline.aim(step);
        while !timeline.wind(10_000) {}
        let moment = Moment::of(timeline.tree(), timeline.search());
        let (filled, tried) = (moment.filled(), moment.tried());
        let name = match (&moment.outcome, tried) {
            (Decision::Begin, None) => "begin",
            (Decision::Dropped(DropReason::Meets { cells }), Some((_, placement))) => {
                assert_eq!(*cells, filled & placement.cells);
                assert!(!moment.pieces_at(*cells).is_empty());
                "meets"
            }
            (Decision::Dropped(DropReason::Balance { empty, reachable }), Some((_, placement))) => {
                assert_eq!(*empty, figure.balance(figure.full() & !(filled | placement.cells)));
                assert!(!reachable.contains(empty));
                "balance"
            }
            (Decision::Dropped(DropReason::Island { cells, fillable }), Some((_, placement))) => {
                let empty = figure.full() & !(filled | placement.cells);
                assert!(figure.islands(empty).contains(cells));
                assert!(!fillable.contains(&cells.count_ones()));
                "island"
            }
            (Decision::Kept, Some(_)) => "kept",
            (Decision::Solution, Some((_, placement))) => {
                assert_eq!(filled | placement.cells, figure.full());
                "solution"
            }
            other => panic!("step {step}: {other:?}"),
        };
        *seen.entry(name).or_insert(0) += 1;
        assert_eq!(timeline.tally().tried(), step);
    }
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), ["balance", "begin", "island", "kept", "meets", "solution"]);
    let causes = Cut::CAUSES.map(|cut| timeline.tree().cause(cut));
    assert_eq!((Cut::CAUSES, causes), ([Cut::Intersection, Cut::Islands, Cut::Parity], [0, 1, 2]));
}

#[test]
fn solutions_of_the_cube() {
    let (pieces, cube) = (soma(), Figure::default());
    let (cover, found) = fast::solutions(&pieces, &cube).expect("27 cells");
    assert_eq!((cover.anchor(), found.len()), ((2, 1), 480));
    let all: HashSet<PieceMasks> = found.iter().flat_map(|found| cover.images(found)).collect();
    assert_eq!(all.len(), 11_520);
    let catalogue = Catalogue::new(&pieces, &cube, &cover, &found);
    assert_eq!((catalogue.classes.len(), catalogue.handed, catalogue.placed), (240, 480, 11_520));
    assert_eq!((catalogue.rotations, catalogue.reflections), (24, 24));
    assert_eq!((catalogue.piece_symmetries, catalogue.labelled), (96, 1_105_920));
    assert!(catalogue.classes.iter().all(|class| class.placed == 48 && !class.is_own_mirror));
    assert!(catalogue.classes.is_sorted_by(|before, after| before.labels < after.labels));
    // Every placed solution belongs to one of them.
    let group = Group::new(&pieces, &cube);
    let mut sizes = vec![0; 240];
    for solution in all.iter().step_by(7) {
        sizes[catalogue.class_of(&group, &labels(&cube, solution)).expect("a class")] += 1;
    }
    assert_eq!(sizes.iter().sum::<usize>(), all.len().div_ceil(7));
    for class in &catalogue.classes {
        assert!(all.contains(&solution(&class.labels, 7)));
        assert_eq!(group.class(&class.labels), *class);
    }
}

#[test]
fn corners_and_kinds() {
    let (pieces, cube) = (soma(), Figure::default());
    let catalogue = catalogue(&pieces, &cube);
    let kinds = kinds(&pieces, &cube, &catalogue);
    let [v, l, t, z, a, b, p] = [0, 1, 2, 3, 4, 5, 6];
    let counts: Vec<(Kind, usize)> = kinds.iter().map(|(kind, classes)| (*kind, classes.len())).collect();
    let kind = |deficient, central| Kind { deficient, central };
    let wanted = [
        (kind(v, v), 19),
        (kind(v, a), 14),
        (kind(l, a), 21),
        (kind(z, z), 33),
        (kind(a, a), 51),
        (kind(a, b), 65),
        (kind(p, p), 37),
    ];
    assert_eq!(counts, wanted);
    for class in &catalogue.classes {
        let corners = corners_filled(&pieces, &cube, &solution(&class.labels, 7));
        assert_eq!((corners.iter().sum::<u32>(), corners[t]), (8, 2));
    }
}

#[test]
fn known_figures() {
    let pieces = soma();
    for preset in Preset::ALL {
        let figure = figure(preset.text());
        let catalogue = catalogue(&pieces, &figure);
        if let Some(known) = preset.known_classes() {
            assert_eq!(catalogue.classes.len(), known, "{}", preset.name());
        }
        let sum: u64 = catalogue.classes.iter().map(|class| class.placed).sum();
        assert_eq!(sum, catalogue.placed, "{}", preset.name());
        let reasons = reasons(&pieces, &figure);
        assert!(reasons.is_empty() || catalogue.placed == 0, "{}: {reasons:?}", preset.name());
    }
}

#[test]
fn the_long_bench_cannot_be_built() {
    // Only a search shows it; so both searches are used, the slow one without any rule.
    let bench = figure("bench");
    assert_eq!(reasons(&soma(), &bench), []);
    assert_eq!(catalogue(&soma(), &bench).placed, 0);
    let order = Order::parse("7653412", &soma()).expect("an order");
    let model = Model { order, ..Model::new(soma(), bench).expect("27 cells") };
    assert_eq!(at_once(&Assembly::new(model)).level(6).kept, 0);
}

#[test]
fn figures_of_the_collection() {
    let mut count = 0;
    for block in include_str!("../data/soma-figures.txt").split("; ").filter(|block| block.contains("count=")) {
        let (name, rest) = block.split_once(" | count=").expect("a name");
        let (known, text) = rest.split_once('\n').expect("a count");
        let figure = figure(text);
        let classes = catalogue(&soma(), &figure).classes.len();
        assert_eq!(classes.to_string(), known, "{name}");
        let preset = Preset::of(&figure.to_string()).unwrap_or_else(|| panic!("{name} is not offered"));
        assert_eq!(preset.known_classes(), Some(classes), "{name}");
        count += 1;
    }
    assert_eq!(count, 13);
}

#[test]
fn impossible_figures() {
    let wall = figure("w-wall");
    let [Reason::Class { cells, most: 9 }] = reasons(&soma(), &wall)[..] else {
        panic!("{:?}", reasons(&soma(), &wall))
    };
    assert!(cells.count_ones() > 9);
    let classes: HashSet<usize> = bits(cells).map(|index| wall.cells()[index].class()).collect();
    assert_eq!(classes.len(), 1);
    // All cells of one colour of a board of 9 by 6: everything is wrong with them.
    let white = figure(&["o-o-o-o-o.-o-o-o-o-"; 3].join("."));
    let all = reasons(&soma(), &white);
    let count = |wanted: fn(&Reason) -> bool| all.iter().filter(|reason| wanted(reason)).count();
    let reachable = vec![-5, -3, -1, 1, 3, 5];
    assert_eq!(all[0], Reason::Balance { balance: -27, reachable });
    assert_eq!(count(|reason| matches!(reason, Reason::Class { .. })), 2);
    assert_eq!(count(|reason| matches!(reason, Reason::Part { .. })), 27);
    assert_eq!(count(|reason| matches!(reason, Reason::Homeless { .. })), 7);
    assert_eq!(reasons(&soma(), &Figure::default()), []);
}

#[test]
fn a_figure_in_two_parts() {
    // V beside a box of 2 by 3 by 4.
    let parts = figure("oooo---.oooo---.oooo---_oooo--o.oooo-oo.oooo---");
    assert_eq!(reasons(&soma(), &parts), []);
    let sizes: Vec<u32> = parts.islands(parts.full()).iter().map(|part| part.count_ones()).collect();
    assert_eq!(sizes, [24, 3]);
    let mut tally = Tally::default();
    let model =
        Model { rules: Rules { islands: true, parity: true }, ..Model::new(soma(), parts.clone()).expect("27 cells") };
    let assembly = Assembly::new(model);
    Backtrack::new(&assembly).advance(&assembly, u64::MAX, &mut tally);
    let catalogue = catalogue(&soma(), &parts);
    assert_eq!(catalogue.placed, tally.level(6).kept);
    assert!(catalogue.placed > 0);
}

/// Every way to put the pieces into the cells, piece by piece, with plain sets of cells.
fn plain(shapes: &[Vec<Cell>], empty: &BTreeSet<Cell>) -> u64 {
    let Some((shape, rest)) = shapes.split_first() else { return u64::from(empty.is_empty()) };
    let mut placed: HashSet<BTreeSet<Cell>> = HashSet::new();
    let axes: [fn(Cell) -> Cell; 2] = [|at| cell(at.y, -at.x, at.z), |at| cell(at.x, at.z, -at.y)];
    let mut turned = vec![shape.clone()];
    // Quarter turns about two axes, up to five of them, reach all rotations.
    for _ in 0..5 {
        let more: Vec<Vec<Cell>> =
            turned.iter().flat_map(|shape| axes.map(|turn| shape.iter().map(|&at| turn(at)).collect())).collect();
        turned.extend(more);
        let unique: BTreeSet<Vec<Cell>> = turned.into_iter().collect();
        turned = unique.into_iter().collect();
    }
    for shape in &turned {
        for at in empty {
            let corner = shape[0];
            let cells: BTreeSet<Cell> = shape
                .iter()
                .map(|cell| Cell {
                    x: cell.x - corner.x + at.x,
                    y: cell.y - corner.y + at.y,
                    z: cell.z - corner.z + at.z,
                })
                .collect();
            if cells.is_subset(empty) {
                placed.insert(cells);
            }
        }
    }
    placed.iter().map(|cells| plain(rest, &empty.difference(cells).copied().collect())).sum()
}

/// A random figure in which the pieces lie side by side, or a random connected set of cells.
fn random_figure(pieces: &PieceSet, dice: &mut Dice) -> Figure {
    let solvable = dice.below(3) > 0;
    'again: loop {
        let mut cells: Vec<Cell> = Vec::new();
        let near = |cells: &[Cell], dice: &mut Dice| match cells.len() {
            0 => cell(0, 0, 0),
            count => cells[dice.below(count as u32) as usize].neighbours()[dice.below(6) as usize],
        };
        if solvable {
            for piece in pieces.pieces() {
                let shape = &piece.orientations[dice.below(piece.orientations.len() as u32) as usize];
                let at = near(&cells, dice);
                let placed: Vec<Cell> = shape.cells().iter().map(|cell| cell.moved(at)).collect();
                if placed.iter().any(|cell| cells.contains(cell)) {
                    continue 'again;
                }
                cells.extend(placed);
            }
        } else {
            while cells.len() < pieces.volume() {
                let at = near(&cells, dice);
                // Two layers make it likelier that something fits.
                if !cells.contains(&at) && (0..2).contains(&at.z) {
                    cells.push(at);
                }
            }
        }
        if let Some(figure) = Figure::new(&cells) {
            return figure;
        }
    }
}

#[test]
fn fast_and_slow_agree_on_random_figures() {
    let mut dice = Dice::new(5, 0);
    let mut solvable = 0;
    for round in 0..60 {
        let mut places: Vec<usize> = (0..7).collect();
        while places.len() > 2 + round % 3 {
            places.remove(dice.below(places.len() as u32) as usize);
        }
        let pieces = soma().subset(&places);
        let figure = random_figure(&pieces, &mut dice);
        let shapes: Vec<Vec<Cell>> = pieces.pieces().iter().map(|piece| piece.shape.cells().to_vec()).collect();
        let count = plain(&shapes, &figure.cells().iter().copied().collect());
        let what = format!("{places:?} in {figure}");
        solvable += u32::from(count > 0);

        let (cover, found) = fast::solutions(&pieces, &figure).expect("equal volumes");
        let all: HashSet<PieceMasks> = found.iter().flat_map(|found| cover.images(found)).collect();
        assert_eq!(all.len() as u64, count, "{what}");
        assert_eq!(found.iter().map(|found| cover.multiplicity(found)).sum::<u64>(), count, "{what}");
        let catalogue = Catalogue::new(&pieces, &figure, &cover, &found);
        assert_eq!(catalogue.classes.iter().map(|class| class.placed).sum::<u64>(), count, "{what}");
        if !reasons(&pieces, &figure).is_empty() {
            assert_eq!(count, 0, "{what}");
        }
        // In slices it finds the same.
        let mut sweep = Sweep::new(&cover);
        while sweep.advance(&cover, 1) == Status::Running {}
        assert_eq!(sweep.found(), found, "{what}");

        for rules in RULES {
            for fixed in [None, Some(0), Some(1)] {
                let rules = Rules::parse(rules).expect("rules");
                let model =
                    Model { rules, fixed, ..Model::new(pieces.clone(), figure.clone()).expect("equal volumes") };
                let assembly = Assembly::new(model);
                let mut solutions = Solutions { assembly: &assembly, count: 0 };
                Backtrack::new(&assembly).advance(&assembly, u64::MAX, &mut solutions);
                assert_eq!(solutions.count, count, "{what} {rules} {fixed:?}");
            }
        }
    }
    assert!((20..60).contains(&solvable), "{solvable} figures can be filled");
}

#[test]
fn fast_and_slow_agree_on_random_figures_of_27_cells() {
    let mut dice = Dice::new(27, 0);
    for _ in 0..12 {
        let pieces = soma();
        let figure = random_figure(&pieces, &mut dice);
        let (cover, found) = fast::solutions(&pieces, &figure).expect("27 cells");
        let count: u64 = found.iter().map(|found| cover.multiplicity(found)).sum();
        let order = Order::parse("7653421", &pieces).expect("an order");
        let model = Model { order, ..Model::new(pieces, figure.clone()).expect("27 cells") };
        assert_eq!(at_once(&Assembly::new(model)).level(6).kept, count, "{figure}");
    }
}

/// Counts solutions, each with its multiplicity.
struct Solutions<'a> {
    assembly: &'a Assembly,
    count: u64,
}

impl Observer for Solutions<'_> {
    fn solution(&mut self, path: &[u32]) {
        self.count += self.assembly.stands_for(path);
    }
}

#[test]
fn solutions_as_texts() {
    let (pieces, cube) = (soma(), Figure::default());
    let catalogue = catalogue(&pieces, &cube);
    let all = catalogue.text(&pieces, &cube);
    let blocks: Vec<&str> = all.split("; ").skip(1).collect();
    assert_eq!(blocks.len(), 240);
    for (block, class) in blocks.iter().zip(&catalogue.classes) {
        let (_, text) = block.split_once('\n').expect("a number");
        let setup: Setup = text.parse().expect("short");
        assert_eq!(solutions::read(&pieces, &setup), Some((cube.clone(), class.labels.clone())));
    }
    let setup: Setup = "ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo".parse().expect("short");
    assert_eq!(solutions::read(&pieces, &setup), None);
}
