//! What the page of the Hungarian cube draws, and a layer that follows the finger.

use super::HungarianCube;
use super::state::{Seen, State, Track, View, cubie_at};
use crate::geometry::Point;
use crate::puzzle::cube::diagnosis::{Repair, repairs};
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::grasp::{Grasp, grasp};
use crate::puzzle::cube::laboratory::Support;
use crate::puzzle::cube::scene::cycles::Words;
use crate::puzzle::cube::scene::{self, Arrangement, FACELET, Picture, Places, Turning, space};
use crate::puzzle::cube::solve::stages::{Deed, Stage};
use crate::puzzle::cube::{Cube, Face, Kind, Place, Position, Turn};
use crate::scene::Camera;
use crate::ui::drawing::{Draw, Grip, Stage as Room};
use crate::ui::page::{Ctx, Effect};
use std::cell::Cell;
use std::rc::Rc;

/// The duration for a redraw in which only the highlighting changes: an animation under way continues.
const GOES_ON: f64 = -1.0;

/// A turn takes this long to be seen, in milliseconds, at speeds that leave the time.
const ANIMATION: f64 = 240.0;

/// A layer that follows the finger.
#[derive(Clone, Copy, Debug)]
pub struct Pull {
    grasp: Grasp,
    /// How far it is turned, in quarters clockwise.
    quarters: f64,
}

/// What is drawn: how the layer turns that is on its way, and how large the cube is, for fingers.
#[derive(Default)]
pub struct Drawn {
    turning: Option<Turning>,
    scale: Rc<Cell<f64>>,
    /// The layer that follows the finger.
    pull: Option<Pull>,
    /// Where the finger has let it go, in quarters clockwise.
    released: Option<f64>,
}

