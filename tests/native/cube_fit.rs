//! Cubes that are entered: what follows from some of their colours, against a plain search; mistakes made on purpose and found.

use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::fit::{self, Among, Colours};
use casse_tete::puzzle::cube::mistake::{EntryMistake, mistakes};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Place, Problem, Setup, Sums, colours, facelet, random};
use casse_tete::search::sample::Dice;

/// A random cube, held at random.
fn assembled(dice: &mut Dice) -> Cube {
    let rotations = casse_tete::geometry::lattice::Symmetry::rotations();
    let hold = rotations[dice.below(24) as usize];
    Cube::of(&random::assembled(dice)).then(&Cube::rotated(hold))
}

fn reachable(dice: &mut Dice) -> Cube {
    Cube::of(&random::reachable(dice))
}

fn all(cube: &Cube) -> Colours {
    cube.colours().map(Some)
}

/// A facelet that is no centre.
fn any_facelet(dice: &mut Dice) -> usize {
    let facelet = dice.below(54) as usize;
    if facelet::is_centre(facelet) { any_facelet(dice) } else { facelet }
}

/// For each facelet the colours of all assemblies of a kind, found by trying everything.
fn plain(
    kind: Kind,
    colours: &Colours,
    place: usize,
    used: &mut Vec<Place>,
    puts: &mut Vec<Vec<Face>>,
    sets: &mut [u8; 54],
) {
    let places: Vec<Place> = Place::all(kind).collect();
    let Some(&at) = places.get(place) else {
        for (place, shown) in places.iter().zip(puts.iter()) {
            for (&facelet, &colour) in place.facelets().iter().zip(shown) {
                sets[facelet] |= 1 << colour as u8;
            }
        }
        return;
    };
    for &cubie in &places {
        if used.contains(&cubie) {
            continue;
        }
        for index in 0..kind.ways() {
            let mut shown = cubie.around();
            shown.rotate_right(index);
            let fits = |(&facelet, &colour): (&usize, &Face)| colours[facelet].is_none_or(|own| own == colour);
            if at.facelets().iter().zip(&shown).all(fits) {
                used.push(cubie);
                puts.push(shown);
                plain(kind, colours, place + 1, used, puts, sets);
                used.pop();
                puts.pop();
            }
        }
    }
}

#[test]
fn what_follows_is_what_a_plain_search_finds() {
    let mut dice = Dice::new(18, 0);
    let mut contradictions = 0;
    for _ in 0..40 {
        let cube = Cube::of(&random::assembled(&mut dice));
        let mut colours = all(&cube);
        // Four corners and five edges lose most of their colours, and sometimes one colour is wrong.
        for (kind, count) in [(Kind::Corner, 4), (Kind::Edge, 5)] {
            for _ in 0..count {
                let place = Place::new(kind, dice.below(kind.count() as u32) as usize);
                for facelet in place.facelets() {
                    if dice.below(4) > 0 {
                        colours[facelet] = None;
                    }
                }
            }
        }
        if dice.below(3) == 0 {
            colours[any_facelet(&mut dice)] = Some(Face::ALL[dice.below(6) as usize]);
        }
        let mut sets = [0; 54];
        for face in Face::ALL {
            sets[facelet::centre(face)] = 1 << face as u8;
        }
        for kind in Kind::ALL {
            plain(kind, &colours, 0, &mut vec![], &mut vec![], &mut sets);
        }
        let expected = Some(sets).filter(|sets| !sets.contains(&0));
        contradictions += usize::from(expected.is_none());
        // Of the cubes that turns can reach no colour is lost, and none is added.
        if let (Some(all), Some(some)) = (expected, fit::possible(&colours, Among::Reachable)) {
            assert!(all.iter().zip(some).all(|(all, some)| all & some == some));
        }
        assert_eq!(fit::possible(&colours, Among::Assembled), expected, "{}", Draft { colours }.text());
    }
    assert!((3..20).contains(&contradictions), "{contradictions}");
}

