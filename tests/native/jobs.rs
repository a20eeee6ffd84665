//! The jobs of the workers of each puzzle: answers compared with plain references, values written as messages and read again, and
//! requests that make no sense.

use casse_tete::puzzle::cube::ball::MOST_RADIUS;
use casse_tete::puzzle::cube::trial::Positions;
use casse_tete::puzzle::cube::{self, Cube, Face, Kind, Place, Position, Preset, notation};
use casse_tete::puzzle::insanity::{self, Exhaustive};
use casse_tete::puzzle::soma::contest::RULES;
use casse_tete::puzzle::soma::pack::PackCount;
use casse_tete::puzzle::soma::solutions::{Group, Question, QuestionAnswer};
use casse_tete::puzzle::soma::somap::chart::Chart;
use casse_tete::puzzle::soma::studied::Studied;
use casse_tete::puzzle::soma::{self, Assembly, Catalogue, Figure, KnownSet, PieceSet};
use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::contest::ContestSearch;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::outcome::Outcome;
use casse_tete::puzzle::taquin::random::Boards;
use casse_tete::puzzle::taquin::{self, Board, Method};
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::{JobRunner, MissingTable, Numbered, WorkerJob};
use casse_tete::search::sample::{Block, Dice, Experiment, cases_in};
use casse_tete::search::table::{self, TableReader};
use casse_tete::search::{Backtrack, Plan, Status, Tally};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::Cell;
use std::fmt::Debug;
use std::rc::Rc;

/// A value after it was written as a message and read again.
fn posted<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    let read: T = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(&read, value);
    let bytes = postcard::to_allocvec(value).expect("it can be written");
    let read = postcard::from_bytes(&bytes).expect("it can be read");
    assert_eq!(&read, value);
    read
}

/// What the only answer of a study says.
fn studied(answers: &[(usize, soma::job::Answer)]) -> Option<Studied> {
    match answers {
        [(0, soma::job::Answer::Study(bytes))] => bytes.read(),
        _ => None,
    }
}

/// The answers of a new worker to some parts of a job, everything sent as messages; `None` if the worker refuses the job. A first
/// attempt is abandoned before.
fn ask<W: JobRunner>(
    job: &W::Job,
    parts: Vec<<W::Job as WorkerJob>::Part>,
) -> Option<Numbered<<W::Job as WorkerJob>::Answer>> {
    let mut runner = W::default();
    let (job, parts) = (posted(job), parts.iter().map(posted).enumerate().collect::<Vec<_>>());
    assert!(runner.missing(&job).is_none());
    let mut batch = runner.begin(&job, parts)?;
    batch.advance(1_000)?;
    batch.restart();
    let answers = carry_out(batch)?;
    Some(answers.into_iter().map(|(number, answer)| (number, posted(&answer))).collect())
}

/// The counts of a block of an experiment.
fn block(experiment: &mut impl Experiment, seed: u64, number: u64, cases: u64) -> Vec<u64> {
    let mut block = Block::new(experiment, seed, number, cases_in(number, experiment.block(), cases));
    while !block.advance(experiment, 7) {}
    block.into_counts()
}

