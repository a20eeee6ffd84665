//! The tree beside the search for the Soma cube: the present branch against a history kept step by step, the steps at which its pieces
//! were placed against a scan of all steps, what a rule has saved against a plain count.

use casse_tete::puzzle::soma::branch::{Fate, MOST_SAVED, branch, saving};
use casse_tete::puzzle::soma::solve::Partial;
use casse_tete::puzzle::soma::why::CoverItem;
use casse_tete::puzzle::soma::{Assembly, Cut, Model, Order, PieceSet, Rules};
use casse_tete::search::sample::Dice;
use casse_tete::search::{Timeline, Tree};

const RULES: [&str; 4] = ["none", "islands", "parity", "islands,parity"];

fn assembly(order: &str, rules: &str) -> Assembly {
    let order = Order::parse(order, &PieceSet::soma()).expect("an order");
    Assembly::new(Model { order, rules: Rules::parse(rules).expect("rules"), ..Model::default() })
}

fn go(timeline: &mut Timeline<Assembly>, step: u64) {
    timeline.aim(step);
    while !timeline.wind(1000) {}
}

/// What a reader who notes every step has noted.
#[derive(Default)]
struct Notes {
    /// For each level of the present branch, what became of its placements.
    fates: Vec<Vec<Fate>>,
    /// For each level, the step at which a placement was kept there for the last time.
    kept: Vec<u64>,
}

impl Notes {
    fn note(&mut self, timeline: &Timeline<Assembly>) {
        let trial = timeline.search().last_trial(timeline.judge()).expect("a step was made");
        self.fates.resize(trial.level + 1, vec![]);
        self.kept.resize(trial.level + 1, 0);
        let fates = &mut self.fates[trial.level];
        if trial.choice == 0 {
            fates.clear();
        }
        assert_eq!(fates.len(), trial.choice as usize);
        fates.push(match trial.outcome {
            Ok(()) => Fate::Kept,
            Err(cut) => Fate::Dropped(cut),
        });
        if trial.outcome.is_ok() {
            self.kept[trial.level] = timeline.step();
        }
    }
}

#[test]
fn the_branch_is_what_was_noted_step_by_step() {
    for (order, rules) in ["1734562", "7654321"].into_iter().flat_map(|order| RULES.map(|rules| (order, rules))) {
        let tree = assembly(order, rules);
        let mut timeline = Timeline::new(tree.clone());
        let mut notes = Notes::default();
        for step in 0..=2500u64 {
            if step > 0 {
                go(&mut timeline, step);
                notes.note(&timeline);
            }
            if step % 13 > 0 && step > 300 {
                continue;
            }
            let levels = branch(&timeline);
            assert_eq!(levels.len(), 7);
            for (level, below) in levels.iter().enumerate() {
                let mut noted = notes.fates.get(level).cloned().unwrap_or_default();
                assert_eq!(below.last, noted.len().checked_sub(1), "{order} {rules} {step} {level}");
                noted.resize(tree.choices(level, &tree.root()) as usize, Fate::Untried);
                let item = CoverItem::Piece(tree.piece(level));
                assert_eq!((below.item, &below.fates), (item, &noted), "{order} {rules} {step} {level}");
            }
        }
    }
}

#[test]
fn each_level_leads_back_to_the_step_at_which_its_piece_was_placed() {
    for (seed, rules) in RULES.into_iter().enumerate() {
        let mut timeline = Timeline::new(assembly("1734562", rules));
        let mut notes = Notes::default();
        let mut noted = vec![vec![]];
        for step in 1..=4000 {
            go(&mut timeline, step);
            notes.note(&timeline);
            let depth = timeline.search().path().len();
            noted.push(notes.kept[..depth].to_vec());
        }
        let mut dice = Dice::new(seed as u64, 0);
        for _ in 0..60 {
            let step = u64::from(dice.below(4001));
            go(&mut timeline, step);
            let kept: Vec<Option<u64>> = (0..7).map(|level| timeline.last_kept(level)).collect();
            let expected: Vec<Option<u64>> = (0..7).map(|level| noted[step as usize].get(level).copied()).collect();
            assert_eq!(kept, expected, "{rules} {step}");
        }
    }
}

