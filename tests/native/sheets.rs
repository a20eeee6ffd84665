//! Printed sheets: nets fold into their bodies, drawings fit on the paper true to size, every kind has its sheets.

use casse_tete::geometry::lattice::{Cell, cell};
use casse_tete::lang::Lang;
use casse_tete::link::Link;
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::cube::{Cube, Kind, Place, Scheme};
use casse_tete::puzzle::soma::{PieceSet, Polycube, polycube::polycubes};
use casse_tete::scene::{Hues, Light, Paint, Palette, Theme};
use casse_tete::sheet::net::{BodyFace, Hinge};
use casse_tete::sheet::{Ink, MARGIN, Net, Paper, RULER, Sheet, SheetKind, Sheets, Wish};
use std::collections::BTreeSet;

/// The right, down, left and upper sides of a square on the grid.
const SIDES: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

fn minus(of: Cell) -> Cell {
    cell(-of.x, -of.y, -of.z)
}

/// All faces of a body.
fn surface(cells: &[Cell]) -> BTreeSet<BodyFace> {
    let faces = cells.iter().flat_map(|&at| cell(0, 0, 0).neighbours().map(|out| BodyFace { cell: at, out }));
    faces.filter(|face| !cells.contains(&face.cell.moved(face.out))).collect()
}

/// Folds the net up, face by face, along its folds, and compares it with the body: a plain second program, which knows nothing of the
/// cells that are beside a face.
fn check(net: &Net, cells: &[Cell]) {
    let faces: BTreeSet<BodyFace> = net.faces.iter().map(|face| face.face).collect();
    assert_eq!(faces, surface(cells), "every face once");
    assert_eq!(net.faces.len(), faces.len());
    let squares: BTreeSet<(i32, i32)> = net.faces.iter().map(|face| face.at).collect();
    assert_eq!(squares.len(), faces.len(), "no two faces lie on each other");
    assert_eq!(net.folds.len() + net.seams.len(), 2 * faces.len(), "every edge is folded or cut");
    let mut reached: Vec<Option<[Cell; 4]>> = vec![None; net.faces.len()];
    let first = &net.faces[0];
    reached[0] = Some([first.face.cell, first.face.out, first.right, first.down]);
    while let Some((from, to, side, fold)) = net.folds.iter().find_map(|&(face, side, fold)| {
        let (at, (dx, dy)) = (net.faces[face].at, SIDES[side]);
        let next =
            net.faces.iter().position(|other| other.at == (at.0 + dx, at.1 + dy)).expect("a face beside the fold");
        match (reached[face], reached[next]) {
            (Some(_), None) => Some((face, next, side, fold)),
            (None, Some(_)) => Some((next, face, (side + 2) % 4, fold)),
            _ => None,
        }
    }) {
        let [at, out, right, down] = reached[from].expect("a face that was reached");
        let way = [right, down, minus(right), minus(down)][side];
        let (at, new, on) = match fold {
            Hinge::Mountain => (at, way, minus(out)),
            Hinge::Flat => (at.moved(way), out, way),
            Hinge::Valley => (at.moved(way).moved(out), minus(way), out),
        };
        let (right, down) = [(on, down), (right, on), (minus(on), down), (right, minus(on))][side];
        reached[to] = Some([at, new, right, down]);
    }
    for (face, folded) in net.faces.iter().zip(&reached) {
        let folded = folded.expect("the net hangs together");
        assert_eq!(folded, [face.face.cell, face.face.out, face.right, face.down]);
    }
    // A tab stands beside the net, and its edge is the edge to which it is glued.
    let middle = |(face, side): (usize, usize)| {
        let face = &net.faces[face];
        let (at, out) = (face.face.cell, face.face.out);
        let way = [face.right, face.down, minus(face.right), minus(face.down)][side];
        [2 * at.x + out.x + way.x, 2 * at.y + out.y + way.y, 2 * at.z + out.z + way.z]
    };
    for seam in &net.seams {
        assert_eq!(middle(seam.tab), middle(seam.to));
        let (at, (dx, dy)) = (net.faces[seam.tab.0].at, SIDES[seam.tab.1]);
        assert_eq!(!squares.contains(&(at.0 + dx, at.1 + dy)), seam.has_tab);
    }
}

