//! Cells that may stay empty: counts against a plain search that knows no gaps, files of BurrTools with such cells and with numbers left
//! open, ways through gaps, building by hand, drawings.

use super::snapshots::drawing;
use super::soma_tints::{cut, enumerated, packed};
use casse_tete::puzzle::soma::assemble::seek::WaySearch;
use casse_tete::puzzle::soma::assemble::way::{WayKind, Ways, WaysEnd};
use casse_tete::puzzle::soma::build::{BuildHint, Building, Completions};
use casse_tete::puzzle::soma::diagnosis::{Reason, reasons};
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::job::{Answer, Job, Part, StudyRunner};
use casse_tete::puzzle::soma::model::Order;
use casse_tete::puzzle::soma::own_set::OwnSet;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::pieces::{SetFault, Turning};
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::scene::assembly;
use casse_tete::puzzle::soma::scene::picture::{Empty, Picture, PictureWords};
use casse_tete::puzzle::soma::scene::thumb::Thumbnail;
use casse_tete::puzzle::soma::solutions::{labels, text};
use casse_tete::puzzle::soma::studied::Studied;
use casse_tete::puzzle::soma::tint::{Tint, TintedCell};
use casse_tete::puzzle::soma::written::Written;
use casse_tete::puzzle::soma::xmpuzzle::{FileFault, ProblemFault, ShapeFault, read, write};
use casse_tete::puzzle::soma::{Catalogue, Cell, Figure, KnownSet, Mask, Model, PieceSet, Request, Setup, cell};
use casse_tete::scene::{Camera, Palette, Room};
use casse_tete::search::Status;
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::JobRunner;
use casse_tete::search::sample::Dice;
use std::collections::BTreeSet;

fn figure(text: &str) -> Figure {
    Figure::read(text).expect("a figure")
}

fn pieces(text: &str) -> PieceSet {
    PieceSet::read(text).expect("a set")
}

/// The ways to put some pieces into a figure so that every cell that must be filled is: placed solutions, equal pieces not told apart.
fn fillings(set: &PieceSet, figure: &Figure) -> usize {
    fn go(set: &PieceSet, figure: &Figure, place: usize, filled: Mask, at: Mask, found: &mut usize) {
        let Some(piece) = set.pieces().get(place) else {
            *found += usize::from(figure.full() & !filled & !figure.open() == 0);
            return;
        };
        // Equal pieces stand in the order of their cells.
        let is_same = place > 0 && set.pieces()[place - 1].kind == piece.kind;
        for placement in placements(figure, piece) {
            if placement.cells & filled == 0 && (!is_same || placement.cells > at) {
                go(set, figure, place + 1, filled | placement.cells, placement.cells, found);
            }
        }
    }
    let mut found = 0;
    go(set, figure, 0, 0, 0, &mut found);
    found
}

/// Equal pieces beside each other.
fn sorted(mut texts: Vec<String>) -> String {
    let canonical = |text: &String| figure(text).polycube().expect("connected").canonical();
    texts.sort_by_key(canonical);
    texts.join(",")
}