#[test]
fn a_possible_cube_is_never_excluded() {
    let mut dice = Dice::new(5, 0);
    for number in 0..60 {
        let own = reachable(&mut dice);
        let cube = if number % 2 == 0 { own } else { assembled(&mut dice) };
        let mut colours = all(&cube);
        let known = dice.below(48);
        for (facelet, colour) in colours.iter_mut().enumerate() {
            if !facelet::is_centre(facelet) && dice.below(48) >= known {
                *colour = None;
            }
        }
        let draft = Draft { colours };
        let possible = fit::possible(&colours, Among::Assembled).expect("this cube");
        for (facelet, colour) in cube.colours().into_iter().enumerate() {
            assert!(possible[facelet] >> colour as u8 & 1 == 1, "{} {facelet}", draft.text());
        }
        let review = draft.review();
        assert!(review.problems.is_empty());
        if cube != own {
            continue;
        }
        for (facelet, colour) in cube.colours().into_iter().enumerate() {
            assert!(review.possible[facelet] >> colour as u8 & 1 == 1, "{} {facelet}", draft.text());
            assert!(review.known[facelet].is_none_or(|own| own == colour), "{} {facelet}", draft.text());
        }
        assert!(review.cube().is_none_or(|found| found == cube));
        assert_eq!(review.cube().is_some(), review.count() == 54);
    }
}

#[test]
fn the_laws_tell_the_last_colours() {
    let mut dice = Dice::new(12, 0);
    for _ in 0..20 {
        let cube = reachable(&mut dice);
        // One corner and one edge are not known at all.
        let mut draft = Draft::of(&cube);
        let corner = Place::new(Kind::Corner, dice.below(8) as usize);
        let edge = Place::new(Kind::Edge, dice.below(12) as usize);
        corner.facelets().into_iter().chain(edge.facelets()).for_each(|facelet| draft.paint(facelet, None));
        assert_eq!(draft.review().cube(), Some(cube));
        let free = fit::possible(&draft.colours, Among::Assembled).expect("this cube");
        assert!(corner.facelets().iter().all(|&facelet| free[facelet].count_ones() == 3));
        assert!(edge.facelets().iter().all(|&facelet| free[facelet].count_ones() == 2));
        // An edge that was flipped by hand is still entered as it is.
        for (facelet, other) in edge.facelets().into_iter().zip(edge.facelets().into_iter().rev()) {
            draft.paint(facelet, Some(cube.colours()[other]));
        }
        let review = draft.review();
        assert!(review.problems.is_empty());
        assert_eq!(review.cube(), None, "the corner can be turned in three ways");
    }
}

#[test]
fn a_random_cube_is_entered_in_thirty_taps_on_the_average() {
    let mut dice = Dice::new(100, 0);
    let mut taps = 0;
    for _ in 0..100 {
        let cube = reachable(&mut dice);
        let own = cube.colours();
        let mut draft = Draft::centres(&cube);
        let mut review = draft.review();
        let mut from = 0;
        while let Some(next) = Draft::next(&review, from) {
            draft.paint(next, Some(own[next]));
            taps += 1;
            review = draft.review();
            from = Draft::order().position(|facelet| facelet == next).expect("in the order") + 1;
        }
        assert_eq!(review.cube(), Some(cube));
    }
    assert!(taps <= 3000, "{taps} taps for 100 cubes");
}