#[test]
fn nets_fold_into_their_bodies() {
    check(&Net::cube(), &[cell(0, 0, 0)]);
    assert_eq!(Net::cube().sides(), (4, 3));
    assert_eq!(Net::cube().seams.iter().filter(|seam| seam.has_tab).count(), 7);
    let all: Vec<Polycube> = (1..=4).flat_map(polycubes).collect();
    assert_eq!(all.len(), 12);
    for body in &all {
        let net = Net::unfold(body.cells()).expect("a net");
        check(&net, body.cells());
        assert!(net.seams.iter().all(|seam| seam.has_tab), "{body:?}");
    }
    assert_eq!(Net::unfold(&[]), None);
}

#[test]
fn the_same_net_every_time() {
    for piece in PieceSet::default().pieces() {
        assert_eq!(Net::unfold(piece.shape.cells()), Net::unfold(piece.shape.cells()));
    }
}

fn wish(paper: Paper, lang: Lang) -> Wish<'static> {
    Wish { paper, size: None, answers: false, words: &lang.print().sheets }
}

fn sheets(link: &str, kind: SheetKind, wish: &Wish) -> Option<Sheets> {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    let puzzle = Puzzle::ALL.into_iter().find(|puzzle| link.path() == format!("/{}", puzzle.name())).expect("a puzzle");
    puzzle.sheets(kind, |key| link.value(key), wish)
}