#[test]
fn gaps_give_the_solutions_of_a_search_that_leaves_cells_empty() {
    let mut dice = Dice::new(65, 0);
    let boxes = [(3, 2, 1), (3, 3, 1), (2, 2, 2), (4, 3, 1), (3, 2, 2), (4, 4, 1)];
    let (mut tried, mut solved, mut several) = (0, 0, 0);
    while tried < 120 {
        let (width, depth, height) = boxes[dice.below(boxes.len() as u32) as usize];
        let block = Figure::block(width, depth, height).expect("small");
        let mut parts = cut(&block, &mut dice);
        // Some pieces are left out; the cells of these may stay empty, and some others too.
        let left_out = 1 + dice.below(2) as usize;
        if parts.len() < left_out + 1 || parts.len() > left_out + 4 {
            continue;
        }
        let out: BTreeSet<Cell> = parts.drain(..left_out).flatten().map(|(at, _): TintedCell| at).collect();
        let tint = |at: Cell, dice: &mut Dice| match out.contains(&at) || dice.below(4) == 0 {
            true => Tint::Open,
            false => Tint::Neutral,
        };
        let cells: Vec<TintedCell> = block.cells().iter().map(|&at| (at, tint(at, &mut dice))).collect();
        let whole = Figure::tinted(&cells).expect("the same cells");
        let text = |part: &Vec<TintedCell>| {
            let plain: Vec<Cell> = part.iter().map(|&(at, _)| at).collect();
            Figure::new(&plain).expect("small").to_string()
        };
        let solid = pieces(&sorted(parts.iter().map(text).collect()));
        let Some(set) = solid.with_gaps(&whole) else { panic!("{solid} in {whole}") };
        assert_eq!((set.solid(), set.volume()), (solid.count(), whole.count()));
        tried += 1;
        let (placed, classes) = packed(&set, &whole);
        assert_eq!(placed, fillings(&solid, &whole), "{solid} in {whole}");
        assert!(classes <= placed && (classes > 0) == (placed > 0));
        solved += usize::from(placed > 0);
        several += usize::from(classes > 1);
        // The search that is played knows equal pieces apart.
        if !set.has_equal() {
            let model = Model::new(set.clone(), whole.clone()).expect("volumes fit");
            assert_eq!(enumerated(model), placed, "{set} in {whole}");
        }
        // The same from a link and from a file.
        let model = Model::new(set, whole).expect("volumes fit");
        assert_eq!(Request::of(&model).model(), Ok(model.clone()));
        assert_eq!(read(&write(&model.pieces, &model.figure)).expect("a puzzle").first().expect("one").clone(), model);
        let bytes = postcard::to_allocvec(&model).expect("a message");
        assert_eq!(postcard::from_bytes::<Model>(&bytes).expect("a message"), model);
    }
    assert!(solved > 100 && several > 40, "{solved} {several}");
}

#[test]
fn a_set_gets_the_gaps_that_its_figure_needs() {
    let set = pieces("oo,ooo");
    let gaps = |text: &str| set.with_gaps(&figure(text)).map(|set| set.to_string());
    assert_eq!(gaps("ooo.oo-"), Some("oo,ooo".into()));
    assert_eq!(gaps("ooo.oog"), Some("oo,ooo,g".into()));
    assert_eq!(gaps("ooo.ggg"), Some("oo,ooo,g".into()));
    assert_eq!(gaps("ggg.ggg.ggg"), Some("oo,ooo,4xg".into()));
    assert_eq!((gaps("ooo.o--"), gaps("ooo.ooo"), gaps("ooo.ooo.g--")), (None, None, None));
    // Gaps that a set has already are counted anew, and they stand last in every text.
    let other = pieces("2xg,oo,g,ooo");
    assert_eq!((other.to_string(), other.solid(), other.count()), ("oo,ooo,3xg".into(), 2, 5));
    assert_eq!(other.with_gaps(&figure("ooo.oog")).map(|set| set.to_string()), Some("oo,ooo,g".into()));
    // As many as a figure has room for.
    let block = |rows: usize| figure(&format!("oooooooooo{}", ".gggggggggg".repeat(rows)));
    let long = pieces("oooooooooo");
    assert_eq!(long.with_gaps(&block(3)).map(|set| set.count()), Some(31));
    assert_eq!(long.with_gaps(&block(11)).map(|set| set.count()), Some(111));
    // A cell of a larger piece is no gap.
    assert_eq!(PieceSet::read("oo,og"), Err(SetFault::NoPiece(2)));
    assert!("oo,og".parse::<OwnSet>().is_err());
    // The set that a reader makes has no gaps of its own.
    assert_eq!(OwnSet::of(&other).to_string(), "oo,ooo");
    let made = OwnSet::of(&other).model(&Draft::of(&figure("ggg.ggg.ggg"))).expect("a model");
    assert_eq!(made.pieces.to_string(), "oo,ooo,4xg");
    assert!(OwnSet::of(&other).model(&Draft::of(&figure("ooo.ooo.ggg"))).is_err());
}

