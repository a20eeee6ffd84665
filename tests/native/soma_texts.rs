//! The Soma cube: figures as texts, requests, and every reason why a text is not a figure.

use casse_tete::puzzle::soma::cover;
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::setup::LONGEST;
use casse_tete::puzzle::soma::solutions;
use casse_tete::puzzle::soma::{Figure, Mask, Model, Order, PieceSet, Preset, Problem, Request, Rules, Setup, cell};
use casse_tete::search::sample::Dice;

const CUBE: &str = "ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo";

fn figure(text: &str) -> Figure {
    let setup: Setup = text.parse().unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
    setup.figure().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn problems(text: &str) -> Vec<Problem> {
    match text.parse::<Setup>() {
        Err(problem) => vec![problem],
        Ok(setup) => setup.figure().expect_err(text),
    }
}

#[test]
fn texts_of_the_cube() {
    let cube = Figure::default();
    let pasted = [
        "cube",
        " cube\n",
        CUBE,
        "OOO.OOO.OOO_ooo.ooo.ooo_ooo.ooo.ooo\n",
        "/ooo/ooo/ooo\n/ooo/ooo/ooo\n/ooo/ooo/ooo\n",
        "ooo/ooo/ooo\r\nooo/ooo/ooo\r\nooo/ooo/ooo",
        "; a remark\n/226/276/776\n/216/514/554\n\n/211/334/344",
        "/llb/lpb/ppb\n/LVB/AVZ/AAZ\n/LVV/TTZ/TZZ",
        "-----.-ooo-.-ooo-.-ooo-_-----.-ooo-.-ooo-.-ooo-_-----.-ooo-.-ooo-.-ooo-",
        "ooo\nooo\nooo\n_\nooo\nooo\nooo\n_\nooo\nooo\nooo\n",
        "https://example.org/casse-tete/#/soma?lang=fr&figure=cube&order=7654321",
        "#/soma?order=7654321",
        "#/soma",
        "figure=ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo&fix=1",
    ];
    for text in pasted {
        assert_eq!(figure(text), cube, "{text:?}");
    }
    assert_eq!(cube.to_string(), CUBE);
    assert_eq!(Setup::of(&cube).to_string(), "cube");
    assert_eq!(Setup::from_key(None).map(|setup| setup.to_string()), Ok("cube".to_string()));
}

#[test]
fn layers_from_the_top_rows_from_the_back() {
    // A step: the single cell on top stands at the back on the left.
    let pieces = PieceSet::soma().subset(&[1]);
    for text in ["o--_ooo", "/o../ooo"] {
        let setup: Setup = text.parse().expect("short");
        let figure = setup.figure_for(&pieces).expect("four cells");
        assert_eq!(figure.cells(), [cell(0, 0, 0), cell(1, 0, 0), cell(2, 0, 0), cell(0, 0, 1)]);
    }
    for text in ["o--.ooo", "/o..\n/ooo"] {
        let setup: Setup = text.parse().expect("short");
        let figure = setup.figure_for(&pieces).expect("four cells");
        assert_eq!(figure.cells(), [cell(0, 1, 0), cell(0, 0, 0), cell(1, 0, 0), cell(2, 0, 0)]);
    }
}

#[test]
fn figures_round_trip() {
    let check = |figure: &Figure| {
        let text = figure.to_string();
        let read = |text: &str| text.parse::<Setup>().expect("short");
        let pieces = PieceSet::soma();
        assert_eq!(read(&text).figure_for(&pieces).as_ref(), Ok(figure), "{text}");
        assert_eq!(read(&figure.bundgaard(|_| 'o')).figure_for(&pieces).as_ref(), Ok(figure), "{text}");
        let setup = Setup::of(figure);
        assert_eq!(setup.figure_for(&pieces).as_ref(), Ok(figure), "{text}");
        assert_eq!(read(&setup.to_string()), setup, "{text}");
        assert!(text.len() < LONGEST, "{text}");
    };
    for preset in Preset::ALL {
        assert_eq!(Preset::named(preset.name()), Some(preset));
        let figure = figure(preset.name());
        assert_eq!(figure.to_string(), preset.text());
        assert_eq!(Setup::of(&figure).to_string(), preset.name());
        check(&figure);
    }
    let mut dice = Dice::new(11, 0);
    for _ in 0..200 {
        let sides = [12, 12, 12].map(|most| 3 + dice.below(most - 2) as i16);
        let mut cells = Vec::new();
        while cells.len() < 27 {
            let [x, y, z] = sides.map(|side| dice.below(side as u32) as i16);
            if !cells.contains(&cell(x, y, z)) {
                cells.push(cell(x, y, z));
            }
        }
        check(&Figure::new(&cells).expect("a small box"));
    }
}

#[test]
fn figures_are_legal() {
    let row = |length: i16| (0..length).map(|x| cell(x, 0, 0)).collect::<Vec<_>>();
    assert_eq!(Figure::new(&[]), None);
    assert_eq!(Figure::new(&[cell(1, 1, 1), cell(1, 1, 1)]), None);
    assert_eq!(Figure::new(&row(126)), None);
    assert_eq!(Figure::new(&row(125)).map(|figure| figure.count()), Some(125));
    assert_eq!(Figure::new(&[cell(-128, 0, 0), cell(127, 0, 0)]), None);
    assert_eq!(Figure::new(&[cell(i16::MIN, 0, 0), cell(i16::MAX, 0, 0)]), None);
    // The box around them may have at most 8,000 cells.
    assert_eq!(Figure::new(&[cell(0, 0, 0), cell(19, 19, 19)]).map(|figure| figure.extents()), Some([20; 3]));
    assert_eq!(Figure::new(&[cell(0, 0, 0), cell(20, 19, 19)]), None);
    assert_eq!(Figure::new(&[cell(-5, 7, -9)]), Figure::new(&[cell(0, 0, 0)]));
    assert_eq!(Figure::block(4, 4, 4).map(|figure| (figure.count(), figure.full())), Some((64, Mask::from(u64::MAX))));
    assert_eq!(Figure::block(5, 5, 5).map(|figure| figure.full().count_ones()), Some(125));
    assert_eq!(Figure::block(7, 6, 3), None, "126 cells");
    assert_eq!(Figure::block(usize::MAX, 2, 2), None);
    assert_eq!(Figure::block(0, 2, 2), None);
}

#[test]
fn illegal_figures() {
    let unknown = |found, layer, row, line, column| Problem::UnknownLetter { found, layer, row, line, column };
    let count = |found| Problem::CubeCount { found, wanted: 27 };
    let length = |layer, row, line, found, wanted| Problem::RowLength { layer, row, line, found, wanted };
    let check = |text: &str, wanted: &[Problem]| assert_eq!(problems(text), wanted, "{text:?}");
    check("ooo.ooo.ooo_ooo.o-o.ooo_ooo.ooo.ooo", &[count(26)]);
    check("ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo_o--.---.---", &[count(28)]);
    check("/ooo/ooo/ooo\n/ooo/ooo/oo.\n/ooo/ooo/ooo", &[count(26)]);
    check("ooo", &[count(3)]);
    // More cells than a figure may have, in a box that is not too large.
    check(&["ooooooo"; 18].join("."), &[count(126)]);
    assert_eq!(["ooooooo"; 18].join(".").parse::<Draft>().map(|draft| (draft.count(), draft.shape())), Ok((126, None)));
    check("---.---", &[Problem::Empty]);
    check("/.../...", &[Problem::Empty]);
    check("", &[Problem::Empty]);
    check("  \n ", &[Problem::Empty]);
    check("/", &[Problem::Empty]);
    check("bensh", &[Problem::NoSuchFigure { found: "bensh".to_string() }]);
    check("#/soma?figure=bensh", &[Problem::NoSuchFigure { found: "bensh".to_string() }]);
    check("ooo.oqo.ooo_ooo.ooo.o8o_ooo.ooo.ooo", &[unknown('q', 0, 1, 1, 6), unknown('8', 1, 2, 1, 22)]);
    check(
        "; a remark\n\n  /ooo/ooo/ooo\n/ooo/oxo/ooo\n/ooo/ooo/oo_",
        &[unknown('x', 1, 1, 4, 7), unknown('_', 2, 2, 5, 12)],
    );
    check("ooo\nooo\noéo\n_\nooo", &[unknown('é', 0, 2, 3, 2), Problem::LayerRows { layer: 1, found: 1, wanted: 3 }]);
    check("ooo.oo.ooo_ooo.ooo.oooo", &[length(0, 1, 1, 2, 3), length(1, 2, 1, 4, 3)]);
    check("ooo.ooo_ooo.ooo.ooo", &[Problem::LayerRows { layer: 1, found: 3, wanted: 2 }]);
    check("/ooo/ooo\n/ooo\n/ooo/ooo/ooo", &[length(1, 1, 2, 0, 3), length(2, 0, 3, 0, 3), length(2, 1, 3, 0, 3)]);
    check(&"o".repeat(126), &[Problem::BoxTooLarge { sides: [126, 1, 1] }]);
    check(&vec!["o"; 126].join("_"), &[Problem::BoxTooLarge { sides: [1, 1, 126] }]);
    check(&vec!["o".repeat(90); 90].join("."), &[Problem::BoxTooLarge { sides: [90, 90, 1] }]);
    check("#/taquin?board=2x2:3,1,0,2", &[Problem::OtherPage]);
    check(&"o".repeat(LONGEST + 1), &[Problem::TooLong { length: LONGEST + 1 }]);
    let codes: Vec<&str> = problems("oq.o").iter().map(Problem::code).collect();
    assert_eq!(codes, ["unknown-letter", "row-length"]);
}

#[test]
fn noise_is_refused() {
    let mut dice = Dice::new(7, 0);
    for length in [1, 2, 10, 100, 3000, LONGEST, 10_240] {
        for alphabet in ["o-./_\n", "abcXYZ 0123;?&=#/._-\r\n\t\"é", "o-"] {
            let letters: Vec<char> = alphabet.chars().collect();
            let noise: String = (0..length).map(|_| letters[dice.below(letters.len() as u32) as usize]).collect();
            // Noise may be read as the cube because of `figure=` or `#/`, but then only with 27 cells.
            if let Ok(figure) = noise.parse::<Setup>().map_err(|problem| vec![problem]).and_then(|setup| setup.figure())
            {
                assert_eq!(figure.count(), 27);
                assert!(length < 10_240);
            }
        }
    }
}

#[test]
fn requests_round_trip() {
    let request = |text: &str| {
        let pairs: Vec<(&str, &str)> = text.split('&').filter_map(|pair| pair.split_once('=')).collect();
        Request::from_keys(|key| pairs.iter().find(|(name, _)| *name == key).map(|&(_, value)| value))
    };
    let check = |text: &str, canonical: &str| {
        let model = request(text).model().unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        assert_eq!(Request::of(&model).to_string(), canonical, "{text}");
        assert_eq!(request(canonical).model(), Ok(model), "{text}");
    };
    check("", "");
    check("figure=cube&order=1734562&rules=none&fix=0", "");
    check("lang=fr&figure=bathtub", "figure=bathtub");
    check("order=VPTZABL", "");
    check("order=7654321&rules=parity,islands&fix=1", "order=7654321&rules=islands,parity&fix=1");
    check("rules=parity", "rules=parity");
    let two = "oooo---.oooo---.oooo---_oooo--o.oooo-oo.oooo---";
    check(&format!("figure={two}"), &format!("figure={two}"));
    assert_eq!(request("").model(), Ok(Model::default()));
    assert_eq!(Model::default().order, Order::parse("1734562", &PieceSet::soma()).expect("an order"));

    let problems = request("figure=ooo&order=1134567&rules=islands,magic&fix=2").model().expect_err("all wrong");
    let wanted = [
        Problem::CubeCount { found: 3, wanted: 27 },
        Problem::Order { found: "1134567".to_string() },
        Problem::NoSuchRule { found: "magic".to_string() },
        Problem::Fix { found: "2".to_string() },
    ];
    assert_eq!(problems, wanted);
    for order in ["", "123456", "12345678", "123456x", "1734562 1", "0123456"] {
        assert!(request(&format!("order={order}")).model().is_err(), "{order}");
    }
    for rules in ["", "none,islands", "Islands", "islands;parity"] {
        assert!(Rules::parse(rules).is_err(), "{rules}");
    }
}

#[test]
fn the_cover_of_the_page_shows_a_solution() {
    // The cover goes from the base up and from the front back; the text of links the other way round.
    let row = |row: &[char]| row.iter().collect::<String>();
    let layer = |layer: &[char; 9]| layer.chunks(3).rev().map(row).collect::<Vec<_>>().join(".");
    let text = cover::SOLUTION.iter().rev().map(layer).collect::<Vec<_>>().join("_");
    let setup: Setup = text.parse().unwrap();
    let (figure, labels) = solutions::read(&PieceSet::soma(), &setup).unwrap_or_else(|| panic!("no solution: {text}"));
    assert_eq!(figure, Figure::default());
    assert_eq!(labels.len(), 27);
}
