//! The drawings of the page of the Hungarian cube, and the layer that a finger turns.

pub mod later;

use super::HungarianCube;
use super::act::Act;
use super::state::{Seen, State, Track, View, cubie_at};
use crate::geometry::lattice::Symmetry;
use crate::geometry::{Point, Vec3, Within};
use crate::puzzle::cube::diagnosis::{Repair, repairs};
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::facelet;
use crate::puzzle::cube::grasp::{Grasp, grasp};
use crate::puzzle::cube::laboratory::{Form, Support};
use crate::puzzle::cube::scene::figures::marked;
use crate::puzzle::cube::scene::symmetry::SMALLER;
use crate::puzzle::cube::scene::{self, Arrangement, FACELET, ORBIT, Picture, Places, Turning, space};
use crate::puzzle::cube::solve::chain::ChainStage;
use crate::puzzle::cube::solve::stages::{Stage, StepKind};
use crate::puzzle::cube::{Cube, Face, Kind, Place, Turn};
use crate::scene::Camera;
use crate::text::cube::CubeTexts;
use crate::ui::drawing::{Draw, DrawConditions, GOES_ON, Grip};
use crate::ui::page::Effect;
use crate::ui::page::desktop::{Ctx, Draws};
use crate::ui::page::perform::perform;
use crate::ui::page::rest::Rest;
use crate::ui::steps::Steps;
use later::LaterDrawing;
use std::cell::Cell;
use std::rc::Rc;

/// Duration of the animation of one turn, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 240.0;

/// How much farther a layer comes at most when it is flicked where it would fall back, in quarter turns.
const FLICK: f64 = 0.5;

/// A layer that the reader is turning by dragging.
#[derive(Clone, Copy, Debug)]
pub struct Pull {
    grasp: Grasp,
    /// The angle of the layer, in quarter turns clockwise.
    quarters: f64,
}

/// The state of the drawing: the turn that is animated, and the size of the cube, which dragging needs.
#[derive(Default)]
pub struct Drawn {
    turning: Option<Turning>,
    /// The step before the present one, if the way between is animated.
    before: Option<u64>,
    scale: Rc<Cell<f64>>,
    /// The layer that the reader is turning.
    pull: Option<Pull>,
    /// The angle at which the layer was released, in quarter turns clockwise.
    released: Option<f64>,
}

/// The second part of the drawing, beside the cube.
enum Beside {
    Nothing,
    Net,
    /// What the second part of the program draws.
    Later(LaterDrawing),
}

impl Draws for HungarianCube {
    fn draws_later(&self) -> bool {
        let state = &self.state;
        let is_method = state.is_side_by_side() || state.is_optimal();
        matches!(state.view, View::Group | View::Laboratory | View::Subgroup) || state.view == View::Stages && is_method
    }

    fn draw(&mut self, ctx: &Ctx<Self>, animate: f64) {
        let look = ctx.look;
        let state = &self.state;
        let picture = Picture { turning: self.drawn.turning, ..picture(state) };
        let held = Rc::clone(&self.drawn.scale);
        let is_later = self.frame.rest == Rest::Here && self.draws_later();
        let later = if is_later { later::drawing(state, &self.drawn, &look) } else { None };
        let (arrangement, beside) = match (later, state.view) {
            (Some((arrangement, later)), _) => (arrangement, Beside::Later(later)),
            // The editor below the drawing shows the net already.
            (_, View::Doctor) if !look.present => (Arrangement::Alone, Beside::Nothing),
            // The small cubes that are searched for are pointed at on all sides of the cube.
            (_, View::Laboratory) if state.finding.is_some() => (Arrangement::Net, Beside::Net),
            (_, View::Stages) if state.is_coached() => (Arrangement::Alone, Beside::Nothing),
            _ => (scene::beside_net(&picture), Beside::Net),
        };
        let is_coached = state.is_coached();
        let shrinks = if arrangement == Arrangement::Symmetry { SMALLER } else { 1.0 };
        let draw = Draw::new(move |conditions: &DrawConditions| {
            let &DrawConditions { t, ref camera, room, .. } = conditions;
            let camera = if is_coached { &Camera::STANDARD } else { camera };
            // Dragging needs the size of the cube.
            held.set(space::scale(scene::cube_room(arrangement, room)) * shrinks);
            match &beside {
                Beside::Nothing => scene::cube_alone(&picture, t, camera, room),
                Beside::Net => scene::cube_and_net(&picture, t, camera, room),
                Beside::Later(later) => later::scene(later, (&picture, t), camera, room),
            }
        });
        self.frame.draw = draw;
        self.frame.animate = animate;
    }

