//! Files of the Soma page: those of BurrTools are written and read again, damaged and hostile ones are refused with a reason; the pieces
//! for a 3D printer are closed bodies of the right volume.

use casse_tete::puzzle::soma::figure::MOST_CELLS;
use casse_tete::puzzle::soma::job::{Answer, Job, Part, StudyRunner};
use casse_tete::puzzle::soma::pieces::MOST_PIECES;
use casse_tete::puzzle::soma::printed::{
    LaidPiece, PrintPoint, PrintSizes, laid, millimetres, open_scad, stl, triangles,
};
use casse_tete::puzzle::soma::studied::{Studied, StudiedBytes};
use casse_tete::puzzle::soma::xmpuzzle::{
    FileFault, FilePuzzle, LARGEST, MOST_PROBLEMS, ProblemFault, ShapeFault, read, write,
};
use casse_tete::puzzle::soma::{Cell, Figure, KnownSet, Model, PieceSet, Polycube, Preset, Request, cell};
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::JobRunner;
use casse_tete::text::Lang;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::{BTreeSet, HashMap};

/// A file with these shapes and problems.
fn file(shapes: &str, problems: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<puzzle version=\"2\"><gridType type=\"0\"/><colors/>\n\
         <shapes>{shapes}</shapes>\n<problems>{problems}</problems><comment/></puzzle>"
    )
}

fn voxel(sides: [usize; 3], signs: &str) -> String {
    let [x, y, z] = sides;
    format!("<voxel x=\"{x}\" y=\"{y}\" z=\"{z}\" type=\"0\">{signs}</voxel>")
}

/// A problem with these pieces: the number of the shape, and how often it is used.
fn problem(pieces: &[(usize, usize)], result: usize) -> String {
    let piece = |(id, count): &(usize, usize)| format!("<shape id=\"{id}\" count=\"{count}\"/>");
    let pieces: String = pieces.iter().map(piece).collect();
    format!("<problem state=\"0\"><shapes>{pieces}</shapes><result id=\"{result}\"/><bitmap/></problem>")
}

/// Two dominoes fill a square.
fn square() -> String {
    file(&(voxel([2, 1, 1], "##") + &voxel([2, 2, 1], "####")), &problem(&[(0, 2)], 1))
}

fn model(text: &str) -> Model {
    read(text).unwrap_or_else(|fault| panic!("{fault:?} in {text}")).first().expect("one").clone()
}

/// A random connected shape.
fn grown(random: &mut Pcg32, size: usize) -> Vec<Cell> {
    let mut cells = vec![cell(0, 0, 0)];
    while cells.len() < size {
        let from = cells[random.next_u32() as usize % cells.len()];
        let next = from.neighbours()[random.next_u32() as usize % 6];
        if !cells.contains(&next) {
            cells.push(next);
        }
    }
    cells
}

#[test]
fn every_known_set_survives_its_file() {
    for known in KnownSet::ALL {
        let wanted = known.model().expect("a model");
        let text = write(&wanted.pieces, &wanted.figure);
        let found = read(&text).expect("a puzzle");
        assert_eq!(found, FilePuzzle { problems: vec![Ok(wanted)], count: 1 }, "{known:?}");
        let model = found.first().expect("one");
        assert_eq!(write(&model.pieces, &model.figure), text);
    }
    for preset in Preset::ALL {
        let figure = Figure::read(preset.text()).expect("a figure");
        let found = model(&write(&PieceSet::soma(), &figure));
        assert_eq!(found, Model { figure, ..Model::default() }, "{preset:?}");
    }
}

