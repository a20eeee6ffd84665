//! The Hungarian cube: algorithms, facelets and requests as texts, and every reason why a text is not one of them.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::algorithm::{Spelling, Unit};
use casse_tete::puzzle::cube::notation::{DEEPEST, LONGEST, MOST_MOVES, read};
use casse_tete::puzzle::cube::problem::{InputPart, Problem};
use casse_tete::puzzle::cube::setup;
use casse_tete::puzzle::cube::{
    Algorithm, Cube, Face, Kind, Layers, Method, Model, Place, Position, Request, Scheme, Setup, Turn, colours, random,
    written,
};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use std::fs;
use std::path::{Path, PathBuf};

const SOLVED: &str = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

fn algorithm(text: &str) -> Algorithm {
    read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn written(text: &str) -> String {
    algorithm(text).turns().collect::<Algorithm>().to_string()
}

/// A random algorithm whose brackets are nested at most this deep.
fn random_algorithm(dice: &mut Dice, depth: u32) -> Algorithm {
    let all: Vec<Turn> = Turn::all().collect();
    let mut items = Vec::new();
    for _ in 0..1 + dice.below(4) {
        let times = dice.below(7) as i32 - 3;
        let mut inner = || random_algorithm(dice, depth - 1);
        let unit = match depth {
            0 => None,
            _ => match times {
                -3 | -2 => Some(Unit::Group(inner(), times)),
                -1 => Some(Unit::Commutator([inner(), inner()], times)),
                1 => Some(Unit::Conjugate([inner(), inner()], times)),
                _ => None,
            },
        };
        let turn = all[dice.below(all.len() as u32) as usize];
        items.push(unit.unwrap_or(Unit::Turn(turn)).into());
    }
    Algorithm { items }
}

#[test]
fn algorithms_round_trip_in_every_spelling() {
    let mut dice = Dice::new(1, 0);
    for _ in 0..200 {
        let algorithm = random_algorithm(&mut dice, 2);
        for spelling in [Spelling::Field, Spelling::Text, Spelling::Link] {
            let text = algorithm.text(spelling);
            assert_eq!(read(&text).as_ref(), Ok(&algorithm), "{text}");
            assert!(spelling != Spelling::Link || !text.contains([' ', '\'']));
        }
        assert_eq!(algorithm.length(), algorithm.moves().len() as u64);
        assert_eq!(algorithm.cube().then(&algorithm.inverse().cube()), Cube::SOLVED);
        assert_eq!(algorithm.inverse().inverse(), algorithm);
        let symmetry = Symmetry::ALL[dice.below(48) as usize];
        let hold = Cube::rotated(symmetry);
        assert_eq!(algorithm.under(symmetry).cube(), hold.inverse().then(&algorithm.cube()).then(&hold));
    }
}

#[test]
fn what_people_write() {
    for (text, turns) in [
        ("", ""),
        ("R U R' U2", "R U R' U2"),
        ("RUR'U2", "R U R' U2"),
        ("R_U_R-_U2", "R U R' U2"),
        ("R T R’ T2'", "R U R' U2"),
        ("R3 U'2", "R' U2"),
        ("Rw Tw' t", "r u' u"),
        ("2Rw 3Rw' 3Lw2 1Fw R3Uw", "r x' x2 F R' u"),
        ("(R U)3", "R U R U R U"),
        ("(R U)'", "U' R'"),
        ("(R U)2'", "U' R' U' R'"),
        ("(R U)0 F", "F"),
        ("[R, U]", "R U R' U'"),
        ("[R,U]'", "U R U' R'"),
        ("[R: U]", "R U R'"),
        ("[R U: [F, D2]]", "R U F D2 F' D2 U' R'"),
        ("[[M: U2], x]2", "M U2 M' x M U2 M' x' M U2 M' x M U2 M' x'"),
        ("R // the rest of the line U\nF", "R F"),
        ("R /* D (\n */ F // end", "R F"),
        ("R /* never closed F", "R"),
        ("M' E S2 x y' z", "M' E S2 x y' z"),
    ] {
        assert_eq!(written(text), turns, "{text:?}");
    }
    let turn = |text: &str| algorithm(text).turns().next();
    assert_eq!(turn("r"), Turn::new(Layers::Wide, Face::Right, 1));
    assert_eq!(turn("M'"), Turn::new(Layers::Middle, Face::Right, 1));
    assert_eq!((Turn::new(Layers::Outer, Face::Up, 4), Turn::named('w', 1)), (None, None));
    assert_eq!(algorithm("U R u").text(Spelling::Text), "T R t");
    assert_eq!(algorithm("[R': (U F)2]'").text(Spelling::Link), "[R-:_(U_F)2]-");
}

#[test]
fn every_move_knows_where_it_stands() {
    let text = "R2 [U', (F D)2 ]";
    let moves = algorithm(text).moves();
    let characters: Vec<char> = text.chars().collect();
    let told: Vec<String> = moves.iter().map(|own| characters[own.span.clone()].iter().collect()).collect();
    assert_eq!(told, ["R2", "U'", "F", "D", "F", "D", "U'", "D", "F", "D", "F"]);
    let turns: Vec<String> =
        moves.iter().map(|own| [own.turn].into_iter().collect::<Algorithm>().to_string()).collect();
    assert_eq!(turns, ["R2", "U'", "F", "D", "F", "D", "U", "D'", "F'", "D'", "F'"]);
    let bracket = &algorithm(text).items[1];
    assert_eq!(bracket.span, 3..text.len());
}

#[test]
fn every_reason_why_a_text_is_no_algorithm() {
    let unknown = |found, at| Problem::UnknownLetter { found, at };
    for (text, wanted) in [
        ("R Q U", vec![unknown('Q', 2)]),
        ("R 2 U", vec![unknown('2', 2)]),
        ("Mw", vec![unknown('w', 1)]),
        ("rw", vec![unknown('w', 1)]),
        ("R/U", vec![unknown('/', 1)]),
        ("R4 U0 R99999999999", vec![Problem::Amount { at: 1 }, Problem::Amount { at: 4 }, Problem::Amount { at: 7 }]),
        ("(R)5001", vec![Problem::Amount { at: 3 }]),
        ("(R", vec![Problem::Unclosed { bracket: '(', at: 0 }]),
        ("([R", vec![Problem::Unclosed { bracket: '(', at: 0 }, Problem::Unclosed { bracket: '[', at: 1 }]),
        ("R)2 Q", vec![Problem::Unopened { bracket: ')', at: 1 }, unknown('Q', 4)]),
        ("[R, U)", vec![Problem::Mismatched { open: 0, at: 5 }]),
        ("(R]", vec![Problem::Mismatched { open: 0, at: 2 }]),
        ("[R U]", vec![Problem::NoSeparator { at: 0 }]),
        ("R, U", vec![Problem::Separator { found: ',', at: 1 }]),
        ("[R, U: F]", vec![Problem::Separator { found: ':', at: 5 }]),
        ("((R)100)51", vec![Problem::TooManyMoves { found: 5100 }]),
        ("(((((((R)5000)5000)5000)5000)5000)5000)5000", vec![Problem::TooManyMoves { found: u64::MAX }]),
    ] {
        assert_eq!(read(text), Err(wanted), "{text}");
    }
    let most = usize::try_from(MOST_MOVES).expect("small");
    assert_eq!(algorithm(&format!("(R){most}")).moves().len(), most);
    let nested = |depth: usize| format!("{}R{}", "(".repeat(depth), ")".repeat(depth));
    assert!(read(&nested(DEEPEST)).is_ok());
    assert_eq!(read(&nested(LONGEST / 2 - 1)), Err(vec![Problem::TooDeep { at: DEEPEST }]));
    assert!(read(&"R".repeat(LONGEST)).is_ok());
    assert_eq!(read(&"R".repeat(LONGEST + 1)), Err(vec![Problem::TooLong { length: LONGEST + 1, most: LONGEST }]));
}

#[test]
fn facelets_round_trip_however_the_cube_is_held() {
    assert_eq!(Cube::SOLVED.facelets(), SOLVED);
    assert_eq!(algorithm("R U R' U'").cube().facelets(), "UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB");
    assert_eq!(algorithm("x").cube().facelets(), "FFFFFFFFFRRRRRRRRRDDDDDDDDDBBBBBBBBBLLLLLLLLLUUUUUUUUU");
    let mut dice = Dice::new(2, 0);
    for _ in 0..200 {
        let hold = Symmetry::rotations()[dice.below(24) as usize];
        let cube = Cube::of(&random::assembled(&mut dice)).then(&Cube::rotated(hold));
        // Turned centres cannot be seen by their colours, so only the position and the orientation come back.
        let again = colours::read(&cube.facelets()).expect("assembled");
        assert_eq!((again.facelets(), again.position(), again.hold()), (cube.facelets(), cube.position(), hold));
        assert_eq!(again, cube);
        assert_eq!(colours::read(&cube.facelets().to_lowercase().replace('u', " t")), Ok(cube));
    }
}

/// The letters of the cube in order with some of them changed, and what is wrong with them.
#[test]
fn every_reason_why_facelets_are_no_cube() {
    let with = |changes: &[(usize, char)]| {
        let mut letters: Vec<char> = SOLVED.chars().collect();
        changes.iter().for_each(|&(at, letter)| letters[at] = letter);
        colours::read(&letters.iter().collect::<String>())
    };
    let corner = |number: usize| Place::new(Kind::Corner, number - 1);
    let edge = |number: usize| Place::new(Kind::Edge, number - 1);
    let count = |colour, found| Problem::ColourCount { colour, found };
    assert_eq!(colours::read(&SOLVED[1..]), Err(vec![Problem::FaceletCount { found: 53 }]));
    // Facelets with mistakes are still not read as turns; with blanks between them, or fewer letters, they are.
    let pasted = |text: &str| text.parse::<Setup>().map(|setup| setup.facelets.is_some());
    assert_eq!(pasted(&SOLVED[1..]), Ok(true));
    assert_eq!(pasted(&"R U ".repeat(26)), Ok(false));
    assert_eq!(pasted("RUFRUF"), Ok(false));
    assert_eq!(
        with(&[(3, 'x'), (53, '7')]),
        Err(vec![Problem::UnknownColour { found: 'x', at: 3 }, Problem::UnknownColour { found: '7', at: 53 }])
    );
    // The edge UF, facelets 7 and 19, becomes DF: twice there, and UF is missing.
    assert_eq!(
        with(&[(7, 'D')]),
        Err(vec![
            count(Face::Up, 8),
            count(Face::Down, 10),
            Problem::Missing { cubie: edge(1) },
            Problem::Repeated { cubie: edge(3), places: vec![edge(1), edge(3)] },
        ])
    );
    // The edge UF becomes white and yellow, and DF green and green.
    assert_eq!(
        with(&[(19, 'D'), (28, 'F')]),
        Err(vec![
            Problem::NoSuchCubie { place: edge(1), colours: vec![Face::Down, Face::Up] },
            Problem::NoSuchCubie { place: edge(3), colours: vec![Face::Front, Face::Front] },
            Problem::Missing { cubie: edge(1) },
            Problem::Missing { cubie: edge(3) },
        ])
    );
    // Two colours of the corner UFR change places.
    assert_eq!(with(&[(8, 'R'), (9, 'U')]), Err(vec![Problem::Mirrored { place: corner(4), cubie: corner(4) }]));
    // Two centres change places.
    assert_eq!(with(&[(4, 'R'), (13, 'U')]), Err(vec![Problem::Centres]));
    // An edge flipped by hand is a cube, though turns do not reach it.
    let flipped = with(&[(7, 'F'), (19, 'U')]).expect("assembled");
    assert_eq!(flipped.position(), Position::SOLVED.rotated(edge(1), 1));
}

/// A reader who sees colours is told colours, and no letters; one who sees letters is told letters.
#[test]
fn a_count_of_colours_names_the_colour() {
    let problem = Problem::ColourCount { colour: Face::Down, found: 8 };
    for (lang, scheme, wanted) in [
        (Lang::En, Scheme::Field, "There are 8 facelets of the colour yellow; there must be 9."),
        (Lang::En, Scheme::Text, "There are 8 facelets of the colour yellow; there must be 9."),
        (Lang::En, Scheme::Letters, "There are 8 facelets of the colour D; there must be 9."),
        (Lang::Fr, Scheme::Field, "Il y a 8 facettes de couleur jaune\u{202f}; il en faut 9."),
        (Lang::Fr, Scheme::Text, "Il y a 8 facettes de couleur jaune\u{202f}; il en faut 9."),
        (Lang::Fr, Scheme::Letters, "Il y a 8 facettes de couleur D\u{202f}; il en faut 9."),
    ] {
        assert_eq!((lang.cube().problem)(&problem, scheme), wanted, "{scheme:?}");
    }
}

/// The same for small cubes.
#[test]
fn small_cubes_are_named_by_their_colours() {
    let edge = Place::new(Kind::Edge, 0);
    let corner = Place::new(Kind::Corner, 3);
    let [of_edge, of_corner] = [edge, corner].map(|place| place.faces().to_vec());
    let problems = [
        (Problem::NoSuchCubie { place: edge, colours: vec![Face::Up, Face::Down] }, vec![Face::Up, Face::Down]),
        (Problem::Mirrored { place: edge, cubie: corner }, of_corner.clone()),
        (Problem::Repeated { cubie: edge, places: vec![edge, Place::new(Kind::Edge, 5)] }, of_edge),
        (Problem::Missing { cubie: corner }, of_corner),
    ];
    let usual = [
        (Lang::En, ["white", "red", "green", "yellow", "orange", "blue"]),
        (Lang::Fr, ["blanc", "rouge", "vert", "jaune", "orange", "bleu"]),
    ];
    for (lang, names) in usual {
        for (problem, faces) in &problems {
            let tell = |scheme| (lang.cube().problem)(problem, scheme);
            let whole = names.map(|name| tell(Scheme::Field).contains(name));
            let own = Face::ALL.map(|face| faces.contains(&face));
            assert_eq!(whole, own, "{}", tell(Scheme::Field));
            assert_eq!(names.map(|name| tell(Scheme::Letters).contains(name)), [false; 6], "{}", tell(Scheme::Letters));
            let as_in_text = names.map(|name| tell(Scheme::Text).contains(name));
            assert_eq!(as_in_text.iter().filter(|&&named| named).count(), faces.len(), "{}", tell(Scheme::Text));
        }
    }
}

/// Letters of colours are those that the page shows: red is the back of the base text's cube.
#[test]
fn letters_of_colours_follow_the_scheme() {
    for (scheme, faces) in [(Scheme::Field, "URFDLB"), (Scheme::Letters, "URFDLB"), (Scheme::Text, "UBRDFL")] {
        let read = |text: &str| colours::letters_of(text, scheme).into_iter().collect::<String>();
        assert_eq!(read("WRGYOB"), faces, "{scheme:?}");
        assert_eq!(read("w r_g\ny-?"), format!("{}-?", &faces[..4]), "{scheme:?}");
        // The letters of the faces, where no colour is meant.
        assert_eq!(read("URFDLBT"), "URFDLBU", "{scheme:?}");
        for (letter, face) in "WRGYOB".chars().zip(faces.chars()) {
            assert_eq!(scheme.face(letter).map(Face::letter), Some(face), "{scheme:?}");
        }
        assert_eq!(scheme.face('U'), None);
    }
}

/// In French, "face par face" is how a cube is entered and compared; the method is "la première face d’abord".
#[test]
fn the_french_texts_name_face_first_in_one_way() {
    let folder = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let files = fs::read_dir(path).expect("a folder").map(|file| file.expect("a file of it").path());
        files.collect::<Vec<_>>()
    };
    let sources = folder("src/text/cube/fr").into_iter().filter(|path| !path.ends_with("entry.rs"));
    let rest = [folder("static/lessons"), folder("static/glossary")].concat();
    let name = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_string();
    let texts = rest.into_iter().filter(|path| name(path).starts_with("cube") && name(path).ends_with(".fr.txt"));
    let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text/cube/fr.rs");
    let all: Vec<PathBuf> = sources.chain(texts).chain([main]).collect();
    assert!(all.len() > 20, "{all:?}");
    for path in all {
        let text = fs::read_to_string(&path).expect("UTF-8 text").to_lowercase();
        assert!(!text.contains("face par face"), "{path:?}");
    }
    assert!(Lang::Fr.cube().setup.methods[0].contains("la première face d’abord"));
}