#[test]
fn cells_that_may_stay_empty_keep_that_in_texts_and_drafts() {
    let text = "ogo.ggg.owk_ooo.ooo.ooo";
    let own = figure(text);
    assert_eq!((own.to_string(), own.open().count_ones(), own.count()), (text.to_string(), 4, 18));
    assert_eq!(Draft::of(&own).text(), text);
    let mut draft = Draft::of(&own);
    draft.fill_box();
    assert_eq!(draft.text(), text);
    draft.chequer();
    let chequered = draft.shape().expect("the same cells");
    assert_eq!(
        (chequered.open(), chequered.tints()[0].count_ones() + chequered.tints()[1].count_ones()),
        (own.open(), 14)
    );
    draft.chequer();
    assert_eq!(draft.text(), "ogo.ggg.ooo_ooo.ooo.ooo");
    // Colours count for symmetries.
    assert_eq!(figure("go").symmetries().len() * 2, figure("oo").symmetries().len());
    for tint in Tint::ALL {
        assert_eq!(Tint::read(tint.letter()), Some(tint));
        assert!(Tint::Neutral.goes_with(tint) && tint.goes_with(tint));
        assert_eq!(Tint::Open.goes_with(tint), tint == Tint::Open);
        assert!(tint.goes_with(Tint::Open), "{tint:?}");
    }
}

/// A file with these shapes, pieces and colours.
fn file(shapes: &[([usize; 3], &str)], pieces: &str, bitmap: &str) -> String {
    let voxel = |([x, y, z], signs): &([usize; 3], &str)| {
        format!("<voxel x=\"{x}\" y=\"{y}\" z=\"{z}\" type=\"0\">{signs}</voxel>")
    };
    let voxels: String = shapes.iter().map(voxel).collect();
    let colours = if bitmap.is_empty() { "<colors/>" } else { "<colors><color/><color/></colors>" };
    let result = shapes.len() - 1;
    format!(
        "<puzzle version=\"2\"><gridType type=\"0\"/>{colours}<shapes>{voxels}</shapes><problems><problem><shapes>{pieces}</shapes>\
         <result id=\"{result}\"/><bitmap>{bitmap}</bitmap></problem></problems></puzzle>"
    )
}

fn faults(text: &str) -> Vec<ProblemFault> {
    match read(text) {
        Err(FileFault::Problems(faults)) => faults,
        other => panic!("{other:?}"),
    }
}

#[test]
fn files_with_variable_cells_are_opened() {
    let domino = ([2, 1, 1], "##");
    let once = "<shape id=\"0\" count=\"2\"/>";
    let model = |signs: &str| {
        read(&file(&[domino, ([3, 2, 1], signs)], once, "")).map(|read| read.first().expect("one").clone())
    };
    // Rows from the front: the second one is the back row here.
    let found = model("##+##+").expect("a puzzle");
    assert_eq!((found.figure.to_string(), found.pieces.to_string()), ("oog.oog".into(), "2xoo,2xg".into()));
    assert_eq!(packed(&found.pieces, &found.figure).0, fillings(&pieces("2xoo"), &found.figure));
    assert_eq!(read(&write(&found.pieces, &found.figure)).map(|read| read.first().expect("one").clone()), Ok(found));
    let volume = |pieces, figure, open| vec![ProblemFault::Volume { pieces, figure, open }];
    assert_eq!(faults(&file(&[domino, ([3, 2, 1], "#####+")], once, "")), volume(4, 6, 1));
    assert_eq!(faults(&file(&[domino, ([3, 1, 1], "##+")], once, "")), volume(4, 3, 1));
    let variable = vec![ProblemFault::Shape(1, ShapeFault::Variable)];
    assert_eq!(faults(&file(&[([2, 1, 1], "#+"), ([2, 2, 1], "##++")], once, "")), variable);
    let cube = ([5, 5, 5], &*"+".repeat(125));
    let found = read(&file(&[domino, cube], once, "")).map(|read| read.first().expect("one").clone());
    assert_eq!(found.map(|found| found.pieces.gaps()), Ok(121));
    // A variable cell with a colour that limits nothing is one; a colour that does would be lost.
    let pairs = |pairs: &[[usize; 2]]| -> String {
        pairs.iter().map(|[piece, cell]| format!("<pair piece=\"{piece}\" result=\"{cell}\"/>")).collect()
    };
    let coloured = |bitmap: &str| file(&[([2, 1, 1], "#1#2"), ([3, 2, 1], "#1#2+1#2#1+")], once, bitmap);
    assert_eq!(faults(&coloured(&pairs(&[[0, 0], [1, 1]]))), [ProblemFault::Colours]);
    let free =
        read(&coloured(&pairs(&[[0, 0], [0, 1], [1, 0], [1, 1]]))).expect("a puzzle").first().expect("one").clone();
    assert_eq!(free.figure.to_string(), "oog.oog");
    // Colours of the other cells go with variable ones.
    let both = file(&[([2, 1, 1], "#1#2"), ([3, 2, 1], "#1#2+#2#1+")], once, &pairs(&[[0, 0], [1, 1]]));
    let found = read(&both).expect("a puzzle").first().expect("one").clone();
    assert_eq!((found.figure.to_string(), found.pieces.to_string()), ("wkg.kwg".into(), "2xkw,2xg".into()));
    assert_eq!(read(&write(&found.pieces, &found.figure)).map(|read| read.first().expect("one").clone()), Ok(found));
}