#[test]
fn random_sets_are_those_of_their_links() {
    let mut random = Pcg32::seed_from_u64(7);
    for _ in 0..200 {
        let shapes: Vec<String> = (0..1 + random.next_u32() % 6)
            .map(|_| {
                let (times, size) = (1 + random.next_u32() % 3, 1 + random.next_u32() as usize % 6);
                format!("{times}x{}", Figure::new(&grown(&mut random, size)).expect("a small shape"))
            })
            .collect();
        let pieces = PieceSet::read(&shapes.join(",")).expect("a set");
        let figure = Figure::new(&grown(&mut random, pieces.volume())).expect("a figure");
        let found = model(&write(&pieces, &figure));
        assert_eq!((found.figure.clone(), found.pieces.count()), (figure, pieces.count()));
        let kinds = |set: &PieceSet| {
            let mut kinds: Vec<Polycube> = set.pieces().iter().map(|piece| piece.shape.canonical()).collect();
            kinds.sort();
            kinds
        };
        assert_eq!(kinds(&found.pieces), kinds(&pieces));
        // A link to what was opened opens the same.
        let link = Request::of(&found);
        assert_eq!(link.model(), Ok(found), "{link}");
    }
}

#[test]
fn what_burrtools_writes_is_understood() {
    let (pieces, square_figure) = (PieceSet::read("2xoo").expect("two"), Figure::block(2, 2, 1).expect("a square"));
    let wanted = Model::new(pieces, square_figure).expect("a model");
    assert_eq!(model(&square()), wanted);
    // The cells follow each other along x, then y, then z.
    let one = file(&(voxel([2, 3, 2], "##_#__#_____") + &voxel([4, 1, 1], "####")), &problem(&[(0, 1)], 1));
    let cells = [cell(0, 0, 0), cell(1, 0, 0), cell(1, 1, 0), cell(0, 0, 1)];
    assert_eq!(model(&one).pieces.pieces()[0].shape, Polycube::new(&cells).expect("four cubes"));
    // Empty margins, colours of the pieces alone, line breaks, groups, other attributes, solutions, and version 1 without a grid.
    let rich = "<puzzle version='1'><colors><color red='1' green='2' blue='3'/></colors><shapes>\
                <voxel x='4' y='2' z='1' name='a &amp; b' weight='2' hx='0' hy='0' hz='0' type='0'>__#12#1\n____</voxel>\
                <voxel x='2' y='2' z='1' type='0'><![CDATA[####]]></voxel></shapes><problems>\
                <problem name='x' state='2' assemblies='1' maxHoles='0'><shapes><shape id='0' count='2' group='1'/>\
                <shape id='1' count='0'/></shapes><result id='1'/><bitmap><pair piece='0' result='0'/></bitmap>\
                <solutions><solution><assembly>0 0 0 0 0 1 0 0</assembly></solution></solutions></problem></problems>\
                <comment popup=''>2 &lt; 3 &#233; &unknown;</comment></puzzle>";
    assert_eq!(model(rich), wanted);
    // The number of a piece can be left out, or be written as a range of one number.
    let twice =
        "<problem><shapes><shape id=\"0\"/><shape id=\"0\" min=\"1\" max=\"1\"/></shapes><result id=\"1\"/></problem>";
    assert_eq!(model(&file(&(voxel([2, 1, 1], "##") + &voxel([2, 2, 1], "####")), twice)), wanted);
}

#[test]
fn the_first_legal_problem_is_taken() {
    let shapes = voxel([2, 1, 1], "##") + &voxel([2, 2, 1], "####") + &voxel([3, 1, 1], "#_#");
    let problems = problem(&[(0, 1)], 1) + &problem(&[(2, 2)], 1) + &problem(&[(0, 2)], 1) + &problem(&[(9, 1)], 1);
    let found = read(&file(&shapes, &problems)).expect("the third problem");
    let faults =
        [ProblemFault::Volume { pieces: 2, figure: 4, open: 0 }, ProblemFault::Shape(3, ShapeFault::FallsApart)];
    assert_eq!(found.problems[..2], [Err(faults[0].clone()), Err(faults[1].clone())]);
    assert_eq!(found.problems[3], Err(ProblemFault::NoShape(Some(10))));
    assert_eq!(found.first().map(|model| model.pieces.to_string()), Some("2xoo".to_string()));
    assert_eq!((found.able().collect::<Vec<_>>(), found.count), (vec![2], 4));
}

