//! The finder of commutators: every wish is fulfilled exactly, with the fewest turns that a plain search finds, and nothing that
//! turns cannot do is accepted.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::facelet::{self, FACELETS, Face};
use casse_tete::puzzle::cube::finder::Finder;
use casse_tete::puzzle::cube::job::{Answer, Job, Part, Runner};
use casse_tete::puzzle::cube::laboratory::{Combination, CombinationPart, Form};
use casse_tete::puzzle::cube::wish::{CommutatorWish, Refusal, WishedChange, facelet_name, facelet_named, neighbour};
use casse_tete::puzzle::cube::{Algorithm, Cube, Kind, Layers, Place, Spelling, Turn, notation};
use casse_tete::search::Status;
use casse_tete::search::job::{JobRunner, WorkerJob};
use casse_tete::search::sample::Dice;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

static FINDER: LazyLock<Finder> = LazyLock::new(Finder::new);

/// Every wish, each once.
fn wishes(change: WishedChange) -> Vec<CommutatorWish> {
    let facelets: Vec<usize> = (0..FACELETS).filter(|&own| Place::with(own).is_some()).collect();
    let mut seen = HashSet::new();
    let mut wishes = vec![];
    let mut add = |own: &[usize]| {
        if let Ok(wish) = CommutatorWish::new(change, own)
            && let Some(effect) = wish.effect()
            && seen.insert(effect)
        {
            wishes.push(wish);
        }
    };
    for &a in &facelets {
        for &b in &facelets {
            add(&[a, b]);
            facelets.iter().filter(|_| change == WishedChange::Cycle).for_each(|&c| add(&[a, b, c]));
        }
    }
    wishes
}

/// The length of what was found, in turns of faces; it must do what is wished, and be of the family.
fn length(wish: &CommutatorWish) -> usize {
    let found = FINDER.find(wish).expect("a commutator");
    let algorithm = found.algorithm();
    assert_eq!(Some(algorithm.cube()), wish.effect(), "{algorithm} for {wish:?}");
    let singles = [&found.x, &found.t].map(|part| part.length() == 1);
    assert!(singles[0] || singles[1], "{algorithm}");
    assert!(algorithm.turns().all(|turn| matches!(turn.layers(), Layers::Outer | Layers::Middle)), "{algorithm}");
    algorithm.turns().map(Turn::length).sum()
}

/// How many wishes need how many turns of faces. Symmetric wishes and those that undo each other need equally many: of these only the
/// first one is searched.
fn lengths(change: WishedChange, kind: Kind) -> BTreeMap<usize, usize> {
    let held = Symmetry::ALL.map(|symmetry| [symmetry, symmetry.inverse()].map(Cube::rotated));
    let mut known: HashMap<Cube, usize> = HashMap::new();
    let mut lengths = BTreeMap::new();
    for wish in wishes(change).into_iter().filter(|wish| wish.cubies()[0].kind() == kind) {
        let effect = wish.effect().expect("a whole wish");
        let length = known.get(&effect).copied().unwrap_or_else(|| {
            let length = length(&wish);
            for [back, forth] in &held {
                let image = back.then(&effect).then(forth);
                known.insert(image, length);
                known.insert(image.inverse(), length);
            }
            length
        });
        *lengths.entry(length).or_default() += 1;
    }
    lengths
}

#[test]
fn every_wish_is_fulfilled() {
    let all = [
        (WishedChange::Cycle, Kind::Corner, vec![(8, 528), (10, 368), (12, 112)]),
        (WishedChange::Cycle, Kind::Edge, vec![(6, 24), (8, 48), (10, 1248), (12, 440)]),
        (WishedChange::Flip, Kind::Edge, vec![(14, 18), (16, 48)]),
        (WishedChange::Twist, Kind::Corner, vec![(12, 24), (14, 32)]),
    ];
    let found = all.each_ref().map(|&(change, kind, _)| lengths(change, kind).into_iter().collect::<Vec<_>>());
    assert_eq!(found, all.map(|(_, _, counts)| counts));
}

/// All sequences of faces and middle layers of at most so many turns of faces, the same layers never twice in a row, with their lengths.
fn sequences(most: usize) -> Vec<(Vec<Turn>, Cube, usize)> {
    let letters: Vec<Turn> =
        Turn::all().filter(|turn| matches!(turn.layers(), Layers::Outer | Layers::Middle)).collect();
    let mut all = vec![(vec![], Cube::SOLVED, 0)];
    let mut next = 0;
    while next < all.len() {
        let (turns, cube, length) = all[next].clone();
        next += 1;
        for &turn in letters.iter().filter(|turn| length + turn.length() <= most) {
            let last = turns.last().map(|last: &Turn| (last.layers(), last.face()));
            if last != Some((turn.layers(), turn.face())) {
                all.push(([turns.as_slice(), &[turn]].concat(), cube.turned(turn), length + turn.length()));
            }
        }
    }
    all
}