#[test]
fn instant_insanity() {
    use insanity::job::{Answer, Job, Part, Runner};
    let setup: insanity::Setup = "prune=1".parse().expect("legal");
    let model = setup.model().expect("legal");
    let tree = Exhaustive::new(model);
    let plan = Plan::into_parts(&tree, 30);
    let below = plan.roots().iter().map(|root| Part::Below(root.clone())).collect();
    let answers = ask::<Runner>(&Job::Search(model), below).expect("a search");
    let part = |(_, answer)| match answer {
        Answer::Search(part) => *part,
        Answer::Counts(_) => panic!("no experiment"),
    };
    let parts: Vec<_> = answers.into_iter().map(part).collect();
    assert_eq!(parts.iter().map(|part| part.found).sum::<u64>(), 28);
    let mut tally = Tally::default();
    Backtrack::new(&tree).advance(&tree, u64::MAX, &mut tally);
    assert_eq!(plan.assemble(&tree, &parts).tally, tally);

    let trial = insanity::trial::Trial { sets: 600, seed: u64::MAX, ..insanity::trial::Trial::of(3) };
    let answers = ask::<Runner>(&Job::Sets(trial), vec![Part::Block(2), Part::Block(0)]).expect("two blocks");
    let counts = |number| Answer::Counts(block(&mut trial.experiment(), trial.seed, number, trial.sets));
    assert_eq!(answers, [(0, counts(2)), (1, counts(0))]);

    for (job, part) in [
        (Job::Search(model), Part::Block(0)),
        (Job::Search(model), Part::Below(vec![9])),
        (Job::Search(model), Part::Below(vec![0; 9])),
        (Job::Sets(trial), Part::Below(vec![0])),
        (Job::Sets(insanity::trial::Trial { sets: 0, ..trial }), Part::Block(0)),
        (Job::Sets(insanity::trial::Trial { count: 99, ..trial }), Part::Block(0)),
    ] {
        assert_eq!(ask::<Runner>(&job, vec![part.clone()]), None, "{job:?} {part:?}");
    }
    // A set of one cube, a colour too many, checks of another set.
    for damaged in [
        r#"{"cubes":[[0,0,0,0,0,0]],"checks":{"levels":1,"count":1}}"#,
        r#"{"cubes":[[0,0,0,0,0,0],[0,0,0,0,0,2]],"checks":{"levels":2,"count":2}}"#,
        r#"{"cubes":[[0,0,0,0,0],[0,0,0,0,0,1]],"checks":{"levels":2,"count":2}}"#,
        r#"{"cubes":"020331"}"#,
    ] {
        assert!(serde_json::from_str::<insanity::Model>(damaged).is_err(), "{damaged}");
    }
    let other = r#"{"cubes":[[0,0,0,0,0,0],[0,0,0,0,0,1]],"checks":{"levels":4,"count":3}}"#;
    let other: insanity::Model = serde_json::from_str(other).expect("each part by itself is legal");
    assert_eq!(ask::<Runner>(&Job::Search(other), vec![]), None);
}

#[test]
fn the_taquin() {
    use taquin::job::{Answer, Job, Part, Runner};
    let model = Model::new(Board::default(), Method::AStarManhattan);
    let methods = [Method::Score, Method::AStarManhattan, Method::Bfs];
    let answers = ask::<Runner>(&Job::Contest(model.clone()), methods.map(Part::Method).to_vec()).expect("a contest");
    let outcome = |method| -> Outcome {
        let mut heat = ContestSearch::new(&Model { method, ..model.clone() });
        heat.advance(u64::MAX);
        heat.outcome()
    };
    assert_eq!(
        answers,
        methods.map(|method| Answer::Outcome(outcome(method))).into_iter().enumerate().collect::<Vec<_>>()
    );

    // With a clock, of which each look takes a millisecond here, the time is measured; the counts are the same.
    let mut tables = taquin::job::TableRunner::default();
    let time = Rc::new(Cell::new(0.0));
    tables.set_clock(Rc::new({
        let time = Rc::clone(&time);
        move || time.replace(time.get() + 1.0)
    }));
    let job = Job::Contest(model.clone());
    if let Some(missing) = tables.missing(&job) {
        let mut build = (missing.build)().expect("a table");
        while build.advance(u64::MAX) == Status::Running {}
        assert!(tables.hold(&job, build.finish()));
    }
    let parts = methods.map(Part::Method).into_iter().enumerate().collect();
    let timed = carry_out(tables.begin(&job, parts).expect("a contest")).expect("answers");
    for ((_, answer), (_, plain)) in timed.iter().zip(&answers) {
        let (Answer::Outcome(timed), Answer::Outcome(plain)) = (answer, plain) else { panic!("{answer:?}") };
        assert_eq!(Outcome { time: None, ..*timed }, *plain);
        // To begin a run takes a look, and each slice of it another one.
        assert_eq!(timed.time, Some(2_000_000), "{timed:?}");
    }

    let trial = taquin::trial::Trial { boards: 60, seed: 5 };
    let answers = ask::<Runner>(&Job::Boards(model.clone(), trial), vec![Part::Block(2), Part::Block(0)]);
    let counts = |number| Answer::Counts(block(&mut Boards::new(&model), trial.seed, number, trial.boards));
    assert_eq!(answers, Some(vec![(0, counts(2)), (1, counts(0))]));

    let large = Model::new(Board::goal(4, 4).expect("a size"), Method::Score);
    for (job, part) in [
        (Job::Contest(model.clone()), Part::Block(0)),
        (Job::Contest(large.clone()), Part::Method(Method::Bfs)),
        (Job::Contest(Model { weights: vec![1; 4], ..model.clone() }), Part::Method(Method::Score)),
        (Job::Contest(Model { weights: vec![-1; 9], ..model.clone() }), Part::Method(Method::Score)),
        (Job::Boards(model.clone(), taquin::trial::Trial { boards: 0, ..trial }), Part::Block(0)),
        (Job::Boards(Model { method: Method::Bfs, ..large }, trial), Part::Block(0)),
        (Job::Boards(model, trial), Part::Table),
        (Job::Distances(3, 3), Part::Table),
    ] {
        assert_eq!(ask::<Runner>(&job, vec![part.clone()]), None, "{job:?} {part:?}");
    }
    for damaged in ["[3,3,[1,2,3,4,5,6,7,8,8]]", "[3,3,[1,2,3]]", "[9,1,[1,2,3,4,5,6,7,8,0]]", "[3,3]"] {
        assert!(serde_json::from_str::<Board>(damaged).is_err(), "{damaged}");
    }
}