#[test]
fn damaged_files_are_refused_with_a_reason() {
    let good = square();
    let swap = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replace(from, to)
    };
    let doctype = "<!DOCTYPE puzzle [<!ENTITY a \"##\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<puzzle";
    for (text, wanted) in [
        (String::new(), FileFault::NoPuzzle),
        ("no XML at all".to_string(), FileFault::NoPuzzle),
        ("<svg version=\"2\"/>".to_string(), FileFault::NoPuzzle),
        ("\u{1f}\u{8b}\u{8}\0".to_string(), FileFault::NoPuzzle),
        (swap("version=\"2\"", "version=\"3\""), FileFault::NoPuzzle),
        (swap("puzzle version=\"2\"", "puzzle"), FileFault::NoPuzzle),
        (swap("<puzzle", doctype), FileFault::DocumentType),
        (swap("gridType type=\"0\"", "gridType type=\"1\""), FileFault::Grid),
        (swap("gridType type=\"0\"", "gridType type=\"x\""), FileFault::Grid),
        (swap("</shapes>\n", "</shape>\n"), FileFault::Xml(3)),
        (good[..good.len() - 9].to_string(), FileFault::Xml(4)),
        (good[..good.len() / 2].to_string(), FileFault::Xml(3)),
        (file("", ""), FileFault::NoProblem),
        (" ".repeat(LARGEST) + &good, FileFault::TooLong),
    ] {
        assert_eq!(read(&text), Err(wanted), "{}", text.chars().take(300).collect::<String>());
    }
    for end in 0..good.len() {
        assert!(read(&good[..end]).is_err(), "{end}");
    }
}

#[test]
fn problems_that_cannot_be_opened_say_why() {
    let shape = |sides, signs: &str| {
        let shapes = voxel(sides, signs) + &voxel([2, 2, 1], "####");
        let wanted = file(&shapes, &problem(&[(0, 2)], 1));
        match read(&wanted) {
            Err(FileFault::Problems(faults)) => faults,
            other => panic!("{signs}: {other:?}"),
        }
    };
    for (sides, signs, fault) in [
        ([2, 1, 0], "##", ShapeFault::Sides),
        ([126, 1, 1], "##", ShapeFault::Sides),
        ([usize::MAX, usize::MAX, 2], "##", ShapeFault::Sides),
        ([2, 1, 1], "#*", ShapeFault::Sign(2, '*')),
        ([2, 1, 1], "1##", ShapeFault::Sign(1, '1')),
        ([2, 1, 1], "#&hash;", ShapeFault::Sign(2, '&')),
        ([2, 1, 1], "#", ShapeFault::Length { found: 1, wanted: 2 }),
        ([2, 1, 1], "###", ShapeFault::Length { found: 3, wanted: 2 }),
        ([2, 1, 1], "", ShapeFault::Length { found: 0, wanted: 2 }),
        ([2, 1, 1], "#+", ShapeFault::Variable),
        ([2, 1, 1], "__", ShapeFault::Empty),
        ([2, 2, 1], "#__#", ShapeFault::FallsApart),
        ([125, 70, 1], &("#".to_string() + &"_".repeat(8_748) + "#"), ShapeFault::TooLarge),
        ([14, 9, 1], &"#".repeat(126), ShapeFault::TooLarge),
        ([10, 10, 10], &"#".repeat(1000), ShapeFault::TooLarge),
        ([100, 100, 100], &"#".repeat(MOST_CELLS + 1), ShapeFault::TooLarge),
    ] {
        assert_eq!(shape(sides, signs), [ProblemFault::Shape(1, fault)], "{sides:?}");
    }
    let shapes = voxel([2, 1, 1], "##1")
        + &voxel([2, 2, 1], "###2#")
        + &voxel([1, 1, 1], "#")
        + &voxel([6, 6, 1], &"#".repeat(36));
    let of = |pieces: &str, result: &str| match read(&file(
        &shapes,
        &format!("<problem><shapes>{pieces}</shapes>{result}</problem>"),
    )) {
        Err(FileFault::Problems(faults)) => faults[0].clone(),
        other => panic!("{pieces}: {other:?}"),
    };
    let large = "<result id=\"3\"/>";
    for (pieces, result, fault) in [
        ("", "", ProblemFault::NoResult),
        ("", "<result/>", ProblemFault::NoResult),
        ("", "<result id=\"9\"/>", ProblemFault::NoShape(Some(10))),
        ("", "<result id=\"18446744073709551615\"/>", ProblemFault::NoShape(Some(usize::MAX))),
        ("", "<result id=\"4294967295\"/>", ProblemFault::NoShape(Some(4294967296))),
        ("", large, ProblemFault::NoPieces),
        ("<shape id=\"2\" count=\"0\"/>", large, ProblemFault::NoPieces),
        ("<shape count=\"2\"/>", large, ProblemFault::NoShape(None)),
        ("<shape id=\"-1\"/>", large, ProblemFault::NoShape(None)),
        ("<shape id=\"7\"/>", large, ProblemFault::NoShape(Some(8))),
        ("<shape id=\"0\" min=\"0\" max=\"2\"/>", large, ProblemFault::Volume { pieces: 4, figure: 36, open: 0 }),
        ("<shape id=\"0\" max=\"2\"/>", large, ProblemFault::Volume { pieces: 4, figure: 36, open: 0 }),
        ("<shape id=\"0\" max=\"20\"/><shape id=\"0\" max=\"20\"/>", large, ProblemFault::Range(1)),
        ("<shape id=\"0\" min=\"2\" max=\"1\"/>", large, ProblemFault::Range(1)),
        ("<shape id=\"0\" min=\"2\"/>", large, ProblemFault::Range(1)),
        ("<shape id=\"0\" count=\"x\"/>", large, ProblemFault::Range(1)),
        ("<shape id=\"0\" count=\"\" min=\"2\" max=\"2\"/>", large, ProblemFault::Range(1)),
        ("<shape id=\"2\" count=\"126\"/>", large, ProblemFault::TooManyPieces),
        ("<shape id=\"2\" count=\"18446744073709551615\"/>", large, ProblemFault::TooManyPieces),
        ("<shape id=\"0\" count=\"17\"/>", large, ProblemFault::Volume { pieces: 34, figure: 36, open: 0 }),
    ] {
        assert_eq!(of(pieces, result), fault, "{pieces} {result}");
    }
    let most = file(&(voxel([1, 1, 1], "#") + &voxel([25, 5, 1], &"#".repeat(125))), &problem(&[(0, MOST_PIECES)], 1));
    assert_eq!(model(&most).pieces.count(), MOST_PIECES);
}