#[test]
fn numbers_left_open_are_found_if_only_one_choice_fills_the_figure() {
    let shapes = [([2, 1, 1], "##"), ([3, 1, 1], "###"), ([1, 1, 1], "#"), ([7, 1, 1], "#######")];
    let of = |ranges: &[(usize, &str)]| {
        let pieces: String = ranges.iter().map(|(id, range)| format!("<shape id=\"{id}\" {range}/>")).collect();
        read(&file(&shapes, &pieces, "")).map(|read| read.first().expect("one").pieces.to_string())
    };
    let fault = |fault| Err(FileFault::Problems(vec![fault]));
    assert_eq!(of(&[(0, "min=\"0\" max=\"2\""), (1, "count=\"1\"")]), Ok("2xoo,ooo".into()));
    assert_eq!(of(&[(0, "max=\"9\""), (1, "min=\"1\" max=\"1\"")]), Ok("2xoo,ooo".into()));
    // 2 + 2 + 3 and 2 + 2 + 2 + 1, and 3 + 3 + 1.
    assert_eq!(of(&[(0, "max=\"3\""), (1, "max=\"1\"")]), Ok("2xoo,ooo".into()));
    assert_eq!(of(&[(0, "max=\"3\""), (1, "max=\"1\""), (2, "max=\"1\"")]), fault(ProblemFault::Range(1)));
    assert_eq!(of(&[(1, "max=\"2\""), (0, "max=\"3\""), (2, "count=\"1\"")]), fault(ProblemFault::Range(2)));
    // Nothing fits, though there are neither too many cubes nor too few.
    assert_eq!(of(&[(0, "max=\"5\"")]), fault(ProblemFault::Range(1)));
    let volume = |pieces| fault(ProblemFault::Volume { pieces, figure: 7, open: 0 });
    assert_eq!(of(&[(0, "max=\"2\""), (2, "max=\"2\"")]), volume(6));
    assert_eq!(of(&[(0, "min=\"4\" max=\"9\""), (2, "max=\"2\"")]), volume(8));
    assert_eq!(of(&[(2, "max=\"18446744073709551615\"")]), Ok("7xo".into()));
    assert_eq!(
        of(&[(0, "min=\"18446744073709551615\" max=\"18446744073709551615\"")]),
        fault(ProblemFault::TooManyPieces)
    );
    // Many shapes with many choices, which together must have an odd number of cubes.
    let hostile = vec![(0, "max=\"9\""); 200_000];
    assert_eq!(of(&hostile), fault(ProblemFault::Range(1)));
    // Numbers left open and variable cells together.
    let both = file(&[([3, 1, 1], "###"), ([4, 2, 1], "####++++")], "<shape id=\"0\" max=\"9\"/>", "");
    assert_eq!(read(&both).map(|read| read.first().expect("one").pieces.to_string()), Ok("2xooo,2xg".into()));
}

