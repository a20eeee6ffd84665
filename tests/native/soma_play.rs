//! The Soma cube: how the page and its workers use the core. Searches in parts, catalogues as numbers, contests of
//! the rules, rules switched on the way, drafts of figures.

use casse_tete::puzzle::soma::contest::{ContestSearch, Outcome, RULES};
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::fast;
use casse_tete::puzzle::soma::solutions::{Inquiry, Question, QuestionAnswer};
use casse_tete::puzzle::soma::solve::Partial;
use casse_tete::puzzle::soma::tint::Tint;
use casse_tete::puzzle::soma::{
    Assembly, Catalogue, Cell, Decision, DropReason, Figure, Model, Moment, Order, PieceSet, Preset, Problem, Rules,
    Setup, cell,
};
use casse_tete::search::sample::Dice;
use casse_tete::search::split::PartSearch;
use casse_tete::search::whole::Whole;
use casse_tete::search::{Backtrack, Plan, Status, Tally, Timeline};
use std::collections::BTreeSet;

fn figure(text: &str) -> Figure {
    let setup: Setup = text.parse().expect("short enough");
    setup.figure().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn model(figure_text: &str, order: &str, rules: Rules) -> Model {
    let pieces = PieceSet::soma();
    let order = Order::parse(order, &pieces).expect("an order");
    Model { figure: figure(figure_text), order, rules, ..Model::default() }
}

fn at_once(assembly: &Assembly) -> Tally {
    let mut tally = Tally::default();
    Backtrack::new(assembly).advance(assembly, u64::MAX, &mut tally);
    tally
}

fn in_parts(assembly: &Assembly, plan: &Plan<Partial>) -> Whole<Partial> {
    let part = |root: &Vec<u32>| {
        let mut search = PartSearch::new(assembly, root).expect("roots are kept");
        search.advance(assembly, u64::MAX);
        search.into_part()
    };
    plan.assemble(assembly, &plan.roots().iter().map(part).collect::<Vec<_>>())
}

fn catalogue(pieces: &PieceSet, figure: &Figure) -> Catalogue {
    let (cover, found) = fast::solutions(pieces, figure).expect("equal volumes");
    Catalogue::new(pieces, figure, &cover, &found)
}

#[test]
fn the_cube_in_parts() {
    let assembly = Assembly::new(model("cube", "1734562", RULES[3]));
    let check = |least: usize, parts: usize| {
        let plan = Plan::into_parts(&assembly, least);
        assert_eq!(plan.len(), parts);
        let whole = in_parts(&assembly, &plan);
        let outcome = Outcome { tally: whole.tally.clone(), placed: 0 };
        assert_eq!(
            whole.tally.levels().iter().map(|level| level.kept).collect::<Vec<_>>(),
            [72, 2568, 25_968, 86_400, 71_088, 17_712, 11_520]
        );
        assert_eq!((outcome.nodes(), outcome.cuts()), (215_328, [19_072_440, 419_184, 21_768]));
        assert_eq!((whole.solutions.len(), whole.bookmarks.len()), (1_000, parts));
        whole.solutions
    };
    assert_eq!(check(32, 72), check(100, 2568));
}

#[test]
fn parts_of_small_searches() {
    // There is one placement of T, then there are more.
    let fixed = Model { fixed: Some(2), ..model("cube", "3745621", RULES[1]) };
    let wall = model("w-wall", "1734562", RULES[3]);
    for (model, depths) in [(fixed, [1, 3, 6]), (wall, [1, 3, 5])] {
        let assembly = Assembly::new(model);
        let tally = at_once(&assembly);
        for (least, depth) in [1, 200, 5_000].into_iter().zip(depths) {
            let plan = Plan::into_parts(&assembly, least);
            assert!(plan.roots().iter().all(|root| root.len() == depth), "{least}");
            assert_eq!(plan.len() as u64, tally.level(depth - 1).kept);
            assert_eq!(in_parts(&assembly, &plan).tally, tally);
        }
    }
    // A figure that nothing fits in has no parts at all.
    let scattered = figure(&["o-o-o-o-o.-o-o-o-o-"; 3].join("."));
    let assembly = Assembly::new(Model { figure: scattered, ..Model::default() });
    let plan = Plan::into_parts(&assembly, 32);
    assert!(plan.is_empty());
    assert_eq!(in_parts(&assembly, &plan).tally, Tally::default());
}

#[test]
fn a_contest_of_the_rules() {
    // Few nodes in every order: half of the cube's search would take its time here.
    for (name, order, fixed) in [("gorilla", "7654321", None), ("dog", "3745621", None), ("cube", "3745621", Some(2))] {
        let model = Model { fixed, ..model(name, order, RULES[1]) };
        let known = catalogue(&model.pieces, &model.figure);
        for (number, rules) in RULES.into_iter().enumerate() {
            let mut heat = ContestSearch::new(&model, rules);
            let mut slices = 0;
            while heat.advance(50_000) == Status::Running {
                slices += 1;
                assert_eq!(heat.trials(), slices * 50_000);
            }
            let outcome = heat.outcome();
            assert_eq!(outcome.tally, at_once(&Assembly::new(Model { rules, ..model.clone() })), "{name} {rules}");
            assert_eq!(outcome.placed, known.placed, "{name} {rules}");
            assert_eq!(outcome.nodes() + outcome.cuts().iter().sum::<u64>(), heat.trials());
            assert_eq!(outcome.cuts().map(|cuts| cuts > 0), [true, rules.islands, rules.parity], "{name} {rules}");
            assert_eq!(RULES[number], rules);
        }
    }
    assert_eq!(RULES.map(|rules| rules.to_string()), ["none", "islands", "parity", "islands,parity"]);
}

#[test]
fn questions_are_answered_in_slices() {
    let (pieces, bathtub) = (PieceSet::soma(), figure("bathtub"));
    let known = catalogue(&pieces, &bathtub);
    for question in [Question::Classes, Question::Placed] {
        let mut inquiry = Inquiry::new(&pieces, &bathtub, question).expect("27 cells");
        let mut last = inquiry.nodes();
        while inquiry.advance(1_000) == Status::Running {
            // To begin with another placement of the first piece is a node, too, and may come on top.
            assert!((last + 1_000..=last + 1_001).contains(&inquiry.nodes()));
            last = inquiry.nodes();
        }
        let wanted = match question {
            Question::Placed => QuestionAnswer::Number(known.placed),
            _ => QuestionAnswer::Classes { classes: known.classes.clone(), nodes: inquiry.nodes() },
        };
        assert_eq!(inquiry.answer(), wanted);
    }
}

#[test]
fn rules_switched_on_the_timeline() {
    let with = |rules: Rules| Assembly::new(Model { fixed: Some(2), ..model("cube", "3745621", rules) });
    let mut timeline = Timeline::new(with(RULES[0]));
    let to = |timeline: &mut Timeline<Assembly>, step: u64| {
        timeline.aim(step);
        while !timeline.wind(7_000) {}
    };
    for (step, rules) in [(9_000, 1), (14_000, 3), (40_000, 2), (90_000, 3)] {
        to(&mut timeline, step);
        timeline.change(with(RULES[rules]));
    }
    to(&mut timeline, u64::MAX);
    let (total, tally) = (timeline.step(), timeline.tally().clone());
    // Rules lose no solution, whenever they are switched.
    assert_eq!(tally.level(6).kept, 480);
    let rules = |assembly: &Assembly| assembly.model().rules;
    let told: Vec<_> = timeline.changes().iter().map(|(step, tree)| (*step, rules(tree))).collect();
    assert_eq!(told, [(9_000, RULES[0]), (14_000, RULES[1]), (40_000, RULES[3]), (90_000, RULES[2])]);

    // Back and forth: only a rule that was in force may drop a placement.
    let mut dice = Dice::new(3, 0);
    for _ in 0..300 {
        let near = [9_000, 14_000, 40_000, 90_000, 120_000][dice.below(5) as usize];
        to(&mut timeline, near - 20 + u64::from(dice.below(40)));
        let held = rules(timeline.judge());
        let decision = Moment::of(timeline.judge(), timeline.search()).outcome;
        assert!(held.islands || !matches!(decision, Decision::Dropped(DropReason::Island { .. })));
        assert!(held.parity || !matches!(decision, Decision::Dropped(DropReason::Balance { .. })));
    }
    to(&mut timeline, total);
    assert_eq!((timeline.tally(), timeline.total()), (&tally, Some(total)));

    // A change in the middle makes the later ones undone.
    to(&mut timeline, 14_000);
    assert_eq!((rules(timeline.judge()), rules(timeline.tree())), (RULES[1], RULES[3]));
    timeline.change(with(RULES[0]));
    assert_eq!((timeline.changes().len(), timeline.total(), timeline.farthest()), (2, None, 14_000));
    let plan = Plan::into_parts(timeline.tree(), 32);
    let whole = in_parts(timeline.tree(), &plan);
    let pure = whole.tally.clone();
    timeline.adopt(whole);
    assert_eq!((timeline.changes().len(), timeline.step(), rules(timeline.tree())), (0, 0, RULES[0]));
    to(&mut timeline, u64::MAX);
    assert_eq!(*timeline.tally(), pure);
}

/// A draft by a set of its cells.
struct Plain {
    sides: [i16; 3],
    cells: BTreeSet<Cell>,
}

impl Plain {
    fn contains(&self, at: Cell) -> bool {
        at.coordinates().into_iter().zip(self.sides).all(|(along, side)| (0..side).contains(&along))
    }

    fn all(&self) -> BTreeSet<Cell> {
        let [width, depth, height] = self.sides;
        let rows = (0..height).flat_map(|z| (0..depth).map(move |y| (y, z)));
        rows.flat_map(|(y, z)| (0..width).map(move |x| cell(x, y, z))).collect()
    }

    fn check(&self, draft: &Draft) {
        assert_eq!(draft.sides().map(|side| side as i16), self.sides);
        let filled: BTreeSet<Cell> = self.all().into_iter().filter(|&at| draft.is_filled(at)).collect();
        assert_eq!((&filled, draft.count()), (&self.cells, self.cells.len()));
        for at in [cell(-1, 0, 0), cell(0, self.sides[1], 0), cell(0, 0, self.sides[2]), cell(127, 127, 127)] {
            assert!(!draft.is_filled(at));
        }
    }

    fn check_text(&self, draft: &Draft, pieces: &PieceSet) {
        assert_eq!(draft.text().parse().as_ref(), Ok(draft));
        let cells: Vec<Cell> = self.cells.iter().copied().collect();
        match draft.figure(pieces) {
            Ok(figure) => assert_eq!(Some(figure), Figure::new(&cells)),
            Err(problems) if cells.is_empty() => assert_eq!(problems, [Problem::Empty]),
            Err(problems) => assert_eq!(problems, [Problem::CubeCount { found: cells.len(), wanted: 27 }]),
        }
    }
}

#[test]
fn drafts_are_edited_as_sets_of_cells() {
    let mut dice = Dice::new(12, 0);
    let mut draft = Draft::of(&Figure::default());
    let mut plain = Plain { sides: [3; 3], cells: BTreeSet::new() };
    plain.cells = plain.all();
    plain.check(&draft);
    let pieces = PieceSet::soma();
    for round in 0..3_000 {
        let mut below = |bound: i16| dice.below(bound as u32) as i16;
        match below(20) {
            0 => {
                draft.clear();
                plain.cells.clear();
            }
            1 => {
                draft.fill_box();
                plain.cells = plain.all();
            }
            2..5 => {
                let sides = [below(14), below(14), below(14)];
                draft = draft.with_sides(sides.map(|side| side as usize));
                let old = plain.sides;
                plain.sides = sides.map(|side| side.max(1));
                // The back stays the back.
                let cells = plain.cells.iter().map(|at| Cell { y: at.y + plain.sides[1] - old[1], ..*at });
                plain.cells = cells.filter(|&at| plain.contains(at)).collect();
            }
            5..10 => {
                let by = [cell(1, 0, 0), cell(-1, 0, 0), cell(0, 1, 0), cell(0, -1, 0), cell(0, 0, 1), cell(0, 0, -1)]
                    [below(6) as usize];
                let cells: BTreeSet<Cell> = plain.cells.iter().map(|at| at.moved(by)).collect();
                let fits = cells.iter().all(|&at| plain.contains(at));
                let moved = draft.moved(by);
                assert_eq!(moved.is_some(), fits);
                if let Some(moved) = moved {
                    draft = moved;
                    plain.cells = cells;
                }
            }
            _ => {
                let [width, depth, height] = plain.sides;
                let at = cell(below(width + 2) - 1, below(depth + 2) - 1, below(height + 2) - 1);
                draft.set(at, (!draft.is_filled(at)).then_some(Tint::Neutral));
                if plain.contains(at) && !plain.cells.remove(&at) {
                    plain.cells.insert(at);
                }
            }
        }
        plain.check(&draft);
        if round % 20 == 0 {
            plain.check_text(&draft, &pieces);
        }
    }
}

#[test]
fn drafts_of_texts() {
    for preset in Preset::ALL {
        let figure = figure(preset.name());
        let draft = Draft::of(&figure);
        assert_eq!(draft.text(), preset.text());
        assert_eq!(draft.figure(&PieceSet::soma()), Ok(figure));
        assert_eq!(preset.name().parse(), Ok(draft));
    }
    for (text, count, written) in [
        ("ooo.ooo.ooo_ooo.o-o.ooo_ooo.ooo.ooo", 26, "ooo.ooo.ooo_ooo.o-o.ooo_ooo.ooo.ooo"),
        ("/llb/lpb/ppb/o..\n/LVB/AVZ/AAZ/...\n/LVV/TTZ/TZZ/...", 28, "ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo_o--.---.---"),
        ("----.-oo-", 2, "----.-oo-"),
        ("---", 0, "---"),
        ("", 0, "-"),
    ] {
        let draft: Draft = text.parse().unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        assert_eq!((draft.count(), draft.text().as_str()), (count, written));
    }
    for text in ["oo.o", "oxo.ooo", &"o".repeat(126), "no-such-name", "ooo_ooo.ooo"] {
        let wanted = match text.parse::<Setup>() {
            Err(problem) => vec![problem],
            Ok(setup) => setup.figure().expect_err("no figure"),
        };
        assert_eq!(text.parse::<Draft>(), Err(wanted), "{text}");
    }
}