/// Each of these took a reader of files long, or all memory or its whole stack, somewhere.
#[test]
fn hostile_files_are_read_in_one_go() {
    let nested = "<a>".repeat(LARGEST / 3);
    assert_eq!(read(&nested), Err(FileFault::Xml(1)));
    let attributes: String = (0..500_000).map(|number| format!(" a{number}='>'")).collect();
    assert_eq!(read(&format!("<puzzle{attributes}/>")), Err(FileFault::NoPuzzle));
    let names: String = (0..200_000).map(|number| format!("<a xmlns:n{number}='n{number}'>")).collect();
    assert_eq!(read(&names), Err(FileFault::Xml(1)));
    // Many problems with many pieces, of which the last but the first hundred would be legal.
    let shapes = voxel([8, 8, 1], &"#".repeat(64)) + &voxel([5, 5, 5], &"#".repeat(125));
    let bad = problem(&[(0, 1); 20], 1);
    let problems = bad.repeat(LARGEST / bad.len() - 10) + &problem(&[(1, 0), (0, 1)], 0);
    match read(&file(&shapes, &problems)) {
        Err(FileFault::Problems(faults)) => assert_eq!(faults.len(), MOST_PROBLEMS),
        other => panic!("{other:?}"),
    }
    let wide = voxel([100, 100, 100], &"_".repeat(1_000_000)).repeat(7);
    assert_eq!(
        read(&file(&wide, &problem(&[(0, 1)], 1))),
        Err(FileFault::Problems(vec![ProblemFault::Shape(2, ShapeFault::Empty)]))
    );
}

