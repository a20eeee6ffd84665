//! The drawings of the page, and the cube that the reader turns by dragging.

use super::Insanity;
use super::state::{Seen, Track, View};
use crate::geometry::{Point, Rotation, Within, vec3};
use crate::puzzle::insanity::diagnosis::Diagnosis;
use crate::puzzle::insanity::graph::Arc;
use crate::puzzle::insanity::hand::{Move, Turn};
use crate::puzzle::insanity::light::FACE;
use crate::puzzle::insanity::scene::graph::{GraphPicture, GraphWords, Shown};
use crate::puzzle::insanity::scene::stack::{self, Held, Stack};
use crate::puzzle::insanity::scene::statistics::{self as plots, Plots};
use crate::puzzle::insanity::scene::{cubes, graph_and_stack, tree};
use crate::puzzle::insanity::trial::MOST_PAIRS;
use crate::puzzle::insanity::{Edge, Exhaustive, POSITIONS, Position};
use crate::scene::{Camera, Id};
use crate::ui::drawing::{Draw, DrawConditions, GOES_ON, Grip};
use crate::ui::page::desktop::{Ctx, Draws};
use crate::ui::page::state::PageState;
use crate::ui::steps::Steps;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

/// The turn of a dragged cube, in radians for one scene unit.
const BY_PULL: f64 = 0.012;

/// A cube that was dragged by more than this angle, in radians, goes on to the next quarter turn.
const OVER: f64 = 0.45;

/// A cube that the reader is turning by dragging.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pull {
    /// The face on which the drag began.
    pub id: Id,
    axis: usize,
    /// Whether the drag is horizontal; below, whether a drag to the right or down turns the cube clockwise.
    sideways: bool,
    clockwise: bool,
    /// The present angle, clockwise in radians.
    angle: f64,
}

impl Pull {
    /// A drag on a face: a horizontal one turns the cube about the vertical axis, a vertical one rolls it. None if the face is
    /// not there.
    pub fn new(id: Id, by: Point, camera: &Camera, positions: &[Position]) -> Option<Pull> {
        let position = *positions.get(id.a as usize)?;
        let place = POSITIONS[usize::from(position) % 24].iter().position(|&face| u32::from(face) == id.b)?;
        let sideways = by.x.abs() >= by.y.abs();
        // On the top and the bottom, the cube rolls about the horizontal axis that is most nearly across the view.
        let across = camera.right();
        let (axis, clockwise) = match place {
            // A drag to the right moves the front to the right: anticlockwise as seen from above.
            _ if sideways => (2, false),
            0 => (1, false),
            1 => (0, true),
            2 => (1, true),
            3 => (0, false),
            _ if across.x.abs() >= across.y.abs() => (1, across.x < 0.0),
            _ => (0, across.y > 0.0),
        };
        Some(Pull { id, axis, sideways, clockwise, angle: 0.0 })
    }

    /// The state after a drag of this length in all, in scene units.
    pub fn by(self, by: Point) -> Pull {
        let along = if self.sideways { by.x } else { by.y } * BY_PULL;
        Pull { angle: if self.clockwise { along } else { -along }, ..self }
    }

    /// The state in which a cube comes to rest that was flicked where it would fall back: at most half a quarter turn farther.
    fn flicked(self, on: Point) -> Pull {
        let farther = if self.quarters() > 0 { 0.0 } else { self.by(on).angle.within(-FRAC_PI_4, FRAC_PI_4) };
        Pull { angle: self.angle + farther, ..self }
    }

    /// The rotation of the cube during the drag.
    fn rotation(&self) -> Rotation {
        // Clockwise as seen from the front, from the right, from above.
        let axis = [vec3(0.0, 1.0, 0.0), vec3(-1.0, 0.0, 0.0), vec3(0.0, 0.0, -1.0)][self.axis];
        Rotation::about(axis, self.angle)
    }

    /// The number of quarter turns on release, 0 to 3.
    pub fn quarters(&self) -> u32 {
        ((self.angle.abs() + FRAC_PI_2 - OVER) / FRAC_PI_2).floor().min(3.0) as u32
    }

    /// The quarter turn that is made each time.
    pub fn turn(&self) -> Turn {
        Turn { axis: self.axis, clockwise: self.angle > 0.0 }
    }
}

/// Duration of the animation of one step, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 250.0;

