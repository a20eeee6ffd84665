//! Sets of cubes as texts: round trips, texts that people paste, and every reason why a set is illegal.

use casse_tete::puzzle::insanity::random::Colouring;
use casse_tete::puzzle::insanity::setup::LONGEST;
use casse_tete::puzzle::insanity::trial::Trial;
use casse_tete::puzzle::insanity::{Checks, CubeSet, Model, Problem, Request, Setup, preset::Preset};
use casse_tete::values::{LinkValues, LinkWriter};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn config(seed: u64) -> ProptestConfig {
    ProptestConfig { rng_seed: RngSeed::Fixed(seed), failure_persistence: None, ..ProptestConfig::default() }
}

/// A legal set of 2..=7 cubes and any of its checks.
fn models() -> impl Strategy<Value = Model> {
    let cubes = (2usize..=7).prop_flat_map(|count| {
        let cube = prop::array::uniform6(0..count as u8);
        (prop::collection::vec(cube, count), any::<u8>())
    });
    cubes.prop_map(|(cubes, switches)| {
        let cubes = CubeSet::new(&cubes).expect("the colours are in range");
        let all = Checks::all(cubes.count());
        let off = all.switchable().filter(|cube| switches >> cube & 1 == 1);
        Model { cubes, checks: off.fold(all, Checks::toggled) }
    })
}

/// Reads a text that must be legal.
fn model(text: &str) -> Model {
    let setup: Setup = text.parse().unwrap_or_else(|problem| panic!("{text:?}: {problem:?}"));
    setup.model().unwrap_or_else(|problems| panic!("{text:?}: {problems:?}"))
}

/// All problems of a text, those of its length included.
fn problems(text: &str) -> Vec<Problem> {
    match text.parse::<Setup>() {
        Err(problem) => vec![problem],
        Ok(setup) => setup.model().err().unwrap_or_default(),
    }
}