/// Builds the table that a job needs, and hands it over as the device keeps it.
fn table_for<W: JobRunner>(runner: &mut W, job: &W::Job) -> Vec<u8> {
    let MissingTable { version, size, build, .. } = runner.missing(job).expect("a table");
    let mut build = build().expect("a table that can be built");
    let (mut before, mut counted) = (0.0, 0);
    while build.advance(1 << 16) == Status::Running {
        assert!(build.done() >= before && build.done() <= 1.0);
        let counts: u64 = build.counts().iter().sum();
        assert!(counts >= counted);
        (before, counted) = (build.done(), counts);
    }
    let bytes = build.finish();
    assert_eq!(bytes.len(), size);
    let kept = [table::head(version, &bytes).as_slice(), &bytes].concat();
    let opened = |version| {
        let mut reader = TableReader::new(size)?;
        kept.chunks(1 << 10).for_each(|piece| reader.add(piece));
        reader.finish(version)
    };
    assert_eq!(opened(version + 1), None);
    assert!(runner.hold(job, opened(version).expect("whole")));
    bytes
}

#[test]
fn tables_of_the_taquin() {
    use taquin::job::{Answer, Job, Part, TableRunner};
    for (width, height) in [(3, 2), (4, 2), (3, 3)] {
        let job = Job::Distances(width, height);
        assert_eq!(job.program(), "tables");
        let mut tables = TableRunner::default();
        assert!(tables.begin(&job, vec![(0, Part::Table)]).is_none(), "it is not there yet");
        let bytes = table_for(&mut tables, &job);
        // The runner holds it for the next job, but only for boards of these sides.
        assert!(tables.missing(&job).is_none());
        assert!(tables.missing(&Job::Distances(2, 2)).is_some());
        let answers = carry_out(tables.begin(&job, vec![(5, Part::Table)]).expect("held")).expect("a table");
        let [(5, Answer::Table(told))] = &answers[..] else { panic!("{answers:?}") };
        let read = Distances::of_bytes(width, height, told).expect("distances");
        let known = Distances::new(width, height).expect("small");
        assert_eq!(read.counts(), known.counts());
        let mut dice = casse_tete::search::sample::Dice::new(4, 0);
        for _ in 0..500 {
            let board = taquin::random::draw(width, height, &mut dice).expect("a size");
            assert_eq!((read.of(&board), read.best(&board)), (known.of(&board), known.best(&board)));
        }
        // Other bytes, and tables for other sides, are refused.
        for wrong in
            [&bytes[1..], &[], &[bytes.as_slice(), &[0]].concat(), &vec![0; bytes.len()], &vec![255; bytes.len()]]
        {
            assert!(Distances::of_bytes(width, height, wrong).is_none());
            assert!(!TableRunner::default().hold(&job, wrong.to_vec()));
        }
    }
    assert!(TableRunner::default().missing(&Job::Distances(4, 3)).is_none(), "too many positions");
    // Experiments by methods without tables belong to the other program.
    let example = Job::Boards(Model::default(), taquin::trial::Trial::default());
    assert_eq!(example.program(), "worker");
    assert!(TableRunner::default().begin(&example, vec![(0, Part::Block(0))]).is_none());
}