impl Draws for Insanity {
    fn draw(&mut self, ctx: &Ctx<Self>, animate: f64) {
        let look = ctx.look;
        let texts = look.lang.insanity();
        let labels = texts.labels();
        let after = self.stack();
        let [_, last] = &self.stacks;
        let before = if animate == GOES_ON { self.stacks[0].clone() } else { last.clone() };
        self.stacks = [before.clone(), after.clone()];
        self.frame.animate = animate;
        let state = &self.state;
        let (model, light) = (state.model, state.light);
        self.frame.draw = match state.view {
            View::Stack | View::Hand => Draw::new(move |conditions: &DrawConditions| {
                stack::scene(&before, &after, conditions.t, &conditions.camera, conditions.room, &labels)
            }),
            View::Cubes => Draw::new(move |conditions: &DrawConditions| {
                cubes::scene(&model.cubes, &light, conditions.room, &labels)
            }),
            View::Tree => {
                let (program, search) = (Exhaustive::new(model), state.timeline.search().clone());
                Draw::new(move |conditions: &DrawConditions| {
                    tree::scene(&program, &search, &light, conditions.room, &labels)
                })
            }
            View::Graph => {
                let short = match &state.diagnosis {
                    Some((Diagnosis::Short { colours, .. }, _)) => colours.clone(),
                    _ => vec![],
                };
                let graph = GraphPicture { cubes: model.cubes, shown: self.shown(), short, light };
                let [front, right] = [state.chosen.map(|c| c.first), state.chosen.and_then(|c| c.second)];
                let legend = |side: usize, index: Option<usize>| {
                    index.map_or(String::new(), |index| (texts.graph.legend[side])(index + 1))
                };
                let (front, right) = (legend(0, front), legend(1, right));
                Draw::new(move |conditions: &DrawConditions| {
                    let words = GraphWords { front: &front, right: &right };
                    graph_and_stack(
                        &graph,
                        &words,
                        [&before, &after],
                        conditions.t,
                        &conditions.camera,
                        conditions.room,
                        &labels,
                    )
                })
            }
            View::Statistics => {
                let lab = &state.lab;
                let (running, sets) = (lab.running(), lab.trial().sets);
                let totals = state.totals();
                let pairs: Vec<u64> = (0..=MOST_PAIRS).map(|pairs| totals.with_pairs(pairs)).collect();
                let exact = state.exact().and_then(|exact| exact.chances).map(|chances| chances[0]);
                Draw::new(move |conditions: &DrawConditions| {
                    let texts = &texts.graph.statistics;
                    let [fraction, sets_drawn, exact_word, distribution, pairs_word] = texts.plots;
                    let words = plots::StatisticsWords {
                        fraction,
                        sets: sets_drawn,
                        interval: texts.columns[3],
                        exact: exact_word,
                        distribution,
                        pairs: pairs_word,
                    };
                    let plots = Plots { running: &running, pairs: &pairs, exact, sets, words };
                    plots::scene(&plots, conditions.room, look.lang)
                })
            }
        };
    }

    fn motion(&self, before: &Seen) -> f64 {
        let now = self.state.seen();
        let animated = now.step.abs_diff(before.step) == 1 || now.turns(before);
        if animated { self.state.player.motion(ANIMATION, self.state.pace()) } else { 0.0 }
    }

    fn drag(&mut self, _ctx: &Ctx<Self>, grip: Grip) -> bool {
        match grip {
            Grip::Pull(id, by, camera) if id.kind == FACE && self.state.track() == Track::Hand => {
                let pull = self.pull.filter(|pull| pull.id == id);
                let pull = pull.or_else(|| Pull::new(id, by, &camera, self.state.hand.positions()));
                self.pull = pull.map(|pull| pull.by(by));
                self.state.cube = id.a as usize;
                false
            }
            Grip::Pull(..) | Grip::Over(_) | Grip::Carry(..) | Grip::Drop(_) | Grip::Twist(_) => false,
            Grip::LetGo(on) => {
                let Some(pull) = self.pull.take() else { return false };
                let pull = pull.flicked(on);
                // The animation of the last quarter turn starts from what is drawn now.
                for _ in 0..pull.quarters() {
                    self.state.turn(Move { cube: pull.id.a as usize, turn: pull.turn() });
                }
                true
            }
        }
    }
}

impl Insanity {
    /// The stack that the view shows.
    fn stack(&self) -> Stack {
        let state = &self.state;
        let stack = match state.track() {
            Track::Program => Stack::at(state.model.cubes, &state.moment()),
            Track::Hand => {
                let held = Held { cube: state.cube, grip: self.pull.map(|pull| pull.rotation()) };
                Stack::in_hand(state.model.cubes, state.hand.positions().to_vec(), held)
            }
            _ => Stack::of(state.model.cubes, state.table()),
        };
        stack.lit(state.light)
    }

    /// The elements of the graph to be highlighted.
    fn shown(&self) -> Shown {
        let state = &self.state;
        let cubes = &state.model.cubes;
        let arcs = |cycles: Vec<Vec<Arc>>| cycles.concat();
        match state.chosen {
            Some(chosen) => match chosen.assembly(&state.theory) {
                Some(assembly) => {
                    let [front, right] = assembly.cycles(cubes).map(arcs);
                    Shown::Factors { front, right }
                }
                None => {
                    let front = arcs(state.theory.factorisations[chosen.first].cycles(cubes));
                    Shown::Factors { front, right: vec![] }
                }
            },
            None => {
                let (tree, search) = (state.factorising.tree(), state.factorising.search());
                let Some(trial) = search.last_trial(tree) else { return Shown::Whole };
                let (mut chosen, node) = state.degrees();
                if trial.outcome.is_ok() {
                    chosen.pop();
                }
                let edge = Edge { cube: trial.level, axis: trial.choice as usize };
                let degrees = (0..cubes.count()).map(|colour| node.of(colour)).collect();
                Shown::Search { chosen, trial: Some((edge, trial.outcome)), degrees }
            }
        }
    }
}