/// What the workers find of the ways of some solution.
fn ways(model: &Model, gravity: bool) -> Ways {
    let packing = Packing::new(&model.pieces, &model.figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    assert_eq!(search.advance(&packing, u64::MAX), Status::Finished);
    let solutions = vec![packing.class(&search.found()[0]).labels];
    let parts = vec![(0, Part::Ways { solutions, gravity })];
    let batch = StudyRunner::default().begin(&Job::Study(model.clone()), parts).expect("a batch");
    match carry_out(batch).expect("an answer").remove(0).1 {
        Answer::Study(bytes) => match bytes.read() {
            Some(Studied::Ways(mut ways)) => ways.remove(0),
            other => panic!("{other:?}"),
        },
        _ => panic!("no study"),
    }
}

#[test]
fn pieces_go_through_gaps() {
    // A ring of eight cubes about a gap, and a bar of three through it, as long as the ring is not filled with a cube.
    let ring = "ooo.o-o.ooo";
    let through = figure("---.-o-.---_ooo.ogo.ooo_---.-g-.---");
    let model = Model::new(pieces(&format!("{ring},o,2xg")), through).expect("volumes fit");
    let found = ways(&model, false);
    assert_eq!((found.end.clone(), found.kind()), (WaysEnd::Whole, Some(WayKind::Above)));
    assert!(found.fits(model.pieces.count()));
    // The gaps are left when the pieces are there.
    assert_eq!(found.order().expect("an order").into_iter().skip(2).collect::<BTreeSet<_>>(), BTreeSet::from([2, 3]));
    // A cube within a hollow box never comes out, one in a box that is open at one side does; the gap between is no obstacle.
    let shell = |top: &str| format!("{top}_ooo.o-o.ooo_ooo.o-o.ooo_ooo.ooo.ooo");
    for (top, within, end) in [
        ("ooo.ooo.ooo", "ooo.ooo.ooo_ooo.ogo.ooo_ooo.ogo.ooo_ooo.ooo.ooo", WaysEnd::Locked(vec![0, 1])),
        ("ooo.o-o.ooo", "ooo.ogo.ooo_ooo.ogo.ooo_ooo.ogo.ooo_ooo.ooo.ooo", WaysEnd::Whole),
    ] {
        let figure = figure(within);
        let set = pieces(&format!("{},o", shell(top))).with_gaps(&figure).expect("as many as needed");
        let found = ways(&Model::new(set, figure).expect("volumes fit"), false);
        assert_eq!(found.end, end, "{top}");
    }
    // On a table no gap floats, but a cube on a gap does.
    let standing = Model::new(pieces("ooo,o,2xg"), figure("ogg_ooo")).expect("volumes fit");
    assert_eq!(ways(&standing, true).kind(), Some(WayKind::Above));
    let floating = Model::new(pieces("o,oo,g"), figure("o-_g-_oo")).expect("volumes fit");
    assert_eq!(ways(&floating, true).end, WaysEnd::Floating(vec![0]));
    // Without cells a piece comes in last.
    let bar = figure("oo");
    let mut search = WaySearch::new(&bar, &[0, 0b11], false);
    while search.advance(1) == Status::Running {}
    assert_eq!(search.answer().order(), Some(vec![1, 0]));
}

#[test]
fn gaps_follow_by_themselves_when_a_figure_is_built_by_hand() {
    let (set, figure) = (pieces("oo,ooo,g"), figure("ooo.ogg"));
    let mut building = Building::new(set, figure);
    let put = |building: &mut Building, piece: usize, at: Cell| {
        building.take(piece);
        building.carry(at);
        building.put().is_ok()
    };
    building.take(2);
    assert_eq!(building.held(), None, "a gap is nothing to take");
    assert!(put(&mut building, 1, cell(0, 1, 0)));
    assert_eq!((building.standing().len(), building.is_complete()), (1, false));
    // The cell on the left must be filled.
    assert!(put(&mut building, 0, cell(1, 0, 0)));
    assert_eq!((building.standing().len(), building.is_complete()), (2, false));
    assert!(put(&mut building, 0, cell(0, 0, 0)));
    assert_eq!((building.standing().len(), building.is_complete(), building.made()), (3, true, 3));
    building.take(1);
    assert_eq!(building.standing().len(), 1);
    building.lay_back();
    assert!(building.is_complete());
    building.go(2);
    assert!(!building.is_complete());
    building.go(3);
    assert!(building.is_complete());
}

#[test]
fn too_many_gaps_are_a_reason() {
    let told = reasons(&pieces("ooo,3xg"), &figure("oooogg"));
    assert!(told.contains(&Reason::Tints { tint: Tint::Open, found: 3, most: 2 }), "{told:?}");
    assert!(reasons(&pieces("oooo,2xg"), &figure("oooogg")).is_empty());
}

#[test]
fn gaps_are_drawn_as_nothing() {
    let (set, whole) = (pieces("oo,ooo,g"), figure("ooo.oog"));
    let placed = vec![(0, 0b11000), (1, 0b111), (2, 0b100000)];
    let words = PictureWords { layer: |layer, _| (layer + 1).to_string() };
    let picture = Picture { placed, ..Picture::of(whole.clone(), Empty::Dots) };
    let room = Room { width: 600.0, height: 320.0 };
    let scene = assembly::scene(&picture, 0.0, 1.0, &Camera::STANDARD, room, &set, &words);
    drawing::check("a_figure_with_a_cell_that_stays_empty", &scene);
    let labels = [1, 1, 1, 0, 0, 2];
    let plain = Thumbnail::new(&whole, 60.0);
    assert_ne!(plain.clone().for_pieces(&set).svg(&labels, Palette::default()), plain.svg(&labels, Palette::default()));
}

/// All placed solutions, each as the kinds of its pieces with their cells, by a plain search cell by cell.
fn placed(set: &PieceSet, figure: &Figure) -> Vec<BTreeSet<(usize, Mask)>> {
    fn go(
        options: &[(usize, Mask)],
        left: &mut [usize],
        empty: Mask,
        path: &mut Vec<(usize, Mask)>,
        found: &mut Vec<BTreeSet<(usize, Mask)>>,
    ) {
        if empty == 0 {
            found.push(path.iter().copied().collect());
            return;
        }
        let first = empty & empty.wrapping_neg();
        for &(kind, cells) in options {
            if left[kind] > 0 && cells & first != 0 && cells & !empty == 0 {
                left[kind] -= 1;
                path.push((kind, cells));
                go(options, left, empty & !cells, path, found);
                path.pop();
                left[kind] += 1;
            }
        }
    }
    let kinds = || set.pieces().iter().enumerate().filter(|(place, piece)| piece.kind == *place);
    let options: Vec<(usize, Mask)> = kinds()
        .flat_map(|(kind, piece)| placements(figure, piece).into_iter().map(move |placement| (kind, placement.cells)))
        .collect();
    let mut left = vec![0; set.count()];
    set.pieces().iter().for_each(|piece| left[piece.kind] += 1);
    let mut found = vec![];
    go(&options, &mut left, figure.full(), &mut vec![], &mut found);
    found
}

/// Solutions left and hints, for sets with equal pieces, reflected ones, ones that may not be turned over, colours and gaps.
#[test]
fn solutions_left_are_those_of_a_plain_search_for_all_kinds_of_sets() {
    let mut dice = Dice::new(66, 0);
    let boxes = [(4, 2, 2), (3, 3, 2), (4, 4, 1), (4, 3, 1), (3, 2, 2)];
    let (mut tried, mut with_equal, mut with_gaps) = (0, 0, 0);
    while tried < 60 {
        let turning = Turning::ALL[tried % 3];
        let (width, depth, height) = boxes[dice.below(boxes.len() as u32) as usize];
        let block = Figure::block(width, depth, height).expect("small");
        let mut parts = cut(&block, &mut dice);
        if !(3..=6).contains(&parts.len()) {
            continue;
        }
        // Colours where nothing is left out; gaps else.
        let out: Vec<Cell> =
            if dice.below(2) == 0 { vec![] } else { parts.remove(0).iter().map(|part| part.0).collect() };
        let tint = |at: Cell| if out.contains(&at) { Tint::Open } else { Tint::Neutral };
        let figure =
            Figure::tinted(&block.cells().iter().map(|&at| (at, tint(at))).collect::<Vec<_>>()).expect("small");
        let text = |part: &Vec<TintedCell>| Figure::tinted(part).expect("small").to_string();
        let texts: Vec<String> = parts.iter().map(text).collect();
        let solid = pieces(&format!("{}{}", turning.prefix(), texts.join(",")));
        let set = solid.with_gaps(&figure).expect("as many gaps as cells left out");
        let all = placed(&set, &figure);
        if all.is_empty() || all.len() > 3_000 {
            continue;
        }
        tried += 1;
        with_equal += usize::from(solid.has_equal());
        with_gaps += usize::from(set.count() > set.solid());
        let packing = Packing::new(&set, &figure).expect("volumes fit");
        let mut search = PackSearch::new(&packing);
        assert_eq!(search.advance(&packing, u64::MAX), Status::Finished);
        let mut classes: Vec<_> = search.found().iter().map(|found| packing.class(found)).collect();
        classes.sort_by(|one, other| one.labels.cmp(&other.labels));
        classes.dedup_by(|one, other| one.labels == other.labels);
        let catalogue = Catalogue::of_classes(&set, &figure, &classes).expect("all classes");
        let completions = Completions::new(&set, &figure);
        assert_eq!(completions.left(&catalogue, &[]), all.len() as u64, "{set} in {figure}");
        for _ in 0..30 {
            // Some pieces where they can stand, often as in a solution.
            let mut building = Building::new(set.clone(), figure.clone());
            let solution: Vec<(usize, Mask)> = all[dice.below(all.len() as u32) as usize].iter().copied().collect();
            for _ in 0..dice.below(set.solid() as u32) {
                let piece = dice.below(set.solid() as u32) as usize;
                let own = set.pieces()[piece].kind;
                let spots = placements(&figure, &set.pieces()[piece]);
                let of_solution = solution.iter().find(|(kind, cells)| *kind == own && cells & building.filled() == 0);
                let cells = match of_solution.filter(|_| dice.below(4) > 0) {
                    Some(&(_, cells)) => cells,
                    None => spots[dice.below(spots.len() as u32) as usize].cells,
                };
                if building.is_beside(piece) && cells & building.filled() == 0 {
                    building.hold(piece, cells);
                    building.put().expect("a free place");
                }
            }
            let kinds = |standing: &[(usize, Mask)]| -> BTreeSet<(usize, Mask)> {
                standing.iter().map(|&(piece, cells)| (set.pieces()[piece].kind, cells)).collect()
            };
            let left = |standing: &BTreeSet<(usize, Mask)>| all.iter().filter(|each| standing.is_subset(each)).count();
            let standing = kinds(building.standing());
            let told = format!("{:?} of {set} in {figure}", building.standing());
            assert_eq!(completions.left(&catalogue, building.standing()), left(&standing) as u64, "{told}");
            match completions.hint(&catalogue, &building) {
                None => assert!(building.is_complete(), "{told}"),
                Some(BuildHint::Put(piece, cells)) => {
                    let mut after = standing.clone();
                    after.insert((set.pieces()[piece].kind, cells));
                    assert!(left(&after) > 0 && building.is_beside(piece) && piece < set.solid(), "{told}: {piece}");
                }
                Some(BuildHint::TakeBack(piece)) => {
                    assert!(left(&standing) == 0 && building.standing().iter().any(|each| each.0 == piece), "{told}");
                }
                Some(BuildHint::Impossible) => panic!("{told}"),
            }
        }
    }
    assert!(with_equal > 10 && with_gaps > 10, "{with_equal} {with_gaps}");
}

#[test]
fn solutions_of_all_sets_are_written_and_read_again() {
    let read_again = |set: &PieceSet, figure: &Figure, labels: &[u8]| {
        let text = text(set, figure, labels);
        let setup: Setup = text.parse().expect("cells");
        match Written::of(set, &setup) {
            Written::Solution(own, again) => {
                assert_eq!((own.cells(), again.len()), (figure.cells(), labels.len()), "{text}");
                let kinds = |labels: &[u8]| -> Vec<usize> {
                    labels.iter().map(|&label| set.pieces()[usize::from(label)].kind).collect()
                };
                assert_eq!(kinds(&again), kinds(labels), "{text}");
            }
            other => panic!("{other:?}: {text}"),
        }
    };
    for set in KnownSet::ALL {
        let (pieces, figure) = set.set();
        let Some(packing) = Packing::new(&pieces, &figure) else { panic!("{set:?}") };
        let mut search = PackSearch::new(&packing);
        // Broken chessboards take longer.
        for _ in 0..400 {
            if search.advance(&packing, 100_000) == Status::Finished || !search.found().is_empty() {
                break;
            }
        }
        if let Some(found) = search.found().first() {
            read_again(&pieces, &figure, &labels(&figure, &found.solution));
        }
    }
    let (set, figure) = (pieces("ooo,oo.o-,oo,4xg"), figure("ogoo.gggg.oggo"));
    let packing = Packing::new(&set, &figure).expect("volumes fit");
    let mut search = PackSearch::new(&packing);
    search.advance(&packing, u64::MAX);
    for found in search.found() {
        let labels = labels(&figure, &found.solution);
        assert_eq!(text(&set, &figure, &labels).matches('g').count(), 4);
        read_again(&set, &figure, &labels);
    }
    // Thirty different letters: small ones are names of their own.
    let many = pieces("30xo");
    let order: Vec<usize> = (0..30).rev().collect();
    let order = Order::new(&order, &many).expect("each once");
    assert_eq!(Order::parse(&order.to_string(), &many), Some(order));
    assert_eq!(
        (many.named('a'), many.named('A'), many.named('z'), many.named('g')),
        (Some(26), Some(0), Some(25), None)
    );
}