/// What is drawn beside the cube.
enum Beside {
    Nothing,
    Net,
    /// The cycles of a position, the small cubes that light up, and the words.
    Cycles(Position, Vec<Place>, Words),
    /// What X does, what T does and what comes out, with their captions.
    Nets(Box<[Picture; 3]>, [&'static str; 3]),
}

impl HungarianCube {
    /// Makes the drawing anew: at once, or as the turn that leads from what was seen before.
    pub(super) fn draw_change(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        let state = &self.state;
        let released = self.drawn.released.take();
        let motion = state.player.motion(ANIMATION, state.player.pace());
        let turn = before.filter(|_| motion > 0.0).and_then(|before| turn_between(&before.cube, &state.cube()));
        self.drawn.turning = turn.map(|turn| {
            let way = Turning::into_place(turn);
            // A finger has brought the layer part of the way already.
            Turning { from: way.from + released.unwrap_or_default(), ..way }
        });
        let animate = if turn.is_some() { motion } else { 0.0 };
        self.paint(ctx, animate);
    }

    /// Something lights up only.
    pub(super) fn draw_light(&mut self, ctx: &Ctx<Self>) {
        self.paint(ctx, GOES_ON);
    }

    /// A facelet is dragged: its layer follows, and snaps when it is let go.
    pub(super) fn pull(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        match grip {
            Grip::Pull(id, by, camera) => {
                // Facelets of the net, and small cubes of the diagram, do not turn.
                if id.kind != FACELET || id.b != 0 {
                    return Effect::Nothing;
                }
                self.follow_finger(id.a as usize, by, &camera);
                self.paint(ctx, 0.0);
                Effect::Look
            }
            Grip::LetGo => {
                let Some(Pull { grasp, quarters }) = self.drawn.pull.take() else { return Effect::Nothing };
                if let Some(turn) = grasp.snapped(quarters) {
                    self.drawn.released = Some(quarters);
                    self.state.turn(turn);
                    return Effect::PUSH;
                }
                self.drawn.turning = Some(Turning { layers: grasp.layers, face: grasp.face, from: quarters, to: 0.0 });
                self.paint(ctx, ANIMATION / 2.0);
                Effect::Look
            }
        }
    }

    fn follow_finger(&mut self, facelet: usize, by: Point, camera: &Camera) {
        let scale = self.drawn.scale.get();
        let pull =
            self.drawn.pull.get_or_insert_with(|| Pull { grasp: grasp(facelet, by, camera, scale), quarters: 0.0 });
        pull.quarters = pull.grasp.quarters(by);
        let Pull { grasp, quarters } = *pull;
        self.drawn.turning = Some(Turning::held(grasp.layers, grasp.face, quarters));
    }

    /// Puts the drawing of the present state together.
    fn paint(&mut self, ctx: &Ctx<Self>, animate: f64) {
        let look = ctx.props().look;
        let state = &self.state;
        let picture = Picture { turning: self.drawn.turning, ..picture(state) };
        let held = Rc::clone(&self.drawn.scale);
        let (arrangement, beside) = match state.view {
            // The editor below the drawing is a net itself.
            View::Doctor if !look.present => (Arrangement::Alone, Beside::Nothing),
            View::Cube | View::Doctor | View::Stages => (Arrangement::Net, Beside::Net),
            View::Group => {
                let texts = &look.lang.cube().group;
                let words = Words { headings: texts.kinds, home: texts.home, cycle: texts.cycle };
                (Arrangement::Group, Beside::Cycles(state.position(), state.lit(), words))
            }
            View::Laboratory => {
                let names = look.lang.cube().laboratory.nets[state.bench.experiment.cubes.len() - 3];
                (Arrangement::Laboratory, Beside::Nets(Box::new(nets(state)), names))
            }
        };
        let draw = Draw::new(move |stage: &Room| {
            let &Room { t, ref camera, room, .. } = stage;
            // Fingers need to know how large the cube is.
            held.set(space::scale(scene::cube_room(arrangement, room)));
            match &beside {
                Beside::Nothing => scene::cube_alone(&picture, t, camera, room),
                Beside::Net => scene::cube_and_net(&picture, t, camera, room),
                Beside::Cycles(position, lit, words) => scene::group(&picture, t, (position, lit), words, camera, room),
                Beside::Nets(nets, names) => scene::laboratory(&picture, t, nets.each_ref(), *names, camera, room),
            }
        });
        self.frame.draw = draw;
        self.frame.animate = animate;
    }
}

/// The turn that leads from one cube to another, if there is one.
fn turn_between(before: &Cube, after: &Cube) -> Option<Turn> {
    Turn::all().find(|&turn| before.turned(turn) == *after)
}

/// The cube that is shown, and what stands out on it.
fn picture(state: &State) -> Picture {
    let cube = state.cube();
    let mut picture = Picture::of(&cube);
    picture.scheme = state.scheme;
    picture.spelling = state.spelling;
    let mut lit = state.lit();
    match state.view {
        View::Doctor => {
            lit.extend(&state.chosen);
            if let Some(draft) = state.draft {
                picture.colours = draft.colours;
                for place in Draft::places(&state.draft_problems()) {
                    picture.wrong.insert(place);
                }
            } else {
                let position = state.position();
                let hold = cube.hold();
                for repair in repairs(&position) {
                    let (place, other) = match repair {
                        Repair::Exchange([a, b]) => (a, b),
                        Repair::Rotate(place, _) => (place, place),
                    };
                    picture.wrong.insert(place.under(hold));
                    picture.wrong.insert(other.under(hold));
                }
            }
        }
        View::Stages => {
            if let Some(cubies) = at_work(state) {
                lit.extend(cubies);
            }
            if state.focus {
                picture.blank = Places::of(&cube, waiting(state).into_iter());
            }
        }
        View::Cube | View::Group | View::Laboratory => {}
    }
    picture.lit = Places::of(&cube, lit.into_iter());
    picture
}

/// The small cubes that the present step of the solution is about, by their homes.
fn at_work(state: &State) -> Option<Vec<Place>> {
    let solved = state.solution()?;
    let number = solved.step_at(state.solved)?;
    let step = &solved.solution.steps[number];
    Some(match &step.deed {
        Deed::Raise { cubie, .. } | Deed::Lower { cubie, .. } | Deed::Rotate { cubie, .. } => vec![*cubie],
        Deed::Commute(cycles) => {
            // The cycles are told by places in space, before the first turn of the step.
            let before = solved.way.cube(solved.begins[number]);
            let places = cycles.iter().flat_map(|cycle| &cycle.places);
            places.filter_map(|place| cubie_at(&before, *place.facelets().first()?)).collect()
        }
        Deed::Hold(_) | Deed::Layer => vec![],
    })
}

/// The small cubes that do not count yet at the present stage, by their homes.
fn waiting(state: &State) -> Vec<Place> {
    let Some(solved) = state.solution() else { return vec![] };
    let stage = solved.step_at(state.solved).map_or(Stage::FlipEdges, |step| solved.solution.steps[step].stage);
    let first = solved.problem.1;
    Place::every().filter(|&cubie| stage_of(cubie, first) > stage).collect()
}

/// The stage that puts a small cube in order, or the first of them.
fn stage_of(cubie: Place, first: Face) -> Stage {
    match cubie.kind() {
        Kind::Edge if cubie.is_on(first) => Stage::Cross,
        Kind::Corner if cubie.is_on(first) => Stage::FirstCorners,
        Kind::Edge if !cubie.is_on(first.opposite()) => Stage::SecondLayer,
        Kind::Corner => Stage::PlaceCorners,
        Kind::Edge => Stage::PlaceEdges,
    }
}

/// The nets of the laboratory: what X moves, what T moves, and what comes out; the rest is left blank.
fn nets(state: &State) -> [Picture; 3] {
    let experiment = &state.bench.experiment;
    let [x, t] = experiment.parts.clone().map(|part| part.cube());
    [x, t, experiment.result()].map(|cube| {
        let support = Support::of(&cube);
        let mut picture = Picture::of(&cube);
        picture.scheme = state.scheme;
        picture.spelling = state.spelling;
        for place in Place::every() {
            if !support.places.contains(&place) {
                picture.blank.insert(place);
            }
        }
        picture.lit = Places::of(&cube, state.lit().into_iter());
        picture
    })
}

/// Whether something drawn is a small cube, or a facelet of one.
pub fn is_cubie(state: &State, id: crate::scene::Id) -> Option<Place> {
    match id.kind {
        FACELET => state.cubie_at(id.a as usize),
        _ => scene::cubie_of(id),
    }
}

/// Whether layers of the cube that is shown can be taken hold of.
pub fn can_turn(state: &State) -> bool {
    state.track() != Track::Bench && !(state.view == View::Doctor && state.draft.is_some())
}