proptest! {
    #![proptest_config(config(1))]

    #[test]
    fn every_text_form_is_read_back(model in models()) {
        let setup = Setup::of(&model.cubes, model.checks);
        prop_assert_eq!(&setup.to_string().parse::<Setup>(), &Ok(setup.clone()));
        prop_assert_eq!(&setup.model(), &Ok(model));
        let request = Request::of(&model);
        prop_assert_eq!(request.to_string(), setup.to_string());
        let value = |key: &str| request.keys().find(|(name, _)| *name == key).map(|(_, value)| value);
        prop_assert_eq!(&Request::from_keys(value), &request);
        prop_assert_eq!(request.model(), Ok(model));
        prop_assert_eq!(request.read(), (Some(model), vec![]));
        prop_assert_eq!(Checks::parse(&model.checks.to_string(), model.cubes.count()), Some(model.checks));
        let bare: Setup = model.cubes.to_string().parse().expect("short enough");
        prop_assert_eq!(bare.model().map(|model| model.cubes), Ok(model.cubes));
        prop_assert_eq!(CubeSet::new(model.cubes.cubes()), Some(model.cubes));
    }

    #[test]
    fn separators_and_links_do_not_matter(model in models(), separator in "( ?[,;. \n\t+] ?){1}", page in "[a-z/]{0,12}") {
        let written = model.cubes.to_string();
        let pasted = format!("  {}\n", written.replace('.', &separator));
        prop_assert_eq!(&pasted.parse::<Setup>().map(|setup| setup.cubes), &Ok(Setup::of(&model.cubes, model.checks).cubes));
        let setup = Setup::of(&model.cubes, model.checks);
        let link = format!("https://example.org/{page}#/insanity?view=nets&{setup}&lang=fr");
        prop_assert_eq!(link.parse::<Setup>(), Ok(setup));
    }

    #[test]
    fn edits_keep_sets_legal(model in models(), cube in 0usize..7, face in 0usize..6, colour in 0u8..7) {
        let cubes = model.cubes;
        let count = cubes.count();
        let (cube, colour) = (cube % count, colour % count as u8);

        let painted = cubes.painted(cube, face, colour);
        prop_assert_eq!(CubeSet::new(painted.cubes()), Some(painted));
        prop_assert_eq!(painted.cubes()[cube][face], colour);
        prop_assert_eq!(painted.painted(cube, face, cubes.cubes()[cube][face]), cubes);

        let more = cubes.with_one_more();
        prop_assert_eq!(more.map(|more| more.count()), (count < 7).then_some(count + 1));
        if let Some(more) = more {
            prop_assert_eq!(CubeSet::new(more.cubes()), Some(more));
            prop_assert!(more.cubes()[count].contains(&(count as u8)), "the new colour is nowhere");
            prop_assert_eq!(more.with_one_less(), Some(cubes));
        }

        let less = cubes.with_one_less();
        prop_assert_eq!(less.map(|less| less.count()), (count > 2).then_some(count - 1));
        if let Some(less) = less {
            prop_assert_eq!(CubeSet::new(less.cubes()), Some(less));
            for (before, after) in cubes.cubes().iter().zip(less.cubes()) {
                for (&before, &after) in before.iter().zip(after) {
                    prop_assert_eq!(after, if usize::from(before) == count - 1 { 0 } else { before });
                }
            }
        }
    }

    #[test]
    fn noise_is_refused_for_reasons_that_hold(text in "\\PC{0,120}|[0-9a-z.&?=#/ ]{0,120}|[0-4.]{0,40}|cubes=[^&]{0,60}&prune=\\PC{0,9}") {
        let Ok(setup) = text.parse::<Setup>() else {
            prop_assert!(text.chars().count() > LONGEST, "{text:?} is not too long");
            return Ok(());
        };
        match setup.model() {
            Ok(model) => prop_assert_eq!(Setup::of(&model.cubes, model.checks).model(), Ok(model)),
            Err(problems) => {
                prop_assert!(!problems.is_empty());
                for problem in problems {
                    prop_assert!(holds(&problem, &setup), "{problem:?} of {setup:?}");
                }
            }
        }
    }
}

/// Whether a problem is one of this setup, looked up where the problem says it is.
fn holds(problem: &Problem, setup: &Setup) -> bool {
    let at = |cube: usize, face: usize| setup.cubes.get(cube).and_then(|text| text.chars().nth(face));
    match *problem {
        Problem::TooLong { .. } | Problem::OtherPage => false,
        Problem::CubeCount { found } => found == setup.cubes.len() && !(2..=7).contains(&found),
        Problem::FaceCount { cube, found } => setup.cubes[cube].chars().count() == found && found != 6,
        Problem::NotADigit { cube, face, found } => at(cube, face) == Some(found) && !found.is_ascii_digit(),
        Problem::ColourRange { cube, face, found, colours } => {
            at(cube, face) == Some(char::from(b'0' + found)) && usize::from(found) >= colours
        }
        Problem::Prune { ref found } => setup.prune.as_ref() == Some(found),
    }
}

#[test]
fn every_preset_is_legal_and_found_by_its_cubes() {
    for preset in Preset::ALL {
        let model = model(preset.cubes());
        assert_eq!(model.cubes.to_string(), preset.cubes());
        assert_eq!(Preset::of(preset.cubes()), Some(preset));
    }
    assert_eq!(Preset::of("000000.111111"), None);
}

#[test]
fn what_is_left_out_is_the_example() {
    let example = model(Preset::Example.cubes());
    for text in ["", " \n", "https://example.org/x/#/insanity", "#/insanity?lang=fr", "#/insanity?colour=3&size=9"] {
        assert_eq!(model(text), example, "{text:?}");
    }
    // A text that is no link and has no known key is a mistake; it does not mean the example.
    for text in ["?", "lang=fr", "cube=020331.232220.010323.301121", "020331.232220.010323.301121 ?"] {
        let setup: Setup = text.parse().expect("short enough");
        assert!(setup.model().is_err(), "{text:?}");
    }
    assert_eq!(Setup::default().to_string(), "");
    assert_eq!(Setup::default().model(), Ok(example));
    assert_eq!(Model::default(), example);
    assert_eq!(CubeSet::default(), example.cubes);
}

