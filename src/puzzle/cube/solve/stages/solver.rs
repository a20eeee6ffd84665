//! The solver by stages: for one small cube after another, it uses the shortest tool that fits.

use super::tools::{Tool, Tools, mask};
use super::{Solution, Stage, Step, StepKind};
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::cycles;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::held::Cube;
use crate::puzzle::cube::place::Place;
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::theorem::Sums;
use crate::puzzle::cube::turn::{Layers, Turn};

/// The solver. It should be made once, because the search for its tools takes longer than many solutions.
#[derive(Clone, Debug)]
pub struct Solver {
    tools: Tools,
    /// Turns of the top.
    top: Vec<(Turn, Position)>,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver; searches for its tools.
    pub fn new() -> Solver {
        let top = (1..4).filter_map(|quarters| Turn::new(Layers::Outer, Face::Up, quarters));
        Solver { tools: Tools::new(), top: top.map(|turn| (turn, turn.cube().standing())).collect() }
    }

    /// The tools it works with.
    pub fn tools(&self) -> &Tools {
        &self.tools
    }

    /// A solution of a cube that begins with the face of this colour; `None` if turns cannot put the cube in order.
    pub fn solve(&self, cube: &Cube, first: Face) -> Option<Solution> {
        if cube.is_solved() {
            return Some(Solution::default());
        }
        let hold = cube.hold();
        // Names the small cubes by the orientation in which the cube is held; this does not change which laws hold.
        let position = Cube::rotated(hold).standing().inverse().then(&cube.standing());
        if !Sums::of(&position).is_reachable() {
            return None;
        }
        let mut work = SolverState { position, hold, kept: vec![], steps: vec![] };
        let Tools { edges, flips, corners, twists, middle_edges, .. } = &self.tools;
        work.hold(Stage::Cross, first);
        work.build(Stage::Cross, edges, flips);
        work.build(Stage::FirstCorners, corners, twists);
        // A cube that is in order already is not turned over.
        if work.position != Position::SOLVED {
            work.hold(Stage::SecondLayer, first.opposite());
        }
        work.build(Stage::SecondLayer, middle_edges, &[]);
        self.turn_layer(&mut work);
        work.settle(Stage::PlaceCorners, &self.tools.corner_cycles);
        work.settle(Stage::PlaceEdges, &self.tools.edge_cycles);
        work.settle(Stage::TwistCorners, &self.tools.corner_pairs);
        work.settle(Stage::FlipEdges, &self.tools.edge_pairs);
        (work.position == Position::SOLVED).then_some(Solution { steps: work.steps })
    }

    /// Turns the last layer so that the permutation of its corners is even and as many of them as possible are in place.
    fn turn_layer(&self, work: &mut SolverState) {
        let homes = Stage::PlaceCorners.homes();
        let placed = |position: &Position| {
            let even = Sums::of(position).corner_sign == 1;
            if even { 1 + in_place(Stage::PlaceCorners, &homes, position) } else { 0 }
        };
        let mut best = (placed(&work.position), None);
        for (turn, effect) in &self.top {
            let count = placed(&work.position.then(effect));
            if count > best.0 {
                best = (count, Some((turn, effect)));
            }
        }
        if let (_, Some((turn, effect))) = best {
            work.act(Stage::PlaceCorners, StepKind::Layer, [*turn].into_iter().collect(), effect);
        }
    }
}

/// The number of these small cubes of the last layer that are as the stage requires.
fn in_place(stage: Stage, homes: &[Place], position: &Position) -> usize {
    let is_placed = |cubie: &&Place| match stage {
        Stage::PlaceCorners | Stage::PlaceEdges => position.goes(**cubie).0 == **cubie,
        _ => position.is_home(**cubie),
    };
    homes.iter().filter(is_placed).count()
}

/// A cube being solved.
struct SolverState {
    /// Where the small cubes are, all named as the cube is held now.
    position: Position,
    hold: Symmetry,
    /// The small cubes that earlier stages have solved.
    kept: Vec<Place>,
    steps: Vec<Step>,
}

/// One way to bring a small cube home.
struct CubiePlan<'a> {
    cubie: Place,
    /// `None` if it is in place already.
    raise: Option<&'a Tool>,
    /// `None` if it is correctly turned then.
    rotate: Option<&'a Tool>,
}

impl CubiePlan<'_> {
    fn length(&self) -> u64 {
        [self.raise, self.rotate].into_iter().flatten().map(|tool| tool.length).sum()
    }
}

