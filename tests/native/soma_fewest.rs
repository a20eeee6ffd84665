//! The search in which the cell or the piece with the fewest placements comes first: its counts, its steps, and its links.

use casse_tete::puzzle::soma::branch::{Fate, branch};
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::lockstep::decided;
use casse_tete::puzzle::soma::pack::ideas::{IdeaSearch, Ideas};
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::polycube::polycubes;
use casse_tete::puzzle::soma::why::CoverItem;
use casse_tete::puzzle::soma::{
    Assembly, Decision, Figure, KnownSet, Mask, Model, Moment, Order, PieceSet, Preset, Problem, Request, Rules,
};
use casse_tete::search::sample::Dice;
use casse_tete::search::split::PartSearch;
use casse_tete::search::trace::trials::{TrialLine, program};
use casse_tete::search::{Backtrack, Observer, Plan, Status, Tally, Timeline};
use std::collections::BTreeSet;

fn model(pieces: PieceSet, figure: Figure, rules: &str) -> Model {
    let rules = Rules::parse(rules).expect("rules");
    Model { rules, fewest: true, ..Model::new(pieces, figure).expect("volumes fit") }
}

fn preset(name: &str, rules: &str) -> Model {
    let preset = Preset::named(name).expect("a preset");
    model(PieceSet::soma(), Figure::read(preset.text()).expect("a figure"), rules)
}

/// What each piece of a solution fills, and how many placed solutions it stands for.
#[derive(Default)]
struct Found {
    tally: Tally,
    solutions: BTreeSet<Vec<Mask>>,
    placed: u64,
}

struct Finding<'a>(&'a Assembly, &'a mut Found);

impl Observer for Finding<'_> {
    fn kept(&mut self, level: usize) {
        self.1.tally.kept(level);
    }
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.1.tally.dropped(level, cause, times);
    }
    fn solution(&mut self, path: &[u32]) {
        let Finding(tree, found) = self;
        let pieces = tree.model().pieces.pieces();
        let mut masks = vec![0; pieces.len()];
        for (piece, placement) in tree.placed(path) {
            masks[piece] = placement.cells;
        }
        assert_eq!(masks.iter().fold(0, |all, mask| all | mask), tree.model().figure.full());
        // Equal pieces are not told apart.
        for kind in 0..pieces.len() {
            let places: Vec<usize> = (0..pieces.len()).filter(|&place| pieces[place].kind == kind).collect();
            let mut own: Vec<Mask> = places.iter().map(|&place| masks[place]).collect();
            own.sort_unstable();
            places.into_iter().zip(own).for_each(|(place, mask)| masks[place] = mask);
        }
        found.placed += tree.stands_for(path);
        assert!(found.solutions.insert(masks), "a solution is found once");
    }
}

fn whole(model: &Model) -> Found {
    let tree = Assembly::new(model.clone());
    let mut found = Found::default();
    assert_eq!(Backtrack::new(&tree).advance(&tree, u64::MAX, &mut Finding(&tree, &mut found)), Status::Finished);
    found
}

fn kept(tally: &Tally) -> u64 {
    tally.levels().iter().map(|level| level.kept).sum()
}

#[test]
fn the_cube_takes_256_916_trials_none_of_which_meets_a_filled_cell() {
    let cube = preset("cube", "none");
    let all = whole(&cube);
    assert_eq!((all.tally.tried(), kept(&all.tally), all.placed), (256_916, 256_916, 11_520));
    // The order only says in which order the pieces are tried.
    let order = Order::parse("7654321", &cube.pieces).expect("an order");
    let other = whole(&Model { order, ..cube.clone() });
    assert_eq!((other.tally, &other.solutions), (all.tally, &all.solutions));
    // A rule drops what would find nothing.
    let mut trials = vec![];
    for rules in ["islands", "parity", "islands,parity"] {
        let found = whole(&preset("cube", rules));
        assert_eq!(found.solutions, all.solutions, "{rules}");
        trials.push(found.tally.tried());
    }
    assert!(trials.iter().all(|&trials| trials < 256_916) && trials[2] < trials[0].min(trials[1]), "{trials:?}");
    // T in one place of 24: it comes first, as nothing has fewer.
    let fixed = Model { fixed: cube.pieces.named('T'), ..cube };
    let found = whole(&fixed);
    assert_eq!((found.solutions.len(), found.placed), (480, 11_520));
    let tree = Assembly::new(fixed);
    assert_eq!(Moment::of(&tree, &Backtrack::new(&tree)).next, Some((CoverItem::Piece(2), 1)));
}