#[test]
fn pasted_text_is_read() {
    let check = |text: &str, cubes: &str, prune: &str| {
        let model = model(text);
        assert_eq!((model.cubes.to_string(), model.checks.to_string()), (cubes.into(), prune.into()), "{text:?}");
    };
    let classic = "000132.131220.210330.203131";
    check("000132.131220.210330.203131", classic, "1.2");
    check("000132 131220 210330 203131", classic, "1.2");
    check("000132\r\n131220\r\n210330\r\n203131\r\n", classic, "1.2");
    check("000132, 131220, 210330, 203131", classic, "1.2");
    check("000132;131220;210330;203131", classic, "1.2");
    check("\t000132 . 131220 .  210330.203131 ", classic, "1.2");
    check("cubes=000132.131220.210330.203131", classic, "1.2");
    check("cubes=000132+131220+210330+203131&prune=2", classic, "2");
    check("prune=none&cubes=000132.131220.210330.203131", classic, "none");
    check("prune=2.1&cubes=000132.131220.210330.203131", classic, "1.2");
    check("#/insanity?cubes=000132.131220.210330.203131", classic, "1.2");
    check("https://example.org/x/#/insanity?cubes=000132.131220.210330.203131&lang=fr", classic, "1.2");
    check("https://example.org/x/#/insanity?lang=fr&prune=1&cubes=000132.131220.210330.203131", classic, "1");
    check("https://example.org/?from=mail#/insanity?cubes=000132.131220.210330.203131", classic, "1.2");
    check("prune=none&later=1", "020331.232220.010323.301121", "none");
    check("001011.101101", "001011.101101", "none");
    check("cubes=001011.101101&prune=none", "001011.101101", "none");
}

#[test]
fn the_text_form_leaves_defaults_out() {
    let check = |text: &str, written: &str| {
        let model = model(text);
        assert_eq!(Setup::of(&model.cubes, model.checks).to_string(), written, "{text:?}");
    };
    check("020331.232220.010323.301121", "");
    check("cubes=020331.232220.010323.301121&prune=1.2", "");
    check("cubes=020331.232220.010323.301121&prune=none", "prune=none");
    check("prune=2", "prune=2");
    check("001011.101101", "cubes=001011.101101");
    check("cubes=001011.101101&prune=none", "cubes=001011.101101");
    check("cubes=012012,120120,201201&prune=none", "cubes=012012.120120.201201&prune=none");
}