#[test]
fn setups_are_read_from_what_people_paste() {
    let setup = |text: &str| text.parse::<Setup>().expect("short");
    let own = |facelets: Option<&str>, start: Option<&str>, alg: Option<&str>| {
        let [facelets, setup, alg] = [facelets, start, alg].map(|value| value.map(str::to_string));
        Setup { facelets, setup, alg }
    };
    assert_eq!(setup(""), Setup::default());
    assert_eq!(setup(" R U \n"), own(None, None, Some("R U")));
    assert_eq!(setup(SOLVED), own(Some(SOLVED), None, None));
    assert_eq!(setup("[R: U]"), own(None, None, Some("[R: U]")));
    assert_eq!(setup("setup=R_U&alg=F-"), own(None, Some("R_U"), Some("F-")));
    assert_eq!(setup("https://example.org/casse-tete/#/cube?alg=R_U-&lang=fr"), own(None, None, Some("R_U-")));
    assert_eq!(setup("https://alg.cubing.net/?setup=R&alg=%5BR,_U%5D"), own(None, Some("R"), Some("[R,_U]")));
    let twizzle = setup("https://alpha.twizzle.net/edit/?alg=R+U2+3Rw-&experimental-setup-anchor=end");
    assert_eq!(twizzle, own(None, None, Some("R U2 3Rw-")));
    assert_eq!(twizzle.cube().map(|(_, algorithm)| algorithm.text(Spelling::Field)), Ok("R U2 x'".to_string()));
    assert_eq!(setup("#/cube"), Setup::default());
    assert_eq!("https://example.org/#/taquin?board=2x2:3,1,0,2".parse::<Setup>(), Err(vec![Problem::OtherPage]));
    assert_eq!("#/soma".parse::<Setup>(), Err(vec![Problem::OtherPage]));
    for text in ["setup=R_U&alg=F-", "facelets=UUU", ""] {
        assert_eq!(setup(text).to_string(), text);
    }
    let too_long = "R".repeat(setup::LONGEST + 1).parse::<Setup>();
    assert_eq!(too_long, Err(vec![Problem::TooLong { length: setup::LONGEST + 1, most: setup::LONGEST }]));
    let (start, turns) = own(Some(SOLVED), Some("R U"), Some("F")).cube().expect("legal");
    assert_eq!((start, turns), (algorithm("R U").cube(), algorithm("F")));
}