#[test]
fn a_plain_search_finds_none_with_fewer_turns() {
    // All X T X' T' and T X T' X' of up to four turns of faces, and all setups up to three: whatever is done so with at most eight
    // turns of faces, the finder does with at most as many, and there is no wish for which it needs more than the plain search.
    let mut best: HashMap<Cube, usize> = HashMap::new();
    let singles = sequences(2).into_iter().filter(|own| own.0.len() == 1).collect::<Vec<_>>();
    for (_, x, long) in sequences(3) {
        for (_, t, short) in &singles {
            let commutator = x.then(t).then(&x.inverse()).then(&t.inverse());
            let moved = commutator.goes().iter().enumerate().filter(|&(from, &to)| from != usize::from(to)).count();
            if commutator != Cube::SOLVED && moved <= 9 && long + short <= 4 {
                for own in [commutator, commutator.inverse()] {
                    let length = best.entry(own).or_insert(usize::MAX);
                    *length = (*length).min(2 * (long + short));
                }
            }
        }
    }
    let setups = sequences(1);
    let mut dice = Dice::new(18, 0);
    let all: Vec<CommutatorWish> = wishes(WishedChange::Cycle);
    let mut met = [0; 2];
    for _ in 0..60 {
        let wish = &all[dice.below(all.len() as u32) as usize];
        let effect = wish.effect().expect("a whole wish");
        let after = setups.iter().filter_map(|(_, setup, length)| {
            let inner = setup.inverse().then(&effect).then(setup);
            Some(best.get(&inner)? + 2 * length)
        });
        let found = length(wish);
        match after.min() {
            // Up to a setup of one turn and four turns of X and T, the plain search has tried all.
            Some(plain) => {
                assert_eq!(found, plain, "{wish:?}");
                met[0] += 1;
            }
            None => {
                assert!(found > 8, "{wish:?}");
                met[1] += 1;
            }
        }
    }
    assert!(met.iter().all(|&count| count > 5), "{met:?}");
}

#[test]
fn the_inverse_wish_is_the_inverse() {
    for change in WishedChange::ALL {
        for wish in wishes(change).iter().step_by(7) {
            let effects = [wish.effect(), wish.inverse().effect()].map(|effect| effect.expect("a whole wish"));
            assert_eq!(effects[0].then(&effects[1]), Cube::SOLVED, "{wish:?}");
            assert_eq!(wish.inverse().inverse().effect(), Some(effects[0]));
        }
    }
    assert_eq!(
        [WishedChange::Cycle, WishedChange::Flip, WishedChange::Twist].map(|change| wishes(change).len()),
        [1008 + 1760, 66, 56]
    );
}

#[test]
fn what_turns_cannot_do_is_refused() {
    let named = |name: &str| facelet_named(name).unwrap_or_else(|| facelet::centre(Face::Front));
    let check = |change, names: &[&str], refusal| {
        let facelets: Vec<usize> = names.iter().map(|name| named(name)).collect();
        assert_eq!(CommutatorWish::new(change, &facelets).err(), refusal, "{names:?}");
    };
    check(WishedChange::Cycle, &["UFR", "RDF", "LUF"], None);
    check(WishedChange::Cycle, &["UFR", "UF"], Some(Refusal::Mixed(Kind::Corner)));
    check(WishedChange::Cycle, &["UF", "UFR"], Some(Refusal::Mixed(Kind::Edge)));
    check(WishedChange::Cycle, &["F"], Some(Refusal::Centre));
    check(WishedChange::Cycle, &["UFR", "RDF", "LUF", "UBL"], Some(Refusal::Full));
    check(WishedChange::Flip, &["UF", "UFR"], Some(Refusal::Kind(Kind::Edge)));
    check(WishedChange::Twist, &["UF"], Some(Refusal::Kind(Kind::Corner)));
    check(WishedChange::Twist, &["UFR", "RDF", "LUF"], Some(Refusal::Full));
    // Two exchanged, one flipped, one twisted: nothing is found as long as one is missing.
    for (change, names) in
        [(WishedChange::Cycle, &["UFR", "RDF"][..]), (WishedChange::Flip, &["UF"]), (WishedChange::Twist, &["UFR"])]
    {
        let facelets: Vec<usize> = names.iter().map(|name| named(name)).collect();
        let wish = CommutatorWish::new(change, &facelets).expect("the beginning of a wish");
        assert!(!wish.is_whole() && wish.effect().is_none() && FINDER.find(&wish).is_none());
    }
}