#[test]
fn the_soma_cube() {
    use soma::job::{Answer, Job, PACK_PARTS, Part, Runner, StudyRunner};
    use soma::pack::ideas::Ideas;
    let request = |figure: &str| soma::Request {
        figure: Some(figure.to_string()),
        order: Some("7654321".to_string()),
        rules: Some("islands".to_string()),
        ..soma::Request::default()
    };
    let model = request("gorilla").model().expect("legal");
    let tree = Assembly::new(model.clone());
    let plan = Plan::into_parts(&tree, 8);
    let below = plan.roots().iter().map(|root| Part::Below(root.clone())).collect();
    let answers = ask::<Runner>(&Job::Search(model.clone()), below).expect("a search");
    let part = |(_, answer)| match answer {
        Answer::Search(part) => *part,
        other => panic!("{other:?}"),
    };
    let parts: Vec<_> = answers.into_iter().map(part).collect();
    let mut tally = Tally::default();
    Backtrack::new(&tree).advance(&tree, u64::MAX, &mut tally);
    assert_eq!(plan.assemble(&tree, &parts).tally, tally);

    let rules = [RULES[3], RULES[0]];
    let answers = ask::<StudyRunner>(&Job::Study(model.clone()), rules.map(Part::Rules).to_vec()).expect("a contest");
    let outcome = |rules| {
        let mut heat = soma::contest::ContestSearch::new(&model, rules);
        heat.advance(u64::MAX);
        Answer::Outcome(Box::new(heat.outcome()))
    };
    assert_eq!(answers, [(0, outcome(rules[0])), (1, outcome(rules[1]))]);

    for figure in ["cube", "gorilla", "w-wall", "dog"] {
        let model = request(figure).model().expect("legal");
        let questions = [Question::Classes, Question::Placed].map(Part::Question).to_vec();
        let answers = ask::<Runner>(&Job::Count(model.clone()), questions).expect("two questions");
        let [(0, Answer::Solutions(QuestionAnswer::Classes { classes, nodes })), (1, placed)] = &answers[..] else {
            panic!("{answers:?}")
        };
        let mut inquiry =
            soma::solutions::Inquiry::new(&model.pieces, &model.figure, Question::Found).expect("27 cells");
        inquiry.advance(u64::MAX);
        assert_eq!(*nodes, inquiry.nodes());
        let catalogue = Catalogue::of_classes(&model.pieces, &model.figure, classes).expect("a catalogue");
        assert_eq!(*placed, Answer::Solutions(QuestionAnswer::Number(catalogue.placed)));
        if figure == "cube" {
            // The map is that of the same solutions, and a chart of other ones is recognised.
            let answers = ask::<StudyRunner>(&Job::Study(model.clone()), vec![Part::Map]).expect("a map");
            let Some(Studied::Map(chart)) = &studied(&answers) else { panic!("{answers:?}") };
            assert_eq!(*chart, Chart::new(&model.pieces, &model.figure, &catalogue));
            let map = |chart: &Chart| chart.map(Group::new(&model.pieces, &model.figure), &catalogue);
            assert_eq!(map(chart).map(|map| map.edges().len()), Some(1_083));
            let damages: [fn(&mut Chart); 8] = [
                |chart| chart.edges.truncate(1_082),
                |chart| chart.edges[7].moved = 4,
                |chart| chart.layout.places[3].x = f64::NAN,
                |chart| chart.edges.swap(0, 1),
                |chart| chart.edges[1_082].ends[1] = 240,
                |chart| chart.layout.places.truncate(239),
                |chart| chart.kinds.truncate(1),
                |chart| chart.facts[2].degree.1 = 240,
            ];
            for damage in damages {
                let mut chart = chart.clone();
                damage(&mut chart);
                assert!(map(&chart).is_none());
            }
            assert_eq!((catalogue.classes.len(), catalogue.placed, catalogue.labelled), (240, 11_520, 1_105_920));
            // Exact cover finds the same solutions.
            let cover = vec![Part::Ideas(Ideas::EXACT_COVER)];
            let answers = ask::<StudyRunner>(&Job::Study(model.clone()), cover).expect("counts");
            let [(0, Answer::Ideas(count))] = &answers[..] else { panic!("{answers:?}") };
            assert_eq!((count.placed, count.is_cut), (11_520, false));
            // Nothing is found against a figure that can be built.
            let why = ask::<StudyRunner>(&Job::Study(model.clone()), vec![Part::Why]).expect("an answer");
            let Some(Studied::Why(why)) = studied(&why) else { panic!("{why:?}") };
            assert!(why.weights.is_none() && why.chain.is_none());
            let found = ask::<Runner>(&Job::Count(model.clone()), vec![Part::Question(Question::Found)]);
            assert_eq!(found, Some(vec![(0, Answer::Solutions(QuestionAnswer::Number(480)))]));
        }
        // Classes that are no catalogue of the figure are recognised.
        let check = |classes: &[soma::solutions::Class]| {
            assert_eq!(Catalogue::of_classes(&model.pieces, &model.figure, classes), None, "{figure}");
        };
        for index in 0..classes.len().min(5) {
            let mut wrong = classes.clone();
            wrong[index].labels[3] = (wrong[index].labels[3] + 1) % 7;
            check(&wrong);
            wrong[index].labels.pop();
            check(&wrong);
            wrong = classes.clone();
            wrong[index].placed = 0;
            check(&wrong);
            wrong = classes.clone();
            wrong[index].labels[0] = 200;
            check(&wrong);
        }
        if classes.len() > 1 {
            let mut swapped = classes.clone();
            swapped.swap(0, 1);
            check(&swapped);
        }
    }

    // Sets with equal pieces and larger ones are counted in parts by the packing engine.
    for known in [KnownSet::SlothouberGraatsma, KnownSet::Diabolical, KnownSet::Soma] {
        let model = known.model().expect("legal");
        let parts: Vec<Part> = std::iter::once(Part::Estimate).chain((0..PACK_PARTS).map(Part::Packing)).collect();
        let answers = ask::<StudyRunner>(&Job::Study(model.clone()), parts).expect("parts");
        let mut whole = PackCount::default();
        for (_, answer) in &answers {
            match answer {
                Answer::Estimate(estimate) => assert!(estimate.nodes > 0.0),
                Answer::Packing(count) => whole.add(count),
                other => panic!("{other:?}"),
            }
        }
        let catalogue = whole.clone().catalogue(&model.pieces, &model.figure).expect("a catalogue");
        assert_eq!(Some(catalogue.count), known.known(), "{}", known.name());
        assert!(known != KnownSet::Soma || catalogue.placed == 11_520);
        let wrong = PackCount { placed: whole.placed + 1, ..whole };
        assert_eq!(wrong.catalogue(&model.pieces, &model.figure), None);
        assert!(ask::<StudyRunner>(&Job::Study(model), vec![Part::Packing(PACK_PARTS)]).is_none());
    }

    // Figures that cannot be built: weights, a chain.
    for (figure, has_weights, has_chain) in [
        ("w-wall", true, false),
        ("-----.ooo--.-o---.-oo--_-----.-o-o-.ooo--.--o--_ooo--.ooooo.ooo--.oooo-", false, true),
    ] {
        let figure = soma::Setup::from_key(Some(figure)).ok().and_then(|setup| setup.figure().ok()).expect("a figure");
        let model = soma::Model { figure, ..soma::Model::default() };
        let why = ask::<StudyRunner>(&Job::Study(model.clone()), vec![Part::Why]).expect("an answer");
        let Some(Studied::Why(why)) = studied(&why) else { panic!("{why:?}") };
        let weights = why.weights.as_ref().is_some_and(|weights| weights.proves(&model.pieces, &model.figure));
        let chain = why.chain.as_ref().filter(|chain| !chain.0.is_empty());
        let chain = chain.is_some_and(|chain| chain.proves(&model.pieces, &model.figure));
        assert_eq!((weights, chain), (has_weights, has_chain));
    }

    let usual = soma::Model::default();
    // Each worker program refuses the jobs of the other.
    for (job, part) in [
        (Job::Count(usual.clone()), Part::Why),
        (Job::Count(usual.clone()), Part::Map),
        (Job::Study(usual.clone()), Part::Question(Question::Found)),
    ] {
        assert_eq!(ask::<StudyRunner>(&job, vec![part.clone()]), None, "{job:?} {part:?}");
        assert_eq!(ask::<Runner>(&job, vec![part.clone()]), None, "{job:?} {part:?}");
    }
    let few = PieceSet::soma().subset(&[0, 1, 2]);
    for (job, part) in [
        (Job::Search(usual.clone()), Part::Rules(RULES[0])),
        (Job::Search(usual.clone()), Part::Below(vec![9_999])),
        (Job::Count(usual.clone()), Part::Below(vec![0])),
        (Job::Search(soma::Model { fixed: Some(7), ..usual.clone() }), Part::Below(vec![0])),
        (Job::Search(soma::Model { pieces: few, ..usual.clone() }), Part::Below(vec![0])),
        (
            Job::Count(soma::Model { figure: Figure::block(2, 2, 2).expect("small"), ..usual }),
            Part::Question(Question::Found),
        ),
    ] {
        assert_eq!(ask::<Runner>(&job, vec![part.clone()]), None, "{part:?}");
    }
    let cell = r#"{"x":0,"y":0,"z":0}"#;
    assert!(serde_json::from_str::<Figure>(&format!("[{cell},{cell}]")).is_err());
    assert!(serde_json::from_str::<Figure>("[]").is_err());
    assert!(serde_json::from_str::<PieceSet>("[]").is_err());
    assert!(serde_json::from_str::<PieceSet>(&format!(r#"[[1,"V",[{cell},{cell}]]]"#)).is_err());
}

#[test]
fn short_solutions_of_the_hungarian_cube() {
    use cube::job::{Answer, Job, Note, Part, Runner, SHORT_NODES, TableRunner};
    let job = Job::Short(notation::read("R U F2").expect("turns").cube(), SHORT_NODES);
    assert!((job.program(), Runner::default().begin(&job, vec![(0, Part::Whole)]).is_none()) == ("tables", true));
    let mut runner = TableRunner::default();
    assert!(runner.begin(&job, vec![(0, Part::Whole)]).is_none(), "without its tables");
    let mut bytes = table_for(&mut runner, &job);
    assert!(runner.missing(&job).is_none());
    let ms = Rc::new(Cell::new(0.0));
    runner.set_clock(Rc::new({
        let ms = Rc::clone(&ms);
        move || ms.replace(ms.get() + 1.0)
    }));
    let answer_of = |runner: &mut TableRunner, job: &Job| {
        let batch = runner.begin(job, vec![(0, Part::Whole)]).expect("a search");
        let [(0, answer)] = &carry_out(batch).expect("it is done")[..] else { panic!("one answer") };
        answer.clone()
    };
    let answer = answer_of(&mut runner, &job);
    let Answer::Short(Some((found, nodes, true))) = &answer else { panic!("{answer:?}") };
    let best = &found.last().expect("a solution").solution;
    assert!((best.turns.len(), best.solves(&notation::read("R U F2").expect("turns").cube().position())) == (3, true));
    assert_eq!((Job::counts(&answer).trials, Job::counts(&answer).solutions), (*nodes, 0));
    // The cube in order needs no turn; turns cannot flip one edge alone.
    let Answer::Short(Some((found, ..))) = answer_of(&mut runner, &Job::Short(Cube::SOLVED, SHORT_NODES)) else {
        panic!()
    };
    assert!(found.len() == 1 && found[0].solution.turns.is_empty());
    let flipped = Cube::of(&Position::SOLVED.rotated(Place::new(Kind::Edge, 0), 1));
    assert_eq!(answer_of(&mut runner, &Job::Short(flipped, SHORT_NODES)), Answer::Short(None));

    // A random position, however it is held: each solution is told once, shorter and later than the one before.
    let position = cube::random::reachable(&mut Dice::new(3, 0));
    let cube = Cube::of(&position).along(notation::read("x y").expect("turns").turns());
    let mut batch = runner.begin(&Job::Short(cube, 400_000), vec![(0, Part::Whole)]).expect("a search");
    let (mut told, mut trials) = (vec![], 0);
    while trials < 300_000 {
        assert_eq!(batch.advance(10_000), Some(Status::Running));
        let report = batch.report();
        assert!(report.done.is_empty() && report.trials > trials && report.trials < 400_000);
        trials = report.trials;
        for note in report.notes {
            let Note::Short(found) = note else { panic!("{note:?}") };
            assert!(found.solution.solves(&position) && found.nodes <= trials, "{found:?}");
            told.push((found.solution.turns.len(), found.nodes, found.milliseconds));
        }
    }
    assert!(!told.is_empty() && told.windows(2).all(|pair| pair[0].0 > pair[1].0 && pair[0].1 < pair[1].1), "{told:?}");
    assert!(told.is_sorted_by(|before, after| before.2 < after.2), "{told:?}");

    // It ends where it was asked to.
    let mut status = Some(Status::Running);
    while status == Some(Status::Running) {
        status = batch.advance(10_000);
    }
    let [(0, Answer::Short(Some((_, nodes, false))))] = batch.report().done[..] else { panic!("one answer") };
    assert!((400_000..420_000).contains(&nodes) && Job::Short(cube, 400_000).most_trials() == Some(400_000), "{nodes}");

    for (job, part) in [(Job::Short(cube, 1), Part::Block(0)), (Job::Spheres(2), Part::Whole)] {
        let batch = runner.begin(&job, vec![(0, part)]);
        assert!(batch.is_none_or(|mut batch| batch.advance(1).is_none()), "{job:?}");
    }
    bytes.pop();
    assert!(!TableRunner::default().hold(&job, bytes));
}

#[test]
fn subgroups_and_the_chain_of_the_hungarian_cube() {
    use cube::cayley::{CayleyGraph, Quotient};
    use cube::generators::Generators;
    use cube::job::{Answer, Job, Part, Runner, TableRunner};
    let generators = Generators::read("R L', U D'").expect("generators");
    let ask_tables = |job: &Job| {
        assert_eq!(job.program(), "tables");
        ask::<TableRunner>(job, vec![Part::Whole]).and_then(|answers| answers.into_iter().next()).map(|own| own.1)
    };
    let Some(Answer::Graph(Some(bytes))) = ask_tables(&Job::Graph(generators.clone(), Quotient::Nothing)) else {
        panic!("a graph")
    };
    let graph = CayleyGraph::of_bytes(&generators, &Quotient::Nothing, &bytes).expect("a whole graph");
    let node = graph.nodes().last().expect("a node");
    let word = graph.word(graph.nodes().len() - 1);
    let Some(Answer::Word(Some(found))) = ask_tables(&Job::Word(generators.clone(), node.cube)) else {
        panic!("a word")
    };
    assert_eq!(found.len(), word.len());
    assert_eq!(ask_tables(&Job::Word(generators, Preset::Superflip.cube())), Some(Answer::Word(None)));
    let all = Generators::read("R U").expect("generators");
    assert_eq!(ask_tables(&Job::Graph(all, Quotient::Nothing)), Some(Answer::Graph(None)));
    let superflip = Preset::Superflip.cube();
    let Some(Answer::Chain(Some(solution))) = ask_tables(&Job::Chain(superflip)) else { panic!("a solution") };
    assert!(superflip.along(solution.turns()).is_solved());
    for (job, part) in [(Job::Chain(superflip), Part::Block(0)), (Job::Chain(superflip), Part::Scramble(1))] {
        assert_eq!(ask::<TableRunner>(&job, vec![part]), None);
    }
    assert_eq!(ask::<Runner>(&Job::Chain(superflip), vec![Part::Whole]), None);
}

#[test]
fn the_hungarian_cube() {
    use cube::job::{Answer, Job, Note, Part, Runner};
    let solver = cube::solve::stages::Solver::new();
    let superflip = Preset::Superflip.cube();
    let turned = superflip.along(Preset::Commutator.algorithm().turns());
    for (cube, first) in [(superflip, Face::Up), (turned, Face::Left), (Cube::SOLVED, Face::Back)] {
        let answers = ask::<Runner>(&Job::Solve(cube, first), vec![Part::Whole]).expect("a solution");
        let solution = solver.solve(&cube, first);
        assert!(cube.along(solution.clone().expect("turns reach it").algorithm().turns()).is_solved());
        assert_eq!(answers, [(0, Answer::Solution(solution))]);
    }
    // Turns cannot flip one edge alone.
    let flipped = Cube::of(&Position::SOLVED.rotated(Place::new(Kind::Edge, 0), 1));
    let answers = ask::<Runner>(&Job::Solve(flipped, Face::Up), vec![Part::Whole]);
    assert_eq!(answers, Some(vec![(0, Answer::Solution(None))]));

    let trial = cube::trial::Trial { positions: 130, seed: 5 };
    let blocks = vec![Part::Block(0), Part::Block(1)];
    let answers = ask::<Runner>(&Job::Positions(Face::Back, trial), blocks).expect("two blocks");
    let counts = |number| Answer::Counts(block(&mut Positions::new(&solver, Face::Back), 5, number, 130));
    assert_eq!(answers, [(0, counts(0)), (1, counts(1))]);

    let sizes = vec![1, 18, 243, 3240, 43_239];
    let answers = ask::<Runner>(&Job::Spheres(4), vec![Part::Whole]);
    assert_eq!(answers, Some(vec![(0, Answer::Spheres(sizes.clone()))]));
    // Each sphere is reported as soon as it is complete.
    let mut batch = Runner::default().begin(&Job::Spheres(4), vec![(0, Part::Whole)]).expect("spheres");
    let mut told: Vec<Vec<u64>> = vec![];
    while batch.advance(4096) == Some(Status::Running) {
        told.extend(batch.report().notes.into_iter().filter_map(|note| match note {
            Note::Spheres(counts) => Some(counts),
            Note::Short(_) | Note::Depth(..) => None,
        }));
    }
    assert!(told.iter().all(|counts| sizes.starts_with(counts)), "{told:?}");
    assert!(told.is_sorted_by(|before, after| before.len() < after.len()) && told.len() >= 3, "{told:?}");

    for (job, part) in [
        (Job::Solve(Cube::SOLVED, Face::Up), Part::Block(0)),
        (Job::Positions(Face::Up, trial), Part::Whole),
        (Job::Positions(Face::Up, cube::trial::Trial { positions: 0, ..trial }), Part::Block(0)),
        (Job::Spheres(MOST_RADIUS + 1), Part::Whole),
    ] {
        assert_eq!(ask::<Runner>(&job, vec![part.clone()]), None, "{job:?} {part:?}");
    }
    let facelets = Cube::SOLVED.facelets();
    for damaged in [&facelets[1..], &facelets.replace('U', "R"), &facelets.replacen('U', "Q", 1)] {
        assert!(serde_json::from_value::<Cube>(damaged.into()).is_err(), "{damaged}");
    }
    assert!(serde_json::from_str::<Place>("20").is_err());
    assert!(serde_json::from_str::<cube::Algorithm>(r#""R Q""#).is_err());
}