#[test]
fn the_nearest_cubes_are_as_near_as_the_changes_made() {
    let mut dice = Dice::new(7, 0);
    for _ in 0..30 {
        let cube = reachable(&mut dice);
        assert_eq!(fit::nearest(&all(&cube), 4), Some((0, vec![cube])));
        let mut colours = all(&cube);
        for _ in 0..=dice.below(3) {
            colours[any_facelet(&mut dice)] = Some(Face::ALL[dice.below(6) as usize]);
        }
        let made = (0..54).filter(|&facelet| colours[facelet] != all(&cube)[facelet]).count();
        let (count, cubes) = fit::nearest(&colours, 100).expect("the centres are right");
        assert!(count <= made && !cubes.is_empty());
        for near in &cubes {
            assert!(Sums::of(&near.position()).is_reachable());
            let own = near.colours();
            assert_eq!((0..54).filter(|&facelet| colours[facelet] != Some(own[facelet])).count(), count);
        }
        assert_eq!(count == made, cubes.contains(&cube));
        if count == 1 {
            // All single changes that lead to such a cube.
            let mut plain = vec![];
            for (facelet, face) in (0..54).flat_map(|facelet| Face::ALL.map(|face| (facelet, face))) {
                let mut changed = cube_colours(&colours);
                changed[facelet] = face;
                let found = colours::cube(&changed).ok().filter(|cube| Sums::of(&cube.position()).is_reachable());
                plain.extend(found);
            }
            assert_eq!(plain.len(), cubes.len());
            assert!(plain.iter().all(|cube| cubes.contains(cube)));
        }
    }
}

fn cube_colours(colours: &Colours) -> [Face; 54] {
    colours.map(|colour| colour.expect("all colours"))
}

/// Makes a mistake in a hundred random cubes; it is found, and its undoing gives the cube.
fn check_mistake(
    seed: u64,
    least: usize,
    make: impl Fn(&Colours, &mut Dice) -> EntryMistake,
    is_kind: fn(&EntryMistake) -> bool,
) {
    let mut dice = Dice::new(seed, 0);
    let mut firsts = 0;
    for _ in 0..100 {
        let cube = reachable(&mut dice);
        // A mistake is made by what would undo its inverse.
        let spoilt = make(&all(&cube), &mut dice).mended(&all(&cube));
        if spoilt == all(&cube) {
            continue;
        }
        let found = mistakes(&spoilt);
        let own = found.iter().position(|mistake| mistake.mended(&spoilt) == all(&cube));
        assert!(own.is_some() || least == 0, "{}: {found:?}", Draft { colours: spoilt }.text());
        firsts += usize::from(own == Some(0));
        assert!(found.iter().any(is_kind), "{found:?}");
        for mistake in &found {
            let mended = mistake.mended(&spoilt);
            assert!(!mistake.facelets(&spoilt).is_empty());
            let mended = colours::cube(&cube_colours(&mended)).expect("an assembled cube");
            assert!(Sums::of(&mended.position()).is_reachable());
        }
    }
    assert!(firsts >= least, "only {firsts} of 100 are told first");
}

#[test]
fn mistakes_made_on_purpose_are_found() {
    let pick = |dice: &mut Dice| Face::ALL[dice.below(6) as usize];
    let two = move |dice: &mut Dice| {
        let a = dice.below(6) as usize;
        [Face::ALL[a], Face::ALL[(a + 1 + dice.below(5) as usize) % 6]]
    };
    let quarters = |dice: &mut Dice| dice.below(3) as u8 + 1;
    // Opposite colours taken for each other look as if two other opposite ones had been.
    check_mistake(
        1,
        70,
        move |_, dice| EntryMistake::Colours(two(dice)),
        |mistake| matches!(mistake, EntryMistake::Colours(_)),
    );
    check_mistake(
        2,
        90,
        move |_, dice| EntryMistake::Turned(vec![(pick(dice), quarters(dice))]),
        |mistake| matches!(mistake, EntryMistake::Turned(faces) if faces.len() == 1),
    );
    check_mistake(
        3,
        90,
        move |_, dice| EntryMistake::Turned(two(dice).map(|face| (face, quarters(dice))).into()),
        |mistake| matches!(mistake, EntryMistake::Turned(_)),
    );
    check_mistake(
        4,
        90,
        move |_, dice| EntryMistake::Faces(two(dice)),
        |mistake| matches!(mistake, EntryMistake::Faces(_)),
    );
    check_mistake(
        5,
        90,
        move |colours, dice| {
            let facelet = any_facelet(dice);
            let other =
                Face::ALL.into_iter().cycle().skip(dice.below(6) as usize).find(|&own| colours[facelet] != Some(own));
            EntryMistake::Facelets(vec![(facelet, other.expect("another colour"))])
        },
        |mistake| matches!(mistake, EntryMistake::Facelets(facelets) if facelets.len() == 1),
    );
    // Two facelets exchanged: as a rule many pairs of facelets explain the colours.
    check_mistake(
        6,
        0,
        move |colours, dice| {
            let [a, b] = [any_facelet(dice), any_facelet(dice)];
            let changes = [(a, colours[b]), (b, colours[a])];
            EntryMistake::Facelets(changes.into_iter().filter_map(|(facelet, own)| Some((facelet, own?))).collect())
        },
        |mistake| matches!(mistake, EntryMistake::Facelets(facelets) if facelets.len() <= 2),
    );
}

