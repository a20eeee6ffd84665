//! Black and white cells of pieces and figures: counts against a plain search, symmetries, texts, files, and what is refused.

use super::snapshots::drawing;
use casse_tete::puzzle::soma::build::{Building, Refusal};
use casse_tete::puzzle::soma::diagnosis::{Reason, reasons};
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::fast::{Cover, Sweep};
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::own_set::OwnSet;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::pieces::Turning;
use casse_tete::puzzle::soma::placement::{orientation_in, placements, tints};
use casse_tete::puzzle::soma::polycube::polycubes;
use casse_tete::puzzle::soma::scene::assembly;
use casse_tete::puzzle::soma::scene::picture::{Empty, Picture, PictureWords};
use casse_tete::puzzle::soma::scene::thumb::Thumbnail;
use casse_tete::puzzle::soma::solutions::{Group, labels};
use casse_tete::puzzle::soma::tint::{Tint, TintedCell};
use casse_tete::puzzle::soma::written::Written;
use casse_tete::puzzle::soma::xmpuzzle::{FileFault, ProblemFault, read, write};
use casse_tete::puzzle::soma::{
    Assembly, Cell, Decision, Figure, KnownSet, Mask, Model, Moment, PieceSet, Problem, Request, Setup, Symmetry, cell,
};
use casse_tete::scene::{Camera, Palette, Room, Shape};
use casse_tete::search::sample::Dice;
use casse_tete::search::{Backtrack, Status};
use std::collections::{BTreeMap, BTreeSet};

/// Cells with colours, as a plain set.
pub(super) type Plain = BTreeMap<Cell, Tint>;

/// A solution: which kind of piece fills which cells.
pub(super) type Filling = BTreeSet<(usize, BTreeSet<Cell>)>;

pub(super) fn plain(cells: impl Iterator<Item = TintedCell>) -> Plain {
    cells.collect()
}

/// The image under a symmetry, with the least of each coordinate 0.
fn image(of: &Plain, symmetry: Symmetry) -> Plain {
    let cells: Vec<TintedCell> = of.iter().map(|(&at, &tint)| (symmetry.apply(at), tint)).collect();
    let least = |of: fn(&Cell) -> i16| cells.iter().map(|(at, _)| of(at)).min().expect("not empty");
    let by = cell(-least(|at| at.x), -least(|at| at.y), -least(|at| at.z));
    cells.iter().map(|&(at, tint)| (at.moved(by), tint)).collect()
}

/// All solutions, by trying all images of all pieces at all places, and their number up to the symmetries of the figure.
pub(super) fn reference(pieces: &[Plain], figure: &Plain, turning: Turning) -> (usize, usize) {
    let allowed: Vec<Symmetry> = match turning {
        Turning::Reflected => Symmetry::ALL.to_vec(),
        _ => Symmetry::rotations().iter().copied().filter(|&rotation| turning.allows(rotation)).collect(),
    };
    let images = |piece: &Plain| -> BTreeSet<Plain> { allowed.iter().map(|&own| image(piece, own)).collect() };
    // Kinds: pieces whose images are the same.
    let all: Vec<BTreeSet<Plain>> = pieces.iter().map(images).collect();
    let kind_of = |images: &BTreeSet<Plain>| all.iter().position(|other| other == images);
    let kinds: Vec<usize> = all.iter().map(|own| kind_of(own).expect("its own")).collect();
    let mut ways: Vec<(usize, BTreeSet<Cell>)> = vec![];
    for (kind, shapes) in all.iter().enumerate().filter(|(place, _)| kinds[*place] == *place) {
        let mut own: BTreeSet<BTreeSet<Cell>> = BTreeSet::new();
        for shape in shapes {
            for corner in (0..6).flat_map(|x| (0..6).flat_map(move |y| (0..6).map(move |z| cell(x, y, z)))) {
                let fits = |(at, tint): (&Cell, &Tint)| match (figure.get(&at.moved(corner)), tint) {
                    (None, _) | (Some(Tint::White), Tint::Black) | (Some(Tint::Black), Tint::White) => false,
                    (Some(own), Tint::Open) => *own == Tint::Open,
                    (Some(_), _) => true,
                };
                if shape.iter().all(fits) {
                    own.insert(shape.keys().map(|at| at.moved(corner)).collect());
                }
            }
        }
        ways.extend(own.into_iter().map(|cells| (kind, cells)));
    }
    let mut left: Vec<usize> = (0..pieces.len()).map(|kind| kinds.iter().filter(|own| **own == kind).count()).collect();
    let mut found: BTreeSet<Filling> = BTreeSet::new();
    fill(&ways, &mut left, &mut figure.keys().copied().collect(), &mut vec![], &mut found);
    // The symmetries that keep the figure with its colours; reflections only if they carry the set to itself.
    let kind_after = |kind: usize, symmetry: Symmetry| {
        let turned = image(&pieces[kind], symmetry);
        all.iter().position(|images| images.contains(&turned))
    };
    let count = |kind: usize| kinds.iter().filter(|own| **own == kind).count();
    let keeps = |symmetry: Symmetry| {
        let is_legal = turning.allows(symmetry) && image(figure, symmetry) == *figure;
        is_legal
            && (0..pieces.len()).all(|kind| {
                kind_after(kinds[kind], symmetry).is_some_and(|after| count(kinds[after]) == count(kinds[kind]))
            })
    };
    let group: Vec<Symmetry> = Symmetry::ALL.into_iter().filter(|&symmetry| keeps(symmetry)).collect();
    let mut classes: BTreeSet<Filling> = BTreeSet::new();
    for solution in &found {
        let images = group.iter().map(|&symmetry| {
            let whole: Plain = figure.keys().map(|&at| (at, Tint::Neutral)).collect();
            let moved: Vec<Cell> = whole.keys().map(|&at| symmetry.apply(at)).collect();
            let least = |of: fn(&Cell) -> i16| moved.iter().map(of).min().expect("not empty");
            let by = cell(-least(|at| at.x), -least(|at| at.y), -least(|at| at.z));
            let part = |(kind, cells): &(usize, BTreeSet<Cell>)| {
                let after = kinds[kind_after(*kind, symmetry).expect("in the set")];
                (after, cells.iter().map(|&at| symmetry.apply(at).moved(by)).collect())
            };
            solution.iter().map(part).collect::<Filling>()
        });
        classes.insert(images.min().expect("the identity"));
    }
    (found.len(), classes.len())
}