#[test]
fn illegal_setups_are_refused_with_all_reasons_in_reading_order() {
    use Problem::{ColourRange, CubeCount, FaceCount, NotADigit, Prune, TooLong};
    let check = |text: &str, expected: &[Problem]| assert_eq!(problems(text), expected, "{text:?}");
    let prune = |found: &str| Prune { found: found.to_string() };

    check("020331.232220.010323.301124", &[ColourRange { cube: 3, face: 5, found: 4, colours: 4 }]);
    check("920331.232220.010323.301121", &[ColourRange { cube: 0, face: 0, found: 9, colours: 4 }]);
    check("012345.012345.012345.012340.012340.012346", &[ColourRange { cube: 5, face: 5, found: 6, colours: 6 }]);
    check("02o331.232220.010323.301121", &[NotADigit { cube: 0, face: 2, found: 'o' }]);
    check("020331.23²220.010323.301121", &[NotADigit { cube: 1, face: 2, found: '²' }]);
    check("020331.232220.010323.30112٣", &[NotADigit { cube: 3, face: 5, found: '٣' }]);
    check("020331.232220.01032.301121", &[FaceCount { cube: 2, found: 5 }]);
    check("020331.232220.010323.3011210", &[FaceCount { cube: 3, found: 7 }]);
    check(
        "020331.232220.0103239.301121",
        &[ColourRange { cube: 2, face: 6, found: 9, colours: 4 }, FaceCount { cube: 2, found: 7 }],
    );
    check("020331..010323.301121", &[FaceCount { cube: 1, found: 0 }]);
    check("..", &[0, 1, 2].map(|cube| FaceCount { cube, found: 0 }));
    check("cubes=", &[CubeCount { found: 1 }, FaceCount { cube: 0, found: 0 }]);
    check(", ,", &[CubeCount { found: 0 }]);
    check("010101", &[CubeCount { found: 1 }]);
    // The number of colours is not known, so there is no message about it.
    check("012101", &[CubeCount { found: 1 }]);
    check(&["012345"; 8].join("."), &[CubeCount { found: 8 }]);
    let nine = format!("{}.777777", ["012345"; 8].join("."));
    check(&nine, &[CubeCount { found: 9 }]);
    check("01x345", &[CubeCount { found: 1 }, NotADigit { cube: 0, face: 2, found: 'x' }]);
    check("cubes=012345&prune=6", &[CubeCount { found: 1 }, prune("6")]);
    check("cubes=012345&prune=5", &[CubeCount { found: 1 }]);

    for found in
        ["9", "x", "0", "3", "1.1", "", "1.", ".1", "1,2", "-1", "none.1", "1.none", "None", "99999999999999999999"]
    {
        check(&format!("prune={found}"), &[prune(found)]);
    }
    check("cubes=001011.101101&prune=1", &[prune("1")]);
    check("cubes=&prune=0", &[CubeCount { found: 1 }, FaceCount { cube: 0, found: 0 }, prune("0")]);
    check(
        "https://example.org/#/insanity?prune=4&cubes=02x33.232228.0103230&lang=fr",
        &[
            NotADigit { cube: 0, face: 2, found: 'x' },
            ColourRange { cube: 0, face: 3, found: 3, colours: 3 },
            ColourRange { cube: 0, face: 4, found: 3, colours: 3 },
            FaceCount { cube: 0, found: 5 },
            ColourRange { cube: 1, face: 1, found: 3, colours: 3 },
            ColourRange { cube: 1, face: 5, found: 8, colours: 3 },
            ColourRange { cube: 2, face: 3, found: 3, colours: 3 },
            ColourRange { cube: 2, face: 5, found: 3, colours: 3 },
            FaceCount { cube: 2, found: 7 },
            prune("4"),
        ],
    );

    let zeros = |length| "0".repeat(length);
    check(&zeros(LONGEST), &[CubeCount { found: 1 }, FaceCount { cube: 0, found: LONGEST }]);
    check(&zeros(LONGEST + 1), &[TooLong { length: LONGEST + 1 }]);
    check(&"é".repeat(100_000), &[TooLong { length: 100_000 }]);
    check(&format!("cubes={}", zeros(100_000)), &[TooLong { length: 100_006 }]);
}

#[test]
fn of_a_request_all_that_makes_sense_is_read() {
    let check = |cubes: Option<&str>, prune: Option<&str>, read: Option<&str>, problems: &[Problem]| {
        let request = Request { cubes: cubes.map(str::to_string), prune: prune.map(str::to_string) };
        let model = read.map(model);
        assert_eq!(request.read(), (model, problems.to_vec()), "{request}");
        assert_eq!(request.model(), model.filter(|_| problems.is_empty()).ok_or(problems.to_vec()), "{request}");
    };
    let classic = "000132.131220.210330.203131";
    let prune = |found: &str| Problem::Prune { found: found.to_string() };
    check(None, None, Some(""), &[]);
    check(Some(classic), Some("2"), Some("cubes=000132.131220.210330.203131&prune=2"), &[]);
    check(Some(classic), Some("9"), Some(classic), &[prune("9")]);
    check(None, Some("x"), Some(""), &[prune("x")]);
    check(Some("012345"), None, None, &[Problem::CubeCount { found: 1 }]);
    check(
        Some(""),
        Some("x"),
        None,
        &[Problem::CubeCount { found: 1 }, Problem::FaceCount { cube: 0, found: 0 }, prune("x")],
    );
}