/// The numbers between this and the next quotation mark, wherever they stand in the text.
fn numbers(svg: &str, before: &str) -> Vec<f64> {
    let found = svg.split(before).skip(1).filter_map(|rest| rest.split('"').next());
    found
        .flat_map(|text| text.split([' ', 'M', 'L', 'Z']).filter_map(|number| number.parse().ok()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn sheets_have_the_colours_that_the_reader_has_chosen() {
    let made = sheets("#/insanity", SheetKind::Nets, &wish(Paper::A4, Lang::En)).expect("sheets");
    let [usual, others] = Hues::ALL.map(|hues| made.sheets[0].svg(Ink::Colour, hues));
    assert!(usual.contains("#d7191c") && !usual.contains("#d55e00"));
    assert_eq!(usual.replace("#d7191c", "#d55e00"), others);
}

/// The corners of the area that a sheet paints, in millimetres; it reads the groups of the SVG document.
fn painted(sheet: &Sheet) -> [f64; 4] {
    let svg = sheet.svg(Ink::Colour, Hues::default());
    let mut area = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    for group in svg.split("<g transform=\"translate(").skip(1) {
        let (place, shapes) = group.split_once(")\">").expect("a group");
        let (at, scale) = place.split_once(") scale(").expect("a scale");
        let at: Vec<f64> = at.split(' ').map(|number| number.parse().expect("a number")).collect();
        let scale: f64 = scale.parse().expect("a number");
        for pair in numbers(shapes, " d=\"").chunks(2) {
            for axis in 0..2 {
                let place = at[axis] + scale * pair[axis];
                area[axis] = area[axis].min(place);
                area[axis + 2] = area[axis + 2].max(place);
            }
        }
    }
    area
}

#[test]
fn every_kind_fits_on_its_paper() {
    let states = [
        ("#/insanity", Puzzle::Insanity),
        ("#/insanity?cubes=012345.123450.234501.345012.450123.501234.012340", Puzzle::Insanity),
        ("#/insanity?cubes=001011.101101", Puzzle::Insanity),
        ("#/taquin", Puzzle::Taquin),
        (
            "#/taquin?board=5x5:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15,16,17,18,19,20,21,22,23,24&method=astar-manhattan",
            Puzzle::Taquin,
        ),
        ("#/taquin?board=2x2:1,2,3,0", Puzzle::Taquin),
        ("#/taquin?board=5x2:1,2,3,4,5,6,7,8,0,9", Puzzle::Taquin),
        ("#/soma", Puzzle::Soma),
        ("#/soma?figure=bench", Puzzle::Soma),
        ("#/soma?set=bedlam", Puzzle::Soma),
        ("#/cube", Puzzle::Cube),
        ("#/cube?alg=R_U_R-_U-", Puzzle::Cube),
        (
            "#/cube?scrambles=R_U_F2-.L-_D2.R_L_U_D_F_B_R_L_U_D_F_B_R_L_U_D_F_B_R_L_U_D_F_B_R_L_U_D_F_B_R_L_U",
            Puzzle::Cube,
        ),
    ];
    let mut seen = BTreeSet::new();
    for (link, puzzle) in states {
        for &kind in puzzle.sheet_kinds() {
            seen.insert(kind.name());
            for (paper, lang) in Paper::ALL.into_iter().flat_map(|paper| Lang::ALL.map(|lang| (paper, lang))) {
                for (size, answers) in [(None, false), (Some(5.0), true), (Some(100.0), false)] {
                    let wish = Wish { size, answers, ..wish(paper, lang) };
                    let made = sheets(link, kind, &wish).unwrap_or_else(|| panic!("{link} {kind:?}"));
                    assert!(!made.sheets.is_empty());
                    for sheet in &made.sheets {
                        let [left, top, right, bottom] = painted(sheet);
                        let room = paper.size();
                        let what =
                            format!("{link} {kind:?} {paper:?} {lang:?} {size:?}: {left} {top} {right} {bottom}");
                        assert!(left > MARGIN - 0.1 && top > MARGIN - 0.1, "{what}");
                        assert!(right < room.width - MARGIN + 0.1 && bottom < room.height - MARGIN + 0.1, "{what}");
                    }
                    if let (Some((edge, longest)), Some(size)) = (made.size, size) {
                        assert!(edge <= longest && (edge - size.min(longest)).abs() < 0.1, "{link} {kind:?}");
                    }
                }
            }
        }
    }
    assert_eq!(seen.len(), SheetKind::ALL.len(), "all kinds");
}

#[test]
fn an_edge_is_as_long_as_it_is_wanted() {
    for size in [20.0, 27.0, 35.0] {
        let wish = Wish { size: Some(size), ..wish(Paper::A4, Lang::En) };
        let made = sheets("#/insanity", SheetKind::Nets, &wish).expect("sheets");
        assert_eq!(made.size.map(|(edge, _)| edge), Some(size));
        // The squares of the faces: four corners in tenths of a millimetre.
        let svg = made.sheets[0].svg(Ink::Colour, Hues::default());
        let sides: BTreeSet<u64> = svg
            .split("<path d=\"M")
            .skip(1)
            .filter(|path| {
                path.split("/>").next().is_some_and(|path| path.contains('#') && path.matches('L').count() == 3)
            })
            .filter(|path| !path.contains("fill=\"#ffffff\"") || path.find("fill=\"#ffffff\"") > path.find("/>"))
            .map(|path| {
                let corners: Vec<f64> =
                    path.split('Z').next().expect("a path").split([' ', 'L']).filter_map(|n| n.parse().ok()).collect();
                (corners[0] - corners[2]).hypot(corners[1] - corners[3]).round() as u64
            })
            .collect();
        assert_eq!(sides, BTreeSet::from([(10.0 * size) as u64]));
    }
}

/// How far the largest areas of each drawing on a sheet are apart, in a row and in a column, in hundredths of a millimetre.
fn pitches(sheet: &Sheet) -> BTreeSet<i64> {
    let svg = sheet.svg(Ink::Colour, Hues::default());
    let mut pitches = BTreeSet::new();
    // The first part is the heading and the ruler.
    for group in svg.split("<g transform=\"translate(").skip(2) {
        let (_, scale) = group.split_once("scale(").expect("a scale");
        let scale: f64 = scale.split(')').next().and_then(|number| number.parse().ok()).expect("a number");
        let mut areas = vec![];
        for shape in group.split("<path").skip(1).filter(|shape| shape.contains("Z\"")) {
            let corners = numbers(shape, " d=\"");
            let [x, y] = [0, 1].map(|axis| {
                let along = || corners.iter().copied().skip(axis).step_by(2);
                (along().fold(f64::INFINITY, f64::min), along().fold(f64::NEG_INFINITY, f64::max))
            });
            areas.push(([(x.0 + x.1) / 2.0, (y.0 + y.1) / 2.0], (x.1 - x.0).min(y.1 - y.0)));
        }
        let side = areas.iter().map(|(_, side)| *side).fold(0.0, f64::max);
        areas.retain(|(_, own)| *own > 0.95 * side);
        for axis in 0..2 {
            let places: BTreeSet<i64> =
                areas.iter().map(|(middle, _)| (100.0 * scale * middle[axis]).round() as i64).collect();
            let places: Vec<i64> = places.into_iter().collect();
            pitches.extend(places.windows(2).map(|pair| pair[1] - pair[0]).filter(|&apart| apart > 5));
        }
    }
    pitches
}

#[test]
fn tiles_pieces_and_the_cube_are_as_large_as_they_are_wanted() {
    // On each face of the Hungarian cube there are three tiles in a row.
    for (link, kind, parts) in [
        ("#/taquin", SheetKind::Tiles, 1.0),
        ("#/soma", SheetKind::Pieces, 1.0),
        ("#/soma?set=bedlam", SheetKind::Pieces, 1.0),
        ("#/cube?alg=R_U", SheetKind::Net, 3.0),
    ] {
        for size in [12.0, 15.5] {
            let wish = Wish { size: Some(size), ..wish(Paper::Letter, Lang::Fr) };
            let made = sheets(link, kind, &wish).expect("sheets");
            assert_eq!(made.size.map(|(edge, _)| edge), Some(size), "{link}");
            // Beside the board with which the taquin begins the first sheet has a small one.
            for sheet in &made.sheets[usize::from(kind == SheetKind::Tiles)..] {
                let found = pitches(sheet);
                let is_right = |apart: &i64| (*apart as f64 - 100.0 * size / parts).abs() < 5.0;
                assert!(!found.is_empty() && found.iter().all(is_right), "{link} {size}: {found:?}");
            }
        }
    }
}

#[test]
fn no_net_is_printed_of_a_gap() {
    let nets = |link: &str| {
        let made = sheets(link, SheetKind::Pieces, &wish(Paper::A4, Lang::En)).expect("sheets");
        made.sheets.iter().map(|sheet| sheet.svg(Ink::Colour, Hues::default())).collect::<Vec<_>>()
    };
    let drawn = nets("#/soma?set=ooo,oo.o-,3xg&figure=oog.ogg.oog");
    assert_eq!(drawn, nets("#/soma?set=ooo,oo.o-&figure=ooo.ooo"));
    assert_ne!(drawn, nets("#/soma?set=ooo,oo.o-,3xo&figure=ooo.ooo.ooo"));
}

#[test]
fn a_ruler_tells_whether_the_size_is_true() {
    let sheet = Sheet::new(Paper::A4, "T", "", Some("ruler"));
    let [left, _, right, _] = painted(&sheet);
    assert!((right - left - RULER).abs() < 0.01, "{left} {right}");
    assert!(sheet.svg(Ink::Colour, Hues::default()).starts_with(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210.0mm\" height=\"297.0mm\" viewBox=\"0 0 210.0 297.0\""
    ));
    let letter = Sheet::new(Paper::Letter, "T", "", None).svg(Ink::Colour, Hues::default());
    assert!(letter.contains("width=\"215.9mm\" height=\"279.4mm\""));
}

#[test]
fn what_to_do_has_room_above_the_drawing() {
    for lang in Lang::ALL {
        let words = &lang.print().sheets;
        let pairs = [
            words.nets,
            words.stacks,
            words.board,
            words.tiles,
            words.tree,
            words.figure,
            words.figure_solved,
            words.pieces,
            words.net,
            words.turns,
            words.commutators,
            words.scrambles,
            ["", words.no_scrambles],
        ];
        for [title, todo] in pairs {
            assert!(title.chars().count() <= 60, "{title}");
            assert!(todo.lines().count() <= 3, "{todo}");
            for line in todo.lines() {
                assert!(line.chars().count() <= 112, "{}: {line}", line.chars().count());
            }
        }
    }
}

#[test]
fn without_colours_all_is_black_and_white() {
    for (link, puzzle) in [
        ("#/insanity", Puzzle::Insanity),
        ("#/taquin", Puzzle::Taquin),
        ("#/soma", Puzzle::Soma),
        ("#/cube?alg=R", Puzzle::Cube),
    ] {
        for &kind in puzzle.sheet_kinds() {
            let made = sheets(link, kind, &Wish { answers: true, ..wish(Paper::A4, Lang::En) }).expect("sheets");
            for sheet in &made.sheets {
                let svg = sheet.svg(Ink::Black, Hues::default());
                let colours: BTreeSet<&str> =
                    svg.split(['"']).filter(|part| part.starts_with('#') || part.starts_with("rgb")).collect();
                let allowed = BTreeSet::from(["#000000", "#ffffff"]);
                assert!(colours.is_subset(&allowed), "{link} {kind:?}: {colours:?}");
            }
        }
    }
}

#[test]
fn what_is_not_legal_has_no_sheets() {
    for (link, kind) in [
        ("#/insanity?cubes=0", SheetKind::Nets),
        ("#/taquin?board=3x3:1,1,1,1,1,1,1,1,1", SheetKind::Tiles),
        ("#/soma?figure=o-o", SheetKind::Figure),
        ("#/cube?facelets=UUU", SheetKind::Net),
        ("#/cube?scrambles=R..U", SheetKind::Scrambles),
    ] {
        assert_eq!(sheets(link, kind, &wish(Paper::A4, Lang::En)), None, "{link}");
    }
}

#[test]
fn the_answers_of_a_tree_are_the_boards_after_two_moves() {
    let made =
        sheets("#/taquin", SheetKind::Tree, &Wish { answers: true, ..wish(Paper::A4, Lang::En) }).expect("a sheet");
    let svg = made.sheets[0].svg(Ink::Colour, Hues::default());
    // 493617285 with its blank above the middle: 3 moves, then 1 + 1 + 3 that do not go back.
    let scores = svg
        .split('>')
        .filter_map(|part| part.strip_suffix("</text"))
        .filter(|text| text.len() == 9 && text.chars().all(|c| "01".contains(c)));
    assert_eq!(scores.count(), 3 + 5);
    let blank = sheets("#/taquin", SheetKind::Tree, &wish(Paper::A4, Lang::En)).expect("a sheet").sheets[0]
        .svg(Ink::Colour, Hues::default());
    assert!(blank.matches("</text>").count() < svg.matches("</text>").count() / 4);
}

#[test]
fn a_solution_fills_the_figure() {
    let letters = |answers: bool| {
        let made =
            sheets("#/soma", SheetKind::Figure, &Wish { answers, ..wish(Paper::A4, Lang::En) }).expect("a sheet");
        let svg = made.sheets[0].svg(Ink::Colour, Hues::default());
        let letters = svg.split('>').filter_map(|part| part.strip_suffix("</text"));
        letters.filter(|text| text.len() == 1 && "VLTZABP".contains(*text)).count()
    };
    // Three sides of the cube from the front and three from behind, and the layers.
    assert_eq!((letters(false), letters(true)), (0, 27 + 27 + 27));
}

#[test]
fn a_figure_is_drawn_isometrically() {
    let made = sheets("#/soma", SheetKind::Figure, &wish(Paper::A4, Lang::En)).expect("a sheet");
    let svg = made.sheets[0].svg(Ink::Colour, Hues::default());
    // Faces of cubes are rhombs of 60 and 120 degrees: nine on each of the three sides that are seen, from the front and from behind.
    let is_rhomb = |shape: &str| {
        let corners: Vec<[f64; 2]> = numbers(shape, " d=\"").chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
        let [a, b, c, d] = corners[..] else { return false };
        let apart = |from: [f64; 2], to: [f64; 2]| (from[0] - to[0]).hypot(from[1] - to[1]);
        let sides = [apart(a, b), apart(b, c), apart(c, d), apart(d, a)];
        let mut across = [apart(a, c), apart(b, d)];
        across.sort_by(f64::total_cmp);
        let is_equal = |one: f64, other: f64| (one / other - 1.0).abs() < 0.02;
        sides.iter().all(|&side| is_equal(side, sides[0]))
            && is_equal(across[0], sides[0])
            && is_equal(across[1], sides[0] * 3f64.sqrt())
    };
    assert_eq!(svg.split("<path").filter(|shape| is_rhomb(shape)).count(), 2 * 27);
}

/// The coloured squares of each drawing of the sheets, by column and row: the drawing, column, row, the number of the colour.
fn squares(made: &Sheets) -> Vec<BTreeSet<(usize, usize, u8)>> {
    let palette = Palette { theme: Theme::Projector, ..Palette::default() };
    let colours: Vec<String> =
        (0..9).map(|colour| palette.rgb(Paint::Colour(colour, Light::Full)).to_string()).collect();
    let mut drawings = vec![];
    for svg in made.sheets.iter().map(|sheet| sheet.svg(Ink::Colour, Hues::default())) {
        for group in svg.split("<g transform=").skip(1) {
            // The middle, the sides and the colour of each area.
            let mut areas = vec![];
            for shape in group.split("<path").skip(1) {
                let fill = shape.split_once("fill=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
                let Some(colour) = colours.iter().position(|known| known == fill) else { continue };
                let corners = numbers(shape, " d=\"");
                let range = |axis: usize| {
                    let along = || corners.iter().copied().skip(axis).step_by(2);
                    (along().fold(f64::INFINITY, f64::min), along().fold(f64::NEG_INFINITY, f64::max))
                };
                let (x, y) = (range(0), range(1));
                areas.push(([(x.0 + x.1) / 2.0, (y.0 + y.1) / 2.0], (x.1 - x.0).min(y.1 - y.0), colour as u8));
            }
            let side = areas.iter().map(|(_, side, _)| *side).fold(0.0, f64::max);
            areas.retain(|(_, own, _)| *own > 0.95 * side);
            if areas.len() < 6 {
                continue;
            }
            let rank = |axis: usize, of: f64| {
                let mut places: Vec<i64> = areas.iter().map(|(middle, ..)| middle[axis].round() as i64).collect();
                places.sort_unstable();
                places.dedup();
                places.iter().position(|&place| place == of.round() as i64).expect("one of them")
            };
            drawings.push(
                areas.iter().map(|(middle, _, colour)| (rank(0, middle[0]), rank(1, middle[1]), *colour)).collect(),
            );
        }
    }
    drawings
}

#[test]
fn nets_have_the_colours_of_their_cubes_in_the_right_places() {
    // Left, front, right and back in a row; the top above the front, the bottom below it.
    let places = [(1, 1), (2, 1), (3, 1), (0, 1), (1, 2), (1, 0)];
    for set in ["020331.232220.010323.301121", "012340.432101.130024.420031.024130"] {
        let cubes: Vec<Vec<u8>> = set.split('.').map(|cube| cube.bytes().map(|digit| digit - b'0').collect()).collect();
        let made =
            sheets(&format!("#/insanity?cubes={set}"), SheetKind::Nets, &wish(Paper::A4, Lang::Fr)).expect("sheets");
        let expected: Vec<BTreeSet<_>> = cubes
            .iter()
            .map(|cube| places.iter().zip(cube).map(|(&(column, row), &colour)| (column, row, colour)).collect())
            .collect();
        assert_eq!(squares(&made), expected, "{set}");
    }
    // Each face of the Hungarian cube, as it is seen from outside with the top up; top and bottom as one looks at them from the front.
    let algorithm = "R U2 F' L D B2 M";
    let cube = casse_tete::puzzle::cube::notation::read(algorithm).expect("an algorithm").cube();
    let link = format!("#/cube?alg={}", algorithm.replace(' ', "_").replace('\'', "-"));
    let made = sheets(&link, SheetKind::Net, &wish(Paper::Letter, Lang::En)).expect("a sheet");
    // In the order U R F D L B.
    let corners = [(3, 0), (6, 3), (3, 3), (3, 6), (0, 3), (9, 3)];
    let net = |cube: &Cube| -> BTreeSet<_> {
        let square = |facelet| {
            let ((column, row), place) = (corners[facelet / 9], facelet % 9);
            (column + place % 3, row + place / 3, Scheme::Field.colour(cube.colours()[facelet]))
        };
        (0..54).map(square).collect()
    };
    assert_eq!(squares(&made), [net(&cube)]);
    // Beside each scramble the cube that it makes.
    let scrambles = [algorithm, "F2 B", "R U"].map(|text| text.replace(' ', "_").replace('\'', "-")).join(".");
    let made = sheets(&format!("#/cube?scrambles={scrambles}"), SheetKind::Scrambles, &wish(Paper::A4, Lang::Fr));
    let expected = [algorithm, "F2 B", "R U"]
        .map(|text| net(&casse_tete::puzzle::cube::notation::read(text).expect("turns").cube()));
    assert_eq!(squares(&made.expect("a sheet")), expected);
}

/// The words on a sheet, in their order.
fn texts(sheet: &Sheet) -> Vec<String> {
    let svg = sheet.svg(Ink::Colour, Hues::default());
    let ends = svg.split("</text>").filter_map(|before| before.rsplit_once('>'));
    ends.map(|(_, text)| text.replace("&#39;", "'").replace("&apos;", "'").replace("&amp;", "&").to_string()).collect()
}

#[test]
fn the_sheet_of_turns_has_every_turn_by_its_name() {
    for lang in Lang::ALL {
        let made = sheets("#/cube", SheetKind::Turns, &wish(Paper::A4, lang)).expect("a sheet");
        let names = "URFDLB".chars().flat_map(|face| [format!("{face}"), format!("{face}'"), format!("{face}2")]);
        let expected: Vec<String> = names.chain("MESxyz".chars().map(String::from)).collect();
        let found = texts(&made.sheets[0]);
        let named: Vec<&String> = found.iter().filter(|text| expected.contains(text)).collect();
        assert_eq!(named, expected.iter().collect::<Vec<_>>(), "{found:?}");
        // Each on a drawing of its own: no two of them are the same.
        let svg = made.sheets[0].svg(Ink::Black, Hues::default());
        let drawings: Vec<&str> =
            svg.split("<g transform=").filter(|group| group.matches("<path").count() > 30).collect();
        let shapes = |group: &str| group.split_once(")\">").map(|(_, shapes)| shapes.to_string());
        let different: BTreeSet<_> = drawings.iter().map(|group| shapes(group)).collect();
        assert_eq!((drawings.len(), different.len()), (24, 24));
    }
}

#[test]
fn the_commutators_on_paper_do_what_is_said() {
    for lang in Lang::ALL {
        let made = sheets("#/cube", SheetKind::Commutators, &wish(Paper::Letter, lang)).expect("a sheet");
        let found = texts(&made.sheets[0]);
        // The name of what it does, the commutator, all its turns, their number.
        let at: Vec<usize> = (0..found.len()).filter(|&index| found[index].starts_with("= ")).collect();
        assert_eq!(at.len(), 6, "{found:?}");
        let mut changed = vec![];
        for (&at, effect) in at.iter().zip(lang.print().sheets.effects) {
            let read = |text: &str| casse_tete::puzzle::cube::notation::read(text).expect("an algorithm");
            let [short, long] = [read(&found[at - 1]), read(&found[at][2..])];
            assert_eq!((found[at - 2].as_str(), short.cube()), (effect, long.cube()), "{found:?}");
            assert_eq!(found[at + 1], (lang.print().sheets.count)(short.length()));
            assert_eq!(long.turns().count() as u64, short.length());
            let position = short.cube().position();
            let moved = |kind| Place::all(kind).filter(|&cubie| position.goes(cubie) != (cubie, 0)).count();
            changed.push([moved(Kind::Corner), moved(Kind::Edge)]);
        }
        // R U R' U'; three corners; three edges; two corners turned, or two edges flipped, in their places; edges of a middle layer.
        assert_eq!(changed, [[4, 3], [3, 0], [0, 3], [2, 0], [0, 2], [0, 3]]);
    }
}

/// Without colours the signs tell them apart, and each face has the number of its cube.
#[test]
fn faces_of_printed_nets_have_signs_and_numbers() {
    let black = |set: &str| {
        let made =
            sheets(&format!("#/insanity?cubes={set}"), SheetKind::Nets, &wish(Paper::A4, Lang::Fr)).expect("a set");
        let all: Vec<String> = made.sheets.iter().map(|sheet| sheet.svg(Ink::Black, Hues::default())).collect();
        let numbers: Vec<String> = made.sheets.iter().flat_map(texts).filter(|text| text.len() == 1).collect();
        (all.concat(), numbers)
    };
    let (example, numbers) = black("020331.232220.010323.301121");
    let (exchanged, _) = black("121330.232221.101323.310020");
    assert_ne!(example, exchanged);
    for cube in ["0", "1", "2", "3"] {
        assert_eq!(numbers.iter().filter(|number| *number == cube).count(), 6, "{numbers:?}");
    }
    // A tab on every side of a net that is glued: seven of the fourteen free sides.
    let tabs = black("012021.122010.021102").0.matches("<path").count();
    assert!(tabs >= 3 * (6 + 6 + 7), "{tabs} areas");
}