/// The turn of the right face, as the base text would write it.
const RIGHT: &str =
    "[(1 4 3 7 2 6 5 8), (1 6 3 4 5 10 2 8 9 7 11 12), (0 -1 0 1 1 0 -1 0), (1 -1 1 1 1 -1 -1 1 1 -1 1 1)]";

#[test]
fn positions_are_written_and_read_as_in_the_base_text() {
    let right = algorithm("R").cube();
    assert_eq!(right.position().to_string(), RIGHT);
    assert_eq!(
        Position::SOLVED.to_string(),
        "[(1 2 3 4 5 6 7 8), (1 2 3 4 5 6 7 8 9 10 11 12), (0 0 0 0 0 0 0 0), (1 1 1 1 1 1 1 1 1 1 1 1)]"
    );
    let mut dice = Dice::new(4, 0);
    for _ in 0..200 {
        let position = random::assembled(&mut dice);
        let text = position.to_string();
        assert_eq!(written::read(&text), Ok(position));
        // With anything between the numbers.
        let other = text.replace(' ', ", ").replace('-', "− ").replace(['(', ')'], "|\n");
        assert_eq!(written::read(&other), Ok(position), "{other}");
        assert_eq!(written::read(&text.replace(' ', "+")), Ok(position));
        let setup: Setup = format!(" {text}\n").parse().expect("a position");
        assert_eq!(setup, Setup { facelets: Some(Cube::of(&position).facelets()), ..Setup::default() });
    }
    // -1 and 2 are the same of a corner.
    assert_eq!(written::read(&RIGHT.replacen("(0 -1 0", "(0 2 0", 1)), Ok(right.position()));
    for text in [RIGHT, "[(12", "[ ( 1 2", "[[-3", "( (1) )"] {
        assert!(written::is_position(text), "{text}");
    }
    for text in ["[(R U)2, F]", "[R, U]", "(R)2", "[(", "", "2", "(2", "[U 1, (2)]", "[([R, U]: 2", "R2 (U2)"] {
        assert!(!written::is_position(text), "{text}");
    }
}