impl SolverState {
    /// Turns the whole cube so that a colour is on top.
    fn hold(&mut self, stage: Stage, colour: Face) {
        let from = colour.under(self.hold);
        let mut whole = Turn::all().filter(|turn| turn.layers() == Layers::Whole && from != Face::Up);
        let Some(turn) = whole.find(|turn| from.under(turn.rotation()) == Face::Up) else { return };
        let rotation = turn.rotation();
        let standing = Cube::rotated(rotation).standing();
        self.position = standing.inverse().then(&self.position).then(&standing);
        self.hold = rotation.after(self.hold);
        self.kept = self.kept.iter().map(|place| place.under(rotation)).collect();
        self.steps.push(Step { stage, kind: StepKind::Hold(colour), algorithm: [turn].into_iter().collect() });
    }

    /// Brings the small cubes of a stage home, always next the one that takes the fewest turns.
    fn build(&mut self, stage: Stage, raise: &[Tool], rotate: &[Tool]) {
        let homes = stage.homes();
        loop {
            let (done, left): (Vec<Place>, Vec<Place>) = homes.iter().partition(|&&cubie| self.position.is_home(cubie));
            let kept = mask(self.kept.iter().copied().chain(done));
            let plans = left.iter().flat_map(|&cubie| self.plans(cubie, raise, rotate, kept));
            if let Some(plan) = plans.min_by_key(CubiePlan::length) {
                self.carry_out(stage, &plan);
                continue;
            }
            let lower = |&cubie: &Place| {
                let from = self.position.goes(cubie).0;
                let leads = |tool: &&Tool| !homes.contains(&tool.effect.goes(from).0) && tool.keeps(kept);
                raise.iter().filter(leads).min_by_key(|tool| tool.length).map(|tool| (cubie, tool))
            };
            // Ends if no small cube is left, or no remaining one can be taken out.
            let Some((cubie, tool)) = left.iter().find_map(lower) else { break };
            let from = self.position.goes(cubie).0;
            let to = tool.effect.goes(from).0;
            let kind = StepKind::Lower { cubie: self.named(cubie), from, to };
            self.act(stage, kind, tool.algorithm.clone(), &tool.effect);
        }
        self.kept.extend(homes);
    }

    /// Every way to bring a small cube home that leaves these small cubes alone.
    fn plans<'a>(&self, cubie: Place, raise: &'a [Tool], rotate: &'a [Tool], kept: u32) -> Vec<CubiePlan<'a>> {
        let (from, index) = self.position.goes(cubie);
        let ways = cubie.kind().ways();
        let rotation = |wrong: usize| rotate.iter().find(|tool| tool.effect.goes(cubie) == (cubie, ways - wrong));
        let with = |raise: Option<&'a Tool>, index: usize| match index % ways {
            0 => Some(CubiePlan { cubie, raise, rotate: None }),
            wrong => rotation(wrong).map(|rotate| CubiePlan { cubie, raise, rotate: Some(rotate) }),
        };
        if from == cubie {
            return with(None, index).into_iter().collect();
        }
        let leads = raise.iter().filter(|tool| tool.effect.goes(from).0 == cubie && tool.keeps(kept));
        leads.filter_map(|tool| with(Some(tool), index + tool.effect.goes(from).1)).collect()
    }

    fn carry_out(&mut self, stage: Stage, plan: &CubiePlan) {
        let cubie = self.named(plan.cubie);
        if let Some(tool) = plan.raise {
            let from = self.position.goes(plan.cubie).0;
            let index = self.position.then(&tool.effect).goes(plan.cubie).1;
            let kind = StepKind::Raise { cubie, from, to: plan.cubie, index };
            self.act(stage, kind, tool.algorithm.clone(), &tool.effect);
        }
        if let Some(tool) = plan.rotate {
            let kind = StepKind::Rotate { cubie, at: plan.cubie };
            self.act(stage, kind, tool.algorithm.clone(), &tool.effect);
        }
    }

    /// Applies commutators as long as one puts more small cubes as the stage requires. The best is applied first; of equally
    /// good ones the one that leaves more small cubes correctly turned, then the shortest.
    fn settle(&mut self, stage: Stage, tools: &[Tool]) {
        let homes = stage.homes();
        loop {
            let now = in_place(stage, &homes, &self.position);
            let gain = |tool: &&Tool| {
                let after = self.position.then(&tool.effect);
                let home = homes.iter().filter(|&&cubie| after.is_home(cubie)).count();
                (in_place(stage, &homes, &after), home, u64::MAX - tool.length)
            };
            let Some(tool) = tools.iter().max_by_key(gain).filter(|tool| gain(tool).0 > now) else { break };
            let changed = cycles::all(&tool.effect);
            self.act(stage, StepKind::Commute(changed), tool.algorithm.clone(), &tool.effect);
        }
    }

    fn act(&mut self, stage: Stage, kind: StepKind, algorithm: Algorithm, effect: &Position) {
        self.position = self.position.then(effect);
        self.steps.push(Step { stage, kind, algorithm });
    }

    /// A small cube by its home on the cube in order.
    fn named(&self, cubie: Place) -> Place {
        cubie.under(self.hold.inverse())
    }
}