#[test]
fn it_counts_what_the_packing_engine_counts_as_exact_cover() {
    let mut dice = Dice::new(20, 0);
    let shapes: Vec<_> = (3..=4).flat_map(polycubes).chain((1..=2).flat_map(polycubes)).collect();
    let (mut solved, mut equal) = (0, 0);
    for _ in 0..60 {
        let sides = [(2, 2, 3), (3, 3, 1), (2, 3, 3), (4, 4, 1)][dice.below(4) as usize];
        let figure = Figure::block(sides.0, sides.1, sides.2).expect("small");
        let mut texts = vec![];
        let mut volume = 0;
        while volume < figure.count() {
            let shape = &shapes[if figure.count() - volume < 3 { 10 + dice.below(2) } else { dice.below(10) } as usize];
            if volume + shape.size() <= figure.count() {
                volume += shape.size();
                texts.push(Figure::new(shape.cells()).expect("small").to_string());
            }
        }
        let Ok(pieces) = PieceSet::read(&texts.join(",")) else { continue };
        let model = model(pieces.clone(), figure.clone(), "none");
        let found = whole(&model);
        let mut engine = IdeaSearch::new(&pieces, &figure, Ideas::EXACT_COVER, u64::MAX).expect("volumes fit");
        engine.advance(u64::MAX);
        assert_eq!(found.placed, engine.count().placed, "{pieces}");
        if pieces.has_equal() {
            equal += 1;
        } else {
            assert_eq!(kept(&found.tally), engine.count().nodes, "{pieces}");
            // In the order of the pieces the solutions are the same.
            assert_eq!(whole(&Model { fewest: false, ..model }).solutions, found.solutions, "{pieces}");
        }
        solved += usize::from(found.placed > 0);
    }
    assert!(solved > 8 && equal > 8, "{solved} {equal}");
    let (pieces, figure) = KnownSet::Diabolical.set();
    let found = whole(&model(pieces.clone(), figure.clone(), "none"));
    let mut engine = IdeaSearch::new(&pieces, &figure, Ideas::EXACT_COVER, u64::MAX).expect("volumes fit");
    engine.advance(u64::MAX);
    assert_eq!((kept(&found.tally), found.placed), (engine.count().nodes, engine.count().placed));
}

#[test]
fn what_comes_next_has_the_fewest_placements_at_every_step() {
    for name in ["cube", "bathtub", "w-wall"] {
        let model = preset(name, "none");
        let tree = Assembly::new(model.clone());
        let all: Vec<Vec<Mask>> = model
            .pieces
            .pieces()
            .iter()
            .map(|piece| placements(&model.figure, piece).iter().map(|at| at.cells).collect())
            .collect();
        let mut search = Backtrack::new(&tree);
        let (mut dead, mut cells, mut pieces) = (0, 0, 0);
        for _ in 0..3000 {
            let moment = Moment::of(&tree, &search);
            let filled = moment.placed.iter().fold(0, |all, (_, at)| all | at.cells);
            let is_left = |piece: &usize| moment.placed.iter().all(|(placed, _)| placed != piece);
            let fitting: Vec<(usize, Mask)> = (0..7)
                .filter(is_left)
                .flat_map(|piece| all[piece].iter().map(move |&cells| (piece, cells)))
                .filter(|(_, cells)| cells & filled == 0)
                .collect();
            let at = |item: CoverItem| {
                let fills = |&&(piece, cells): &&(usize, Mask)| match item {
                    CoverItem::Cell(cell) => cells >> cell & 1 == 1,
                    CoverItem::Piece(own) => piece == own,
                };
                fitting.iter().filter(fills).count() as u32
            };
            let empty = bits(model.figure.full() & !filled).map(CoverItem::Cell);
            let items: Vec<CoverItem> = empty.chain((0..7).filter(is_left).map(CoverItem::Piece)).collect();
            match moment.next {
                Some((item, count)) => {
                    assert_eq!(Some(&item), items.iter().min_by_key(|&&item| at(item)), "the first of the fewest");
                    assert_eq!(count, at(item));
                    dead += u32::from(count == 0);
                    *(if matches!(item, CoverItem::Cell(_)) { &mut cells } else { &mut pieces }) += 1;
                }
                None => assert!(items.is_empty() && moment.outcome == Decision::Solution),
            }
            if search.advance(&tree, 1, &mut ()) == Status::Finished {
                break;
            }
        }
        assert!(dead > 5 && cells > 5, "{name}: {dead} {cells} {pieces}");
    }
}