#[test]
fn of_a_trial_all_that_makes_sense_is_read() {
    let check = |count: usize, keys: &[(&str, &str)], read: Trial, wrong: &[&str]| {
        let pairs: Vec<(String, String)> = keys.iter().map(|(key, text)| (key.to_string(), text.to_string())).collect();
        let mut values = LinkValues::new(&pairs);
        assert_eq!(Trial::read(count, &mut values), read, "{keys:?}");
        assert_eq!(values.bad().iter().map(|bad| bad.key).collect::<Vec<_>>(), wrong, "{keys:?}");
        let mut written = LinkWriter::default();
        read.write(&mut written);
        assert_eq!(Trial::read(count, &mut LinkValues::new(&written.0)), read, "{written:?}");
    };
    let (four, seven) = (Trial::of(4), Trial::of(7));
    let coloured = Trial { colouring: Colouring::AllColours, ..four };
    check(4, &[], four, &[]);
    check(4, &[("sets", "500"), ("seed", "9"), ("colours", "all")], Trial { sets: 500, seed: 9, ..coloured }, &[]);
    check(4, &[("sets", "0"), ("seed", "9"), ("colours", "all")], Trial { seed: 9, ..coloured }, &["sets"]);
    check(4, &[("sets", "10000001"), ("seed", "-1"), ("colours", "some")], four, &["sets", "seed", "colours"]);
    check(7, &[("sets", "1"), ("colours", "all")], Trial { sets: 1, ..seven }, &["colours"]);
}

#[test]
fn the_length_is_counted_in_characters_whichever_way_a_setup_is_read() {
    let cubes = "é".repeat(LONGEST - 9);
    let [fits, too_long] = ["1", "10"].map(|end| Setup::from_keys(Some(&cubes), Some(&format!("11111111{end}"))));
    assert_eq!(fits.map(|setup| setup.cubes), Ok(vec![cubes]));
    assert_eq!(too_long, Err(Problem::TooLong { length: LONGEST + 1 }));
    let written = format!("cubes={}", "é".repeat(LONGEST - 6));
    assert!(written.parse::<Setup>().is_ok());
    assert_eq!(format!("{written}é").parse::<Setup>(), Err(Problem::TooLong { length: LONGEST + 1 }));
}

#[test]
fn large_noise_is_refused_for_its_length() {
    // Characters of all lengths and kinds, from a linear congruential generator (Knuth's MMIX constants), so that they stay the same.
    let mut state = 1u64;
    let noise: String = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bits = (state >> 40) as u32;
        char::from_u32(if bits & 1 == 0 { bits >> 1 & 0x7f } else { bits >> 1 & 0x1f_ffff }).unwrap_or('=')
    })
    .take(100_000)
    .collect();
    assert!(noise.len() > 100_000);
    assert_eq!(problems(&noise), [Problem::TooLong { length: 100_000 }]);
    assert_eq!(Setup::from_keys(Some(&noise), Some(&noise)), Err(Problem::TooLong { length: 200_000 }));
    // A link with noise in one key only, and noise in pieces that are short enough to be read.
    assert_eq!(problems(&format!("cubes=001011.101101&view={noise}")), [Problem::TooLong { length: 100_025 }]);
    let characters: Vec<char> = noise.chars().collect();
    for piece in characters.chunks(LONGEST) {
        let piece: String = piece.iter().collect();
        let setup = Setup::from_keys(Some(&piece), None).expect("short enough");
        let problems = setup.model().expect_err("noise is no set");
        assert!(problems.iter().all(|problem| holds(problem, &setup)), "{problems:?} of {setup:?}");
    }
}