    fn motion(&self, before: &Seen) -> f64 {
        let side = self.state.is_side_by_side() && before.step.abs_diff(self.state.step()) == 1;
        let turned =
            side || turn_between(&before.cube, &self.state.cube()).is_some() || self.is_reflected(&before.cube);
        if turned { self.state.player.motion(ANIMATION, self.state.player.pace()) } else { 0.0 }
    }

    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        // News of a proof neither moves the cube nor ends its turn.
        let is_news = |before: &Seen| before.step == self.state.step() && before.cube == self.state.cube();
        if self.state.view == View::Stages && self.state.is_optimal() && before.is_some_and(is_news) {
            return self.draw(ctx, GOES_ON);
        }
        let released = self.drawn.released.take();
        let animate = before.map_or(0.0, |before| self.motion(before));
        self.drawn.before = before.filter(|_| animate > 0.0).map(|before| before.step);
        let turn = before.filter(|_| animate > 0.0).and_then(|before| turn_between(&before.cube, &self.state.cube()));
        self.drawn.turning = turn.map(|turn| {
            let way = Turning::into_place(turn);
            // The finger has turned the layer part of the way already.
            Turning { from: way.from + released.unwrap_or_default(), ..way }
        });
        self.draw(ctx, animate);
    }

    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        match grip {
            Grip::Pull(id, by, camera) => {
                // Only facelets of the cube turn, not those of the net or the small cubes of the diagram.
                if id.kind != FACELET || id.b != 0 {
                    return Effect::Nothing;
                }
                self.follow_finger(id.a as usize, by, &camera);
                self.draw(ctx, 0.0);
                Effect::Look
            }
            Grip::Over(id) if id.kind == FACELET => perform(self, ctx, Act::Stroke(id.a as usize)),
            Grip::Over(_) | Grip::Carry(..) | Grip::Drop(_) | Grip::Twist(_) => Effect::Nothing,
            Grip::LetGo(on) => {
                let Some(Pull { grasp, quarters }) = self.drawn.pull.take() else { return Effect::Nothing };
                let flicked = || grasp.snapped(quarters + grasp.quarters(on).within(-FLICK, FLICK));
                if let Some(turn) = grasp.snapped(quarters).or_else(flicked) {
                    self.drawn.released = Some(quarters);
                    self.state.turn(turn);
                    return Effect::PUSH;
                }
                self.drawn.turning = Some(Turning { layers: grasp.layers, face: grasp.face, from: quarters, to: 0.0 });
                self.draw(ctx, ANIMATION / 2.0);
                Effect::Look
            }
        }
    }
}

impl HungarianCube {
    /// Whether the symmetry that is drawn has just made this cube the present one.
    fn is_reflected(&self, before: &Cube) -> bool {
        let is_later = self.frame.rest == Rest::Here && self.state.view == View::Subgroup;
        is_later && later::is_reflected(&self.state, before)
    }

    fn follow_finger(&mut self, facelet: usize, by: Point, camera: &Camera) {
        let scale = self.drawn.scale.get();
        let pull =
            self.drawn.pull.get_or_insert_with(|| Pull { grasp: grasp(facelet, by, camera, scale), quarters: 0.0 });
        pull.quarters = pull.grasp.quarters(by);
        let Pull { grasp, quarters } = *pull;
        self.drawn.turning = Some(Turning::held(grasp.layers, grasp.face, quarters));
    }
}