#[test]
fn every_reason_why_a_text_is_no_position() {
    let corner = |number: usize| Place::new(Kind::Corner, number - 1);
    let edge = |number: usize| Place::new(Kind::Edge, number - 1);
    let index = |cubie, found| Problem::Index { cubie, found };
    let image = |cubie, found| Problem::Image { cubie, found };
    for (from, to, wanted) in [
        ("(1 4", "(4", vec![Problem::NumberCount { found: 39 }]),
        ("(1 4", "(1 1 4", vec![Problem::NumberCount { found: 41 }]),
        ("(1 4", "(4 4", vec![Problem::SharedImage { place: corner(4), cubies: vec![corner(1), corner(2)] }]),
        ("(1 4", "(9 0", vec![image(corner(1), 9), image(corner(2), 0)]),
        ("11 12)", "-1 99999999999)", vec![image(edge(11), -1), image(edge(12), i32::MAX)]),
        (
            "(1 6 3 4",
            "(3 6 3 3",
            vec![Problem::SharedImage { place: edge(3), cubies: vec![edge(1), edge(3), edge(4)] }],
        ),
        ("(0 -1 0", "(3 -2 0", vec![index(corner(1), 3), index(corner(2), -2)]),
        ("(1 -1 1 1", "(0 -1 2 -7", vec![index(edge(1), 0), index(edge(3), 2), index(edge(4), -7)]),
    ] {
        assert!(RIGHT.contains(from));
        let text = RIGHT.replacen(from, to, 1);
        assert_eq!(written::read(&text), Err(wanted.clone()), "{text}");
        assert_eq!(text.parse::<Setup>(), Err(wanted), "{text}");
    }
    assert_eq!(written::read(""), Err(vec![Problem::NumberCount { found: 0 }]));
    // Several reasons at once, each with its name.
    let all = RIGHT.replacen("(1 4 3", "(8 4 13", 1).replacen("(1 -1 1", "(0 -1 1", 1);
    let codes: Vec<_> = written::read(&all).expect_err("illegal").iter().map(Problem::code).collect();
    assert_eq!(codes, ["image", "shared-image", "index"]);
}