#[test]
fn a_worker_reads_files() {
    let ask = |text: String| {
        let batch =
            StudyRunner::default().begin(&Job::Study(Model::default()), vec![(0, Part::File(text))]).expect("a batch");
        match carry_out(batch).expect("an answer").remove(0).1 {
            Answer::Study(bytes) => bytes.read(),
            _ => None,
        }
    };
    assert_eq!(ask(square()), Some(Studied::File(read(&square()))));
    assert_eq!(ask("?".to_string()), Some(Studied::File(Err(FileFault::NoPuzzle))));
    assert_eq!(StudiedBytes::default().read(), None);
}

fn sizes() -> PrintSizes {
    PrintSizes::nearest(20_000, 200)
}

/// Six times the volume that a closed surface encloses, in cubic micrometres.
fn volume(surface: &[[PrintPoint; 3]]) -> i128 {
    let tetrahedron = |[a, b, c]: &[PrintPoint; 3]| {
        let [a, b, c] = [a, b, c].map(|point| point.map(i128::from));
        a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    };
    surface.iter().map(tetrahedron).sum()
}

/// The volume of a piece in cubic micrometres: the cores of its cubes, and what is left between two, four and eight cubes that are joined.
fn expected(shape: &Polycube, sizes: PrintSizes) -> i128 {
    let (core, joint) = (i128::from(sizes.edge() - 2 * sizes.clearance()), i128::from(2 * sizes.clearance()));
    let cells: BTreeSet<Cell> = shape.cells().iter().copied().collect();
    let mut volume = 0;
    for from in &cells {
        for sides in 0..8_i16 {
            let steps = (0..8_i16).filter(|step| step & !sides == 0);
            if steps
                .map(|step| cell(step & 1, step >> 1 & 1, step >> 2 & 1))
                .all(|step| cells.contains(&from.moved(step)))
            {
                volume += joint.pow(sides.count_ones()) * core.pow(3 - sides.count_ones());
            }
        }
    }
    volume
}

/// The surface of a single piece is closed: every edge belongs to two triangles, in opposite directions.
fn check_body(pieces: &PieceSet, sizes: PrintSizes) {
    let surface = triangles(pieces, sizes);
    let mut edges: HashMap<[PrintPoint; 2], u32> = HashMap::new();
    for corners in &surface {
        for side in 0..3 {
            *edges.entry([corners[side], corners[(side + 1) % 3]]).or_default() += 1;
        }
    }
    for ([from, to], count) in &edges {
        assert_eq!((*count, edges.get(&[*to, *from])), (1, Some(&1)), "{from:?} {to:?}");
    }
    let wanted: i128 = laid(pieces).iter().map(|laid| expected(&laid.shape, sizes)).sum();
    assert_eq!(volume(&surface), 6 * wanted);
    let along = |axis: usize| surface.iter().flatten().map(move |point| point[axis]);
    assert_eq!(along(2).min(), Some(0), "on the plate");
    assert!(along(0).min() >= Some(0) && along(1).min() >= Some(0));
}

#[test]
fn printed_pieces_are_closed_bodies_of_the_right_volume() {
    for known in KnownSet::ALL {
        check_body(&known.set().0, sizes());
    }
    let mut random = Pcg32::seed_from_u64(3);
    for round in 0..150 {
        let size = 1 + random.next_u32() as usize % 12;
        let shape = Figure::new(&grown(&mut random, size)).expect("a small shape");
        let pieces = PieceSet::read(&shape.to_string()).expect("one piece");
        let [least, most] = [PrintSizes::nearest(0, u32::MAX), PrintSizes::nearest(u32::MAX, 0)];
        check_body(&pieces, [sizes(), least, most][round % 3]);
    }
    // Two cubes of a ring that touch along an edge only, and at a corner only.
    for ring in ["oo-.-oo_oo-.oo-", "oo.o-_-o.oo"] {
        let pieces = PieceSet::read(ring).unwrap_or_else(|fault| panic!("{ring}: {fault:?}"));
        check_body(&pieces, sizes());
    }
}

