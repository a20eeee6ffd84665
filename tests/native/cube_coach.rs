//! The words of the coach: every turn in both languages, as a hand makes it.

use casse_tete::lang::Lang;
use casse_tete::puzzle::cube::hand::TurnDirection;
use casse_tete::puzzle::cube::{Algorithm, Cube, Layers, Spelling, Turn, facelet, notation};
use std::collections::BTreeSet;

fn turn(text: &str) -> Turn {
    notation::read(text).expect("a turn").turns().next().expect("a turn")
}

#[test]
fn the_way_of_a_turn_is_that_of_its_layers() {
    for (texts, way) in [
        ("R L' r M' x", TurnDirection::Away),
        ("R' L l M x'", TurnDirection::Towards),
        ("U D' u E' y", TurnDirection::Left),
        ("U' D d E y'", TurnDirection::Right),
        ("F B' f S z", TurnDirection::TopRight),
        ("F' B b S' z'", TurnDirection::TopLeft),
        ("R2 U2 F2 M2 E2 S2 x2 y2 z2 r2", TurnDirection::Half),
    ] {
        assert!(texts.split(' ').all(|text| TurnDirection::of(turn(text)) == way), "{texts}: {way:?}");
    }
}

#[test]
fn every_turn_has_its_own_words_in_both_languages() {
    for lang in Lang::ALL {
        let texts = &lang.cube().coach;
        let mut said = BTreeSet::new();
        for turn in Turn::all() {
            let words = (texts.turn)(turn);
            assert!(words.ends_with('.') && words.chars().next().is_some_and(char::is_uppercase), "{words}");
            // It fits in four lines of large type on a telephone.
            assert!(words.chars().count() <= 100, "{words}");
            let half = lang.choose("demi-tour", "halfway");
            assert_eq!(words.contains(half), turn.quarters() == 2 && turn.layers() != Layers::Whole, "{words}");
            assert!(
                said.insert(words.clone()),
                "{words} twice: {}",
                Algorithm::from_iter([turn]).text(Spelling::Field)
            );
        }
        assert_eq!(said.len(), 54);
    }
    let [fr, en] = [Lang::Fr, Lang::En].map(|lang| lang.cube().coach.turn);
    for (text, french, english) in [
        (
            "R'",
            "Tournez la face de droite d’un quart de tour vers vous.",
            "Turn the right side a quarter turn towards you.",
        ),
        (
            "B",
            "Tournez la face arrière d’un quart de tour\u{a0}: le haut va à gauche.",
            "Turn the back a quarter turn: its top goes to the left.",
        ),
        (
            "x2",
            "Tournez le cube entier\u{a0}: ce qui est dessous passe dessus, la droite reste à droite.",
            "Turn the whole cube: what is at the bottom comes to the top, the right stays on the right.",
        ),
    ] {
        assert_eq!((fr(turn(text)).as_str(), en(turn(text)).as_str()), (french, english));
    }
}

/// "What is X comes to Y": read from the words of the whole cube, and compared with where the centres go.
#[test]
fn words_of_the_whole_cube_are_true() {
    let places = [
        ("on top", "to the top", 'U'),
        ("in front", "to the front", 'F'),
        ("on the right", "", 'R'),
        ("on the left", "", 'L'),
        ("at the back", "", 'B'),
        ("at the bottom", "", 'D'),
    ];
    for whole in Turn::all().filter(|turn| turn.layers() == Layers::Whole) {
        let words = (Lang::En.cube().coach.turn)(whole);
        let colours = Cube::SOLVED.turned(whole).colours();
        let at = |letter: char| {
            let face = casse_tete::puzzle::cube::Face::named(letter).expect("a face");
            colours[facelet::centre(face)].letter()
        };
        let from =
            places.iter().find(|(from, ..)| words.contains(&format!("what is {from} comes"))).expect("a place").2;
        let to = places
            .iter()
            .find(|(_, to, _)| !to.is_empty() && words.contains(&format!("comes {to}")))
            .expect("a place")
            .2;
        assert_eq!(at(to), from, "{words}");
        for (stays, letter) in [("the top stays", 'U'), ("the front stays", 'F'), ("the right stays", 'R')] {
            assert!(!words.contains(stays) || at(letter) == letter, "{words}");
        }
    }
}
