//! The 48 symmetries and positions: classes, symmetric positions, kinds of symmetries; and balls, which are counted by classes.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::ball::{Ball, KNOWN_COUNTS, MOST_RADIUS};
use casse_tete::puzzle::cube::pattern::CubePattern;
use casse_tete::puzzle::cube::symmetry::{SYMMETRIES, SymmetryGroup, SymmetryKind, class};
use casse_tete::puzzle::cube::{Position, Preset, Turn, random};
use casse_tete::search::sample::Dice;
use std::collections::HashSet;

#[test]
fn classes_are_as_enumerated() {
    let mut dice = Dice::new(22, 0);
    let presets = Preset::ALL.map(|preset| preset.cube().position());
    let turns = Turn::of_faces().map(|turn| turn.cube().position());
    let random: Vec<Position> = (0..20).map(|_| random::assembled(&mut dice)).collect();
    for position in presets.into_iter().chain(turns).chain(random) {
        let all: HashSet<Position> = Symmetry::ALL.iter().map(|own| position.under(*own)).collect();
        let (first, size) = class(&position);
        assert_eq!(size, all.len());
        assert!(all.contains(&first));
        assert!(all.iter().all(|other| class(other) == (first, size)));
        let group = SymmetryGroup::of(&position);
        assert_eq!((group.class_size(), group.fixing.len() * size), (size, SYMMETRIES));
        // Those that invert it are a coset of those that fix it, or there are none.
        assert!(group.inverting.is_empty() || group.inverting.len() == group.fixing.len());
        assert_eq!(group.is_own_inverse(), position.then(&position) == Position::SOLVED);
        let composed = |a: Symmetry| group.fixing.iter().all(|b| group.fixing.contains(&a.after(*b)));
        assert!(group.fixing.iter().all(|own| composed(*own)));
    }
}

#[test]
fn symmetric_positions() {
    let sizes = Preset::ALL.map(|preset| {
        let group = SymmetryGroup::of(&preset.cube().position());
        (group.fixing.len(), group.is_own_inverse())
    });
    assert_eq!(sizes[0], (48, true));
    // The commutator of two neighbours; the chessboard; six spots; the cube in a cube; the superflip.
    assert_eq!(sizes[4], (48, true));
    assert_eq!(sizes[7], (48, true));
    assert_eq!(sizes[5].0, 6);
    assert_eq!(sizes[6].0, 6);
}

#[test]
fn kinds_of_symmetries() {
    let count = |kind: SymmetryKind| Symmetry::ALL.iter().filter(|own| SymmetryKind::of(**own) == kind).count();
    assert_eq!(SymmetryKind::ALL.map(count), [1, 6, 3, 6, 8, 1, 3, 6, 6, 8]);
    for symmetry in Symmetry::ALL {
        let order = std::iter::successors(Some(symmetry), |own| Some(own.after(symmetry)))
            .position(|own| own == Symmetry::IDENTITY)
            .map(|times| times + 1);
        let wanted = match SymmetryKind::of(symmetry) {
            SymmetryKind::Identity => 1,
            SymmetryKind::QuarterTurn | SymmetryKind::QuarterReflection => 4,
            SymmetryKind::DiagonalTurn => 3,
            SymmetryKind::SixthReflection => 6,
            _ => 2,
        };
        assert_eq!(order, Some(wanted));
    }
}

#[test]
fn balls_are_as_enumerated_without_symmetries() {
    let turns: Vec<Position> = Turn::of_faces().map(|turn| turn.cube().position()).collect();
    let mut all = HashSet::from([Position::SOLVED]);
    let mut sphere = vec![Position::SOLVED];
    let mut counts = vec![1];
    for _ in 0..4 {
        let mut next = vec![];
        for own in sphere.iter().flat_map(|from| turns.iter().map(|turn| from.then(turn))) {
            if all.insert(own) {
                next.push(own);
            }
        }
        counts.push(next.len() as u64);
        sphere = next;
    }
    let mut ball = Ball::new(4);
    ball.advance(u64::MAX);
    assert_eq!(ball.counts(), counts);
    // OEIS A080638.
    assert_eq!(ball.classes(), [1, 2, 9, 75, 934]);
}

#[test]
fn known_counts_are_those_of_the_data() {
    let lines = include_str!("../data/cube-distance-counts.txt").lines().filter_map(|line| line.split_once(' '));
    for (distance, (number, count)) in lines.filter(|own| own.0 != "#").enumerate() {
        assert_eq!((number, count), (distance.to_string().as_str(), KNOWN_COUNTS[distance]));
    }
    assert!(KNOWN_COUNTS.len() > MOST_RADIUS);
}

#[test]
fn patterns_are_those_of_the_data() {
    let lines = include_str!("../data/cube-patterns.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for (line, pattern) in lines.zip(CubePattern::ALL) {
        let star = if pattern.is_quoted { "*" } else { "" };
        assert!(line.starts_with(&format!("{}{star} {} # ", pattern.fewest, pattern.text)), "{line}");
        assert_eq!(pattern.algorithm().to_string(), pattern.text);
        count += 1;
    }
    assert_eq!(count, CubePattern::ALL.len());
}