#[test]
fn the_file_has_the_triangles_in_millimetres() {
    let pieces = PieceSet::soma();
    let (file, surface) = (stl(&pieces, sizes()), triangles(&pieces, sizes()));
    assert_eq!((file.len(), &file[80..84]), (84 + 50 * surface.len(), &(surface.len() as u32).to_le_bytes()[..]));
    assert!(!file.starts_with(b"solid"));
    for (record, corners) in file[84..].chunks(50).zip(&surface) {
        let read: Vec<f32> =
            record[..48].chunks(4).map(|four| f32::from_le_bytes(four.try_into().expect("4"))).collect();
        let written: Vec<f32> = corners.iter().flatten().map(|&along| along as f32 / 1000.0).collect();
        assert_eq!(read[3..], written);
        // The corners turn about the normal, which points along an axis.
        let side = |to: usize| [0, 1, 2].map(|axis| read[3 * to + axis] - read[3 + axis]);
        let (a, b) = (side(2), side(3));
        let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        assert!((0..3).map(|axis| cross[axis] * read[axis]).sum::<f32>() > 0.0);
        assert_eq!(read[..3].iter().map(|along| along * along).sum::<f32>(), 1.0);
    }
}

#[test]
fn pieces_lie_side_by_side_as_low_as_they_can() {
    for known in KnownSet::ALL {
        let (pieces, _) = known.set();
        let laid = laid(&pieces);
        assert_eq!(laid.len(), pieces.count());
        let boxes = laid.iter().map(|LaidPiece { shape, at: [x, y] }| {
            let [width, depth, height] = shape.extents();
            ([*x, *y], [x + 2 * width, y + 2 * depth], height)
        });
        let boxes: Vec<_> = boxes.collect();
        for (piece, (from, to, height)) in pieces.pieces().iter().zip(&boxes) {
            assert_eq!(Some(*height), piece.shape.extents().into_iter().min(), "{known:?} {}", piece.letter);
            let far = |other: &&([usize; 2], [usize; 2], usize)| {
                (0..2).any(|axis| other.0[axis] > to[axis] || other.1[axis] < from[axis])
            };
            assert_eq!(boxes.iter().filter(|other| !far(other)).count(), 1, "{known:?} {}", piece.letter);
        }
        let [width, depth] = [0, 1].map(|axis| boxes.iter().map(|(_, to, _)| to[axis]).max().unwrap_or_default());
        assert!(width.max(depth) <= 3 * width.min(depth).max(3), "{known:?}: {width} x {depth}");
    }
}

#[test]
fn the_program_of_openscad_is_short_and_has_its_sizes_as_variables() {
    let pieces = PieceSet::read("2xo--.ooo,oo.oo").expect("a set");
    let words = ["edge of a cube, in mm", "clearance, in mm", "a block of cubes"];
    assert_eq!(
        open_scad(&pieces, PrintSizes::nearest(12_500, 150), words),
        "edge = 12.5; // edge of a cube, in mm
clearance = 0.15; // clearance, in mm

// a block of cubes
module block(at, sides) {
  inset = clearance * [1, 1, 1];
  translate(at * edge + inset) cube(sides * edge - 2 * inset);
}

module piece_A() {
  union() {
    block([0, 0, 0], [1, 3, 1]);
    block([0, 0, 0], [2, 1, 1]);
  }
}

module piece_C() {
  union() {
    block([0, 0, 0], [2, 2, 1]);
  }
}

translate([0, 0, -clearance]) {
  translate([0, 0, 0] * edge / 2) piece_A();
  translate([5, 0, 0] * edge / 2) piece_A();
  translate([0, 7, 0] * edge / 2) piece_C();
}
"
    );
}