/// The directions in which lies what the doctor points at: single facelets, or else small cubes that are chosen, or those of the
/// repair while the diagnosis is read.
pub fn sides(state: &State, is_diagnosis: bool) -> Vec<Vec3> {
    if state.view != View::Doctor {
        return vec![];
    }
    let picture = picture(state);
    if !picture.ringed.is_empty() {
        return picture.ringed.iter().map(|&own| space::vector(facelet::face(own).normal())).collect();
    }
    let is_repair = is_diagnosis && picture.lit == Places::empty();
    let pointed = if is_repair { picture.wrong } else { picture.lit };
    pointed.directions().collect()
}

/// The turn that leads from one cube to another, if there is one.
fn turn_between(before: &Cube, after: &Cube) -> Option<Turn> {
    Turn::all().find(|&turn| before.turned(turn) == *after)
}

/// The cube that is shown, with its highlighting.
fn picture(state: &State) -> Picture {
    let cube = state.cube();
    let mut picture = Picture::of(&cube);
    picture.scheme = state.scheme;
    picture.spelling = state.spelling;
    if state.figures.has_marks() && !state.is_drafting() {
        picture.marked = marked(&cube);
    }
    // Positions name places from the centres; steps and the laboratory name those of space.
    let hold = if state.track() == Track::Algorithm { cube.hold() } else { Symmetry::IDENTITY };
    picture.numbers = state.figures.has_numbers().then_some(hold);
    let mut lit = state.lit();
    match state.view {
        View::Doctor => {
            lit.extend(&state.chosen);
            picture.ringed = state.suspects();
            if let Some(review) = &state.entry.review {
                picture.colours = review.known;
                picture.ringed.extend(state.entry.cursor);
                for place in Draft::places(&review.problems) {
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
        // All colours, and nothing else that stands out, for comparison with the cube in the hand.
        View::Stages if state.is_coached() => picture.next = state.coached_turn(),
        View::Stages => {
            if let Some(cubies) = at_work(state) {
                lit.extend(cubies);
            }
            picture.next = state.next_turn().filter(|_| !state.player.playing);
            if state.focus {
                picture.blank = Places::of(&cube, waiting(state).into_iter());
            }
        }
        View::Laboratory => {
            if let Some(finding) = &state.finding {
                lit.extend(finding.wish.cubies());
            }
            // The cube has its colours until there are supports.
            if state.supports && !state.bench().way.turns.is_empty() {
                picture.supports =
                    Some(state.bench().experiment.marked().map(|own| Places::of(&cube, own.into_iter())));
            }
        }
        View::Subgroup => {
            let pointed = state.light.filter(|id| id.kind == ORBIT).map(|id| id.a as usize);
            let orbit = pointed.or(state.subgroup.orbit);
            let explored = state.subgroup.explored.as_ref();
            if let Some(orbit) = orbit.and_then(|orbit| explored?.orbits.get(orbit)) {
                picture.ringed.clone_from(orbit);
            }
        }
        View::Cube | View::Group | View::Errors => {}
    }
    picture.lit = Places::of(&cube, lit.into_iter());
    picture
}

/// The small cubes that the current step of the solution moves on purpose, by their home places.
fn at_work(state: &State) -> Option<Vec<Place>> {
    if let Some(chain) = &state.chain {
        // In the last stage all that is not at home yet: that needs no rings.
        let (stage, unready) = chain.unready(state.solved)?;
        return (stage != ChainStage::Squares).then_some(unready);
    }
    let solved = state.solution()?;
    let number = solved.step_at(state.solved)?;
    let step = &solved.solution.steps[number];
    Some(match &step.kind {
        StepKind::Raise { cubie, .. } | StepKind::Lower { cubie, .. } | StepKind::Rotate { cubie, .. } => vec![*cubie],
        StepKind::Commute(cycles) => {
            // The cycles name places in space, before the first turn of the step.
            let before = solved.way.cube(solved.begins[number]);
            let places = cycles.iter().flat_map(|cycle| &cycle.places);
            places.filter_map(|place| cubie_at(&before, *place.facelets().first()?)).collect()
        }
        StepKind::Hold(_) | StepKind::Layer => vec![],
    })
}

/// The small cubes that do not matter yet at the present stage, by their home places.
fn waiting(state: &State) -> Vec<Place> {
    if let Some(chain) = &state.chain {
        // Those that the present stage still has to mend, and then all.
        let unready = chain.unready(state.solved).map_or(vec![], |(_, unready)| unready);
        return if unready.is_empty() { vec![] } else { Place::every().filter(|own| !unready.contains(own)).collect() };
    }
    if state.is_optimal() {
        return vec![];
    }
    if let Some(found) = state.short.current() {
        // In the first phase those that are not ready for the second one; then all.
        let is_first = state.solved < found.solution.borders[0];
        let unready = state.short.unready(state.solved).filter(|_| is_first).unwrap_or_default();
        let own: Vec<Place> = [unready.twisted, unready.flipped, unready.outside].concat();
        return if own.is_empty() { vec![] } else { Place::every().filter(|cubie| !own.contains(cubie)).collect() };
    }
    let Some(solved) = state.solution() else { return vec![] };
    let stage = solved.step_at(state.solved).map_or(Stage::FlipEdges, |step| solved.solution.steps[step].stage);
    let first = solved.problem.1;
    Place::every().filter(|&cubie| stage_of(cubie, first) > stage).collect()
}

/// The stage that puts a small cube in order; the first one, if there are several.
fn stage_of(cubie: Place, first: Face) -> Stage {
    match cubie.kind() {
        Kind::Edge if cubie.is_on(first) => Stage::Cross,
        Kind::Corner if cubie.is_on(first) => Stage::FirstCorners,
        Kind::Edge if !cubie.is_on(first.opposite()) => Stage::SecondLayer,
        Kind::Corner => Stage::PlaceCorners,
        Kind::Edge => Stage::PlaceEdges,
    }
}

/// The captions of the nets of the laboratory.
pub(super) fn net_names(state: &State, texts: &CubeTexts) -> [&'static str; 3] {
    let experiment = &state.bench.experiment;
    let form = usize::from(experiment.form == Form::Commutator);
    let [x, t, whole] = texts.laboratory.nets[form];
    [x, t, if experiment.setup.items.is_empty() { whole } else { texts.finder.net[form] }]
}

/// The nets of the laboratory: the facelets that X moves, that T moves, and that the result moves; all others are blank.
pub(super) fn nets(state: &State) -> [Picture; 3] {
    state.bench.experiment.compared().map(|cube| {
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

/// Whether the layers of the cube that is shown can be turned by dragging.
pub fn can_turn(state: &State) -> bool {
    state.track() != Track::Bench && !state.is_coached() && !(state.view == View::Doctor && state.draft.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::puzzle::cube::mistake::EntryMistake;
    use crate::puzzle::cube::{Position, random};
    use crate::scene::{FaceLook, Mark, Room};
    use crate::search::sample::Dice;
    use crate::ui::page::state::{Linked, PageState};
    use std::collections::{BTreeMap, BTreeSet};

    const ROOM: Room = Room { width: 600.0, height: 500.0 };

    /// What each facelet of the cube in space shows, and how it stands out.
    fn faces(state: &State) -> BTreeMap<usize, (FaceLook, Mark)> {
        let bodies = space::solid(&picture(state), 1.0, &Camera::STANDARD, ROOM).bodies;
        let faces = bodies.iter().flat_map(|body| &body.faces);
        faces.filter_map(|face| Some((face.id?.a as usize, (face.look, face.mark)))).collect()
    }

    fn ringed(state: &State) -> BTreeSet<usize> {
        let is_ringed = |mark: &Mark| matches!(mark, Mark::Lit | Mark::LitClash);
        faces(state).into_iter().filter(|(_, (_, mark))| is_ringed(mark)).map(|(facelet, _)| facelet).collect()
    }

    #[test]
    fn what_may_be_wrong_is_ringed_on_the_cube() {
        let mut dice = Dice::new(31, 0);
        for kind in 0..3 {
            let colours = Cube::of(&random::reachable(&mut dice)).colours().map(Some);
            let made = match kind {
                0 => EntryMistake::Colours([Face::Right, Face::Left]),
                1 => EntryMistake::Turned(vec![(Face::Back, 1)]),
                // Not its own colour.
                _ => EntryMistake::Facelets(colours[2].iter().map(|own| (2, own.opposite())).collect()),
            };
            let draft = Draft { colours: made.mended(&colours) };
            let mut state = State::of(&Link::parse(&format!("#/cube?draft={}&view=doctor", draft.text())).0);
            assert!(state.draft.is_some() && state.suspects().is_empty(), "{made:?}: nothing is worked out yet");
            // As the second part of the program does.
            crate::ui::cube::state::later::suspect(&mut state);
            let mistakes = state.mistakes();
            assert!(mistakes.iter().any(|found| found.mended(&draft.colours) == colours), "{made:?}");
            // With the facelet that gets the next colour.
            let with_cursor = |index: usize| -> BTreeSet<usize> {
                mistakes[index].facelets(&draft.colours).into_iter().chain(state.entry.cursor).collect()
            };
            // The first cause; another one while it is pointed at.
            let wanted: Vec<BTreeSet<usize>> = (0..mistakes.len()).map(with_cursor).collect();
            assert_eq!(ringed(&state), wanted[0], "{made:?}");
            for (index, wanted) in wanted.into_iter().enumerate() {
                state.point(Some(scene::mistake_id(index)));
                assert_eq!(ringed(&state), wanted, "{made:?}, cause {index}");
            }
        }
    }

    #[test]
    fn the_supports_of_x_and_t_stand_on_the_cube() {
        for (link, parts) in [
            ("x=R-_D_R&t=U", ["", "R' D R", "U"]),
            ("s=F_U2&x=R-_D_R&t=U-", ["F U2", "R' D R", "U'"]),
            ("x=M_U&t=R_F", ["", "M U", "R F"]),
        ] {
            let [setup, x, t] = parts.map(|text| crate::puzzle::cube::notation::read(text).unwrap_or_default().cube());
            let standing = setup.standing();
            // Whether it moves the small cube, or turns it in its place, where the setup has brought it.
            let moves = |part: &Cube, own: Place| {
                let position: Position = part.standing();
                let at = standing.goes(own).0;
                position.goes(at) != (at, 0)
            };
            let all = State::of(&Link::parse(&format!("#/cube?view=laboratory&{link}&supports=1")).0).farthest();
            let mut met = [0; 4];
            for step in 0..=all {
                let state = State::of(&Link::parse(&format!("#/cube?view=laboratory&{link}&supports=1&step={step}")).0);
                assert_eq!(state.step(), step);
                let cube = state.cube();
                let colours = cube.colours();
                for (facelet, (look, _)) in faces(&state) {
                    let sign = cubie_at(&cube, facelet)
                        .map_or(0, |own| usize::from(moves(&x, own)) + 2 * usize::from(moves(&t, own)));
                    met[sign] += 1;
                    let colour = state.scheme.colour(colours[facelet]);
                    match (look, sign) {
                        (FaceLook::Letter(of, letter), 1..) => {
                            assert_eq!((of, letter), (colour, scene::SUPPORTS[sign - 1]))
                        }
                        (FaceLook::Bare(_), 0) => {}
                        other => panic!("{link}, step {step}, facelet {facelet}: {other:?}"),
                    }
                }
            }
            assert!(met.iter().all(|&count| count > 0), "{link}: {met:?}");
            // Without the choice the cube has its colours.
            let plain = State::of(&Link::parse(&format!("#/cube?view=laboratory&{link}&supports=0")).0);
            assert!(faces(&plain).values().all(|(look, _)| matches!(look, FaceLook::Glyph(_))));
        }
    }
}