#[test]
fn a_wrong_colour_is_found_before_all_are_entered() {
    let mut dice = Dice::new(11, 0);
    let mut found = 0;
    for _ in 0..30 {
        let cube = reachable(&mut dice);
        let own = cube.colours();
        let mut draft = Draft::centres(&cube);
        let wrong = any_facelet(&mut dice);
        for facelet in Draft::order() {
            draft.paint(facelet, Some(own[facelet]));
            if facelet == wrong {
                draft.paint(facelet, Some(Face::ALL[(own[facelet] as usize + 1) % 6]));
            }
            let review = draft.review();
            assert_eq!(review.problems.is_empty(), fit::possible(&draft.colours, Among::Assembled).is_some());
            if !review.problems.is_empty() {
                let mistakes = mistakes(&draft.colours);
                for mistake in &mistakes {
                    assert!(fit::possible(&mistake.mended(&draft.colours), Among::Assembled).is_some(), "{mistake:?}");
                }
                found += usize::from(mistakes.iter().any(|mistake| mistake.facelets(&draft.colours) == [wrong]));
                break;
            }
        }
    }
    assert!(found >= 10, "{found}");
}

#[test]
fn colours_are_read_in_both_notations() {
    let mut dice = Dice::new(3, 0);
    for _ in 0..20 {
        let cube = assembled(&mut dice);
        let letters = cube.facelets();
        let named: String =
            letters.chars().map(|letter| "WRGYOB".as_bytes()["URFDLB".find(letter).expect("a face")] as char).collect();
        assert_eq!(colours::read(&named), Ok(cube));
        assert_eq!(colours::read(&named.to_lowercase()), Ok(cube));
        assert_eq!(named.parse::<Setup>().expect("facelets").cube().expect("a cube").0, cube);
        // A part of it is a draft.
        let part = format!("{}{}", &letters[..31], "-".repeat(23));
        let draft = Draft::read(&part).expect("54 letters");
        assert_eq!(draft.text(), part);
        let faults = part.parse::<Setup>().expect("facelets").cube().expect_err("not whole");
        assert!(faults.iter().all(|fault| fault.is_open_facelet()), "{faults:?}");
    }
}

#[test]
fn what_contradicts_itself_is_told() {
    // Nine white facelets that belong to only eight small cubes and the centre are possible; a tenth is not.
    let mut draft = Draft::centres(&Cube::SOLVED);
    assert!(draft.review().problems.is_empty());
    (0..9).for_each(|facelet| draft.paint(facelet, Some(Face::Up)));
    assert!(draft.review().problems.is_empty());
    draft.paint(18, Some(Face::Up));
    let review = draft.review();
    assert_eq!(review.problems.first(), Some(&Problem::ColourCount { colour: Face::Up, found: 10 }));
    // An edge that has all white neighbours taken: no small cube is wrong by itself.
    let mut draft = Draft::centres(&Cube::SOLVED);
    for facelet in [1, 3, 5, 7, 28] {
        draft.paint(facelet, Some(Face::Up));
    }
    assert_eq!(draft.review().problems, [Problem::NoFit]);
    // While the centres are missing, nothing follows and nothing is wrong.
    let review = Draft { colours: [None; 54] }.review();
    assert!(review.problems.is_empty() && review.count() == 0);
}