fn request(keys: &[(&str, &str)]) -> Request {
    Request::from_keys(|key| keys.iter().find(|(name, _)| *name == key).map(|(_, value)| *value))
}

#[test]
fn requests_round_trip_and_leave_defaults_out() {
    assert_eq!(Request::of(&Model::default()).to_string(), "");
    let mut dice = Dice::new(3, 0);
    for method in Method::ALL {
        for first in Face::ALL {
            let start = Cube::of(&random::assembled(&mut dice));
            let model = Model { start, algorithm: random_algorithm(&mut dice, 2), method, first };
            let request = Request::of(&model);
            assert_eq!(request.model().as_ref(), Ok(&model), "{request}");
            let pairs: Vec<(String, String)> =
                request.keys().map(|(key, value)| (key.to_string(), value.to_string())).collect();
            let again = Request::from_keys(|key| pairs.iter().find(|own| own.0 == key).map(|own| own.1.as_str()));
            assert_eq!(again, request);
        }
    }
    let model = request(&[("setup", "R U"), ("alg", "F"), ("first", "T"), ("method", "short")]).model();
    let wanted =
        Model { start: algorithm("R U").cube(), algorithm: algorithm("F"), method: Method::Short, first: Face::Up };
    assert_eq!(model, Ok(wanted));
}

#[test]
fn every_reason_against_a_request_is_told() {
    for (keys, wanted) in [
        (
            &[("alg", "R Q"), ("setup", "(R"), ("facelets", "UUU")][..],
            &[
                (InputPart::Setup, "unclosed"),
                (InputPart::Algorithm, "unknown-letter"),
                (InputPart::Facelets, "facelet-count"),
            ][..],
        ),
        (&[("method", "fast"), ("first", "UU")], &[(InputPart::Method, "method"), (InputPart::First, "first")]),
        (&[("first", "w"), ("alg", "R)")], &[(InputPart::Algorithm, "unopened"), (InputPart::First, "first")]),
    ] {
        let faults = request(keys).model().expect_err("illegal");
        let found: Vec<_> = faults.iter().map(|fault| (fault.part, fault.problem.code())).collect();
        assert_eq!(found, wanted, "{keys:?}");
    }
}