#[test]
fn other_rules_and_another_order_keep_the_branch() {
    let mut timeline = Timeline::new(assembly("1734562", "none"));
    let kept = (1..3000)
        .find(|&step| {
            go(&mut timeline, step);
            timeline.search().path().len() == 4
        })
        .expect("four pieces stand sooner or later");
    let steps: Vec<Option<u64>> = (0..4).map(|level| timeline.last_kept(level)).collect();
    assert_eq!(steps[3], Some(kept));
    timeline.change(assembly("1734265", "islands,parity"));
    let levels = branch(&timeline);
    // The pieces that stand are those that stood; the others have their new places.
    let pieces: Vec<CoverItem> = levels.iter().map(|level| level.item).collect();
    assert_eq!(pieces, [0, 6, 2, 3, 1, 5, 4].map(CoverItem::Piece));
    assert!(levels[4..].iter().all(|level| level.count(Fate::Untried) == level.fates.len() && level.last.is_none()));
    go(&mut timeline, kept + 200);
    let path = timeline.search().path();
    for (level, (below, choice)) in branch(&timeline).iter().zip(&path).enumerate() {
        assert_eq!(below.fates[*choice as usize], Fate::Kept, "the branch goes on below it");
        assert!(timeline.last_kept(level).is_some_and(|step| step <= timeline.step()));
    }
    go(&mut timeline, kept);
    assert_eq!((0..4).map(|level| timeline.last_kept(level)).collect::<Vec<_>>(), steps);
}

/// The trials and the solutions of the search below a node, not more trials than are left.
fn count(tree: &Assembly, level: usize, node: Partial, left: &mut u64) -> u64 {
    let mut solutions = 0;
    let choices = if level < tree.levels() { tree.choices(level, &node) } else { 0 };
    for choice in 0..choices {
        if *left == 0 {
            break;
        }
        *left -= 1;
        match tree.child(level, &node, choice) {
            Ok(_) if level + 1 == tree.levels() => solutions += 1,
            Ok(child) => solutions += count(tree, level + 1, child, left),
            Err(_) => {}
        }
    }
    solutions
}

#[test]
fn what_a_rule_saves_is_the_search_without_it() {
    for rules in RULES {
        let tree = assembly("1734562", rules);
        let mut timeline = Timeline::new(tree.clone());
        let (mut seen, mut large, mut both) = (0, 0, 0);
        for step in 1..=3000 {
            go(&mut timeline, step);
            let trial = timeline.search().last_trial(&tree).expect("a trial");
            let saving = saving(timeline.judge(), timeline.search());
            let Err(rule @ (Cut::Parity | Cut::Islands)) = trial.outcome else {
                assert_eq!(saving, None);
                continue;
            };
            let saving = saving.expect("a rule has dropped it");
            assert_eq!(saving.rule, rule);
            let mut other = tree.model().rules;
            match rule {
                Cut::Parity => other.parity = false,
                _ => other.islands = false,
            }
            let mut without = tree.clone();
            without.set_rules(other);
            let above = timeline.search().node_of_last_trial().expect("a trial");
            let filled = tree.placed(&timeline.search().path()[..trial.level]).fold(0, |all, (_, at)| all | at.cells);
            assert_eq!(above.filled, filled);
            seen += 1;
            match without.child(trial.level, &above, trial.choice) {
                Err(cut) => {
                    both += 1;
                    assert_eq!((saving.also, cut, saving.trials), (Some(Cut::Islands), Cut::Islands, 0));
                }
                Ok(node) => {
                    let mut left = MOST_SAVED;
                    let solutions = count(&without, trial.level + 1, node, &mut left);
                    let mut all = 4 * MOST_SAVED;
                    count(&without, trial.level + 1, node, &mut all);
                    let trials = 4 * MOST_SAVED - all;
                    assert_eq!((saving.also, saving.trials), (None, MOST_SAVED - left));
                    assert_eq!(saving.is_whole, trials <= MOST_SAVED, "{rules} {step}");
                    assert_eq!((saving.solutions, solutions), (0, 0), "a rule drops only what is hopeless");
                    large += usize::from(!saving.is_whole);
                }
            }
        }
        assert_eq!(seen > 0, rules != "none");
        assert_eq!(both > 0, rules == "islands,parity", "{rules}: {seen} {large} {both}");
    }
}