#[test]
fn facelets_are_pointed_at_again() {
    let [a, b] = ["UFR", "DFL"].map(|name| facelet_named(name).expect("a facelet"));
    let mut wish = CommutatorWish::new(WishedChange::Cycle, &[a, b]).expect("two corners");
    let other = neighbour(a, 1).expect("a corner");
    assert_eq!(wish.add(other), Ok(()));
    assert_eq!(wish.facelets(), [other, b], "another facelet of the same small cube replaces it");
    assert_eq!(wish.add(other), Ok(()));
    assert_eq!(wish.facelets(), [b], "the same facelet is taken away");
}

#[test]
fn names_of_facelets_are_read_back() {
    for own in (0..FACELETS).filter(|&own| Place::with(own).is_some()) {
        let name = facelet_name(own, Spelling::Field);
        assert_eq!(facelet_named(&name), Some(own), "{name}");
        assert_eq!(facelet_named(&facelet_name(own, Spelling::Text)), Some(own), "the top is called T");
    }
    for wrong in ["", "F", "UD", "UFD", "UFRB", "ufr", "UX", "UUF"] {
        assert_eq!(facelet_named(wrong), None, "{wrong}");
    }
}

#[test]
fn a_setup_is_made_before_and_undone_after() {
    let read = |text: &str| notation::read(text).expect("turns");
    for form in Form::ALL {
        let own = Combination::after(read("R U2"), form, read("[F: D]"), read("L"));
        let inner = Combination::new(form, read("[F: D]"), read("L"));
        assert_eq!(own.result(), own.algorithm().cube());
        assert_eq!(own.algorithm(), Algorithm::conjugate(read("R U2"), inner.algorithm()));
        assert_eq!(own.cubes.len(), own.sequence().len());
        let parts: Vec<CombinationPart> = own.sequence();
        assert_eq!((parts[0], parts[parts.len() - 1]), (CombinationPart::Setup, CombinationPart::SetupUndone));
        let turns: Vec<Turn> =
            parts.iter().flat_map(|&part| own.algorithm_of(part).turns().collect::<Vec<_>>()).collect();
        assert_eq!(turns, own.algorithm().turns().collect::<Vec<_>>());
        // Where X and T move something after the setup, these small cubes are.
        let [x, _] = own.marked();
        let standing = own.setup.cube().standing();
        assert!(x.iter().all(|&cubie| own.supports[0].places.contains(&standing.goes(cubie).0)));
        assert_eq!(x.len(), own.supports[0].places.len());
    }
}

#[test]
fn a_worker_finds_what_the_finder_finds_and_its_words_are_checked() {
    let mut runner = Runner::default();
    for (change, names) in [
        (WishedChange::Cycle, "UFR.RDF.LUF"),
        (WishedChange::Flip, "UF.DB"),
        (WishedChange::Twist, "UFR.DBL"),
        // Not whole yet.
        (WishedChange::Cycle, "UFR.RDF"),
    ] {
        let facelets: Vec<usize> = names.split('.').map(|name| facelet_named(name).expect("a facelet")).collect();
        let wish = CommutatorWish::new(change, &facelets).expect("a wish");
        let job = Job::Commutator(wish.clone());
        assert_eq!((job.program(), runner.missing(&job).is_none()), ("worker", true));
        let read = |json: &str| serde_json::from_str::<Job>(json);
        let sent = serde_json::to_string(&job).expect("words");
        assert_eq!(read(&sent).expect("the job"), job);
        // A centre, and no facelet at all.
        for wrong in ["4", "99"] {
            assert!(read(&sent.replacen(&facelets[1].to_string(), wrong, 1)).is_err(), "{sent}");
        }
        let mut batch = runner.begin(&job, vec![(0, Part::Whole)]).expect("a batch");
        let mut slices = 1;
        while batch.advance(1).expect("progress") == Status::Running {
            slices += 1;
        }
        // No slice is the whole search, so that it can be stopped.
        assert!(slices > 3 || !wish.is_whole(), "{names}: {slices} slices");
        let done = batch.report().done;
        let [(0, Answer::Commutator(found))] = &done[..] else { panic!("{done:?}") };
        assert_eq!(*found, FINDER.find(&wish), "{names}");
    }
}