#[test]
fn it_is_stepped_back_as_it_was_stepped_on() {
    let tree = Assembly::new(preset("cube", "parity"));
    let mut search = Backtrack::new(&tree);
    let mut moments = vec![Moment::of(&tree, &search)];
    let mut tallies = vec![Tally::default()];
    for step in 1..=5000 {
        let mut tally = tallies[step - 1].clone();
        search.advance(&tree, 1, &mut tally);
        moments.push(Moment::of(&tree, &search));
        tallies.push(tally);
    }
    let mut timeline = Timeline::new(tree.clone());
    let mut dice = Dice::new(3, 0);
    let mut share = vec![];
    for step in (0..60).map(|_| dice.below(5001) as usize).chain([0, 5000]) {
        timeline.aim(step as u64);
        timeline.wind(u64::MAX);
        assert_eq!(
            (Moment::of(timeline.judge(), timeline.search()), timeline.tally()),
            (moments[step].clone(), &tallies[step])
        );
        // The branch has the levels that it has reached, the last of them with what comes next.
        let levels = branch(&timeline);
        let placed = timeline.search().path().len();
        assert!((placed..=placed + 2).contains(&levels.len()), "{step}");
        for level in &levels {
            let tried = level.fates.len() - level.count(Fate::Untried);
            assert_eq!(level.last, tried.checked_sub(1));
            assert_eq!(level.count(Fate::Dropped(casse_tete::puzzle::soma::Cut::Intersection)), 0);
        }
        share.push((step, decided(&timeline)));
    }
    share.sort_by_key(|(step, _)| *step);
    assert!(share.is_sorted_by(|(_, before), (_, after)| before <= after) && share[0].1 == 0.0);
    assert!(share.iter().all(|(_, share)| *share <= 1.0));
}

fn gone_through(tree: &Assembly) -> Timeline<Assembly> {
    let mut timeline = Timeline::new(tree.clone());
    timeline.aim(u64::MAX);
    assert!(timeline.wind(u64::MAX) && timeline.finished());
    timeline
}

#[test]
fn rules_change_on_the_way_and_parts_make_the_whole() {
    let model = preset("w-wall", "none");
    let tree = Assembly::new(model.clone());
    let alone = gone_through(&tree);
    let mut timeline = Timeline::new(tree.clone());
    timeline.aim(40);
    timeline.wind(u64::MAX);
    timeline.change(Assembly::new(preset("w-wall", "islands,parity")));
    timeline.aim(u64::MAX);
    timeline.wind(u64::MAX);
    assert!(timeline.finished() && timeline.step() < alone.step() && timeline.solutions().is_empty());

    for rules in ["none", "islands,parity"] {
        let tree = Assembly::new(preset("pyramid", rules));
        let alone = gone_through(&tree);
        for least in [2, 20, 300] {
            let plan = Plan::into_parts(&tree, least);
            let part = |root: &Vec<u32>| {
                let mut part = PartSearch::new(&tree, root).expect("a path");
                while part.advance(&tree, 97) == Status::Running {}
                part.into_part()
            };
            let parts: Vec<_> = plan.roots().iter().map(part).collect();
            let together = plan.assemble(&tree, &parts);
            assert_eq!(
                (together.tally, together.solutions),
                (alone.tally().clone(), alone.solutions().to_vec()),
                "{rules} {least}"
            );
        }
        assert!(PartSearch::new(&tree, &[999]).is_none() && PartSearch::new(&tree, &[0; 7]).is_none());
    }
}

#[test]
fn its_program_drops_only_what_a_rule_forbids() {
    let lines = |rules: &str| -> Vec<TrialLine> {
        program(&Assembly::new(preset("cube", rules))).into_iter().map(|line| line.line).collect()
    };
    use TrialLine::{Choose, Deeper, Drop, Each, Enter, Return, Solution, Test, Whole};
    assert_eq!(lines("none"), [Enter, Each, Choose, Whole, Solution, Deeper, Return]);
    assert_eq!(lines("islands"), [Enter, Each, Choose, Test(1), Drop, Whole, Solution, Deeper, Return]);
}

#[test]
fn it_is_in_the_link() {
    let request = |fewest: &str| Request { fewest: Some(fewest.to_string()), ..Request::default() };
    let model = request("1").model().expect("legal");
    assert!(model.fewest && !request("0").model().expect("legal").fewest);
    assert_eq!(Request::of(&model).to_string(), "fewest=1");
    assert_eq!(Request::of(&Model { fewest: false, ..model }).to_string(), "");
    assert_eq!(request("2").model(), Err(vec![Problem::Fewest { found: "2".to_string() }]));
    assert!(!Problem::Fewest { found: "2".to_string() }.is_of_figure());
}
