//! Shortest solutions of the cube: the table beside plain searches, known lengths, totals that do not depend on how the work is divided.

use super::cube::algorithm;
use super::cube_short::tables_bytes;
use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::job::{Answer, Job, Part, Runner, TableRunner};
use casse_tete::puzzle::cube::random::{assembled, reachable};
use casse_tete::puzzle::cube::solve::optimal::coordinates::{AXES, CLASSES, Coset, CosetMoves, SYMMETRIES};
use casse_tete::puzzle::cube::solve::optimal::rounds::{DepthTotal, PARTS, expected};
use casse_tete::puzzle::cube::solve::optimal::search::{LONGEST, lower_bound};
use casse_tete::puzzle::cube::solve::optimal::{
    DepthPart, DepthResult, Metric, OptimalBuild, OptimalQuestion, OptimalSearch, OptimalTables, Sequence, Wanted,
    normal,
};
use casse_tete::puzzle::cube::solve::short::coordinates::{FirstCoordinates, TURNS, TWISTS};
use casse_tete::puzzle::cube::solve::short::{COSETS, TwoPhaseTables};
use casse_tete::puzzle::cube::{Ball, Cube, Position, Sums, Turn};
use casse_tete::search::Status;
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::{Build, JobRunner, WorkerJob};
use casse_tete::search::sample::Dice;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut build = Box::new(OptimalBuild::new(Metric::HalfTurn));
    let mut before = 0.0;
    while build.advance(1 << 22) == Status::Running {
        assert!(build.done() >= before && build.done() <= 1.0);
        before = build.done();
    }
    build.finish()
});

static TABLES: LazyLock<Arc<OptimalTables>> =
    LazyLock::new(|| OptimalTables::of_bytes(Metric::HalfTurn, &BYTES).expect("as many bytes").into());

thread_local! {
    static OWN: Rc<OptimalTables> = Rc::new((**TABLES).clone());
}

fn tables() -> Rc<OptimalTables> {
    OWN.with(Rc::clone)
}