fn fill(
    ways: &[(usize, BTreeSet<Cell>)],
    left: &mut [usize],
    empty: &mut BTreeSet<Cell>,
    placed: &mut Vec<(usize, BTreeSet<Cell>)>,
    found: &mut BTreeSet<Filling>,
) {
    let Some(&first) = empty.first() else {
        found.insert(placed.iter().cloned().collect());
        return;
    };
    for (kind, cells) in ways {
        if left[*kind] > 0 && cells.contains(&first) && cells.is_subset(empty) {
            left[*kind] -= 1;
            empty.retain(|at| !cells.contains(at));
            placed.push((*kind, cells.clone()));
            fill(ways, left, empty, placed, found);
            placed.pop();
            empty.extend(cells);
            left[*kind] += 1;
        }
    }
}

/// Placed solutions and classes, by the packing engine.
pub(super) fn packed(pieces: &PieceSet, figure: &Figure) -> (usize, usize) {
    let packing = Packing::new(pieces, figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    assert_eq!(search.advance(&packing, u64::MAX), Status::Finished);
    let placed: u64 = search.found().iter().map(|found| found.multiplicity).sum();
    let classes: BTreeSet<_> = search.found().iter().map(|found| packing.class(found).labels).collect();
    (placed as usize, classes.len())
}

/// The same by the fast search, for sets without equal pieces.
fn swept(pieces: &PieceSet, figure: &Figure) -> Option<(usize, usize)> {
    let cover = Cover::new(pieces, figure)?;
    let mut sweep = Sweep::new(&cover);
    while sweep.advance(&cover, u64::MAX) == Status::Running {}
    let placed: u64 = sweep.found().iter().map(|found| cover.multiplicity(found)).sum();
    let group = Group::new(pieces, figure);
    let class = |masks: &_| group.class(&labels(figure, masks)).labels;
    let classes: BTreeSet<_> = sweep.found().iter().map(|found| class(&found.solution)).collect();
    Some((placed as usize, classes.len()))
}

fn any_tint(dice: &mut Dice) -> Tint {
    Tint::OF_PIECES[dice.below(3) as usize]
}

/// A figure with random colours, or those of a chessboard.
fn painted(figure: &Figure, dice: &mut Dice) -> Figure {
    let way = dice.below(4);
    let paint = |dice: &mut Dice, at: Cell| match way {
        0 if at.is_black() => Tint::Black,
        0 => Tint::White,
        1 => [Tint::Neutral, Tint::Black][usize::from(at.z == 0)],
        2 => Tint::Neutral,
        _ => any_tint(dice),
    };
    let cells: Vec<TintedCell> = figure.cells().iter().map(|&at| (at, paint(dice, at))).collect();
    Figure::tinted(&cells).expect("the same cells")
}

/// The figure cut into connected pieces of up to four cells, each of which has its colour, or none; where the figure has none, any.
pub(super) fn cut(figure: &Figure, dice: &mut Dice) -> Vec<Vec<TintedCell>> {
    let mut empty: BTreeMap<Cell, Tint> = figure.tinted_cells().collect();
    let mut pieces = vec![];
    while let Some((&first, _)) = empty.first_key_value() {
        let size = 1 + dice.below(4) as usize;
        let mut piece: Vec<TintedCell> = vec![];
        let mut next = Some(first);
        while let Some(at) = next {
            let tint = empty.remove(&at).expect("empty");
            let own = if tint == Tint::Neutral {
                any_tint(dice)
            } else {
                [tint, tint, Tint::Neutral][dice.below(3) as usize]
            };
            piece.push((at, own));
            let beside: Vec<Cell> =
                piece.iter().flat_map(|(at, _)| at.neighbours()).filter(|at| empty.contains_key(at)).collect();
            let is_done = piece.len() == size || beside.is_empty();
            next = (!is_done).then(|| beside[dice.below(beside.len() as u32) as usize]);
        }
        pieces.push(piece);
    }
    pieces
}

#[test]
fn random_coloured_sets_have_as_many_solutions_as_a_plain_search_finds() {
    let mut dice = Dice::new(64, 0);
    let boxes = [(2, 2, 2), (3, 2, 1), (3, 3, 1), (2, 2, 3), (4, 3, 1), (4, 4, 1), (3, 2, 2)];
    let (mut tried, mut solved, mut swept_too, mut with_equal) = (0, 0, 0, 0);
    while tried < 150 {
        let (width, depth, height) = boxes[dice.below(boxes.len() as u32) as usize];
        let block = Figure::block(width, depth, height).expect("small");
        let figure = painted(&block, &mut dice);
        let turning = Turning::ALL[dice.below(3) as usize];
        // Cut into pieces, so that there is a solution; the colours of some of them are then changed.
        let cut = cut(&figure, &mut dice);
        // Few small pieces: else there are more solutions than a plain search can keep.
        if cut.iter().filter(|piece| piece.len() < 3).count() > 4 {
            continue;
        }
        let changes = dice.below(3) == 0;
        let mut texts = vec![];
        for mut piece in cut {
            if changes && dice.below(3) == 0 {
                piece.iter_mut().for_each(|(_, tint)| *tint = any_tint(&mut dice));
            }
            texts.push(Figure::tinted(&piece).expect("small").to_string());
        }
        let Ok(pieces) = PieceSet::read(&format!("{}{}", turning.prefix(), texts.join(","))) else { continue };
        if pieces.volume() != figure.count() {
            continue;
        }
        tried += 1;
        let told = format!("{pieces} in {figure}");
        let own: Vec<Plain> = pieces.pieces().iter().map(|piece| plain(piece.shape.tinted_cells())).collect();
        let wanted = reference(&own, &plain(figure.tinted_cells()), turning);
        assert_eq!(packed(&pieces, &figure), wanted, "{told}");
        with_equal += usize::from(pieces.has_equal() && wanted.0 > 0);
        if !pieces.has_equal()
            && let Some(found) = swept(&pieces, &figure)
        {
            assert_eq!(found, wanted, "{told}");
            swept_too += usize::from(wanted.0 > 0);
            let model = Model::new(pieces.clone(), figure.clone()).expect("volumes fit");
            assert_eq!(enumerated(model), wanted.0, "{told}");
        }
        // Nothing that is solved has a reason against it.
        let reasons = reasons(&pieces, &figure);
        assert!(wanted.0 == 0 || reasons.is_empty(), "{told}: {reasons:?}");
        solved += usize::from(wanted.0 > 0);
    }
    assert!(solved > 60 && swept_too > 20 && with_equal > 5, "{solved} {swept_too} {with_equal}");
}

/// The number of solutions by the enumeration.
pub(super) fn enumerated(model: Model) -> usize {
    let assembly = Assembly::new(model);
    let mut search = Backtrack::new(&assembly);
    let mut found = 0;
    while search.advance(&assembly, 1, &mut ()) == Status::Running {
        let Moment { outcome, .. } = Moment::of(&assembly, &search);
        found += usize::from(outcome == Decision::Solution);
    }
    found
}

#[test]
fn coloured_pieces_are_equal_only_with_their_colours() {
    let kinds = |text: &str| -> Vec<usize> {
        PieceSet::read(text).expect("a set").pieces().iter().map(|piece| piece.kind).collect()
    };
    assert_eq!(kinds("kw,wk,kk,ww,oo,ok"), [0, 0, 2, 3, 4, 5]);
    assert_eq!(kinds("flat:kw.o-,wk.-o"), [0, 1], "a mirror image in the plane");
    assert_eq!(kinds("kw.o-,wk.-o"), [0, 0], "turned over");
    assert_eq!(kinds("kw.k-_o-.--,wk.-k_-o.--"), [0, 1], "a mirror image in space");
    assert_eq!(kinds("mirror:kw.k-_o-.--,wk.-k_-o.--"), [0, 0]);
    assert_eq!(kinds("kw.o-_o-.--,wk.-o_-o.--"), [0, 0], "its own mirror image");
    let set = PieceSet::read("oo,kw,kwk,ko.ok").expect("a set");
    let found: Vec<_> = set.pieces().iter().map(|piece| (piece.orientations.len(), piece.symmetries)).collect();
    assert_eq!(found, [(3, 8), (6, 4), (3, 8), (6, 4)]);
}

#[test]
fn symmetries_of_a_figure_keep_its_colours() {
    let symmetries = |text: &str| {
        let figure = Figure::read(text).expect("a figure").symmetries();
        let reflections = figure.iter().filter(|own| own.is_reflection()).count();
        (figure.len() - reflections, reflections)
    };
    assert_eq!(symmetries("oo.oo"), (8, 8));
    assert_eq!(symmetries("kw.wk"), (4, 4));
    assert_eq!(symmetries("ko.oo"), (2, 2));
    assert_eq!(symmetries("kk.kk"), (8, 8));
    let board: Setup =
        "chess:oooooooo.oooooooo.oooooooo.oooooooo.oooooooo.oooooooo.oooooooo.oooooooo".parse().expect("short");
    let board = Draft::of_setup(&board).expect("cells").shape().expect("64 cells");
    let all = board.symmetries();
    assert_eq!((all.len(), board.tints().map(|cells| cells.count_ones())), (8, [32, 32, 0]));
    assert_eq!(board.tints()[0], board.black());
}

#[test]
fn texts_of_coloured_pieces_and_figures_survive() {
    let mut dice = Dice::new(7, 7);
    let shapes: Vec<_> = (2..=4).flat_map(polycubes).collect();
    for _ in 0..300 {
        let text: Vec<String> = (0..1 + dice.below(5))
            .map(|_| {
                let shape = &shapes[dice.below(shapes.len() as u32) as usize];
                let cells: Vec<TintedCell> = shape.cells().iter().map(|&at| (at, any_tint(&mut dice))).collect();
                format!("{}x{}", 1 + dice.below(3), Figure::tinted(&cells).expect("small"))
            })
            .collect();
        let set = PieceSet::read(&text.join(",")).expect("a set");
        let again = PieceSet::read(&set.to_string()).expect("its own text");
        assert_eq!(again.to_string(), set.to_string());
        let own: OwnSet = set.to_string().parse().expect("the same text");
        assert_eq!((own.to_string(), own.faults()), (set.to_string(), vec![]));
        assert_eq!((own.count(), own.volume()), (set.count(), set.volume()));
        // As messages between page and workers.
        let bytes = postcard::to_allocvec(&set).expect("a message");
        assert_eq!(postcard::from_bytes::<PieceSet>(&bytes).expect("a message"), set);
        // A figure of as many cells, through its text, its draft, its link and a message.
        let row: Vec<TintedCell> =
            (0..set.volume() as i16).map(|x| (cell(x % 5, x / 5, 0), any_tint(&mut dice))).collect();
        let figure = Figure::tinted(&row).expect("at most 60 cells");
        assert_eq!(Figure::read(&figure.to_string()), Some(figure.clone()));
        assert_eq!(Draft::of(&figure).shape(), Some(figure.clone()));
        assert_eq!(Draft::of(&figure).text(), figure.to_string());
        assert_eq!(Draft::of(&figure).figure(&set), Ok(figure.clone()));
        let bytes = postcard::to_allocvec(&figure).expect("a message");
        assert_eq!(postcard::from_bytes::<Figure>(&bytes).expect("a message"), figure);
        let model = Model::new(again, figure).expect("volumes fit");
        assert_eq!(Request::of(&model).model(), Ok(model.clone()));
        // Also where the colours of the pieces, or of the figure, limit nothing.
        let found = read(&write(&model.pieces, &model.figure)).expect("a puzzle").first().expect("one").clone();
        assert_eq!(found.figure, model.figure);
        assert_eq!(kinds_of(&found.pieces), kinds_of(&model.pieces));
    }
}

fn kinds_of(set: &PieceSet) -> Vec<String> {
    let mut kinds: Vec<String> = set.pieces().iter().map(|piece| format!("{:?}", piece.shape.canonical())).collect();
    kinds.sort();
    kinds
}

#[test]
fn a_chessboard_is_written_shortly() {
    let read = |text: &str| {
        let setup: Setup = text.parse().expect("short");
        Draft::of_setup(&setup).expect("cells").text()
    };
    assert_eq!(read("chess:oo-.ooo"), "wk-.kwk");
    assert_eq!(read("chess:---.-oo.-oo"), "---.-wk.-kw", "the corner of the cells, not of the box");
    assert_eq!(read("chess:oo_oo"), "wk_kw");
    let cube = Request { figure: Some("chess:cube".to_string()), ..Request::default() }.model().expect("a cube");
    assert_eq!(cube.figure.tints().map(|cells| cells.count_ones()), [14, 13, 0]);
    assert_eq!(Request::of(&cube).model(), Ok(cube.clone()));
    assert_eq!(KnownSet::of(&cube.pieces, &cube.figure), Some(KnownSet::Soma));
    let mut draft: Draft = "-oo.-ok".parse().expect("cells");
    draft.chequer();
    assert_eq!(draft.text(), "-wk.-kw");
    draft.chequer();
    assert_eq!(draft.text(), "-oo.-oo");
    // Once only, and not for what is no figure.
    for text in ["chess:chess:oo", "chess:none"] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
    let long = "chess:".to_string() + &"o".repeat(8_900);
    assert!(matches!(long.parse::<Setup>().expect("short").figure().unwrap_err()[0], Problem::BoxTooLarge { .. }));
}

#[test]
fn other_letters_are_refused_with_their_place() {
    let setup: Setup = "kwo.kxo_ok-.Kwo".parse().expect("short");
    let problems = setup.figure().unwrap_err();
    let places: Vec<_> = problems
        .iter()
        .filter_map(|problem| match problem {
            Problem::UnknownLetter { found, layer, row, column, .. } => Some((*found, *layer, *row, *column)),
            _ => None,
        })
        .collect();
    assert_eq!(places, [('x', 0, 1, 6), ('K', 1, 1, 13)]);
    assert_eq!(PieceSet::read("kw,kb"), Err(casse_tete::puzzle::soma::pieces::SetFault::NoPiece(2)));
    assert_eq!(PieceSet::read("k-w"), Err(casse_tete::puzzle::soma::pieces::SetFault::FallsApart(1)));
}

#[test]
fn too_many_cells_of_a_colour_are_a_reason() {
    let found = |pieces: &str, figure: &str| {
        let (pieces, figure) = (PieceSet::read(pieces).expect("a set"), Figure::read(figure).expect("a figure"));
        let all = reasons(&pieces, &figure);
        all.into_iter().filter(|reason| matches!(reason, Reason::Tints { .. })).collect::<Vec<_>>()
    };
    assert_eq!(found("kk,ko", "kk.ko"), []);
    assert_eq!(found("kk,kk", "kw.kw"), [Reason::Tints { tint: Tint::Black, found: 4, most: 2 }]);
    assert_eq!(found("ww,wo", "kk.ow"), [Reason::Tints { tint: Tint::White, found: 3, most: 2 }]);
    assert_eq!(found("kw,ww", "ko.kk"), [Reason::Tints { tint: Tint::White, found: 3, most: 1 }]);
    assert_eq!(found("oo,oo", "kw.kw"), []);
}

#[test]
fn a_piece_is_refused_where_black_would_come_to_white() {
    let (pieces, figure) = (PieceSet::read("kw,ww").expect("a set"), Figure::read("ww.wk").expect("a figure"));
    let mut building = Building::new(pieces, figure);
    building.take(0);
    let at = |building: &mut Building, x: i16, y: i16| {
        building.carry(cell(x, y, 0));
        building.rest()
    };
    // However it is turned, it lies in the front or in the rear row, or along a side.
    let mut put = 0;
    for turn in Symmetry::rotations() {
        building.turn(*turn);
        for (x, y) in [(0, 0), (1, 0), (0, 1)] {
            let cubes = at(&mut building, x, y).map(|cells| bits(cells).collect::<Vec<_>>());
            match cubes {
                Ok(cells) => {
                    assert!(cells.contains(&3), "black comes to the only black cell: {cells:?}");
                    put += 1;
                }
                Err(Refusal { outside, meets, discoloured }) => {
                    assert!(meets.is_empty() && (outside > 0 || discoloured.count_ones() > 0));
                }
            }
        }
    }
    assert!(put > 0);
    // Its places are shown whatever their colours.
    assert!(building.spots().len() >= 2);
}

#[test]
fn a_placement_shows_the_colours_of_its_piece() {
    let set = PieceSet::read("kwo.w--").expect("a set");
    let piece = &set.pieces()[0];
    let figure = Figure::read("ooo.ooo").expect("a figure");
    for placement in placements(&figure, piece) {
        let [black, white, _] = tints(&figure, piece, placement.orientation, placement.cells);
        assert_eq!((black.count_ones(), white.count_ones()), (1, 2));
        assert_eq!((black | white) & !placement.cells, 0);
        assert!(orientation_in(&figure, piece, placement.cells).is_some());
    }
    assert_eq!(orientation_in(&figure, piece, 0b11), None);
    assert_eq!(orientation_in(&figure, piece, 0), None);
    // Where colours are asked for, they decide how it lies.
    let figure = Figure::read("wko.-wo").expect("a figure");
    let dominoes = PieceSet::read("kw,2xwo").expect("a set");
    let cells = placements(&figure, &dominoes.pieces()[0]).iter().map(|own| own.cells).collect::<Vec<Mask>>();
    for cells in cells {
        let [black, white, _] = tints(&figure, &dominoes.pieces()[0], 0, cells);
        assert_eq!((black & figure.tints()[1], white & figure.tints()[0]), (0, 0));
    }
}

#[test]
fn a_written_solution_keeps_to_the_colours() {
    let set = PieceSet::read("kw,wk.-o").expect("a set");
    let figure = Figure::read("kwwk.---k").expect("a figure");
    let plain = Figure::new(figure.cells()).expect("the same cells");
    // In each cell the number of its piece, in all ways.
    let names = |way: u32| -> String { (0..5).map(|cell| if way >> cell & 1 == 0 { '1' } else { '2' }).collect() };
    for figure in [figure, plain] {
        let written = (0..32).filter(|&way| Written::solution(&set, &figure, &names(way)).is_some()).count();
        assert_eq!(written, packed(&set, &figure).0, "{figure}");
        assert!(written > 0, "{figure}");
    }
}

#[test]
fn colours_are_drawn() {
    let set = PieceSet::read("kwk.o--,wo.-k,oo,ok").expect("a set");
    let figure = Figure::read("kwo.wok_kwk.wkw").expect("12 cells");
    let first = placements(&figure, &set.pieces()[0])[0].cells;
    let second = placements(&figure, &set.pieces()[1]).iter().map(|own| own.cells).find(|cells| cells & first == 0);
    let placed = vec![(0, first), (1, second.expect("room"))];
    let picture = Picture { placed, ..Picture::of(figure.clone(), Empty::Dots) };
    let room = Room { width: 900.0, height: 420.0 };
    let words = PictureWords { layer: |layer, _| (layer + 1).to_string() };
    let scene = assembly::scene(&picture, 0.0, 1.0, &Camera::STANDARD, room, &set, &words);
    drawing::check("a_figure_and_pieces_with_black_and_white_cells", &scene);
    // Each cell of a piece shows its own colour on all faces, and no other cell does.
    let [black, white] = [0, 1].map(|tint| {
        (0..2).fold(0, |all, piece| all | tints(&figure, &set.pieces()[piece], 0, picture.placed[piece].1)[tint])
    });
    let Some(Shape::Solid(solid)) = scene.shapes.iter().find(|shape| matches!(shape, Shape::Solid(_))) else {
        panic!("a figure in space")
    };
    let shown = solid.bodies.iter().filter(|body| body.faces.iter().all(|face| face.disc.is_some())).count();
    assert_eq!(shown as u32, (black | white).count_ones());
    let without = solid.bodies.iter().filter(|body| body.faces.iter().all(|face| face.disc.is_none())).count();
    assert_eq!(shown + without, solid.bodies.len());
    // A small picture of a figure with colours has a disc more on each facelet of these.
    let plain = Figure::new(figure.cells()).expect("the same cells");
    let areas =
        |figure: &Figure| Thumbnail::new(figure, 60.0).svg(&[0; 12], Palette::default()).matches("<path fill").count();
    assert!(areas(&figure) > areas(&plain));
}

/// The broken chessboard by trying, for the first empty square, every way of every piece left.
#[test]
fn the_broken_chessboard_has_as_many_solutions_as_a_plain_search_finds() {
    let (pieces, board) = KnownSet::BrokenChessboard.set();
    assert_eq!(board.tints(), [board.black(), board.full() & !board.black(), 0]);
    assert_eq!(reasons(&pieces, &board), []);
    let square = |x: i16, y: i16| 1u64 << (y * 8 + x);
    let mut ways: Vec<Vec<u64>> = vec![];
    for piece in pieces.pieces() {
        let own = plain(piece.shape.tinted_cells());
        let images: BTreeSet<Plain> = Symmetry::rotations().iter().map(|&rotation| image(&own, rotation)).collect();
        let mut masks = BTreeSet::new();
        for shape in images.iter().filter(|shape| shape.keys().all(|at| at.z == 0)) {
            for (x, y) in (0..8).flat_map(|x| (0..8).map(move |y| (x, y))) {
                let fits = |(at, tint): (&Cell, &Tint)| {
                    let black = (at.x + x + at.y + y) % 2 == 0;
                    at.x + x < 8 && at.y + y < 8 && *tint == [Tint::White, Tint::Black][usize::from(black)]
                };
                if shape.iter().all(fits) {
                    masks.insert(shape.keys().map(|at| square(at.x + x, at.y + y)).sum());
                }
            }
        }
        ways.push(masks.into_iter().collect());
    }
    let mut found = vec![];
    broken(&ways, 0, &mut vec![0; ways.len()], &mut found);
    // The symmetries of the board that keep its colours: half a turn, and the reflections in its diagonals.
    let images = |solution: &[u64]| -> Vec<u64> {
        let moved = |to: fn(i16, i16) -> (i16, i16)| -> Vec<u64> {
            let cells = |mask: u64| (0..64i16).filter(move |at| mask >> at & 1 == 1);
            let image = |mask: &u64| cells(*mask).map(|at| to(at % 8, at / 8)).map(|(x, y)| square(x, y)).sum();
            solution.iter().map(image).collect()
        };
        let all =
            [moved(|x, y| (x, y)), moved(|x, y| (7 - x, 7 - y)), moved(|x, y| (y, x)), moved(|x, y| (7 - y, 7 - x))];
        all.into_iter().min().expect("four")
    };
    let classes: BTreeSet<Vec<u64>> = found.iter().map(|solution| images(solution)).collect();
    assert_eq!((found.len(), classes.len()), (2_588, 647));
    assert_eq!(packed(&pieces, &board), (2_588, 647));
}

fn broken(ways: &[Vec<u64>], filled: u64, placed: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
    if filled == u64::MAX {
        found.push(placed.clone());
        return;
    }
    let first = 1 << filled.trailing_ones();
    for piece in 0..ways.len() {
        if placed[piece] > 0 {
            continue;
        }
        for &mask in ways[piece].iter().filter(|&&mask| mask & first > 0 && mask & filled == 0) {
            placed[piece] = mask;
            broken(ways, filled | mask, placed, found);
            placed[piece] = 0;
        }
    }
}

/// A file of two dominoes for a square, with these signs and pairs.
fn file(colours: usize, piece: &str, other: &str, square: &str, pairs: &[[usize; 2]]) -> String {
    let colours = "<color red='1' green='2' blue='3'/>".repeat(colours);
    let pair = |[piece, result]: &[usize; 2]| format!("<pair piece='{piece}' result='{result}'/>");
    let pairs: String = pairs.iter().map(pair).collect();
    format!(
        "<puzzle version='2'><gridType type='0'/><colors>{colours}</colors><shapes>\
         <voxel x='2' y='1' z='1' type='0'>{piece}</voxel><voxel x='2' y='1' z='1' type='0'>{other}</voxel>\
         <voxel x='2' y='2' z='1' type='0'>{square}</voxel></shapes><problems><problem><shapes><shape id='0'/><shape id='1'/></shapes>\
         <result id='2'/><bitmap>{pairs}</bitmap></problem></problems></puzzle>"
    )
}

#[test]
fn colours_of_burrtools_become_black_and_white() {
    let found = |text: &str| {
        read(text).map(|found| {
            let model = found.first().expect("one");
            (model.pieces.to_string(), model.figure.to_string())
        })
    };
    let is = |text: String, pieces: &str, figure: &str| {
        assert_eq!(found(&text), Ok((pieces.to_string(), figure.to_string())), "{text}");
    };
    // The row at the front comes first.
    is(file(2, "#1#2", "#2#2", "#1#2#2#2", &[[0, 0], [1, 1]]), "kw,ww", "ww.kw");
    is(file(2, "#1#2", "#2#", "##2#2#1", &[[0, 0], [1, 1]]), "kw,wo", "wk.ow");
    // Other numbers, and colours that go together though they differ.
    is(file(9, "#3#7", "#7#7", "#9#8#8#8", &[[2, 8], [6, 7]]), "kw,ww", "ww.kw");
    is(file(2, "#1#2", "#2#2", "#2#1#1#1", &[[0, 1], [1, 0]]), "kw,ww", "ww.kw");
    is(file(12, "#12#", "##", "#5###", &[]), "ko,oo", "oo.wo");
    // What limits nothing means nothing.
    is(file(0, "#1#2", "#2#2", "#1#2#2#2", &[]), "2xoo", "oo.oo");
    is(file(2, "#1#2", "#2#2", "####", &[]), "2xoo", "oo.oo");
    is(file(2, "##", "##", "#1#2#2#2", &[]), "2xoo", "oo.oo");
    is(file(2, "#1#2", "#2#2", "####", &[[0, 0], [1, 1]]), "kw,ww", "oo.oo");
    is(file(2, "##", "##", "#1#2#2#2", &[[0, 0], [1, 1]]), "2xoo", "ww.kw");
    is(file(2, "#1#2", "#2#2", "#1#2#2#2", &[[0, 0], [0, 1], [1, 0], [1, 1]]), "2xoo", "oo.oo");
    let three = file(3, "#1#2", "#3#3", "#1#2#3#3", &[[0, 0], [1, 1], [2, 2]]);
    assert_eq!(read(&three), Err(FileFault::Problems(vec![ProblemFault::Colours])));
    // A long number is a number.
    let long = format!("#{}", "9".repeat(400));
    is(file(2, &format!("{long}#"), "##", "#1###", &[]), "ko,oo", "oo.wo");
}

#[test]
fn what_a_colour_of_burrtools_may_meet_stays() {
    let mut dice = Dice::new(3, 9);
    let sign = |colour: u32| if colour == 0 { "#".to_string() } else { format!("#{colour}") };
    let mut opened = 0;
    for _ in 0..2_000 {
        let colours: Vec<u32> = (0..8).map(|_| dice.below(4)).collect();
        let pairs: Vec<[usize; 2]> =
            (0..3).flat_map(|piece| (0..3).map(move |cell| [piece, cell])).filter(|_| dice.below(2) == 0).collect();
        let signs: Vec<String> = colours.iter().map(|&colour| sign(colour)).collect();
        let text = file(3, &signs[..2].concat(), &signs[2..4].concat(), &signs[4..].concat(), &pairs);
        let Ok(found) = read(&text) else { continue };
        opened += 1;
        // The figure's cells in the order of the file: from the front, from the left.
        let shown = found.first().expect("one").figure.to_string().replace('.', "");
        let figure: Vec<Tint> =
            [2, 3, 0, 1].iter().map(|&at| Tint::read(shown.as_bytes()[at].into()).expect("a cell")).collect();
        let text = found.first().expect("one").pieces.to_string();
        let pieces: Vec<Tint> = match text.strip_prefix("2x") {
            Some(both) => both.chars().chain(both.chars()).filter_map(Tint::read).collect(),
            None => text.chars().filter_map(Tint::read).collect(),
        };
        for (of, cell) in (0..4).flat_map(|of| (0..4).map(move |cell| (of, cell))) {
            let (own, other) = (colours[of] as usize, colours[4 + cell] as usize);
            let allowed = own == 0 || other == 0 || pairs.contains(&[own - 1, other - 1]);
            // Equal pieces may be written in the one direction or in the other.
            let is_said = |of: usize| pieces[of].goes_with(figure[cell]);
            let is_turned = text.starts_with("2x") && is_said(of ^ 1) == allowed;
            assert!(is_said(of) == allowed || is_turned, "{text} {shown} {colours:?} {pairs:?}");
        }
    }
    assert!(opened > 300, "{opened}");
}
