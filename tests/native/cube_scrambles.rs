//! Several scrambles at once: the same for a seed everywhere, leading to the random cubes of that seed; and the sheet that shows them.

use super::cube_short::tables_bytes;
use casse_tete::lang::Lang;
use casse_tete::link::{self, Link};
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::cube::job::{Answer, Job, Part, Runner, TableRunner};
use casse_tete::puzzle::cube::scramble::{MOST_CUBES, MOST_TURNS, Scrambles, scrambled};
use casse_tete::puzzle::cube::{Layers, Position, Sums, Turn};
use casse_tete::scene::Hues;
use casse_tete::search::Status;
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::{JobRunner, WorkerJob};
use casse_tete::sheet::{Ink, Paper, SheetKind, Wish};
use casse_tete::ui::print::{PrintChoice, PrintedKind};
use std::collections::BTreeSet;

fn runner() -> TableRunner {
    let mut runner = TableRunner::default();
    let job = Job::Scrambles(1);
    assert!(
        runner.missing(&job).is_some() && runner.hold(&job, tables_bytes().to_vec()) && runner.missing(&job).is_none()
    );
    runner
}

/// The scrambles with these numbers, in slices of about so many nodes.
fn found(runner: &mut TableRunner, seed: u64, numbers: &[u64], slice: u64) -> Vec<Vec<Turn>> {
    let parts = numbers.iter().map(|&number| Part::Scramble(number)).enumerate().collect();
    let mut batch = runner.begin(&Job::Scrambles(seed), parts).expect("scrambles");
    let mut answers = vec![];
    loop {
        let status = batch.advance(slice).expect("parts that make sense");
        answers.extend(batch.report().done.into_iter().map(|(_, answer)| match answer {
            Answer::Scramble(turns) => turns,
            answer => panic!("{answer:?}"),
        }));
        if status == Status::Finished {
            return answers;
        }
    }
}

#[test]
fn scrambles_lead_to_the_cubes_of_their_seed_and_are_the_same_everywhere() {
    let mut runner = runner();
    assert_eq!(Job::Scrambles(1).program(), "tables");
    let all = found(&mut runner, 7, &[0, 1, 2, 3], u64::MAX);
    let mut cubes = BTreeSet::new();
    for (number, turns) in all.iter().enumerate() {
        let position = turns.iter().fold(Position::SOLVED, |position, turn| position.then(&turn.cube().position()));
        assert_eq!(position, scrambled(7, number as u64));
        assert!(Sums::of(&position).is_reachable() && cubes.insert(format!("{position:?}")));
        assert!(turns.iter().all(|turn| turn.layers() == Layers::Outer) && (14..=21).contains(&turns.len()));
    }
    // Neither the slices of time nor the company of other parts matter.
    assert_eq!(found(&mut runner, 7, &[2, 0], 10_007), [all[2].clone(), all[0].clone()]);
    assert_ne!(found(&mut runner, 8, &[0], 1_000_000), all[..1]);
    for part in [Part::Whole, Part::Block(0), Part::Scramble(MOST_CUBES as u64)] {
        let batch = runner.begin(&Job::Scrambles(7), vec![(0, part.clone())]).expect("a batch");
        assert_eq!(carry_out(batch), None, "{part:?}");
    }
    assert!(Runner::default().begin(&Job::Scrambles(7), vec![]).is_none());
}

#[test]
fn texts_of_scrambles_are_read_or_refused() {
    for text in ["R_U_F2-.L-_D2", "R", "M_x_Rw2.y"] {
        let read: Scrambles = text.parse().expect("scrambles");
        assert_eq!(read.to_string().parse(), Ok(read.clone()), "{text}");
    }
    let turns = |count: usize| vec!["R"; count].join("_");
    let cubes = |count: usize| vec!["R"; count].join(".");
    let fits = |text: &str| text.parse::<Scrambles>().is_ok();
    assert!(fits(&turns(MOST_TURNS)) && fits(&cubes(MOST_CUBES)));
    for text in ["", ".", "R.", "R..U", "R_Q", "(R_U)999999", &turns(MOST_TURNS + 1), &cubes(MOST_CUBES + 1)] {
        assert!(!fits(text), "{text}");
    }
}

/// The longest scrambles that a link can hold.
fn longest() -> String {
    vec![vec!["R2-"; MOST_TURNS].join("_"); MOST_CUBES].join(".")
}

#[test]
fn scrambles_are_printed_from_their_link_alone() {
    let print = |of: &str| {
        let (state, problems) = Link::parse(of);
        assert_eq!(problems, []);
        PrintChoice { kind: PrintedKind::Sheet(SheetKind::Scrambles), ..PrintChoice::of(state) }
    };
    let text = "R_U_F2.L-_D2_B";
    for (scrambles, cubes) in [(text.to_string(), 2), (longest(), MOST_CUBES)] {
        let choice = print(&format!("#/cube?method=short&view=stages&scrambles={scrambles}"));
        let written = choice.link().to_string();
        assert!(written.len() < link::LONGEST / 4, "{}", written.len());
        assert_eq!(PrintChoice::read(&Link::parse(&written).0), choice);
        for lang in Lang::ALL {
            for (paper, ink) in [(Paper::A4, Ink::Colour), (Paper::Letter, Ink::Black)] {
                let words = &lang.print().sheets;
                let wish = Wish { paper, size: None, answers: false, words };
                let made = Puzzle::Cube.sheets(SheetKind::Scrambles, |key| choice.of.value(key), &wish);
                let svgs: Vec<String> =
                    made.expect("sheets").sheets.iter().map(|sheet| sheet.svg(ink, Hues::default())).collect();
                assert_eq!(svgs.len(), cubes.div_ceil(8));
                let all = svgs.concat();
                assert!((1..=cubes).all(|number| all.contains(&format!(">{number}.</text>"))));
                let written = Link::parse(&format!("#/cube?scrambles={scrambles}")).0;
                let list: Scrambles = written.value("scrambles").expect("a value").parse().expect("scrambles");
                let turns: usize = list.list().iter().map(Vec::len).sum();
                // Turns, numbers, the heading, what to do in two lines, and the foot.
                assert_eq!(all.matches("</text>").count(), turns + cubes + 4 * svgs.len());
            }
        }
    }
    let wish = Wish { paper: Paper::A4, size: None, answers: false, words: &Lang::Fr.print().sheets };
    let sheets = |of: &str| {
        let link = Link::parse(of).0;
        Puzzle::Cube.sheets(SheetKind::Scrambles, |key| link.value(key), &wish)
    };
    assert_eq!(sheets("#/cube?scrambles=R_Q"), None);
    let empty = sheets("#/cube").expect("a sheet").sheets;
    assert!(empty.len() == 1 && empty[0].svg(Ink::Colour, Hues::default()).contains("n’a pas de mélanges"));
}