/// The union of the blocks of OpenSCAD is the same body: a point is in one of them just if it is not nearer to the outside than the
/// clearance.
#[test]
fn the_blocks_of_openscad_are_the_body_of_stl() {
    let mut random = Pcg32::seed_from_u64(5);
    for _ in 0..100 {
        let size = 1 + random.next_u32() as usize % 14;
        let shape = Figure::new(&grown(&mut random, size)).expect("a small shape");
        let pieces = PieceSet::read(&shape.to_string()).expect("one piece");
        let text = open_scad(&pieces, PrintSizes::nearest(10_000, 1_000), [""; 3]);
        let blocks: Vec<Vec<i32>> = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("block("))
            .map(|rest| rest.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect())
            .collect();
        let laid = &laid(&pieces)[0].shape;
        // In quarters of a cube the clearance is less than one: each point stands in the middle of a rim or of the core, at 1/16, 8/16, 15/16.
        let extents = laid.extents();
        let [x, y, z] =
            extents.map(|side| (0..side as i32).flat_map(|cube| [16 * cube + 1, 16 * cube + 8, 16 * cube + 15]));
        let mut filled = 0;
        for point in x.flat_map(|x| {
            y.clone().flat_map({
                let z = z.clone();
                move |y| z.clone().map(move |z| [x, y, z])
            })
        }) {
            let in_block = blocks.iter().any(|block| {
                (0..3).all(|axis| {
                    point[axis] >= 16 * block[axis] + 2 && point[axis] <= 16 * (block[axis] + block[axis + 3]) - 2
                })
            });
            let reach = point.map(|along| [(along - 2).div_euclid(16), (along + 2).div_euclid(16)]);
            let all = (0..8).all(|corner: usize| {
                let at = [0, 1, 2].map(|axis| reach[axis][corner >> axis & 1] as i16);
                laid.cells().contains(&cell(at[0], at[1], at[2]))
            });
            assert_eq!(in_block, all, "{shape} at {point:?}");
            filled += u32::from(all);
        }
        assert!(filled as usize >= size);
    }
}

#[test]
fn sizes_are_kept_in_range() {
    for (edge, clearance, wanted) in [
        (20_000, 200, ["20", "0.2"]),
        (0, 0, ["5", "0.01"]),
        (u32::MAX, u32::MAX, ["100", "1"]),
        (12_345, 25, ["12.345", "0.025"]),
    ] {
        let sizes = PrintSizes::nearest(edge, clearance);
        assert_eq!([sizes.edge(), sizes.clearance()].map(millimetres), wanted);
    }
    assert_eq!(PrintSizes::default(), sizes());
}

#[test]
fn every_fault_is_told_in_both_languages() {
    let shapes = [
        ShapeFault::Sides,
        ShapeFault::Sign(7, '*'),
        ShapeFault::Length { found: 1, wanted: 2 },
        ShapeFault::Length { found: 3, wanted: 2 },
        ShapeFault::Variable,
        ShapeFault::Empty,
        ShapeFault::TooLarge,
        ShapeFault::FallsApart,
    ];
    let problems: Vec<ProblemFault> = [
        ProblemFault::NoResult,
        ProblemFault::NoPieces,
        ProblemFault::NoShape(None),
        ProblemFault::NoShape(Some(7)),
        ProblemFault::Range(7),
        ProblemFault::Colours,
        ProblemFault::TooManyPieces,
        ProblemFault::Volume { pieces: 7, figure: 9, open: 0 },
        ProblemFault::Volume { pieces: 7, figure: 9, open: 1 },
    ]
    .into_iter()
    .chain(shapes.map(|fault| ProblemFault::Shape(7, fault)))
    .collect();
    let files = [
        FileFault::Damaged,
        FileFault::TooLong,
        FileFault::Xml(7),
        FileFault::DocumentType,
        FileFault::NoPuzzle,
        FileFault::Grid,
        FileFault::NoProblem,
        FileFault::Problems(problems.clone()),
    ];
    let mut told = BTreeSet::new();
    for lang in Lang::ALL {
        let texts = &lang.soma().files;
        let single = problems.iter().map(|fault| (texts.fault)(&FileFault::Problems(vec![fault.clone()])));
        let skipped = problems.iter().map(|fault| (texts.skipped)(2, fault));
        let opened = [(texts.opened)(13, 64, 1, 1), (texts.opened)(13, 64, 2, 3)];
        for words in files.iter().map(texts.fault).chain(single).chain(skipped).chain(opened) {
            assert!(words.ends_with('.') && !words.contains(".."), "{words}");
            assert!(told.insert(words.clone()), "{words}: said twice");
        }
        // The place is named.
        for fault in problems.iter().filter(|fault| matches!(fault, ProblemFault::Shape(..) | ProblemFault::Range(_))) {
            assert!((texts.skipped)(2, fault).contains('7'), "{fault:?}");
        }
    }
}
